package edit

import (
	"slices"

	"rewrite/passes/analysis/cfg"
	"rewrite/passes/ir"
)

// A Shape keeps the dominator tree and the loops of a function true while a pass
// changes edges. Who needs neither between two changes asks the manager, which finds
// them anew, and leaves this alone.
//
//	s := edit.NewShape(f)
//	... change the terminator of b
//	s.Update(b)
//	... s.Dominates(x, y), s.Loop(x)
//
// The tree is never wrong after Update: what a change of edges can reach is the part
// of the tree below one block, and of that part it is computed anew from the edges
// that are there. The part of a change within a loop or a chain of blocks is small,
// that of one at the top is the function, so an update costs what its part does, in
// time linear in its edges but for the depth of the tree.
//
// Loops are kept if no change can have made, broken or resized one (see keepsLoops),
// and else found anew, all of them, when they are asked for next.
//
// It knows blocks by identity, so blocks may be added, moved and taken out: IDs,
// which are places, mean nothing to it.
type Shape struct {
	f     *ir.Func
	nodes map[*ir.Block]*domNode
	mark  int // of the walk in work; see domNode.mark

	loops       map[*ir.Block]*Loop // the innermost one, nil if not known
	irreducible bool                // there are cycles that are no loops
	found       int                 // how often loops were found anew, for tests
}

// A domNode is the place of a reachable block in the tree, or what remains of a block
// that no way leads to: its edges.
type domNode struct {
	block    *ir.Block
	succs    []*ir.Block // of the terminator when it was looked at last
	idom     *domNode    // nil for the entry and for what is not reached
	children []*domNode  // in no order
	level    int         // from the entry, which has 0
	reached  bool

	part int   // the walk that this may be a part of
	mark int   // the walk that came here last
	num  int32 // its preorder there
	up   int32 // the preorder of the block that it came from
}

// A Loop is a natural loop; see cfg.Loop.
type Loop struct {
	Header *ir.Block
	Parent *Loop // the innermost loop around this one, nil for none
	Depth  int   // 1 for a loop in no other
}

// NewShape computes the dominator tree.
func NewShape(f *ir.Func) *Shape {
	s := &Shape{f: f, nodes: make(map[*ir.Block]*domNode, len(f.Blocks))}
	for _, b := range f.Blocks {
		s.nodes[b] = &domNode{block: b, succs: b.Succs()}
	}
	root := s.nodes[f.Entry()]
	root.reached = true
	s.rebuild(root, s.walk(root))
	return s
}

// node is that of a block, which may be new.
func (s *Shape) node(b *ir.Block) *domNode {
	n := s.nodes[b]
	if n == nil {
		n = &domNode{block: b}
		s.nodes[b] = n
	}
	return n
}

// Reachable tells whether a path leads from the entry to b.
func (s *Shape) Reachable(b *ir.Block) bool {
	n := s.nodes[b]
	return n != nil && n.reached
}

// Idom is the immediate dominator, nil for the entry and for unreachable blocks.
func (s *Shape) Idom(b *ir.Block) *ir.Block {
	if n := s.nodes[b]; n != nil && n.idom != nil {
		return n.idom.block
	}
	return nil
}

// Dominates tells whether a dominates b, as ir.DomTree does. It takes the difference
// of their depths in the tree.
func (s *Shape) Dominates(a, b *ir.Block) bool {
	x, y := s.nodes[a], s.nodes[b]
	if y == nil || !y.reached || x == nil || !x.reached {
		return y == nil || !y.reached
	}
	return x.above(y)
}

func (x *domNode) above(y *domNode) bool {
	for y.level > x.level {
		y = y.idom
	}
	return x == y
}

// common is the nearest common dominator of two reachable blocks.
func common(x, y *domNode) *domNode {
	for x != y {
		if x.level < y.level {
			x, y = y, x
		}
		x = x.idom
	}
	return x
}

// An edge is one that was added or removed.
type edge struct{ from, to *domNode }

