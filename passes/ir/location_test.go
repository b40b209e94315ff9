package ir_test

import (
	"testing"

	"rewrite/passes/ir/asm"
)

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
