package content

import "rewrite/passes/ir"

// maxInserted bounds how many insertvalues are looked through.
const maxInserted = 64

// Element is what is at the end of a path of indices into an aggregate: a constant, or what an insertvalue put there; nil if that is not seen. An
// insertvalue sets one element, and leaves the others alone, also those that are poison.
func Element(f *ir.Func, c *ir.Value, path []uint32) *ir.Value {
	for range maxInserted {
		switch {
		case len(path) == 0:
			return c
		case c.IsConst():
			if c = element(f, c, uint64(path[0])); c == nil {
				return nil
			}
			path = path[1:]
		case c.Op == ir.OpInsertValue:
			set := c.Aux.(ir.Indices)
			same := 0
			for same < len(set) && same < len(path) && set[same] == path[same] {
				same++
			}
			switch same {
			case len(set):
				c, path = c.Args[1], path[same:]
			case len(path):
				return nil // a part of it was set
			default:
				c = c.Args[0]
			}
		default:
			return nil
		}
	}
	return nil
}

// Whole is the struct or array of which an insertvalue is the last one that puts all elements where they were, nil if there is none.
func Whole(v *ir.Value) *ir.Value {
	x := v.Args[1]
	if x.Op != ir.OpExtractValue || x.Args[0].Type != v.Type || v.Type.NumElems() > maxInserted {
		return nil
	}
	whole, left := x.Args[0], v.Type.NumElems()
	seen := make([]bool, left)
	for c := v; ; c = c.Args[0] {
		if c == whole || left == 0 {
			return whole // what is not set was there
		}
		if c.Op != ir.OpInsertValue || c.IsConst() {
			return nil
		}
		path, x := c.Aux.(ir.Indices), c.Args[1]
		if len(path) != 1 || x.Op != ir.OpExtractValue || x.Args[0] != whole {
			return nil
		}
		if from := x.Aux.(ir.Indices); len(from) != 1 || from[0] != path[0] {
			return nil
		}
		if !seen[path[0]] {
			seen[path[0]] = true
			left--
		}
	}
}

// element is an element of a constant aggregate.
func element(f *ir.Func, c *ir.Value, i uint64) *ir.Value {
	t := c.Type.ElemAt(i)
	switch {
	case t == nil:
	case c.Op == ir.OpAggregate && i < uint64(len(c.Args)):
		return c.Args[i]
	case c.Op == ir.OpUndef || c.Op == ir.OpPoison:
		return f.Consts().Leaf(c.Op, t)
	case c.Op != ir.OpZero:
	case t.IsInt():
		return f.Int(t, 0)
	case t.IsPtr():
		return f.Consts().Leaf(ir.OpNull, t)
	case t.IsFloat() && t.Bits <= 64:
		return f.Consts().Float(t, 0)
	case !t.IsFloat():
		return f.Consts().Leaf(ir.OpZero, t)
	}
	return nil
}
