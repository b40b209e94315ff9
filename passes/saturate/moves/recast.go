package moves

import (
	"math/big"

	"rewrite/egraph"
	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
	"rewrite/passes/saturate/program"
)

// recast is the bitcast of a constant from or to a vector, by its bits in memory: where the low end comes first,
// lane 0 is the low end of the number. Poison lanes are taken for 0, so it is an edge.
func (mv *Mover) recast(n egraph.NodeID) (egraph.ClassID, bool) {
	g := mv.E
	a := g.Kid(n, 0)
	from, to := g.Type(a), g.Type(g.ClassOf(n))
	if x, ok := uncast(mv, a, 0); ok { // lanes between may have been poison as a whole
		return as(mv, x, to), true
	}
	if program.Shape(from) == 0 && program.Shape(to) == 0 || !hasBits(from) || !hasBits(to) || mv.bigEndian() {
		return 0, false
	}
	all := new(big.Int)
	for i := range max(program.Lanes(from), 1) {
		l := lane{}
		if program.Shape(from) != 0 {
			l = mv.follow(a, i, moveDepth)
		} else {
			l = mv.followScalar(a, 0)
		}
		if l.kind == laneOfVector || l.kind == laneScalar {
			return 0, false
		}
		all.Or(all, new(big.Int).Lsh(l.x.Big(), uint(i)*uint(program.Width(from))))
	}
	elems := make([]num.Int, max(program.Lanes(to), 1))
	for i := range elems {
		elems[i] = num.FromBig(new(big.Int).Rsh(all, uint(i)*uint(program.Width(to)))).Trunc(program.Width(to))
	}
	payload, ok := mv.Vectors.Payload(to, elems)
	if !ok {
		return 0, false
	}
	return g.Leaf(numberOp(to), to, payload), true
}

// hasBits tells whether the numbers of a type are known by their bits.
func hasBits(t egraph.Type) bool {
	switch program.KindOf(t) {
	case program.KindInt:
		return program.Width(t) <= num.MaxWidth && t&program.Scalable == 0 && program.Lanes(t) <= program.MaxLanes
	case program.KindFloat:
		return program.Width(t) <= 64 && t&program.Scalable == 0 && program.Lanes(t) <= program.MaxLanes
	}
	return false
}

// uncast is what a class is a bitcast of: of a type, if one is given.
func uncast(mv *Mover, k egraph.ClassID, t egraph.Type) (egraph.ClassID, bool) {
	g := mv.E
	for n := range g.Nodes(k) {
		if g.Op(n) == mv.Vocab.Plain[ir.OpBitCast] {
			x := g.Find(g.Kid(n, 0))
			if t == 0 || g.Type(x) == t {
				return x, true
			}
		}
	}
	return 0, false
}

// relogic is a bitwise operation, or a choice, on bits that are seen as another type, as one on what they are seen of:
//
//	xor (bitcast %x), (bitcast %y)                bitcast (xor %x, %y)
//	xor (bitcast %x), -1                          bitcast (xor %x, -1)
//	bitcast (and (bitcast %x), %y)                and %x, (bitcast %y)
//	bitcast (select %c, (bitcast %x), %y)         select %c, %x, (bitcast %y)
//
// Where lanes of one type are several of the other, those of the source are poison together, so it is an edge. What is seen as %x is without having been so
// before is poison in no more lanes than it was (castsAlike).
func relogic(mv *Mover, n egraph.NodeID) (egraph.ClassID, bool) {
	g := mv.E
	to := g.Type(g.ClassOf(n))
	cast := mv.Vocab.Plain[ir.OpBitCast]
	if g.Op(n) == cast {
		for m := range g.Nodes(g.Kid(n, 0)) {
			first, ok := combines(mv, m, to)
			if !ok || picksForOthers(mv, m) {
				continue
			}
			for i := range 2 {
				if x, ok := uncast(mv, g.Kid(m, first+i), to); ok {
					return recombined(mv, m, to, i, x, g.Add(cast, to, 0, g.Kid(m, first+1-i))), true
				}
			}
		}
		return 0, false
	}
	for i := range 2 {
		first, ok := combines(mv, n, to)
		if !ok {
			break
		}
		x, ok := uncast(mv, g.Kid(n, first+i), 0)
		if !ok {
			continue
		}
		from, other := g.Type(x), g.Kid(n, first+1-i)
		if _, ok := combines(mv, n, from); !ok {
			continue
		}
		y, ok := uncast(mv, other, from)
		if !ok {
			if z, ok := uncast(mv, other, 0); ok {
				other = z
			} else if !mv.isNumbers(other) {
				continue
			}
			if !castsAlike(mv, other, to, from) {
				continue
			}
			y = as(mv, other, from)
		}
		return g.Add(cast, to, 0, recombined(mv, n, from, i, x, y)), true
	}
	return 0, false
}

