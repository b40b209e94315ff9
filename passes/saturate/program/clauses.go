package program

import (
	"slices"

	"rewrite/dsl"
)

// A Condition is one condition of a rule, as coverage shows it.
type Condition struct {
	Text string
	Line int // of the rule file
}

// A Clause is what a guard of a graph's rule is in the text: a condition, or an
// expression that is a constant of the left side.
type Clause struct {
	Cond  *dsl.Cond
	Expr  *dsl.Expr
	Words string // for neither: what is asked
}

// told is what a program tells of its rules besides their texts.
type told struct {
	more [][]Condition // by rule: those that are no conditions of its text
	asks [][]int32     // by unit and guard: which of Program.Conditions
}

// NumRules is how many rules the program was made from.
func (p *Program) NumRules() int {
	if p.stored != nil {
		return p.stored.numRules
	}
	return len(p.source)
}

// Rule is one of the rules that the program was made from.
func (p *Program) Rule(i int) *dsl.Rule {
	if p.stored != nil {
		return p.stored.rule(i)
	}
	return p.source[i]
}

// Conditions are the conditions of a rule: those of its text, then what else the graph's
// rules made from it ask.
func (p *Program) Conditions(rule int) []Condition {
	r, more := p.Rule(rule), p.told().more[rule]
	list := make([]Condition, 0, len(r.Guards)+len(more))
	for _, g := range r.Guards {
		list = append(list, Condition{r.CondString(g), int(g.Span.Line)})
	}
	return append(list, more...)
}

// A Unit is a rule of the graph: a rule, for one choice of its predicates, from the left
// or from the right.
type Unit struct {
	Group, ID int     // in Program.Groups, and as egraph.RuleID there
	Rule      int     // see Program.Rule
	Asks      []int32 // which of the rule's Conditions its guards are
}

// Units gives the rules of the graph.
func (p *Program) Units(yield func(Unit) bool) {
	for i, asks := range p.told().asks {
		if u := &p.units[i]; !yield(Unit{u.group, u.id, u.rule, asks}) {
			return
		}
	}
}

// clauses collects the clauses of a rule.
type clauses struct {
	rule *dsl.Rule
	list []Clause
}

func newClauses(r *dsl.Rule) *clauses {
	c := &clauses{rule: r}
	for _, g := range r.Guards {
		c.list = append(c.list, Clause{Cond: g})
	}
	return c
}

// add gives the clauses that guards are.
func (c *clauses) add(guards []Clause) []int32 {
	var at []int32
	for _, from := range guards {
		i := slices.Index(c.list, from)
		if i < 0 {
			i = len(c.list)
			c.list = append(c.list, from)
		}
		at = append(at, int32(i))
	}
	return at
}

// more are those behind the conditions.
func (c *clauses) more() (list []Condition) {
	for _, from := range c.list[len(c.rule.Guards):] {
		switch {
		case from.Cond != nil:
			list = append(list, Condition{c.rule.CondString(from.Cond), int(from.Cond.Span.Line)})
		case from.Expr != nil:
			list = append(list, Condition{"the constant is " + c.rule.ExprString(from.Expr), int(from.Expr.Span.Line)})
		default:
			list = append(list, Condition{from.Words, int(c.rule.Span.Line)})
		}
	}
	return list
}

func (w *writer) told(t told) {
	for _, more := range t.more {
		w.list(len(more), func(i int) {
			w.string(more[i].Text)
			w.int(more[i].Line)
		})
	}
	for _, asks := range t.asks {
		w.list(len(asks), func(i int) { w.int(int(asks[i])) })
	}
}

// told reads what is told of a number of rules, and of the units made from them.
func (r *reader) told(rules, units int) told {
	t := told{make([][]Condition, rules), make([][]int32, units)}
	for i := range t.more {
		for range r.int() {
			t.more[i] = append(t.more[i], Condition{r.string(), r.int()})
		}
	}
	for i := range t.asks {
		t.asks[i] = make([]int32, r.int())
		for k := range t.asks[i] {
			t.asks[i][k] = int32(r.int())
		}
	}
	return t
}
