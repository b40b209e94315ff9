package domain

import (
	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
)

// Bounds of sums, differences and products come from the exact results of the bounds of the
// operands, which may lie outside of the width. Of 8 bits, [250, 252] + [4, 5] is exactly [254, 257],
// which is not one interval modulo 256: nothing is known. [250, 252] + [10, 11] is
// [260, 263]: both ends wrapped once, so the result is [4, 7]. And if the addition may not wrap
// (nuw), the first is [254, 255], as all else is poison, and the second is always poison.

// ext is a w-bit number together with how far outside of the width the exact
// one was: over tells how often 2^w was taken off, for a sum -1, 0 or 1.
type ext struct {
	n    num.Int
	over int
}

func sless(a, b ext) bool { return a.over < b.over || a.over == b.over && a.n.LessSigned(b.n) }

// setU bounds f by the exact results lo and hi of an unsigned operation that
// wraps, or that gives poison instead if it may not.
func (f *Facts) setU(lo, hi ext, noWrap bool) {
	switch {
	case noWrap:
		if lo.over > 0 || hi.over < 0 {
			*f = f.empty()
			return
		}
		if lo.over == 0 {
			f.ULo = num.Max(f.ULo, lo.n)
		}
		if hi.over == 0 {
			f.UHi = num.Min(f.UHi, hi.n)
		}
	case lo.over == hi.over:
		f.ULo, f.UHi = num.Max(f.ULo, lo.n), num.Min(f.UHi, hi.n)
	}
}

// setS is setU for signed bounds.
func (f *Facts) setS(lo, hi ext, noWrap bool) {
	if f.IsEmpty() {
		return
	}
	switch {
	case noWrap:
		if lo.over > 0 || hi.over < 0 {
			*f = f.empty()
			return
		}
		if lo.over == 0 {
			f.SLo = num.MaxSigned(f.SLo, lo.n)
		}
		if hi.over == 0 {
			f.SHi = num.MinSigned(f.SHi, hi.n)
		}
	case lo.over == hi.over:
		f.SLo, f.SHi = num.MaxSigned(f.SLo, lo.n), num.MinSigned(f.SHi, hi.n)
	}
}

// addU, subU, addS and subS are exact in 128 bits too, where the sum itself may overflow: unsigned
// by the carry, signed by the signs of the operands.
func addU(w uint32, a, b num.Int) ext {
	s, carry := a.AddCarry(b)
	m := num.LowMask(w)
	return ext{s.And(m), int(b2u(carry || m.Less(s)))}
}

func subU(w uint32, a, b num.Int) ext {
	return ext{a.Sub(b).And(num.LowMask(w)), -int(b2u(a.Less(b)))}
}

// wrapS wraps a signed sum whose exact value has the sign neg.
func wrapS(w uint32, s num.Int, neg bool) ext {
	r := s.SExt(w)
	if r == s && s.IsNegative() == neg {
		return ext{r, 0}
	}
	if neg {
		return ext{r, -1}
	}
	return ext{r, 1}
}

func addS(w uint32, a, b num.Int) ext {
	s := a.Add(b)
	neg := s.IsNegative()
	if a.IsNegative() == b.IsNegative() {
		neg = a.IsNegative()
	}
	return wrapS(w, s, neg)
}

func subS(w uint32, a, b num.Int) ext {
	s := a.Sub(b)
	neg := s.IsNegative()
	if a.IsNegative() != b.IsNegative() {
		neg = a.IsNegative()
	}
	return wrapS(w, s, neg)
}

// mulU and mulS give a product that is cut where it does not fit.
func mulU(w uint32, a, b num.Int) ext {
	p, over := a.MulOverflow(b)
	if m := num.LowMask(w); over || m.Less(p) {
		return ext{m, 1}
	}
	return ext{p, 0}
}

func mulS(w uint32, a, b num.Int) ext {
	neg := a.IsNegative() != b.IsNegative()
	if a.IsNegative() {
		a = a.Neg()
	}
	if b.IsNegative() {
		b = b.Neg()
	}
	p, over := a.MulOverflow(b)
	limit := num.Pow2(w - 1)
	switch {
	case neg && (over || limit.Less(p)):
		return ext{limit.Neg(), -1}
	case neg:
		return ext{p.Neg(), 0}
	case over || !p.Less(limit):
		return ext{limit.Sub(one128), 1}
	}
	return ext{p, 0}
}

