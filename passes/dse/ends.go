package dse

import (
	"rewrite/passes/analysis/memory"
	"rewrite/passes/ir"
)

// exits are how a function can end so that its caller may read something.
type exits uint8

const (
	returned exits = 1 << iota
	thrown
)

// isEnd tells whether behind an instruction the object that a pointer leads into is none
// any more: its lifetime is over, or it is freed. Around a loop that makes an object in each round it may be another one.
func (w *work) isEnd(x *ir.Value, p *ir.Value, across bool) bool {
	object := base(p)
	if x.Op != ir.OpCall || across && w.many(object) {
		return false
	}
	switch {
	case memory.IsMarker(x):
		args := x.CallArgs()
		return args[len(args)-1] == object
	case frees(x):
		return x.Args[1] == object
	}
	return false
}

// many tells whether an object may be another one in each round of a loop.
func (w *work) many(object *ir.Value) bool {
	return object.Block != nil && object.Block != w.f.Entry()
}

// base is what a pointer is a number of bytes behind, in whatever address space.
func base(p *ir.Value) *ir.Value {
	for range maxSteps {
		switch {
		case p.Op == ir.OpGEP:
		case (p.Op == ir.OpBitCast || p.Op == ir.OpAddrSpaceCast) && p.Args[0].Type.IsPtr():
		default:
			return p
		}
		p = p.Args[0]
	}
	return p
}

// frees tells whether a call does nothing but free the memory that its first argument points to.
func frees(x *ir.Value) bool {
	f := x.CalledFunc()
	if f == nil || len(x.CallArgs()) != 1 || !memory.IsBuiltin(x) {
		return false
	}
	a, ok := f.Attrs.Get("allockind")
	return ok && a.Value == `"free"` || f.Name == "free" && memory.MeansLibrary(x)
}

// seenAt is how the function can end so that somebody may read by a pointer then. Nobody can if it leads
// into an alloca or a copy of an argument, or into memory that was allocated here and whose address nobody
// was told; and what is written through an argument that says it is dead then is as if overwritten (LangRef,
// "dead_on_unwind", "dead_on_return").
func (w *work) seenAt(p *ir.Value) exits {
	o := base(p)
	if e, ok := w.seen[o]; ok {
		return e
	}
	e := returned | thrown
	switch o.Op {
	case ir.OpAlloca:
		e = 0
	case ir.OpParam:
		if int(o.Bits) >= len(w.f.ParamAttrs) {
			break
		}
		s := w.f.ParamAttrs[o.Bits]
		for _, name := range []string{"byval", "inalloca", "preallocated"} {
			if s.Has(name) {
				e = 0
			}
		}
		if s.Has("dead_on_unwind") {
			e &^= thrown
		}
		if a, ok := s.Get("dead_on_return"); ok && a.Value == "" { // it may come to have a number of bytes
			e = 0
		}
	case ir.OpCall, ir.OpInvoke:
		if isNew(o) && !told(o) {
			e = 0
		}
	}
	w.seen[o] = e
	return e
}

// thrownFrom tells whether somebody may read a target when an instruction throws: not if it is in
// memory that was allocated here, and nobody was told the address yet.
func (w *work) thrownFrom(x *ir.Value, t *target) bool {
	if t.seen&thrown == 0 {
		return false
	}
	o := base(t.Ptr)
	return !(o.Op == ir.OpCall || o.Op == ir.OpInvoke) || !isNew(o) || !w.alias.HiddenAt(o, x)
}

// isNew tells whether a call returns memory that nobody else has a pointer to.
func isNew(v *ir.Value) bool {
	if v.Aux.(*ir.Call).RetAttrs.Has("noalias") {
		return true
	}
	f := v.CalledFunc()
	return f != nil && f.RetAttrs.Has("noalias")
}

// told tells whether somebody may know the address of an object when the function is over.
func told(o *ir.Value) bool {
	seen := 0
	return !memory.Walk(nil, o, func(u memory.Use) memory.Next {
		seen++
		switch u.Kind {
		case memory.Escape, memory.Return:
			if !(u.User.Op.IsCall() && frees(u.User)) {
				return memory.Stop
			}
		case memory.Step, memory.Choice:
			return memory.Follow
		}
		if seen > maxSteps || u.User.Flags&ir.Volatile != 0 {
			return memory.Stop
		}
		return memory.Skip
	})
}
