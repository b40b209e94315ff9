package loopidiom

import (
	"rewrite/passes/analysis/scev"
	"rewrite/passes/internal/hints"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
	"rewrite/passes/ir/num"
)

// A shrinking is a loop that goes on until all bits of a variable are gone, or those from some bit on, and one goes in each round:
//
//	loop:  %x = phi i32 [ %y, %front ], [ %x1, %loop ]        front: %z = call i32 @llvm.ctlz.i32(i32 %y, i1 true)
//	       %n = phi i32 [ 0, %front ], [ %n1, %loop ]                %k = sub i32 31, %z
//	       %x1 = lshr i32 %x, 1                               loop:  %r = phi i32 [ 0, %front ], [ %r1, %loop ]
//	       %n1 = add i32 %n, 1                                       %r1 = add i32 %r, 1
//	       %c = icmp eq i32 %x1, 0                                   %c = icmp eq i32 %r, %k
//	       br i1 %c, label %done, label %loop                        ...
//	done:  ... %n1                                            done:  ... %k + 1
//
// How often the loop goes around is how many bits %y has, or how many from its highest or lowest one on. It counts so in a variable of its own; what
// was counted, and is used behind the loop, is computed in front.
//
// Undef: each round branches on the variable. If what it begins with may be several numbers for which the loop goes around differently often, one
// of these branches is on undef, which is undefined behaviour, and so is a branch on poison. So it may be looked at more often than before.
type shrinking struct {
	*ending
	by    intrinsic.ID // what counts the rounds
	first *ir.Value    // what the variable begins with
	step  *ir.Value    // what takes a bit away, in the loop
	later bool         // what is tested is the variable of the next round
	gone  *ir.Value    // the value that is 0 when the loop is left, nil if none is
	low   uint32       // bits at the lower end that do not count
	shift *scev.Expr   // by how much is shifted in the first round, where that is what moves; then first is what is shifted
	bit   *ir.Value    // the bit that ends the loop when it is shifted to there
}

// bits tells whether a loop goes around as often as bits say, and if so, makes it known how often.
func (w *work) bits(x *ending) bool {
	s := w.shrinking(x)
	if s == nil {
		return false
	}
	width := s.first.Type.Bits
	w.evolve()
	if w.se.BackedgeTaken(x.loop).Exact != nil {
		return false // it is known already
	}
	at := x.test
	if s.step.Op == ir.OpAShr && s.shift == nil && !w.known(s, ir.SGE) {
		w.say.Missed(at, "this loop shifts bits out, but perhaps copies of the sign for ever")
		return false
	}
	if s.bit != nil && !w.progresses(s) {
		w.say.Missed(at, "this loop shifts until a bit is set, which may be never")
		return false
	}
	if !w.counted(x.loop) {
		w.say.Missed(at, "this loop counts bits, but nothing depends on how many there are")
		return false
	}
	cheap, futile := w.env.Target.CountsBits(w.f, s.by, width), w.futile(s)
	if !cheap && (s.by == intrinsic.Ctpop || s.shift != nil || s.bit != nil || !futile) {
		w.say.Missed(at, "this loop counts bits, but the target has no fast %s", s.by)
		return false
	}
	w.say.Applied(at, "this loop goes around as often as bits say: that is a %s", s.by)
	w.count(s, futile)
	return true
}

// shrinking is how a loop takes bits away until there are none, nil if it does not.
func (w *work) shrinking(x *ending) *shrinking {
	tested, against := x.test.Args[0], x.test.Args[1]
	if !tested.Type.IsInt() || against.Op != ir.OpInt {
		return nil
	}
	s := &shrinking{ending: x}
	n := num.FromBig(against.Int())
	switch x.pred {
	case ir.EQ:
		if !n.IsZero() {
			return nil
		}
		s.gone = tested
	case ir.ULT, ir.ULE:
		if x.pred == ir.ULE {
			n = n.Add(num.Of(1)).Trunc(tested.Type.Bits)
		}
		if n.OnesCount() != 1 {
			return nil
		}
		if s.low = uint32(n.TrailingZeros(tested.Type.Bits)); s.low == 0 {
			s.gone = tested
		}
	case ir.NE:
		if !n.IsZero() || tested.Op != ir.OpAnd || tested.Block != x.loop.Header {
			return nil
		}
		for i, mask := range tested.Args {
			if s.bit = w.bitOf(mask, x); s.bit != nil {
				tested = tested.Args[1-i]
				break
			}
		}
		if s.bit == nil {
			return nil
		}
	case ir.SLT:
		if !n.IsZero() {
			return nil
		}
		s.bit = w.f.Int(tested.Type, uint64(tested.Type.Bits-1))
	default:
		return nil
	}
	if tested.Block != x.loop.Header {
		return nil
	}
	if s.bit == nil && s.low == 0 && w.shifted(s, tested) {
		return s
	}
	phi := tested
	if phi.Op != ir.OpPhi {
		if s.later = true; len(tested.Args) != 2 {
			return nil
		}
		for _, a := range tested.Args {
			if a.Op == ir.OpPhi && a.Block == x.loop.Header {
				phi = a
			}
		}
	}
	if phi.Op != ir.OpPhi {
		return nil
	}
	s.first, s.step = x.start(phi)
	if s.first == nil || s.later && s.step != tested || s.step.Block != x.loop.Header || !s.steps(phi) {
		return nil
	}
	if s.bit != nil && s.step.Op != ir.OpShl || s.low > 0 && s.step.Op != ir.OpLShr && s.step.Op != ir.OpAShr {
		return nil
	}
	return s
}