// Update looks at the blocks whose terminators were changed since the last look, and
// at blocks that are new: all blocks of the function, if none is named. Blocks that
// were taken out of the function need not be named, if those that led to them are.
// On nil, which keeps nothing, it does nothing.
func (s *Shape) Update(changed ...*ir.Block) {
	if s == nil {
		return
	}
	if len(changed) == 0 {
		changed = s.f.Blocks
	}
	var added, removed []edge
	for _, b := range changed {
		n := s.node(b)
		now := b.Succs()
		for i, x := range n.succs {
			if !slices.Contains(now, x) && slices.Index(n.succs, x) == i {
				removed = append(removed, edge{n, s.node(x)})
			}
		}
		for i, x := range now {
			if !slices.Contains(n.succs, x) && slices.Index(now, x) == i {
				added = append(added, edge{n, s.node(x)})
			}
		}
	}
	for _, b := range changed {
		s.nodes[b].succs = b.Succs()
	}
	s.apply(added, removed)
}

// apply brings the tree up to date for edges that were changed already.
//
// The dominators of a block can change only if it is below D, a block that dominates
// both ends of every added edge, and strictly dominates the target of every removed
// one: what is below D is entered through D alone, before and after. An edge that only
// comes to be reached, or not to be any more, is one that is added or removed.
func (s *Shape) apply(added, removed []edge) {
	keep := s.loops != nil && s.keepsLoops(added, removed)
	var top *domNode
	grow := func(x *domNode) {
		switch {
		case !x.reached:
		case top == nil:
			top = x
		default:
			top = common(top, x)
		}
	}
	for _, e := range removed {
		// Without a back edge the same blocks dominate: a way through it came by its target before.
		if e.from.reached && e.to.reached && e.to.idom != nil && !e.to.above(e.from) {
			grow(e.to.idom)
		}
	}
	for _, e := range added {
		if !e.from.reached {
			continue
		}
		if e.to.reached {
			if c := common(e.from, e.to); c == e.to || c == e.to.idom {
				continue // ways around the dominators of the target there were already
			}
			grow(e.to)
		}
		grow(e.from)
	}
	if top == nil {
		if !keep {
			s.loops = nil
		}
		return
	}
	for {
		order := s.walk(top)
		old := top
		// What is reached now, and was not, leads on to others.
		for _, n := range order {
			if n.reached {
				continue
			}
			for _, b := range n.succs {
				grow(s.node(b))
			}
		}
		// And so did what is not reached any more.
		lost := s.below(top, func(n *domNode) bool { return n.mark != s.mark })
		for _, n := range lost {
			for _, b := range n.succs {
				if to := s.node(b); to.reached && to.mark != s.mark && to.idom != nil && !old.above(to) {
					grow(to.idom)
				}
			}
		}
		if top != old {
			continue
		}
		for _, n := range order {
			if !n.reached && n != top {
				keep = false
			}
		}
		for _, n := range lost {
			if s.loops[n.block] != nil {
				keep = false
			}
			n.reached, n.idom, n.children, n.level = false, nil, nil, 0
		}
		s.rebuild(top, order)
		break
	}
	if !keep {
		s.loops = nil
	}
}

// below lists what is in the part of the tree below top, top included, and meets a
// condition.
func (s *Shape) below(top *domNode, is func(*domNode) bool) (list []*domNode) {
	for stack := []*domNode{top}; len(stack) > 0; {
		n := stack[len(stack)-1]
		stack = append(stack[:len(stack)-1], n.children...)
		if is(n) {
			list = append(list, n)
		}
	}
	return list
}

// walk goes from top along edges to what is below it in the tree, and to what was not
// reached, in depth first. It gives them in preorder, and marks and numbers them.
func (s *Shape) walk(top *domNode) (order []*domNode) {
	s.mark++
	s.below(top, func(n *domNode) bool { n.part = s.mark; return false })
	type frame struct {
		n    *domNode
		next int
	}
	enter := func(n *domNode, up int32) frame {
		n.mark, n.num, n.up = s.mark, int32(len(order)), up
		order = append(order, n)
		return frame{n: n}
	}
	for stack := []frame{enter(top, 0)}; len(stack) > 0; {
		f := &stack[len(stack)-1]
		if f.next == len(f.n.succs) {
			stack = stack[:len(stack)-1]
			continue
		}
		to := s.node(f.n.succs[f.next])
		f.next++
		if to.mark != s.mark && (!to.reached || to.part == s.mark) {
			stack = append(stack, enter(to, f.n.num))
		}
	}
	return order
}

