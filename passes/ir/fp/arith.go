package fp

import (
	"math"
	"math/big"
)

// Binary computes on values and rounds once. It must be +, -, * or /, or exact.
func (f Format) Binary(op func(a, b float64) float64, a, b uint64) uint64 {
	return f.Round(op(f.Float64(a), f.Float64(b)))
}

// Unary computes on a value and rounds once. It must be a square root, or exact.
func (f Format) Unary(op func(a float64) float64, a uint64) uint64 { return f.Round(op(f.Float64(a))) }

// Rem is C's fmod: exact.
func (f Format) Rem(a, b uint64) uint64 { return f.Round(math.Mod(f.Float64(a), f.Float64(b))) }

// exact is a precision that holds sums of products of two floats, so that
// big.Float arithmetic on these is exact: their bits lie between 2^-298 and 2^256.
const exact = 640

// FMA is a*b + c with one rounding.
func (f Format) FMA(a, b, c uint64) uint64 {
	x, y, z := f.Float64(a), f.Float64(b), f.Float64(c)
	if f.Man > Float.Man {
		return f.Round(math.FMA(x, y, z))
	}
	p := x * y // exact for float and less
	if math.IsNaN(p) || math.IsInf(p, 0) || math.IsNaN(z) || math.IsInf(z, 0) {
		return f.Round(p + z)
	}
	big1 := new(big.Float).SetPrec(exact).SetFloat64(p)
	sum := big1.Add(big1, new(big.Float).SetPrec(exact).SetFloat64(z))
	return f.RoundBig(sum, math.Signbit(p+z))
}

// Ldexp is a * 2^n, rounded once.
func (f Format) Ldexp(a uint64, n int64) uint64 {
	if r := f.LdexpIn(NearestEven, a, n); !r.NaN {
		return r.Bits
	}
	return f.NaN()
}

// Convert is the value in another format, rounded if that is narrower.
func Convert(from, to Format, x uint64) uint64 { return to.Round(from.Float64(x)) }

// FromInt is an integer, rounded once.
func (f Format) FromInt(n *big.Int) uint64 {
	return f.RoundBig(new(big.Float).SetInt(n), false)
}

// Truncated is the value without its fraction; !ok for NaN and infinities.
func (f Format) Truncated(x uint64) (n *big.Int, ok bool) {
	v := f.Float64(x)
	if math.IsNaN(v) || math.IsInf(v, 0) {
		return nil, false
	}
	n, _ = new(big.Float).SetFloat64(v).Int(nil)
	return n, true
}

// NaNs are the NaNs that an operation may return, sign apart, given its
// operands: the preferred one and those of operands, quieted or not.
func (f Format) NaNs(operands ...uint64) []uint64 {
	out := []uint64{f.NaN()}
	add := func(x uint64) {
		for _, y := range out {
			if x == y {
				return
			}
		}
		out = append(out, x)
	}
	for _, x := range operands {
		if f.IsNaN(x) {
			x &^= f.SignBit()
			add(x | f.QuietBit())
			add(x)
		}
	}
	return out
}

// ConvertNaN is a NaN's payload in another format, sign apart: high bits are
// kept. !ok if nothing would be left of a signaling one.
func ConvertNaN(from, to Format, x uint64) (y uint64, ok bool) {
	frac := x & (1<<from.Man - 1)
	if to.Man >= from.Man {
		frac <<= to.Man - from.Man
	} else {
		frac >>= from.Man - to.Man
	}
	return to.Inf() | frac, frac != 0
}

// Class is a test mask of llvm.is.fpclass with the one bit that a value has.
func (f Format) Class(x uint64) uint32 {
	negative := x&f.SignBit() != 0
	switch {
	case f.IsSignaling(x):
		return 1
	case f.IsNaN(x):
		return 2
	}
	// negative: infinity, normal, subnormal, zero: bits 2 to 5; positive: zero to infinity: bits 6 to 9.
	n := uint32(3)
	switch {
	case f.IsInf(x):
		n = 2
	case f.IsDenormal(x):
		n = 4
	case f.IsZero(x):
		n = 5
	}
	if !negative {
		n = 11 - n
	}
	return 1 << n
}
