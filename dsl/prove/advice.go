package prove

import (
	"slices"
	"strings"

	"rewrite/dsl"
	"rewrite/dsl/load"
	"rewrite/passes/ir"
)

const (
	// maxVariants bounds how many changed rules are tried for one that is wrong.
	maxVariants = 400
	// maxAdvice is how many changes are named; the first are the most natural.
	maxAdvice = 3
	// adviceWidth is the least width that a changed rule must be right at, if its
	// types are open: at less, conditions leave hardly anything of it.
	adviceWidth = 3
	// adviceSteps are those of the first try of a variant. What passes is proved
	// by the whole prover.
	adviceSteps = 1 << 16
)

// Advise names small changes with which a rule that is wrong holds, the
// smallest first, as "if noundef(x)" or "without nsw on the right". With
// each of them the prover has proved the rule. There may be none.
func Advise(r *dsl.Rule, opt Options) []string {
	return newAdviser(r, opt).advise()
}

// An edit is one change of a rule.
type edit struct {
	kind   editKind
	text   string   // behind "it holds"
	cond   string   // a condition to add; "" if terms change
	weaker []string // conditions that follow from cond: where one of them does, cond is no advice
	alone  bool     // is tried without another one: together they leave little of the rule
	// apply changes a copy of the rule, of which term gives the copy of a term.
	apply func(r *dsl.Rule, term func(*dsl.Term) *dsl.Term)
}

// editKind tells what an edit changes.
type editKind uint8

const (
	addCondition editKind = iota
	dropFlags
	requireFlags
	addFreeze
)

// goes tells whether two edits make sense together. What drops flags and asks
// for them makes both sides the same but for them, and a freeze helps it.
func (e edit) goes(with edit) bool {
	return !e.alone && !with.alone && (e.kind == with.kind || e.kind == addCondition || with.kind == addCondition)
}

// An adviser builds variants of a rule. A variant is printed and read again,
// so that the checker sees that it is a rule at all.
type adviser struct {
	rule  *dsl.Rule
	opt   Options
	edits []edit
	last  []edit // tried if nothing else helps
	tries int
}

func newAdviser(r *dsl.Rule, opt Options) *adviser {
	a := &adviser{rule: r, opt: opt, tries: maxVariants}
	a.dropFlags()
	for _, x := range a.values(true) {
		a.cond("nonpoison(" + x + ")")
	}
	undef := ""
	for _, x := range a.values(true) {
		a.cond("noundef("+x+")", "nonpoison("+x+")")
		undef += " && noundef(" + x + ")"
	}
	a.freezes()
	a.requireFlags()
	a.constants()
	a.widths()
	for _, x := range a.values(false) {
		a.cond("non_zero(" + x + ")")
		a.cond("non_negative(" + x + ")")
	}
	if undef != "" {
		all := undef[len(" && "):]
		a.last = append(a.last, edit{text: "if " + all, cond: all})
	}
	for _, x := range a.values(false) {
		text := "is_power_of_two(" + x + ")"
		a.last = append(a.last, edit{text: "if " + text, cond: text})
	}
	return a
}

// cond adds a condition, from which those named weaker follow.
func (a *adviser) cond(text string, weaker ...string) {
	a.edits = append(a.edits, edit{text: "if " + text, cond: text, weaker: weaker})
}

// only is cond, for a condition that nothing is tried together with.
func (a *adviser) only(text string, weaker ...string) {
	a.edits = append(a.edits, edit{text: "if " + text, cond: text, weaker: weaker, alone: true})
}

