package explain

import (
	"errors"
	"fmt"
	"iter"
	"slices"

	"rewrite/egraph"
)

// Chain shows how one term becomes another by steps that each replace a part,
// without a step that could be left out.
type Chain struct {
	Terms []*Expr // one more than steps
	Steps []ChainStep
}

// ChainStep replaces the part From by To, wherever the term has it unless Local.
type ChainStep struct {
	From, To *Expr
	// Why is the reason: a rule, what the client gave or concluded from a fact,
	// or that fewer flags refine.
	Why *Step
	// Backward: Why goes from To to From. It does so both ways then: it is a
	// union, or From is well-defined, which Defined shows.
	Backward bool
	Defined  *FactProof
	// Local: only the part at Path, operand by operand from the top.
	Local bool
	Path  []int
	// Holes are the parts of From that the rule did not look into.
	Holes []*Expr
}

// Chains explains terms of one graph as chains. It needs Config.Explain.
type Chains struct {
	// Operands gives the operands of a node as the client had them, by nodes that
	// are in the classes of the node's own; nil for a node that is as it was built.
	// (Facts can make two values one while a graph is filled, and what is built then
	// has one of them for both.) Nil is for graphs that are filled otherwise.
	Operands func(n egraph.NodeID) []egraph.NodeID
	// Tries bounds the attempts to leave steps out of one chain; 0 for so many that
	// hardly a chain has a step that could be left out.
	Tries int

	g     *egraph.Graph
	x     *explainer
	t     *exprTable
	flat  map[*Proof][]atom
	steps map[*Step][]atom
	input map[egraph.NodeID]*Expr
	built map[egraph.NodeID][]atom // from input to the term as built
	size  int
}

// maxAtoms bounds the length of a chain before it is made shorter, and all work
// on it: proofs share parts, so that a chain can be exponentially longer.
const maxAtoms = 5000

var errLong = errors.New("egraph: the explanation is too long")

// NewChains begins chains on the graph as it is now.
func NewChains(g *egraph.Graph) (*Chains, error) {
	x, err := newExplainer(g)
	if err != nil {
		return nil, err
	}
	return &Chains{g: g, x: x, t: newExprTable(g), flat: map[*Proof][]atom{}, steps: map[*Step][]atom{},
		input: map[egraph.NodeID]*Expr{}, built: map[egraph.NodeID][]atom{}}, nil
}

// Expr is a node's term, with its operands as the client had them.
func (c *Chains) Expr(n egraph.NodeID) *Expr {
	if e := c.input[n]; e != nil {
		return e
	}
	e := c.t.of(n)
	if kids := c.inputs(n); kids != nil {
		list := make([]*Expr, len(kids))
		for i, k := range kids {
			list[i] = c.Expr(k)
		}
		e = c.t.make(*e, list)
	}
	c.input[n] = e
	return e
}

// inputs asks the client, and puts what can be exchanged in the order in which
// the node has it.
func (c *Chains) inputs(n egraph.NodeID) []egraph.NodeID {
	if c.Operands == nil {
		return nil
	}
	kids := c.Operands(n)
	if kids == nil {
		return nil
	}
	fits := func(exchanged bool) bool {
		for i := range kids {
			if c.g.ClassOf(kids[order(i, exchanged)]) != c.g.Kid(n, i) {
				return false
			}
		}
		return true
	}
	if len(kids) != c.g.Arity(n) || !fits(false) {
		if len(kids) != c.g.Arity(n) || len(kids) < 2 || !fits(true) {
			return nil
		}
		kids[0], kids[1] = kids[1], kids[0]
	}
	return kids
}

// toBuilt leads from Expr to the term as it was built.
func (c *Chains) toBuilt(n egraph.NodeID) []atom {
	if out, ok := c.built[n]; ok {
		return out
	}
	var out []atom
	term := c.x.log.Term(n)
	for i, k := range c.inputs(n) {
		out = append(out, c.below(i, c.toBuilt(k))...)
		out = append(out, c.below(i, c.proof(c.x.same(k, term.Kids[i])))...)
	}
	c.built[n] = out
	return out
}

// Edges yields the edges that leave a class, each with its reason.
func (c *Chains) Edges(k egraph.ClassID) iter.Seq2[egraph.ClassID, *Step] {
	return func(yield func(egraph.ClassID, *Step) bool) {
		for e, to := range c.x.log.Out(k) {
			if !yield(to, c.x.edge(e)) {
				return
			}
		}
	}
}

