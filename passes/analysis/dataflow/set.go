package dataflow

import (
	"iter"
	"math/bits"
)

// A Set is a set of small numbers. Operations on two sets take sets of one
// universe; a nil set is empty.
type Set []uint64

// NewSet makes an empty set of numbers below n.
func NewSet(n int) Set { return make(Set, (n+63)/64) }

// Has tells whether i is in the set.
func (s Set) Has(i int) bool { return s[i>>6]>>(i&63)&1 != 0 }

// Add puts i into the set.
func (s Set) Add(i int) { s[i>>6] |= 1 << (i & 63) }

// Remove takes i out of the set.
func (s Set) Remove(i int) { s[i>>6] &^= 1 << (i & 63) }

// Clear makes the set empty.
func (s Set) Clear() { clear(s) }

// Fill makes the set all numbers below n, its universe.
func (s Set) Fill(n int) {
	for i := range s {
		s[i] = ^uint64(0)
	}
	if r := n & 63; r != 0 {
		s[len(s)-1] = 1<<r - 1
	}
}

// Copy makes the set the same as t.
func (s Set) Copy(t Set) { copy(s, t) }

// Or adds what is in t, and tells whether that changed the set.
func (s Set) Or(t Set) (changed bool) {
	for i, w := range t {
		changed = changed || w&^s[i] != 0
		s[i] |= w
	}
	return changed
}

// And takes out what is not in t, and tells whether that changed the set.
func (s Set) And(t Set) (changed bool) {
	for i := range s {
		changed = changed || s[i]&^t[i] != 0
		s[i] &= t[i]
	}
	return changed
}

// Minus takes out what is in t.
func (s Set) Minus(t Set) {
	for i, w := range t {
		s[i] &^= w
	}
}

// Len is how many numbers are in the set.
func (s Set) Len() int {
	n := 0
	for _, w := range s {
		n += bits.OnesCount64(w)
	}
	return n
}

// All gives the numbers in ascending order.
func (s Set) All() iter.Seq[int] {
	return func(yield func(int) bool) {
		for i, w := range s {
			for ; w != 0; w &= w - 1 {
				if !yield(i<<6 + bits.TrailingZeros64(w)) {
					return
				}
			}
		}
	}
}
