package jumpthread

import (
	"slices"

	"rewrite/passes/internal/edit"
	"rewrite/passes/ir"
)

// A choice is a select that becomes a branch, since ways may then be led past it or what it decides.
type choice struct {
	pick    *ir.Value
	defined bool      // its condition is neither undef nor poison there
	phi     *ir.Value // that it is an operand of, in the block behind; nil if it is decided in its own block
}

// selected finds a select that decides where a block goes, by one of its values at least, or one of the block that is known
// on some ways into it.
func (w *work) selected(b *ir.Block) *choice {
	if !decides(b) && len(b.Phis()) == 0 || !w.fits(b) || w.cannot([]*ir.Block{b}) != "" {
		return nil
	}
	if decides(b) {
		if c := w.before(b); c != nil {
			return c
		}
	}
	return w.inside(b)
}

// before finds a select at the end of a way into a block that decides where it goes.
func (w *work) before(b *ir.Block) *choice {
	for _, phi := range b.Phis() {
		if !w.leadsTo(phi, b.Terminator().Args[0], 0) {
			continue
		}
		for i, p := range phi.Targets {
			s := phi.Args[i]
			t := p.Terminator()
			if s.Op != ir.OpSelect || s.Block != p || s.NumUses() != 1 || s.Args[0].Type != ir.I1 || t.Op != ir.OpBr || len(t.Targets) != 1 || w.busy[p] || !w.tree.Reachable(p) {
				continue
			}
			if slices.ContainsFunc(s.Args[1:], func(x *ir.Value) bool { return w.with(b, p, phi, x) }) {
				return &choice{s, w.facts.FactsAt(s.Args[0], p).NoUndef(), phi}
			}
		}
	}
	return nil
}

// leadsTo tells whether a condition is computed from a phi of its block.
func (w *work) leadsTo(phi, v *ir.Value, depth int) bool {
	if v == phi {
		return true
	}
	if v.Block != phi.Block || v.Op == ir.OpPhi || depth > maxDepth {
		return false
	}
	return slices.ContainsFunc(v.Args, func(a *ir.Value) bool { return w.leadsTo(phi, a, depth+1) })
}

// with tells whether it is known where a block goes to, to a place where it may be led to, if a phi is a value on the way from p.
func (w *work) with(b, p *ir.Block, phi, x *ir.Value) bool {
	memo := w.memo
	defer func() { w.memo = memo }()
	w.memo = map[key]outcome{{v: phi, from: p, end: b}: {x, x.Op == ir.OpInt}}
	to, _ := w.target(b, p)
	return to != nil && w.leads(&thread{region: []*ir.Block{b}, from: []*ir.Block{p}, to: to})
}

// inside finds a select of a block by a condition that is a phi of it, or compares one, and is known for some who come there, but
// not for all.
func (w *work) inside(b *ir.Block) *choice {
	phis := b.Phis()
	if len(phis) == 0 {
		return nil
	}
	for _, s := range b.Instrs[len(phis):] {
		if s.Op != ir.OpSelect || s.Args[0].Type != ir.I1 || s.Type == ir.I1 || edit.CannotSplitBlock(s) != "" {
			continue
		}
		c := s.Args[0]
		if !slices.ContainsFunc(phis, func(phi *ir.Value) bool {
			return phi == c || c.Op == ir.OpICmp && c.Block == b && slices.Contains(c.Args, phi)
		}) {
			continue
		}
		known, preds := 0, w.preds(b)
		for _, p := range preds {
			if x := w.value(c, key{from: p, end: b}, 0).v; x != nil && x.Op == ir.OpInt {
				known++
			}
		}
		if known > 0 && known < len(preds) {
			return &choice{s, w.facts.FactsAt(c, b).NoUndef(), nil}
		}
	}
	return nil
}

// unfold makes a select a branch.
//
//	p: %s = select i1 %c, i32 %x, i32 %y      p: %f = freeze i1 %c
//	   br label %b                               br i1 %f, label %n, label %b
//	                                          n: br label %b
//	b: %z = phi i32 [ %s, %p ]                b: %z = phi i32 [ %y, %p ], [ %x, %n ]
//
// One that is decided in its own block has what comes behind it as the block b, and is a phi there.
func (w *work) unfold(c *choice) {
	p, s := c.pick.Block, c.pick
	w.say.Applied(s, "this select decides where control goes: it is a branch")
	var b *ir.Block
	if c.phi == nil {
		b = edit.SplitBlock(nil, s)
		c.phi = edit.Phi(b, []*ir.Block{p}, []*ir.Value{s.Args[2]})
		c.phi.Pos, c.phi.Flags = s.Pos, s.Flags
		s.ReplaceAllUses(c.phi)
	} else {
		b = c.phi.Block
	}
	at := p.Terminator()
	n := w.f.NewBlock("")
	jump := w.f.NewInstr(ir.OpBr, ir.Void)
	jump.Targets, jump.Pos = []*ir.Block{b}, at.Pos
	jump.Meta = at.Meta.Keep(func(kind string) bool { return kind == "dbg" })
	n.Append(jump)
	edit.AddEntries(n, b, func(phi *ir.Value) *ir.Value {
		if phi == c.phi {
			return s.Args[1]
		}
		return edit.Incoming(phi, p)
	})
	for i, from := range c.phi.Targets {
		if from == p {
			c.phi.SetArg(i, s.Args[2])
		}
	}
	on := s.Args[0]
	if !c.defined {
		frozen := w.f.NewInstr(ir.OpFreeze, on.Type, on)
		frozen.Pos = s.Pos
		p.InsertAt(p.IndexOf(at), frozen)
		on = frozen
	}
	br := w.f.NewInstr(ir.OpBr, ir.Void, on)
	br.Targets, br.Pos = []*ir.Block{n, b}, s.Pos
	br.Meta = s.Meta.Keep(func(kind string) bool { return kind == "dbg" || kind == "prof" })
	p.InsertAt(p.IndexOf(at), br)
	at.Erase()
	w.behind[p] = append(w.behind[p], n)
	s.Erase()
}
