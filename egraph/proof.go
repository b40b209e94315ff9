package egraph

import "slices"

// ReasonKind says why a union or an edge holds.
type ReasonKind uint8

// Reasons.
const (
	ReasonGiven      ReasonKind = iota // by the client; ref is its label
	ReasonRule                         // ref is a record of the match
	ReasonCongruence                   // same op over equal operands
	ReasonMonotone                     // same op over refined operands, or fewer flags
	ReasonCycle                        // edges both ways
	ReasonDefined                      // an edge out of a well-defined class
	ReasonFact                         // by the client in Analysis.Modify, from a fact
)

var reasonNames = [...]string{"given", "rule", "congruence", "monotone", "cycle", "defined", "fact"}

// String names the reason.
func (k ReasonKind) String() string { return reasonNames[k] }

// reason is a ReasonKind with what it refers to: a label, a record in
// proof.words, or an edge and a record.
type reason struct {
	kind       ReasonKind
	ref, extra uint32
}

// FactCause says where a fact comes from.
type FactCause uint8

// Fact causes.
const (
	FactMade     FactCause = iota // Analysis.Make of a node
	FactAssumed                   // Assume; the label is the client's
	FactMerged                    // of two classes that were unioned
	FactForward                   // definedness along an edge
	FactBackward                  // a value fact against an edge
)

var factCauseNames = [...]string{"made", "assumed", "merged", "forward", "backward"}

// String names the cause.
func (c FactCause) String() string { return factCauseNames[c] }

// cause is a FactCause with its node, label, classes or edge and class.
type cause struct {
	kind FactCause
	a, b uint32
}

// factEntry is one sharpening of a class's facts. Entries are in time order, so
// that a fact's derivation only looks at earlier ones.
type factEntry struct {
	class   uint32
	val     Fact
	def     Defined
	prev    uint32 // entry + 1 of the class before this one
	why     cause
	sources []uint32 // entry + 1 of what it was derived from
}

// proof keeps, if on, what explanations need. Its forest has the nodes as
// vertices and the unions as links; the path between two nodes, once there is
// one, never changes, so a reason found there is older than what it explains.
type proof struct {
	on     bool
	terms  []uint64 // node bodies as built
	parent []uint32 // forest, by node
	why    []reason // of the link to parent
	words  []uint32 // records
	rules  []*compiledRule
	facts  bool     // keep the derivations of facts, too
	lazy   bool     // find the paths of operands when they are asked for
	via    []uint32 // scratch of edgePath
}

func (p *proof) reset() {
	p.terms = p.terms[:0]
	p.parent = p.parent[:0]
	p.why = p.why[:0]
	p.words = append(p.words[:0], 0) // record 0 is the empty path
	p.rules = p.rules[:0]
}

func (p *proof) node(body uint64) {
	p.terms = append(p.terms, body)
	p.parent = append(p.parent, none)
	p.why = append(p.why, reason{})
}

func (p *proof) termAt(n uint32, body uint64) { p.terms[n] = body }

// link joins the trees of x and y by an edge between them. x's tree is rerooted
// at x first: the forest is shallow in practice, as terms are small.
func (p *proof) link(x, y uint32, r reason) {
	prev, why := y, r
	for n := x; n != none; {
		next, nextWhy := p.parent[n], p.why[n]
		p.parent[n], p.why[n] = prev, why
		prev, why, n = n, nextWhy, next
	}
}

// keepPath stores a path of edges and returns its record.
func (p *proof) keepPath(path []uint32) uint32 {
	if !p.on || len(path) == 0 {
		return 0
	}
	at := uint32(len(p.words))
	p.words = append(p.words, uint32(len(path)))
	p.words = append(p.words, path...)
	return at
}

func (p *proof) path(record uint32) []uint32 {
	n := p.words[record]
	return p.words[record+1 : record+1+n]
}

