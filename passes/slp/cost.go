package slp

import (
	"rewrite/passes/analysis/cfg"
	"rewrite/passes/analysis/scev"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
	"rewrite/passes/target"
)

// fewest is how many lanes are tried at least.
const fewest = 2

// price says what the tree costs more than the scalars, each bundle by itself.
func (t *tree) price() {
	t.cost = t.takenOut() + t.gains
	for _, n := range t.nodes {
		n.cost = t.priceOf(n)
		t.cost += n.cost
	}
	for _, v := range t.unused {
		t.cost -= t.operationCost(t.root, v, v.Type)
	}
	t.spills, t.stalls = t.spilled(), stalls(t)
	t.cost += t.spills + t.stalls
}

// issued is how many operations a processor of today begins at a time, if they do not wait for each other.
const issued = 4

// stalls is what it costs that each round of a loop waits for more steps than before, if what lanes compute from the round before takes a vector
// several operations where it takes a scalar one: lanes did not wait for each other.
func stalls(t *tree) (cost int) {
	seen := map[*node]bool{} // and whether it is computed from the phi
	for _, phi := range t.nodes {
		if !phi.computes() || phi.main.Op != ir.OpPhi {
			continue
		}
		clear(seen)
		var from func(n *node) bool
		from = func(n *node) bool {
			on, known := seen[n]
			if n == phi || known {
				return n == phi || on
			}
			seen[n] = false
			for _, o := range n.operands {
				on = from(o) || on
			}
			seen[n] = on
			if on && n.computes() {
				elem := n.elem()
				cost += issued * max(0, t.operationCost(n, n.main, t.w.vectorOf(elem, len(n.lanes)))-t.operationCost(n, n.main, elem))
			}
			return on
		}
		for _, o := range phi.operands {
			from(o)
		}
	}
	return cost
}

// takenOut is what it costs to take out the lanes that something else uses.
func (t *tree) takenOut() (cost int) {
	for _, v := range t.outside {
		n := t.w.inTree(v)
		cost += t.w.costs.Extract(t.w.vectorOf(v.Type, len(n.lanes)), n.laneOf(v))
	}
	return cost
}

func (n *node) laneOf(v *ir.Value) int {
	for i, x := range n.lanes {
		if x == v {
			return i
		}
	}
	return -1
}

// maxSpillScan bounds how many instructions between a vector and what uses it are looked at for calls.
const maxSpillScan = 256

// spilled is what it costs to store vectors away over calls, which may use all registers, and to load them again.
func (t *tree) spilled() (cost int) {
	for _, n := range t.nodes {
		if !n.computes() || n.main.Op == ir.OpPhi {
			continue
		}
		for _, o := range n.operands {
			if !o.computes() || o.block != n.block || o.main.Op == ir.OpPhi {
				continue
			}
			if t.w.callsBetween(o, n) {
				v := t.w.vectorOf(o.elem(), len(o.lanes))
				a := t.w.layout.Align(v)
				cost += t.w.costs.Memory(ir.OpStore, v, a) + t.w.costs.Memory(ir.OpLoad, v, a)
			}
		}
	}
	return cost
}

// callsBetween tells whether something is called between the last lanes of two bundles of a block.
func (w *work) callsBetween(x, y *node) bool {
	from, to := w.at(x.last(w))+1, w.at(y.last(w))
	for _, v := range x.block.Instrs[from:min(to, from+maxSpillScan)] {
		if v.Op == ir.OpCall && v.Intrinsic() == intrinsic.None {
			return true
		}
	}
	return false
}

// last is the lane of a bundle that stands behind all others.
func (n *node) last(w *work) (last *ir.Value) {
	for v := range n.computed() {
		if last == nil || w.inOrder(v, last) > 0 {
			last = v
		}
	}
	return last
}

