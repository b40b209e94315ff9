package rules

import (
	"bytes"
	"path"
	"slices"
	"strings"
	"testing"

	"rewrite/dsl"
	"rewrite/dsl/lint"
	"rewrite/dsl/load"
	"rewrite/dsl/syntax"
	"rewrite/passes/ir"
)

// TestCompiledIsFresh fails when a .rw file, or what compiling means, changed
// since go generate ran.
func TestCompiledIsFresh(t *testing.T) {
	set, diags := load.Sources(Sources(), load.Options{Choose: Choose()})
	if err := diags.Err(); err != nil {
		t.Fatal(err)
	}
	Sort(set.Rules)
	compiled, _, err := parts(binary) // that the program is fresh is for package program to test
	if err != nil {
		t.Fatal(err)
	}
	if string(dsl.Compile(set, Sources())) != compiled {
		t.Error("library.bin is stale: run go generate ./rules")
	}
	got, err := Library()
	if err != nil {
		t.Fatal(err)
	}
	if len(got.Rules) != len(set.Rules) || len(got.Rules) == 0 {
		t.Errorf("%d rules compiled, %d in the text", len(got.Rules), len(set.Rules))
	}
}

// TestFiles: the library read from its files is the library read from their texts,
// but for the names of the files.
func TestFiles(t *testing.T) {
	sources := Sources()
	for i := range sources {
		sources[i].Name = "copy/" + sources[i].Name
	}
	want, diags := load.Sources(sources, load.Options{Choose: Choose()})
	if err := diags.Err(); err != nil {
		t.Fatal(err)
	}
	got, diags := load.Sources(sources, load.Options{Memory: Memory{}, Choose: Choose()})
	if err := diags.Err(); err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(dsl.Compile(got, nil), dsl.Compile(want, nil)) {
		t.Error("they differ")
	}
	for _, s := range sources {
		if strings.Contains(s.Text, "\nrule ") != (Memory{}.Known(s) != nil) {
			t.Errorf("%s: known is %v", s.Name, Memory{}.Known(s) != nil)
		}
		if !strings.Contains(s.Text, "\nrule ") {
			continue // cost models, which extend each other
		}
		alone, diags := load.Sources([]dsl.Source{s}, load.Options{Choose: Choose()})
		if err := diags.Err(); err != nil {
			t.Fatal(err)
		}
		got, _ := load.Sources([]dsl.Source{s}, load.Options{Memory: Memory{}, Choose: Choose()})
		if !bytes.Equal(dsl.Compile(got, nil), dsl.Compile(alone, nil)) {
			t.Errorf("%s alone differs", s.Name)
		}
		s.Text += " "
		if (Memory{}.Known(s) != nil) {
			t.Errorf("%s is known with another text", s.Name)
		}
	}
}

// TestStaleIsNoticed: one changed letter of the text makes the compiled form useless.
func TestStaleIsNoticed(t *testing.T) {
	changed := Sources()
	changed[0].Text += " "
	compiled, _, err := parts(binary)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := dsl.OpenCompiled(compiled, changed); err != dsl.ErrStale {
		t.Errorf("got %v, want ErrStale", err)
	}
}

// TestDamageIsNoticed: library.bin cut short, longer, or with a byte changed anywhere is
// told, and is not read.
func TestDamageIsNoticed(t *testing.T) {
	if _, _, err := parts(binary); err != nil {
		t.Fatal(err)
	}
	for n := 0; n < len(binary); n += 1 + n/5 {
		if _, _, err := parts(binary[:n]); err != ErrDamaged {
			t.Errorf("the first %d bytes: %v", n, err)
		}
		data := []byte(binary)
		data[n] ^= 0x40
		if _, _, err := parts(string(data)); err != ErrDamaged {
			t.Errorf("byte %d changed: %v", n, err)
		}
	}
	if _, _, err := parts(binary + "\x00"); err != ErrDamaged {
		t.Errorf("a byte more: %v", err)
	}
}

// TestLibrary: rules are formatted, free of lints, and pass their tests. That
// they are proved is for TestRecorded.
func TestLibrary(t *testing.T) {
	set, diags := load.Sources(Sources(), load.Options{Tests: true, Choose: Choose()})
	for _, d := range append(diags, lint.Set(set, lint.Options{})...) {
		t.Error(d.Render())
	}
	for _, x := range set.Tests {
		if d := x.Run(set); d != nil {
			t.Error(d.Render())
		}
	}
	for _, s := range Sources() {
		if out, errs := syntax.Format(s.Name, s.Text); errs != nil || out != s.Text {
			t.Errorf("%s is not formatted: rewrite fmt -w", s.Name)
		}
	}
}

