package dsl

import (
	"strings"

	"rewrite/dsl/syntax"
	"rewrite/passes/ir"
)

// comparisons maps operators to predicates. Those without a letter are for
// plain numbers and floats, which have one order each.
var comparisons = map[string]ir.Pred{
	"==": ir.EQ, "!=": ir.NE,
	"<u": ir.ULT, "<=u": ir.ULE, ">u": ir.UGT, ">=u": ir.UGE,
	"<s": ir.SLT, "<=s": ir.SLE, ">s": ir.SGT, ">=s": ir.SGE,
	"<": ir.SLT, "<=": ir.SLE, ">": ir.SGT, ">=": ir.SGE,
}

// cond elaborates a condition; negated: it stands below a not, where only
// constants may be looked at. nil after an error.
func (e *elab) cond(t *syntax.Tree, negated bool) *Cond {
	c := &Cond{Span: e.span(t.Node), PredVar: PredExpr{Var: None}}
	if t.Type != nil || t.Bind != nil {
		e.misplaced(t.Node, "a condition has no type and no name")
	}
	pred, isCompare := comparisons[t.Op]
	switch {
	case t.In != nil:
		return e.predIn(t, c)
	case t.Op == "()":
		return e.cond(t.X, negated)
	case t.Op == "&&" || t.Op == "||":
		c.Kind = AndCond
		if t.Op == "||" {
			c.Kind = OrCond
		}
		for _, x := range []*syntax.Tree{t.X, t.Y} {
			if a := e.cond(x, negated); a != nil && a.Kind == AndCond && c.Kind == AndCond {
				c.Args = append(c.Args, a.Args...)
			} else if a != nil {
				c.Args = append(c.Args, a)
			}
		}
	case t.Op == "!":
		c.Kind = NotCond
		if a := e.cond(t.X, true); a != nil {
			c.Args = []*Cond{a}
		}
	case isCompare:
		e.compare(t, c, pred)
	case t.Op != "" || t.Number != nil:
		e.notACondition(t.Node)
		return nil
	case t.Ref.Args() == nil:
		e.notACondition(t.Node)
		return nil
	default:
		return e.fact(t, c, negated)
	}
	return c
}

func (e *elab) compare(t *syntax.Tree, c *Cond, pred ir.Pred) {
	for _, x := range []*syntax.Tree{t.X, t.Y} {
		if x.Op == "" && x.Ref != nil && x.Ref.Args() == nil {
			if id, ok := e.vars[x.Ref.Name]; ok && (e.r.Vars[id].Kind == ValueVar || e.r.Vars[id].Kind == NodeVar) {
				e.uses[x.Ref.Name]++
				e.valueCompared(x.Node, x.Ref.Name)
				return
			}
		}
	}
	c.Kind, c.Pred = CompareCond, pred
	want := TypeID(None)
	if e.typed(t.X) || e.typed(t.Y) {
		want = e.fresh()
	}
	c.X, c.Y = e.exprOf(t.X, want), e.exprOf(t.Y, want)
	if t.Op == "==" || t.Op == "!=" || want == None {
		return
	}
	bare := !strings.HasSuffix(t.Op, "u") && !strings.HasSuffix(t.Op, "s")
	e.checks = append(e.checks, func() {
		isFloat := e.at(e.scalar(want)).kind == floatNode
		if bare && !isFloat {
			e.signNeeded(t.OpNode, t.Op)
		}
		if !bare && isFloat {
			e.notOnFloats(t.OpNode, t.Op)
		}
	})
}

func (e *elab) predIn(t *syntax.Tree, c *Cond) *Cond {
	if t.Ref == nil || t.Op != "" || t.Ref.Args() != nil {
		e.notACondition(t.Node)
		return nil
	}
	name := t.Ref.Name
	id, ok := e.preds[name]
	if !ok {
		e.unboundPred(t.Ref.Head(), name)
		return nil
	}
	e.uses["pred "+name]++
	c.Kind, c.PredVar.Var = PredInCond, id
	float := e.r.PredVars[id].Float
	byName := ir.ICmpPred
	if float {
		byName = ir.FCmpPred
	}
	for _, w := range t.In {
		text := w.Text
		if b, ok := e.subst[text]; ok {
			*b.used, text = true, b.part.Text
		}
		p := byName(text)
		if p == ir.PredNone {
			e.unknownPred(w.Node, text, ir.Nearest(text, predWords(float)), float)
			continue
		}
		c.Preds = append(c.Preds, p)
	}
	return c
}

func (e *elab) fact(t *syntax.Tree, c *Cond, negated bool) *Cond {
	name := e.opName(t.Ref)
	f := factByName[name]
	args := t.Ref.Args().List
	switch {
	case f == nil:
		e.unknownFact(t.Ref.Head(), name)
		return nil
	case t.Ref.First != nil:
		e.misplaced(t.Ref.First.Node, name+" is a condition and takes no flags")
		return nil
	case len(args) != len(f.Params):
		e.arity(t.Ref.Head(), name, len(f.Params), len(args))
		return nil
	}
	c.Kind, c.Fact = FactCond, f
	typ := e.fresh()
	if f.About == AboutValue {
		kinds := []nodeKind{intNode}
		if f.Pointers {
			kinds = append(kinds, ptrNode)
		}
		e.requireKind(t.Ref.Head(), name, typ, kinds...)
	}
	constant := true
	for i, p := range f.Params {
		tree := args[i].Tree()
		arg := FactArg{Var: None}
		isName := tree.Op == "" && tree.Ref != nil && tree.Ref.Args() == nil && tree.Type == nil
		_, isWidth := e.named[refName(tree)]
		switch {
		case p == NumberType:
			arg.Expr = e.number(tree)
		case p == ValueOf && isName && !isWidth && e.subst[tree.Ref.Name] == nil:
			id, ok := e.vars[tree.Ref.Name]
			if !ok {
				e.unbound(tree.Node, tree.Ref.Name)
				return nil
			}
			v := e.r.Vars[id]
			e.uses[v.Name]++
			if v.Kind == IndexVar {
				e.indexMisused(tree.Node, v.Name)
				return nil
			}
			constant = constant && v.Kind == ConstVar
			arg.Var = id
			got, want := e.describe(v.Type), e.describe(typ)
			if !e.unify(v.Type, typ) {
				e.varMismatch(tree.Node, v.Name, got, want, v.Span)
			}
		case p == ValueOf && f.About != AboutValue:
			e.variableNeeded(tree.Node, name)
			return nil
		default:
			arg.Expr = e.exprOf(tree, typ)
		}
		c.FactArgs = append(c.FactArgs, arg)
	}
	if negated && (!constant || f.About != AboutValue) {
		e.notMonotone(t.Node, name)
	}
	return c
}

func refName(t *syntax.Tree) string {
	if t.Ref != nil {
		return t.Ref.Name
	}
	return ""
}
