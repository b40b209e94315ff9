package scev

import (
	"slices"

	"rewrite/passes/analysis/scev/arc"
	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
)

// caster makes truncations and extensions.
type caster struct {
	*Analysis
	casts int // that are being folded
}

// maxCasts bounds how deep casts are moved into what they are of.
const maxCasts = 8

// cast is the expression of a cast as it stands.
func (f *caster) cast(k Kind, e *Expr, t *ir.Type) *Expr {
	x := f.find(k, t, []*Expr{e}, nil)
	return x
}

// Resize truncates or zero extends an integer to a type.
func (f *caster) Resize(e *Expr, t *ir.Type) *Expr { return f.resize(e, t) }

// resize truncates or zero extends to a type.
func (f *caster) resize(e *Expr, t *ir.Type) *Expr {
	switch {
	case e.Width > t.Bits:
		return f.trunc(e, t)
	case e.Width < t.Bits:
		return f.zext(e, t)
	}
	return e
}

// resizeSigned truncates or sign extends to a type.
func (f *caster) resizeSigned(e *Expr, t *ir.Type) *Expr {
	switch {
	case e.Width > t.Bits:
		return f.trunc(e, t)
	case e.Width < t.Bits:
		return f.sext(e, t)
	}
	return e
}

// anyExt extends by whatever bits make it simplest.
func (f *caster) anyExt(e *Expr, t *ir.Type) *Expr {
	if e.Width == t.Bits {
		return e
	}
	if e.Kind == Constant {
		return f.Int(t, e.signed())
	}
	return f.zext(e, t)
}

// Trunc is the low bits of e, which has more than the type.
func (f *caster) trunc(e *Expr, t *ir.Type) *Expr {
	if e.Width == t.Bits {
		return e
	}
	if e.Kind == Constant {
		return f.Int(t, e.N)
	}
	if x := f.peek(Trunc, t, []*Expr{e}, nil); x != nil {
		return x
	}
	switch e.Kind {
	case Trunc:
		return f.trunc(e.Args[0], t)
	case SExt:
		return f.resizeSigned(e.Args[0], t)
	case ZExt:
		return f.resize(e.Args[0], t)
	}
	f.casts++
	defer func() { f.casts-- }()
	if f.casts > maxCasts {
		return f.cast(Trunc, e, t)
	}
	switch e.Kind {
	case Sum, Product:
		out := make([]*Expr, len(e.Args))
		left := 0
		for i, a := range e.Args {
			out[i] = f.trunc(a, t)
			if !a.IsCast() && out[i].Kind == Trunc {
				left++
			}
		}
		if left < 2 {
			if e.Kind == Sum {
				return f.sumOf(out, 0)
			}
			return f.product(out, 0)
		}
		if x := f.peek(Trunc, t, []*Expr{e}, nil); x != nil {
			return x
		}
	case Rec:
		out := make([]*Expr, len(e.Args))
		for i, a := range e.Args {
			out[i] = f.trunc(a, t)
		}
		return f.rec(out, e.Loop, 0)
	}
	if f.TrailingZeros(e) >= t.Bits {
		return f.int(t, 0)
	}
	return f.cast(Trunc, e, t)
}

// extender is what tells zero extension from sign extension.
type extender struct {
	kind   Kind
	wrap   Wrap // with which operations commute with it
	prefer arc.Prefer
	minmax [2]Kind
}

var (
	zeroExt = &extender{ZExt, NUW, arc.Unsigned, [2]Kind{UMin, UMax}}
	signExt = &extender{SExt, NSW, arc.Signed, [2]Kind{SMin, SMax}}
)

// arc extends a range.
func (x *extender) arc(a arc.Arc, w uint32) arc.Arc {
	if x == zeroExt {
		return a.ZExt(w)
	}
	return a.SExt(w)
}

func (f *caster) zext(e *Expr, t *ir.Type) *Expr { return f.extend(zeroExt, e, t) }
func (f *caster) sext(e *Expr, t *ir.Type) *Expr { return f.extend(signExt, e, t) }

