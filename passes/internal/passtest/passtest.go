// Package passtest runs the golden cases of structural passes. A case is a
// txtar file in the pass's testdata: a comment that tells why it exists, in.ll,
// out.ll, the remarks, and the most instructions that may be left.
package passtest

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"rewrite/passes/ir/asm/print"
	"rewrite/passes/ir/remark"

	"golang.org/x/tools/txtar"

	"rewrite/passes/analysis/manager"
	"rewrite/passes/check"
	"rewrite/passes/ir"
	"rewrite/passes/ir/asm"
	"rewrite/passes/ir/interp"
	"rewrite/passes/ir/llvmtest"
	"rewrite/passes/ir/read"
	"rewrite/passes/ir/verify"
	"rewrite/passes/pass"
	"rewrite/passes/simplify"
	"rewrite/passes/target"
	"rewrite/rules"
)

var update = flag.Bool("update", false, "rewrite the expected outputs; read the difference")

// Read reads a module of any version; errors fail the test.
func Read(t testing.TB, name string, src []byte) *ir.Module {
	t.Helper()
	m, diags := read.Parse(name, src, asm.Options{})
	if diags.HasErrors() {
		t.Fatal(diags)
	}
	return m
}

// Rules are those of the library, for passes that ask them.
var Rules = sync.OnceValue(func() *simplify.Program {
	set, err := rules.Library()
	if err != nil {
		panic(err) // it is part of the program, and has tests of its own
	}
	return simplify.Compile(set.Rules)
})

// Run runs a pass on every function of a module, verifies each, and gives the
// text, the remarks and whether something changed. The pass must not claim a
// change that it did not make, nor the reverse.
func Run(t testing.TB, run pass.OnFunc, name string, src []byte) (out, remarks []byte, changed bool) {
	t.Helper()
	m := Read(t, name, src)
	analyses, tgt := manager.New(m), target.New(m, target.Options{})
	analyses.FindSecrets()
	var said bytes.Buffer
	for _, f := range m.Funcs {
		if len(f.Blocks) == 0 {
			continue
		}
		before := print.Func(f)
		e := pass.NewEnv("pass", analyses, tgt, true)
		e.Rules = Rules
		known := e.Of(f)
		known.ComputeAll()
		kept := run(f, e)
		e.Close()
		did := kept.Changed()
		if err := f.CheckInvariants(); err != nil {
			t.Fatalf("%s: %s: %v", name, f.Spelling(), err)
		}
		if err := verify.Func(f).Err(); err != nil {
			t.Fatalf("%s: %s: %v\n%s", name, f.Spelling(), err, print.Func(f))
		}
		if same := before == print.Func(f); same == did {
			t.Errorf("%s: %s: the pass says that it changed the function: %v; it is the same: %v", name, f.Spelling(), did, same)
		}
		if err := known.Check(kept); err != nil {
			t.Errorf("%s: %s: %v\n%s", name, f.Spelling(), err, print.Func(f))
		}
		list := e.Said()
		remark.Sort(list)
		for _, r := range list {
			kind := "done"
			if r.Missed {
				kind = "missed"
			}
			line := 1 + bytes.Count(src[:min(int(r.Pos), len(src))], []byte("\n"))
			fmt.Fprintf(&said, "%d: %s: %s\n", line, kind, r.Msg)
		}
		changed = changed || did
	}
	var b bytes.Buffer
	if err := print.Module(&b, m); err != nil {
		t.Fatal(err)
	}
	return b.Bytes(), said.Bytes(), changed
}

