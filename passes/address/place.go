package address

import (
	"rewrite/passes/ir"
)

// A Place is memory at a constant distance from a value.
type Place struct {
	Base *ir.Value
	Off  int64  // bytes, as many bits of it as an offset has in the base's address space
	Size uint64 // bytes
}

// maxSteps bounds how many addresses PlaceOf follows.
const maxSteps = 16

// PlaceOf is what an access of type t to an address touches; false if its size is
// not known.
func PlaceOf(l *ir.Layout, address *ir.Value, t *ir.Type) (p Place, ok bool) {
	if !t.HasFixedSize() {
		return p, false
	}
	p = Place{Base: address, Size: l.StoreSize(t)}
	for range maxSteps {
		if p.Base.Op != ir.OpGEP {
			break
		}
		step, ok := l.GEPOffset(p.Base)
		if !ok {
			break
		}
		p.Base, p.Off = p.Base.Args[0], p.Off+step
	}
	return p, true
}

// Apart tells whether two places can have no byte in common where both are
// accessed while control does not leave a block backwards: as they are at
// distances from one address that keep them apart, or in two objects of which
// each is known (LangRef, "Pointer Aliasing Rules": an access is of memory that
// the address is based on).
func Apart(l *ir.Layout, a, b Place) bool {
	if a.Base == b.Base {
		if a.Base.Type.Kind != ir.PointerKind {
			return false
		}
		// Offsets wrap, so it is the way round from each to the other that counts.
		unused := 64 - l.Pointer(a.Base.Type.Bits).Index
		there, back := uint64(b.Off-a.Off)<<unused>>unused, uint64(a.Off-b.Off)<<unused>>unused
		return there >= a.Size && back >= b.Size
	}
	switch {
	case a.Base.Op == ir.OpAlloca:
		return b.Base.Op == ir.OpAlloca || b.Base.Op == ir.OpParam || isVariable(b.Base)
	case b.Base.Op == ir.OpAlloca:
		return a.Base.Op == ir.OpParam || isVariable(a.Base)
	}
	return isVariable(a.Base) && isVariable(b.Base)
}

// isVariable tells whether a value is the address of a variable that is what this
// module says: a name for another object, or one that another module may make such
// a name, is not.
func isVariable(v *ir.Value) bool {
	if v.Op != ir.OpGlobal {
		return false
	}
	g := v.Aux.(*ir.Global)
	return g.Kind == ir.Var && g.Init != nil && (g.Linkage == "" || g.Linkage == "external" || g.Linkage == "internal" || g.Linkage == "private")
}
