package domain

import (
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
	return KnownBits(w, f.Zero, f.One)
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
		return KnownBits(w, f.Zero.Shr(uint32(n.Lo)).And(num.LowMask(w-uint32(n.Lo))), f.One.Shr(uint32(n.Lo)))
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
	f := rows[op].value(&Instr{Width: uint32(x.Width)}, []Facts{x, y})
	f.Props &^= WellDefined
	return f
}

// Where is what follows for x from `icmp pred x, y` giving true: Region, and that a
// constant which x is not is left out of what is known of x.
func (x Facts) Where(pred ir.Pred, y Facts) Facts {
	if x.Width == 0 || y.Width != x.Width || x.IsEmpty() {
		return Unknown(uint32(x.Width))
	}
	f := Region(pred, y)
	if pred == ir.NE {
		x.Props &= PowerOrZero
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
