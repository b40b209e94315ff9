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
)

// Options limit and widen what is looked for.
type Options struct {
	// About tells which rules to report on; nil for all. The others are looked at
	// as the company of these.
	About func(*dsl.Rule) bool
}

// Set finds what is allowed and hardly meant:
//
//   - a rule hidden by another one, which does the same wherever it applies;
//   - two rules with the same left side and condition and different right sides;
//   - a rule, or two that undo each other, whose result is larger than what it
//     came from and matches again, so that terms grow until a limit stops them;
//   - a rule whose condition no constants satisfy.
//
// Warnings come in the order of the rules.
func Set(s *dsl.Set, opt Options) ir.Diagnostics {
	var diags ir.Diagnostics
	warn := func(r *dsl.Rule, code syntax.Code, msg string, related *dsl.Rule) {
		if opt.About != nil && !opt.About(r) {
			return
		}
		d := r.Diagnostic(ir.Warning, code, msg)
		if related != nil {
			d.Related = append(d.Related, related.Diagnostic(ir.Note, nil, "the other one is: rule "+related.Name))
		}
		diags = append(diags, d)
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
		if !satisfiable(r) {
			warn(r, Never, fmt.Sprintf("rule %s can't apply: no constants of any width satisfy its condition", r.Name), nil)
		}
		hidden, overlaps := false, (*dsl.Rule)(nil)
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
				warn(r, Hidden, fmt.Sprintf("rule %s is hidden by %s, which does the same wherever it applies", r.Name, o.Name), o)
				hidden = true
			case !sameRight && mutual && index[o] < i && overlaps == nil:
				overlaps = o
			}
		}
		if overlaps != nil && !hidden {
			warn(r, Overlap, fmt.Sprintf("rules %s and %s apply to the same terms under the same condition", r.Name, overlaps.Name), overlaps)
		}
	}
	growth(s, byRoot, warn)
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

// subsume matches the left side of one rule with that of another, the second
// one's variables standing for themselves.
type subsume struct {
	general, special *dsl.Rule
	terms            []*dsl.Term
	types            []dsl.TypeID
	preds            []*dsl.PredExpr
}

func (m *subsume) reset() {
	m.terms, m.types, m.preds = make([]*dsl.Term, len(m.general.Vars)), make([]dsl.TypeID, len(m.general.Types)), make([]*dsl.PredExpr, len(m.general.PredVars))
	for i := range m.types {
		m.types[i] = dsl.None
	}
}

// plausible is a quick test that passes whenever term does: it looks at
// operations and literals only. Nearly all pairs of rules fail it.
func plausible(g, s *dsl.Term) bool {
	if g.Kind == dsl.VarTerm {
		return true
	}
	if g.Kind != s.Kind || g.Op != s.Op || g.Lit != s.Lit || g.Intrinsic != s.Intrinsic || len(g.Args) != len(s.Args) || g.Flags.Set&^s.Flags.Set != 0 {
		return false
	}
	straight := true
	for i := range g.Args {
		straight = straight && plausible(g.Args[i], s.Args[i])
	}
	if straight || !g.Commutes() {
		return straight
	}
	for i := 2; i < len(g.Args); i++ {
		if !plausible(g.Args[i], s.Args[i]) {
			return false
		}
	}
	return plausible(g.Args[0], s.Args[1]) && plausible(g.Args[1], s.Args[0])
}

// rule tells whether the general rule applies wherever the special one does.
func (m *subsume) rule() bool {
	if !plausible(m.general.LHS, m.special.LHS) {
		return false
	}
	m.reset()
	return m.term(m.general.LHS, m.special.LHS, func() bool {
		for _, c := range m.general.Constraints {
			if !slices.ContainsFunc(m.special.Constraints, func(o dsl.Constraint) bool {
				return o.Kind == c.Kind && o.A == m.types[c.A] && o.B == m.types[c.B]
			}) && !m.fixed(c) {
				return false
			}
		}
		for _, g := range m.general.Guards {
			if !slices.ContainsFunc(m.special.Guards, func(o *dsl.Cond) bool { return m.cond(g, o) }) {
				return false
			}
		}
		return true
	})
}

