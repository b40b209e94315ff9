package ir_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"testing"

	"rewrite/passes/ir"
	"rewrite/passes/ir/asm"
	"rewrite/passes/ir/llvmtest"
)

func TestLLVMVersion(t *testing.T) {
	for _, c := range []struct {
		text string
		want int
	}{
		{"!llvm.ident = !{!0}\n!0 = !{!\"clang version 19.1.7\"}\n", 19},
		{"!llvm.ident = !{!1, !0}\n!0 = !{!\"Debian clang version 22.1.8 (x)\"}\n!1 = !{!\"Apple clang version 17.0.0\"}\n", 17},
		{"!llvm.ident = !{!0}\n!0 = !{!\"rustc version 1.95.0\"}\n", 15},
		{"!llvm.ident = !{!0}\n!0 = !{!\"clang version 9.0.0\"}\n", 15},
		{"!0 = !{!\"clang version 22\"}\n", 15},
		{"@x = global i32 0\n", 15},
		{"declare i8 @llvm.scmp.i8.i32(i32, i32)\n", 19},
		{"declare void @g(ptr captures(none))\n", 20},
		{"define i8 @f(i32 %x) {\n  %y = call i8 @llvm.scmp(i32 %x, i32 1)\n  ret i8 %y\n}\n", 19},
		{"declare void @g() #0\nattributes #0 = { nounwind memory(none) }\n", 16},
		{"declare nofpclass(nan) float @g()\n", 17},
		{"define i8 @f(i32 %x) {\n  %y = call i8 @llvm.scmp.i8.i32(i32 %x, i32 1)\n  ret i8 %y\n}\n", 19},
		{"define i8 @f(i32 %x) {\n  %y = call i8 @llvm.ucmp(i32 %x, i32 1)\n  ret i8 %y\n}\n!llvm.ident = !{!0}\n!0 = !{!\"clang version 18\"}\n", 18},
		// What bodies hold besides does not count: they are read while others are rewritten.
		{"define i64 @f(i32 %x) {\n  %y = zext nneg i32 %x to i64\n  ret i64 %y\n}\n", 15},
	} {
		m, diags := asm.Parse("t.ll", []byte(c.text), asm.Options{})
		if m == nil {
			t.Fatal(diags)
		}
		if got := m.LLVMVersion(); got != c.want {
			t.Errorf("%d, want %d, for\n%s", got, c.want, c.text)
		}
	}
	for _, v := range []int{19, 22} {
		for _, file := range llvmtest.Files(t, filepath.Join("ir", strconv.Itoa(v))) {
			src, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			if m, _ := asm.Parse(file, src, asm.Options{}); m.LLVMVersion() != v {
				t.Errorf("%s: %d", file, m.LLVMVersion())
			}
		}
	}
}

// TestAttrSince asks an older release whether it knows an attribute.
func TestAttrSince(t *testing.T) {
	for _, c := range []struct {
		since int
		text  string
	}{
		{16, "declare void @g() memory(none)"},
		{17, "declare nofpclass(nan) float @g()"},
		{18, "declare void @g(ptr writable)"},
		{18, "declare void @g(ptr dead_on_unwind)"},
		{19, "declare range(i8 0, 2) i8 @g()"},
		{19, "declare void @g(ptr initializes((0, 4)))"},
		{20, "declare void @g(ptr captures(none))"},
	} {
		m, diags := asm.Parse("t.ll", []byte(c.text), asm.Options{})
		if m == nil {
			t.Fatal(diags)
		}
		if got := m.LLVMVersion(); got != c.since {
			t.Errorf("%s: since %d, want %d", c.text, got, c.since)
		}
		for _, v := range []int{14, 19, 22} {
			opt, err := exec.LookPath("opt-" + strconv.Itoa(v))
			if err != nil {
				t.Logf("opt-%d is not installed: it is not asked", v)
				continue
			}
			args := []string{"-S"}
			if v == 14 {
				args = append(args, "-opaque-pointers")
			}
			if _, err := llvmtest.Run([]byte(c.text), opt, args...); (err == nil) != (v >= c.since) {
				t.Errorf("opt-%d on %q: %v", v, c.text, err)
			}
		}
	}
}

// TestSince asks older releases whether they know a flag.
func TestSince(t *testing.T) {
	for _, c := range []struct {
		op    ir.Op
		flag  ir.Flags
		since int
		body  string
	}{
		{ir.OpZExt, ir.NNeg, 18, "%r = zext nneg i32 %x to i64"},
		{ir.OpUIToFP, ir.NNeg, 19, "%r = uitofp nneg i32 %x to float"},
		{ir.OpOr, ir.Disjoint, 18, "%r = or disjoint i32 %x, 1"},
		{ir.OpTrunc, ir.NUW, 19, "%r = trunc nuw i32 %x to i8"},
		{ir.OpGEP, ir.NUSW, 19, "%r = getelementptr nusw i8, ptr %p, i32 %x"},
		{ir.OpGEP, ir.InBounds, 15, "%r = getelementptr inbounds i8, ptr %p, i32 %x"},
		{ir.OpICmp, ir.SameSign, 20, "%r = icmp samesign ult i32 %x, 1"},
		{ir.OpFPTrunc, ir.NNaN, 20, "%r = fptrunc nnan double %d to float"},
		{ir.OpAdd, ir.NUW | ir.NSW, 15, "%r = add nuw nsw i32 %x, 1"},
	} {
		if got := c.flag.Since(c.op); got != c.since {
			t.Errorf("%s %s: since %d, want %d", c.op, c.flag, got, c.since)
		}
		if before, then := c.flag.KnownTo(c.since-1, c.op), c.flag.KnownTo(c.since, c.op); then != c.flag || c.since > ir.OldestLLVM && before == c.flag {
			t.Errorf("%s %s: %s is known to LLVM %d, %s to the next", c.op, c.flag, before, c.since-1, then)
		}
		text := "define void @f(i32 %x, ptr %p, double %d) {\n  " + c.body + "\n  ret void\n}\n"
		for _, v := range []int{19, 22} {
			opt, err := exec.LookPath("opt-" + strconv.Itoa(v))
			if err != nil {
				t.Logf("opt-%d is not installed: it is not asked", v)
				continue
			}
			if _, err := llvmtest.Run([]byte(text), opt, "-S"); (err == nil) != (v >= c.since) {
				t.Errorf("opt-%d on %q: %v", v, c.body, err)
			}
		}
	}
}
