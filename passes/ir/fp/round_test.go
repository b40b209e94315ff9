package fp

import (
	"math"
	"math/big"
	"math/rand/v2"
	"testing"
)

// TestRoundingModes: to nearest is what the processor does; down and up are the two
// neighbours of what is not exact, and toward zero is one of them.
func TestRoundingModes(t *testing.T) {
	for _, f := range formats {
		r := rand.New(rand.NewPCG(5, 6))
		specials := f.Specials()
		for range 20000 {
			a, b, c := f.Random(r, specials), f.Random(r, specials), f.Random(r, specials)
			for _, op := range []struct {
				name string
				in   func(m Mode) Rounded
				want uint64
			}{
				{"sum", func(m Mode) Rounded { return f.AddIn(m, a, b) }, f.Binary(func(a, b float64) float64 { return a + b }, a, b)},
				{"difference", func(m Mode) Rounded { return f.SubIn(m, a, b) }, f.Binary(func(a, b float64) float64 { return a - b }, a, b)},
				{"product", func(m Mode) Rounded { return f.MulIn(m, a, b) }, f.Binary(func(a, b float64) float64 { return a * b }, a, b)},
				{"quotient", func(m Mode) Rounded { return f.DivIn(m, a, b) }, f.Binary(func(a, b float64) float64 { return a / b }, a, b)},
				{"fma", func(m Mode) Rounded { return f.FMAIn(m, a, b, c) }, f.FMA(a, b, c)},
				{"root", func(m Mode) Rounded { return f.SqrtIn(m, a) }, f.Unary(math.Sqrt, a)},
				{"whole", func(m Mode) Rounded { return f.IntegralIn(m, a) }, f.Unary(math.RoundToEven, a)},
			} {
				to := f
				if op.name == "half" {
					to = Half
				}
				near, down, up, zero := op.in(NearestEven), op.in(Downward), op.in(Upward), op.in(TowardZero)
				if near.NaN != to.IsNaN(op.want) || !near.NaN && near.Bits != op.want {
					t.Fatalf("%s %s of %s, %s, %s: %s, want %s", f.Name, op.name, f.String(a), f.String(b), f.String(c), to.String(near.Bits), to.String(op.want))
				}
				ok := down.NaN == near.NaN && down.Exact == up.Exact
				switch {
				case near.NaN, near.ZeroSum:
				case near.Exact:
					ok = ok && down.Bits == near.Bits && up.Bits == near.Bits && zero.Bits == near.Bits
				case op.name != "whole":
					ok = ok && to.Float64(down.Bits) < to.Float64(up.Bits) && (near.Bits == down.Bits || near.Bits == up.Bits) &&
						(zero.Bits == down.Bits || zero.Bits == up.Bits) && zero.Bits == min(down.Bits&^to.SignBit(), up.Bits&^to.SignBit())|near.Bits&to.SignBit() &&
						(to.Neighbour(down.Bits, down.Bits&to.SignBit() == 0) == up.Bits || to.Neighbour(up.Bits, up.Bits&to.SignBit() != 0) == down.Bits)
				}
				if !ok {
					t.Fatalf("%s %s of %s, %s, %s: %s down, %s up, %s toward zero", f.Name, op.name, f.String(a), f.String(b), f.String(c),
						to.String(down.Bits), to.String(up.Bits), to.String(zero.Bits))
				}
			}
		}
	}
}

// TestSignOfZero: what cancels is 0.0, and -0.0 rounded down.
func TestSignOfZero(t *testing.T) {
	one := Float.Round(1)
	for m := NearestEven; m <= Downward; m++ {
		want := Float.signed(0, m == Downward)
		if r := Float.SubIn(m, one, one); r.Bits != want || !r.ZeroSum {
			t.Errorf("mode %d: %s", m, Float.String(r.Bits))
		}
		if r := Float.AddIn(m, Float.SignBit(), Float.SignBit()); r.Bits != Float.SignBit() {
			t.Errorf("mode %d: %s", m, Float.String(r.Bits))
		}
	}
}

// TestScale: the power of two may be any integer; what leaves the range of a format
// is rounded to infinity or zero, or to the last number before it. Down there the
// number is doubled or halved step by step, which is exact until it is the least one.
func TestScale(t *testing.T) {
	far := []int64{math.MinInt64, math.MinInt32, -1 << 20, 1 << 20, math.MaxInt32, math.MaxInt64}
	for n := int64(-5000); n <= 5000; n += 7 {
		far = append(far, n)
	}
	for _, f := range formats {
		for _, a := range []uint64{f.Round(1), f.Round(-64), 1, f.Inf() - 1, f.SignBit() | 1<<f.Man} {
			_, e := math.Frexp(f.Float64(a)) // |a| < 2^e
			negative := a&f.SignBit() != 0
			for _, n := range far {
				for m := NearestEven; m <= Downward; m++ {
					var want uint64
					switch lost := m == TowardZero || m == Upward && negative || m == Downward && !negative; {
					case n > int64(f.bias()+1-e):
						want = f.Inf()
						if lost {
							want--
						}
					case n < int64(-f.bias()-int(f.Man)-e):
						if (m == Upward || m == Downward) && !lost {
							want = 1
						}
					default:
						continue // within the range: compared with the host below
					}
					if got := f.LdexpIn(m, a, n); got.Bits != f.signed(want, negative) || got.Exact || got.NaN {
						t.Fatalf("%s: %s * 2^%d, mode %d: %s", f.Name, f.String(a), n, m, f.String(got.Bits))
					}
				}
				if n > math.MinInt32 && n < math.MaxInt32 {
					if want := f.Round(math.Ldexp(f.Float64(a), int(n))); f.Man < Double.Man && f.Ldexp(a, n) != want && !f.IsDenormal(want) {
						t.Fatalf("%s: %s * 2^%d: %s, want %s", f.Name, f.String(a), n, f.String(f.Ldexp(a, n)), f.String(want))
					}
				}
			}
		}
		for _, x := range []uint64{0, f.SignBit(), f.Inf(), f.Inf() | f.SignBit()} {
			if r := f.LdexpIn(NearestEven, x, math.MaxInt64); r.Bits != x || !r.Exact {
				t.Errorf("%s: %s scaled is %s", f.Name, f.String(x), f.String(r.Bits))
			}
		}
		if r := f.LdexpIn(NearestEven, f.NaN(), 1); !r.NaN {
			t.Errorf("%s: a NaN scaled is %s", f.Name, f.String(r.Bits))
		}
		// every other operation that may leave the range of exponents
		if r := f.In(NearestEven, new(big.Float).SetMantExp(big.NewFloat(1), math.MaxInt32-1), false); r.Bits != f.Inf() {
			t.Errorf("%s: %s", f.Name, f.String(r.Bits))
		}
	}
}
