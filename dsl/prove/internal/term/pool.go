// Package term is integer terms of up to 64 bits in normal form. Sums of
// products have their coefficients modulo 2^width and are equal if they are the
// same sum; operands of what commutes are sorted; each term exists once. So what
// follows from the laws of a ring, of and, xor and of choices needs no solver:
// both sides are one term. The rest becomes gates (blast.go).
//
// The operations are total: shifts by the width or more give 0, or the sign;
// dividing by 0 gives all ones, and the dividend as remainder.
package term

import (
	"encoding/binary"
	"math/bits"
	"slices"
)

// An ID names a term of a Pool. Equal terms have equal IDs.
type ID int32

// Kind is the form of a Term.
type Kind uint8

const (
	Const     Kind = iota // Value
	Var                   // number Value
	Sum                   // of Monos, sorted
	And                   // of Args, sorted, and of the mask Value
	Xor                   // of Args, sorted, and of the mask Value
	Pow                   // 2^Args[0]: shl of 1
	LShr                  // Args[0] by Args[1]
	AShr                  // Args[0] by Args[1]
	UDiv                  // Args[0] by Args[1]
	Ite                   // Args[0] ? Args[1] : Args[2]
	Eq                    // Args[0] is 0
	Ult                   // Args[0] < Args[1], unsigned
	Slt                   // Args[0] < Args[1], signed
	Trunc                 // Args[0]
	ZExt                  // Args[0]
	SExt                  // Args[0]
	Abs                   // magnitude of Args[0]
	Count                 // of bits set in Args[0], cut to the width
	Leading               // zeros of Args[0], cut to the width
	Trailing              // zeros of Args[0], cut to the width
	Reverse               // bits of Args[0]
	SwapBytes             // of Args[0]
	UMulO                 // Args[0] * Args[1] wraps, unsigned
	SMulO                 // Args[0] * Args[1] wraps, signed
)

// A Mono is Coef times the product of Factors, which are sorted and may repeat.
// The constant of a sum has none.
type Mono struct {
	Coef    uint64
	Factors []ID
}

// A Term is an operation. A Pool owns it and nobody changes it.
type Term struct {
	Kind  Kind
	Width uint32
	Value uint64
	Args  []ID
	Monos []Mono
}

// A recipe is how a sum was first made, if that takes less than to expand it.
type recipe struct {
	remainder bool // of a by b, else the product
	a, b      ID
}

// A Pool holds terms, each once.
type Pool struct {
	terms   []Term
	index   map[string]ID
	recipes map[ID]recipe
	key     []byte
	vars    []ID
}

// NewPool is an empty pool.
func NewPool() *Pool { return &Pool{index: map[string]ID{}, recipes: map[ID]recipe{}} }

// Term is the term of an ID.
func (p *Pool) Term(x ID) *Term { return &p.terms[x] }

// Width is the width of a term.
func (p *Pool) Width(x ID) uint32 { return p.terms[x].Width }

// Mask is all ones at a width.
func Mask(width uint32) uint64 { return ^uint64(0) >> (64 - width) }

// intern gives the ID of a term.
func (p *Pool) intern(t Term) ID {
	k := append(p.key[:0], byte(t.Kind), byte(t.Width))
	k = binary.AppendUvarint(k, t.Value)
	for _, a := range t.Args {
		k = binary.AppendUvarint(k, uint64(a))
	}
	for _, m := range t.Monos {
		k = binary.AppendUvarint(k, m.Coef)
		k = append(k, byte(len(m.Factors)))
		for _, f := range m.Factors {
			k = binary.AppendUvarint(k, uint64(f))
		}
	}
	p.key = k
	if id, ok := p.index[string(k)]; ok {
		return id
	}
	id := ID(len(p.terms))
	p.terms = append(p.terms, t)
	p.index[string(k)] = id
	return id
}

// Number is a constant.
func (p *Pool) Number(n uint64, width uint32) ID {
	return p.intern(Term{Kind: Const, Width: width, Value: n & Mask(width)})
}

// Bool is a constant of one bit.
func (p *Pool) Bool(v bool) ID {
	if v {
		return p.Number(1, 1)
	}
	return p.Number(0, 1)
}

// NewVar makes a variable.
func (p *Pool) NewVar(width uint32) ID {
	id := p.intern(Term{Kind: Var, Width: width, Value: uint64(len(p.vars))})
	p.vars = append(p.vars, id)
	return id
}

// Const is the value of a constant.
func (p *Pool) Const(x ID) (n uint64, ok bool) {
	t := &p.terms[x]
	return t.Value, t.Kind == Const
}

func (p *Pool) is(x ID, n uint64) bool {
	c, ok := p.Const(x)
	return ok && c == n&Mask(p.Width(x))
}

