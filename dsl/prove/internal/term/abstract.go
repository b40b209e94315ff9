package term

import (
	"slices"

	"rewrite/dsl/prove/internal/circuit"
)

// Products, quotients, remainders and their overflow are dear as gates, and
// often it does not matter what they are, only that equal operands give equal
// results. So they are opaque first: free bits, about which lemmas say what is
// true of the operation. The lemmas hold of the operation itself, therefore a
// formula that is unsatisfiable with them is unsatisfiable. A solution says
// nothing.

// opaqueKey names an opaque result: by the operation and its operands.
type opaqueKey struct {
	kind      Kind // Sum: the product
	remainder bool // of UDiv
	a, b      ID
}

// A call is an opaque operation with the gates of its operands and result.
type call struct {
	opaqueKey
	x, y, r circuit.Vec
}

// opaqueResult makes the free bits of an operation, with the lemmas on it.
func (g *Blaster) opaqueResult(k opaqueKey, x, y circuit.Vec, width int) circuit.Vec {
	if r, ok := g.opaque[k]; ok {
		return r
	}
	r := g.vars(width)
	g.opaque[k] = r
	c := call{k, x, y, r}
	g.lemmas(c)
	for _, d := range g.calls {
		if d.kind == c.kind && d.remainder == c.remainder && len(d.x) == len(c.x) {
			g.congruent(c, d)
		}
	}
	g.calls = append(g.calls, c)
	return r
}

func (g *Blaster) lemma(bit circuit.Bit) { g.Lemmas = append(g.Lemmas, bit) }

func (g *Blaster) implies(a, c circuit.Bit) { g.lemma(g.b.Or(g.b.Not(a), c)) }

// congruent: equal operands give equal results.
func (g *Blaster) congruent(c, d call) {
	same := g.b.Equal(c.r, d.r)
	g.implies(g.b.And(g.b.Equal(c.x, d.x), g.b.Equal(c.y, d.y)), same)
	if c.kind != UDiv {
		g.implies(g.b.And(g.b.Equal(c.x, d.y), g.b.Equal(c.y, d.x)), same)
	}
}

// lemmas are what is true of one operation.
func (g *Blaster) lemmas(c call) {
	b := g.b
	w := len(c.x)
	number := func(n uint64) circuit.Vec { return b.Number(n, w) }
	zero, one := number(0), number(1)
	switch c.kind {
	case Sum:
		for range 2 {
			g.implies(b.Equal(c.x, zero), b.Equal(c.r, zero))
			g.implies(b.Equal(c.x, one), b.Equal(c.r, c.y))
			c.x, c.y = c.y, c.x
		}
		g.lemma(b.Not(b.Xor(c.r[0], b.And(c.x[0], c.y[0]))))
		// The lowest bit set of a product is that of x and y together.
		low := b.False()
		for i := range w - 1 { // if x has a bit up to i and y is odd, so has r
			low = b.Or(low, c.x[i])
			g.implies(b.And(low, c.y[0]), b.Any(c.r[:i+1]))
		}
	case UMulO, SMulO:
		for range 2 {
			g.implies(b.Equal(c.x, zero), b.Not(c.r[0]))
			if c.kind == UMulO || w > 1 {
				g.implies(b.Equal(c.x, one), b.Not(c.r[0]))
			}
			c.x, c.y = c.y, c.x
		}
	case UDiv:
		byZero := b.Equal(c.y, zero)
		less := b.Below(c.x, c.y)
		if c.remainder {
			g.implies(b.Not(byZero), b.Below(c.r, c.y))
			g.lemma(b.Not(b.Below(c.x, c.r)))
			g.implies(less, b.Equal(c.r, c.x))
			break
		}
		g.implies(byZero, b.Equal(c.r, number(^uint64(0))))
		g.implies(b.Not(byZero), b.Not(b.Below(c.x, c.r)))
		g.implies(b.Equal(c.y, one), b.Equal(c.r, c.x))
		g.implies(b.And(b.Not(byZero), b.Not(b.Equal(c.y, one))), b.Not(b.Below(b.LShr(c.x, one), c.r)))
		g.implies(b.Not(byZero), b.Not(b.Xor(less, b.Equal(c.r, zero))))
		g.implies(b.And(b.Not(byZero), b.Equal(c.x, c.y)), b.Equal(c.r, one))
	}
}

