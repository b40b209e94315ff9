package moves

import (
	"math/big"
	"rewrite/egraph"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
	"rewrite/passes/ir/num"
	"rewrite/passes/saturate/block"
	"rewrite/passes/saturate/program"
)

const (
	// moveDepth bounds how many moves a lane is followed through: more than a
	// vector has lanes, as chains of insertelement are that long.
	moveDepth = 2 * program.MaxLanes
	// selectCost is the share of the depth that is left below a select, as both of its
	// arms are followed.
	selectCost = 4
)

// A tracer follows lanes of vectors to where they come from. In
//
//	%a = insertelement <4 x i32> %v, i32 %s, i32 1
//	%b = shufflevector <4 x i32> %a, <4 x i32> %w, <4 x i32> <i32 1, i32 6, i32 0, i32 poison>
//
// lane 0 of %b is %s, lane 1 is lane 2 of %w, lane 2 is lane 0 of %v, and lane 3 is poison.
//
// An answer is one that the lane refines to, not always one that it equals: edges are looked
// through, and poison lanes of a mask may become anything.
type tracer struct {
	*block.Graph
	steps int // left of maxSteps
}

// A lane is where a lane of a vector comes from. It is comparable: classes are canonical, and
// fields that the kind has no use for are zero, so equal lanes come from one place.
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