// extend is e in a type of more bits.
func (f *caster) extend(x *extender, e *Expr, t *ir.Type) *Expr {
	if e.Width == t.Bits {
		return e
	}
	switch {
	case e.Kind == Constant && x == zeroExt:
		return f.Int(t, e.N)
	case e.Kind == Constant:
		return f.Int(t, e.signed())
	case e.Kind == x.kind || e.Kind == ZExt: // a sign extension of what is not negative is a zero extension
		return f.extend(kindOf(e), e.Args[0], t)
	}
	if y := f.peek(x.kind, t, []*Expr{e}, nil); y != nil {
		return y
	}
	f.casts++
	defer func() { f.casts-- }()
	if f.casts > maxCasts {
		return f.cast(x.kind, e, t)
	}
	if e.Kind == Trunc {
		// the bits that went were none, mostly
		inner := e.Args[0]
		r := f.rangeOf(inner, x.prefer)
		resized := r.Resize(t.Bits)
		if x == signExt && t.Bits > r.Width {
			resized = r.SExt(t.Bits)
		}
		if x.arc(r.Trunc(e.Width), t.Bits).Covers(resized) {
			if x == signExt {
				return f.resizeSigned(inner, t)
			}
			return f.resize(inner, t)
		}
	}
	if y := f.extendKind(x, e, t); y != nil {
		return y
	}
	if x == signExt && f.KnownNonNegative(e) {
		return f.zext(e, t)
	}
	return f.cast(x.kind, e, t)
}

func kindOf(e *Expr) *extender {
	if e.Kind == ZExt {
		return zeroExt
	}
	return signExt
}

// extendAll extends operands.
func (f *caster) extendAll(x *extender, list []*Expr, t *ir.Type) []*Expr {
	out := make([]*Expr, len(list))
	for i, a := range list {
		out[i] = f.extend(x, a, t)
	}
	return out
}

// extendKind moves an extension into operands, nil where it does not know how.
func (f *caster) extendKind(x *extender, e *Expr, t *ir.Type) *Expr {
	if x == signExt && f.KnownNonNegative(e) && e.Kind != Rec && e.Kind != Sum {
		return f.zext(e, t)
	}
	switch e.Kind {
	case Rec:
		if e.IsAffine() {
			return f.extendRec(x, e, t)
		}
	case UDiv:
		if x == zeroExt {
			return f.UDiv(f.zext(e.Args[0], t), f.zext(e.Args[1], t))
		}
	case Sum:
		if x == zeroExt {
			if a, b, ok := f.asURem(e); ok {
				return f.uremOf(f.zext(a, t), f.zext(b, t))
			}
		}
		if e.Has(x.wrap) {
			return f.sumOf(f.extendAll(x, e.Args, t), x.wrap)
		}
		if c := e.Args[0]; c.Kind == Constant {
			if d := f.lowPart(c, e.Args[1:]); !d.IsZero() {
				rest := f.sum(0, f.neg(d), e)
				return f.sum(NUW|NSW, f.extend(x, d, t), f.extend(x, rest, t))
			}
		}
	case Product:
		if x != zeroExt {
			break
		}
		if e.Has(NUW) {
			return f.product(f.extendAll(x, e.Args, t), NUW)
		}
		if c := e.Args[0]; len(e.Args) == 2 && c.Kind == Constant && c.N.OnesCount() == 1 && e.Args[1].Kind == Trunc {
			// 2^k * trunc(x) is zero but for the low bits of x, shifted
			if k := c.N.TrailingZeros(c.Width); k < e.Width {
				low := f.trunc(e.Args[1].Args[0], ir.IntN(e.Width-k))
				return f.times(NUW, f.zext(c, t), f.zext(low, t))
			}
		}
	case UMinSeq:
		if x == zeroExt {
			return f.uminSeq(f.extendAll(x, e.Args, t))
		}
	case UMin, UMax, SMin, SMax:
		if e.Kind == x.minmax[0] || e.Kind == x.minmax[1] {
			return f.minMax(e.Kind, f.extendAll(x, e.Args, t))
		}
	}
	return nil
}

// lowPart is the low bits of a constant that can be added to the rest of a sum without a
// carry, as all operands are multiples of a larger power of two.
func (f *caster) lowPart(c *Expr, rest []*Expr) *Expr {
	zeros := c.Width
	for _, a := range rest {
		zeros = min(zeros, f.TrailingZeros(a))
	}
	if zeros == 0 || zeros >= c.Width {
		return f.like(c, 0)
	}
	return f.Int(c.Type, c.N.Trunc(zeros))
}

