package target

import (
	"sync/atomic"

	"rewrite/dsl"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// Costs answers what operations cost on the processor that a function is compiled for: reciprocal throughput, in whole units of a
// simple instruction on a register, as the `throughput` part of a cost model says it. It is what a vectorizer, an unroller and an
// inliner weigh; the vocabulary is that of LLVM's TargetTransformInfo. A type without registers of its own costs what it is made of
// (Parts): elements are promoted, vectors filled up or split in halves, or, where there are no vectors of the element, taken lane by
// lane. Costs is immutable and safe for concurrent use; an answer is a look-up in a short list.
type Costs struct {
	model    *dsl.CostModel
	facts    *dsl.Throughput
	legal    map[dsl.Shape]bool
	promoted map[dsl.Shape]dsl.Shape
	widest   map[dsl.Shape]uint32 // by element: the most lanes of a legal vector
	entries  map[entryKey][]*dsl.ThroughputEntry
	general  []*dsl.ThroughputEntry // of any intrinsic, or anything
	lanes    [256]atomic.Pointer[laneAnswer]
}

// UnknownLane is the lane of an element whose index is not a constant.
const UnknownLane = -1

// An Operand is what is known of the second operand of an operation: none of it, or the marks uniform, constant, power2.
type Operand = dsl.Marks

// A Shuffle is a kind of shufflevector.
type Shuffle = dsl.Marks

// The kinds of shuffles, TargetTransformInfo's ShuffleKind, and what is said of operands.
const (
	Broadcast        Shuffle = dsl.Broadcast
	Reverse          Shuffle = dsl.Reverse
	Select           Shuffle = dsl.Select
	Transpose        Shuffle = dsl.Transpose
	Splice           Shuffle = dsl.Splice
	Permute          Shuffle = dsl.Permute    // one source
	PermuteTwo       Shuffle = dsl.Permute2   // two sources
	ExtractSubvector Shuffle = dsl.ExtractSub // see Subvector
	InsertSubvector  Shuffle = dsl.InsertSub  // see Subvector

	AnyOperand Operand = 0
	Uniform    Operand = dsl.Uniform
	Constant   Operand = dsl.Constant
	PowerOf2   Operand = dsl.PowerOf2
)

// Arithmetic is the cost of an operation with one or two operands of its result's type: arithmetic, logic, shifts, fneg, freeze.
func (c *Costs) Arithmetic(op ir.Op, t *ir.Type, right Operand) int {
	return c.ofType(question{op: op, marks: right}, t)
}

// Address is the cost of a getelementptr that gives values of a type, by indices that are Constant or not.
func (c *Costs) Address(t *ir.Type, index Operand) int {
	return c.ofType(question{op: ir.OpGEP, marks: index & Constant}, t)
}

// Compare is the cost of an icmp or fcmp of operands of a type. PredNone is any predicate.
func (c *Costs) Compare(op ir.Op, p ir.Pred, t *ir.Type) int {
	return c.ofType(question{op: op, pred: p}, t)
}

// A Condition is what a select between vectors is told by.
type Condition = dsl.Marks

// One condition for all lanes, one for each, and a compare of as many lanes.
const (
	OneCondition Condition = dsl.Uniform
	EachLane     Condition = 0
	Compare      Condition = dsl.Compared
)

// Select is the cost of a select between values of a type.
func (c *Costs) Select(t *ir.Type, by Condition) int {
	if !t.IsVector() {
		by = 0
	}
	return c.ofType(question{op: ir.OpSelect, marks: by}, t)
}

// First is the cost of making a scalar lane 0 of a vector that has no others.
func (c *Costs) First(t *ir.Type) int {
	s, ok := dsl.ShapeOf(t)
	if !ok {
		return unknown(ir.OpInsertElement)
	}
	_, part := c.legalize(s)
	const marks = dsl.Built | dsl.First
	if e := c.find(question{op: ir.OpInsertElement, marks: marks}, part, dsl.Shape{}, false); e != nil && e.Marks == marks {
		return e.Amount.Fixed
	}
	return c.laneCost(ir.OpInsertElement, s, 0)
}

// Cast is the cost of a conversion.
func (c *Costs) Cast(op ir.Op, from, to *ir.Type) int {
	f, ok := dsl.ShapeOf(from)
	t, ok2 := dsl.ShapeOf(to)
	if !ok || !ok2 {
		return unknown(op)
	}
	return c.cast(op, f, t)
}

// Memory is the cost of a load or store of a value of a type at an alignment in bytes.
func (c *Costs) Memory(op ir.Op, t *ir.Type, align uint64) int {
	return c.ofType(question{op: op, marks: c.alignment(t, align)}, t)
}

// Masked is the cost of llvm.masked.load, store, gather or scatter of a vector: of what a model says nothing of, a branch and an access for each lane.
func (c *Costs) Masked(id intrinsic.ID, t *ir.Type, align uint64) int {
	if len(c.entries[entryKey{ir.OpCall, id}]) == 0 && t.IsVector() {
		return int(t.Len) * unmasked
	}
	return c.ofType(question{op: ir.OpCall, id: id, marks: c.alignment(t, align)}, t)
}

// unmasked is what a lane of a masked access costs where it is done lane by lane: to take out where and whether, and what, to branch, and to access.
const unmasked = 5

// Extract is the cost of an extractelement from a vector, at a lane or UnknownLane.
func (c *Costs) Extract(t *ir.Type, lane int) int { return c.element(ir.OpExtractElement, t, lane) }

// Insert is the cost of an insertelement into a vector, at a lane or UnknownLane.
func (c *Costs) Insert(t *ir.Type, lane int) int { return c.element(ir.OpInsertElement, t, lane) }

// Shuffle is the cost of a shuffle of vectors of a type, of any kind but the two that are about a part of one (see Subvector).
func (c *Costs) Shuffle(kind Shuffle, t *ir.Type) int {
	s, ok := dsl.ShapeOf(t)
	if !ok {
		return unknown(ir.OpShuffleVector)
	}
	return c.shuffle(kind, s)
}

// Subvector is the cost of taking lanes from first on out of a vector, or of putting them into one.
func (c *Costs) Subvector(kind Shuffle, t *ir.Type, first, lanes int) int {
	s, ok := dsl.ShapeOf(t)
	if !ok {
		return unknown(ir.OpShuffleVector)
	}
	return c.subvector(kind, s, first, lanes)
}

// Reduce is the cost of one of llvm.vector.reduce.*; those of fadd and fmul go lane by lane unless they may be reassociated.
func (c *Costs) Reduce(id intrinsic.ID, t *ir.Type, fl ir.Flags) int {
	s, ok := dsl.ShapeOf(t)
	if !ok {
		return unknown(ir.OpCall)
	}
	return c.reduce(id, s, fl)
}

// Intrinsic is the cost of a call of an intrinsic that computes values of a type from such.
func (c *Costs) Intrinsic(id intrinsic.ID, t *ir.Type) int {
	return c.ofType(question{op: ir.OpCall, id: id}, t)
}

// Build is the cost of putting lanes together to a vector, each from a register of its own: one by one, or as an entry says of all of them.
func (c *Costs) Build(t *ir.Type) int {
	s, ok := dsl.ShapeOf(t)
	if !ok {
		return unknown(ir.OpInsertElement)
	}
	n := c.allLanes(ir.OpInsertElement, s)
	q := question{op: ir.OpInsertElement, marks: dsl.Built}
	if e := c.find(q, s, dsl.Shape{}, true); e != nil && e.Marks&dsl.Built != 0 {
		return min(n, c.amount(e.Amount, q, s))
	}
	parts, part := c.legalize(s)
	if e := c.find(q, part, dsl.Shape{}, false); e != nil && e.Marks&dsl.Built != 0 {
		part.Lanes = min(part.Lanes, s.Lanes)
		return min(n, parts*c.amount(e.Amount, q, part))
	}
	return n
}

// Scatter is the cost of taking all lanes out of a vector.
func (c *Costs) Scatter(t *ir.Type) int {
	s, ok := dsl.ShapeOf(t)
	if !ok {
		return unknown(ir.OpExtractElement)
	}
	return c.allLanes(ir.OpExtractElement, s)
}

// Legal tells whether a type is that of a register.
func (c *Costs) Legal(t *ir.Type) bool {
	s, ok := dsl.ShapeOf(t)
	return ok && c.legal[integral(s)]
}

// Parts is how many registers a value of a type takes, and how many lanes each has; 0 lanes if they are no vectors.
func (c *Costs) Parts(t *ir.Type) (parts, lanes int) {
	s, ok := dsl.ShapeOf(t)
	if !ok {
		return 1, 0
	}
	n, part := c.legalize(s)
	return n, int(part.Lanes)
}

// RegisterBits is the width of the widest register that holds values of a type, or vectors of it if asked for; 0 if there is none.
func (c *Costs) RegisterBits(elem *ir.Type, vector bool) int {
	s, ok := dsl.ShapeOf(elem)
	if !ok {
		return 0
	}
	if vector {
		return int(c.widest[integral(s.Element())]) * int(bitsOf(s))
	}
	return sizeOf(c.facts.Width, class(s))
}

// Registers is how many registers there are of the class that values of a type are in.
func (c *Costs) Registers(t *ir.Type) int {
	s, ok := dsl.ShapeOf(t)
	if !ok {
		return 0
	}
	return sizeOf(c.facts.Registers, class(s))
}

// Name is the name of the cost model.
func (c *Costs) Name() string { return c.model.Name }

func (c *Costs) ofType(q question, t *ir.Type) int {
	s, ok := dsl.ShapeOf(t)
	if !ok {
		return unknown(q.op)
	}
	return c.cost(q, s)
}

// alignment is what is said of an access at an alignment.
func (c *Costs) alignment(t *ir.Type, align uint64) dsl.Marks {
	s, ok := dsl.ShapeOf(t)
	if _, part := c.legalize(s); ok && align != 0 && align*8 < uint64(min(bitsOf(s), bitsOf(part))) {
		return dsl.Unaligned
	}
	return 0
}
