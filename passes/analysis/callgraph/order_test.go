package callgraph_test

import (
	"math/rand/v2"
	"testing"

	"rewrite/passes/analysis/callgraph"
	"rewrite/passes/ir"
	"rewrite/passes/ir/asm/asmtest"
)

// TestOrder: without the functions that break cycles of random graphs there are none, each of these is on a cycle, and what the
// order says stays what it was when bodies change.
func TestOrder(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	breakers := 0
	for range 200 {
		m := asmtest.Parse(t, random(rng, 2+rng.IntN(30)))
		g := callgraph.New(m)
		o := g.Order()
		said := map[*ir.Func][4]bool{}
		for _, n := range g.Nodes() {
			f := n.Func
			said[f] = [4]bool{o.Breaks(f), o.Once(f), o.Done(f, m.Funcs[0]), o.Together(f, m.Funcs[0])}
			if o.Once(f) != (g.NumCalls(n) == 1 && !n.AddressTaken) {
				t.Fatalf("@%s is called %d times, once: %v", f.Name, g.NumCalls(n), o.Once(f))
			}
			if o.Together(f, m.Funcs[0]) != (g.Component(n) == g.Component(g.Node(m.Funcs[0]))) {
				t.Fatalf("@%s is of the component of the first: %v", f.Name, o.Together(f, m.Funcs[0]))
			}
			if o.Breaks(f) {
				breakers++
				if !reaches(n, n, func(*callgraph.Node) bool { return true }) {
					t.Fatalf("@%s is on no cycle", f.Name)
				}
			} else if reaches(n, n, func(x *callgraph.Node) bool { return !o.Breaks(x.Func) }) {
				t.Fatalf("@%s is on a cycle of functions that break none", f.Name)
			}
			for _, c := range n.Callees() {
				if !o.Done(c.Func, f) && !o.Together(c.Func, f) {
					t.Fatalf("@%s is not done with before @%s, which calls it", c.Func.Name, f.Name)
				}
			}
		}
		for _, f := range m.Funcs {
			f.Entry().EraseIf(func(v *ir.Value) bool { return v.Op == ir.OpCall && rng.IntN(2) == 0 })
			g.Refresh(f)
		}
		g.Components()
		for f, want := range said {
			if got := [4]bool{o.Breaks(f), o.Once(f), o.Done(f, m.Funcs[0]), o.Together(f, m.Funcs[0])}; got != want {
				t.Fatalf("@%s: %v after changes, %v before", f.Name, got, want)
			}
		}
	}
	if breakers < 100 {
		t.Errorf("only %d functions break cycles", breakers)
	}
}

// reaches tells whether calls lead from one function to another by functions that by says yes to.
func reaches(from, to *callgraph.Node, by func(*callgraph.Node) bool) bool {
	seen := map[*callgraph.Node]bool{}
	var visit func(n *callgraph.Node) bool
	visit = func(n *callgraph.Node) bool {
		for _, c := range n.Callees() {
			if c == to {
				return true
			}
			if by(c) && !seen[c] {
				seen[c] = true
				if visit(c) {
					return true
				}
			}
		}
		return false
	}
	return visit(from)
}

// TestCopied: what a function that is copied calls is copied with it, but not where that goes to one place.
func TestCopied(t *testing.T) {
	m := asmtest.Parse(t, `
define internal void @plain() {
  ret void
}
define internal void @inCopies() {
  call void @plain2()
  ret void
}
define internal void @plain2() {
  ret void
}
define internal void @inOneCopy() {
  ret void
}
define internal void @copied() alwaysinline {
  call void @inCopies()
  ret void
}
define internal void @copiedOnce() alwaysinline {
  call void @inOneCopy()
  ret void
}
define void @copiedElsewhere() alwaysinline {
  call void @plain()
  ret void
}
define void @root() {
  call void @copied()
  call void @copied()
  call void @copiedOnce()
  ret void
}`)
	o := callgraph.New(m).Order()
	want := map[string]bool{"plain": true, "inCopies": true, "plain2": true, "copied": true, "copiedElsewhere": true}
	for _, f := range m.Funcs {
		if o.Copied(f) != want[f.Name] {
			t.Errorf("@%s is copied: %v, want %v", f.Name, o.Copied(f), want[f.Name])
		}
	}
}
