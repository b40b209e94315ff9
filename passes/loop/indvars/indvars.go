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
// In this order, asked of the function as it was:
//
//   - an exit that is not reached before another one is left by is never taken: its test is a constant;
//   - compares in loops that always come out one way are constants;
//   - phis of a header that are the same in all rounds are one;
//   - what is used behind a loop, and known there, is computed in front of it, if that is cheap and the loop does not
//     need it for anything that stays. Then loopdelete finds loops that do nothing.
//
// Variables are not made wider here, nor tests others.
//
// Bachmann, Wang and Zima, "Chains of Recurrences" (1994); LLVM, IndVarSimplify.
package indvars

import (
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
	nest := an.Loops()
	if len(nest.All) == 0 {
		return manager.All
	}
	w := &work{f: f, say: e.Remarks(f), nest: nest, tree: an.Dom(), se: an.SCEV(), expander: expand.New(an), now: map[*ir.Value]*ir.Value{}}
	for _, l := range nest.All {
		w.exits(l)
		w.compares(l)
		w.congruent(l)
	}
	for _, l := range nest.All {
		w.outcomes(l)
	}
	if !w.changed && len(w.now) == 0 {
		return manager.All
	}
	// Only now: until here the function is what scalar evolution was asked about, but for what stands in preheaders.
	for _, b := range f.Blocks {
		for _, v := range b.Instrs {
			if w.now[v] != nil {
				v.ReplaceAllUses(w.final(v))
			}
		}
	}
	for v := range w.now {
		w.now[v] = w.final(v)
	}
	edit.Done(f, w.now)
	return manager.Shape
}

type work struct {
	f        *ir.Func
	say      *remark.Remarks
	nest     *cfg.LoopNest
	tree     *ir.DomTree
	se       *scev.Analysis
	expander *expand.Expander
	now      map[*ir.Value]*ir.Value // values that are gone, and what they are
	changed  bool
}

// final is what stands for a value in the end.
func (w *work) final(v *ir.Value) *ir.Value {
	for w.now[v] != nil {
		v = w.now[v]
	}
	return v
}

// exits decides tests of exits that are never taken: others are before.
func (w *work) exits(l *cfg.Loop) {
	n := w.se.BackedgeTaken(l)
	if n.Exact == nil || len(n.Exits) < 2 {
		return
	}
	for i := range n.Exits {
		x := &n.Exits[i]
		t := x.Block.Terminator()
		if x.Exact == nil || t.Op != ir.OpBr || len(t.Targets) != 2 || t.Args[0].IsConst() || x.Exact.Width != n.Exact.Width ||
			!w.se.KnownPredicate(ir.UGT, x.Exact, n.Exact) {
			continue
		}
		stay := 0
		if !l.Contains(w.nest, t.Targets[0]) {
			stay = 1
		}
		if !l.Contains(w.nest, t.Targets[stay]) {
			continue
		}
		w.say.Applied(t, "this exit is never taken: the loop is left by another one before")
		t.SetArg(0, w.f.Int(ir.I1, uint64(1-stay)))
		w.changed = true
	}
}

// compares decides compares of a loop, those in loops inside apart, that always come out one way.
func (w *work) compares(l *cfg.Loop) {
	for _, b := range l.Blocks {
		if w.nest.Of(b) != l {
			continue
		}
		for _, v := range b.Instrs {
			if v.Op != ir.OpICmp || v.NumUses() == 0 || !w.se.IsTyped(v.Args[0].Type) {
				continue
			}
			x, y := w.se.Of(v.Args[0]), w.se.Of(v.Args[1])
			for out, p := range []ir.Pred{v.Pred.Invert(), v.Pred} {
				if w.se.KnownAt(p, x, y, b) {
					w.say.Applied(v, "this compare is always %t", out == 1)
					w.now[v] = w.f.Int(ir.I1, uint64(out))
					break
				}
			}
		}
	}
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
		one.next.Flags &= its | w.expander.Implied(one.next, e)
		w.now[phi] = one.phi
		if e := w.se.Of(next); next.Op == one.next.Op && e == w.se.Of(one.next) && next != one.next && w.above(one.next, next) {
			// What is computed in the last round no phi is, so that flags of it hold of the sum, not of the phi.
			one.next.Flags &= next.Flags | w.expander.Implied(one.next, e)
			w.now[next] = one.next
		}
	}
}

// above tells whether an instruction is executed before another one, whenever that is.
func (w *work) above(a, b *ir.Value) bool {
	if a.Block == b.Block {
		return a.Block.IndexOf(a) < b.Block.IndexOf(b)
	}
	return w.tree.Dominates(a.Block, b.Block)
}

// cheap is how many operations may be made for a value behind a loop: what LLVM takes.
const cheap = 4

// outcomes computes what is used behind a loop in front of it.
func (w *work) outcomes(l *cfg.Loop) {
	front := l.Preheader(w.nest)
	if front == nil || front.Terminator().Op != ir.OpBr || w.se.BackedgeTaken(l).Exact == nil {
		return
	}
	at := front.Terminator()
	for _, b := range l.Blocks {
		if in := w.nest.Of(b); in != l {
			continue // its values are known there first
		}
		for _, v := range b.Instrs {
			if !w.se.IsTyped(v.Type) {
				continue
			}
			var uses []ir.Use
			for _, u := range v.Uses() {
				if !l.Contains(w.nest, u.User.Block) && w.tree.Reachable(u.User.Block) {
					uses = append(uses, u)
				}
			}
			if len(uses) == 0 {
				continue
			}
			e := w.se.AtScope(w.se.Of(v), l.Parent)
			if !w.se.IsInvariant(e, l) || w.expander.Cannot(e, at) != "" || e.Kind == scev.Unknown && e.Value == v {
				w.say.Missed(v, "this is used behind its loop, and it is not known what it is there")
				continue
			}
			if n := w.expander.Cost(e); n > cheap || n > 0 && w.needed(v, l) {
				w.say.Missed(v, "this is used behind its loop, and known there, but not cheaper than the loop that computes it")
				continue
			}
			w.say.Applied(v, "what this is behind its loop is computed in front of it")
			x := w.expander.Before(at, e)[0]
			for _, u := range uses {
				u.User.SetArg(int(u.Index), x)
			}
			w.changed = true
		}
	}
}

// needed tells whether a value is used in its loop for what stays there: something with effects.
func (w *work) needed(v *ir.Value, l *cfg.Loop) bool {
	seen := map[*ir.Value]bool{v: true}
	for list := []*ir.Value{v}; len(list) > 0; {
		x := list[len(list)-1]
		list = list[:len(list)-1]
		for _, u := range x.Uses() {
			if y := u.User; l.Contains(w.nest, y.Block) && !seen[y] {
				if y.Effects()&^ir.Reads != 0 {
					return true
				}
				seen[y] = true
				list = append(list, y)
			}
		}
	}
	return false
}
