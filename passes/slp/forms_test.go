package slp_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"rewrite/dsl"
	"rewrite/dsl/load"
	"rewrite/dsl/prove"
	"rewrite/passes/ir/llvmtest"
	"rewrite/passes/slp"
)

// TestFormsProved proves the rules, or tests them, where they are about floats.
func TestFormsProved(t *testing.T) {
	set, errs := load.Sources([]dsl.Source{{Name: "forms.rw", Text: slp.FormRules}}, load.Options{})
	if errs.HasErrors() {
		t.Fatal(errs)
	}
	floats := 0
	for i, v := range prove.All(set.Rules, prove.Options{}) {
		switch v.Status {
		case prove.Proved:
		case prove.Tested:
			floats++
		default:
			t.Errorf("rule %s is %v", set.Rules[i].Name, v.Status)
		}
	}
	if floats == 0 || floats > len(set.Rules)/4 {
		t.Errorf("%d of %d rules are tested only", floats, len(set.Rules))
	}
}

var vector = regexp.MustCompile(`<\d+ x `)

// TestAlone holds golden cases against what LLVM's SLP leaves scalar, and this pass does not: functions whose names begin with alone.
func TestAlone(t *testing.T) {
	opt := llvmtest.Tool(t, "opt-22")
	files, err := filepath.Glob("testdata/*.txtar")
	if err != nil {
		t.Fatal(err)
	}
	found := map[string]bool{}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		parts := map[string]string{}
		for _, f := range txtar.Parse(text).Files {
			parts[f.Name] = string(f.Data)
		}
		if !strings.Contains(parts["in.ll"], "@alone_") {
			continue
		}
		theirs, err := llvmtest.Run([]byte(parts["in.ll"]), opt, "-S", "-passes=slp-vectorizer")
		if err != nil {
			t.Fatal(err)
		}
		ours := functions(parts["out.ll"])
		for name, body := range functions(string(theirs)) {
			if !strings.HasPrefix(name, "alone_") {
				continue
			}
			found[name] = true
			if vector.MatchString(body) {
				t.Errorf("%s: LLVM vectorizes @%s", file, name)
			}
			if !vector.MatchString(ours[name]) {
				t.Errorf("%s: @%s is not vectorized", file, name)
			}
		}
	}
	if len(found) < 6 {
		t.Errorf("there are %d functions that LLVM leaves scalar", len(found))
	}
}

var function = regexp.MustCompile(`(?ms)^define [^@]*@(\w+)\(.*?^}`)

// functions are the texts of a module's functions, by name.
func functions(text string) map[string]string {
	m := map[string]string{}
	for _, f := range function.FindAllStringSubmatch(text, -1) {
		m[f[1]] = f[0]
	}
	return m
}
