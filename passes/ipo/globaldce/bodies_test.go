package globaldce

import (
	"testing"

	"rewrite/passes/ir"
	"rewrite/passes/ir/asm/asmtest"
)

// TestBodies: @leaf is called by @by alone and goes with it; @kept is in a table, @twice has another caller, @seen can be called by others.
func TestBodies(t *testing.T) {
	m := asmtest.Parse(t, `@table = global ptr @kept
define internal void @leaf() {
  call void @leaf()
  ret void
}
define internal void @by() {
  call void @leaf()
  ret void
}
define internal void @kept() {
  ret void
}
define internal void @twice() {
  ret void
}
define void @seen() {
  ret void
}
define void @other() {
  call void @twice()
  ret void
}
define void @main() {
  call void @by()
  call void @kept()
  call void @twice()
  call void @seen()
  ret void
}
`)
	of := func(name string) *ir.Func { return m.Lookup(name).Func }
	bodies := NewBodies(m)
	main := of("main")
	all := func(*ir.Func) bool { return true }
	if gone := bodies.Settle([]*ir.Func{main}, all); len(gone) > 0 {
		t.Errorf("nothing changed, and %s went", gone[0].Name)
	}
	main.Entry().EraseIf(func(v *ir.Value) bool { return v.Op == ir.OpCall })
	gone := bodies.Settle([]*ir.Func{main}, all)
	if len(gone) != 2 || gone[0] != of("by") || gone[1] != of("leaf") {
		t.Errorf("%d functions went, and not @by and @leaf", len(gone))
	}
	for _, f := range m.Funcs {
		if err := f.CheckInvariants(); err != nil {
			t.Error(err)
		}
		if is, want := len(f.Blocks) == 1 && f.Entry().Terminator().Op == ir.OpUnreachable, f == of("by") || f == of("leaf"); is != want {
			t.Errorf("@%s is not reached: %v", f.Name, is)
		}
	}
}
