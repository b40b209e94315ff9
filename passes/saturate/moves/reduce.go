package moves

import (
	"rewrite/egraph"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
	"rewrite/passes/ir/num"
	"rewrite/passes/saturate/program"
)

// A reduction is an operation between all lanes of a vector of integers. All of them commute
// and associate, so lanes may be taken in any order, and all are poison if a lane is:
// what is poison if any bit is, a compare of all lanes as one number, says no more (law 37).
type reduction struct {
	join func(x, y num.Int, w uint32) num.Int
	op   ir.Op // the operation, or
	call intrinsic.ID
	// idempotent: it does not matter how often a lane is there
	idempotent bool
	// anyOf: of lanes of one bit, and of such that were zero or sign extended, whether
	// the result is whether any is set (else all are); noBits if neither.
	bits, zext, sext ofBits
}

type ofBits uint8

const (
	noBits ofBits = iota
	anyBit
	allBits
)

func choose(less func(x, y num.Int, w uint32) bool) func(x, y num.Int, w uint32) num.Int {
	return func(x, y num.Int, w uint32) num.Int {
		if less(y, x, w) {
			return y
		}
		return x
	}
}

func belowSigned(x, y num.Int, w uint32) bool   { return x.SExt(w).CmpSigned(y.SExt(w)) < 0 }
func belowUnsigned(x, y num.Int, w uint32) bool { return x.Cmp(y) < 0 }

var reductions = [intrinsic.Num]reduction{
	intrinsic.VectorReduceAdd:  {join: func(x, y num.Int, w uint32) num.Int { return x.Add(y) }, op: ir.OpAdd},
	intrinsic.VectorReduceMul:  {join: func(x, y num.Int, w uint32) num.Int { return x.Mul(y) }, op: ir.OpMul, bits: allBits, zext: allBits},
	intrinsic.VectorReduceAnd:  {join: func(x, y num.Int, w uint32) num.Int { return x.And(y) }, op: ir.OpAnd, idempotent: true, bits: allBits, zext: allBits, sext: allBits},
	intrinsic.VectorReduceOr:   {join: func(x, y num.Int, w uint32) num.Int { return x.Or(y) }, op: ir.OpOr, idempotent: true, bits: anyBit, zext: anyBit, sext: anyBit},
	intrinsic.VectorReduceXor:  {join: func(x, y num.Int, w uint32) num.Int { return x.Xor(y) }, op: ir.OpXor},
	intrinsic.VectorReduceSmin: {join: choose(belowSigned), call: intrinsic.Smin, idempotent: true, bits: anyBit, zext: allBits, sext: anyBit},
	intrinsic.VectorReduceSmax: {join: choose(func(x, y num.Int, w uint32) bool { return belowSigned(y, x, w) }), call: intrinsic.Smax, idempotent: true, bits: allBits, zext: anyBit, sext: allBits},
	intrinsic.VectorReduceUmin: {join: choose(belowUnsigned), call: intrinsic.Umin, idempotent: true, bits: allBits, zext: allBits, sext: allBits},
	intrinsic.VectorReduceUmax: {join: choose(func(x, y num.Int, w uint32) bool { return belowUnsigned(y, x, w) }), call: intrinsic.Umax, idempotent: true, bits: anyBit, zext: anyBit, sext: anyBit},
}

