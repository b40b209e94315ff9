package fuzz_test

import (
	"testing"

	"rewrite/egraph"
	"rewrite/passes/fuzz"
	"rewrite/passes/optimize"
)

// TestMisses: functions that are alike but for names and widths come to one form, which is small
// and dearer than the rival's; what both make equally cheap is no miss.
func TestMisses(t *testing.T) {
	const text = `
define i32 @f(i32 %a, i32 %b) {
  %s = mul i32 %a, %b
  %m = and i32 %s, 12
  %r = and i32 %m, 12
  ret i32 %r
}
define i16 @g(i16 %long, i16 %name) {
  %x = mul i16 %long, %name
  %y = and i16 %x, 12
  %z = and i16 %y, 12
  ret i16 %z
}
define i8 @h(i8 %x, i8 %y) {
  %r = xor i8 %x, %y
  ret i8 %r
}
`
	pipelines, err := fuzz.Parse([]string{"dce", "combine"}, egraph.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	builtin, err := optimize.Builtin()
	if err != nil {
		t.Fatal(err)
	}
	m := &fuzz.Misses{Pipeline: &pipelines[0], Rival: pipelines[1].Beside(), Model: builtin.Costs[0]}
	if err := m.Module("misses", []byte(text)); err != nil {
		t.Fatal(err)
	}
	if m.Functions != 3 || m.Missed != 2 {
		t.Errorf("%d of %d functions missed, want 2 of 3", m.Missed, m.Functions)
	}
	forms := m.Forms()
	if len(forms) != 1 || forms[0].Count != 2 {
		t.Fatalf("want one form, twice: %+v", forms)
	}
	if f := forms[0]; f.Ours <= f.Theirs || f.Ours > 300 {
		t.Errorf("%s costs %d, the rival's %d: it is not a miss, or not small", f.Text, f.Ours, f.Theirs)
	}
	t.Logf("%s", forms[0].Text)
}
