package block

import (
	"rewrite/egraph"
	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
	"rewrite/passes/saturate/program"
)

// partial is a constant of the input some of whose lanes are poison or undef.
type partial struct {
	node  egraph.NodeID
	value *ir.Value
}

// enterPartial enters such a constant, with the edge to what it refines to: poison and undef
// lanes may become any number, but not back, so the two are not one class. The constant
// itself is a leaf; who wants to know its lanes asks Partial.
func (bg *Graph) enterPartial(a *ir.Value, filled egraph.Node) egraph.ClassID {
	k := bg.enter(a, egraph.Node{Op: program.OpValue, Type: filled.Type, Payload: uint64(a.ID)}, true)
	bg.partials = append(bg.partials, partial{bg.NodeOf[a.ID], a})
	bg.E.Refine(k, egraph.ClassID(bg.E.AddNode(filled)), LabelLanes)
	return k
}

// Partial is the constant with poison or undef lanes that is in a class. Few blocks have
// any, and unions move them between classes, so they are looked for in a list.
func (bg *Graph) Partial(k egraph.ClassID) (egraph.NodeID, bool) {
	for _, p := range bg.partials {
		if bg.E.ClassOf(p.node) == bg.E.Find(k) {
			return p.node, true
		}
	}
	return NoNode, false
}

// vectorConst is the constant of the IR with these lanes.
func (r *Rebuilder) vectorConst(t *ir.Type, elems []num.Int) *ir.Value {
	args := make([]*ir.Value, len(elems))
	for i, x := range elems {
		if args[i] = r.bg.Func.Consts().Float(t.Elem, x.Lo); t.Elem.IsInt() {
			args[i] = r.bg.Func.BigInt(t.Elem, x.Big())
		}
	}
	return r.bg.Func.Const(ir.Value{Op: ir.OpAggregate, Type: t, Args: args})
}
