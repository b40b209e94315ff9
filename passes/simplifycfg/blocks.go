package simplifycfg

import (
	"slices"

	"rewrite/passes/internal/edit"
	"rewrite/passes/ir"
)

// unreachable removes the blocks that no way leads to from the entry.
func (w *work) unreachable() bool {
	return edit.RemoveUnreachable(w.f, w.taken, func(b *ir.Block) {
		if !w.dead[b] {
			w.say.Applied(b.Instrs[0], "this block is never reached")
		}
	})
}

// single replaces the phis of a block with one edge into it.
func (w *work) single(b *ir.Block) bool {
	if len(b.Phis()) == 0 || len(b.Preds()) != 1 {
		return false
	}
	w.say.Applied(b.Instrs[0], "there is one way to this phi")
	edit.FoldPhis(b, func(phi, v *ir.Value) { w.gone[phi] = v })
	return true
}

// fuse appends to a block the one that it only leads to, if no other way leads there.
//
//	b: ...             b: ...
//	   br label %s        ... of s
//	s: ... of s
func (w *work) fuse(b *ir.Block) bool {
	t := b.Terminator()
	if t.Op != ir.OpBr || len(t.Targets) != 1 {
		return false
	}
	s := t.Targets[0]
	if s == b || w.taken[s] || s == w.f.Entry() || len(s.Preds()) != 1 || slices.ContainsFunc(s.Instrs, edit.IsHeart) {
		return false
	}
	w.single(s)
	w.say.Applied(t, "the block that this leads to has no other way in: they are one now")
	for _, x := range s.Succs() {
		edit.RenamePred(x, s, b)
	}
	dbg := t.Dbg
	t.Dbg = nil
	t.Erase()
	s.Instrs[0].PrependDbg(dbg)
	b.Take(s)
	// What is left of s has no way in, and must still be a block.
	end := w.f.NewInstr(ir.OpUnreachable, ir.Void)
	s.Append(end)
	w.dead[s] = true
	return true
}
