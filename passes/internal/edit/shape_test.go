package edit_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"rewrite/passes/ir/asm/print"

	"rewrite/passes/analysis/cfg"
	"rewrite/passes/internal/edit"
	"rewrite/passes/ir"
	"rewrite/passes/ir/asm"
	"rewrite/passes/ir/verify"
)

func parse(t testing.TB, src string) *ir.Module {
	t.Helper()
	m, diags := asm.Parse("test.ll", []byte(src), asm.Options{})
	if diags.HasErrors() {
		t.Fatal(diags, "\n", src)
	}
	return m
}

// random makes a function of n blocks with edges anywhere but to the entry, parallel
// ones among them, ends, and blocks that are not reached. Each block has a phi that
// tells its predecessors apart; nothing else is used across blocks, as edits of edges
// keep no value's dominance.
func random(t testing.TB, rng *rand.Rand, n int) *ir.Func {
	succs, preds := make([][]int, n), make([][]int, n)
	for i := range n {
		switch k := rng.IntN(6); {
		case n == 1 || k == 0 && i > 0:
		case k < 3:
			succs[i] = []int{min(n-1, i+1)}
		default:
			succs[i] = []int{min(n-1, i+1)}
			for range 1 + rng.IntN(2) {
				succs[i] = append(succs[i], 1+rng.IntN(n-1))
			}
		}
		for _, s := range succs[i] {
			preds[s] = append(preds[s], i)
		}
	}
	var b strings.Builder
	b.WriteString("define i32 @f(i32 %x, i1 %c) {\n")
	for i := range n {
		fmt.Fprintf(&b, "b%d:\n", i)
		if len(preds[i]) > 0 {
			var in []string
			for _, p := range preds[i] {
				in = append(in, fmt.Sprintf("[ %d, %%b%d ]", p, p))
			}
			fmt.Fprintf(&b, "  %%p%d = phi i32 %s\n", i, strings.Join(in, ", "))
		}
		fmt.Fprintf(&b, "  %%v%d = add i32 %%x, %d\n", i, i)
		switch s := succs[i]; {
		case len(s) == 0:
			fmt.Fprintf(&b, "  ret i32 %%x\n")
		case len(s) == 1:
			fmt.Fprintf(&b, "  br label %%b%d\n", s[0])
		case len(s) == 2 && rng.IntN(2) == 0:
			fmt.Fprintf(&b, "  br i1 %%c, label %%b%d, label %%b%d\n", s[0], s[1])
		default:
			fmt.Fprintf(&b, "  switch i32 %%x, label %%b%d [", s[0])
			for c, to := range s[1:] {
				fmt.Fprintf(&b, " i32 %d, label %%b%d", c, to)
			}
			b.WriteString(" ]\n")
		}
	}
	b.WriteString("}\n")
	return parse(t, b.String()).Funcs[0]
}

// entry is what a new edge from a block brings to a phi.
func entry(f *ir.Func, from *ir.Block) func(phi *ir.Value) *ir.Value {
	return func(phi *ir.Value) *ir.Value {
		if v := edit.Incoming(phi, from); v != nil {
			return v
		}
		return f.Int(ir.I32, 7)
	}
}

// change does something to the edges of a function, and says what, "" for nothing.
func change(rng *rand.Rand, f *ir.Func, s *edit.Shape) string {
	b := f.Blocks[rng.IntN(len(f.Blocks))]
	t := b.Terminator()
	var to *ir.Block
	if len(f.Blocks) > 1 {
		to = f.Blocks[1+rng.IntN(len(f.Blocks)-1)]
	}
	i := 0
	if n := len(t.Targets); n > 0 {
		i = rng.IntN(n)
	}
	switch k := rng.IntN(12); {
	case k < 3 && len(t.Targets) > 0:
		edit.Redirect(s, b, i, to, entry(f, b))
		return "redirect"
	case k < 5 && len(t.Targets) > 0:
		if edit.RemoveEdge(s, b, i) == "" {
			return "remove"
		}
	case k < 8 && t.Op == ir.OpSwitch && to != nil:
		edit.AddCase(s, t, f.Int(ir.I32, uint64(100+f.NumValues())), to, entry(f, b))
		return "add"
	case k < 9 && len(t.Targets) > 0 && len(f.Blocks) < 40:
		edit.SplitEdge(s, b, i)
		return "split edge"
	case k < 10 && len(f.Blocks) < 40:
		v := b.Instrs[rng.IntN(len(b.Instrs))]
		if edit.CannotSplitBlock(v) == "" {
			edit.SplitBlock(s, v)
			return "split block"
		}
	case k < 11:
		tree := f.Dominators()
		edit.RemoveBlocks(f, func(b *ir.Block) bool { return !tree.Reachable(b) })
		s.Update()
		return "sweep"
	case to != nil && t.Op == ir.OpUnreachable:
		br := f.NewInstr(ir.OpBr, ir.Void)
		br.Targets = []*ir.Block{to}
		edit.AddEntries(b, to, entry(f, b))
		edit.Replace(t, br)
		s.Update(b)
		return "go on"
	}
	return ""
}

