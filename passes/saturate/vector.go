package saturate

import (
	"fmt"
	"slices"
	"strings"

	"rewrite/egraph"
	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
	"rewrite/passes/saturate/program"
)

// vectorLeaf is the e-node of a constant vector that is no splat. partly tells
// that some lanes are poison or undef: the node then has numbers there.
func (bg *blockGraph) vectorLeaf(a *ir.Value) (n egraph.Node, partly, ok bool) {
	n.Type = bg.Types.Of(a.Type)
	fam := program.KindOf(n.Type)
	if len(a.Args) > program.MaxLanes || fam != program.KindInt && fam != program.KindFloat {
		return n, false, false
	}
	n.Op = program.OpInt
	if fam == program.KindFloat {
		n.Op = program.OpFloat
	}
	number := func(e *ir.Value) bool { return e.Op == ir.OpInt || e.Op == ir.OpFloat }
	first := slices.IndexFunc(a.Args, number)
	if first < 0 {
		return n, false, false
	}
	last := a.Args[first]
	elems := bg.Lanes[:0]
	for _, e := range a.Args {
		switch {
		case number(e):
			last = e
		case e.Op == ir.OpPoison || e.Op == ir.OpUndef:
			partly = true
		default:
			return n, false, false
		}
		x := num.Of(last.Bits)
		if last.Aux != nil {
			if last.Op != ir.OpInt || program.Width(n.Type) > num.MaxWidth {
				return n, false, false
			}
			x = num.FromBig(last.Int()).Trunc(program.Width(n.Type))
		}
		elems = append(elems, x)
	}
	bg.Lanes = elems
	n.Payload, ok = bg.Vectors.Payload(n.Type, elems)
	return n, partly, ok
}

// partial is a constant of the input some of whose lanes are poison or undef.
type partial struct {
	node  egraph.NodeID
	value *ir.Value
}

// enterPartial enters such a constant, with the edge to what it refines to.
func (bg *blockGraph) enterPartial(a *ir.Value, filled egraph.Node) egraph.ClassID {
	k := bg.enter(a, egraph.Node{Op: program.OpValue, Type: filled.Type, Payload: uint64(a.ID)}, true)
	bg.partials = append(bg.partials, partial{bg.nodeOf[a.ID], a})
	bg.g.Refine(k, egraph.ClassID(bg.g.AddNode(filled)), labelLanes)
	return k
}

// partialIn is the constant with poison or undef lanes that is in a class.
func (bg *blockGraph) partialIn(k egraph.ClassID) (egraph.NodeID, bool) {
	for _, p := range bg.partials {
		if bg.g.ClassOf(p.node) == bg.g.Find(k) {
			return p.node, true
		}
	}
	return noNode, false
}

// vectorConst is the constant of the IR with these lanes.
func (r *rebuilder) vectorConst(t *ir.Type, elems []num.Int) *ir.Value {
	args := make([]*ir.Value, len(elems))
	for i, x := range elems {
		if args[i] = r.bg.f.Consts().Float(t.Elem, x.Lo); t.Elem.IsInt() {
			args[i] = r.bg.f.BigInt(t.Elem, x.Big())
		}
	}
	return r.bg.f.Const(ir.Value{Op: ir.OpAggregate, Type: t, Args: args})
}

// vectorText is a constant vector in LLVM's spelling, without its type.
func vectorText(op egraph.Op, t egraph.Type, elems []num.Int) string {
	words := make([]string, len(elems))
	for i, x := range elems {
		words[i] = numberText(op, t, x)
	}
	return fmt.Sprintf("<%s>", strings.Join(words, ", "))
}
