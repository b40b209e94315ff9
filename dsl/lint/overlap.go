package lint

import (
	"fmt"
	"slices"

	"rewrite/dsl"
)

// An overlap is two rules that make different things of one term.
type overlap struct {
	rule, other *dsl.Rule
	more        int // further rules that the first overlaps with
	at          *dsl.Test
	a, b        *dsl.Term // what they make of it
}

func (x overlap) message() string {
	others := x.other.Name
	if x.more > 0 {
		others += fmt.Sprintf(" and %d more", x.more)
	}
	return fmt.Sprintf("rule %s overlaps with %s: of %s they make %s and %s", x.rule.Name, others, x.at, x.at.Terms.TermString(x.a), x.at.Terms.TermString(x.b))
}

// overlaps finds for each rule the first other one that overlaps with it, and
// counts the rest. An overlap is a term that both were seen to rewrite; the
// search for it, from one example of each, may miss some.
func (l *linter) overlaps() []overlap {
	tests := make([]*dsl.Test, len(l.rules))
	l.each(len(l.rules), func(i int) {
		if found := examples(l.rules[i], 1); len(found) > 0 {
			tests[i] = found[0]
		}
	})
	found := make([]*overlap, len(l.rules))
	l.eachAsked(func(i int) {
		r := l.rules[i]
		if tests[i] == nil {
			return
		}
		for _, j := range l.byRoot[rootKey(r.LHS)] {
			if i == j || tests[j] == nil || !unifies(r.LHS, l.rules[j].LHS) {
				continue
			}
			x := meet(r, l.rules[j], tests[i], tests[j])
			switch {
			case x == nil:
			case found[i] == nil:
				found[i] = x
			default:
				found[i].more++
			}
		}
	})
	var all []overlap
	for _, x := range found {
		if x != nil {
			all = append(all, *x)
		}
	}
	return all
}

// meet looks for a term that both rules rewrite: the examples of the two, one
// put into the variables of the other.
func meet(a, b *dsl.Rule, ta, tb *dsl.Test) *overlap {
	t, sb := beside(ta, tb)
	for _, ofB := range []bool{false, true} {
		u := &unifier{t: t, vars: map[dsl.VarID]*dsl.Term{}, literalsOfB: ofB}
		s, ok := u.unify(t.Terms.LHS, sb)
		if !ok {
			continue
		}
		s = u.instance(s)
		for _, x := range t.Rewrites(a, s) {
			for _, y := range t.Rewrites(b, s) {
				if x, y := fold(t, x), fold(t, y); keyOf(t, x) != keyOf(t, y) {
					at := private(t)
					at.Terms.LHS = s
					return &overlap{rule: a, other: b, at: at, a: x, b: y}
				}
			}
		}
	}
	return nil
}

// beside puts the terms of two tests into one, with the first one's left side,
// and gives the second one's left side in it.
func beside(a, b *dsl.Test) (t *dsl.Test, lhs *dsl.Term) {
	t = private(a)
	types, vars := dsl.TypeID(len(t.Terms.Types)), dsl.VarID(len(t.Terms.Vars))
	for _, p := range b.Terms.Types {
		if p.Kind == dsl.VectorType {
			p.Elem += types
		}
		p.Fields = slices.Clone(p.Fields)
		for i := range p.Fields {
			p.Fields[i] += types
		}
		t.Terms.Types = append(t.Terms.Types, p)
	}
	t.Terms.Vars = slices.Clip(t.Terms.Vars)
	for _, v := range b.Terms.Vars {
		for slices.ContainsFunc(t.Terms.Vars, func(o dsl.Var) bool { return o.Name == v.Name }) {
			v.Name += "2"
		}
		t.Terms.Vars = append(t.Terms.Vars, v)
	}
	t.Facts = slices.Clip(t.Facts)
	for _, f := range b.Facts {
		moved := *f
		moved.FactArgs = slices.Clone(f.FactArgs)
		for i, x := range moved.FactArgs {
			if x.Var != dsl.None {
				moved.FactArgs[i].Var += vars
			} else if x.Expr.Type != dsl.None {
				e := *x.Expr
				e.Type += types
				moved.FactArgs[i].Expr = &e
			}
		}
		t.Facts = append(t.Facts, &moved)
	}
	var move func(s *dsl.Term) *dsl.Term
	move = func(s *dsl.Term) *dsl.Term {
		m := *s
		m.Type += types
		if m.Var != dsl.None {
			m.Var += vars
		}
		if m.Elem != dsl.None {
			m.Elem += types
		}
		m.Args = nil
		for _, x := range s.Args {
			m.Args = append(m.Args, move(x))
		}
		return &m
	}
	return t, move(b.Terms.LHS)
}

