package passes

import (
	"regexp"
	"strings"
	"testing"

	"rewrite/passes/ir/asm/print"

	"rewrite/passes/ir/asm"
)

// debugCalls has the debug information of LLVM 18 and older: calls.
const debugCalls = `define i32 @f(i32 %x, ptr %p) {
entry:
  %a = alloca i32, align 4
  call void @llvm.dbg.declare(metadata ptr %a, metadata !8, metadata !DIExpression()), !dbg !10
  tail call void @llvm.dbg.value(metadata !DIArgList(i32 %x, ptr %p), metadata !9, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus)), !dbg !10
  store i32 %x, ptr %a, align 4
  %l = load i32, ptr %a, align 4
  store i32 7, ptr %a, align 4
  ret i32 %l
}

define void @pad() personality ptr @g {
entry:
  %a = alloca i32, align 4
  call void @llvm.dbg.declare(metadata ptr %a, metadata !12, metadata !DIExpression()), !dbg !13
  store i32 1, ptr %a, align 4
  invoke void @g()
          to label %more unwind label %catch

more:                                             ; preds = %entry
  store i32 2, ptr %a, align 4
  invoke void @g()
          to label %done unwind label %catch

done:                                             ; preds = %more
  ret void

catch:                                            ; preds = %more, %entry
  %l = landingpad { ptr, i32 }
          cleanup
  %v = load i32, ptr %a, align 4
  call void @use(i32 %v)
  resume { ptr, i32 } %l
}

declare void @g()

declare void @use(i32)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.dbg.value(metadata, metadata, metadata)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !4)
!4 = !{}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !3, spFlags: DISPFlagDefinition, unit: !0)
!8 = !DILocalVariable(name: "a, (\22", scope: !6, file: !1, line: 1, type: !5)
!9 = !DILocalVariable(name: "b", scope: !6, file: !1, line: 1, type: !5)
!10 = !DILocation(line: 1, column: 1, scope: !6)
!11 = distinct !DISubprogram(name: "pad", scope: !1, file: !1, line: 1, type: !3, spFlags: DISPFlagDefinition, unit: !0)
!12 = !DILocalVariable(name: "c", scope: !11, file: !1, line: 1, type: !5)
!13 = !DILocation(line: 1, column: 1, scope: !11)
`

