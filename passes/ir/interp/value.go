package interp

import (
	"fmt"
	"math/big"
	"math/bits"
	"math/rand/v2"
	"strings"

	"rewrite/passes/ir"
)

// A Value is a run-time value: poison, or a non-empty set of concrete values of
// which each use picks one anew (SEMANTICS, header). Almost all values have one
// member. Which type it is of is known from where it stands.
//
// Vectors and aggregates are lists of Values, so that poison and undef are kept
// for each lane and field. The zero Value is the number 0, the float +0 and the
// null pointer.
type Value struct {
	n uint64 // bits, zero extended; the address of a pointer; of a cube, its known bits
	x *ext   // nil for one concrete number of at most 64 bits
}

type kind uint8

const (
	kindPoison kind = iota
	kindPtr         // a pointer into obj
	kindWild        // a pointer made from an integer: into whatever exposed object is at its address
	kindCube        // bits that are set in mask are undef, each by itself; of more than 64 bits: wholly undef
	kindSet         // one of elems, which are plain numbers in rising order
	kindWide        // a number or float of more than 64 bits
	kindList        // vector or aggregate
)

// ext is what a Value needs besides one number. It is never changed once made.
type ext struct {
	kind  kind
	obj   *Object
	mask  uint64
	wide  *big.Int
	elems []Value
}

var (
	poisonExt = &ext{kind: kindPoison}
	wildExt   = &ext{kind: kindWild}
	undefExt  = func() (xs [65]*ext) {
		for w := range xs {
			xs[w] = &ext{kind: kindCube, mask: ir.Mask(uint32(w))}
		}
		return
	}()
)

// values are what is the same wherever a value is: how wide it is, by the data layout, and
// which member of a set is chosen where the language leaves it open.
type values struct {
	opt      Options
	layout   *ir.Layout
	rng      *rand.Rand
	narrowed bool // a choice was made that stands for fewer behaviours than there are
}

// Poison is the scalar poison. Poison makes one of any type.
func poison() Value { return Value{x: poisonExt} }

// Int is the number n, which must fit the type that it is used at.
func Int(n uint64) Value { return Value{n: n} }

// BigInt is a number of a type of the given width.
func BigInt(n *big.Int, width uint32) Value {
	if width <= 64 {
		return Value{n: n.Uint64()}
	}
	return Value{x: &ext{kind: kindWide, wide: n}}
}

// List is a vector, array or struct of the given elements.
func List(elems ...Value) Value { return Value{x: &ext{kind: kindList, elems: elems}} }

// Poison is poison of type t.
func (m *values) Poison(t *ir.Type) Value {
	return m.fill(t, func(*ir.Type) Value { return poison() })
}

// Undef is undef of type t.
func (m *values) Undef(t *ir.Type) Value { return m.fill(t, m.undef) }

// undef is undef of a scalar type.
func (m *values) undef(t *ir.Type) Value { return Value{x: undefExt[min(m.scalarBits(t), 64)]} }

// Zero is zeroinitializer of type t.
func (m *values) Zero(t *ir.Type) Value {
	return m.fill(t, func(t *ir.Type) Value {
		if m.scalarBits(t) > 64 {
			return Value{x: &ext{kind: kindWide, wide: new(big.Int)}}
		}
		return Value{}
	})
}

// fill makes a value of type t from scalars.
func (m *values) fill(t *ir.Type, scalar func(*ir.Type) Value) Value {
	switch t.Kind {
	case ir.StructKind, ir.ArrayKind, ir.VectorKind:
		if t.Scalable {
			unsupported("scalable vectors")
		}
		elems := make([]Value, t.NumElems())
		for i := range elems {
			if i > 0 && t.Kind != ir.StructKind {
				elems[i] = elems[0]
				continue
			}
			elems[i] = m.fill(t.ElemAt(uint64(i)), scalar)
		}
		return List(elems...)
	}
	return scalar(t)
}

