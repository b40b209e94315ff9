package mathbench

import (
	"os"
	"testing"

	"rewrite/egraph"
	"rewrite/egraph/explain"
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

// matchCounts are the numbers of matches of each left side on the graph of
// bench-micro-10, which are facts of mathematics too.
var matchCounts = map[string]int{
	"comm-add": 70487, "comm-mul": 51682, "assoc-add": 307425, "assoc-mul": 78405, "sub-canon": 4048,
	"zero-add": 0, "zero-mul": 0, "one-mul": 0, "cancel-sub": 0, "distribute": 302600, "factor": 42826,
	"pow-mul": 0, "pow1": 0, "pow2": 1, "d-add": 14711, "d-mul": 4429, "d-sin": 1, "d-cos": 1,
	"i-one": 0, "i-cos": 1, "i-sin": 1, "i-sum": 23422, "i-dif": 2580, "i-parts": 12708,
}

func TestMatchCounts(t *testing.T) {
	c := Case{Terms: "bench", Rules: Micro, Iterations: 10}
	g, rs, err := c.Setup(egraph.Config{})
	if err != nil {
		t.Fatal(err)
	}
	c.Run(g, rs, egraph.Options{})
	var stats egraph.Stats
	lim := egraph.NoLimits
	lim.Iterations = 1
	g.Run(rs, egraph.Options{Limits: lim, Stats: &stats})
	if len(stats.Rules) != len(matchCounts) {
		t.Fatalf("%d rules, want %d", len(stats.Rules), len(matchCounts))
	}
	for i, st := range stats.Rules {
		if want := matchCounts[rs.Rules[i].Name]; st.Matched != want {
			t.Errorf("%s: %d matches, want %d", rs.Rules[i].Name, st.Matched, want)
		}
	}
}

// TestExplain keeps reasons on a big graph, which must not change the counts,
// and replays why members of one class are equal.
func TestExplain(t *testing.T) {
	c := Case{Terms: "bench", Rules: Micro, Iterations: 9, Nodes: 28303, Classes: 12445}
	g, rs, err := c.Setup(egraph.Config{Explain: true})
	if err != nil {
		t.Fatal(err)
	}
	c.Run(g, rs, egraph.Options{})
	if g.NumNodes() != c.Nodes || g.NumClasses() != c.Classes {
		t.Errorf("%d nodes, %d classes", g.NumNodes(), g.NumClasses())
	}
	explained, steps := 0, 0
	for cl := range g.Classes() {
		var members []egraph.NodeID
		for n := range g.Nodes(cl) {
			members = append(members, n)
		}
		if len(members) < 10 || explained == 60 {
			continue
		}
		explained++
		for _, m := range members[1:] {
			ex, err := explain.Why(g, members[0], m)
			if err != nil {
				t.Fatal(err)
			}
			if err := ex.Check(g); err != nil {
				t.Fatalf("%d is %d: %v\n%s", members[0], m, err, ex)
			}
			if !ex.Equal() {
				t.Fatal("members of one class are not explained as equal")
			}
			steps += len(ex.Steps)
		}
	}
	if explained < 20 || steps < 500 {
		t.Errorf("%d classes, %d steps", explained, steps)
	}
}
