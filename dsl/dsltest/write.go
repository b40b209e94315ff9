package dsltest

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"rewrite/dsl"
	"rewrite/passes/ir"
)

// A writer writes the terms of a test as functions.
type writer struct {
	r     *dsl.Rule
	b     strings.Builder
	named map[string]string // by text
	decls []string
	bad   bool
}

// Functions are the term of a test and what it becomes, as two functions of one module, f0
// and f1; !ok: the test has what is not written here.
func Functions(test *dsl.Test) (text string, ok bool) {
	w := &writer{r: test.Terms}
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
	sides := []*dsl.Term{test.Terms.LHS}
	if !test.None {
		sides = append(sides, test.Terms.RHS)
	}
	for i, t := range sides {
		w.named = nil
		var body strings.Builder
		w.b.Reset()
		x := w.term(t)
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

func (w *writer) typ(id dsl.TypeID) string {
	switch t := w.r.Types[id]; t.Kind {
	case dsl.IntType:
		return fmt.Sprintf("i%d", t.Width)
	case dsl.PtrType:
		return "ptr"
	case dsl.FloatType:
		return map[ir.Kind]string{ir.HalfKind: "half", ir.BFloatKind: "bfloat", ir.FloatKind: "float", ir.DoubleKind: "double", ir.FP128Kind: "fp128"}[t.Format]
	case dsl.VectorType:
		return fmt.Sprintf("<%d x %s>", t.Len, w.typ(t.Elem))
	}
	w.bad = true
	return "i8"
}

func (w *writer) term(t *dsl.Term) string {
	typ := w.r.Types[t.Type]
	switch t.Kind {
	case dsl.VarTerm:
		return "%" + w.r.Vars[t.Var].Name
	case dsl.LitTerm:
		x, ok := t.Lit.At(w.r.Types[w.r.Scalar(t.Type)].Width)
		w.bad = w.bad || !ok || typ.Kind != dsl.IntType
		return x.String()
	case dsl.FloatTerm:
		w.bad = w.bad || typ.Kind != dsl.FloatType || typ.Format != ir.FloatKind && typ.Format != ir.DoubleKind
		bits := math.Float64bits(t.Float)
		if math.IsNaN(t.Float) {
			bits = 0x7FF8000000000000
		}
		return fmt.Sprintf("0x%016X", bits)
	case dsl.NullTerm:
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
		args[i] = w.term(a)
		typed[i] = w.typ(a.Type) + " " + args[i]
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
		for i, a := range t.Args {
			types[i] = w.typ(a.Type)
		}
		full := "llvm." + t.Intrinsic.Name + "." + map[string]string{"float": "f32", "double": "f64", "ptr": "p0.i64"}[types[0]]
		if w.r.Types[t.Args[0].Type].Kind == dsl.IntType {
			full += types[0]
		}
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
