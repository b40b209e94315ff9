package domain

import (
	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
)

// extendSign says that the highest n bits of a w-bit number are the same.
func extendSign(w, n uint32) Facts {
	if n > w {
		n = w
	}
	hi := num.LowMask(w - max(n, 1))
	return SRange(w, hi.Not(), hi)
}

// bitwise gives facts from known bits, bounds and how many sign bits stay: where both operands
// begin with n equal bits, so does what is made of them bit by bit.
func bitwise(w uint32, zero, one, lo, hi num.Int, a []Facts) Facts {
	f := Unknown(w)
	f.Zero, f.One, f.ULo, f.UHi = zero, one, lo, num.Min(hi, f.UHi)
	if s := num.LowMask(w - max(min(a[0].SignBits(), a[1].SignBits()), 1)); s.LessSigned(f.SHi) {
		f.SLo, f.SHi = s.Not(), s
	}
	return f
}

// and is at most either operand, as it only clears bits, and has at most one bit if one of them has.
// It is negative only if both are; it is no less than the power of two below both, as a number from
// -2^n on has ones in all bits from n up.
func and(in *Instr, a []Facts) Facts {
	x, y := a[0], a[1]
	if x.IsEmpty() || y.IsEmpty() {
		return Poison(in.Width)
	}
	if in.same(a) {
		return x
	}
	f := bitwise(in.Width, x.Zero.Or(y.Zero), x.One.And(y.One), zero128, num.Min(x.UHi, y.UHi), a)
	f.setOnes(int(x.MinOnes)+int(y.MinOnes)-int(in.Width), int(min(x.MaxOnes, y.MaxOnes)))
	f.Props |= x.Props & y.Props & masks
	if x.SLo.IsNegative() && y.SLo.IsNegative() { // -2^n <= min(x, y) is kept
		if n := max(x.SLo.Not().Len(), y.SLo.Not().Len()); n < in.Width {
			f.SLo = num.MaxSigned(f.SLo, num.LowMask(n).Not())
		}
	} else {
		f.SLo = zero128
	}
	return f.Reduce()
}

// or is at least either operand, and has no bit above the highest of both. If it is to be disjoint,
// what is a bit of one is none of the other, else it is poison; it is then a sum that does not wrap, for
// which addWith knows closer bounds. One operand twice is disjoint only if it is 0.
func or(in *Instr, a []Facts) Facts {
	x, y := a[0], a[1]
	if x.IsEmpty() || y.IsEmpty() {
		return Poison(in.Width)
	}
	if in.same(a) {
		if in.Flags&ir.Disjoint != 0 {
			return Const(in.Width, zero128)
		}
		return x
	}
	f := bitwise(in.Width, x.Zero.And(y.Zero), x.One.Or(y.One), num.Max(x.ULo, y.ULo), num.LowMask(max(x.UHi.Len(), y.UHi.Len())), a)
	if !x.SHi.LessSigned(zero128) && !y.SHi.LessSigned(zero128) {
		f.SHi = num.MinSigned(f.SHi, num.LowMask(max(x.SHi.Len(), y.SHi.Len())))
	} else {
		f.SHi = num.MinSigned(f.SHi, all128)
	}
	f.setOnes(int(max(x.MinOnes, y.MinOnes)), int(x.MaxOnes)+int(y.MaxOnes))
	f.Props |= x.Props & y.Props & masks
	if in.Flags&ir.Disjoint != 0 { // a sum without any carry
		f.setOnes(int(x.MinOnes)+int(y.MinOnes), int(in.Width))
		x = x.Meet(KnownBits(in.Width, y.One, zero128))
		y = y.Meet(KnownBits(in.Width, x.One, zero128))
		if x.IsEmpty() || y.IsEmpty() {
			return Poison(in.Width)
		}
		sum := addWith(in.Width, x, y, ir.NUW|ir.NSW)
		return f.Reduce().Meet(sum)
	}
	return f.Reduce()
}

func xor(in *Instr, a []Facts) Facts {
	x, y := a[0], a[1]
	if x.IsEmpty() || y.IsEmpty() {
		return Poison(in.Width)
	}
	if in.same(a) {
		return Const(in.Width, zero128)
	}
	// ^x is -1 - x, of which addWith keeps the bounds and bit by bit would not
	// A complement turns the bounds around.
	for i, c := range a {
		if c.ULo == num.LowMask(in.Width) {
			f := addWith(in.Width, Const(in.Width, all128), negate(in.Width, a[1-i]), 0)
			f.setOnes(int(in.Width)-int(a[1-i].MaxOnes), int(in.Width)-int(a[1-i].MinOnes))
			f.Props |= otherMasks(a[1-i].Props)
			return f.Reduce()
		}
	}
	zero := x.Zero.And(y.Zero).Or(x.One.And(y.One))
	one := x.Zero.And(y.One).Or(x.One.And(y.Zero))
	f := bitwise(in.Width, zero, one, zero128, num.LowMask(max(x.UHi.Len(), y.UHi.Len())), a)
	// bits that both have go, so it is no more than both have, nor than both lack
	least := max(int(x.MinOnes)-int(y.MaxOnes), int(y.MinOnes)-int(x.MaxOnes))
	f.setOnes(least, min(int(x.MaxOnes)+int(y.MaxOnes), 2*int(in.Width)-int(x.MinOnes)-int(y.MinOnes)))
	f = f.Reduce()
	if f.ULo.IsZero() && x.Disjoint(y) {
		f = f.Meet(URange(in.Width, one128, num.LowMask(in.Width)))
	}
	return f
}

