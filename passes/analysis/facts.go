// Package analysis tells what is known of integer values: bits, ranges, signs,
// powers of two, and whether a value can be poison or undef.
//
// A fact is read as SEMANTICS law 6 has it: the value is poison, or every one
// of its members (it has several if it is undef, even partly) satisfies the
// fact. A fact of a vector is one of each of its lanes.
package analysis

import (
	"fmt"
	"math/big"
	"strings"
)

// MaxWidth is the widest integer of which values are known; of a wider one,
// as of anything that is no integer, only Props are.
const MaxWidth = 128

// Props are the facts of a value that are no matter of bits.
type Props uint8

const (
	// NotPoison: no lane is poison.
	NotPoison Props = 1 << iota
	// NotUndef: each lane is poison or has one member only.
	NotUndef
	// PowerOrZero: at most one bit is set.
	PowerOrZero
	// contradiction: no number satisfies the facts, so the value is poison or
	// the place is never reached. The other fields are then fixed.
	contradiction

	// WellDefined is noundef.
	WellDefined = NotPoison | NotUndef
)

// Facts is what is known of a value: an element of a lattice, by value, that ==
// compares. Numbers, sign bits and not being zero all follow from the fields,
// as does, for integers, the exact constant. The fields are always as sharp as
// they can make each other; build and change Facts by functions only.
type Facts struct {
	Zero, One U128 // bits known to be 0, known to be 1
	ULo, UHi  U128 // unsigned bounds, included
	SLo, SHi  U128 // signed bounds, included, sign extended to 128 bits
	// Never is the classes of floats that a float is in none of; 0 for all else.
	Never Class
	Width uint8
	Props Props
}

// Unknown says nothing of an integer of that width. Width 0 is that of
// everything that is no integer of at most MaxWidth bits.
func Unknown(width uint) Facts { return unknown[width] }

var unknown = func() (table [MaxWidth + 1]Facts) {
	for width := uint(1); width <= MaxWidth; width++ {
		m, s := lowMask(width), lowMask(width-1)
		table[width] = Facts{UHi: m, SLo: s.not(), SHi: s, Width: uint8(width)}
	}
	table[1].Props = PowerOrZero
	return table
}()

// Const is the facts of a constant, taken modulo 2^width.
func Const(width uint, n U128) Facts {
	m := lowMask(width)
	n = n.and(m)
	s := signExtend(n, width)
	f := Facts{Zero: m.andNot(n), One: n, ULo: n, UHi: n, SLo: s, SHi: s, Width: uint8(width), Props: WellDefined}
	if n.ones() <= 1 {
		f.Props |= PowerOrZero
	}
	return f
}

// Bool is Const of an i1.
func Bool(b bool) Facts {
	if b {
		return Const(1, one128)
	}
	return Const(1, zero128)
}

// Poison is the facts of poison.
func Poison(width uint) Facts {
	return Facts{Width: uint8(width)}.empty()
}

// KnownBits says that the bits of zero are 0 and those of one are 1.
func KnownBits(width uint, zero, one U128) Facts {
	f := Unknown(width)
	f.Zero, f.One = zero.and(lowMask(width)), one.and(lowMask(width))
	return f.reduce()
}

// URange says lo <= x <= hi, unsigned.
func URange(width uint, lo, hi U128) Facts {
	f := Unknown(width)
	f.ULo, f.UHi = lo, minU(hi, f.UHi)
	return f.reduce()
}

// SRange says lo <= x <= hi, signed; both are sign extended to 128 bits.
func SRange(width uint, lo, hi U128) Facts {
	f := Unknown(width)
	f.SLo, f.SHi = maxS(lo, f.SLo), minS(hi, f.SHi)
	return f.reduce()
}

// WrappedRange says that x is one of lo, lo+1, ..., hi-1 modulo 2^width, as
// LLVM's range attribute and metadata do; lo = hi says nothing.
func WrappedRange(width uint, lo, hi U128) Facts {
	m := lowMask(width)
	lo, hi = lo.and(m), hi.and(m)
	if lo == hi {
		return Unknown(width)
	}
	f := Unknown(width)
	last := hi.sub(one128).and(m)
	if !last.less(lo) {
		f.ULo, f.UHi = lo, last
	}
	if sl, sh := signExtend(lo, width), signExtend(last, width); !sh.sless(sl) {
		f.SLo, f.SHi = sl, sh
	}
	return f.reduce()
}

