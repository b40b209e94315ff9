package ir

import (
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
)

// Kind is the kind of a Type (LangRef, "Type System").
type Kind uint8

const (
	VoidKind Kind = iota
	HalfKind
	BFloatKind
	FloatKind
	DoubleKind
	X86FP80Kind
	FP128Kind
	PPCFP128Kind
	LabelKind
	MetadataKind
	TokenKind
	X86AMXKind
	X86MMXKind // LLVM 19 and older
	IntKind
	PointerKind
	FuncKind
	StructKind
	ArrayKind
	VectorKind
	TargetKind
)

// A Type is an LLVM type. Types are interned: two types of one module are the
// same if and only if their pointers are equal. Simple types (void, label,
// floats, i1 to i128, ptr) are the same in all modules. A Type is immutable,
// but for an identified struct, which gets its body once.
type Type struct {
	Kind       Kind
	Packed     bool    // struct: <{ ... }>
	Identified bool    // struct: has an identity of its own (%name or %0)
	Opaque     bool    // identified struct without a body
	Scalable   bool    // vector: the length is a multiple of vscale
	VarArg     bool    // function: ...
	Bits       uint32  // int: width in bits; pointer: address space
	Len        uint64  // array, vector: number of elements
	Elem       *Type   // array, vector: element; function: result; typed pointer: pointee
	Fields     []*Type // struct: fields; function: parameters; target: type parameters
	Ints       []uint32
	Name       string // identified struct: name without %, "" if numbered; target: name

	text string // LLVM's spelling; for an identified struct its name
	id   uint32 // interning key, never part of output or order

	sized uint32 // 1 for a struct that is known to be sized; atomic
}

// String is LLVM's spelling of the type; identified structs are spelled by name.
func (t *Type) String() string { return t.text }

var (
	Void     = simple(VoidKind, "void")
	Half     = simple(HalfKind, "half")
	BFloat   = simple(BFloatKind, "bfloat")
	Float    = simple(FloatKind, "float")
	Double   = simple(DoubleKind, "double")
	X86FP80  = simple(X86FP80Kind, "x86_fp80")
	FP128    = simple(FP128Kind, "fp128")
	PPCFP128 = simple(PPCFP128Kind, "ppc_fp128")
	Label    = simple(LabelKind, "label")
	Metadata = simple(MetadataKind, "metadata")
	Token    = simple(TokenKind, "token")
	X86AMX   = simple(X86AMXKind, "x86_amx")
	X86MMX   = simple(X86MMXKind, "x86_mmx")
	Ptr      = simple(PointerKind, "ptr")

	smallInts = func() (ts [maxSharedInt + 1]*Type) {
		for w := range ts {
			ts[w] = simple(IntKind, "i"+strconv.Itoa(w))
			ts[w].Bits = uint32(w)
		}
		return
	}()

	I1   = smallInts[1]
	I8   = smallInts[8]
	I16  = smallInts[16]
	I32  = smallInts[32]
	I64  = smallInts[64]
	I128 = smallInts[128]
)

const (
	maxSharedInt = 128
	// MaxIntBits is the widest integer type (LangRef, "Integer Type").
	MaxIntBits = 1 << 23
	// firstModuleType leaves room for the ids of the shared types.
	firstModuleType = 1 << 10
)

// IntN is the integer type of up to 128 bits; wider ones are their module's.
func IntN(bits uint32) *Type { return smallInts[bits] }

var nextSimple uint32

func simple(k Kind, text string) *Type {
	nextSimple++
	return &Type{Kind: k, text: text, id: nextSimple}
}

// IsInt tells whether t is an integer type.
func (t *Type) IsInt() bool { return t.Kind == IntKind }

// IsPtr tells whether t is a pointer type.
func (t *Type) IsPtr() bool { return t.Kind == PointerKind }

// FloatBits is the number of bits of a floating-point format, 0 for other kinds.
func (k Kind) FloatBits() uint32 {
	switch k {
	case HalfKind, BFloatKind:
		return 16
	case FloatKind:
		return 32
	case DoubleKind:
		return 64
	case X86FP80Kind:
		return 80
	case FP128Kind, PPCFP128Kind:
		return 128
	}
	return 0
}

// IsFloat tells whether t is a floating-point type.
func (t *Type) IsFloat() bool { return t.Kind >= HalfKind && t.Kind <= PPCFP128Kind }

// HoldsPointers tells whether a value of the type may be a pointer or have one in it.
func (t *Type) HoldsPointers() bool {
	switch t.Kind {
	case PointerKind, TargetKind:
		return true
	case ArrayKind, VectorKind:
		return t.Elem.HoldsPointers()
	case StructKind:
		for _, f := range t.Fields {
			if f.HoldsPointers() {
				return true
			}
		}
	}
	return false
}

