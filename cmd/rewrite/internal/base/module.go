package base

import (
	"rewrite/passes/ir"
	"rewrite/passes/ir/asm"
	"rewrite/passes/ir/diag"
	"rewrite/passes/ir/read"
	"rewrite/passes/ir/verify"
)

// ParseModule reads a module, and checks that it is one to work on: what is no SSA form
// would be a panic later on. The module is nil if there are errors.
func ParseModule(name string, text []byte) (*ir.Module, diag.Diagnostics) {
	m, found := read.Parse(name, text, asm.Options{})
	if m == nil {
		return nil, found
	}
	if wrong := verify.Module(m).Diagnostics(name, text); len(wrong) > 0 {
		found = append(found, wrong...)
		found.Sort()
		return nil, found
	}
	return m, found
}
