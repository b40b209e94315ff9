package egraph

import (
	"fmt"
	"iter"
	"slices"
)

// Legal is one way in which a rule's left side may match.
type Legal struct {
	Root  NodeID
	Vars  map[Var]ClassID
	Exact bool // no edge was looked through, no flag ignored
}

// MissKind says what an attempt to match failed at.
type MissKind uint8

// Kinds of misses.
const (
	NoMiss        MissKind = iota
	MissConstant           // the class is as good as a constant: nothing is matched there
	MissOp                 // no such operator in the class or what it refines to
	MissFlags              // the operator lacks flags
	MissPayload            // another constant, or other indices
	MissType               // another type
	MissKindOf             // a type of another kind
	MissVar                // two places of one variable have nothing in common
	MissGuard              // a condition is false
	MissTypeGuard          // a condition on types is false
	MissFuel               // the search for an attempt was given up
)

// Miss is the attempt to match a rule at a class that got furthest.
type Miss struct {
	Kind MissKind
	// Done of All parts of the left side fitted: operators, variables, conditions.
	Done, All int
	Root      NodeID // where the attempt began
	// Path leads to the part of the left side that failed, by operands from the
	// top; Class and Node are what stood there.
	Path    []int
	Pattern *Pattern
	Class   ClassID
	Node    NodeID          // but for MissOp, MissVar and conditions
	Other   ClassID         // MissVar: what the variable is elsewhere
	Lacks   Flags           // MissFlags
	Guard   int             // MissGuard, MissTypeGuard: index in the rule
	Args    []ClassID       // MissGuard: what the condition was asked about
	Vars    map[Var]ClassID // what was bound by then
}

// String says it in words, with numbers of classes.
func (m *Miss) String() string {
	switch m.Kind {
	case NoMiss:
		return ""
	case MissConstant:
		return "the class is as good as a constant already"
	case MissOp:
		return fmt.Sprintf("no operator %d among the nodes of class %d and what refines it", m.Pattern.Op, m.Class)
	case MissFlags:
		return fmt.Sprintf("node %d lacks flags %#x", m.Node, m.Lacks)
	case MissPayload:
		return fmt.Sprintf("node %d has another payload", m.Node)
	case MissType:
		return fmt.Sprintf("class %d has another type", m.Class)
	case MissKindOf:
		return fmt.Sprintf("class %d has a type of another kind", m.Class)
	case MissVar:
		return fmt.Sprintf("variable %d is class %d and class %d, which have no common refinement", m.Pattern.Var, m.Other, m.Class)
	case MissGuard:
		return fmt.Sprintf("condition %d does not hold on %v", m.Guard, m.Args)
	case MissTypeGuard:
		return fmt.Sprintf("condition %d on types does not hold", m.Guard)
	}
	return "the search was given up"
}

// parts counts what a left side has to fit.
func (p *Pattern) parts() (n int) {
	if p.Op == 0 {
		return 1
	}
	n = 2 // the operator; its flags, payload and type
	if p.Var != NoVar {
		n++
	}
	for i := range p.Args {
		n += p.Args[i].parts()
	}
	return n
}

// maxAttempts bounds the steps of WhyNot on one class: it tries combinations that
// the code tree does not.
const maxAttempts = 200_000

// WhyNot says how far a rule gets at a class: the ways in which it may match
// by the laws of matching, and if there are none, the attempt that got furthest.
// It is written from the definition, without the code tree: it is slow, and the
// oracle of the tests of the matcher. The graph must be rebuilt. limit bounds the
// matches.
func (g *Graph) WhyNot(rs *RuleSet, id RuleID, c ClassID, limit int) (matches []Legal, miss Miss) {
	p := &plainMatcher{g: g, rule: &rs.Rules[id], limit: limit, fuel: maxAttempts}
	p.best = -1
	root := g.find(uint32(c))
	if len(g.constOf) > 0 && !g.off(16) && g.reachesConstant(root) {
		return nil, Miss{Kind: MissConstant, All: p.all(), Class: ClassID(root)}
	}
	b := binding{}
	left := &p.rule.Left
	if left.Op == 0 {
		p.visit(left, root, b, nil, true, func(b binding) { p.guards(b, NodeID(root)) })
	} else {
		p.fail(b, Miss{Kind: MissOp, Pattern: left, Class: ClassID(root)})
		for n := range g.matchable(root) {
			p.root = n
			p.node(left, n, root, b, nil, false, func(b binding) { p.guards(b, n) })
		}
	}
	if len(p.found) > 0 {
		return p.found, Miss{}
	}
	p.miss.All = p.all()
	if p.fuel <= 0 {
		p.miss.Kind = MissFuel
	}
	return nil, p.miss
}

func (p *plainMatcher) all() int { return p.rule.parts() }

// parts counts what has to fit: operators, variables, conditions.
func (r *Rule) parts() int { return r.Left.parts() + len(r.Guards) + len(r.TypeGuards) }

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
	g     *Graph
	rule  *Rule
	found []Legal
	limit int
	best  int
	miss  Miss
	root  NodeID // of the attempt
	fuel  int
}

