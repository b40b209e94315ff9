package alias

import (
	"math/bits"

	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
)

// A distance is how many bytes one location begins behind another: off + the sum of
// terms, modulo two to the width of offsets.
type distance struct {
	off   int64
	terms []term
	// exact: that sum, of unbounded integers, is the difference of the addresses.
	exact bool
}

// distance is what leads from p to r, which have the same base.
//
// Within one round of a loop an index is one number wherever it stands and cancels out;
// across rounds only what does not change does.
func (q *question) distance(p, r *address) distance {
	d := distance{off: r.off - p.off, exact: p.exact && r.exact}
	if (d.off < r.off) != (p.off > 0) && p.off != 0 {
		d.exact = false // more than 64 bits
	}
	if len(p.terms)+len(r.terms) == 0 {
		return d
	}
	d.terms = make([]term, 0, len(p.terms)+len(r.terms))
	d.terms = append(d.terms, r.terms...)
next:
	for _, t := range p.terms {
		if !q.across || q.fixed(t.index) {
			for i := range d.terms {
				if sum := d.terms[i].scale - t.scale; d.terms[i].number == t.number && (sum < d.terms[i].scale) == (t.scale > 0) {
					if d.terms[i].scale, d.terms[i].small = sum, false; sum == 0 {
						d.terms[i] = d.terms[len(d.terms)-1]
						d.terms = d.terms[:len(d.terms)-1]
					}
					continue next
				}
			}
		}
		t.scale = -t.scale
		d.terms = append(d.terms, t)
	}
	return d
}

// offsets knows distances from one address where indices are variable.
func (q *question) offsets() (Answer, bool) {
	if !origins(q) || !q.lines() {
		return May, false // as near has it
	}
	if !(object{v: q.linearP.base}).same(object{v: q.linearQ.base}) {
		return May, false
	}
	return q.between(&q.linearP, &q.linearQ)
}

// between relates the locations if they are at distances from one address.
func (q *question) between(p, r *address) (Answer, bool) {
	if !p.base.Type.IsPtr() || q.across && !q.fixed(p.base) {
		return May, false
	}
	space := p.base.Type.Bits
	width := q.layout.Pointer(space).Index
	if width == 0 || width > 64 {
		return May, false
	}
	d := q.distance(p, r)
	if len(d.terms) == 0 {
		if answer, ok := q.constantly(uint64(d.off), space); ok {
			return answer, ok
		}
	}
	a, known := q.a.bound()
	b, too := q.b.bound()
	if width == q.layout.Pointer(space).Bits &&
		(known && q.b.Size.Kind != Around && r.passes(p, a) || too && q.a.Size.Kind != Around && p.passes(r, b)) {
		return No, true
	}
	if len(d.terms) == 0 {
		return May, false
	}
	if known && too && q.steps(&d, width, a, b) {
		return No, true
	}
	return No, q.ranges(&d, width)
}

// passes tells whether an address lies n bytes or more behind another one, as what was
// stepped over on the way from their base did not wrap.
func (at *address) passes(p *address, n uint64) bool {
	if !at.ahead || len(p.terms) > 0 || !p.exact && !(p.ahead && p.off == p.least) {
		return false
	}
	d := at.least - p.off
	return at.least > p.off && d > 0 && uint64(d) >= n
}

// steps tells whether all distances leave a gap in which the other location lies. For
// `gep %p, 16 * %i` and `gep %p, 16 * %j + 8` the distance is 8 modulo 16, whatever %i and %j
// are: two accesses of 8 bytes each have no byte in common, as it is 8 bytes from each to
// the other. That holds for powers of two where offsets wrap.
func (q *question) steps(d *distance, width uint32, a, b uint64) bool {
	unit := width
	for _, t := range d.terms {
		zeros := uint32(bits.TrailingZeros64(uint64(t.scale)))
		if q.Facts != nil {
			if f := q.Facts(t.index); !f.IsEmpty() {
				zeros += f.TrailingZeros()
			}
		}
		unit = min(unit, zeros)
	}
	if unit == 0 {
		return false
	}
	unused := 64 - unit
	there, back := uint64(d.off)<<unused>>unused, uint64(-d.off)<<unused>>unused
	return there != 0 && there >= a && back >= b
}

