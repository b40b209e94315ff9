package reduce_test

import (
	"bytes"
	"fmt"
	"os"
	"strings"
	"testing"

	"rewrite/passes/ir"
	"rewrite/passes/ir/asm"
	"rewrite/passes/ir/llvmtest"
	"rewrite/passes/ir/verify"
	"rewrite/passes/irgen"
	"rewrite/passes/reduce"
)

// multiplies tells whether a text has a multiplication of a result by itself or
// another result, without wrap.
func multiplies(text []byte) bool {
	m, _ := asm.Parse("t", text, asm.Options{Jobs: 1})
	for _, f := range m.Funcs {
		for _, b := range f.Blocks {
			for _, v := range b.Instrs {
				if v.Op == ir.OpMul && v.Flags&ir.NSW != 0 && v.Args[0].IsInstr() {
					return true
				}
			}
		}
	}
	return false
}

// TestReduceRandom: what is left of large random modules is the function, the
// operand and the multiplication, and little else; each try verifies, and two
// runs give the same.
func TestReduceRandom(t *testing.T) {
	tried := 0
	for seed := uint64(0); tried < 5; seed++ {
		src := irgen.Module(seed, irgen.Options{Funcs: 4, Size: 60})
		if !multiplies(src) {
			continue
		}
		tried++
		run := func() []byte {
			out, err := reduce.Module("t", src, func(text []byte) bool {
				m, diags := asm.Parse("t", text, asm.Options{})
				if m == nil {
					t.Fatalf("a module that cannot be read is tried: %v\n%s", diags, text)
				}
				for _, f := range m.Funcs {
					if len(f.Blocks) > 0 && verify.Func(f).Err() != nil {
						t.Fatalf("a wrong module is tried:\n%s", text)
					}
				}
				return multiplies(text)
			}, reduce.Options{})
			if err != nil {
				t.Fatal(err)
			}
			return out
		}
		out := run()
		m, _ := asm.Parse("t", out, asm.Options{})
		n := 0
		for _, f := range m.Funcs {
			for _, b := range f.Blocks {
				n += len(b.Instrs)
			}
		}
		if n > 4 || // a phi as the result that is multiplied needs a block of its own
			len(m.Globals) > 1 || !multiplies(out) {
			t.Errorf("seed %d: %d instructions and %d globals are left:\n%s", seed, n, len(m.Globals), out)
		}
		if again := run(); !bytes.Equal(out, again) {
			t.Errorf("seed %d: two runs differ: %s", seed, llvmtest.Diff(out, again))
		}
	}
}

// TestReducePrograms: real files with debug information, calls and metadata
// come down to the one call that is asked for, and LLVM accepts it.
func TestReducePrograms(t *testing.T) {
	opt := llvmtest.Tool(t, "opt-22")
	for _, file := range llvmtest.Files(t, "ir/22") {
		if !strings.HasSuffix(file, "hashtable.O1.ll") && !strings.HasSuffix(file, "expr.g.ll") && !strings.HasSuffix(file, "objects.O1.ll") {
			continue
		}
		src := read(t, file)
		word := []byte("phi i32")
		out, err := reduce.Module(file, src, func(text []byte) bool { return bytes.Contains(text, word) }, reduce.Options{})
		if err != nil {
			t.Fatal(err)
		}
		if _, err := llvmtest.Run(out, opt, "-passes=verify", "-disable-output"); err != nil {
			t.Errorf("%s: %v\n%s", file, err, out)
		}
		if lines := bytes.Count(out, []byte("\n")); lines > 40 || !bytes.Contains(out, word) {
			t.Errorf("%s: %d lines are left:\n%s", file, lines, out)
		}
	}
}

func read(t *testing.T, file string) []byte {
	t.Helper()
	src, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return src
}

// TestReduceRefuses: what cannot be reduced is an error that says why.
func TestReduceRefuses(t *testing.T) {
	yes := func([]byte) bool { return true }
	no := func([]byte) bool { return false }
	for _, c := range []struct {
		src, want   string
		interesting func([]byte) bool
	}{
		{"define i32 @f(i32 %x) {\n  ret i32 %y\n}\n", "%y", yes},
		{"define i32 @f(i32 %x) {\n  ret i64 0\n}\n", "ret", yes},
		{"define i32 @f(i32 %x) {\n  ret i32 %x\n}\n", "not interesting to begin with", no},
		{"define i32 @f(i32 %x) {\n  ret i32 %x, !foo !7\n}\n", "undefined metadata '!7'", yes},
	} {
		_, err := reduce.Module("t", []byte(c.src), c.interesting, reduce.Options{})
		if err == nil || !strings.Contains(fmt.Sprint(err), c.want) {
			t.Errorf("error %v, want %s", err, c.want)
		}
	}
}

// TestReduceToNothing: without anything to keep, one entity is kept: an empty
// text is no module.
func TestReduceToNothing(t *testing.T) {
	tries := 0
	out, err := reduce.Module("t", irgen.Module(1, irgen.Options{}), func([]byte) bool { return true }, reduce.Options{
		Progress: func(n, size int) { tries = n }})
	if err != nil || bytes.Count(out, []byte("\n")) > 4 || bytes.Contains(out, []byte("define")) || tries == 0 {
		t.Errorf("%v after %d tries:\n%s", err, tries, out)
	}
}
