// Package lint finds in checked rules what is allowed and hardly meant.
package lint

import (
	"fmt"
	"slices"

	"rewrite/dsl"
	"rewrite/dsl/internal/parallel"
	"rewrite/dsl/syntax"
	"rewrite/passes/ir/diag"
)

// Codes of lints.
const (
	Hidden  syntax.Code = "lint-hidden"
	Overlap syntax.Code = "lint-overlap"
	Grows   syntax.Code = "lint-grows"
	Never   syntax.Code = "lint-never"
	Implied syntax.Code = "lint-implied"
	Calls   syntax.Code = "lint-calls" // of a module's functions; package saturate finds it

	Redundant syntax.Code = "lint-redundant" // package redundant finds it
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
	// Done, if it is not nil, is called as rules are dealt with, with how many, from
	// several goroutines: Passes times for each rule that is asked about.
	Done func(n int)
	// Stopped, if it is not nil, is asked now and then, from several goroutines.
	// Once it says yes, Set soon returns, with nothing.
	Stopped func() bool
}

// Passes is how often each rule is looked at.
func (opt Options) Passes() int {
	if opt.Notes {
		return 3
	}
	return 1
}

// Set finds what is allowed and hardly meant, with an example where there is one:
//
//   - a rule hidden by another one, which does the same wherever it applies;
//   - two rules with the same left side and condition and different right sides;
//   - rules that make terms grow without bound, see growing, or only reorder operands;
//   - a rule that can never apply: no constants and values satisfy its condition
//     at a width that holds its literals.
//
// With Options.Notes also:
//
//   - two rules that apply to one term with different results;
//   - a rule whose work the others do, at every example tried.
//
// Messages come in the order of the rules.
func Set(s *dsl.Set, opt Options) diag.Diagnostics {
	l := &linter{rules: s.Rules, opt: opt, asked: make([]bool, len(s.Rules)), byRoot: map[string][]int{}}
	for i, r := range l.rules {
		l.asked[i] = opt.About == nil || opt.About(r)
		l.byRoot[rootKey(r.LHS)] = append(l.byRoot[rootKey(r.LHS)], i)
	}
	var diags diag.Diagnostics
	say := func(sev diag.Severity, r *dsl.Rule, code syntax.Code, msg string, related *dsl.Rule) {
		d := r.Diagnostic(sev, code, msg)
		if related != nil {
			d.Related = append(d.Related, related.Diagnostic(diag.Note, nil, "the other one is: rule "+related.Name))
		}
		diags = append(diags, d)
	}
	for _, x := range l.pairs() {
		say(diag.Warning, x.rule, x.code, x.msg, x.other)
	}
	for i, r := range l.rules {
		if l.asked[i] && Reorders(r) {
			say(diag.Warning, r, Grows, "rule "+r.Name+" only gives operands another order: beside other terms it makes all orders of all of them", nil)
		}
	}
	for _, c := range l.growing() {
		related := (*dsl.Rule)(nil)
		if len(c.rules) > 1 {
			related = c.rules[1]
		}
		say(diag.Warning, c.rules[0], Grows, c.message(), related)
	}
	if opt.Notes {
		for _, x := range l.implied() {
			say(diag.Note, x.rule, Implied, x.message(), x.chain[0])
		}
		for _, x := range l.overlaps() {
			say(diag.Note, x.rule, Overlap, x.message(), x.other)
		}
	}
	if l.stopped() {
		return nil
	}
	slices.SortStableFunc(diags, func(a, b *diag.Diagnostic) int {
		if a.File == b.File {
			return a.Line - b.Line
		}
		return 0
	})
	return diags
}

// A linter is one run of Set.
type linter struct {
	rules  []*dsl.Rule
	opt    Options
	asked  []bool           // by index of the rule: it is to be reported on
	byRoot map[string][]int // the rules by the rootKey of their left sides, in order
}

func (l *linter) stopped() bool { return l.opt.Stopped != nil && l.opt.Stopped() }

// each calls f for 0 to n-1 from as many goroutines as there are processors, until the
// run is stopped.
func (l *linter) each(n int, f func(i int)) {
	parallel.Each(n, func(i int) {
		if !l.stopped() {
			f(i)
		}
	})
}

// eachAsked calls f for the rules that are asked about, as each does.
func (l *linter) eachAsked(f func(i int)) {
	l.each(len(l.rules), func(i int) {
		if l.asked[i] {
			f(i)
			if l.opt.Done != nil {
				l.opt.Done(1)
			}
		}
	})
}

// A finding is a warning about a rule, and the other rule that it is about.
type finding struct {
	rule, other *dsl.Rule
	code        syntax.Code
	msg         string
}

// pairs looks at each rule by itself and beside those with the same root.
func (l *linter) pairs() (all []finding) {
	found := make([][]finding, len(l.rules))
	l.eachAsked(func(i int) {
		r := l.rules[i]
		if !satisfiable(r) {
			found[i] = append(found[i], finding{r, nil, Never, fmt.Sprintf("rule %s can't apply: no constants and values of any width satisfy its condition", r.Name)})
		}
		var twin *dsl.Rule
		for _, j := range l.byRoot[rootKey(r.LHS)] {
			o := l.rules[j]
			if j == i {
				continue
			}
			m := &subsume{general: o, special: r}
			if !m.rule() {
				continue
			}
			back := &subsume{general: r, special: o}
			mutual := back.rule()
			switch sameRight := m.sameRight(); {
			case sameRight && (!mutual || j < i):
				found[i] = append(found[i], finding{r, o, Hidden, fmt.Sprintf("rule %s is hidden by %s, which does the same wherever it applies%s", r.Name, o.Name, asIn(r))})
				return
			case !sameRight && mutual && j < i && twin == nil:
				twin = o
			}
		}
		if twin != nil {
			found[i] = append(found[i], finding{r, twin, Overlap, fmt.Sprintf("rules %s and %s apply to the same terms under the same condition%s", r.Name, twin.Name, asIn(r))})
		}
	})
	return l.ofFamilies(slices.Concat(found...))
}

// ofFamilies leaves out what is found about some instances of a family: these are made, and
// the sentence that they are cases of is not superfluous. What is found about all of them
// is said of the first.
func (l *linter) ofFamilies(all []finding) (list []finding) {
	instances, hit := map[string]int{}, map[string]map[*dsl.Rule]bool{}
	for _, r := range l.rules {
		instances[r.Family]++
	}
	for _, x := range all {
		if x.rule.Among != "" {
			if hit[x.rule.Family] == nil {
				hit[x.rule.Family] = map[*dsl.Rule]bool{}
			}
			hit[x.rule.Family][x.rule] = true
		}
	}
	said := map[string]bool{}
	for _, x := range all {
		if f := x.rule.Family; x.rule.Among != "" {
			if len(hit[f]) < instances[f] || said[f] {
				continue
			}
			said[f] = true
		}
		list = append(list, x)
	}
	return list
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
