package gvn

import (
	"slices"

	"rewrite/passes/analysis/content"
	"rewrite/passes/ir"
	"rewrite/passes/simplify"
)

// A maker makes values of the bytes of others.
type maker struct {
	f        *ir.Func
	layout   *ir.Layout // nil if it cannot be read
	simplify *simplify.Simplifier
	grew     func(v *ir.Value) // is told of new instructions
}

// maxFilled bounds the bytes of a load from memory that was set to one value.
const maxFilled = 64

// filled is what is loaded from memory n bytes behind where a memset began.
func (m *maker) filled(s *ir.Value, n int64, t *ir.Type, at *ir.Value) *ir.Value {
	b, length := s.Args[2], s.Args[3]
	size := m.layout.StoreSize(t)
	if length.Op != ir.OpInt || length.Aux != nil || n < 0 || size == 0 || size > maxFilled || uint64(n)+size > length.Bits || m.layout.Bits(t) != 8*size {
		return nil
	}
	switch {
	case t == b.Type:
		return b
	case b.Op == ir.OpInt:
		bytes := m.f.Const(ir.Value{Op: ir.OpAggregate, Type: m.f.Module.Types.Array(size, b.Type), Args: slices.Repeat([]*ir.Value{b}, int(size))})
		return content.Part(m.f, m.layout, bytes, 0, t)
	}
	return nil
}

// copied is what is loaded from memory n bytes behind where a memcpy or memmove of constant
// memory began to write.
func (m *maker) copied(s *ir.Value, n int64, t *ir.Type) *ir.Value {
	length := s.Args[3]
	if length.Op != ir.OpInt || length.Aux != nil || n < 0 || !t.HasFixedSize() || uint64(n)+m.layout.StoreSize(t) > length.Bits {
		return nil
	}
	c := content.Of(m.layout)
	if g, off, ok := c.Place(s.Args[2]); ok && c.Constant(g) && g.ValueType.HasFixedSize() {
		return content.Part(m.f, m.layout, g.Init, off+n, t)
	}
	return nil
}

// part is the bytes n behind the beginning of a value in memory, as a value of type t; nil if
// they are not all of it, or t cannot be made of them. A pointer is never made of a number,
// nor a number of a pointer (SEMANTICS 33).
func (m *maker) part(x *ir.Value, n int64, t *ir.Type, at *ir.Value) *ir.Value {
	if n == 0 && x.Type == t {
		return x
	}
	if m.layout == nil {
		return nil
	}
	if t.IsVector() && t.Scalable && x.Type.IsVector() && x.Type.Scalable {
		return m.scaled(x, n, t, at)
	}
	if !t.HasFixedSize() || !x.Type.HasFixedSize() {
		return nil
	}
	from, size := m.layout.StoreSize(x.Type), m.layout.StoreSize(t)
	if n < 0 || size == 0 || uint64(n)+size > from {
		return nil
	}
	switch {
	case x.Op == ir.OpUndef || x.Op == ir.OpPoison:
		return m.f.Consts().Leaf(x.Op, t)
	case x.IsConst():
		if c := content.Part(m.f, m.layout, x, n, t); c != nil {
			return c
		}
	}
	switch {
	case !m.isBits(x.Type) || !m.isBits(t):
		return nil
	case size == from:
		return m.cast(x, t, at)
	case x.Type.IsVector():
		return nil // one of the lanes may be poison, and an integer of all would be, too
	case from > 16:
		return nil
	}
	shift := uint64(n) * 8
	if m.layout.BigEndian {
		shift = (from - size - uint64(n)) * 8
	}
	whole := m.integer(8 * from)
	y := m.cast(x, whole, at)
	if shift > 0 {
		y = m.op(ir.OpLShr, whole, at, y, m.f.Int(whole, shift))
	}
	return m.cast(m.op(ir.OpTrunc, m.integer(8*size), at, y), t, at)
}

// scaled is part of vectors whose lengths are multiples of vscale: all of the bytes, or lanes
// that are one number.
func (m *maker) scaled(x *ir.Value, n int64, t *ir.Type, at *ir.Value) *ir.Value {
	switch {
	case n != 0 || m.layout.Bits(x.Type) < m.layout.Bits(t):
	case x.Op == ir.OpUndef || x.Op == ir.OpPoison:
		return m.f.Consts().Leaf(x.Op, t)
	case x.Op == ir.OpZero:
		return m.zero(t)
	case m.layout.Bits(x.Type) == m.layout.Bits(t) && m.isBits(x.Type) && m.isBits(t):
		return m.cast(x, t, at)
	}
	return nil
}

func (m *maker) integer(bits uint64) *ir.Type { return m.f.Module.Types.Int(uint32(bits)) }

// zero is a value of which all bytes are zero, nil for what has none to tell. Null is so in
// every address space.
func (m *maker) zero(t *ir.Type) *ir.Value {
	c := m.f.Consts()
	switch {
	case t.IsInt():
		return c.Int(t, 0)
	case t.IsFloat() && t.Kind.FloatBits() <= 64:
		return c.Float(t, 0)
	case t.IsPtr():
		return c.Leaf(ir.OpNull, t)
	case t.IsVector() && (m.isBits(t) || t.Elem.IsPtr()):
		return c.Leaf(ir.OpZero, t)
	}
	return nil
}

// isBits tells whether values of a type are all of their bytes and nothing but bits.
func (m *maker) isBits(t *ir.Type) bool {
	s := t.Scalar()
	if !s.IsInt() && !s.IsFloat() {
		return false
	}
	bits := m.layout.Bits(t)
	return bits == 8*m.layout.StoreSize(t) && m.layout.Bits(s)%8 == 0 && bits > 0
}

// cast is the same bits as a value of another type.
func (m *maker) cast(x *ir.Value, t *ir.Type, at *ir.Value) *ir.Value {
	if x.Type == t {
		return x
	}
	return m.op(ir.OpBitCast, t, at, x)
}

// op is the result of an operation, which is made before an instruction if it is none that
// is there already. Where at is nil it is only a sign that it can be made.
func (m *maker) op(op ir.Op, t *ir.Type, at *ir.Value, args ...*ir.Value) *ir.Value {
	if a := m.simplify.Value(&ir.Value{Op: op, Type: t, Args: args}, simplify.Point{}); a.Value != nil {
		return a.Value
	}
	if at == nil {
		return m.f.Undef(t)
	}
	v := m.f.NewInstr(op, t, args...)
	v.Pos = at.Pos
	v.Meta = at.Meta.Keep(func(kind string) bool { return kind == "dbg" })
	at.Block.InsertAt(at.Block.IndexOf(at), v)
	m.grew(v)
	return v
}
