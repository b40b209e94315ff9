// Package fp is floating-point arithmetic as LLVM defines it for half, bfloat,
// float and double in the default environment (round to nearest, ties to even,
// IEEE denormals), on bit patterns. NaNs are told from numbers here; which NaN
// an operation gives is not: the language reference leaves a choice, which the
// user of the package makes.
package fp

import (
	"fmt"
	"math"
	"math/big"
	"strconv"

	"rewrite/passes/ir"
)

// A Format is a binary interchange format: a sign, Exp bits of exponent and
// Man bits of significand.
type Format struct {
	Kind     ir.Kind
	Name     string // as LLVM spells the type
	Exp, Man uint32
	prefix   string // of a hexadecimal constant in LLVM
}

// The formats. A result of +, -, * or / of operands of one of the first three
// that is rounded to double and then to the format is rounded correctly: double
// has more than 2p+2 bits for a significand of p bits. The same holds of square
// roots, not of fused multiply-add.
var (
	Half   = Format{ir.HalfKind, "half", 5, 10, "0xH"}
	BFloat = Format{ir.BFloatKind, "bfloat", 8, 7, "0xR"}
	Float  = Format{ir.FloatKind, "float", 8, 23, "0x"}
	Double = Format{ir.DoubleKind, "double", 11, 52, "0x"}
)

var byKind = [...]Format{ir.HalfKind: Half, ir.BFloatKind: BFloat, ir.FloatKind: Float, ir.DoubleKind: Double}

// Of finds the format of a kind; !ok, and widths of 0, for those that are not
// handled here.
func Of(k ir.Kind) (f Format, ok bool) {
	if int(k) < len(byKind) {
		f = byKind[k]
	}
	return f, f.Exp != 0
}

// Width is the number of bits.
func (f Format) Width() uint32 { return 1 + f.Exp + f.Man }

// SignBit is the bit pattern of -0.0.
func (f Format) SignBit() uint64 { return 1 << (f.Exp + f.Man) }

// Inf is the bit pattern of +inf.
func (f Format) Inf() uint64 { return (1<<f.Exp - 1) << f.Man }

// SmallestNormal is the bit pattern of the smallest positive number that is no
// denormal.
func (f Format) SmallestNormal() uint64 { return 1 << f.Man }

// QuietBit marks quiet NaNs.
func (f Format) QuietBit() uint64 { return 1 << (f.Man - 1) }

// NaN is the preferred NaN: quiet, no payload, no sign.
func (f Format) NaN() uint64 { return f.Inf() | f.QuietBit() }

func (f Format) bias() int { return 1<<(f.Exp-1) - 1 }

// IsNaN tells whether a pattern is a NaN.
func (f Format) IsNaN(x uint64) bool { return x&^f.SignBit() > f.Inf() }

// IsSignaling tells whether a pattern is a signaling NaN.
func (f Format) IsSignaling(x uint64) bool { return f.IsNaN(x) && x&f.QuietBit() == 0 }

// IsInf tells whether a pattern is an infinity.
func (f Format) IsInf(x uint64) bool { return x&^f.SignBit() == f.Inf() }

// IsZero tells whether a pattern is a zero of either sign.
func (f Format) IsZero(x uint64) bool { return x&^f.SignBit() == 0 }

// IsDenormal tells whether a pattern is a denormal number.
func (f Format) IsDenormal(x uint64) bool { return x>>f.Man&(1<<f.Exp-1) == 0 && !f.IsZero(x) }

// Float64 is the value, exactly.
func (f Format) Float64(x uint64) float64 {
	switch f.Kind {
	case ir.DoubleKind:
		return math.Float64frombits(x)
	case ir.FloatKind:
		return float64(math.Float32frombits(uint32(x)))
	}
	e, frac := int(x>>f.Man)&(1<<f.Exp-1), x&(1<<f.Man-1)
	var v float64
	switch {
	case e == 1<<f.Exp-1 && frac != 0:
		return math.NaN()
	case e == 1<<f.Exp-1:
		v = math.Inf(1)
	case e == 0:
		v = math.Ldexp(float64(frac), 1-f.bias()-int(f.Man))
	default:
		v = math.Ldexp(float64(frac|1<<f.Man), e-f.bias()-int(f.Man))
	}
	if x&f.SignBit() != 0 {
		v = -v
	}
	return v
}

