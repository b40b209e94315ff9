package indvars

import (
	"slices"

	"rewrite/passes/analysis/cfg"
	"rewrite/passes/analysis/scev"
	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
)

// stays is the number of the edge of an exiting branch of a loop that stays in it, of a branch on a condition; -1 of any other.
func (w *work) stays(t *ir.Value, l *cfg.Loop) int {
	if t.Op != ir.OpBr || len(t.Targets) != 2 || w.nest.Of(t.Block) != l {
		return -1
	}
	first, second := l.Contains(w.nest, t.Targets[0]), l.Contains(w.nest, t.Targets[1])
	switch {
	case first && !second:
		return 0
	case second && !first:
		return 1
	}
	return -1
}

// decide makes a constant of the condition of a branch.
func (w *work) decide(t *ir.Value, edge int) {
	t.SetArg(0, w.f.Int(ir.I1, uint64(1-edge)))
	w.changed = true
}

// exits decides tests of exits: of those that are taken in the first round; that are never taken, as others are before; and that come
// out the same way in each round, as long as other exits are not taken.
func (w *work) exits(l *cfg.Loop) {
	n := w.se.BackedgeTaken(l)
	most := n.Exact
	if most == nil {
		most = n.Symbolic
	}
	if most == nil {
		return
	}
	seen := map[*scev.Expr]bool{}
	once := false
	for i := range n.Exits {
		x := &n.Exits[i]
		t := x.Block.Terminator()
		stay := w.stays(t, l)
		if stay < 0 {
			continue
		}
		if t.Args[0].IsConst() {
			if x.Exact != nil {
				seen[x.Exact] = true
				once = once || x.Exact.IsZero()
			}
			continue
		}
		switch {
		case x.Exact == nil:
			if len(l.Latches) == 1 && w.tree.Dominates(x.Block, l.Latches[0]) {
				w.first(l, t, stay, most)
			}
		case x.Exact.IsZero():
			w.say.Applied(t, "this exit is taken in the first round")
			w.decide(t, 1-stay)
			once = true
		case seen[x.Exact]:
			w.say.Applied(t, "this exit is never taken: the loop is left by another one before, in the same round")
			w.decide(t, stay)
		case x.Exact.Width == most.Width && len(n.Exits) > 1 && (w.se.KnownPredicate(ir.UGT, x.Exact, most) || w.se.KnownAtEntry(l, ir.UGT, x.Exact, most)):
			w.say.Applied(t, "this exit is never taken: the loop is left by another one before")
			w.decide(t, stay)
		}
		if x.Exact != nil {
			seen[x.Exact] = true
		}
	}
	if once {
		w.firstOnly(l)
	}
}

// firstOnly makes the variables of a loop that does not go back what they begin with.
func (w *work) firstOnly(l *cfg.Loop) {
	front := l.Preheader(w.nest)
	if front == nil {
		return
	}
	for _, phi := range l.Header.Phis() {
		for i, from := range phi.Targets {
			if from == front && w.now[phi] == nil && phi.Args[i] != phi {
				w.say.Applied(phi, "this loop does not go around")
				w.now[phi] = phi.Args[i]
				break
			}
		}
	}
}

// first makes a test of an exit that is come to in each round one of the first round, where it comes out as that for as many rounds as
// there are.
func (w *work) first(l *cfg.Loop, t *ir.Value, stay int, most *scev.Expr) {
	c := t.Args[0]
	if c.Op != ir.OpICmp || !c.IsInstr() || !l.Contains(w.nest, c.Block) || w.now[c] != nil || !w.se.IsTyped(c.Args[0].Type) {
		return
	}
	pred, x, y := c.Pred, w.se.Of(c.Args[0]), w.se.Of(c.Args[1])
	if stay == 1 {
		pred = pred.Invert()
	}
	if x.IsPtr() {
		return
	}
	if most.Width > x.Width {
		if w.se.Bounds(most).UHi.Len() > x.Width {
			return
		}
	}
	n := w.se.Resize(most, x.Type)
	q, x, y, ok := w.se.DecidedFirst(pred, x, y, l, t.Block, n)
	if !ok {
		return
	}
	if w.se.KnownAt(q, x, y, t.Block) {
		w.say.Applied(t, "this exit is never taken: not in the first round, and not before another one is")
		w.decide(t, stay)
		return
	}
	if stay == 1 {
		q = q.Invert()
	}
	if front := w.inFront(q, x, y, l); front != nil {
		w.say.Applied(t, "this exit is taken in the first round, or not before another one is")
		t.SetArg(0, front)
	}
}

