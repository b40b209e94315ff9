package alias

import (
	"slices"

	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// marks are what calls in a function that do nothing say of its memory.
type marks struct {
	separate []*ir.Value    // assumes with a bundle separate_storage
	ofRounds map[scope]bool // scopes that are declared in a loop
}

// said collects the marks of the function, once.
func (an *Analysis) said() *marks {
	if an.marks != nil {
		return an.marks
	}
	an.marks = &marks{}
	for _, b := range an.f.Blocks {
		for _, v := range b.Instrs {
			if v.Op != ir.OpCall {
				continue
			}
			switch v.Intrinsic() {
			case intrinsic.Assume:
				if slices.ContainsFunc(v.Aux.(*ir.Call).Bundles, func(b ir.Bundle) bool { return b.Tag == "separate_storage" }) {
					an.marks.separate = append(an.marks.separate, v)
				}
			case intrinsic.ExperimentalNoaliasScopeDecl:
				if an.fixed(v) {
					continue
				}
				for _, s := range scopesAt(an, declares(v)) {
					if an.marks.ofRounds == nil {
						an.marks.ofRounds = map[scope]bool{}
					}
					an.marks.ofRounds[s] = true
				}
			}
		}
	}
	return an.marks
}

// storage knows objects that an assumption says to be separate (LangRef, "Assume Operand
// Bundles"):
//
//	call void @llvm.assume(i1 true) [ "separate_storage"(ptr %p, ptr %q) ]
//
// It holds at any place only because the assumption is always made when one of the pointers is:
// before it comes to be, or right behind it with nothing between that may not go on.
func (q *question) storage() (Answer, bool) {
	separate := q.said().separate
	if len(separate) == 0 {
		return May, false
	}
	a, b := q.objectsOf(q.a.Ptr), q.objectsOf(q.b.Ptr)
	if len(a) != 1 || len(b) != 1 {
		return May, false
	}
	if q.across && (!q.fixed(a[0].v) || !q.fixed(b[0].v)) {
		return May, false
	}
	for _, v := range separate {
		if !q.always(v, q.a.Ptr) && !q.always(v, q.b.Ptr) {
			continue
		}
		rest := v.Args[2:]
		for _, bundle := range v.Aux.(*ir.Call).Bundles {
			hints := rest[:bundle.N]
			rest = rest[bundle.N:]
			if bundle.Tag != "separate_storage" || len(hints) != 2 || !hints[0].Type.IsPtr() || !hints[1].Type.IsPtr() {
				continue
			}
			x, y := q.objectsOf(hints[0]), q.objectsOf(hints[1])
			if len(x) != 1 || len(y) != 1 || x[0].kind == everything || y[0].kind == everything {
				continue
			}
			if x[0].same(a[0]) && y[0].same(b[0]) || x[0].same(b[0]) && y[0].same(a[0]) {
				return No, true
			}
		}
	}
	return May, false
}

// always tells whether an assumption is made whenever a value comes to be.
func (q *question) always(v, p *ir.Value) bool {
	at, block := 0, q.f.Entry() // of parameters
	switch {
	case p.Block != nil:
		block = p.Block
		if v.Block != block {
			return q.f.Dominators().Dominates(v.Block, block)
		}
		at = block.IndexOf(p)
	case p.Op != ir.OpParam:
		return false
	}
	if v.Block != block {
		return false
	}
	to := block.IndexOf(v)
	if to <= at {
		return true
	}
	for _, x := range block.Instrs[at:to] {
		if !q.step() || x.Effects()&(ir.Unwinds|ir.Hangs) != 0 {
			return false
		}
	}
	return true
}
