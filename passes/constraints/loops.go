package constraints

import (
	"slices"

	"rewrite/passes/analysis/cfg"
	"rewrite/passes/analysis/domain"
	"rewrite/passes/analysis/scev"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// header adds what the start and the step of a loop's variables tell: those that do not wrap do not fall below their start, or do
// not rise above it. Nobody has gone by them yet: where one is poison, or what it begins with, nothing of that holds, neither of this
// nor of what it is made of.
func (w *work) header(l *cfg.Loop) {
	defer func() { w.unless = nil }()
	for _, phi := range l.Header.Phis() {
		w.unless = phi
		w.course(phi, l)
		e, start := w.variable(phi, l)
		if e == nil {
			continue
		}
		step := e.Args[1]
		if least := w.se.Bounds(e).ULo; !least.IsZero() { // it may come around, but not to 0
			w.compare(ir.UGE, phi, w.f.BigInt(phi.Type, least.Big()))
		}
		if e.Has(scev.NUW) {
			w.compare(ir.UGE, phi, start)
		}
		switch {
		case !e.Has(scev.NSW):
		case w.se.KnownNonNegative(step):
			w.compare(ir.SGE, phi, start)
		case w.se.KnownNonPositive(step):
			w.compare(ir.SLE, phi, start)
		}
	}
}

// variable is what a phi of a header goes on by and begins with, nil if it is not affine.
func (w *work) variable(phi *ir.Value, l *cfg.Loop) (e *scev.Expr, start *ir.Value) {
	if phi.Op != ir.OpPhi || phi.Block != l.Header || w.systems[0].width(phi.Type) == 0 || !w.se.IsTyped(phi.Type) {
		return nil, nil
	}
	if e = w.se.Of(phi); e.Kind != scev.Rec || !e.IsAffine() || e.Loop != l {
		return nil, nil
	}
	if start = w.start(phi, l); start == nil {
		return nil, nil
	}
	return e, start
}

// start is what a phi of a header begins with, nil if that are several values.
func (w *work) start(phi *ir.Value, l *cfg.Loop) (start *ir.Value) {
	for i, from := range phi.Targets {
		if !l.Contains(w.nest, from) {
			if start != nil && start != phi.Args[i] {
				return nil
			}
			start = phi.Args[i]
		}
	}
	return start
}

// again adds what a loop asks at its end of what a variable will be in the next round: if it begins so, it always is so. If only a bound that it
// comes to by its steps is asked for, and it begins below that, it is below. In the first round nobody has gone by the bound yet, see anyway.
func (w *work) again(l *cfg.Loop) {
	latch := l.Latch()
	if latch == nil {
		return
	}
	t := latch.Terminator()
	if t.Op != ir.OpBr || len(t.Targets) != 2 || t.Targets[0] == t.Targets[1] || t.Args[0].Op != ir.OpICmp {
		return
	}
	c := t.Args[0]
	p := c.Pred
	if t.Targets[0] != l.Header {
		p = p.Invert()
	}
	for i, p := range []ir.Pred{p, p.Swap()} {
		next, bound := c.Args[i], c.Args[1-i]
		if bound.IsInstr() && l.Contains(w.nest, bound.Block) || !w.anyway(bound, l.Header) {
			continue
		}
		for _, phi := range l.Header.Phis() {
			if phi.Args[slices.Index(phi.Targets, latch)] != next {
				continue
			}
			start := w.start(phi, l)
			w.unless = phi
			switch {
			case start == nil:
			case p == ir.NE:
				w.until(phi, start, bound, l)
			case p != ir.EQ && w.implied(p, start, bound):
				w.compare(p, phi, bound)
			}
			w.unless = nil
		}
	}
}

// anyway tells whether what is implied of a bound tells nothing wrong of other values where control is in a block, also if the bound is poison
// there. It is then of what the bound is taken apart into, which holds of these as numbers; of what stays whole it must not be known how it
// compares with what it is computed from, as that is so only of a number:
//
//	%b = call range(i16 5, 100) i16 @llvm.umin.i16(i16 %x, i16 50)      poison if %x is 2, and %x is not at least 5
func (w *work) anyway(bound *ir.Value, in *ir.Block) bool {
	if w.neverPoison(bound, in, 0) {
		return true
	}
	if _, n := reduced(bound); n > 0 {
		return false
	}
	for _, s := range w.systems {
		if s.width(bound.Type) == 0 {
			continue
		}
		for _, t := range s.of(bound, 0).Terms {
			if s.relates(t.Var) && !w.neverPoison(s.values[t.Var], in, 0) {
				return false
			}
		}
	}
	return true
}

// neverPoison tells whether a value is known not to be poison where control is in a block.
func (w *work) neverPoison(v *ir.Value, in *ir.Block, depth int) bool {
	switch {
	case w.facts.FactsAt(v, in).Has(domain.NotPoison):
		return true
	case depth == maxDepth || !v.IsInstr() || !v.Op.Is(ir.LaneWise) || v.Flags&ir.PoisonFlags != 0 || shifts(v.Op):
		return false
	}
	return !slices.ContainsFunc(v.Args, func(x *ir.Value) bool { return !w.neverPoison(x, in, depth+1) })
}

// shifts tells whether an operation is poison for some amounts.
func shifts(op ir.Op) bool { return op == ir.OpShl || op == ir.OpLShr || op == ir.OpAShr }

// until adds that a variable is below a bound in the header, by which the loop ends when its next value is that.
func (w *work) until(phi, start, bound *ir.Value, l *cfg.Loop) {
	e, _ := w.variable(phi, l)
	if e == nil {
		return
	}
	for _, s := range w.systems {
		if step, _, below := steps(e, s); step != 0 && s.width(phi.Type) != 0 && w.implied(below, start, bound) && s.of(bound, 0).Minus(s.of(start, 0)).DividedBy(abs(step)) {
			w.compare(below, phi, bound)
		}
	}
}

// steps tells by how much a variable goes on, and how a bound is asked for that it goes towards, in a system; 0 if that is no constant.
func steps(e *scev.Expr, s *system) (step int64, up, below ir.Pred) {
	if e.Args[1].Kind != scev.Constant || e.Args[1].Width > 64 {
		return 0, 0, 0
	}
	step = e.Args[1].N.Signed(e.Args[1].Width).Int64()
	up, below = ir.ULE, ir.ULT
	if step < 0 {
		up, below = ir.UGE, ir.UGT
	}
	if s.signed {
		up, below = otherSign(up), otherSign(below)
	}
	return step, up, below
}

// body adds what holds behind the header of a loop that goes on only while a variable differs from a bound: if it begins at or below that,
// and comes to it by its steps, it is below. Where the loop goes on with the bound, too, the variable goes past it.
func (w *work) body(l *cfg.Loop, b *ir.Block) {
	h := l.Header
	t := h.Terminator()
	if w.tree.Idom(b) != h || !w.only(h, b) || t.Op != ir.OpBr || len(t.Targets) != 2 || t.Args[0].Op != ir.OpICmp {
		return
	}
	c := t.Args[0]
	if c.Pred != ir.NE && c.Pred != ir.EQ || (c.Pred == ir.NE) != (t.Targets[0] == b) || slices.ContainsFunc(t.Targets, func(s *ir.Block) bool { return s != b && l.Contains(w.nest, s) }) {
		return
	}
	for i := range 2 {
		phi, bound := c.Args[i], c.Args[1-i]
		if bound.IsInstr() && l.Contains(w.nest, bound.Block) {
			continue
		}
		e, start := w.variable(phi, l)
		if e == nil {
			continue
		}
		for _, s := range w.systems {
			step, up, below := steps(e, s)
			if s.width(phi.Type) == 0 || step == 0 {
				continue
			}
			if w.implied(up, start, bound) && s.of(bound, 0).Minus(s.of(start, 0)).DividedBy(abs(step)) {
				w.compare(below, phi, bound)
				w.compare(up, start, phi)
			}
		}
	}
}

// course adds that a variable never rises above its start, as a number without sign, or never falls below it: the operations by which it goes
// on see to that, whichever of them do.
func (w *work) course(phi *ir.Value, l *cfg.Loop) {
	if w.systems[0].width(phi.Type) == 0 {
		return
	}
	start := w.start(phi, l)
	if start == nil {
		return
	}
	for _, p := range []ir.Pred{ir.ULE, ir.UGE} {
		c := course{w: w, l: l, phi: phi, p: p, seen: map[*ir.Value]bool{}, left: maxCourse}
		holds := true
		for i, from := range phi.Targets {
			holds = holds && (!l.Contains(w.nest, from) || c.keeps(phi.Args[i]))
		}
		if holds {
			w.compare(p, phi, start)
		}
	}
}

// A course asks whether values of one round of a loop are at most, or at least, what a phi of its header is in that round.
type course struct {
	w    *work
	l    *cfg.Loop
	phi  *ir.Value
	p    ir.Pred            // ULE or UGE
	seen map[*ir.Value]bool // phis that are if all that they come from is, which is wrong of one if it is of any
	left int                // values that may still be gone through
}

// maxCourse bounds how many values are gone through.
const maxCourse = 32

// keeps tells whether a value is. Another phi of the header is of the round before.
func (c *course) keeps(x *ir.Value) bool {
	if c.left--; c.left < 0 {
		return false
	}
	if x == c.phi || c.seen[x] {
		return true
	}
	if !x.IsInstr() || x.Type != c.phi.Type || !c.l.Contains(c.w.nest, x.Block) || x.Op == ir.OpPhi && x.Block == c.l.Header {
		return false
	}
	down := c.p == ir.ULE
	switch x.Op {
	case ir.OpPhi:
		c.seen[x] = true
		for _, a := range x.Args {
			if !c.keeps(a) {
				c.left = 0 // what leaned on it is not known either
				return false
			}
		}
		return true
	case ir.OpSelect:
		return c.keeps(x.Args[1]) && c.keeps(x.Args[2])
	case ir.OpLShr, ir.OpUDiv, ir.OpURem:
		return down && c.keeps(x.Args[0])
	case ir.OpSub:
		return down && x.Flags&ir.NUW != 0 && c.keeps(x.Args[0])
	case ir.OpShl:
		return !down && x.Flags&ir.NUW != 0 && c.keeps(x.Args[0])
	case ir.OpAnd:
		return down && (c.keeps(x.Args[0]) || c.keeps(x.Args[1]))
	case ir.OpOr:
		return !down && (c.keeps(x.Args[0]) || c.keeps(x.Args[1]))
	case ir.OpAdd:
		return !down && x.Flags&ir.NUW != 0 && (c.keeps(x.Args[0]) || c.keeps(x.Args[1]))
	case ir.OpCall:
		if id := x.Intrinsic(); id == intrinsic.Umin && down || id == intrinsic.Umax && !down {
			return c.keeps(x.CallArgs()[0]) || c.keeps(x.CallArgs()[1])
		}
	}
	return false
}