// fail records why an attempt ended, if none got further.
func (p *plainMatcher) fail(b binding, m Miss) {
	if b.progress > p.best {
		p.best = b.progress
		m.Done, m.Root = b.progress, p.root
		m.Path = slices.Clone(m.Path)
		m.Vars = map[Var]ClassID{}
		for v, c := range b.vars {
			m.Vars[v] = ClassID(c)
		}
		p.miss = m
	}
}

// seenFrom is the class and what it reaches.
func (p *plainMatcher) seenFrom(c uint32, exact bool) []uint32 {
	if exact {
		return []uint32{c}
	}
	return append([]uint32{c}, p.g.reachOf(c)...)
}

// matchable are the nodes of a class that matching may look at.
func (g *Graph) matchable(c uint32) iter.Seq[NodeID] {
	return func(yield func(NodeID) bool) {
		for n := range g.Nodes(ClassID(c)) {
			if !(g.cfg.SkipTrivial && g.trivial(uint32(n))) && !yield(n) {
				return
			}
		}
	}
}

// visit matches a pattern at operand class c.
func (p *plainMatcher) visit(q *Pattern, c uint32, b binding, path []int, exact bool, next func(binding)) {
	g := p.g
	if p.fuel--; p.fuel < 0 {
		return
	}
	if q.Op == 0 {
		if q.Kinds != 0 && g.lang.kindOf(g.Type(ClassID(c)))&q.Kinds == 0 {
			p.fail(b, Miss{Kind: MissKindOf, Path: path, Pattern: q, Class: ClassID(c)})
			return
		}
		if !p.typed(q, c, &b, path) {
			return
		}
		p.bind(q, c, b, path, exact, next)
		return
	}
	p.fail(b, Miss{Kind: MissOp, Path: path, Pattern: q, Class: ClassID(c)})
	for _, t := range p.seenFrom(c, exact) {
		for n := range g.matchable(t) {
			b := b
			b.inexact = b.inexact || t != c
			p.node(q, n, t, b, path, exact, next)
		}
	}
}