// reduced is what a reduction gives: a number, an operation on one scalar, the
// reduction of the vector that the lanes come from, or a compare of bits.
//
// Of lanes that are one value, undef may have been another number in each; here it is read
// once, which is one of the ways to read it, so all this adds edges.
func (mv *Mover) reduced(n egraph.NodeID) (egraph.ClassID, bool) {
	g := mv.E
	r := reductions[mv.Vocab.Back[g.Op(n)].Intrinsic.ID]
	v := g.Kid(n, 0)
	t := g.Type(v)
	elem := t &^ program.ShapeMask
	count := program.Lanes(t)
	if count == 0 || count > program.MaxLanes || program.KindOf(t) != program.KindInt || program.Width(t) > num.MaxWidth {
		return 0, false
	}
	from := make([]lane, count)
	numbers, same := 0, true
	for i := range from {
		from[i] = mv.follow(v, i, moveDepth)
		switch from[i].kind {
		case lanePoison:
			return g.Leaf(program.OpPoison, elem, 0), true
		case laneNumber:
			numbers++
		}
		same = same && from[i] == from[0]
	}
	if numbers == count {
		x := from[0].x
		for _, l := range from[1:] {
			x = r.join(x, l.x, program.Width(t)).Trunc(program.Width(t))
		}
		return mv.scalar(lane{kind: laneNumber, x: x}, elem, 0)
	}
	if same || count == 1 {
		s, ok := mv.scalar(from[0], elem, program.IntType(64, 0))
		switch {
		case !ok:
			return 0, false
		case count == 1 || r.idempotent:
			return s, true
		case r.op == ir.OpAdd:
			times, ok := program.PayloadOf(elem, num.Of(uint64(count)).Trunc(program.Width(t)))
			return g.Add(mv.Vocab.Plain[ir.OpMul], elem, 0, s, g.Leaf(program.OpInt, elem, times)), ok
		case r.op == ir.OpXor && count%2 == 0:
			return g.Leaf(program.OpInt, elem, 0), true
		}
	}
	if w := from[0].class; from[0].kind == laneOfVector && g.Find(w) != g.Find(v) && coversOnce(from, program.Lanes(g.Type(w)), r.idempotent) {
		return g.Add(g.Op(n), elem, 0, w), true
	}
	return mv.reducedBits(r, v)
}

// coversOnce tells whether all lanes come from one vector and are all of its, each
// once or as often as may be.
//
// A sum counts each lane as often as it is there, so its lanes must be a permutation; a maximum does not care
// how often it sees one.
func coversOnce(from []lane, count int, oftener bool) bool {
	if count == 0 || count > program.MaxLanes || count > len(from) || count != len(from) && !oftener {
		return false
	}
	seen := uint64(0)
	for _, l := range from {
		if l.kind != laneOfVector || l.class != from[0].class || seen>>l.index&1 != 0 && !oftener {
			return false
		}
		seen |= 1 << l.index
	}
	return seen == ^uint64(0)>>(64-count)
}

// reducedBits is a reduction of lanes of one bit, or of such that were extended:
// a compare of the bits as one number, extended.
//
// Whether any bit is set of `<8 x i1> %v` is `icmp ne (bitcast <8 x i1> %v to i8), 0`. Which of the two
// a reduction asks depends on what a set bit is there: 1 for zext, -1 for sext and, signed, for i1, so that
// the signed minimum of i1 is whether any is set, but that of zext'ed bits whether all are.
func (mv *Mover) reducedBits(r reduction, v egraph.ClassID) (egraph.ClassID, bool) {
	g := mv.E
	t := g.Type(v)
	if program.Width(t) == 1 {
		return mv.compareBits(r.bits, v)
	}
	for n := range g.Nodes(v) {
		of := noBits
		switch op := g.Op(n); {
		case op == mv.Vocab.Plain[ir.OpZExt] && program.Width(g.Type(g.Kid(n, 0))) == 1:
			of = r.zext
		case op == mv.Vocab.Plain[ir.OpSExt] && program.Width(g.Type(g.Kid(n, 0))) == 1:
			of = r.sext
		default:
			continue
		}
		if bit, ok := mv.compareBits(of, g.Kid(n, 0)); ok {
			return g.Add(g.Op(n), t&^program.ShapeMask, 0, bit), true
		}
		if r.op == ir.OpAdd && g.Op(n) == mv.Vocab.Plain[ir.OpZExt] {
			return mv.countBits(g.Kid(n, 0), t&^program.ShapeMask)
		}
	}
	return 0, false
}

// asNumber is a vector of bits as one number.
func (mv *Mover) asNumber(v egraph.ClassID) (bits egraph.ClassID, t egraph.Type) {
	t = program.IntType(uint32(program.Lanes(mv.E.Type(v))), 0)
	return mv.E.Add(mv.Vocab.Plain[ir.OpBitCast], t, 0, v), t
}

