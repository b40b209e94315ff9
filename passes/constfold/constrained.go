package constfold

import (
	"math/big"
	"strings"

	"rewrite/dsl/prove/fp"
	"rewrite/passes/ir"
)

// Constrained intrinsics are in strictfp functions, and name the rounding mode that
// they may take as given, and what becomes of exceptions (LangRef, "Constrained
// Floating-Point Intrinsics").

// A rounding is a mode, or that it is the processor's: dynamic.
type rounding struct {
	mode    fp.Mode
	dynamic bool
}

var roundings = map[string]rounding{
	"round.tonearest": {mode: fp.NearestEven}, "round.tonearestaway": {mode: fp.NearestAway}, "round.towardzero": {mode: fp.TowardZero},
	"round.upward": {mode: fp.Upward}, "round.downward": {mode: fp.Downward}, "round.dynamic": {dynamic: true},
}

// constrained finds how a constrained intrinsic is folded, and its operands without
// the metadata behind them; nil if it is not known.
func (c *call) constrained(name string, args []*ir.Value) (*operation, []*ir.Value) {
	for len(args) > 0 && args[len(args)-1].Op == ir.OpMetadata {
		t, ok := args[len(args)-1].Aux.(*ir.MDText)
		args = args[:len(args)-1]
		if !ok || len(t.Parts) != 1 || t.Parts[0].Value != nil {
			return nil, nil
		}
		word := strings.Trim(t.Parts[0].Text, `!"`)
		if r, ok := roundings[word]; ok {
			c.rounding = r
		} else if rest, ok := strings.CutPrefix(word, "fpexcept."); ok {
			c.except = rest
		} else if c.pred = ir.FCmpPred(word); !c.pred.IsFloat() {
			return nil, nil
		}
	}
	if c.except == "" {
		return nil, nil
	}
	return constrainedOps[name], args
}

// observed tells whether exceptions have to be raised.
func (c *call) observed() bool { return c.except == "strict" }

// standard tells whether the call is in the default environment.
func (c *call) standard() bool { return c.rounding == rounding{} && c.except == "ignore" }

// settled makes a lane of what was computed, if that is the result in the mode of the
// call and nobody misses the exceptions that it raised. Denormal numbers may raise
// some of their own.
func (c *call) settled(format fp.Format, r fp.Rounded, operands ...uint64) *ir.Value {
	raises := r.Invalid || r.DivideByZero || !r.Exact && !r.NaN
	switch {
	case raises && c.observed(), c.rounding.dynamic && (!r.Exact || r.ZeroSum) && !r.NaN:
		return nil
	case r.NaN && !c.standard():
		for _, x := range operands { // elsewhere it is one of the operands, quieted
			if format.IsNaN(x) {
				return c.float(x | format.QuietBit())
			}
		}
		return nil
	case c.observed() && r.Tiny:
		return nil
	}
	for _, x := range operands {
		if c.observed() && format.IsDenormal(x) {
			return nil
		}
	}
	return c.rounded(format, r, operands...)
}

// strictly is an operation that rounds as the call tells.
func strictly(compute computation) *operation {
	return &operation{lane: inMode(compute), poison: true, absorbs: true}
}

func inMode(compute computation) func(*call, []*ir.Value) *ir.Value {
	return func(c *call, args []*ir.Value) *ir.Value {
		x, format, ok := floats(args)
		if !ok {
			return nil
		}
		return c.settled(format, compute(format, c.rounding.mode, x), x...)
	}
}

// toWhole rounds in a mode of its own, or in that of the call, and raises nothing for
// a fraction that is lost, unless loud.
func toWhole(own fp.Mode, named, loud bool) *operation {
	return &operation{poison: true, lane: func(c *call, args []*ir.Value) *ir.Value {
		x, format, ok := floats(args)
		if !ok {
			return nil
		}
		m := own
		if named {
			m = c.rounding.mode
		}
		r := format.IntegralIn(m, x[0])
		if named && c.rounding.dynamic && !r.Exact && !r.NaN {
			return nil
		}
		if !loud {
			r.Exact = true
		}
		return c.settled(format, r, x...)
	}}
}

