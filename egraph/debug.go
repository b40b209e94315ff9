package egraph

import (
	"fmt"
)

// Verify checks what holds after every Rebuild of a graph without contradiction:
//
//   - operands of live nodes are canonical, and no two live nodes are congruent;
//   - interning a live node's content finds its class;
//   - every live node is listed as a use of each of its operands;
//   - all nodes of a class, and both ends of an edge, have one type;
//   - the counts of nodes, classes and edges are right;
//   - edges form no cycle;
//   - facts have flowed: a class knows no less than Make derives from its nodes,
//     and than its edges carry.
//
// It is for tests: it costs far more than the Rebuild.
func (g *Graph) Verify() error {
	type key struct {
		head    uint64
		payload uint64
		kids    string
	}
	seen := map[key]uint32{}
	live, classes := 0, 0
	for id := range g.nodes {
		n := uint32(id)
		c := g.find(n)
		if c == n {
			classes++
		}
		if g.nodes[n].typ() != g.nodes[c].typ() {
			return fmt.Errorf("node %d has type %d in a class of type %d", n, g.nodes[n].typ(), g.nodes[c].typ())
		}
		if g.state[n]&(nodeDead|nodePruned) == 0 {
			live++
		}
		if g.state[n]&nodeDead != 0 {
			continue
		}
		nd := g.nodes[n]
		var buf [2]uint32
		ks := g.operands(n, &buf)
		for _, k := range ks {
			if g.find(k) != k {
				return fmt.Errorf("node %d has operand %d, which is now %d", n, k, g.find(k))
			}
			if !g.isUse(k, n) {
				return fmt.Errorf("node %d is no use of its operand %d", n, k)
			}
		}
		k := key{nd.head, g.payload(n), fmt.Sprint(g.canonicalOrder(nd, ks))}
		if g.rows[nd.op()].swapped != 0 {
			k.head = makeHead(min(nd.op(), g.rows[nd.op()].swapped), nd.typ(), nd.flags())
		}
		if o, dup := seen[k]; dup {
			return fmt.Errorf("nodes %d and %d are congruent", o, n)
		}
		seen[k] = n
		if before := len(g.nodes); !g.rows[nd.op()].arena {
			if found := g.intern(nd.head, nd.body, none); len(g.nodes) != before || g.find(found) != c {
				return fmt.Errorf("node %d is not found again", n)
			}
		}
		if g.cfg.Analysis != nil {
			f, d := g.cfg.Analysis.Make(g, NodeID(n))
			if miss := d &^ g.Defined(ClassID(c)); miss != 0 {
				return fmt.Errorf("class %d does not know defined=%d of node %d", c, miss, n)
			}
			if have := g.Fact(ClassID(c)); f != 0 {
				if m, ok := g.cfg.Analysis.Meet(have, f); have == 0 || !ok || m != have {
					return fmt.Errorf("class %d has fact %d, its node %d has %d", c, have, n, f)
				}
			}
		}
	}
	if live != g.live || classes != g.classes {
		return fmt.Errorf("%d live nodes counted as %d, %d classes counted as %d", live, g.live, classes, g.classes)
	}
	return g.verifyEdges()
}

func (g *Graph) canonicalOrder(nd node, ks []uint32) []uint32 {
	out := append([]uint32(nil), ks...)
	row := &g.rows[nd.op()]
	if row.swapped != 0 && (row.swapped < nd.op() || row.swapped == nd.op() && out[0] > out[1]) {
		out[0], out[1] = out[1], out[0]
	}
	return out
}

func (g *Graph) isUse(c, n uint32) bool {
	tail := g.cls[c].useTail
	if tail == 0 {
		return false
	}
	for e := g.uses[tail].next; ; e = g.uses[e].next {
		if g.uses[e].node == n {
			return true
		}
		if e == tail {
			return false
		}
	}
}

func (g *Graph) verifyEdges() error {
	n := 0
	state := map[uint32]int{}
	var visit func(c uint32) error
	visit = func(c uint32) error {
		state[c] = 1
		for e := g.edges.out(c); e != none; e = g.edges.list[e].nextOut {
			ed := &g.edges.list[e]
			if g.find(ed.from) != c {
				return fmt.Errorf("edge %d is listed at class %d", e, c)
			}
			t := g.find(ed.to)
			if t == c {
				continue
			}
			n++
			if g.facts.on {
				if miss := g.Defined(ClassID(c)) &^ g.Defined(ClassID(t)); miss != 0 {
					return fmt.Errorf("edge %d does not carry defined=%d forward", e, miss)
				}
				if g.isEquality(c) {
					return fmt.Errorf("edge %d leaves well-defined class %d", e, c)
				}
			}
			switch state[t] {
			case 1:
				return fmt.Errorf("edge %d closes a cycle", e)
			case 0:
				if err := visit(t); err != nil {
					return err
				}
			}
		}
		state[c] = 2
		return nil
	}
	for c := range g.Classes() {
		if state[uint32(c)] == 0 {
			if err := visit(uint32(c)); err != nil {
				return err
			}
		}
	}
	if n != g.edges.n {
		return fmt.Errorf("%d edges counted as %d", n, g.edges.n)
	}
	return nil
}

