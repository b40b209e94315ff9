// Package egraph is an e-graph with two relations: union for what is equal, and
// directed edges for what may only stand for something else (refinement). With
// them, equality saturation is sound for languages with poison and undef.
//
// A [Language] describes the operators: small integers with arity, commutativity,
// swapped form, flags, and whether an instance is a constant, one choice for all
// users, or anchored. Rules are [Pattern] values, compiled once by [Compile] into a
// code tree that many graphs share. A [Graph] is filled with [Graph.Add], saturated
// with [Graph.Run], and emptied for the next use with [Graph.Reset]. Package extract
// picks the cheapest program, explain tells why one term may stand for another, and
// text reads and prints terms and rules as s-expressions.
//
// README.md explains the concepts; the laws of soundness are in SEMANTICS.md, and
// those that bind the engine have their counterexamples in laws_test.go.
package egraph

import (
	"fmt"
	"sync"

	"rewrite/egraph/internal/laws"
)

// Op is an operator: an index into Language.Ops. Op 0 is reserved and means
// "none".
type Op uint16

// Type is a client type. Every node carries one, and all nodes of a class carry
// the same. The zero type is fine for untyped languages.
type Type uint32

// Kind is a set of client-defined type families (integer, pointer, ...), one
// bit each.
type Kind uint8

// Flags are promises attached to a node (nsw, exact, ...): more flags, more
// poison. They are part of a node's identity.
type Flags uint16

// Variadic as OpInfo.Arity allows any number of operands.
const Variadic = -1

// OpInfo is one row of the op table: all that the e-graph knows of an operator.
type OpInfo struct {
	Name  string // used by the s-expression reader, dumps and exports
	Arity int    // number of operands, or Variadic

	// Payload says that nodes of this op carry a payload beside operands (the
	// callee of a call, the index of an extraction). Leaves always do.
	Payload bool

	// Commutative exchanges the first two operands freely.
	Commutative bool

	// Swapped is the op that means the same with its first two operands
	// exchanged (less-than for greater-than). 0 is none.
	Swapped Op

	// Flags is the mask of the flags that the op may carry.
	Flags Flags

	// Implied lists flags that follow from others; they are added to every
	// node so that flag sets compare by inclusion.
	Implied []Implication

	// Constant marks a leaf that is one fully defined value: neither poison
	// nor undef in any lane. Two distinct ones in a class contradict.
	Constant bool

	// Anything marks a leaf that may become any value (poison): see Graph.Anything.
	Anything bool

	// OneChoice marks an operator whose result is one unknown choice made once
	// for all users (freeze). Its identity is its payload, with its operands:
	// congruent instances are one, whose operands are equal anyway.
	OneChoice bool

	// Alike has a bit for each operand of which the client makes sure that its type is that of the
	// others: operand i has bit i. Like says that the instance's own type is that, too.
	Alike uint16
	Like  bool

	// Anchored marks an instance that has a place (a load, a call, a trapping
	// division). Its payload is its identity.
	Anchored bool
}

// Implication says that a node with all flags If also has the flags Then.
type Implication struct{ If, Then Flags }

// Predicate is a guard callback. It sees the very classes that its variables
// are bound to.
type Predicate struct {
	Name string
	Eval func(g *Graph, args []ClassID) bool

	// OfMatch is asked instead of Eval, of a late predicate: it sees all that the
	// match bound, payloads and types too.
	OfMatch func(g *Graph, b Bindings) bool

	// LooksBelow: it looks at nodes, too, in the classes or below.
	LooksBelow bool

	// Late predicates are evaluated when a match is applied, on the graph as it
	// is by then, and never look through edges. They need not be monotone, so
	// they are for rules that are equalities anyway. All others must stay true
	// in a growing graph once they were true, and are part of the search: what
	// counts uses, for one, must count those of the input, fixed before the run.
	Late bool
}

// TypePredicate is a guard over bound types rather than classes.
type TypePredicate struct {
	Name string
	Eval func(types []Type) bool
}

// PayloadPredicate decides whether a leaf of the given type and payload is the
// pattern's literal: a literal such as -1 has another payload at each width.
type PayloadPredicate struct {
	Name string
	Eval func(typ Type, payload, literal uint64) bool
	// Literals appends those that Eval accepts, ascending: it has to find them without
	// trying all, as rules may have thousands.
	Literals func(list []uint64, typ Type, payload uint64) []uint64
}

// Compute builds a payload for a right side from what the left side bound. It
// returns false where the rule does not apply (a literal that does not fit).
type Compute struct {
	Name string
	Eval func(g *Graph, b Bindings) (payload uint64, ok bool)
}

// TypeCompute builds a type for a right side from what the left side bound.
type TypeCompute struct {
	Name string
	Eval func(g *Graph, b Bindings) (typ Type, ok bool)
}

// Language is what a client tells the e-graph about its terms. It must not
// change once a graph or rule set was made from it, and may be shared between
// goroutines.
type Language struct {
	Ops          []OpInfo // indexed by Op; entry 0 is unused
	Preds        []Predicate
	TypePreds    []TypePredicate
	PayloadPreds []PayloadPredicate
	Computes     []Compute
	TypeComputes []TypeCompute

	// KindOf gives the family of a type, for patterns that ask for one. Nil
	// puts all types in kind 1.
	KindOf func(Type) Kind

	// Interchangeable holds the kinds whose values are interchangeable once
	// they compare equal (integers are; pointers carry provenance). Only these
	// are unioned by AssumeEqual.
	Interchangeable Kind

	// Leaf reads a leaf token of an s-expression that is not an op name.
	Leaf func(token string) (Node, bool)
	// Show prints a leaf for dumps and exports; nil prints op and payload.
	Show func(op Op, typ Type, payload uint64) string

	// Disabled switches laws of soundness off. Only tests below this package
	// can name a value of its type.
	Disabled laws.Set

	// Deferred has Preds, TypePreds, Computes and TypeComputes instead, if it is not nil.
	Deferred *Deferred

	once sync.Once
	err  error

	preds        table[Predicate]
	typePreds    table[TypePredicate]
	computes     table[Compute]
	typeComputes table[TypeCompute]

	rows   []opRow
	byName map[string]Op
	traits traits
}