// bySign applies a transfer function to the negative and the other numbers of
// each operand apart, where both signs are possible: products, quotients and
// remainders are monotone only so.
//
// There are at most four pairs of halves, and Join takes what all of them have in common.
func bySign(fn func(*Instr, []Facts) Facts) func(*Instr, []Facts) Facts {
	return func(in *Instr, a []Facts) Facts {
		if in.same(a) {
			return fn(in, a)
		}
		apart := *in
		apart.Same = false // halves of an undef operand may well be one number each
		smax := num.LowMask(in.Width - 1)
		halves := func(x Facts) (h [2]Facts) {
			if x.SLo.IsNegative() == x.SHi.IsNegative() {
				return [2]Facts{x, x.empty()}
			}
			return [2]Facts{x.Meet(SRange(in.Width, zero128, smax)), x.Meet(SRange(in.Width, smax.Not(), all128))}
		}
		f := Poison(in.Width)
		var pair [2]Facts
		for _, pair[0] = range halves(a[0]) {
			if pair[0].IsEmpty() {
				continue
			}
			for _, pair[1] = range halves(a[1]) {
				if !pair[1].IsEmpty() {
					f = f.Join(fn(&apart, pair[:]))
				}
			}
		}
		return f
	}
}

// add of one operand twice is a shift: its lowest bit is 0, which the sum of two
// values that merely have equal facts need not have.
func add(in *Instr, a []Facts) Facts {
	if in.same(a) {
		return shlBy(in.Width, a[0], 1, in.Flags)
	}
	return addWith(in.Width, a[0], a[1], in.Flags)
}

func addWith(w uint32, x, y Facts, fl ir.Flags) Facts {
	if x.IsEmpty() || y.IsEmpty() {
		return Poison(w)
	}
	f := sumBits(w, x.Zero, x.One, y.Zero, y.One, zero128)
	f.setOnes(0, int(x.MaxOnes)+int(y.MaxOnes)) // a carry stands for two
	if c, ok := y.Constant(); ok {
		m := num.LowMask(w)
		switch {
		case c == m && x.MaxOnes <= 1: // 2^n - 1
			f.Props |= LowMask
		case c == one128 && x.Has(LowMask), c == m.AndNot(x.Zero) && y.MaxOnes == 1: // and back; 2^n, or twice that
			f.setOnes(0, 1)
		}
	}
	f.setU(addU(w, x.ULo, y.ULo), addU(w, x.UHi, y.UHi), fl&ir.NUW != 0)
	f.setS(addS(w, x.SLo, y.SLo), addS(w, x.SHi, y.SHi), fl&ir.NSW != 0)
	return f.Reduce()
}

// sumBits finds the known bits of x + y + carry. A bit of the sum is known
// where both operands' are and the carry into it is the same for the smallest
// and for the largest numbers with the known bits.
//
// This is KnownBits::computeForAddCarry of LLVM. Carries only grow with the operands, so those of
// the smallest and the largest pair bound those of all pairs between.
func sumBits(w uint32, xZero, xOne, yZero, yOne, carry num.Int) Facts {
	m := num.LowMask(w)
	low := xOne.Add(yOne).Add(carry)
	xMax, yMax := m.AndNot(xZero), m.AndNot(yZero)
	high := xMax.Add(yMax).Add(carry)
	carryLow := low.Xor(xOne).Xor(yOne)
	carryHigh := high.Xor(xMax).Xor(yMax)
	known := xZero.Or(xOne).And(yZero.Or(yOne)).AndNot(carryLow.Xor(carryHigh)).And(m)
	f := Unknown(w)
	f.One, f.Zero = low.And(known), known.AndNot(low)
	return f
}

// sub is monotone in its first operand and falls with its second, so bounds are crossed.
func sub(in *Instr, a []Facts) Facts {
	x, y, w, fl := a[0], a[1], in.Width, in.Flags
	if x.IsEmpty() || y.IsEmpty() {
		return Poison(w)
	}
	if in.same(a) {
		return Const(w, zero128)
	}
	f := sumBits(w, x.Zero, x.One, y.One, y.Zero, one128) // x + ^y + 1
	if x.UHi.IsZero() {                                   // -2^n
		if y.MaxOnes <= 1 {
			f.Props |= HighMask
		}
		if y.Has(HighMask) {
			f.setOnes(0, 1)
		}
	}
	f.setU(subU(w, x.ULo, y.UHi), subU(w, x.UHi, y.ULo), fl&ir.NUW != 0)
	f.setS(subS(w, x.SLo, y.SHi), subS(w, x.SHi, y.SLo), fl&ir.NSW != 0)
	return f.Reduce()
}

// negate is 0 - x.
func negate(w uint32, x Facts) Facts {
	return sub(&Instr{Width: w}, []Facts{Const(w, zero128), x})
}

