package slp

import (
	"slices"

	"rewrite/passes/ir"
)

// maxCuts bounds how often a tree is grown again without what costs more than it gains.
const maxCuts = 2

// A root is what a tree grows from.
type root struct {
	lanes     []*ir.Value
	ignored   map[*ir.Value]bool // users of the lanes that go if the tree is vectorized
	at        *ir.Value          // the instruction in front of which the vector is needed; nil if it has to be that of one operation
	gains     int                // what goes besides
	unordered bool               // nobody asks for an order
	gaps      bool               // the lanes are stores with gaps between them
}

// grow builds the tree above a bundle, says what it costs, and finds an order for it if it is worth it. What is not worth it by itself is left out,
// and what has no place in an order.
func (w *work) grow(r root) *tree {
	t := w.grown(r, nil, false)
	if w.accesses || t.root.kind == gathered && r.at == nil {
		return t
	}
	t.price()
	if t = t.pooling(r); t.root.kind == gathered {
		return t
	}
	for range maxCuts {
		dear := t.dear()
		if len(dear) == 0 {
			break
		}
		less := t.without(r, dear)
		if less.cost >= t.cost {
			t.insteadOf(less)
			break
		}
		t = less
	}
	for cuts := 0; t.cost < 0 && !r.unordered; cuts++ {
		if t.why = t.plan(); t.why == "" || t.stuck == nil || cuts == maxCuts {
			break
		}
		less := t.without(r, [][]*ir.Value{t.stuck.lanes})
		if less.cost >= 0 { // the reason is the order, not the cost
			t.insteadOf(less)
			break
		}
		t = less
	}
	return t
}

// without is the tree with more bundles that stay scalars. Either is the one at hand: that one, unless insteadOf takes this one back.
func (t *tree) without(r root, bundles [][]*ir.Value) *tree {
	t.close()
	less := t.w.grown(r, slices.Concat(t.cuts, bundles), t.pooled)
	less.price()
	return less
}

func (w *work) grown(r root, cuts [][]*ir.Value, pooled bool) *tree {
	if n := w.f.NumValues(); n > len(w.member) {
		w.member = append(w.member, make([]*node, n-len(w.member)+n/4)...)
	}
	t := &tree{w: w, byFirst: map[*ir.Value][]*node{}, ignored: r.ignored, at: r.at, gains: r.gains, cuts: cuts, gaps: r.gaps, pooled: pooled}
	block := r.lanes[0].Block
	if r.at != nil {
		block = r.at.Block
	}
	t.root = t.build(r.lanes, block, false, 0)
	for i := 0; i < len(t.nodes) && !w.accesses; i++ {
		n := t.nodes[i]
		if n.kind == gathered {
			t.inVectors(n)
		}
		if n.kind == gathered && (n != t.root || t.at != nil) {
			n.split(t)
		}
	}
	if pooled {
		pool{t}.read()
	}
	t.settle()
	return t
}

// insteadOf makes a tree the one at hand again in the place of another one.
func (t *tree) insteadOf(other *tree) {
	other.close()
	for _, n := range t.nodes {
		if n.computes() {
			for v := range n.computed() {
				t.w.member[v.ID] = n
			}
		}
	}
}

// close forgets the tree.
func (t *tree) close() {
	for _, v := range t.members {
		t.w.member[v.ID] = nil
	}
}

// isCut tells whether a bundle is to stay scalars.
func (n *node) isCut(t *tree) bool {
	return slices.ContainsFunc(t.cuts, func(lanes []*ir.Value) bool { return slices.Equal(lanes, n.lanes) })
}

// dear finds bundles that cost more, with what is worth it of those above them, than to put their lanes together.
func (t *tree) dear() (list [][]*ir.Value) {
	out := map[*node]int{}
	for _, v := range t.outside {
		n := t.w.inTree(v)
		out[n] += t.w.costs.Extract(t.w.vectorOf(v.Type, len(n.lanes)), n.laneOf(v))
	}
	total := make(map[*node]int, len(t.nodes))
	var sum func(n *node) int
	sum = func(n *node) int {
		if _, ok := total[n]; ok {
			return 0 // what is used twice is counted once
		}
		total[n] = 0 // for what comes back to it, through a phi
		cost := n.cost + out[n]
		for _, o := range n.operands {
			cost += min(sum(o), o.apartCost(t))
		}
		total[n] = cost
		return cost
	}
	sum(t.root)
	seen := map[*node]bool{}
	var visit func(n *node)
	visit = func(n *node) {
		switch {
		case seen[n]:
		case n != t.root && n.kind != gathered && n.kind != shuffled && total[n] > n.apartCost(t):
			list = append(list, n.lanes)
		default:
			seen[n] = true
			for _, o := range n.operands {
				visit(o)
			}
		}
	}
	visit(t.root)
	return list
}

// apartCost is what it costs to put the lanes of a bundle together.
func (n *node) apartCost(t *tree) int {
	return t.gathering(n, t.w.vectorOf(n.elem(), len(n.lanes)))
}
