package ir

import (
	"math"
	"math/bits"
)

// Outcome is what kind of result an evaluation has.
type Outcome uint8

const (
	Defined   Outcome = iota
	Poisoned          // the result is poison
	Undefined         // immediate undefined behaviour
	NotFolded         // the result is not a single value known here (a NaN's payload, a type not handled)
)

// EvalArgs are the operands of one scalar operation on concrete values, each
// of at most 64 bits and zero extended. For floats the bits are IEEE bits.
type EvalArgs struct {
	A, B  uint64
	Width uint32 // of the operands, in bits
	To    uint32 // of the result, in bits
	Flags Flags
	Pred  Pred
}

// EvalFunc evaluates an operation by the language reference's definition. The
// result is zero extended.
type EvalFunc func(EvalArgs) (uint64, Outcome)

func sext(x uint64, w uint32) int64 { return int64(x<<(64-w)) >> (64 - w) }

func poisonIf(p bool) Outcome {
	if p {
		return Poisoned
	}
	return Defined
}

// wraps tells whether the exact signed result hi:lo leaves the signed range of w bits.
func outsideSigned(r int64, w uint32) bool { return sext(uint64(r)&Mask(w), w) != r }

func evalAdd(e EvalArgs) (uint64, Outcome) {
	sum, carry := bits.Add64(e.A, e.B, 0)
	r := sum & Mask(e.Width)
	a, b := sext(e.A, e.Width), sext(e.B, e.Width)
	bad := e.Flags&NUW != 0 && (carry != 0 || sum != r)
	if e.Flags&NSW != 0 {
		s := a + b
		overflow := (a >= 0) == (b >= 0) && (s >= 0) != (a >= 0)
		bad = bad || overflow || outsideSigned(s, e.Width)
	}
	return r, poisonIf(bad)
}

func evalSub(e EvalArgs) (uint64, Outcome) {
	r := (e.A - e.B) & Mask(e.Width)
	bad := e.Flags&NUW != 0 && e.A < e.B
	if e.Flags&NSW != 0 {
		a, b := sext(e.A, e.Width), sext(e.B, e.Width)
		d := a - b
		overflow := (a >= 0) != (b >= 0) && (d >= 0) != (a >= 0)
		bad = bad || overflow || outsideSigned(d, e.Width)
	}
	return r, poisonIf(bad)
}

func evalMul(e EvalArgs) (uint64, Outcome) {
	hi, lo := bits.Mul64(e.A, e.B)
	r := lo & Mask(e.Width)
	bad := e.Flags&NUW != 0 && (hi != 0 || lo != r)
	if e.Flags&NSW != 0 {
		bad = bad || mulOverflows(sext(e.A, e.Width), sext(e.B, e.Width), e.Width)
	}
	return r, poisonIf(bad)
}

func mulOverflows(a, b int64, w uint32) bool {
	neg := (a < 0) != (b < 0)
	hi, lo := bits.Mul64(magnitude(a), magnitude(b))
	limit := uint64(1) << (w - 1)
	if neg {
		return hi != 0 || lo > limit
	}
	return hi != 0 || lo >= limit
}

func magnitude(a int64) uint64 {
	if a < 0 {
		return -uint64(a)
	}
	return uint64(a)
}

func evalUDiv(e EvalArgs) (uint64, Outcome) {
	if e.B == 0 {
		return 0, Undefined
	}
	return e.A / e.B, poisonIf(e.Flags&Exact != 0 && e.A%e.B != 0)
}

func evalURem(e EvalArgs) (uint64, Outcome) {
	if e.B == 0 {
		return 0, Undefined
	}
	return e.A % e.B, Defined
}

// signedDivision tells whether a signed division or remainder is defined:
// the divisor is not 0 and the quotient fits.
func signedDivision(e EvalArgs) (a, b int64, ok bool) {
	a, b = sext(e.A, e.Width), sext(e.B, e.Width)
	return a, b, b != 0 && !(b == -1 && e.A == 1<<(e.Width-1))
}

func evalSDiv(e EvalArgs) (uint64, Outcome) {
	a, b, ok := signedDivision(e)
	if !ok {
		return 0, Undefined
	}
	return uint64(a/b) & Mask(e.Width), poisonIf(e.Flags&Exact != 0 && a%b != 0)
}

