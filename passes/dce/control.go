package dce

import (
	"slices"

	"rewrite/passes/analysis/cfg"
	"rewrite/passes/analysis/manager"
	"rewrite/passes/internal/edit"
	"rewrite/passes/ir"
	"rewrite/passes/pass"
)

// RunAggressive is Run that takes branches for dead, too, until what is live depends on them:
//
//	top:  br i1 %c, label %then, label %end       top: br label %end
//	then: %x = mul i32 %a, %b                     end: ret i32 %a
//	      br label %end
//	end:  %y = phi i32 [ 0, %top ], [ %x, %then ]
//	      ret i32 %a
//
// A branch is live if a block with something live in it is control dependent on it, or one that a live phi has an edge from. A dead one
// becomes a jump to the first live block that all ways from it come to. That holds for loops as well: a loop goes, with what it
// does inside one that stays, if nothing in it is live. But one that may go on for ever is live by that alone, unless it must progress
// (SEMANTICS law 30); what scalar evolution says of its count, or mustprogress, tells that it may not.
//
// Cytron, Ferrante, Rosen, Wegman and Zadeck, "Efficiently Computing Static Single Assignment Form and the Control
// Dependence Graph" (1991), section 7.1.
func RunAggressive(f *ir.Func, e *pass.Env) manager.Kept {
	w := newWork(f, e)
	w.endless = map[*ir.Value]bool{}
	w.aggressive = !f.Attrs.Has("presplitcoroutine") // whose suspensions are switches that lead nowhere else
	return w.run()
}

// marks are what is found to be live, and what is still to be looked at for what it needs.
type marks struct {
	live   []bool // by ValueID
	queue  []*ir.Value
	blocks []bool        // by Block.ID: control must come there as it did. Without controls nothing is
	on     *cfg.Controls // nil if all branches are live
}

// value marks what has to be computed.
func (m *marks) value(v *ir.Value) {
	if v.Block != nil && !m.live[v.ID] {
		m.live[v.ID] = true
		m.queue = append(m.queue, v)
	}
}

// block marks where control must come as it did, by the branches that decide over that.
func (m *marks) block(b *ir.Block) {
	if m.on != nil && !m.blocks[b.ID] {
		m.blocks[b.ID] = true
		m.on.Of(b, func(x *ir.Block) { m.value(x.Terminator()) })
	}
}

// needs marks all that what is marked needs.
func (m *marks) needs() {
	for len(m.queue) > 0 {
		v := m.queue[len(m.queue)-1]
		m.queue = m.queue[:len(m.queue)-1]
		m.block(v.Block)
		for _, x := range v.Args {
			m.value(x)
		}
		if v.Op == ir.OpPhi {
			for _, p := range v.Targets {
				m.block(p)
			}
		}
	}
}

// decides tells whether a block chooses between ways in nothing but where they lead.
func decides(b *ir.Block) bool {
	t := b.Terminator()
	return t.Op == ir.OpSwitch || t.Op == ir.OpBr && len(t.Targets) > 1
}

// loops marks the loops that may go on for ever, of those that nothing else keeps: all edges back, of which
// each cycle has one. Of a loop that is told from others it is known whether it comes to an end.
func (w *work) loops(m *marks) {
	if w.f.Attrs.Has("mustprogress") || w.f.Attrs.Has("willreturn") {
		return
	}
	tree := w.analyses.Dom()
	ends := map[*cfg.Loop]bool{}
	for _, b := range tree.ReversePostorder() {
		for _, s := range b.Succs() {
			if tree.Number(s) > tree.Number(b) || decides(b) && m.live[b.Terminator().ID] || !decides(b) && m.blocks[b.ID] {
				continue
			}
			if tree.Dominates(s, b) {
				nest := w.analyses.Loops()
				l := nest.Of(s)
				for l != nil && l.Header != s {
					l = l.Parent
				}
				end, known := ends[l]
				if !known {
					end = l != nil && (l.MustProgress() || w.analyses.SCEV().MaxBackedgeTaken(l) != nil)
					ends[l] = end
				}
				if end {
					continue
				}
			}
			t := b.Terminator()
			if !w.endless[t] {
				w.endless[t] = true
				w.say.Missed(t, "this goes back in a loop that may go on for ever, which a program may want")
			}
			m.value(t)
			m.needs()
		}
	}
}

// jump makes dead branches jumps to the next live block on all ways from them, and takes out the blocks that no way leads to any
// more. What was computed on the ways between is gone already, and no phi is left where a new edge leads: a live one keeps whatever decides
// from where its block is entered.
func (w *work) jump(m *marks) bool {
	isDead := func(b *ir.Block) bool { return decides(b) && !m.live[b.Terminator().ID] }
	if !slices.ContainsFunc(w.f.Blocks, isDead) {
		return false
	}
	ways := w.analyses.PostDom()
	next := make([]*ir.Block, len(w.f.Blocks)) // by Block.ID: the next live block, where it was looked for
	find := func(b *ir.Block) *ir.Block {
		to := ways.Idom(b)
		for !m.blocks[to.ID] && next[to.ID] == nil {
			to = ways.Idom(to)
		}
		if !m.blocks[to.ID] {
			to = next[to.ID]
		}
		for x := b; x != to && next[x.ID] == nil; x = ways.Idom(x) {
			next[x.ID] = to
		}
		return to
	}
	// Only where a way leads: a jump of a block that goes would be one more edge into the block that all of them lead to.
	taken := edit.AddressTaken(w.f)
	var dead, list []*ir.Block
	seen := make([]bool, len(w.f.Blocks))
	reach := func(b *ir.Block) {
		if !seen[b.ID] {
			seen[b.ID] = true
			list = append(list, b)
		}
	}
	reach(w.f.Entry())
	for _, b := range w.f.Blocks {
		if taken[b] {
			reach(b)
		}
	}
	for len(list) > 0 {
		b := list[len(list)-1]
		list = list[:len(list)-1]
		if isDead(b) {
			dead = append(dead, b)
			reach(find(b))
			continue
		}
		for _, s := range b.Succs() {
			reach(s)
		}
	}
	if len(dead) == 0 {
		return false
	}
	for _, b := range dead {
		t, to := b.Terminator(), next[b.ID]
		w.say.Applied(t, "nothing that is needed depends on this %s", t.Op)
		if !slices.Contains(t.Targets, to) {
			edit.Redirect(nil, b, 0, to, nil)
		}
		edit.Jump(b, to)
		t = b.Terminator()
		t.Meta = t.Meta.Keep(func(kind string) bool { return kind != "llvm.loop" }) // it may lead back in another loop
	}
	edit.RemoveUnreachable(w.f, taken, func(b *ir.Block) {
		for _, v := range b.Instrs {
			w.gone[v] = nil
		}
	})
	return true
}
