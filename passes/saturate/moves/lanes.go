package moves

import (
	"slices"

	"rewrite/egraph"
	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
	"rewrite/passes/saturate/program"
)

// scalarDepth bounds the operations below one another that are done on one lane
// instead of on vectors.
const scalarDepth = 3

// extracted is what an extractelement takes out: poison behind the last lane, what was put there, the
// operation on lanes instead of on vectors, or the lane of the vector that it was moved from.
func (mv *Mover) extracted(n egraph.NodeID) (egraph.ClassID, bool) {
	g := mv.E
	v := g.Kid(n, 0)
	at, ok := mv.index(g.Kid(n, 1))
	if !ok {
		return mv.extractedAt(v, g.Kid(n, 1))
	}
	switch n := program.Lanes(g.Type(v)); {
	case n > program.MaxLanes || program.Shape(g.Type(v)) == 0:
		return 0, false
	case n > 0 && at >= n:
		return g.Leaf(program.OpPoison, g.Type(v)&^program.ShapeMask, 0), true
	}
	l := mv.follow(v, at, moveDepth)
	if l.kind == laneOfVector {
		if c, ok := mv.scalarized(l.class, l.index, scalarDepth); ok {
			return c, true
		}
		if c, ok := mv.lowBits(l); ok {
			return c, true
		}
		if l.class == g.Find(v) && l.index == at {
			return 0, false
		}
	}
	return mv.scalar(l, g.Type(v)&^program.ShapeMask, g.Type(g.Kid(n, 1)))
}

// extractedAt is what an extractelement with any index takes out: what an
// insertelement has put there.
//
// Of an index that is not known only this can be said, as it may be any lane. If it is out of bounds both
// have been poison, of which the scalar is a refinement.
func (mv *Mover) extractedAt(v, at egraph.ClassID) (egraph.ClassID, bool) {
	g := mv.E
	for n := range g.Nodes(v) {
		switch g.Op(n) {
		case mv.Vocab.Plain[ir.OpInsertElement]:
			if g.Find(g.Kid(n, 2)) == g.Find(at) {
				return g.Kid(n, 1), true
			}
		case mv.Vocab.Plain[ir.OpShuffleVector]: // all lanes are one scalar, or one of poison
			l := mv.followMask(n, 0, moveDepth)
			for i := 1; i < program.Lanes(g.Type(v)) && l.kind != laneOfVector; i++ {
				if m := mv.followMask(n, i, moveDepth); m != l && m.kind != lanePoison {
					return 0, false
				}
			}
			if l.kind == laneScalar {
				return l.class, true
			}
		}
	}
	return 0, false
}

// scalar is the class of a lane of a type. index is the type of indices.
func (mv *Mover) scalar(l lane, t, index egraph.Type) (egraph.ClassID, bool) {
	switch l.kind {
	case laneScalar:
		return l.class, true
	case lanePoison:
		return mv.E.Leaf(program.OpPoison, t, 0), true
	case laneNumber:
		payload, ok := program.PayloadOf(t, l.x)
		if !ok {
			return 0, false
		}
		return mv.E.Leaf(numberOp(t), t, payload), true
	}
	at := mv.E.Leaf(program.OpInt, index, uint64(l.index))
	return mv.E.Add(mv.Vocab.Plain[ir.OpExtractElement], t, 0, l.class, at), true
}

// numberOp is the operation of constants of a type.
func numberOp(t egraph.Type) egraph.Op {
	if program.KindOf(t) == program.KindFloat {
		return program.OpFloat
	}
	return program.OpInt
}

// gather gives what puts the lanes of a vector together in fewer moves than node n
// does.
//
// It looks through all moves below n at once, where rules would need one for each pair of moves:
//
//	%a = shufflevector %x, %y, M       %b = insertelement %a, %s, 1       %c = shufflevector %b, poison, N
//
// is one shuffle of %x and %y and one insertion, if it is still fewer.
func (mv *Mover) gather(n egraph.NodeID) (egraph.ClassID, bool) {
	g := mv.E
	k := g.ClassOf(n)
	t := g.Type(k)
	count := program.Lanes(t)
	insert := g.Op(n) == mv.Vocab.Plain[ir.OpInsertElement]
	if count == 0 || count > program.MaxLanes {
		return mv.putBack(n)
	}
	from := make([]lane, count)
	index := program.IntType(64, 0)
	if insert {
		index = g.Type(g.Kid(n, 2))
		at, ok := mv.index(g.Kid(n, 2))
		switch {
		case !ok:
			return mv.putBack(n)
		case at >= count:
			return g.Leaf(program.OpPoison, t, 0), true
		}
		for i := range from {
			if i != at {
				from[i] = mv.follow(g.Kid(n, 0), i, moveDepth)
			}
		}
		from[at] = mv.followScalar(g.Kid(n, 1), moveDepth)
	} else {
		own := lane{kind: laneOfVector, class: g.Find(k)}
		for i := range from {
			own.index = i
			if g.Op(n) == mv.Vocab.Plain[ir.OpShuffleVector] {
				from[i] = mv.followMask(n, i, moveDepth)
			} else if from[i] = mv.followCall(n, own, moveDepth); from[i] == own {
				return 0, false
			}
		}
	}
	return mv.gathered(t, from, mv.movesOf(n, program.MaxLanes), index)
}

