package dataflow

import (
	"slices"

	"rewrite/passes/ir"
)

// Placement tells where expressions are to be computed so that none is computed twice on any way where once would do, none on a way that does not need it, and each
// result is live as shortly as that allows: lazy code motion.
//
// Knoop, Ruething and Steffen, "Lazy Code Motion" (1992), and on basic blocks "Optimal Code Motion: Theory and Practice" (1994). A block has two places, its Start and its
// End. What it computes before an operand changes it computes at its start, what it computes behind that at its end; in SSA form the operand
// changes where it is defined. Between these and on critical edges, where a block could be put, computations can be inserted.
//
// The universe is operations that can be executed anywhere, each set of equal ones (same operation, type, flags and operands) once. Several that
// are equal in one place count as one.
type Placement struct {
	Exprs []*ir.Value // the first instruction of each expression
	Start []Place     // by Block.ID
	End   []Place     // by Block.ID
	Edges []EdgePlace // critical edges, in the order of blocks and targets
	local
	critical map[[2]int]int // by the IDs of its ends: place in Edges
}

// A Place is what holds of expressions where they could be computed.
type Place struct {
	DownSafe Set // computed on each way from here on, before an operand changes
	UpSafe   Set // computed on each way to here, and no operand changed since
	Earliest Set // safe here, and nowhere before
	Delayed  Set // computed here at the latest if it were computed where it is earliest, or further down
	Latest   Set // it can be delayed no more
	Isolated Set // nothing that comes behind would use it
	Insert   Set // where it is computed
	Replace  Set // it was computed here, and is there already or inserted
}

// An EdgePlace is a place on an edge from a block with several successors to one with several predecessors.
type EdgePlace struct {
	From, To *ir.Block
	Place
}

// local is what blocks do, by Block.ID.
type local struct {
	first []Set // computed before an operand changes
	last  []Set // computed behind the last change of an operand
	kill  []Set // an operand changes
}

// PlaceExpressions finds where the expressions of a function are to be computed.
func PlaceExpressions(f *ir.Func) *Placement {
	f.Entry().Preds() // numbers the blocks
	e := newExpressions(f, placeable)
	l := newLocal(len(f.Blocks), len(e.list))
	for i, v := range e.list {
		for _, x := range v.Args {
			if b := changedIn(x); b != nil {
				l.kill[b.ID].Add(i)
			}
		}
	}
	for _, b := range f.Blocks {
		for _, v := range b.Instrs {
			i := int(e.of[v.ID])
			switch {
			case i < 0:
			case l.kill[b.ID].Has(i):
				l.last[b.ID].Add(i)
			default:
				l.first[b.ID].Add(i)
			}
		}
	}
	return place(f, e.list, l)
}

func newLocal(blocks, universe int) local {
	sets := func() []Set {
		list := make([]Set, blocks)
		for i := range list {
			list[i] = NewSet(universe)
		}
		return list
	}
	return local{sets(), sets(), sets()}
}

// placeable tells whether an operation can be computed in other places: where all operands are known is a place.
func placeable(v *ir.Value) bool {
	return v.Op.Is(ir.Pure) && !slices.ContainsFunc(v.Args, func(x *ir.Value) bool {
		return x.Block != nil && x.Op.IsTerminator() && (x.Op != ir.OpInvoke || len(x.Targets[0].Preds()) != 1)
	})
}

// changedIn is the block in which a value becomes known: of an invoke the one that it goes on in.
func changedIn(x *ir.Value) *ir.Block {
	if x.Block != nil && x.Op == ir.OpInvoke {
		return x.Targets[0]
	}
	return x.Block
}

// place solves the equations, in their order.
func place(f *ir.Func, exprs []*ir.Value, l local) *Placement {
	p := &Placement{Exprs: exprs, Start: make([]Place, len(f.Blocks)), End: make([]Place, len(f.Blocks)), local: l, critical: map[[2]int]int{}}
	n := len(exprs)
	for _, b := range f.Blocks {
		for _, s := range b.Succs() {
			key := [2]int{b.ID, s.ID}
			if _, met := p.critical[key]; !met && several(b.Succs()) && several(s.Preds()) {
				p.critical[key] = len(p.Edges)
				p.Edges = append(p.Edges, EdgePlace{From: b, To: s})
			}
		}
	}
	down := p.downSafety().Solve(f)
	up := p.upSafety().Solve(f)
	for i := range f.Blocks {
		s, e := &p.Start[i], &p.End[i]
		s.DownSafe, s.UpSafe = down.In[i], up.In[i]
		e.DownSafe = union(n, down.Out[i], l.last[i])
		e.UpSafe = without(union(n, up.In[i], l.first[i]), l.kill[i])
	}
	p.earliest(f)
	delay := p.delay().Solve(f)
	for i := range f.Blocks {
		s, e := &p.Start[i], &p.End[i]
		s.Delayed = union(n, delay.In[i], s.Earliest)
		e.Delayed = union(n, e.Earliest, without(slices.Clone(s.Delayed), l.first[i]))
	}
	for i := range p.Edges {
		x := &p.Edges[i]
		x.Delayed = union(n, delay.Out[x.From.ID], x.Earliest)
	}
	p.latest(f)
	isolation := p.isolation().Solve(f)
	for i := range f.Blocks {
		s, e := &p.Start[i], &p.End[i]
		e.Isolated = isolation.Out[i]
		s.Isolated = slices.Clone(e.Isolated)
		p.acrossBlock(i, s.Isolated)
		s.decide(l.first[i])
		e.decide(l.last[i])
	}
	for i := range p.Edges {
		x := &p.Edges[i]
		x.Isolated = isolation.In[x.To.ID]
		x.decide(NewSet(n))
	}
	return p
}