// traits are what a language can do at all; what it can't costs nothing.
type traits struct{ constants, oneChoice, flags, anything bool }

// opRow is OpInfo in the shape that hot loops want.
type opRow struct {
	swapped Op // op itself if commutative
	arity   int16
	arena   bool // operands live in the kids arena
	info    *OpInfo
}

// Check checks the op table, once. New and Compile do, too.
func (l *Language) Check() error {
	l.once.Do(func() { l.err = l.derive() })
	return l.err
}

func (l *Language) derive() error {
	if len(l.Ops) == 0 || l.Ops[0].Name != "" {
		return fmt.Errorf("egraph: op 0 is reserved and must be an empty row")
	}
	if len(l.Ops) > maxOps {
		return fmt.Errorf("egraph: %d ops, at most %d", len(l.Ops), maxOps)
	}
	for i, p := range l.PayloadPreds {
		if p.Eval == nil || p.Literals == nil {
			return fmt.Errorf("egraph: payload predicate %d (%s) needs Eval and Literals", i, p.Name)
		}
	}
	l.rows = make([]opRow, len(l.Ops))
	l.byName = make(map[string]Op, len(l.Ops))
	for i := 1; i < len(l.Ops); i++ {
		op := Op(i)
		info := &l.Ops[i]
		bad := func(format string, args ...any) error {
			return fmt.Errorf("egraph: op %d (%s): %s", i, info.Name, fmt.Sprintf(format, args...))
		}
		if info.Name == "" {
			return bad("has no name")
		}
		if other, dup := l.byName[info.Name]; dup {
			return bad("has the name of op %d", other)
		}
		l.byName[info.Name] = op
		switch {
		case info.Arity < Variadic || info.Arity > maxArity:
			return bad("arity %d", info.Arity)
		case (info.Constant || info.Anything) && info.Arity != 0:
			return bad("a constant has no operands")
		case (info.Commutative || info.Swapped != 0) && info.Arity >= 0 && info.Arity < 2:
			return bad("operands can't be exchanged at arity %d", info.Arity)
		case (info.Commutative || info.Swapped != 0) && (info.OneChoice || info.Anchored):
			return bad("an instance with an identity can't be commutative")
		case info.Commutative && info.Swapped != 0 && info.Swapped != op:
			return bad("commutative and swapped at once")
		case int(info.Swapped) >= len(l.Ops):
			return bad("swapped form %d is not an op", info.Swapped)
		case (info.OneChoice || info.Anchored) && info.Arity != 0 && !info.Payload:
			return bad("an instance needs a payload as its identity")
		}
		if s := info.Swapped; s != 0 && s != op {
			o := &l.Ops[s]
			if o.Swapped != op || o.Arity != info.Arity || o.Flags != info.Flags || o.Payload != info.Payload {
				return bad("swapped form %s does not swap back to it", o.Name)
			}
		}
		for _, im := range info.Implied {
			if im.If|im.Then|info.Flags != info.Flags {
				return bad("implied flags outside its mask")
			}
		}
		row := &l.rows[i]
		row.info = info
		row.arity = int16(info.Arity)
		row.arena = info.Arity < 0 || info.Arity > 2 || (info.Arity > 0 && info.Payload)
		row.swapped = info.Swapped
		if info.Commutative {
			row.swapped = op
		}
		l.traits.constants = l.traits.constants || info.Constant
		l.traits.oneChoice = l.traits.oneChoice || info.OneChoice
		l.traits.anything = l.traits.anything || info.Anything
		l.traits.flags = l.traits.flags || info.Flags != 0
	}
	l.callbacks()
	return nil
}

const (
	// maxOps keeps an op in 16 bits.
	maxOps = 1 << 16
	// maxArity bounds fixed arities, so that a pattern's operands always fit
	// the matcher's registers. Longer operand lists are variadic.
	maxArity = 16
)

// Imply closes flags under the op's implications and drops foreign bits.
func (l *Language) Imply(op Op, f Flags) Flags {
	info := &l.Ops[op]
	f &= info.Flags
	for changed := true; changed; {
		changed = false
		for _, im := range info.Implied {
			if f&im.If == im.If && f&im.Then != im.Then {
				f |= im.Then
				changed = true
			}
		}
	}
	return f
}

// Mirror is the op that means the same with its first two operands exchanged: op
// itself if it is commutative, 0 if there is none.
func (l *Language) Mirror(op Op) Op {
	if l.Ops[op].Commutative {
		return op
	}
	return l.Ops[op].Swapped
}

// OpByName finds an op by its name.
func (l *Language) OpByName(name string) (Op, bool) {
	if l.Check() != nil {
		return 0, false
	}
	op, ok := l.byName[name]
	return op, ok
}

func (l *Language) kindOf(t Type) Kind {
	if l.KindOf == nil {
		return 1
	}
	return l.KindOf(t)
}
