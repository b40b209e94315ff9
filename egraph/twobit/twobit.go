// Package twobit is a small language with the full semantics of poison, undef
// and one-choice values, over two bits: small enough that every claim an e-graph
// makes can be checked on all inputs. It is the oracle of the tests of egraph and
// extract.
package twobit

import (
	"fmt"
	"math/bits"

	"rewrite/egraph"
	"rewrite/egraph/internal/laws"
)

// Value is poison (0), or a non-empty set of the values 0 to 3, one bit each.
// Each use of a value picks a member anew.
type Value uint8

// Poison is the value that everything refines.
const Poison Value = 0

// All is wholly undef.
const All Value = 15

// One returns the defined value n.
func One(n int) Value { return 1 << (n & 3) }

// Refines reports whether b may stand wherever a stands.
func Refines(a, b Value) bool { return a == Poison || b != Poison && b&^a == 0 }

// WellDefined reports whether v is neither poison nor undef.
func (v Value) WellDefined() bool { return bits.OnesCount8(uint8(v)) == 1 }

// String prints poison, or the set.
func (v Value) String() string {
	if v == Poison {
		return "poison"
	}
	s := "{"
	for i := range 4 {
		if v>>i&1 != 0 {
			s += fmt.Sprint(i)
		}
	}
	return s + "}"
}

// Ops.
const (
	Const    egraph.Op = iota + 1 // payload 0 to 3
	Arg                           // payload is its index
	Undef                         // a leaf
	PoisonOp                      // a leaf
	Add                           // takes NSW and NUW
	Sub                           // takes NSW and NUW
	Mul                           // takes NSW and NUW
	And
	Or
	Xor
	Shl // poison if the amount is over 1
	Eq  // 0 or 1
	Lt  // unsigned; swapped form of Gt
	Gt
	Sel    // operand 0 odd: operand 1, else operand 2
	Freeze // one choice; payload is its instance
	numOps
)

// Flags.
const (
	NSW egraph.Flags = 1 << iota
	NUW
)

// Pure lists the operators with two operands and no identity.
var Pure = []egraph.Op{Add, Sub, Mul, And, Or, Xor, Shl, Eq, Lt, Gt}

// Predicates.
const (
	PredDefined = iota // neither poison nor undef
	PredNonZero        // poison, or no member is 0
	PredOdd            // poison, or all members are odd
	PredSame           // two classes are one
)

// Types. Int and Ptr have the same values; equal pointers are not
// interchangeable.
const (
	Int egraph.Type = iota
	Ptr
)

// Kinds of types.
const (
	KindInt egraph.Kind = 1 << iota
	KindPtr
)

// Lang is the language with its analysis.
type Lang struct {
	*egraph.Language
	Off laws.Set
}

