package scev

import (
	"slices"

	"rewrite/passes/analysis/cfg"
	"rewrite/passes/analysis/scev/arc"
	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
)

// maxRecOperands bounds the degree of products of recurrences, maxFactors how many operands
// are flattened into a product.
const (
	maxRecOperands = 8
	maxFactors     = 32
	maxSearched    = 256 // nodes of what is searched for constants
)

// times is the product of expressions; see sum for the flags.
func (f *folder) times(w Wrap, list ...*Expr) *Expr { return f.product(slices.Clone(list), w) }

// Mul is the product of two integers.
func (f *folder) Mul(a, b *Expr) *Expr { return f.times(0, a, b) }

// product is times on operands that it may move.
func (f *folder) product(args []*Expr, claimed Wrap) *Expr {
	if len(args) == 1 {
		return args[0]
	}
	f.sortOperands(args)
	if args[0].Kind == Constant {
		n := args[0].N
		for len(args) > 1 && args[1].Kind == Constant {
			n = n.Mul(args[1].N)
			args = args[1:]
		}
		args[0] = f.Int(args[0].Type, n)
		if args[0].IsZero() {
			return args[0]
		}
		if args[0].IsInt(1) && len(args) > 1 {
			args = args[1:]
		}
		if len(args) == 1 {
			return args[0]
		}
	}
	f.depth++
	defer func() { f.depth-- }()
	if f.depth > maxDepth || huge(args) {
		return f.rawProduct(args, f.strengthen(Product, args, claimed))
	}
	if e := f.peek(Product, args[0].Type, args, nil); e != nil {
		if e.Wrap&claimed != claimed {
			e.Wrap |= f.strengthen(Product, args, claimed)
		}
		return e
	}
	if len(args) == 2 && args[0].Kind == Constant {
		if e := f.scaled(args[0], args[1]); e != nil {
			return e
		}
	}
	if len(args) <= maxFactors && slices.ContainsFunc(args, func(e *Expr) bool { return e.Kind == Product }) {
		var out []*Expr
		for _, a := range args {
			if a.Kind == Product {
				out = append(out, a.Args...)
			} else {
				out = append(out, a)
			}
		}
		return f.product(out, 0)
	}
	if e := f.productOfRecs(args, claimed); e != nil {
		return e
	}
	return f.rawProduct(args, f.strengthen(Product, args, claimed))
}

func (f *folder) rawProduct(args []*Expr, w Wrap) *Expr {
	e := f.find(Product, args[0].Type, args, nil)
	e.Wrap |= w
	return e
}

// hasConstant tells whether a constant is among the operands of a sum or product, or of
// sums and products among them: then it pays to multiply each of them.
func hasConstant(e *Expr) bool {
	if e.size > maxSearched {
		return false
	}
	return e.Kind == Constant || (e.Kind == Sum || e.Kind == Product) && slices.ContainsFunc(e.Args, hasConstant)
}

// scaled folds c * e.
func (f *folder) scaled(c, e *Expr) *Expr {
	if e.Kind == Sum && len(e.Args) == 2 && hasConstant(e) {
		return f.sum(0, f.times(0, c, e.Args[0]), f.times(0, c, e.Args[1]))
	}
	if c.IsInt(-1) {
		switch e.Kind {
		case Sum:
			var out []*Expr
			folded := false
			for _, a := range e.Args {
				x := f.times(0, c, a)
				folded = folded || x.Kind != Product
				out = append(out, x)
			}
			if folded {
				return f.sumOf(out, 0)
			}
		case Rec:
			var out []*Expr
			for _, a := range e.Args {
				out = append(out, f.times(0, c, a))
			}
			kept := NW
			if e.Has(NSW) && f.rangeOf(e, arc.Signed).SMin() != arc.MinSigned(e.Width).SExt(e.Width) {
				kept |= NSW // -e wraps for the least number only
			}
			return f.rec(out, e.Loop, e.Wrap&kept)
		}
	}
	if e.Kind == ZExt && e.Args[0].Kind == Sum {
		// c * zext(a + b) is zext(c*a + c*b) if that does not wrap
		inner := e.Args[0]
		n := f.trunc(c, inner.Type)
		if inner.Args[0].Kind == Constant && f.zext(n, e.Type) == c && f.strengthen(Product, []*Expr{n, inner}, 0)&NUW != 0 {
			return f.zext(f.times(NUW, n, inner), e.Type)
		}
	}
	if e.Kind == UDiv && e.Args[1].Kind == Constant && c.N.OnesCount() == 1 && e.Args[1].N.OnesCount() == 1 {
		// c1 * (x / c2) for powers of two, of which the larger is a multiple, if x is one of c2
		x, d := e.Args[0], e.Args[1]
		if f.TrailingZeros(x) >= d.N.TrailingZeros(d.Width) {
			if !c.N.Less(d.N) {
				q, _ := c.N.QuoRem(d.N)
				return f.times(0, f.Int(c.Type, q), x)
			}
			q, _ := d.N.QuoRem(c.N)
			return f.UDiv(x, f.Int(c.Type, q))
		}
	}
	return nil
}

