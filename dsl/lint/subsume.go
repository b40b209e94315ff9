package lint

import (
	"slices"

	"rewrite/dsl"
)

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
	if g.Kind != s.Kind || g.Op != s.Op || g.Intrinsic != s.Intrinsic || g.Func != s.Func || g.Lit != s.Lit || !dsl.SameFloat(g.Float, s.Float) || len(g.Args) != len(s.Args) || len(g.Indices) != len(s.Indices) {
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
	if g.Kind != s.Kind || g.Lit != s.Lit || !dsl.SameFloat(g.Float, s.Float) || g.Func != s.Func || len(g.Args) != len(s.Args) || g.Kind == dsl.ConstExpr ||
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
	if a.Kind != b.Kind || a.Lit != b.Lit || !dsl.SameFloat(a.Float, b.Float) || a.Kind == dsl.ConstExpr && a.Var != b.Var || a.Of != b.Of || a.Func != b.Func || len(a.Args) != len(b.Args) {
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
	if g.Kind != s.Kind || g.Op != s.Op || g.Intrinsic != s.Intrinsic || g.Func != s.Func || g.Lit != s.Lit || !dsl.SameFloat(g.Float, s.Float) ||
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
	if a.Kind != b.Kind || a.Type != b.Type || a.Var != b.Var || a.Lit != b.Lit || !dsl.SameFloat(a.Float, b.Float) || a.Op != b.Op || a.Intrinsic != b.Intrinsic || a.Func != b.Func ||
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
