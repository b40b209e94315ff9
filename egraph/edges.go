package egraph

import "iter"

// edge says that the value of node to may stand wherever that of node from
// stands: it refines it. The ends are nodes, so that the edge can be explained;
// it relates their classes.
type edge struct {
	from, to        uint32
	nextOut, nextIn uint32 // lists of the classes of from and to
	dead            bool   // within one class, or twice
	why             Reason
}

// edgeEnds are the list heads and tails of a class.
type edgeEnds struct{ outHead, outTail, inHead, inTail uint32 }

var noEnds = edgeEnds{none, none, none, none}

// edges lists which class refines to which, with reasons, and answers what a class
// reaches. It reads the store and nothing else. An edge is listed at the root of each of
// its ends (Graph.union moves the lists), also when both have become one class, and is
// never taken out: what became needless is marked dead by closing, which has to look
// at what is in fresh and rewalk.
type edges struct {
	s    *store
	list []edge
	n    int        // live edges
	ends []edgeEnds // by id, as long as the highest id that has edges

	fresh  []uint32 // edges not yet looked at by closing
	rewalk []uint32 // classes that reach more or other classes than before
	budget int      // what is left of closeBudget
	cut    int      // edges dropped and closings cut short

	seenAt    []uint32 // stamps of searches
	stamp     uint32
	queue     []uint32
	reach     []reachSpan // by id, valid while its epoch is reachEpoch
	reachIDs  []uint32
	reachTime uint32 // bumped by all that changes what any class reaches
	reachKept uint32 // the reachTime that reachIDs is of
}

func (ed *edges) reset() {
	ed.list = ed.list[:0]
	ed.n, ed.cut = 0, 0
	ed.ends = ed.ends[:0]
	ed.fresh = ed.fresh[:0]
	ed.rewalk = ed.rewalk[:0]
	ed.seenAt = ed.seenAt[:0]
	ed.reach = ed.reach[:0]
	ed.reachIDs = ed.reachIDs[:0]
}

const (
	// maxReach bounds how many classes a pattern sees through the edges of one
	// class. Chains that long occur only in adversarial input, and would make
	// the cached sets quadratic.
	maxReach = 64

	// maxBucket bounds how many nodes of one shape a node is compared with.
	maxBucket = 16

	// closeBudget bounds the work of closing edges, in edges walked and nodes
	// compared, per run and in closePerNode per node. Real code needs a few
	// steps per node; ladders of edges would take quadratically many. Closing
	// may be cut short anywhere: what is missing is an edge, never a truth.
	closeBudget  = 1 << 19
	closePerNode = 64

	// maxOut bounds the edges out of a class. With that many refinements known,
	// one more does not matter. Dropping an edge is sound.
	maxOut = 128
)

func (ed *edges) out(c uint32) uint32 {
	if int(c) >= len(ed.ends) {
		return none
	}
	return ed.ends[c].outHead
}

func (ed *edges) in(c uint32) uint32 {
	if int(c) >= len(ed.ends) {
		return none
	}
	return ed.ends[c].inHead
}

// refuel starts a new closeBudget.
func (ed *edges) refuel() { ed.budget = closeBudget + closePerNode*len(ed.s.nodes) }

// NumEdges counts the refinement edges between distinct classes.
func (g *Graph) NumEdges() int { return g.edges.n }

// Refine says that b refines a: b may stand wherever a stands. It reports
// whether that was news. label is the client's, for explanations.
func (g *Graph) Refine(a, b ClassID, label uint32) bool {
	return g.refine(uint32(a), uint32(b), g.facts.given(label))
}

