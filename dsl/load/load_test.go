package load

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"sync"
	"testing"
	"unicode/utf8"

	"rewrite/dsl"
	"rewrite/dsl/syntax"
	"rewrite/passes/ir"
	"rewrite/passes/ir/diag"
	"rewrite/passes/ir/num"
)

func readAll(t testing.TB, pattern string) []dsl.Source {
	names, _ := filepath.Glob(pattern)
	sources, diags := Read(names...)
	if len(diags) > 0 || len(sources) == 0 {
		t.Fatalf("%s: %d files, %v", pattern, len(sources), diags)
	}
	return sources
}

// rightSet is the rules that use every construct.
func rightSet(t testing.TB) *dsl.Set {
	set, diags := Sources(readAll(t, "testdata/right/*.rw"), Options{Tests: true})
	for _, d := range diags {
		t.Error(d.Render())
	}
	return set
}

func TestRight(t *testing.T) {
	set := rightSet(t)
	if len(set.Rules) < 60 || len(set.Tests) < 25 {
		t.Fatalf("%d rules, %d tests", len(set.Rules), len(set.Tests))
	}
	for _, x := range set.Tests {
		if d := x.Run(set); d != nil {
			t.Error(d.Render())
		}
	}
}

// TestFailing: a test that expects what the rule does not do fails.
func TestFailing(t *testing.T) {
	const rule = "rule r  add(x, 0) => x\n"
	for _, test := range []string{
		"test r (x: i8) add(x, 0) -> add(0, 0)",
		"test r (x: i8) add(x, 0) -> none",
		"test r (x: i8) add(x, 1) -> x",
		"test r (x: i8, y: i8) add(mul(x, y), 0) -> mul(y, x)",
	} {
		set, diags := Sources([]dsl.Source{{Name: "r.rw", Text: rule + test}}, Options{Tests: true})
		if len(diags) > 0 || len(set.Tests) != 1 {
			t.Fatal(diags)
		}
		d := set.Tests[0].Run(set)
		if d == nil || d.Cause != dsl.TestFailed || d.Line != 2 {
			t.Errorf("%s: got %v", test, d)
		}
	}
}

// sameMeaning compares two sets but for places in the text.
func sameMeaning(t *testing.T, a, b *dsl.Rule) {
	if a.String() != b.String() || len(a.Types) != len(b.Types) || len(a.Constraints) != len(b.Constraints) || a.LaneWise != b.LaneWise {
		t.Errorf("%s\nreads back as\n%s", a, b)
	}
}

// TestPrintedRule: a rule prints as the language, with all its types, and reads
// back as the same rule.
// TestNoneSeesTypes: that a rule does not apply is a test that fails where it does, whatever
// types meet in the term.
func TestNoneSeesTypes(t *testing.T) {
	for rule, term := range map[string]string{
		"icmp ult(x, C) => icmp ule(x, C - 1) if C != 0":                "(x: i8) icmp ult(x, 9)",
		"icmp p(xor(x, C1), C2) => icmp p(x, C2 ^ C1) if p in [eq, ne]": "(x: i8) icmp eq(xor(x, 4), 9)",
		"zext(trunc nuw(x: W): N): W => x":                              "(x: i32) zext(trunc nuw(x): i8): i32",
		"select(_, x, x) => x":                                          "(c: i1, x: i8) select(c, x, x)",
		"trunc(sext(x: N)): N => x":                                     "(x: i8) trunc(sext(x): i32): i8",
		"sext(icmp slt(x, 0)) => ashr(x, width(x) - 1)":                 "(x: i16) sext(icmp slt(x, 0)): i16",
	} {
		text := "rule r  " + rule + " test r  " + term + " -> none"
		set, diags := Sources([]dsl.Source{{Name: "a.rw", Text: text}}, Options{Tests: true})
		if diags.HasErrors() || len(set.Tests) == 0 {
			t.Errorf("%s: %v", text, diags.Err())
			continue
		}
		if d := set.Tests[0].Run(set); d == nil || !strings.Contains(d.Msg, "the rule applies") {
			t.Errorf("%s: passes", text)
		}
	}
}

func TestPrintedRule(t *testing.T) {
	for _, r := range rightSet(t).Rules {
		set, diags := Sources([]dsl.Source{{Name: "p.rw", Text: r.String()}}, Options{})
		if len(diags) > 0 || len(set.Rules) != 1 {
			t.Errorf("%s\ndoes not read back: %v", r, diags)
			continue
		}
		sameMeaning(t, r, set.Rules[0])
	}
}

