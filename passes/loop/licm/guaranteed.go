package licm

import (
	"slices"

	"rewrite/passes/analysis/cfg"
	"rewrite/passes/internal/hints"
	"rewrite/passes/ir"
)

// A guarantee tells which instructions of a loop are executed whenever the loop is entered. It is about the instructions that the
// loop had when it was made: they may be moved out and taken out, but none may come in that is asked about and no end of a block.
type guarantee struct {
	w       *work
	l       *cfg.Loop
	ends    map[*ir.Block]int32 // the number of the first instruction of a block that control need not get past, if there is one
	exiting []*ir.Block         // blocks of the loop with a way out
	may     bool                // the loop may end, or go on for ever, before it comes to a block other than its header
	known   map[*ir.Block]bool
}

func newGuarantee(w *work, l *cfg.Loop) *guarantee {
	g := &guarantee{w: w, l: l, ends: map[*ir.Block]int32{}, known: map[*ir.Block]bool{}}
	w.enumerate(l)
	atomic := false
	for _, b := range l.Blocks {
		for i, v := range b.Instrs {
			if _, ended := g.ends[b]; !ended && !v.Op.IsTerminator() && (v.Effects()&(ir.Unwinds|ir.Hangs) != 0 || v.Flags&ir.Volatile != 0) {
				g.ends[b], g.may = int32(i), true
			}
			if _, ok := v.Aux.(*ir.Mem); ok && !v.IsPlain() || v.Op == ir.OpFence {
				atomic = true
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
	g.may = g.may || w.stays(l, atomic)
	return g
}

// enumerate gives the instructions of a loop numbers in the order of their blocks.
func (w *work) enumerate(l *cfg.Loop) {
	if n := w.f.NumValues(); n > len(w.number) {
		w.number = append(w.number, make([]int32, n-len(w.number))...)
	}
	for _, b := range l.Blocks {
		for i, v := range b.Instrs {
			w.number[v.ID] = int32(i)
		}
	}
}

// stays tells whether control may stay for ever in a part of a loop: in a cycle inside, if nothing says that it comes to its end.
// What must make progress may still wait for others, by atomic accesses.
func (w *work) stays(l *cfg.Loop, atomic bool) bool {
	for _, part := range w.nest.Irreducible {
		if l.Contains(w.nest, part[0]) {
			return true
		}
	}
	switch {
	case len(l.Children) == 0 || w.f.Attrs.Has("willreturn"):
		return false
	case atomic:
		return true
	case w.f.Attrs.Has("mustprogress"):
		return false
	}
	var endless func(c *cfg.Loop) bool
	endless = func(c *cfg.Loop) bool {
		return !hints.Of(w.f, c).Has("llvm.loop.mustprogress") || slices.ContainsFunc(c.Children, endless)
	}
	return slices.ContainsFunc(l.Children, endless)
}

// A license tells how an instruction may stand in front of the loop.
type license uint8

const (
	stay       license = iota // it must not
	speculated                // it may, without what it promises on pain of undefined behaviour
	executed                  // as it is: whoever enters the loop comes to it
)

// license is the one place that decides whether an instruction, which gives the same in each round, may be executed in front
// of the loop.
func (g *guarantee) license(v *ir.Value) license {
	switch {
	case g.executed(v):
		return executed
	case g.w.judge.May(v):
		return speculated
	}
	return stay
}

// executed tells whether an instruction of the loop is executed whenever the loop is entered.
func (g *guarantee) executed(v *ir.Value) bool {
	b := v.Block
	if end, ok := g.ends[b]; ok && (int(v.ID) >= len(g.w.number) || g.w.number[v.ID] > end) {
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
