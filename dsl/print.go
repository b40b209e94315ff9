package dsl

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"rewrite/passes/ir"
)

// String is the rule in the language itself, every `for` name replaced, on one
// line. Two rules with the same text mean the same, whatever the names of their
// types were in the source; it is what hashes of rules are made of.
func (r *Rule) String() string {
	p := printer{r: r, seen: map[VarID]bool{}}
	p.b.WriteString("rule " + r.Family + " ")
	if r.Reverse {
		p.b.WriteString("reverse ")
	}
	p.term(r.LHS)
	p.b.WriteString(" " + r.Arrow.String() + " ")
	p.term(r.RHS)
	for _, g := range r.Guards {
		p.b.WriteString(" if ")
		p.cond(g, 0)
	}
	if r.Axiom != "" {
		p.b.WriteString(` axiom "` + r.Axiom + `"`)
	}
	return p.b.String()
}

// Text is the rule in the language for people, on one line and without types.
func (r *Rule) Text() string {
	p := printer{r: r, seen: map[VarID]bool{}, plain: true}
	p.term(r.LHS)
	p.b.WriteString(" " + r.Arrow.String() + " ")
	p.term(r.RHS)
	for i, g := range r.Guards {
		p.b.WriteString([]string{" if ", " && "}[min(i, 1)])
		p.cond(g, 0)
	}
	return p.b.String()
}

// TermString is a term of the rule in the language.
func (r *Rule) TermString(t *Term) string {
	p := printer{r: r, seen: map[VarID]bool{}, plain: true}
	p.term(t)
	return p.b.String()
}

// CondString is a condition of the rule in the language.
func (r *Rule) CondString(c *Cond) string {
	p := printer{r: r, seen: map[VarID]bool{}, plain: true}
	p.cond(c, 0)
	return p.b.String()
}

// TypeString is a type of the rule in the language; one without a name in the
// source gets one.
func (r *Rule) TypeString(t TypeID) string {
	p := printer{r: r}
	return p.typeText(t)
}

// ExprString is a constant expression of the rule in the language.
func (r *Rule) ExprString(e *Expr) string {
	p := printer{r: r, seen: map[VarID]bool{}, plain: true}
	p.expr(e, 0)
	return p.b.String()
}

type printer struct {
	r     *Rule
	b     strings.Builder
	seen  map[VarID]bool // annotated already
	names []string       // of the types, once one is asked for
	plain bool           // without types, for people
}

// name is the name of a type without width.
func (p *printer) name(id TypeID) string {
	if p.names == nil {
		p.nameTypes()
	}
	return p.names[id]
}

// nameTypes gives every type without width a name of its own; the names of the
// source come first.
func (p *printer) nameTypes() {
	used := map[string]bool{}
	for _, v := range p.r.Vars {
		used[v.Name] = true
	}
	for _, t := range p.r.Types {
		used[t.Name], used[t.LenVar] = true, true
	}
	for i, t := range p.r.Types {
		name := t.Name
		for n := i; name == ""; n++ {
			if try := "T" + strconv.Itoa(n); !used[try] {
				name, used[try] = try, true
			}
		}
		p.names = append(p.names, name)
	}
}

func (p *printer) typeText(id TypeID) string {
	t := p.r.Types[id]
	switch t.Kind {
	case IntType:
		if t.Width != 0 {
			return fmt.Sprintf("i%d", t.Width)
		}
		return p.name(id)
	case FloatType:
		if t.Format != 0 {
			return FormatName(t.Format)
		}
		return "float " + p.name(id)
	case PtrType:
		return "ptr " + p.name(id)
	case AnyType:
		return "any " + p.name(id)
	case AggType:
		return "agg " + p.name(id)
	case VectorType:
		length := t.LenVar
		if t.Len != 0 {
			length = strconv.FormatUint(t.Len, 10)
		}
		if strings.HasPrefix(length, "#") {
			length = "L" + length[1:]
		}
		return "<" + length + " x " + p.typeText(t.Elem) + ">"
	}
	var fields []string
	for _, f := range t.Fields {
		fields = append(fields, p.typeText(f))
	}
	return "{" + strings.Join(fields, ", ") + "}"
}

// single tells whether an integer type needs no annotation: it is the only one
// without width, so that what is not annotated has it.
func (p *printer) single(id TypeID) bool {
	n := 0
	for _, t := range p.r.Types {
		if t.Kind == IntType && t.Width == 0 {
			n++
		}
	}
	t := p.r.Types[id]
	return n == 1 && t.Kind == IntType && t.Width == 0 && t.Name == ""
}

func (p *printer) annotate(id TypeID) {
	if !p.plain && !p.single(id) {
		p.b.WriteString(": " + p.typeText(id))
	}
}

