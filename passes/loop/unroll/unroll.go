// Package unroll repeats the bodies of loops: as often as they go around, if that is known and worth it, and the loop is none any
// more; or by a factor, as the program asks for.
//
//	front: br label %loop                              front: br label %loop
//	loop:  %i = phi i32 [ 0, %front ], [ %n, %loop ]   loop:  %n = add i32 0, 1
//	       %n = add i32 %i, 1                                 br label %1
//	       %c = icmp eq i32 %n, 2                      1:     %n1 = add i32 %n, 1
//	       br i1 %c, label %done, label %loop                 br label %done
//	done:  ...                                         done:  ...
//
// How often a loop goes around, and which of its exits is not taken in which round, is told by scalar evolution. What it would
// come to is tried before anything is done: a walk through all rounds in which operations are simplified (package
// simplify) counts what would be left, and that is held against the limits of target.Thresholds. What is left
// to fold is folded by the passes behind.
//
// Loops are taken from the inside out. What is said of a loop in !llvm.loop, unroll.disable, unroll.full, unroll.count and
// unroll.enable, is obeyed; a loop that was unrolled by a factor says that it is not to be again.
//
// Rounds are not copied of what must be there once (edit.CannotClone), nor of a loop with more than one latch.
package unroll

import (
	"slices"

	"rewrite/passes/analysis/cfg"
	"rewrite/passes/analysis/manager"
	"rewrite/passes/analysis/scev"
	"rewrite/passes/internal/edit"
	"rewrite/passes/internal/hints"
	"rewrite/passes/ir"
	"rewrite/passes/ir/remark"
	"rewrite/passes/pass"
	"rewrite/passes/simplify"
	"rewrite/passes/target"
)

// Run unrolls the loops of a function.
func Run(f *ir.Func, e *pass.Env) manager.Kept {
	an := e.Of(f)
	if len(an.Loops().All) == 0 {
		return manager.All
	}
	w := &work{f: f, e: e, say: e.Remarks(f), an: an, nest: an.Loops(), limits: e.Target.Thresholds(f)}
	w.body, w.in, w.closes = map[*cfg.Loop][]*ir.Block{}, map[*ir.Block]*cfg.Loop{}, map[*ir.Value]bool{}
	w.place, w.behind, w.gone = map[*ir.Block]int{}, map[*ir.Block][]*ir.Block{}, map[*ir.Value]*ir.Value{}
	w.plan()
	closed := w.some() && edit.CloseLoops(an)
	for _, l := range slices.Backward(w.nest.All) {
		w.loop(l)
	}
	if !w.changed {
		if closed {
			return manager.Shape | manager.Memory
		}
		return manager.All
	}
	edit.PutBehind(f, w.behind)
	edit.RemoveUnreachable(f, w.taken, func(b *ir.Block) {
		for _, v := range b.Instrs {
			w.gone[v] = nil
		}
	})
	edit.Done(f, w.gone)
	return manager.None
}

type work struct {
	f      *ir.Func
	e      *pass.Env
	say    *remark.Remarks
	an     *manager.Func
	nest   *cfg.LoopNest // as it was
	limits *target.Thresholds
	counts map[*cfg.Loop]*counted

	// as they are
	body    map[*cfg.Loop][]*ir.Block
	in      map[*ir.Block]*cfg.Loop // the innermost one that there was; copies are in that of what they are of
	closes  map[*ir.Value]bool      // terminators with back edges
	place   map[*ir.Block]int       // in the text, of those that were there
	taken   map[*ir.Block]bool      // whose addresses are taken
	behind  map[*ir.Block][]*ir.Block
	gone    map[*ir.Value]*ir.Value
	changed bool
}

// counted is what is known of how often a loop goes back to its header, asked of the function as it was: what is done to a loop
// changes nothing of that for others.
type counted struct {
	front *ir.Block         // the preheader
	back  int               // at most as often, and less only if it is left by an exit that nothing is known of; -1 if that is not known
	exits map[*ir.Block]int // as often, before it is left there if it was not left elsewhere
}

// maxUncounted is the most rounds of a loop that is unrolled though it may end after the first.
const maxUncounted = 8

// small is a constant that is worth counting to, else -1.
func small(e *scev.Expr) int {
	if e == nil || e.Kind != scev.Constant || e.N.Len() > 20 {
		return -1
	}
	return int(e.N.Lo)
}

// plan asks for all counts and puts down which blocks are in which loop.
func (w *work) plan() {
	se := w.an.SCEV()
	w.counts = map[*cfg.Loop]*counted{}
	for _, l := range w.nest.All {
		n := se.BackedgeTaken(l)
		c := &counted{front: l.Preheader(w.nest), back: small(n.Exact), exits: map[*ir.Block]int{}}
		if most := small(n.Max); c.back < 0 && n.MaxOrZero && most < maxUncounted {
			c.back = most
		}
		for i := range n.Exits {
			if x := &n.Exits[i]; small(x.Exact) >= 0 {
				k := small(x.Exact)
				if c.exits[x.Block] = k; c.back < 0 || k < c.back {
					c.back = k
				}
			}
		}
		w.counts[l] = c
		w.body[l] = slices.Clone(l.Blocks)
		for _, b := range l.Latches {
			w.closes[b.Terminator()] = true
		}
	}
	for i, b := range w.f.Blocks {
		w.in[b], w.place[b] = w.nest.Of(b), i
	}
	w.taken = edit.AddressTaken(w.f)
}

