// Package lint finds in checked rules what is allowed and hardly meant.
package lint

import (
	"fmt"
	"slices"

	"rewrite/dsl"
	"rewrite/dsl/syntax"
	"rewrite/passes/ir"
)

// Codes of lints.
const (
	Hidden  syntax.Code = "lint-hidden"
	Overlap syntax.Code = "lint-overlap"
	Grows   syntax.Code = "lint-grows"
	Never   syntax.Code = "lint-never"
	Implied syntax.Code = "lint-implied"
)

// Options limit and widen what is looked for.
type Options struct {
	// About tells which rules to report on; nil for all. The others are looked at
	// as the company of these.
	About func(*dsl.Rule) bool
	// Notes adds what is normal in an e-graph and still good to know, as notes:
	// overlaps of all kinds, and rules that others imply. It takes seconds on a
	// thousand rules.
	Notes bool
}

// Set finds what is allowed and hardly meant, with an example where there is one:
//
//   - a rule hidden by another one, which does the same wherever it applies;
//   - two rules with the same left side and condition and different right sides;
//   - rules that make terms grow without bound, see growing;
//   - a rule that can never apply: no constants and values satisfy its condition
//     at a width that holds its literals.
//
// With Options.Notes also:
//
//   - two rules that apply to one term with different results;
//   - a rule whose work the others do, at every example tried.
//
// Messages come in the order of the rules.
func Set(s *dsl.Set, opt Options) ir.Diagnostics {
	if opt.About == nil {
		opt.About = func(*dsl.Rule) bool { return true }
	}
	var diags ir.Diagnostics
	say := func(sev ir.Severity, r *dsl.Rule, code syntax.Code, msg string, related *dsl.Rule) {
		if !opt.About(r) {
			return
		}
		d := r.Diagnostic(sev, code, msg)
		if related != nil {
			d.Related = append(d.Related, related.Diagnostic(ir.Note, nil, "the other one is: rule "+related.Name))
		}
		diags = append(diags, d)
	}
	warn := func(r *dsl.Rule, code syntax.Code, msg string, related *dsl.Rule) {
		say(ir.Warning, r, code, msg, related)
	}
	byRoot := map[string][]*dsl.Rule{}
	for _, r := range s.Rules {
		k := rootKey(r.LHS)
		byRoot[k] = append(byRoot[k], r)
	}
	index := map[*dsl.Rule]int{}
	for i, r := range s.Rules {
		index[r] = i
	}
	for i, r := range s.Rules {
		if !opt.About(r) {
			continue
		}
		if !satisfiable(r) {
			warn(r, Never, fmt.Sprintf("rule %s can't apply: no constants and values of any width satisfy its condition", r.Name), nil)
		}
		hidden, twin := false, (*dsl.Rule)(nil)
		for _, o := range byRoot[rootKey(r.LHS)] {
			if o == r || hidden {
				continue
			}
			m := &subsume{general: o, special: r}
			if !m.rule() {
				continue
			}
			back := &subsume{general: r, special: o}
			mutual := back.rule()
			switch sameRight := m.sameRight(); {
			case sameRight && (!mutual || index[o] < i):
				warn(r, Hidden, fmt.Sprintf("rule %s is hidden by %s, which does the same wherever it applies%s", r.Name, o.Name, asIn(r)), o)
				hidden = true
			case !sameRight && mutual && index[o] < i && twin == nil:
				twin = o
			}
		}
		if twin != nil && !hidden {
			warn(r, Overlap, fmt.Sprintf("rules %s and %s apply to the same terms under the same condition%s", r.Name, twin.Name, asIn(r)), twin)
		}
	}
	for _, c := range growing(s.Rules, opt.About) {
		related := (*dsl.Rule)(nil)
		if len(c.rules) > 1 {
			related = c.rules[1]
		}
		warn(c.rules[0], Grows, c.message(), related)
	}
	if opt.Notes {
		for _, x := range findImplied(s.Rules, opt.About) {
			say(ir.Note, x.rule, Implied, x.message(), x.chain[0])
		}
		for _, x := range overlaps(s.Rules, opt.About) {
			say(ir.Note, x.rule, Overlap, x.message(), x.other)
		}
	}
	slices.SortStableFunc(diags, func(a, b *ir.Diagnostic) int {
		if a.File == b.File {
			return a.Line - b.Line
		}
		return 0
	})
	return diags
}

// rootKey is what two left sides must share to match the same terms.
func rootKey(t *dsl.Term) string {
	switch {
	case t.Intrinsic != nil:
		return t.Intrinsic.Name
	case t.Func != "":
		return "@" + t.Func
	}
	return t.Op.String()
}

// asIn is an example of a rule's left side as the end of a sentence, if there is one.
func asIn(r *dsl.Rule) string {
	if found := examples(r, 1); len(found) > 0 {
		return ": " + found[0].String()
	}
	return ""
}
