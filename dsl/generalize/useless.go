package generalize

import (
	"slices"

	"rewrite/dsl"
	"rewrite/dsl/lint"
	"rewrite/dsl/prove"
	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
)

// useless tells whether a new instance of a rule is right and nobody's wish: it only reorders
// operands; it compares with a bound so that the result is known, or an equality; or an operation
// inside is its operand, or a constant, whatever the values are. Other rules are about these.
func useless(r *dsl.Rule) bool {
	if lint.Reorders(r) || unsignedBound(r) {
		return true
	}
	found := false
	r.LHS.Walk(func(t *dsl.Term) {
		found = found || t != r.LHS && t.IsOperation() && trivial(r, t)
	})
	return found
}

// unsignedBound tells whether the left side holds an unsigned compare with 0 or the largest number.
func unsignedBound(r *dsl.Rule) (found bool) {
	unsigned := []ir.Pred{ir.ULT, ir.ULE, ir.UGT, ir.UGE}
	r.LHS.Walk(func(t *dsl.Term) {
		if t.Kind != dsl.OpTerm || t.Op != ir.OpICmp || t.Pred.Var != dsl.None || !slices.Contains(unsigned, t.Pred.Pred) {
			return
		}
		for _, a := range t.Args {
			one := num.Of(1)
			found = found || a.Kind == dsl.LitTerm && (a.Lit.Mag == num.Int{} || a.Lit.Neg && a.Lit.Mag == one)
		}
	})
	return found
}

// trivial tells whether an operation is one of the leaves below it, 0 or -1, wherever the rule applies.
func trivial(r *dsl.Rule, t *dsl.Term) bool {
	typ := r.Types[t.Type]
	if typ.Kind != dsl.IntType || r.Floating() {
		return false
	}
	literal := func(l dsl.Lit) *dsl.Term {
		return &dsl.Term{Kind: dsl.LitTerm, Type: t.Type, Lit: l, Bind: dsl.None, Elem: dsl.None, Var: dsl.None, Pred: dsl.PredExpr{Var: dsl.None}}
	}
	same := []*dsl.Term{literal(dsl.Lit{}), literal(dsl.Lit{Mag: num.Of(1), Neg: true})}
	t.Walk(func(o *dsl.Term) {
		if !o.IsOperation() && o.Type == t.Type && o.Kind != dsl.ComputedTerm {
			same = append(same, o)
		}
	})
	return slices.ContainsFunc(same, func(o *dsl.Term) bool {
		one := *r
		one.LHS, one.RHS = t, o
		v := prove.Rule(&one, prove.Options{Steps: quickSteps})
		return v.Status == prove.Proved
	})
}
