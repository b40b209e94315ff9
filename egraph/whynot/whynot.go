// Package whynot tells how far a rule got at a class, by a matcher that is written from
// the definition of a match: slow, without the engine's code tree, and so the oracle of
// the tests of that.
package whynot

import (
	"fmt"
	"slices"

	"rewrite/egraph"
)

// Kind says what an attempt to match failed at.
type Kind uint8

// Kinds of misses.
const (
	None      Kind = iota
	Constant       // the class is as good as a constant: nothing is matched there
	Op             // no such operator in the class or what it refines to
	Flags          // the operator lacks flags
	Payload        // another constant, or other indices
	Type           // another type
	TypeKind       // a type of another kind
	Var            // two places of one variable have nothing in common
	Guard          // a condition is false
	TypeGuard      // a condition on types is false
	Fuel           // the search for an attempt was given up
)

// Miss is the attempt to match a rule at a class that got furthest.
type Miss struct {
	Kind Kind
	// Done of All parts of the left side fitted: operators, variables, conditions.
	Done, All int
	Root      egraph.NodeID // where the attempt began
	// Path leads to the part of the left side that failed, by operands from the
	// top; Class and Node are what stood there.
	Path    []int
	Pattern *egraph.Pattern
	Class   egraph.ClassID
	Node    egraph.NodeID                 // but for Op, Var and conditions
	Other   egraph.ClassID                // Var: what the variable is elsewhere
	Lacks   egraph.Flags                  // Flags
	Guard   int                           // Guard, TypeGuard: index in the rule
	Args    []egraph.ClassID              // Guard: what the condition was asked about
	Vars    map[egraph.Var]egraph.ClassID // what was bound by then
}

// String says it in words, with numbers of classes.
func (m *Miss) String() string {
	switch m.Kind {
	case None:
		return ""
	case Constant:
		return "the class is as good as a constant already"
	case Op:
		return fmt.Sprintf("no operator %d among the nodes of class %d and what refines it", m.Pattern.Op, m.Class)
	case Flags:
		return fmt.Sprintf("node %d lacks flags %#x", m.Node, m.Lacks)
	case Payload:
		return fmt.Sprintf("node %d has another payload", m.Node)
	case Type:
		return fmt.Sprintf("class %d has another type", m.Class)
	case TypeKind:
		return fmt.Sprintf("class %d has a type of another kind", m.Class)
	case Var:
		return fmt.Sprintf("variable %d is class %d and class %d, which have no common refinement", m.Pattern.Var, m.Other, m.Class)
	case Guard:
		return fmt.Sprintf("condition %d does not hold on %v", m.Guard, m.Args)
	case TypeGuard:
		return fmt.Sprintf("condition %d on types does not hold", m.Guard)
	}
	return "the search was given up"
}

// maxAttempts bounds the steps of At on one class: it tries combinations that
// the code tree does not.
const maxAttempts = 200_000

// At says how far a rule gets at a class: the ways in which it may match
// by the laws of matching, and if there are none, the attempt that got furthest. The
// graph must be rebuilt. limit bounds the matches.
func At(g *egraph.Graph, rs *egraph.RuleSet, id egraph.RuleID, c egraph.ClassID, limit int) (matches []egraph.Legal, miss Miss) {
	p := &plainMatcher{g: g, rule: &rs.Rules[id], limit: limit, fuel: maxAttempts}
	p.best = -1
	root := g.Find(c)
	if !g.Language().Disabled.Has(16) && reachesConstant(g, root) && !g.Language().Ops[p.rule.Right.Op].Anything {
		return nil, Miss{Kind: Constant, All: p.rule.Parts(), Class: root}
	}
	b := binding{}
	left := &p.rule.Left
	if left.Op == 0 {
		p.visit(left, root, b, nil, true, func(b binding) { p.guards(b, egraph.NodeID(root)) })
	} else {
		p.fail(b, Miss{Kind: Op, Pattern: left, Class: root})
		for n := range g.Matchable(root) {
			p.root = n
			p.node(left, n, root, b, nil, false, func(b binding) { p.guards(b, n) })
		}
	}
	if len(p.found) > 0 {
		return p.found, Miss{}
	}
	p.miss.All = p.rule.Parts()
	if p.fuel <= 0 {
		p.miss.Kind = Fuel
	}
	return nil, p.miss
}

