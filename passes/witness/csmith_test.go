package witness_test

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"rewrite/passes/ir/llvmtest"
)

// csmith makes random C programs, one at a time.
type csmith struct{ csmith, clang, dir string }

func newCsmith(t *testing.T) *csmith {
	return &csmith{llvmtest.Tool(t, "csmith"), llvmtest.Tool(t, "clang-22"), t.TempDir()}
}

func (c *csmith) file() string { return filepath.Join(c.dir, "p.c") }

// program makes that of a seed.
func (c *csmith) program(t *testing.T, seed int) {
	t.Helper()
	gen := exec.Command(c.csmith, "--seed", fmt.Sprint(seed))
	gen.Dir = c.dir // it writes a file there
	text, err := gen.Output()
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(c.file(), text, 0o666); err != nil {
		t.Fatal(err)
	}
}

// compiled is what clang makes of the last one.
func (c *csmith) compiled(t *testing.T, level ...string) []byte {
	t.Helper()
	args := append([]string{"-w", "-I/usr/include/csmith", "-S", "-emit-llvm", c.file(), "-o", "-"}, level...)
	ll, err := exec.Command(c.clang, args...).Output()
	if err != nil {
		t.Fatal(err)
	}
	return ll
}
