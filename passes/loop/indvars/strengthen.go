package indvars

import (
	"rewrite/passes/analysis/domain"
	"rewrite/passes/analysis/scev"
	"rewrite/passes/internal/strengthen"
	"rewrite/passes/ir"
)

// strengthen makes of operations of loops what the ranges of recurrences allow: flags, and operations on unsigned numbers.
func (w *work) strengthen() {
	s := strengthen.Strengthener{Func: w.f, LLVM: w.llvm, Facts: func(v *ir.Value) *domain.Facts {
		if !w.se.IsTyped(v.Type) || v.Type.IsPtr() || !w.fixed(v) {
			f := w.an.Facts().Facts(v)
			return &f
		}
		f := w.an.Facts().Facts(v)
		if g := f.Meet(w.se.Bounds(w.se.Of(v))); !g.IsEmpty() {
			f = g
		}
		return &f
	}, Put: func(old, now *ir.Value) {
		w.before(old, now)
		w.now[old] = now
	}}
	for _, l := range w.nest.All { // what variables are of first: the flags of others follow from theirs
		for _, phi := range l.Header.Phis() {
			if next := w.expander.Increment(phi); next != nil && next.NumUses() > 0 {
				w.strong(next, w.sums(next))
			}
		}
	}
	for _, b := range w.f.Blocks {
		if w.nest.Of(b) == nil {
			continue
		}
		for _, v := range b.Instrs {
			if w.now[v] != nil || v.NumUses() == 0 || v.Op == ir.OpPhi || len(v.Args) == 0 {
				continue
			}
			var fl ir.Flags
			switch v.Op {
			case ir.OpAdd, ir.OpSub, ir.OpMul:
				fl = w.sums(v)
			case ir.OpSExt, ir.OpZExt, ir.OpSDiv, ir.OpSRem, ir.OpAShr, ir.OpURem, ir.OpICmp, ir.OpSIToFP, ir.OpUIToFP:
				if !w.ofVariable(v) {
					continue
				}
				fl = s.Flags(v)
			default:
				continue
			}
			w.strong(v, fl)
			if now, made := s.Replace(v); now != nil {
				w.say.Applied(v, "no operand is negative, or large, in any round")
				w.changed = true
				if !made {
					w.now[v] = now
				}
			}
		}
	}
	w.place()
}

// strong says which flags an operation got.
func (w *work) strong(v *ir.Value, fl ir.Flags) {
	if fl != 0 {
		w.say.Applied(v, "this has %s in each round", fl)
		w.changed = true
	}
}

// ofVariable tells whether an operand is a recurrence: of others passes that know no loops know as much.
func (w *work) ofVariable(v *ir.Value) bool {
	for _, a := range v.Args {
		if a.IsInstr() && w.se.IsTyped(a.Type) && w.se.Of(a).Kind == scev.Rec {
			return true
		}
	}
	return false
}

// sums are the flags of an operation that it gets, as no wrap comes about.
func (w *work) sums(v *ir.Value) (fl ir.Flags) {
	if !w.se.IsTyped(v.Type) {
		return 0
	}
	if !w.ofVariable(v) {
		return 0
	}
	w.se.Of(v) // what its flags tell of the expression is known then, whatever was asked before
	for _, flag := range []ir.Flags{ir.NUW, ir.NSW} {
		if v.Flags&flag == 0 && w.neverWraps(v.Op, flag, v.Args[0], v.Args[1]) {
			fl |= flag
		}
	}
	v.Flags |= fl
	return fl
}
