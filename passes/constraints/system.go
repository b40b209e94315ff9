package constraints

import (
	"slices"

	"rewrite/passes/analysis/linear"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
	"rewrite/passes/ir/num"
)

// A system is what is known of values as numbers, with or without sign.
type system struct {
	linear.System
	w      *work
	signed bool
	vars   map[*ir.Value]linear.Var
	values []*ir.Value // by Var
	deep   int         // questions about questions
}

func newSystem(w *work, signed bool) *system {
	s := &system{w: w, signed: signed, vars: map[*ir.Value]linear.Var{}}
	s.Known = s.knownOf
	return s
}

// variable is the variable of a value.
func (s *system) variable(v *ir.Value) linear.Expr {
	x, ok := s.vars[v]
	if !ok {
		x = s.New()
		s.vars[v] = x
		s.values = append(s.values, v)
	}
	return linear.Of(x)
}

// maxQuestions bounds how many questions are asked to take a value apart, each of which may ask others.
const maxQuestions = 2

// width is the number of bits of what is compared, 0 for what is not looked at.
func (s *system) width(t *ir.Type) uint32 {
	switch {
	case t.IsInt() && t.Bits <= 64:
		return t.Bits
	case t.IsPtr() && !s.signed && !s.w.layout.NonIntegral(t.Bits):
		if p := s.w.layout.Pointer(t.Bits); p.Bits == p.Index && p.Bits <= 64 {
			return p.Bits
		}
	}
	return 0
}

// number is a constant of a width as a number, if it fits.
func (s *system) number(c *ir.Value) (linear.Expr, bool) {
	const large = 1 << 62
	switch {
	case c.Op == ir.OpNull:
		return linear.Const(0), true
	case c.Op != ir.OpInt || c.Aux != nil:
		return linear.Expr{}, false
	case s.signed:
		return linear.Const(c.SExt()), c.SExt() > -large && c.SExt() < large
	}
	return linear.Const(int64(c.Bits)), c.Bits < large
}

// of takes a value apart: a sum of others that it is for all numbers that these can be, or else the value itself. Where it says
// that nothing wraps, it is poison if something does, and then what is asked about it does not matter.
func (s *system) of(v *ir.Value, depth int) linear.Expr {
	if v.IsConst() {
		if e, ok := s.number(v); ok {
			return e
		}
		return linear.Expr{Broken: true}
	}
	if depth <= maxDepth && v.IsInstr() {
		if e, ok := s.apart(v, depth); ok && !e.Broken && len(e.Terms) <= 4 {
			return e
		}
	}
	return s.variable(v)
}

func (s *system) apart(v *ir.Value, depth int) (e linear.Expr, ok bool) {
	wraps := ir.NUW
	if s.signed {
		wraps = ir.NSW
	}
	at := func(i int) linear.Expr { return s.of(v.Args[i], depth+1) }
	exact := v.Flags&wraps != 0
	switch v.Op {
	case ir.OpAdd:
		if exact {
			return at(0).And(at(1)), true
		}
		// x + -n is x - n where x is n at least
		if n := v.Args[1]; !s.signed && n.Op == ir.OpInt && n.Aux == nil && n.SExt() < 0 && n.SExt() > -1<<62 {
			if x := at(0); s.asks(linear.Const(-n.SExt()).Minus(x)) {
				return x.Plus(n.SExt()), true
			}
		}
		if s.fitsNow(v.Args[0], v.Args[1]) {
			return at(0).And(at(1)), true
		}
	case ir.OpSub:
		if exact {
			return at(0).Minus(at(1)), true
		}
		if x, y := at(0), at(1); !s.signed && s.asks(y.Minus(x)) {
			return x.Minus(y), true
		}
	case ir.OpMul:
		if n := v.Args[1]; n.Op == ir.OpInt && n.Aux == nil && abs(n.SExt()) < 1<<31 && (s.signed || n.SExt() >= 0) {
			return s.times(at(0), n.SExt(), v, exact)
		}
	case ir.OpShl:
		if n := v.Args[1]; n.Op == ir.OpInt && n.Aux == nil && n.Bits < 31 && n.Bits < uint64(v.Type.Bits)-1 {
			return s.times(at(0), 1<<n.Bits, v, exact)
		}
	case ir.OpOr:
		if v.Flags&ir.Disjoint != 0 {
			return at(0).And(at(1)), true
		}
	case ir.OpZExt:
		if !s.width64(v.Args[0].Type) {
			return e, false
		}
		if !s.signed || v.Flags&ir.NNeg != 0 {
			return at(0), true
		}
	case ir.OpSExt:
		if s.width64(v.Args[0].Type) && (s.signed || s.w.facts.Facts(v.Args[0]).NonNegative()) {
			return at(0), true
		}
	case ir.OpTrunc:
		if exact && v.Args[0].Type.Bits <= 64 {
			return at(0), true
		}
	case ir.OpGEP:
		return s.address(v, depth)
	}
	return e, false
}

