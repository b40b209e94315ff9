package callgraph_test

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/dominikbraun/graph"

	"rewrite/passes/analysis/callgraph"
	"rewrite/passes/ir"
	"rewrite/passes/ir/asm/asmtest"
)

// spell shows a graph: each function with its calls, "?" for open ones, and marks for
// what may be called from outside or call back.
func spell(g *callgraph.Graph) string {
	var b strings.Builder
	for _, n := range g.Nodes() {
		b.WriteString(n.Func.Name)
		if n.AddressTaken {
			b.WriteString(" taken")
		}
		if n.Exposed() {
			b.WriteString(" exposed")
		}
		if n.CallsBack() {
			b.WriteString(" callsback")
		}
		b.WriteString(":")
		for _, s := range n.Sites {
			b.WriteString(" ")
			var names []string
			for _, c := range s.Callees {
				names = append(names, c.Func.Name)
			}
			if s.Open {
				names = append(names, "?")
			}
			b.WriteString(cmp.Or(strings.Join(names, "|"), "-"))
		}
		b.WriteString("\n")
	}
	return b.String()
}

// TestSites: whom calls of each kind call.
func TestSites(t *testing.T) {
	g := callgraph.New(asmtest.Parse(t, `
@table = internal constant [2 x ptr] [ptr @a, ptr getelementptr (i8, ptr @b, i64 0)]
@alias = alias void (), ptr @d
@weakalias = weak alias void (), ptr @d
declare void @ext()
declare void @quiet() nocallback
define internal void @a() { ret void }
define internal void @b() { call void @a() call void @a() ret void }
define internal void @c() { call void @ext() ret void }
define internal void @d() { ret void }
define weak void @replaced() { ret void }
define weak_odr void @same() { ret void }
define internal fastcc void @fast() { ret void }
define internal ptr @gives() { ret ptr @fast }
define void @e(i1 %x, ptr %p) {
  call void @alias()
  call void @weakalias()
  %s = select i1 %x, ptr @c, ptr @quiet
  %f = freeze ptr %s
  call void %f()
  call void %p()
  call void poison()
  call void null()
  call void asm sideeffect "", ""()
  call void @llvm.donothing()
  ret void
}
define void @phis(i1 %x) {
entry:
  br label %loop
loop:
  %f = phi ptr [ @a, %entry ], [ %g, %loop ]
  %g = phi ptr [ @b, %entry ], [ %f, %loop ]
  call void %f()
  br i1 %x, label %loop, label %end
end:
  call void %g(), !callees !0
  ret void
}
define void @told(ptr %p, ptr %q) {
  call void %p(), !callees !0
  call void %p(), !callees !{ptr @c, ptr @b, ptr @c}
  call void %p(), !callees !{ptr @nix}
  %x = call ptr @llvm.ptrmask.p0.i64(ptr %p, i64 -2)
  call void %x(ptr @e)
  ret void
}
declare ptr @llvm.ptrmask.p0.i64(ptr, i64)
!0 = !{ptr @a, ptr @b}
`))
	const want = `ext exposed callsback:
quiet taken exposed:
a taken exposed:
b taken exposed: a a
c taken exposed: ext
d taken exposed:
replaced exposed callsback:
same exposed:
fast taken exposed:
gives:
e taken exposed: d ? quiet|c ? - ? - -
phis exposed: a|b a|b
told exposed: a|b b|c ? llvm.ptrmask.p0.i64 ?
llvm.ptrmask.p0.i64 exposed callsback:
`
	if got := spell(g); got != want {
		t.Errorf("got\n%swant\n%s", got, want)
	}
	var open *ir.Value
	for _, s := range g.Nodes()[10].Sites {
		if s.Open {
			open = s.Call
		}
	}
	names := func(list []*callgraph.Node) (s []string) {
		for _, n := range list {
			s = append(s, n.Func.Name)
		}
		return s
	}
	if got := names(g.Indirect(open)); !slices.Equal(got, []string{"quiet", "a", "b", "c", "d", "e"}) {
		t.Errorf("an open call may reach %v", got)
	}
	a := g.Nodes()[2]
	if got := names(g.Callers(a)); !slices.Equal(got, []string{"b", "phis", "told"}) || g.NumCalls(a) != 5 {
		t.Errorf("a is called by %v, %d times", got, g.NumCalls(a))
	}
}

// random is a module of n functions that call each other, now and then by a select.
func random(rng *rand.Rand, n int) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, "define internal void @f%d(i1 %%x) {\n", i)
		for j := range rng.IntN(4) {
			if rng.IntN(4) == 0 {
				fmt.Fprintf(&b, "  %%p%d = select i1 %%x, ptr @f%d, ptr @f%d\n  call void %%p%d(i1 %%x)\n", j, rng.IntN(n), rng.IntN(n), j)
			} else {
				fmt.Fprintf(&b, "  call void @f%d(i1 %%x)\n", rng.IntN(n))
			}
		}
		b.WriteString("  ret void\n}\n")
	}
	return b.String()
}