// fixed: a constraint between definite widths was checked with the rule.
func (m *subsume) fixed(c dsl.Constraint) bool {
	a, b := m.types[c.A], m.types[c.B]
	return a != dsl.None && b != dsl.None && m.special.Types[a].Width != 0 && m.special.Types[b].Width != 0
}

func (m *subsume) typ(g, s dsl.TypeID) bool {
	if m.types[g] != dsl.None {
		return m.types[g] == s
	}
	a, b := m.general.Types[g], m.special.Types[s]
	ok := a.Kind == dsl.AnyType || a.Kind == b.Kind && (a.Width == 0 || a.Width == b.Width) && (a.Format == 0 || a.Format == b.Format) &&
		(a.Len == 0 || a.Len == b.Len) && len(a.Fields) == len(b.Fields)
	if ok && a.Kind == dsl.VectorType {
		ok = m.typ(a.Elem, b.Elem)
	}
	for i := 0; ok && i < len(a.Fields) && a.Kind == dsl.StructType; i++ {
		ok = m.typ(a.Fields[i], b.Fields[i])
	}
	if ok {
		m.types[g] = s
	}
	return ok
}

func (m *subsume) term(g, s *dsl.Term, next func() bool) bool {
	terms, types, preds := slices.Clone(m.terms), slices.Clone(m.types), slices.Clone(m.preds)
	if m.typ(g.Type, s.Type) && m.node(g, s, next) {
		return true
	}
	m.terms, m.types, m.preds = terms, types, preds
	return false
}

func (m *subsume) node(g, s *dsl.Term, next func() bool) bool {
	if g.Bind != dsl.None {
		m.terms[g.Bind] = s
	}
	if g.Kind == dsl.VarTerm {
		if m.terms[g.Var] != nil {
			return sameTerm(m.terms[g.Var], s) && next()
		}
		constant := s.Kind == dsl.LitTerm || s.Kind == dsl.FloatTerm || s.Kind == dsl.ComputedTerm || s.Kind == dsl.VarTerm && m.special.Vars[s.Var].Kind == dsl.ConstVar
		if m.general.Vars[g.Var].Kind == dsl.ConstVar && !constant {
			return false
		}
		m.terms[g.Var] = s
		return next()
	}
	if g.Kind != s.Kind || g.Op != s.Op || g.Intrinsic != s.Intrinsic || g.Func != s.Func || g.Lit != s.Lit || g.Float != s.Float || len(g.Args) != len(s.Args) || len(g.Indices) != len(s.Indices) {
		return false
	}
	if g.Flags.Set&^s.Flags.Set != 0 || g.Elem != dsl.None && !m.typ(g.Elem, s.Elem) || g.Kind == dsl.ComputedTerm && !m.expr(g.Expr, s.Expr) {
		return false
	}
	for i, x := range g.Indices {
		if x.Var == dsl.None && x != s.Indices[i] {
			return false
		}
	}
	if m.pred(g.Pred, s.Pred, false) && m.args(g.Args, s.Args, next) {
		return true
	}
	if !g.Commutes() {
		return false
	}
	args := slices.Clone(s.Args)
	args[0], args[1] = args[1], args[0]
	return m.pred(g.Pred, s.Pred, true) && m.args(g.Args, args, next)
}

func (m *subsume) args(g, s []*dsl.Term, next func() bool) bool {
	if len(g) == 0 {
		return next()
	}
	return m.term(g[0], s[0], func() bool { return m.args(g[1:], s[1:], next) })
}

func (m *subsume) pred(g, s dsl.PredExpr, swapped bool) bool {
	if swapped {
		if s.Var == dsl.None {
			s.Pred = s.Pred.Swap()
		} else {
			s.Swap = !s.Swap
		}
	}
	if g.Var == dsl.None {
		return g.Pred == s.Pred && s.Var == dsl.None
	}
	if m.preds[g.Var] == nil {
		m.preds[g.Var] = &s
		return !g.Swap && !g.Invert
	}
	return *m.preds[g.Var] == s && !g.Swap && !g.Invert
}

