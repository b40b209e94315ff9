package egraph

import "iter"

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
	nd.body = l.terms[n]
	t := Term{Op: nd.op(), Type: nd.typ(), Flags: nd.flags(), Payload: g.payload(uint32(n))}
	row := &g.rows[nd.op()]
	switch {
	case row.arena:
		for _, k := range g.arenaKids(nd.body) {
			t.Kids = append(t.Kids, NodeID(k))
		}
	case row.arity > 0:
		for i := range int(row.arity) {
			t.Kids = append(t.Kids, NodeID(uint32(nd.body>>(32*i))))
		}
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
		ops := w[1 : 1+max(c.nops-1, 0)]
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