// otherMasks are the kinds of masks of what has bits in reverse order, or turned over.
func otherMasks(p Props) Props { return p&LowMask*(HighMask/LowMask) | p&HighMask/(HighMask/LowMask) }

// onesWithout bounds how many bits are set by those of x without the ones in lost: these are some of those that may be set there,
// and all that are known to be.
func onesWithout(f *Facts, x Facts, lost num.Int) {
	f.setOnes(int(x.MinOnes)-int(lost.AndNot(x.Zero).OnesCount()), int(x.MaxOnes)-int(lost.And(x.One).OnesCount()))
}

// shiftsOut tells whether the amount may be as large as the width.
func shiftsOut(in *Instr, a []Facts) bool {
	return a[1].Width == 0 || !a[1].UHi.Less(num.Of(uint64(a[1].Width)))
}

// overAmounts joins what a shift gives for each amount that it can have;
// other amounts give poison.
//
// That is at most 128 amounts; known bits of the amount leave some of these out, and the loop ends as
// soon as nothing is known of the result. It is as sharp as the shifts by constants are.
func overAmounts(w uint32, x, amount Facts, by func(w uint32, x Facts, n uint32, fl ir.Flags) Facts, fl ir.Flags) Facts {
	if x.IsEmpty() || amount.IsEmpty() || !amount.ULo.Less(num.Of(uint64(w))) {
		return Poison(w)
	}
	last := uint32(num.Min(amount.UHi, num.Of(uint64(w-1))).Lo)
	f := Poison(w)
	for n := uint32(amount.ULo.Lo); n <= last; n++ {
		if !amount.Contains(num.Of(uint64(n))) {
			continue
		}
		f = f.Join(by(w, x, n, fl))
		if f.IsUnknown() {
			break
		}
	}
	return f
}

func shl(in *Instr, a []Facts) Facts { return overAmounts(in.Width, a[0], a[1], shlBy, in.Flags) }

// shlBy shifts by a constant. Flags say what x is, as the result is poison otherwise: nuw that its n highest
// bits are 0, nsw that its n + 1 highest are the same. So they sharpen x first, and all that is
// known of the result follows.
func shlBy(w uint32, x Facts, n uint32, fl ir.Flags) Facts {
	if n == 0 {
		x.Props &^= WellDefined
		return x
	}
	m := num.LowMask(w)
	if fl&ir.NUW != 0 {
		x = x.Meet(URange(w, zero128, num.LowMask(w-n)))
	}
	if fl&ir.NSW != 0 {
		x = x.Meet(extendSign(w, n+1))
	}
	if x.IsEmpty() {
		return Poison(w)
	}
	f := Unknown(w)
	f.Zero = x.Zero.Shl(n).And(m).Or(num.LowMask(n))
	f.One = x.One.Shl(n).And(m)
	if x.UHi.Len()+n <= w {
		f.ULo, f.UHi = x.ULo.Shl(n), x.UHi.Shl(n)
	} else if x.ULo.Shr(w-n) == x.UHi.Shr(w-n) { // what is lost is the same for all
		f.ULo, f.UHi = x.ULo.Shl(n).And(m), x.UHi.Shl(n).And(m)
	}
	if x.SignBits() > n {
		f.SLo, f.SHi = x.SLo.Shl(n), x.SHi.Shl(n)
	}
	onesWithout(&f, x, m.AndNot(num.LowMask(w-n)))
	f.Props = x.Props & HighMask
	return f.Reduce()
}

func lshr(in *Instr, a []Facts) Facts { return overAmounts(in.Width, a[0], a[1], lshrBy, in.Flags) }

func lshrBy(w uint32, x Facts, n uint32, fl ir.Flags) Facts {
	if fl&ir.Exact != 0 {
		x = x.Meet(KnownBits(w, num.LowMask(n), zero128))
	}
	if x.IsEmpty() {
		return Poison(w)
	}
	if n == 0 {
		x.Props &^= WellDefined
		return x
	}
	f := Unknown(w)
	f.Zero, f.One = x.Zero.Shr(n).Or(num.LowMask(w).AndNot(num.LowMask(w-n))), x.One.Shr(n)
	f.ULo, f.UHi = x.ULo.Shr(n), x.UHi.Shr(n)
	onesWithout(&f, x, num.LowMask(n))
	f.Props = x.Props & LowMask
	return f.Reduce()
}

