package analysis

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"rewrite/passes/ir"
	"rewrite/passes/ir/asm"
	"rewrite/passes/ir/verify"
)

var update = flag.Bool("update", false, "rewrite the golden files")

func parse(t testing.TB, path string) *ir.Module {
	src, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	m, diags := asm.Parse(path, src, asm.Options{})
	if diags.HasErrors() {
		t.Fatal(diags)
	}
	return m
}

// TestGolden prints all facts of the functions in testdata/*.ll and compares
// them with the .want files, which people have read.
func TestGolden(t *testing.T) {
	files, _ := filepath.Glob("testdata/*.ll")
	if len(files) < 3 {
		t.Fatal("no test data")
	}
	for _, path := range files {
		m := parse(t, path)
		if ds := verify.Module(m); len(ds) > 0 {
			t.Fatal(ds)
		}
		var b strings.Builder
		for _, f := range m.Funcs {
			if f.HasBody {
				fmt.Fprintln(&b, f.Spelling())
				Print(&b, f)
			}
		}
		want := strings.TrimSuffix(path, ".ll") + ".want"
		if *update {
			if err := os.WriteFile(want, []byte(b.String()), 0o644); err != nil {
				t.Fatal(err)
			}
			continue
		}
		old, err := os.ReadFile(want)
		if err != nil {
			t.Fatal(err)
		}
		lines := strings.Split(b.String(), "\n")
		for i, l := range strings.Split(string(old), "\n") {
			if i >= len(lines) || l != lines[i] {
				got := "nothing"
				if i < len(lines) {
					got = lines[i]
				}
				t.Errorf("%s:%d: want %q, got %q", want, i+1, l, got)
				break
			}
		}
	}
}

// TestCorpus asks everything of real programs and checks that facts are
// reduced, and that nothing that is reached is impossible.
func TestCorpus(t *testing.T) {
	var files []string
	for _, dir := range []string{"22", "19", "hand"} {
		list, _ := filepath.Glob("../../testdata/ir/" + dir + "/*.ll")
		if len(list) == 0 {
			t.Fatal("no test data in " + dir)
		}
		files = append(files, list...)
	}
	values, odd := 0, 0
	for _, path := range files {
		m := parse(t, path)
		mod := NewModule(m)
		for _, f := range m.Funcs {
			if len(f.Blocks) == 0 {
				continue
			}
			a := mod.New(f)
			for _, b := range f.Blocks {
				for _, e := range a.AtEntry(b) {
					if e.Facts != e.Facts.Reduce() || uint32(e.Facts.Width) != a.Width(e.Value.Type) {
						t.Errorf("%s: %s: %v at entry", path, f.Spelling(), e.Facts)
					}
				}
				for _, v := range b.Instrs {
					x := a.Facts(v)
					values++
					if x != x.Reduce() || uint32(x.Width) != a.Width(v.Type) {
						t.Errorf("%s: %s: %v of %v", path, f.Spelling(), x, v.Op)
					}
					if x.IsEmpty() {
						odd++
					}
				}
			}
		}
	}
	t.Logf("%d values, %d that can only be poison", values, odd)
}