// advise tries single edits, then pairs. The proofs of one size that succeed are
// the advice.
func (a *adviser) advise() []string {
	var found []string
	conds := map[string]bool{} // that helped
	try := func(edits ...edit) (more bool) {
		for _, e := range edits {
			if slices.ContainsFunc(e.weaker, func(w string) bool { return conds[w] }) {
				return true
			}
		}
		if a.holds(edits) {
			var texts []string
			for _, e := range edits {
				texts = append(texts, e.text)
				conds[e.cond] = true
			}
			if text := joinEdits(texts); !slices.Contains(found, text) { // of equal terms of the left side
				found = append(found, text)
			}
		}
		return len(found) < maxAdvice && a.tries > 0
	}
	for _, e := range a.edits {
		if !try(e) {
			return found
		}
	}
	for j := 1; j < len(a.edits) && len(found) == 0; j++ {
		for i := range j {
			if a.edits[i].goes(a.edits[j]) && !try(a.edits[i], a.edits[j]) {
				return found
			}
		}
	}
	if len(found) == 0 {
		for _, e := range a.last {
			try(e)
		}
	}
	return found
}

// joinEdits puts the texts of edits together: changes of terms, then conditions
// behind one "if".
func joinEdits(texts []string) string {
	var changes, conds []string
	for _, t := range texts {
		if cond, ok := strings.CutPrefix(t, "if "); ok {
			conds = append(conds, cond)
		} else {
			changes = append(changes, t)
		}
	}
	out := strings.Join(changes, " and ")
	if len(conds) > 0 {
		out = strings.TrimSpace(out + " if " + strings.Join(conds, " && "))
	}
	return out
}

// holds tells whether the rule with the edits is proved.
func (a *adviser) holds(edits []edit) bool {
	if a.tries--; a.tries < 0 {
		return false
	}
	v := a.variant(edits)
	if v == nil || sameButFlags(v) {
		return false
	}
	return a.meaningful(v, Rule(v, Options{Steps: adviceSteps})) && a.meaningful(v, Rule(v, a.opt))
}

// meaningful tells whether a verdict proves the variant at more than the widths
// at which nearly everything is right.
func (a *adviser) meaningful(r *dsl.Rule, v Verdict) bool {
	open := slices.ContainsFunc(r.Types, func(t dsl.Type) bool { return t.Kind == dsl.AnyType || t.Kind == dsl.IntType && t.Width == 0 })
	return v.Status == Tested || v.Status == Proved && (!open || slices.Max(v.Widths) >= adviceWidth)
}

// variant is the rule with the edits, nil if that is no rule.
func (a *adviser) variant(edits []edit) *dsl.Rule {
	copies := map[*dsl.Term]*dsl.Term{}
	r := *a.rule
	r.LHS, r.RHS = copyTerm(r.LHS, copies), copyTerm(r.RHS, copies)
	r.FlagVars = slices.Clone(r.FlagVars)
	text := ""
	for _, e := range edits {
		if e.apply != nil {
			e.apply(&r, func(t *dsl.Term) *dsl.Term { return copies[t] })
		} else {
			text += " if " + e.cond
		}
	}
	set, diags := load.Sources([]dsl.Source{{Name: a.rule.File, Text: r.String() + text}}, load.Options{})
	if diags.HasErrors() || len(set.Rules) != 1 {
		return nil
	}
	return set.Rules[0]
}

// sameButFlags tells whether a rule does nothing but drop flags, which needs no
// rule.
func sameButFlags(r *dsl.Rule) bool {
	text := func(t *dsl.Term) string {
		bare := copyTerm(t, map[*dsl.Term]*dsl.Term{})
		bare.Walk(func(t *dsl.Term) { t.Flags = dsl.FlagExpr{} })
		return r.TermString(bare)
	}
	return text(r.LHS) == text(r.RHS)
}

func copyTerm(t *dsl.Term, copies map[*dsl.Term]*dsl.Term) *dsl.Term {
	c := *t
	c.Args = make([]*dsl.Term, len(t.Args))
	for i, arg := range t.Args {
		c.Args[i] = copyTerm(arg, copies)
	}
	copies[t] = &c
	return &c
}

// values are the names of what facts can be asked about. A fact about a single
// bit, unless it is one about undef, would be its value.
func (a *adviser) values(bits bool) (names []string) {
	for _, v := range a.rule.Vars {
		bit := v.Type != dsl.None && a.rule.Types[v.Type].Width == 1
		if (v.Kind == dsl.ValueVar || v.Kind == dsl.NodeVar) && v.Name != "_" && (bits || !bit) {
			names = append(names, v.Name)
		}
	}
	return names
}

