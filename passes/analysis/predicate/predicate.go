// Package predicate answers the predicates of rules, which have their definitions in
// package dsl, from what analyses know of values.
package predicate

import (
	"rewrite/dsl"
	"rewrite/passes/analysis/domain"
	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
)

// Holds answers a predicate about an integer or an address x from what is known of it,
// of the other operand y, and from the constant m that it is asked with, zeros where it
// has no such.
func Holds(id dsl.FactID, x, y domain.Facts, m num.Int) bool {
	w := uint32(x.Width)
	if w == 0 {
		return false
	}
	switch id {
	case dsl.FactKnownZero:
		return x.Zero.And(m) == m
	case dsl.FactKnownOne:
		return x.One.And(m) == m
	case dsl.FactNonZero:
		return x.NonZero()
	case dsl.FactNonNegative:
		return x.NonNegative()
	case dsl.FactNegative:
		return x.Negative()
	case dsl.FactPowerOfTwo:
		return x.PowerOfTwo()
	case dsl.FactPowerOfTwoOrZero:
		return x.PowerOrZero()
	case dsl.FactLowMask:
		return x.Has(domain.LowMask) && x.NonZero()
	case dsl.FactHighMask:
		return x.Has(domain.HighMask) && x.NonZero()
	case dsl.FactLowMaskOrZero:
		return x.Has(domain.LowMask)
	case dsl.FactHighMaskOrZero:
		return x.Has(domain.HighMask)
	case dsl.FactTwoBits:
		return x.MinOnes >= 2
	case dsl.FactNoCommonBits:
		return x.Zero.Or(y.Zero).Not().Trunc(w).IsZero()
	case dsl.FactSignBits:
		return m.Hi == 0 && uint64(x.SignBits()) >= m.Lo
	case dsl.FactAtMost:
		return !m.Less(x.UHi)
	case dsl.FactAtLeast:
		return !x.ULo.Less(m)
	case dsl.FactAtMostSigned:
		return !m.SExt(w).LessSigned(x.SHi)
	case dsl.FactAtLeastSigned:
		return !x.SLo.LessSigned(m.SExt(w))
	case dsl.FactShlNUW:
		return y.UHi.Hi == 0 && y.UHi.Lo < uint64(w) && uint64(x.LeadingZeros()) >= y.UHi.Lo
	case dsl.FactShlNSW:
		return y.UHi.Hi == 0 && y.UHi.Lo < uint64(w) && uint64(x.SignBits()) > y.UHi.Lo
	case dsl.FactAddNUW:
		return domain.NeverWraps(ir.OpAdd, ir.NUW, x, y)
	case dsl.FactAddNSW:
		return domain.NeverWraps(ir.OpAdd, ir.NSW, x, y)
	case dsl.FactSubNUW:
		return domain.NeverWraps(ir.OpSub, ir.NUW, x, y)
	case dsl.FactSubNSW:
		return domain.NeverWraps(ir.OpSub, ir.NSW, x, y)
	case dsl.FactMulNUW:
		return domain.NeverWraps(ir.OpMul, ir.NUW, x, y)
	case dsl.FactMulNSW:
		return domain.NeverWraps(ir.OpMul, ir.NSW, x, y)
	}
	return false
}

// excluded are the classes that a value which a predicate about floats holds of
// is in none of; others are of constants only.
var excluded = [dsl.NumFacts]domain.Class{
	dsl.FactNotNaN:        domain.NaN,
	dsl.FactNotInf:        domain.Inf,
	dsl.FactNotFZero:      domain.FZero,
	dsl.FactNotNegZero:    domain.NegZero,
	dsl.FactNotBelowFZero: domain.BelowZero,
	dsl.FactSignClear:     domain.SignSet,
	dsl.FactNormal:        domain.AnyFloat &^ domain.Normal,
}

// OfFloat answers a predicate about a float x from the classes that it can be in, and
// from the number m that it is asked with, if it is.
func OfFloat(id dsl.FactID, x domain.Facts, m num.Int) bool {
	if id == dsl.FactNoFPClass {
		return x.Apart(domain.ClassMask(m.Lo))
	}
	return excluded[id] != 0 && x.Apart(excluded[id])
}
