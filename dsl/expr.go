package dsl

import (
	"math"
	"slices"

	"rewrite/passes/ir"
	"rewrite/passes/ir/fp"
	"rewrite/passes/ir/num"
)

// ExprKind is the form of an Expr.
type ExprKind uint8

const (
	LitExpr   ExprKind = iota // Lit
	FloatExpr                 // Float
	ConstExpr                 // the ConstVar or IndexVar Var
	WidthExpr                 // the width of type Of
	FuncExpr                  // Func of Args; operators are functions
)

// An Expr computes a constant from constants. All arithmetic is done at the
// width of Type; a plain number (Type None) is computed with num.MaxWidth bits and
// compared with sign.
type Expr struct {
	Kind  ExprKind
	Type  TypeID
	Span  Span
	Lit   Lit
	Float float64
	Var   VarID  // ConstExpr; WidthExpr: of whose type, None if the type is named
	Of    TypeID // WidthExpr
	Func  *Func
	Args  []*Expr
}

// Param is the typing of one parameter of a Func or Fact.
type Param uint8

const (
	SameType     Param = iota // the type of the result; of a Fact, that of its first value
	NarrowerType              // a narrower integer
	WiderType                 // a wider integer
	NumberType                // an integer of any width, or a plain number
	ValueOf                   // a variable: ask for its width, or for a fact about it
	OtherType                 // an integer for a float, or a float for an integer
)

// A Func is a row of the table of constant functions: operators and named
// functions alike. The type of the result comes from where it stands.
type Func struct {
	Name   string
	Infix  bool // or prefix, if it has one parameter
	Params []Param
	Doc    string
	// Eval computes on operands of the width (Arg: that of the first operand),
	// zero extended. The result need not be cut to the width. !ok: undefined
	// there, so the rule does not apply.
	Eval func(c FuncArgs) (r num.Int, ok bool)
	// Float computes on floats; nil if the function is for integers only.
	Float func(a, b float64) float64
	// Convert computes a float, or an integer from one, from an operand of
	// another type; nil for others.
	Convert func(c ConvertArgs) (r num.Int, ok bool)
}

// ConvertArgs are the operand of a Func that converts. Formats of integers are
// not used.
type ConvertArgs struct {
	A          num.Int
	From, To   fp.Format
	Arg, Width uint32 // of the operand, of the result
}

// FuncArgs are the operands of a Func.
type FuncArgs struct {
	A, B  num.Int
	Width uint32 // of the result
	Arg   uint32 // of the first operand
	// Format of the first operand of a Fact about floats.
	Format ir.Kind
}

func (c FuncArgs) sa() num.Int { return c.A.SExt(c.Width) }
func (c FuncArgs) sb() num.Int { return c.B.SExt(c.Width) }

// signedQuoRem divides with sign as LLVM's sdiv and srem do.
func (c FuncArgs) signedQuoRem() (q, r num.Int, ok bool) {
	a, b := c.sa(), c.sb()
	if b.IsZero() || c.Width > 0 && b == (num.Int{}).Not() && c.A == num.Pow2(c.Width-1) {
		return num.Int{}, num.Int{}, false
	}
	na, nb := a.Bit(127), b.Bit(127)
	if na {
		a = a.Neg()
	}
	if nb {
		b = b.Neg()
	}
	q, r = a.QuoRem(b)
	if na != nb {
		q = q.Neg()
	}
	if na {
		r = r.Neg()
	}
	return q, r, true
}

// shift is the amount, and whether it is below the width.
func (c FuncArgs) shift() (uint32, bool) {
	return uint32(c.B.Lo), c.B.Hi == 0 && c.B.Lo < uint64(c.Width)
}

var two = []Param{SameType, SameType}
var one = []Param{SameType}

func total2(f func(a, b num.Int) num.Int) func(FuncArgs) (num.Int, bool) {
	return func(c FuncArgs) (num.Int, bool) { return f(c.A, c.B), true }
}

func pick(f func(c FuncArgs) bool) func(FuncArgs) (num.Int, bool) {
	return func(c FuncArgs) (num.Int, bool) {
		if f(c) {
			return c.A, true
		}
		return c.B, true
	}
}

