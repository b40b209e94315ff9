package lint

import (
	"fmt"
	"slices"
	"strings"

	"rewrite/dsl"
	"rewrite/passes/ir"
)

// Bounds of the search for what other rules make of a rule's left side. A rule
// that is implied by a longer way than that saves something.
const (
	impliedSteps = 3
	impliedTerms = 60
	// impliedExamples must all be reached for a rule to count as implied, and
	// there must be enough of them to mean something.
	impliedExamples    = 4
	impliedDiverse     = 16
	impliedExamplesMin = 5
)

// A rewriter applies rules to concrete terms.
type rewriter struct {
	byRoot map[string][]*dsl.Rule
	more   map[string][]*dsl.Rule // likewise
}

// newRewriter takes the rules, both directions of those that are matched both
// ways.
func newRewriter(rules []*dsl.Rule) *rewriter {
	return &rewriter{byRoot: byRoot(rules)}
}

func byRoot(rules []*dsl.Rule) map[string][]*dsl.Rule {
	by := map[string][]*dsl.Rule{}
	for _, r := range rules {
		k := rootKey(r.LHS)
		by[k] = append(by[k], r)
		if r.Reverse {
			back := *r
			back.LHS, back.RHS = r.RHS, r.LHS
			k := rootKey(back.LHS)
			by[k] = append(by[k], &back)
		}
	}
	return by
}

// aboutProgram tells whether the rule asks about uses, of which a term by
// itself knows nothing.
func aboutProgram(r *dsl.Rule) bool {
	var asks func(c *dsl.Cond) bool
	asks = func(c *dsl.Cond) bool {
		return c.Kind == dsl.FactCond && c.Fact.Info().About == dsl.AboutProgram || slices.ContainsFunc(c.Args, asks)
	}
	return slices.ContainsFunc(r.Guards, asks)
}

// couldMatch is a quick test of a pattern against a concrete term.
func couldMatch(p, s *dsl.Term) bool {
	switch p.Kind {
	case dsl.VarTerm:
		return true
	case dsl.LitTerm, dsl.FloatTerm, dsl.ComputedTerm:
		return s.Kind == dsl.LitTerm || s.Kind == dsl.FloatTerm
	}
	if p.Kind != s.Kind || p.Op != s.Op || p.Intrinsic != s.Intrinsic || p.Func != s.Func || len(p.Args) != len(s.Args) || p.Flags.Set&^s.Flags.Set != 0 {
		return false
	}
	straight := true
	for i := range p.Args {
		straight = straight && couldMatch(p.Args[i], s.Args[i])
	}
	if straight || !p.Commutes() {
		return straight
	}
	for i := 2; i < len(p.Args); i++ {
		if !couldMatch(p.Args[i], s.Args[i]) {
			return false
		}
	}
	return couldMatch(p.Args[0], s.Args[1]) && couldMatch(p.Args[1], s.Args[0])
}

// A derived term and the rules that led to it.
type derived struct {
	term  *dsl.Term
	chain []*dsl.Rule
}

// each calls f for all that one rule makes of a part of the term, the redex,
// until f wants no more. use says which rules may be used.
func (w *rewriter) each(t *dsl.Test, s *dsl.Term, use func(*dsl.Rule) bool, f func(r *dsl.Rule, redex, whole *dsl.Term) bool) bool {
	if s.Kind != dsl.OpTerm && s.Kind != dsl.CallTerm {
		return true
	}
	root := rootKey(s)
	for _, list := range [][]*dsl.Rule{w.byRoot[root], w.more[root]} {
		for _, r := range list {
			if !couldMatch(r.LHS, s) || !use(r) {
				continue
			}
			for _, out := range t.Rewrites(r, s) {
				if !f(r, s, fold(t, out)) {
					return false
				}
			}
		}
	}
	for i, a := range s.Args {
		more := w.each(t, a, use, func(r *dsl.Rule, redex, part *dsl.Term) bool {
			copied := *s
			copied.Args = slices.Clone(s.Args)
			copied.Args[i] = part
			return f(r, redex, t.Fold(&copied))
		})
		if !more {
			return false
		}
	}
	return true
}

// fold computes what is constant, from the leaves up.
func fold(t *dsl.Test, s *dsl.Term) *dsl.Term {
	if len(s.Args) == 0 {
		return s
	}
	copied := *s
	copied.Args = nil
	for _, a := range s.Args {
		copied.Args = append(copied.Args, fold(t, a))
	}
	return t.Fold(&copied)
}