// follow tells where lane i of a class comes from. What can't be followed further is its own
// answer, own, so there always is one.
//
// Edges are looked through only if no node of the class is a choice for all its users (law 4):
// what such a class refines to has settled the choice, and this user alone would see it.
func (tr *tracer) follow(k egraph.ClassID, i, depth int) lane {
	g := tr.E
	k = g.Find(k)
	own := lane{kind: laneOfVector, class: k, index: i}
	if n, ok := g.Constant(k); ok {
		if op := g.Op(n); op == program.OpInt || op == program.OpFloat {
			return lane{kind: laneNumber, x: tr.Vectors.Lane(g.Type(k), g.Payload(n), i)}
		}
		return own
	}
	if n, ok := tr.Partial(k); ok {
		switch e := tr.Origin(n).Args[i]; e.Op {
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
	if depth == 0 || tr.steps == 0 {
		return own
	}
	tr.steps--
	if l := tr.followNodes(k, own, depth); l != own || g.HasOneChoice(k) {
		return l
	}
	for _, c := range g.Reach(k) {
		if c = g.Find(c); c != k {
			at := lane{kind: laneOfVector, class: c, index: i}
			if l := tr.followNodes(c, at, depth); l != at {
				return l
			}
		}
	}
	return own
}

// followNodes tells it from the nodes of the class.
func (tr *tracer) followNodes(k egraph.ClassID, own lane, depth int) lane {
	g, i := tr.E, own.index
	for n := range g.Nodes(k) {
		l := own
		switch op := g.Op(n); op {
		case program.OpPoison:
			return lane{kind: lanePoison}
		case program.OpValue:
			if e := tr.element(n, i); e != nil {
				return lane{kind: laneScalar, class: tr.E.Find(tr.Operand(e, 0))}
			}
		case tr.Vocab.Plain[ir.OpInsertElement]:
			at, ok := tr.index(g.Kid(n, 2))
			switch {
			case !ok:
				continue
			case at == i:
				l = tr.followScalar(g.Kid(n, 1), depth-1)
			default:
				l = tr.follow(g.Kid(n, 0), i, depth-1)
			}
		case tr.Vocab.Plain[ir.OpShuffleVector]:
			l = tr.followMask(n, i, depth-1)
		default:
			l = tr.followCall(n, own, depth-1)
		}
		if l != own {
			return l
		}
	}
	return own
}

// element is a lane of a constant vector of other things than numbers, nil if the
// node is none.
func (tr *tracer) element(n egraph.NodeID, i int) *ir.Value {
	v := tr.Origin(n)
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
	if e == nil || e.Op == ir.OpUndef || !tr.HasRoom(e) {
		return nil
	}
	return e
}

// followMask tells where a lane of a shuffle comes from.
func (tr *tracer) followMask(n egraph.NodeID, i, depth int) lane {
	g := tr.E
	a, b := g.Kid(n, 0), g.Kid(n, 1)
	of := program.Lanes(g.Type(a))
	// a lane that is undef and not poison has no source, and may not be given one
	switch m := tr.MaskLane(g.Payload(n), i); {
	case m == -1:
		return lane{kind: lanePoison}
	case m < 0:
		return lane{kind: laneOfVector, class: g.ClassOf(n), index: i}
	case of == 0 || m < of: // a shuffle of scalable vectors repeats lane 0
		return tr.follow(a, m, depth)
	default:
		return tr.follow(b, m-of, depth)
	}
}

// followScalar tells where a scalar comes from: what was taken out of a vector is followed
// there, so that insertelement of extractelement is seen as the one move that it is.
func (tr *tracer) followScalar(s egraph.ClassID, depth int) lane {
	g := tr.E
	if n, ok := g.Constant(s); ok && (g.Op(n) == program.OpInt || g.Op(n) == program.OpFloat) {
		return lane{kind: laneNumber, x: program.Constant(g.Type(s), g.Payload(n))}
	}
	for n := range g.Nodes(s) {
		switch g.Op(n) {
		case program.OpPoison:
			return lane{kind: lanePoison}
		case tr.Vocab.Plain[ir.OpExtractElement]:
			v := g.Kid(n, 0)
			if at, ok := tr.index(g.Kid(n, 1)); ok && at < program.Lanes(g.Type(v)) && depth > 0 {
				return tr.follow(v, at, depth-1)
			}
		}
	}
	return lane{kind: laneScalar, class: g.Find(s)}
}

// followCall tells where a lane of a call of a laneCall or of a select comes from;
// of another node it is its own.
func (tr *tracer) followCall(n egraph.NodeID, own lane, depth int) lane {
	g := tr.E
	if g.Op(n) < program.FirstOp {
		return own
	}
	in := tr.Vocab.Back[g.Op(n)].Intrinsic
	if tr.Vocab.Back[g.Op(n)].Op == ir.OpSelect {
		return tr.followSelect(n, own, depth)
	}
	if in == nil || !program.IsLaneCall(in) {
		return own
	}
	t := g.Type(g.ClassOf(n))
	count := program.Lanes(t)
	switch in.ID {
	case intrinsic.VectorReverse:
		if count > 0 {
			return tr.follow(g.Kid(n, 0), count-1-own.index, depth)
		}
	case intrinsic.VectorExtract:
		if at, ok := tr.index(g.Kid(n, 1)); ok && count > 0 && at+count <= program.Lanes(g.Type(g.Kid(n, 0))) {
			return tr.follow(g.Kid(n, 0), at+own.index, depth)
		}
	case intrinsic.VectorInsert:
		at, ok := tr.index(g.Kid(n, 2))
		part := program.Lanes(g.Type(g.Kid(n, 1)))
		switch {
		case !ok || count == 0 || part == 0 || at+part > count:
		case own.index < at || own.index >= at+part:
			return tr.follow(g.Kid(n, 0), own.index, depth)
		default:
			return tr.follow(g.Kid(n, 1), own.index-at, depth)
		}
	case intrinsic.GetActiveLaneMask: // lane i is base + i <u limit, where the sum does not wrap
		base, ok1 := tr.number(g.Kid(n, 0))
		limit, ok2 := tr.number(g.Kid(n, 1))
		if ok1 && ok2 {
			x := num.Int{}
			if base.Big().Add(base.Big(), big.NewInt(int64(own.index))).Cmp(limit.Big()) < 0 {
				x = num.Of(1)
			}
			return lane{kind: laneNumber, x: x}
		}
	}
	return own
}

// followSelect tells where a lane of a select comes from: the arm that is known to
// be taken, or the one that may stand for both.
//
// If nothing is known of the condition, an arm stands for both if it is the same, or if
// the other is poison, or is undef and this one a number. A value that may be poison
// may not stand for undef (law 23).
func (tr *tracer) followSelect(n egraph.NodeID, own lane, depth int) lane {
	g := tr.E
	c := g.Kid(n, 0)
	if program.Shape(g.Type(own.class)) == 0 || program.Lanes(g.Type(own.class)) > program.MaxLanes || depth <= 0 {
		return own
	}
	if program.Shape(g.Type(c)) != 0 {
		switch l := tr.follow(c, own.index, depth/selectCost); {
		case l.kind == lanePoison:
			return l
		case l.kind == laneNumber && l.x.IsZero():
			return tr.follow(g.Kid(n, 2), own.index, depth)
		case l.kind == laneNumber:
			return tr.follow(g.Kid(n, 1), own.index, depth)
		}
	}
	a, b := tr.follow(g.Kid(n, 1), own.index, depth/selectCost), tr.follow(g.Kid(n, 2), own.index, depth/selectCost)
	switch {
	case a == b, b.kind == lanePoison, a.kind == laneNumber && tr.isUndef(b):
		return a
	case a.kind == lanePoison, b.kind == laneNumber && tr.isUndef(a):
		return b
	}
	return own
}

// isUndef tells whether a lane is undef, and may be any number.
func (tr *tracer) isUndef(l lane) bool {
	if l.kind != laneOfVector {
		return false
	}
	if n, ok := tr.Partial(l.class); ok {
		return tr.Origin(n).Args[l.index].Op == ir.OpUndef
	}
	for n := range tr.E.Nodes(l.class) {
		if tr.E.Op(n) == program.OpUndef {
			return true
		}
	}
	return false
}

// index is a constant index of a lane.
func (tr *tracer) index(k egraph.ClassID) (int, bool) {
	n, ok := tr.E.Constant(k)
	if !ok || tr.E.Op(n) != program.OpInt || tr.E.Payload(n) > 1<<program.LaneBits {
		return 0, false
	}
	return int(tr.E.Payload(n)), true
}

// number is a scalar constant.
func (tr *tracer) number(k egraph.ClassID) (num.Int, bool) {
	n, ok := tr.E.Constant(k)
	if !ok || tr.E.Op(n) != program.OpInt || program.Shape(tr.E.Type(k)) != 0 {
		return num.Int{}, false
	}
	return program.Constant(tr.E.Type(k), tr.E.Payload(n)), true
}
