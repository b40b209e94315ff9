package interp_test

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"rewrite/passes/ir/asm"
	"rewrite/passes/ir/interp"
	"rewrite/passes/ir/interp/libc"
	"rewrite/passes/ir/read"
)

var update = flag.Bool("update", false, "rewrite the expected outputs in testdata")

// source parses a module, of either kind of pointers.
func source(t testing.TB, name string, text []byte) interp.Source {
	t.Helper()
	m, diags := read.Parse(name, text, asm.Options{})
	if m == nil {
		t.Fatal(diags.Err())
	}
	return interp.Source{Module: m, Name: name, Text: text}
}

// TestGolden runs every function without parameters of in.ll, each on a machine
// of its own, and compares results, errors and output with want.
func TestGolden(t *testing.T) {
	files, err := filepath.Glob("testdata/*.txtar")
	if err != nil || len(files) < 5 {
		t.Fatal("too few cases", files, err)
	}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			ar, err := txtar.ParseFile(file)
			if err != nil {
				t.Fatal(err)
			}
			if len(ar.Files) != 2 || ar.Files[0].Name != "in.ll" || ar.Files[1].Name != "want" {
				t.Fatal("the files are not in.ll and want")
			}
			src := source(t, "in.ll", ar.Files[0].Data)
			var got strings.Builder
			for _, f := range src.Module.Funcs {
				if !f.HasBody || len(f.FuncType.Fields) > 0 {
					continue
				}
				var out strings.Builder
				opt := interp.Options{Fuel: 100000, Stdout: &out, Stack: 1000, Trace: func(e interp.Event) { fmt.Fprintf(&out, "event %d @%s\n", e.Kind, e.Name) }}
				m, err := interp.New(libc.Options(opt), src)
				if err != nil {
					t.Fatal(err)
				}
				v, err := m.Call(f, nil)
				libc.Flush(m)
				got.WriteString(out.String())
				switch {
				case err != nil:
					fmt.Fprintf(&got, "@%s: %v\n", f.Name, err)
				case f.FuncType.Elem.String() == "void":
					fmt.Fprintf(&got, "@%s\n", f.Name)
				default:
					fmt.Fprintf(&got, "@%s = %s %s\n", f.Name, f.FuncType.Elem, m.Format(f.FuncType.Elem, v))
				}
				if m.Narrowed() {
					fmt.Fprintf(&got, "  (narrowed)\n")
				}
			}
			if *update {
				ar.Files[1].Data = []byte(got.String())
				if err := os.WriteFile(file, txtar.Format(ar), 0o666); err != nil {
					t.Fatal(err)
				}
				return
			}
			if got.String() != string(ar.Files[1].Data) {
				t.Errorf("got\n%s\nwant\n%s", got.String(), ar.Files[1].Data)
			}
		})
	}
}