// extendRec extends {start,+,step} where it is known not to wrap.
func (f *caster) extendRec(x *extender, e *Expr, t *ir.Type) *Expr {
	start, step := e.Args[0], e.Args[1]
	inside := func() *Expr {
		s := f.extendStart(x, e, t)
		return f.rec([]*Expr{s, f.extend(x, f.step(e), t)}, e.Loop, e.Wrap)
	}
	if e.Has(x.wrap) {
		return inside()
	}
	if f.wrapsNot(x, e) {
		e.Wrap |= x.wrap | NW
		return inside()
	}
	// Down from where there is no sign, or up by what is no number with one: the operands are
	// extended in the other way, and there is no wrap in one round.
	other := signExt
	if x == signExt {
		other = zeroExt
	}
	if f.mixedNoWrap(x, e) {
		e.Wrap |= NW
		return f.rec([]*Expr{f.extendStart(x, e, t), f.extend(other, step, t)}, e.Loop, e.Wrap)
	}
	if start.Kind == Constant {
		if d := f.lowPart(start, []*Expr{step}); !d.IsZero() {
			rest := f.rec([]*Expr{f.minus(start, d, 0), step}, e.Loop, e.Wrap)
			return f.sum(NUW|NSW, f.extend(x, d, t), f.extend(x, rest, t))
		}
	}
	if f.byVaryingStart(x, e) {
		e.Wrap |= x.wrap | NW
		return inside()
	}
	return nil
}

// maxCount is how often the loop of e goes back at most, in the type of its numbers and in one
// twice as wide, if it fits.
func (f *caster) maxCount(e *Expr) (narrow, wide *Expr) {
	if 2*e.Width > num.MaxWidth {
		return nil, nil
	}
	n := f.MaxBackedgeTaken(e.Loop)
	if n == nil {
		return nil, nil
	}
	if n.N.Len() > e.Width {
		return nil, nil
	}
	return f.Int(f.offsetType(e.Type), n.N), f.Int(ir.IntN(2*e.Width), n.N)
}

// wrapsNot tells whether a recurrence is found not to wrap, in the sense of an extension, from how
// often its loop runs, or from what guards the way back.
func (f *caster) wrapsNot(x *extender, e *Expr) bool {
	if f.endsAt(x, x, e) {
		return true
	}
	if f.inductive[proof{e, x.wrap}] {
		return false // tried before
	}
	if f.MaxBackedgeTaken(e.Loop) == nil {
		return false
	}
	f.inductive[proof{e, x.wrap}] = true
	return f.guardedFromWrap(x, e)
}

// A proof is of a flag of a recurrence, and was tried.
type proof struct {
	e *Expr
	w Wrap
}

// endsAt tells whether start + count*step is the same in twice as many bits, the start
// extended by one and the step by another: then no wrap is on the way there.
func (f *caster) endsAt(x, ofStep *extender, e *Expr) bool {
	n, wideN := f.maxCount(e)
	if n == nil {
		return false
	}
	wide := wideN.Type
	start, step := e.Args[0], f.step(e)
	last := f.extend(x, f.Add(start, f.Mul(n, step)), wide)
	return last == f.Add(f.extend(x, start, wide), f.Mul(wideN, f.extend(ofStep, step, wide)))
}

// mixedNoWrap tells whether a recurrence steps down without sign, or up by large unsigned
// steps, and passes no number twice.
func (f *caster) mixedNoWrap(x *extender, e *Expr) bool {
	other := signExt
	if x == signExt {
		other = zeroExt
	}
	if f.endsAt(x, other, e) {
		return true
	}
	step := f.step(e)
	if x == zeroExt && f.MaxBackedgeTaken(e.Loop) != nil && f.KnownNegative(step) {
		// each number that goes on has room for the step
		room := num.LowMask(e.Width).Sub(f.rangeOf(step, arc.Signed).SMin())
		limit := f.Int(e.Type, room)
		return f.backedgeGuarded(e.Loop, ir.UGT, e, limit) || f.onEachIteration(ir.UGT, e, limit)
	}
	return false
}

