package cfg

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

// Blocks is the control-flow graph of a function. The key of a block is
// Block.ID + 1. It shows the edges of this moment.
func Blocks(f *ir.Func) graph.Graph[int, *ir.Block] {
	number(f)
	names := f.Names()
	s := view.New(f.Blocks, func(b *ir.Block) []string {
		return []string{"label", fmt.Sprintf("%s\n%d instructions", names.Label(b), len(b.Instrs)), "shape", "box"}
	}, func(from, to *ir.Block) []string {
		var names []string
		for i, t := range from.Succs() {
			if name := edgeName(from.Terminator(), i); t == to && name != "" {
				names = append(names, name)
			}
		}
		if len(names) == 0 {
			return nil
		}
		return []string{"label", strings.Join(names, ", ")}
	})
	for i, b := range f.Blocks {
		for _, t := range b.Succs() {
			s.Add(i, t.ID)
		}
	}
	return s.Graph(func(b *ir.Block) int { return b.ID })
}

// WriteBlocks draws the control flow of a function in the DOT language.
func WriteBlocks(w io.Writer, f *ir.Func) error { return dot.Write(w, Blocks(f)) }

// WriteLoops draws the control flow with what each block is in the loop nest: its innermost loop and what it is there, the darker
// the deeper; back edges are bold.
func WriteLoops(w io.Writer, f *ir.Func) error {
	n := Loops(f)
	names := f.Names()
	s := view.New(f.Blocks, func(b *ir.Block) []string {
		label := names.Label(b)
		l := n.Of(b)
		if l == nil {
			return []string{"label", label, "shape", "box"}
		}
		label += fmt.Sprintf("\nloop %s, depth %d", names.Label(l.Header), l.Depth)
		for x := l; x != nil; x = x.Parent {
			var is []string
			if x.Header == b {
				is = append(is, "header")
			}
			if slices.Contains(x.Latches, b) {
				is = append(is, "latch")
			}
			if x.Leaves(n, b) {
				is = append(is, "exiting")
			}
			if len(is) > 0 {
				label += fmt.Sprintf("\n%s of %s", strings.Join(is, ", "), names.Label(x.Header))
			}
		}
		return []string{"label", label, "shape", "box", "style", "filled", "fillcolor", fmt.Sprintf("gray%d", max(60, 98-8*l.Depth))}
	}, func(from, to *ir.Block) []string {
		if l := n.Of(to); l != nil && l.Header == to && l.Contains(n, from) {
			return []string{"style", "bold"}
		}
		return nil
	})
	for i, b := range f.Blocks {
		for _, t := range b.Succs() {
			s.Add(i, t.ID)
		}
	}
	return dot.Write(w, s.Graph(func(b *ir.Block) int { return b.ID }))
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
