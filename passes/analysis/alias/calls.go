package alias

import (
	"slices"

	"rewrite/passes/analysis/memory"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
	"rewrite/passes/ir/library"
)

// callModRef is modRef of a call: what it does by its arguments, each of which may lead
// to the location, and what it does otherwise, if it can know of it.
func (an *Analysis) callModRef(v *ir.Value, l Location, across bool) (e ir.Effects) {
	if v.Meta != nil && l.Meta != nil {
		// What metadata of a call says is about all that it accesses.
		q := question{Analysis: an, a: Location{Meta: v.Meta}, b: l, across: across, fuel: maxFuel}
		for _, a := range []Answerer{Types, Scopes} {
			if has(an.chain, a) {
				if answer, ok := a.answer(&q); ok && answer == No {
					return 0
				}
			}
		}
	}
	if memory.IsVolatile(v) {
		return both
	}
	if v.Intrinsic() == intrinsic.Stackrestore {
		return both // it ends allocas that it is told nothing of
	}
	if v.Flags&ir.Tail != 0 && an.framed(v, l) {
		return 0
	}
	mem := an.memory(v)
	if memory.OnlyAllocates(v, mem) && an.ask(Location{Ptr: v, Size: Size{Kind: Around}}, l, across) == No {
		mem &= ir.MemoryOf(ir.ErrnoMem, ir.Writes) // what it does besides to find memory has no address that we know
	}
	if mem&^ir.MemoryOf(ir.InaccessibleMem, both) != 0 && returns(an, v, l) {
		e = ir.Writes // it may put there what it read, as realloc does
	}
	other := mem &^ (ir.MemoryOf(ir.ArgMem, both) | ir.MemoryOf(ir.InaccessibleMem, both))
	if other&^ir.MemoryOf(ir.ErrnoMem, both) == 0 && !mayBeErrno(an, l) {
		other = 0
	}
	if other != 0 && !an.ByArgumentsAlone(v, l) {
		e |= other.Anywhere() // the target's state has no address that we know
	}
	for i, a := range v.CallArgs() {
		through := mem.At(ir.ArgMem) & byArgument(an, v, i)
		if through = through &^ e; through == 0 || !a.Type.HoldsPointers() {
			continue
		}
		if !a.Type.IsPtr() || an.ask(an.Argument(v, i), l, across) != No {
			e |= through
		}
	}
	return e
}

// CallModRef is what a call may do to memory that another call accesses: a set of ir.Reads
// and ir.Writes, 0 also where both only read.
func (an *Analysis) CallModRef(v, w *ir.Value) ir.Effects {
	vm, wm := an.memory(v), an.memory(w)
	all, others := vm.Anywhere(), wm.Anywhere()
	if all == 0 || others == 0 || (all|others)&ir.Writes == 0 {
		return 0
	}
	args := ir.MemoryOf(ir.ArgMem, both)
	var e ir.Effects
	switch {
	case wm&^args == 0:
		for i, a := range w.CallArgs() {
			does := wm.At(ir.ArgMem) & byArgument(an, w, i)
			if does == 0 || !a.Type.HoldsPointers() {
				continue
			}
			if !a.Type.IsPtr() {
				return all
			}
			meets := an.ModRef(v, an.Argument(w, i))
			if does&ir.Writes == 0 {
				meets &= ir.Writes
			}
			e |= meets
		}
		return e & all
	case vm&^args == 0:
		for i, a := range v.CallArgs() {
			does := vm.At(ir.ArgMem) & byArgument(an, v, i)
			if does == 0 || !a.Type.HoldsPointers() {
				continue
			}
			if !a.Type.IsPtr() {
				return all
			}
			if meets := an.ModRef(w, an.Argument(v, i)); does&ir.Writes != 0 && meets != 0 || does&ir.Reads != 0 && meets&ir.Writes != 0 {
				e |= does
			}
		}
		return e & all
	}
	return all
}

// Argument is the location that a call may access by an argument, which is a pointer.
func (an *Analysis) Argument(v *ir.Value, i int) Location {
	args := v.CallArgs()
	l := Location{Ptr: args[i], Size: Size{Kind: Around}, Meta: v.Meta}
	length := func(arg int) Size {
		if n := args[arg]; n.Op == ir.OpInt && n.Aux == nil && !(v.Intrinsic() == intrinsic.InvariantStart && n.SExt() == -1) { // all there is
			return Size{Exact, n.Bits}
		}
		return Size{Kind: After}
	}
	atMost := func(t *ir.Type) Size {
		switch s := an.At(args[i], t).Size; s.Kind {
		case Exact:
			return Size{AtMost, s.Bytes}
		}
		return Size{Kind: After}
	}
	switch id := v.Intrinsic(); id {
	case intrinsic.None:
		if f := an.library(v); f.Is != 0 {
			l.Size = Size{Kind: After} // no function of a library looks before what it is given
			if f.Length > 0 && (i+1 == f.To || f.Has(library.Transfers)) {
				l.Size = length(f.Length - 1)
			}
		}
	case intrinsic.MaskedLoad, intrinsic.MaskedExpandload:
		l.Size = atMost(v.Type)
	case intrinsic.MaskedStore, intrinsic.MaskedCompressstore:
		l.Size = atMost(args[0].Type)
	case intrinsic.InvariantStart:
		l.Size = length(0)
	default:
		if id.Has(intrinsic.Counts) {
			l.Size = length(2)
		}
	}
	return l
}

