package llir

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"rewrite/passes/ir/llvmtest"
)

var goVersion = regexp.MustCompile(`(?m)^go [0-9.]+$`)

// TestOutsideModule builds the program of testdata/outside as a module of its
// own, with the requirements that README.md tells to write and those of ours that
// go mod tidy adds to them, and runs it. It needs no network: with all requirements
// told, the go command reads no module that this test's own build did not read. (It
// would without: llir/llvm is too old for its requirements to be pruned, and they
// are in nobody's module cache who only built this module.)
func TestOutsideModule(t *testing.T) {
	dir := t.TempDir()
	root := llvmtest.Root()
	ours := string(read(t, filepath.Join(root, "go.mod")))
	theirs := string(read(t, "testdata/outside/go.mod.txt"))
	if v := goVersion.FindString(ours); v == "" || v != goVersion.FindString(theirs) {
		t.Errorf("go.mod.txt does not say %q: with an older one all requirements are loaded again", v)
	}
	for file, text := range map[string]string{
		"go.mod":  strings.ReplaceAll(theirs, "/path/to/rewrite", root) + requirements(t, ours),
		"main.go": string(read(t, "testdata/outside/main.go.txt")),
		"go.sum":  string(read(t, filepath.Join(root, "go.sum"))),
	} {
		if err := os.WriteFile(filepath.Join(dir, file), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	cmd := exec.Command("go", "run", ".")
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "GOFLAGS=-mod=readonly", "GOPROXY=off", "GOWORK=off")
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

// requirements gives what a go.mod file requires, in blocks of its own.
func requirements(t *testing.T, mod string) string {
	var b strings.Builder
	for _, block := range strings.SplitAfter(mod, "\n)\n") {
		if _, list, ok := strings.Cut(block, "\nrequire ("); ok {
			b.WriteString("\nrequire (" + list)
		}
	}
	if b.Len() == 0 {
		t.Fatalf("no requirements in go.mod:\n%s", mod)
	}
	return b.String()
}
