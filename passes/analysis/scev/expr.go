package scev

import (
	"slices"
	"strings"

	"rewrite/passes/analysis/cfg"
	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
)

// Kind is what an expression is. The order is the one that operands of sums and products
// stand in.
type Kind uint8

// The kinds of expressions.
const (
	Constant Kind = iota
	VScale
	Trunc
	ZExt
	SExt
	Sum
	Product
	UDiv
	Rec // {a,+,b,+,...}<loop>: binomials of the number of the iteration, from 0, times the operands
	UMax
	SMax
	UMin
	SMin
	UMinSeq // umin that does not look at later operands if an earlier one is 0
	PtrToInt
	Unknown // a value of the function
)

// Wrap are the flags of sums, products and recurrences. They are not part of what tells
// expressions apart: they hold of the expression wherever it may be built, or are not set.
type Wrap uint8

const (
	// NW: a recurrence does not come past where it began, while its loop runs.
	NW Wrap = 1 << iota
	// NUW: computed without sign, in any order for sums and products, it does not wrap.
	NUW
	// NSW is NUW for signed numbers; all operands are taken at once, in unbounded precision.
	NSW
)

// An Expr is an expression. Within an Analysis two expressions are the same if and only
// if their pointers are.
type Expr struct {
	ID    int32 // dense, in the order in which they were made
	Kind  Kind
	Wrap  Wrap
	Width uint32   // of its numbers; of offsets for pointers
	Type  *ir.Type // an integer or a pointer
	Args  []*Expr
	Loop  *cfg.Loop // of Rec
	N     num.Int   // of Constant, zero extended
	Value *ir.Value // of Unknown
	size  int32     // nodes of it, those that are shared counted each time, bounded
	depth int32     // recurrences in recurrences
}

// hugeSize is from where on expressions are not folded any more.
const hugeSize = 4096

// maxNest is how many recurrences there are in each other: a variable that goes on through so many loops is another unknown one in the
// next one, or all that is done with it would take as long as the nest is deep.
const maxNest = 16

// maxSize bounds Expr.size.
const maxSize = 1 << 28

// pool holds the expressions of an analysis.
type pool struct {
	*Analysis
	list   []*Expr
	table  []int32  // IDs + 1 by hash, 0 for a free place; its length is a power of two, and half of it is free
	chunks [][]Expr // memory, of which the first ones are used
	used   int      // how many chunks are begun
	spare  []Expr   // what is left of the last of these
}

// newPool makes an empty pool in the memory of another analysis, nil for none.
func newPool(a, old *Analysis) *pool {
	p := &pool{Analysis: a}
	if old != nil {
		p.list, p.table, p.chunks = old.list[:0], old.table[:0], old.chunks
	}
	return p
}

// A key is all that tells an expression apart.
type key struct {
	kind  Kind
	typ   *ir.Type
	args  []*Expr
	loop  *cfg.Loop
	value *ir.Value
	n     num.Int
}

// hash is of what is numbered: two keys of one hash may differ.
func (x *key) hash() uint64 {
	const prime = 0x9E3779B97F4A7C15 // 2^64 over the golden ratio
	h := uint64(x.kind)<<32 | uint64(x.typ.Bits)
	add := func(n uint64) { h = (h ^ h>>29 ^ n) * prime }
	for _, a := range x.args {
		add(uint64(a.ID))
	}
	switch x.kind {
	case Constant:
		add(x.n.Lo)
		add(x.n.Hi)
	case Rec:
		add(uint64(x.loop.Header.ID))
	case Unknown:
		add(uint64(x.value.ID)<<8 | uint64(x.value.Op))
	}
	add(0)
	return h ^ h>>32
}

// is tells whether an expression is that of a key.
func (e *Expr) is(x *key) bool {
	return e.Kind == x.kind && e.Type == x.typ && e.Loop == x.loop && e.Value == x.value && e.N == x.n && slices.Equal(e.Args, x.args)
}

// at is the place of a key in the table: free if the expression is not there.
func (p *pool) at(x *key) int {
	mask := len(p.table) - 1
	for i := int(x.hash()) & mask; ; i = (i + 1) & mask {
		if id := p.table[i]; id == 0 || p.list[id-1].is(x) {
			return i
		}
	}
}

