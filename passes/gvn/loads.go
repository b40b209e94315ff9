package gvn

import (
	"rewrite/passes/analysis/alias"
	"rewrite/passes/analysis/memory"
	"rewrite/passes/analysis/memssa"
	"rewrite/passes/internal/edit"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
	"rewrite/passes/simplify"
)

// load replaces a load that is neither volatile nor atomic by what is known to be there.
func (w *walk) load(v *ir.Value) {
	clobber := w.mem.Clobber(v)
	rep := w.number(v, clobber)
	if x := w.leader(rep, v.Block); x != nil {
		if x.Op == ir.OpLoad {
			edit.MergeInto(x, v)
		}
		w.say.Applied(v, "what this loads was loaded before")
		w.replace(v, x)
		return
	}
	at := w.of(v.Args[0])
	for _, x := range w.loads[at] { // of other types
		if w.stays(x) && w.tree.Dominates(x.Block, v.Block) && w.mem.Clobber(x) == clobber {
			if y := w.part(x, 0, v.Type, v); y != nil {
				x.Meta = x.Meta.Keep(func(kind string) bool { return kind == "dbg" })
				w.say.Applied(v, "what this loads was loaded before, as another type")
				w.replace(v, y)
				return
			}
		}
	}
	if x := w.left(clobber, v.Args[0], v.Type, v); x != nil && v.Meta.Get("invariant.load") == "" {
		w.say.Applied(v, "what this loads is known")
		w.again = true // other values may be computed of what is now there in parts
		w.replace(v, x)
		return
	}
	if w.ways(v) {
		return
	}
	w.lead(rep, v, v.Block, false)
	w.loads[at] = append(w.loads[at], v)
	if w.env.Asked() && len(w.loads[at]) > 1 {
		if by := w.mem.Inst(clobber); by != nil {
			w.say.Missed(v, "this was loaded before, but a %s may have written it since", by.Op)
		}
	}
}

// left is what is at an address, of a type, after an access wrote there, or before any did;
// nil if it is not known. What has to be computed stands before at; see op.
func (w *walk) left(id memssa.ID, p *ir.Value, t *ir.Type, at *ir.Value) *ir.Value {
	if w.layout == nil || !t.HasFixedSize() {
		return nil
	}
	if id == memssa.LiveOnEntry {
		if alias.Root(p).Op == ir.OpAlloca {
			return w.f.Undef(t) // it came to be during the call (SEMANTICS 33)
		}
		return nil
	}
	s := w.mem.Inst(id)
	switch {
	case s == nil:
	case s.Op == ir.OpStore && s.IsPlain():
		if n, ok := w.alias.Distance(s.Args[1], p); ok {
			return w.part(s.Args[0], n, t, at)
		}
	case memory.IsFill(s) && memory.IsTransfer(s):
		if n, ok := w.alias.Distance(s.Args[1], p); ok {
			return w.filled(s, n, t, at)
		}
	case memory.IsMarker(s):
		if s.Intrinsic() == intrinsic.LifetimeStart && alias.Root(p) == s.CallArgs()[len(s.CallArgs())-1] && alias.Root(p).Op == ir.OpAlloca {
			return w.f.Undef(t)
		}
	}
	return nil
}

// maxFilled bounds the bytes of a load from memory that was set to one value.
const maxFilled = 64

// filled is what is loaded from memory n bytes behind where a memset began.
func (w *walk) filled(s *ir.Value, n int64, t *ir.Type, at *ir.Value) *ir.Value {
	b, length := s.Args[2], s.Args[3]
	size := w.layout.StoreSize(t)
	if length.Op != ir.OpInt || length.Aux != nil || n < 0 || size == 0 || size > maxFilled || uint64(n)+size > length.Bits || w.layout.Bits(t) != 8*size {
		return nil
	}
	switch {
	case t == b.Type:
		return b
	case b.Op == ir.OpInt && b.Bits == 0:
		return w.zero(t)
	case b.Op == ir.OpInt && size <= 8 && w.isBits(t):
		bits := uint64(0)
		for range size {
			bits = bits<<8 | b.Bits
		}
		return w.cast(w.f.Int(w.integer(8*size), bits), t, at)
	}
	return nil
}

