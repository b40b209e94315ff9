package fp

import (
	"math"
	"math/big"
	"math/rand/v2"
	"testing"

	"rewrite/passes/ir"
)

var formats = []Format{Half, BFloat, Float, Double}

// TestRoundTrip: every half and bfloat, and many others, survive.
func TestRoundTrip(t *testing.T) {
	for _, f := range formats {
		r := rand.New(rand.NewPCG(1, 2))
		for n := range uint64(1 << 16) {
			x := n
			if f.Width() > 16 {
				x = f.Random(r, f.Specials())
			}
			if !f.IsNaN(x) && f.Round(f.Float64(x)) != x {
				t.Fatalf("%s %#x becomes %#x", f.Name, x, f.Round(f.Float64(x)))
			}
			if f.IsNaN(x) != math.IsNaN(f.Float64(x)) {
				t.Fatalf("%s %#x", f.Name, x)
			}
		}
	}
}

// nearest finds the half or bfloat nearest to an exact value by looking at all
// neighbours: written to be obviously right.
func nearest(f Format, v *big.Float, near uint64) uint64 {
	value := func(x uint64) *big.Float {
		if f.IsInf(x) { // the next power of two, as IEEE says of overflow
			y := new(big.Float).SetPrec(2000).SetFloat64(math.Ldexp(1, f.bias()+1))
			if x&f.SignBit() != 0 {
				y.Neg(y)
			}
			return y
		}
		return new(big.Float).SetPrec(2000).SetFloat64(f.Float64(x))
	}
	distance := func(x uint64) *big.Float {
		d := new(big.Float).SetPrec(2000).Sub(value(x), v)
		return d.Abs(d)
	}
	best := near
	for _, x := range []uint64{f.Neighbour(near, false), f.Neighbour(near, true)} {
		c := distance(x).Cmp(distance(best))
		if c < 0 || c == 0 && x&1 == 0 {
			best = x
		}
	}
	return best
}

// TestSingleRounding: +, *, / and fma are the nearest value to the exact result,
// in each format, denormals and overflow included.
func TestSingleRounding(t *testing.T) {
	for _, f := range []Format{Half, BFloat, Float} {
		r := rand.New(rand.NewPCG(3, 4))
		big64 := func(x uint64) *big.Float { return new(big.Float).SetPrec(2000).SetFloat64(f.Float64(x)) }
		finite := func() uint64 {
			for {
				if x := f.Random(r, f.Specials()); !f.IsNaN(x) && !f.IsInf(x) {
					return x
				}
			}
		}
		for range 20000 {
			a, b, c := finite(), finite(), finite()
			z := new(big.Float).SetPrec(2000)
			check := func(name string, got uint64, want *big.Float) {
				t.Helper()
				if w := nearest(f, want, got); w != got && !(f.IsZero(w) && f.IsZero(got)) {
					t.Fatalf("%s %s of %s, %s, %s: %s, want %s", f.Name, name, f.String(a), f.String(b), f.String(c), f.String(got), f.String(w))
				}
			}
			check("sum", f.Binary(func(a, b float64) float64 { return a + b }, a, b), z.Add(big64(a), big64(b)))
			check("product", f.Binary(func(a, b float64) float64 { return a * b }, a, b), z.Mul(big64(a), big64(b)))
			check("fma", f.FMA(a, b, c), z.Add(z.Mul(big64(a), big64(b)), big64(c)))
			if !f.IsZero(b) {
				check("quotient", f.Binary(func(a, b float64) float64 { return a / b }, a, b), z.Quo(big64(a), big64(b)))
			}
			if a&f.SignBit() == 0 {
				check("root", f.Unary(math.Sqrt, a), z.Sqrt(big64(a)))
			}
		}
	}
}

func TestNaNs(t *testing.T) {
	for _, f := range formats {
		if !f.IsSignaling(f.Inf()|1) || f.IsSignaling(f.NaN()) || f.IsNaN(f.Inf()) {
			t.Error(f.Name)
		}
		if got := len(f.NaNs(f.Inf() | 1)); got != 3 { // preferred, quieted, unchanged
			t.Errorf("%s: %d NaNs", f.Name, got)
		}
		if got := len(f.NaNs(f.NaN(), 0)); got != 1 {
			t.Errorf("%s: %d NaNs", f.Name, got)
		}
	}
	if _, ok := ConvertNaN(Double, Half, Double.Inf()|1); ok {
		t.Error("a payload that does not fit is no payload")
	}
	for x, want := range map[uint64]uint32{0: 64, 0x8000: 32, 0x7c00: 512, 0xfc00: 4, 0x3c00: 256, 0xbc00: 8, 1: 128, 0x8001: 16, 0x7e00: 2, 0x7c01: 1} {
		if got := Half.Class(x); got != want {
			t.Errorf("class of %#x: %d, want %d", x, got, want)
		}
	}
	for f, want := range map[Format]string{Half: "1.5 (0xH3E00)", Float: "1.5 (0x3FF8000000000000)", BFloat: "1.5 (0xR3FC0)"} {
		if got := f.String(f.Round(1.5)); got != want {
			t.Error(got)
		}
	}
}

// TestDouble: constants as LLVM writes them, by the double that they are.
func TestDouble(t *testing.T) {
	for _, f := range formats {
		patterns := f.Specials()
		rng := rand.New(rand.NewPCG(5, 6))
		for range 20000 {
			patterns = append(patterns, f.Random(rng, patterns))
		}
		for _, x := range patterns {
			d := f.ToDouble(x)
			if back, exact := f.FromDouble(d); back != x || !exact {
				t.Fatalf("%s: %#x is the double %#x, which is %#x, exact: %v", f.Name, x, d, back, exact)
			}
			if f.IsNaN(x) != Double.IsNaN(d) || f.IsSignaling(x) != Double.IsSignaling(d) || !f.IsNaN(x) && f.Float64(x) != math.Float64frombits(d) {
				t.Fatalf("%s: %#x is the double %#x", f.Name, x, d)
			}
			// The next double is another number, or a NaN with more payload.
			if y, exact := f.FromDouble(d ^ 1); f != Double && exact {
				t.Fatalf("%s: %#x is %#x exactly", f.Name, d^1, y)
			}
		}
	}
	if _, ok := Of(ir.X86FP80Kind); ok {
		t.Error("x86_fp80 is no format here")
	}
	if _, ok := Of(ir.VoidKind); ok {
		t.Error("void is no format")
	}
}
