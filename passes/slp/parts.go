package slp

import (
	"iter"
	"slices"

	"rewrite/passes/ir"
	"rewrite/passes/target"
)

// repeats makes of a bundle in which lanes are there more than once one of each, and a shuffle; the answer is whether that is one operation.
//
//	%a %b %a %b     shufflevector (%a %b), 0 1 0 1
func (n *node) repeats(t *tree) bool {
	if t.w.accesses || n.isCut(t) {
		return false
	}
	var lanes []*ir.Value
	mask := make([]int, len(n.lanes))
	for i, v := range n.lanes {
		if v.Op == ir.OpPoison {
			mask[i] = -1
			continue
		}
		k := slices.Index(lanes, v)
		if k < 0 {
			k = len(lanes)
			lanes = append(lanes, v)
		}
		mask[i] = k
	}
	if len(lanes) == len(n.lanes) || len(lanes) < fewest || len(lanes)&(len(lanes)-1) != 0 {
		return false
	}
	before := len(t.nodes)
	o := t.build(lanes, n.block, n.atEnd, n.depth)
	if !o.computes() {
		t.forget(before)
		return false
	}
	n.kind, n.operands, n.mask = repeated, []*node{o}, mask
	return true
}

// both builds the bundles of both operands. Where neither has as many different lanes as the node, and both together do, they may be shuffles of one bundle:
//
//	%s + %u, %t + %v, %s - %u, %t - %v       shuffles of (%s %t %u %v), as 0 1 0 1 and 2 3 2 3
func both(t *tree, n *node) {
	x, y := n.column(0), n.column(1)
	if o := between(t, n, x, y); o != nil {
		for _, list := range [][]*ir.Value{x, y} {
			s := &node{lanes: list, kind: shuffled, block: n.block, depth: n.depth + 1, from: []*node{o}, mask: make([]int, len(list))}
			for i, v := range list {
				s.mask[i] = slices.Index(o.lanes, v)
			}
			t.nodes = append(t.nodes, s)
			t.byFirst[list[0]] = append(t.byFirst[list[0]], s)
			n.operands = append(n.operands, s)
		}
		return
	}
	t.operand(n, x)
	t.operand(n, y)
}

// between is a bundle of the lanes of two lists, in the order of the block, if that is a vector operation.
func between(t *tree, n *node, x, y []*ir.Value) *node {
	var all []*ir.Value
	for _, list := range [][]*ir.Value{x, y} {
		different := 0
		for i, v := range list {
			if !v.IsInstr() || v.Block != x[0].Block {
				return nil
			}
			if !slices.Contains(list[:i], v) {
				different++
			}
			if !slices.Contains(all, v) {
				all = append(all, v)
			}
		}
		if different == len(list) {
			return nil
		}
	}
	if len(all) != len(n.lanes) || len(all)&(len(all)-1) != 0 {
		return nil
	}
	t.w.number(x[0].Block)
	slices.SortFunc(all, t.w.inOrder)
	from := len(t.nodes)
	o := t.build(all, n.block, false, n.depth+1)
	if !o.computes() {
		t.forget(from)
		return nil
	}
	return o
}

// fewestToSplit is how many lanes a bundle has at least that is taken apart: those with fewer have no parts of two.
const fewestToSplit = 2 * fewest

// split takes a bundle apart whose lanes are not one operation: its halves may be, or theirs. The answer is whether something is.
func (n *node) split(t *tree) bool {
	half := len(n.lanes) / 2
	if len(n.lanes) < fewestToSplit || 2*half != len(n.lanes) || n.isSplat() || n.isCut(t) {
		return false
	}
	before := len(t.nodes)
	low := t.build(n.lanes[:half:half], n.block, n.atEnd, n.depth+1)
	high := t.build(n.lanes[half:], n.block, n.atEnd, n.depth+1)
	some := false
	for _, o := range []*node{low, high} {
		if o.kind == gathered {
			t.inVectors(o)
		}
		some = some || o.kind != gathered || o.split(t)
	}
	if !some {
		t.forget(before)
		return false
	}
	n.kind, n.operands = joined, []*node{low, high}
	return true
}

// forget takes back the bundles from one on, none of which is in a vector.
func (t *tree) forget(from int) {
	for _, n := range t.nodes[from:] {
		first := n.lanes[0]
		t.byFirst[first] = slices.DeleteFunc(t.byFirst[first], func(o *node) bool { return o == n })
	}
	t.nodes = t.nodes[:from]
}

// joining is what it costs to make one vector of two halves.
func (n *node) joining(t *tree, vector *ir.Type) int {
	half := len(n.lanes) / 2
	return t.w.costs.Subvector(target.InsertSubvector, vector, half, half)
}

// inVectors finds whether the lanes of a gathered bundle are lanes of vectors: of one or two bundles of the tree, or of one or two
// vectors that they are extracted from.
func (t *tree) inVectors(n *node) {
	if n == t.root {
		return
	}
	mask := make([]int, len(n.lanes))
	var from []*node
	var source []*ir.Value
	for i, v := range n.lanes {
		if v.Op == ir.OpPoison {
			mask[i] = -1
			continue
		}
		if o := t.w.inTree(v); o != nil {
			k := slices.Index(from, o)
			if k < 0 {
				if source != nil || len(from) == 2 || len(from) == 1 && len(from[0].lanes) != len(o.lanes) {
					return
				}
				k = len(from)
				from = append(from, o)
			}
			mask[i] = k*len(o.lanes) + slices.Index(o.lanes, v)
			continue
		}
		if v.Op != ir.OpExtractElement || from != nil || v.Args[1].Op != ir.OpInt || v.Args[0].Type.Scalable || v.Args[0].IsConst() {
			return
		}
		k := slices.Index(source, v.Args[0])
		if k < 0 {
			if len(source) == 2 || len(source) == 1 && source[0].Type != v.Args[0].Type {
				return
			}
			k = len(source)
			source = append(source, v.Args[0])
		}
		width := v.Args[0].Type.Len
		if v.Args[1].Aux != nil || v.Args[1].Bits >= width {
			return
		}
		mask[i] = k*int(width) + int(v.Args[1].Bits)
	}
	if from == nil && source == nil {
		return
	}
	n.kind, n.from, n.source, n.mask = shuffled, from, source, mask
}