// get gives the expression of a key, nil if it is not there.
func (p *pool) get(x key) *Expr {
	if len(p.table) == 0 {
		return nil
	}
	if id := p.table[p.at(&x)]; id != 0 {
		return p.list[id-1]
	}
	return nil
}

// find gives the expression, which it makes if it is not there.
func (p *pool) find(k Kind, t *ir.Type, args []*Expr, loop *cfg.Loop) *Expr {
	if e := p.peek(k, t, args, loop); e != nil {
		return e
	}
	return p.enter(key{kind: k, typ: t, args: slices.Clone(args), loop: loop})
}

// peek is find that makes nothing.
func (p *pool) peek(k Kind, t *ir.Type, args []*Expr, loop *cfg.Loop) *Expr {
	return p.get(key{kind: k, typ: t, args: args, loop: loop})
}

func (p *pool) enter(x key) *Expr {
	if len(p.spare) == 0 {
		if p.used == len(p.chunks) {
			p.chunks = append(p.chunks, make([]Expr, min(max(len(p.list), 8), 256)))
		}
		p.spare = p.chunks[p.used]
		p.used++
	}
	e := &p.spare[0]
	p.spare = p.spare[1:]
	*e = Expr{ID: int32(len(p.list)), Kind: x.kind, Type: x.typ, Width: p.widthOf(x.typ), Args: x.args, Loop: x.loop, N: x.n, Value: x.value, size: 1}
	for _, a := range x.args {
		e.size = min(e.size+a.size, maxSize)
		e.depth = max(e.depth, a.depth)
	}
	if e.Kind == Rec {
		e.depth++
	}
	if 2*len(p.list) >= len(p.table) {
		n := max(2*len(p.table), 64)
		p.table = slices.Grow(p.table[:0], n)[:n]
		clear(p.table)
		for _, old := range p.list {
			p.table[p.at(&key{old.Kind, old.Type, old.Args, old.Loop, old.Value, old.N})] = old.ID + 1
		}
	}
	p.table[p.at(&x)] = e.ID + 1
	p.list = append(p.list, e)
	return e
}

// Int is a constant of an integer type, or of offsets of a pointer type, modulo 2^width.
func (p *pool) Int(t *ir.Type, n num.Int) *Expr {
	if t.IsPtr() {
		t = p.offsetType(t)
	}
	x := key{kind: Constant, typ: t, n: n.Trunc(t.Bits)}
	if e := p.get(x); e != nil {
		return e
	}
	return p.enter(x)
}

func (p *pool) int(t *ir.Type, n int64) *Expr {
	return p.Int(t, num.Of(uint64(n)).SExt(64))
}

// like is a constant of the type of e, or of its offsets.
func (p *pool) like(e *Expr, n int64) *Expr { return p.int(e.Type, n) }

func (p *pool) unknown(v *ir.Value) *Expr {
	x := key{kind: Unknown, typ: v.Type, value: v}
	if e := p.get(x); e != nil {
		return e
	}
	return p.enter(x)
}

func (p *pool) vscale(t *ir.Type) *Expr {
	e := p.find(VScale, t, nil, nil)
	return e
}

// widthOf is the number of bits of integers, and of offsets of pointers.
func (p *pool) widthOf(t *ir.Type) uint32 {
	if t.IsPtr() {
		return p.layout.Pointer(t.Bits).Index
	}
	return t.Bits
}

// offsetType is the type of what is added to pointers, and the type itself of integers.
func (p *pool) offsetType(t *ir.Type) *ir.Type {
	if t.IsPtr() {
		return ir.IntN(p.widthOf(t))
	}
	return t
}

// IsInt tells whether e is the constant n.
func (e *Expr) IsInt(n int64) bool {
	return e.Kind == Constant && e.N == num.Of(uint64(n)).SExt(64).Trunc(e.Width)
}

// IsZero tells whether e is the constant 0.
func (e *Expr) IsZero() bool { return e.Kind == Constant && e.N.IsZero() }

// IsPtr tells whether e is a pointer.
func (e *Expr) IsPtr() bool { return e.Type.IsPtr() }

// Has tells whether all of the flags are set.
func (e *Expr) Has(w Wrap) bool { return e.Wrap&w == w }

// IsCast tells whether e changes the width of an integer.
func (e *Expr) IsCast() bool { return e.Kind >= Trunc && e.Kind <= SExt }

// IsMinMax tells whether e is a minimum or maximum of its operands, UMinSeq apart.
func (e *Expr) IsMinMax() bool { return e.Kind >= UMax && e.Kind <= SMin }

