// Package explain shows why one term of an e-graph may stand for another: as a proof,
// which [Explanation.Check] replays, or as a chain of terms, each by one step from the one
// before, of which none can be left out ([Chains]). It reads what a graph with
// Config.Explain logs.
package explain

import (
	"errors"
	"fmt"
	"slices"

	"rewrite/egraph"
)

// Proof shows that one term may stand wherever another stands, by steps from
// one to the other. Proofs share parts: treat them as a graph.
type Proof struct {
	From, To egraph.NodeID
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
	From, To egraph.NodeID
	Kind     egraph.ReasonKind
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
	*egraph.Match
	// Operands says how each operand of a matched node reaches what the pattern
	// matched there, by operator and operand of the pattern.
	Operands [][]*Proof
	// BuiltOperands says why each operand of a built node is what the right side
	// asks for.
	BuiltOperands [][]*Proof
	Guards        []GuardFact
}

// GuardFact is a guard that held, with what was known of its arguments.
type GuardFact struct {
	Pred  int
	Args  []egraph.NodeID
	Facts []*FactProof // by argument; nil where nothing was known
}

// FactProof says what was known of a class and where it came from.
type FactProof struct {
	Class   egraph.ClassID // as it was then
	Fact    egraph.Fact
	Defined egraph.Defined
	Cause   egraph.FactCause
	Node    egraph.NodeID // FactMade
	Label   uint32        // FactAssumed
	Before  *FactProof
	From    []*FactProof // of operands, merged classes, the edge's other end
	id      egraph.FactID
}

// Explanation is a Proof with its graph.
type Explanation struct {
	Proof
	g *egraph.Graph
}

var errNotKept = errors.New("egraph: the graph was made without Config.Explain")

// Why shows why node to may stand wherever node from stands. It fails if it is not
// so, or if the graph keeps nothing to be explained.
func Why(g *egraph.Graph, from, to egraph.NodeID) (*Explanation, error) {
	x, err := newExplainer(g)
	if err != nil {
		return nil, err
	}
	if !g.Refines(g.ClassOf(from), g.ClassOf(to)) {
		return nil, fmt.Errorf("egraph: node %d does not refine to node %d", from, to)
	}
	p := x.along(from, x.log.Path(from, to), to)
	return &Explanation{Proof: *p, g: g}, nil
}

// explainer rebuilds proofs from reasons. All that a reason refers to is older
// than it, so the recursion ends.
type explainer struct {
	g     *egraph.Graph
	log   *egraph.Log
	equal map[[2]egraph.NodeID]*Proof
	facts map[egraph.FactID]*FactProof
	edges map[egraph.EdgeID]*Step
}

func newExplainer(g *egraph.Graph) (*explainer, error) {
	if g.Log() == nil {
		return nil, errNotKept
	}
	return &explainer{g: g, log: g.Log(), equal: map[[2]egraph.NodeID]*Proof{}, facts: map[egraph.FactID]*FactProof{}, edges: map[egraph.EdgeID]*Step{}}, nil
}

