package constfold

import (
	"strings"

	"rewrite/passes/ir"
	"rewrite/passes/ir/fp"
)

// Constrained intrinsics say how they round and who looks at the flags of exceptions
// (LangRef, "Constrained Floating-Point Intrinsics"). A call goes where what it says
// leaves one answer:
//
//	fadd(1.0, 2.0), round.dynamic, fpexcept.strict    3.0: exact, whatever the mode, and raises nothing
//	fadd(x, -0.0), round.upward, fpexcept.ignore      x
//	fadd(x, poison)                                   poison
//	fdiv(x, y), fpexcept.maytrap, that nobody uses    nothing
//
// An exception that would have been raised may go unless they are strict; none is raised
// that was not. Ordinary operations are never put in the place of these calls.

// An environment is what a constrained call says of the one that it runs in.
type environment struct {
	mode    fp.Mode
	dynamic bool // mode is not known
	ignored bool // nobody looks at the flags
	strict  bool // each exception counts
}

var constrainedModes = map[string]fp.Mode{
	"round.tonearest": fp.NearestEven, "round.tonearestaway": fp.NearestAway, "round.towardzero": fp.TowardZero,
	"round.upward": fp.Upward, "round.downward": fp.Downward,
}

// environmentOf reads the last operands of a constrained call, those that are metadata,
// and gives the ones before, and the predicate of a compare.
func environmentOf(v *ir.Value) (env environment, args []*ir.Value, pred ir.Pred) {
	env = environment{dynamic: true, strict: true}
	for _, a := range v.CallArgs() {
		if a.Type.Kind != ir.MetadataKind {
			args = append(args, a)
			continue
		}
		switch s := ir.MDString(a); {
		case strings.HasPrefix(s, "round."):
			if m, ok := constrainedModes[s]; ok {
				env.mode, env.dynamic = m, false
			}
		case strings.HasPrefix(s, "fpexcept."):
			env.ignored, env.strict = s == "fpexcept.ignore", s != "fpexcept.ignore" && s != "fpexcept.maytrap"
		default:
			pred = ir.FCmpPred(s)
		}
	}
	return env, args, pred
}

// constrainedOp is an operation that a constrained intrinsic does.
type constrainedOp struct {
	compute computation
	// roundless: it raises no exception for what it rounds away; anyMode: nor does the mode matter.
	roundless, anyMode bool
}

var constrained = map[string]constrainedOp{
	"fadd":      {compute: func(f fp.Format, m fp.Mode, x []uint64) fp.Rounded { return f.AddIn(m, x[0], x[1]) }},
	"fsub":      {compute: func(f fp.Format, m fp.Mode, x []uint64) fp.Rounded { return f.SubIn(m, x[0], x[1]) }},
	"fmul":      {compute: func(f fp.Format, m fp.Mode, x []uint64) fp.Rounded { return f.MulIn(m, x[0], x[1]) }},
	"fdiv":      {compute: func(f fp.Format, m fp.Mode, x []uint64) fp.Rounded { return f.DivIn(m, x[0], x[1]) }},
	"frem":      {compute: remainder},
	"fma":       {compute: fma},
	"fmuladd":   {compute: fma}, // fused or not is open
	"sqrt":      {compute: sqrt},
	"floor":     {compute: whole(fp.Downward), roundless: true, anyMode: true},
	"ceil":      {compute: whole(fp.Upward), roundless: true, anyMode: true},
	"trunc":     {compute: whole(fp.TowardZero), roundless: true, anyMode: true},
	"round":     {compute: whole(fp.NearestAway), roundless: true, anyMode: true},
	"roundeven": {compute: whole(fp.NearestEven), roundless: true, anyMode: true},
	"nearbyint": {compute: integral, roundless: true},
	"rint":      {compute: integral},
}

func integral(f fp.Format, m fp.Mode, x []uint64) fp.Rounded { return f.IntegralIn(m, x[0]) }

// remainder is frem, which is exact.
func remainder(f fp.Format, _ fp.Mode, x []uint64) fp.Rounded {
	r := f.Rem(x[0], x[1])
	return fp.Rounded{Bits: r, NaN: f.IsNaN(r), Exact: true, Tiny: f.IsDenormal(r)}
}

