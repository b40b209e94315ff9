package optimize_test

import (
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"testing"

	"rewrite/passes/ir/llvmtest"
	"rewrite/passes/optimize"
)

// checksLeft are the functions of testdata/bounds that have bounds checks after -O2, and how many. The last two need them.
var checksLeft = map[string]int{
	"search": 1, // that lo + (hi - lo) / 2 < hi
	"gather": 1,
	"next":   1,
}

// TestBoundsChecks: of the checks that rustc puts in front of accesses to slices those go that were asked for before, at least as many as by opt.
func TestBoundsChecks(t *testing.T) {
	path := filepath.Join(llvmtest.Root(), "testdata/bounds/bounds.ll")
	src, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	before := boundsChecks(src)
	if len(before) < 20 {
		t.Fatalf("checks in %d functions only", len(before))
	}
	result, err := optimize.Text(path, src, optimize.Options{Pipeline: "O2", Jobs: 2})
	if err != nil {
		t.Fatal(err)
	}
	after := boundsChecks(result.Text())
	sum := func(m map[string]int) (n int) {
		for _, x := range m {
			n += x
		}
		return n
	}
	for f := range before {
		if after[f] != checksLeft[f] {
			t.Errorf("%s has %d checks, want %d", f, after[f], checksLeft[f])
		}
	}
	theirs, err := llvmtest.Run(src, llvmtest.Tool(t, "opt-22"), "-S", "-O2")
	if err != nil {
		t.Fatal(err)
	}
	if n := sum(boundsChecks(theirs)); sum(after) > n {
		t.Errorf("%d checks are left, %d by opt", sum(after), n)
	}
}

var defined = regexp.MustCompile(`(?m)^define [^@]*@(\w+)\(`)

// boundsChecks counts by function the calls that end a program as an index is out of bounds.
func boundsChecks(module []byte) map[string]int {
	found := map[string]int{}
	for _, body := range bytes.Split(module, []byte("\n}")) {
		if name := defined.FindSubmatch(body); name != nil {
			if n := bytes.Count(body, []byte("panic_bounds_check(")); n > 0 {
				found[string(name[1])] = n
			}
		}
	}
	return found
}
