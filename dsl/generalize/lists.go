package generalize

import (
	"slices"
	"strings"

	"rewrite/dsl/syntax"
	"rewrite/passes/ir"
)

// Operations that are like each other: a rule on one of them may hold for others.
var alike = [][]string{
	{"and", "or", "xor"}, {"add", "sub", "mul"},
	{"shl", "lshr", "ashr"},
	{"udiv", "sdiv"}, {"urem", "srem"},
	{"umin", "umax", "smin", "smax"},
	{"zext", "sext"},
	{"uadd.sat", "sadd.sat", "usub.sat", "ssub.sat"},
	{"bswap", "bitreverse"},
	{"fshl", "fshr"},
	{"ctlz", "cttz"},
}

var predicates = []string{"eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle"}

// others are the words that are like one, without it.
func others(word string) []string {
	for _, group := range append(slices.Clip(alike), predicates) {
		if slices.Contains(group, word) {
			return slices.DeleteFunc(slices.Clone(group), func(w string) bool { return w == word })
		}
	}
	return nil
}

// addList is the edit that gives the rule one more for list.
func (f *form) addList(name string, values []string) edit {
	list := name + " in [" + strings.Join(values, ", ") + "]"
	if n := len(f.rule.For); n > 0 {
		_, at := f.span(f.rule.For[n-1].Node)
		return edit{at, at, ", " + list}
	}
	from := f.rule.Left.Pos.Offset
	return edit{from, from, " for " + list + "\n  "}
}

// good are the words that hold in the place of one, each by itself; edits puts a word there.
// Each is to be a gain, unless all are wanted.
func (w *worker) good(f *form, words []string, all bool, edits func(word string) []edit) (list []string) {
	for _, word := range words {
		text := applied(f.text, edits(word))
		next := w.read(text)
		if next != nil && next.passes(true) && w.right(next) && (all || w.gain(f, next, false)) && !slices.ContainsFunc(f.added(next), useless) && w.prove(next) && f.covered(next, true) {
			list = append(list, word)
		}
	}
	return list
}

// moreOperations makes lists of operations, and lists of them longer.
func moreOperations(w *worker, f *form) (list []proposal) {
	list = longerLists(w, f)
	count := map[string]int{}
	var names []string
	for _, side := range []*syntax.Expr{f.rule.Left, f.rule.Right} {
		refs(side, func(r *syntax.Ref) {
			if count[r.Name]++; count[r.Name] == 1 && (side == f.rule.Left) && len(others(r.Name)) > 0 {
				names = append(names, r.Name)
			}
		})
	}
	for _, name := range names {
		edits := func(word string) (list []edit) {
			for _, side := range []*syntax.Expr{f.rule.Left, f.rule.Right} {
				refs(side, func(r *syntax.Ref) {
					if r.Name == name {
						list = append(list, f.replaced(r.Head(), word))
					}
				})
			}
			return list
		}
		found := w.good(f, others(name), false, edits)
		op := f.fresh("op", "op1", "op2", "op3")
		if len(found) == 0 || op == "" {
			continue
		}
		all := append([]string{name}, found...)
		list = append(list, proposal{text: applied(f.text, append(edits(op), f.addList(op, all))), what: "for " + op + " in [" + strings.Join(all, ", ") + "]", instances: true})
	}
	return list
}

// longerLists adds to lists of one name.
func longerLists(w *worker, f *form) (list []proposal) {
	for _, l := range f.rule.For {
		if len(l.Names) != 1 {
			continue
		}
		have := map[string]bool{}
		for _, v := range l.Values {
			have[v.Parts[0].Text] = true
		}
		_, end := f.span(l.Values[len(l.Values)-1].Node)
		var more []string
		for _, word := range others(l.Values[0].Parts[0].Text) {
			if !have[word] {
				more = append(more, word)
			}
		}
		from, to := l.Values[0].Pos.Offset, end
		found := w.good(f, more, false, func(word string) []edit { return []edit{{from, to, word}} })
		if len(found) > 0 {
			text := strings.Join(found, ", ")
			list = append(list, proposal{text: applied(f.text, []edit{{end, end, ", " + text}}), what: text + " in the list of " + l.Names[0].Text, instances: true})
		}
	}
	return list
}

