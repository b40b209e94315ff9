package passes

import (
	"math/bits"
	"slices"
	"strings"
	"testing"

	"rewrite/passes/analysis/manager"
	"rewrite/passes/ir"
	"rewrite/passes/ir/asm"
	"rewrite/passes/ir/asm/asmtest"
	"rewrite/passes/pass"
	"rewrite/passes/target"
)

// counting are passes that note their names; b changes something the first two times, and so
// does d.
func counting(ran *[]string) []*Pass {
	noting := func(name string, changes func() bool) *Pass {
		return &Pass{Name: name, Func: Simple[pass.OnFunc](func(*ir.Func, *pass.Env) manager.Kept {
			*ran = append(*ran, name)
			return manager.None.If(changes())
		})}
	}
	never := func() bool { return false }
	twice := func() func() bool {
		left := 2
		return func() bool { left--; return left >= 0 }
	}
	return []*Pass{noting("a", never), noting("b", twice()), noting("c", never), noting("d", twice())}
}

func TestPipeline(t *testing.T) {
	for _, c := range []struct{ text, prints, runs string }{
		{"", "", ""},
		{"a", "a", "a"},
		{" a , c ", "a,c", "a c"},
		{"function(a,c)", "a,c", "a c"},
		// what did not change since a pass ran on it is left alone
		{"a,c,a", "a,c,a", "a c"},
		{"repeat(a,b),c", "repeat<8>(a,b),c", "a b a c"},
		{"repeat(b,d),c", "repeat<8>(b,d),c", "b d b d b c"},
		{"repeat<2>(b,d),c", "repeat<2>(b,d),c", "b d b d c"},
		{"repeat< 1 >( repeat ( b ) , a )", "repeat<1>(repeat<8>(b),a)", "b a"},
		{"repeat(a)", "repeat<8>(a)", "a"},
	} {
		var ran []string
		known := counting(&ran)
		p, err := Parse(c.text, known)
		if err != nil {
			t.Errorf("%q: %v", c.text, err)
			continue
		}
		if p.String() != c.prints {
			t.Errorf("%q prints as %q", c.text, p)
		}
		if again, err := Parse(p.String(), known); err != nil || again.String() != p.String() {
			t.Errorf("%q is no fixed point: %v %v", p, again, err)
		}
		m, _ := asm.Parse("t.ll", []byte("define void @f() {\n  ret void\n}\n"), asm.Options{})
		run, err := NewRun(m, p, &Config{}, Hooks{})
		if err != nil {
			t.Fatal(err)
		}
		run.Func(m.Funcs[0])
		if got := strings.Join(ran, " "); got != c.runs {
			t.Errorf("%q runs %s, want %s", c.text, got, c.runs)
		}
	}
}

// TestOptNone: no pass on functions is given one that is marked optnone, and each says so.
func TestOptNone(t *testing.T) {
	var ran []string
	p, err := Parse("a,repeat(b,d)", counting(&ran))
	if err != nil {
		t.Fatal(err)
	}
	m, _ := asm.Parse("t.ll", []byte("define void @f() noinline optnone {\n  ret void\n}\n"), asm.Options{})
	run, err := NewRun(m, p, &Config{Remarks: true}, Hooks{})
	if err != nil {
		t.Fatal(err)
	}
	if found := run.Func(m.Funcs[0]); len(found) > 0 {
		t.Fatal(found)
	}
	var said []string
	for _, r := range run.Result().Remarks {
		said = append(said, r.Pass+": "+r.Msg)
	}
	want := []string{"a: the function is marked optnone", "b: the function is marked optnone", "d: the function is marked optnone"}
	if len(ran) > 0 || !slices.Equal(said, want) {
		t.Errorf("%v ran, and said %q", ran, said)
	}
}

