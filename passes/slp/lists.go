package slp

import (
	"slices"

	"rewrite/passes/internal/lanes"
	"rewrite/passes/ir"
	"rewrite/passes/target"
)

// vectors vectorizes what is put into vectors lane by lane, and values beside each other.
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
	w.lists(b)
}

// isInserted tells whether the one use of a vector is that another lane is put into it.
func isInserted(v *ir.Value) bool {
	return v.NumUses() == 1 && v.Uses()[0].User.Op == ir.OpInsertElement && v.Uses()[0].Index == 0 && v.Uses()[0].User.Block == v.Block
}

// built vectorizes the lanes that an insertelement is the last one of: those that are put into a constant, with what that has of others; of those
// that are put into another vector only them.
func (w *work) built(last *ir.Value) {
	t := last.Type
	if t.Scalable || t.Len < fewest || int(t.Len) > maxWide*w.lanesOf(counted(last.Args[1])) {
		return
	}
	put, chain, ignored := make([]*ir.Value, t.Len), []*ir.Value(nil), map[*ir.Value]bool{}
	base, gains := last, 0
	for base.Op == ir.OpInsertElement && base.Block == last.Block && (base == last || isInserted(base)) {
		v := base
		if v.Args[2].Op != ir.OpInt || v.Args[2].Aux != nil || v.Args[2].Bits >= t.Len {
			return
		}
		chain, ignored[v] = append(chain, v), true
		if k := int(v.Args[2].Bits); put[k] == nil { // else it is put over
			put[k] = v.Args[1]
			gains -= w.costs.Insert(t, k)
		}
		base = v.Args[0]
	}
	var lanes []*ir.Value
	places := make([]int, 0, t.Len) // where lanes go, if not to all places in order
	for i, v := range put {
		switch {
		case v != nil:
			lanes, places = append(lanes, v), append(places, i)
		case base.IsConst():
			if v = elementOf(w.f, base, i); v == nil {
				return
			}
			put[i] = v
		}
	}
	if len(lanes) < fewest || len(lanes)&(len(lanes)-1) != 0 && !base.IsConst() {
		return
	}
	if base.IsConst() {
		lanes, places = put, nil
	} else if len(lanes) == len(put) {
		places = nil
	}
	if base.IsConst() && len(lanes) == len(put) && !slices.ContainsFunc(put, (*ir.Value).IsConst) {
		gains = -w.costs.Build(t)
	}
	if places != nil {
		gains += w.costs.Shuffle(target.Select, t)
		if !isIdentity(places, len(lanes)) || len(lanes) > int(t.Len)/2 {
			gains += w.costs.Shuffle(target.Permute, t)
		}
	}
	tree := w.grow(root{lanes: lanes, ignored: ignored, at: last, gains: gains})
	defer tree.close()
	if tree.root.kind == gathered {
		return
	}
	if tree.cost >= 0 {
		w.say.Missed(last, "%d lanes are put into a vector: a %s is not worth it", len(lanes), tree.story())
		return
	}
	if tree.why != "" {
		w.say.Missed(last, "%d lanes are put into a vector: a %s is not vectorized: %s", len(lanes), tree.story(), tree.why)
		return
	}
	w.say.Applied(last, "%d lanes are put into a vector: a %s is vectorized", len(lanes), tree.story())
	tree.emit()
	vec := tree.root.vec
	if places != nil {
		vec = w.blendInto(base, vec, places, last)
	}
	last.ReplaceAllUses(vec)
	w.discard(chain, vec)
}

// elementOf is a lane of a constant vector, nil if it is not written as one.
func elementOf(f *ir.Func, c *ir.Value, i int) *ir.Value {
	switch c.Op {
	case ir.OpPoison:
		return f.Poison(c.Type.Elem)
	case ir.OpUndef:
		return f.Undef(c.Type.Elem)
	case ir.OpAggregate:
		return c.Args[i]
	}
	return nil
}