// TestCompiled: what is compiled comes back equal in every field.
func TestCompiled(t *testing.T) {
	sources := readAll(t, "testdata/right/*.rw")
	set, _ := Sources(sources, Options{})
	data := dsl.Compile(set, sources)
	back, err := dsl.LoadCompiled(data, sources)
	if err != nil {
		t.Fatal(err)
	}
	for i := range set.Rules {
		if !reflect.DeepEqual(set.Rules[i], back.Rules[i]) {
			t.Errorf("%s differs", set.Rules[i])
		}
	}
	for _, m := range back.Costs {
		m.Throughput() // it is decoded when asked for
	}
	if !reflect.DeepEqual(set.Groups, back.Groups) || !reflect.DeepEqual(set.Costs, back.Costs) {
		t.Error("groups or costs differ")
	}
	if !bytes.Equal(dsl.Compile(back, sources), data) {
		t.Error("compiling again gives other bytes")
	}
	for n := 0; n < len(data); n += 1 + n/50 { // a file cut short is stale, never a panic
		if _, err := dsl.LoadCompiled(data[:n], sources); err == nil {
			t.Fatalf("%d of %d bytes load", n, len(data))
		}
	}
}

// memory is a Memory that counts.
type memory struct {
	mu           sync.Mutex
	sets         map[string]*dsl.Set
	asked, known int
}

func (m *memory) Known(s dsl.Source) *dsl.Set {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.asked++
	if m.sets[s.Text] != nil {
		m.known++
	}
	return m.sets[s.Text]
}

func (m *memory) Keep(s dsl.Source, set *dsl.Set) { m.sets[s.Text] = set }

// TestMemory: what is known is not parsed, and what comes of it is the same; a file
// whose meaning depends on others is not kept.
func TestMemory(t *testing.T) {
	sources := []dsl.Source{
		{Name: "a.rw", Text: "group first\n\nrule a for op in [and, or]\n  op(x, x) => x\n\n/// Doc.\nrule b\n  add(x, 0) => x\n"},
		{Name: "b.rw", Text: "rule c\n  sub(x, 0) => x\n"},
		{Name: "order.rw", Text: "group second after first\n\nrule d\n  mul(x, 1) => x\n"},
		{Name: "two.rw", Text: "group third\n\nrule e\n  xor(x, 0) => x\n\ngroup fourth\n\nrule f\n  shl(x, 0) => x\n"},
		{Name: "over.rw", Text: "override rule c\n  sub(x, 0) <=> x\n"},
		{Name: "cost.rw", Text: "cost mine\n  default = 1\n"},
	}
	want, diags := Sources(sources, Options{})
	if len(diags) > 0 {
		t.Fatal(diags)
	}
	m := &memory{sets: map[string]*dsl.Set{}}
	for range 2 {
		got, diags := Sources(sources, Options{Memory: m})
		if len(diags) > 0 || !bytes.Equal(dsl.Compile(got, nil), dsl.Compile(want, nil)) {
			t.Errorf("%v, or not the same", diags)
		}
	}
	if m.asked != 2*len(sources) || m.known != 2 {
		t.Errorf("asked %d times, known %d times; want a.rw and b.rw, the second time", m.asked, m.known)
	}
	if set, _ := Sources(sources, Options{Memory: m, Tests: true}); m.asked != 2*len(sources) || len(set.Rules) != len(want.Rules) {
		t.Error("asked though tests are wanted")
	}
	// A clash is told with its places.
	clash := []dsl.Source{{Name: "c.rw", Text: sources[1].Text}, {Name: "d.rw", Text: "// Another text.\n" + sources[1].Text}}
	for range 2 {
		_, diags = Sources(clash, Options{Memory: m})
		if len(diags) != 1 || !strings.Contains(diags[0].Error(), "d.rw:2:6: error: a rule named c is already defined") {
			t.Errorf("got %v", diags)
		}
	}
	clash[0].Name, clash[1] = "e.rw", dsl.Source{Name: "f.rw", Text: sources[1].Text}
	if _, diags = Sources(clash, Options{Memory: m}); len(diags) != 1 || !strings.Contains(diags[0].Error(), "f.rw:1:6: error: a rule named c is already defined") {
		t.Errorf("got %v", diags)
	}
}