// part is the bytes n behind the beginning of a value in memory, as a value of type t; nil if
// they are not all of it, or t cannot be made of them. A pointer is never made of a number,
// nor a number of a pointer (SEMANTICS 33).
func (w *walk) part(x *ir.Value, n int64, t *ir.Type, at *ir.Value) *ir.Value {
	if n == 0 && x.Type == t {
		return x
	}
	if w.layout == nil || !t.HasFixedSize() || !x.Type.HasFixedSize() {
		return nil
	}
	from, size := w.layout.StoreSize(x.Type), w.layout.StoreSize(t)
	if n < 0 || size == 0 || uint64(n)+size > from {
		return nil
	}
	switch {
	case x.Op == ir.OpUndef || x.Op == ir.OpPoison:
		return w.f.Consts().Leaf(x.Op, t)
	case !w.isBits(x.Type) || !w.isBits(t):
		return nil
	case size == from:
		return w.cast(x, t, at)
	case x.Type.IsVector():
		return nil // one of the lanes may be poison, and an integer of all would be, too
	case from > 16:
		return nil
	}
	shift := uint64(n) * 8
	if w.layout.BigEndian {
		shift = (from - size - uint64(n)) * 8
	}
	whole := w.integer(8 * from)
	y := w.cast(x, whole, at)
	if shift > 0 {
		y = w.op(ir.OpLShr, whole, at, y, w.f.Int(whole, shift))
	}
	return w.cast(w.op(ir.OpTrunc, w.integer(8*size), at, y), t, at)
}

func (w *walk) integer(bits uint64) *ir.Type { return w.f.Module.Types.Int(uint32(bits)) }

// zero is a value of which all bytes are zero, nil for what has none to tell.
func (w *walk) zero(t *ir.Type) *ir.Value {
	c := w.f.Consts()
	switch {
	case t.IsInt():
		return c.Int(t, 0)
	case t.IsFloat() && t.Kind.FloatBits() <= 64:
		return c.Float(t, 0)
	case t.IsPtr() && !w.layout.NonIntegral(t.Bits):
		return c.Leaf(ir.OpNull, t)
	case t.IsVector() && w.isBits(t):
		return c.Leaf(ir.OpZero, t)
	}
	return nil
}

// isBits tells whether values of a type are all of their bytes and nothing but bits.
func (w *walk) isBits(t *ir.Type) bool {
	s := t.Scalar()
	if !s.IsInt() && !s.IsFloat() {
		return false
	}
	bits := w.layout.Bits(t)
	return bits == 8*w.layout.StoreSize(t) && w.layout.Bits(s)%8 == 0 && bits > 0
}

// cast is the same bits as a value of another type.
func (w *walk) cast(x *ir.Value, t *ir.Type, at *ir.Value) *ir.Value {
	if x.Type == t {
		return x
	}
	return w.op(ir.OpBitCast, t, at, x)
}

// op is the result of an operation, which is made before an instruction if it is none that
// is there already. Where at is nil it is only a sign that it can be made.
func (w *walk) op(op ir.Op, t *ir.Type, at *ir.Value, args ...*ir.Value) *ir.Value {
	if a := w.simplify.Value(&ir.Value{Op: op, Type: t, Args: args}, simplify.Point{}); a.Value != nil {
		return a.Value
	}
	if at == nil {
		return w.f.Undef(t)
	}
	v := w.f.NewInstr(op, t, args...)
	v.Pos = at.Pos
	v.Meta = at.Meta.Keep(func(kind string) bool { return kind == "dbg" })
	at.Block.InsertAt(at.Block.IndexOf(at), v)
	w.grow(v)
	return v
}
