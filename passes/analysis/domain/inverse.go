package domain

import (
	"sync"

	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
)

// What a result tells of the operands, for branch facts. These are not inverses: an operation that loses
// bits tells of those that it keeps only. Facts of the result are of one that is not poison, so flags hold.

// BeforeExt is what follows for the operand of a zext or sext, of w bits, from the result.
func BeforeExt(f Facts, w uint32) Facts { return trunc(&Instr{Width: w}, []Facts{f}) }

// BeforeTrunc is what follows for the operand of a trunc, of w bits, from the result: its low bits, and
// under nuw or nsw that it is the result extended again, so that bounds carry over, too.
func BeforeTrunc(f Facts, w uint32, fl ir.Flags) Facts {
	in := &Instr{Width: w}
	switch {
	case w == 0 || f.Width == 0 || f.IsEmpty():
		return Unknown(w)
	case fl&ir.NUW != 0:
		return zext(in, []Facts{f})
	case fl&ir.NSW != 0:
		return sext(in, []Facts{f})
	}
	return atLeastOnes(w, f, KnownBits(w, f.Zero, f.One))
}

// atLeastOnes adds to what is known of an operand that it has all bits that are set in the result f.
func atLeastOnes(w uint32, f, operand Facts) Facts {
	operand.setOnes(int(f.MinOnes), int(w))
	return operand.Reduce()
}

// BeforeAnd is what follows for an operand of an and from the result and the other operand.
func BeforeAnd(f, other Facts) Facts {
	w := uint32(f.Width)
	x := KnownBits(w, f.Zero.And(other.One), f.One)
	x.setOnes(int(f.MinOnes), int(f.MaxOnes)+int(w)-int(other.MinOnes))
	return x.Reduce()
}

// BeforeOr is what follows for an operand of an or from the result and the other operand.
func BeforeOr(f, other Facts) Facts {
	x := KnownBits(uint32(f.Width), f.Zero, f.One.And(other.Zero))
	x.setOnes(int(f.MinOnes)-int(other.MaxOnes), int(f.MaxOnes))
	return x.Reduce()
}

// BeforeLowest is what follows for x from x & (x - 1), which has one bit less than x, if x is not 0.
func BeforeLowest(f Facts) Facts {
	least := uint32(f.MinOnes)
	if least > 0 {
		least++
	}
	return Ones(uint32(f.Width), least, uint32(f.MaxOnes)+1)
}

// BeforeLowZero is what follows for x from x & (x + 1), which is x without the ones below its lowest zero.
func BeforeLowZero(f Facts) Facts {
	x := Unknown(uint32(f.Width))
	if c, ok := f.Constant(); ok && c.IsZero() {
		x.Props |= LowMask
	}
	return x.Reduce()
}

// BeforeShift is what follows for the operand of a shift from the result: for the
// bits that a shift by a constant moved.
func BeforeShift(f, amount Facts, left bool) Facts {
	w := uint32(f.Width)
	n, ok := amount.Constant()
	if w == 0 || !ok || !n.Less(num.Of(uint64(w))) {
		return Unknown(w)
	}
	if left {
		return atLeastOnes(w, f, KnownBits(w, f.Zero.Shr(uint32(n.Lo)).And(num.LowMask(w-uint32(n.Lo))), f.One.Shr(uint32(n.Lo))))
	}
	m := num.LowMask(w)
	return KnownBits(w, f.Zero.Shl(uint32(n.Lo)).And(m), f.One.Shl(uint32(n.Lo)).And(m))
}

// Result is what is known of the result of op without flags on operands of one
// known width, definedness apart.
func Result(op ir.Op, x, y Facts) Facts {
	if x.Width == 0 || x.Width != y.Width {
		return Facts{}
	}
	q := questions.Get().(*question)
	defer questions.Put(q)
	q.in, q.args = Instr{Width: uint32(x.Width)}, [2]Facts{x, y}
	f := rows[op].value(&q.in, q.args[:])
	f.Props &^= WellDefined
	return f
}

