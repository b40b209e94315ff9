package ir

import (
	"fmt"
	"math/bits"
	"slices"
	"sort"
	"strconv"
	"strings"
	"sync"
)

// A Layout is a data layout (LangRef, "Data Layout"): sizes, alignments and byte
// order of types. Immutable but for what it remembers of structs; safe for
// concurrent use, and not to be copied.
type Layout struct {
	Text                                   string
	BigEndian                              bool
	AllocaSpace, GlobalSpace, ProgramSpace uint32
	pointers                               map[uint32]PointerLayout
	ints, floats, vectors                  []alignRule
	aggregate                              uint64
	structs                                sync.Map // from *Type to *structLayout, which is immutable: found when it is asked for
	nonIntegral                            []uint32

	// Native are the widths of integers that the target computes with, none if that is not stated.
	Native []uint32
}

// PointerLayout is the layout of pointers of one address space.
type PointerLayout struct {
	Bits, Align, Index uint32 // width, alignment in bytes, width of offsets
}

type alignRule struct {
	bits  uint32
	align uint64 // bytes
}

type structLayout struct {
	offsets     []uint64
	size, align uint64
}

// Layout is the data layout of the module, which is read once; that of its triple where
// it states none, for so does whoever compiles it, and LLVM's default where there is no
// module or no such triple. Safe for concurrent use.
func (m *Module) Layout() (*Layout, error) {
	if m == nil {
		return defaultLayout, nil
	}
	m.layout.once.Do(func() {
		text := m.Find(DataLayout)
		if text == "" {
			text = LayoutOf(m.Find(Triple))
		}
		m.layout.Layout, m.layout.err = ParseLayout(text)
	})
	return m.layout.Layout, m.layout.err
}

// moduleLayout is what a module keeps of its data layout once it is asked for.
type moduleLayout struct {
	once sync.Once
	*Layout
	err error
}

var defaultLayout, _ = ParseLayout("")

// ParseLayout reads a layout string, with or without its quotes.
func ParseLayout(text string) (*Layout, error) {
	text = strings.Trim(text, `"`)
	l := &Layout{Text: text, pointers: map[uint32]PointerLayout{0: {64, 8, 64}}, aggregate: 1,
		ints:    []alignRule{{1, 1}, {8, 1}, {16, 2}, {32, 4}, {64, 4}},
		floats:  []alignRule{{16, 2}, {32, 4}, {64, 8}, {128, 16}},
		vectors: []alignRule{{64, 8}, {128, 16}}}
	if text == "" {
		return l, nil
	}
	for spec := range strings.SplitSeq(text, "-") {
		if spec == "" {
			continue
		}
		external := false // pointers with bits that are not their address, or that may change
		for spec[0] == 'p' && len(spec) > 1 && (spec[1] == 'e' || spec[1] == 'u') {
			spec, external = "p"+spec[2:], true
		}
		if list, ok := strings.CutPrefix(spec, "ni:"); ok {
			for s := range strings.SplitSeq(list, ":") {
				n, err := strconv.ParseUint(s, 10, 32)
				if err != nil {
					return nil, fmt.Errorf("the data layout %q has a part that is not understood: %q", text, spec)
				}
				l.nonIntegral = append(l.nonIntegral, uint32(n))
			}
			continue
		}
		var nums []uint32
		for i, s := range strings.Split(spec[1:], ":") {
			n, err := strconv.ParseUint(s, 10, 32)
			if err != nil && !(i == 0 && s == "") {
				nums = nil
				break
			}
			nums = append(nums, uint32(n))
		}
		get := func(i int) uint32 {
			if i < len(nums) {
				return nums[i]
			}
			return 0
		}
		bad := false
		switch spec[0] {
		case 'e', 'E':
			l.BigEndian = spec[0] == 'E'
		case 'p':
			if bad = len(nums) < 2; !bad {
				p := PointerLayout{get(1), max(get(2)/8, 1), get(1)}
				if len(nums) < 3 {
					p.Align = get(1) / 8
				}
				if len(nums) > 4 {
					p.Index = get(4)
				}
				l.pointers[get(0)] = p
				if external {
					l.nonIntegral = append(l.nonIntegral, get(0))
				}
			}
		case 'i':
			if bad = len(nums) < 2; !bad {
				l.ints = setRule(l.ints, get(0), get(1))
			}
		case 'f':
			if bad = len(nums) < 2; !bad {
				l.floats = setRule(l.floats, get(0), get(1))
			}
		case 'v':
			if bad = len(nums) < 2; !bad {
				l.vectors = setRule(l.vectors, get(0), get(1))
			}
		case 'a':
			l.aggregate = max(uint64(get(1))/8, 1)
		case 'A':
			l.AllocaSpace = get(0)
		case 'G':
			l.GlobalSpace = get(0)
		case 'P':
			l.ProgramSpace = get(0)
		case 'n':
			l.Native = nums
		case 'm', 'S', 'F', 's': // mangling, alignment of stack and functions: no concern of ours
		default:
			bad = true
		}
		if bad {
			return nil, fmt.Errorf("the data layout %q has a part that is not understood: %q", text, spec)
		}
	}
	return l, nil
}