// several tells whether there are two different blocks in a list.
func several(list []*ir.Block) bool {
	return slices.ContainsFunc(list, func(b *ir.Block) bool { return b != list[0] })
}

// union is a new set.
func union(n int, a, b Set) Set {
	s := NewSet(n)
	s.Or(a)
	s.Or(b)
	return s
}

// without changes a set and gives it back.
func without(s, t Set) Set {
	s.Minus(t)
	return s
}

// downSafety: backwards, a computation makes safe, a change ends it.
func (p *Placement) downSafety() *Problem {
	return &Problem{Direction: Backward, Meet: Intersection, Universe: len(p.Exprs), Transfer: func(b *ir.Block, s Set) {
		s.Or(p.last[b.ID])
		s.Minus(p.kill[b.ID])
		s.Or(p.first[b.ID])
	}}
}

// upSafety is availability.
func (p *Placement) upSafety() *Problem {
	return &Problem{Direction: Forward, Meet: Intersection, Universe: len(p.Exprs), Transfer: func(b *ir.Block, s Set) {
		s.Or(p.first[b.ID])
		s.Minus(p.kill[b.ID])
		s.Or(p.last[b.ID])
	}}
}

// earliest: what is down-safe, and safe on no edge to here. Where several edges meet it is so on each of them or in front of them.
func (p *Placement) earliest(f *ir.Func) {
	n := len(p.Exprs)
	for i, b := range f.Blocks {
		s, e := &p.Start[i], &p.End[i]
		s.Earliest, e.Earliest = NewSet(n), union(n, e.DownSafe, nil)
		e.Earliest.And(p.kill[i])
		switch preds := b.Preds(); {
		case i == 0:
			s.Earliest.Or(s.DownSafe)
		case len(preds) > 0 && !several(preds):
			s.Earliest.Or(s.DownSafe)
			p.unsafeAt(preds[0], s.Earliest)
		}
	}
	for i := range p.Edges {
		x := &p.Edges[i]
		x.DownSafe = p.Start[x.To.ID].DownSafe
		x.UpSafe = union(n, p.End[x.From.ID].UpSafe, p.last[x.From.ID])
		x.Earliest = union(n, x.DownSafe, nil)
		p.unsafeAt(x.From, x.Earliest)
	}
}

// unsafeAt takes out of a set what is safe at the end of a block.
func (p *Placement) unsafeAt(b *ir.Block, s Set) {
	s.Minus(p.End[b.ID].UpSafe)
	s.Minus(p.End[b.ID].DownSafe)
}

// delay: forwards, from where it is earliest up to the first computation.
func (p *Placement) delay() *Problem {
	return &Problem{Direction: Forward, Meet: Intersection, Universe: len(p.Exprs),
		Transfer: func(b *ir.Block, s Set) {
			s.Or(p.Start[b.ID].Earliest)
			s.Minus(p.first[b.ID])
			s.Or(p.End[b.ID].Earliest)
			s.Minus(p.last[b.ID])
		},
		Edge: func(from, to *ir.Block, s Set) {
			if i, ok := p.critical[[2]int{from.ID, to.ID}]; ok {
				s.Or(p.Edges[i].Earliest)
			}
		},
	}
}

// latest: where it is computed, or where an edge leads to a place that it is not delayed to.
func (p *Placement) latest(f *ir.Func) {
	n := len(p.Exprs)
	for i, b := range f.Blocks {
		s, e := &p.Start[i], &p.End[i]
		s.Latest = union(n, s.Delayed, nil)
		s.Latest.And(p.first[i])
		e.Latest = union(n, e.Delayed, nil)
		e.Latest.And(p.last[i])
		for _, x := range b.Succs() {
			if _, ok := p.critical[[2]int{b.ID, x.ID}]; !ok {
				e.Latest.Or(without(slices.Clone(e.Delayed), p.Start[x.ID].Delayed))
			}
		}
	}
	for i := range p.Edges {
		x := &p.Edges[i]
		x.Latest = without(union(n, x.Delayed, nil), p.Start[x.To.ID].Delayed)
	}
}

// isolation: backwards, what is computed anew, or changed, before it is used.
func (p *Placement) isolation() *Problem {
	all := NewSet(len(p.Exprs))
	all.Fill(len(p.Exprs))
	return &Problem{Direction: Backward, Meet: Intersection, Universe: len(p.Exprs), Boundary: all,
		Transfer: func(b *ir.Block, s Set) {
			p.acrossBlock(b.ID, s)
			s.Minus(p.first[b.ID])
			s.Or(p.Start[b.ID].Latest)
		},
		Edge: func(from, to *ir.Block, s Set) {
			if i, ok := p.critical[[2]int{from.ID, to.ID}]; ok {
				s.Or(p.Edges[i].Latest)
			}
		},
	}
}

// acrossBlock turns what is isolated behind the end of a block into what is behind its start.
func (p *Placement) acrossBlock(b int, s Set) {
	s.Minus(p.last[b])
	s.Or(p.End[b].Latest)
	s.Or(p.kill[b])
}

// decide finds where to insert and what to replace.
func (x *Place) decide(computed Set) {
	x.Insert = without(slices.Clone(x.Latest), x.Isolated)
	alone := slices.Clone(x.Latest)
	alone.And(x.Isolated)
	x.Replace = without(slices.Clone(computed), alone)
}
