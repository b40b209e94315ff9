package ir_test

import (
	"testing"

	"rewrite/passes/ir"
	"rewrite/passes/ir/asm/asmtest"
)

func parseFunc(t *testing.T, text, name string) *ir.Func {
	t.Helper()
	return asmtest.Parse(t, text).Lookup(name).Func
}

// named finds a parameter or instruction of a function.
func named(f *ir.Func, name string) *ir.Value {
	for _, p := range f.Params {
		if p.Name == name {
			return p
		}
	}
	for _, b := range f.Blocks {
		for _, v := range b.Instrs {
			if v.Name == name {
				return v
			}
		}
	}
	return nil
}
