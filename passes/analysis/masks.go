package analysis

import (
	"slices"

	"rewrite/passes/ir"
)

// A Mask says of a value that it is one, or zero, in each bit of another one that matters:
//
//	%o = or i32 %x, %m       matters where %m is one, and is that there
//	%r = and i32 %o, %m
//
// It is what a constant mask is to DemandedBits.of, for masks that are known when the program runs only. What holds where a
// result matters holds where the operands of a bitwise operation do, so masks go down chains of these.
type Mask struct {
	V   *ir.Value
	One bool
}

// maxMasks bounds the masks of a value.
const maxMasks = 8

// Masks are what is known of others in the bits of an instruction's result that matter. An operand of the instruction that is one of them, or its
// complement, may be replaced by that number.
func (d *DemandedBits) Masks(v *ir.Value) []Mask { return d.masks[v.ID] }

// Masked tells what a value is in all bits that matter of another one, if they tell.
func Masked(list []Mask, x *ir.Value) (one, ok bool) {
	if len(list) == 0 {
		return false, false
	}
	y := complementOf(x)
	for _, m := range list {
		if m.V == x {
			return m.One, true
		} else if m.V == y {
			return !m.One, true
		}
	}
	return false, false
}

// complementOf is the value of which one has all bits turned over, nil if it is no such value.
func complementOf(x *ir.Value) *ir.Value {
	if x.Op != ir.OpXor {
		return nil
	}
	for i, c := range x.Args {
		if c.Block == nil && c.IsConst() && isAllOnes(c) {
			return x.Args[1-i]
		}
	}
	return nil
}

// isAllOnes tells whether a constant is -1, in all lanes.
func isAllOnes(c *ir.Value) bool {
	if c.Op == ir.OpSplat {
		c = c.Args[0]
	}
	return c.Op == ir.OpInt && c.Aux == nil && c.Type.Bits <= 64 && c.Bits == ir.Mask(c.Type.Bits)
}

// masksOf are the masks of operand i of an instruction, as far as that one tells.
func (d *DemandedBits) masksOf(u *ir.Value, i int) []Mask {
	list := d.masks[u.ID]
	switch u.Op {
	case ir.OpXor:
	case ir.OpSelect:
		if i == 0 {
			return nil
		}
	case ir.OpAnd, ir.OpOr:
		other := u.Args[1-i]
		if !d.masksOther(u, i) {
			break
		}
		if x := complementOf(other); x != nil {
			list = withMask(list, Mask{x, u.Op != ir.OpAnd})
		}
		list = withMask(list, Mask{other, u.Op == ir.OpAnd})
	default:
		return nil
	}
	return list
}

// masksOther tells whether operand i of a conjunction or disjunction matters only where the other one leaves it to that. If both did,
// both could change where neither matters: so it is one of them, and the other matters wherever the result does. What is no
// instruction does not change.
func (d *DemandedBits) masksOther(u *ir.Value, i int) bool {
	x, other := u.Args[i], u.Args[1-i]
	switch {
	case other.Op == ir.OpParam:
		return true
	case other.Block == nil || x.Block == nil || d.decided(u, 1-i)&d.of[u.ID] != 0:
		return false
	}
	a, b := bitwise(x), bitwise(other)
	return a > b || a == b && i == 0
}

// bitwise tells how likely masks of a value are of use.
func bitwise(x *ir.Value) (n int) {
	switch x.Op {
	case ir.OpAnd, ir.OpOr, ir.OpXor, ir.OpSelect:
		if n = 1; x.NumUses() == 1 {
			n = 2
		}
	}
	return n
}

// withMask is a list and one more, as long as there are few.
func withMask(list []Mask, m Mask) []Mask {
	if len(list) == maxMasks || slices.ContainsFunc(list, func(l Mask) bool { return l.V == m.V }) {
		return list
	}
	return append(slices.Clip(list), m)
}

// both is what two lists say, the first itself if that is it.
func both(a, b []Mask) []Mask {
	missing := func(m Mask) bool { return !slices.Contains(b, m) }
	if !slices.ContainsFunc(a, missing) {
		return a
	}
	return slices.DeleteFunc(slices.Clone(a), missing)
}
