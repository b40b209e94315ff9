package andersen

import "rewrite/passes/analysis/pointsto/constraint"

// Bounds of places.
const (
	maxOffsets = 64      // exact ones of an object; more become one anywhere in it
	maxStrides = 16      // of an object
	far        = 1 << 30 // an offset from here on is not known: addresses of 32 bits do not wrap below
)

// place numbers a place.
func (s *solver) place(p constraint.Place) int {
	if i, ok := s.index[p]; ok {
		return i
	}
	switch {
	case p.Stride == 0 && (p.Off > far || p.Off < -far || s.exact[p.Obj] >= maxOffsets),
		p.Stride > 1 && (p.Stride > far || s.strided[p.Obj] >= maxStrides):
		return s.place(constraint.Place{Obj: p.Obj, Stride: 1})
	case p.Stride == 0:
		if s.exact[p.Obj]++; s.exact[p.Obj] > maxOffsets/4 {
			s.suspects++ // of a cycle with shifts
		}
	case p.Stride > 1:
		s.strided[p.Obj]++
	}
	i := len(s.places)
	s.places = append(s.places, p)
	s.index[p] = i
	s.of[p.Obj] = append(s.of[p.Obj], int32(i))
	s.covers = append(s.covers, false)
	if m := s.memory[p.Obj]; m != nil && m.escaped {
		s.cover(i)
	}
	return i
}

// further is a place off bytes further, and any multiple of stride.
func (s *solver) further(i int, off, stride int64) int {
	p := s.places[i]
	if p.Stride == 1 {
		return i
	}
	p.Stride = gcd(p.Stride, stride)
	switch {
	case p.Stride == 1 || off > far || off < -far:
		any := &s.anywhere[p.Obj]
		if *any == 0 {
			*any = int32(s.place(constraint.Place{Obj: p.Obj, Stride: 1}))
		}
		return int(*any)
	case p.Stride == 0:
		p.Off += off
	default:
		p.Off = mod(p.Off+off, p.Stride)
	}
	return s.place(p)
}

func gcd(a, b int64) int64 {
	for b != 0 {
		a, b = b, a%b
	}
	return max(a, -a)
}

func mod(a, b int64) int64 { return ((a % b) + b) % b }

// cover says that a place is in an escaped object.
func (s *solver) cover(i int) {
	s.covers[i] = true
	s.covered.Insert(i)
}
