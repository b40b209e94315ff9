package program

import (
	"sync"

	"rewrite/egraph"
	"rewrite/passes/ir"
)

// A type is an egraph.Type, which is a number. Scalars and vectors of integers,
// floats and pointers, of usual size, are spelled by the bits of the number,
// so that they need no table and are the same in every graph:
//
//	bits 0-1   family: integer, float, pointer, other
//	bits 2-15  width in bits, float kind, or address space
//	bits 16-29 number of lanes, 0 for a scalar
//	bit  30    the lanes are scalable
//
// All other types are of the family "other" and stand in a table that grows
// only: the rest of the bits is their place. Places depend on which worker comes
// first, so nothing may order by them.
const (
	famInt egraph.Type = iota
	famFloat
	famPtr
	famOther

	famBits   = 2
	sizeBits  = 14
	LaneBits  = 14
	LaneShift = famBits + sizeBits
	Scalable  = egraph.Type(1) << 30
	ShapeMask = Scalable | (1<<LaneBits-1)<<LaneShift
)

// TypeTable numbers the types of a module that are not spelled by bits.
type TypeTable struct {
	types    *ir.Types
	Pointers pointers // those that rules match; others are of the family "other"
	mu       sync.RWMutex
	other    []*ir.Type
	index    map[*ir.Type]egraph.Type
}

func NewTypeTable(m *ir.Module) *TypeTable {
	return &TypeTable{types: &m.Types, Pointers: newPointers(m), index: map[*ir.Type]egraph.Type{}}
}

// Of is the number of a type.
func (tt *TypeTable) Of(t *ir.Type) egraph.Type {
	e := t
	shape := egraph.Type(0)
	if t.Kind == ir.VectorKind {
		e = t.Elem
		if t.Len >= 1<<LaneBits {
			return tt.numbered(t)
		}
		shape = egraph.Type(t.Len) << LaneShift
		if t.Scalable {
			shape |= Scalable
		}
	}
	switch {
	case e.Kind == ir.IntKind && e.Bits < 1<<sizeBits:
		return famInt | egraph.Type(e.Bits)<<famBits | shape
	case e.IsFloat():
		return famFloat | egraph.Type(e.Kind)<<famBits | shape
	case e.Kind == ir.PointerKind && e.Elem == nil && e.Bits < 1<<sizeBits && tt.Pointers.Width(e.Bits) != 0:
		return famPtr | egraph.Type(e.Bits)<<famBits | shape
	}
	return tt.numbered(t)
}

func (tt *TypeTable) numbered(t *ir.Type) egraph.Type {
	tt.mu.RLock()
	n, ok := tt.index[t]
	tt.mu.RUnlock()
	if ok {
		return n
	}
	tt.mu.Lock()
	defer tt.mu.Unlock()
	if n, ok := tt.index[t]; ok {
		return n
	}
	n = famOther | egraph.Type(len(tt.other))<<famBits
	tt.other = append(tt.other, t)
	tt.index[t] = n
	return n
}

// IR is the type with a number.
func (tt *TypeTable) IR(n egraph.Type) *ir.Type {
	var e *ir.Type
	size := uint32(n>>famBits) & (1<<sizeBits - 1)
	switch n & (1<<famBits - 1) {
	case famInt:
		e = tt.types.Int(size)
	case famFloat:
		e = floatKinds[size]
	case famPtr:
		e = tt.types.Pointer(size)
	default:
		tt.mu.RLock()
		defer tt.mu.RUnlock()
		return tt.other[n>>famBits]
	}
	if n&ShapeMask != 0 {
		return tt.types.Vector(uint64(n>>LaneShift)&(1<<LaneBits-1), e, n&Scalable != 0)
	}
	return e
}

var floatKinds = map[uint32]*ir.Type{uint32(ir.HalfKind): ir.Half, uint32(ir.BFloatKind): ir.BFloat,
	uint32(ir.FloatKind): ir.Float, uint32(ir.DoubleKind): ir.Double, uint32(ir.X86FP80Kind): ir.X86FP80,
	uint32(ir.FP128Kind): ir.FP128, uint32(ir.PPCFP128Kind): ir.PPCFP128}

// Families of types, for patterns.
const (
	KindInt egraph.Kind = 1 << iota
	KindFloat
	KindPtr
	KindOther
)

func KindOf(t egraph.Type) egraph.Kind { return 1 << (t & (1<<famBits - 1)) }

// Width is the number of bits of an integer or float type or its lanes, 0 for others.
func Width(t egraph.Type) uint32 {
	size := uint32(t>>famBits) & (1<<sizeBits - 1)
	switch t & (1<<famBits - 1) {
	case famInt:
		return size
	case famFloat:
		switch ir.Kind(size) {
		case ir.HalfKind, ir.BFloatKind:
			return 16
		case ir.FloatKind:
			return 32
		case ir.DoubleKind:
			return 64
		case ir.X86FP80Kind:
			return 80
		}
		return 128
	}
	return 0
}

// Shape is what vectors of one length have in common; 0 for scalars.
func Shape(t egraph.Type) egraph.Type {
	if t&(1<<famBits-1) == famOther {
		return 0
	}
	return t & ShapeMask
}

// IntType is iN, or a vector of it with a shape.
func IntType(bits uint32, shape egraph.Type) egraph.Type {
	return famInt | egraph.Type(bits)<<famBits | shape
}

// pointerWidth is the number of bits of the addresses of a type of pointers that
// rules match, 0 for others.
func (tt *TypeTable) pointerWidth(t egraph.Type) uint32 {
	if KindOf(t) != KindPtr {
		return 0
	}
	return tt.Pointers.Width(uint32(t>>famBits) & (1<<sizeBits - 1))
}