// putBack is the vector that an insertelement puts a lane of back into, at an index that need not be known:
// if it is out of bounds the result was poison.
func (mv *Mover) putBack(n egraph.NodeID) (egraph.ClassID, bool) {
	g := mv.E
	if g.Op(n) != mv.Vocab.Plain[ir.OpInsertElement] {
		return 0, false
	}
	for e := range g.Nodes(g.Kid(n, 1)) {
		if g.Op(e) == mv.Vocab.Plain[ir.OpExtractElement] && g.Find(g.Kid(e, 0)) == g.Find(g.Kid(n, 0)) && g.Find(g.Kid(e, 1)) == g.Find(g.Kid(n, 2)) {
			return g.Kid(n, 0), true
		}
	}
	return 0, false
}

// movesOf counts the moves that a vector is made by, up to most, by the first node of each class
// that is a move. It is an estimate to keep the graph small; extraction decides by cost.
func (mv *Mover) movesOf(n egraph.NodeID, most int) int {
	g := mv.E
	count := 1
	kids := 1
	if g.Op(n) == mv.Vocab.Plain[ir.OpShuffleVector] {
		kids = 2
	}
	for i := range kids {
		for m := range g.Nodes(g.Kid(n, i)) {
			if op := g.Op(m); count < most && (op == mv.Vocab.Plain[ir.OpInsertElement] || op == mv.Vocab.Plain[ir.OpShuffleVector]) {
				count += mv.movesOf(m, most-count)
				break
			}
		}
	}
	return count
}

// gathered is a vector of lanes from anywhere, if it takes fewer moves than
// most or the only one that there can be.
//
// A shufflevector takes two vectors, so lanes of at most two (one of which may be a constant made
// for the purpose) are moved by one, and each scalar is inserted by one move more.
// Where all lanes of one vector stay in place no shuffle is needed. Lanes of poison go anywhere.
func (mv *Mover) gathered(t egraph.Type, from []lane, most int, index egraph.Type) (egraph.ClassID, bool) {
	g := mv.E
	var vectors []egraph.ClassID
	var scalars []int
	numbers := 0
	inPlace := true // lanes of vectors stay where they were
	for i, l := range from {
		switch l.kind {
		case laneOfVector:
			if !slices.Contains(vectors, l.class) {
				vectors = append(vectors, l.class)
			}
			inPlace = inPlace && l.index == i && g.Type(l.class) == t
		case laneScalar:
			scalars = append(scalars, i)
		case laneNumber:
			numbers++
		}
	}
	if len(scalars) > 1 && len(scalars) >= most {
		return 0, false
	}
	// what is not of a scalar comes from at most two vectors, of which one may be
	// of numbers
	var numbersAt egraph.ClassID
	if numbers > 0 {
		var ok bool
		if numbersAt, ok = mv.numbers(t, from); !ok {
			return 0, false
		}
		if len(vectors) == 0 {
			return mv.withScalars(t, numbersAt, from, scalars, index)
		}
		vectors = append(vectors, numbersAt)
	}
	switch {
	case len(vectors) == 0:
		return mv.withScalars(t, g.Leaf(program.OpPoison, t, 0), from, scalars, index)
	case len(vectors) == 1 && inPlace:
		return mv.withScalars(t, vectors[0], from, scalars, index)
	case len(vectors) > 2, len(scalars)+1 > most:
		return 0, false
	}
	a := vectors[0]
	b := g.Leaf(program.OpPoison, g.Type(a), 0)
	if len(vectors) == 2 {
		b = vectors[1]
	}
	if g.Type(a) != g.Type(b) {
		return 0, false
	}
	mask := make([]int, len(from))
	for i, l := range from {
		switch {
		case l.kind == laneNumber:
			mask[i] = program.Lanes(g.Type(a)) + i
		case l.kind != laneOfVector:
			mask[i] = -1
		case l.class == a:
			mask[i] = l.index
		default:
			mask[i] = program.Lanes(g.Type(a)) + l.index
		}
	}
	n := g.AddNode(egraph.Node{Op: mv.Vocab.Plain[ir.OpShuffleVector], Type: t, Payload: mv.Mask(mask), Kids: []egraph.ClassID{a, b}})
	return mv.withScalars(t, g.ClassOf(n), from, scalars, index)
}

// numbers is the constant vector of the lanes that are numbers. The others, which do not matter,
// repeat a number beside them, so that a splat stays one.
func (mv *Mover) numbers(t egraph.Type, from []lane) (egraph.ClassID, bool) {
	first := slices.IndexFunc(from, func(l lane) bool { return l.kind == laneNumber })
	if first < 0 {
		return 0, false
	}
	last := from[first].x
	elems := make([]num.Int, len(from))
	for i, l := range from {
		if l.kind == laneNumber {
			last = l.x
		}
		elems[i] = last
	}
	payload, ok := mv.Vectors.Payload(t, elems)
	if !ok {
		return 0, false
	}
	return mv.E.Leaf(numberOp(t), t, payload), true
}

// withScalars puts scalars into a vector.
func (mv *Mover) withScalars(t egraph.Type, v egraph.ClassID, from []lane, scalars []int, index egraph.Type) (egraph.ClassID, bool) {
	for _, i := range scalars {
		at := mv.E.Leaf(program.OpInt, index, uint64(i))
		v = mv.E.Add(mv.Vocab.Plain[ir.OpInsertElement], t, 0, v, from[i].class, at)
	}
	return v, true
}

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
