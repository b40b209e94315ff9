package dsl

import (
	"math"

	"rewrite/passes/ir"
	"rewrite/passes/ir/fp"
	"rewrite/passes/ir/num"
)

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

// A FactID names an analysis predicate. Whoever answers or defines predicates does so
// by it, and has a test that none is forgotten.
type FactID uint8

// The predicates, in the order of the README. FactNone is no predicate.
const (
	FactNone FactID = iota
	FactKnownZero
	FactKnownOne
	FactNonZero
	FactNonNegative
	FactNegative
	FactPowerOfTwo
	FactPowerOfTwoOrZero
	FactLowMask
	FactHighMask
	FactLowMaskOrZero
	FactHighMaskOrZero
	FactTwoBits
	FactNoCommonBits
	FactSignBits
	FactAtMost
	FactAtLeast
	FactAtMostSigned
	FactAtLeastSigned
	FactAddNUW
	FactAddNSW
	FactSubNUW
	FactSubNSW
	FactMulNUW
	FactMulNSW
	FactShlNUW
	FactShlNSW
	FactNotNaN
	FactNotInf
	FactNotFZero
	FactNotNegZero
	FactNotBelowFZero
	FactSignClear
	FactNoFPClass
	FactSmallestNormal
	FactNormal
	FactHasReciprocal
	FactNoUndef
	FactNotPoison
	FactImpliesPoison
	FactOneUse
	FactNoObjectAtNull
	NumFacts = iota
)

