package egraph

import (
	"iter"
	"slices"
)

// ReasonKind says why a union or an edge holds.
type ReasonKind uint8

// Reasons.
const (
	ReasonGiven      ReasonKind = iota // by the client
	ReasonRule                         // see Log.Match
	ReasonCongruence                   // same op over equal operands
	ReasonMonotone                     // same op over refined operands, or fewer flags
	ReasonCycle                        // edges both ways
	ReasonDefined                      // an edge out of a well-defined class
	ReasonFact                         // by the client in Analysis.Modify, from a fact
)

var reasonNames = [...]string{"given", "rule", "congruence", "monotone", "cycle", "defined", "fact"}

// String names the reason.
func (k ReasonKind) String() string { return reasonNames[k] }

// Reason is why a union or an edge holds. Log reads what it refers to.
type Reason struct {
	Kind ReasonKind
	// By kind: the client's label; a record of a match, or of how operands reach
	// others; the edge that became a union, and in extra the fact that made it one or
	// the record of the path back.
	ref, extra uint32
}

// Label is what the client calls it: of ReasonGiven and ReasonFact.
func (r Reason) Label() uint32 { return r.ref }

// Edge is the edge that became a union: of ReasonCycle and ReasonDefined.
func (r Reason) Edge() EdgeID { return EdgeID(r.ref) }

// Fact is what was known: of ReasonDefined and ReasonFact.
func (r Reason) Fact() FactID { return FactID(r.extra) }

// EdgeID names an edge, for as long as its graph is not reset. Later ones are
// greater.
type EdgeID uint32

// FactID names a sharpening of a class's facts; 0 is none. Later ones are greater.
type FactID uint32

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

// Log is what a graph keeps to be explained: its terms as built, and the reasons of
// unions, edges and facts. What a reason refers to is older than it, so that reading ends;
// package explain makes proofs of it. A graph does not depend on whether it has a log.
// Reading may look for paths that were not kept, and is not safe for concurrent use.
//
// Its forest has the nodes as vertices and the unions as links. The path between two
// nodes, once there is one, never changes, so a reason found there is older than what
// it explains.
type Log struct {
	g      *Graph
	on     bool
	facts  bool     // keep the derivations of facts, too
	lazy   bool     // find the paths of operands when they are asked for
	terms  []uint64 // node bodies as built
	parent []uint32 // forest, by node
	why    []Reason // of the link to parent
	words  []uint32 // records
	rules  []*compiledRule
	known  []factEntry
	last   []uint32 // by id: last of known + 1
	via    []uint32 // scratch of edgePath
}

func (l *Log) reset() {
	l.terms = l.terms[:0]
	l.parent = l.parent[:0]
	l.why = l.why[:0]
	l.words = append(l.words[:0], 0) // record 0 is the empty path
	l.rules = l.rules[:0]
	l.known = l.known[:0]
	l.last = l.last[:0]
}

func (l *Log) node(body uint64) {
	l.terms = append(l.terms, body)
	l.parent = append(l.parent, none)
	l.why = append(l.why, Reason{})
}

func (l *Log) termAt(n uint32, body uint64) { l.terms[n] = body }

// link joins the trees of x and y by an edge between them. x's tree is rerooted
// at x first: the forest is shallow in practice, as terms are small.
func (l *Log) link(x, y uint32, r Reason) {
	prev, why := y, r
	for n := x; n != none; {
		next, nextWhy := l.parent[n], l.why[n]
		l.parent[n], l.why[n] = prev, why
		prev, why, n = n, nextWhy, next
	}
}

// keepPath stores a path of edges and returns its record.
func (l *Log) keepPath(path []uint32) uint32 {
	if !l.on || len(path) == 0 {
		return 0
	}
	at := uint32(len(l.words))
	l.words = append(l.words, uint32(len(path)))
	l.words = append(l.words, path...)
	return at
}

// keepMonotone stores how each operand of node a reaches that of b, in the form
// that Monotone reads.
func (l *Log) keepMonotone(a, b uint32) uint32 {
	if !l.on {
		return 0
	}
	if l.lazy {
		at := uint32(len(l.words))
		l.words = append(l.words, a, b, uint32(len(l.g.edges.list)))
		return at
	}
	return l.monotoneAt(a, b, none)
}

