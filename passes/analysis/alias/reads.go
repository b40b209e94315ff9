package alias

import (
	"slices"

	"rewrite/passes/analysis/memory"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// NeverWritten tells whether nothing writes a location while the function runs, or it
// would be undefined: a load says so, or it is a part of constants.
func (an *Analysis) NeverWritten(l Location) bool {
	if l.Meta.Get("invariant.load") != "" {
		return true
	}
	if an.layout == nil {
		return false
	}
	switch root := Root(l.Ptr); root.Op {
	case ir.OpGlobal, ir.OpPhi, ir.OpSelect:
	default:
		return false
	}
	for _, o := range an.objectsOf(l.Ptr) {
		if o.kind == everything || o.v.Op != ir.OpGlobal || o.v.AsGlobal().Kind != ir.Var || !o.v.AsGlobal().Constant {
			return false
		}
	}
	return true
}

// CallReads tells whether a call may read what an instruction may write, or may not be
// moved past it. Both see memory in their order: across says that they may be of
// different rounds of a loop.
func (an *Analysis) CallReads(call, v *ir.Value, across bool) bool {
	e := v.Effects()
	switch {
	case e&ir.Writes == 0:
		return false
	case v.Op == ir.OpFence:
		return true
	}
	if l, ok := an.Of(v); ok {
		if orders(v) {
			return true
		}
		return an.modRef(call, l, across)&ir.Reads != 0
	}
	if !v.Op.IsCall() { // a va_arg: what it moves on is not told
		return an.memory(call).Anywhere()&ir.Reads != 0
	}
	if !across && !memory.IsTransfer(v) {
		return an.CallModRef(v, call)&ir.Writes != 0
	}
	if memory.IsVolatile(v) {
		return true
	}
	if memory.IsTransfer(v) {
		return an.modRef(call, Destination(v), across)&ir.Reads != 0
	}
	reads, writes := an.memory(call), an.memory(v)
	if reads.At(ir.InaccessibleMem)&ir.Reads != 0 && writes.At(ir.InaccessibleMem)&ir.Writes != 0 {
		return true
	}
	hidden := ir.MemoryOf(ir.InaccessibleMem, both)
	switch {
	case (writes&^hidden).Anywhere()&ir.Writes == 0:
		return false
	case (reads&^hidden&^ir.MemoryOf(ir.ArgMem, both)).Anywhere()&ir.Reads != 0:
		return true
	case reads.At(ir.ArgMem)&ir.Reads == 0:
		return false
	}
	for i, a := range call.CallArgs() {
		if byArgument(an, call, i)&ir.Reads == 0 || !a.Type.HoldsPointers() {
			continue
		}
		if !a.Type.IsPtr() || an.modRef(v, Location{Ptr: a, Size: Size{Kind: Around}}, across)&ir.Writes != 0 {
			return true
		}
	}
	return false
}

// Root is what a pointer is a constant or variable number of bytes behind, by
// getelementptrs alone.
func Root(p *ir.Value) *ir.Value {
	for range maxFuel {
		if p.Op != ir.OpGEP {
			break
		}
		p = p.Args[0]
	}
	return p
}

// unchanging tells whether an instruction cannot write a location as it stands behind a call that says
// that the memory does not change any more (LangRef, "llvm.invariant.start"):
//
//	%s = call ptr @llvm.invariant.start.p0(i64 4, ptr %p)
//	call void @f()                                           does not write 4 bytes at %p
//
// Calls whose result is used, by llvm.invariant.end, tell nothing here, nor do those of an object whose lifetime may begin anew behind them: each begins before the
// call then, as what dominates it does.
func (an *Analysis) unchanging(v *ir.Value, l Location) bool {
	if an.starts == nil {
		an.starts = an.invariantStarts()
	}
	for _, s := range an.starts[l.Ptr] {
		if s.Block == nil {
			continue // it went since
		}
		size := s.CallArgs()[0]
		enough := size.SExt() == -1 || l.Size.Kind <= AtMost && size.Bits >= l.Size.Bytes
		if enough && s != v && an.f.Dominators().DominatesValue(s, ir.Use{User: v}) && !beginsBehind(an, s, l) {
			return true
		}
	}
	return false
}

// beginsBehind tells whether the lifetime of an object that a location may be in may begin behind an instruction.
func beginsBehind(an *Analysis, s *ir.Value, l Location) bool {
	return slices.ContainsFunc(an.lives, func(m *ir.Value) bool {
		if m.Block == nil || an.f.Dominators().DominatesValue(m, ir.Use{User: s}) {
			return false
		}
		args := m.CallArgs()
		return an.AliasAcross(Location{Ptr: args[len(args)-1], Size: Size{Kind: Around}}, l) != No
	})
}

// invariantStarts are the calls by the address that they are about.
func (an *Analysis) invariantStarts() map[*ir.Value][]*ir.Value {
	starts := map[*ir.Value][]*ir.Value{}
	if an.f.Module.Lookup("llvm."+intrinsic.InvariantStart.String()+".p0") == nil {
		return starts
	}
	for _, b := range an.f.Blocks {
		for _, v := range b.Instrs {
			switch {
			case v.Op != ir.OpCall:
			case v.Intrinsic() == intrinsic.LifetimeStart:
				an.lives = append(an.lives, v)
			case v.Intrinsic() == intrinsic.InvariantStart && v.NumUses() == 0 && v.CallArgs()[0].Op == ir.OpInt:
				p := v.CallArgs()[1]
				starts[p] = append(starts[p], v)
			}
		}
	}
	return starts
}
