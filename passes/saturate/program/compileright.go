package program

import (
	"slices"

	"rewrite/dsl"
	"rewrite/egraph"
	"rewrite/passes/ir"
)

// A right side names operations, and leaves open of what type they are: a rule of i32 is one of i64 and of
// vectors. Types follow from those that a match has bound, by a typeEval each, when the right side is built.
// The checker of the language has made sure that they do follow; where one does not that is our bug.

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
		p = egraph.L(OpNull, 0)
	case dsl.PoisonTerm:
		p = egraph.L(OpPoison, 0)
	case dsl.UndefTerm:
		p = egraph.L(OpUndef, 0)
	default:
		op := c.operation(t)
		c.freeze = c.freeze || op == OpFreeze
		args := make([]egraph.Pattern, len(t.Args))
		for i, a := range t.Args {
			args[i] = c.rightTerm(a, t.Immediate(i))
			if typ := c.r.Types[a.Type]; t.Immediate(i) && args[i].Op != 0 {
				args[i].Type = egraph.TypeSpec{Kind: egraph.Exact, Type: IntType(typ.Width, 0)}
			}
		}
		p = egraph.N(op, args...).WithFlags(PackFlags(t.Flags.Set))
		if len(t.Flags.Vars) > 0 {
			p = p.WithoutFlags(c.p.Vocab.Ops[op].Flags &^ PackFlags(t.Flags.Mask))
		}
		for _, fv := range t.Flags.Vars {
			p = p.WithFlagVar(int(fv))
		}
		if spec, ok := c.payload(t, true); ok {
			p = p.WithPayload(spec)
		}
		// built freezes of one value are one node: whoever needs that value frozen may share it
		if op == OpFreeze {
			p = p.WithPayload(egraph.PayloadSpec{Kind: egraph.Exact, Value: BuiltFreeze})
		}
	}
	return p.WithType(c.rightType(t.Type))
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
	n := added(&c.calls.TypeComputes, c.first[egraph.TypeComputeCallback], egraph.TypeCompute{Name: c.r.Types[t].Name, Eval: eval})
	return egraph.TypeSpec{Kind: egraph.Computed, Index: n}
}

// A typeEval computes a type from a match; !ok says that this match has none, and the rule then
// does not apply.
type typeEval func(g *egraph.Graph, b egraph.Bindings) (egraph.Type, bool)

// typeOf computes a type of a match: one that the left side has, that of the elements
// of such a vector or of a field of such a struct, one that is fixed, with the lanes of
// the root if the rule works lane by lane, or a vector or struct of such. Nil if it does
// not follow, as dsl's checker tells it.
func (c *compiler) typeOf(t dsl.TypeID) typeEval {
	typ := &c.r.Types[t]
	if c.bound[t] {
		return func(_ *egraph.Graph, b egraph.Bindings) (egraph.Type, bool) { return b.Type(int(t)), true }
	}
	lanes := func(b egraph.Bindings) egraph.Type {
		if c.r.LaneWise {
			return Shape(b.RootType())
		}
		return 0
	}
	switch {
	case typ.Kind == dsl.IntType && typ.Width != 0:
		return func(_ *egraph.Graph, b egraph.Bindings) (egraph.Type, bool) {
			return IntType(typ.Width, lanes(b)), true
		}
	case typ.Kind == dsl.FloatType && typ.Format != ir.VoidKind:
		return func(_ *egraph.Graph, b egraph.Bindings) (egraph.Type, bool) {
			return famFloat | egraph.Type(typ.Format)<<famBits | lanes(b), true
		}
	}
	for i := range c.r.Types {
		whole := &c.r.Types[i]
		switch {
		case !c.bound[i]:
		case whole.Kind == dsl.VectorType && whole.Elem == t:
			return func(_ *egraph.Graph, b egraph.Bindings) (egraph.Type, bool) { return b.Type(i) &^ ShapeMask, true }
		case whole.Kind == dsl.StructType && slices.Contains(whole.Fields, t):
			at := slices.Index(whole.Fields, t)
			return func(g *egraph.Graph, b egraph.Bindings) (egraph.Type, bool) {
				types := clientOf(g).Types
				s := types.IR(b.Type(i))
				if s.Kind != ir.StructKind || at >= len(s.Fields) {
					return 0, false
				}
				return types.Of(s.Fields[at]), true
			}
		}
	}
	switch typ.Kind {
	case dsl.VectorType:
		return c.vectorOf(typ)
	case dsl.StructType:
		return c.structOf(typ)
	}
	return nil
}

// vectorOf computes a vector type that the left side has not, of a length that it has: fixed, or that of a
// vector whose length has the same name.
func (c *compiler) vectorOf(typ *dsl.Type) typeEval {
	elem := c.typeOf(typ.Elem)
	like := -1
	for i, o := range c.r.Types {
		if c.bound[i] && o.Kind == dsl.VectorType && typ.Len == 0 && o.LenVar == typ.LenVar {
			like = i
		}
	}
	if elem == nil || typ.Len == 0 && like < 0 {
		return nil
	}
	return func(g *egraph.Graph, b egraph.Bindings) (egraph.Type, bool) {
		lanes := egraph.Type(typ.Len) << LaneShift
		if typ.Len == 0 {
			lanes = Shape(b.Type(like))
		}
		e, ok := elem(g, b)
		return e | lanes, ok && KindOf(e) != KindOther && Shape(e) == 0 && lanes != 0
	}
}

// structOf computes the type of a struct of others.
func (c *compiler) structOf(typ *dsl.Type) typeEval {
	fields := make([]typeEval, len(typ.Fields))
	for i, f := range typ.Fields {
		if fields[i] = c.typeOf(f); fields[i] == nil {
			return nil
		}
	}
	return func(g *egraph.Graph, b egraph.Bindings) (egraph.Type, bool) {
		types := clientOf(g).Types
		list := make([]*ir.Type, len(fields))
		for i, f := range fields {
			t, ok := f(g, b)
			if !ok {
				return 0, false
			}
			list[i] = types.IR(t)
		}
		return types.Of(types.types.Struct(list, false)), true
	}
}

// interchange tells whether a float format is one of IEEE's: rules are tested
// in some of these and say nothing of x86_fp80, which has patterns that are no
// number, and ppc_fp128, which is a sum.
func interchange(t egraph.Type) bool {
	f := FloatFormat(t)
	return f != ir.X86FP80Kind && f != ir.PPCFP128Kind
}

// Uses collects the variables and types that an expression needs.
type Uses struct {
	Vars  map[dsl.VarID]bool
	types map[dsl.TypeID]bool
}

// NewUses begins with nothing that is needed.
func NewUses() *Uses { return &Uses{map[dsl.VarID]bool{}, map[dsl.TypeID]bool{}} }

func (u *Uses) expr(e *dsl.Expr) {
	if e == nil {
		return
	}
	if e.Type != dsl.None {
		u.types[e.Type] = true
	}
	switch e.Kind {
	case dsl.ConstExpr:
		u.Vars[e.Var] = true
	case dsl.WidthExpr:
		u.types[e.Of] = true
	}
	for _, a := range e.Args {
		u.expr(a)
	}
}

func (u *Uses) Cond(k *dsl.Cond) {
	u.expr(k.X)
	u.expr(k.Y)
	for _, a := range k.Args {
		u.Cond(a)
	}
	for _, a := range k.FactArgs {
		if a.Var != dsl.None {
			u.Vars[a.Var] = true
		}
		u.expr(a.Expr)
	}
}
