// Package dse removes stores that nothing reads.
//
//	store i32 %a, ptr %p                     br i1 %c, label %l, label %r
//	br i1 %c, label %l, label %r      l:     store i32 1, ptr %p
//	l: store i32 1, ptr %p                   br label %j
//	   br label %j                    r:     store i32 2, ptr %p
//	r: store i32 2, ptr %p                   br label %j
//	   br label %j
//
// From each store it follows memory in SSA form to everything that may read what was
// stored, until something overwrites it (live.go): other stores, memset and memcpy, calls that
// initialize what they are given (writes.go), the end of a lifetime, free, and for objects that only the function
// knows of its end (ends.go). If nothing reads any of the
// bytes the store goes; of a memset or memcpy only those at one end stay that something
// reads (trim.go). What stores the value that is there already goes as well (same.go), a later store of a constant into
// an earlier one of more bytes is put into that (absorb.go), and malloc and a memset of 0 are calloc (same.go).
//
// Blocks are visited from the last to the first, so that what only a dead copy reads is
// dead when its turn comes. Who else could see memory is SEMANTICS 32: the caller, also where
// something throws; other threads only behind what orders accesses, which reads everything.
//
// It is the liveness of memory (Appel, "Modern Compiler Implementation", section 10.1, of
// locations instead of variables), asked store by store.
package dse

import (
	"slices"

	"rewrite/passes/analysis/alias"
	"rewrite/passes/analysis/manager"
	"rewrite/passes/analysis/memory"
	"rewrite/passes/analysis/memssa"
	"rewrite/passes/internal/edit"
	"rewrite/passes/ir"
	"rewrite/passes/ir/remark"
	"rewrite/passes/pass"
)

// Run removes and shortens dead stores of a function.
func Run(f *ir.Func, e *pass.Env) manager.Kept {
	layout, err := f.Module.Layout()
	if err != nil || !writes(f) {
		return manager.All
	}
	w := &work{f: f, env: e, say: e.Remarks(f), tree: e.Of(f).Dom(), mem: e.Of(f).Memory(), layout: layout, gone: map[*ir.Value]*ir.Value{}}
	w.alias = w.mem.Alias()
	w.ends()
	for _, b := range slices.Backward(w.tree.ReversePostorder()) {
		for _, v := range slices.Backward(slices.Clone(b.Instrs)) {
			if w.mem.Of(v) != memssa.None && w.mem.Kind(w.mem.Of(v)) == memssa.Def {
				w.visit(v)
			}
		}
	}
	w.unused()
	if !w.changed {
		return manager.All
	}
	w.sweep()
	edit.Done(f, w.gone)
	return manager.Memory | manager.Shape
}

func writes(f *ir.Func) bool {
	for _, b := range f.Blocks {
		for _, v := range b.Instrs {
			if v.Op == ir.OpStore || v.Op == ir.OpCall && v.Effects()&ir.Writes != 0 {
				return true
			}
		}
	}
	return false
}

type work struct {
	f      *ir.Func
	env    *pass.Env
	say    *remark.Remarks
	tree   *ir.DomTree
	mem    *memssa.SSA
	alias  *alias.Analysis
	layout *ir.Layout

	left    map[memssa.ID]exits // what memory is where the function ends
	throws  bool                // something that does nothing to memory may throw
	seen    map[*ir.Value]exits // by object: where it ends so that somebody may read it
	gone    map[*ir.Value]*ir.Value
	changed bool
}

// ends finds where the function ends.
func (w *work) ends() {
	w.left, w.seen = map[memssa.ID]exits{}, map[*ir.Value]exits{}
	for _, b := range w.tree.ReversePostorder() {
		switch t := b.Terminator(); t.Op {
		case ir.OpRet:
			w.left[w.mem.AtEnd(b)] |= returned
		case ir.OpResume, ir.OpCleanupRet, ir.OpCatchSwitch:
			w.left[w.mem.AtEnd(b)] |= thrown // the caller may be next
		}
		for _, v := range b.Instrs {
			if v.Op == ir.OpCall && v.Effects()&ir.Unwinds != 0 && w.mem.Of(v) == memssa.None {
				w.throws = true
			}
		}
	}
}

func isZero(v *ir.Value) bool { return v.Op == ir.OpInt && v.Aux == nil && v.Bits == 0 }

// visit handles an instruction that writes.
func (w *work) visit(v *ir.Value) {
	t, ok := w.written(v)
	if !ok {
		return
	}
	if memory.IsTransfer(v) && isZero(v.Args[3]) {
		w.remove(v, "this writes nothing")
		return
	}
	if w.same(v, t) || w.cleared(v, t) {
		return
	}
	r := w.live(v, t)
	for w.absorb(v, t, &r) {
		r = w.live(v, t)
	}
	switch live := r.bytes; {
	case len(live) == 0:
		w.remove(v, "nothing reads what this writes")
	case t.size > 0 && (live[0].from > 0 || live[len(live)-1].to < t.size):
		w.trim(v, t, live)
	case r.why != nil && w.env.Asked():
		w.missed(v, t, r.why)
	}
}

// missed says why a store stays that another one overwrites.
func (w *work) missed(v *ir.Value, t target, why *ir.Value) {
	w.mem.Users(w.mem.Of(v), func(u memssa.ID) bool {
		x := w.mem.Inst(u)
		if x == nil || x == why {
			return true
		}
		if o, ok := w.written(x); ok && w.covers(o, t) {
			w.say.Missed(v, "this is overwritten, but a %s may read it before", why.Op)
			return false
		}
		return true
	})
}

// covers tells whether one target is all of another one.
func (w *work) covers(o, t target) bool {
	n, ok := w.alias.Distance(o.Ptr, t.Ptr)
	return ok && t.size > 0 && n >= 0 && uint64(n)+t.size <= o.size
}

func (w *work) remove(v *ir.Value, why string) {
	w.say.Applied(v, "%s", why)
	w.forget(v)
	w.changed = true
}

// forget takes an access out of memory in SSA form.
func (w *work) forget(v *ir.Value) {
	if id := w.mem.Of(v); id != memssa.None && w.left[id] != 0 {
		w.left[w.mem.Before(id)] |= w.left[id]
	}
	w.mem.Remove(v)
	w.gone[v] = nil
}

// sweep takes what is gone out, and what only that needed.
func (w *work) sweep() {
	for _, b := range slices.Backward(w.f.Blocks) {
		for _, v := range slices.Backward(b.Instrs) {
			if _, gone := w.gone[v]; gone || v.Op == ir.OpPhi || v.NumUses() == 0 || v.Op != ir.OpAlloca && !v.Removable() {
				continue
			}
			dead := true
			for _, u := range v.Uses() {
				if _, gone := w.gone[u.User]; !gone {
					dead = false
					break
				}
			}
			if dead {
				w.mem.Remove(v)
				w.gone[v] = nil
			}
		}
	}
}