// monotoneAt makes the record, from edges below limit: the two nodes, whether operands
// are exchanged, then one path per operand of a.
func (l *Log) monotoneAt(a, b, limit uint32) uint32 {
	g := l.g
	defer l.unspent(g.edges.budget)
	var ba, bb [2]uint32
	x, y := g.operands(a, &ba), g.operands(b, &bb)
	opA, opB := g.nodes[a].op(), g.nodes[b].op()
	exchanged := opA != opB
	if !exchanged && g.rows[opA].swapped == opA {
		for i := range x {
			exchanged = exchanged || !g.edges.sees(g.find(x[i]), g.find(y[i]))
		}
	}
	recs := make([]uint32, len(x))
	for i := range x {
		recs[i] = l.keepPath(l.edgePath(x[i], y[order(i, exchanged)], limit))
	}
	at := uint32(len(l.words))
	flag := uint32(0)
	if exchanged {
		flag = 1
	}
	l.words = append(l.words, a, b, flag)
	l.words = append(l.words, recs...)
	return at
}

// unspent gives back what explaining took from the budget of closing edges: a
// graph must not depend on whether it is explained.
func (l *Log) unspent(budget int) { l.g.edges.budget = budget }

// edgePath finds a path of edges from the class of x to that of y, nearest
// first, of edges below limit: those that were there when it was stored. It is
// empty if they are one class.
func (l *Log) edgePath(x, y, limit uint32) []uint32 {
	g := l.g
	s, t := g.find(x), g.find(y)
	if s == t || g.off(17) {
		return nil
	}
	ed := &g.edges
	ed.nextStamp(len(g.nodes))
	via := resize(l.via, len(g.nodes)) // by class: the edge that it was first reached by
	l.via = via
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
func (l *Log) lastFact(c uint32) uint32 {
	if !l.facts || int(c) >= len(l.last) {
		return 0
	}
	return l.last[l.g.find(c)]
}

// fact logs that the facts of a class became sharper.
func (l *Log) fact(c uint32, val Fact, why cause) {
	g := l.g
	e := factEntry{class: c, val: val, def: Defined(g.cls[c].bits & classDefined), prev: l.last[c], why: why}
	switch why.kind {
	case FactMade:
		var buf [2]uint32
		for _, k := range g.operands(why.a, &buf) {
			e.sources = append(e.sources, l.last[g.find(k)])
		}
	case FactMerged:
		e.sources = append(e.sources, l.last[why.a], l.last[why.b])
	case FactForward, FactBackward:
		e.sources = append(e.sources, l.last[g.find(why.b)])
	}
	l.known = append(l.known, e)
	l.last[c] = uint32(len(l.known))
}

// keepMatch stores an applied match: rule, exactness, root, variables, built
// nodes, and what keepLeft adds, or what it needs to be found later.
func (l *Log) keepMatch(c *compiledRule, m, built []uint32) uint32 {
	var left []uint32
	if !l.lazy {
		left = l.keepLeft(c, m[matchRoot], m[matchVars:matchVars+int(c.nvars)], m[matchVars+int(c.nvars):], none)
	}
	l.rules = append(l.rules, c)
	at := uint32(len(l.words))
	l.words = append(l.words, uint32(len(l.rules)-1), 1-m[matchHead]&1, m[matchRoot])
	l.words = append(l.words, m[matchVars:matchVars+int(c.nvars)]...)
	l.words = append(l.words, built...)
	if l.lazy {
		l.words = append(l.words, uint32(len(l.g.edges.list)))
		l.words = append(l.words, m[matchVars+int(c.nvars):]...)
	}
	l.words = append(l.words, left...)
	return at
}

// keepLeft stores how a match was found: the matched nodes each with its
// operands' order and paths of edges below limit, and the guards' facts.
func (l *Log) keepLeft(c *compiledRule, root uint32, vars, ops []uint32, limit uint32) []uint32 {
	g := l.g
	defer l.unspent(g.edges.budget)
	left := make([]uint32, 0, 16)
	nodes := append(append(make([]uint32, 0, 16), root), ops...) // by operator
	for i := range c.leftOps {
		n := nodes[i]
		var buf [2]uint32
		ks := g.operands(n, &buf)
		exchanged := g.nodes[n].op() != c.leftOps[i].pat.Op
		if row := &g.rows[g.nodes[n].op()]; !exchanged && row.swapped == g.nodes[n].op() {
			for a := range min(2, len(ks)) {
				exchanged = exchanged || !g.edges.sees(g.find(ks[a]), g.find(c.matched(i, a, vars, nodes)))
			}
		}
		x := uint32(0)
		if exchanged {
			x = 1
		}
		left = append(left, n, x)
		for a := range ks {
			left = append(left, l.keepPath(l.edgePath(ks[order(a, exchanged)], c.matched(i, a, vars, nodes), limit)))
		}
	}
	for i := range c.rule.Guards {
		for _, v := range c.rule.Guards[i].Args {
			left = append(left, l.lastFact(g.find(vars[c.varWord[v]-matchVars])))
		}
	}
	return left
}

// order maps an operand's index if the first two are exchanged.
func order(i int, exchanged bool) int {
	if exchanged && i < 2 {
		return 1 - i
	}
	return i
}

// The reading side of Log.

// Log returns what was kept to explain the graph: nil without Config.Explain and
// Config.ExplainRules.
func (g *Graph) Log() *Log {
	if !g.log.on {
		return nil
	}
	return &g.log
}

// Term is a node as it was built: its operands are nodes, not classes.
type Term struct {
	Op      Op
	Type    Type
	Flags   Flags
	Payload uint64
	Kids    []NodeID
}

// Term returns a node as it was built.
func (l *Log) Term(n NodeID) Term {
	g := l.g
	nd := g.nodes[n]
	t := Term{Op: nd.op(), Type: nd.typ(), Flags: nd.flags(), Payload: g.payload(uint32(n))}
	var buf [2]uint32
	for _, k := range g.operandsIn(uint32(n), l.terms[n], &buf) {
		t.Kids = append(t.Kids, NodeID(k))
	}
	return t
}

// Link returns the node that a node was unioned with, on the way to the root of its tree
// in the forest of unions; false for a root.
func (l *Log) Link(n NodeID) (to NodeID, why Reason, ok bool) {
	p := l.parent[n]
	return NodeID(p), l.why[n], p != none
}

// Edge returns an edge, between the nodes that its reason is about.
func (l *Log) Edge(e EdgeID) (from, to NodeID, why Reason) {
	ed := &l.g.edges.list[e]
	return NodeID(ed.from), NodeID(ed.to), ed.why
}

// Out yields the edges that leave a class, and the classes that they lead to.
func (l *Log) Out(c ClassID) iter.Seq2[EdgeID, ClassID] {
	return func(yield func(EdgeID, ClassID) bool) {
		g := l.g
		from := g.find(uint32(c))
		for e := g.edges.out(from); e != none; e = g.edges.list[e].nextOut {
			if to := g.find(g.edges.list[e].to); to != from && !yield(EdgeID(e), ClassID(to)) {
				return
			}
		}
	}
}

// Path finds edges from the class of a node to that of another, nearest first; none if
// they are one class.
func (l *Log) Path(from, to NodeID) []EdgeID {
	return edgeIDs(l.edgePath(uint32(from), uint32(to), none))
}

// Back is the path from the end of a cycle's edge to its start: of ReasonCycle.
func (l *Log) Back(why Reason) []EdgeID { return l.path(why.extra) }

// path reads what keepPath stored.
func (l *Log) path(record uint32) []EdgeID {
	n := l.words[record]
	return edgeIDs(l.words[record+1 : record+1+n])
}

func edgeIDs(words []uint32) []EdgeID {
	ids := make([]EdgeID, len(words))
	for i, w := range words {
		ids[i] = EdgeID(w)
	}
	return ids
}

// Monotone says how the operands of a node reach those of another, by operand of the
// first, or if exchanged the first by the second and the second by the first: of
// ReasonMonotone.
func (l *Log) Monotone(why Reason) (from, to NodeID, exchanged bool, paths [][]EdgeID) {
	at := why.ref
	if w := l.words[at:]; l.lazy {
		at = l.monotoneAt(w[0], w[1], w[2])
	}
	w := l.words[at:]
	var buf [2]uint32
	paths = make([][]EdgeID, len(l.g.operands(w[0], &buf)))
	for i := range paths {
		paths[i] = l.path(w[3+i])
	}
	return NodeID(w[0]), NodeID(w[1]), w[2] != 0, paths
}

// Match is an application of a rule.
type Match struct {
	Rule  *Rule
	Exact bool
	Root  NodeID
	Vars  map[Var]NodeID
	Left  []MatchedOp // operators of the left side, the root's first; none of a variable
	Right []BuiltOp   // operators of the right side, operands first
	// Result is what the right side is.
	Result Operand
	// Facts are what was known of the guards' arguments, by guard and argument.
	Facts [][]FactID
}

// MatchedOp is an operator of a left side and the node that it matched.
type MatchedOp struct {
	Pattern *Pattern
	Parent  int // in Match.Left, -1 of the root
	Arg     int // which operand of the parent's pattern it is
	Node    NodeID
	// Exchanged: the node's first two operands are taken in the other order.
	Exchanged bool
	Paths     [][]EdgeID // to what matched, by operand of the pattern
}

// BuiltOp is an operator of a right side and the node that was built for it, or found.
type BuiltOp struct {
	Pattern *Pattern
	Args    []Operand
	Node    NodeID
}

// Operand is a variable or, if that is NoVar, what Match.Right[Built] built.
type Operand struct {
	Var   Var
	Built int
}

// operand reads a builder's operand.
func (c *compiledRule) operand(word int16) Operand {
	if word < 0 {
		return Operand{NoVar, int(^word)}
	}
	for v, w := range c.varWord {
		if w == uint16(word) {
			return Operand{Var: Var(v)}
		}
	}
	panic("egraph: no variable at this word")
}

// Match returns the application of a rule: of ReasonRule.
func (l *Log) Match(why Reason) *Match {
	at := why.ref
	w := l.words[at:]
	c := l.rules[w[0]]
	m := &Match{Rule: c.rule, Exact: w[1] == 1, Root: NodeID(w[2]), Vars: map[Var]NodeID{}, Result: c.operand(c.root)}
	w = w[3:]
	for v := range MaxVars {
		if i := c.varWord[v]; i != 0 {
			m.Vars[Var(v)] = NodeID(w[i-matchVars])
		}
	}
	w = w[c.nvars:]
	for i := range c.right {
		b := BuiltOp{Pattern: c.right[i].pat, Node: NodeID(w[i])}
		for _, a := range c.right[i].args {
			b.Args = append(b.Args, c.operand(a))
		}
		m.Right = append(m.Right, b)
	}
	w = w[len(c.right):]
	if l.lazy {
		ops := w[1 : 1+max(int(c.nops)-1, 0)]
		w = l.keepLeft(c, uint32(m.Root), l.words[at+3:at+3+uint32(c.nvars)], ops, w[0])
	}
	for _, lo := range c.leftOps {
		n := len(lo.pat.Args)
		op := MatchedOp{Pattern: lo.pat, Parent: lo.parent, Arg: lo.arg, Node: NodeID(w[0]), Exchanged: w[1] == 1}
		for _, record := range w[2 : 2+n] {
			op.Paths = append(op.Paths, l.path(record))
		}
		m.Left = append(m.Left, op)
		w = w[2+n:]
	}
	for _, gd := range c.rule.Guards {
		facts := make([]FactID, len(gd.Args))
		for i := range facts {
			facts[i] = FactID(w[i])
		}
		m.Facts = append(m.Facts, facts)
		w = w[len(facts):]
	}
	return m
}

// Operands tells of an application of a rule, of ReasonRule, how the operands of the nodes
// that its left side matched, as they were built, reach what the pattern matched there:
// those that are something else, in the order of Match.Left. It gives the rule.
func (l *Log) Operands(why Reason, f func(from NodeID, path []EdgeID, to NodeID)) *Rule {
	w := l.words[why.ref:]
	c := l.rules[w[0]]
	root, vars := w[2], w[3:3+c.nvars]
	if w = w[3+int(c.nvars)+len(c.right):]; l.lazy {
		w = l.keepLeft(c, root, vars, w[1:1+max(int(c.nops)-1, 0)], w[0])
	}
	nodes := make([]uint32, 0, 16) // by operator
	for i, at := 0, 0; i < len(c.leftOps); i++ {
		nodes = append(nodes, w[at])
		at += 2 + len(c.leftOps[i].pat.Args)
	}
	for i := range c.leftOps {
		args := c.leftOps[i].pat.Args
		var buf [2]uint32
		kids := l.g.operandsIn(w[0], l.terms[w[0]], &buf)
		for a, record := range w[2 : 2+len(args)] {
			to := c.matched(i, a, vars, nodes)
			if from := kids[order(a, w[1] == 1)]; from != to {
				f(NodeID(from), l.path(record), NodeID(to))
			}
		}
		w = w[2+len(args):]
	}
	return c.rule
}

// matched is what the pattern matched at an operand of operator i of the left side.
func (c *compiledRule) matched(i, arg int, vars, nodes []uint32) uint32 {
	q := &c.leftOps[i].pat.Args[arg]
	if q.Op == 0 {
		return vars[c.varWord[q.Var]-matchVars]
	}
	for j := range c.leftOps {
		if lo := &c.leftOps[j]; lo.parent == i && lo.arg == arg {
			return nodes[j]
		}
	}
	panic("egraph: operator without a node")
}

// FactEntry is a sharpening of a class's facts: what was known then, and where it came
// from.
type FactEntry struct {
	Class   ClassID // as it was then
	Fact    Fact
	Defined Defined
	Cause   FactCause
	Node    NodeID   // FactMade
	Label   uint32   // FactAssumed
	Before  FactID   // what was known of the class before
	From    []FactID // of operands, merged classes, the edge's other end; 0 where nothing was known
}

// Fact returns an entry of the log.
func (l *Log) Fact(id FactID) FactEntry {
	e := &l.known[id-1]
	f := FactEntry{Class: ClassID(e.class), Fact: e.val, Defined: e.def, Cause: e.why.kind, Before: FactID(e.prev)}
	switch e.why.kind {
	case FactMade:
		f.Node = NodeID(e.why.a)
	case FactAssumed:
		f.Label = e.why.a
	}
	for _, s := range e.sources {
		f.From = append(f.From, FactID(s))
	}
	return f
}
