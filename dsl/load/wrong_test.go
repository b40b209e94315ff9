package load

import (
	"errors"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"rewrite/dsl"
	"rewrite/dsl/syntax"
	"rewrite/passes/ir/diag"
)

// A blame is one error that a case expects: its constructor, and the words of
// the line that it must point at.
type blame struct {
	line  int
	code  syntax.Code
	words string
}

var blameLine = regexp.MustCompile(`^\s*//! ([-a-z0-9]+) (".*")$`)

// expected reads the //! comments: each is about the next line of the text.
func expected(t *testing.T, text string) []blame {
	var all []blame
	about := 0 // the first of the marks that wait for their line
	for i, line := range strings.Split(text, "\n") {
		m := blameLine.FindStringSubmatch(line)
		if m == nil {
			if strings.Contains(line, "//!") {
				t.Fatalf("line %d is no mark", i+1)
			}
			for ; about < len(all); about++ {
				all[about].line = i + 1
			}
			continue
		}
		words, err := strconv.Unquote(m[2])
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, blame{0, syntax.Code(m[1]), words})
	}
	return all
}

func blamed(d *diag.Diagnostic) blame {
	var code syntax.Code
	errors.As(d.Cause, &code)
	end := min(d.Col-1+d.Len, len(d.Source))
	return blame{d.Line, code, d.Source[min(d.Col-1, end):end]}
}

// wrong is a Choose that knows by the name whether a rule holds.
func wrong(forms []*dsl.Rule) (int, string) {
	if forms[0].Family == "wrong" {
		return -1, "it is called so"
	}
	return 0, ""
}

// TestWrong: every wrong rule file is refused with exactly the errors that it
// marks, each at its words.
func TestWrong(t *testing.T) {
	files, _ := filepath.Glob("testdata/wrong/*.rw")
	if len(files) < 80 {
		t.Fatalf("only %d cases", len(files))
	}
	seen := map[syntax.Code]bool{}
	for _, f := range files {
		t.Run(strings.TrimSuffix(filepath.Base(f), ".rw"), func(t *testing.T) {
			text, err := os.ReadFile(f)
			if err != nil {
				t.Fatal(err)
			}
			want := expected(t, string(text))
			_, diags := Sources([]dsl.Source{{Name: f, Text: string(text)}}, Options{Tests: true, Choose: wrong})
			var got []blame
			for _, d := range diags {
				got = append(got, blamed(d))
				seen[blamed(d).code] = true
				if d.Severity != diag.Error || d.File != f {
					t.Errorf("severity or file of %q is wrong", d.Error())
				}
				checkWording(t, d)
			}
			if len(want) == 0 || !slices.Equal(got, want) {
				t.Errorf("got  %v\nwant %v", got, want)
				for _, d := range diags {
					t.Log(d.Render())
				}
			}
		})
	}
	for _, c := range constructors(t) {
		if !seen[c] {
			t.Errorf("no case for the error %s", c)
		}
	}
}

// checkWording: messages are for people, never in the grammar's notation.
func checkWording(t *testing.T, d *diag.Diagnostic) {
	for _, word := range []string{"<ident>", "<int>", "<punct>", "*)", ")?", "EOF", "%!"} {
		if strings.Contains(d.Msg, word) && !strings.Contains(d.Source, word) {
			t.Errorf("the message shows internals: %s", d.Msg)
		}
	}
}

// constructors finds the codes that the package can report, in its source.
func constructors(t *testing.T) []syntax.Code {
	var codes []syntax.Code
	for _, name := range []string{"errors.go", "family.go"} {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range regexp.MustCompile(`\.add\("([-a-z]+)"`).FindAllStringSubmatch(string(text), -1) {
			codes = append(codes, syntax.Code(m[1]))
		}
	}
	if len(codes) < 60 {
		t.Fatalf("found only %d constructors", len(codes))
	}
	return append(codes, syntax.SyntaxError, syntax.OpenString, syntax.BadCharacter, syntax.TooLarge)
}

