package memcpyopt

import (
	"slices"

	"rewrite/passes/analysis/memory"
	"rewrite/passes/internal/edit"
	"rewrite/passes/ir"
)

// constants reads constant memory in place of slots on the stack that only copies of it are in.
//
//	%t = alloca [4 x i32]
//	call void @llvm.memcpy(ptr %t, ptr @table, i64 16)
//	%p = getelementptr [4 x i32], ptr %t, i64 0, i64 %i     getelementptr [4 x i32], ptr @table, i64 0, i64 %i
//	%x = load i32, ptr %p
//
// The slot is never written but by copies of the same constant, and nobody sees its address, which
// could be compared. What is read before a copy is undef, for which the constant will do. Of the slot
// there is no byte more than of the constant, as others could not be read there.
func (w *work) constants() (any bool) {
	for _, v := range slices.Clone(w.f.Entry().Instrs) {
		if v.Op != ir.OpAlloca || v.Args[0].Op != ir.OpInt || v.Args[0].Bits != 1 || v.Flags != 0 {
			continue
		}
		c := constantSlot{work: w, slot: v}
		if !c.look() || c.from == nil {
			continue
		}
		w.say.Applied(v, "this is never anything but a constant that is copied to it: the constant is read")
		for _, u := range append(c.copies, edit.DropAssumptions(v, c.markers)...) {
			w.remove(u, nil)
		}
		v.ReplaceAllUses(c.from)
		w.remove(v, c.from)
		any = true
	}
	return any
}

// A constantSlot is a slot on the stack that may be a constant.
type constantSlot struct {
	*work
	slot    *ir.Value
	from    *ir.Value   // the address of the constant
	copies  []*ir.Value // of it
	markers []*ir.Value // of the slot's lifetime
}

// look tells whether nothing is done with the slot's address that could not be done with the constant's.
func (c *constantSlot) look() bool {
	return memory.Walk(c.layout, c.slot, func(u memory.Use) memory.Next {
		v := u.User
		switch u.Kind {
		case memory.Step:
			return memory.Follow
		case memory.Choice:
			if !v.Op.IsCall() || v.Effects()&ir.Writes == 0 { // a call that gives it back may write by it as well
				return memory.Follow
			}
		case memory.Assumption:
			return memory.Skip
		case memory.Marker:
			c.markers = append(c.markers, v)
			return memory.Skip
		case memory.Load:
			if v.Flags&ir.Volatile == 0 {
				return memory.Skip
			}
		case memory.Lend:
			if _, _, copied := byval(v, int(u.Index)-1); copied || onlyRead(v, int(u.Index)-1) {
				return memory.Skip
			}
		case memory.Transfer:
			if isCopy(v) && isPlain(v) && (u.Index == source || u.Addr == c.slot && c.isCopied(v)) {
				return memory.Skip
			}
		}
		return memory.Stop
	})
}

// isCopied tells whether a copy to the slot copies the constant.
func (c *constantSlot) isCopied(v *ir.Value) bool {
	from := v.Args[source]
	if c.from == nil {
		g, off := memory.Constant(c.layout, from)
		t := c.slot.Aux.(*ir.Alloca).Elem
		if g == nil || off < 0 || from.Type != c.slot.Type || !t.HasFixedSize() ||
			uint64(off)+c.layout.Size(t) > c.layout.Size(g.ValueType) || c.alignOf(from) < c.alignOf(c.slot) {
			return false
		}
		c.from = from
	}
	c.copies = append(c.copies, v)
	return from == c.from
}