// expr compares an expression of the general rule with one of the special rule.
func (m *subsume) expr(g, s *dsl.Expr) bool {
	if g.Kind == dsl.ConstExpr && m.terms[g.Var] != nil {
		t := m.terms[g.Var]
		switch t.Kind {
		case dsl.VarTerm:
			return s.Kind == dsl.ConstExpr && s.Var == t.Var
		case dsl.LitTerm:
			return s.Kind == dsl.LitExpr && s.Lit == t.Lit
		case dsl.ComputedTerm:
			return sameExpr(t.Expr, s)
		}
		return false
	}
	if g.Kind != s.Kind || g.Lit != s.Lit || g.Float != s.Float || g.Func != s.Func || len(g.Args) != len(s.Args) || g.Kind == dsl.ConstExpr ||
		g.Kind == dsl.WidthExpr && m.types[g.Of] != s.Of {
		return false
	}
	for i := range g.Args {
		if !m.expr(g.Args[i], s.Args[i]) {
			return false
		}
	}
	return true
}

func sameExpr(a, b *dsl.Expr) bool {
	if a.Kind != b.Kind || a.Lit != b.Lit || a.Float != b.Float || a.Var != b.Var || a.Of != b.Of || a.Func != b.Func || len(a.Args) != len(b.Args) {
		return false
	}
	for i := range a.Args {
		if !sameExpr(a.Args[i], b.Args[i]) {
			return false
		}
	}
	return true
}

func (m *subsume) cond(g, s *dsl.Cond) bool {
	if g.Kind != s.Kind || g.Pred != s.Pred || g.Fact != s.Fact || len(g.Args) != len(s.Args) || !slices.Equal(g.Preds, s.Preds) || len(g.FactArgs) != len(s.FactArgs) {
		return false
	}
	for i := range g.Args {
		if !m.cond(g.Args[i], s.Args[i]) {
			return false
		}
	}
	switch g.Kind {
	case dsl.CompareCond:
		return m.expr(g.X, s.X) && m.expr(g.Y, s.Y)
	case dsl.PredInCond:
		return m.pred(g.PredVar, s.PredVar, false)
	case dsl.FactCond:
		for i, a := range g.FactArgs {
			b := s.FactArgs[i]
			switch {
			case a.Var != dsl.None && b.Var != dsl.None:
				if t := m.terms[a.Var]; t == nil || t.Kind != dsl.VarTerm || t.Var != b.Var {
					return false
				}
			case a.Var != dsl.None || b.Var != dsl.None || !m.expr(a.Expr, b.Expr):
				return false
			}
		}
	}
	return true
}

// sameRight tells whether the right side of the general rule, in the terms of
// the special one, is the special one's right side.
func (m *subsume) sameRight() bool {
	return m.right(m.general.RHS, m.special.RHS)
}

func (m *subsume) right(g, s *dsl.Term) bool {
	if g.Kind == dsl.VarTerm {
		return m.terms[g.Var] != nil && sameTerm(m.terms[g.Var], s)
	}
	if g.Kind != s.Kind || g.Op != s.Op || g.Intrinsic != s.Intrinsic || g.Func != s.Func || g.Lit != s.Lit || g.Float != s.Float ||
		g.Flags.Set != s.Flags.Set || len(g.Flags.Vars) != len(s.Flags.Vars) || len(g.Args) != len(s.Args) || !slices.Equal(g.Indices, s.Indices) ||
		g.Kind == dsl.ComputedTerm && !m.expr(g.Expr, s.Expr) {
		return false
	}
	if g.Pred.Var != dsl.None {
		p := m.preds[g.Pred.Var]
		if p == nil || p.Var != s.Pred.Var || p.Swap != (s.Pred.Swap != g.Pred.Swap) || p.Invert != (s.Pred.Invert != g.Pred.Invert) || p.Pred != s.Pred.Pred {
			return false
		}
	} else if g.Pred != s.Pred {
		return false
	}
	for i := range g.Args {
		if !m.right(g.Args[i], s.Args[i]) {
			return false
		}
	}
	return true
}

