package symbolic

import (
	"fmt"

	"rewrite/dsl"
	"rewrite/dsl/prove/internal/term"
	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
)

// An Env is a rule with its widths, flags and predicates bound (Bind) and its
// variables standing for terms (Vals, by VarID).
type Env struct {
	*term.Pool
	Rule *dsl.Rule
	Bind *dsl.Bindings
	Vals []term.ID
	// Assumed is true of every input: it defines terms that are variables here.
	Assumed term.ID
}

// A Const is the value of a constant expression: undefined unless OK, a term of
// one bit. A plain number, which has no width, is known.
type Const struct {
	N      term.ID
	OK     term.ID
	plain  bool
	number num.Int
}

func unsupported(what string) error { return fmt.Errorf("%s has no circuit", what) }

// variable tells whether an expression depends on a variable.
func variable(e *dsl.Expr) bool {
	for _, a := range e.Args {
		if variable(a) {
			return true
		}
	}
	return e.Kind == dsl.ConstExpr
}

// Expr is a constant expression.
func (v *Env) Expr(e *dsl.Expr) (Const, error) {
	if e.Type == dsl.None && variable(e) {
		return Const{}, unsupported("a plain number that is not known")
	}
	if !variable(e) {
		n, ok := v.Rule.EvalConst(e, v.Bind)
		c := Const{OK: v.Bool(ok), plain: e.Type == dsl.None, number: n}
		if !c.plain {
			c.N = v.Number(n.Lo, v.Bind.Bits[e.Type])
		}
		return c, nil
	}
	if e.Kind == dsl.ConstExpr {
		return Const{N: v.Vals[e.Var], OK: v.Bool(true)}, nil
	}
	var args [2]Const
	ok := v.Bool(true)
	for i, a := range e.Args {
		var err error
		if args[i], err = v.Expr(a); err != nil {
			return Const{}, err
		}
		ok = v.And(ok, args[i].OK)
	}
	n, defined, err := v.function(e.Func.Name, args[0], args[1], v.Bind.Bits[e.Type])
	return Const{N: n, OK: v.And(ok, defined)}, err
}

// function is a constant function at a width, and where it is defined.
func (v *Env) function(name string, x, y Const, width uint32) (n, defined term.ID, err error) {
	yes := v.Bool(true)
	a, b := x.N, y.N
	zero := v.Number(0, width)
	apply := func(op ir.Op) (term.ID, term.ID, error) {
		no := v.Bool(false)
		r, err := Apply(v.Pool, Operation{Op: op, Width: width, To: width}, Value{a, no, no}, Value{b, no, no}, Value{no, no, no})
		return r.N, v.Not(v.Or(r.Poison, r.UB)), err
	}
	pick := func(pred ir.Pred) (term.ID, term.ID, error) {
		return v.Ite(compare(v.Pool, pred, a, b), a, b), yes, nil
	}
	switch name {
	case "+":
		return apply(ir.OpAdd)
	case "-":
		return apply(ir.OpSub)
	case "*":
		return apply(ir.OpMul)
	case "/u":
		return apply(ir.OpUDiv)
	case "/s":
		return apply(ir.OpSDiv)
	case "%u":
		return apply(ir.OpURem)
	case "%s":
		return apply(ir.OpSRem)
	case "<<":
		return apply(ir.OpShl)
	case ">>u":
		return apply(ir.OpLShr)
	case ">>s":
		return apply(ir.OpAShr)
	case "&":
		return apply(ir.OpAnd)
	case "|":
		return apply(ir.OpOr)
	case "^":
		return apply(ir.OpXor)
	case "~":
		return v.Not(a), yes, nil
	case "neg":
		return v.Neg(a), yes, nil
	case "umin":
		return pick(ir.ULE)
	case "umax":
		return pick(ir.UGE)
	case "smin":
		return pick(ir.SLE)
	case "smax":
		return pick(ir.SGE)
	case "abs":
		return v.Abs(a), yes, nil
	case "log2":
		return v.Sub(v.Number(uint64(width-1), width), v.Leading(a)), v.Not(v.Eq(a, zero)), nil
	case "ctpop":
		return v.Count(a), yes, nil
	case "ctlz":
		return v.Leading(a), yes, nil
	case "cttz":
		return v.Trailing(a), yes, nil
	case "bswap":
		if width%16 != 0 {
			return zero, v.Bool(false), nil
		}
		return v.SwapBytes(a), yes, nil
	case "bitreverse":
		return v.Reverse(a), yes, nil
	case "inverse":
		return v.inverse(a, width)
	case "zext":
		return v.ZExt(a, width), yes, nil
	case "sext":
		return v.SExt(a, width), yes, nil
	case "trunc":
		return v.Trunc(a, width), yes, nil
	case "low_mask", "high_mask":
		k, fits := v.places(x, width)
		one := v.Number(1, width)
		if name == "low_mask" {
			return v.Sub(v.Shl(one, k), one), fits, nil
		}
		return v.Neg(v.Shl(one, v.Sub(v.Number(uint64(width), placesWidth), k))), fits, nil
	}
	return 0, 0, unsupported("constant function " + name)
}

