package dsl

import (
	"bytes"
	"errors"
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"sync"
	"testing"
	"unicode/utf8"

	"rewrite/dsl/syntax"
	"rewrite/passes/ir"
	"rewrite/passes/ir/diag"
	"rewrite/passes/ir/num"
)

func readAll(t testing.TB, pattern string) []Source {
	names, _ := filepath.Glob(pattern)
	sources, diags := ReadFiles(names...)
	if len(diags) > 0 || len(sources) == 0 {
		t.Fatalf("%s: %d files, %v", pattern, len(sources), diags)
	}
	return sources
}

// rightSet is the rules that use every construct.
func rightSet(t testing.TB) *Set {
	set, diags := LoadSources(readAll(t, "testdata/right/*.rw"), Options{Tests: true})
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
		set, diags := LoadSources([]Source{{"r.rw", rule + test}}, Options{Tests: true})
		if len(diags) > 0 || len(set.Tests) != 1 {
			t.Fatal(diags)
		}
		d := set.Tests[0].Run(set)
		if d == nil || d.Cause != TestFailed || d.Line != 2 {
			t.Errorf("%s: got %v", test, d)
		}
	}
}

// sameRules compares two sets but for places in the text.
func sameMeaning(t *testing.T, a, b *Rule) {
	if a.String() != b.String() || len(a.Types) != len(b.Types) || len(a.Constraints) != len(b.Constraints) || a.LaneWise != b.LaneWise {
		t.Errorf("%s\nreads back as\n%s", a, b)
	}
}

