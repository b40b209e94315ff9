package ir

import "math/big"

// Aux is what an operation needs besides operands, type and flags. The
// concrete types are those of this file, *Type and *Global. An Aux is never
// changed once a value refers to it: values may share one.
type Aux interface {
	// auxFields yields all fields in a fixed order; see Value.Fields.
	auxFields(yield func(Field))
}

// Wide is the bits of an integer or float constant of more than 64 bits.
type Wide struct{ N big.Int }

// Bytes is the content of an OpString.
type Bytes string

// Ordering is an atomic memory ordering (LangRef, "Atomic Memory Ordering Constraints").
type Ordering uint8

const (
	NotAtomic Ordering = iota
	Unordered
	Monotonic
	Acquire
	Release
	AcqRel
	SeqCst
)

var orderingNames = [...]string{"", "unordered", "monotonic", "acquire", "release", "acq_rel", "seq_cst"}

// String is LLVM's spelling.
func (o Ordering) String() string { return orderingNames[o] }

// Mem is how load, store, fence, cmpxchg and atomicrmw access memory.
type Mem struct {
	Align    uint64 // bytes; 0 when not stated
	Ordering Ordering
	Failure  Ordering // of cmpxchg
	Scope    string   // syncscope, "" for the system's
	RMW      string   // operation of atomicrmw: "add", "xchg", ...
	// Elementwise marks an atomicrmw on a vector that works on each element.
	Elementwise bool
}

// plainMem are the shared Mems of accesses that are not atomic, by log2 of the alignment.
var plainMem = func() (ms [33]*Mem) {
	for i := range ms {
		ms[i] = &Mem{Align: 1 << i}
	}
	return
}()

var noAlignMem = &Mem{}

// PlainMem is the Mem of an access that is not atomic; align in bytes, 0 for not stated.
func PlainMem(align uint64) *Mem {
	if align == 0 {
		return noAlignMem
	}
	for i, m := range plainMem {
		if align == 1<<i {
			return m
		}
	}
	return &Mem{Align: align}
}

// Alloca is what an alloca makes.
type Alloca struct {
	Elem  *Type
	Align uint64 // bytes; 0 when not stated
	// Counted tells that the number of elements is written out.
	Counted bool
}

// InRange is the source element type of a constant getelementptr that states
// the offsets reachable from its result: inrange(Lo, Hi).
type InRange struct {
	Elem   *Type
	Lo, Hi big.Int
}

// InRangeIndex is the source element type of a constant getelementptr one of
// whose indices is marked inrange, as LLVM 18 and older have it. Index 0 is the
// one behind the base.
type InRangeIndex struct {
	Elem  *Type
	Index int
}

// ElemType is the type that an alloca makes or a getelementptr steps over.
func (v *Value) ElemType() *Type {
	switch a := v.Aux.(type) {
	case *Type:
		return a
	case *Alloca:
		return a.Elem
	case *InRange:
		return a.Elem
	case *InRangeIndex:
		return a.Elem
	}
	return nil
}

// Indices is the path of an extractvalue or insertvalue.
type Indices []uint32

// Call is all that a call, invoke or callbr states besides its operands.
type Call struct {
	FuncType *Type // of the callee
	// Stated tells that the function type is written out although the
	// function is not variadic.
	Stated      bool
	CC          CallConv
	AddrSpace   uint32 // of the callee's pointer, when written out
	HasSpace    bool
	RetAttrs    *AttrSet
	ParamAttrs  []*AttrSet // one for each argument, or nil when there are none at all
	FuncAttrs   *AttrSet
	Bundles     []Bundle
	NumIndirect int // callbr: number of indirect targets
}

// Bundle is an operand bundle: tag and number of operands. The operands are
// the last of the call's Args, in order of the bundles.
type Bundle struct {
	Tag string
	N   int
}

func (c *Call) numBundleArgs() int {
	n := 0
	for _, b := range c.Bundles {
		n += b.N
	}
	return n
}

// ParamAttr is the attributes of argument i, nil when there are none.
func (c *Call) ParamAttr(i int) *AttrSet {
	if i < len(c.ParamAttrs) {
		return c.ParamAttrs[i]
	}
	return nil
}

// Clauses tells for each argument of a landingpad whether it is a filter, else a catch.
type Clauses []bool

// UnwindsToCaller marks a catchswitch without an unwind block. With one, it is
// the last of its Targets.
type UnwindsToCaller struct{}

