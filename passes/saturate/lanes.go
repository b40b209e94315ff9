package saturate

import (
	"slices"
	"strconv"
	"strings"

	"rewrite/egraph"
	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
	"rewrite/passes/saturate/program"
)

// What rules can't say of vectors, because it needs sums over their lanes and
// masks: extractelement, insertelement and shufflevector only move values, so
// each lane of what they make can be followed to where it comes from. What
// computes the same lanes from there, in fewer moves, is added to the graph:
//
//	extractelement (insertelement v, s, 1), 1          s
//	shufflevector (shufflevector a, b, M), c, N         shufflevector a, b, M'
//	insertelement v, (extractelement w, 2), 0           shufflevector w, v, M
//	shufflevector (add x, C), (add x, D), M             add x, C'
//
// A lane is a value by itself: moving it is right whether it is poison, undef or
// neither, as undef is a set of values that each use takes one of, and a move is
// no use that takes one. What is added is an edge, for a lane that the mask
// leaves open may become anything. An operation that picks (float.go) is done in
// another place only if it has one user.

const (
	// moveDepth bounds how many moves a lane is followed through: more than a
	// vector has lanes, as chains of insertelement are that long.
	moveDepth = 2 * program.MaxLanes
	// scalarDepth bounds the operations below one another that are done on one
	// lane instead of on vectors.
	scalarDepth = 3
	// selectCost is the share of the depth that is left below a select, as both of its
	// arms are followed.
	selectCost = 4
	// maxMoves bounds the moves of a block that are looked at, and moveRounds how
	// often the rules may give new ones.
	maxMoves   = 400
	moveRounds = 3
	// maxSteps bounds all steps of a round: where classes reach each other in turn
	// there are more ways to follow than a bound on their length ends. A chain of
	// maxLanes insertelements takes half as many.
	maxSteps = 1 << 18
)

// movesLanes tells whether an instruction moves lanes of vectors. op is what it is
// in the graph.
func (bg *blockGraph) movesLanes(v *ir.Value, op egraph.Op) bool {
	switch v.Op {
	case ir.OpExtractElement, ir.OpInsertElement, ir.OpShuffleVector:
		return true
	case ir.OpSelect:
		return v.Type.IsVector() && (isConstant(v.Args[0]) || isConstant(v.Args[1]) && isConstant(v.Args[2]))
	case ir.OpBitCast:
		return v.Type.IsVector() || v.Args[0].Type.IsVector()
	case ir.OpCall:
		in := bg.Vocab.Back[op].Intrinsic
		return in != nil && program.IsLaneCall(in)
	}
	return false
}

func isConstant(v *ir.Value) bool { return v.Block == nil && v.Op != ir.OpParam }

// run applies the rules and follows lanes until neither gives anything new. Told
// of what the rules did, stop ends it.
func (bg *blockGraph) run(rules func() (stop bool)) {
	if bg.moves {
		bg.followLanes()
	}
	for round := 1; !rules() && bg.moves && round < moveRounds && bg.followLanes(); round++ {
	}
}

// origin of a lane.
type lane struct {
	kind  laneKind
	class egraph.ClassID // the vector or the scalar
	index int            // in the vector
	x     num.Int        // the number
}

type laneKind uint8

const (
	laneOfVector laneKind = iota
	laneScalar
	laneNumber
	lanePoison
)

