package target

import (
	"math/bits"

	"rewrite/dsl"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// element is the cost of taking a lane out of a vector or putting one in. Only one register of the vector has it, so it does not
// grow with their number, unless the lane is not known: then, as a rule, all of them go through memory.
func (c *Costs) element(op ir.Op, t *ir.Type, lane int) int {
	s, ok := dsl.ShapeOf(t)
	if !ok || s.Lanes == 0 {
		return unknown(op)
	}
	return c.laneCost(op, s, lane)
}

func (c *Costs) laneCost(op ir.Op, s dsl.Shape, lane int) int {
	k := laneKey{op, s, lane}
	at := &c.lanes[(uint32(op)+uint32(s.Kind)*3+s.Bits*5+s.Lanes*7+uint32(lane)*11)%uint32(len(c.lanes))]
	if a := at.Load(); a != nil && a.laneKey == k {
		return a.cost
	}
	cost := findLaneCost(c, op, s, lane)
	at.Store(&laneAnswer{k, cost})
	return cost
}

// A laneAnswer is what laneCost gave: the same few questions are asked again and again.
type laneAnswer struct {
	laneKey
	cost int
}

type laneKey struct {
	op   ir.Op
	s    dsl.Shape
	lane int
}

func findLaneCost(c *Costs, op ir.Op, s dsl.Shape, lane int) int {
	q := question{op: op}
	_, part := c.legalize(s)
	switch {
	case lane == UnknownLane:
		q.marks = dsl.Unknown
	case part.Lanes == 0:
		return 0 // it is in a register by itself
	case uint32(lane)%part.Lanes == 0:
		q.marks = dsl.First
	}
	e := c.find(q, s, dsl.Shape{}, true)
	if e == nil {
		e = c.find(q, part, dsl.Shape{}, false)
	}
	if e == nil {
		return unknown(op)
	}
	return c.amount(e.Amount, q, s)
}

// allLanes is the cost of taking all lanes out of a vector, or of putting all in.
func (c *Costs) allLanes(op ir.Op, s dsl.Shape) (n int) {
	_, part := c.legalize(s)
	if s.Lanes == 0 || part.Lanes == 0 {
		return 0
	}
	firsts := (int(s.Lanes) + int(part.Lanes) - 1) / int(part.Lanes)
	n = firsts * c.laneCost(op, s, 0)
	if rest := int(s.Lanes) - firsts; rest > 0 {
		n += rest * c.laneCost(op, s, 1)
	}
	return n
}

// shuffle is the cost of a shuffle: of one in each register; of lanes that come from other registers, too, for each register one of
// two sources for each further register that they may come from.
func (c *Costs) shuffle(kind Shuffle, s dsl.Shape) int {
	q := question{op: ir.OpShuffleVector, marks: kind}
	if e := c.find(q, s, dsl.Shape{}, true); e != nil {
		return c.amount(e.Amount, q, s)
	}
	parts, part := c.legalize(s)
	if part.Lanes == 0 {
		return 0 // each lane is in a register by itself
	}
	e := c.find(q, part, dsl.Shape{}, false)
	switch {
	case e == nil:
		return parts * unknown(q.op)
	case e.Amount.Scalars:
		return c.allLanes(ir.OpExtractElement, s) + c.allLanes(ir.OpInsertElement, s)
	case kind == Broadcast:
		return c.amount(e.Amount, q, part)
	case parts > 1 && kind == Permute:
		return parts * (parts - 1) * c.shuffle(PermuteTwo, part)
	case parts > 1 && kind == PermuteTwo:
		return parts * (2*parts - 1) * c.shuffle(PermuteTwo, part)
	}
	return parts * c.amount(e.Amount, q, part)
}

// subvector is the cost of taking lanes out of a vector or putting them in: nothing where these are whole registers, or the first
// lanes of one, taken.
func (c *Costs) subvector(kind Shuffle, s dsl.Shape, first, lanes int) int {
	q := question{op: ir.OpShuffleVector, marks: kind}
	_, part := c.legalize(s)
	of := int(part.Lanes)
	if of == 0 || first%of == 0 && (kind == ExtractSubvector || lanes%of == 0) {
		return 0
	}
	if e := c.find(q, s, dsl.Shape{}, true); e != nil {
		return c.amount(e.Amount, q, s)
	}
	e := c.find(q, part, dsl.Shape{}, false)
	if e == nil {
		return c.shuffle(PermuteTwo, part)
	}
	return (lanes + of - 1) / of * c.amount(e.Amount, q, part)
}

// combines is what a reduction does with two values.
var combines = map[intrinsic.ID]question{
	intrinsic.VectorReduceAdd: {op: ir.OpAdd}, intrinsic.VectorReduceMul: {op: ir.OpMul},
	intrinsic.VectorReduceAnd: {op: ir.OpAnd}, intrinsic.VectorReduceOr: {op: ir.OpOr}, intrinsic.VectorReduceXor: {op: ir.OpXor},
	intrinsic.VectorReduceSmax: {op: ir.OpCall, id: intrinsic.Smax}, intrinsic.VectorReduceSmin: {op: ir.OpCall, id: intrinsic.Smin},
	intrinsic.VectorReduceUmax: {op: ir.OpCall, id: intrinsic.Umax}, intrinsic.VectorReduceUmin: {op: ir.OpCall, id: intrinsic.Umin},
	intrinsic.VectorReduceFadd: {op: ir.OpFAdd}, intrinsic.VectorReduceFmul: {op: ir.OpFMul},
	intrinsic.VectorReduceFmax: {op: ir.OpCall, id: intrinsic.Maxnum}, intrinsic.VectorReduceFmin: {op: ir.OpCall, id: intrinsic.Minnum},
	intrinsic.VectorReduceFmaximum: {op: ir.OpCall, id: intrinsic.Maximum}, intrinsic.VectorReduceFminimum: {op: ir.OpCall, id: intrinsic.Minimum},
}

// reduce is the cost of a reduction: registers are combined to one, and in that one, unless there is an entry about it, halves with
// each other until a lane is left. In order, each lane is taken out and combined.
func (c *Costs) reduce(id intrinsic.ID, s dsl.Shape, fl ir.Flags) int {
	q := question{op: ir.OpCall, id: id, flags: fl}
	if e := c.find(q, s, dsl.Shape{}, true); e != nil {
		return c.amount(e.Amount, q, s)
	}
	op := combines[id]
	if (id == intrinsic.VectorReduceFadd || id == intrinsic.VectorReduceFmul) && fl&ir.Reassoc == 0 {
		return int(s.Lanes)*c.cost(op, s.Element()) + c.allLanes(ir.OpExtractElement, s)
	}
	parts, part := c.legalize(s)
	n := (parts - 1) * c.cost(op, part)
	if part.Lanes == 0 {
		return n
	}
	if e := c.find(q, part, dsl.Shape{}, false); e != nil {
		return n + c.amount(e.Amount, q, part)
	}
	for lanes := uint32(1) << bits.Len32(min(s.Lanes, part.Lanes)-1); lanes > 1; lanes /= 2 {
		n += c.cost(op, part) + c.shuffle(Permute, part)
	}
	return n + c.laneCost(ir.OpExtractElement, part, 0)
}

// cast is the cost of a conversion: of one between the types as written, or between their registers; or of two of half the lanes, or
// of lane by lane.
func (c *Costs) cast(op ir.Op, from, to dsl.Shape) int {
	q := question{op: op}
	if e := c.find(q, from, to, true); e != nil {
		return c.castAmount(e.Amount, q, from, to)
	}
	fromParts, fromPart := c.legalize(from)
	toParts, toPart := c.legalize(to)
	if fromParts == toParts {
		if e := c.find(q, fromPart, toPart, false); e != nil {
			return fromParts * c.castAmount(e.Amount, q, fromPart, toPart)
		}
	}
	if from.Lanes > 1 && max(fromParts, toParts) > 1 && fromPart.Lanes != 0 && toPart.Lanes != 0 {
		half := uint32(1) << (bits.Len32(from.Lanes-1) - 1)
		return 2 * c.cast(op, from.Of(half), to.Of(half))
	}
	if e := c.find(q, from, to, false); e != nil {
		return c.castAmount(e.Amount, q, from, to)
	}
	if from.Lanes != 0 {
		return int(from.Lanes)*c.cast(op, from.Element(), to.Element()) + c.allLanes(ir.OpExtractElement, from) + c.allLanes(ir.OpInsertElement, to)
	}
	return max(fromParts, toParts) * unknown(op)
}

func (c *Costs) castAmount(a dsl.Amount, q question, from, to dsl.Shape) int {
	if a.Scalars && from.Lanes != 0 {
		return int(from.Lanes)*c.cast(q.op, from.Element(), to.Element()) + c.allLanes(ir.OpExtractElement, from) + c.allLanes(ir.OpInsertElement, to)
	}
	return c.amount(a, q, from)
}
