package moves

import (
	"rewrite/egraph"
	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
	"rewrite/passes/saturate/program"
)

// lanewise tells whether a node computes each lane of a vector from the same
// lane of others, without a trap, and may be done in another place, for all its
// users or for one.
func (mv *Mover) lanewise(n egraph.NodeID, all bool) bool {
	g := mv.E
	if g.Op(n) < program.FirstOp || g.Arity(n) == 0 {
		return false
	}
	m := mv.Vocab.Back[g.Op(n)]
	k := g.ClassOf(n)
	switch {
	case m.Function != "" || program.Shape(g.Type(k)) == 0:
		return false
	case m.Intrinsic != nil:
		if !m.Intrinsic.LaneWise {
			return false
		}
	case m.Op == ir.OpGEP: // whose scalar operands are for all lanes
	case m.Op == ir.OpBitCast:
		if program.Shape(g.Type(g.Kid(n, 0))) != program.Shape(g.Type(k)) {
			return false
		}
	case !m.Op.Is(ir.LaneWise|ir.Speculatable) || m.Op == ir.OpFreeze:
		return false
	}
	return all || !picksForOthers(mv, n)
}

// picksForOthers tells whether a node picks its result, and more than one user may see which.
func picksForOthers(mv *Mover, n egraph.NodeID) bool {
	g := mv.E
	m := mv.Vocab.Back[g.Op(n)]
	return m.Picks(g.Type(g.ClassOf(n)), program.UnpackFlags(g.Flags(n))) && (int(n) >= len(mv.Uses) || mv.Uses[n] != 1)
}

// scalarized is a lane of what is computed lane by lane, if all but one of its
// operands are known there.
//
// Of `extractelement (add (insertelement %v, %s, 0), %w), 0` this makes
// `add %s, (extractelement %w, 0)`: one extractelement as before, and an add of scalars. With
// two unknown operands there would be one extractelement more, and with none known nothing
// is gained. Operands that are scalars anyway, as select's condition may be, count for neither.
func (mv *Mover) scalarized(v egraph.ClassID, at, depth int) (egraph.ClassID, bool) {
	g := mv.E
	if depth == 0 {
		return 0, false
	}
	for n := range g.Nodes(v) {
		if !mv.lanewise(n, false) {
			continue
		}
		known, unknown := 0, 0
		node := egraph.Node{Op: g.Op(n), Type: g.Type(v) &^ program.ShapeMask, Flags: g.Flags(n), Payload: g.Payload(n)}
		from := make([]lane, g.Arity(n))
		node.Kids = make([]egraph.ClassID, g.Arity(n))
		for i := range from {
			kid := g.Kid(n, i)
			if program.Shape(g.Type(kid)) == 0 {
				node.Kids[i] = kid
				continue
			}
			from[i] = mv.follow(kid, at, moveDepth)
			if from[i].kind != laneOfVector {
				known++
			} else if c, ok := mv.scalarized(kid, at, depth-1); ok {
				from[i] = lane{kind: laneScalar, class: c}
				known++
			} else {
				unknown++
			}
		}
		if known == 0 || unknown > 1 {
			continue
		}
		ok := true
		for i, l := range from {
			if kid := g.Kid(n, i); ok && program.Shape(g.Type(kid)) != 0 {
				node.Kids[i], ok = mv.scalar(l, g.Type(kid)&^program.ShapeMask, program.IntType(64, 0))
			}
		}
		if ok {
			return egraph.ClassID(g.AddNode(node)), true
		}
	}
	return 0, false
}

