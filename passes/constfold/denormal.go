package constfold

import (
	"rewrite/passes/ir"
	"rewrite/passes/ir/fp"
)

// ieee tells whether denormal numbers of a format are kept where the function runs
// (LangRef, "Function Attributes": "denormal-fp-math"). Elsewhere nothing folds that
// has one, be it an operand or the result (SEMANTICS 20).
func (c *call) ieee(format fp.Format) bool {
	if c.f.Attrs.Has("denormal_fpenv") { // of LLVM 23 on
		return false
	}
	names := []string{"denormal-fp-math"}
	if format.Kind == ir.FloatKind {
		names = append(names, "denormal-fp-math-f32")
	}
	for _, name := range names {
		if a, ok := c.f.Attrs.Get(name); ok && a.Value != "ieee" && a.Value != "ieee,ieee" {
			return false
		}
	}
	return true
}

// hasDenormal tells whether one of some numbers is.
func hasDenormal(format fp.Format, list ...uint64) bool {
	for _, x := range list {
		if format.IsDenormal(x) {
			return true
		}
	}
	return false
}
