package analysis

import (
	"rewrite/passes/analysis/domain"
	"rewrite/passes/ir"
)

// usuals are what follows for operations of which all depends on the operation, one constant, and whether the other operand, of which
// nothing else is known, is defined: `zext i8 %x to i32`, `and i32 %x, 255`. Most operations of which something is known are of few such kinds. What is kept
// holds of any function.
type usuals [64]usual

type usual struct {
	kind  usualKind
	facts domain.Facts
}

type usualKind struct {
	op       ir.Op // OpInvalid: none
	flags    ir.Flags
	to, from uint8 // widths
	props    domain.Props
	constant uint64
}

// usual is where what follows for an instruction is kept, if it is of such a kind, and this kind; it is there if the kind of that place is it.
func (a *Analysis) usual(v *ir.Value) (*usual, usualKind) {
	if !v.Type.IsInt() || len(v.Args) == 0 || !v.Args[0].Type.IsInt() {
		return nil, usualKind{}
	}
	x := a.at(v.Args[0].ID)
	if x == nil || !isPlain(x) || x.Width == 0 {
		return nil, usualKind{}
	}
	kind := usualKind{op: v.Op, flags: v.Flags, to: uint8(a.Width(v.Type)), from: x.Width, props: x.Props}
	switch {
	case v.Op == ir.OpZExt || v.Op == ir.OpSExt || v.Op == ir.OpTrunc:
	case v.Op.Is(ir.LaneWise) && len(v.Args) == 2 && v.Args[1].Op == ir.OpInt && v.Args[1].Aux == nil && v.Op != ir.OpICmp:
		kind.constant = v.Args[1].Bits
	default:
		return nil, usualKind{}
	}
	if a.usuals == nil {
		a.usuals = new(usuals)
	}
	return &a.usuals[(uint64(kind.op)*7+uint64(kind.from)+kind.constant*5)%uint64(len(a.usuals))], kind
}
