package reg2mem_test

import (
	"path/filepath"
	"testing"

	"golang.org/x/tools/txtar"

	"rewrite/passes/analysis/manager"
	"rewrite/passes/internal/passtest"
	"rewrite/passes/ir"
	"rewrite/passes/mem2reg"
	"rewrite/passes/pass"
	"rewrite/passes/reg2mem"
)

// TestAndBack: out of SSA form and into it again, a function does the same.
func TestAndBack(t *testing.T) {
	files, _ := filepath.Glob("testdata/*.txtar")
	changed := 0
	for _, file := range files {
		a, err := txtar.ParseFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range a.Files {
			if f.Name != "in.ll" {
				continue
			}
			out, _, did := passtest.Run(t, func(f *ir.Func, e *pass.Env) manager.Kept {
				there := reg2mem.Run(f, e)
				e.Of(f).Keep(there)
				if !there.Changed() {
					return there
				}
				return there & mem2reg.Run(f, e)
			}, file, f.Data)
			if did {
				changed++
			}
			passtest.Executed(t, file, f.Data, out)
		}
	}
	if changed < 5 {
		t.Errorf("only %d modules went there and back", changed)
	}
}
