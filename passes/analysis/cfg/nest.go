package cfg

import (
	"slices"

	"rewrite/passes/ir"
)

// A LoopNest is the natural loops of a function, and what cycles are no natural
// loops.
type LoopNest struct {
	Top  []*Loop             // loops in no other, in the reverse postorder of their headers
	All  []*Loop             // every loop, outer before inner: in the reverse postorder of their headers
	loop []*Loop             // by Block.ID: innermost
	at   []*ir.Block         // the blocks as they were numbered then, by Block.ID
	made map[*ir.Block]*Loop // of blocks that came since, nil for none; see Add

	// Irreducible are the regions that are entered at more than one block: the
	// strongly connected components of more than one block that are left when
	// all back edges (to a dominator) are taken away. Hecht and Ullman,
	// "Characterizations of Reducible Flow Graphs" (1974): a flow graph is
	// reducible if and only if there are none. Each is in reverse postorder.
	Irreducible [][]*ir.Block
}

// Of is the innermost loop that a block is in, nil for none.
func (n *LoopNest) Of(b *ir.Block) *Loop {
	if n.made != nil {
		return n.now(b)
	}
	return n.loop[b.ID]
}

// Depth is the number of loops around a block.
func (n *LoopNest) Depth(b *ir.Block) int {
	if l := n.Of(b); l != nil {
		return l.Depth
	}
	return 0
}

// Common is the innermost loop around two loops, which may be one of them; nil for none.
func Common(a, b *Loop) *Loop {
	for a != b {
		switch {
		case a == nil || b == nil:
			return nil
		case a.Depth >= b.Depth:
			a = a.Parent
		default:
			b = b.Parent
		}
	}
	return a
}

// Equal tells whether two nests are the same, of the same blocks in the same order. The order is the same for the same function: loops
// and blocks of them are in reverse postorder, latches in that of Func.Blocks.
func (n *LoopNest) Equal(o *LoopNest) bool {
	header := func(l *Loop) *ir.Block {
		if l == nil {
			return nil
		}
		return l.Header
	}
	return slices.EqualFunc(n.All, o.All, func(a, b *Loop) bool {
		return a.Header == b.Header && header(a.Parent) == header(b.Parent) && slices.Equal(a.Latches, b.Latches) && slices.Equal(a.Blocks, b.Blocks)
	}) && slices.EqualFunc(n.loop, o.loop, func(a, b *Loop) bool { return header(a) == header(b) }) &&
		slices.EqualFunc(n.Irreducible, o.Irreducible, slices.Equal)
}

// Loops finds the natural loops, and the irreducible regions. Blocks that are
// not reached are in none.
//
// Each block is taken up once by its innermost loop; outer loops step over inner ones as a whole, from
// their headers to what is before. So the time is linear in edges and in the depth of nests. This is
// how LLVM's LoopInfo does it.
func Loops(f *ir.Func) *LoopNest {
	n := &LoopNest{loop: make([]*Loop, len(f.Blocks))}
	if len(f.Blocks) == 0 {
		return n
	}
	n.find(f, f.Dominators())
	if len(n.Top) > 0 {
		n.at = slices.Clone(f.Blocks)
	}
	return n
}

