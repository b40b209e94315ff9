package term

import (
	"math/bits"
	"slices"
)

// xorWith replaces the mask of a term seen as an exclusive or: x ^ old ^ mask.
func (p *Pool) xorWith(x ID, mask uint64) ID {
	t := p.Term(x)
	args := []ID{x}
	if t.Kind == Xor {
		args = t.Args
	}
	return p.xor(args, mask, t.Width)
}

// xor is the exclusive or of sorted operands and a mask. Flipping the sign bit
// is adding it.
func (p *Pool) xor(args []ID, mask uint64, w uint32) ID {
	sign := uint64(1) << (w - 1)
	switch {
	case len(args) == 0:
		return p.Number(mask, w)
	case len(args) > 1:
	case mask == 0:
		return args[0]
	case mask == Mask(w) && p.Term(args[0]).Kind == Sum:
		return p.Not(args[0])
	case mask == sign && w > 1:
		return p.Add(args[0], p.Number(mask, w))
	case mask == sign^Mask(w) && w > 1:
		return p.Not(p.Add(args[0], p.Number(sign, w)))
	}
	return p.intern(Term{Kind: Xor, Width: w, Value: mask, Args: slices.Clip(args)})
}

// Not flips all bits. That of a sum is a sum.
func (p *Pool) Not(x ID) ID {
	t := p.Term(x)
	switch t.Kind {
	case Const:
		return p.Number(^t.Value, t.Width)
	case Sum:
		return p.Sub(p.Number(^uint64(0), t.Width), x)
	case Xor:
		return p.xorWith(x, t.Value^Mask(t.Width))
	}
	return p.xorWith(x, Mask(t.Width))
}

// Xor is the exclusive or.
func (p *Pool) Xor(x, y ID) ID {
	w := p.Width(x)
	var args []ID
	var mask uint64
	for _, a := range []ID{x, y} {
		switch t := p.Term(a); t.Kind {
		case Const:
			mask ^= t.Value
		case Xor:
			mask ^= t.Value
			args = append(args, t.Args...)
		default:
			args = append(args, a)
		}
	}
	slices.Sort(args)
	out := args[:0]
	for i := 0; i < len(args); i++ {
		if i+1 < len(args) && args[i] == args[i+1] {
			i++ // cancel
			continue
		}
		out = append(out, args[i])
	}
	// A sum and its complement cancel but for the mask.
	for i := 0; i < len(out); i++ {
		if p.Term(out[i]).Kind != Sum {
			continue
		}
		if j := slices.Index(out, p.Not(out[i])); j > i {
			out = slices.Delete(slices.Delete(out, j, j+1), i, i+1)
			mask ^= Mask(w)
			i--
		}
	}
	return p.xor(out, mask, w)
}

// And is the bitwise and.
func (p *Pool) And(x, y ID) ID {
	w := p.Width(x)
	var args []ID
	mask := Mask(w)
	for _, a := range []ID{x, y} {
		switch t := p.Term(a); t.Kind {
		case Const:
			mask &= t.Value
		case And:
			mask &= t.Value
			args = append(args, t.Args...)
		default:
			args = append(args, a)
		}
	}
	slices.Sort(args)
	args = slices.Compact(args)
	for _, a := range args {
		if mask == 0 {
			break
		}
		n := p.Not(a)
		if slices.Contains(args, n) {
			mask = 0
		}
		// x & ~(x & y) is x & ~y
		if t := *p.Term(n); w == 1 && t.Kind == And && t.Value == mask {
			var rest []ID
			for _, b := range t.Args {
				if slices.Contains(args, p.Not(b)) {
					rest = nil
					return p.and(slices.DeleteFunc(slices.Clone(args), func(b ID) bool { return b == a }), mask, w)
				}
				if !slices.Contains(args, b) {
					rest = append(rest, b)
				}
			}
			if len(rest) < len(t.Args) {
				others := p.and(slices.DeleteFunc(slices.Clone(args), func(b ID) bool { return b == a }), mask, w)
				return p.And(others, p.Not(p.and(rest, mask, w)))
			}
		}
	}
	return p.and(args, mask, w)
}

