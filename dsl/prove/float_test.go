package prove

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"rewrite/dsl/dsltest"
)

// TestWrongFloat: rules with floating point that are wrong are disproved in the
// direction and for the reason that stands above each, with the counterexamples
// of wrongfloat.out.
func TestWrongFloat(t *testing.T) {
	rules := loadFiles(t, "testdata/wrongfloat.rw")
	if len(rules) < 40 {
		t.Fatalf("only %d rules", len(rules))
	}
	var golden strings.Builder
	for _, r := range rules {
		v := Rule(r, Options{})
		if v.Status != Disproved {
			t.Errorf("%s: %s", r.Name, v)
			continue
		}
		if got, want := explanation(v.Counterexample), firstWords(r.Doc); got != want {
			t.Errorf("%s: wrong by %s, not %s\n%s", r.Name, got, want, v.Counterexample)
		}
		fmt.Fprintln(&golden, v.Counterexample)
	}
	compareGolden(t, "testdata/wrongfloat.out", golden.String())
}

// TestOneUse: what a rule settles of the operations inside its left side is told.
func TestOneUse(t *testing.T) {
	for text, want := range map[string]bool{
		"fneg(fneg(x: float)) => x":                                    false,
		"fcmp ord(fneg(x: float), y) => fcmp ord(x, y)":                false,
		"fcmp p(fpext(x: float F), fpext(y: float F)) => fcmp p(x, y)": false,
		"fneg(fmul(x: float, C)) => fmul(x, -C)":                       true, // which NaN
		"fneg nsz(fsub(x: float, y)) => fsub nsz(y, x)":                true, // which zero
		"fsub reassoc nsz(fmul reassoc nsz(x: float, y), fmul reassoc nsz(x, z)) => fmul reassoc nsz(x, fsub reassoc nsz(y, z))": true,
	} {
		if v := Rule(dsltest.Rule(t, text), Options{}); v.Status != Tested || v.OneUse != want {
			t.Errorf("%s: %s, one use %t, want %t\n%v", text, v, v.OneUse, want, v.Counterexample)
		}
	}
}

// TestEqualityOfFloats: a <=> is tested in both directions, and never unions.
func TestEqualityOfFloats(t *testing.T) {
	rules := dsltest.Rules(t, "rule a  fneg(fneg(x: float)) <=> x\nrule b  fmul(x: float, 1.0) <=> x")
	a, b := Rule(rules[0], Options{}), Rule(rules[1], Options{})
	if a.Status != Tested || a.Status.Unions() {
		t.Errorf("fneg: %s", a)
	}
	// x * 1.0 may be another NaN than x.
	if b.Status != Disproved || !b.Forward || !b.Counterexample.Backward {
		t.Errorf("fmul: %s", b)
	}
}

// TestFormats: all formats are tried, and a verdict names them.
func TestFormats(t *testing.T) {
	rules := dsltest.Rules(t, "rule a  fadd(x: float, -0.0) => x\nrule b  fadd(x: f64, -0.0) => x")
	for i, want := range [][]string{{"half", "float", "double", "bfloat"}, {"double"}} {
		v := Rule(rules[i], Options{})
		if !slices.Equal(v.Formats, want) || v.Inputs < 10000 {
			t.Errorf("%s", v)
		}
	}
}
