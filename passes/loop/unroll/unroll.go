// Package unroll repeats the bodies of loops: as often as they go around, if that is known and worth it, and the loop is none any
// more; or by a factor, as the program or an option asks for.
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
// By a factor, a loop keeps the tests of its exits in those copies in which they may be taken: where it is known how often the loop
// goes around, or that this is a multiple of something, in the fewest. Where that is known at run time only, the
// loop decides once in so many rounds whether to go on, and another one behind it does the rounds that are left (see runtime.go).
//
// Loops are taken from the inside out. What is said of a loop in !llvm.loop, unroll.disable, unroll.full, unroll.count,
// unroll.enable, unroll.runtime.disable and unroll.followup_..., is obeyed; a loop that was unrolled by a factor says that it is not to
// be again. Without being asked for, loops are unrolled by a factor where an option of the pass says so, and only innermost ones
// that call nothing, as branches are a part of what these do.
//
// Rounds are not copied of what must be there once (edit.CannotClone), nor of a loop with more than one latch. Convergent calls are in each
// round what they were, as it is come to by the same decisions; but not in a loop for rounds that are left, which others are made for.
//
// Where branches have weights, a test that stands for those of several rounds is as likely to end the loop as one of them.
//
// Files: what is to be done with a loop is found here; rounds.go copies rounds, and runtime.go makes the loop for those that are left.
//
// Muchnick, "Advanced Compiler Design and Implementation" (1997), 17.4.3; LLVM, LoopUnroll.
package unroll

import (
	"slices"

	"rewrite/passes/analysis/cfg"
	"rewrite/passes/analysis/forloop"
	"rewrite/passes/analysis/manager"
	"rewrite/passes/analysis/scev"
	"rewrite/passes/internal/edit"
	"rewrite/passes/internal/expand"
	"rewrite/passes/internal/hints"
	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
	"rewrite/passes/ir/remark"
	"rewrite/passes/pass"
	"rewrite/passes/target"
)

// Options are what is done to loops that do not ask for it.
type Options struct {
	Partial bool // unroll by a factor where it is known how often a loop goes around, but that is too often to write it out
	Runtime bool // and where it is known at run time only
	Vectors bool // only loops with vectors: what was made of many scalars is short enough by now
}

