package alive

import (
	"fmt"
	"slices"
	"strings"

	"rewrite/dsl"
	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
)

// A writer writes one function.
type writer struct {
	r        *dsl.Rule
	b        *dsl.Bindings
	nodes    []*dsl.Term
	lines    []string
	names    map[*dsl.Term]string // of instructions written: naming a node is using it again
	declared map[string]bool      // of intrinsics
	count    int
}

// write gives the text of a file.
func write(r *dsl.Rule, b *dsl.Bindings, backward bool) (text string, err error) {
	defer func() {
		if p := recover(); p != nil {
			e, ok := p.(error)
			if _, known := p.(unsupported); !ok || !known && e != errUndefined {
				panic(p)
			}
			err = e
		}
	}()
	source, target := r.LHS, r.RHS
	if backward {
		source, target = target, source
	}
	nodes := make([]*dsl.Term, len(r.Vars))
	for _, side := range []*dsl.Term{r.LHS, r.RHS} {
		side.Walk(func(t *dsl.Term) {
			if t.Bind != dsl.None {
				nodes[t.Bind] = t
			}
		})
	}
	declared := map[string]bool{}
	var out strings.Builder
	fmt.Fprintf(&out, "; %s\n", r)
	for i, v := range r.Vars {
		if v.Kind == dsl.ConstVar {
			fmt.Fprintf(&out, "; %s = %s\n", v.Name, b.Vals[i].Signed(b.Bits[v.Type]))
		}
	}
	params := parameters(r, b)
	for _, side := range []struct {
		name string
		term *dsl.Term
	}{{"src", source}, {"tgt", target}} {
		w := &writer{r: r, b: b, nodes: nodes, names: map[*dsl.Term]string{}, declared: declared}
		result := w.term(side.term)
		if side.name == "src" {
			for _, g := range r.Guards {
				w.assume(g)
			}
		}
		fmt.Fprintf(&out, "\ndefine i%d @%s(%s) {\n", b.Bits[r.LHS.Type], side.name, params)
		for _, l := range w.lines {
			out.WriteString("  " + l + "\n")
		}
		fmt.Fprintf(&out, "  ret i%d %s\n}\n", b.Bits[r.LHS.Type], result)
	}
	var decls []string
	for d := range declared {
		decls = append(decls, d)
	}
	slices.Sort(decls)
	if len(decls) > 0 {
		out.WriteString("\n" + strings.Join(decls, "\n") + "\n")
	}
	return out.String(), nil
}

// parameters are the variables, noundef where the condition says so. There is
// no attribute for nonpoison and implies_poison: noundef in its place leaves inputs out.
func parameters(r *dsl.Rule, b *dsl.Bindings) string {
	marked := make([]bool, len(r.Vars))
	var mark func(c *dsl.Cond)
	mark = func(c *dsl.Cond) {
		switch c.Kind {
		case dsl.AndCond:
			for _, a := range c.Args {
				mark(a)
			}
		case dsl.FactCond:
			if c.Fact.Info().About == dsl.AboutUndef && c.FactArgs[0].Var != dsl.None {
				marked[c.FactArgs[0].Var] = true
			}
		}
	}
	for _, g := range r.Guards {
		mark(g)
	}
	var params []string
	for i, v := range r.Vars {
		if v.Kind != dsl.ValueVar {
			continue
		}
		p := fmt.Sprintf("i%d ", b.Bits[v.Type])
		if marked[i] {
			p += "noundef "
		}
		params = append(params, p+variableName(r, dsl.VarID(i)))
	}
	return strings.Join(params, ", ")
}

func variableName(r *dsl.Rule, v dsl.VarID) string {
	if name := r.Vars[v].Name; name != "_" {
		return "%" + name
	}
	return fmt.Sprintf("%%_%d", v)
}

// emit appends an instruction and gives the name of its result. Names begin
// with a point, which no variable's does.
func (w *writer) emit(format string, args ...any) string {
	w.count++
	name := fmt.Sprintf("%%.%d", w.count)
	w.lines = append(w.lines, name+" = "+fmt.Sprintf(format, args...))
	return name
}

// number writes a constant as LLVM does.
func number(x num.Int, width uint32) string {
	if width == 1 {
		return fmt.Sprint(!x.IsZero())
	}
	return x.Signed(width).String()
}

// term writes the instructions of a term and gives its operand.
func (w *writer) term(t *dsl.Term) string {
	width := w.b.Bits[t.Type]
	switch t.Kind {
	case dsl.VarTerm:
		switch v := w.r.Vars[t.Var]; v.Kind {
		case dsl.ConstVar:
			return number(w.b.Vals[t.Var], width)
		case dsl.NodeVar:
			return w.term(w.nodes[t.Var])
		case dsl.IndexVar:
			panic(unsupported("an index that is a variable"))
		}
		return variableName(w.r, t.Var)
	case dsl.LitTerm:
		n, ok := t.Lit.At(width)
		if !ok {
			panic(errUndefined)
		}
		return number(n, width)
	case dsl.ComputedTerm:
		return number(w.expr(t.Expr), width)
	case dsl.PoisonTerm:
		return "poison"
	case dsl.UndefTerm:
		return "undef"
	case dsl.OpTerm, dsl.CallTerm:
		if name, ok := w.names[t]; ok {
			return name
		}
		name := w.operation(t)
		w.names[t] = name
		return name
	}
	panic(unsupported("a constant that is no integer"))
}

