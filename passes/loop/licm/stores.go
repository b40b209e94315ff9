package licm

import (
	"slices"

	"rewrite/passes/analysis/cfg"
	"rewrite/passes/internal/edit"
	"rewrite/passes/ir"
)

// hoistStores moves stores of what is the same in each round, to a place that is, too, in front of loops.
//
//	loop: store i32 %a, ptr %p              front: store i32 %a, ptr %p
//	      ...                               loop:  ...
//
// Whoever enters the loop comes to the store, before it can be left by an exception, and nothing else in the loop has to do with
// the location: not in the round before, nor on the way to the store in the first one. Memory in SSA form is found anew then, once for
// all stores, and so is the list of accesses, in which one that moved stands where it was: within all loops that it is in now.
func (w *work) hoistStores() (changed bool) {
	for _, l := range slices.Backward(w.nest.All) {
		front := l.Preheader(w.nest)
		if front == nil || front.Terminator().Op != ir.OpBr {
			continue
		}
		all := w.accesses()
		list := all.stores(l, func(v *ir.Value) bool {
			return !w.isGone(v) && w.varies(v, l) && !slices.ContainsFunc(v.Args, func(x *ir.Value) bool { return w.varies(x, l) })
		})
		if len(list) == 0 || len(list)*all.of[l].len() > maxPairs {
			continue
		}
		g := newGuarantee(w, l)
		for _, v := range list {
			if g.executed(v) && w.alone(v, l, all.in(l)) {
				w.say.Applied(v, "this store is the same in each round of the loop: it is done in front of it")
				v.Meta = v.Meta.Keep(func(kind string) bool { return kind != "dbg" })
				edit.MoveTo(v, front)
				changed = true
			}
		}
	}
	w.changed = w.changed || changed
	return changed
}

// alone tells whether nothing else in a loop touches what a store writes.
func (w *work) alone(v *ir.Value, l *cfg.Loop, all []*ir.Value) bool {
	aa := w.mem.Alias()
	loc, _ := aa.Of(v)
	return !slices.ContainsFunc(all, func(x *ir.Value) bool {
		return x != v && !w.isGone(x) && l.Contains(w.nest, x.Block) && aa.ModRefAcross(x, loc) != 0
	})
}
