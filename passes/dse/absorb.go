package dse

import (
	"math/big"

	"rewrite/passes/analysis/memssa"
	"rewrite/passes/ir"
)

// absorb makes one store of a constant of it and of a later one to a part of the same bytes, in
// whichever block that is:
//
//	store i32 0, ptr %p              store i32 256, ptr %p
//	store i8 1, ptr %p.1
//
// Nothing may read that part before it is overwritten, so that it may as well have been stored at once; and
// on all ways to the later store it must be as it was stored.
func (w *work) absorb(v *ir.Value, t target, r *reach) bool {
	if !w.mergeable(v) {
		return false
	}
	for _, x := range r.over {
		if !w.mergeable(x) || x.Aux.(*ir.Mem).Ordering > v.Aux.(*ir.Mem).Ordering {
			continue
		}
		l, _ := w.alias.Of(x)
		n, ok := w.alias.Distance(t.Ptr, l.Ptr)
		if !ok || n < 0 || uint64(n)+l.Size.Bytes > t.size || l.Size.Bytes >= t.size {
			continue
		}
		if len(r.bytes.cut(uint64(n), uint64(n)+l.Size.Bytes)) > 0 {
			w.say.Missed(x, "an earlier store could write this, but something may read it before")
			continue
		}
		if w.mem.Inst(w.mem.ClobberOf(w.mem.Before(w.mem.Of(x)), l)) != v {
			continue
		}
		w.patch(v, x, uint64(n), l.Size.Bytes, t.size)
		return true
	}
	return false
}

// mergeable tells whether an instruction is a store of an integer constant of whole bytes, neither
// volatile nor ordered.
func (w *work) mergeable(x *ir.Value) bool {
	return x.Op == ir.OpStore && x.Effects()&ir.Ordered == 0 && x.Args[0].Op == ir.OpInt && x.Args[0].Type.Bits%8 == 0 && w.mem.Of(x) != memssa.None
}

// patch puts the constant that x stores n bytes behind what v does into what v stores, and takes x out.
func (w *work) patch(v, x *ir.Value, n, bytes, size uint64) {
	whole, part := v.Args[0], x.Args[0]
	shift := uint(n) * 8
	if w.layout.BigEndian {
		shift = uint(size-bytes-n) * 8
	}
	one := big.NewInt(1)
	mask := new(big.Int).Lsh(one, uint(part.Type.Bits))
	mask.Sub(mask, one).Lsh(mask, shift)
	sum := new(big.Int).AndNot(whole.Int(), mask)
	sum.Or(sum, new(big.Int).Lsh(part.Int(), shift))
	v.SetArg(0, w.f.BigInt(whole.Type, sum))
	v.Meta = v.Meta.Keep(func(kind string) bool { return kind == "dbg" || v.Meta.Get(kind) == x.Meta.Get(kind) })
	w.remove(x, "an earlier store writes this, too")
}
