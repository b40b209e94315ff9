package target

import (
	"math/bits"
	"slices"

	"rewrite/dsl"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// Of is the cost of an instruction.
func (c *Costs) Of(v *ir.Value) int {
	switch {
	case v.Op.IsCast():
		return c.Cast(v.Op, v.Args[0].Type, v.Type)
	case v.Op == ir.OpICmp || v.Op == ir.OpFCmp:
		return c.Compare(v.Op, v.Pred, v.Args[0].Type)
	case v.Op.IsCall():
		return c.ofCall(v)
	}
	switch v.Op {
	case ir.OpSelect:
		return c.Select(v.Type, conditionOf(v.Args[0]))
	case ir.OpLoad:
		return c.Memory(v.Op, v.Type, alignOf(v))
	case ir.OpStore:
		return c.Memory(v.Op, v.Args[0].Type, alignOf(v))
	case ir.OpExtractElement:
		return c.Extract(v.Args[0].Type, laneOf(v.Args[1]))
	case ir.OpInsertElement:
		return c.Insert(v.Type, laneOf(v.Args[2]))
	case ir.OpShuffleVector:
		if mask, ok := MaskOf(v.Args[2]); ok && !v.Type.Scalable {
			return c.Mask(mask, v.Args[0].Type)
		}
		return unknown(v.Op)
	case ir.OpGEP:
		return c.Address(v.Type, indices(v))
	}
	if len(v.Args) == 2 {
		return c.Arithmetic(v.Op, v.Type, OperandOf(v.Args[1]))
	}
	return c.Arithmetic(v.Op, v.Type, AnyOperand)
}

// OperandOf is what is known of an operand: of a constant, whether all lanes have it, and whether each is a power of two.
func OperandOf(v *ir.Value) Operand {
	if !v.IsConst() || v.IsConstExpr() {
		return AnyOperand
	}
	lanes := []*ir.Value{v}
	switch {
	case v.Op == ir.OpSplat:
		lanes = v.Args[:1]
	case v.Op == ir.OpAggregate:
		lanes = v.Args
	case v.Type.IsVector() && v.Op != ir.OpZero:
		return Constant
	}
	o := Constant | Uniform | PowerOf2
	for _, x := range lanes {
		if x != lanes[0] {
			o &^= Uniform
		}
		if x.Op != ir.OpInt || x.Aux != nil || bits.OnesCount64(x.Bits) != 1 {
			o &^= PowerOf2
		}
	}
	return o
}

// conditionOf is what a select is told by.
func conditionOf(v *ir.Value) Condition {
	switch {
	case !v.Type.IsVector():
		return OneCondition
	case v.Op == ir.OpICmp || v.Op == ir.OpFCmp:
		return Compare
	}
	return EachLane
}

// laneOf is the lane that an index says, or UnknownLane.
func laneOf(index *ir.Value) int {
	if index.Op == ir.OpInt && index.Bits < 1<<16 {
		return int(index.Bits)
	}
	return UnknownLane
}

// alignOf is the alignment that a load or store states, 0 for that of its type.
func alignOf(v *ir.Value) uint64 {
	if m, ok := v.Aux.(*ir.Mem); ok {
		return m.Align
	}
	return 0
}

// indices is Constant if all indices of an address are.
func indices(v *ir.Value) Operand {
	if slices.ContainsFunc(v.Args[1:], func(x *ir.Value) bool { return !x.IsConst() }) {
		return AnyOperand
	}
	return Constant
}

// ofCall is the cost of a call: of an intrinsic by what it computes from what.
func (c *Costs) ofCall(v *ir.Value) int {
	id := v.Intrinsic()
	if id == intrinsic.None {
		return unknownCall
	}
	args := v.CallArgs()
	switch {
	case id >= intrinsic.VectorReduceAdd && id <= intrinsic.VectorReduceXor:
		return c.Reduce(id, args[len(args)-1].Type, v.Flags)
	case id == intrinsic.MaskedStore || id == intrinsic.MaskedScatter:
		return c.Masked(id, args[0].Type, 0)
	case v.Type.IsAggregate() && len(args) > 0: // with.overflow, frexp
		return c.ofType(question{op: ir.OpCall, id: id, flags: v.Flags}, args[0].Type)
	}
	return c.ofType(question{op: ir.OpCall, id: id, flags: v.Flags, marks: shiftedBy(id, args)}, v.Type)
}

// shiftedBy is what is known of how far a funnel shift goes.
func shiftedBy(id intrinsic.ID, args []*ir.Value) Operand {
	if id == intrinsic.Fshl || id == intrinsic.Fshr {
		return OperandOf(args[2])
	}
	return AnyOperand
}

// Mask is the cost of a shufflevector of two vectors of a type by a mask, as MaskOf reads it.
func (c *Costs) Mask(mask []int, t *ir.Type) int {
	n := int(t.Len)
	s, ok := dsl.ShapeOf(t)
	if !ok {
		return unknown(ir.OpShuffleVector)
	}
	kind, first := KindOf(mask, n)
	switch {
	case kind == 0:
		return 0
	case kind == ExtractSubvector:
		return c.subvector(kind, s, first, len(mask))
	case len(mask) == n:
		if kind == InsertSubvector {
			return c.subvector(kind, s, first, subvectorLanes(mask, n, first))
		}
		if parts, part := c.legalize(s); parts > 1 && part.Lanes > 1 && parts*int(part.Lanes) == n && kind != Broadcast {
			return byRegisters(c, mask, part)
		}
		return c.shuffle(kind, s)
	case len(mask) == 2*n && isConcat(mask):
		return c.subvector(InsertSubvector, s.Of(uint32(2*n)), n, n)
	}
	return c.shuffle(kind, s.Of(uint32(max(n, len(mask)))))
}

// byRegisters is the cost of a shuffle whose vectors take several registers: of each of the result, of one register's lanes put in order, of two
// registers' put together, or of as many of these as it takes.
func byRegisters(c *Costs, mask []int, part dsl.Shape) (cost int) {
	lanes := int(part.Lanes)
	for ; len(mask) > 0; mask = mask[lanes:] {
		var from []int // registers
		local := make([]int, lanes)
		for i, m := range mask[:lanes] {
			if local[i] = -1; m < 0 {
				continue
			}
			k := slices.Index(from, m/lanes)
			if k < 0 {
				k = len(from)
				from = append(from, m/lanes)
			}
			local[i] = k*lanes + m%lanes
		}
		switch kind, _ := KindOf(local, lanes); {
		case len(from) > 2:
			cost += (len(from) - 1) * c.shuffle(PermuteTwo, part)
		case kind == ExtractSubvector || kind == InsertSubvector:
			cost += c.shuffle(PermuteTwo, part)
		case kind != 0:
			cost += c.shuffle(kind, part)
		}
	}
	return cost
}

// MaskOf reads the mask of a shuffle: the lane that each lane comes from, counted through both vectors; -1 for any.
func MaskOf(m *ir.Value) (mask []int, ok bool) {
	mask = make([]int, m.Type.NumElems())
	for i := range mask {
		x := m
		switch m.Op {
		case ir.OpAggregate:
			x = m.Args[i]
		case ir.OpSplat:
			x = m.Args[0]
		}
		switch x.Op {
		case ir.OpInt:
			mask[i] = int(x.Bits)
		case ir.OpZero:
		case ir.OpPoison, ir.OpUndef:
			mask[i] = -1
		default:
			return nil, false
		}
	}
	return mask, true
}

// KindOf classifies a mask over two vectors of n lanes each: 0 is no shuffle at all. first is the lane that a subvector begins with.
func KindOf(mask []int, n int) (kind Shuffle, first int) {
	one, other := false, false
	for _, m := range mask {
		one, other = one || m >= 0 && m < n, other || m >= n
	}
	if !one && other { // of the second vector only
		back := make([]int, len(mask))
		for i, m := range mask {
			back[i] = max(m-n, -1)
		}
		return KindOf(back, n)
	}
	fits := func(at func(i int) int) bool {
		for i, m := range mask {
			if m >= 0 && m != at(i) {
				return false
			}
		}
		return true
	}
	from := 0
	for i, m := range mask {
		if m >= 0 {
			from = m - i
			break
		}
	}
	follows := from >= 0 && fits(func(i int) int { return from + i })
	switch {
	case !one, follows && from == 0 && len(mask) == n:
		return 0, 0
	case !other && follows && from+len(mask) <= n:
		return ExtractSubvector, from
	case !other && fits(func(i int) int { return 0 }):
		return Broadcast, 0
	case !other && len(mask) == n && fits(func(i int) int { return n - 1 - i }):
		return Reverse, 0
	case len(mask) == n && follows && n > 2:
		return Splice, from
	case !other || len(mask) != n:
		if !other {
			return Permute, 0
		}
		return PermuteTwo, 0
	case insertAt(mask, n) >= 0:
		return InsertSubvector, insertAt(mask, n)
	case fits(func(i int) int { return i&^1 + i%2*n }), fits(func(i int) int { return (i | 1) + i%2*n }):
		return Transpose, 0
	}
	for i, m := range mask {
		if m >= 0 && m != i && m != i+n {
			return PermuteTwo, 0
		}
	}
	return Select, 0
}

// insertAt is the lane from which on the first lanes of the second vector stand in the first one, and nothing else does; -1 if they do
// not.
func insertAt(mask []int, n int) int {
	at := slices.IndexFunc(mask, func(m int) bool { return m >= n })
	if at < 0 || subvectorLanes(mask, n, at) == 0 {
		return -1
	}
	return at
}

// subvectorLanes is how many lanes of the second vector stand in the first one from a lane on, 0 if that is not what the mask does.
func subvectorLanes(mask []int, n, at int) (lanes int) {
	for i, m := range mask {
		switch {
		case m == n+i-at && i-at == lanes && i >= at:
			lanes++
		case m >= 0 && m != i:
			return 0
		}
	}
	return lanes
}

// isConcat tells whether a mask puts two vectors behind each other.
func isConcat(mask []int) bool {
	for i, m := range mask {
		if m >= 0 && m != i {
			return false
		}
	}
	return true
}
