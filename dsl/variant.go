package dsl

import (
	"fmt"
	"slices"
	"strings"

	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
)

// Frozen is the rule with variables of the right side frozen, all uses of each alike. It
// claims one direction.
func (r *Rule) Frozen(vars ...VarID) *Rule {
	out := *r
	out.Arrow, out.Reverse = Refine, false
	var freeze func(t *Term) *Term
	freeze = func(t *Term) *Term {
		if t.Kind == OpTerm && t.Op == ir.OpFreeze {
			return t
		}
		c := *t
		if t.Kind == VarTerm && slices.Contains(vars, t.Var) {
			f := newTerm(OpTerm, t.Type)
			f.Op, f.Span, f.Args, f.Flags.Mask = ir.OpFreeze, t.Span, []*Term{&c}, ^ir.Flags(0)
			return f
		}
		c.Args = mapped(t.Args, freeze)
		return &c
	}
	out.RHS = freeze(r.RHS)
	out.ShareChoices()
	return &out
}

// Freezable are the values that the right side uses below its root and not frozen.
func (r *Rule) Freezable() (vars []VarID) {
	if !r.RHS.IsOperation() {
		return nil
	}
	var walk func(t *Term)
	walk = func(t *Term) {
		if t.Kind == OpTerm && t.Op == ir.OpFreeze {
			return
		}
		if k := r.varKind(t); t.Kind == VarTerm && (k == ValueVar || k == NodeVar) && !slices.Contains(vars, t.Var) {
			vars = append(vars, t.Var)
		}
		for _, a := range t.Args {
			walk(a)
		}
	}
	walk(r.RHS)
	return vars
}

func (r *Rule) varKind(t *Term) VarKind {
	if t.Kind != VarTerm {
		return ConstVar
	}
	return r.Vars[t.Var].Kind
}

// Key is the same for two rules that differ in the names of variables, and in the order of
// operands where that does not matter, only.
func (r *Rule) Key() string {
	var turns []*Term // of the left side, whose first two operands may change places
	r.LHS.Walk(func(t *Term) {
		if t.Commutes() && len(turns) < maxTurns {
			turns = append(turns, t)
		}
	})
	best := ""
	for set := range 1 << len(turns) {
		k := keyer{r: r, vars: map[VarID]int{}, preds: map[PredVarID]int{}, flags: map[FlagVarID]int{}, types: map[TypeID]int{}, lens: map[string]int{}}
		for i, t := range turns {
			if set>>i&1 != 0 {
				k.turned = append(k.turned, t)
			}
		}
		left := k.term(r.LHS, true)
		key := left + " " + r.Arrow.String() + " " + k.term(r.RHS, false)
		var guards []string
		for _, g := range r.Guards {
			guards = append(guards, k.cond(g))
		}
		slices.Sort(guards)
		key += strings.Join(guards, " && ")
		if best == "" || key < best {
			best = key
		}
	}
	return best
}

// maxTurns bounds the commutative operations whose operands Key turns.
const maxTurns = 8

// A keyer writes terms with variables numbered as they come.
type keyer struct {
	r      *Rule
	turned []*Term
	vars   map[VarID]int
	preds  map[PredVarID]int
	flags  map[FlagVarID]int
	types  map[TypeID]int
	lens   map[string]int
}

func index[K comparable](m map[K]int, k K) int {
	if n, ok := m[k]; ok {
		return n
	}
	m[k] = len(m)
	return m[k]
}

func (k *keyer) typ(t TypeID) string {
	if t == None {
		return "-"
	}
	n := len(k.types)
	if i := index(k.types, t); i < n { // described where it came first
		return fmt.Sprint(i)
	}
	d := k.r.Types[t]
	s := fmt.Sprintf("%d:%d,%d,%d,%d", n, d.Kind, d.Width, d.Format, d.Len)
	if d.LenVar != "" {
		s += fmt.Sprint("l", index(k.lens, d.LenVar))
	}
	s += "<" + k.typ(d.Elem)
	for _, f := range d.Fields {
		s += "," + k.typ(f)
	}
	return s + ">"
}

func (k *keyer) pred(p PredExpr, swap bool) string {
	if p.Var == None {
		if swap {
			p.Pred = p.Pred.Swap()
		}
		return p.Pred.String()
	}
	return fmt.Sprint("p", index(k.preds, p.Var), p.Swap != swap, p.Invert)
}

func (k *keyer) term(t *Term, left bool) string {
	if t.Kind == VarTerm {
		return fmt.Sprint("v", index(k.vars, t.Var), k.r.Vars[t.Var].Kind, ":", k.typ(t.Type))
	}
	if t.Bind != None {
		index(k.vars, t.Bind)
	}
	head := fmt.Sprint(t.Kind, t.Op, t.Func, t.Flags.Set, t.Lit, t.Float, t.Indices) + k.typ(t.Elem)
	if t.Intrinsic != nil {
		head += t.Intrinsic.Name
	}
	for _, f := range t.Flags.Vars {
		head += fmt.Sprint(" f", index(k.flags, f), t.Flags.Mask)
	}
	args := t.Args
	turned := slices.Contains(k.turned, t)
	if turned {
		args = slices.Clone(args)
		args[0], args[1] = args[1], args[0]
	}
	compare := t.Kind == OpTerm && (t.Op == ir.OpICmp || t.Op == ir.OpFCmp)
	if compare {
		head += k.pred(t.Pred, turned)
	}
	parts := []string{}
	for _, a := range args {
		parts = append(parts, k.term(a, left))
	}
	if !left && !compare && t.Commutes() {
		slices.Sort(parts[:2])
	}
	if t.Bind != None {
		head += fmt.Sprint("=v", k.vars[t.Bind])
	}
	return head + k.expr(t.Expr) + "(" + strings.Join(parts, ",") + "):" + k.typ(t.Type)
}

func (k *keyer) expr(e *Expr) string {
	if e == nil {
		return ""
	}
	s := fmt.Sprint(e.Kind, e.Lit, e.Float)
	switch e.Kind {
	case ConstExpr:
		s += fmt.Sprint("v", index(k.vars, e.Var))
	case WidthExpr:
		s += k.typ(e.Of)
	case FuncExpr:
		s += e.Func.Name
	}
	for _, a := range e.Args {
		s += "," + k.expr(a)
	}
	return "[" + s + "]"
}

func (k *keyer) cond(c *Cond) string {
	s := fmt.Sprint(c.Kind, c.Pred, c.Fact, c.Preds) + k.expr(c.X) + k.expr(c.Y)
	if c.Kind == PredInCond {
		s += k.pred(c.PredVar, false)
	}
	for _, a := range c.FactArgs {
		if a.Var != None {
			s += fmt.Sprint("v", index(k.vars, a.Var))
		}
		s += k.expr(a.Expr)
	}
	for _, a := range c.Args {
		s += "{" + k.cond(a) + "}"
	}
	return s
}

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
