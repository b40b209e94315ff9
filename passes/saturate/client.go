package saturate

import (
	"rewrite/dsl"
	"rewrite/egraph"
	"rewrite/passes/ir"
)

// client is what the callbacks of one worker's graph know besides the graph.
// It is the graph's egraph.Analysis.
type client struct {
	vocab   *vocabulary
	types   *typeTable
	scratch map[*dsl.Rule]*dsl.Bindings
	// uses is the number of uses that a node's value had in the input IR, by
	// NodeID; 0 for nodes that are no value of the input.
	uses []int32
}

func clientOf(g *egraph.Graph) *client { return g.Analysis().(*client) }

// bindings is room for what a rule binds, with its fixed widths set.
func (c *client) bindings(r *dsl.Rule) *dsl.Bindings {
	b := c.scratch[r]
	if b == nil {
		b = r.NewBindings()
		c.scratch[r] = b
	}
	return b
}

// known answers a fact of a condition.
func (c *client) known(g *egraph.Graph, s *scope, f *dsl.Cond, b *dsl.Bindings, args []egraph.ClassID) bool {
	classOf := func(v dsl.VarID) egraph.ClassID {
		for _, sv := range s.vars {
			if sv.id == v {
				return args[sv.arg]
			}
		}
		panic("saturate: a fact about a variable out of scope")
	}
	first := classOf(f.FactArgs[0].Var)
	switch f.Fact {
	case dsl.OneUse:
		return c.oneUse(g, first)
	case dsl.NoUndef:
		return g.Defined(first) == egraph.WellDefined
	case dsl.NotPoison:
		return g.Defined(first)&egraph.NotPoison != 0
	}
	for _, a := range f.FactArgs {
		if a.Var == dsl.None {
			continue
		}
		if _, ok := g.Constant(classOf(a.Var)); !ok {
			return false
		}
	}
	holds, ok := s.r.Concrete(f, b)
	return holds && ok
}

// oneUse tells whether some value of the input that is in the class had one
// use. It is fixed before saturation, as classes only gain values.
func (c *client) oneUse(g *egraph.Graph, k egraph.ClassID) bool {
	for n := range g.Nodes(k) {
		if int(n) < len(c.uses) && c.uses[n] == 1 {
			return true
		}
	}
	return false
}

// Make derives whether a node's value can be poison or undef.
func (c *client) Make(g *egraph.Graph, n egraph.NodeID) (egraph.Fact, egraph.Defined) {
	op := g.Op(n)
	if op < firstOp {
		return 0, 0
	}
	if g.Flags(n) != 0 || !neverPoison(c.vocab.back[op]) {
		return 0, 0
	}
	d := egraph.WellDefined
	for i := range g.Arity(n) {
		d &= g.Defined(g.Kid(n, i))
	}
	return 0, d
}

// neverPoison tells whether an operation without flags on defined operands is
// defined.
func neverPoison(m meaning) bool {
	switch m.op {
	case ir.OpAdd, ir.OpSub, ir.OpMul, ir.OpAnd, ir.OpOr, ir.OpXor, ir.OpICmp, ir.OpTrunc, ir.OpZExt, ir.OpSExt, ir.OpSelect:
		return true
	}
	return false
}

// Meet has nothing to do: there are no value facts.
func (c *client) Meet(a, b egraph.Fact) (egraph.Fact, bool) { return a, true }

// Modify has nothing to do.
func (c *client) Modify(*egraph.Graph, egraph.ClassID) {}
