// Package moves adds to the graph of a block what rules can't say, because it needs sums
// over lanes, masks and bits. Each has a name, in Moves, by which coverage, explanations,
// -only and -disable know it as they know a rule.
//
// extractelement, insertelement and shufflevector only move values, so each lane of what
// they make can be followed to where it comes from (trace.go). What computes the same
// lanes from there, in fewer moves, is added to the graph:
//
//	extractelement (insertelement v, s, 1), 1          s
//	shufflevector (shufflevector a, b, M), c, N         shufflevector a, b, M'
//	insertelement v, (extractelement w, 2), 0           shufflevector w, v, M
//	shufflevector (add x, C), (add x, D), M             add x, C'
//
// A lane is a value by itself: moving it is right whether it is poison, undef or
// neither, as undef is a set of values that each use takes one of, and a move is
// no use that takes one. What is added is an edge, for a lane that the mask
// leaves open may become anything. An operation that picks (law 4) is done in
// another place only if it has one user.
//
//	moves.go    the table, and when each is tried
//	trace.go    where a lane comes from
//	lanes.go    lanes taken out and put together, and operations on these
//	blend.go    operations on lanes that are chosen or shuffled
//	identity.go what an operation is as well, or does nothing to
//	reduce.go   operations between all lanes
//	recast.go   bits of lanes as those of others
//	implied.go  what follows from a condition
//	substitute.go  what is the same whether a condition holds or not
//	premises.go  what a condition tells
//	reverse.go  bits of integers in reverse order
//	logic.go    bitwise functions of few values
//	masks.go    those of one value and constants
//	parts.go    compares of parts of values
//	distance.go addresses that are several steps from one base
package moves

import (
	"slices"

	"rewrite/egraph"
	"rewrite/passes/ir"
	"rewrite/passes/saturate/block"
	"rewrite/passes/saturate/program"
)

const (
	// maxMoves bounds the operations on lanes of a block that are looked at, and as many conditions;
	// moveRounds how often the rules may give new ones.
	maxMoves   = 400
	moveRounds = 3
	// maxSteps bounds all steps of a round: where classes reach each other in turn
	// there are more ways to follow than a bound on their length ends. A chain of
	// maxLanes insertelements takes half as many.
	maxSteps = 1 << 18
)

// A Move adds to the graph what rules can't say.
type Move struct {
	// Name is what coverage, explanations, -only and -disable call it.
	Name string
	// Does says in a few words what becomes of what.
	Does string
	// sites are the operations that it is tried at, and find what one of them may be
	// replaced by; without them it is tried at the instructions of the block.
	sites sites
	find  func(*Mover, egraph.NodeID) (egraph.ClassID, bool)
}

// sites are kinds of operations, as bits.
type sites uint16

const (
	atExtract   sites = 1 << iota // extractelement
	atInsert                      // insertelement
	atShuffle                     // shufflevector
	atBitCast                     // bitcast
	atReduction                   // a call of an intrinsic that reduces a vector
	atLaneCall                    // one that moves lanes
	atSelect                      // of vectors
	atVector                      // any other operation that makes a vector
	atCondition                   // a compare, a choice, or logic of truth values; of vectors it is one of these above, too
	atScalar                      // any other
)

// Moves are all there are, in the order in which they are tried at an operation.
var Moves = []Move{
	{"lanes/extract", "an extracted lane is what was put there, or is computed alone", atExtract, (*Mover).extracted},
	{"lanes/blend", "a shuffle that chooses lanes of two results of one operation: the operation on chosen operands", atShuffle, (*Mover).blended},
	{"lanes/gather", "lanes are put together from where they come from in fewer moves", atShuffle | atInsert | atLaneCall | atSelect, (*Mover).gather},
	{"lanes/pack", "lanes that one operation computes from lanes of vectors: the operation on vectors", atInsert, packed},
	{"lanes/unshuffle", "an operation on vectors that are shuffled alike: shuffled once", atSelect | atVector | atBitCast, (*Mover).unshuffled},
	{"lanes/recast", "the bitcast of a constant from or to a vector, or of another bitcast", atBitCast, (*Mover).recast},
	{"lanes/recast-lane", "a lane of a bitcast, or the bitcast of one: of what is cast", atBitCast | atExtract | atInsert | atScalar, recastLane},
	{"lanes/recast-shuffle", "a shuffled vector as one of other lanes: that, shuffled", atBitCast, recastShuffle},
	{"bits/recast", "a bitwise operation or a choice on bitcasts: on what these are of", atBitCast | atSelect | atVector | atScalar | atCondition, relogic},
	{"lanes/reduce", "a reduction of lanes that are known, equal, moved or bits", atReduction, (*Mover).reduced},
	{"lanes/reduce-together", "an operation between two reductions: one reduction", atScalar | atCondition, (*Mover).reducedTogether},
	{"lanes/select-masked", "a choice between bits by a mask of whole lanes: a select of lanes", atVector | atScalar | atCondition, (*Mover).maskedMerge},
	{implication, "what follows from a condition or is ruled out by it, where it is true or false", atCondition, (*Mover).implied}, // implied.go
	{Name: reverseBits, Does: "bits of one value in reverse order, or in reverse order of bytes: a call of the intrinsic"},         // reverse.go
	{Name: parts, Does: "compares for equality of parts that lie beside each other: one compare"},                                  // parts.go
	{Name: bitwise, Does: "a bitwise function of three values, or of one and constants: in the fewest operations"},                 // logic.go
	{Name: addressDistance, Does: "a compare of addresses that are several steps from one base: of how far these lead"},            // distance.go
}