// keyOf is a text that is equal for terms that differ only in the order of
// operands that commute.
func keyOf(t *dsl.Test, s *dsl.Term) string {
	switch s.Kind {
	case dsl.VarTerm:
		return t.Terms.Vars[s.Var].Name
	case dsl.OpTerm, dsl.CallTerm:
	default:
		return t.Terms.TermString(s) + ":" + t.Terms.TypeString(s.Type)
	}
	args := make([]string, len(s.Args))
	for i, a := range s.Args {
		args[i] = keyOf(t, a)
	}
	pred := s.Pred.Pred
	if s.Commutes() && args[1] < args[0] {
		args[0], args[1] = args[1], args[0]
		if s.Op == ir.OpICmp || s.Op == ir.OpFCmp {
			pred = pred.Swap()
		}
	}
	return fmt.Sprint(rootKey(s), " ", s.Flags.Set, " ", pred, s.Indices, "(", strings.Join(args, ","), "):", t.Terms.TypeString(s.Type))
}

// derive looks for a way from the left side of the instance to its right side.
func (w *rewriter) derive(t *dsl.Test, use func(*dsl.Rule) bool) (chain []*dsl.Rule, ok bool) {
	goal := keyOf(t, fold(t, t.Terms.RHS))
	seen := map[string]bool{keyOf(t, t.Terms.LHS): true}
	todo := []derived{{term: t.Terms.LHS}}
	largest := size(t.Terms.LHS) + 2
	for len(todo) > 0 && !ok {
		d := todo[0]
		todo = todo[1:]
		w.each(t, d.term, use, func(r *dsl.Rule, _, next *dsl.Term) bool {
			key := keyOf(t, next)
			if seen[key] || size(next) > largest {
				return true
			}
			seen[key] = true
			steps := append(slices.Clip(d.chain), r)
			if key == goal {
				chain, ok = steps, true
				return false
			}
			if len(steps) < impliedSteps && len(seen) < impliedTerms {
				todo = append(todo, derived{next, steps})
			}
			return true
		})
	}
	return chain, ok
}

// impliedBy tells whether the others lead from the left side of the rule to its
// right side at all of its examples, and gives the longest way. A `<=>` needs
// ways of `<=>` alone.
func (w *rewriter) impliedBy(r *dsl.Rule, insts []*dsl.Test, use func(*dsl.Rule) bool) (at *dsl.Test, chain []*dsl.Rule) {
	if len(insts) == 0 || len(insts) < impliedExamplesMin && hasConstants(r) {
		return nil, nil
	}
	mayUse := func(o *dsl.Rule) bool {
		return o.Name != r.Name && (o.Arrow == dsl.Equal || r.Arrow == dsl.Refine) && !aboutProgram(o) && o.Axiom == "" && use(o)
	}
	for _, t := range insts {
		steps, found := w.derive(t, mayUse)
		if !found {
			return nil, nil
		}
		if len(steps) > len(chain) {
			at, chain = t, steps
		}
	}
	return at, chain
}

func hasConstants(r *dsl.Rule) bool {
	return len(r.FlagVars) > 0 || len(r.PredVars) > 0 || slices.ContainsFunc(r.Vars, func(v dsl.Var) bool { return v.Kind == dsl.ConstVar })
}

// An implied rule and one way in which the others do what it does.
type implied struct {
	rule     *dsl.Rule
	chain    []*dsl.Rule
	at       *dsl.Test
	examples int
}

func (x implied) message() string {
	return fmt.Sprintf("rule %s is implied by others, at all %d examples tried: from %s lead %s", x.rule.Name, x.examples, x.at, names(x.chain))
}

// implied finds rules that the others make superfluous: all of them together
// can go, since none counts as company once it is found.
func (l *linter) implied() []implied {
	w := newRewriter(l.rules)
	chains := make([][]*dsl.Rule, len(l.rules))
	insts := make([][]*dsl.Test, len(l.rules))
	all := func(*dsl.Rule) bool { return true }
	l.eachAsked(func(i int) {
		insts[i] = append(examples(l.rules[i], impliedExamples), diverse(l.rules[i], impliedDiverse)...)
		_, chains[i] = w.impliedBy(l.rules[i], insts[i], all)
	})
	gone := map[string]bool{}
	var found []implied
	for i, r := range l.rules {
		if chains[i] == nil {
			continue
		}
		if at, chain := w.impliedBy(r, insts[i], func(o *dsl.Rule) bool { return !gone[o.Name] }); at != nil {
			gone[r.Name] = true
			found = append(found, implied{r, chain, at, len(insts[i])})
		}
	}
	return found
}

// names lists rules in a message.
func names(rules []*dsl.Rule) string {
	var list []string
	for _, r := range rules {
		list = append(list, r.Name)
	}
	return strings.Join(list, ", then ")
}