// follow tells where lane i of a class comes from.
func (bg *blockGraph) follow(k egraph.ClassID, i, depth int) lane {
	g := bg.g
	k = g.Find(k)
	own := lane{kind: laneOfVector, class: k, index: i}
	if n, ok := g.Constant(k); ok {
		if op := g.Op(n); op == program.OpInt || op == program.OpFloat {
			return lane{kind: laneNumber, x: bg.Vectors.Lane(g.Type(k), g.Payload(n), i)}
		}
		return own
	}
	if n, ok := bg.partialIn(k); ok {
		switch e := bg.origin[n].Args[i]; e.Op {
		case ir.OpPoison:
			return lane{kind: lanePoison}
		case ir.OpInt, ir.OpFloat:
			x := e.Bits
			if e.Aux == nil {
				return lane{kind: laneNumber, x: num.Of(x)}
			}
		}
		return own
	}
	if depth == 0 || bg.steps == 0 {
		return own
	}
	bg.steps--
	if l := bg.followNodes(k, own, depth); l != own || g.HasOneChoice(k) {
		return l
	}
	for _, c := range g.Reach(k) {
		if c = g.Find(c); c != k {
			at := lane{kind: laneOfVector, class: c, index: i}
			if l := bg.followNodes(c, at, depth); l != at {
				return l
			}
		}
	}
	return own
}

// followNodes tells it from the nodes of the class.
func (bg *blockGraph) followNodes(k egraph.ClassID, own lane, depth int) lane {
	g, i := bg.g, own.index
	for n := range g.Nodes(k) {
		l := own
		switch op := g.Op(n); op {
		case program.OpPoison:
			return lane{kind: lanePoison}
		case program.OpValue:
			if e := bg.element(n, i); e != nil {
				return lane{kind: laneScalar, class: bg.g.Find(bg.operand(e, 0))}
			}
		case bg.Vocab.Plain[ir.OpInsertElement]:
			at, ok := bg.index(g.Kid(n, 2))
			switch {
			case !ok:
				continue
			case at == i:
				l = bg.followScalar(g.Kid(n, 1), depth-1)
			default:
				l = bg.follow(g.Kid(n, 0), i, depth-1)
			}
		case bg.Vocab.Plain[ir.OpShuffleVector]:
			l = bg.followMask(n, i, depth-1)
		default:
			l = bg.followCall(n, own, depth-1)
		}
		if l != own {
			return l
		}
	}
	return own
}

// element is a lane of a constant vector of other things than numbers, nil if the
// node is none.
func (bg *blockGraph) element(n egraph.NodeID, i int) *ir.Value {
	v := bg.originOf(n)
	if v == nil || v.Block != nil || !v.Type.IsVector() {
		return nil
	}
	var e *ir.Value
	switch v.Op {
	case ir.OpSplat:
		e = v.Args[0]
	case ir.OpAggregate:
		e = v.Args[i]
	}
	if e == nil || e.Op == ir.OpUndef || !bg.hasRoom(e) {
		return nil
	}
	return e
}

// followMask tells where a lane of a shuffle comes from.
func (bg *blockGraph) followMask(n egraph.NodeID, i, depth int) lane {
	g := bg.g
	a, b := g.Kid(n, 0), g.Kid(n, 1)
	of := program.Lanes(g.Type(a))
	switch m := bg.maskLane(g.Payload(n), i); {
	case m == -1:
		return lane{kind: lanePoison}
	case m < 0:
		return lane{kind: laneOfVector, class: g.ClassOf(n), index: i}
	case of == 0 || m < of: // a shuffle of scalable vectors repeats lane 0
		return bg.follow(a, m, depth)
	default:
		return bg.follow(b, m-of, depth)
	}
}

// followScalar tells where a scalar comes from.
func (bg *blockGraph) followScalar(s egraph.ClassID, depth int) lane {
	g := bg.g
	if n, ok := g.Constant(s); ok && (g.Op(n) == program.OpInt || g.Op(n) == program.OpFloat) {
		return lane{kind: laneNumber, x: program.Constant(g.Type(s), g.Payload(n))}
	}
	for n := range g.Nodes(s) {
		switch g.Op(n) {
		case program.OpPoison:
			return lane{kind: lanePoison}
		case bg.Vocab.Plain[ir.OpExtractElement]:
			v := g.Kid(n, 0)
			if at, ok := bg.index(g.Kid(n, 1)); ok && at < program.Lanes(g.Type(v)) && depth > 0 {
				return bg.follow(v, at, depth-1)
			}
		}
	}
	return lane{kind: laneScalar, class: g.Find(s)}
}

