package dsl

import (
	"strconv"
	"strings"
	"sync"

	"rewrite/passes/ir"
)

// CostUnit is how many of the hundredths that costs are counted in are one unit.
const CostUnit = 100

// A CostModel gives the cost of instructions. Costs are in hundredths, so that
// models can be finer than one unit and sums stay exact.
type CostModel struct {
	Name    string
	Doc     string
	Extends string // "" if it stands by itself
	File    string
	Line    int
	// Entries in the order in which they are tried: the first that fits gives
	// the cost. Entries of the model itself come before inherited ones; among
	// those of one model, the more special before the more general.
	Entries []CostEntry

	// throughput is decoded when it is asked for, of a compiled set: most runs rank programs only.
	mu         sync.Mutex
	pending    func(*Throughput)
	throughput Throughput
}

// Throughput is what the model says of a machine. It is shared: nobody changes it.
func (m *CostModel) Throughput() *Throughput {
	m.mu.Lock()
	defer m.mu.Unlock()
	if decode := m.pending; decode != nil {
		m.pending = nil
		decode(&m.throughput)
	}
	return &m.throughput
}

// SetThroughput states what the model says of a machine, before anybody asks.
func (m *CostModel) SetThroughput(t Throughput) { m.throughput = t }

// A CostEntry is the cost of one operation in one case.
type CostEntry struct {
	Op        ir.Op  // OpInvalid: any ("default")
	Intrinsic string // of OpCall: its name without "llvm."; AnyIntrinsic; "" for any call
	Class     string // of types: "" for any, or one of those in the language reference
	Flags     ir.Flags
	Cost      int // hundredths
}

// AnyIntrinsic is the Intrinsic of an entry for all intrinsics.
const AnyIntrinsic = "*"

// Cost is the cost of an instruction with a result of the type and the flags,
// 0 if the model says nothing about it: what its entry says, for each register that
// the result takes. intrinsic is the name without "llvm." of what a call calls, "" if
// it is no intrinsic.
func (m *CostModel) Cost(op ir.Op, intrinsic string, t *ir.Type, fl ir.Flags) int {
	for i := range m.Entries {
		if e := &m.Entries[i]; e.fits(op, intrinsic, t, fl) {
			return e.Cost * m.parts(op, t)
		}
	}
	return 0
}

// maxParts bounds how many registers are counted: sums over a function stay far from overflow.
const maxParts = 1 << 12

// parts is how many registers an operation works in: of a vector as many as its result takes, if
// the model says how wide they are, but an element is put into one of them.
func (m *CostModel) parts(op ir.Op, t *ir.Type) int {
	if !t.IsVector() || op == ir.OpInsertElement {
		return 1
	}
	bits := uint64(t.Elem.Bits)
	switch {
	case t.Elem.IsPtr():
		bits = 64
	case t.Elem.IsFloat():
		bits = uint64(t.Elem.Kind.FloatBits())
	}
	for _, w := range m.Throughput().Width {
		if w.Class == "vector" && w.N > 0 {
			return int(min(max(1, (bits*t.NumElems()+uint64(w.N)-1)/uint64(w.N)), maxParts))
		}
	}
	return 1
}

func (e *CostEntry) fits(op ir.Op, intrinsic string, t *ir.Type, fl ir.Flags) bool {
	return (e.Op == ir.OpInvalid || e.Op == op) && (e.Intrinsic == "" || e.Intrinsic == intrinsic || e.Intrinsic == AnyIntrinsic && intrinsic != "") && fl&e.Flags == e.Flags && inClass(e.Class, t)
}

// CostClasses are the classes of types that entries can be limited to, besides
// the widths i1, i8, ... and the float formats.
func CostClasses() []string { return []string{"int", "float", "ptr", "vector", "aggregate"} }

