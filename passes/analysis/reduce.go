package analysis

// reduce makes bits, unsigned and signed bounds and PowerOrZero sharpen each
// other until nothing changes: bounds become numbers that have the bits, bits
// on which the bounds agree become known, and the bounds of the two orders are
// cut to each other. Every round but the last adds a known bit, finds
// the sign, or moves a bound to a power of two, so it ends.
func (f Facts) reduce() Facts {
	if f.Never == AnyFloat {
		return f.empty()
	}
	if f.Width == 0 || f.IsEmpty() {
		return f
	}
	w := uint(f.Width)
	mask, sign := lowMask(w), bitAt(w-1)
	for {
		before := f
		if f.Props&PowerOrZero != 0 && !f.One.isZero() {
			if f.One.ones() > 1 {
				return f.empty()
			}
			f.Zero = f.Zero.or(mask.andNot(f.One)) // the one bit that is set
		}
		known := f.Zero.or(f.One)
		if !f.Zero.and(f.One).isZero() || !f.cutOrders(mask, sign) {
			return f.empty()
		}
		if !known.isZero() && !f.roundBounds(mask, sign) {
			return f.empty()
		}
		prefix := mask.andNot(lowMask(f.ULo.xor(f.UHi).length()))
		f.One = f.One.or(f.ULo.and(prefix))
		f.Zero = f.Zero.or(prefix.andNot(f.ULo))
		prefix = mask.andNot(lowMask(f.SLo.xor(f.SHi).and(mask).length()))
		f.One = f.One.or(f.SLo.and(prefix))
		f.Zero = f.Zero.or(prefix.andNot(f.SLo))
		if f.Zero.or(f.One) == known && (f.Props&PowerOrZero == 0 || f == before) && !f.halfGone(mask) {
			break
		}
	}
	if maybe := mask.andNot(f.Zero); maybe.ones() <= 1 {
		f.Props |= PowerOrZero
	}
	if f.ULo == f.UHi {
		f.Props |= NotUndef // poison, or each member is this number
	}
	return f
}

// cutOrders looks at the numbers with and without sign bit apart, on which both
// orders agree, and sets the bounds to those of what is left. It reports false
// if nothing is.
func (f *Facts) cutOrders(mask, sign U128) bool {
	posLo, posHi := f.ULo, minU(f.UHi, mask.andNot(sign))
	if !f.SLo.negative() {
		posLo = maxU(posLo, f.SLo)
	}
	pos := !f.SHi.negative()
	if pos {
		posHi = minU(posHi, f.SHi)
		pos = !posHi.less(posLo) && f.One.and(sign).isZero()
	}
	negLo, negHi := maxU(f.ULo, sign), f.UHi
	if f.SHi.negative() {
		negHi = minU(negHi, f.SHi.and(mask))
	}
	neg := f.SLo.negative()
	if neg {
		negLo = maxU(negLo, f.SLo.and(mask))
		neg = !negHi.less(negLo) && f.Zero.and(sign).isZero()
	}
	if f.Props&PowerOrZero != 0 {
		neg = neg && negLo == sign
		negHi = sign
		if n := posHi.length(); n > 0 {
			posHi = bitAt(n - 1)
		}
		if !posLo.isZero() {
			posLo = bitAt(posLo.sub(one128).length())
		}
		pos = pos && !posHi.less(posLo)
	}
	extend := mask.not()
	switch {
	case pos && neg:
		f.ULo, f.UHi, f.SLo, f.SHi = posLo, negHi, negLo.or(extend), posHi
	case pos:
		f.ULo, f.UHi, f.SLo, f.SHi = posLo, posHi, posLo, posHi
	case neg:
		f.ULo, f.UHi, f.SLo, f.SHi = negLo, negHi, negLo.or(extend), negHi.or(extend)
	default:
		return false
	}
	return true
}

// halfGone tells whether rounding left no number on one side of the sign.
func (f *Facts) halfGone(mask U128) bool {
	return f.SLo.negative() && !f.SHi.negative() && (f.SHi.less(f.ULo) || f.UHi.less(f.SLo.and(mask)))
}

// roundBounds moves the bounds inwards to numbers that have the known bits,
// and reports whether there are any.
func (f *Facts) roundBounds(mask, sign U128) bool {
	var ok [4]bool
	f.ULo, ok[0] = roundUp(f.ULo, f.Zero, f.One, mask)
	f.UHi, ok[1] = roundDown(f.UHi, f.Zero, f.One, mask)
	// With the sign bit flipped, signed numbers are in unsigned order.
	zero := f.Zero.andNot(sign).or(f.One.and(sign))
	one := f.One.andNot(sign).or(f.Zero.and(sign))
	var lo, hi U128
	lo, ok[2] = roundUp(f.SLo.and(mask).xor(sign), zero, one, mask)
	hi, ok[3] = roundDown(f.SHi.and(mask).xor(sign), zero, one, mask)
	f.SLo, f.SHi = signExtend(lo.xor(sign), uint(f.Width)), signExtend(hi.xor(sign), uint(f.Width))
	return ok[0] && ok[1] && ok[2] && ok[3] && !f.UHi.less(f.ULo) && !f.SHi.sless(f.SLo)
}

// roundUp is the smallest number from v on with the known bits.
func roundUp(v, zero, one, mask U128) (U128, bool) {
	conflict := v.and(zero).or(one.andNot(v))
	if conflict.isZero() {
		return v, true
	}
	h := conflict.length() - 1
	if one.bit(h) { // v lacks the bit: with it the rest can be smallest
		low := lowMask(h + 1)
		return v.andNot(low).or(one.and(low)), true
	}
	// The bit must go, so a higher one that is free to be set must come.
	free := mask.andNot(v.or(zero)).andNot(lowMask(h + 1))
	if free.isZero() {
		return v, false
	}
	p := free.trailing()
	return v.andNot(lowMask(p)).or(bitAt(p)).or(one.and(lowMask(p))), true
}

// roundDown is the largest number up to v with the known bits.
func roundDown(v, zero, one, mask U128) (U128, bool) {
	x, ok := roundUp(mask.andNot(v), one, zero, mask)
	return mask.andNot(x), ok
}
