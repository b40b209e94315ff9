package dsl

import (
	"slices"

	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
)

// CondKind is the form of a Cond.
type CondKind uint8

const (
	AndCond     CondKind = iota // all of Args
	OrCond                      // one of Args
	NotCond                     // not Args[0], in which only constants occur
	CompareCond                 // X Pred Y on constants; plain numbers compare with sign
	PredInCond                  // the variable PredVar is one of Preds
	FactCond                    // Fact holds for FactArgs
)

// A Cond is a condition of a rule. It is monotone: what analyses learn in
// addition can make it true, never false (law 11).
type Cond struct {
	Kind     CondKind
	Span     Span
	Args     []*Cond
	Pred     ir.Pred
	X, Y     *Expr
	PredVar  PredExpr // its Pred is not used
	Preds    []ir.Pred
	Fact     FactID
	FactArgs []FactArg
}

// FactArg is a variable, or a constant expression where Var is None.
type FactArg struct {
	Var  VarID
	Expr *Expr
}

// EvalCond tells whether a condition holds. known answers for each FactCond:
// the matcher asks its analyses, a prover evaluates the definition, and both
// can use Concrete. A condition in which an expression is undefined does not
// hold, and neither does its negation.
func (r *Rule) EvalCond(c *Cond, b *Bindings, known func(*Cond) bool) bool {
	holds, ok := r.evalCond(c, b, known)
	return holds && ok
}

func (r *Rule) evalCond(c *Cond, b *Bindings, known func(*Cond) bool) (holds, ok bool) {
	switch c.Kind {
	case AndCond:
		for _, a := range c.Args {
			if holds, ok := r.evalCond(a, b, known); !ok || !holds {
				return false, ok
			}
		}
		return true, true
	case OrCond:
		all := true
		for _, a := range c.Args {
			holds, ok := r.evalCond(a, b, known)
			if holds && ok {
				return true, true
			}
			all = all && ok
		}
		return false, all
	case NotCond:
		holds, ok := r.evalCond(c.Args[0], b, known)
		return !holds, ok
	case CompareCond:
		x, ok := r.EvalConst(c.X, b)
		if !ok {
			return false, false
		}
		y, ok := r.EvalConst(c.Y, b)
		if !ok {
			return false, false
		}
		width := uint32(num.MaxWidth)
		if c.X.Type != None {
			width = b.Bits[c.X.Type]
			if r.Types[c.X.Type].Kind == FloatType {
				return compareFloats(c.Pred, x, y, b.Formats[c.X.Type])
			}
		}
		return Compare(c.Pred, x, y, width), true
	case PredInCond:
		return slices.Contains(c.Preds, b.EvalPred(c.PredVar)), true
	}
	return known(c), true
}

// Concrete evaluates a FactCond by its definition on bound values. Facts that
// are not about values count as true. !ok: an argument is undefined.
func (r *Rule) Concrete(c *Cond, b *Bindings) (holds, ok bool) {
	if c.Fact.Info().About != AboutValue {
		return true, true
	}
	var args FuncArgs
	first := c.FactArgs[0]
	var t TypeID
	if first.Var != None {
		t = r.Scalar(r.Vars[first.Var].Type)
	} else {
		t = first.Expr.Type
	}
	args.Width = num.MaxWidth
	if t != None {
		args.Width, args.Format = b.Bits[t], b.Formats[t]
	}
	args.Arg = args.Width
	for i, a := range c.FactArgs {
		var x num.Int
		if a.Var != None {
			x = b.Vals[a.Var]
		} else if x, ok = r.EvalConst(a.Expr, b); !ok {
			return false, false
		}
		if i == 0 {
			args.A = x
		} else {
			args.B = x
		}
	}
	return c.Fact.Info().Holds(args), true
}

// comparisons maps operators to predicates. Those without a letter are for
// plain numbers and floats, which have one order each.
var comparisons = map[string]ir.Pred{
	"==": ir.EQ, "!=": ir.NE,
	"<u": ir.ULT, "<=u": ir.ULE, ">u": ir.UGT, ">=u": ir.UGE,
	"<s": ir.SLT, "<=s": ir.SLE, ">s": ir.SGT, ">=s": ir.SGE,
	"<": ir.SLT, "<=": ir.SLE, ">": ir.SGT, ">=": ir.SGE,
}

// Comparison is the predicate of an operator, "<u"; !ok: it compares nothing.
func Comparison(op string) (p ir.Pred, ok bool) {
	p, ok = comparisons[op]
	return p, ok
}

// Compare compares integers of a width by icmp's predicate.
func Compare(p ir.Pred, x, y num.Int, width uint32) bool {
	c := x.Cmp(y)
	if p.IsSigned() {
		c = x.SExt(width).CmpSigned(y.SExt(width))
	}
	switch p {
	case ir.EQ:
		return c == 0
	case ir.NE:
		return c != 0
	case ir.UGT, ir.SGT:
		return c > 0
	case ir.UGE, ir.SGE:
		return c >= 0
	case ir.ULT, ir.SLT:
		return c < 0
	}
	return c <= 0
}

// compareFloats knows == and != of IEEE values; a NaN differs from everything.
func compareFloats(p ir.Pred, x, y num.Int, format ir.Kind) (holds, ok bool) {
	a, okA := bitsToFloat(x, format)
	b, okB := bitsToFloat(y, format)
	switch p {
	case ir.EQ:
		holds = a == b
	case ir.NE:
		holds = a != b
	case ir.SGT:
		holds = a > b
	case ir.SGE:
		holds = a >= b
	case ir.SLT:
		holds = a < b
	case ir.SLE:
		holds = a <= b
	}
	return holds, okA && okB
}

// ConstraintsHold tells whether the widths of b are in the relations that the rule asks
// for, those between sizes and of what lies in aggregates.
func (r *Rule) ConstraintsHold(b *Bindings) bool {
	for _, c := range r.Constraints {
		x, y := b.Bits[c.A], b.Bits[c.B]
		switch c.Kind {
		case Narrower:
			if x >= y {
				return false
			}
		case SameSize, OffsetOf:
			if x != y {
				return false
			}
		case FieldOf:
			fields := r.Types[c.B].Fields
			if len(c.Indices) == 1 && c.Indices[0].Var == None && int(c.Indices[0].N) < len(fields) && x != b.Bits[fields[c.Indices[0].N]] {
				return false
			}
		}
	}
	return true
}
