package block

import (
	"strconv"
	"strings"

	"rewrite/egraph"
	"rewrite/passes/ir"
	"rewrite/passes/saturate/program"
)

// MovesLanes tells whether an instruction moves lanes of vectors. op is what it is
// in the graph.
func (tr *Translator) MovesLanes(v *ir.Value, op egraph.Op) bool {
	switch v.Op {
	case ir.OpExtractElement, ir.OpInsertElement, ir.OpShuffleVector:
		return true
	case ir.OpSelect:
		return v.Type.IsVector() && (isConstant(v.Args[0]) || isConstant(v.Args[1]) && isConstant(v.Args[2]))
	case ir.OpBitCast:
		return v.Type.IsVector() || v.Args[0].Type.IsVector()
	case ir.OpCall:
		in := tr.Vocab.Back[op].Intrinsic
		return in != nil && program.IsLaneCall(in)
	}
	return false
}

// MaskLane is a lane of the mask with a number, -1 for poison, -2 for undef in a
// module where that is not the same.
//
// An undef lane was undef up to LLVM 16 and is poison since. Where it is undef nothing may
// make it poison, so -2 is a lane that comes from nowhere known; where it is poison
// it does not matter, and -1 may become any lane.
func (tr *Translator) MaskLane(mask uint64, i int) int {
	m := tr.Masks[ir.ValueID(mask)]
	if m.Op == ir.OpAggregate {
		m = m.Args[i]
	}
	if m.Op == ir.OpSplat {
		m = m.Args[0]
	}
	switch m.Op {
	case ir.OpInt:
		return int(m.Bits)
	case ir.OpZero:
		return 0
	case ir.OpPoison:
		return -1
	case ir.OpUndef:
		if !tr.oldMasks {
			return -1
		}
	}
	return -2
}

// Mask is the payload of a shuffle's mask; -1 is a lane that does not matter.
func (tr *Translator) Mask(m []int) uint64 {
	args := make([]*ir.Value, len(m))
	zero, poison := true, true
	for i, x := range m {
		if zero = zero && x == 0; x >= 0 {
			args[i], poison = tr.Func.Int(ir.I32, uint64(x)), false
		} else {
			args[i] = tr.Func.Poison(ir.I32)
		}
	}
	t := tr.Func.Module.Types.Vector(uint64(len(m)), ir.I32, false)
	switch {
	case zero:
		return tr.maskOf(tr.Func.Consts().Leaf(ir.OpZero, t))
	case poison:
		return tr.maskOf(tr.Func.Poison(t))
	}
	return tr.maskOf(tr.Func.Const(ir.Value{Op: ir.OpAggregate, Type: t, Args: args}))
}

// maskOf is the payload of a shuffle with a mask: the id of the constant, of which the pool of
// a function has each once, so that shuffles by one mask are congruent.
func (tr *Translator) maskOf(m *ir.Value) uint64 {
	if tr.Masks == nil {
		tr.Masks = map[ir.ValueID]*ir.Value{}
	}
	tr.Masks[m.ID] = m
	return uint64(m.ID)
}

// MaskText is a mask as it is in messages.
func (tr *Translator) MaskText(mask uint64) string {
	m := tr.Masks[ir.ValueID(mask)]
	if m.Type.Scalable {
		return "zeroinitializer"
	}
	words := make([]string, m.Type.Len)
	for i := range words {
		if x := tr.MaskLane(mask, i); x >= 0 {
			words[i] = strconv.Itoa(x)
		} else {
			words[i] = "poison"
		}
	}
	return "<" + strings.Join(words, ", ") + ">"
}

func isConstant(v *ir.Value) bool { return v.Block == nil && v.Op != ir.OpParam }
