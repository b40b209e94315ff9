package dsl

import (
	"math"
	"slices"

	"rewrite/passes/ir"
	"rewrite/passes/ir/fp"
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
	Fact     *Fact
	FactArgs []FactArg
}

// FactArg is a variable, or a constant expression where Var is None.
type FactArg struct {
	Var  VarID
	Expr *Expr
}

// About tells what a Fact is a statement on.
type About uint8

const (
	// AboutValue: on the bits. Vacuously true of poison, and must hold for
	// every member of an undef set (law 22).
	AboutValue About = iota
	// AboutUndef: on whether the value may be undef or poison.
	AboutUndef
	// AboutProgram: on the input program. Never part of a proof, where it
	// counts as true wherever it stands (law 11).
	AboutProgram
	// AboutObjects: on where a pointer can point to.
	AboutObjects
)

// A Fact is a row of the table of analysis predicates.
type Fact struct {
	Name   string
	Params []Param // ValueOf: a variable; SameType: a constant of the first variable's type
	About  About
	// Pointers tells that it can be asked of pointers too: null counts as 0.
	Pointers bool
	// Floats tells that it is asked of floats, and of nothing else.
	Floats bool
	Doc    string
	// Holds is the definition of an AboutValue on concrete operands.
	Holds func(c FuncArgs) bool
}

// NoUndef and its like are the facts that a prover has to know by themselves.
var (
	NoUndef   = &Fact{Name: "noundef", Params: []Param{ValueOf}, About: AboutUndef, Doc: "x is neither poison nor undef, in no bit"}
	NotPoison = &Fact{Name: "nonpoison", Params: []Param{ValueOf}, About: AboutUndef, Doc: "x is not poison"}
	// ImpliesPoison holds if no choice of undef below the two makes x poison and y a value.
	ImpliesPoison = &Fact{Name: "implies_poison", Params: valueValue, About: AboutUndef, Doc: "y is poison where x is"}
	// NoObjectAtNull is a fact on the objects that a pointer can point into.
	NoObjectAtNull = &Fact{Name: "no_object_at_null", Params: []Param{ValueOf}, About: AboutObjects, Doc: "p is in address space 0 of a function in which nothing is at address 0"}
	OneUse         = &Fact{Name: "one_use", Params: []Param{ValueOf}, About: AboutProgram, Doc: "x has one use in the block's input"}
)

func noWrap(op ir.Op, fl ir.Flags) func(FuncArgs) bool {
	return func(c FuncArgs) bool { return !Wraps(op, fl, c.A, c.B, c.Width) }
}

// Wraps tells whether add, sub, mul or shl with one of nuw and nsw is poison.
func Wraps(op ir.Op, fl ir.Flags, a, b num.Int, width uint32) bool {
	if width <= 64 {
		_, out := op.Info().Eval(ir.EvalArgs{A: a.Lo, B: b.Lo, Width: width, To: width, Flags: fl})
		return out != ir.Defined
	}
	_, out := ir.EvalWide(op, a.Big(), b.Big(), width, width, fl, ir.PredNone)
	return out != ir.Defined
}

var (
	valueConst = []Param{ValueOf, SameType}
	valueValue = []Param{ValueOf, ValueOf}
	value      = []Param{ValueOf}
)

