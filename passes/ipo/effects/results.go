package effects

import (
	"rewrite/passes/analysis/alias"
	"rewrite/passes/analysis/domain"
	"rewrite/passes/internal/attribute"
	"rewrite/passes/ir"
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
	if r.param >= 0 && (fn.reserved(r.param) || fn.paramAttr(r.param).ByVal()) { // the copy that is returned is not what the caller has
		r.param = -1
	}
}

// resultAttrs are the attributes that a result has not, but is known to deserve.
func (fn *function) resultAttrs(w *writer) (more []ir.Attr) {
	r, facts := &fn.result, fn.result.facts
	if !r.returns || facts.IsEmpty() {
		return nil
	}
	if r.isNew && !fn.f.RetAttrs.Has("noalias") {
		more = append(more, ir.Attr{Name: "noalias"})
	}
	if fn.f.Attrs.Has("sanitize_memory") { // which passes shadows of what is not noundef, and none of the rest
		facts.Props &^= domain.WellDefined
	}
	return append(more, attribute.Of(fn.f.FuncType.Elem, facts, fn.f.RetAttrs, w.llvm)...)
}
