// Package licm moves what is the same in each round of a loop in front of it, and what is used behind it alone behind it: loop-invariant
// code motion.
//
//	front: br label %loop                        front: %m = mul i32 %a, 17
//	loop:  %m = mul i32 %a, 17                          %x = load i32, ptr %p
//	       %x = load i32, ptr %p                        br label %loop
//	       %s = add i32 %m, %i                   loop:  %s = add i32 %m, %i
//	       ...                                          ...
//
// An operation is invariant if its operands are, and what it reads is not written in the loop, by memory in SSA
// form. It moves if it may be executed though the loop would not have come to it, or if whoever enters the
// loop comes to it (guaranteed.go): a division, or a load of memory that need not be there, moves only then, and
// what its metadata and attributes promise on pain of undefined behaviour is dropped where it was not executed
// anyway (SEMANTICS 26). Freezes move: one choice for all rounds is one of those that each could have made.
//
// Loops are taken from the inside out, so that what leaves one may leave the next. The preheader is where
// things go; loopsimplify gives each loop one, and exits of its own.
//
// What is used behind a loop alone is done there (sink.go), which comes first. What is invariant in two operations is put together in
// front (regroup.go), two compares of a variable with what is invariant become one (minmax.go). A store that is the same in each round
// moves in front (stores.go), and memory that a loop reads and writes in one place becomes a variable in it (promote.go).
//
// Left to others: sums of constants (saturate), what only some ways in the loop need (lcm). What was closed by phis at the exits
// (lcssa) is not any more: what sinks names its operands directly.
//
// Allen and Cocke, "A Catalogue of Optimizing Transformations" (1971); Aho, Lam, Sethi and Ullman, "Compilers" (2006), 9.
package licm

import (
	"slices"

	"rewrite/passes/analysis/cfg"
	"rewrite/passes/analysis/manager"
	"rewrite/passes/analysis/memssa"
	"rewrite/passes/internal/edit"
	"rewrite/passes/internal/speculate"
	"rewrite/passes/ir"
	"rewrite/passes/ir/remark"
	"rewrite/passes/pass"
)

// Run moves what is invariant, or used behind a loop alone, out of the loops of a function.
func Run(f *ir.Func, e *pass.Env) manager.Kept {
	an := e.Of(f)
	if len(an.Loops().All) == 0 {
		return manager.All
	}
	w := &work{f: f, an: an, say: e.Remarks(f), gone: map[*ir.Value]*ir.Value{}, repair: maxRepair}
	w.layout, _ = f.Module.Layout()
	w.judge = speculate.NewJudge(f, w.layout)
	w.tree, w.nest, w.mem = an.Dom(), an.Loops(), an.Memory()
	shape := f.Shape()
	w.shape = shape
	promoted := false
	for again := true; again; {
		before := w.regroups
		for _, l := range slices.Backward(w.nest.All) {
			w.sink(l)
		}
		if w.splitExits() {
			w.reads = nil
			w.look()
			continue
		}
		w.placeReads()
		clear(w.courses)
		w.listed = nil
		for _, l := range slices.Backward(w.nest.All) {
			w.loop(l)
		}
		again = false
		for _, change := range []func() bool{w.hoistStores, w.promote} {
			// What is a variable is invariant perhaps, and what is behind an address that is can be one.
			clear(w.courses)
			if change() {
				again, promoted = true, true
				w.look()
			}
		}
		again = again || w.regroups > before // what had two uses may have one now
	}
	if !promoted && !w.changed {
		return manager.All
	}
	edit.Done(f, w.gone)
	return an.Since(shape) | manager.Memory
}

// look finds analyses anew after changes of memory accesses, or of blocks.
func (w *work) look() {
	w.an.Keep(w.an.Since(w.shape) | manager.Calls)
	w.shape = w.f.Shape()
	w.tree, w.nest, w.mem, w.listed = w.an.Dom(), w.an.Loops(), w.an.Memory(), nil
}

type work struct {
	f       *ir.Func
	an      *manager.Func
	say     *remark.Remarks
	tree    *ir.DomTree
	nest    *cfg.LoopNest
	mem     *memssa.SSA
	layout  *ir.Layout // nil if it is not understood
	gone    map[*ir.Value]*ir.Value
	number  []int32     // by ID: places of instructions in their blocks; see enumerate
	courses []course    // by Block.ID, of loops that were looked at: what comes into a block of them comes into the preheader of the next one in
	listed  *accesses   // see accesses
	reads   []*ir.Value // that memory in SSA form does not know yet
	judge   *speculate.Judge
	repair  int         // see maxRepair
	split   []*ir.Block // exits whose edges are to get exits of their own
	shape   uint32      // of the function when the analyses were found
	changed bool

	regroups int // how many there were
}