func evalSRem(e EvalArgs) (uint64, Outcome) {
	a, b, ok := signedDivision(e)
	if !ok {
		return 0, Undefined
	}
	return uint64(a%b) & Mask(e.Width), Defined
}

func evalShl(e EvalArgs) (uint64, Outcome) {
	if e.B >= uint64(e.Width) {
		return 0, Poisoned
	}
	r := e.A << e.B & Mask(e.Width)
	bad := e.Flags&NUW != 0 && r>>e.B != e.A
	bad = bad || e.Flags&NSW != 0 && sext(r, e.Width)>>e.B != sext(e.A, e.Width)
	return r, poisonIf(bad)
}

func evalLShr(e EvalArgs) (uint64, Outcome) {
	if e.B >= uint64(e.Width) {
		return 0, Poisoned
	}
	return e.A >> e.B, poisonIf(e.Flags&Exact != 0 && e.A>>e.B<<e.B != e.A)
}

func evalAShr(e EvalArgs) (uint64, Outcome) {
	if e.B >= uint64(e.Width) {
		return 0, Poisoned
	}
	r := uint64(sext(e.A, e.Width)>>e.B) & Mask(e.Width)
	return r, poisonIf(e.Flags&Exact != 0 && e.A>>e.B<<e.B != e.A)
}

func evalAnd(e EvalArgs) (uint64, Outcome) { return e.A & e.B, Defined }
func evalXor(e EvalArgs) (uint64, Outcome) { return e.A ^ e.B, Defined }
func evalOr(e EvalArgs) (uint64, Outcome) {
	return e.A | e.B, poisonIf(e.Flags&Disjoint != 0 && e.A&e.B != 0)
}

func evalTrunc(e EvalArgs) (uint64, Outcome) {
	r := e.A & Mask(e.To)
	bad := e.Flags&NUW != 0 && r != e.A
	bad = bad || e.Flags&NSW != 0 && sext(r, e.To) != sext(e.A, e.Width)
	return r, poisonIf(bad)
}

func evalZExt(e EvalArgs) (uint64, Outcome) {
	return e.A, poisonIf(e.Flags&NNeg != 0 && sext(e.A, e.Width) < 0)
}

func evalSExt(e EvalArgs) (uint64, Outcome) {
	return uint64(sext(e.A, e.Width)) & Mask(e.To), Defined
}

func evalICmp(e EvalArgs) (uint64, Outcome) {
	a, b := sext(e.A, e.Width), sext(e.B, e.Width)
	var r bool
	switch e.Pred {
	case EQ:
		r = e.A == e.B
	case NE:
		r = e.A != e.B
	case UGT:
		r = e.A > e.B
	case UGE:
		r = e.A >= e.B
	case ULT:
		r = e.A < e.B
	case ULE:
		r = e.A <= e.B
	case SGT:
		r = a > b
	case SGE:
		r = a >= b
	case SLT:
		r = a < b
	case SLE:
		r = a <= b
	}
	return uint64(boolByte(r)), poisonIf(e.Flags&SameSign != 0 && (a < 0) != (b < 0))
}

// Floats are evaluated for float (32 bits) and double (64 bits) in the default
// environment: round to nearest even, no traps. A NaN result is not folded, as
// its payload is not determined; the nnan and ninf flags give poison.

func toFloat(x uint64, w uint32) (float64, bool) {
	switch w {
	case 32:
		return float64(math.Float32frombits(uint32(x))), true
	case 64:
		return math.Float64frombits(x), true
	}
	return 0, false
}

func fromFloat(x float64, w uint32) uint64 {
	if w == 32 {
		return uint64(math.Float32bits(float32(x)))
	}
	return math.Float64bits(x)
}

// floatResult checks operands and result against the flags.
func floatResult(e EvalArgs, to uint32, r float64, operands ...float64) (uint64, Outcome) {
	out := fromFloat(r, to)
	rounded, _ := toFloat(out, to)
	for _, x := range append(operands, rounded) {
		if e.Flags&NNaN != 0 && math.IsNaN(x) || e.Flags&NInf != 0 && math.IsInf(x, 0) {
			return 0, Poisoned
		}
	}
	if math.IsNaN(rounded) || rounded == 0 && e.Flags&NSZ != 0 {
		return 0, NotFolded
	}
	return out, Defined
}