// funcs is the table. README lists it; a test compares the two.
var funcs = []*Func{
	{Name: "+", Infix: true, Params: two, Doc: "sum", Eval: total2(num.Int.Add), Float: func(a, b float64) float64 { return a + b }},
	{Name: "-", Infix: true, Params: two, Doc: "difference", Eval: total2(num.Int.Sub), Float: func(a, b float64) float64 { return a - b }},
	{Name: "*", Infix: true, Params: two, Doc: "product", Eval: total2(num.Int.Mul), Float: func(a, b float64) float64 { return a * b }},
	{Name: "/", Infix: true, Params: two, Doc: "quotient of floats", Float: func(a, b float64) float64 { return a / b }},
	{Name: "/u", Infix: true, Params: two, Doc: "unsigned quotient; undefined by 0", Eval: func(c FuncArgs) (num.Int, bool) {
		if c.B.IsZero() {
			return num.Int{}, false
		}
		q, _ := c.A.QuoRem(c.B)
		return q, true
	}},
	{Name: "/s", Infix: true, Params: two, Doc: "signed quotient, toward zero; undefined by 0 and where it overflows", Eval: func(c FuncArgs) (num.Int, bool) {
		q, _, ok := c.signedQuoRem()
		return q, ok
	}},
	{Name: "%u", Infix: true, Params: two, Doc: "unsigned remainder; undefined by 0", Eval: func(c FuncArgs) (num.Int, bool) {
		if c.B.IsZero() {
			return num.Int{}, false
		}
		_, r := c.A.QuoRem(c.B)
		return r, true
	}},
	{Name: "%s", Infix: true, Params: two, Doc: "signed remainder, with the sign of the dividend; undefined where /s is", Eval: func(c FuncArgs) (num.Int, bool) {
		_, r, ok := c.signedQuoRem()
		return r, ok
	}},
	{Name: "<<", Infix: true, Params: two, Doc: "shift left; undefined by the width or more", Eval: func(c FuncArgs) (num.Int, bool) {
		n, ok := c.shift()
		return c.A.Shl(n), ok
	}},
	{Name: ">>u", Infix: true, Params: two, Doc: "unsigned shift right; undefined by the width or more", Eval: func(c FuncArgs) (num.Int, bool) {
		n, ok := c.shift()
		return c.A.Shr(n), ok
	}},
	{Name: ">>s", Infix: true, Params: two, Doc: "signed shift right; undefined by the width or more", Eval: func(c FuncArgs) (num.Int, bool) {
		n, ok := c.shift()
		return c.sa().Sar(n), ok
	}},
	{Name: "&", Infix: true, Params: two, Doc: "bitwise and", Eval: total2(num.Int.And)},
	{Name: "|", Infix: true, Params: two, Doc: "bitwise or", Eval: total2(num.Int.Or)},
	{Name: "^", Infix: true, Params: two, Doc: "bitwise exclusive or", Eval: total2(num.Int.Xor)},
	{Name: "~", Infix: true, Params: one, Doc: "all bits flipped", Eval: func(c FuncArgs) (num.Int, bool) { return c.A.Not(), true }},
	{Name: "neg", Infix: true, Params: one, Doc: "negation, written with a minus before the operand", Eval: func(c FuncArgs) (num.Int, bool) { return c.A.Neg(), true }, Float: func(a, _ float64) float64 { return -a }},

	{Name: "umin", Params: two, Doc: "the smaller, unsigned", Eval: pick(func(c FuncArgs) bool { return c.A.Cmp(c.B) <= 0 })},
	{Name: "umax", Params: two, Doc: "the larger, unsigned", Eval: pick(func(c FuncArgs) bool { return c.A.Cmp(c.B) >= 0 })},
	{Name: "smin", Params: two, Doc: "the smaller, signed", Eval: pick(func(c FuncArgs) bool { return c.sa().CmpSigned(c.sb()) <= 0 })},
	{Name: "smax", Params: two, Doc: "the larger, signed", Eval: pick(func(c FuncArgs) bool { return c.sa().CmpSigned(c.sb()) >= 0 })},
	{Name: "abs", Params: one, Doc: "magnitude; the smallest signed number stays itself", Eval: func(c FuncArgs) (num.Int, bool) {
		if a := c.sa(); a.Bit(127) {
			return a.Neg(), true
		}
		return c.A, true
	}},
	{Name: "log2", Params: one, Doc: "place of the highest bit set; undefined for 0", Eval: func(c FuncArgs) (num.Int, bool) {
		return num.Of(uint64(c.A.Len()) - 1), !c.A.IsZero()
	}},
	{Name: "ctpop", Params: one, Doc: "number of bits set; undefined where the width can't hold it", Eval: func(c FuncArgs) (num.Int, bool) {
		return count(c.A.OnesCount(), c.Width)
	}},
	{Name: "ctlz", Params: one, Doc: "number of leading zeros, the width for 0", Eval: func(c FuncArgs) (num.Int, bool) {
		return count(c.Width-c.A.Len(), c.Width)
	}},
	{Name: "cttz", Params: one, Doc: "number of trailing zeros, the width for 0", Eval: func(c FuncArgs) (num.Int, bool) {
		return count(c.A.TrailingZeros(c.Width), c.Width)
	}},
	{Name: "bswap", Params: one, Doc: "bytes in reverse order; undefined if they are not an even number", Eval: func(c FuncArgs) (num.Int, bool) {
		return bswap(c.A, c.Width), c.Width%16 == 0
	}},
	{Name: "bitreverse", Params: one, Doc: "bits in reverse order", Eval: func(c FuncArgs) (num.Int, bool) {
		return bitReverse(c.A, c.Width), true
	}},
	{Name: "inverse", Params: one, Doc: "multiplicative inverse modulo 2^width; undefined for even numbers", Eval: func(c FuncArgs) (num.Int, bool) {
		x := c.A // correct to 3 bits; each step doubles that (Newton)
		for range 6 {
			x = x.Mul(num.Of(2).Sub(c.A.Mul(x)))
		}
		return x, c.A.Bit(0)
	}},
	{Name: "zext", Params: []Param{NarrowerType}, Doc: "a narrower constant, zero extended", Eval: func(c FuncArgs) (num.Int, bool) { return c.A, true }},
	{Name: "sext", Params: []Param{NarrowerType}, Doc: "a narrower constant, sign extended", Eval: func(c FuncArgs) (num.Int, bool) { return c.A.SExt(c.Arg), true }},
	{Name: "trunc", Params: []Param{WiderType}, Doc: "the low bits of a wider constant", Eval: func(c FuncArgs) (num.Int, bool) { return c.A, true }},
	{Name: "floor", Params: one, Doc: "the nearest whole number below", Float: func(a, _ float64) float64 { return math.Floor(a) }},
	{Name: "ceil", Params: one, Doc: "the nearest whole number above", Float: func(a, _ float64) float64 { return math.Ceil(a) }},
	{Name: "round", Params: one, Doc: "the nearest whole number, from the middle away from zero", Float: func(a, _ float64) float64 { return math.Round(a) }},
	{Name: "roundeven", Params: one, Doc: "the nearest whole number, from the middle to the even one", Float: func(a, _ float64) float64 { return math.RoundToEven(a) }},
	{Name: "roundzero", Params: one, Doc: "the nearest whole number toward zero", Float: func(a, _ float64) float64 { return math.Trunc(a) }},
	{Name: "sqrt", Params: one, Doc: "square root, rounded", Float: func(a, _ float64) float64 { return math.Sqrt(a) }},
	{Name: "fabs", Params: one, Doc: "magnitude of a float", Float: func(a, _ float64) float64 { return math.Abs(a) }},
	{Name: "copysign", Params: two, Doc: "the first with the sign of the second", Float: math.Copysign},
	{Name: "fmod", Params: two, Doc: "remainder of floats, with the sign of the dividend", Float: math.Mod},
	{Name: "widened", Params: []Param{NarrowerType}, Doc: "a narrower float", Convert: convertFloat},
	{Name: "narrowed", Params: []Param{WiderType}, Doc: "a wider float, rounded", Convert: convertFloat},
	{Name: "narrowed_from", Params: []Param{NarrowerType}, Doc: "the smallest wider float that is rounded to A or more", Convert: func(c ConvertArgs) (num.Int, bool) { return roundsFrom(c, false) }},
	{Name: "narrowed_to", Params: []Param{NarrowerType}, Doc: "the largest wider float that is rounded to A or less", Convert: func(c ConvertArgs) (num.Int, bool) { return roundsFrom(c, true) }},
	{Name: "from_signed", Params: []Param{OtherType}, Doc: "a signed integer as a float, rounded", Convert: func(c ConvertArgs) (num.Int, bool) {
		return c.fromInt(c.A.SExt(c.Arg).Big(), c.A.Bit(c.Arg-1))
	}},
	{Name: "from_unsigned", Params: []Param{OtherType}, Doc: "an unsigned integer as a float, rounded", Convert: func(c ConvertArgs) (num.Int, bool) { return c.fromInt(c.A.Big(), false) }},
	{Name: "to_signed", Params: []Param{OtherType}, Doc: "a float without its fraction as a signed integer; undefined where that does not hold it", Convert: func(c ConvertArgs) (num.Int, bool) { return c.toInt(true) }},
	{Name: "to_unsigned", Params: []Param{OtherType}, Doc: "a float without its fraction as an unsigned integer; undefined where that does not hold it", Convert: func(c ConvertArgs) (num.Int, bool) { return c.toInt(false) }},
	{Name: "low_mask", Params: []Param{NumberType}, Doc: "that many ones at the low end; undefined above the width", Eval: func(c FuncArgs) (num.Int, bool) {
		return num.LowMask(uint32(c.A.Lo)), c.A.Hi == 0 && c.A.Lo <= uint64(c.Width)
	}},
	{Name: "high_mask", Params: []Param{NumberType}, Doc: "that many ones at the high end; undefined above the width", Eval: func(c FuncArgs) (num.Int, bool) {
		return num.LowMask(c.Width - uint32(c.A.Lo)).Not(), c.A.Hi == 0 && c.A.Lo <= uint64(c.Width)
	}},
	{Name: "signed_min", Doc: "the smallest signed number: the sign bit alone", Eval: func(c FuncArgs) (num.Int, bool) { return num.Pow2(c.Width - 1), true }},
	{Name: "signed_max", Doc: "the largest signed number: all bits but the sign", Eval: func(c FuncArgs) (num.Int, bool) { return num.LowMask(c.Width - 1), true }},
	// width never reaches Eval: the checker makes a WidthExpr of it.
	{Name: "width", Params: []Param{ValueOf}, Doc: "width in bits of a variable's type; a width variable by itself means the same"},
}