// expr computes a constant.
func (w *writer) expr(e *dsl.Expr) num.Int {
	n, ok := w.r.EvalConst(e, w.b)
	if !ok {
		panic(errUndefined)
	}
	return n
}

func (w *writer) typeOf(t dsl.TypeID) string {
	if ty := w.r.Types[t]; ty.Kind == dsl.StructType {
		var fields []string
		for _, f := range ty.Fields {
			fields = append(fields, w.typeOf(f))
		}
		return "{ " + strings.Join(fields, ", ") + " }"
	}
	return fmt.Sprintf("i%d", w.b.Bits[t])
}

func (w *writer) operation(t *dsl.Term) string {
	var args, typed []string
	for _, a := range t.Args {
		x := w.term(a)
		args, typed = append(args, x), append(typed, w.typeOf(a.Type)+" "+x)
	}
	if t.Kind == dsl.CallTerm {
		if t.Intrinsic == nil {
			panic(unsupported("call of @" + t.Func))
		}
		return w.call(t, typed)
	}
	flags := ""
	if f := w.b.EvalFlags(t.Flags, t.Op); f != 0 {
		flags = f.String() + " "
	}
	switch info := t.Op.Info(); {
	case t.Op == ir.OpICmp:
		return w.emit("icmp %s%s %s, %s", flags, w.b.EvalPred(t.Pred), typed[0], args[1])
	case t.Op == ir.OpExtractValue && len(t.Indices) == 1 && t.Indices[0].Var == dsl.None:
		return w.emit("extractvalue %s, %d", typed[0], t.Indices[0].N)
	case t.Op == ir.OpSelect, t.Op == ir.OpFreeze:
		return w.emit("%s %s%s", t.Op, flags, strings.Join(typed, ", "))
	case info.Form == ir.FormCast && info.Eval != nil:
		return w.emit("%s %s%s to %s", t.Op, flags, typed[0], w.typeOf(t.Type))
	case info.Form == ir.FormBinary && info.Operands == ir.IntOperands:
		return w.emit("%s %s%s, %s", t.Op, flags, typed[0], args[1])
	}
	panic(unsupported(t.Op.String() + " is no operation on integers"))
}

// call writes the call of an intrinsic. Its overloaded types are those that its
// signature names by letters, the result's first.
func (w *writer) call(t *dsl.Term, typed []string) string {
	in, first := t.Intrinsic, w.typeOf(t.Args[0].Type)
	if in.Eval == nil {
		panic(unsupported("llvm." + in.Name))
	}
	result, suffix := w.typeOf(t.Type), "."+first
	if in.Result() == "U" {
		suffix = "." + result + suffix
	}
	if !in.Exists(w.b.Bits[t.Args[0].Type], w.b.Bits[t.Type]) {
		panic(errUndefined)
	}
	return w.intrinsic(result, in.Name+suffix, typed...)
}

func (w *writer) intrinsic(result, name string, typed ...string) string {
	var params []string
	for _, a := range typed {
		ty, _, _ := strings.Cut(a, " ")
		params = append(params, ty)
	}
	w.declared[fmt.Sprintf("declare %s @llvm.%s(%s)", result, name, strings.Join(params, ", "))] = true
	return w.emit("call %s @llvm.%s(%s)", result, name, strings.Join(typed, ", "))
}

// assume writes what a condition says of values. An assumption about poison or
// undef is undefined behaviour, so that such inputs are left out.
func (w *writer) assume(c *dsl.Cond) {
	if c.Kind == dsl.AndCond {
		for _, a := range c.Args {
			w.assume(a)
		}
		return
	}
	if x := w.cond(c); x != "true" {
		w.declared["declare void @llvm.assume(i1)"] = true
		w.lines = append(w.lines, fmt.Sprintf("call void @llvm.assume(i1 %s)", x))
	}
}

// cond gives a condition as an i1; what is about constants is true or false.
func (w *writer) cond(c *dsl.Cond) string {
	switch c.Kind {
	case dsl.AndCond, dsl.OrCond:
		op, unit, zero := "and", "true", "false"
		if c.Kind == dsl.OrCond {
			op, unit, zero = "or", zero, unit
		}
		all := unit
		for _, a := range c.Args {
			switch x := w.cond(a); {
			case x == zero:
				return zero
			case x == unit:
			case all == unit:
				all = x
			default:
				all = w.emit("%s i1 %s, %s", op, all, x)
			}
		}
		return all
	case dsl.FactCond:
		if c.Fact.Info().About != dsl.AboutValue {
			return "true" // a parameter's attribute, or about the program
		}
		if !aboutConstants(w.r, c) {
			return w.fact(c)
		}
	}
	return fmt.Sprint(w.r.EvalCond(c, w.b, func(c *dsl.Cond) bool {
		holds, ok := w.r.Concrete(c, w.b)
		return holds && ok
	}))
}

