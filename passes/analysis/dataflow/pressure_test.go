package dataflow

import (
	"testing"

	"rewrite/passes/ir/asm"
)

// TestPressure counts by hand: what a phi takes is live on the edge, what it gives is behind it, and what nobody uses never is.
func TestPressure(t *testing.T) {
	m, found := asm.Parse("m.ll", []byte(`define i32 @f(i32 %a, i32 %b, double %d, i1 %c, <2 x i32> %v) {
entry:
  %x = add i32 %a, %b
  br i1 %c, label %loop, label %end
loop:
  %p = phi i32 [ %x, %entry ], [ %q, %loop ]
  %q = add i32 %p, 1
  %e = fadd double %d, 1.0
  %unused = add <2 x i32> %v, %v
  %k = fcmp oeq double %e, %d
  br i1 %k, label %loop, label %end
end:
  %r = phi i32 [ 0, %entry ], [ %q, %loop ]
  ret i32 %r
}
`), asm.Options{})
	if found.HasErrors() {
		t.Fatal(found)
	}
	f := m.Funcs[0]
	// entry: a b d c v, x d c v, x d v; loop: p d v, q d v, q d v e, q d v e, q d v k, q d v; end: r, nothing
	want := Pressure{Max: [NumClasses]int{Integers: 3, Floats: 2, Vectors: 1}, Sum: 5 + 4 + 3 + 3 + 3 + 4 + 4 + 4 + 3 + 1, Places: 11}
	if got := LiveValues(f).Pressure(f); got != want {
		t.Errorf("%v, want %v", got, want)
	}
}
