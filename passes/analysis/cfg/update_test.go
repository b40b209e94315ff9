package cfg_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"rewrite/passes/analysis/cfg"
	"rewrite/passes/ir"
	"rewrite/passes/ir/asm/asmtest"
	"rewrite/passes/ir/asm/print"
)

// TestSettle puts blocks on random edges of random functions, tells the nest of each, and compares with one that is found anew. In
// between the nest answers for old and new blocks.
func TestSettle(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 8))
	loops, irreducible := 0, 0
	for range 1500 {
		f := random(t, rng, 2+rng.IntN(12))
		n := cfg.Loops(f)
		loops += len(n.All)
		irreducible += len(n.Irreducible)
		for range 1 + rng.IntN(3) { // several rounds of edits, settled each
			blocks := slices.Clone(f.Blocks)
			for range 1 + rng.IntN(4) {
				from := blocks[rng.IntN(len(blocks))]
				if len(from.Succs()) == 0 {
					continue
				}
				i := rng.IntN(len(from.Succs()))
				to := from.Succs()[i]
				mid := f.NewBlock("")
				br := f.NewInstr(ir.OpBr, ir.Void)
				br.Targets = []*ir.Block{to}
				mid.Append(br)
				term := from.Terminator()
				term.Targets = slices.Clone(term.Targets)
				term.SetTarget(i, mid)
				n.AddBetween(mid, from, to)
				for l := n.Of(from); l != nil; l = l.Parent {
					if l.Contains(n, mid) != l.Contains(n, to) {
						t.Fatalf("a block on an edge is in the loop of %s, and its ends are not both\n%s", l.Header.Name, print.Func(f))
					}
				}
				blocks = slices.Insert(blocks, slices.Index(blocks, from)+1, mid)
			}
			f.SetBlocks(blocks)
			n.Settle(f)
			if !n.Equal(cfg.Loops(f)) {
				t.Fatalf("the nest is another one than that found anew\n%s", print.Func(f))
			}
		}
	}
	if loops < 300 || irreducible < 50 {
		t.Errorf("the test saw only %d loops and %d irreducible regions", loops, irreducible)
	}
}

// TestDissolve takes a back edge away, from the one latch of a loop that then still goes on within the loop around.
func TestDissolve(t *testing.T) {
	f := asmtest.Parse(t, `define void @f(i1 %a, i1 %b) {
entry:
  br label %outer
outer:
  br label %inner
inner:
  br label %most
most:
  br i1 %a, label %most, label %latch
latch:
  br i1 %b, label %inner, label %next
next:
  br i1 %b, label %outer, label %done
done:
  ret void
}
`).Funcs[0]
	n := cfg.Loops(f)
	if len(n.All) != 3 {
		t.Fatal("there are three loops")
	}
	inner := n.All[1]
	term := inner.Latch().Terminator()
	term.Targets = slices.Clone(term.Targets)
	term.SetTarget(0, term.Targets[1])
	n.Dissolve(inner)
	n.Settle(f)
	if !n.Equal(cfg.Loops(f)) || len(n.All) != 2 || n.All[1].Depth != 2 {
		t.Fatal("two loops are left, and the nest is not what is found anew")
	}
}

// TestGuard asks about loops of all the forms that decide it.
func TestGuard(t *testing.T) {
	f := asmtest.Parse(t, `define void @f(i1 %a, i1 %b) {
entry:
  br i1 %a, label %front, label %around
front:
  br label %loop
loop:
  br i1 %b, label %loop, label %out
out:
  br label %around
around:
  br i1 %a, label %front2, label %elsewhere
front2:
  br label %loop2
loop2:
  br i1 %b, label %loop2, label %out2
out2:
  ret void
elsewhere:
  br label %front3
front3:
  br label %head3
head3:
  br i1 %b, label %body3, label %done
body3:
  br label %head3
done:
  ret void
}
`).Funcs[0]
	n := cfg.Loops(f)
	guards := map[string]string{}
	for _, l := range n.All {
		if br := l.Guard(n); br != nil {
			guards[l.Header.Name] = br.Block.Name
		}
		if !l.Simple(n) || l.Rotated(n) != (l.Header.Name != "head3") {
			t.Errorf("the form of the loop of %s", l.Header.Name)
		}
	}
	if len(guards) != 1 || guards["loop"] != "entry" {
		t.Errorf("guards: %v", guards)
	}
}
