package analysis

import (
	"rewrite/passes/analysis/domain"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// Fixed tells of values whether undef has a part in them. What sees one number in x wherever x is, as scalar evolution does, knows that x - x is 0:
// a value that it may have, but no more than that for an x that is undef, each use of which is a number of its own (SEMANTICS 6 and 22).
type Fixed struct {
	facts *Analysis
	is    map[*ir.Value]bool
}

// NewFixed asks facts of a function, which must not change as long as it is asked.
func NewFixed(facts *Analysis) *Fixed { return &Fixed{facts, map[*ir.Value]bool{}} }

// maxLeaves is how many values are looked at to find out whether one is fixed.
const maxLeaves = 256

// Is tells whether a value is poison or one and the same number for all that use it.
func (c *Fixed) Is(v *ir.Value) bool {
	if known, ok := c.is[v]; ok {
		return known
	}
	seen := map[*ir.Value]bool{v: true}
	list := []*ir.Value{v}
	for i := 0; i < len(list); i++ {
		x := list[i]
		if x.Op == ir.OpInt || c.facts.Facts(x).Has(domain.NotUndef) || c.is[x] {
			continue
		}
		if !combines(x) || len(list) > maxLeaves {
			c.is[v] = false
			return false
		}
		for _, a := range combined(x) {
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
		return v.Intrinsic().Has(intrinsic.NoEffect | intrinsic.LaneWise)
	}
	return v.IsInstr() && (v.Op.IsCast() || v.Op.Info().Form == ir.FormBinary)
}

// combined are what a value is computed from.
func combined(v *ir.Value) []*ir.Value {
	if v.Op == ir.OpCall {
		return v.CallArgs()
	}
	return v.Args
}
