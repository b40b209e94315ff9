package interp

import (
	"math"
	"math/big"
	"math/rand/v2"
	"testing"

	"rewrite/passes/ir"
)

// boundary are doubles and floats at the edges of their formats, as bits.
func boundary(w uint32, rng *rand.Rand) (list []uint64) {
	exp, mant := uint(11), uint(52)
	if w == 32 {
		exp, mant = 8, 23
	}
	for _, e := range []uint64{0, 1, 2, 1<<(exp-1) - 1, 1 << (exp - 1), 1<<exp - 2, 1<<exp - 1} {
		for _, m := range []uint64{0, 1, 2, 3, 1<<mant - 1, 1 << (mant - 1), rng.Uint64() & (1<<mant - 1)} {
			n := e<<mant | m
			list = append(list, n, n|1<<(exp+mant))
		}
	}
	for range 40 {
		list = append(list, rng.Uint64()&ir.Mask(w))
	}
	return list
}

// TestSoftFloat: arithmetic by big numbers, which x86_fp80, fp128, half and
// bfloat rest on, gives on float and double what the host gives.
func TestSoftFloat(t *testing.T) {
	m, err := New(Options{})
	if err != nil {
		t.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(5, 6))
	isNaN := func(typ *ir.Type, n uint64) bool { return m.decode(typ, Int(n)).nan }
	for _, typ := range []*ir.Type{ir.Float, ir.Double} {
		w := m.scalarBits(typ)
		list := boundary(w, rng)
		for _, a := range list {
			if x := m.decode(typ, Int(a)); !x.nan {
				if got := m.FromFloat(typ, x.f).n; got != a {
					t.Fatalf("%s %#x becomes %#x", typ, a, got)
				}
			}
			for _, b := range list {
				for _, op := range []ir.Op{ir.OpFAdd, ir.OpFSub, ir.OpFMul, ir.OpFDiv, ir.OpFRem} {
					want := hostFloat(op, ir.EvalArgs{A: a, B: b, Width: w, To: w})
					got := m.arith(op, typ, m.decode(typ, Int(a)), m.decode(typ, Int(b))).n
					if got != want && !(isNaN(typ, got) && isNaN(typ, want)) {
						t.Fatalf("%s %s %#x, %#x gives %#x, not %#x", op, typ, a, b, got, want)
					}
				}
			}
		}
	}
	for _, a := range boundary(64, rng) {
		x := math.Float64frombits(a)
		got := m.floatCast(Int(a), ir.Double, ir.Float).n
		if want := math.Float32bits(float32(x)); uint32(got) != want && !math.IsNaN(x) {
			t.Fatalf("%g becomes the float %#x, not %#x", x, got, want)
		}
	}
}

// TestFormats: every half and bfloat survives being read and written, and so do
// numbers of the large formats; known numbers have their known bits.
func TestFormats(t *testing.T) {
	m, err := New(Options{})
	if err != nil {
		t.Fatal(err)
	}
	for _, typ := range []*ir.Type{ir.Half, ir.BFloat} {
		for n := range uint64(1 << 16) {
			if x := m.decode(typ, Int(n)); !x.nan {
				if got := m.FromFloat(typ, x.f).n; got != n {
					t.Fatalf("%s %#x becomes %#x", typ, n, got)
				}
			}
		}
	}
	for _, c := range []struct {
		typ  *ir.Type
		x    float64
		bits string
	}{
		{ir.Half, 1, "3c00"}, {ir.Half, 65519, "7bff"}, {ir.Half, 65520, "7c00"}, {ir.Half, math.Ldexp(1, -24), "1"},
		{ir.Half, math.Ldexp(1, -25), "0"}, {ir.Half, math.Ldexp(1.5, -25), "1"}, {ir.BFloat, 1.00390625, "3f80"}, {ir.BFloat, 1.01171875, "3f82"},
		{ir.X86FP80, 1, "3fff8000000000000000"}, {ir.X86FP80, -0.75, "bffec000000000000000"}, {ir.X86FP80, 0, "0"},
		{ir.FP128, 1, "3fff0000000000000000000000000000"}, {ir.FP128, -2.5, "c0004000000000000000000000000000"},
	} {
		got, _ := m.FromFloat(c.typ, big.NewFloat(c.x)).Big()
		if got.Text(16) != c.bits {
			t.Errorf("%s %g is %x, not %s", c.typ, c.x, got, c.bits)
		}
		if back := m.Float(c.typ, BigInt(got, m.scalarBits(c.typ))); c.typ != ir.Half && c.typ != ir.BFloat && back.Cmp(big.NewFloat(c.x)) != 0 {
			t.Errorf("%s %g is read back as %g", c.typ, c.x, back)
		}
	}
}
