// Package cfg holds analyses of the shape of functions: dominance frontiers,
// post-dominators, natural loops and irreducible regions, and the control-flow
// and call graphs as graphs of github.com/dominikbraun/graph. The dominator
// tree itself is (*ir.Func).Dominators.
//
// Nothing here is kept by the function: a result holds until an edge between
// blocks changes.
package cfg

import "rewrite/passes/ir"

// A Flow is a directed graph with a start, as slices: vertex v has edges to
// Succ[v] and from Pred[v], parallel ones included.
type Flow struct {
	Entry      int32
	Succ, Pred [][]int32
}

// New makes a Flow of n vertices without edges.
func New(n int, entry int32) *Flow {
	return &Flow{Entry: entry, Succ: make([][]int32, n), Pred: make([][]int32, n)}
}

// Edge adds an edge.
func (g *Flow) Edge(from, to int32) {
	g.Succ[from] = append(g.Succ[from], to)
	g.Pred[to] = append(g.Pred[to], from)
}

// Forward is the control flow of a function; vertices are Block.ID.
func Forward(f *ir.Func) *Flow {
	number(f)
	g := New(len(f.Blocks), 0)
	for _, b := range f.Blocks {
		for _, s := range b.Succs() {
			g.Edge(int32(b.ID), int32(s.ID))
		}
	}
	return g
}

// Backward is the control flow turned round, from one more vertex behind those
// of the blocks, the exit. It leads to every block that ends without
// successors, and, so that loops without an end have post-dominators too, to one
// block of each strongly connected component that no exit is reached from: the
// last in reverse postorder, which is a latch where there is one.
func Backward(f *ir.Func) *Flow {
	number(f)
	n := len(f.Blocks)
	g := New(n+1, int32(n))
	for _, b := range f.Blocks {
		for _, s := range b.Succs() {
			g.Edge(int32(s.ID), int32(b.ID))
		}
		if len(b.Succs()) == 0 {
			g.Edge(int32(n), int32(b.ID))
		}
	}
	seen := make([]bool, n+1)
	reach := func(from int32) {
		seen[from] = true
		for stack := []int32{from}; len(stack) > 0; {
			v := stack[len(stack)-1]
			stack = stack[:len(stack)-1]
			for _, s := range g.Succ[v] {
				if !seen[s] {
					seen[s] = true
					stack = append(stack, s)
				}
			}
		}
	}
	reach(int32(n))
	rpo := f.Dominators().ReversePostorder()
	for i := len(rpo) - 1; i >= 0; i-- {
		if id := int32(rpo[i].ID); !seen[id] {
			g.Edge(int32(n), id)
			reach(id)
		}
	}
	return g
}

// number makes Block.ID the place in Blocks.
func number(f *ir.Func) {
	if len(f.Blocks) > 0 {
		f.Entry().Preds()
	}
}

// Idoms gives the immediate dominator of every vertex, -1 for the entry and
// for vertices that are not reached from it.
//
// It is the semi-NCA algorithm of Georgiadis, "Linear-Time Algorithms for
// Dominators and Related Problems" (2005), section 2.3: semidominators by
// Lengauer and Tarjan's path compression, then the immediate dominator of a
// vertex is the nearest ancestor in the depth-first tree that is not below its
// semidominator. It takes O(n^2) at worst for the second step, which no
// program comes near; see BenchmarkDominators for how it grows.
func (g *Flow) Idoms() []int32 {
	n := len(g.Succ)
	order := make([]int32, 0, n) // vertices in preorder
	num := make([]int32, n)      // by vertex: place in order, -1 if not reached
	for i := range num {
		num[i] = -1
	}
	ints := make([]int32, 4*n)
	parent, semi, label, idom := ints[:n], ints[n:2*n], ints[2*n:3*n], ints[3*n:] // by place
	type frame struct{ v, next int32 }
	stack := make([]frame, 1, 64)
	stack[0] = frame{v: g.Entry}
	num[g.Entry], order = 0, append(order, g.Entry)
	for len(stack) > 0 {
		top := &stack[len(stack)-1]
		if int(top.next) == len(g.Succ[top.v]) {
			stack = stack[:len(stack)-1]
			continue
		}
		s := g.Succ[top.v][top.next]
		top.next++
		if num[s] < 0 {
			num[s] = int32(len(order))
			parent[num[s]] = num[top.v]
			order = append(order, s)
			stack = append(stack, frame{v: s})
		}
	}
	m := int32(len(order))
	ancestor := make([]int32, m) // in the forest of vertices done, by place; -1 for a root
	for i := range m {
		semi[i], label[i], ancestor[i], idom[i] = i, i, -1, parent[i]
	}
	var path []int32
	// eval is the vertex of least semidominator on the way up from v in the
	// forest, whose root does not count.
	eval := func(v int32) int32 {
		if ancestor[v] < 0 {
			return v
		}
		path = path[:0]
		for u := v; ancestor[ancestor[u]] >= 0; u = ancestor[u] {
			path = append(path, u)
		}
		for i := len(path) - 1; i >= 0; i-- {
			u := path[i]
			if a := ancestor[u]; semi[label[a]] < semi[label[u]] {
				label[u] = label[a]
			}
			ancestor[u] = ancestor[ancestor[u]]
		}
		return label[v]
	}
	for i := m - 1; i > 0; i-- {
		for _, p := range g.Pred[order[i]] {
			if j := num[p]; j >= 0 {
				semi[i] = min(semi[i], semi[eval(j)])
			}
		}
		ancestor[i] = parent[i]
	}
	out := make([]int32, n)
	for i := range out {
		out[i] = -1
	}
	for i := int32(1); i < m; i++ {
		for idom[i] > semi[i] {
			idom[i] = idom[idom[i]]
		}
		out[order[i]] = order[idom[i]]
	}
	return out
}