// bind binds a variable: to the class itself, or if it was bound before to a
// common target of both.
func (p *plainMatcher) bind(q *Pattern, c uint32, b binding, path []int, exact bool, next func(binding)) {
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
	p.fail(b, Miss{Kind: MissVar, Path: path, Pattern: q, Class: ClassID(c), Other: ClassID(old)})
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

func (p *plainMatcher) typed(q *Pattern, c uint32, b *binding, path []int) bool {
	s, t := q.Type, p.g.Type(ClassID(c))
	m := Miss{Kind: MissType, Path: path, Pattern: q, Class: ClassID(c)}
	switch s.Kind {
	case Exact:
		if s.Type != t {
			p.fail(*b, m)
			return false
		}
	case Bound:
		if old, ok := b.types[s.Index]; ok && old != t {
			p.fail(*b, m)
			return false
		}
		b.types = with(b.types, s.Index, t)
	}
	return true
}

// node matches an operator against node n, found in class c.
func (p *plainMatcher) node(q *Pattern, n NodeID, c uint32, b binding, path []int, exact bool, next func(binding)) {
	g := p.g
	op := g.Op(n)
	row := &g.rows[q.Op]
	if op != q.Op && (row.swapped == 0 || op != row.swapped) || g.Arity(n) != len(q.Args) {
		return
	}
	miss := func(k MissKind) Miss { return Miss{Kind: k, Path: path, Pattern: q, Class: ClassID(c), Node: n} }
	b.progress++
	want, have := g.lang.imply(q.Op, q.Flags.Set), g.Flags(n)
	if have&want != want {
		m := miss(MissFlags)
		m.Lacks = want &^ have
		p.fail(b, m)
		return
	}
	b.inexact = b.inexact || have != want && q.Flags.Vars == 0
	payload := g.Payload(n)
	switch s := q.Payload; s.Kind {
	case Exact:
		if payload != s.Value {
			p.fail(b, miss(MissPayload))
			return
		}
	case Tested:
		if !g.lang.PayloadPreds[s.Index].Eval(g.Type(ClassID(c)), payload, s.Value) {
			p.fail(b, miss(MissPayload))
			return
		}
	case Bound:
		if old, ok := b.payloads[s.Index]; ok && old != payload {
			p.fail(b, miss(MissPayload))
			return
		}
		b.payloads = with(b.payloads, s.Index, payload)
	}
	if !p.typed(q, c, &b, path) {
		return
	}
	b.progress++
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
				p.visit(&q.Args[i], k, b, append(slices.Clone(path), i), below, func(b binding) { args(i+1, b) })
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
		p.bind(q, c, b, path, exact, operands)
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
			args := make([]ClassID, len(gd.Args))
			for k, v := range gd.Args {
				args[k] = ClassID(b.vars[v])
			}
			if pr := &g.lang.Preds[gd.Pred]; !pr.Late && !pr.Eval(g, args) {
				p.fail(b, Miss{Kind: MissGuard, Pattern: &p.rule.Left, Class: ClassID(g.find(uint32(root))), Guard: i, Args: args})
				return
			}
			b.progress++
		}
		for i, tg := range p.rule.TypeGuards {
			args := make([]Type, len(tg.Args))
			for k, a := range tg.Args {
				args[k] = b.types[a]
			}
			if !g.lang.TypePreds[tg.Pred].Eval(args) {
				p.fail(b, Miss{Kind: MissTypeGuard, Pattern: &p.rule.Left, Class: ClassID(g.find(uint32(root))), Guard: i})
				return
			}
			b.progress++
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

// Application is a match of a rule, and what became of it.
type Application struct {
	Legal
	// Refused: a condition that is looked at last is false, or a constant of the
	// right side does not exist. Guard is that condition's index in the rule, -1 for
	// a constant.
	Refused bool
	Guard   int
	// Done of All parts of the left side fitted, conditions included.
	Done, All int
	// Result is what the right side is.
	Result NodeID
	// Holds: the graph says that the result may stand for the root. It does not if
	// the run stopped before the match was applied.
	Holds bool
	// Told: the graph has that from this match; otherwise it was known already.
	// It needs Config.Explain.
	Told bool
}

// Applications lists the matches of one rule on the rebuilt graph. It adds to the
// graph what the rule builds, if a run stopped before it did; nothing is merged
// or connected by that.
func (g *Graph) Applications(rs *RuleSet, id RuleID, limit int) (list []Application) {
	g.Rebuild()
	m := &g.match
	m.found.reset()
	m.fuel, m.limit = Unlimited, limit
	m.skip, m.count, m.stats, m.seen = make([]bool, len(rs.rules)), nil, nil, nil
	for i := range m.skip {
		m.skip[i] = RuleID(i) != id
	}
	g.search(rs, false)
	c := &rs.rules[id]
	var words [][]uint32
	for _, found := range m.found.used() {
		for at := 0; at < len(found); at += g.matchLen(&rs.rules[found[at]>>1]) {
			if found[at]>>1 == uint32(id) {
				words = append(words, slices.Clone(found[at:at+g.matchLen(c)]))
			}
		}
	}
	m.found.reset()
	m.skip = nil
	told := g.toldBy(c)
	for _, w := range words {
		a := Application{Legal: g.legal(c, w), Done: c.rule.parts(), All: c.rule.parts()}
		if result, ok := g.result(c, w); ok {
			a.Result = NodeID(result)
			a.Holds = g.Refines(g.ClassOf(a.Root), g.ClassOf(a.Result))
			a.Told = told[g.find(w[matchRoot])]
		} else {
			a.Refused, a.Guard = true, g.failing(c, Bindings{g, c, w})
			if a.Guard >= 0 {
				a.Done -= len(c.rule.Guards) - a.Guard
			}
		}
		list = append(list, a)
	}
	return list
}

func (g *Graph) legal(c *compiledRule, w []uint32) Legal {
	l := Legal{Root: NodeID(w[matchRoot]), Vars: map[Var]ClassID{}, Exact: w[matchHead]&1 == 0}
	for v, i := range c.varWord {
		if i != 0 {
			l.Vars[Var(v)] = ClassID(w[i])
		}
	}
	return l
}

// failing is the index in the rule of a late guard that does not hold of a match, -1
// if all do.
func (g *Graph) failing(c *compiledRule, b Bindings) int {
	for i := range c.late {
		if !g.lateHolds(&c.late[i], b) {
			return c.late[i].index
		}
	}
	return -1
}

// result finds, or else builds, what the right side is for a match.
func (g *Graph) result(c *compiledRule, m []uint32) (node uint32, ok bool) {
	b := Bindings{g, c, m}
	if g.failing(c, b) >= 0 {
		return 0, false
	}
	var calc []uint64
	if c.calc > 0 {
		if calc, ok = g.compute(c, b, calc); !ok {
			return 0, false
		}
	}
	if c.root >= 0 {
		return m[c.root], true
	}
	built := make([]uint32, len(c.right))
	for i := range c.right {
		if rb := &c.right[i]; rb.plain {
			built[i] = g.buildPlain(rb, m, built, m[matchRoot], i == len(built)-1, none)
		} else {
			built[i] = g.buildAny(rb, b, built, &calc, i == len(built)-1, none)
		}
	}
	return built[len(built)-1], true
}

// toldBy are the classes of the roots at which a rule told the graph something
// new.
func (g *Graph) toldBy(c *compiledRule) map[uint32]bool {
	told := map[uint32]bool{}
	p := &g.proof
	record := func(r reason) {
		if r.kind == ReasonRule && p.on && !p.lazy && p.rules[p.words[r.ref]] == c {
			told[g.find(p.words[r.ref+2])] = true
		}
	}
	for n := range p.why {
		if p.parent[n] != none {
			record(p.why[n])
		}
	}
	for i := range g.edges.list {
		record(g.edges.list[i].why)
	}
	return told
}
