package licm

import (
	"math"
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
	exiting []*ir.Block // blocks of the loop with a way out
	may     bool        // the loop may end, or go on for ever, before it comes to a block other than its header
	known   map[*ir.Block]bool
}

// A course is what control does in a block. It is found once for all loops around; see work.courses.
type course struct {
	known  bool
	end    int32 // the number of the first instruction that control need not get past, -1 for none
	atomic bool  // it has accesses that others may wait for
	plain  bool  // it ends in a branch or a switch
}

func newGuarantee(w *work, l *cfg.Loop) *guarantee {
	g := &guarantee{w: w, l: l, known: map[*ir.Block]bool{}}
	atomic := false
	for _, b := range l.Blocks {
		c := w.course(b)
		atomic = atomic || c.atomic
		g.may = g.may || c.end >= 0 || !c.plain
		if l.Leaves(w.nest, b) {
			g.exiting = append(g.exiting, b)
		}
	}
	g.may = g.may || w.stays(l, atomic)
	return g
}

// course finds what control does in a block, and numbers its instructions.
func (w *work) course(b *ir.Block) *course {
	if n := len(w.f.Blocks); n > len(w.courses) {
		w.courses = append(w.courses, make([]course, n-len(w.courses))...)
	}
	c := &w.courses[b.ID]
	if c.known {
		return c
	}
	op := b.Terminator().Op
	*c = course{known: true, end: -1, plain: op == ir.OpBr || op == ir.OpSwitch}
	w.enumerate(b)
	for i, v := range b.Instrs {
		if c.end < 0 && !v.Op.IsTerminator() && (v.Effects()&(ir.Unwinds|ir.Hangs) != 0 || v.Flags&ir.Volatile != 0) {
			c.end = int32(i)
		}
		if _, ok := v.Aux.(*ir.Mem); ok && !v.IsPlain() || v.Op == ir.OpFence {
			c.atomic = true
		}
	}
	return c
}

// enumerate gives the instructions of a block numbers in their order.
func (w *work) enumerate(b *ir.Block) {
	if n := w.f.NumValues(); n > len(w.number) {
		old := len(w.number)
		w.number = append(w.number, make([]int32, n-old)...)
		for i := range w.number[old:] {
			w.number[old+i] = math.MaxInt32 // those that come into a block that has numbers are behind all
		}
	}
	for i, v := range b.Instrs {
		w.number[v.ID] = int32(i)
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
	if end := g.w.courses[b.ID].end; end >= 0 && (int(v.ID) >= len(g.w.number) || g.w.number[v.ID] > end) {
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
