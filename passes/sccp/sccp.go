// Package sccp is sparse conditional constant propagation: values that are constants by what control can reach, and
// branches that are decided, become so together.
//
//	loop: %x = phi i32 [ 1, %entry ], [ %y, %next ]    loop: br label %next
//	      %c = icmp eq i32 %x, 1
//	      br i1 %c, label %next, label %never          next: ...
//	next: %y = phi i32 [ %x, %loop ], [ 2, %never ]
//
// That %x is always 1 holds if %never is never reached, which holds if %x is always 1; what assumes the
// best until it is refuted finds it, one question at a time does not. Constants are of any type, and
// what they are made of is asked of package simplify; integers have known bits and ranges, too, by which branches
// are decided, signed operations become unsigned ones, and get flags (package strengthen).
//
// Wegman and Zadeck, "Constant Propagation with Conditional Branches" (TOPLAS 1991); the lattice and the solver
// are analysis.Optimistic, and what is made of what it finds is package propagate. Left to others: what is computed with a constant and something else (saturate), blocks
// that only lead on (simplifycfg).
package sccp

import (
	"rewrite/passes/analysis/manager"
	"rewrite/passes/internal/propagate"
	"rewrite/passes/ir"
	"rewrite/passes/pass"
)

// Run propagates constants in a function.
func Run(f *ir.Func, e *pass.Env) manager.Kept {
	w, analyses, shape, changed := propagate.In(f, e), e.Of(f), f.Shape(), false
	for range propagate.MaxRounds {
		put, more := w.Put(analyses.Facts().Constants(w.Fold))
		if put {
			changed = true
			analyses.Drop()
		}
		if !more {
			break
		}
	}
	return analyses.Since(shape).If(changed)
}
