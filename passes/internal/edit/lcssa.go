package edit

import (
	"slices"

	"rewrite/passes/analysis/cfg"
	"rewrite/passes/analysis/manager"
	"rewrite/passes/ir"
)

// CloseLoops gives values of loops that are used outside of them phis at the exits, by which alone they are used outside
// then: LLVM's "loop-closed SSA form". What is done to a loop then meets its other uses in one place, in a block of its exits.
// It tells whether something was changed; blocks and edges are as they were.
//
// A value of a token type cannot be in a phi, and a block that is reached from outside the loop too is none of its
// exits: uses that come by these stay (see loopsimplify for the latter).
//
// All loops of one depth are closed at once, from the innermost on, as a phi at an exit is a value of the loop around. Phis
// where exits meet may be values of other loops, which are closed again.
func CloseLoops(an *manager.Func) (changed bool) {
	nest := an.Loops()
	c := &closer{nest: nest, tree: an.Dom(), own: map[*cfg.Loop][]*ir.Block{}, open: map[*cfg.Loop][]*ir.Value{}}
	byDepth := [][]*cfg.Loop{nil}
	for _, l := range nest.All {
		for l.Depth >= len(byDepth) {
			byDepth = append(byDepth, nil)
		}
		byDepth[l.Depth] = append(byDepth[l.Depth], l)
	}
	for _, l := range nest.Top {
		for _, b := range l.Blocks {
			in := nest.Of(b)
			c.own[in] = append(c.own[in], b)
		}
	}
	for d := len(byDepth) - 1; d > 0; d-- {
		c.left, c.made = nil, nil
		for _, l := range byDepth[d] {
			c.loop(l)
		}
		if len(c.left) > 0 {
			for _, phi := range Repair(an, c.left) {
				if l := nest.Of(phi.Block); l != nil {
					d = max(d, l.Depth+1) // it may be used outside of that
				}
			}
		}
		for _, phi := range c.made { // not every exit leads to a use
			if phi.NumUses() == 0 {
				phi.Erase()
			}
		}
	}
	if c.changed {
		an.Drop()
		an.Func().MarkChanged()
	}
	return c.changed
}

// closer closes loops.
type closer struct {
	nest    *cfg.LoopNest
	tree    *ir.DomTree
	own     map[*cfg.Loop][]*ir.Block // blocks that are in no loop further in, in reverse postorder
	open    map[*cfg.Loop][]*ir.Value // values of loops that were closed that were used outside: not each exit is one of theirs
	made    []*ir.Value               // phis at exits
	left    []Variable                // with uses that several exits lead to, or none
	changed bool
}

// loop makes phis at the exits of a loop for its values that are used outside. Where an exit dominates a use its phi is what is used, as
// who comes there last left the loop by it; the other uses are left.
func (c *closer) loop(l *cfg.Loop) {
	values := c.values(l)
	if c.open[l] = values; len(values) == 0 {
		return
	}
	var exits []*ir.Block // reached from the loop alone
	for _, x := range l.Exits(c.nest) {
		if _, dedicated := l.Leaving(c.nest, x); dedicated {
			exits = append(exits, x)
		}
	}
	for _, v := range values {
		x := Variable{Type: v.Type, Defs: []Def{{v.Block, v}}}
		there := v.Block // where it is known from
		if v.Op.IsTerminator() {
			there = v.Targets[0]
		}
		for _, e := range exits {
			if e == there && v.Op.IsTerminator() && len(e.Preds()) > 1 || !c.tree.Dominates(there, e) {
				continue
			}
			phi := closing(v, e)
			if phi == nil {
				phi = Phi(e, e.Preds(), slices.Repeat([]*ir.Value{v}, len(e.Preds()))) // an entry for each edge
				c.made = append(c.made, phi)
			}
			x.Defs = append(x.Defs, Def{e, phi})
		}
		if len(x.Defs) == 1 {
			continue
		}
		c.changed = true
		for _, u := range slices.Clone(v.Uses()) {
			if !c.outside(l, u) {
				continue
			}
			at := u.Block()
			if i := slices.IndexFunc(x.Defs[1:], func(d Def) bool { return c.tree.Dominates(d.Block, at) }); i >= 0 {
				u.User.SetArg(int(u.Index), x.Defs[1+i].Value)
			} else {
				x.Uses = append(x.Uses, u)
			}
		}
		if len(x.Uses) > 0 {
			c.left = append(c.left, x)
		}
	}
}

// values are those of a loop that are used outside of it, in the order of its blocks: its own, and those of loops inside it that these
// do not close.
func (c *closer) values(l *cfg.Loop) (list []*ir.Value) {
	used := func(v *ir.Value) bool {
		return v.NumUses() > 0 && v.Type.Kind != ir.TokenKind && slices.ContainsFunc(v.Uses(), func(u ir.Use) bool { return c.outside(l, u) })
	}
	var inner []*ir.Value
	for _, x := range l.Children {
		for _, v := range c.open[x] {
			if used(v) {
				inner = append(inner, v)
			}
		}
	}
	for _, b := range c.own[l] {
		for _, v := range b.Instrs {
			if used(v) {
				list = append(list, v)
			}
		}
	}
	if inner == nil {
		return list
	}
	list = append(list, inner...)
	turn := map[*ir.Block]int{}
	for i, b := range l.Blocks {
		turn[b] = i
	}
	slices.SortStableFunc(list, func(v, w *ir.Value) int {
		if v.Block == w.Block {
			return v.Block.IndexOf(v) - w.Block.IndexOf(w)
		}
		return turn[v.Block] - turn[w.Block]
	})
	return list
}

// outside tells whether a use of a value of a loop is outside of it, and can be executed. One for which no phi can stand stays: what has such
// uses is not copied.
func (c *closer) outside(l *cfg.Loop, u ir.Use) bool {
	at := u.Block()
	return !l.Contains(c.nest, at) && c.tree.Reachable(at) && !(u.User.Args[u.Index].Op == ir.OpAlloca && namesAlloca(u))
}

// closing is a phi of an exit that is a value, nil if there is none.
func closing(v *ir.Value, exit *ir.Block) *ir.Value {
	for _, phi := range exit.Phis() {
		if !slices.ContainsFunc(phi.Args, func(a *ir.Value) bool { return a != v }) {
			return phi
		}
	}
	return nil
}
