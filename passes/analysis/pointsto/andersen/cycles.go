package andersen

import (
	"rewrite/passes/analysis/pointsto/constraint"
)

// sweep merges the nodes of each cycle of copies, and puts all into topological order.
//
// A cycle with shifts in it gives places for ever, a field further each time: a pointer that goes through an array. All that is
// known of it then are the offsets up to multiples of what the shifts have in common.
func (s *solver) sweep() {
	s.suspects, s.since = 0, 0
	copies, order := components(s.parent, s.arcs(false))
	for n, c := range copies {
		s.sets[n].order = order[c]
	}
	var cycles [][]int32
	first := make([]int32, len(order)) // by component: its place in cycles, or -1 - its only node yet
	for n, c := range copies {
		if s.parent[n] != int32(n) {
			continue
		}
		switch k := first[c]; {
		case k == 0:
			first[c] = -1 - int32(n)
		case k < 0:
			cycles = append(cycles, []int32{-1 - k, int32(n)})
			first[c] = int32(len(cycles))
		default:
			cycles[k-1] = append(cycles[k-1], int32(n))
		}
	}
	for _, c := range cycles {
		s.merge(c)
	}
	if len(s.g.Shifts) > 0 {
		s.widen()
	}
}

// widen finds the shifts that are in cycles.
func (s *solver) widen() {
	with, _ := components(s.parent, s.arcs(true))
	common := map[int32]int64{}
	in := func(i int) (c int32, ok bool) {
		x := &s.g.Shifts[i]
		c = with[s.find(int32(x.Src))]
		return c, c == with[s.find(int32(x.Dst))]
	}
	for i := range s.g.Shifts {
		if c, ok := in(i); ok {
			common[c] = gcd(gcd(common[c], s.g.Shifts[i].Off), s.strides[i])
		}
	}
	for i := range s.g.Shifts {
		if c, ok := in(i); ok {
			s.strides[i] = gcd(s.strides[i], common[c])
		}
	}
}

// Arcs lead from nodes to nodes: those of node n are to[from[n]:from[n+1]].
type arcs struct{ from, to []int32 }

// arcs are those of copies between nodes that are not merged, and those of shifts.
func (s *solver) arcs(shifts bool) arcs {
	a := arcs{from: make([]int32, len(s.parent)+1), to: make([]int32, 0, s.edges+len(s.g.Shifts))}
	for n := range s.sets {
		a.from[n] = int32(len(a.to))
		if s.parent[n] != int32(n) {
			continue
		}
		x := &s.sets[n]
		for _, m := range x.to {
			if m = s.find(m); m != int32(n) {
				a.to = append(a.to, m)
			}
		}
		if shifts {
			for _, u := range x.uses {
				if u.kind == shift {
					a.to = append(a.to, s.find(int32(s.g.Shifts[u.i].Dst)))
				}
			}
		}
	}
	a.from[len(s.sets)] = int32(len(a.to))
	return a
}

// components finds the strongly connected components of the nodes that are not merged, by Tarjan's algorithm on a stack of its
// own: of each node its component, and of each component its place in topological order.
func components(parent []int32, a arcs) (of, order []int32) {
	n := len(parent)
	of = make([]int32, n)
	var (
		number = make([]int32, n) // in order of discovery, from 1; done is behind all once the component is known
		low    = make([]int32, n)
		stack  []int32
		path   []frame
		count  int32
	)
	const done = 1<<31 - 1
	enter := func(v int32) {
		count++
		number[v], low[v] = count, count
		stack = append(stack, v)
		path = append(path, frame{v, a.from[v]})
	}
	for root := range int32(n) {
		if parent[root] != root || number[root] != 0 {
			continue
		}
		for enter(root); len(path) > 0; {
			f := &path[len(path)-1]
			v := f.v
			if f.next < a.from[v+1] {
				w := a.to[f.next]
				f.next++
				if number[w] == 0 {
					enter(w)
				} else {
					low[v] = min(low[v], number[w])
				}
				continue
			}
			path = path[:len(path)-1]
			if len(path) > 0 {
				up := path[len(path)-1].v
				low[up] = min(low[up], low[v])
			}
			if low[v] != number[v] {
				continue
			}
			c := int32(len(order))
			order = append(order, 0)
			for w := int32(-1); w != v; {
				w = stack[len(stack)-1]
				stack = stack[:len(stack)-1]
				number[w], of[w] = done, c
			}
		}
	}
	for c := range order {
		order[c] = int32(len(order) - c)
	}
	return of, order
}

// A frame is a node on the way of the search, and the next of its arcs.
type frame struct{ v, next int32 }

// merge makes one node of several, which is told of all that is in their sets anew: users of some have not seen what is in others.
func (s *solver) merge(nodes []int32) {
	n := nodes[0]
	x := &s.sets[n]
	same := true
	for _, m := range nodes[1:] {
		y := &s.sets[m]
		s.parent[m] = n
		switch {
		case y.all == nil:
			same = same && x.all == nil
		case x.all == nil:
			x.all, same = y.all, false
		case !x.all.Equals(y.all):
			x.all.UnionWith(y.all)
			same = false
		}
		switch {
		case y.fresh == nil:
		case x.fresh == nil:
			x.fresh = y.fresh
		default:
			x.fresh.UnionWith(y.fresh)
		}
		x.foreign = x.foreign || y.foreign
		x.to = append(x.to, y.to...)
		x.uses = append(x.uses, y.uses...)
		y.all, y.fresh, y.to, y.known, y.uses, y.used = nil, nil, nil, nil, nil, nil
	}
	if !same && x.all != nil {
		x.fresh = s.newSet()
		x.fresh.Copy(x.all)
	}
	s.tidy(n)
	if x.fresh != nil {
		s.enqueue(n)
	}
}

// tidy leaves each successor and use of a merged node once.
func (s *solver) tidy(n int32) {
	x := &s.sets[n]
	seen := make(map[int32]bool, len(x.to))
	to := x.to[:0]
	for _, m := range x.to {
		if m = s.find(m); m != n && !seen[m] {
			seen[m] = true
			to = append(to, m)
		}
	}
	x.to, x.known, x.used = to, nil, nil
	if len(x.uses) > 1 {
		once := make(map[effect]bool, len(x.uses))
		uses := x.uses[:0]
		for _, u := range x.uses {
			if e := s.effect(u); !once[e] {
				once[e] = true
				uses = append(uses, u)
			}
		}
		x.uses = uses
	}
}

// An effect is what a use does: uses of one node that do the same are one.
type effect struct {
	use
	node        int32
	off, stride int64
	partial     bool
}

func (s *solver) effect(u use) effect {
	switch u.kind {
	case shift:
		c := &s.g.Shifts[u.i]
		return effect{use{kind: shift}, s.find(int32(c.Dst)), c.Off, s.strides[u.i], false}
	case load:
		c := &s.g.Loads[u.i]
		return effect{use{kind: load}, s.find(int32(c.Dst)), c.Size, 0, false}
	case store:
		if c := &s.g.Stores[u.i]; c.Src != constraint.None {
			return effect{use{kind: store}, s.find(int32(c.Src)), c.Size, 0, c.Partial}
		}
	}
	return effect{use: u}
}
