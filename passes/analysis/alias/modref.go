package alias

import (
	"rewrite/passes/analysis/memory"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
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
// (LangRef, "Volatile Memory Accesses"), and does both to what it accesses.
func (an *Analysis) ModRef(v *ir.Value, l Location) ir.Effects { return an.modRef(v, l, false) }

// ModRefAcross is ModRef for pointers of any two times of one call of the function.
func (an *Analysis) ModRefAcross(v *ir.Value, l Location) ir.Effects { return an.modRef(v, l, true) }

const both = ir.Reads | ir.Writes

func (an *Analysis) modRef(v *ir.Value, l Location, across bool) ir.Effects {
	e := v.Effects()
	switch {
	case e&both == 0:
		return 0
	case v.Op.IsCall():
		return an.callModRef(v, l, across)
	case orders(v):
		return both
	}
	if at, ok := an.Of(v); ok {
		if an.ask(at, l, across) == No {
			return 0
		}
		return e & both
	}
	return both
}

// orders tells whether an access orders others, of other memory: by what it is, or both
// by its success and its failure.
func orders(v *ir.Value) bool {
	m, ok := v.Aux.(*ir.Mem)
	return !ok || m.Ordering > ir.Monotonic || m.Failure > ir.Monotonic
}

// callModRef is modRef of a call: what it does by its arguments, each of which may lead
// to the location, and what it does otherwise, if it can know of it.
func (an *Analysis) callModRef(v *ir.Value, l Location, across bool) (e ir.Effects) {
	if memory.IsTransfer(v) {
		if volatile := v.CallArgs()[3]; volatile.Op != ir.OpInt || volatile.Bits != 0 {
			return both
		}
		if an.ask(Destination(v), l, across) != No {
			e |= ir.Writes
		}
		if !memory.IsFill(v) && an.ask(Source(v), l, across) != No {
			e |= ir.Reads
		}
		return e
	}
	if v.Intrinsic() == intrinsic.Stackrestore {
		return both // it ends allocas that it is told nothing of
	}
	mem := v.Memory()
	if other := mem &^ (ir.MemoryOf(ir.ArgMem, both) | ir.MemoryOf(ir.InaccessibleMem, both)); !an.unknownTo(v, l) {
		e = other.Anywhere() // errno and the target's state have no address that we know
	}
	for i, a := range v.CallArgs() {
		sets := memory.ParamAttrs(v, i)
		byval := sets[0].Has("byval") || sets[1].Has("byval")
		through := mem.At(ir.ArgMem) & argument(sets)
		if byval {
			through = ir.Reads // the call copies it
		}
		if e|through == e || !a.Type.HoldsPointers() {
			continue
		}
		if !a.Type.IsPtr() || an.ask(Location{Ptr: a, Size: Size{Kind: Around}}, l, across) != No {
			e |= through
		}
	}
	return e
}

// argument is what attributes of a parameter let a function do by it.
func argument(sets [2]*ir.AttrSet) ir.Effects {
	e := both
	for _, s := range sets {
		switch {
		case s.Has("readnone"):
			return 0
		case s.Has("readonly"):
			e &^= ir.Writes
		case s.Has("writeonly"):
			e &^= ir.Reads
		}
	}
	return e
}

// unknownTo tells whether a location is in objects that a call can only know of by its
// arguments: they are the function's own and no copy of their addresses is anywhere.
// What the call itself returns as new memory is not there before.
func (an *Analysis) unknownTo(call *ir.Value, l Location) bool {
	if !an.has(Private) {
		return false
	}
	q := question{Analysis: an, a: l, b: l, fuel: maxFuel}
	for _, o := range q.objectsOf(l.Ptr) {
		switch {
		case o.kind == nothing:
		case o.v == call || !q.privateAt(o, call, false):
			return false
		}
	}
	return true
}

// has tells whether an answerer is in the chain.
func (an *Analysis) has(a Answerer) bool {
	for i := range an.chain {
		if an.chain[i].Name == a.Name {
			return true
		}
	}
	return false
}
