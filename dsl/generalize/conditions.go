package generalize

import (
	"regexp"
	"slices"
	"strings"

	"rewrite/dsl"
	"rewrite/dsl/syntax"
)

// dropConditions leaves conditions out: one each.
func dropConditions(_ *worker, f *form) (list []proposal) {
	conds := f.conjuncts()
	for i := range conds {
		for j, c := range conds[i] {
			if f.droppable(c) {
				list = append(list, proposal{text: applied(f.text, []edit{f.conditions(with(conds, i, j, ""))}), what: "without if " + c})
			}
		}
	}
	return list
}

// droppable tells whether a condition is there for truth only. That something has one use
// is there for gain: it is superfluous where the right side makes nothing but its root.
// A right side that is larger than the left is taken where its conditions say so.
func (f *form) droppable(cond string) bool {
	for _, r := range f.rules {
		if strings.Contains(cond, dsl.FactOneUse.String()) && size(r.RHS) > 1 || size(r.RHS) > size(r.LHS) {
			return false
		}
	}
	return true
}

// weakenConditions gives conditions on one constant a weaker one of the vocabulary.
func weakenConditions(w *worker, f *form) (list []proposal) {
	conds := f.conjuncts()
	for i := range conds {
		for j, c := range conds[i] {
			name := f.onlyConstant(c)
			if name == "" || !f.droppable(c) {
				continue
			}
			open := w.read(applied(f.text, []edit{f.conditions(with(conds, i, j, name+" == "+name))}))
			if open == nil {
				continue
			}
			hold, apply := open.numbers(name)
			for _, to := range weaker(hold, apply, name, f.typeName(name), c) {
				list = append(list, proposal{text: applied(f.text, []edit{f.conditions(with(conds, i, j, to))}), what: "if " + to + " for if " + c})
			}
		}
	}
	return list
}

// constant is an integer constant of the rule by its name.
func (f *form) constant(name string) (v dsl.Var, ok bool) {
	for _, v := range f.rules[0].Vars {
		if v.Name == name && v.Kind == dsl.ConstVar {
			return v, v.Type != dsl.None && f.rules[0].Types[v.Type].Kind == dsl.IntType
		}
	}
	return dsl.Var{}, false
}

// typeName is the name of a constant's type, "" if it has none.
func (f *form) typeName(name string) string {
	v, _ := f.constant(name)
	return f.rules[0].Types[v.Type].Name
}

// constantsIn are the constants that a condition mentions; !ok: it speaks of something else as well.
func (f *form) constantsIn(cond string) (names []string, ok bool) {
	for _, word := range identifiers(cond) {
		if _, is := f.constant(word); is {
			names = append(names, word)
		} else if dsl.FuncNamed(word) == nil && dsl.FactNamed(word) == dsl.FactNone && word != "width" {
			if len(names) == 0 || f.typeName(names[0]) != word {
				return nil, false
			}
		}
	}
	return names, len(names) > 0
}

func (f *form) onlyConstant(cond string) string {
	names, ok := f.constantsIn(cond)
	if !ok || len(names) != 1 {
		return ""
	}
	return names[0]
}

// weakerFacts are what follows from a fact about a value, the weakest first.
var weakerFacts = []struct {
	fact   string
	weaker []string
}{
	{`noundef\((\w+)\)`, []string{"nonpoison($1)"}},
	{`is_power_of_two\((\w+)\)`, []string{"non_zero($1)", "is_power_of_two_or_zero($1)"}},
	{`is_low_mask\((\w+)\)`, []string{"non_zero($1)"}},
	{`is_high_mask\((\w+)\)`, []string{"non_zero($1)"}},
	{`negative\((\w+)\)`, []string{"non_zero($1)"}},
	{`not_fzero\((\w+)\)`, []string{"not_neg_zero($1)"}},
	{`is_normal\((\w+)\)`, []string{"not_nan($1)", "not_inf($1)", "not_nan($1) && not_inf($1)", "not_fzero($1)", "not_nan($1) && not_inf($1) && not_fzero($1)"}},
	{`sign_clear\((\w+)\)`, []string{"not_below_fzero($1)"}},
}

// weakenFacts asks less of values.
func weakenFacts(_ *worker, f *form) (list []proposal) {
	conds := f.conjuncts()
	for i := range conds {
		for j, c := range conds[i] {
			for _, w := range weakerFacts {
				re := regexp.MustCompile("^" + w.fact + "$")
				if !re.MatchString(c) || !f.droppable(c) {
					continue
				}
				for _, to := range w.weaker {
					weaker := re.ReplaceAllString(c, to)
					list = append(list, proposal{text: applied(f.text, []edit{f.conditions(with(conds, i, j, weaker))}), what: "if " + weaker + " for if " + c})
				}
			}
		}
	}
	return list
}

// dropFlags asks for fewer flags on the left.
func dropFlags(_ *worker, f *form) (list []proposal) {
	refs(f.rule.Left, func(r *syntax.Ref) {
		all := marks(r)
		for i, m := range all {
			if m.Func != "" || !isFlag(m.Name) {
				continue
			}
			rest := slices.Delete(slices.Clone(all), i, i+1)
			list = append(list, proposal{text: applied(f.text, []edit{f.remark(r, f.markText(rest))}), what: "without " + m.Name + " of " + r.Name + " on the left"})
		}
	})
	return list
}
