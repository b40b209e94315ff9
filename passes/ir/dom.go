package ir

// A DomTree is the dominator tree of a function's blocks: block a dominates
// block b if every path from the entry to b goes through a. Blocks that no
// path reaches have no place in the tree; as in LLVM everything dominates
// them, and they dominate nothing else.
//
// It follows Cooper, Harvey and Kennedy, "A Simple, Fast Dominance Algorithm"
// (2001): immediate dominators are refined over the blocks in reverse
// postorder until nothing changes, where two candidates meet at the nearest
// common ancestor of the tree so far. Code without irreducible loops takes two
// rounds.
type DomTree struct {
	rpo  []*Block // the reachable blocks in reverse postorder, the entry first
	num  []int32  // by Block.ID: place in rpo, -1 for an unreachable block
	idom []int32  // by place in rpo: place of the immediate dominator; the entry's is its own
	pre  []int32  // by place in rpo: number in a preorder walk of the tree
	size []int32  // by place in rpo: number of blocks in the subtree
}

// Dominators gives the dominator tree. It is kept on the function until
// InvalidateCFG; instructions may come and go in the meantime.
func (f *Func) Dominators() *DomTree {
	if f.dom == nil || !f.cfg {
		if !f.cfg {
			f.computePreds()
		}
		f.dom = newDomTree(f)
	}
	return f.dom
}

func newDomTree(f *Func) *DomTree {
	t := &DomTree{num: make([]int32, len(f.Blocks))}
	if len(f.Blocks) == 0 {
		return t
	}
	t.rpo = reversePostorder(f, t.num)
	n := len(t.rpo)
	ints := make([]int32, 3*n)
	t.idom, t.pre, t.size = ints[:n], ints[n:2*n], ints[2*n:]

	const none = -1
	for i := 1; i < n; i++ {
		t.idom[i] = none
	}
	for changed := true; changed; {
		changed = false
		for i := 1; i < n; i++ {
			d := int32(none)
			for _, p := range t.rpo[i].preds {
				j := t.num[p.ID]
				switch {
				case j < 0 || t.idom[j] == none: // unreachable, or not met yet
				case d == none:
					d = j
				default:
					for d != j { // ancestors have smaller places
						for d > j {
							d = t.idom[d]
						}
						for j > d {
							j = t.idom[j]
						}
					}
				}
			}
			if t.idom[i] != d {
				t.idom[i], changed = d, true
			}
		}
	}

	// A dominator stands before what it dominates in reverse postorder, so one
	// sweep back adds up the subtrees and one forward deals out preorder numbers.
	for i := n - 1; i >= 0; i-- {
		t.size[i]++
		if i > 0 {
			t.size[t.idom[i]] += t.size[i]
		}
	}
	next := make([]int32, n) // the number of the next child
	next[0] = 1
	for i := 1; i < n; i++ {
		d := t.idom[i]
		t.pre[i] = next[d]
		next[d] += t.size[i]
		next[i] = t.pre[i] + 1
	}
	return t
}

// reversePostorder lists the blocks that the entry reaches and enters their
// places into num, -1 for the others.
func reversePostorder(f *Func, num []int32) []*Block {
	const unseen, open = -1, -2
	for i := range num {
		num[i] = unseen
	}
	type frame struct {
		b    *Block
		succ int // successors visited so far
	}
	order := make([]*Block, len(f.Blocks)) // filled from the end
	at := len(order)
	stack := make([]frame, 1, 32)
	stack[0] = frame{b: f.Entry()}
	num[f.Entry().ID] = open
	for len(stack) > 0 {
		top := &stack[len(stack)-1]
		if succs := top.b.Succs(); top.succ < len(succs) {
			s := succs[top.succ]
			top.succ++
			if num[s.ID] == unseen {
				num[s.ID] = open
				stack = append(stack, frame{b: s})
			}
			continue
		}
		at--
		order[at] = top.b
		stack = stack[:len(stack)-1]
	}
	order = order[at:]
	for i, b := range order {
		num[b.ID] = int32(i)
	}
	return order
}

// ReversePostorder is the reachable blocks, each before its successors except
// along the back edges of loops. The entry is first. Not to be changed.
func (t *DomTree) ReversePostorder() []*Block { return t.rpo }

// Number is the place of a block in ReversePostorder, -1 when it is unreachable.
func (t *DomTree) Number(b *Block) int { return int(t.num[b.ID]) }

// Reachable tells whether a path leads from the entry to b.
func (t *DomTree) Reachable(b *Block) bool { return t.num[b.ID] >= 0 }

// Idom is the immediate dominator: the last block before b that all paths from
// the entry to b go through. It is nil for the entry and for unreachable blocks.
func (t *DomTree) Idom(b *Block) *Block {
	i := t.num[b.ID]
	if i <= 0 {
		return nil
	}
	return t.rpo[t.idom[i]]
}

// Dominates tells whether a dominates b. A block dominates itself, everything
// dominates an unreachable block, and an unreachable block dominates no
// reachable one.
func (t *DomTree) Dominates(a, b *Block) bool {
	i, j := t.num[a.ID], t.num[b.ID]
	if j < 0 || i < 0 {
		return j < 0
	}
	return t.pre[j]-t.pre[i] >= 0 && t.pre[j]-t.pre[i] < t.size[i]
}

// DominatesEdge tells whether every path from the entry to b takes the edge
// from one block to the other, which it does only if it is their only edge.
func (t *DomTree) DominatesEdge(from, to, b *Block) bool {
	if !t.Dominates(to, b) {
		return false
	}
	edges := 0
	for _, p := range to.preds {
		if p == from {
			edges++
		} else if !t.Dominates(to, p) {
			return false // a way around the edge; a back edge would be none
		}
	}
	return edges == 1
}

// DominatesValue tells whether def is available where use happens: at the user,
// or for a phi at the end of the incoming block. Leaves are available
// everywhere; an invoke's result only along its normal edge. Two instructions
// of one block are told apart by a walk over the block, so a client with many
// such questions numbers the instructions itself.
func (t *DomTree) DominatesValue(def *Value, use Use) bool {
	if def.Block == nil {
		return true
	}
	at := use.block()
	if ok, decided := t.dominatesAt(def, use, at); decided {
		return ok
	}
	return at.IndexOf(def) < at.IndexOf(use.User)
}

// dominatesAt decides DominatesValue but for two instructions of one block.
func (t *DomTree) dominatesAt(def *Value, use Use, at *Block) (ok, decided bool) {
	switch {
	case !t.Reachable(at):
		return true, true
	case !t.Reachable(def.Block):
		return false, true
	case def.Op == OpInvoke:
		normal := def.Targets[0]
		if use.User.Op == OpPhi && use.User.Block == normal && at == def.Block {
			return true, true // the phi takes it on the normal edge itself
		}
		return t.DominatesEdge(def.Block, normal, at), true
	case def.Block != at:
		return t.Dominates(def.Block, at), true
	case use.User.Op == OpPhi:
		return true, true // used at the end of the block
	}
	return false, false
}

// block is where the use happens.
func (u Use) block() *Block {
	if u.User.Op == OpPhi {
		return u.User.Targets[u.Index]
	}
	return u.User.Block
}
