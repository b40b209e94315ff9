package dsl_test

import (
	"flag"
	"fmt"
	"os"
	"regexp"
	"strings"
	"testing"

	"rewrite/dsl"
	"rewrite/dsl/load"
	"rewrite/dsl/syntax"
)

var update = flag.Bool("update", false, "rewrite the tables of README.md")

var fence = regexp.MustCompile("(?s)```rw( wrong ([-a-z]+))?\n(.*?)```")

// TestReadme: the examples of the language reference are right, formatted, and
// pass their tests; the wrong ones are wrong as they say.
func TestReadme(t *testing.T) {
	text, err := os.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	examples := fence.FindAllStringSubmatch(string(text), -1)
	if len(examples) < 25 {
		t.Fatalf("only %d examples", len(examples))
	}
	for i, m := range examples {
		name := fmt.Sprintf("example %d", i+1)
		set, diags := load.Sources([]dsl.Source{{Name: name, Text: m[3]}}, load.Options{Tests: true})
		if code := m[2]; code != "" {
			if len(diags) != 1 || diags[0].Cause != syntax.Code(code) {
				t.Errorf("%s should give the error %s:\n%s%v", name, code, m[3], diags)
			}
			continue
		}
		for _, d := range diags {
			t.Error(d.Render())
		}
		for _, x := range set.Tests {
			if d := x.Run(set); d != nil {
				t.Error(d.Render())
			}
		}
		oneLine := strings.Contains(m[3], "// One line, one rule.")
		if out, _ := syntax.Format(name, m[3]); out != m[3] && !oneLine {
			t.Errorf("%s is not formatted:\n%s", name, out)
		}
	}
	want := string(text)
	want = table(want, "functions", functionTable())
	want = table(want, "facts", factTable())
	want = table(want, "intrinsics", intrinsicTable())
	if want == string(text) {
		return
	}
	if !*update {
		t.Fatal("the tables of README.md are not those of the code; -update rewrites them")
	}
	if err := os.WriteFile("README.md", []byte(want), 0o666); err != nil {
		t.Fatal(err)
	}
}

// table puts a table between its marks.
func table(text, mark, body string) string {
	from := strings.Index(text, "<!-- "+mark+" -->\n")
	if from < 0 {
		return ""
	}
	from += len("<!-- " + mark + " -->\n")
	to := from + strings.Index(text[from:], "<!-- end -->")
	return text[:from] + body + text[to:]
}

func functionTable() string {
	var b strings.Builder
	b.WriteString("| function | is |\n|---|---|\n")
	for _, f := range dsl.Funcs() {
		call := f.Name
		switch {
		case f.Name == "neg":
			call = "-A"
		case f.Infix && len(f.Params) == 1:
			call = f.Name + "A"
		case f.Infix:
			call = "A " + f.Name + " B"
		default:
			var args []string
			for i, p := range f.Params {
				args = append(args, map[dsl.Param]string{dsl.SameType: []string{"A", "B"}[i], dsl.NarrowerType: "A", dsl.WiderType: "A", dsl.OtherType: "A", dsl.NumberType: "N", dsl.ValueOf: "x"}[p])
			}
			call += "(" + strings.Join(args, ", ") + ")"
		}
		on := ""
		if f.Float != nil && f.Eval != nil {
			on = "; of floats too"
		}
		fmt.Fprintf(&b, "| `%s` | %s%s |\n", strings.ReplaceAll(call, "|", "\\|"), f.Doc, on)
	}
	return b.String()
}

func factTable() string {
	var b strings.Builder
	b.WriteString("| predicate | holds if |\n|---|---|\n")
	for _, f := range dsl.Facts() {
		var args []string
		for i, p := range f.Params {
			args = append(args, map[dsl.Param]string{dsl.ValueOf: []string{"x", "y"}[i], dsl.SameType: "C", dsl.NumberType: "N"}[p])
		}
		if f.Name == "known_zero" || f.Name == "known_one" {
			args[1] = "M"
		}
		fmt.Fprintf(&b, "| `%s(%s)` | %s |\n", f.Name, strings.Join(args, ", "), f.Doc)
	}
	return b.String()
}

func intrinsicTable() string {
	var names []string
	for _, in := range dsl.Intrinsics() {
		names = append(names, "`"+in.Name+"`")
	}
	return "The intrinsics: " + strings.Join(names, ", ") + ".\n"
}