// Legal is one way in which a rule's left side may match.
type Legal struct {
	Root  NodeID
	Vars  map[Var]ClassID
	Exact bool // no edge was looked through, no flag ignored
}

// WhyNot says how far a rule gets at a class: the ways in which it may match
// by the laws of matching, and if there are none, the reason of the attempt
// that got furthest. It is written from the definition, without the code tree:
// it is slow, and the oracle of the tests of the matcher. The graph must be
// rebuilt. limit bounds the matches.
func (g *Graph) WhyNot(rs *RuleSet, id RuleID, c ClassID, limit int) (matches []Legal, reason string) {
	p := &plainMatcher{g: g, rule: &rs.Rules[id], limit: limit}
	p.best = -1
	root := g.find(uint32(c))
	if len(g.constOf) > 0 && !g.off(16) && g.reachesConstant(root) {
		return nil, "the class is as good as a constant already"
	}
	b := binding{}
	left := &p.rule.Left
	if left.Op == 0 {
		p.visit(left, root, b, true, func(b binding) { p.guards(b, NodeID(root)) })
	} else {
		for n := range g.Nodes(ClassID(root)) {
			p.node(left, n, root, b, false, func(b binding) { p.guards(b, n) })
		}
	}
	return p.found, p.reason
}

// binding is what a partial match has bound. It is copied, not changed.
type binding struct {
	vars     map[Var]uint32
	exactVar uint32 // variables below a one-choice operator
	named    uint32 // variables that name an operator's class
	types    map[int]Type
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
	g      *Graph
	rule   *Rule
	found  []Legal
	limit  int
	best   int
	reason string
}

// fail records why an attempt ended, if none got further.
func (p *plainMatcher) fail(b binding, format string, args ...any) {
	if b.progress > p.best {
		p.best = b.progress
		p.reason = fmt.Sprintf(format, args...)
	}
}

// seenFrom is the class and what it reaches.
func (p *plainMatcher) seenFrom(c uint32, exact bool) []uint32 {
	if exact {
		return []uint32{c}
	}
	return append([]uint32{c}, p.g.reachOf(c)...)
}

// visit matches a pattern at operand class c.
func (p *plainMatcher) visit(q *Pattern, c uint32, b binding, exact bool, next func(binding)) {
	g := p.g
	if q.Op == 0 {
		if q.Kinds != 0 && g.lang.kindOf(g.Type(ClassID(c)))&q.Kinds == 0 {
			p.fail(b, "the type of variable %d is of another kind", q.Var)
			return
		}
		if !p.typed(q.Type, g.Type(ClassID(c)), &b) {
			return
		}
		p.bind(q.Var, c, b, exact, next)
		return
	}
	name := g.lang.Ops[q.Op].Name
	p.fail(b, "no %s among the nodes of class %d and what refines it", name, c)
	for _, t := range p.seenFrom(c, exact) {
		for n := range g.Nodes(ClassID(t)) {
			b := b
			b.inexact = b.inexact || t != c
			p.node(q, n, t, b, exact, next)
		}
	}
}

// bind binds a variable: to the class itself, or if it was bound before to a
// common target of both.
func (p *plainMatcher) bind(v Var, c uint32, b binding, exact bool, next func(binding)) {
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
	p.fail(b, "variable %d is class %d and class %d, which have no common refinement", v, old, c)
	exact = b.exactVar>>v&1 != 0
	for _, t := range p.seenFrom(old, exact) {
		if !seen(p.seenFrom(c, exact), t) {
			continue
		}
		b := b
		b.vars = with(b.vars, v, t)
		b.inexact = b.inexact || old != c
		b.progress++
		next(b)
	}
}

func (p *plainMatcher) typed(s TypeSpec, t Type, b *binding) bool {
	switch s.Kind {
	case Exact:
		if s.Type != t {
			p.fail(*b, "type %d is not %d", t, s.Type)
			return false
		}
	case Bound:
		if old, ok := b.types[s.Index]; ok && old != t {
			p.fail(*b, "type variable %d is type %d and type %d", s.Index, old, t)
			return false
		}
		b.types = with(b.types, s.Index, t)
	}
	return true
}

