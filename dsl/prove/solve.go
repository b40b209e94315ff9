package prove

import (
	"slices"
	"time"

	"github.com/go-air/gini"
	"github.com/go-air/gini/z"

	"rewrite/dsl/prove/internal/circuit"
	"rewrite/dsl/prove/internal/term"
)

const (
	// maxGates is how large a circuit may be that the solver is asked about.
	maxGates = 60000
	// abstractShare is the part of the work that goes into a query in which
	// products and quotients are opaque; it is quick or hopeless.
	abstractShare = 2
)

// answer of a query.
type answer uint8

const (
	unknown answer = iota
	never          // no input makes the term true
	someInput
)

// A query is one question to the solver, on terms of one pool.
type query struct {
	*formula
	graph   *circuit.Graph
	blaster *term.Blaster
	solver  *gini.Gini
	lits    []z.Lit // by node of the graph; LitNull: not there yet
}

func (f *formula) newQuery(abstract bool) *query {
	q := &query{formula: f, graph: circuit.NewGraph()}
	q.blaster = term.NewBlaster(f.Pool, circuit.New(q.graph), func(width int) circuit.Vec {
		v := make(circuit.Vec, width)
		for i := range v {
			v[i] = q.graph.Input()
		}
		return v
	})
	q.blaster.Abstract = abstract
	return q
}

// ask tells whether all terms can be true together. It gives up after a number
// of rounds of the solver. A round is what the solver does until it looks at the
// clock, some 20,000 propagations: with no time left from the start it stops
// there, always at the same place, and goes on from there when asked again. So
// the work is bounded and the answer depends on no clock.
func (q *query) ask(rounds int, terms ...term.ID) answer {
	for _, t := range terms {
		if n, ok := q.Const(t); ok && n == 0 {
			return never
		}
	}
	var goals circuit.Vec
	for _, t := range terms {
		goals = append(goals, q.blaster.Bits(t)[0])
		if q.graph.Len() > maxGates {
			return unknown
		}
	}
	q.blaster.Finish()
	goals = append(goals, q.blaster.Lemmas...)
	for _, g := range goals {
		if g == q.graph.Const(false) {
			return never
		}
	}
	q.solver = gini.New()
	q.lits = make([]z.Lit, q.graph.Len())
	for _, g := range goals {
		if g != q.graph.Const(true) {
			q.clause(q.lit(g))
		}
	}
	for range max(rounds, 1) {
		switch q.solver.Try(time.Nanosecond) {
		case 1:
			return someInput
		case -1:
			return never
		}
		q.spent++
	}
	return unknown
}

func (q *query) clause(lits ...z.Lit) {
	for _, l := range lits {
		q.solver.Add(l)
	}
	q.solver.Add(z.LitNull)
}

// lit is the literal of a bit that is not a constant, with the clauses of the
// gates that it depends on.
func (q *query) lit(b circuit.Bit) z.Lit {
	m := q.lits[b>>1]
	if m == z.LitNull {
		n := q.graph.Node(b)
		switch n.Kind {
		case circuit.InputNode:
			m = q.solver.Lit()
		case circuit.AndNode:
			x, y := q.lit(n.A), q.lit(n.B)
			m = q.solver.Lit()
			q.clause(m.Not(), x)
			q.clause(m.Not(), y)
			q.clause(m, x.Not(), y.Not())
		case circuit.XorNode:
			x, y := q.lit(n.A), q.lit(n.B)
			m = q.solver.Lit()
			q.clause(m.Not(), x, y)
			q.clause(m.Not(), x.Not(), y.Not())
			q.clause(m, x.Not(), y)
			q.clause(m, x, y.Not())
		case circuit.MuxNode:
			c, t, e := q.lit(n.A), q.lit(n.B), q.lit(n.C)
			m = q.solver.Lit()
			q.clause(c.Not(), t.Not(), m)
			q.clause(c.Not(), t, m.Not())
			q.clause(c, e.Not(), m)
			q.clause(c, e, m.Not())
			q.clause(t.Not(), e.Not(), m)
			q.clause(t, e, m.Not())
		}
		q.lits[b>>1] = m
	}
	if circuit.Inverted(b) {
		return m.Not()
	}
	return m
}

// solution is the value of a term in the solution that was found. What the
// query does not depend on is 0.
func (q *query) solution(x term.ID) (n uint64) {
	if v, ok := q.Const(x); ok {
		return v
	}
	for i, b := range q.blaster.Bits(x) {
		if int(b>>1) < len(q.lits) && q.lits[b>>1] != z.LitNull && q.solver.Value(q.lits[b>>1]) != circuit.Inverted(b) {
			n |= 1 << i
		}
	}
	return n
}

// refute looks for an input that shows the rule to be wrong.
func (f *formula) refute(rounds int) (*query, answer) {
	if n, ok := f.Const(f.wrong); ok && n == 0 {
		return nil, never
	}
	if f.Hard(f.wrong) {
		if q := f.newQuery(true); q.ask(rounds/abstractShare, f.wrong) == never {
			return q, never
		}
	}
	if f.distinguish(f.wrong, &splitting{}, nil) {
		return nil, never
	}
	q := f.newQuery(false)
	return q, q.ask(rounds, f.wrong)
}

// splitting counts the cases that are distinguished.
type splitting struct{ cases int }

const (
	// maxCases bounds the cases: two shifts of 64 bits, and then some.
	maxCases = 10000
	// splitWidth is from where on cases are quicker than barrel shifters.
	splitWidth = 16
	caseRounds = 4
)

// distinguish tells whether a formula is never true by distinction of cases. The
// variables of done are distinguished already.
func (f *formula) distinguish(x term.ID, work *splitting, done []term.ID) bool {
	s, ok := f.Split(x, done)
	if !ok || len(s.Cases) > 2 && f.Width(s.Var) < splitWidth {
		return false
	}
	done = append(slices.Clip(done), s.Var)
	impossible := func(x term.ID) bool {
		if n, ok := f.Const(x); ok {
			return n == 0
		}
		if work.cases++; work.cases > maxCases {
			return false
		}
		return f.distinguish(x, work, done) || f.newQuery(f.Hard(x)).ask(caseRounds, x) == never
	}
	for _, c := range s.Cases {
		if !impossible(f.With(s, c, x)) {
			return false
		}
	}
	return impossible(f.And(x, s.Rest))
}
