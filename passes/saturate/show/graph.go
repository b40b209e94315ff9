package show

import (
	"bytes"
	"encoding/json"
	"fmt"
	"html/template"
	"io"
	"strconv"
	"strings"

	"rewrite/passes/saturate/why"

	"github.com/dominikbraun/graph"

	"rewrite/dsl"
	"rewrite/egraph"
	"rewrite/egraph/dot"
)

// Graph is the e-graph of a block. Nodes of one class are one value: they were
// united. An edge says that what it leads to may stand for what it comes from, and
// not the other way.
type Graph struct {
	Title         string        `json:"title"`
	Stops         []string      `json:"stops"` // why each group of rules stopped
	Contradiction string        `json:"contradiction,omitempty"`
	Before        float64       `json:"before"`
	After         float64       `json:"after"`
	Classes       []*GraphClass `json:"classes"`
}

// GraphClass is saturate.ViewClass for printing.
type GraphClass struct {
	ID     string       `json:"id"`
	Name   string       `json:"name,omitempty"`
	Type   string       `json:"type"`
	Facts  string       `json:"facts,omitempty"`
	Root   bool         `json:"root,omitempty"`
	Chosen bool         `json:"chosen,omitempty"`
	Nodes  []*GraphNode `json:"nodes"`
	Edges  []*GraphEdge `json:"edges,omitempty"`
}

// GraphNode is saturate.ViewNode for printing.
type GraphNode struct {
	ID       string   `json:"id"`
	Label    string   `json:"label"`
	Text     string   `json:"text"`
	Kids     []string `json:"kids,omitempty"` // ids of classes
	Cost     float64  `json:"cost"`
	Live     bool     `json:"live,omitempty"`
	NoCost   bool     `json:"impossible,omitempty"`
	Original bool     `json:"original,omitempty"`
	Value    string   `json:"value,omitempty"`
	Chosen   bool     `json:"chosen,omitempty"`
}

// GraphEdge is saturate.ViewEdge for printing.
type GraphEdge struct {
	To  string `json:"to"`
	Why string `json:"why"`
	At  *Place `json:"at,omitempty"` // of the rule
}

// NewGraph makes the graph of a block printable.
func NewGraph(title string, in *why.Inspected) *Graph {
	g := &Graph{Title: title, Contradiction: in.Contradiction, Before: float64(in.Before) / dsl.CostUnit, After: float64(in.After) / dsl.CostUnit}
	for _, s := range in.Stops {
		name := s.Group
		if name == "" {
			name = "rules"
		}
		g.Stops = append(g.Stops, name+": "+s.String())
	}
	class := func(k egraph.ClassID) string { return "c" + strconv.Itoa(int(k)) }
	for _, c := range in.View() {
		d := &GraphClass{ID: class(c.ID), Name: c.Name, Type: c.Type, Facts: c.Facts, Root: c.Root, Chosen: c.Chosen}
		for _, n := range c.Nodes {
			e := &GraphNode{ID: "n" + strconv.Itoa(int(n.ID)), Label: n.Label, Text: n.Text, Cost: float64(n.Cost) / dsl.CostUnit, Live: n.Live,
				NoCost: n.NoCost, Original: n.Original, Value: n.Value, Chosen: n.Chosen}
			for _, k := range n.Kids {
				e.Kids = append(e.Kids, class(k))
			}
			d.Nodes = append(d.Nodes, e)
		}
		for _, e := range c.Edges {
			f := &GraphEdge{To: class(e.To), Why: e.Why}
			if e.Rule != nil {
				f.At = &Place{File: e.Rule.File, Line: int(e.Rule.Span.Line)}
			}
			d.Edges = append(d.Edges, f)
		}
		g.Classes = append(g.Classes, d)
	}
	return g
}

// summary is what a drawing says of the graph as a whole.
func (g *Graph) summary() string {
	nodes, edges := 0, 0
	for _, c := range g.Classes {
		nodes += len(c.Nodes)
		edges += len(c.Edges)
	}
	s := fmt.Sprintf("%d classes, %d nodes, %d edges; cost %.2f -> %.2f; %s", len(g.Classes), nodes, edges, g.Before, g.After, strings.Join(g.Stops, "; "))
	if g.Contradiction != "" {
		s = "the block cannot be reached: " + g.Contradiction
	}
	return s
}

// head is the first line of a class.
func (c *GraphClass) head() string {
	s := c.ID
	if c.Name != "" {
		s += " " + c.Name
	}
	s += ": " + c.Type
	if c.Facts != "" {
		s += ", " + c.Facts
	}
	return s
}

// mark says what a node is: chosen, of the input, not to be built.
func (n *GraphNode) mark() string {
	switch {
	case n.Chosen:
		return "▶ "
	case n.NoCost:
		return "✗ "
	case n.Original:
		return "• "
	}
	return "  "
}

