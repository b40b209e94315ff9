//go:build unix

package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"rewrite/passes/ir/llvmtest"
)

// TestPage runs the commands of README.md, those that begin with "$ " in indented blocks,
// one after the other in a folder that looks like that of the page. They must succeed, and
// print what is shown behind them, if something is, where a line of three dots stands for
// any lines. Commands of go, and cd, are what the test has done in their place.
func TestPage(t *testing.T) {
	root := llvmtest.Root()
	page, err := os.ReadFile(filepath.Join(root, "cmd/corpus/README.md"))
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	here := filepath.Join(dir, "cmd/corpus")
	if err := os.MkdirAll(here, 0o777); err != nil {
		t.Fatal(err)
	}
	for from, to := range map[string]string{filepath.Join(root, "testdata"): filepath.Join(dir, "testdata"), self: filepath.Join(here, "corpus")} {
		if err := os.Symlink(from, to); err != nil {
			t.Fatal(err)
		}
	}
	lines, ran := strings.Split(string(page), "\n"), map[string]bool{}
	for i := 0; i < len(lines); {
		command, ok := strings.CutPrefix(lines[i], "    $ ")
		i++
		if !ok {
			continue
		}
		at, shown := i, []string(nil)
		for ; i < len(lines) && strings.HasPrefix(lines[i], "    ") && !strings.HasPrefix(lines[i], "    $ "); i++ {
			shown = append(shown, lines[i][4:])
		}
		word, _, _ := strings.Cut(command, " ")
		if word == "cd" || word == "go" {
			continue
		}
		cmd := exec.Command("sh", "-c", command)
		cmd.Dir, cmd.Env = here, append(os.Environ(), asCorpus+"=1")
		out, err := cmd.CombinedOutput()
		if err != nil {
			t.Errorf("README.md:%d: %s: %v\n%s", at, command, err, out)
		}
		if len(shown) > 0 && !shows(shown, strings.Split(strings.TrimRight(string(out), "\n"), "\n")) {
			t.Errorf("README.md:%d: %s prints\n%s\nand not\n%s", at, command, out, strings.Join(shown, "\n"))
		}
		ran[strings.Join(append(strings.Fields(command), "", "")[:2], " ")] = true
	}
	for _, job := range jobs {
		if !ran["./corpus "+job.name] {
			t.Errorf("no command of the page has the job %s: %v", job.name, ran)
		}
	}
	// and what the table of files says is there
	for job, names := range map[string]string{
		"opt":  "summary.json failed.jsonl warnings.jsonl modules/testdata/ir/22/bits.O0.ll",
		"cov":  "summary.json failed.jsonl warnings.jsonl coverage.json coverage.txt",
		"left": "summary.json failed.jsonl warnings.jsonl shapes.jsonl",
	} {
		for name := range strings.FieldsSeq(names) {
			if _, err := os.Stat(filepath.Join(here, job, name)); err != nil {
				t.Error(err)
			}
			if base := filepath.Base(name); filepath.Dir(name) == "." && !strings.Contains(string(page), fmt.Sprintf("`%s`", base)) && base != "coverage.txt" {
				t.Errorf("the page does not tell of %s", base)
			}
		}
	}
}

// shows tells whether lines are what is shown, where three dots are any lines.
func shows(shown, got []string) bool {
	switch {
	case len(shown) == 0:
		return len(got) == 0
	case strings.TrimSpace(shown[0]) != "...":
		return len(got) > 0 && shown[0] == got[0] && shows(shown[1:], got[1:])
	}
	for i := range len(got) + 1 {
		if shows(shown[1:], got[i:]) {
			return true
		}
	}
	return false
}