// TestGroups: the order follows `after`, then the text.
func TestGroups(t *testing.T) {
	set := rightSet(t)
	var names []string
	for _, g := range set.Groups {
		names = append(names, g.Name)
	}
	if got := strings.Join(names, " "); got != " early late" {
		t.Errorf("order of groups: %q", got)
	}
	if r := set.RuleNamed("in-late"); r == nil || r.Group != "late" || !r.Reverse {
		t.Errorf("in-late: %+v", r)
	}
}

// TestOverride: the overriding rule takes the place of the one in the base.
func TestOverride(t *testing.T) {
	base, _ := Sources([]dsl.Source{{Name: "base.rw", Text: "rule a  add(x, 0) => x rule b for op in [and, or]  op(x, x) => x rule c  mul(x, 1) => x cost m  add = 1 cost n  add = 2"}}, Options{})
	set, diags := Sources([]dsl.Source{{Name: "user.rw", Text: "override rule b  and(x, x) => freeze(x) rule d  sub(x, 0) => x cost n extends m  mul = 3"}}, Options{Base: base})
	if len(diags) > 0 {
		t.Fatal(diags)
	}
	var names []string
	for _, r := range set.Rules {
		names = append(names, r.Name)
	}
	if got := strings.Join(names, " "); got != "a b c d" {
		t.Errorf("rules: %s", got)
	}
	if len(base.Rules) != 4 || len(base.Costs) != 2 {
		t.Error("the base was changed")
	}
	if len(set.Costs) != 2 || set.Costs[1].Cost(ir.OpAdd, "", ir.I32, 0) != 100 || set.Costs[1].Cost(ir.OpMul, "", ir.I32, 0) != 300 {
		t.Errorf("costs: %+v", set.Costs)
	}
	_, diags = Sources([]dsl.Source{{Name: "user.rw", Text: "rule a  add(x, 0) => freeze(x)"}}, Options{Base: base})
	if len(diags) != 1 || diags[0].Cause != syntax.Code("duplicate-rule") {
		t.Errorf("a name of the base is free: %v", diags)
	}
}

// TestApart: a rule may be called as one of the base, and is another one, unless it
// is the same.
func TestApart(t *testing.T) {
	base, _ := Sources([]dsl.Source{{Name: "base.rw", Text: "rule a  add(x, 0) => x rule b for op in [and, or]  op(x, x) => x rule c  mul(x, 1) => x"}}, Options{})
	set, diags := Sources([]dsl.Source{{Name: "user.rw", Text: "rule a  sub(x, 0) => x test a  (x: i8) sub(x, 0) -> x test a  (x: i8) add(x, 0) -> none rule c  mul(x, 1) => x rule b for op in [and, or]  op(x, x) => freeze(x) rule d  xor(x, 0) => x"}},
		Options{Base: base, Apart: true, Tests: true})
	var said []string
	for _, d := range diags {
		if d.Severity != diag.Warning || d.Cause != SharedName || len(d.Related) != 1 || d.Related[0].File != "base.rw" {
			t.Errorf("%s", d.Render())
		}
		said = append(said, d.Msg)
	}
	if got := strings.Join(said, "\n"); got != "there is a built-in rule a, too, and both run; reports call this one user/a\n"+
		"there is a built-in rule b, too, and both run; reports call this one user/b" {
		t.Errorf("warnings:\n%s", got)
	}
	var names []string
	for _, r := range set.Rules {
		if r.File == "user.rw" {
			r = r.InUserSpace()
		}
		names = append(names, r.Name)
	}
	if got := strings.Join(names, " "); got != "a b/and b/or c user/a user/b/and user/b/or user/d" {
		t.Errorf("rules: %s", got)
	}
	if got := strings.Join(set.Rules[5].InUserSpace().Names(), " "); got != "user/b/and user/b b/and b" {
		t.Errorf("names: %s", got)
	}
	if len(set.Tests) != 2 {
		t.Fatalf("%d tests", len(set.Tests))
	}
	for _, test := range set.Tests {
		if d := test.Run(set); d != nil {
			t.Errorf("a test is not about the rule beside it: %s", d.Render())
		}
	}
	_, diags = Sources([]dsl.Source{{Name: "one.rw", Text: "rule a  sub(x, 0) => x"}, {Name: "two.rw", Text: "rule a  mul(x, 1) => x"}}, Options{Base: base, Apart: true})
	if !diags.HasErrors() || diags[len(diags)-1].Cause != syntax.Code("duplicate-rule") && diags[0].Cause != syntax.Code("duplicate-rule") {
		t.Errorf("two of the user's rules have one name: %v", diags)
	}
}

