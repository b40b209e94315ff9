package dsl

import (
	"slices"

	"rewrite/dsl/syntax"
	"rewrite/passes/ir"
)

// What the engine can't run is refused here, where the rule is checked, so that
// whoever reads a rule says it in the same words at the same place: the loader, lint,
// prove, test, the language server and the optimizer. What is accepted runs: package
// passes/saturate takes a failure to compile a checked rule for a bug of its own.

const (
	// maxBound bounds all that a rule binds together: values, constants, types, paths of
	// indices. It is egraph.MaxVars, as each may need a variable of the graph.
	maxBound = 32
	// maxSide bounds the operations, variables and constants of a left side. Each needs up
	// to three of the 250 registers that the matcher has, and conditions need some.
	maxSide = 64
	// maxPath and maxPathIndex bound the indices of extractvalue and insertvalue, which
	// the graph keeps in 64 bits.
	maxPath      = 7
	maxPathIndex = 255
)

// checkRuns refuses what the engine can't run. The rule is complete.
func (c *checker) checkRuns(d *syntax.Rule) {
	r := c.r
	for _, side := range []*Term{r.LHS, r.RHS} {
		side.Walk(func(t *Term) { c.checkTermRuns(t, side == r.LHS || r.Reverse) })
	}
	for _, v := range r.Vars {
		if v.Kind == ConstVar && !isNumber(r.Types[r.Scalar(v.Type)].Kind) {
			constantKind(c.diags, c.nodeOf(v.Span), v.Name)
		}
	}
	c.checkSize(d, r.LHS)
	c.checkFollows(r, func(s Span, _ string) { undetermined(c.diags, c.nodeOf(s)) })
	if r.Reverse {
		c.checkSize(d, r.RHS)
		c.checkFollows(r.Reversed(), func(_ Span, what string) { reverseUnbound(c.diags, d.Right.Node, "the type of "+what) })
	}
}

// checkTermRuns is about one operation, of a side that is matched or one that is built.
func (c *checker) checkTermRuns(t *Term, matched bool) {
	r, n := c.r, c.nodeOf(t.Span)
	switch {
	case t.Kind != OpTerm:
	case t.Op == ir.OpGEP && (len(t.Args) != 2 || !r.CountsInOne(t)):
		gepNotBytes(c.diags, n)
	case t.Op == ir.OpGEP && matched && r.Types[t.Elem].Kind == AnyType && r.isConstant(t.Args[1]):
		gepConstant(c.diags, n)
	case t.Op == ir.OpExtractValue || t.Op == ir.OpInsertValue:
		if len(t.Indices) > maxPath || slices.ContainsFunc(t.Indices, func(i Index) bool { return i.N > maxPathIndex }) {
			pathTooLong(c.diags, n)
		}
	}
}

func isNumber(k TypeKind) bool { return k == IntType || k == FloatType }

func (r *Rule) isConstant(t *Term) bool {
	switch t.Kind {
	case VarTerm:
		return r.Vars[t.Var].Kind == ConstVar
	case LitTerm, ComputedTerm:
		return true
	}
	return false
}

// checkSize wants room for what a side binds when it is matched.
func (c *checker) checkSize(d *syntax.Rule, side *Term) {
	bound, terms := len(c.r.Vars)+len(c.r.Types), 0
	side.Walk(func(t *Term) {
		terms++
		if t.Kind == ComputedTerm || slices.ContainsFunc(t.Indices, func(i Index) bool { return i.Var != None }) {
			bound++
		}
	})
	if bound > maxBound || terms > maxSide || len(c.r.FlagVars) > maxBound {
		ruleTooLarge(c.diags, d.Name.Node)
	}
}

// checkFollows wants each type of the right side and of what is computed to follow from
// those that the left side binds.
func (c *checker) checkFollows(r *Rule, undetermined func(at Span, what string)) {
	bound := r.boundTypes()
	counted := make([]bool, len(r.Types))
	r.LHS.Walk(func(t *Term) {
		if t.Kind == OpTerm && t.Op == ir.OpGEP {
			counted[t.Elem] = true
		}
	})
	var expr func(x *Expr)
	expr = func(x *Expr) {
		if x == nil {
			return
		}
		if x.Type != None && !r.follows(x.Type, bound) || x.Kind == WidthExpr && !counted[x.Of] && !r.follows(x.Of, bound) {
			undetermined(x.Span, r.ExprString(x))
		}
		for _, a := range x.Args {
			expr(a)
		}
	}
	r.RHS.Walk(func(t *Term) {
		if t.Kind != VarTerm && !r.follows(t.Type, bound) {
			undetermined(t.Span, r.TermString(t))
			return
		}
		expr(t.Expr)
	})
	r.LHS.Walk(func(t *Term) { expr(t.Expr) })
	var cond func(c *Cond)
	cond = func(c *Cond) {
		expr(c.X)
		expr(c.Y)
		for _, a := range c.FactArgs {
			expr(a.Expr)
		}
		for _, a := range c.Args {
			cond(a)
		}
	}
	for _, g := range r.Guards {
		cond(g)
	}
}

// boundTypes are the types that matching the left side binds, by TypeID: those of its
// terms, but for constants that an intrinsic takes as immediate arguments.
func (r *Rule) boundTypes() []bool {
	bound := make([]bool, len(r.Types))
	var walk func(t *Term)
	walk = func(t *Term) {
		if t.Type != None {
			bound[t.Type] = true
		}
		for i, a := range t.Args {
			if !t.Immediate(i) {
				walk(a)
			}
		}
	}
	walk(r.LHS)
	return bound
}

// follows tells whether a type can be told from those that are bound: it is one of them,
// the element of such a vector, a field of such a struct, fixed, or made of such.
func (r *Rule) follows(id TypeID, bound []bool) bool {
	t := &r.Types[id]
	if bound[id] || t.Kind == IntType && t.Width != 0 || t.Kind == FloatType && t.Format != ir.VoidKind {
		return true
	}
	like := false
	for i, whole := range r.Types {
		if bound[i] && (whole.Kind == VectorType && whole.Elem == id || whole.Kind == StructType && slices.Contains(whole.Fields, id)) {
			return true
		}
		like = like || bound[i] && whole.Kind == VectorType && whole.LenVar == t.LenVar
	}
	switch t.Kind {
	case VectorType:
		return (t.Len != 0 || like) && r.follows(t.Elem, bound)
	case StructType:
		return !slices.ContainsFunc(t.Fields, func(f TypeID) bool { return !r.follows(f, bound) })
	}
	return false
}
