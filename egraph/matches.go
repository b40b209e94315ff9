package egraph

import (
	"iter"
	"slices"
)

// Legal is one way in which a rule's left side may match.
type Legal struct {
	Root  NodeID
	Vars  map[Var]ClassID
	Exact bool // no edge was looked through, no flag ignored
}

// Matchable yields the nodes of a class that matching looks at, see
// Config.SkipTrivial.
func (g *Graph) Matchable(c ClassID) iter.Seq[NodeID] {
	return func(yield func(NodeID) bool) {
		for n := range g.Nodes(c) {
			if !(g.cfg.SkipTrivial && g.trivial(uint32(n))) && !yield(n) {
				return
			}
		}
	}
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

// Parts counts what has to fit for the rule to match: operators, variables, conditions.
func (r *Rule) Parts() int { return r.Left.parts() + len(r.Guards) + len(r.TypeGuards) }

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
			out[c.id] = append(out[c.id], g.legal(c, w))
		}
	}
	m.found.reset()
	return out
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
		a := Application{Legal: g.legal(c, w), Done: c.rule.Parts(), All: c.rule.Parts()}
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
	l := &g.log
	record := func(r Reason) {
		if r.Kind == ReasonRule && l.on && !l.lazy && l.rules[l.words[r.ref]] == c {
			told[g.find(l.words[r.ref+2])] = true
		}
	}
	for n := range l.why {
		if l.parent[n] != none {
			record(l.why[n])
		}
	}
	for i := range g.edges.list {
		record(g.edges.list[i].why)
	}
	return told
}
