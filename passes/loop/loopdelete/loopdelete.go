// Package loopdelete removes loops that do nothing but come to an end.
//
//	front: br label %loop                                     front: %e = mul i32 %n, 3
//	loop:  %i = phi i32 [ 0, %front ], [ %i1, %loop ]                br label %done
//	       %s = phi i32 [ 0, %front ], [ %s1, %loop ]         done:  ret i32 %e
//	       %s1 = add i32 %s, 3
//	       %i1 = add i32 %i, 1
//	       %c = icmp eq i32 %i1, %n
//	       br i1 %c, label %done, label %loop
//	done:  ret i32 %s1
//
// A loop goes if nothing in it has an effect, it comes to an end, and what is used of it behind it is the same in all
// iterations or known by scalar evolution: then that is computed in front of it. It comes to an end if its count says so, or
// if going on for ever without effects is undefined behaviour, by mustprogress of the function or of the loop; without
// that an infinite loop is what the program is to do (SEMANTICS law 30). A loop without a way out that must progress is
// never entered. A loop that never goes back to its header is none: the edge back goes. Branches on constants are decided first.
//
// Loops are taken from the outside in, as what is in a loop that goes, goes with it. All is decided by analyses of the function as it
// was: neither dominance between blocks that stay nor the value of an expression changes when such a loop goes.
package loopdelete

import (
	"rewrite/passes/analysis/cfg"
	"rewrite/passes/analysis/manager"
	"rewrite/passes/analysis/scev"
	"rewrite/passes/internal/edit"
	"rewrite/passes/internal/expand"
	"rewrite/passes/internal/hints"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
	"rewrite/passes/ir/remark"
	"rewrite/passes/pass"
)

// Run removes the loops of a function that do nothing.
func Run(f *ir.Func, e *pass.Env) manager.Kept {
	an := e.Of(f)
	if len(an.Loops().All) == 0 {
		return manager.All
	}
	w := &work{f: f, say: e.Remarks(f), gone: map[*ir.Value]*ir.Value{}}
	if w.decided() {
		w.sweep()
		an.Drop()
	}
	w.nest, w.se, w.tree, w.expander = an.Loops(), an.SCEV(), an.Dom(), expand.New(an)
	w.progresses = f.Attrs.Has("mustprogress") || f.Attrs.Has("willreturn")
	for _, l := range w.nest.Top {
		w.loop(l)
	}
	if !w.changed {
		return manager.All
	}
	w.sweep()
	for _, b := range w.single {
		if len(b.Preds()) > 1 { // it was entered from several blocks, or by several edges
			continue
		}
		edit.FoldPhis(b, func(phi, v *ir.Value) { w.gone[phi] = v })
	}
	edit.Done(f, w.gone)
	if w.reshaped { // edges are gone: of what is left of a loop, not all need be in the loop around it
		return manager.None
	}
	an.Settle(w.nest)
	return manager.Loops
}

// decided makes branches on constants jumps: what is in a loop, and is never executed, would keep it.
func (w *work) decided() bool {
	for _, b := range w.f.Blocks {
		if t := b.Terminator(); t.Op == ir.OpBr && len(t.Args) == 1 && t.Args[0].Op == ir.OpInt {
			w.say.Applied(t, "this branch on a constant always goes one way")
			edit.Jump(b, t.Targets[1-t.Args[0].Bits])
			w.changed = true
		}
	}
	return w.changed
}

// sweep takes out the blocks to which no way leads any more.
func (w *work) sweep() {
	edit.RemoveUnreachable(w.f, edit.AddressTaken(w.f), func(b *ir.Block) {
		for _, v := range b.Instrs {
			w.gone[v] = nil
		}
	})
}

type work struct {
	f          *ir.Func
	say        *remark.Remarks
	nest       *cfg.LoopNest
	tree       *ir.DomTree
	se         *scev.Analysis
	expander   *expand.Expander
	progresses bool // no loop of the function goes on for ever without effects
	gone       map[*ir.Value]*ir.Value
	single     []*ir.Block // headers of loops that are none any more
	changed    bool
	reshaped   bool // otherwise than by loops that are gone, with all that was in them
}

func (w *work) loop(l *cfg.Loop) {
	at := l.Header.Terminator()
	why := w.remove(l)
	if why == "" {
		w.changed = true
		return
	}
	w.say.Missed(at, "this loop stays: %s", why)
	if w.open(l) {
		w.changed = true
	}
	for _, x := range l.Children {
		w.loop(x)
	}
}

// An outcome is a value of the loop that is used behind it, by an expression that is computed in front of it.
type outcome struct {
	use ir.Use
	e   *scev.Expr // nil if it is a value of outside
	v   *ir.Value
}

