package domain

import "rewrite/passes/ir/num"

// Reduce makes bits, unsigned and signed bounds and how many bits are set sharpen each
// other until nothing changes: bounds become numbers that have the bits, bits
// on which the bounds agree become known, and the bounds of the two orders are
// cut to each other. Every round but the last adds a known bit, finds
// the sign, or moves a bound to a power of two, so it ends.
//
// Of 8 bits, known to be odd and in [4, 8], unsigned:
//
//	bounds to numbers that have the bits     [5, 7]
//	bits on which both bounds agree          000001?1
//	signed bounds from the unsigned ones     [5, 7]
//
// It is a normal form of facts, so that equal knowledge is mostly equal fields, and == can
// end the loops that wait for facts to stop changing.
func (f Facts) Reduce() Facts {
	if f.Never == AnyFloat {
		return f.empty()
	}
	if f.Width == 0 || f.IsEmpty() {
		return f
	}
	w := uint32(f.Width)
	if w == 1 {
		return f.reduceBit()
	}
	mask, sign := num.LowMask(w), num.Pow2(w-1)
	if _, ok := countOnes(&f, mask); !ok {
		return f.empty()
	}
	for {
		before := f
		known := f.Zero.Or(f.One)
		if !f.cutOrders(mask, sign) {
			return f.empty()
		}
		if !known.IsZero() && !f.roundBounds(mask, sign) {
			return f.empty()
		}
		prefix := mask.AndNot(num.LowMask(f.ULo.Xor(f.UHi).Len()))
		f.One = f.One.Or(f.ULo.And(prefix))
		f.Zero = f.Zero.Or(prefix.AndNot(f.ULo))
		prefix = mask.AndNot(num.LowMask(f.SLo.Xor(f.SHi).And(mask).Len()))
		f.One = f.One.Or(f.SLo.And(prefix))
		f.Zero = f.Zero.Or(prefix.AndNot(f.SLo))
		counted, ok := countOnes(&f, mask)
		if !ok {
			return f.empty()
		}
		if !counted && f.Zero.Or(f.One) == known && (f.MaxOnes > 1 || f == before) && !f.halfGone(mask) {
			break
		}
	}
	if free := mask.AndNot(f.Zero.Or(f.One)); free.OnesCount() <= 1 { // of two numbers it is seen
		f.Props |= masksOf(f.One, mask) & masksOf(f.One.Or(free), mask)
	}
	if f.ULo == f.UHi {
		f.Props |= NotUndef // poison, or each member is this number
	}
	return f
}

// masksOf is which kinds of masks a number is.
func masksOf(n, mask num.Int) (p Props) {
	if n.Add(one128).And(n).IsZero() {
		p = LowMask
	}
	if zeros := mask.AndNot(n); zeros.Add(one128).And(zeros).IsZero() {
		p |= HighMask
	}
	return p
}

// maskBits finds the bits of a mask: a one of a low mask has ones below it, a zero zeros above it. It reports whether there are new ones.
func maskBits(f *Facts, mask num.Int) bool {
	zero, one, w := f.Zero, f.One, uint32(f.Width)
	if f.Props&LowMask != 0 {
		one = one.Or(num.LowMask(max(one.Len(), f.ULo.Len(), uint32(f.MinOnes))))
		zero = zero.Or(mask.AndNot(num.LowMask(min(zero.TrailingZeros(num.MaxWidth), f.UHi.Add(one128).Len()-1, uint32(f.MaxOnes)))))
	}
	if f.Props&HighMask != 0 {
		one = one.Or(mask.AndNot(num.LowMask(min(one.TrailingZeros(num.MaxWidth), w-uint32(f.MinOnes)))))
		zero = zero.Or(num.LowMask(max(zero.Len(), mask.AndNot(f.UHi).Len(), w-uint32(f.MaxOnes))))
	}
	changed := zero != f.Zero || one != f.One
	f.Zero, f.One = zero, one
	return changed
}

// reduceBit is Reduce of one bit, as what decides is: which of the two numbers, 0 and 1, which is -1 signed, are left.
func (f Facts) reduceBit() Facts {
	no := f.One.IsZero() && f.ULo.IsZero() && !f.SHi.IsNegative() && f.MinOnes == 0
	yes := f.Zero.IsZero() && !f.UHi.IsZero() && f.SLo.IsNegative() && f.MinOnes <= 1 && f.MaxOnes != 0
	var g Facts
	switch {
	case no && yes:
		g = unknown[1]
	case no:
		g = booleans[0]
	case yes:
		g = booleans[1]
	default:
		return f.empty()
	}
	g.Props = g.Props&^WellDefined | f.Props | masks
	if g.ULo == g.UHi {
		g.Props |= NotUndef
	}
	g.Never = f.Never
	return g
}

var booleans = [2]Facts{Const(1, zero128), Const(1, one128)}

