package cfg

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/dominikbraun/graph"

	"rewrite/egraph/dot"
	"rewrite/passes/ir"
)

// A store shows a slice of vertices and their edges to the graph library, which
// reads it and may not change it. The key of a vertex is its place + 1, as the
// library cannot handle a key that is zero. Parallel edges are one edge to it:
// where multiplicity counts, ask the IR.
type store[T any] struct {
	vertices []T
	succ     [][]int // places, ascending, each once
	vertex   func(T) graph.VertexProperties
	edge     func(from, to T) graph.EdgeProperties
}

var _ graph.Store[int, *ir.Block] = store[*ir.Block]{}

// errReadOnly answers all attempts to change a graph.
var errReadOnly = fmt.Errorf("the graph shows the program and cannot be changed")

func (s store[T]) AddVertex(int, T, graph.VertexProperties) error { return errReadOnly }
func (s store[T]) RemoveVertex(int) error                         { return errReadOnly }
func (s store[T]) AddEdge(int, int, graph.Edge[int]) error        { return errReadOnly }
func (s store[T]) UpdateEdge(int, int, graph.Edge[int]) error     { return errReadOnly }
func (s store[T]) RemoveEdge(int, int) error                      { return errReadOnly }

func (s store[T]) Vertex(key int) (v T, p graph.VertexProperties, err error) {
	if key < 1 || key > len(s.vertices) {
		return v, p, graph.ErrVertexNotFound
	}
	v = s.vertices[key-1]
	return v, s.vertex(v), nil
}

func (s store[T]) ListVertices() ([]int, error) {
	keys := make([]int, len(s.vertices))
	for i := range keys {
		keys[i] = i + 1
	}
	return keys, nil
}

func (s store[T]) VertexCount() (int, error) { return len(s.vertices), nil }

func (s store[T]) Edge(from, to int) (graph.Edge[int], error) {
	if from < 1 || from > len(s.vertices) {
		return graph.Edge[int]{}, graph.ErrEdgeNotFound
	}
	if _, ok := slices.BinarySearch(s.succ[from-1], to-1); !ok {
		return graph.Edge[int]{}, graph.ErrEdgeNotFound
	}
	return s.at(from, to), nil
}

func (s store[T]) at(from, to int) graph.Edge[int] {
	return graph.Edge[int]{Source: from, Target: to, Properties: s.edge(s.vertices[from-1], s.vertices[to-1])}
}

func (s store[T]) ListEdges() ([]graph.Edge[int], error) {
	var edges []graph.Edge[int]
	for i, succ := range s.succ {
		for _, j := range succ {
			edges = append(edges, s.at(i+1, j+1))
		}
	}
	return edges, nil
}

// add records an edge between places.
func (s store[T]) add(from, to int) {
	if i, found := slices.BinarySearch(s.succ[from], to); !found {
		s.succ[from] = slices.Insert(s.succ[from], i, to)
	}
}

// Blocks is the control-flow graph of a function. The key of a block is
// Block.ID + 1. It shows the edges of this moment.
func Blocks(f *ir.Func) graph.Graph[int, *ir.Block] {
	number(f)
	s := store[*ir.Block]{vertices: f.Blocks, succ: make([][]int, len(f.Blocks))}
	for i, b := range f.Blocks {
		for _, t := range b.Succs() {
			s.add(i, t.ID)
		}
	}
	names := f.Names()
	s.vertex = func(b *ir.Block) graph.VertexProperties {
		p := graph.VertexProperties{Attributes: map[string]string{}}
		dot.Attributes("label", dot.Escape(fmt.Sprintf("%s\n%d instructions", names.Label(b), len(b.Instrs))), "shape", "box")(&p)
		return p
	}
	s.edge = func(from, to *ir.Block) graph.EdgeProperties {
		p := graph.EdgeProperties{Attributes: map[string]string{}}
		var names []string
		for i, t := range from.Succs() {
			if t == to {
				names = append(names, edgeName(from.Terminator(), i))
			}
		}
		if text := strings.Join(slices.DeleteFunc(names, func(s string) bool { return s == "" }), ", "); text != "" {
			p.Attributes["label"] = dot.Escape(text)
		}
		return p
	}
	return graph.NewWithStore(func(b *ir.Block) int { return b.ID + 1 }, graph.Store[int, *ir.Block](s), graph.Directed())
}

// edgeName tells the edges of a terminator apart.
func edgeName(t *ir.Value, i int) string {
	switch {
	case t.Op == ir.OpBr && len(t.Targets) == 2:
		return []string{"true", "false"}[i]
	case t.Op == ir.OpSwitch && i == 0:
		return "default"
	case t.Op == ir.OpSwitch:
		return t.Args[i].Int().String()
	case t.Op == ir.OpInvoke:
		return []string{"", "unwind"}[i]
	}
	return ""
}

// Calls is the call graph of a module: an edge leads from a function to each
// that it calls by name. The key of a function is its place in Module.Funcs + 1.
// Calls through pointers and what declarations call are not in it: see Unknown.
func Calls(m *ir.Module) graph.Graph[int, *ir.Func] {
	s := store[*ir.Func]{vertices: m.Funcs, succ: make([][]int, len(m.Funcs))}
	place := make(map[*ir.Func]int, len(m.Funcs))
	for i, f := range m.Funcs {
		place[f] = i
	}
	for i, f := range m.Funcs {
		for _, b := range f.Blocks {
			for _, v := range b.Instrs {
				switch v.Op {
				case ir.OpCall, ir.OpInvoke, ir.OpCallBr:
					if j, ok := place[v.CalledFunc()]; ok {
						s.add(i, j)
					}
				}
			}
		}
	}
	s.vertex = func(f *ir.Func) graph.VertexProperties {
		p := graph.VertexProperties{Attributes: map[string]string{}}
		style := "solid"
		if f.IsDecl() {
			style = "dashed"
		}
		dot.Attributes("label", dot.Escape(f.Spelling()), "shape", "box", "style", style)(&p)
		return p
	}
	s.edge = func(from, to *ir.Func) graph.EdgeProperties {
		return graph.EdgeProperties{Attributes: map[string]string{}}
	}
	return graph.NewWithStore(func(f *ir.Func) int { return place[f] + 1 }, graph.Store[int, *ir.Func](s), graph.Directed())
}

// WriteBlocks draws the control flow of a function in the DOT language.
func WriteBlocks(w io.Writer, f *ir.Func) error { return dot.Write(w, Blocks(f)) }

// WriteCalls draws the call graph of a module in the DOT language.
func WriteCalls(w io.Writer, m *ir.Module) error { return dot.Write(w, Calls(m)) }

// Recursive groups the functions of a module that call each other in cycles:
// the strongly connected components of the call graph of more than one function,
// and functions that call themselves. Each is in the order of Module.Funcs, as
// are the groups by their first functions.
func Recursive(m *ir.Module) ([][]*ir.Func, error) {
	g := Calls(m)
	parts, err := graph.StronglyConnectedComponents(g)
	if err != nil {
		return nil, err
	}
	var out [][]*ir.Func
	slices.SortFunc(parts, func(a, b []int) int { return slices.Min(a) - slices.Min(b) })
	for _, part := range parts {
		slices.Sort(part) // the library's order is that of a map
		if len(part) == 1 {
			if _, err := g.Edge(part[0], part[0]); err != nil {
				continue
			}
		}
		var fs []*ir.Func
		for _, key := range part {
			fs = append(fs, m.Funcs[key-1])
		}
		out = append(out, fs)
	}
	return out, nil
}
