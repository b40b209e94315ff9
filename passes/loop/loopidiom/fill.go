package loopidiom

import (
	"rewrite/passes/analysis/scev"
	"rewrite/passes/ir"
)

// together is what the first of some stores of one value and those that are next to it fill in a round, if that is all that the
// address moves by; and the stores that are left. They are in whatever order.
//
//	store i32 0, ptr %p
//	store i32 0, ptr (%p + 4)          %p moves on by 8
//
// Those of one byte may be of different sizes, those of a constant of more bytes are all of that one.
func (w *work) together(parts []*candidate) (c *candidate, rest []*candidate) {
	first := parts[0]
	at := map[int64]*candidate{}
	for _, x := range parts {
		var d *scev.Expr
		if x.value() == first.value() && x.step == first.step && x.down == first.down {
			d = w.se.Sub(x.to.Start(), first.to.Start())
		}
		if d == nil || d.Kind != scev.Constant || d.Width > 64 {
			rest = append(rest, x)
			continue
		}
		n := d.N.Signed(d.Width).Int64()
		if at[n] != nil || n <= -first.step || n >= first.step {
			rest = append(rest, x)
			continue
		}
		at[n] = x
	}
	lowest := int64(0)
	for n := range at {
		lowest = min(lowest, n)
	}
	whole := *at[lowest]
	whole.size, whole.stores = 0, nil
	for whole.size < first.step {
		x := at[lowest+whole.size]
		if x == nil {
			break
		}
		whole.size += x.size
		whole.stores = append(whole.stores, x.store)
	}
	if whole.size != first.step || len(whole.stores) != len(at) {
		w.say.Missed(first.store, "this store leaves gaps where the loop goes on through memory")
		return nil, parts[1:]
	}
	whole.each = w.se.Int(whole.each.Type, intOf(whole.size))
	return &whole, rest
}

// isPattern tells whether memory may be filled with a constant at an address: the target's library does it with constants of up to 16
// bytes, and LLVM knows of it. It lays out numbers as they are in memory; of other processors it is not known to be there.
func (w *work) isPattern(x, to *ir.Value) bool {
	t := x.Type
	if to.Type.Bits != 0 || w.layout.BigEndian || w.env.Target.LLVM < sincePattern || !w.env.Target.MayCall(w.f, "memset_pattern16") {
		return false
	}
	switch x.Op {
	case ir.OpInt, ir.OpFloat, ir.OpNull:
	case ir.OpGlobal:
		if x.AsGlobal().ThreadLocal != "" {
			return false
		}
	default:
		return false
	}
	n := w.bytes(t)
	return (t.IsInt() || t.IsPtr() || t.IsFloat()) && n > 0 && n <= 16 && n&(n-1) == 0
}
