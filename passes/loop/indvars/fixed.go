package indvars

import (
	"rewrite/passes/analysis/scev"
	"rewrite/passes/ir"
)

// choices are what is known of values that undef may be in: a value or a compare may be replaced by what scalar evolution knows, while
// operands that stay must be fixed where it is relied on that they are what it knows, by a flag or by another operation.
type choices struct{ se *scev.Analysis }

// fixed tells whether a value is poison or one and the same number for all that use it.
func (c *choices) fixed(v *ir.Value) bool { return c.se.Fixed(v) }

// apart tells whether what is known of two values together holds for each number that the one may be with each that the other may: one of
// them is fixed, and the other one, too, or not computed from others.
func (c *choices) apart(x, y *ir.Value) bool {
	return c.fixed(x) && (c.fixed(y) || c.leaf(y)) || c.leaf(x) && c.fixed(y)
}

// leaf tells whether scalar evolution looks at a value as one, or as the extension or the low bits of one.
func (c *choices) leaf(v *ir.Value) bool {
	for v.IsInstr() && v.Op.IsCast() && v.Args[0].Type.IsInt() {
		v = v.Args[0]
	}
	e := c.se.Of(v)
	return e.Kind == scev.Unknown && e.Value == v
}

// neverWraps tells whether an operation on two values gives what fits each time, whatever they are where they are undef.
func (c *choices) neverWraps(op ir.Op, flag ir.Flags, x, y *ir.Value) bool {
	return c.apart(x, y) && c.se.NeverWraps(op, flag, c.se.Of(x), c.se.Of(y))
}
