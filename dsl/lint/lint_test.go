package lint

import (
	"errors"
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"
	"sync/atomic"
	"testing"

	"rewrite/dsl"
	"rewrite/dsl/load"
	"rewrite/dsl/syntax"
	"rewrite/passes/ir/diag"
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
	set, diags := load.Sources([]dsl.Source{{Name: "all.rw", Text: string(text)}}, load.Options{})
	if len(diags) > 0 {
		t.Fatal(diags)
	}
	for _, d := range Set(set, Options{}) {
		var code syntax.Code
		if !errors.As(d.Cause, &code) || d.Severity != diag.Warning {
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

// TestNotes: what is normal and still told with Options.Notes, with its example.
func TestNotes(t *testing.T) {
	const text = `rule add-const
  add(add(x, C1), C2) => add(x, C1 + C2)

rule add-zero
  add(x, 0) <=> x

rule twice
  add(add(add(x, 1), 2), C) => add(x, C + 3)

rule not-all
  add(x, C) => or(x, C)
  if no_common_bits(x, C)

rule by-luck
  mul(x, C) => x
  if C == 1 || C == 5

rule one
  mul(x, 1) => x
`
	set, diags := load.Sources([]dsl.Source{{Name: "notes.rw", Text: text}}, load.Options{})
	if len(diags) > 0 {
		t.Fatal(diags)
	}
	var got []string
	for _, d := range Set(set, Options{Notes: true}) {
		if d.Severity == diag.Note {
			got = append(got, d.Msg)
		} else if d.Cause != Hidden {
			t.Error(d)
		}
	}
	want := []string{
		"rule add-const overlaps with twice: of ",
		"rule twice is implied by others, at all 20 examples tried: from (x: i",
	}
	for _, w := range want {
		if !slices.ContainsFunc(got, func(g string) bool { return strings.HasPrefix(g, w) }) {
			t.Errorf("no note %q among\n%s", w, strings.Join(got, "\n"))
		}
	}
	for _, g := range got {
		for _, no := range []string{"rule add-const is implied", "rule by-luck is implied", "rule not-all is implied", "rule add-zero is implied"} {
			if strings.HasPrefix(g, no) {
				t.Error(g)
			}
		}
		if strings.Contains(g, "rule twice is implied") && !strings.Contains(g, "lead add-const, then add-const") {
			t.Errorf("not the way: %s", g)
		}
	}
	if again := Set(set, Options{Notes: true}); len(again) != len(Set(set, Options{Notes: true})) || fmt.Sprint(again) != fmt.Sprint(Set(set, Options{Notes: true})) {
		t.Error("another run says something else")
	}
}

// TestManyCycles: rules that lead in more circles than are tried hide no rule that grows
// all by itself.
func TestManyCycles(t *testing.T) {
	var b strings.Builder
	b.WriteString("rule never for n in [0")
	for i := 1; i < 64; i++ {
		fmt.Fprintf(&b, ", %d", i)
	}
	b.WriteString("]\n  add(x, C) => add(add(x, C), n)\n  if C != C\n\nrule last\n  mul(x, y) => mul(mul(x, y), 1)\n")
	set, diags := load.Sources([]dsl.Source{{Name: "many.rw", Text: b.String()}}, load.Options{})
	if len(diags) > 0 {
		t.Fatal(diags)
	}
	if !slices.ContainsFunc(Set(set, Options{}), func(d *diag.Diagnostic) bool { return d.Cause == Grows && strings.Contains(d.Msg, "rule last grows") }) {
		t.Error("rule last is not found to grow")
	}
}

// TestDone: what is reported as done sums up, and nothing is done once it is stopped.
func TestDone(t *testing.T) {
	text, err := os.ReadFile("testdata/all.rw")
	if err != nil {
		t.Fatal(err)
	}
	set, diags := load.Sources([]dsl.Source{{Name: "all.rw", Text: string(text)}}, load.Options{})
	if len(diags) > 0 {
		t.Fatal(diags)
	}
	var done atomic.Int64
	for _, opt := range []Options{{}, {Notes: true}, {About: func(r *dsl.Rule) bool { return r == set.Rules[0] }}} {
		asked := len(set.Rules)
		if opt.About != nil {
			asked = 1
		}
		done.Store(0)
		opt.Done = func(n int) { done.Add(int64(n)) }
		Set(set, opt)
		if want := int64(opt.Passes() * asked); done.Load() != want {
			t.Errorf("%d rules done, want %d", done.Load(), want)
		}
		done.Store(0)
		opt.Stopped = func() bool { return true }
		if found := Set(set, opt); found != nil || done.Load() != 0 {
			t.Errorf("stopped, with %d rules done and %d lints", done.Load(), len(found))
		}
	}
}

// FuzzLint: whatever loads can be looked at.
func FuzzLint(f *testing.F) {
	for _, name := range []string{"testdata/all.rw", "../load/testdata/right/constructs.rw", "../load/testdata/right/design.rw"} {
		text, err := os.ReadFile(name)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(string(text))
	}
	f.Fuzz(func(t *testing.T, text string) {
		set, _ := load.Sources([]dsl.Source{{Name: "fuzz.rw", Text: text}}, load.Options{})
		for _, d := range Set(set, Options{Notes: true}) {
			if d.Line < 1 || d.Msg == "" {
				t.Errorf("a lint of no place: %v", d)
			}
		}
	})
}
