// Package extract chooses, from an e-graph, the cheapest program that may stand
// for the original one.
//
// Cost is that of a DAG: a node is paid once however often it is used, and not
// at all if it stays live elsewhere. A class may be represented by one of its own
// nodes or by whatever represents a class that refines it. Greedy search is the
// default; small problems are then solved exactly, by branch and bound under a
// budget, and Solution.Optimal says whether that was completed.
//
// Where a = mul x, 3 has been found to be a = add x, (shl x, 1), and shl x, 1 is needed for
// something else anyway, the add costs one operation and not two. So the cost of a choice depends
// on all others, and the cheapest choice of all is NP-hard to find. A block has few choices that
// matter, so exact search mostly ends; where it does not, the greedy answer stands.
//
// Three things set this apart from extraction in the literature. Classes have edges to
// others that refine them (SEMANTICS 14), so a class may be what another one is. A block has
// places: some nodes are there at a point and not before. And ties are decided, by how
// little changes, so that code which rules can't improve stays as it is.
package extract

import (
	"cmp"
	"math"
	"slices"
	"strings"

	"rewrite/egraph"
	"rewrite/egraph/text"
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

	// Only, if it says ok, leaves a class one choice: its node n, or with another
	// class to whatever represents that one. It is for asking what a choice would
	// cost. Nil is never.
	Only func(c egraph.ClassID) (n egraph.NodeID, to egraph.ClassID, ok bool)

	// Leans tells how many operands of a node are values that exist for others
	// alone. Where costs tie, what leans on fewer is taken, even if it is new: once
	// nobody leans on such a value it can go. Nil is none.
	Leans func(n egraph.NodeID) int

	// Budget bounds the exact search in decisions: 0 is DefaultBudget, negative
	// is greedy only.
	Budget int
}

const (
	// DefaultBudget decides nearly all basic blocks exactly in well under a
	// millisecond.
	DefaultBudget = 4000

	// leanTie is how many new nodes an operand less to lean on is worth, where costs
	// tie: a compare of a masked value is two.
	// It must exceed what the new nodes count for themselves, one each, or what is taken
	// to be rid of an operand would lose the tie to what leans on it.
	leanTie = 3

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

// String names the method.
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

	// classes lists where chosen is not 0, so that reset need not clear tables of the graph's size.
	chosen  []egraph.NodeID // + 1, by class id
	classes []egraph.ClassID
}

func (s *Solution) reset(ids int) {
	for _, c := range s.classes {
		s.chosen[c] = 0
	}
	for len(s.chosen) < ids {
		s.chosen = append(s.chosen, 0)
	}
	*s = Solution{Order: s.Order[:0], chosen: s.chosen, classes: s.classes[:0]}
}

func (s *Solution) choose(c egraph.ClassID, n egraph.NodeID) {
	s.chosen[c] = n + 1
	s.classes = append(s.classes, c)
}

// Node returns the node chosen for a class, if the class was needed.
// It may be a node of another class, to which this one forwards.
func (s *Solution) Node(g *egraph.Graph, c egraph.ClassID) (egraph.NodeID, bool) {
	n := s.chosen[g.Find(c)]
	return n - 1, n != 0
}

// Format prints what was chosen for a class as an s-expression. Shared parts are
// printed each time they are used.
func (s *Solution) Format(g *egraph.Graph, c egraph.ClassID) string {
	n, ok := s.Node(g, c)
	if !ok {
		return "?"
	}
	if g.Arity(n) == 0 {
		return text.Label(g, n)
	}
	var b strings.Builder
	b.WriteString("(" + text.Label(g, n))
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
	node  egraph.NodeID
	cost  Cost
	class int32
	kidAt int32 // its operands in Extractor.kids
	kidN  int32
	tie   uint8 // what speaks against it where costs tie: that it is new, or leans
	live  bool
}

// price is what solutions compare by: cost, then how much they change and lean. It adds up
// over nodes, as both parts do, so greedy sums and the bounds of the exact search can use it.
type price struct {
	cost Cost
	tie  int
}

func (p price) less(q price) bool {
	return p.cost < q.cost || p.cost == q.cost && p.tie < q.tie
}

func (p price) plus(c *candidate) price {
	return price{Add(p.cost, c.cost), p.tie + int(c.tie)}
}

// root is a Root in local numbers.
type root struct {
	class int32
	point int
}

// Extractor solves problems one after the other and reuses its memory.
//
// The graph's ids count all that was ever made; sets over local numbers stay small.
//
// Classes that can matter are numbered densely. Forced nodes come first, as
// classes of their own, to which the class that the node is in may forward.
type Extractor struct {
	Stats Stats // over all problems so far

	p *Problem
	g *egraph.Graph

	local   []int32 // by class id: local number + 1
	forced  []int32 // by node id: local number + 1
	nforced int32
	classes []egraph.ClassID // by local number
	first   []int32          // by local number: its first candidate; one more at the end
	cands   []candidate
	kids    []int32
	roots   []root

	pick   []int32 // by local number: the candidate chosen
	state  []uint8
	nodes  []egraph.NodeID
	greedy greedySearch
	exact  exactSearch
	sol    Solution
}

