package saturate

import (
	"rewrite/passes/constfold"
	"rewrite/passes/ir"
)

// commit rewrites what is for all users of a value at once, and so cannot be an edge
// of one graph (SEMANTICS law 4), before the first graph of a function is built. It
// tells how many changes it made.
func (w *Worker) commit(f *ir.Func) (changes int) {
	bg := &w.bg
	var say *ir.Remarks
	if bg.remarks {
		say = ir.NewRemarks("saturate", f)
	}
	gone := func(v, now *ir.Value) { bg.replaced[v] = now }
	if changes = constfold.Fold(f, w.allowed, gone, say); changes > 0 {
		bg.known.Drop() // law 9
	}
	changes += w.demand(f, w.allowed-changes, say)
	w.allowed -= changes
	if changes > 0 && say != nil {
		bg.said = append(bg.said, say.All()...)
	}
	return changes
}
