package smt

import (
	"fmt"

	"rewrite/dsl"
	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
)

// operation writes an operation of its operands' values.
func (e *encoder) operation(t *dsl.Term) value {
	call := t
	if t.Op == ir.OpExtractValue && t.Kind == dsl.OpTerm {
		if call = t.Args[0]; call.Kind == dsl.VarTerm && e.r.Vars[call.Var].Kind == dsl.NodeVar {
			call = e.nodes[call.Var]
		}
		if call.Intrinsic == nil || len(t.Indices) != 1 || t.Indices[0].Var != dsl.None {
			panic(unsupported("aggregates"))
		}
	}
	var args []value
	for _, a := range call.Args {
		args = append(args, e.term(a))
	}
	var ub, poison []string
	for _, a := range args {
		ub, poison = append(ub, a.ub), append(poison, a.poison)
	}
	v := value{ub: or(ub...), poison: or(poison...)}
	w, to := e.width(call.Args[0].Type), e.width(t.Type)
	switch {
	case t.Op == ir.OpSelect && t.Kind == dsl.OpTerm:
		c := eq(args[0].bits, "#b1")
		return value{v.ub, or(args[0].poison, ite(c, args[1].poison, args[2].poison)), ite(c, args[1].bits, args[2].bits)}
	case call.Kind == dsl.CallTerm && call.Intrinsic == nil:
		panic(unsupported("call of @" + call.Func))
	case call.Kind == dsl.CallTerm:
		bits, bad := e.intrinsic(call.Intrinsic, args, w, to, t != call && t.Indices[0].N == 1)
		return value{v.ub, or(v.poison, bad), bits}
	}
	switch t.Op {
	case ir.OpUDiv, ir.OpSDiv, ir.OpURem, ir.OpSRem:
		return e.division(t, v, args, w)
	case ir.OpICmp:
		bad := and(e.flag(t, ir.SameSign), not(eq(sign(args[0].bits, w), sign(args[1].bits, w))))
		return value{v.ub, or(v.poison, bad), ite(e.compare(t.Pred, args[0].bits, args[1].bits), "#b1", "#b0")}
	case ir.OpTrunc, ir.OpZExt, ir.OpSExt:
		bits, bad := e.cast(t, args[0].bits, w, to)
		return value{v.ub, or(v.poison, bad), bits}
	}
	a, b := args[0].bits, ""
	if len(args) == 2 {
		b = args[1].bits
	}
	bits, bad := e.binary(t, a, b, w)
	return value{v.ub, or(v.poison, bad), bits}
}

func sign(x string, w uint32) string { return fmt.Sprintf("((_ extract %d %d) %s)", w-1, w-1, x) }

func zext(x string, by uint32) string {
	if by == 0 {
		return x
	}
	return fmt.Sprintf("((_ zero_extend %d) %s)", by, x)
}

func sext(x string, by uint32) string {
	if by == 0 {
		return x
	}
	return fmt.Sprintf("((_ sign_extend %d) %s)", by, x)
}

func low(x string, w uint32) string { return fmt.Sprintf("((_ extract %d 0) %s)", w-1, x) }

func ones(w uint32) string { return literal(num.LowMask(w), w) }

func signedMin(w uint32) string { return literal(num.Of(1).Shl(w-1), w) }

func signedMax(w uint32) string { return literal(num.LowMask(w-1), w) }

// wraps are the formulas that a result does not hold the exact one.
func wraps(op ir.Op, a, b string, w uint32, signed bool) string {
	ext, by := zext, uint32(1)
	if signed {
		ext = sext
	}
	f := map[ir.Op]string{ir.OpAdd: "bvadd", ir.OpSub: "bvsub", ir.OpMul: "bvmul"}[op]
	if op == ir.OpMul {
		by = w
	}
	exact := apply(f, ext(a, by), ext(b, by))
	if op == ir.OpSub && !signed {
		return apply("bvult", a, b)
	}
	return not(eq(exact, ext(apply(f, a, b), by)))
}

// shiftWraps: bits are lost, or the sign changes; the amount is below the width.
func shiftWraps(a, b string, signed bool) string {
	back := "bvlshr"
	if signed {
		back = "bvashr"
	}
	return not(eq(apply(back, apply("bvshl", a, b), b), a))
}