func inClass(class string, t *ir.Type) bool {
	switch class {
	case "":
		return true
	case "int":
		return t.IsInt()
	case "float":
		return t.IsFloat()
	case "ptr":
		return t.IsPtr()
	case "vector":
		return t.IsVector()
	case "aggregate":
		return t.IsAggregate()
	}
	if k := FormatNamed(class); k != 0 {
		return t.Kind == k
	}
	return t.IsInt() && t.Bits == IntWidth(class)
}

// Throughput is the second column of a cost model. The weights beside it rank programs for extraction, one
// instruction against another, whatever the machine; this is the machine: which types have registers, and for how
// many cycles an operation at a type keeps it from beginning the next (the reciprocal throughput), which is what a
// vectorizer weighs. Both are data of one model and are inherited alike.
type Throughput struct {
	Legal     []Shape     // types of registers
	Promoted  []Promotion // types that get wider elements instead of more or fewer of them
	Registers []ClassSize // how many there are
	Width     []ClassSize // how many bits the widest has
	Entries   []ThroughputEntry
}

// A Promotion is a type and the one with wider elements that stands in for it.
type Promotion struct{ From, To Shape }

// A ClassSize is a number about the registers of a class of types: int, float or vector.
type ClassSize struct {
	Class string
	N     int
}

// A ThroughputEntry is what an operation costs in one case. Entries are tried as those of a CostModel are: the
// more special first, own ones before inherited ones.
type ThroughputEntry struct {
	Op        ir.Op  // OpInvalid: any ("default")
	Intrinsic string // of OpCall: its name without "llvm."; AnyIntrinsic
	Marks     Marks  // all of them are asked for
	Flags     ir.Flags
	Preds     []ir.Pred // of a compare: one of them, if there are any
	From      Shape     // the type it is about: of a cast the source, of a compare, a store or a reduction the operand
	To        Shape     // of a cast
	Amount    Amount
}

// An Amount is a cost in whole units: a fixed part, one for each lane and one for each register that a value takes; or, if Scalars,
// what the operation costs on each lane by itself, with taking lanes out of vectors and putting them in again.
type Amount struct {
	Fixed, Lane, Part int
	Scalars           bool
}

// A Shape is what costs know of a type, or a pattern of such: its format and its number of lanes.
type Shape struct {
	Kind  ir.Kind // VoidKind: any; IntKind, PointerKind, formats; AnyFloat
	Bits  uint32  // of IntKind: 0 is any width
	Lanes uint32  // 0: a scalar; AnyLanes: a vector of any length; AnyShape: either
}

// What a Shape is a pattern by.
const (
	AnyFloat ir.Kind = ^ir.Kind(0)
	AnyLanes uint32  = ^uint32(0)
	AnyShape uint32  = AnyLanes - 1
)

// ShapeOf is the shape of a type, and false if it is of none that has costs.
func ShapeOf(t *ir.Type) (Shape, bool) {
	s := Shape{}
	if t.IsVector() {
		if t.Scalable || t.Len >= uint64(AnyShape) {
			return s, false
		}
		s.Lanes, t = uint32(t.Len), t.Elem
	}
	s.Kind = t.Kind
	if t.IsInt() {
		s.Bits = t.Bits
	}
	return s, t.IsInt() || t.IsPtr() || t.IsFloat()
}

// Fits tells whether a shape is one of those that a pattern stands for.
func (p Shape) Fits(s Shape) bool {
	switch p.Lanes {
	case AnyShape:
	case AnyLanes:
		if s.Lanes == 0 {
			return false
		}
	default:
		if p.Lanes != s.Lanes {
			return false
		}
	}
	switch p.Kind {
	case ir.VoidKind:
		return true
	case AnyFloat:
		return s.Kind != ir.IntKind && s.Kind != ir.PointerKind
	}
	return p.Kind == s.Kind && (p.Kind != ir.IntKind || p.Bits == 0 || p.Bits == s.Bits)
}

