package program

import (
	"rewrite/egraph"
	"rewrite/passes/analysis/domain"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
	"rewrite/passes/ir/num"
)

// poisonBudget bounds the nodes looked at for one answer of ImpliesPoison.
const poisonBudget = 64

// ImpliesPoison tells whether y is poison wherever x is: x is built by
// operations that make no poison of their own, and each value below them that may
// be poison makes y poison, too. All nodes of a class are poison together, so
// any one of them is as good as the others. Only operations that work lane by
// lane are passed, so the answer holds for each lane of vectors.
//
// So `select (icmp eq %x, 0), 0, (mul %x, %y)` may not become the mul, as %y may be poison where %x is 0, but
// with %x + 1 in place of %y it may: what makes that poison makes the condition poison.
func (c *Client) ImpliesPoison(g *egraph.Graph, x, y egraph.ClassID) bool {
	budget := poisonBudget
	return c.onlyPoisonOf(g, x, y, &budget)
}

func (c *Client) onlyPoisonOf(g *egraph.Graph, x, y egraph.ClassID, budget *int) bool {
	if g.Defined(x)&egraph.NotPoison != 0 || c.carriesPoison(g, y, x, budget) {
		return true
	}
nodes:
	for n := range g.Nodes(x) {
		if *budget--; *budget < 0 {
			return false
		}
		if !c.makesNoPoison(g, n) {
			continue
		}
		from := c.overflowBit(g, n)
		for i := range g.Arity(from) {
			if !c.onlyPoisonOf(g, g.Kid(from, i), y, budget) {
				continue nodes
			}
		}
		return true
	}
	return false
}

// carriesPoison tells whether y is poison where x is, as x is an operand of y, or
// of an operand, and so on.
func (c *Client) carriesPoison(g *egraph.Graph, y, x egraph.ClassID, budget *int) bool {
	if y == x {
		return true
	}
	for n := range g.Nodes(y) {
		if *budget--; *budget < 0 {
			return false
		}
		n = c.overflowBit(g, n)
		m, ok := c.laneWise(g, n)
		if !ok || m.Intrinsic != nil && (m.Intrinsic.ID == intrinsic.Fshl || m.Intrinsic.ID == intrinsic.Fshr) { // by nothing, one operand is not looked at
			continue
		}
		for i := range g.Arity(n) {
			if m.Op == ir.OpSelect && i > 0 {
				break
			}
			if c.carriesPoison(g, g.Kid(n, i), x, budget) {
				return true
			}
		}
	}
	return false
}

// laneWise gives the meaning of a node whose lanes depend on those of its
// operands alone, and which is poison where an operand is, or for select, the condition.
func (c *Client) laneWise(g *egraph.Graph, n egraph.NodeID) (m Meaning, ok bool) {
	op := g.Op(n)
	if op < FirstOp {
		return m, false
	}
	m = c.Vocab.Back[op]
	switch {
	case m.Function != "":
		return m, false
	case m.Intrinsic != nil:
		return m, m.Intrinsic.LaneWise && m.Intrinsic.Eval != nil
	case m.Op == ir.OpBitCast: // may cut lanes anew
		return m, false
	}
	return m, m.Op.Is(ir.LaneWise) && m.Op != ir.OpFreeze
}

// overflowBit is the call that a node takes the result or the overflow of; n
// itself if it is no such node.
func (c *Client) overflowBit(g *egraph.Graph, n egraph.NodeID) egraph.NodeID {
	if op := g.Op(n); op < FirstOp || c.Vocab.Back[op].Op != ir.OpExtractValue {
		return n
	}
	for k := range g.Nodes(g.Kid(n, 0)) {
		if op := g.Op(k); op >= FirstOp && c.Vocab.Back[op].Intrinsic != nil && c.Vocab.Back[op].Intrinsic.Overflow != nil {
			return k
		}
	}
	return n
}

// flagsHold tells whether no flag of a node with meaning m makes poison.
func (c *Client) flagsHold(g *egraph.Graph, n egraph.NodeID, m Meaning) bool {
	in := domain.Instr{Op: m.Op, Flags: UnpackFlags(g.Flags(n)), Width: c.factWidth(g.Type(g.ClassOf(n)))}
	if in.Flags&ir.PoisonFlags == 0 {
		return true
	}
	args := make([]domain.Facts, g.Arity(n))
	for i := range args {
		args[i] = c.Of(g, g.Kid(n, i))
	}
	return in.FlagsHold(args)
}

// makesNoPoison tells whether a node is poison only if an operand is: no flag that may not hold or
// argument that asks for poison, no shift that may be too far, no float that may not fit an integer.
func (c *Client) makesNoPoison(g *egraph.Graph, n egraph.NodeID) bool {
	if call := c.overflowBit(g, n); call != n {
		return true
	}
	m, ok := c.laneWise(g, n)
	if !ok || !c.flagsHold(g, n, m) {
		return false
	}
	below := func(i int) bool {
		f := c.Of(g, g.Kid(n, i))
		return f.Width != 0 && f.UHi.Hi == 0 && f.UHi.Lo < uint64(f.Width)
	}
	switch {
	case m.Intrinsic != nil:
		switch m.Intrinsic.ID {
		case intrinsic.Abs, intrinsic.Ctlz, intrinsic.Cttz:
			f := c.Of(g, g.Kid(n, 1))
			x, ok := f.Constant()
			return ok && x == num.Int{}
		case intrinsic.SshlSat, intrinsic.UshlSat:
			return below(1)
		}
	case m.Op == ir.OpShl, m.Op == ir.OpLShr, m.Op == ir.OpAShr:
		return below(1)
	case m.Op == ir.OpFPToSI, m.Op == ir.OpFPToUI:
		return false
	}
	return true
}