// refine adds an edge from node x to node y, or a union where that is implied.
func (g *Graph) refine(x, y uint32, r Reason) bool {
	s, t := g.find(x), g.find(y)
	ed := &g.edges
	if s == t || ed.sees(s, t) {
		return false
	}
	if ed.outDegree(s) >= maxOut {
		ed.cut++
		return false
	}
	if g.nodes[s].typ() != g.nodes[t].typ() {
		panic("egraph: edge between classes of different types")
	}
	id := ed.link(s, t, edge{from: x, to: y, nextOut: none, nextIn: none, why: r})
	g.changes++
	g.markDirty(s, classGrown)
	if g.facts.on {
		g.facts.flowEdge(id)
	}
	return true
}

// link lists an edge at the classes s and t of its ends.
func (ed *edges) link(s, t uint32, e edge) (id uint32) {
	id = uint32(len(ed.list))
	for len(ed.ends) <= int(max(s, t)) {
		ed.ends = append(ed.ends, noEnds)
	}
	ed.list = append(ed.list, e)
	es, et := &ed.ends[s], &ed.ends[t]
	if es.outTail == none {
		es.outHead = id
	} else {
		ed.list[es.outTail].nextOut = id
	}
	es.outTail = id
	if et.inTail == none {
		et.inHead = id
	} else {
		ed.list[et.inTail].nextIn = id
	}
	et.inTail = id
	ed.s.cls[s].bits |= classOut
	ed.s.cls[t].bits |= classIn
	ed.n++
	ed.reachTime++
	ed.fresh = append(ed.fresh, id)
	return id
}

// outDegree counts the listed edges of class c, up to maxOut.
func (ed *edges) outDegree(c uint32) (n int) {
	for e := ed.out(c); e != none && n < maxOut; e = ed.list[e].nextOut {
		n++
	}
	return n
}

// merge joins b's edge lists to those of a, which won.
func (ed *edges) merge(a, b uint32) {
	for len(ed.ends) <= int(max(a, b)) {
		ed.ends = append(ed.ends, noEnds)
	}
	ea, eb := &ed.ends[a], &ed.ends[b]
	if eb.outHead != none {
		if ea.outTail == none {
			ea.outHead = eb.outHead
		} else {
			ed.list[ea.outTail].nextOut = eb.outHead
		}
		ea.outTail = eb.outTail
	}
	if eb.inHead != none {
		if ea.inTail == none {
			ea.inHead = eb.inHead
		} else {
			ed.list[ea.inTail].nextIn = eb.inHead
		}
		ea.inTail = eb.inTail
	}
	*eb = noEnds
	ed.s.cls[a].bits |= ed.s.cls[b].bits & (classOut | classIn)
	ed.reachTime++
	ed.touchReach(a)
	for e := ea.outHead; e != none; e = ed.list[e].nextOut {
		// A union may close a cycle just as a new edge does.
		ed.fresh = append(ed.fresh, e)
	}
}

// touchReach notes that class c reaches more, or as another root, than before.
func (ed *edges) touchReach(c uint32) {
	if ed.s.cls[c].bits&classRewalk == 0 {
		ed.s.cls[c].bits |= classRewalk
		ed.rewalk = append(ed.rewalk, c)
	}
}

// noteFresh turns new edges into changed reach, and drops those that unions made
// needless.
func (ed *edges) noteFresh() {
	for _, id := range ed.fresh {
		e := &ed.list[id]
		s, t := ed.s.find(e.from), ed.s.find(e.to)
		if s == t {
			if !e.dead {
				e.dead = true
				ed.n--
			}
			continue
		}
		ed.touchReach(s)
	}
	ed.fresh = ed.fresh[:0]
}

// Refines reports whether b refines a: they are equal, or a path of edges leads
// from a to b.
func (g *Graph) Refines(a, b ClassID) bool {
	s, t := g.find(uint32(a)), g.find(uint32(b))
	return s == t || g.edges.walk(s, func(c uint32) bool { return c == t })
}

