package lanes

import (
	"rewrite/passes/ir"
	"rewrite/passes/ir/fp"
	"rewrite/passes/ir/intrinsic"
)

// reductions are the operations that many values are combined by, and the intrinsic that combines the lanes of a vector so.
var reductions = map[ir.Op]intrinsic.ID{
	ir.OpAdd: intrinsic.VectorReduceAdd, ir.OpMul: intrinsic.VectorReduceMul, ir.OpAnd: intrinsic.VectorReduceAnd,
	ir.OpOr: intrinsic.VectorReduceOr, ir.OpXor: intrinsic.VectorReduceXor,
	ir.OpFAdd: intrinsic.VectorReduceFadd, ir.OpFMul: intrinsic.VectorReduceFmul,
}

// extrema are those of them that are calls. Of minnum and maxnum the order counts if there are NaNs that signal.
var extrema = map[intrinsic.ID]intrinsic.ID{
	intrinsic.Smax: intrinsic.VectorReduceSmax, intrinsic.Smin: intrinsic.VectorReduceSmin,
	intrinsic.Umax: intrinsic.VectorReduceUmax, intrinsic.Umin: intrinsic.VectorReduceUmin,
	intrinsic.Maxnum: intrinsic.VectorReduceFmax, intrinsic.Minnum: intrinsic.VectorReduceFmin,
	intrinsic.Maximum: intrinsic.VectorReduceFmaximum, intrinsic.Minimum: intrinsic.VectorReduceFminimum,
}

// selected are those that a compare and a select are, of which the select takes the operands of the compare in their order.
var selected = map[ir.Pred]intrinsic.ID{
	ir.SGT: intrinsic.Smax, ir.SGE: intrinsic.Smax, ir.SLT: intrinsic.Smin, ir.SLE: intrinsic.Smin,
	ir.UGT: intrinsic.Umax, ir.UGE: intrinsic.Umax, ir.ULT: intrinsic.Umin, ir.ULE: intrinsic.Umin,
}

// A Combination is two values that are combined to one, in whatever order they and others are.
type Combination struct {
	ID   intrinsic.ID // what combines lanes so, None if nothing does
	Op   ir.Op        // what combines two
	Call intrinsic.ID // if that is a call
	X, Y *ir.Value
	Cmp  *ir.Value // of a compare and a select, the compare
	// Lazy is of a logical and, or or, written as a select: the poison of the second value is nothing if the first one decides.
	Lazy bool
}

// CombinationOf is what an instruction combines two values by.
func CombinationOf(v *ir.Value) Combination {
	if v.Type.IsVector() {
		return Combination{}
	}
	switch v.Op {
	case ir.OpCall:
		id := v.Intrinsic()
		if extrema[id] == intrinsic.None || !v.IsBare() || (id == intrinsic.Maxnum || id == intrinsic.Minnum) && v.Flags&ir.NNaN == 0 {
			return Combination{}
		}
		return Combination{ID: extrema[id], Op: ir.OpCall, Call: id, X: v.Args[1], Y: v.Args[2]}
	case ir.OpSelect:
		return combinedBySelect(v)
	}
	id, ok := reductions[v.Op]
	if !ok || !v.Type.IsInt() && v.Flags&ir.Reassoc == 0 {
		return Combination{}
	}
	return Combination{ID: id, Op: v.Op, X: v.Args[0], Y: v.Args[1]}
}

func combinedBySelect(v *ir.Value) Combination {
	c, x, y := v.Args[0], v.Args[1], v.Args[2]
	switch {
	case !c.Type.IsInt() || !v.Type.IsInt():
		return Combination{}
	case v.Type.Bits == 1 && y.Op == ir.OpInt && y.Bits == 0:
		return Combination{ID: intrinsic.VectorReduceAnd, Op: ir.OpAnd, X: c, Y: x, Lazy: true}
	case v.Type.Bits == 1 && x.Op == ir.OpInt && x.Bits == 1:
		return Combination{ID: intrinsic.VectorReduceOr, Op: ir.OpOr, X: c, Y: y, Lazy: true}
	case c.Op != ir.OpICmp || c.NumUses() != 1 || c.Block != v.Block:
		return Combination{}
	}
	p := c.Pred
	if c.Args[0] == y && c.Args[1] == x {
		p = p.Swap()
	} else if c.Args[0] != x || c.Args[1] != y {
		return Combination{}
	}
	call := selected[p]
	return Combination{ID: extrema[call], Op: ir.OpCall, Call: call, X: x, Y: y, Cmp: c}
}

// Combine combines two values, or two vectors of them, lane by lane.
func (c *Combination) Combine(f *ir.Func, x, y *ir.Value, flags ir.Flags) (v *ir.Value) {
	if c.Op == ir.OpCall {
		v = f.CallIntrinsic(c.Call, x.Type, x, y)
	} else {
		v = f.NewInstr(c.Op, x.Type, x, y)
	}
	v.Flags = flags
	return v
}

// Reduce combines the lanes of a vector.
func (c *Combination) Reduce(f *ir.Func, vec *ir.Value, flags ir.Flags) *ir.Value {
	args := []*ir.Value{vec}
	if c.Op == ir.OpFAdd || c.Op == ir.OpFMul {
		args = []*ir.Value{c.Neutral(f, vec.Type.Elem), vec}
	}
	v := f.CallIntrinsic(c.ID, vec.Type.Elem, args...)
	v.Flags = flags
	return v
}

// Neutral is the constant that changes nothing where it is combined with a value, nil if there is none.
func (c *Combination) Neutral(f *ir.Func, t *ir.Type) *ir.Value {
	switch c.Op {
	case ir.OpAdd, ir.OpOr, ir.OpXor:
		return f.Int(t, 0)
	case ir.OpMul:
		return f.Int(t, 1)
	case ir.OpAnd:
		return f.Int(t, ^uint64(0))
	}
	format, _ := fp.Of(t.Kind)
	switch c.Op {
	case ir.OpFAdd:
		return f.Consts().Float(t, format.SignBit()) // -0.0
	case ir.OpFMul:
		return f.Consts().Float(t, format.Round(1))
	}
	return nil
}
