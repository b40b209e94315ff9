// Package dataflow solves dataflow problems over the blocks of a function. An
// analysis is a page: what a state is, how states meet, what a block does to
// one. Live, Available and Reaching are three of them, Placement is four, one behind the other.
//
// The framework is Kildall's, "A Unified Approach to Global Program
// Optimization" (1973), with the monotone functions of Kam and Ullman, "Monotone
// Data Flow Analysis Frameworks" (1977).
//
// # Termination
//
// States are bit sets over a fixed universe, ordered by inclusion (or its
// reverse), so a chain of states that sink strictly is at most as long as the
// universe. Every state begins at top. A transfer function is monotone, hence
// whenever the input of a block sinks its output sinks or stays; a state is
// replaced by its meet with something, so none ever rises. A block is queued
// again only after a neighbour sank. With b blocks and a universe of n that is
// at most b*n times, and in practice twice the depth of the loop nest, as
// blocks are taken in reverse postorder of the direction. A function that is not
// monotone would still end here, but its answer would depend on the order of
// work; TestMonotone therefore tries every transfer on random states.
package dataflow

import (
	"rewrite/passes/ir"
)

// Direction is the way in which knowledge flows.
type Direction uint8

// The directions.
const (
	Forward  Direction = iota // from the entry along the edges
	Backward                  // from where a function ends against the edges
)

// MeetOp joins what several edges bring.
type MeetOp uint8

// The meets. Top, the state before anything is known to arrive, is their
// identity: the empty set for a union, the universe for an intersection.
const (
	Union        MeetOp = iota // what holds on some path; bottom is the universe
	Intersection               // what holds on all paths; bottom is the empty set
)

// A Problem is a dataflow problem over sets of up to Universe facts.
type Problem struct {
	Direction Direction
	Meet      MeetOp
	Universe  int
	// Boundary is the state at the entry, or for backward problems at the end
	// of blocks without successors. nil is the empty set.
	Boundary Set
	// Transfer turns the state on one side of a block into that on the other:
	// from its start to its end if forward, from end to start if backward. It
	// changes the set in place and must be monotone.
	Transfer func(b *ir.Block, s Set)
	// Edge, where not nil, changes the state that flows along an edge of the
	// control-flow graph, before it meets the others: what phis do. It changes
	// the set in place and must be monotone.
	Edge func(from, to *ir.Block, s Set)
}

// A Solution is the greatest fixed point: the state at the start and at the end
// of each block, by Block.ID. Blocks that the entry does not reach (or from which
// no end is reached, backward) are solved like others, from top.
type Solution struct {
	In, Out []Set
}

// Solve finds the greatest fixed point.
func (p *Problem) Solve(f *ir.Func) *Solution {
	n := len(f.Blocks)
	s := &Solution{In: make([]Set, n), Out: make([]Set, n)}
	if n == 0 {
		return s
	}
	from, to := s.In, s.Out // the side of a block that edges flow into, and the other
	order := Order(f)
	if p.Direction == Backward {
		from, to = s.Out, s.In
		for i, j := 0, n-1; i < j; i, j = i+1, j-1 {
			order[i], order[j] = order[j], order[i]
		}
	}
	words := (p.Universe + 63) / 64
	all := make([]uint64, 2*n*words)
	for i := range n {
		from[i], all = all[:words:words], all[words:]
		to[i], all = all[:words:words], all[words:]
		p.top(to[i])
	}
	// In reverse postorder a state meets those of all predecessors but by back edges, so without loops
	// one sweep is enough, and with them, for gen and kill, as many as they are deep and two more (Kam and Ullman, 1976).
	place := make([]int, n) // by Block.ID: in order
	for i, b := range order {
		place[b.ID] = i
	}
	queued := make([]bool, n) // by place
	for i := range queued {
		queued[i] = true
	}
	state, edge := NewSet(p.Universe), NewSet(p.Universe)
	// Sweeps over what is queued, in order, until nothing is: what is queued
	// behind the place of work is done in the same sweep.
	for work := true; work; {
		work = false
		for i, b := range order {
			if !queued[i] {
				continue
			}
			queued[i] = false
			p.gather(b, from[b.ID], to, edge)
			state.Copy(from[b.ID])
			p.Transfer(b, state)
			if !p.sink(to[b.ID], state) {
				continue
			}
			for _, x := range p.next(b) {
				if j := place[x.ID]; !queued[j] {
					queued[j] = true
					work = work || j <= i
				}
			}
		}
	}
	return s
}

// gather meets what the edges bring to a block.
func (p *Problem) gather(b *ir.Block, into Set, to []Set, edge Set) {
	p.top(into)
	sources := b.Preds()
	if p.Direction == Backward {
		sources = b.Succs()
	}
	if p.Direction == Forward && b.ID == 0 || p.Direction == Backward && len(sources) == 0 {
		edge.Clear()
		edge.Or(p.Boundary)
		p.sink(into, edge)
	}
	for _, x := range sources {
		if p.Edge == nil {
			p.sink(into, to[x.ID])
			continue
		}
		edge.Copy(to[x.ID])
		if p.Direction == Forward {
			p.Edge(x, b, edge)
		} else {
			p.Edge(b, x, edge)
		}
		p.sink(into, edge)
	}
}

// next are the blocks that a block's state flows to.
func (p *Problem) next(b *ir.Block) []*ir.Block {
	if p.Direction == Backward {
		return b.Preds()
	}
	return b.Succs()
}

func (p *Problem) top(s Set) {
	if p.Meet == Union {
		s.Clear()
	} else {
		s.Fill(p.Universe)
	}
}

// sink makes s its meet with t, and tells whether it changed.
func (p *Problem) sink(s, t Set) bool {
	if p.Meet == Union {
		return s.Or(t)
	}
	return s.And(t)
}

// Order is the blocks of a function in reverse postorder, those that are not
// reached behind the others.
func Order(f *ir.Func) []*ir.Block {
	f.Entry().Preds() // numbers the blocks
	t := f.Dominators()
	order := append([]*ir.Block(nil), t.ReversePostorder()...)
	for _, b := range f.Blocks {
		if !t.Reachable(b) {
			order = append(order, b)
		}
	}
	return order
}
