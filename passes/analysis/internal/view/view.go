// Package view shows the program's graphs to github.com/dominikbraun/graph: its
// algorithms and drawings read our slices as they are.
package view

import (
	"fmt"
	"slices"

	"github.com/dominikbraun/graph"

	"rewrite/egraph/dot"
)

// A Store shows a slice of vertices and their edges to the graph library, which
// reads it and may not change it. The key of a vertex is its place + 1, as the
// library cannot handle a key that is zero. Parallel edges are one edge to it:
// where multiplicity counts, ask the IR.
type Store[T any] struct {
	vertices []T
	succ     [][]int // places, ascending, each once
	vertex   func(T) []string
	edge     func(from, to T) []string
}

var _ graph.Store[int, int] = Store[int]{}

// New begins with vertices and no edges. vertex and edge give the attributes of a
// drawing, name and value in turn, as they are and not escaped; edge may be nil.
func New[T any](vertices []T, vertex func(T) []string, edge func(from, to T) []string) Store[T] {
	return Store[T]{vertices: vertices, succ: make([][]int, len(vertices)), vertex: vertex, edge: edge}
}

// Add records an edge between places.
func (s Store[T]) Add(from, to int) {
	if i, found := slices.BinarySearch(s.succ[from], to); !found {
		s.succ[from] = slices.Insert(s.succ[from], i, to)
	}
}

// Graph is the graph of the library; place is the place of a vertex.
func (s Store[T]) Graph(place func(T) int) graph.Graph[int, T] {
	return graph.NewWithStore(func(v T) int { return place(v) + 1 }, graph.Store[int, T](s), graph.Directed())
}

// errReadOnly answers all attempts to change a graph.
var errReadOnly = fmt.Errorf("the graph shows the program and cannot be changed")

// AddVertex refuses: the graph cannot be changed, and so do the next four.
func (s Store[T]) AddVertex(int, T, graph.VertexProperties) error { return errReadOnly }
func (s Store[T]) RemoveVertex(int) error                         { return errReadOnly }
func (s Store[T]) AddEdge(int, int, graph.Edge[int]) error        { return errReadOnly }
func (s Store[T]) UpdateEdge(int, int, graph.Edge[int]) error     { return errReadOnly }
func (s Store[T]) RemoveEdge(int, int) error                      { return errReadOnly }

// Vertex finds a vertex by its key.
func (s Store[T]) Vertex(key int) (v T, p graph.VertexProperties, err error) {
	if key < 1 || key > len(s.vertices) {
		return v, p, graph.ErrVertexNotFound
	}
	v = s.vertices[key-1]
	p.Attributes = map[string]string{}
	dot.Attributes(escaped(s.vertex(v))...)(&p)
	return v, p, nil
}

// escaped makes the values of attributes safe.
func escaped(pairs []string) []string {
	for i := 1; i < len(pairs); i += 2 {
		pairs[i] = dot.Escape(pairs[i])
	}
	return pairs
}

// ListVertices lists the keys.
func (s Store[T]) ListVertices() ([]int, error) {
	keys := make([]int, len(s.vertices))
	for i := range keys {
		keys[i] = i + 1
	}
	return keys, nil
}

// VertexCount counts the vertices.
func (s Store[T]) VertexCount() (int, error) { return len(s.vertices), nil }

// Edge finds an edge by the keys of its ends.
func (s Store[T]) Edge(from, to int) (graph.Edge[int], error) {
	if from < 1 || from > len(s.vertices) {
		return graph.Edge[int]{}, graph.ErrEdgeNotFound
	}
	if _, ok := slices.BinarySearch(s.succ[from-1], to-1); !ok {
		return graph.Edge[int]{}, graph.ErrEdgeNotFound
	}
	return s.at(from, to), nil
}

func (s Store[T]) at(from, to int) graph.Edge[int] {
	p := graph.EdgeProperties{Attributes: map[string]string{}}
	if s.edge != nil {
		pairs := escaped(s.edge(s.vertices[from-1], s.vertices[to-1]))
		for i := 0; i < len(pairs); i += 2 {
			p.Attributes[pairs[i]] = pairs[i+1]
		}
	}
	return graph.Edge[int]{Source: from, Target: to, Properties: p}
}

// ListEdges lists the edges by their ends.
func (s Store[T]) ListEdges() ([]graph.Edge[int], error) {
	var edges []graph.Edge[int]
	for i, succ := range s.succ {
		for _, j := range succ {
			edges = append(edges, s.at(i+1, j+1))
		}
	}
	return edges, nil
}