func setRule(rules []alignRule, width, align uint32) []alignRule {
	r := alignRule{width, max(uint64(align)/8, 1)}
	i := sort.Search(len(rules), func(i int) bool { return rules[i].bits >= width })
	if i < len(rules) && rules[i].bits == width {
		rules[i] = r
		return rules
	}
	rules = append(rules, alignRule{})
	copy(rules[i+1:], rules[i:])
	rules[i] = r
	return rules
}

// Pointer is the layout of pointers of an address space.
func (l *Layout) Pointer(space uint32) PointerLayout {
	if p, ok := l.pointers[space]; ok {
		return p
	}
	return l.pointers[0]
}

// NonIntegral tells whether pointers of an address space are no numbers (LangRef,
// "Non-Integral Pointer Type").
func (l *Layout) NonIntegral(space uint32) bool { return slices.Contains(l.nonIntegral, space) }

// Bits is the number of bits of a sized type, without padding behind it.
func (l *Layout) Bits(t *Type) uint64 {
	switch t.Kind {
	case IntKind:
		return uint64(t.Bits)
	case PointerKind:
		return uint64(l.Pointer(t.Bits).Bits)
	case X86MMXKind:
		return 64
	case VectorKind:
		return t.Len * l.Bits(t.Elem)
	case ArrayKind:
		return t.Len * l.Size(t.Elem) * 8
	case StructKind:
		return l.layout(t).size * 8
	}
	return uint64(t.Kind.FloatBits())
}

// StoreSize is the number of bytes that a store of the type writes.
func (l *Layout) StoreSize(t *Type) uint64 { return (l.Bits(t) + 7) / 8 }

// Size is the distance of two elements of an array of the type, in bytes.
func (l *Layout) Size(t *Type) uint64 { return AlignUp(l.StoreSize(t), l.Align(t)) }

// Align is the ABI alignment of a type in bytes.
func (l *Layout) Align(t *Type) uint64 {
	switch t.Kind {
	case IntKind:
		for _, r := range l.ints {
			if r.bits >= t.Bits {
				return r.align
			}
		}
		return l.ints[len(l.ints)-1].align
	case PointerKind:
		return uint64(l.Pointer(t.Bits).Align)
	case VectorKind, X86MMXKind:
		n := uint32(l.Bits(t))
		for _, r := range l.vectors {
			if r.bits == n {
				return r.align
			}
		}
		return ceilPow2(l.StoreSize(t))
	case ArrayKind:
		return l.Align(t.Elem)
	case StructKind:
		return l.layout(t).align
	}
	n := uint32(l.Bits(t))
	for _, r := range l.floats {
		if r.bits == n {
			return r.align
		}
	}
	return ceilPow2(uint64(n) / 8)
}

// Offset is where field i of a struct begins.
func (l *Layout) Offset(t *Type, i uint64) uint64 { return l.layout(t).offsets[i] }

func (l *Layout) layout(t *Type) *structLayout {
	if s, ok := l.structs.Load(t); ok {
		return s.(*structLayout)
	}
	s := &structLayout{align: 1}
	if !t.Packed {
		s.align = l.aggregate
	}
	for _, f := range t.Fields {
		if !t.Packed {
			a := l.Align(f)
			s.size, s.align = AlignUp(s.size, a), max(s.align, a)
		}
		s.offsets = append(s.offsets, s.size)
		s.size += l.Size(f)
	}
	s.size = AlignUp(s.size, s.align)
	l.structs.Store(t, s)
	return s
}