// unshuffled is what computes lane by lane from vectors that are all shuffled alike:
// the operation on these, shuffled once. Constants are put where the mask takes
// them from. One vector may be shuffled as well behind the operation, if it has as many lanes: what
// comes of that the rules and other shuffles may know.
//
// Lanes that the mask leaves open are poison in an operand, and so in the result, before as
// after: no operation that works lane by lane drops poison but freeze, which lanewise refuses, and
// a select, which drops that of one arm: there the other one is shuffled as well, or the condition. Two lanes that the mask takes from one need one
// constant between them.
func (mv *Mover) unshuffled(n egraph.NodeID) (egraph.ClassID, bool) {
	g := mv.E
	if !mv.lanewise(n, true) {
		return 0, false
	}
	if v, ok := mv.inEitherOrder(n); ok {
		return v, true
	}
	shuffles, from := 0, egraph.Type(0)
	var payload uint64
	source := make([]egraph.ClassID, g.Arity(n))
	for i := range source {
		kid := g.Kid(n, i)
		if program.Shape(g.Type(kid)) == 0 {
			source[i] = kid
			continue
		}
		if mv.isNumbers(kid) {
			continue
		}
		s, ok := mv.oneSource(kid)
		if !ok || shuffles > 0 && (g.Payload(s) != payload || program.Shape(g.Type(g.Kid(s, 0))) != from) {
			return 0, false
		}
		shuffles++
		payload, source[i] = g.Payload(s), g.Kid(s, 0)
		from = program.Shape(g.Type(source[i]))
	}
	t := g.Type(g.ClassOf(n))
	if shuffles == 0 || shuffles == 1 && from != program.Shape(t) {
		return 0, false
	}
	if mv.Vocab.Back[g.Op(n)].Op == ir.OpSelect && shuffles == 1 && (program.Shape(g.Type(g.Kid(n, 0))) == 0 || mv.isNumbers(g.Kid(n, 0))) && leavesOpen(mv, payload, program.Lanes(t)) {
		return 0, false
	}
	for i := range source {
		kid := g.Kid(n, i)
		if program.Shape(g.Type(kid)) == 0 || !mv.isNumbers(kid) {
			continue
		}
		at := make([]lane, from>>program.LaneShift)
		for j := range program.Lanes(t) {
			m := mv.MaskLane(payload, j)
			if m < 0 {
				continue
			}
			l := mv.follow(kid, j, 0)
			switch {
			case l.kind == laneOfVector, at[m].kind == laneNumber && l.kind == laneNumber && at[m] != l:
				return 0, false
			case l.kind == laneNumber:
				at[m] = l
			}
		}
		c, ok := mv.numbers(g.Type(kid)&^program.ShapeMask|from, at)
		if !ok {
			return 0, false
		}
		source[i] = c
	}
	op := g.AddNode(egraph.Node{Op: g.Op(n), Type: t&^program.ShapeMask | from, Flags: g.Flags(n), Payload: g.Payload(n), Kids: source})
	k := g.ClassOf(op)
	poison := g.Leaf(program.OpPoison, g.Type(k), 0)
	s := g.AddNode(egraph.Node{Op: mv.Vocab.Plain[ir.OpShuffleVector], Type: t, Payload: payload, Kids: []egraph.ClassID{k, poison}})
	return g.ClassOf(s), true
}

// leavesOpen tells whether a mask has a lane that is poison.
func leavesOpen(mv *Mover, mask uint64, lanes int) bool {
	for i := range lanes {
		if mv.MaskLane(mask, i) < 0 {
			return true
		}
	}
	return false
}

// inEitherOrder is a commutative operation on two vectors whose lanes come from two
// vectors, one from each and in place, the one operand's from the one in some
// lanes and from the other in the rest.
//
// A min of <x0, y1> and <y0, x1> is min(x, y): in each lane the operands are x and y of that
// lane, in some order.
func (mv *Mover) inEitherOrder(n egraph.NodeID) (egraph.ClassID, bool) {
	g := mv.E
	t := g.Type(g.Kid(n, 0))
	if g.Arity(n) != 2 || !mv.Vocab.Ops[g.Op(n)].Commutative || program.Lanes(t) == 0 || program.Lanes(t) > program.MaxLanes {
		return 0, false
	}
	var x, y egraph.ClassID
	for i := range program.Lanes(t) {
		a, b := mv.follow(g.Kid(n, 0), i, moveDepth), mv.follow(g.Kid(n, 1), i, moveDepth)
		if i == 0 {
			x, y = a.class, b.class
		}
		if a.kind != laneOfVector || b.kind != laneOfVector || a.index != i || b.index != i || g.Type(a.class) != t || g.Type(b.class) != t ||
			!(a.class == x && b.class == y || a.class == y && b.class == x) {
			return 0, false
		}
	}
	return g.Add(g.Op(n), g.Type(g.ClassOf(n)), g.Flags(n), x, y), true
}