// memory is what a call may do to memory of each kind: as its attributes say, and as what it
// calls is known to.
func (an *Analysis) memory(v *ir.Value) ir.MemoryEffects {
	m := v.Memory()
	if m != 0 && v.Intrinsic() == intrinsic.None {
		m &= an.library(v).Memory()
	}
	if v.Intrinsic() == intrinsic.InvariantStart && len(v.Aux.(*ir.Call).Bundles) == 0 {
		m &= ir.EveryMemory(ir.Reads) // what was written before stays
	}
	return m
}

// library is which library function a call is of, that of no name for none.
func (an *Analysis) library(v *ir.Value) *library.Function {
	f := v.CalledFunc()
	if f == nil || f.Intrinsic != intrinsic.None || library.Named(f.Name) == library.Unknown {
		return library.Unknown.Info()
	}
	return library.Of(v, an.mod.library(), an.layout).Info()
}

// ByArgument is what a call may do by one of its arguments.
func ByArgument(v *ir.Value, i int) ir.Effects {
	e := both
	for _, s := range memory.ParamAttrs(v, i) {
		if s.ByVal() {
			return ir.Reads // the call copies it
		}
		if e &= s.Memory().Anywhere(); e == 0 {
			return 0
		}
	}
	switch {
	case !v.Intrinsic().Has(intrinsic.FirstWrites):
	case i == 0:
		e &^= ir.Reads
	default:
		e &^= ir.Writes
	}
	return e
}

// byArgument is ByArgument where it is known which function of a library a call is of, too.
func byArgument(an *Analysis, v *ir.Value, i int) ir.Effects {
	return ByArgument(v, i) & an.library(v).ByOperand(i+1)
}

// framed tells whether a location is in allocas of the function: a call that is marked tail does not
// access these, but for copies of what is passed by value (LangRef, "'call' Instruction"). An operand bundle may be for somebody else.
func (an *Analysis) framed(v *ir.Value, l Location) bool {
	if len(v.Aux.(*ir.Call).Bundles) > 0 {
		return false
	}
	for i := range v.CallArgs() {
		for _, s := range memory.ParamAttrs(v, i) {
			if s.ByVal() {
				return false
			}
		}
	}
	for _, o := range an.objectsOf(l.Ptr) {
		if o.v == nil || o.v.Op != ir.OpAlloca {
			return false
		}
	}
	return an.knowsObjects
}

// errnoSize is how many bytes errno has at most: it is an int (C, <errno.h>).
const errnoSize = 4

// mayBeErrno tells whether a location may be that of errno, which is no object of the function's own, nor a variable that no pointer leads to, as
// a C library has one to it (a module may hold that as well), nor a member of anything.
func mayBeErrno(an *Analysis, l Location) bool {
	if l.Size.Kind == Exact && l.Size.Bytes > errnoSize {
		return false
	}
	if an.knowsTypes && l.Meta != nil {
		if t := an.tagOf(l.Meta); t != nil && t.base != t.access {
			return false
		}
	}
	return !an.knowsObjects || slices.ContainsFunc(an.objectsOf(l.Ptr), func(o object) bool {
		switch o.kind {
		case nothing, own, lent:
			return false
		case variable:
			return !an.mod.secrets[o.v.AsGlobal()]
		}
		return true
	})
}

// returns tells whether a location may be in new memory that a call returns.
func returns(an *Analysis, v *ir.Value, l Location) bool {
	if !v.Type.IsPtr() {
		return false
	}
	return slices.ContainsFunc(an.objectsOf(l.Ptr), func(o object) bool { return o.v == v || o.kind == everything })
}

// ByArgumentsAlone tells whether a location is in objects that a call can only know of by its
// arguments: they are the function's own and no copy of their addresses is anywhere, nor in an operand bundle of the call.
// What the call itself returns as new memory is not there before.
func (an *Analysis) ByArgumentsAlone(call *ir.Value, l Location) bool {
	if !an.knowsPrivate {
		return false
	}
	for _, x := range call.Args[1+len(call.CallArgs()):] {
		if x.Type.HoldsPointers() && (!x.Type.IsPtr() || an.AliasAcross(Location{Ptr: x, Size: Size{Kind: Around}}, l) != No) {
			return false
		}
	}
	for _, o := range an.objectsOf(l.Ptr) {
		switch {
		case o.kind == nothing:
		case o.v == call || !an.privateAt(o, call, false):
			return false
		}
	}
	return true
}