// InlineAsm is an OpInlineAsm.
type InlineAsm struct {
	Text, Constraints                            string
	SideEffect, AlignStack, IntelDialect, Unwind bool
}

// BlockAddr is a blockaddress: of a block of a function that is read already
// (Block), or of one only known by the spelling of its name.
type BlockAddr struct {
	Func  *Global
	Block *Block // nil if the function's body is not held as blocks
	Label string // spelling with %, for a block of another function
}

// A Field is one of the things that make up a value, in the common form that
// hash, equality, comparison, cloning and dumps work on.
type Field struct {
	Name  string
	N     uint64
	S     string
	Type  *Type
	Value *Value
	Block *Block
	Glob  *Global
}

func (t *Type) auxFields(y func(Field))   { y(Field{Name: "elem", Type: t}) }
func (g *Global) auxFields(y func(Field)) { y(Field{Name: "global", Glob: g}) }
func (w *Wide) auxFields(y func(Field))   { y(Field{Name: "wide", S: w.N.Text(16)}) }
func (b Bytes) auxFields(y func(Field))   { y(Field{Name: "bytes", S: string(b)}) }
func (UnwindsToCaller) auxFields(y func(Field)) {
	y(Field{Name: "unwind to caller"})
}

func (m *Mem) auxFields(y func(Field)) {
	y(Field{Name: "align", N: m.Align})
	y(Field{Name: "ordering", N: uint64(m.Ordering)})
	y(Field{Name: "failure", N: uint64(m.Failure)})
	y(Field{Name: "syncscope", S: m.Scope})
	y(Field{Name: "rmw", S: m.RMW})
	y(Field{Name: "elementwise", N: uint64(boolByte(m.Elementwise))})
}

func (a *Alloca) auxFields(y func(Field)) {
	y(Field{Name: "elem", Type: a.Elem})
	y(Field{Name: "align", N: a.Align})
	y(Field{Name: "counted", N: uint64(boolByte(a.Counted))})
}

func (r *InRange) auxFields(y func(Field)) {
	y(Field{Name: "elem", Type: r.Elem})
	y(Field{Name: "inrange lo", S: r.Lo.Text(16)})
	y(Field{Name: "inrange hi", S: r.Hi.Text(16)})
}

func (r *InRangeIndex) auxFields(y func(Field)) {
	y(Field{Name: "elem", Type: r.Elem})
	y(Field{Name: "inrange index", N: uint64(r.Index)})
}

func (x Indices) auxFields(y func(Field)) {
	for _, i := range x {
		y(Field{Name: "index", N: uint64(i)})
	}
}

func (c *Call) auxFields(y func(Field)) {
	y(Field{Name: "functype", Type: c.FuncType})
	y(Field{Name: "stated", N: uint64(boolByte(c.Stated))})
	y(Field{Name: "cc", S: string(c.CC)})
	y(Field{Name: "addrspace", N: uint64(c.AddrSpace)<<1 | uint64(boolByte(c.HasSpace))})
	y(Field{Name: "ret attrs", S: c.RetAttrs.String()})
	y(Field{Name: "params with attrs", N: uint64(len(c.ParamAttrs))})
	for _, a := range c.ParamAttrs {
		y(Field{Name: "param attrs", S: a.String()})
	}
	y(Field{Name: "func attrs", S: c.FuncAttrs.String()})
	for _, b := range c.Bundles {
		y(Field{Name: "bundle", S: b.Tag, N: uint64(b.N)})
	}
	y(Field{Name: "indirect targets", N: uint64(c.NumIndirect)})
}

func (c Clauses) auxFields(y func(Field)) {
	for _, filter := range c {
		y(Field{Name: "filter", N: uint64(boolByte(filter))})
	}
}

func (a *InlineAsm) auxFields(y func(Field)) {
	y(Field{Name: "asm", S: a.Text})
	y(Field{Name: "constraints", S: a.Constraints})
	y(Field{Name: "asm flags", N: uint64(boolByte(a.SideEffect)) | uint64(boolByte(a.AlignStack))<<1 |
		uint64(boolByte(a.IntelDialect))<<2 | uint64(boolByte(a.Unwind))<<3})
}

func (b *BlockAddr) auxFields(y func(Field)) {
	y(Field{Name: "function", Glob: b.Func})
	y(Field{Name: "block", Block: b.Block})
	y(Field{Name: "label", S: b.Label})
}

func (t *MDText) auxFields(y func(Field)) {
	for _, p := range t.Parts {
		y(Field{Name: "text", S: p.Text, Value: p.Value})
	}
}