// Make is an expression with the head of e over other operands.
func (c *Chains) Make(e *Expr, kids []*Expr) *Expr { return c.t.make(*e, kids) }

// Derive shows how the term of a node becomes what choose picks: for a class,
// one node that is in it or in what it refines to, and whether that node's term
// is taken as it was built; its operands' classes are asked for otherwise.
func (c *Chains) Derive(from egraph.NodeID, choose func(egraph.ClassID) (n egraph.NodeID, whole bool)) (chain *Chain, err error) {
	defer func() {
		if e := recover(); e == errLong {
			chain, err = nil, errLong
		} else if e != nil {
			panic(e)
		}
	}()
	c.size = 0
	atoms := append(slices.Clone(c.toBuilt(from)), c.toChosen(from, choose, map[egraph.NodeID][]atom{})...)
	start := c.Expr(from)
	steps, end, err := c.tactics(start, atoms)
	if err != nil {
		return nil, err
	}
	return c.shortest(start, steps, end), nil
}

// Chosen is the term that choose picks for a class; see Derive.
func (c *Chains) Chosen(k egraph.ClassID, choose func(egraph.ClassID) (n egraph.NodeID, whole bool)) *Expr {
	memo := map[egraph.ClassID]*Expr{}
	var pick func(k egraph.ClassID) *Expr
	pick = func(k egraph.ClassID) *Expr {
		k = c.g.Find(k)
		if e := memo[k]; e != nil {
			return e
		}
		n, whole := choose(k)
		e := c.Expr(n)
		if !whole {
			kids := make([]*Expr, c.g.Arity(n))
			for i := range kids {
				kids[i] = pick(c.g.Kid(n, i))
			}
			e = c.t.make(*c.t.of(n), kids)
		}
		memo[k] = e
		return e
	}
	return pick(k)
}

// toChosen leads from the term of a node as it was built to what is chosen.
func (c *Chains) toChosen(from egraph.NodeID, choose func(egraph.ClassID) (egraph.NodeID, bool), memo map[egraph.NodeID][]atom) []atom {
	if out, ok := memo[from]; ok {
		return out
	}
	n, whole := choose(c.g.ClassOf(from))
	p := c.x.along(from, c.x.log.Path(from, n), n)
	out := slices.Clone(c.proof(p))
	if whole {
		out = append(out, reversed(c.toBuilt(n))...)
	} else {
		for i, k := range c.x.log.Term(n).Kids {
			out = append(out, c.below(i, c.toChosen(k, choose, memo))...)
		}
	}
	memo[from] = out
	return out
}

// atom is a step on terms exactly as they were built: each replaces the part at
// a path. Proofs become lists of atoms, which can be reversed.
type atom struct {
	path     []int
	from, to *Expr
	why      *Step // nil: operands change places
	back     bool
	defined  *FactProof
}

func (c *Chains) below(i int, in []atom) []atom {
	c.grow(len(in))
	out := make([]atom, len(in))
	for k, a := range in {
		out[k] = a
		out[k].path = append([]int{i}, a.path...)
	}
	return out
}

func (c *Chains) grow(n int) {
	const perAtom = 64 // atoms are copied once for each level above them
	if c.size += n; c.size > maxAtoms*perAtom {
		panic(errLong)
	}
}

func reversed(in []atom) []atom {
	out := make([]atom, 0, len(in))
	for _, a := range slices.Backward(in) {
		a.from, a.to, a.back = a.to, a.from, !a.back
		out = append(out, a)
	}
	return out
}

func (c *Chains) proof(p *Proof) []atom {
	if out, ok := c.flat[p]; ok {
		return out
	}
	var out []atom
	for _, s := range p.Steps {
		out = append(out, c.step(s)...)
		c.grow(len(out))
	}
	c.flat[p] = out
	return out
}

func (c *Chains) step(s *Step) []atom {
	if out, ok := c.steps[s]; ok {
		return out
	}
	var out []atom
	switch s.Kind {
	case egraph.ReasonRule:
		if out = c.rule(s); s.Backward {
			out = reversed(out)
		}
	case egraph.ReasonCongruence, egraph.ReasonMonotone:
		out = c.operands(s)
	case egraph.ReasonCycle:
		if s.From == s.Edge.From {
			out = c.step(s.Edge)
		} else {
			out = c.proof(s.Back)
		}
	case egraph.ReasonDefined:
		// What is well-defined has one value, which its refinements have, too.
		if out = slices.Clone(c.step(s.Edge)); s.From != s.Edge.From {
			out = reversed(out)
			for i := range out {
				out[i].defined = s.Facts
			}
		}
	default:
		out = []atom{{from: c.t.of(s.From), to: c.t.of(s.To), why: s}}
	}
	c.steps[s] = out
	return out
}