// times is a product with a constant, if it is exact, or known to fit.
func (s *system) times(x linear.Expr, n int64, v *ir.Value, exact bool) (e linear.Expr, ok bool) {
	e = x.Times(n)
	if exact || s.deep >= maxQuestions || s.w.always {
		return e, exact
	}
	s.deep++
	defer func() { s.deep-- }()
	return e, s.within(e, v.Type)
}

// width64 tells whether something is known of numbers of a type.
func (s *system) width64(t *ir.Type) bool { return t.IsInt() && t.Bits <= 64 && t.Bits > 1 }

func abs(n int64) int64 { return max(n, -n) }

// address takes an address apart into a base and bytes, where the sum does not wrap: by nuw, or as the offset is a constant or
// known not to be negative and the addresses stay what they are without sign (nusw, inbounds).
func (s *system) address(v *ir.Value, depth int) (e linear.Expr, ok bool) {
	noWrap := v.Flags&(ir.NUSW|ir.InBounds) != 0
	if s.width(v.Type) == 0 || v.Flags&ir.NUW == 0 && !noWrap || len(v.Args) != 2 {
		return e, false
	}
	t, _ := v.Aux.(*ir.Type)
	if t == nil || !t.HasFixedSize() {
		return e, false
	}
	size, index := int64(s.w.layout.Size(t)), v.Args[1]
	if bits := s.w.layout.Pointer(v.Type.Bits).Index; !index.Type.IsInt() || index.Type.Bits > bits || size > 1<<31 || size < 0 {
		return e, false
	}
	base := s.of(v.Args[0], depth+1)
	if index.Op == ir.OpInt && index.Aux == nil {
		n := index.SExt()
		if n > 1<<31 || n < -1<<31 || n < 0 && !noWrap {
			return e, false
		}
		return base.Plus(n * size), true
	}
	// An index is extended with its sign: as a number without, it is itself if it is not negative.
	if v.Flags&ir.NUW != 0 && index.Type.Bits == s.w.layout.Pointer(v.Type.Bits).Index || s.w.facts.Facts(index).NonNegative() || s.w.nonNegative(index) {
		return base.And(s.of(index, depth+1).Times(size)), true
	}
	return e, false
}

// asks tells whether an expression is known not to be above 0, while another question is being asked.
func (s *system) asks(e linear.Expr) bool {
	if s.deep >= maxQuestions || s.w.always {
		return false
	}
	s.deep++
	defer func() { s.deep-- }()
	return s.Implies(e)
}

// fitsNow tells whether a sum with a constant, or of what is not negative, is known not to wrap.
func (s *system) fitsNow(a, b *ir.Value) bool {
	if s.deep >= maxQuestions || s.w.always {
		return false
	}
	s.deep++
	defer func() { s.deep-- }()
	return s.fits(a, b)
}

// fits tells whether a sum is known not to wrap.
func (s *system) fits(a, b *ir.Value) bool {
	if s.width(a.Type) == 0 {
		return false
	}
	return s.within(s.of(a, 0).And(s.of(b, 0)), a.Type)
}

// within tells whether an expression is known to be a number of a type; of wide ones, one that leaves room for sums.
func (s *system) within(e linear.Expr, t *ir.Type) bool {
	bits := min(s.width(t), 62)
	if !s.signed {
		return s.Implies(e.Plus(1 - 1<<bits))
	}
	return s.Implies(e.Plus(1-1<<(bits-1))) && s.Implies(linear.Const(-1<<(bits-1)).Minus(e))
}

