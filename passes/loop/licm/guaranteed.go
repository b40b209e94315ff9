package licm

import (
	"rewrite/passes/analysis/cfg"
	"rewrite/passes/ir"
)

// A guarantee tells which instructions of a loop are executed whenever the loop is entered.
type guarantee struct {
	w       *work
	l       *cfg.Loop
	ends    map[*ir.Block]int // the first instruction of a block that control need not get past, if there is one
	exiting []*ir.Block       // blocks of the loop with a way out
	may     bool              // the loop may end, or go on for ever, before it comes to a block other than its header
	known   map[*ir.Block]bool
}

func newGuarantee(w *work, l *cfg.Loop) *guarantee {
	g := &guarantee{w: w, l: l, ends: map[*ir.Block]int{}, known: map[*ir.Block]bool{}}
	for _, b := range l.Blocks {
		for i, v := range b.Instrs {
			if !v.Op.IsTerminator() && (v.Effects()&(ir.Unwinds|ir.Hangs) != 0 || v.Flags&ir.Volatile != 0) {
				g.ends[b], g.may = i, true
				break
			}
		}
		t := b.Terminator()
		if t.Op != ir.OpBr && t.Op != ir.OpSwitch {
			g.may = true
		}
		for _, s := range b.Succs() {
			if !l.Contains(w.nest, s) {
				g.exiting = append(g.exiting, b)
				break
			}
		}
	}
	// A loop inside may go on for ever, if nothing says that it does not.
	if len(l.Children) > 0 && !w.f.Attrs.Has("mustprogress") && !w.f.Attrs.Has("willreturn") {
		g.may = true
	}
	return g
}

// executed tells whether an instruction of the loop is executed whenever the loop is entered.
func (g *guarantee) executed(v *ir.Value) bool {
	b := v.Block
	if end, ok := g.ends[b]; ok && b.IndexOf(v) > end {
		return false
	}
	if b == g.l.Header {
		return true
	}
	if g.may {
		return false
	}
	known, found := g.known[b]
	if !found {
		known = g.comesTo(b)
		g.known[b] = known
	}
	return known
}

// comesTo tells whether control that enters the loop comes to a block: each way out, and round, goes through it.
func (g *guarantee) comesTo(b *ir.Block) bool {
	for _, x := range g.exiting {
		if !g.w.tree.Dominates(b, x) {
			return false
		}
	}
	for _, x := range g.l.Latches {
		if !g.w.tree.Dominates(b, x) {
			return false
		}
	}
	return true
}