// TestAcrossFiles: a name that two files define is an error that names both.
func TestAcrossFiles(t *testing.T) {
	_, diags := Sources([]dsl.Source{
		{Name: "a.rw", Text: "rule twice  add(x, 0) => x"},
		{Name: "b.rw", Text: "rule twice  mul(x, 1) => x"},
	}, Options{})
	if len(diags) != 1 || blamed(diags[0]) != (blame{1, "duplicate-rule", "twice"}) {
		t.Fatalf("got %v", diags)
	}
	d := diags[0]
	if d.File != "b.rw" || len(d.Related) != 1 || d.Related[0].File != "a.rw" || d.Related[0].Line != 1 {
		t.Errorf("does not name both files:\n%s", d.Render())
	}
}

// TestSecondSpan: where an error has two ends, both are shown.
func TestSecondSpan(t *testing.T) {
	for text, note := range map[string]string{
		"rule a  add f(add f(x, y), y) => add f(x, y)":          "f",
		"rule a  select(c: i8, x: float, x) => x":               "i8",
		"rule a  fadd(x: float, 0) => x":                        "float",
		"rule a  lshr f(x, 0) => shl f(x, 0)":                   "f",
		"rule a  add(t = mul(x, x), t = shl(x, x)) => t":        "t",
		"rule a  add(x: W, y: N) => add(y, x)":                  "W",
		"rule a  and(x: float, x) => x":                         "float",
		"rule a  zext(x: i8): i16 => add(x, 0: i16)":            "x: i8",
		"rule a  add(x, 0) => x rule a  add(x, 0) => freeze(x)": "a",
	} {
		_, diags := Sources([]dsl.Source{{Name: "a.rw", Text: text}}, Options{})
		found := false
		for _, d := range diags {
			for _, r := range d.Related {
				found = found || blamed(r).words == note
			}
		}
		if !found {
			t.Errorf("%s: no second span at %q:\n%s", text, note, diags.Error())
		}
	}
}

// TestHabits: what other languages write is told in the words of this one.
func TestHabits(t *testing.T) {
	for text, hint := range map[string]string{
		"rule a dul\n  add(x, 0) => x":                            `did you mean "dual"?`,
		"rule a\n  add(x, 0) => x\n  specfic \"y\"":               `did you mean "specific"?`,
		"rule a\n  add(x, C) => x\n  specific \"y\"\n  if C == 0": "specific goes last",
		"rule a\n  add(x, C) => x\n  if is_pow2(C)":               `did you mean "is_power_of_two"?`,
		"rule a  mul(x, C) => shl(x, 2)  if C = 4":                "a comparison is written C == 4",
		"rule a  mul(x, C) => shl(x, 2)  if C = low_mask(4)":      "a comparison is written C == low_mask(4)",
		"; why\nrule a  add(x, 0) => x":                           "a comment begins with //",
		"# why\nrule a  add(x, 0) => x":                           "a comment begins with //",
		"/* why */\nrule a  add(x, 0) => x":                       "a comment begins with //",
		"-- why\nrule a  add(x, 0) => x":                          "a comment begins with //",
		"rule a  add(x, 0) => x ; why":                            "a comment begins with //",
		"rule a  add(x, 0) => x;":                                 "nothing stands at the end of a rule; a comment begins with //",
		"rule a  add(x, 0) = x":                                   "<=> says that both are the same, => that the right side may stand for the left one",
		"rule a  mul(x, C) => shl(x, 2)  if C == 4 and C != 1":    "conditions are joined by &&",
	} {
		_, diags := Sources([]dsl.Source{{Name: "a.rw", Text: text}}, Options{})
		if !diags.HasErrors() || diags[0].Hint != hint {
			t.Errorf("%s: no hint %q in %v", text, hint, diags)
		}
	}
}
