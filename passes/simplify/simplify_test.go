package simplify_test

import (
	"strings"
	"testing"

	"rewrite/dsl"
	"rewrite/dsl/load"
	"rewrite/passes/analysis/manager"
	"rewrite/passes/ir"
	"rewrite/passes/ir/asm/asmtest"
	"rewrite/passes/simplify"
	"rewrite/rules"
)

func library(t testing.TB) *simplify.Program {
	t.Helper()
	set, err := rules.Library()
	if err != nil {
		t.Fatal(err)
	}
	return simplify.Compile(set.Rules)
}

// TestAnswers: what the last value before the return comes to in the block of the return;
// "" is no answer.
func TestAnswers(t *testing.T) {
	all := library(t)
	for _, c := range []struct {
		name, body string
		want       string // as expand writes it
		rule       string // of the answer, part of its name; "" if it follows from facts
	}{
		{"an identity", "define i32 @f(i32 %x) {\n  %r = or i32 %x, 0\n  ret i32 %r\n}\n", "%x", "or-zero"},
		{"operands exchanged below the root", "define i8 @f(i8 %x, i8 %y) {\n  %a = and i8 %y, %x\n  %r = or i8 %x, %a\n  ret i8 %r\n}\n", "%x", "absor"},
		{"a splat", "define <4 x i8> @f(<4 x i8> %x) {\n  %r = and <4 x i8> %x, splat (i8 -1)\n  ret <4 x i8> %r\n}\n", "%x", "and-ones"},
		{"lanes that differ", "define <2 x i8> @f(<2 x i8> %x) {\n  %a = and <2 x i8> %x, <i8 1, i8 2>\n  %r = and <2 x i8> %a, <i8 4, i8 8>\n  ret <2 x i8> %r\n}\n", "<2 x i8> zeroinitializer 0 <nil>", ""},
		{"a lane that is poison is no number", "define <2 x i8> @f(<2 x i8> %x) {\n  %r = add <2 x i8> %x, <i8 0, i8 poison>\n  ret <2 x i8> %r\n}\n", "", ""},
		{"a condition on facts", "define i8 @f(i8 %x) {\n  %a = shl i8 %x, 1\n  %b = and i8 %a, 6\n  %r = and i8 %b, 6\n  ret i8 %r\n}\n", "and", "and"},
		{"facts of a branch", "define i1 @f(i8 %x) {\n  %c = icmp ult i8 %x, 4\n  br i1 %c, label %y, label %n\nn:\n  br label %y2\ny2:\n  unreachable\ny:\n  %r = icmp ult i8 %x, 9\n  ret i1 %r\n}\n", "i1 int 1 <nil>", ""},
		{"nothing is known in another block", "define i1 @f(i8 %x) {\n  %c = icmp ult i8 %x, 4\n  br i1 %c, label %y, label %n\ny:\n  unreachable\nn:\n  %r = icmp ult i8 %x, 9\n  ret i1 %r\n}\n", "", ""},
		{"an address", "define ptr @f(ptr %x) {\n  %r = getelementptr inbounds { i8, i8 }, ptr %x, i32 0, i32 1\n  ret ptr %r\n}\n", "", ""},
		{"an address that stays", "define ptr @f(ptr %x) {\n  %r = getelementptr inbounds { i8, [2 x i16] }, ptr %x, i32 0, i32 0\n  ret ptr %r\n}\n", "%x", "gep-zero"},
		{"an address that stays, some bytes on", "define ptr @f(ptr %x) {\n  %r = getelementptr { i8, [2 x i16] }, ptr %x, i32 1, i32 0\n  ret ptr %r\n}\n", "", ""},
		{"a field", "define i8 @f({ i8, i8 } %x) {\n  %r = extractvalue { i8, i8 } %x, 1\n  ret i8 %r\n}\n", "", ""},
		{"a call", "define i8 @f(i8 %x) {\n  %r = call i8 @g(i8 %x)\n  ret i8 %r\n}\n\ndeclare i8 @g(i8) memory(none) nounwind willreturn\n", "", ""},
		{"a load", "define i8 @f(ptr %x) {\n  %r = load i8, ptr %x\n  ret i8 %r\n}\n", "", ""},
		{"all of it is constant", "define i128 @f() {\n  %r = mul i128 18446744073709551617, 3\n  ret i128 %r\n}\n", "i128 int 0 &{{false [3 3]}}", ""},
		{"poison", "define i8 @f(i8 %x) {\n  %r = add i8 %x, poison\n  ret i8 %r\n}\n", "i8 poison 0 <nil>", "poison"},
		{"a freeze of what may be poison stays", "define i8 @f(i8 %x) {\n  %r = freeze i8 %x\n  ret i8 %r\n}\n", "", ""},
		{"a freeze of what is defined", "define i8 @f(i8 noundef %x) {\n  %r = freeze i8 %x\n  ret i8 %r\n}\n", "%x", "freeze-noundef"},
		{"freeze undef is one choice for all users", "define i8 @f() {\n  %r = freeze i8 undef\n  ret i8 %r\n}\n", "", ""},
		{"floats in strictfp", "define float @f(float %x) strictfp {\n  %r = fadd float %x, -0.0\n  ret float %r\n}\n", "", ""},
		{"floats where denormals may be flushed", "define float @f(float %x) \"denormal-fp-math\"=\"preserve-sign\" {\n  %r = fadd float %x, -0.0\n  ret float %r\n}\n", "", ""},
		{"normal constants where denormals may be flushed", "define float @f() \"denormal-fp-math\"=\"preserve-sign\" {\n  %r = fadd float 3.0, 4.0\n  ret float %r\n}\n", "float 40e00000", "fadd-constants"},
		{"a denormal", "define float @f() \"denormal-fp-math\"=\"preserve-sign\" {\n  %r = fadd float 0x36A0000000000000, 1.0\n  ret float %r\n}\n", "", ""},
		{"a denormal comes of it", "define float @f() \"denormal-fp-math\"=\"preserve-sign\" {\n  %r = fmul float 0x3810000000000000, 0.5\n  ret float %r\n}\n", "", ""},
		{"what may be rounded to the least normal number", "define float @f() \"denormal-fp-math\"=\"preserve-sign\" {\n  %r = fptrunc double 0x380FFFFFFFFFFFFF to float\n  ret float %r\n}\n", "", ""},
		{"what may come of a denormal is no zero", "define float @f() \"denormal-fp-math\"=\"positive-zero\" {\n  %r = fmul float 0x3810000000000000, 0xB810000000000000\n  ret float %r\n}\n", "", ""},
		{"a sum of normal numbers is zero", "define float @f() \"denormal-fp-math\"=\"preserve-sign\" {\n  %r = fsub float 3.0, 3.0\n  ret float %r\n}\n", "float 0", "fsub-constants"},
		{"normal numbers are compared", "define i1 @f() \"denormal-fp-math\"=\"preserve-sign\" {\n  %r = fcmp une float 0.0, -0.0\n  ret i1 %r\n}\n", "i1 int 0 <nil>", ""},
		{"a denormal is compared", "define i1 @f() \"denormal-fp-math\"=\"preserve-sign\" {\n  %r = fcmp une float 0x36A0000000000000, 0.0\n  ret i1 %r\n}\n", "", ""},
		{"of other floats nothing", "define float @f(float %x) \"denormal-fp-math\"=\"preserve-sign\" {\n  %r = fmul float %x, 1.0\n  ret float %r\n}\n", "", ""},
		{"floats", "define float @f(float %x) {\n  %r = fadd float %x, -0.0\n  ret float %r\n}\n", "%x", ""},
		{"metadata with a meaning", "define float @f(float %x) {\n  %r = fadd float %x, -0.0, !fpmath !0\n  ret float %r\n}\n!0 = !{float 2.5}\n", "", ""},
		{"pointers are no integers", "define ptr @f(ptr %x, ptr %y) {\n  %c = icmp eq ptr %x, %y\n  %r = select i1 %c, ptr %x, ptr %y\n  ret ptr %r\n}\n", "", ""},
		{"integers are", "define i8 @f(i8 %x, i8 %y) {\n  %c = icmp eq i8 %x, %y\n  %r = select i1 %c, i8 %x, i8 %y\n  ret i8 %r\n}\n", "%y", "select"},
		{"one condition for vectors", "define <2 x i8> @f(i1 %c, <2 x i8> %x) {\n  %r = select i1 %c, <2 x i8> %x, <2 x i8> %x\n  ret <2 x i8> %r\n}\n", "%x", "select"},
		{"a value of its own, where nothing comes", "define i8 @f(i8 %x) {\n  ret i8 %x\nq:\n  %a = or i8 %a, 0\n  ret i8 %a\n}\n", "", ""},
	} {
		m := asmtest.Parse(t, c.body)
		f := m.Funcs[0]
		last := f.Blocks[len(f.Blocks)-1]
		v := last.Terminator().Args[0]
		s := all.For(f, manager.New(m).Of(f))
		a := s.Value(v, simplify.In(last))
		s.Done()
		got := ""
		if a.Value != nil {
			got = expand(a.Value)
		}
		if c.want == "and" { // an operand
			c.want = expand(v.Args[0])
		}
		if got != c.want || c.rule != "" && (a.Rule == nil || !strings.Contains(a.Rule.Name, c.rule)) {
			t.Errorf("%s: %q %s, want %q by %q\n%s", c.name, got, a.Reason(), c.want, c.rule, c.body)
		}
	}
}

