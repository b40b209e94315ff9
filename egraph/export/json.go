package export

import (
	"bytes"
	"encoding/json"
	"io"
	"strconv"

	"rewrite/egraph"
	"rewrite/egraph/text"
)

// serialNode is a node in the egraph-serialize format.
type serialNode struct {
	Op       string   `json:"op"`
	Children []string `json:"children"`
	Eclass   string   `json:"eclass"`
	Cost     float64  `json:"cost"`
	Subsumed bool     `json:"subsumed"`
}

// JSON writes an e-graph in the format of the egraph-serialize project, which
// extraction tools read. cost gives the nodes' costs; nil is 1 each. The format
// knows classes only: refinement edges are not in it. Objects are in the order of
// ids.
func JSON(w io.Writer, g *egraph.Graph, roots []egraph.ClassID, cost func(egraph.NodeID) float64) error {
	name := func(n egraph.NodeID) string { return "n" + strconv.Itoa(int(n)) }
	class := func(c egraph.ClassID) string { return "c" + strconv.Itoa(int(g.Find(c))) }
	// Children are nodes in this format: any node of the class stands for it.
	first := make([]string, g.NumIDs())
	for c := range g.Classes() {
		for n := range g.Nodes(c) {
			first[c] = name(n)
			break
		}
	}
	var b bytes.Buffer
	var err error
	put := func(key string, v any, comma bool) {
		var k, text []byte
		if k, err = json.Marshal(key); err != nil {
			return
		}
		if text, err = json.Marshal(v); err != nil {
			return
		}
		if comma {
			b.WriteString(",")
		}
		b.WriteString("\n    ")
		b.Write(k)
		b.WriteString(": ")
		b.Write(text)
	}
	b.WriteString("{\n  \"nodes\": {")
	comma := false
	for id := range g.NumIDs() {
		n := egraph.NodeID(id)
		if !g.Live(n) {
			continue
		}
		s := serialNode{Op: text.Label(g, n), Children: []string{}, Eclass: class(g.ClassOf(n)), Cost: 1}
		if cost != nil {
			s.Cost = cost(n)
		}
		for i := range g.Arity(n) {
			s.Children = append(s.Children, first[g.Kid(n, i)])
		}
		if put(name(n), s, comma); err != nil {
			return err
		}
		comma = true
	}
	names := []string{}
	for _, r := range roots {
		names = append(names, class(r))
	}
	text, err := json.Marshal(names)
	if err != nil {
		return err
	}
	b.WriteString("\n  },\n  \"root_eclasses\": ")
	b.Write(text)
	b.WriteString(",\n  \"class_data\": {")
	comma = false
	for c := range g.Classes() {
		if put(class(c), map[string]string{"type": strconv.Itoa(int(g.Type(c)))}, comma); err != nil {
			return err
		}
		comma = true
	}
	b.WriteString("\n  }\n}\n")
	_, err = w.Write(b.Bytes())
	return err
}
