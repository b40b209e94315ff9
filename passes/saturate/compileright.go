package saturate

import (
	"rewrite/dsl"
	"rewrite/egraph"
	"rewrite/passes/ir"
)

// right translates a term of the right side.
func (c *compiler) right(t *dsl.Term) egraph.Pattern { return c.rightTerm(t, false) }

// rightTerm translates a term that is a scalar even if the rule is used on
// vectors, or not.
func (c *compiler) rightTerm(t *dsl.Term, scalar bool) egraph.Pattern {
	var p egraph.Pattern
	switch t.Kind {
	case dsl.VarTerm:
		v := c.vars[t.Var]
		if v == egraph.NoVar {
			c.fail("%s is not bound by the left side", c.r.Vars[t.Var].Name)
			return egraph.V(0)
		}
		return egraph.V(v)
	case dsl.LitTerm, dsl.FloatTerm, dsl.ComputedTerm:
		p = egraph.Pattern{Op: c.constOp(t.Type), Var: egraph.NoVar}.WithPayload(
			egraph.PayloadSpec{Kind: egraph.Computed, Index: c.compute(t, scalar)})
	case dsl.NullTerm:
		p = egraph.L(opNull, 0)
	case dsl.PoisonTerm:
		p = egraph.L(opPoison, 0)
	case dsl.UndefTerm:
		p = egraph.L(opUndef, 0)
	default:
		op := c.operation(t)
		c.freeze = c.freeze || op == opFreeze
		if t.Kind == dsl.CallTerm && t.Intrinsic != nil && !hasName(t.Intrinsic) {
			c.fail("@llvm.%s cannot be built: its types do not follow from its name", t.Intrinsic.Name)
		}
		if t.Kind == dsl.OpTerm && !t.Op.Is(ir.Speculatable) && !constDivisor(c.r, t) {
			c.fail("%s by a variable on the right side can trap", t.Op)
		}
		args := make([]egraph.Pattern, len(t.Args))
		for i, a := range t.Args {
			args[i] = c.rightTerm(a, immediate(t, i))
			if typ := c.r.Types[a.Type]; immediate(t, i) && args[i].Op != 0 {
				args[i].Type = egraph.TypeSpec{Kind: egraph.Exact, Type: intType(typ.Width, 0)}
			}
		}
		p = egraph.N(op, args...).WithFlags(packFlags(t.Flags.Set))
		if len(t.Flags.Vars) > 0 && packFlags(t.Flags.Mask)&c.p.vocab.ops[op].Flags != c.p.vocab.ops[op].Flags {
			c.fail("a mask on bound flags is not supported")
		}
		for _, fv := range t.Flags.Vars {
			p = p.WithFlagVar(int(fv))
		}
		if spec, ok := c.path(t); ok {
			p = p.WithPayload(spec)
		}
		if op == opFreeze {
			p = p.WithPayload(egraph.PayloadSpec{Kind: egraph.Exact, Value: builtFreeze})
		}
	}
	return p.WithType(c.rightType(t.Type))
}

// constDivisor tells whether a division's divisor is a constant, which the
// proof of the rule shows not to be one that traps.
func constDivisor(r *dsl.Rule, t *dsl.Term) bool {
	d := t.Args[1]
	switch d.Kind {
	case dsl.LitTerm, dsl.ComputedTerm:
		return true
	case dsl.VarTerm:
		return r.Vars[d.Var].Kind == dsl.ConstVar
	}
	return false
}

// rightType is the type of what the right side builds: one that the left side
// has, or one that follows from those.
func (c *compiler) rightType(t dsl.TypeID) egraph.TypeSpec {
	if c.bound[t] {
		return egraph.TypeSpec{Kind: egraph.Bound, Index: int(t)}
	}
	eval := c.typeOf(t)
	if eval == nil {
		c.fail("the type %s of the right side does not follow from the left", c.r.Types[t].Name)
		return egraph.TypeSpec{}
	}
	c.p.lang.TypeComputes = append(c.p.lang.TypeComputes, egraph.TypeCompute{Name: c.r.Types[t].Name, Eval: eval})
	return egraph.TypeSpec{Kind: egraph.Computed, Index: len(c.p.lang.TypeComputes) - 1}
}

// typeOf computes a type of a match: that which the left side has, a fixed one
// shaped like the root, or a struct of such. Nil if it does not follow.
func (c *compiler) typeOf(t dsl.TypeID) func(g *egraph.Graph, b egraph.Bindings) (egraph.Type, bool) {
	typ := c.r.Types[t]
	switch {
	case c.bound[t]:
		return func(_ *egraph.Graph, b egraph.Bindings) (egraph.Type, bool) { return b.Type(int(t)), true }
	case typ.Kind == dsl.IntType && typ.Width != 0:
		return func(_ *egraph.Graph, b egraph.Bindings) (egraph.Type, bool) {
			return intType(typ.Width, shape(b.RootType())), true
		}
	case typ.Kind != dsl.StructType:
		return nil
	}
	fields := make([]func(*egraph.Graph, egraph.Bindings) (egraph.Type, bool), len(typ.Fields))
	for i, f := range typ.Fields {
		if fields[i] = c.typeOf(f); fields[i] == nil {
			return nil
		}
	}
	return func(g *egraph.Graph, b egraph.Bindings) (egraph.Type, bool) {
		types := clientOf(g).types
		list := make([]*ir.Type, len(fields))
		for i, f := range fields {
			t, ok := f(g, b)
			if !ok {
				return 0, false
			}
			list[i] = types.ir(t)
		}
		return types.of(types.types.Struct(list, false)), true
	}
}

// interchange tells whether a float format is one of IEEE's: rules are tested
// in some of these and say nothing of x86_fp80, which has patterns that are no
// number, and ppc_fp128, which is a sum.
func interchange(t egraph.Type) bool {
	f := floatFormat(t)
	return f != ir.X86FP80Kind && f != ir.PPCFP128Kind
}

// uses collects the variables and types that an expression needs.
type uses struct {
	vars  map[dsl.VarID]bool
	types map[dsl.TypeID]bool
}

func (u *uses) expr(e *dsl.Expr) {
	if e == nil {
		return
	}
	if e.Type != dsl.None {
		u.types[e.Type] = true
	}
	switch e.Kind {
	case dsl.ConstExpr:
		u.vars[e.Var] = true
	case dsl.WidthExpr:
		u.types[e.Of] = true
	}
	for _, a := range e.Args {
		u.expr(a)
	}
}

func (u *uses) cond(k *dsl.Cond) {
	u.expr(k.X)
	u.expr(k.Y)
	for _, a := range k.Args {
		u.cond(a)
	}
	for _, a := range k.FactArgs {
		if a.Var != dsl.None {
			u.vars[a.Var] = true
		}
		u.expr(a.Expr)
	}
}