func TestCosts(t *testing.T) {
	set, diags := Sources([]dsl.Source{{Name: "c.rw", Text: `
cost base
  default = 1
  add = 2
  add vector = 4
  add i64 = 3
  add i64 nuw = 2.5
  fadd fast = 0.75
  fadd f64 = 9
  call = 10
  intrinsic = 2
  ctpop = 1.25
  llvm.assume = 0
cost fine extends base
  default = 7
  ctpop = 5
`}}, Options{})
	if len(diags) > 0 {
		t.Fatal(diags)
	}
	var types ir.Types
	v4 := types.Vector(4, ir.I64, false)
	for _, c := range []struct {
		model     int
		op        ir.Op
		intrinsic string
		typ       *ir.Type
		flags     ir.Flags
		want      int
	}{
		{0, ir.OpSub, "", ir.I32, 0, 100},
		{0, ir.OpAdd, "", ir.I32, ir.NUW, 200},
		{0, ir.OpAdd, "", v4, 0, 400},
		{0, ir.OpAdd, "", ir.I64, ir.NSW, 300},
		{0, ir.OpAdd, "", ir.I64, ir.NSW | ir.NUW, 250},
		{0, ir.OpFAdd, "", ir.Float, ir.FastMath, 75},
		{0, ir.OpFAdd, "", ir.Float, ir.NNaN, 100},
		{0, ir.OpFAdd, "", ir.Double, ir.NNaN, 900},
		{0, ir.OpCall, "", ir.I32, 0, 1000},
		{0, ir.OpCall, "bswap", ir.I32, 0, 200},
		{0, ir.OpCall, "ctpop", ir.I32, 0, 125},
		{0, ir.OpCall, "assume", ir.Void, 0, 0},
		{1, ir.OpSub, "", ir.I32, 0, 700},
		{1, ir.OpCall, "ctpop", ir.I32, 0, 500},
	} {
		if got := set.Costs[c.model].Cost(c.op, c.intrinsic, c.typ, c.flags); got != c.want {
			t.Errorf("model %d, %v %s %v %v: %d, want %d", c.model, c.op, c.intrinsic, c.typ, c.flags, got, c.want)
		}
	}
}

// TestSkippedTests: an error in a test is none unless tests are asked for.
func TestSkippedTests(t *testing.T) {
	src := []dsl.Source{{Name: "s.rw", Text: "rule a  add(x, 0) => x test a (((( nonsense"}}
	if _, diags := Sources(src, Options{}); len(diags) > 0 {
		t.Error(diags)
	}
	if _, diags := Sources(src, Options{Tests: true}); len(diags) != 1 {
		t.Error(diags)
	}
}

// TestEvalCond: an undefined expression makes neither a condition nor its
// negation true.
func TestEvalCond(t *testing.T) {
	set, diags := Sources([]dsl.Source{{Name: "c.rw", Text: `
rule a  add(x, C) => sub(x, C) if 1 /u C == 1
rule b  add(x, C) => sub(x, C) if !(1 /u C == 1)
rule c  add(x, C) => sub(x, C) if 1 /u C == 1 || C == 0
rule d  add(x, C) => sub(x, C) if C <s 0 && C >u 2
rule e  add(x, C) => sub(x, C) if is_low_mask(C) if width(x) == 3
`}}, Options{})
	if len(diags) > 0 {
		t.Fatal(diags)
	}
	want := map[string]string{"a": "01000000", "b": "00111111", "c": "11000000", "d": "00001111", "e": "01010001"}
	for _, r := range set.Rules {
		b := r.NewBindings()
		b.Bits[0] = 3
		got := ""
		for c := range uint64(8) {
			b.Vals[1] = num.Of(c)
			holds := true
			for _, g := range r.Guards {
				holds = holds && r.EvalCond(g, b, func(c *dsl.Cond) bool { h, ok := r.Concrete(c, b); return h && ok })
			}
			got += map[bool]string{true: "1", false: "0"}[holds]
		}
		if got != want[r.Name] {
			t.Errorf("%s holds for %s, want %s", r, got, want[r.Name])
		}
	}
}