// rebuild computes the tree below top, which the walk went over.
func (s *Shape) rebuild(top *domNode, order []*domNode) {
	n := len(order)
	ints := make([]int32, 2*n+2)
	parent, first := ints[:n], ints[n:] // first is one place ahead until all are counted
	edges := func(do func(from, to *domNode)) {
		for _, x := range order {
			for _, b := range x.succs {
				if to := s.nodes[b]; to.mark == s.mark {
					do(x, to)
				}
			}
		}
	}
	total := 0
	edges(func(_, to *domNode) { first[to.num+2]++; total++ })
	for i := range n {
		first[i+2] += first[i+1]
	}
	preds := make([]int32, total)
	edges(func(x, to *domNode) {
		preds[first[to.num+1]] = x.num
		first[to.num+1]++
	})
	for i, x := range order {
		parent[i] = x.up
		x.children, x.reached = x.children[:0], true
	}
	for i, d := range ir.ImmediateDominators(parent, first[:n+1], preds) {
		if i > 0 {
			order[i].idom = order[d]
			order[d].children = append(order[d].children, order[i])
		}
	}
	for stack := []*domNode{top}; len(stack) > 0; {
		x := stack[len(stack)-1]
		stack = append(stack[:len(stack)-1], x.children...)
		for _, c := range x.children {
			c.level = x.level + 1
		}
	}
}

// keepsLoops tells whether changes of edges leave the loops that are known as they
// are, by the tree before the changes. It is asked of one change only; of several it
// says no.
//
// An added edge leaves them if it is a back edge from a block that the loop has already;
// or if it enters no loop but by its header, and closes no cycle but by the header of a
// loop that has both ends. A removed one does if no loop has both ends, and all cycles
// are loops: then no cycle has it. Blocks that come to be reached change them, and so
// do blocks of a loop that are not reached any more.
func (s *Shape) keepsLoops(added, removed []edge) bool {
	for _, e := range added {
		if !e.from.reached {
			continue
		}
		if len(added)+len(removed) > 1 || !e.to.reached {
			return false
		}
		l := s.loops[e.to.block]
		if l != nil && l.Header == e.to.block {
			if s.in(e.from.block, l) {
				continue
			}
			l = l.Parent
		}
		if l != nil && !s.in(e.from.block, l) || e.to.above(e.from) || s.irreducible || s.reaches(e.to, e.from, l) {
			return false
		}
	}
	for _, e := range removed {
		if !e.from.reached {
			continue
		}
		if len(added)+len(removed) > 1 || s.irreducible {
			return false
		}
		for l := s.loops[e.to.block]; l != nil; l = l.Parent {
			if s.in(e.from.block, l) {
				return false
			}
		}
	}
	return true
}

// reaches tells whether a way leads from x to y, not by the header of a loop.
func (s *Shape) reaches(x, y *domNode, except *Loop) bool {
	s.mark++
	for stack := []*domNode{x}; len(stack) > 0; {
		n := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if n == y {
			return true
		}
		n.mark = s.mark
		for _, b := range n.succs {
			if to := s.node(b); to.mark != s.mark && (except == nil || b != except.Header) {
				stack = append(stack, to)
			}
		}
	}
	return false
}

// in tells whether a loop has a block.
func (s *Shape) in(b *ir.Block, l *Loop) bool {
	for x := s.loops[b]; x != nil; x = x.Parent {
		if x == l {
			return true
		}
	}
	return false
}

// Loop is the innermost loop that a block is in, nil for none.
func (s *Shape) Loop(b *ir.Block) *Loop {
	if s.loops == nil {
		s.findLoops()
	}
	return s.loops[b]
}

// Contains tells whether a block is in the loop or in one inside it.
func (s *Shape) Contains(l *Loop, b *ir.Block) bool {
	s.Loop(b)
	return s.in(b, l)
}

// findLoops takes the loops over from the analysis.
func (s *Shape) findLoops() {
	s.found++
	nest := cfg.Loops(s.f)
	s.loops = make(map[*ir.Block]*Loop)
	s.irreducible = len(nest.Irreducible) > 0
	made := make(map[*cfg.Loop]*Loop, len(nest.All))
	for _, l := range nest.All { // outer ones first
		made[l] = &Loop{Header: l.Header, Parent: made[l.Parent], Depth: l.Depth}
	}
	for _, b := range s.f.Blocks {
		if l := nest.Of(b); l != nil {
			s.loops[b] = made[l]
		}
	}
}
