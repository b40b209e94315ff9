package saturate

import (
	"encoding/binary"
	"fmt"
	"slices"
	"strings"

	"rewrite/egraph"
	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
)

// Constant vectors. One whose lanes are all equal is a leaf like a scalar, with
// the lanes' value as its payload. One whose lanes differ is a leaf of the same
// operation, opInt or opFloat, whose payload is a number in a table: a pattern's
// constant matches it like any other, and what is computed from constants is
// computed once for each lane. That is right because only rules whose operations
// work lane by lane apply to vectors (SEMANTICS law 12): what such a rule does to
// a vector is what it does to each lane, with that lane's constants. So its
// conditions must hold for each.
//
// A constant with lanes that are poison or undef is a leaf that patterns do not
// see, with an edge to the vector that has some number in those lanes: poison
// refines to anything, and undef in one use to any number. Any would do; the
// number of another lane is one for which conditions hold that hold for the rest.

// vectorMark is the high half of a payload that is a number in the table. A
// splat of a constant of 64 bits or more that looks like it is not represented.
const vectorMark = 0x9e3779b9

// maxLanes bounds the vectors whose lanes are looked at, as each is a copy of the
// work: 64 bytes, the widest registers there are.
const maxLanes = 64

// isVector tells whether a constant's lanes differ.
func isVector(t egraph.Type, payload uint64) bool {
	return payload>>32 == vectorMark && shape(t) != 0
}

// lanes is the number of lanes of a type, 0 for scalars and scalable vectors.
func lanes(t egraph.Type) int {
	if s := shape(t); s&scalable == 0 {
		return int(s >> laneShift)
	}
	return 0
}

// vectorTable numbers vectors of constants that are not all equal.
type vectorTable struct {
	list  [][]num.Int
	index map[string]uint32
	key   []byte
}

func (vt *vectorTable) reset() {
	if len(vt.list) > 0 {
		vt.list = vt.list[:0]
		clear(vt.index)
	}
}

// payload is that of a vector of constants, if it has one.
func (vt *vectorTable) payload(t egraph.Type, elems []num.Int) (uint64, bool) {
	if !slices.ContainsFunc(elems, func(x num.Int) bool { return x != elems[0] }) {
		return payloadOf(t, elems[0])
	}
	if width(t) > num.MaxWidth {
		return 0, false
	}
	vt.key = vt.key[:0]
	for _, x := range elems {
		vt.key = binary.LittleEndian.AppendUint64(vt.key, x.Lo)
		vt.key = binary.LittleEndian.AppendUint64(vt.key, x.Hi)
	}
	n, ok := vt.index[string(vt.key)]
	if !ok {
		if vt.index == nil {
			vt.index = map[string]uint32{}
		}
		n = uint32(len(vt.list))
		vt.index[string(vt.key)] = n
		vt.list = append(vt.list, slices.Clone(elems))
	}
	return vectorMark<<32 | uint64(n), true
}

// lanesOf are the lanes of a constant whose lanes differ.
func (vt *vectorTable) lanesOf(payload uint64) []num.Int { return vt.list[uint32(payload)] }

// lane is one lane of a constant, or a scalar constant. Where a rule's left side
// has vectors of several lengths its types will not fit; until that is found any
// number will do.
func (vt *vectorTable) lane(t egraph.Type, payload uint64, lane int) num.Int {
	if isVector(t, payload) {
		elems := vt.lanesOf(payload)
		return elems[min(lane, len(elems)-1)]
	}
	return constant(t, payload)
}

// every tells whether something holds of each lane of a constant.
func (vt *vectorTable) every(t egraph.Type, payload uint64, holds func(num.Int) bool) bool {
	if isVector(t, payload) {
		return !slices.ContainsFunc(vt.lanesOf(payload), func(x num.Int) bool { return !holds(x) })
	}
	return holds(constant(t, payload))
}

// vectorLeaf is the e-node of a constant vector that is no splat. partly tells
// that some lanes are poison or undef: the node then has numbers there.
func (bg *blockGraph) vectorLeaf(a *ir.Value) (n egraph.Node, partly, ok bool) {
	n.Type = bg.types.of(a.Type)
	fam := kindOf(n.Type)
	if len(a.Args) > maxLanes || fam != kindInt && fam != kindFloat {
		return n, false, false
	}
	n.Op = opInt
	if fam == kindFloat {
		n.Op = opFloat
	}
	number := func(e *ir.Value) bool { return e.Op == ir.OpInt || e.Op == ir.OpFloat }
	first := slices.IndexFunc(a.Args, number)
	if first < 0 {
		return n, false, false
	}
	last := a.Args[first]
	elems := bg.lanes[:0]
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
			if last.Op != ir.OpInt || width(n.Type) > num.MaxWidth {
				return n, false, false
			}
			x = num.FromBig(last.Int()).Trunc(width(n.Type))
		}
		elems = append(elems, x)
	}
	bg.lanes = elems
	n.Payload, ok = bg.vectors.payload(n.Type, elems)
	return n, partly, ok
}

// partial is a constant of the input some of whose lanes are poison or undef.
type partial struct {
	node  egraph.NodeID
	value *ir.Value
}

// enterPartial enters such a constant, with the edge to what it refines to.
func (bg *blockGraph) enterPartial(a *ir.Value, filled egraph.Node) egraph.ClassID {
	k := bg.enter(a, egraph.Node{Op: opValue, Type: filled.Type, Payload: uint64(a.ID)}, true)
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
