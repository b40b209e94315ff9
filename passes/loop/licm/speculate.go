package licm

import (
	"strconv"

	"rewrite/passes/analysis/memory"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// speculatable tells whether an instruction may be executed in front of a loop though the program would not
// come to it: it has no undefined behaviour, whatever its operands are.
func (w *work) speculatable(v *ir.Value) bool {
	switch v.Op {
	case ir.OpLoad:
		return w.dereferenceable(v)
	case ir.OpCall:
		return v.Effects() == 0 && speculatableCall(v)
	case ir.OpUDiv, ir.OpURem, ir.OpSDiv, ir.OpSRem:
		return ir.SafeDivisor(v.Op, v.Args[1])
	}
	return v.Op.Is(ir.Speculatable)
}

// speculatableCall tells whether what is called has no undefined behaviour: an intrinsic without effects, or
// what says so, if nothing is promised of its arguments and result that need not be.
func speculatableCall(v *ir.Value) bool {
	f, c := v.CalledFunc(), v.Aux.(*ir.Call)
	if f == nil || v.Intrinsic() == intrinsic.None && !f.Attrs.Has("speculatable") && !c.FuncAttrs.Has("speculatable") {
		return false
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
func (w *work) dereferenceable(v *ir.Value) bool {
	if w.layout == nil || !v.Type.HasFixedSize() {
		return false
	}
	p, off := v.Args[0], int64(0)
	for p.Op == ir.OpGEP {
		n, ok := w.layout.GEPOffset(p)
		if !ok {
			return false
		}
		p, off = p.Args[0], off+n
	}
	if w.mustNotRead(p) {
		return false
	}
	size, align := w.object(p)
	want := v.Aux.(*ir.Mem).Align
	if want == 0 {
		want = w.layout.Align(v.Type)
	}
	return off >= 0 && uint64(off)+w.layout.StoreSize(v.Type) <= size && align%want == 0 && uint64(off)%want == 0
}

// mustNotRead tells whether attributes say on pain of undefined behaviour that the function does not read an object: then the load is one that
// is never executed.
func (w *work) mustNotRead(p *ir.Value) bool {
	switch p.Op {
	case ir.OpGlobal:
		return w.f.Attrs.Memory().At(ir.OtherMem)&ir.Reads == 0
	case ir.OpParam:
		if int(p.Bits) < len(w.f.ParamAttrs) {
			if a := w.f.ParamAttrs[p.Bits]; a.Has("writeonly") || a.Has("readnone") {
				return true
			}
		}
		return w.f.Attrs.Memory().At(ir.ArgMem)&ir.Reads == 0
	}
	return false
}

// object is how large and how aligned a whole object is, 0 if it is none.
func (w *work) object(p *ir.Value) (size, align uint64) {
	var t *ir.Type
	switch p.Op {
	case ir.OpAlloca:
		a := p.Aux.(*ir.Alloca)
		if p.Block != w.f.Entry() || p.Args[0].Op != ir.OpInt || p.Args[0].Bits != 1 || p.Flags != 0 || len(memory.Markers(p, nil)) > 0 {
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
		if int(p.Bits) >= len(w.f.ParamAttrs) {
			return 0, 1
		}
		attrs := w.f.ParamAttrs[p.Bits]
		a, ok := attrs.Get("byval")
		if !ok || a.Type == nil {
			return w.promised(attrs)
		}
		t, align = a.Type, 1
	default:
		return 0, 1
	}
	if !t.HasFixedSize() {
		return 0, 1
	}
	if align == 0 {
		align = w.layout.Align(t)
	}
	return w.layout.Size(t), align
}

// promised is how large and how aligned what a parameter points to is by its attributes, which speak of the time of the call: so nothing in
// the function may free it, nor wait for another thread that does.
func (w *work) promised(attrs *ir.AttrSet) (size, align uint64) {
	a, ok := attrs.Get("dereferenceable")
	if !ok || w.mayFree() {
		return 0, 1
	}
	align = 1
	size, err := strconv.ParseUint(a.Value, 10, 64)
	if b, ok := attrs.Get("align"); ok && err == nil {
		if n, err := strconv.ParseUint(b.Value, 10, 64); err == nil && n > 0 {
			align = n
		}
	}
	return size, align
}

// mayFree tells whether memory may be freed while the function runs, by itself or by another thread that it lets go on.
func (w *work) mayFree() bool {
	const no, yes = 1, 2
	if w.frees == 0 {
		w.frees = no
		for _, b := range w.f.Blocks {
			for _, v := range b.Instrs {
				_, access := v.Aux.(*ir.Mem)
				switch e := v.Effects(); {
				case v.Op == ir.OpFence, access && !v.IsPlain():
					w.frees = yes
				case v.Op.IsCall() && e&ir.Writes != 0 && (v.Intrinsic() == intrinsic.None || e&(ir.Hangs|ir.Ordered) != 0):
					w.frees = yes
				}
			}
		}
	}
	return w.frees == yes
}

// dropPromises forgets what an instruction says on pain of undefined behaviour, where it is executed though it
// was not.
func dropPromises(v *ir.Value) {
	v.Meta = v.Meta.Keep(func(kind string) bool {
		switch kind {
		case "dbg", "range", "nonnull", "align", "fpmath", "nofpclass":
			return true
		}
		return false
	})
}
