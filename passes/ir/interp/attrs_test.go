package interp

import (
	"math/big"
	"math/rand/v2"
	"testing"

	"rewrite/passes/ir"
)

// TestCubesInRanges: whether all members of a cube are in ranges is what trying all tells.
func TestCubesInRanges(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	yes := 0
	for range 20000 {
		const bits = 6
		mask := random.Uint64N(1 << bits)
		v := cube(random.Uint64N(1<<bits)&^mask, mask)
		var ranges [][2]*big.Int
		for range 1 + random.IntN(2) {
			ranges = append(ranges, [2]*big.Int{big.NewInt(random.Int64N(1 << bits)), big.NewInt(random.Int64N(1 << bits))})
		}
		want := true
		list, _ := members(v)
		for _, n := range list {
			in := false
			for _, r := range ranges {
				lo, hi := r[0].Uint64(), r[1].Uint64()
				in = in || (n-lo)%(1<<bits) < (hi-lo)%(1<<bits)
			}
			want = want && in
		}
		if got := (&values{}).inRanges(ranges, ir.IntN(bits), v); got != want {
			t.Fatalf("%v in %v: %v, want %v", list, ranges, got, want)
		}
		if want {
			yes++
		}
	}
	if yes < 1000 {
		t.Errorf("only %d are", yes)
	}
}
