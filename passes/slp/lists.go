package slp

import (
	"slices"

	"rewrite/passes/ir"
)

// vectors vectorizes what is put into vectors lane by lane, and phis beside each other.
//
//	%v0 = insertelement <2 x float> poison, float %a, i32 0
//	%v1 = insertelement <2 x float> %v0, float %b, i32 1
func (w *work) vectors(b *ir.Block) {
	var ends []*ir.Value
	for _, v := range b.Instrs {
		if v.Op == ir.OpInsertElement && !isInserted(v) {
			ends = append(ends, v)
		}
	}
	for _, v := range slices.Backward(ends) {
		w.built(v)
	}
	w.phis(b)
}

// isInserted tells whether the one use of a vector is that another lane is put into it.
func isInserted(v *ir.Value) bool {
	return v.NumUses() == 1 && v.Uses()[0].User.Op == ir.OpInsertElement && v.Uses()[0].Index == 0 && v.Uses()[0].User.Block == v.Block
}

// built vectorizes the lanes that an insertelement is the last one of.
func (w *work) built(last *ir.Value) {
	t := last.Type
	if t.Scalable || w.lanesOf(t.Elem) == 0 || t.Len < fewest || t.Len&(t.Len-1) != 0 || int(t.Len) > maxWide*w.lanesOf(t.Elem) {
		return
	}
	lanes, chain, ignored := make([]*ir.Value, t.Len), []*ir.Value(nil), map[*ir.Value]bool{}
	missing := len(lanes)
	for v := last; missing > 0; v = v.Args[0] {
		if v.Op != ir.OpInsertElement || v.Block != last.Block || v != last && !isInserted(v) || v.Args[2].Op != ir.OpInt || v.Args[2].Aux != nil || v.Args[2].Bits >= t.Len {
			return
		}
		chain, ignored[v] = append(chain, v), true
		if k := v.Args[2].Bits; lanes[k] == nil { // else it is put over
			lanes[k] = v.Args[1]
			missing--
		}
	}
	tree := w.grow(lanes, ignored)
	defer tree.close()
	if tree.root.kind != together && tree.root.kind != blended {
		return
	}
	for i := range lanes {
		tree.gains -= w.costs.Insert(t, i)
	}
	if tree.price(); tree.cost >= 0 {
		w.say.Missed(last, "%d lanes are put into a vector: a %s is not worth it", len(lanes), tree.story())
		return
	}
	if why := tree.plan(); why != "" {
		w.say.Missed(last, "%d lanes are put into a vector: a %s is not vectorized: %s", len(lanes), tree.story(), why)
		return
	}
	w.say.Applied(last, "%d lanes are put into a vector: a %s is vectorized", len(lanes), tree.story())
	tree.emit()
	last.ReplaceAllUses(tree.root.vec)
	w.discard(chain, tree.root.vec)
}

// discard takes the operands away from a chain of instructions, of which a value stands for the first. They go when the pass is over.
func (w *work) discard(chain []*ir.Value, x *ir.Value) {
	for i, v := range chain {
		for len(v.Args) > 0 {
			v.RemoveArg(len(v.Args) - 1)
		}
		w.gone[v] = nil
		if i == 0 {
			w.gone[v] = x
		}
		v.Op, v.Aux, v.Meta, v.Flags = ir.OpInvalid, nil, nil, 0
	}
}

// phis vectorizes phis of one type beside each other.
func (w *work) phis(b *ir.Block) {
	var groups [][]*ir.Value
	for _, v := range b.Phis() {
		if len(v.Args) == 0 || w.lanesOf(v.Type) == 0 || v.Type == ir.I1 {
			continue
		}
		i := slices.IndexFunc(groups, func(g []*ir.Value) bool { return g[0].Type == v.Type })
		if i < 0 {
			if len(groups) == maxGroups {
				continue
			}
			i = len(groups)
			groups = append(groups, nil)
		}
		groups[i] = append(groups[i], v)
	}
	for _, g := range groups {
		for lanes := min(powerUpTo(len(g)), w.lanesOf(g[0].Type)); lanes >= fewest; lanes /= 2 {
			for i := 0; i+lanes <= len(g) && i < maxChain; {
				if w.tryPhis(g[i : i+lanes]) {
					g = slices.Delete(slices.Clone(g), i, i+lanes)
				} else {
					i++
				}
			}
		}
	}
}

// tryPhis vectorizes phis if that is worth it.
func (w *work) tryPhis(lanes []*ir.Value) bool {
	for _, v := range lanes {
		if v.NumUses() == 0 || w.gone[v] != nil {
			return false
		}
		if _, gone := w.gone[v]; gone {
			return false
		}
	}
	t := w.grow(slices.Clone(lanes), nil)
	defer t.close()
	if t.root.kind == gathered || t.root.kind == shuffled {
		return false
	}
	if t.price(); t.cost >= 0 || t.plan() != "" {
		return false
	}
	w.say.Applied(lanes[0], "%d phis beside each other: a %s is vectorized", len(lanes), t.story())
	t.emit()
	return true
}
