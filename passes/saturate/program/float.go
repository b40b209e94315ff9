package program

import (
	"rewrite/dsl"
	"rewrite/egraph"
	"rewrite/passes/analysis/predicate"
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

// Picks tells whether an operation leaves its result open.
func (m Meaning) Picks(t egraph.Type, fl ir.Flags) bool {
	return KindOf(t) == KindFloat && (fl&dsl.OpenFlags != 0 || dsl.Picks(m.Op, m.Intrinsic))
}

// ofFloat answers a predicate about a float from its classes.
func (c *Client) ofFloat(g *egraph.Graph, fact dsl.FactID, k egraph.ClassID, m num.Int) bool {
	if n, ok := g.Constant(k); ok {
		t := g.Type(k)
		return c.Vectors.Every(t, g.Payload(n), func(x num.Int) bool {
			return fact.Info().Holds(dsl.FuncArgs{A: x, B: m, Width: Width(t), Arg: Width(t), Format: FloatFormat(t)})
		})
	}
	return predicate.OfFloat(fact, c.Of(g, k), m)
}
