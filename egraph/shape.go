package egraph

// shapes finds nodes that differ only in flags or in operands related by edges:
// the second hash table of the laws on closing. A node is filed under its op,
// type, payload and the canonical targets of its operands.
type shapes struct {
	heads []uint32 // entry + 1 by hash
	items []shapeItem
}

type shapeItem struct {
	hash, node, next uint32
}

const minShapes = 64

func (s *shapes) reset() {
	if len(s.items) == 0 && len(s.heads) == minShapes {
		return
	}
	s.items = s.items[:0]
	s.resize(minShapes)
}

func (s *shapes) resize(n int) {
	if cap(s.heads) >= n {
		s.heads = s.heads[:n]
		clear(s.heads)
	} else {
		s.heads = make([]uint32, n)
	}
}

func (s *shapes) add(h, n uint32) {
	if len(s.items) >= len(s.heads) {
		s.resize(2 * len(s.heads))
		for i := range s.items {
			it := &s.items[i]
			slot := it.hash & uint32(len(s.heads)-1)
			it.next = s.heads[slot]
			s.heads[slot] = uint32(i + 1)
		}
	}
	slot := h & uint32(len(s.heads)-1)
	s.items = append(s.items, shapeItem{h, n, s.heads[slot]})
	s.heads[slot] = uint32(len(s.items))
}

// closeEdges keeps the laws of edges over the nodes that exist: cycles become
// unions, and f(a) gets an edge to f(b) where a has one to b, or where f(b) is
// the same with fewer flags.
func (g *Graph) closeEdges() {
	ed := &g.edges
	if !g.off(16) && g.collapse() {
		ed.noteFresh(g)
		return // unions go first
	}
	ed.noteFresh(g)
	if ed.budget < 0 {
		ed.cut++
		for _, c := range ed.rewalk {
			g.cls[c].bits &^= classRewalk
			g.markDirty(g.find(c))
		}
		ed.rewalk, ed.reshape, ed.shaped = ed.rewalk[:0], ed.reshape[:0], len(g.nodes)
		ed.canon = ed.canon[:0]
		return
	}
	// Backwards over edges: what reaches a changed class has changed too.
	for i := 0; i < len(ed.rewalk); i++ {
		c := g.find(ed.rewalk[i])
		for e := ed.in(c); e != none; e = ed.list[e].nextIn {
			g.touchReach(g.find(ed.list[e].from))
		}
	}
	for _, c := range ed.rewalk {
		if int(c) < len(ed.canon) {
			ed.canon[c] = 0
		}
	}
	for i := 0; i < len(ed.rewalk); i++ {
		c := ed.rewalk[i]
		g.cls[c].bits &^= classRewalk
		c = g.find(c)
		g.markDirty(c)
		tail := g.cls[c].useTail
		if tail == 0 {
			continue
		}
		for u := g.uses[tail].next; ; u = g.uses[u].next {
			g.relate(g.uses[u].node)
			if u == tail {
				break
			}
		}
	}
	ed.rewalk = ed.rewalk[:0]
	for i := 0; i < len(ed.reshape); i++ {
		g.relate(ed.reshape[i])
	}
	ed.reshape = ed.reshape[:0]
	if !g.relates() {
		return
	}
	for ; ed.shaped < len(g.nodes); ed.shaped++ {
		g.relate(uint32(ed.shaped))
	}
}

// noteFresh turns new edges into changed reach, and drops those that unions made
// needless.
func (e *edges) noteFresh(g *Graph) {
	for _, id := range e.fresh {
		ed := &e.list[id]
		s, t := g.find(ed.from), g.find(ed.to)
		if s == t {
			if !ed.dead {
				ed.dead = true
				e.n--
			}
			continue
		}
		g.touchReach(s)
	}
	e.fresh = e.fresh[:0]
}

// relate files node p under its shape and adds the edges between it and the
// nodes found there.
func (g *Graph) relate(p uint32) {
	row := &g.rows[g.nodes[p].op()]
	if g.state[p]&(nodeDead|nodePruned) != 0 || row.arity == 0 || row.info.OneChoice || row.info.Anchored {
		return
	}
	ed := &g.edges
	h := g.shapeHash(p)
	n := 0
	for i := ed.shapes.heads[h&uint32(len(ed.shapes.heads)-1)]; i != 0; {
		it := ed.shapes.items[i-1]
		i = it.next
		if it.hash != h {
			continue
		}
		if it.node == p {
			return // filed here already, and compared with what came later
		}
		n++
		ed.budget--
		if n > maxBucket || ed.budget < 0 {
			break
		}
		g.relatePair(p, it.node)
	}
	ed.shapes.add(h, p)
}

// relatePair adds the edges that hold between two nodes of one shape.
func (g *Graph) relatePair(p, q uint32) {
	np, nq := g.nodes[p], g.nodes[q]
	if g.state[q]&(nodeDead|nodePruned) != 0 || np.typ() != nq.typ() || g.find(p) == g.find(q) {
		return
	}
	fp, fq := np.flags(), nq.flags()
	flagsDiffer := fp != fq
	if flagsDiffer && g.off(15) {
		return
	}
	if fp&fq == fq && g.operandsReach(p, q) {
		g.refine(p, q, Reason{ReasonMonotone, g.log.keepMonotone(p, q), 0})
	}
	if fp&fq == fp && g.operandsReach(q, p) {
		g.refine(q, p, Reason{ReasonMonotone, g.log.keepMonotone(q, p), 0})
	}
	if fp&fq != fp && fp&fq != fq && g.sameOperands(p, q) {
		// Incomparable flags: the flagless node is where they meet.
		g.plain(p)
	}
}

