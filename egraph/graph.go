package egraph

import (
	"fmt"
	"math/bits"
)

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

// node is a stored e-node in two words, so that comparing is two compares.
//
//	head: op<<48 | flags<<32 | type
//	body: leaf: payload; inline (1 or 2 operands, no payload): operands,
//	      first in the low half; otherwise the offset in the kids arena of
//	      payload low, payload high, count, operands...
type node struct{ head, body uint64 }

func (n node) op() Op       { return Op(n.head >> 48) }
func (n node) flags() Flags { return Flags(n.head >> 32) }
func (n node) typ() Type    { return Type(n.head) }

func makeHead(op Op, t Type, f Flags) uint64 {
	return uint64(op)<<48 | uint64(f)<<32 | uint64(t)
}

func pack(a, b uint32) uint64 { return uint64(a) | uint64(b)<<32 }

// arenaHeader is the words before the operands in the kids arena.
const arenaHeader = 3

// Node states, one bit each.
const (
	nodeDead     uint8 = 1 << iota // congruent to a live node
	nodePruned                     // hidden from matching and counting by Prune
	nodeOriginal                   // the client's mark
	nodeRepaired                   // operands changed since the last index
	nodeNew                        // in the last index: not the same in the one before
	nodeTrivial                    // in the last index: see Config.SkipTrivial

	nodeHidden = nodeDead | nodePruned | nodeTrivial // from matching
)

// class holds what is known of a canonical class, and the ring link of the node
// with the same id.
type class struct {
	ring     uint32 // next node of the same class; a ring through all of them
	useTail  uint32 // last entry of the ring of uses; 0 is none
	useCount uint32
	bits     classBits
}

type classBits uint32

const (
	classNotPoison classBits = 1 << iota
	classNotUndef
	classOneChoice // contains a one-choice node
	classPicks     // contains one that Picks
	classDirty     // listed in Graph.dirty
	classOut       // has edges to refinements
	classIn        // has edges from what it refines
	classRewalk    // listed in Graph.reachChanged
	classShared    // one choice that several users see: see MarkShared

	classDefined = classNotPoison | classNotUndef
)

// use says that a node has the class as an operand.
type use struct{ node, next uint32 }

// Graph is an e-graph with two relations, union and refinement. It is not safe
// for concurrent use. Reset keeps its memory, so that many small graphs cost no
// allocation.
type Graph struct {
	lang *Language
	rows []opRow
	cfg  Config

	nodes []node
	uf    []uint32 // union-find parents, indexed like nodes
	cls   []class
	state []uint8
	kids  []uint32
	uses  []use
	table hashcons

	live    int // nodes neither dead nor pruned
	classes int
	flagged int // nodes made with flags; 0 lets whole phases be skipped

	losers  []uint32 // merged away since the last rebuild, uses not yet repaired
	dirty   []uint32 // classes changed since the last search, see classDirty
	changes uint64   // bumped by all that changes the graph

	constOf []uint32 // constant node + 1 of each class, if the language has any
	dead    bool     // contradiction found: the graph means nothing
	why     string

	facts  facts
	edges  edges
	index  index
	match  matcher
	log    Log
	build  []uint32 // scratch of instantiate
	levels []uint8  // scratch of dirtyLevels
	counts []uint32 // scratch of iterate
	report Report
}

// New makes an empty graph. It fails if the language's op table is wrong.
func New(lang *Language, cfg Config) (*Graph, error) {
	if err := lang.Check(); err != nil {
		return nil, err
	}
	g := &Graph{lang: lang, rows: lang.rows, cfg: cfg}
	g.facts.on = cfg.Analysis != nil || lang.traits.constants || lang.traits.oneChoice
	g.log.g = g
	g.log.on, g.log.facts = cfg.Explain || cfg.ExplainRules, cfg.Explain
	g.log.lazy = !cfg.Explain
	g.Reset()
	return g, nil
}

