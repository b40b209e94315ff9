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
		preheader := "none"
		if b := l.Preheader(n); b != nil {
			preheader = names.Label(b)
		}
		fmt.Fprintf(w, "%sloop %s: latches %s; preheader %s; exits %s; blocks %s\n", strings.Repeat("  ", l.Depth), names.Label(l.Header),
			blockList(&names, l.Latches), preheader, blockList(&names, l.Exits(n)), blockList(&names, l.Blocks))
	}
	for _, r := range n.Irreducible {
		fmt.Fprintf(w, "  irreducible: %s\n", blockList(&names, r))
	}
}

// PrintCalls writes whom each function of a module calls by name, how often,
// and which functions are recursive.
func PrintCalls(w io.Writer, m *ir.Module) error {
	for _, f := range m.Funcs {
		if f.IsDecl() {
			continue
		}
		var order []string
		count := map[string]int{}
		indirect := 0
		for _, b := range f.Blocks {
			for _, v := range b.Instrs {
				if !v.Op.IsCall() {
					continue
				}
				callee := v.CalledFunc()
				if callee == nil {
					indirect++
					continue
				}
				if count[callee.Spelling()]++; count[callee.Spelling()] == 1 {
					order = append(order, callee.Spelling())
				}
			}
		}
		for i, name := range order {
			if n := count[name]; n > 1 {
				order[i] = fmt.Sprintf("%s (%d times)", name, n)
			}
		}
		if indirect > 0 {
			order = append(order, fmt.Sprintf("not by name (%d)", indirect))
		}
		if len(order) == 0 {
			order = append(order, "nothing")
		}
		fmt.Fprintf(w, "%s calls %s\n", f.Spelling(), strings.Join(order, ", "))
	}
	groups, err := Recursive(m)
	for _, g := range groups {
		parts := make([]string, len(g))
		for i, f := range g {
			parts[i] = f.Spelling()
		}
		fmt.Fprintf(w, "recursive: %s\n", strings.Join(parts, ", "))
	}
	return err
}
