package loopvectorize

import (
	"fmt"
	"math/bits"
	"slices"

	"rewrite/passes/ir"
	"rewrite/passes/target"
)

const (
	// control is what it costs to count, compare and go back, where some rounds are written out.
	control = 1
	// setUp is what it costs to come into vectors and out of them, besides what is reduced and compared.
	setUp = 4
	// compared is what it costs to compare where two groups begin and end.
	compared = 4
	// small is what a step costs at most that is made of several vectors for each operation, so that these need not wait for each other.
	small = 40
	// few is of how many rounds none are to be left: such loops are written out.
	few = 16
	// maxParts is how many these are at most where sums wait for themselves; else half as many.
	maxParts = 4
)

// choose finds how many lanes vectors have, and how many of these each operation is done for, or why not to.
func (x *loop) choose() string {
	scalar, most := x.scalar(), 0
	forced := x.said.Has("llvm.loop.vectorize.enable")
	least := 2
	if n, ok := x.said.Int("llvm.loop.vectorize.width"); ok && n > 1 && bits.OnesCount(uint(n)) == 1 && x.bound(n) == n {
		least, most, forced = n, n, true
	}
	lanes, cost, named := 0, 0, most
	var bits widths
	var sums map[*variable]*sum
	for _, ws := range []widths{nil, x.fewer()} {
		if x.fewerBits, x.sums = ws, nil; ws != nil {
			x.sums = sumsOf(x)
			for _, s := range x.sums {
				s.narrows(ws)
			}
		}
		if named == 0 {
			most = x.bound(x.registers())
		}
		for x.lanes = least; x.lanes <= most && (named != 0 || forwards(x.accesses, x.lanes)); x.lanes *= 2 {
			if c := x.vectors() + x.led(); lanes == 0 || c*lanes < cost*x.lanes || c*lanes == cost*x.lanes && x.lanes > lanes {
				lanes, cost, bits, sums = x.lanes, c, ws, x.sums
			}
		}
	}
	if lanes == 0 {
		return "no vector has lanes for two rounds of it"
	}
	x.lanes, x.parts, x.fewerBits, x.sums = lanes, 1, bits, sums
	if cost >= scalar*lanes && !forced {
		return fmt.Sprintf("%d rounds at a time cost %d, and one costs %d", lanes, cost, scalar)
	}
	x.interleave(cost)
	enter, step := x.entering(), x.step()
	x.least = step + leaves(x)
	switch gain := scalar*lanes - cost; {
	case x.rounds >= 0:
		left := x.rounds - byVectors(x)
		all := byVectors(x)/step*cost*x.parts + left*scalar + enter
		if (all >= x.rounds*scalar || x.rounds < few && left != 0) && !forced || byVectors(x) == 0 {
			return fmt.Sprintf("it goes around %d times only", x.rounds)
		}
	case gain > 0:
		x.least = max(x.least, (enter*lanes+gain-1)/gain)
		shorten(x, scalar, enter)
	}
	return ""
}

const (
	// leastLeft is how many rounds a step has at least of which shorter vectors do what is left: of fewer there is little.
	leastLeft = 16
	// maxShortened bounds the operations of a loop that is written out once more for that.
	maxShortened = 48
)

// shorten finds by how many lanes what is left is done, if it is by vectors at all: a quarter of a step, where that saves a third.
func shorten(x *loop, scalar, enter int) {
	if x.short = 0; x.rounds >= 0 || len(x.leaving) > 0 || x.step() < leastLeft || len(x.wide) > maxShortened || x.lanes < 4 {
		return
	}
	s := *x
	s.lanes, s.parts = min(x.lanes, max(x.step()/4, 4)), 1
	if s.lanes == x.step() {
		s.lanes /= 2
	}
	cost := s.vectors() + s.led()
	if gain := scalar*s.lanes - cost; 3*gain >= scalar*s.lanes && leaves(&s) == leaves(x) {
		x.short, x.shortLeast = s.lanes, max(s.lanes+leaves(x), (enter*s.lanes+gain-1)/gain)
	}
}

// shorter is the loop by as many lanes.
func shorter(x *loop) *loop {
	s := *x
	s.lanes, s.parts = x.short, 1
	return &s
}