// IsVector tells whether t is a fixed or scalable vector.
func (t *Type) IsVector() bool { return t.Kind == VectorKind }

// IsAggregate tells whether t is a struct or an array.
func (t *Type) IsAggregate() bool { return t.Kind == StructKind || t.Kind == ArrayKind }

// Scalar is the element type of a vector, else t itself.
func (t *Type) Scalar() *Type {
	if t.Kind == VectorKind {
		return t.Elem
	}
	return t
}

// IsFirstClass tells whether an instruction can have a result of this type.
func (t *Type) IsFirstClass() bool { return t.Kind != VoidKind && t.Kind != FuncKind }

// IsTypedPtr tells whether t is a pointer that names its pointee (LLVM <= 14).
func (t *Type) IsTypedPtr() bool { return t.Kind == PointerKind && t.Elem != nil }

// IsSized tells whether a value of the type has a size in memory.
func (t *Type) IsSized() bool { return t.isSized(nil) }

// isSized is IsSized below the structs being looked into. These may share
// parts, so that only what is found once and for all keeps this linear.
func (t *Type) isSized(within map[*Type]bool) bool {
	switch t.Kind {
	case VoidKind, FuncKind, LabelKind, MetadataKind, TokenKind:
		return false
	case ArrayKind, VectorKind:
		return t.Elem.isSized(within)
	case StructKind:
		if atomic.LoadUint32(&t.sized) != 0 {
			return true
		}
		if t.Opaque || within[t] { // the latter holds itself by value
			return false
		}
		if within == nil {
			within = map[*Type]bool{}
		}
		within[t] = true
		for _, f := range t.Fields {
			if !f.isSized(within) {
				return false
			}
		}
		atomic.StoreUint32(&t.sized, 1)
	}
	return true
}

// NumElems is the number of direct elements of a struct, array or vector.
func (t *Type) NumElems() uint64 {
	if t.Kind == StructKind {
		return uint64(len(t.Fields))
	}
	return t.Len
}

// ElemAt is the type of element i of a struct, array or vector, nil when there is none.
func (t *Type) ElemAt(i uint64) *Type {
	switch t.Kind {
	case StructKind:
		if i < uint64(len(t.Fields)) {
			return t.Fields[i]
		}
	case ArrayKind:
		if i < t.Len {
			return t.Elem
		}
	case VectorKind:
		return t.Elem
	}
	return nil
}

// Types interns the types of one module. Safe for concurrent use.
type Types struct {
	mu    sync.RWMutex
	next  uint32
	seqs  map[seqKey]*Type
	lists map[string]*Type
	named map[string]*Type
}

type seqKey struct {
	kind     Kind
	scalable bool
	n        uint64
	elem     *Type
}

// Int is iBITS; bits is 1 to MaxIntBits.
func (ts *Types) Int(bits uint32) *Type {
	if bits <= maxSharedInt {
		return smallInts[bits]
	}
	return ts.seq(seqKey{IntKind, false, uint64(bits), nil})
}

// Pointer is the opaque pointer in an address space.
func (ts *Types) Pointer(addrSpace uint32) *Type {
	if addrSpace == 0 {
		return Ptr
	}
	return ts.seq(seqKey{PointerKind, false, uint64(addrSpace), nil})
}

// TypedPointer is a pointer that names its pointee, as in LLVM 14 and older.
func (ts *Types) TypedPointer(elem *Type, addrSpace uint32) *Type {
	return ts.seq(seqKey{PointerKind, false, uint64(addrSpace), elem})
}

// Array is [n x elem].
func (ts *Types) Array(n uint64, elem *Type) *Type {
	return ts.seq(seqKey{ArrayKind, false, n, elem})
}

// Vector is <n x elem>, or <vscale x n x elem>.
func (ts *Types) Vector(n uint64, elem *Type, scalable bool) *Type {
	return ts.seq(seqKey{VectorKind, scalable, n, elem})
}

func (ts *Types) seq(k seqKey) *Type {
	ts.mu.RLock()
	t := ts.seqs[k]
	ts.mu.RUnlock()
	if t != nil {
		return t
	}
	ts.mu.Lock()
	defer ts.mu.Unlock()
	if t := ts.seqs[k]; t != nil {
		return t
	}
	t = &Type{Kind: k.kind, Scalable: k.scalable, Elem: k.elem}
	n := strconv.FormatUint(k.n, 10)
	switch k.kind {
	case IntKind:
		t.Bits = uint32(k.n)
		t.text = "i" + n
	case PointerKind:
		t.Bits = uint32(k.n)
		space := ""
		if k.n != 0 {
			space = " addrspace(" + n + ")"
		}
		if k.elem == nil {
			t.text = "ptr" + space
		} else {
			t.text = k.elem.text + space + "*"
		}
	case ArrayKind:
		t.Len = k.n
		t.text = "[" + n + " x " + k.elem.text + "]"
	case VectorKind:
		t.Len = k.n
		vscale := ""
		if k.scalable {
			vscale = "vscale x "
		}
		t.text = "<" + vscale + n + " x " + k.elem.text + ">"
	}
	if ts.seqs == nil {
		ts.seqs = map[seqKey]*Type{}
	}
	ts.seqs[k] = ts.number(t)
	return t
}

