package address

import (
	"rewrite/passes/analysis/manager"
	"rewrite/passes/ir"
	"rewrite/passes/ir/remark"
)

// A form is what an address is besides constants: a base and one value times a number of
// bytes, extended to the width of an offset.
type form struct {
	base, x *ir.Value
	ext     ir.Op // OpSExt, OpZExt, or OpInvalid for a value that is as wide
	scale   uint64
}

// A member is an address that is off bytes behind a form.
type member struct {
	v     *ir.Value
	off   int64
	saves int  // instructions that nothing else needs, if the address is computed from another one
	whole bool // the sum that is its index does not wrap, and what is added is not negative
}

// share computes addresses that differ in constants only from one that has none:
//
//	%i1 = add nsw i32 %i, 1                       %e = sext i32 %i to i64
//	%e1 = sext i32 %i1 to i64                     %s = getelementptr i16, ptr %p, i64 %e
//	%a = getelementptr i16, ptr %p, i64 %e1       %a = getelementptr i8, ptr %s, i64 2
//	%i2 = add nsw i32 %i, 2
//	%e2 = sext i32 %i2 to i64
//	%b = getelementptr i16, ptr %p, i64 %e2       %b = getelementptr i8, ptr %s, i64 4
//
// The sum of a number that does not wrap, or is poison, and a constant is the constant behind the
// number, extended or not. The place without the constant need not be in bounds, but where all addresses are and none of the two is negative:
// then it is between the base and each of them. It is done where fewer instructions are left.
func share(f *ir.Func, an *manager.Func, l *ir.Layout, gone map[*ir.Value]*ir.Value, say *remark.Remarks) (changed bool) {
	if f.Module.TypedPointers {
		return false
	}
	tree := an.Dom()
	forms := map[form][]member{}
	var order []form
	for _, b := range tree.ReversePostorder() {
		for _, v := range b.Instrs {
			if _, dead := gone[v]; dead || v.Op != ir.OpGEP {
				continue
			}
			if k, m, ok := formOf(l, v); ok {
				if forms[k] == nil {
					order = append(order, k)
				}
				forms[k] = append(forms[k], m)
			}
		}
	}
	for _, k := range order {
		list := forms[k]
		for base, dead := gone[k.base]; dead; base, dead = gone[k.base] { // by a form before
			k.base = base
		}
		for len(list) > 1 {
			var below, rest []member
			head := list[0]
			for _, m := range list {
				if tree.Dominates(head.v.Block, m.v.Block) {
					below = append(below, m)
				} else {
					rest = append(rest, m)
				}
			}
			if worth(k, below) {
				from(f, l, k, below, between(an, k, below), gone)
				changed = true
				for _, m := range below {
					say.Applied(m.v, "this address is at a constant offset from one that others are computed from, too")
				}
			}
			list = rest
		}
	}
	return changed
}