func mul(in *Instr, a []Facts) Facts {
	x, y, w := a[0], a[1], in.Width
	if x.IsEmpty() || y.IsEmpty() {
		return Poison(w)
	}
	f := Unknown(w)
	m := num.LowMask(w)
	// Below the first unknown bit, counted from the lowest bit that can be set,
	// a product is that of the known parts.
	tx, ty := min(x.TrailingZeros(), w), min(y.TrailingZeros(), w)
	kx, ky := x.Zero.Or(x.One).Not().TrailingZeros(num.MaxWidth), y.Zero.Or(y.One).Not().TrailingZeros(num.MaxWidth)
	known := num.LowMask(min(tx+ty+min(kx-min(tx, kx), ky-min(ty, ky)), w))
	p, _ := x.One.MulOverflow(y.One)
	f.One, f.Zero = p.And(known), known.AndNot(p)

	f.setU(mulU(w, x.ULo, y.ULo), mulU(w, x.UHi, y.UHi), in.Flags&ir.NUW != 0)
	if f.ULo == m && !mulFits(w, x.ULo, y.ULo) {
		f.ULo = zero128 // both products were cut
	}
	// a product is linear in each operand, so its extremes over a box are at corners
	lo := mulS(w, x.SLo, y.SLo)
	hi := lo
	for _, c := range [3][2]num.Int{{x.SLo, y.SHi}, {x.SHi, y.SLo}, {x.SHi, y.SHi}} {
		p := mulS(w, c[0], c[1])
		if sless(p, lo) {
			lo = p
		}
		if sless(hi, p) {
			hi = p
		}
	}
	if noWrap := in.Flags&ir.NSW != 0; noWrap || lo.over == 0 && hi.over == 0 {
		f.setS(lo, hi, noWrap)
	}
	if f.IsEmpty() {
		return f
	}
	if x.NonZero() && y.NonZero() && maxTrailing(x)+maxTrailing(y) < w {
		f.ULo = num.Max(f.ULo, one128) // the lowest bit of the product is within the width
	}
	if in.same(a) { // a square is 0 or 1 modulo 4, and not negative
		if w > 1 {
			f.Zero = f.Zero.Or(num.Of(2))
		}
		if in.Flags&ir.NSW != 0 {
			f.SLo = num.MaxSigned(f.SLo, zero128)
		}
	}
	f.setOnes(0, int(x.MaxOnes)*int(y.MaxOnes)) // the sum of as many shifted operands
	return f.Reduce()
}

func mulFits(w uint32, a, b num.Int) bool { return mulU(w, a, b).over == 0 }

func udiv(in *Instr, a []Facts) Facts {
	x, y, w := a[0], a[1], in.Width
	y = y.Meet(URange(w, one128, num.LowMask(w))) // else undefined behaviour
	if x.IsEmpty() || y.IsEmpty() {
		return Poison(w)
	}
	if in.same(a) {
		return Const(w, one128)
	}
	if c, ok := y.Constant(); ok && c.OnesCount() == 1 {
		return lshrBy(w, x, c.TrailingZeros(num.MaxWidth), in.Flags)
	}
	f := Unknown(w)
	f.ULo, _ = x.ULo.QuoRem(y.UHi)
	f.UHi, _ = x.UHi.QuoRem(y.ULo)
	if in.Flags&ir.Exact != 0 {
		f.exactQuotient(x, y)
		if x.PowerOrZero() {
			f.setOnes(0, 1)
		}
		if c, ok := y.Constant(); ok {
			if q, r := x.ULo.QuoRem(c); !r.IsZero() { // only multiples are divided
				f.ULo = q.Add(one128)
			}
		}
	}
	return f.Reduce()
}

// exactQuotient uses that x is the quotient times y: trailing zeros add up, and
// the quotient is 0 only if x is.
//
// If x has exactly as many trailing zeros as y, the quotient is odd.
func (f *Facts) exactQuotient(x, y Facts) {
	w := uint32(f.Width)
	if most := maxTrailing(y); x.TrailingZeros() > most {
		f.Zero = f.Zero.Or(num.LowMask(min(x.TrailingZeros()-most, w)))
	}
	if x.NonZero() {
		f.ULo = num.Max(f.ULo, one128)
		if maxTrailing(x) == y.TrailingZeros() {
			f.One = f.One.Or(one128)
		}
	}
}

// maxTrailing is how many trailing zeros a number that is not 0 can have at most: up to its lowest
// bit known to be set, else up to the highest bit that its upper bound has.
func maxTrailing(x Facts) uint32 {
	if x.One.IsZero() {
		return max(x.UHi.Len(), 1) - 1
	}
	return x.One.TrailingZeros(num.MaxWidth)
}