// GEPOffset is the number of bytes that a getelementptr adds to its base, if it is
// constant and the same for all of its address's bits.
func (l *Layout) GEPOffset(v *Value) (off int64, ok bool) {
	if v.Type.Kind != PointerKind || v.Args[0].Type.Kind != PointerKind {
		return 0, false
	}
	t, ok := v.Aux.(*Type)
	if !ok {
		return 0, false
	}
	width := l.Pointer(v.Type.Bits).Index
	if width == 0 || width > 64 {
		return 0, false
	}
	for i, a := range v.Args[1:] {
		if a.Op != OpInt || a.Aux != nil {
			return 0, false
		}
		if i > 0 {
			switch t.Kind {
			case StructKind:
				off += int64(l.Offset(t, a.Bits))
				t = t.ElemAt(a.Bits)
				continue
			case ArrayKind:
				t = t.Elem
			case VectorKind:
				t = t.Elem
				if l.Bits(t) != 8*l.Size(t) {
					return 0, false // lanes that are no bytes, or would be padded elsewhere
				}
			default:
				return 0, false
			}
		}
		if !t.HasFixedSize() {
			if a.Bits == 0 {
				continue // none of those, however large they are
			}
			return 0, false
		}
		off += a.SExt() * int64(l.Size(t))
	}
	return off << (64 - width) >> (64 - width), true
}

// A GEPTerm is an index of a getelementptr, which is sign extended or truncated to the
// width of an offset, times a number of bytes.
type GEPTerm struct {
	Index *Value
	Scale uint64
}

// GEPTerms is what a getelementptr of a scalar pointer adds to its base: a constant
// number of bytes and terms, in as many bits as an offset has there. It fails where
// types have no constant size.
func (l *Layout) GEPTerms(v *Value) (off int64, terms []GEPTerm, ok bool) {
	t := v.ElemType()
	if !v.Type.IsPtr() || !v.Args[0].Type.IsPtr() || t == nil {
		return 0, nil, false
	}
	for i, a := range v.Args[1:] {
		constant := a.Op == OpInt && a.Aux == nil
		if i > 0 {
			switch t.Kind {
			case StructKind:
				if !constant || !t.HasFixedSize() {
					return 0, nil, false
				}
				off += int64(l.Offset(t, a.Bits))
				t = t.ElemAt(a.Bits)
				continue
			case ArrayKind:
				t = t.Elem
			default:
				return 0, nil, false
			}
		}
		switch {
		case !t.HasFixedSize() || !a.Type.IsInt():
			return 0, nil, false
		case constant:
			off += a.SExt() * int64(l.Size(t))
		case a.IsConst():
			return 0, nil, false // undef and poison, wide ones, expressions
		case l.Size(t) != 0:
			terms = append(terms, GEPTerm{a, l.Size(t)})
		}
	}
	return off, terms, true
}

// HasFixedSize tells whether the size of t is a constant, which Layout.Size knows.
func (t *Type) HasFixedSize() bool {
	switch t.Kind {
	case VectorKind:
		return !t.Scalable
	case ArrayKind:
		return t.Elem.HasFixedSize()
	case StructKind:
		for _, f := range t.Fields {
			if !f.HasFixedSize() {
				return false
			}
		}
		return true
	case IntKind, PointerKind, HalfKind, BFloatKind, FloatKind, DoubleKind, X86FP80Kind, FP128Kind, PPCFP128Kind:
		return true
	}
	return false
}

// IsEmpty tells whether values of t have no bytes in memory: an access of one accesses nothing, wherever its address is.
func (t *Type) IsEmpty() bool {
	switch t.Kind {
	case ArrayKind:
		return t.Len == 0 || t.Elem.IsEmpty()
	case StructKind:
		for _, f := range t.Fields {
			if !f.IsEmpty() {
				return false
			}
		}
		return !t.Opaque
	}
	return false
}

// AlignUp is the next multiple of an alignment, 0 and 1 for none.
func AlignUp(n, align uint64) uint64 {
	if align < 2 {
		return n
	}
	return (n + align - 1) / align * align
}

