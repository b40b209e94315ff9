package optimize_test

import (
	"bytes"
	"testing"

	"rewrite/passes/optimize"
)

// TestOwnScopes: what inlining says of its parameters is known to the passes behind it, not only when the module is read again.
func TestOwnScopes(t *testing.T) {
	const module = `define internal i32 @callee(ptr noalias %p, ptr noalias %q) {
  store i32 1, ptr %p
  store i32 2, ptr %q
  %x = load i32, ptr %p
  ret i32 %x
}

define i32 @caller(ptr %p, ptr %q) {
  %x = call i32 @callee(ptr %p, ptr %q)
  ret i32 %x
}
`
	run := func(text []byte, pipeline string) []byte {
		t.Helper()
		result, err := optimize.Text("m.ll", text, optimize.Options{Pipeline: pipeline, Jobs: 1})
		if err != nil {
			t.Fatal(err)
		}
		return result.Text()
	}
	once := run([]byte(module), "cgscc(inline),globaldce,cse,dce")
	twice := run(run([]byte(module), "cgscc(inline),globaldce"), "cse,dce")
	if want := []byte("ret i32 1"); !bytes.Contains(once, want) || !bytes.Contains(twice, want) {
		t.Errorf("in one run:\n%s\nin two:\n%s", once, twice)
	}
}