// some tells whether a loop may be unrolled: uses behind loops are led through phis for that.
func (w *work) some() bool {
	return slices.ContainsFunc(w.nest.All, func(l *cfg.Loop) bool {
		return w.counts[l].back >= 0 || hints.Of(w.f, l).Node != ""
	})
}

// contains tells whether a block is in a loop now.
func (w *work) contains(l *cfg.Loop, b *ir.Block) bool {
	for x := w.in[b]; x != nil; x = x.Parent {
		if x == l {
			return true
		}
	}
	return false
}

// loop unrolls a loop, or says why it does not.
func (w *work) loop(l *cfg.Loop) {
	at := l.Header.Terminator()
	said := hints.Of(w.f, l)
	factor, asked := said.Int("llvm.loop.unroll.count")
	full, enabled := said.Has("llvm.loop.unroll.full"), said.Has("llvm.loop.unroll.enable")
	if said.Has("llvm.loop.unroll.disable") || said.Has("llvm.loop.disable_nonforced") && !asked && !full && !enabled || asked && factor == 1 {
		w.say.Missed(at, "this loop is not unrolled: its metadata says so")
		return
	}
	if why := w.cannot(l); why != "" {
		w.say.Missed(at, "this loop is not unrolled: %s", why)
		return
	}
	c := w.counts[l]
	size := w.count(l)
	limit, boosted := w.limits.Unrolled, w.limits.UnrolledGain
	if full || enabled || asked {
		limit, boosted = w.limits.UnrollAsked, w.limits.UnrollAsked
	}
	rounds, decided := c.back+1, c.back >= 0
	if decided && !(asked && factor < rounds) {
		left, all := size*rounds, false
		if all = left <= limit; !all && left <= 8*boosted {
			left = w.tried(l, rounds)
			all = left <= limit || left <= boosted && size*rounds >= 2*left // half of it folds away
		}
		if all {
			if rounds == 1 {
				return // loopdelete takes it for what it is
			}
			w.say.Applied(at, "this loop goes around %d times: it is unrolled, and about %d instructions are left", rounds, left)
			w.repeat(l, rounds, true)
			return
		}
		if !asked && !enabled && !full {
			w.say.Missed(at, "this loop is not unrolled: it goes around %d times, and %d instructions would be left, more than %d", rounds, left, limit)
			return
		}
	}
	switch {
	case asked:
	case enabled || full && decided:
		factor = 8
		for factor > 1 && (size*factor > limit || decided && rounds%factor != 0) {
			factor--
		}
	case full:
		w.say.Missed(at, "this loop is not unrolled as it asks for: it is not known how often it goes around")
		return
	default:
		w.say.Missed(at, "this loop is not unrolled: it is not known how often it goes around")
		return
	}
	if factor < 2 || size*factor > limit {
		w.say.Missed(at, "this loop is not unrolled: it is too large for what its metadata asks for")
		return
	}
	w.say.Applied(at, "this loop is unrolled %d times, as its metadata asks for", factor)
	w.repeat(l, factor, false)
}

// cannot tells why rounds of a loop cannot be copied.
func (w *work) cannot(l *cfg.Loop) string {
	if len(l.Latches) != 1 {
		return "it has several latches"
	}
	if t := l.Latches[0].Terminator(); t.Op != ir.OpBr && t.Op != ir.OpSwitch {
		return "its latch ends in a " + t.Op.String()
	}
	if w.counts[l].front == nil {
		return "it has no preheader"
	}
	blocks := w.body[l]
	m := edit.NewMap(w.f)
	m.Taken = w.taken
	if why := m.CannotClone(blocks); why != "" {
		return why
	}
	for _, b := range blocks {
		for _, v := range b.Instrs {
			if v.Op == ir.OpAlloca {
				return "each round has memory of its own on the stack"
			}
			for _, u := range v.Uses() {
				if u.User.Op != ir.OpPhi && !w.contains(l, u.User.Block) || u.User.Op == ir.OpPhi && !w.contains(l, u.Block()) {
					return "a value of it is used behind it other than by a phi of its exits"
				}
			}
		}
	}
	return ""
}

// free tells whether an instruction becomes none.
func free(v *ir.Value) bool {
	switch v.Op {
	case ir.OpPhi, ir.OpBitCast, ir.OpFreeze:
		return true
	case ir.OpBr:
		return len(v.Targets) == 1
	}
	return v.Op == ir.OpCall && v.CalledFunc() != nil && v.CalledFunc().IsIntrinsic() && v.Type == ir.Void && v.Effects()&ir.Unwinds == 0 && len(v.CallArgs()) < 3 && !v.Op.IsTerminator() && v.NumUses() == 0 && v.Pinned()
}

