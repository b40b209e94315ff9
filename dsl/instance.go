package dsl

import (
	"slices"

	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
)

// Instance is the rule at the widths, formats, constants, flags and predicates
// of b: a test whose parameters are the variables of the rule, and which takes
// as known what the conditions ask of them. A type that can be anything is i8, one that
// a getelementptr counts in has as many bytes as b says, a length that is free is 4. !ok: the rule does not apply there, or it asks for
// what a test can't say (facts about operations, aggregates of any shape).
func (r *Rule) Instance(b *Bindings) (t *Test, ok bool) {
	t = &Test{Rule: r.Name, File: r.File, Span: r.Span, Terms: &Rule{Name: r.Name, File: r.File, Vars: make([]Var, len(r.Vars))}}
	for i, p := range r.Types {
		switch p.Kind {
		case IntType:
			p.Width = b.Bits[i]
		case FloatType:
			p.Format = b.Formats[i]
		case AnyType:
			p = Type{Kind: IntType, Width: 8 * max(1, b.Bits[i])} // what a getelementptr counts in has so many bytes
		case VectorType:
			if p.Len == 0 {
				p.Len, p.LenVar = 4, ""
			}
		case AggType:
			return nil, false
		}
		p.Name = ""
		t.Terms.Types = append(t.Terms.Types, p)
	}
	m := &match{r: r, t: t, b: b, terms: make([]*Term, len(r.Vars)), types: make([]TypeID, len(r.Types)), lanes: unknownLanes}
	for i := range m.types {
		m.types[i] = TypeID(i)
	}
	used := map[string]bool{}
	for _, v := range r.Vars {
		used[v.Name] = true
	}
	wild := 'a'
	for i, v := range r.Vars {
		for v.Name == "_" {
			if name := string(wild); !used[name] {
				v.Name, used[name] = name, true
			}
			wild++
		}
		t.Terms.Vars[i] = v
		switch v.Kind {
		case ValueVar:
			m.terms[i] = newTerm(VarTerm, v.Type)
			m.terms[i].Var = VarID(i)
		case ConstVar:
			m.terms[i] = t.Terms.literalTerm(v.Type, b.Vals[i])
		case IndexVar:
			m.terms[i] = &Term{}
		}
	}
	for _, g := range r.Guards {
		if !m.assume(g) {
			return nil, false
		}
	}
	built := true
	r.LHS.Walk(func(p *Term) { // parents first, so that the innermost is built last; each is built by itself
		if p.Bind != None && built {
			m.terms[p.Bind] = m.build(p)
			built = m.terms[p.Bind] != nil
		}
	})
	if !built || !m.holds() { // most tries end here
		return nil, false
	}
	if t.Terms.LHS = m.build(r.LHS); t.Terms.LHS == nil {
		return nil, false
	}
	t.Terms.RHS = m.build(r.RHS)
	return t, t.Terms.RHS != nil
}

func newTerm(kind TermKind, t TypeID) *Term {
	return &Term{Kind: kind, Type: t, Var: None, Bind: None, Elem: None, Pred: PredExpr{Var: None}}
}

// literalTerm is a constant given by its bits.
func (r *Rule) literalTerm(t TypeID, x num.Int) *Term {
	if s := r.Types[r.Scalar(t)]; s.Kind == FloatType {
		lit := newTerm(FloatTerm, t)
		lit.Float, _ = bitsToFloat(x, s.Format)
		return lit
	}
	lit := newTerm(LitTerm, t)
	lit.Lit = Lit{Mag: x}
	return lit
}

// assume makes what a condition asks of values a fact of the test. Of
// alternatives the first that can be had is taken.
func (m *match) assume(c *Cond) bool {
	switch c.Kind {
	case AndCond:
		for _, a := range c.Args {
			if !m.assume(a) {
				return false
			}
		}
		return true
	case OrCond:
		before := m.t.Facts
		for _, a := range c.Args {
			if m.assume(a) && m.r.EvalCond(a, m.b, m.known) {
				return true
			}
			m.t.Facts = before
		}
		return false
	case FactCond:
	default:
		return true
	}
	if c.Fact.Info().About == AboutProgram {
		return true
	}
	f := &Cond{Kind: FactCond, Fact: c.Fact, PredVar: PredExpr{Var: None}}
	values := 0
	for _, a := range c.FactArgs {
		if a.Var != None {
			if m.r.Vars[a.Var].Kind == ValueVar {
				values++
			}
			f.FactArgs = append(f.FactArgs, a)
			continue
		}
		x, ok := m.r.EvalConst(a.Expr, m.b)
		if !ok {
			return false
		}
		lit := &Expr{Kind: LitExpr, Type: a.Expr.Type, Lit: Lit{Mag: x}, Var: None, Of: None}
		f.FactArgs = append(f.FactArgs, FactArg{Var: None, Expr: lit})
	}
	if values == 0 {
		return true // of constants: computed
	}
	m.t.Facts = append(m.t.Facts, f)
	return true
}

