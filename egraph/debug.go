package egraph

import (
	"fmt"
	"iter"
	"slices"
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
		k := key{nd.head, g.payload(n), fmt.Sprint(canonicalOrder(&g.rows[nd.op()], nd, ks))}
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
			if miss := d & WellDefined &^ g.Defined(ClassID(c)); miss != 0 {
				return fmt.Errorf("class %d does not know defined=%d of node %d", c, miss, n)
			}
			if have := g.Fact(ClassID(c)); f != 0 {
				poison := g.cls[c].bits&classNotPoison == 0 // may be, and has contradictory facts then
				if m, ok := g.cfg.Analysis.Meet(have, f); have == 0 || !ok && !poison || ok && m != have {
					return fmt.Errorf("class %d has fact %d, its node %d has %d", c, have, n, f)
				}
			}
		}
	}
	if live != g.live || classes != g.classes {
		return fmt.Errorf("%d live nodes counted as %d, %d classes counted as %d", live, g.live, classes, g.classes)
	}
	return verifyEdges(g)
}

func canonicalOrder(row *opRow, nd node, ks []uint32) []uint32 {
	out := append([]uint32(nil), ks...)
	if row.swapped != 0 && (row.swapped < nd.op() || row.swapped == nd.op() && out[0] > out[1]) {
		out[0], out[1] = out[1], out[0]
	}
	return out
}

func (s *store) isUse(c, n uint32) bool {
	tail := s.cls[c].useTail
	if tail == 0 {
		return false
	}
	for e := s.uses[tail].next; ; e = s.uses[e].next {
		if s.uses[e].node == n {
			return true
		}
		if e == tail {
			return false
		}
	}
}

func verifyEdges(g *Graph) error {
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
				if g.facts.isEquality(c) {
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

// Matchable yields the nodes of a class that matching looks at, see
// Config.SkipTrivial.
func (g *Graph) Matchable(c ClassID) iter.Seq[NodeID] {
	return func(yield func(NodeID) bool) {
		for n := range g.Nodes(c) {
			if !(g.cfg.SkipTrivial && g.index.trivial(uint32(n))) && !yield(n) {
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
	g.match.search(rs, false)
	out := make([][]Legal, rs.Len())
	for _, found := range m.found.used() {
		for at := 0; at < len(found); {
			c := rs.rule(found[at] >> 1)
			n := g.match.matchLen(&c.head)
			w := found[at : at+n]
			at += n
			out[c.id] = append(out[c.id], c.legal(w))
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
	m.skip, m.count, m.stats, m.seen = make([]bool, rs.Len()), nil, nil, nil
	for i := range m.skip {
		m.skip[i] = RuleID(i) != id
	}
	g.match.search(rs, false)
	c := rs.rule(uint32(id))
	var words [][]uint32
	for _, found := range m.found.used() {
		for at := 0; at < len(found); at += g.match.matchLen(&rs.heads[found[at]>>1]) {
			if found[at]>>1 == uint32(id) {
				words = append(words, slices.Clone(found[at:at+g.match.matchLen(&c.head)]))
			}
		}
	}
	m.found.reset()
	m.skip = nil
	told := g.applier.toldBy(c)
	for _, w := range words {
		a := Application{Legal: c.legal(w), Done: c.rule.Parts(), All: c.rule.Parts()}
		if result, ok := g.applier.result(c, w); ok {
			a.Result = NodeID(result)
			a.Holds = g.Refines(g.ClassOf(a.Root), g.ClassOf(a.Result))
			a.Told = told[g.find(w[matchRoot])]
		} else {
			a.Refused, a.Guard = true, g.applier.failing(c, Bindings{g, c, w})
			if a.Guard >= 0 {
				a.Done -= len(c.rule.Guards) - a.Guard
			}
		}
		list = append(list, a)
	}
	return list
}

// legal reads a match.
func (c *compiledRule) legal(w []uint32) Legal {
	l := Legal{Root: NodeID(w[matchRoot]), Vars: map[Var]ClassID{}, Exact: w[matchHead]&1 == 0}
	for v, i := range c.varWord {
		if i != 0 {
			l.Vars[Var(v)] = ClassID(w[i])
		}
	}
	return l
}

// toldBy are the classes of the roots at which a rule told the graph something
// new.
func (ap *applier) toldBy(c *compiledRule) map[uint32]bool {
	g := ap.g
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