// blendInto puts the lanes of a vector to places of another one, in front of an instruction.
func (w *work) blendInto(base, vec *ir.Value, places []int, at *ir.Value) *ir.Value {
	n := int(base.Type.Len)
	spread, blend := make([]int, n), make([]int, n)
	for i := range spread {
		spread[i], blend[i] = -1, i
	}
	for i, k := range places {
		spread[k], blend[k] = i, n+k
	}
	b := at.Block
	wide := lanes.Shuffle(w.f, vec, w.f.Poison(vec.Type), spread)
	mixed := lanes.Shuffle(w.f, base, wide, blend)
	for _, v := range []*ir.Value{wide, mixed} {
		v.Pos, v.Block = at.Pos, b
		v.Meta = at.Meta.Keep(func(kind string) bool { return kind == "dbg" })
	}
	w.number(b)
	i := w.at(at)
	b.Instrs = slices.Insert(b.Instrs, i, wide, mixed)
	w.renumber(b, i, i+2)
	w.ordered[b] = true
	return mixed
}

// discard takes the operands away from a chain of instructions, of which a value stands for the first. They go when the pass is over.
func (w *work) discard(chain []*ir.Value, x *ir.Value) {
	for i, v := range chain {
		w.lost = append(w.lost, v.Args...)
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

// A side is what values are beside each other by: phis of a type, what is put into an aggregate, indices of addresses from one base. The two operands
// of an operation that are computed alike are, too.
type side struct {
	op ir.Op
	t  *ir.Type
	of *ir.Value
}

type member struct {
	side
	v *ir.Value
}

// lists vectorizes values beside each other that are not put into a vector: those that are used otherwise are taken out of it.
func (w *work) lists(b *ir.Block) {
	var groups [][]*ir.Value
	at, in := map[side]int{}, map[member]bool{}
	add := func(s side, v *ir.Value) {
		if !v.IsInstr() || v.Block != b || w.lanesOf(v.Type) == 0 {
			return
		}
		s.t = v.Type
		i, ok := at[s]
		if !ok {
			i = len(groups)
			at[s] = i
			groups = append(groups, nil)
		}
		if m := (member{s, v}); !in[m] && len(groups[i]) < maxChain {
			in[m] = true
			groups[i] = append(groups[i], v)
		}
	}
	first := map[*ir.Value]*ir.Value{} // of the chain that an insertvalue is in
	for _, v := range b.Instrs {
		switch {
		case v.Op == ir.OpPhi && len(v.Args) > 0:
			add(side{op: v.Op}, v)
		case v.Op == ir.OpInsertValue:
			first[v] = v
			if f := first[v.Args[0]]; f != nil {
				first[v] = f
			}
			add(side{op: v.Op, of: first[v]}, v.Args[1])
		case v.Op == ir.OpGEP && len(v.Args) == 2:
			add(side{op: v.Op, of: v.Args[0]}, v.Args[1])
		case pair(v):
			add(side{op: v.Op, of: v}, v.Args[0])
			add(side{op: v.Op, of: v}, v.Args[1])
		}
	}
	for _, g := range groups {
		for lanes := min(powerUpTo(len(g)), w.lanesOf(g[0].Type)); lanes >= fewest; lanes /= 2 {
			for i := 0; i+lanes <= len(g); {
				if w.tryList(g[i : i+lanes]) {
					g = slices.Delete(slices.Clone(g), i, i+lanes)
				} else {
					i++
				}
			}
		}
	}
}

// pair tells whether both operands of an operation are computed by one operation.
func pair(v *ir.Value) bool {
	if form := v.Op.Info().Form; form != ir.FormBinary && form != ir.FormCompare {
		return false
	}
	x, y := v.Args[0], v.Args[1]
	return x != y && x.Op == y.Op && x.IsInstr() && y.IsInstr() && x.Op.Info().Form == ir.FormBinary
}

// tryList vectorizes values if that is worth it.
func (w *work) tryList(lanes []*ir.Value) bool {
	for _, v := range lanes {
		if _, gone := w.gone[v]; gone || v.NumUses() == 0 {
			return false
		}
	}
	t := w.grow(root{lanes: slices.Clone(lanes)})
	defer t.close()
	if t.root.kind == gathered || t.cost+bothWays(t) >= 0 || t.why != "" {
		return false
	}
	w.say.Applied(lanes[0], "%d values beside each other: a %s is vectorized", len(lanes), t.story())
	t.emit()
	return true
}

// bothWays is what is counted once more of integers that go to registers for vectors and come back from there: all that waits for them waits for
// both ways, and here nothing else is gained than operations.
func bothWays(t *tree) int {
	in := 0
	for _, n := range t.nodes {
		if n.kind == gathered && !n.elem().IsFloat() {
			in += n.cost
		}
	}
	return min(in, t.takenOut())
}