// TestApart: functions of a large component are worked on by themselves, also when a pass on the component changed something
// before: each of two comes to a pass that panics, and is said to.
func TestApart(t *testing.T) {
	p, err := Parse("cgscc(touch,boom)", []*Pass{
		{Name: "touch", SCC: Simple[pass.OnSCC](func([]*ir.Func, *pass.Env) manager.Kept { return manager.None })},
		{Name: "boom", Func: Simple[pass.OnFunc](func(f *ir.Func, _ *pass.Env) manager.Kept { panic("no way for " + f.Name) })},
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, jobs := range []int{1, 2} {
		m := asmtest.Parse(t, "define void @f() {\n  call void @g()\n  ret void\n}\n\ndefine void @g() {\n  call void @f()\n  ret void\n}\n")
		run, err := NewRun(m, p, &Config{}, Hooks{Jobs: jobs})
		if err != nil {
			t.Fatal(err)
		}
		var said []string
		for _, d := range run.Module() {
			said = append(said, d.Msg)
		}
		text := strings.Join(said, "\n")
		if len(said) != 2 || !strings.Contains(text, "pass boom: no way for f") || !strings.Contains(text, "pass boom: no way for g") {
			t.Errorf("%d jobs: %d messages: %s", jobs, len(said), text)
		}
	}
}

func TestPipelineErrors(t *testing.T) {
	var ran []string
	for text, want := range map[string]string{
		"a,":                             "a pass is missing at its end",
		",a":                             `a pass is missing before ",a"`,
		"a,(b)":                          `a pass is missing before "(b)"`,
		"bb":                             "did you mean b?",
		"zzzzzz":                         `there is no pass "zzzzzz"; passes are a, b, c, d`,
		"a)":                             `there is nothing that ")" would close`,
		"repeat(a":                       "the parenthesis of repeat( is not closed",
		"repeat":                         "repeat has no passes",
		"repeat<0>(a)":                   "a number of rounds from 1",
		"repeat<x>(a)":                   "a number of rounds from 1",
		"repeat<2(a)":                    "a number of rounds from 1",
		strings.Repeat("function(", 200): "nest deeper",
	} {
		if _, err := Parse(text, counting(&ran)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
}

// TestNamedPipelines: they are read, and each pass has the forms that it needs.
func TestNamedPipelines(t *testing.T) {
	for _, named := range Named {
		p, err := Parse(named.Text, All)
		if err != nil {
			t.Errorf("%s: %v", named.Name, err)
		}
		for _, lack := range p.Lacks() {
			t.Errorf("%s: %s", named.Name, lack)
		}
	}
}

// TestGoals: passes of a pipeline that is for small or fast programs know it, at whatever depth, and others beside it do not.
func TestGoals(t *testing.T) {
	for name, want := range map[string]target.Goal{"O1": target.Speed, "O2": target.Speed, "O3": target.TopSpeed, "Os": target.Size, "Oz": target.MinSize} {
		p, err := Parse("dce,"+name+",dce", All)
		if err != nil {
			t.Fatal(err)
		}
		if first, last := p[0], p[len(p)-1]; first.Goal != target.Speed || last.Goal != target.Speed {
			t.Errorf("%s: what stands beside it has goals %d and %d", name, first.Goal, last.Goal)
		}
		var count func(p Pipeline) int
		count = func(p Pipeline) (n int) {
			for _, s := range p {
				n += count(s.Body)
				if s.Pass != nil && s.Goal != want {
					t.Errorf("%s: %s has goal %d", name, s.Pass.Name, s.Goal)
				}
				if s.Pass != nil {
					n++
				}
			}
			return n
		}
		if n := count(p[1 : len(p)-1]); n < 10 {
			t.Errorf("%s: only %d passes", name, n)
		}
	}
}

// TestForms: each form has a name, a pass that gives it and one that needs it, and a wrong
// order is noticed.
func TestForms(t *testing.T) {
	if len(formNames) != 16-bits.LeadingZeros16(uint16(endOfForms-1)) {
		t.Errorf("%d forms have names", len(formNames))
	}
	var given, needed Form
	for _, p := range All {
		given |= p.Gives
		for _, need := range p.Needs {
			needed |= need.Form
			if need.Why == "" {
				t.Errorf("%s needs %s for no reason", p.Name, need.Form)
			}
			for _, giver := range All {
				if giver.Gives&need.Form == 0 {
					continue
				}
				if late := Of(p, giver).Lacks(); !slices.ContainsFunc(late, func(l Lack) bool { return l.Pass == p && l.Form == need.Form && l.Breaker == nil }) {
					t.Errorf("%s before %s is not noticed: %v", p.Name, giver.Name, late)
				}
				if good := Of(giver, p).Lacks(); slices.ContainsFunc(good, func(l Lack) bool { return l.Pass == p && l.Form == need.Form }) {
					t.Errorf("%s behind %s: %v", p.Name, giver.Name, good)
				}
			}
		}
	}
	if given != endOfForms-1 || needed != endOfForms-1 {
		t.Errorf("given are %s, needed %s", given, needed)
	}
	broken, err := Parse("mem2reg,reg2mem,cse", All)
	if err != nil {
		t.Fatal(err)
	}
	if l := broken.Lacks(); len(l) != 1 || !strings.HasPrefix(l[0].String(), "cse needs SSA, which mem2reg gave and reg2mem broke: ") {
		t.Errorf("%s: %v", broken, l)
	}
}

// TestLLVMNames: the names that opt's users type say which of ours are meant, and
// the table is about names that are not ours.
func TestLLVMNames(t *testing.T) {
	ours := map[string]bool{}
	for _, p := range All {
		ours[p.Name] = true
	}
	for _, n := range Named {
		ours[n.Name] = true
	}
	for name, pass := range llvmNames {
		_, err := Parse(name, All)
		switch {
		case ours[name] || pass != "" && !ours[pass]:
			t.Errorf("%s -> %s: one is ours and the other is not, by the table", name, pass)
		case err == nil:
			t.Errorf("%s is taken", name)
		case pass != "" && !strings.HasSuffix(err.Error(), "is here: -passes="+pass):
			t.Errorf("%s: %v", name, err)
		case pass == "" && !strings.Contains(err.Error(), "yet, LLVM's of that name"):
			t.Errorf("%s: %v", name, err)
		}
	}
	for text, want := range map[string]string{
		"default<O2>":                        "-passes=O2",
		"early-cse<memssa>":                  "-passes=cse",
		"function(sroa,instcombine)":         "-passes=combine",
		"module(mergefunc)":                  "module(...) is not needed",
		"cgscc(attributor)":                  `there is no pass "attributor" yet`,
		"instcombine<max-iterations=1>,sroa": "-passes=combine",
	} {
		if _, err := Parse(text, All); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", text, err)
		}
	}
}