// sdiv takes the negative and the positive divisors apart, -1 and 1 being the ends next to the gap.
func sdiv(in *Instr, a []Facts) Facts {
	x, y, w := a[0], a[1], in.Width
	y = y.Meet(URange(w, one128, num.LowMask(w)))
	if x.IsEmpty() || y.IsEmpty() {
		return Poison(w)
	}
	if in.same(a) {
		return Const(w, one128)
	}
	f := Unknown(w)
	if x.NonNegative() && y.NonNegative() {
		f = udiv(in, a)
	}
	// For a divisor of one sign the quotient is monotone in either operand.
	smax := num.LowMask(w - 1)
	lo, hi := smax, smax.Not()
	for _, d := range [2][2]num.Int{{y.SLo, num.MinSigned(y.SHi, all128)}, {num.MaxSigned(y.SLo, one128), y.SHi}} {
		if d[1].LessSigned(d[0]) {
			continue
		}
		for _, n := range [2]num.Int{x.SLo, x.SHi} {
			for _, m := range d {
				q := sdivClamped(w, n, m)
				lo, hi = num.MinSigned(lo, q), num.MaxSigned(hi, q)
			}
		}
	}
	f.SLo, f.SHi = num.MaxSigned(f.SLo, lo), num.MinSigned(f.SHi, hi)
	if in.Flags&ir.Exact != 0 {
		f.exactQuotient(x, y)
	}
	return f.Reduce()
}

// sdivClamped cuts the one quotient that does not fit: dividing so is undefined
// behaviour, and other quotients nearby are no larger than what remains.
func sdivClamped(w uint32, n, d num.Int) num.Int {
	neg := n.IsNegative() != d.IsNegative()
	if n.IsNegative() {
		n = n.Neg()
	}
	if d.IsNegative() {
		d = d.Neg()
	}
	q, _ := n.QuoRem(d)
	if neg {
		return q.Neg()
	}
	return num.Min(q, num.LowMask(w-1))
}

// urem: the remainder is below the divisor and at most the dividend, and is the dividend where that
// is below every divisor. The early return gives x itself, which knows more bits than bounds do.
func urem(in *Instr, a []Facts) Facts {
	x, y, w := a[0], a[1], in.Width
	y = y.Meet(URange(w, one128, num.LowMask(w)))
	if x.IsEmpty() || y.IsEmpty() {
		return Poison(w)
	}
	if in.same(a) {
		return Const(w, zero128)
	}
	f := Unknown(w)
	f.lowOfMultiple(x, y)
	f.UHi = num.Min(x.UHi, y.UHi.Sub(one128))
	if x.UHi.Less(y.ULo) {
		x.Props &^= WellDefined
		return x
	}
	if c, ok := y.Constant(); ok { // the same multiple is taken off all
		ql, rl := x.ULo.QuoRem(c)
		if qh, rh := x.UHi.QuoRem(c); ql == qh {
			f.ULo, f.UHi = rl, rh
		}
	}
	if y.PowerOrZero() { // the remainder is the dividend's low bits
		f.Zero = f.Zero.Or(x.Zero)
		f.setOnes(0, int(x.MaxOnes))
	}
	return f.Reduce()
}

// lowOfMultiple: what is taken off x is a multiple of y, so the lowest bits
// are those of x as far as those of y are 0.
func (f *Facts) lowOfMultiple(x, y Facts) {
	low := num.LowMask(y.TrailingZeros())
	f.Zero, f.One = f.Zero.Or(x.Zero.And(low)), f.One.Or(x.One.And(low))
}

func srem(in *Instr, a []Facts) Facts {
	x, y, w := a[0], a[1], in.Width
	y = y.Meet(URange(w, one128, num.LowMask(w)))
	if x.IsEmpty() || y.IsEmpty() {
		return Poison(w)
	}
	if in.same(a) {
		return Const(w, zero128)
	}
	if x.NonNegative() && y.NonNegative() {
		return urem(in, a)
	}
	f := Unknown(w)
	f.lowOfMultiple(x, y)
	// The magnitude is below the divisor's and at most the dividend's; the sign
	// is the dividend's.
	var limit num.Int
	for _, d := range [2]num.Int{y.SLo, y.SHi} {
		if d.IsNegative() {
			d = d.Neg()
		}
		limit = num.Max(limit, d)
	}
	limit = limit.Sub(one128)
	f.SLo, f.SHi = num.MinSigned(num.MaxSigned(x.SLo, limit.Neg()), zero128), num.MaxSigned(num.MinSigned(x.SHi, limit), zero128)
	// A dividend of smaller magnitude than any divisor stays.
	least := minMagnitude(y)
	if x.SHi.LessSigned(least) && least.Neg().LessSigned(x.SLo) {
		x.Props &^= WellDefined
		return x
	}
	return f.Reduce()
}

// minMagnitude is the smallest magnitude of a number that is not 0, at most
// what is a signed number of the width.
func minMagnitude(y Facts) num.Int {
	switch {
	case !y.SLo.IsNegative():
		return num.Max(y.SLo, one128)
	case y.SHi.IsNegative():
		return num.Min(y.SHi.Neg(), num.LowMask(uint32(y.Width)-1))
	}
	return one128
}