// TestWithoutRules: constants are folded, and nothing else.
func TestWithoutRules(t *testing.T) {
	p := simplify.Compile(nil)
	for body, want := range map[string]string{
		"define i8 @f(i8 %x) {\n  %r = add i8 3, 4\n  ret i8 %r\n}\n":                                                         "i8 int 7 <nil>",
		"define i8 @f(i8 %x) {\n  %r = or i8 %x, 0\n  ret i8 %r\n}\n":                                                         "",
		"define i8 @f(i8 %x) {\n  %r = call i8 @llvm.umax.i8(i8 3, i8 4)\n  ret i8 %r\n}\ndeclare i8 @llvm.umax.i8(i8, i8)\n": "i8 int 4 <nil>",
	} {
		_, a := ask(t, p, asmtest.Parse(t, body))
		if got := ""; a.Value != nil || want != "" {
			if a.Value != nil {
				got = expand(a.Value)
			}
			if got != want || a.Rule != nil {
				t.Errorf("%q %s, want %q\n%s", got, a.Reason(), want, body)
			}
		}
	}
}

// TestAlone: what an operand picks, a NaN or a zero's sign, is settled by a rule only if
// nobody else uses it (SEMANTICS 4).
func TestAlone(t *testing.T) {
	set, diags := load.Sources([]dsl.Source{{Name: "a.rw", Text: "rule settle  fsub(fadd nsz(x: float, y), y) => x\n  axiom \"a test\"\n"}}, load.Options{})
	if diags.HasErrors() {
		t.Fatal(diags)
	}
	p := simplify.Compile(set.Rules)
	for _, c := range []struct {
		body     string
		answered bool
	}{
		{"define float @f(float %x, float %y) {\n  %a = fadd nsz float %x, %y\n  %r = fsub float %a, %y\n  ret float %r\n}\n", true},
		{"define float @f(float %x, float %y, ptr %p) {\n  %a = fadd nsz float %x, %y\n  store float %a, ptr %p\n  %r = fsub float %a, %y\n  ret float %r\n}\n", false},
	} {
		if _, a := ask(t, p, asmtest.Parse(t, c.body)); (a.Value != nil) != c.answered {
			t.Errorf("answered %v\n%s", a.Value != nil, c.body)
		}
	}
}

// TestBounded: a left side that matches in no order of its operands is given up, and a
// question costs no memory.
func TestBounded(t *testing.T) {
	all := library(t)
	m := asmtest.Parse(t, "define i8 @f(i8 %x, i8 %y, i8 %z) {\n  %a = and i8 %x, %y\n  %b = and i8 %y, %z\n  %c = or i8 %a, %b\n  %d = xor i8 %a, %b\n  %e = or i8 %c, %d\n  %g = and i8 %e, %c\n  %r = or i8 %g, %d\n  ret i8 %r\n}\n")
	f := m.Funcs[0]
	s := all.For(f, manager.New(m).Of(f))
	defer s.Done()
	ask := func() {
		for _, v := range f.Entry().Instrs {
			if v.Type != ir.Void {
				s.Value(v, simplify.In(f.Entry()))
			}
		}
	}
	ask()
	if n := testing.AllocsPerRun(50, ask); n != 0 {
		t.Errorf("%v allocations for %d questions", n, len(f.Entry().Instrs)-1)
	}
}
