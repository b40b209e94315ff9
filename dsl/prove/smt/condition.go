package smt

import (
	"rewrite/dsl"
	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
)

// A constant is a computed constant, and the formula that it is defined.
type constant struct {
	bits, ok string
	width    uint32
}

// exprWidth is that of the type, or that in which plain numbers are computed.
func (e *encoder) exprWidth(t dsl.TypeID) uint32 {
	if t == dsl.None {
		return num.MaxWidth
	}
	return e.width(t)
}

// expr writes a constant expression.
func (e *encoder) expr(x *dsl.Expr) constant {
	w := e.exprWidth(x.Type)
	if w == 0 || x.Type != dsl.None && e.r.Types[x.Type].Kind != dsl.IntType {
		panic(unsupported("constants that are no integers"))
	}
	plain := func(n num.Int, ok bool) constant {
		if !ok {
			return constant{number(0, w), "false", w}
		}
		return constant{literal(n, w), "true", w}
	}
	switch x.Kind {
	case dsl.LitExpr:
		return plain(x.Lit.At(w))
	case dsl.ConstExpr:
		if e.r.Vars[x.Var].Kind != dsl.ConstVar {
			panic(unsupported("an index that is a variable"))
		}
		return constant{e.copies[x.Var][0], "true", w}
	case dsl.WidthExpr:
		n := num.Of(uint64(e.width(x.Of)))
		return plain(n, n.Len() <= w)
	case dsl.FuncExpr:
		var args []constant
		for _, a := range x.Args {
			args = append(args, e.expr(a))
		}
		bits, ok := e.function(x.Func.Name, args, w)
		for _, a := range args {
			ok = and(a.ok, ok)
		}
		return constant{e.name(bv(w), bits), e.name("Bool", ok), w}
	}
	panic(unsupported("constants that are no integers"))
}

var operators = map[string]string{"+": "bvadd", "-": "bvsub", "*": "bvmul", "&": "bvand", "|": "bvor", "^": "bvxor", "~": "bvnot", "neg": "bvneg",
	"/u": "bvudiv", "%u": "bvurem", "/s": "bvsdiv", "%s": "bvsrem", "<<": "bvshl", ">>u": "bvlshr", ">>s": "bvashr"}

// function writes a function of constants, and where it is defined.
func (e *encoder) function(name string, args []constant, w uint32) (bits, ok string) {
	var a, b string
	if len(args) > 0 {
		a = args[0].bits
	}
	if len(args) > 1 {
		b = args[1].bits
	}
	switch name {
	case "+", "-", "*", "&", "|", "^":
		return apply(operators[name], a, b), "true"
	case "~", "neg":
		return apply(operators[name], a), "true"
	case "/u", "%u":
		return apply(operators[name], a, b), not(eq(b, number(0, w)))
	case "/s", "%s":
		return apply(operators[name], a, b), and(not(eq(b, number(0, w))), not(and(eq(b, ones(w)), eq(a, signedMin(w)))))
	case "<<", ">>u", ">>s":
		return apply(operators[name], a, b), apply("bvult", b, number(uint64(w), w))
	case "umin", "umax", "smin", "smax":
		f := map[string]string{"umin": "bvule", "umax": "bvuge", "smin": "bvsle", "smax": "bvsge"}[name]
		return ite(apply(f, a, b), a, b), "true"
	case "abs":
		return ite(apply("bvslt", a, number(0, w)), apply("bvneg", a), a), "true"
	case "log2":
		return apply("bvsub", number(uint64(w-1), w), leadingZeros(a, w)), not(eq(a, number(0, w)))
	case "ctpop":
		return popcount(a, w), "true" // w ones need fewer than w bits, but for w = 1, where it is 1
	case "ctlz":
		return leadingZeros(a, w), "true"
	case "cttz":
		return trailingZeros(a, w), "true"
	case "bswap":
		if w%16 != 0 {
			return a, "false"
		}
		return reversed(a, w, 8), "true"
	case "bitreverse":
		return reversed(a, w, 1), "true"
	case "inverse":
		x := a // right to 3 bits, and each step doubles that (Newton)
		for right := uint32(3); right < w; right *= 2 {
			x = e.name(bv(w), apply("bvmul", x, apply("bvsub", number(2, max(w, 2)), apply("bvmul", a, x))))
		}
		return x, eq(bit(a, 0), "#b1")
	case "zext":
		return zext(a, w-args[0].width), "true"
	case "sext":
		return sext(a, w-args[0].width), "true"
	case "trunc":
		return low(a, w), "true"
	case "low_mask":
		n, ok := within(args[0], w)
		return apply("bvsub", apply("bvshl", number(1, w), n), number(1, w)), ok
	case "high_mask":
		n, ok := within(args[0], w)
		n = apply("bvsub", number(uint64(w), w), n)
		return apply("bvnot", apply("bvsub", apply("bvshl", number(1, w), n), number(1, w))), ok
	case "signed_min":
		return signedMin(w), "true"
	case "signed_max":
		return signedMax(w), "true"
	}
	panic(unsupported("the function " + name))
}