// productOfRecs multiplies what does not change in a loop into its recurrence, and
// recurrences of one loop with each other.
func (f *folder) productOfRecs(args []*Expr, claimed Wrap) *Expr {
	for i, rec := range args {
		if rec.Kind != Rec {
			continue
		}
		var fixed, out []*Expr
		for j, a := range args {
			switch {
			case j == i:
			case f.availableAtEntry(a, rec.Loop):
				fixed = append(fixed, a)
			default:
				out = append(out, a)
			}
		}
		if fixed != nil {
			scale := f.product(fixed, 0)
			if out != nil {
				claimed = 0
			}
			w := f.strengthen(Product, f.sorted([]*Expr{scale, rec}), claimed)
			w = rec.Wrap & (w | NW)
			// NW of a recurrence is lost when its steps are multiplied: they may go around
			if w&(NUW|NSW) == 0 {
				w = 0
			}
			parts := make([]*Expr, len(rec.Args))
			for k, a := range rec.Args {
				parts[k] = f.times(0, scale, a)
				if w&NSW != 0 && w&NUW == 0 && !arc.NoWrap(ir.OpMul, f.rangeOf(scale, arc.Signed), ir.NSW).Covers(f.rangeOf(a, arc.Signed)) {
					w &^= NSW
				}
			}
			e := f.rec(parts, rec.Loop, w)
			if out == nil {
				return e
			}
			return f.product(append(out, e), 0)
		}
		for j := i + 1; j < len(args); j++ {
			o := args[j]
			if o.Kind != Rec || o.Loop != rec.Loop || len(rec.Args)+len(o.Args)-1 > maxRecOperands {
				continue
			}
			if e := f.recProduct(rec, o); e != nil {
				out := append(slices.Clone(args[:i]), args[i+1:j]...)
				out = append(append(out, args[j+1:]...), e)
				return f.product(out, 0)
			}
		}
	}
	return nil
}

// recProduct is the product of two recurrences of a loop. With C for binomials,
//
//	C(n, y) * C(n, z) = sum over x from max(y, z) to y+z of C(x, y) * C(y, x-z) * C(n, x)
//
// since to pick y things of n and z of n is to pick the x that either has, then of these the y,
// and of the y the ones that both have.
func (f *folder) recProduct(a, b *Expr) *Expr {
	n := len(a.Args) + len(b.Args) - 1
	terms := make([][]*Expr, n)
	for y, p := range a.Args {
		for z, q := range b.Args {
			for x := max(y, z); x <= y+z; x++ {
				c := binomial(x, y) * binomial(y, x-z)
				terms[x] = append(terms[x], f.times(0, f.like(a, int64(c)), p, q))
			}
		}
	}
	parts := make([]*Expr, n)
	for i, t := range terms {
		parts[i] = f.sumOf(t, 0)
		if parts[i].size >= hugeSize {
			return nil
		}
	}
	return f.rec(parts, a.Loop, 0)
}

// binomial is n over k of small numbers.
func binomial(n, k int) int {
	if k < 0 || k > n {
		return 0
	}
	c := 1
	for i := range k {
		c = c * (n - i) / (i + 1)
	}
	return c
}

