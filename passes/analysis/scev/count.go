package scev

import (
	"rewrite/passes/analysis/cfg"
	"rewrite/passes/analysis/scev/arc"
	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
)

// untilZero is how often e is not 0, from the first iteration on.
func (c *counter) untilZero(e *Expr, l *cfg.Loop, only bool) Count {
	if e.Kind == Constant {
		if e.IsZero() {
			return Count{Exact: e, Max: e, Symbolic: e}
		}
		return Count{} // for ever
	}
	for e.Kind == ZExt || e.Kind == SExt || e.Kind == PtrToInt {
		e = e.Args[0]
	}
	if !e.IsAffine() || e.Loop != l || e.IsPtr() {
		return Count{}
	}
	start, step := c.AtScope(e.Args[0], l.Parent), c.AtScope(e.Args[1], l.Parent)
	if !c.IsInvariant(step, l) || !c.IsInvariant(start, l) {
		return Count{}
	}
	down := c.KnownNegative(step)
	if !down && !c.KnownNonNegative(step) {
		return Count{}
	}
	distance := c.neg(start)
	if down {
		distance = start
	}
	bounded := func(n *Expr) *Expr { // n is at most this
		most := c.Range(n, false).UMax()
		return c.Int(n.Type, most)
	}
	if step.IsInt(1) || step.IsInt(-1) {
		most := bounded(distance)
		one := c.like(distance, 1)
		if more := c.Add(distance, one); c.entryGuarded(l, ir.NE, more, c.like(distance, 0)) {
			// it was tested before the first time: as distance + 1 does not wrap, it is one more
			if m := c.Range(more, false).UMax().Sub(num.Of(1)); m.Less(most.N) {
				most = c.Int(distance.Type, m)
			}
		}
		return Count{Exact: distance, Max: most, Symbolic: distance}
	}
	if only && e.Has(NW) && c.KnownNonZero(step) && (c.mustEnd(l) || c.roundsEnd(l)) {
		// it does not step over 0: it would come around to it again, or never end, but not in a round that does not
		size := step
		if down {
			size = c.neg(step)
		}
		if c.missed(distance, size) {
			return Count{}
		}
		n := c.UDiv(distance, size)
		return Count{Exact: n, Max: bounded(n), Symbolic: n}
	}
	if step.Kind != Constant || step.IsZero() {
		return Count{}
	}
	n := c.solve(step.N, c.neg(start))
	if n == nil {
		return Count{}
	}
	return Count{Exact: n, Max: bounded(n), Symbolic: n}
}

// missed tells whether the distance is known to be no multiple of the step: then the loop has
// no end.
func (c *counter) missed(distance, step *Expr) bool {
	return step.Kind == Constant && distance.Kind == Constant && !step.IsZero() && func() bool {
		_, r := distance.N.QuoRem(step.N)
		return !r.IsZero()
	}()
}

// solve is the least n with a * n = b modulo 2^width, nil if that is not known to have a
// solution.
//
// a is 2^k times an odd number, so b has to be a multiple of 2^k; n is b times the inverse of the
// odd one, modulo 2^(width-k), which a division by 2^k brings about.
func (c *counter) solve(a num.Int, b *Expr) *Expr {
	w := b.Width
	k := a.TrailingZeros(w)
	if c.TrailingZeros(b) < k {
		return nil
	}
	i := inverse(a.Shr(k)).Trunc(w - k)
	return c.exactUDiv(c.Mul(b, c.Int(b.Type, i)), c.Int(b.Type, num.Pow2(k)))
}

// ceil is a / b, rounded up, without a sum that could wrap.
func (c *counter) ceil(a, b *Expr) *Expr {
	least := c.minMax(UMin, []*Expr{a, c.like(a, 1)})
	return c.Add(least, c.UDiv(c.minus(a, least, 0), b))
}

func ceilDiv(a, b num.Int) num.Int {
	q, r := a.QuoRem(b)
	if !r.IsZero() {
		q = q.Add(num.Of(1))
	}
	return q
}

