// Package extract chooses, from an e-graph, the cheapest program that may stand
// for the original one.
//
// Cost is that of a DAG: a node is paid once however often it is used, and not
// at all if it stays live elsewhere. A class may be represented by one of its own
// nodes or by whatever represents a class that refines it. Greedy search is the
// default; small problems are then solved exactly, by branch and bound under a
// budget, and Solution.Optimal says whether that was completed.
package extract

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"rewrite/egraph"
)

// Cost of a node or a program. Sums saturate at Max, below Infinite: however
// expensive, what can be built stays possible.
type Cost uint32

const (
	// Infinite marks a node that can't be built.
	Infinite Cost = math.MaxUint32
	// Max is the highest finite cost.
	Max Cost = Infinite - 1
)

// Add adds costs and saturates.
func Add(a, b Cost) Cost {
	if a == Infinite || b == Infinite {
		return Infinite
	}
	if a > Max-b {
		return Max
	}
	return a + b
}

// Root is a value that is needed, or a node that has to be there.
type Root struct {
	Class egraph.ClassID

	// Node, if Forced, is emitted whatever else is chosen (an anchored
	// instruction); its operands are needed at Point. Its class can use it from
	// then on.
	Node   egraph.NodeID
	Forced bool

	// Point orders the roots: what is chosen for one is there for all later
	// ones. Roots with one point see none of each other's forced nodes.
	Point int
}

// Problem is what to extract.
type Problem struct {
	Graph *egraph.Graph
	Roots []Root

	// Cost is a node's own cost. Infinite rules the node out.
	Cost func(n egraph.NodeID) Cost

	// Live says that the node is computed elsewhere in any case, and so is free
	// and needs no operands. Nil is never.
	Live func(n egraph.NodeID) bool

	// Available says whether a node, given its operands, can be used at a point.
	// What is available stays so at later points. Nil is always. Anchored nodes
	// are candidates only as forced roots, or if live.
	Available func(n egraph.NodeID, point int) bool

	// Budget bounds the exact search in decisions: 0 is DefaultBudget, negative
	// is greedy only.
	Budget int
}

const (
	// DefaultBudget decides nearly all basic blocks exactly in well under a
	// millisecond.
	DefaultBudget = 4000

	// exactClasses is up to how many classes the exact search is tried. Above,
	// the budget would run out before it improves on anything.
	exactClasses = 200

	// dagClasses is up to how many classes the greedy search counts shared
	// costs once. Its sets are quadratic in them; above, it counts trees.
	dagClasses = 2000
)

// Method says how a solution was found.
type Method uint8

// Methods.
const (
	GreedyDAG  Method = iota
	GreedyTree        // too many classes for sets
	Exact             // branch and bound improved on it, or proved it
)

func (m Method) String() string { return [...]string{"greedy-dag", "greedy-tree", "exact"}[m] }

// Solution is a choice of nodes.
type Solution struct {
	// Order lists the chosen nodes that are not live, operands before users,
	// and the forced ones in the order of their points.
	Order []egraph.NodeID

	Cost    Cost // of Order
	Changed int  // nodes in Order that are not original
	Method  Method
	Optimal bool // no cheaper choice exists
	Steps   int  // decisions of the exact search

	chosen map[egraph.ClassID]egraph.NodeID
}

// Node returns the node chosen for a class, if the class was needed.
func (s *Solution) Node(g *egraph.Graph, c egraph.ClassID) (egraph.NodeID, bool) {
	n, ok := s.chosen[g.Find(c)]
	return n, ok
}

// Format prints what was chosen for a class as an s-expression. Shared parts are
// printed each time they are used.
func (s *Solution) Format(g *egraph.Graph, c egraph.ClassID) string {
	n, ok := s.Node(g, c)
	if !ok {
		return "?"
	}
	if g.Arity(n) == 0 {
		return g.Label(n)
	}
	var b strings.Builder
	b.WriteString("(" + g.Label(n))
	for i := range g.Arity(n) {
		b.WriteString(" " + s.Format(g, g.Kid(n, i)))
	}
	b.WriteString(")")
	return b.String()
}

// noNode marks a candidate that forwards to another class.
const noNode = ^egraph.NodeID(0)

// candidate is one way to represent a class: a node over operands, or whatever
// represents another class.
type candidate struct {
	node    egraph.NodeID
	cost    Cost
	changed uint8 // 1 if it is a new node, to break ties
	live    bool
	kids    []int32
}

// price is what solutions compare by: cost, then how much they change.
type price struct {
	cost    Cost
	changed int
}

func (p price) less(q price) bool {
	return p.cost < q.cost || p.cost == q.cost && p.changed < q.changed
}

func (p price) plus(c *candidate) price {
	return price{Add(p.cost, c.cost), p.changed + int(c.changed)}
}

// problem is a Problem over dense local numbers. Forced nodes are classes of
// their own behind the real ones.
type problem struct {
	*Problem
	index   map[egraph.ClassID]int32
	classes []egraph.ClassID // by local number; forced nodes repeat their class
	cands   [][]candidate
	roots   []localRoot
	forced  map[egraph.NodeID]bool
}

type localRoot struct {
	class  int32
	forced bool
	point  int
}

