package reassociate

import (
	"math/bits"

	"rewrite/passes/ir"
	"rewrite/passes/ir/fp"
)

// Numbers is the arithmetic of constants of a type, by their bits: integers modulo a power of two, or floats that are rounded once for each
// operation. Of vectors all lanes are one number.
type numbers struct {
	f     *ir.Func
	t     *ir.Type
	mask  uint64    // of integers
	float fp.Format // of floats, Exp is 0 of integers
}

// numbersOf is !ok for types that have more bits, or others than these.
func numbersOf(f *ir.Func, t *ir.Type) (n numbers, ok bool) {
	n = numbers{f: f, t: t}
	switch s := t.Scalar(); {
	case s.IsInt() && s.Bits <= 64:
		n.mask = ir.Mask(s.Bits)
		return n, true
	case s.IsFloat():
		n.float, ok = fp.Of(s.Kind)
		return n, ok
	}
	return n, false
}

func (n *numbers) isFloat() bool { return n.float.Exp != 0 }

// of reads a constant.
func (n *numbers) of(v *ir.Value) (x uint64, ok bool) {
	switch v.Op {
	case ir.OpInt, ir.OpFloat:
		return v.Bits, v.Aux == nil
	case ir.OpSplat:
		return n.of(v.Args[0])
	case ir.OpAggregate: // a splat, written lane by lane
		for _, lane := range v.Args[1:] {
			if lane != v.Args[0] {
				return 0, false
			}
		}
		return n.of(v.Args[0])
	case ir.OpZero:
		return 0, true
	}
	return 0, false
}

// value makes a constant.
func (n *numbers) value(x uint64) *ir.Value {
	var c *ir.Value
	s := n.t.Scalar()
	if n.isFloat() {
		c = n.f.Consts().Float(s, x)
	} else {
		c = n.f.Int(s, x)
	}
	if n.t.IsVector() {
		c = n.f.Const(ir.Value{Op: ir.OpSplat, Type: n.t, Args: []*ir.Value{c}})
	}
	return c
}

// small is a whole number, not negative.
func (n *numbers) small(x int) uint64 {
	if n.isFloat() {
		return n.float.Round(float64(x))
	}
	return uint64(x) & n.mask
}

func (n *numbers) one() uint64 { return n.small(1) }

// isZero takes both zeros for one: that is for where their sign does not matter.
func (n *numbers) isZero(x uint64) bool { return x == 0 || n.isFloat() && n.float.IsZero(x) }

func (n *numbers) neg(x uint64) uint64 {
	if n.isFloat() {
		return n.float.Neg(x)
	}
	return -x & n.mask
}

// negative tells whether a number is less than zero, and another one than its opposite.
func (n *numbers) negative(x uint64) bool {
	if n.isFloat() {
		return x&n.float.SignBit() != 0
	}
	return x > n.mask>>1 && x != n.mask>>1+1
}

// add and mul are !ok where the result is no normal number or zero: that is left to when the program runs.
func (n *numbers) add(x, y uint64) (uint64, bool) {
	if n.isFloat() {
		return n.normal(n.float.Binary(func(a, b float64) float64 { return a + b }, x, y))
	}
	return (x + y) & n.mask, true
}

func (n *numbers) mul(x, y uint64) (uint64, bool) {
	if n.isFloat() {
		return n.normal(n.float.Binary(func(a, b float64) float64 { return a * b }, x, y))
	}
	return x * y & n.mask, true
}

func (n *numbers) normal(x uint64) (uint64, bool) {
	return x, !n.float.IsNaN(x) && !n.float.IsInf(x) && !n.float.IsDenormal(x)
}

// shift is by how much an integer is shifted to multiply it by x, if that does.
func (n *numbers) shift(x uint64) (by int, ok bool) {
	return bits.TrailingZeros64(x), !n.isFloat() && bits.OnesCount64(x) == 1
}