// plain interns p without its flags.
func (g *Graph) plain(p uint32) {
	nd := g.nodes[p]
	head := makeHead(nd.op(), nd.typ(), g.lang.Imply(nd.op(), 0))
	if !g.rows[nd.op()].arena {
		g.intern(head, nd.body, none)
		return
	}
	ks := g.arenaKids(nd.body)
	kids := make([]ClassID, len(ks))
	for i, k := range ks {
		kids[i] = ClassID(k)
	}
	g.addArena(head, g.arenaPayload(nd.body), kids, none)
}

// operandsReach reports whether each operand of p reaches that of q, in either
// order where operands may be exchanged.
func (g *Graph) operandsReach(p, q uint32) bool {
	return g.eachOperand(p, q, func(a, b uint32) bool {
		return a == b || !g.off(14) && g.cls[a].bits&classShared == 0 && g.sees(a, b)
	})
}

func (g *Graph) sameOperands(p, q uint32) bool {
	return g.eachOperand(p, q, func(a, b uint32) bool { return a == b })
}

func (g *Graph) eachOperand(p, q uint32, ok func(a, b uint32) bool) bool {
	var bp, bq [2]uint32
	x, y := g.operands(p, &bp), g.operands(q, &bq)
	op, oq := g.nodes[p].op(), g.nodes[q].op()
	if len(x) != len(y) || g.payload(p) != g.payload(q) {
		return false
	}
	row := &g.rows[op]
	all := func(x, y []uint32) bool {
		for i := range x {
			if !ok(g.find(x[i]), g.find(y[i])) {
				return false
			}
		}
		return true
	}
	if op == oq && all(x, y) {
		return true
	}
	if row.swapped == 0 || row.swapped != oq || len(x) < 2 {
		return false
	}
	return ok(g.find(x[0]), g.find(y[1])) && ok(g.find(x[1]), g.find(y[0])) && all(x[2:], y[2:])
}

// operands returns a node's operands, in buf if they are not in the arena.
func (g *Graph) operands(n uint32, buf *[2]uint32) []uint32 {
	nd := g.nodes[n]
	row := &g.rows[nd.op()]
	switch {
	case row.arena:
		return g.arenaKids(nd.body)
	case row.arity == 0:
		return nil
	}
	buf[0], buf[1] = uint32(nd.body), uint32(nd.body>>32)
	return buf[:row.arity]
}

func (g *Graph) payload(n uint32) uint64 {
	nd := g.nodes[n]
	row := &g.rows[nd.op()]
	switch {
	case row.arena:
		return g.arenaPayload(nd.body)
	case row.arity == 0:
		return nd.body
	}
	return 0
}

func (g *Graph) shapeHash(p uint32) uint32 {
	var buf [2]uint32
	nd := g.nodes[p]
	row := &g.rows[nd.op()]
	op := nd.op()
	ks := g.operands(p, &buf)
	h := g.payload(p)
	if row.arity == 0 {
		h = 0
	}
	if row.swapped != 0 && len(ks) >= 2 {
		a, b := g.canonical(ks[0]), g.canonical(ks[1])
		if row.swapped < op {
			op = row.swapped
			a, b = b, a
		} else if row.swapped == op && a > b {
			a, b = b, a
		}
		h = mix(h, pack(a, b))
		ks = ks[2:]
	}
	for _, k := range ks {
		h = mix(h, uint64(g.canonical(k)))
	}
	return uint32(mix(h, uint64(op)<<32|uint64(nd.typ())))
}

// canonical returns the class's canonical target: of the classes it reaches
// that reach nothing more, one with a constant, else with a flagless node, else
// with the fewest nodes, else the oldest.
func (g *Graph) canonical(c uint32) uint32 {
	c = g.find(c)
	ed := &g.edges
	if ed.out(c) == none {
		return c
	}
	for len(ed.canon) < len(g.nodes) {
		ed.canon = append(ed.canon, 0)
	}
	if g.cls[c].bits&classShared != 0 {
		return c // its users don't look through its edges
	}
	if k := ed.canon[c]; k != 0 {
		return g.find(k - 1)
	}
	ed.canon[c] = c + 1 // an answer for cycles, which exist between rebuilds
	best := none
	for e := ed.out(c); e != none; e = ed.list[e].nextOut {
		t := g.find(ed.list[e].to)
		if t == c {
			continue
		}
		if t = g.canonical(t); best == none || t != best && g.better(t, best) {
			best = t
		}
	}
	if best == none {
		best = c
	}
	ed.canon[c] = best + 1
	return best
}

func (g *Graph) better(a, b uint32) bool {
	x, y := g.rank(a), g.rank(b)
	if x != y {
		return x < y
	}
	return a < b
}

// rank orders canonical targets; lower is better.
func (g *Graph) rank(c uint32) int {
	if len(g.constOf) > 0 && g.constOf[c] != 0 {
		return -1
	}
	nodes, flagless := 0, 1
	for n := c; ; {
		if g.state[n]&(nodeDead|nodePruned) == 0 {
			nodes++
			if g.nodes[n].flags() == 0 {
				flagless = 0
			}
		}
		if n = g.cls[n].ring; n == c {
			return flagless<<24 + min(nodes, 1<<24-1)
		}
	}
}
