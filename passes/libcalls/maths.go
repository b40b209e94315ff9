package libcalls

import (
	"slices"
	"strings"

	"rewrite/passes/analysis/domain"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
	"rewrite/passes/ir/library"
)

// mathFunctions are those of math.h, by the name of the one for double. A flag of a call
// holds of what stands for it.
var mathFunctions = map[string]simplifier{
	"fabs":         exact,
	"floor":        exact,
	"ceil":         exact,
	"trunc":        exact,
	"rint":         exact,
	"nearbyint":    exact,
	"round":        exact,
	"roundeven":    exact,
	"copysign":     exact,
	"fmin":         extreme,
	"fmax":         extreme,
	"fminimum":     extreme,
	"fmaximum":     extreme,
	"fminimum_num": extreme,
	"fmaximum_num": extreme,
	"sqrt":         withoutErrno(domain.BelowZero),
	"log":          withoutErrno(domain.BelowZero | domain.FZero),
	"log2":         withoutErrno(domain.BelowZero | domain.FZero),
	"log10":        withoutErrno(domain.BelowZero | domain.FZero),
	"cos":          even(withoutErrno(domain.Inf)),
	"cosh":         even(narrowed),
	"sin":          withoutErrno(domain.Inf | domain.Subnormal),
	"exp":          ofPower(withoutErrno(domain.AnyFloat)),
	"exp2":         ofPower(withoutErrno(domain.AnyFloat)),
	"pow":          ofPower(withoutErrno(domain.AnyFloat)),
	"tan":          narrowed,
	"asin":         narrowed,
	"acos":         narrowed,
	"atan":         narrowed,
	"sinh":         narrowed,
	"tanh":         narrowed,
	"asinh":        narrowed,
	"acosh":        narrowed,
	"atanh":        narrowed,
	"cbrt":         narrowed,
	"exp10":        narrowed,
	"expm1":        narrowed,
	"log1p":        narrowed,
	"logb":         narrowed,
	"nan":          nan,
}

// sameFlags gives an operation that stands for the call its fast-math flags.
func (c *call) sameFlags(v *ir.Value) *ir.Value {
	v.Flags |= c.v.Flags & ir.FastMath
	return v
}

// exact is a function that never sets errno, as its intrinsic.
func exact(c *call) (*ir.Value, bool) {
	return c.sameFlags(c.intrinsic(intrinsic.Named(c.Plain), c.v.Type, c.args...)), true
}

// withoutErrno is a function as its intrinsic if it does not set errno: by its
// attributes, or as its argument is of no class that makes it do so.
func withoutErrno(errors domain.Class) func(c *call) (*ir.Value, bool) {
	return func(c *call) (*ir.Value, bool) {
		if c.quiet() || errors != domain.AnyFloat && c.facts(c.args[0], c.v).Apart(errors) {
			return exact(c)
		}
		if errors == domain.BelowZero {
			if list, ok := c.squares(c.args[0], maxSquares); ok {
				oneValue(c, list)
				return exact(c)
			}
		}
		return narrowed(c)
	}
}

// maxSquares bounds how deep sums of squares are looked into.
const maxSquares = 4

// squares are the products of a value with itself of which a number is a sum: if such a value is one number, and not another one for each
// use, as undef may be, the sum is not below 0. ok tells whether it is such a sum, of what is known not to be below 0 besides.
func (c *call) squares(v *ir.Value, depth int) (list []*ir.Value, ok bool) {
	switch {
	case c.facts(v, c.v).Apart(domain.BelowZero):
		return nil, true
	case depth == 0 || v.Block == nil:
		return nil, false
	case v.Op == ir.OpFMul && v.Args[0] == v.Args[1]:
		return []*ir.Value{v}, true
	case v.Op == ir.OpFAdd:
		list, ok = c.squares(v.Args[0], depth-1)
		if !ok {
			return nil, false
		}
		more, ok := c.squares(v.Args[1], depth-1)
		return append(list, more...), ok
	case v.Op == ir.OpCall && (v.Intrinsic() == intrinsic.Fma || v.Intrinsic() == intrinsic.Fmuladd) && v.Args[1] == v.Args[2]:
		list, ok = c.squares(v.Args[3], depth-1)
		return append(list, v), ok
	}
	return nil, false
}

// oneValue makes what products multiply by itself one value: it is frozen where it may be undef.
func oneValue(c *call, list []*ir.Value) {
	for _, v := range list {
		i := len(v.Args) - 2
		if v.Op == ir.OpCall {
			i = 1
		}
		x := v.Args[i]
		if c.facts(x, c.v).Has(domain.NotUndef) {
			continue
		}
		f := c.f.NewInstr(ir.OpFreeze, x.Type, x)
		f.Pos = v.Pos
		v.Block.InsertAt(v.Block.IndexOf(v), f)
		if v.Block == c.v.Block {
			c.work.at++
		}
		v.SetArg(i, f)
		v.SetArg(i+1, f)
	}
}

// quiet tells whether a call does not set errno, by its attributes.
func (c *call) quiet() bool { return c.v.Effects()&(ir.Reads|ir.Writes) == 0 }

