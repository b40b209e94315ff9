package load

import (
	"math"
	"math/big"
	"strconv"
	"strings"

	"rewrite/dsl"
	"rewrite/dsl/syntax"
	"rewrite/passes/ir"
	"rewrite/passes/ir/diag"
	"rewrite/passes/ir/num"
)

var inf, nan = math.Inf(1), math.NaN()

// intLit reads an integer literal.
func intLit(diags *reporter, n *syntax.Number, minus bool) dsl.Lit {
	x, ok := new(big.Int).SetString(n.Int, 0)
	if !ok || strings.Contains(n.Int, "_") || len(n.Int) > 1 && n.Int[0] == '0' && n.Int[1] >= '0' && n.Int[1] <= '9' {
		badNumber(diags, n.Node, n.Int)
		return dsl.Lit{}
	}
	if x.BitLen() > num.MaxWidth {
		literalTooWide(diags, n.Node, n.Int)
		return dsl.Lit{}
	}
	return dsl.Lit{Neg: minus, Mag: num.FromBig(x)}
}

// floatLit reads a float literal.
func floatLit(diags *reporter, n *syntax.Number, minus bool) float64 {
	f, err := strconv.ParseFloat(n.Float, 64)
	if err != nil {
		badNumber(diags, n.Node, n.Float)
	}
	if minus {
		f = -f
	}
	return f
}

// exprOf elaborates a constant expression of the type; None: a plain number.
func (e *elab) exprOf(t *syntax.Tree, want dsl.TypeID) *dsl.Expr {
	x := &dsl.Expr{Type: want, Span: e.span(t.Node), Var: dsl.None, Of: dsl.None}
	if t.Bind != nil {
		bindNoOperation(e.diags, t.Bind.Node, t.Bind.Text)
	}
	if t.In != nil {
		misplaced(e.diags, t.Node, "a list of predicates belongs to a condition, behind if")
	}
	if t.Type != nil {
		if want == dsl.None {
			misplaced(e.diags, t.Type.Node, "a plain number, as widths are, has no type")
		} else {
			e.want(t.Node, e.typeOf(t.Type), want)
		}
	}
	switch {
	case t.Op == "()":
		return e.exprOf(t.X, want)
	case t.Op == "neg" && t.X.Number != nil && t.X.Type == nil:
		e.exprNumber(x, t.X.Number, true)
	case t.Op != "":
		e.operator(t, x)
	case t.Number != nil:
		e.exprNumber(x, t.Number, false)
	case t.Ref.Args() == nil:
		e.exprName(t, x)
	default:
		e.function(t, x)
	}
	return x
}

func (e *elab) exprNumber(x *dsl.Expr, n *syntax.Number, minus bool) {
	if n.Float != "" {
		x.Kind, x.Float = dsl.FloatExpr, floatLit(e.diags, n, minus)
		if x.Type == dsl.None {
			misplaced(e.diags, n.Node, "a plain number is whole")
			return
		}
		e.checks = append(e.checks, func() { e.checkFloatType(n.Node, x.Type) })
		return
	}
	x.Kind, x.Lit = dsl.LitExpr, intLit(e.diags, n, minus)
	if x.Type != dsl.None {
		e.checks = append(e.checks, func() { e.checkIntType(n, x.Type) })
		e.lits = append(e.lits, litCheck{x.Lit, n.Node, x.Type})
	}
}