// castsAlike tells whether a value has no more poison if it is seen as a type on the way to another one: lanes of a type that are larger than both its own
// and those of the other would be poison as a whole.
func castsAlike(mv *Mover, x egraph.ClassID, to, by egraph.Type) bool {
	t := mv.E.Type(x)
	return mv.E.Defined(x)&egraph.NotPoison != 0 || program.Width(to)%program.Width(by) == 0 || program.Width(t)%program.Width(by) == 0
}

// combines tells whether a node is and, or or xor, or a choice, which may be done on bits of a type, and which is the first of its two operands.
func combines(mv *Mover, n egraph.NodeID, t egraph.Type) (first int, ok bool) {
	g := mv.E
	if g.Op(n) < program.FirstOp {
		return 0, false
	}
	switch mv.Vocab.Back[g.Op(n)].Op {
	case ir.OpAnd, ir.OpOr, ir.OpXor:
		return 0, program.KindOf(t) == program.KindInt
	case ir.OpSelect:
		shape := program.Shape(g.Type(g.Kid(n, 0)))
		return 1, shape == 0 || shape == program.Shape(t) && shape == program.Shape(g.Type(g.ClassOf(n)))
	}
	return 0, false
}

// recombined is the operation of a node on bits of another type, of which x is operand i of the two.
func recombined(mv *Mover, n egraph.NodeID, t egraph.Type, i int, x, y egraph.ClassID) egraph.ClassID {
	g := mv.E
	if i == 1 {
		x, y = y, x
	}
	if g.Arity(n) == 3 {
		return g.Add(g.Op(n), t, 0, g.Kid(n, 0), x, y)
	}
	return g.Add(g.Op(n), t, 0, x, y)
}

// byteBits is the width that lanes have at least which are taken out of numbers: smaller ones are masks, whose bits are best tested as such.
const byteBits = 8

// recastLane is a lane of what is seen as another type:
//
//	extractelement (bitcast <4 x float> %x to <4 x i32>), 1                bitcast (extractelement %x, 1)
//	bitcast double (extractelement (bitcast %x to <2 x double>), 1) to i64  extractelement (bitcast %x to <2 x i64>), 1
//	extractelement <1 x i64> %x, 0                                          bitcast %x to i64
//	trunc i64 (lshr (bitcast <2 x i32> %x to i64), 32) to i32               extractelement %x, 1, where the low end comes first
func recastLane(mv *Mover, n egraph.NodeID) (egraph.ClassID, bool) {
	g := mv.E
	t := g.Type(g.ClassOf(n))
	cast, extract := mv.Vocab.Plain[ir.OpBitCast], mv.Vocab.Plain[ir.OpExtractElement]
	switch mv.Vocab.Back[g.Op(n)].Op {
	case ir.OpExtractElement:
		v, i := g.Kid(n, 0), g.Kid(n, 1)
		if at, ok := mv.index(i); ok && at == 0 && program.Lanes(g.Type(v)) == 1 && isBits(t) {
			return g.Add(cast, t, 0, v), true
		}
		if x, ok := uncast(mv, v, 0); ok && program.Shape(g.Type(x)) == program.Shape(g.Type(v)) {
			return g.Add(cast, t, 0, g.Add(extract, g.Type(x)&^program.ShapeMask, 0, x, i)), true
		}
	case ir.OpInsertElement:
		if at, ok := mv.index(g.Kid(n, 2)); ok && at == 0 && program.Lanes(t) == 1 && isBits(t) {
			return g.Add(cast, t, 0, g.Kid(n, 1)), true
		}
	case ir.OpBitCast:
		if program.Shape(t) != 0 {
			return 0, false
		}
		for m := range g.Nodes(g.Kid(n, 0)) {
			if g.Op(m) != extract {
				continue
			}
			if x, ok := uncast(mv, g.Kid(m, 0), 0); ok {
				return g.Add(extract, t, 0, as(mv, x, t|program.Shape(g.Type(g.Kid(m, 0)))), g.Kid(m, 1)), true
			}
		}
	case ir.OpTrunc:
		if program.Shape(t) != 0 || mv.bigEndian() {
			return 0, false
		}
		k, at := g.Kid(n, 0), uint32(0)
		for m := range g.Nodes(k) {
			if g.Op(m) == mv.Vocab.Plain[ir.OpLShr] {
				if by, ok := mv.number(g.Kid(m, 1)); ok && by.Hi == 0 && by.Lo < uint64(program.Width(g.Type(k))) {
					k, at = g.Find(g.Kid(m, 0)), uint32(by.Lo)
					break
				}
			}
		}
		w, all := program.Width(t), program.Width(g.Type(k))
		if x, ok := uncast(mv, k, 0); ok && all%w == 0 && at%w == 0 && all/w <= program.MaxLanes && w >= byteBits && program.Width(g.Type(x)) >= byteBits && program.Shape(g.Type(x)) != 0 && hasBits(g.Type(x)) {
			i := g.Leaf(program.OpInt, program.IntType(64, 0), uint64(at/w))
			return g.Add(extract, t, 0, as(mv, x, t|egraph.Type(all/w)<<program.LaneShift), i), true
		}
	}
	return 0, false
}

