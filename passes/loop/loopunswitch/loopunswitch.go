// Package loopunswitch decides in front of a loop what is decided the same way in each of its rounds: loop unswitching.
//
//	front: br label %loop                             front: br i1 %p, label %in, label %done
//	loop:  br i1 %p, label %body, label %done         in:    br label %loop
//	body:  ...                                        loop:  br label %body
//	       br label %loop                             body:  ...
//	done:  ...                                               br label %loop
//
// That is the trivial way: what comes first in each round leaves the loop or stays in it, so that nothing is there twice. A
// condition of which a part is the same in all rounds counts as far as that part decides it. For all else there must be a
// loop for each outcome, and in each only the blocks that it comes to:
//
//	loop:  ...                                        front: %p1 = freeze i1 %p
//	       br i1 %p, label %a, label %b                      br i1 %p1, label %loopA, label %loopB
//
// This is done where the nontrivial option asks for it, and the instructions that are there twice are few; not
// where a function is to be small. A loop may be split again on another condition, until all that was made of a nest is a few
// times what one such loop may be.
//
// A value that was not branched on whenever the loop was entered is frozen, and the loops know what it came to (SEMANTICS law 27).
//
// Loops are closed and in simple form afterwards.
//
// Allen and Cocke, "A Catalogue of Optimizing Transformations" (1971); LLVM, SimpleLoopUnswitch.
package loopunswitch

import (
	"slices"

	"rewrite/passes/analysis"
	"rewrite/passes/analysis/cfg"
	"rewrite/passes/analysis/manager"
	"rewrite/passes/internal/edit"
	"rewrite/passes/ir"
	"rewrite/passes/ir/remark"
	"rewrite/passes/pass"
)

// Run does what needs no code twice.
func Run(f *ir.Func, e *pass.Env) manager.Kept { return run(f, e, 0) }

// RunNontrivial also makes a loop for each outcome.
func RunNontrivial(f *ir.Func, e *pass.Env) manager.Kept {
	return run(f, e, e.Target.Thresholds(f).Unswitched)
}

// maxRounds bounds how many conditions of a loop are taken one after another, and through how many loops a condition moves out.
const maxRounds = 16

func run(f *ir.Func, e *pass.Env, limit int) manager.Kept {
	an := e.Of(f)
	w := &work{f: f, e: e, say: e.Remarks(f), an: an, limit: limit, left: map[*ir.Block]*int{}}
	changed, closed := false, false
	for range maxRounds {
		w.no = nil
		if w.nest = an.Loops(); len(w.nest.All) == 0 || !w.some() {
			break
		}
		if edit.CloseLoops(an) {
			closed = true
			an.Drop()
		}
		w.tree, w.facts, w.taken = an.Dom(), an.Facts(), edit.AddressTaken(f)
		if !w.round() {
			break
		}
		changed = true
		edit.PutBehind(f, w.behind)
		edit.RemoveUnreachable(f, w.taken, func(*ir.Block) {})
		f.MarkChanged()
		an.Drop()
	}
	w.missed()
	switch {
	case changed:
		edit.Done(f, nil)
		return manager.None
	case closed:
		return manager.Shape | manager.Memory
	}
	return manager.All
}

type work struct {
	f     *ir.Func
	e     *pass.Env
	say   *remark.Remarks
	an    *manager.Func
	limit int                // of instructions that are there twice
	left  map[*ir.Block]*int // of a header: how many more may be made of the nest that the loop is of

	// of a round
	nest   *cfg.LoopNest
	tree   *ir.DomTree
	facts  *analysis.Analysis
	taken  map[*ir.Block]bool
	behind map[*ir.Block][]*ir.Block // new blocks, by what they stand behind
	no     []refused                 // what was not done in the last round
}

type refused struct {
	at  *ir.Value
	why string
}

// refuse puts down why something is not done. A remark is made of it if that is so in the end.
func (w *work) refuse(at *ir.Value, why string) { w.no = append(w.no, refused{at, why}) }

func (w *work) missed() {
	for _, x := range w.no {
		w.say.Missed(x.at, "what this decides in each round the same way is not decided in front of the loop: %s", x.why)
	}
}

// some tells whether a loop decides something in each round the same way.
func (w *work) some() bool {
	return slices.ContainsFunc(w.nest.All, func(l *cfg.Loop) bool {
		return slices.ContainsFunc(l.Blocks, func(b *ir.Block) bool {
			return slices.ContainsFunc(b.Instrs, func(v *ir.Value) bool {
				return (v.Op == ir.OpBr && len(v.Targets) == 2 || v.Op == ir.OpSwitch || v.Op == ir.OpSelect) && len(w.fixed(v.Args[0], l)) > 0
			})
		})
	})
}