// and is the conjunction of sorted operands and a mask.
func (p *Pool) and(args []ID, mask uint64, w uint32) ID {
	switch {
	case mask == 0 || len(args) == 0:
		return p.Number(mask, w)
	case len(args) == 1 && mask == Mask(w):
		return args[0]
	}
	return p.intern(Term{Kind: And, Width: w, Value: mask, Args: slices.Clip(args)})
}

// Or is the bitwise or.
func (p *Pool) Or(x, y ID) ID { return p.Not(p.And(p.Not(x), p.Not(y))) }

// Ite is t if the bit c is set, else e.
func (p *Pool) Ite(c, t, e ID) ID {
	if n, ok := p.Const(c); ok {
		if n == 1 {
			return t
		}
		return e
	}
	if k := p.Term(c); k.Kind == Xor { // of one bit, so the mask inverts
		if k.Value == 1 {
			c, t, e = p.Not(c), e, t
		}
	}
	if k := p.Term(t); k.Kind == Ite && k.Args[0] == c {
		t = k.Args[1]
	}
	if k := p.Term(e); k.Kind == Ite && k.Args[0] == c {
		e = k.Args[2]
	}
	if t == e {
		return t
	}
	if p.Width(t) == 1 {
		switch {
		case p.is(t, 1) || t == c:
			return p.Or(c, e)
		case p.is(t, 0) || t == p.Not(c):
			return p.And(p.Not(c), e)
		case p.is(e, 1) || e == p.Not(c):
			return p.Or(p.Not(c), t)
		case p.is(e, 0) || e == c:
			return p.And(c, t)
		case t == p.Not(e):
			return p.Not(p.Xor(c, t))
		}
	}
	return p.intern(Term{Kind: Ite, Width: p.Width(t), Args: []ID{c, t, e}})
}

// Eq tells whether x == y. It depends on their difference only, which is 0 if
// and only if its negative is, or an odd multiple of it.
func (p *Pool) Eq(x, y ID) ID {
	w := p.Width(x)
	if w == 1 {
		return p.Not(p.Xor(x, y))
	}
	// Beside xor and zero extension there is nothing to add up.
	if p.is(y, 0) {
		x, y = y, x
	}
	if t := *p.Term(y); p.is(x, 0) {
		switch t.Kind {
		case Xor:
			if len(t.Args) == 1 {
				return p.Eq(t.Args[0], p.Number(t.Value, w))
			}
		case ZExt, SExt:
			return p.Eq(t.Args[0], p.Number(0, p.Width(t.Args[0])))
		case Abs:
			return p.Eq(t.Args[0], x)
		}
	}
	for range 2 {
		x, y = y, x
		if t := *p.Term(x); t.Kind == Ite {
			_, fixed := p.Const(y)
			_, tc := p.Const(t.Args[1])
			_, ec := p.Const(t.Args[2])
			if fixed && (tc || ec) {
				return p.Ite(t.Args[0], p.Eq(t.Args[1], y), p.Eq(t.Args[2], y))
			}
		}
	}
	for _, k := range []Kind{ZExt, SExt} {
		for range 2 {
			x, y = y, x
			t := p.Term(x)
			if t.Kind != k {
				continue
			}
			from := p.Width(t.Args[0])
			if u := p.Term(y); u.Kind == k && p.Width(u.Args[0]) == from {
				return p.Eq(t.Args[0], u.Args[0])
			} else if u.Kind == Const {
				narrow := u.Value & Mask(from)
				if fold1(k, narrow, from, w)&Mask(w) != u.Value {
					return p.Bool(false)
				}
				return p.Eq(t.Args[0], p.Number(narrow, from))
			}
		}
	}
	d := p.Sub(x, y)
	ms := p.monos(d)
	if len(ms) == 0 {
		return p.Bool(true)
	}
	if n, ok := p.Const(d); ok {
		return p.Bool(n == 0)
	}
	if c := ms[0].Coef; c&1 == 1 && c != 1 {
		ms = add(nil, ms, inverse(c), Mask(w))
	} else if negative(c, w) {
		ms = add(nil, ms, ^uint64(0), Mask(w))
	}
	return p.intern(Term{Kind: Eq, Width: 1, Args: []ID{p.sum(ms, w)}})
}