// guardedFromWrap is wrapsNot by induction: each number that goes on is so far from the end that
// the step fits.
func (f *caster) guardedFromWrap(x *extender, e *Expr) bool {
	step := f.step(e)
	w := e.Width
	if x == zeroExt {
		if !f.KnownPositive(step) {
			return false
		}
		limit := f.Int(e.Type, f.rangeOf(step, arc.Unsigned).UMax().Neg())
		return f.backedgeGuarded(e.Loop, ir.ULT, e, limit) || f.onEachIteration(ir.ULT, e, limit)
	}
	limit, pred := f.signedRoom(step, w)
	return limit != nil && (f.backedgeGuarded(e.Loop, pred, e, limit) || f.onEachIteration(pred, e, limit))
}

// signedRoom is the limit beyond which a number may wrap by the step.
func (f *caster) signedRoom(step *Expr, w uint32) (limit *Expr, p ir.Pred) {
	r := f.rangeOf(step, arc.Signed)
	switch {
	case f.KnownPositive(step):
		return f.Int(step.Type, arc.MinSigned(w).Sub(r.SMax())), ir.SLT
	case f.KnownNegative(step):
		return f.Int(step.Type, arc.MaxSigned(w).Sub(r.SMin())), ir.SGT
	}
	return nil, 0
}

// extendStart extends the start of a recurrence that does not wrap. If the start is a value
// before it and a step, it is better known: as the recurrence does not wrap from one step
// earlier, the parts are extended.
func (f *caster) extendStart(x *extender, e *Expr, t *ir.Type) *Expr {
	start, step := e.Args[0], f.step(e)
	if before := f.startBefore(x, e); before != nil {
		return f.Add(f.extend(x, step, t), f.extend(x, before, t))
	}
	return f.extend(x, start, t)
}

// startBefore is the start less the step, if that does not wrap.
func (f *caster) startBefore(x *extender, e *Expr) *Expr {
	start, step := e.Args[0], f.step(e)
	if start.Kind != Sum {
		return nil
	}
	i := slices.Index(start.Args, step)
	if i < 0 {
		return nil
	}
	// nothing of the others may be lost: without sign a part of the sum does not wrap either
	before := f.sumOf(slices.Concat(start.Args[:i], start.Args[i+1:]), start.Wrap&NUW)
	if n := f.BackedgeTaken(e.Loop).Exact; n != nil && len(f.reading) == 0 && f.KnownNonZero(n) && f.roundsEnd(e.Loop) {
		// the recurrence that begins one step earlier is there, comes to the second round and does not wrap on the way
		if pre := f.peek(Rec, before.Type, []*Expr{before, step}, e.Loop); pre != nil && pre.Has(x.wrap) {
			return before
		}
	}
	if 2*e.Width <= num.MaxWidth {
		wide := ir.IntN(2 * e.Width)
		if f.extend(x, start, wide) == f.Add(f.extend(x, before, wide), f.extend(x, step, wide)) {
			return before
		}
	}
	if x == signExt {
		if limit, p := f.signedRoom(step, e.Width); limit != nil && f.entryGuarded(e.Loop, p, before, limit) {
			return before
		}
	}
	return nil
}

// byVaryingStart looks for the same recurrence from a little before that is known not to
// wrap: with D added, {start-D,+,step} that stays that far from the end does not wrap.
func (f *caster) byVaryingStart(x *extender, e *Expr) bool {
	start, step := e.Args[0], e.Args[1]
	if start.Kind != Constant || step.Kind != Constant {
		return false
	}
	for _, d := range []int64{-2, -1, 1, 2} {
		pre := f.peek(Rec, e.Type, []*Expr{f.Add(start, f.like(start, -d)), step}, e.Loop)
		if pre == nil || !pre.Has(x.wrap) {
			continue
		}
		p, limit := ir.ULT, f.like(start, -d)
		if x == signExt && d > 0 {
			p, limit = ir.SLT, f.Int(e.Type, arc.MinSigned(e.Width).Sub(num.Of(uint64(d))))
		} else if x == signExt {
			p, limit = ir.SGT, f.Int(e.Type, arc.MaxSigned(e.Width).Add(num.Of(uint64(-d))))
		} else if d < 0 {
			p, limit = ir.UGT, f.like(start, -d-1)
		}
		if f.simplyKnown(p, pre, limit) {
			return true
		}
	}
	return false
}
