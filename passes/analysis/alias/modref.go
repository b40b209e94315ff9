package alias

import (
	"slices"

	"rewrite/passes/ir"
)

// Of is the location that a load, store, cmpxchg or atomicrmw accesses; !ok for others.
func (an *Analysis) Of(v *ir.Value) (l Location, ok bool) {
	switch v.Op {
	case ir.OpLoad:
		l = an.At(v.Args[0], v.Type)
	case ir.OpStore:
		l = an.At(v.Args[1], v.Args[0].Type)
	case ir.OpCmpXchg, ir.OpAtomicRMW:
		l = an.At(v.Args[0], v.Args[1].Type)
	default:
		return l, false
	}
	l.Meta = v.Meta
	return l, true
}

// Destination is the location that a memcpy, memmove or memset writes.
func Destination(v *ir.Value) Location { return transferred(v, 1) }

// Source is the location that a memcpy or memmove reads.
func Source(v *ir.Value) Location { return transferred(v, 2) }

func transferred(v *ir.Value, arg int) Location {
	l := Location{Ptr: v.Args[arg], Size: Size{Kind: After}, Meta: v.Meta}
	if n := v.Args[3]; n.Op == ir.OpInt && n.Aux == nil {
		l.Size = Size{Exact, n.Bits}
	}
	return l
}

// ModRef is what executing an instruction may do to a location: a set of ir.Reads and
// ir.Writes, 0 for nothing. The pointers are those of one time, as for Alias. What is
// atomic and more than monotonic does both to everything, as it orders what others see of
// it; so no access may be moved past it. What is volatile is ordered among its like alone
// (LangRef, "Volatile Memory Accesses"), and does both to what it accesses. Memory that is
// never written is left alone by everything.
func (an *Analysis) ModRef(v *ir.Value, l Location) ir.Effects { return an.modRef(v, l, false) }

// ModRefAcross is ModRef for pointers of any two times of one call of the function.
func (an *Analysis) ModRefAcross(v *ir.Value, l Location) ir.Effects { return an.modRef(v, l, true) }

const both = ir.Reads | ir.Writes

func (an *Analysis) modRef(v *ir.Value, l Location, across bool) ir.Effects {
	e := v.Effects()
	if e&both == 0 {
		return 0
	}
	may := an.mask(l)
	if e&ir.Writes != 0 && !across && an.unchanging(v, l) {
		may &^= ir.Writes
	}
	switch {
	case may == 0:
		return 0
	case v.Op.IsCall():
		return an.callModRef(v, l, across) & may
	case orders(v):
		return may
	}
	if at, ok := an.Of(v); ok {
		if an.ask(at, l, across) == No {
			return 0
		}
		return e & may
	}
	return may
}

// orders tells whether an access orders others, of other memory: by what it is, or both
// by its success and its failure.
func orders(v *ir.Value) bool {
	m, ok := v.Aux.(*ir.Mem)
	return !ok || m.Ordering > ir.Monotonic || m.Failure > ir.Monotonic
}

// has tells whether an answerer is in a chain.
func has(chain []Answerer, a Answerer) bool {
	return slices.ContainsFunc(chain, func(b Answerer) bool { return a.Name == b.Name })
}

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
		if t := an.tagOf(l.Meta); t != nil && t.constant && an.knowsTypes {
			return 0
		}
		if hasKind(l.Meta, "invariant.load") {
			return ir.Reads
		}
	}
	if !an.knowsObjects {
		return both
	}
	e := ir.Effects(0)
	for _, o := range an.objectsOf(l.Ptr) {
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