func (e *encoder) binary(t *dsl.Term, a, b string, w uint32) (bits, bad string) {
	tooFar := apply("bvuge", b, number(uint64(w), w))
	switch t.Op {
	case ir.OpAdd, ir.OpSub, ir.OpMul:
		f := map[ir.Op]string{ir.OpAdd: "bvadd", ir.OpSub: "bvsub", ir.OpMul: "bvmul"}[t.Op]
		bad = or(e.unless(t, ir.NUW, func() string { return wraps(t.Op, a, b, w, false) }), e.unless(t, ir.NSW, func() string { return wraps(t.Op, a, b, w, true) }))
		return apply(f, a, b), bad
	case ir.OpShl:
		bad = or(tooFar, e.unless(t, ir.NUW, func() string { return shiftWraps(a, b, false) }), e.unless(t, ir.NSW, func() string { return shiftWraps(a, b, true) }))
		return apply("bvshl", a, b), bad
	case ir.OpLShr, ir.OpAShr:
		f := map[ir.Op]string{ir.OpLShr: "bvlshr", ir.OpAShr: "bvashr"}[t.Op]
		r := apply(f, a, b)
		return r, or(tooFar, e.unless(t, ir.Exact, func() string { return not(eq(apply("bvshl", r, b), a)) }))
	case ir.OpAnd:
		return apply("bvand", a, b), "false"
	case ir.OpXor:
		return apply("bvxor", a, b), "false"
	case ir.OpOr:
		return apply("bvor", a, b), e.unless(t, ir.Disjoint, func() string { return not(eq(apply("bvand", a, b), number(0, w))) })
	}
	panic(unsupported(t.Op.String() + " is no operation on integers"))
}

// unless is poison where the flag is there and what it excludes happens.
func (e *encoder) unless(t *dsl.Term, fl ir.Flags, bad func() string) string {
	f := e.flag(t, fl)
	if f == "false" {
		return f
	}
	return and(f, bad())
}

func (e *encoder) division(t *dsl.Term, v value, args []value, w uint32) value {
	a, b := args[0], args[1]
	f := map[ir.Op]string{ir.OpUDiv: "bvudiv", ir.OpSDiv: "bvsdiv", ir.OpURem: "bvurem", ir.OpSRem: "bvsrem"}[t.Op]
	traps := eq(b.bits, number(0, w))
	if t.Op == ir.OpSDiv || t.Op == ir.OpSRem { // a poison dividend may be the least number
		traps = or(traps, and(eq(b.bits, ones(w)), or(a.poison, eq(a.bits, signedMin(w)))))
	}
	bad := "false"
	if t.Op == ir.OpUDiv || t.Op == ir.OpSDiv {
		bad = e.unless(t, ir.Exact, func() string { return not(eq(apply("bvmul", apply(f, a.bits, b.bits), b.bits), a.bits)) })
	}
	return value{or(v.ub, b.poison, traps), or(v.poison, bad), apply(f, a.bits, b.bits)}
}

func (e *encoder) cast(t *dsl.Term, a string, w, to uint32) (bits, bad string) {
	switch t.Op {
	case ir.OpTrunc:
		r := low(a, to)
		return r, or(e.unless(t, ir.NUW, func() string { return not(eq(zext(r, w-to), a)) }), e.unless(t, ir.NSW, func() string { return not(eq(sext(r, w-to), a)) }))
	case ir.OpZExt:
		return zext(a, to-w), e.unless(t, ir.NNeg, func() string { return eq(sign(a, w), "#b1") })
	}
	return sext(a, to-w), "false"
}

var comparisons = map[ir.Pred]string{
	ir.UGT: "bvugt", ir.UGE: "bvuge", ir.ULT: "bvult", ir.ULE: "bvule",
	ir.SGT: "bvsgt", ir.SGE: "bvsge", ir.SLT: "bvslt", ir.SLE: "bvsle",
}

func compare(p ir.Pred, a, b string) string {
	switch p {
	case ir.EQ:
		return eq(a, b)
	case ir.NE:
		return not(eq(a, b))
	}
	return apply(comparisons[p], a, b)
}

// compare writes a compare; a predicate that is a variable is one of ten numbers.
func (e *encoder) compare(p dsl.PredExpr, a, b string) string {
	return e.overPreds(p, func(q ir.Pred) string { return compare(q, a, b) })
}

// overPreds is what f says of the predicate.
func (e *encoder) overPreds(p dsl.PredExpr, f func(ir.Pred) string) string {
	read := func(q ir.Pred) ir.Pred {
		if p.Swap {
			q = q.Swap()
		}
		if p.Invert {
			q = q.Invert()
		}
		return q
	}
	if p.Var == dsl.None {
		return f(read(p.Pred))
	}
	var cases []string
	for q := ir.EQ; q <= ir.SLE; q++ {
		cases = append(cases, and(eq(e.predName(p.Var), number(uint64(q-ir.EQ), 4)), f(read(q))))
	}
	return or(cases...)
}