// Finish adds the lemmas that need all calls: what is known of products that
// do not wrap, which is what makes them increase.
func (g *Blaster) Finish() {
	var products []call
	for _, c := range g.calls {
		if c.kind == Sum {
			products = append(products, c)
		}
	}
	for _, kind := range []Kind{UMulO, SMulO} {
		fits := map[opaqueKey]circuit.Bit{}
		var exact []call
		for _, c := range products {
			if lost, ok := g.opaque[opaqueKey{kind: kind, a: c.a, b: c.b}]; ok {
				fits[c.opaqueKey] = g.b.Not(lost[0])
				exact = append(exact, c)
				g.exactProduct(kind == SMulO, c, g.b.Not(lost[0]))
			}
		}
		for i, c := range exact {
			for _, d := range exact[:i] {
				both := g.b.And(fits[c.opaqueKey], fits[d.opaqueKey])
				for range 2 {
					for range 2 {
						if slices.Equal(c.y, d.y) {
							g.increasing(kind == SMulO, c, d, both)
							g.increasing(kind == SMulO, d, c, both)
						}
						c.x, c.y = c.y, c.x
					}
					d.x, d.y = d.y, d.x
				}
			}
		}
	}
}

// exactProduct: a product that fits is 0 only if a factor is, and is no smaller
// than a factor, or has the sign of the factors together.
func (g *Blaster) exactProduct(isSigned bool, c call, fits circuit.Bit) {
	b := g.b
	w := len(c.x)
	zero := b.Number(0, w)
	none := b.Or(b.Equal(c.x, zero), b.Equal(c.y, zero))
	g.implies(fits, b.Not(b.Xor(none, b.Equal(c.r, zero))))
	some := b.And(fits, b.Not(none))
	if isSigned {
		g.implies(some, b.Not(b.Xor(c.r[w-1], b.Xor(c.x[w-1], c.y[w-1]))))
		return
	}
	g.implies(some, b.Not(b.Below(c.r, c.x)))
	g.implies(some, b.Not(b.Below(c.r, c.y)))
}

// increasing: if x < x', x * y and x' * y are apart by |y| at least, in the
// order that the sign of y says.
func (g *Blaster) increasing(isSigned bool, c, d call, fit circuit.Bit) {
	b := g.b
	w := len(c.x)
	apart := func(low, high circuit.Vec) circuit.Bit {
		return b.And(b.Not(b.Below(high, low)), b.Not(b.Below(b.Sub(high, low), c.y)))
	}
	if !isSigned {
		g.implies(b.And(fit, b.Below(c.x, d.x)), apart(c.r, d.r))
		return
	}
	less := b.And(fit, b.BelowSigned(c.x, d.x))
	negative := c.y[w-1]
	apartSigned := func(low, high, by circuit.Vec) circuit.Bit {
		return b.And(b.Not(b.BelowSigned(high, low)), b.Not(b.Below(b.Sub(high, low), by)))
	}
	g.implies(b.And(less, b.Not(negative)), apartSigned(c.r, d.r, c.y))
	g.implies(b.And(less, negative), apartSigned(d.r, c.r, b.Negate(c.y)))
}

// opaqueDivision makes quotient and remainder together: x = q * y + r, in which
// the product is opaque as well.
func (g *Blaster) opaqueDivision(x, y ID, remainder bool) circuit.Vec {
	a, c := g.Bits(x), g.Bits(y)
	key := opaqueKey{kind: UDiv, a: x, b: y}
	_, known := g.opaque[key]
	q := g.opaqueResult(key, a, c, len(a))
	key.remainder = true
	r := g.opaqueResult(key, a, c, len(a))
	if !known {
		factors, coef := []ID{g.UDiv(x, y), y}, uint64(1)
		if n, ok := g.Const(y); ok {
			factors, coef = factors[:1], n
		}
		slices.Sort(factors)
		whole := g.scaled(factors, coef, uint32(len(a)))
		sum, carry := g.b.Add(whole, r, g.b.False())
		g.lemma(g.b.Equal(sum, a))
		byZero := g.b.Equal(c, g.number(0, uint32(len(c))))
		g.lemma(g.b.Or(byZero, g.b.Not(carry)))
		if len(factors) == 2 { // the product is at most x
			lost := g.overflow(UMulO, factors[0], factors[1])
			g.lemma(g.b.Or(byZero, g.b.Not(lost)))
		}
	}
	if remainder {
		return r
	}
	return q
}

// Hard tells whether there are operations below a term that Abstract leaves open.
func (p *Pool) Hard(x ID) bool {
	seen := map[ID]bool{}
	var hard func(x ID) bool
	hard = func(x ID) bool {
		if seen[x] {
			return false
		}
		seen[x] = true
		t := p.Term(x)
		switch t.Kind {
		case UDiv, UMulO, SMulO:
			return true
		}
		if slices.ContainsFunc(t.Args, hard) {
			return true
		}
		for _, m := range t.Monos {
			factors := 0
			for _, f := range m.Factors {
				if p.Term(f).Kind != Pow {
					factors++
				}
				if factors > 1 || hard(f) {
					return true
				}
			}
		}
		return false
	}
	return hard(x)
}
