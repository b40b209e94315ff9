package text_test

import (
	"strings"
	"testing"

	"rewrite/egraph"
	"rewrite/egraph/text"
	"rewrite/egraph/twobit"
)

// TestSexpr reads terms and refuses wrong ones with a column.
func TestSexpr(t *testing.T) {
	lang := twobit.New(0)
	g, err := egraph.New(lang.Language, egraph.Config{})
	if err != nil {
		t.Fatal(err)
	}
	for src, want := range map[string]string{
		"(add a0":         "missing )",
		"(bad a0)":        `unknown op "bad"`,
		"(add a0)":        "add has 2 operands, got 1",
		"(add a0 ?x)":     "variable ?x in a term",
		"(add a0 what)":   `unknown leaf "what"`,
		"(add a0 a1) two": "text after the term",
		"":                "expected a term",
	} {
		if _, err := text.AddTerm(g, src); err == nil || !strings.Contains(err.Error(), want) || !strings.Contains(err.Error(), "column") {
			t.Errorf("%q: want %q, got %v", src, want, err)
		}
	}
	a, err := text.AddTerm(g, " ( add  a0\n 3 ) ")
	if err != nil {
		t.Fatal(err)
	}
	b, err := text.AddTerm(g, "(add 3 a0)")
	if err != nil || a != b {
		t.Errorf("%d, %d, %v", a, b, err)
	}
}
