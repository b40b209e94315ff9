package memcpyopt

import (
	"rewrite/passes/analysis/alias"
	"rewrite/passes/analysis/content"
	"rewrite/passes/analysis/memssa"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// maxChain bounds how many copies behind one another a copy is followed up.
const maxChain = 8

// copies removes a memcpy or memmove, or lets it read from where its bytes came from.
func (w *work) copies(v *ir.Value) {
	if !isPlain(v) {
		return
	}
	w.apart(v)
	for range maxChain {
		if w.needless(v) || !w.forwarded(v) || v.Block == nil || !isCopy(v) {
			return
		}
	}
}

// needless removes a copy of nothing, of memory to itself or of what was never written.
func (w *work) needless(v *ir.Value) bool {
	distance, known := w.alias.Distance(v.Args[source], v.Args[dest])
	bytes, constant := number(v.Args[length])
	from := v.Args[source]
	switch {
	case constant && bytes == 0:
		w.say.Applied(v, "this %s copies nothing", name(v))
	case known && distance == 0:
		w.say.Applied(v, "this %s copies memory to itself", name(v))
	case w.unwritten(w.mem.Before(w.mem.Of(v)), sourceOf(v)) && undefined(&w.known, v):
		w.say.Applied(v, "what this %s copies was never written", name(v))
	default:
		return false
	}
	w.erase(v)
	w.unread(from)
	return true
}

// apart makes a memmove whose source and destination have no byte in common a memcpy.
func (w *work) apart(v *ir.Value) {
	if v.Intrinsic() != intrinsic.Memmove {
		return
	}
	from := sourceOf(v)
	if w.alias.Alias(destOf(v), from) != alias.No && !w.alias.NeverWritten(from) {
		return
	}
	if !w.target.MayCall(w.f, "memcpy") {
		w.missed(v, "this memmove is no memcpy as none may be called here")
		return
	}
	w.say.Applied(v, "this memmove copies between different places: it is a memcpy")
	call := *v.Aux.(*ir.Call)
	callee, fresh := w.f.Callee(ir.InstanceName(intrinsic.Memcpy, ir.Void, v.CallArgs()), ir.Void, v.CallArgs())
	call.FuncType = fresh.FuncType
	v.SetArg(0, callee)
	v.Aux = &call
	w.mem.Changed(v)
	w.changed = true
}

// forwarded changes a copy by what is known of its source: what wrote that last.
func (w *work) forwarded(v *ir.Value) bool {
	if b, n, ok := w.constant(v); ok {
		return w.filled(v, b, n)
	}
	w.overwritten(v)
	clobber := w.mem.ClobberOf(w.mem.Before(w.mem.Of(v)), sourceOf(v))
	by := w.mem.Inst(clobber)
	switch {
	case clobber == memssa.LiveOnEntry || by == nil:
	case isCopy(by):
		return isPlain(by) && (w.copied(v, by) || w.slot(by, v, v, v.Args[source], v.Args[dest]))
	case isFill(by):
		return isPlain(by) && w.set(v, by)
	case by.Op == ir.OpStore:
		w.stored(v, by)
	case by.Op == ir.OpCall:
		return w.slot(by, v, v, v.Args[source], v.Args[dest])
	}
	return false
}

// part is how many bytes of those that by wrote a copy reads, from which on, if it reads
// no others but such as were never written.
//
//	call void @llvm.memset(ptr %t, i8 0, i64 16)                     %t is an alloca of 20 bytes
//	call void @llvm.memcpy(ptr %b, ptr (%t + 4), i64 16)             12 bytes, from byte 4 on
func (k *known) part(v, by *ir.Value) (from int64, n *ir.Value, ok bool) {
	from, ok = k.alias.Distance(by.Args[dest], v.Args[source])
	if !ok || from < 0 {
		return 0, nil, false
	}
	n = v.Args[length]
	if from == 0 && n == by.Args[length] {
		return 0, n, true
	}
	wrote, one := number(by.Args[length])
	reads, two := number(n)
	switch {
	case !one || !two:
		return 0, nil, false
	case from+reads <= wrote:
		return from, n, true
	case k.unwritten(k.mem.Before(k.mem.Of(by)), sourceOf(v)) && undefined(k, v):
		return from, k.f.Int(n.Type, uint64(max(wrote-from, 0))), true
	}
	return 0, nil, false
}

// copied lets a copy of a copy read from where that one read.
func (w *work) copied(v, by *ir.Value) bool {
	from, n, ok := w.part(v, by)
	if !ok {
		w.missed(v, "this copies what another %s wrote, but not that alone, for all that is known", name(by))
		return false
	}
	if bytes, constant := number(n); constant && bytes == 0 {
		w.say.Applied(v, "what this %s copies was never written", name(v))
		w.drop(v)
		return true
	}
	p := w.ahead(by.Args[source], from, v)
	l := behind(p, n)
	if !w.same(by, v, l) {
		w.missed(v, "this copies a copy, but what that was made of may have been written since")
		w.unused(p)
		return false
	}
	if distance, ok := w.alias.Distance(p, v.Args[dest]); ok && distance == 0 {
		w.say.Applied(v, "this %s copies back what was copied from there", name(v))
		w.drop(v)
		w.unused(p)
		return true
	}
	id := v.Intrinsic()
	if w.alias.ModRef(v, l)&ir.Writes != 0 && id != intrinsic.Memmove {
		if id = intrinsic.Memmove; v.Intrinsic() == intrinsic.MemcpyInline || !w.target.MayCall(w.f, "memmove") {
			w.missed(v, "this copies a copy, but may overlap what that was made of, and no memmove may be called")
			w.unused(p)
			return false
		}
	}
	w.say.Applied(v, "this copies a copy: it reads from where that was made of")
	old := v.Args[source]
	align := max(common(stated(by, source), from), w.alignOf(p))
	w.become(v, id, v.Args[dest], p, n, stated(v, dest), align)
	w.unread(old)
	return true
}

// drop erases a copy, and what was written for it alone.
func (w *work) drop(v *ir.Value) {
	from := v.Args[source]
	w.erase(v)
	w.unread(from)
}

// set makes a copy of memory that was set one that sets it.
func (w *work) set(v, by *ir.Value) bool {
	_, n, ok := w.part(v, by)
	if !ok {
		w.missed(v, "this copies what a memset wrote, but not that alone, for all that is known")
		return false
	}
	return w.filled(v, by.Args[source], n)
}

// stored makes a copy of what a store wrote, of equal bytes, a memset.
func (w *work) stored(v, by *ir.Value) {
	b, ok := content.Splat(w.f, w.layout, by.Args[0])
	at, known := w.alias.Distance(by.Args[1], v.Args[source])
	n, constant := number(v.Args[length])
	if !ok || !by.IsPlain() || !known || !constant || at < 0 || uint64(at+n) > w.layout.StoreSize(by.Args[0].Type) {
		return
	}
	w.filled(v, w.byteOf(b), v.Args[length])
}

// filled makes a copy a memset.
func (w *work) filled(v, b, n *ir.Value) bool {
	if v.Intrinsic() == intrinsic.MemcpyInline {
		return false
	}
	if bytes, ok := number(n); ok && bytes == 0 {
		w.say.Applied(v, "what this %s copies was never written", name(v))
		w.drop(v)
		return true
	}
	if !w.target.MayCall(w.f, "memset") {
		w.missed(v, "this copies equal bytes, but no memset may be called here")
		return false
	}
	w.say.Applied(v, "this %s copies equal bytes: it is a memset", name(v))
	old := v.Args[source]
	w.become(v, intrinsic.Memset, v.Args[dest], b, n, stated(v, dest))
	w.unread(old)
	return true
}

// constant tells whether a copy is of constant memory whose bytes are all the same.
func (k *known) constant(v *ir.Value) (b, n *ir.Value, ok bool) {
	p, off := v.Args[source], int64(0)
	for p.Op == ir.OpGEP {
		step, ok := k.layout.GEPOffset(p)
		if !ok {
			return nil, nil, false
		}
		off += step
		p = p.Args[0]
	}
	g := p.AsGlobal()
	if g == nil || !k.isConstant(g) || !g.ValueType.HasFixedSize() {
		return nil, nil, false
	}
	from, to := off, int64(k.layout.Size(g.ValueType))
	if bytes, ok := number(v.Args[length]); ok {
		to = min(to, off+bytes)
	}
	if from < 0 || from >= to {
		return nil, nil, false
	}
	b, ok = content.SplatIn(k.f, k.layout, g.Init, from, to)
	return k.byteOf(b), v.Args[length], ok
}

// isConstant tells whether a global is memory that always holds its initializer.
func (k *known) isConstant(g *ir.Global) bool {
	if g.Kind != ir.Var || !g.Constant || g.Init == nil || g.ExternallyInitialized || g.ThreadLocal != "" {
		return false
	}
	switch g.Linkage {
	case "", "external", "private", "internal", "linkonce_odr", "weak_odr":
		return !g.MayBeReplaced()
	}
	return false
}

// ahead is the address a number of bytes behind another one in the same object.
func (w *work) ahead(p *ir.Value, n int64, at *ir.Value) *ir.Value {
	if n == 0 {
		return p
	}
	width := w.layout.Pointer(p.Type.Bits).Index
	args := []*ir.Value{p, w.f.Int(w.f.Module.Types.Int(width), uint64(n))}
	if p.IsConst() {
		return w.f.Const(ir.Value{Op: ir.OpGEP, Type: p.Type, Args: args, Aux: ir.IntN(8), Flags: ir.InBounds})
	}
	changed := w.changed
	v := w.f.NewInstr(ir.OpGEP, p.Type, args...)
	v.Aux, v.Flags = ir.IntN(8), ir.InBounds
	w.insert(v, at)
	w.changed = changed
	return v
}

// unused takes an address out again that ahead made for nothing.
func (w *work) unused(p *ir.Value) {
	if p.Op == ir.OpGEP && p.Block != nil && p.NumUses() == 0 && p.Name == "" {
		changed := w.changed
		w.gone[p] = nil
		p.Erase()
		w.changed = changed
	}
}
