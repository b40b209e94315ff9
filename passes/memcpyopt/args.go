package memcpyopt

import (
	"rewrite/passes/analysis/memory"
	"rewrite/passes/ir"
)

// arguments passes a call what its arguments are copies of, where it only reads them.
//
//	call void @llvm.memcpy(ptr %t, ptr %a, i64 64)
//	call void @f(ptr byval(%T) align 8 %t)             call void @f(ptr byval(%T) align 8 %a)
func (w *work) arguments(c *ir.Value) {
	if c.Flags&(ir.MustTail|ir.NoTail) != 0 || c.Args[0].Op == ir.OpInlineAsm || len(c.Aux.(*ir.Call).Bundles) > 0 {
		return
	}
	if f := c.CalledFunc(); f != nil && f.Global.IsIntrinsic() {
		return
	}
	for i, a := range c.CallArgs() {
		if !a.Type.IsPtr() || a.Op == ir.OpParam {
			continue
		}
		if t, align, ok := byval(c, i); ok {
			if align > 0 && t != nil && t.HasFixedSize() {
				w.argument(c, i, int64(w.layout.Size(t)), align)
			}
		} else if a.Op == ir.OpAlloca && a.Flags == 0 && isPassable(c, i) && onlyRead(c, i) {
			if size, ok := w.sizeOf(a); ok {
				w.argument(c, i, size, w.wantedAlign(a))
			}
		}
	}
}

// byval is the type of an argument of which the callee gets a copy, and how it is aligned.
func byval(c *ir.Value, i int) (t *ir.Type, align uint64, ok bool) {
	for _, s := range memory.ParamAttrs(c, i) {
		if a, has := s.Get("byval"); has && t == nil {
			t, ok = a.Type, true
		}
		if a, has := s.Get("align"); has {
			align = max(align, parse(a.Value))
		}
	}
	return t, align, ok
}

// onlyRead tells whether a callee only reads an argument, and does not tell where it is.
func onlyRead(c *ir.Value, i int) bool {
	reads, keeps := c.Memory().At(ir.ArgMem)&ir.Writes == 0 && c.Memory().Anywhere()&ir.Writes == 0, true
	if c.Type == ir.Void && c.Effects()&(ir.Writes|ir.Unwinds) == 0 {
		keeps = false // there is nowhere to put it
	}
	for _, s := range memory.ParamAttrs(c, i) {
		if s.Has("readonly") || s.Has("readnone") {
			reads = true
		}
		if a, ok := s.Get("captures"); s.Has("nocapture") || ok && a.Value == "none" {
			keeps = false
		}
	}
	return reads && !keeps
}

// argument passes what an argument of a number of bytes is a copy of.
func (w *work) argument(c *ir.Value, i int, size int64, align uint64) {
	a := c.CallArgs()[i]
	by := w.mem.Inst(w.mem.ClobberOf(w.mem.Before(w.mem.Of(c)), exactly(a, size)))
	if by == nil || !isCopy(by) || !isPlain(by) {
		return
	}
	p := by.Args[source]
	n, constant := number(by.Args[length])
	distance, known := w.alias.Distance(by.Args[dest], a)
	why := ""
	switch l := exactly(p, size); {
	case !known || distance != 0 || !constant || n < size:
		why = "the copy is not of all of it"
	case p.Type != a.Type:
		why = "that is another address space"
	case !w.same(by, c, l):
		why = "that may have been written since"
	case !isByval(c, i) && w.touches(c, l)&ir.Writes != 0:
		why = "the call may write that"
	case !isByval(c, i) && !isNoAlias(c, i) && w.touches(c, exactly(a, size))&ir.Writes != 0:
		why = "the call may write the copy"
	case w.alignOf(p) < align && common(stated(by, source), 0) < align && !w.raise(p, align, 16):
		why = "that is less aligned"
	}
	if why != "" {
		w.missed(c, "argument %d is a copy, and what it is made of is not passed: %s", i+1, why)
		return
	}
	w.say.Applied(c, "argument %d is not copied for this call", i+1)
	byValue := isByval(c, i)
	tail := c.Flags & ir.Tail
	c.SetArg(i+1, p)
	w.passed(c, p)
	if byValue {
		c.Flags |= tail // the callee has its own copy
	}
	w.unread(a)
}