// find is Loops, of a nest that has none yet.
func (n *LoopNest) find(f *ir.Func, t *ir.DomTree) {
	rpo := t.ReversePostorder()
	regular := true
	// Headers from the last to the first, so that inner loops are there when an
	// outer one comes upon them: it takes them in whole, by their outermost.
	for i := len(rpo) - 1; i >= 0; i-- {
		h := rpo[i]
		var l *Loop
		for _, p := range h.Preds() {
			switch {
			case t.Number(p) < i: // not reached, or on the way here
			case !t.Dominates(h, p):
				regular = false
			default:
				if l == nil {
					l = &Loop{Header: h}
				}
				l.addLatch(p)
			}
		}
		if l == nil {
			continue
		}
		work := slices.Clone(l.Latches)
		for len(work) > 0 {
			b := work[len(work)-1]
			work = work[:len(work)-1]
			if !t.Reachable(b) {
				continue
			}
			inner := n.loop[b.ID]
			if inner == nil {
				n.loop[b.ID] = l
				if b != h {
					work = append(work, b.Preds()...)
				}
				continue
			}
			// the outermost loop found so far that has the block; it is l itself if the block
			// was met before
			for inner.Parent != nil {
				inner = inner.Parent
			}
			if inner != l {
				inner.Parent = l
				work = append(work, inner.Header.Preds()...)
			}
		}
	}
	n.order(t)
	if !regular { // a walk in depth first comes back to a block by an edge that is no back edge
		n.Irreducible = irreducible(f, t)
	}
}

// addLatch is told of each edge from a latch, those of one side by side, as predecessors are.
func (l *Loop) addLatch(b *ir.Block) {
	if k := len(l.Latches); k == 0 || l.Latches[k-1] != b {
		l.Latches = append(l.Latches, b)
	}
}

// order lists loops and their blocks, from what loop each block is in and which is around which.
func (n *LoopNest) order(t *ir.DomTree) {
	n.Top, n.All = nil, nil
	for _, b := range t.ReversePostorder() { // outer headers are before inner ones
		l := n.loop[b.ID]
		if l != nil && l.Header == b {
			n.All = append(n.All, l)
			l.Children, l.Blocks = nil, l.Blocks[:0]
			if l.Parent == nil {
				l.Depth = 1
				n.Top = append(n.Top, l)
			} else {
				l.Depth = l.Parent.Depth + 1
				l.Parent.Children = append(l.Parent.Children, l)
			}
		}
		for ; l != nil; l = l.Parent {
			l.Blocks = append(l.Blocks, b)
		}
	}
}

// irreducible are the strongly connected components without back edges, by
// Tarjan's algorithm on a stack of its own.
//
// In a reducible graph back edges are all that closes cycles, so what is left is acyclic.
func irreducible(f *ir.Func, t *ir.DomTree) [][]*ir.Block {
	const unseen, done = 0, -1
	index := make([]int32, len(f.Blocks)) // from 1; done when in a component
	low := make([]int32, len(f.Blocks))
	var open []*ir.Block
	var out [][]*ir.Block
	type frame struct {
		b    *ir.Block
		next int
	}
	next := int32(0)
	enter := func(b *ir.Block) frame {
		next++
		index[b.ID], low[b.ID] = next, next
		open = append(open, b)
		return frame{b: b}
	}
	for stack := []frame{enter(f.Entry())}; len(stack) > 0; {
		top := &stack[len(stack)-1]
		b := top.b
		if succs := b.Succs(); top.next < len(succs) {
			s := succs[top.next]
			top.next++
			switch {
			case t.Dominates(s, b), index[s.ID] == done: // a back edge
			case index[s.ID] == unseen:
				stack = append(stack, enter(s))
			default:
				low[b.ID] = min(low[b.ID], index[s.ID])
			}
			continue
		}
		stack = stack[:len(stack)-1]
		if len(stack) > 0 {
			up := stack[len(stack)-1].b
			low[up.ID] = min(low[up.ID], low[b.ID])
		}
		if low[b.ID] < index[b.ID] {
			continue
		}
		var part []*ir.Block
		for {
			x := open[len(open)-1]
			open = open[:len(open)-1]
			index[x.ID] = done
			part = append(part, x)
			if x == b {
				break
			}
		}
		if len(part) > 1 {
			slices.SortFunc(part, func(a, b *ir.Block) int { return t.Number(a) - t.Number(b) })
			out = append(out, part)
		}
	}
	slices.SortFunc(out, func(a, b []*ir.Block) int { return t.Number(a[0]) - t.Number(b[0]) })
	return out
}