// inverse is the number of which the product with x is 1: there is one if x is
// odd, and only one, so a variable can stand for it.
func (v *Env) inverse(x term.ID, width uint32) (n, defined term.ID, err error) {
	defined = v.Not(v.Eq(v.And(x, v.Number(1, width)), v.Number(0, width)))
	if _, ok := v.Const(x); ok {
		return 0, 0, unsupported("the inverse of a known number")
	}
	n = v.NewVar(width)
	v.Assumed = v.And(v.Assumed, v.Or(v.Not(defined), v.Eq(v.Mul(x, n), v.Number(1, width))))
	return n, defined, nil
}

// placesWidth is enough for a number of bits.
const placesWidth = 8

// places is a number of bits, and whether it is no more than the width.
func (v *Env) places(x Const, width uint32) (k, fits term.ID) {
	if x.plain {
		return v.Number(x.number.Lo, placesWidth), v.Bool(x.number.Hi == 0 && x.number.Lo <= uint64(width))
	}
	w := v.Width(x.N)
	if w < placesWidth {
		k = v.ZExt(x.N, placesWidth)
		return k, v.Not(v.Ult(v.Number(uint64(width), placesWidth), k))
	}
	return v.Trunc(x.N, placesWidth), v.Not(v.Ult(v.Number(uint64(width), w), x.N))
}

// Cond tells whether a condition holds. known is what a fact is.
func (v *Env) Cond(c *dsl.Cond, known func(*dsl.Cond) (term.ID, error)) (term.ID, error) {
	holds, ok, err := v.cond(c, known)
	return v.And(holds, ok), err
}

func (v *Env) cond(c *dsl.Cond, known func(*dsl.Cond) (term.ID, error)) (holds, ok term.ID, err error) {
	yes := v.Bool(true)
	switch c.Kind {
	case dsl.AndCond:
		holds, ok = yes, yes
		for i := len(c.Args) - 1; i >= 0; i-- {
			h, k, err := v.cond(c.Args[i], known)
			if err != nil {
				return 0, 0, err
			}
			both := v.And(h, k)
			holds, ok = v.And(both, holds), v.Ite(both, ok, k)
		}
		return holds, ok, nil
	case dsl.OrCond:
		holds, ok = v.Bool(false), yes
		for _, a := range c.Args {
			h, k, err := v.cond(a, known)
			if err != nil {
				return 0, 0, err
			}
			holds, ok = v.Or(holds, v.And(h, k)), v.And(ok, k)
		}
		return holds, v.Or(holds, ok), nil
	case dsl.NotCond:
		holds, ok, err = v.cond(c.Args[0], known)
		return v.Not(holds), ok, err
	case dsl.CompareCond:
		if !variable(c.X) && !variable(c.Y) {
			h, k := v.Rule.EvalCond(c, v.Bind, nil), true
			// Whether it is defined matters below a negation.
			_, okX := v.Rule.EvalConst(c.X, v.Bind)
			_, okY := v.Rule.EvalConst(c.Y, v.Bind)
			k = okX && okY
			return v.Bool(h), v.Bool(k), nil
		}
		x, err := v.Expr(c.X)
		if err != nil {
			return 0, 0, err
		}
		y, err := v.Expr(c.Y)
		if err != nil {
			return 0, 0, err
		}
		if x.plain || y.plain {
			return 0, 0, unsupported("a compare with a plain number")
		}
		return compare(v.Pool, c.Pred, x.N, y.N), v.And(x.OK, y.OK), nil
	case dsl.PredInCond:
		return v.Bool(v.Rule.EvalCond(c, v.Bind, nil)), yes, nil
	}
	holds, err = known(c)
	return holds, yes, err
}

