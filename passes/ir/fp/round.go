package fp

import (
	"math"
	"math/big"
)

// A Mode is a direction of rounding.
type Mode uint8

// The modes of IEEE 754.
const (
	NearestEven Mode = iota
	NearestAway
	TowardZero
	Upward
	Downward
)

// A Rounded is the result of an operation that is computed exactly and rounded once.
type Rounded struct {
	Bits uint64
	NaN  bool // it is a NaN: which one is open
	// Exact: nothing was rounded away, so that no mode gives another number. The
	// sign of a zero that a sum cancels to depends on the mode all the same: ZeroSum.
	Exact, ZeroSum bool
	Tiny           bool // the number was below the smallest normal one before it was rounded, and no zero
}

// In rounds an exact number; negativeZero is the sign of a zero.
func (f Format) In(m Mode, v *big.Float, negativeZero bool) Rounded {
	if v.Sign() == 0 {
		return Rounded{Bits: f.signed(0, negativeZero), Exact: true}
	}
	negative := v.Signbit()
	exp := v.MantExp(nil) - 1 // 1 <= |v| / 2^exp < 2
	if exp > f.bias() {       // its exponent may be one that no pattern has room for
		return f.overflow(m, negative)
	}
	unit := max(exp, 1-f.bias()) - int(f.Man)
	scaled := new(big.Float).SetMantExp(new(big.Float).Abs(v), -unit)
	whole, _ := scaled.Int(nil)
	rest := new(big.Float).SetPrec(scaled.Prec()).Sub(scaled, new(big.Float).SetPrec(scaled.Prec()).SetInt(whole))
	n := whole.Uint64()
	r := Rounded{Exact: rest.Sign() == 0, Tiny: exp < 1-f.bias()}
	half := rest.Cmp(big.NewFloat(0.5))
	switch up := !r.Exact; m {
	case NearestEven:
		up = half > 0 || half == 0 && n&1 != 0
		n += count(up)
	case NearestAway:
		n += count(half >= 0)
	case Upward:
		n += count(up && !negative)
	case Downward:
		n += count(up && negative)
	}
	r.Bits = n
	if n >= 1<<f.Man { // n counts units; a carry into the exponent is what it should be
		r.Bits = n - 1<<f.Man + uint64(unit+int(f.Man)+f.bias())<<f.Man
	}
	if r.Bits >= f.Inf() {
		return f.overflow(m, negative)
	}
	r.Bits = f.signed(r.Bits, negative)
	return r
}

// overflow is what a number beyond the largest one is rounded to: infinity, or the
// largest one.
func (f Format) overflow(m Mode, negative bool) Rounded {
	bits := f.Inf()
	if m == TowardZero || m == Upward && negative || m == Downward && !negative {
		bits--
	}
	return Rounded{Bits: f.signed(bits, negative)}
}

func count(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}

func (f Format) signed(x uint64, negative bool) uint64 {
	if negative {
		return x | f.SignBit()
	}
	return x
}

func (f Format) negative(x uint64) bool { return x&f.SignBit() != 0 }

func (f Format) finite(x uint64) bool { return x&^f.SignBit() < f.Inf() }

// wide is a precision in which sums of two products of doubles are exact: their
// bits lie between 2^-2148 and 2^2048.
const wide = 4300

// big is a finite number, exactly.
func (f Format) big(x uint64) *big.Float {
	return new(big.Float).SetPrec(wide).SetFloat64(f.Float64(x))
}

// notNumber is the result of an operation with a NaN among its operands.
func (f Format) notNumber(operands ...uint64) (r Rounded, ok bool) {
	for _, x := range operands {
		if f.IsNaN(x) {
			r.NaN, ok = true, true
		}
	}
	return r, ok
}

var invalid = Rounded{NaN: true}

// AddIn is a + b.
func (f Format) AddIn(m Mode, a, b uint64) Rounded {
	return f.FMAIn(m, a, f.Round(1), b)
}

// SubIn is a - b.
func (f Format) SubIn(m Mode, a, b uint64) Rounded {
	if r, ok := f.notNumber(a, b); ok {
		return r
	}
	return f.AddIn(m, a, b^f.SignBit())
}

// MulIn is a * b.
func (f Format) MulIn(m Mode, a, b uint64) Rounded {
	if r, ok := f.notNumber(a, b); ok {
		return r
	}
	negative := f.negative(a) != f.negative(b)
	switch {
	case f.finite(a) && f.finite(b):
		return f.In(m, new(big.Float).SetPrec(wide).Mul(f.big(a), f.big(b)), negative)
	case f.IsZero(a) || f.IsZero(b):
		return invalid
	}
	return Rounded{Bits: f.signed(f.Inf(), negative), Exact: true}
}

