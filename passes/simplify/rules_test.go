package simplify_test

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"rewrite/dsl"
	"rewrite/dsl/load"
	"rewrite/dsl/prove/alive"
	"rewrite/passes/analysis/manager"
	"rewrite/passes/ir"
	"rewrite/passes/ir/asm/asmtest"
	"rewrite/passes/simplify"
	"rewrite/rules"
)

// returned is what the only return of a function gives.
func returned(f *ir.Func) *ir.Value {
	for _, b := range f.Blocks {
		if v := b.Terminator(); v.Op == ir.OpRet {
			return v.Args[0]
		}
	}
	return nil
}

// expand writes a value as a term of parameters and constants.
func expand(v *ir.Value) string {
	if v.Op == ir.OpParam {
		return "%" + v.Name
	}
	if v.Block == nil && v.IsConst() && !v.IsConstExpr() && len(v.Args) == 0 {
		x := v.Bits
		if v.Op == ir.OpFloat && v.Type.Kind != ir.HalfKind {
			return fmt.Sprintf("%v %x", v.Type, x)
		}
		return fmt.Sprintf("%v %v %v %v", v.Type, v.Op, x, v.Aux)
	}
	s := fmt.Sprintf("%v %v %v(", v.Op, v.Pred, v.Flags)
	for _, a := range v.Args {
		s += expand(a) + ", "
	}
	return s + ") " + v.Type.String()
}

// ask asks a program what the returned value of the first function comes to.
func ask(t testing.TB, p *simplify.Program, m *ir.Module) (*ir.Value, simplify.Answer) {
	t.Helper()
	f := m.Funcs[0]
	v := returned(f)
	s := p.For(f, manager.New(m).Of(f))
	defer s.Done()
	if !v.IsInstr() {
		return v, simplify.Answer{}
	}
	at := f.Blocks[len(f.Blocks)-1]
	a := s.Value(v, simplify.In(at))
	// The same of an operation that is not there.
	if b := s.With(v, v.Args, simplify.In(at)); a.Rule != nil && v.NumUses() == 1 && !slices.ContainsFunc(v.Args, func(x *ir.Value) bool { return x.Type.Scalar().IsFloat() }) && (b.Value != a.Value || b.Rule != a.Rule) {
		t.Errorf("%s: of an operation that is not there the answer is %v", a.Reason(), b)
	}
	return v, a
}

// unseen are the rules whose conditions are asked in their instances in a way that no
// analysis takes in.
var unseen = map[string]string{
	"sext-trunc-sign-bits":       "sign bits are two compares of a shift",
	"ashr-all-sign-bits":         "sign bits are two compares of a shift",
	"and-no-common-bits":         "of two values",
	"and-neg-power-of-two":       "a power of two is a count of bits",
	"and-decrement-power-of-two": "a power of two is a count of bits",
	"no-overflow":                "an overflow is another intrinsic",
}

// TestRules: each rule that takes part, alone, answers its own left side with its right
// side: instances of it, with what its conditions ask said by assumes.
func TestRules(t *testing.T) {
	set, err := rules.Library()
	if err != nil {
		t.Fatal(err)
	}
	asked, answered, silent := 0, 0, 0
	for _, r := range set.Rules {
		if !simplify.Answers(r) || r.Floating() {
			continue
		}
		files, err := alive.Files(r, []uint32{8, 16})
		if err != nil || len(files) == 0 {
			continue
		}
		asked++
		p := simplify.Compile([]*dsl.Rule{r})
		found := false
		for _, f := range files {
			if strings.Contains(f.Name, "backward") || strings.Contains(f.Name, ".back") {
				continue
			}
			// What is assumed in a block holds in those behind it.
			at := strings.Index(f.Text, "\n  ret ")
			m := asmtest.Parse(t, f.Text[:at]+"\n  br label %q\nq:"+f.Text[at:])
			if len(m.Funcs) < 2 || m.Funcs[1].Name != "tgt" {
				t.Fatal(f.Text)
			}
			v, a := ask(t, p, m)
			if a.Value == nil || a.Rule == nil {
				continue
			}
			found = true
			if got, want := expand(a.Value), expand(returned(m.Funcs[1])); got != want || !v.IsInstr() {
				t.Errorf("%s: the answer is %s, want %s\n%s", r.Name, got, want, f.Text)
			}
		}
		switch why := unseen[r.Family]; {
		case found:
			answered++
		case why == "":
			t.Errorf("%s: no instance is answered\n%s", r.Name, files[0].Text)
		default:
			silent++
		}
	}
	t.Logf("%d rules of integers asked, %d answered", asked, answered)
	if answered < 600 {
		t.Errorf("only %d rules answered", answered)
	}
}

// TestTests: the examples in the rule files are answered as they say, those with floats
// among them.
func TestTests(t *testing.T) {
	set, diags := load.Sources(rules.Sources(), load.Options{Tests: true, Choose: rules.Choose()})
	if diags.HasErrors() {
		t.Fatal(diags)
	}
	byName := map[string][]*dsl.Rule{}
	for _, r := range set.Rules {
		if simplify.Answers(r) {
			byName[r.Name] = append(byName[r.Name], r)
			if r.Family != r.Name {
				byName[r.Family] = append(byName[r.Family], r)
			}
		}
	}
	asked, refused := 0, 0
	for _, test := range set.Tests {
		list := byName[test.Rule]
		if len(list) == 0 {
			continue
		}
		w := &writer{r: test.Terms}
		text, ok := w.function(test)
		if !ok {
			continue
		}
		asked++
		m := asmtest.Parse(t, text)
		v, a := ask(t, simplify.Compile(list), m)
		switch {
		case test.None:
			if refused++; a.Rule != nil {
				t.Errorf("%s:%d: test %s: %s, and it must not apply\n%s", test.File, test.Span.Line, test.Rule, a.Reason(), text)
			}
		case a.Rule == nil:
			if !w.inner(test) {
				t.Errorf("%s:%d: test %s: no answer for %s\n%s", test.File, test.Span.Line, test.Rule, expand(v), text)
			}
		default:
			if got, want := expand(a.Value), expand(returned(m.Funcs[len(m.Funcs)-1])); got != want {
				t.Errorf("%s:%d: test %s: the answer is %s, want %s\n%s", test.File, test.Span.Line, test.Rule, got, want, text)
			}
		}
	}
	t.Logf("%d tests asked, %d of which must not be answered", asked, refused)
	if asked < 500 || refused < 1 {
		t.Errorf("only %d tests asked, %d of which must not be answered", asked, refused)
	}
}

// A writer writes the terms of a test as functions.
type writer struct {
	r     *dsl.Rule
	b     strings.Builder
	named map[string]string // by text
	decls []string
	bad   bool
}

// function is the term of a test and what it becomes, as two functions; !ok: the test has
// what is not written here.
func (w *writer) function(test *dsl.Test) (text string, ok bool) {
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

// inner tells whether what a test rewrites is only a part of its term.
func (w *writer) inner(test *dsl.Test) bool {
	return test.Terms.RHS.Kind == dsl.OpTerm || test.Terms.RHS.Kind == dsl.CallTerm
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