// steps tells whether the step takes one bit of a phi away.
func (s *shrinking) steps(phi *ir.Value) bool {
	v := s.step
	switch v.Op {
	case ir.OpLShr, ir.OpAShr:
		s.by = intrinsic.Ctlz
		return v.Args[0] == phi && isInt(v.Args[1], 1)
	case ir.OpShl:
		if s.by = intrinsic.Cttz; s.bit != nil {
			s.by = intrinsic.Ctlz
		}
		return v.Args[0] == phi && isInt(v.Args[1], 1)
	case ir.OpAnd:
		s.by = intrinsic.Ctpop
		for i, a := range v.Args {
			if b := v.Args[1-i]; a == phi && b.Block == phi.Block && (b.Op == ir.OpAdd && (b.Args[0] == phi && isMinusOne(b.Args[1]) || b.Args[1] == phi && isMinusOne(b.Args[0])) ||
				b.Op == ir.OpSub && b.Args[0] == phi && isInt(b.Args[1], 1)) {
				return true
			}
		}
	}
	return false
}

func isInt(v *ir.Value, n uint64) bool {
	return v.Op == ir.OpInt && v.Int().IsUint64() && v.Int().Uint64() == n
}

func isMinusOne(v *ir.Value) bool {
	return v.Op == ir.OpInt && num.FromBig(v.Int()).OnesCount() == v.Type.Bits
}

// shifted is the loop that shifts one value by more and more until nothing is left. It never comes to as many bits as
// there are: the shift by these were poison, and so what is branched on.
func (w *work) shifted(s *shrinking, v *ir.Value) bool {
	switch v.Op {
	case ir.OpLShr, ir.OpAShr:
		s.by = intrinsic.Ctlz
	case ir.OpShl:
		s.by = intrinsic.Cttz
	default:
		return false
	}
	if !w.invariant(v.Args[0], s.loop) {
		return false
	}
	w.evolve()
	e := w.affine(v.Args[1], s.loop)
	if e == nil || !e.Args[1].IsInt(1) || w.expander.Cannot(e.Start(), s.front.Terminator()) != "" {
		return false
	}
	s.first, s.step, s.shift = v.Args[0], v, e.Start()
	return true
}

// bitOf is which bit a mask has that is the same in all rounds, nil if it is not known to have just one.
func (w *work) bitOf(mask *ir.Value, x *ending) *ir.Value {
	if mask.Op == ir.OpInt {
		if n := num.FromBig(mask.Int()); n.OnesCount() == 1 {
			return w.f.Int(mask.Type, uint64(n.TrailingZeros(mask.Type.Bits)))
		}
		return nil
	}
	if mask.Op == ir.OpShl && isInt(mask.Args[0], 1) && w.invariant(mask.Args[1], x.loop) {
		return mask.Args[1]
	}
	return nil
}

// known tells whether what the variable begins with is known to be in a relation to 0.
func (w *work) known(s *shrinking, p ir.Pred) bool {
	facts := w.analyses.Facts().FactsAt(s.first, s.front)
	if p == ir.SGE && facts.NonNegative() || p == ir.NE && facts.NonZero() {
		return true
	}
	e := w.se.Of(s.first)
	return w.se.KnownAt(p, e, w.se.Int(s.first.Type, num.Of(0)), s.front)
}

// progresses tells whether it is undefined behaviour for a loop to go on for ever.
func (w *work) progresses(s *shrinking) bool {
	return s.loop.Idle() && (w.f.Attrs.Has("mustprogress") || w.f.Attrs.Has("willreturn") || hints.Of(w.f, s.loop).Has("llvm.loop.mustprogress"))
}

// futile tells whether nothing of a loop is needed any more when it is known how often it goes around.
func (w *work) futile(s *shrinking) bool {
	if !s.loop.Idle() {
		return false
	}
	for _, v := range s.loop.Header.Instrs {
		if v != s.gone && w.affine(v, s.loop) == nil && len(w.outside(v, s.loop)) > 0 {
			return false
		}
	}
	return true
}