// With adds properties.
func (f Facts) With(p Props) Facts {
	f.Props |= p
	if p&PowerOrZero != 0 {
		return f.reduce()
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
func (f Facts) Constant() (U128, bool) {
	return f.ULo, f.ULo == f.UHi && f.Width != 0 && !f.IsEmpty()
}

// NonZero tells that the number is not 0.
func (f Facts) NonZero() bool { return !f.ULo.isZero() || f.IsEmpty() }

// NonNegative tells that the sign bit is 0.
func (f Facts) NonNegative() bool { return f.Width != 0 && !f.SLo.negative() || f.IsEmpty() }

// Negative tells that the sign bit is 1.
func (f Facts) Negative() bool { return f.SHi.negative() || f.IsEmpty() }

// PowerOfTwo tells that exactly one bit is set.
func (f Facts) PowerOfTwo() bool { return f.Has(PowerOrZero) && f.NonZero() }

// SignBits is how many of the highest bits are known to be the same, at least
// one for an integer.
func (f Facts) SignBits() uint {
	if f.Width == 0 {
		return 0
	}
	return min(signBits(f.SLo, uint(f.Width)), signBits(f.SHi, uint(f.Width)))
}

func signBits(s U128, w uint) uint {
	if s.negative() {
		s = s.not()
	}
	return w - s.length()
}

// TrailingZeros is how many of the lowest bits are known to be 0.
func (f Facts) TrailingZeros() uint {
	return min(f.Zero.not().trailing(), uint(f.Width))
}

// LeadingZeros is how many of the highest bits are known to be 0.
func (f Facts) LeadingZeros() uint { return uint(f.Width) - f.UHi.length() }

// Contains tells whether the number x, zero extended, satisfies the facts.
func (f Facts) Contains(x U128) bool {
	if f.IsEmpty() {
		return false
	}
	if f.Width == 0 {
		return true
	}
	s := signExtend(x, uint(f.Width))
	return x.and(f.Zero).isZero() && f.One.andNot(x).isZero() &&
		!x.less(f.ULo) && !f.UHi.less(x) && !s.sless(f.SLo) && !f.SHi.sless(s) &&
		(f.Props&PowerOrZero == 0 || x.ones() <= 1)
}

// IsUnknown tells that f says nothing about the number.
func (f Facts) IsUnknown() bool {
	f.Props &^= WellDefined
	return f == Unknown(uint(f.Width))
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
	f.Zero, f.One = f.Zero.and(g.Zero), f.One.and(g.One)
	f.ULo, f.UHi = minU(f.ULo, g.ULo), maxU(f.UHi, g.UHi)
	f.SLo, f.SHi = minS(f.SLo, g.SLo), maxS(f.SHi, g.SHi)
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
	if f.IsEmpty() || g.IsEmpty() {
		f.Props |= g.Props
		return f.empty()
	}
	f.Zero, f.One = f.Zero.or(g.Zero), f.One.or(g.One)
	f.ULo, f.UHi = maxU(f.ULo, g.ULo), minU(f.UHi, g.UHi)
	f.SLo, f.SHi = maxS(f.SLo, g.SLo), minS(f.SHi, g.SHi)
	f.Props |= g.Props
	f.Never |= g.Never
	return f.reduce()
}

// Implies tells that whatever has the facts f has the facts g.
func (f Facts) Implies(g Facts) bool { return f.Meet(g) == f }

// empty is the contradiction of f's width: nothing is left to tell apart but
// whether the value may be poison.
func (f Facts) empty() Facts {
	return Facts{Width: f.Width, Props: f.Props&NotPoison | NotUndef | PowerOrZero | contradiction}
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
		if !f.Zero.or(f.One).isZero() {
			b.WriteByte(' ')
			for i := int(f.Width) - 1; i >= 0; i-- {
				b.WriteByte("?01"[b2u(f.Zero.bit(uint(i)))+2*b2u(f.One.bit(uint(i)))])
			}
		}
		top := Unknown(uint(f.Width))
		if f.ULo != top.ULo || f.UHi != top.UHi {
			fmt.Fprintf(&b, " u[%v,%v]", f.ULo.Big(), f.UHi.Big())
		}
		if f.SLo != top.SLo || f.SHi != top.SHi {
			fmt.Fprintf(&b, " s[%v,%v]", signed(f.SLo), signed(f.SHi))
		}
		if f.Has(PowerOrZero) && f.Width > 1 {
			b.WriteString(" pow2|0")
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

func signed(x U128) *big.Int {
	if x.negative() {
		b := x.neg().Big()
		return b.Neg(b)
	}
	return x.Big()
}

func b2u(b bool) uint {
	if b {
		return 1
	}
	return 0
}
