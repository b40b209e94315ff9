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
	for _, side := range []*dsl.Term{r.LHS, r.RHS} {
		side.Walk(func(t *dsl.Term) { c.checkTermRuns(t, side == r.LHS || r.Reverse) })
	}
	for _, v := range r.Vars {
		if v.Kind == dsl.ConstVar && !isNumber(r.Types[r.Scalar(v.Type)].Kind) {
			constantKind(c.diags, c.nodeOf(v.Span), v.Name)
		}
	}
	c.checkSize(d, r.LHS)
	checkFollows(r, func(s dsl.Span, _ string) { undetermined(c.diags, c.nodeOf(s)) })
	if r.Reverse {
		c.checkSize(d, r.RHS)
		checkFollows(r.Reversed(), func(_ dsl.Span, what string) { reverseUnbound(c.diags, d.Right.Node, "the type of "+what) })
	}
}

// checkTermRuns is about one operation, of a side that is matched or one that is built.
func (c *checker) checkTermRuns(t *dsl.Term, matched bool) {
	r, n := c.r, c.nodeOf(t.Span)
	switch {
	case t.Kind != dsl.OpTerm:
	case t.Op == ir.OpGEP && (len(t.Args) != 2 || !r.CountsInOne(t)):
		gepNotBytes(c.diags, n)
	case t.Op == ir.OpGEP && matched && r.Types[t.Elem].Kind == dsl.AnyType && isConstant(r, t.Args[1]):
		gepConstant(c.diags, n)
	case t.Op == ir.OpExtractValue || t.Op == ir.OpInsertValue:
		if len(t.Indices) > maxPath || slices.ContainsFunc(t.Indices, func(i dsl.Index) bool { return i.N > maxPathIndex }) {
			pathTooLong(c.diags, n)
		}
	}
}

func isNumber(k dsl.TypeKind) bool { return k == dsl.IntType || k == dsl.FloatType }

func isConstant(r *dsl.Rule, t *dsl.Term) bool {
	switch t.Kind {
	case dsl.VarTerm:
		return r.Vars[t.Var].Kind == dsl.ConstVar
	case dsl.LitTerm, dsl.ComputedTerm:
		return true
	}
	return false
}

// checkSize wants room for what a side binds when it is matched.
func (c *checker) checkSize(d *syntax.Rule, side *dsl.Term) {
	bound, terms := len(c.r.Vars)+len(c.r.Types), 0
	side.Walk(func(t *dsl.Term) {
		terms++
		if t.Kind == dsl.ComputedTerm || slices.ContainsFunc(t.Indices, func(i dsl.Index) bool { return i.Var != dsl.None }) {
			bound++
		}
	})
	if bound > maxBound || terms > maxSide || len(c.r.FlagVars) > maxBound {
		ruleTooLarge(c.diags, d.Name.Node)
	}
}

// checkFollows calls open for what is computed, and for what the right side builds, where
// its type does not follow from those that the left side binds.
func checkFollows(r *dsl.Rule, open func(at dsl.Span, what string)) {
	bound := boundTypes(r)
	counted := make([]bool, len(r.Types))
	r.LHS.Walk(func(t *dsl.Term) {
		if t.Kind == dsl.OpTerm && t.Op == ir.OpGEP {
			counted[t.Elem] = true
		}
	})
	var expr func(x *dsl.Expr)
	expr = func(x *dsl.Expr) {
		if x == nil {
			return
		}
		if x.Type != dsl.None && !follows(r, x.Type, bound) || x.Kind == dsl.WidthExpr && !counted[x.Of] && !follows(r, x.Of, bound) {
			open(x.Span, r.ExprString(x))
		}
		for _, a := range x.Args {
			expr(a)
		}
	}
	r.RHS.Walk(func(t *dsl.Term) {
		if t.Kind != dsl.VarTerm && !follows(r, t.Type, bound) {
			open(t.Span, r.TermString(t))
			return
		}
		expr(t.Expr)
	})
	r.LHS.Walk(func(t *dsl.Term) { expr(t.Expr) })
	var cond func(c *dsl.Cond)
	cond = func(c *dsl.Cond) {
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
func boundTypes(r *dsl.Rule) []bool {
	bound := make([]bool, len(r.Types))
	var walk func(t *dsl.Term)
	walk = func(t *dsl.Term) {
		if t.Type != dsl.None {
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
func follows(r *dsl.Rule, id dsl.TypeID, bound []bool) bool {
	t := &r.Types[id]
	if bound[id] || t.Kind == dsl.IntType && t.Width != 0 || t.Kind == dsl.FloatType && t.Format != ir.VoidKind {
		return true
	}
	like := false
	for i, whole := range r.Types {
		if bound[i] && (whole.Kind == dsl.VectorType && whole.Elem == id || whole.Kind == dsl.StructType && slices.Contains(whole.Fields, id)) {
			return true
		}
		like = like || bound[i] && whole.Kind == dsl.VectorType && whole.LenVar == t.LenVar
	}
	switch t.Kind {
	case dsl.VectorType:
		return (t.Len != 0 || like) && follows(r, t.Elem, bound)
	case dsl.StructType:
		return !slices.ContainsFunc(t.Fields, func(f dsl.TypeID) bool { return !follows(r, f, bound) })
	}
	return false
}