// count is a number of bits, if the width can hold it.
func count(n, width uint32) (num.Int, bool) {
	r := num.Of(uint64(n))
	return r, r.Len() <= width
}

func bswap(x num.Int, width uint32) num.Int { return x.ReverseBytes().Shr(num.MaxWidth - width) }

func bitReverse(x num.Int, width uint32) num.Int { return x.Reverse().Shr(num.MaxWidth - width) }

// Funcs lists the constant functions and operators.
func Funcs() []*Func { return slices.Clone(funcs) }

// FuncNamed is a function by its name, or an operator by its sign, nil if there is none;
// prefix minus is "neg".
func FuncNamed(name string) *Func { return funcByName[name] }

var funcByName = func() map[string]*Func {
	m := map[string]*Func{}
	for _, f := range funcs {
		m[f.Name] = f
	}
	return m
}()

// EvalConst computes e. !ok: a literal does not fit its width, or a function
// is undefined on these operands, or a width is above num.MaxWidth or unknown; then
// the rule does not apply. The result of a float expression is its IEEE bits.
func (r *Rule) EvalConst(e *Expr, b *Bindings) (x num.Int, ok bool) {
	width := uint32(num.MaxWidth)
	if e.Type != None {
		if width = b.Bits[e.Type]; width == 0 || width > num.MaxWidth {
			return num.Int{}, false
		}
		if r.Types[e.Type].Kind == FloatType {
			f, ok := r.evalFloat(e, b)
			if !ok {
				return num.Int{}, false
			}
			return floatToBits(f, b.Formats[e.Type])
		}
	}
	switch e.Kind {
	case LitExpr:
		return e.Lit.At(width)
	case ConstExpr:
		return b.Vals[e.Var], true
	case WidthExpr:
		n := b.Bits[e.Of]
		x = num.Of(uint64(n))
		return x, n > 0 && x.Len() <= width
	}
	c := FuncArgs{Width: width, Arg: width}
	if len(e.Args) > 0 {
		if c.A, ok = r.EvalConst(e.Args[0], b); !ok {
			return num.Int{}, false
		}
		if t := e.Args[0].Type; t == None {
			c.Arg = num.MaxWidth
		} else {
			c.Arg = b.Bits[t]
		}
	}
	if len(e.Args) > 1 {
		if c.B, ok = r.EvalConst(e.Args[1], b); !ok {
			return num.Int{}, false
		}
	}
	if e.Func.Convert != nil {
		x, ok = r.convert(e, c.A, b)
		return x.Trunc(width), ok
	}
	if e.Func.Eval == nil {
		return num.Int{}, false
	}
	x, ok = e.Func.Eval(c)
	return x.Trunc(width), ok
}