// facts is the table. README lists it; a test compares the two.
var facts = []*Fact{
	{Name: "known_zero", Params: valueConst, Doc: "the bits of M are 0 in x", Holds: func(c FuncArgs) bool { return c.A.And(c.B).IsZero() }},
	{Name: "known_one", Params: valueConst, Doc: "the bits of M are 1 in x", Holds: func(c FuncArgs) bool { return c.A.And(c.B) == c.B }},
	{Name: "non_zero", Params: value, Pointers: true, Doc: "x is not 0", Holds: func(c FuncArgs) bool { return !c.A.IsZero() }},
	{Name: "non_negative", Params: value, Doc: "the sign bit of x is 0", Holds: func(c FuncArgs) bool { return !c.A.Bit(c.Width - 1) }},
	{Name: "negative", Params: value, Doc: "the sign bit of x is 1", Holds: func(c FuncArgs) bool { return c.A.Bit(c.Width - 1) }},
	{Name: "is_power_of_two", Params: value, Doc: "x has exactly one bit set", Holds: func(c FuncArgs) bool { return c.A.OnesCount() == 1 }},
	{Name: "is_power_of_two_or_zero", Params: value, Doc: "x has at most one bit set", Holds: func(c FuncArgs) bool { return c.A.OnesCount() <= 1 }},
	{Name: "is_low_mask", Params: value, Doc: "x is ones at the low end, at least one, and zeros above", Holds: func(c FuncArgs) bool {
		return !c.A.IsZero() && c.A.Add(num.Of(1)).And(c.A).IsZero()
	}},
	{Name: "is_high_mask", Params: value, Doc: "x is ones at the high end, at least one, and zeros below", Holds: func(c FuncArgs) bool {
		low := c.A.Not().Trunc(c.Width)
		return !c.A.IsZero() && low.Add(num.Of(1)).And(low).IsZero()
	}},
	{Name: "no_common_bits", Params: valueValue, Doc: "no bit is 1 in both x and y", Holds: func(c FuncArgs) bool { return c.A.And(c.B).IsZero() }},
	{Name: "sign_bits", Params: []Param{ValueOf, NumberType}, Doc: "at least the N highest bits of x are equal", Holds: func(c FuncArgs) bool {
		if c.B.Hi != 0 || c.B.Lo > uint64(c.Width) {
			return false
		}
		high := c.A.SExt(c.Width).Sar(c.Width - min(uint32(c.B.Lo), c.Width))
		return c.B.Lo == 0 || high.IsZero() || high == num.Int{}.Not()
	}},
	{Name: "at_most", Params: valueConst, Doc: "x is C or below, unsigned", Holds: func(c FuncArgs) bool { return c.A.Cmp(c.B) <= 0 }},
	{Name: "at_least", Params: valueConst, Doc: "x is C or above, unsigned", Holds: func(c FuncArgs) bool { return c.A.Cmp(c.B) >= 0 }},
	{Name: "at_most_signed", Params: valueConst, Doc: "x is C or below, signed", Holds: func(c FuncArgs) bool { return c.sa().CmpSigned(c.sb()) <= 0 }},
	{Name: "at_least_signed", Params: valueConst, Doc: "x is C or above, signed", Holds: func(c FuncArgs) bool { return c.sa().CmpSigned(c.sb()) >= 0 }},
	{Name: "add_nuw", Params: valueValue, Doc: "x + y does not wrap, unsigned", Holds: noWrap(ir.OpAdd, ir.NUW)},
	{Name: "add_nsw", Params: valueValue, Doc: "x + y does not wrap, signed", Holds: noWrap(ir.OpAdd, ir.NSW)},
	{Name: "sub_nuw", Params: valueValue, Doc: "x - y does not wrap, unsigned", Holds: noWrap(ir.OpSub, ir.NUW)},
	{Name: "sub_nsw", Params: valueValue, Doc: "x - y does not wrap, signed", Holds: noWrap(ir.OpSub, ir.NSW)},
	{Name: "mul_nuw", Params: valueValue, Doc: "x * y does not wrap, unsigned", Holds: noWrap(ir.OpMul, ir.NUW)},
	{Name: "mul_nsw", Params: valueValue, Doc: "x * y does not wrap, signed", Holds: noWrap(ir.OpMul, ir.NSW)},
	{Name: "shl_nuw", Params: valueValue, Doc: "x << y loses no bit, and y is below the width", Holds: noWrap(ir.OpShl, ir.NUW)},
	{Name: "shl_nsw", Params: valueValue, Doc: "x << y keeps its value, signed, and y is below the width", Holds: noWrap(ir.OpShl, ir.NSW)},
	{Name: "not_nan", Params: value, Floats: true, Doc: "x is no NaN", Holds: onFloat(func(f float64, _ FuncArgs) bool { return !math.IsNaN(f) })},
	{Name: "not_inf", Params: value, Floats: true, Doc: "x is no infinity", Holds: onFloat(func(f float64, _ FuncArgs) bool { return !math.IsInf(f, 0) })},
	{Name: "not_fzero", Params: value, Floats: true, Doc: "x is neither 0.0 nor -0.0", Holds: onFloat(func(f float64, _ FuncArgs) bool { return f != 0 })},
	{Name: "not_neg_zero", Params: value, Floats: true, Doc: "x is not -0.0", Holds: onFloat(func(f float64, _ FuncArgs) bool { return f != 0 || !math.Signbit(f) })},
	{Name: "not_below_fzero", Params: value, Floats: true, Doc: "x is not less than 0.0; a NaN and -0.0 are not", Holds: onFloat(func(f float64, _ FuncArgs) bool { return !(f < 0) })},
	{Name: "sign_clear", Params: value, Floats: true, Doc: "the sign bit of the float x is 0", Holds: onFloat(func(_ float64, c FuncArgs) bool { return !c.A.Bit(c.Width - 1) })},
	{Name: "no_fpclass", Params: []Param{ValueOf, NumberType}, Floats: true, Doc: "x is in none of the classes of M, a mask of llvm.is.fpclass", Holds: func(c FuncArgs) bool {
		f, ok := fp.Of(c.Format)
		return ok && uint64(f.Class(c.A.Lo))&c.B.Lo == 0
	}},
	{Name: "is_smallest_normal", Params: value, Floats: true, Doc: "x is the smallest number above 0 that is not denormal", Holds: func(c FuncArgs) bool {
		f, ok := fp.Of(c.Format)
		return ok && c.A.Lo == 1<<f.Man
	}},
	{Name: "is_normal", Params: value, Floats: true, Doc: "x is finite, not zero and not denormal", Holds: onFloat(func(f float64, c FuncArgs) bool {
		_, ok := floatToBits(f, c.Format) // refuses NaN and denormals
		return ok && f != 0 && !math.IsInf(f, 0)
	})},
	{Name: "has_reciprocal", Params: value, Floats: true, Doc: "x is a power of two or the negative of one, and so is 1.0 / x, exactly and without a denormal", Holds: onFloat(func(f float64, c FuncArgs) bool {
		m, _ := math.Frexp(f)
		_, ok := floatToBits(f, c.Format)
		r, okR := floatToBits(1/f, c.Format)
		back, _ := bitsToFloat(r, c.Format)
		return ok && okR && math.Abs(m) == 0.5 && back == 1/f
	})},
	NoUndef, NotPoison, ImpliesPoison, OneUse, NoObjectAtNull,
}

// onFloat makes a predicate of floats; it holds of no format that double does not hold.
func onFloat(holds func(f float64, c FuncArgs) bool) func(FuncArgs) bool {
	return func(c FuncArgs) bool {
		f, ok := bitsToFloat(c.A, c.Format)
		return ok && holds(f, c)
	}
}

// Facts lists the analysis predicates.
func Facts() []*Fact { return slices.Clone(facts) }

var factByName = func() map[string]*Fact {
	m := map[string]*Fact{}
	for _, f := range facts {
		m[f.Name] = f
	}
	return m
}()

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
	if c.Fact.About != AboutValue {
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
	return c.Fact.Holds(args), true
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
