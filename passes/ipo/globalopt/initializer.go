package globalopt

import (
	"math/big"

	"rewrite/passes/ir"
	"rewrite/passes/ir/interp"
)

// initializer is what some type's worth of an object's bytes is as a constant of the module; nil if it is
// none: undef or poison bits, addresses of what is gone, parts of addresses.
func (w *work) initializer(o *interp.Object, t *ir.Type, at uint64) *ir.Value {
	pool := &w.m.Pool
	switch {
	case t.IsInt():
		n := w.number(o, at, w.layout.StoreSize(t))
		if n == nil || n.BitLen() > int(t.Bits) {
			return nil
		}
		return pool.BigInt(t, n)
	case t.IsFloat():
		if size := w.layout.StoreSize(t); t.Kind.FloatBits() <= 64 && size <= 8 && t.Kind != ir.X86FP80Kind {
			if n := w.number(o, at, size); n != nil {
				return pool.Float(t, n.Uint64())
			}
		}
		return nil
	case t.IsPtr():
		return w.address(o, t, at)
	case t.Kind == ir.StructKind:
		parts := make([]*ir.Value, len(t.Fields))
		for i, f := range t.Fields {
			if parts[i] = w.initializer(o, f, at+w.layout.Offset(t, uint64(i))); parts[i] == nil {
				return nil
			}
		}
		return aggregate(pool, t, parts)
	case t.Kind == ir.ArrayKind, t.IsVector() && !t.Scalable && w.layout.Bits(t.Elem) == 8*w.layout.Size(t.Elem):
		parts, size := make([]*ir.Value, t.Len), w.layout.Size(t.Elem)
		for i := range parts {
			if parts[i] = w.initializer(o, t.Elem, at+uint64(i)*size); parts[i] == nil {
				return nil
			}
		}
		return aggregate(pool, t, parts)
	}
	return nil
}

// aggregate is a constant of parts, zeroinitializer where all are zero.
func aggregate(pool *ir.Pool, t *ir.Type, parts []*ir.Value) *ir.Value {
	zero := true
	for _, p := range parts {
		zero = zero && (p.Op == ir.OpZero || p.Op == ir.OpNull || p.Op == ir.OpInt && p.Int().Sign() == 0 || p.Op == ir.OpFloat && p.Aux == nil && p.Bits == 0)
	}
	if zero {
		return pool.Leaf(ir.OpZero, t)
	}
	return pool.Const(ir.Value{Op: ir.OpAggregate, Type: t, Args: parts})
}

// number is the number that defined bytes are, which are no part of an address.
func (w *work) number(o *interp.Object, at, size uint64) *big.Int {
	n := new(big.Int)
	for i := range size {
		place := at + i // of the byte that counts most of those left
		if !w.layout.BigEndian {
			place = at + size - 1 - i
		}
		w.taken[place] = true
		b, undef, poison := o.Byte(place)
		if undef != 0 || poison {
			return nil
		}
		for p := place - min(place, 7); p <= place; p++ {
			if _, part := o.PointerAt(p); part {
				return nil
			}
		}
		n.Lsh(n, 8).Or(n, big.NewInt(int64(b)))
	}
	return n
}

// address is the address that is at a place, of a variable or function, or null.
func (w *work) address(o *interp.Object, t *ir.Type, at uint64) *ir.Value {
	size := w.layout.StoreSize(t)
	if x, ok := o.PointerAt(at); ok && size == 8 {
		g := x.Global()
		if g == nil || g.ThreadLocal != "" || g.DLLStorage == "dllimport" || x.Kind != interp.ObjGlobal && x.Kind != interp.ObjFunc || g.Type != t || g.Module != w.m {
			return nil
		}
		for i := range size {
			w.taken[at+i] = true
			if _, undef, poison := o.Byte(at + i); undef != 0 || poison {
				return nil
			}
		}
		n := new(big.Int)
		for i := range size {
			place := at + size - 1 - i
			if w.layout.BigEndian {
				place = at + i
			}
			b, _, _ := o.Byte(place)
			n.Lsh(n, 8).Or(n, big.NewInt(int64(b)))
		}
		pool := &w.m.Pool
		base := pool.Const(ir.Value{Op: ir.OpGlobal, Type: g.Type, Aux: g})
		off := n.Sub(n, new(big.Int).SetUint64(x.Base))
		if off.Sign() == 0 {
			return base
		}
		if x.Kind == interp.ObjFunc || !off.IsInt64() || off.Sign() < 0 || off.Uint64() > x.Size {
			return nil
		}
		return pool.Const(ir.Value{Op: ir.OpGEP, Type: t, Aux: ir.IntN(8), Args: []*ir.Value{base, pool.Int(ir.IntN(64), off.Uint64())}})
	}
	if n := w.number(o, at, size); n == nil || n.Sign() != 0 {
		return nil
	}
	return w.m.Pool.Leaf(ir.OpNull, t)
}
