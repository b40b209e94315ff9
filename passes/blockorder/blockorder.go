// Package blockorder puts the blocks of a function into the order in which they
// are best laid out: falling through where control mostly goes on.
//
//	entry, cold, loop, done        entry, loop, done, cold
//
// Nothing but the order changes. The entry stays first. Behind a block comes one
// that it goes to and that has no place yet:
//
//  1. the target of a direct jump, if it has one way on;
//  2. else the target that is taken most, by the weights of !prof, if it has them;
//  3. of equal ones, one that stays in the innermost loop of the block, so that
//     it leads back to the header, before one that leaves it;
//  4. of equal ones, a block of at most four instructions before a larger one;
//  5. of equal ones, the first in the order of the terminator.
//
// Where none is left, the order goes on with the best target, by the same criteria,
// of the last block that has one left. So each block is behind a predecessor with
// a way from the entry, and its dominators are before it. Blocks that are never
// reached come last, in the order that they had.
//
// It is a depth-first form of Pettis and Hansen's chains, "Profile Guided Code
// Positioning" (1990), with their weights estimated as in Ball and Larus, "Branch
// Prediction for Free" (1993), where there is no profile.
package blockorder

import (
	"cmp"
	"slices"

	"rewrite/passes/analysis/cfg"
	"rewrite/passes/analysis/manager"
	"rewrite/passes/internal/hints"
	"rewrite/passes/ir"
	"rewrite/passes/pass"
)

// small is the most instructions of a block that goes before larger ones.
const small = 4

// Run orders the blocks of a function.
func Run(f *ir.Func, e *pass.Env) manager.Kept {
	if len(f.Blocks) < 3 {
		return manager.All
	}
	o := &order{loops: e.Of(f).Loops(), placed: make([]bool, len(f.Blocks))}
	o.from(f.Entry())
	for _, b := range f.Blocks {
		if !o.placed[b.ID] {
			o.blocks = append(o.blocks, b)
		}
	}
	if slices.Equal(o.blocks, f.Blocks) {
		return manager.All
	}
	moved := 0
	for i, b := range o.blocks {
		if f.Blocks[i] != b {
			moved++
		}
		b.ID = i
	}
	e.Remarks(f).Applied(nil, "%d of %d blocks have another place", moved, len(f.Blocks))
	f.SetBlocks(o.blocks)
	f.MarkChanged()
	return manager.None
}

// order is the work on a function.
type order struct {
	loops  *cfg.LoopNest
	blocks []*ir.Block
	placed []bool // by Block.ID
}

// from places all blocks that an entry leads to.
func (o *order) from(entry *ir.Block) {
	// The targets that are left of the blocks so far, the best of each last.
	var left []*ir.Block
	for left = append(left, entry); len(left) > 0; {
		b := left[len(left)-1]
		left = left[:len(left)-1]
		if o.placed[b.ID] {
			continue
		}
		o.placed[b.ID] = true
		o.blocks = append(o.blocks, b)
		next := o.targets(b)
		slices.Reverse(next)
		left = append(left, next...)
	}
}

// targets are the blocks that a block goes to, the best first.
func (o *order) targets(b *ir.Block) []*ir.Block {
	var list []*ir.Block
	t := b.Terminator()
	weight := map[*ir.Block]uint64{}
	w := hints.Weights(t)
	for i, s := range t.Targets {
		if !slices.Contains(list, s) {
			list = append(list, s)
		}
		if len(w) == len(t.Targets) {
			weight[s] += w[i]
		}
	}
	loop := o.loops.Of(b)
	rank := func(yes bool) int {
		if yes {
			return 0
		}
		return 1
	}
	slices.SortStableFunc(list, func(x, y *ir.Block) int {
		return cmp.Or(
			cmp.Compare(weight[y], weight[x]),
			cmp.Compare(rank(loop != nil && loop.Contains(o.loops, x)), rank(loop != nil && loop.Contains(o.loops, y))),
			cmp.Compare(rank(len(x.Instrs) <= small), rank(len(y.Instrs) <= small)))
	})
	return list
}
