package dsl

import (
	"slices"
	"strings"

	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
)

// An Intrinsic is a row of the table of LLVM intrinsics that patterns can
// name: those without memory, effects and traps.
type Intrinsic struct {
	Name string // without "llvm."
	// Sig is the result and the parameters:
	//	T U      an integer; equal letters, equal types
	//	F        a float
	//	b        i1
	//	{T,b}    a struct
	//	imm      an i1 that is a constant; may be left out, then it is false
	//	imm32    an i32 that is a constant
	Sig         string
	Commutative bool // in its first two arguments
	LaneWise    bool
	Flags       ir.Flags
	// Eval computes the result (field 0 of a struct) on scalar integers of at
	// most num.MaxWidth bits, zero extended. nil: no proof for rules with it.
	Eval func(c IntrinsicArgs) (num.Int, ir.Outcome)
	// Overflow is field 1 of the result, where the result is {T,b}.
	Overflow func(c IntrinsicArgs) bool
}

// IntrinsicArgs are the operands of an intrinsic.
type IntrinsicArgs struct {
	A, B, C num.Int
	Width   uint32 // of T
	To      uint32 // of the result
}

func (c IntrinsicArgs) pair() FuncArgs { return FuncArgs{A: c.A, B: c.B, Width: c.Width, Arg: c.Width} }

// Result and Params are the parts of Sig.
func (in *Intrinsic) Result() string {
	r, _, _ := strings.Cut(in.Sig, " ")
	return r
}

// Params are the kinds of the parameters, immediate ones last.
func (in *Intrinsic) Params() []string { return strings.Fields(in.Sig)[1:] }

// Exists tells whether there is such an intrinsic on operands of one width with a
// result of another, in bits: llvm.scmp and llvm.ucmp return -1, 0 and 1, for which
// they need two bits, and llvm.bswap takes an even number of bytes (LangRef).
func (in *Intrinsic) Exists(operand, result uint32) bool {
	switch in.Name {
	case "scmp", "ucmp":
		return result >= 2
	case "bswap":
		return operand%16 == 0
	}
	return true
}

// Exists tells whether all intrinsics on the right exist; width gives the bits of
// a type's scalars.
func (r *Rule) Exists(width func(TypeID) uint32) bool {
	ok := true
	r.RHS.Walk(func(t *Term) {
		if t.Intrinsic != nil && len(t.Args) > 0 {
			ok = ok && t.Intrinsic.Exists(width(t.Args[0].Type), width(t.Type))
		}
	})
	return ok
}

func defined(f func(FuncArgs) (num.Int, bool)) func(IntrinsicArgs) (num.Int, ir.Outcome) {
	return func(c IntrinsicArgs) (num.Int, ir.Outcome) {
		x, ok := f(c.pair())
		if !ok {
			return num.Int{}, ir.NotFolded
		}
		return x.Trunc(c.To), ir.Defined
	}
}

func byFunc(name string) func(IntrinsicArgs) (num.Int, ir.Outcome) {
	return defined(funcByName[name].Eval)
}

// counted gives a number of zeros; with the immediate set, 0 is poison. The
// number is cut to the width: at width 1 it may be 1 at most.
func counted(n func(x num.Int, width uint32) uint32) func(IntrinsicArgs) (num.Int, ir.Outcome) {
	return func(c IntrinsicArgs) (num.Int, ir.Outcome) {
		if c.A.IsZero() && !c.B.IsZero() {
			return num.Int{}, ir.Poisoned
		}
		return num.Of(uint64(n(c.A, c.Width))).Trunc(c.To), ir.Defined
	}
}

func funnel(left bool) func(IntrinsicArgs) (num.Int, ir.Outcome) {
	return func(c IntrinsicArgs) (num.Int, ir.Outcome) {
		_, r := c.C.QuoRem(num.Of(uint64(c.Width)))
		n := uint32(r.Lo)
		if !left {
			if n == 0 {
				return c.B, ir.Defined
			}
			n = c.Width - n
		}
		return c.A.Shl(n).Or(c.B.Shr(c.Width - n)).Trunc(c.Width), ir.Defined
	}
}

func overflows(op ir.Op, fl ir.Flags) func(IntrinsicArgs) bool {
	return func(c IntrinsicArgs) bool { return Wraps(op, fl, c.A, c.B, c.Width) }
}

