package content

import (
	"math/big"

	"rewrite/passes/ir"
)

// Splat is the byte that a value consists of in memory: a constant, or a value that is a
// byte; nil if any byte will do. !ok if it has different bytes, or they are not known.
//
//	i32 -1, <2 x i16> splat (i16 -1)       i8 -1
//	{ i8 0, i64 0 }, float 0.0, ptr null   i8 0: what is between fields may be anything
func Splat(f *ir.Func, l *ir.Layout, x *ir.Value) (b *ir.Value, ok bool) {
	if !x.Type.HasFixedSize() {
		return nil, false
	}
	if !x.IsConst() {
		return x, x.Type == ir.IntN(8)
	}
	return SplatIn(f, l, x, 0, int64(l.Size(x.Type)))
}

// SplatIn is the byte of those parts of a constant that are in a range of its bytes.
func SplatIn(f *ir.Func, l *ir.Layout, c *ir.Value, from, to int64) (b *ir.Value, ok bool) {
	return splatter{f, l}.splatOf(c, 0, from, to)
}

type splatter struct {
	f      *ir.Func
	layout *ir.Layout
}

// splatOf is the byte of those parts of a constant that are in a range of bytes; the constant
// begins at one of them.
func (k splatter) splatOf(c *ir.Value, at, from, to int64) (b *ir.Value, ok bool) {
	l := k.layout
	size := int64(l.StoreSize(c.Type))
	if at >= to || at+size <= from {
		return nil, true
	}
	zero := k.f.Int(ir.IntN(8), 0)
	switch c.Op {
	case ir.OpUndef, ir.OpPoison:
		return nil, true
	case ir.OpNull, ir.OpZero:
		if size == 0 {
			return nil, true
		}
		return zero, k.isZeroed(c.Type)
	case ir.OpInt, ir.OpFloat:
		return k.scalar(c)
	case ir.OpString:
		s, _ := c.Aux.(ir.Bytes)
		for i := range len(s) { // bytes, not runes
			if at+int64(i) < from || at+int64(i) >= to {
				continue
			}
			if next := k.f.Int(ir.IntN(8), uint64(s[i])); b == nil {
				b = next
			} else if b != next {
				return nil, false
			}
		}
		return b, true
	case ir.OpSplat:
		if b, ok = k.scalar(c.Args[0]); ok && (k.whole(c.Type.Elem) || b == nil || b == zero) {
			return b, true
		}
		return nil, false
	case ir.OpAggregate:
		for i, x := range c.Args {
			off := int64(0)
			switch c.Type.Kind {
			case ir.StructKind:
				off = int64(l.Offset(c.Type, uint64(i)))
			case ir.ArrayKind:
				off = int64(i) * int64(l.Size(c.Type.Elem))
			default:
				if !k.whole(c.Type.Elem) {
					return nil, false
				}
				off = int64(i) * int64(l.Bits(c.Type.Elem)/8)
			}
			next, ok := k.splatOf(x, at+off, from, to)
			if !ok || b != nil && next != nil && b != next {
				return nil, false
			}
			if next != nil {
				b = next
			}
		}
		return b, true
	}
	return nil, false
}

// whole tells whether elements of a vector are bytes.
func (k splatter) whole(t *ir.Type) bool { return k.layout.Bits(t)%8 == 0 }

// scalar is splat for a constant number, or what stands in a vector.
func (k splatter) scalar(c *ir.Value) (b *ir.Value, ok bool) {
	switch c.Op {
	case ir.OpUndef, ir.OpPoison:
		return nil, true
	case ir.OpNull:
		return k.f.Int(ir.IntN(8), 0), k.isZeroed(c.Type)
	case ir.OpInt, ir.OpFloat:
	default:
		return nil, false
	}
	n := c.Int()
	if n.Sign() == 0 {
		return k.f.Int(ir.IntN(8), 0), true
	}
	bits := k.layout.Bits(c.Type)
	if bits%8 != 0 || c.Op == ir.OpFloat && bits > 64 {
		return nil, false
	}
	low := new(big.Int).And(n, big.NewInt(255)).Uint64()
	all := make([]byte, bits/8)
	for i := range all {
		all[i] = byte(low)
	}
	return k.f.Int(ir.IntN(8), low), new(big.Int).SetBytes(all).Cmp(n) == 0
}

// isZeroed tells whether the zero of a type is zero bytes: there is no pointer in it that is no number.
func (k splatter) isZeroed(t *ir.Type) bool {
	switch t.Kind {
	case ir.PointerKind:
		return !k.layout.NonIntegral(t.Bits)
	case ir.ArrayKind, ir.VectorKind:
		return k.isZeroed(t.Elem)
	case ir.StructKind:
		for _, f := range t.Fields {
			if !k.isZeroed(f) {
				return false
			}
		}
		return true
	case ir.TargetKind, ir.X86MMXKind, ir.X86AMXKind:
		return false
	}
	return true
}
