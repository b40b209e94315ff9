package coverage_test

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"rewrite/passes/coverage"
	"rewrite/passes/ir/llvmtest"
)

func asLCOV(r *coverage.Report, b *bytes.Buffer) error { return r.WriteLCOV(b) }

// TestLCOV: the trace says of lines and branches what the report says of rules.
func TestLCOV(t *testing.T) {
	r, _ := cover(t, 2, true, programs(t, "bits.O1.ll")...)
	trace := written(t, asLCOV, r)
	if n := strings.Count(trace, "\nSF:rules/"); n != len(r.Files) || strings.Count(trace, "end_of_record\n") != n {
		t.Errorf("%d files for %d", n, len(r.Files))
	}
	survived := map[string]int{}
	for _, u := range r.Rules {
		survived[fmt.Sprintf("%s:%d", u.File, u.Line)] += u.Survived
	}
	file, hits := "", 0
	for line := range strings.Lines(trace) {
		line = strings.TrimSpace(line)
		if rest, ok := strings.CutPrefix(line, "SF:"); ok {
			file = rest
		}
		var at, n, block, branch int
		if _, err := fmt.Sscanf(line, "DA:%d,%d", &at, &n); err == nil {
			if want, ok := survived[fmt.Sprintf("%s:%d", file, at)]; ok && n != want {
				t.Errorf("%s:%d survived %d times, and not %d", file, at, n, want)
			}
			if n > 0 {
				hits++
			}
		}
		if strings.HasPrefix(line, "BRDA:") && !regexp.MustCompile(`^BRDA:\d+,\d+,[01],(\d+|-)$`).MatchString(line) {
			t.Errorf("%s (%d %d)", line, block, branch)
		}
	}
	if hits == 0 || !strings.Contains(trace, "\nBRDA:") || !strings.Contains(trace, "\nFNDA:") {
		t.Error("nothing survived, or no branches, or no functions")
	}
}

// TestGenhtml: lcov's own tool reads the trace and finds the sources.
func TestGenhtml(t *testing.T) {
	genhtml := llvmtest.Tool(t, "genhtml")
	r, _ := cover(t, 2, true, programs(t, "bits.O1.ll")...)
	dir := t.TempDir()
	trace := filepath.Join(dir, "cov.lcov")
	if err := os.WriteFile(trace, []byte(written(t, asLCOV, r)), 0o600); err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(genhtml, "--branch-coverage", "--function-coverage", "-o", filepath.Join(dir, "out"), trace)
	cmd.Dir = llvmtest.Root() // where rules/ is
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	if bytes.Contains(bytes.ToLower(out), []byte("warning")) || bytes.Contains(bytes.ToLower(out), []byte("error:")) {
		t.Errorf("genhtml complains:\n%s", out)
	}
	pages, err := filepath.Glob(filepath.Join(dir, "out", "rules", "mul.rw.gcov.html"))
	if err != nil || len(pages) != 1 {
		if pages, err = filepath.Glob(filepath.Join(dir, "out", "*", "mul.rw.gcov.html")); err != nil || len(pages) != 1 {
			pages, _ = filepath.Glob(filepath.Join(dir, "out", "mul.rw.gcov.html"))
		}
	}
	if len(pages) != 1 {
		t.Fatalf("no page for rules/mul.rw\n%s", out)
	}
	text, err := os.ReadFile(pages[0])
	if err != nil || !bytes.Contains(text, []byte("mul-pow2")) {
		t.Errorf("the page does not show the rules: %v", err)
	}
}