func (p *printer) term(t *Term) {
	if t.Bind != None {
		p.b.WriteString(p.r.Vars[t.Bind].Name + " = ")
	}
	switch t.Kind {
	case VarTerm:
		v := p.r.Vars[t.Var]
		p.b.WriteString(v.Name)
		if !p.seen[t.Var] {
			p.seen[t.Var] = true
			p.annotate(t.Type)
		}
		return
	case LitTerm:
		p.b.WriteString(p.literal(t.Lit, t.Type))
	case FloatTerm:
		p.b.WriteString(floatText(t.Float))
	case NullTerm:
		p.b.WriteString("null")
	case PoisonTerm:
		p.b.WriteString("poison")
	case UndefTerm:
		p.b.WriteString("undef")
	case ComputedTerm:
		p.expr(t.Expr, 0)
		if t.Expr.Kind == FuncExpr && t.Expr.Func.Infix {
			return
		}
	default:
		p.operation(t)
		return
	}
	p.annotate(t.Type)
}

func (p *printer) operation(t *Term) {
	name := t.Op.String()
	switch {
	case t.Intrinsic != nil:
		name = "llvm." + t.Intrinsic.Name
	case t.Kind == CallTerm:
		name = "@" + t.Func
	}
	p.b.WriteString(name)
	if t.Flags.Set != 0 {
		p.b.WriteString(" " + t.Flags.Set.String())
	}
	for i, v := range t.Flags.Vars {
		if i > 0 {
			p.b.WriteString(" &")
		}
		p.b.WriteString(" " + p.r.FlagVars[v].Name)
	}
	if len(t.Flags.Vars) > 0 && t.Flags.Mask != ^ir.Flags(0) {
		p.b.WriteString(" & " + t.Flags.Mask.String())
	}
	if t.Op == ir.OpICmp || t.Op == ir.OpFCmp {
		p.b.WriteString(" " + p.predText(t.Pred))
	}
	p.b.WriteString("(")
	if t.Elem != None {
		p.b.WriteString(strings.TrimPrefix(p.typeText(t.Elem), "any ") + ", ")
	}
	for i, a := range t.Args {
		if i > 0 {
			p.b.WriteString(", ")
		}
		p.term(a)
	}
	for _, i := range t.Indices {
		p.b.WriteString(", ")
		if i.Var != None {
			p.b.WriteString(p.r.Vars[i.Var].Name)
		} else {
			p.b.WriteString(strconv.Itoa(int(i.N)))
		}
	}
	p.b.WriteString(")")
	if t.Kind == CallTerm && t.Intrinsic == nil || t.Op.IsCast() || t.Op == ir.OpExtractElement || t.Op == ir.OpExtractValue {
		p.annotate(t.Type)
	}
}

func (p *printer) predText(e PredExpr) string {
	if e.Var == None {
		return e.Pred.String()
	}
	s := p.r.PredVars[e.Var].Name
	if e.Swap {
		s = "swap(" + s + ")"
	}
	if e.Invert {
		s = "invert(" + s + ")"
	}
	return s
}

// String is the literal as written, in decimal.
func (l Lit) String() string {
	if l.Neg {
		return "-" + l.Mag.String()
	}
	return l.Mag.String()
}

func floatText(f float64) string {
	switch {
	case math.IsNaN(f):
		return "nan"
	case math.IsInf(f, 0):
		return map[bool]string{true: "inf", false: "-inf"}[f > 0]
	}
	s := strconv.FormatFloat(f, 'g', -1, 64)
	if !strings.ContainsAny(s, ".") {
		if m, exp, ok := strings.Cut(s, "e"); ok {
			return m + ".0e" + exp
		}
		s += ".0"
	}
	return s
}

// expr puts every operand that is an operation itself in parentheses.
func (p *printer) expr(e *Expr, depth int) {
	switch e.Kind {
	case LitExpr:
		p.b.WriteString(p.literal(e.Lit, e.Type))
	case FloatExpr:
		p.b.WriteString(floatText(e.Float))
	case ConstExpr:
		p.b.WriteString(p.r.Vars[e.Var].Name)
	case WidthExpr:
		if e.Var != None { // by that one, which may be used nowhere else
			p.b.WriteString("width(" + p.r.Vars[e.Var].Name + ")")
		} else {
			p.b.WriteString(p.widthText(e.Of))
		}
	case FuncExpr:
		p.function(e, depth)
	}
}

// literal is a number of a type, which may be told by that of one bit alone.
func (p *printer) literal(l Lit, t TypeID) string {
	if t != None && p.r.Types[t].Kind == IntType && p.r.Types[t].Width == 1 && !l.Neg {
		return strconv.FormatBool(!l.Mag.IsZero())
	}
	return l.String()
}

