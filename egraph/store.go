package egraph

import (
	"iter"
	"math/bits"
)

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
	classDirty     // listed in store.dirty
	classGrown     // dirty by its nodes or edges, or what is reached by these
	classTold      // dirty by its facts, or its constant
	classOut       // has edges to refinements
	classIn        // has edges from what it refines
	classRewalk    // listed in edges.rewalk
	classShared    // one choice that several users see: see MarkShared

	classDefined = classNotPoison | classNotUndef
)

// use says that a node has the class as an operand.
type use struct{ node, next uint32 }

// store holds nodes and classes: a node's operator and operands, the class that it is
// in, and who uses that. It calls nothing but itself. What holds after a Rebuild is what
// Graph.Verify checks; at all times
//
//   - the arrays by id (nodes, uf, cls, state) are of one length;
//   - the ring of a root goes through all live nodes of its class;
//   - a class's ring of uses has each live user of the class, once or more often, but
//     for classes in Graph.losers;
//   - the table finds each node whose operands are canonical, unless it is dead.
//
// What is in a class is otherwise kept by others: facts keep the Defined bits, edges
// classOut, classIn and classRewalk.
type store struct {
	lang *Language
	rows []opRow

	nodes []node
	uf    []uint32 // union-find parents, indexed like nodes
	cls   []class
	state []uint8
	kids  []uint32 // operands that do not fit a node
	uses  []use    // rings of each class's users
	table hashcons

	live    int    // nodes neither dead nor pruned
	classes int    // canonical ones
	flagged int    // nodes made with flags; 0 lets whole phases be skipped
	changes uint64 // bumped by all that changes the graph

	anything []uint32 // the nodes of ops that are marked Anything

	constOf []uint32 // constant node + 1 of each class, if the language has any
	dirty   []uint32 // classes changed since the last search, see classDirty
}

func (s *store) reset() {
	s.nodes = s.nodes[:0]
	s.uf = s.uf[:0]
	s.cls = s.cls[:0]
	s.state = s.state[:0]
	s.kids = s.kids[:0]
	s.uses = append(s.uses[:0], use{})
	s.table.reset()
	s.live, s.classes, s.flagged = 0, 0, 0
	s.changes = 0
	s.anything = s.anything[:0]
	s.constOf = s.constOf[:0]
	s.dirty = s.dirty[:0]
}

// NumNodes counts the nodes: deduplicated after a Rebuild, without pruned ones.
func (s *store) NumNodes() int { return s.live }

// NumClasses counts the canonical classes.
func (s *store) NumClasses() int { return s.classes }

// NumIDs bounds all node and class ids: they are below it, densely.
func (s *store) NumIDs() int { return len(s.nodes) }