// optimized gives what is left of a module.
func optimized(t *testing.T, text, pipeline string) string {
	t.Helper()
	p, err := Parse(pipeline, All)
	if err != nil {
		t.Fatal(err)
	}
	m, diags := asm.Parse("t.ll", []byte(text), asm.Options{})
	if diags.HasErrors() {
		t.Fatal(diags.Err())
	}
	run, err := NewRun(m, p, &Config{}, Hooks{Jobs: 1, Verify: true})
	if err != nil {
		t.Fatal(err)
	}
	if found := run.Module(); len(found) > 0 {
		t.Error(found)
	}
	var b strings.Builder
	if err := print.Module(&b, m); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// TestDebugCalls shows that passes know the debug information of older LLVM, which
// stays in its form, and that what no pass changes is as it was.
func TestDebugCalls(t *testing.T) {
	if same := optimized(t, debugCalls, "reg2mem"); !strings.Contains(same, debugCalls) {
		t.Errorf("not as it was:\n%s", same)
	}
	out := optimized(t, debugCalls, "mem2reg")
	for _, want := range []string{
		`entry:
  tail call void @llvm.dbg.value(metadata !DIArgList(i32 %x, ptr %p), metadata !9, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus)), !dbg !10
  call void @llvm.dbg.value(metadata i32 %x, metadata !8, metadata !DIExpression()), !dbg !10
  call void @llvm.dbg.value(metadata i32 7, metadata !8, metadata !DIExpression()), !dbg !10
  ret i32 %x
`,
		`  %l = landingpad { ptr, i32 }
          cleanup
  call void @llvm.dbg.value(metadata i32 %0, metadata !12, metadata !DIExpression()), !dbg !13
  call void @use(i32 %0)
`,
	} {
		if !strings.Contains(out, want) {
			t.Errorf("not to be found:\n%sin:\n%s", want, out)
		}
	}
	without := strings.ReplaceAll(debugCalls, "declare void @llvm.dbg.value(metadata, metadata, metadata)\n\n", "")
	without = strings.ReplaceAll(without, "  tail call void", "  ;")
	if out := optimized(t, without, "mem2reg"); !strings.Contains(out, "\ndeclare void @llvm.dbg.value(metadata, metadata, metadata)\n") {
		t.Errorf("what is called is not declared:\n%s", out)
	}
}

// debugGlobals has records that come to name globals when slots go.
const debugGlobals = `@variable = internal global [2 x i32] zeroinitializer
@one = internal unnamed_addr constant i32 7, align 4
@two = internal unnamed_addr constant i32 7, align 4

define internal void @function() {
  br label %there

there:
  ret void
}

define i32 @same(i32 %x) {
  %a = mul i32 %x, 3
  %b = add i32 %a, %x
  %c = xor i32 %b, 9
  %d = add i32 %c, %b
  ret i32 %d
}

define internal i32 @called(i32 %x) {
  %a = mul i32 %x, 3
  %b = add i32 %a, %x
  %c = xor i32 %b, 9
  %d = add i32 %c, %b
  ret i32 %d
}

define i32 @main(ptr %q) !dbg !6 {
  %a = alloca ptr
  store ptr @function, ptr %a
  %f = load ptr, ptr %a
  RECORD(ptr %f)
  store ptr getelementptr (i8, ptr @variable, i64 4), ptr %a
  %g = load ptr, ptr %a
  RECORD(!DIArgList(ptr %q, ptr %g))
  store ptr blockaddress(@function, %there), ptr %a
  %h = load ptr, ptr %a
  RECORD(ptr %h)
  store ptr @two, ptr %a
  %i = load ptr, ptr %a
  RECORD(ptr %i)
  store ptr @called, ptr %a
  %j = load ptr, ptr %a
  RECORD(ptr %j)
  store ptr @one, ptr %q
  %v = load i32, ptr @two
  %w = call i32 @called(i32 %v)
  ret i32 %w
}

declare void @llvm.dbg.value(metadata, metadata, metadata)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !4)
!4 = !{}
!5 = !DIBasicType(name: "int", size: 64, encoding: DW_ATE_signed)
!6 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 1, type: !3, spFlags: DISPFlagDefinition, unit: !0)
!7 = !DILocalVariable(name: "v", scope: !6, file: !1, line: 1, type: !5)
!8 = !DILocation(line: 1, column: 1, scope: !6)
`

// TestDebugGlobals: what debug information names of a module goes as without it, and is not named any more.
func TestDebugGlobals(t *testing.T) {
	record := regexp.MustCompile(`RECORD\((.*)\)\n`)
	for _, form := range []struct{ text, begins string }{
		{"#dbg_value($1, !7, !DIExpression(), !8)\n", "#dbg_value("},
		{"call void @llvm.dbg.value(metadata $1, metadata !7, metadata !DIExpression()), !dbg !8\n", "call void @llvm.dbg.value(metadata "},
	} {
		for _, c := range []struct{ pass, gone, says string }{
			{"globaldce", "@variable", "!DIArgList(ptr %q, ptr poison),"},
			{"globaldce", "@function", "ptr poison,"},
			{"mergefunc", "@called", "ptr poison,"},
			{"constmerge", "@two", "ptr @one,"},
		} {
			out := optimized(t, record.ReplaceAllString(debugGlobals, form.text), "sroa,"+c.pass)
			if strings.Contains(out, c.gone) || !strings.Contains(out, form.begins+c.says) {
				t.Errorf("%s: %s is there, or no record says %s:\n%s", c.pass, c.gone, c.says, out)
			}
		}
	}
}
