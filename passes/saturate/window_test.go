package saturate_test

import (
	"bytes"
	"errors"
	"fmt"
	"math"
	"strings"
	"testing"

	"rewrite/passes/check"
	"rewrite/passes/ir"
	"rewrite/passes/ir/asm"
	"rewrite/passes/ir/asm/print"
	"rewrite/passes/ir/interp"
	"rewrite/passes/ir/llvmtest"
	"rewrite/passes/ir/verify"
	"rewrite/passes/irgen"
	"rewrite/passes/saturate"
	"rewrite/passes/saturate/program"
)

// inWindows applies the library to a module with windows of a size, and gives what it did.
func inWindows(t *testing.T, p *program.Program, text []byte, size int) (*ir.Module, saturate.Stats) {
	t.Helper()
	m, diags := asm.Parse("windows.ll", text, asm.Options{})
	if m == nil {
		t.Fatal(diags)
	}
	w, err := saturate.NewWorker(p, saturate.NewTypes(m), saturate.Options{LLVM: 22})
	if err != nil {
		t.Fatal(err)
	}
	saturate.SetWindow(w, size)
	saturate.BuildAll(w)
	var stats saturate.Stats
	for _, f := range m.Funcs {
		if len(f.Blocks) == 0 {
			continue
		}
		stats.Add(w.Func(f))
		if err := errors.Join(f.CheckInvariants(), verify.Func(f).Err()); err != nil {
			t.Fatalf("windows of %d: %v\n%s", size, err, print.Func(f))
		}
	}
	return m, stats
}

func instructions(m *ir.Module) (n int) {
	for _, f := range m.Funcs {
		for _, b := range f.Blocks {
			n += len(b.Instrs)
		}
	}
	return n
}

// TestWindowsFindAll: of idioms that have nothing to do with each other as much is found in
// windows as in one graph, even where they are interleaved: first the first operations of
// all, then the second ones.
func TestWindowsFindAll(t *testing.T) {
	p := library()
	const idioms = 300
	steps := []string{"load volatile i32, ptr %p", "xor i32 %v0.N, -1", "add i32 %v1.N, 1", "mul i32 %v2.N, -1", "shl i32 %v3.N, 3", "lshr i32 %v4.N, 3"}
	var text strings.Builder
	text.WriteString("define void @f(ptr %p) {\n")
	for s, step := range steps {
		for i := range idioms {
			fmt.Fprintf(&text, "  %%v%d.%d = %s\n", s, i, strings.ReplaceAll(step, "N", fmt.Sprint(i)))
		}
	}
	for i := range idioms {
		fmt.Fprintf(&text, "  store volatile i32 %%v5.%d, ptr %%p\n", i)
	}
	text.WriteString("  ret void\n}\n")
	want, _ := inWindows(t, p, []byte(text.String()), math.MaxInt/2)
	if n := instructions(want); n != 3*idioms+1 {
		t.Fatalf("one graph leaves %d instructions, want a load, an and, and a store of each idiom", n)
	}
	for _, size := range []int{16, 64, 500} {
		m, stats := inWindows(t, p, []byte(text.String()), size)
		if n := instructions(m); n != instructions(want) {
			t.Errorf("windows of %d leave %d instructions, one graph %d", size, n, instructions(want))
		}
		if least := idioms * len(steps) / (2 * size); stats.Graphs < least {
			t.Errorf("windows of %d: %d graphs, want %d at least", size, stats.Graphs, least)
		}
	}
}

// TestWindowsSound executes random functions before and after they were optimized in windows
// of a few instructions.
func TestWindowsSound(t *testing.T) {
	p := library()
	agree := 0
	for seed := range uint64(20) {
		before := irgen.Module(seed, irgen.Options{Funcs: 2, Size: 80})
		m, _ := inWindows(t, p, before, 8)
		var after bytes.Buffer
		if err := print.Module(&after, m); err != nil {
			t.Fatal(err)
		}
		read := func(name string, text []byte) interp.Source {
			m, diags := asm.Parse(name, text, asm.Options{})
			if m == nil {
				t.Fatal(diags)
			}
			return interp.Source{Module: m, Name: name, Text: text}
		}
		report := check.Modules(read("before", before), read("after", after.Bytes()), check.Options{Bits: 8, Inputs: 40})
		for _, r := range report.Results {
			switch r.Status {
			case check.Different:
				t.Errorf("seed %d: %+v\n%s\n%s", seed, r, before, after.Bytes())
			case check.Agrees:
				agree++
			}
		}
	}
	if agree < 15 {
		t.Errorf("only %d functions could be executed", agree)
	}
}

// TestWindowsRestore: a block in which nothing is found is as it was, debug records included,
// though operations moved down to their users while it was looked at.
func TestWindowsRestore(t *testing.T) {
	var text strings.Builder
	text.WriteString("\ndefine void @f(ptr %p, i32 %x) !dbg !4 {\n")
	for i := range 40 {
		fmt.Fprintf(&text, "  %%l%d = load volatile i32, ptr %%p, align 4\n    #dbg_value(i32 %%l%[1]d, !8, !DIExpression(), !7)\n", i)
	}
	for i := range 40 {
		fmt.Fprintf(&text, "  %%v%[1]d = udiv i32 %%l%[1]d, %%x\n    #dbg_value(i32 %%v%[1]d, !8, !DIExpression(), !7)\n    #dbg_value(i32 %[1]d, !8, !DIExpression(), !7)\n", i)
	}
	for i := range 40 {
		fmt.Fprintf(&text, "  store volatile i32 %%v%d, ptr %%p, align 4\n", i)
	}
	text.WriteString("  ret void\n}\n" + `
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "t.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 7, !"Dwarf Version", i32 5}
!4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !5, spFlags: DISPFlagDefinition, unit: !0)
!5 = !DISubroutineType(types: !6)
!6 = !{null}
!7 = !DILocation(line: 2, scope: !4)
!8 = !DILocalVariable(name: "v", scope: !4, file: !1, line: 2, type: !9)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
`)
	m, stats := inWindows(t, library(), []byte(text.String()), 16)
	var after bytes.Buffer
	if err := print.Module(&after, m); err != nil {
		t.Fatal(err)
	}
	if got := after.String(); got != text.String() || m.Funcs[0].Changed {
		t.Errorf("%s", llvmtest.Diff([]byte(text.String()), after.Bytes()))
	}
	if stats.Graphs < 2 {
		t.Errorf("%d graphs: the block was not cut", stats.Graphs)
	}
}