// priceOf is what a bundle costs more than its lanes.
func (t *tree) priceOf(n *node) int {
	c := t.w.costs
	vector := t.w.vectorOf(n.elem(), len(n.lanes))
	switch n.kind {
	case gathered:
		return t.gathering(n, vector)
	case shuffled:
		return t.shuffling(n)
	case repeated:
		return c.Mask(n.mask, t.w.vectorOf(n.elem(), len(n.operands[0].lanes)))
	case joined:
		return n.joining(t, vector)
	}
	cost := t.operationCost(n, n.main, vector)
	for v := range n.computed() {
		cost -= t.operationCost(n, v, v.Type)
	}
	if n.kind == blended {
		cost += t.operationCost(n, n.alt, vector) + c.Shuffle(target.Select, vector)
	}
	switch {
	case n.order == nil:
	case n.main.Op == ir.OpStore:
		cost += c.Mask(n.spreading(), vector)
	default:
		cost += c.Mask(n.order, t.w.vectorOf(n.elem(), n.lanesRead()))
	}
	return cost
}

// compares tells whether a vector is that of one compare.
func (n *node) compares() bool {
	return n.kind == together && (n.main.Op == ir.OpICmp || n.main.Op == ir.OpFCmp)
}

// rotates tells whether a bundle is rotations by one constant: an instruction of its own for a scalar, two shifts for a vector.
func (n *node) rotates() bool {
	id := n.main.Intrinsic()
	const one = target.Uniform | target.Constant
	return (id == intrinsic.Fshl || id == intrinsic.Fshr) && len(n.operands) == 3 && n.operands[0] == n.operands[1] && operandKind(n.operands[2].lanes)&one == one
}

// gathering is what it costs to put lanes together.
func (t *tree) gathering(n *node, vector *ir.Type) int {
	c := t.w.costs
	if n.isSplat() {
		return c.First(vector) + c.Shuffle(target.Broadcast, vector)
	}
	cost, all := 0, n.from == nil
	kind := target.Permute
	for i, v := range n.lanes {
		switch {
		case n.fromVector(i):
		case v.IsConst():
			all = false
			if v.Op != ir.OpPoison {
				kind = target.PermuteTwo
			}
		default:
			cost += c.Insert(vector, i)
		}
	}
	if n.from != nil {
		return cost + c.Shuffle(kind, vector)
	}
	if all {
		return c.Build(vector)
	}
	return cost
}

// shuffling is what it costs to take lanes out of vectors that are there. What took them out one by one goes, if nothing else uses it.
func (t *tree) shuffling(n *node) int {
	c := t.w.costs
	if n.from != nil {
		return c.Mask(n.mask, t.w.vectorOf(n.elem(), len(n.from[0].lanes)))
	}
	cost := c.Mask(n.mask, n.source[0].Type)
	for i, v := range n.lanes {
		if n.mask[i] >= 0 && v.NumUses() == 1 {
			cost -= c.Extract(v.Args[0].Type, int(v.Args[1].Bits))
		}
	}
	return cost
}

const (
	// soon is how many vectors a store is away from being in memory.
	soon = 8
	// wait is what it costs to wait until it is.
	wait = 12
	// maxWritten bounds the stores of loops that are looked at for that.
	maxWritten = 64
)

// waiting is what a wide load of a loop costs besides if the last rounds stored parts of what it reads: a processor hands on what one store wrote, but does not put several
// together.
func (t *tree) waiting(n *node) int {
	low := n.lowest()
	l := t.w.an.Loops().Of(low.Block)
	if l == nil || n.fetches {
		return 0
	}
	se := t.w.an.SCEV()
	e := se.Of(low.Args[0])
	if e.Kind != scev.Rec || !e.IsAffine() || e.Loop != l || e.Args[1].Kind != scev.Constant || e.Args[1].Width > 64 {
		return 0
	}
	step, wide := int64(e.Args[1].N.SExt(e.Args[1].Width).Lo), int64(t.w.layout.StoreSize(low.Type))*int64(n.lanesRead())
	if step == 0 {
		return 0
	}
	for _, v := range t.w.storesOf(l) {
		if v.Op != ir.OpStore || len(v.Args) == 0 { // a lane of a vector now
			continue
		}
		d, ok := t.w.distance(low.Args[0], v.Args[1])
		if !ok {
			continue
		}
		size := int64(t.w.layout.StoreSize(v.Args[0].Type))
		if s := t.w.inTree(v); s != nil && s.computes() {
			if s.lowest() != v {
				continue
			}
			size *= int64(len(s.lanes))
		}
		first, last := (d-wide)/step, (d+size)/step // the rounds after which some of it is read
		if step < 0 {
			first, last = (d+size)/step, (d-wide)/step
		}
		for k := max(1, first); k <= last && k*max(step, -step) < soon*wide; k++ {
			if at := d - k*step; at < wide && at+size > 0 && (at > 0 || at+size < wide) {
				return wait
			}
		}
	}
	return 0
}