// check compares the components with those that the graph library finds, and looks at
// their order and waves.
func check(t *testing.T, g *callgraph.Graph) {
	t.Helper()
	nodes := g.Nodes()
	parts, err := graph.StronglyConnectedComponents(g.View())
	if err != nil {
		t.Fatal(err)
	}
	for _, part := range parts {
		slices.Sort(part)
	}
	var found [][]int
	at := map[*callgraph.Component]int{}
	for i, c := range g.Components() {
		at[c] = i
		var part []int
		for _, n := range c.Nodes {
			part = append(part, slices.Index(nodes, n)+1)
		}
		found = append(found, part)
	}
	slices.SortFunc(parts, slices.Compare)
	slices.SortFunc(found, slices.Compare)
	if fmt.Sprint(parts) != fmt.Sprint(found) {
		t.Fatalf("components %v, the library finds %v", found, parts)
	}
	waves := g.Waves()
	total := 0
	for k, w := range waves {
		total += len(w)
		for _, c := range w {
			highest, recursive := -1, false
			for _, n := range c.Nodes {
				for _, to := range n.Callees() {
					if d := g.Component(to); d != c {
						highest = max(highest, d.Wave)
						if at[d] >= at[c] {
							t.Fatal("a callee stands behind its caller")
						}
					} else {
						recursive = true
					}
				}
			}
			if c.Wave != k || highest != k-1 || c.Recursive != recursive {
				t.Fatalf("a component of wave %d calls one of wave %d; recursive: %v, want %v", k, highest, c.Recursive, recursive)
			}
		}
	}
	if total != len(g.Components()) {
		t.Fatalf("%d components in waves, %d in all", total, len(g.Components()))
	}
}

// TestComponents compares components of random graphs with the library's, and the graph
// after random changes of bodies, refreshed, with a new one.
func TestComponents(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	recursive := 0
	for range 200 {
		m := asmtest.Parse(t, random(rng, 2+rng.IntN(20)))
		g := callgraph.New(m)
		check(t, g)
		for range 5 {
			f := m.Funcs[rng.IntN(len(m.Funcs))]
			to := m.Funcs[rng.IntN(len(m.Funcs))]
			for _, v := range f.Entry().Instrs {
				if v.Op == ir.OpCall && rng.IntN(2) == 0 {
					v.SetArg(0, f.Const(ir.Value{Op: ir.OpGlobal, Type: ir.Ptr, Aux: to.Global}))
				}
			}
			f.Entry().EraseIf(func(v *ir.Value) bool { return v.Op == ir.OpCall && rng.IntN(3) == 0 })
			g.Refresh(f)
		}
		check(t, g)
		fresh := callgraph.New(m)
		for i, n := range g.Nodes() {
			o := fresh.Nodes()[i]
			if g.NumCalls(n) != fresh.NumCalls(o) || len(g.Callers(n)) != len(fresh.Callers(o)) || len(n.Callees()) != len(o.Callees()) {
				t.Fatalf("@%s is called by %d, %d times, a new graph says %d and %d", n.Func.Name, len(g.Callers(n)), g.NumCalls(n), len(fresh.Callers(o)), fresh.NumCalls(o))
			}
			if o.AddressTaken && !n.AddressTaken {
				t.Fatalf("the address of @%s is taken", n.Func.Name)
			}
		}
		for _, c := range g.Components() {
			if c.Recursive {
				recursive++
			}
		}
	}
	if recursive < 100 {
		t.Errorf("only %d recursive components", recursive)
	}
}

// TestAddRemove: a function comes, is called, and goes.
func TestAddRemove(t *testing.T) {
	m := asmtest.Parse(t, "define internal void @a() { ret void }\ndefine void @b() { call void @a() ret void }\ndefine void @c() { call void @a() ret void }")
	g := callgraph.New(m)
	if len(g.Waves()) != 2 {
		t.Errorf("%d waves", len(g.Waves()))
	}
	b := m.Funcs[1]
	b.Entry().EraseIf(func(v *ir.Value) bool { return v.Op == ir.OpCall })
	g.Remove(b)
	check(t, g)
	a := g.Node(m.Funcs[0])
	if len(g.Nodes()) != 2 || len(g.Callers(a)) != 1 || g.NumCalls(a) != 1 || g.Node(b) != nil {
		t.Errorf("%d functions, @a is called %d times", len(g.Nodes()), g.NumCalls(a))
	}
	if n := g.Add(b); len(g.Nodes()) != 3 || g.Component(n).Wave != 0 {
		t.Error("@b is not back")
	}
	check(t, g)
}

// TestView: the graph library sees what the module has.
func TestView(t *testing.T) {
	m := asmtest.Parse(t, `
declare void @ext()
define void @a() { call void @b() call void @b() call void @ext() ret void }
define void @b() { call void @a() ret void }
define void @self() { call void @self() ret void }
define void @leaf(ptr %p) { call void %p() ret void }
define void @"odd \22name"() { call void @leaf(ptr @a) ret void }
`)
	var b strings.Builder
	if err := callgraph.Draw(&b, m); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{`"2" -> "3"`, `"5" [`, `label="@\"odd \\22name\""`} {
		if !strings.Contains(b.String(), want) {
			t.Errorf("no %s in\n%s", want, b.String())
		}
	}
	g := callgraph.New(m).View()
	if err := g.AddVertex(m.Funcs[0]); err == nil {
		t.Error("the program was changed through its graph")
	}
	if size, _ := g.Size(); size != 5 {
		t.Errorf("%d edges, want 5: parallel ones are one", size)
	}
	b.Reset()
	if err := callgraph.Print(&b, m); err != nil {
		t.Fatal(err)
	}
	const want = `@a calls @b (2 times), @ext
@b calls @a
@self calls @self
@leaf calls not by name (1)
@"odd \22name" calls @leaf
recursive: @a, @b
recursive: @self
`
	if b.String() != want {
		t.Errorf("got\n%swant\n%s", b.String(), want)
	}
}