func ceilPow2(n uint64) uint64 {
	if n < 2 {
		return 1
	}
	return 1 << bits.Len64(n-1)
}

// A layoutRow is for architectures, by what the other parts of a triple are; a star ends
// what may have more behind it.
type layoutRow struct {
	archs  string
	system string // operating systems or the format of objects, any if it is empty
	env    string // environments, any if it is empty
	layout string
}

// Words of rows.
const (
	x64      = "x86_64 x86_64h amd64"
	x86      = "i386 i486 i586 i686 i786 i886 i986"
	arm      = "arm armv* thumb thumbv* xscale"
	armBig   = "armeb armebv* armv*eb thumbeb thumbebv* thumbv*eb xscaleeb"
	armMicro = "*v6m *v6sm *v7m *v7em *v8m.base *v8m.main *v8.1m.main" // the M profile
	a64      = "aarch64 arm64 arm64e arm64ec aarch64_32 arm64_32"
	mips     = "mips mipseb mipsr6 mipsisa32r6 mipsallegrex"
	mipsel   = "mipsel mipsr6el mipsisa32r6el mipsallegrexel"
	mips64   = "mips64 mips64eb mipsn32 mips64r6 mipsisa64r6 mipsn32r6"
	mips64el = "mips64el mipsn32el mips64r6el mipsisa64r6el mipsn32r6el"

	apple   = "darwin* macosx* macos* ios* tvos* watchos* xros* visionos* driverkit* bridgeos*"
	windows = "windows* win32*"
	eabi    = "eabi* gnueabi* musleabi* android* ohos*"
)

// Parts of layouts.
const (
	mixed  = "p270:32:32-p271:32:32-p272:64:64" // address spaces for pointers of other widths, which AArch64 has as well
	aapcs  = "p:32:32-i64:64-v128:64:128-a:0:32-n32-S64"
	apcs   = "p:32:32-f64:32:64-v64:32:64-v128:32:128-a:0:32-n32-S32"
	n64    = "i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128"
	opencl = "i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-"
)

