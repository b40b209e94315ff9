//go:build unix

package main

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"rewrite/cmd/rewrite/internal/base"
	"rewrite/passes"
	"rewrite/rules"
)

// TestLibraryElsewhere: the files of the library are known wherever they lie, and what is
// changed in them is all that is proved. Proofs are counted, in each run with a fresh
// cache.
func TestLibraryElsewhere(t *testing.T) {
	t.Chdir(t.TempDir())
	set, err := rules.Library()
	if err != nil {
		t.Fatal(err)
	}
	n := len(set.Rules)
	if err := os.Mkdir("lib", 0o777); err != nil {
		t.Fatal(err)
	}
	write := func(name, text string) {
		t.Helper()
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	write("in.ll", "define i32 @f(i32 %x) {\n  %r = add i32 %x, 0\n  ret i32 %r\n}\n")
	texts := map[string]string{}
	for _, s := range rules.Sources() {
		name := filepath.Join("lib", filepath.Base(s.Name))
		texts[name] = s.Text
		write(name, s.Text)
	}
	runs := 0
	run := func(want string) {
		t.Helper()
		runs++
		var stdout, stderr bytes.Buffer
		c := &base.Command{Args: []string{"-stats", "-cache", fmt.Sprint("cache", runs), "-rules", "lib", "in.ll"}, Stdout: &stdout, Stderr: &stderr, Passes: passes.All}
		if code := run(c); code != base.ExitDone || !bytes.Contains(stdout.Bytes(), []byte("ret i32 %x")) {
			t.Errorf("exit code %d\n%s%s", code, &stdout, &stderr)
		}
		if got, _, _ := bytes.Cut(stderr.Bytes(), []byte("\n")); string(got) != want {
			t.Errorf("%s, want %s", got, want)
		}
	}
	run(fmt.Sprintf("verdicts: %d recorded, 0 remembered, 0 proofs made", n))
	binary := filepath.Join("lib", "binary.rw")
	write(binary, "// Copied.\n"+texts[binary])
	run(fmt.Sprintf("verdicts: %d recorded, 0 remembered, 0 proofs made", n))
	write(binary, texts[binary]+"\nrule of-mine for op in [and, or]\n  op(x, x) => x\n")
	run(fmt.Sprintf("verdicts: %d recorded, 0 remembered, 2 proofs made", n))
	// What is left of a `for` list is as it was.
	both, one := "\nrule xor-and-and-not for op in [xor, add]\n", "\nrule xor-and-and-not for op in [add]\n"
	if !strings.Contains(texts[binary], both) {
		t.Fatalf("there is no%sany more", both)
	}
	write(binary, strings.Replace(texts[binary], both, one, 1))
	run(fmt.Sprintf("verdicts: %d recorded, 0 remembered, 0 proofs made", n-1))
}

// slowRules are rules that the prover takes some tenths of a second for, each, and
// before them one that it takes no time for.
func slowRules(n int) string {
	text := "rule first  and(x, x) => x\n"
	for i := range n {
		text += fmt.Sprintf("rule slow%d  udiv(udiv(x, C1), C2) => udiv(x, C1 * C2) if mul_nuw(C1, C2) && C1 * C2 != 0\n", i)
	}
	return text
}

// TestInterrupted: what is proved when one loses patience is not proved again.
func TestInterrupted(t *testing.T) {
	t.Chdir(t.TempDir())
	for name, text := range map[string]string{"slow.rw": slowRules(40), "in.ll": "declare void @f()\n"} {
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	run := exec.Command("rewrite", "-cache", "kept", "-rules", "slow.rw", "in.ll")
	if err := run.Start(); err != nil {
		t.Fatal(err)
	}
	for {
		if info, err := os.Stat("kept/verdicts"); err == nil && info.Size() > 0 {
			break
		}
		time.Sleep(time.Millisecond)
	}
	if err := run.Process.Signal(os.Interrupt); err != nil {
		t.Fatal(err)
	}
	if err := run.Wait(); err == nil {
		t.Fatal("it was done before it was interrupted")
	}
	out, err := exec.Command("rewrite", "-stats", "-cache", "kept", "-only", "first", "-rules", "slow.rw", "in.ll").CombinedOutput()
	if err != nil || !bytes.Contains(out, []byte("verdicts: 0 recorded, 1 remembered, 0 proofs made\n")) {
		t.Errorf("%v\n%s", err, out)
	}
}