// reachesConstant reports whether a class is as good as a constant already.
func reachesConstant(g *egraph.Graph, c egraph.ClassID) bool {
	is := func(c egraph.ClassID) bool { _, ok := g.Constant(c); return ok }
	return is(c) || slices.ContainsFunc(g.Reach(c), is)
}

// kindOf is the family of a class's type.
func kindOf(g *egraph.Graph, c egraph.ClassID) egraph.Kind {
	if f := g.Language().KindOf; f != nil {
		return f(g.Type(c))
	}
	return 1
}

// binding is what a partial match has bound. It is copied, not changed.
type binding struct {
	vars     map[egraph.Var]egraph.ClassID
	exactVar uint32 // variables below a one-choice operator
	named    uint32 // variables that name an operator's class
	types    map[int]egraph.Type
	payloads map[int]uint64
	inexact  bool
	progress int
}

func with[K comparable, V any](m map[K]V, k K, v V) map[K]V {
	out := make(map[K]V, len(m)+1)
	for a, b := range m {
		out[a] = b
	}
	out[k] = v
	return out
}

type plainMatcher struct {
	g     *egraph.Graph
	rule  *egraph.Rule
	found []egraph.Legal
	limit int
	best  int
	miss  Miss
	root  egraph.NodeID // of the attempt
	fuel  int
}

// fail records why an attempt ended, if none got further.
func (p *plainMatcher) fail(b binding, m Miss) {
	if b.progress > p.best {
		p.best = b.progress
		m.Done, m.Root = b.progress, p.root
		m.Path = slices.Clone(m.Path)
		m.Vars = map[egraph.Var]egraph.ClassID{}
		for v, c := range b.vars {
			m.Vars[v] = c
		}
		p.miss = m
	}
}

// seenFrom is the class and what it reaches.
func (p *plainMatcher) seenFrom(c egraph.ClassID, exact bool) []egraph.ClassID {
	if exact {
		return []egraph.ClassID{c}
	}
	return append([]egraph.ClassID{c}, p.g.Reach(c)...)
}

// visit matches a pattern at operand class c.
func (p *plainMatcher) visit(q *egraph.Pattern, c egraph.ClassID, b binding, path []int, exact bool, next func(binding)) {
	g := p.g
	if p.fuel--; p.fuel < 0 {
		return
	}
	if q.Op == 0 {
		if q.Kinds != 0 && kindOf(g, c)&q.Kinds == 0 {
			p.fail(b, Miss{Kind: TypeKind, Path: path, Pattern: q, Class: c})
			return
		}
		if !p.typed(q, c, &b, path) {
			return
		}
		p.bind(q, c, b, path, exact, next)
		return
	}
	p.fail(b, Miss{Kind: Op, Path: path, Pattern: q, Class: c})
	for _, t := range p.seenFrom(c, exact) {
		for n := range g.Matchable(t) {
			b := b
			b.inexact = b.inexact || t != c
			p.node(q, n, t, b, path, exact, next)
		}
	}
}

// bind binds a variable: to the class itself, or if it was bound before to a
// common target of both.
func (p *plainMatcher) bind(q *egraph.Pattern, c egraph.ClassID, b binding, path []int, exact bool, next func(binding)) {
	v := q.Var
	old, ok := b.vars[v]
	if exact {
		b.exactVar |= 1 << v
	}
	if !ok {
		b.vars = with(b.vars, v, c)
		b.progress++
		next(b)
		return
	}
	p.fail(b, Miss{Kind: Var, Path: path, Pattern: q, Class: c, Other: old})
	exact = b.exactVar>>v&1 != 0
	for _, t := range p.seenFrom(old, exact) {
		if !slices.Contains(p.seenFrom(c, exact), t) {
			continue
		}
		b := b
		b.vars = with(b.vars, v, t)
		b.inexact = b.inexact || old != c
		b.progress++
		next(b)
	}
}

func (p *plainMatcher) typed(q *egraph.Pattern, c egraph.ClassID, b *binding, path []int) bool {
	s, t := q.Type, p.g.Type(c)
	m := Miss{Kind: Type, Path: path, Pattern: q, Class: c}
	switch s.Kind {
	case egraph.Exact:
		if s.Type != t {
			p.fail(*b, m)
			return false
		}
	case egraph.Bound:
		if old, ok := b.types[s.Index]; ok && old != t {
			p.fail(*b, m)
			return false
		}
		b.types = with(b.types, s.Index, t)
	}
	return true
}