// knownOf is what always holds of the value of a variable: its range, and what its operation tells.
func (s *system) knownOf(x linear.Var) (list []linear.Expr) {
	v := s.values[x]
	self := linear.Of(x)
	// It is kept, so that what holds here alone must not be asked for.
	s.w.always = true
	defer func() { s.w.always = false }()
	atMost := func(e linear.Expr) { list = append(list, self.Minus(e)) }
	atLeast := func(e linear.Expr) { list = append(list, e.Minus(self)) }
	if v.Type.IsPtr() {
		atLeast(linear.Const(0))
		return list
	}
	f := s.w.facts.Facts(v)
	if f.IsEmpty() {
		return nil
	}
	if s.signed {
		if lo, ok := fits63(f.SLo); ok {
			atLeast(linear.Const(lo))
		}
		if hi, ok := fits63(f.SHi); ok {
			atMost(linear.Const(hi))
		}
	} else {
		if f.ULo.Hi == 0 && f.ULo.Lo < 1<<62 {
			atLeast(linear.Const(int64(f.ULo.Lo)))
		} else {
			atLeast(linear.Const(0))
		}
		if f.UHi.Hi == 0 && f.UHi.Lo < 1<<62 {
			atMost(linear.Const(int64(f.UHi.Lo)))
		}
	}
	if !v.IsInstr() {
		return list
	}
	of := func(i int) linear.Expr { return s.of(v.Args[i], maxDepth-1) }
	if !s.signed {
		switch v.Op {
		case ir.OpAnd:
			atMost(of(0))
			atMost(of(1))
		case ir.OpUDiv, ir.OpLShr:
			atMost(of(0))
			if by := divisor(v); by > 1 { // and what is left is less than that
				list = append(list, self.Times(by).Minus(of(0)), of(0).Minus(self.Times(by)).Plus(1-by))
			}
		case ir.OpURem:
			atMost(of(0))
			atMost(of(1).Plus(-1))
		case ir.OpOr:
			atLeast(of(0))
			atLeast(of(1))
		}
	}
	if v.Op != ir.OpCall || v.CalledFunc() == nil {
		return list
	}
	args := v.CallArgs()
	both := func(do func(linear.Expr)) {
		do(s.of(args[0], maxDepth-1))
		do(s.of(args[1], maxDepth-1))
	}
	switch id := v.Intrinsic(); {
	case id == intrinsic.Umin && !s.signed, id == intrinsic.Smin && s.signed:
		both(atMost)
	case id == intrinsic.Umax && !s.signed, id == intrinsic.Smax && s.signed:
		both(atLeast)
	case id == intrinsic.UsubSat && !s.signed:
		atMost(s.of(args[0], maxDepth-1))
	case id == intrinsic.UaddSat && !s.signed:
		both(atLeast)
	case id == intrinsic.Abs && s.signed:
		atLeast(s.of(args[0], maxDepth-1))
	}
	return list
}

// relates tells whether something always holds between the value of a variable and others.
func (s *system) relates(x linear.Var) bool {
	return slices.ContainsFunc(s.knownOf(x), func(e linear.Expr) bool {
		return slices.ContainsFunc(e.Terms, func(t linear.Term) bool { return t.Var != x })
	})
}

// divisor is the constant that a division without sign, or a shift, divides by, 0 if it is none or large.
func divisor(v *ir.Value) int64 {
	n := v.Args[1]
	switch {
	case n.Op != ir.OpInt || n.Aux != nil || n.Bits >= 1<<31:
		return 0
	case v.Op == ir.OpUDiv:
		return int64(n.Bits)
	case n.Bits >= 31 || n.Bits >= uint64(v.Type.Bits):
		return 0
	}
	return 1 << n.Bits
}

// fits63 is a signed number that leaves room for sums.
func fits63(n num.Int) (int64, bool) {
	x := int64(n.Lo)
	return x, n == num.Of(uint64(x)).SExt(64) && x > -1<<62 && x < 1<<62
}

// nonNegative tells whether a value is known not to be negative here.
func (w *work) nonNegative(v *ir.Value) bool {
	s := w.systems[1]
	if s.width(v.Type) == 0 {
		return false
	}
	return s.asks(linear.Const(0).Minus(s.of(v, 1)))
}

// inequality is p as a - b + n <= 0, of a and b in this or the other order.
func (s *system) inequality(p ir.Pred, a, b linear.Expr) linear.Expr {
	switch p {
	case ir.ULE, ir.SLE:
		return a.Minus(b)
	case ir.ULT, ir.SLT:
		return a.Minus(b).Plus(1)
	case ir.UGE, ir.SGE:
		return b.Minus(a)
	}
	return b.Minus(a).Plus(1)
}

// add adds e <= 0, which of values that may be poison holds only for questions about one that is not.
func (s *system) add(e linear.Expr) {
	if v := s.w.unless; v != nil {
		s.AddOf(s.variable(v).Terms[0].Var, e)
	} else {
		s.Add(e)
	}
}

