// Package circuit is integer arithmetic as gates. It is written over a small
// interface, so that the same circuits run on concrete bits (Lanes), for tests,
// and make a graph (Graph) that a solver reads. It knows no solver.
package circuit

// A Bit is a wire. What it holds is known to the Gates that made it.
type Bit uint64

// Gates makes gates. And, Xor and Mux are enough for the rest.
type Gates interface {
	Const(v bool) Bit
	Not(a Bit) Bit
	And(a, b Bit) Bit
	Xor(a, b Bit) Bit
	Mux(c, t, e Bit) Bit // t if c, else e
}

// A Vec is an integer, the lowest bit first.
type Vec []Bit

// A Builder makes circuits out of gates. Operands of one operation have equal
// widths, from which results have theirs, unless said otherwise.
type Builder struct {
	Gates
	f, t Bit
}

// New is a builder over gates.
func New(g Gates) *Builder { return &Builder{g, g.Const(false), g.Const(true)} }

// False and True are the constants.
func (b *Builder) False() Bit { return b.f }

// True is the other constant.
func (b *Builder) True() Bit { return b.t }

// Or is the disjunction.
func (b *Builder) Or(x, y Bit) Bit { return b.Not(b.And(b.Not(x), b.Not(y))) }

// Number is a constant.
func (b *Builder) Number(n uint64, width int) Vec {
	v := make(Vec, width)
	for i := range v {
		v[i] = b.Const(i < 64 && n>>i&1 == 1)
	}
	return v
}

// Each applies a gate to each pair of bits.
func Each(gate func(x, y Bit) Bit, x, y Vec) Vec {
	v := make(Vec, len(x))
	for i := range v {
		v[i] = gate(x[i], y[i])
	}
	return v
}

// Invert flips all bits.
func (b *Builder) Invert(x Vec) Vec {
	v := make(Vec, len(x))
	for i := range v {
		v[i] = b.Not(x[i])
	}
	return v
}

// Choose is t if c, else e.
func (b *Builder) Choose(c Bit, t, e Vec) Vec {
	v := make(Vec, len(t))
	for i := range v {
		v[i] = b.Mux(c, t[i], e[i])
	}
	return v
}

// Any tells whether a bit is set.
func (b *Builder) Any(x Vec) Bit {
	r := b.f
	for _, bit := range x {
		r = b.Or(r, bit)
	}
	return r
}

// full is the full adder. Its operands are put in order, so that x + y and y + x
// are the same gates.
func (b *Builder) full(x, y, c Bit) (sum, carry Bit) {
	if x > y {
		x, y = y, x
	}
	half := b.Xor(x, y)
	return b.Xor(half, c), b.Mux(half, c, x)
}

// Add is x + y + c and the bit that it carries out.
func (b *Builder) Add(x, y Vec, c Bit) (sum Vec, carry Bit) {
	sum = make(Vec, len(x))
	for i := range x {
		sum[i], c = b.full(x[i], y[i], c)
	}
	return sum, c
}

// Sub is x - y.
func (b *Builder) Sub(x, y Vec) Vec {
	d, _ := b.Add(x, b.Invert(y), b.t)
	return d
}

// Negate is -x.
func (b *Builder) Negate(x Vec) Vec { return b.Sub(b.Number(0, len(x)), x) }

// Abs is the magnitude; the smallest signed number stays itself.
func (b *Builder) Abs(x Vec) Vec { return b.Choose(x[len(x)-1], b.Negate(x), x) }

// Mul is x * y.
func (b *Builder) Mul(x, y Vec) Vec {
	p, _ := b.product(x, y)
	return p
}

// product is x * y, and whether a bit is lost.
func (b *Builder) product(x, y Vec) (p Vec, lost Bit) {
	w := len(x)
	p, lost = b.Number(0, w), b.f
	for i, bit := range y {
		if bit == b.f {
			continue
		}
		row := b.Number(0, w)
		for j := range w - i {
			row[i+j] = b.And(x[j], bit)
		}
		var carry Bit
		p, carry = b.Add(p, row, b.f)
		lost = b.Or(lost, b.Or(carry, b.And(bit, b.Any(x[w-i:]))))
	}
	return p, lost
}

// MulOverflows tells whether x * y leaves the range of the width.
func (b *Builder) MulOverflows(signed bool, x, y Vec) Bit {
	if !signed {
		_, lost := b.product(x, y)
		return lost
	}
	w := len(x)
	p, lost := b.product(b.Abs(x), b.Abs(y))
	negative := b.Xor(x[w-1], y[w-1])
	// The magnitude may be 2^(w-1) if the product is negative, else less.
	least := b.And(negative, b.Not(b.Any(p[:w-1])))
	return b.Or(lost, b.And(p[w-1], b.Not(least)))
}

