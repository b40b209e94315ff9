package scev

import (
	"encoding/binary"

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
}

// hugeSize is from where on expressions are not folded any more.
const hugeSize = 4096

// maxSize bounds Expr.size.
const maxSize = 1 << 28

// pool holds the expressions of an analysis.
type pool struct {
	*Analysis
	byKey map[key]*Expr
	list  []*Expr
}

// A key is all that tells an expression apart.
type key struct {
	kind  Kind
	typ   *ir.Type
	loop  *cfg.Loop
	value *ir.Value
	n     num.Int
	args  [4]int32
	more  string // the others
}

// find gives the expression, which it makes if it is not there.
func (p *pool) find(k Kind, t *ir.Type, args []*Expr, loop *cfg.Loop) (e *Expr, isNew bool) {
	x := key{kind: k, typ: t, loop: loop}
	x.setArgs(args)
	if e := p.byKey[x]; e != nil {
		return e, false
	}
	e = p.enter(x)
	e.Args = append([]*Expr(nil), args...)
	for _, a := range args {
		e.size = min(e.size+a.size, maxSize)
	}
	return e, true
}

// peek is find that makes nothing.
func (p *pool) peek(k Kind, t *ir.Type, args []*Expr, loop *cfg.Loop) *Expr {
	x := key{kind: k, typ: t, loop: loop}
	x.setArgs(args)
	return p.byKey[x]
}

func (x *key) setArgs(args []*Expr) {
	for i := range x.args {
		if i < len(args) {
			x.args[i] = args[i].ID + 1
		}
	}
	if len(args) > len(x.args) {
		var b []byte
		for _, a := range args[len(x.args):] {
			b = binary.AppendUvarint(b, uint64(a.ID))
		}
		x.more = string(b)
	}
}

func (p *pool) enter(x key) *Expr {
	e := &Expr{ID: int32(len(p.list)), Kind: x.kind, Type: x.typ, Width: p.widthOf(x.typ), Loop: x.loop, N: x.n, Value: x.value, size: 1}
	p.list = append(p.list, e)
	p.byKey[x] = e
	return e
}

// Int is a constant of an integer type, or of offsets of a pointer type, modulo 2^width.
func (p *pool) Int(t *ir.Type, n num.Int) *Expr {
	if t.IsPtr() {
		t = p.offsetType(t)
	}
	x := key{kind: Constant, typ: t, n: n.Trunc(t.Bits)}
	if e := p.byKey[x]; e != nil {
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
	if e := p.byKey[x]; e != nil {
		return e
	}
	return p.enter(x)
}

func (p *pool) vscale(t *ir.Type) *Expr {
	e, _ := p.find(VScale, t, nil, nil)
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

// isNonConstantNegative tells whether e is a product with a constant below zero.
func (e *Expr) isNonConstantNegative() bool {
	return e.Kind == Product && e.Args[0].Kind == Constant && e.Args[0].signed().IsNegative()
}

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
