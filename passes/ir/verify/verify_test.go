package verify_test

import (
	"flag"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"rewrite/passes/ir/asm"
	"rewrite/passes/ir/verify"
)

var update = flag.Bool("update", false, "rewrite the messages that the cases in testdata expect")

// optPath is LLVM's optimizer, whose verifier is the judge of ours; "" when it
// is not installed, which REWRITE_REQUIRE_LLVM=1 makes an error.
func optPath(t *testing.T) string {
	t.Helper()
	path, err := exec.LookPath("opt-22")
	if err != nil {
		if os.Getenv("REWRITE_REQUIRE_LLVM") == "1" {
			t.Fatal("opt-22 is not installed, and REWRITE_REQUIRE_LLVM=1")
		}
		return ""
	}
	return path
}

// optAccepts tells whether opt's reader and verifier take a module, and if not
// the first line of what they say.
func optAccepts(opt string, src []byte) (bool, string) {
	cmd := exec.Command(opt, "-passes=verify", "-disable-output", "-")
	cmd.Stdin = strings.NewReader(string(src))
	out, err := cmd.CombinedOutput()
	first, _, _ := strings.Cut(string(out), "\n")
	return err == nil, first
}

// TestCases runs the modules in testdata through reader and verifier, and asks
// opt whether it agrees.
func TestCases(t *testing.T) {
	files, err := filepath.Glob("testdata/*.txtar")
	if err != nil || len(files) == 0 {
		t.Fatal("no test data", err)
	}
	opt := optPath(t)
	if opt == "" {
		t.Log("opt-22 is not installed: its verdict is not compared")
	}
	for _, file := range files {
		archive, err := txtar.ParseFile(file)
		if err != nil {
			t.Fatal(err)
		}
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txtar"), func(t *testing.T) {
			t.Parallel()
			for i := range archive.Files {
				caseVerdict(t, opt, &archive.Files[i])
			}
			if *update {
				if err := os.WriteFile(file, txtar.Format(archive), 0o666); err != nil {
					t.Fatal(err)
				}
			}
		})
	}
}

func caseVerdict(t *testing.T, opt string, f *txtar.File) {
	head, text, _ := strings.Cut(string(f.Data), "\n")
	m, ds := asm.Parse(f.Name, f.Data, asm.Options{})
	if ds.HasErrors() {
		t.Errorf("%s: the reader refuses it: %v", f.Name, ds.Err())
		return
	}
	problems := verify.Module(m)
	optShould := len(problems) == 0
	words, rejected := strings.CutPrefix(head, "; rejected: ")
	if *update && rejected && len(problems) > 0 { // whether it is rejected is not updated
		words = strings.TrimPrefix(problems[0].Error(), "@f, ")
		f.Data = []byte("; rejected: " + words + "\n" + text)
	}
	switch {
	case rejected && len(problems) == 0:
		t.Errorf("%s: accepted, want: %s", f.Name, words)
	case rejected && !strings.Contains(problems[0].Error(), words):
		t.Errorf("%s: rejected with\n\t%s, want\n\t%s", f.Name, problems[0].Error(), words)
	case !rejected && !strings.HasPrefix(head, "; accepted"):
		t.Errorf("%s: the first line says neither accepted nor rejected", f.Name)
	case !rejected && len(problems) > 0:
		t.Errorf("%s: rejected with %v", f.Name, problems.Err())
	case strings.HasPrefix(head, "; accepted, opt rejects: "):
		optShould = false
	}
	for _, fn := range m.Funcs {
		if err := fn.CheckInvariants(); err != nil {
			t.Errorf("%s: %v", f.Name, err)
		}
	}
	if opt == "" {
		return
	}
	if ok, says := optAccepts(opt, f.Data); ok != optShould {
		t.Errorf("%s: opt accepts it: %v (%s), expected: %v", f.Name, ok, says, optShould)
	}
}