// layouts are by triple, those of LLVM 22. The first row that fits holds. Mangling and
// alignment of functions are left out.
var layouts = []layoutRow{
	{x64, "elfiamcu", "", "e-" + mixed + "-i64:64-i128:128-f128:32-n8:16:32:64-a:0:32-S32"},
	{x64, "", "gnux32* muslx32*", "e-p:32:32-" + mixed + "-i64:64-i128:128-f80:128-n8:16:32:64-S128"},
	{x64, "", "", "e-" + mixed + "-i64:64-i128:128-f80:128-n8:16:32:64-S128"},
	{x86, "elfiamcu*", "", "e-p:32:32-" + mixed + "-i64:32-f64:32-f128:32-n8:16:32-a:0:32-S32"},
	{x86, windows, "gnu* itanium* cygnus* musl* simulator* macabi* code16* " + eabi, "e-p:32:32-" + mixed + "-i64:64-i128:128-f80:32-n8:16:32-a:0:32-S32"},
	{x86, windows, "", "e-p:32:32-" + mixed + "-i64:64-i128:128-f80:128-n8:16:32-a:0:32-S32"},
	{x86, apple, "", "e-p:32:32-" + mixed + "-i128:128-f64:32:64-f80:128-n8:16:32-S128"},
	{x86, "", "", "e-p:32:32-" + mixed + "-i128:128-f64:32:64-f80:32-n8:16:32-S128"},
	{"arm64_32 aarch64_32", "macho", "", "e-p:32:32-" + mixed + "-i64:64-i128:128-n32:64-S128"},
	{"aarch64_be", "", "", "E-" + mixed + "-" + n64},
	{a64, "macho", "", "e-" + mixed + "-i64:64-i128:128-n32:64-S128"},
	{a64, "coff", "", "e-" + mixed + "-p:64:64-i32:32-i64:64-i128:128-n32:64-S128"},
	{a64, "", "", "e-" + mixed + "-" + n64},
	// 32-bit Arm: the calling convention decides, for Mach-O and NetBSD that before the AAPCS if nothing else is said
	{armBig, "netbsd*", eabi, "E-" + aapcs},
	{armBig, "netbsd*", "", "E-" + apcs},
	{armBig, "", "", "E-" + aapcs},
	{arm, "netbsd*", eabi, "e-" + aapcs},
	{arm, "netbsd*", "", "e-" + apcs},
	{armMicro, "", "", "e-" + aapcs},
	{arm, "elf coff xcoff", "", "e-" + aapcs},
	{arm, apple, "eabi", "e-" + aapcs},
	{"armv7k thumbv7k", apple, "", "e-p:32:32-i64:64-a:0:32-n32-S128"},
	{arm, apple, "", "e-" + apcs},
	{arm, "", "", "e-" + aapcs},
	{"riscv32 loongarch32", "", "", "e-p:32:32-i64:64-n32-S128"},
	{"riscv64 loongarch64", "", "", "e-p:64:64-i64:64-i128:128-n32:64-S128"},
	{"riscv32be", "", "", "E-p:32:32-i64:64-n32-S128"},
	{"riscv64be", "", "", "E-p:64:64-i64:64-i128:128-n32:64-S128"},
	{"powerpc powerpcspe ppc ppc32", "aix*", "", "E-p:32:32-i64:64-n32-f64:32:64"},
	{"powerpc powerpcspe ppc ppc32", "", "", "E-p:32:32-i64:64-n32"},
	{"powerpcle ppcle ppc32le", "aix*", "", "e-p:32:32-i64:64-n32-f64:32:64"},
	{"powerpcle ppcle ppc32le", "", "", "e-p:32:32-i64:64-n32"},
	{"powerpc64 ppc64 ppu", "aix*", "", "E-i64:64-i128:128-n32:64-f64:32:64-S128-v256:256:256-v512:512:512"},
	{"powerpc64 ppc64 ppu", "linux*", "", "E-i64:64-i128:128-n32:64-S128-v256:256:256-v512:512:512"},
	{"powerpc64 ppc64 ppu", "lv2*", "", "E-p:32:32-i64:64-i128:128-n32:64"},
	{"powerpc64 ppc64 ppu", "", "", "E-i64:64-i128:128-n32:64"},
	{"powerpc64le ppc64le", "aix*", "", "e-i64:64-i128:128-n32:64-f64:32:64-S128-v256:256:256-v512:512:512"},
	{"powerpc64le ppc64le", "linux*", "", "e-i64:64-i128:128-n32:64-S128-v256:256:256-v512:512:512"},
	{"powerpc64le ppc64le", "", "", "e-i64:64-i128:128-n32:64"},
	{mips, "", "", "E-p:32:32-i8:8:32-i16:16:32-i64:64-n32-S64"},
	{mipsel, "", "", "e-p:32:32-i8:8:32-i16:16:32-i64:64-n32-S64"},
	{mips64, "", "gnuabin32* muslabin32*", "E-p:32:32-" + n64},
	{mips64, "", "", "E-" + n64},
	{mips64el, "", "gnuabin32* muslabin32*", "e-p:32:32-" + n64},
	{mips64el, "", "", "e-" + n64},
	{"s390x systemz", "zos*", "", "E-p1:32:32-i1:8:16-i8:8:16-i64:64-f128:64-v128:64-a:8:16-n32:64"},
	{"s390x systemz", "", "", "E-i1:8:16-i8:8:16-i64:64-f128:64-v128:64-a:8:16-n32:64"},
	{"sparc", "", "", "E-p:32:32-i64:64-i128:128-f128:64-n32-S64"},
	{"sparcel", "", "", "e-p:32:32-i64:64-i128:128-f128:64-n32-S64"},
	{"sparcv9 sparc64", "", "", "E-i64:64-i128:128-n32:64-S128"},
	{"wasm32", "emscripten*", "", "e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-f128:64-n32:64-S128-ni:1:10:20"},
	{"wasm32", "", "", "e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"},
	{"wasm64", "emscripten*", "", "e-p:64:64-p10:8:8-p20:8:8-i64:64-i128:128-f128:64-n32:64-S128-ni:1:10:20"},
	{"wasm64", "", "", "e-p:64:64-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"},
	{"nvptx", "", "", "e-p:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"},
	{"nvptx64", "", "", "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"},
	{"amdgcn", "", "", "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-" +
		opencl + "v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"},
	{"r600", "", "", "e-p:32:32-" + opencl + "v2048:2048-n32:64-S32-A5-G1"},
	{"spir spir64", "", "", "e-" + opencl + "n8:16:32:64-G1"},
	{"spirv32*", "", "", "e-p:32:32-" + opencl + "n8:16:32:64-G1"},
	{"spirv64*", "amdhsa*", "", "e-" + opencl + "n32:64-S32-G1-P4-A0"},
	{"spirv64*", "", "", "e-" + opencl + "n8:16:32:64-G1"},
	{"spirv spirv1*", "", "", "e-" + opencl + "n8:16:32:64-G10"},
	{"dxil*", "", "", "e-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64-v48:16:16-v96:32:32-v192:64:64"},
	{"bpf bpfel bpf_le", "", "", "e-p:64:64-i64:64-i128:128-n32:64-S128"},
	{"bpfeb bpf_be", "", "", "E-p:64:64-i64:64-i128:128-n32:64-S128"},
	{"hexagon", "", "", "e-p:32:32:32-a:0-n16:32-i64:64:64-i32:32:32-i16:16:16-i1:8:8-f32:32:32-f64:64:64-v32:32:32-v64:64:64-v512:512:512-v1024:1024:1024-v2048:2048:2048"},
	{"msp430", "", "", "e-p:16:16-i32:16-i64:16-f32:16-f64:16-a:8-n8:16-S16"},
	{"avr", "", "", "e-P1-p:16:8-i8:8-i16:8-i32:8-i64:8-f32:8-f64:8-n8:16-a:8"},
	{"arc", "", "", "e-p:32:32-i1:8:32-i8:8:32-i16:16:32-i32:32:32-f32:32:32-i64:32-f64:32-a:0:32-n32"},
	{"csky", "", "", "e-S32-p:32:32-i32:32:32-i64:32:32-f32:32:32-f64:32:32-v64:32:32-v128:32:32-a:0:32-n32"},
	{"lanai", "", "", "E-p:32:32-i64:64-a:0:32-n32-S64"},
	{"m68k", "", "", "E-p:32:16:32-i8:8:8-i16:16:16-i32:16:32-n8:16:32-a:0:16-S16"},
	{"ve", "", "", "e-i64:64-n32:64-S128-v64:64:64-v128:64:64-v256:64:64-v512:64:64-v1024:64:64-v2048:64:64-v4096:64:64-v8192:64:64-v16384:64:64"},
	{"xcore", "", "", "e-p:32:32-i1:8:32-i8:8:32-i16:16:32-i64:32-f64:32-a:0:32-n32"},
	{"xtensa", "", "", "e-p:32:32-i8:8:32-i16:16:32-i64:64-n32"},
}

