// Package speculate tells which instructions may be executed where the program would not come to them, and makes
// them fit for that: code that moves out of loops and above branches.
package speculate

import (
	"slices"
	"strconv"

	"rewrite/passes/analysis/memory"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// A Judge tells what may be executed where the program would not come to it, in one function. Who changes what may free memory
// there makes another one.
type Judge struct {
	f      *ir.Func
	layout *ir.Layout
	frees  uint8 // whether memory may be freed while the function runs; 0 if nobody asked
}

// NewJudge is for a function; the layout is the module's, nil if it is not understood.
func NewJudge(f *ir.Func, layout *ir.Layout) *Judge { return &Judge{f: f, layout: layout} }

// May tells whether an instruction may be executed though the program would not come to it: it has no undefined
// behaviour, whatever its operands are, once DropPromises was called. That memory holds what a load would have found is for the
// caller to see to.
func (j *Judge) May(v *ir.Value) bool {
	switch v.Op {
	case ir.OpLoad:
		return j.Dereferenceable(v)
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

// sanitizers are attributes of functions by which accesses tell of races, or of tags of memory, that the program has not.
var sanitizers = [...]string{"sanitize_thread", "sanitize_address", "sanitize_hwaddress", "sanitize_memtag"}

// Dereferenceable tells whether what a load reads is there as long as the function runs: a part of an alloca of
// fixed size, of a variable, or of what the caller copied for it, by an address that is as aligned as the load says. Where a sanitizer looks at
// each access none is made up.
func (j *Judge) Dereferenceable(v *ir.Value) bool {
	if j.layout == nil || !v.Type.HasFixedSize() {
		return false
	}
	want := v.Aux.(*ir.Mem).Align
	if want == 0 {
		want = j.layout.Align(v.Type)
	}
	return j.Readable(v.Args[0], 0, j.layout.StoreSize(v.Type), want)
}

// maxSteps bounds the getelementptrs that are looked through, as in code that is not reached they may go round.
const maxSteps = 100

// Readable is Dereferenceable for a load of so many bytes, off bytes behind an address.
func (j *Judge) Readable(p *ir.Value, off int64, bytes, want uint64) bool {
	if j.layout == nil || slices.ContainsFunc(sanitizers[:], j.f.Attrs.Has) {
		return false
	}
	for n := 0; p.Op == ir.OpGEP; n++ {
		step, ok := j.layout.GEPOffset(p)
		if !ok || n == maxSteps {
			return false
		}
		p, off = p.Args[0], off+step
	}
	if j.MustNotRead(p) {
		return false
	}
	size, align := j.object(p)
	return off >= 0 && uint64(off)+bytes <= size && align%want == 0 && uint64(off)%want == 0
}

// MayRead tells whether no attribute of the function says that it does not read what an address, which may be based on whichever of its
// parameters, leads to; and that no sanitizer looks at it.
func (j *Judge) MayRead(p *ir.Value) bool {
	for n := 0; p.Op == ir.OpGEP && n < maxSteps; n++ {
		p = p.Args[0]
	}
	if p.Op != ir.OpAlloca && p.Op != ir.OpGlobal && p.Op != ir.OpParam {
		for _, a := range j.f.ParamAttrs {
			if a.Has("writeonly") || a.Has("readnone") {
				return false
			}
		}
	}
	return !j.MustNotRead(p) && !slices.ContainsFunc(sanitizers[:], j.f.Attrs.Has)
}

// MustNotRead tells whether attributes say on pain of undefined behaviour that the function does not read what an address is based on: then
// a load of it is one that is never executed.
func (j *Judge) MustNotRead(p *ir.Value) bool {
	about := j.f.Attrs.Memory()
	switch p.Op {
	case ir.OpAlloca:
		return false
	case ir.OpGlobal:
		return about.At(ir.OtherMem)&ir.Reads == 0
	case ir.OpParam:
		if int(p.Bits) < len(j.f.ParamAttrs) {
			if a := j.f.ParamAttrs[p.Bits]; a.Has("writeonly") || a.Has("readnone") {
				return true
			}
		}
		return about.At(ir.ArgMem)&ir.Reads == 0
	}
	return (about.At(ir.OtherMem)|about.At(ir.ArgMem))&ir.Reads == 0
}

// object is how large and how aligned a whole object is, 0 if it is none.
func (j *Judge) object(p *ir.Value) (size, align uint64) {
	var t *ir.Type
	switch p.Op {
	case ir.OpAlloca:
		a := p.Aux.(*ir.Alloca)
		if p.Block != j.f.Entry() || p.Args[0].Op != ir.OpInt || p.Args[0].Bits != 1 || p.Flags != 0 || len(memory.Markers(p, nil)) > 0 {
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
		if int(p.Bits) >= len(j.f.ParamAttrs) {
			return 0, 1
		}
		attrs := j.f.ParamAttrs[p.Bits]
		a, ok := attrs.Get("byval")
		if !ok || a.Type == nil {
			return j.promised(attrs)
		}
		t, align = a.Type, 1
	default:
		return 0, 1
	}
	if !t.HasFixedSize() {
		return 0, 1
	}
	if align == 0 {
		align = j.layout.Align(t)
	}
	return j.layout.Size(t), align
}

// promised is how large and how aligned what a parameter points to is by its attributes, which speak of the time of the call: so nothing in
// the function may free it, nor wait for another thread that does.
func (j *Judge) promised(attrs *ir.AttrSet) (size, align uint64) {
	a, ok := attrs.Get("dereferenceable")
	if !ok || j.mayFree() {
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
func (j *Judge) mayFree() bool {
	const no, yes = 1, 2
	if j.frees == 0 {
		j.frees = no
		for _, b := range j.f.Blocks {
			for _, v := range b.Instrs {
				_, access := v.Aux.(*ir.Mem)
				switch e := v.Effects(); {
				case v.Op == ir.OpFence, access && !v.IsPlain():
					j.frees = yes
				case v.Op.IsCall() && e&ir.Writes != 0 && (v.Intrinsic() == intrinsic.None || e&(ir.Hangs|ir.Ordered) != 0):
					j.frees = yes
				}
			}
		}
	}
	return j.frees == yes
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
