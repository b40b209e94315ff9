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
// stored, until something overwrites it (live.go): other stores, memset and memcpy, the end
// of a lifetime, free, and for the function's own objects its return. If nothing reads any of the
// bytes the store goes; of a memset or memcpy only those at one end stay that something
// reads (trim.go). What stores the value that is there already goes as well (same.go).
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

	left    map[memssa.ID]bool // what memory is where the function returns, or lets an exception out
	throws  bool               // something that does nothing to memory may throw
	secret  map[*ir.Value]bool // objects of which nobody knows when the function has returned
	gone    map[*ir.Value]*ir.Value
	changed bool
}

// ends finds where the function ends.
func (w *work) ends() {
	w.left, w.secret = map[memssa.ID]bool{}, map[*ir.Value]bool{}
	for _, b := range w.tree.ReversePostorder() {
		switch t := b.Terminator(); t.Op {
		case ir.OpRet, ir.OpResume:
			w.left[w.mem.AtEnd(b)] = true
		case ir.OpCleanupRet, ir.OpCatchSwitch:
			w.left[w.mem.AtEnd(b)] = true // the caller may be next
		}
		for _, v := range b.Instrs {
			if v.Op == ir.OpCall && v.Effects()&ir.Unwinds != 0 && w.mem.Of(v) == memssa.None {
				w.throws = true
			}
		}
	}
}

// A target is what an instruction writes, all of it and nothing else, if it is executed.
type target struct {
	alias.Location
	size uint64 // 0 where it is not known
}

// written is what a store, memset, memcpy or another call that does nothing else writes. What
// is volatile, or ordered, does more than that: ok is false.
func (w *work) written(v *ir.Value) (t target, ok bool) {
	switch {
	case v.Op == ir.OpStore && v.Effects()&ir.Ordered == 0:
		t.Location, _ = w.alias.Of(v)
	case memory.IsTransfer(v) && isZero(v.Args[4]):
		t.Location = alias.Destination(v)
	case v.Op == ir.OpCall && v.NumUses() == 0:
		p := onlyWrites(v)
		if p == nil {
			return t, false
		}
		t.Location = alias.Location{Ptr: p, Size: alias.Size{Kind: alias.Around}}
	default:
		return t, false
	}
	if t.Size.Kind == alias.Exact {
		t.size = t.Size.Bytes
	}
	return t, true
}

// onlyWrites is the one argument by which a call writes memory, where that is all that it
// does besides reading some; nil if it may do more.
func onlyWrites(v *ir.Value) (p *ir.Value) {
	if v.Effects()&(ir.Unwinds|ir.Hangs|ir.Ordered) != 0 || memory.IsMarker(v) || memory.IsTransfer(v) || v.Pinned() || v.Flags&ir.MustTail != 0 ||
		len(v.Aux.(*ir.Call).Bundles) > 0 || v.CalledFunc() == nil || v.Memory()&^ir.EveryMemory(ir.Reads)&^ir.MemoryOf(ir.ArgMem, ir.Writes) != 0 {
		return nil
	}
	for i, a := range v.CallArgs() {
		if !a.Type.HoldsPointers() {
			continue
		}
		sets := memory.ParamAttrs(v, i)
		if sets[0].Has("readonly") || sets[1].Has("readonly") || sets[0].Has("readnone") || sets[1].Has("readnone") || sets[0].Has("byval") || sets[1].Has("byval") {
			continue
		}
		if p != nil || !a.Type.IsPtr() {
			return nil
		}
		p = a
	}
	return p
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
	if w.same(v, t) {
		return
	}
	w.absorb(v, t)
	live, why := w.live(v, t)
	switch {
	case len(live) == 0:
		w.remove(v, "nothing reads what this writes")
	case t.size > 0 && (live[0].from > 0 || live[len(live)-1].to < t.size):
		w.trim(v, t, live)
	case why != nil && w.env.Asked():
		w.missed(v, t, why)
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
	if id := w.mem.Of(v); id != memssa.None && w.left[id] {
		w.left[w.mem.Before(id)] = true
	}
	w.mem.Remove(v)
	w.gone[v] = nil
	w.changed = true
}

// sweep takes what is gone out, and what only that needed.
func (w *work) sweep() {
	for _, b := range slices.Backward(w.f.Blocks) {
		for _, v := range slices.Backward(b.Instrs) {
			if _, gone := w.gone[v]; gone || v.Op == ir.OpPhi || v.Op == ir.OpAlloca || v.NumUses() == 0 || !v.Removable() {
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
