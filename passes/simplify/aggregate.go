package simplify

import (
	"rewrite/passes/analysis/content"
	"rewrite/passes/ir"
)

// maxElements bounds the elements of an aggregate that is made anew with another one.
const maxElements = 64

// aggregate is what an extractvalue takes out of what was put together, or an insertvalue of constants makes; a struct of which all
// elements were taken out of one, and put together again, is that one.
func (s *Simplifier) aggregate(v *ir.Value) *ir.Value {
	path, _ := v.Aux.(ir.Indices)
	if v.Op == ir.OpExtractValue {
		return content.Element(s.f, v.Args[0], path)
	}
	if v.Args[0].IsConst() && v.Args[1].IsConst() {
		return s.with(v.Args[0], path, v.Args[1])
	}
	return content.Whole(v)
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
		list[i] = content.Element(s.f, c, []uint32{uint32(i)})
		if uint32(i) == path[0] && list[i] != nil {
			list[i] = s.with(list[i], path[1:], x)
		}
		if list[i] == nil {
			return nil
		}
	}
	return s.f.Const(ir.Value{Op: ir.OpAggregate, Type: c.Type, Args: list})
}
