package egraph

import (
	"fmt"
)

// Union says that two classes are equal: poison and undef included, each value
// of one is that of the other. It reports whether they were not yet one class.
// Congruence follows at the next Rebuild. label is the client's, for explanations.
func (g *Graph) Union(a, b ClassID, label uint32) bool {
	return g.union(uint32(a), uint32(b), g.given(label))
}

// AssumeEqual says that two values compare equal in the code at hand, for
// example below a branch on it. That is a union only for kinds whose equal values
// are interchangeable; it reports whether they are.
func (g *Graph) AssumeEqual(a, b ClassID, label uint32) bool {
	if g.lang.kindOf(g.Type(a))&g.lang.Interchangeable == 0 && !g.off(8) {
		return false
	}
	g.union(uint32(a), uint32(b), g.given(label))
	return true
}

// union merges the classes of nodes x and y, which are the terms that the
// reason is about.
func (g *Graph) union(x, y uint32, r Reason) bool {
	a, b := g.find(x), g.find(y)
	if a == b {
		return false
	}
	if g.nodes[a].typ() != g.nodes[b].typ() {
		panic(fmt.Sprintf("egraph: union of types %d and %d (%v)", g.nodes[a].typ(), g.nodes[b].typ(), r))
	}
	if g.log.on {
		g.log.link(x, y, r)
	}
	ca, cb := &g.cls[a], &g.cls[b]
	if ca.useCount < cb.useCount || ca.useCount == cb.useCount && b < a {
		a, b = b, a
		ca, cb = cb, ca
	}
	g.uf[b] = a
	ca.ring, cb.ring = cb.ring, ca.ring
	ca.useCount += cb.useCount
	if cb.useTail != 0 {
		g.losers = append(g.losers, b)
	}
	g.classes--
	g.changes++
	g.markDirty(a)
	if (ca.bits|cb.bits)&(classOut|classIn) != 0 {
		g.mergeEdges(a, b)
	}
	if g.facts.on {
		g.mergeFacts(a, b)
	}
	return true
}

// Rebuild restores the invariants that adding and merging suspend: congruence,
// facts, and the laws of edges. Run calls it.
func (g *Graph) Rebuild() {
	for !g.dead || g.off(3) {
		switch {
		case len(g.losers) > 0:
			g.repairAll()
		case len(g.facts.queue) > 0 || len(g.facts.remake) > 0:
			g.propagate()
		case g.pendingEdges():
			g.closeEdges()
		default:
			return
		}
	}
}

// repairAll makes operands canonical again and merges what is congruent.
func (g *Graph) repairAll() {
	for i := 0; i < len(g.losers); i++ {
		b := g.losers[i]
		w := g.find(b)
		tail := g.cls[b].useTail
		g.cls[b].useTail = 0
		prev, e := tail, g.uses[tail].next
		for {
			last := e == tail
			next := g.uses[e].next
			if g.repair(g.uses[e].node) {
				prev = e
			} else { // drop the use of a dead node
				g.uses[prev].next = next
				if last {
					tail = prev
				}
			}
			if last {
				break
			}
			e = next
		}
		if g.state[g.uses[tail].node]&nodeDead != 0 {
			continue // all of them are
		}
		// If w itself was merged meanwhile, nodes repaired before that are stale
		// again: they go to its list, which is still to be repaired.
		c := &g.cls[w]
		if c.useTail != 0 {
			g.uses[c.useTail].next, g.uses[tail].next = g.uses[tail].next, g.uses[c.useTail].next
		} else if g.uf[w] != w {
			g.losers = append(g.losers, w)
		}
		c.useTail = tail
	}
	g.losers = g.losers[:0]
}

