package verify

import "rewrite/passes/ir"

// memory checks the instructions that access memory or make it.
func (c *verifier) memory(v *ir.Value) {
	if a, ok := v.Aux.(*ir.Alloca); ok {
		c.alloca(v, a)
		return
	}
	m := v.Aux.(*ir.Mem)
	if m.Align&(m.Align-1) != 0 || m.Align > maxAlign {
		c.bad(v, "an alignment must be a power of two of at most %d, not %d", uint64(maxAlign), m.Align)
	}
	var ptr, accessed *ir.Type
	switch v.Op {
	case ir.OpFence:
		if m.Ordering < ir.Acquire {
			c.bad(v, "cannot have the ordering %s", m.Ordering)
		}
		return
	case ir.OpLoad:
		ptr, accessed = v.Args[0].Type, v.Type
	case ir.OpStore:
		ptr, accessed = v.Args[1].Type, v.Args[0].Type
	case ir.OpCmpXchg, ir.OpAtomicRMW:
		ptr, accessed = v.Args[0].Type, v.Args[1].Type
	}
	if ptr.Kind != ir.PointerKind {
		c.bad(v, "accesses memory through a pointer, not %s", ptr)
	} else if ptr.Elem != nil && ptr.Elem != accessed {
		c.bad(v, "accesses %s through %s", accessed, ptr)
	}
	if !accessed.IsSized() || !accessed.IsFirstClass() {
		c.bad(v, "a value of type %s has no place in memory", accessed)
		return
	}
	scalar := accessed.Scalar()
	simple := accessed.Kind == ir.IntKind || accessed.Kind == ir.PointerKind
	switch v.Op {
	case ir.OpLoad, ir.OpStore:
		wrong := m.Ordering == ir.AcqRel || m.Ordering == ir.Release && v.Op == ir.OpLoad || m.Ordering == ir.Acquire && v.Op == ir.OpStore
		switch {
		case wrong:
			c.bad(v, "cannot have the ordering %s", m.Ordering)
		case m.Ordering == ir.NotAtomic && m.Scope != "":
			c.bad(v, "only atomic accesses have a synchronization scope")
		case m.Ordering != ir.NotAtomic && !scalar.IsInt() && !scalar.IsPtr() && !scalar.IsFloat():
			c.bad(v, "cannot access %s atomically", accessed)
		case m.Ordering != ir.NotAtomic && m.Align == 0:
			c.bad(v, "an atomic access must state its alignment")
		}
		if m.Ordering == ir.NotAtomic {
			return
		}
	case ir.OpCmpXchg:
		if m.Ordering < ir.Monotonic || m.Failure < ir.Monotonic || m.Failure == ir.Release || m.Failure == ir.AcqRel {
			c.bad(v, "cannot have the orderings %s and %s", m.Ordering, m.Failure)
		}
		r := v.Type
		if !simple {
			c.bad(v, "compares an integer or a pointer, not %s", accessed)
		} else if v.Args[2].Type != accessed || r.Kind != ir.StructKind || len(r.Fields) != 2 || r.Fields[0] != accessed || r.Fields[1] != ir.I1 {
			c.bad(v, "exchanges %s for %s and gives %s", accessed, v.Args[2].Type, r)
		}
	case ir.OpAtomicRMW:
		if m.Ordering < ir.Monotonic {
			c.bad(v, "cannot have the ordering %s", m.Ordering)
		}
		ok := accessed.Kind == ir.IntKind
		switch {
		case m.RMW == "xchg":
			ok = simple || accessed.IsFloat()
		case len(m.RMW) > 0 && m.RMW[0] == 'f':
			ok = scalar.IsFloat() && !(accessed.Kind == ir.VectorKind && accessed.Scalable)
		}
		if !ok {
			c.bad(v, "cannot do %s on %s", m.RMW, accessed)
		} else if v.Type != accessed {
			c.bad(v, "the result has type %s, the operand %s", v.Type, accessed)
		}
	}
	if n := bitSize(accessed); n != 0 && (n < 8 || n&(n-1) != 0) {
		c.bad(v, "cannot access %s atomically: its size is not 2^n bytes", accessed)
	}
}

// maxAlign is the largest alignment that LLVM has.
const maxAlign = 1 << 32

func (c *verifier) alloca(v *ir.Value, a *ir.Alloca) {
	if a.Align&(a.Align-1) != 0 || a.Align > maxAlign {
		c.bad(v, "an alignment must be a power of two of at most %d, not %d", uint64(maxAlign), a.Align)
	}
	if a.Elem == nil || !a.Elem.IsSized() || !a.Elem.IsFirstClass() || a.Elem.Kind == ir.X86AMXKind {
		c.bad(v, "cannot make a variable of type %s", a.Elem)
		return
	}
	if v.Type.Kind != ir.PointerKind || v.Type.Elem != nil && v.Type.Elem != a.Elem {
		c.bad(v, "the result is the address of %s, not %s", a.Elem, v.Type)
	}
	if n := v.Args[0].Type; n.Kind != ir.IntKind {
		c.bad(v, "the number of elements must be an integer, not %s", n)
	}
	if v.Flags&ir.SwiftError != 0 {
		if a.Elem.Kind != ir.PointerKind || a.Counted && !(v.Args[0].Op == ir.OpInt && v.Args[0].Bits == 1) {
			c.bad(v, "a swifterror variable is one pointer")
		}
		c.swiftError(v)
	}
}

// swiftError checks that a swifterror variable or parameter is only loaded
// from, stored to, and passed on as swifterror.
func (c *verifier) swiftError(v *ir.Value) {
	for _, u := range v.Uses() {
		switch user := u.User; {
		case user.Op == ir.OpLoad, user.Op == ir.OpStore && u.Index == 1:
		case user.Op.IsCall() && isSwiftErrorArg(user, int(u.Index)):
		default:
			c.bad(v, "a swifterror value can only be loaded, stored to, or passed as swifterror")
			return
		}
	}
}

// isSwiftErrorArg tells whether the call or the function that it names declares
// operand i as swifterror.
func isSwiftErrorArg(v *ir.Value, i int) bool {
	if i > 0 && v.Aux.(*ir.Call).ParamAttr(i-1).Has("swifterror") {
		return true
	}
	f := v.CalledFunc()
	return i > 0 && f != nil && i <= len(f.ParamAttrs) && f.ParamAttrs[i-1].Has("swifterror")
}
