package load

import (
	"slices"

	"rewrite/dsl"
	"rewrite/dsl/syntax"
	"rewrite/passes/ir"
)

// A checker refuses what is wrong with a rule, or a test, as a whole. All its terms are there.
type checker struct {
	*scope
	types *inference
	diags *reporter
}

// checkUnused: a name that occurs once says nothing that _ would not say, and
// is often a name mistyped.
func (c *checker) checkUnused() {
	for _, v := range c.r.Vars {
		n := c.uses[v.Name]
		switch {
		case v.Name == "_":
		case v.Kind == dsl.NodeVar && n == 0:
			unused(c.diags, c.nodeOf(v.Span), v.Name, "the operation named", "")
		case v.Kind == dsl.ValueVar && n <= 1:
			unused(c.diags, c.nodeOf(v.Span), v.Name, "variable", "write _ for a value that does not matter")
		case v.Kind == dsl.ConstVar && n <= 1:
			unused(c.diags, c.nodeOf(v.Span), v.Name, "constant", "write _ for a value that does not matter")
		case v.Kind == dsl.IndexVar && n <= 1:
			unused(c.diags, c.nodeOf(v.Span), v.Name, "index", "")
		}
	}
	for _, f := range c.r.FlagVars {
		if c.uses["flag "+f.Name] == 0 {
			unused(c.diags, c.nodeOf(f.Span), f.Name, "flag variable", "flags that do not matter need no variable")
		}
	}
	for _, p := range c.r.PredVars {
		if p.Name != "_" && c.uses["pred "+p.Name] == 0 {
			unused(c.diags, c.nodeOf(p.Span), p.Name, "predicate variable", "write _ for a predicate that does not matter")
		}
	}
}

func (c *checker) checkUnusedParams(d *syntax.Test) {
	for _, p := range d.Params {
		if c.uses[p.Name] == 0 {
			unused(c.diags, p.Node, p.Name, "parameter", "")
		}
	}
}

// checkDetermined: every type of the right side must follow from the left.
func (c *checker) checkDetermined(t *dsl.Term) {
	t.Walk(func(t *dsl.Term) {
		if !c.types.determined(t.Type) || t.Elem != dsl.None && !c.types.determined(t.Elem) {
			undetermined(c.diags, c.nodeOf(t.Span))
			return
		}
		if t.Expr != nil {
			c.exprDetermined(t.Expr)
		}
	})
	for _, g := range c.r.Guards {
		c.condDetermined(g)
	}
}

func (c *checker) condDetermined(cond *dsl.Cond) {
	for _, a := range cond.Args {
		c.condDetermined(a)
	}
	for _, x := range []*dsl.Expr{cond.X, cond.Y} {
		if x != nil {
			c.exprDetermined(x)
		}
	}
	for _, a := range cond.FactArgs {
		if a.Expr != nil {
			c.exprDetermined(a.Expr)
		}
	}
}

func (c *checker) exprDetermined(x *dsl.Expr) {
	if x.Type != dsl.None && !c.types.determined(x.Type) || x.Kind == dsl.WidthExpr && !c.types.determined(x.Of) {
		undetermined(c.diags, c.nodeOf(x.Span))
		return
	}
	for _, a := range x.Args {
		c.exprDetermined(a)
	}
}

// checkDefinite: a test is about one type, so each must be known.
func (c *checker) checkDefinite(d *syntax.Test) {
	for _, p := range d.Params {
		if !c.types.definite(c.r.Vars[c.vars[p.Name]].Type) {
			testType(c.diags, p.Type.Node, c.file.Text(p.Type.Node))
			return
		}
	}
	for _, t := range []*dsl.Term{c.r.LHS, c.r.RHS} {
		if t == nil {
			continue
		}
		t.Walk(func(t *dsl.Term) {
			if len(c.diags.list) == 0 && (!c.types.definite(t.Type) || t.Elem != dsl.None && !c.types.definite(t.Elem)) {
				undetermined(c.diags, c.nodeOf(t.Span))
			}
		})
	}
}

// checkReverse: the right side is a pattern too, so it must bind everything.
func (c *checker) checkReverse(d *syntax.Rule) {
	n := d.Right.Node
	if !c.r.RHS.IsOperation() {
		leftNoOperation(c.diags, n)
		return
	}
	flags, preds := map[dsl.FlagVarID]bool{}, map[dsl.PredVarID]bool{}
	c.r.RHS.Walk(func(t *dsl.Term) {
		if len(t.Flags.Vars) == 1 && t.Flags.Mask == ^ir.Flags(0) {
			flags[t.Flags.Vars[0]] = true
		} else if len(t.Flags.Vars) > 0 {
			reverseUnbound(c.diags, n, "the flags that it intersects")
		}
		if t.Pred.Var != dsl.None {
			preds[t.Pred.Var] = true
		}
	})
	for _, v := range c.r.Vars {
		if v.Right == 0 && (v.Kind == dsl.ValueVar || v.Kind == dsl.ConstVar || v.Kind == dsl.IndexVar) || v.Kind == dsl.NodeVar {
			reverseUnbound(c.diags, n, v.Name)
		}
	}
	for i, f := range c.r.FlagVars {
		if !flags[dsl.FlagVarID(i)] {
			reverseUnbound(c.diags, n, f.Name)
		}
	}
	for i, p := range c.r.PredVars {
		if !preds[dsl.PredVarID(i)] {
			reverseUnbound(c.diags, n, p.Name)
		}
	}
}

// sameSides tells whether two terms are the same, types included.
func (c *checker) sameSides(a, b *dsl.Term) bool {
	if a.Kind != b.Kind || a.Var != b.Var || a.Lit != b.Lit || !dsl.SameFloat(a.Float, b.Float) || a.Op != b.Op || a.Intrinsic != b.Intrinsic ||
		a.Func != b.Func || a.Flags.Set != b.Flags.Set || a.Flags.Mask != b.Flags.Mask || !slices.Equal(a.Flags.Vars, b.Flags.Vars) ||
		a.Pred != b.Pred || !slices.Equal(a.Indices, b.Indices) || a.Expr != nil || b.Expr != nil || len(a.Args) != len(b.Args) ||
		c.types.find(a.Type) != c.types.find(b.Type) || a.Elem != dsl.None && c.types.find(a.Elem) != c.types.find(b.Elem) {
		return false
	}
	for i := range a.Args {
		if !c.sameSides(a.Args[i], b.Args[i]) {
			return false
		}
	}
	return true
}
