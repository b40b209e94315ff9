package mathbench

import (
	"os"
	"testing"

	"rewrite/egraph"
)

// TestCounts checks the node and class counts, searching everything and only
// what changed. The biggest rows run with REWRITE_BIG=1 and as benchmarks.
func TestCounts(t *testing.T) {
	for _, c := range Cases {
		if c.Big && os.Getenv("REWRITE_BIG") == "" {
			t.Logf("%s left to REWRITE_BIG=1", c.Name())
			continue
		}
		for _, full := range []bool{false, true} {
			g, rs, err := c.Setup(egraph.Config{})
			if err != nil {
				t.Fatal(err)
			}
			rep := c.Run(g, rs, egraph.Options{FullScan: full})
			if g.NumNodes() != c.Nodes || g.NumClasses() != c.Classes {
				t.Errorf("%s full=%v: %d nodes, %d classes, want %d, %d (%v)", c.Name(), full,
					g.NumNodes(), g.NumClasses(), c.Nodes, c.Classes, rep.Stop)
			}
			if c.Iterations == 0 && rep.Stop.Kind != egraph.Saturated {
				t.Errorf("%s: %v", c.Name(), rep.Stop)
			}
		}
	}
}
