package alias

import (
	"rewrite/passes/analysis/memory"
	"rewrite/passes/ir"
	"rewrite/passes/ir/library"
)

// Outside is what executing an instruction may do to memory that is not the function's own, as attributes of the function say it
// (LangRef, "memory(...)"):
//
//	%a = alloca i32
//	store i32 1, ptr %a                    nothing
//	store i32 1, ptr %parameter            argmem: write
//	%v = load i32, ptr @g                  read, of memory that is neither argmem nor inaccessiblemem: errno may be there
//	call void @f(ptr %parameter) memory(argmem: read)     argmem: read
//
// What a call does to other memory it may do to what parameters lead to, if their addresses got out: it does that to both.
func Outside(an *Analysis, v *ir.Value) ir.MemoryEffects {
	switch {
	case v.Op.IsCall():
		if memory.IsVolatile(v) {
			return ir.AllMemory
		}
		return OutsideOf(an, v, an.memory(v))
	case v.Effects()&both == 0:
		return 0
	}
	switch v.Op {
	case ir.OpLandingPad, ir.OpResume, ir.OpCleanupPad, ir.OpCleanupRet, ir.OpCatchSwitch:
		return 0 // they go on unwinding, or are where that comes to
	}
	l, ok := an.Of(v)
	switch {
	case !ok || v.Flags&ir.Volatile != 0 || orders(v):
		return ir.AllMemory
	case an.mask(l) == 0:
		return Kinds(an, l.Ptr) & ir.EveryMemory(v.Effects()&ir.Writes) // a constant is read
	}
	return Kinds(an, l.Ptr) & ir.EveryMemory(v.Effects())
}

// OutsideOf is Outside of a call of which it is known what it does to memory of each kind.
func OutsideOf(an *Analysis, v *ir.Value, m ir.MemoryEffects) ir.MemoryEffects {
	e := m &^ ir.MemoryOf(ir.ArgMem, both)
	e |= ir.MemoryOf(ir.ArgMem, m.At(ir.OtherMem))
	for i, a := range v.CallArgs() {
		through := m.At(ir.ArgMem) & byArgument(an, v, i)
		for _, s := range memory.ParamAttrs(v, i) {
			if s.Has("byval") {
				through = ir.Reads // the call copies it, whatever is done with the copy
			}
		}
		if through != 0 && a.Type.HoldsPointers() {
			e |= Kinds(an, a) & ir.EveryMemory(through)
		}
	}
	return e
}

// anywhere is the kinds of memory that a pointer of which nothing is known may lead to.
const anywhere = visible | 3<<(2*ir.ArgMem)

// visible is the kinds of memory that have a name, or that an address was found of in memory: errno may be among them.
const visible = ir.MemoryEffects(3<<(2*ir.OtherMem) | 3<<(2*ir.ErrnoMem))

// Kinds is of which kinds memory may be that an address of the function leads to, as attributes of the function say it: both Reads and Writes of
// each. The function's own allocas are of none.
func Kinds(an *Analysis, p *ir.Value) (kinds ir.MemoryEffects) {
	if !p.Type.IsPtr() {
		return anywhere
	}
	for _, o := range an.objectsOf(p) {
		switch o.kind {
		case nothing:
		case own:
			if o.v.Op != ir.OpAlloca {
				kinds |= visible
			}
		case lent, parameter:
			kinds |= ir.MemoryOf(ir.ArgMem, both)
		case variable, named:
			kinds |= visible
		default:
			kinds |= pointed(an, p)
		}
	}
	return kinds
}

// pointed is Kinds of an address that came out of memory, or from a call. A constant is of none, nor is an alloca of the function where
// only one call of that runs at a time.
func pointed(an *Analysis, p *ir.Value) (kinds ir.MemoryEffects) {
	if an.Points == nil {
		return anywhere
	}
	globals, others, ok := an.Points.Objects(an.f, p)
	if !ok {
		return anywhere
	}
	for _, g := range globals {
		if g.Kind != ir.Var || !g.Constant {
			kinds |= visible
		}
	}
	for _, v := range others {
		if v.Op != ir.OpAlloca || v.Block == nil || v.Block.Func != an.f || !an.f.Attrs.Has("norecurse") {
			return anywhere
		}
	}
	return kinds
}

// IsNew tells whether an address is that of memory that a call gave to the function during its own call, or of nothing, and nobody is told
// of that memory but who is given the address back.
func IsNew(an *Analysis, p *ir.Value) bool {
	found := false
	for _, o := range an.objectsOf(p) {
		switch {
		case o.kind == nothing:
		case o.kind == own && o.v.Op.IsCall() && an.isPrivate(o):
			found = true
		default:
			return false
		}
	}
	return found
}

// Library is which library function a call is of, that of no name for none.
func Library(an *Analysis, v *ir.Value) *library.Function { return an.library(v) }
