package prove

import (
	"rewrite/dsl"
	"rewrite/dsl/syntax"
	"rewrite/passes/ir"
)

// WeakArrow is the code of what Equalities finds.
const WeakArrow syntax.Code = "lint-equality"

// Equality tells whether a rule that says => is proved as <=>, which is
// stronger: only equalities merge classes.
func Equality(r *dsl.Rule, opt Options) bool {
	if r.Arrow == dsl.Equal || r.Axiom != "" {
		return false
	}
	equal := *r
	equal.Arrow = dsl.Equal
	return Rule(&equal, Options{Steps: adviceSteps}).Status == Proved && Rule(&equal, opt).Status == Proved
}

// Equalities warns of rules for which Equality holds. One with a `for` list is
// meant if all its instances are equalities. The warnings are in the order of the rules.
func Equalities(rules []*dsl.Rule, opt Options) ir.Diagnostics {
	equal := map[string]bool{} // by family
	var first []*dsl.Rule
	for _, r := range rules {
		ok, seen := equal[r.Family]
		if !seen {
			first = append(first, r)
		}
		equal[r.Family] = (ok || !seen) && Equality(r, opt)
	}
	var diags ir.Diagnostics
	for _, r := range first {
		if equal[r.Family] {
			diags = append(diags, r.Diagnostic(ir.Warning, WeakArrow, "rule "+r.Family+" is an equality: <=> is stronger"))
		}
	}
	return diags
}