// foldConstrained is what a constrained call comes to, nil if that is not known.
func foldConstrained(f *ir.Func, v *ir.Value, name string) *ir.Value {
	env, args, pred := environmentOf(v)
	if len(v.Uses()) == 0 && !env.strict {
		return f.Poison(v.Type)
	}
	for _, a := range args {
		if a.Op == ir.OpPoison {
			return f.Poison(v.Type)
		}
	}
	base, _, _ := strings.Cut(name, ".")
	c := &call{f: f, v: v}
	if base == "fcmp" || base == "fcmps" {
		return c.lanes(v.Type, args, &operation{poison: true}, compare(env, pred, base == "fcmps"), nil)
	}
	op, known := constrained[base]
	if !known || len(args) == 0 {
		return nil
	}
	c.to = v.Type.Scalar()
	if !env.strict { // the other operand may be a signaling NaN
		if x := c.anyNaN(args); x != nil {
			return x
		}
	}
	if x := neutral(c, base, env, args); x != nil {
		return x
	}
	return c.lanes(v.Type, args, &operation{poison: true}, func(c *call, lane []*ir.Value) *ir.Value {
		x, format, ok := floats(lane)
		if !ok || c.to.Kind != format.Kind {
			return nil
		}
		r := op.compute(format, env.mode, x)
		if env.dynamic && !op.anyMode && !r.NaN && (!r.Exact || r.ZeroSum) {
			return nil
		}
		if env.strict && raises(format, r, op.roundless, x) {
			return nil
		}
		return c.rounded(format, r, x...)
	}, nil)
}

// raises tells whether an operation raises an exception, or may.
func raises(format fp.Format, r fp.Rounded, roundless bool, x []uint64) bool {
	quiet, finite := false, true
	for _, b := range x {
		if format.IsSignaling(b) {
			return true
		}
		quiet = quiet || format.IsNaN(b)
		finite = finite && !format.IsInf(b)
	}
	switch {
	case r.NaN:
		return !quiet || len(x) > 2 // of 0 * infinity + NaN it is open
	case finite && format.IsInf(r.Bits): // divided by 0, or too large
		return true
	}
	return r.Tiny || !r.Exact && !roundless
}

// neutral is the operand that an operation gives back for the other one. A signaling NaN would be
// a quiet one, and raise an exception, so nobody must look at the flags or x must not be one.
//
//	x + -0.0  is x but for 0.0 where it is rounded down; x + 0.0 is x but for -0.0 unless it is rounded down
func neutral(c *call, base string, env environment, args []*ir.Value) *ir.Value {
	format, ok := fp.Of(c.to.Kind)
	if len(args) != 2 || !env.ignored && c.v.Flags&ir.NNaN == 0 || !ok || !c.ieee(format) { // a denormal may come to 0
		return nil
	}
	x, y := args[0], args[1]
	minus := base == "fsub"
	switch base {
	case "fmul", "fdiv":
		if base == "fmul" && !y.IsConst() {
			x, y = y, x
		}
		if c.all(y, func(f fp.Format, n uint64) bool { return n == f.Round(1) }) {
			return x
		}
		return nil
	case "fadd":
		if !y.IsConst() {
			x, y = y, x
		}
	case "fsub":
		if !y.IsConst() && y.Op == ir.OpFNeg { // 0 - -y is 0 + y
			x, y, minus = y.Args[0], x, false
		}
	default:
		return nil
	}
	if c.all(y, func(f fp.Format, n uint64) bool {
		if !f.IsZero(n) {
			return false
		}
		negative := n != 0
		if minus {
			negative = !negative
		}
		return c.v.Flags&ir.NSZ != 0 || !env.dynamic && negative == (env.mode != fp.Downward)
	}) {
		return x
	}
	return nil
}

// all tells whether something holds of each lane of a constant.
func (c *call) all(a *ir.Value, holds func(f fp.Format, n uint64) bool) bool {
	f, ok := fp.Of(c.to.Kind)
	if !ok || !a.IsConst() || a.Type.IsVector() && a.Type.Scalable {
		return false
	}
	for i := range max(a.Type.NumElems(), 1) {
		l := c.lane(a, uint64(i))
		if l == nil || l.Op != ir.OpFloat || l.Aux != nil || !holds(f, l.Bits) {
			return false
		}
	}
	return true
}

// compare is fcmp, which raises an exception for a signaling NaN, or fcmps, which does so for each.
func compare(env environment, pred ir.Pred, signals bool) func(*call, []*ir.Value) *ir.Value {
	return func(c *call, args []*ir.Value) *ir.Value {
		x, format, ok := floats(args)
		if !ok || pred == ir.PredNone || !c.ieee(format) && hasDenormal(format, x...) {
			return nil
		}
		for _, n := range x {
			if env.strict && (format.IsSignaling(n) || signals && format.IsNaN(n)) {
				return nil
			}
		}
		holds := pred.Holds(format.Float64(x[0]), format.Float64(x[1]))
		if holds {
			return c.f.Int(c.to, 1)
		}
		return c.f.Int(c.to, 0)
	}
}