// morePredicates makes the predicate of a compare of the left a variable, with a condition
// that it is one of those that hold.
func morePredicates(w *worker, f *form) (list []proposal) {
	type at struct {
		ref  *syntax.Ref
		mark *syntax.Mark
		pred ir.Pred
	}
	find := func(side *syntax.Expr) (found []at) {
		refs(side, func(r *syntax.Ref) {
			for _, m := range marks(r) {
				if r.Name == "icmp" && slices.Contains(predicates, m.Name) {
					p := ir.ICmpPred(m.Name)
					found = append(found, at{r, m, p})
				}
			}
		})
		return found
	}
	left, right := find(f.rule.Left), find(f.rule.Right)
	name := f.fresh("p", "q", "r")
	if len(left) != 1 || len(right) > 1 || name == "" {
		return nil
	}
	p := left[0].pred
	texts := map[string]func(ir.Pred) ir.Pred{name: func(p ir.Pred) ir.Pred { return p }, "swap(" + name + ")": ir.Pred.Swap, "invert(" + name + ")": ir.Pred.Invert,
		"invert(swap(" + name + "))": func(p ir.Pred) ir.Pred { return p.Swap().Invert() }, "": nil}
	for _, text := range []string{name, "swap(" + name + ")", "invert(" + name + ")", "invert(swap(" + name + "))", ""} {
		becomes := texts[text]
		if len(right) == 0 && text != "" || len(right) == 1 && becomes != nil && becomes(p) != right[0].pred {
			continue
		}
		edits := func(word string) []edit {
			list := []edit{f.replaced(left[0].mark.Node, word)}
			if text != "" {
				to := text
				if word != name {
					q := ir.ICmpPred(word)
					to = becomes(q).String()
				}
				list = append(list, f.replaced(right[0].mark.Node, to))
			}
			return list
		}
		found := w.good(f, others(p.String()), true, edits)
		if len(found) == 0 {
			continue
		}
		all := append([]string{p.String()}, found...)
		what := name + " in [" + strings.Join(all, ", ") + "]"
		change := edits(name)
		if len(all) < len(predicates) && text != "" {
			change = append(change, f.conditions(append(slices.Clone(f.conjuncts()), []string{what})))
			list = append(list, proposal{text: applied(f.text, change), what: "if " + what})
		} else if len(all) == len(predicates) {
			list = append(list, proposal{text: applied(f.text, change), what: "any predicate " + name})
		}
		change = append(edits(name), f.addList(name, all))
		list = append(list, proposal{text: applied(f.text, change), what: "for " + what, instances: true})
	}
	return list
}

// mirrors makes the rule stand for its mirrors as well.
func mirrors(_ *worker, f *form) (list []proposal) {
	for _, m := range []string{"dual", "swapped order", "swapped signs"} {
		if slices.ContainsFunc(f.rule.Mirrors, func(o *syntax.Mirror) bool { return o.Text() == m }) {
			continue
		}
		at := f.rule.Left.Pos.Offset
		if len(f.rule.For) > 0 {
			at = strings.LastIndex(f.text[:f.rule.For[0].Pos.Offset], "for")
		}
		list = append(list, proposal{text: applied(f.text, []edit{{at, at, m + "\n  "}}), what: m, instances: true})
	}
	return list
}

// logicalForms takes logic on booleans in its other forms as well.
func logicalForms(_ *worker, f *form) (list []proposal) {
	var all []edit
	var single []proposal
	terms := f.terms()
	for _, side := range []*syntax.Expr{f.rule.Left, f.rule.Right} {
		refs(side, func(r *syntax.Ref) {
			pattern := map[string]string{"and": "both", "or": "either"}[r.Name]
			t := terms[r]
			if pattern == "" || t == nil || f.rules[0].Types[t.Type].Width != 1 {
				return
			}
			e := f.remark(r, "")
			e.from = r.Pos.Offset
			e.text = pattern
			all = append(all, e)
			single = append(single, proposal{text: applied(f.text, []edit{e}), what: pattern + " for " + r.Name, instances: true})
		})
	}
	if len(all) == 0 {
		return nil
	}
	return append([]proposal{{text: applied(f.text, all), what: "both and either", instances: true}}, single...)
}

// pointers lets a rule on compares of integers hold for pointers.
func pointers(_ *worker, f *form) (list []proposal) {
	name := f.fresh("k")
	if name == "" || len(f.rule.For) > 1 {
		return nil
	}
	done := false
	operands(f.rule.Left, func(o *syntax.Operand, alone bool) {
		if done || !alone || o.Ref == nil || o.Ref.Args() != nil || o.Type != nil || o.Bind != nil || o.Ref.Name == "_" || words[o.Ref.Name] || o.Ref.Name != strings.ToLower(o.Ref.Name) {
			return
		}
		_, end := f.span(o.Ref.Node)
		list = append(list, proposal{text: applied(f.text, []edit{{end, end, ": " + name}, f.addList(name, []string{"int", "ptr"})}), what: "pointers as well", instances: true})
		done = true
	})
	return list
}
