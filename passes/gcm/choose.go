package gcm

import (
	"slices"

	"rewrite/passes/analysis/alias"
	"rewrite/passes/analysis/memssa"
	"rewrite/passes/ir"
)

// maxSteps bounds how many blocks are looked at for one operation, maxLoads in how many of them it is asked whether memory is the same.
const (
	maxSteps = 1000
	maxLoads = 32
)

// choose finds the place of each operation, from users to operands, and tells whether there is one that moves.
func (w *work) choose() (moves bool) {
	rpo := w.tree.ReversePostorder()
	for i := len(rpo) - 1; i >= 0; i-- {
		b := rpo[i]
		for j := len(b.Instrs) - 1; j >= 0; j-- {
			v := b.Instrs[j]
			if w.early[v.ID] == nil {
				continue
			}
			if to := w.chosen(v); to != b {
				w.place[v.ID] = to
				moves = true
			}
		}
	}
	return moves
}

// placed is the block in which an instruction will be.
func (w *work) placed(v *ir.Value) *ir.Block {
	if to := w.place[v.ID]; to != nil {
		return to
	}
	return v.Block
}

// latest is the common dominator of an operation's uses, nil if it has none.
func (w *work) latest(v *ir.Value) (late *ir.Block) {
	for _, u := range v.Uses() {
		b := u.Block()
		if u.User.Op != ir.OpPhi {
			b = w.placed(u.User)
		}
		if !w.tree.Reachable(b) {
			continue
		}
		if late == nil {
			late = b
		} else {
			late = w.common(late, b)
		}
	}
	return late
}

// chosen is where an operation goes: of the blocks from the common dominator of its uses up to the earliest one, a block in the fewest
// loops, and of these the last.
func (w *work) chosen(v *ir.Value) *ir.Block {
	old, early, late := v.Block, w.early[v.ID], w.latest(v)
	if late == nil || late == old && early == old {
		return old
	}
	var best *ir.Block
	asked := 0
	x := late
	for steps := 0; x != nil && w.tree.Dominates(early, x) && steps < maxSteps; steps++ {
		ok := w.may(v, x)
		if ok && x != old && w.tree.Dominates(old, x) { // downwards
			if v.Op == ir.OpLoad {
				if asked++; asked > maxLoads {
					break
				}
			}
			ok = w.down(v, x) && w.pays(v, x)
		}
		if ok {
			best = x
			if free(v) {
				break
			}
		}
		x = w.above(v, x, ok)
	}
	switch {
	case best != nil:
		return best
	case w.tree.Dominates(old, late):
		return old
	}
	return early
}

// free tells whether an operation is no work, or done by the instructions that use it: in front of a loop it would be a
// value more that is live in the loop, and nothing would be won. It goes there with those that use it.
func free(v *ir.Value) bool {
	switch v.Op {
	case ir.OpPtrToInt, ir.OpIntToPtr, ir.OpPtrToAddr, ir.OpBitCast, ir.OpTrunc:
		return true
	case ir.OpGEP:
		return !slices.ContainsFunc(v.Args[1:], func(x *ir.Value) bool { return x.Op != ir.OpInt })
	}
	return false
}

// may tells whether an operation may be put into a block between its operands and its uses: it is executed there at most as often as
// where it stands.
//
// What is in no other loop and no other cycle than it stands in lies on no cycle that does not go through its place, where one dominates the other.
func (w *work) may(v *ir.Value, b *ir.Block) bool {
	if b == v.Block {
		return true
	}
	l := w.nest.Of(b)
	return w.info(b).open && (l == nil || l.Contains(w.nest, v.Block))
}

// above is the next block to look at on the way up the dominator tree: behind one to which the operation may go
// only one in fewer loops is better, and a loop that it is not in is left as a whole.
func (w *work) above(v *ir.Value, b *ir.Block, ok bool) *ir.Block {
	if ok {
		return w.info(b).shallower
	}
	l := w.nest.Of(b)
	if l == nil || l.Contains(w.nest, v.Block) {
		return w.tree.Idom(b)
	}
	for l.Parent != nil && !l.Parent.Contains(w.nest, v.Block) {
		l = l.Parent
	}
	return w.tree.Idom(l.Header)
}

// down tells whether an operation gives the same in a block below its own, at its beginning.
func (w *work) down(v *ir.Value, b *ir.Block) bool {
	if v.Op != ir.OpLoad {
		return true
	}
	if w.frees && !w.judge.May(v) {
		return false
	}
	w.mem = w.an.Memory()
	tired := w.mem.Counts().Tired
	by := w.mem.ClobberOf(w.mem.AtStart(b), w.location(v))
	// An answer that was given for want of fuel lies anywhere, and would be another one for a load that moved already.
	return w.mem.Counts().Tired == tired && (by == memssa.LiveOnEntry || w.mem.Above(by, w.mem.Of(v)))
}

// location is what a load reads. Its metadata is left out: types tell accesses apart in the order in which they stand,
// as memory may be given another one.
func (w *work) location(v *ir.Value) alias.Location {
	return w.mem.Alias().At(v.Args[0], v.Type)
}

// maxUses and maxTree bound how many uses of an operand are looked at, and how many operands that go along with what uses them.
const (
	maxUses = 32
	maxTree = 8
)

// pays tells whether an operation may go down to a block without more values being live on the way: its result is not any more, and its operands that
// are needed nowhere further down are instead. One may be, where the block is executed on some ways only.
func (w *work) pays(v *ir.Value, to *ir.Block) bool {
	if w.info(to).depth < w.info(v.Block).depth {
		return true // it is executed once, and not in each round
	}
	most := 0
	if !w.post.Dominates(to, v.Block) {
		most = 1
	}
	tree := 0
	return w.longer(v, to, &tree) <= most
}

// longer counts the values that are live longer if an operation goes down to a block, with the operands that only it uses.
func (w *work) longer(v *ir.Value, to *ir.Block, tree *int) (n int) {
	for i, x := range v.Args {
		switch {
		case x.Block == nil && x.Op != ir.OpParam || slices.Contains(v.Args[:i], x) || w.needed(x, v, to):
		case x.NumUses() == 1 && w.early[x.ID] != nil && x.Op != ir.OpLoad && *tree < maxTree:
			*tree++
			n += w.longer(x, to, tree)
		default:
			n++
		}
	}
	return n
}

// needed tells whether a value is live at the beginning of a block for others than one user.
func (w *work) needed(x, user *ir.Value, at *ir.Block) bool {
	l := w.nest.Of(at)
	for l != nil && x.Block != nil && l.Contains(w.nest, x.Block) {
		l = nil
	}
	for i, u := range x.Uses() {
		if i == maxUses {
			return true
		}
		if u.User == user {
			continue
		}
		b := u.Block()
		if u.User.Op != ir.OpPhi {
			b = w.placed(u.User)
		}
		if w.tree.Dominates(at, b) || l != nil && l.Contains(w.nest, b) {
			return true
		}
	}
	return false
}