// New makes the language with some laws switched off.
func New(off laws.Set) *Lang {
	l := &Lang{Off: off}
	wraps := egraph.OpInfo{Arity: 2, Flags: NSW | NUW}
	named := func(o egraph.OpInfo, name string, commutes bool) egraph.OpInfo {
		o.Name, o.Commutative = name, commutes
		return o
	}
	bin := egraph.OpInfo{Arity: 2}
	l.Language = &egraph.Language{
		Ops: []egraph.OpInfo{
			Const:    {Name: "const", Constant: true},
			Arg:      {Name: "arg"},
			Undef:    {Name: "undef"},
			PoisonOp: {Name: "poison", Anything: true},
			Add:      named(wraps, "add", true),
			Sub:      named(wraps, "sub", false),
			Mul:      named(wraps, "mul", true),
			And:      named(bin, "and", true),
			Or:       named(bin, "or", true),
			Xor:      named(bin, "xor", true),
			Shl:      named(bin, "shl", false),
			Eq:       named(bin, "eq", true),
			Lt:       {Name: "lt", Arity: 2, Swapped: Gt},
			Gt:       {Name: "gt", Arity: 2, Swapped: Lt},
			Sel:      {Name: "sel", Arity: 3},
			Freeze:   {Name: "freeze", Arity: 1, Payload: true, OneChoice: true},
		},
		Preds: []egraph.Predicate{
			PredDefined: {Name: "defined", Eval: func(g *egraph.Graph, a []egraph.ClassID) bool {
				return g.Defined(a[0]) == egraph.WellDefined
			}},
			PredNonZero: {Name: "nonzero", Eval: func(g *egraph.Graph, a []egraph.ClassID) bool {
				return maskOf(g.Fact(a[0]))&1 == 0
			}},
			PredOdd: {Name: "odd", Eval: func(g *egraph.Graph, a []egraph.ClassID) bool {
				return maskOf(g.Fact(a[0]))&0b0101 == 0
			}},
			PredSame: {Name: "same", Eval: func(g *egraph.Graph, a []egraph.ClassID) bool {
				return g.Find(a[0]) == g.Find(a[1])
			}},
		},
		KindOf: func(t egraph.Type) egraph.Kind {
			if t == Ptr {
				return KindPtr
			}
			return KindInt
		},
		Interchangeable: KindInt,
		Leaf: func(tok string) (egraph.Node, bool) {
			var n uint64
			if _, err := fmt.Sscanf(tok, "%d", &n); err == nil {
				return egraph.Node{Op: Const, Payload: n & 3}, true
			}
			if _, err := fmt.Sscanf(tok, "a%d", &n); err == nil {
				return egraph.Node{Op: Arg, Payload: n}, true
			}
			return egraph.Node{}, false
		},
		Show: func(op egraph.Op, _ egraph.Type, p uint64) string {
			switch op {
			case Const:
				return fmt.Sprint(p)
			case Arg:
				return fmt.Sprintf("a%d", p)
			}
			return ""
		},
		Disabled: off,
	}
	return l
}

// scalar evaluates an op on defined values; false is poison.
func scalar(op egraph.Op, f egraph.Flags, a, b int) (int, bool) {
	s := func(x int) int { return (x ^ 2) - 2 } // signed reading
	wrap := func(u, v int) (int, bool) {
		r := u & 3
		if f&NUW != 0 && u != r || f&NSW != 0 && v != s(r) {
			return 0, false
		}
		return r, true
	}
	truth := func(t bool) (int, bool) {
		if t {
			return 1, true
		}
		return 0, true
	}
	switch op {
	case Add:
		return wrap(a+b, s(a)+s(b))
	case Sub:
		return wrap(a-b, s(a)-s(b))
	case Mul:
		return wrap(a*b, s(a)*s(b))
	case And:
		return a & b, true
	case Or:
		return a | b, true
	case Xor:
		return a ^ b, true
	case Shl:
		return a << b & 3, b < 2
	case Eq:
		return truth(a == b)
	case Lt:
		return truth(a < b)
	case Gt:
		return truth(a > b)
	}
	panic(fmt.Sprintf("twobit: op %d on scalars", op))
}

// Apply evaluates a binary op: poison if any choice of members is, else the set
// of all results.
func Apply(op egraph.Op, f egraph.Flags, a, b Value) Value {
	if a == Poison || b == Poison {
		return Poison
	}
	var out Value
	for x := range 4 {
		for y := range 4 {
			if a>>x&1 == 0 || b>>y&1 == 0 {
				continue
			}
			r, ok := scalar(op, f, x, y)
			if !ok {
				return Poison
			}
			out |= One(r)
		}
	}
	return out
}

// Select evaluates Sel. An undef condition may pick either.
func Select(c, a, b Value) Value {
	if c == Poison {
		return Poison
	}
	var out Value
	if c&0b1010 != 0 {
		if a == Poison {
			return Poison
		}
		out |= a
	}
	if c&0b0101 != 0 {
		if b == Poison {
			return Poison
		}
		out |= b
	}
	return out
}

