// Package propagate puts into a function what analysis.Optimistic found of it: constants, what ranges make of operations
// (package strengthen), and the ways that are left of branches.
//
//	f := propagate.In(fn, e)
//	facts.Constants(f.Fold)          and others that ask what an operation comes to
//	changed, more := f.Put(known)
//
// What stands for values stands for all that have one, as the Optimistic wants it.
package propagate

import (
	"slices"

	"rewrite/passes/analysis"
	"rewrite/passes/analysis/content"
	"rewrite/passes/analysis/domain"
	"rewrite/passes/internal/edit"
	"rewrite/passes/internal/strengthen"
	"rewrite/passes/ir"
	"rewrite/passes/ir/remark"
	"rewrite/passes/pass"
	"rewrite/passes/simplify"
)

// MaxRounds bounds how often a function is gone through: what ranges make of operations, and ways that are gone, may
// tell more of others: where conditions say more then (Optimistic.Deepens and Flagged). All else was known already.
const MaxRounds = 4

// A Func is a function that constants are put into.
type Func struct {
	f        *ir.Func
	e        *pass.Env
	say      *remark.Remarks
	known    *analysis.Optimistic
	constant *content.Memory // nil if the layout is not understood, or it was not asked for yet
	layout   *ir.Layout      // nil if it is not understood
	strong   strengthen.Strengthener
	ahead    edit.Ahead
	at       *ir.Block               // whose operations are looked at
	gone     map[*ir.Value]*ir.Value // what stands for instructions that go
	was      map[*ir.Value]*ir.Value // what a new operation stands for
	changed  bool
	moved    bool // something else changed than flags, and extensions that are unsigned now
	more     bool // conditions say more
}

// In makes ready for a function.
func In(f *ir.Func, e *pass.Env) *Func {
	w := &Func{f: f, e: e, strong: strengthen.Strengthener{Func: f, LLVM: e.Target.LLVM}}
	w.strong.Put = w.ahead.Put
	w.strong.Facts = func(x *ir.Value) *domain.Facts { return w.facts(x, w.at) }
	if layout, err := e.Target.Layout(); err == nil {
		w.layout = layout
	}
	return w
}

// Fold is the constant, or the one of args, that an instruction comes to with these operands, nil for another value.
func (w *Func) Fold(v *ir.Value, args []*ir.Value) *ir.Value {
	if v.Op == ir.OpLoad && v.Flags&ir.Volatile == 0 && w.layout != nil {
		if w.constant == nil {
			w.constant = content.Of(w.layout)
		}
		return w.constant.Load(w.f, args[0], v.Type)
	}
	if v.Op.IsTerminator() || v.Op == ir.OpPhi || v.Op == ir.OpAlloca || v.Op == ir.OpLoad || v.Effects() != 0 {
		return nil
	}
	x := w.e.Simplify(w.f).With(v, args, simplify.Point{}).Value
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

// Put uses what is known of the function as it is. It tells whether it changed something, and whether more may be known now: what is
// known does not hold any more if it changed anything.
func (w *Func) Put(known *analysis.Optimistic) (changed, more bool) {
	w.known, w.say, w.changed, w.moved, w.more = known, w.e.Remarks(w.f), false, false, false
	w.gone, w.was = nil, nil
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
			choices = append(choices, choice{b, slices.Clone(taken)})
		}
	}
	w.params()
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
		w.moved, w.more = true, true
	}
	if w.changed = w.changed || w.moved; w.changed {
		edit.Unused(w.gone, nil)
		edit.Done(w.f, w.gone)
	}
	return w.changed, w.more
}

// Moved tells whether the last Put changed something by which other functions may be told more: all but flags, which say what these were told.
func (w *Func) Moved() bool { return w.moved }

// facts is what was found of an operand of the instructions of a block.
func (w *Func) facts(x *ir.Value, b *ir.Block) *domain.Facts {
	if w.was != nil {
		if old := w.was[x]; old != nil {
			x = old
		}
	}
	return &w.known.At(x, b).Facts
}

// params replaces the parameters that are constants.
func (w *Func) params() {
	for i, p := range w.f.Params {
		if p.NumUses() == 0 {
			continue
		}
		if k := w.known.Constant(p); k != nil {
			w.say.Applied(nil, "parameter %d is always the same constant", i+1)
			p.ReplaceAllUses(k)
			w.moved, w.more = true, true
		}
	}
}

// constants replaces the values of a block that are constants.
func (w *Func) constants(b *ir.Block) {
	for _, v := range b.Instrs {
		k := w.known.Constant(v)
		if k == nil || v.Flags&ir.MustTail != 0 || v.NumUses() == 0 && !v.Removable() {
			continue
		}
		w.say.Applied(v, "this %s is always the same constant", v.Op)
		// of a load it is seen that its address is a constant when that is all there
		w.more = w.more || w.known.Deepens(v) || slices.ContainsFunc(v.Uses(), func(u ir.Use) bool { return u.User.Op == ir.OpGEP })
		v.ReplaceAllUses(k)
		if v.Removable() {
			w.goes(v, k)
		}
		w.moved = true
	}
}

// goes notes what stands for an instruction that goes.
func (w *Func) goes(v, x *ir.Value) {
	if w.gone == nil {
		w.gone = map[*ir.Value]*ir.Value{}
	}
	w.gone[v] = x
}

// ranges makes of the operations of a block what the ranges of their operands allow.
func (w *Func) ranges(b *ir.Block) {
	w.at = b
	for _, v := range b.Instrs {
		op := v.Op
		if !strengthen.Looks(op) {
			continue
		}
		if w.gone != nil {
			if _, gone := w.gone[v]; gone {
				continue
			}
		}
		switch now, made := w.strong.Replace(v); {
		case made:
			w.say.Applied(now, "by the ranges of its operands this %s is %s", op, now.Op)
			if !strengthen.Unsigned(v, now) { // that it does not wrap holds for what follows from less, too
				w.more = true
			} else if op != ir.OpSExt {
				w.more = w.more || w.known.Deepens(v)
			}
			w.moved = w.moved || op != ir.OpSExt || now.Op != ir.OpZExt
			w.goes(v, now)
			if w.was == nil {
				w.was = map[*ir.Value]*ir.Value{}
			}
			w.was[now], w.changed, v = v, true, now
		case now != nil:
			w.say.Applied(v, "by the ranges of its operands this %s is one of them", op)
			w.goes(v, now)
			w.moved, w.more = true, w.more || w.known.Deepens(v) || w.known.Deepens(now)
			continue
		}
		if fl := w.strong.Flags(v); fl != 0 {
			w.say.Applied(v, "by the ranges of its operands this %s is %s", v.Op, fl)
			w.changed, w.more = true, w.more || w.known.Flagged(v)
		}
	}
}

// branch leaves the terminator of a block the targets that it can have.
func (w *Func) branch(b *ir.Block, taken []bool) {
	op := b.Terminator().Op
	if how := edit.Leave(b, taken); how != "" {
		w.say.Applied(b.Terminator(), "this %s %s", op, how)
		w.moved, w.more = true, true
	}
}
