// Package predicate answers the predicates of rules, which have their definitions in
// package dsl, from what analyses know of values.
package predicate

import (
	"rewrite/dsl"
	"rewrite/passes/analysis/domain"
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
		return x.Has(domain.PowerOrZero)
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
	}
	return noWrap(id, x, y)
}

// noWrap answers whether a sum, difference or product of any two values stays
// in range: it does if those of the bounds do. Wide integers are left out: their
// products would need more than 128 bits.
func noWrap(id dsl.FactID, x, y domain.Facts) bool {
	w := uint32(x.Width)
	if w > 31 && (id == dsl.FactMulNUW || id == dsl.FactMulNSW) || w > 62 {
		return false
	}
	ulo := func(f domain.Facts) int64 { return int64(f.ULo.Lo) }
	uhi := func(f domain.Facts) int64 { return int64(f.UHi.Lo) }
	slo := func(f domain.Facts) int64 { return int64(f.SLo.Lo) }
	shi := func(f domain.Facts) int64 { return int64(f.SHi.Lo) }
	limit := int64(1) << w
	top := limit / 2
	in := func(n int64) bool { return -top <= n && n < top }
	switch id {
	case dsl.FactAddNUW:
		return uhi(x)+uhi(y) < limit
	case dsl.FactAddNSW:
		return in(slo(x)+slo(y)) && in(shi(x)+shi(y))
	case dsl.FactSubNUW:
		return ulo(x) >= uhi(y)
	case dsl.FactSubNSW:
		return in(slo(x)-shi(y)) && in(shi(x)-slo(y))
	case dsl.FactMulNUW:
		return uhi(x)*uhi(y) < limit
	case dsl.FactMulNSW:
		return in(slo(x)*slo(y)) && in(slo(x)*shi(y)) && in(shi(x)*slo(y)) && in(shi(x)*shi(y))
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
