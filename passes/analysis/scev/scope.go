package scev

import (
	"slices"

	"rewrite/passes/analysis/cfg"
	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
)

// scoper finds what values are behind a loop.
type scoper struct {
	*Analysis
	scopes map[scopeKey]*Expr
	hasty  []scopeKey // those of scopes that were found while a count was
}

type scopeKey struct {
	e *Expr
	l *cfg.Loop
}

// maxRuns bounds how often a loop goes around that is run step by step.
const maxRuns = 100

// AtScope is e where control is in a loop, of no loop if l is nil: recurrences of loops that are
// left by then are what they are in the last iteration. It is e itself where that is not known.
func (s *scoper) AtScope(e *Expr, l *cfg.Loop) *Expr {
	if len(e.Args) == 0 && e.Kind != Unknown {
		return e
	}
	if len(s.reading) > 0 {
		return e
	}
	k := scopeKey{e, l}
	if x := s.scopes[k]; x != nil {
		return x
	}
	s.scopes[k] = e // while it is being found
	x := s.atScope(e, l)
	s.scopes[k] = x
	if s.pending > 0 {
		s.hasty = append(s.hasty, k)
	}
	return x
}

// forgetHasty drops what was found while the count of a loop was: more may be known when that is.
func (s *scoper) forgetHasty() {
	for _, k := range s.hasty {
		delete(s.scopes, k)
	}
	s.hasty = s.hasty[:0]
}

func (s *scoper) atScope(e *Expr, l *cfg.Loop) *Expr {
	switch e.Kind {
	case Unknown:
		return s.valueAtScope(e, l)
	case Rec:
		x := s.rebuilt(e, func(a *Expr) *Expr { return s.AtScope(a, l) })
		if x.Kind != Rec {
			return x
		}
		if x == e || x.Loop != e.Loop {
			x.Wrap |= e.Wrap & NW
		}
		if l != nil && (l == x.Loop || s.inside(l.Header, x.Loop)) {
			return x // the loop goes on
		}
		n := s.BackedgeTaken(x.Loop).Exact
		if n == nil {
			return x
		}
		if out := s.AtIteration(x, n); out != nil {
			return out
		}
		return x
	}
	return s.rebuilt(e, func(a *Expr) *Expr { return s.AtScope(a, l) })
}

// valueAtScope is what a value of a loop is behind it that is no recurrence: found by running the
// loop, if what it begins with is constants.
func (s *scoper) valueAtScope(e *Expr, l *cfg.Loop) *Expr {
	v := e.Value
	if !v.IsInstr() || !s.dom.Reachable(v.Block) {
		return e
	}
	in := s.loops.Of(v.Block)
	if in == nil || in == l || l != nil && s.inside(l.Header, in) {
		return e
	}
	n := s.BackedgeTaken(in).Exact
	if n != nil && v.Op == ir.OpPhi && v.Block == in.Header && len(in.Latches) == 1 && s.KnownNonZero(n) {
		// what a variable is in all rounds but the first
		for i, from := range v.Targets {
			if from == in.Latches[0] && s.invariantValue(v.Args[i], in) && !isUndef(v.Args[i]) {
				return s.AtScope(s.Of(v.Args[i]), l)
			}
		}
	}
	if n == nil || n.Kind != Constant || !n.N.Less(num.Of(maxRuns)) {
		return e
	}
	run := s.newRun(in)
	if run == nil || !s.dom.Dominates(v.Block, in.Latches[0]) {
		return e
	}
	for i := uint64(0); i < n.N.Lo; i++ {
		if !run.step() {
			return e
		}
	}
	if x, ok := run.value(v, 0); ok {
		return s.Int(v.Type, x)
	}
	return e
}

// A run is a loop in which phis at the head are numbers.
type run struct {
	*scoper
	loop *cfg.Loop
	phis map[*ir.Value]num.Int // those that are known
	done map[*ir.Value]num.Int // values of this iteration
}

// maxRunDepth bounds how deep operands are evaluated.
const maxRunDepth = 64

// newRun begins a loop, nil if it has no one latch.
func (s *scoper) newRun(l *cfg.Loop) *run {
	if len(l.Latches) != 1 {
		return nil
	}
	r := &run{scoper: s, loop: l, phis: map[*ir.Value]num.Int{}, done: map[*ir.Value]num.Int{}}
	for _, phi := range l.Header.Phis() {
		var start *ir.Value
		one := true
		for i, a := range phi.Args {
			if !s.inside(phi.Targets[i], l) {
				one = one && (start == nil || start == a)
				start = a
			}
		}
		if one && start != nil && start.Op == ir.OpInt && s.IsTyped(phi.Type) {
			r.phis[phi] = number(start)
		}
	}
	if len(r.phis) == 0 {
		return nil
	}
	return r
}

