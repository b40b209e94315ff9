package egraph

import "iter"

// Op returns a node's operator.
func (g *Graph) Op(n NodeID) Op { return g.nodes[n].op() }

// Flags returns a node's flags.
func (g *Graph) Flags(n NodeID) Flags { return g.nodes[n].flags() }

// Payload returns a node's payload.
func (g *Graph) Payload(n NodeID) uint64 { return g.payload(uint32(n)) }

// Arity returns a node's number of operands.
func (g *Graph) Arity(n NodeID) int {
	nd := g.nodes[n]
	if row := &g.rows[nd.op()]; !row.arena {
		return int(row.arity)
	}
	return len(g.arenaKids(nd.body))
}

// Kid returns the class of a node's operand.
func (g *Graph) Kid(n NodeID, i int) ClassID {
	nd := g.nodes[n]
	if g.rows[nd.op()].arena {
		return ClassID(g.find(g.arenaKids(nd.body)[i]))
	}
	return ClassID(g.find(uint32(nd.body >> (32 * i))))
}

// Live reports whether a node is in its class still: neither congruent to one
// that is, nor pruned.
func (g *Graph) Live(n NodeID) bool {
	return g.state[n]&(nodeDead|nodePruned) == 0
}

// MarkOriginal marks the node as the client's own: where costs tie, extraction
// keeps it.
func (g *Graph) MarkOriginal(n NodeID) { g.state[n] |= nodeOriginal }

// Original reports whether the node, or one that became congruent to it, was
// marked.
func (g *Graph) Original(n NodeID) bool { return g.state[n]&nodeOriginal != 0 }

// IsClass reports whether an id below NumIDs is a canonical class.
func (g *Graph) IsClass(c ClassID) bool { return g.uf[c] == uint32(c) }

// Nodes yields the live nodes of a class in a deterministic order.
func (g *Graph) Nodes(c ClassID) iter.Seq[NodeID] {
	return func(yield func(NodeID) bool) {
		root := g.find(uint32(c))
		for n := root; ; {
			if g.Live(NodeID(n)) && !yield(NodeID(n)) {
				return
			}
			if n = g.cls[n].ring; n == root {
				return
			}
		}
	}
}

// Classes yields the canonical classes in ascending order.
func (g *Graph) Classes() iter.Seq[ClassID] {
	return func(yield func(ClassID) bool) {
		for id, p := range g.uf {
			if p == uint32(id) && !yield(ClassID(id)) {
				return
			}
		}
	}
}