// whileLess is how often e < b holds from the first iteration on, e a recurrence that steps
// up; exact tells that it does not wrap before it passes b.
func (c *counter) whileLess(e, b *Expr, l *cfg.Loop, signed, only, exact bool) Count {
	if !e.IsAffine() || e.Loop != l || e.IsPtr() != b.IsPtr() {
		return Count{}
	}
	wrap, less, atLeast := NUW, ir.ULT, ir.UGE
	if signed {
		wrap, less, atLeast = NSW, ir.SLT, ir.SGE
	}
	step := e.Args[1]
	noWrap := exact || only && (e.Has(wrap) || c.comesAround(step, b, l))
	if !c.KnownPositive(step) {
		return Count{}
	}
	one := c.like(step, 1)
	// Each number below b has room for a step: else it may come around and be below b again.
	if !noWrap && c.mayPass(b, step, signed) {
		return Count{}
	}
	start := e.Start()
	rawStart, rawEnd := start, b
	if start.IsPtr() {
		if start, b = c.ptrToInt(start), c.ptrToInt(b); start == nil || b == nil {
			return Count{}
		}
	}
	if !c.IsInvariant(b, l) {
		most := c.maxLess(start, step, b, signed)
		return Count{Max: most, Symbolic: most}
	}
	// (max(b, start) - start) / step, rounded up
	var n, ifAny *Expr
	before := c.minus(rawStart, step, 0)
	if c.entryGuarded(l, less, before, rawStart) && c.entryGuarded(l, less, before, rawEnd) {
		// start - step < b: it is ((b - 1) - (start - step)) / step, which needs no maximum
		n = c.UDiv(c.minus(c.Add(b, c.neg(one)), c.minus(start, step, 0), 0), step)
	} else {
		divide := func(end *Expr) *Expr {
			d := c.minus(end, start, 0)
			// no multiple of a power of two lies between the last one and 2^width, so rounding
			// up does not wrap; nor does it if the start is the step, or one less
			if c.powerOfTwo(step) || start == step || start == c.minus(step, one, 0) {
				return c.UDiv(c.Add(d, c.minus(step, one, 0)), step)
			}
			return c.ceil(d, step)
		}
		end := b
		if !c.entryGuarded(l, atLeast, rawEnd, rawStart) && !c.entryGuarded(l, less, c.Add(rawStart, c.like(rawStart, -1)), rawEnd) {
			ifAny = divide(b)
			k := UMax
			if signed {
				k = SMax
			}
			end = c.minMax(k, []*Expr{b, start})
		}
		n = divide(end)
	}
	out := Count{Exact: n, Symbolic: n}
	switch {
	case n.Kind == Constant:
		out.Max = n
	case ifAny != nil && ifAny.Kind == Constant:
		out.Max, out.MaxOrZero = ifAny, true
	default:
		out.Max = c.maxLess(start, step, b, signed)
		if most := c.unsignedMax(n); most.N.Less(out.Max.N) {
			out.Max = most
		}
	}
	return out
}

// comesAround tells whether a recurrence that wraps before it passes an end would come to where it was and go round for ever, in a loop
// that must not: its step is a power of two, so it goes through the same numbers again.
func (c *counter) comesAround(step, end *Expr, l *cfg.Loop) bool {
	return step.Kind == Constant && c.powerOfTwo(step) && c.IsInvariant(end, l) && c.mustEnd(l)
}

// mustEnd tells whether a loop is left by its exits or the program has undefined behaviour: the function comes back, or the loop must
// progress and does nothing that counts as that.
func (c *counter) mustEnd(l *cfg.Loop) bool {
	if !c.regular(l) {
		return false
	}
	if l.Header.Func.Attrs.Has("willreturn") {
		return true
	}
	return l.MustProgress() && c.body(l).silent
}

// mayPass tells whether a number below b may wrap by a step.
func (c *counter) mayPass(b, step *Expr, signed bool) bool {
	r, s := c.Range(b, signed), c.Range(step, signed)
	if signed {
		room := arc.MaxSigned(b.Width).Sub(s.SMax().Sub(num.Of(1)))
		return room.LessSigned(r.SMax())
	}
	room := num.LowMask(b.Width).Sub(s.UMax().Sub(num.Of(1)))
	return room.Less(r.UMax())
}

// maxLess is a constant that the count of whileLess is not above, by the ranges of start, step
// and end.
func (c *counter) maxLess(start, step, end *Expr, signed bool) *Expr {
	w := step.Width
	rs, rt, re := c.Range(start, signed), c.Range(step, signed), c.Range(end, signed)
	if signed {
		if w == 1 {
			return c.like(step, 0)
		}
		least := num.MaxSigned(rt.SMin(), num.Of(1))
		limit := arc.MaxSigned(w).Sub(least.Sub(num.Of(1)))
		most := num.MaxSigned(num.MinSigned(re.SMax(), limit), rs.SMin())
		return c.Int(step.Type, ceilDiv(most.Sub(rs.SMin()).Trunc(w), least))
	}
	least := num.Max(rt.UMin(), num.Of(1))
	limit := num.LowMask(w).Sub(least.Sub(num.Of(1)))
	most := num.Max(num.Min(re.UMax(), limit), rs.UMin())
	return c.Int(step.Type, ceilDiv(most.Sub(rs.UMin()), least))
}

