// Package attribute spells what is known of a parameter or a result as attributes:
//
//	in [0, 9], neither poison nor undef      noundef range(i32 0, 10)
//	an address that is not null              nonnull
package attribute

import (
	"rewrite/passes/analysis/domain"
	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
)

// rangeSince is the release that has ranges of parameters and results.
const rangeSince = 19

// Of is the attributes that what is known of all values of a type says, which a set does not have, as a version of LLVM
// spells them. What breaks nonnull or a range is poison, and what breaks noundef undefined behaviour: so noundef is said only where
// all else that is said is known to hold.
func Of(t *ir.Type, f domain.Facts, has *ir.AttrSet, llvm int) (more []ir.Attr) {
	scalar := t.Scalar()
	if f.IsEmpty() {
		return nil
	}
	if f.NoUndef() && (scalar.IsInt() || scalar.IsFloat() || scalar.IsPtr()) && !has.Has("noundef") && !ir.Promises(has) {
		more = append(more, ir.Attr{Name: "noundef"})
	}
	if t.IsPtr() && t.Bits == 0 && f.Width > 0 && f.NonZero() && !has.Has("nonnull") {
		more = append(more, ir.Attr{Name: "nonnull"})
	}
	if scalar.IsInt() && llvm >= rangeSince && !has.Has("range") {
		if text := interval(f); text != "" {
			more = append(more, ir.Attr{Name: "range", Value: scalar.String() + " " + text})
		}
	}
	return more
}

// interval is the bounds of an integer, first and behind the last, by the order in which there are fewer between them; "" if that is all.
func interval(f domain.Facts) string {
	w := uint32(f.Width)
	if w < 2 {
		return ""
	}
	mask := num.LowMask(w)
	lo, hi := f.ULo, f.UHi
	if slo, shi := f.SLo, f.SHi; shi.Sub(slo).And(mask).Less(hi.Sub(lo)) {
		lo, hi = slo.And(mask), shi.And(mask)
	}
	end := hi.Add(num.Of(1)).And(mask)
	if lo == end {
		return ""
	}
	return lo.Signed(w).String() + ", " + end.Signed(w).String()
}
