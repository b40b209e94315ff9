package prove

import (
	"rewrite/dsl"
	"rewrite/dsl/load"
)

// Choose is a load.Choose that proves: the first form that is proved, tested or an axiom
// stands.
func Choose(opt Options) load.Choose {
	return ChooseBy(func(r *dsl.Rule) Verdict { return Rule(r, opt) })
}

// ChooseBy is Choose with verdicts from elsewhere. Those that are wrong have no
// counterexample then, so that of the first form is found again.
func ChooseBy(verdict func(*dsl.Rule) Verdict) load.Choose {
	return func(forms []*dsl.Rule) (int, string) {
		why := ""
		for i, r := range forms {
			v := verdict(r)
			if v.Status != Disproved && v.Status != Unproved {
				return i, ""
			}
			if i == 0 {
				why = whyNot(r, v)
			}
		}
		return -1, why
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