func (e *elab) exprName(t *syntax.Tree, x *dsl.Expr) {
	name, minus := t.Ref.Name, false
	if b, ok := e.subst[name]; ok {
		*b.used = true
		name, minus = b.part.Text, b.part.Minus
		if c := name[0]; c >= '0' && c <= '9' {
			n := &syntax.Number{Node: t.Node, Int: name}
			if strings.Contains(name, ".") {
				n = &syntax.Number{Node: t.Node, Float: name}
			}
			e.exprNumber(x, n, minus)
			return
		}
	}
	switch name {
	case "true", "false":
		x.Kind = dsl.LitExpr
		if name == "true" {
			x.Lit.Mag = num.Of(1)
		}
		if x.Type != dsl.None {
			e.want(t.Node, e.int(1), x.Type)
		}
		return
	case "inf", "nan":
		x.Kind, x.Float = dsl.FloatExpr, wordFloats[name]
		if minus {
			x.Float = -x.Float
		}
		if x.Type == dsl.None {
			misplaced(e.diags, t.Node, "a plain number is whole")
			return
		}
		e.checks = append(e.checks, func() { e.checkFloatType(t.Node, x.Type) })
		return
	}
	if _, isType := e.named[name]; isType {
		e.widthName(t.Node, name, x)
		return
	}
	if m := e.meanings[name]; m != nil {
		*x = *e.exprOf(m.Tree(), x.Type)
		return
	}
	id, bound := e.vars[name]
	switch {
	case !bound && isUpper(name):
		unbound(e.diags, t.Node, name, keys(e.vars))
	case !bound && !isUpper(name) && (name == "_" || dsl.FuncNamed(name) == nil):
		notConstant(e.diags, t.Node, name)
	case !bound:
		needsArguments(e.diags, t.Node, name)
	case e.r.Vars[id].Kind == dsl.IndexVar:
		x.Kind, x.Var = dsl.ConstExpr, id
		e.uses[name]++
		if x.Type != dsl.None {
			indexMisused(e.diags, t.Node, name)
		}
	case e.r.Vars[id].Kind != dsl.ConstVar:
		e.uses[name]++
		notConstant(e.diags, t.Node, name)
	default:
		x.Kind, x.Var = dsl.ConstExpr, id
		e.uses[name]++
		if x.Type == dsl.None {
			typedInPlain(e.diags, t.Node, name)
			return
		}
		v := e.r.Vars[id]
		got, want := *e.at(v.Type), *e.at(x.Type)
		if !e.unify(v.Type, x.Type) {
			varMismatch(e.diags, t.Node, name, e.describeNode(&got), e.describeNode(&want), v.Span)
		}
	}
}

// widthName is the name of an integer type used as the number of its bits.
func (e *elab) widthName(n syntax.Node, name string, x *dsl.Expr) {
	id, ok := e.shared["name "+name]
	if !ok {
		// Named only later in the text, or the length of a vector.
		if _, isLen := e.shared["len "+name]; isLen {
			notAWidth(e.diags, n, name)
			return
		}
		id = e.share("name "+name, typeNode{name: name, from: e.named[name]})
	}
	e.uses[name]++
	x.Kind, x.Of, x.Var = dsl.WidthExpr, id, dsl.None
	e.checks = append(e.checks, func() { e.checkHasWidth(n, name, id) })
}

// operator is an infix or prefix operator on constants.
func (e *elab) operator(t *syntax.Tree, x *dsl.Expr) {
	switch t.Op {
	case "&&", "||", "!", "==", "!=", "<", "<=", ">", ">=", "<u", "<=u", ">u", ">=u", "<s", "<=s", ">s", ">=s":
		conditionAsValue(e.diags, t.OpNode, t.Op)
		return
	case ">>", "%":
		signNeeded(e.diags, t.OpNode, t.Op)
		return
	}
	x.Kind, x.Func = dsl.FuncExpr, dsl.FuncNamed(t.Op)
	x.Args = append(x.Args, e.exprOf(t.X, x.Type))
	if t.Y != nil {
		x.Args = append(x.Args, e.exprOf(t.Y, x.Type))
	}
	e.checks = append(e.checks, func() { e.checkFuncType(t.OpNode, x) })
}

// function is a named constant function.
func (e *elab) function(t *syntax.Tree, x *dsl.Expr) {
	name := e.resolve(t.Ref.Name)
	f := dsl.FuncNamed(name)
	args := t.Ref.Args().List
	switch {
	case f == nil && (ir.OpByName(name) != ir.OpInvalid || dsl.IntrinsicNamed(name) != nil):
		notConstant(e.diags, t.Node, name)
		return
	case f == nil:
		unknownFunc(e.diags, t.Ref.Head(), name)
		return
	case t.Ref.First != nil:
		misplaced(e.diags, t.Ref.First.Node, name+" computes a constant and takes no flags")
		return
	case len(args) != len(f.Params):
		arity(e.diags, t.Ref.Head(), name, len(f.Params), len(args))
		return
	}
	if name == "width" {
		e.widthOf(args[0].Tree(), x)
		return
	}
	x.Kind, x.Func = dsl.FuncExpr, f
	for i, p := range f.Params {
		tree := args[i].Tree()
		switch p {
		case dsl.SameType:
			x.Args = append(x.Args, e.exprOf(tree, x.Type))
		case dsl.NumberType:
			x.Args = append(x.Args, e.number(tree))
		default:
			if x.Type == dsl.None {
				typedInPlain(e.diags, t.Node, name)
				return
			}
			arg := e.fresh()
			x.Args = append(x.Args, e.exprOf(tree, arg))
			if p == dsl.OtherType {
				continue
			}
			c := dsl.Constraint{Kind: dsl.Narrower, A: arg, B: x.Type}
			if p == dsl.WiderType {
				c.A, c.B = c.B, c.A
			}
			e.constraints = append(e.constraints, nodeConstraint{c, t.Ref.Head(), name})
		}
	}
	e.checks = append(e.checks, func() { e.checkFuncType(t.Ref.Head(), x) })
}