// scalarBits is the width of a scalar type.
func (m *values) scalarBits(t *ir.Type) uint32 {
	switch t.Kind {
	case ir.IntKind:
		return t.Bits
	case ir.PointerKind:
		w := m.layout.Pointer(t.Bits).Bits
		if w > 64 {
			unsupported("pointers of more than 64 bits")
		}
		return w
	case ir.HalfKind, ir.BFloatKind:
		return 16
	case ir.FloatKind:
		return 32
	case ir.DoubleKind, ir.X86MMXKind:
		return 64
	case ir.X86FP80Kind:
		return 80
	case ir.FP128Kind, ir.PPCFP128Kind:
		return 128
	}
	unsupported("values of type " + t.String())
	return 0
}

// IsPoison tells whether a scalar is poison, or any element of a list is.
func (v Value) IsPoison() bool {
	if v.x == nil {
		return false
	}
	if v.x.kind == kindList {
		for _, e := range v.x.elems {
			if e.IsPoison() {
				return true
			}
		}
	}
	return v.x.kind == kindPoison
}

// IsUndef tells whether v is a set of more than one member, or any element of a list is.
func (v Value) IsUndef() bool {
	if v.x == nil {
		return false
	}
	switch v.x.kind {
	case kindList:
		for _, e := range v.x.elems {
			if e.IsUndef() {
				return true
			}
		}
	case kindCube, kindSet:
		return true
	}
	return false
}

// defined tells whether v is neither poison nor undef, in any lane.
func (v Value) defined() bool { return v.x == nil || !v.IsPoison() && !v.IsUndef() }

// Elems are the elements of a vector or aggregate, nil for a scalar.
func (v Value) Elems() []Value {
	if v.x != nil && v.x.kind == kindList {
		return v.x.elems
	}
	return nil
}

// Int gives the one number of at most 64 bits that a scalar is: an integer, the
// bits of a float, or the address of a pointer.
func (v Value) Int() (uint64, bool) {
	return v.n, v.x == nil || v.x.kind == kindPtr || v.x.kind == kindWild
}

// Big gives the one number that a scalar is, of any width.
func (v Value) Big() (*big.Int, bool) {
	if v.x != nil && v.x.kind == kindWide {
		return v.x.wide, true
	}
	n, ok := v.Int()
	return new(big.Int).SetUint64(n), ok
}

// Object is the object that a pointer was made from, nil if it has no provenance.
func (v Value) Object() *Object {
	if v.x == nil || v.x.kind != kindPtr {
		return nil
	}
	return v.x.obj
}

// Contains tells whether w, a value of the same type, refines v: v is poison or
// all members of w are members of v, lane by lane. exact is false where v and w
// are sets that this representation cannot compare.
func (v Value) Contains(w Value) bool {
	if v.x == nil && w.x == nil {
		return v.n == w.n
	}
	if es := v.Elems(); es != nil {
		fs := w.Elems()
		for i := range es {
			if !es[i].Contains(fs[i]) {
				return false
			}
		}
		return len(es) == len(fs)
	}
	switch {
	case v.IsPoison():
		return true
	case w.IsPoison():
		return false
	}
	if v.x != nil && v.x.kind == kindWide || w.x != nil && w.x.kind == kindWide {
		if v.IsUndef() {
			return true
		}
		a, _ := v.Big()
		b, _ := w.Big()
		return !w.IsUndef() && a.Cmp(b) == 0
	}
	if w.IsUndef() {
		if w.x.kind == kindSet {
			for _, e := range w.x.elems {
				if !v.Contains(e) {
					return false
				}
			}
			return true
		}
		if v.x != nil && v.x.kind == kindCube {
			return w.x.mask&^v.x.mask == 0 && (v.n^w.n)&^v.x.mask == 0
		}
		list, ok := members(w)
		if !ok {
			return false
		}
		for _, n := range list {
			if !v.Contains(Int(n)) {
				return false
			}
		}
		return true
	}
	if v.x == nil {
		return v.n == w.n
	}
	switch v.x.kind {
	case kindCube:
		return (v.n^w.n)&^v.x.mask == 0
	case kindSet:
		for _, e := range v.x.elems {
			if e.n == w.n {
				return true
			}
		}
		return false
	}
	return v.n == w.n
}

