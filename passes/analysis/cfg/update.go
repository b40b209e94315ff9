package cfg

import "rewrite/passes/ir"

// What follows keeps a nest true in a pass that changes blocks and edges: the pass says what loop each new block is in and which
// loops are gone or have another header, and in the end, when blocks and edges are as they will be, calls Settle. In between Of and
// Contains answer for old and new blocks; what is in lists (Blocks, Latches, All) is as it was, and so are the answers that look at edges.
//
//	nest.Add(mid, l)
//	...
//	f.SetBlocks(blocks)
//	nest.Settle(f)
//
// Which blocks are in a loop changes along with edges in ways that nobody should have to think of, as where a loop around another one is
// left from that. So a pass says these only where it is plain what becomes of the loops, such as blocks on edges, and leaves the nest to be
// found anew where it is not. The dominator tree is always found anew: its numbers are places in the reverse postorder of all
// blocks, of which one more block changes half, and changing them takes what finding them does.

// now is Of while the function is changed: blocks know their numbers of before, new ones none.
func (n *LoopNest) now(b *ir.Block) *Loop {
	if l, ok := n.made[b]; ok {
		return l
	}
	if b.ID < len(n.at) && n.at[b.ID] == b {
		return n.loop[b.ID]
	}
	return nil
}

// Add says that a block is in a loop, and in none inside that; nil for in none. It is new, or goes from one loop to another.
func (n *LoopNest) Add(b *ir.Block, l *Loop) {
	if n.made == nil {
		n.made = map[*ir.Block]*Loop{}
	}
	n.made[b] = l
}

// AddBetween says that a new block is on the way from a block to another one, which was an edge or several: it is in the loops that both
// are in. On a back edge it is a latch.
func (n *LoopNest) AddBetween(mid, from, to *ir.Block) {
	n.Add(mid, Common(n.Of(from), n.Of(to)))
}

// New makes a loop in another one, nil for none. Its blocks are added to it, the header included.
func (n *LoopNest) New(header *ir.Block, parent *Loop) *Loop {
	l := &Loop{Header: header, Parent: parent, Depth: 1}
	if parent != nil {
		l.Depth = parent.Depth + 1
	}
	n.Add(header, l)
	return l
}

// Dissolve says that a loop goes round no more. Its blocks, those that stay in the function, and the loops inside are in the loop
// around it then.
func (n *LoopNest) Dissolve(l *Loop) {
	for _, b := range l.Blocks {
		if n.Of(b) == l {
			n.Add(b, l.Parent)
		}
	}
	for _, x := range l.Children {
		x.Parent = l.Parent
	}
	if l.Parent != nil {
		l.Parent.Children = append(l.Parent.Children, l.Children...)
	}
}

// Settle makes the lists of the nest what they are of the function as it is now. Where there are irreducible regions, which take in
// what comes between their blocks, everything is found anew.
func (n *LoopNest) Settle(f *ir.Func) {
	t := f.Dominators() // this numbers the blocks
	loop := make([]*Loop, len(f.Blocks))
	if len(n.Irreducible) > 0 {
		*n = LoopNest{loop: loop}
		n.find(f, t)
	} else {
		settle := func(b *ir.Block, l *Loop) {
			if b.Func == f && b.ID < len(f.Blocks) && f.Blocks[b.ID] == b && t.Reachable(b) {
				loop[b.ID] = l
			}
		}
		for i, b := range n.at {
			settle(b, n.loop[i])
		}
		for b, l := range n.made { // each to a place of its own
			settle(b, l)
		}
		n.loop, n.made = loop, nil
		n.order(t)
		for _, l := range n.All {
			l.Latches = nil
			for _, p := range l.Header.Preds() {
				if l.Contains(n, p) {
					l.addLatch(p)
				}
			}
		}
	}
	n.at = append(n.at[:0], f.Blocks...)
}
