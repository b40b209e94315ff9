package sroa

import (
	"cmp"
	"slices"

	"rewrite/passes/ir"
)

// A partition is a range of an alloca's bytes that becomes an alloca of its own.
type partition struct {
	begin, end uint64
	accesses   []*access // that overlap it: those of loads and stores lie within
	dead       bool      // nothing reads it
	// typ is the type of the value that it is, nil if it stays in memory.
	typ *ir.Type
	// whole tells that every access is of the whole of it; otherwise typ is a vector,
	// and accesses are of some of its lanes, or an integer, and they are of any bytes.
	whole bool
	why   string // it stays in memory

	alloca *ir.Value // once it is made
	align  uint64
}

// maxInt is the widest integer in bytes that is put together from parts: the
// widest that all 64-bit machines have.
const maxInt = 8

// partitions divides an alloca. Loads and stores that overlap are in one; what
// only memset, memcpy and memmove reach is divided by these ranges.
func (pl *planner) partitions(a *aggregate) (list []*partition) {
	spans := func(of func(x *access) bool, list []*partition) []*partition {
		var sorted []*access
		for i := range a.accesses {
			if x := &a.accesses[i]; of(x) && x.begin < x.end {
				sorted = append(sorted, x)
			}
		}
		slices.SortStableFunc(sorted, func(x, y *access) int { return cmp.Compare(x.begin, y.begin) })
		var last *partition
		for _, x := range sorted {
			if last == nil || x.begin >= last.end {
				last = &partition{begin: x.begin, end: x.end}
				list = append(list, last)
			}
			last.end = max(last.end, x.end)
		}
		return list
	}
	typed := spans(func(x *access) bool { return x.typ != nil }, nil)
	list = typed
	// The rest of what is set and copied.
	for _, p := range spans(func(x *access) bool { return x.typ == nil }, nil) {
		at := p.begin
		for _, q := range typed {
			if q.end <= at || q.begin >= p.end {
				continue
			}
			if at < q.begin {
				list = append(list, &partition{begin: at, end: q.begin})
			}
			at = q.end
		}
		if at < p.end {
			list = append(list, &partition{begin: at, end: p.end})
		}
	}
	slices.SortFunc(list, func(x, y *partition) int { return cmp.Compare(x.begin, y.begin) })
	for i := range a.accesses {
		x := &a.accesses[i]
		first, _ := slices.BinarySearchFunc(list, x.begin, func(p *partition, at uint64) int {
			if p.end <= at {
				return -1
			}
			return 1
		})
		for _, p := range list[first:] {
			if p.begin >= x.end {
				break
			}
			p.accesses = append(p.accesses, x)
		}
	}
	for _, p := range list {
		pl.decide(p)
	}
	return list
}

// decide finds what a partition can be; see the story of the package.
func (pl *planner) decide(p *partition) {
	var has [copyOut + 1]bool
	var types []*ir.Type
	p.whole = true
	zeros := true
	for _, x := range p.accesses {
		has[x.kind] = true
		p.whole = p.whole && x.begin <= p.begin && x.end >= p.end
		if x.typ != nil && !slices.Contains(types, x.typ) {
			types = append(types, x.typ)
		}
		if x.kind == fill {
			v := x.at.Args[2]
			zeros = zeros && v.Op == ir.OpInt && v.Bits == 0
		}
	}
	size := p.end - p.begin
	transfers := has[fill] || has[copyIn] || has[copyOut]
	empty := !has[store] && !has[fill] && !has[copyIn]
	lanes := pl.lanes(p)
	switch {
	case !has[load] && !has[copyOut]:
		p.dead = true
	case has[copyIn] && has[copyOut] && !pl.copiesNumbers(p):
		p.why = "bytes are copied to it and on from it, and as a value one byte of poison would be poison in all"
	case len(types) == 0: // set and copied out
		// What nothing writes is copied as undef: where it is copied to may be
		// poison, which only a store of undef makes undef.
		if p.whole && size <= maxInt && (empty || size&(size-1) == 0) {
			p.typ = ir.IntN(uint32(8 * size))
		} else {
			p.why = "it is only set and copied"
		}
	case p.whole && len(types) == 1 && !transfers:
		p.typ = types[0]
	case p.whole && len(types) == 1 && types[0].IsPtr():
		t := types[0]
		if has[fill] && (!zeros || t.Bits != 0) || pl.l.NonIntegral(t.Bits) || pl.l.Bits(t) != 8*size {
			p.why = "its bytes are set, and it is a pointer"
		} else {
			p.typ = t
		}
	case p.whole:
		if p.typ = pl.common(types, size); p.typ == nil {
			p.why = "it is accessed by types between which bits cannot be cast"
		}
	case lanes != nil:
		p.typ = lanes
	case has[copyIn] && !pl.copiesNumbers(p):
		p.why = "bytes are copied to it that are accessed in parts"
	default:
		for _, t := range types {
			if !pl.exact(t) || t.IsVector() {
				p.why = "parts of it are accessed by types that are not plain integers or floats"
				return
			}
		}
		covered := slices.ContainsFunc(p.accesses, func(x *access) bool { return x.typ != nil && x.end-x.begin == size })
		if size > maxInt || size&(size-1) != 0 && !covered {
			p.why = "accesses that overlap in part span more than an integer"
			return
		}
		p.typ = ir.IntN(uint32(8 * size))
	}
}

