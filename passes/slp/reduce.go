package slp

import (
	"cmp"
	"slices"

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

// extrema are those of them that are calls.
var extrema = map[intrinsic.ID]intrinsic.ID{
	intrinsic.Smax: intrinsic.VectorReduceSmax, intrinsic.Smin: intrinsic.VectorReduceSmin,
	intrinsic.Umax: intrinsic.VectorReduceUmax, intrinsic.Umin: intrinsic.VectorReduceUmin,
}

// reductionOf is the intrinsic for what an instruction combines two values by, None if they must be combined in its order.
func reductionOf(v *ir.Value) intrinsic.ID {
	if v.Op == ir.OpCall {
		if id := extrema[v.Intrinsic()]; id != intrinsic.None && v.Type.IsInt() && v.IsBare() {
			return id
		}
		return intrinsic.None
	}
	id, ok := reductions[v.Op]
	if !ok || !v.Type.IsInt() && v.Flags&ir.Reassoc == 0 || v.Type.IsVector() {
		return intrinsic.None
	}
	return id
}

// Bounds of reductions. Fewer lanes than that gain next to nothing over two operations; more leaves than that are combined in turns.
const (
	fewestReduced = 4
	maxLeaves     = 256
	maxWide       = 4 // registers that a reduction is over at once
)

// A reduction is values that are combined by one operation, in any order.
//
//	%s = add i32 (add i32 (add i32 %a, %b), %c), %d      call i32 @llvm.vector.reduce.add(<4 x i32> ...)
//
// What a lane of it is poison for, the sum was. Flags that forbid wrapping or infinite results on the way say nothing of another order.
type reduction struct {
	root   *ir.Value
	id     intrinsic.ID
	ops    map[*ir.Value]bool
	chain  []*ir.Value
	leaves []*ir.Value
	flags  ir.Flags
}

// reductions vectorizes values of a block that are combined.
func (w *work) reductions(b *ir.Block) {
	for i := len(b.Instrs) - 1; i >= 0; i-- {
		v := b.Instrs[min(i, len(b.Instrs)-1)]
		for v != nil && reductionOf(v) != intrinsic.None {
			r := w.reductionAt(v)
			if r == nil {
				break
			}
			v = w.reduce(r)
		}
	}
}

// reductionAt is the reduction that ends with an instruction, nil if there is none, or it goes on.
func (w *work) reductionAt(v *ir.Value) *reduction {
	r := &reduction{root: v, id: reductionOf(v), ops: map[*ir.Value]bool{}, flags: ir.FastMath}
	if w.lanesOf(v.Type) == 0 {
		return nil
	}
	if v.NumUses() == 1 && r.takes(v.Uses()[0].User) {
		return nil
	}
	first := firstOperand(v)
	for list := []*ir.Value{v}; len(list) > 0; {
		x := list[len(list)-1]
		list = list[:len(list)-1]
		if x != v && (x.NumUses() != 1 || !r.takes(x)) || len(r.chain) == maxLeaves {
			r.leaves = append(r.leaves, x)
			continue
		}
		r.ops[x] = true
		r.chain = append(r.chain, x)
		r.flags &= x.Flags
		list = append(list, x.Args[first+1], x.Args[first])
	}
	r.flags &= ir.FastMath &^ (ir.NNaN | ir.NInf)
	if len(r.leaves) < fewestReduced {
		return nil
	}
	return r
}

// takes tells whether an instruction is one of the operations.
func (r *reduction) takes(x *ir.Value) bool {
	return x.Op == r.root.Op && x.Block == r.root.Block && x.Type == r.root.Type && reductionOf(x) == r.id
}

// firstOperand is the place of the first operand of a binary operation or call.
func firstOperand(v *ir.Value) int {
	if v.Op == ir.OpCall {
		return 1
	}
	return 0
}

// reduce vectorizes as many of the leaves as is best, and gives the operation that combines what came of that with the others, nil if
// nothing was vectorized.
func (w *work) reduce(r *reduction) *ir.Value {
	most := w.lanesOf(r.root.Type) * maxWide
	var missed *ir.Value
	for _, group := range w.groups(r.leaves) {
		for lanes := min(most, powerUpTo(len(group))); lanes >= fewestReduced; lanes /= 2 {
			for i := 0; i+lanes <= len(group); i += lanes {
				if v, done := w.tryReduce(r, group[i:i+lanes]); done {
					return v
				}
				missed = r.root
			}
		}
	}
	if missed != nil {
		w.say.Missed(missed, "%d values are combined one by one: there are no lanes alike among them whose vector is worth it", len(r.leaves))
	}
	return nil
}

// powerUpTo is the largest power of two that is not more than a number.
func powerUpTo(n int) int {
	p := 1
	for 2*p <= n {
		p *= 2
	}
	return p
}

// groups puts leaves with those that are computed alike: loads by address.
func (w *work) groups(leaves []*ir.Value) (groups [][]*ir.Value) {
	count := map[*ir.Value]int{}
	for _, v := range leaves {
		count[v]++
	}
	for _, v := range leaves {
		if !v.IsInstr() || count[v] > 1 {
			continue
		}
		i := slices.IndexFunc(groups, func(g []*ir.Value) bool {
			if !sameOperation(g[0], v) || v.Block != g[0].Block {
				return false
			}
			if v.Op == ir.OpLoad {
				_, ok := w.distance(g[0].Args[0], v.Args[0])
				return ok
			}
			return true
		})
		if i < 0 {
			if len(groups) == maxGroups {
				continue
			}
			i = len(groups)
			groups = append(groups, nil)
		}
		groups[i] = append(groups[i], v)
	}
	for _, g := range groups {
		slices.SortStableFunc(g, func(x, y *ir.Value) int { return cmp.Compare(w.under(g[0], x), w.under(g[0], y)) })
	}
	return groups
}

// under is where in memory what a value is computed from is, from what another one is: of loads, and of operations on loads.
func (w *work) under(x, y *ir.Value) int64 {
	for range maxLookAhead + 1 {
		if x.Op == ir.OpLoad && y.Op == ir.OpLoad {
			d, _ := w.distance(x.Args[0], y.Args[0])
			return d
		}
		if len(x.Args) == 0 || x.Op != y.Op || x.Op == ir.OpPhi || x.Op == ir.OpCall {
			return 0
		}
		x, y = x.Args[0], y.Args[0]
	}
	return 0
}

// tryReduce vectorizes some leaves if that is worth it.
func (w *work) tryReduce(r *reduction, lanes []*ir.Value) (next *ir.Value, done bool) {
	t := w.grow(slices.Clone(lanes), r.ops)
	defer t.close()
	if t.root.kind != together && t.root.kind != blended {
		return nil, false
	}
	c, elem := w.costs, r.root.Type
	t.gains = c.Reduce(r.id, w.vectorOf(elem, len(lanes)), r.flags)
	if r.root.Op == ir.OpCall {
		t.gains -= (len(lanes) - 1) * c.Intrinsic(r.root.Intrinsic(), elem)
	} else {
		t.gains -= (len(lanes) - 1) * c.Arithmetic(r.root.Op, elem, 0)
	}
	if t.price(); t.cost >= 0 || t.plan() != "" {
		return nil, false
	}
	w.say.Applied(r.root, "%d values are combined: a %s is vectorized", len(r.leaves), t.story())
	t.emit()
	return w.combine(r, t), true
}

// combine puts in the place of a reduction that of a vector, and what combines it with the leaves that are no lanes of it. It gives the last
// of these, nil if there are none.
func (w *work) combine(r *reduction, t *tree) (last *ir.Value) {
	b := r.root.Block
	w.number(b) // the lanes may stand in another one
	var list []*ir.Value
	put := func(v *ir.Value) *ir.Value {
		v.Pos, v.Block = r.root.Pos, b
		v.Meta = r.root.Meta.Keep(func(kind string) bool { return kind == "dbg" })
		list = append(list, v)
		return v
	}
	args := []*ir.Value{t.root.vec}
	switch r.root.Op {
	case ir.OpFAdd:
		args = []*ir.Value{w.identity(r.root.Type, true), t.root.vec}
	case ir.OpFMul:
		args = []*ir.Value{w.identity(r.root.Type, false), t.root.vec}
	}
	sum := put(w.f.CallIntrinsic(r.id, r.root.Type, args...))
	sum.Flags = r.flags
	for _, x := range r.leaves {
		if slices.Contains(t.root.lanes, x) {
			continue
		}
		if r.root.Op == ir.OpCall {
			sum = put(w.f.CallIntrinsic(r.root.Intrinsic(), r.root.Type, sum, w.standsFor(x)))
		} else {
			sum = put(w.f.NewInstr(r.root.Op, r.root.Type, sum, w.standsFor(x)))
			sum.Flags = r.flags
		}
		last = sum
	}
	r.root.ReplaceAllUses(sum)
	at := w.at(r.root)
	b.Instrs = slices.Insert(b.Instrs, at, list...)
	w.renumber(b, at, len(b.Instrs))
	w.discard(r.chain, sum)
	w.ordered[b] = true
	return last
}

// identity is the number that changes nothing in a sum, or in a product.
func (w *work) identity(t *ir.Type, sum bool) *ir.Value {
	format, _ := fp.Of(t.Kind)
	if sum {
		return w.f.Consts().Float(t, format.SignBit()) // -0.0
	}
	return w.f.Consts().Float(t, format.Round(1))
}

// reduces tells whether an instruction may be part of a reduction.
func reduces(v *ir.Value) bool { return reductionOf(v) != intrinsic.None }

// standsFor is what stands for a value that was vectorized.
func (w *work) standsFor(x *ir.Value) *ir.Value {
	if y := w.gone[x]; y != nil {
		return y
	}
	return x
}