// widthText is the width of a type: by its name, or that of a variable.
func (p *printer) widthText(id TypeID) string {
	if p.r.Types[id].Name != "" && p.r.Types[id].Kind == IntType {
		return p.r.Types[id].Name
	}
	for i, v := range p.r.Vars {
		if v.Type == id || v.Type != None && p.r.Types[v.Type].Kind == VectorType && p.r.Types[v.Type].Elem == id {
			if v.Name != "_" {
				return "width(" + p.r.Vars[i].Name + ")"
			}
		}
	}
	return p.name(id)
}

func (p *printer) function(e *Expr, depth int) {
	f := e.Func
	if !f.Infix {
		p.b.WriteString(f.Name + "(")
		for i, a := range e.Args {
			if i > 0 {
				p.b.WriteString(", ")
			}
			p.expr(a, 0)
			if f.Params[i] == NarrowerType || f.Params[i] == WiderType || f.Params[i] == OtherType {
				p.annotate(a.Type)
			}
		}
		p.b.WriteString(")")
		return
	}
	if depth > 0 {
		p.b.WriteString("(")
	}
	if len(e.Args) == 1 {
		p.b.WriteString(map[bool]string{true: "-", false: f.Name}[f.Name == "neg"])
		if e.Args[0].Kind == LitExpr || e.Args[0].Kind == FloatExpr { // -(3) is an operation, -3 a literal
			p.b.WriteString("(")
			p.expr(e.Args[0], 0)
			p.b.WriteString(")")
		} else {
			p.expr(e.Args[0], depth+1)
		}
	} else {
		p.expr(e.Args[0], depth+1)
		p.b.WriteString(" " + f.Name + " ")
		p.expr(e.Args[1], depth+1)
	}
	if depth > 0 {
		p.b.WriteString(")")
	}
}

func (p *printer) cond(c *Cond, depth int) {
	switch c.Kind {
	case AndCond, OrCond:
		if depth > 0 {
			p.b.WriteString("(")
		}
		for i, a := range c.Args {
			if i > 0 {
				p.b.WriteString(map[CondKind]string{AndCond: " && ", OrCond: " || "}[c.Kind])
			}
			p.cond(a, depth+1)
		}
		if depth > 0 {
			p.b.WriteString(")")
		}
	case NotCond:
		p.b.WriteString("!(")
		p.cond(c.Args[0], 0)
		p.b.WriteString(")")
	case CompareCond:
		p.expr(c.X, 1)
		p.b.WriteString(" " + p.comparison(c) + " ")
		p.expr(c.Y, 1)
	case PredInCond:
		var names []string
		for _, q := range c.Preds {
			names = append(names, q.String())
		}
		p.b.WriteString(p.predText(c.PredVar) + " in [" + strings.Join(names, ", ") + "]")
	case FactCond:
		p.b.WriteString(c.Fact.Info().Name + "(")
		for i, a := range c.FactArgs {
			if i > 0 {
				p.b.WriteString(", ")
			}
			if a.Var != None {
				p.b.WriteString(p.r.Vars[a.Var].Name)
			} else {
				p.expr(a.Expr, 0)
			}
		}
		p.b.WriteString(")")
	}
}

func (p *printer) comparison(c *Cond) string {
	noSign := c.X.Type == None || p.r.Types[c.X.Type].Kind == FloatType
	for _, op := range []string{"==", "!=", "<", "<=", ">", ">=", "<u", "<=u", ">u", ">=u", "<s", "<=s", ">s", ">=s"} {
		signed := strings.HasSuffix(op, "s")
		if comparisons[op] == c.Pred && !(noSign && signed) && !(!noSign && (op == "<" || op == "<=" || op == ">" || op == ">=")) {
			return op
		}
	}
	return c.Pred.String()
}

// formats are the spellings of float formats in rules: float itself means
// any format.
var formats = []struct {
	name string
	kind ir.Kind
}{
	{"f16", ir.HalfKind}, {"bf16", ir.BFloatKind}, {"f32", ir.FloatKind}, {"f64", ir.DoubleKind},
	{"f80", ir.X86FP80Kind}, {"f128", ir.FP128Kind}, {"ppc_f128", ir.PPCFP128Kind},
}

// FormatName is the spelling of a format.
func FormatName(k ir.Kind) string {
	for _, f := range formats {
		if f.kind == k {
			return f.name
		}
	}
	return "float"
}

// FormatNamed is the format of a spelling, 0 if there is none.
func FormatNamed(name string) ir.Kind {
	for _, f := range formats {
		if f.name == name {
			return f.kind
		}
	}
	return 0
}

// IntWidth reads i8, i32, ...; 0 if name is no such type.
func IntWidth(name string) uint32 {
	if len(name) < 2 || name[0] != 'i' {
		return 0
	}
	n := uint32(0)
	for _, c := range name[1:] {
		if c < '0' || c > '9' || n > ir.MaxIntBits {
			return 0
		}
		n = n*10 + uint32(c-'0')
	}
	if name[1] == '0' || n > ir.MaxIntBits {
		return 0
	}
	return n
}
