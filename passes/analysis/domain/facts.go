// Package domain is the abstract domain of facts of values: of integers and addresses
// bits, ranges, signs and powers of two, of floats the classes, and of all whether they
// can be poison or undef. It has the lattice of facts, what operations make of them
// (Transfer), and what a result tells of the operands. Which values of a function have
// which facts is for package analysis to find.
//
// A fact is read as SEMANTICS law 6 has it: the value is poison, or every one
// of its members (it has several if it is undef, even partly) satisfies the
// fact. A fact of a vector is one of each of its lanes.
package domain

import (
	"fmt"
	"strings"

	"rewrite/passes/ir/num"
)

var (
	zero128 num.Int
	one128  = num.Of(1)
	all128  = num.LowMask(num.MaxWidth)
)

// Props are the facts of a value that are no matter of bits.
type Props uint8

const (
	// NotPoison: no lane is poison.
	NotPoison Props = 1 << iota
	// NotUndef: each lane is poison or has one member only.
	NotUndef
	// LowMask: the bits that are set, if any, are all those below some place.
	LowMask
	// HighMask: they are all those from some place on.
	HighMask
	// contradiction: no number satisfies the facts, so the value is poison or
	// the place is never reached. The other fields are then fixed.
	contradiction

	// WellDefined is noundef.
	WellDefined = NotPoison | NotUndef

	masks = LowMask | HighMask
)

// Facts is what is known of a value: an element of a lattice, by value, that ==
// compares. Numbers, sign bits and not being zero all follow from the fields,
// as does, for integers, the exact constant. The fields are always as sharp as
// they can make each other; build and change Facts by functions only.
type Facts struct {
	Zero, One num.Int // bits known to be 0, known to be 1
	ULo, UHi  num.Int // unsigned bounds, included
	SLo, SHi  num.Int // signed bounds, included, sign extended to 128 bits
	// Never is the classes of floats that a float is in none of; 0 for all else.
	Never Class
	// MinOnes and MaxOnes bound how many bits are set.
	MinOnes, MaxOnes uint8
	Width            uint8
	Props            Props
}

// Unknown says nothing of an integer of that width. Width 0 is that of
// everything that is no integer of at most num.MaxWidth bits.
func Unknown(width uint32) Facts { return unknown[width] }

var unknown = func() (table [num.MaxWidth + 1]Facts) {
	for width := uint32(1); width <= num.MaxWidth; width++ {
		m, s := num.LowMask(width), num.LowMask(width-1)
		table[width] = Facts{UHi: m, SLo: s.Not(), SHi: s, MaxOnes: uint8(width), Width: uint8(width)}
	}
	table[1].Props = masks
	return table
}()

// NotZero says that x is not 0.
func NotZero(width uint32) Facts { return notZero[width] }

var notZero = func() (table [num.MaxWidth + 1]Facts) {
	for width := uint32(1); width <= num.MaxWidth; width++ {
		table[width] = URange(width, one128, num.LowMask(width))
	}
	return table
}()

// Const is the facts of a constant, taken modulo 2^width.
func Const(width uint32, n num.Int) Facts {
	m := num.LowMask(width)
	n = n.And(m)
	s := n.SExt(width)
	ones := uint8(n.OnesCount())
	return Facts{Zero: m.AndNot(n), One: n, ULo: n, UHi: n, SLo: s, SHi: s, MinOnes: ones, MaxOnes: ones, Width: uint8(width), Props: WellDefined | masksOf(n, m)}
}

// Bool is Const of an i1.
func Bool(b bool) Facts {
	return booleans[b2u(b)]
}

// Poison is the facts of poison.
func Poison(width uint32) Facts {
	return Facts{Width: uint8(width)}.empty()
}

// KnownBits says that the bits of zero are 0 and those of one are 1.
func KnownBits(width uint32, zero, one num.Int) Facts {
	f := Unknown(width)
	f.Zero, f.One = zero.And(num.LowMask(width)), one.And(num.LowMask(width))
	return f.Reduce()
}

