package optimize_test

import (
	"bytes"
	"testing"

	"rewrite/passes/optimize"
)

// TestSecretsAreTold: in a stage of a pipeline in which a pass stores addresses, no variable counts as one that no pointer leads to.
func TestSecretsAreTold(t *testing.T) {
	const src = `
@v = internal global i32 0
@w = internal global i32 0

define i32 @f(i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %p = phi ptr [ @v, %a ], [ @w, %entry ]
  store i32 1, ptr @v
  store i32 2, ptr %p
  %r = load i32, ptr @v
  ret i32 %r
}
`
	for _, x := range []struct {
		pipeline string
		kept     bool
	}{
		{"globaldce,reg2mem,gvn", true}, // %p is loaded from a slot
		{"globaldce,gvn", true},
	} {
		r, err := optimize.Text("secrets.ll", []byte(src), optimize.Options{Pipeline: x.pipeline, Verify: true})
		if err != nil {
			t.Fatal(err)
		}
		if kept := bytes.Contains(r.Text(), []byte("load i32, ptr @v")); kept != x.kept {
			t.Errorf("%s: the load is kept: %v\n%s", x.pipeline, kept, r.Text())
		}
	}
}
