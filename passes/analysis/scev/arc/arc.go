// Package arc has sets of integers that lie next to each other on the circle of the
// numbers modulo 2^width: arcs, from a first number up to, and without, a last one, past the
// largest number to 0 if need be. Scalar evolution tells ranges of values so: a value from -3
// to 3 is one arc, where bounds without sign would know nothing.
//
//	[253, 4) of 8 bits is 253, 254, 255, 0, 1, 2, 3
//
// What comes out of an operation on two arcs is mostly no arc; the result then is one that
// holds it. Where two arcs of like worth do, a Prefer says whether one that does not wrap past
// the ends of the unsigned or of the signed numbers is liked better.
package arc

import (
	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
)

// An Arc is the numbers Lo, Lo+1, ..., Hi-1 modulo 2^Width, where Lo = Hi stands for all
// numbers if both are the largest one, and for none if both are 0.
type Arc struct {
	Width  uint32
	Lo, Hi num.Int // zero extended
}

// Prefer tells which of two arcs is taken that both will do.
type Prefer uint8

// The preferences: the smaller one, or first the one that does not wrap.
const (
	Smallest Prefer = iota
	Unsigned
	Signed
)

var (
	zero = num.Int{}
	one  = num.Of(1)
)

// Full is all numbers.
func Full(w uint32) Arc { return Arc{w, num.LowMask(w), num.LowMask(w)} }

// Empty is no number.
func Empty(w uint32) Arc { return Arc{w, zero, zero} }

// Of is the one number.
func Of(w uint32, n num.Int) Arc { return Arc{w, n.Trunc(w), n.Add(one).Trunc(w)} }

// New is [lo, hi), all numbers if both are the same.
func New(w uint32, lo, hi num.Int) Arc {
	lo, hi = lo.Trunc(w), hi.Trunc(w)
	if lo == hi {
		return Full(w)
	}
	return Arc{w, lo, hi}
}

// MinSigned is the least signed number of a width.
func MinSigned(w uint32) num.Int { return num.Pow2(w - 1) }

// MaxSigned is the greatest signed number of a width.
func MaxSigned(w uint32) num.Int { return num.LowMask(w - 1) }

// IsFull tells whether all numbers are in the arc.
func (a Arc) IsFull() bool { return a.Lo == a.Hi && !a.Lo.IsZero() }

// IsEmpty tells whether no number is.
func (a Arc) IsEmpty() bool { return a.Lo == a.Hi && a.Lo.IsZero() }

// Single is the only number in the arc, if there is one.
func (a Arc) Single() (num.Int, bool) {
	return a.Lo, a.Hi == a.Lo.Add(one).Trunc(a.Width) && a.Lo != a.Hi
}

// past tells that the end lies before the start, without sign; that may be 0 itself.
func (a Arc) past() bool { return a.Hi.Less(a.Lo) }

// pastSigned is past for signed numbers.
func (a Arc) pastSigned() bool { return a.Hi.SExt(a.Width).LessSigned(a.Lo.SExt(a.Width)) }

// wraps tells that the arc goes past the ends of the numbers of a preference.
func (a Arc) wraps(p Prefer) bool {
	if p == Signed {
		return a.pastSigned() && a.Hi != MinSigned(a.Width)
	}
	return a.past() && !a.Hi.IsZero()
}

// size is how many numbers there are, less one; not for an empty arc.
func (a Arc) size() num.Int {
	if a.IsFull() {
		return num.LowMask(a.Width)
	}
	return a.Hi.Sub(a.Lo).Sub(one).Trunc(a.Width)
}

// Smaller tells whether a has fewer numbers than b.
func (a Arc) Smaller(b Arc) bool {
	if a.IsEmpty() || b.IsEmpty() {
		return !b.IsEmpty()
	}
	return a.size().Less(b.size())
}

// Has tells whether a number is in the arc.
func (a Arc) Has(n num.Int) bool {
	return !a.IsEmpty() && !a.size().Less(n.Sub(a.Lo).Trunc(a.Width))
}

// Covers tells whether all numbers of b are in a.
func (a Arc) Covers(b Arc) bool {
	if a.IsFull() || b.IsEmpty() {
		return true
	}
	if a.IsEmpty() || b.IsFull() {
		return false
	}
	from := b.Lo.Sub(a.Lo).Trunc(a.Width)
	last, carry := from.AddCarry(b.size())
	return !carry && !a.size().Less(last)
}

// UMin is the least number without sign.
func (a Arc) UMin() num.Int {
	if a.IsFull() || a.past() && !a.Hi.IsZero() {
		return zero
	}
	return a.Lo
}

// UMax is the greatest number without sign.
func (a Arc) UMax() num.Int {
	if a.IsFull() || a.past() {
		return num.LowMask(a.Width)
	}
	return a.Hi.Sub(one)
}

// SMin is the least signed number, sign extended.
func (a Arc) SMin() num.Int {
	if a.IsFull() || a.pastSigned() && a.Hi != MinSigned(a.Width) {
		return MinSigned(a.Width).SExt(a.Width)
	}
	return a.Lo.SExt(a.Width)
}

// SMax is the greatest signed number, sign extended.
func (a Arc) SMax() num.Int {
	if a.IsFull() || a.pastSigned() {
		return MaxSigned(a.Width)
	}
	return a.Hi.Sub(one).SExt(a.Width)
}