// dropFlags takes flags away from operations of the right side.
func (a *adviser) dropFlags() {
	holders := map[ir.Flags][]*dsl.Term{} // of each flag
	all := ir.Flags(0)
	a.rule.RHS.Walk(func(t *dsl.Term) {
		if !t.IsOperation() {
			return
		}
		for _, fl := range eachFlag(t.Flags.Set & (ir.PoisonFlags | ir.FastMath)) {
			holders[fl] = append(holders[fl], t)
			all |= fl
		}
		a.dropFlagVars(t)
	})
	drop := func(text string, flags ir.Flags, from []*dsl.Term) {
		a.change(dropFlags, "without "+text+" on the right", func(_ *dsl.Rule, term func(*dsl.Term) *dsl.Term) {
			for _, t := range from {
				term(t).Flags.Set &^= flags
			}
		})
	}
	for _, fl := range eachFlag(all) {
		from := holders[fl]
		for _, t := range from {
			if len(from) > 1 {
				drop(fl.String()+" in "+a.rule.TermString(t), fl, []*dsl.Term{t})
			}
		}
		drop(fl.String(), fl, from)
	}
	if len(eachFlag(all)) > 1 {
		var from []*dsl.Term
		for _, fl := range eachFlag(all) {
			from = append(from, holders[fl]...)
		}
		drop("flags", all, from)
	}
}

// change adds an edit of terms.
func (a *adviser) change(kind editKind, text string, apply func(r *dsl.Rule, term func(*dsl.Term) *dsl.Term)) {
	a.edits = append(a.edits, edit{kind: kind, text: text, apply: apply})
}

// dropFlagVars takes flags away that come from the left side.
func (a *adviser) dropFlagVars(t *dsl.Term) {
	if len(t.Flags.Vars) == 0 {
		return
	}
	domain := ir.Flags(0)
	var names []string
	for _, f := range t.Flags.Vars {
		domain |= a.rule.FlagVars[f].Domain
		names = append(names, a.rule.FlagVars[f].Name)
	}
	for _, fl := range eachFlag(domain & t.Flags.Mask & (ir.PoisonFlags | ir.FastMath)) {
		a.change(dropFlags, "with "+strings.Join(names, " & ")+" & "+fl.String()+" on the right",
			func(_ *dsl.Rule, term func(*dsl.Term) *dsl.Term) { term(t).Flags.Mask &= fl })
	}
	a.change(dropFlags, "without "+strings.Join(names, " and ")+" on the right",
		func(r *dsl.Rule, term func(*dsl.Term) *dsl.Term) {
			term(t).Flags.Vars = nil
			dropUnused(r)
		})
}

// dropUnused makes the flag variables of the left side that the right side does
// no longer use no variables: the checker refuses what is used once.
func dropUnused(r *dsl.Rule) {
	used := map[dsl.FlagVarID]bool{}
	r.RHS.Walk(func(t *dsl.Term) {
		for _, f := range t.Flags.Vars {
			used[f] = true
		}
	})
	r.LHS.Walk(func(t *dsl.Term) {
		t.Flags.Vars = slices.DeleteFunc(slices.Clone(t.Flags.Vars), func(f dsl.FlagVarID) bool { return !used[f] })
	})
}

// requireFlags asks for flags on the left.
func (a *adviser) requireFlags() {
	a.rule.LHS.Walk(func(t *dsl.Term) {
		if !t.IsOperation() || len(t.Flags.Vars) > 0 {
			return
		}
		if slices.ContainsFunc(t.Args, func(a *dsl.Term) bool { return a.Kind == dsl.UndefTerm }) {
			return // a flag that picks the value of undef
		}
		flags := t.Op.Info().Flags
		if t.Intrinsic != nil {
			flags = t.Intrinsic.Flags
		}
		for _, fl := range eachFlag(flags & (ir.PoisonFlags | ir.FastMath) &^ t.Flags.Set) {
			with := *t
			with.Flags.Set |= fl
			with.Bind = dsl.None
			a.change(requireFlags, "for "+a.rule.TermString(&with)+" on the left",
				func(_ *dsl.Rule, term func(*dsl.Term) *dsl.Term) { term(t).Flags.Set |= fl })
		}
	})
}

