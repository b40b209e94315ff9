package ir_test

import (
	"math/rand/v2"
	"testing"

	"rewrite/passes/ir"
)

// graphFunc makes a function whose block i goes to succs[i]. Its condition is
// its only parameter.
func graphFunc(succs [][]int) *ir.Func {
	f := ir.NewFunc(&ir.Global{Kind: ir.Function, Name: "f"}, new(ir.Types).Func(ir.Void, []*ir.Type{ir.I32}, false), nil)
	f.HasBody = true
	cond := f.AddParam(ir.I32, "c")
	for range succs {
		f.Blocks = append(f.Blocks, f.NewBlock(""))
	}
	for i, list := range succs {
		b := f.Blocks[i]
		if len(list) == 0 {
			b.Append(f.NewInstr(ir.OpRet, ir.Void))
			continue
		}
		t := f.NewInstr(ir.OpSwitch, ir.Void, cond)
		for j, s := range list {
			t.Targets = append(t.Targets, f.Blocks[s])
			if j > 0 {
				t.AddArg(f.Int(ir.I32, uint64(j)))
			}
		}
		b.Append(t)
	}
	return f
}

// reaches tells by brute force whether a path leads from one block to another
// without the edge number cut of block avoid, or without block avoid when cut
// is -1.
func reaches(succs [][]int, from, to, avoid, cut int) bool {
	if cut < 0 && from == avoid {
		return false
	}
	seen := make([]bool, len(succs))
	seen[from] = true
	stack := []int{from}
	for len(stack) > 0 {
		b := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if b == to {
			return true
		}
		for j, s := range succs[b] {
			if b == avoid && j == cut || cut < 0 && s == avoid || seen[s] {
				continue
			}
			seen[s] = true
			stack = append(stack, s)
		}
	}
	return false
}

func randomGraph(rng *rand.Rand) [][]int {
	n := 1 + rng.IntN(12)
	succs := make([][]int, n)
	for i := range succs {
		for range rng.IntN(4) {
			if n > 1 {
				succs[i] = append(succs[i], 1+rng.IntN(n-1))
			}
		}
	}
	return succs
}

// TestDominators compares with the definition on random graphs, loops that no
// block dominates and unreachable blocks included.
func TestDominators(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 8))
	for range 3000 {
		succs := randomGraph(rng)
		f := graphFunc(succs)
		d := f.Dominators()
		rpo := d.ReversePostorder()
		for i, b := range rpo {
			if d.Number(b) != i {
				t.Fatalf("%v: block %d has number %d at place %d", succs, b.ID, d.Number(b), i)
			}
		}
		for b, block := range f.Blocks {
			reachable := reaches(succs, 0, b, -1, 0)
			if d.Reachable(block) != reachable || (d.Number(block) >= 0) != reachable {
				t.Fatalf("%v: block %d reachable: %v", succs, b, reachable)
			}
			var strict []int
			for a := range f.Blocks {
				want := a == b || !reaches(succs, 0, b, a, -1)
				if !reachable {
					want = true
				} else if !reaches(succs, 0, a, -1, 0) {
					want = false
				}
				if got := d.Dominates(f.Blocks[a], block); got != want {
					t.Fatalf("%v: block %d dominates %d: %v, want %v", succs, a, b, got, want)
				}
				if want && a != b && reachable {
					strict = append(strict, a)
				}
			}
			// The immediate dominator is the strict one that all others dominate.
			idom := d.Idom(block)
			if (idom == nil) != (len(strict) == 0) {
				t.Fatalf("%v: block %d has idom %v, strict dominators %v", succs, b, idom, strict)
			}
			for _, a := range strict {
				if !d.Dominates(f.Blocks[a], idom) {
					t.Fatalf("%v: %d dominates %d strictly, but not its idom %d", succs, a, b, idom.ID)
				}
			}
		}
		for from, list := range succs {
			for j, to := range list {
				for b := range succs {
					if !reaches(succs, 0, from, -1, 0) || !reaches(succs, 0, b, -1, 0) {
						continue
					}
					want := !reaches(succs, 0, b, from, j)
					for k, other := range list { // the same two blocks, joined twice
						want = want && (k == j || other != to)
					}
					if got := d.DominatesEdge(f.Blocks[from], f.Blocks[to], f.Blocks[b]); got != want {
						t.Fatalf("%v: edge %d-%d dominates %d: %v, want %v", succs, from, to, b, got, want)
					}
				}
			}
		}
	}
}