// arrange ends a list of steps at exactly the term of a node.
func (c *Chains) arrange(out []atom, path []int, e *Expr, n egraph.NodeID) []atom {
	if to := c.t.of(n); e != to {
		out = append(out, atom{path: path, from: e, to: to})
	}
	return out
}

func (c *Chains) operands(s *Step) []atom {
	var out []atom
	a, b := c.t.of(s.From), c.t.of(s.To)
	kids := make([]*Expr, len(a.Kids))
	for i, p := range s.Kids {
		out = append(out, c.below(i, c.proof(p))...)
		kids[i] = c.t.of(p.To)
	}
	e := c.t.make(*a, kids)
	if a.Flags != b.Flags {
		fewer := *a
		fewer.Flags = b.Flags
		to := c.t.make(fewer, kids)
		out = append(out, atom{from: e, to: to, why: s})
		e = to
	}
	return c.arrange(out, nil, e, s.To)
}

// rule is a rule from left to right: the operands become what the pattern asks
// for, the rule applies, and what it built becomes the term under which that is
// known.
func (c *Chains) rule(s *Step) []atom {
	r := s.Rule
	var out []atom
	paths := make([][]int, len(r.Left))
	for i, op := range r.Left {
		if p := op.Parent; p >= 0 {
			paths[i] = append(slices.Clone(paths[p]), order(op.Arg, r.Left[p].Exchanged))
		}
		for a, p := range r.Operands[i] {
			out = append(out, c.under(append(slices.Clone(paths[i]), order(a, op.Exchanged)), c.proof(p))...)
		}
	}
	bound := c.recorded(r)
	out = append(out, atom{from: c.t.build(c.t.left(r), bound), to: c.t.build(c.t.right(r), bound), why: s})
	if r.Result.Var == egraph.NoVar {
		return c.settle(out, r, r.Result.Built, nil)
	}
	if n, ok := r.operatorOf(r.Result.Var); ok {
		out = append(out, c.proof(c.x.same(n, r.result()))...)
	}
	return out
}

// settle makes what a rule built the term of the node it is in the graph.
func (c *Chains) settle(out []atom, r *RuleStep, i int, path []int) []atom {
	b := &r.Right[i]
	n := b.Node
	term := c.x.log.Term(n)
	exchanged := term.Op != b.Pattern.Op
	want := r.wanted(i)
	for a, p := range r.BuiltOperands[i] {
		exchanged = exchanged || p.To != want[a]
	}
	kids := make([]*Expr, len(b.Args))
	for a, o := range b.Args {
		at := append(slices.Clone(path), a)
		if o.Var == egraph.NoVar {
			out = c.settle(out, r, o.Built, at)
		} else if n, ok := r.operatorOf(o.Var); ok {
			// the graph took the class of what matched, by another of its nodes
			out = append(out, c.under(at, c.proof(c.x.same(n, want[a])))...)
		}
		known := order(a, exchanged)
		out = append(out, c.under(at, reversed(c.proof(r.BuiltOperands[i][known])))...)
		kids[a] = c.t.of(term.Kids[known])
	}
	head := *c.t.of(n)
	head.Op = b.Pattern.Op
	return c.arrange(out, path, c.t.make(head, kids), n)
}

func (c *Chains) under(path []int, in []atom) []atom {
	c.grow(len(in))
	out := make([]atom, len(in))
	for k, a := range in {
		out[k] = a
		out[k].path = append(slices.Clone(path), a.path...)
	}
	return out
}

// recorded are the terms that the variables stood for when the rule was applied.
func (c *Chains) recorded(r *RuleStep) map[egraph.Var]*Expr {
	m := make(map[egraph.Var]*Expr, len(r.Vars))
	for v, n := range r.Vars {
		m[v] = c.t.of(n)
	}
	var name func(s *skeleton)
	name = func(s *skeleton) {
		for _, k := range s.kids {
			name(k)
		}
		if s.head.Op != 0 && s.v != egraph.NoVar {
			m[s.v] = c.t.build(s, m)
		}
	}
	name(c.t.left(r))
	return m
}

