// Package sccp is sparse conditional constant propagation: values that are constants by what control can reach, and
// branches that are decided, become so together.
//
//	loop: %x = phi i32 [ 1, %entry ], [ %y, %next ]    loop: br label %next
//	      %c = icmp eq i32 %x, 1
//	      br i1 %c, label %next, label %never          next: ...
//	next: %y = phi i32 [ %x, %loop ], [ 2, %never ]
//
// That %x is always 1 holds if %never is never reached, which holds if %x is always 1; what assumes the
// best until it is refuted finds it, one question at a time does not. Constants are of any type, and
// what they are made of is asked of package simplify; integers have known bits and ranges, too, by which branches
// are decided, signed operations become unsigned ones, and get flags (package strengthen).
//
// Wegman and Zadeck, "Constant Propagation with Conditional Branches" (TOPLAS 1991); the lattice and the solver
// are analysis.Optimistic. Left to others: what is computed with a constant and something else (saturate), blocks
// that only lead on (simplifycfg).
package sccp

import (
	"slices"

	"rewrite/passes/analysis"
	"rewrite/passes/analysis/content"
	"rewrite/passes/analysis/domain"
	"rewrite/passes/analysis/manager"
	"rewrite/passes/internal/edit"
	"rewrite/passes/internal/strengthen"
	"rewrite/passes/ir"
	"rewrite/passes/ir/remark"
	"rewrite/passes/pass"
	"rewrite/passes/simplify"
)

// maxRounds bounds how often a function is gone through: what ranges make of operations, and ways that are gone, may
// tell more of others. Flags, and extensions that are unsigned now, say what was known already.
const maxRounds = 4

// Run propagates constants in a function.
func Run(f *ir.Func, e *pass.Env) manager.Kept {
	w := &work{f: f, say: e.Remarks(f), gone: map[*ir.Value]*ir.Value{}, strong: strengthen.Strengthener{Func: f, LLVM: e.Target.LLVM}}
	w.strong.Put = w.ahead.Put
	if layout, err := e.Target.Layout(); err == nil {
		w.constant = content.Of(f.Module, layout)
	}
	analyses, shape, changed := e.Of(f), f.Shape(), false
	for range maxRounds {
		s := e.Simplify(f)
		w.known = analyses.Facts().Constants(func(v *ir.Value, args []*ir.Value) *ir.Value { return w.folded(s, v, args) })
		if !w.round() {
			break
		}
		changed = true
		edit.Unused(w.gone, nil)
		edit.Done(f, w.gone)
		clear(w.gone)
		analyses.Drop()
		if !w.again {
			break
		}
	}
	return analyses.Since(shape).If(changed)
}

type work struct {
	f        *ir.Func
	say      *remark.Remarks
	known    *analysis.Optimistic
	constant *content.Memory // nil if the layout is not understood
	strong   strengthen.Strengthener
	ahead    edit.Ahead
	gone     map[*ir.Value]*ir.Value // what stands for instructions that go
	was      map[*ir.Value]*ir.Value // what a new operation stands for
	changed  bool
	again    bool // something changed by which more may be known
}

// round uses what is known, and tells whether it changed something.
func (w *work) round() bool {
	w.was, w.changed, w.again = map[*ir.Value]*ir.Value{}, false, false
	reached := make([]*ir.Block, 0, len(w.f.Blocks))
	type choice struct {
		b     *ir.Block
		taken []bool
	}
	var choices []choice // before anything is changed that tells of conditions
	for _, b := range w.f.Blocks {
		if !w.known.Reached(b) {
			continue
		}
		reached = append(reached, b)
		if taken := w.known.Takes(b); slices.Contains(taken, false) {
			choices = append(choices, choice{b, taken})
		}
	}
	for _, b := range reached {
		w.constants(b)
	}
	for _, b := range reached {
		w.ranges(b)
	}
	w.ahead.Place(w.f)
	for _, c := range choices {
		w.branch(c.b, c.taken)
	}
	if len(reached) < len(w.f.Blocks) && edit.RemoveUnreachable(w.f, edit.AddressTaken(w.f), func(b *ir.Block) {
		w.say.Applied(b.Instrs[0], "this block is never reached")
	}) {
		w.again = true
	}
	return w.changed || w.again
}

// facts is what was found of an operand of the instructions of a block.
func (w *work) facts(x *ir.Value, b *ir.Block) domain.Facts {
	if old := w.was[x]; old != nil {
		x = old
	}
	return w.known.At(x, b).Facts
}

// folded is the constant, or the one of args, that an instruction comes to with these operands.
func (w *work) folded(s *simplify.Simplifier, v *ir.Value, args []*ir.Value) *ir.Value {
	if v.Op == ir.OpLoad && v.Flags&ir.Volatile == 0 && w.constant != nil {
		return w.constant.Load(w.f, args[0], v.Type)
	}
	if v.Op.IsTerminator() || v.Op == ir.OpPhi || v.Op == ir.OpAlloca || v.Op == ir.OpLoad || v.Effects() != 0 {
		return nil
	}
	x := s.With(v, args, simplify.Point{}).Value
	if x == nil || x.IsConst() {
		return x
	}
	for _, a := range args { // what lies deeper is not waited for by the solver
		if a == x {
			return x
		}
	}
	return nil
}

// constants replaces the values of a block that are constants.
func (w *work) constants(b *ir.Block) {
	for _, v := range b.Instrs {
		k, _ := w.known.Of(v)
		if k.Value == nil || v.Flags&ir.MustTail != 0 || v.NumUses() == 0 && !v.Removable() {
			continue
		}
		w.say.Applied(v, "this %s is always the same constant", v.Op)
		v.ReplaceAllUses(k.Value)
		if v.Removable() {
			w.gone[v] = k.Value
		}
		w.again = true
	}
}

// ranges makes of the operations of a block what the ranges of their operands allow.
func (w *work) ranges(b *ir.Block) {
	w.strong.Facts = func(x *ir.Value) domain.Facts { return w.facts(x, b) }
	for _, v := range b.Instrs {
		if _, gone := w.gone[v]; gone {
			continue
		}
		op := v.Op
		switch now, made := w.strong.Replace(v); {
		case made:
			w.say.Applied(now, "by the ranges of its operands this %s is %s", op, now.Op)
			w.again = w.again || op != ir.OpSExt || now.Op != ir.OpZExt
			w.gone[v], w.was[now], w.changed, v = now, v, true, now
		case now != nil:
			w.say.Applied(v, "by the ranges of its operands this %s is one of them", op)
			w.gone[v], w.again = now, true
			continue
		}
		if fl := w.strong.Flags(v); fl != 0 {
			w.say.Applied(v, "by the ranges of its operands this %s is %s", v.Op, fl)
			w.changed = true
		}
	}
}

// branch leaves the terminator of a block the targets that it can have.
func (w *work) branch(b *ir.Block, taken []bool) {
	op := b.Terminator().Op
	if how := edit.Leave(b, taken); how != "" {
		w.say.Applied(b.Terminator(), "this %s %s", op, how)
		w.again = true
	}
}
