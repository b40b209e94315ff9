package analysis

import "rewrite/passes/ir"

// extendSign says that the highest n bits of a w-bit number are the same.
func extendSign(w, n uint) Facts {
	if n > w {
		n = w
	}
	hi := lowMask(w - max(n, 1))
	return SRange(w, hi.not(), hi)
}

// bitwise gives facts from known bits, bounds and how many sign bits stay.
func bitwise(w uint, zero, one, lo, hi U128, a []Facts) Facts {
	f := Unknown(w)
	f.Zero, f.One, f.ULo, f.UHi = zero, one, lo, minU(hi, f.UHi)
	if s := lowMask(w - max(min(a[0].SignBits(), a[1].SignBits()), 1)); s.sless(f.SHi) {
		f.SLo, f.SHi = s.not(), s
	}
	return f
}

func and(in *Instr, a []Facts) Facts {
	x, y := a[0], a[1]
	if x.IsEmpty() || y.IsEmpty() {
		return Poison(in.Width)
	}
	if in.same(a) {
		return x
	}
	f := bitwise(in.Width, x.Zero.or(y.Zero), x.One.and(y.One), zero128, minU(x.UHi, y.UHi), a)
	f.Props |= (x.Props | y.Props) & PowerOrZero
	if x.SLo.negative() && y.SLo.negative() { // -2^n <= min(x, y) is kept
		if n := max(x.SLo.not().length(), y.SLo.not().length()); n < in.Width {
			f.SLo = maxS(f.SLo, lowMask(n).not())
		}
	} else {
		f.SLo = zero128
	}
	return f.reduce()
}

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
	f := bitwise(in.Width, x.Zero.and(y.Zero), x.One.or(y.One), maxU(x.ULo, y.ULo), lowMask(max(x.UHi.length(), y.UHi.length())), a)
	if !x.SHi.sless(zero128) && !y.SHi.sless(zero128) {
		f.SHi = minS(f.SHi, lowMask(max(x.SHi.length(), y.SHi.length())))
	} else {
		f.SHi = minS(f.SHi, all128)
	}
	if in.Flags&ir.Disjoint != 0 { // a sum without any carry
		x = x.Meet(KnownBits(in.Width, y.One, zero128))
		y = y.Meet(KnownBits(in.Width, x.One, zero128))
		if x.IsEmpty() || y.IsEmpty() {
			return Poison(in.Width)
		}
		sum := addWith(in.Width, x, y, ir.NUW|ir.NSW)
		return f.reduce().Meet(sum)
	}
	return f.reduce()
}

func xor(in *Instr, a []Facts) Facts {
	x, y := a[0], a[1]
	if x.IsEmpty() || y.IsEmpty() {
		return Poison(in.Width)
	}
	if in.same(a) {
		return Const(in.Width, zero128)
	}
	// A complement turns the bounds around.
	for i, c := range a {
		if c.ULo == lowMask(in.Width) {
			return addWith(in.Width, Const(in.Width, all128), negate(in.Width, a[1-i]), 0)
		}
	}
	zero := x.Zero.and(y.Zero).or(x.One.and(y.One))
	one := x.Zero.and(y.One).or(x.One.and(y.Zero))
	f := bitwise(in.Width, zero, one, zero128, lowMask(max(x.UHi.length(), y.UHi.length())), a)
	f = f.reduce()
	if f.ULo.isZero() && x.disjoint(y) {
		f = f.Meet(URange(in.Width, one128, lowMask(in.Width)))
	}
	return f
}

// shiftsOut tells whether the amount may be as large as the width.
func shiftsOut(in *Instr, a []Facts) bool {
	return a[1].Width == 0 || !a[1].UHi.less(U64(uint64(a[1].Width)))
}