// extremes are the intrinsics for minima and maxima.
var extremes = map[string]intrinsic.ID{"fmin": intrinsic.Minnum, "fmax": intrinsic.Maxnum, "fminimum": intrinsic.Minimum, "fmaximum": intrinsic.Maximum,
	"fminimum_num": intrinsic.Minimumnum, "fmaximum_num": intrinsic.Maximumnum}

// extreme is a minimum or maximum as its intrinsic. C leaves open which of two zeros
// fmin and fmax return.
func extreme(c *call) (*ir.Value, bool) {
	id := extremes[c.Plain]
	if id.Info().Since > c.lib.llvm {
		return nil, false
	}
	v := c.sameFlags(c.intrinsic(id, c.v.Type, c.args...))
	if id == intrinsic.Minnum || id == intrinsic.Maxnum {
		v.Flags |= ir.NSZ
	}
	return v, true
}

// even is a function of which f(-x) = f(x).
func even(otherwise func(c *call) (*ir.Value, bool)) func(c *call) (*ir.Value, bool) {
	return func(c *call) (*ir.Value, bool) {
		x, signed := c.unsigned(c.args[0])
		if !signed {
			return otherwise(c)
		}
		args := append([]*ir.Value{x}, c.args[1:]...)
		var y *ir.Value
		if callee := c.v.CalledFunc(); callee.IsIntrinsic() {
			y = c.callOf(callee.Name, c.v.Type, args...)
		} else if y = c.library(c.Name, c.v.Type, args...); y == nil {
			return nil, false
		}
		y.Aux.(*ir.Call).FuncAttrs = c.v.Aux.(*ir.Call).FuncAttrs
		return c.sameFlags(y), true
	}
}

// evenPower is a power by a constant integer that is even.
func evenPower(c *call) (*ir.Value, bool) {
	if n := c.args[1]; n.Op == ir.OpInt && n.Bits&1 == 0 {
		return even(stays)(c)
	}
	return nil, false
}

func stays(*call) (*ir.Value, bool) { return nil, false }

// unsigned is what a value has another sign than, through operations on the sign
// bit alone. A difference from zero may have another NaN, too, which is a choice of
// those that take its sign for nothing.
func (c *call) unsigned(x *ir.Value) (y *ir.Value, signed bool) {
	for {
		switch {
		case x.Op == ir.OpFNeg:
			x = x.Args[0]
		case x.Op == ir.OpFSub && isMinusZero(x.Args[0]) && !domain.FlushesDenormals(c.f):
			x = x.Args[1]
		case x.Op == ir.OpCall && isCallOf(x, intrinsic.Fabs, intrinsic.Copysign):
			x = x.CallArgs()[0]
		default:
			return x, signed
		}
		signed = true
	}
}

// isCallOf tells whether a call is of one of these intrinsics.
func isCallOf(v *ir.Value, ids ...intrinsic.ID) bool {
	return slices.Contains(ids, v.Intrinsic())
}

// isMinusZero tells whether a constant is -0, in each lane.
func isMinusZero(c *ir.Value) bool {
	if c.Op == ir.OpSplat || c.Op == ir.OpAggregate {
		for _, lane := range c.Args {
			if !isMinusZero(lane) {
				return false
			}
		}
		return len(c.Args) > 0
	}
	return isFloat(c, 0) && c.Bits != 0
}

// rangeless are the functions that do not set errno as their result is too large
// or too small for its type: where the one for double does not, that for float may.
var rangeless = map[string]bool{"acos": true, "acosh": true, "cos": true, "cbrt": true, "log": true, "log2": true, "log10": true, "logb": true}

// narrowed is a function for double, of a float, whose result is used as a float: the
// function for float. That of sqrt is the same number; others are another
// approximation, which afn allows. Where the two may set errno differently, it
// must not be set at all.
func narrowed(c *call) (*ir.Value, bool) {
	name := c.Plain
	if c.v.Type.Kind != ir.DoubleKind || c.lib.target == library.ISOC {
		return nil, false
	}
	if name != "sqrt" && (c.v.Flags&ir.AFn == 0 || !rangeless[name] && !c.quiet()) {
		return nil, false
	}
	for _, u := range c.v.Uses() {
		if u.User.Op != ir.OpFPTrunc || u.User.Type.Kind != ir.FloatKind {
			return nil, false
		}
	}
	if c.v.NumUses() == 0 {
		return nil, false
	}
	args := make([]*ir.Value, len(c.args))
	for i, a := range c.args {
		if a.Op != ir.OpFPExt || a.Args[0].Type.Kind != ir.FloatKind {
			return nil, false
		}
		args[i] = a.Args[0]
	}
	y := c.library(name+"f", args[0].Type, args...)
	if y == nil {
		return nil, false
	}
	y.Aux.(*ir.Call).FuncAttrs = c.v.Aux.(*ir.Call).FuncAttrs
	if c.sameFlags(y); name != "sqrt" && !rangeless[name] { // what a double holds may be too large for a float
		y.Flags &^= ir.NInf
	}
	return c.op(ir.OpFPExt, c.v.Type, y), true
}

