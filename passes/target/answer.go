package target

import (
	"math/bits"
	"slices"

	"rewrite/dsl"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// A question is about one operation, whatever its type.
type question struct {
	op    ir.Op
	id    intrinsic.ID
	marks dsl.Marks
	flags ir.Flags
	pred  ir.Pred
}

type entryKey struct {
	op ir.Op
	id intrinsic.ID
}

// find gives the entry for a question about a shape, or two of a cast. whole asks for entries about types as they are written only.
func (c *Costs) find(q question, from, to dsl.Shape, whole bool) *dsl.ThroughputEntry {
	if e := first(c.entries[entryKey{q.op, q.id}], q, from, to, whole); e != nil {
		return e
	}
	return first(c.general, q, from, to, whole)
}

// first gives the first entry of a list that fits.
func first(list []*dsl.ThroughputEntry, q question, from, to dsl.Shape, whole bool) *dsl.ThroughputEntry {
	for _, e := range list {
		if e.Intrinsic == dsl.AnyIntrinsic && q.op != ir.OpCall {
			continue
		}
		if e.Marks&^dsl.Whole&^q.marks != 0 || e.Flags&^q.flags != 0 || !e.From.Fits(from) || !e.To.Fits(to) {
			continue
		}
		if len(e.Preds) > 0 && !slices.Contains(e.Preds, q.pred) {
			continue
		}
		if whole && e.Marks&dsl.Whole == 0 && !exact(e.From) {
			continue
		}
		return e
	}
	return nil
}

// exact tells whether a pattern is one shape.
func exact(s dsl.Shape) bool {
	return s.Kind != ir.VoidKind && s.Kind != dsl.AnyFloat && (s.Kind != ir.IntKind || s.Bits != 0) && s.Lanes != dsl.AnyLanes && s.Lanes != dsl.AnyShape
}

// cost answers a question about values of a shape: by an entry about this very shape, or else by one about the shape of its registers,
// as many times as there are registers; by the one that says more of what is known of the operation, if both do.
func (c *Costs) cost(q question, s dsl.Shape) int {
	whole := c.find(q, s, dsl.Shape{}, true)
	parts, part := c.legalize(s)
	e := c.find(q, part, dsl.Shape{}, false)
	if whole != nil && (e == nil || said(whole) >= said(e)) {
		return c.amount(whole.Amount, q, s)
	}
	if e == nil {
		return parts * unknown(q.op)
	}
	if e.Amount.Scalars {
		return c.amount(e.Amount, q, s)
	}
	return parts * c.amount(e.Amount, q, part)
}

// said is how much an entry says of the operation.
func said(e *dsl.ThroughputEntry) int { return bits.OnesCount64(uint64(e.Marks &^ dsl.Whole)) }

// amount is an amount at a shape.
func (c *Costs) amount(a dsl.Amount, q question, s dsl.Shape) int {
	if a.Scalars && s.Lanes != 0 {
		operands := 2
		if q.op == ir.OpCall {
			operands = operandsOf(q.id)
		}
		return int(s.Lanes)*c.cost(q, s.Element()) + c.allLanes(ir.OpInsertElement, s) + operands*c.allLanes(ir.OpExtractElement, s)
	}
	n := a.Fixed + a.Lane*int(s.Lanes)
	if a.Part != 0 {
		parts, _ := c.legalize(s)
		n += a.Part * parts
	}
	return n
}

// operandsOf is how many vectors an intrinsic that is executed lane by lane takes.
func operandsOf(id intrinsic.ID) int {
	switch id {
	case intrinsic.Fma, intrinsic.Fmuladd, intrinsic.Fshl, intrinsic.Fshr:
		return 3
	}
	if id.Has(intrinsic.Commutative) {
		return 2
	}
	return 1
}

// unknown is the cost of what a model says nothing about.
func unknown(op ir.Op) int {
	if op == ir.OpCall {
		return unknownCall
	}
	return 1
}

// unknownCall is the cost of a call of which nothing is known: registers are saved around it.
const unknownCall = 10