// sees reports whether t is among the classes that matching sees from s.
func (ed *edges) sees(s, t uint32) bool {
	if s == t {
		return true
	}
	if ed.out(s) == none || ed.in(t) == none {
		return false
	}
	n := 0
	for e := ed.out(s); e != none && n < maxOut; e = ed.list[e].nextOut {
		if ed.s.find(ed.list[e].to) == t {
			return true
		}
		n++
	}
	steps := 0
	return ed.budget > 0 && ed.walk(s, func(c uint32) bool { steps++; return c == t || steps > maxReach }) && steps <= maxReach
}

// walk visits what s reaches, nearest first and without s, until visit returns
// true. It reports whether it did.
func (ed *edges) walk(s uint32, visit func(c uint32) bool) bool {
	if ed.out(s) == none {
		return false
	}
	ed.nextStamp(len(ed.s.nodes))
	ed.seenAt[s] = ed.stamp
	q := append(ed.queue[:0], s)
	defer func() { ed.queue = q[:0] }()
	for i := 0; i < len(q); i++ {
		for e := ed.out(q[i]); e != none; e = ed.list[e].nextOut {
			ed.budget--
			t := ed.s.find(ed.list[e].to)
			if ed.seenAt[t] == ed.stamp {
				continue
			}
			ed.seenAt[t] = ed.stamp
			if visit(t) {
				return true
			}
			q = append(q, t)
		}
	}
	return false
}

func (ed *edges) nextStamp(ids int) {
	for len(ed.seenAt) < ids {
		ed.seenAt = append(ed.seenAt, 0)
	}
	ed.stamp++
	if ed.stamp == 0 {
		clear(ed.seenAt)
		ed.stamp = 1
	}
}

// reachSpan is a cached reach set: a range of edges.reachIDs.
type reachSpan struct{ epoch, at, n uint32 }

// reachOf returns what class c reaches, nearest first and without c, at most
// maxReach classes. The slice is valid until the graph changes.
func (ed *edges) reachOf(c uint32) []uint32 {
	if ed.out(c) == none {
		return nil
	}
	for len(ed.reach) < len(ed.s.nodes) {
		ed.reach = append(ed.reach, reachSpan{})
	}
	if ed.reachKept != ed.reachTime {
		ed.reachKept = ed.reachTime
		ed.reachIDs = ed.reachIDs[:0]
	}
	if sp := ed.reach[c]; sp.epoch == ed.reachTime && sp.n > 0 {
		return ed.reachIDs[sp.at : sp.at+sp.n]
	}
	at := len(ed.reachIDs)
	ed.walk(c, func(t uint32) bool {
		ed.reachIDs = append(ed.reachIDs, t)
		return len(ed.reachIDs)-at >= maxReach
	})
	n := len(ed.reachIDs) - at
	ed.reach[c] = reachSpan{ed.reachTime, uint32(at), uint32(n)}
	return ed.reachIDs[at : at+n]
}

// reachesConstant reports whether a class is as good as a constant already.
func (ed *edges) reachesConstant(c uint32) bool {
	if ed.s.constOf[c] != 0 {
		return true
	}
	for _, t := range ed.reachOf(c) {
		if ed.s.constOf[t] != 0 {
			return true
		}
	}
	return false
}

// Reach returns the classes that refine c, nearest first and without c itself,
// at most as many as matching looks through.
func (g *Graph) Reach(c ClassID) []ClassID {
	ids := g.edges.reachOf(g.find(uint32(c)))
	out := make([]ClassID, len(ids))
	for i, id := range ids {
		out[i] = ClassID(id)
	}
	return out
}

// Targets yields the classes that c has edges to, in the order of the edges. A
// class may come twice.
func (g *Graph) Targets(c ClassID) iter.Seq[ClassID] {
	return func(yield func(ClassID) bool) {
		root := g.find(uint32(c))
		for e := g.edges.out(root); e != none; e = g.edges.list[e].nextOut {
			if t := g.find(g.edges.list[e].to); t != root && !yield(ClassID(t)) {
				return
			}
		}
	}
}