// whileGreater is how often e > b holds, e a recurrence that steps down.
func (c *counter) whileGreater(e, b *Expr, l *cfg.Loop, signed, only bool) Count {
	if !e.IsAffine() || e.Loop != l || e.IsPtr() != b.IsPtr() || !c.IsInvariant(b, l) {
		return Count{}
	}
	wrap, greater, atMost := NUW, ir.UGT, ir.UGE
	if signed {
		wrap, greater, atMost = NSW, ir.SGT, ir.SGE
	}
	step := c.neg(e.Args[1])
	if !c.KnownPositive(step) {
		return Count{}
	}
	one := c.like(step, 1)
	rb, rt := c.Range(b, signed), c.Range(step, signed)
	if !step.IsInt(1) && !(only && (e.Has(wrap) || c.comesAround(step, b, l))) {
		// each number above b has room for a step down
		if signed {
			if rb.SMin().LessSigned(arc.MinSigned(b.Width).SExt(b.Width).Add(rt.SMax().Sub(num.Of(1)))) {
				return Count{}
			}
		} else if rb.UMin().Less(rt.UMax().Sub(num.Of(1))) {
			return Count{}
		}
	}
	start, end := e.Start(), b
	before := c.Add(start, step)
	// With room for the step before the first number, the way to an end and a step, less one, does not wrap; and if that number is
	// above b, the end may be b, though the first number may be below it, by less than a step.
	room := c.entryGuarded(l, greater, before, start)
	close := room && c.entryGuarded(l, greater, before, b)
	if !close && !c.entryGuarded(l, atMost, start, b) {
		if start.IsPtr() {
			return Count{}
		}
		k := UMin
		if signed {
			k = SMin
		}
		end = c.minMax(k, []*Expr{b, start})
	}
	if start.IsPtr() {
		if start, end = c.ptrToInt(start), c.ptrToInt(end); start == nil || end == nil {
			return Count{}
		}
	}
	d := c.minus(start, end, 0)
	var n *Expr
	if room || c.powerOfTwo(step) {
		n = c.UDiv(c.Add(d, c.minus(step, one, 0)), step)
	} else {
		n = c.ceil(d, step)
	}
	out := Count{Exact: n, Symbolic: n, Max: n}
	if n.Kind != Constant {
		rs := c.Range(start, signed)
		w := step.Width
		var m num.Int
		if signed {
			least := num.MaxSigned(rt.SMin(), num.Of(1))
			limit := arc.MinSigned(w).SExt(w).Add(least.Sub(num.Of(1)))
			low := num.MaxSigned(rb.SMin(), limit)
			if low.LessSigned(rs.SMax()) {
				m = ceilDiv(rs.SMax().Sub(low).Trunc(w), least)
			}
		} else {
			least := num.Max(rt.UMin(), num.Of(1))
			low := num.Max(rb.UMin(), least.Sub(num.Of(1)))
			if low.Less(rs.UMax()) {
				m = ceilDiv(rs.UMax().Sub(low), least)
			}
		}
		out.Max = c.Int(step.Type, num.Min(m, c.Range(n, false).UMax()))
	}
	return out
}

// mostAtEntry is a number that an expression is not above each time that a loop is entered: what branches on the way there say of the
// values that it is made of counts, too. LLVM rewrites expressions for that ("loop guards").
//
//	front: %c = icmp ult i64 %n, 16
//	       br i1 %c, label %loop, label %done      in the loop's count, -1 + (1 umax %n), %n is 15 at most
func (c *counter) mostAtEntry(e *Expr, l *cfg.Loop) num.Int {
	most := c.Range(e, false).UMax()
	from := c.enteringBlock(l)
	if from == nil || e.Kind == Constant || len(c.reading) > 0 || len(c.phis) > 0 {
		return most
	}
	found := map[*Expr]arc.Arc{}
	some := false // branches say something
	var at func(x *Expr) arc.Arc
	at = func(x *Expr) arc.Arc {
		if a, ok := found[x]; ok {
			return a
		}
		a := c.rangeOf(x, arc.Unsigned)
		switch x.Kind {
		case Constant, Rec, VScale:
		case Unknown:
			if v := x.Value; !v.IsConst() && (!v.Type.IsPtr() || v.Type.Bits == 0) {
				if f := c.facts.OnEdge(v, from, l.Header); uint32(f.Width) == x.Width && !f.IsEmpty() {
					b := a.Meet(arc.New(x.Width, f.ULo, f.UHi.Add(num.Of(1))), arc.Unsigned).Meet(arc.New(x.Width, f.SLo, f.SHi.Add(num.Of(1))), arc.Unsigned)
					some = some || a != b
					a = b
				}
			}
		default:
			a = a.Meet(c.made(x, arc.Unsigned, at), arc.Unsigned)
		}
		found[x] = a
		return a
	}
	if a := at(e); some && !a.IsEmpty() {
		return num.Min(most, a.UMax())
	}
	return most
}

// sharpen makes the maximum of a count what branches on the way to the loop say.
func (c *counter) sharpen(n *Count, l *cfg.Loop) {
	e := n.Exact
	if e == nil {
		e = n.Symbolic
	}
	if e == nil || e.Kind == Constant || e.IsPtr() {
		return
	}
	if most := c.mostAtEntry(e, l); n.Max == nil || most.Less(n.Max.N) {
		n.Max, n.MaxOrZero = c.Int(ir.IntN(e.Width), most), false
	}
}
