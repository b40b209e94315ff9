package program

import (
	"encoding/binary"
	"slices"

	"rewrite/egraph"
	"rewrite/passes/ir/num"
)

// Constant vectors. One whose lanes are all equal is a leaf like a scalar, with
// the lanes' value as its payload. One whose lanes differ is a leaf of the same
// operation, opInt or opFloat, whose payload is a number in a table: a pattern's
// constant matches it like any other, and what is computed from constants is
// computed once for each lane. That is right because only rules whose operations
// work lane by lane apply to vectors (SEMANTICS law 12): what such a rule does to
// a vector is what it does to each lane, with that lane's constants. So its
// conditions must hold for each.
//
// A constant with lanes that are poison or undef is a leaf that patterns do not
// see, with an edge to the vector that has some number in those lanes: poison
// refines to anything, and undef in one use to any number. Any would do; the
// number of another lane is one for which conditions hold that hold for the rest.

// vectorMark is the high half of a payload that is a number in the table. A
// splat of a constant of 64 bits or more that looks like it is not represented.
const vectorMark = 0x9e3779b9

// MaxLanes bounds the vectors whose lanes are looked at, as each is a copy of the
// work: 64 bytes, the widest registers there are.
const MaxLanes = 64

// IsVector tells whether a constant's lanes differ.
func IsVector(t egraph.Type, payload uint64) bool {
	return payload>>32 == vectorMark && Shape(t) != 0
}

// Lanes is the number of lanes of a type, 0 for scalars and scalable vectors.
func Lanes(t egraph.Type) int {
	if s := Shape(t); s&Scalable == 0 {
		return int(s >> LaneShift)
	}
	return 0
}

// vectorTable numbers vectors of constants that are not all equal.
type vectorTable struct {
	list  [][]num.Int
	index map[string]uint32
	key   []byte
}

func (vt *vectorTable) Reset() {
	if len(vt.list) > 0 {
		vt.list = vt.list[:0]
		clear(vt.index)
	}
}

// Any tells whether there are such vectors.
func (vt *vectorTable) Any() bool { return len(vt.list) > 0 }

// Payload is that of a vector of constants, if it has one.
func (vt *vectorTable) Payload(t egraph.Type, elems []num.Int) (uint64, bool) {
	if !slices.ContainsFunc(elems, func(x num.Int) bool { return x != elems[0] }) {
		return PayloadOf(t, elems[0])
	}
	if Width(t) > num.MaxWidth {
		return 0, false
	}
	vt.key = vt.key[:0]
	for _, x := range elems {
		vt.key = binary.LittleEndian.AppendUint64(vt.key, x.Lo)
		vt.key = binary.LittleEndian.AppendUint64(vt.key, x.Hi)
	}
	n, ok := vt.index[string(vt.key)]
	if !ok {
		if vt.index == nil {
			vt.index = map[string]uint32{}
		}
		n = uint32(len(vt.list))
		vt.index[string(vt.key)] = n
		vt.list = append(vt.list, slices.Clone(elems))
	}
	return vectorMark<<32 | uint64(n), true
}

// LanesOf are the lanes of a constant whose lanes differ.
func (vt *vectorTable) LanesOf(payload uint64) []num.Int { return vt.list[uint32(payload)] }

// Lane is one lane of a constant, or a scalar constant. Where a rule's left side
// has vectors of several lengths its types will not fit; until that is found any
// number will do.
func (vt *vectorTable) Lane(t egraph.Type, payload uint64, lane int) num.Int {
	if IsVector(t, payload) {
		elems := vt.LanesOf(payload)
		return elems[min(lane, len(elems)-1)]
	}
	return Constant(t, payload)
}

// Every tells whether something holds of each lane of a constant.
func (vt *vectorTable) Every(t egraph.Type, payload uint64, holds func(num.Int) bool) bool {
	if IsVector(t, payload) {
		return !slices.ContainsFunc(vt.LanesOf(payload), func(x num.Int) bool { return !holds(x) })
	}
	return holds(Constant(t, payload))
}
