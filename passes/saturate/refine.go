package saturate

import (
	"rewrite/egraph"
	"rewrite/passes/ir"
	"rewrite/passes/saturate/block"
)

// A Refinement asks whether To may stand wherever From stands. Both are values
// of one function, or constants of its pool.
type Refinement struct{ From, To *ir.Value }

// maxLook bounds how deep a graph for Refines looks into the operands of what is
// asked about. Deeper operations are leaves.
const maxLook = 100

// Refines lets the rules saturate the graph of what wants is about, at a block of
// a function, and gives the first one that the graph does not have, -1 if it has
// all of them; nodes is how large the graph became. Nothing is changed.
//
// The graph holds the operations that lead to the values, of whatever block they
// are; phis, and what is not Free, are leaves. Its facts are those of the function
// at the block's entry. So what it has holds for one execution of the block, with
// one choice of each freeze and the like for all of wants.
func (w *Worker) Refines(b *ir.Block, wants []Refinement) (missing, nodes int) {
	bg := w.bg
	w.turnTo(b.Func)
	bg.Terms, bg.AnyUse = true, true
	defer func() { bg.Terms, bg.AnyUse = false, false }()
	bg.Begin(b)
	for _, q := range wants {
		bg.Operand(q.From, maxLook)
		bg.Operand(q.To, maxLook)
	}
	bg.AssumeEntry()
	first := func() int {
		for i, q := range wants {
			if !refines(bg, q) {
				return i
			}
		}
		return -1
	}
	missing = first()
	// after each group, as what is asked is mostly found early, and a contradiction that a later group
	// meets takes nothing back
	for _, g := range w.p.Groups {
		if missing < 0 {
			break
		}
		if bg.E.Run(g.Rules, egraph.Options{Limits: w.opt.Limits}).Stop.Kind == egraph.Contradiction {
			break // the block cannot be reached, and nothing may be concluded: what was found before stands
		}
		missing = first()
	}
	return missing, bg.E.NumNodes()
}

// Derives lets the rules saturate the graph of what leads to the first of two values, at a block, and tells
// whether the second may stand for it then: no rule has seen the second, which is entered behind that, so
// that what is found was made of the first alone, as in a run.
func (w *Worker) Derives(b *ir.Block, q Refinement) bool {
	bg := w.bg
	w.turnTo(b.Func)
	bg.Terms = true
	defer func() { bg.Terms = false }()
	bg.Begin(b)
	bg.Operand(q.From, maxLook)
	bg.AssumeEntry()
	for _, g := range w.p.Groups {
		if bg.E.Run(g.Rules, egraph.Options{Limits: w.opt.Limits}).Stop.Kind == egraph.Contradiction {
			return false
		}
	}
	bg.Operand(q.To, maxLook)
	bg.E.Rebuild()
	return refines(bg, q)
}

// refines tells whether the graph has a refinement.
func refines(bg *block.Graph, q Refinement) bool {
	from, to := bg.Class[q.From.ID], bg.Class[q.To.ID]
	switch {
	case bg.E.Refines(from, to), q.From.Op == ir.OpPoison:
		return true
	case q.From.Op == ir.OpUndef:
		return bg.E.Defined(to)&egraph.NotPoison != 0
	}
	return false
}

// Replaceable tells whether Refines can be asked about a value: not about tokens,
// labels, metadata and inline assembly.
func Replaceable(v *ir.Value) bool { return block.InGraph(v) }

// Free gives a function that tells which instructions of f are told by their
// operands alone wherever they are: no place, no effect, no trap, and no choice
// of their own. They are what Refines looks into.
func (w *Worker) Free(f *ir.Func) func(v *ir.Value) bool {
	w.turnTo(f)
	flushes := w.bg.Flushes
	return func(v *ir.Value) bool {
		w.bg.Flushes = flushes
		return w.bg.Free(v)
	}
}
