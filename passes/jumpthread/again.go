package jumpthread

import (
	"slices"

	"rewrite/passes/ir"
)

// settled tells whether nothing came of a block when it was looked at before, and nothing by which that was told has changed.
func (w *work) settled(b *ir.Block, mark uint64) bool {
	was, looked := w.seen[b]
	return looked && was == mark
}

// free tells whether nothing was decided in this round about what leads to a block, which would have kept that from being copied.
func (w *work) free(b *ir.Block) bool {
	return !slices.ContainsFunc(b.Preds(), func(p *ir.Block) bool { return w.busy[p] })
}

// marks are numbers of blocks, by their place in reverse postorder, that stay from round to round unless something changes by which it
// is told where a block goes: what is computed in it and in the blocks above, by which edges control comes to these, and the same
// of the two blocks on each way before it. What changed in other blocks can tell more of a value only by a phi that has the same
// operands as before; that is not looked for.
func (w *work) marks() []uint64 {
	order := w.tree.ReversePostorder()
	marks := make([]uint64, len(order))
	for n, b := range order {
		h := uint64(0)
		if d := w.tree.Idom(b); d != nil {
			h = marks[w.tree.Number(d)]
		}
		if w.heads(b) {
			h = mix(h, 1)
		}
		if w.irregular[b] {
			h = mix(h, 2)
		}
		for _, p := range b.Preds() {
			h = mix(h, uint64(p.Terminator().ID))
		}
		for _, v := range b.Instrs {
			h = mix(h, uint64(v.ID))
			for _, a := range v.Args {
				h = mix(h, uint64(a.ID))
			}
		}
		marks[n] = h
	}
	return w.widened(w.widened(marks))
}

// widened are marks that change with those of the blocks before, too.
func (w *work) widened(marks []uint64) []uint64 {
	wide := make([]uint64, len(marks))
	for n, b := range w.tree.ReversePostorder() {
		h := marks[n]
		for _, p := range b.Preds() {
			if w.tree.Reachable(p) {
				h = mix(h, marks[w.tree.Number(p)])
			}
		}
		wide[n] = h
	}
	return wide
}

// mix is a hash of a number and what was hashed before.
func mix(h, x uint64) uint64 {
	h = (h ^ x) * 0x9e3779b97f4a7c15
	return h ^ h>>29
}
