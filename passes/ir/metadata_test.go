package ir_test

import (
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"

	"rewrite/passes/ir"
	"rewrite/passes/ir/asm"
)

// TestMetadata: nodes as they may stand in a text, however it is laid out.
func TestMetadata(t *testing.T) {
	m, diags := asm.Parse("t.ll", []byte(`!llvm.module.flags = !{!7, !1}
!7 = !{i32 1, !"wchar_size", i32 4} ; of the target
!1 = !{i32 8, !"PIC Level", i32 2}
!12 = distinct !DISubprogram(name: "a)}", scope: !13) !13 = !{}
!2 = !{!"!9 = !{i32 5}",
  !{i8 1, <2 x i8> <i8 1, i8 2>}, ; } behind
  null}
!3 = distinct !{!3, i64 0}
!llvm.ident = !{!4}
!4 = !{!"clang version 19.1.7"}
!llvm.ident = !{!5}
!5 = !{!"clang version 18.1.0"}
!4294967295 = !{i8 7}
`), asm.Options{})
	if m == nil {
		t.Fatal(diags)
	}
	d := m.Metadata()
	for node, want := range map[string]string{
		"!7": `!{i32 1, !"wchar_size", i32 4}`, "!12": `distinct !DISubprogram(name: "a)}", scope: !13)`, "!13": "!{}", "!3": "distinct !{!3, i64 0}",
		"!4294967295": "!{i8 7}", "!9": "", "!0": "", "!": "!", "!99999999999": "", "!{i8 0}": "!{i8 0}", "!DIExpression()": "!DIExpression()", `!"s"`: `!"s"`,
	} {
		if got := d.Text(node); got != want {
			t.Errorf("%s is %s, not %s", node, got, want)
		}
	}
	for node, want := range map[string][]string{
		"!2": {`!"!9 = !{i32 5}"`, "!{i8 1, <2 x i8> <i8 1, i8 2>}", "null"}, "!3": {"!3", "i64 0"}, "!13": {},
		"!12": nil, "!9": nil, "!{i8 0, i8 4}": {"i8 0", "i8 4"}, "": nil,
	} {
		if got := d.Operands(node); !slices.Equal(got, want) || (got == nil) != (want == nil) {
			t.Errorf("%s has the operands %q, not %q", node, got, want)
		}
	}
	var order []string
	for ref, text := range d.Nodes() {
		if d.Node(ref) != text {
			t.Errorf("%s is %s and %s", ref, text, d.Node(ref))
		}
		order = append(order, ref)
	}
	if got := strings.Join(order, " "); got != "!1 !2 !3 !4 !5 !7 !12 !13 !4294967295" {
		t.Errorf("nodes %s", got)
	}
	if flag, ok := d.Flag("wchar_size"); flag != "i32 4" || !ok {
		t.Errorf("wchar_size is %q", flag)
	}
	if flag, ok := d.Flag("SemanticInterposition"); ok {
		t.Errorf("SemanticInterposition is %q", flag)
	}
	if got := d.Named("llvm.ident"); !slices.Equal(got, []string{"!4", "!5"}) {
		t.Errorf("llvm.ident is %q", got)
	}
	if m.LLVMVersion() != 18 {
		t.Errorf("LLVM %d, not the older of two producers", m.LLVMVersion())
	}
}

// TestModuleStateOnce: whoever asks for a module's layout and metadata gets the
// ones that were made first, on any number of goroutines (run with -race).
func TestModuleStateOnce(t *testing.T) {
	var b strings.Builder
	b.WriteString("target datalayout = \"e-p:32:32\"\n")
	for i := range 200 {
		fmt.Fprintf(&b, "%%t%d = type { i%d, [3 x i16], ptr }\n@g%d = external global %%t%d\n", i, i+1, i, i)
	}
	for i := range 200 {
		fmt.Fprintf(&b, "!%d = !{i8 %d}\n", i, i)
	}
	m, diags := asm.Parse("t.ll", []byte(b.String()), asm.Options{})
	if m == nil {
		t.Fatal(diags)
	}
	layouts, metadata := make([]*ir.Layout, 8), make([]*ir.MetadataIndex, 8)
	var wg sync.WaitGroup
	for i := range layouts {
		wg.Go(func() {
			layouts[i], _ = m.Layout()
			metadata[i] = m.Metadata()
			for k, g := range m.Globals {
				if at := layouts[i].Offset(g.ValueType, 2); at%4 != 0 || at < 6 {
					t.Errorf("the pointer in %s is at %d", g.ValueType, at)
				}
				if got := metadata[i].Operands(fmt.Sprintf("!%d", k)); len(got) != 1 || got[0] != fmt.Sprintf("i8 %d", k) {
					t.Errorf("!%d is %q", k, got)
				}
			}
		})
	}
	wg.Wait()
	for i := range layouts {
		if layouts[i] == nil || layouts[i] != layouts[0] || metadata[i] != metadata[0] {
			t.Fatal("made more than once")
		}
	}
	if l, err := (*ir.Module)(nil).Layout(); err != nil || l.Pointer(0).Bits != 64 {
		t.Errorf("no module: %v, %v", l, err)
	}
	if (*ir.Module)(nil).Metadata().Node("!0") != "" {
		t.Error("a node of no module")
	}
}

// TestLayoutError: a layout that is not understood is said each time it is asked for.
func TestLayoutError(t *testing.T) {
	m, diags := asm.Parse("t.ll", []byte("target datalayout = \"e-Q3\"\n"), asm.Options{})
	if m == nil {
		t.Fatal(diags)
	}
	for range 2 {
		if l, err := m.Layout(); l != nil || err == nil || !strings.Contains(err.Error(), `"Q3"`) {
			t.Errorf("%v, %v", l, err)
		}
	}
}

func TestLocations(t *testing.T) {
	m, diags := asm.Parse("t.ll", []byte(`define i32 @f(i32 %x) {
  %a = add i32 %x, 1, !dbg !5
  %b = add i32 %a, 1, !dbg !DILocation(line: 4, column: 9, scope: !6)
  %c = add i32 %b, 1
  %d = add i32 %c, 1, !dbg !9
  ret i32 %d
}

!1 = !DIFile(filename: "a, file: b\22.c", directory: "/src")
!2 = !DIFile(filename: "inc.h", directory: "/src")
!4 = distinct !DISubprogram(name: "f", linkageName: "g(scope: 1)", scope: !2, file: !1, line: 1)
!5 = !DILocation(line: 3, column: 7, scope: !4)
!6 = distinct !DILexicalBlock(scope: !4, file: !2, line: 2)
!7 = distinct !DILexicalBlock(scope: !7)
!9 = !DILocation(line: 3, column: 7, scope: !7)
`), asm.Options{})
	if m == nil {
		t.Fatal(diags)
	}
	l := m.Metadata()
	for i, want := range []string{`a, file: b".c:3:7`, "inc.h:4:9", "", "", ""} {
		got := ""
		if loc, ok := l.LocationOf(m.Funcs[0].Blocks[0].Instrs[i]); ok {
			got = loc.String()
		}
		if got != want {
			t.Errorf("instruction %d is at %q, not %q", i, got, want)
		}
	}
}
