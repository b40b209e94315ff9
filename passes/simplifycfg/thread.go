package simplifycfg

import (
	"slices"

	"rewrite/passes/internal/edit"
	"rewrite/passes/ir"
)

// thread sends what comes to a block that only branches on to where it leads.
func (w *work) thread(b *ir.Block) bool {
	t := b.Terminator()
	if b == w.f.Entry() || w.taken[b] || len(b.Instrs) != len(b.Phis())+1 || t.Op != ir.OpBr {
		return false
	}
	for _, p := range b.Preds() {
		if op := p.Terminator().Op; op != ir.OpBr && op != ir.OpSwitch {
			return false // it may need a block of its own here
		}
	}
	if len(t.Targets) == 1 {
		return w.forward(b, t)
	}
	return w.decided(b, t)
}

// onlyPassedOn tells whether the phis of b are used by nothing but phis of its
// successors, on the edge from b, and by except.
func onlyPassedOn(b *ir.Block, except *ir.Value) bool {
	for _, phi := range b.Phis() {
		for _, u := range phi.Uses() {
			if u.User != except && !(u.User.Op == ir.OpPhi && u.User.Block != b && u.User.Targets[u.Index] == b) {
				return false
			}
		}
	}
	return true
}

// via is the value that a phi of a successor of b gets on the way from p through b.
func via(phi *ir.Value, b, p *ir.Block) *ir.Value {
	v := edit.Incoming(phi, b)
	if v.Op == ir.OpPhi && v.Block == b {
		return edit.Incoming(v, p)
	}
	return v
}

// agree tells whether an edge from p to s may be added for the way through b: if
// there is one already, phis must get the same on both.
func agree(p, b, s *ir.Block) bool {
	for _, phi := range s.Phis() {
		if x := edit.Incoming(phi, p); x != nil && x != via(phi, b, p) {
			return false
		}
	}
	return true
}

// anotherLoop tells whether p, the end of whose block says something of a loop
// (llvm.loop, which belongs to the loops that the edges from there close), would
// say it of one more with an edge to s.
func (w *work) anotherLoop(p, s *ir.Block) bool {
	t := p.Terminator()
	return t.Meta.Get("llvm.loop") != "" && !slices.Contains(t.Targets, s) && w.dominates(s, p)
}

// dominates is what the dominator tree would say, which is another one after each change here: it looks for a way up from
// a block to the entry that does not lead through the other one.
func (w *work) dominates(a, b *ir.Block) bool {
	if a == b {
		return true
	}
	b.Preds() // numbers the blocks
	if n := len(w.f.Blocks); len(w.seen) < n {
		w.seen = make([]int32, n)
	}
	w.search++
	w.seen[a.ID], w.seen[b.ID] = w.search, w.search
	entry := w.f.Entry()
	w.todo = append(w.todo[:0], b)
	for len(w.todo) > 0 {
		x := w.todo[len(w.todo)-1]
		w.todo = w.todo[:len(w.todo)-1]
		if x == entry {
			return false
		}
		for _, p := range x.Preds() {
			if w.seen[p.ID] != w.search {
				w.seen[p.ID] = w.search
				w.todo = append(w.todo, p)
			}
		}
	}
	return true // nothing leads to it but through the other one, or nothing at all
}

// redirect makes all edges from p to b lead to s. They must agree.
func (w *work) redirect(p, b, s *ir.Block) {
	for i, x := range p.Terminator().Targets {
		if x == b {
			edit.Redirect(nil, p, i, s, func(phi *ir.Value) *ir.Value { return via(phi, b, p) })
		}
	}
}

// forward removes a block that is nothing but a branch and phis for its target.
//
//	p: br i1 %c, label %b, ...          p: br i1 %c, label %s, ...
//	b: br label %s
func (w *work) forward(b *ir.Block, t *ir.Value) bool {
	s := t.Targets[0]
	if s == b {
		return false
	}
	if t.Meta.Get("llvm.loop") != "" {
		w.missed(t, "this block stays: its branch says something of a loop")
		return false
	}
	if !onlyPassedOn(b, nil) {
		return false
	}
	preds := distinct(b.Preds())
	for _, p := range preds {
		if !agree(p, b, s) {
			w.missed(t, "this block stays: a phi of its target tells it from its predecessor")
			return false
		}
		if w.anotherLoop(p, s) {
			w.missed(t, "this block stays: the branch before it says something of another loop")
			return false
		}
	}
	w.say.Applied(t, "what came here goes on to where this leads")
	for _, p := range preds {
		w.redirect(p, b, s)
	}
	edit.DropEdge(b, s)
	for _, phi := range b.Phis() {
		w.gone[phi] = nil
	}
	w.clear(b)
	return true
}

// clear makes a block without a way in empty.
func (w *work) clear(b *ir.Block) {
	b.EraseIf(func(*ir.Value) bool { return true })
	b.Append(w.f.NewInstr(ir.OpUnreachable, ir.Void))
	w.dead[b] = true
}

// distinct are predecessors, each once: the edges from one block stand beside each other.
func distinct(preds []*ir.Block) []*ir.Block { return slices.Compact(slices.Clone(preds)) }

// decided sends predecessors on for which the branch of a block is decided by a
// phi.
//
//	p: br label %b                                p: br label %x
//	b: %c = phi i1 [ true, %p ], [ %d, %q ]       b: br i1 %d, label %x, label %y
//	   br i1 %c, label %x, label %y
//
// Not at the header of a loop, which would get a second entry.
func (w *work) decided(b *ir.Block, t *ir.Value) bool {
	c := t.Args[0]
	if c.Op != ir.OpPhi || c.Block != b || !onlyPassedOn(b, t) {
		return false
	}
	constant := false
	for _, v := range c.Args {
		constant = constant || v.Op == ir.OpInt
	}
	if !constant {
		return false
	}
	for _, p := range b.Preds() {
		if w.dominates(b, p) {
			w.missed(t, "this branch is decided on some ways here, but heads a loop")
			return false
		}
	}
	changed := false
	for _, p := range distinct(b.Preds()) {
		v := edit.Incoming(c, p)
		if v.Op != ir.OpInt {
			continue
		}
		to := t.Targets[1]
		if v.Bits == 1 {
			to = t.Targets[0]
		}
		if to == b || !agree(p, b, to) || w.anotherLoop(p, to) {
			w.missed(t, "this branch is decided on some way here, but its target tells that way from another")
			continue
		}
		w.redirect(p, b, to)
		changed = true
	}
	if changed {
		w.say.Applied(t, "the ways on which this branch is decided go on at once")
		if len(b.Preds()) == 0 {
			for _, s := range t.Targets {
				edit.DropEdge(b, s)
			}
			w.clear(b)
		}
	}
	return changed
}