// along proves from => to over a path of edges.
func (x *explainer) along(from egraph.NodeID, path []egraph.EdgeID, to egraph.NodeID) *Proof {
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
func (x *explainer) same(a, b egraph.NodeID) *Proof {
	if p, ok := x.equal[[2]egraph.NodeID{a, b}]; ok {
		return p
	}
	p := &Proof{From: a, To: b}
	x.equal[[2]egraph.NodeID{a, b}] = p
	onWay := map[egraph.NodeID]bool{a: true}
	for n, _, ok := x.log.Link(a); ok; n, _, ok = x.log.Link(n) {
		onWay[n] = true
	}
	top := b
	for !onWay[top] {
		n, _, ok := x.log.Link(top)
		if !ok {
			return p
		}
		top = n
	}
	for n := a; n != top; {
		next, why, _ := x.log.Link(n)
		p.Steps = append(p.Steps, x.step(n, next, why))
		n = next
	}
	var down []*Step
	for n := b; n != top; {
		next, why, _ := x.log.Link(n)
		down = append(down, x.step(next, n, why))
		n = next
	}
	slices.Reverse(down)
	p.Steps = append(p.Steps, down...)
	return p
}

// step explains a union of a and b.
func (x *explainer) step(a, b egraph.NodeID, r egraph.Reason) *Step {
	s := &Step{From: a, To: b, Kind: r.Kind, Equal: true}
	switch r.Kind {
	case egraph.ReasonGiven:
		s.Label = r.Label()
	case egraph.ReasonFact:
		s.Label = r.Label()
		s.Facts = x.fact(r.Fact())
	case egraph.ReasonRule:
		s.Rule = x.rule(r)
		s.Backward = s.Rule.Root != s.From
	case egraph.ReasonCongruence:
		s.Kids = x.operands(s.From, s.To)
	case egraph.ReasonCycle:
		s.Edge = x.edge(r.Edge())
		s.Back = x.along(s.Edge.To, x.log.Back(r), s.Edge.From)
	case egraph.ReasonDefined:
		s.Edge = x.edge(r.Edge())
		s.Facts = x.fact(r.Fact())
	}
	return s
}

// edge explains an edge.
func (x *explainer) edge(e egraph.EdgeID) *Step {
	if s, ok := x.edges[e]; ok {
		return s
	}
	from, to, why := x.log.Edge(e)
	s := &Step{From: from, To: to, Kind: why.Kind}
	x.edges[e] = s
	switch why.Kind {
	case egraph.ReasonGiven:
		s.Label = why.Label()
	case egraph.ReasonFact:
		s.Label = why.Label()
		s.Facts = x.fact(why.Fact())
	case egraph.ReasonRule:
		s.Rule = x.rule(why)
	case egraph.ReasonMonotone:
		a, b, exchanged, paths := x.log.Monotone(why)
		ta, tb := x.log.Term(a), x.log.Term(b)
		for i, k := range ta.Kids {
			s.Kids = append(s.Kids, x.along(k, paths[i], tb.Kids[order(i, exchanged)]))
		}
	}
	return s
}

// operands proves the operands of two congruent nodes equal, in the order that
// works.
func (x *explainer) operands(a, b egraph.NodeID) []*Proof {
	ta, tb := x.log.Term(a), x.log.Term(b)
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

// rule explains the application of a rule.
func (x *explainer) rule(why egraph.Reason) *RuleStep {
	r := &RuleStep{Match: x.log.Match(why)}
	for i, op := range r.Left {
		t := x.log.Term(op.Node)
		var ps []*Proof
		for a, path := range op.Paths {
			ps = append(ps, x.along(t.Kids[order(a, op.Exchanged)], path, r.matched(i, a)))
		}
		r.Operands = append(r.Operands, ps)
	}
	for i, b := range r.Right {
		t := x.log.Term(b.Node)
		r.BuiltOperands = append(r.BuiltOperands, x.builtOperands(t, r.wanted(i), x.g.Language().Mirror(t.Op) != 0))
	}
	for i, gd := range r.Rule.Guards {
		gf := GuardFact{Pred: gd.Pred}
		for k, v := range gd.Args {
			gf.Args = append(gf.Args, r.Vars[v])
			gf.Facts = append(gf.Facts, x.fact(r.Facts[i][k]))
		}
		r.Guards = append(r.Guards, gf)
	}
	return r
}

func (x *explainer) builtOperands(t egraph.Term, want []egraph.NodeID, swaps bool) []*Proof {
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

// child is the operator at an operand of operator i, -1 if a variable is there.
func (r *RuleStep) child(i, arg int) int {
	return slices.IndexFunc(r.Left, func(op egraph.MatchedOp) bool { return op.Parent == i && op.Arg == arg })
}

// matched is what the pattern matched at an operand of operator i.
func (r *RuleStep) matched(i, arg int) egraph.NodeID {
	if j := r.child(i, arg); j >= 0 {
		return r.Left[j].Node
	}
	return r.Vars[r.Left[i].Pattern.Args[arg].Var]
}

// wanted is what the right side asks for as operands of its operator i.
func (r *RuleStep) wanted(i int) []egraph.NodeID {
	var out []egraph.NodeID
	for _, a := range r.Right[i].Args {
		out = append(out, r.node(a))
	}
	return out
}

// node is what an operand of the right side stands for.
func (r *RuleStep) node(o egraph.Operand) egraph.NodeID {
	if o.Var == egraph.NoVar {
		return r.Right[o.Built].Node
	}
	return r.Vars[o.Var]
}

// result is what the right side stands for.
func (r *RuleStep) result() egraph.NodeID { return r.node(r.Result) }

// fact rebuilds the derivation of a fact; nil if nothing was known.
func (x *explainer) fact(id egraph.FactID) *FactProof {
	if id == 0 {
		return nil
	}
	if p, ok := x.facts[id]; ok {
		return p
	}
	e := x.log.Fact(id)
	p := &FactProof{Class: e.Class, Fact: e.Fact, Defined: e.Defined, Cause: e.Cause, Node: e.Node, Label: e.Label, id: id}
	x.facts[id] = p
	p.Before = x.fact(e.Before)
	for _, s := range e.From {
		if f := x.fact(s); f != nil {
			p.From = append(p.From, f)
		}
	}
	return p
}
