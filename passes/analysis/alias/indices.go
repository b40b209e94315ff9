package alias

import (
	"math"
	"math/bits"
	"slices"

	"rewrite/passes/analysis/memory"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// An address is told by its distance from another one:
// base + off + the sum of terms, in as many bits as an offset has there.
type address struct {
	base  *ir.Value
	off   int64
	terms []term
	// exact: that sum, of unbounded integers, is the address; no step wraps. (LangRef,
	// "getelementptr": nusw, which inbounds implies.)
	exact bool
	// ahead: read as unsigned numbers the steps do not wrap either (nuw), and least bytes
	// or more are stepped over.
	ahead bool
	least int64
	// foreign: base is not a value of the function but of the module, as it is what an alias is of.
	// It has another ID, and is another value than the same global in the function.
	foreign bool
}

// A term is the number that an index has, times a scale.
type term struct {
	number
	scale int64
	// small: scale times the number is a signed number of the width of offsets.
	small bool
}

// A number is an integer value, read in one way.
type number struct {
	index  *ir.Value
	signed bool // of its bits, else unsigned
}

// maxSteps bounds how many addresses are followed at constant offsets, maxTerms how
// many indices are told apart, maxOperations how many operations an index is taken apart into.
const (
	maxSteps      = 16
	maxTerms      = 8
	maxOperations = 16
)

// lines follows both pointers as far as offsets are told, and tells whether that led
// anywhere that is further than constant offsets do.
func (q *question) lines() bool {
	q.addresses()
	if !q.spread {
		q.linearP, q.linearQ, q.spread = q.linear(q.a.Ptr), q.linear(q.b.Ptr), true
	}
	return q.linearP.base != q.p.base || q.linearQ.base != q.q.base || len(q.linearP.terms)+len(q.linearQ.terms) > 0
}

// origins follows both pointers to what lines comes to at most, and tells whether that is the same: if not, no distance is told.
func origins(q *question) bool {
	if !q.rooted {
		q.addresses()
		q.originP, q.originQ, q.rooted = origin(q.p.base), origin(q.q.base), true
	}
	return q.originP == q.originQ || (object{v: q.originP}).same(object{v: q.originQ})
}

// origin is what a pointer is so many bytes behind, however many.
func origin(p *ir.Value) *ir.Value {
	at := address{base: p}
	for range maxFuel {
		if at.base.Op == ir.OpGEP {
			at.base = at.base.Args[0]
		} else if !at.renamed() {
			break
		}
	}
	return at.base
}

// linear follows a pointer through all that adds numbers to addresses.
func (q *question) linear(p *ir.Value) address {
	at := address{base: p, exact: true, ahead: true}
	for q.step() {
		if v := at.base; v.Op == ir.OpGEP && !q.advance(&at, v) || v.Op != ir.OpGEP && !at.renamed() {
			return at
		}
	}
	return at
}

// renamed goes on to what an address is another name for, and tells whether it is one.
func (at *address) renamed() bool {
	v := at.base
	switch v.Op {
	case ir.OpBitCast:
		if v.Type.IsPtr() && v.Args[0].Type.IsPtr() {
			at.base = v.Args[0]
			return true
		}
	case ir.OpGlobal:
		if g := v.AsGlobal(); g.Kind == ir.Alias && g.Init != nil && isExact(g) {
			at.base, at.foreign = g.Init, true
			return true
		}
	case ir.OpCall, ir.OpInvoke, ir.OpCallBr:
		// What is returned is the argument itself, but for a mask.
		if i := memory.Returned(v); i > 0 && v.Intrinsic() != intrinsic.Ptrmask {
			at.base = v.Args[i]
			return true
		}
	}
	return false
}

// advance puts a getelementptr's step into an address, if it can be told.
func (q *question) advance(at *address, v *ir.Value) bool {
	width := q.layout.Pointer(v.Type.Bits).Index
	t := v.ElemType()
	if !v.Type.IsPtr() || !v.Args[0].Type.IsPtr() || t == nil || width == 0 || width > 64 {
		return false
	}
	exact, ahead := v.Flags&(ir.InBounds|ir.NUSW) != 0, v.Flags&ir.NUW != 0
	next := *at
	next.terms = at.terms[:len(at.terms):len(at.terms)]
	next.exact, next.ahead = at.exact && exact, at.ahead && ahead
	for i, a := range v.Args[1:] {
		if i > 0 {
			switch t.Kind {
			case ir.StructKind:
				if a.Op != ir.OpInt || !t.HasFixedSize() {
					return false
				}
				field := int64(q.layout.Offset(t, a.Bits))
				if !next.add(field) {
					return false
				}
				next.least += field
				t = t.ElemAt(a.Bits)
				continue
			case ir.ArrayKind:
				t = t.Elem
			case ir.VectorKind:
				t = t.Elem
				if !t.HasFixedSize() || q.layout.Bits(t) != 8*q.layout.Size(t) {
					return false // lanes that are no bytes, or would be padded elsewhere
				}
			default:
				return false
			}
		}
		if !t.HasFixedSize() || !a.Type.IsInt() || a.Type.Bits > 64 || a.IsConst() && (a.Op != ir.OpInt || a.Aux != nil) {
			return false
		}
		size := q.layout.Size(t)
		if size == 0 {
			continue
		}
		if size > math.MaxInt64 {
			return false
		}
		x := q.takeApart(a, width)
		scale, ok := product(x.scale, int64(size))
		off, too := product(x.off, int64(size))
		if !ok || !too {
			if x.index == nil {
				return false
			}
			x, scale, off = operand(a), int64(size), 0
		}
		if !next.add(off) {
			return false
		}
		if !x.exact {
			next.exact = false
		}
		if x.up && off > 0 {
			next.least += off // of anything else it is known only that it is not negative
		}
		if x.index == nil {
			continue
		}
		if !next.plus(term{x.number, scale, exact && x.exact && x.off == 0}) {
			return false
		}
	}
	if next.least < 0 {
		return false // so many bytes that they wrapped here
	}
	if next.off == at.off && len(next.terms) == len(at.terms) && v.Flags&ir.PoisonFlags == 0 {
		next.exact, next.ahead = at.exact, at.ahead // no step at all
	}
	next.base = v.Args[0]
	*at = next
	return true
}

// add adds a constant number of bytes, if there are not too many.
func (at *address) add(n int64) bool {
	sum := at.off + n
	if (sum > at.off) != (n > 0) && n != 0 {
		return false
	}
	at.off = sum
	return true
}

// plus adds a term, to that of the same number if there is one.
func (at *address) plus(t term) bool {
	for i := range at.terms {
		if at.terms[i].number == t.number {
			sum := at.terms[i].scale + t.scale
			if (sum > t.scale) != (at.terms[i].scale > 0) {
				return false
			}
			at.terms = slices.Clone(at.terms) // the address before this step has them, too
			if sum == 0 {
				at.terms = slices.Delete(at.terms, i, i+1)
			} else {
				at.terms[i].scale, at.terms[i].small = sum, false
			}
			return true
		}
	}
	if len(at.terms) == maxTerms {
		return false
	}
	at.terms = append(at.terms, t)
	return true
}

// product multiplies, if the result is a signed number of 64 bits.
func product(x, y int64) (int64, bool) {
	hi, lo := bits.Mul64(magnitude(x), magnitude(y))
	if hi != 0 || lo > math.MaxInt64 {
		return 0, false
	}
	if (x < 0) != (y < 0) {
		return -int64(lo), true
	}
	return int64(lo), true
}

func magnitude(x int64) uint64 {
	if x < 0 {
		return -uint64(x)
	}
	return uint64(x)
}

// parts are what an index comes to: scale * number + off.
type parts struct {
	number // the index is nil of a constant
	scale  int64
	off    int64
	// exact: that is so for integers; else modulo two to the width of offsets.
	exact bool
	// up: off is not negative, and what is added to it, read as unsigned, does not wrap.
	up bool
}

// operand is an index as it stands. Where it is narrower than offsets it is sign
// extended; where it is wider only its low bits count, and nusw says that these are the
// same signed number.
func operand(v *ir.Value) parts {
	return parts{number: number{v, true}, scale: 1, exact: true, up: true}
}

// takeApart follows an index through additions, subtractions, multiplications and shifts
// with constants, and through extensions.
//
//	%i = zext i32 (add nuw i32 %x, 1) to i64      the unsigned number of %x, plus 1
//	%i = sext i32 (shl nsw i32 %x, 1) to i64      the signed number of %x, times 2
//	%i = add i64 %x, 1                            the number of %x plus 1, modulo 2^64
//
// Under an extension an operation must not wrap in the way in which the result is read;
// else it may, if offsets have no more bits, and the sum holds modulo these. A zext nneg can be
// read in either way, so either flag is enough below it.
func (q *question) takeApart(v *ir.Value, width uint32) parts {
	x := operand(v)
	if v.Op == ir.OpInt {
		return parts{off: v.SExt(), exact: true, up: v.SExt() >= 0}
	}
	either := false // the number is not negative: it is the same read in both ways
	for range maxOperations {
		v := x.index
		if v.Block == nil && !v.IsConstExpr() || !q.step() {
			break
		}
		switch v.Op {
		case ir.OpZExt:
			if !v.Args[0].Type.IsInt() {
				return x
			}
			x.index, x.signed, either = v.Args[0], false, v.Flags&ir.NNeg != 0
			continue
		case ir.OpSExt:
			if !x.signed && !either {
				return x
			}
			x.index, x.signed = v.Args[0], true
			continue
		case ir.OpTrunc:
			signed := v.Flags&ir.NSW != 0 && (x.signed || either)
			if !signed && (v.Flags&ir.NUW == 0 || x.signed && !either) || v.Args[0].Type.Bits > 64 {
				return x
			}
			if v.Flags&ir.NUW == 0 {
				x.up = false
			}
			x.index, x.signed = v.Args[0], signed
			continue
		case ir.OpAdd, ir.OpSub, ir.OpOr, ir.OpMul, ir.OpShl:
			if !x.operation(v, width, either) {
				return x
			}
			either = false
			continue
		}
		break
	}
	return x
}

// operation takes an operation with a constant into the parts, if it may.
func (x *parts) operation(v *ir.Value, width uint32, either bool) bool {
	c := v.Args[1]
	n := v.Type.Bits
	if c.Op != ir.OpInt || c.Aux != nil || n > 64 {
		return false
	}
	nsw, nuw := v.Flags&ir.NSW != 0, v.Flags&ir.NUW != 0
	if v.Op == ir.OpOr {
		nsw, nuw = v.Flags&ir.Disjoint != 0, v.Flags&ir.Disjoint != 0
		if !nsw {
			return false
		}
	}
	signed := x.signed
	if either && nuw && !nsw {
		signed = false
	} else if either {
		signed = true
	}
	exact := x.exact
	if signed && !nsw || !signed && !nuw {
		if n < width || !signed {
			return false
		}
		exact = false
	}
	k := c.SExt()
	if !signed {
		if k < 0 && n == 64 {
			return false
		}
		k = int64(c.Bits)
	}
	scale, off, ok := x.scale, x.off, true
	switch v.Op {
	case ir.OpAdd, ir.OpOr:
		k, ok = product(x.scale, k)
		off += k
		ok = ok && (off > x.off) == (k > 0)
	case ir.OpSub:
		k, ok = product(x.scale, k)
		off -= k
		ok = ok && (off < x.off) == (k > 0)
	case ir.OpMul:
		scale, ok = product(x.scale, k)
		ok = ok && k != 0
	case ir.OpShl:
		// The highest bit would make a negative number of it.
		if c.Bits+1 >= uint64(n) {
			return false
		}
		scale, ok = product(x.scale, 1<<c.Bits)
	}
	if !ok {
		return false
	}
	x.up = x.up && nuw && c.SExt() >= 0 && v.Op != ir.OpSub
	x.index, x.signed, x.scale, x.off, x.exact = v.Args[0], signed, scale, off, exact
	return true
}