// index is a constant index of a lane.
func (bg *blockGraph) index(k egraph.ClassID) (int, bool) {
	n, ok := bg.g.Constant(k)
	if !ok || bg.g.Op(n) != program.OpInt || bg.g.Payload(n) > 1<<program.LaneBits {
		return 0, false
	}
	return int(bg.g.Payload(n)), true
}

// maskLane is a lane of the mask with a number, -1 for poison, -2 for undef in a
// module where that is not the same.
func (bg *blockGraph) maskLane(mask uint64, i int) int {
	m := bg.Masks[ir.ValueID(mask)]
	if m.Op == ir.OpAggregate {
		m = m.Args[i]
	}
	if m.Op == ir.OpSplat {
		m = m.Args[0]
	}
	switch m.Op {
	case ir.OpInt:
		return int(m.Bits)
	case ir.OpZero:
		return 0
	case ir.OpPoison:
		return -1
	case ir.OpUndef:
		if !bg.oldMasks {
			return -1
		}
	}
	return -2
}

// mask is the payload of a shuffle's mask; -1 is a lane that does not matter.
func (bg *blockGraph) mask(m []int) uint64 {
	args := make([]*ir.Value, len(m))
	zero, poison := true, true
	for i, x := range m {
		if zero = zero && x == 0; x >= 0 {
			args[i], poison = bg.f.Int(ir.I32, uint64(x)), false
		} else {
			args[i] = bg.f.Poison(ir.I32)
		}
	}
	t := bg.f.Module.Types.Vector(uint64(len(m)), ir.I32, false)
	switch {
	case zero:
		return bg.maskOf(bg.f.Consts().Leaf(ir.OpZero, t))
	case poison:
		return bg.maskOf(bg.f.Poison(t))
	}
	return bg.maskOf(bg.f.Const(ir.Value{Op: ir.OpAggregate, Type: t, Args: args}))
}

// maskOf is the payload of a shuffle with a mask.
func (bg *blockGraph) maskOf(m *ir.Value) uint64 {
	if bg.Masks == nil {
		bg.Masks = map[ir.ValueID]*ir.Value{}
	}
	bg.Masks[m.ID] = m
	return uint64(m.ID)
}

// followLanes adds what computes the lanes of the moves in the graph in fewer
// moves. It reports whether there was any.
func (bg *blockGraph) followLanes() (found bool) {
	g := bg.g
	left := maxMoves
	bg.steps = maxSteps
	edges, nodes := g.NumEdges(), g.NumNodes()
	for n := range egraph.NodeID(g.NumIDs()) {
		if !g.Live(n) || g.Op(n) < program.FirstOp || left == 0 {
			continue
		}
		k := g.ClassOf(n)
		refine := func(to egraph.ClassID, ok bool) {
			if ok && g.Find(to) != g.Find(k) {
				g.Refine(k, to, labelLanes)
			}
		}
		left--
		switch m := bg.Vocab.Back[g.Op(n)]; {
		case m.Op == ir.OpExtractElement:
			refine(bg.extracted(n))
		case m.Op == ir.OpShuffleVector:
			refine(bg.blended(n))
			refine(bg.gather(k, n))
		case m.Op == ir.OpInsertElement:
			refine(bg.gather(k, n))
		case m.Op == ir.OpBitCast:
			refine(bg.recast(n))
		case m.Intrinsic != nil && reductions[m.Intrinsic.ID].join != nil:
			refine(bg.reduced(n))
		case m.Intrinsic != nil && program.IsLaneCall(m.Intrinsic):
			refine(bg.gather(k, n))
		case m.Op == ir.OpSelect && program.Shape(g.Type(k)) != 0:
			refine(bg.gather(k, n))
			refine(bg.unshuffled(n))
		case program.Shape(g.Type(k)) != 0:
			refine(bg.unshuffled(n))
			refine(bg.maskedMerge(n))
		default:
			refine(bg.reducedTogether(n))
			refine(bg.maskedMerge(n))
			left++ // it looks at no lane
		}
	}
	g.Rebuild()
	return g.NumEdges() != edges || g.NumNodes() != nodes
}