// RunModule is Run for a pass on modules. The module is verified as a whole, also
// when it is read again from its text.
func RunModule(t testing.TB, run pass.OnModule, name string, src []byte) (out, remarks []byte, changed bool) {
	t.Helper()
	m := Read(t, name, src)
	var before, after, said bytes.Buffer
	if err := print.Module(&before, m); err != nil {
		t.Fatal(err)
	}
	e := pass.NewEnv("pass", manager.New(m), target.New(m, target.Options{}), true)
	e.Rules = Rules
	for _, f := range m.Funcs {
		if len(f.Blocks) > 0 {
			e.Of(f).ComputeAll()
		}
	}
	kept := run(m, e)
	changed = kept.Changed()
	for _, f := range m.Funcs {
		if len(f.Blocks) == 0 {
			continue
		}
		if err := e.Of(f).Check(kept); err != nil {
			t.Errorf("%s: %s: %v", name, f.Spelling(), err)
		}
	}
	list := e.Said()
	for _, f := range m.Funcs {
		if err := f.CheckInvariants(); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
	}
	if err := print.Module(&after, m); err != nil {
		t.Fatal(err)
	}
	for _, m := range []*ir.Module{m, Read(t, name, after.Bytes())} {
		if err := verify.Module(m).Err(); err != nil {
			t.Fatalf("%s: %v\n%s", name, err, after.Bytes())
		}
	}
	if same := bytes.Equal(before.Bytes(), after.Bytes()); same == changed {
		t.Errorf("%s: the pass says that it changed the module: %v; it is the same: %v", name, changed, same)
	}
	remark.Sort(list)
	for _, r := range list {
		kind := "done"
		if r.Missed {
			kind = "missed"
		}
		line := 1 + bytes.Count(src[:min(int(r.Pos), len(src))], []byte("\n"))
		fmt.Fprintf(&said, "%d: %s: %s\n", line, kind, r.Msg)
	}
	return after.Bytes(), said.Bytes(), changed
}

// GoldenModule is Golden for a pass on modules.
func GoldenModule(t *testing.T, folder string, run pass.OnModule, whole bool) {
	golden(t, folder, whole, func(t testing.TB, name string, src []byte) (out, remarks []byte, changed bool) {
		return RunModule(t, run, name, src)
	})
}

// OverComponents makes a pass on modules of one on components of the call graph: callees first, as in a pipeline. Each function is verified behind it, and
// what the pass says that it kept is compared with what is found anew.
func OverComponents(t testing.TB, make func(m *ir.Module) pass.OnSCC) pass.OnModule {
	return func(m *ir.Module, e *pass.Env) manager.Kept {
		t.Helper()
		run, changed := make(m), false
		graph := e.Analyses.CallGraph()
		e.Order = graph.Order()
		for _, c := range slices.Concat(graph.Waves()...) {
			var scc []*ir.Func
			for _, n := range c.Nodes {
				if len(n.Func.Blocks) > 0 {
					n.Func.SetArena(nil)
					scc = append(scc, n.Func)
				}
			}
			if len(scc) == 0 {
				continue
			}
			published := len(e.Published())
			kept := run(scc, e)
			changed = changed || kept.Changed()
			for _, change := range e.Published()[published:] {
				change()
			}
			for _, f := range scc {
				if err := verify.Func(f).Err(); err != nil {
					t.Fatalf("%s: %v\n%s", f.Spelling(), err, print.Func(f))
				}
				if err := e.Of(f).Check(kept); err != nil {
					t.Errorf("%s: %v", f.Spelling(), err)
				}
				e.Of(f).Keep(kept)
			}
		}
		return manager.None.If(changed)
	}
}

// Golden runs the cases in a folder. In each the output must verify, do what the
// input does when it is executed by the interpreter, be the same on every run, be left as it is by another run of the pass, and be accepted by
// LLVM where opt-22 is installed (opt-14 for typed pointers).
func Golden(t *testing.T, folder string, run pass.OnFunc) {
	golden(t, folder, false, func(t testing.TB, name string, src []byte) (out, remarks []byte, changed bool) {
		return Run(t, run, name, src)
	})
}

