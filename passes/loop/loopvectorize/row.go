package loopvectorize

import (
	"math/bits"
	"slices"

	"rewrite/passes/internal/lanes"
	"rewrite/passes/ir"
	"rewrite/passes/target"
)

// What is computed alike for all elements of a record that is stored is computed for whole records, without taking them apart:
//
//	store float (a * %k), ptr %z + 8*i         %all = load <8 x float>, ptr %z + 8*done
//	store float (b * %k), ptr %z + 8*i + 4     %two = fmul <8 x float> %all, splat of %k
//	                                           store <8 x float> %two, ptr %z + 8*done
//
// where a and b are loaded from the elements of a record, in whatever order.

// A row is values of a round, one for each element of a record.
type row struct {
	values []*ir.Value
	of     *record // that they are loaded from
	kids   []*row  // what they are computed from
}

// findRows finds what is stored so, and leaves what it is computed by out of what is done for each element.
func findRows(x *loop) {
	x.covered = map[*ir.Value]bool{}
	for _, a := range x.accesses {
		r := a.r
		if r == nil || !a.stores() || r.first() != a {
			continue
		}
		values := make([]*ir.Value, r.n)
		for _, m := range r.members {
			values[r.place(m)] = m.at.Args[0]
		}
		if r.row = newRow(x, values); r.row == nil {
			continue
		}
		for _, m := range r.members {
			x.covered[m.at] = true
		}
		r.row.cover(x.covered)
	}
	x.wide = slices.DeleteFunc(x.wide, func(v *ir.Value) bool { return x.covered[v] && x.access[v] == nil })
}

// newRow finds out how some values are computed alike, nil if they are not.
func newRow(x *loop, list []*ir.Value) *row {
	first, r := list[0], &row{values: list}
	outside := 0
	for _, v := range list {
		if v.Type != first.Type {
			return nil
		}
		if x.outside(v) {
			outside++
		}
	}
	switch {
	case outside == len(list):
		return r
	case outside > 0:
		return nil
	}
	if a := x.access[first]; a != nil {
		r.of = a.r
		for _, v := range list {
			if b := x.access[v]; r.of == nil || r.of.n != len(list) || b == nil || b.r != r.of || b.elem != r.of.elem {
				return nil
			}
		}
		return r
	}
	operands := rowOperands(first)
	for _, v := range list {
		if v.Op != first.Op || v.NumUses() != 1 || x.links[v] != nil || v.Intrinsic() != first.Intrinsic() || len(rowOperands(v)) == 0 {
			return nil
		}
	}
	for i, a := range operands {
		of := make([]*ir.Value, len(list))
		for k, v := range list {
			of[k] = rowOperands(v)[i]
		}
		if a.Type != first.Type {
			return nil
		}
		kid := newRow(x, of)
		if kid == nil {
			return nil
		}
		r.kids = append(r.kids, kid)
	}
	return r
}

// rowOperands are what an operation that may be of a row is computed from.
func rowOperands(v *ir.Value) []*ir.Value {
	switch form := v.Op.Info().Form; {
	case form == ir.FormUnary || form == ir.FormBinary:
		return v.Args
	case v.Op == ir.OpCall && lanes.Callable(v) == "":
		return v.CallArgs()
	}
	return nil
}

// cover notes that no lane is asked for what is computed in a row.
func (r *row) cover(covered map[*ir.Value]bool) {
	if r.of != nil {
		r.of.whole = true
	}
	for _, k := range r.kids {
		for _, v := range r.values {
			covered[v] = true
		}
		k.cover(covered)
	}
}

// single tells whether a load is needed besides for whole records.
func (a *access) single(x *loop) bool {
	return slices.ContainsFunc(a.at.Uses(), func(u ir.Use) bool { return !x.covered[u.User] })
}

// taken is where the elements of the records that are stored come from in those that are loaded, and whether that is where they are.
func (r *row) taken(x *loop, stored *record) (mask []int, same bool) {
	mask, same = make([]int, x.lanes*stored.n), true
	for i := range mask {
		lane := recordOf(x, stored.first().g, i/stored.n)
		mask[i] = recordOf(x, r.of.first().g, lane)*r.of.n + r.of.place(x.access[r.values[i%stored.n]])
		same = same && mask[i] == i
	}
	return mask, same
}

// cost is what it costs to compute a row.
func (r *row) cost(x *loop, stored *record) (cost int) {
	c, v, all := x.costs, r.values[0], stored.all(x)
	right := target.AnyOperand
	if n := len(r.kids); n > 1 && r.kids[n-1].of == nil && r.kids[n-1].kids == nil {
		right = target.Uniform
	}
	switch {
	case r.of != nil:
		if _, same := r.taken(x, stored); !same {
			registers, n := c.Parts(all)
			if bits.OnesCount(uint(stored.n)) != 1 {
				registers *= 2 // some come from the registers beside
			}
			cost = registers * c.Shuffle(target.Reverse, x.f.Module.Types.Vector(uint64(max(n, 1)), stored.elem, false))
		}
	case r.kids == nil:
	case v.Op == ir.OpCall:
		cost = c.Intrinsic(v.Intrinsic(), all)
	default:
		cost = c.Arithmetic(v.Op, all, right)
	}
	for _, k := range r.kids {
		cost += k.cost(x, stored)
	}
	return cost
}

// row makes the vector of a row, in the order in which records are stored.
func (e *emitter) rowOf(r *row, stored *record, part int) *ir.Value {
	v, all := r.values[0], stored.all(e.loop)
	switch {
	case r.of != nil:
		x := e.whole[r.of][part]
		if mask, same := r.taken(e.loop, stored); !same {
			x = e.place(e.at, lanes.Shuffle(e.f, x, e.f.Poison(x.Type), mask))
		}
		return x
	case r.kids == nil:
		return e.repeated(r.values)
	}
	args := make([]*ir.Value, len(r.kids))
	for i, k := range r.kids {
		args[i] = e.rowOf(k, stored, part)
	}
	var x *ir.Value
	flags := ir.PoisonFlags | ir.FastMath
	for _, v := range r.values {
		flags &= v.Flags
	}
	if v.Op == ir.OpCall {
		x = e.f.CallIntrinsic(v.Intrinsic(), all, args...)
		x.Flags = flags & ir.FastMath
	} else {
		x = e.f.NewInstr(v.Op, all, args...)
		x.Flags = flags & v.Op.Info().Flags
	}
	e.place(e.at, x)
	x.Pos = v.Pos
	return x
}

// repeated is a vector of the same elements for all records.
func (e *emitter) repeated(list []*ir.Value) *ir.Value {
	at := e.enter.Terminator()
	if !slices.ContainsFunc(list, func(v *ir.Value) bool { return !v.IsConst() }) {
		return lanes.Constant(e.f, slices.Repeat(list, e.lanes))
	}
	one := e.f.Poison(e.f.Module.Types.Vector(uint64(len(list)), list[0].Type, false))
	mask := make([]int, len(list)*e.lanes)
	for i, v := range list {
		one = e.put(at, ir.OpInsertElement, one.Type, one, v, e.f.Int(ir.I32, uint64(i)))
		for lane := range e.lanes {
			mask[lane*len(list)+i] = i
		}
	}
	return e.place(at, lanes.Shuffle(e.f, one, e.f.Poison(one.Type), mask))
}
