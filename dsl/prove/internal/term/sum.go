package term

import (
	"cmp"
	"slices"
)

// maxMonos is how long a sum a product is expanded to; longer ones stay a
// product of sums.
const maxMonos = 12

// monos are the monomials of any term.
func (p *Pool) monos(x ID) []Mono {
	switch t := p.Term(x); {
	case t.Kind == Sum:
		return t.Monos
	case t.Kind == Const && t.Value == 0:
		return nil
	case t.Kind == Const:
		return []Mono{{Coef: t.Value}}
	case t.Kind == Xor && t.Value == Mask(t.Width) && t.Width > 1: // ^y = -y - 1
		y := p.xorWith(x, 0)
		minus := Mask(t.Width)
		return add([]Mono{{Coef: minus}}, p.monos(y), minus, minus)
	}
	return []Mono{{Coef: 1, Factors: []ID{x}}}
}

// negative tells whether a coefficient is so, and its negative is not.
func negative(c uint64, width uint32) bool { return c > 1<<(width-1) }

func compareFactors(a, b Mono) int {
	return cmp.Or(cmp.Compare(len(b.Factors), len(a.Factors)), slices.Compare(a.Factors, b.Factors))
}

// add is a + scale * b, modulo mask + 1.
func add(a, b []Mono, scale, mask uint64) []Mono {
	var out []Mono
	for len(a) > 0 || len(b) > 0 {
		var c int
		switch {
		case len(a) == 0:
			c = 1
		case len(b) == 0:
			c = -1
		default:
			c = compareFactors(a[0], b[0])
		}
		var m Mono
		if c <= 0 {
			m, a = a[0], a[1:]
		}
		if c >= 0 {
			m.Coef, m.Factors, b = m.Coef+scale*b[0].Coef, b[0].Factors, b[1:]
		}
		if m.Coef &= mask; m.Coef != 0 {
			out = append(out, m)
		}
	}
	return out
}

// sum is the term of monomials.
func (p *Pool) sum(ms []Mono, width uint32) ID {
	switch {
	case len(ms) == 0:
		return p.Number(0, width)
	case len(ms) == 1 && len(ms[0].Factors) == 0:
		return p.Number(ms[0].Coef, width)
	case len(ms) == 1 && ms[0].Coef == 1 && len(ms[0].Factors) == 1:
		return ms[0].Factors[0]
	case len(ms) == 2 && ms[0].Coef == Mask(width) && len(ms[0].Factors) == 1 && len(ms[1].Factors) == 0 && ms[1].Coef == Mask(width):
		return p.Not(ms[0].Factors[0])
	}
	return p.intern(Term{Kind: Sum, Width: width, Monos: ms})
}

// Add is x + y.
func (p *Pool) Add(x, y ID) ID { return p.addScaled(x, y, 1) }

// Sub is x - y.
func (p *Pool) Sub(x, y ID) ID { return p.addScaled(x, y, ^uint64(0)) }

// Neg is -x.
func (p *Pool) Neg(x ID) ID { return p.Sub(p.Number(0, p.Width(x)), x) }

func (p *Pool) addScaled(x, y ID, scale uint64) ID {
	w := p.Width(x)
	if w == 1 {
		return p.Xor(x, y)
	}
	r := p.sum(add(p.monos(x), p.monos(y), scale, Mask(w)), w)
	p.carryRecipe(r, x, y, scale)
	return r
}

// carryRecipe: a remainder of which the dividend was taken away is the negative
// product, and the other way round, so nothing is lost by forgetting it. A
// negated product is a product of a negated factor.
func (p *Pool) carryRecipe(r, x, y ID, scale uint64) {
	how, ok := p.recipes[y]
	if !ok || how.remainder || !p.is(x, 0) || scale == 1 {
		return
	}
	p.note(r, recipe{a: p.Neg(how.a), b: how.b})
}

// Mul is x * y.
func (p *Pool) Mul(x, y ID) ID {
	w := p.Width(x)
	if w == 1 {
		return p.And(x, y)
	}
	for range 2 {
		x, y = y, x
		switch t := p.Term(y); t.Kind {
		case Abs:
			if x == y { // |z|^2 is z^2
				return p.Mul(t.Args[0], t.Args[0])
			}
		case Ite: // between constants: no product is left
			_, tc := p.Const(t.Args[1])
			_, ec := p.Const(t.Args[2])
			if tc && ec {
				return p.Ite(t.Args[0], p.Mul(x, t.Args[1]), p.Mul(x, t.Args[2]))
			}
		}
	}
	a, b := p.monos(x), p.monos(y)
	if len(a)*len(b) > maxMonos {
		a, b = p.oneMono(x, a), p.oneMono(y, b)
	}
	var out []Mono
	for _, m := range a {
		var row []Mono
		for _, n := range b {
			f := slices.Concat(m.Factors, n.Factors)
			slices.Sort(f)
			row = append(row, Mono{Coef: m.Coef * n.Coef & Mask(w), Factors: f})
		}
		slices.SortFunc(row, compareFactors)
		out = add(out, row, 1, Mask(w))
	}
	r := p.sum(out, w)
	_, xc := p.Const(x)
	_, yc := p.Const(y)
	if !xc && !yc {
		p.note(r, recipe{a: x, b: y})
	}
	return r
}

// oneMono makes a sum a factor.
func (p *Pool) oneMono(x ID, ms []Mono) []Mono {
	if len(ms) <= 1 {
		return ms
	}
	return []Mono{{Coef: 1, Factors: []ID{x}}}
}
