// Package llvmtest gives tests LLVM's tools as oracles, and the files to use
// them on. Tests that need a tool which is not installed are skipped and say
// so; with REWRITE_REQUIRE_LLVM=1, as in .ci/run, that is a failure, so that no
// run is green for lack of tools.
package llvmtest

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
)

// Tool finds an outside tool by the first of the names that is installed.
func Tool(t testing.TB, names ...string) string {
	t.Helper()
	for _, name := range names {
		if path, err := exec.LookPath(name); err == nil {
			return path
		}
	}
	message := fmt.Sprintf("none of %v is in PATH", names)
	if os.Getenv("REWRITE_REQUIRE_LLVM") == "1" {
		t.Fatal(message + ", and REWRITE_REQUIRE_LLVM=1 asks for it")
	}
	t.Skip(message)
	return ""
}

// Amount is how much of its work a test does, of graphs, seeds or files: the short
// amount for those who run go test, and .ci/run, the long one with REWRITE_LONG=1,
// and if there is a full one, that with REWRITE_CORPUS=full: .ci/run -full sets both.
func Amount(short, long int, full ...int) int {
	switch {
	case len(full) > 0 && Full():
		return full[0]
	case Long():
		return long
	}
	return short
}

// Full tells whether tests take all that there is to take.
func Full() bool { return os.Getenv("REWRITE_CORPUS") == "full" }

// Long tells whether tests run in their long forms.
func Long() bool { return os.Getenv("REWRITE_LONG") == "1" }

// Run feeds text to a command and gives its standard output; the error holds
// its standard error.
func Run(text []byte, command string, args ...string) ([]byte, error) {
	cmd := exec.Command(command, args...)
	cmd.Stdin = bytes.NewReader(text)
	var out, errs bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errs
	if err := cmd.Run(); err != nil {
		return out.Bytes(), fmt.Errorf("%s: %w: %s", filepath.Base(command), err, strings.TrimSpace(errs.String()))
	}
	return out.Bytes(), nil
}

// Canonical is how an opt prints a module read from standard input, with
// use-list orders, so that two texts of one module give the same bytes.
func Canonical(opt string, text []byte) ([]byte, error) {
	return Run(text, opt, "-S", "--preserve-ll-uselistorder")
}

// Root is the project's folder.
func Root() string {
	_, file, _, ok := runtime.Caller(0)
	if !ok {
		panic("llvmtest: no source positions in this build")
	}
	return filepath.Join(filepath.Dir(file), "..", "..", "..")
}

// Files lists the .ll files below folders of the project's testdata, sorted.
func Files(t testing.TB, folders ...string) []string {
	t.Helper()
	var files []string
	for _, folder := range folders {
		found := walk(t, filepath.Join(Root(), "testdata", folder))
		if len(found) == 0 {
			t.Fatalf("no .ll files in testdata/%s", folder)
		}
		files = append(files, found...)
	}
	return files
}

// Corpus lists the .ll files below folders of ../shared/corpus: one in forty, one in
// ten in the long form, the same on every run, or all with REWRITE_CORPUS=full. Where
// the corpus is not, the test is skipped: it belongs to the workplace, not to the project.
func Corpus(t testing.TB, folders ...string) []string {
	t.Helper()
	corpus := filepath.Join(Root(), "..", "shared", "corpus")
	if _, err := os.Stat(corpus); err != nil {
		t.Skip("there is no ../shared/corpus beside the project")
	}
	full, every := Full(), Amount(40, 10)
	var files []string
	for _, folder := range folders {
		for i, f := range walk(t, filepath.Join(corpus, folder)) {
			if full || i%every == 3 {
				files = append(files, f)
			}
		}
	}
	return files
}

func walk(t testing.TB, folder string) []string {
	t.Helper()
	var files []string
	err := filepath.WalkDir(folder, func(path string, d os.DirEntry, err error) error {
		if err == nil && !d.IsDir() && filepath.Ext(path) == ".ll" {
			files = append(files, path)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return files
}

// Diff shows where two texts first differ, for messages of failed tests.
func Diff(want, got []byte) string {
	w, g := strings.Split(string(want), "\n"), strings.Split(string(got), "\n")
	for i := range max(len(w), len(g)) {
		line := func(s []string) string {
			if i < len(s) {
				return s[i]
			}
			return "(end of text)"
		}
		if line(w) != line(g) {
			return fmt.Sprintf("line %d\n  want %s\n  got  %s", i+1, line(w), line(g))
		}
	}
	return "no difference"
}