// bound is how many of so many rounds may be done at a time, a power of two.
func (x *loop) bound(n int) int {
	n = min(n, maxStep)
	if x.most > 0 {
		n = min(n, x.most)
	}
	if x.atMost >= 0 {
		n = min(n, x.atMost)
		if slices.ContainsFunc(x.accesses, func(a *access) bool { return a.r != nil && a.r.gap || len(x.leaving) > 0 }) {
			n = min(n, x.atMost-1)
		}
	}
	return 1 << bits.Len(uint(n)) >> 1
}

// byVectors is how many of the rounds that are known are done by vectors.
func byVectors(x *loop) int {
	n := x.rounds - leaves(x)
	return n - n%x.step()
}

// registers is how many lanes the widest register has of the smallest values.
func (x *loop) registers() (most int) {
	for _, v := range x.wide {
		t := x.typeOf(v)
		if v.Op == ir.OpStore {
			t = v.Args[0].Type
		}
		if t.IsInt() && t.Bits == 1 {
			continue
		}
		most = max(most, x.costs.RegisterBits(t, true)/int(x.layout.Bits(t)))
	}
	for _, p := range x.variables {
		if p.kind == reduction && p.phi.Type != ir.I1 {
			most = max(most, x.costs.RegisterBits(p.phi.Type, true)/int(x.layout.Bits(p.phi.Type)))
		}
	}
	return most
}

// interleave finds how many vectors each operation is done for.
func (x *loop) interleave(cost int) {
	limit := maxParts / 2
	for _, p := range x.variables {
		if p.kind == reduction {
			limit = maxParts
		}
	}
	if n, ok := x.said.Int("llvm.loop.interleave.count"); ok && n > 0 {
		limit, cost = 1<<bits.Len(uint(n))>>1, 0
	}
	for 2*x.parts <= limit && 2*x.parts*cost <= small && x.bound(2*x.step()) == 2*x.step() && x.fits(2*x.parts) && (x.rounds < 0 || x.rounds%(2*x.step()) <= x.rounds%x.step()+x.rounds/8) {
		x.parts *= 2
	}
}

// fits tells whether registers hold what a step of so many parts needs all the time: sums, and what is the same in all rounds.
func (x *loop) fits(parts int) bool {
	held, width, all := 0, 0, 0
	seen := map[*ir.Value]bool{}
	of := func(t *ir.Type) int {
		n, _ := x.costs.Parts(x.vectorOf(t))
		if all == 0 {
			all = x.costs.Registers(x.vectorOf(t))
		}
		width = max(width, n)
		return n
	}
	for _, p := range x.variables {
		if p.kind != induction {
			held += parts * of(p.phi.Type)
		}
	}
	for _, v := range x.wide {
		if v.Op == ir.OpLoad || v.Op == ir.OpPhi {
			continue
		}
		for i, a := range v.Args {
			if v.Op == ir.OpStore && i == 1 || v.Op == ir.OpCall && i == 0 || !x.outside(a) && !isOne(x, a) || seen[a] || a.Type == ir.I1 {
				continue
			}
			seen[a] = true
			held += of(a.Type)
		}
	}
	return all == 0 || held+2*parts*width <= all
}

// isOne tells whether a value is loaded from one place.
func isOne(x *loop, v *ir.Value) bool {
	a := x.access[v]
	return a != nil && a.g.step == 0
}

// entering is what it costs to do any rounds by vectors, however many.
func (x *loop) entering() int {
	cost := setUp + compared*(len(x.apart)+len(mayTurn(x))) + x.maker.Cost(x.backs)
	for _, g := range x.groups {
		cost += x.maker.Cost(g.start)
	}
	for _, a := range x.accesses {
		if t := x.vectorOf(a.elem); a.g.step == 0 {
			cost += x.costs.Memory(a.at.Op, a.elem, x.alignOf(a)) + x.costs.First(t) + x.costs.Shuffle(target.Broadcast, t)
		}
	}
	for _, p := range x.variables {
		if p.kind == reduction {
			cost += x.costs.Reduce(p.ID, x.vectorOf(p.phi.Type), p.flags)
		}
	}
	return cost
}

