package check_test

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"rewrite/passes/check"
	"rewrite/passes/ir/asm"
	"rewrite/passes/ir/interp"
)

// source reads a module.
func source(t *testing.T, name string, text []byte) interp.Source {
	t.Helper()
	m, diags := asm.Parse(name, text, asm.Options{})
	if m == nil {
		t.Fatal(diags)
	}
	return interp.Source{Module: m, Name: name, Text: text}
}

// TestCases runs the cases of testdata. A case is pairs of a function before and
// after, in modules of their own, with the verdict on each in want: the status,
// and for others than ok a part of the reason.
func TestCases(t *testing.T) {
	files, err := filepath.Glob("testdata/*.txtar")
	if err != nil || len(files) == 0 {
		t.Fatal("no cases", err)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txtar"), func(t *testing.T) {
			a, err := txtar.ParseFile(file)
			if err != nil {
				t.Fatal(err)
			}
			section := map[string][]byte{}
			for _, f := range a.Files {
				section[f.Name] = f.Data
			}
			report := check.Modules(source(t, "before.ll", section["before.ll"]), source(t, "after.ll", section["after.ll"]), check.Options{Bits: 12})
			got := map[string]check.Result{}
			for _, r := range report.Results {
				got[r.Func] = r
			}
			n := 0
			for line := range strings.Lines(string(section["want"])) {
				name, verdict, _ := strings.Cut(strings.TrimSpace(line), " ")
				status, why, _ := strings.Cut(verdict, " ")
				n++
				if name == "module" {
					if !strings.Contains(fmt.Sprint(report.Errors, report.Notes), verdict) {
						t.Errorf("%v, %v: nothing like %q", report.Errors, report.Notes, verdict)
					}
					continue
				}
				r, ok := got[name]
				if !ok {
					t.Errorf("%s: no result", name)
					continue
				}
				if r.Status.String() != status || !strings.Contains(r.Why, why) {
					t.Errorf("%s: %s %s, want %s\n  input %s\n  source %s\n  target %s", name, r.Status, r.Why, verdict, strings.Join(r.Input, "; "),
						strings.Join(r.Source, "; "), strings.Join(r.Target, "; "))
				}
			}
			if n == 0 || n < len(report.Results) {
				t.Errorf("%d verdicts are wanted of %d functions", n, len(report.Results))
			}
		})
	}
}
