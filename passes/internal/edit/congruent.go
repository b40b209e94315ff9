package edit

import (
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// Expression is what an operation computes, as a value that compares (ir.Hash, ir.Equal)
// as the operation does: without flags that only make poison, without metadata, with
// operands that may change places in one order. args are what stands for its operands;
// the slice becomes the expression's.
func Expression(v *ir.Value, args []*ir.Value) ir.Value {
	x := *v
	x.Meta, x.Pos, x.Args = nil, 0, args
	x.Flags &^= weak(v.Op)
	if v.Op == ir.OpCall {
		x.Flags &^= ir.Tail | ir.NoTail
	}
	if v.Op == ir.OpCall && len(args) > 2 && v.Intrinsic().Has(intrinsic.Commutative) && args[1].ID > args[2].ID {
		args[1], args[2] = args[2], args[1]
	}
	compare := v.Op == ir.OpICmp || v.Op == ir.OpFCmp
	if len(args) == 2 && (compare || v.Op.Is(ir.Commutative)) && args[0].ID > args[1].ID {
		args[0], args[1] = args[1], args[0]
		if compare {
			x.Pred = v.Pred.Swap()
		}
	}
	return x
}

// MergeInto makes x stand for y, which is the same Expression, too: of flags and metadata
// stays what both have. What a value is for a debugger, !dbg, x keeps: it stays in its place.
func MergeInto(x, y *ir.Value) {
	x.Flags &= y.Flags | ^weak(x.Op)
	x.Meta = x.Meta.Keep(func(kind string) bool { return kind == "dbg" || x.Meta.Get(kind) == y.Meta.Get(kind) })
}

// MergeableCall tells whether of two equal calls, which do e, one will do where memory is
// the same if they read it. Behind the first, which came back, the other one would do as
// well, as it does the same with the same: so it need not be known to.
func MergeableCall(v *ir.Value, e ir.Effects) bool {
	f := v.CalledFunc()
	if f == nil || e&^(ir.Reads|ir.Unwinds|ir.Hangs) != 0 || v.Flags&ir.MustTail != 0 || len(v.Aux.(*ir.Call).Bundles) > 0 {
		return false
	}
	// A coroutine may go on in another thread, so what depends on the thread
	// alone, like the address of a thread-local variable, is not what it was.
	return !v.Pinned() && !v.Block.Func.Attrs.Has("presplitcoroutine")
}
