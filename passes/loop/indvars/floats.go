package indvars

import (
	"math"

	"rewrite/passes/analysis/cfg"
	"rewrite/passes/ir"
	"rewrite/passes/ir/fp"
)

// floats makes integers of variables that are floats and count integers.
//
//	%x = phi double [ 0.0, %front ], [ %y, %loop ]         %x = phi i32 [ 0, %front ], [ %y, %loop ]
//	                                                       %d = sitofp i32 %x to double   ; if it is used
//	%y = fadd double %x, 1.0                               %y = add nsw i32 %x, 1
//	%c = fcmp olt double %y, 10000.0                       %c = icmp slt i32 %y, 10000
//
// All numbers that they come to are known, and are floats: the first, the step and the limit are integral constants, the test is
// passed in each round, and the loop is left by it before a number would have to be rounded.
func (w *work) floats(l *cfg.Loop) (changed bool) {
	if len(l.Latches) != 1 || w.f.Attrs.Has("strictfp") {
		return false
	}
	for _, phi := range l.Header.Phis() {
		if c := w.counter(l, phi); c != nil {
			w.count(c)
			changed = true
		}
	}
	return changed
}

// A counter is a float that counts integers.
type counter struct {
	phi, next, test *ir.Value
	start, step     int64
	pred            ir.Pred // of the test
	limit           int64
}

// intPred is a compare of floats as one of integers, where none is a NaN.
func intPred(p ir.Pred) (q ir.Pred, ok bool) {
	name := p.String()
	if !p.IsFloat() || len(name) != 3 || name[0] != 'o' && name[0] != 'u' {
		return 0, false
	}
	if q = ir.ICmpPred(name[1:]); q == ir.PredNone { // eq and ne have no sign, the others one
		q = ir.ICmpPred("s" + name[1:])
	}
	return q, q != ir.PredNone
}

// counter takes a phi for a float that counts integers, nil if it is none.
func (w *work) counter(l *cfg.Loop, phi *ir.Value) *counter {
	format, ok := fp.Of(phi.Type.Kind)
	if !ok || len(phi.Args) != 2 {
		return nil
	}
	c := &counter{phi: phi}
	var start *ir.Value
	for i, from := range phi.Targets {
		if l.Contains(w.nest, from) {
			c.next = phi.Args[i]
		} else {
			start = phi.Args[i]
		}
	}
	if start == nil || c.next == nil || c.next.Op != ir.OpFAdd || c.next.NumUses() != 2 {
		return nil
	}
	step := c.next.Args[1]
	if c.next.Args[0] != phi {
		if step != phi {
			return nil
		}
		step = c.next.Args[0]
	}
	for _, u := range c.next.Uses() {
		if u.User != phi {
			c.test = u.User
		}
	}
	if c.test == nil || c.test.Op != ir.OpFCmp || c.test.NumUses() != 1 || c.test.Block == nil || w.nest.Of(c.test.Block) != l {
		return nil
	}
	br := c.test.Uses()[0].User
	if br.Op != ir.OpBr || w.nest.Of(br.Block) != l || !w.tree.Dominates(br.Block, l.Latches[0]) {
		return nil
	}
	leaves := -1
	for i, s := range br.Targets {
		if !l.Contains(w.nest, s) {
			if leaves >= 0 {
				return nil
			}
			leaves = i
		}
	}
	if leaves < 0 {
		return nil
	}
	c.pred, ok = intPred(c.test.Pred)
	if !ok {
		return nil
	}
	limit := c.test.Args[1]
	if limit == c.next {
		limit, c.pred = c.test.Args[0], c.pred.Swap()
	}
	var ok1, ok2, ok3 bool
	c.start, ok1 = integral(format, start)
	c.step, ok2 = integral(format, step)
	c.limit, ok3 = integral(format, limit)
	if !ok1 || !ok2 || !ok3 || c.step == 0 {
		return nil
	}
	stay := c.pred
	if leaves == 0 {
		stay = stay.Invert()
	}
	last, ok := c.last(stay)
	if !ok {
		w.say.Missed(phi, "this float counts integers, but it is not known how far")
		return nil
	}
	bound := min(int64(1)<<(format.Man+1), math.MaxInt32)
	for _, n := range []int64{c.start, c.limit, last} {
		if n < -bound || n > bound {
			w.say.Missed(phi, "this float counts integers that are no floats, or large")
			return nil
		}
	}
	return c
}

// integral is a constant that is an integer of a moderate size, and not -0.0.
func integral(format fp.Format, v *ir.Value) (int64, bool) {
	var bits uint64
	switch {
	case v.Op == ir.OpFloat && v.Aux == nil:
		bits = v.Bits
	case v.Op != ir.OpZero:
		return 0, false
	}
	x := format.Float64(bits)
	if x != math.Trunc(x) || math.Abs(x) > 1<<40 || x == 0 && math.Signbit(x) {
		return 0, false
	}
	return int64(x), true
}

// last is the number with which the loop is left: the first that does not satisfy a predicate.
func (c *counter) last(stay ir.Pred) (int64, bool) {
	n, step, limit := c.start+c.step, c.step, c.limit
	if !holds(stay, n, limit) {
		return n, true
	}
	switch {
	case stay == ir.EQ:
		return n + step, true
	case stay == ir.NE:
		if d := limit - n; d%step == 0 && d/step > 0 {
			return limit, true
		}
		return 0, false
	case (stay == ir.SLT || stay == ir.SLE) != (step > 0):
		return 0, false
	}
	last := n + (limit-n)/step*step // between the first and the limit
	for holds(stay, last, limit) {
		last += step
	}
	return last, true
}

func holds(p ir.Pred, a, b int64) bool {
	switch p {
	case ir.EQ:
		return a == b
	case ir.NE:
		return a != b
	case ir.SLT:
		return a < b
	case ir.SLE:
		return a <= b
	case ir.SGT:
		return a > b
	}
	return a >= b
}

// count makes an integer of a float.
func (w *work) count(c *counter) {
	w.say.Applied(c.phi, "this float counts integers, and is one")
	n := func(x int64) *ir.Value { return w.f.Int(ir.I32, uint64(uint32(x))) }
	phi := w.f.NewInstr(ir.OpPhi, ir.I32, n(c.start), n(c.start))
	phi.Targets = append([]*ir.Block(nil), c.phi.Targets...)
	phi.Name = c.phi.Name
	w.besides(c.phi, phi)
	next := w.f.NewInstr(ir.OpAdd, ir.I32, phi, n(c.step))
	next.Flags, next.Name = ir.NSW, c.next.Name
	w.before(c.next, next)
	for i, x := range c.phi.Args {
		if x == c.next {
			phi.SetArg(i, next)
		}
	}
	test := w.f.NewInstr(ir.OpICmp, ir.I1, next, n(c.limit))
	test.Pred = c.pred
	w.before(c.test, test)
	w.now[c.test] = test
	if c.phi.NumUses() > 1 { // not by what steps it alone
		w.now[c.phi] = w.behind(c.phi, w.f.NewInstr(ir.OpSIToFP, c.phi.Type, phi))
	}
}
