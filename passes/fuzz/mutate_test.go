package fuzz_test

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"golang.org/x/tools/txtar"

	"rewrite/egraph"
	"rewrite/passes/fuzz"
)

// TestMutants: a mutant of a golden case is the same for the same seed, is read and verified, is mostly another one than that of the next
// seed, and by the pass that the case is of it shows nothing.
func TestMutants(t *testing.T) {
	pipelines, err := fuzz.Parse([]string{"dse"}, egraph.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	files, err := filepath.Glob("../dse/testdata/*.txtar")
	if err != nil || len(files) == 0 {
		t.Fatal("no cases", err)
	}
	made, again, agrees := 0, 0, 0
	var last []byte
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, in := range txtar.Parse(data).Files {
			if in.Name != "in.ll" {
				continue
			}
			for seed := range uint64(5) {
				text := fuzz.Mutant(file, in.Data, seed)
				if !bytes.Equal(text, fuzz.Mutant(file, in.Data, seed)) {
					t.Errorf("%s, seed %d: another one when it is made again", file, seed)
				}
				if text == nil {
					continue
				}
				made++
				if bytes.Equal(text, last) {
					again++
				}
				last = text
				found, tally, err := fuzz.Module(file, text, pipelines, checking)
				if err != nil {
					t.Errorf("%s, seed %d: %v", file, seed, err)
				}
				for _, f := range found {
					t.Errorf("%s, seed %d: %s", file, seed, f)
				}
				agrees += tally.Agrees + tally.Same
			}
		}
	}
	if made < 4*len(files) || again > made/10 || agrees < made/4 {
		t.Errorf("%d mutants of %d files were made, %d like the one before, and %d functions of them run", made, len(files), again, agrees)
	}
}

// TestMutantFindings: a mutant shows what the module does not.
func TestMutantFindings(t *testing.T) {
	p := wrong(t, "rule oops  xor(x, y) => or(x, y)\n")
	src := []byte("define i8 @f(i8 %x, i8 %y) {\n  %a = xor i8 %x, 0\n  %b = sub i8 %y, %a\n  ret i8 %b\n}\n")
	for seed := range uint64(300) {
		text := fuzz.Mutant("m", src, seed)
		if text == nil {
			continue
		}
		if found, _, err := fuzz.Module("m", text, []fuzz.Pipeline{p}, checking); err != nil {
			t.Fatal(err)
		} else if len(found) > 0 {
			return
		}
	}
	t.Error("nothing was found")
}
