package reassociate

import (
	"encoding/binary"
	"slices"

	"rewrite/passes/ir"
)

// An expr is an operation to be made, or a value that is there: what a tree is to become.
type expr struct {
	op   ir.Op
	x, y *expr     // y is nil for fneg
	v    *ir.Value // of a leaf, a constant included
	key
	cost   int
	extent extent // of floats
}

// A key is the place of a value in the order in which a tree combines what it is of: constants come first, then what is known earlier. Rank
// is the last block, in reverse postorder, that it depends on, so what is the same in each round of a loop comes before what is not. Depth is how
// many operations of that block it waits for, one after the other: what comes last makes the result wait for one operation only.
type key struct {
	rank  int32 // 0 for constants, 1 for parameters
	depth int32
	pos   int32 // among those of the same rank and depth
}

func (k key) compare(l key) int {
	switch {
	case k.rank != l.rank:
		return int(k.rank - l.rank)
	case k.depth != l.depth:
		return int(k.depth - l.depth)
	}
	return int(k.pos - l.pos)
}

func (k key) max(l key) key {
	if k.compare(l) < 0 {
		return l
	}
	return k
}

// An extent tells what a float may come to, of what is finite.
type extent int

const (
	isFinite extent = iota
	mayBeInfinite
	mayBeNaN
)

// extentOf is what an operation may come to: sums and products overflow, and of infinities they may be NaNs. A difference is as a sum.
func (p *planner) extentOf(op ir.Op, x, y *expr) extent {
	switch {
	case y == nil: // fneg
		return x.extent
	case x.extent == isFinite && y.extent == isFinite:
		return mayBeInfinite
	case x.extent == mayBeNaN || y.extent == mayBeNaN || x.extent == y.extent:
		return mayBeNaN
	case op != ir.OpFMul: // infinity, and what is finite
		return mayBeInfinite
	}
	if y.v != nil && y.rank == 0 {
		if c, ok := p.n.of(y.v); ok && !p.n.isZero(c) {
			return mayBeInfinite
		}
	}
	return mayBeNaN
}

// cost is of an operation, in those of an addition. A product of floats costs what a sum does. One with a number is mostly a shift and an addition.
func cost(op ir.Op, byNumber bool) int {
	switch {
	case op != ir.OpMul:
		return 1
	case byNumber:
		return 2
	}
	return 3
}

// A planner makes plans for one tree.
type planner struct {
	n       numbers
	kinds   kinds // the operations that it has
	factors bool  // common ones may be taken out, by which floats may cancel that are infinite
	made    int32 // operations that it planned, which come behind all that is there
}

// kinds are what sums and products are called.
type kinds struct{ add, sub, mul ir.Op }

var (
	ofInts   = kinds{ir.OpAdd, ir.OpSub, ir.OpMul}
	ofFloats = kinds{ir.OpFAdd, ir.OpFSub, ir.OpFMul}
)

// lastPos is where the positions of what is planned begin.
const lastPos = 1 << 30

func (p *planner) make(op ir.Op, x, y *expr) *expr {
	e := &expr{op: op, x: x, y: y, key: x.key, cost: cost(op, y != nil && y.v != nil && y.rank == 0) + x.cost}
	if y != nil {
		e.key = x.key.max(y.key)
		if y != x {
			e.cost += y.cost
		}
	}
	if p.n.isFloat() {
		e.extent = p.extentOf(op, x, y)
	}
	p.made++
	e.depth++
	e.pos = lastPos + p.made
	return e
}

func (p *planner) constant(x uint64) *expr { return &expr{v: p.n.value(x)} }

func (p *planner) negated(x *expr) *expr {
	if p.n.isFloat() {
		return p.make(ir.OpFNeg, x, nil)
	}
	return p.make(ir.OpSub, p.constant(0), x)
}

// times is x multiplied by a number that is no zero.
func (p *planner) times(x *expr, c uint64) *expr {
	if c == p.n.one() {
		return x
	}
	if by, ok := p.n.shift(c); ok {
		return p.make(ir.OpShl, x, p.constant(uint64(by)))
	}
	return p.make(p.kinds.mul, x, p.constant(c))
}

// A factor is a value to a power.
type factor struct {
	*expr
	power int
}

// A term is a product: of a number, and values to powers in the order in which they were found.
type term struct {
	coef    uint64
	factors []factor
}

func (t *term) key() (k key) {
	for _, f := range t.factors {
		k = k.max(f.key)
	}
	return k
}

// has is the place of a factor.
func (t *term) has(e *expr) int {
	return slices.IndexFunc(t.factors, func(f factor) bool { return f.expr == e })
}

// multiply adds a factor.
func (t *term) multiply(e *expr, power int) {
	if i := t.has(e); i >= 0 {
		t.factors[i].power += power
	} else {
		t.factors = append(t.factors, factor{e, power})
	}
}

// name tells terms apart that differ in more than the number.
func (t *term) name() string {
	list := make([]uint64, 0, len(t.factors))
	for _, f := range t.factors {
		list = append(list, uint64(f.v.ID)<<32|uint64(f.power))
	}
	slices.Sort(list)
	name := make([]byte, 0, 8*len(list))
	for _, x := range list {
		name = binary.BigEndian.AppendUint64(name, x)
	}
	return string(name)
}

