package gvn

import (
	"rewrite/passes/analysis/memssa"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// masked is what a masked load gives that reads what was written by a store, of all lanes or
// of the same: the lanes that were stored, and where the mask is false those that it was given.
//
//	call void @llvm.masked.store(<4 x i32> %x, ptr %p, <4 x i1> %m)
//	%v = call <4 x i32> @llvm.masked.load(ptr %p, <4 x i1> %m, <4 x i32> %y)     select %m, %x, %y
//
// It is nil if that is not known.
func (w *walk) masked(v *ir.Value, id memssa.ID) *ir.Value {
	if v.Op != ir.OpCall || v.Intrinsic() != intrinsic.MaskedLoad || id == memssa.LiveOnEntry {
		return nil
	}
	s := w.mem.Inst(id)
	if s == nil {
		return nil
	}
	args := v.CallArgs()
	p, mask, rest := args[0], args[len(args)-2], args[len(args)-1]
	var x, at *ir.Value
	switch {
	case s.Op == ir.OpStore && s.IsPlain():
		x, at = s.Args[0], s.Args[1]
	case s.Op == ir.OpCall && s.Intrinsic() == intrinsic.MaskedStore && w.of(s.CallArgs()[len(s.CallArgs())-1]) == w.of(mask):
		x, at = s.CallArgs()[0], s.CallArgs()[1]
	default:
		return nil
	}
	if n, ok := w.alias.Distance(at, p); !ok || n != 0 || x.Type != v.Type {
		return nil
	}
	return w.op(ir.OpSelect, v.Type, v, mask, x, rest)
}
