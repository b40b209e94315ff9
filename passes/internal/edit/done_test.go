package edit_test

import (
	"strings"
	"testing"

	"rewrite/passes/ir/asm/print"

	"rewrite/passes/internal/edit"
	"rewrite/passes/ir"
	"rewrite/passes/ir/asm"
)

// TestDone: what a pass replaced is out of its block and out of debug records, however
// many steps away what stands for it is.
func TestDone(t *testing.T) {
	m, diags := asm.Parse("t.ll", []byte(`define i32 @f(i32 %x) { ; a comment on predecessors, and orders of uses
a:
  %b = add i32 %x, 1
  %c = add i32 %b, 2
    #dbg_value(i32 %b, !0, !DIExpression(), !1)
    #dbg_value(i32 %c, !0, !DIExpression(), !1)
  %d = add i32 %c, 3
  br label %e
e:
  %g = add i32 %d, 4
    #dbg_value(i32 %g, !0, !DIExpression(), !1)
  ret i32 %d
  uselistorder i32 %d, { 1, 0 }
}
!0 = !DILocalVariable(name: "v", scope: !2)
!1 = !DILocation(line: 1, column: 1, scope: !2)
!2 = distinct !DISubprogram(name: "f")
`), asm.Options{})
	if m == nil {
		t.Fatal(diags)
	}
	f := m.Funcs[0]
	value := func(b, i int) *ir.Value { return f.Blocks[b].Instrs[i] }
	b, c, d, g := value(0, 0), value(0, 1), value(0, 2), value(1, 0)
	x := f.Params[0]
	b.ReplaceAllUses(x)
	c.ReplaceAllUses(b) // which goes, too
	d.SetArg(0, x)
	edit.Done(f, map[*ir.Value]*ir.Value{b: x, c: b, g: nil})
	if err := f.CheckInvariants(); err != nil {
		t.Fatal(err)
	}
	if len(f.Blocks[0].Instrs) != 2 || len(f.Blocks[1].Instrs) != 1 || !f.Changed || f.UseListOrders != nil {
		t.Errorf("%d and %d instructions, changed: %v", len(f.Blocks[0].Instrs), len(f.Blocks[1].Instrs), f.Changed)
	}
	var out strings.Builder
	if err := print.Module(&out, m); err != nil {
		t.Fatal(err)
	}
	text := out.String()
	if strings.Count(text, "#dbg_value(i32 %x,") != 2 || strings.Count(text, "#dbg_value(i32 poison,") != 1 {
		t.Errorf("debug records:\n%s", text)
	}
}
