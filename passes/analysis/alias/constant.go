package alias

import (
	"rewrite/passes/ir"
)

// mask is what anything may do to a location while the function runs: nothing to memory that
// is never written, as two that read do not meet; reads of what is known not to be written
// as long as it can be accessed.
//
//	@c = constant i32 7                            a write to it is undefined behaviour (LangRef, "Global Variables")
//	load i32, ptr %p, !tbaa !{!1, !1, i64 0, i64 1}     so is one to constant memory (LangRef, "'tbaa' Metadata")
//	load i32, ptr %p, !invariant.load !{}          the same value whenever it can be loaded
//	ptr noalias readonly %p                        written neither by this function through %p nor otherwise
func (an *Analysis) mask(l Location) ir.Effects {
	if an.layout == nil {
		return both
	}
	if l.Meta != nil {
		if t := an.mod.tagOf(l.Meta); t != nil && t.constant && an.has(Types) {
			return 0
		}
		if hasKind(l.Meta, "invariant.load") {
			return ir.Reads
		}
	}
	if !an.has(Objects) {
		return both
	}
	q := question{Analysis: an, a: l, b: l, fuel: maxFuel}
	e := ir.Effects(0)
	for _, o := range q.objectsOf(l.Ptr) {
		switch {
		case o.kind == nothing:
		case o.v != nil && o.v.Op == ir.OpGlobal && o.v.AsGlobal().Kind == ir.Var && o.v.AsGlobal().Constant:
		case o.kind == lent && o.v.Op == ir.OpParam && an.readsOnly(o.v):
			e |= ir.Reads
		default:
			return both
		}
	}
	return e
}

func hasKind(m *ir.Meta, kind string) bool {
	for _, a := range m.List {
		if a.Kind == kind {
			return true
		}
	}
	return false
}

// readsOnly tells whether what a parameter leads to is not written during the call.
func (an *Analysis) readsOnly(p *ir.Value) bool {
	s := an.paramAttrs(p)
	return s.Has("noalias") && (s.Has("readonly") || s.Has("readnone"))
}
