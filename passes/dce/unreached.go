package dce

import (
	"slices"

	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// unreached removes what is never executed: instructions of blocks to which no way
// leads that a branch by a constant leaves open, and those behind one that does not
// let control go on. Blocks and edges stay, with poison as what phis take on edges
// that are not taken. Pads stay, as blocks must begin with them, and tokens and allocas that
// terminators may ask for.
func (w *work) unreached() (changed bool) {
	if w.f.Attrs.Has("presplitcoroutine") {
		return false // the calls that make it one belong together
	}
	last := w.reach()
	for _, b := range w.f.Blocks {
		for _, phi := range b.Phis() {
			for i, from := range phi.Targets {
				if phi.Args[i].Op != ir.OpPoison && !takes(from, b, last[from.ID]) {
					phi.SetArg(i, w.f.Poison(phi.Type))
					changed = true
				}
			}
		}
		dead := b.Instrs
		switch end := last[b.ID]; {
		case end == b.Terminator():
			continue
		case end != nil:
			dead = dead[slices.Index(dead, end)+1:]
		}
		gone := map[*ir.Value]bool{}
		for _, v := range dead {
			if v.Op.IsTerminator() || isPad(v) || v.Op == ir.OpAlloca || v.Type.Kind == ir.TokenKind {
				continue
			}
			w.say.Applied(v, "this %s is never executed", v.Op)
			if v.NumUses() > 0 {
				v.ReplaceAllUses(w.f.Poison(v.Type))
			}
			gone[v], w.gone[v] = true, nil
		}
		if len(gone) > 0 {
			b.EraseIf(func(v *ir.Value) bool { return gone[v] })
			changed = true
		}
	}
	return changed
}

func isPad(v *ir.Value) bool {
	return v.Op == ir.OpLandingPad || v.Op == ir.OpCatchPad || v.Op == ir.OpCleanupPad
}

// reach finds how far control may get in each block, by its ID: the instruction that
// it does not get past, which is the terminator for most; nil where it never comes.
func (w *work) reach() []*ir.Value {
	w.f.Entry().Preds() // numbers the blocks
	last := make([]*ir.Value, len(w.f.Blocks))
	for list := []*ir.Block{w.f.Blocks[0]}; len(list) > 0; {
		b := list[len(list)-1]
		list = list[:len(list)-1]
		if last[b.ID] != nil {
			continue
		}
		end := b.Terminator()
		if i := slices.IndexFunc(b.Instrs, w.ends); i >= 0 {
			end = b.Instrs[i]
		}
		last[b.ID] = end
		for _, s := range b.Succs() {
			if last[s.ID] == nil && takes(b, s, end) {
				list = append(list, s)
			}
		}
	}
	return last
}

// ends tells whether control does not get past an instruction of a block: what it
// does is undefined, or it is a call that does not come back.
func (w *work) ends(v *ir.Value) bool {
	if v.Op.IsTerminator() || v.Op == ir.OpCall && v.Flags&ir.MustTail != 0 {
		return false
	}
	for i, c := range v.Args {
		if (c.IsConst() || c.Op == ir.OpGEP) && (ir.Use{User: v, Index: int32(i)}).Undefined(c, false) {
			return true
		}
	}
	if v.Op != ir.OpCall {
		return false
	}
	if v.Intrinsic() == intrinsic.Assume {
		c := v.CallArgs()[0]
		return c.Op == ir.OpInt && c.Bits == 0 || c.Op == ir.OpPoison || c.Op == ir.OpUndef
	}
	return ir.CallHas(v, "noreturn")
}

// takes tells whether control, which gets to an instruction of a block, may go from
// there to another block.
func takes(from, to *ir.Block, end *ir.Value) bool {
	t := from.Terminator()
	if end != t {
		return false
	}
	if t.Op != ir.OpSwitch && (t.Op != ir.OpBr || len(t.Targets) < 2) {
		return true
	}
	switch c := t.Args[0]; {
	case c.Op == ir.OpUndef || c.Op == ir.OpPoison:
		return false // which is undefined
	case c.Op != ir.OpInt:
		return true
	case t.Op == ir.OpBr:
		return t.Targets[1-c.Bits] == to
	default:
		i := slices.Index(t.Args[1:], c)
		return t.Targets[i+1] == to
	}
}
