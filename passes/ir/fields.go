package ir

import (
	"cmp"
	"fmt"
	"hash/maphash"
	"strings"
)

// Fields yields everything that makes up an operation besides its operands'
// own identity: the one list that Hash, Equal, Compare, Clone and LongString
// are made from. Left out are identity and place (ID, Block, Pos, Name, uses,
// debug records), which no two values share.
func (v *Value) Fields(yield func(Field)) {
	yield(Field{Name: "op", N: uint64(v.Op)})
	yield(Field{Name: "type", Type: v.Type})
	yield(Field{Name: "pred", N: uint64(v.Pred)})
	yield(Field{Name: "flags", N: uint64(v.Flags)})
	yield(Field{Name: "bits", N: v.Bits})
	// An Aux or Meta without content is not the same as none.
	yield(Field{Name: "aux", N: uint64(boolByte(v.Aux != nil))})
	yield(Field{Name: "meta", N: uint64(boolByte(v.Meta != nil))})
	yield(Field{Name: "args", N: uint64(len(v.Args))})
	for _, a := range v.Args {
		yield(Field{Name: "arg", Value: a})
	}
	yield(Field{Name: "targets", N: uint64(len(v.Targets))})
	for _, b := range v.Targets {
		yield(Field{Name: "target", Block: b})
	}
	v.tailFields(yield)
}

// tailFields are the fields that most values do not have.
func (v *Value) tailFields(yield func(Field)) {
	if v.Aux != nil {
		v.Aux.auxFields(yield)
	}
	if v.Meta != nil {
		for _, a := range v.Meta.List {
			yield(Field{Name: "!" + a.Kind, S: a.Node})
		}
	}
}

// EqualFunc tells whether a and b agree in all fields. The functions decide for
// operands and targets (which are of two functions, when functions are compared).
func EqualFunc(a, b *Value, sameValue func(x, y *Value) bool, sameBlock func(x, y *Block) bool) bool {
	if a == b {
		return true
	}
	if a.Op != b.Op || a.Type != b.Type || a.Pred != b.Pred || a.Flags != b.Flags || a.Bits != b.Bits ||
		len(a.Args) != len(b.Args) || len(a.Targets) != len(b.Targets) ||
		(a.Aux == nil) != (b.Aux == nil) || (a.Meta == nil) != (b.Meta == nil) {
		return false
	}
	for i, x := range a.Args {
		if y := b.Args[i]; x != y && !sameValue(x, y) {
			return false
		}
	}
	for i, x := range a.Targets {
		if y := b.Targets[i]; x != y && !sameBlock(x, y) {
			return false
		}
	}
	if a.Meta == b.Meta { // and what is told without a look at fields
		switch x := a.Aux.(type) {
		case nil:
			return true
		case *Type:
			if y, ok := b.Aux.(*Type); ok {
				return x == y
			}
		case *Global:
			if y, ok := b.Aux.(*Global); ok {
				return x == y
			}
		case *Mem:
			if y, ok := b.Aux.(*Mem); ok && x == y {
				return true
			}
		case *Call:
			if y, ok := b.Aux.(*Call); ok && x == y {
				return true
			}
		}
	}
	var fields []Field
	a.tailFields(func(f Field) { fields = append(fields, f) })
	n, same := 0, true
	b.tailFields(func(y Field) {
		if n >= len(fields) {
			same = false
			return
		}
		x := fields[n]
		n++
		if x.Value != nil && y.Value != nil && sameValue(x.Value, y.Value) {
			x.Value, y.Value = nil, nil
		}
		if x.Block != nil && y.Block != nil && sameBlock(x.Block, y.Block) {
			x.Block, y.Block = nil, nil
		}
		same = same && x == y
	})
	return same && n == len(fields)
}

// Equal tells whether a and b agree in all fields, operands by identity.
func Equal(a, b *Value) bool {
	return EqualFunc(a, b, func(x, y *Value) bool { return x == y }, func(x, y *Block) bool { return x == y })
}

// Hash is a hash over all fields; values that are Equal have equal hashes
// within one run and function. It depends on nothing else. The block of a
// blockaddress has no part in it: blocks are renumbered while the constant
// stays in its pool.
func Hash(v *Value) uint64 {
	h := mixHash(hashSimple(v.Op, v.Type, v.Bits), uint64(v.Flags)<<8|uint64(v.Pred))
	for _, a := range v.Args {
		h = mixHash(h, uint64(a.ID)+1)
	}
	for _, b := range v.Targets {
		h = mixHash(h, uint64(b.ID)+1)
	}
	switch aux := v.Aux.(type) { // the two most common ones without detour
	case nil:
	case *Type:
		h = mixHash(h, uint64(aux.id))
	case *Global:
		h = mixHash(h, aux.hash())
	default:
		return v.hashTail(h)
	}
	if v.Meta != nil {
		return v.hashTail(h)
	}
	return h
}