// Reset empties the graph and keeps its memory. No fact outlives it.
func (g *Graph) Reset() {
	g.nodes = g.nodes[:0]
	g.uf = g.uf[:0]
	g.cls = g.cls[:0]
	g.state = g.state[:0]
	g.kids = g.kids[:0]
	g.uses = append(g.uses[:0], use{})
	g.table.reset()
	g.live, g.classes, g.flagged = 0, 0, 0
	g.losers = g.losers[:0]
	g.dirty = g.dirty[:0]
	g.changes = 0
	g.constOf = g.constOf[:0]
	g.dead, g.why = false, ""
	if !g.off(9) {
		g.facts.reset()
	}
	g.edges.reset()
	g.refuel()
	g.index.valid = false
	g.log.reset()
}

// Language returns the graph's language.
func (g *Graph) Language() *Language { return g.lang }

// Analysis returns the client's analysis, or nil.
func (g *Graph) Analysis() Analysis { return g.cfg.Analysis }

func (g *Graph) off(law int) bool { return g.lang.Disabled.Has(law) }

// NumNodes counts the nodes: deduplicated after a Rebuild, without pruned ones.
func (g *Graph) NumNodes() int { return g.live }

// NumClasses counts the canonical classes.
func (g *Graph) NumClasses() int { return g.classes }

// NumIDs bounds all node and class ids: they are below it, densely.
func (g *Graph) NumIDs() int { return len(g.nodes) }

// Contradiction reports that the graph's facts contradict each other, and how:
// the code it stands for can't be reached, and nothing may be concluded from it.
func (g *Graph) Contradiction() (string, bool) { return g.why, g.dead }

func (g *Graph) contradict(why string) {
	if !g.dead {
		g.dead, g.why = true, why
	}
}

// find returns the root with path halving.
func (g *Graph) find(x uint32) uint32 {
	uf := g.uf
	for {
		p := uf[x]
		if p == x {
			return x
		}
		q := uf[p]
		if q == p {
			return p
		}
		uf[x] = q
		x = q
	}
}

// Find returns the canonical id of a class.
func (g *Graph) Find(c ClassID) ClassID { return ClassID(g.find(uint32(c))) }

// ClassOf returns the canonical class of a node.
func (g *Graph) ClassOf(n NodeID) ClassID { return ClassID(g.find(uint32(n))) }

// Type returns the type of a class.
func (g *Graph) Type(c ClassID) Type { return g.nodes[c].typ() }

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