// Div is the unsigned quotient and remainder; by 0 they are all ones and x.
func (b *Builder) Div(x, y Vec) (quo, rem Vec) {
	w := len(x)
	quo, rem = make(Vec, w), b.Number(0, w)
	wide := append(append(Vec{}, y...), b.f)
	for i := w - 1; i >= 0; i-- {
		r := append(Vec{x[i]}, rem...) // one bit more than the operands
		d, fits := b.Add(r, b.Invert(wide), b.t)
		quo[i] = fits
		rem = b.Choose(fits, d, r)[:w]
	}
	return quo, rem
}

// Equal tells whether x == y.
func (b *Builder) Equal(x, y Vec) Bit { return b.Not(b.Any(Each(b.Xor, x, y))) }

// Below tells whether x < y, unsigned: y + ^x carries. Where x is ^z that is the
// carry of the adder for y + z, and the gates are the same.
func (b *Builder) Below(x, y Vec) Bit {
	c := b.f
	for i := range x {
		_, c = b.full(y[i], b.Not(x[i]), c)
	}
	return c
}

// BelowSigned tells whether x < y, signed.
func (b *Builder) BelowSigned(x, y Vec) Bit { return b.Below(b.flipSign(x), b.flipSign(y)) }

func (b *Builder) flipSign(x Vec) Vec {
	v := append(Vec{}, x...)
	v[len(v)-1] = b.Not(v[len(v)-1])
	return v
}

// Shl is x << n, 0 where n is the width or more.
func (b *Builder) Shl(x, n Vec) Vec {
	return b.shift(x, n, b.f, func(i, by int) int { return i - by })
}

// LShr is x >> n without sign, 0 where n is the width or more.
func (b *Builder) LShr(x, n Vec) Vec {
	return b.shift(x, n, b.f, func(i, by int) int { return i + by })
}

// AShr is x >> n with sign, all sign where n is the width or more.
func (b *Builder) AShr(x, n Vec) Vec {
	return b.shift(x, n, x[len(x)-1], func(i, by int) int { return i + by })
}

// shift is a barrel shifter. from tells where bit i of a shift by some places
// comes from; beyond the bits there is fill.
func (b *Builder) shift(x, n Vec, fill Bit, from func(i, by int) int) Vec {
	w := len(x)
	for k, bit := range n {
		by := w // or more
		if k < 31 {
			by = min(1<<k, w)
		}
		moved := make(Vec, w)
		for i := range moved {
			moved[i] = fill
			if j := from(i, by); j >= 0 && j < w {
				moved[i] = x[j]
			}
		}
		x = b.Choose(bit, moved, x)
	}
	return x
}

// Count is the number of bits set, cut to the width.
func (b *Builder) Count(x Vec) Vec {
	// Sums of pairs, of pairs of pairs: each level is as wide as it must be.
	if len(x) == 0 {
		return nil
	}
	var sum func(bits Vec) Vec
	sum = func(bits Vec) Vec {
		if len(bits) == 1 {
			return bits
		}
		left, right := sum(bits[:len(bits)/2]), sum(bits[len(bits)/2:])
		for len(left) < len(right) {
			left = append(left[:len(left):len(left)], b.f)
		}
		s, carry := b.Add(left, right, b.f)
		return append(s, carry)
	}
	return b.Resize(sum(x), len(x))
}

// Resize extends with zeros, or cuts.
func (b *Builder) Resize(x Vec, width int) Vec {
	v := b.Number(0, width)
	copy(v, x)
	return v
}

// SignExtend extends with the sign.
func (b *Builder) SignExtend(x Vec, width int) Vec {
	v := append(Vec{}, x...)
	for len(v) < width {
		v = append(v, x[len(x)-1])
	}
	return v
}

// TrailingZeros is their number cut to the width; that of 0 is the width.
func (b *Builder) TrailingZeros(x Vec) Vec {
	v := b.Number(uint64(len(x)), len(x))
	for i := len(x) - 1; i >= 0; i-- {
		v = b.Choose(x[i], b.Number(uint64(i), len(x)), v)
	}
	return v
}

// LeadingZeros is their number cut to the width; that of 0 is the width.
func (b *Builder) LeadingZeros(x Vec) Vec { return b.TrailingZeros(Reverse(x)) }

// Reverse puts the bits in reverse order.
func Reverse(x Vec) Vec {
	v := make(Vec, len(x))
	for i := range x {
		v[len(x)-1-i] = x[i]
	}
	return v
}

// SwapBytes puts the bytes in reverse order; the width is a multiple of 8.
func SwapBytes(x Vec) Vec {
	v := make(Vec, 0, len(x))
	for i := len(x) - 8; i >= 0; i -= 8 {
		v = append(v, x[i:i+8]...)
	}
	return v
}