// Group is what -group calls all of them.
const Group = "moves"

// Off has the names of the moves that take leaves out, nil if it leaves out none.
func Off(take func(name, group string) bool) (off map[string]bool) {
	for _, m := range Moves {
		if !take(m.Name, Group) {
			if off == nil {
				off = map[string]bool{}
			}
			off[m.Name] = true
		}
	}
	return off
}

const implication = "conditions/implied"

const (
	reverseBits = "bits/reverse"
	bitwise     = "bits/logic"
	parts       = "bits/parts"
)

// moveAt is the place in Moves of one with a name.
func moveAt(name string) int {
	return slices.IndexFunc(Moves, func(m Move) bool { return m.Name == name })
}

// A Mover makes the moves of a block's graph.
type Mover struct {
	tracer
	off      []bool // by place in Moves: left out
	implies  bool   // the block has something that may follow from a condition
	premises *premises
	cutter   cutter
}

// NewMover makes one that leaves out the moves whose names off has.
func NewMover(bg *block.Graph, off map[string]bool) *Mover {
	mv := &Mover{tracer: tracer{Graph: bg}, off: make([]bool, len(Moves))}
	for i, m := range Moves {
		mv.off[i] = off[m.Name]
	}
	return mv
}

// Begin moves bits and addresses, and tells whether Run has more to try than the rules.
func (mv *Mover) Begin() (more bool) {
	reversals(mv)
	joinParts(mv)
	rethink(mv)
	distances(mv)
	mv.implies = !mv.off[moveAt(implication)] && slices.ContainsFunc(mv.Block.Instrs, MayImply)
	return mv.Moving || mv.implies
}

// Run applies the rules and moves lanes until neither gives anything new. Told of what the
// rules did, stop ends it.
func (mv *Mover) Run(rules func() (stop bool)) {
	if mv.Moving {
		mv.moveLanes()
	}
	for round := 1; !rules() && (mv.Moving || mv.implies) && round < moveRounds && mv.moveLanes(); round++ {
	}
}

// moveLanes tries all moves once. It reports whether there was any. Nodes that moves add are tried in
// the next round, behind the rules, as ids grow and the range was fixed before.
func (mv *Mover) moveLanes() (found bool) {
	g := mv.E
	lanes, conditions := maxMoves, maxMoves
	mv.steps = maxSteps
	edges, nodes := g.NumEdges(), g.NumNodes()
	for n := range egraph.NodeID(g.NumIDs()) {
		if !g.Live(n) || g.Op(n) < program.FirstOp {
			continue
		}
		at, implies := mv.site(n), false
		if at&atCondition != 0 {
			if implies = mv.implies && conditions > 0; implies {
				conditions--
			}
		}
		switch at {
		case atCondition:
		case atScalar: // which looks at no lane
			if lanes == 0 {
				continue
			}
		default:
			if lanes == 0 {
				continue
			}
			lanes--
		}
		if !mv.Moving && !implies {
			continue
		}
		k := g.ClassOf(n)
		for i := range Moves {
			if Moves[i].sites&at == 0 || mv.off[i] || Moves[i].Name == implication && !implies || Moves[i].Name != implication && !mv.Moving {
				continue
			}
			if to, ok := Moves[i].find(mv, n); ok && g.Find(to) != g.Find(k) {
				g.Refine(k, to, block.LabelMove+uint32(i))
			}
		}
	}
	g.Rebuild()
	return g.NumEdges() != edges || g.NumNodes() != nodes
}

// site is what kind of operation a node is.
func (mv *Mover) site(n egraph.NodeID) sites {
	switch m := mv.Vocab.Back[mv.E.Op(n)]; {
	case m.Op == ir.OpExtractElement:
		return atExtract
	case m.Op == ir.OpShuffleVector:
		return atShuffle
	case m.Op == ir.OpInsertElement:
		return atInsert
	case m.Op == ir.OpBitCast:
		return atBitCast
	case m.Intrinsic != nil && reductions[m.Intrinsic.ID].join != nil:
		return atReduction
	case m.Intrinsic != nil && program.IsLaneCall(m.Intrinsic):
		return atLaneCall
	default:
		at := atVector
		switch {
		case program.Shape(mv.E.Type(mv.E.ClassOf(n))) == 0:
			at = atScalar
		case m.Op == ir.OpSelect:
			at = atSelect
		}
		if !isCondition(mv.E, n, m.Op) {
			return at
		}
		if at == atScalar {
			return atCondition
		}
		return at | atCondition
	}
}

// isCondition tells whether a node is a compare, a choice, or logic of truth values.
func isCondition(g *egraph.Graph, n egraph.NodeID, op ir.Op) bool {
	switch op {
	case ir.OpSelect, ir.OpICmp, ir.OpFCmp:
		return true
	case ir.OpAnd, ir.OpOr, ir.OpXor:
		return isBool(g, g.ClassOf(n))
	}
	return false
}

// integer is a number in the graph, or a splat of it.
func integer(g *egraph.Graph, t egraph.Type, n uint64) egraph.ClassID {
	return g.ClassOf(g.AddNode(egraph.Node{Op: program.OpInt, Type: t, Payload: n}))
}