// intrinsic writes an intrinsic of integers; overflow asks for its second field.
// It goes by names, and asks no table of what they mean: it is what those are checked by.
func (e *encoder) intrinsic(in *dsl.Intrinsic, args []value, w, to uint32, overflow bool) (bits, bad string) {
	a := args[0].bits
	b, c := "", ""
	if len(args) > 1 {
		b = args[1].bits
	}
	if len(args) > 2 {
		c = args[2].bits
	}
	zero := number(0, w)
	negative := func(x string) string { return apply("bvslt", x, zero) }
	tooFar := func() string { return apply("bvuge", b, number(uint64(w), w)) }
	switch in.Name {
	case "abs":
		return ite(negative(a), apply("bvneg", a), a), and(eq(b, "#b1"), eq(a, signedMin(w)))
	case "smax":
		return ite(apply("bvsge", a, b), a, b), "false"
	case "smin":
		return ite(apply("bvsle", a, b), a, b), "false"
	case "umax":
		return ite(apply("bvuge", a, b), a, b), "false"
	case "umin":
		return ite(apply("bvule", a, b), a, b), "false"
	case "scmp", "ucmp":
		if to < 2 {
			panic(inapplicable)
		}
		less := map[string]string{"scmp": "bvslt", "ucmp": "bvult"}[in.Name]
		return ite(apply(less, a, b), ones(to), ite(eq(a, b), number(0, to), number(1, to))), "false"
	case "ctpop":
		return popcount(a, w), "false"
	case "ctlz":
		return leadingZeros(a, w), and(eq(b, "#b1"), eq(a, zero))
	case "cttz":
		return trailingZeros(a, w), and(eq(b, "#b1"), eq(a, zero))
	case "bswap":
		if w%16 != 0 {
			panic(inapplicable)
		}
		return reversed(a, w, 8), "false"
	case "bitreverse":
		return reversed(a, w, 1), "false"
	case "fshl", "fshr":
		n := zext(apply("bvurem", c, number(uint64(w), w)), w)
		both := apply("concat", a, b)
		if in.Name == "fshl" {
			return fmt.Sprintf("((_ extract %d %d) %s)", 2*w-1, w, apply("bvshl", both, n)), "false"
		}
		return low(apply("bvlshr", both, n), w), "false"
	case "uadd.sat":
		return ite(wraps(ir.OpAdd, a, b, w, false), ones(w), apply("bvadd", a, b)), "false"
	case "usub.sat":
		return ite(apply("bvult", a, b), zero, apply("bvsub", a, b)), "false"
	case "sadd.sat":
		return ite(wraps(ir.OpAdd, a, b, w, true), ite(negative(a), signedMin(w), signedMax(w)), apply("bvadd", a, b)), "false"
	case "ssub.sat":
		return ite(wraps(ir.OpSub, a, b, w, true), ite(negative(a), signedMin(w), signedMax(w)), apply("bvsub", a, b)), "false"
	case "ushl.sat":
		return ite(shiftWraps(a, b, false), ones(w), apply("bvshl", a, b)), tooFar()
	case "sshl.sat":
		return ite(shiftWraps(a, b, true), ite(negative(a), signedMin(w), signedMax(w)), apply("bvshl", a, b)), tooFar()
	}
	for name, op := range map[string]ir.Op{"add": ir.OpAdd, "sub": ir.OpSub, "mul": ir.OpMul} {
		for prefix, signed := range map[string]bool{"s": true, "u": false} {
			switch {
			case in.Name != prefix+name+".with.overflow":
			case overflow:
				return ite(wraps(op, a, b, w, signed), "#b1", "#b0"), "false"
			default:
				return apply("bv"+name, a, b), "false"
			}
		}
	}
	panic(unsupported("llvm." + in.Name))
}

func bit(x string, i uint32) string { return fmt.Sprintf("((_ extract %d %d) %s)", i, i, x) }

// popcount adds up the bits, modulo 2^w.
func popcount(x string, w uint32) string {
	sum := zext(bit(x, 0), w-1)
	for i := uint32(1); i < w; i++ {
		sum = apply("bvadd", sum, zext(bit(x, i), w-1))
	}
	return sum
}

// leadingZeros asks bit after bit, from the top.
func leadingZeros(x string, w uint32) string {
	r := number(uint64(w), w)
	for i := range w {
		r = ite(eq(bit(x, i), "#b1"), number(uint64(w-1-i), w), r)
	}
	return r
}

func trailingZeros(x string, w uint32) string {
	r := number(uint64(w), w)
	for i := w; i > 0; i-- {
		r = ite(eq(bit(x, i-1), "#b1"), number(uint64(i-1), w), r)
	}
	return r
}

// reversed puts the groups of bits in the opposite order.
func reversed(x string, w, group uint32) string {
	r := ""
	for i := uint32(0); i < w; i += group {
		part := fmt.Sprintf("((_ extract %d %d) %s)", i+group-1, i, x)
		if r == "" {
			r = part
		} else {
			r = apply("concat", r, part)
		}
	}
	return r
}
