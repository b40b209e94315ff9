package egraph

import "slices"

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

// closing keeps the laws of edges over the nodes that exist: a cycle of edges is a
// union, and f(a) has an edge to f(b) where a has one to b, or where f(b) is the same
// with fewer flags. It takes up what edges (fresh, rewalk) and the repair of congruence
// (reshape) leave for it, and new nodes, from shaped on; after a Rebuild nothing of that
// is left. It may be cut short anywhere (see closeBudget).
type closing struct {
	g       *Graph
	reshape []uint32 // nodes whose operands changed
	shaped  int      // nodes below this id are in shapes
	shapes  shapes
	canon   []uint32 // by class: canonical target + 1, 0 is not known

	scc      []sccFrame
	low, ord []uint32
	ordNext  uint32 // next number of Tarjan's walk; 0 is never given
	onStack  []uint32
}

func (cl *closing) reset() {
	cl.reshape = cl.reshape[:0]
	cl.shaped = 0
	cl.shapes.reset()
	cl.canon = cl.canon[:0]
}

// relates reports whether anything in the graph calls for closing.
func (cl *closing) relates() bool { return cl.g.edges.n > 0 || cl.g.flagged > 0 }

// pending reports whether close has work.
func (cl *closing) pending() bool {
	g := cl.g
	ed := &g.edges
	return len(ed.fresh) > 0 || len(ed.rewalk) > 0 || cl.relates() && (cl.shaped < len(g.nodes) || len(cl.reshape) > 0)
}

// sccFrame is one activation of Tarjan's algorithm.
type sccFrame struct{ c, edge uint32 }

// collapse unions the strongly connected components that new edges closed:
// mutual refinement is equality. It reports whether there was one.
func (cl *closing) collapse() bool {
	g := cl.g
	ed := &g.edges
	if len(ed.fresh) == 0 {
		return false
	}
	if cl.ordNext == 0 {
		cl.ordNext = 1
	}
	n := len(g.nodes)
	for len(cl.ord) < n {
		cl.ord = append(cl.ord, 0)
		cl.low = append(cl.low, 0)
	}
	if cl.ordNext > none/2 {
		clear(cl.ord)
		cl.ordNext = 1
	}
	// Numbers below base are of earlier walks: nothing needs clearing.
	base, merged := cl.ordNext, false
	for _, e := range ed.fresh {
		if s := g.find(ed.list[e].from); cl.ord[s] < base {
			merged = cl.tarjan(s, base) || merged
		}
	}
	return merged
}

// done marks a class whose component is known.
const done = none

func (cl *closing) tarjan(root, base uint32) bool {
	g := cl.g
	ed := &g.edges
	stack, frames := cl.onStack[:0], cl.scc[:0]
	push := func(c uint32) {
		cl.ord[c], cl.low[c] = cl.ordNext, cl.ordNext
		cl.ordNext++
		stack = append(stack, c)
		frames = append(frames, sccFrame{c, ed.out(c)})
	}
	push(root)
	var groups [][]uint32
	for len(frames) > 0 {
		f := &frames[len(frames)-1]
		ed.budget--
		if f.edge != none {
			t := g.find(ed.list[f.edge].to)
			f.edge = ed.list[f.edge].nextOut
			switch {
			case cl.ord[t] < base:
				push(t)
			case cl.low[t] != done:
				cl.low[f.c] = min(cl.low[f.c], cl.ord[t])
			}
			continue
		}
		c := f.c
		frames = frames[:len(frames)-1]
		if len(frames) > 0 {
			p := frames[len(frames)-1].c
			cl.low[p] = min(cl.low[p], cl.low[c])
		}
		if cl.low[c] != cl.ord[c] {
			continue
		}
		i := len(stack) - 1
		for stack[i] != c {
			i--
		}
		if i < len(stack)-1 {
			groups = append(groups, slices.Clone(stack[i:]))
		}
		for _, m := range stack[i:] {
			cl.low[m] = done
		}
		stack = stack[:i]
	}
	cl.onStack, cl.scc = stack[:0], frames[:0]
	// Unions come after the walk: they change the lists it walks.
	merged := false
	for _, members := range groups {
		merged = cl.mergeCycle(members) || merged
	}
	return merged
}

// mergeCycle unions the classes of one component along its edges.
func (cl *closing) mergeCycle(members []uint32) bool {
	g := cl.g
	ed := &g.edges
	inside := make(map[uint32]bool, len(members))
	for _, m := range members {
		inside[m] = true
	}
	type arc struct{ e, back uint32 }
	var arcs []arc
	for _, m := range members {
		for e := ed.out(m); e != none; e = ed.list[e].nextOut {
			if t := g.find(ed.list[e].to); t != m && inside[t] {
				arcs = append(arcs, arc{e: e})
			}
		}
	}
	for i, a := range arcs { // paths first: they must not use the unions
		if g.log.on {
			arcs[i].back = g.log.keepPath(g.log.edgePath(ed.list[a.e].to, ed.list[a.e].from, none))
		}
	}
	merged := false
	for _, a := range arcs {
		merged = g.union(ed.list[a.e].from, ed.list[a.e].to, Reason{ReasonCycle, a.e, a.back}) || merged
	}
	return merged
}

