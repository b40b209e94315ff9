package program

import (
	"rewrite/dsl"
	"rewrite/egraph"
	"rewrite/passes/analysis/domain"
	"rewrite/passes/analysis/predicate"
	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
)

// Client is what the callbacks of one worker's graph know besides the graph.
// It is the graph's egraph.Analysis.
type Client struct {
	Vocab     *Vocabulary
	Types     *TypeTable
	scratch   []*dsl.Bindings // by compiled.number
	Facts     factTable
	PtrWidth  uint32         // of the facts of pointers in address space 0
	NullValid bool           // something may be at address 0 of address space 0
	args      []domain.Facts // scratch
	instr     domain.Instr   // scratch
	Vectors   vectorTable
	Masks     map[ir.ValueID]*ir.Value // of shuffles, whose payload is the id
	Lanes     []num.Int                // scratch
	lane      int                      // that conditions and computed constants are evaluated for
	// Uses is the number of uses that a node's value had in the input IR, by
	// NodeID; 0 for nodes that are no value of the input.
	Uses []int32
	// AnyUse: how often a value is used does not matter
	AnyUse bool
	// Shared: a condition that wants one use has failed since this was reset.
	Shared bool
	// OneOnly: the graph holds one operation, and a fact about more is taken to hold
	OneOnly bool
}

func clientOf(g *egraph.Graph) *Client { return g.Analysis().(*Client) }

// A compiled rule has a number, for what each worker keeps of it. It is the number of times
// that rules were compiled before, which differs from run to run.
type compiled struct {
	*dsl.Rule
	number int
}

// bindings is room for what a rule binds, with its fixed widths set.
func (c *Client) bindings(r compiled) *dsl.Bindings {
	if r.number >= len(c.scratch) {
		c.scratch = append(c.scratch, make([]*dsl.Bindings, r.number+1-len(c.scratch))...)
	}
	b := c.scratch[r.number]
	if b == nil {
		b = r.NewBindings()
		c.scratch[r.number] = b
	}
	return b
}

// known answers a fact of a condition, of the very class that its variable is bound to (law 7). What is no
// matter of numbers comes first; then constants, which the language computes itself; then facts.
//
// Every answer is monotone: facts of a class only get sharper, so what holds once is not taken back by
// a later round (law 11).
func (c *Client) known(g *egraph.Graph, s *scope, f *dsl.Cond, b *dsl.Bindings, args []egraph.ClassID) bool {
	classOf := func(v dsl.VarID) egraph.ClassID {
		for _, sv := range s.vars {
			if sv.id == v {
				return args[sv.arg]
			}
		}
		panic("saturate: a fact about a variable out of scope")
	}
	constants := func() bool {
		for _, a := range f.FactArgs {
			if a.Var == dsl.None {
				continue
			}
			if _, ok := g.Constant(classOf(a.Var)); !ok {
				return false
			}
		}
		return true
	}
	if f.FactArgs[0].Var == dsl.None { // a fact about a constant expression
		if constants() {
			holds, ok := s.r.Concrete(f, b)
			return holds && ok
		}
		y := c.Of(g, classOf(f.FactArgs[1].Var))
		n, ok := s.r.EvalConst(f.FactArgs[0].Expr, b)
		return ok && y.Width != 0 && f.Fact.Info().Params[1] == dsl.ValueOf && predicate.Holds(f.Fact, domain.Const(uint32(y.Width), n), y, num.Int{})
	}
	first := classOf(f.FactArgs[0].Var)
	switch f.Fact {
	case dsl.FactOneUse:
		return c.oneUse(g, first)
	case dsl.FactNoUndef:
		return g.Defined(first) == egraph.WellDefined
	case dsl.FactNotPoison:
		return g.Defined(first)&egraph.NotPoison != 0
	case dsl.FactNoObjectAtNull:
		return g.Type(first)&^ShapeMask == famPtr && !c.NullValid
	}
	if f.Fact == dsl.FactImpliesPoison {
		if c.OneOnly {
			return true
		}
		if f.FactArgs[1].Var == dsl.None {
			return g.Defined(first)&egraph.NotPoison != 0
		}
		return c.ImpliesPoison(g, first, classOf(f.FactArgs[1].Var))
	}
	if constants() {
		holds, ok := s.r.Concrete(f, b)
		return holds && ok
	}
	if f.Fact.Info().Floats {
		var m num.Int
		if len(f.FactArgs) > 1 {
			var ok bool
			if m, ok = c.maskOf(g, s, f.FactArgs[1], b, classOf); !ok {
				return false
			}
		}
		return c.ofFloat(g, f.Fact, first, m)
	}
	x, y := c.Of(g, first), domain.Facts{}
	var m num.Int
	if len(f.FactArgs) > 1 {
		if v := f.FactArgs[1].Var; v != dsl.None {
			k := classOf(v)
			y = c.Of(g, k)
			if n, ok := g.Constant(k); ok {
				p := c.Vectors.Lane(g.Type(k), g.Payload(n), c.lane)
				m = p
			} else if f.Fact.Info().Params[1] != dsl.ValueOf {
				return false
			}
		} else {
			p, ok := s.r.EvalConst(f.FactArgs[1].Expr, b)
			if !ok {
				return false
			}
			m = p
			y = domain.Const(uint32(x.Width), m)
		}
	}
	return predicate.Holds(f.Fact, x, y, m)
}

// maskOf is the constant that a fact is asked with.
func (c *Client) maskOf(g *egraph.Graph, s *scope, a dsl.FactArg, b *dsl.Bindings, classOf func(dsl.VarID) egraph.ClassID) (num.Int, bool) {
	if a.Var == dsl.None {
		return s.r.EvalConst(a.Expr, b)
	}
	n, ok := g.Constant(classOf(a.Var))
	if !ok {
		return num.Int{}, false
	}
	return Constant(g.Type(classOf(a.Var)), g.Payload(n)), true
}

// oneUse tells whether some value of the input that is in the class had one
// use. It is fixed before saturation, as classes only gain values.
//
// It is for cost alone, and rules are proved without it (law 11).
func (c *Client) oneUse(g *egraph.Graph, k egraph.ClassID) bool {
	if c.AnyUse || c.OneOnly {
		return true
	}
	for n := range g.Nodes(k) {
		if int(n) < len(c.Uses) && c.Uses[n] == 1 {
			return true
		}
	}
	c.Shared = true
	return false
}