// FactInfo is what is known of a predicate: a row of the table.
type FactInfo struct {
	ID     FactID
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

// Info is the predicate's row of the table; it has no name for FactNone.
func (id FactID) Info() *FactInfo { return &facts[id] }

// String is the name in rules.
func (id FactID) String() string { return facts[id].Name }

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
var facts = [NumFacts]FactInfo{
	FactKnownZero:        {Name: "known_zero", Params: valueConst, Doc: "the bits of M are 0 in x", Holds: func(c FuncArgs) bool { return c.A.And(c.B).IsZero() }},
	FactKnownOne:         {Name: "known_one", Params: valueConst, Doc: "the bits of M are 1 in x", Holds: func(c FuncArgs) bool { return c.A.And(c.B) == c.B }},
	FactNonZero:          {Name: "non_zero", Params: value, Pointers: true, Doc: "x is not 0", Holds: func(c FuncArgs) bool { return !c.A.IsZero() }},
	FactNonNegative:      {Name: "non_negative", Params: value, Doc: "the sign bit of x is 0", Holds: func(c FuncArgs) bool { return !c.A.Bit(c.Width - 1) }},
	FactNegative:         {Name: "negative", Params: value, Doc: "the sign bit of x is 1", Holds: func(c FuncArgs) bool { return c.A.Bit(c.Width - 1) }},
	FactPowerOfTwo:       {Name: "is_power_of_two", Params: value, Doc: "x has exactly one bit set", Holds: func(c FuncArgs) bool { return c.A.OnesCount() == 1 }},
	FactPowerOfTwoOrZero: {Name: "is_power_of_two_or_zero", Params: value, Doc: "x has at most one bit set", Holds: func(c FuncArgs) bool { return c.A.OnesCount() <= 1 }},
	FactLowMask: {Name: "is_low_mask", Params: value, Doc: "x is ones at the low end, at least one, and zeros above", Holds: func(c FuncArgs) bool {
		return !c.A.IsZero() && c.A.Add(num.Of(1)).And(c.A).IsZero()
	}},
	FactHighMask: {Name: "is_high_mask", Params: value, Doc: "x is ones at the high end, at least one, and zeros below", Holds: func(c FuncArgs) bool {
		low := c.A.Not().Trunc(c.Width)
		return !c.A.IsZero() && low.Add(num.Of(1)).And(low).IsZero()
	}},
	FactLowMaskOrZero: {Name: "is_low_mask_or_zero", Params: value, Doc: "x is ones at the low end, or none, and zeros above", Holds: func(c FuncArgs) bool {
		return c.A.Add(num.Of(1)).And(c.A).IsZero()
	}},
	FactHighMaskOrZero: {Name: "is_high_mask_or_zero", Params: value, Doc: "x is ones at the high end, or none, and zeros below", Holds: func(c FuncArgs) bool {
		low := c.A.Not().Trunc(c.Width)
		return low.Add(num.Of(1)).And(low).IsZero()
	}},
	FactTwoBits:      {Name: "has_two_bits", Params: value, Doc: "x has at least two bits set", Holds: func(c FuncArgs) bool { return c.A.OnesCount() >= 2 }},
	FactNoCommonBits: {Name: "no_common_bits", Params: valueValue, Doc: "no bit is 1 in both x and y", Holds: func(c FuncArgs) bool { return c.A.And(c.B).IsZero() }},
	FactSignBits: {Name: "sign_bits", Params: []Param{ValueOf, NumberType}, Doc: "at least the N highest bits of x are equal", Holds: func(c FuncArgs) bool {
		if c.B.Hi != 0 || c.B.Lo > uint64(c.Width) {
			return false
		}
		high := c.A.SExt(c.Width).Sar(c.Width - min(uint32(c.B.Lo), c.Width))
		return c.B.Lo == 0 || high.IsZero() || high == num.Int{}.Not()
	}},
	FactAtMost:        {Name: "at_most", Params: valueConst, Doc: "x is C or below, unsigned", Holds: func(c FuncArgs) bool { return c.A.Cmp(c.B) <= 0 }},
	FactAtLeast:       {Name: "at_least", Params: valueConst, Doc: "x is C or above, unsigned", Holds: func(c FuncArgs) bool { return c.A.Cmp(c.B) >= 0 }},
	FactAtMostSigned:  {Name: "at_most_signed", Params: valueConst, Doc: "x is C or below, signed", Holds: func(c FuncArgs) bool { return c.sa().CmpSigned(c.sb()) <= 0 }},
	FactAtLeastSigned: {Name: "at_least_signed", Params: valueConst, Doc: "x is C or above, signed", Holds: func(c FuncArgs) bool { return c.sa().CmpSigned(c.sb()) >= 0 }},
	FactAddNUW:        {Name: "add_nuw", Params: valueValue, Doc: "x + y does not wrap, unsigned", Holds: noWrap(ir.OpAdd, ir.NUW)},
	FactAddNSW:        {Name: "add_nsw", Params: valueValue, Doc: "x + y does not wrap, signed", Holds: noWrap(ir.OpAdd, ir.NSW)},
	FactSubNUW:        {Name: "sub_nuw", Params: valueValue, Doc: "x - y does not wrap, unsigned", Holds: noWrap(ir.OpSub, ir.NUW)},
	FactSubNSW:        {Name: "sub_nsw", Params: valueValue, Doc: "x - y does not wrap, signed", Holds: noWrap(ir.OpSub, ir.NSW)},
	FactMulNUW:        {Name: "mul_nuw", Params: valueValue, Doc: "x * y does not wrap, unsigned", Holds: noWrap(ir.OpMul, ir.NUW)},
	FactMulNSW:        {Name: "mul_nsw", Params: valueValue, Doc: "x * y does not wrap, signed", Holds: noWrap(ir.OpMul, ir.NSW)},
	FactShlNUW:        {Name: "shl_nuw", Params: valueValue, Doc: "x << y loses no bit, and y is below the width", Holds: noWrap(ir.OpShl, ir.NUW)},
	FactShlNSW:        {Name: "shl_nsw", Params: valueValue, Doc: "x << y keeps its value, signed, and y is below the width", Holds: noWrap(ir.OpShl, ir.NSW)},
	FactNotNaN:        {Name: "not_nan", Params: value, Floats: true, Doc: "x is no NaN", Holds: onFloat(func(f float64, _ FuncArgs) bool { return !math.IsNaN(f) })},
	FactNotInf:        {Name: "not_inf", Params: value, Floats: true, Doc: "x is no infinity", Holds: onFloat(func(f float64, _ FuncArgs) bool { return !math.IsInf(f, 0) })},
	FactNotFZero:      {Name: "not_fzero", Params: value, Floats: true, Doc: "x is neither 0.0 nor -0.0", Holds: onFloat(func(f float64, _ FuncArgs) bool { return f != 0 })},
	FactNotNegZero:    {Name: "not_neg_zero", Params: value, Floats: true, Doc: "x is not -0.0", Holds: onFloat(func(f float64, _ FuncArgs) bool { return f != 0 || !math.Signbit(f) })},
	FactNotBelowFZero: {Name: "not_below_fzero", Params: value, Floats: true, Doc: "x is not less than 0.0; a NaN and -0.0 are not", Holds: onFloat(func(f float64, _ FuncArgs) bool { return !(f < 0) })},
	FactSignClear:     {Name: "sign_clear", Params: value, Floats: true, Doc: "the sign bit of the float x is 0", Holds: onFloat(func(_ float64, c FuncArgs) bool { return !c.A.Bit(c.Width - 1) })},
	FactNoFPClass: {Name: "no_fpclass", Params: []Param{ValueOf, NumberType}, Floats: true, Doc: "x is in none of the classes of M, a mask of llvm.is.fpclass", Holds: func(c FuncArgs) bool {
		f, ok := fp.Of(c.Format)
		return ok && uint64(f.Class(c.A.Lo))&c.B.Lo == 0
	}},
	FactSmallestNormal: {Name: "is_smallest_normal", Params: value, Floats: true, Doc: "x is the smallest number above 0 that is not denormal", Holds: func(c FuncArgs) bool {
		f, ok := fp.Of(c.Format)
		return ok && c.A.Lo == 1<<f.Man
	}},
	FactNormal: {Name: "is_normal", Params: value, Floats: true, Doc: "x is finite, not zero and not denormal", Holds: onFloat(func(f float64, c FuncArgs) bool {
		_, ok := floatToBits(f, c.Format) // refuses NaN and denormals
		return ok && f != 0 && !math.IsInf(f, 0)
	})},
	FactHasReciprocal: {Name: "has_reciprocal", Params: value, Floats: true, Doc: "x is a power of two or the negative of one, and so is 1.0 / x, exactly and without a denormal", Holds: onFloat(func(f float64, c FuncArgs) bool {
		m, _ := math.Frexp(f)
		_, ok := floatToBits(f, c.Format)
		r, okR := floatToBits(1/f, c.Format)
		back, _ := bitsToFloat(r, c.Format)
		return ok && okR && math.Abs(m) == 0.5 && back == 1/f
	})},
	FactNoUndef:   {Name: "noundef", Params: value, About: AboutUndef, Doc: "x is neither poison nor undef, in no bit"},
	FactNotPoison: {Name: "nonpoison", Params: value, About: AboutUndef, Doc: "x is not poison"},
	// It holds if no choice of undef below the two makes x poison and y a value.
	FactImpliesPoison: {Name: "implies_poison", Params: valueValue, About: AboutUndef, Doc: "y is poison where x is"},
	FactOneUse:        {Name: "one_use", Params: value, About: AboutProgram, Doc: "x has one use in the block's input"},
	// It is on the objects that a pointer can point into.
	FactNoObjectAtNull: {Name: "no_object_at_null", Params: value, About: AboutObjects, Doc: "p is in address space 0 of a function in which nothing is at address 0"},
}

// onFloat makes a predicate of floats; it holds of no format that double does not hold.
func onFloat(holds func(f float64, c FuncArgs) bool) func(FuncArgs) bool {
	return func(c FuncArgs) bool {
		f, ok := bitsToFloat(c.A, c.Format)
		return ok && holds(f, c)
	}
}

func init() {
	for i := range facts {
		facts[i].ID = FactID(i)
	}
}

// Facts lists the analysis predicates.
func Facts() []*FactInfo {
	list := make([]*FactInfo, 0, NumFacts-1)
	for id := FactNone + 1; id < NumFacts; id++ {
		list = append(list, id.Info())
	}
	return list
}

// FactNamed is a predicate by its name, FactNone if there is none.
func FactNamed(name string) FactID { return factByName[name] }

var factByName = func() map[string]FactID {
	m := map[string]FactID{}
	for id := FactNone + 1; id < NumFacts; id++ {
		m[facts[id].Name] = id
	}
	return m
}()