// An interval is the integers from lo to hi, which are signed.
type interval struct{ lo, hi num.Int }

func integer(n int64) num.Int { return num.Of(uint64(n)).SExt(64) }

// widest bounds what is computed with: a few of them have a sum of less than num.MaxWidth bits.
var widest = interval{num.Pow2(120).Neg(), num.Pow2(120)}

func (s interval) plus(o interval) interval { return interval{s.lo.Add(o.lo), s.hi.Add(o.hi)} }

func (s interval) within(o interval) bool {
	return !s.lo.LessSigned(o.lo) && !o.hi.LessSigned(s.hi)
}

// of is the interval of a number.
func (q *question) of(x number) interval {
	n := x.index.Type.Bits
	s := interval{num.Int{}, num.LowMask(n)}
	if x.signed {
		s = interval{num.Pow2(n - 1).Neg(), num.LowMask(n - 1)}
	}
	if q.Facts == nil {
		return s
	}
	f := q.Facts(x.index)
	switch {
	case f.IsEmpty() || uint32(f.Width) != n:
	case x.signed:
		s = interval{f.SLo, f.SHi}
	default:
		s = interval{f.ULo, f.UHi}
	}
	return s
}

// times multiplies with a scale.
func (s interval) times(scale int64) interval {
	k := integer(scale)
	// Numbers have at most 64 bits, and scales are less than 2^63: the product has no more than 127.
	lo, hi := s.lo.Mul(k), s.hi.Mul(k)
	if scale < 0 {
		lo, hi = hi, lo
	}
	return interval{lo, hi}
}

// ranges tells whether the numbers that indices can have keep the locations apart.
//
// Let T be the distance as an integer: off + the sum of terms. The locations have a byte
// in common only if the distance D of their addresses is in (-b, a). D is T modulo 2^width. If
// all T lie in [a - 2^width, 2^width - b], or no step wraps, then D is in (-b, a) just if T is, and what is known
// of T as an integer can be used: that it is a multiple of a number behind off, or not
// near off as an index is not 0.
func (q *question) ranges(d *distance, width uint32) bool {
	a, known := q.a.bound()
	b, too := q.b.bound()
	off := integer(d.off)
	t := interval{off, off}
	half := num.Pow2(width - 1)
	for _, x := range d.terms {
		s := q.of(x.number).times(x.scale)
		if x.small {
			s = interval{num.MaxSigned(s.lo, half.Neg()), num.MinSigned(s.hi, half)}
		}
		if !s.within(widest) {
			return false
		}
		t = t.plus(s)
	}
	// Of a location that goes on to no known end all bytes lie behind its beginning, and no
	// object wraps (LangRef, "Allocated Objects").
	if d.exact && width == q.layout.Pointer(q.a.Ptr.Type.Bits).Bits && (known && q.b.Size.Kind != Around && !t.lo.LessSigned(num.Of(a)) || too && q.a.Size.Kind != Around && !num.Of(b).Neg().LessSigned(t.hi)) {
		return true
	}
	if !known || !too {
		return false
	}
	whole := num.Pow2(width)
	first, behind := num.Of(b).Neg(), num.Of(a) // D is not between these
	for round := range 3 {
		// From a to 2^width - b, and one round to each side.
		k := num.Of(uint64(round)).Sub(num.Of(1)).Mul(whole)
		if t.within(interval{behind.Add(k), whole.Add(first).Add(k)}) {
			return true
		}
	}
	if !d.exact && !t.within(interval{behind.Sub(whole), whole.Add(first)}) {
		return false
	}
	var g uint64
	for _, x := range d.terms {
		g = gcd(g, magnitude(x.scale))
	}
	m := num.Of(g)
	if there := remainder(d.off, g); there != 0 && !num.Of(there).Less(behind) && !m.Sub(num.Of(there)).Less(num.Of(b)) {
		return true
	}
	gap, ok := q.gap(d.terms)
	return ok && !first.LessSigned(off.Sub(gap)) && !off.Add(gap).LessSigned(behind)
}

