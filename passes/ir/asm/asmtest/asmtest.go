// Package asmtest reads the modules that tests have as text.
package asmtest

import (
	"testing"

	"rewrite/passes/ir"
	"rewrite/passes/ir/asm"
)

// Parse reads a module, or ends the test with what is wrong with its text.
func Parse(t testing.TB, text string) *ir.Module {
	t.Helper()
	m, diags := asm.Parse("test.ll", []byte(text), asm.Options{})
	if diags.HasErrors() {
		t.Fatalf("%v\n%s", diags, text)
	}
	return m
}
