package dsl

import (
	"math"
	"math/big"
	"math/rand/v2"
	"testing"

	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
)

// TestFuncs: constant functions against the definition on whole numbers, all
// constants of 1 to 4 bits and random ones up to 128 bits.
func TestFuncs(t *testing.T) {
	ops := map[string]ir.Op{"+": ir.OpAdd, "-": ir.OpSub, "*": ir.OpMul, "/u": ir.OpUDiv, "/s": ir.OpSDiv, "%u": ir.OpURem, "%s": ir.OpSRem,
		"<<": ir.OpShl, ">>u": ir.OpLShr, ">>s": ir.OpAShr, "&": ir.OpAnd, "|": ir.OpOr, "^": ir.OpXor}
	check := func(w uint32, a, b num.Int) {
		args := FuncArgs{A: a, B: b, Width: w, Arg: w}
		for name, op := range ops {
			want, out := ir.EvalWide(op, a.Big(), b.Big(), w, w, 0, 0)
			got, ok := FuncNamed(name).Eval(args)
			if ok != (out == ir.Defined) || ok && got.Trunc(w).Big().Cmp(want) != 0 {
				t.Fatalf("%v %s %v at %d bits: %v %v, want %v %v", a, name, b, w, got.Trunc(w), ok, want, out)
			}
		}
		for p := ir.EQ; p <= ir.SLE; p++ {
			want, _ := ir.EvalWide(ir.OpICmp, a.Big(), b.Big(), w, 1, 0, p)
			if Compare(p, a, b, w) != (want.Sign() != 0) {
				t.Fatalf("%v %v %v at %d bits", a, p, b, w)
			}
		}
		for _, f := range []struct {
			op ir.Op
			fl ir.Flags
		}{{ir.OpAdd, ir.NUW}, {ir.OpAdd, ir.NSW}, {ir.OpSub, ir.NUW}, {ir.OpSub, ir.NSW}, {ir.OpMul, ir.NUW}, {ir.OpMul, ir.NSW}, {ir.OpShl, ir.NUW}, {ir.OpShl, ir.NSW}} {
			_, out := ir.EvalWide(f.op, a.Big(), b.Big(), w, w, f.fl, 0)
			if Wraps(f.op, f.fl, a, b, w) != (out != ir.Defined) {
				t.Fatalf("%v %v %v of %v at %d bits", f.op, f.fl, a, b, w)
			}
		}
		small := map[string]*big.Int{"abs": new(big.Int).Abs(a.Signed(w)), "umin": minBig(a.Big(), b.Big()), "smin": minBig(a.Signed(w), b.Signed(w)),
			"neg": new(big.Int).Neg(a.Big()), "~": new(big.Int).Not(a.Big())}
		for name, want := range small {
			got, ok := FuncNamed(name).Eval(args)
			if !ok || got.Trunc(w) != num.FromBig(want).Trunc(w) {
				t.Fatalf("%s of %v, %v at %d bits: %v, want %v", name, a, b, w, got, want)
			}
		}
		if inv, ok := FuncNamed("inverse").Eval(args); ok != a.Bit(0) || ok && inv.Mul(a).Trunc(w) != num.Of(1).Trunc(w) {
			t.Fatalf("inverse of %v at %d bits: %v", a, w, inv)
		}
		if rev, _ := FuncNamed("bitreverse").Eval(args); bitReverse(rev, w) != a {
			t.Fatalf("bitreverse of %v at %d bits", a, w)
		}
		if w%16 == 0 {
			if swapped, ok := FuncNamed("bswap").Eval(args); !ok || bswap(swapped, w) != a || w > 8 && a.Trunc(8) != swapped.Shr(w-8) {
				t.Fatalf("bswap of %v at %d bits", a, w)
			}
		}
	}
	for w := uint32(1); w <= 4; w++ {
		for a := range uint64(1) << w {
			for b := range uint64(1) << w {
				check(w, num.Of(a), num.Of(b))
			}
		}
	}
	rnd := rand.New(rand.NewPCG(3, 4))
	random := func(w uint32) num.Int { // sparse, dense, small or anything
		x, y := num.Int{Hi: rnd.Uint64(), Lo: rnd.Uint64()}, num.Int{Hi: rnd.Uint64(), Lo: rnd.Uint64()}
		return [...]num.Int{x, x.And(y), x.Or(y), num.Of(rnd.Uint64N(9)), num.Of(rnd.Uint64N(9)).Neg(), num.Of(1).Shl(rnd.Uint32N(w))}[rnd.IntN(6)].Trunc(w)
	}
	for _, w := range []uint32{7, 8, 16, 31, 32, 48, 63, 64, 65, 96, 100, 127, 128} {
		for range 400 {
			check(w, random(w), random(w))
		}
	}
}

func minBig(a, b *big.Int) *big.Int {
	if a.Cmp(b) <= 0 {
		return a
	}
	return b
}

// TestLiterals: a width holds a literal if it can be read as a number of that width.
func TestLiterals(t *testing.T) {
	for w := uint32(1); w <= 8; w++ {
		for n := int64(-300); n <= 300; n++ {
			l := Lit{Mag: num.Of(uint64(n))}
			if n < 0 {
				l = Lit{true, num.Of(uint64(-n))}
			}
			x, ok := l.At(w)
			fits := n >= -(1<<(w-1)) && n < 1<<w
			if ok != fits || ok && x != num.FromBig(big.NewInt(n)).Trunc(w) {
				t.Errorf("%d at %d bits: %v %v", n, w, x, ok)
			}
		}
	}
}

// TestFloats: every half and bfloat goes to double and back; what is rounded
// is rounded to the nearest.
func TestFloats(t *testing.T) {
	rnd := rand.New(rand.NewPCG(5, 6))
	for format, smallest := range map[ir.Kind]float64{ir.HalfKind: 0x1p-14, ir.BFloatKind: 0x1p-126} {
		for bits := range uint64(1 << 16) {
			f, ok := bitsToFloat(num.Of(bits), format)
			back, normal := floatToBits(f, format)
			switch {
			case !ok:
				t.Fatalf("%v: %#x is not read", format, bits)
			case math.IsNaN(f) || f != 0 && math.Abs(f) < smallest:
				if normal {
					t.Fatalf("%v: %#x is NaN or denormal, and folded", format, bits)
				}
			case !normal || back != num.Of(bits):
				t.Fatalf("%v: %#x comes back as %v", format, bits, back)
			}
		}
		for range 20000 {
			f := (rnd.Float64() + 1) * math.Ldexp(1, rnd.IntN(28)-13)
			x, ok := floatToBits(f, format)
			if !ok {
				t.Fatalf("%v: %v is not rounded", format, f)
			}
			at := func(d num.Int) float64 { y, _ := bitsToFloat(x.Add(d), format); return math.Abs(y - f) }
			if here := at(num.Int{}); here > at(num.Of(1)) || here > at(num.Of(1).Neg()) {
				t.Fatalf("%v: %v is rounded to %v", format, f, x)
			}
		}
	}
}