// rec is the recurrence of a loop. The flags are to hold in every execution of the loop
// that is no undefined behaviour.
func (f *folder) rec(args []*Expr, loop *cfg.Loop, w Wrap) *Expr {
	if len(args) == 1 {
		return args[0]
	}
	if w&(NUW|NSW) != 0 {
		w |= NW
	}
	if args[len(args)-1].IsZero() {
		return f.rec(args[:len(args)-1], loop, 0)
	}
	if last := args[len(args)-1]; last.Kind == Rec && last.Loop == loop {
		return f.rec(slices.Concat(args[:len(args)-1], last.Args), loop, w&NW)
	}
	w = f.strengthen(Rec, args, w)
	if inner := args[0]; inner.Kind == Rec {
		// recurrences nest by the depth of their loops: the start is of the outer one
		l := inner.Loop
		swap := !f.inside(loop.Header, l) && f.dom.Dominates(loop.Header, l.Header)
		if f.inside(l.Header, loop) {
			swap = loop.Depth < l.Depth
		}
		invariant := func(list []*Expr, l *cfg.Loop) bool {
			return !slices.ContainsFunc(list, func(e *Expr) bool { return !f.IsInvariant(e, l) })
		}
		if swap {
			outer := slices.Clone(args)
			outer[0] = inner.Start()
			if invariant(outer, loop) {
				parts := slices.Clone(inner.Args)
				parts[0] = f.rec(outer, loop, w&(NW|inner.Wrap))
				if invariant(parts, l) {
					return f.rec(parts, l, inner.Wrap&(NW|w))
				}
			}
		}
	}
	t := args[0].Type
	e := f.find(Rec, t, args, loop)
	e.Wrap |= w
	return e
}

// Step is what a recurrence grows by in each iteration: an expression of the loop.
func (f *folder) step(e *Expr) *Expr {
	if e.IsAffine() {
		return e.Args[1]
	}
	return f.rec(slices.Clone(e.Args[1:]), e.Loop, 0)
}

// Next is a recurrence an iteration later.
func (f *folder) Next(e *Expr) *Expr {
	parts := make([]*Expr, len(e.Args))
	for i := range e.Args {
		parts[i] = e.Args[i]
		if i+1 < len(e.Args) {
			parts[i] = f.Add(e.Args[i], e.Args[i+1])
		}
	}
	return f.rec(parts, e.Loop, 0)
}

// AtIteration is a recurrence in iteration n, from 0: the sum of binomials of n times the
// operands. It gives nil where that needs more bits than there are.
func (f *folder) AtIteration(e, n *Expr) *Expr {
	sum := e.Args[0]
	for k := 1; k < len(e.Args); k++ {
		c := f.choose(n, k, f.offsetType(e.Type))
		if c == nil {
			return nil
		}
		sum = f.Add(sum, f.Mul(e.Args[k], c))
	}
	return sum
}

// choose is n over k modulo 2^width of a type, nil where it is not known how to say so.
//
// k! is 2^t times an odd number. n*(n-1)*...*(n-k+1) is divided by 2^t in a type of t bits more,
// and then, modulo 2^width, multiplied by the inverse of the odd one.
func (f *folder) choose(n *Expr, k int, t *ir.Type) *Expr {
	if k == 1 {
		return f.resize(n, t)
	}
	shift := uint32(1)
	odd := num.Of(1)
	for i := 3; i <= k; i++ {
		z := num.Of(uint64(i)).TrailingZeros(64)
		shift += z
		odd = odd.Mul(num.Of(uint64(i) >> z))
	}
	if t.Bits+shift > num.MaxWidth || k > 64 {
		return nil
	}
	wide := ir.IntN(t.Bits + shift)
	product := f.resize(n, wide)
	for i := 1; i < k; i++ {
		product = f.Mul(product, f.resize(f.Add(n, f.like(n, int64(-i))), wide))
	}
	q := f.UDiv(product, f.Int(wide, num.Pow2(shift)))
	return f.Mul(f.Int(t, inverse(odd)), f.resize(q, t))
}

// inverse is the inverse of an odd number modulo 2^128, by Newton's iteration: each doubles
// the bits that are right, of which there are three at first.
func inverse(n num.Int) num.Int {
	x := n
	for range 6 {
		x = x.Mul(num.Of(2).Sub(n.Mul(x)))
	}
	return x
}