// A unifier finds a term that is an instance of two, of which one's variables
// are not the other's.
type unifier struct {
	t           *dsl.Test
	vars        map[dsl.VarID]*dsl.Term
	literalsOfB bool // where literals differ, the second one's is taken
}

// sameType compares types of a test, which are definite but for pointers: of two of
// these nothing says that they are of one size.
func (u *unifier) sameType(a, b dsl.TypeID) bool {
	if a == b {
		return true
	}
	s, t := u.t.Terms.Types[a], u.t.Terms.Types[b]
	if s.Kind != t.Kind {
		return false
	}
	switch s.Kind {
	case dsl.IntType:
		return s.Width == t.Width
	case dsl.FloatType:
		return s.Format == t.Format
	case dsl.VectorType:
		return s.Len == t.Len && u.sameType(s.Elem, t.Elem)
	case dsl.StructType:
		return slices.EqualFunc(s.Fields, t.Fields, u.sameType)
	}
	return false
}

// unify gives the instance as far as it is known; the variables are put in at
// the end, see instance.
func (u *unifier) unify(a, b *dsl.Term) (*dsl.Term, bool) {
	if !u.sameType(a.Type, b.Type) {
		return nil, false
	}
	for _, p := range [][2]*dsl.Term{{a, b}, {b, a}} {
		if v := p[0]; v.Kind == dsl.VarTerm {
			if had := u.vars[v.Var]; had != nil {
				return u.unify(had, p[1])
			}
			if p[1].Kind == dsl.VarTerm && p[1].Var == v.Var {
				return v, true
			}
			if u.occurs(v.Var, p[1]) {
				return nil, false
			}
			u.vars[v.Var] = p[1]
			return p[1], true
		}
	}
	if leaf(a) || leaf(b) {
		if u.literalsOfB {
			a, b = b, a
		}
		return a, leaf(a) && leaf(b)
	}
	if a.Kind != b.Kind || a.Op != b.Op || a.Intrinsic != b.Intrinsic || a.Func != b.Func || len(a.Args) != len(b.Args) || !slices.Equal(a.Indices, b.Indices) {
		return nil, false
	}
	out := *a
	out.Flags.Set |= b.Flags.Set
	before := map[dsl.VarID]*dsl.Term{}
	for k, v := range u.vars {
		before[k] = v
	}
	if a.Pred.Pred == b.Pred.Pred && u.args(&out, a.Args, b.Args) {
		return &out, true
	}
	if !a.Commutes() || a.Pred.Pred != b.Pred.Pred.Swap() && a.Pred.Pred != 0 {
		return nil, false
	}
	u.vars = before
	args := slices.Clone(b.Args)
	args[0], args[1] = args[1], args[0]
	return &out, u.args(&out, a.Args, args)
}

func (u *unifier) args(out *dsl.Term, a, b []*dsl.Term) bool {
	out.Args = nil
	for i := range a {
		s, ok := u.unify(a[i], b[i])
		if !ok {
			return false
		}
		out.Args = append(out.Args, s)
	}
	return true
}

// occurs tells whether a variable is in a term, or in what its variables stand
// for: it can't stand for that term then.
func (u *unifier) occurs(v dsl.VarID, s *dsl.Term) (found bool) {
	s.Walk(func(s *dsl.Term) {
		if s.Kind == dsl.VarTerm {
			to := u.vars[s.Var]
			found = found || s.Var == v || to != nil && u.occurs(v, to)
		}
	})
	return found
}

// instance puts in what the variables stand for.
func (u *unifier) instance(s *dsl.Term) *dsl.Term {
	if s.Kind == dsl.VarTerm && u.vars[s.Var] != nil {
		return u.instance(u.vars[s.Var])
	}
	if len(s.Args) == 0 {
		return s
	}
	out := *s
	out.Args = nil
	for _, a := range s.Args {
		out.Args = append(out.Args, u.instance(a))
	}
	return &out
}
