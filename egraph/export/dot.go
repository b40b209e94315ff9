// Package export writes e-graphs for people and for other tools: DOT for
// Graphviz, and the JSON of the egraph-serialize project.
package export

import (
	"bytes"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"github.com/dominikbraun/graph"
	"github.com/dominikbraun/graph/draw"

	"rewrite/egraph"
)

// DOT draws an e-graph: a box per node, an ellipse per class, dashed lines from
// classes to their nodes, numbered arrows from nodes to operand classes, and bold
// arrows from classes to what refines them.
//
// The graph library iterates over maps, does not escape labels, and can't handle
// a vertex whose key is zero. So keys are ids + 1 (nodes first, then classes),
// labels are escaped here, and the statements are put in order afterwards.
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
		if err := d.AddVertex(classKey(c), attributes("label", escape(label), "shape", "ellipse")); err != nil {
			return err
		}
		for n := range g.Nodes(c) {
			style := "solid"
			if g.Original(n) {
				style = "bold"
			}
			if err := d.AddVertex(nodeKey(n), attributes("label", escape(g.Label(n)), "shape", "box", "style", style)); err != nil {
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
	var buf bytes.Buffer
	if err := draw.DOT(d, &buf); err != nil {
		return err
	}
	_, err := io.WriteString(w, inOrder(buf.String()))
	return err
}

func attributes(pairs ...string) func(*graph.VertexProperties) {
	return func(p *graph.VertexProperties) {
		for i := 0; i < len(pairs); i += 2 {
			p.Attributes[pairs[i]] = pairs[i+1]
		}
	}
}

// escape makes a label safe inside double quotes.
func escape(s string) string {
	return strings.NewReplacer(`\`, `\\`, `"`, `\"`, "\n", `\n`).Replace(s)
}

// inOrder sorts the statements by source and target, vertices before edges, and
// drops blank lines.
func inOrder(dot string) string {
	var head, body []string
	for line := range strings.Lines(dot) {
		line = strings.TrimRight(line, "\n")
		switch t := strings.TrimSpace(line); {
		case t == "" || t == "}":
		case strings.HasPrefix(t, `"`):
			body = append(body, line)
		default:
			head = append(head, line)
		}
	}
	slices.SortStableFunc(body, func(a, b string) int {
		x, y := ends(a), ends(b)
		if (x[1] == 0) != (y[1] == 0) {
			return x[1] - y[1] // vertices have no target
		}
		return slices.Compare(x[:], y[:])
	})
	return strings.Join(head, "\n") + "\n" + strings.Join(body, "\n") + "\n}\n"
}

// ends reads source and target keys of a statement; keys are never 0.
func ends(line string) (e [2]int) {
	fields := strings.SplitN(line, `"`, 5)
	e[0], _ = strconv.Atoi(fields[1])
	if strings.TrimSpace(fields[2]) == "->" {
		e[1], _ = strconv.Atoi(fields[3])
	}
	return e
}
