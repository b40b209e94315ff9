package moves

import (
	"rewrite/egraph"
	"rewrite/passes/ir"
	"rewrite/passes/saturate/block"
)

// A bitwise function of one value and constants is in each bit 0, 1, the value's bit or that turned over, whichever way it is written: the value
// masked and flipped.
//
//	%m = and %x, 7      %o = or %m, 1      %r = xor %o, %x           xor (and %x, -7), 1
//
// What it is where the value is 0 and where it is -1 tells which. As the value is read once by what stands there then, it may be undef.

// A masked is x in the bits of varies, flipped in those of flipped. Without x it is a number.
type masked struct {
	x               *ir.Value
	varies, flipped uint64
}

// mask finds what an instruction of the block is of one value; x is nil if it is of several.
func (c *cutter) mask(at int) {
	v := c.block.Instrs[at]
	c.masks[at] = masked{}
	if v.Op == ir.OpSelect {
		return
	}
	for _, a := range c.maskedAs(v, v.Args[0]) {
		for _, b := range c.maskedAs(v, v.Args[1]) {
			if a.x != b.x && a.x != nil && b.x != nil {
				continue
			}
			m := masked{x: a.x, flipped: apply(v.Op, a.flipped, b.flipped)}
			if m.x == nil {
				m.x = b.x
			}
			m.varies = m.flipped ^ apply(v.Op, a.varies^a.flipped, b.varies^b.flipped)
			c.masks[at] = m
			return
		}
	}
}

// maskedAs is what an operand of v is of another value, and that it is itself.
func (c *cutter) maskedAs(v, a *ir.Value) (list [2]masked) {
	if n, ok := numberOf(a); ok {
		list[0] = masked{flipped: n.Lo}
		list[1] = list[0]
		return list
	}
	self := masked{x: a, varies: ir.Mask(v.Type.Scalar().Bits)}
	list[0], list[1] = self, self
	if a.Block == c.block && c.masks[c.point[a.ID]].x != nil {
		list[0] = c.masks[c.point[a.ID]]
	}
	return list
}

func apply(op ir.Op, x, y uint64) uint64 {
	switch op {
	case ir.OpAnd:
		return x & y
	case ir.OpOr:
		return x | y
	}
	return x ^ y
}

// steps is how many operations it takes to mask and flip a value of so many bits, and the first of them: or, if that does both.
func (m *masked) steps(width uint32) (n int, first ir.Op) {
	all := ir.Mask(width)
	switch {
	case m.varies == 0, m.varies == all && m.flipped == 0:
		return 0, ir.OpInvalid
	case m.varies == all:
		return 1, ir.OpXor
	case m.varies == all&^m.flipped:
		return 1, ir.OpOr
	case m.flipped == 0:
		return 1, ir.OpAnd
	}
	return 2, ir.OpAnd
}

// remask writes an instruction as a value masked and flipped, if that saves operations past those that others need.
func (c *cutter) remask(mv *Mover, at int) (egraph.ClassID, bool) {
	v, m := c.block.Instrs[at], &c.masks[at]
	if m.x == nil {
		return 0, false
	}
	width := v.Type.Scalar().Bits
	n, first := m.steps(width)
	if c.freed(v, &cut{inputs: [maxInputs]*ir.Value{m.x}}) <= n {
		return 0, false
	}
	t := mv.Types.Of(v.Type)
	if m.varies == 0 {
		return integer(mv.E, t, m.flipped), true
	}
	k := mv.Operand(m.x, block.ImportDepth)
	switch first {
	case ir.OpOr, ir.OpXor:
		return mv.E.Add(mv.Vocab.Plain[first], t, 0, k, integer(mv.E, t, m.flipped)), true
	case ir.OpAnd:
		k = mv.E.Add(mv.Vocab.Plain[ir.OpAnd], t, 0, k, integer(mv.E, t, m.varies))
		if n == 2 {
			k = mv.E.Add(mv.Vocab.Plain[ir.OpXor], t, 0, k, integer(mv.E, t, m.flipped))
		}
	}
	return k, true
}
