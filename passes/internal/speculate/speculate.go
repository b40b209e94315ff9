// Package speculate tells which instructions may be executed where the program would not come to them, and makes
// them fit for that: code that moves out of loops and above branches.
package speculate

import (
	"rewrite/passes/analysis/memory"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// May tells whether an instruction may be executed though the program would not come to it: it has no undefined
// behaviour, whatever its operands are, once DropPromises was called. The layout is the module's, nil if it is not understood. That
// memory holds what a load would have found is for the caller to see to.
func May(v *ir.Value, layout *ir.Layout) bool {
	switch v.Op {
	case ir.OpLoad:
		return dereferenceable(v, layout)
	case ir.OpCall:
		return v.Effects() == 0 && mayCall(v)
	case ir.OpUDiv, ir.OpURem, ir.OpSDiv, ir.OpSRem:
		return ir.SafeDivisor(v.Op, v.Args[1])
	}
	return v.Op.Is(ir.Speculatable)
}

// mayCall tells whether what is called has no undefined behaviour: an intrinsic without effects, or
// what says so, if nothing is promised of its arguments and result that need not be.
func mayCall(v *ir.Value) bool {
	f, c := v.CalledFunc(), v.Aux.(*ir.Call)
	if f == nil || v.Intrinsic() == intrinsic.None && !f.Attrs.Has("speculatable") && !c.FuncAttrs.Has("speculatable") {
		return false
	}
	switch v.Intrinsic() {
	case intrinsic.SdivFix, intrinsic.UdivFix, intrinsic.SdivFixSat, intrinsic.UdivFixSat:
		return false // they divide
	}
	sets := append(append([]*ir.AttrSet{c.RetAttrs, f.RetAttrs}, c.ParamAttrs...), f.ParamAttrs...)
	for _, s := range sets {
		if s.Has("noundef") || s.Has("dereferenceable") || s.Has("dereferenceable_or_null") {
			return false
		}
	}
	return true
}

// dereferenceable tells whether what a load reads is there as long as the function runs: a part of an alloca of
// fixed size, of a variable, or of what the caller copied for it, by an address that is as aligned as the load says.
func dereferenceable(v *ir.Value, layout *ir.Layout) bool {
	if layout == nil || !v.Type.HasFixedSize() {
		return false
	}
	p, off := v.Args[0], int64(0)
	for p.Op == ir.OpGEP {
		n, ok := layout.GEPOffset(p)
		if !ok {
			return false
		}
		p, off = p.Args[0], off+n
	}
	size, align := object(p, v.Block.Func, layout)
	want := v.Aux.(*ir.Mem).Align
	if want == 0 {
		want = layout.Align(v.Type)
	}
	return off >= 0 && uint64(off)+layout.StoreSize(v.Type) <= size && align%want == 0 && uint64(off)%want == 0
}

// object is how large and how aligned a whole object is, 0 if it is none.
func object(p *ir.Value, f *ir.Func, layout *ir.Layout) (size, align uint64) {
	var t *ir.Type
	switch p.Op {
	case ir.OpAlloca:
		a := p.Aux.(*ir.Alloca)
		if p.Block != f.Entry() || p.Args[0].Op != ir.OpInt || p.Args[0].Bits != 1 || p.Flags != 0 || len(memory.Markers(p, nil)) > 0 {
			return 0, 1
		}
		t, align = a.Elem, a.Align
	case ir.OpGlobal:
		g := p.AsGlobal()
		if g.Kind != ir.Var || g.Linkage == "extern_weak" || g.AddrSpace != 0 {
			return 0, 1
		}
		t, align = g.ValueType, g.Align
	case ir.OpParam:
		if int(p.Bits) >= len(f.ParamAttrs) {
			return 0, 1
		}
		a, ok := f.ParamAttrs[p.Bits].Get("byval")
		if !ok || a.Type == nil {
			return 0, 1
		}
		t, align = a.Type, 1
	default:
		return 0, 1
	}
	if !t.HasFixedSize() {
		return 0, 1
	}
	if align == 0 {
		align = layout.Align(t)
	}
	return layout.Size(t), align
}

// DropPromises forgets what an instruction says on pain of undefined behaviour, where it is executed though it
// was not.
func DropPromises(v *ir.Value) {
	v.Meta = v.Meta.Keep(func(kind string) bool {
		switch kind {
		case "dbg", "range", "nonnull", "align", "fpmath", "nofpclass":
			return true
		}
		return false
	})
}
