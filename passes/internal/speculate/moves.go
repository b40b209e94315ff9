package speculate

import (
	"slices"

	"rewrite/passes/internal/edit"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
	"rewrite/passes/ir/remark"
)

// Mover is a Judge for a pass that puts a function in another order than it is written in; where that may not be it is nil, and
// the remark says why.
func Mover(f *ir.Func, say *remark.Remarks) *Judge {
	if why := cannotMove(f); why != "" {
		say.Missed(nil, "nothing moves in this function: %s", why)
		return nil
	}
	layout, _ := f.Module.Layout()
	return NewJudge(f, layout)
}

// cannotMove tells why nothing in a function may be executed in another order than it is written in, "" if things may.
func cannotMove(f *ir.Func) string {
	switch {
	case f.Attrs.Has("strictfp"):
		return "its operations depend on a floating-point environment"
	case f.GC != "":
		return "a garbage collector may move what its pointers point to"
	case f.Attrs.Has("presplitcoroutine"):
		return "it is a coroutine"
	}
	for _, b := range f.Blocks {
		for _, v := range b.Instrs {
			if v.Op.IsCall() && ir.CallHas(v, "returns_twice") {
				return "a call in it returns twice"
			}
		}
	}
	return ""
}

// Moves tells whether an instruction only computes something, or loads it and nothing besides, so that it may stand wherever its operands are known and
// nothing wrote what it loads: in a place that control comes to on fewer ways, and on more if it May.
func Moves(v *ir.Value) bool {
	switch v.Op {
	case ir.OpPhi, ir.OpAlloca:
		return false
	case ir.OpLoad:
		if !v.IsPlain() || v.Effects() != ir.Reads || isSwiftError(v.Args[0], v.Block.Func) {
			return false
		}
	case ir.OpCall:
		if e := v.Effects(); e != 0 || !edit.MergeableCall(v, e) {
			return false
		}
	case ir.OpFreeze:
	default:
		if !v.Op.Is(ir.Mergeable|ir.Removable) || v.Op.IsTerminator() {
			return false
		}
	}
	if v.Type == ir.Void || v.Type.Kind == ir.TokenKind {
		return false
	}
	return !slices.ContainsFunc(v.Args, func(x *ir.Value) bool { return x.Type.Kind == ir.TokenKind || x.Type.Kind == ir.MetadataKind })
}

// isSwiftError tells whether an address is of the variable that calls return errors in, which is no memory.
func isSwiftError(p *ir.Value, f *ir.Func) bool {
	if p.Op == ir.OpParam {
		return int(p.Bits) < len(f.ParamAttrs) && f.ParamAttrs[p.Bits].Has("swifterror")
	}
	return p.Op == ir.OpAlloca && p.Flags&ir.SwiftError != 0
}

// Named are the values that metadata operands of calls name, by Value.ID: these are no uses, and the values stay where they are.
func Named(f *ir.Func) []bool {
	named := make([]bool, f.NumValues())
	for _, b := range f.Blocks {
		for _, v := range b.Instrs {
			for _, x := range v.Args {
				t, ok := x.Aux.(*ir.MDText)
				if !ok {
					continue
				}
				for _, p := range t.Parts {
					if p.Value != nil {
						named[p.Value.ID] = true
					}
				}
			}
		}
	}
	return named
}

// End is the place in a block before which what goes to its end is put: that of the terminator, or of the call that a
// return must follow.
func End(b *ir.Block) int {
	end := len(b.Instrs) - 1
	if b.Instrs[end].Op != ir.OpRet {
		return end
	}
	for i := end; i >= 0 && edit.CannotSplitBlock(b.Instrs[i]) != ""; i-- {
		end = i - 1
	}
	return max(end, len(b.Phis()))
}

// FreesUnseen tells whether a call may end the life of memory that it does not write as far as memory effects say: one that does something to memory that the
// program cannot access may be an allocator, or wait for another thread that frees. A load whose memory is not there all the time does not come
// behind it. Where a call may write memory of every kind, that it leaves a location alone says that it does not free it, either.
func FreesUnseen(v *ir.Value) bool {
	if !v.Op.IsCall() || v.Intrinsic() != intrinsic.None || v.Effects()&ir.Writes == 0 || v.Memory().At(ir.OtherMem)&ir.Writes != 0 {
		return false
	}
	return !ir.CallHas(v, "nofree") || !ir.CallHas(v, "nosync")
}
