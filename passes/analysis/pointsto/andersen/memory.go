package andersen

import (
	"rewrite/passes/analysis/pointsto/constraint"
)

// A memory is the content of an object, in regions: single words, and the words at any multiple of a stride, up to all of them.
// What is stored in a region is in all regions that have a word in common with it; it is not stored there, however, or all of
// an object would be one set as soon as one store is to an unknown place in it:
//
//	word 0      in = out     what is stored there, and what is stored in regions that have it
//	all words   in           what is stored anywhere
//	            out          what is stored anywhere, and what is in each region
type memory struct {
	regions []region
	words   map[int64]int // exact regions by word: place in regions
	classes []int         // places of the others
	escaped bool
	split   bool         // a part of a pointer may be stored anywhere
	copies  []objectCopy // to other objects
}

// A region is some words of an object: one, of a stride of 0; or those that are a multiple of the stride from there.
type region struct {
	word, stride int64
	in, out      int32
}

func (r *region) meets(t *region) bool {
	d := gcd(r.stride, t.stride)
	return d == 0 && r.word == t.word || d != 0 && mod(r.word-t.word, d) == 0
}

// place is where a region begins, in bytes.
func (r *region) place(o constraint.Object, word int64) constraint.Place {
	if r.stride == 1 {
		return constraint.Place{Obj: o, Stride: 1}
	}
	return constraint.Place{Obj: o, Off: r.word * word, Stride: r.stride * word}
}

// Bounds of the regions of one object; what is beyond is the region of all its words.
const (
	maxWords   = 128
	maxClasses = 8
	maxSpan    = 32 // words of one access
)

func (s *solver) memoryOf(o constraint.Object) *memory {
	if s.memory[o] == nil {
		s.memory[o] = &memory{words: map[int64]int{}}
	}
	return s.memory[o]
}

// region finds or makes a region.
func (s *solver) region(o constraint.Object, word, stride int64) region {
	if o == constraint.Unknown {
		return region{0, 1, int32(constraint.Outside), int32(constraint.Foreign)}
	}
	m := s.memoryOf(o)
	if stride == 0 {
		if i, ok := m.words[word]; ok {
			return m.regions[i]
		}
		if len(m.words) >= maxWords {
			return s.region(o, 0, 1)
		}
		r := region{word: word, in: s.newNode()}
		r.out = r.in
		m.words[word] = len(m.regions)
		return s.enter(o, m, r)
	}
	word = mod(word, stride)
	for _, i := range m.classes {
		if r := m.regions[i]; r.word == word && r.stride == stride {
			return r
		}
	}
	if len(m.classes) >= maxClasses && stride > 1 {
		return s.region(o, 0, 1)
	}
	m.classes = append(m.classes, len(m.regions))
	r := region{word, stride, s.newNode(), s.newNode()}
	s.include(r.out, r.in)
	return s.enter(o, m, r)
}

// enter connects a new region with the others.
func (s *solver) enter(o constraint.Object, m *memory, r region) region {
	m.regions = append(m.regions, r)
	meet := func(t region) {
		if r.meets(&t) {
			s.include(t.out, r.in)
			s.include(r.out, t.in)
		}
	}
	if r.stride == 0 {
		for _, i := range m.classes {
			meet(m.regions[i])
		}
	} else {
		for _, t := range m.regions[:len(m.regions)-1] {
			meet(t)
		}
	}
	if m.split {
		s.addUse(r.in, use{smear, r.in})
	}
	for i := 0; i < len(m.copies); i++ {
		s.carry(m.copies[i], r)
	}
	return r
}

// each hands over the regions of an access at a place, and whether it reads and writes whole words.
func (s *solver) each(p constraint.Place, size int64, do func(r region, aligned bool)) {
	switch s.g.Objects[p.Obj].Kind {
	case constraint.Function:
		return // there is nothing to read or write
	case constraint.Elsewhere:
		do(s.region(p.Obj, 0, 1), true)
		return
	}
	w := s.g.Word
	if size > 0 && p.Stride%w == 0 {
		first, last := floor(p.Off, w), floor(p.Off+size-1, w)
		if last-first < maxSpan {
			for i := first; i <= last; i++ {
				do(s.region(p.Obj, i, p.Stride/w), p.Off%w == 0)
			}
			return
		}
		do(s.region(p.Obj, 0, 1), p.Off%w == 0)
		return
	}
	do(s.region(p.Obj, 0, 1), false)
}

func floor(a, b int64) int64 { return (a - mod(a, b)) / b }

// read lets a node include what is in a region.
func (s *solver) read(dst int32, r region, aligned bool) {
	if aligned {
		s.include(dst, r.out)
	} else {
		s.addUse(r.out, use{smear, dst})
	}
}

