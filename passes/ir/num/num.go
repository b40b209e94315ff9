// Package num has the integers with which constants and facts about values are
// computed: of 128 bits, in two's complement, without allocation. The rule
// language, the prover, the folding of constants and the analyses share it.
package num

import (
	"math/big"
	"math/bits"
)

// MaxWidth is the number of bits of an Int: the widest integer type whose
// constants are computed and of whose values anything is known.
const MaxWidth = 128

// Int is a number from 0 to 2^128-1, or a signed one in two's complement. A
// constant of a narrower type is zero extended. Two words and not a big.Int:
// the prover, the matcher and the analyses compute by the million, and nothing
// here but the conversions to and from big.Int allocates.
type Int struct{ Hi, Lo uint64 }

// Of is a number of at most 64 bits.
func Of(x uint64) Int { return Int{0, x} }

// FromBig is the low MaxWidth bits of x in two's complement.
func FromBig(x *big.Int) Int {
	var lo, hi big.Int
	mask := new(big.Int).SetUint64(^uint64(0))
	lo.And(x, mask)
	hi.And(hi.Rsh(x, 64), mask)
	return Int{hi.Uint64(), lo.Uint64()}
}

// LowMask is n ones.
func LowMask(n uint32) Int {
	if n >= MaxWidth {
		return Int{}.Not()
	}
	return Int{}.Not().Shr(MaxWidth - n)
}

// Pow2 is 2^n: bit n alone.
func Pow2(n uint32) Int { return Int{0, 1}.Shl(n) }

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
func (x Int) IsZero() bool { return x.Hi|x.Lo == 0 }

// IsNegative tells whether bit 127 is set.
func (x Int) IsNegative() bool { return int64(x.Hi) < 0 }

// Bit tells whether bit i is set.
func (x Int) Bit(i uint32) bool { return x.Shr(i).Lo&1 != 0 }

// Trunc keeps the low bits.
func (x Int) Trunc(width uint32) Int { return x.And(LowMask(width)) }

// SExt extends the sign of x, of the width, over all 128 bits; what x has above
// the width does not count. A width of 0 or above 128 changes nothing.
func (x Int) SExt(width uint32) Int {
	if width == 0 || width > MaxWidth {
		return x
	}
	return x.Shl(MaxWidth - width).Sar(MaxWidth - width)
}

// And is bitwise and.
func (x Int) And(y Int) Int { return Int{x.Hi & y.Hi, x.Lo & y.Lo} }

// Or is bitwise or.
func (x Int) Or(y Int) Int { return Int{x.Hi | y.Hi, x.Lo | y.Lo} }

// Xor is bitwise exclusive or.
func (x Int) Xor(y Int) Int { return Int{x.Hi ^ y.Hi, x.Lo ^ y.Lo} }

// AndNot is x without the bits of y.
func (x Int) AndNot(y Int) Int { return Int{x.Hi &^ y.Hi, x.Lo &^ y.Lo} }

// Not flips all 128 bits.
func (x Int) Not() Int { return Int{^x.Hi, ^x.Lo} }

// Add is the sum modulo 2^128.
func (x Int) Add(y Int) Int { r, _ := x.AddCarry(y); return r }