// tests makes tests of exits compares of a variable that counts the rounds with its last number, for equality.
//
//	%i1 = add nsw i32 %i, 1                                %i1 = add nsw i32 %i, 1
//	%c = icmp slt i32 %i1, %n                              %c = icmp ne i32 %i1, %n          ; behind a guard %n > 0
//	br i1 %c, label %loop, label %done                     br i1 %c, label %loop, label %done
//
// Passes behind this one that do not know scalar evolution count rounds by it, and other variables that were tested may go.
//
// A compare of two variables, which meet, is made one before variables are made wider: it would look at what is cut of both then.
func (w *work) tests(l *cfg.Loop, ofTwo bool) {
	front := l.Preheader(w.nest)
	if front == nil || front.Terminator().Op != ir.OpBr || len(l.Latches) != 1 {
		return
	}
	if ofTwo && !slices.ContainsFunc(l.Exiting(w.nest), func(b *ir.Block) bool { return w.comparesTwo(b.Terminator(), l) }) {
		return
	}
	n := w.se.BackedgeTaken(l)
	for i := range n.Exits {
		x := &n.Exits[i]
		t := x.Block.Terminator()
		if stay := w.stays(t, l); stay >= 0 && x.Exact != nil && !x.Exact.IsZero() && !x.Exact.IsPtr() && (!ofTwo || w.comparesTwo(t, l)) {
			w.test(l, front.Terminator(), t, stay, x.Exact)
		}
	}
}

// comparesTwo tells whether a branch is on a compare of two values that change in a loop.
func (w *work) comparesTwo(t *ir.Value, l *cfg.Loop) bool {
	if t.Op != ir.OpBr || len(t.Args) == 0 || t.Args[0].Op != ir.OpICmp || !t.Args[0].IsInstr() {
		return false
	}
	for _, a := range t.Args[0].Args {
		if !w.se.IsTyped(a.Type) || w.se.IsInvariant(w.se.Of(a), l) {
			return false
		}
	}
	return true
}

// test makes one test, if it is not such a one already.
func (w *work) test(l *cfg.Loop, front, t *ir.Value, stay int, count *scev.Expr) {
	old := t.Args[0]
	if !old.IsInstr() || !l.Contains(w.nest, old.Block) || old.NumUses() != 1 || w.canonical(old, l) {
		return
	}
	var best *trial
	for _, phi := range l.Header.Phis() {
		if x := w.try(phi, l, front, t, count); x != nil && (best == nil || x.cost < best.cost) {
			best = x
		}
	}
	if best == nil || w.expander.Cost(best.limit) > w.saved(old, best.phi, l) {
		w.say.Missed(old, "no variable counts the rounds to what is cheap to compute in front of the loop")
		return
	}
	by := best.phi
	if best.post {
		by = best.next
		if !tests(old, by) {
			kept := by.Flags & w.kept(by, best.e)
			w.loosened = w.loosened || by.Flags != kept
			by.Flags = kept
		}
	}
	w.say.Applied(old, "the loop is left when its variable is at its last number")
	c := w.f.NewInstr(ir.OpICmp, ir.I1, by, w.expander.Before(front, best.limit)[0])
	if c.Pred = ir.NE; stay == 1 {
		c.Pred = ir.EQ
	}
	c.Name = old.Name
	w.before(t, c)
	t.SetArg(0, c)
	w.now[old], w.changed = c, true
}

// A trial is a variable that a test may be of.
type trial struct {
	phi, next *ir.Value
	e, limit  *scev.Expr
	post      bool // the test is of what it is in the next round
	cost      int
}

// try finds out whether a test can be one of a variable, nil if it cannot.
func (w *work) try(phi *ir.Value, l *cfg.Loop, front, t *ir.Value, count *scev.Expr) *trial {
	next, e, ok := w.counts(phi, l, count)
	if !ok {
		return nil
	}
	old := t.Args[0]
	x := &trial{phi: phi, next: next, e: e, post: t.Block == l.Latches[0]}
	// What is compared now and was not before is neither poison nor undef where the old test was not.
	switch {
	case !tests(old, phi) && !tests(old, next):
		if !w.expander.Faithful(phi) || !w.defined(start(phi, front)) {
			return nil
		}
	case !tests(old, phi) && !x.post && !w.expander.Faithful(phi):
		return nil
	}
	x.limit = w.se.AtIteration(e, w.se.Resize(count, e.Type))
	if x.post {
		x.limit = w.se.AtIteration(w.se.Next(e), w.se.Resize(count, e.Type))
	}
	if x.limit == nil || w.expander.Cannot(x.limit, front) != "" {
		return nil
	}
	x.cost = w.expander.Cost(x.limit)
	if w.onlyFor(phi, next, old) {
		x.cost++
	}
	return x
}

