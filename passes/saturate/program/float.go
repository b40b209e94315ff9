package program

import (
	"rewrite/dsl"
	"rewrite/egraph"
	"rewrite/passes/analysis"
	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
)

// Which NaN a floating-point operation returns, which zero under nsz, and how it
// rounds under the flags that license rewriting is left open, and picked once
// for all users (SEMANTICS law 4). A rule that settles a pick is right for one
// user. So the graph does not look through the edges of a value of the input
// that several instructions use, and rules whose left side has an operation that
// picks below its root match it only if it has one user, unless they hold
// whatever was picked. The root's pick is settled for all users, because
// extraction puts one value into the place of each class.

// openFlags leave results open.
const openFlags = ir.NSZ | ir.Reassoc | ir.ARcp | ir.Contract | ir.AFn

// Picks tells whether an operation leaves its result open.
func (m Meaning) Picks(t egraph.Type, fl ir.Flags) bool {
	return KindOf(t) == KindFloat && (fl&openFlags != 0 || Picks(m.Op, m.Intrinsic))
}

// Picks tells whether an operation with a result in floating point leaves it
// open whatever its flags are. Those that move values or change bits do not,
// nor do conversions of integers, which give no NaN.
func Picks(op ir.Op, in *dsl.Intrinsic) bool {
	switch op {
	case ir.OpFAdd, ir.OpFSub, ir.OpFMul, ir.OpFDiv, ir.OpFRem, ir.OpFPExt, ir.OpFPTrunc:
		return true
	case ir.OpCall:
		return in == nil || in.Name != "fabs" && in.Name != "copysign"
	}
	return false
}

// settles tells whether a rule may settle what an operand of its left side
// picks.
func (c *compiler) settles(a *dsl.Term) bool {
	return (a.Kind == dsl.OpTerm || a.Kind == dsl.CallTerm) && c.r.Types[c.r.Scalar(a.Type)].Kind == dsl.FloatType && !EveryChoice(c.r) &&
		(a.Flags.Set&openFlags != 0 || len(a.Flags.Vars) > 0 || Picks(a.Op, a.Intrinsic))
}

// EveryChoice tells whether a rule holds whatever the operations below the root
// of its left side picked: its result is none of floating point, and nothing in
// it looks at the bits of one. Compares do not tell zeros or NaNs apart. Rules
// that only drop or keep reassoc's freedom are not among them.
func EveryChoice(r *dsl.Rule) bool {
	if !r.Floating() || r.Types[r.Scalar(r.LHS.Type)].Kind != dsl.IntType {
		return false
	}
	holds := true
	r.LHS.Walk(func(t *dsl.Term) {
		if t.Kind != dsl.OpTerm && t.Kind != dsl.CallTerm {
			return
		}
		switch {
		case t.Op == ir.OpBitCast, t.Intrinsic != nil && (t.Intrinsic.Name == "is.fpclass" || t.Intrinsic.Name == "copysign"):
			holds = false
		case t != r.LHS && t.Flags.Set&openFlags != 0:
			holds = false
		}
	})
	return holds
}

// excluded are the classes that a value which a predicate about floats holds of
// is in none of; others are of constants only.
var excluded = [dsl.NumFacts]analysis.Class{
	dsl.FactNotNaN:        analysis.NaN,
	dsl.FactNotInf:        analysis.Inf,
	dsl.FactNotFZero:      analysis.FZero,
	dsl.FactNotNegZero:    analysis.NegZero,
	dsl.FactNotBelowFZero: analysis.BelowZero,
	dsl.FactSignClear:     analysis.SignSet,
	dsl.FactNormal:        analysis.AnyFloat &^ analysis.Normal,
}

// ofFloat answers a predicate about a float from its classes.
func (c *Client) ofFloat(g *egraph.Graph, fact dsl.FactID, k egraph.ClassID, m num.Int) bool {
	if n, ok := g.Constant(k); ok {
		t := g.Type(k)
		return c.Vectors.Every(t, g.Payload(n), func(x num.Int) bool {
			return fact.Info().Holds(dsl.FuncArgs{A: x, B: m, Width: Width(t), Arg: Width(t), Format: FloatFormat(t)})
		})
	}
	classes := excluded[fact]
	if fact == dsl.FactNoFPClass {
		classes = analysis.ClassMask(m.Lo)
	} else if classes == 0 {
		return false
	}
	return c.Of(g, k).Apart(classes)
}