// LayoutOf is the layout of a target, with or without quotes; "" if that is not known,
// which is so where LLVM 22 knows none. A triple is read as it stands, by position: architecture,
// vendor, operating system, and environment with the format of objects at its end.
func LayoutOf(triple string) string {
	parts := append(strings.SplitN(strings.Trim(triple, `"`), "-", 4), "", "", "")
	arch, system, env := parts[0], parts[2], parts[3]
	if strings.HasPrefix(arch, "mipsn32") && len(parts) == 4 { // nothing but the architecture
		env = "gnuabin32"
	}
	format := objectFormat(system, env)
	for _, r := range layouts {
		if fits(r.archs, arch) && (r.system == "" || fits(r.system, system) || fits(r.system, format)) && (r.env == "" || fits(r.env, env)) {
			return r.layout
		}
	}
	return ""
}

// objectFormat is the format of objects that an environment ends with, or that of an operating system.
func objectFormat(system, env string) string {
	for _, f := range []string{"xcoff", "coff", "elf", "macho"} {
		if strings.HasSuffix(env, f) {
			return f
		}
	}
	switch {
	case fits(apple, system):
		return "macho"
	case fits(windows+" uefi*", system):
		return "coff"
	}
	return "elf"
}

// fits tells whether one of the words, in which a star stands for whatever there is, is a name.
func fits(words, name string) bool {
	for w := range strings.FieldsSeq(words) {
		if begin, end, star := strings.Cut(w, "*"); w == name || star && len(name) >= len(w)-1 && strings.HasPrefix(name, begin) && strings.HasSuffix(name, end) {
			return true
		}
	}
	return false
}