// Element is the shape of one lane.
func (s Shape) Element() Shape { return Shape{Kind: s.Kind, Bits: s.Bits} }

// Of is as many lanes of the element of s.
func (s Shape) Of(lanes uint32) Shape { return Shape{Kind: s.Kind, Bits: s.Bits, Lanes: lanes} }

// shapeClasses are the words for elements that are no width and no format.
var shapeClasses = []struct {
	name string
	kind ir.Kind
}{{"int", ir.IntKind}, {"float", AnyFloat}, {"ptr", ir.PointerKind}, {"any", ir.VoidKind}}

// ShapeElement reads the element of a shape: int, float, ptr, any, a width or a format.
func ShapeElement(word string) (Shape, bool) {
	for _, c := range shapeClasses {
		if c.name == word {
			return Shape{Kind: c.kind}, true
		}
	}
	if k := FormatNamed(word); k != 0 {
		return Shape{Kind: k}, true
	}
	if n := IntWidth(word); n != 0 {
		return Shape{Kind: ir.IntKind, Bits: n}, true
	}
	return Shape{}, false
}

// ShapeElements are the words that ShapeElement reads, the widths in use for all widths.
func ShapeElements() (words []string) {
	for _, c := range shapeClasses {
		words = append(words, c.name)
	}
	for _, f := range formats {
		words = append(words, f.name)
	}
	return append(words, "i1", "i8", "i16", "i32", "i64", "i128")
}

// String spells a shape as rule files do.
func (s Shape) String() string {
	elem := ""
	for _, c := range shapeClasses {
		if c.kind == s.Kind && s.Bits == 0 {
			elem = c.name
		}
	}
	for _, f := range formats {
		if f.kind == s.Kind {
			elem = f.name
		}
	}
	if s.Bits != 0 {
		elem = "i" + strconv.Itoa(int(s.Bits))
	}
	switch s.Lanes {
	case 0, AnyShape:
		return elem
	case AnyLanes:
		return "<" + elem + ">"
	}
	return "<" + strconv.Itoa(int(s.Lanes)) + " x " + elem + ">"
}

// Marks say which case of an operation an entry is about.
type Marks uint32

// The marks. Those of shuffles and of second operands are kinds of which one holds.
const (
	Broadcast  Marks = 1 << iota // a shuffle: one lane everywhere
	Reverse                      // the lanes from the last to the first
	Select                       // each lane of one of two vectors, where it is
	Transpose                    // even or odd lanes of two vectors, in turn
	Splice                       // lanes that follow each other, from two vectors behind each other
	Permute                      // any lanes of one vector
	Permute2                     // any lanes of two vectors
	ExtractSub                   // neighbouring lanes, fewer than there are
	InsertSub                    // the first lanes of one vector in the place of others
	First                        // an element: that of lane 0
	Unknown                      // an element: of a lane that is not known
	Built                        // elements: all lanes, put in together
	Compared                     // a select: its condition is a compare of as many lanes
	Uniform                      // the second operand is the same in all lanes
	Constant                     // the second operand is a constant
	PowerOf2                     // ... and a power of two
	Unaligned                    // an access to less aligned memory than the type's size
	Whole                        // the cost is that of the type as written, which is not split
)

var markNames = []string{"broadcast", "reverse", "select", "transpose", "splice", "permute", "permute2", "extract", "insert",
	"first", "unknown", "built", "compared", "uniform", "constant", "power2", "unaligned", "whole"}

// MarkNamed reads one mark, 0 if there is none of the name.
func MarkNamed(name string) Marks {
	for i, n := range markNames {
		if n == name {
			return 1 << i
		}
	}
	return 0
}

// MarkNames are the names of all marks.
func MarkNames() []string { return markNames }

// String lists marks as rule files do.
func (m Marks) String() string {
	var names []string
	for i, n := range markNames {
		if m&(1<<i) != 0 {
			names = append(names, n)
		}
	}
	return strings.Join(names, " ")
}
