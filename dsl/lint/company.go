package lint

import (
	"rewrite/dsl"
)

// Company are rules that are asked what another rule adds to them.
type Company struct{ w *rewriter }

// NewCompany takes the rules.
func NewCompany(rules []*dsl.Rule) Company { return Company{newRewriter(rules)} }

// With is the company with some more rules.
func (c Company) With(rules []*dsl.Rule) Company {
	return Company{&rewriter{byRoot: c.w.byRoot, more: byRoot(rules)}}
}

// gainMin is how many examples a rule must help with: what it does at one number is hardly
// what it is for.
const gainMin = 2

// Gains tells whether a rule does at some examples what the company does not: neither lead the
// others from its left side to what they also make of its right side, nor to anything smaller.
func (c Company) Gains(r *dsl.Rule) bool {
	insts := append(examples(r, impliedExamples), diverse(r, impliedDiverse)...)
	gains := 0
	for _, t := range insts {
		if !c.does(t) {
			if gains++; gains >= gainMin {
				return true
			}
		}
	}
	return gains > 0 && len(insts) < impliedExamplesMin
}

// does tells whether the rules do what a test wants, or better.
func (c Company) does(t *dsl.Test) bool {
	right := fold(t, t.Terms.RHS)
	made := c.made(t, right)
	least := min(size(right), size(t.Terms.LHS))
	for key, n := range c.made(t, t.Terms.LHS) {
		if _, ok := made[key]; ok || n < least {
			return true
		}
	}
	return false
}

// made is what the rules make of a term in a few steps, the term itself included: the sizes, by
// keyOf.
func (c Company) made(t *dsl.Test, s *dsl.Term) map[string]int {
	use := func(r *dsl.Rule) bool { return !aboutProgram(r) }
	made := map[string]int{keyOf(t, s): size(s)}
	todo, largest := []*dsl.Term{s}, size(s)+2
	for step := 0; step < impliedSteps && len(todo) > 0; step++ {
		now := todo
		todo = nil
		for _, s := range now {
			c.w.each(t, s, use, func(_ *dsl.Rule, _, next *dsl.Term) bool {
				if key := keyOf(t, next); made[key] == 0 && size(next) <= largest {
					made[key] = max(size(next), 1)
					todo = append(todo, next)
				}
				return len(made) < impliedTerms
			})
		}
	}
	return made
}
