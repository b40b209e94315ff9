package verify_test

import (
	"os"
	"strings"
	"testing"

	"rewrite/passes/ir"
	"rewrite/passes/ir/asm"
	"rewrite/passes/ir/diag"
	"rewrite/passes/ir/llir"
	"rewrite/passes/ir/llvmtest"
	"rewrite/passes/ir/verify"
)

// verifyClean checks that nothing is wrong with a file that LLVM accepts, nor
// with what the reader makes of it. It gives the number of functions.
func verifyClean(t *testing.T, file string, read func(name string, src []byte) (*ir.Module, diag.Diagnostics)) int {
	t.Helper()
	src, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	m, ds := read(file, src)
	if m == nil {
		t.Logf("%s: not read, which the reader's own tests are about: %v", file, ds.Err())
		return 0
	}
	if ps := verify.Module(m); len(ps) > 0 {
		t.Errorf("%s", ps.Diagnostics(file, src)[0].Render())
	}
	n := 0
	for _, f := range m.Funcs {
		if err := f.CheckInvariants(); err != nil {
			t.Errorf("%s: %v", file, err)
		}
		if len(f.Blocks) > 0 {
			n++
		}
	}
	return n
}

func opaque(name string, src []byte) (*ir.Module, diag.Diagnostics) {
	return asm.Parse(name, src, asm.Options{UpgradePointers: true})
}

// TestFixtures verifies the project's own files.
func TestFixtures(t *testing.T) {
	for _, file := range llvmtest.Files(t, "ir") {
		read := opaque
		if strings.Contains(file, "/14/") || strings.Contains(file, "/typed/") {
			read = llir.ReadTyped
		}
		verifyClean(t, file, read)
	}
}

// TestCorpus verifies LLVM's own tests and programs compiled by clang.
func TestCorpus(t *testing.T) {
	n := 0
	for _, file := range llvmtest.Corpus(t, "llvm-tests", "real/19", "real/22", "real-g/22") {
		n += verifyClean(t, file, opaque)
	}
	t.Logf("%d functions", n)
}

// TestCorpusTyped does so for pointers that name their pointee.
func TestCorpusTyped(t *testing.T) {
	n := 0
	for _, file := range llvmtest.Corpus(t, "real/14") {
		n += verifyClean(t, file, llir.ReadTyped)
	}
	t.Logf("%d functions", n)
}