// DOT draws a box for each class with a line for each node: ▶ is chosen, • in the
// input, ✗ cannot be built. Thin arrows lead to the operands of chosen nodes,
// dotted ones to those of others, bold red ones to what refines a class, with the
// rule.
func (g *Graph) DOT(w io.Writer) error {
	d := graph.New(graph.IntHash, graph.Directed())
	key := map[string]int{}
	for i, c := range g.Classes {
		key[c.ID] = i + 1
		label := dot.Escape(c.head()) + `\l`
		for _, n := range c.Nodes {
			label += dot.Escape(n.mark()+n.Text) + `\l`
		}
		color, width := "gray", "1"
		if c.Chosen {
			color = "black"
		}
		if c.Root {
			width = "2"
		}
		if err := d.AddVertex(i+1, dot.Attributes("shape", "box", "fontname", "monospace", "label", label, "color", color, "penwidth", width)); err != nil {
			return err
		}
	}
	// One arrow from class to class is all that the library has: the first is drawn.
	for _, c := range g.Classes {
		seen := map[string]bool{}
		arrow := func(to string, attrs ...func(*graph.EdgeProperties)) error {
			if seen[to] {
				return nil
			}
			seen[to] = true
			return d.AddEdge(key[c.ID], key[to], attrs...)
		}
		for _, e := range c.Edges {
			if err := arrow(e.To, graph.EdgeAttribute("label", dot.Escape(e.Why)), graph.EdgeAttribute("color", "red"), graph.EdgeAttribute("style", "bold")); err != nil {
				return err
			}
		}
		for _, chosen := range []bool{true, false} {
			style, color := "solid", "black"
			if !chosen {
				style, color = "dotted", "gray"
			}
			for _, n := range c.Nodes {
				for _, k := range n.Kids {
					if n.Chosen == chosen {
						if err := arrow(k, graph.EdgeAttribute("style", style), graph.EdgeAttribute("color", color)); err != nil {
							return err
						}
					}
				}
			}
		}
	}
	return dot.Write(w, d)
}

// member is one of an object whose members are in order.
type member struct {
	name  string
	value any
}

type object []member

func (o object) MarshalJSON() ([]byte, error) {
	var b bytes.Buffer
	b.WriteByte('{')
	for i, m := range o {
		if i > 0 {
			b.WriteByte(',')
		}
		name, err := json.Marshal(m.name)
		if err != nil {
			return nil, err
		}
		value, err := json.Marshal(m.value)
		if err != nil {
			return nil, err
		}
		b.Write(name)
		b.WriteByte(':')
		b.Write(value)
	}
	b.WriteByte('}')
	return b.Bytes(), nil
}

// JSON writes the graph in the format of the egraph-serialize project. The format
// knows classes and nodes only: edges and what was chosen are in class_data, whose
// further members are free.
func (g *Graph) JSON(w io.Writer) error {
	type node struct {
		Op       string   `json:"op"`
		Children []string `json:"children"`
		Eclass   string   `json:"eclass"`
		Cost     float64  `json:"cost"`
		Subsumed bool     `json:"subsumed"`
	}
	// A child is a node there: the first of its class stands for it.
	first := map[string]string{}
	for _, c := range g.Classes {
		first[c.ID] = c.Nodes[0].ID
	}
	nodes, data, roots := object{}, object{}, []string{}
	for _, c := range g.Classes {
		info := object{{"type", c.Type}}
		add := func(name, value string) {
			if value != "" {
				info = append(info, member{name, value})
			}
		}
		add("name", c.Name)
		add("facts", c.Facts)
		if c.Root {
			roots = append(roots, c.ID)
		}
		for _, n := range c.Nodes {
			s := node{Op: n.Label, Children: []string{}, Eclass: c.ID, Cost: n.Cost, Subsumed: n.NoCost}
			for _, k := range n.Kids {
				s.Children = append(s.Children, first[k])
			}
			nodes = append(nodes, member{n.ID, s})
			if n.Chosen {
				add("chosen", n.ID)
			}
		}
		var refines []string
		for _, e := range c.Edges {
			refines = append(refines, e.To+" by "+e.Why)
		}
		add("refined_by", strings.Join(refines, ", "))
		data = append(data, member{c.ID, info})
	}
	return writeJSON(w, object{{"nodes", nodes}, {"root_eclasses", roots}, {"class_data", data}})
}

// HTML writes the graph as one file for a browser.
func (g *Graph) HTML(w io.Writer) error {
	data, err := json.Marshal(g) // escapes < and >, so it ends no script
	if err != nil {
		return err
	}
	return pages.ExecuteTemplate(w, "graph.html", struct {
		Title, Summary string
		Data           template.JS
	}{g.Title, g.summary(), template.JS(data)})
}

// Text lists the classes.
func (g *Graph) Text(w io.Writer) error {
	var b bytes.Buffer
	fmt.Fprintf(&b, "%s\n%s\n", g.Title, g.summary())
	for _, c := range g.Classes {
		fmt.Fprintf(&b, "\n%s", c.head())
		if c.Root {
			b.WriteString(" (needed)")
		}
		b.WriteByte('\n')
		for _, n := range c.Nodes {
			fmt.Fprintf(&b, "  %s%s\n", n.mark(), n.Text)
		}
		for _, e := range c.Edges {
			fmt.Fprintf(&b, "  => %s by %s\n", e.To, e.Why)
		}
	}
	_, err := w.Write(b.Bytes())
	return err
}
