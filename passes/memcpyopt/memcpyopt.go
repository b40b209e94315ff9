// Package memcpyopt makes fewer copies of memory: it reads from where bytes came from, has
// them written to where they go, and sets in one call what is set piece by piece.
//
//	call void @llvm.memcpy(ptr %t, ptr %a, i64 64)     (dse removes it if %t is not needed)
//	call void @llvm.memcpy(ptr %b, ptr %t, i64 32)     call void @llvm.memcpy(ptr %b, ptr %a, i64 32)
//
//	call void @f(ptr sret(%T) %t)                      call void @f(ptr sret(%T) %b)
//	call void @llvm.memcpy(ptr %b, ptr %t, i64 64)
//
//	store i32 0, ptr %p                                call void @llvm.memset(ptr %p, i8 0, i64 16)
//	store <3 x float> zeroinitializer, ptr %p4
//
// A story has a file each:
//
//   - copies.go: copies of copies, of memory that was set, of constants, of nothing;
//   - slots.go: calls that write where their result is copied to;
//   - args.go: copies that are made for a callee that only reads;
//   - fills.go: stores and memsets of one byte value become one memset, aggregates that are
//     loaded and stored are copied, bytes that are copied over at once are not set before;
//   - constant.go: slots on the stack that only hold copies of a constant are the constant;
//   - stack.go: two slots on the stack, one a copy of the other, become one.
//
// Whether bytes are still what they were is asked of memory in SSA form, which is changed
// along. What a copy leaves behind that nothing reads any more in a slot on the stack goes,
// the rest is left to dse. Nothing volatile or atomic is touched.
//
// No function of the C library is called that the target may not have, or in itself (law 34
// of SEMANTICS). What is only written later, or to another place, than it was must not be seen in
// between: by the call, by other accesses, by the caller if an exception leaves the function.
//
// LangRef, "llvm.memcpy", "llvm.memset", "Parameter Attributes" (byval, writable, noalias).
// This is what LLVM's MemCpyOptimizer does, and the idea of its call slots is that of
// "return value optimization" in C++ compilers; here it goes by effects alone.
package memcpyopt

import (
	"fmt"
	"slices"

	"rewrite/passes/analysis/alias"
	"rewrite/passes/analysis/manager"
	"rewrite/passes/analysis/memory"
	"rewrite/passes/analysis/memssa"
	"rewrite/passes/internal/edit"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
	"rewrite/passes/ir/remark"
	"rewrite/passes/pass"
	"rewrite/passes/target"
)

// maxRounds bounds how often a function is gone through: a copy that goes may have kept
// another one.
const maxRounds = 8

// Run removes copies of a function.
func Run(f *ir.Func, e *pass.Env) manager.Kept { return run(f, e, maxRounds) }

// RunConstants only removes copies of constants that are never anything else, for which nothing has to
// be known of the order of accesses.
func RunConstants(f *ir.Func, e *pass.Env) manager.Kept { return run(f, e, 0) }

func run(f *ir.Func, e *pass.Env, rounds int) manager.Kept {
	if f.Module.TypedPointers || !concerned(f) {
		return manager.All
	}
	layout, err := f.Module.Layout()
	if err != nil {
		e.Remarks(f).Missed(nil, "%v", err)
		return manager.All
	}
	w := &work{env: e, say: e.Remarks(f), gone: map[*ir.Value]*ir.Value{},
		known: known{f: f, analyses: e.Of(f), layout: layout, target: e.Target}}
	changed, kept := w.constants(), manager.Shape|manager.Memory
	if changed {
		w.analyses.Keep(manager.Shape | manager.Calls)
	}
	for range rounds {
		w.mem, w.dom = w.analyses.Memory(), w.analyses.Dom()
		w.alias, w.changed = w.mem.Alias(), false
		w.round()
		if w.changed {
			w.mem.Forget()
		}
		if w.stack() { // the same address for two objects: nothing that is known of memory holds
			w.changed = true
			w.analyses.Keep(manager.Shape | manager.Calls)
		}
		if !w.changed {
			break
		}
		changed = true
	}
	for _, s := range w.said {
		if s.v.Block != nil {
			w.say.Missed(s.v, "%s", s.msg)
		}
	}
	if !changed {
		return manager.All
	}
	edit.Done(f, w.gone)
	return kept
}

// concerned tells whether there is anything to look at.
func concerned(f *ir.Func) bool {
	for _, b := range f.Blocks {
		for _, v := range b.Instrs {
			if v.Op == ir.OpStore || v.Op == ir.OpCall && (isCopy(v) || memory.IsTransfer(v)) {
				return true
			}
		}
	}
	return false
}

// known answers questions about a function and what it does to memory.
type known struct {
	f        *ir.Func
	analyses *manager.Func
	dom      *ir.DomTree
	mem      *memssa.SSA
	alias    *alias.Analysis
	layout   *ir.Layout
	target   *target.Target
}

// work is the pass at work on a function.
type work struct {
	known
	env     *pass.Env
	say     *remark.Remarks
	gone    map[*ir.Value]*ir.Value // what was erased, and what stands for it
	said    []saying                // why something was not done
	changed bool
}