// URange says lo <= x <= hi, unsigned.
func URange(width uint32, lo, hi num.Int) Facts {
	f := Unknown(width)
	f.ULo, f.UHi = lo, num.Min(hi, f.UHi)
	return f.Reduce()
}

// SRange says lo <= x <= hi, signed; both are sign extended to 128 bits.
func SRange(width uint32, lo, hi num.Int) Facts {
	f := Unknown(width)
	f.SLo, f.SHi = num.MaxSigned(lo, f.SLo), num.MinSigned(hi, f.SHi)
	return f.Reduce()
}

// Ones says that at least so many bits are set and at most so many.
func Ones(width, least, most uint32) Facts {
	f := Unknown(width)
	f.setOnes(int(least), int(most))
	return f.Reduce()
}

// setOnes bounds how many bits are set, by numbers that may be below 0 or above the width.
func (f *Facts) setOnes(least, most int) {
	f.MinOnes = max(f.MinOnes, uint8(min(max(least, 0), num.MaxWidth+1)))
	f.MaxOnes = min(f.MaxOnes, uint8(min(max(most, 0), num.MaxWidth)))
}

// WrappedRange says that x is one of lo, lo+1, ..., hi-1 modulo 2^width, as
// LLVM's range attribute and metadata do; lo = hi says nothing.
//
// There are two intervals to put it in, one for each order. [250, 3) of 8 bits wraps past 255, so it
// says nothing unsigned; signed it is [-6, 2].
func WrappedRange(width uint32, lo, hi num.Int) Facts {
	m := num.LowMask(width)
	lo, hi = lo.And(m), hi.And(m)
	if lo == hi {
		return Unknown(width)
	}
	f := Unknown(width)
	last := hi.Sub(one128).And(m)
	if !last.Less(lo) {
		f.ULo, f.UHi = lo, last
	}
	if sl, sh := lo.SExt(width), last.SExt(width); !sh.LessSigned(sl) {
		f.SLo, f.SHi = sl, sh
	}
	return f.Reduce()
}

// With adds properties.
func (f Facts) With(p Props) Facts {
	f.Props |= p
	if p&masks != 0 {
		return f.Reduce()
	}
	return f
}

// Has tells whether all of the properties are known.
func (f Facts) Has(p Props) bool { return f.Props&p == p }

// NoUndef tells that the value is neither poison nor undef.
func (f Facts) NoUndef() bool { return f.Props&WellDefined == WellDefined }

// IsEmpty tells that no number satisfies the facts: the value is poison, or
// the place where they hold cannot be reached.
func (f Facts) IsEmpty() bool { return f.Props&contradiction != 0 }

// Constant is the only number that satisfies the facts, if there is one.
func (f Facts) Constant() (num.Int, bool) {
	return f.ULo, f.ULo == f.UHi && f.Width != 0 && !f.IsEmpty()
}

// NonZero tells that the number is not 0.
func (f Facts) NonZero() bool { return !f.ULo.IsZero() || f.IsEmpty() }

// NonNegative tells that the sign bit is 0.
func (f Facts) NonNegative() bool { return f.Width != 0 && !f.SLo.IsNegative() || f.IsEmpty() }

// Negative tells that the sign bit is 1.
func (f Facts) Negative() bool { return f.SHi.IsNegative() || f.IsEmpty() }

// PowerOfTwo tells that exactly one bit is set.
func (f Facts) PowerOfTwo() bool { return f.PowerOrZero() && f.NonZero() }

// PowerOrZero tells that at most one bit is set.
func (f Facts) PowerOrZero() bool { return f.Width != 0 && f.MaxOnes <= 1 }

// SignBits is how many of the highest bits are known to be the same, at least
// one for an integer.
func (f Facts) SignBits() uint32 {
	if f.Width == 0 {
		return 0
	}
	return min(signBits(f.SLo, uint32(f.Width)), signBits(f.SHi, uint32(f.Width)))
}

func signBits(s num.Int, w uint32) uint32 {
	if s.IsNegative() {
		s = s.Not()
	}
	return w - s.Len()
}

