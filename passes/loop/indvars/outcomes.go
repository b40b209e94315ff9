package indvars

import (
	"rewrite/passes/analysis/cfg"
	"rewrite/passes/analysis/scev"
	"rewrite/passes/ir"
)

// cheap is how many operations may be made for a value behind a loop: what LLVM takes.
const cheap = 4

// outcomes computes what is used behind a loop in front of it.
func (w *work) outcomes(l *cfg.Loop) {
	front := l.Preheader(w.nest)
	if front == nil || front.Terminator().Op != ir.OpBr || w.se.BackedgeTaken(l).Exact == nil {
		return
	}
	at := front.Terminator()
	for _, b := range l.Blocks {
		if in := w.nest.Of(b); in != l {
			continue // its values are known there first
		}
		for _, v := range b.Instrs {
			if !w.se.IsTyped(v.Type) {
				continue
			}
			var uses []ir.Use
			for _, u := range v.Uses() {
				if !l.Contains(w.nest, u.User.Block) && w.tree.Reachable(u.User.Block) {
					uses = append(uses, u)
				}
			}
			if len(uses) == 0 {
				continue
			}
			e := w.se.AtScope(w.se.Of(v), l.Parent)
			if !w.se.IsInvariant(e, l) || w.expander.Cannot(e, at) != "" || e.Kind == scev.Unknown && e.Value == v {
				w.say.Missed(v, "this is used behind its loop, and it is not known what it is there")
				continue
			}
			if n := w.expander.Cost(e); n > cheap || n > 0 && w.needed(v, l) {
				w.say.Missed(v, "this is used behind its loop, and known there, but not cheaper than the loop that computes it")
				continue
			}
			w.say.Applied(v, "what this is behind its loop is computed in front of it")
			x := w.expander.Behind(l, at, []*ir.Value{v}, []*scev.Expr{e})[0]
			for _, u := range uses {
				u.User.SetArg(int(u.Index), x)
			}
			w.changed = true
		}
	}
}

// needed tells whether a value is used in its loop for what stays there: something with effects.
func (w *work) needed(v *ir.Value, l *cfg.Loop) bool {
	seen := map[*ir.Value]bool{v: true}
	for list := []*ir.Value{v}; len(list) > 0; {
		x := list[len(list)-1]
		list = list[:len(list)-1]
		for _, u := range x.Uses() {
			if y := u.User; l.Contains(w.nest, y.Block) && !seen[y] {
				if y.Effects()&^ir.Reads != 0 {
					return true
				}
				seen[y] = true
				list = append(list, y)
			}
		}
	}
	return false
}

// finish leaves loops in the first round that do nothing, come to an end, and of which nothing is used behind them.
func (w *work) finish(l *cfg.Loop, done map[*cfg.Loop]bool) {
	n := w.se.BackedgeTaken(l)
	if n.Exact == nil || len(n.Exits) != 1 || l.Preheader(w.nest) == nil || !w.se.Ends(l) {
		return
	}
	for _, x := range l.Children {
		if !done[x] {
			return
		}
	}
	t := n.Exits[0].Block.Terminator()
	stay := w.stays(t, l)
	if stay < 0 {
		return
	}
	for _, b := range l.Blocks {
		for _, v := range b.Instrs {
			if v.Effects()&^ir.Reads != 0 || v.Op.IsTerminator() && v.Op != ir.OpBr && v.Op != ir.OpSwitch {
				return
			}
			for _, u := range v.Uses() {
				if !l.Contains(w.nest, u.User.Block) && w.tree.Reachable(u.User.Block) {
					return
				}
			}
		}
	}
	done[l] = true
	if t.Args[0].IsConst() {
		return
	}
	w.say.Applied(t, "this loop does nothing that is needed: it is left in the first round")
	w.decide(t, 1-stay)
	w.firstOnly(l)
}
