package mergefunc_test

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"rewrite/passes/analysis/manager"
	"rewrite/passes/internal/passtest"
	"rewrite/passes/ir"
	"rewrite/passes/ir/llvmtest"
	"rewrite/passes/mergefunc"
	"rewrite/passes/pass"
)

func run(m *ir.Module, e *pass.Env) manager.Kept { return mergefunc.Run(m, e, mergefunc.Options{}) }

// with is the pass with options.
func with(opt mergefunc.Options) pass.OnModule {
	return func(m *ir.Module, e *pass.Env) manager.Kept { return mergefunc.Run(m, e, opt) }
}

func TestGolden(t *testing.T) { passtest.GoldenModule(t, "testdata", run, false) }

// TestCorpus: LLVM's own cases are read, give what LLVM accepts, and are left as
// they are by a second run.
func TestCorpus(t *testing.T) {
	opt := llvmtest.Tool(t, "opt-22")
	files := llvmtest.Corpus(t, "llvm-tests/Transforms/MergeFunc")
	for _, file := range files {
		if filepath.Ext(file) != ".ll" {
			continue
		}
		src, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := llvmtest.Run(src, opt, "-passes=verify", "-disable-output"); err != nil {
			continue // of another version
		}
		out, _, changed := passtest.RunModule(t, run, file, src)
		if !changed {
			continue
		}
		if _, err := llvmtest.Run(out, opt, "-passes=verify", "-disable-output"); err != nil {
			t.Errorf("%s: %v", file, err)
		}
		if again, _, changed := passtest.RunModule(t, run, file, out); changed {
			t.Errorf("%s: a second run changes something:\n%s", file, llvmtest.Diff(out, again))
		}
	}
}

// TestLawsOnPrograms: the order is one on the functions of real programs.
func TestLawsOnPrograms(t *testing.T) {
	files, _ := filepath.Glob(filepath.Join(llvmtest.Root(), "testdata/ir/*/*.ll"))
	if len(files) < 20 {
		t.Fatalf("only %d programs", len(files))
	}
	merged := 0
	for _, file := range files {
		src, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		m := passtest.Read(t, file, src)
		if err := mergefunc.CheckLaws(m, 60); err != nil {
			t.Errorf("%s: %v", file, err)
		}
		out, _, changed := passtest.RunModule(t, run, file, src)
		if changed {
			merged++
			passtest.Executed(t, file, src, out)
		}
	}
	t.Logf("%d of %d programs have functions that merge", merged, len(files))
}

// TestSelect: functions that are not selected are left as they are, calls included.
func TestSelect(t *testing.T) {
	const body = "{\n  %a = mul i32 %x, 3\n  %b = add i32 %a, %x\n  ret i32 %b\n}\n"
	src := []byte("define i32 @a(i32 %x) " + body + "define internal i32 @b(i32 %x) " + body +
		"define i32 @c(i32 %x) {\n  %a = call i32 @b(i32 %x)\n  ret i32 %a\n}\n")
	only := func(names string) pass.OnModule {
		return with(mergefunc.Options{Select: func(f *ir.Func) bool { return strings.Contains(names, f.Name) }})
	}
	if _, _, changed := passtest.RunModule(t, only("ac"), "a.ll", src); changed {
		t.Error("a function that is not selected is merged")
	}
	out, _, _ := passtest.RunModule(t, only("ab"), "a.ll", src)
	if !bytes.Contains(out, []byte("call i32 @b(")) || !bytes.Contains(out, []byte("tail call i32 @a(")) {
		t.Errorf("the call in @c is changed, or @b is no thunk:\n%s", out)
	}
	if out, _, _ := passtest.RunModule(t, only("abc"), "a.ll", src); bytes.Contains(out, []byte("@b")) {
		t.Errorf("@b is still there:\n%s", out)
	}
}