// node matches an operator against node n, found in class c.
func (p *plainMatcher) node(q *egraph.Pattern, n egraph.NodeID, c egraph.ClassID, b binding, path []int, exact bool, next func(binding)) {
	g := p.g
	op := g.Op(n)
	mirror := g.Language().Mirror(q.Op)
	if op != q.Op && (mirror == 0 || op != mirror) || g.Arity(n) != len(q.Args) {
		return
	}
	miss := func(k Kind) Miss { return Miss{Kind: k, Path: path, Pattern: q, Class: c, Node: n} }
	b.progress++
	want, have := g.Language().Imply(q.Op, q.Flags.Set), g.Flags(n)
	if have&want != want {
		m := miss(Flags)
		m.Lacks = want &^ have
		p.fail(b, m)
		return
	}
	b.inexact = b.inexact || have != want && q.Flags.Vars == 0
	payload := g.Payload(n)
	switch s := q.Payload; s.Kind {
	case egraph.Exact:
		if payload != s.Value {
			p.fail(b, miss(Payload))
			return
		}
	case egraph.Tested:
		if !g.Language().PayloadPreds[s.Index].Eval(g.Type(c), payload, s.Value) {
			p.fail(b, miss(Payload))
			return
		}
	case egraph.Bound:
		if old, ok := b.payloads[s.Index]; ok && old != payload {
			p.fail(b, miss(Payload))
			return
		}
		b.payloads = with(b.payloads, s.Index, payload)
	}
	if !p.typed(q, c, &b, path) {
		return
	}
	b.progress++
	below := exact || g.Language().Ops[q.Op].OneChoice
	operands := func(b binding) {
		try := func(exchanged bool) {
			var args func(i int, b binding)
			args = func(i int, b binding) {
				if i == len(q.Args) {
					next(b)
					return
				}
				k := g.Kid(n, i)
				if exchanged && i < 2 {
					k = g.Kid(n, 1-i)
				}
				p.visit(&q.Args[i], k, b, append(slices.Clone(path), i), below, func(b binding) { args(i+1, b) })
			}
			args(0, b)
		}
		if op == q.Op {
			try(false)
		}
		if mirror == op && (op != q.Op || g.Kid(n, 0) != g.Kid(n, 1)) {
			try(true)
		}
	}
	if q.Var != egraph.NoVar {
		b.named |= 1 << q.Var
		p.bind(q, c, b, path, exact, operands)
		return
	}
	operands(b)
}

// guards binds guarded variables to what they may look through to.
func (p *plainMatcher) guards(b binding, root egraph.NodeID) {
	g := p.g
	var vars []egraph.Var
	for _, gd := range p.rule.Guards {
		for _, v := range gd.Args {
			if !g.Language().Preds[gd.Pred].Late {
				vars = append(vars, v)
			}
		}
	}
	var choose func(i int, b binding)
	choose = func(i int, b binding) {
		if i < len(vars) {
			v := vars[i]
			exact := (b.exactVar|b.named)>>v&1 != 0
			for _, t := range p.seenFrom(b.vars[v], exact) {
				if p.fuel--; p.fuel < 0 {
					return
				}
				c := b
				c.vars = with(b.vars, v, t)
				c.inexact = b.inexact || t != b.vars[v]
				choose(i+1, c)
			}
			return
		}
		for i, gd := range p.rule.Guards {
			args := make([]egraph.ClassID, len(gd.Args))
			for k, v := range gd.Args {
				args[k] = b.vars[v]
			}
			if pr := &g.Language().Preds[gd.Pred]; !pr.Late && !pr.Eval(g, args) {
				p.fail(b, Miss{Kind: Guard, Pattern: &p.rule.Left, Class: g.ClassOf(root), Guard: i, Args: args})
				return
			}
			b.progress++
		}
		for i, tg := range p.rule.TypeGuards {
			args := make([]egraph.Type, len(tg.Args))
			for k, a := range tg.Args {
				args[k] = b.types[a]
			}
			if !g.Language().TypePreds[tg.Pred].Eval(args) {
				p.fail(b, Miss{Kind: TypeGuard, Pattern: &p.rule.Left, Class: g.ClassOf(root), Guard: i})
				return
			}
			b.progress++
		}
		if len(p.found) >= p.limit {
			return
		}
		m := egraph.Legal{Root: root, Vars: map[egraph.Var]egraph.ClassID{}, Exact: !b.inexact}
		for v, c := range b.vars {
			m.Vars[v] = c
		}
		p.found = append(p.found, m)
	}
	choose(0, b)
}
