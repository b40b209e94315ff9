package scev

import (
	"rewrite/passes/analysis/cfg"
	"rewrite/passes/analysis/domain"
	"rewrite/passes/analysis/scev/arc"
	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
)

// Extend is e in an integer type of more bits, by zeros or by its sign.
func (f *caster) Extend(e *Expr, t *ir.Type, signed bool) *Expr {
	if signed {
		return f.sext(e, t)
	}
	return f.zext(e, t)
}

// Note tells what a value is that is new since the function was read, and may not be complete yet.
func (r *reader) Note(v *ir.Value, e *Expr) {
	if int(v.ID) >= len(r.of) { // it came to be since
		r.of = append(r.of, make([]*Expr, max(int(v.ID)+1, r.fn.NumValues())-len(r.of))...)
	}
	r.of[v.ID] = e
}

// Affine is the recurrence from a start by a step.
func (f *folder) Affine(start, step *Expr, l *cfg.Loop) *Expr {
	return f.rec([]*Expr{start, step}, l, 0)
}

// Bounds are the bounds of a number as facts; they say nothing where none is known, or of a pointer.
func (r *ranger) Bounds(e *Expr) domain.Facts {
	if e.IsPtr() {
		return domain.Unknown(0)
	}
	u, s := r.rangeOf(e, arc.Unsigned), r.rangeOf(e, arc.Signed)
	if u.IsEmpty() || s.IsEmpty() {
		return domain.Unknown(e.Width)
	}
	b := domain.URange(e.Width, u.UMin(), u.UMax()).Meet(domain.SRange(e.Width, s.SMin(), s.SMax()))
	if b.IsEmpty() {
		return domain.Unknown(e.Width)
	}
	return b
}

// NeverWraps tells whether an add, sub or mul of two numbers stays within their width, in the sense of a flag, nuw or nsw, wherever
// they are computed.
func (p *prover) NeverWraps(op ir.Op, flag ir.Flags, a, b *Expr) bool {
	if a.IsPtr() || b.IsPtr() || a.Width != b.Width {
		return false
	}
	if p.staysWithin(op, flag, a, b) {
		if op == ir.OpAdd && a.IsAffine() && b == a.Args[1] {
			a.Wrap |= wrapOf(flag) | NW // each number of it has room for the step
		}
		return true
	}
	return false
}

func (p *prover) staysWithin(op ir.Op, flag ir.Flags, a, b *Expr) bool {
	if domain.NeverWraps(op, flag, p.Bounds(a), p.Bounds(b)) {
		return true
	}
	if 2*a.Width > num.MaxWidth || a.size+b.size > maxWidened {
		return false
	}
	x := zeroExt
	if flag == ir.NSW {
		x = signExt
	}
	t := ir.IntN(2 * a.Width)
	return p.extend(x, p.operation(op, a, b), t) == p.operation(op, p.extend(x, a, t), p.extend(x, b, t))
}

// maxWidened is how large operands are at most that NeverWraps looks at in twice their width.
const maxWidened = 64

func (f *folder) operation(op ir.Op, a, b *Expr) *Expr {
	switch op {
	case ir.OpAdd:
		return f.Add(a, b)
	case ir.OpSub:
		return f.minus(a, b, 0)
	}
	return f.Mul(a, b)
}

// NeverWrapsAt is NeverWraps where control is in a block.
func (p *prover) NeverWrapsAt(op ir.Op, flag ir.Flags, a, b *Expr, at *ir.Block) bool {
	if p.NeverWraps(op, flag, a, b) {
		return true
	}
	if op == ir.OpAdd && a.Kind == Constant {
		a, b = b, a
	}
	if op == ir.OpMul || b.Kind != Constant || a.Width != b.Width || a.IsPtr() {
		return false
	}
	// the numbers that leave room for what is added or subtracted
	w, n := a.Width, b.signed()
	if op == ir.OpSub {
		n = n.Neg()
	}
	switch {
	case flag == ir.NUW && op == ir.OpAdd:
		return p.KnownAt(ir.ULE, a, p.Int(a.Type, b.N.Not()), at)
	case flag == ir.NUW:
		return p.KnownAt(ir.UGE, a, b, at)
	case b.N == arc.MinSigned(w):
		return false
	case n.IsNegative():
		return p.KnownAt(ir.SGE, a, p.Int(a.Type, arc.MinSigned(w).Sub(n)), at)
	}
	return p.KnownAt(ir.SLE, a, p.Int(a.Type, arc.MaxSigned(w).Sub(n)), at)
}