// ofPower is a power of 2 by an integer as ldexp, which sets errno for the same
// powers, and powers that are told without calculation and set no errno.
func ofPower(otherwise func(c *call) (*ir.Value, bool)) func(c *call) (*ir.Value, bool) {
	return func(c *call) (*ir.Value, bool) {
		name := c.Plain
		exponent := c.args[len(c.args)-1]
		if name == "pow" {
			switch {
			case isFloat(c.args[0], 1), isFloat(exponent, 0):
				return c.one(), true
			case isFloat(exponent, 1):
				return c.args[0], true
			}
		}
		if name == "exp2" || name == "pow" && isFloat(c.args[0], 2) {
			if y := c.scaled(exponent, strings.TrimPrefix(c.Name, name)); y != nil {
				return c.sameFlags(y), true
			}
		}
		return otherwise(c)
	}
}

// scaled is 2 to the power of an integer as ldexp(1, n), nil if it is no integer.
func (c *call) scaled(exponent *ir.Value, suffixed string) *ir.Value {
	if c.one() == nil || c.quiet() && intrinsic.Ldexp.Info().Since > c.lib.llvm || !c.quiet() && c.lib.target == library.ISOC {
		return nil
	}
	n := c.integer(exponent)
	switch {
	case n == nil:
		return nil
	case c.quiet():
		return c.intrinsic(intrinsic.Ldexp, c.v.Type, c.one(), n)
	}
	return c.library("ldexp"+suffixed, c.v.Type, c.one(), n)
}

// mathIntrinsics are those of which something is told here. They are here and no rules
// as a prover of floats knows neither powers nor cosines.
var mathIntrinsics = [intrinsic.Num]simplifier{
	intrinsic.Exp2: ofPower(stays), intrinsic.Pow: ofPower(stays), intrinsic.Powi: evenPower, intrinsic.Cos: even(stays),
}

// mathIntrinsic is a call of an intrinsic as one of a function, nil for others.
func (w *work) mathIntrinsic(v *ir.Value) *call {
	id := v.Intrinsic()
	known := mathIntrinsics[id]
	if known == nil || w.f.Attrs.Has("strictfp") || v.Flags&(ir.MustTail|ir.NoTail) != 0 || len(v.Aux.(*ir.Call).Bundles) > 0 {
		return nil
	}
	name := id.String()
	return &call{work: w, Function: &library.Function{Name: name, Plain: name}, simplify: known, v: v, args: v.CallArgs()}
}

// integer is the int that an argument was converted from, nil if it was not.
func (c *call) integer(x *ir.Value) *ir.Value {
	if x.Op != ir.OpSIToFP && x.Op != ir.OpUIToFP || !x.Args[0].Type.IsInt() {
		return nil
	}
	n := x.Args[0]
	switch {
	case n.Type == ir.I32 && x.Op == ir.OpSIToFP:
		return n // numbers that a float does not hold are too large for a power, rounded or not
	case n.Type.Bits < 32 && x.Op == ir.OpSIToFP:
		return c.op(ir.OpSExt, ir.I32, n)
	case n.Type.Bits < 32:
		return c.op(ir.OpZExt, ir.I32, n)
	}
	return nil
}

// floatBits are the numbers 0, 1 and 2 in the formats of float and double.
var floatBits = map[ir.Kind][3]uint64{
	ir.FloatKind:  {0, 0x3f800000, 0x40000000},
	ir.DoubleKind: {0, 0x3ff0000000000000, 0x4000000000000000},
}

// isFloat tells whether a value is the constant 0 of any sign, 1 or 2.
func isFloat(x *ir.Value, n int) bool {
	want, ok := floatBits[x.Type.Kind]
	if !ok || x.Op != ir.OpFloat {
		return false
	}
	if n == 0 {
		return x.Bits == 0 || x.Bits == 1<<63 || x.Bits == 1<<31 && x.Type.Kind == ir.FloatKind
	}
	return x.Bits == want[n]
}

// one is 1 as the call's result.
func (c *call) one() *ir.Value {
	if want, ok := floatBits[c.v.Type.Kind]; ok {
		return c.f.Consts().Float(c.v.Type, want[1])
	}
	return nil
}

// nan is a quiet NaN, whose payload a string tells in C's spelling of integers.
func nan(c *call) (*ir.Value, bool) {
	s, ok := c.str(0)
	if !ok {
		return nil, false
	}
	payload := uint64(0)
	if len(s) > 0 {
		var end int
		if payload, end, ok = parseInteger(s, 0, 64, false); !ok || end != len(s) || s[0] < '0' || s[0] > '9' {
			return nil, false
		}
	}
	switch c.v.Type.Kind {
	case ir.FloatKind:
		return c.f.Consts().Float(c.v.Type, 0x7fc00000|payload&(1<<22-1)), true
	case ir.DoubleKind:
		return c.f.Consts().Float(c.v.Type, 0x7ff8000000000000|payload&(1<<51-1)), true
	}
	return nil, false
}
