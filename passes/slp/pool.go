package slp

import (
	"iter"
	"slices"

	"rewrite/passes/ir"
)

// pool has loads that are in different places of bundles, but beside each other in memory, read together: the bundles are shuffles of that.
//
//	%a %a %c %c     shufflevector (load <4 x float> %a), 0 0 2 2
//	%b %b %d %d     and                                  1 1 3 3
//
// Bundles of loads with gaps between them are read with the gaps (window.go).
func (t *tree) pool() {
	from := len(t.nodes)
	t.w.rows(t.looseLoads(), ir.OpLoad, 1, func(row []*ir.Value) {
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
	for n := range t.loose() {
		t.inVectors(n)
		for _, o := range n.from {
			used[o] = true
		}
		for _, o := range t.nodes[from:] { // see partly
			used[o] = used[o] || n.kind == gathered && len(o.lanes) == len(n.lanes) && common(n.lanes, o.lanes) >= fewest
		}
	}
	t.unread(from, used)
	for n := range t.loose() {
		if t.windowed(n); n.kind == gathered {
			t.fetched(n)
		}
	}
}

// loose are the bundles that are put together lane by lane.
func (t *tree) loose() iter.Seq[*node] {
	return func(yield func(*node) bool) {
		for _, n := range t.nodes {
			if n.kind == gathered && (n != t.root || t.at != nil) && !n.isSplat() && !yield(n) {
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
func (t *tree) unread(from int, used map[*node]bool) {
	unused := func(n *node) bool { return !used[n] }
	last := slices.Clone(t.nodes[from:])
	t.forget(from)
	t.members = slices.DeleteFunc(t.members, func(v *ir.Value) bool {
		n := t.w.inTree(v)
		if !slices.Contains(last, n) || used[n] {
			return false
		}
		t.w.member[v.ID] = nil
		return true
	})
	for _, n := range slices.DeleteFunc(last, unused) {
		t.nodes = append(t.nodes, n)
		t.byFirst[n.lanes[0]] = append(t.byFirst[n.lanes[0]], n)
	}
}

// looseLoads are the loads that are put into vectors one by one, and not into all lanes of one, block by block in their order.
func (t *tree) looseLoads() (list []*ir.Value) {
	seen := map[*ir.Value]bool{}
	for n := range t.loose() {
		for _, v := range n.lanes {
			if v.Op == ir.OpLoad && !seen[v] && t.w.inTree(v) == nil && !t.ignored[v] {
				seen[v] = true
				t.w.number(v.Block)
				list = append(list, v)
			}
		}
	}
	dom := t.w.an.Dom()
	slices.SortFunc(list, func(x, y *ir.Value) int {
		if x.Block != y.Block {
			return dom.Number(x.Block) - dom.Number(y.Block)
		}
		return t.w.inOrder(x, y)
	})
	return list
}

// pooling is the tree with loads that lie apart read together, if it costs less, or else as it is.
func (t *tree) pooling(r root) *tree {
	if len(t.looseLoads()) < fewest {
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
