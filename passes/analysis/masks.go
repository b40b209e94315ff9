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
func (d *DemandedBits) Masks(v *ir.Value) []Mask { return d.lists[d.listed[v.ID]] }

func (d *DemandedBits) setMasks(v *ir.Value, list []Mask) {
	at := &d.listed[v.ID]
	switch {
	case len(list) == 0:
		*at = 0
		return
	case *at == 0:
		*at = int32(len(d.lists))
		d.lists = append(d.lists, nil)
	}
	d.lists[*at] = list
}

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
	if !handsOn(u.Args[i]) {
		return nil
	}
	list := d.Masks(u)
	switch u.Op {
	case ir.OpXor:
	case ir.OpSelect:
		if i == 0 {
			return nil
		}
	case ir.OpAnd, ir.OpOr:
		other := u.Args[1-i]
		if !d.isMasked(u, i) {
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

// handsOn tells whether masks of a value are of use: to itself, or to its operands.
func handsOn(x *ir.Value) bool {
	return x.Op == ir.OpAnd || x.Op == ir.OpOr || x.Op == ir.OpXor || x.Op == ir.OpSelect
}

// isMasked tells whether operand i of a conjunction or disjunction, which hands masks on, matters only where the other one leaves it to
// that. If both did, both could change where neither matters: so it is one of them, and the other matters wherever the result
// does. What is no instruction does not change.
func (d *DemandedBits) isMasked(u *ir.Value, i int) bool {
	x, other := u.Args[i], u.Args[1-i]
	switch {
	case other.Op == ir.OpParam:
		return true
	case other.Block == nil:
		return false
	case handsOn(other): // the one that is for this only, or the first
		if alone := x.NumUses() == 1; alone == (other.NumUses() == 1) && i == 1 || !alone && other.NumUses() == 1 {
			return false
		}
	}
	return d.decided(u, 1-i)&d.of[u.ID] == 0
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