// freezes fixes variables that the right side uses, all uses alike.
func (a *adviser) freezes() {
	type operand struct {
		of *dsl.Term
		i  int
	}
	uses := make([][]operand, len(a.rule.Vars))
	a.rule.RHS.Walk(func(t *dsl.Term) {
		for i, arg := range t.Args {
			if t.Op != ir.OpFreeze && arg.Kind == dsl.VarTerm {
				uses[arg.Var] = append(uses[arg.Var], operand{t, i})
			}
		}
	})
	for v, where := range uses {
		if k := a.rule.Vars[v]; len(where) > 0 && (k.Kind == dsl.ValueVar || k.Kind == dsl.NodeVar) {
			a.change(addFreeze, "with freeze("+k.Name+") on the right", func(_ *dsl.Rule, term func(*dsl.Term) *dsl.Term) {
				for _, u := range where {
					arg := u.of.Args[u.i]
					term(u.of).Args[u.i] = &dsl.Term{Kind: dsl.OpTerm, Op: ir.OpFreeze, Type: arg.Type, Args: []*dsl.Term{arg}, Elem: dsl.None, Bind: dsl.None}
				}
			})
		}
	}
}

// constants are conditions on the constants that are usually what is missing.
func (a *adviser) constants() {
	var names []string
	for _, v := range a.rule.Vars {
		if v.Kind == dsl.ConstVar {
			names = append(names, v.Name)
		}
	}
	shifts := false
	a.rule.LHS.Walk(func(t *dsl.Term) {
		shifts = shifts || slices.Contains([]ir.Op{ir.OpShl, ir.OpLShr, ir.OpAShr}, t.Op)
	})
	for _, c := range names {
		cond := func(text string, weaker ...string) {
			for i := range weaker {
				weaker[i] = strings.ReplaceAll(weaker[i], "C", c)
			}
			a.cond(strings.ReplaceAll(text, "C", c), weaker...)
		}
		cond("C != 0")
		cond("C != -1")
		cond("C != 1")
		cond("C != signed_min()")
		cond("C >=s 0", "C != signed_min()", "C != -1")
		cond("C >s 0", "C != 0", "C != signed_min()", "C != -1", "C >=s 0")
		cond("C <u width(C)", "C != signed_min()", "C != -1", "C >=s 0")
		a.only("is_power_of_two("+c+")", c+" != 0")
	}
	for i, c := range names {
		for _, d := range names[i+1:] {
			for _, text := range []string{"add_nuw(C, D)", "add_nsw(C, D)", "mul_nuw(C, D)", "mul_nsw(C, D)", "C == D", "C <=u D", "D <=u C", "C <s D", "D <s C", "C + D <u width(C)"} {
				if strings.Contains(text, "width") && !shifts {
					continue
				}
				a.only(strings.NewReplacer("C", c, "D", d).Replace(text))
			}
		}
	}
}

// widths asks for more than the first bits, where signs and numbers coincide.
func (a *adviser) widths() {
	seen := map[dsl.TypeID]bool{}
	for _, v := range a.rule.Vars {
		if v.Type == dsl.None || seen[v.Type] || v.Name == "_" {
			continue
		}
		if t := a.rule.Types[v.Type]; t.Kind != dsl.IntType || t.Width != 0 {
			continue
		}
		seen[v.Type] = true
		a.only("width(" + v.Name + ") >= 2")
		a.only("width("+v.Name+") >= 3", "width("+v.Name+") >= 2")
	}
}

// eachFlag splits a set.
func eachFlag(flags ir.Flags) []ir.Flags {
	var list []ir.Flags
	for fl := ir.Flags(1); fl != 0 && fl <= flags; fl <<= 1 {
		if flags&fl != 0 {
			list = append(list, fl)
		}
	}
	return list
}