// evalFloat computes in double. Rounding the result of one +, -, * or / once
// more, to float, half or bfloat, is exact (double has more than twice their
// bits), so every step is rounded to the format.
func (r *Rule) evalFloat(e *Expr, b *Bindings) (float64, bool) {
	format := b.Formats[e.Type]
	switch e.Kind {
	case FloatExpr:
		bits, ok := floatToBits(e.Float, format)
		f, _ := bitsToFloat(bits, format)
		return f, ok && f == e.Float // also refuses what the format rounds
	case ConstExpr:
		return bitsToFloat(b.Vals[e.Var], format)
	case FuncExpr:
		if e.Func.Convert != nil {
			a, ok := r.EvalConst(e.Args[0], b)
			if x := e.Args[0]; x.Kind == ConstExpr {
				a, ok = b.Vals[x.Var], true // it may be a denormal, as nothing is computed
			}
			if !ok {
				return 0, false
			}
			x, ok := r.convert(e, a, b)
			f, known := bitsToFloat(x, format)
			return f, ok && known
		}
		if e.Func.Float == nil {
			return 0, false
		}
		var v [2]float64
		for i, a := range e.Args {
			f, ok := r.evalFloat(a, b)
			if !ok {
				return 0, false
			}
			v[i] = f
		}
		bits, ok := floatToBits(e.Func.Float(v[0], v[1]), format)
		if !ok {
			return 0, false
		}
		return bitsToFloat(bits, format)
	}
	return 0, false
}
