package num

import (
	"math/big"
	"math/bits"
	"math/rand/v2"
	"testing"
)

// TestInt checks arithmetic on two words against math/big.
func TestInt(t *testing.T) {
	rng := rand.New(rand.NewPCG(11, 12))
	mod := new(big.Int).Lsh(big.NewInt(1), MaxWidth)
	for range 20000 {
		x, y := random(rng), random(rng)
		a, b := x.Big(), y.Big()
		sa, sb := x.Signed(MaxWidth), y.Signed(MaxWidth)
		n := rng.Uint32N(140)
		check := func(what string, got Int, want *big.Int) {
			if got != FromBig(want.Mod(want, mod)) {
				t.Fatalf("%v %s %v (%d) = %v", a, what, b, n, got)
			}
		}
		check("+", x.Add(y), new(big.Int).Add(a, b))
		if _, carry := x.AddCarry(y); carry != (new(big.Int).Add(a, b).Cmp(mod) >= 0) {
			t.Fatalf("%v + %v: carry %v", a, b, carry)
		}
		check("-", x.Sub(y), new(big.Int).Sub(a, b))
		check("neg", x.Neg(), new(big.Int).Neg(a))
		p, over := x.MulOverflow(y)
		if over != (new(big.Int).Mul(a, b).Cmp(mod) >= 0) {
			t.Fatalf("%v * %v: overflow %v", a, b, over)
		}
		check("*", p, new(big.Int).Mul(a, b))
		check("*", x.Mul(y), new(big.Int).Mul(a, b))
		check("<<", x.Shl(n), new(big.Int).Lsh(a, uint(n)))
		check(">>", x.Shr(n), new(big.Int).Rsh(a, uint(n)))
		check("sar", x.Sar(n), new(big.Int).Rsh(sa, uint(n)))
		if !y.IsZero() {
			q, r := x.QuoRem(y)
			check("/", q, new(big.Int).Quo(a, b))
			check("%", r, new(big.Int).Rem(a, b))
		}
		check("&", x.And(y), new(big.Int).And(a, b))
		check("|", x.Or(y), new(big.Int).Or(a, b))
		check("^", x.Xor(y), new(big.Int).Xor(a, b))
		check("&^", x.AndNot(y), new(big.Int).AndNot(a, b))
		check("not", x.Not(), new(big.Int).Not(a))
		switch {
		case x.Less(y) != (a.Cmp(b) < 0), x.LessSigned(y) != (sa.Cmp(sb) < 0), x.Cmp(y) != a.Cmp(b), x.CmpSigned(y) != sa.Cmp(sb):
			t.Fatalf("%v and %v: order", a, b)
		case Min(x, y) == Max(x, y) && x != y, Max(x, y).Less(Min(x, y)), MinSigned(x, y) == MaxSigned(x, y) && x != y, MaxSigned(x, y).LessSigned(MinSigned(x, y)):
			t.Fatalf("%v and %v: the smaller and the larger", a, b)
		case x.IsNegative() != (sa.Sign() < 0), x.IsZero() != (a.Sign() == 0), x.String() != a.String():
			t.Fatalf("%v: sign or text", a)
		}
	}
}

// TestBits checks what is defined bit by bit, at widths from 0 to more than there are.
func TestBits(t *testing.T) {
	rng := rand.New(rand.NewPCG(13, 14))
	for range 5000 {
		x := random(rng)
		a := x.Big()
		w := rng.Uint32N(MaxWidth + 3)
		low := new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1), uint(min(w, MaxWidth))), big.NewInt(1))
		kept := new(big.Int).And(a, low)
		if LowMask(w).Big().Cmp(low) != 0 || x.Trunc(w).Big().Cmp(kept) != 0 || x.Bit(w) != (a.Bit(int(w)) == 1) {
			t.Fatalf("%v at %d bits: mask, low bits or bit", a, w)
		}
		if w > 0 && w <= MaxWidth {
			signed := kept
			if kept.Bit(int(w)-1) == 1 {
				signed = new(big.Int).Sub(kept, new(big.Int).Lsh(big.NewInt(1), uint(w)))
			}
			if got := x.SExt(w); got.Signed(MaxWidth).Cmp(signed) != 0 || x.Trunc(w).Signed(w).Cmp(signed) != 0 {
				t.Fatalf("%v at %d bits is %v, not %v", a, w, got.Signed(MaxWidth), signed)
			}
			if Pow2(w-1) != LowMask(w).AndNot(LowMask(w-1)) {
				t.Fatalf("2^%d is %v", w-1, Pow2(w-1))
			}
		} else if x.SExt(w) != x {
			t.Fatalf("%v at %d bits is extended", a, w)
		}
		ones, trailing := uint32(0), w
		var reversed Int
		for i := range uint32(MaxWidth) {
			if x.Bit(i) {
				if ones == 0 {
					trailing = i
				}
				ones++
				reversed = reversed.Or(Pow2(MaxWidth - 1 - i))
			}
		}
		if x.OnesCount() != ones || x.TrailingZeros(w) != trailing || x.Len() != uint32(a.BitLen()) || x.Reverse() != reversed {
			t.Fatalf("%v: bits set, trailing zeros, length or reverse", a)
		}
		var buf, back [16]byte
		x.Big().FillBytes(buf[:])
		x.ReverseBytes().Big().FillBytes(back[:])
		for i := range buf {
			if buf[i] != back[15-i] {
				t.Fatalf("%v: bytes in reverse order are %v", a, x.ReverseBytes())
			}
		}
	}
}

// random is a number of any length, sparse or dense, often near a power of two.
func random(rng *rand.Rand) Int {
	x := Int{rng.Uint64(), rng.Uint64()}
	switch rng.IntN(5) {
	case 0:
		return Pow2(rng.Uint32N(MaxWidth)).Add(Of(rng.Uint64N(5))).Sub(Of(2))
	case 1:
		return x.Shr(rng.Uint32N(MaxWidth + 1))
	case 2:
		return x.Sar(rng.Uint32N(MaxWidth + 1))
	case 3:
		return x.And(Int{bits.RotateLeft64(x.Lo, 7), bits.RotateLeft64(x.Hi, 13)})
	}
	return x
}
