package andersen

import "golang.org/x/tools/container/intsets"

// sweep merges the nodes of each cycle of copies, and puts all into topological order: Tarjan's algorithm, on a stack
// of its own.
func (s *solver) sweep() {
	s.stats.Sweeps++
	s.suspects, s.since = 0, 0
	n := len(s.parent)
	var (
		number = make([]int32, n) // in order of discovery, from 1
		low    = make([]int32, n)
		on     = make([]bool, n)
		stack  []int32
		path   []frame
		count  int32
		order  = int32(n)
		cycles [][]int32
	)
	enter := func(v int32) {
		count++
		number[v], low[v], on[v] = count, count, true
		stack = append(stack, v)
		path = append(path, frame{v: v})
	}
	for root := range int32(n) {
		if s.parent[root] != root || number[root] != 0 {
			continue
		}
		for enter(root); len(path) > 0; {
			f := &path[len(path)-1]
			if to := s.sets[f.v].to; f.i < len(to) {
				w := s.find(to[f.i])
				f.i++
				if number[w] == 0 {
					enter(w)
				} else if on[w] {
					low[f.v] = min(low[f.v], number[w])
				}
				continue
			}
			v := f.v
			path = path[:len(path)-1]
			if len(path) > 0 {
				up := path[len(path)-1].v
				low[up] = min(low[up], low[v])
			}
			if low[v] != number[v] {
				continue
			}
			first := len(stack) - 1
			for stack[first] != v {
				first--
			}
			for _, w := range stack[first:] {
				on[w] = false
				s.sets[w].order = order
			}
			order--
			if len(stack)-first > 1 {
				cycles = append(cycles, append([]int32(nil), stack[first:]...))
			}
			stack = stack[:first]
		}
	}
	for _, c := range cycles {
		s.merge(c)
	}
}

// A frame is a node on the way of the search, and how many of its successors were looked at.
type frame struct {
	v int32
	i int
}

// merge makes one node of several, which is told of all that is in their sets anew: users of some have not seen what is in others.
func (s *solver) merge(nodes []int32) {
	s.stats.Merged += len(nodes) - 1
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
		x.fresh = new(intsets.Sparse)
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
		once := make(map[use]bool, len(x.uses))
		uses := x.uses[:0]
		for _, u := range x.uses {
			if !once[u] {
				once[u] = true
				uses = append(uses, u)
			}
		}
		x.uses = uses
	}
}
