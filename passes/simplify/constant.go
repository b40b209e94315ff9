package simplify

import (
	"slices"

	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
)

// isNumber tells whether a value is a constant whose lanes are numbers of at most
// num.MaxWidth bits, or floats of at most 64: what variables for constants stand for
// (SEMANTICS 12). A lane that is poison or undef is none.
func isNumber(v *ir.Value) bool {
	switch v.Op {
	case ir.OpInt:
		return v.Type.Bits <= num.MaxWidth
	case ir.OpFloat:
		return v.Aux == nil
	case ir.OpZero:
		t := v.Type.Scalar()
		return v.Type.IsVector() && (t.IsInt() && t.Bits <= num.MaxWidth || t.IsFloat() && t.Kind.FloatBits() <= 64)
	case ir.OpSplat:
		return isNumber(v.Args[0])
	case ir.OpAggregate:
		return v.Type.IsVector() && !slices.ContainsFunc(v.Args, func(x *ir.Value) bool { return !isNumber(x) })
	}
	return false
}

// lanes is how many lanes of such a constant may differ.
func lanes(v *ir.Value) int {
	if v.Op == ir.OpAggregate {
		return len(v.Args)
	}
	return 1
}

// lane is one of them.
func lane(v *ir.Value, i int) num.Int {
	switch v.Op {
	case ir.OpSplat:
		return lane(v.Args[0], 0)
	case ir.OpAggregate:
		return lane(v.Args[min(i, len(v.Args)-1)], 0)
	case ir.OpInt:
		if v.Aux != nil {
			return num.FromBig(v.Int())
		}
	}
	return num.Of(v.Bits)
}

// int is an integer of a type.
func (s *Simplifier) int(t *ir.Type, x num.Int) *ir.Value {
	if t.Bits <= 64 {
		return s.f.Int(t, x.Lo)
	}
	return s.f.BigInt(t, x.Big())
}

// number is an integer or a float of a scalar type, by its bits.
func (s *Simplifier) number(t *ir.Type, x num.Int) *ir.Value {
	if t.IsFloat() {
		return s.f.Consts().Float(t, x.Lo)
	}
	return s.int(t, x)
}

// null is the null pointer, or a vector of it.
func (s *Simplifier) null(t *ir.Type) *ir.Value {
	if t.IsVector() {
		return s.f.Consts().Leaf(ir.OpZero, t)
	}
	return s.f.Consts().Leaf(ir.OpNull, t)
}

// splat is a constant of a type all of whose lanes are one.
func (s *Simplifier) splat(t *ir.Type, c *ir.Value) *ir.Value {
	switch {
	case !t.IsVector():
		return c
	case c.Bits == 0 && c.Aux == nil:
		return s.f.Consts().Leaf(ir.OpZero, t)
	case t.Scalable:
		return s.f.Const(ir.Value{Op: ir.OpSplat, Type: t, Args: []*ir.Value{c}})
	}
	return s.f.Const(ir.Value{Op: ir.OpAggregate, Type: t, Args: slices.Repeat([]*ir.Value{c}, int(t.Len))})
}
