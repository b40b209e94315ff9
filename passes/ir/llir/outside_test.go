package llir

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"rewrite/passes/ir/llvmtest"
)

// TestOutsideModule builds the program of testdata/outside as a module of its
// own, with the requirements that README.md tells to write, and runs it. It
// needs no network: all that it requires is in the module cache by now.
func TestOutsideModule(t *testing.T) {
	dir := t.TempDir()
	root := llvmtest.Root()
	sums := read(t, filepath.Join(root, "go.sum"))
	for file, text := range map[string]string{
		"go.mod":  strings.ReplaceAll(string(read(t, "testdata/outside/go.mod.txt")), "/path/to/rewrite", root),
		"main.go": string(read(t, "testdata/outside/main.go.txt")),
		"go.sum":  string(sums),
	} {
		if err := os.WriteFile(filepath.Join(dir, file), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	cmd := exec.Command("go", "run", ".")
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "GOFLAGS=-mod=mod", "GOPROXY=off", "GOWORK=off")
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	const want = `
define i32 @square(i32 %x) {
  %1 = mul nsw i32 %x, %x
  ret i32 %1
}
function @square: not possible in llir: opaque pointer type 'ptr'
`
	if string(out) != want {
		t.Errorf("want%s\ngot %s", want, out)
	}
	readme := string(read(t, "README.md"))
	for _, file := range []string{"testdata/outside/go.mod.txt", "testdata/outside/main.go.txt"} {
		if !strings.Contains(readme, strings.TrimSpace(string(read(t, file)))) {
			t.Errorf("README.md does not show %s as it is tested", file)
		}
	}
}
