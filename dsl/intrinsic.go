package dsl

import (
	"maps"
	"slices"
	"strings"

	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
	"rewrite/passes/ir/num"
)

// An Intrinsic is a row of the table of LLVM intrinsics that patterns can
// name: those without memory, effects and traps.
type Intrinsic struct {
	ID   intrinsic.ID
	Name string // ID's, without "llvm."
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
	Flags       ir.Flags // that its calls take
	// Eval computes the result (field 0 of a struct) on scalar integers of at
	// most num.MaxWidth bits, zero extended. nil: no proof for rules with it.
	Eval func(c IntrinsicArgs) (num.Int, ir.Outcome)
	// Overflow is field 1 of the result, where the result is {T,b}.
	Overflow func(c IntrinsicArgs) bool
}

// NewIntrinsic is an intrinsic as patterns see it: its row in the table of all
// intrinsics, with the sorts of its operands.
func NewIntrinsic(id intrinsic.ID, sig string) *Intrinsic {
	in := &Intrinsic{ID: id, Sig: sig}
	in.complete()
	return in
}

// complete fills in what the table of all intrinsics says.
func (in *Intrinsic) complete() {
	in.Name = in.ID.String()
	in.Commutative, in.LaneWise = in.ID.Has(intrinsic.Commutative), in.ID.Has(intrinsic.LaneWise)
	if in.ID.Has(intrinsic.FastMath) {
		in.Flags = ir.FastMath
	}
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

// intrinsics are those that patterns can name.
var intrinsics = func() []*Intrinsic {
	for _, in := range patternIntrinsics {
		in.complete()
	}
	return patternIntrinsics
}()

var patternIntrinsics = []*Intrinsic{
	{ID: intrinsic.Abs, Sig: "T T imm", Eval: func(c IntrinsicArgs) (num.Int, ir.Outcome) {
		if !c.B.IsZero() && c.A == num.Pow2(c.Width-1) {
			return num.Int{}, ir.Poisoned
		}
		return byFunc("abs")(c)
	}},
	{ID: intrinsic.Smax, Sig: "T T T", Eval: byFunc("smax")},
	{ID: intrinsic.Smin, Sig: "T T T", Eval: byFunc("smin")},
	{ID: intrinsic.Umax, Sig: "T T T", Eval: byFunc("umax")},
	{ID: intrinsic.Umin, Sig: "T T T", Eval: byFunc("umin")},
	{ID: intrinsic.Scmp, Sig: "U T T", Eval: threeWay(true)},
	{ID: intrinsic.Ucmp, Sig: "U T T", Eval: threeWay(false)},
	{ID: intrinsic.Ctpop, Sig: "T T", Eval: func(c IntrinsicArgs) (num.Int, ir.Outcome) {
		return num.Of(uint64(c.A.OnesCount())).Trunc(c.To), ir.Defined
	}},
	{ID: intrinsic.Ctlz, Sig: "T T imm", Eval: counted(func(x num.Int, w uint32) uint32 { return w - x.Len() })},
	{ID: intrinsic.Cttz, Sig: "T T imm", Eval: counted(num.Int.TrailingZeros)},
	{ID: intrinsic.Bswap, Sig: "T T", Eval: byFunc("bswap")},
	{ID: intrinsic.Bitreverse, Sig: "T T", Eval: byFunc("bitreverse")},
	{ID: intrinsic.Fshl, Sig: "T T T T", Eval: funnel(true)},
	{ID: intrinsic.Fshr, Sig: "T T T T", Eval: funnel(false)},
	{ID: intrinsic.SaddSat, Sig: "T T T", Eval: saturate("+", ir.OpAdd, ir.NSW)},
	{ID: intrinsic.UaddSat, Sig: "T T T", Eval: saturate("+", ir.OpAdd, ir.NUW)},
	{ID: intrinsic.SsubSat, Sig: "T T T", Eval: saturate("-", ir.OpSub, ir.NSW)},
	{ID: intrinsic.UsubSat, Sig: "T T T", Eval: saturate("-", ir.OpSub, ir.NUW)},
	{ID: intrinsic.SshlSat, Sig: "T T T", Eval: saturate("<<", ir.OpShl, ir.NSW)},
	{ID: intrinsic.UshlSat, Sig: "T T T", Eval: saturate("<<", ir.OpShl, ir.NUW)},
	{ID: intrinsic.SaddWithOverflow, Sig: "{T,b} T T", Eval: byFunc("+"), Overflow: overflows(ir.OpAdd, ir.NSW)},
	{ID: intrinsic.UaddWithOverflow, Sig: "{T,b} T T", Eval: byFunc("+"), Overflow: overflows(ir.OpAdd, ir.NUW)},
	{ID: intrinsic.SsubWithOverflow, Sig: "{T,b} T T", Eval: byFunc("-"), Overflow: overflows(ir.OpSub, ir.NSW)},
	{ID: intrinsic.UsubWithOverflow, Sig: "{T,b} T T", Eval: byFunc("-"), Overflow: overflows(ir.OpSub, ir.NUW)},
	{ID: intrinsic.SmulWithOverflow, Sig: "{T,b} T T", Eval: byFunc("*"), Overflow: overflows(ir.OpMul, ir.NSW)},
	{ID: intrinsic.UmulWithOverflow, Sig: "{T,b} T T", Eval: byFunc("*"), Overflow: overflows(ir.OpMul, ir.NUW)},
	{ID: intrinsic.Ptrmask, Sig: "P P T"}, // its meaning is the prover's
	{ID: intrinsic.Sqrt, Sig: "F F"},
	{ID: intrinsic.Fabs, Sig: "F F"},
	{ID: intrinsic.Floor, Sig: "F F"},
	{ID: intrinsic.Ceil, Sig: "F F"},
	{ID: intrinsic.Rint, Sig: "F F"},
	{ID: intrinsic.Nearbyint, Sig: "F F"},
	{ID: intrinsic.Round, Sig: "F F"},
	{ID: intrinsic.Roundeven, Sig: "F F"},
	{ID: intrinsic.Sin, Sig: "F F"},
	{ID: intrinsic.Cos, Sig: "F F"},
	{ID: intrinsic.Exp, Sig: "F F"},
	{ID: intrinsic.Exp2, Sig: "F F"},
	{ID: intrinsic.Log, Sig: "F F"},
	{ID: intrinsic.Log2, Sig: "F F"},
	{ID: intrinsic.Log10, Sig: "F F"},
	{ID: intrinsic.Pow, Sig: "F F F"},
	{ID: intrinsic.Powi, Sig: "F F T"},
	{ID: intrinsic.Fma, Sig: "F F F F"},
	{ID: intrinsic.Fmuladd, Sig: "F F F F"},
	{ID: intrinsic.Copysign, Sig: "F F F"},
	{ID: intrinsic.Minnum, Sig: "F F F"},
	{ID: intrinsic.Maxnum, Sig: "F F F"},
	{ID: intrinsic.Minimum, Sig: "F F F"},
	{ID: intrinsic.Maximum, Sig: "F F F"},
	{ID: intrinsic.Minimumnum, Sig: "F F F"},
	{ID: intrinsic.Maximumnum, Sig: "F F F"},
	{ID: intrinsic.Trunc, Sig: "F F"},
	{ID: intrinsic.Ldexp, Sig: "F F T"},
	{ID: intrinsic.Tan, Sig: "F F"},
	{ID: intrinsic.Exp10, Sig: "F F"},
	{ID: intrinsic.Canonicalize, Sig: "F F"},
	{ID: intrinsic.IsFpclass, Sig: "b F imm32"},
	{ID: intrinsic.FptosiSat, Sig: "T F"},
	{ID: intrinsic.FptouiSat, Sig: "T F"},
}

// Intrinsics lists the intrinsics that patterns can name.
func Intrinsics() []*Intrinsic { return slices.Clone(intrinsics) }

// IntrinsicOf is an intrinsic as patterns see it, nil if they cannot name it.
func IntrinsicOf(id intrinsic.ID) *Intrinsic { return intrinsicByID[id] }

var intrinsicByID = func() (byID [intrinsic.Num]*Intrinsic) {
	for _, in := range intrinsics {
		byID[in.ID] = in
	}
	return byID
}()

// IntrinsicNamed is an intrinsic by its name, with "llvm." or without, nil if patterns
// can name no such. A name that is an operation too (trunc) is written with it.
func IntrinsicNamed(name string) *Intrinsic { return intrinsicByName[name] }

// IntrinsicNames are all names that IntrinsicNamed knows, in order.
func IntrinsicNames() []string { return slices.Sorted(maps.Keys(intrinsicByName)) }

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