// AddCarry is the sum modulo 2^128 and whether it was larger.
func (x Int) AddCarry(y Int) (sum Int, carry bool) {
	lo, c := bits.Add64(x.Lo, y.Lo, 0)
	hi, c := bits.Add64(x.Hi, y.Hi, c)
	return Int{hi, lo}, c != 0
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

// MulOverflow is the product modulo 2^128 and whether it was larger.
func (x Int) MulOverflow(y Int) (product Int, overflow bool) {
	hi, lo := bits.Mul64(x.Lo, y.Lo)
	if x.Hi|y.Hi == 0 {
		return Int{hi, lo}, false
	}
	h1, l1 := bits.Mul64(x.Hi, y.Lo)
	h2, l2 := bits.Mul64(x.Lo, y.Hi)
	hi, c1 := bits.Add64(hi, l1, 0)
	hi, c2 := bits.Add64(hi, l2, 0)
	return Int{hi, lo}, h1|h2|c1|c2 != 0 || x.Hi != 0 && y.Hi != 0
}

// QuoRem divides without sign; y is not 0.
func (x Int) QuoRem(y Int) (q, r Int) {
	if x.Hi|y.Hi == 0 {
		return Of(x.Lo / y.Lo), Of(x.Lo % y.Lo)
	}
	if y.Hi == 0 {
		q.Hi, r.Lo = x.Hi/y.Lo, x.Hi%y.Lo
		q.Lo, r.Lo = bits.Div64(r.Lo, x.Lo, y.Lo)
		return q, r
	}
	// The quotient fits one word: one bit at a time is at most 64 steps.
	for n := bits.LeadingZeros64(y.Hi) - bits.LeadingZeros64(x.Hi); n >= 0; n-- {
		if d := y.Shl(uint32(n)); !x.Less(d) {
			x = x.Sub(d)
			q.Lo |= 1 << n
		}
	}
	return q, x
}

// Shl shifts left; all is lost from 128 on. Go's shifts give 0 for 64 and more.
func (x Int) Shl(n uint32) Int {
	if n >= 64 {
		return Int{x.Lo << (n - 64), 0}
	}
	return Int{x.Hi<<n | x.Lo>>(64-n), x.Lo << n}
}

// Shr shifts right without sign; all is lost from 128 on.
func (x Int) Shr(n uint32) Int {
	if n >= 64 {
		return Int{0, x.Hi >> (n - 64)}
	}
	return Int{x.Hi >> n, x.Lo>>n | x.Hi<<(64-n)}
}

// Sar shifts right, the sign at bit 127, which is all that is left from 128 on.
func (x Int) Sar(n uint32) Int {
	if n >= 64 {
		return Int{uint64(int64(x.Hi) >> 63), uint64(int64(x.Hi) >> (n - 64))}
	}
	return Int{uint64(int64(x.Hi) >> n), x.Lo>>n | x.Hi<<(64-n)}
}

// Less compares without sign.
func (x Int) Less(y Int) bool { return x.Hi < y.Hi || x.Hi == y.Hi && x.Lo < y.Lo }

// LessSigned compares with the sign at bit 127.
func (x Int) LessSigned(y Int) bool {
	return int64(x.Hi) < int64(y.Hi) || x.Hi == y.Hi && x.Lo < y.Lo
}

// Cmp is -1, 0 or 1 as x is below, equal to or above y without sign.
func (x Int) Cmp(y Int) int {
	switch {
	case x == y:
		return 0
	case x.Less(y):
		return -1
	}
	return 1
}

// CmpSigned compares with the sign at bit 127.
func (x Int) CmpSigned(y Int) int {
	switch {
	case x == y:
		return 0
	case x.LessSigned(y):
		return -1
	}
	return 1
}

// Min is the smaller number without sign.
func Min(x, y Int) Int {
	if y.Less(x) {
		return y
	}
	return x
}

// Max is the larger number without sign.
func Max(x, y Int) Int {
	if x.Less(y) {
		return y
	}
	return x
}

// MinSigned is the smaller number, the sign at bit 127.
func MinSigned(x, y Int) Int {
	if y.LessSigned(x) {
		return y
	}
	return x
}

// MaxSigned is the larger number, the sign at bit 127.
func MaxSigned(x, y Int) Int {
	if x.LessSigned(y) {
		return y
	}
	return x
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

// Reverse is the 128 bits of x in the opposite order.
func (x Int) Reverse() Int { return Int{bits.Reverse64(x.Lo), bits.Reverse64(x.Hi)} }

// ReverseBytes is the 16 bytes of x in the opposite order.
func (x Int) ReverseBytes() Int {
	return Int{bits.ReverseBytes64(x.Lo), bits.ReverseBytes64(x.Hi)}
}
