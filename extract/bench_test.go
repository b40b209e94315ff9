package extract_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"rewrite/egraph"
	"rewrite/egraph/twobit"
	"rewrite/extract"
)

// sized is a graph of n nodes in which every fifth class has a second node.
func sized(tb testing.TB, n int) *extract.Problem {
	lang := twobit.New(0)
	g, err := egraph.New(lang.Language, egraph.Config{})
	if err != nil {
		tb.Fatal(err)
	}
	r := rand.New(rand.NewPCG(1, uint64(n)))
	cs := []egraph.ClassID{g.Leaf(twobit.Arg, 0, 0), g.Leaf(twobit.Arg, 0, 1)}
	pick := func() egraph.ClassID { return cs[len(cs)-1-r.IntN(min(len(cs), 8))] }
	for i := 0; g.NumIDs() < n; i++ {
		c := g.Add(twobit.Pure[r.IntN(5)], 0, 0, pick(), pick())
		g.MarkOriginal(egraph.NodeID(c))
		if i%5 == 0 {
			g.Union(c, g.Add(twobit.Xor, 0, 0, pick(), cs[r.IntN(2)]), 0)
			g.Rebuild()
			c = g.Find(c)
		}
		cs = append(cs, c)
	}
	return &extract.Problem{
		Graph: g,
		Roots: []extract.Root{{Class: cs[len(cs)-1]}, {Class: cs[len(cs)/2]}},
		Cost:  func(n egraph.NodeID) extract.Cost { return extract.Cost(1 + g.Op(n)%3) },
	}
}

func BenchmarkExtract(b *testing.B) {
	for _, n := range []int{5, 10, 30, 100, 1000, 10_000, 100_000} {
		p := sized(b, n)
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			var x extract.Extractor
			var s *extract.Solution
			b.ReportAllocs()
			for b.Loop() {
				var err error
				if s, err = x.Extract(p); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(float64(s.Steps), "steps")
			b.Logf("%v, optimal %v, cost %d", s.Method, s.Optimal, s.Cost)
		})
	}
}

// TestSizes checks solutions of graphs too big for brute force, found by each
// method, and that a reused extractor does not allocate for small ones.
func TestSizes(t *testing.T) {
	methods := map[extract.Method]bool{}
	for _, n := range []int{5, 30, 100, 300, 5000, 50_000} {
		p := sized(t, n)
		var x extract.Extractor
		s, err := x.Extract(p)
		if err != nil {
			t.Fatal(err)
		}
		if err := s.Check(p); err != nil {
			t.Errorf("%d nodes: %v", n, err)
		}
		methods[s.Method] = true
		if n <= 30 {
			if a := testing.AllocsPerRun(20, func() { _, _ = x.Extract(p) }); a > 0 {
				t.Errorf("%d nodes: %v allocations", n, a)
			}
		}
	}
	if len(methods) != 3 {
		t.Errorf("methods %v", methods)
	}
}