// Stats counts problems by how they were solved.
type Stats struct {
	Problems int
	Optimal  int // no cheaper choice exists
	Greedy   int // not improved on, and not proved
	Steps    int // decisions of the exact search
}

// Extract solves one problem.
func Extract(p *Problem) (*Solution, error) { return new(Extractor).Extract(p) }

// Extract solves the problem. It fails if a root can't be built. The solution is
// valid until the next call.
func (x *Extractor) Extract(p *Problem) (*Solution, error) {
	s, err := x.solve(p)
	x.Stats.Problems++
	if err == nil {
		x.Stats.Steps += s.Steps
		if s.Optimal {
			x.Stats.Optimal++
		} else if s.Method != Exact {
			x.Stats.Greedy++
		}
	}
	return s, err
}

func (x *Extractor) solve(p *Problem) (*Solution, error) {
	x.p, x.g = p, p.Graph
	x.build()
	s := &x.sol
	s.reset(x.g.NumIDs())
	n := len(x.classes)
	x.pick = resize(x.pick, n)
	x.state = resize(x.state, n)
	if x.onlyChoice() {
		s.Method, s.Optimal = Exact, true
		x.finish()
		return s, nil
	}
	s.Method = GreedyDAG
	if n > dagClasses {
		s.Method = GreedyTree
	}
	err := x.greedy.run(x, s.Method)
	if err == nil && x.cyclic() {
		// A set is what an operand's node needed when it was looked at. That may change
		// later and the old set stay, where the new one is no cheaper.
		// Costs of zero can lead sets of nodes astray; trees only grow.
		s.Method = GreedyTree
		err = x.greedy.run(x, s.Method)
	}
	if err != nil {
		return nil, err
	}
	if p.Budget >= 0 && n <= exactClasses {
		budget := p.Budget
		if budget == 0 {
			budget = DefaultBudget
		}
		improved := x.exact.run(x, budget)
		s.Steps = x.exact.steps
		if s.Optimal = !x.exact.exhausted; s.Optimal || improved {
			s.Method = Exact
		}
	}
	x.finish()
	return s, nil
}

// build numbers the classes that can matter and lists their candidates: a walk from the roots,
// in which x.classes is the queue too, so it grows while the loop runs. Candidates of a class
// are consecutive, those of local class i between first[i] and first[i+1].
func (x *Extractor) build() {
	ids := x.g.NumIDs()
	x.local = resize(x.local, ids)
	x.forced = resize(x.forced, ids)
	clear(x.local)
	clear(x.forced)
	x.classes, x.first, x.cands = x.classes[:0], x.first[:0], x.cands[:0]
	x.kids, x.roots = x.kids[:0], x.roots[:0]
	for _, r := range x.p.Roots {
		if r.Forced {
			x.roots = append(x.roots, root{int32(len(x.classes)), r.Point})
			x.classes = append(x.classes, x.g.ClassOf(r.Node))
			x.forced[r.Node] = int32(len(x.classes))
		}
	}
	x.nforced = int32(len(x.classes))
	for _, r := range x.p.Roots {
		if r.Forced {
			x.first = append(x.first, int32(len(x.cands)))
			// Its own cost is sunk, but counts in the sum.
			x.candidate(r.Node, x.p.Cost(r.Node))
		}
	}
	for _, r := range x.p.Roots {
		if !r.Forced {
			x.roots = append(x.roots, root{x.number(r.Class), r.Point})
		}
	}
	for i := int(x.nforced); i < len(x.classes); i++ {
		x.first = append(x.first, int32(len(x.cands)))
		x.candidates(x.classes[i])
	}
	x.first = append(x.first, int32(len(x.cands)))
	slices.SortStableFunc(x.roots, func(a, b root) int { return cmp.Compare(a.point, b.point) })
}

// number returns the local number of a class.
func (x *Extractor) number(c egraph.ClassID) int32 {
	c = x.g.Find(c)
	if x.local[c] == 0 {
		x.classes = append(x.classes, c)
		x.local[c] = int32(len(x.classes))
	}
	return x.local[c] - 1
}

// candidate adds a node over its operands to the class last begun.
func (x *Extractor) candidate(n egraph.NodeID, cost Cost) {
	cd := candidate{node: n, cost: cost, class: int32(len(x.first) - 1), kidAt: int32(len(x.kids)), tie: 1}
	if x.g.Original(n) {
		cd.tie = 0
	}
	if x.p.Leans != nil {
		cd.tie += uint8(min(leanTie*x.p.Leans(n), 100))
	}
	for k := range x.g.Arity(n) {
		x.kids = append(x.kids, x.number(x.g.Kid(n, k)))
	}
	cd.kidN = int32(len(x.kids)) - cd.kidAt
	x.cands = append(x.cands, cd)
}