// KnownAtEntry tells whether a compare holds whenever a loop is entered.
func (p *prover) KnownAtEntry(l *cfg.Loop, pred ir.Pred, a, b *Expr) bool {
	return p.entryGuarded(l, pred, a, b)
}

// grows tells of a compare of a recurrence with what does not change whether it holds from some iteration on (and is not lost again),
// or up to one; known is false where neither is known.
func (p *prover) grows(pred ir.Pred, e *Expr) (grows, known bool) {
	up := false
	switch pred {
	case ir.ULT, ir.ULE, ir.UGT, ir.UGE:
		if !e.Has(NUW) {
			return false, false
		}
		up = true
	case ir.SLT, ir.SLE, ir.SGT, ir.SGE:
		switch step := e.Args[1]; {
		case !e.Has(NSW):
			return false, false
		case p.KnownNonNegative(step):
			up = true
		case !p.KnownNonPositive(step):
			return false, false
		}
	default:
		return false, false
	}
	more := pred == ir.UGT || pred == ir.UGE || pred == ir.SGT || pred == ir.SGE
	return up == more, true
}

// InvariantCompare is a compare of what does not change in a loop that comes out as one of a and b does, each time that this is
// computed: it changes once at most, and if it did the loop was left.
func (p *prover) InvariantCompare(pred ir.Pred, a, b *Expr, l *cfg.Loop) (q ir.Pred, x, y *Expr, ok bool) {
	if p.IsInvariant(a, l) && !p.IsInvariant(b, l) {
		a, b, pred = b, a, pred.Swap()
	}
	if !a.IsAffine() || a.Loop != l || a.Width != b.Width || !p.IsInvariant(b, l) {
		return 0, nil, nil, false
	}
	grows, known := p.grows(pred, a)
	if !known {
		return 0, nil, nil, false
	}
	// Where the loop goes back only if the compare holds, and it holds for ever once it does, it holds in the first iteration
	// or the first is the last one.
	back := pred
	if !grows {
		back = pred.Invert()
	}
	if !p.backedgeGuarded(l, back, a, b) {
		return 0, nil, nil, false
	}
	return pred, a.Start(), b, true
}

// DecidedFirst is a compare of what does not change in a loop that comes out as one of a and b does in the first n iterations, if the
// loop is left where it does not hold: it holds in the last of them if it is computed at all, and the numbers come there without
// a wrap.
func (p *prover) DecidedFirst(pred ir.Pred, a, b *Expr, l *cfg.Loop, at *ir.Block, n *Expr) (q ir.Pred, x, y *Expr, ok bool) {
	if p.IsInvariant(a, l) && !p.IsInvariant(b, l) {
		a, b, pred = b, a, pred.Swap()
	}
	if !a.IsAffine() || a.Loop != l || a.IsPtr() || a.Width != b.Width || n.Width != a.Width || !p.IsInvariant(b, l) || !p.IsInvariant(n, l) {
		return 0, nil, nil, false
	}
	up := a.Args[1].IsInt(1)
	if !up && !a.Args[1].IsInt(-1) {
		return 0, nil, nil, false
	}
	order := ir.ULE
	switch pred {
	case ir.ULT, ir.ULE, ir.UGT, ir.UGE:
	case ir.SLT, ir.SLE, ir.SGT, ir.SGE:
		order = ir.SLE
	default:
		return 0, nil, nil, false
	}
	last := p.AtIteration(a, n)
	if last == nil || !p.KnownAt(pred, last, b, at) {
		return 0, nil, nil, false
	}
	if !up {
		order = order.Swap()
	}
	if !p.KnownAt(order, a.Start(), last, at) {
		return 0, nil, nil, false
	}
	return pred, a.Start(), b, true
}
