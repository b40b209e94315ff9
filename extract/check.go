package extract

import (
	"fmt"

	"rewrite/egraph"
)

// Check verifies a solution from its definition, not from how it was found:
//
//   - every root has a node, and every forced node is there;
//   - the choice is closed: every operand of a chosen node that is not live has
//     a node, which comes before it in the order;
//   - each chosen node may stand for its class: it is one of the class's nodes or
//     of a class that refines it;
//   - each is available where it is first needed, and no forced node is used
//     before its point;
//   - no instance of a one-choice or anchored operator is there twice;
//   - the cost is the sum of the nodes in the order.
func (s *Solution) Check(p *Problem) error {
	g := p.Graph
	live := func(n egraph.NodeID) bool { return p.Live != nil && p.Live(n) }
	at := map[egraph.NodeID]int{}
	cost := Cost(0)
	for i, n := range s.Order {
		if _, twice := at[n]; twice {
			return fmt.Errorf("node %d is in the order twice", n)
		}
		if live(n) {
			return fmt.Errorf("live node %d is in the order", n)
		}
		at[n] = i
		cost = Add(cost, p.Cost(n))
	}
	if cost != s.Cost || cost == Infinite {
		return fmt.Errorf("cost %d, the order sums up to %d", s.Cost, cost)
	}
	forced := map[egraph.NodeID]int{}
	for _, r := range p.Roots {
		if r.Forced {
			forced[r.Node] = r.Point
		}
	}
	type instance struct {
		op      egraph.Op
		payload uint64
		of      egraph.ClassID // rules build freezes of one payload, each of its operand
	}
	once := map[instance]egraph.NodeID{}
	for _, n := range s.Order {
		info := &g.Language().Ops[g.Op(n)]
		if info.Anchored {
			if _, ok := forced[n]; !ok {
				return fmt.Errorf("anchored node %d was moved", n)
			}
		}
		if info.Anchored || info.OneChoice {
			k := instance{op: g.Op(n), payload: g.Payload(n)}
			if info.OneChoice && g.Arity(n) > 0 {
				k.of = g.Find(g.Kid(n, 0))
			}
			if o, twice := once[k]; twice {
				return fmt.Errorf("nodes %d and %d are one instance", o, n)
			}
			once[k] = n
		}
		for i := range g.Arity(n) {
			k, ok := s.Node(g, g.Kid(n, i))
			if !ok {
				return fmt.Errorf("operand %d of node %d has no node", i, n)
			}
			if j, ok := at[k]; !live(k) && (!ok || j >= at[n]) {
				return fmt.Errorf("operand %d of node %d, node %d, does not come before it", i, n, k)
			}
		}
	}
	for _, c := range s.classes {
		n, _ := s.Node(g, c)
		if !g.Refines(c, g.ClassOf(n)) {
			return fmt.Errorf("node %d does not refine class %d", n, c)
		}
		if _, ok := at[n]; !ok && !live(n) {
			return fmt.Errorf("node %d of class %d is not in the order", n, c)
		}
	}
	return s.checkPoints(p, live, forced)
}

// checkPoints follows each root from its point down.
func (s *Solution) checkPoints(p *Problem, live func(egraph.NodeID) bool, forced map[egraph.NodeID]int) error {
	g := p.Graph
	earliest := map[egraph.NodeID]int{}
	var visit func(n egraph.NodeID, point int) error
	visit = func(n egraph.NodeID, point int) error {
		if q, ok := forced[n]; ok {
			if q >= point {
				return fmt.Errorf("forced node %d of point %d is used at point %d", n, q, point)
			}
			return nil
		}
		if q, ok := earliest[n]; ok && q <= point {
			return nil
		}
		earliest[n] = point
		if p.Available != nil && !p.Available(n, point) {
			return fmt.Errorf("node %d is not available at point %d", n, point)
		}
		if live(n) {
			return nil
		}
		for i := range g.Arity(n) {
			k, _ := s.Node(g, g.Kid(n, i))
			if err := visit(k, point); err != nil {
				return err
			}
		}
		return nil
	}
	for _, r := range p.Roots {
		if !r.Forced {
			n, ok := s.Node(g, r.Class)
			if !ok {
				return fmt.Errorf("root class %d has no node", r.Class)
			}
			if err := visit(n, r.Point); err != nil {
				return err
			}
			continue
		}
		for i := range g.Arity(r.Node) {
			k, _ := s.Node(g, g.Kid(r.Node, i))
			if err := visit(k, r.Point); err != nil {
				return err
			}
		}
	}
	return nil
}