// remove takes a loop away, or tells why it does not.
func (w *work) remove(l *cfg.Loop) (why string) {
	front := l.Preheader(w.nest)
	if front == nil {
		return "it has no preheader"
	}
	jump := front.Terminator()
	if jump.Op != ir.OpBr {
		return "its preheader ends in a " + jump.Op.String()
	}
	for _, b := range l.Blocks {
		for _, v := range b.Instrs {
			if v.Effects()&^ir.Reads != 0 && !says(v) {
				return "its " + v.Op.String() + " has effects"
			}
		}
		if t := b.Terminator(); t.Op != ir.OpBr && t.Op != ir.OpSwitch {
			return "a block of it ends in a " + t.Op.String()
		}
	}
	exits := l.Exits(w.nest)
	if len(exits) > 1 {
		return "it has several exits"
	}
	if !w.ends(l) {
		return "it may go on for ever, which a program may want"
	}
	at := l.Header.Terminator()
	if len(exits) == 0 {
		w.say.Applied(at, "this loop has no end and no effects, which must not be: it is never entered")
		edit.Stop(front)
		w.reshaped = true
		return ""
	}
	outcomes, why := w.outcomes(l, exits[0], jump)
	if why != "" {
		return why
	}
	w.say.Applied(at, "this loop has no effects and comes to an end: it is gone")
	ends := map[*ir.Value]*ir.Value{} // by phi of the exit
	var values []*ir.Value
	var list []*scev.Expr
	for _, o := range outcomes {
		if o.e != nil {
			values, list = append(values, o.v), append(list, o.e)
		}
	}
	made := w.expander.Behind(l, jump, values, list)
	for _, o := range outcomes {
		v := o.v
		if o.e != nil {
			v, made = made[0], made[1:]
		}
		if phi := o.use.User; phi.Op == ir.OpPhi && phi.Block == exits[0] && l.Contains(w.nest, o.use.Block()) {
			ends[phi] = v
		} else {
			phi.SetArg(int(o.use.Index), v)
		}
	}
	edit.Redirect(nil, front, 0, exits[0], func(phi *ir.Value) *ir.Value { return ends[phi] })
	return ""
}

// says tells whether a call only tells something to who optimizes, which may be forgotten.
func says(v *ir.Value) bool {
	return v.Op == ir.OpCall && (v.Intrinsic() == intrinsic.Assume || v.Intrinsic() == intrinsic.ExperimentalNoaliasScopeDecl)
}

// ends tells whether a loop without effects comes to an end, and all that is in it.
func (w *work) ends(l *cfg.Loop) bool {
	if w.progresses {
		return true
	}
	for _, r := range w.nest.Irreducible {
		if l.Contains(w.nest, r[0]) {
			return false
		}
	}
	return w.finite(l)
}

func (w *work) finite(l *cfg.Loop) bool {
	if !hints.Of(w.f, l).Has("llvm.loop.mustprogress") && w.se.MaxBackedgeTaken(l) == nil {
		return false
	}
	for _, x := range l.Children {
		if !w.finite(x) {
			return false
		}
	}
	return true
}

// outcomes are the values that are used behind a loop: what the phis of its exit have on the edges from it, each phi the same on
// all, and other uses.
func (w *work) outcomes(l *cfg.Loop, exit *ir.Block, at *ir.Value) (list []outcome, why string) {
	byPhi := map[*ir.Value]outcome{}
	resolve := func(use ir.Use, v *ir.Value) (o outcome, why string) {
		if !v.IsInstr() || !l.Contains(w.nest, v.Block) {
			return outcome{use: use, v: v}, ""
		}
		if !w.se.IsTyped(v.Type) {
			return o, "a value of it is used behind it that has no expression"
		}
		e := w.se.AtScope(w.se.Of(v), l.Parent)
		if !w.se.IsInvariant(e, l) {
			return o, "a value of it is used behind it, and it is not known what that is in the end"
		}
		if why := w.expander.Cannot(e, at); why != "" {
			return o, "a value of it is used behind it, and cannot be computed in front: " + why
		}
		return outcome{use: use, e: e, v: v}, ""
	}
	for _, phi := range exit.Phis() {
		for i, from := range phi.Targets {
			if !l.Contains(w.nest, from) {
				continue
			}
			o, why := resolve(ir.Use{User: phi, Index: int32(i)}, phi.Args[i])
			if why != "" {
				return nil, why
			}
			if old, ok := byPhi[phi]; ok && (old.e != o.e || o.e == nil && old.v != o.v) {
				return nil, "what it comes to depends on where it is left"
			} else if !ok {
				list = append(list, o)
			}
			byPhi[phi] = o
		}
	}
	for _, b := range l.Blocks {
		for _, v := range b.Instrs {
			for _, u := range v.Uses() {
				if l.Contains(w.nest, u.User.Block) || u.User.Op == ir.OpPhi && l.Contains(w.nest, u.Block()) || !w.tree.Reachable(u.User.Block) {
					continue
				}
				o, why := resolve(u, v)
				if why != "" {
					return nil, why
				}
				list = append(list, o)
			}
		}
	}
	return list, ""
}

// open takes the edge back to the header away from a loop that never goes back.
func (w *work) open(l *cfg.Loop) bool {
	n := w.se.MaxBackedgeTaken(l)
	if n == nil || !n.IsZero() {
		return false
	}
	var gone []*ir.Block
	for _, b := range l.Latches {
		t := b.Terminator()
		if t.Op != ir.OpBr && t.Op != ir.OpSwitch || t.Targets[0] == l.Header && t.Op == ir.OpSwitch {
			w.say.Missed(t, "this loop never goes back to its header, but a %s does not lose an edge", t.Op)
			return false
		}
		gone = append(gone, b)
	}
	w.say.Applied(l.Header.Terminator(), "this loop never goes back to its header: it is none")
	for _, b := range gone {
		for {
			t := b.Terminator()
			t.Meta = t.Meta.Keep(func(kind string) bool { return kind != "llvm.loop" })
			i := 0
			for i < len(t.Targets) && t.Targets[i] != l.Header {
				i++
			}
			if i == len(t.Targets) {
				break
			}
			edit.RemoveEdge(nil, b, i)
		}
	}
	w.single = append(w.single, l.Header)
	w.reshaped = true
	return true
}
