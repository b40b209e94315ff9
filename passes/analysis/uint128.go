package analysis

import (
	"math/big"
	"math/bits"
)

// U128 is a number from 0 to 2^128-1, or a signed one in two's complement. All
// widths up to MaxWidth share it: two words cost less than telling apart the
// widths that fit one.
type U128 struct{ Hi, Lo uint64 }

// U64 is x as a U128.
func U64(x uint64) U128 { return U128{0, x} }

// FromBig is x modulo 2^128.
func FromBig(x *big.Int) U128 {
	var lo, hi big.Int
	m := new(big.Int).SetUint64(^uint64(0))
	lo.And(x, m)
	hi.And(hi.Rsh(x, 64), m)
	return U128{hi.Uint64(), lo.Uint64()}
}

// Big is x as an unsigned number.
func (x U128) Big() *big.Int {
	b := new(big.Int).SetUint64(x.Hi)
	return b.Add(b.Lsh(b, 64), new(big.Int).SetUint64(x.Lo))
}

var (
	zero128 U128
	one128  = U128{0, 1}
	all128  = U128{^uint64(0), ^uint64(0)}
)

func (x U128) isZero() bool       { return x.Hi|x.Lo == 0 }
func (x U128) and(y U128) U128    { return U128{x.Hi & y.Hi, x.Lo & y.Lo} }
func (x U128) or(y U128) U128     { return U128{x.Hi | y.Hi, x.Lo | y.Lo} }
func (x U128) xor(y U128) U128    { return U128{x.Hi ^ y.Hi, x.Lo ^ y.Lo} }
func (x U128) andNot(y U128) U128 { return U128{x.Hi &^ y.Hi, x.Lo &^ y.Lo} }
func (x U128) not() U128          { return U128{^x.Hi, ^x.Lo} }
func (x U128) neg() U128          { return zero128.sub(x) }
func (x U128) less(y U128) bool   { return x.Hi < y.Hi || x.Hi == y.Hi && x.Lo < y.Lo }
func (x U128) negative() bool     { return int64(x.Hi) < 0 }

// sless compares signed numbers.
func (x U128) sless(y U128) bool {
	return int64(x.Hi) < int64(y.Hi) || x.Hi == y.Hi && x.Lo < y.Lo
}

func (x U128) add(y U128) U128 { r, _ := x.addCarry(y); return r }

func (x U128) addCarry(y U128) (U128, bool) {
	lo, c := bits.Add64(x.Lo, y.Lo, 0)
	hi, c := bits.Add64(x.Hi, y.Hi, c)
	return U128{hi, lo}, c != 0
}

func (x U128) sub(y U128) U128 {
	lo, c := bits.Sub64(x.Lo, y.Lo, 0)
	hi, _ := bits.Sub64(x.Hi, y.Hi, c)
	return U128{hi, lo}
}

// shl, shr and sar take n up to 128; Go's shifts give 0 for 64 and more.
func (x U128) shl(n uint) U128 {
	if n >= 64 {
		return U128{x.Lo << (n - 64), 0}
	}
	return U128{x.Hi<<n | x.Lo>>(64-n), x.Lo << n}
}

func (x U128) shr(n uint) U128 {
	if n >= 64 {
		return U128{0, x.Hi >> (n - 64)}
	}
	return U128{x.Hi >> n, x.Lo>>n | x.Hi<<(64-n)}
}

func (x U128) sar(n uint) U128 {
	if n >= 64 {
		return U128{uint64(int64(x.Hi) >> 63), uint64(int64(x.Hi) >> (n - 64))}
	}
	return U128{uint64(int64(x.Hi) >> n), x.Lo>>n | x.Hi<<(64-n)}
}

// length is the number of bits needed to write x.
func (x U128) length() uint {
	if x.Hi != 0 {
		return uint(bits.Len64(x.Hi)) + 64
	}
	return uint(bits.Len64(x.Lo))
}

// trailing is the number of zero bits below the lowest one, 128 for 0.
func (x U128) trailing() uint {
	if x.Lo == 0 {
		return uint(bits.TrailingZeros64(x.Hi)) + 64
	}
	return uint(bits.TrailingZeros64(x.Lo))
}

func (x U128) ones() uint { return uint(bits.OnesCount64(x.Hi) + bits.OnesCount64(x.Lo)) }

func (x U128) bit(n uint) bool { return x.shr(n).Lo&1 != 0 }

// mul is the product modulo 2^128 and whether it was larger.
func (x U128) mul(y U128) (U128, bool) {
	hi, lo := bits.Mul64(x.Lo, y.Lo)
	if x.Hi|y.Hi == 0 {
		return U128{hi, lo}, false
	}
	h1, l1 := bits.Mul64(x.Hi, y.Lo)
	h2, l2 := bits.Mul64(x.Lo, y.Hi)
	hi, c1 := bits.Add64(hi, l1, 0)
	hi, c2 := bits.Add64(hi, l2, 0)
	return U128{hi, lo}, h1|h2|c1|c2 != 0 || x.Hi != 0 && y.Hi != 0
}

// div is the quotient and the remainder; y is not 0.
func (x U128) div(y U128) (q, r U128) {
	if x.Hi|y.Hi == 0 {
		return U64(x.Lo / y.Lo), U64(x.Lo % y.Lo)
	}
	if y.Hi == 0 {
		q.Hi, r.Lo = x.Hi/y.Lo, x.Hi%y.Lo
		q.Lo, r.Lo = bits.Div64(r.Lo, x.Lo, y.Lo)
		return q, r
	}
	// The quotient has at most 64 bits: subtract shifted divisors.
	if x.less(y) {
		return zero128, x
	}
	n := x.length() - y.length()
	for d := y.shl(n); ; d = d.shr(1) {
		q = q.shl(1)
		if !x.less(d) {
			x = x.sub(d)
			q.Lo |= 1
		}
		if n == 0 {
			return q, x
		}
		n--
	}
}

// reverse is the bits of x in the opposite order.
func (x U128) reverse() U128 { return U128{bits.Reverse64(x.Lo), bits.Reverse64(x.Hi)} }

// reverseBytes is the bytes of x in the opposite order.
func (x U128) reverseBytes() U128 {
	return U128{bits.ReverseBytes64(x.Lo), bits.ReverseBytes64(x.Hi)}
}

// lowMask has the low n bits set.
func lowMask(n uint) U128 { return all128.shr(128 - n) }

func bitAt(n uint) U128 { return one128.shl(n) }

// signExtend takes the low w bits of x, at least one, as a signed number.
func signExtend(x U128, w uint) U128 { return x.shl(128 - w).sar(128 - w) }

func minU(x, y U128) U128 {
	if y.less(x) {
		return y
	}
	return x
}

func maxU(x, y U128) U128 {
	if x.less(y) {
		return y
	}
	return x
}

func minS(x, y U128) U128 {
	if y.sless(x) {
		return y
	}
	return x
}

func maxS(x, y U128) U128 {
	if x.sless(y) {
		return y
	}
	return x
}
