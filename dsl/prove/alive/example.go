package alive

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"rewrite/dsl"
	"rewrite/passes/ir"
)

// An exampleWriter writes the terms of a test as functions.
type exampleWriter struct {
	r     *dsl.Rule
	lanes []*dsl.Test // of vectors, behind the first
	b     strings.Builder
	named map[string]string // by text
	decls []string
	bad   bool
}

// Functions are the term of a test and what it becomes, as two functions of one module, f0
// and f1; !ok: the test has what is not written here. With tests of the same rule that differ in
// constants only it is about vectors, of which each lane is one of the tests.
func Functions(test *dsl.Test, lanes ...*dsl.Test) (text string, ok bool) {
	w := &exampleWriter{r: test.Terms, lanes: lanes}
	var params []string
	facts := map[dsl.VarID]string{}
	for _, f := range test.Facts {
		switch {
		case f.Kind != dsl.FactCond || f.FactArgs[0].Var == dsl.None:
			return "", false
		case f.Fact == dsl.FactNoUndef:
			facts[f.FactArgs[0].Var] += " noundef"
		case f.Fact == dsl.FactNotNaN:
			facts[f.FactArgs[0].Var] += " nofpclass(nan)"
		case f.Fact == dsl.FactNotInf:
			facts[f.FactArgs[0].Var] += " nofpclass(inf)"
		default:
			return "", false
		}
		if strings.Count(facts[f.FactArgs[0].Var], "nofpclass") > 1 {
			return "", false
		}
	}
	for i, v := range w.r.Vars {
		if v.Kind == dsl.ValueVar || v.Kind == dsl.ConstVar {
			params = append(params, w.typ(v.Type)+facts[dsl.VarID(i)]+" %"+v.Name)
		}
	}
	sides := [][]*dsl.Term{{test.Terms.LHS}, {test.Terms.RHS}}
	if test.None {
		sides = sides[:1]
	}
	for _, l := range lanes {
		if len(l.Facts) != len(test.Facts) || len(sides) != 2 {
			return "", false
		}
		sides[0], sides[1] = append(sides[0], l.Terms.LHS), append(sides[1], l.Terms.RHS)
	}
	for i, s := range sides {
		t := s[0]
		w.named = nil
		var body strings.Builder
		w.b.Reset()
		x := w.term(s...)
		fmt.Fprintf(&body, "define %s @f%d(%s) {\n%s  ret %s %s\n}\n", w.typ(t.Type), i, strings.Join(params, ", "), w.b.String(), w.typ(t.Type), x)
		text += body.String()
	}
	slices.Sort(w.decls)
	for _, d := range slices.Compact(w.decls) {
		text = text + d
	}
	if len(w.decls) > 0 { // declarations stand in front, so that the last function is the right side
		defs := strings.Index(text, "declare")
		text = text[:strings.Index(text, "\n}\n")+3] + text[defs:] + text[strings.Index(text, "\n}\n")+3:defs]
	}
	return text, !w.bad
}

// typ is a type of the function, a vector if there are lanes.
func (w *exampleWriter) typ(id dsl.TypeID) string {
	t := w.scalar(w.r, id)
	if len(w.lanes) > 0 {
		return fmt.Sprintf("<%d x %s>", len(w.lanes)+1, t)
	}
	return t
}

func (w *exampleWriter) scalar(r *dsl.Rule, id dsl.TypeID) string {
	switch t := r.Types[id]; t.Kind {
	case dsl.IntType:
		return fmt.Sprintf("i%d", t.Width)
	case dsl.PtrType:
		return "ptr"
	case dsl.FloatType:
		return map[ir.Kind]string{ir.HalfKind: "half", ir.BFloatKind: "bfloat", ir.FloatKind: "float", ir.DoubleKind: "double", ir.FP128Kind: "fp128"}[t.Format]
	case dsl.VectorType:
		return fmt.Sprintf("<%d x %s>", t.Len, w.scalar(r, t.Elem))
	}
	w.bad = true
	return "i8"
}

// literal is a constant of a test.
func (w *exampleWriter) literal(r *dsl.Rule, t *dsl.Term) string {
	typ := r.Types[t.Type]
	if t.Kind == dsl.LitTerm {
		x, ok := t.Lit.At(r.Types[r.Scalar(t.Type)].Width)
		w.bad = w.bad || !ok || typ.Kind != dsl.IntType
		return x.String()
	}
	w.bad = w.bad || typ.Kind != dsl.FloatType || typ.Format != ir.FloatKind && typ.Format != ir.DoubleKind
	bits := math.Float64bits(t.Float)
	if math.IsNaN(t.Float) {
		bits = 0x7FF8000000000000
	}
	return fmt.Sprintf("0x%016X", bits)
}