// scalar is what a round costs, of which half comes to what not all come to.
func (x *loop) scalar() int {
	cost, counts := control, false
	for _, b := range x.blocks {
		here := 0
		for _, v := range b.Instrs {
			switch {
			case v.Op == ir.OpBr && len(v.Args) > 0 && b != x.latch:
				here++
			case v.Op == ir.OpPhi || v.Op == ir.OpGEP || v.Op.IsTerminator() || v.Op == ir.OpCall && v.Type == ir.Void:
			case x.stepped(v) && !counts:
				counts = true // a part of control
			case v.NumUses() == 1 && v.Uses()[0].User.Op.IsTerminator():
				// another one
			case (v.Op == ir.OpZExt || v.Op == ir.OpSExt) && x.access[v.Args[0]] != nil:
				// loads extend
			default:
				here += x.costs.Of(v)
			}
		}
		if !x.always(b) && len(x.leaving) == 0 {
			here = (here + 1) / 2
		}
		cost += here
	}
	return cost
}

// vectors is what as many rounds cost as vectors have lanes.
func (x *loop) vectors() int {
	cost, c := control+search(x), x.costs
	seen := map[*record]bool{}
	for _, v := range x.wide {
		if a := x.access[v]; a != nil {
			align := x.alignOf(a)
			t := x.vectorOf(a.elem)
			switch {
			case a.g.step == 0:
				continue // it is loaded in front
			case !a.dense():
				switch r := a.together(x); {
				case r == nil:
					cost += a.oneByOne(x)
				case !seen[r]:
					seen[r] = true
					cost += r.cost(x)
				}
				continue
			case a.g.step < 0 && !x.down:
				cost += c.Shuffle(target.Reverse, t)
			}
			if a.masked {
				cost += c.Masked(a.maskedBy(), t, align)
				continue
			}
			cost += c.Memory(v.Op, t, align)
			continue
		}
		if p, s := sumOf(x, v); s != nil {
			if v == p.next {
				cost += s.cost(x, p)
			}
			continue
		}
		switch t := x.vectorOf(x.typeOf(v)); {
		case x.isLed(v):
		case x.joins(v):
			cost += x.blended(v)
		case v.Op == ir.OpPhi && x.variables[v].kind == recurrence:
			cost += c.Shuffle(target.Splice, t)
		case v.Op == ir.OpPhi:
			cost += c.Arithmetic(ir.OpAdd, t, target.Uniform)
		case v.Op == ir.OpCall:
			cost += c.Intrinsic(v.Intrinsic(), t)
		case v.Op == ir.OpSelect:
			by := target.EachLane
			if on := v.Args[0]; on.Op == ir.OpICmp || on.Op == ir.OpFCmp {
				by = target.Compare
			}
			cost += c.Select(t, by)
		case v.Op == ir.OpICmp || v.Op == ir.OpFCmp:
			cost += c.Compare(v.Op, v.Pred, x.vectorOf(x.operandType(v, v.Args[0])))
		case v.Op.IsCast():
			cost += c.Cast(v.Op, x.vectorOf(v.Args[0].Type), t)
		case len(v.Args) < 2:
			cost += c.Arithmetic(v.Op, t, target.AnyOperand)
		default:
			right := target.OperandOf(v.Args[1])
			if x.outside(v.Args[1]) {
				right |= target.Uniform
			}
			cost += c.Arithmetic(v.Op, t, right)
		}
	}
	return cost
}

// alignOf is how an access is aligned: as the loop says of a round's, or a vector's by where the first one is and how
// far each is from the one before, but by no more than its size. What folds an access into an operation may ask for that.
func (x *loop) alignOf(a *access) uint64 {
	n := a.align(x)
	if !a.dense() {
		return n
	}
	off, by := a.off, int64(x.lanes)*a.g.step
	if by < 0 {
		off += by - a.g.step
	}
	return max(n, a.g.aligned(off, by))
}

// align is how an access is aligned in a round.
func (a *access) align(x *loop) uint64 {
	n := a.at.Aux.(*ir.Mem).Align
	switch {
	case !x.always(a.at.Block):
		n = 1 // what it says holds in the rounds that come to it
	case n == 0:
		n = x.layout.Align(a.elem)
	}
	return n
}

// aligned is how what begins so many bytes behind a group, and goes on by so many, is aligned.
func (g *group) aligned(off, by int64) uint64 {
	return 1 << min(g.zeros, bits.TrailingZeros64(uint64(off)), bits.TrailingZeros64(uint64(by)))
}