// round visits all blocks that are reached, and each instruction in them.
func (w *work) round() {
	for _, b := range w.dom.ReversePostorder() {
		for _, v := range slices.Clone(b.Instrs) {
			if v.Block == nil || w.mem.Of(v) == memssa.None {
				continue
			}
			switch {
			case v.Op == ir.OpStore:
				w.store(v)
			case v.Op != ir.OpCall && v.Op != ir.OpInvoke:
			case isCopy(v):
				w.copies(v)
			case memory.IsTransfer(v):
				w.fill(v)
			default:
				w.arguments(v)
			}
		}
	}
}

// isCopy tells whether an instruction is a memcpy or memmove, also one that is to be expanded in place.
func isCopy(v *ir.Value) bool {
	switch v.Intrinsic() {
	case intrinsic.Memcpy, intrinsic.Memmove, intrinsic.MemcpyInline:
		return v.Op == ir.OpCall && len(v.Aux.(*ir.Call).Bundles) == 0 && len(v.CallArgs()) == 4
	}
	return false
}

// isFill tells whether an instruction is a memset.
func isFill(v *ir.Value) bool { return memory.IsFill(v) && memory.IsTransfer(v) }

// Operands of copies and fills.
const (
	dest   = 1
	source = 2 // the byte of a memset
	length = 3
)

// isPlain tells whether a copy or fill is neither volatile nor kept from being changed.
func isPlain(v *ir.Value) bool {
	volatile := v.Args[4]
	return volatile.Op == ir.OpInt && volatile.Bits == 0 && v.Flags&(ir.MustTail|ir.NoTail) == 0 && !marked(v)
}

// marked tells whether how an access is done was said, which another one would lose.
func marked(v *ir.Value) bool {
	return v.Meta.Get("nontemporal") != "" || v.Meta.Get("nosanitize") != ""
}

// number is the length of a copy or fill, if it is constant and not huge.
func number(n *ir.Value) (bytes int64, ok bool) {
	if n.Op != ir.OpInt || n.Aux != nil || n.Bits >= 1<<40 {
		return 0, false
	}
	return int64(n.Bits), true
}

var libraryNames = map[intrinsic.ID]string{intrinsic.Memcpy: "memcpy", intrinsic.Memmove: "memmove", intrinsic.Memset: "memset"}

// erase takes an instruction out that nothing uses any more.
func (w *work) erase(v *ir.Value) {
	w.mem.Remove(v)
	w.gone[v] = nil
	v.Erase()
	w.changed = true
}

// become makes a copy or fill another one, in its place.
func (w *work) become(v *ir.Value, id intrinsic.ID, to, from, n *ir.Value, aligns ...uint64) {
	args := []*ir.Value{to, from, n, w.f.Int(ir.IntN(1), 0)}
	callee, call := w.f.Callee(ir.InstanceName(id, ir.Void, args), ir.Void, args)
	call.ParamAttrs = edit.Alignments(aligns)
	if v.Args[dest] != to || v.Args[source] != from {
		v.Flags &^= ir.Tail // it may be about a slot on the stack now
		v.Meta = v.Meta.Keep(func(kind string) bool { return kind == "dbg" })
	}
	for i, a := range append([]*ir.Value{callee}, args...) {
		v.SetArg(i, a)
	}
	v.Aux = call
	w.mem.Changed(v)
	w.changed = true
}

// put makes a copy or fill, which stands before another instruction.
func (w *work) put(at *ir.Value, id intrinsic.ID, to, from, n *ir.Value, aligns ...uint64) *ir.Value {
	v := w.f.CallIntrinsic(id, ir.Void, to, from, n, w.f.Int(ir.IntN(1), 0))
	v.Aux.(*ir.Call).ParamAttrs = edit.Alignments(aligns)
	w.insert(v, at)
	return v
}

// insert puts a new instruction before another one, of whose place in the source it is.
func (w *work) insert(v, at *ir.Value) {
	v.Pos = at.Pos
	v.Meta = at.Meta.Keep(func(kind string) bool { return kind == "dbg" })
	at.Block.InsertAt(at.Block.IndexOf(at), v)
	w.changed = true
}

// exactly is the location of a number of bytes at an address.
func exactly(p *ir.Value, n int64) alias.Location {
	return alias.Location{Ptr: p, Size: alias.Size{Kind: alias.Exact, Bytes: uint64(n)}}
}

// behind is the location of as many bytes as a length says.
func behind(p, n *ir.Value) alias.Location {
	if bytes, ok := number(n); ok {
		return exactly(p, bytes)
	}
	return alias.Location{Ptr: p, Size: alias.Size{Kind: alias.After}}
}

// sourceOf is what a copy reads.
func sourceOf(v *ir.Value) alias.Location { return behind(v.Args[source], v.Args[length]) }

// destOf is what a copy or fill writes.
func destOf(v *ir.Value) alias.Location { return behind(v.Args[dest], v.Args[length]) }