// Rewrites gives what the rule makes of a term of the test at its root, one
// result for each way in which it matches.
func (t *Test) Rewrites(r *Rule, s *Term) []*Term {
	var all []*Term
	m := newMatch(t, r)
	m.term(r.LHS, s, func() bool {
		if out := m.finish(); out != nil {
			all = append(all, out)
		}
		return false
	})
	return all
}

func newMatch(t *Test, r *Rule) *match {
	m := &match{r: r, t: t, b: r.NewBindings(), terms: make([]*Term, len(r.Vars)), types: make([]TypeID, len(r.Types)), lanes: unknownLanes}
	for i := range m.types {
		m.types[i] = None
	}
	return m
}

// Fold computes an operation on integer literals; the term itself if it is none,
// or has no value there.
func (t *Test) Fold(s *Term) *Term {
	typ := t.Terms.Types[s.Type]
	if s.Kind != OpTerm && s.Kind != CallTerm || typ.Kind != IntType || typ.Width > 64 || len(s.Args) == 0 || len(s.Args) > 3 {
		return s
	}
	var x [3]num.Int
	width := uint32(0)
	for i, a := range s.Args {
		at := t.Terms.Types[a.Type]
		bits, ok := constBits(t.Terms, a)
		if !ok || at.Kind != IntType || at.Width > 64 {
			return s
		}
		if x[i] = bits; i == 0 {
			width = at.Width
		}
	}
	var out ir.Outcome
	var v num.Int
	switch {
	case s.Intrinsic != nil && s.Intrinsic.Eval != nil:
		v, out = s.Intrinsic.Eval(IntrinsicArgs{A: x[0], B: x[1], C: x[2], Width: width, To: typ.Width})
	case s.Kind == OpTerm && s.Op.Info().Eval != nil && len(s.Args) <= 2:
		var lo uint64
		lo, out = s.Op.Info().Eval(ir.EvalArgs{A: x[0].Lo, B: x[1].Lo, Width: width, To: typ.Width, Flags: s.Flags.Set, Pred: s.Pred.Pred})
		v = num.Of(lo)
	default:
		return s
	}
	if out != ir.Defined {
		return s
	}
	return t.Terms.literalTerm(s.Type, v)
}

// String is the term of the test, after its parameters, as a rule file has it;
// what it may take as known is behind an if.
func (t *Test) String() string {
	p := printer{r: t.Terms, seen: map[VarID]bool{}, plain: true}
	seen := map[VarID]bool{}
	t.Terms.LHS.Walk(func(s *Term) {
		if s.Kind != VarTerm || seen[s.Var] {
			return
		}
		p.b.WriteString(map[bool]string{true: "(", false: ", "}[len(seen) == 0])
		seen[s.Var] = true
		p.b.WriteString(t.Terms.Vars[s.Var].Name + ": " + p.typeText(s.Type))
	})
	if len(seen) > 0 {
		p.b.WriteString(") ")
	}
	p.term(t.Terms.LHS)
	for i, f := range t.Facts {
		p.b.WriteString(map[bool]string{true: " if ", false: " && "}[i == 0])
		p.cond(f, 1)
	}
	return p.b.String()
}

// ShareChoices makes freezes of the right side that are written alike one Term: who
// freezes a value twice means one choice. Those of the left side stay apart, as the
// instructions that they match may be.
func (r *Rule) ShareChoices() {
	var made []*Term
	var share func(t *Term) *Term
	share = func(t *Term) *Term {
		if t == nil {
			return nil
		}
		for i, a := range t.Args {
			t.Args[i] = share(a)
		}
		if t.Kind != OpTerm || t.Op != ir.OpFreeze {
			return t
		}
		if i := slices.IndexFunc(made, t.alike); i >= 0 {
			return made[i]
		}
		made = append(made, t)
		return t
	}
	r.RHS = share(r.RHS)
}

// alike tells whether two terms say the same.
func (t *Term) alike(o *Term) bool {
	return t.Kind == o.Kind && t.Type == o.Type && t.Var == o.Var && t.Lit == o.Lit && SameFloat(t.Float, o.Float) && t.Op == o.Op &&
		t.Intrinsic == o.Intrinsic && t.Func == o.Func && t.Flags.Set == o.Flags.Set && t.Flags.Mask == o.Flags.Mask &&
		slices.Equal(t.Flags.Vars, o.Flags.Vars) && t.Pred == o.Pred && slices.Equal(t.Indices, o.Indices) && t.Elem == o.Elem &&
		t.Expr.alike(o.Expr) && slices.EqualFunc(t.Args, o.Args, (*Term).alike)
}

func (e *Expr) alike(o *Expr) bool {
	if e == nil || o == nil {
		return e == o
	}
	return e.Kind == o.Kind && e.Type == o.Type && e.Lit == o.Lit && SameFloat(e.Float, o.Float) && e.Var == o.Var && e.Of == o.Of &&
		e.Func == o.Func && slices.EqualFunc(e.Args, o.Args, (*Expr).alike)
}