// TestDominatesValue goes through uses in one block, across blocks, in phis and
// of an invoke.
func TestDominatesValue(t *testing.T) {
	f := parseFunc(t, `
declare i32 @g()
define i32 @f(i1 %c, i32 %n) personality ptr null {
entry:
  %a = add i32 %n, 1
  %b = add i32 %a, 1
  br i1 %c, label %call, label %join
call:
  %r = invoke i32 @g() to label %join unwind label %pad
join:
  %p = phi i32 [ %b, %entry ], [ %r, %call ]
  %q = add i32 %p, %n
  br i1 %c, label %loop, label %exit
loop:
  %l = phi i32 [ %q, %join ], [ %m, %loop ]
  %m = add i32 %l, 1
  br i1 %c, label %loop, label %exit
exit:
  ret i32 1
pad:
  %lp = landingpad { ptr, i32 } cleanup
  ret i32 2
dead:
  %d = add i32 %n, 1
  ret i32 %d
}`, "f")
	d := f.Dominators()
	v := func(name string) *ir.Value { return named(f, name) }
	for _, c := range []struct {
		def, user string
		index     int32
		want      bool
	}{
		{"a", "b", 0, true},
		{"b", "a", 0, false},
		{"a", "a", 0, false},
		{"n", "a", 0, true},
		{"b", "p", 0, true},
		{"r", "p", 1, true},  // taken on the normal edge
		{"r", "p", 0, false}, // not at the end of entry
		{"r", "q", 0, false}, // the edge does not dominate join
		{"p", "q", 0, true},
		{"q", "p", 0, false},
		{"m", "l", 1, true},
		{"m", "l", 0, false},
		{"q", "m", 0, true},
		{"m", "q", 0, false},
		{"d", "q", 0, false}, // an unreachable definition
		{"q", "d", 0, true},  // an unreachable use
	} {
		if got := d.DominatesValue(v(c.def), ir.Use{User: v(c.user), Index: c.index}); got != c.want {
			t.Errorf("%%%s dominates operand %d of %%%s: %v, want %v", c.def, c.index, c.user, got, c.want)
		}
	}
	if !d.DominatesValue(f.Int(ir.I32, 5), ir.Use{User: v("a"), Index: 1}) {
		t.Error("a constant is available everywhere")
	}
}

// TestDominatorsDropped checks that the tree is kept until the edges change.
func TestDominatorsDropped(t *testing.T) {
	f := graphFunc([][]int{{1, 2}, {3}, {3}, {}})
	d := f.Dominators()
	if f.Dominators() != d {
		t.Error("the tree is made again although nothing has changed")
	}
	if d.Idom(f.Blocks[3]) != f.Blocks[0] {
		t.Error("the join's immediate dominator is not the entry")
	}
	f.Blocks[0].Terminator().SetTarget(1, f.Blocks[1])
	if now := f.Dominators(); now == d || now.Idom(f.Blocks[3]) != f.Blocks[1] || now.Reachable(f.Blocks[2]) {
		t.Error("the tree does not follow the edges")
	}
	d = f.Dominators()
	f.Blocks[2].Terminator().Erase()
	if f.Dominators() == d {
		t.Error("the tree is kept although a terminator is erased")
	}
}

// TestDominatorsDeep is linear in the depth, and needs no stack of the machine.
func TestDominatorsDeep(t *testing.T) {
	const n = 50000
	succs := make([][]int, n)
	for i := range n - 1 {
		succs[i] = []int{i + 1}
		if i%3 == 2 {
			succs[i] = append(succs[i], i-1)
		}
	}
	f := graphFunc(succs)
	d := f.Dominators()
	if d.Idom(f.Blocks[n-1]) != f.Blocks[n-2] || !d.Dominates(f.Blocks[1], f.Blocks[n-1]) || d.Dominates(f.Blocks[n-1], f.Blocks[1]) {
		t.Error("a chain of blocks is not dominated one by the other")
	}
}