// IsAffine tells whether e is a recurrence {start,+,step}.
func (e *Expr) IsAffine() bool { return e.Kind == Rec && len(e.Args) == 2 }

// Start is what a recurrence is in the first iteration.
func (e *Expr) Start() *Expr { return e.Args[0] }

// signed is a constant as a signed number of 128 bits.
func (e *Expr) signed() num.Int { return e.N.SExt(e.Width) }

// some tells whether an expression that e is made of, itself included, satisfies is.
func (e *Expr) some(is func(*Expr) bool) bool {
	seen := map[*Expr]bool{}
	var walk func(e *Expr) bool
	walk = func(e *Expr) bool {
		if is(e) {
			return true
		}
		for _, a := range e.Args {
			if len(a.Args) == 0 {
				if is(a) {
					return true
				}
			} else if !seen[a] {
				seen[a] = true
				if walk(a) {
					return true
				}
			}
		}
		return false
	}
	return walk(e)
}

// has tells whether an expression is one that e is made of, itself included; known keeps what was found for others.
func (e *Expr) has(x *Expr, known map[*Expr]bool) bool {
	if e == x || len(e.Args) == 0 {
		return e == x
	}
	found, ok := known[e]
	if !ok {
		found = slices.ContainsFunc(e.Args, func(a *Expr) bool { return a.has(x, known) })
		known[e] = found
	}
	return found
}

// maxCompareDepth bounds how deep two expressions of one shape are compared, and
// maxValueDepth two values.
const (
	maxCompareDepth = 32
	maxValueDepth   = 2
)

// sortOperands puts operands in the order of their kinds, so that equal ones stand side by side
// and constants in front. Those that compare as the same stay as they are.
//
// The order is that of LLVM's scalar evolution, so that what is printed looks the same. It is about
// shape, and not about when expressions were made, so that it does not depend on the order of
// questions.
func (f *folder) sortOperands(list []*Expr) {
	if len(list) < 2 {
		return
	}
	slices.SortStableFunc(list, func(a, b *Expr) int { return f.compare(a, b, 0) })
	for i := 0; i < len(list)-2; i++ {
		for j := i + 1; j < len(list) && list[j].Kind == list[i].Kind; j++ {
			if list[j] == list[i] { // among others that compare the same
				list[i+1], list[j] = list[j], list[i+1]
				if i++; i == len(list)-2 {
					return
				}
			}
		}
	}
}

func (f *folder) compare(a, b *Expr, depth int) int {
	if a == b {
		return 0
	}
	if a.Kind != b.Kind {
		return int(a.Kind) - int(b.Kind)
	}
	if depth > maxCompareDepth {
		return 0
	}
	switch a.Kind {
	case Unknown:
		return f.compareValues(a.Value, b.Value, 0)
	case Constant:
		if a.Width != b.Width {
			return int(a.Width) - int(b.Width)
		}
		return a.N.Cmp(b.N)
	case VScale:
		return int(a.Width) - int(b.Width)
	case Rec:
		if a.Loop != b.Loop {
			if f.dom.Dominates(a.Loop.Header, b.Loop.Header) {
				return 1
			}
			return -1
		}
	}
	if len(a.Args) != len(b.Args) {
		return len(a.Args) - len(b.Args)
	}
	for i := range a.Args {
		if c := f.compare(a.Args[i], b.Args[i], depth+1); c != 0 {
			return c
		}
	}
	return 0
}

func (f *folder) compareValues(a, b *ir.Value, depth int) int {
	if a == b || depth > maxValueDepth {
		return 0
	}
	if a.Type.IsPtr() != b.Type.IsPtr() {
		if b.Type.IsPtr() {
			return -1
		}
		return 1
	}
	if x, y := rank(a), rank(b); x != y {
		return x - y
	}
	switch {
	case a.Op == ir.OpParam:
		return int(a.Bits) - int(b.Bits)
	case a.Op == ir.OpGlobal:
		x, y := a.AsGlobal(), b.AsGlobal()
		if !semanticName(x) || !semanticName(y) {
			return 0
		}
		return strings.Compare(x.Name, y.Name)
	case a.IsInstr() && b.IsInstr():
		if a.Block != b.Block {
			if x, y := f.loops.Depth(a.Block), f.loops.Depth(b.Block); x != y {
				return x - y
			}
		}
		if x, y := numOperands(a), numOperands(b); x != y {
			return x - y
		}
		for i := range min(len(a.Args), len(b.Args)) {
			if c := f.compareValues(a.Args[i], b.Args[i], depth+1); c != 0 {
				return c
			}
		}
	}
	return 0
}

