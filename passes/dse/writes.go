package dse

import (
	"strconv"
	"strings"

	"rewrite/passes/analysis/alias"
	"rewrite/passes/analysis/memory"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// A target is what an instruction writes, all of it and nothing else, if it is executed.
type target struct {
	alias.Location
	size uint64 // 0 where it is not known
	// extent tells the bytes where they are not known by number: units of so many bytes, as many as
	// it says, or those whose bit in it is set. Two writes to one address with equal extents and units
	// write the same bytes; of one that is undef the second may be what the first was.
	extent *ir.Value
	unit   uint64
	seen   exits // where the function ends so that somebody may read it
}

// written is what a store, memset, memcpy or another call that does nothing else writes. What
// is volatile, or ordered, does more than that: ok is false.
func (w *work) written(v *ir.Value) (t target, ok bool) {
	switch {
	case v.Op == ir.OpStore && v.Effects()&ir.Ordered != 0:
		return t, false
	case v.Op != ir.OpCall:
	case memory.IsVolatile(v):
		return t, false
	case v.NumUses() > 0 || v.Flags&ir.MustTail != 0 || len(v.Aux.(*ir.Call).Bundles) > 0:
		return t, false
	}
	if v.Op == ir.OpStore || v.Intrinsic() != intrinsic.None {
		if t, ok = w.extentOf(v); ok {
			return t, true
		}
	}
	if p := onlyWrites(v); p != nil {
		t.Location = alias.Location{Ptr: p, Size: alias.Size{Kind: alias.Around}}
		return t, true
	}
	return t, false
}

// extentOf is what a store, an intrinsic or a library function writes, whatever it does besides.
func (w *work) extentOf(v *ir.Value) (t target, ok bool) {
	switch {
	case v.Op == ir.OpStore:
		t.Location, _ = w.alias.Of(v)
	case memory.IsTransfer(v), elementwise(v):
		t.Location = alias.Destination(v)
		t.extent, t.unit = v.Args[3], 1
	case v.Intrinsic() == intrinsic.ExperimentalMemsetPattern && v.Op == ir.OpCall && w.isWhole(v.Args[2].Type):
		t.Location = alias.Location{Ptr: v.Args[1], Size: alias.Size{Kind: alias.After}, Meta: v.Meta}
		t.extent, t.unit = v.Args[3], w.layout.Size(v.Args[2].Type)
		if n := t.extent; n.Op == ir.OpInt && n.Aux == nil && n.Bits < 1<<32 && t.unit < 1<<31 {
			t.Size = alias.Size{Kind: alias.Exact, Bytes: n.Bits * t.unit}
		}
	case v.Intrinsic() == intrinsic.MaskedStore && v.Op == ir.OpCall && v.Args[1].Type.HasFixedSize() && w.isWhole(v.Args[1].Type.Scalar()):
		t.Location = w.alias.Argument(v, 1)
		t.extent, t.unit = v.Args[len(v.Args)-1], w.layout.StoreSize(v.Args[1].Type.Scalar())
	default:
		f := w.library(v)
		if f.Length == 0 {
			return t, false
		}
		t.Location = w.alias.Argument(v, f.To-1)
		t.extent, t.unit = v.Args[f.Length], 1
	}
	if t.Size.Kind == alias.Exact {
		t.size, t.extent = t.Size.Bytes, nil
	}
	return t, true
}

// isWhole tells whether there is nothing between values of a type that lie beside each other, as lanes or elements of an array.
func (w *work) isWhole(t *ir.Type) bool {
	return t.HasFixedSize() && w.layout.Bits(t) == 8*w.layout.Size(t)
}

// elementwise tells whether a call is a memset, memcpy or memmove that is atomic for each element:
// unordered, as it is to others.
func elementwise(v *ir.Value) bool {
	switch v.Intrinsic() {
	case intrinsic.MemcpyElementUnorderedAtomic, intrinsic.MemmoveElementUnorderedAtomic, intrinsic.MemsetElementUnorderedAtomic:
		return v.Op == ir.OpCall && len(v.Aux.(*ir.Call).Bundles) == 0 && len(v.CallArgs()) == 4
	}
	return false
}

// onlyWrites is the one argument by which a call writes memory, where that is all that it
// does besides reading some; nil if it may do more.
func onlyWrites(v *ir.Value) (p *ir.Value) {
	if v.Op != ir.OpCall || v.Effects()&(ir.Unwinds|ir.Hangs|ir.Ordered) != 0 || memory.IsMarker(v) || memory.IsTransfer(v) || v.Pinned() ||
		v.CalledFunc() == nil || v.Memory()&^ir.EveryMemory(ir.Reads)&^ir.MemoryOf(ir.ArgMem, ir.Writes) != 0 {
		return nil
	}
	for i, a := range v.CallArgs() {
		if !a.Type.HoldsPointers() || alias.ByArgument(v, i)&ir.Writes == 0 {
			continue
		}
		if p != nil || !a.Type.IsPtr() {
			return nil
		}
		p = a
	}
	return p
}

// overwritten is what is left of some bytes of a target behind an instruction.
func (w *work) overwritten(x *ir.Value, t *target, bytes spans, across bool) spans {
	o, ok := w.extentOf(x)
	if !ok {
		return bytes
	}
	switch {
	case w.fills(&o, t, across):
		return nil
	case across:
		return bytes
	case o.extent != nil && o.extent == t.extent && o.unit == t.unit:
		if n, ok := w.alias.Distance(o.Ptr, t.Ptr); ok && n == 0 {
			return nil
		}
	case t.size > 0:
		if from, to, ok := w.within(o.Location, t); ok && from < to {
			return bytes.without(span{from, to})
		}
	}
	return bytes
}

// fills tells whether a write is of all bytes of the object that a target is in, wherever in it that is.
func (w *work) fills(o, t *target, across bool) bool {
	object := base(t.Ptr)
	if o.size == 0 || base(o.Ptr) != object || across && w.many(object) {
		return false
	}
	size := w.alias.ObjectSize(object)
	if size == 0 || o.size < size {
		return false
	}
	n, ok := w.alias.Distance(object, o.Ptr)
	return ok && n == 0
}

// initialized is which of some bytes of a target a call may see, where an argument says that it writes
// others before it reads any:
//
//	call void @f(ptr captures(none) initializes((0, 8)) %p)
//
// That is about accesses through this argument (LangRef, "initializes"), so each argument that leads to
// the target must say so, and the call must know of the object by its arguments alone. If it throws it need not
// have written anything.
func (w *work) initialized(x *ir.Value, t *target, bytes spans, across bool) spans {
	if x.Op != ir.OpCall || across || t.size == 0 || x.Effects()&ir.Unwinds != 0 && w.thrownFrom(x, t) {
		return bytes
	}
	var all spans
	found := false
	for i, a := range x.CallArgs() {
		if !a.Type.HoldsPointers() {
			continue
		}
		if !a.Type.IsPtr() {
			return bytes
		}
		if w.alias.Alias(w.alias.Argument(x, i), t.Location) == alias.No {
			continue
		}
		n, ok := w.alias.Distance(t.Ptr, a)
		if !ok || !memory.Lends(x, i) {
			return bytes
		}
		var said spans
		for _, s := range memory.ParamAttrs(x, i) {
			if s.Has("byval") {
				return bytes
			}
			for _, r := range ranges(s, n) {
				said = said.with(spans{{0, t.size}}.cut(r.from, r.to))
			}
		}
		if found {
			var in spans
			for _, p := range all {
				in = in.with(said.cut(p.from, p.to))
			}
			said = in
		}
		all, found = said, true
	}
	if len(all) == 0 || !w.alias.ByArgumentsAlone(x, t.Location) {
		return bytes
	}
	for _, p := range all {
		bytes = bytes.without(p)
	}
	return bytes
}

// ranges reads what initializes((LO, HI), ...) says of a pointer that is n bytes behind the first that count.
// Bytes before these are left out.
func ranges(s *ir.AttrSet, n int64) (list spans) {
	a, ok := s.Get("initializes")
	if !ok {
		return nil
	}
	var bounds []int64
	for _, text := range strings.FieldsFunc(a.Value, func(r rune) bool { return r != '-' && (r < '0' || r > '9') }) {
		bound, err := strconv.ParseInt(text, 10, 40)
		if err != nil {
			return nil
		}
		bounds = append(bounds, bound)
	}
	for i := 0; i+1 < len(bounds); i += 2 {
		if from, to := max(bounds[i]+n, 0), bounds[i+1]+n; n > -1<<40 && n < 1<<40 && from < to {
			list = append(list, span{uint64(from), uint64(to)})
		}
	}
	return list
}