// saturate gives the wrapped result, or the bound that the exact one passed.
func saturate(op string, irop ir.Op, fl ir.Flags) func(IntrinsicArgs) (num.Int, ir.Outcome) {
	return func(c IntrinsicArgs) (num.Int, ir.Outcome) {
		if !Wraps(irop, fl, c.A, c.B, c.Width) {
			r, _ := funcByName[op].Eval(c.pair())
			return r.Trunc(c.Width), ir.Defined
		}
		switch {
		case irop == ir.OpShl && c.B.Cmp(num.Of(uint64(c.Width))) >= 0:
			return num.Int{}, ir.Poisoned
		case fl == ir.NUW && irop == ir.OpSub:
			return num.Int{}, ir.Defined
		case fl == ir.NUW:
			return num.LowMask(c.Width), ir.Defined
		case c.A.Bit(c.Width - 1): // signed results pass the bound on the side of the first operand
			return num.Pow2(c.Width - 1), ir.Defined
		}
		return num.LowMask(c.Width - 1), ir.Defined
	}
}

func threeWay(signed bool) func(IntrinsicArgs) (num.Int, ir.Outcome) {
	return func(c IntrinsicArgs) (num.Int, ir.Outcome) {
		n := c.A.Cmp(c.B)
		if signed {
			n = c.A.SExt(c.Width).CmpSigned(c.B.SExt(c.Width))
		}
		switch {
		case n < 0:
			return num.LowMask(c.To), ir.Defined
		case n > 0:
			return num.Of(1), ir.Defined
		}
		return num.Int{}, ir.Defined
	}
}

