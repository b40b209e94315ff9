package prove

import (
	"cmp"
	"slices"
	"strings"

	"rewrite/dsl"
	"rewrite/dsl/internal/parallel"
	"rewrite/dsl/load"
	"rewrite/dsl/syntax"
	"rewrite/passes/ir/diag"
)

// All proves rules, several at a time; the verdicts are in the order of the rules.
func All(rules []*dsl.Rule, opt Options) []Verdict {
	verdicts := make([]Verdict, len(rules))
	Each(rules, opt, func(i int, v Verdict) { verdicts[i] = v })
	return verdicts
}

// Each proves rules, several at a time, and calls done with each verdict when it is
// there, from several goroutines. Those that are likely to be done soon come first:
// whoever gives up halfway has most of the verdicts.
func Each(rules []*dsl.Rule, opt Options, done func(i int, v Verdict)) {
	order := make([]int, len(rules))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(unknowns(rules[a]), unknowns(rules[b])) })
	parallel.Each(len(order), func(n int) { done(order[n], Rule(rules[order[n]], opt)) })
}

// unknowns estimates how long a proof takes, by what there is to try out.
func unknowns(r *dsl.Rule) int {
	n := len(r.Vars) + len(r.FlagVars) + len(r.PredVars)
	if r.Arrow == dsl.Equal {
		n *= 2
	}
	return n
}

// The codes of what Diagnostic says.
const (
	DisprovedRule syntax.Code = "disproved-rule"
	UnprovedRule  syntax.Code = "unproved-rule"
	VacuousRule   syntax.Code = "vacuous-rule"
)

// Diagnostic is the message that loading the rule deserves: an error with the
// counterexample, and with what would make it right, for a disproved one; an
// error for one that never applies; a warning for an unproved one, else nil.
func (v Verdict) Diagnostic(r *dsl.Rule) *diag.Diagnostic {
	switch {
	case v.Status == Disproved:
		d := r.Diagnostic(diag.Error, DisprovedRule, "rule "+r.Name+" is wrong")
		advice := Advise(r, Options{Effort: QuickEffort})
		if v.Forward {
			d.Msg = "rule " + r.Name + " is wrong from right to left"
			d.Hint = "it holds with => in the place of <=>"
			if len(advice) > 0 {
				d.Hint += ", or as <=> " + strings.Join(advice, ", or ")
			}
		} else if len(advice) > 0 {
			d.Hint = "it holds " + strings.Join(advice, ", or ")
		}
		if v.Counterexample != nil {
			text := strings.ReplaceAll(strings.TrimSpace(v.Counterexample.String()), "\n", "\n  ")
			d.Related = append(d.Related, &diag.Diagnostic{Severity: diag.Note, Msg: text})
		}
		return d
	case v.Vacuous:
		return r.Diagnostic(diag.Error, VacuousRule, "rule "+r.Name+" can never apply: "+v.Reason)
	case v.Status == Unproved:
		return r.Diagnostic(diag.Warning, UnprovedRule, "rule "+r.Name+" is not proved: "+v.Reason)
	}
	return nil
}

// Choose is a load.Choose that proves: the first form that is proved, tested or an axiom
// stands.
func Choose(opt Options) load.Choose {
	return ChooseBy(func(r *dsl.Rule) Verdict { return Rule(r, opt) })
}

// ChooseBy is Choose with verdicts from elsewhere. Those that are wrong have no
// counterexample then, so that of the first form is found again.
func ChooseBy(verdict func(*dsl.Rule) Verdict) load.Choose {
	return func(forms []*dsl.Rule) (int, string) {
		why, none := "", load.Wrong
		for i, r := range forms {
			v := verdict(r)
			if v.Status != Disproved && v.Status != Unproved {
				return i, ""
			}
			if i == 0 {
				if why = whyNot(r, v); v.Status == Unproved && !v.Vacuous {
					none = load.Undecided
				}
			}
		}
		return none, why
	}
}

// whyNot says why a rule does not hold.
func whyNot(r *dsl.Rule, v Verdict) string {
	if v.Status == Disproved && v.Counterexample == nil {
		v = Rule(r, Options{Effort: QuickEffort})
	}
	if v.Counterexample != nil {
		return v.Counterexample.String()
	}
	return v.String()
}
