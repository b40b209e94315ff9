package dsl

import (
	"math"

	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
)

// FloatAt is the bits of a float in a format, and whether the format holds it
// exactly. A NaN is the preferred one: quiet, without sign and payload.
func FloatAt(f float64, format ir.Kind) (num.Int, bool) { return floatBits(f, format) }

// SameFloat tells whether two literals are one: 0.0 and -0.0 are not, nan and nan are.
func SameFloat(a, b float64) bool { return math.Float64bits(a) == math.Float64bits(b) }
