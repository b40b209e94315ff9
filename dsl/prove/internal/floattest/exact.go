package floattest

import (
	"math"
	"math/big"

	"rewrite/dsl"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// What reassoc allows. It licenses algebraically equal expressions, whose
// floating-point results can differ by any amount, so results are not compared:
// the expressions are, as functions of real numbers, in exact arithmetic.

// exactBits is the precision of exact arithmetic, and negligible what of a
// result, relative to the numbers that went into it, is due to its limits
// (quotients, roots, cancellation of numbers far apart).
const (
	exactBits  = 512
	negligible = -400 // as a power of two
)

// A real is an exact value, with a bound on the magnitude of the numbers that
// it was made of.
type real struct{ value, bound *big.Float }

func newReal(v *big.Float) real { return real{v, new(big.Float).Abs(v)} }

func bigOf(v float64) *big.Float { return new(big.Float).SetPrec(exactBits).SetFloat64(v) }

// rounds tells whether an operation rounds, so that its results depend on how
// an expression is written.
func (n *node) rounds() bool {
	switch n.op {
	case ir.OpFAdd, ir.OpFSub, ir.OpFMul, ir.OpFDiv:
		return true
	}
	return n.id == intrinsic.Fma || n.id == intrinsic.Fmuladd || n.id == intrinsic.Sqrt
}

func (n *node) each(f func(*node)) {
	f(n)
	for _, a := range n.args {
		a.each(f)
	}
}

// reassociable tells whether the source has the licence: all that rounds in it
// carries reassoc.
func (t *tester) reassociable() bool {
	all, any := true, false
	t.source.each(func(n *node) {
		if n.rounds() {
			any = true
			all = all && n.flags&ir.Reassoc != 0
		}
	})
	return all && any && t.source.isFloat
}

// rewriteFlags license rewriting, and say nothing about values.
const rewriteFlags = ir.Reassoc | ir.ARcp | ir.Contract | ir.AFn

// launders finds an operation of the target that carries a licence which not
// all operations of the source have: the reference gives a rewritten
// expression the intersection. Operations on bits alone do not count, what is
// below them is not rewritten.
func (t *tester) launders() *node {
	common, any := rewriteFlags, false
	t.source.each(func(n *node) {
		if n.rounds() || n.op == ir.OpFRem || n.op == ir.OpFPTrunc || n.call != nil && n.isFloat && n.id != intrinsic.Fabs && n.id != intrinsic.Copysign {
			any = true
			common &= n.flags
		}
	})
	if !any {
		common &= t.source.flags
	}
	var bad *node
	t.target.each(func(n *node) {
		if n.op != ir.OpInvalid && n.isFloat && n.flags&rewriteFlags&^common != 0 {
			bad = n
		}
	})
	return bad
}

// exact is the value of a term in real arithmetic. Operations that are no
// arithmetic keep the value that they had in the last run. !ok: it is none.
func (t *tester) exact(n *node) (r real, ok bool) {
	if n.expr != nil {
		return t.exactExpr(n.expr)
	}
	z := new(big.Float).SetPrec(exactBits)
	switch {
	case !n.rounds() && n.op != ir.OpFNeg && n.id != intrinsic.Fabs:
		v := n.format.Float64(n.got.bits)
		if n.got.poison || n.got.ub || !n.isFloat || math.IsNaN(v) || math.IsInf(v, 0) {
			return r, false
		}
		return newReal(bigOf(v)), true
	}
	args := make([]real, len(n.args))
	for i, a := range n.args {
		if args[i], ok = t.exact(a); !ok {
			return r, false
		}
	}
	switch {
	case n.op == ir.OpFNeg:
		return real{z.Neg(args[0].value), args[0].bound}, true
	case n.id == intrinsic.Fabs:
		return real{z.Abs(args[0].value), args[0].bound}, true
	case n.op == ir.OpFAdd:
		return args[0].add(args[1]), true
	case n.op == ir.OpFSub:
		return args[0].add(real{z.Neg(args[1].value), args[1].bound}), true
	case n.op == ir.OpFMul:
		return args[0].mul(args[1]), true
	case n.op == ir.OpFDiv:
		return args[0].div(args[1])
	case n.id == intrinsic.Sqrt:
		if args[0].value.Sign() < 0 {
			return r, false
		}
		return real{z.Sqrt(args[0].value), new(big.Float).Sqrt(args[0].bound)}, true
	}
	return args[0].mul(args[1]).add(args[2]), true
}

func (a real) add(b real) real {
	z := new(big.Float).SetPrec(exactBits)
	return real{z.Add(a.value, b.value), new(big.Float).Add(a.bound, b.bound)}
}

func (a real) mul(b real) real {
	z := new(big.Float).SetPrec(exactBits)
	return real{z.Mul(a.value, b.value), new(big.Float).Mul(a.bound, b.bound)}
}

func (a real) div(b real) (real, bool) {
	if b.value.Sign() == 0 {
		return real{}, false
	}
	z := new(big.Float).SetPrec(exactBits)
	y := new(big.Float).SetPrec(exactBits).Quo(b.bound, b.value) // how far the divisor has lost digits
	bound := new(big.Float).Quo(new(big.Float).Mul(a.bound, y.Abs(y)), b.value)
	return real{z.Quo(a.value, b.value), bound.Abs(bound)}, true
}

// exactExpr is the value of a computed constant without its rounding, if
// rounding it does no more than rounding does: not if it overflows or vanishes.
func (t *tester) exactExpr(e *dsl.Expr) (r real, ok bool) {
	rounded, ok := t.rule.EvalConst(e, t.bind)
	f, isFloat, _ := t.typeOf(e.Type)
	if !ok || !isFloat || f.IsInf(rounded.Lo) || f.IsNaN(rounded.Lo) {
		return r, false
	}
	if e.Kind == dsl.FuncExpr && len(e.Args) == 2 {
		a, okA := t.exactExpr(e.Args[0])
		b, okB := t.exactExpr(e.Args[1])
		if okA && okB {
			switch e.Func.Name {
			case "+":
				r, ok = a.add(b), true
			case "-":
				r, ok = a.add(real{new(big.Float).Neg(b.value), b.bound}), true
			case "*":
				r, ok = a.mul(b), true
			case "/":
				r, ok = a.div(b)
			default:
				ok = false
			}
			if ok && (r.value.Sign() == 0 || !f.IsZero(rounded.Lo)) {
				return r, true
			}
		}
	}
	return newReal(bigOf(f.Float64(rounded.Lo))), true
}

// licensed tells whether reassoc allows what the target gives for an input
// where no reading of the source as it is written does.
func (t *tester) licensed(target value) bool {
	f := t.source.format
	if target.poison || target.ub {
		return false
	}
	finite, nan := true, false
	for _, in := range t.inputs {
		for _, m := range in {
			if m.poison || len(in) > 1 {
				return false
			}
		}
	}
	for v := range t.rule.Vars {
		if in := t.inputs[v]; len(in) == 1 {
			if g, isFloat, _ := t.typeOf(t.rule.Vars[v].Type); isFloat {
				nan = nan || g.IsNaN(in[0].bits)
				finite = finite && !g.IsInf(in[0].bits)
			}
		}
	}
	t.choices.start()
	written, ok := t.eval(t.source)
	if !ok || written.poison {
		return false
	}
	switch {
	case nan: // it stays a NaN, of which kind is open where operands have moved
		return f.IsNaN(written.bits) && f.IsNaN(target.bits)
	case f.IsNaN(written.bits) && !finite:
		return true // inf - inf: another order has other ones
	case !finite:
		return false // it must be as it is written
	}
	t.choices.start()
	if _, ok := t.eval(t.target); !ok {
		return false
	}
	a, okA := t.exact(t.source)
	b, okB := t.exact(t.target)
	if !okA || !okB {
		return false
	}
	if a.value.Sign() == 0 && b.value.Sign() == 0 {
		// Which zero is a matter of nsz, unless something cancels only by rounding.
		return t.source.flags&ir.NSZ != 0 || !f.IsZero(written.bits) || written.bits == target.bits
	}
	d := new(big.Float).SetPrec(exactBits).Sub(a.value, b.value)
	limit := new(big.Float).SetMantExp(new(big.Float).Add(a.bound, b.bound), negligible)
	return d.Abs(d).Cmp(limit) <= 0
}