// forward adds "whatever represents that class" to the class last begun. It costs nothing, as
// what represents the other class is paid for there.
func (x *Extractor) forward(to int32) {
	x.cands = append(x.cands, candidate{node: noNode, class: int32(len(x.first) - 1), kidAt: int32(len(x.kids)), kidN: 1})
	x.kids = append(x.kids, to)
}

// candidates lists the ways to represent a class: its nodes, forced nodes that are in
// it, and the classes that it has edges to.
//
// A live node has no operands here: it is computed elsewhere whatever is chosen. A node of an
// anchored operation that is neither forced nor live has no place to be built at. Only direct edges are listed; longer paths
// are chains of forwards.
func (x *Extractor) candidates(c egraph.ClassID) {
	if x.p.Only != nil {
		if n, to, ok := x.p.Only(c); ok {
			switch cost := x.p.Cost(n); {
			case to != c:
				x.forward(x.number(to))
			case x.forced[n] != 0:
				x.forward(x.forced[n] - 1)
			case x.p.Live != nil && x.p.Live(n):
				x.cands = append(x.cands, candidate{node: n, class: int32(len(x.first) - 1), live: true})
			case cost != Infinite:
				x.candidate(n, cost)
			}
			return
		}
	}
	for n := range x.g.Nodes(c) {
		switch {
		case x.forced[n] != 0:
			x.forward(x.forced[n] - 1)
		case x.p.Live != nil && x.p.Live(n):
			x.cands = append(x.cands, candidate{node: n, class: int32(len(x.first) - 1), live: true})
		case !x.g.Language().Ops[x.g.Op(n)].Anchored:
			if cost := x.p.Cost(n); cost != Infinite {
				x.candidate(n, cost)
			}
		}
	}
	for t := range x.g.Targets(c) {
		x.forward(x.number(t))
	}
}

// of returns the candidates of a class as a range of Extractor.cands.
func (x *Extractor) of(c int32) (from, to int32) { return x.first[c], x.first[c+1] }

// operands returns the classes that a candidate needs.
func (x *Extractor) operands(c *candidate) []int32 { return x.kids[c.kidAt : c.kidAt+c.kidN] }

// isForced reports whether local class i stands for a forced node.
func (x *Extractor) isForced(i int32) bool { return i < x.nforced }

// available reports whether a candidate can be used at a point.
func (x *Extractor) available(c *candidate, point int) bool {
	return c.node == noNode || x.isForced(c.class) || x.p.Available == nil || x.p.Available(c.node, point)
}

// onlyChoice picks the candidates if there is one for each class: most blocks
// have nothing to choose.
func (x *Extractor) onlyChoice() bool {
	if x.p.Available != nil || x.nforced > 0 || len(x.cands) != len(x.classes) {
		return false
	}
	for i := range x.classes {
		if x.first[i] != int32(i) {
			return false
		}
		x.pick[i] = int32(i)
	}
	return !x.cyclic()
}

// cyclic reports whether a choice that the roots need depends on itself. Graphs have cycles,
// x = add x, 0 for one, but a program made of them would never begin.
func (x *Extractor) cyclic() bool {
	clear(x.state) // 1 is on the path, 2 is done
	for _, r := range x.roots {
		if x.onCycle(r.class) {
			return true
		}
	}
	return false
}

func (x *Extractor) onCycle(i int32) bool {
	if x.state[i] != 0 {
		return x.state[i] == 1
	}
	x.state[i] = 1
	for _, k := range x.operands(&x.cands[x.pick[i]]) {
		if x.onCycle(k) {
			return true
		}
	}
	x.state[i] = 2
	return false
}

// finish turns picks into the Solution.
func (x *Extractor) finish() {
	clear(x.state)
	x.nodes = resize(x.nodes, len(x.classes))
	total := price{}
	for _, r := range x.roots {
		x.emit(r.class, &total)
	}
	x.sol.Cost = total.cost
	for _, n := range x.sol.Order {
		if !x.g.Original(n) {
			x.sol.Changed++
		}
	}
}

// emit puts a class's node and what it needs into the order, operands first. Roots are emitted
// in the order of their points, so what is put first is there for all later ones.
func (x *Extractor) emit(i int32, total *price) egraph.NodeID {
	if x.state[i] != 0 {
		return x.nodes[i]
	}
	x.state[i] = 1
	c := &x.cands[x.pick[i]]
	n := c.node
	for _, k := range x.operands(c) {
		m := x.emit(k, total)
		if c.node == noNode {
			n = m
		}
	}
	x.nodes[i] = n
	if c.node != noNode && !c.live {
		x.sol.Order = append(x.sol.Order, n)
		*total = total.plus(c)
	}
	if !x.isForced(i) {
		x.sol.choose(x.classes[i], n)
	}
	return n
}

func resize[T any](s []T, n int) []T {
	if cap(s) >= n {
		return s[:n]
	}
	return make([]T, n, n+n/2)
}
