package libc_test

import (
	"bytes"
	"errors"
	"os/exec"
	"path/filepath"
	"testing"

	"rewrite/passes/ir/asm"
	"rewrite/passes/ir/interp"
	"rewrite/passes/ir/interp/libc"
	"rewrite/passes/ir/llvmtest"
)

// TestAsNative: programs that try the library and the calling convention print
// the same when clang makes native programs of them. Both exit with 3.
func TestAsNative(t *testing.T) {
	clang := llvmtest.Tool(t, "clang-22")
	for _, file := range []string{"testdata/printf.c", "testdata/calls.c"} {
		asNative(t, clang, file)
	}
}

func asNative(t *testing.T, clang, file string) {
	exe := filepath.Join(t.TempDir(), "native")
	if out, err := exec.Command(clang, "-w", "-O0", "-fno-builtin", file, "-o", exe, "-lm").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	want, err := exec.Command(exe).Output()
	code := 0
	if exit := (*exec.ExitError)(nil); errors.As(err, &exit) {
		code = exit.ExitCode()
	}
	for _, level := range []string{"-O0", "-O1", "-O3"} {
		text, err := exec.Command(clang, "-w", level, "-fno-builtin", "-S", "-emit-llvm", file, "-o", "-").Output()
		if err != nil {
			t.Fatal(err)
		}
		m, diags := asm.Parse(file, text, asm.Options{})
		if m == nil {
			t.Fatal(diags.Err())
		}
		var out bytes.Buffer
		run, err := interp.New(libc.Options(interp.Options{Stdout: &out, Fuel: 1e8}), interp.Source{Module: m, Name: file, Text: text})
		if err != nil {
			t.Fatal(err)
		}
		got, err := run.RunMain([]string{"printf"})
		libc.Flush(run)
		if err != nil || got != code || code != 3 {
			t.Errorf("%s %s: %v, exit %d, natively %d", file, level, err, got, code)
		}
		if !bytes.Equal(out.Bytes(), want) {
			t.Errorf("%s %s: %s", file, level, llvmtest.Diff(want, out.Bytes()))
		}
	}
}
