package domain

import (
	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
)

// Truth is the outcome of a compare as far as it is known.
type Truth uint8

// The outcomes.
const (
	Maybe Truth = iota
	False
	True
)

// Not is the opposite.
func (t Truth) Not() Truth { return [...]Truth{Maybe, True, False}[t] }

func truth(isTrue, isFalse bool) Truth {
	switch {
	case isTrue:
		return True
	case isFalse:
		return False
	}
	return Maybe
}

// Compare tells what `icmp pred a, b` gives, unless it is poison, for operands
// that are independent of each other. Operands of unknown width give Maybe.
//
// Three predicates are enough: the others are these with operands exchanged, or inverted. Equality looks at bits too:
// an odd number is no even one although their bounds overlap.
func Compare(pred ir.Pred, a, b Facts) Truth {
	if a.Width == 0 || a.Width != b.Width || a.IsEmpty() || b.IsEmpty() {
		return Maybe
	}
	switch pred {
	case ir.EQ:
		return truth(a.ULo == a.UHi && b.ULo == b.UHi && a.ULo == b.ULo, a.Disjoint(b))
	case ir.ULT:
		return truth(a.UHi.Less(b.ULo), !a.ULo.Less(b.UHi))
	case ir.SLT:
		return truth(a.SHi.LessSigned(b.SLo), !a.SLo.LessSigned(b.SHi))
	case ir.UGT, ir.SGT:
		return Compare(pred.Swap(), b, a)
	}
	return Compare(pred.Invert(), a, b).Not()
}

// Disjoint tells whether no number satisfies both.
func (f Facts) Disjoint(g Facts) bool {
	if !f.Zero.And(g.One).IsZero() || !f.One.And(g.Zero).IsZero() ||
		f.MaxOnes < g.MinOnes || g.MaxOnes < f.MinOnes || f.UHi.Less(g.ULo) || g.UHi.Less(f.ULo) || f.SHi.LessSigned(g.SLo) || g.SHi.LessSigned(f.SLo) {
		return true
	}
	return f.Meet(g).IsEmpty()
}

// compareSameSign is Compare for operands of one sign, on which the signed and
// the unsigned order agree.
func compareSameSign(pred ir.Pred, a, b Facts) Truth {
	if a.Width == 0 || a.Width != b.Width {
		return Maybe
	}
	w := uint32(a.Width)
	if a.NonNegative() || b.NonNegative() {
		pos := SRange(w, zero128, num.LowMask(w-1))
		a, b = a.Meet(pos), b.Meet(pos)
	} else if a.Negative() || b.Negative() {
		neg := SRange(w, num.LowMask(w-1).Not(), all128)
		a, b = a.Meet(neg), b.Meet(neg)
	}
	if r := Compare(pred, a, b); r != Maybe {
		return r
	}
	return Compare(otherOrder[pred], a, b)
}

var otherOrder = [...]ir.Pred{ir.EQ: ir.EQ, ir.NE: ir.NE, ir.UGT: ir.SGT, ir.UGE: ir.SGE, ir.ULT: ir.SLT, ir.ULE: ir.SLE,
	ir.SGT: ir.UGT, ir.SGE: ir.UGE, ir.SLT: ir.ULT, ir.SLE: ir.ULE}

// Region is what follows for x from `icmp pred x, y` giving true, whatever
// number of y's it was compared with: every one that x can be.
//
// An order looks at the end of y that lets most through: x <u y with y in [3, 9] says that x is below 9.
func Region(pred ir.Pred, y Facts) Facts {
	w := uint32(y.Width)
	f := Unknown(w)
	if w == 0 || y.IsEmpty() {
		return f
	}
	empty := false
	switch pred {
	case ir.EQ:
		y.Props &^= WellDefined
		return y.Reduce()
	case ir.NE:
		c, ok := y.Constant()
		if !ok {
			return f
		}
		switch c {
		case f.ULo:
			f.ULo = one128
		case f.UHi:
			f.UHi = f.UHi.Sub(one128)
		}
		switch s := c.SExt(w); s {
		case f.SLo:
			f.SLo = s.Add(one128)
		case f.SHi:
			f.SHi = s.Sub(one128)
		}
		// At width 1 this has excluded c from both orders, which cannot wrap.
	case ir.ULT:
		empty = y.UHi.IsZero()
		f.UHi = y.UHi.Sub(one128)
	case ir.ULE:
		f.UHi = y.UHi
	case ir.UGT:
		empty = y.ULo == f.UHi
		f.ULo = y.ULo.Add(one128)
	case ir.UGE:
		f.ULo = y.ULo
	case ir.SLT:
		empty = y.SHi == f.SLo
		f.SHi = y.SHi.Sub(one128)
	case ir.SLE:
		f.SHi = y.SHi
	case ir.SGT:
		empty = y.SLo == f.SHi
		f.SLo = y.SLo.Add(one128)
	case ir.SGE:
		f.SLo = y.SLo
	}
	if empty {
		return f.empty()
	}
	return f.Reduce()
}
