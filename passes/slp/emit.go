package slp

import (
	"slices"

	"rewrite/passes/internal/edit"
	"rewrite/passes/internal/lanes"
	"rewrite/passes/internal/speculate"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// emitter puts the instructions of a tree into their blocks.
type emitter struct {
	*tree
	f     *ir.Func
	out   []*ir.Value             // what comes next in the block
	block *ir.Block               // where
	lane  map[*ir.Value]*ir.Value // lanes that are used outside, and what takes them out of their vectors
	used  map[*ir.Value]bool
	away  []*ir.Value // lanes that are not in their blocks' lists any more
}

// emit makes the tree vector operations, by the plans that were found.
func (t *tree) emit() {
	if t.w.shown != nil {
		t.w.shown(t, true)
	}
	e := &emitter{tree: t, f: t.w.f, lane: map[*ir.Value]*ir.Value{}, used: map[*ir.Value]bool{}}
	for _, v := range t.outside {
		e.used[v] = true
	}
	var phis []*node
	for _, n := range t.nodes {
		if n.kind == together && n.main.Op == ir.OpPhi {
			phis = append(phis, n)
			e.phi(n)
		}
	}
	for _, p := range t.plans {
		e.region(p)
	}
	for _, n := range phis {
		for k, p := range n.main.Targets {
			e.block, e.out = p, nil
			n.vec.AddArg(e.vector(n.operands[k]))
			e.insert(p, speculate.End(p))
		}
		n.vec.Targets = slices.Clone(n.main.Targets)
	}
	if t.at != nil {
		e.block, e.out = t.at.Block, nil
		e.vector(t.root)
		e.w.number(e.block)
		e.insert(e.block, e.w.at(t.at))
	}
	for _, n := range t.nodes {
		if !n.computes() {
			continue
		}
		for v := range n.computed() {
			e.drop(v)
		}
	}
	for _, v := range t.unused {
		e.drop(v)
	}
	for _, v := range e.away {
		v.Block = nil
	}
	t.w.done++
}

// insert puts what came out into a block at a place.
func (e *emitter) insert(b *ir.Block, at int) {
	if len(e.out) == 0 {
		return
	}
	for _, v := range e.out {
		v.Block = b
	}
	e.move(b, at, len(e.out))
	e.w.number(b)
	b.Instrs = slices.Insert(b.Instrs, at, e.out...)
	e.w.renumber(b, at, at+len(e.out))
}

// move tells the plans of a block that more stands in front of a place.
func (e *emitter) move(b *ir.Block, at, n int) {
	for _, p := range e.plans {
		if p.b == b && p.lo >= at {
			p.lo, p.hi = p.lo+n, p.hi+n
		}
	}
}

// phi puts the phi of vectors into its block, without operands yet.
func (e *emitter) phi(n *node) {
	b := n.block
	e.w.number(b)
	n.vec = e.f.NewInstr(ir.OpPhi, e.vectorType(n))
	n.vec.Pos, n.vec.Flags = n.main.Pos, n.common(false)
	e.block, e.out = b, []*ir.Value{n.vec}
	e.insert(b, 0)
	e.out = nil
	e.takeOut(n)
	e.insert(b, len(b.Phis()))
}

// region puts what a plan has into its block. What goes stands behind it without operands until the pass is over, so that not
// all of a large block has to move for each tree.
func (e *emitter) region(p *plan) {
	old := slices.Clone(p.b.Instrs[p.lo : p.hi+1])
	e.block, e.out = p.b, nil
	for _, k := range p.order {
		if u := p.units[k]; u.n != nil {
			e.bundle(u.n)
		} else {
			e.out = append(e.out, u.v)
		}
	}
	var records *ir.DbgRecord
	end := p.b.Instrs[p.hi+1]
	for _, v := range slices.Backward(old) {
		if v.Dbg != nil {
			last := v.Dbg
			for last.Next != nil {
				last = last.Next
			}
			last.Next, records = records, v.Dbg
			v.Dbg = nil
		}
	}
	end.PrependDbg(records)
	for _, v := range e.out {
		v.Block = p.b
	}
	for _, v := range old {
		if e.w.inTree(v) == nil {
			continue
		}
		if len(e.out) < len(old) {
			e.out = append(e.out, v)
		} else {
			e.away = append(e.away, v)
		}
	}
	p.b.Instrs = slices.Replace(p.b.Instrs, p.lo, p.hi+1, e.out...)
	e.w.renumber(p.b, p.lo, p.lo+len(e.out))
	e.w.ordered[p.b] = true
}

// drop takes the operands away from what was vectorized. It goes when the pass is over.
func (e *emitter) drop(v *ir.Value) {
	if x := e.lane[v]; x != nil {
		v.ReplaceAllUses(x)
	}
	e.w.gone[v] = e.lane[v]
	e.w.lost = append(e.w.lost, v.Args...)
	for len(v.Args) > 0 {
		v.RemoveArg(len(v.Args) - 1)
	}
	if v.Op == ir.OpPhi {
		v.SetTargets(nil)
		return
	}
	v.Op, v.Aux, v.Meta, v.Flags = ir.OpInvalid, nil, nil, 0
}

func (e *emitter) put(v *ir.Value, n *node) *ir.Value {
	if n != nil && n.main != nil {
		v.Pos = n.main.Pos
	} else if n != nil {
		v.Pos = n.lanes[0].Pos
	}
	v.Block = e.block
	e.out = append(e.out, v)
	return v
}

func (e *emitter) vectorType(n *node) *ir.Type { return e.w.vectorOf(n.elem(), len(n.lanes)) }

// elem is the type of a lane: of stores what is stored.
func (n *node) elem() *ir.Type {
	if v := n.lanes[0]; v.Op == ir.OpStore {
		return v.Args[0].Type
	}
	return n.lanes[0].Type
}

// common is the flags that all lanes of an operation have; of the other one, if there are two, with alt.
func (n *node) common(alt bool) ir.Flags {
	all := ^ir.Flags(0)
	for i, v := range n.lanes {
		if n.isAlt != nil && n.isAlt[i] != alt {
			continue
		}
		if n.flags != nil {
			all &= n.flags[i]
		} else {
			all &= v.Flags
		}
	}
	return all & n.main.Op.Info().Flags & (ir.PoisonFlags | ir.FastMath)
}

// merged is what the metadata of all lanes says. The place in the source is that of the last lane if lanes differ: it stands there.
func (n *node) merged() *ir.Meta {
	var last *ir.Value
	for v := range n.computed() {
		last = v
	}
	return last.Meta.Keep(func(kind string) bool {
		if kind == "dbg" {
			return true
		}
		if n.window != nil || n.fetches || !slices.Contains(lanes.Meta, kind) { // of gaps that are read nothing is said
			return false
		}
		for _, v := range n.lanes {
			if v.Meta.Get(kind) != last.Meta.Get(kind) {
				return false
			}
		}
		return true
	})
}

// bundle makes the vector operation of a bundle, and what takes lanes out of it.
func (e *emitter) bundle(n *node) {
	args := make([]*ir.Value, len(n.operands))
	for i, o := range n.operands {
		args[i] = e.vector(o)
	}
	if n.main.Op == ir.OpLoad {
		n.vec = e.read(n)
	} else {
		n.vec = e.operation(n, n.main, args, false)
	}
	if n.kind == blended {
		other := e.operation(n, n.alt, args, true)
		mask := make([]int, len(n.lanes))
		for i := range mask {
			mask[i] = i
			if n.isAlt[i] {
				mask[i] += len(n.lanes)
			}
		}
		n.vec = e.shuffle(n, n.vec, other, mask)
	}
	e.takeOut(n)
}

// operation makes one vector operation.
func (e *emitter) operation(n *node, m *ir.Value, args []*ir.Value, alt bool) *ir.Value {
	var v *ir.Value
	switch m.Op {
	case ir.OpStore:
		low := n.lowest()
		x := args[0]
		if n.window != nil {
			x = e.shuffle(n, x, e.f.Poison(x.Type), n.spreading())
			v = edit.Masked(e.w.f, e.w.llvm, intrinsic.MaskedStore, ir.Void, 1, e.w.alignOf(low, low.Args[0].Type), x, e.now(n.address()), e.w.maskOf(n.window))
			break
		}
		if number := e.w.oneNumber(n.operands[0].lanes); number != nil {
			x = number
		}
		v = e.f.NewInstr(ir.OpStore, ir.Void, x, e.now(n.address()))
		v.Aux = ir.PlainMem(e.w.alignOf(low, low.Args[0].Type))
	case ir.OpCall:
		all := args[:len(args):len(args)]
		all = append(all, n.scalars...)
		v = e.f.CallIntrinsic(m.Intrinsic(), e.vectorType(n), all...)
	case ir.OpGEP:
		for _, p := range n.scalars {
			args = slices.Insert(args, 0, e.now(p))
		}
		v = e.f.NewInstr(m.Op, e.vectorType(n), args...)
		v.Aux = m.Aux
	default:
		v = e.f.NewInstr(m.Op, e.vectorType(n), args...)
		v.Pred = m.Pred
	}
	v.Flags = n.common(alt)
	v.Meta = n.merged()
	return e.put(v, n)
}

// takeOut extracts the lanes that something else uses.
func (e *emitter) takeOut(n *node) {
	for i, v := range n.lanes {
		if e.used[v] && e.w.inTree(v) == n {
			x := e.f.NewInstr(ir.OpExtractElement, v.Type, n.vec, e.index(i))
			e.lane[v] = e.put(x, n)
		}
	}
}

// index is the number of a lane. LLVM prints it as an i32, and reads any.
func (e *emitter) index(i int) *ir.Value { return e.f.Int(ir.I32, uint64(i)) }

// shuffle takes lanes out of two vectors; -1 is any.
func (e *emitter) shuffle(n *node, a, b *ir.Value, mask []int) *ir.Value {
	return e.put(lanes.Shuffle(e.f, a, b, mask), n)
}

// vector is the vector of a bundle: that of its operation, or one put together here.
func (e *emitter) vector(n *node) *ir.Value {
	if n.vec != nil {
		return n.vec
	}
	switch {
	case n.kind == repeated:
		a := e.vector(n.operands[0])
		n.vec = e.shuffle(n, a, e.f.Poison(a.Type), n.mask)
	case n.kind == joined:
		low, high := e.vector(n.operands[0]), e.vector(n.operands[1])
		mask := make([]int, len(n.lanes))
		for i := range mask {
			mask[i] = i
		}
		n.vec = e.shuffle(n, low, high, mask)
	case n.kind == shuffled:
		source := n.source
		for _, o := range n.from {
			source = append(source, o.vec)
		}
		x := source[0]
		y := e.f.Poison(x.Type)
		if len(source) == 2 {
			y = source[1]
		}
		n.vec = x
		if !isIdentity(n.mask, int(x.Type.Len)) {
			n.vec = e.shuffle(n, x, y, n.mask)
		}
	case n.isSplat():
		t := e.vectorType(n)
		x := e.f.NewInstr(ir.OpInsertElement, t, e.f.Poison(t), e.now(n.lanes[n.firstLane()]), e.index(0))
		e.put(x, n)
		mask := make([]int, len(n.lanes))
		for i, v := range n.lanes {
			if v.Op == ir.OpPoison {
				mask[i] = -1
			}
		}
		n.vec = e.shuffle(n, x, e.f.Poison(t), mask)
	default:
		base := make([]*ir.Value, len(n.lanes))
		for i, v := range n.lanes {
			base[i] = v
			if !v.IsConst() {
				base[i] = e.f.Poison(v.Type)
			}
		}
		n.vec = lanes.Constant(e.f, base)
		if n.from != nil {
			mask := slices.Clone(n.mask)
			for i, v := range n.lanes {
				if v.IsConst() && v.Op != ir.OpPoison {
					mask[i] = len(mask) + i
				}
			}
			n.vec = e.shuffle(n, n.from[0].vec, n.vec, mask)
		}
		for i, v := range n.lanes {
			if !v.IsConst() && !n.fromVector(i) {
				n.vec = e.put(e.f.NewInstr(ir.OpInsertElement, n.vec.Type, n.vec, e.now(v), e.index(i)), n)
			}
		}
	}
	return n.vec
}

// now is what stands for a scalar that is put into a vector.
func (e *emitter) now(v *ir.Value) *ir.Value {
	if x := e.lane[v]; x != nil {
		return x
	}
	return v
}

// isIdentity tells whether a mask takes all lanes of one vector as they are.
func isIdentity(mask []int, width int) bool {
	for i, k := range mask {
		if k != i {
			return false
		}
	}
	return len(mask) == width
}

// isSplat tells whether all lanes are one value that is no constant, or poison.
func (n *node) isSplat() bool {
	first := n.lanes[n.firstLane()]
	if first.IsConst() {
		return false
	}
	for _, v := range n.lanes {
		if v != first && v.Op != ir.OpPoison {
			return false
		}
	}
	return true
}

// firstLane is the first lane that is not poison, 0 if all are.
func (n *node) firstLane() int {
	return max(0, slices.IndexFunc(n.lanes, func(v *ir.Value) bool { return v.Op != ir.OpPoison }))
}
