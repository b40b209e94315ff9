package optimize_test

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"rewrite/passes/check"
	"rewrite/passes/ir/asm"
	"rewrite/passes/ir/interp"
	"rewrite/passes/optimize"
)

// TestOwnScopes: what inlining says of its parameters is known to the passes behind it, not only when the module is read again.
func TestOwnScopes(t *testing.T) {
	const module = `define internal i32 @callee(ptr noalias %p, ptr noalias %q) {
  store i32 1, ptr %p
  store i32 2, ptr %q
  %x = load i32, ptr %p
  ret i32 %x
}

define i32 @caller(ptr %p, ptr %q) {
  %x = call i32 @callee(ptr %p, ptr %q)
  ret i32 %x
}
`
	run := func(text []byte, pipeline string) []byte {
		t.Helper()
		result, err := optimize.Text("m.ll", text, optimize.Options{Pipeline: pipeline, Jobs: 1})
		if err != nil {
			t.Fatal(err)
		}
		return result.Text()
	}
	once := run([]byte(module), "cgscc(inline),globaldce,cse,dce")
	twice := run(run([]byte(module), "cgscc(inline),globaldce"), "cse,dce")
	if want := []byte("ret i32 1"); !bytes.Contains(once, want) || !bytes.Contains(twice, want) {
		t.Errorf("in one run:\n%s\nin two:\n%s", once, twice)
	}
}

// TestScopesOfRounds runs programs whose accesses may alias those of other rounds of a loop, or of other calls, only: what scopes of noalias say
// holds of one run of what is behind their declaration, whatever moves, copies or joins it.
func TestScopesOfRounds(t *testing.T) {
	files, err := filepath.Glob("testdata/scopes/*.ll")
	if err != nil || len(files) < 9 {
		t.Fatal(files, err)
	}
	pipelines := []string{"O1", "O2", "O3", "dse", "gvn", "inline,gvn,dse", "loopsimplify,looprotate,simplifycfg,gvn", "jumpthread,loopsimplify,licm",
		"inline,jumpthread,simplifycfg,loopsimplify,looprotate,simplifycfg,gvn", "inline,jumpthread,loopsimplify,licm", "tailcall,loopsimplify,licm",
		"inline,loopsimplify,looprotate,unroll,gvn,dse"}
	changed := 0
	for _, path := range files {
		src, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		for _, pipeline := range pipelines {
			result, err := optimize.Text(path, src, optimize.Options{Pipeline: pipeline, Jobs: 1})
			if err != nil {
				t.Fatalf("%s by %s: %v", path, pipeline, err)
			}
			report := check.Modules(parsed(t, path, src), parsed(t, path+" by "+pipeline, result.Text()), check.Options{Bits: 4, Inputs: 8, Whole: true})
			for _, r := range report.Results {
				switch r.Status {
				case check.Different:
					t.Errorf("%s by %s:\n%s", path, pipeline, report)
				case check.Agrees:
					changed++
				}
			}
		}
	}
	if changed < 60 {
		t.Errorf("only %d functions were changed and run", changed)
	}
}

func parsed(t *testing.T, name string, text []byte) interp.Source {
	t.Helper()
	m, diags := asm.Parse(name, text, asm.Options{})
	if m == nil {
		t.Fatal(diags)
	}
	return interp.Source{Module: m, Name: name, Text: text}
}
