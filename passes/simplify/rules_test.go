package simplify_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"rewrite/dsl"
	"rewrite/dsl/lint"
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
	"umin-never-above":           "an overflow is another intrinsic",
	"umax-never-above":           "an overflow is another intrinsic",
	"smin-never-above":           "an overflow is another intrinsic",
	"smax-never-above":           "an overflow is another intrinsic",
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

// TestTests: examples of each rule that takes part, those with floats among them, are answered as
// they say; and the tests in the rule files that say where a rule must not apply.
func TestTests(t *testing.T) {
	set, diags := load.Sources(rules.Sources(), load.Options{Tests: true, Choose: rules.Choose()})
	if diags.HasErrors() {
		t.Fatal(diags)
	}
	tests := map[string][]*dsl.Test{}
	for _, x := range set.Tests {
		if x.None {
			tests[x.Rule] = append(tests[x.Rule], x)
		}
	}
	asked, refused := 0, 0
	for _, r := range set.Rules {
		if !simplify.Answers(r) {
			continue
		}
		for _, test := range slices.Concat(lint.Examples(r, 2), tests[r.Family]) {
			text, ok := alive.Functions(test)
			if !ok {
				continue
			}
			asked++
			m := asmtest.Parse(t, text)
			v, a := ask(t, simplify.Compile([]*dsl.Rule{r}), m)
			switch {
			case test.None:
				if refused++; a.Rule != nil {
					t.Errorf("%s: test %s: %s, and it must not apply\n%s", test.File, test.Rule, a.Reason(), text)
				}
			case a.Rule == nil:
				t.Errorf("%s: %s: no answer for %s\n%s", test.File, test.Rule, expand(v), text)
			default:
				if got, want := expand(a.Value), expand(returned(m.Funcs[len(m.Funcs)-1])); got != want {
					t.Errorf("%s: %s: the answer is %s, want %s\n%s", test.File, test.Rule, got, want, text)
				}
			}
		}
	}
	t.Logf("%d tests asked, %d of which must not be answered", asked, refused)
	if asked < 500 || refused < 1 {
		t.Errorf("only %d tests asked, %d of which must not be answered", asked, refused)
	}
}