// overAmounts joins what a shift gives for each amount that it can have;
// other amounts give poison.
func overAmounts(w uint, x, amount Facts, by func(w uint, x Facts, n uint, fl ir.Flags) Facts, fl ir.Flags) Facts {
	if x.IsEmpty() || amount.IsEmpty() || !amount.ULo.less(U64(uint64(w))) {
		return Poison(w)
	}
	last := uint(minU(amount.UHi, U64(uint64(w-1))).Lo)
	f := Poison(w)
	for n := uint(amount.ULo.Lo); n <= last; n++ {
		if !amount.Contains(U64(uint64(n))) {
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

func shlBy(w uint, x Facts, n uint, fl ir.Flags) Facts {
	if n == 0 {
		x.Props &= PowerOrZero
		return x
	}
	m := lowMask(w)
	if fl&ir.NUW != 0 {
		x = x.Meet(URange(w, zero128, lowMask(w-n)))
	}
	if fl&ir.NSW != 0 {
		x = x.Meet(extendSign(w, n+1))
	}
	if x.IsEmpty() {
		return Poison(w)
	}
	f := Unknown(w)
	f.Zero = x.Zero.shl(n).and(m).or(lowMask(n))
	f.One = x.One.shl(n).and(m)
	if x.UHi.length()+n <= w {
		f.ULo, f.UHi = x.ULo.shl(n), x.UHi.shl(n)
	} else if x.ULo.shr(w-n) == x.UHi.shr(w-n) { // what is lost is the same for all
		f.ULo, f.UHi = x.ULo.shl(n).and(m), x.UHi.shl(n).and(m)
	}
	if x.SignBits() > n {
		f.SLo, f.SHi = x.SLo.shl(n), x.SHi.shl(n)
	}
	f.Props = x.Props & PowerOrZero
	return f.reduce()
}

func lshr(in *Instr, a []Facts) Facts { return overAmounts(in.Width, a[0], a[1], lshrBy, in.Flags) }

func lshrBy(w uint, x Facts, n uint, fl ir.Flags) Facts {
	if fl&ir.Exact != 0 {
		x = x.Meet(KnownBits(w, lowMask(n), zero128))
	}
	if x.IsEmpty() {
		return Poison(w)
	}
	if n == 0 {
		x.Props &= PowerOrZero
		return x
	}
	f := Unknown(w)
	f.Zero, f.One = x.Zero.shr(n).or(lowMask(w).andNot(lowMask(w-n))), x.One.shr(n)
	f.ULo, f.UHi = x.ULo.shr(n), x.UHi.shr(n)
	f.Props = x.Props & PowerOrZero
	return f.reduce()
}

func ashr(in *Instr, a []Facts) Facts { return overAmounts(in.Width, a[0], a[1], ashrBy, in.Flags) }

func ashrBy(w uint, x Facts, n uint, fl ir.Flags) Facts {
	if fl&ir.Exact != 0 {
		x = x.Meet(KnownBits(w, lowMask(n), zero128))
	}
	if x.IsEmpty() {
		return Poison(w)
	}
	m := lowMask(w)
	f := Unknown(w)
	f.Zero = signExtend(x.Zero, w).sar(n).and(m)
	f.One = signExtend(x.One, w).sar(n).and(m)
	f.SLo, f.SHi = x.SLo.sar(n), x.SHi.sar(n)
	if x.NonNegative() {
		f.Props = x.Props & PowerOrZero
	}
	return f.reduce()
}

func trunc(in *Instr, a []Facts) Facts {
	x, w := a[0], uint(a[0].Width)
	to := in.Width
	if w == 0 || to == 0 || to > w {
		return Facts{}
	}
	m := lowMask(to)
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
	f.Zero, f.One = x.Zero.and(m), x.One.and(m)
	f.cutToWindow(x)
	f.Props = x.Props & PowerOrZero
	return f.reduce()
}

// cutToWindow gives f, of fewer bits, the bounds of x where these are at most
// as far apart as f's width allows and do not wrap there.
func (f *Facts) cutToWindow(x Facts) {
	to := uint(f.Width)
	m, half := lowMask(to), bitAt(to-1)
	for _, b := range [2][2]U128{{x.ULo, x.UHi}, {x.SLo, x.SHi}} {
		if m.less(b[1].sub(b[0])) {
			continue
		}
		if lo, hi := b[0].and(m), b[1].and(m); !hi.less(lo) {
			f.ULo, f.UHi = maxU(f.ULo, lo), minU(f.UHi, hi)
		}
		if lo, hi := b[0].add(half).and(m), b[1].add(half).and(m); !hi.less(lo) {
			f.SLo, f.SHi = maxS(f.SLo, lo.sub(half)), minS(f.SHi, hi.sub(half))
		}
	}
}

func zext(in *Instr, a []Facts) Facts {
	x, w := a[0], uint(a[0].Width)
	if w == 0 || in.Width == 0 {
		return Facts{}
	}
	if in.Flags&ir.NNeg != 0 {
		x = x.Meet(SRange(w, zero128, lowMask(w-1)))
	}
	if x.IsEmpty() {
		return Poison(in.Width)
	}
	f := Unknown(in.Width)
	f.Zero, f.One = x.Zero.or(lowMask(in.Width).andNot(lowMask(w))), x.One
	f.ULo, f.UHi = x.ULo, x.UHi
	f.Props = x.Props & PowerOrZero
	return f.reduce()
}

func sext(in *Instr, a []Facts) Facts {
	x, w := a[0], uint(a[0].Width)
	if w == 0 || in.Width == 0 {
		return Facts{}
	}
	if x.IsEmpty() {
		return Poison(in.Width)
	}
	m := lowMask(in.Width)
	f := Unknown(in.Width)
	f.Zero, f.One = signExtend(x.Zero, w).and(m), signExtend(x.One, w).and(m)
	f.SLo, f.SHi = x.SLo, x.SHi
	if x.NonNegative() {
		f.Props = x.Props & PowerOrZero
	}
	return f.reduce()
}