// storesOf are the stores of a loop as it was when somebody asked first, none if there are many.
func (w *work) storesOf(l *cfg.Loop) []*ir.Value {
	list, ok := w.written[l]
	if !ok {
		for _, b := range l.Blocks {
			for _, v := range b.Instrs {
				if v.Op == ir.OpStore {
					list = append(list, v)
				}
			}
		}
		if len(list) > maxWritten {
			list = nil
		}
		w.written[l] = list
	}
	return list
}

// operationCost is what an operation of a bundle costs for values of a type: that of a lane, or that of all. Of a store the type is that of what is stored.
func (t *tree) operationCost(n *node, m *ir.Value, as *ir.Type) int {
	c := t.w.costs
	vector := as.IsVector()
	of := func(elem *ir.Type) *ir.Type {
		if vector {
			return t.w.vectorOf(elem, len(n.lanes))
		}
		return elem
	}
	switch m.Op {
	case ir.OpLoad:
		if vector {
			return t.w.reading(n) + t.waiting(n)
		}
		return c.Memory(m.Op, as, t.w.alignOf(m, m.Type))
	case ir.OpStore:
		if vector {
			m = n.lowest()
		}
		if vector && n.window != nil {
			return c.Masked(intrinsic.MaskedStore, t.w.vectorOf(n.elem(), n.window.lanes), t.w.alignOf(m, n.elem()))
		}
		return c.Memory(m.Op, of(m.Args[0].Type), t.w.alignOf(m, m.Args[0].Type))
	case ir.OpPhi:
		return 0
	case ir.OpCall:
		if n.rotates() {
			const by = target.Uniform | target.Constant
			if !vector {
				return c.Arithmetic(ir.OpShl, as, by)
			}
			return min(c.Intrinsic(m.Intrinsic(), as), c.Arithmetic(ir.OpShl, as, by)+c.Arithmetic(ir.OpLShr, as, by)+c.Arithmetic(ir.OpOr, as, target.AnyOperand))
		}
		return c.Intrinsic(m.Intrinsic(), as)
	case ir.OpSelect:
		by := target.EachLane
		if vector && n.operands[0].compares() {
			by = target.Compare
		}
		return c.Select(as, by)
	case ir.OpGEP:
		if !vector {
			return 0 // a part of the access, as a rule
		}
		cost := c.Address(as, target.AnyOperand)
		if len(n.scalars) > 0 && !n.scalars[0].IsConst() {
			cost += c.First(as) + c.Shuffle(target.Broadcast, as)
		}
		return cost
	case ir.OpICmp, ir.OpFCmp:
		return c.Compare(m.Op, m.Pred, of(m.Args[0].Type))
	}
	if m.Op.IsCast() {
		return c.Cast(m.Op, of(m.Args[0].Type), as)
	}
	if len(m.Args) < 2 {
		return c.Arithmetic(m.Op, as, target.AnyOperand)
	}
	if vector {
		return c.Arithmetic(m.Op, as, operandKind(n.operands[1].lanes))
	}
	return c.Arithmetic(m.Op, as, operandKind(m.Args[1:2]))
}

// operandKind is what is known of the second operand of an operation, lane by lane.
func operandKind(lanes []*ir.Value) (k target.Operand) {
	uniform, constant, power := true, true, true
	for _, v := range lanes {
		uniform = uniform && v == lanes[0]
		isInt := v.Op == ir.OpInt && v.Aux == nil
		constant = constant && v.IsConst()
		power = power && isInt && v.Bits != 0 && v.Bits&(v.Bits-1) == 0
	}
	if uniform {
		k |= target.Uniform
	}
	if constant {
		k |= target.Constant
	}
	if power {
		k |= target.PowerOf2
	}
	return k
}