// Figures for loading are in dsl's benchmarks; this is the library as it is.
func BenchmarkLibrary(b *testing.B) {
	sources := Sources()
	for b.Loop() {
		compiled, _, err := parts(binary)
		if err != nil {
			b.Fatal(err)
		}
		set, err := dsl.OpenCompiled(compiled, sources)
		if err != nil {
			b.Fatal(err)
		}
		if _, err := set.Set(); err != nil {
			b.Fatal(err)
		}
	}
}

// rootsOf are the operations at the root of the left sides in a file, by the file's name
// up to its first dash. What is behind the dash says what the operands are.
var rootsOf = map[string][]ir.Op{
	"add":          {ir.OpAdd, ir.OpSub},
	"sub":          {ir.OpSub},
	"mul":          {ir.OpMul},
	"div":          {ir.OpUDiv, ir.OpSDiv, ir.OpURem, ir.OpSRem},
	"rem":          {ir.OpURem, ir.OpSRem},
	"shift":        {ir.OpShl, ir.OpLShr, ir.OpAShr},
	"and":          {ir.OpAnd},
	"or":           {ir.OpOr},
	"xor":          {ir.OpXor},
	"logic":        {ir.OpAnd, ir.OpOr, ir.OpXor},
	"cast":         {ir.OpZExt, ir.OpSExt, ir.OpTrunc},
	"icmp":         {ir.OpICmp},
	"select":       {ir.OpSelect},
	"minmax":       {ir.OpCall},
	"bits":         {ir.OpCall},
	"saturating":   {ir.OpCall},
	"extractvalue": {ir.OpExtractValue},
	"freeze":       {ir.OpFreeze},
	"fadd":         {ir.OpFAdd, ir.OpFSub, ir.OpFNeg},
	"fmul":         {ir.OpFMul, ir.OpFDiv, ir.OpFRem},
}

// themes are the files whose rules have many roots, and what they have in common.
var themes = map[string]string{
	"binary":     "one rule for operations of several kinds",
	"fold":       "all operands are constants",
	"undef":      "an operand is poison or undef",
	"pointer":    "addresses",
	"narrow":     "the group of rules that compute on fewer bits",
	"distribute": "the group of rules that expand",
	"intrinsics": "the right side is a call, where there was none",
	"float":      "one rule for arithmetic of several kinds",
	"fcast":      "conversions and rounding of floats",
	"fclass":     "tests of classes of floats",
	"fcmp":       "compares of floats and logic of them",
	"fcompare":   "what does not change the outcome of a compare of floats",
	"fconst":     "one constant float",
	"ffold":      "all operands are constant floats",
	"fidiom":     "idioms on floats",
	"fimplied":   "a compare of floats that implies another",
	"finteger":   "floats that are integers",
	"fminmax":    "minima and maxima of floats",
	"fnarrow":    "what needs no wider format",
	"fselect":    "choices between floats",
	"fsign":      "the sign bit of floats",
}

// TestFilesByRoot: a rule is found by the operation at the root of its left side, a family by
// that of one of its instances.
func TestFilesByRoot(t *testing.T) {
	set, err := Library()
	if err != nil {
		t.Fatal(err)
	}
	seen := map[string]bool{}
	at := map[string]bool{} // families of which some instance is where it belongs
	for _, r := range set.Rules {
		name := strings.TrimSuffix(path.Base(r.File), ".rw")
		root, _, _ := strings.Cut(name, "-")
		seen[root] = true
		at[r.Family] = at[r.Family] || themes[name] != "" || slices.Contains(rootsOf[root], r.LHS.Op)
	}
	for _, r := range set.Rules {
		if !at[r.Family] {
			t.Errorf("%s is about %s and in %s", r.Name, r.LHS.Op, r.File)
		}
	}
	if len(seen) != len(rootsOf)+len(themes) {
		t.Errorf("%d kinds of files, and %d are named here", len(seen), len(rootsOf)+len(themes))
	}
}

// TestOrder: order.txt lists each rule once, and nothing else.
func TestOrder(t *testing.T) {
	set, err := Library()
	if err != nil {
		t.Fatal(err)
	}
	left := map[string]bool{}
	for _, r := range set.Rules {
		left[r.Family] = true
	}
	for line := range strings.Lines(order) {
		name := strings.TrimSpace(line)
		if !left[name] {
			t.Errorf("%s is listed, and there is no such rule, or twice: run go generate ./rules", name)
		}
		delete(left, name)
	}
	for name := range left {
		t.Errorf("%s is not listed: run go generate ./rules", name)
	}
}
