package saturate

import (
	"slices"

	"rewrite/egraph"
	"rewrite/passes/analysis"
	"rewrite/passes/ir"
	"rewrite/passes/saturate/block"
	"rewrite/passes/saturate/moves"
	"rewrite/passes/saturate/program"
)

// mayMatch tells whether some rule can match in the block past the operations of
// the operands of its left side, or facts may settle one of its values.
//
// See program.Filter for why it is enough to look at what the block holds before any rule has run.
func (w *Worker) mayMatch(b *ir.Block) bool {
	bg := w.bg
	if w.near == nil && bg.Assumed(b) != nil {
		return true
	}
	flat := false
	for _, v := range b.Instrs {
		if !w.isNear(v) {
			continue
		}
		op := bg.OpOf(v)
		if op < program.FirstOp {
			continue
		}
		if bg.MovesLanes(v, op) || block.AddressOperation(v) && ofGlobals(v) || moves.MayReverse(v) || moves.MayRethink(v) || moves.MayJoin(v) || moves.MayMeasure(v) || moves.MayImply(v) || w.matchesDeep(v, op) {
			return true
		}
		if isOne(bg.Known, v) {
			return true
		}
		flat = flat || v.Op != ir.OpGEP
	}
	return flat && w.flatMatches(b)
}

// matchesDeep tells whether a left side that looks into operands may match.
func (w *Worker) matchesDeep(v *ir.Value, op egraph.Op) bool {
	bg, f := w.bg, w.p.Filter
	r := &f.Roots[op]
	if r.Operands == nil {
		return false
	}
	args := v.Args
	switch v.Op {
	case ir.OpCall:
		args = v.CallArgs()
	case ir.OpGEP: // nearly all have constants, of which rules see the sum
		c := f.One[bg.OpOf(args[0])]
		return stays(v) || divides(v) || r.Operands[c/64]>>(c%64)&1 != 0
	}
	var have program.Shallow
	found := false
	for i, a := range args {
		c := f.One[bg.OpOf(a)]
		found = found || r.Operands[c/64]>>(c%64)&1 != 0
		if i < len(have) {
			have[i] = c
		}
	}
	if !found {
		return false
	}
next:
	for _, l := range r.Deep {
		for i, want := range l {
			if want != 0 && want != have[i] {
				continue next
			}
		}
		return true
	}
	return false
}

// isOne tells whether the facts of a value leave one number only.
func isOne(known *analysis.Analysis, v *ir.Value) (constant bool) {
	f := known.Facts(v)
	if known.Width(v.Type) != 0 {
		_, constant = f.Constant()
	} else if t := v.Type.Scalar(); t.IsFloat() {
		_, constant = program.OnlyFloat(t.Kind, f.May())
	}
	return constant
}

// ofGlobals tells whether an instruction has an operand that is a global or calculated
// from one, and constants else.
func ofGlobals(v *ir.Value) bool {
	found := v.Op == ir.OpIntToPtr
	for _, a := range v.Args {
		if !a.IsConst() {
			return false
		}
		found = found || a.Op == ir.OpGlobal || a.IsConstExpr()
	}
	return found
}

// divides tells whether an index of a getelementptr is an exact quotient.
func divides(v *ir.Value) bool {
	return slices.ContainsFunc(v.Args[1:], func(a *ir.Value) bool { return a.Flags&ir.Exact != 0 })
}

// stays tells whether a getelementptr is by constants that are all 0.
func stays(v *ir.Value) bool {
	for _, a := range v.Args[1:] {
		if a.Op != ir.OpInt || a.Bits != 0 || a.Aux != nil {
			return false
		}
	}
	return true
}
