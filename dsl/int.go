package dsl

import (
	"math/big"
	"math/bits"
)

// MaxWidth is the widest integer on which constants are computed. A rule that
// computes with constants does not apply to wider ones.
const MaxWidth = 128

// Int is an integer constant of at most MaxWidth bits, zero extended. Two
// words and not a big.Int: the prover and the matcher evaluate expressions by
// the million, and nothing here allocates.
type Int struct{ Hi, Lo uint64 }

// IntOf is a constant of at most 64 bits.
func IntOf(x uint64) Int { return Int{0, x} }

// IntFromBig is the low MaxWidth bits of x in two's complement.
func IntFromBig(x *big.Int) Int {
	mask := new(big.Int).SetUint64(^uint64(0))
	lo := new(big.Int).And(x, mask).Uint64()
	hi := new(big.Int).And(new(big.Int).Rsh(x, 64), mask).Uint64()
	return Int{hi, lo}
}

// Big is x as a number that is not negative.
func (x Int) Big() *big.Int {
	b := new(big.Int).SetUint64(x.Hi)
	return b.Or(b.Lsh(b, 64), new(big.Int).SetUint64(x.Lo))
}

// Signed is x, of the width, as a signed number.
func (x Int) Signed(width uint32) *big.Int {
	b := x.Big()
	if width > 0 && x.Bit(width-1) {
		b.Sub(b, new(big.Int).Lsh(big.NewInt(1), uint(width)))
	}
	return b
}

// String is x as an unsigned decimal.
func (x Int) String() string { return x.Big().String() }

// IsZero tells whether x is 0.
func (x Int) IsZero() bool { return x == Int{} }

// Bit tells whether bit i is set.
func (x Int) Bit(i uint32) bool { return !x.Shr(i).And(Int{0, 1}).IsZero() }

// LowMask is n ones.
func LowMask(n uint32) Int {
	switch {
	case n >= 128:
		return Int{^uint64(0), ^uint64(0)}
	case n >= 64:
		return Int{1<<(n-64) - 1, ^uint64(0)}
	}
	return Int{0, 1<<n - 1}
}

// Trunc keeps the low bits.
func (x Int) Trunc(width uint32) Int { return x.And(LowMask(width)) }

// SExt extends the sign of x, of the width, over all 128 bits.
func (x Int) SExt(width uint32) Int {
	if width > 0 && width < 128 && x.Bit(width-1) {
		return x.Or(LowMask(width).Not())
	}
	return x
}

// And, Or, Xor and Not work bit by bit.
func (x Int) And(y Int) Int { return Int{x.Hi & y.Hi, x.Lo & y.Lo} }

// Or is bitwise or.
func (x Int) Or(y Int) Int { return Int{x.Hi | y.Hi, x.Lo | y.Lo} }

// Xor is bitwise exclusive or.
func (x Int) Xor(y Int) Int { return Int{x.Hi ^ y.Hi, x.Lo ^ y.Lo} }

// Not flips all 128 bits.
func (x Int) Not() Int { return Int{^x.Hi, ^x.Lo} }

// Add, Sub, Neg and Mul work modulo 2^128.
func (x Int) Add(y Int) Int {
	lo, c := bits.Add64(x.Lo, y.Lo, 0)
	hi, _ := bits.Add64(x.Hi, y.Hi, c)
	return Int{hi, lo}
}

// Sub is the difference modulo 2^128.
func (x Int) Sub(y Int) Int {
	lo, b := bits.Sub64(x.Lo, y.Lo, 0)
	hi, _ := bits.Sub64(x.Hi, y.Hi, b)
	return Int{hi, lo}
}

// Neg is the two's complement modulo 2^128.
func (x Int) Neg() Int { return Int{}.Sub(x) }

// Mul is the product modulo 2^128.
func (x Int) Mul(y Int) Int {
	hi, lo := bits.Mul64(x.Lo, y.Lo)
	return Int{hi + x.Hi*y.Lo + x.Lo*y.Hi, lo}
}

// Shl shifts left; all is lost from 128 on.
func (x Int) Shl(n uint32) Int {
	switch {
	case n >= 128:
		return Int{}
	case n >= 64:
		return Int{x.Lo << (n - 64), 0}
	}
	return Int{x.Hi<<n | x.Lo>>(64-n), x.Lo << n}
}

// Shr shifts right without sign; all is lost from 128 on.
func (x Int) Shr(n uint32) Int {
	switch {
	case n >= 128:
		return Int{}
	case n >= 64:
		return Int{0, x.Hi >> (n - 64)}
	}
	return Int{x.Hi >> n, x.Lo>>n | x.Hi<<(64-n)}
}

// Sar shifts right, the sign at bit 127.
func (x Int) Sar(n uint32) Int {
	if int64(x.Hi) >= 0 {
		return x.Shr(n)
	}
	return x.Not().Shr(n).Not()
}

// Cmp is -1, 0 or 1 as x is below, equal to or above y without sign.
func (x Int) Cmp(y Int) int {
	switch {
	case x == y:
		return 0
	case x.Hi < y.Hi || x.Hi == y.Hi && x.Lo < y.Lo:
		return -1
	}
	return 1
}

// CmpSigned compares with the sign at bit 127.
func (x Int) CmpSigned(y Int) int {
	const sign = 1 << 63
	return Int{x.Hi ^ sign, x.Lo}.Cmp(Int{y.Hi ^ sign, y.Lo})
}

// QuoRem divides without sign; y is not 0.
func (x Int) QuoRem(y Int) (q, r Int) {
	if x.Hi == 0 && y.Hi == 0 {
		return Int{0, x.Lo / y.Lo}, Int{0, x.Lo % y.Lo}
	}
	if y.Hi == 0 {
		hi, rest := x.Hi/y.Lo, x.Hi%y.Lo
		lo, rem := bits.Div64(rest, x.Lo, y.Lo)
		return Int{hi, lo}, Int{0, rem}
	}
	// The quotient fits one word: one bit at a time is at most 64 steps.
	for n := int(bits.LeadingZeros64(y.Hi)) - bits.LeadingZeros64(x.Hi); n >= 0; n-- {
		if d := y.Shl(uint32(n)); x.Cmp(d) >= 0 {
			x = x.Sub(d)
			q.Lo |= 1 << n
		}
	}
	return q, x
}

// OnesCount is the number of bits set.
func (x Int) OnesCount() uint32 { return uint32(bits.OnesCount64(x.Hi) + bits.OnesCount64(x.Lo)) }

// Len is the number of bits needed to write x; 0 for 0.
func (x Int) Len() uint32 {
	if x.Hi != 0 {
		return uint32(64 + bits.Len64(x.Hi))
	}
	return uint32(bits.Len64(x.Lo))
}

// TrailingZeros is the number of zeros below the lowest one; width for 0.
func (x Int) TrailingZeros(width uint32) uint32 {
	switch {
	case x.Lo != 0:
		return uint32(bits.TrailingZeros64(x.Lo))
	case x.Hi != 0:
		return uint32(64 + bits.TrailingZeros64(x.Hi))
	}
	return width
}
