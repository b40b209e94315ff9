package foldphi

import (
	"slices"

	"rewrite/passes/internal/edit"
	"rewrite/passes/ir"
)

// A phi of true and false, or a compare of one of numbers, is the condition that led here, where
// all ways from one side of the branch on it bring the one and all from the other side the other:
//
//	   br i1 %c, label %a, label %b
//	j: %x = phi i32 [ 1, %a ], [ 0, %b ]
//	   %y = icmp ne i32 %x, 0                    use %c for %y
//
// The branch is that of the block that dominates this one immediately. It is undefined
// behaviour if the condition is poison or undef. What would have to be negated is left, but
// where all that asks for it are branches and selects, which can look at the opposite. That is
// made once, before the branch, as this block may begin with what exceptions go to, such as a
// landingpad, which nothing but phis may stand before.
func (w *work) decided(b *ir.Block) (changed bool) {
	t := w.before(b)
	if t == nil {
		return false
	}
	d := t.Block
	var opposite *ir.Value
	for _, phi := range slices.Clone(b.Phis()) { // some go
		if !phi.Type.IsInt() || phi.Type.Bits > 64 || !allNumbers(phi) {
			continue
		}
		asks := []*ir.Value{phi}
		if phi.Type != ir.I1 {
			asks = nil
			for _, u := range phi.Uses() {
				if v := u.User; v.Op == ir.OpICmp && u.Index == 0 && v.Args[1].Op == ir.OpInt {
					asks = append(asks, v)
				}
			}
		}
		for _, v := range asks {
			truth, ok := w.side(b, t, phi, v)
			if !ok || !truth && !edit.AllUses(v, edit.Turns) {
				continue
			}
			c := t.Args[0]
			if !truth {
				if opposite == nil {
					opposite = w.f.NewInstr(ir.OpXor, ir.I1, c, w.f.Int(ir.I1, 1))
					opposite.Pos = t.Pos
					d.InsertAt(len(d.Instrs)-1, opposite)
				}
				c = opposite
			}
			w.say.Applied(v, "this %s is the condition that led here", v.Op)
			v.ReplaceAllUses(c)
			w.gone[v] = c
			v.Erase()
			changed = true
		}
	}
	if changed {
		w.analyses.Drop()
	}
	return changed
}

// before is the branch of the block that dominates one immediately, nil if that has none.
func (w *work) before(b *ir.Block) *ir.Value {
	d := w.analyses.Dom().Idom(b)
	if d == nil {
		return nil
	}
	if t := d.Terminator(); t.Op == ir.OpBr && len(t.Targets) == 2 && t.Targets[0] != t.Targets[1] && !t.Args[0].IsConst() {
		return t
	}
	return nil
}

// maxAbove bounds how far above a select the ways are looked for that its condition tells apart.
const maxAbove = 16

// chosen makes a select by the condition of the branch before a block, or by its opposite, a phi of what it chooses on each way. The
// select may stand in another block that this one dominates: what is chosen from, and the condition, is the same there.
//
//	   br i1 %c, label %a, label %b
//	j: ...                                     j: %s = phi i32 [ %x, %a ], [ %y, %b ]
//	k: %s = select i1 %c, i32 %x, i32 %y
func (w *work) chosen(b *ir.Block) (changed bool) {
	for _, v := range slices.Clone(b.Instrs) {
		if v.Op != ir.OpSelect || !decides(v.Args[0]) {
			continue
		}
		for j, n := b, 0; j != nil && n < maxAbove; j, n = w.analyses.Dom().Idom(j), n+1 {
			if w.chosenAt(v, j) {
				changed = true
				break
			}
		}
	}
	return changed
}

// decides tells whether a condition, or the opposite of it, is that of a branch.
func decides(c *ir.Value) bool {
	branch := func(u ir.Use) bool { return u.User.Op == ir.OpBr }
	for _, u := range c.Uses() {
		if u.User.Op == ir.OpBr || ir.Negated(u.User) == c && slices.ContainsFunc(u.User.Uses(), branch) {
			return true
		}
	}
	n := ir.Negated(c)
	return n != nil && slices.ContainsFunc(n.Uses(), branch)
}

// chosenAt makes a select a phi of a block that dominates it, or in which it stands.
func (w *work) chosenAt(v *ir.Value, b *ir.Block) bool {
	preds, t := b.Preds(), w.before(b)
	if t == nil || len(preds) < 2 {
		return false
	}
	yes, no := v.Args[1], v.Args[2]
	switch c := v.Args[0]; {
	case c == t.Args[0]:
	case ir.Negated(c) == t.Args[0], ir.Negated(t.Args[0]) == c:
		yes, no = no, yes
	default:
		return false
	}
	for _, a := range []*ir.Value{yes, no} { // each is there before the block begins, or one of its phis
		if a.Block == b && a.Op != ir.OpPhi || a.Block != nil && !w.analyses.Dom().Dominates(a.Block, b) {
			return false
		}
	}
	list, seen := make([]*ir.Value, len(preds)), [2]bool{}
	for i, from := range preds {
		k := w.sideOf(b, t, from)
		if k < 0 {
			return false
		}
		seen[k], list[i] = true, along([]*ir.Value{yes, no}[k], b, from)
	}
	if !seen[0] || !seen[1] {
		return false
	}
	w.become(v, b, preds, list)
	return true
}

// sideOf is from which side of a branch the edge from a block comes, -1 if that may be either.
func (w *work) sideOf(b *ir.Block, t *ir.Value, from *ir.Block) int {
	for k, to := range t.Targets {
		if from == t.Block && to == b || to != b && w.analyses.Dom().DominatesEdge(t.Block, to, from) {
			return k
		}
	}
	return -1
}

func allNumbers(phi *ir.Value) bool {
	for _, a := range phi.Args {
		if a.Op != ir.OpInt || a.Aux != nil {
			return false
		}
	}
	return true
}

// side tells whether v, which is a phi of numbers or a compare of it, is true on the ways from where the condition of
// t is, and false on those from where it is not, or the other way round.
func (w *work) side(b *ir.Block, t, phi, v *ir.Value) (truth, ok bool) {
	var seen [2]bool
	var is [2]uint64
	for i, from := range phi.Targets {
		n := phi.Args[i].Bits
		if v != phi {
			var out ir.Outcome
			n, out = v.Op.Info().Eval(ir.EvalArgs{A: n, B: v.Args[1].Bits, Width: phi.Type.Bits, To: 1, Flags: v.Flags, Pred: v.Pred})
			if out != ir.Defined {
				return false, false
			}
		}
		side := w.sideOf(b, t, from)
		if side < 0 || seen[side] && is[side] != n {
			return false, false
		}
		seen[side], is[side] = true, n
	}
	return is[0] == 1, seen[0] && seen[1] && is[0] != is[1]
}
