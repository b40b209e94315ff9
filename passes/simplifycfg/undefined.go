package simplifycfg

import (
	"slices"

	"rewrite/passes/internal/edit"
	"rewrite/passes/ir"
)

// maxAhead bounds how many instructions behind a phi are looked at.
const maxAhead = 64

// undefined removes an edge on which a phi takes what the program surely uses next in a way that is undefined for it:
//
//	no:  ...                                   no:  ...
//	     br label %join                             unreachable
//	join:                                      join:
//	     %p = phi ptr [ null, %no ], ...            ...
//	     load i32, ptr %p
func (w *work) undefined(b *ir.Block) bool {
	for _, phi := range b.Phis() {
		for i, c := range phi.Args {
			if !isOddity(c) || slices.Contains(phi.Args[:i], c) || !uses(phi, c) {
				continue
			}
			for j := i; j < len(phi.Args); j++ {
				if phi.Args[j] == c && w.never(phi.Targets[j], b) {
					return true
				}
			}
		}
	}
	return false
}

// isOddity tells whether there are uses that are undefined for a constant.
func isOddity(c *ir.Value) bool {
	switch c.Op {
	case ir.OpNull, ir.OpUndef, ir.OpPoison, ir.OpZero:
		return true
	}
	return c.Op == ir.OpInt && c.Bits == 0 && c.Aux == nil
}

// uses tells whether control that comes to a phi, with a constant for it, surely gets to a use that is undefined then.
func uses(phi, c *ir.Value) bool {
	same := []*ir.Value{phi} // what is null, or poison, as the phi is c
	list := phi.Block.Instrs
	for left := maxAhead; left > 0; left-- {
		v := list[0]
		for i, x := range v.Args {
			if v.Op == ir.OpPhi || !slices.Contains(same, x) {
				continue
			}
			if (ir.Use{User: v, Index: int32(i)}).Undefined(c, false) {
				return true
			}
			if i == 0 && c.Op == ir.OpNull && ir.StepsNowhere(v) {
				same = append(same, v)
			}
		}
		if list = list[1:]; len(list) > 0 {
			if v.Effects()&(ir.Unwinds|ir.Hangs|ir.Ordered) != 0 {
				return false
			}
			continue
		}
		if v.Op != ir.OpBr || len(v.Targets) != 1 || v.Targets[0] == phi.Block {
			return false
		}
		from, to := v.Block, v.Targets[0]
		for _, p := range to.Phis() {
			if slices.Contains(same, edit.Incoming(p, from)) {
				same = append(same, p)
			}
		}
		list = to.Instrs
	}
	return false
}

// never removes the edges from one block to another, if that can be done by changing how the first ends.
func (w *work) never(from, to *ir.Block) bool {
	t := from.Terminator()
	say := func() { w.say.Applied(t, "this never goes to where what follows is undefined") }
	switch {
	case t.Op == ir.OpBr && len(t.Targets) == 1:
		say()
		edit.Stop(from)
	case t.Op == ir.OpBr && t.Targets[0] != t.Targets[1]:
		say()
		other := t.Targets[0]
		if other == to {
			other = t.Targets[1]
		}
		w.jump(from, other)
	case t.Op == ir.OpSwitch && t.Targets[0] != to:
		say()
		edit.RemoveCases(t, func(i int) bool { return t.Targets[i] == to })
	default:
		return false
	}
	return true
}
