package alias

import (
	"math/bits"

	"rewrite/passes/ir"
)

// An address is told by its distance from another one:
// base + off + the sum of terms, in as many bits as an offset has there.
type address struct {
	base  *ir.Value
	off   int64
	terms []term
}

// A term is an index, sign extended or truncated to the width of an offset, times a size.
type term struct {
	index *ir.Value
	scale uint64
}

// maxSteps bounds how many addresses are followed at constant offsets, maxTerms how
// many indices are told apart.
const (
	maxSteps = 16
	maxTerms = 8
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

// offsets knows distances from one address where the same indices are added to it, or
// multiples that leave a gap in which the other location lies.
func (q *question) offsets() (Answer, bool) {
	q.addresses()
	p, ok := q.linear(q.p)
	if !ok {
		return May, false
	}
	r, ok := q.linear(q.q)
	if !ok || p.base != r.base || len(p.terms)+len(r.terms) == 0 {
		return May, false
	}
	return q.apart(&p, &r)
}

// linear follows a pointer through indices that are not constant, too.
func (q *question) linear(at address) (address, bool) {
	at.terms = nil
	for at.base.Op == ir.OpGEP || at.base.Op == ir.OpBitCast {
		v := at.base
		if !q.step() || !v.Type.IsPtr() || !v.Args[0].Type.IsPtr() {
			break
		}
		if v.Op == ir.OpBitCast {
			at.base = v.Args[0]
			continue
		}
		off, terms, ok := q.layout.GEPTerms(v)
		if !ok || len(at.terms)+len(terms) > maxTerms {
			break
		}
		for _, t := range terms {
			at.terms = append(at.terms, term{t.Index, t.Scale})
		}
		at.base, at.off = v.Args[0], at.off+off
	}
	return at, true
}

// apart relates two places that are at distances from the same value. For `gep %p, 16 * %i` and
// `gep %p, 16 * %j + 8` the distance is 8 modulo 16, whatever %i and %j are: two accesses of 8 bytes
// each have no byte in common, as it is 8 bytes from each to the other.
func (q *question) apart(p, r *address) (Answer, bool) {
	if !p.base.Type.IsPtr() || q.across && !fixed(p.base) {
		return May, false
	}
	layout := q.layout.Pointer(p.base.Type.Bits)
	if layout.Index == 0 || layout.Index > 64 {
		return May, false
	}
	// Offsets wrap, so it is the way round from each to the other that counts.
	unused := 64 - layout.Index
	distance := uint64(r.off - p.off)
	if scales := q.difference(p.terms, r.terms); scales != 0 {
		// The distance is that and a multiple of a power of two.
		unit := bits.TrailingZeros64(scales)
		if unit >= int(layout.Index) {
			unit = int(layout.Index)
		}
		if unit == 0 {
			return May, false
		}
		unused = 64 - uint32(unit)
		a, known := q.a.bound()
		b, too := q.b.bound()
		there, back := distance<<unused>>unused, -distance<<unused>>unused
		return No, known && too && there >= a && back >= b && there != 0
	}
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

// difference is the sizes, ored, that indices are multiplied with of which one place
// has more than the other; 0 if both have the same indices.
//
// The lowest bit of the sizes, ored, is the largest power of two that divides all of them, which is what
// can be known of a sum of multiples where offsets wrap. Within one round of a loop an index is one
// number wherever it stands and cancels out; across rounds only what does not change does.
func (q *question) difference(p, r []term) (scales uint64) {
	rest := make([]term, 0, maxTerms)
	rest = append(rest, r...)
next:
	for _, t := range p {
		if !q.across || fixed(t.index) {
			for i := range rest {
				if rest[i] == t {
					rest[i] = rest[len(rest)-1]
					rest = rest[:len(rest)-1]
					continue next
				}
			}
		}
		scales |= t.scale
	}
	for _, t := range rest {
		scales |= t.scale
	}
	return scales
}
