package ir

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"rewrite/passes/ir/intrinsic"
	"rewrite/passes/ir/llvmtest"
)

// signatures of intrinsics: result, suffix of the name and parameters, each shape
// with the intrinsics that have it.
var intrinsicShapes = []struct{ result, suffix, params, names string }{
	{"i32", ".i32", "i32, i1", "abs ctlz cttz"},
	{"i32", ".i32", "i32", "ctpop bswap bitreverse ssa.copy"},
	{"i32", ".i32", "i32, i32", "smax smin umax umin sadd.sat uadd.sat ssub.sat usub.sat sshl.sat ushl.sat clmul expect"},
	{"i8", ".i8.i32", "i32, i32", "scmp ucmp"},
	{"i32", ".i32", "i32, i32, i32", "fshl fshr smul.fix umul.fix smul.fix.sat umul.fix.sat sdiv.fix udiv.fix sdiv.fix.sat udiv.fix.sat"},
	{"{ i32, i1 }", ".i32", "i32, i32", "sadd.with.overflow uadd.with.overflow ssub.with.overflow usub.with.overflow smul.with.overflow umul.with.overflow"},
	{"float", ".f32", "float", "sqrt fabs floor ceil trunc rint nearbyint round roundeven canonicalize sin cos tan asin acos atan sinh cosh tanh exp exp2 exp10 log log2 log10"},
	{"float", ".f32", "float, float", "copysign atan2 pow minnum maxnum minimum maximum minimumnum maximumnum"},
	{"float", ".f32", "float, float, float", "fma fmuladd"},
	{"float", ".f32.i32", "float, i32", "powi ldexp"},
	{"i64", ".i64.f32", "float", "lround llround lrint llrint fptosi.sat fptoui.sat"},
	{"{ float, float }", ".f32", "float", "sincos sincospi modf"},
	{"{ float, i32 }", ".f32.i32", "float", "frexp"},
	{"i1", ".f32", "float, i32", "is.fpclass"},
	{"i32", ".v4i32", "<4 x i32>", "vector.reduce.add vector.reduce.mul vector.reduce.and vector.reduce.or vector.reduce.xor vector.reduce.smax vector.reduce.smin vector.reduce.umax vector.reduce.umin"},
	{"float", ".v4f32", "<4 x float>", "vector.reduce.fmax vector.reduce.fmin vector.reduce.fmaximum vector.reduce.fminimum"},
	{"float", ".v4f32", "float, <4 x float>", "vector.reduce.fadd vector.reduce.fmul"},
	{"<4 x i32>", ".v4i32.v2i32", "<4 x i32>, <2 x i32>, i64", "vector.insert"},
	{"<2 x i32>", ".v2i32.v4i32", "<4 x i32>, i64", "vector.extract"},
	{"<4 x i32>", ".v4i32", "<4 x i32>", "vector.reverse"},
	{"<8 x i32>", ".v8i32", "<4 x i32>, <4 x i32>", "vector.interleave2"},
	{"{ <2 x i32>, <2 x i32> }", ".v4i32", "<4 x i32>", "vector.deinterleave2"},
	{"<4 x i32>", ".v4i32.v8i32", "<4 x i32>, <8 x i32>", "vector.partial.reduce.add"},
	{"<4 x i32>", ".v4i32", "", "stepvector"},
	{"i32", ".i32", "", "vscale"},
	{"<4 x i1>", ".v4i1.i32", "i32, i32", "get.active.lane.mask"},
	{"i32", ".i32", "i32, i32, double", "expect.with.probability"},
	{"i1", ".i32", "i32", "is.constant"},
	{"i64", ".i64.p0", "ptr, i1, i1, i1", "objectsize"},
	{"ptr", ".p0.i64", "ptr, i64", "ptrmask"},
	{"ptr", ".p0", "ptr", "threadlocal.address"},
	{"void", "", "", "donothing"},
}

// TestIntrinsicEffects asks LLVM: it gives an intrinsic that is declared without
// attributes those that it has. All that our table calls free of effects must be
// memory(none), nounwind and willreturn, and what is convergent must be pinned.
func TestIntrinsicEffects(t *testing.T) {
	opt := llvmtest.Tool(t, "opt-22")
	var text strings.Builder
	asked := map[string]string{} // the table's name by the declared one
	for _, shape := range intrinsicShapes {
		for name := range strings.FieldsSeq(shape.names) {
			full := "llvm." + name + shape.suffix
			if got := intrinsic.Lookup(full); got.String() != name {
				t.Errorf("%s is taken for %q", full, got)
			}
			asked[full] = name
			fmt.Fprintf(&text, "declare %s @%s(%s)\n", shape.result, full, shape.params)
		}
	}
	for id := intrinsic.None + 1; id < intrinsic.Num; id++ {
		found := false
		for _, n := range asked {
			found = found || n == id.String()
		}
		if id.Has(intrinsic.NoEffect) && !found {
			t.Errorf("%s has no effect by the table, and no signature here to ask LLVM with", id)
		}
	}
	out, err := llvmtest.Run([]byte(text.String()), opt, "-S")
	if err != nil {
		t.Fatal(err)
	}
	groups := map[string]string{}
	for _, m := range regexp.MustCompile(`(?m)^attributes #(\d+) = \{ (.*) \}$`).FindAllStringSubmatch(string(out), -1) {
		groups[m[1]] = " " + m[2] + " "
	}
	told := regexp.MustCompile(`(?m)^declare .*@(llvm\.[\w.]+)\(.*\) #(\d+)$`).FindAllStringSubmatch(string(out), -1)
	for _, m := range told {
		name, attrs := asked[m[1]], groups[m[2]]
		for _, want := range []string{" memory(none) ", " nounwind ", " willreturn "} {
			if !strings.Contains(attrs, want) {
				t.Errorf("%s is not%sby LLVM:%s", m[1], want, attrs)
			}
		}
		if strings.Contains(attrs, " convergent ") != intrinsic.Named(name).Has(intrinsic.Pinned) {
			t.Errorf("%s is pinned: %v; by LLVM it is%s", m[1], !strings.Contains(attrs, " convergent "), attrs)
		}
	}
	if len(told) != len(asked) {
		t.Errorf("LLVM told of %d intrinsics, asked of %d", len(told), len(asked))
	}
}
