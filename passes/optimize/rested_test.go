package optimize_test

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"rewrite/passes"
	"rewrite/passes/ir/llvmtest"
	"rewrite/passes/optimize"
)

// TestRested: where nothing changed since a pass ran, running it again changes nothing, so that the counters that keep
// it from it are not seen in what comes out.
func TestRested(t *testing.T) {
	files, err := filepath.Glob("../../testdata/ir/22/*.O0.ll")
	if err != nil || len(files) < 5 {
		t.Fatalf("%d files: %v", len(files), err)
	}
	more, _ := filepath.Glob("../../testdata/ir/22/*.O2dis.ll")
	pipeline, err := passes.Parse("O2", passes.All)
	if err != nil {
		t.Fatal(err)
	}
	builtin, err := optimize.Builtin()
	if err != nil {
		t.Fatal(err)
	}
	rested := 0
	for _, file := range append(files, more...) {
		src, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		run := func(restless bool) []byte {
			d := &optimize.Driver{Pipeline: pipeline, Config: &passes.Config{Program: builtin.Program, Timed: true}, Hooks: passes.Hooks{Restless: restless}}
			text, result, found := d.Text(file, src)
			if text == nil {
				t.Fatal(found)
			}
			for _, ran := range result.Steps {
				if restless && ran.Rested > 0 {
					t.Errorf("%s: %d passes rest", file, ran.Rested)
				}
				rested += ran.Rested
			}
			var b bytes.Buffer
			if _, err := text.WriteTo(&b); err != nil {
				t.Fatal(err)
			}
			return b.Bytes()
		}
		if with, without := run(false), run(true); !bytes.Equal(with, without) {
			t.Errorf("%s is another one if all passes run again\n%s", file, llvmtest.Diff(with, without))
		}
	}
	if rested < 100 {
		t.Errorf("passes rest %d times: there is nothing to see", rested)
	}
}