// widthOf is width(x).
func (e *elab) widthOf(t *syntax.Tree, x *dsl.Expr) {
	if t.Ref == nil || t.Ref.Args() != nil || t.Op != "" {
		variableNeeded(e.diags, t.Node, "width")
		return
	}
	name := t.Ref.Name
	if _, isType := e.named[name]; isType {
		e.widthName(t.Node, name, x)
		return
	}
	id, ok := e.vars[name]
	if !ok {
		unbound(e.diags, t.Node, name, keys(e.vars))
		return
	}
	if e.r.Vars[id].Kind == dsl.IndexVar {
		indexMisused(e.diags, t.Node, name)
		return
	}
	e.uses[name]++
	x.Kind, x.Of, x.Var = dsl.WidthExpr, e.r.Vars[id].Type, id
	e.checks = append(e.checks, func() { e.checkHasWidth(t.Node, name, x.Of) })
}

// number is an expression that may be plain: it is typed if a constant in it is.
func (e *elab) number(t *syntax.Tree) *dsl.Expr {
	want := dsl.TypeID(dsl.None)
	if e.typed(t) {
		want = e.fresh()
	}
	return e.exprOf(t, want)
}

// cond elaborates a condition; negated: it stands below a not, where only
// constants may be looked at. nil after an error.
func (e *elab) cond(t *syntax.Tree, negated bool) *dsl.Cond {
	c := &dsl.Cond{Span: e.span(t.Node), PredVar: dsl.PredExpr{Var: dsl.None}}
	if t.Bind != nil {
		assignmentAsCondition(e.diags, t.Node)
		return nil
	}
	if t.Type != nil {
		misplaced(e.diags, t.Node, "a condition has no type")
	}
	pred, isCompare := dsl.Comparison(t.Op)
	switch {
	case t.In != nil:
		return e.predIn(t, c)
	case t.Op == "()":
		return e.cond(t.X, negated)
	case t.Op == "&&" || t.Op == "||":
		c.Kind = dsl.AndCond
		if t.Op == "||" {
			c.Kind = dsl.OrCond
		}
		for _, x := range []*syntax.Tree{t.X, t.Y} {
			if a := e.cond(x, negated); a != nil && a.Kind == dsl.AndCond && c.Kind == dsl.AndCond {
				c.Args = append(c.Args, a.Args...)
			} else if a != nil {
				c.Args = append(c.Args, a)
			}
		}
	case t.Op == "!":
		c.Kind = dsl.NotCond
		if a := e.cond(t.X, true); a != nil {
			c.Args = []*dsl.Cond{a}
		}
	case isCompare:
		e.compare(t, c, pred)
	case t.Op != "" || t.Number != nil:
		notACondition(e.diags, t.Node)
		return nil
	case t.Ref.Args() == nil:
		notACondition(e.diags, t.Node)
		return nil
	default:
		return e.fact(t, c, negated)
	}
	return c
}

func (e *elab) compare(t *syntax.Tree, c *dsl.Cond, pred ir.Pred) {
	for _, x := range []*syntax.Tree{t.X, t.Y} {
		if x.Op == "" && x.Ref != nil && x.Ref.Args() == nil {
			if id, ok := e.vars[x.Ref.Name]; ok && (e.r.Vars[id].Kind == dsl.ValueVar || e.r.Vars[id].Kind == dsl.NodeVar) {
				e.uses[x.Ref.Name]++
				valueCompared(e.diags, x.Node, x.Ref.Name)
				return
			}
		}
	}
	c.Kind, c.Pred = dsl.CompareCond, pred
	want := dsl.TypeID(dsl.None)
	if e.typed(t.X) || e.typed(t.Y) {
		want = e.fresh()
	}
	c.X, c.Y = e.exprOf(t.X, want), e.exprOf(t.Y, want)
	if t.Op == "==" || t.Op == "!=" || want == dsl.None {
		return
	}
	bare := !strings.HasSuffix(t.Op, "u") && !strings.HasSuffix(t.Op, "s")
	e.checks = append(e.checks, func() {
		isFloat := e.at(e.scalar(want)).kind == floatNode
		if bare && !isFloat {
			signNeeded(e.diags, t.OpNode, t.Op)
		}
		if !bare && isFloat {
			notOnFloats(e.diags, t.OpNode, t.Op)
		}
	})
}

