// Package loopsimplify brings natural loops into the form that passes on loops expect: LLVM's "loop simplify form".
//
//	p: br i1 %c, label %h, label %x       p: br i1 %c, label %front, label %x
//	q: br label %h                        q: br label %front
//	h: ...                                front: br label %h                      the preheader
//	a: br i1 %d, label %h, label %b       h: ...
//	b: br i1 %e, label %h, label %x       a: br i1 %d, label %latch, label %b
//	x: ...                                b: br i1 %e, label %latch, label %out
//	                                      latch: br label %h                      the one back edge
//	                                      out: br label %x                        an exit of this loop alone
//	                                      x: ...
//
// A loop is then entered from one block that goes nowhere else, its preheader; it goes round by one edge, from its
// latch; and where it goes to outside is reached from the loop alone. What stands in the preheader is executed once,
// whenever the loop is; what stands in an exit, when it is left there.
//
// Loops that share a header, one in the other, are told apart (separate.go). A landing pad that invokes of a loop and others lead to becomes two.
//
// Where edges cannot be led elsewhere, by addresses of blocks or to where other exceptions go, they stay, with a remark.
// What !llvm.loop says of a loop goes to the new latch, as far as all back edges said it; so it does where an exit of a loop within is put
// on a back edge.
//
// LLVM, "Loop Terminology (and Canonical Forms)".
package loopsimplify

import (
	"maps"
	"slices"

	"rewrite/passes/analysis/cfg"
	"rewrite/passes/analysis/manager"
	"rewrite/passes/internal/edit"
	"rewrite/passes/internal/hints"
	"rewrite/passes/ir"
	"rewrite/passes/ir/remark"
	"rewrite/passes/pass"
)

// Run simplifies the loops of a function.
func Run(f *ir.Func, e *pass.Env) manager.Kept {
	an := e.Of(f)
	nest := an.Loops()
	say := e.Remarks(f)
	for _, r := range nest.Irreducible {
		say.Missed(r[0].Terminator(), "this cycle is no loop: it is entered at more than one block")
	}
	if len(nest.All) == 0 {
		return manager.All
	}
	gone := map[*ir.Value]*ir.Value{}
	for range maxShared {
		list := separate(f, nest, say)
		if list == nil {
			break
		}
		for phi, v := range gone {
			if now := list[v]; now != nil {
				gone[phi] = now
			}
		}
		maps.Copy(gone, list)
		nest = an.Loops()
	}
	w := &work{f: f, say: say, nest: nest, tree: an.Dom(), preds: map[*ir.Block][]*ir.Block{}, before: map[*ir.Block][]*ir.Block{}}
	for _, l := range nest.All {
		w.note(l.Header)
		for _, x := range w.exits(l) {
			w.note(x)
		}
	}
	for _, l := range slices.Backward(nest.All) {
		w.simplify(l)
	}
	if len(w.before) == 0 {
		if len(gone) == 0 {
			return manager.All
		}
		edit.Done(f, gone)
		return manager.Loops
	}
	var blocks []*ir.Block
	var place func(b *ir.Block)
	place = func(b *ir.Block) {
		for _, x := range w.before[b] {
			place(x)
		}
		blocks = append(blocks, b)
	}
	for _, b := range f.Blocks {
		place(b)
	}
	f.SetBlocks(blocks)
	an.Settle(nest)
	edit.Done(f, gone)
	return manager.Loops
}

// work has the edges as they are in between, which finding them anew after each change would take quadratic time for.
type work struct {
	f      *ir.Func
	say    *remark.Remarks
	nest   *cfg.LoopNest
	tree   *ir.DomTree               // of the blocks that are in the list
	preds  map[*ir.Block][]*ir.Block // of headers and exits, each once
	before map[*ir.Block][]*ir.Block // new blocks, by what they stand in front of
}

// note keeps the predecessors of a block.
func (w *work) note(b *ir.Block) {
	if w.preds[b] == nil {
		w.preds[b] = slices.Compact(slices.Clone(b.Preds())) // those of one block stand beside each other
	}
}

func (w *work) simplify(l *cfg.Loop) {
	h := l.Header
	var outside, latches []*ir.Block
	for _, p := range w.preds[h] {
		if l.Contains(w.nest, p) {
			latches = append(latches, p)
		} else {
			outside = append(outside, p)
		}
	}
	if len(outside) > 1 || len(outside) == 1 && len(outside[0].Succs()) > 1 {
		w.gather(h, outside, l.Parent, "a preheader")
	}
	if len(latches) > 1 {
		w.gather(h, latches, l, "one latch")
	}
	for _, x := range w.exits(l) {
		var inside []*ir.Block
		for _, p := range w.preds[x] {
			if l.Contains(w.nest, p) {
				inside = append(inside, p)
			}
		}
		if len(inside) < len(w.preds[x]) && !w.splitPad(x, inside, cfg.Common(l.Parent, w.nest.Of(x))) {
			w.gather(x, inside, cfg.Common(l.Parent, w.nest.Of(x)), "an exit of its own")
		}
	}
}

// gather leads all edges from some blocks to another one through a new block, in a loop.
func (w *work) gather(to *ir.Block, from []*ir.Block, in *cfg.Loop, what string) {
	if why := edit.CannotGather(to, from); why != "" {
		w.say.Missed(to.Terminator(), "this loop does not get %s: %s", what, why)
		return
	}
	mid := edit.Gather(to, from)
	w.say.Applied(to.Terminator(), "this loop gets %s", what)
	w.nest.Add(mid, in)
	w.preds[mid] = from
	w.preds[to] = append(slices.DeleteFunc(w.preds[to], func(p *ir.Block) bool { return slices.Contains(from, p) }), mid)
	w.before[to] = append(w.before[to], mid)
	hints.Follow(w.nest, mid, to, from)
}

// splitPad makes two landing pads of one that the invokes of a loop and others lead to: that of the loop is in a loop, too.
func (w *work) splitPad(x *ir.Block, inside []*ir.Block, in *cfg.Loop) bool {
	around := w.nest.Of(x)
	others := slices.DeleteFunc(slices.Clone(w.preds[x]), func(p *ir.Block) bool { return slices.Contains(inside, p) })
	if edit.CannotSplitPad(x) != "" || around != nil && around.Header == x || !slices.ContainsFunc(others, w.reached) {
		return false
	}
	mid, rest := edit.SplitPad(x, inside, others)
	w.say.Applied(x.Terminator(), "this loop gets a landing pad of its own")
	w.nest.Add(mid, in)
	w.nest.Add(rest, around)
	w.preds[mid], w.preds[rest], w.preds[x] = inside, others, []*ir.Block{mid, rest}
	w.before[x] = append(w.before[x], rest, mid)
	return true
}

// reached tells whether control may come to a block; new ones are made where it does.
func (w *work) reached(b *ir.Block) bool {
	old := b.ID < len(w.f.Blocks) && w.f.Blocks[b.ID] == b
	return !old || w.tree.Reachable(b)
}

// exits are the blocks that a loop goes to outside.
func (w *work) exits(l *cfg.Loop) (list []*ir.Block) {
	for _, b := range l.Blocks {
		for _, s := range b.Succs() {
			if !l.Contains(w.nest, s) && !slices.Contains(list, s) {
				list = append(list, s)
			}
		}
	}
	return list
}
