package term

import (
	"slices"

	"rewrite/dsl/prove/circuit"
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
		sum, _ := g.b.Add(whole, r, g.b.False())
		g.lemma(g.b.Equal(sum, a))
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