// copiesNumbers tells whether all that is copied to a partition is numbers from constant memory: no byte of them is poison.
func (pl *planner) copiesNumbers(p *partition) bool {
	for _, x := range p.accesses {
		if x.kind != copyIn {
			continue
		}
		if s, ok := pl.constants.Behind(x.at.CallArgs()[1]); !ok || uint64(len(s)) < min(x.end, p.end)-x.begin {
			return false
		}
	}
	return true
}

// common is a type that is cast to and from others of one size without loss:
// with vectors, the one of the smallest lanes. Nil if there is none.
func (pl *planner) common(types []*ir.Type, size uint64) (best *ir.Type) {
	for _, t := range types {
		if !pl.exact(t) || pl.l.Bits(t) != 8*size {
			return nil
		}
		switch {
		case best == nil:
			best = t
		case t.IsVector() && (!best.IsVector() || pl.l.Bits(t.Elem) < pl.l.Bits(best.Elem)):
			best = t
		case t.IsInt() && best.IsFloat():
			best = t
		}
	}
	for _, t := range types {
		if t.IsVector() && pl.l.Bits(t.Elem)%pl.l.Bits(best.Elem) != 0 {
			return nil // lanes that do not nest
		}
	}
	return best
}

// maxLanes bounds the lanes of a vector that is made for accesses of parts of one.
const maxLanes = 64

// lanes is the vector that a partition is of which a vector is the whole, and all other accesses are of some of its lanes or
// of parts of these: of lanes so small that each access is of several. Nil if there is none.
func (pl *planner) lanes(p *partition) *ir.Type {
	whole, size := false, p.end-p.begin
	lane := size // in bytes, what divides all
	for _, x := range p.accesses {
		begin, end := max(x.begin, p.begin)-p.begin, min(x.end, p.end)-p.begin
		lane = gcd(lane, gcd(begin, end))
		if x.typ == nil {
			continue
		}
		if !pl.exact(x.typ) {
			return nil
		}
		if x.typ.IsVector() {
			lane = gcd(lane, pl.l.Bits(x.typ.Elem)/8)
			whole = whole || end-begin == size
		}
	}
	if !whole || lane == size || size/lane > maxLanes {
		return nil
	}
	var elem *ir.Type // if all that have as many bits are of it
	for _, x := range p.accesses {
		if x.typ == nil || pl.l.Bits(x.typ.Scalar()) != 8*lane {
			continue
		}
		if elem != nil && elem != x.typ.Scalar() {
			elem = nil
			break
		}
		elem = x.typ.Scalar()
	}
	if elem == nil {
		elem = pl.types.Int(uint32(8 * lane))
	}
	return pl.types.Vector(size/lane, elem, false)
}

func gcd(a, b uint64) uint64 {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}

// exact tells whether a type is an integer, a float or a vector of these whose
// bits are its bytes in memory, no more and no less.
func (pl *planner) exact(t *ir.Type) bool {
	switch t.Kind {
	case ir.VectorKind:
		return pl.exact(t.Elem) && !t.Scalable
	case ir.IntKind:
		return t.Bits%8 == 0
	case ir.HalfKind, ir.BFloatKind, ir.FloatKind, ir.DoubleKind, ir.FP128Kind:
		return true
	}
	return false
}
