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
	nest, tree := an.Loops(), an.Dom()
	depth := 0
	for _, l := range nest.All {
		depth = max(depth, l.Depth)
	}
	for d := depth; d > 0; d-- {
		var list []Variable
		var made []*ir.Value
		for _, l := range nest.All {
			if l.Depth == d {
				list = append(list, open(l, nest, tree, &made)...)
			}
		}
		if len(list) == 0 {
			continue
		}
		changed = true
		for _, phi := range Repair(an, list) {
			if l := nest.Of(phi.Block); l != nil {
				d = max(d, l.Depth+1) // it may be used outside of that
			}
		}
		for _, phi := range made { // not every exit leads to a use
			if phi.NumUses() == 0 {
				phi.Erase()
			}
		}
	}
	return changed
}

// open finds values of a loop that are used outside of it, and makes phis for them at its exits.
func open(l *cfg.Loop, nest *cfg.LoopNest, tree *ir.DomTree, made *[]*ir.Value) (list []Variable) {
	var exits []*ir.Block // reached from the loop alone
	for _, x := range l.Exits(nest) {
		if _, dedicated := l.Leaving(nest, x); dedicated {
			exits = append(exits, x)
		}
	}
	for _, b := range l.Blocks {
		for _, v := range b.Instrs {
			if v.NumUses() == 0 || v.Type.Kind == ir.TokenKind {
				continue
			}
			x := Variable{Type: v.Type, Defs: []Def{{b, v}}}
			for _, u := range v.Uses() {
				if at := u.Block(); !l.Contains(nest, at) && tree.Reachable(at) {
					x.Uses = append(x.Uses, u)
				}
			}
			if len(x.Uses) == 0 {
				continue
			}
			there := b // where it is known from
			if v.Op.IsTerminator() {
				there = v.Targets[0]
			}
			for _, e := range exits {
				if e == there && v.Op.IsTerminator() && len(e.Preds()) > 1 || !tree.Dominates(there, e) {
					continue
				}
				phi := closing(v, e)
				if phi == nil {
					phi = Phi(e, e.Preds(), slices.Repeat([]*ir.Value{v}, len(e.Preds()))) // an entry for each edge
					*made = append(*made, phi)
				}
				x.Defs = append(x.Defs, Def{e, phi})
			}
			if len(x.Defs) > 1 {
				list = append(list, x)
			}
		}
	}
	return list
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