func evalFloat2(e EvalArgs, f64 func(a, b float64) float64) (uint64, Outcome) {
	a, ok := toFloat(e.A, e.Width)
	if !ok {
		return 0, NotFolded
	}
	b, _ := toFloat(e.B, e.Width)
	// For +, -, * and / on floats, rounding the double result once more gives
	// the correctly rounded float (53 >= 2*24+2 bits).
	return floatResult(e, e.Width, f64(a, b), a, b)
}

func evalFAdd(e EvalArgs) (uint64, Outcome) {
	return evalFloat2(e, func(a, b float64) float64 { return a + b })
}

func evalFSub(e EvalArgs) (uint64, Outcome) {
	return evalFloat2(e, func(a, b float64) float64 { return a - b })
}

func evalFMul(e EvalArgs) (uint64, Outcome) {
	return evalFloat2(e, func(a, b float64) float64 { return a * b })
}

func evalFDiv(e EvalArgs) (uint64, Outcome) {
	return evalFloat2(e, func(a, b float64) float64 { return a / b })
}

func evalFRem(e EvalArgs) (uint64, Outcome) { return evalFloat2(e, math.Mod) }

func evalFNeg(e EvalArgs) (uint64, Outcome) {
	a, ok := toFloat(e.A, e.Width)
	if !ok {
		return 0, NotFolded
	}
	if e.Flags&NNaN != 0 && math.IsNaN(a) || e.Flags&NInf != 0 && math.IsInf(a, 0) {
		return 0, Poisoned
	}
	if a == 0 && e.Flags&NSZ != 0 {
		return 0, NotFolded
	}
	return e.A ^ 1<<(e.Width-1), Defined // a NaN keeps its payload: fneg is a bit operation
}

func evalFPTrunc(e EvalArgs) (uint64, Outcome) {
	if e.Width != 64 || e.To != 32 {
		return 0, NotFolded
	}
	a, _ := toFloat(e.A, 64)
	return floatResult(e, 32, a, a)
}

func evalFPExt(e EvalArgs) (uint64, Outcome) {
	if e.Width != 32 || e.To != 64 {
		return 0, NotFolded
	}
	a, _ := toFloat(e.A, 32)
	return floatResult(e, 64, a, a)
}

func evalFPToUI(e EvalArgs) (uint64, Outcome) {
	a, ok := toFloat(e.A, e.Width)
	if !ok {
		return 0, NotFolded
	}
	t := math.Trunc(a)
	if math.IsNaN(a) || t < 0 || t >= math.Ldexp(1, int(e.To)) {
		return 0, Poisoned
	}
	return uint64(t), Defined
}

func evalFPToSI(e EvalArgs) (uint64, Outcome) {
	a, ok := toFloat(e.A, e.Width)
	if !ok {
		return 0, NotFolded
	}
	t, limit := math.Trunc(a), math.Ldexp(1, int(e.To)-1)
	if math.IsNaN(a) || t < -limit || t >= limit {
		return 0, Poisoned
	}
	return uint64(int64(t)) & Mask(e.To), Defined
}

func evalUIToFP(e EvalArgs) (uint64, Outcome) {
	if e.Flags&NNeg != 0 && sext(e.A, e.Width) < 0 {
		return 0, Poisoned
	}
	switch e.To { // convert to the target at once: rounding twice would be wrong
	case 32:
		return uint64(math.Float32bits(float32(e.A))), Defined
	case 64:
		return math.Float64bits(float64(e.A)), Defined
	}
	return 0, NotFolded
}

func evalSIToFP(e EvalArgs) (uint64, Outcome) {
	a := sext(e.A, e.Width)
	switch e.To {
	case 32:
		return uint64(math.Float32bits(float32(a))), Defined
	case 64:
		return math.Float64bits(float64(a)), Defined
	}
	return 0, NotFolded
}

func evalFCmp(e EvalArgs) (uint64, Outcome) {
	a, ok := toFloat(e.A, e.Width)
	if !ok {
		return 0, NotFolded
	}
	b, _ := toFloat(e.B, e.Width)
	nan, inf := math.IsNaN(a) || math.IsNaN(b), math.IsInf(a, 0) || math.IsInf(b, 0)
	if e.Flags&NNaN != 0 && nan || e.Flags&NInf != 0 && inf {
		return 0, Poisoned
	}
	return uint64(boolByte(e.Pred.Holds(a, b))), Defined
}