// loop moves what is invariant in a loop, and in none inside it, which had its turn.
func (w *work) loop(l *cfg.Loop) {
	front := l.Preheader(w.nest)
	if front == nil {
		w.say.Missed(l.Header.Terminator(), "nothing moves out of this loop: it has no preheader")
		return
	}
	if end := front.Terminator(); end.Op != ir.OpBr {
		w.say.Missed(l.Header.Terminator(), "nothing moves out of this loop: its preheader ends in a %s", end.Op)
		return
	}
	g := newGuarantee(w, l)
	for _, b := range l.Blocks {
		if w.nest.Of(b) != l {
			continue
		}
		for i := 0; i < len(b.Instrs); i++ { // it may get longer
			v := b.Instrs[i]
			if w.isGone(v) || w.joined(v, l, front) || w.regrouped(v, l, front) {
				continue
			}
			if !w.invariant(v, l) {
				continue
			}
			switch g.license(v) {
			case executed:
			case speculated:
				speculate.DropPromises(v)
			default:
				w.say.Missed(v, "this %s is the same in each round, but the loop need not come to it", v.Op)
				continue
			}
			w.hoist(v, front)
		}
		leave(b)
	}
}

// hoist puts an instruction at the end of a preheader. It has to leave its block.
func (w *work) hoist(v *ir.Value, front *ir.Block) {
	w.say.Applied(v, "this %s is the same in each round of the loop: it is done in front of it", v.Op)
	if v.Op != ir.OpCall { // who goes through the program step by step is not to jump in front of the loop, but calls are told apart
		v.Meta = v.Meta.Keep(func(kind string) bool { return kind != "dbg" })
	}
	reads := w.mem.Of(v) != memssa.None
	if reads {
		w.mem.Remove(v)
	}
	front.InsertAt(len(front.Instrs)-1, v)
	if reads {
		w.mem.Insert(v)
	}
	w.changed = true
}

// leave takes out of a block what is in another one by now, all at once. Its debug records stay.
func leave(b *ir.Block) {
	kept := b.Instrs[:0]
	var dbg, last *ir.DbgRecord
	for _, v := range b.Instrs {
		if v.Block == b {
			if dbg != nil {
				last.Next, v.Dbg, dbg = v.Dbg, dbg, nil
			}
			kept = append(kept, v)
			continue
		}
		if v.Dbg == nil {
			continue
		}
		if dbg == nil {
			dbg = v.Dbg
		} else {
			last.Next = v.Dbg
		}
		for last = v.Dbg; last.Next != nil; last = last.Next {
		}
		v.Dbg = nil
	}
	clear(b.Instrs[len(kept):])
	b.Instrs = kept
}

// invariant tells whether an instruction gives the same in each round of a loop, and does nothing besides.
func (w *work) invariant(v *ir.Value, l *cfg.Loop) bool {
	if !w.movable(v) || slices.ContainsFunc(v.Args, func(x *ir.Value) bool { return w.varies(x, l) }) {
		return false
	}
	if v.Effects()&ir.Reads == 0 {
		return true
	}
	by := w.mem.Block(w.mem.Clobber(v))
	return by == nil || !l.Contains(w.nest, by)
}

// varies tells whether a value is one of the loop's own, and need not be the same in each round.
func (w *work) varies(v *ir.Value, l *cfg.Loop) bool {
	return v.Block != nil && l.Contains(w.nest, v.Block)
}

// movable tells whether an instruction gives the same wherever its operands, and the memory that it reads, are the same, and does
// nothing besides.
func (w *work) movable(v *ir.Value) bool {
	if v.Op == ir.OpPhi || v.Op == ir.OpAlloca || v.Op.IsTerminator() || v.Type == ir.Void || v.Type.Kind == ir.TokenKind {
		return false
	}
	if slices.ContainsFunc(v.Args, func(x *ir.Value) bool { return x.Type.Kind == ir.TokenKind }) {
		return false
	}
	e := v.Effects()
	switch {
	case e&^ir.Reads != 0:
		return false
	case v.Op == ir.OpLoad:
		return true
	case v.Op == ir.OpCall:
		return edit.MergeableCall(v, e)
	}
	return v.Op == ir.OpFreeze || v.Op.Is(ir.Mergeable)
}