// onlyFor tells whether a variable is there for nothing but a test.
func (w *work) onlyFor(phi, next, test *ir.Value) bool {
	for _, v := range []*ir.Value{phi, next} {
		for _, u := range v.Uses() {
			if u.User != phi && u.User != next && u.User != test {
				return false
			}
		}
	}
	return true
}

// saved is about how many operations of a loop go when a test goes, beside itself, and a variable does its work.
func (w *work) saved(test, by *ir.Value, l *cfg.Loop) (n int) {
	for _, a := range test.Args {
		if !a.IsInstr() || !l.Contains(w.nest, a.Block) {
			continue
		}
		phi, next := a, a
		if a.Op != ir.OpPhi {
			for _, x := range a.Args {
				if x.Op == ir.OpPhi && x.Block == l.Header {
					phi = x
				}
			}
		}
		if phi.Op == ir.OpPhi && phi.Block == l.Header && phi != by {
			if next = w.expander.Increment(phi); next != nil && w.onlyFor(phi, next, test) {
				n++
				continue
			}
		}
		if a.NumUses() == 1 && a.Op != ir.OpPhi && a.Removable() && n < cheap {
			n += 1 + w.saved(a, by, l)
		}
	}
	return min(n, cheap)
}

// kept are the flags of what a variable is added to that hold in all rounds, the last one, which it is not used after, too.
func (w *work) kept(next *ir.Value, e *scev.Expr) (fl ir.Flags) {
	step := e.Args[1]
	for _, flag := range []ir.Flags{ir.NUW, ir.NSW} {
		if next.Flags&flag != 0 && next.Op == ir.OpAdd && w.fixed(next) && w.se.NeverWraps(ir.OpAdd, flag, e, step) {
			fl |= flag
		}
	}
	return fl
}

// start is what a phi of a header is when its loop is entered.
func start(phi, front *ir.Value) *ir.Value {
	for i, from := range phi.Targets {
		if from == front.Block {
			return phi.Args[i]
		}
	}
	return phi
}

// tests tells whether a condition is a compare of a value.
func tests(c, v *ir.Value) bool {
	return c.Op == ir.OpICmp && (c.Args[0] == v || c.Args[1] == v)
}

// counts tells whether a phi goes up by one in each round, and has bits enough for a count.
func (w *work) counts(phi *ir.Value, l *cfg.Loop, count *scev.Expr) (next *ir.Value, e *scev.Expr, ok bool) {
	if !phi.Type.IsInt() || !w.se.IsTyped(phi.Type) || phi.Type.Bits < count.Width || w.now[phi] != nil {
		return nil, nil, false
	}
	if phi.Type.Bits > count.Width && len(w.layout.Native) > 0 && !w.native(phi.Type) {
		return nil, nil, false
	}
	next = w.expander.Increment(phi)
	if next == nil || next.Op != ir.OpAdd {
		return nil, nil, false
	}
	e = w.se.Of(phi)
	one := e.Args[1].IsInt(1) || e.Args[1].Kind == scev.Constant && e.Args[1].N == num.LowMask(e.Width)
	return next, e, one && e.Loop == l && e.Width > 1 && w.tree.Dominates(next.Block, l.Latches[0])
}

// canonical tells whether a condition compares a variable with what does not change, for equality.
func (w *work) canonical(c *ir.Value, l *cfg.Loop) bool {
	if c.Op != ir.OpICmp || c.Pred != ir.EQ && c.Pred != ir.NE {
		return false
	}
	x, y := c.Args[0], c.Args[1]
	inside := func(v *ir.Value) bool { return v.IsInstr() && l.Contains(w.nest, v.Block) }
	if !inside(x) {
		x, y = y, x
	}
	if inside(y) || !inside(x) {
		return false
	}
	if x.Op == ir.OpPhi && x.Block == l.Header {
		return w.expander.Increment(x) != nil
	}
	for _, a := range x.Args {
		if a.Op == ir.OpPhi && a.Block == l.Header && w.expander.Increment(a) == x {
			return true
		}
	}
	return false
}
