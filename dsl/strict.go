package dsl

import (
	"slices"

	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
)

// strict makes compares of the left side with a constant strict, as the mirror of x < C is
// x >= C, and programs have x > C - 1. A constant that the compare binds is another one
// then, from which the one of the text is computed.
func (r *Rule) strict() {
	s := &stricter{r: r, moved: map[VarID]int{}, settled: map[*Term]bool{}}
	r.LHS.Walk(s.compare)
	if len(s.guards) > 0 {
		r.LHS, r.RHS = s.term(r.LHS), s.term(r.RHS)
		r.Guards = append(mapped(r.Guards, s.cond), s.guards...)
	}
}

// strictPreds are what loose predicates become, by how much the constant changes, and the
// last numbers, from which there is no step: of the old constant, and of the new one.
var strictPreds = map[ir.Pred]struct {
	pred     ir.Pred
	step     int
	old, new string
}{
	ir.UGE: {ir.UGT, -1, "0", "-1"},
	ir.ULE: {ir.ULT, 1, "-1", "0"},
	ir.SGE: {ir.SGT, -1, "signed_min", "signed_max"},
	ir.SLE: {ir.SLT, 1, "signed_max", "signed_min"},
}

type stricter struct {
	r       *Rule
	moved   map[VarID]int  // from the bound constant to that of the text: 1 or -1
	settled map[*Term]bool // operands of compares that are strict now
	guards  []*Cond
}

// compare makes one strict, in place.
func (s *stricter) compare(t *Term) {
	to, ok := strictPreds[t.Pred.Pred]
	if t.Kind != OpTerm || t.Op != ir.OpICmp || t.Pred.Var != None || !ok {
		return
	}
	arg := *t.Args[1]
	switch arg.Kind {
	case LitTerm:
		typ := s.r.Types[s.r.Scalar(arg.Type)]
		lit := arg.Lit.plus(to.step)
		if typ.Kind != IntType || !arg.Lit.steps(lit, typ.Width, to.old) {
			return
		}
		arg.Lit = lit
	case VarTerm:
		if v := s.r.Vars[arg.Var]; v.Kind != ConstVar || s.moved[arg.Var] != 0 {
			return
		}
		s.moved[arg.Var] = -to.step
		s.differs(constOf(&arg), to.new)
	case ComputedTerm:
		s.differs(arg.Expr, to.old)
		arg.Expr = oneMore(arg.Expr, to.step)
	default:
		return
	}
	t.Pred.Pred = to.pred
	t.Args = []*Term{t.Args[0], &arg}
	s.settled[&arg] = true
}

// differs adds the condition that a constant is not the last one.
func (s *stricter) differs(e *Expr, end string) {
	last := &Expr{Kind: LitExpr, Type: e.Type, Span: e.Span, Var: None, Of: None}
	switch end {
	case "0":
	case "-1":
		last.Lit = Lit{Neg: true, Mag: num.Of(1)}
	default:
		last.Kind, last.Func = FuncExpr, FuncNamed(end)
	}
	s.guards = append(s.guards, &Cond{Kind: CompareCond, Span: e.Span, Pred: ir.NE, X: e, Y: last, PredVar: PredExpr{Var: None}})
}

// constOf is the constant variable of a term, as an expression.
func constOf(t *Term) *Expr {
	return &Expr{Kind: ConstExpr, Type: t.Type, Span: t.Span, Var: t.Var, Of: None}
}

// oneMore is an expression plus n, 1 or -1.
func oneMore(e *Expr, n int) *Expr {
	op := "+"
	if n < 0 {
		op = "-"
	}
	lit := &Expr{Kind: LitExpr, Type: e.Type, Span: e.Span, Lit: Lit{Mag: num.Of(1)}, Var: None, Of: None}
	return &Expr{Kind: FuncExpr, Type: e.Type, Span: e.Span, Func: FuncNamed(op), Args: []*Expr{e, lit}, Var: None, Of: None}
}

func (s *stricter) term(t *Term) *Term {
	c := *t
	c.Args, c.Expr = mapped(t.Args, s.term), s.expr(t.Expr)
	if t.Kind == VarTerm && s.moved[t.Var] != 0 && !s.settled[t] {
		c.Kind, c.Var, c.Expr = ComputedTerm, None, oneMore(constOf(t), s.moved[t.Var])
	}
	return &c
}

func (s *stricter) expr(e *Expr) *Expr {
	if e == nil {
		return nil
	}
	c := *e
	c.Args = mapped(e.Args, s.expr)
	if e.Kind == ConstExpr && s.moved[e.Var] != 0 {
		return oneMore(&c, s.moved[e.Var])
	}
	return &c
}

func (s *stricter) cond(g *Cond) *Cond {
	c := *g
	c.Args, c.X, c.Y, c.FactArgs = mapped(g.Args, s.cond), s.expr(g.X), s.expr(g.Y), slices.Clone(g.FactArgs)
	for i, a := range g.FactArgs {
		switch {
		case a.Var == None:
			c.FactArgs[i].Expr = s.expr(a.Expr)
		case s.moved[a.Var] != 0:
			e := constOf(&Term{Type: s.r.Vars[a.Var].Type, Span: g.Span, Var: a.Var})
			c.FactArgs[i] = FactArg{None, oneMore(e, s.moved[a.Var])}
		}
	}
	return &c
}

// plus is a literal n more.
func (l Lit) plus(n int) Lit {
	x := l.Mag
	if l.Neg {
		x = x.Neg()
	}
	one := num.Of(1)
	if n < 0 {
		one = one.Neg()
	}
	if x = x.Add(one); x.IsNegative() {
		return Lit{Neg: true, Mag: x.Neg()}
	}
	return Lit{Mag: x}
}

// steps tells whether a literal of a width, 0 being any, can be the one next to it: it is
// not the last number.
func (l Lit) steps(to Lit, width uint32, last string) bool {
	switch {
	case last == "0" && l.Mag.IsZero(), last == "-1" && l == (Lit{Neg: true, Mag: num.Of(1)}):
		return false
	case width == 0:
		return true
	}
	x, ok := l.At(width)
	end := map[string]num.Int{"-1": num.LowMask(width), "signed_max": num.LowMask(width - 1), "signed_min": num.Of(1).Shl(width - 1)}[last]
	_, fits := to.At(width)
	return ok && fits && x != end
}