// TrailingZeros is how many of the lowest bits are known to be 0.
func (f Facts) TrailingZeros() uint32 {
	return min(f.Zero.Not().TrailingZeros(num.MaxWidth), uint32(f.Width))
}

// LeadingZeros is how many of the highest bits are known to be 0.
func (f Facts) LeadingZeros() uint32 { return uint32(f.Width) - f.UHi.Len() }

// Contains tells whether the number x, zero extended, satisfies the facts.
func (f Facts) Contains(x num.Int) bool {
	if f.IsEmpty() {
		return false
	}
	if f.Width == 0 {
		return true
	}
	s := x.SExt(uint32(f.Width))
	return x.And(f.Zero).IsZero() && f.One.AndNot(x).IsZero() &&
		!x.Less(f.ULo) && !f.UHi.Less(x) && !s.LessSigned(f.SLo) && !f.SHi.LessSigned(s) &&
		uint32(f.MinOnes) <= x.OnesCount() && x.OnesCount() <= uint32(f.MaxOnes) && f.Props&masks&^masksOf(x, num.LowMask(uint32(f.Width))) == 0
}

// IsUnknown tells that f says nothing about the number.
func (f Facts) IsUnknown() bool {
	return f.saysNothing()
}

// Join is what holds of a value that has the facts f or the facts g.
func (f Facts) Join(g Facts) Facts {
	p := f.Props & g.Props & WellDefined
	switch {
	case f.IsEmpty():
		g.Props = g.Props&^WellDefined | p
		return g
	case g.IsEmpty():
		f.Props = f.Props&^WellDefined | p
		return f
	}
	f.Zero, f.One = f.Zero.And(g.Zero), f.One.And(g.One)
	f.ULo, f.UHi = num.Min(f.ULo, g.ULo), num.Max(f.UHi, g.UHi)
	f.SLo, f.SHi = num.MinSigned(f.SLo, g.SLo), num.MaxSigned(f.SHi, g.SHi)
	f.MinOnes, f.MaxOnes = min(f.MinOnes, g.MinOnes), max(f.MaxOnes, g.MaxOnes)
	f.Props &= g.Props
	f.Never &= g.Never
	return f
}

// Meet is what holds of a value that has both. It IsEmpty if they contradict
// each other.
func (f Facts) Meet(g Facts) Facts {
	if f == g {
		return f
	}
	switch {
	case f.IsEmpty() || g.IsEmpty():
		f.Props |= g.Props
		return f.empty()
	case f.Width == g.Width && g.saysNothing():
		return f.with(g.Props)
	case f.Width == g.Width && f.saysNothing():
		return g.with(f.Props)
	}
	both := f
	both.Zero, both.One = f.Zero.Or(g.Zero), f.One.Or(g.One)
	both.ULo, both.UHi = num.Max(f.ULo, g.ULo), num.Min(f.UHi, g.UHi)
	both.SLo, both.SHi = num.MaxSigned(f.SLo, g.SLo), num.MinSigned(f.SHi, g.SHi)
	both.MinOnes, both.MaxOnes = max(f.MinOnes, g.MinOnes), min(f.MaxOnes, g.MaxOnes)
	both.Props |= g.Props
	both.Never |= g.Never
	if both == f || both == g { // one says all that the other does
		return both.with(0)
	}
	return both.Reduce()
}

// with is f with what else is known of its being defined.
func (f Facts) with(p Props) Facts {
	f.Props |= p
	if f.ULo == f.UHi && f.Width != 0 {
		f.Props |= NotUndef // poison, or each member is this number
	}
	return f
}

// saysNothing is IsUnknown of what is not copied for it.
func (f *Facts) saysNothing() bool {
	u := &unknown[f.Width]
	return f.UHi == u.UHi && f.SHi == u.SHi && f.SLo == u.SLo && f.ULo == u.ULo && f.Zero == u.Zero && f.One == u.One && f.Never == 0 &&
		f.MinOnes == u.MinOnes && f.MaxOnes == u.MaxOnes && f.Props&^WellDefined == u.Props
}