// maskedMerge is the choice between bits of two values by a mask of lanes that are
// all ones or all zeros, seen as lanes of another size: a select between them,
// seen as lanes of the mask.
//
//	or (and (bitcast M), x), (and (bitcast ~M), y)    bitcast (select C, (bitcast x), (bitcast y))
//
// where M is sext C. A lane that C does not choose drops out, poison or not: the select is
// then less poison than the or, so this is an edge. The bitcasts of x and y are what can
// make it worse: a lane of the mask is wholly poison if any lane of x within it is, where
// the or is poison in that one alone. So each lane of x and y holds whole lanes of the mask
// (its result was then poison as a whole), or neither is poison.
func (mv *Mover) maskedMerge(n egraph.NodeID) (egraph.ClassID, bool) {
	g := mv.E
	k := g.ClassOf(n)
	if g.Op(n) != mv.Vocab.Plain[ir.OpOr] {
		return 0, false
	}
	for p := range g.Nodes(g.Kid(n, 0)) {
		for q := range g.Nodes(g.Kid(n, 1)) {
			if and := mv.Vocab.Plain[ir.OpAnd]; g.Op(p) != and || g.Op(q) != and {
				continue
			}
			for i := range 4 {
				m, x := g.Kid(p, i&1), g.Kid(p, 1-i&1)
				o, y := g.Kid(q, i>>1), g.Kid(q, 1-i>>1)
				s, plain, ok := mv.maskIn(m)
				if !ok {
					continue
				}
				r, other, ok := mv.maskIn(o)
				if !ok || plain == other || g.Find(s) != g.Find(r) {
					continue
				}
				if program.Width(g.Type(k))%program.Width(g.Type(s)) != 0 && g.Defined(x)&g.Defined(y)&egraph.NotPoison == 0 {
					continue // see above
				}
				if !plain {
					x, y = y, x
				}
				return mv.selectBits(s, x, y, g.Type(k)), true
			}
		}
	}
	return 0, false
}

// maskIn is the sext that a class is a bitcast of, or of whose complement, then not
// plain.
//
// The complement may be taken before the bitcast or behind it: both are the same bits.
func (mv *Mover) maskIn(k egraph.ClassID) (mask egraph.ClassID, plain, ok bool) {
	g := mv.E
	for n := range g.Nodes(k) {
		switch g.Op(n) {
		case mv.Vocab.Plain[ir.OpBitCast]:
			if mv.isMask(g.Kid(n, 0)) {
				return g.Kid(n, 0), true, true
			}
			if s, ok := mv.complemented(g.Kid(n, 0)); ok && mv.isMask(s) {
				return s, false, true
			}
		case mv.Vocab.Plain[ir.OpXor]:
			s, ok := mv.complemented(k)
			if !ok {
				continue
			}
			for b := range g.Nodes(s) {
				if g.Op(b) == mv.Vocab.Plain[ir.OpBitCast] && mv.isMask(g.Kid(b, 0)) {
					return g.Kid(b, 0), false, true
				}
			}
		}
	}
	return 0, false, false
}

// isMask tells whether a class is a vector of bits, sign extended.
func (mv *Mover) isMask(k egraph.ClassID) bool {
	_, ok := mv.extended(k)
	return ok
}

// extended is the vector of bits that a class is the sext of.
func (mv *Mover) extended(k egraph.ClassID) (egraph.ClassID, bool) {
	g := mv.E
	for n := range g.Nodes(k) {
		if g.Op(n) == mv.Vocab.Plain[ir.OpSExt] && program.Width(g.Type(g.Kid(n, 0))) == 1 && program.Shape(g.Type(k)) != 0 {
			return g.Kid(n, 0), true
		}
	}
	return 0, false
}

// complemented is what a class is the complement of.
func (mv *Mover) complemented(k egraph.ClassID) (egraph.ClassID, bool) {
	g := mv.E
	for n := range g.Nodes(k) {
		if g.Op(n) != mv.Vocab.Plain[ir.OpXor] {
			continue
		}
		for i := range 2 {
			if c, ok := g.Constant(g.Kid(n, i)); ok && g.Op(c) == program.OpInt && !program.IsVector(g.Type(k), g.Payload(c)) &&
				program.Constant(g.Type(k), g.Payload(c)) == num.LowMask(program.Width(g.Type(k))) {
				return g.Kid(n, 1-i), true
			}
		}
	}
	return 0, false
}

// selectBits chooses between x and y by the bits that mask is the sext of.
func (mv *Mover) selectBits(mask, x, y egraph.ClassID, t egraph.Type) egraph.ClassID {
	g := mv.E
	c, _ := mv.extended(mask)
	of := g.Type(mask)
	cast := mv.Vocab.Plain[ir.OpBitCast]
	s := g.Add(mv.Vocab.Plain[ir.OpSelect], of, 0, c, g.Add(cast, of, 0, x), g.Add(cast, of, 0, y))
	return g.Add(cast, t, 0, s)
}

// oneSource is a shuffle of one vector of fixed length.
func (mv *Mover) oneSource(k egraph.ClassID) (egraph.NodeID, bool) {
	g := mv.E
	for n := range g.Nodes(k) {
		if g.Op(n) != mv.Vocab.Plain[ir.OpShuffleVector] {
			continue
		}
		of := program.Lanes(g.Type(g.Kid(n, 0)))
		ok := of > 0 && of <= program.MaxLanes && program.Lanes(g.Type(k)) <= program.MaxLanes
		for i := 0; ok && i < program.Lanes(g.Type(k)); i++ {
			m := mv.MaskLane(g.Payload(n), i)
			ok = m >= -1 && m < of
		}
		if ok {
			return n, true
		}
	}
	return 0, false
}

