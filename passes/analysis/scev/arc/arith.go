package arc

import (
	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
)

// Add is the sums modulo 2^width.
func (a Arc) Add(b Arc) Arc {
	w := a.Width
	switch {
	case a.IsEmpty() || b.IsEmpty():
		return Empty(w)
	case a.IsFull() || b.IsFull():
		return Full(w)
	}
	return a.spread(b, a.Lo.Add(b.Lo))
}

// Sub is the differences modulo 2^width.
func (a Arc) Sub(b Arc) Arc {
	w := a.Width
	switch {
	case a.IsEmpty() || b.IsEmpty():
		return Empty(w)
	case a.IsFull() || b.IsFull():
		return Full(w)
	}
	return a.spread(b, a.Lo.Sub(b.Hi).Add(one))
}

// spread is the arc from lo on that is as long as a and b one behind the other.
func (a Arc) spread(b Arc, lo num.Int) Arc {
	n, carry := a.size().AddCarry(b.size())
	if carry || !n.Less(num.LowMask(a.Width)) {
		return Full(a.Width)
	}
	return New(a.Width, lo, lo.Add(n).Add(one))
}

// AddFlagged is the sums that do not wrap where nuw or nsw say so.
func (a Arc) AddFlagged(b Arc, fl ir.Flags, p Prefer) Arc {
	w := a.Width
	switch {
	case a.IsEmpty() || b.IsEmpty():
		return Empty(w)
	case a.IsFull() && b.IsFull():
		return Full(w)
	}
	sum := a.Add(b)
	if fl&ir.NSW != 0 {
		clamp := func(x, y num.Int) num.Int {
			switch s := x.Add(y); {
			case x.IsNegative() && y.IsNegative() && (!s.IsNegative() || s.LessSigned(MinSigned(w).SExt(w))):
				return MinSigned(w).SExt(w)
			case !x.IsNegative() && !y.IsNegative() && (s.IsNegative() || MaxSigned(w).LessSigned(s)):
				return MaxSigned(w)
			default:
				return s
			}
		}
		sum = sum.Meet(New(w, clamp(a.SMin(), b.SMin()), clamp(a.SMax(), b.SMax()).Add(one)), p)
	}
	if fl&ir.NUW != 0 {
		clamp := func(x, y num.Int) num.Int {
			s, carry := x.AddCarry(y)
			if carry {
				return num.LowMask(w)
			}
			return num.Min(s, num.LowMask(w))
		}
		sum = sum.Meet(New(w, clamp(a.UMin(), b.UMin()), clamp(a.UMax(), b.UMax()).Add(one)), p)
	}
	return sum
}

// Mul is the products modulo 2^width. Of more than 64 bits those are known that do not
// wrap.
func (a Arc) Mul(b Arc) Arc {
	w := a.Width
	if a.IsEmpty() || b.IsEmpty() {
		return Empty(w)
	}
	for range 2 {
		if n, ok := a.Single(); ok {
			if n == one {
				return b
			}
			if n == num.LowMask(w) {
				return Of(w, zero).Sub(b)
			}
		}
		a, b = b, a
	}
	if w > 64 {
		lo, over := a.UMin().MulOverflow(b.UMin())
		hi, over2 := a.UMax().MulOverflow(b.UMax())
		if over || over2 || num.LowMask(w).Less(hi) {
			return Full(w)
		}
		return New(w, lo, hi.Add(one))
	}
	u := wide(w, a.UMin().Mul(b.UMin()), a.UMax().Mul(b.UMax()))
	if !u.past() && !u.IsFull() && (!u.Hi.Bit(w-1) || u.Hi == MinSigned(w)) {
		return u
	}
	var lo, hi num.Int
	for i, x := range []num.Int{a.SMin(), a.SMax()} {
		for j, y := range []num.Int{b.SMin(), b.SMax()} {
			n := x.Mul(y)
			if i+j == 0 {
				lo, hi = n, n
			}
			lo, hi = num.MinSigned(lo, n), num.MaxSigned(hi, n)
		}
	}
	s := wide(w, lo, hi)
	if u.Smaller(s) {
		return u
	}
	return s
}

// wide is the numbers from lo to hi, of more bits, modulo 2^w.
func wide(w uint32, lo, hi num.Int) Arc {
	if !hi.Sub(lo).Less(num.LowMask(w)) {
		return Full(w)
	}
	return New(w, lo, hi.Add(one))
}

// UDiv is the quotients; a divisor that is 0 has none.
func (a Arc) UDiv(b Arc) Arc {
	w := a.Width
	if a.IsEmpty() || b.IsEmpty() || b.UMax().IsZero() {
		return Empty(w)
	}
	lo, _ := a.UMin().QuoRem(b.UMax())
	least := b.UMin()
	if least.IsZero() {
		least = one
		if b.Hi == one {
			least = b.Lo
		}
	}
	hi, _ := a.UMax().QuoRem(least)
	return New(w, lo, hi.Add(one))
}