// Fact is the definition of a fact about values on what Vals are.
func (v *Env) Fact(c *dsl.Cond) (term.ID, error) {
	if c.Fact.Info().About != dsl.AboutValue {
		return v.Bool(true), nil
	}
	var args [2]Const
	ok := v.Bool(true)
	for i, a := range c.FactArgs {
		if a.Var != dsl.None {
			args[i] = Const{N: v.Vals[a.Var], OK: v.Bool(true)}
			continue
		}
		var err error
		if args[i], err = v.Expr(a.Expr); err != nil {
			return 0, err
		}
		ok = v.And(ok, args[i].OK)
	}
	if args[0].plain {
		return 0, unsupported("a fact about a plain number")
	}
	holds, err := v.fact(c.Fact, args[0].N, args[1])
	return v.And(ok, holds), err
}

func (v *Env) fact(id dsl.FactID, a term.ID, y Const) (term.ID, error) {
	b := y.N
	w := v.Width(a)
	zero, one := v.Number(0, w), v.Number(1, w)
	mask := func(x term.ID) term.ID { // ones at the low end, at least one
		return v.And(v.Not(v.Eq(x, zero)), v.Eq(v.And(x, v.Add(x, one)), zero))
	}
	noWrap := func(op ir.Op, signed bool) (term.ID, error) {
		o := &operations{v.Pool, Operation{Width: w}}
		return v.Not(o.wraps(op, signed, a, b)), nil
	}
	switch id {
	case dsl.FactKnownZero, dsl.FactNoCommonBits:
		return v.Eq(v.And(a, b), zero), nil
	case dsl.FactKnownOne:
		return v.Eq(v.And(v.Not(a), b), zero), nil
	case dsl.FactNonZero:
		return v.Not(v.Eq(a, zero)), nil
	case dsl.FactNonNegative:
		return v.Not(v.Negative(a)), nil
	case dsl.FactNegative:
		return v.Negative(a), nil
	case dsl.FactPowerOfTwo:
		return v.PowerOfTwo(a), nil
	case dsl.FactPowerOfTwoOrZero:
		return v.Eq(v.And(a, v.Sub(a, one)), zero), nil
	case dsl.FactLowMask:
		return mask(a), nil
	case dsl.FactHighMask:
		// Its complement is 0 or ones at the low end.
		low := v.Not(a)
		return v.And(v.Not(v.Eq(a, zero)), v.Eq(v.And(low, v.Add(low, one)), zero)), nil
	case dsl.FactLowMaskOrZero:
		return v.Eq(v.And(a, v.Add(a, one)), zero), nil
	case dsl.FactHighMaskOrZero:
		return v.Eq(v.And(v.Not(a), v.Sub(zero, a)), zero), nil
	case dsl.FactTwoBits:
		return v.Not(v.Eq(v.And(a, v.Sub(a, one)), zero)), nil
	case dsl.FactSignBits:
		k, fits := v.places(y, w)
		high := v.AShr(a, v.Sub(v.Number(uint64(w), placesWidth), k))
		return v.And(fits, v.Or(v.Eq(high, zero), v.Eq(high, v.Number(^uint64(0), w)))), nil
	case dsl.FactAtMost:
		return compare(v.Pool, ir.ULE, a, b), nil
	case dsl.FactAtLeast:
		return compare(v.Pool, ir.UGE, a, b), nil
	case dsl.FactAtMostSigned:
		return compare(v.Pool, ir.SLE, a, b), nil
	case dsl.FactAtLeastSigned:
		return compare(v.Pool, ir.SGE, a, b), nil
	case dsl.FactAddNUW:
		return noWrap(ir.OpAdd, false)
	case dsl.FactAddNSW:
		return noWrap(ir.OpAdd, true)
	case dsl.FactSubNUW:
		return noWrap(ir.OpSub, false)
	case dsl.FactSubNSW:
		return noWrap(ir.OpSub, true)
	case dsl.FactMulNUW:
		return noWrap(ir.OpMul, false)
	case dsl.FactMulNSW:
		return noWrap(ir.OpMul, true)
	case dsl.FactShlNUW:
		return noWrap(ir.OpShl, false)
	case dsl.FactShlNSW:
		return noWrap(ir.OpShl, true)
	}
	return 0, unsupported("fact " + id.String())
}