// unwritten tells whether what is at a location was never written when memory is what an
// access left: a slot on the stack, or what malloc gives, is undef at first (law 33).
func (k *known) unwritten(at memssa.ID, l alias.Location) bool {
	object := alias.Root(l.Ptr)
	clobber := k.mem.ClobberOf(at, l)
	by := k.mem.Inst(clobber)
	switch {
	case clobber == memssa.LiveOnEntry:
		return object.Op == ir.OpAlloca
	case by == nil:
	case by == object:
		return isFresh(by)
	case memory.IsMarker(by):
		args := by.CallArgs()
		return by.Intrinsic() == intrinsic.LifetimeStart && object.Op == ir.OpAlloca && args[len(args)-1] == object
	}
	return false
}

// undefined tells whether what a copy or fill writes over was never written. What is undef may
// take the place of that alone: what is there otherwise may be poison, which is worse.
func undefined(k *known, v *ir.Value) bool {
	return k.unwritten(k.mem.Before(k.mem.Of(v)), destOf(v))
}

// isFresh tells whether a call gives memory that nobody has written.
func isFresh(v *ir.Value) bool {
	f := v.CalledFunc()
	if f == nil || !f.RetAttrs.Has("noalias") {
		return false
	}
	a, ok := f.Attrs.Get("allockind")
	return ok && (a.Value == "alloc,uninitialized" || a.Value == "alloc,uninitialized,aligned")
}

// same tells whether nothing writes a location between an access, a copy that reads it, and an
// instruction that it dominates. A memcpy may write what it reads only with what is there.
func (k *known) same(since, at *ir.Value, l alias.Location) bool {
	from := k.mem.Of(since)
	clobber := k.mem.ClobberOf(k.mem.At(at), l)
	if clobber == from {
		return since.Intrinsic() != intrinsic.Memmove
	}
	return k.mem.Above(clobber, from)
}

// between calls yield for the instructions between two ones of a block, until it gives false.
func between(first, last *ir.Value, yield func(v *ir.Value) bool) bool {
	b := first.Block
	i, j := b.IndexOf(first), b.IndexOf(last)
	for _, v := range b.Instrs[i+1 : max(j, i+1)] {
		if !yield(v) {
			return false
		}
	}
	return true
}

// seenByCaller tells whether the caller may look at an object when an exception leaves the function.
func (k *known) seenByCaller(p *ir.Value) bool {
	switch p = alias.Root(p); p.Op {
	case ir.OpAlloca:
		return false
	case ir.OpParam:
		if s := k.paramAttrs(p); s.Has("dead_on_unwind") || s.Has("byval") {
			return false
		}
	}
	return !k.f.Attrs.Has("nounwind")
}

// unread takes out what is written to a slot on the stack that nothing reads.
func (w *work) unread(p *ir.Value) {
	object := alias.Root(p)
	if object.Op != ir.OpAlloca || object.Flags != 0 {
		return
	}
	var writes []*ir.Value
	seen := 0
	for todo := []*ir.Value{object}; len(todo) > 0; {
		p, todo = todo[len(todo)-1], todo[:len(todo)-1]
		if seen += p.NumUses(); seen > maxSlotUsers {
			return
		}
		for _, u := range p.Uses() {
			x := u.User
			switch kind := memory.KindOf(u); {
			case kind == memory.Store && x.IsPlain(), (isCopy(x) || isFill(x)) && u.Index == dest && isPlain(x):
				writes = append(writes, x)
			case kind == memory.Step && x.Op == ir.OpGEP:
				todo = append(todo, x)
			case kind != memory.Marker && kind != memory.Compare:
				return
			}
		}
	}
	for _, v := range writes {
		if v.Block == nil {
			continue
		}
		var from *ir.Value
		if isCopy(v) {
			from = v.Args[source]
		}
		w.say.Applied(v, "nothing reads what this %s writes", name(v))
		w.erase(v)
		if from != nil {
			w.unread(from)
		}
	}
	w.vacate(object)
}

// vacate takes out a slot on the stack of which nothing is left but where it begins and ends.
func (w *work) vacate(slot *ir.Value) {
	if slot.Block == nil {
		return
	}
	for _, u := range slot.Uses() {
		if !memory.IsMarker(u.User) {
			return
		}
	}
	for slot.NumUses() > 0 {
		w.erase(slot.Uses()[0].User)
	}
	w.erase(slot)
}

// missed says why something was not done, unless it is done later.
func (w *work) missed(v *ir.Value, format string, args ...any) {
	if w.env.Asked() {
		if s := (saying{v, fmt.Sprintf(format, args...)}); !slices.Contains(w.said, s) {
			w.said = append(w.said, s)
		}
	}
}

// A saying is what was said of an instruction.
type saying struct {
	v   *ir.Value
	msg string
}

// name is what a remark calls an instruction.
func name(v *ir.Value) string {
	if s := libraryNames[v.Intrinsic()]; s != "" {
		return s
	}
	if v.Intrinsic() == intrinsic.MemcpyInline {
		return "memcpy"
	}
	return v.Op.String()
}