// keepMonotone stores how each operand of node a reaches that of b, in the form
// that monotone reads.
func (p *proof) keepMonotone(g *Graph, a, b uint32) uint32 {
	if !p.on {
		return 0
	}
	if p.lazy {
		at := uint32(len(p.words))
		p.words = append(p.words, a, b, uint32(len(g.edges.list)))
		return at
	}
	return p.monotoneAt(g, a, b, none)
}

// monotone reads a record of keepMonotone: the two nodes, whether operands are
// exchanged, then one path per operand of a.
func (p *proof) monotone(g *Graph, at uint32) []uint32 {
	if w := p.words[at:]; p.lazy {
		at = p.monotoneAt(g, w[0], w[1], w[2])
	}
	return p.words[at:]
}

// monotoneAt makes the record, from edges below limit.
func (p *proof) monotoneAt(g *Graph, a, b, limit uint32) uint32 {
	defer g.unspent(g.edges.budget)
	var ba, bb [2]uint32
	x, y := g.operands(a, &ba), g.operands(b, &bb)
	opA, opB := g.nodes[a].op(), g.nodes[b].op()
	exchanged := opA != opB
	if !exchanged && g.rows[opA].swapped == opA {
		for i := range x {
			exchanged = exchanged || !g.sees(g.find(x[i]), g.find(y[i]))
		}
	}
	recs := make([]uint32, len(x))
	for i := range x {
		recs[i] = p.keepPath(g.edgePath(x[i], y[order(i, exchanged)], limit))
	}
	at := uint32(len(p.words))
	flag := uint32(0)
	if exchanged {
		flag = 1
	}
	p.words = append(p.words, a, b, flag)
	p.words = append(p.words, recs...)
	return at
}

// unspent gives back what explaining took from the budget of closing edges: a
// graph must not depend on whether it is explained.
func (g *Graph) unspent(budget int) { g.edges.budget = budget }

// edgePath finds a path of edges from the class of x to that of y, nearest
// first, of edges below limit: those that were there when it was stored. It is
// empty if they are one class.
func (g *Graph) edgePath(x, y, limit uint32) []uint32 {
	s, t := g.find(x), g.find(y)
	if s == t || g.off(17) {
		return nil
	}
	ed := &g.edges
	ed.nextStamp(len(g.nodes))
	via := resize(g.proof.via, len(g.nodes)) // by class: the edge that it was first reached by
	g.proof.via = via
	ed.seenAt[s] = ed.stamp
	q := append(ed.queue[:0], s)
	for i := 0; i < len(q) && ed.seenAt[t] != ed.stamp; i++ {
		for e := ed.out(q[i]); e != none; e = ed.list[e].nextOut {
			if to := g.find(ed.list[e].to); e < limit && ed.seenAt[to] != ed.stamp {
				ed.seenAt[to], via[to] = ed.stamp, e
				q = append(q, to)
			}
		}
	}
	ed.queue = q[:0]
	if ed.seenAt[t] != ed.stamp {
		return nil
	}
	var path []uint32
	for t != s {
		path = append(path, via[t])
		t = g.find(ed.list[via[t]].from)
	}
	slices.Reverse(path)
	return path
}

// lastFact returns the newest entry of a class's facts + 1, or 0.
func (g *Graph) lastFact(c uint32) uint32 {
	if !g.proof.facts || int(c) >= len(g.facts.last) {
		return 0
	}
	return g.facts.last[g.find(c)]
}

func (g *Graph) logFact(c uint32, val Fact, why cause) {
	f := &g.facts
	e := factEntry{class: c, val: val, def: Defined(g.cls[c].bits & classDefined), prev: f.last[c], why: why}
	switch why.kind {
	case FactMade:
		var buf [2]uint32
		for _, k := range g.operands(why.a, &buf) {
			e.sources = append(e.sources, f.last[g.find(k)])
		}
	case FactMerged:
		e.sources = append(e.sources, f.last[why.a], f.last[why.b])
	case FactForward, FactBackward:
		e.sources = append(e.sources, f.last[g.find(why.b)])
	}
	f.log = append(f.log, e)
	f.last[c] = uint32(len(f.log))
}
