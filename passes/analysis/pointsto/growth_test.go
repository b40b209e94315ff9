package pointsto_test

import (
	"math/rand/v2"
	"runtime"
	"syscall"
	"testing"
	"time"

	"rewrite/passes/analysis/pointsto/andersen"
	"rewrite/passes/analysis/pointsto/constraint"
	"rewrite/passes/analysis/pointsto/steensgaard"
	"rewrite/passes/ir/llvmtest"
)

// generated is a system of about n constraints, as of a program of many functions: pieces of 40 nodes and 8 objects each, ten of
// which know each other, by one constraint in 20.
func generated(n int) *constraint.Graph {
	const nodes, objects = 40, 8
	rng := rand.New(rand.NewPCG(1, uint64(n)))
	g := constraint.NewGraph(8)
	pieces := max(n/100, 1)
	for range pieces * nodes {
		g.NewNode()
	}
	for range pieces * objects {
		g.NewObject(constraint.ObjectInfo{Kind: constraint.Stack})
	}
	piece := func(of int) int {
		if rng.IntN(20) == 0 {
			return min(of/10*10+rng.IntN(10), pieces-1)
		}
		return of
	}
	node := func(of int) constraint.Node { return constraint.Node(2 + piece(of)*nodes + rng.IntN(nodes)) }
	for of := range pieces {
		for range 100 {
			x, y := node(of), constraint.Node(2+of*nodes+rng.IntN(nodes))
			switch k := rng.IntN(100); {
			case k < 20:
				g.Addr(y, constraint.Object(1+of*objects+rng.IntN(objects)))
			case k < 50:
				g.Copy(x, y)
			case k < 60:
				g.Shift(x, y, int64(8*rng.IntN(4)), 0)
			case k < 80:
				g.Load(x, y, 8, false)
			default:
				g.Store(x, y, 8, false)
			}
		}
	}
	return g
}

// measure is the processor time that solving takes for a constraint, collecting its garbage included.
func measure(t testing.TB, solve func(*constraint.Graph), n int) time.Duration {
	g := generated(n)
	runtime.GC()
	start := used(t)
	solve(g)
	return (used(t) - start) / time.Duration(g.Size())
}

// used is how much processor time the process took.
func used(t testing.TB) time.Duration {
	var r syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &r); err != nil {
		t.Fatal(err)
	}
	return time.Duration(r.Utime.Nano() + r.Stime.Nano())
}

// BenchmarkGrowth solves generated systems of 1,000 to 1,000,000 constraints.
func BenchmarkGrowth(b *testing.B) {
	for _, x := range []struct {
		name  string
		solve func(*constraint.Graph)
	}{
		{"steensgaard", func(g *constraint.Graph) { steensgaard.Solve(g) }},
		{"andersen", func(g *constraint.Graph) { andersen.Solve(g) }},
	} {
		for _, n := range []struct {
			name string
			n    int
		}{{"1000", 1e3}, {"10000", 1e4}, {"100000", 1e5}, {"1000000", 1e6}} {
			b.Run(x.name+"/"+n.name, func(b *testing.B) {
				for range b.N {
					b.ReportMetric(float64(measure(b, x.solve, n.n)), "ns/constraint")
				}
			})
		}
	}
}

// TestGrowth: Steensgaard's analysis takes near-linear time, from 10,000 constraints to 160,000, or in long tests to 640,000.
func TestGrowth(t *testing.T) {
	solve := func(g *constraint.Graph) { steensgaard.Solve(g) }
	best := func(n int) time.Duration {
		d := measure(t, solve, n)
		for range 4 {
			d = min(d, measure(t, solve, n))
		}
		return d
	}
	small, large := best(10_000), best(llvmtest.Amount(160_000, 640_000))
	t.Log(small, large, "for a constraint")
	if large > 8*small { // memory is further away
		t.Errorf("a constraint takes %v of many, and %v of few", large, small)
	}
}