func ashr(in *Instr, a []Facts) Facts { return overAmounts(in.Width, a[0], a[1], ashrBy, in.Flags) }

// ashrBy shifts by a constant. The unsigned bounds follow from the signed ones, which Reduce sees to. Of
// 1000...0, one bit, it makes several, so a power of two stays one only without sign bit.
func ashrBy(w uint32, x Facts, n uint32, fl ir.Flags) Facts {
	if fl&ir.Exact != 0 {
		x = x.Meet(KnownBits(w, num.LowMask(n), zero128))
	}
	if x.IsEmpty() {
		return Poison(w)
	}
	m := num.LowMask(w)
	f := Unknown(w)
	f.Zero = x.Zero.SExt(w).Sar(n).And(m)
	f.One = x.One.SExt(w).Sar(n).And(m)
	f.SLo, f.SHi = x.SLo.Sar(n), x.SHi.Sar(n)
	f.Props = x.Props & masks
	if x.NonNegative() {
		onesWithout(&f, x, num.LowMask(n))
	}
	return f.Reduce()
}

func trunc(in *Instr, a []Facts) Facts {
	x, w := a[0], uint32(a[0].Width)
	to := in.Width
	if w == 0 || to == 0 || to > w {
		return Facts{}
	}
	m := num.LowMask(to)
	if in.Flags&ir.NUW != 0 {
		x = x.Meet(URange(w, zero128, m))
	}
	if in.Flags&ir.NSW != 0 {
		x = x.Meet(extendSign(w, w-to+1))
	}
	if x.IsEmpty() {
		return Poison(to)
	}
	f := Unknown(to)
	f.Zero, f.One = x.Zero.And(m), x.One.And(m)
	f.cutToWindow(x)
	onesWithout(&f, x, num.LowMask(w).AndNot(m))
	f.Props |= x.Props & masks
	return f.Reduce()
}

// cutToWindow gives f, of fewer bits, the bounds of x where these are at most
// as far apart as f's width allows and do not wrap there.
//
// Of [254, 258] cut to 8 bits the numbers are 254, 255, 0, 1, 2: no interval unsigned, but [-2, 2]
// signed. Adding half the range turns the signed order into the unsigned one.
func (f *Facts) cutToWindow(x Facts) {
	to := uint32(f.Width)
	m, half := num.LowMask(to), num.Pow2(to-1)
	for _, b := range [2][2]num.Int{{x.ULo, x.UHi}, {x.SLo, x.SHi}} {
		if m.Less(b[1].Sub(b[0])) {
			continue
		}
		if lo, hi := b[0].And(m), b[1].And(m); !hi.Less(lo) {
			f.ULo, f.UHi = num.Max(f.ULo, lo), num.Min(f.UHi, hi)
		}
		if lo, hi := b[0].Add(half).And(m), b[1].Add(half).And(m); !hi.Less(lo) {
			f.SLo, f.SHi = num.MaxSigned(f.SLo, lo.Sub(half)), num.MinSigned(f.SHi, hi.Sub(half))
		}
	}
}

func zext(in *Instr, a []Facts) Facts {
	x, w := a[0], uint32(a[0].Width)
	if w == 0 || in.Width == 0 {
		return Facts{}
	}
	if in.Flags&ir.NNeg != 0 {
		x = x.Meet(SRange(w, zero128, num.LowMask(w-1)))
	}
	if x.IsEmpty() {
		return Poison(in.Width)
	}
	f := Unknown(in.Width)
	f.Zero, f.One = x.Zero.Or(num.LowMask(in.Width).AndNot(num.LowMask(w))), x.One
	f.ULo, f.UHi = x.ULo, x.UHi
	f.Props = x.Props & LowMask
	f.MinOnes, f.MaxOnes = x.MinOnes, x.MaxOnes
	return f.Reduce()
}

func sext(in *Instr, a []Facts) Facts {
	x, w := a[0], uint32(a[0].Width)
	if w == 0 || in.Width == 0 {
		return Facts{}
	}
	if x.IsEmpty() {
		return Poison(in.Width)
	}
	m := num.LowMask(in.Width)
	f := Unknown(in.Width)
	f.Zero, f.One = x.Zero.SExt(w).And(m), x.One.SExt(w).And(m)
	f.SLo, f.SHi = x.SLo, x.SHi
	f.Props = x.Props & masks
	switch {
	case x.NonNegative():
		f.MinOnes, f.MaxOnes = x.MinOnes, x.MaxOnes
	case x.Negative():
		f.setOnes(int(x.MinOnes)+int(in.Width-w), int(x.MaxOnes)+int(in.Width-w))
	default:
		f.setOnes(int(x.MinOnes), int(x.MaxOnes)+int(in.Width-w))
	}
	return f.Reduce()
}