// within is a number of bits as a constant of the width w, and whether it is at
// most w.
func within(n constant, w uint32) (bits, ok string) {
	switch {
	case n.width > w:
		return low(n.bits, w), apply("bvule", n.bits, number(uint64(w), n.width))
	case n.width < w:
		bits = zext(n.bits, w-n.width)
		return bits, apply("bvule", bits, number(uint64(w), w))
	}
	return n.bits, apply("bvule", n.bits, number(uint64(w), w))
}

// A truth is a condition, and the formula that it is defined. One that is not
// is neither true nor false.
type truth struct{ holds, ok string }

func (e *encoder) cond(c *dsl.Cond) truth {
	switch c.Kind {
	case dsl.AndCond:
		all := truth{"true", "true"}
		for i := len(c.Args) - 1; i >= 0; i-- {
			t := e.cond(c.Args[i])
			all = truth{and(t.holds, t.ok, all.holds), ite(and(t.holds, t.ok), all.ok, t.ok)}
		}
		return all
	case dsl.OrCond:
		var one, ok []string
		for _, a := range c.Args {
			t := e.cond(a)
			one, ok = append(one, and(t.holds, t.ok)), append(ok, t.ok)
		}
		holds := or(one...)
		return truth{holds, or(holds, and(ok...))}
	case dsl.NotCond:
		t := e.cond(c.Args[0])
		return truth{not(t.holds), t.ok}
	case dsl.CompareCond:
		x, y := e.expr(c.X), e.expr(c.Y)
		return truth{compare(c.Pred, x.bits, y.bits), and(x.ok, y.ok)}
	case dsl.PredInCond:
		return truth{e.overPreds(c.PredVar, func(p ir.Pred) string {
			for _, q := range c.Preds {
				if p == q {
					return "true"
				}
			}
			return "false"
		}), "true"}
	}
	return truth{e.fact(c), "true"}
}

// members are all that the uses of a variable can be: its copies; for the name
// of an operation what that gives for each choice of its variables' copies.
func (e *encoder) members(v dsl.VarID) []value {
	x := e.r.Vars[v]
	switch x.Kind {
	case dsl.ConstVar:
		return []value{{"false", "false", e.copies[v][0]}}
	case dsl.ValueVar:
		var list []value
		for _, c := range e.copies[v] {
			list = append(list, value{"false", e.poisonName(v), c})
		}
		return list
	case dsl.IndexVar:
		panic(unsupported("a condition on an index"))
	}
	e.picks, e.uses, e.bound = nil, nil, nil
	list := []value{e.term(e.nodes[v])}
	if len(e.bound) > 0 {
		panic(unsupported("a condition on a term with undef"))
	}
	var limits []int
	total := 1
	for _, u := range e.uses {
		limits = append(limits, len(e.copies[u]))
		if total *= len(e.copies[u]); total > maxChoices {
			panic(unsupported("too many ways to choose among undef"))
		}
	}
	for picks := make([]int, len(limits)); next(picks, limits); {
		e.picks, e.uses = picks, nil
		list = append(list, e.term(e.nodes[v]))
	}
	return list
}

