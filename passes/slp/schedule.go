package slp

import (
	"container/heap"
	"slices"

	"rewrite/passes/internal/edit"
	"rewrite/passes/internal/speculate"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// Bounds of what is put in another order for one tree.
const (
	maxRegion = 4096 // instructions from the first lane to the last one in a block: a body unrolled by hand has some hundreds
	maxMemory = 512  // accesses among them, each two of which are compared for whether they change places
	maxRounds = 16   // orders that are tried, each with what the one before had found to have to keep its place
	maxAsked  = 4096 // questions to alias analysis for one order; those behind are answered by "may"
)

// A plan is an order of the instructions of a block from the first lane of a bundle to the last one, in which each bundle is one.
type plan struct {
	b      *ir.Block
	lo, hi int // places in the block, both in it
	units  []unit
	of     []int32 // by place from lo: the unit
	order  []int32 // of units
	before [][]int32
	asked  int
}

// A unit is an instruction, or a bundle.
type unit struct {
	v   *ir.Value
	n   *node
	key int32 // the place that it comes at if nothing is against it
}

// plan finds an order for each block that has bundles, or says why there is none.
func (t *tree) plan() string {
	t.plans, t.stuck = nil, nil
	for _, n := range t.nodes {
		switch {
		case !n.computes():
			if n.atEnd && !mayEnd(n) {
				return "a value comes from the end of a block, where nothing can follow it"
			}
			continue
		case n.main.Op == ir.OpPhi:
			if at := n.block.Instrs[len(n.block.Phis())]; edit.IsPad(at) {
				return "lanes are phis in front of a pad"
			}
			continue
		}
		i := slices.IndexFunc(t.plans, func(p *plan) bool { return p.b == n.block })
		if i < 0 {
			i = len(t.plans)
			t.plans = append(t.plans, &plan{b: n.block, lo: 1 << 30, hi: -1})
		}
		p := t.plans[i]
		for _, v := range n.lanes { // a held one, too, if it is of the block
			if v.Block == n.block && v.Op != ir.OpPhi {
				at := t.w.at(v)
				p.lo, p.hi = min(p.lo, at), max(p.hi, at)
			}
		}
	}
	dom := t.w.an.Dom()
	slices.SortFunc(t.plans, func(p, q *plan) int { return dom.Number(p.b) - dom.Number(q.b) })
	for _, p := range t.plans {
		if why := p.find(t); why != "" {
			return why
		}
	}
	return ""
}

// mayEnd tells whether a vector can be put together at the end of a block.
func mayEnd(n *node) bool {
	end := n.block.Terminator()
	return end.Op != ir.OpCatchSwitch && !slices.Contains(n.lanes, end)
}

// find finds the order.
func (p *plan) find(t *tree) string {
	size := p.hi - p.lo + 1
	if t.w.fuel -= size; size > maxRegion || t.w.fuel < 0 {
		return "too many instructions are between the lanes"
	}
	p.of = make([]int32, size)
	seen := map[*node]int32{}
	for i, v := range p.b.Instrs[p.lo : p.hi+1] {
		n := t.w.inTree(v)
		if n == nil {
			p.of[i] = int32(len(p.units))
			p.units = append(p.units, unit{v: v, key: int32(i)})
			continue
		}
		k, ok := seen[n]
		if !ok {
			k = int32(len(p.units))
			seen[n] = k
			p.units = append(p.units, unit{n: n})
		}
		p.of[i], p.units[k].key = k, int32(i)
	}
	p.before = make([][]int32, len(p.units))
	p.dataEdges(t)
	p.barriers(t.w.judge)
	var memory []int
	for i, v := range p.b.Instrs[p.lo : p.hi+1] {
		if v.Effects()&(ir.Reads|ir.Writes) != 0 {
			memory = append(memory, i)
		}
	}
	if len(memory) > maxMemory {
		return "too many accesses of memory are between the lanes"
	}
	for range maxRounds {
		if !p.sort() {
			t.stuck = p.stuck(t.root)
			return "what one lane is computed from needs another lane of a bundle, or memory cannot be accessed in another order"
		}
		if !p.conflicts(t, memory) {
			return ""
		}
	}
	return "too many accesses of memory keep each other in their places"
}

// unitOf is the unit of an instruction of the block, if it is one of those that are put in order.
func (p *plan) unitOf(t *tree, v *ir.Value) (unit int32, ok bool) {
	instrs := p.b.Instrs[p.lo : p.hi+1]
	if v.Op == ir.OpPhi || t.w.inOrder(v, instrs[0]) < 0 || t.w.inOrder(v, instrs[len(instrs)-1]) > 0 {
		return 0, false
	}
	i, ok := slices.BinarySearchFunc(instrs, v, t.w.inOrder)
	return p.of[i], ok
}

// dataEdges has operands come before what is computed from them, and what a bundle holds before it.
func (p *plan) dataEdges(t *tree) {
	for k, u := range p.units {
		if u.n == nil || u.n.held == nil {
			continue
		}
		for i, v := range u.n.lanes {
			if u.n.held[i] && v.Block == p.b {
				if x, ok := p.unitOf(t, v); ok {
					p.before[k] = append(p.before[k], x)
				}
			}
		}
	}
	for i, v := range p.b.Instrs[p.lo : p.hi+1] {
		for _, x := range v.Args {
			if x.Block != p.b {
				continue
			}
			if k, ok := p.unitOf(t, x); ok { // its own, too, where a lane is computed from another one: never in order
				p.before[p.of[i]] = append(p.before[p.of[i]], k)
			}
		}
	}
}

// barriers has all that is anchored stay on its side of what control may not come behind, and of what orders memory of others.
func (p *plan) barriers(judge *speculate.Judge) {
	last := int32(-1)
	var since []int32
	for i, v := range p.b.Instrs[p.lo : p.hi+1] {
		if !anchored(judge, v) {
			continue
		}
		k := p.of[i]
		if isBarrier(v) {
			p.before[k] = append(p.before[k], since...)
			since = since[:0]
			if last >= 0 {
				p.before[k] = append(p.before[k], last)
			}
			last = k
			continue
		}
		if last >= 0 {
			p.before[k] = append(p.before[k], last)
		}
		since = append(since, k)
	}
}

// anchored tells whether it matters on which side of a call that may not come back something stands.
func anchored(judge *speculate.Judge, v *ir.Value) bool {
	if v.Op == ir.OpCall {
		return !judge.May(v)
	}
	return !v.Op.Is(ir.Speculatable)
}

// isBarrier tells whether nothing that is anchored changes places with an instruction.
func isBarrier(v *ir.Value) bool {
	return v.Effects()&(ir.Unwinds|ir.Hangs|ir.Ordered) != 0 || v.Op == ir.OpAlloca || v.Op == ir.OpFence || v.Op == ir.OpVAArg ||
		v.Op == ir.OpCall && (v.Flags&ir.MustTail != 0 || v.Intrinsic() == intrinsic.None)
}

// ready is a heap of units by their keys.
type ready struct {
	p    *plan
	list []int32
}

func (r *ready) Len() int           { return len(r.list) }
func (r *ready) Less(i, j int) bool { return r.p.units[r.list[i]].key < r.p.units[r.list[j]].key }
func (r *ready) Swap(i, j int)      { r.list[i], r.list[j] = r.list[j], r.list[i] }
func (r *ready) Push(x any)         { r.list = append(r.list, x.(int32)) }
func (r *ready) Pop() any {
	x := r.list[len(r.list)-1]
	r.list = r.list[:len(r.list)-1]
	return x
}

// sort puts the units in an order in which each comes behind those before it, as near to the old one as that allows. There is none if
// units are before each other.
func (p *plan) sort() bool {
	waits := make([]int32, len(p.units))
	behind := make([][]int32, len(p.units))
	r := &ready{p: p}
	for k, list := range p.before {
		waits[k] = int32(len(list))
		for _, x := range list {
			behind[x] = append(behind[x], int32(k))
		}
		if len(list) == 0 {
			r.list = append(r.list, int32(k))
		}
	}
	heap.Init(r)
	p.order = p.order[:0]
	for r.Len() > 0 {
		k := heap.Pop(r).(int32)
		p.order = append(p.order, k)
		for _, x := range behind[k] {
			if waits[x]--; waits[x] == 0 {
				heap.Push(r, x)
			}
		}
	}
	return len(p.order) == len(p.units)
}

// stuck finds one of the bundles that are before each other, the one that is furthest from a root.
func (p *plan) stuck(root *node) (found *node) {
	sorted := make([]bool, len(p.units))
	for _, k := range p.order {
		sorted[k] = true
	}
	next := func(k int32) int32 { // one that is not sorted waits for another one
		for _, x := range p.before[k] {
			if !sorted[x] {
				return x
			}
		}
		return k
	}
	k := int32(slices.Index(sorted, false))
	for range p.units { // to where they wait for each other
		k = next(k)
	}
	for start, first := k, true; first || k != start; first, k = false, next(k) {
		if n := p.units[k].n; n != nil && n != root && (found == nil || n.depth > found.depth) {
			found = n
		}
	}
	return found
}

// conflicts has accesses that changed places in the order keep them if they may be of the same memory, and tells whether there were some.
func (p *plan) conflicts(t *tree, memory []int) (some bool) {
	rank := make([]int32, len(p.units))
	for i, k := range p.order {
		rank[k] = int32(i)
	}
	instrs := p.b.Instrs[p.lo : p.hi+1]
	for j, y := range memory {
		for _, x := range memory[:j] {
			a, b := p.of[x], p.of[y]
			if rank[a] > rank[b] && p.conflict(t, instrs[x], instrs[y]) {
				p.before[b] = append(p.before[b], a)
				some = true
			}
		}
	}
	return some
}

// conflict tells whether two accesses must stay in their order.
func (p *plan) conflict(t *tree, x, y *ir.Value) bool {
	if (x.Effects()|y.Effects())&ir.Writes == 0 {
		return false
	}
	if p.asked++; p.asked > maxAsked || speculate.FreesUnseen(x) || speculate.FreesUnseen(y) {
		return true
	}
	aliases := t.w.aliases()
	if l, ok := aliases.Of(y); ok && y.Effects()&ir.Ordered == 0 {
		return touches(aliases.ModRef(x, l), x, y)
	}
	if l, ok := aliases.Of(x); ok && x.Effects()&ir.Ordered == 0 {
		return touches(aliases.ModRef(y, l), y, x)
	}
	return true
}

// touches tells whether what one access does to the location of another one orders the two.
func touches(does ir.Effects, x, y *ir.Value) bool {
	return does&ir.Writes != 0 || does&ir.Reads != 0 && y.Effects()&ir.Writes != 0
}