func (ts *Types) number(t *Type) *Type {
	ts.next++
	t.id = firstModuleType + ts.next
	return t
}

// list interns a type that is told by a list of types. The key is made of the
// kind, its marks and the ids of the parts.
func (ts *Types) list(proto Type, text func() string) *Type {
	var buf [128]byte
	key := append(buf[:0], byte(proto.Kind), boolByte(proto.Packed)|boolByte(proto.VarArg)<<1)
	if proto.Elem != nil {
		key = strconv.AppendUint(key, uint64(proto.Elem.id), 36)
	}
	for _, f := range proto.Fields {
		key = append(key, ',')
		key = strconv.AppendUint(key, uint64(f.id), 36)
	}
	for _, n := range proto.Ints {
		key = append(key, ';')
		key = strconv.AppendUint(key, uint64(n), 36)
	}
	key = append(key, '"')
	key = append(key, proto.Name...)
	ts.mu.RLock()
	t := ts.lists[string(key)]
	ts.mu.RUnlock()
	if t != nil {
		return t
	}
	ts.mu.Lock()
	defer ts.mu.Unlock()
	if t := ts.lists[string(key)]; t != nil {
		return t
	}
	t = new(Type)
	*t = proto
	t.Fields = append([]*Type(nil), proto.Fields...)
	t.Ints = append([]uint32(nil), proto.Ints...)
	t.text = text()
	if ts.lists == nil {
		ts.lists = map[string]*Type{}
	}
	ts.lists[string(key)] = ts.number(t)
	return t
}

func boolByte(b bool) byte {
	if b {
		return 1
	}
	return 0
}

// Func is the function type result (params), or result (params, ...).
func (ts *Types) Func(result *Type, params []*Type, varArg bool) *Type {
	return ts.list(Type{Kind: FuncKind, Elem: result, Fields: params, VarArg: varArg}, func() string {
		s := result.text + " (" + joinTypes(params)
		if varArg {
			if len(params) > 0 {
				s += ", "
			}
			s += "..."
		}
		return s + ")"
	})
}

// Struct is the literal struct { fields }, or <{ fields }> when packed.
func (ts *Types) Struct(fields []*Type, packed bool) *Type {
	return ts.list(Type{Kind: StructKind, Fields: fields, Packed: packed}, func() string {
		return structText(fields, packed)
	})
}

// Target is the target extension type target("name", types, ints).
func (ts *Types) Target(name string, types []*Type, ints []uint32) *Type {
	return ts.list(Type{Kind: TargetKind, Name: name, Fields: types, Ints: ints}, func() string {
		s := `target("` + EscapeString(name) + `"`
		for _, t := range types {
			s += ", " + t.text
		}
		for _, n := range ints {
			s += ", " + strconv.FormatUint(uint64(n), 10)
		}
		return s + ")"
	})
}

// Named is the identified struct %name of the module, made opaque when it is
// met for the first time. spelling is the text after %, quoted if need be.
func (ts *Types) Named(spelling, name string) *Type {
	ts.mu.RLock()
	t := ts.named[spelling]
	ts.mu.RUnlock()
	if t != nil {
		return t
	}
	ts.mu.Lock()
	defer ts.mu.Unlock()
	if t := ts.named[spelling]; t != nil {
		return t
	}
	t = ts.number(&Type{Kind: StructKind, Identified: true, Opaque: true, Name: name, text: "%" + spelling})
	if ts.named == nil {
		ts.named = map[string]*Type{}
	}
	ts.named[spelling] = t
	return t
}

// SetBody gives an identified struct its fields.
func (t *Type) SetBody(fields []*Type, packed bool) {
	t.Fields, t.Packed, t.Opaque = fields, packed, false
}

// BodyString is the right side of the type's definition: the struct's fields,
// or "opaque". For other types it is the spelling.
func (t *Type) BodyString() string {
	if t.Kind != StructKind || !t.Identified {
		return t.text
	}
	if t.Opaque {
		return "opaque"
	}
	return structText(t.Fields, t.Packed)
}

func structText(fields []*Type, packed bool) string {
	s := "{}"
	if len(fields) > 0 {
		s = "{ " + joinTypes(fields) + " }"
	}
	if packed {
		s = "<" + s + ">"
	}
	return s
}

func joinTypes(ts []*Type) string {
	var b strings.Builder
	for i, t := range ts {
		if i > 0 {
			b.WriteString(", ")
		}
		b.WriteString(t.text)
	}
	return b.String()
}