// Run unrolls the loops of a function.
func (o Options) Run(f *ir.Func, e *pass.Env) manager.Kept {
	an := e.Of(f)
	if o.Vectors && !slices.ContainsFunc(f.Blocks, hasVectors) || !slices.ContainsFunc(an.Loops().All, o.mayBe) {
		return manager.All
	}
	w := &work{Options: o, f: f, e: e, say: e.Remarks(f), an: an, nest: an.Loops(), limits: e.Target.Thresholds(f)}
	w.body, w.in, w.closes = map[*cfg.Loop][]*ir.Block{}, map[*ir.Block]*cfg.Loop{}, map[*ir.Value]bool{}
	w.place, w.behind, w.gone = map[*ir.Block]int{}, map[*ir.Block][]*ir.Block{}, map[*ir.Value]*ir.Value{}
	if w.limits.UnrolledTogether == 0 {
		w.Options = Options{Vectors: o.Vectors}
	}
	w.plan()
	closed := false
	if w.some() {
		w.locate()
		closed = edit.CloseLoops(an)
	}
	for _, l := range slices.Backward(w.nest.All) {
		w.loop(l)
		w.forget(l)
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

// mayBe tells whether a loop is one of those that are looked at.
func (o Options) mayBe(l *cfg.Loop) bool {
	return !o.Vectors || slices.ContainsFunc(l.Blocks, hasVectors)
}

// hasVectors tells whether a block computes or stores vectors.
func hasVectors(b *ir.Block) bool {
	return slices.ContainsFunc(b.Instrs, func(v *ir.Value) bool { return v.Type.IsVector() || v.Op == ir.OpStore && v.Args[0].Type.IsVector() })
}

type work struct {
	Options
	f      *ir.Func
	e      *pass.Env
	say    *remark.Remarks
	an     *manager.Func
	nest   *cfg.LoopNest // as it was
	limits *target.Thresholds
	costs  *target.Costs // once somebody asks
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
	said     hints.Hints
	front    *ir.Block         // the preheader
	back     int               // at most as often, and less only if it is left by an exit that nothing is known of; -1 if that is not known
	most     int               // at most as often, and perhaps less; -1 if that is not known
	exits    map[*ir.Block]int // as often, before it is left there if it was not left elsewhere
	multiple int               // how often its header is come to, if it is left by the latch, is a multiple of this power of two

	// Of a loop that may be unrolled with another one behind it: how often it goes back if it is left by the latch, which stands
	// at the end of the preheader, neither undef nor poison, with what was made for it; if it is nil, why there is none.
	backs *ir.Value
	made  []*ir.Value
	why   string

	// A variable of it by which the loop can end that does all but the rounds that are left; if it is nil, why there is none. The values
	// are those of the function as it was.
	decides *forloop.Induction
	lacks   string
}

const (
	// maxUncounted is the most rounds of a loop that is unrolled though it may end after the first.
	maxUncounted = 8
	// maxFactor is the most rounds that become one where that is asked for, but no number.
	maxFactor = 8
	// cheap is how many operations may tell how often a loop goes around that does not ask to be unrolled.
	cheap = 6
	// cheapSearch is that of a loop that may be over before: often it is after the first rounds, and what was done in front of it in vain.
	cheapSearch = 2
	// hesitant is how many rounds become one of a loop whose rounds fork by what the fork of the round before led to.
	hesitant = 2
)

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
		c := &counted{said: hints.Of(w.f, l), front: l.Preheader(w.nest), back: small(n.Exact), most: small(n.Max), exits: map[*ir.Block]int{}, multiple: 1}
		if c.back < 0 && n.MaxOrZero && c.most < maxUncounted {
			c.back = c.most
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
	}
	var x *expand.Expander
	for _, l := range w.nest.All {
		c := w.counts[l]
		if wish := wishes(c.said); c.back >= 0 || len(l.Latches) != 1 || wish.off || !w.Runtime && !wish.forced() {
			continue
		}
		if e := se.ExitCount(l, l.Latches[0]).Exact; e != nil && !e.IsPtr() {
			c.multiple = 1 << min(se.TrailingZeros(se.Add(e, se.Int(e.Type, num.Of(1)))), 20)
			if x == nil {
				x = expand.New(w.an)
			}
			w.locate()
			w.count(l, e, x)
		} else {
			c.why = uncounted
		}
		if c.why == uncounted {
			if _, lacks := forloop.Of(w.nest, l); lacks != "" {
				c.why += ", as it is no for loop: " + lacks
			}
		}
	}
	w.taken = edit.AddressTaken(w.f)
}

// locate notes where blocks are, once.
func (w *work) locate() {
	if len(w.body) > 0 {
		return
	}
	for i, b := range w.f.Blocks {
		w.in[b], w.place[b] = w.nest.Of(b), i
	}
	for _, l := range w.nest.All {
		w.body[l] = slices.Clone(l.Blocks)
		for _, b := range l.Latches {
			w.closes[b.Terminator()] = true
		}
	}
}

const uncounted = "it is not known how often it goes around"

// some tells whether a loop may be unrolled: uses behind loops are led through phis for that.
func (w *work) some() bool {
	return slices.ContainsFunc(w.nest.All, func(l *cfg.Loop) bool {
		c := w.counts[l]
		return c.back >= 0 || c.said.Node != "" || c.backs != nil || w.bounded(c)
	})
}

// few tells whether a loop that goes back at most so often may be written out though it may end after the first round.
func few(most int) bool { return most > 0 && most < maxUncounted }

// bounded tells whether a loop may be written out that does not ask for it and is known to end after a few rounds.
func (w *work) bounded(c *counted) bool { return w.Partial && few(c.most) }

// contains tells whether a block is in a loop now.
func (w *work) contains(l *cfg.Loop, b *ir.Block) bool {
	for x := w.in[b]; x != nil; x = x.Parent {
		if x == l {
			return true
		}
	}
	return false
}

// A wish is what is said of a loop.
type wish struct {
	factor          int // 0 if none is named
	full, enabled   bool
	off, runtimeOff bool
}

func wishes(said hints.Hints) (x wish) {
	if said.Node == "" {
		return x
	}
	x.factor, _ = said.Int("llvm.loop.unroll.count")
	x.full, x.enabled = said.Has("llvm.loop.unroll.full"), said.Has("llvm.loop.unroll.enable")
	x.off = said.Has("llvm.loop.unroll.disable") || said.Has("llvm.loop.disable_nonforced") && !x.forced() || x.factor == 1
	x.runtimeOff = said.Has("llvm.loop.unroll.runtime.disable")
	return x
}

// forced tells whether a loop asks to be unrolled.
func (x wish) forced() bool { return x.factor > 0 || x.full || x.enabled }

// loop unrolls a loop, or says why it does not.
func (w *work) loop(l *cfg.Loop) {
	if !w.mayBe(l) {
		return
	}
	c, at := w.counts[l], l.Header.Terminator()
	missed := func(why string, args ...any) { w.say.Missed(at, "this loop is not unrolled: "+why, args...) }
	wish := wishes(c.said)
	if wish.off {
		missed("its metadata says so")
		return
	}
	rounds, decided := c.back+1, c.back >= 0
	if !decided && !wish.forced() && c.backs == nil && !w.bounded(c) {
		if c.why == "" {
			c.why = uncounted
		}
		missed("%s", c.why)
		return
	}
	if why := w.cannot(l); why != "" {
		missed("%s", why)
		return
	}
	if c.back == 0 {
		w.say.Applied(at, "this loop goes around once: it is none any more")
		w.repeat(l, 1, whole)
		return
	}
	size, light := w.size(l)
	limit, boosted := w.limits.Unrolled, w.limits.UnrolledGain
	if wish.forced() {
		limit, boosted = w.limits.UnrollAsked, w.limits.UnrollAsked
	}
	left := size * rounds
	if decided && (wish.factor == 0 || wish.factor >= rounds) {
		all := left <= limit
		if !all && left <= 8*max(boosted, size) {
			left = w.tried(l, rounds, max(limit, size, boosted))
			all = left <= max(limit, size) || left <= boosted && size*rounds >= 2*left // it is no more than the loop, or half of it folds away
		}
		if all {
			w.say.Applied(at, "this loop goes around %d times: it is unrolled, and about %d instructions are left", rounds, left)
			w.repeat(l, rounds, whole)
			return
		}
	}
	if most := c.most + 1; !decided && few(c.most) && size*most <= limit && wish.factor == 0 && (w.Partial && light || wish.forced()) {
		w.say.Applied(at, "this loop goes around %d times at most: it is unrolled", most)
		w.repeat(l, most, whole)
		return
	}

	// by a factor
	factor, asked := wish.factor, "as its metadata asks for"
	switch by := w.Partial && decided || w.Runtime && !decided; {
	case factor > 0:
		if size*factor > limit {
			factor = 0
		}
	case wish.enabled || wish.full && decided || by && light:
		factor = maxFactor
		if !wish.forced() {
			factor, asked = w.limits.UnrolledTogether, "as an option of the pass asks for"
			limit = min(limit, w.limits.UnrolledTo)
			if w.learns(l) {
				factor = min(factor, hesitant)
			}
		}
		factor = w.factor(factor, c.multiple, rounds, size, limit)
	case decided:
		missed("it goes around %d times, and %d instructions would be left, more than %d", rounds, left, limit)
		return
	case by:
		missed("calls or loops are most of what it does")
		return
	default:
		missed("%s", uncounted)
		return
	}
	if factor < 2 {
		missed("%d rounds of it have %d instructions, more than %d", max(wish.factor, 2), size*max(wish.factor, 2), limit)
		return
	}
	if decided || c.multiple%factor == 0 {
		w.say.Applied(at, "this loop is unrolled %d times, %s", factor, asked)
		w.repeat(l, factor, some)
		return
	}
	why := c.why
	if wish.runtimeOff {
		why = "its metadata wants no loop for the rounds that are left"
	}
	if why == "" {
		why = w.cannotCount(l, &factor, wish.factor > 0)
	}
	switch {
	case why == "":
		w.say.Applied(at, "this loop is unrolled %d times, %s, and one behind it does the rounds that are left", factor, asked)
		if c.decides == nil {
			w.say.Missed(at, "a new variable counts the rounds of the unrolled loop: %s", c.lacks)
		}
		w.withRest(l, factor)
	case wish.factor > 0:
		w.say.Applied(at, "this loop is unrolled %d times, %s, and may end after each round: %s", factor, asked, why)
		w.repeat(l, factor, some)
	default:
		missed("%s", why)
	}
}

// factor is how many rounds of a loop become one: the most that its number of rounds is a multiple of, if it is known and there are
// such, and that are not more than what is written out for a gain; or a power of two, up to a number, that it is known to be a multiple
// of if possible. They have no more instructions than the limit.
func (w *work) factor(most, multiple, rounds, size, limit int) int {
	for factor := min(rounds-1, min(limit, w.limits.UnrolledGain)/max(size, 1)); factor > 1; factor-- {
		if rounds%factor == 0 {
			return factor
		}
	}
	factor := most
	if multiple >= 4 && multiple < factor {
		factor = multiple // needs no loop for the rest
	}
	for factor > 1 && size*factor > limit {
		factor /= 2
	}
	return factor
}

// cannot tells why rounds of a loop cannot be copied.
func (w *work) cannot(l *cfg.Loop) string {
	if len(l.Latches) != 1 {
		return "it has several latches"
	}
	if t := l.Latches[0].Terminator(); t.Op != ir.OpBr && t.Op != ir.OpSwitch {
		return "its latch ends in a " + t.Op.String()
	}
	if w.in[l.Latches[0]] != l {
		return "its latch is in a loop within"
	}
	if w.counts[l].back == 0 {
		return "" // nothing is copied
	}
	if w.counts[l].front == nil {
		return "it has no preheader"
	}
	blocks := w.body[l]
	m := edit.NewMap(w.f)
	m.Taken, m.InRounds = w.taken, true
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

// learns tells whether a round forks by what the same fork handed on in the round before: how that goes a processor learns from what
// became of it in rounds before, which it cannot if each copy has a fork of its own. The rounds of such a loop wait for each other anyway.
//
//	loop: %x = phi i32 [ %a, %front ], [ %y, %join ]
//	      %c = icmp sgt i32 %x, %z
//	      br i1 %c, label %then, label %join
//	join: %y = phi i32 [ %z, %loop ], [ %x, %then ]
func (w *work) learns(l *cfg.Loop) bool {
	for _, b := range w.body[l] {
		t := b.Terminator()
		if t.Op != ir.OpBr || len(t.Targets) != 2 || !w.contains(l, t.Targets[0]) || !w.contains(l, t.Targets[1]) {
			continue
		}
		seen := map[*ir.Value]bool{}
		for list := []*ir.Value{t.Args[0]}; len(list) > 0; {
			v := list[len(list)-1]
			list = list[:len(list)-1]
			switch {
			case seen[v] || !v.IsInstr() || !w.contains(l, v.Block):
			case v.Op != ir.OpPhi:
				list = append(list, v.Args...)
			case v.Block == l.Header && decidedBy(edit.Incoming(v, l.Latches[0]), b):
				return true
			}
			seen[v] = true
		}
	}
	return false
}

// decidedBy tells whether a value is a phi of where the ways from a fork meet.
func decidedBy(v *ir.Value, fork *ir.Block) bool {
	if v.Op != ir.OpPhi || len(v.Targets) != 2 {
		return false
	}
	for _, from := range v.Targets {
		if preds := from.Preds(); from != fork && (len(preds) != 1 || preds[0] != fork) {
			return false
		}
	}
	return true
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

// weight is about how many instructions an instruction becomes: a call takes one for each argument, too.
func weight(v *ir.Value) int {
	switch {
	case free(v):
		return 0
	case v.Op.IsCall() && (v.CalledFunc() == nil || !v.CalledFunc().IsIntrinsic()):
		return 1 + len(v.CallArgs())
	}
	return 1
}

// registers is how many registers a vector takes that an instruction computes or stores, each by an operation; 1 for what is none.
func (w *work) registers(v *ir.Value) int {
	t := v.Type
	if v.Op == ir.OpStore {
		t = v.Args[0].Type
	}
	if !t.IsVector() {
		return 1
	}
	if w.costs == nil {
		w.costs = w.e.Target.Costs(w.f)
	}
	n, lanes := w.costs.Parts(t)
	if lanes == 0 { // nothing is known of vectors
		return 1
	}
	return n
}

// size is the instructions of a round, and whether that is light work, without calls and loops, of which branches are a part.
func (w *work) size(l *cfg.Loop) (n int, light bool) {
	light = true
	for _, b := range w.body[l] {
		for _, v := range b.Instrs {
			n += weight(v) * w.registers(v)
			if v.Op.IsCall() && (v.CalledFunc() == nil || !v.CalledFunc().IsIntrinsic()) || w.closes[v] && b != l.Latches[0] {
				light = false
			}
		}
	}
	return n, light
}