// count is the instructions of a round.
func (w *work) count(l *cfg.Loop) (n int) {
	for _, b := range w.body[l] {
		for _, v := range b.Instrs {
			if !free(v) {
				n++
			}
		}
	}
	return n
}

// repeat copies rounds behind the first until there are as many. All of them: then no edge leads back.
func (w *work) repeat(l *cfg.Loop, rounds int, all bool) {
	c, latch := w.counts[l], l.Latches[0]
	body := &edit.Body{Header: l.Header, Latch: latch, Blocks: slices.Clone(w.body[l]), Closes: func(v *ir.Value) bool { return w.closes[v] && v != latch.Terminator() }}
	last := body.Blocks[0] // in the text
	for _, b := range body.Blocks {
		if w.place[b] > w.place[last] { // copies have none
			last = b
		}
	}
	said := hints.Of(w.f, l)
	maps, end := []*edit.Map{nil}, latch
	for _, r := range body.CopyRounds(latch, rounds-1) {
		for i, b := range r.Blocks {
			old := body.Blocks[i]
			w.in[b] = w.in[old]
			if w.closes[old.Terminator()] && old != latch {
				w.closes[b.Terminator()] = true
			}
		}
		w.behind[last] = append(w.behind[last], r.Blocks...)
		for x := l; x != nil; x = x.Parent {
			w.body[x] = append(w.body[x], r.Blocks...)
		}
		maps, end = append(maps, r.Map), r.Map.Blocks[latch]
	}
	w.changed = true
	at := func(m *edit.Map, b *ir.Block) *ir.Block {
		if m == nil {
			return b
		}
		return m.Block(b)
	}
	// which exits are not taken, and which is
	for _, b := range body.Blocks {
		k, known := c.exits[b]
		t := b.Terminator()
		if !known || t.Op != ir.OpBr || len(t.Targets) != 2 || w.in[b] != l {
			continue
		}
		out := slices.IndexFunc(t.Targets, func(s *ir.Block) bool { return !w.contains(l, s) })
		if out < 0 || !w.contains(l, t.Targets[1-out]) {
			continue
		}
		for i, m := range maps {
			x := at(m, b)
			switch {
			case all && i == k:
				edit.Jump(x, x.Terminator().Targets[out])
			case all && i < k, !all && c.back == k && (c.back+1)%rounds == 0 && i < rounds-1:
				edit.Jump(x, x.Terminator().Targets[1-out])
			}
		}
	}
	node := ""
	if !all {
		node = said.Without(func(name string) bool { return len(name) > 17 && name[:17] == "llvm.loop.unroll." }, `!{!"llvm.loop.unroll.disable"}`)
	}
	for i, m := range maps {
		t := at(m, latch).Terminator()
		if hints.Set(t, ""); i == len(maps)-1 {
			hints.Set(t, node)
		}
		delete(w.closes, t)
		if i == len(maps)-1 && !all {
			w.closes[t] = true
		}
	}
	if !all {
		l.Latches[0] = end
		return
	}
	for {
		i := slices.Index(end.Succs(), l.Header)
		if i < 0 {
			break
		}
		if edit.RemoveEdge(nil, end, i) != "" {
			break // the default of a switch, which is never taken
		}
	}
	if phis := l.Header.Phis(); len(phis) > 0 && len(phis[0].Args) == 1 {
		edit.FoldPhis(l.Header, func(phi, v *ir.Value) { w.gone[phi] = v })
	}
}

// tried is about how many instructions would be left of all rounds: those that do not come to a constant or to what is the same in
// all rounds, where the phis of the header are what they are in each.
func (w *work) tried(l *cfg.Loop, rounds int) (left int) {
	s := w.e.Simplify(w.f)
	latch, front := l.Latches[0], w.counts[l].front
	blocks := w.body[l]
	known := map[*ir.Value]*ir.Value{}
	for round := range rounds {
		next := map[*ir.Value]*ir.Value{}
		for _, phi := range l.Header.Phis() {
			x := edit.Incoming(phi, front)
			if round > 0 {
				x = edit.Incoming(phi, latch)
				if k := known[x]; k != nil {
					x = k
				}
			}
			if w.same(x, l) {
				next[phi] = x
			}
		}
		known = next
		for _, b := range blocks {
			for _, v := range b.Instrs {
				if free(v) {
					continue
				}
				if v.Type == ir.Void || v.Effects()&^ir.Reads != 0 {
					if v.Op != ir.OpBr || known[v.Args[0]] == nil || known[v.Args[0]].Op != ir.OpInt {
						left++
					}
					continue
				}
				args := slices.Clone(v.Args)
				for i, a := range args {
					if k := known[a]; k != nil {
						args[i] = k
					}
				}
				if a := s.With(v, args, simplify.Point{}); a.Value != nil && w.same(a.Value, l) {
					known[v] = a.Value
					continue
				}
				left++
			}
		}
	}
	return left
}

// same tells whether a value is the same in all rounds.
func (w *work) same(v *ir.Value, l *cfg.Loop) bool { return !v.IsInstr() || !w.contains(l, v.Block) }
