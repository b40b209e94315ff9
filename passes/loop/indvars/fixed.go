package indvars

import (
	"rewrite/passes/analysis/domain"
	"rewrite/passes/analysis/manager"
	"rewrite/passes/analysis/scev"
	"rewrite/passes/ir"
)

// maxLeaves is how many values are looked at to find out whether one is fixed.
const maxLeaves = 256

// choices are what is known of values that undef may be in.
type choices struct {
	an *manager.Func
	se *scev.Analysis
	is map[*ir.Value]bool // the answers of fixed
}

// fixed tells whether a value is poison or one and the same number for all that use it. Scalar evolution sees one number in x wherever
// x is: that x - x is 0 is a value that it may have, but no more than that for an x that is undef, each use of which is a number of its own.
// So a value or a compare may be replaced by what scalar evolution knows, while operands that stay must be fixed where it is
// relied on that they are what it knows, by a flag or by another operation (SEMANTICS 6 and 22).
func (c *choices) fixed(v *ir.Value) bool {
	if known, ok := c.is[v]; ok {
		return known
	}
	seen := map[*ir.Value]bool{v: true}
	list := []*ir.Value{v}
	for i := 0; i < len(list); i++ {
		x := list[i]
		if x.Op == ir.OpInt || c.an.Facts().Facts(x).Has(domain.NotUndef) || c.is[x] {
			continue
		}
		if !combines(x) || len(list) > maxLeaves {
			c.is[v] = false
			return false
		}
		for _, a := range operands(x) {
			if !seen[a] {
				seen[a] = true
				list = append(list, a)
			}
		}
	}
	for _, x := range list { // around a phi, too: what is undef began as that somewhere
		c.is[x] = true
	}
	return true
}

// combines tells whether an instruction is undef only if an operand is.
func combines(v *ir.Value) bool {
	switch v.Op {
	case ir.OpPhi, ir.OpSelect, ir.OpICmp, ir.OpFCmp, ir.OpGEP, ir.OpExtractValue:
		return v.IsInstr()
	case ir.OpCall:
		_, ok := wraps[v.Intrinsic()]
		return ok
	}
	return v.IsInstr() && (v.Op.IsCast() || v.Op.Info().Form == ir.FormBinary)
}

// operands are what a value is computed from.
func operands(v *ir.Value) []*ir.Value {
	if v.Op == ir.OpCall {
		return v.CallArgs()
	}
	return v.Args
}

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