// extracted is what an extractelement takes out.
func (bg *blockGraph) extracted(n egraph.NodeID) (egraph.ClassID, bool) {
	g := bg.g
	v := g.Kid(n, 0)
	at, ok := bg.index(g.Kid(n, 1))
	if !ok {
		return bg.extractedAt(v, g.Kid(n, 1))
	}
	switch n := program.Lanes(g.Type(v)); {
	case n > program.MaxLanes || program.Shape(g.Type(v)) == 0:
		return 0, false
	case n > 0 && at >= n:
		return g.Leaf(program.OpPoison, g.Type(v)&^program.ShapeMask, 0), true
	}
	l := bg.follow(v, at, moveDepth)
	if l.kind == laneOfVector {
		if c, ok := bg.scalarized(l.class, l.index, scalarDepth); ok {
			return c, true
		}
		if c, ok := bg.lowBits(l); ok {
			return c, true
		}
		if l.class == g.Find(v) && l.index == at {
			return 0, false
		}
	}
	return bg.scalar(l, g.Type(v)&^program.ShapeMask, g.Type(g.Kid(n, 1)))
}

// extractedAt is what an extractelement with any index takes out: what an
// insertelement has put there.
func (bg *blockGraph) extractedAt(v, at egraph.ClassID) (egraph.ClassID, bool) {
	g := bg.g
	for n := range g.Nodes(v) {
		switch g.Op(n) {
		case bg.Vocab.Plain[ir.OpInsertElement]:
			if g.Find(g.Kid(n, 2)) == g.Find(at) {
				return g.Kid(n, 1), true
			}
		case bg.Vocab.Plain[ir.OpShuffleVector]: // all lanes are one scalar, or one of poison
			l := bg.followMask(n, 0, moveDepth)
			for i := 1; i < program.Lanes(g.Type(v)) && l.kind != laneOfVector; i++ {
				if m := bg.followMask(n, i, moveDepth); m != l && m.kind != lanePoison {
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
func (bg *blockGraph) scalar(l lane, t, index egraph.Type) (egraph.ClassID, bool) {
	switch l.kind {
	case laneScalar:
		return l.class, true
	case lanePoison:
		return bg.g.Leaf(program.OpPoison, t, 0), true
	case laneNumber:
		payload, ok := program.PayloadOf(t, l.x)
		if !ok {
			return 0, false
		}
		return bg.g.Leaf(numberOp(t), t, payload), true
	}
	at := bg.g.Leaf(program.OpInt, index, uint64(l.index))
	return bg.g.Add(bg.Vocab.Plain[ir.OpExtractElement], t, 0, l.class, at), true
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
func (bg *blockGraph) gather(k egraph.ClassID, n egraph.NodeID) (egraph.ClassID, bool) {
	g := bg.g
	t := g.Type(k)
	count := program.Lanes(t)
	insert := g.Op(n) == bg.Vocab.Plain[ir.OpInsertElement]
	if count == 0 || count > program.MaxLanes {
		return bg.putBack(n)
	}
	from := make([]lane, count)
	index := program.IntType(64, 0)
	if insert {
		index = g.Type(g.Kid(n, 2))
		at, ok := bg.index(g.Kid(n, 2))
		switch {
		case !ok:
			return bg.putBack(n)
		case at >= count:
			return g.Leaf(program.OpPoison, t, 0), true
		}
		for i := range from {
			if i != at {
				from[i] = bg.follow(g.Kid(n, 0), i, moveDepth)
			}
		}
		from[at] = bg.followScalar(g.Kid(n, 1), moveDepth)
	} else {
		own := lane{kind: laneOfVector, class: g.Find(k)}
		for i := range from {
			own.index = i
			if g.Op(n) == bg.Vocab.Plain[ir.OpShuffleVector] {
				from[i] = bg.followMask(n, i, moveDepth)
			} else if from[i] = bg.followCall(n, own, moveDepth); from[i] == own {
				return 0, false
			}
		}
	}
	return bg.gathered(t, from, bg.movesOf(n, program.MaxLanes), index)
}

// putBack is the vector that an insertelement puts a lane of back into.
func (bg *blockGraph) putBack(n egraph.NodeID) (egraph.ClassID, bool) {
	g := bg.g
	if g.Op(n) != bg.Vocab.Plain[ir.OpInsertElement] {
		return 0, false
	}
	for e := range g.Nodes(g.Kid(n, 1)) {
		if g.Op(e) == bg.Vocab.Plain[ir.OpExtractElement] && g.Find(g.Kid(e, 0)) == g.Find(g.Kid(n, 0)) && g.Find(g.Kid(e, 1)) == g.Find(g.Kid(n, 2)) {
			return g.Kid(n, 0), true
		}
	}
	return 0, false
}

// movesOf counts the moves that a vector is made by, up to most.
func (bg *blockGraph) movesOf(n egraph.NodeID, most int) int {
	g := bg.g
	count := 1
	kids := 1
	if g.Op(n) == bg.Vocab.Plain[ir.OpShuffleVector] {
		kids = 2
	}
	for i := range kids {
		for m := range g.Nodes(g.Kid(n, i)) {
			if op := g.Op(m); count < most && (op == bg.Vocab.Plain[ir.OpInsertElement] || op == bg.Vocab.Plain[ir.OpShuffleVector]) {
				count += bg.movesOf(m, most-count)
				break
			}
		}
	}
	return count
}

// gathered is a vector of lanes from anywhere, if it takes fewer moves than
// most or the only one that there can be.
func (bg *blockGraph) gathered(t egraph.Type, from []lane, most int, index egraph.Type) (egraph.ClassID, bool) {
	g := bg.g
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
		if numbersAt, ok = bg.numbers(t, from); !ok {
			return 0, false
		}
		if len(vectors) == 0 {
			return bg.withScalars(t, numbersAt, from, scalars, index)
		}
		vectors = append(vectors, numbersAt)
	}
	switch {
	case len(vectors) == 0:
		return bg.withScalars(t, g.Leaf(program.OpPoison, t, 0), from, scalars, index)
	case len(vectors) == 1 && inPlace:
		return bg.withScalars(t, vectors[0], from, scalars, index)
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
	n := g.AddNode(egraph.Node{Op: bg.Vocab.Plain[ir.OpShuffleVector], Type: t, Payload: bg.mask(mask), Kids: []egraph.ClassID{a, b}})
	return bg.withScalars(t, g.ClassOf(n), from, scalars, index)
}

// numbers is the constant vector of the lanes that are numbers.
func (bg *blockGraph) numbers(t egraph.Type, from []lane) (egraph.ClassID, bool) {
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
	payload, ok := bg.Vectors.Payload(t, elems)
	if !ok {
		return 0, false
	}
	return bg.g.Leaf(numberOp(t), t, payload), true
}

// withScalars puts scalars into a vector.
func (bg *blockGraph) withScalars(t egraph.Type, v egraph.ClassID, from []lane, scalars []int, index egraph.Type) (egraph.ClassID, bool) {
	for _, i := range scalars {
		at := bg.g.Leaf(program.OpInt, index, uint64(i))
		v = bg.g.Add(bg.Vocab.Plain[ir.OpInsertElement], t, 0, v, from[i].class, at)
	}
	return v, true
}

// maskText is a mask as it is in messages.
func (bg *blockGraph) maskText(mask uint64) string {
	m := bg.Masks[ir.ValueID(mask)]
	if m.Type.Scalable {
		return "zeroinitializer"
	}
	words := make([]string, m.Type.Len)
	for i := range words {
		if x := bg.maskLane(mask, i); x >= 0 {
			words[i] = strconv.Itoa(x)
		} else {
			words[i] = "poison"
		}
	}
	return "<" + strings.Join(words, ", ") + ">"
}
