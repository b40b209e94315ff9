package constfold

import (
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// foldWhole is a call on a constant of which more need not be known than that it is null, undef or poison, or the same in all lanes, however many
// these are; nil for others.
func foldWhole(f *ir.Func, id intrinsic.ID, x *ir.Value) *ir.Value {
	switch id {
	case intrinsic.LaunderInvariantGroup, intrinsic.StripInvariantGroup: // nothing is at null that anything could be said of
		if x.Op == ir.OpUndef || x.Op == ir.OpPoison || x.Op == ir.OpNull && x.Type == ir.Ptr && !ir.NullIsValid(f) {
			return x
		}
		return nil
	case intrinsic.VectorReduceAdd, intrinsic.VectorReduceMul, intrinsic.VectorReduceXor, intrinsic.VectorReduceAnd, intrinsic.VectorReduceOr,
		intrinsic.VectorReduceSmax, intrinsic.VectorReduceSmin, intrinsic.VectorReduceUmax, intrinsic.VectorReduceUmin:
	default:
		return nil
	}
	var lane *ir.Value
	switch x.Op {
	case ir.OpPoison:
		return f.Poison(x.Type.Elem)
	case ir.OpZero:
		lane = f.Int(x.Type.Elem, 0)
	case ir.OpSplat:
		lane = x.Args[0]
	}
	if lane == nil || lane.Op != ir.OpInt {
		return nil
	}
	zero := lane.Aux == nil && lane.Bits == 0
	switch id {
	case intrinsic.VectorReduceAdd, intrinsic.VectorReduceXor:
		if !zero {
			return nil
		}
	case intrinsic.VectorReduceMul:
		if !zero && (lane.Aux != nil || lane.Bits != 1) {
			return nil
		}
	}
	return lane
}