// Implies tells that whatever has the facts f has the facts g.
func (f Facts) Implies(g Facts) bool { return f.Meet(g) == f }

// empty is the contradiction of f's width: nothing is left to tell apart but
// whether the value may be poison.
func (f Facts) empty() Facts {
	return Facts{Width: f.Width, Props: f.Props&NotPoison | NotUndef | contradiction}
}

// String is for people: the width, what is known, p! and u! for not poison and not undef.
func (f Facts) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "i%d", f.Width)
	switch c, ok := f.Constant(); {
	case f.IsEmpty():
		b.WriteString(" none")
	case ok:
		fmt.Fprintf(&b, " %v", c.Big())
	case f.Width > 0:
		if !f.Zero.Or(f.One).IsZero() {
			b.WriteByte(' ')
			for i := int(f.Width) - 1; i >= 0; i-- {
				b.WriteByte("?01"[b2u(f.Zero.Bit(uint32(i)))+2*b2u(f.One.Bit(uint32(i)))])
			}
		}
		top := Unknown(uint32(f.Width))
		if f.ULo != top.ULo || f.UHi != top.UHi {
			fmt.Fprintf(&b, " u[%v,%v]", f.ULo.Big(), f.UHi.Big())
		}
		if f.SLo != top.SLo || f.SHi != top.SHi {
			fmt.Fprintf(&b, " s[%v,%v]", f.SLo.Signed(num.MaxWidth), f.SHi.Signed(num.MaxWidth))
		}
		switch must, may := uint8(f.One.OnesCount()), f.Width-uint8(f.Zero.OnesCount()); {
		case f.Width == 1:
		case f.PowerOrZero():
			b.WriteString(" pow2|0")
		case f.MinOnes > must+1 || f.MaxOnes+1 < may: // what the bounds do not say
			fmt.Fprintf(&b, " ones[%d,%d]", f.MinOnes, f.MaxOnes)
		}
	}
	if f.Zero.Or(f.One).OnesCount()+1 < uint32(f.Width) { // else it is seen from the bits
		for i, name := range [2]string{" low", " high"} {
			if f.Has(LowMask << i) {
				b.WriteString(name)
			}
		}
	}
	if f.Never != 0 {
		fmt.Fprintf(&b, " {%v}", f.May())
	}
	if f.Has(NotPoison) {
		b.WriteString(" p!")
	}
	if f.Has(NotUndef) {
		b.WriteString(" u!")
	}
	return b.String()
}

func b2u(b bool) uint32 {
	if b {
		return 1
	}
	return 0
}

// Widen gives up what g, which holds less, does not share with f: of bounds
// that moved nothing is kept, as they would move on and on.
func (f Facts) Widen(g Facts) Facts {
	if f.IsEmpty() || g.Width == 0 || g.IsEmpty() {
		return g
	}
	top := Unknown(uint32(g.Width))
	if g.ULo != f.ULo {
		g.ULo = zero128
	}
	if g.UHi != f.UHi {
		g.UHi = top.UHi
	}
	if g.SLo != f.SLo {
		g.SLo = top.SLo
	}
	if g.SHi != f.SHi {
		g.SHi = top.SHi
	}
	if g.MinOnes != f.MinOnes {
		g.MinOnes = 0
	}
	if g.MaxOnes != f.MaxOnes {
		g.MaxOnes = g.Width
	}
	// High bits go with the bounds, which would else come back from them. What
	// is left are low bits: of numbers that are multiples, or count in steps.
	known := g.Zero.Or(g.One)
	g.Zero, g.One = f.Zero.And(g.Zero), f.One.And(g.One)
	if g.ULo != f.ULo || g.UHi != f.UHi || g.SLo != f.SLo || g.SHi != f.SHi {
		keep := num.LowMask(min(known.Not().TrailingZeros(num.MaxWidth), uint32(g.Width)))
		g.Zero, g.One = g.Zero.And(keep), g.One.And(keep)
	}
	return g.Reduce()
}
