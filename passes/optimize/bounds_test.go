package optimize_test

import (
	"bytes"
	"os"
	"regexp"
	"testing"

	"rewrite/passes/ir/llvmtest"
	"rewrite/passes/optimize"
)

// TestBoundsChecks: of the 30 checks of indices in bounds.c conditions and loops leave as few as opt's -O2 does, and fewer than opt's
// passes of the kind.
func TestBoundsChecks(t *testing.T) {
	src, err := os.ReadFile("testdata/bounds.ll")
	if err != nil {
		t.Fatal(err)
	}
	checks := func(text []byte) int { return bytes.Count(text, []byte("call void @out_of_bounds")) }
	if n := checks(src); n != 30 {
		t.Fatalf("%d checks to begin with", n)
	}
	r, err := optimize.Text("bounds.ll", src, optimize.Options{Pipeline: "O1,constraints,cvp,simplifycfg,loopsimplify,looprotate,indvars,constraints,cvp,simplifycfg,dce", Verify: true})
	if err != nil {
		t.Fatal(err)
	}
	left := checks(r.Text())
	if left > 9 {
		t.Errorf("%d checks are left", left)
	}
	opt := llvmtest.Tool(t, "opt-22")
	for _, passes := range []string{"function(simplifycfg,constraint-elimination,correlated-propagation,simplifycfg,loop-simplify,loop(indvars),simplifycfg)", "default<O2>"} {
		text, err := llvmtest.Run(src, opt, "-S", "-passes="+passes)
		if err != nil {
			t.Fatal(err)
		}
		t.Logf("%d checks are left, %d by opt -passes=%s", left, checks(text), passes)
		if left > checks(text) {
			t.Errorf("opt -passes=%s leaves fewer: %d of %d", passes, checks(text), left)
		}
	}
}

// checksLeft are the functions of testdata/slices.rs that have bounds checks after -O2, and how many. The last two need them.
var checksLeft = map[string]int{
	"search": 1, // that lo + (hi - lo) / 2 < hi
	"gather": 1,
	"next":   1,
}

// TestSliceChecks: of the checks that rustc puts in front of accesses to slices those go that were asked for before, at least as many as by opt.
func TestSliceChecks(t *testing.T) {
	path := "testdata/slices.ll"
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