// compare is fcmp, which raises an exception for a signaling NaN, and fcmps, which does
// for any.
func compare(signaling bool) *operation {
	return &operation{poison: true, lane: func(c *call, args []*ir.Value) *ir.Value {
		x, format, ok := floats(args)
		if !ok || c.denormals(format) != (mode{}) && (format.IsDenormal(x[0]) || format.IsDenormal(x[1])) {
			return nil
		}
		for _, y := range x {
			if c.observed() && (format.IsSignaling(y) || signaling && format.IsNaN(y) || format.IsDenormal(y)) {
				return nil
			}
		}
		a, b := format.Float64(x[0]), format.Float64(x[1])
		outcome := ir.UNO
		switch {
		case a < b:
			outcome = ir.OLT
		case a > b:
			outcome = ir.OGT
		case a == b:
			outcome = ir.OEQ
		}
		n := uint64(0)
		if c.pred&outcome&^ir.FPred != 0 {
			n = 1
		}
		return c.f.Int(c.to, n)
	}}
}

// convert is fpext and fptrunc.
func convert(c *call, args []*ir.Value) *ir.Value {
	x, from, ok := floats(args)
	to, ok2 := fp.Of(c.to.Kind)
	if !ok || !ok2 || c.denormals(from) != c.denormals(to) {
		return nil
	}
	if c.denormals(from) != (mode{}) && from.IsDenormal(x[0]) || c.observed() && from.IsDenormal(x[0]) {
		return nil
	}
	return c.settled(to, to.ConvertIn(c.rounding.mode, from, x[0]))
}

// fromInteger is sitofp and uitofp.
func fromInteger(isSigned bool) *operation {
	return &operation{poison: true, lane: func(c *call, args []*ir.Value) *ir.Value {
		to, ok := fp.Of(c.to.Kind)
		if !ok || args[0].Op != ir.OpInt {
			return nil
		}
		n := args[0].Int()
		if bits := uint(args[0].Type.Bits); isSigned && n.Bit(int(bits)-1) == 1 {
			n = new(big.Int).Sub(n, new(big.Int).Lsh(big.NewInt(1), bits))
		}
		return c.settled(to, to.FromIntIn(c.rounding.mode, n))
	}}
}

// integer is fptosi and fptoui, of what the result holds.
func integer(isSigned bool) *operation {
	return &operation{poison: true, lane: func(c *call, args []*ir.Value) *ir.Value {
		x, format, ok := floats(args)
		if !ok || !c.to.IsInt() {
			return nil
		}
		n, ok := format.Truncated(x[0])
		least, greatest := integerRange(c.to.Bits, isSigned)
		if !ok || n.Cmp(least) < 0 || n.Cmp(greatest) > 0 || c.observed() && !format.IntegralIn(fp.TowardZero, x[0]).Exact {
			return nil
		}
		return c.int(n)
	}}
}

var constrainedOps = map[string]*operation{
	"fadd":      strictly(func(f fp.Format, m fp.Mode, x []uint64) fp.Rounded { return f.AddIn(m, x[0], x[1]) }),
	"fsub":      strictly(func(f fp.Format, m fp.Mode, x []uint64) fp.Rounded { return f.SubIn(m, x[0], x[1]) }),
	"fmul":      strictly(func(f fp.Format, m fp.Mode, x []uint64) fp.Rounded { return f.MulIn(m, x[0], x[1]) }),
	"fdiv":      strictly(func(f fp.Format, m fp.Mode, x []uint64) fp.Rounded { return f.DivIn(m, x[0], x[1]) }),
	"frem":      strictly(func(f fp.Format, _ fp.Mode, x []uint64) fp.Rounded { return f.RemIn(x[0], x[1]) }),
	"fma":       strictly(fma),
	"fmuladd":   strictly(unfused),
	"sqrt":      strictly(sqrt),
	"floor":     toWhole(fp.Downward, false, false),
	"ceil":      toWhole(fp.Upward, false, false),
	"trunc":     toWhole(fp.TowardZero, false, false),
	"round":     toWhole(fp.NearestAway, false, false),
	"roundeven": toWhole(fp.NearestEven, false, false),
	"nearbyint": toWhole(0, true, false),
	"rint":      toWhole(0, true, true),
	"fcmp":      compare(false),
	"fcmps":     compare(true),
	"fpext":     {lane: convert, poison: true},
	"fptrunc":   {lane: convert, poison: true},
	"sitofp":    fromInteger(true),
	"uitofp":    fromInteger(false),
	"fptosi":    integer(true),
	"fptoui":    integer(false),
}