// gap is how far terms are from 0 at least, if not at 0.
func (q *question) gap(terms []term) (n num.Int, ok bool) {
	switch len(terms) {
	case 1:
		if q.Facts == nil || !q.Facts(terms[0].index).NonZero() {
			return n, false
		}
		return num.Of(magnitude(terms[0].scale)), true
	case 2:
		x, y := terms[0], terms[1]
		if x.scale != -y.scale || x.signed != y.signed || x.index.Type != y.index.Type || q.across {
			return n, false
		}
		// A distance that is larger than all addresses is large enough.
		least := min(q.apartBy(x.index, y.index, maxChoices), 1<<48)
		return num.Of(least).Mul(num.Of(magnitude(x.scale))), least > 0
	}
	return n, false
}

// maxChoices bounds how many selects and phis inequality of two indices is followed through.
const maxChoices = 3

// apartBy is how far two integers of one type are from each other at least, at one time; 0
// if they may be the same.
//
//	%y = add i8 %x, 3      3 from %x, and 253 the other way where it wraps: 3
//	%y = select i1 %c, i64 %x.plus.1, i64 %x.plus.2      1 from %x
func (q *question) apartBy(x, y *ir.Value, depth int) uint64 {
	n := x.Type.Bits
	if !q.step() || n > 64 {
		return 0
	}
	v, c := plusConstant(x)
	w, k := plusConstant(y)
	if v == w {
		unused := 64 - n
		d := (c - k) << unused >> unused
		return min(d, (k-c)<<unused>>unused)
	}
	if q.Facts != nil && q.Facts(x).Disjoint(q.Facts(y)) {
		return 1
	}
	if depth == 0 {
		return 0
	}
	both := func(x1, y1, x2, y2 *ir.Value) uint64 {
		n := q.apartBy(x1, y1, depth-1)
		if n == 0 {
			return 0
		}
		return min(n, q.apartBy(x2, y2, depth-1))
	}
	switch {
	case x.Op == ir.OpSelect && y.Op == ir.OpSelect && x.Args[0] == y.Args[0]:
		return both(x.Args[1], y.Args[1], x.Args[2], y.Args[2])
	case x.Op == ir.OpSelect && x.Type.IsInt():
		return both(x.Args[1], y, x.Args[2], y)
	case y.Op == ir.OpSelect && y.Type.IsInt():
		return both(x, y.Args[1], x, y.Args[2])
	case x.Op == ir.OpPhi && y.Op == ir.OpPhi && x.Block == y.Block:
		// Both come in on one edge, at one time.
		least := ^uint64(0)
		for i, from := range x.Targets {
			d := q.apartBy(x.Args[i], incoming(y, from), depth-1)
			if d == 0 {
				return 0
			}
			least = min(least, d)
		}
		return least
	}
	// Something that is not 0 is added to the one, or taken from it.
	for range 2 {
		if q.Facts != nil && (x.Op == ir.OpAdd || x.Op == ir.OpSub || x.Op == ir.OpXor) && x.Type.IsInt() {
			if x.Args[0] == y && q.Facts(x.Args[1]).NonZero() || x.Op != ir.OpSub && x.Args[1] == y && q.Facts(x.Args[0]).NonZero() {
				return 1
			}
		}
		x, y = y, x
	}
	return 0
}

// incoming is what a phi takes on the edges from a block.
func incoming(phi *ir.Value, from *ir.Block) *ir.Value {
	for i, b := range phi.Targets {
		if b == from {
			return phi.Args[i]
		}
	}
	return nil
}

// plusConstant takes a constant that is added off a value.
func plusConstant(v *ir.Value) (*ir.Value, uint64) {
	if (v.Op == ir.OpAdd || v.Op == ir.OpSub || v.Op == ir.OpOr && v.Flags&ir.Disjoint != 0) && v.Type.IsInt() {
		if c := v.Args[1]; c.Op == ir.OpInt && c.Aux == nil {
			if v.Op == ir.OpSub {
				return v.Args[0], -c.Bits
			}
			return v.Args[0], c.Bits
		}
	}
	return v, 0
}

func gcd(a, b uint64) uint64 {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}

// remainder is n modulo m, not negative.
func remainder(n int64, m uint64) uint64 {
	r := magnitude(n) % m
	if n < 0 && r != 0 {
		r = m - r
	}
	return r
}
