package lint

import (
	"errors"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"rewrite/dsl"
	"rewrite/dsl/syntax"
	"rewrite/passes/ir"
)

var mark = regexp.MustCompile(`^//! ([-a-z]+) "(.*)"$`)

// TestLint: the file marks the rules that a lint is about, and its kind.
func TestLint(t *testing.T) {
	text, err := os.ReadFile("testdata/all.rw")
	if err != nil {
		t.Fatal(err)
	}
	type lint struct {
		line int
		code syntax.Code
		rule string
	}
	var want, got []lint
	kinds := map[syntax.Code]bool{}
	for i, line := range strings.Split(string(text), "\n") {
		if m := mark.FindStringSubmatch(line); m != nil {
			want = append(want, lint{i + 2, syntax.Code(m[1]), m[2]})
		}
	}
	set, diags := dsl.LoadSources([]dsl.Source{{Name: "all.rw", Text: string(text)}}, dsl.Options{})
	if len(diags) > 0 {
		t.Fatal(diags)
	}
	for _, d := range Set(set, Options{}) {
		var code syntax.Code
		if !errors.As(d.Cause, &code) || d.Severity != ir.Warning {
			t.Errorf("no lint: %v", d)
		}
		kinds[code] = true
		got = append(got, lint{d.Line, code, d.Source[d.Col-1 : d.Col-1+d.Len]})
	}
	if !slices.Equal(got, want) {
		t.Errorf("got  %v\nwant %v", got, want)
	}
	for _, c := range []syntax.Code{Grows, Hidden, Never, Overlap} {
		if !kinds[c] {
			t.Errorf("no case for %s", c)
		}
	}
}

// FuzzLint: whatever loads can be looked at.
func FuzzLint(f *testing.F) {
	for _, name := range []string{"testdata/all.rw", "../testdata/right/constructs.rw", "../testdata/right/design.rw"} {
		text, err := os.ReadFile(name)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(string(text))
	}
	f.Fuzz(func(t *testing.T, text string) {
		set, _ := dsl.LoadSources([]dsl.Source{{Name: "fuzz.rw", Text: text}}, dsl.Options{})
		for _, d := range Set(set, Options{}) {
			if d.Line < 1 || d.Msg == "" {
				t.Errorf("a lint of no place: %v", d)
			}
		}
	})
}