// Round is the bit pattern of the nearest value, ties to even. A NaN becomes
// the preferred one.
func (f Format) Round(v float64) uint64 {
	switch {
	case math.IsNaN(v):
		return f.NaN()
	case f.Kind == ir.DoubleKind:
		return math.Float64bits(v)
	case f.Kind == ir.FloatKind:
		return uint64(math.Float32bits(float32(v)))
	}
	sign := uint64(0)
	if math.Signbit(v) {
		sign, v = f.SignBit(), -v
	}
	if math.IsInf(v, 0) {
		return sign | f.Inf()
	}
	if v == 0 {
		return sign
	}
	_, e := math.Frexp(v) // v = m * 2^e, m in [0.5, 1)
	unit := max(e-1, 1-f.bias()) - int(f.Man)
	n := uint64(math.RoundToEven(math.Ldexp(v, -unit))) // exact but for the rounding
	// n counts units of 2^unit; a carry into the exponent is what it should be.
	bits := n
	if n >= 1<<f.Man {
		bits = n - 1<<f.Man + uint64(unit+int(f.Man)+f.bias())<<f.Man
	}
	return sign | min(bits, f.Inf())
}

// RoundBig is Round of an exact value; sign is of a zero.
func (f Format) RoundBig(v *big.Float, negativeZero bool) uint64 {
	if v.Sign() == 0 {
		if negativeZero {
			return f.SignBit()
		}
		return 0
	}
	// Round to odd at double's precision first: then the second rounding is right.
	near, acc := v.Float64()
	if f.Kind == ir.DoubleKind || acc == big.Exact {
		return f.Round(near)
	}
	if math.IsInf(near, 0) {
		return f.Round(near)
	}
	odd := near
	if math.Float64bits(near)&1 == 0 {
		toward := math.Inf(1)
		if acc == big.Above {
			toward = math.Inf(-1)
		}
		odd = math.Nextafter(near, toward)
	}
	return f.Round(odd)
}

// Neighbour is the next pattern up or down in magnitude, for tests of ties.
func (f Format) Neighbour(x uint64, up bool) uint64 {
	m := x &^ f.SignBit()
	switch {
	case up && m < f.Inf():
		m++
	case !up && m > 0:
		m--
	}
	return x&f.SignBit() | m
}

// Hex is the constant as LLVM writes any of the format: 0xH3C00 for half,
// 0xR3F80 for bfloat; a float as the double that it is.
func (f Format) Hex(x uint64) string {
	switch f.Kind {
	case ir.HalfKind, ir.BFloatKind:
		return fmt.Sprintf("%s%04X", f.prefix, x)
	case ir.FloatKind:
		return fmt.Sprintf("0x%016X", f.ToDouble(x))
	}
	return fmt.Sprintf("0x%016X", x)
}

// ToDouble is the pattern of the same double, as LLVM writes constants of float; a
// NaN keeps its sign and what it has of payload, at the high end.
func (f Format) ToDouble(x uint64) uint64 {
	if f.IsNaN(x) {
		return x&f.SignBit()<<(Double.Width()-f.Width()) | Double.Inf() | x&(1<<f.Man-1)<<(Double.Man-f.Man)
	}
	return math.Float64bits(f.Float64(x))
}

// FromDouble is the pattern of the nearest value to a double by its pattern, and
// whether it is the same. Of a NaN's payload the high bits are kept; !exact if what
// goes was not 0.
func (f Format) FromDouble(x uint64) (y uint64, exact bool) {
	if !Double.IsNaN(x) {
		y = f.Round(math.Float64frombits(x))
		return y, f.ToDouble(y) == x
	}
	drop := Double.Man - f.Man
	frac := x & (1<<Double.Man - 1)
	return x>>63<<(f.Exp+f.Man) | f.Inf() | frac>>drop, frac&(1<<drop-1) == 0
}

// String is the value for people, with its pattern: "1.5 (0xH3E00)".
func (f Format) String(x uint64) string {
	var s string
	switch v := f.Float64(x); {
	case f.IsNaN(x):
		s = "nan"
		if f.IsSignaling(x) {
			s = "snan"
		}
		if x&f.SignBit() != 0 {
			s = "-" + s
		}
	case math.IsInf(v, 1):
		s = "inf"
	case math.IsInf(v, -1):
		s = "-inf"
	default:
		bits := 64
		if f.Kind != ir.DoubleKind {
			bits = 32
		}
		s = strconv.FormatFloat(v, 'g', -1, bits)
		if _, err := strconv.Atoi(s); err == nil {
			s += ".0"
		}
	}
	return s + " (" + f.Hex(x) + ")"
}
