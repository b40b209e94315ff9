package prove

import (
	"slices"

	"rewrite/dsl"
	"rewrite/passes/ir"
)

// Pointers (SEMANTICS 19). The word of a pointer is its address and, in the bits
// above, what it is based on: no object, or one of the first few. A layout is where
// these objects lie; it is an input of its own, before all variables.
//
// An object is an interval of addresses that does not wrap and is at most half of
// them long (LangRef, "Allocated Objects"); where nothing excludes that, it may
// hold address 0. Compares, ptrtoint and ptrtoaddr see addresses only, null is
// address 0 of no object, and inttoptr is based on something that follows from the
// address, other things for neighbours: equal integers give equal pointers, and
// nothing else is known of them.

// pointerSteps is how much more may be tried for rules on pointers, which have
// far more values than integers of as many bits and no solver to help.
const pointerSteps = 16

// An interval of addresses, its end included.
type interval struct{ from, to uint64 }

// A layout says where object n+1 is.
type layout []interval

// layouts lists those of pointers of a width.
func layouts(width uint32, objects int) []layout {
	var all []interval
	last := uint64(1)<<width - 1
	for from := uint64(0); from <= last; from++ {
		for to := from; to <= last && to-from < 1<<(width-1); to++ {
			all = append(all, interval{from, to})
		}
	}
	var list []layout
	for _, a := range all {
		if objects == 1 {
			list = append(list, layout{a})
			continue
		}
		for _, b := range all {
			if a.to <= b.from || b.to <= a.from {
				list = append(list, layout{a, b})
			}
		}
	}
	return list
}

// pointerSources counts the variables and operations that pointers can come
// from, at least one if the rule has any.
func (s *subject) pointerSources() (n int) {
	if !slices.ContainsFunc(s.rule.Types, func(t dsl.Type) bool { return t.Kind == dsl.PtrType }) {
		return 0
	}
	for _, v := range s.rule.Vars {
		if v.Kind == dsl.ValueVar && s.isPointer(v.Type) {
			n++
		}
	}
	for _, side := range []*dsl.Term{s.rule.LHS, s.rule.RHS} {
		side.Walk(func(t *dsl.Term) {
			if t.Kind == dsl.OpTerm && t.Op == ir.OpIntToPtr {
				n += 2 // that it has to be told from any variable, and from others
			}
		})
	}
	return max(n, 1)
}

func (s *subject) isPointer(t dsl.TypeID) bool {
	return t != dsl.None && s.rule.Types[t].Kind == dsl.PtrType
}

// objects is how many objects there are: one is enough where all pointers come
// from one variable.
func (s *subject) objects() int {
	if s.sources > 1 {
		return 2
	}
	return 1
}

// wordWidth is the width of the words of a type.
func (s *subject) wordWidth(bind *dsl.Bindings, t dsl.TypeID) uint32 {
	if s.isPointer(t) {
		return bind.Bits[t] + uint32(s.objects())
	}
	return bind.Bits[t]
}

// pointerOperation completes op if its operands or result are pointers.
func (l *lowering) pointerOperation(t *dsl.Term, op *operation) bool {
	switch t.Op {
	case ir.OpGEP, ir.OpCall: // the call is one of ptrmask
		op.address, op.width = l.bind.Bits[t.Type], l.bind.Bits[t.Args[1].Type]
	case ir.OpIntToPtr:
		op.address, op.width = l.bind.Bits[t.Type], l.bind.Bits[t.Args[0].Type]
	case ir.OpPtrToInt, ir.OpPtrToAddr, ir.OpICmp:
		if !l.isPointer(t.Args[0].Type) {
			return false
		}
		op.address = l.bind.Bits[t.Args[0].Type]
		op.width = op.address
	default:
		return false
	}
	op.objects, op.layouts = l.objects(), &l.layouts
	return true
}

// inBounds tells whether some getelementptr asks about objects.
func (l *lowering) inBounds(sides ...*dsl.Term) (found bool, width uint32) {
	for _, side := range sides {
		side.Walk(func(t *dsl.Term) {
			if t.Kind == dsl.OpTerm && t.Op == ir.OpGEP && l.flags(t)&ir.InBounds != 0 {
				found, width = true, l.bind.Bits[t.Type]
			}
		})
	}
	return found, width
}

// onAddresses is apply for operations on pointers, of operands that are no poison.
func (o *operation) onAddresses(a, b, where word) word {
	low := ir.Mask(o.address)
	if o.intrinsic != nil {
		return number(a.bits() & (b.bits() | ^low))
	}
	switch o.op {
	case ir.OpICmp:
		return wordOf(o.op.Info().Eval(ir.EvalArgs{A: a.bits() & low, B: b.bits() & low, Width: o.address, To: 1, Flags: o.flags, Pred: o.pred}))
	case ir.OpPtrToInt, ir.OpPtrToAddr:
		return number(a.bits() & low & ir.Mask(o.to))
	case ir.OpIntToPtr:
		n := a.bits() & low
		return number(n | n%(1<<o.objects)<<o.address)
	}
	from, base := a.bits()&low, a.bits()&^low
	sign := uint64(1) << (o.width - 1)
	off := int64(b.bits()^sign) - int64(sign)
	to := int64(from) + off
	switch {
	case o.flags&ir.InBounds != 0 && off == 0:
		return a // in bounds of whatever it is
	case o.flags&(ir.InBounds|ir.NUSW) != 0 && (to < 0 || uint64(to) > low),
		o.flags&ir.NUW != 0 && from+b.bits() > low:
		return poisoned
	case o.flags&ir.InBounds != 0:
		object := base >> o.address
		objects := (*o.layouts)[where.bits()]
		if object == 0 || object > uint64(len(objects)) {
			return poisoned
		}
		if in := objects[object-1]; from < in.from || from > in.to || uint64(to) < in.from || uint64(to) > in.to {
			return poisoned
		}
	}
	return number(uint64(to)&low | base)
}

// nothingAtNull tells whether no object of a layout has address 0.
func nothingAtNull(l layout) bool {
	for _, o := range l {
		if o.from == 0 {
			return false
		}
	}
	return true
}
