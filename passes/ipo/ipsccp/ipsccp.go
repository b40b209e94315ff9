// Package ipsccp is sparse conditional constant propagation between functions: constants and ranges go through the calls of functions
// that only the module calls, come back as what functions return, and are kept in variables that only the module knows.
//
//	@level = internal global i32 3                      it is 3 or 4: nothing else is ever stored
//
//	define internal i32 @scale(i32 %x, i32 %by) {       define internal range(i32 0, 40) i32 @scale(i32 range(i32 0, 10) %x, i32 %by) {
//	  %is = icmp eq i32 %by, 4                            br label %four
//	  br i1 %is, label %four, label %other              four:
//	four:                                                 %r = mul nuw nsw i32 %x, 4
//	  %r = mul i32 %x, %by                                ret i32 %r
//	  ret i32 %r                                        }
//	other: ...
//	}
//	define i32 @main(i32 %n) {
//	  %m = and i32 %n, 7
//	  %a = call i32 @scale(i32 %m, i32 4)
//	  %b = call i32 @scale(i32 9, i32 4)
//
// A parameter is one of what the calls that are reached pass, a result one of what the returns that are reached give, a load of such a
// variable one of what it holds at first and what the stores that are reached put there. All functions are solved together, each
// by analysis.Optimistic, in its lattice and by its transfer functions: where what comes to one from others sinks, it goes on from there (solve.go). So
// nothing is assumed of a function that is never called, nor is anything of a value that waits for one that never returns. Who may be told what is decided first
// (closed.go).
//
// What is found is put into bodies as sccp does it (package propagate), and said of parameters and results by attributes. Results that are
// constants in all callers are not returned any more: poison is (results.go). Functions that are never called are unreachable.
//
// Wegman and Zadeck, "Constant Propagation with Conditional Branches" (1991), and Callahan, Cooper, Kennedy and Torczon,
// "Interprocedural Constant Propagation" (1986). Left to others: parameters that nobody reads and variables that nobody reads (deadargelim,
// globalopt), functions that nothing leads to (globaldce), copies of functions for constants that some calls pass.
package ipsccp

import (
	"rewrite/passes/analysis"
	"rewrite/passes/analysis/manager"
	"rewrite/passes/internal/propagate"
	"rewrite/passes/ir"
	"rewrite/passes/pass"
)

// Run propagates constants in a module.
func Run(m *ir.Module, e *pass.Env) manager.Kept {
	changed, seen, more := false, followed{}, true
	for round := range propagate.MaxRounds {
		s := open(m, e, round == 0)
		if !more && s.followed == seen {
			break // what functions tell each other was found before
		}
		s.solve()
		put, of := s.put()
		if !put {
			break
		}
		changed, seen, more = true, s.followed, false
		for _, fn := range of {
			more = fn.entered && fn.again() || more
		}
	}
	return manager.None.If(changed)
}

// again looks at a function that was changed by itself, with what it was told by others: it tells them nothing. It tells whether it found
// something else, so that others may.
func (fn *function) again() (found bool) {
	fn.silent = true
	for range propagate.MaxRounds {
		fn.known = analysis.Among(fn.e.Of(fn.f).Facts(), fn.body.Fold, fn)
		fn.known.Enter()
		fn.known.Run()
		fn.body.Put(fn.known)
		more := fn.body.Moved()
		fn.e.Of(fn.f).Drop()
		found = found || more
		if !more {
			break
		}
	}
	return found
}

// put uses what was found. It tells whether it changed something, and of which functions more may be known now.
func (s *solver) put() (changed bool, more []*function) {
	for _, fn := range s.funcs {
		if !fn.entered {
			if fn.stop() {
				changed, more = true, append(more, fn)
			}
			continue
		}
		addresses := fn.addresses()
		did, _ := fn.body.Put(fn.known)
		if did && addresses {
			fn.touchesOthers()
		}
		changed = changed || did
		if fn.body.Moved() {
			more = append(more, fn)
		}
	}
	for _, fn := range s.funcs {
		changed = fn.entered && fn.returnNothing() || changed
	}
	for _, fn := range s.funcs {
		changed = fn.entered && fn.say() || changed
	}
	s.renameInRecords()
	if changed {
		for _, fn := range s.funcs {
			s.e.Of(fn.f).Drop()
		}
	}
	return changed, more
}