// write lets a region include a node, which may be None.
func (s *solver) write(o constraint.Object, r region, src int32, aligned bool) {
	if src == int32(constraint.None) {
		return
	}
	if aligned {
		s.include(r.in, src)
		return
	}
	s.addUse(src, use{smear, r.in})
	s.split(o, r)
}

// split says that a part of a pointer may be stored in a region: what is put together with it may lead anywhere in its object.
func (s *solver) split(o constraint.Object, r region) {
	if o == constraint.Unknown {
		return
	}
	if r.stride == 0 {
		s.addUse(r.in, use{smear, r.in})
		return
	}
	m := s.memory[o]
	if m.split {
		return
	}
	m.split = true
	for i := 0; i < len(m.regions); i++ {
		s.addUse(m.regions[i].in, use{smear, m.regions[i].in})
	}
}

// A transfer is a constraint of copies of memory at work.
type transfer struct {
	constraint.Transfer
	pairs int
	all   int32 // a node for what is copied, where there are too many pairs; 0 for none
}

// maxPairs bounds the pairs of places that one transfer is looked at for.
const maxPairs = 64

// An objectCopy says that words of an object are copied into another one, so many words further: those from first to last, or
// with a stride any.
type objectCopy struct {
	from, to             constraint.Object
	delta, stride        int64
	first, last          int64
	shifted, unspecified bool // words are put together of parts; the place is not known
}

// transfer looks at one more place at an end of a transfer.
func (s *solver) transfer(u use, place int) {
	t := &s.transfers[u.i]
	if t.all != 0 {
		s.wholly(u, place)
		return
	}
	other := t.Src
	if u.kind == transferFrom {
		other = t.Dst
	}
	set := s.sets[s.find(int32(other))].all
	if set == nil {
		return
	}
	for _, p := range set.AppendTo(nil) {
		t = &s.transfers[u.i]
		if t.pairs++; t.pairs > maxPairs {
			t.all = s.newNode()
			dst, src := int32(t.Dst), int32(t.Src)
			for _, end := range []struct {
				n    int32
				kind useKind
			}{{dst, transferTo}, {src, transferFrom}} {
				for _, p := range s.sets[s.find(end.n)].all.AppendTo(nil) {
					s.wholly(use{end.kind, u.i}, p)
				}
			}
			return
		}
		if u.kind == transferTo {
			s.pair(t, s.places[place], s.places[p])
		} else {
			s.pair(t, s.places[p], s.places[place])
		}
	}
}

// wholly reads or writes all of an object.
func (s *solver) wholly(u use, place int) {
	o, all := s.places[place].Obj, s.transfers[u.i].all
	s.each(constraint.Place{Obj: o, Stride: 1}, 0, func(r region, aligned bool) {
		if u.kind == transferTo {
			s.write(o, r, all, aligned)
		} else {
			s.read(all, r, aligned)
		}
	})
}

// pair copies what is at a place to another one.
func (s *solver) pair(t *transfer, to, from constraint.Place) {
	if s.g.Objects[to.Obj].Kind == constraint.Function || s.g.Objects[from.Obj].Kind == constraint.Function {
		return
	}
	w := s.g.Word
	c := objectCopy{from: from.Obj, to: to.Obj}
	stride := gcd(to.Stride, from.Stride)
	switch {
	case to.Obj == constraint.Unknown || from.Obj == constraint.Unknown:
		src, dst := s.region(from.Obj, 0, 1), s.region(to.Obj, 0, 1)
		s.include(dst.in, src.out)
		return
	case stride%w != 0 || (to.Off-from.Off)%w != 0:
		c.unspecified = true
	default:
		c.delta, c.stride = (to.Off-from.Off)/w, stride/w
		c.first, c.last = -far, far
		if from.Stride == 0 {
			c.first = floor(from.Off, w)
			if t.Size > 0 {
				c.last = floor(from.Off+t.Size-1, w)
			}
		}
		c.shifted = t.Partial || from.Off%w != 0
	}
	if s.copied[c] {
		return
	}
	s.copied[c] = true
	m := s.memoryOf(c.from)
	m.copies = append(m.copies, c)
	for i := 0; i < len(m.regions); i++ {
		s.carry(c, m.regions[i])
	}
}

// carry copies one region.
func (s *solver) carry(c objectCopy, r region) {
	if c.unspecified {
		s.write(c.to, s.region(c.to, 0, 1), r.in, false)
		return
	}
	if r.stride == 0 && (r.word < c.first || r.word > c.last) {
		return
	}
	t := s.region(c.to, r.word+c.delta, gcd(r.stride, c.stride))
	s.include(t.in, r.in)
	if c.shifted {
		s.split(c.to, t)
	}
}