func mixHash(h, x uint64) uint64 {
	h = (h ^ x) * 0x9e3779b97f4a7c15
	return h ^ h>>29
}

func (v *Value) hashTail(h uint64) uint64 {
	v.tailFields(func(f Field) {
		h = mixHash(h, f.N)
		if f.Name[0] == '!' { // other fields are told apart by their order
			h = mixHash(h, maphash.String(hashSeed, f.Name))
		}
		if f.S != "" {
			h = mixHash(h, maphash.String(hashSeed, f.S))
		}
		if f.Type != nil {
			h = mixHash(h, uint64(f.Type.id))
		}
		if f.Value != nil {
			h = mixHash(h, uint64(f.Value.ID)+1)
		}
		if f.Glob != nil {
			h = mixHash(h, f.Glob.hash())
		}
	})
	return h
}

// hash is by name: the index may not be known yet.
func (g *Global) hash() uint64 {
	return maphash.String(hashSeed, g.Name) + uint64(g.Number+g.renumbered)
}

var hashSeed = maphash.MakeSeed()

// Compare is a total order on values by their fields: operands and targets by
// their ids, types by spelling, globals by their place in the module. It is 0
// exactly when Equal holds for values of one function.
func Compare(a, b *Value) int {
	var fa, fb []Field
	a.Fields(func(f Field) { fa = append(fa, f) })
	b.Fields(func(f Field) { fb = append(fb, f) })
	for i := 0; i < len(fa) && i < len(fb); i++ {
		if c := compareFields(&fa[i], &fb[i]); c != 0 {
			return c
		}
	}
	return cmp.Compare(len(fa), len(fb))
}

func compareFields(x, y *Field) int {
	key := func(f *Field) (id uint64, kind int) {
		switch {
		case f.Value != nil:
			return uint64(f.Value.ID), 1
		case f.Block != nil:
			return uint64(f.Block.ID), 2
		case f.Glob != nil:
			return uint64(f.Glob.Index), 3
		}
		return 0, 0
	}
	xi, xk := key(x)
	yi, yk := key(y)
	typ := func(t *Type) string {
		if t == nil {
			return ""
		}
		return t.text
	}
	return cmp.Or(cmp.Compare(x.N, y.N), strings.Compare(x.Name, y.Name), cmp.Compare(xk, yk), cmp.Compare(xi, yi),
		strings.Compare(x.S, y.S), strings.Compare(typ(x.Type), typ(y.Type)))
}

// LongString shows all fields of a value, for debugging and test failures.
func (v *Value) LongString() string {
	var b strings.Builder
	fmt.Fprintf(&b, "v%d = %s", v.ID, v.Op)
	v.Fields(func(f Field) {
		if f.S != "" {
			fmt.Fprintf(&b, " %s:%q", f.Name, f.S)
		}
		switch {
		case f.Value != nil && f.Value.Op == OpInt && f.Value.Aux == nil:
			fmt.Fprintf(&b, " %s:%s %d", f.Name, f.Value.Type, f.Value.SExt())
		case f.Value != nil:
			fmt.Fprintf(&b, " %s:v%d", f.Name, f.Value.ID)
		case f.Block != nil:
			fmt.Fprintf(&b, " %s:b%d", f.Name, f.Block.ID)
		case f.Glob != nil:
			fmt.Fprintf(&b, " %s:@%s", f.Name, f.Glob.Name)
		case f.Type != nil:
			fmt.Fprintf(&b, " %s:%s", f.Name, f.Type)
		}
		if f.N != 0 && f.Name != "op" {
			fmt.Fprintf(&b, " %s:%d", f.Name, f.N)
		}
	})
	return b.String()
}

// copyFieldsTo copies the fields that Clone takes over as they are; a test
// checks that every field of Value is in Fields or identity.
func (v *Value) copyFieldsTo(w *Value) {
	w.Op, w.Pred, w.Flags, w.Type, w.Bits, w.Aux, w.Meta, w.Pos = v.Op, v.Pred, v.Flags, v.Type, v.Bits, v.Aux, v.Meta, v.Pos
}