// fact writes what analyses are asked: vacuously true of poison, and true of
// every member.
func (e *encoder) fact(c *dsl.Cond) string {
	if c.Fact.Info().About == dsl.AboutProgram {
		return "true"
	}
	if c.Fact.Info().About == dsl.AboutUndef {
		if c.FactArgs[0].Var == dsl.None {
			return "true" // of a constant
		}
		all := e.members(c.FactArgs[0].Var)
		var conds []string
		if c.Fact == dsl.FactImpliesPoison {
			for _, x := range all {
				for _, y := range e.members(c.FactArgs[1].Var) {
					conds = append(conds, or(x.ub, not(x.poison), y.ub, y.poison))
				}
			}
			return and(conds...)
		}
		for i, m := range all {
			conds = append(conds, or(m.ub, not(m.poison)))
			if c.Fact == dsl.FactNoUndef {
				for _, n := range all[:i] {
					conds = append(conds, or(m.ub, n.ub, eq(m.bits, n.bits)))
				}
			}
		}
		return and(conds...)
	}
	type operand struct {
		value
		constant
		isValue bool
	}
	lists := make([][]operand, len(c.FactArgs))
	for i, a := range c.FactArgs {
		if a.Var == dsl.None {
			lists[i] = []operand{{constant: e.expr(a.Expr)}}
			continue
		}
		w := e.width(e.r.Vars[a.Var].Type)
		for _, m := range e.members(a.Var) {
			lists[i] = append(lists[i], operand{value: m, constant: constant{m.bits, "true", w}, isValue: true})
		}
	}
	if len(lists) == 1 {
		lists = append(lists, []operand{{constant: constant{ok: "true"}}})
	}
	var conds []string
	for _, x := range lists[0] {
		for _, y := range lists[1] {
			excused := "false"
			for _, o := range []operand{x, y} {
				if o.isValue {
					excused = or(excused, o.ub, o.poison)
				}
			}
			conds = append(conds, or(excused, and(x.ok, y.ok, holds(c.Fact.Info().Name, x.constant, y.constant))))
		}
	}
	return and(conds...)
}

// holds is the definition of a predicate on numbers.
func holds(name string, x, y constant) string {
	a, b, w := x.bits, y.bits, x.width
	zero := number(0, w)
	minusOne := func(s string) string { return apply("bvsub", s, number(1, w)) }
	plusOne := func(s string) string { return apply("bvadd", s, number(1, w)) }
	switch name {
	case "known_zero", "no_common_bits":
		return eq(apply("bvand", a, b), zero)
	case "known_one":
		return eq(apply("bvand", a, b), b)
	case "non_zero":
		return not(eq(a, zero))
	case "non_negative":
		return apply("bvsge", a, zero)
	case "negative":
		return apply("bvslt", a, zero)
	case "is_power_of_two":
		return and(not(eq(a, zero)), eq(apply("bvand", a, minusOne(a)), zero))
	case "is_power_of_two_or_zero":
		return eq(apply("bvand", a, minusOne(a)), zero)
	case "is_low_mask":
		return and(not(eq(a, zero)), eq(apply("bvand", a, plusOne(a)), zero))
	case "is_high_mask":
		return and(not(eq(a, zero)), eq(apply("bvand", apply("bvnot", a), plusOne(apply("bvnot", a))), zero))
	case "is_low_mask_or_zero":
		return eq(apply("bvand", a, plusOne(a)), zero)
	case "is_high_mask_or_zero":
		return eq(apply("bvand", apply("bvnot", a), plusOne(apply("bvnot", a))), zero)
	case "has_two_bits":
		return not(eq(apply("bvand", a, minusOne(a)), zero))
	case "sign_bits":
		n, ok := within(y, w)
		high := apply("bvashr", a, apply("bvsub", number(uint64(w), w), n))
		return and(ok, or(eq(n, zero), eq(high, zero), eq(high, ones(w))))
	case "at_most":
		return apply("bvule", a, b)
	case "at_least":
		return apply("bvuge", a, b)
	case "at_most_signed":
		return apply("bvsle", a, b)
	case "at_least_signed":
		return apply("bvsge", a, b)
	case "shl_nuw", "shl_nsw":
		return and(apply("bvult", b, number(uint64(w), w)), not(shiftWraps(a, b, name == "shl_nsw")))
	}
	for prefix, op := range map[string]ir.Op{"add_": ir.OpAdd, "sub_": ir.OpSub, "mul_": ir.OpMul} {
		if name == prefix+"nuw" || name == prefix+"nsw" {
			return not(wraps(op, a, b, w, name == prefix+"nsw"))
		}
	}
	panic(unsupported("the predicate " + name))
}