// round changes loops of which no one is in another one: what is found out of each holds until all are changed.
func (w *work) round() bool {
	w.behind = map[*ir.Block][]*ir.Block{}
	busy := map[*cfg.Loop]bool{} // a loop within it changes
	var list []func()
	for _, l := range slices.Backward(w.nest.All) {
		if busy[l] {
			busy[l.Parent] = true
			continue
		}
		do := w.trivial(l)
		if do == nil && w.limit > 0 {
			do = w.versions(l)
		}
		if do != nil {
			list = append(list, do)
			busy[l.Parent] = true
		}
	}
	for _, do := range list {
		do()
	}
	return len(list) > 0
}

// invariant tells whether a value is the same in all rounds of a loop.
func (w *work) invariant(v *ir.Value, l *cfg.Loop) bool {
	return !v.IsInstr() || !l.Contains(w.nest, v.Block)
}

// maxParts bounds how deep a condition is taken apart.
const maxParts = 4

// fixed are the parts of a condition that are the same in all rounds of a loop and not known.
func (w *work) fixed(cond *ir.Value, l *cfg.Loop) (list []*ir.Value) {
	var find func(v *ir.Value, depth int)
	find = func(v *ir.Value, depth int) {
		if w.invariant(v, l) {
			if !v.IsConst() && !slices.Contains(list, v) && v.Type.Kind == ir.IntKind {
				list = append(list, v)
			}
			return
		}
		if depth == maxParts {
			return
		}
		if x := ir.Negated(v); x != nil {
			find(x, depth+1)
		} else if x, y, _, _ := ir.Junction(v); x != nil {
			find(x, depth+1)
			find(y, depth+1)
		}
	}
	find(cond, 0)
	return list
}

// decides is what a condition comes to where a part of it is known.
func decides(cond, part *ir.Value, is bool, depth int) (out, known bool) {
	if cond == part {
		return is, true
	}
	if depth == maxParts || !cond.IsInstr() {
		return false, false
	}
	if x := ir.Negated(cond); x != nil {
		out, known = decides(x, part, is, depth+1)
		return !out, known
	}
	x, y, and, _ := ir.Junction(cond)
	if x == nil {
		return false, false
	}
	a, knownA := decides(x, part, is, depth+1)
	b, knownB := decides(y, part, is, depth+1)
	switch {
	case knownA && a != and, knownB && b != and:
		return !and, true
	}
	return and, knownA && knownB
}

// decisive tells whether a part of a condition decides it, if it comes out one way at least.
func decisive(cond, part *ir.Value) bool {
	_, off := decides(cond, part, false, 0)
	_, on := decides(cond, part, true, 0)
	return off || on
}

// side is the target of a branch for what its condition comes to.
func side(t *ir.Value, out bool) *ir.Block {
	if out {
		return t.Targets[0]
	}
	return t.Targets[1]
}

// know replaces the uses of a value in some blocks by what it is there. The blocks are walked through, as the value may be used
// in any number of loops.
func (w *work) know(v *ir.Value, is bool, blocks []*ir.Block) {
	c := w.f.Int(ir.I1, 0)
	if is {
		c = w.f.Int(ir.I1, 1)
	}
	in := make(map[*ir.Block]bool, len(blocks))
	for _, b := range blocks {
		in[b] = true
	}
	for _, b := range blocks {
		for _, x := range b.Instrs {
			for i, a := range x.Args {
				if a == v && (x.Op != ir.OpPhi || in[x.Targets[i]]) {
					x.SetArg(i, c)
				}
			}
		}
	}
}

// frozen is a value at the end of a block, neither undef nor poison.
func (w *work) frozen(v *ir.Value, b *ir.Block) *ir.Value {
	if w.facts.Facts(v).NoUndef() {
		return v
	}
	fr := w.f.NewInstr(ir.OpFreeze, v.Type, v)
	b.InsertAt(len(b.Instrs)-1, fr)
	return fr
}

// entry makes a block in front of a loop the only one that leads there, of one that leads there.
func (w *work) entry(front, header *ir.Block) *ir.Block {
	mid := edit.Gather(header, []*ir.Block{front})
	w.put(front, mid)
	return mid
}

// put has a new block stand behind another one.
func (w *work) put(b, mid *ir.Block) { w.behind[b] = append(w.behind[b], mid) }
