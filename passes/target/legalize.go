package target

import (
	"math/bits"

	"rewrite/dsl"
	"rewrite/passes/ir"
)

// pointerBits is the width of addresses of the targets that have models.
const pointerBits = 64

// bitsOf is how many bits a value of a shape has.
func bitsOf(s dsl.Shape) uint32 {
	n := s.Bits
	switch {
	case s.Kind == ir.PointerKind:
		n = pointerBits
	case s.Kind != ir.IntKind:
		n = s.Kind.FloatBits()
	}
	return n * max(1, s.Lanes)
}

// integral is a shape with integers for pointers: they are in the same registers.
func (c *Costs) integral(s dsl.Shape) dsl.Shape {
	if s.Kind == ir.PointerKind {
		s.Kind, s.Bits = ir.IntKind, pointerBits
	}
	return s
}

func (c *Costs) isLegal(s dsl.Shape) bool { return c.legal[c.integral(s)] }

// legalize gives the shape of registers that values of a shape are in, and how many they take. A vector gets a power of two of lanes,
// then, by what the target has: wider elements where it says so; more lanes; or it is two halves, or as many scalars as it has
// lanes. A scalar is a wider one, or two halves.
func (c *Costs) legalize(s dsl.Shape) (parts int, part dsl.Shape) {
	parts = 1
	if s.Lanes != 0 {
		s.Lanes = 1 << bits.Len32(s.Lanes-1)
	}
	pointer := s.Kind == ir.PointerKind
	for s = c.integral(s); !c.legal[s]; {
		if to, ok := c.promoted[s]; ok {
			s = to
			continue
		}
		elem := s.Element()
		widest := c.widest[elem]
		switch {
		case s.Lanes > 1 && (widest != 0 && s.Lanes > widest || widest == 0 && c.halvesTo(s)):
			s.Lanes /= 2
			parts *= 2
		case s.Lanes != 0 && widest != 0:
			s.Lanes *= 2
		case s.Lanes != 0:
			parts *= int(s.Lanes)
			s.Lanes = 0
		default:
			wider, ok := c.wider(s)
			if !ok && s.Kind == ir.IntKind && s.Bits > 1 {
				n := (s.Bits + 63) / 64
				return parts * int(n), dsl.Shape{Kind: ir.IntKind, Bits: 64}
			}
			if !ok {
				return parts, s // nothing is known of it
			}
			s = wider
		}
	}
	if pointer && s.Kind == ir.IntKind && s.Bits == pointerBits {
		s.Kind, s.Bits = ir.PointerKind, 0
	}
	return parts, s
}

// halvesTo tells whether a vector that is split often enough is promoted.
func (c *Costs) halvesTo(s dsl.Shape) bool {
	for s.Lanes /= 2; s.Lanes > 0; s.Lanes /= 2 {
		if _, ok := c.promoted[s]; ok {
			return true
		}
	}
	return false
}

// wider is the narrowest legal scalar that holds an integer.
func (c *Costs) wider(s dsl.Shape) (dsl.Shape, bool) {
	if s.Kind != ir.IntKind {
		return s, false
	}
	for _, l := range c.facts.Legal { // from the narrowest on
		if l.Kind == ir.IntKind && l.Lanes == 0 && l.Bits >= s.Bits {
			return l, true
		}
	}
	return s, false
}

// class is the class of registers that values of a shape are in.
func class(s dsl.Shape) string {
	switch {
	case s.Lanes != 0:
		return "vector"
	case s.Kind == ir.IntKind || s.Kind == ir.PointerKind:
		return "int"
	}
	return "float"
}

func sizeOf(list []dsl.ClassSize, class string) int {
	for _, x := range list {
		if x.Class == class {
			return x.N
		}
	}
	return 0
}
