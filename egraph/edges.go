package egraph

import (
	"iter"
	"slices"
)

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

// edges is the refinement side of a Graph. Unions keep the lists at the roots.
type edges struct {
	list []edge
	n    int        // live edges
	ends []edgeEnds // by id, as long as the highest id that has edges

	fresh   []uint32 // edges not yet looked at by closeEdges
	rewalk  []uint32 // classes that reach more or other classes than before
	reshape []uint32 // nodes whose operands changed
	shaped  int      // nodes below this id are in shapes
	shapes  shapes
	budget  int // what is left of closeBudget
	cut     int // edges dropped and closings cut short

	canon     []uint32 // canonical targets + 1, 0 is not known
	seenAt    []uint32 // stamps of searches
	stamp     uint32
	queue     []uint32
	scc       []sccFrame
	low, ord  []uint32
	ordNext   uint32 // next number of Tarjan's walk; 0 is never given
	onStack   []uint32
	reach     []reachSpan // by id, valid while its epoch is reachEpoch
	reachIDs  []uint32
	reachTime uint32 // bumped by all that changes what any class reaches
	reachKept uint32 // the reachTime that reachIDs is of
}

func (e *edges) reset() {
	e.list = e.list[:0]
	e.n, e.cut = 0, 0
	e.ends = e.ends[:0]
	e.fresh = e.fresh[:0]
	e.rewalk = e.rewalk[:0]
	e.reshape = e.reshape[:0]
	e.shaped = 0
	e.shapes.reset()
	e.canon = e.canon[:0]
	e.seenAt = e.seenAt[:0]
	e.reach = e.reach[:0]
	e.reachIDs = e.reachIDs[:0]
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

func (e *edges) out(c uint32) uint32 {
	if int(c) >= len(e.ends) {
		return none
	}
	return e.ends[c].outHead
}

func (e *edges) in(c uint32) uint32 {
	if int(c) >= len(e.ends) {
		return none
	}
	return e.ends[c].inHead
}

// refuel starts a new closeBudget.
func (g *Graph) refuel() { g.edges.budget = closeBudget + closePerNode*len(g.nodes) }

// NumEdges counts the refinement edges between distinct classes.
func (g *Graph) NumEdges() int { return g.edges.n }

// Refine says that b refines a: b may stand wherever a stands. It reports
// whether that was news. label is the client's, for explanations.
func (g *Graph) Refine(a, b ClassID, label uint32) bool {
	return g.refine(uint32(a), uint32(b), g.given(label))
}

// refine adds an edge from node x to node y, or a union where that is implied.
func (g *Graph) refine(x, y uint32, r Reason) bool {
	s, t := g.find(x), g.find(y)
	if s == t || g.sees(s, t) {
		return false
	}
	if g.outDegree(s) >= maxOut {
		g.edges.cut++
		return false
	}
	if g.nodes[s].typ() != g.nodes[t].typ() {
		panic("egraph: edge between classes of different types")
	}
	ed := &g.edges
	id := uint32(len(ed.list))
	for len(ed.ends) <= int(max(s, t)) {
		ed.ends = append(ed.ends, noEnds)
	}
	ed.list = append(ed.list, edge{from: x, to: y, nextOut: none, nextIn: none, why: r})
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
	g.cls[s].bits |= classOut
	g.cls[t].bits |= classIn
	ed.n++
	ed.reachTime++
	ed.fresh = append(ed.fresh, id)
	g.changes++
	g.markDirty(s)
	if g.facts.on {
		g.flowEdge(id)
	}
	return true
}

// outDegree counts the listed edges of class c, up to maxOut.
func (g *Graph) outDegree(c uint32) (n int) {
	for e := g.edges.out(c); e != none && n < maxOut; e = g.edges.list[e].nextOut {
		n++
	}
	return n
}

// mergeEdges joins b's edge lists to those of a, which won.
func (g *Graph) mergeEdges(a, b uint32) {
	ed := &g.edges
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
	g.cls[a].bits |= g.cls[b].bits & (classOut | classIn)
	ed.reachTime++
	g.touchReach(a)
	for e := ea.outHead; e != none; e = ed.list[e].nextOut {
		// A union may close a cycle just as a new edge does.
		ed.fresh = append(ed.fresh, e)
	}
	if g.facts.on {
		g.tell(a)
	}
}

// touchReach notes that class c reaches more, or as another root, than before.
func (g *Graph) touchReach(c uint32) {
	if g.cls[c].bits&classRewalk == 0 {
		g.cls[c].bits |= classRewalk
		g.edges.rewalk = append(g.edges.rewalk, c)
	}
}

// Refines reports whether b refines a: they are equal, or a path of edges leads
// from a to b.
func (g *Graph) Refines(a, b ClassID) bool {
	s, t := g.find(uint32(a)), g.find(uint32(b))
	return s == t || g.walk(s, func(c uint32) bool { return c == t })
}

// sees reports whether t is among the classes that matching sees from s.
func (g *Graph) sees(s, t uint32) bool {
	if s == t {
		return true
	}
	if g.edges.out(s) == none || g.edges.in(t) == none {
		return false
	}
	n := 0
	for e := g.edges.out(s); e != none && n < maxOut; e = g.edges.list[e].nextOut {
		if g.find(g.edges.list[e].to) == t {
			return true
		}
		n++
	}
	steps := 0
	return g.edges.budget > 0 && g.walk(s, func(c uint32) bool { steps++; return c == t || steps > maxReach }) && steps <= maxReach
}

// walk visits what s reaches, nearest first and without s, until visit returns
// true. It reports whether it did.
func (g *Graph) walk(s uint32, visit func(c uint32) bool) bool {
	ed := &g.edges
	if ed.out(s) == none {
		return false
	}
	ed.nextStamp(len(g.nodes))
	ed.seenAt[s] = ed.stamp
	q := append(ed.queue[:0], s)
	defer func() { ed.queue = q[:0] }()
	for i := 0; i < len(q); i++ {
		for e := ed.out(q[i]); e != none; e = ed.list[e].nextOut {
			ed.budget--
			t := g.find(ed.list[e].to)
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

func (e *edges) nextStamp(ids int) {
	for len(e.seenAt) < ids {
		e.seenAt = append(e.seenAt, 0)
	}
	e.stamp++
	if e.stamp == 0 {
		clear(e.seenAt)
		e.stamp = 1
	}
}

// reachSpan is a cached reach set: a range of edges.reachIDs.
type reachSpan struct{ epoch, at, n uint32 }

// reachOf returns what class c reaches, nearest first and without c, at most
// maxReach classes. The slice is valid until the graph changes.
func (g *Graph) reachOf(c uint32) []uint32 {
	ed := &g.edges
	if ed.out(c) == none {
		return nil
	}
	for len(ed.reach) < len(g.nodes) {
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
	g.walk(c, func(t uint32) bool {
		ed.reachIDs = append(ed.reachIDs, t)
		return len(ed.reachIDs)-at >= maxReach
	})
	n := len(ed.reachIDs) - at
	ed.reach[c] = reachSpan{ed.reachTime, uint32(at), uint32(n)}
	return ed.reachIDs[at : at+n]
}

// Reach returns the classes that refine c, nearest first and without c itself,
// at most as many as matching looks through.
func (g *Graph) Reach(c ClassID) []ClassID {
	ids := g.reachOf(g.find(uint32(c)))
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

// relates reports whether anything in the graph calls for closing.
func (g *Graph) relates() bool { return g.edges.n > 0 || g.flagged > 0 }

// pendingEdges reports whether closeEdges has work.
func (g *Graph) pendingEdges() bool {
	ed := &g.edges
	return len(ed.fresh) > 0 || len(ed.rewalk) > 0 || g.relates() && (ed.shaped < len(g.nodes) || len(ed.reshape) > 0)
}

// sccFrame is one activation of Tarjan's algorithm.
type sccFrame struct{ c, edge uint32 }

// collapse unions the strongly connected components that new edges closed:
// mutual refinement is equality. It reports whether there was one.
func (g *Graph) collapse() bool {
	ed := &g.edges
	if len(ed.fresh) == 0 {
		return false
	}
	if ed.ordNext == 0 {
		ed.ordNext = 1
	}
	n := len(g.nodes)
	for len(ed.ord) < n {
		ed.ord = append(ed.ord, 0)
		ed.low = append(ed.low, 0)
	}
	if ed.ordNext > none/2 {
		clear(ed.ord)
		ed.ordNext = 1
	}
	// Numbers below base are of earlier walks: nothing needs clearing.
	base, merged := ed.ordNext, false
	for _, e := range ed.fresh {
		if s := g.find(ed.list[e].from); ed.ord[s] < base {
			merged = g.tarjan(s, base) || merged
		}
	}
	return merged
}

// done marks a class whose component is known.
const done = none

func (g *Graph) tarjan(root, base uint32) bool {
	ed := &g.edges
	stack, frames := ed.onStack[:0], ed.scc[:0]
	push := func(c uint32) {
		ed.ord[c], ed.low[c] = ed.ordNext, ed.ordNext
		ed.ordNext++
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
			case ed.ord[t] < base:
				push(t)
			case ed.low[t] != done:
				ed.low[f.c] = min(ed.low[f.c], ed.ord[t])
			}
			continue
		}
		c := f.c
		frames = frames[:len(frames)-1]
		if len(frames) > 0 {
			p := frames[len(frames)-1].c
			ed.low[p] = min(ed.low[p], ed.low[c])
		}
		if ed.low[c] != ed.ord[c] {
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
			ed.low[m] = done
		}
		stack = stack[:i]
	}
	ed.onStack, ed.scc = stack[:0], frames[:0]
	// Unions come after the walk: they change the lists it walks.
	merged := false
	for _, members := range groups {
		merged = g.mergeCycle(members) || merged
	}
	return merged
}

// mergeCycle unions the classes of one component along its edges.
func (g *Graph) mergeCycle(members []uint32) bool {
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
