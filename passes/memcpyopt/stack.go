package memcpyopt

import (
	"slices"

	"rewrite/passes/analysis/memory"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// stack makes two slots on the stack one, where the one is a copy of the other.
//
//	%a = alloca %T                                     %a = alloca %T
//	%b = alloca %T
//	call void @f(ptr captures(none) %a)                call void @f(ptr captures(none) %a)
//	call void @llvm.memcpy(ptr %b, ptr %a, i64 64)
//	call void @g(ptr captures(none) %b)                call void @g(ptr captures(none) %a)
//
// Nobody may keep one of the addresses, and neither slot is written where the value of the
// other one is needed.
func (w *work) stack() (any bool) {
	if w.f.Attrs.Has("presplitcoroutine") || returnsTwice(w.f) {
		return false
	}
	for _, b := range w.dom.ReversePostorder() {
		for _, v := range slices.Clone(b.Instrs) {
			if v.Block == nil {
				continue
			}
			switch {
			case isCopy(v) && isPlain(v):
				any = w.joined(v, v, v.Args[dest], v.Args[source]) || any
			case v.Op == ir.OpStore && v.IsPlain() && !marked(v):
				if x := v.Args[0]; x.Op == ir.OpLoad && x.IsPlain() && !marked(x) && x.Block == v.Block && x.NumUses() == 1 {
					any = w.joined(x, v, v.Args[1], x.Args[0]) || any
				}
			}
		}
	}
	return any
}

// returnsTwice tells whether control may come back to where it was by ways that no edges show.
func returnsTwice(f *ir.Func) bool {
	for _, b := range f.Blocks {
		for _, v := range b.Instrs {
			if v.Op.IsCall() && ir.CallHas(v, "returns_twice") {
				return true
			}
		}
	}
	return false
}

// A user is what a slot's address, or one in it, is used for.
type user struct {
	v      *ir.Value
	reads  bool
	writes bool
	kills  bool // all of it is written, or begins or ends
	marker bool
}

// maxSlotUsers bounds how many uses of a slot are looked at.
const maxSlotUsers = 128

// joined makes the slots of a copy one. It is read and written by one instruction, or by a
// load and a store.
func (w *work) joined(read, write, to, from *ir.Value) bool {
	if to.Op != ir.OpAlloca || from.Op != ir.OpAlloca || to == from || to.Type != from.Type || to.Flags|from.Flags != 0 ||
		to.Block != w.f.Entry() || from.Block != to.Block {
		return false
	}
	size, ok := w.copiedWhole(from, read, write)
	if same, fixed := w.sizeOf(to); !ok || !fixed || same != size {
		return false
	}
	why := w.cannotJoin(read, write, to, from)
	if why != "" {
		w.missed(write, "this slot on the stack is a copy of another one, and both are needed: %s", why)
		return false
	}
	w.say.Applied(write, "this slot on the stack is a copy of another one: they are one")
	keep, drop := from, to
	if to.Block.IndexOf(to) < to.Block.IndexOf(from) {
		keep, drop = to, from
	}
	if align := max(w.wantedAlign(keep), w.wantedAlign(drop)); keep.Aux.(*ir.Alloca).Align|drop.Aux.(*ir.Alloca).Align != 0 || w.wantedAlign(keep) < align {
		w.raise(keep, align, 1<<32)
	}
	for _, slot := range []*ir.Value{to, from} {
		list, _ := w.users(slot)
		for _, u := range list {
			switch {
			case u.v.Block == nil || u.v == read || u.v == write:
			case u.marker:
				w.remove(u.v, nil)
			default: // what was said of the two slots is not true of one
				u.v.Meta = u.v.Meta.Keep(isElsewise)
			}
		}
	}
	w.remove(write, nil)
	if read != write {
		w.remove(read, nil)
	}
	drop.ReplaceAllUses(keep)
	w.remove(drop, keep)
	return true
}

// remove is erase where memory in SSA form is done with.
func (w *work) remove(v, instead *ir.Value) {
	w.gone[v] = instead
	v.Erase()
}

// cannotJoin tells why the slots of a copy cannot be one, "" if they can.
//
// What is asked is whether one is written while the other one's value is needed, as for
// registers (Chaitin, "Register Allocation and Spilling via Graph Coloring", 1982): but for the
// copy, which makes them the same. What ends the need of a value is that all of it is written
// or its lifetime begins.
func (k *known) cannotJoin(read, write, to, from *ir.Value) string {
	old, ok := k.users(from)
	now, too := k.users(to)
	if !ok || !too {
		return "the address of one is used otherwise than to access it at once"
	}
	if read != write {
		if slices.ContainsFunc(old, func(u user) bool {
			return u.writes && u.v.Block == read.Block && !between(read, write, func(v *ir.Value) bool { return v != u.v })
		}) {
			return "it is written while it is copied"
		}
		old = append(old, user{v: write, reads: true})
	}
	for _, u := range old {
		if u.v != write && slices.ContainsFunc(now, func(x user) bool { return x.v == u.v && (x.writes || u.writes) }) {
			return "both are accessed at once"
		}
	}
	if k.overwrites(old, now, write) || k.overwrites(now, old, write) {
		return "one is written while the other one is needed"
	}
	return ""
}

// overwrites tells whether something but a copy writes a slot where the value of another one is needed.
func (k *known) overwrites(list, other []user, write *ir.Value) bool {
	var needed func(v *ir.Value) bool
	for _, u := range list {
		if u.v == write || !u.writes {
			continue
		}
		if needed == nil {
			needed = k.needed(other)
		}
		if needed(u.v) {
			return true
		}
	}
	return false
}

// needed tells whether the value of a slot may be read after an instruction.
func (k *known) needed(list []user) func(v *ir.Value) bool {
	at := make([]int, len(list))
	for i, u := range list {
		at[i] = u.v.Block.IndexOf(u.v)
	}
	// next is what happens to the slot first in a block, behind a place: it is read, it is killed, or neither.
	next := func(b *ir.Block, behind int) (reads, kills bool) {
		first := len(b.Instrs)
		for i, u := range list {
			if u.v.Block != b || !u.reads && !u.kills {
				continue
			}
			switch {
			case at[i] <= behind || at[i] > first:
			case at[i] < first:
				first, reads, kills = at[i], u.reads, u.kills
			default:
				reads, kills = reads || u.reads, kills || u.kills
			}
		}
		return reads, kills
	}
	const (
		unknown = iota
		passes
		starts // its value is needed at the start
		stops  // not needed
	)
	kinds := make([]uint8, len(k.f.Blocks))
	kind := func(b *ir.Block) uint8 {
		if kinds[b.ID] == unknown {
			kinds[b.ID] = passes
			if reads, kills := next(b, -1); reads {
				kinds[b.ID] = starts
			} else if kills {
				kinds[b.ID] = stops
			}
		}
		return kinds[b.ID]
	}
	// From blocks that need it upwards.
	ends := make([]bool, len(k.f.Blocks)) // needed at the end
	var todo []*ir.Block
	for _, u := range list {
		if u.reads && kind(u.v.Block) == starts {
			todo = append(todo, u.v.Block)
		}
	}
	for len(todo) > 0 {
		b := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		for _, p := range b.Preds() {
			if !ends[p.ID] {
				ends[p.ID] = true
				if kind(p) == passes {
					todo = append(todo, p)
				}
			}
		}
	}
	return func(v *ir.Value) bool {
		reads, kills := next(v.Block, v.Block.IndexOf(v))
		return reads || !kills && ends[v.Block.ID]
	}
}

// users lists what uses the address of a slot, if that is known and nobody keeps it.
func (k *known) users(slot *ir.Value) (list []user, ok bool) {
	size, ok := k.sizeOf(slot)
	if !ok {
		return nil, false
	}
	ok = memory.Walk(nil, slot, func(u memory.Use) memory.Next {
		x := u.User
		if len(list) == maxSlotUsers || x.Flags&ir.Volatile != 0 {
			return memory.Stop
		}
		switch u.Kind {
		case memory.Step:
			if x.Op != ir.OpGEP || x.Type.IsVector() {
				return memory.Stop
			}
			return memory.Follow
		case memory.Load:
			list = append(list, user{v: x, reads: true})
		case memory.Update:
			list = append(list, user{v: x, reads: true, writes: true})
		case memory.Store:
			list = append(list, user{v: x, writes: true, kills: u.Addr == slot && x.Args[0].Type.HasFixedSize() && k.bytes(x) >= size})
		case memory.Transfer:
			list = append(list, user{v: x, reads: u.Index == source, writes: u.Index == dest, kills: u.Index == dest && u.Addr == slot && k.bytes(x) >= size})
		case memory.Marker:
			if u.Addr != slot {
				return memory.Stop
			}
			list = append(list, user{v: x, kills: true, marker: true})
		case memory.Lend:
			i := int(u.Index) - 1
			if _, _, copied := byval(x, i); !copied && !isNowhere(x, i) || x.Intrinsic() == intrinsic.InvariantStart { // the other slot may be written
				return memory.Stop
			}
			list = append(list, user{v: x, reads: true, writes: !onlyRead(x, i)})
		default:
			return memory.Stop
		}
		return memory.Skip
	})
	return list, ok
}

// isNowhere tells whether not even the number of an argument's address is kept.
func isNowhere(c *ir.Value, i int) bool {
	if isCopy(c) {
		return true
	}
	if c.Flags&ir.MustTail != 0 {
		return false
	}
	if c.Type == ir.Void && c.Effects()&(ir.Writes|ir.Unwinds) == 0 {
		return true
	}
	for _, s := range memory.ParamAttrs(c, i) {
		if a, ok := s.Get("captures"); s.Has("nocapture") || ok && a.Value == "none" {
			return true
		}
	}
	return false
}
