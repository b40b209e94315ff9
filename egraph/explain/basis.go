package explain

import "rewrite/egraph"

// A Basis finds what the proof that one node may stand for another rests on, without
// making it: for who only wants to know which rules were used, of many nodes.
type Basis struct {
	g   *egraph.Graph
	log *egraph.Log

	tell  func(egraph.ReasonKind, uint32, *egraph.Rule)
	same  map[[2]egraph.NodeID]bool
	edges map[egraph.EdgeID]bool
}

// NewBasis is for a graph as it is now, which keeps what is needed to tell rules.
func NewBasis(g *egraph.Graph) (*Basis, error) {
	if g.Log() == nil {
		return nil, errNotKept
	}
	return &Basis{g: g, log: g.Log(), same: map[[2]egraph.NodeID]bool{}, edges: map[egraph.EdgeID]bool{}}, nil
}

// Of tells the reasons for which node to may stand wherever node from stands, if it may:
// what the client gave and concluded from facts, with its label, and the rules. Those that
// a reason rests on come before it. What is needed for several unions is told for each of
// them; what facts and conditions rest on is not told.
func (b *Basis) Of(from, to egraph.NodeID, tell func(kind egraph.ReasonKind, label uint32, rule *egraph.Rule)) {
	if from == to || !b.g.Refines(b.g.ClassOf(from), b.g.ClassOf(to)) {
		return
	}
	clear(b.same)
	clear(b.edges)
	b.tell = tell
	b.along(from, b.log.Path(from, to), to)
}

// along is what explainer.along makes a proof of.
func (b *Basis) along(from egraph.NodeID, path []egraph.EdgeID, to egraph.NodeID) {
	for _, e := range path {
		start, end, _ := b.log.Edge(e)
		b.equal(from, start)
		b.edge(e)
		from = end
	}
	b.equal(from, to)
}

// way finds how a leads to c in the forest: links of a and of c up to where they meet.
func (b *Basis) way(a, c egraph.NodeID, up, down []egraph.NodeID) ([]egraph.NodeID, []egraph.NodeID, bool) {
	collect := func(n egraph.NodeID, list []egraph.NodeID) []egraph.NodeID {
		for ok := true; ok; n, _, ok = b.log.Link(n) {
			list = append(list, n)
		}
		return list
	}
	up, down = collect(a, up), collect(c, down)
	i, k := len(up), len(down)
	for i > 0 && k > 0 && up[i-1] == down[k-1] {
		i, k = i-1, k-1
	}
	return up[:i], down[:k], i < len(up)
}

// equal is what explainer.same makes a proof of.
func (b *Basis) equal(a, c egraph.NodeID) {
	if a == c || b.same[[2]egraph.NodeID{a, c}] {
		return
	}
	b.same[[2]egraph.NodeID{a, c}] = true
	var bufs [2][8]egraph.NodeID
	up, down, ok := b.way(a, c, bufs[0][:0], bufs[1][:0])
	if !ok {
		return
	}
	for _, n := range up {
		next, why, _ := b.log.Link(n)
		b.union(n, next, why)
	}
	for i := len(down) - 1; i >= 0; i-- {
		next, why, _ := b.log.Link(down[i])
		b.union(next, down[i], why)
	}
}

// union is what explainer.step makes a step of.
func (b *Basis) union(from, to egraph.NodeID, why egraph.Reason) {
	switch why.Kind {
	case egraph.ReasonCycle:
		start, end, _ := b.log.Edge(why.Edge())
		b.edge(why.Edge())
		b.along(end, b.log.Back(why), start)
	case egraph.ReasonDefined:
		b.edge(why.Edge())
	case egraph.ReasonCongruence:
		b.operands(b.log.Term(from), b.log.Term(to))
	default:
		b.reason(why)
	}
}

// operands is what explainer.operands makes proofs of.
func (b *Basis) operands(x, y egraph.Term) {
	exchanged := x.Op != y.Op
	for i := 0; i < len(x.Kids) && !exchanged; i++ {
		_, _, ok := b.way(x.Kids[i], y.Kids[i], nil, nil)
		exchanged = !ok
	}
	for i, k := range x.Kids {
		b.equal(k, y.Kids[order(i, exchanged)])
	}
}

// edge is what explainer.edge makes a step of.
func (b *Basis) edge(e egraph.EdgeID) {
	if b.edges[e] {
		return
	}
	b.edges[e] = true
	_, _, why := b.log.Edge(e)
	if why.Kind != egraph.ReasonMonotone {
		b.reason(why)
		return
	}
	from, to, exchanged, paths := b.log.Monotone(why)
	x, y := b.log.Term(from), b.log.Term(to)
	for i, k := range x.Kids {
		b.along(k, paths[i], y.Kids[order(i, exchanged)])
	}
}

// reason tells one that is of a union or an edge.
func (b *Basis) reason(why egraph.Reason) {
	switch why.Kind {
	case egraph.ReasonGiven, egraph.ReasonFact:
		b.tell(why.Kind, why.Label(), nil)
	case egraph.ReasonRule:
		b.tell(why.Kind, 0, b.log.Operands(why, b.along))
	}
}