// Not is the numbers that are not in the arc.
func (a Arc) Not() Arc {
	switch {
	case a.IsFull():
		return Empty(a.Width)
	case a.IsEmpty():
		return Full(a.Width)
	}
	return Arc{a.Width, a.Hi, a.Lo}
}

// better is the one of two arcs that is preferred.
func better(a, b Arc, p Prefer) Arc {
	if p != Smallest && a.wraps(p) != b.wraps(p) {
		if b.wraps(p) {
			return a
		}
		return b
	}
	if a.Smaller(b) {
		return a
	}
	return b
}

// Meet is an arc that holds the numbers in both. It is exact but where these are two
// arcs.
func (a Arc) Meet(b Arc, p Prefer) Arc {
	switch {
	case a.IsEmpty() || b.IsFull():
		return a
	case b.IsEmpty() || a.IsFull():
		return b
	}
	if !a.past() && b.past() {
		a, b = b, a
	}
	// seen from the start of a, which is at 0 then, b is [from, to], and may come around
	w := a.Width
	n := a.size()
	from := b.Lo.Sub(a.Lo).Trunc(w)
	to := from.Add(b.size()).Trunc(w)
	around := to.Less(from)
	first := !n.Less(from) // b begins within a
	switch {
	case around && first && !to.Less(from):
		return a
	case around && first: // both ends of a are in b: [0, to] and [from, n]
		return better(a, b, p)
	case around:
		return New(w, a.Lo, a.Lo.Add(num.Min(to, n)).Add(one))
	case first:
		return New(w, b.Lo, a.Lo.Add(num.Min(to, n)).Add(one))
	}
	return Empty(w)
}

// Join is an arc that holds the numbers of both.
func (a Arc) Join(b Arc, p Prefer) Arc {
	switch {
	case a.IsFull() || b.IsEmpty():
		return a
	case b.IsFull() || a.IsEmpty():
		return b
	case a.Covers(b):
		return a
	case b.Covers(a):
		return b
	}
	w := a.Width
	touches := func(a, b Arc) bool { // b begins within a, or right behind it
		return !a.size().Add(one).Less(b.Lo.Sub(a.Lo).Trunc(w))
	}
	ab, ba := touches(a, b), touches(b, a)
	switch {
	case ab && ba:
		return Full(w)
	case ab:
		return Arc{w, a.Lo, b.Hi}
	case ba:
		return Arc{w, b.Lo, a.Hi}
	}
	if !a.past() && b.past() {
		a, b = b, a
	}
	return better(Arc{w, a.Lo, b.Hi}, Arc{w, b.Lo, a.Hi}, p)
}

// Allowed is the numbers x for which the predicate can hold beside some number of b.
func Allowed(p ir.Pred, b Arc) Arc {
	w := b.Width
	if b.IsEmpty() {
		return b
	}
	smin := MinSigned(w)
	switch p {
	case ir.EQ:
		return b
	case ir.NE:
		if _, ok := b.Single(); ok {
			return b.Not()
		}
		return Full(w)
	case ir.ULT:
		if b.UMax().IsZero() {
			return Empty(w)
		}
		return New(w, zero, b.UMax())
	case ir.ULE:
		return New(w, zero, b.UMax().Add(one))
	case ir.UGT:
		if b.UMin() == num.LowMask(w) {
			return Empty(w)
		}
		return New(w, b.UMin().Add(one), zero)
	case ir.UGE:
		return New(w, b.UMin(), zero)
	case ir.SLT:
		if b.SMax().Trunc(w) == smin {
			return Empty(w)
		}
		return New(w, smin, b.SMax())
	case ir.SLE:
		return New(w, smin, b.SMax().Add(one))
	case ir.SGT:
		if b.SMin() == MaxSigned(w) {
			return Empty(w)
		}
		return New(w, b.SMin().Add(one), smin)
	case ir.SGE:
		return New(w, b.SMin(), smin)
	}
	return Full(w)
}

// Satisfying is the numbers x for which the predicate holds beside each number of b.
func Satisfying(p ir.Pred, b Arc) Arc { return Allowed(p.Invert(), b).Not() }

// Holds tells whether the predicate holds for each number of a beside each of b.
func Holds(p ir.Pred, a, b Arc) bool {
	if a.IsEmpty() || b.IsEmpty() {
		return true
	}
	switch p {
	case ir.EQ:
		x, ok := a.Single()
		y, ok2 := b.Single()
		return ok && ok2 && x == y
	case ir.NE:
		return a.Not().Covers(b)
	case ir.ULT:
		return a.UMax().Less(b.UMin())
	case ir.ULE:
		return !b.UMin().Less(a.UMax())
	case ir.UGT:
		return b.UMax().Less(a.UMin())
	case ir.UGE:
		return !a.UMin().Less(b.UMax())
	case ir.SLT:
		return a.SMax().LessSigned(b.SMin())
	case ir.SLE:
		return !b.SMin().LessSigned(a.SMax())
	case ir.SGT:
		return b.SMax().LessSigned(a.SMin())
	case ir.SGE:
		return !a.SMin().LessSigned(b.SMax())
	}
	return false
}

// String is the arc as LLVM writes it, bounds as signed numbers.
func (a Arc) String() string {
	switch {
	case a.IsFull():
		return "full-set"
	case a.IsEmpty():
		return "empty-set"
	}
	return "[" + a.Lo.Signed(a.Width).String() + "," + a.Hi.Signed(a.Width).String() + ")"
}