// fact writes the definition of a predicate on values.
func (w *writer) fact(c *dsl.Cond) string {
	v := w.r.Vars[c.FactArgs[0].Var]
	width := w.b.Bits[v.Type]
	ty := fmt.Sprintf("i%d", width)
	operand := func(a dsl.FactArg) string {
		if a.Var == dsl.None {
			return number(w.expr(a.Expr), width)
		}
		return w.term(&dsl.Term{Kind: dsl.VarTerm, Type: w.r.Vars[a.Var].Type, Var: a.Var})
	}
	x, y := operand(c.FactArgs[0]), ""
	if len(c.FactArgs) > 1 && c.Fact != dsl.FactSignBits { // its number may be of any width
		y = operand(c.FactArgs[1])
	}
	compare := func(pred, a, b string) string { return w.emit("icmp %s %s %s, %s", pred, ty, a, b) }
	binary := func(op, a, b string) string { return w.emit("%s %s %s, %s", op, ty, a, b) }
	both := func(a, b string) string { return w.emit("and i1 %s, %s", a, b) }
	zero, one, ones := number(num.Int{}, width), number(num.Of(1), width), number(num.LowMask(width), width)
	mask := func(x string) string { // ones at the low end
		return both(compare("ne", x, zero), compare("eq", binary("and", x, binary("add", x, one)), zero))
	}
	ctpop := func() string { return w.intrinsic(ty, "ctpop."+ty, ty+" "+x) }
	noWrap := func(op string) string {
		pair := fmt.Sprintf("{ %s, i1 }", ty)
		r := w.intrinsic(pair, op+".with.overflow."+ty, ty+" "+x, ty+" "+y)
		return w.emit("xor i1 %s, true", w.emit("extractvalue %s %s, 1", pair, r))
	}
	switch c.Fact {
	case dsl.FactKnownZero, dsl.FactNoCommonBits:
		return compare("eq", binary("and", x, y), zero)
	case dsl.FactKnownOne:
		return compare("eq", binary("and", x, y), y)
	case dsl.FactNonZero:
		return compare("ne", x, zero)
	case dsl.FactNonNegative:
		return compare("sge", x, zero)
	case dsl.FactNegative:
		return compare("slt", x, zero)
	case dsl.FactPowerOfTwo:
		return compare("eq", ctpop(), one)
	case dsl.FactPowerOfTwoOrZero:
		return compare("ule", ctpop(), one)
	case dsl.FactLowMask:
		return mask(x)
	case dsl.FactHighMask:
		flipped := binary("xor", x, ones)
		return both(compare("ne", x, zero), compare("eq", binary("and", flipped, binary("add", flipped, one)), zero))
	case dsl.FactLowMaskOrZero:
		return compare("eq", binary("and", x, binary("add", x, one)), zero)
	case dsl.FactHighMaskOrZero:
		flipped := binary("xor", x, ones)
		return compare("eq", binary("and", flipped, binary("add", flipped, one)), zero)
	case dsl.FactTwoBits:
		return compare("uge", ctpop(), number(num.Of(2), width))
	case dsl.FactSignBits:
		n := w.expr(c.FactArgs[1].Expr)
		switch {
		case n.IsZero():
			return "true"
		case n.Cmp(num.Of(uint64(width))) > 0:
			return "false"
		}
		high := binary("ashr", x, number(num.Of(uint64(width)).Sub(n), width))
		return w.emit("or i1 %s, %s", compare("eq", high, zero), compare("eq", high, ones))
	case dsl.FactAtMost:
		return compare("ule", x, y)
	case dsl.FactAtLeast:
		return compare("uge", x, y)
	case dsl.FactAtMostSigned:
		return compare("sle", x, y)
	case dsl.FactAtLeastSigned:
		return compare("sge", x, y)
	case dsl.FactShlNUW: // an amount that is too large is poison, and so is what follows
		return compare("eq", binary("lshr", binary("shl", x, y), y), x)
	case dsl.FactShlNSW:
		return compare("eq", binary("ashr", binary("shl", x, y), y), x)
	case dsl.FactAddNUW:
		return noWrap("uadd")
	case dsl.FactAddNSW:
		return noWrap("sadd")
	case dsl.FactSubNUW:
		return noWrap("usub")
	case dsl.FactSubNSW:
		return noWrap("ssub")
	case dsl.FactMulNUW:
		return noWrap("umul")
	case dsl.FactMulNSW:
		return noWrap("smul")
	}
	panic(unsupported("the predicate " + c.Fact.String()))
}