// product is the plan of a term: the number goes with the factor that is known first.
func (p *planner) product(t term) *expr {
	if len(t.factors) == 0 {
		return p.constant(t.coef)
	}
	return p.powers(t.factors, t.coef)
}

// powers multiplies values to powers: those of odd ones, and the square of what is left, so that of x*x*y*y*y it is y * (x*y)*(x*y).
func (p *planner) powers(factors []factor, coef uint64) *expr {
	var list []*expr
	var half []factor
	for _, f := range factors {
		if f.power%2 == 1 {
			list = append(list, f.expr)
		}
		if f.power > 1 {
			half = append(half, factor{f.expr, f.power / 2})
		}
	}
	if len(half) > 0 {
		h := p.powers(half, p.n.one())
		list = append(list, p.make(p.kinds.mul, h, h))
	}
	slices.SortStableFunc(list, func(x, y *expr) int { return x.compare(y.key) })
	acc := p.times(list[0], coef)
	for _, x := range list[1:] {
		acc = p.make(p.kinds.mul, acc, x)
	}
	return acc
}

// maxFactored bounds the terms in which common factors are looked for.
const maxFactored = 40

// sum is the plan of a sum of terms and a number.
func (p *planner) sum(terms []term, c uint64) *expr {
	e := p.linear(terms, c)
	if len(terms) > 1 && len(terms) <= maxFactored && p.factors {
		if g := p.factored(terms, c); g != nil && g.cost < e.cost {
			return g
		}
	}
	return e
}

// linear adds up terms, each on its own, from the number and the first that is known on.
func (p *planner) linear(terms []term, c uint64) *expr {
	if len(terms) == 0 {
		return p.constant(c)
	}
	terms = slices.Clone(terms)
	slices.SortStableFunc(terms, func(t, u term) int { return t.key().compare(u.key()) })
	one := p.n.one()
	var acc *expr // or its opposite
	minus := false
	if !p.n.isZero(c) {
		acc = p.constant(c)
	}
	for _, t := range terms {
		opposite := p.n.negative(t.coef)
		if acc == nil && opposite { // the number may take the sign
			_, shifts := p.n.shift(p.n.neg(t.coef))
			opposite = shifts || t.coef == p.n.neg(one)
		}
		if opposite {
			t.coef = p.n.neg(t.coef)
		}
		x := p.product(t)
		switch {
		case acc == nil:
			acc, minus = x, opposite
		case minus == opposite && acc.v != nil && acc.rank == 0: // a constant stands on the right
			acc = p.make(p.kinds.add, x, acc)
		case minus == opposite:
			acc = p.make(p.kinds.add, acc, x)
		case opposite:
			acc = p.make(p.kinds.sub, acc, x)
		default:
			acc, minus = p.make(p.kinds.sub, x, acc), false
		}
	}
	if minus {
		acc = p.negated(acc)
	}
	return acc
}

// factored takes out a factor that several terms have, that of most and of these the one that is known last, so that others meet; or a number that all have;
// nil if there is none.
func (p *planner) factored(terms []term, c uint64) *expr {
	if g := p.scaled(terms, c); g != nil {
		return g
	}
	var best *expr
	most := 1
	count := map[*expr]int{}
	for _, t := range terms {
		for _, f := range t.factors {
			count[f.expr]++
			if n := count[f.expr]; n > most || n == most && best != nil && best.compare(f.key) < 0 {
				best, most = f.expr, n
			}
		}
	}
	if best == nil {
		return nil
	}
	var inner, rest []term
	number := uint64(0)
	for _, t := range terms {
		i := t.has(best)
		if i < 0 {
			rest = append(rest, t)
			continue
		}
		t.factors = slices.Clone(t.factors)
		if t.factors[i].power--; t.factors[i].power == 0 {
			t.factors = slices.Delete(t.factors, i, i+1)
		}
		if len(t.factors) == 0 {
			number = t.coef // no other term is like it
			continue
		}
		inner = append(inner, t)
	}
	s := p.sum(inner, number)
	return p.sum(append(rest, together(best, s, p.n.one())), c)
}

// together is a term of two values.
func together(x, y *expr, coef uint64) term {
	t := term{coef: coef}
	t.multiply(x, 1)
	t.multiply(y, 1)
	return t
}

// scaled takes out a number that all terms are multiplied by, or by its opposite.
func (p *planner) scaled(terms []term, c uint64) *expr {
	k := terms[0].coef
	if p.n.negative(k) {
		k = p.n.neg(k)
	}
	if k == p.n.one() {
		return nil
	}
	inner := slices.Clone(terms)
	for i := range inner {
		switch inner[i].coef {
		case k:
			inner[i].coef = p.n.one()
		case p.n.neg(k):
			inner[i].coef = p.n.neg(p.n.one())
		default:
			return nil
		}
	}
	s := p.sum(inner, 0)
	return p.linear([]term{{coef: k, factors: []factor{{s, 1}}}}, c)
}
