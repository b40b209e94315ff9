package dataflow

import (
	"cmp"
	"slices"

	"rewrite/passes/ir"
)

// Live tells which parameters and results of instructions are live: may still
// be used. Aho, Lam, Sethi, Ullman, "Compilers", section 9.2.5, with the uses of
// a phi at the end of the block that they come from (Boissinot et al., "Fast
// Liveness Checking for SSA-Form Programs", 2008).
type Live struct {
	Values []*ir.Value // the universe, parameters first
	*Solution
	number []int32    // by Value.ID: position in Values, -1 for none
	phis   [][]phiUse // by Block.ID: what phis take on the edges out of the block, by block
}

// A phiUse is a value that a phi of a block takes on an edge.
type phiUse struct {
	to    *ir.Block
	value int32 // position in Values
}

// LiveValues solves liveness. A value that a phi defines is not live at the
// start of its block, as the edge defines it; one that only a phi uses is live at
// the end of that block's predecessor.
func LiveValues(f *ir.Func) *Live {
	l := &Live{number: make([]int32, f.NumValues())}
	for i := range l.number {
		l.number[i] = -1
	}
	add := func(v *ir.Value) {
		if v.Type != ir.Void {
			l.number[v.ID] = int32(len(l.Values))
			l.Values = append(l.Values, v)
		}
	}
	for _, v := range f.Params {
		add(v)
	}
	for _, b := range f.Blocks {
		for _, v := range b.Instrs {
			add(v)
		}
	}
	l.findPhis(f)
	p := l.problem()
	l.Solution = p.Solve(f)
	return l
}

// problem: walking a block backwards, a definition ends what a use began.
func (l *Live) problem() *Problem {
	return &Problem{
		Direction: Backward,
		Meet:      Union,
		Universe:  len(l.Values),
		Transfer: func(b *ir.Block, s Set) {
			for i := len(b.Instrs) - 1; i >= 0; i-- {
				l.Step(b.Instrs[i], s)
			}
		},
		Edge: func(from, to *ir.Block, s Set) {
			uses := l.phis[from.ID]
			i, _ := slices.BinarySearchFunc(uses, to.ID, func(u phiUse, id int) int { return cmp.Compare(u.to.ID, id) })
			for ; i < len(uses) && uses[i].to == to; i++ {
				s.Add(int(uses[i].value))
			}
		},
	}
}

// findPhis sorts what phis take by the edges that it comes by: a phi has as many values
// as its block has predecessors, too many to look through for each.
func (l *Live) findPhis(f *ir.Func) {
	f.Entry().Preds() // numbers the blocks
	l.phis = make([][]phiUse, len(f.Blocks))
	for _, b := range f.Blocks {
		for _, phi := range b.Phis() {
			for i, in := range phi.Targets {
				if j := l.number[phi.Args[i].ID]; j >= 0 {
					l.phis[in.ID] = append(l.phis[in.ID], phiUse{b, j})
				}
			}
		}
	}
}

// Step turns the values that are live behind an instruction into those before it.
func (l *Live) Step(v *ir.Value, s Set) {
	if i := l.number[v.ID]; i >= 0 {
		s.Remove(int(i))
	}
	if v.Op == ir.OpPhi {
		return
	}
	for _, x := range v.Args {
		if i := l.number[x.ID]; i >= 0 {
			s.Add(int(i))
		}
	}
}

// Number is the position of a value in the universe, -1 if it is not in it.
func (l *Live) Number(v *ir.Value) int { return int(l.number[v.ID]) }