// Lookup finds the class that a node would be added to, but adds nothing.
func (g *Graph) Lookup(n Node) (c ClassID, ok bool) {
	row := &g.rows[n.Op]
	head, body := makeHead(n.Op, n.Type, g.lang.Imply(n.Op, n.Flags)), n.Payload
	if row.arena {
		at := len(g.kids)
		body = uint64(at)
		g.kids = append(g.kids, uint32(n.Payload), uint32(n.Payload>>32), uint32(len(n.Kids)))
		for _, k := range n.Kids {
			g.kids = append(g.kids, g.find(uint32(k)))
		}
		defer func() { g.kids = g.kids[:at] }()
	} else if len(n.Kids) > 0 {
		body = 0
		for i, k := range n.Kids {
			body |= uint64(g.find(uint32(k))) << (32 * i)
		}
	}
	h := g.hash(head, body)
	t := &g.table
	for i := h & t.mask; t.slots[i] != 0; i = (i + 1) & t.mask {
		if s := t.slots[i]; uint32(s>>32) == h {
			id := uint32(s) - 1
			if n := g.nodes[id]; n.head == head && n.body == body || g.sameNode(n, head, body) {
				return ClassID(g.find(id)), true
			}
		}
	}
	return 0, false
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
	g.markDirty(into)
	row := &g.rows[op]
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
		g.factsOfNew(id, into)
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

// growNodes grows the arrays that are indexed by id together. Go's own doubling
// would keep more garbage than the peak memory target allows.
func (g *Graph) growNodes() {
	n := cap(g.nodes)
	g.growTo(n + n/2 + 64)
}

func (g *Graph) growTo(n int) {
	g.nodes = regrow(g.nodes, n)
	g.uf = regrow(g.uf, n)
	g.cls = regrow(g.cls, n)
	g.state = regrow(g.state, n)
}

func regrow[T any](s []T, n int) []T {
	if cap(s) >= n {
		return s
	}
	t := make([]T, len(s), n)
	copy(t, s)
	return t
}

func (g *Graph) addUse(c, n uint32) {
	e := uint32(len(g.uses))
	cl := &g.cls[c]
	next := e
	if cl.useTail != 0 {
		next = g.uses[cl.useTail].next
		g.uses[cl.useTail].next = e
	}
	g.uses = append(g.uses, use{node: n, next: next})
	cl.useTail = e
	cl.useCount++
}

func (g *Graph) arenaKids(body uint64) []uint32 {
	at := uint32(body)
	n := g.kids[at+2]
	return g.kids[at+arenaHeader : at+arenaHeader+n : at+arenaHeader+n]
}

func (g *Graph) arenaPayload(body uint64) uint64 {
	at := uint32(body)
	return pack(g.kids[at], g.kids[at+1])
}

// hash mixes a node in canonical orientation: exchanged operands and swapped
// ops hash alike.
func (g *Graph) hash(head, body uint64) uint32 {
	row := &g.rows[head>>48]
	if row.arena {
		return g.hashArena(row, head, body)
	}
	if row.swapped != 0 {
		op := Op(head >> 48)
		a, b := uint32(body), uint32(body>>32)
		if row.swapped < op {
			head = head&^(0xffff<<48) | uint64(row.swapped)<<48
			body = pack(b, a)
		} else if row.swapped == op && a > b {
			body = pack(b, a)
		}
	}
	return uint32(mix(head, body))
}

func (g *Graph) hashArena(row *opRow, head, body uint64) uint32 {
	ks := g.arenaKids(body)
	h := mix(0, g.arenaPayload(body))
	if row.swapped != 0 && len(ks) >= 2 {
		op := Op(head >> 48)
		a, b := ks[0], ks[1]
		if row.swapped < op {
			head = head&^(0xffff<<48) | uint64(row.swapped)<<48
			a, b = b, a
		} else if row.swapped == op && a > b {
			a, b = b, a
		}
		h = mix(h, pack(a, b))
		ks = ks[2:]
	}
	for _, k := range ks {
		h = mix(h, uint64(k))
	}
	return uint32(mix(head, h))
}

func mix(a, b uint64) uint64 {
	hi, lo := bits.Mul64(a^0x9e3779b97f4a7c15, b^0xd1b54a32d192ed03)
	return hi ^ lo
}

// sameNode compares beyond the two words: arena operands and exchanged ones.
func (g *Graph) sameNode(n node, head, body uint64) bool {
	row := &g.rows[head>>48]
	if row.swapped == 0 && (!row.arena || n.head != head) {
		return false
	}
	swap := false
	if n.head != head {
		if n.head&^(0xffff<<48) != head&^(0xffff<<48) || n.op() != row.swapped {
			return false
		}
		swap = true
	}
	commutes := row.swapped == Op(head>>48)
	if !row.arena {
		exchanged := n.body == uint64(uint32(body>>32))|body<<32
		if swap || commutes {
			return exchanged
		}
		return false
	}
	if g.arenaPayload(n.body) != g.arenaPayload(body) {
		return false
	}
	x, y := g.arenaKids(n.body), g.arenaKids(body)
	if len(x) != len(y) {
		return false
	}
	if row.swapped != 0 && len(x) >= 2 {
		straight := !swap && x[0] == y[0] && x[1] == y[1]
		exchanged := (swap || commutes) && x[0] == y[1] && x[1] == y[0]
		if !straight && !exchanged {
			return false
		}
		x, y = x[2:], y[2:]
	}
	for i := range x {
		if x[i] != y[i] {
			return false
		}
	}
	return true
}

func (g *Graph) markDirty(c uint32) {
	if g.cls[c].bits&classDirty == 0 {
		g.cls[c].bits |= classDirty
		g.dirty = append(g.dirty, c)
	}
}