// maxMembers bounds the sets that are held member by member. Larger ones that
// are no cubes are narrowed to one member; Machine.Narrowed tells.
const maxMembers = 1 << 10

// members lists the members of a scalar of at most 64 bits.
func members(v Value) ([]uint64, bool) {
	if v.x == nil {
		return []uint64{v.n}, true
	}
	switch v.x.kind {
	case kindSet:
		list := make([]uint64, len(v.x.elems))
		for i, e := range v.x.elems {
			list[i] = e.n
		}
		return list, true
	case kindCube:
		k := bits.OnesCount64(v.x.mask)
		if k > 10 {
			return nil, false
		}
		list := make([]uint64, 1<<k)
		for i := range list {
			list[i] = v.n | deposit(uint64(i), v.x.mask)
		}
		return list, true
	case kindPtr, kindWild:
		return []uint64{v.n}, true
	}
	return nil, false
}

// deposit spreads the low bits of n over the bits of mask.
func deposit(n, mask uint64) uint64 {
	r := uint64(0)
	for ; mask != 0; mask &= mask - 1 {
		if n&1 != 0 {
			r |= mask & -mask
		}
		n >>= 1
	}
	return r
}

// Format writes a value of type t as LLVM writes constants; sets as "0 or 1",
// undef bits as x in binary, pointers as &object+offset.
func (m *values) Format(t *ir.Type, v Value) string {
	if es := v.Elems(); es != nil {
		open, closing := "{ ", " }"
		switch {
		case t.Kind == ir.VectorKind:
			open, closing = "<", ">"
		case t.Kind == ir.ArrayKind:
			open, closing = "[", "]"
		case t.Kind == ir.StructKind && t.Packed:
			open, closing = "<{ ", " }>"
		}
		parts := make([]string, len(es))
		for i, e := range es {
			et := t.ElemAt(uint64(i))
			parts[i] = et.String() + " " + m.Format(et, e)
		}
		return open + strings.Join(parts, ", ") + closing
	}
	if v.x == poisonExt {
		return "poison"
	}
	w := uint32(m.layout.Bits(t)) // 0 for a type whose values are not supported
	number := func(n uint64) string {
		switch {
		case t.Kind == ir.PointerKind && n == 0:
			return "null"
		case t.Kind == ir.PointerKind:
			return fmt.Sprintf("%#x", n)
		case t.Kind == ir.FloatKind || t.Kind == ir.DoubleKind:
			return formatFloat(n, w)
		case t.IsFloat():
			return fmt.Sprintf("0x%0*X", int(w)/4, n)
		case w == 1:
			return [2]string{"false", "true"}[n&1]
		}
		return fmt.Sprint(int64(n<<(64-w)) >> (64 - w))
	}
	if v.x == nil {
		return number(v.n)
	}
	switch v.x.kind {
	case kindPtr:
		return v.x.obj.at(v.n)
	case kindWild:
		return fmt.Sprintf("inttoptr %#x", v.n)
	case kindSet:
		var parts []string
		for i, e := range v.x.elems {
			if i == 8 {
				parts = append(parts, fmt.Sprintf("... (%d values)", len(v.x.elems)))
				break
			}
			parts = append(parts, number(e.n))
		}
		return strings.Join(parts, " or ")
	case kindCube:
		if w > 64 || v.x.mask == ir.Mask(w) {
			return "undef"
		}
		b := []byte(fmt.Sprintf("%0*b", int(w), v.n))
		for i := range b {
			if v.x.mask>>(int(w)-1-i)&1 != 0 {
				b[i] = 'x'
			}
		}
		return "0b" + string(b) + " (x: undef)"
	case kindWide:
		if t.Kind == ir.IntKind {
			n := new(big.Int).Set(v.x.wide)
			if n.Bit(int(w)-1) == 1 {
				n.Sub(n, new(big.Int).Lsh(big.NewInt(1), uint(w)))
			}
			return n.String()
		}
		return fmt.Sprintf("0x%X", v.x.wide)
	}
	return "?"
}

// Offset is a pointer n bytes on, whatever is there.
func (v Value) Offset(n int64) Value { return Value{n: v.n + uint64(n), x: v.x} }
