// Package address brings addresses with constant offsets into one form.
//
//	%a = getelementptr inbounds %T, ptr %p, i32 0, i32 2      %a = getelementptr inbounds i8, ptr %p, i64 8
//	%b = getelementptr inbounds i8, ptr %a, i64 4             %b = getelementptr inbounds i8, ptr %p, i64 12
//	%c = getelementptr %T, ptr %p, i64 0                      use %p for %c
//
// So that equal addresses are equal values to cse, whatever types they went
// through. Two constant steps keep the flags that both have: where the sum of the
// offsets does not wrap, what is in bounds (or does not wrap) after each of two
// steps is so after one (SEMANTICS 19). Offsets are those of the module's data
// layout; indices that are no constants, vectors of addresses and scalable types
// stay, as do typed pointers but for steps of nothing.
package address

import (
	"rewrite/passes/ir"
	"rewrite/passes/ir/layout"
)

// Run normalises the addresses of a function.
func Run(f *ir.Func, say *ir.Remarks) (changed bool) {
	l, err := layout.Parse(f.Module.Find(ir.DataLayout))
	if err != nil {
		say.Missed(nil, "%v", err)
		return false
	}
	gone := map[*ir.Value]*ir.Value{}
	// In reverse postorder, so that what an address is based on comes first.
	for _, b := range f.Dominators().ReversePostorder() {
		for _, v := range b.Instrs {
			if v.Op != ir.OpGEP {
				continue
			}
			to, ok := constant(f, l, v)
			if !ok {
				continue
			}
			if to.off == 0 && to.base.Type == v.Type {
				say.Applied(v, "this address is the one that it begins with")
				v.ReplaceAllUses(to.base)
				gone[v] = to.base
				continue
			}
			if !f.Module.TypedPointers && rebase(f, l, v, to, say) {
				changed = true
			}
		}
	}
	if len(gone) == 0 && !changed {
		return false
	}
	for _, b := range f.Blocks {
		b.EraseIf(func(v *ir.Value) bool { return gone[v] != nil })
	}
	f.MarkChanged()
	f.RepairDebug(func(v *ir.Value) *ir.Value { return gone[v] })
	return true
}

// target is an address as bytes from a base.
type target struct {
	base  *ir.Value
	off   int64
	flags ir.Flags
	steps int // more than the one that the address itself takes
}

// constant follows an address down as far as the offset is constant.
func constant(f *ir.Func, l *layout.Layout, v *ir.Value) (to target, ok bool) {
	to = target{base: v.Args[0], flags: v.Flags}
	if to.off, ok = Offset(l, v); !ok || f.Module.TypedPointers {
		return to, ok
	}
	width := l.Pointer(v.Type.Bits).Index
	for to.base.Op == ir.OpGEP && to.base.Block != nil {
		inner, ok := Offset(l, to.base)
		if !ok {
			break
		}
		sum := inner + to.off
		if sum < inner != (to.off < 0) || sum<<(64-width)>>(64-width) != sum {
			break // it wraps
		}
		to = target{to.base.Args[0], sum, Common(to.flags, to.base.Flags), to.steps + 1}
	}
	return to, true
}

// rebase makes an address at a constant offset one of bytes.
func rebase(f *ir.Func, l *layout.Layout, v *ir.Value, to target, say *ir.Remarks) bool {
	n := f.Int(ir.IntN(l.Pointer(v.Type.Bits).Index), uint64(to.off))
	if to.base == v.Args[0] && len(v.Args) == 2 && v.Aux == ir.Aux(ir.I8) && v.Args[1] == n {
		return false
	}
	for range to.steps {
		say.Applied(v, "this address is at one constant offset")
	}
	v.SetArg(0, to.base)
	for len(v.Args) > 2 {
		v.RemoveArg(len(v.Args) - 1)
	}
	v.SetArg(1, n)
	v.Aux, v.Flags = ir.I8, to.flags
	return true
}

// Common is the flags that hold for one step in the place of two.
func Common(a, b ir.Flags) ir.Flags {
	for _, f := range []*ir.Flags{&a, &b} {
		if *f&ir.InBounds != 0 {
			*f |= ir.NUSW
		}
	}
	c := a & b
	if c&ir.InBounds != 0 {
		c &^= ir.NUSW // it is implied, and not written
	}
	return c
}

// Offset is the number of bytes that a getelementptr adds to its base, if it is
// constant and the same for all of its address's bits.
func Offset(l *layout.Layout, v *ir.Value) (off int64, ok bool) {
	if v.Type.Kind != ir.PointerKind || v.Args[0].Type.Kind != ir.PointerKind {
		return 0, false
	}
	t, ok := v.Aux.(*ir.Type)
	if !ok {
		return 0, false
	}
	width := l.Pointer(v.Type.Bits).Index
	if width == 0 || width > 64 {
		return 0, false
	}
	for i, a := range v.Args[1:] {
		if a.Op != ir.OpInt || a.Aux != nil {
			return 0, false
		}
		if i > 0 {
			switch t.Kind {
			case ir.StructKind:
				off += int64(l.Offset(t, a.Bits))
				t = t.ElemAt(a.Bits)
				continue
			case ir.ArrayKind:
				t = t.Elem
			case ir.VectorKind:
				t = t.Elem
				if l.Bits(t) != 8*l.Size(t) {
					return 0, false // lanes that are no bytes, or would be padded elsewhere
				}
			default:
				return 0, false
			}
		}
		if !Sized(t) {
			return 0, false
		}
		off += a.SExt() * int64(l.Size(t))
	}
	return off << (64 - width) >> (64 - width), true
}

// Sized tells whether the size of a type is a constant that the layout knows.
func Sized(t *ir.Type) bool {
	switch t.Kind {
	case ir.VectorKind:
		return !t.Scalable
	case ir.ArrayKind:
		return Sized(t.Elem)
	case ir.StructKind:
		for _, f := range t.Fields {
			if !Sized(f) {
				return false
			}
		}
		return true
	case ir.IntKind, ir.PointerKind, ir.HalfKind, ir.BFloatKind, ir.FloatKind, ir.DoubleKind, ir.X86FP80Kind, ir.FP128Kind, ir.PPCFP128Kind:
		return true
	}
	return false
}