// Env is one input: the arguments, and what each freeze chooses.
type Env struct {
	Args    []Value
	Choices []int // by instance
}

// Leaf evaluates a leaf.
func (e *Env) Leaf(op egraph.Op, payload uint64) Value {
	switch op {
	case Const:
		return One(int(payload))
	case Arg:
		return e.Args[payload]
	case Undef:
		return All
	}
	return Poison
}

// Node evaluates a node over the values of its operands.
func (e *Env) Node(op egraph.Op, f egraph.Flags, payload uint64, kids []Value) Value {
	switch {
	case len(kids) == 0:
		return e.Leaf(op, payload)
	case op == Sel:
		return Select(kids[0], kids[1], kids[2])
	case op == Freeze:
		v := One(e.Choices[payload])
		if kids[0] == Poison || kids[0]&v != 0 {
			return v
		}
		return kids[0] & -kids[0]
	}
	return Apply(op, f, kids[0], kids[1])
}

// Facts.

// maskOf is the set of values that a fact allows.
func maskOf(f egraph.Fact) Value {
	if f == 0 {
		return All
	}
	return Value(f)
}

// FactOf is the fact that allows the values of a set.
func FactOf(mask Value) egraph.Fact {
	if mask == All {
		return 0
	}
	return egraph.Fact(mask)
}

// Make is the transfer function.
func (l *Lang) Make(g *egraph.Graph, n egraph.NodeID) (egraph.Fact, egraph.Defined) {
	op, f := g.Op(n), g.Flags(n)
	switch op {
	case Const:
		return FactOf(One(int(g.Payload(n)))), 0
	case Undef:
		return 0, egraph.NotPoison
	case Arg, PoisonOp:
		return 0, 0
	case Freeze:
		k := g.Kid(n, 0)
		if g.Defined(k)&egraph.NotPoison != 0 || l.Off.Has(7) {
			return g.Fact(k), egraph.WellDefined
		}
		return 0, egraph.WellDefined
	case Sel:
		c, a, b := g.Kid(n, 0), g.Kid(n, 1), g.Kid(n, 2)
		def := g.Defined(a) & g.Defined(b) & egraph.NotPoison & g.Defined(c)
		if g.Defined(c)&egraph.NotUndef != 0 {
			def |= g.Defined(a) & g.Defined(b) & egraph.NotUndef
		}
		return FactOf(maskOf(g.Fact(a)) | maskOf(g.Fact(b))), def
	}
	a, b := g.Kid(n, 0), g.Kid(n, 1)
	// Two uses of one class are one value only if it can't be undef.
	together := a == b && (g.Defined(a)&egraph.NotUndef != 0 || l.Off.Has(7))
	var mask Value
	for x := range 4 {
		for y := range 4 {
			if maskOf(g.Fact(a))>>x&1 == 0 || maskOf(g.Fact(b))>>y&1 == 0 || together && x != y {
				continue
			}
			if r, ok := scalar(op, f, x, y); ok {
				mask |= One(r)
			}
		}
	}
	if mask == 0 { // always poison
		return 0, 0
	}
	def := g.Defined(a) & g.Defined(b)
	if f != 0 || op == Shl {
		def &^= egraph.NotPoison
	}
	return FactOf(mask), def
}

// Meet intersects.
func (l *Lang) Meet(a, b egraph.Fact) (egraph.Fact, bool) {
	return egraph.Fact(Value(a) & Value(b)), Value(a)&Value(b) != 0
}

// Modify gives a class with one possible value that constant: as an edge, as
// the class may be poison.
func (l *Lang) Modify(g *egraph.Graph, c egraph.ClassID) {
	if v := maskOf(g.Fact(c)); v.WellDefined() {
		k := g.Leaf(Const, g.Type(c), uint64(bits.TrailingZeros8(uint8(v))))
		g.Refine(c, k, 0)
	}
}
