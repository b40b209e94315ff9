package optimize_test

import (
	"bytes"
	"os"
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
	if left > 10 {
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