// repair canonicalizes node p and reports whether it stays alive.
func (g *Graph) repair(p uint32) bool {
	if g.state[p]&nodeDead != 0 {
		return false
	}
	nd := &g.nodes[p]
	row := &g.rows[nd.head>>48]
	switch {
	case row.arena:
		changed := false
		for i, ks := 0, g.arenaKids(nd.body); i < len(ks); i++ {
			if r := g.find(ks[i]); r != ks[i] {
				ks[i] = r
				changed = true
			}
		}
		if !changed {
			return true
		}
	case row.arity == 1:
		a := g.find(uint32(nd.body))
		if uint64(a) == nd.body {
			return true
		}
		nd.body = uint64(a)
	default:
		body := pack(g.find(uint32(nd.body)), g.find(uint32(nd.body>>32)))
		if body == nd.body {
			return true
		}
		nd.body = body
	}
	g.state[p] |= nodeRepaired
	h := g.hash(nd.head, nd.body)
	t := &g.table
	i := h & t.mask
	for {
		s := t.slots[i]
		if s == 0 {
			break
		}
		if uint32(s>>32) == h {
			q := uint32(s) - 1
			n := g.nodes[q]
			if q != p && g.state[q]&nodeDead == 0 && (n.head == nd.head && n.body == nd.body || g.sameNode(n, nd.head, nd.body)) {
				g.kill(p, q)
				return false
			}
		}
		i = (i + 1) & t.mask
	}
	t.slots[i] = uint64(h)<<32 | uint64(p+1)
	t.used++
	if t.used > t.limit {
		g.growTable()
	}
	if g.relates() {
		g.edges.reshape = append(g.edges.reshape, p)
	}
	if g.cfg.Analysis != nil { // operands that are now one class may tell more
		g.facts.remake = append(g.facts.remake, p)
	}
	return true
}

// kill removes p, which became congruent to q.
func (g *Graph) kill(p, q uint32) {
	if g.state[p]&nodePruned == 0 {
		g.live--
	}
	// The survivor stands for the client's own node from now on.
	g.state[q] |= g.state[p] & nodeOriginal
	g.state[p] |= nodeDead
	g.changes++
	g.union(p, q, Reason{Kind: ReasonCongruence})
}

// Prune hides all nodes of the class but its leaves from matching, counting and
// extraction. They stay interned, so that building one again finds the class. It
// is for classes whose value is known and whose other forms have no interest.
func (g *Graph) Prune(c ClassID) {
	root := g.find(uint32(c))
	prev := root
	for n := g.cls[root].ring; n != root; {
		next := g.cls[n].ring
		if g.pruneNode(n) {
			g.cls[prev].ring = next
		} else {
			prev = n
		}
		n = next
	}
	g.pruneNode(root) // stays in the ring, which is entered through it
}

func (g *Graph) pruneNode(n uint32) bool {
	if g.state[n]&(nodeDead|nodePruned) != 0 {
		return true
	}
	nd := g.nodes[n]
	if g.rows[nd.op()].arity == 0 {
		return false
	}
	g.state[n] |= nodePruned
	g.live--
	g.changes++
	return true
}

// hashcons is an open-addressing table of node ids with linear probing. A slot
// is the node's 32-bit hash and its id + 1, so that a miss seldom touches a
// node.
//
// Slots of nodes whose operands were canonicalized since are left behind: they
// compare unequal to every canonical node, and go when the table grows.
type hashcons struct {
	slots []uint64
	mask  uint32
	used  int
	limit int
}

// minSlots is the table of a fresh graph. Most basic blocks fit, and clearing
// it costs about ten nanoseconds.
const minSlots = 64

func (t *hashcons) reset() {
	t.resize(minSlots)
}

// resize empties the table. It reuses memory, of which only the part in use is
// cleared.
func (t *hashcons) resize(n int) {
	if cap(t.slots) >= n {
		t.slots = t.slots[:n]
		clear(t.slots)
	} else {
		t.slots = make([]uint64, n)
	}
	t.mask = uint32(n - 1)
	t.used = 0
	t.limit = n/2 + n/4
}

// insert adds a node that is known to be absent.
func (t *hashcons) insert(h, id uint32) {
	i := h & t.mask
	for t.slots[i] != 0 {
		i = (i + 1) & t.mask
	}
	t.slots[i] = uint64(h)<<32 | uint64(id+1)
	t.used++
}

// growTable doubles the table, from the nodes so that stale slots are dropped.
// Where half of it is stale the size stays.
func (g *Graph) growTable() {
	t := &g.table
	n := len(t.slots)
	if len(g.nodes) > t.limit/2 {
		n *= 2
	}
	t.resize(n)
	for id, nd := range g.nodes {
		if g.state[id]&nodeDead == 0 {
			t.insert(g.hash(nd.head, nd.body), uint32(id))
		}
	}
}
