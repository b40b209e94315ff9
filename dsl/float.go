package dsl

import (
	"math"

	"rewrite/passes/ir"
	"rewrite/passes/ir/fp"
	"rewrite/passes/ir/num"
)

// FloatAt is the bits of a float in a format, and whether the format holds it
// exactly, and not as a denormal. A NaN is the preferred one: quiet, without sign
// and payload.
func FloatAt(f float64, format ir.Kind) (num.Int, bool) {
	if to, ok := fp.Of(format); ok && math.IsNaN(f) {
		return num.Of(to.NaN()), true
	}
	x, ok := floatToBits(f, format)
	back, _ := bitsToFloat(x, format)
	return x, ok && back == f
}

// SameFloat tells whether two literals are one: 0.0 and -0.0 are not, nan and nan are.
func SameFloat(a, b float64) bool { return math.Float64bits(a) == math.Float64bits(b) }

// floatToBits rounds to a format. A NaN and a denormal are refused: their bits
// depend on more than the operands (SEMANTICS 20). So is a format that is
// wider than double.
func floatToBits(f float64, format ir.Kind) (num.Int, bool) {
	to, ok := fp.Of(format)
	if !ok || math.IsNaN(f) {
		return num.Int{}, false
	}
	x := to.Round(f)
	return num.Of(x), f == 0 || !to.IsZero(x) && !to.IsDenormal(x)
}

// bitsToFloat reads a format that double holds exactly.
func bitsToFloat(x num.Int, format ir.Kind) (float64, bool) {
	from, ok := fp.Of(format)
	if !ok {
		return 0, false
	}
	return from.Float64(x.Lo), true
}
