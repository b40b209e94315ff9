package saturate

import (
	"rewrite/dsl"
	"rewrite/egraph"
	"rewrite/passes/ir"
)

// lanewise tells whether a node computes each lane of a vector from the same
// lane of others, without a trap, and may be done in another place, for all its
// users or for one.
func (bg *blockGraph) lanewise(n egraph.NodeID, all bool) bool {
	g := bg.g
	if g.Op(n) < firstOp || g.Arity(n) == 0 {
		return false
	}
	m := bg.vocab.back[g.Op(n)]
	k := g.ClassOf(n)
	switch {
	case m.function != "" || shape(g.Type(k)) == 0:
		return false
	case m.intrinsic != nil:
		if !m.intrinsic.LaneWise {
			return false
		}
	case !m.op.Is(ir.LaneWise|ir.Speculatable) || m.op == ir.OpFreeze:
		return false
	}
	return all || !m.picks(g.Type(k), unpackFlags(g.Flags(n))) || int(n) < len(bg.uses) && bg.uses[n] == 1
}

// scalarized is a lane of what is computed lane by lane, if all but one of its
// operands are known there.
func (bg *blockGraph) scalarized(v egraph.ClassID, at, depth int) (egraph.ClassID, bool) {
	g := bg.g
	if depth == 0 {
		return 0, false
	}
	for n := range g.Nodes(v) {
		if !bg.lanewise(n, false) {
			continue
		}
		known, unknown := 0, 0
		node := egraph.Node{Op: g.Op(n), Type: g.Type(v) &^ shapeMask, Flags: g.Flags(n)}
		from := make([]lane, g.Arity(n))
		node.Kids = make([]egraph.ClassID, g.Arity(n))
		for i := range from {
			kid := g.Kid(n, i)
			if shape(g.Type(kid)) == 0 {
				node.Kids[i] = kid
				continue
			}
			from[i] = bg.follow(kid, at, moveDepth)
			if from[i].kind != laneOfVector {
				known++
			} else if c, ok := bg.scalarized(kid, at, depth-1); ok {
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
			if kid := g.Kid(n, i); ok && shape(g.Type(kid)) != 0 {
				node.Kids[i], ok = bg.scalar(l, g.Type(kid)&^shapeMask, intType(64, 0))
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
// them from.
func (bg *blockGraph) unshuffled(n egraph.NodeID) (egraph.ClassID, bool) {
	g := bg.g
	if !bg.lanewise(n, true) {
		return 0, false
	}
	shuffles, from := 0, egraph.Type(0)
	var payload uint64
	source := make([]egraph.ClassID, g.Arity(n))
	for i := range source {
		kid := g.Kid(n, i)
		if shape(g.Type(kid)) == 0 {
			source[i] = kid
			continue
		}
		if bg.isNumbers(kid) {
			continue
		}
		s, ok := bg.oneSource(kid)
		if !ok || shuffles > 0 && (g.Payload(s) != payload || shape(g.Type(g.Kid(s, 0))) != from) {
			return 0, false
		}
		shuffles++
		payload, source[i] = g.Payload(s), g.Kid(s, 0)
		from = shape(g.Type(source[i]))
	}
	if shuffles < 2 {
		return 0, false
	}
	t := g.Type(g.ClassOf(n))
	for i := range source {
		kid := g.Kid(n, i)
		if shape(g.Type(kid)) == 0 || !bg.isNumbers(kid) {
			continue
		}
		at := make([]lane, from>>laneShift)
		for j := range lanes(t) {
			m := bg.maskLane(payload, j)
			if m < 0 {
				continue
			}
			l := bg.follow(kid, j, 0)
			switch {
			case l.kind == laneOfVector, at[m].kind == laneNumber && l.kind == laneNumber && at[m] != l:
				return 0, false
			case l.kind == laneNumber:
				at[m] = l
			}
		}
		c, ok := bg.numbers(g.Type(kid)&^shapeMask|from, at)
		if !ok {
			return 0, false
		}
		source[i] = c
	}
	op := g.AddNode(egraph.Node{Op: g.Op(n), Type: t&^shapeMask | from, Flags: g.Flags(n), Kids: source})
	k := g.ClassOf(op)
	poison := g.Leaf(opPoison, g.Type(k), 0)
	s := g.AddNode(egraph.Node{Op: bg.vocab.plain[ir.OpShuffleVector], Type: t, Payload: payload, Kids: []egraph.ClassID{k, poison}})
	return g.ClassOf(s), true
}

// oneSource is a shuffle of one vector of fixed length.
func (bg *blockGraph) oneSource(k egraph.ClassID) (egraph.NodeID, bool) {
	g := bg.g
	for n := range g.Nodes(k) {
		if g.Op(n) != bg.vocab.plain[ir.OpShuffleVector] {
			continue
		}
		of := lanes(g.Type(g.Kid(n, 0)))
		ok := of > 0 && of <= maxLanes && lanes(g.Type(k)) <= maxLanes
		for i := 0; ok && i < lanes(g.Type(k)); i++ {
			m := bg.maskLane(g.Payload(n), i)
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
func (bg *blockGraph) blended(n egraph.NodeID) (egraph.ClassID, bool) {
	g := bg.g
	a, b := g.Kid(n, 0), g.Kid(n, 1)
	t := g.Type(a)
	count := lanes(t)
	if count == 0 || count > maxLanes || g.Type(g.ClassOf(n)) != t {
		return 0, false
	}
	mask := make([]int, count)
	for i := range mask {
		if mask[i] = bg.maskLane(g.Payload(n), i); mask[i] < -1 || mask[i] >= 0 && mask[i]%count != i {
			return 0, false
		}
	}
	for p := range g.Nodes(a) {
		if !bg.lanewise(p, false) {
			continue
		}
		for q := range g.Nodes(b) {
			if g.Op(q) == g.Op(p) && bg.lanewise(q, false) {
				if c, ok := bg.blend(mask, p, q, g.Payload(n)); ok {
					return c, true
				}
			}
		}
		if c, ok := bg.blendIdentity(mask, p, b, false); ok {
			return c, true
		}
	}
	for q := range g.Nodes(b) {
		if bg.lanewise(q, false) {
			if c, ok := bg.blendIdentity(mask, q, a, true); ok {
				return c, true
			}
		}
	}
	return 0, false
}

// blend is the operation of both nodes.
func (bg *blockGraph) blend(mask []int, p, q egraph.NodeID, payload uint64) (egraph.ClassID, bool) {
	g := bg.g
	node := egraph.Node{Op: g.Op(p), Type: g.Type(g.ClassOf(p)), Flags: g.Flags(p) & g.Flags(q)}
	shuffles := 0
	for i := range g.Arity(p) {
		x, y := g.Find(g.Kid(p, i)), g.Find(g.Kid(q, i))
		if x == y {
			node.Kids = append(node.Kids, x)
			continue
		}
		if shape(g.Type(x)) == 0 || g.Type(x) != g.Type(y) {
			return 0, false
		}
		if bg.isNumbers(x) && bg.isNumbers(y) {
			k, ok := bg.blendNumbers(mask, x, y)
			if !ok {
				return 0, false
			}
			node.Kids = append(node.Kids, k)
			continue
		}
		if shuffles++; shuffles > 1 {
			return 0, false
		}
		s := g.AddNode(egraph.Node{Op: bg.vocab.plain[ir.OpShuffleVector], Type: g.Type(x), Payload: payload, Kids: []egraph.ClassID{x, y}})
		node.Kids = append(node.Kids, g.ClassOf(s))
	}
	return egraph.ClassID(g.AddNode(node)), true
}

// blendNumbers chooses between the lanes of two constants.
func (bg *blockGraph) blendNumbers(mask []int, x, y egraph.ClassID) (egraph.ClassID, bool) {
	from := make([]lane, len(mask))
	for i, m := range mask {
		c := x
		if m >= len(mask) {
			c = y
		}
		if from[i] = bg.follow(c, i, 0); from[i].kind == laneOfVector {
			return 0, false
		}
	}
	return bg.numbers(bg.g.Type(x), from)
}

// isNumbers tells whether a class is a constant, some of whose lanes may be poison.
func (bg *blockGraph) isNumbers(k egraph.ClassID) bool {
	_, whole := bg.g.Constant(k)
	_, partly := bg.partialIn(k)
	return whole || partly
}

// blendIdentity is an operation on integers, or what it is computed from where
// the mask takes that. The operation is the shuffle's second operand if second.
func (bg *blockGraph) blendIdentity(mask []int, p egraph.NodeID, x egraph.ClassID, second bool) (egraph.ClassID, bool) {
	g := bg.g
	k := g.ClassOf(p)
	t := g.Type(k)
	e, ok := identity(bg.vocab.back[g.Op(p)].op, width(t))
	if !ok || kindOf(t) != kindInt || width(t) > dsl.MaxWidth || g.Arity(p) != 2 {
		return 0, false
	}
	at := 1 // of the constant
	if !bg.isNumbers(g.Kid(p, 1)) {
		at = 0
	}
	if at == 0 && !bg.vocab.ops[g.Op(p)].Commutative || g.Find(g.Kid(p, 1-at)) != g.Find(x) {
		return 0, false
	}
	from := make([]lane, len(mask))
	for i, m := range mask {
		if second == (m >= 0 && m < len(mask)) {
			from[i] = lane{kind: laneNumber, x: e}
		} else if from[i] = bg.follow(g.Kid(p, at), i, 0); from[i].kind == laneOfVector {
			return 0, false
		}
	}
	c, ok := bg.numbers(t, from)
	if !ok {
		return 0, false
	}
	kids := []egraph.ClassID{g.Kid(p, 1-at), c}
	return egraph.ClassID(g.AddNode(egraph.Node{Op: g.Op(p), Type: t, Flags: g.Flags(p), Kids: kids})), true
}

// identity is the number e with op(x, e) = x.
func identity(op ir.Op, w uint32) (dsl.Int, bool) {
	switch op.Info().Identity {
	case ir.IdentityZero:
		return dsl.Int{}, true
	case ir.IdentityOne:
		return dsl.IntOf(1), true
	case ir.IdentityAllOnes:
		return dsl.LowMask(w), true
	}
	return dsl.Int{}, false
}
