package alias

import (
	"strconv"

	"rewrite/passes/ir"
)

// sizes knows accesses that are larger than an object: they are to another one, as an access
// lies in one object (LangRef, "Pointer Aliasing Rules").
func (q *question) sizes() (Answer, bool) {
	if q.a.Ptr == q.b.Ptr {
		return May, false
	}
	a, b := q.extent(&q.a), q.extent(&q.b)
	if a == 0 && b == 0 {
		return May, false
	}
	return No, q.pairs(func(o, p object) bool {
		return differ(o, p) || q.smaller(p, a) || q.smaller(o, b)
	})
}

// extent is how many bytes from the pointer on are in its object if a location is accessed.
func (q *question) extent(l *Location) uint64 {
	n := uint64(0)
	if l.Size.Kind == Exact || l.Size.Kind == Scalable { // vscale is at least 1
		n = l.Size.Bytes
	}
	return max(n, q.dereferenceable(l.Ptr))
}

// smaller tells whether an object has fewer than n bytes. What follows it up to its alignment counts
// as its own, as LLVM reads it where that is faster.
func (an *Analysis) smaller(o object, n uint64) bool {
	size, align := an.sizeOf(o)
	return size > 0 && n > ir.AlignUp(size, max(align, 1))
}

// sizeOf is how many bytes an object has, 0 if that is not known, and its alignment.
func (an *Analysis) sizeOf(o object) (size, align uint64) {
	v := o.v
	switch {
	case o.kind == everything:
	case v.Op == ir.OpAlloca:
		a := v.Aux.(*ir.Alloca)
		if n := v.Args[0]; n.Op == ir.OpInt && n.Aux == nil && n.Bits < 1<<32 && a.Elem.HasFixedSize() && an.layout.Size(a.Elem) < 1<<31 {
			return an.layout.Size(a.Elem) * n.Bits, max(a.Align, an.layout.Align(a.Elem))
		}
	case o.kind == variable:
		if g := v.AsGlobal(); g.ValueType.HasFixedSize() {
			return an.layout.Size(g.ValueType), max(g.Align, an.layout.Align(g.ValueType))
		}
	case v.Op == ir.OpParam:
		if a, ok := an.paramAttrs(v).Get("byval"); ok && a.Type != nil && a.Type.HasFixedSize() {
			return an.layout.Size(a.Type), an.layout.Align(a.Type)
		}
	case v.Op.IsCall() && o.kind == own:
		return an.allocated(v), 1
	}
	return 0, 1
}

// ObjectSize is how many bytes the object has that a value is the address of, 0 if that is not known. There
// may be more behind them up to its alignment, of which nobody knows what they are for.
func (an *Analysis) ObjectSize(v *ir.Value) uint64 {
	if an.layout == nil {
		return 0
	}
	n, _ := an.sizeOf(object{v, an.kindOf(v)})
	return n
}

// allocated is how many bytes a call's new object has, by allocsize(i) or allocsize(i, j), 0 if that is
// not known.
func (an *Analysis) allocated(v *ir.Value) uint64 {
	a, ok := v.Aux.(*ir.Call).FuncAttrs.Get("allocsize")
	if f := v.CalledFunc(); !ok && f != nil {
		a, ok = f.Attrs.Get("allocsize")
	}
	if !ok {
		return 0
	}
	n := uint64(1)
	for _, text := range numbers(a.Value) {
		i, err := strconv.Atoi(text)
		if err != nil || i < 0 || i >= len(v.CallArgs()) {
			return 0
		}
		c := v.CallArgs()[i]
		if c.Op != ir.OpInt || c.Aux != nil || c.Bits >= 1<<31 {
			return 0
		}
		n *= c.Bits
	}
	return n
}

// dereferenceable is how many bytes from a pointer on are known to be in its object, whether
// they are accessed or not.
func (an *Analysis) dereferenceable(p *ir.Value) uint64 {
	switch {
	case p.Op == ir.OpParam:
		s := an.paramAttrs(p)
		if a, ok := s.Get("byval"); ok && a.Type != nil && a.Type.HasFixedSize() {
			return an.layout.Size(a.Type)
		}
		return bytesOf(s)
	case p.Op.IsCall():
		n := bytesOf(p.Aux.(*ir.Call).RetAttrs)
		if f := p.CalledFunc(); f != nil {
			n = max(n, bytesOf(f.RetAttrs))
		}
		return n
	case p.Op == ir.OpLoad:
		if node := p.Meta.Get("dereferenceable"); node != "" && an.f.Module != nil {
			if ops := an.f.NodeOperands(node); len(ops) == 1 {
				return integerOf(ops[0])
			}
		}
	}
	return 0
}

func bytesOf(s *ir.AttrSet) uint64 {
	if a, ok := s.Get("dereferenceable"); ok {
		n, _ := strconv.ParseUint(a.Value, 10, 63)
		return n
	}
	return 0
}
