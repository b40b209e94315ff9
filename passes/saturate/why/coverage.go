package why

import (
	"cmp"
	"slices"
	"strings"
	"sync"

	"rewrite/dsl"
	"rewrite/egraph"
	"rewrite/egraph/explain"
	"rewrite/passes/ir"
	"rewrite/passes/saturate/moves"
	"rewrite/passes/saturate/program"
)

// Coverage collects what became of each rule of a program, over all workers and
// inputs. Its counts do not depend on how the work was shared out.
type Coverage struct {
	// Timed counts time, too, which differs from run to run.
	Timed bool

	p   *program.Program
	mu  sync.Mutex
	all []*tally // of which those not in use are idle
	// idle ones are handed to workers function by function: a tally is some
	// hundred kilobytes, and workers are made for each input.
	idle   []*tally
	input  string
	inputs int
}

// MaxSites is how many example sites are kept of each rule.
const MaxSites = 5

// Site is a value that a rule changed.
type Site struct {
	Input         string // as it was named to Begin
	Func, Value   string // with @ and %
	Before, After string // what computed it and what does now, down to values that stay
	Loc           string // file:line:column of the source, "" without debug information
	Rules         []string
	Saved         int64 // in hundredths

	input int
	dbg   string // to be made Loc
}

// Compare orders sites: those that save most come first, then by names, and not by which
// input came first: which sites are kept is the same however inputs are shared out among
// runs whose reports are merged.
func (s *Site) Compare(t *Site) int {
	if c := s.compareRoots(t); c != 0 {
		return c
	}
	return cmp.Or(cmp.Compare(s.Value, t.Value), cmp.Compare(s.Before, t.Before), cmp.Compare(s.After, t.After), slices.Compare(s.Rules, t.Rules))
}

// compareRoots is Compare as far as it needs no texts, which take time to make.
func (s *Site) compareRoots(t *Site) int {
	return cmp.Or(cmp.Compare(t.Saved, s.Saved), cmp.Compare(s.Input, t.Input), cmp.Compare(s.Func, t.Func))
}

// Outcome is what became of a rule behind the graph.
type Outcome struct {
	Survived int   // changed values that the rule is on the explanation of
	Credited int   // of these, those whose explanation it ends
	Saved    int64 // by those it is credited with, in hundredths
	Sites    []Site
}

// ClauseCount is one condition of a rule.
type ClauseCount struct {
	program.Condition
	Failed uint64 // how often it was the first to fail where the left side matched
}

// RuleCounts is all that was counted of one rule, its instances for predicates and
// its reverse together.
type RuleCounts struct {
	Rule *dsl.Rule
	egraph.Funnel
	Clauses []ClauseCount
	Outcome
}

// Savings without a rule.
const (
	ByCommon = iota // another instruction computes it already
	ByFacts         // known bits, ranges, branches
	ByUnused        // nothing needed it
	NumOther        // and one for each of moves.Moves, behind these
)

// Counts is a Coverage's result.
type Counts struct {
	Rules []RuleCounts // by Program.Rule
	// Other are the savings that no rule is on the explanation of. Together with
	// what the rules saved they are Stats.CostBefore - Stats.CostAfter, exactly.
	Other  []Outcome
	Steps  uint64 // tests of left sides run, in all
	Inputs int

	SearchNanos int64 // with Coverage.Timed, as RuleStats.Nanos
}

// tally is what one worker at a time counts into.
type tally struct {
	stats  []egraph.Stats // by group
	rules  []Outcome      // by Program.Rule
	other  []Outcome
	input  string
	inputs int
}

// NewCoverage makes an empty one, for workers of the program.
func NewCoverage(p *program.Program) *Coverage { return &Coverage{p: p} }

// Begin says which input the functions to come are of.
func (c *Coverage) Begin(input string) {
	c.input = input
	c.inputs++
}

// End says that the functions of an input have been worked on, while its module is
// still there: example sites get their places in the source.
func (c *Coverage) End(m *ir.Module) {
	for _, t := range c.all {
		for i := range t.rules {
			for k := range t.rules[i].Sites {
				s := &t.rules[i].Sites[k]
				if s.dbg == "" || s.input != c.inputs {
					continue
				}
				if at, ok := m.Metadata().Location(s.dbg); ok {
					s.Loc = at.String()
				}
				s.dbg = ""
			}
		}
	}
}