// blended is what a shuffle computes that chooses in each lane between two
// results of one operation: the operation, on operands chosen likewise, at most
// one of which is no constant. x itself is an operation on x and an identity.
//
// Of `shufflevector (add %x, C), (add %x, D), <0, 5, 2, 7>` this makes `add %x, <C0, D1, C2, D3>`:
// an operation and a shuffle less. A second shuffle would pay for that, so one
// pair of operands may be blended by a shuffle and the others by blending constants.
func (mv *Mover) blended(n egraph.NodeID) (egraph.ClassID, bool) {
	g := mv.E
	a, b := g.Kid(n, 0), g.Kid(n, 1)
	t := g.Type(a)
	count := program.Lanes(t)
	if count == 0 || count > program.MaxLanes || g.Type(g.ClassOf(n)) != t {
		return 0, false
	}
	mask := make([]int, count)
	for i := range mask {
		if mask[i] = mv.MaskLane(g.Payload(n), i); mask[i] < -1 || mask[i] >= 0 && mask[i]%count != i {
			return 0, false
		}
	}
	for p := range g.Nodes(a) {
		if !blends(mv, p) || g.Op(p) == mv.Vocab.Plain[ir.OpGEP] { // whose constants may have to be equal in all lanes
			continue
		}
		for q := range g.Nodes(b) {
			if !blends(mv, q) {
				continue
			}
			if g.Op(q) == g.Op(p) && g.Arity(q) == g.Arity(p) && g.Payload(q) == g.Payload(p) {
				if c, ok := mv.blend(mask, p, q, g.Payload(n)); ok {
					return c, true
				}
			} else if c, ok := blendViews(mv, mask, p, q, g.Payload(n)); ok {
				return c, true
			}
		}
		if c, ok := mv.blendIdentity(mask, p, b, false); ok {
			return c, true
		}
	}
	for q := range g.Nodes(b) {
		if blends(mv, q) {
			if c, ok := mv.blendIdentity(mask, q, a, true); ok {
				return c, true
			}
		}
	}
	return 0, false
}

// blend is the operation of both nodes. It has the flags of both only: a flag of one says
// nothing of the lanes that came from the other.
func (mv *Mover) blend(mask []int, p, q egraph.NodeID, payload uint64) (egraph.ClassID, bool) {
	g := mv.E
	node := egraph.Node{Op: g.Op(p), Type: g.Type(g.ClassOf(p)), Flags: g.Flags(p) & g.Flags(q), Payload: g.Payload(p)}
	shuffles := 0
	for i := range g.Arity(p) {
		x, y := g.Find(g.Kid(p, i)), g.Find(g.Kid(q, i))
		if x == y {
			node.Kids = append(node.Kids, x)
			continue
		}
		if program.Shape(g.Type(x)) == 0 || g.Type(x) != g.Type(y) {
			return 0, false
		}
		if mv.isNumbers(x) && mv.isNumbers(y) {
			k, ok := mv.blendNumbers(mask, x, y)
			if !ok {
				return 0, false
			}
			node.Kids = append(node.Kids, k)
			continue
		}
		if shuffles++; shuffles > 1 {
			return 0, false
		}
		s := g.AddNode(egraph.Node{Op: mv.Vocab.Plain[ir.OpShuffleVector], Type: g.Type(x), Payload: payload, Kids: []egraph.ClassID{x, y}})
		node.Kids = append(node.Kids, g.ClassOf(s))
	}
	return egraph.ClassID(g.AddNode(node)), true
}

// blendNumbers chooses between the lanes of two constants.
func (mv *Mover) blendNumbers(mask []int, x, y egraph.ClassID) (egraph.ClassID, bool) {
	from := make([]lane, len(mask))
	for i, m := range mask {
		c := x
		if m >= len(mask) {
			c = y
		}
		if from[i] = mv.follow(c, i, 0); from[i].kind == laneOfVector {
			return 0, false
		}
	}
	return mv.numbers(mv.E.Type(x), from)
}

// isNumbers tells whether a class is a constant, some of whose lanes may be poison.
func (mv *Mover) isNumbers(k egraph.ClassID) bool {
	_, whole := mv.E.Constant(k)
	_, partly := mv.Partial(k)
	return whole || partly
}