func FuzzCheck(f *testing.F) {
	for _, pattern := range []string{"testdata/right/*.rw", "testdata/wrong/*.rw", "../../rules/*.rw"} {
		for _, s := range readAll(f, pattern) {
			f.Add(s.Text)
		}
	}
	f.Fuzz(func(t *testing.T, text string) {
		sources := []dsl.Source{{Name: "fuzz.rw", Text: text}}
		set, diags := Sources(sources, Options{Tests: true})
		lines := strings.Split(text, "\n")
		for _, d := range diags {
			if d.Line < 1 || d.Line > len(lines) || d.Col < 1 || d.Col > len(lines[d.Line-1])+1 || d.Msg == "" {
				t.Errorf("bad place %d:%d of %q", d.Line, d.Col, d.Msg)
			}
			if s := d.Render(); utf8.ValidString(text) && !utf8.ValidString(s) {
				t.Errorf("%q is cut inside a character", s)
			}
		}
		for _, r := range set.Rules {
			back, diags := Sources([]dsl.Source{{Name: "p.rw", Text: r.String()}}, Options{})
			if len(diags) > 0 || len(back.Rules) != 1 || back.Rules[0].String() != r.String() {
				t.Errorf("%s\nreads back wrong: %v", r, diags)
			}
		}
		for _, x := range set.Tests {
			x.Run(set)
		}
	})
}

// thousand is a text of a thousand rules of usual form, with tests.
func thousand() []dsl.Source {
	var sources []dsl.Source
	for f := range 10 {
		var b strings.Builder
		for i := range 100 {
			fmt.Fprintf(&b, "/// Number %d.\nrule r%d-%d\n  add(mul(x, C1), shl(y, %d)) => add(shl(y, %d), mul(x, C1 + %d))\n  if is_power_of_two(C1) && known_zero(x, ~C1)\n\n", i, f, i, i%8, i%8, i)
			fmt.Fprintf(&b, "test r%d-%d\n  (x: i8, y: i8) add(mul(x, 4), shl(y, %d)) -> none\n\n", f, i, i%8)
		}
		sources = append(sources, dsl.Source{Name: fmt.Sprintf("f%d.rw", f), Text: b.String()})
	}
	return sources
}

// BenchmarkLoad1000Cold parses and checks a thousand rules.
func BenchmarkLoad1000Cold(b *testing.B) {
	sources := thousand()
	for b.Loop() {
		if set, diags := Sources(sources, Options{}); len(diags) > 0 || len(set.Rules) != 1000 {
			b.Fatal(diags)
		}
	}
}

// BenchmarkLoad1000Compiled loads them compiled, as the library and the cache do.
func BenchmarkLoad1000Compiled(b *testing.B) {
	sources := thousand()
	set, _ := Sources(sources, Options{})
	data := dsl.Compile(set, sources)
	b.ReportMetric(float64(len(data)), "bytes")
	for b.Loop() {
		if _, err := dsl.LoadCompiled(data, sources); err != nil {
			b.Fatal(err)
		}
	}
}

// TestFormatsApart: half and bfloat are equally wide, and compute differently.
func TestFormatsApart(t *testing.T) {
	set, diags := Sources([]dsl.Source{{Name: "f.rw", Text: `
rule mul  fmul reassoc(fmul reassoc(x: float, C1), C2) => fmul reassoc(x, C1 * C2)
test mul (x: f16) fmul fast(fmul fast(x, 1.0009765625), 1.0009765625) -> fmul reassoc(x, 1.001953125)
test mul (x: bf16) fmul fast(fmul fast(x, 1.0078125), 1.0078125) -> fmul reassoc(x, 1.015625)
test mul (x: f16) fmul fast(fmul fast(x, 1.0e4), 1.0e4) -> fmul reassoc(x, inf)
test mul (x: bf16) fmul fast(fmul fast(x, 1024.0), 1024.0) -> fmul reassoc(x, 1048576.0)
test mul (x: f80) fmul fast(fmul fast(x, 2.0), 2.0) -> none
`}}, Options{Tests: true})
	if len(diags) > 0 {
		t.Fatal(diags)
	}
	for _, x := range set.Tests {
		if d := x.Run(set); d != nil {
			t.Error(d.Render())
		}
	}
}

// TestLoad: files are read and checked together, and one that can't be read is
// an error beside the others.
func TestLoad(t *testing.T) {
	set, diags := Files("testdata/right/design.rw", "testdata/missing.rw", "testdata/wrong/unbound-right.rw")
	if len(set.Rules) != 7 || len(set.Tests) != 0 {
		t.Errorf("%d rules, %d tests", len(set.Rules), len(set.Tests))
	}
	if len(diags) != 2 || diags[0].File != "testdata/missing.rw" || !errors.Is(diags, os.ErrNotExist) || diags[1].Cause != syntax.Code("unbound") {
		t.Errorf("got %v", diags)
	}
}
