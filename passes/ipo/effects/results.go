package effects

import (
	"rewrite/passes/analysis/alias"
	"rewrite/passes/analysis/domain"
	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
)

// result is what is known of what a function returns.
type result struct {
	param   int  // which parameter it is, -1 for none
	isNew   bool // or null
	facts   domain.Facts
	returns bool // it does
}

// results joins what is known at each return.
func (c *component) results(fn *function) {
	r := &fn.result
	r.param = -1
	t := fn.f.FuncType.Elem
	if t == ir.Void {
		return
	}
	known := fn.known.Facts()
	tree := fn.known.Dom()
	made := false
	for _, b := range fn.f.Blocks {
		ret := b.Terminator()
		if ret.Op != ir.OpRet || tree.Number(b) < 0 {
			continue
		}
		v := ret.Args[0]
		facts, isNew, param := known.Facts(v), t.IsPtr() && alias.IsNew(fn.aliases, v), -1
		if v.Block != b && !v.IsConst() { // branches to here may tell something
			facts = known.FactsAt(v, b)
		}
		made = made || isNew
		isNew = isNew || v.Op == ir.OpNull
		if v.Op == ir.OpParam {
			param = int(v.Bits)
		}
		if !r.returns {
			r.returns, r.facts, r.isNew, r.param = true, facts, isNew, param
			continue
		}
		r.facts, r.isNew = r.facts.Join(facts), r.isNew && isNew
		if param != r.param {
			r.param = -1
		}
	}
	r.isNew = r.isNew && made
	for i := range fn.f.Params {
		if fn.paramAttr(i).Has("returned") {
			r.param = -1
		}
	}
	if r.param >= 0 && fn.reserved(r.param) {
		r.param = -1
	}
}

// rangeSince is the release that has ranges of results.
const rangeSince = 19

// resultAttrs are the attributes that a result has not, but is known to deserve. What breaks nonnull or a range is poison, and what breaks
// noundef undefined behaviour: so noundef is said only where all else that is said is known to hold.
func (fn *function) resultAttrs(w *writer) (more []ir.Attr) {
	r, s, t := &fn.result, fn.f.RetAttrs, fn.f.FuncType.Elem
	if !r.returns || r.facts.IsEmpty() {
		return nil
	}
	if r.isNew && !s.Has("noalias") {
		more = append(more, ir.Attr{Name: "noalias"})
	}
	scalar := t.Scalar()
	if r.facts.NoUndef() && (scalar.IsInt() || scalar.IsFloat() || scalar.IsPtr()) && !s.Has("noundef") && !promises(s) &&
		!fn.f.Attrs.Has("sanitize_memory") { // which passes shadows of what is not noundef, and none of the rest
		more = append(more, ir.Attr{Name: "noundef"})
	}
	if t.IsPtr() && t.Bits == 0 && r.facts.Width > 0 && r.facts.NonZero() && !s.Has("nonnull") {
		more = append(more, ir.Attr{Name: "nonnull"})
	}
	if scalar.IsInt() && w.llvm >= rangeSince && !s.Has("range") {
		if text := interval(r.facts); text != "" {
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