// step goes to the next iteration, false if no phi is known any more.
func (r *run) step() bool {
	next := map[*ir.Value]num.Int{}
	for phi := range r.phis {
		var back *ir.Value
		for i, a := range phi.Args {
			if r.inside(phi.Targets[i], r.loop) {
				back = a
			}
		}
		if x, ok := r.value(back, 0); ok {
			next[phi] = x
		}
	}
	r.phis = next
	clear(r.done)
	return len(next) > 0
}

// value is what a value is in this iteration, if that is known and not poison.
func (r *run) value(v *ir.Value, depth int) (num.Int, bool) {
	if v.Op == ir.OpInt && v.Type.Bits <= num.MaxWidth {
		return number(v), true
	}
	if x, ok := r.phis[v]; ok {
		return x, true
	}
	if x, ok := r.done[v]; ok {
		return x, true
	}
	if !v.IsInstr() || !r.inside(v.Block, r.loop) || depth > maxRunDepth || v.Type.Bits > 64 || !v.Type.IsInt() {
		return num.Int{}, false
	}
	args := make([]num.Int, len(v.Args))
	switch {
	case v.Op == ir.OpSelect:
		c, ok := r.value(v.Args[0], depth+1)
		if !ok {
			return num.Int{}, false
		}
		return r.value(v.Args[2-c.Lo&1], depth+1)
	case v.Op == ir.OpPhi || v.Op.Info().Eval == nil || v.Op == ir.OpFreeze:
		return num.Int{}, false
	}
	for i, a := range v.Args {
		if !a.Type.IsInt() || a.Type.Bits > 64 {
			return num.Int{}, false
		}
		x, ok := r.value(a, depth+1)
		if !ok {
			return num.Int{}, false
		}
		args[i] = x
	}
	x, ok := evaluate(v, args)
	if ok {
		r.done[v] = x
	}
	return x, ok
}

// evaluate is an operation on numbers of up to 64 bits, not known where it is poison.
func evaluate(v *ir.Value, args []num.Int) (num.Int, bool) {
	e := ir.EvalArgs{A: args[0].Lo, Width: v.Args[0].Type.Bits, To: v.Type.Bits, Flags: v.Flags, Pred: v.Pred}
	if len(args) > 1 {
		e.B = args[1].Lo
	}
	x, out := v.Op.Info().Eval(e)
	return num.Of(x), out == ir.Defined
}

// byRunning is the count of a condition that depends on constants only, found by running the
// loop.
func (s *scoper) byRunning(l *cfg.Loop, cond *ir.Value, exitIfTrue bool) Count {
	if len(s.reading) > 0 {
		return Count{}
	}
	r := s.newRun(l)
	if r == nil {
		return Count{}
	}
	for n := range maxRuns {
		c, ok := r.value(cond, 0)
		if !ok {
			return Count{}
		}
		if (c.Lo&1 == 1) == exitIfTrue {
			e := s.int(ir.I32, int64(n))
			return Count{Exact: e, Max: e, Symbolic: e}
		}
		if !r.step() {
			return Count{}
		}
	}
	return Count{}
}

// TripMultiple is a constant that the number of iterations is a multiple of, at least 1.
func (c *counter) tripMultiple(n *Expr) num.Int {
	if n == nil {
		return num.Of(1)
	}
	trips := c.Add(n, c.like(n, 1))
	if n.Kind == Constant {
		if trips.IsZero() || trips.N.Len() > 32 {
			return c.powerMultiple(trips)
		}
		return trips.N
	}
	m := c.powerMultiple(trips)
	if trips.Kind == Product && trips.Args[0].Kind == Constant && trips.Has(NUW) {
		m = trips.Args[0].N
	}
	if m.Len() > 32 {
		return num.Of(1)
	}
	return m
}

func (c *counter) powerMultiple(e *Expr) num.Int {
	return num.Pow2(min(31, c.TrailingZeros(e)))
}

// loopsAround are the loops around a block, the innermost first.
func (a *Analysis) loopsAround(b *ir.Block) (out []*cfg.Loop) {
	for l := a.loops.Of(b); l != nil; l = l.Parent {
		out = append(out, l)
	}
	return out
}

// loopsBelow are a loop and those in it, the outer before the inner.
func loopsBelow(l *cfg.Loop, do func(*cfg.Loop)) {
	do(l)
	for _, x := range slices.Backward(l.Children) {
		loopsBelow(x, do)
	}
}
