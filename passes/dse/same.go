package dse

import (
	"rewrite/passes/analysis/memory"
	"rewrite/passes/ir"
)

// same removes a store of the value that is there already: one that was loaded from there,
// or stored, or that a memset left.
func (w *work) same(v *ir.Value, t target) bool {
	if v.Op != ir.OpStore {
		return memory.IsTransfer(v) && w.copied(v)
	}
	x := v.Args[0]
	above := w.mem.Clobber(v)
	if x.Op == ir.OpLoad && x.Effects()&ir.Ordered == 0 {
		if n, ok := w.alias.Distance(x.Args[0], v.Args[1]); ok && n == 0 && w.mem.Above(above, w.mem.Of(x)) {
			w.remove(v, "this stores what was loaded from there")
			return true
		}
	}
	s := w.mem.Inst(above)
	switch {
	case s == nil:
		return false
	case s.Op == ir.OpStore && s.Effects()&ir.Ordered == 0:
		n, ok := w.alias.Distance(s.Args[1], v.Args[1])
		if !ok || n != 0 || s.Args[0] != x {
			return false
		}
	case memory.IsTransfer(s) && memory.IsFill(s):
		d, fills := w.written(s) // unless it is volatile
		b, ok := w.byteOf(x)
		if !fills || !ok || !w.covers(d, t) || s.Args[2].Op != ir.OpInt || s.Args[2].Bits != b {
			return false
		}
	default:
		return false
	}
	w.remove(v, "this stores what is there")
	return true
}

// copied removes a memcpy or memmove of memory to where it is, and a memset of what an
// earlier one set.
func (w *work) copied(v *ir.Value) bool {
	if !memory.IsFill(v) {
		if v.Args[1] != v.Args[2] {
			return false
		}
		w.remove(v, "this copies memory to where it is")
		return true
	}
	t, _ := w.written(v)
	s := w.mem.Inst(w.mem.ClobberOf(w.mem.Before(w.mem.Of(v)), t.Location))
	if s == nil || !memory.IsTransfer(s) || !memory.IsFill(s) || s.Args[2] != v.Args[2] {
		return false
	}
	if d, ok := w.written(s); !ok || !w.covers(d, t) {
		return false
	}
	w.remove(v, "this sets what is set already")
	return true
}

// byteOf is the byte that all bytes of a constant in memory are.
func (w *work) byteOf(x *ir.Value) (b uint64, ok bool) {
	switch x.Op {
	case ir.OpNull:
		return 0, !w.layout.NonIntegral(x.Type.Bits)
	case ir.OpZero:
		return 0, true
	case ir.OpInt, ir.OpFloat:
		bits := w.layout.Bits(x.Type)
		if x.Aux != nil || bits > 64 || bits%8 != 0 {
			return 0, false
		}
		b = x.Bits & 0xff
		for i := uint64(0); i < bits; i += 8 {
			if x.Bits>>i&0xff != b {
				return 0, false
			}
		}
		return b, true
	}
	return 0, false
}
