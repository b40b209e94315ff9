package gvn_test

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"rewrite/passes/optimize"
)

// TestMaxMeet: a load behind a switch all of whose cases store is a phi of what they store, unless more ways meet in front of it
// than are asked.
func TestMaxMeet(t *testing.T) {
	for _, test := range []struct {
		ways int
		gone bool
	}{{40, true}, {400, true}, {401, false}} {
		var module strings.Builder
		module.WriteString("define i32 @f(ptr %p, i32 %x) {\n  switch i32 %x, label %b0 [\n")
		for i := 1; i < test.ways; i++ {
			fmt.Fprintf(&module, "    i32 %d, label %%b%[1]d\n", i)
		}
		module.WriteString("  ]\n")
		for i := range test.ways {
			fmt.Fprintf(&module, "b%d:\n  %%v%[1]d = mul i32 %%x, %[1]d\n  store i32 %%v%[1]d, ptr %%p\n  br label %%join\n", i)
		}
		module.WriteString("join:\n  %r = load i32, ptr %p\n  ret i32 %r\n}\n")
		out, err := optimize.Text("m.ll", []byte(module.String()), optimize.Options{Pipeline: "gvn", Jobs: 1})
		if err != nil {
			t.Fatal(err)
		}
		text := out.Text()
		if gone := !bytes.Contains(text, []byte(" load ")) && bytes.Contains(text, []byte(" phi ")); gone != test.gone {
			t.Errorf("of %d ways: the load is gone: %v, want %v", test.ways, gone, test.gone)
		}
	}
}
