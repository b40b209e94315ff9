package egraph

import "fmt"

// NodeID names an e-node for as long as its graph is not reset. A node keeps
// its id, and its operands as first built are its term (see Log.Term).
type NodeID uint32

// ClassID names an e-class. Nodes and classes share one id space: making node n
// makes class n, and a class that was merged away is known by the id that Find
// returns.
type ClassID uint32

// none is no id.
const none = ^uint32(0)

// Node is an e-node by value.
type Node struct {
	Op      Op
	Type    Type
	Flags   Flags
	Payload uint64
	Kids    []ClassID
}

// Config is fixed for the life of a Graph.
type Config struct {
	// Analysis derives facts; nil for none.
	Analysis Analysis

	// SkipTrivial hides from matching what only says a shorter form of the same
	// class in a longer way: nodes with their own class as an operand (x + 0 in
	// the class of x, which in turn is x + 0 + 0), and operations in the class of
	// a constant. A few of them multiply the matches of all rules that look two
	// operations deep. A match that only they make is lost, so it is not for
	// rules that count on such steps.
	SkipTrivial bool

	// Explain keeps what package explain needs: each node's term as built and the
	// reason of each union, edge and fact.
	Explain bool
	// ExplainRules keeps what is cheap of it, enough to tell which rules were
	// needed: steps have no FactProofs, and how an operand reached what was
	// matched there is looked for among the edges of that time when it is asked
	// for. Classes may have merged since, so that a proof may lead back to itself.
	ExplainRules bool
}

// Graph is an e-graph with two relations, union and refinement. It is not safe
// for concurrent use. Reset keeps its memory, so that many small graphs cost no
// allocation.
//
// What it knows is in parts. Each has a file, changes only what is its own, and is
// told of what happens elsewhere: adding a node tells facts; union tells facts, edges and
// log; an edge tells facts. Between that and the next Rebuild operands may be
// stale, facts may not have flowed, and edges may be missing; the index and the matcher
// work on a rebuilt graph only.
type Graph struct {
	store
	cfg Config

	losers []uint32 // merged away since the last rebuild, uses not yet repaired
	dead   bool     // contradiction found: the graph means nothing
	why    string

	facts   facts
	edges   edges
	closing closing
	log     Log
	index   index
	match   matcher
	applier applier
	runner  runner
}

// New makes an empty graph. It fails if the language's op table is wrong.
func New(lang *Language, cfg Config) (*Graph, error) {
	if err := lang.Check(); err != nil {
		return nil, err
	}
	g := &Graph{store: store{lang: lang, rows: lang.rows}, cfg: cfg}
	g.facts.g, g.closing.g, g.log.g, g.index.g, g.match.g, g.applier.g, g.runner.g = g, g, g, g, g, g, g
	g.edges.s = &g.store
	g.facts.on = cfg.Analysis != nil || lang.traits.constants || lang.traits.oneChoice
	g.log.on, g.log.facts = cfg.Explain || cfg.ExplainRules, cfg.Explain
	g.log.lazy = !cfg.Explain
	g.Reset()
	return g, nil
}

// Reset empties the graph and keeps its memory. No fact outlives it.
func (g *Graph) Reset() {
	g.store.reset()
	g.losers = g.losers[:0]
	g.dead, g.why = false, ""
	if !g.off(9) {
		g.facts.reset()
	}
	g.edges.reset()
	g.closing.reset()
	g.edges.refuel()
	g.index.valid = false
	g.log.reset()
}

// Language returns the graph's language.
func (g *Graph) Language() *Language { return g.lang }

// Analysis returns the client's analysis, or nil.
func (g *Graph) Analysis() Analysis { return g.cfg.Analysis }

func (g *Graph) off(law int) bool { return g.lang.Disabled.Has(law) }

// Contradiction reports that the graph's facts contradict each other, and how:
// the code it stands for can't be reached, and nothing may be concluded from it.
func (g *Graph) Contradiction() (string, bool) { return g.why, g.dead }

func (g *Graph) contradict(why string) {
	if !g.dead {
		g.dead, g.why = true, why
	}
}

// Leaf adds a node without operands.
func (g *Graph) Leaf(op Op, t Type, payload uint64) ClassID {
	if g.rows[op].arity > 0 {
		panic(fmt.Sprintf("egraph: op %s is not a leaf", g.lang.Ops[op].Name))
	}
	if g.rows[op].arena {
		return g.ClassOf(g.AddNode(Node{Op: op, Type: t, Payload: payload}))
	}
	return ClassID(g.find(g.intern(makeHead(op, t, 0), payload, none)))
}

// Add adds a node without payload, or finds it, and returns its class.
func (g *Graph) Add(op Op, t Type, f Flags, kids ...ClassID) ClassID {
	row := &g.rows[op]
	if row.arena || int(row.arity) != len(kids) || len(kids) == 0 {
		return g.ClassOf(g.AddNode(Node{Op: op, Type: t, Flags: f, Kids: kids}))
	}
	if f != 0 || len(row.info.Implied) > 0 {
		f = g.lang.Imply(op, f)
	}
	body := uint64(g.find(uint32(kids[0])))
	if len(kids) == 2 {
		body = pack(uint32(body), g.find(uint32(kids[1])))
	}
	return ClassID(g.find(g.intern(makeHead(op, t, f), body, none)))
}

