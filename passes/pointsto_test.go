package passes

import (
	"strings"
	"testing"

	"rewrite/passes/ir/asm"
	"rewrite/passes/ir/asm/print"
)

// TestPointsToCalls: where the pass pointsto ran, the call graph knows which functions a call reaches whose address is loaded, and funceffects what
// these do; not in a function that changed since.
func TestPointsToCalls(t *testing.T) {
	const text = `
@table = internal global ptr @square

define internal i32 @square(i32 %x) {
  %r = mul i32 %x, %x
  ret i32 %r
}

define internal i32 @cube(i32 %x) {
  %s = mul i32 %x, %x
  %r = mul i32 %s, %x
  ret i32 %r
}

define void @set() {
  store ptr @cube, ptr @table
  ret void
}

define i32 @call(i32 %x) {
  %dead = alloca i32
  %f = load ptr, ptr @table
  %r = call i32 %f(i32 %x)
  ret i32 %r
}
`
	for _, c := range []struct {
		pipeline string
		resolved bool
	}{
		{"pointsto,funceffects", true},
		{"pointsto<steensgaard>,funceffects", true},
		{"funceffects", false},
		{"pointsto,dce,funceffects", false}, // @call is another function then
		{"dce,pointsto,funceffects", true},
	} {
		m, diags := asm.Parse("t.ll", []byte(text), asm.Options{})
		if diags.HasErrors() {
			t.Fatal(diags)
		}
		p, err := Parse(c.pipeline, All)
		if err != nil {
			t.Fatal(err)
		}
		run, err := NewRun(m, p, &Config{}, Hooks{Jobs: 1, Verify: true})
		if err != nil {
			t.Fatal(err)
		}
		if found := run.Module(); found.HasErrors() {
			t.Fatal(found)
		}
		out := print.Func(m.Lookup("call").Func)
		if resolved := strings.Contains(out, "call i32 %f(i32 %x) nofree nosync nounwind willreturn readnone"); resolved != c.resolved {
			t.Errorf("%s: resolved is %v:\n%s", c.pipeline, resolved, out)
		}
	}
}
