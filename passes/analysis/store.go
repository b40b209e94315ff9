package analysis

import (
	"rewrite/passes/analysis/domain"
	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
)

// A store holds the facts of values. Of most nothing is known but whether they are defined: these share theirs, and an
// Analysis of them costs four bytes each.
type store struct {
	// place[v.ID] is where v's facts are, + 1; 0 when not asked for yet, open while they are being found.
	place []int32
	of    []origin // whose facts there are, in the order in which they were found
	// facts have the places behind those of plain, in chunks, so that they stay where they are. They are
	// Known, of which no Value is, for an Optimistic that finds nothing else.
	facts cells
}

// cells are memory of what is known of values, which stays where it is.
type cells struct {
	chunks [][]Known
	n      int // how many are in use
}

// add gives a cell more, whose content is of no meaning.
func (c *cells) add() *Known {
	if c.n == len(c.chunks)*chunk {
		c.chunks = append(c.chunks, make([]Known, chunk))
	}
	c.n++
	return c.at(c.n - 1)
}

func (c *cells) at(i int) *Known { return &c.chunks[i/chunk][i%chunk] }

// lists are memory of lists, which stay where they are until all are forgotten.
type lists[T any] struct {
	chunks [][]T
	at     int // the chunk in use
}

// keep copies a list to it.
func (l *lists[T]) keep(list []T) []T {
	c := l.room(len(list))
	copy(c, list)
	return c
}

// room is a list of that length, of any content.
func (l *lists[T]) room(n int) []T {
	for l.at < len(l.chunks) && len(l.chunks[l.at])+n > cap(l.chunks[l.at]) {
		l.at++
	}
	if l.at == len(l.chunks) {
		l.chunks = append(l.chunks, make([]T, 0, max(min(fewFacts<<len(l.chunks), factChunk), n)))
	}
	end := len(l.chunks[l.at]) + n
	l.chunks[l.at] = l.chunks[l.at][:end]
	return l.chunks[l.at][end-n : end : end]
}

func (l *lists[T]) forget() {
	for i := range l.chunks[:min(l.at+1, len(l.chunks))] {
		l.chunks[i] = l.chunks[i][:0]
	}
	l.at = 0
}

const (
	open = -1
	// chunk is how many facts are allocated at once. Most functions have as many values of which something is known.
	chunk = 32
)

// plain are the facts of values of which nothing is known but whether they are defined, by width and that.
var plain = func() (table [(num.MaxWidth + 1) << 2]Known) {
	for i := range table {
		table[i].Facts = domain.Unknown(uint32(i >> 2)).With(domain.Props(i & 3))
	}
	return table
}()

// plainly is the place of facts in plain, -1 if more is known.
func plainly(f *domain.Facts) int {
	if i := int(f.Width)<<2 | int(f.Props&domain.WellDefined); f.UHi == plain[i].UHi && *f == plain[i].Facts {
		return i
	}
	return -1
}

// isPlain tells whether facts are of a value of which nothing is known but whether it is defined, as far as they are kept in plain.
func isPlain(k *Known) bool {
	return k == &plain[int(k.Width)<<2|int(k.Props&domain.WellDefined)]
}

// origin is a value that facts are of, as it may be gone when they are forgotten, and its place in reverse postorder.
type origin struct {
	value ir.ValueID
	place int32
}

// at is what is known of a value, nil if it was not found yet. It holds until facts are dropped.
func (s *store) at(id ir.ValueID) *Known {
	if int(id) >= len(s.place) || s.place[id] <= 0 {
		return nil
	}
	return s.in(s.place[id] - 1)
}

func (s *store) in(place int32) *Known {
	if place < int32(len(plain)) {
		return &plain[place]
	}
	return s.facts.at(int(place) - len(plain))
}

// unasked tells whether facts of a value were not asked for yet.
func (s *store) unasked(x *ir.Value) bool {
	return int(x.ID) >= len(s.place) || s.place[x.ID] == 0
}

// open notes that the facts of a value are being found, of n values in all.
func (s *store) open(id ir.ValueID, n int) {
	if int(id) >= len(s.place) {
		n = max(n, int(id)+1)
		s.place = append(s.place, make([]int32, n-len(s.place))...)
	}
	s.place[id] = open
}

// put notes what was found of a value that was opened.
func (s *store) put(f *domain.Facts, o origin) {
	if i := plainly(f); i >= 0 {
		s.share(i, o)
		return
	}
	s.of = append(s.of, o)
	s.facts.add().Facts = *f
	s.place[o.value] = int32(len(plain) + s.facts.n)
}

// share is put of what has a place in plain.
func (s *store) share(i int, o origin) {
	s.of = append(s.of, o)
	s.place[o.value] = int32(i) + 1
}

// drop forgets everything, and keeps the memory.
func (s *store) drop() {
	for _, o := range s.of {
		s.place[o.value] = 0
	}
	s.of, s.facts.n = s.of[:0], 0
}

// dropFrom forgets the facts of values from a place in reverse postorder on, of which the first values, and the first facts of which are not
// plain, are known to stay. It gives how many there are now.
func (s *store) dropFrom(first int32, values, facts int) (int, int) {
	for _, o := range s.of[values:] {
		p := s.place[o.value]
		if o.place >= first {
			s.place[o.value] = 0
			continue
		}
		s.of[values] = o
		values++
		if p > int32(len(plain)) {
			*s.facts.at(facts) = *s.in(p - 1)
			facts++
			s.place[o.value] = int32(len(plain) + facts)
		}
	}
	s.of, s.facts.n = s.of[:values], facts
	return values, facts
}

// usuals are what follows for operations of which all depends on the operation, one constant, and whether the other operand, of which
// nothing else is known, is defined: `zext i8 %x to i32`, `and i32 %x, 255`. Most operations of which something is known are of few such kinds. What is kept
// holds of any function.
type usuals [64]usual

type usual struct {
	kind  usualKind
	facts domain.Facts
}

type usualKind struct {
	op       ir.Op // ir.OpInvalid: nothing is kept there
	flags    ir.Flags
	to, from uint8 // widths
	props    domain.Props
	constant uint64
}

// usually is where what follows for an instruction is kept, if it is of such a kind, and this kind; it is there if the kind of that place is it.
func usually(a *Analysis, v *ir.Value) (*usual, usualKind) {
	if !v.Type.IsInt() || len(v.Args) == 0 || !v.Args[0].Type.IsInt() {
		return nil, usualKind{}
	}
	x := a.at(v.Args[0].ID)
	if x == nil || !isPlain(x) || x.Width == 0 {
		return nil, usualKind{}
	}
	kind := usualKind{op: v.Op, flags: v.Flags, to: uint8(a.Width(v.Type)), from: x.Width, props: x.Props}
	switch {
	case v.Op == ir.OpZExt || v.Op == ir.OpSExt || v.Op == ir.OpTrunc:
	case v.Op.Is(ir.LaneWise) && len(v.Args) == 2 && v.Args[1].Op == ir.OpInt && v.Args[1].Aux == nil && v.Op != ir.OpICmp:
		kind.constant = v.Args[1].Bits
	default:
		return nil, usualKind{}
	}
	if a.usuals == nil {
		a.usuals = new(usuals)
	}
	return &a.usuals[(uint64(kind.op)*7+uint64(kind.from)+kind.constant*5)%uint64(len(a.usuals))], kind
}