func numOperands(v *ir.Value) int {
	if v.Op == ir.OpPhi {
		return len(v.Args)
	}
	return len(v.Args) + len(v.Targets)
}

// semanticName tells whether the name of a global means something: it is not local.
func semanticName(g *ir.Global) bool { return g.Linkage != "internal" && g.Linkage != "private" }

// rankOrder is the operations in the order in which values stand: constants, parameters,
// instructions.
var rankOrder = []ir.Op{ir.OpGlobal, ir.OpBlockAddr, ir.OpDSOLocal, ir.OpNoCFI, ir.OpPtrAuth, ir.OpAggregate, ir.OpUndef,
	ir.OpPoison, ir.OpZero, ir.OpString, ir.OpSplat, ir.OpInt, ir.OpFloat, ir.OpNull, ir.OpNone, ir.OpMetadata, ir.OpInlineAsm, ir.OpParam,
	ir.OpRet, ir.OpBr, ir.OpSwitch, ir.OpIndirectBr, ir.OpInvoke, ir.OpResume, ir.OpUnreachable, ir.OpCleanupRet, ir.OpCatchRet, ir.OpCatchSwitch, ir.OpCallBr,
	ir.OpFNeg, ir.OpAdd, ir.OpFAdd, ir.OpSub, ir.OpFSub, ir.OpMul, ir.OpFMul, ir.OpUDiv, ir.OpSDiv, ir.OpFDiv, ir.OpURem, ir.OpSRem, ir.OpFRem,
	ir.OpShl, ir.OpLShr, ir.OpAShr, ir.OpAnd, ir.OpOr, ir.OpXor, ir.OpAlloca, ir.OpLoad, ir.OpStore, ir.OpGEP, ir.OpFence, ir.OpCmpXchg, ir.OpAtomicRMW,
	ir.OpTrunc, ir.OpZExt, ir.OpSExt, ir.OpFPToUI, ir.OpFPToSI, ir.OpUIToFP, ir.OpSIToFP, ir.OpFPTrunc, ir.OpFPExt, ir.OpPtrToInt, ir.OpPtrToAddr, ir.OpIntToPtr,
	ir.OpBitCast, ir.OpAddrSpaceCast, ir.OpCleanupPad, ir.OpCatchPad, ir.OpICmp, ir.OpFCmp, ir.OpPhi, ir.OpCall, ir.OpSelect, ir.OpVAArg, ir.OpExtractElement,
	ir.OpInsertElement, ir.OpShuffleVector, ir.OpExtractValue, ir.OpInsertValue, ir.OpLandingPad, ir.OpFreeze}

var rankOf = func() (table [ir.NumOps]int) {
	for i, op := range rankOrder {
		table[op] = 2 * i
	}
	return
}()

// constExprRank is between addresses of blocks and dso_local_equivalent.
var constExprRank = rankOf[ir.OpBlockAddr] + 1

func rank(v *ir.Value) int {
	if v.IsConstExpr() {
		return constExprRank
	}
	r := rankOf[v.Op]
	if g := v.AsGlobal(); g != nil && g.Kind != ir.Function {
		r++ // functions come first
	}
	return r
}

// base is the pointer that a pointer expression adds to.
func base(e *Expr) *Expr {
	for {
		switch {
		case e.Kind == Rec:
			e = e.Start()
		case e.Kind == Sum:
			var p *Expr
			for _, a := range e.Args {
				if a.IsPtr() {
					p = a
				}
			}
			e = p
		default:
			return e
		}
	}
}

// withoutBase is what a pointer expression adds to its base.
func (f *folder) withoutBase(e *Expr) *Expr {
	switch e.Kind {
	case Rec:
		args := slices.Clone(e.Args)
		args[0] = f.withoutBase(args[0])
		return f.rec(args, e.Loop, 0)
	case Sum:
		args := slices.Clone(e.Args)
		for i, a := range args {
			if a.IsPtr() {
				args[i] = f.withoutBase(a)
			}
		}
		return f.sumOf(args, 0)
	}
	return f.like(e, 0)
}