// Extract solves the problem. It fails if a root can't be built.
func Extract(p *Problem) (*Solution, error) {
	q := problem{Problem: p, index: map[egraph.ClassID]int32{}, forced: map[egraph.NodeID]bool{}}
	q.build()
	method := GreedyDAG
	if len(q.classes) > dagClasses {
		method = GreedyTree
	}
	pick, err := q.greedy(method)
	if err == nil && q.cyclic(pick) {
		// Costs of zero can lead sets of nodes astray; trees only grow.
		method = GreedyTree
		pick, err = q.greedy(method)
	}
	if err != nil {
		return nil, err
	}
	s := &Solution{Method: method}
	if p.Budget >= 0 && len(q.classes) <= exactClasses {
		e := exact{problem: &q, budget: p.Budget}
		if e.budget == 0 {
			e.budget = DefaultBudget
		}
		pick = e.solve(pick)
		s.Steps = e.steps
		if s.Optimal = !e.exhausted; s.Optimal || e.improved {
			s.Method = Exact
		}
	}
	q.finish(s, pick)
	return s, nil
}

// build numbers the classes that can matter and lists their candidates.
func (q *problem) build() {
	g := q.Graph
	var kids [][]int32
	for _, r := range q.Roots {
		if !r.Forced {
			q.local(r.Class)
			continue
		}
		q.forced[r.Node] = true
		var ks []int32
		for k := range g.Arity(r.Node) {
			ks = append(ks, q.local(g.Kid(r.Node, k)))
		}
		q.local(g.ClassOf(r.Node))
		kids = append(kids, ks)
	}
	for i := 0; i < len(q.classes); i++ {
		q.cands = append(q.cands, q.candidates(q.classes[i]))
	}
	n := 0
	for _, r := range q.Roots {
		if !r.Forced {
			q.roots = append(q.roots, localRoot{q.local(r.Class), false, r.Point})
			continue
		}
		f := int32(len(q.classes))
		c := g.ClassOf(r.Node)
		q.classes = append(q.classes, c)
		// Its own cost is sunk, but counts in the sum.
		q.cands = append(q.cands, []candidate{{node: r.Node, cost: q.Cost(r.Node), changed: q.isNew(r.Node), kids: kids[n]}})
		n++
		own := q.index[c]
		q.cands[own] = append(q.cands[own], candidate{node: noNode, kids: []int32{f}})
		q.roots = append(q.roots, localRoot{f, true, r.Point})
	}
	slices.SortStableFunc(q.roots, func(a, b localRoot) int { return a.point - b.point })
}

func (q *problem) local(c egraph.ClassID) int32 {
	c = q.Graph.Find(c)
	i, ok := q.index[c]
	if !ok {
		i = int32(len(q.classes))
		q.index[c] = i
		q.classes = append(q.classes, c)
	}
	return i
}

func (q *problem) isNew(n egraph.NodeID) uint8 {
	if q.Graph.Original(n) {
		return 0
	}
	return 1
}

func (q *problem) candidates(c egraph.ClassID) []candidate {
	g := q.Graph
	var out []candidate
	for n := range g.Nodes(c) {
		if q.Live != nil && q.Live(n) {
			out = append(out, candidate{node: n, live: true})
			continue
		}
		cost := q.Cost(n)
		if cost == Infinite || q.forced[n] || g.Language().Ops[g.Op(n)].Anchored {
			continue
		}
		cd := candidate{node: n, cost: cost, changed: q.isNew(n)}
		for k := range g.Arity(n) {
			cd.kids = append(cd.kids, q.local(g.Kid(n, k)))
		}
		out = append(out, cd)
	}
	for t := range g.Targets(c) {
		out = append(out, candidate{node: noNode, kids: []int32{q.local(t)}})
	}
	return out
}

// available reports whether a candidate can be used at a point.
func (q *problem) available(c *candidate, point int) bool {
	return q.forced[c.node] || c.node == noNode || q.Available == nil || q.Available(c.node, point)
}

// isForced reports whether local class i stands for a forced node.
func (q *problem) isForced(i int32) bool {
	return int(i) >= len(q.index)
}

// cyclic reports whether a choice that the roots need depends on itself.
func (q *problem) cyclic(pick []int32) bool {
	state := make([]uint8, len(q.classes)) // 1 is on the path, 2 is done
	var visit func(i int32) bool
	visit = func(i int32) bool {
		if state[i] != 0 {
			return state[i] == 1
		}
		state[i] = 1
		for _, k := range q.cands[i][pick[i]].kids {
			if visit(k) {
				return true
			}
		}
		state[i] = 2
		return false
	}
	for _, r := range q.roots {
		if visit(r.class) {
			return true
		}
	}
	return false
}

// finish turns picks into a Solution.
func (q *problem) finish(s *Solution, pick []int32) {
	s.chosen = map[egraph.ClassID]egraph.NodeID{}
	state := make([]uint8, len(q.classes))
	emitted := map[egraph.NodeID]bool{}
	total := price{}
	var visit func(i int32) egraph.NodeID
	nodes := make([]egraph.NodeID, len(q.classes))
	visit = func(i int32) egraph.NodeID {
		if state[i] != 0 {
			return nodes[i]
		}
		state[i] = 1
		c := &q.cands[i][pick[i]]
		n := c.node
		for _, k := range c.kids {
			m := visit(k)
			if n == noNode {
				n = m
			}
		}
		nodes[i] = n
		if c.node != noNode && !c.live && !emitted[n] {
			emitted[n] = true
			s.Order = append(s.Order, n)
			total = total.plus(c)
		}
		if !q.isForced(i) {
			s.chosen[q.classes[i]] = n
		}
		return n
	}
	for _, r := range q.roots {
		visit(r.class)
	}
	s.Cost, s.Changed = total.cost, total.changed
}

// impossible is the error of a root that can't be built.
func (q *problem) impossible(r localRoot) error {
	return fmt.Errorf("extract: class %d has no finite term at point %d", q.classes[r.class], r.point)
}
