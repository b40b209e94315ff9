package why

import (
	"rewrite/egraph/explain"
	"rewrite/passes/ir"
	"rewrite/passes/saturate/block"
)

// What tests look into of a graph that is shown.

// Graph is the block's graph.
func (in *Inspected) Graph() *block.Graph { return in.w.bg }

// Expr is what a value computes in the input.
func (in *Inspected) Expr(v *ir.Value) *explain.Expr { return in.t.expr(v) }

// Named is the value of the input that is a term, nil for none.
func (in *Inspected) Named(e *explain.Expr) *ir.Value { return in.t.names[e.Canon()] }

// Explained are the changes of the values that something else stands for, with the
// chains of those that have one.
func (in *Inspected) Explained(do func(*Change, *explain.Chain)) {
	if in.t == nil {
		return
	}
	for _, v := range block.NewRebuilder(in.w.bg, in.t.s).ReplacedValues() {
		c := in.t.change(v)
		do(c, c.chain)
	}
}