// A question is what a row is asked by Result; questions are memory for them.
type question struct {
	in   Instr
	args [2]Facts
}

var questions = sync.Pool{New: func() any { return new(question) }}

// Where is what follows for x from `icmp pred x, y` giving true: Region, and that a
// constant which x is not is left out of what is known of x.
func (x Facts) Where(pred ir.Pred, y Facts) Facts {
	if x.Width == 0 || y.Width != x.Width || x.IsEmpty() {
		return Unknown(uint32(x.Width))
	}
	f := Region(pred, y)
	if pred == ir.NE {
		x.Props &^= WellDefined
		f = x.Without(y)
	}
	return f
}

// Without leaves out the constant c, which shows if it is at an end. Reduce then finds the next number that
// has the known bits, so leaving out 0 of what is a multiple of 8 leaves 8 as the lower bound.
func (f Facts) Without(c Facts) Facts {
	n, ok := c.Constant()
	if !ok || !f.Contains(n) {
		return f
	}
	switch s := n.SExt(uint32(f.Width)); {
	case f.ULo == f.UHi:
		return f.empty()
	case n == f.ULo:
		f.ULo = n.Add(one128)
	case n == f.UHi:
		f.UHi = n.Sub(one128)
	case s == f.SLo:
		f.SLo = s.Add(one128)
	case s == f.SHi:
		f.SHi = s.Sub(one128)
	default:
		return f
	}
	return f.Reduce()
}

// Cut leaves off numbers at the ends of f, in both orders, that cannot be: can tells of facts whether a number
// that has them can be, and holds of what has fewer facts if it does of what has more. Where a number at an end can be
// it costs one question; where not, twice as many as the number of those that cannot has bits.
//
// Of 8 bits x of which `mul nuw x, 100` is 200 or more, 0 and 1 are left off, and 3 to 255.
func (f Facts) Cut(can func(Facts) bool) Facts {
	w := uint32(f.Width)
	if w == 0 || w > maxCut || f.IsEmpty() {
		return f
	}
	if !can(f) {
		return f.empty()
	}
	in := func(g Facts) bool { g = f.Meet(g); return !g.IsEmpty() && can(g) }
	lo := leastThat(f.ULo, f.UHi, func(n num.Int) bool { return in(URange(w, f.ULo, n)) })
	hi := leastThat(zero128, f.UHi.Sub(lo), func(n num.Int) bool { return in(URange(w, f.UHi.Sub(n), f.UHi)) })
	g := f.Meet(URange(w, lo, f.UHi.Sub(hi)))
	if !f.SLo.IsNegative() || f.SHi.IsNegative() {
		return g // the orders agree
	}
	lo = f.SLo.Add(leastThat(zero128, f.SHi.Sub(f.SLo), func(n num.Int) bool { return in(SRange(w, f.SLo, f.SLo.Add(n))) }))
	hi = leastThat(zero128, f.SHi.Sub(lo), func(n num.Int) bool { return in(SRange(w, f.SHi.Sub(n), f.SHi)) })
	return g.Meet(SRange(w, lo, f.SHi.Sub(hi)))
}

// maxCut is how wide numbers are that Cut looks at.
const maxCut = 64

// leastThat is the least number from lo to hi of which something holds that holds of hi, and of all above one of which it does. It is looked for in
// steps from lo on, each twice as long as the one before, as most are near: what is not 0 is at least 1.
func leastThat(lo, hi num.Int, holds func(num.Int) bool) num.Int {
	if holds(lo) {
		return lo
	}
	for step := one128; step.Less(hi.Sub(lo)); step = step.Shl(1) {
		next := lo.Add(step)
		if holds(next) {
			hi = next
			break
		}
		lo = next
	}
	for {
		half := hi.Sub(lo).Shr(1)
		if half.IsZero() {
			return hi
		}
		if mid := lo.Add(half); holds(mid) {
			hi = mid
		} else {
			lo = mid
		}
	}
}
