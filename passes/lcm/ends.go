package lcm

import "rewrite/passes/ir"

// maxSteps bounds how many blocks are looked at for where values of a function end, maxRange for one value.
const (
	maxSteps = 20_000_000
	maxRange = 200_000
)

// findEnds finds, for each value that is used in other blocks than its own, in which of these it is not live any more at the end: from each
// use it is live on all ways back to where it is computed (Appel and Palsberg, "Modern Compiler Implementation", 19.6).
func (w *work) findEnds() {
	w.f.Entry().Preds() // numbers the blocks
	n := len(w.f.Blocks)
	w.ends, w.unclear = make([][]*ir.Value, n), make([]bool, n)
	out := make([]int32, n) // the last value that is live at the end of the block, and at its start
	in := make([]int32, n)
	used := make([]int32, n) // the last value that is used in the block
	var todo []*ir.Block
	steps := 0
	find := func(v *ir.Value) {
		stamp := int32(v.ID) + 1
		spent := 0
		atEnd := func(b *ir.Block) {
			if out[b.ID] != stamp {
				out[b.ID] = stamp
				if b != v.Block {
					todo = append(todo, b)
				}
			}
		}
		todo = todo[:0]
		for _, u := range v.Uses() {
			if b := u.Block(); u.User.Op == ir.OpPhi {
				atEnd(b)
			} else if b != v.Block {
				todo = append(todo, b)
			}
		}
		if len(todo) == 0 {
			return
		}
		for len(todo) > 0 && spent < maxRange && steps < maxSteps {
			b := todo[len(todo)-1]
			todo = todo[:len(todo)-1]
			if in[b.ID] == stamp {
				continue
			}
			in[b.ID] = stamp
			for _, p := range b.Preds() {
				atEnd(p)
				spent++
				steps++
			}
		}
		for _, u := range v.Uses() {
			b := u.User.Block
			switch {
			case u.User.Op == ir.OpPhi || b == v.Block || used[b.ID] == stamp:
			case len(todo) > 0:
				w.unclear[b.ID] = true
			case out[b.ID] != stamp:
				w.ends[b.ID] = append(w.ends[b.ID], v)
			}
			if u.User.Op != ir.OpPhi {
				used[b.ID] = stamp
			}
		}
	}
	for _, v := range w.f.Params {
		find(v)
	}
	for _, b := range w.f.Blocks {
		for _, v := range b.Instrs {
			if v.NumUses() > 0 {
				find(v)
			}
		}
	}
}