func (c *Coverage) take() *tally {
	c.mu.Lock()
	defer c.mu.Unlock()
	if len(c.idle) == 0 {
		t := &tally{stats: make([]egraph.Stats, len(c.p.Groups)), rules: make([]Outcome, c.p.NumRules()), other: make([]Outcome, NumOther+len(moves.Moves))}
		for i := range t.stats {
			t.stats[i].Timed = c.Timed
		}
		c.all, c.idle = append(c.all, t), append(c.idle, t)
	}
	t := c.idle[len(c.idle)-1]
	c.idle = c.idle[:len(c.idle)-1]
	t.input, t.inputs = c.input, c.inputs
	return t
}

func (c *Coverage) give(t *tally) {
	c.mu.Lock()
	c.idle = append(c.idle, t)
	c.mu.Unlock()
}

// Counts adds up what was counted so far. No worker may be at work.
func (c *Coverage) Counts() *Counts {
	sum := &Counts{Rules: make([]RuleCounts, c.p.NumRules()), Other: make([]Outcome, NumOther+len(moves.Moves)), Inputs: c.inputs}
	for i := range sum.Rules {
		r := &sum.Rules[i]
		r.Rule = c.p.Rule(i)
		for _, cond := range c.p.Conditions(i) {
			r.Clauses = append(r.Clauses, ClauseCount{Condition: cond})
		}
	}
	funnels := make([][]egraph.Funnel, len(c.p.Groups))
	for gi := range c.p.Groups {
		var st egraph.Stats
		for _, t := range c.all {
			st.Add(&t.stats[gi])
		}
		sum.Steps += st.Steps()
		sum.SearchNanos += st.SearchNanos
		funnels[gi] = st.Funnels()
	}
	for u := range c.p.Units {
		if funnels[u.Group] == nil { // it never ran
			continue
		}
		f, to := &funnels[u.Group][u.ID], &sum.Rules[u.Rule]
		for k, n := range f.Failed {
			to.Clauses[u.Asks[k]].Failed += n
		}
		to.Funnel.Add(f)
	}
	for _, t := range c.all {
		for i := range t.rules {
			sum.Rules[i].Outcome.add(&t.rules[i])
		}
		for i := range t.other {
			sum.Other[i].add(&t.other[i])
		}
	}
	return sum
}

func (o *Outcome) add(more *Outcome) {
	o.Survived += more.Survived
	o.Credited += more.Credited
	o.Saved += more.Saved
	for _, s := range more.Sites {
		o.keep(s)
	}
}

// wants tells whether a site may be kept, of which there are no texts yet.
func (o *Outcome) wants(s *Site) bool {
	return len(o.Sites) < MaxSites || s.compareRoots(&o.Sites[len(o.Sites)-1]) <= 0
}

func (o *Outcome) keep(s Site) {
	at, _ := slices.BinarySearchFunc(o.Sites, &s, func(a Site, b *Site) int { return a.Compare(b) })
	o.Sites = slices.Insert(o.Sites, at, s)
	o.Sites = o.Sites[:min(len(o.Sites), MaxSites)]
}

// maxTerm bounds how deep Site.Before and After look.
const maxTerm = 4

// siteTexts prints terms for example sites.
type siteTexts struct {
	*terms
	kept map[*ir.Value]bool
}

// text is a term down to values that stay.
func (x *siteTexts) text(e *explain.Expr, depth int) string {
	v := x.names[e.Canon()]
	if len(e.Kids) == 0 || depth > 0 && v != nil && (x.kept[v] || x.opaque(e)) {
		return x.operand(e)
	}
	if depth > maxTerm {
		return "..."
	}
	s := x.print(e, depth == 0, func(k *explain.Expr) string { return x.text(k, depth+1) })
	if depth > 0 && !strings.HasPrefix(s, "call ") {
		s = "(" + s + ")"
	}
	return s
}
