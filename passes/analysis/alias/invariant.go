package alias

import (
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// unchanging tells whether an instruction cannot write a location as it stands behind a call that says
// that the memory does not change any more (LangRef, "llvm.invariant.start"):
//
//	%s = call ptr @llvm.invariant.start.p0(i64 4, ptr %p)
//	call void @f()                                           does not write 4 bytes at %p
//
// Calls whose result is used, by llvm.invariant.end, tell nothing here.
func (an *Analysis) unchanging(v *ir.Value, l Location) bool {
	if an.starts == nil {
		an.starts = an.invariantStarts()
	}
	for _, s := range an.starts[l.Ptr] {
		size := s.CallArgs()[0]
		enough := size.SExt() == -1 || l.Size.Kind <= AtMost && size.Bits >= l.Size.Bytes
		if enough && s != v && s.Block != nil && an.f.Dominators().DominatesValue(s, ir.Use{User: v}) {
			return true
		}
	}
	return false
}

// invariantStarts are the calls by the address that they are about.
func (an *Analysis) invariantStarts() map[*ir.Value][]*ir.Value {
	starts := map[*ir.Value][]*ir.Value{}
	if an.f.Module.Lookup("llvm.invariant.start.p0") == nil {
		return starts
	}
	for _, b := range an.f.Blocks {
		for _, v := range b.Instrs {
			if v.Op == ir.OpCall && v.Intrinsic() == intrinsic.InvariantStart && v.NumUses() == 0 && v.CallArgs()[0].Op == ir.OpInt {
				p := v.CallArgs()[1]
				starts[p] = append(starts[p], v)
			}
		}
	}
	return starts
}