// sameTerm compares two terms of one rule.
func sameTerm(a, b *dsl.Term) bool {
	if a.Kind != b.Kind || a.Type != b.Type || a.Var != b.Var || a.Lit != b.Lit || a.Float != b.Float || a.Op != b.Op || a.Intrinsic != b.Intrinsic || a.Func != b.Func ||
		a.Flags.Set != b.Flags.Set || a.Pred != b.Pred || !slices.Equal(a.Indices, b.Indices) || len(a.Args) != len(b.Args) ||
		a.Kind == dsl.ComputedTerm && !sameExpr(a.Expr, b.Expr) {
		return false
	}
	for i := range a.Args {
		if !sameTerm(a.Args[i], b.Args[i]) {
			return false
		}
	}
	return true
}

// growth looks for results that match again and are larger.
func growth(s *dsl.Set, byRoot map[string][]*dsl.Rule, warn func(*dsl.Rule, syntax.Code, string, *dsl.Rule)) {
	for _, a := range s.Rules {
		before := size(a.LHS)
		if after := size(a.RHS); after > before && matchesIn(a, a, a.RHS) {
			warn(a, Grows, fmt.Sprintf("rule %s grows without bound: its result matches again and is larger", a.Name), nil)
			continue
		}
		// The other rule applies to what this one makes, at its root; the two
		// together give a larger term that this one matches.
		if k := a.RHS.Kind; k != dsl.OpTerm && k != dsl.CallTerm {
			continue
		}
		for _, b := range byRoot[rootKey(a.RHS)] {
			if b == a || !plausible(b.LHS, a.RHS) {
				continue
			}
			m := &subsume{general: b, special: a}
			m.reset()
			if !m.term(b.LHS, a.RHS, func() bool { return true }) {
				continue
			}
			again := m.replace(b.RHS)
			if size(again) > before && matchesIn(a, a, again) && first(s, a, b) {
				warn(a, Grows, fmt.Sprintf("rules %s and %s undo each other and grow without bound", a.Name, b.Name), b)
			}
		}
	}
}

// first tells whether a comes before b, so that a pair is named once.
func first(s *dsl.Set, a, b *dsl.Rule) bool {
	for _, r := range s.Rules {
		if r == a || r == b {
			return r == a
		}
	}
	return false
}

func size(t *dsl.Term) int {
	n := 0
	t.Walk(func(*dsl.Term) { n++ })
	return n
}

// matchesIn tells whether the rule's left side matches a part of a term of rule
// o, leaves aside, and what o itself found: that is known already.
func matchesIn(r, o *dsl.Rule, t *dsl.Term) (found bool) {
	t.Walk(func(t *dsl.Term) {
		if found || t.Kind != dsl.OpTerm && t.Kind != dsl.CallTerm || !plausible(r.LHS, t) || sameTerm(t, o.LHS) {
			return
		}
		m := &subsume{general: r, special: o}
		m.reset()
		found = m.term(r.LHS, t, func() bool { return true })
	})
	return found
}

// replace is a right side of the general rule in the terms of the special one.
// Types that only it has are given as dsl.None's neighbour: they are not compared
// again, since terms are only measured and matched by their operations.
func (m *subsume) replace(g *dsl.Term) *dsl.Term {
	if g.Kind == dsl.VarTerm && m.terms[g.Var] != nil {
		return m.terms[g.Var]
	}
	s := *g
	if m.types[g.Type] != dsl.None {
		s.Type = m.types[g.Type]
	} else {
		s.Type = m.special.RHS.Type
	}
	s.Args = nil
	s.Bind = dsl.None
	for _, a := range g.Args {
		s.Args = append(s.Args, m.replace(a))
	}
	return &s
}
