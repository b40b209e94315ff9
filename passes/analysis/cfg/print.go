package cfg

import (
	"fmt"
	"io"
	"strings"

	"rewrite/passes/ir"
)

// blockList writes blocks as "%a, %b", "none" if there are none.
func blockList(names *ir.Names, blocks []*ir.Block) string {
	if len(blocks) == 0 {
		return "none"
	}
	parts := make([]string, len(blocks))
	for i, b := range blocks {
		parts[i] = names.Label(b)
	}
	return strings.Join(parts, ", ")
}

// PrintBlocks writes the predecessors and successors of every block.
func PrintBlocks(w io.Writer, f *ir.Func) {
	names := f.Names()
	for _, b := range f.Blocks {
		fmt.Fprintf(w, "  %s: from %s; to %s\n", names.Label(b), blockList(&names, b.Preds()), blockList(&names, b.Succs()))
	}
}

// PrintDominators writes the dominator tree, indented by depth, and behind it
// the blocks that are not reached.
func PrintDominators(w io.Writer, f *ir.Func) {
	t := f.Dominators()
	printTree(w, f, t.Idom, t.ReversePostorder())
	names := f.Names()
	for _, b := range f.Blocks {
		if !t.Reachable(b) {
			fmt.Fprintf(w, "  %s: not reached\n", names.Label(b))
		}
	}
}

// PrintPostDominators writes the post-dominator tree, below the virtual exit.
func PrintPostDominators(w io.Writer, f *ir.Func) {
	fmt.Fprintln(w, "  (exit)")
	printTree(w, f, PostDominators(f).Idom, f.Blocks)
}

// printTree writes a forest of blocks; siblings are in the order given.
func printTree(w io.Writer, f *ir.Func, idom func(*ir.Block) *ir.Block, order []*ir.Block) {
	names := f.Names()
	children := make([][]*ir.Block, len(f.Blocks))
	type frame struct {
		b     *ir.Block
		depth int
	}
	var stack []frame
	for i := len(order) - 1; i >= 0; i-- {
		b := order[i]
		if d := idom(b); d != nil {
			children[d.ID] = append(children[d.ID], b)
		} else {
			stack = append(stack, frame{b, 1})
		}
	}
	for len(stack) > 0 {
		top := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		fmt.Fprintf(w, "%s%s\n", strings.Repeat("  ", top.depth), names.Label(top.b))
		for _, c := range children[top.b.ID] {
			stack = append(stack, frame{c, top.depth + 1})
		}
	}
}

// PrintFrontiers writes the dominance frontier of every block that has one.
func PrintFrontiers(w io.Writer, f *ir.Func) {
	names := f.Names()
	for i, df := range Frontiers(f) {
		if len(df) > 0 {
			fmt.Fprintf(w, "  %s: %s\n", names.Label(f.Blocks[i]), blockList(&names, df))
		}
	}
}

// PrintLoops writes the loop nest, indented by depth, and irreducible regions.
func PrintLoops(w io.Writer, f *ir.Func) {
	names := f.Names()
	n := Loops(f)
	for _, l := range n.All {
		block := func(b *ir.Block) string {
			if b == nil {
				return "none"
			}
			return names.Label(b)
		}
		var exits []string
		for _, x := range l.Exits(n) {
			s := names.Label(x)
			if _, dedicated := l.Leaving(n, x); !dedicated {
				s += " (reached from elsewhere, too)"
			}
			exits = append(exits, s)
		}
		if exits == nil {
			exits = []string{"none"}
		}
		fmt.Fprintf(w, "%sloop %s at depth %d: latches %s; preheader %s; exiting %s; exits %s", strings.Repeat("  ", l.Depth), names.Label(l.Header), l.Depth,
			blockList(&names, l.Latches), block(l.Preheader(n)), blockList(&names, l.Exiting(n)), strings.Join(exits, ", "))
		if br := l.Guard(n); br != nil {
			fmt.Fprintf(w, "; guard %s", names.Label(br.Block))
		}
		fmt.Fprintf(w, "; blocks %s", blockList(&names, l.Blocks))
		if node := l.Metadata(); node != "" {
			fmt.Fprintf(w, "; !llvm.loop %s", f.NodeText(node))
		}
		fmt.Fprintln(w)
	}
	for _, r := range n.Irreducible {
		fmt.Fprintf(w, "  irreducible: %s\n", blockList(&names, r))
	}
}