// node matches an operator against node n, found in class c.
func (p *plainMatcher) node(q *Pattern, n NodeID, c uint32, b binding, exact bool, next func(binding)) {
	g := p.g
	op := g.Op(n)
	row := &g.rows[q.Op]
	if op != q.Op && (row.swapped == 0 || op != row.swapped) || g.Arity(n) != len(q.Args) {
		return
	}
	name := row.info.Name
	b.progress++
	want, have := g.lang.imply(q.Op, q.Flags.Set), g.Flags(n)
	if have&want != want {
		p.fail(b, "%s lacks flags %#x", name, want&^have)
		return
	}
	b.inexact = b.inexact || have != want && q.Flags.Vars == 0
	payload := g.Payload(n)
	switch s := q.Payload; s.Kind {
	case Exact:
		if payload != s.Value {
			p.fail(b, "%s has payload %d, not %d", name, payload, s.Value)
			return
		}
	case Tested:
		if !g.lang.PayloadPreds[s.Index].Eval(g.Type(ClassID(c)), payload, s.Value) {
			p.fail(b, "%s has payload %d, which is not literal %d", name, payload, s.Value)
			return
		}
	case Bound:
		if old, ok := b.payloads[s.Index]; ok && old != payload {
			p.fail(b, "payload variable %d is %d and %d", s.Index, old, payload)
			return
		}
		b.payloads = with(b.payloads, s.Index, payload)
	}
	if !p.typed(q.Type, g.Type(ClassID(c)), &b) {
		return
	}
	below := exact || row.info.OneChoice
	operands := func(b binding) {
		try := func(exchanged bool) {
			var args func(i int, b binding)
			args = func(i int, b binding) {
				if i == len(q.Args) {
					next(b)
					return
				}
				k := uint32(g.Kid(n, order(i, exchanged)))
				p.visit(&q.Args[i], k, b, below, func(b binding) { args(i+1, b) })
			}
			args(0, b)
		}
		if op == q.Op {
			try(false)
		}
		if row.swapped == op && (op != q.Op || g.Kid(n, 0) != g.Kid(n, 1)) {
			try(true)
		}
	}
	if q.Var != NoVar {
		b.named |= 1 << q.Var
		p.bind(q.Var, c, b, exact, operands)
		return
	}
	operands(b)
}

// guards binds guarded variables to what they may look through to.
func (p *plainMatcher) guards(b binding, root NodeID) {
	g := p.g
	var vars []Var
	for _, gd := range p.rule.Guards {
		for _, v := range gd.Args {
			if !g.lang.Preds[gd.Pred].Late {
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
				c := b
				c.vars = with(b.vars, v, t)
				c.inexact = b.inexact || t != b.vars[v]
				choose(i+1, c)
			}
			return
		}
		for _, gd := range p.rule.Guards {
			args := make([]ClassID, len(gd.Args))
			for i, v := range gd.Args {
				args[i] = ClassID(b.vars[v])
			}
			if pr := &g.lang.Preds[gd.Pred]; !pr.Late && !pr.Eval(g, args) {
				p.fail(b, "guard %s does not hold on %v", pr.Name, args)
				return
			}
			b.progress++
		}
		for _, tg := range p.rule.TypeGuards {
			args := make([]Type, len(tg.Args))
			for i, a := range tg.Args {
				args[i] = b.types[a]
			}
			if !g.lang.TypePreds[tg.Pred].Eval(args) {
				p.fail(b, "type guard %s does not hold on %v", g.lang.TypePreds[tg.Pred].Name, args)
				return
			}
		}
		if len(p.found) >= p.limit {
			return
		}
		m := Legal{Root: root, Vars: map[Var]ClassID{}, Exact: !b.inexact}
		for v, c := range b.vars {
			m.Vars[v] = ClassID(c)
		}
		p.found = append(p.found, m)
	}
	choose(0, b)
}

// Matches lists what the code tree finds on the rebuilt graph, by rule, as Legal
// matches. It is for tests and for asking where rules would fire.
func (g *Graph) Matches(rs *RuleSet, limit int) [][]Legal {
	g.Rebuild()
	m := &g.match
	m.found.reset()
	m.fuel, m.limit = Unlimited, limit
	m.skip, m.count, m.stats, m.seen = nil, nil, nil, nil
	g.search(rs, false)
	out := make([][]Legal, len(rs.rules))
	for _, found := range m.found.used() {
		for at := 0; at < len(found); {
			c := &rs.rules[found[at]>>1]
			n := g.matchLen(c)
			w := found[at : at+n]
			at += n
			l := Legal{Root: NodeID(w[matchRoot]), Vars: map[Var]ClassID{}, Exact: w[matchHead]&1 == 0}
			for v, i := range c.varWord {
				if i != 0 {
					l.Vars[Var(v)] = ClassID(w[i])
				}
			}
			out[c.id] = append(out[c.id], l)
		}
	}
	m.found.reset()
	return out
}
