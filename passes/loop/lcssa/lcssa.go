// Package lcssa brings loops into loop-closed SSA form: what is computed in a loop and used outside goes through a phi
// at an exit.
//
//	loop: %s = add i32 ...                            loop: %s = add i32 ...
//	      br i1 %c, label %loop, label %done                br i1 %c, label %loop, label %done
//	done: call void @use(i32 %s)                      done: %0 = phi i32 [ %s, %loop ]
//	                                                        call void @use(i32 %0)
//
// Who copies or changes a loop then has to look at the phis of its exits alone. Passes that simplify phis take
// these away again.
//
// LLVM, "Loop Terminology (and Canonical Forms)".
package lcssa

import (
	"rewrite/passes/analysis/manager"
	"rewrite/passes/internal/edit"
	"rewrite/passes/ir"
	"rewrite/passes/pass"
)

// Run closes the loops of a function.
func Run(f *ir.Func, e *pass.Env) manager.Kept {
	if !edit.CloseLoops(e.Of(f)) {
		return manager.All
	}
	return manager.Shape | manager.Memory
}
