package optimize_test

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"rewrite/passes"
	"rewrite/passes/ir/llvmtest"
	"rewrite/passes/optimize"
)

// TestWaves: a pointer turns out to lead to a function that is worked on at the same time, by a body that was inlined.
// What is found out about that one is seen by the caller of no number of workers.
func TestWaves(t *testing.T) {
	pipeline, err := passes.Parse("cgscc(simplifycfg,inline,sroa,dce,gvn,dse,adce,funceffects)", passes.All)
	if err != nil {
		t.Fatal(err)
	}
	for _, sums := range []int{1, 300} { // @called takes a shorter or a longer time than @caller
		var src strings.Builder
		src.WriteString(`define internal i32 @leaf(i32 %x) noinline {
  %r = mul i32 %x, 3
  ret i32 %r
}
define internal void @by(ptr %p) {
  %u = call i32 %p(i32 7)
  ret void
}
define void @caller(ptr %p) {
  store i32 1, ptr %p
  call void @by(ptr @called)
  store i32 2, ptr %p
  ret void
}
define internal i32 @called(i32 %x) noinline {
  %a0 = call i32 @leaf(i32 %x)
`)
		for i := range sums {
			fmt.Fprintf(&src, "  %%v%d = mul i32 %%a%d, %%x\n  %%a%d = xor i32 %%v%d, %%a%d\n", i, i, i+1, i, i)
		}
		fmt.Fprintf(&src, "  ret i32 %%a%d\n}\n", sums)
		var first []byte
		for _, jobs := range []int{1, 2, 2, 4} {
			d := &optimize.Driver{Pipeline: pipeline, Config: &passes.Config{}, Hooks: passes.Hooks{Jobs: jobs}}
			text, _, found := d.Text("waves.ll", []byte(src.String()))
			if text == nil {
				t.Fatal(found)
			}
			var b bytes.Buffer
			if _, err := text.WriteTo(&b); err != nil {
				t.Fatal(err)
			}
			if first == nil {
				first = b.Bytes()
			}
			if !bytes.Equal(first, b.Bytes()) {
				t.Errorf("%d sums: another module by %d workers\n%s", sums, jobs, llvmtest.Diff(first, b.Bytes()))
			}
		}
		if !bytes.Contains(first, []byte("call i32 @called")) {
			t.Errorf("%d sums: what is called is not known before it is done with, so the call stays\n%s", sums, first)
		}
	}
}