// AddNode adds a node, or finds it, and returns its id. It panics if the number
// of operands is not the op's arity: that is a bug of the caller.
func (g *Graph) AddNode(n Node) NodeID {
	if n.Op == 0 || int(n.Op) >= len(g.rows) {
		panic(fmt.Sprintf("egraph: op %d is not in the table", n.Op))
	}
	row := &g.rows[n.Op]
	if row.arity >= 0 && int(row.arity) != len(n.Kids) {
		panic(fmt.Sprintf("egraph: %s has %d operands, got %d", row.info.Name, row.arity, len(n.Kids)))
	}
	head := makeHead(n.Op, n.Type, g.lang.Imply(n.Op, n.Flags))
	if row.arena {
		return NodeID(g.addArena(head, n.Payload, n.Kids, none))
	}
	var body uint64
	switch len(n.Kids) {
	case 0:
		body = n.Payload
	case 1:
		body = uint64(g.find(uint32(n.Kids[0])))
	default:
		body = pack(g.find(uint32(n.Kids[0])), g.find(uint32(n.Kids[1])))
	}
	return NodeID(g.intern(head, body, none))
}

// addArena interns a node whose operands live in the arena. They are written to
// its end first and dropped again if the node exists.
func (g *Graph) addArena(head, payload uint64, kids []ClassID, into uint32) uint32 {
	at := len(g.kids)
	g.kids = append(g.kids, uint32(payload), uint32(payload>>32), uint32(len(kids)))
	for _, k := range kids {
		g.kids = append(g.kids, g.find(uint32(k)))
	}
	before := len(g.nodes)
	id := g.intern(head, uint64(at), into)
	if len(g.nodes) == before {
		g.kids = g.kids[:at]
		return id
	}
	if g.log.on { // repairs overwrite the first copy, the second is the term
		g.log.termAt(id, uint64(len(g.kids)))
		g.kids = append(g.kids, g.kids[at:at+arenaHeader+len(kids)]...)
	}
	return id
}

// intern finds the node with canonical operands or makes it. A new node goes
// into class into, or a class of its own. A found one is unioned with into by
// the caller, who knows the reason.
func (g *Graph) intern(head, body uint64, into uint32) uint32 {
	h := g.hash(head, body)
	t := &g.table
	i := h & t.mask
	for {
		s := t.slots[i]
		if s == 0 {
			break
		}
		if uint32(s>>32) == h {
			id := uint32(s) - 1
			n := g.nodes[id]
			if n.head == head && n.body == body || g.sameNode(n, head, body) {
				return id
			}
		}
		i = (i + 1) & t.mask
	}
	id := uint32(len(g.nodes))
	t.slots[i] = uint64(h)<<32 | uint64(id+1)
	t.used++
	g.newNode(id, head, body, into)
	if t.used > t.limit {
		g.growTable()
	}
	return id
}

func (g *Graph) newNode(id uint32, head, body uint64, into uint32) {
	if len(g.nodes) == cap(g.nodes) {
		g.growNodes()
	}
	g.nodes = append(g.nodes, node{head, body})
	g.state = append(g.state, 0)
	g.changes++
	g.live++
	op := Op(head >> 48)
	if into == none {
		g.uf = append(g.uf, id)
		g.cls = append(g.cls, class{ring: id})
		g.classes++
		into = id
	} else {
		g.uf = append(g.uf, into)
		g.cls = append(g.cls, class{ring: g.cls[into].ring})
		g.cls[into].ring = id
	}
	if g.log.on {
		g.log.node(body)
	}
	g.markDirty(into, classGrown)
	row := &g.rows[op]
	if row.info.Anything {
		g.anything = append(g.anything, id)
	}
	switch {
	case row.arena:
		ks := g.arenaKids(body)
		for i, k := range ks {
			if !seen(ks[:i], k) {
				g.addUse(k, id)
			}
		}
	case row.arity == 1:
		g.addUse(uint32(body), id)
	case row.arity == 2:
		a, b := uint32(body), uint32(body>>32)
		g.addUse(a, id)
		if b != a {
			g.addUse(b, id)
		}
	}
	if head>>32&0xffff != 0 {
		g.flagged++
	}
	if g.facts.on { // last: Modify may add nodes
		g.facts.ofNew(id, into)
	}
}

func seen(ks []uint32, k uint32) bool {
	for _, o := range ks {
		if o == k {
			return true
		}
	}
	return false
}

// Union says that two classes are equal: poison and undef included, each value
// of one is that of the other. It reports whether they were not yet one class.
// Congruence follows at the next Rebuild. label is the client's, for explanations.
func (g *Graph) Union(a, b ClassID, label uint32) bool {
	return g.union(uint32(a), uint32(b), g.facts.given(label))
}

// AssumeEqual says that two values compare equal in the code at hand, for
// example below a branch on it. That is a union only for kinds whose equal values
// are interchangeable; it reports whether they are.
func (g *Graph) AssumeEqual(a, b ClassID, label uint32) bool {
	if g.lang.kindOf(g.Type(a))&g.lang.Interchangeable == 0 && !g.off(8) {
		return false
	}
	g.union(uint32(a), uint32(b), g.facts.given(label))
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
	g.markDirty(a, classGrown|classTold)
	if (ca.bits|cb.bits)&(classOut|classIn) != 0 {
		g.edges.merge(a, b)
		if g.facts.on {
			g.facts.tell(a) // what b had edges to, a has now
		}
	}
	if g.facts.on {
		g.facts.merge(a, b)
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
			g.facts.propagate()
		case g.closing.pending():
			g.closing.close()
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
	if g.closing.relates() {
		g.closing.reshape = append(g.closing.reshape, p)
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