// formOf takes an address apart.
func formOf(l *ir.Layout, v *ir.Value) (k form, m member, ok bool) {
	off, terms, ok := l.GEPTerms(v)
	width := l.Pointer(v.Type.Bits).Index
	if !ok || len(terms) != 1 || width == 0 || width > 64 {
		return k, m, false
	}
	k = form{base: v.Args[0], x: terms[0].Index, scale: terms[0].Scale}
	m = member{v: v, off: off}
	exts := 0
	if k.x.Type.Bits > width {
		return k, m, false
	}
	if k.x.Type.Bits < width {
		k.ext = ir.OpSExt // getelementptr does it
	} else if (k.x.Op == ir.OpSExt || k.x.Op == ir.OpZExt) && k.x.Block != nil && k.x.Args[0].Type.IsInt() {
		k.ext = k.x.Op
		exts = 1
		if k.x.NumUses() > 1 {
			exts = 0
		}
		nneg := k.x.Flags&ir.NNeg != 0
		k.x = k.x.Args[0]
		if nneg && k.x.Flags&ir.NSW != 0 {
			k.ext = ir.OpSExt // of what is not negative, or poison
		}
	}
	x := k.x
	m.whole = true
	var need ir.Flags
	switch k.ext {
	case ir.OpSExt:
		need = ir.NSW
	case ir.OpZExt:
		need = ir.NUW
	}
	plain := k.ext == ir.OpInvalid
	if x.Block == nil || len(x.Args) != 2 || x.Args[1].Op != ir.OpInt || x.Args[1].Aux != nil || x.Type.Bits > 64 {
		return k, m, true
	}
	c := x.Args[1].SExt()
	if k.ext == ir.OpZExt {
		c = int64(x.Args[1].Bits)
	}
	switch {
	case x.Op == ir.OpAdd && x.Flags&need == need:
	case x.Op == ir.OpSub && x.Flags&need == need && (plain || k.ext == ir.OpSExt) && c != -c:
		c = -c
	case x.Op == ir.OpOr && x.Flags&ir.Disjoint != 0 && (k.ext != ir.OpSExt || c >= 0):
	default:
		return k, m, true
	}
	k.x = x.Args[0]
	m.whole = c >= 0 && (x.Op == ir.OpOr || !plain || x.Flags&ir.NSW != 0)
	m.off += c * int64(k.scale)
	m.saves = exts
	if x.NumUses() == 1 && (plain || exts == 1 || k.x.Type.Bits < width && exts == 0) {
		m.saves++
	}
	return k, m, true
}

// worth tells whether fewer instructions are left: there is one more address, and one more
// extension.
func worth(k form, list []member) bool {
	cost := 1
	if k.ext != ir.OpInvalid {
		cost++
	}
	saves, first := 0, list[0].off
	differ := false
	for _, m := range list {
		saves += m.saves
		differ = differ || m.off != first
	}
	return differ && saves > cost
}

// between are the flags that the address without constants has, and those computed from it keep: those of all, if it lies between the base and each of them.
func between(an *manager.Func, k form, list []member) (flags ir.Flags) {
	flags = ir.InBounds | ir.NUSW | ir.NUW
	for _, m := range list {
		if flags &= m.v.Flags; !m.whole || m.off < 0 {
			return 0
		}
	}
	if flags == 0 || k.ext != ir.OpZExt && !an.Facts().Facts(k.x).NonNegative() {
		return 0
	}
	return flags
}

// from computes addresses of a form, of which the first is above all others, from one without
// constants that is made before the first.
func from(f *ir.Func, l *ir.Layout, k form, list []member, flags ir.Flags, gone map[*ir.Value]*ir.Value) {
	head := list[0].v
	width := l.Pointer(head.Type.Bits).Index
	t := f.Module.Types.Int(width)
	before := func(v *ir.Value) *ir.Value {
		v.Pos = head.Pos
		v.Meta = head.Meta.Keep(func(kind string) bool { return kind == "dbg" })
		head.Block.InsertAt(head.Block.IndexOf(head), v)
		return v
	}
	x := k.x
	if k.ext != ir.OpInvalid {
		x = before(f.NewInstr(k.ext, t, x))
	}
	common := f.NewInstr(ir.OpGEP, head.Type, k.base, x)
	common.Aux, common.Flags = elementOf(head), flags
	before(common)
	for _, m := range list {
		v := m.v
		if m.off == 0 {
			v.ReplaceAllUses(common)
			gone[v] = common
			continue
		}
		v.SetArg(0, common)
		inBytes(f, l, v, m.off, flags)
	}
}

// elementOf is the type of which an address's variable index counts elements.
func elementOf(head *ir.Value) *ir.Type {
	t := head.ElemType()
	for _, a := range head.Args[2:] {
		if t.Kind == ir.StructKind {
			t = t.ElemAt(a.Bits)
		} else {
			t = t.Elem
		}
		if a.Op != ir.OpInt {
			return t
		}
	}
	return head.ElemType() // the first index counts these
}
