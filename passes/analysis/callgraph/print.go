package callgraph

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/dominikbraun/graph"

	"rewrite/egraph/dot"
	"rewrite/passes/analysis/internal/view"
	"rewrite/passes/ir"
)

// View is the graph for the graph library: an edge leads from a function to each that
// it calls. The key of a function is its place in Nodes + 1.
func (g *Graph) View() graph.Graph[int, *ir.Func] {
	nodes := g.Nodes()
	place := make(map[*ir.Func]int, len(nodes))
	funcs := make([]*ir.Func, len(nodes))
	for i, n := range nodes {
		place[n.Func], funcs[i] = i, n.Func
	}
	s := view.New(funcs, func(f *ir.Func) []string {
		style := "solid"
		if f.IsDecl() {
			style = "dashed"
		}
		return []string{"label", f.Spelling(), "shape", "box", "style", style}
	}, nil)
	for i, n := range nodes {
		for _, c := range n.Callees() {
			s.Add(i, place[c.Func])
		}
	}
	return s.Graph(func(f *ir.Func) int { return place[f] })
}

// Draw draws the call graph of a module in the DOT language.
func Draw(w io.Writer, m *ir.Module) error { return dot.Write(w, New(m).View()) }

// Print writes whom each function of a module calls, how often, and which functions are
// recursive.
func Print(w io.Writer, m *ir.Module) error {
	g := New(m)
	for _, n := range g.Nodes() {
		if n.Func.IsDecl() {
			continue
		}
		var order []string
		count := map[string]int{}
		open := 0
		for _, s := range n.Sites {
			if s.Open {
				open++
			}
			names := make([]string, len(s.Callees))
			for i, c := range s.Callees {
				names[i] = c.Func.Spelling()
			}
			text := strings.Join(names, " or ")
			if f := s.Call.CalledFunc(); f != nil {
				text = f.Spelling()
			}
			if text == "" {
				continue
			}
			if count[text]++; count[text] == 1 {
				order = append(order, text)
			}
		}
		for i, name := range order {
			if n := count[name]; n > 1 {
				order[i] = fmt.Sprintf("%s (%d times)", name, n)
			}
		}
		if open > 0 {
			order = append(order, fmt.Sprintf("not by name (%d)", open))
		}
		if len(order) == 0 {
			order = append(order, "nothing")
		}
		if _, err := fmt.Fprintf(w, "%s calls %s\n", n.Func.Spelling(), strings.Join(order, ", ")); err != nil {
			return err
		}
	}
	recursive := slices.DeleteFunc(slices.Clone(g.Components()), func(c *Component) bool { return !c.Recursive })
	slices.SortFunc(recursive, func(a, b *Component) int { return byOrder(a.Nodes[0], b.Nodes[0]) })
	for _, c := range recursive {
		parts := make([]string, len(c.Nodes))
		for i, n := range c.Nodes {
			parts[i] = n.Func.Spelling()
		}
		if _, err := fmt.Fprintf(w, "recursive: %s\n", strings.Join(parts, ", ")); err != nil {
			return err
		}
	}
	return nil
}
