package dsl

import (
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// TestImports: the language depends on the IR's tables and on nothing above it.
func TestImports(t *testing.T) {
	allowed := map[string][]string{
		".":                 {"rewrite/dsl/syntax", "rewrite/passes/ir", "rewrite/passes/ir/diag", "rewrite/passes/ir/fp", "rewrite/passes/ir/intrinsic", "rewrite/passes/ir/num"},
		"load":              {"rewrite/dsl", "rewrite/dsl/internal/parallel", "rewrite/dsl/syntax", "rewrite/passes/ir", "rewrite/passes/ir/diag", "rewrite/passes/ir/num"},
		"internal/parallel": {},
		"syntax":            {"rewrite/passes/ir", "rewrite/passes/ir/diag"},
		"lint":              {"rewrite/dsl", "rewrite/dsl/internal/parallel", "rewrite/dsl/syntax", "rewrite/passes/ir", "rewrite/passes/ir/diag", "rewrite/passes/ir/num"},
		"prove": {"rewrite/dsl", "rewrite/dsl/internal/parallel", "rewrite/dsl/load", "rewrite/dsl/prove/counterexample", "rewrite/dsl/prove/internal/circuit", "rewrite/dsl/prove/internal/floattest", "rewrite/dsl/prove/internal/symbolic", "rewrite/dsl/prove/internal/term",
			"rewrite/dsl/syntax", "rewrite/passes/ir", "rewrite/passes/ir/diag", "rewrite/passes/ir/intrinsic", "rewrite/passes/ir/num"},
		"prove/counterexample":     {"rewrite/passes/ir", "rewrite/passes/ir/fp"},
		"prove/internal/floattest": {"rewrite/dsl", "rewrite/dsl/prove/counterexample", "rewrite/passes/ir", "rewrite/passes/ir/fp", "rewrite/passes/ir/intrinsic", "rewrite/passes/ir/num"},
		"prove/internal/circuit":   {},
		"prove/internal/term":      {"rewrite/dsl/prove/internal/circuit"},
		"prove/internal/symbolic":  {"rewrite/dsl", "rewrite/dsl/prove/internal/term", "rewrite/passes/ir", "rewrite/passes/ir/intrinsic", "rewrite/passes/ir/num"},
	}
	for dir, want := range allowed {
		files, _ := filepath.Glob(filepath.Join(dir, "*.go"))
		if len(files) == 0 {
			t.Errorf("no files in %s", dir)
		}
		for _, name := range files {
			if strings.HasSuffix(name, "_test.go") {
				continue
			}
			f, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.ImportsOnly)
			if err != nil {
				t.Fatal(err)
			}
			for _, im := range f.Imports {
				if path := strings.Trim(im.Path.Value, `"`); strings.HasPrefix(path, "rewrite/") && !slices.Contains(want, path) {
					t.Errorf("%s imports %s", name, path)
				}
			}
		}
	}
}