// compare adds a compare that holds.
func (w *work) compare(p ir.Pred, a, b *ir.Value) {
	unsigned, signed := w.systems[0], w.systems[1]
	if unsigned.width(a.Type) == 0 {
		return
	}
	switch p {
	case ir.EQ:
		for _, s := range w.systems {
			if s.width(a.Type) > 0 {
				x, y := s.of(a, 0), s.of(b, 0)
				s.add(x.Minus(y))
				s.add(y.Minus(x))
			}
		}
		return
	case ir.NE: // what is at most, and another one, is less
		for _, s := range w.systems {
			if s.width(a.Type) == 0 {
				continue
			}
			x, y := s.of(a, 0), s.of(b, 0)
			switch {
			case s.Implies(x.Minus(y)):
				s.add(x.Minus(y).Plus(1))
			case s.Implies(y.Minus(x)):
				s.add(y.Minus(x).Plus(1))
			}
		}
		return
	}
	if a.Type.IsPtr() {
		if !p.IsSigned() {
			unsigned.add(unsigned.inequality(p, unsigned.of(a, 0), unsigned.of(b, 0)))
		}
		return
	}
	if p.IsSigned() {
		signed.add(signed.inequality(p, signed.of(a, 0), signed.of(b, 0)))
		less := a
		if p == ir.SGT || p == ir.SGE {
			less = b
		}
		if w.nonNegative(less) { // and so is what is more
			unsigned.add(unsigned.inequality(otherSign(p), unsigned.of(a, 0), unsigned.of(b, 0)))
		}
		return
	}
	less, more := a, b
	if p == ir.UGT || p == ir.UGE {
		less, more = b, a
	}
	if x, n := reduced(less); n > 0 {
		// x - n comes around to 2^bits - n at least if x is below n, which is more than what it is below
		if most := w.facts.Facts(more).UHi; most.Hi == 0 && most.Lo < -uint64(n)&ir.Mask(a.Type.Bits) {
			unsigned.add(linear.Const(n).Minus(unsigned.of(x, 0)))
		}
	}
	unsigned.add(unsigned.inequality(p, unsigned.of(a, 0), unsigned.of(b, 0)))
	if w.nonNegative(more) { // and so is what is less
		signed.add(linear.Const(0).Minus(signed.of(less, 0)))
		signed.add(signed.inequality(otherSign(p), signed.of(a, 0), signed.of(b, 0)))
	}
}

// reduced takes x - n apart, where n is a positive constant that is not huge; n is 0 of anything else.
func reduced(v *ir.Value) (x *ir.Value, n int64) {
	if v.Op != ir.OpAdd || v.Args[1].Op != ir.OpInt || v.Args[1].Aux != nil || v.Args[1].SExt() >= 0 || v.Args[1].SExt() < -1<<61 {
		return nil, 0
	}
	return v.Args[0], -v.Args[1].SExt()
}

// decide tells whether a compare holds, if that follows. Where both must have one sign, either way to compare them will do.
func (w *work) decide(c *ir.Value) (is, known bool) {
	is, known = w.decided(c.Pred, c.Args[0], c.Args[1])
	if !known && c.Flags&ir.SameSign != 0 {
		is, known = w.decided(otherSign(c.Pred), c.Args[0], c.Args[1])
	}
	return is, known
}

// implied tells whether a compare follows from what is known here.
func (w *work) implied(p ir.Pred, a, b *ir.Value) bool {
	is, known := w.decided(p, a, b)
	return known && is
}

func (w *work) decided(p ir.Pred, a, b *ir.Value) (is, known bool) {
	if w.systems[0].width(a.Type) == 0 {
		return false, false
	}
	if p == ir.EQ || p == ir.NE {
		return w.equal(p, a, b)
	}
	in, other := w.systems[0], w.systems[1]
	if p.IsSigned() {
		in, other = other, in
	}
	if in.width(a.Type) == 0 {
		return false, false
	}
	if yes, no := in.Decide(in.inequality(p, in.of(a, 0), in.of(b, 0))); yes || no {
		return yes, true
	}
	// of numbers that are not negative the signs do not matter
	if a.Type.IsInt() && w.nonNegative(a) && w.nonNegative(b) {
		yes, no := other.Decide(other.inequality(p, other.of(a, 0), other.of(b, 0)))
		return yes, yes || no
	}
	return false, false
}

// equal decides whether two values are equal: if each is at most the other one. They are not if one is less, as a number with or
// without sign.
func (w *work) equal(p ir.Pred, a, b *ir.Value) (is, known bool) {
	for _, s := range w.systems {
		if s.width(a.Type) == 0 {
			continue
		}
		x, y := s.of(a, 0), s.of(b, 0)
		most, above := s.Decide(x.Minus(y))
		least, below := s.Decide(y.Minus(x))
		if most && least {
			return p == ir.EQ, true
		}
		if above || below {
			return p == ir.NE, true
		}
	}
	return false, false
}
