package moves

import (
	"rewrite/egraph"
	"rewrite/passes/ir"
	"rewrite/passes/saturate/program"
)

// onVectors are the operations that machines with vectors do on all lanes at once, whatever these are. What others cost so, package slp knows.
var onVectors = map[ir.Op]bool{
	ir.OpAdd: true, ir.OpSub: true, ir.OpAnd: true, ir.OpOr: true, ir.OpXor: true,
	ir.OpFAdd: true, ir.OpFSub: true, ir.OpFMul: true, ir.OpFDiv: true, ir.OpFNeg: true,
}

// packed is a vector whose lanes are results of one operation on lanes of vectors: the operation on shuffles of these.
//
//	insertelement (insertelement poison, (add (extractelement %v, 0), (extractelement %v, 1)), 0), (add ...), 1
//	add (shufflevector %v, %w, <0, 2, ...>), (shufflevector %v, %w, <1, 3, ...>)
//
// Lanes of poison may be what the operation makes of poison. Flags are those that all lanes have. It is worth what extraction says; what
// takes more than one shuffle for an operand is not looked at.
func packed(mv *Mover, n egraph.NodeID) (egraph.ClassID, bool) {
	g := mv.E
	t := g.Type(g.ClassOf(n))
	count := program.Lanes(t)
	at, ok := mv.index(g.Kid(n, 2))
	if count == 0 || count > program.MaxLanes || !ok || at >= count {
		return 0, false
	}
	of := make([]egraph.NodeID, count) // what computes each lane
	some := false
	first := mv.followScalar(g.Kid(n, 1), moveDepth)
	if first.kind != laneScalar {
		return 0, false
	}
	for op := range g.Nodes(first.class) {
		if some = onLanes(mv, op); some {
			of[at] = op
			break
		}
	}
	if !some {
		return 0, false
	}
	op := of[at]
	flags := g.Flags(op)
	poison := make([]bool, count)
	for i := range of {
		if i == at {
			continue
		}
		switch l := mv.follow(g.Kid(n, 0), i, moveDepth); l.kind {
		case lanePoison:
			poison[i] = true
			continue
		case laneScalar:
			if of[i], ok = sameOnLanes(mv, op, l.class); !ok {
				return 0, false
			}
			flags &= g.Flags(of[i])
		default:
			return 0, false
		}
	}
	node := egraph.Node{Op: g.Op(op), Type: t, Flags: flags, Payload: g.Payload(op), Kids: make([]egraph.ClassID, g.Arity(op))}
	for i, from := range columns(mv, of, at, poison) {
		shape := g.Type(g.Kid(op, i)) | t&program.ShapeMask
		if node.Kids[i], ok = mv.gathered(shape, from, 1, program.IntType(64, 0)); !ok {
			return 0, false
		}
	}
	return g.ClassOf(g.AddNode(node)), true
}

// onLanes tells whether a node may be done for a lane of a vector, and not there only for others that see what it picks (law 4).
func onLanes(mv *Mover, n egraph.NodeID) bool {
	g := mv.E
	if g.Op(n) < program.FirstOp {
		return false
	}
	m := mv.Vocab.Back[g.Op(n)]
	return onVectors[m.Op] && (!m.Picks(g.Type(g.ClassOf(n)), program.UnpackFlags(g.Flags(n))) || int(n) < len(mv.Uses) && mv.Uses[n] == 1)
}

// sameOnLanes is a node of a class that does what another one does.
func sameOnLanes(mv *Mover, op egraph.NodeID, k egraph.ClassID) (egraph.NodeID, bool) {
	g := mv.E
	for n := range g.Nodes(k) {
		if g.Op(n) == g.Op(op) && g.Payload(n) == g.Payload(op) && onLanes(mv, n) {
			return n, true
		}
	}
	return 0, false
}

// columns are where the operands of the lanes' operations come from, one list for each operand. Operands that may change places are put so that those of
// each lane are from the vectors, and as far apart, as those of one of them.
func columns(mv *Mover, of []egraph.NodeID, first int, poison []bool) [][]lane {
	g := mv.E
	op := of[first]
	columns := make([][]lane, g.Arity(op))
	for k := range columns {
		columns[k] = make([]lane, len(of))
		for i, n := range of {
			columns[k][i] = lane{kind: lanePoison}
			if !poison[i] {
				columns[k][i] = mv.followScalar(g.Kid(n, k), moveDepth)
			}
		}
	}
	if len(columns) != 2 || !mv.Vocab.Ops[g.Op(op)].Commutative {
		return columns
	}
	a, b := columns[0], columns[1]
	like := func(x, y lane) bool {
		return x.kind == a[first].kind && y.kind == b[first].kind && y.index-x.index == b[first].index-a[first].index
	}
	for i := range of {
		if !poison[i] && !like(a[i], b[i]) && like(b[i], a[i]) {
			a[i], b[i] = b[i], a[i]
		}
	}
	return columns
}