// count makes the loop count how often it goes around. All that is used behind a futile one is computed in front.
func (w *work) count(s *shrinking, futile bool) {
	r := &rounds{work: w, at: s.front.Terminator(), as: map[*ir.Type]*ir.Value{}}
	r.n = r.backedges(s)
	b, t := s.loop.Header, s.first.Type
	phi := w.f.NewInstr(ir.OpPhi, t, w.f.Int(t, 0), w.f.Int(t, 0))
	phi.Targets = []*ir.Block{s.front, b}
	b.InsertAt(0, phi)
	next := w.f.NewInstr(ir.OpAdd, t, phi, w.f.Int(t, 1))
	done := w.f.NewInstr(ir.OpICmp, ir.I1, phi, r.n)
	if done.Pred = ir.EQ; s.leave == 1 {
		done.Pred = ir.NE
	}
	i := b.IndexOf(s.test)
	b.InsertAt(i, done)
	b.InsertAt(i, next)
	next.Pos, done.Pos = s.test.Pos, s.test.Pos
	phi.SetArg(1, next)
	r.outcomes(s.ending, futile)
	if s.gone != nil {
		for _, u := range w.outside(s.gone, s.loop) {
			u.User.SetArg(int(u.Index), w.f.Int(t, 0))
		}
	}
	test := s.test
	w.gone[test] = done
	test.ReplaceAllUses(done)
	args := append([]*ir.Value(nil), test.Args...)
	test.Erase()
	w.sweep(args...)
	w.changed = true
}

// backedges computes how often the loop goes back, in front of it: as many bits as the type has at most, which it can hold.
func (r *rounds) backedges(s *shrinking) *ir.Value {
	t, x := s.first.Type, s.first
	width := r.f.Int(t, uint64(t.Bits))
	one := r.f.Int(t, 1)
	count := func(v *ir.Value, poison bool) *ir.Value {
		if s.by == intrinsic.Ctpop {
			return r.insert(r.f.CallIntrinsic(s.by, t, v))
		}
		flag := uint64(0)
		if poison {
			flag = 1
		}
		return r.insert(r.f.CallIntrinsic(s.by, t, v, r.f.Int(ir.I1, flag)))
	}
	left := func(v *ir.Value, poison bool) *ir.Value { // rounds until nothing is left of v
		n := count(v, poison)
		if s.by == intrinsic.Ctpop {
			return n
		}
		return r.put(ir.OpSub, t, width, n)
	}
	switch {
	case s.shift != nil:
		n := left(x, r.known(s, ir.NE))
		start := r.expander.Before(r.at, s.shift)[0]
		return r.insert(r.f.CallIntrinsic(intrinsic.UsubSat, t, n, start))
	case s.bit != nil:
		// from the highest bit of those that come to the one that ends the loop; there is one, or the loop never ended
		bit, last := s.bit, uint64(t.Bits-1)
		if s.later {
			last++
		}
		if bit.Op == ir.OpInt {
			n := bit.Int().Uint64()
			mask := num.LowMask(uint32(n + 1))
			if s.later {
				mask = num.LowMask(uint32(n))
			}
			lead := count(r.put(ir.OpAnd, t, x, r.f.BigInt(t, mask.Big())), true)
			if n < last {
				return r.put(ir.OpSub, t, lead, r.f.Int(t, last-n))
			}
			return lead
		}
		bit = r.put(ir.OpFreeze, t, bit)
		mask := r.put(ir.OpShl, t, one, bit)
		below := r.put(ir.OpSub, t, mask, one)
		if !s.later {
			below = r.put(ir.OpOr, t, below, mask)
		}
		lead := count(r.put(ir.OpAnd, t, x, below), true)
		return r.put(ir.OpAdd, t, lead, r.put(ir.OpSub, t, bit, r.f.Int(t, last)))
	}
	low := s.low
	if low > 0 && s.later && low+1 < t.Bits {
		return left(r.put(ir.OpLShr, t, x, r.f.Int(t, uint64(low+1))), false)
	}
	if s.low > 0 {
		x = r.put(ir.OpLShr, t, x, r.f.Int(t, uint64(s.low)))
	}
	if !s.later {
		return left(x, s.low == 0 && r.known(s, ir.NE))
	}
	if s.low == 0 && r.known(s, ir.NE) { // not even one round would be less
		return r.put(ir.OpSub, t, left(x, true), one)
	}
	return left(r.stepped(s, x), false)
}

// stepped is what is left behind one round.
func (r *rounds) stepped(s *shrinking, x *ir.Value) *ir.Value {
	t := x.Type
	one := r.f.Int(t, 1)
	switch s.step.Op {
	case ir.OpShl:
		return r.put(ir.OpShl, t, x, one)
	case ir.OpAnd:
		return r.put(ir.OpAnd, t, x, r.put(ir.OpSub, t, x, one))
	}
	return r.put(ir.OpLShr, t, x, one)
}
