// Package cfg holds analyses of the shape of functions: dominance frontiers,
// post-dominators, natural loops and irreducible regions, and the control-flow
// graph as one of github.com/dominikbraun/graph. The dominator tree itself is (*ir.Func).Dominators.
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
// for vertices that are not reached from it. See ir.ImmediateDominators.
func (g *Flow) Idoms() []int32 {
	n := len(g.Succ)
	num := make([]int32, n) // by vertex: place in preorder, -1 if not reached
	for i := range num {
		num[i] = -1
	}
	var order, parent []int32 // by preorder
	type frame struct{ v, next int32 }
	var stack []frame
	enter := func(v, up int32) {
		num[v] = int32(len(order))
		order, parent = append(order, v), append(parent, up)
		stack = append(stack, frame{v: v})
	}
	enter(g.Entry, 0)
	for len(stack) > 0 {
		top := &stack[len(stack)-1]
		if int(top.next) == len(g.Succ[top.v]) {
			stack = stack[:len(stack)-1]
			continue
		}
		s := g.Succ[top.v][top.next]
		top.next++
		if num[s] < 0 {
			enter(s, num[top.v])
		}
	}
	first, preds := make([]int32, len(order)+1), []int32(nil)
	for i, v := range order {
		for _, p := range g.Pred[v] {
			if num[p] >= 0 {
				preds = append(preds, num[p])
			}
		}
		first[i+1] = int32(len(preds))
	}
	out := make([]int32, n)
	for i := range out {
		out[i] = -1
	}
	for i, d := range ir.ImmediateDominators(parent, first, preds) {
		if i > 0 {
			out[order[i]] = order[d]
		}
	}
	return out
}
