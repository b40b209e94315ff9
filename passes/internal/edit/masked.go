package edit

import (
	"slices"

	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// alignedMasks is the version of LLVM since which masked accesses have their alignment as an attribute, not as an operand.
const alignedMasks = 22

// Masked calls a masked access, of which one operand is where, so aligned.
func Masked(f *ir.Func, llvm int, id intrinsic.ID, result *ir.Type, where int, align uint64, args ...*ir.Value) *ir.Value {
	name := ir.InstanceName(id, result, args)
	attrs := make([]*ir.AttrSet, len(args))
	attrs[where] = Alignment(align)
	older := llvm < alignedMasks
	if g := f.Module.Declared(name); g != nil {
		older = len(g.ValueType.Fields) > len(args)
	}
	if older {
		args, attrs = slices.Insert(args, where+1, f.Int(ir.I32, min(align, 1<<31))), nil
	}
	callee, call := f.Callee(name, result, args)
	call.ParamAttrs = attrs
	v := f.NewInstr(ir.OpCall, result, slices.Insert(args, 0, callee)...)
	v.Aux = call
	return v
}
