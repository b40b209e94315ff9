package memcpyopt

import (
	"slices"

	"rewrite/passes/analysis/alias"
	"rewrite/passes/analysis/memory"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// slot lets a call write its result to where it is copied to, by a memcpy or by a load and a
// store, instead of to a slot on the stack that is there for that alone.
//
//	call void @f(ptr %t)                               call void @f(ptr %to)
//	call void @llvm.memcpy(ptr %to, ptr %t, i64 8)
//
// It is right if the call writes and reads nothing but %t of the two, keeps no copy of its
// address, and nothing tells that %to is written earlier than it was: not the instructions
// between, not the caller if the call throws, no trap if the call does not come back.
func (w *work) slot(c, read, write, from, to *ir.Value) bool {
	if c.Block != read.Block || c.Block != write.Block || from.Op != ir.OpAlloca || !isCallee(c) {
		return false
	}
	size, ok := w.copiedWhole(from, read, write)
	if !ok {
		return false
	}
	why, align := w.cannotSlot(c, read, write, from, to, size), w.wantedAlign(from)
	if why == "" && w.alignOf(to) < align && !w.isReached(c, write, align) && !w.raise(to, align, 1<<16) {
		why = "the address is less aligned"
	}
	if why != "" {
		if !isCopy(c) {
			w.missed(write, "what a %s wrote is copied; it cannot write here itself: %s", name(c), why)
		}
		return false
	}
	w.hoist(to, c)
	w.say.Applied(c, "this writes at once to where its result is copied to")
	for i, a := range c.Args {
		if a == from {
			c.SetArg(i, to)
		}
	}
	if isCopy(c) || isFill(c) {
		aligns := []uint64{w.alignOf(to)}
		if isCopy(c) {
			aligns = append(aligns, stated(c, source))
		}
		w.become(c, c.Intrinsic(), to, c.Args[source], c.Args[length], aligns...)
	}
	w.passed(c, to)
	w.erase(write)
	if read != write {
		w.erase(read)
	}
	return true
}

// isReached tells whether what writes to an address behind a call is executed whenever that is,
// and says that the address is aligned.
func (k *known) isReached(c, write *ir.Value, align uint64) bool {
	comesBack := func(v *ir.Value) bool { return v.Effects()&(ir.Unwinds|ir.Hangs) == 0 }
	return k.statedAt(write) >= align && comesBack(c) && between(c, write, comesBack)
}

// isCallee tells whether a call may get another address as an argument.
func isCallee(c *ir.Value) bool {
	if c.Op != ir.OpCall || c.Flags&(ir.MustTail|ir.NoTail) != 0 || c.Args[0].Op == ir.OpInlineAsm {
		return false
	}
	if isCopy(c) || isFill(c) {
		return isPlain(c)
	}
	f := c.CalledFunc()
	return (f == nil || !f.Global.IsIntrinsic()) && len(c.Aux.(*ir.Call).Bundles) == 0
}

// copiedWhole is the size of a slot on the stack, if that much is copied from it.
func (k *known) copiedWhole(slot, read, write *ir.Value) (size int64, ok bool) {
	if size, ok = k.sizeOf(slot); !ok || slot.Flags != 0 {
		return 0, false
	}
	if read != write {
		bits := k.layout.Bits(read.Type)
		return size, bits%8 == 0 && uint64(size) <= bits/8
	}
	n, ok := number(write.Args[length])
	return size, ok && n >= size
}

// sizeOf is the size of an alloca, if it is constant.
func (k *known) sizeOf(slot *ir.Value) (size int64, ok bool) {
	elem := slot.Aux.(*ir.Alloca).Elem
	n, ok := number(slot.Args[0])
	if !ok || n > 1<<20 || !elem.HasFixedSize() {
		return 0, false
	}
	size = n * int64(k.layout.Size(elem))
	return size, size > 0 && size < 1<<40
}

// cannotSlot tells why a call cannot write where its result is copied to, "" if it can.
func (k *known) cannotSlot(c, read, write, from, to *ir.Value, size int64) string {
	switch l := exactly(to, size); {
	case from.Type != to.Type:
		return "it is another address space"
	case !k.onlyPassed(c, read, write, from):
		return "the slot is used otherwise, or its address kept"
	case !k.begins(c, from):
		return "what was there in the last round of a loop may be read"
	case k.touches(c, l) != 0:
		return "it may look at this memory"
	case !between(c, write, func(v *ir.Value) bool { return v == read || k.touches(v, l) == 0 }):
		return "this memory may be accessed in between"
	case k.seenByCaller(to) && (c.Effects()&ir.Unwinds != 0 || !between(c, write, func(v *ir.Value) bool { return v.Effects()&ir.Unwinds == 0 })):
		return "if it throws, the caller may see what it wrote"
	case !k.writable(to, size):
		return "the memory is not known to be writable already"
	case !k.canHoist(to, c, 4):
		return "the address is not known yet"
	}
	return ""
}

// touches is what an instruction may do to a location. A call does nothing to a slot on the
// stack that is not among its arguments, and whose address nobody can have been told before it.
func (k *known) touches(v *ir.Value, l alias.Location) ir.Effects {
	e := k.alias.ModRef(v, l)
	object := alias.Root(l.Ptr)
	if e == 0 || v.Op != ir.OpCall || object.Op != ir.OpAlloca || memory.IsTransfer(v) || v.Intrinsic() == intrinsic.Stackrestore {
		return e
	}
	var told []*ir.Value
	seen := 0
	if !memory.Walk(nil, object, func(u memory.Use) memory.Next {
		seen++
		switch {
		case u.User == v || seen > maxSlotUsers || u.User.Flags&ir.Volatile != 0 || u.Kind == memory.Step && u.User.Type.IsVector():
			return memory.Stop
		case u.Kind == memory.Escape:
			told = append(told, u.User)
		case u.Kind == memory.Step, u.Kind == memory.Choice:
			return memory.Follow
		}
		return memory.Skip
	}) {
		return e
	}
	if len(told) > 0 {
		before := k.before(v)
		if slices.ContainsFunc(told, before) {
			return e
		}
	}
	return 0
}

// before tells what may be executed before an instruction is.
func (k *known) before(v *ir.Value) func(x *ir.Value) bool {
	reaches := make([]bool, len(k.f.Blocks))
	todo := slices.Clone(v.Block.Preds())
	for len(todo) > 0 {
		b := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if !reaches[b.ID] {
			reaches[b.ID] = true
			todo = append(todo, b.Preds()...)
		}
	}
	return func(x *ir.Value) bool {
		return reaches[x.Block.ID] || x.Block == v.Block && x.Block.IndexOf(x) < x.Block.IndexOf(v)
	}
}

// onlyPassed tells whether a slot is used by a call that does not keep its address, by what copies
// it, and to mark its lifetime, but not otherwise.
func (k *known) onlyPassed(c, read, write, slot *ir.Value) bool {
	for _, u := range slot.Uses() {
		switch x := u.User; {
		case x == c:
			if isCopy(c) || isFill(c) {
				if u.Index != dest {
					return false
				}
				continue
			}
			i := int(u.Index) - 1
			if i < 0 || memory.KindOf(u) != memory.Lend || !isPassable(c, i) || !isNowhere(c, i) {
				return false
			}
		case x == read || x == write:
			if x == write && (isCopy(x) && u.Index != source || x.Op == ir.OpStore) {
				return false
			}
		case memory.IsMarker(x):
		default:
			return false
		}
	}
	return true
}

// isPassable tells whether an argument is an address for the callee to use, and nothing special.
func isPassable(c *ir.Value, i int) bool {
	for _, s := range memory.ParamAttrs(c, i) {
		for _, special := range []string{"byval", "byref", "inalloca", "preallocated", "swifterror", "swiftself", "swiftasync", "nest", "returned", "immarg"} {
			if s.Has(special) {
				return false
			}
		}
	}
	return true
}

// begins tells whether a slot has no value yet when a call gets its address: the call is
// executed once, or the slot's lifetime begins before it each time.
func (k *known) begins(c, slot *ir.Value) bool {
	if isCopy(c) || isFill(c) || slot.Block == c.Block || !k.inCycle(c.Block) {
		return true
	}
	for _, v := range c.Block.Instrs {
		if v == c {
			return false
		}
		if memory.IsMarker(v) && v.Intrinsic() == intrinsic.LifetimeStart && slices.Contains(v.CallArgs(), slot) {
			return true
		}
	}
	return false
}

// inCycle tells whether a block can be reached from itself.
func (k *known) inCycle(b *ir.Block) bool {
	n := k.analyses.Loops()
	if n.Of(b) != nil {
		return true
	}
	for _, region := range n.Irreducible {
		if slices.Contains(region, b) {
			return true
		}
	}
	return false
}

// writable tells whether so many bytes can be written at an address wherever it is defined,
// without anybody who is not told of it noticing.
func (k *known) writable(p *ir.Value, size int64) bool {
	base, off, ok := k.base(p)
	if !ok || off < 0 {
		return false
	}
	room := int64(0)
	switch base.Op {
	case ir.OpAlloca:
		room, _ = k.sizeOf(base)
	case ir.OpParam:
		s := k.paramAttrs(base)
		if a, ok := s.Get("byval"); ok && a.Type.HasFixedSize() {
			room = int64(k.layout.Size(a.Type))
		}
		if s.Has("writable") {
			room = max(room, k.dereferenceable(s))
		}
	}
	return off+size <= room
}

// dereferenceable is how many bytes attributes of a parameter say are there.
func (k *known) dereferenceable(s *ir.AttrSet) (n int64) {
	if a, ok := s.Get("dereferenceable"); ok {
		n = int64(parse(a.Value))
	}
	if a, ok := s.Get("sret"); ok && a.Type != nil && a.Type.HasFixedSize() {
		n = max(n, int64(k.layout.Size(a.Type)))
	}
	return n
}

// base is what an address is a constant number of bytes behind.
func (k *known) base(p *ir.Value) (base *ir.Value, off int64, ok bool) {
	for p.Op == ir.OpGEP {
		step, ok := k.layout.GEPOffset(p)
		if !ok {
			return nil, 0, false
		}
		p, off = p.Args[0], off+step
	}
	return p, off, true
}

func (k *known) paramAttrs(p *ir.Value) *ir.AttrSet {
	if i := int(p.Bits); i < len(k.f.ParamAttrs) {
		return k.f.ParamAttrs[i]
	}
	return nil
}

// canHoist tells whether an address is there before an instruction, or can be computed there.
func (k *known) canHoist(p, at *ir.Value, depth int) bool {
	if p.Block == nil || p.Block != at.Block && k.dom.Dominates(p.Block, at.Block) {
		return true
	}
	if p.Block == at.Block && p.Block.IndexOf(p) < at.Block.IndexOf(at) {
		return true
	}
	if p.Op != ir.OpGEP || depth == 0 || p.Block != at.Block {
		return false
	}
	for _, a := range p.Args {
		if !k.canHoist(a, at, depth-1) {
			return false
		}
	}
	return true
}

// hoist moves an address before an instruction.
func (w *work) hoist(p, at *ir.Value) {
	if p.Block != at.Block || p.Op != ir.OpGEP || p.Block.IndexOf(p) < at.Block.IndexOf(at) {
		return
	}
	for _, a := range p.Args {
		w.hoist(a, at)
	}
	b := p.Block
	i := b.IndexOf(p)
	if i+1 < len(b.Instrs) && p.Dbg != nil {
		b.Instrs[i+1].PrependDbg(p.Dbg)
		p.Dbg = nil
	}
	j := b.IndexOf(at)
	copy(b.Instrs[j+1:i+1], b.Instrs[j:i])
	b.Instrs[j] = p
}

// passed is called when a call got another address as an argument.
func (w *work) passed(c, p *ir.Value) {
	if root := alias.Root(p); root.Op != ir.OpParam && root.Op != ir.OpGlobal {
		c.Flags &^= ir.Tail // it may be a slot on the stack
	}
	c.Meta = c.Meta.Keep(isElsewise)
	w.mem.Changed(c)
	w.changed = true
}

// isElsewise tells whether attachments of a kind say nothing of which memory is accessed.
func isElsewise(kind string) bool {
	switch kind {
	case "tbaa", "tbaa.struct", "alias.scope", "noalias", "noalias.addrspace", "invariant.group", "mem_parallel_loop_access", "access_group", "llvm.access.group":
		return false
	}
	return true
}