// tactics turns atoms, which are exact, into steps that can be tried on other
// terms. The terms it goes through are those of the atoms but for the order of
// operands, of which nothing is said.
func (c *Chains) tactics(start *Expr, atoms []atom) (steps []ChainStep, end *Expr, err error) {
	if len(atoms) > maxAtoms {
		return nil, nil, errLong
	}
	exact, e := start, start
	for _, a := range atoms {
		if exact.at(a.path) != a.from {
			return nil, nil, fmt.Errorf("egraph: a step does not fit the term that it is for")
		}
		path := c.follow(exact, e, a.path)
		exact = c.t.replaceAt(exact, a.path, a.to)
		if a.why == nil {
			continue
		}
		s := ChainStep{From: a.from, To: a.to, Why: a.why, Backward: a.back, Defined: a.defined, Local: true, Path: path}
		to, _, ok := c.apply(&s, e.at(path))
		if !ok || to.canon != a.to.canon {
			return nil, nil, fmt.Errorf("egraph: a step does not give what it gave")
		}
		e = c.t.replaceAt(e, path, to)
		steps = append(steps, s)
	}
	return steps, e, nil
}

// follow finds in b, which is the same as a but for the order of operands, the
// place that a path leads to in a.
func (c *Chains) follow(a, b *Expr, path []int) []int {
	out := make([]int, len(path))
	for k, i := range path {
		out[k] = i
		if i < 2 && (a.Op != b.Op || a.Kids[i].canon != b.Kids[i].canon) {
			out[k] = 1 - i
		}
		a, b = a.Kids[i], b.Kids[out[k]]
	}
	return out
}

// apply tries a step on a term.
func (c *Chains) apply(s *ChainStep, e *Expr) (to *Expr, holes []*Expr, ok bool) {
	if s.Why.Kind != egraph.ReasonRule {
		if e.canon == s.From.canon {
			return s.To, nil, true
		}
		if s.Why.Kind == egraph.ReasonMonotone && !s.Backward && e.Op == s.From.Op && e.Flags == s.From.Flags {
			fewer := *e
			fewer.Flags = s.To.Flags
			return c.t.make(fewer, e.Kids), e.Kids, true
		}
		return nil, nil, false
	}
	if s.Defined != nil && e.canon != s.From.canon {
		return nil, nil, false // only this term is known to be well-defined
	}
	r := s.Why.Rule
	from, into := c.t.left(r), c.t.right(r)
	if s.Backward {
		from, into = into, from
	}
	bound := map[egraph.Var]*Expr{}
	was := c.recorded(r)
	// Where operands may be exchanged there can be two ways: that of then goes first.
	asThen := func() bool {
		for v, x := range bound {
			if x.canon != was[v].canon {
				return false
			}
		}
		return true
	}
	if !c.t.match(from, e, bound, asThen) && !c.t.match(from, e, bound, func() bool { return c.permits(r, bound, was) }) {
		return nil, nil, false
	}
	for v, x := range bound {
		if !from.operator(v) {
			holes = append(holes, x)
		}
	}
	for v, x := range was {
		if bound[v] == nil {
			bound[v] = x
		}
	}
	return c.t.build(into, bound), holes, true
}

// operator tells whether a variable names an operator.
func (s *skeleton) operator(v egraph.Var) bool {
	if s.head.Op != 0 && s.v == v {
		return true
	}
	return slices.ContainsFunc(s.kids, func(k *skeleton) bool { return k.operator(v) })
}

// permits tells whether a rule's conditions hold for what is bound. A variable
// that they look at is what it was, or is in the graph, where they can be asked.
func (c *Chains) permits(r *RuleStep, bound, was map[egraph.Var]*Expr) bool {
	for v, x := range bound {
		if x.Type != was[v].Type {
			return false
		}
	}
	for _, gd := range r.Rule.Guards {
		changed := false
		args := make([]egraph.ClassID, len(gd.Args))
		for i, v := range gd.Args {
			args[i] = c.g.ClassOf(r.Vars[v])
			x := bound[v]
			if x == nil || x.canon == was[v].canon {
				continue
			}
			k, ok := c.t.class(x)
			if !ok {
				return false
			}
			changed, args[i] = true, k
		}
		// Monotone, so what held once holds still.
		if pr := &c.g.Language().Preds[gd.Pred]; changed && (pr.Late || !pr.Eval(c.g, args)) {
			return false
		}
	}
	return true
}
