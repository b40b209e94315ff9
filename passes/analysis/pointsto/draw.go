package pointsto

import (
	"fmt"
	"io"
	"strings"

	"rewrite/egraph/dot"
	"rewrite/passes/analysis/internal/view"
	"rewrite/passes/analysis/pointsto/constraint"
	"rewrite/passes/ir"
)

// Draw draws the constraints of a module in the DOT language: a vertex for each node and each object, an edge from what is
// included to what includes it, and from pointers to what is loaded through them and from what is stored.
func Draw(w io.Writer, m *ir.Module, kind string) error {
	r, err := New(m, kind)
	if err != nil {
		return err
	}
	p, g := newPrinter(r), r.Graph
	labels := p.nodeNames()
	first := len(labels)
	places := make([]int, first+len(g.Objects))
	for i := range places {
		places[i] = i
	}
	type edge struct{ from, to int }
	var edges []edge
	says := map[edge][]string{}
	s := view.New(places, func(i int) []string {
		if i >= first {
			return []string{"label", p.object(constraint.Object(i - first)), "shape", "box"}
		}
		return []string{"label", labels[i] + "\n" + p.list(r.places[i])}
	}, func(from, to int) []string { return []string{"label", strings.Join(says[edge{from, to}], ", ")} })
	add := func(from, to constraint.Node, label string) {
		if from == constraint.None || to == constraint.None {
			return
		}
		e := edge{int(from), int(to)}
		if says[e] == nil {
			edges = append(edges, e)
		}
		says[e] = append(says[e], label)
	}
	for _, c := range g.Addrs {
		add(constraint.Node(first+int(c.Obj)), c.Dst, "&")
	}
	for _, c := range g.Copies {
		add(c.Src, c.Dst, "=")
	}
	for _, c := range g.Shifts {
		switch {
		case c.Stride == 1:
			add(c.Src, c.Dst, "+?")
		case c.Stride > 0:
			add(c.Src, c.Dst, fmt.Sprintf("%+d+%dk", c.Off, c.Stride))
		default:
			add(c.Src, c.Dst, fmt.Sprintf("%+d", c.Off))
		}
	}
	for _, c := range g.Loads {
		add(c.Ptr, c.Dst, "load")
	}
	for _, c := range g.Stores {
		add(c.Src, c.Ptr, "store")
	}
	for _, c := range g.Transfers {
		add(c.Src, c.Dst, "copy of memory")
	}
	for _, c := range g.Calls {
		for i, a := range c.Args {
			add(a, c.Callee, fmt.Sprintf("argument %d", i+1))
		}
		add(c.Callee, c.Result, "result")
	}
	for _, e := range edges {
		s.Add(e.from, e.to)
	}
	return dot.Write(w, s.Graph(func(i int) int { return i }))
}

// nodeNames are what nodes are called: by the value that they are of, if they are of one.
func (p *printer) nodeNames() []string {
	names := make([]string, p.Graph.NumNodes())
	for i := range names {
		names[i] = fmt.Sprintf("node %d", i)
	}
	names[constraint.Outside], names[constraint.Foreign] = "known outside", "from outside"
	for _, x := range p.Module.Globals {
		if x.Index < len(names) {
			if n := p.Graph.Node(nil, &ir.Value{Op: ir.OpGlobal, Aux: x}); n != constraint.None {
				names[n] = x.Spelling()
			}
		}
	}
	for _, f := range p.Module.Funcs {
		name := func(v *ir.Value) {
			if n := p.Graph.Node(f, v); n > constraint.Foreign {
				names[n] = fmt.Sprintf("%s in %s", p.value(f, v), f.Spelling())
			}
		}
		for _, v := range f.Params {
			name(v)
		}
		for _, b := range f.Blocks {
			for _, v := range b.Instrs {
				name(v)
			}
		}
	}
	return names
}