// cutOrders looks at the numbers with and without sign bit apart, on which both
// orders agree, and sets the bounds to those of what is left. It reports false
// if nothing is.
//
// Unsigned, the numbers with sign bit come last, signed, they come first; within either half
// the orders agree. Of the half with sign bit only 1000...0 is a power of two.
func (f *Facts) cutOrders(mask, sign num.Int) bool {
	posLo, posHi := f.ULo, num.Min(f.UHi, mask.AndNot(sign))
	if !f.SLo.IsNegative() {
		posLo = num.Max(posLo, f.SLo)
	}
	pos := !f.SHi.IsNegative()
	if pos {
		posHi = num.Min(posHi, f.SHi)
		pos = !posHi.Less(posLo) && f.One.And(sign).IsZero()
	}
	negLo, negHi := num.Max(f.ULo, sign), f.UHi
	if f.SHi.IsNegative() {
		negHi = num.Min(negHi, f.SHi.And(mask))
	}
	neg := f.SLo.IsNegative()
	if neg {
		negLo = num.Max(negLo, f.SLo.And(mask))
		neg = !negHi.Less(negLo) && f.Zero.And(sign).IsZero()
	}
	if f.MaxOnes <= 1 {
		neg = neg && negLo == sign
		negHi = sign
		if n := posHi.Len(); n > 0 {
			posHi = num.Pow2(n - 1)
		}
		if !posLo.IsZero() {
			posLo = num.Pow2(posLo.Sub(one128).Len())
		}
		pos = pos && !posHi.Less(posLo)
	}
	extend := mask.Not()
	switch {
	case pos && neg:
		f.ULo, f.UHi, f.SLo, f.SHi = posLo, negHi, negLo.Or(extend), posHi
	case pos:
		f.ULo, f.UHi, f.SLo, f.SHi = posLo, posHi, posLo, posHi
	case neg:
		f.ULo, f.UHi, f.SLo, f.SHi = negLo, negHi, negLo.Or(extend), negHi.Or(extend)
	default:
		return false
	}
	return true
}

// countOnes sharpens how many bits are set by the bits that are known and may be set, and where no more or no fewer can be, the
// bits. A number above the least, or below the largest, that has the known bits has one more bit, or one less. It reports whether
// anything changed, and false if no number is left.
//
// Of 8 bits, ???1??0? with two or three ones: at least 00010001, at most 11110000 as a number; with one they are 00010000.
func countOnes(f *Facts, mask num.Int) (changed, ok bool) {
	if f.Props&masks != 0 {
		changed = maskBits(f, mask)
	}
	if !f.Zero.And(f.One).IsZero() {
		return true, false
	}
	must, largest := f.One.OnesCount(), mask.AndNot(f.Zero)
	may := largest.OnesCount()
	least, most := must, may
	if f.One.Less(f.ULo) {
		least++
	}
	if f.UHi.Less(largest) {
		most--
	}
	if least > uint32(f.MinOnes) {
		f.MinOnes, changed = uint8(least), true
	}
	if most < uint32(f.MaxOnes) {
		f.MaxOnes, changed = uint8(most), true
	}
	if f.MinOnes > f.MaxOnes {
		return changed, false
	}
	if must == may {
		return changed, true
	}
	if uint32(f.MaxOnes) == must {
		f.Zero, changed = mask.AndNot(f.One), true
	} else if uint32(f.MinOnes) == may {
		f.One, changed = largest, true
	}
	if f.MinOnes > 1 {
		if lo := num.LowMask(uint32(f.MinOnes)); f.ULo.Less(lo) {
			f.ULo, changed = lo, true
		}
	}
	if f.MaxOnes < f.Width {
		if hi := mask.AndNot(num.LowMask(uint32(f.Width - f.MaxOnes))); hi.Less(f.UHi) {
			f.UHi, changed = hi, true
		}
	}
	return changed, true
}

// halfGone tells whether rounding left no number on one side of the sign.
func (f *Facts) halfGone(mask num.Int) bool {
	return f.SLo.IsNegative() && !f.SHi.IsNegative() && (f.SHi.Less(f.ULo) || f.UHi.Less(f.SLo.And(mask)))
}

// roundBounds moves the bounds inwards to numbers that have the known bits,
// and reports whether there are any.
func (f *Facts) roundBounds(mask, sign num.Int) bool {
	var ok [4]bool
	f.ULo, ok[0] = roundUp(f.ULo, f.Zero, f.One, mask)
	f.UHi, ok[1] = roundDown(f.UHi, f.Zero, f.One, mask)
	// With the sign bit flipped, signed numbers are in unsigned order.
	zero := f.Zero.AndNot(sign).Or(f.One.And(sign))
	one := f.One.AndNot(sign).Or(f.Zero.And(sign))
	var lo, hi num.Int
	lo, ok[2] = roundUp(f.SLo.And(mask).Xor(sign), zero, one, mask)
	hi, ok[3] = roundDown(f.SHi.And(mask).Xor(sign), zero, one, mask)
	f.SLo, f.SHi = lo.Xor(sign).SExt(uint32(f.Width)), hi.Xor(sign).SExt(uint32(f.Width))
	return ok[0] && ok[1] && ok[2] && ok[3] && !f.UHi.Less(f.ULo) && !f.SHi.LessSigned(f.SLo)
}

// roundUp is the smallest number from v on with the known bits. It looks at the highest bit h at
// which v is wrong; the bits above stay if they can. Bit h to be 1: from 0100, known ???1, 0101.
// Bit h to be 0: from 0110, known ?0?1, the next free bit above is set and the rest is smallest, 1001.
func roundUp(v, zero, one, mask num.Int) (num.Int, bool) {
	conflict := v.And(zero).Or(one.AndNot(v))
	if conflict.IsZero() {
		return v, true
	}
	h := conflict.Len() - 1
	if one.Bit(h) { // v lacks the bit: with it the rest can be smallest
		low := num.LowMask(h + 1)
		return v.AndNot(low).Or(one.And(low)), true
	}
	// The bit must go, so a higher one that is free to be set must come.
	free := mask.AndNot(v.Or(zero)).AndNot(num.LowMask(h + 1))
	if free.IsZero() {
		return v, false
	}
	p := free.TrailingZeros(num.MaxWidth)
	return v.AndNot(num.LowMask(p)).Or(num.Pow2(p)).Or(one.And(num.LowMask(p))), true
}

// roundDown is the largest number up to v with the known bits.
func roundDown(v, zero, one, mask num.Int) (num.Int, bool) {
	x, ok := roundUp(mask.AndNot(v), one, zero, mask)
	return mask.AndNot(x), ok
}
