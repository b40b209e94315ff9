// Package indvars makes what scalar evolution knows of the variables of loops visible to others: induction variable
// simplification.
//
//	loop: %i = phi i32 [ 0, %front ], [ %i1, %loop ]         loop: %i = phi i32 [ 0, %front ], [ %i1, %loop ]
//	      %k = phi i32 [ 0, %front ], [ %k1, %loop ]
//	      %c = icmp ult i32 %i, 100                                call void @use(i32 %i, i1 true)
//	      call void @use(i32 %k, i1 %c)                            %i1 = add i32 %i, 1
//	      %i1 = add i32 %i, 1                                      %d = icmp eq i32 %i1, 50
//	      %k1 = add i32 %k, 1                                      br i1 %d, label %done, label %loop
//	      %d = icmp eq i32 %i1, 50                           done: ret i32 50
//	      br i1 %d, label %done, label %loop
//	done: ret i32 %k1
//
// In this order:
//
//   - floats that count integers are integers (floats.go);
//   - tests of exits that are taken at once or never, and compares, that always come out one way or as in the first round, are
//     decided; what is done with variables is what their ranges allow: remainders, wraps that never come about (test.go, users.go);
//   - phis of a header that are the same in all rounds are one;
//   - variables become as wide as what is made of them (widen.go). Then the function is read anew;
//   - what is used behind a loop, and known there, is computed in front of it, if that is cheap and the loop does not
//     need it for anything that stays; loops that do nothing then are left in the first round (outcomes.go), and loopdelete
//     removes them;
//   - operations get flags, and become such on unsigned numbers (strengthen.go);
//   - tests of exits compare a variable that counts for equality with its last number (test.go);
//   - what nothing needs any more goes, variables that only step themselves, too (place.go).
//
// What is replaced stays in its block until a reading of the function ends, as expressions may name it. That a loop with an exit to
// what is never reached is left by that in its first round, if at all, is not done (LLVM predicates such exits).
//
// Bachmann, Wang and Zima, "Chains of Recurrences" (1994); LLVM, IndVarSimplify.
package indvars

import (
	"slices"

	"rewrite/passes/analysis/cfg"
	"rewrite/passes/analysis/manager"
	"rewrite/passes/analysis/scev"
	"rewrite/passes/internal/edit"
	"rewrite/passes/internal/expand"
	"rewrite/passes/ir"
	"rewrite/passes/ir/remark"
	"rewrite/passes/pass"
)

// Run simplifies what depends on the variables of loops.
func Run(f *ir.Func, e *pass.Env) manager.Kept {
	an := e.Of(f)
	if len(an.Loops().All) == 0 {
		return manager.All
	}
	layout, err := f.Module.Layout()
	if err != nil {
		return manager.All
	}
	w := &work{f: f, env: e, an: an, say: e.Remarks(f), nest: an.Loops(), tree: an.Dom(), layout: layout, llvm: e.Target.LLVM,
		now: map[*ir.Value]*ir.Value{}, stands: map[*ir.Value]*ir.Value{},
		places: map[*ir.Value]int{}, numbered: map[*ir.Block]int{}}
	anew := false
	for _, l := range w.nest.All {
		anew = w.floats(l) || anew
	}
	if anew {
		w.again()
	}
	w.look()
	for _, l := range w.nest.All {
		w.exits(l)
		w.users(l)
		w.congruent(l)
	}
	for _, l := range w.nest.All {
		w.tests(l, true)
	}
	w.settle()
	if w.loosened {
		w.again()
		w.look()
	}
	for _, l := range slices.Backward(w.nest.All) { // those inside first: what they begin with is an extension then, too
		w.widen(l)
	}
	if w.widened {
		w.again()
		w.look()
	}
	for _, l := range w.nest.All {
		w.outcomes(l)
	}
	w.settle()
	done := map[*cfg.Loop]bool{}
	for _, l := range slices.Backward(w.nest.All) {
		w.finish(l, done)
	}
	w.settle()
	w.strengthen()
	for _, l := range w.nest.All {
		w.tests(l, false)
	}
	w.sweep()
	if !w.changed {
		return manager.All
	}
	f.MarkChanged()
	return manager.Shape
}

type work struct {
	f        *ir.Func
	env      *pass.Env
	an       *manager.Func
	say      *remark.Remarks
	nest     *cfg.LoopNest
	tree     *ir.DomTree
	layout   *ir.Layout
	llvm     int // nothing newer than this version is introduced
	se       *scev.Analysis
	expander *expand.Expander

	now    map[*ir.Value]*ir.Value // values that are gone, and what they are
	stands map[*ir.Value]*ir.Value // what is the same as a value that may go, for those who debug
	// See place.go: what is to be put before an instruction, into which blocks, and places of instructions in blocks of so many.
	ahead    edit.Ahead
	places   map[*ir.Value]int
	numbered map[*ir.Block]int

	*choices

	changed, widened bool
	// loosened tells that what stays for several values lost flags: what was known of it by these holds of it no more where it is used for others.
	loosened bool
}

// look asks scalar evolution of the function as it is.
func (w *work) look() {
	w.se, w.expander = w.an.SCEV(), expand.New(w.an)
	w.choices = &choices{w.se}
}

// again takes out what is replaced, so that the function can be read anew.
func (w *work) again() {
	w.sweep()
	w.an.Drop()
}

// congruent makes phis of a header that are the same in all rounds one. The one that stays must not be poison where the other is
// not: what it adds loses flags that the other has not, unless they hold anyway.
func (w *work) congruent(l *cfg.Loop) {
	type variable struct{ phi, next *ir.Value }
	by := map[*scev.Expr]variable{}
	for _, phi := range l.Header.Phis() {
		next := w.expander.Increment(phi)
		if next == nil {
			if w.se.IsTyped(phi.Type) && w.se.Of(phi).Kind == scev.Rec {
				if one, ok := by[w.se.Of(phi)]; ok && w.expander.Implied(one.next, w.se.Of(phi)) == one.next.Flags {
					w.say.Applied(phi, "this variable is another one")
					w.now[phi] = one.phi
				}
			}
			continue
		}
		e := w.se.Of(phi)
		one, ok := by[e]
		if !ok {
			by[e] = variable{phi, next}
			continue
		}
		w.say.Applied(phi, "this variable is another one")
		its := next.Flags
		if next.Op != one.next.Op {
			its = 0 // they say something else
		}
		flags := one.next.Flags & (its | w.expander.Implied(one.next, e))
		w.now[phi] = one.phi
		if e := w.se.Of(next); next.Op == one.next.Op && e == w.se.Of(one.next) && next != one.next {
			// What is computed in the last round no phi is, so that flags of it hold of the sum, not of the phi.
			last := flags & (next.Flags | w.expander.Always(one.next, w.se.Of(phi)))
			switch {
			case w.above(one.next, next):
				flags = last
				w.now[next] = one.next
			case w.above(next, one.next):
				flags = last
				w.now[one.next] = next
				by[w.se.Of(phi)] = variable{one.phi, next}
				one.next = next
			}
		}
		w.loosened = w.loosened || one.next.Flags != flags
		one.next.Flags = flags
	}
}

// above tells whether an instruction is executed before another one, whenever that is.
func (w *work) above(a, b *ir.Value) bool {
	if a.Block == b.Block {
		return a.Block.IndexOf(a) < b.Block.IndexOf(b)
	}
	return w.tree.Dominates(a.Block, b.Block)
}