// isBits tells whether a scalar, or a lane, is an integer or a float.
func isBits(t egraph.Type) bool {
	return program.KindOf(t) == program.KindInt || program.KindOf(t) == program.KindFloat
}

// as is a value seen as a type.
func as(mv *Mover, x egraph.ClassID, t egraph.Type) egraph.ClassID {
	if mv.E.Type(x) == t {
		return x
	}
	return mv.E.Add(mv.Vocab.Plain[ir.OpBitCast], t, 0, x)
}

// recastShuffle is a shuffled vector that is seen as one of other lanes, as that shuffled: where its lanes are smaller, several stay together; where
// they are larger, the mask has to take all of each, or none. It is the same for either order of bytes.
func recastShuffle(mv *Mover, n egraph.NodeID) (egraph.ClassID, bool) {
	g := mv.E
	t := g.Type(g.ClassOf(n))
	s, ok := mv.oneSource(g.Kid(n, 0))
	if !ok {
		return 0, false
	}
	x, old := g.Find(g.Kid(s, 0)), g.Type(g.ClassOf(s))
	from, to, lanes := program.Width(old), program.Width(t), program.Lanes(t)
	bits := uint32(program.Lanes(g.Type(x))) * from
	if from == to || max(from, to)%min(from, to) != 0 || lanes == 0 || lanes > program.MaxLanes || !hasBits(old) || !hasBits(t) || bits%to != 0 || bits/to > program.MaxLanes {
		return 0, false
	}
	mask := make([]int, lanes)
	if to < from {
		k := int(from / to)
		for i := range mask {
			if mask[i] = mv.MaskLane(g.Payload(s), i/k); mask[i] >= 0 {
				mask[i] = mask[i]*k + i%k
			}
		}
	} else {
		k := int(to / from)
		for i := range mask {
			mask[i] = -1
			for j := range k {
				m := mv.MaskLane(g.Payload(s), i*k+j)
				if m < 0 { // all of the lane is poison
					continue
				}
				if m%k != j || mask[i] >= 0 && mask[i] != m/k {
					return 0, false
				}
				mask[i] = m / k
			}
		}
	}
	of := t&^program.ShapeMask | egraph.Type(bits/to)<<program.LaneShift
	poison := g.Leaf(program.OpPoison, of, 0)
	c := g.AddNode(egraph.Node{Op: mv.Vocab.Plain[ir.OpShuffleVector], Type: t, Payload: mv.Mask(mask), Kids: []egraph.ClassID{as(mv, x, of), poison}})
	return g.ClassOf(c), true
}