// partly finds a bundle of the tree that has some lanes of a gathered one: those come out of its vector by one shuffle, if that costs no more than to take
// each out and put it in.
func (n *node) partly(t *tree) {
	if n.isSplat() {
		return
	}
	count := map[*node]int{}
	var best *node
	for _, v := range n.lanes {
		if o := t.w.inTree(v); o != nil && len(o.lanes) == len(n.lanes) {
			if count[o]++; best == nil || count[o] > count[best] {
				best = o
			}
		}
	}
	if best == nil {
		return
	}
	vector := t.w.vectorOf(n.elem(), len(n.lanes))
	apart := t.gathering(n, vector)
	mask := make([]int, len(n.lanes))
	for i, v := range n.lanes {
		mask[i] = -1
		if t.w.inTree(v) == best {
			mask[i] = best.laneOf(v)
			apart += t.w.costs.Extract(vector, mask[i])
		}
	}
	if n.from, n.mask = []*node{best}, mask; t.gathering(n, vector) > apart {
		n.from, n.mask = nil, nil
	}
}

// fromVector tells whether a lane of a gathered bundle comes out of a vector.
func (n *node) fromVector(i int) bool { return n.from != nil && n.mask[i] >= 0 }

// A pool has loads that are in different places of bundles, but beside each other in memory, read together: the bundles are shuffles of that.
//
//	%a %a %c %c     shufflevector (load <4 x float> %a), 0 0 2 2
//	%b %b %d %d     and                                  1 1 3 3
//
// Bundles of loads with gaps between them are read with the gaps (see window).
type pool struct{ *tree }

// read reads them so.
func (p pool) read() {
	t := p.tree
	from := len(t.nodes)
	t.w.rows(p.loads(), ir.OpLoad, 1, func(row []*ir.Value) {
		for len(row) >= fewest {
			lanes := min(powerUpTo(len(row)), t.w.lanesOf(row[0].Type))
			if lanes < fewest {
				return
			}
			before := len(t.nodes)
			if o := t.build(row[:lanes:lanes], row[0].Block, false, 1); !o.computes() {
				t.forget(before)
			}
			row = row[lanes:]
		}
	})
	used := map[*node]bool{}
	for n := range p.loose() {
		t.inVectors(n)
		for _, o := range n.from {
			used[o] = true
		}
		for _, o := range t.nodes[from:] { // see partly
			used[o] = used[o] || n.kind == gathered && len(o.lanes) == len(n.lanes) && common(n.lanes, o.lanes) >= fewest
		}
	}
	p.unread(from, used)
	for n := range p.loose() {
		if p.windowed(n); n.kind == gathered {
			p.fetched(n)
		}
	}
}

// loose are the bundles that are put together lane by lane.
func (p pool) loose() iter.Seq[*node] {
	return func(yield func(*node) bool) {
		for _, n := range p.nodes {
			if n.kind == gathered && (n != p.root || p.at != nil) && !n.isSplat() && !yield(n) {
				return
			}
		}
	}
}

// common is how many values of a list are in another one.
func common(list, other []*ir.Value) (n int) {
	for _, v := range list {
		if slices.Contains(other, v) {
			n++
		}
	}
	return n
}

// unread takes back those of the last bundles that none is a shuffle of.
func (p pool) unread(from int, used map[*node]bool) {
	unused := func(n *node) bool { return !used[n] }
	last := slices.Clone(p.nodes[from:])
	p.forget(from)
	p.members = slices.DeleteFunc(p.members, func(v *ir.Value) bool {
		n := p.w.inTree(v)
		if !slices.Contains(last, n) || used[n] {
			return false
		}
		p.w.member[v.ID] = nil
		return true
	})
	for _, n := range slices.DeleteFunc(last, unused) {
		p.nodes = append(p.nodes, n)
		p.byFirst[n.lanes[0]] = append(p.byFirst[n.lanes[0]], n)
	}
}

// loads are the loads that are put into vectors one by one, and not into all lanes of one, block by block in their order.
func (p pool) loads() (list []*ir.Value) {
	seen := map[*ir.Value]bool{}
	for n := range p.loose() {
		for _, v := range n.lanes {
			if v.Op == ir.OpLoad && !seen[v] && p.w.inTree(v) == nil && !p.ignored[v] {
				seen[v] = true
				p.w.number(v.Block)
				list = append(list, v)
			}
		}
	}
	dom := p.w.an.Dom()
	slices.SortFunc(list, func(x, y *ir.Value) int {
		if x.Block != y.Block {
			return dom.Number(x.Block) - dom.Number(y.Block)
		}
		return p.w.inOrder(x, y)
	})
	return list
}

// pooling is the tree with loads that lie apart read together, if it costs less, or else as it is.
func (t *tree) pooling(r root) *tree {
	if len((pool{t}).loads()) < fewest {
		return t
	}
	t.close()
	p := t.w.grown(r, t.cuts, true)
	if p.price(); p.cost < t.cost {
		return p
	}
	t.insteadOf(p)
	return t
}
