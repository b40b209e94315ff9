package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"rewrite/cmd/rewrite/internal/base"
	"rewrite/passes"
)

// manyFunctions is a module in which every worker asks for what all share: the types
// and their layout, declarations, constants, metadata, attributes. Its functions differ
// in their constants only.
func manyFunctions(n int) string {
	var b strings.Builder
	b.WriteString(`target datalayout = "e-p:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@format = private constant [4 x i8] c"%s\0A\00"
@text = private constant [6 x i8] c"hello\00"
@table = private constant [4 x i32] [i32 1, i32 2, i32 4, i32 8]
declare i64 @strlen(ptr)
declare i32 @printf(ptr, ...)
declare double @pow(double, double)
declare i32 @llvm.umin.i32(i32, i32)
declare i32 @llvm.fshl.i32(i32, i32, i32)
declare i8 @llvm.ctpop.i8(i8)
declare double @llvm.fabs.f64(double)
declare void @llvm.assume(i1)
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>)
`)
	const kinds = 40 // of structs: no worker finds all laid out by the others at its start
	for i := range kinds {
		fmt.Fprintf(&b, "%%pair%d = type { i8, i%d }\n%%record%d = type { i16, %%pair%d, [3 x %%pair%d], double, <4 x i32> }\n", i, 17+i, i, i, i)
	}
	for i := range n {
		k := i % kinds
		fmt.Fprintf(&b, `define i32 @f%[1]d(ptr %%p, i32 %%x, i64 %%i, double %%d, <4 x i32> %%v, i%[3]d %%w) {
entry:
  %%field = getelementptr inbounds %%record%[2]d, ptr %%p, i64 %%i, i32 2, i64 1, i32 1
  %%from = getelementptr i8, ptr %%p, i64 4
  %%next = add i64 %%i, 2
  %%second = getelementptr %%pair%[2]d, ptr %%from, i64 %%next
  %%third = getelementptr %%record%[2]d, ptr %%second, i64 %%next
  %%far = getelementptr %%record%[2]d, ptr %%p, i64 %%next
  %%there = ptrtoint ptr %%third to i64
  %%here = ptrtoint ptr %%far to i64
  %%size = sub i64 %%there, %%here
  %%a = load i32, ptr %%field, align 4, !range !%[4]d
  %%c = load i32, ptr @table, align 4
  %%len = call i64 @strlen(ptr @text)
  %%said = call i32 (ptr, ...) @printf(ptr @format, ptr @text)
  %%pow = call double @pow(double %%d, double 2.000000e+00)
  %%abs = call double @llvm.fabs.f64(double %%pow)
  %%int = fptosi double %%abs to i32
  %%min = call i32 @llvm.umin.i32(i32 %%a, i32 %[5]d)
  %%rot = call i32 @llvm.fshl.i32(i32 %%min, i32 %%min, i32 3)
  %%low = trunc i32 %%x to i8
  %%pop = call i8 @llvm.ctpop.i8(i8 %%low)
  %%pos = icmp ult i32 %%x, %[5]d
  call void @llvm.assume(i1 %%pos)
  %%sum = add <4 x i32> %%v, <i32 1, i32 2, i32 3, i32 %[1]d>
  %%back = sub <4 x i32> %%sum, <i32 1, i32 2, i32 3, i32 4>
  %%one = shufflevector <4 x i32> %%back, <4 x i32> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %%all = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %%one)
  %%wide = mul i%[3]d %%w, 170141183460469231731687303715884105728
  %%zero = icmp eq i%[3]d %%wide, 0
  br i1 %%zero, label %%left, label %%right
left:
  br label %%join
right:
  br label %%join
join:
  %%phi = phi i32 [ %[5]d, %%left ], [ %%a, %%right ]
  %%big = icmp ugt i32 %%phi, 7
  %%z = zext i1 %%big to i32
  %%ext = zext i8 %%pop to i32
  %%t0 = mul i32 %%x, 8
  %%t1 = urem i32 %%t0, 16
  %%t2 = add i32 %%t1, %%z
  %%t3 = add i32 %%t2, %%ext
  %%t4 = add i32 %%t3, %%rot
  %%t5 = add i32 %%t4, %%all
  %%t6 = xor i32 %%t5, %%int
  %%t7 = trunc i64 %%len to i32
  %%t8 = add i32 %%t6, %%t7
  %%t9 = trunc i64 %%size to i32
  %%t10 = add i32 %%t8, %%t9
  %%t11 = mul i32 %%t10, %%c
  ret i32 %%t11
}
`, i, k, 200+k, i, 10+i)
	}
	for i := range n {
		fmt.Fprintf(&b, "!%d = !{i32 0, i32 %d}\n", i, 100+i)
	}
	return b.String()
}

// TestJobsShare has many workers run each pipeline on one module, in which all of them
// ask for the same at the same time; .ci/run does so under the race detector. What comes
// out is what one worker makes.
func TestJobsShare(t *testing.T) {
	file := filepath.Join(t.TempDir(), "shared.ll")
	if err := os.WriteFile(file, []byte(manyFunctions(200)), 0o666); err != nil {
		t.Fatal(err)
	}
	for pipeline, does := range map[string][]string{
		"-passes=combine": {"saturate: ", "libcalls: ", "foldphi: ", "shl i32 %x, 3"},
		"-O1":             {"saturate: ", "shl i32 %x, 3"},
	} {
		var out [2]bytes.Buffer
		for i, jobs := range []string{"1", "16"} {
			c := &base.Command{Args: []string{"-strict", "-remarks", "-stats", pipeline, "-j", jobs, file}, Stdout: &out[i], Stderr: &out[i], Passes: passes.All}
			if code := run(c); code != base.ExitDone {
				t.Fatalf("%s: exit %d\n%s", pipeline, code, out[i].Bytes())
			}
		}
		if !bytes.Equal(out[0].Bytes(), out[1].Bytes()) {
			t.Errorf("%s: the output depends on the number of workers", pipeline)
		}
		for _, done := range does {
			if !bytes.Contains(out[0].Bytes(), []byte(done)) {
				t.Errorf("%s: no %s", pipeline, done)
			}
		}
	}
}
