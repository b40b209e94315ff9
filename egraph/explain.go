package egraph

import "fmt"

// Term is a node as it was built: its operands are nodes, not classes.
type Term struct {
	Op      Op
	Type    Type
	Flags   Flags
	Payload uint64
	Kids    []NodeID
}

// Term returns a node as it was built. It needs Config.Explain.
func (g *Graph) Term(n NodeID) Term {
	nd := g.nodes[n]
	nd.body = g.proof.terms[n]
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

// Proof shows that one term may stand wherever another stands, by steps from
// one to the other. Proofs share parts: treat them as a graph.
type Proof struct {
	From, To NodeID
	Steps    []*Step
}

// Equal reports whether the proof also holds from To to From.
func (p *Proof) Equal() bool {
	for _, s := range p.Steps {
		if !s.Equal {
			return false
		}
	}
	return true
}

// Step is one step of a Proof.
type Step struct {
	From, To NodeID
	Kind     ReasonKind
	Equal    bool // a union; otherwise an edge
	Backward bool // a rule's union, used from its right side to its left

	Label uint32     // ReasonGiven, ReasonFact: the client's
	Rule  *RuleStep  // ReasonRule
	Kids  []*Proof   // ReasonCongruence, ReasonMonotone: by operand of From
	Edge  *Step      // ReasonCycle, ReasonDefined: the edge that became a union
	Back  *Proof     // ReasonCycle: from the edge's end to its start
	Facts *FactProof // ReasonDefined, ReasonFact: what was known
}

// RuleStep is an application of a rule.
type RuleStep struct {
	Rule  *Rule
	Exact bool
	Nodes []NodeID // the matched node of each operator of the left side
	Vars  map[Var]NodeID
	// Operands says how each operand of a matched node reaches what the pattern
	// matched there, by operator and operand of the pattern.
	Operands  [][]*Proof
	Exchanged []bool // by operator: first two operands taken in the other order
	Built     []NodeID
	// BuiltOperands says why each operand of a built node is what the right side
	// asks for.
	BuiltOperands [][]*Proof
	Guards        []GuardFact

	c *compiledRule
}

// GuardFact is a guard that held, with what was known of its arguments.
type GuardFact struct {
	Pred  int
	Args  []NodeID
	Facts []*FactProof // by argument; nil where nothing was known
}

// FactProof says what was known of a class and where it came from.
type FactProof struct {
	Class   ClassID // as it was then
	Fact    Fact
	Defined Defined
	Cause   FactCause
	Node    NodeID // FactMade
	Label   uint32 // FactAssumed
	Before  *FactProof
	From    []*FactProof // of operands, merged classes, the edge's other end
	index   uint32
}

// Explanation is a Proof with its graph.
type Explanation struct {
	Proof
	g *Graph
}

// Explain shows why node to may stand wherever node from stands. It needs
// Config.Explain, and fails if it is not so.
func (g *Graph) Explain(from, to NodeID) (*Explanation, error) {
	if !g.proof.on {
		return nil, fmt.Errorf("egraph: the graph was made without Config.Explain")
	}
	if !g.Refines(g.ClassOf(from), g.ClassOf(to)) {
		return nil, fmt.Errorf("egraph: node %d does not refine to node %d", from, to)
	}
	x := explainer{g: g, equal: map[[2]NodeID]*Proof{}, facts: map[uint32]*FactProof{}, edges: map[uint32]*Step{}}
	p := x.along(from, g.edgePath(uint32(from), uint32(to), none), to)
	return &Explanation{Proof: *p, g: g}, nil
}

// explainer rebuilds proofs from reasons. All that a reason refers to is older
// than it, so the recursion ends.
type explainer struct {
	g     *Graph
	equal map[[2]NodeID]*Proof
	facts map[uint32]*FactProof
	edges map[uint32]*Step
}

// along proves from => to over a path of edges.
func (x *explainer) along(from NodeID, path []uint32, to NodeID) *Proof {
	if len(path) == 0 {
		return x.same(from, to)
	}
	p := &Proof{From: from, To: to}
	at := from
	for _, e := range path {
		s := x.edge(e)
		p.Steps = append(p.Steps, x.same(at, s.From).Steps...)
		p.Steps = append(p.Steps, s)
		at = s.To
	}
	p.Steps = append(p.Steps, x.same(at, to).Steps...)
	return p
}

// same proves that two nodes are equal, by the path in the forest. If there is
// none the proof has no steps, which Check refuses.
func (x *explainer) same(a, b NodeID) *Proof {
	if p, ok := x.equal[[2]NodeID{a, b}]; ok {
		return p
	}
	p := &Proof{From: a, To: b}
	x.equal[[2]NodeID{a, b}] = p
	f := &x.g.proof
	depth := map[uint32]int{}
	for n, d := uint32(a), 0; n != none; n, d = f.parent[n], d+1 {
		depth[n] = d
	}
	top, ok := uint32(b), false
	for ; top != none; top = f.parent[top] {
		if _, ok = depth[top]; ok {
			break
		}
	}
	if !ok {
		return p
	}
	for n := uint32(a); n != top; n = f.parent[n] {
		p.Steps = append(p.Steps, x.step(n, f.parent[n], f.why[n]))
	}
	var down []*Step
	for n := uint32(b); n != top; n = f.parent[n] {
		down = append(down, x.step(f.parent[n], n, f.why[n]))
	}
	for i := len(down) - 1; i >= 0; i-- {
		p.Steps = append(p.Steps, down[i])
	}
	return p
}

// step explains a union of a and b.
func (x *explainer) step(a, b uint32, r reason) *Step {
	s := &Step{From: NodeID(a), To: NodeID(b), Kind: r.kind, Equal: true}
	switch r.kind {
	case ReasonGiven, ReasonFact:
		s.Label = r.ref
		s.Facts = x.fact(r.extra)
	case ReasonRule:
		s.Rule = x.rule(r.ref)
		s.Backward = s.Rule.root() != s.From
	case ReasonCongruence:
		s.Kids = x.operands(s.From, s.To)
	case ReasonCycle:
		s.Edge = x.edge(r.ref)
		s.Back = x.along(s.Edge.To, x.g.proof.path(r.extra), s.Edge.From)
	case ReasonDefined:
		s.Edge = x.edge(r.ref)
		s.Facts = x.fact(r.extra)
	}
	return s
}

// edge explains an edge.
func (x *explainer) edge(e uint32) *Step {
	if s, ok := x.edges[e]; ok {
		return s
	}
	ed := &x.g.edges.list[e]
	s := &Step{From: NodeID(ed.from), To: NodeID(ed.to), Kind: ed.why.kind}
	x.edges[e] = s
	switch ed.why.kind {
	case ReasonGiven, ReasonFact:
		s.Label = ed.why.ref
		s.Facts = x.fact(ed.why.extra)
	case ReasonRule:
		s.Rule = x.rule(ed.why.ref)
	case ReasonMonotone:
		w := x.g.proof.monotone(x.g, ed.why.ref)
		a, b, exchanged := NodeID(w[0]), NodeID(w[1]), w[2] != 0
		ta, tb := x.g.Term(a), x.g.Term(b)
		for i, k := range ta.Kids {
			j := order(i, exchanged)
			s.Kids = append(s.Kids, x.along(k, x.g.proof.path(w[3+i]), tb.Kids[j]))
		}
	}
	return s
}

// operands proves the operands of two congruent nodes equal, in the order that
// works.
func (x *explainer) operands(a, b NodeID) []*Proof {
	ta, tb := x.g.Term(a), x.g.Term(b)
	try := func(exchanged bool) []*Proof {
		var out []*Proof
		for i, k := range ta.Kids {
			p := x.same(k, tb.Kids[order(i, exchanged)])
			if len(p.Steps) == 0 && p.From != p.To {
				return nil
			}
			out = append(out, p)
		}
		return out
	}
	if ta.Op == tb.Op {
		if ps := try(false); ps != nil {
			return ps
		}
	}
	return try(true)
}

// order maps an operand's index if the first two are exchanged.
func order(i int, exchanged bool) int {
	if exchanged && i < 2 {
		return 1 - i
	}
	return i
}

func (r *RuleStep) root() NodeID { return r.Nodes[0] }

// keepMatch stores an applied match: rule, exactness, root, variables, built
// nodes, and what keepLeft adds, or what it needs to be found later.
func (g *Graph) keepMatch(c *compiledRule, m, built []uint32) uint32 {
	p := &g.proof
	var left []uint32
	if !p.lazy {
		left = g.keepLeft(c, m[matchRoot], m[matchVars:matchVars+c.nvars], m[matchVars+c.nvars:], none)
	}
	p.rules = append(p.rules, c)
	at := uint32(len(p.words))
	p.words = append(p.words, uint32(len(p.rules)-1), 1-m[matchHead]&1, m[matchRoot])
	p.words = append(p.words, m[matchVars:matchVars+c.nvars]...)
	p.words = append(p.words, built...)
	if p.lazy {
		p.words = append(p.words, uint32(len(g.edges.list)))
		p.words = append(p.words, m[matchVars+c.nvars:]...)
	}
	p.words = append(p.words, left...)
	return at
}

// keepLeft stores how a match was found: the matched nodes each with its
// operands' order and paths of edges below limit, and the guards' facts.
func (g *Graph) keepLeft(c *compiledRule, root uint32, vars, ops []uint32, limit uint32) []uint32 {
	defer g.unspent(g.edges.budget)
	p := &g.proof
	left := make([]uint32, 0, 16)
	nodeOf := func(i int) uint32 {
		if i == 0 {
			return root
		}
		return ops[i-1]
	}
	target := func(i, arg int) uint32 { // what the pattern matched at an operand
		q := &c.leftOps[i].pat.Args[arg]
		if q.Op == 0 {
			return vars[c.varWord[q.Var]-matchVars]
		}
		for j := range c.leftOps {
			if lo := &c.leftOps[j]; lo.parent == i && lo.arg == arg {
				return nodeOf(j)
			}
		}
		panic("egraph: operator without a node")
	}
	for i := range c.leftOps {
		n := nodeOf(i)
		var buf [2]uint32
		ks := g.operands(n, &buf)
		exchanged := g.nodes[n].op() != c.leftOps[i].pat.Op
		if row := &g.rows[g.nodes[n].op()]; !exchanged && row.swapped == g.nodes[n].op() {
			for a := range min(2, len(ks)) {
				exchanged = exchanged || !g.sees(g.find(ks[a]), g.find(target(i, a)))
			}
		}
		x := uint32(0)
		if exchanged {
			x = 1
		}
		left = append(left, n, x)
		for a := range ks {
			left = append(left, p.keepPath(g.edgePath(ks[order(a, exchanged)], target(i, a), limit)))
		}
	}
	for i := range c.rule.Guards {
		for _, v := range c.rule.Guards[i].Args {
			left = append(left, g.lastFact(g.find(vars[c.varWord[v]-matchVars])))
		}
	}
	return left
}

// rule reads what keepMatch stored.
func (x *explainer) rule(at uint32) *RuleStep {
	g := x.g
	w := g.proof.words[at:]
	c := g.proof.rules[w[0]]
	r := &RuleStep{Rule: c.rule, Exact: w[1] == 1, Vars: map[Var]NodeID{}, c: c}
	root := NodeID(w[2])
	w = w[3:]
	for v := range MaxVars {
		if i := c.varWord[v]; i != 0 {
			r.Vars[Var(v)] = NodeID(w[i-matchVars])
		}
	}
	w = w[c.nvars:]
	built := 0
	if c.root < 0 {
		built = len(c.right)
	}
	for i := range built {
		r.Built = append(r.Built, NodeID(w[i]))
	}
	w = w[built:]
	if g.proof.lazy {
		ops := w[1 : 1+max(c.nops-1, 0)]
		w = g.keepLeft(c, uint32(root), g.proof.words[at+3:at+3+uint32(c.nvars)], ops, w[0])
	}
	if len(c.leftOps) == 0 {
		r.Nodes = []NodeID{root}
	}
	paths := make([][]uint32, len(c.leftOps))
	for i := range c.leftOps {
		n := len(c.leftOps[i].pat.Args)
		r.Nodes = append(r.Nodes, NodeID(w[0]))
		r.Exchanged = append(r.Exchanged, w[1] == 1)
		paths[i] = w[2 : 2+n]
		w = w[2+n:]
	}
	for i := range c.leftOps {
		t := g.Term(r.Nodes[i])
		var ps []*Proof
		for a := range paths[i] {
			ps = append(ps, x.along(t.Kids[order(a, r.Exchanged[i])], g.proof.path(paths[i][a]), r.matched(i, a)))
		}
		r.Operands = append(r.Operands, ps)
	}
	for i := range built {
		t := g.Term(r.Built[i])
		want := r.wanted(i)
		ps := x.builtOperands(t, want, g.rows[t.Op].swapped != 0)
		r.BuiltOperands = append(r.BuiltOperands, ps)
	}
	for _, gd := range c.rule.Guards {
		gf := GuardFact{Pred: gd.Pred}
		for _, v := range gd.Args {
			gf.Args = append(gf.Args, r.Vars[v])
			gf.Facts = append(gf.Facts, x.fact(w[0]))
			w = w[1:]
		}
		r.Guards = append(r.Guards, gf)
	}
	return r
}

func (x *explainer) builtOperands(t Term, want []NodeID, swaps bool) []*Proof {
	try := func(exchanged bool) ([]*Proof, bool) {
		var ps []*Proof
		ok := true
		for a, k := range t.Kids {
			p := x.same(k, want[order(a, exchanged)])
			ok = ok && (len(p.Steps) > 0 || p.From == p.To)
			ps = append(ps, p)
		}
		return ps, ok
	}
	ps, ok := try(false)
	if !ok && swaps {
		if qs, ok := try(true); ok {
			return qs
		}
	}
	return ps
}

// matched is what the pattern matched at an operand of operator i.
func (r *RuleStep) matched(i, arg int) NodeID {
	q := &r.c.leftOps[i].pat.Args[arg]
	if q.Op == 0 {
		return r.Vars[q.Var]
	}
	for j := range r.c.leftOps {
		if lo := &r.c.leftOps[j]; lo.parent == i && lo.arg == arg {
			return r.Nodes[j]
		}
	}
	panic("egraph: operator without a node")
}

// wanted is what the right side asks for as operands of builder i.
func (r *RuleStep) wanted(i int) []NodeID {
	var out []NodeID
	for _, a := range r.c.right[i].args {
		if a < 0 {
			out = append(out, r.Built[^a])
			continue
		}
		out = append(out, r.varAt(a))
	}
	return out
}

func (r *RuleStep) varAt(word int16) NodeID { return r.Vars[r.nameAt(word)] }

// nameAt is the variable at a word of the match.
func (r *RuleStep) nameAt(word int16) Var {
	for v, w := range r.c.varWord {
		if w == uint16(word) {
			return Var(v)
		}
	}
	panic("egraph: no variable at this word")
}

// result is what the right side stands for.
func (r *RuleStep) result() NodeID {
	if r.c.root >= 0 {
		return r.varAt(r.c.root)
	}
	return r.Built[^r.c.root]
}

// fact rebuilds the derivation of a fact; nil if nothing was known.
func (x *explainer) fact(entry uint32) *FactProof {
	if entry == 0 {
		return nil
	}
	if p, ok := x.facts[entry]; ok {
		return p
	}
	e := &x.g.facts.log[entry-1]
	p := &FactProof{Class: ClassID(e.class), Fact: e.val, Defined: e.def, Cause: e.why.kind, index: entry}
	x.facts[entry] = p
	switch e.why.kind {
	case FactMade:
		p.Node = NodeID(e.why.a)
	case FactAssumed:
		p.Label = e.why.a
	}
	p.Before = x.fact(e.prev)
	for _, s := range e.sources {
		if f := x.fact(s); f != nil {
			p.From = append(p.From, f)
		}
	}
	return p
}
