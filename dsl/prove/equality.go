package prove

import (
	"slices"

	"rewrite/dsl"
	"rewrite/dsl/internal/parallel"
	"rewrite/dsl/syntax"
	"rewrite/passes/ir/diag"
)

// WeakArrow is the code of what Equalities finds.
const WeakArrow syntax.Code = "lint-equality"

// Equality tells whether a rule that says => is proved as <=>, which is
// stronger: only equalities merge classes.
func Equality(r *dsl.Rule, opt Options) bool {
	if r.Arrow == dsl.Equal || r.Axiom != "" || r.Floating() { // floating point is tested, never proved
		return false
	}
	equal := *r
	equal.Arrow = dsl.Equal
	return Rule(&equal, Options{Steps: adviceSteps}).Status == Proved && Rule(&equal, opt).Status == Proved
}

// Equalities warns of rules for which Equality holds. One with a `for` list is
// meant if all its instances are equalities. The warnings are in the order of the
// rules. done, if it is not nil, is called as rules are dealt with, with how many, from
// several goroutines.
func Equalities(rules []*dsl.Rule, opt Options, done func(n int)) diag.Diagnostics {
	var families [][]*dsl.Rule
	at := map[string]int{}
	for _, r := range rules {
		i, seen := at[r.Family]
		if !seen {
			i = len(families)
			at[r.Family], families = i, append(families, nil)
		}
		families[i] = append(families[i], r)
	}
	weak := make([]bool, len(families))
	parallel.Each(len(families), func(i int) {
		weak[i] = !slices.ContainsFunc(families[i], func(r *dsl.Rule) bool { return !Equality(r, opt) })
		if done != nil {
			done(len(families[i]))
		}
	})
	var diags diag.Diagnostics
	for i, f := range families {
		if weak[i] {
			diags = append(diags, f[0].Diagnostic(diag.Warning, WeakArrow, "rule "+f[0].Family+" is an equality: <=> is stronger"))
		}
	}
	return diags
}