// close takes a step: it may have more to do after the unions and edges that it makes.
func (cl *closing) close() {
	g := cl.g
	ed := &g.edges
	if !g.off(16) && cl.collapse() {
		ed.noteFresh()
		return // unions go first
	}
	ed.noteFresh()
	if ed.budget < 0 {
		ed.cut++
		for _, c := range ed.rewalk {
			g.cls[c].bits &^= classRewalk
			g.markDirty(g.find(c), classGrown)
		}
		ed.rewalk, cl.reshape, cl.shaped = ed.rewalk[:0], cl.reshape[:0], len(g.nodes)
		cl.canon = cl.canon[:0]
		return
	}
	// Backwards over edges: what reaches a changed class has changed too.
	for i := 0; i < len(ed.rewalk); i++ {
		c := g.find(ed.rewalk[i])
		for e := ed.in(c); e != none; e = ed.list[e].nextIn {
			ed.touchReach(g.find(ed.list[e].from))
		}
	}
	for _, c := range ed.rewalk {
		if int(c) < len(cl.canon) {
			cl.canon[c] = 0
		}
	}
	for i := 0; i < len(ed.rewalk); i++ {
		c := ed.rewalk[i]
		g.cls[c].bits &^= classRewalk
		c = g.find(c)
		g.markDirty(c, classGrown)
		tail := g.cls[c].useTail
		if tail == 0 {
			continue
		}
		for u := g.uses[tail].next; ; u = g.uses[u].next {
			cl.relate(g.uses[u].node)
			if u == tail {
				break
			}
		}
	}
	ed.rewalk = ed.rewalk[:0]
	for i := 0; i < len(cl.reshape); i++ {
		cl.relate(cl.reshape[i])
	}
	cl.reshape = cl.reshape[:0]
	if !cl.relates() {
		return
	}
	for ; cl.shaped < len(g.nodes); cl.shaped++ {
		cl.relate(uint32(cl.shaped))
	}
}

// relate files node p under its shape and adds the edges between it and the
// nodes found there.
func (cl *closing) relate(p uint32) {
	g := cl.g
	row := &g.rows[g.nodes[p].op()]
	if g.state[p]&(nodeDead|nodePruned) != 0 || row.arity == 0 || row.info.OneChoice || row.info.Anchored {
		return
	}
	ed := &g.edges
	h := cl.shapeHash(p)
	n := 0
	for i := cl.shapes.heads[h&uint32(len(cl.shapes.heads)-1)]; i != 0; {
		it := cl.shapes.items[i-1]
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
		cl.relatePair(p, it.node)
	}
	cl.shapes.add(h, p)
}

// relatePair adds the edges that hold between two nodes of one shape.
func (cl *closing) relatePair(p, q uint32) {
	g := cl.g
	np, nq := g.nodes[p], g.nodes[q]
	if g.state[q]&(nodeDead|nodePruned) != 0 || np.typ() != nq.typ() || g.find(p) == g.find(q) {
		return
	}
	fp, fq := np.flags(), nq.flags()
	flagsDiffer := fp != fq
	if flagsDiffer && g.off(15) {
		return
	}
	if fp&fq == fq && cl.operandsReach(p, q) {
		g.refine(p, q, Reason{ReasonMonotone, g.log.keepMonotone(p, q), 0})
	}
	if fp&fq == fp && cl.operandsReach(q, p) {
		g.refine(q, p, Reason{ReasonMonotone, g.log.keepMonotone(q, p), 0})
	}
	if fp&fq != fp && fp&fq != fq && cl.sameOperands(p, q) {
		// Incomparable flags: the flagless node is where they meet.
		cl.plain(p)
	}
}

// plain interns p without its flags.
func (cl *closing) plain(p uint32) {
	g := cl.g
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
func (cl *closing) operandsReach(p, q uint32) bool {
	g := cl.g
	return cl.eachOperand(p, q, func(a, b uint32) bool {
		return a == b || !g.off(14) && g.cls[a].bits&classShared == 0 && g.edges.sees(a, b)
	})
}

func (cl *closing) sameOperands(p, q uint32) bool {
	return cl.eachOperand(p, q, func(a, b uint32) bool { return a == b })
}

func (cl *closing) eachOperand(p, q uint32, ok func(a, b uint32) bool) bool {
	g := cl.g
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

func (cl *closing) shapeHash(p uint32) uint32 {
	g := cl.g
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
		a, b := cl.canonical(ks[0]), cl.canonical(ks[1])
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
		h = mix(h, uint64(cl.canonical(k)))
	}
	return uint32(mix(h, uint64(op)<<32|uint64(nd.typ())))
}

// canonical returns the class's canonical target: of the classes it reaches
// that reach nothing more, one with a constant, else with a flagless node, else
// with the fewest nodes, else the oldest.
func (cl *closing) canonical(c uint32) uint32 {
	g := cl.g
	c = g.find(c)
	ed := &g.edges
	if ed.out(c) == none {
		return c
	}
	for len(cl.canon) < len(g.nodes) {
		cl.canon = append(cl.canon, 0)
	}
	if g.cls[c].bits&classShared != 0 {
		return c // its users don't look through its edges
	}
	if k := cl.canon[c]; k != 0 {
		return g.find(k - 1)
	}
	cl.canon[c] = c + 1 // an answer for cycles, which exist between rebuilds
	best := none
	for e := ed.out(c); e != none; e = ed.list[e].nextOut {
		t := g.find(ed.list[e].to)
		if t == c {
			continue
		}
		if t = cl.canonical(t); best == none || t != best && cl.better(t, best) {
			best = t
		}
	}
	if best == none {
		best = c
	}
	cl.canon[c] = best + 1
	return best
}

func (cl *closing) better(a, b uint32) bool {
	x, y := cl.rank(a), cl.rank(b)
	if x != y {
		return x < y
	}
	return a < b
}

// rank orders canonical targets; lower is better.
func (cl *closing) rank(c uint32) int {
	g := cl.g
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
