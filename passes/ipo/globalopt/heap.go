package globalopt

import (
	"slices"
	"strconv"
	"strings"

	"rewrite/passes/analysis/globaluse"
	"rewrite/passes/analysis/memory"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// maxHeap bounds the bytes of memory from the heap that become a variable: it is there from the beginning then.
const maxHeap = 2048

// heapAlign is what memory from the heap is aligned to on all targets that matter, or more than they need.
const heapAlign = 16

// heap makes a variable of memory from the heap that one call alone puts into a pointer variable.
//
//	@p = internal global ptr null         @p.body = internal global [8 x i8] undef
//	%m = call ptr @malloc(i64 8)
//	store ptr %m, ptr @p
//	%q = load ptr, ptr @p
//	store i64 1, ptr %q                   store i64 1, ptr @p.body
//
// The call may be executed again. Then the program has two objects, which would be one: so nobody may have an
// address of the first one still when the second one comes into being, nor get it before the second one's is stored, which it surely is. All that is made of
// the address is used before anything that may execute the call, or wait for another thread that does; or main, which is never called again, does it once.
// Two threads that execute it at once both store to the pointer, so that what is loaded from that is undefined, but what each of them reads
// of its own object by the result of the call is not: that must not be.
// What is in the second object at first is undefined, or set anew. Where the address is compared with null, a bit tells.
func (w *work) heap(g *ir.Global, s *status) bool {
	if s.other != "" || s.ordered || len(s.fills) > 0 || len(s.loads) == 0 || g.ValueType != ir.Ptr || g.Init.Op != ir.OpNull && g.Init.Op != ir.OpUndef || !s.whole(g) {
		return false
	}
	var made *ir.Value
	for _, u := range s.stores {
		v := u.User.Args[0]
		if v.Op == ir.OpNull {
			continue
		}
		if made != nil || v.Op != ir.OpCall || !v.IsInstr() {
			return false
		}
		made = v
	}
	if made == nil || sanitized(made.Block.Func) || w.layout.GlobalSpace != 0 {
		return false
	}
	size, align := heapSize(made)
	zeroed, ok := memory.Allocates(made)
	if !ok || size == 0 || size > maxHeap {
		return false
	}
	h := &heapUse{layout: w.layout, g: g, loads: s.loads, once: onlyOnce(w.uses, made), align: align}
	if !h.of(made) {
		return false
	}
	for _, l := range s.loads {
		if f := l.User.Block.Func; ir.NullIsValid(f) || sanitized(f) || !h.of(l.User) { // there may be memory at null, which is no variable
			return false
		}
	}
	body := w.define(g, "body", w.m.Pool.Leaf(ir.OpUndef, w.m.Types.Array(size, ir.IntN(8))), align)
	body.AddrSpace, body.Type = 0, ir.Ptr // where g is may be another one
	var bit *ir.Global
	if h.compares {
		bit = w.define(g, "init", w.m.Pool.Int(ir.I1, 0), 0)
	}
	for _, u := range s.stores {
		f := u.User.Block.Func
		switch {
		case bit == nil:
			w.drop(u.User)
		case u.User.Args[0] == made:
			w.access(u, ir.OpStore, ir.Void, f.Int(ir.I1, 1), address(f, bit))
		default:
			w.access(u, ir.OpStore, ir.Void, f.Int(ir.I1, 0), address(f, bit))
		}
	}
	for _, l := range s.loads {
		if slices.ContainsFunc(l.User.Uses(), func(u ir.Use) bool { return u.User.Op == ir.OpICmp }) {
			w.compared(g, l, bit, nil)
		}
		w.replace(l.User, address(l.User.Block.Func, body))
	}
	f := made.Block.Func
	for _, u := range made.Uses() { // it is never null
		if u.User.Op == ir.OpICmp && u.User.Pred == ir.NE {
			w.replace(u.User, f.Int(ir.I1, 1))
		} else if u.User.Op == ir.OpICmp {
			w.replace(u.User, f.Int(ir.I1, 0))
		}
	}
	if zeroed {
		set := f.CallIntrinsic(intrinsic.Memset, ir.Void, address(f, body), f.Int(ir.IntN(8), 0), f.Int(ir.IntN(64), size), f.Int(ir.I1, 0))
		set.Meta = made.Meta.Keep(func(kind string) bool { return kind == "dbg" })
		made.Block.InsertAt(made.Block.IndexOf(made), set)
	}
	w.replace(made, address(f, body))
	w.e.About(g).Applied(nil, "it is the address of memory from the heap that is got at one place: that is a variable")
	return true
}

// heapSize is how many bytes a call of an allocator gives, 0 if that is not known, and what they are aligned to.
func heapSize(v *ir.Value) (size, align uint64) {
	c, f := v.Aux.(*ir.Call), v.CalledFunc()
	if f == nil || v.Type != ir.Ptr {
		return 0, 0
	}
	align = heapAlign
	sized := []int{0}
	switch f.Name {
	case "aligned_alloc":
		return 0, 0
	case "calloc":
		sized = []int{0, 1}
	}
	if strings.Contains(f.Name, "align_val_t") {
		return 0, 0
	}
	for _, set := range []*ir.AttrSet{c.FuncAttrs, f.Attrs} {
		if a, ok := set.Get("allockind"); ok && strings.Contains(a.Value, "aligned") {
			return 0, 0
		}
		if a, ok := set.Get("allocsize"); ok {
			sized = nil
			for _, text := range strings.Split(strings.Trim(a.Value, "()"), ",") {
				i, err := strconv.Atoi(strings.TrimSpace(text))
				if err != nil {
					return 0, 0
				}
				sized = append(sized, i)
			}
		}
	}
	for _, set := range []*ir.AttrSet{c.RetAttrs, f.RetAttrs} {
		if a, ok := set.Get("align"); ok {
			n, _ := strconv.ParseUint(a.Value, 10, 64)
			align = max(align, n)
		}
	}
	size = 1
	for _, i := range sized {
		if i < 0 || i >= len(v.CallArgs()) {
			return 0, 0
		}
		n := v.CallArgs()[i]
		if n.Op != ir.OpInt || n.Aux != nil || n.Bits > maxHeap {
			return 0, 0
		}
		size *= n.Bits
	}
	return size, align
}

// sanitized tells whether a function's accesses are watched.
func sanitized(f *ir.Func) bool {
	return f.Attrs.Has("sanitize_address") || f.Attrs.Has("sanitize_hwaddress") || f.Attrs.Has("sanitize_memory")
}

// isOnlyOnce tells whether a function is run at most once in all: it is main, which nobody calls again.
func isOnlyOnce(uses *globaluse.Uses, f *ir.Func) bool {
	return f.Name == "main" && f.Attrs.Has("norecurse") && len(uses.Of(f.Global)) == 0
}

// onlyOnce tells whether an instruction is executed at most once in all: its function is, and there is no way back to it there.
func onlyOnce(uses *globaluse.Uses, v *ir.Value) bool {
	f := v.Block.Func
	if !isOnlyOnce(uses, f) {
		return false
	}
	for _, b := range f.Blocks {
		for _, x := range b.Instrs {
			if x.Op.IsCall() && mayReturnTwice(x) {
				return false
			}
		}
	}
	seen := map[*ir.Block]bool{}
	for todo := slices.Clone(v.Block.Succs()); len(todo) > 0; {
		b := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if b == v.Block {
			return false
		}
		if !seen[b] {
			seen[b] = true
			todo = append(todo, b.Succs()...)
		}
	}
	return true
}

// statedAlign is what a use takes an address to be aligned to, 0 if nothing: an access that does not say so takes it to be what its type needs.
func statedAlign(l *ir.Layout, u memory.Use) uint64 {
	switch aux := u.User.Aux.(type) {
	case *ir.Mem:
		if t := accessed(access{u}); aux.Align == 0 && t != nil {
			return l.Align(t)
		}
		return aux.Align
	case *ir.Call:
		if a, ok := aux.ParamAttr(int(u.Index) - 1).Get("align"); ok {
			n, _ := strconv.ParseUint(a.Value, 10, 64)
			return n
		}
	}
	return 0
}

// isNoSync tells whether a call does not wait for other threads.
func isNoSync(v *ir.Value) bool {
	f := v.CalledFunc()
	return v.Aux.(*ir.Call).FuncAttrs.Has("nosync") || f != nil && (f.Attrs.Has("nosync") || f.Intrinsic != intrinsic.None && !f.Intrinsic.Has(intrinsic.Invokable))
}

// allocates tells whether a call gives memory from the heap: that of the variable, perhaps.
func allocates(v *ir.Value) bool {
	_, ok := memory.Allocates(v)
	return ok
}

// heapUse looks at what is done with addresses of memory from the heap.
type heapUse struct {
	layout   *ir.Layout
	g        *ir.Global // where the address is kept
	loads    []access   // of it
	once     bool       // the memory comes into being only once
	compares bool       // a load of g is compared with null
	align    uint64     // what the memory is aligned to
}

// of tells whether an address, the result of the call or a load of where it is kept, is only accessed and compared
// with null, and that, unless the call is executed once, before anything else may execute it.
func (h *heapUse) of(v *ir.Value) bool {
	var last int
	b := v.Block
	ok := memory.Walk(nil, v, func(u memory.Use) memory.Next {
		next := memory.Skip
		if u.User.Flags&ir.Volatile != 0 || u.Kind == memory.Transfer && memory.IsVolatile(u.User) {
			return memory.Stop
		}
		if statedAlign(h.layout, u) > h.align { // of which address of an object that is aligned how is not known
			return memory.Stop
		}
		switch u.Kind {
		case memory.Store:
		case memory.Load, memory.Update, memory.Transfer:
			if fills := u.Kind == memory.Transfer && u.Index == 1; !fills && v.Op != ir.OpLoad && !h.once {
				return memory.Stop
			}
		case memory.Step:
			if !u.User.Type.IsPtr() {
				return memory.Stop
			}
			next = memory.Follow
		case memory.Compare:
			if u.Addr != v || u.User.Args[1-u.Index].Op != ir.OpNull || u.User.Pred != ir.EQ && u.User.Pred != ir.NE {
				return memory.Stop
			}
			h.compares = h.compares || v.Op == ir.OpLoad
			return memory.Skip
		default:
			if u.User.Op != ir.OpStore || u.Addr != v || v.Op == ir.OpLoad || u.User.Args[1].AsGlobal() != h.g {
				return memory.Stop
			}
		}
		if !h.once && u.User.Block != b {
			return memory.Stop
		}
		if u.User.Block == b {
			last = max(last, b.IndexOf(u.User))
		}
		return next
	})
	if !ok || h.once {
		return ok
	}
	// Until the second address is kept in the place of the first one, that leads to the first object, which is looked at later if
	// control does not get that far.
	stops := ir.Ordered
	if v.Op == ir.OpCall {
		stops |= ir.Unwinds | ir.Hangs
		for _, l := range h.loads {
			if l.User.Block == b && b.IndexOf(l.User) > b.IndexOf(v) && b.IndexOf(l.User) < last {
				return false
			}
		}
	}
	for _, x := range b.Instrs[b.IndexOf(v)+1 : max(last, b.IndexOf(v)+1)] {
		if x.Effects()&stops != 0 || x.Op.IsCall() && (!isQuiet(x) || mayReturnTwice(x) || !isNoSync(x) || allocates(x)) {
			return false
		}
	}
	return true
}