// TestShape compares dominators and loops after every one of some hundred thousand
// edits of random functions with those that are computed anew. Every edit leaves what
// the verifier accepts.
func TestShape(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 6))
	count := map[string]int{}
	edits, kept := 0, 0
	for range 1500 {
		f := random(t, rng, 1+rng.IntN(16))
		s := edit.NewShape(f)
		agree(t, f, s, "at first")
		for range 40 {
			before := print.Func(f)
			found := s.Found()
			what := change(rng, f, s)
			if what == "" {
				continue
			}
			if rng.IntN(3) == 0 { // several at once
				change(rng, f, nil)
				change(rng, f, nil)
				s.Update()
			}
			edits++
			count[what]++
			agree(t, f, s, what+" in\n"+before)
			if s.Found() == found {
				kept++
				count["loops kept by "+what]++
			}
			if err := f.CheckInvariants(); err != nil {
				t.Fatalf("%s: %v\n%s", what, err, print.Func(f))
			}
			if err := verify.Func(f).Err(); err != nil {
				t.Fatalf("%s: %v\n%s\n%s", what, err, before, print.Func(f))
			}
		}
	}
	t.Logf("%d edits, the loops are kept by %d; %v", edits, kept, count)
	if edits < 20_000 || kept < edits/4 {
		t.Errorf("%d edits, the loops are kept by %d", edits, kept)
	}
	for _, what := range []string{"split edge", "split block"} {
		if count["loops kept by "+what] < count[what]/2 || count[what] < 1000 {
			t.Errorf("%s: %d, the loops are kept by %d", what, count[what], count["loops kept by "+what])
		}
	}
}

func agree(t testing.TB, f *ir.Func, s *edit.Shape, what string) {
	t.Helper()
	f.InvalidateCFG()
	tree, nest := f.Dominators(), cfg.Loops(f)
	for _, a := range f.Blocks {
		if tree.Reachable(a) != s.Reachable(a) || tree.Idom(a) != s.Idom(a) {
			t.Fatalf("immediate dominator of %d, of\n%safter %s", a.ID, print.Func(f), what)
		}
		for _, b := range f.Blocks {
			if tree.Dominates(a, b) != s.Dominates(a, b) {
				t.Fatalf("%d dominates %d, of\n%safter %s", a.ID, b.ID, print.Func(f), what)
			}
		}
		x, y := nest.Of(a), s.Loop(a)
		for x != nil && y != nil && x.Header == y.Header && x.Depth == y.Depth {
			x, y = x.Parent, y.Parent
		}
		if x != nil || y != nil {
			t.Fatalf("loops of %d, of\n%safter %s", a.ID, print.Func(f), what)
		}
	}
}

// TestCannotSplit holds what is refused.
func TestCannotSplit(t *testing.T) {
	m := parse(t, `
declare i32 @personality(...)
declare i32 @g(i32)
declare token @llvm.experimental.convergence.loop()

define i32 @edges(i32 %x, ptr %p) personality ptr @personality {
entry:
  switch i32 %x, label %a [ i32 1, label %b ]
a:
  indirectbr ptr %p, [label %b, label %c]
b:
  %r = invoke i32 @g(i32 %x) to label %c unwind label %d
c:
  callbr void asm sideeffect "", "!i"() to label %e [label %b]
d:
  %l = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %l
e:
  %q = phi i32 [ 1, %c ]
  %z = add i32 %q, 1
  %t = musttail call i32 @g(i32 %z)
  ret i32 %t
}
`)
	f := m.Lookup("edges").Func
	var edges, blocks []string
	for _, b := range f.Blocks {
		for i := range b.Terminator().Targets {
			if why := edit.CannotSplitEdge(b.Terminator(), i); why != "" {
				edges = append(edges, fmt.Sprintf("%s %d: %s", b.Name, i, why))
			}
		}
		for i, v := range b.Instrs {
			if why := edit.CannotSplitBlock(v); why != "" {
				blocks = append(blocks, fmt.Sprintf("%s %d: %s", b.Name, i, why))
			}
		}
	}
	if want := []string{
		"a 0: the targets of indirectbr are addresses", "a 1: the targets of indirectbr are addresses",
		"b 1: an edge that an exception takes leads to a pad",
		"c 0: the targets of callbr are addresses", "c 1: the targets of callbr are addresses",
	}; !slices.Equal(edges, want) {
		t.Errorf("edges: %q", edges)
	}
	if want := []string{
		"d 0: a landingpad stands first in its block", "e 0: a phi stands first in its block", "e 3: a return must follow the call before it",
	}; !slices.Equal(blocks, want) {
		t.Errorf("blocks: %q", blocks)
	}
	for _, why := range []string{edit.RemoveEdge(nil, f.Blocks[0], 0), edit.RemoveEdge(nil, f.Blocks[1], 1)} {
		if why == "" {
			t.Error("a target that must be there is removed")
		}
	}
}