// TestPrintedRule: a rule prints as the language, with all its types, and reads
// back as the same rule.
func TestPrintedRule(t *testing.T) {
	for _, r := range rightSet(t).Rules {
		set, diags := LoadSources([]Source{{"p.rw", r.String()}}, Options{})
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
	set, _ := LoadSources(sources, Options{})
	data := Compile(set, sources)
	back, err := LoadCompiled(data, sources)
	if err != nil {
		t.Fatal(err)
	}
	for i := range set.Rules {
		if !reflect.DeepEqual(set.Rules[i], back.Rules[i]) {
			t.Errorf("%s differs", set.Rules[i])
		}
	}
	if !reflect.DeepEqual(set.Groups, back.Groups) || !reflect.DeepEqual(set.Costs, back.Costs) {
		t.Error("groups or costs differ")
	}
	if !bytes.Equal(Compile(back, sources), data) {
		t.Error("compiling again gives other bytes")
	}
	for n := 0; n < len(data); n += 1 + n/50 { // a file cut short is stale, never a panic
		if _, err := LoadCompiled(data[:n], sources); err == nil {
			t.Fatalf("%d of %d bytes load", n, len(data))
		}
	}
}

// memory is a Memory that counts.
type memory struct {
	mu           sync.Mutex
	sets         map[string]*Set
	asked, known int
}

func (m *memory) Known(s Source) *Set {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.asked++
	if m.sets[s.Text] != nil {
		m.known++
	}
	return m.sets[s.Text]
}

func (m *memory) Keep(s Source, set *Set) { m.sets[s.Text] = set }

// TestMemory: what is known is not parsed, and what comes of it is the same; a file
// whose meaning depends on others is not kept.
func TestMemory(t *testing.T) {
	sources := []Source{
		{"a.rw", "group first\n\nrule a for op in [and, or]\n  op(x, x) => x\n\n/// Doc.\nrule b\n  add(x, 0) => x\n"},
		{"b.rw", "rule c\n  sub(x, 0) => x\n"},
		{"order.rw", "group second after first\n\nrule d\n  mul(x, 1) => x\n"},
		{"two.rw", "group third\n\nrule e\n  xor(x, 0) => x\n\ngroup fourth\n\nrule f\n  shl(x, 0) => x\n"},
		{"over.rw", "override rule c\n  sub(x, 0) <=> x\n"},
		{"cost.rw", "cost mine\n  default = 1\n"},
	}
	want, diags := LoadSources(sources, Options{})
	if len(diags) > 0 {
		t.Fatal(diags)
	}
	m := &memory{sets: map[string]*Set{}}
	for range 2 {
		got, diags := LoadSources(sources, Options{Memory: m})
		if len(diags) > 0 || !bytes.Equal(Compile(got, nil), Compile(want, nil)) {
			t.Errorf("%v, or not the same", diags)
		}
	}
	if m.asked != 2*len(sources) || m.known != 2 {
		t.Errorf("asked %d times, known %d times; want a.rw and b.rw, the second time", m.asked, m.known)
	}
	if set, _ := LoadSources(sources, Options{Memory: m, Tests: true}); m.asked != 2*len(sources) || len(set.Rules) != len(want.Rules) {
		t.Error("asked though tests are wanted")
	}
	// A clash is told with its places.
	clash := []Source{{"c.rw", sources[1].Text}, {"d.rw", "// Another text.\n" + sources[1].Text}}
	for range 2 {
		_, diags = LoadSources(clash, Options{Memory: m})
		if len(diags) != 1 || !strings.Contains(diags[0].Error(), "d.rw:2:6: error: a rule named c is already defined") {
			t.Errorf("got %v", diags)
		}
	}
	clash[0].Name, clash[1] = "e.rw", Source{"f.rw", sources[1].Text}
	if _, diags = LoadSources(clash, Options{Memory: m}); len(diags) != 1 || !strings.Contains(diags[0].Error(), "f.rw:1:6: error: a rule named c is already defined") {
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
	base, _ := LoadSources([]Source{{"base.rw", "rule a  add(x, 0) => x rule b for op in [and, or]  op(x, x) => x rule c  mul(x, 1) => x cost m  add = 1 cost n  add = 2"}}, Options{})
	set, diags := LoadSources([]Source{{"user.rw", "override rule b  and(x, x) => freeze(x) rule d  sub(x, 0) => x cost n extends m  mul = 3"}}, Options{Base: base})
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
	_, diags = LoadSources([]Source{{"user.rw", "rule a  add(x, 0) => freeze(x)"}}, Options{Base: base})
	if len(diags) != 1 || diags[0].Cause != syntax.Code("duplicate-rule") {
		t.Errorf("a name of the base is free: %v", diags)
	}
}

// TestApart: a rule may be called as one of the base, and is another one, unless it
// is the same.
func TestApart(t *testing.T) {
	base, _ := LoadSources([]Source{{"base.rw", "rule a  add(x, 0) => x rule b for op in [and, or]  op(x, x) => x rule c  mul(x, 1) => x"}}, Options{})
	set, diags := LoadSources([]Source{{"user.rw", "rule a  sub(x, 0) => x test a  (x: i8) sub(x, 0) -> x test a  (x: i8) add(x, 0) -> none rule c  mul(x, 1) => x rule b for op in [and, or]  op(x, x) => freeze(x) rule d  xor(x, 0) => x"}},
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
	_, diags = LoadSources([]Source{{"one.rw", "rule a  sub(x, 0) => x"}, {"two.rw", "rule a  mul(x, 1) => x"}}, Options{Base: base, Apart: true})
	if !diags.HasErrors() || diags[len(diags)-1].Cause != syntax.Code("duplicate-rule") && diags[0].Cause != syntax.Code("duplicate-rule") {
		t.Errorf("two of the user's rules have one name: %v", diags)
	}
}

func TestCosts(t *testing.T) {
	set, diags := LoadSources([]Source{{"c.rw", `
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
	src := []Source{{"s.rw", "rule a  add(x, 0) => x test a (((( nonsense"}}
	if _, diags := LoadSources(src, Options{}); len(diags) > 0 {
		t.Error(diags)
	}
	if _, diags := LoadSources(src, Options{Tests: true}); len(diags) != 1 {
		t.Error(diags)
	}
}

// TestFuncs: constant functions against the definition on whole numbers, all
// constants of 1 to 4 bits and random ones up to 128 bits.
func TestFuncs(t *testing.T) {
	ops := map[string]ir.Op{"+": ir.OpAdd, "-": ir.OpSub, "*": ir.OpMul, "/u": ir.OpUDiv, "/s": ir.OpSDiv, "%u": ir.OpURem, "%s": ir.OpSRem,
		"<<": ir.OpShl, ">>u": ir.OpLShr, ">>s": ir.OpAShr, "&": ir.OpAnd, "|": ir.OpOr, "^": ir.OpXor}
	check := func(w uint32, a, b num.Int) {
		args := FuncArgs{A: a, B: b, Width: w, Arg: w}
		for name, op := range ops {
			want, out := ir.EvalWide(op, a.Big(), b.Big(), w, w, 0, 0)
			got, ok := funcByName[name].Eval(args)
			if ok != (out == ir.Defined) || ok && got.Trunc(w).Big().Cmp(want) != 0 {
				t.Fatalf("%v %s %v at %d bits: %v %v, want %v %v", a, name, b, w, got.Trunc(w), ok, want, out)
			}
		}
		for p := ir.EQ; p <= ir.SLE; p++ {
			want, _ := ir.EvalWide(ir.OpICmp, a.Big(), b.Big(), w, 1, 0, p)
			if Compare(p, a, b, w) != (want.Sign() != 0) {
				t.Fatalf("%v %v %v at %d bits", a, p, b, w)
			}
		}
		for _, f := range []struct {
			op ir.Op
			fl ir.Flags
		}{{ir.OpAdd, ir.NUW}, {ir.OpAdd, ir.NSW}, {ir.OpSub, ir.NUW}, {ir.OpSub, ir.NSW}, {ir.OpMul, ir.NUW}, {ir.OpMul, ir.NSW}, {ir.OpShl, ir.NUW}, {ir.OpShl, ir.NSW}} {
			_, out := ir.EvalWide(f.op, a.Big(), b.Big(), w, w, f.fl, 0)
			if Wraps(f.op, f.fl, a, b, w) != (out != ir.Defined) {
				t.Fatalf("%v %v %v of %v at %d bits", f.op, f.fl, a, b, w)
			}
		}
		small := map[string]*big.Int{"abs": new(big.Int).Abs(a.Signed(w)), "umin": minBig(a.Big(), b.Big()), "smin": minBig(a.Signed(w), b.Signed(w)),
			"neg": new(big.Int).Neg(a.Big()), "~": new(big.Int).Not(a.Big())}
		for name, want := range small {
			got, ok := funcByName[name].Eval(args)
			if !ok || got.Trunc(w) != num.FromBig(want).Trunc(w) {
				t.Fatalf("%s of %v, %v at %d bits: %v, want %v", name, a, b, w, got, want)
			}
		}
		if inv, ok := funcByName["inverse"].Eval(args); ok != a.Bit(0) || ok && inv.Mul(a).Trunc(w) != num.Of(1).Trunc(w) {
			t.Fatalf("inverse of %v at %d bits: %v", a, w, inv)
		}
		if rev, _ := funcByName["bitreverse"].Eval(args); bitReverse(rev, w) != a {
			t.Fatalf("bitreverse of %v at %d bits", a, w)
		}
		if w%16 == 0 {
			if swapped, ok := funcByName["bswap"].Eval(args); !ok || bswap(swapped, w) != a || w > 8 && a.Trunc(8) != swapped.Shr(w-8) {
				t.Fatalf("bswap of %v at %d bits", a, w)
			}
		}
	}
	for w := uint32(1); w <= 4; w++ {
		for a := range uint64(1) << w {
			for b := range uint64(1) << w {
				check(w, num.Of(a), num.Of(b))
			}
		}
	}
	rnd := rand.New(rand.NewPCG(3, 4))
	random := func(w uint32) num.Int { // sparse, dense, small or anything
		x, y := num.Int{Hi: rnd.Uint64(), Lo: rnd.Uint64()}, num.Int{Hi: rnd.Uint64(), Lo: rnd.Uint64()}
		return [...]num.Int{x, x.And(y), x.Or(y), num.Of(rnd.Uint64N(9)), num.Of(rnd.Uint64N(9)).Neg(), num.Of(1).Shl(rnd.Uint32N(w))}[rnd.IntN(6)].Trunc(w)
	}
	for _, w := range []uint32{7, 8, 16, 31, 32, 48, 63, 64, 65, 96, 100, 127, 128} {
		for range 400 {
			check(w, random(w), random(w))
		}
	}
}

func minBig(a, b *big.Int) *big.Int {
	if a.Cmp(b) <= 0 {
		return a
	}
	return b
}

// TestLiterals: a width holds a literal if it can be read as a number of that width.
func TestLiterals(t *testing.T) {
	for w := uint32(1); w <= 8; w++ {
		for n := int64(-300); n <= 300; n++ {
			l := Lit{Mag: num.Of(uint64(n))}
			if n < 0 {
				l = Lit{true, num.Of(uint64(-n))}
			}
			x, ok := l.At(w)
			fits := n >= -(1<<(w-1)) && n < 1<<w
			if ok != fits || ok && x != num.FromBig(big.NewInt(n)).Trunc(w) {
				t.Errorf("%d at %d bits: %v %v", n, w, x, ok)
			}
		}
	}
}

// TestEvalCond: an undefined expression makes neither a condition nor its
// negation true.
func TestEvalCond(t *testing.T) {
	set, diags := LoadSources([]Source{{"c.rw", `
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
				holds = holds && r.EvalCond(g, b, func(c *Cond) bool { h, ok := r.Concrete(c, b); return h && ok })
			}
			got += map[bool]string{true: "1", false: "0"}[holds]
		}
		if got != want[r.Name] {
			t.Errorf("%s holds for %s, want %s", r, got, want[r.Name])
		}
	}
}

func FuzzCheck(f *testing.F) {
	for _, pattern := range []string{"testdata/right/*.rw", "testdata/wrong/*.rw", "../rules/*.rw"} {
		for _, s := range readAll(f, pattern) {
			f.Add(s.Text)
		}
	}
	f.Fuzz(func(t *testing.T, text string) {
		sources := []Source{{"fuzz.rw", text}}
		set, diags := LoadSources(sources, Options{Tests: true})
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
			back, diags := LoadSources([]Source{{"p.rw", r.String()}}, Options{})
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
func thousand() []Source {
	var sources []Source
	for f := range 10 {
		var b strings.Builder
		for i := range 100 {
			fmt.Fprintf(&b, "/// Number %d.\nrule r%d-%d\n  add(mul(x, C1), shl(y, %d)) => add(shl(y, %d), mul(x, C1 + %d))\n  if is_power_of_two(C1) && known_zero(x, ~C1)\n\n", i, f, i, i%8, i%8, i)
			fmt.Fprintf(&b, "test r%d-%d\n  (x: i8, y: i8) add(mul(x, 4), shl(y, %d)) -> none\n\n", f, i, i%8)
		}
		sources = append(sources, Source{fmt.Sprintf("f%d.rw", f), b.String()})
	}
	return sources
}

// BenchmarkLoad1000Cold parses and checks a thousand rules.
func BenchmarkLoad1000Cold(b *testing.B) {
	sources := thousand()
	for b.Loop() {
		if set, diags := LoadSources(sources, Options{}); len(diags) > 0 || len(set.Rules) != 1000 {
			b.Fatal(diags)
		}
	}
}

// BenchmarkLoad1000Compiled loads them compiled, as the library and the cache do.
func BenchmarkLoad1000Compiled(b *testing.B) {
	sources := thousand()
	set, _ := LoadSources(sources, Options{})
	data := Compile(set, sources)
	b.ReportMetric(float64(len(data)), "bytes")
	for b.Loop() {
		if _, err := LoadCompiled(data, sources); err != nil {
			b.Fatal(err)
		}
	}
}

// TestFloats: every half and bfloat goes to double and back; what is rounded
// is rounded to the nearest.
func TestFloats(t *testing.T) {
	rnd := rand.New(rand.NewPCG(5, 6))
	for format, smallest := range map[ir.Kind]float64{ir.HalfKind: 0x1p-14, ir.BFloatKind: 0x1p-126} {
		for bits := range uint64(1 << 16) {
			f, ok := bitsToFloat(num.Of(bits), format)
			back, normal := floatToBits(f, format)
			switch {
			case !ok:
				t.Fatalf("%v: %#x is not read", format, bits)
			case math.IsNaN(f) || f != 0 && math.Abs(f) < smallest:
				if normal {
					t.Fatalf("%v: %#x is NaN or denormal, and folded", format, bits)
				}
			case !normal || back != num.Of(bits):
				t.Fatalf("%v: %#x comes back as %v", format, bits, back)
			}
		}
		for range 20000 {
			f := (rnd.Float64() + 1) * math.Ldexp(1, rnd.IntN(28)-13)
			x, ok := floatToBits(f, format)
			if !ok {
				t.Fatalf("%v: %v is not rounded", format, f)
			}
			at := func(d num.Int) float64 { y, _ := bitsToFloat(x.Add(d), format); return math.Abs(y - f) }
			if here := at(num.Int{}); here > at(num.Of(1)) || here > at(num.Of(1).Neg()) {
				t.Fatalf("%v: %v is rounded to %v", format, f, x)
			}
		}
	}
}

// TestFormatsApart: half and bfloat are equally wide, and compute differently.
func TestFormatsApart(t *testing.T) {
	set, diags := LoadSources([]Source{{"f.rw", `
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
	set, diags := Load("testdata/right/design.rw", "testdata/missing.rw", "testdata/wrong/unbound-right.rw")
	if len(set.Rules) != 7 || len(set.Tests) != 0 {
		t.Errorf("%d rules, %d tests", len(set.Rules), len(set.Tests))
	}
	if len(diags) != 2 || diags[0].File != "testdata/missing.rw" || !errors.Is(diags, os.ErrNotExist) || diags[1].Cause != syntax.Code("unbound") {
		t.Errorf("got %v", diags)
	}
}
