package dsl

import "rewrite/passes/ir"

// FloatAt is the bits of a float in a format, and whether the format holds it exactly.
func FloatAt(f float64, format ir.Kind) (Int, bool) { return floatToBits(f, format) }
