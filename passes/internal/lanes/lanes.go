// Package lanes is what passes have in common that make vector operations of scalar ones: which values can be lanes, what one vector
// operation says of all its lanes, and how lanes are combined.
package lanes

import (
	"strings"

	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// IsElement tells whether values of a type may be lanes of vectors.
func IsElement(t *ir.Type) bool {
	switch t.Kind {
	case ir.IntKind:
		return t.Bits == 1 || t.Bits >= 8 && t.Bits <= 64 && t.Bits&(t.Bits-1) == 0
	case ir.HalfKind, ir.BFloatKind, ir.FloatKind, ir.DoubleKind, ir.PointerKind:
		return true
	}
	return false
}

// InMemory tells whether the lanes of a vector of a type are in memory as an array of it is, and registers have such lanes.
func InMemory(layout *ir.Layout, t *ir.Type) bool {
	if !IsElement(t) || layout.Bits(t) != 8*layout.Size(t) {
		return false
	}
	n := layout.Bits(t)
	return n >= 8 && n <= 64
}

// Meta are the kinds of metadata that say of a vector operation what they say of each lane.
var Meta = []string{"tbaa", "alias.scope", "noalias", "fpmath", "nontemporal", "invariant.load", "llvm.access.group"}

// Callable tells why a call of one lane cannot be a call for all: "" if it can. Operands that have to be constants, which are the same for
// all lanes then, are those of another type than the lanes.
func Callable(v *ir.Value) string {
	id := v.Intrinsic()
	if !id.Has(intrinsic.LaneWise | intrinsic.NoEffect) {
		return "no vector operation does what is called"
	}
	asks := strings.Contains(id.Info().Sig, "!") // for a constant, which stays what it is
	if asks && v.Type.Bits == 1 {
		return "an operand that has to be a constant is of the type of the lanes"
	}
	for _, x := range v.CallArgs() {
		if x.Type != v.Type && !(x.IsConst() && asks && x.Op == ir.OpInt) {
			return "no vector operation does what is called"
		}
	}
	if !promises(v) {
		return "something is said of a call that a vector operation would not say"
	}
	return ""
}

// promises tells whether what is said of a call, besides what it calls, only promises something of its operands and its result, which may be forgotten.
func promises(v *ir.Value) bool {
	c := v.Aux.(*ir.Call)
	if v.Meta.HasMeaning() || len(c.Bundles) > 0 || v.Flags&(ir.MustTail|ir.NoTail) != 0 {
		return false
	}
	for _, a := range []string{"strictfp", "convergent", "noduplicate", "nomerge"} {
		if c.FuncAttrs.Has(a) {
			return false
		}
	}
	return true
}

// Constant is a vector of constants.
func Constant(f *ir.Func, list []*ir.Value) *ir.Value {
	t := f.Module.Types.Vector(uint64(len(list)), list[0].Type, false)
	zero, poison, undef := true, true, true
	for _, c := range list {
		zero = zero && (c.Op == ir.OpInt || c.Op == ir.OpNull || c.Op == ir.OpFloat) && c.Bits == 0 && c.Aux == nil
		poison = poison && c.Op == ir.OpPoison
		undef = undef && c.Op == ir.OpUndef
	}
	switch {
	case zero:
		return f.Consts().Leaf(ir.OpZero, t)
	case poison:
		return f.Poison(t)
	case undef:
		return f.Undef(t)
	}
	return f.Const(ir.Value{Op: ir.OpAggregate, Type: t, Args: append([]*ir.Value(nil), list...)})
}

// Shuffle takes lanes out of two vectors; -1 is any.
func Shuffle(f *ir.Func, a, b *ir.Value, mask []int) *ir.Value {
	list := make([]*ir.Value, len(mask))
	for i, k := range mask {
		if k < 0 {
			list[i] = f.Poison(ir.I32)
		} else {
			list[i] = f.Int(ir.I32, uint64(k))
		}
	}
	t := f.Module.Types.Vector(uint64(len(mask)), a.Type.Elem, false)
	return f.NewInstr(ir.OpShuffleVector, t, a, b, Constant(f, list))
}