func golden(t *testing.T, folder string, whole bool, do func(t testing.TB, name string, src []byte) (out, remarks []byte, changed bool)) {
	files, _ := filepath.Glob(filepath.Join(folder, "*.txtar"))
	if len(files) == 0 {
		t.Fatal("no cases")
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txtar"), func(t *testing.T) {
			a, err := txtar.ParseFile(file)
			if err != nil {
				t.Fatal(err)
			}
			section := map[string]*txtar.File{}
			for i := range a.Files {
				section[a.Files[i].Name] = &a.Files[i]
			}
			in, want, said, most := section["in.ll"], section["out.ll"], section["remarks"], section["instructions"]
			if in == nil || want == nil || said == nil || most == nil || len(a.Comment) == 0 {
				t.Fatal("a case has a comment, in.ll, out.ll, remarks and instructions")
			}
			got, remarks, _ := do(t, file, in.Data)
			left := fmt.Sprintf("%d\n", instructions(Read(t, file, got)))
			if *update {
				if ceiling, err := strconv.Atoi(strings.TrimSpace(string(most.Data))); err == nil && len(want.Data) > 0 {
					if now, _ := strconv.Atoi(strings.TrimSpace(left)); now > ceiling {
						t.Fatalf("more instructions are left: %d, and %d were", now, ceiling)
					}
				}
				want.Data, said.Data, most.Data = got, remarks, []byte(left)
				if err := os.WriteFile(file, txtar.Format(a), 0o666); err != nil {
					t.Fatal(err)
				}
			}
			if !bytes.Equal(got, want.Data) {
				t.Errorf("got\n%s\n%s", got, llvmtest.Diff(want.Data, got))
			}
			if !bytes.Equal(remarks, said.Data) {
				t.Errorf("remarks\n%s\n%s", remarks, llvmtest.Diff(said.Data, remarks))
			}
			if left != string(most.Data) {
				t.Errorf("%s instructions are left, want %s", strings.TrimSpace(left), most.Data)
			}
			executed(t, file, in.Data, got, whole)
			if again, _, _ := do(t, file, in.Data); !bytes.Equal(got, again) {
				t.Error("another run gives another text")
			}
			if twice, _, changed := do(t, file, got); changed {
				t.Errorf("running it again changes something:\n%s", llvmtest.Diff(got, twice))
			}
		})
	}
	t.Run("llvm", func(t *testing.T) {
		for _, file := range files {
			a, err := txtar.ParseFile(file)
			if err != nil {
				t.Fatal(err)
			}
			for _, f := range a.Files {
				if f.Name != "out.ll" {
					continue
				}
				opt := "opt-22"
				if Read(t, file, f.Data).TypedPointers {
					opt = "opt-14"
				}
				if _, err := llvmtest.Run(f.Data, llvmtest.Tool(t, opt), "-passes=verify", "-disable-output"); err != nil {
					t.Errorf("%s: %v", file, err)
				}
			}
		}
	})
}

// Executed runs every function before and after, on the same inputs: nothing may
// happen afterwards that could not have happened before.
func Executed(t *testing.T, name string, before, after []byte) {
	t.Helper()
	executed(t, name, before, after, false)
}

func executed(t *testing.T, name string, before, after []byte, whole bool) {
	t.Helper()
	source := func(text []byte) interp.Source {
		return interp.Source{Module: Read(t, name, text), Name: name, Text: text}
	}
	report := check.Modules(source(before), source(after), check.Options{Bits: 10, Inputs: 200, Fuel: 5000, Whole: whole})
	for _, err := range report.Errors {
		t.Error(err)
	}
	for _, r := range report.Results {
		if r.Status == check.Different {
			t.Errorf("%s: %s\n%s\nbefore:\n  %s\nafter:\n  %s", r.Func, r.Why, strings.Join(r.Input, "\n"), strings.Join(r.Source, "\n  "), strings.Join(r.Target, "\n  "))
		}
		if r.Status == check.Skipped {
			t.Logf("%s is not run: %s", r.Func, r.Why)
		}
	}
}

func instructions(m *ir.Module) (n int) {
	for _, f := range m.Funcs {
		for _, b := range f.Blocks {
			n += len(b.Instrs)
		}
	}
	return n
}

// Programs runs a pass on the programs in the project's testdata and verifies
// every function; running it again must change nothing. It gives the numbers of
// instructions before and after.
func Programs(t *testing.T, run pass.OnFunc) (before, after int) {
	return programs(t, func(t testing.TB, name string, src []byte) (out, remarks []byte, changed bool) {
		return Run(t, run, name, src)
	}, true)
}

// ProgramsModule is Programs for a pass on modules, of which one that is not idempotent is run once.
func ProgramsModule(t *testing.T, run pass.OnModule, idempotent bool) (before, after int) {
	return programs(t, func(t testing.TB, name string, src []byte) (out, remarks []byte, changed bool) {
		return RunModule(t, run, name, src)
	}, idempotent)
}

func programs(t *testing.T, run func(t testing.TB, name string, src []byte) (out, remarks []byte, changed bool), idempotent bool) (before, after int) {
	files, _ := filepath.Glob(filepath.Join(llvmtest.Root(), "testdata/ir/*/*.ll"))
	if len(files) < 20 {
		t.Fatalf("only %d programs", len(files))
	}
	for _, file := range files {
		src, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		before += instructions(Read(t, file, src))
		out, _, _ := run(t, file, src)
		after += instructions(Read(t, file, out))
		if !idempotent {
			continue
		}
		if twice, _, changed := run(t, file, out); changed {
			t.Errorf("%s: running it again changes something:\n%s", file, llvmtest.Diff(out, twice))
		}
	}
	return before, after
}