// MinMax is the results of umax, umin, smax or smin, told by the compare that the first
// operand is the result by.
func (a Arc) MinMax(b Arc, p ir.Pred) Arc {
	w := a.Width
	if a.IsEmpty() || b.IsEmpty() {
		return Empty(w)
	}
	var r Arc
	prefer := Unsigned
	switch p {
	case ir.UGT:
		r = New(w, num.Max(a.UMin(), b.UMin()), num.Max(a.UMax(), b.UMax()).Add(one))
	case ir.ULT:
		r = New(w, num.Min(a.UMin(), b.UMin()), num.Min(a.UMax(), b.UMax()).Add(one))
	case ir.SGT:
		r, prefer = New(w, num.MaxSigned(a.SMin(), b.SMin()), num.MaxSigned(a.SMax(), b.SMax()).Add(one)), Signed
	default:
		r, prefer = New(w, num.MinSigned(a.SMin(), b.SMin()), num.MinSigned(a.SMax(), b.SMax()).Add(one)), Signed
	}
	if a.wraps(prefer) || b.wraps(prefer) {
		return r.Meet(a.Join(b, prefer), prefer)
	}
	return r
}

// ZExt is the numbers zero extended.
func (a Arc) ZExt(w uint32) Arc {
	switch {
	case a.IsEmpty() || w == a.Width:
		return Arc{w, a.Lo, a.Hi}
	case a.IsFull() || a.past():
		lo := zero
		if a.Hi.IsZero() {
			lo = a.Lo
		}
		return New(w, lo, num.Pow2(a.Width))
	}
	return Arc{w, a.Lo, a.Hi}
}

// SExt is the numbers sign extended.
func (a Arc) SExt(w uint32) Arc {
	if a.IsEmpty() || w == a.Width {
		return Arc{w, a.Lo, a.Hi}
	}
	if !a.IsFull() && a.Hi == MinSigned(a.Width) {
		return New(w, a.Lo.SExt(a.Width), a.Hi)
	}
	return New(w, a.SMin(), a.SMax().Add(one))
}

// Trunc is the numbers modulo 2^w.
func (a Arc) Trunc(w uint32) Arc {
	switch {
	case w >= a.Width:
		return a
	case a.IsEmpty():
		return Empty(w)
	case !a.size().Less(num.LowMask(w)):
		return Full(w)
	}
	return New(w, a.Lo, a.Lo.Add(a.size()).Add(one))
}

// Resize is Trunc or ZExt.
func (a Arc) Resize(w uint32) Arc {
	if w < a.Width {
		return a.Trunc(w)
	}
	return a.ZExt(w)
}

// NoWrap is the numbers x for which x op y does not wrap for any number y of b: an add,
// sub or mul with one of nuw and nsw.
func NoWrap(op ir.Op, b Arc, fl ir.Flags) Arc {
	w := b.Width
	if b.IsEmpty() {
		return Full(w)
	}
	smin, smax := MinSigned(w), MaxSigned(w)
	switch {
	case op == ir.OpAdd && fl == ir.NUW:
		return New(w, zero, b.UMax().Neg())
	case op == ir.OpAdd:
		lo, hi := smin, smin
		if x := b.SMin(); x.IsNegative() {
			lo = smin.Sub(x)
		}
		if x := b.SMax(); !x.IsNegative() {
			hi = smin.Sub(x)
		}
		return New(w, lo, hi)
	case op == ir.OpMul && fl == ir.NUW:
		if b.UMax().IsZero() {
			return Full(w)
		}
		q, _ := num.LowMask(w).QuoRem(b.UMax())
		return New(w, zero, q.Add(one))
	case op == ir.OpMul:
		return timesNoWrap(w, b.SMin(), smax).Meet(timesNoWrap(w, b.SMax(), smax), Smallest)
	}
	return Empty(w)
}

// timesNoWrap is the numbers that times v are signed numbers of the width.
func timesNoWrap(w uint32, v, smax num.Int) Arc {
	switch {
	case v.IsZero() || v == one:
		return Full(w)
	case v == num.LowMask(num.MaxWidth):
		return New(w, smax.Neg(), MinSigned(w))
	}
	// the magnitudes that either end leaves room for
	abs := v
	if v.IsNegative() {
		abs = v.Neg()
	}
	up, _ := smax.QuoRem(abs)
	down, _ := MinSigned(w).QuoRem(abs)
	if v.IsNegative() {
		up, down = down, up
	}
	return New(w, down.Neg(), up.Add(one))
}