// unary makes a term of one operand, folding a constant.
func (p *Pool) unary(k Kind, width uint32, x ID) ID {
	if n, ok := p.Const(x); ok {
		return p.Number(fold1(k, n, p.Width(x), width), width)
	}
	return p.intern(Term{Kind: k, Width: width, Args: []ID{x}})
}

func signed(n uint64, width uint32) int64 { return int64(n<<(64-width)) >> (64 - width) }

func fold1(k Kind, n uint64, from, to uint32) uint64 {
	switch k {
	case Pow:
		return 1 << n // 0 from 64 on; cut to the width by the caller
	case Trunc, ZExt:
		return n
	case SExt:
		return uint64(signed(n, from))
	case Abs:
		return uint64(max(signed(n, from), -signed(n, from)))
	case Count:
		return uint64(bits.OnesCount64(n))
	case Leading:
		return uint64(int(from) - bits.Len64(n))
	case Trailing:
		return uint64(min(bits.TrailingZeros64(n), int(from)))
	case Reverse:
		return bits.Reverse64(n) >> (64 - from)
	}
	return bits.ReverseBytes64(n) >> (64 - from) // SwapBytes
}

// Count is the number of bits set, cut to the width.
func (p *Pool) Count(x ID) ID { return p.unary(Count, p.Width(x), x) }

// Leading is the number of leading zeros, cut to the width.
func (p *Pool) Leading(x ID) ID { return p.unary(Leading, p.Width(x), x) }

// Trailing is the number of trailing zeros, cut to the width.
func (p *Pool) Trailing(x ID) ID { return p.unary(Trailing, p.Width(x), x) }

// Reverse puts the bits in reverse order.
func (p *Pool) Reverse(x ID) ID { return p.involution(Reverse, x) }

// SwapBytes puts the bytes in reverse order.
func (p *Pool) SwapBytes(x ID) ID { return p.involution(SwapBytes, x) }

func (p *Pool) involution(k Kind, x ID) ID {
	if t := p.Term(x); t.Kind == k {
		return t.Args[0]
	}
	return p.unary(k, p.Width(x), x)
}

// Abs is the magnitude; the smallest signed number stays itself. x and -x have
// the same, so the sum is taken whose first coefficient is positive.
func (p *Pool) Abs(x ID) ID {
	t := p.Term(x)
	if t.Kind == ZExt || t.Kind == Abs || t.Width == 1 {
		return x
	}
	if ms := p.monos(x); t.Kind != Const && negative(ms[0].Coef, t.Width) {
		x = p.Neg(x)
	}
	return p.unary(Abs, p.Width(x), x)
}

// Trunc is the low bits. Sums, products, and bitwise operations are truncated by
// their operands.
func (p *Pool) Trunc(x ID, width uint32) ID {
	t := *p.Term(x)
	cut := func(a ID) ID { return p.Trunc(a, width) }
	switch {
	case t.Width == width:
		return x
	case t.Kind == Sum:
		r := p.Number(0, width)
		for _, m := range t.Monos {
			product := p.Number(m.Coef, width)
			for _, f := range m.Factors {
				product = p.Mul(product, cut(f))
			}
			r = p.Add(r, product)
		}
		if how, ok := p.recipes[x]; ok && !how.remainder {
			p.note(r, recipe{a: cut(how.a), b: cut(how.b)})
		}
		return r
	case t.Kind == And || t.Kind == Xor:
		r := p.Number(t.Value, width)
		for _, a := range t.Args {
			if t.Kind == And {
				r = p.And(r, cut(a))
			} else {
				r = p.Xor(r, cut(a))
			}
		}
		return r
	case t.Kind == Ite:
		return p.Ite(t.Args[0], cut(t.Args[1]), cut(t.Args[2]))
	case t.Kind == Trunc:
		return cut(t.Args[0])
	case t.Kind == Pow:
		return p.pow(t.Args[0], width)
	case t.Kind == ZExt || t.Kind == SExt:
		switch from := p.Width(t.Args[0]); {
		case from >= width:
			return cut(t.Args[0])
		case t.Kind == ZExt:
			return p.ZExt(t.Args[0], width)
		default:
			return p.SExt(t.Args[0], width)
		}
	}
	return p.unary(Trunc, width, x)
}

// ZExt extends with zeros.
func (p *Pool) ZExt(x ID, width uint32) ID {
	switch t := p.Term(x); {
	case t.Width == width:
		return x
	case t.Kind == ZExt:
		return p.ZExt(t.Args[0], width)
	case t.Width == 1:
		return p.Ite(x, p.Number(1, width), p.Number(0, width))
	}
	return p.unary(ZExt, width, x)
}