// compareBits tells whether any bit of a vector is set, or all are.
func (mv *Mover) compareBits(of ofBits, v egraph.ClassID) (egraph.ClassID, bool) {
	if of == noBits {
		return 0, false
	}
	bits, t := mv.asNumber(v)
	p, with := ir.NE, uint64(0)
	if of == allBits {
		p = ir.EQ
		with, _ = program.PayloadOf(t, num.LowMask(program.Width(t)))
	}
	return mv.E.Add(mv.Vocab.Compare[p], program.IntType(1, 0), 0, bits, mv.E.Leaf(program.OpInt, t, with)), true
}

// countBits is the number of bits of a vector that are set, as a number of type to. A sum in fewer
// bits than the count needs wraps as truncation does.
func (mv *Mover) countBits(v egraph.ClassID, to egraph.Type) (egraph.ClassID, bool) {
	bits, t := mv.asNumber(v)
	if program.Width(t) < 2 {
		return 0, false
	}
	count := mv.E.Add(mv.Vocab.Intrinsics[intrinsic.Ctpop], t, 0, bits)
	switch w := program.Width(to); {
	case w > program.Width(t):
		count = mv.E.Add(mv.Vocab.Plain[ir.OpZExt], to, 0, count)
	case w < program.Width(t):
		count = mv.E.Add(mv.Vocab.Plain[ir.OpTrunc], to, 0, count)
	}
	return count, true
}

// reducedTogether is an operation between two reductions by it: one reduction of the
// operation between the vectors. A difference of sums is the sum of differences.
func (mv *Mover) reducedTogether(n egraph.NodeID) (egraph.ClassID, bool) {
	g := mv.E
	if g.Arity(n) != 2 {
		return 0, false
	}
	m := mv.Vocab.Back[g.Op(n)]
	x, ok := mv.reductionIn(g.Kid(n, 0))
	if !ok {
		return 0, false
	}
	y, ok := mv.reductionIn(g.Kid(n, 1))
	if !ok || g.Op(x) != g.Op(y) || g.Type(g.Kid(x, 0)) != g.Type(g.Kid(y, 0)) {
		return 0, false
	}
	r := reductions[mv.Vocab.Back[g.Op(x)].Intrinsic.ID]
	switch {
	case m.Intrinsic != nil:
		ok = r.call == m.Intrinsic.ID
	default:
		ok = r.call == intrinsic.None && (m.Op == r.op || m.Op == ir.OpSub && r.op == ir.OpAdd)
	}
	if !ok {
		return 0, false
	}
	v := g.Add(g.Op(n), g.Type(g.Kid(x, 0)), 0, g.Kid(x, 0), g.Kid(y, 0))
	return g.Add(g.Op(x), g.Type(g.ClassOf(n)), 0, v), true
}

// reductionIn is a reduction that is in a class.
func (mv *Mover) reductionIn(k egraph.ClassID) (egraph.NodeID, bool) {
	for n := range mv.E.Nodes(k) {
		if op := mv.E.Op(n); op >= program.FirstOp {
			if in := mv.Vocab.Back[op].Intrinsic; in != nil && reductions[in.ID].join != nil {
				return n, true
			}
		}
	}
	return 0, false
}

// lowBits is lane 0 of a number that is seen as a vector: its low end, where that comes first.
func (mv *Mover) lowBits(l lane) (egraph.ClassID, bool) {
	g := mv.E
	t := g.Type(l.class)
	if l.index != 0 || program.KindOf(t) != program.KindInt || mv.bigEndian() {
		return 0, false
	}
	for n := range g.Nodes(l.class) {
		if g.Op(n) != mv.Vocab.Plain[ir.OpBitCast] {
			continue
		}
		if x := g.Kid(n, 0); program.Shape(g.Type(x)) == 0 && program.KindOf(g.Type(x)) == program.KindInt && program.Width(g.Type(x)) > program.Width(t) {
			return g.Add(mv.Vocab.Plain[ir.OpTrunc], t&^program.ShapeMask, 0, x), true
		}
	}
	return 0, false
}

// bigEndian tells whether lane 0 of a vector is the high end of its bits, or may be.
func (mv *Mover) bigEndian() bool {
	l, err := mv.Func.Module.Layout()
	return err != nil || l.BigEndian
}