// isNoAlias tells whether what an argument leads to is not written by another one.
func isNoAlias(c *ir.Value, i int) bool {
	sets := memory.ParamAttrs(c, i)
	return sets[0].Has("noalias") || sets[1].Has("noalias")
}

func isByval(c *ir.Value, i int) bool {
	_, _, ok := byval(c, i)
	return ok
}

// alignOf is how an address is aligned, by what it is.
func (k *known) alignOf(p *ir.Value) uint64 {
	off := int64(0)
	for p.Op == ir.OpGEP {
		step, ok := k.layout.GEPOffset(p)
		if !ok {
			return 1
		}
		p, off = p.Args[0], off+step
	}
	align := uint64(1)
	switch p.Op {
	case ir.OpAlloca:
		a := p.Aux.(*ir.Alloca)
		if align = a.Align; align == 0 && a.Elem.HasFixedSize() {
			align = k.layout.Align(a.Elem)
		}
	case ir.OpParam:
		s := k.paramAttrs(p)
		if a, ok := s.Get("align"); ok {
			align = parse(a.Value)
		} else if a, ok := s.Get("sret"); ok && a.Type != nil && a.Type.HasFixedSize() {
			align = k.layout.Align(a.Type) // as of a result of the type
		}
	case ir.OpGlobal:
		if g := p.AsGlobal(); g.Kind == ir.Var {
			align = g.Align
		}
	case ir.OpCall, ir.OpInvoke:
		if a, ok := p.Aux.(*ir.Call).RetAttrs.Get("align"); ok {
			align = parse(a.Value)
		}
	}
	return common(max(align, 1), off)
}

// wantedAlign is how a slot on the stack is to be aligned if another one takes its place. If that
// is not stated it is as LLVM prefers for the type, which may be more than the type needs.
func (k *known) wantedAlign(slot *ir.Value) uint64 {
	a := slot.Aux.(*ir.Alloca)
	if a.Align != 0 {
		return a.Align
	}
	t, least := a.Elem, uint64(1)
	for t.Kind == ir.ArrayKind {
		t = t.Elem
	}
	if t.Kind == ir.StructKind {
		least = 8
	} else {
		for least < 16 && least < k.layout.StoreSize(t) {
			least *= 2
		}
	}
	return max(least, k.layout.Align(t))
}

// raise makes the slot on the stack that an address leads to better aligned, up to a bound.
func (w *work) raise(p *ir.Value, align, most uint64) bool {
	base, off, ok := w.base(p)
	if ok && w.alignOf(p) >= align {
		return true
	}
	if !ok || base.Op != ir.OpAlloca || align > most || off%int64(align) != 0 {
		return false
	}
	a := *base.Aux.(*ir.Alloca)
	a.Align = align
	base.Aux = &a
	w.changed = true
	return true
}

// common is how an address is aligned a number of bytes behind another one.
func common(align uint64, off int64) uint64 {
	if off == 0 {
		return align
	}
	return min(align, uint64(off&-off))
}

// stated is what a copy or fill says of the alignment of an argument.
func stated(v *ir.Value, arg int) uint64 {
	if a, ok := v.Aux.(*ir.Call).ParamAttr(arg - 1).Get("align"); ok {
		return max(parse(a.Value), 1)
	}
	return 1
}

// parse reads a number of an attribute, 0 if it is none.
func parse(s string) (n uint64) {
	for _, c := range s {
		if c < '0' || c > '9' || n > 1<<40 {
			return 0
		}
		n = 10*n + uint64(c-'0')
	}
	return n
}