// alike tells whether the lanes differ in constants only.
func (w *exampleWriter) alike(ts []*dsl.Term) bool {
	for i, o := range ts[1:] {
		t := ts[0]
		if o.Kind != t.Kind || o.Op != t.Op || o.Flags.Set != t.Flags.Set || o.Pred.Pred != t.Pred.Pred || len(o.Args) != len(t.Args) ||
			o.Var != t.Var || w.scalar(w.lanes[i].Terms, o.Type) != w.scalar(w.r, t.Type) {
			return false
		}
	}
	return true
}

// term writes a term, for each lane one.
func (w *exampleWriter) term(ts ...*dsl.Term) string {
	t := ts[0]
	if !w.alike(ts) {
		w.bad = true
		return ""
	}
	switch t.Kind {
	case dsl.VarTerm:
		return "%" + w.r.Vars[t.Var].Name
	case dsl.LitTerm, dsl.FloatTerm:
		x := w.literal(w.r, t)
		if len(w.lanes) == 0 {
			return x
		}
		typ := w.scalar(w.r, t.Type)
		for i, o := range ts[1:] {
			x += ", " + typ + " " + w.literal(w.lanes[i].Terms, o)
		}
		return "<" + typ + " " + x + ">"
	case dsl.NullTerm:
		w.bad = w.bad || len(w.lanes) > 0
		return "null"
	case dsl.PoisonTerm:
		return "poison"
	case dsl.UndefTerm:
		return "undef"
	case dsl.ComputedTerm:
		w.bad = true
		return ""
	}
	args := make([]string, len(t.Args))
	typed := make([]string, len(t.Args))
	for i, a := range t.Args {
		typ := w.typ(a.Type)
		if t.Intrinsic != nil && strings.HasPrefix(t.Intrinsic.Params()[i], "imm") {
			typ = w.scalar(w.r, a.Type)
			args[i] = w.literal(w.r, a)
		} else {
			each := make([]*dsl.Term, len(ts))
			for k, o := range ts {
				each[k] = o.Args[i]
			}
			args[i] = w.term(each...)
		}
		typed[i] = typ + " " + args[i]
	}
	flags := ""
	for _, f := range strings.Fields(t.Flags.Set.String()) {
		flags += f + " "
	}
	info := t.Op.Info()
	text := ""
	switch {
	case t.Intrinsic != nil:
		types := make([]string, len(t.Args))
		for i := range t.Args {
			types[i], _, _ = strings.Cut(typed[i], " "+args[i])
		}
		suffix := w.scalar(w.r, t.Args[0].Type)
		if s := map[string]string{"half": "f16", "float": "f32", "double": "f64", "ptr": "p0.i64"}[suffix]; s != "" {
			suffix = s
		}
		if len(w.lanes) > 0 {
			suffix = fmt.Sprintf("v%d%s", len(w.lanes)+1, suffix)
		}
		full := "llvm." + t.Intrinsic.Name + "." + suffix
		if types[0] == "ptr" && types[1] != "i64" {
			w.bad = true // masks and offsets have the bits of pointers
		}
		w.decls = append(w.decls, fmt.Sprintf("declare %s @%s(%s)\n", w.typ(t.Type), full, strings.Join(types, ", ")))
		text = fmt.Sprintf("call %s%s @%s(%s)", flags, w.typ(t.Type), full, strings.Join(typed, ", "))
	case t.Op == ir.OpICmp || t.Op == ir.OpFCmp:
		text = fmt.Sprintf("%s %s%v %s, %s", info.Name, flags, t.Pred.Pred, typed[0], args[1])
	case info.Form == ir.FormBinary:
		text = fmt.Sprintf("%s %s%s, %s", info.Name, flags, typed[0], args[1])
	case info.Form == ir.FormCast:
		text = fmt.Sprintf("%s %s%s to %s", info.Name, flags, typed[0], w.typ(t.Type))
	case t.Op == ir.OpSelect || t.Op == ir.OpFNeg || t.Op == ir.OpFreeze:
		text = fmt.Sprintf("%s %s%s", info.Name, flags, strings.Join(typed, ", "))
	default:
		w.bad = true
	}
	if w.named == nil {
		w.named = map[string]string{}
	}
	name := w.named[text] // what is written alike is one value
	if name == "" {
		name = fmt.Sprintf("%%.%d", len(w.named))
		w.named[text] = name
		fmt.Fprintf(&w.b, "  %s = %s\n", name, text)
	}
	return name
}
