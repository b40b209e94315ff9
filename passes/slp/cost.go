package slp

import (
	"rewrite/passes/ir"
	"rewrite/passes/target"
)

// costs are what operations cost on a target, in instructions of its throughput.
type costs struct {
	width  uint64 // bits of a register for vectors, 0 if there are none
	narrow uint64 // of the smallest vector that is computed with as it is
	take   int    // to take a lane out of a vector, or put one in
	isX86  bool
}

func costsOf(f *ir.Func, t *target.Target) *costs {
	c := &costs{width: 128, narrow: 128, take: 1}
	switch t.Machine().Name {
	case "x86_64", "amd64":
		c.isX86 = true
		if target.HasFeature(f, "avx2") || target.HasFeature(f, "avx") {
			c.width = 256
		}
	case "aarch64", "arm64":
		c.narrow, c.take = 64, 2
	}
	return c
}

// lanes is how many of a type a register has, the most that are tried.
func (c *costs) lanes(l *ir.Layout, elem *ir.Type) int { return int(c.width / max(8, l.Bits(elem))) }

// fewest is how many lanes are tried at least.
func (c *costs) fewest(l *ir.Layout, elem *ir.Type) int {
	return max(2, int(c.narrow/max(8, l.Bits(elem))))
}

// takenOut is what it costs to take out the lanes that something else uses.
func (t *tree) takenOut() (n int) {
	for range t.outside {
		n += t.w.costs.take
	}
	return n
}

// price says what the tree costs more than the scalars, each bundle by itself. It is false if it cannot be said.
func (t *tree) price() bool {
	t.cost = t.takenOut() + t.gains
	for _, n := range t.nodes {
		n.cost = t.w.costs.node(t.w, n)
		t.cost += n.cost
	}
	t.spills = t.spilled()
	t.cost += t.spills
	return true
}

// spilled is what it costs to keep vectors over calls, which use all registers for them.
func (t *tree) spilled() (cost int) { return 0 }

// node is what a bundle costs more than its lanes.
func (c *costs) node(w *work, n *node) int {
	lanes := len(n.lanes)
	switch n.kind {
	case gathered:
		if n.isSplat() {
			return c.take
		}
		cost := 0
		for _, v := range n.lanes {
			if !v.IsConst() {
				cost += c.take
			}
		}
		return cost
	case shuffled:
		if n.from != nil && isIdentity(n.mask, len(n.from.lanes)) || n.from == nil && isIdentity(n.mask, int(n.source[0].Type.Len)) {
			return 0
		}
		return 1
	}
	parts := int((uint64(lanes)*max(8, w.layout.Bits(n.elem())) + c.width - 1) / c.width)
	cost := parts - lanes
	if n.kind == blended {
		cost += parts + 1
	}
	if n.main.Op == ir.OpLoad && n.order != nil {
		cost++
	}
	return cost
}
