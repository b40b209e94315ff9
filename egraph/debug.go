package egraph

import (
	"fmt"
)

// Verify checks what holds after every Rebuild of a graph without contradiction:
//
//   - operands of live nodes are canonical, and no two live nodes are congruent;
//   - interning a live node's content finds its class;
//   - every live node is listed as a use of each of its operands;
//   - all nodes of a class, and both ends of an edge, have one type;
//   - the counts of nodes, classes and edges are right;
//   - edges form no cycle;
//   - facts have flowed: a class knows no less than Make derives from its nodes,
//     and than its edges carry.
//
// It is for tests: it costs far more than the Rebuild.
func (g *Graph) Verify() error {
	type key struct {
		head    uint64
		payload uint64
		kids    string
	}
	seen := map[key]uint32{}
	live, classes := 0, 0
	for id := range g.nodes {
		n := uint32(id)
		c := g.find(n)
		if c == n {
			classes++
		}
		if g.nodes[n].typ() != g.nodes[c].typ() {
			return fmt.Errorf("node %d has type %d in a class of type %d", n, g.nodes[n].typ(), g.nodes[c].typ())
		}
		if g.state[n]&(nodeDead|nodePruned) == 0 {
			live++
		}
		if g.state[n]&nodeDead != 0 {
			continue
		}
		nd := g.nodes[n]
		var buf [2]uint32
		ks := g.operands(n, &buf)
		for _, k := range ks {
			if g.find(k) != k {
				return fmt.Errorf("node %d has operand %d, which is now %d", n, k, g.find(k))
			}
			if !g.isUse(k, n) {
				return fmt.Errorf("node %d is no use of its operand %d", n, k)
			}
		}
		k := key{nd.head, g.payload(n), fmt.Sprint(g.canonicalOrder(nd, ks))}
		if g.rows[nd.op()].swapped != 0 {
			k.head = makeHead(min(nd.op(), g.rows[nd.op()].swapped), nd.typ(), nd.flags())
		}
		if o, dup := seen[k]; dup {
			return fmt.Errorf("nodes %d and %d are congruent", o, n)
		}
		seen[k] = n
		if before := len(g.nodes); !g.rows[nd.op()].arena {
			if found := g.intern(nd.head, nd.body, none); len(g.nodes) != before || g.find(found) != c {
				return fmt.Errorf("node %d is not found again", n)
			}
		}
		if g.cfg.Analysis != nil {
			f, d := g.cfg.Analysis.Make(g, NodeID(n))
			if miss := d & WellDefined &^ g.Defined(ClassID(c)); miss != 0 {
				return fmt.Errorf("class %d does not know defined=%d of node %d", c, miss, n)
			}
			if have := g.Fact(ClassID(c)); f != 0 {
				if m, ok := g.cfg.Analysis.Meet(have, f); have == 0 || !ok || m != have {
					return fmt.Errorf("class %d has fact %d, its node %d has %d", c, have, n, f)
				}
			}
		}
	}
	if live != g.live || classes != g.classes {
		return fmt.Errorf("%d live nodes counted as %d, %d classes counted as %d", live, g.live, classes, g.classes)
	}
	return g.verifyEdges()
}

func (g *Graph) canonicalOrder(nd node, ks []uint32) []uint32 {
	out := append([]uint32(nil), ks...)
	row := &g.rows[nd.op()]
	if row.swapped != 0 && (row.swapped < nd.op() || row.swapped == nd.op() && out[0] > out[1]) {
		out[0], out[1] = out[1], out[0]
	}
	return out
}

func (g *Graph) isUse(c, n uint32) bool {
	tail := g.cls[c].useTail
	if tail == 0 {
		return false
	}
	for e := g.uses[tail].next; ; e = g.uses[e].next {
		if g.uses[e].node == n {
			return true
		}
		if e == tail {
			return false
		}
	}
}

func (g *Graph) verifyEdges() error {
	n := 0
	state := map[uint32]int{}
	var visit func(c uint32) error
	visit = func(c uint32) error {
		state[c] = 1
		for e := g.edges.out(c); e != none; e = g.edges.list[e].nextOut {
			ed := &g.edges.list[e]
			if g.find(ed.from) != c {
				return fmt.Errorf("edge %d is listed at class %d", e, c)
			}
			t := g.find(ed.to)
			if t == c {
				continue
			}
			n++
			if g.facts.on {
				if miss := g.Defined(ClassID(c)) &^ g.Defined(ClassID(t)); miss != 0 {
					return fmt.Errorf("edge %d does not carry defined=%d forward", e, miss)
				}
				if g.isEquality(c) {
					return fmt.Errorf("edge %d leaves well-defined class %d", e, c)
				}
			}
			switch state[t] {
			case 1:
				return fmt.Errorf("edge %d closes a cycle", e)
			case 0:
				if err := visit(t); err != nil {
					return err
				}
			}
		}
		state[c] = 2
		return nil
	}
	for c := range g.Classes() {
		if state[uint32(c)] == 0 {
			if err := visit(uint32(c)); err != nil {
				return err
			}
		}
	}
	if n != g.edges.n {
		return fmt.Errorf("%d edges counted as %d", n, g.edges.n)
	}
	return nil
}