func (e *elab) predIn(t *syntax.Tree, c *dsl.Cond) *dsl.Cond {
	if t.Ref == nil || t.Op != "" || t.Ref.Args() != nil {
		notACondition(e.diags, t.Node)
		return nil
	}
	name := t.Ref.Name
	id, ok := e.preds[name]
	if !ok {
		unboundPred(e.diags, t.Ref.Head(), name, keys(e.preds))
		return nil
	}
	e.uses["pred "+name]++
	c.Kind, c.PredVar.Var = dsl.PredInCond, id
	float := e.r.PredVars[id].Float
	byName := ir.ICmpPred
	if float {
		byName = ir.FCmpPred
	}
	for _, w := range t.In {
		text := e.resolve(w.Text)
		p := byName(text)
		if p == ir.PredNone {
			unknownPred(e.diags, w.Node, text, diag.Nearest(text, predWords(float)), float)
			continue
		}
		c.Preds = append(c.Preds, p)
	}
	return c
}

func (e *elab) fact(t *syntax.Tree, c *dsl.Cond, negated bool) *dsl.Cond {
	name := e.resolve(t.Ref.Name)
	id := dsl.FactNamed(name)
	f := id.Info()
	args := t.Ref.Args().List
	switch {
	case id == dsl.FactNone:
		unknownFact(e.diags, t.Ref.Head(), name)
		return nil
	case t.Ref.First != nil:
		misplaced(e.diags, t.Ref.First.Node, name+" is a condition and takes no flags")
		return nil
	case len(args) != len(f.Params):
		arity(e.diags, t.Ref.Head(), name, len(f.Params), len(args))
		return nil
	}
	c.Kind, c.Fact = dsl.FactCond, id
	typ := e.fresh()
	if f.About == dsl.AboutValue {
		kinds := []nodeKind{intNode}
		if f.Pointers {
			kinds = append(kinds, ptrNode)
		}
		if f.Floats {
			kinds = []nodeKind{floatNode}
		}
		e.requireKind(t.Ref.Head(), name, typ, kinds...)
	}
	if f.About == dsl.AboutObjects {
		e.requireKind(t.Ref.Head(), name, typ, ptrNode)
	}
	constant := true
	for i, p := range f.Params {
		tree := args[i].Tree()
		arg := dsl.FactArg{Var: dsl.None}
		isName := tree.Op == "" && tree.Ref != nil && tree.Ref.Args() == nil && tree.Type == nil
		_, isWidth := e.named[refName(tree)]
		switch {
		case p == dsl.NumberType:
			arg.Expr = e.number(tree)
		case p == dsl.ValueOf && isName && !isWidth && e.subst[tree.Ref.Name] == nil && e.meanings[tree.Ref.Name] == nil:
			id, ok := e.vars[tree.Ref.Name]
			if !ok {
				unbound(e.diags, tree.Node, tree.Ref.Name, keys(e.vars))
				return nil
			}
			v := e.r.Vars[id]
			e.uses[v.Name]++
			if v.Kind == dsl.IndexVar {
				indexMisused(e.diags, tree.Node, v.Name)
				return nil
			}
			constant = constant && v.Kind == dsl.ConstVar
			arg.Var = id
			got, want := *e.at(v.Type), *e.at(typ)
			if !e.unify(v.Type, typ) {
				varMismatch(e.diags, tree.Node, v.Name, e.describeNode(&got), e.describeNode(&want), v.Span)
			}
		case p == dsl.ValueOf && f.About != dsl.AboutValue:
			variableNeeded(e.diags, tree.Node, name)
			return nil
		default:
			arg.Expr = e.exprOf(tree, typ)
		}
		c.FactArgs = append(c.FactArgs, arg)
	}
	if negated && (!constant || f.About != dsl.AboutValue) {
		notMonotone(e.diags, t.Node, name)
	}
	return c
}

func refName(t *syntax.Tree) string {
	if t.Ref != nil {
		return t.Ref.Name
	}
	return ""
}