// intrinsics is the table.
var intrinsics = []*Intrinsic{
	{Name: "abs", Sig: "T T imm", LaneWise: true, Eval: func(c IntrinsicArgs) (num.Int, ir.Outcome) {
		if !c.B.IsZero() && c.A == num.Pow2(c.Width-1) {
			return num.Int{}, ir.Poisoned
		}
		return byFunc("abs")(c)
	}},
	{Name: "smax", Sig: "T T T", Commutative: true, LaneWise: true, Eval: byFunc("smax")},
	{Name: "smin", Sig: "T T T", Commutative: true, LaneWise: true, Eval: byFunc("smin")},
	{Name: "umax", Sig: "T T T", Commutative: true, LaneWise: true, Eval: byFunc("umax")},
	{Name: "umin", Sig: "T T T", Commutative: true, LaneWise: true, Eval: byFunc("umin")},
	{Name: "scmp", Sig: "U T T", LaneWise: true, Eval: threeWay(true)},
	{Name: "ucmp", Sig: "U T T", LaneWise: true, Eval: threeWay(false)},
	{Name: "ctpop", Sig: "T T", LaneWise: true, Eval: func(c IntrinsicArgs) (num.Int, ir.Outcome) {
		return num.Of(uint64(c.A.OnesCount())).Trunc(c.To), ir.Defined
	}},
	{Name: "ctlz", Sig: "T T imm", LaneWise: true, Eval: counted(func(x num.Int, w uint32) uint32 { return w - x.Len() })},
	{Name: "cttz", Sig: "T T imm", LaneWise: true, Eval: counted(num.Int.TrailingZeros)},
	{Name: "bswap", Sig: "T T", LaneWise: true, Eval: byFunc("bswap")},
	{Name: "bitreverse", Sig: "T T", LaneWise: true, Eval: byFunc("bitreverse")},
	{Name: "fshl", Sig: "T T T T", LaneWise: true, Eval: funnel(true)},
	{Name: "fshr", Sig: "T T T T", LaneWise: true, Eval: funnel(false)},
	{Name: "sadd.sat", Sig: "T T T", Commutative: true, LaneWise: true, Eval: saturate("+", ir.OpAdd, ir.NSW)},
	{Name: "uadd.sat", Sig: "T T T", Commutative: true, LaneWise: true, Eval: saturate("+", ir.OpAdd, ir.NUW)},
	{Name: "ssub.sat", Sig: "T T T", LaneWise: true, Eval: saturate("-", ir.OpSub, ir.NSW)},
	{Name: "usub.sat", Sig: "T T T", LaneWise: true, Eval: saturate("-", ir.OpSub, ir.NUW)},
	{Name: "sshl.sat", Sig: "T T T", LaneWise: true, Eval: saturate("<<", ir.OpShl, ir.NSW)},
	{Name: "ushl.sat", Sig: "T T T", LaneWise: true, Eval: saturate("<<", ir.OpShl, ir.NUW)},
	{Name: "sadd.with.overflow", Sig: "{T,b} T T", Commutative: true, LaneWise: true, Eval: byFunc("+"), Overflow: overflows(ir.OpAdd, ir.NSW)},
	{Name: "uadd.with.overflow", Sig: "{T,b} T T", Commutative: true, LaneWise: true, Eval: byFunc("+"), Overflow: overflows(ir.OpAdd, ir.NUW)},
	{Name: "ssub.with.overflow", Sig: "{T,b} T T", LaneWise: true, Eval: byFunc("-"), Overflow: overflows(ir.OpSub, ir.NSW)},
	{Name: "usub.with.overflow", Sig: "{T,b} T T", LaneWise: true, Eval: byFunc("-"), Overflow: overflows(ir.OpSub, ir.NUW)},
	{Name: "smul.with.overflow", Sig: "{T,b} T T", Commutative: true, LaneWise: true, Eval: byFunc("*"), Overflow: overflows(ir.OpMul, ir.NSW)},
	{Name: "umul.with.overflow", Sig: "{T,b} T T", Commutative: true, LaneWise: true, Eval: byFunc("*"), Overflow: overflows(ir.OpMul, ir.NUW)},
	{Name: "ptrmask", Sig: "P P T", LaneWise: true}, // its meaning is the prover's
	{Name: "sqrt", Sig: "F F", LaneWise: true, Flags: ir.FastMath},
	{Name: "fabs", Sig: "F F", LaneWise: true, Flags: ir.FastMath},
	{Name: "floor", Sig: "F F", LaneWise: true, Flags: ir.FastMath},
	{Name: "ceil", Sig: "F F", LaneWise: true, Flags: ir.FastMath},
	{Name: "rint", Sig: "F F", LaneWise: true, Flags: ir.FastMath},
	{Name: "nearbyint", Sig: "F F", LaneWise: true, Flags: ir.FastMath},
	{Name: "round", Sig: "F F", LaneWise: true, Flags: ir.FastMath},
	{Name: "roundeven", Sig: "F F", LaneWise: true, Flags: ir.FastMath},
	{Name: "sin", Sig: "F F", LaneWise: true, Flags: ir.FastMath},
	{Name: "cos", Sig: "F F", LaneWise: true, Flags: ir.FastMath},
	{Name: "exp", Sig: "F F", LaneWise: true, Flags: ir.FastMath},
	{Name: "exp2", Sig: "F F", LaneWise: true, Flags: ir.FastMath},
	{Name: "log", Sig: "F F", LaneWise: true, Flags: ir.FastMath},
	{Name: "log2", Sig: "F F", LaneWise: true, Flags: ir.FastMath},
	{Name: "log10", Sig: "F F", LaneWise: true, Flags: ir.FastMath},
	{Name: "pow", Sig: "F F F", LaneWise: true, Flags: ir.FastMath},
	{Name: "powi", Sig: "F F T", LaneWise: true, Flags: ir.FastMath},
	{Name: "fma", Sig: "F F F F", Commutative: true, LaneWise: true, Flags: ir.FastMath},
	{Name: "fmuladd", Sig: "F F F F", Commutative: true, LaneWise: true, Flags: ir.FastMath},
	{Name: "copysign", Sig: "F F F", LaneWise: true, Flags: ir.FastMath},
	{Name: "minnum", Sig: "F F F", Commutative: true, LaneWise: true, Flags: ir.FastMath},
	{Name: "maxnum", Sig: "F F F", Commutative: true, LaneWise: true, Flags: ir.FastMath},
	{Name: "minimum", Sig: "F F F", Commutative: true, LaneWise: true, Flags: ir.FastMath},
	{Name: "maximum", Sig: "F F F", Commutative: true, LaneWise: true, Flags: ir.FastMath},
	{Name: "minimumnum", Sig: "F F F", Commutative: true, LaneWise: true, Flags: ir.FastMath},
	{Name: "maximumnum", Sig: "F F F", Commutative: true, LaneWise: true, Flags: ir.FastMath},
	{Name: "trunc", Sig: "F F", LaneWise: true, Flags: ir.FastMath},
	{Name: "ldexp", Sig: "F F T", LaneWise: true, Flags: ir.FastMath},
	{Name: "tan", Sig: "F F", LaneWise: true, Flags: ir.FastMath},
	{Name: "exp10", Sig: "F F", LaneWise: true, Flags: ir.FastMath},
	{Name: "canonicalize", Sig: "F F", LaneWise: true, Flags: ir.FastMath},
	{Name: "is.fpclass", Sig: "b F imm32", LaneWise: true},
	{Name: "fptosi.sat", Sig: "T F", LaneWise: true},
	{Name: "fptoui.sat", Sig: "T F", LaneWise: true},
}

// Intrinsics lists the intrinsics that patterns can name.
func Intrinsics() []*Intrinsic { return slices.Clone(intrinsics) }

// IntrinsicNamed is the intrinsic of a name without "llvm.", nil if patterns cannot name it.
func IntrinsicNamed(name string) *Intrinsic { return intrinsicByName["llvm."+name] }

// intrinsicByName knows each intrinsic with and without "llvm.". A name that is
// an operation too (trunc) is written with it.
var intrinsicByName = func() map[string]*Intrinsic {
	m := map[string]*Intrinsic{}
	for _, in := range intrinsics {
		m["llvm."+in.Name] = in
		if ir.OpByName(in.Name) == ir.OpInvalid {
			m[in.Name] = in
		}
	}
	return m
}()
