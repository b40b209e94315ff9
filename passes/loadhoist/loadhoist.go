// Package loadhoist reads and fills memory once where several places, or rounds of a loop, did it.
//
//	entry: br i1 %c, label %l, label %r     entry: %x = load i32, ptr @g
//	l:     %x = load i32, ptr @g                   br i1 %c, label %l, label %r
//	r:     %y = load i32, ptr @g
//
// A load that each way from a block comes to, of memory that nothing on these ways writes, is done once
// in front of them (busy.go). Loads are not invented: one of those that go would have been executed, so
// that nothing traps or races that did not.
//
//	loop:  store i32 1, ptr %a              entry: store i32 1, ptr %a
//	       store i32 2, ptr %a.4                   store i32 2, ptr %a.4
//	       %x = load i32, ptr %a.i          loop:  %x = load i32, ptr %a.i
//
// A local array that each round of a loop fills with the same, and that nothing else in the loop
// writes, is filled in front of the loop (fill.go).
//
// Left to others: a load behind one that is the same (gvn), other operations that are busy (simplifycfg, where ways begin alike),
// invariant loads and stores to memory that others know of (licm).
//
// Knoop, Ruething and Steffen, "Lazy Code Motion" (1992), call "very busy", or anticipated, what is computed
// on all ways from a place.
package loadhoist

import (
	"rewrite/passes/analysis/cfg"
	"rewrite/passes/analysis/manager"
	"rewrite/passes/analysis/memssa"
	"rewrite/passes/internal/edit"
	"rewrite/passes/ir"
	"rewrite/passes/ir/remark"
	"rewrite/passes/pass"
)

// Run hoists loads and fills of a function.
func Run(f *ir.Func, e *pass.Env) manager.Kept {
	an := e.Of(f)
	w := &work{f: f, say: e.Remarks(f), tree: an.Dom(), loops: an.Loops(), gone: map[*ir.Value]*ir.Value{}}
	kept := manager.Shape
	if filled := w.fills(); filled {
		an.Keep(manager.Shape) // stores are elsewhere now
		w.changed = true
	}
	if w.candidates() {
		w.mem = an.Memory()
		w.busy()
		kept |= manager.Memory
	}
	if !w.changed {
		return manager.All
	}
	for v, by := range w.gone {
		for w.gone[by] != nil { // what stood for it went, too
			by = w.gone[by]
		}
		w.gone[v] = by
	}
	edit.Done(f, w.gone)
	return kept
}

type work struct {
	f       *ir.Func
	say     *remark.Remarks
	tree    *ir.DomTree
	loops   *cfg.LoopNest
	mem     *memssa.SSA
	gone    map[*ir.Value]*ir.Value // what stands for instructions that go
	changed bool
}

// goesOn tells whether control that comes to an instruction gets past it: it comes back, and does not
// end the program.
func goesOn(v *ir.Value) bool {
	return v.Effects()&(ir.Unwinds|ir.Hangs) == 0 && v.Flags&ir.Volatile == 0
}