// inverse is the multiplicative inverse of an odd number.
func inverse(c uint64) uint64 {
	x := c // correct to 3 bits; each step doubles that (Newton)
	for range 5 {
		x *= 2 - c*x
	}
	return x
}

// Ult tells whether x < y, unsigned.
func (p *Pool) Ult(x, y ID) ID {
	w := p.Width(x)
	a, xc := p.Const(x)
	b, yc := p.Const(y)
	switch {
	case x == y || yc && b == 0 || xc && a == Mask(w):
		return p.Bool(false)
	case xc && yc:
		return p.Bool(a < b)
	case w == 1:
		return p.And(p.Not(x), y)
	case xc && a == 0:
		return p.Not(p.Eq(x, y))
	case yc && b == 1:
		return p.Eq(x, p.Number(0, w))
	case xc && a == Mask(w)-1:
		return p.Eq(y, p.Number(Mask(w), w))
	case yc && b == Mask(w):
		return p.Not(p.Eq(x, y))
	case yc && b == 1<<(w-1):
		return p.Not(p.Slt(x, p.Number(0, w)))
	case xc && a == 1<<(w-1)-1:
		return p.Slt(y, p.Number(0, w))
	}
	return p.below(Ult, x, y)
}

// Slt tells whether x < y, signed.
func (p *Pool) Slt(x, y ID) ID {
	w := p.Width(x)
	a, xc := p.Const(x)
	b, yc := p.Const(y)
	least := uint64(1) << (w - 1)
	switch {
	case x == y || yc && b == least || xc && a == least-1:
		return p.Bool(false)
	case xc && yc:
		return p.Bool(signed(a, w) < signed(b, w))
	case w == 1:
		return p.And(x, p.Not(y))
	case xc && a == Mask(w): // -1 < y
		return p.Not(p.Slt(y, p.Number(0, w)))
	case yc && b == 0:
		switch t := *p.Term(x); t.Kind {
		case ZExt:
			return p.Bool(false)
		case SExt:
			return p.Slt(t.Args[0], p.Number(0, p.Width(t.Args[0])))
		case Xor:
			if n := p.xorWith(x, 0); len(t.Args) == 1 {
				s := p.Slt(n, y)
				if t.Value&least != 0 {
					s = p.Not(s)
				}
				return s
			}
		}
	}
	return p.below(Slt, x, y)
}

// below is the normal form of a compare that is neither true nor false: a
// constant stands on the right, and of x < y and ^y < ^x that of the smaller
// IDs is kept.
func (p *Pool) below(k Kind, x, y ID) ID {
	w := p.Width(x)
	order := p.Ult
	if k == Slt {
		order = p.Slt
	}
	if a, ok := p.Const(x); ok {
		return p.Not(order(y, p.Number(a+1, w)))
	}
	nx, ny := p.Not(x), p.Not(y)
	if b, ok := p.Const(y); ok {
		if nx < x {
			return p.Not(order(nx, p.Number(-b, w)))
		}
	} else if ny < x {
		x, y = ny, nx
	}
	return p.intern(Term{Kind: k, Width: 1, Args: []ID{x, y}})
}

// Negative tells whether the sign bit is set.
func (p *Pool) Negative(x ID) ID {
	if p.Width(x) == 1 {
		return x
	}
	return p.Slt(x, p.Number(0, p.Width(x)))
}

// PowerOfTwo tells whether exactly one bit is set.
func (p *Pool) PowerOfTwo(x ID) ID {
	zero := p.Number(0, p.Width(x))
	if n, ok := p.Const(x); ok {
		return p.Bool(bits.OnesCount64(n) == 1)
	}
	return p.And(p.Not(p.Eq(x, zero)), p.Eq(p.And(x, p.Sub(x, p.Number(1, p.Width(x)))), zero))
}
