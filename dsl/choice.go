package dsl

import (
	"slices"

	"rewrite/passes/ir"
)

// shareChoices makes freezes of the right side that are written alike one Term: who
// freezes a value twice means one choice. Those of the left side stay apart, as the
// instructions that they match may be.
func (r *Rule) shareChoices() {
	var made []*Term
	var share func(t *Term) *Term
	share = func(t *Term) *Term {
		if t == nil {
			return nil
		}
		for i, a := range t.Args {
			t.Args[i] = share(a)
		}
		if t.Kind != OpTerm || t.Op != ir.OpFreeze {
			return t
		}
		if i := slices.IndexFunc(made, t.alike); i >= 0 {
			return made[i]
		}
		made = append(made, t)
		return t
	}
	r.RHS = share(r.RHS)
}

// alike tells whether two terms say the same.
func (t *Term) alike(o *Term) bool {
	return t.Kind == o.Kind && t.Type == o.Type && t.Var == o.Var && t.Lit == o.Lit && SameFloat(t.Float, o.Float) && t.Op == o.Op &&
		t.Intrinsic == o.Intrinsic && t.Func == o.Func && t.Flags.Set == o.Flags.Set && t.Flags.Mask == o.Flags.Mask &&
		slices.Equal(t.Flags.Vars, o.Flags.Vars) && t.Pred == o.Pred && slices.Equal(t.Indices, o.Indices) && t.Elem == o.Elem &&
		t.Expr.alike(o.Expr) && slices.EqualFunc(t.Args, o.Args, (*Term).alike)
}

func (e *Expr) alike(o *Expr) bool {
	if e == nil || o == nil {
		return e == o
	}
	return e.Kind == o.Kind && e.Type == o.Type && e.Lit == o.Lit && SameFloat(e.Float, o.Float) && e.Var == o.Var && e.Of == o.Of &&
		e.Func == o.Func && slices.EqualFunc(e.Args, o.Args, (*Expr).alike)
}
