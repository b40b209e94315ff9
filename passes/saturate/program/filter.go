package program

import (
	"slices"

	"rewrite/egraph"
)

// A Filter tells cheaply that no rule can match in a block, so that no graph
// is built for it: most blocks are so. For each operation it has what the left
// sides with that root ask of the operands' operations.
//
// It asks what can match first. The first rule to match in a graph matches what the block put there;
// if none can, nothing is added, so nothing ever matches. It may find a match that there is not,
// and costs a graph then; it must not miss one. What is no rule but adds to a graph (moves, facts that leave
// one number, assumptions) package saturate asks of apart.
type Filter struct {
	Roots []rootFilter // by egraph.Op
	// one is the lower of two compares that exchanged operands make one another,
	// and every other operation itself, by egraph.Op.
	One []egraph.Op
}

type rootFilter struct {
	Operands []uint64 // set of operations that some left side asks for as an operand
	Deep     []Shallow
	Flat     bool // some left side looks into no operand: flatMatch tells whether it matches
}

// Shallow is what a left side asks of the operations of its first operands, 0 for
// nothing.
type Shallow [3]egraph.Op

func newFilter(vocab *Vocabulary, groups []Group) *Filter {
	f := &Filter{make([]rootFilter, len(vocab.Ops)), vocab.one()}
	for _, g := range groups {
		for i := range g.Rules.Rules {
			left := &g.Rules.Rules[i].Left
			f.add(left.Op, left.Args, false)
			info := &vocab.Ops[left.Op]
			if info.Commutative {
				f.add(left.Op, left.Args, true)
			}
			if info.Swapped != 0 {
				f.add(info.Swapped, left.Args, true)
			}
		}
	}
	return f
}

// one is Filter.One.
func (v *Vocabulary) one() []egraph.Op {
	one := make([]egraph.Op, len(v.Ops))
	for op := range v.Ops {
		one[op] = egraph.Op(op)
		if s := v.Ops[op].Swapped; s != 0 {
			one[op] = min(s, one[op])
		}
	}
	return one
}

// add enters a left side, with its first operands exchanged or not. Compares are entered as the
// lower of the two that exchanging operands makes of one another, since the graph may hold either.
func (f *Filter) add(op egraph.Op, args []egraph.Pattern, exchanged bool) {
	r := &f.Roots[op]
	if r.Operands == nil {
		r.Operands = make([]uint64, (len(f.Roots)+63)/64)
	}
	var l Shallow
	flat := true
	for i := range args {
		a := f.One[args[i].Op]
		if a != 0 {
			r.Operands[a/64] |= 1 << (a % 64)
		}
		flat = flat && a < FirstOp
		if i < len(l) {
			l[i] = a
		}
	}
	if exchanged {
		l[0], l[1] = l[1], l[0]
	}
	switch {
	case flat:
		r.Flat = true
	case !slices.Contains(r.Deep, l):
		r.Deep = append(r.Deep, l)
	}
}
