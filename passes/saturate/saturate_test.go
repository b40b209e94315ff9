package saturate_test

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"testing"

	"golang.org/x/tools/txtar"

	"rewrite/dsl"
	"rewrite/dsl/load"
	"rewrite/dsl/prove"
	"rewrite/passes/ir"
	"rewrite/passes/ir/asm"
	"rewrite/passes/ir/asm/print"
	"rewrite/passes/ir/llvmtest"
	"rewrite/passes/ir/verify"
	"rewrite/passes/saturate"
	"rewrite/passes/saturate/program"
	"rewrite/rules"
)

var update = flag.Bool("update", false, "rewrite the expected outputs")

// unions tells of the rules of each text, by text and name, whether they are equalities
// that are proved, as the same text is compiled again to look for another output.
var unions = map[[2]string]bool{}

// library is the library's program: its equalities are proved.
var library = sync.OnceValue(func() *program.Program {
	library, err := rules.Library()
	if err != nil {
		panic(err)
	}
	p, err := program.Compile(library.Rules, func(*dsl.Rule) bool { return true })
	if err != nil {
		panic(err)
	}
	return p
})

// program compiles rules; those that are not proved only add edges.
func compiled(t *testing.T, name, text string) *program.Program {
	t.Helper()
	set, diags := load.Sources([]dsl.Source{{Name: name, Text: text}}, load.Options{})
	if diags.HasErrors() {
		t.Fatal(diags)
	}
	p, err := program.Compile(set.Rules, func(r *dsl.Rule) bool {
		key := [2]string{text, r.Name}
		if equal, known := unions[key]; known {
			return equal
		}
		v := prove.Rule(r, prove.Options{Effort: llvmtest.Amount(prove.QuickEffort, prove.DefaultEffort)})
		if v.Status == prove.Disproved {
			t.Fatalf("rule %s is wrong:\n%v", r.Name, v.Counterexample)
		}
		unions[key] = v.Status.Unions()
		return unions[key]
	})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// optimize runs a program on a module and gives its text and the cost left.
func optimize(t *testing.T, p *program.Program, name string, src []byte) ([]byte, saturate.Stats) {
	t.Helper()
	m, diags := asm.Parse(name, src, asm.Options{})
	if m == nil {
		t.Fatal(diags)
	}
	llvm := 22
	if v := m.LLVMVersion(); v > ir.OldestLLVM { // the case names its producer
		llvm = v
	}
	w, err := saturate.NewWorker(p, saturate.NewTypes(m), saturate.Options{LLVM: llvm})
	if err != nil {
		t.Fatal(err)
	}
	var stats saturate.Stats
	for _, f := range m.Funcs {
		if len(f.Blocks) == 0 {
			continue
		}
		stats.Add(w.Func(f))
		if err := f.CheckInvariants(); err != nil {
			t.Fatal(err)
		}
		if err := verify.Func(f).Err(); err != nil {
			t.Fatal(err)
		}
	}
	var out bytes.Buffer
	if err := print.Module(&out, m); err != nil {
		t.Fatal(err)
	}
	return out.Bytes(), stats
}

// TestGolden runs the cases of testdata. Each has the rules, a module, what
// becomes of it, and the cost that must not be exceeded.
func TestGolden(t *testing.T) {
	files, err := filepath.Glob("testdata/*.txtar")
	if err != nil || len(files) == 0 {
		t.Fatal("no cases", err)
	}
	basic, err := os.ReadFile("testdata/basic.rw")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txtar"), func(t *testing.T) {
			a, err := txtar.ParseFile(file)
			if err != nil {
				t.Fatal(err)
			}
			rules, section := string(basic), map[string]*txtar.File{}
			for i := range a.Files {
				section[a.Files[i].Name] = &a.Files[i]
			}
			if f := section["rules.rw"]; f != nil {
				rules = string(f.Data)
			}
			in, want, ceiling := section["in.ll"], section["out.ll"], section["cost"]
			if in == nil || want == nil || ceiling == nil {
				t.Fatal("a case has in.ll, out.ll and cost")
			}
			got, stats := optimize(t, compiled(t, file, rules), file, in.Data)
			cost := fmt.Sprintf("%d\n", stats.CostAfter/100)
			if *update {
				before, err := strconv.ParseUint(strings.TrimSpace(string(ceiling.Data)), 10, 64)
				if err != nil {
					t.Fatal(err)
				}
				if len(bytes.TrimSpace(want.Data)) > 0 && stats.CostAfter/100 > before {
					t.Fatalf("the cost rises from %sto %s", ceiling.Data, cost)
				}
				want.Data, ceiling.Data = got, []byte(cost)
				if err := os.WriteFile(file, txtar.Format(a), 0o666); err != nil {
					t.Fatal(err)
				}
				return
			}
			if !bytes.Equal(got, want.Data) {
				t.Errorf("got\n%s\n%s", got, llvmtest.Diff(want.Data, got))
			}
			if cost != string(ceiling.Data) {
				t.Errorf("cost %s, want %s", cost, ceiling.Data)
			}
			again, _ := optimize(t, compiled(t, file, rules), file, in.Data)
			if !bytes.Equal(got, again) {
				t.Error("another run gives another text")
			}
		})
	}
}

// TestGoldenByLLVM: LLVM accepts what comes out.
func TestGoldenByLLVM(t *testing.T) {
	opt := llvmtest.Tool(t, "opt-22")
	files, _ := filepath.Glob("testdata/*.txtar")
	for _, file := range files {
		a, err := txtar.ParseFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range a.Files {
			if f.Name == "out.ll" {
				if _, err := llvmtest.Run(f.Data, opt, "-passes=verify", "-disable-output"); err != nil {
					t.Errorf("%s: %v", file, err)
				}
			}
		}
	}
}
