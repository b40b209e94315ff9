package simplify

import "rewrite/passes/ir"

// maxElements bounds the elements of an aggregate that is made anew with another one.
const maxElements = 64

// aggregate is the constant that an extractvalue or insertvalue of constants comes to, nil if that is not known.
func (s *Simplifier) aggregate(v *ir.Value) *ir.Value {
	for _, x := range v.Args {
		if !x.IsConst() {
			return nil
		}
	}
	path, _ := v.Aux.(ir.Indices)
	if v.Op == ir.OpInsertValue {
		return s.with(v.Args[0], path, v.Args[1])
	}
	c := v.Args[0]
	for _, i := range path {
		if c = s.element(c, uint64(i)); c == nil {
			return nil
		}
	}
	return c
}

// with is a constant with another one at the end of a path of indices.
func (s *Simplifier) with(c *ir.Value, path []uint32, x *ir.Value) *ir.Value {
	if len(path) == 0 {
		return x
	}
	n := c.Type.NumElems()
	if n > maxElements {
		return nil
	}
	list := make([]*ir.Value, n)
	for i := range list {
		list[i] = s.element(c, uint64(i))
		if uint32(i) == path[0] && list[i] != nil {
			list[i] = s.with(list[i], path[1:], x)
		}
		if list[i] == nil {
			return nil
		}
	}
	return s.f.Const(ir.Value{Op: ir.OpAggregate, Type: c.Type, Args: list})
}

// element is an element of a constant aggregate.
func (s *Simplifier) element(c *ir.Value, i uint64) *ir.Value {
	t := c.Type.ElemAt(i)
	switch {
	case t == nil:
	case c.Op == ir.OpAggregate && i < uint64(len(c.Args)):
		return c.Args[i]
	case c.Op == ir.OpUndef || c.Op == ir.OpPoison:
		return s.f.Consts().Leaf(c.Op, t)
	case c.Op != ir.OpZero:
	case t.IsInt():
		return s.f.Int(t, 0)
	case t.IsPtr():
		return s.f.Consts().Leaf(ir.OpNull, t)
	case t.IsFloat() && t.Bits <= 64:
		return s.f.Consts().Float(t, 0)
	case !t.IsFloat():
		return s.f.Consts().Leaf(ir.OpZero, t)
	}
	return nil
}
