package term

import "rewrite/dsl/prove/internal/circuit"

// A Blaster turns the terms of a pool into gates.
type Blaster struct {
	*Pool
	b    *circuit.Builder
	vars func(width int) circuit.Vec // makes what a variable stands for
	memo map[ID]circuit.Vec
	// Abstract: what products, quotients and their like are is left open, but for
	// what lemmas say. What holds then holds the more with their circuits.
	Abstract bool
	Lemmas   circuit.Vec // which hold whatever is left open
	opaque   map[opaqueKey]circuit.Vec
	calls    []call
}

// NewBlaster makes gates with b; vars makes the bits of variables.
func NewBlaster(p *Pool, b *circuit.Builder, vars func(width int) circuit.Vec) *Blaster {
	return &Blaster{Pool: p, b: b, vars: vars, memo: map[ID]circuit.Vec{}, opaque: map[opaqueKey]circuit.Vec{}}
}

// Bits are the gates of a term.
func (g *Blaster) Bits(x ID) circuit.Vec {
	v, ok := g.memo[x]
	if !ok {
		v = g.blast(x)
		g.memo[x] = v
	}
	return v
}

// Set says what a term is.
func (g *Blaster) Set(x ID, v circuit.Vec) { g.memo[x] = v }

func (g *Blaster) number(n uint64, width uint32) circuit.Vec { return g.b.Number(n, int(width)) }

func (g *Blaster) blast(x ID) circuit.Vec {
	t := g.Term(x)
	b := g.b
	arg := func(i int) circuit.Vec { return g.Bits(t.Args[i]) }
	switch t.Kind {
	case Const:
		return g.number(t.Value, t.Width)
	case Var:
		return g.vars(int(t.Width))
	case Sum:
		return g.sumBits(x)
	case And, Xor:
		gate := b.And
		if t.Kind == Xor {
			gate = b.Xor
		}
		v := g.number(t.Value, t.Width)
		for i := range t.Args {
			v = circuit.Each(gate, v, arg(i))
		}
		return v
	case Pow:
		return b.Shl(g.number(1, t.Width), arg(0))
	case LShr:
		return b.LShr(arg(0), arg(1))
	case AShr:
		return b.AShr(arg(0), arg(1))
	case UDiv:
		return g.division(t.Args[0], t.Args[1], false)
	case Ite:
		return b.Choose(arg(0)[0], arg(1), arg(2))
	case Eq:
		return circuit.Vec{g.isZero(t.Args[0])}
	case Ult:
		return circuit.Vec{b.Below(arg(0), arg(1))}
	case Slt:
		return circuit.Vec{b.BelowSigned(arg(0), arg(1))}
	case Trunc, ZExt:
		return b.Resize(arg(0), int(t.Width))
	case SExt:
		return b.SignExtend(arg(0), int(t.Width))
	case Abs:
		return b.Abs(arg(0))
	case Count:
		return b.Count(arg(0))
	case Leading:
		return b.LeadingZeros(arg(0))
	case Trailing:
		return b.TrailingZeros(arg(0))
	case Reverse:
		return circuit.Reverse(arg(0))
	case SwapBytes:
		return circuit.SwapBytes(arg(0))
	}
	return circuit.Vec{g.overflow(t.Kind, t.Args[0], t.Args[1])}
}

// sumBits adds up. Of x and -x - 1 the one with a positive first coefficient
// is built, so that both are the same adders.
func (g *Blaster) sumBits(x ID) circuit.Vec {
	if how, ok := g.recipes[x]; ok {
		if how.remainder {
			return g.division(how.a, how.b, true)
		}
		if !g.Abstract {
			return g.b.Mul(g.Bits(how.a), g.Bits(how.b))
		}
	}
	t := g.Term(x)
	if negative(t.Monos[0].Coef, t.Width) {
		return g.b.Invert(g.Bits(g.Not(x)))
	}
	plus, minus, constant := g.parts(t)
	v := g.total(plus, t.Width)
	for _, m := range minus {
		v = g.b.Sub(v, m)
	}
	v, _ = g.b.Add(v, g.number(constant, t.Width), g.b.False())
	return v
}

// parts are the values of monomials with a positive and a negative coefficient,
// each without its sign.
func (g *Blaster) parts(t *Term) (plus, minus []circuit.Vec, constant uint64) {
	for _, m := range t.Monos {
		switch {
		case len(m.Factors) == 0:
			constant = m.Coef
		case negative(m.Coef, t.Width):
			minus = append(minus, g.scaled(m.Factors, -m.Coef&Mask(t.Width), t.Width))
		default:
			plus = append(plus, g.scaled(m.Factors, m.Coef, t.Width))
		}
	}
	return plus, minus, constant
}

func (g *Blaster) total(vs []circuit.Vec, width uint32) circuit.Vec {
	if len(vs) == 0 {
		return g.number(0, width)
	}
	sum := vs[0]
	for _, v := range vs[1:] {
		sum, _ = g.b.Add(sum, v, g.b.False())
	}
	return sum
}

// isZero compares the positive with the negative part of a sum, which takes
// fewer adders than the sum.
func (g *Blaster) isZero(x ID) circuit.Bit {
	t := g.Term(x)
	_, made := g.recipes[x]
	if t.Kind != Sum || made {
		return g.b.Not(g.b.Any(g.Bits(x)))
	}
	plus, minus, constant := g.parts(t)
	left, right := g.total(plus, t.Width), g.total(minus, t.Width)
	switch {
	case len(minus) == 0:
		right = g.number(-constant, t.Width)
	case constant != 0:
		left, _ = g.b.Add(left, g.number(constant, t.Width), g.b.False())
	}
	return g.b.Equal(left, right)
}

// scaled is a product of factors and a constant. Powers of two shift.
func (g *Blaster) scaled(factors []ID, coef uint64, width uint32) circuit.Vec {
	var v circuit.Vec
	var shifts []circuit.Vec
	first := ID(-1) // of which v is the value, if it is one term's
	for _, f := range factors {
		if t := g.Term(f); t.Kind == Pow {
			shifts = append(shifts, g.Bits(t.Args[0]))
		} else if v == nil {
			v, first = g.Bits(f), f
		} else if g.Abstract {
			if first < 0 {
				// A product of products is opaque too, by its own term.
				v = g.opaqueResult(opaqueKey{kind: Sum, a: -1 - ID(len(g.opaque)), b: f}, v, g.Bits(f), int(width))
			} else {
				v, first = g.opaqueResult(opaqueKey{kind: Sum, a: first, b: f}, v, g.Bits(f), int(width)), -1
			}
		} else {
			v = g.b.Mul(v, g.Bits(f))
		}
	}
	if v == nil {
		v = g.number(coef, width)
	} else if coef != 1 {
		v = g.b.Mul(v, g.number(coef, width))
	}
	for _, n := range shifts {
		v = g.b.Shl(v, n)
	}
	return v
}

func (g *Blaster) division(x, y ID, remainder bool) circuit.Vec {
	if !g.Abstract {
		q, r := g.b.Div(g.Bits(x), g.Bits(y))
		if remainder {
			return r
		}
		return q
	}
	return g.opaqueDivision(x, y, remainder)
}

func (g *Blaster) overflow(k Kind, x, y ID) circuit.Bit {
	if !g.Abstract {
		return g.b.MulOverflows(k == SMulO, g.Bits(x), g.Bits(y))
	}
	if x > y { // as the factors of a product are sorted
		x, y = y, x
	}
	return g.opaqueResult(opaqueKey{kind: k, a: x, b: y}, g.Bits(x), g.Bits(y), 1)[0]
}