// find returns the root with path halving.
func (s *store) find(x uint32) uint32 {
	uf := s.uf
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
func (s *store) Find(c ClassID) ClassID { return ClassID(s.find(uint32(c))) }

// ClassOf returns the canonical class of a node.
func (s *store) ClassOf(n NodeID) ClassID { return ClassID(s.find(uint32(n))) }

// Type returns the type of a class.
func (s *store) Type(c ClassID) Type { return s.nodes[c].typ() }

// Op returns a node's operator.
func (s *store) Op(n NodeID) Op { return s.nodes[n].op() }

// Flags returns a node's flags.
func (s *store) Flags(n NodeID) Flags { return s.nodes[n].flags() }

// Payload returns a node's payload.
func (s *store) Payload(n NodeID) uint64 { return s.payload(uint32(n)) }

// Arity returns a node's number of operands.
func (s *store) Arity(n NodeID) int {
	nd := s.nodes[n]
	if row := &s.rows[nd.op()]; !row.arena {
		return int(row.arity)
	}
	return len(s.arenaKids(nd.body))
}

// Kid returns the class of a node's operand.
func (s *store) Kid(n NodeID, i int) ClassID {
	nd := s.nodes[n]
	if s.rows[nd.op()].arena {
		return ClassID(s.find(s.arenaKids(nd.body)[i]))
	}
	return ClassID(s.find(uint32(nd.body >> (32 * i))))
}

// Live reports whether a node is in its class still: neither congruent to one
// that is, nor pruned.
func (s *store) Live(n NodeID) bool {
	return s.state[n]&(nodeDead|nodePruned) == 0
}

// MarkOriginal marks the node as the client's own: where costs tie, extraction
// keeps it.
func (s *store) MarkOriginal(n NodeID) { s.state[n] |= nodeOriginal }

// Original reports whether the node, or one that became congruent to it, was
// marked.
func (s *store) Original(n NodeID) bool { return s.state[n]&nodeOriginal != 0 }

// IsClass reports whether an id below NumIDs is a canonical class.
func (s *store) IsClass(c ClassID) bool { return s.uf[c] == uint32(c) }

// Nodes yields the live nodes of a class in a deterministic order.
func (s *store) Nodes(c ClassID) iter.Seq[NodeID] {
	return func(yield func(NodeID) bool) {
		root := s.find(uint32(c))
		for n := root; ; {
			if s.Live(NodeID(n)) && !yield(NodeID(n)) {
				return
			}
			if n = s.cls[n].ring; n == root {
				return
			}
		}
	}
}

// Classes yields the canonical classes in ascending order.
func (s *store) Classes() iter.Seq[ClassID] {
	return func(yield func(ClassID) bool) {
		for id, p := range s.uf {
			if p == uint32(id) && !yield(ClassID(id)) {
				return
			}
		}
	}
}

// operands returns a node's operands, in buf if they are not in the arena.
func (s *store) operands(n uint32, buf *[2]uint32) []uint32 {
	return s.operandsIn(n, s.nodes[n].body, buf)
}

// operandsIn are the operands in a body that a node has or had.
func (s *store) operandsIn(n uint32, body uint64, buf *[2]uint32) []uint32 {
	row := &s.rows[s.nodes[n].op()]
	switch {
	case row.arena:
		return s.arenaKids(body)
	case row.arity == 0:
		return nil
	}
	buf[0], buf[1] = uint32(body), uint32(body>>32)
	return buf[:row.arity]
}

func (s *store) payload(n uint32) uint64 {
	nd := s.nodes[n]
	row := &s.rows[nd.op()]
	switch {
	case row.arena:
		return s.arenaPayload(nd.body)
	case row.arity == 0:
		return nd.body
	}
	return 0
}

// Lookup finds the class that a node would be added to, but adds nothing.
func (st *store) Lookup(n Node) (c ClassID, ok bool) {
	row := &st.rows[n.Op]
	head, body := makeHead(n.Op, n.Type, st.lang.Imply(n.Op, n.Flags)), n.Payload
	if row.arena {
		at := len(st.kids)
		body = uint64(at)
		st.kids = append(st.kids, uint32(n.Payload), uint32(n.Payload>>32), uint32(len(n.Kids)))
		for _, k := range n.Kids {
			st.kids = append(st.kids, st.find(uint32(k)))
		}
		defer func() { st.kids = st.kids[:at] }()
	} else if len(n.Kids) > 0 {
		body = 0
		for i, k := range n.Kids {
			body |= uint64(st.find(uint32(k))) << (32 * i)
		}
	}
	h := st.hash(head, body)
	t := &st.table
	for i := h & t.mask; t.slots[i] != 0; i = (i + 1) & t.mask {
		if s := t.slots[i]; uint32(s>>32) == h {
			id := uint32(s) - 1
			if n := st.nodes[id]; n.head == head && n.body == body || st.sameNode(n, head, body) {
				return ClassID(st.find(id)), true
			}
		}
	}
	return 0, false
}

// growNodes grows the arrays that are indexed by id together. Go's own doubling
// would keep more garbage than the peak memory target allows.
func (s *store) growNodes() {
	n := cap(s.nodes)
	s.growTo(n + n/2 + 64)
}

func (s *store) growTo(n int) {
	s.nodes = regrow(s.nodes, n)
	s.uf = regrow(s.uf, n)
	s.cls = regrow(s.cls, n)
	s.state = regrow(s.state, n)
}

func regrow[T any](s []T, n int) []T {
	if cap(s) >= n {
		return s
	}
	t := make([]T, len(s), n)
	copy(t, s)
	return t
}

func (s *store) addUse(c, n uint32) {
	e := uint32(len(s.uses))
	cl := &s.cls[c]
	next := e
	if cl.useTail != 0 {
		next = s.uses[cl.useTail].next
		s.uses[cl.useTail].next = e
	}
	s.uses = append(s.uses, use{node: n, next: next})
	cl.useTail = e
	cl.useCount++
}

func (s *store) arenaKids(body uint64) []uint32 {
	at := uint32(body)
	n := s.kids[at+2]
	return s.kids[at+arenaHeader : at+arenaHeader+n : at+arenaHeader+n]
}

func (s *store) arenaPayload(body uint64) uint64 {
	at := uint32(body)
	return pack(s.kids[at], s.kids[at+1])
}

// hash mixes a node in canonical orientation: exchanged operands and swapped
// ops hash alike.
func (s *store) hash(head, body uint64) uint32 {
	row := &s.rows[head>>48]
	if row.arena {
		return s.hashArena(row, head, body)
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

func (s *store) hashArena(row *opRow, head, body uint64) uint32 {
	ks := s.arenaKids(body)
	h := mix(0, s.arenaPayload(body))
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
func (s *store) sameNode(n node, head, body uint64) bool {
	row := &s.rows[head>>48]
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
	if s.arenaPayload(n.body) != s.arenaPayload(body) {
		return false
	}
	x, y := s.arenaKids(n.body), s.arenaKids(body)
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

// markDirty notes that a class changed, in how.
func (s *store) markDirty(c uint32, how classBits) {
	s.cls[c].bits |= how
	if s.cls[c].bits&classDirty == 0 {
		s.cls[c].bits |= classDirty
		s.dirty = append(s.dirty, c)
	}
}

func (s *store) pruneNode(n uint32) bool {
	if s.state[n]&(nodeDead|nodePruned) != 0 {
		return true
	}
	nd := s.nodes[n]
	if s.rows[nd.op()].arity == 0 {
		return false
	}
	s.state[n] |= nodePruned
	s.live--
	s.changes++
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
func (s *store) growTable() {
	t := &s.table
	n := len(t.slots)
	if len(s.nodes) > t.limit/2 {
		n *= 2
	}
	t.resize(n)
	for id, nd := range s.nodes {
		if s.state[id]&nodeDead == 0 {
			t.insert(s.hash(nd.head, nd.body), uint32(id))
		}
	}
}