// SExt extends with the sign.
func (p *Pool) SExt(x ID, width uint32) ID {
	switch t := p.Term(x); {
	case t.Width == width:
		return x
	case t.Kind == SExt:
		return p.SExt(t.Args[0], width)
	case t.Kind == ZExt:
		return p.ZExt(t.Args[0], width)
	case t.Width == 1:
		return p.Ite(x, p.Number(Mask(width), width), p.Number(0, width))
	}
	return p.unary(SExt, width, x)
}

// Shl is x << n: x * 2^n.
func (p *Pool) Shl(x, n ID) ID { return p.Mul(x, p.pow(n, p.Width(x))) }

// pow is 2^n modulo 2^width.
func (p *Pool) pow(n ID, width uint32) ID {
	if width == 1 {
		return p.Eq(n, p.Number(0, p.Width(n)))
	}
	return p.unary(Pow, width, n)
}

// LShr is x >> n without sign.
func (p *Pool) LShr(x, n ID) ID { return p.shiftRight(LShr, x, n) }

// AShr is x >> n with sign.
func (p *Pool) AShr(x, n ID) ID { return p.shiftRight(AShr, x, n) }

func (p *Pool) shiftRight(k Kind, x, n ID) ID {
	w := p.Width(x)
	by, fixed := p.Const(n)
	if fixed && by == 0 || p.is(x, 0) {
		return x
	}
	if v, ok := p.Const(x); ok && fixed {
		if k == AShr {
			return p.Number(uint64(signed(v, w)>>by), w)
		}
		return p.Number(v>>by, w)
	}
	if k == AShr && p.is(x, Mask(w)) {
		return x
	}
	if fixed && by >= uint64(w) {
		if k == LShr {
			return p.Number(0, w)
		}
		n = p.Number(uint64(w-1), p.Width(n))
		if w == 1 {
			return x
		}
	}
	return p.intern(Term{Kind: k, Width: w, Args: []ID{x, n}})
}

// UDiv is the unsigned quotient.
func (p *Pool) UDiv(x, y ID) ID {
	w := p.Width(x)
	b, fixed := p.Const(y)
	a, number := p.Const(x)
	switch {
	case fixed && b == 0:
		return p.Number(Mask(w), w)
	case fixed && number:
		return p.Number(a/b, w)
	case fixed && b&(b-1) == 0:
		return p.LShr(x, p.Number(uint64(bits.TrailingZeros64(b)), w))
	}
	return p.intern(Term{Kind: UDiv, Width: w, Args: []ID{x, y}})
}

// URem is the unsigned remainder: x - x / y * y.
func (p *Pool) URem(x, y ID) ID {
	w := p.Width(x)
	if b, ok := p.Const(y); ok && b&(b-1) == 0 {
		if b == 0 {
			return x
		}
		return p.And(x, p.Number(b-1, w))
	}
	r := p.Sub(x, p.Mul(p.UDiv(x, y), y))
	p.note(r, recipe{remainder: true, a: x, b: y})
	return r
}

// MulOverflows tells whether x * y wraps.
func (p *Pool) MulOverflows(isSigned bool, x, y ID) ID {
	w := p.Width(x)
	_, xc := p.Const(x)
	_, yc := p.Const(y)
	if xc && !yc || xc == yc && x > y {
		x, y = y, x
	}
	k := UMulO
	if isSigned {
		k = SMulO
	}
	if n, ok := p.Const(y); ok {
		switch {
		case n == 0 || n == 1 && (!isSigned || w > 1):
			return p.Bool(false)
		case !isSigned:
			return p.Ult(p.Number(Mask(w)/n, w), x)
		case n == Mask(w): // by -1
			return p.Eq(x, p.Number(1<<(w-1), w))
		}
		if m, ok := p.Const(x); ok {
			a, b := signed(m, w), signed(n, w)
			hi, lo := bits.Mul64(uint64(max(a, -a)), uint64(max(b, -b)))
			limit := uint64(1)<<(w-1) - 1
			if (a < 0) != (b < 0) {
				limit++
			}
			return p.Bool(hi != 0 || lo > limit)
		}
		// The bounds that x must keep to.
		c := signed(n, w)
		most, least := int64(Mask(w)>>1), -int64(Mask(w)>>1)-1
		lowest, highest := least/c, most/c
		if c < 0 {
			lowest, highest = most/c, least/c
		}
		return p.Or(p.Slt(x, p.Number(uint64(lowest), w)), p.Slt(p.Number(uint64(highest), w), x))
	}
	return p.intern(Term{Kind: k, Width: 1, Args: []ID{x, y}})
}

// note remembers a cheaper way to make a sum of products.
func (p *Pool) note(x ID, how recipe) {
	t := p.Term(x)
	if t.Kind != Sum {
		return
	}
	if _, ok := p.recipes[x]; !ok && slices.ContainsFunc(t.Monos, func(m Mono) bool { return len(m.Factors) > 1 }) {
		p.recipes[x] = how
	}
}
