// Package export writes e-graphs for people and for other tools: DOT for
// Graphviz, and the JSON of the egraph-serialize project.
package export

import (
	"fmt"
	"io"
	"strconv"
	"strings"

	"github.com/dominikbraun/graph"

	"rewrite/egraph"
	"rewrite/egraph/dot"
	"rewrite/egraph/text"
)

// DOT draws an e-graph: a box per node, an ellipse per class, dashed lines from
// classes to their nodes, numbered arrows from nodes to operand classes, and bold
// arrows from classes to what refines them.
//
// The graph library can't handle a vertex whose key is zero, so keys are ids + 1,
// nodes first, then classes.
func DOT(w io.Writer, g *egraph.Graph) error {
	d := graph.New(graph.IntHash, graph.Directed())
	nodeKey := func(n egraph.NodeID) int { return int(n) + 1 }
	classKey := func(c egraph.ClassID) int { return g.NumIDs() + int(c) + 1 }
	for c := range g.Classes() {
		label := fmt.Sprintf("class %d", c)
		if t := g.Type(c); t != 0 {
			label += fmt.Sprintf(": type %d", t)
		}
		if def := g.Defined(c); def != 0 {
			label += [...]string{"", "\nnot poison", "\nnot undef", "\nwell-defined"}[def]
		}
		if f := g.Fact(c); f != 0 {
			label += fmt.Sprintf("\nfact %d", f)
		}
		if err := d.AddVertex(classKey(c), dot.Attributes("label", dot.Escape(label), "shape", "ellipse")); err != nil {
			return err
		}
		for n := range g.Nodes(c) {
			style := "solid"
			if g.Original(n) {
				style = "bold"
			}
			if err := d.AddVertex(nodeKey(n), dot.Attributes("label", dot.Escape(text.Label(g, n)), "shape", "box", "style", style)); err != nil {
				return err
			}
		}
	}
	for c := range g.Classes() {
		for n := range g.Nodes(c) {
			if err := d.AddEdge(classKey(c), nodeKey(n), graph.EdgeAttribute("style", "dashed"), graph.EdgeAttribute("arrowhead", "none")); err != nil {
				return err
			}
			// Parallel edges would collapse, so operands of one class share one.
			var order []egraph.ClassID
			places := map[egraph.ClassID][]string{}
			for i := range g.Arity(n) {
				k := g.Kid(n, i)
				if places[k] == nil {
					order = append(order, k)
				}
				places[k] = append(places[k], strconv.Itoa(i))
			}
			for _, k := range order {
				if err := d.AddEdge(nodeKey(n), classKey(k), graph.EdgeAttribute("label", strings.Join(places[k], ","))); err != nil {
					return err
				}
			}
		}
		drawn := map[egraph.ClassID]bool{}
		for t := range g.Targets(c) {
			if drawn[t] {
				continue
			}
			drawn[t] = true
			if err := d.AddEdge(classKey(c), classKey(t), graph.EdgeAttribute("style", "bold"), graph.EdgeAttribute("color", "red")); err != nil {
				return err
			}
		}
	}
	return dot.Write(w, d)
}
