package slp

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/dominikbraun/graph"

	"rewrite/egraph/dot"
	"rewrite/passes/analysis/manager"
	"rewrite/passes/ir"
	"rewrite/passes/ir/asm/print"
	"rewrite/passes/pass"
	"rewrite/passes/target"
)

// A drawnTree is what is shown of a tree: its bundles as they were before it was vectorized.
type drawnTree struct {
	story   string
	done    bool
	bundles []drawnBundle
}

type drawnBundle struct {
	text     string
	gathered bool
	operands []int // places of bundles
}

// trees finds the trees of a function as the pass does, vectorizing them on the way: what is seen of the function by others after that is
// what it then is.
func trees(f *ir.Func) (list []drawnTree) {
	names := f.Names()
	known := f.NumValues()
	p := print.New(f.Module)
	var spell func(v *ir.Value) string
	spell = func(v *ir.Value) string {
		switch {
		case v.IsConst():
			return p.Operand(f, v)
		case v.IsInstr() && int(v.ID) >= known:
			return "(new)"
		case v.Op == ir.OpStore:
			return "to " + spell(v.Args[1])
		}
		return names.Spelling(v)
	}
	e := pass.NewEnv("slp", manager.New(f.Module), target.New(f.Module, target.Options{}), true)
	forms := NewForms(f.Module)
	if !concerned(f) {
		return nil
	}
	run(f, e, forms, func(w *work, b *ir.Block) {
		w.shown = func(t *tree, done bool) {
			d := drawnTree{story: t.story(), done: done}
			for _, n := range t.nodes {
				lanes := make([]string, len(n.lanes))
				for i, v := range n.lanes {
					lanes[i] = spell(v)
				}
				bundle := drawnBundle{text: fmt.Sprintf("%s: %s\ncost %d", n.what(), strings.Join(lanes, ", "), n.cost), gathered: n.kind == gathered}
				for _, o := range n.operands {
					bundle.operands = append(bundle.operands, slices.Index(t.nodes, o))
				}
				d.bundles = append(d.bundles, bundle)
			}
			list = append(list, d)
		}
		w.block(b)
	})
	return list
}

// what is what a bundle is vectorized as.
func (n *node) what() string {
	switch n.kind {
	case gathered:
		return "gather"
	case shuffled, repeated:
		return "shuffle"
	case joined:
		return "join"
	case blended:
		return n.main.Op.String() + " and " + n.alt.Op.String()
	}
	return n.main.Op.String()
}

// Print lists the trees of a function with what they cost, and vectorizes those that are worth it.
func Print(w io.Writer, f *ir.Func) {
	for _, t := range trees(f) {
		verdict := "not vectorized"
		if t.done {
			verdict = "vectorized"
		}
		fmt.Fprintf(w, "%s, %s\n", t.story, verdict)
		for i, b := range t.bundles {
			fmt.Fprintf(w, "  %d: %s", i, strings.ReplaceAll(b.text, "\n", ", "))
			if len(b.operands) > 0 {
				fmt.Fprintf(w, ", of %s", strings.Trim(fmt.Sprint(b.operands), "[]"))
			}
			fmt.Fprintln(w)
		}
	}
}

// Draw draws the trees of a function in the DOT language: bundles with what they cost, what is put together lane by lane dashed, below a box that tells
// the sum. It vectorizes those that are worth it.
func Draw(w io.Writer, f *ir.Func) error {
	g := graph.New(graph.IntHash, graph.Directed())
	at := 0
	for _, t := range trees(f) {
		at++
		root, style := at, "dashed"
		if t.done {
			style = "bold"
		}
		if err := g.AddVertex(root, dot.Attributes("label", dot.Escape(t.story), "shape", "box", "style", style)); err != nil {
			return err
		}
		for i, b := range t.bundles {
			pairs := []string{"label", dot.Escape(b.text), "shape", "box"}
			if b.gathered {
				pairs = append(pairs, "style", "dashed")
			}
			if err := g.AddVertex(root+1+i, dot.Attributes(pairs...)); err != nil {
				return err
			}
		}
		if err := g.AddEdge(root, root+1); err != nil {
			return err
		}
		for i, b := range t.bundles {
			for _, o := range b.operands {
				if err := g.AddEdge(root+1+i, root+1+o); err != nil && err != graph.ErrEdgeAlreadyExists {
					return err
				}
			}
		}
		at += len(t.bundles)
	}
	return dot.Write(w, g)
}