// FMAIn is a * b + c.
func (f Format) FMAIn(m Mode, a, b, c uint64) Rounded {
	if r, ok := f.notNumber(a, b, c); ok {
		return r
	}
	negative := f.negative(a) != f.negative(b)
	if !f.finite(a) || !f.finite(b) {
		p := f.MulIn(m, a, b)
		if p.NaN || f.IsInf(c) && negative != f.negative(c) {
			return invalid
		}
		return p
	}
	if f.IsInf(c) {
		return Rounded{Bits: c, Exact: true}
	}
	p := new(big.Float).SetPrec(wide).Mul(f.big(a), f.big(b))
	sum := new(big.Float).SetPrec(wide).Add(p, f.big(c))
	if sum.Sign() != 0 {
		return f.In(m, sum, false)
	}
	if negative == f.negative(c) { // both are zeros of one sign
		return Rounded{Bits: f.signed(0, negative), Exact: true}
	}
	return Rounded{Bits: f.signed(0, m == Downward), Exact: true, ZeroSum: true}
}

// digits are more bits of a quotient or root than rounding needs, if the last one
// tells whether there are more.
const digits = 200

// sticky sets the last bit of a number that was cut.
func sticky(n *big.Int, cut bool) *big.Int {
	if cut {
		n.SetBit(n, 0, 1)
	}
	return n
}

// DivIn is a / b.
func (f Format) DivIn(m Mode, a, b uint64) Rounded {
	if r, ok := f.notNumber(a, b); ok {
		return r
	}
	negative := f.negative(a) != f.negative(b)
	switch {
	case f.IsInf(a) && f.IsInf(b), f.IsZero(a) && f.IsZero(b):
		return invalid
	case f.IsInf(a):
		return Rounded{Bits: f.signed(f.Inf(), negative), Exact: true}
	case f.IsZero(b):
		return Rounded{Bits: f.signed(f.Inf(), negative), Exact: true}
	case f.IsZero(a), f.IsInf(b):
		return Rounded{Bits: f.signed(0, negative), Exact: true}
	}
	x, ex := f.integer(a)
	y, ey := f.integer(b)
	q, r := new(big.Int).QuoRem(x.Lsh(x, digits), y, new(big.Int))
	v := new(big.Float).SetInt(sticky(q, r.Sign() != 0))
	v.SetMantExp(v, ex-ey-digits)
	if negative {
		v.Neg(v)
	}
	return f.In(m, v, false)
}

// integer is the magnitude of a finite number as n * 2^exp.
func (f Format) integer(x uint64) (n *big.Int, exp int) {
	const bits = 53 // of the format with most
	fr, e := math.Frexp(math.Abs(f.Float64(x)))
	return new(big.Int).SetUint64(uint64(math.Ldexp(fr, bits))), e - bits
}

// SqrtIn is the square root of a.
func (f Format) SqrtIn(m Mode, a uint64) Rounded {
	if r, ok := f.notNumber(a); ok {
		return r
	}
	switch {
	case f.IsZero(a):
		return Rounded{Bits: a, Exact: true}
	case f.negative(a):
		return invalid
	case f.IsInf(a):
		return Rounded{Bits: a, Exact: true}
	}
	x, e := f.integer(a)
	shift := 2*digits + (e & 1) // so that the exponent is even
	x.Lsh(x, uint(shift))
	root := new(big.Int).Sqrt(x)
	square := new(big.Int).Mul(root, root)
	v := new(big.Float).SetInt(sticky(root, square.Cmp(x) != 0))
	return f.In(m, v.SetMantExp(v, (e-shift)/2), false)
}

// IntegralIn is a as a whole number in the same format.
func (f Format) IntegralIn(m Mode, a uint64) Rounded {
	if r, ok := f.notNumber(a); ok {
		return r
	}
	v := f.Float64(a)
	var w float64
	switch m {
	case NearestEven:
		w = math.RoundToEven(v)
	case NearestAway:
		w = math.Round(v)
	case TowardZero:
		w = math.Trunc(v)
	case Upward:
		w = math.Ceil(v)
	case Downward:
		w = math.Floor(v)
	}
	return Rounded{Bits: f.Round(math.Copysign(w, v)), Exact: w == v}
}

// LdexpIn is a * 2^n.
func (f Format) LdexpIn(m Mode, a uint64, n int64) Rounded {
	if r, ok := f.notNumber(a); ok {
		return r
	}
	if f.IsZero(a) || f.IsInf(a) {
		return Rounded{Bits: a, Exact: true}
	}
	far := int64(2) << f.Exp // takes the least number beyond the largest, and back
	v := new(big.Float).SetFloat64(f.Float64(a))
	return f.In(m, v.SetMantExp(v, int(max(min(n, far), -far))), false)
}

// Neg is the number with the other sign.
func (f Format) Neg(x uint64) uint64 { return x ^ f.SignBit() }
