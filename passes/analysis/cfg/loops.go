package cfg

import (
	"slices"

	"rewrite/passes/ir"
)

// A Loop is a natural loop: a header and all blocks that reach one of its
// latches without passing the header, which dominates them. Loops that share a
// header are one loop.
type Loop struct {
	Header   *ir.Block
	Latches  []*ir.Block // the sources of back edges to Header, in the order of Func.Blocks
	Blocks   []*ir.Block // in reverse postorder, inner loops included; Header is first
	Parent   *Loop       // the innermost loop around this one, nil for none
	Children []*Loop     // in the reverse postorder of their headers
	Depth    int         // 1 for a loop in no other
}

// Contains tells whether a block is in the loop or in one inside it.
func (l *Loop) Contains(n *LoopNest, b *ir.Block) bool {
	for x := n.Of(b); x != nil; x = x.Parent {
		if x == l {
			return true
		}
	}
	return false
}

// Preheader is the one block outside from which alone the loop is entered and
// which goes nowhere else, nil if there is none.
func (l *Loop) Preheader(n *LoopNest) *ir.Block {
	var out *ir.Block
	for _, p := range l.Header.Preds() {
		if l.Contains(n, p) {
			continue
		}
		if out != nil {
			return nil
		}
		out = p
	}
	if out == nil || len(out.Succs()) != 1 {
		return nil
	}
	return out
}

// Exits are the blocks outside that the loop goes to, each once, in the order
// in which Blocks name them.
func (l *Loop) Exits(n *LoopNest) []*ir.Block {
	var out []*ir.Block
	for _, b := range l.Blocks {
		for _, s := range b.Succs() {
			if !l.Contains(n, s) && !slices.Contains(out, s) {
				out = append(out, s)
			}
		}
	}
	return out
}

// Leaving are the blocks of the loop that lead to an exit, each once, in their order, and
// whether no others lead there: the exit is dedicated to the loop.
func (l *Loop) Leaving(n *LoopNest, exit *ir.Block) (from []*ir.Block, dedicated bool) {
	dedicated = true
	for _, p := range exit.Preds() {
		switch {
		case !l.Contains(n, p):
			dedicated = false
		case !slices.Contains(from, p):
			from = append(from, p)
		}
	}
	return from, dedicated
}

// A LoopNest is the natural loops of a function, and what cycles are no natural
// loops.
type LoopNest struct {
	Top  []*Loop // loops in no other, in the reverse postorder of their headers
	All  []*Loop // every loop, outer before inner
	loop []*Loop // by Block.ID: innermost

	// Irreducible are the regions that are entered at more than one block: the
	// strongly connected components of more than one block that are left when
	// all back edges (to a dominator) are taken away. Hecht and Ullman,
	// "Characterizations of Reducible Flow Graphs" (1974): a flow graph is
	// reducible if and only if there are none. Each is in reverse postorder.
	Irreducible [][]*ir.Block
}

// Of is the innermost loop that a block is in, nil for none.
func (n *LoopNest) Of(b *ir.Block) *Loop { return n.loop[b.ID] }

// Depth is the number of loops around a block.
func (n *LoopNest) Depth(b *ir.Block) int {
	if l := n.loop[b.ID]; l != nil {
		return l.Depth
	}
	return 0
}

// Equal tells whether two nests are the same, of the same blocks in the same order.
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
	t := f.Dominators()
	rpo := t.ReversePostorder()
	// Headers from the last to the first, so that inner loops are there when an
	// outer one comes upon them: it takes them in whole, by their outermost.
	for i := len(rpo) - 1; i >= 0; i-- {
		h := rpo[i]
		var l *Loop
		for _, p := range h.Preds() {
			if t.Reachable(p) && t.Dominates(h, p) {
				if l == nil {
					l = &Loop{Header: h}
				}
				if !slices.Contains(l.Latches, p) {
					l.Latches = append(l.Latches, p)
				}
			}
		}
		if l == nil {
			continue
		}
		n.All = append(n.All, l)
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
	slices.Reverse(n.All)
	for _, l := range n.All {
		if l.Parent == nil {
			l.Depth = 1
			n.Top = append(n.Top, l)
		} else {
			l.Depth = l.Parent.Depth + 1
			l.Parent.Children = append(l.Parent.Children, l)
		}
	}
	for _, b := range rpo {
		for l := n.loop[b.ID]; l != nil; l = l.Parent {
			l.Blocks = append(l.Blocks, b)
		}
	}
	n.Irreducible = irreducible(f, t)
	return n
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