// unfused is fmuladd, which may be one operation or two: where one of them rounds, or
// raises what the other does not, it is not told.
func unfused(format fp.Format, m fp.Mode, x []uint64) fp.Rounded {
	r := format.FMAIn(m, x[0], x[1], x[2])
	if p := format.MulIn(m, x[0], x[1]); !p.Exact {
		r.Exact = false
	}
	return r
}

// absorbed is a NaN that an operand makes of the result, whatever the others are:
// one that is a NaN, or that is undef in the default environment.
func (c *call) absorbed(args []*ir.Value) *ir.Value {
	if c.observed() { // others may be signaling
		return nil
	}
	t := c.v.Type
	c.to = t.Scalar()
	format, ok := fp.Of(c.to.Kind)
	if !ok || t.IsVector() && t.Scalable {
		return nil
	}
	lanes := make([]*ir.Value, max(t.NumElems(), 1))
operands:
	for _, a := range args {
		if !a.IsConst() || a.Type != t {
			continue
		}
		for i := range lanes {
			switch l := c.lane(a, uint64(i)); {
			case l == nil:
				continue operands
			case l.Op == ir.OpUndef && c.standard():
				lanes[i] = c.float(format.NaN())
			case l.Op == ir.OpFloat && format.IsNaN(l.Bits):
				lanes[i] = c.float(l.Bits | format.QuietBit())
			default:
				continue operands
			}
		}
		if !t.IsVector() {
			return lanes[0]
		}
		return c.f.Const(ir.Value{Op: ir.OpAggregate, Type: t, Args: lanes})
	}
	return nil
}

// identity is an operand that is the result whatever it is, in the mode of the call:
//
//	x + -0.0    x    but not rounded down, where 0.0 + -0.0 is -0.0
//	x - 0.0     x    likewise
//	x * 1.0     x
//	x / 1.0     x
//
// A signaling NaN raises an exception, and becomes a quiet one where that may be
// looked at: so exceptions must be ignored, or nnan say that there is none and nobody
// observe them. Denormals must be kept.
func (c *call) identity(name string, args []*ir.Value) *ir.Value {
	if len(args) != 2 || args[0].Type != args[1].Type {
		return nil
	}
	format, ok := fp.Of(args[0].Type.Scalar().Kind)
	if !ok || c.denormals(format) != (mode{}) || c.observed() || c.v.Flags&ir.NNaN == 0 && c.except != "ignore" {
		return nil
	}
	flags := c.v.Flags
	up := !c.rounding.dynamic && c.rounding.mode != fp.Downward
	zero := func(negative bool) uint64 {
		if negative {
			return format.SignBit()
		}
		return 0
	}
	x, y := args[0], args[1]
	is := func(a *ir.Value, bits uint64) bool {
		n := a.Type.Scalar()
		for i := range max(a.Type.NumElems(), 1) {
			if !a.IsConst() || a.Type.IsVector() && a.Type.Scalable && a.Op == ir.OpAggregate {
				return false
			}
			l := c.lane(a, i)
			if l == nil || l.Op != ir.OpFloat || l.Bits != bits || l.Type != n {
				return false
			}
		}
		return true
	}
	switch name {
	case "fadd":
		for range 2 {
			if is(y, zero(true)) && (up || flags&ir.NSZ != 0) || is(y, zero(false)) && flags&ir.NSZ != 0 {
				return x
			}
			x, y = y, x
		}
	case "fsub":
		if is(y, zero(false)) && (up || flags&ir.NSZ != 0) || is(y, zero(true)) && flags&ir.NSZ != 0 {
			return x
		}
	case "fmul":
		for range 2 {
			if is(y, format.Round(1)) {
				return x
			}
			x, y = y, x
		}
	case "fdiv":
		if is(y, format.Round(1)) {
			return x
		}
	}
	return nil
}
