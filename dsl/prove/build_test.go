package prove

import (
	"rewrite/dsl"
	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
)

// A builder makes rules by value over one open width and i1.
type builder struct {
	r *dsl.Rule
}

const (
	anyWidth dsl.TypeID = 0
	oneBit   dsl.TypeID = 1
)

func newBuilder() *builder {
	return &builder{&dsl.Rule{Name: "built", Types: []dsl.Type{{Name: "W"}, {Width: 1}}, LaneWise: true}}
}

func (b *builder) variable(name string, t dsl.TypeID, kind dsl.VarKind) *dsl.Term {
	b.r.Vars = append(b.r.Vars, dsl.Var{Name: name, Kind: kind, Type: t})
	return &dsl.Term{Kind: dsl.VarTerm, Type: t, Var: dsl.VarID(len(b.r.Vars) - 1), Bind: dsl.None}
}

func (b *builder) lit(n uint64) *dsl.Term {
	return &dsl.Term{Kind: dsl.LitTerm, Type: anyWidth, Lit: dsl.Lit{Mag: num.Of(n)}, Bind: dsl.None}
}

func (b *builder) leaf(kind dsl.TermKind) *dsl.Term {
	return &dsl.Term{Kind: kind, Type: anyWidth, Bind: dsl.None}
}

func (b *builder) op(op ir.Op, fl ir.Flags, pred ir.Pred, args ...*dsl.Term) *dsl.Term {
	t := anyWidth
	if op == ir.OpICmp {
		t = oneBit
	} else if op != ir.OpSelect {
		t = args[0].Type
	}
	return &dsl.Term{Kind: dsl.OpTerm, Type: t, Op: op, Flags: dsl.FlagExpr{Set: fl, Mask: ^ir.Flags(0)},
		Pred: dsl.PredExpr{Pred: pred, Var: dsl.None}, Args: args, Bind: dsl.None}
}

func (b *builder) rule(lhs *dsl.Term, arrow dsl.Arrow, rhs *dsl.Term) *dsl.Rule {
	b.r.LHS, b.r.RHS, b.r.Arrow = lhs, rhs, arrow
	return b.r
}
