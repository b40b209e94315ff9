package alias

import (
	"rewrite/passes/ir"
)

// addresses follows both pointers as far as offsets are constant.
func (q *question) addresses() {
	if !q.placed {
		q.p, q.q, q.placed = q.constant(q.a.Ptr), q.constant(q.b.Ptr), true
	}
}

func (q *question) constant(p *ir.Value) address {
	at := address{base: p}
	for range maxSteps {
		if at.base.Op != ir.OpGEP {
			break
		}
		step, ok := q.layout.GEPOffset(at.base)
		if !ok {
			break
		}
		at.base, at.off = at.base.Args[0], at.off+step
	}
	return at
}

// near knows distances from one address where both offsets are constant, and of
// allocas, parameters and variables that no two of them are one object.
func (q *question) near() (Answer, bool) {
	q.addresses()
	if q.p.base == q.q.base {
		return q.apart(&q.p, &q.q)
	}
	switch {
	case q.p.base.Op == ir.OpAlloca:
		return No, plain(q.q.base)
	case q.q.base.Op == ir.OpAlloca:
		return No, plain(q.p.base)
	}
	return No, isVariable(q.p.base) && isVariable(q.q.base)
}

// plain tells whether a value is an alloca, a parameter, or a variable of this module.
func plain(v *ir.Value) bool {
	return v.Op == ir.OpAlloca || v.Op == ir.OpParam || isVariable(v)
}

// apart relates two places that are at constant distances from the same value.
func (q *question) apart(p, r *address) (Answer, bool) {
	if !p.base.Type.IsPtr() || q.across && !q.fixed(p.base) {
		return May, false
	}
	return q.constantly(uint64(r.off-p.off), p.base.Type.Bits)
}

// constantly relates locations of which the second begins a number of bytes behind the
// first, modulo two to the width of offsets in their address space.
func (q *question) constantly(distance uint64, space uint32) (Answer, bool) {
	layout := q.layout.Pointer(space)
	if layout.Index == 0 || layout.Index > 64 {
		return May, false
	}
	// Offsets wrap, so it is the way round from each to the other that counts.
	unused := 64 - layout.Index
	there, back := distance<<unused>>unused, -distance<<unused>>unused
	if there == 0 {
		return Must, true
	}
	a, known := q.a.bound()
	b, too := q.b.bound()
	if known && too && there >= a && back >= b {
		return No, true
	}
	if layout.Index != layout.Bits {
		return May, false // the bits above may tell the rest apart
	}
	half := uint64(1) << (layout.Index - 1)
	switch {
	// What goes on to no known end is in one object with what lies before, and no object
	// is as large as half of the addresses.
	case known && q.b.Size.Kind != Around && there < half && there >= a:
		return No, true
	case too && q.a.Size.Kind != Around && back < half && back >= b:
		return No, true
	case q.a.Size.Kind == Exact && q.b.Size.Kind == Exact && (there < a || back < b):
		return Partial, true
	}
	return May, false
}
