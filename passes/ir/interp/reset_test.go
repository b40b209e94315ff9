package interp_test

import (
	"testing"

	"rewrite/passes/ir/interp"
)

// TestReset: a machine that was reset runs as a new one does, addresses of
// blocks in globals and in compiled code included.
func TestReset(t *testing.T) {
	src := source(t, "reset.ll", []byte(`
@table = global [2 x ptr] [ptr blockaddress(@f, %one), ptr blockaddress(@f, %two)]
@n = global i32 5
define i32 @f(i1 %c) {
  %old = load i32, ptr @n
  %new = add i32 %old, 1
  store i32 %new, ptr @n
  %p = load ptr, ptr @table
  %q = select i1 %c, ptr %p, ptr blockaddress(@f, %two)
  indirectbr ptr %q, [label %one, label %two]
one:
  ret i32 %new
two:
  %r = mul i32 %new, 10
  ret i32 %r
}
`))
	m, err := interp.New(interp.Options{}, src)
	if err != nil {
		t.Fatal(err)
	}
	for range 3 {
		for _, c := range []struct{ arg, want uint64 }{{1, 6}, {0, 70}} {
			v, err := m.Call(m.Func("f"), []interp.Value{interp.Int(c.arg)})
			if n, ok := v.Int(); err != nil || !ok || n != c.want {
				t.Fatalf("f(%d) is %v, %v, not %d", c.arg, n, err, c.want)
			}
		}
		m.Reset()
	}
}
