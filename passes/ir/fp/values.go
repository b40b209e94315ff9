package fp

import (
	"math"
	"math/rand/v2"
)

// Specials are the values at which floating-point identities break, the most
// telling first: zeros, ones, infinities, NaNs (preferred, with payload,
// signaling, negative), the bounds of denormal and normal numbers, powers of
// two, numbers whose sums and products round to even from a tie.
func (f Format) Specials() []uint64 {
	one := f.Round(1)
	largest := f.Inf() - 1
	smallestNormal := f.SmallestNormal()
	s := f.SignBit()
	quiet := f.NaN() | 1
	signaling := f.Inf() | 1
	list := []uint64{
		0, s, one, one | s, f.Inf(), f.NaN(), f.Inf() | s, signaling,
		f.Round(2), largest, 1, f.Round(0.5), f.Round(3), quiet | s, smallestNormal, f.Round(-2),
		one + 1, largest | s, s | 1, smallestNormal - 1, one - 1, f.Round(1.5), f.Round(-0.5), f.Round(10),
		f.NaN() | s, smallestNormal | s, f.Round(math.Ldexp(1, int(f.Man)+1)) | 1, f.Round(0.1), signaling | s | 2, f.Round(4),
		f.Round(math.Ldexp(1, int(f.Man)+1)), f.Round(math.Ldexp(1, int(f.Man))) + 1, f.Round(math.Ldexp(1, f.bias())), f.Round(math.Ldexp(1, 1-f.bias())) * 1,
		f.Round(255), f.Round(-128), f.Round(127.5), f.Round(math.Ldexp(1, 31)), f.Round(-math.Ldexp(1, 31)), f.Round(math.Ldexp(1, 32)), f.Round(math.Ldexp(1, -int(f.Man)-1)),
		(smallestNormal - 1) | s, f.Round(1.0 / 3), f.Round(-0.75), f.Round(7), f.Round(math.Ldexp(1, 63)), f.Round(math.Ldexp(1, 64)),
	}
	var out []uint64
	seen := map[uint64]bool{}
	for _, x := range list {
		if !seen[x] {
			seen[x] = true
			out = append(out, x)
		}
	}
	return out
}

// Random is a value of one of several kinds: any pattern, a number of moderate
// size, a small integer, one near a special value, one at or beside a tie of
// fewer bits of significand.
func (f Format) Random(r *rand.Rand, specials []uint64) uint64 {
	switch r.IntN(7) {
	case 0:
		return r.Uint64() & (f.SignBit()<<1 - 1)
	case 1:
		return f.Round(float64(r.IntN(65) - 32))
	case 2:
		return f.Neighbour(specials[r.IntN(len(specials))], r.IntN(2) == 0)
	case 6:
		drop := uint(r.IntN(int(f.Man)-1) + 1)
		x := f.Round((r.Float64()-0.5)*math.Ldexp(1, r.IntN(20)-8))>>drop<<drop | 1<<(drop-1)
		return x + uint64(r.IntN(3)) - 1
	case 3:
		return f.Round(math.Ldexp(1, r.IntN(2*f.bias())-f.bias()))
	}
	return f.Round((r.Float64() - 0.5) * math.Ldexp(1, r.IntN(20)-8))
}
