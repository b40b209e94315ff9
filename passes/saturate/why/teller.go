// Package why tells why a block changes, or does not: which steps lead from what a value
// computed to what stands for it (Explain, Change), which rules earned what (Coverage),
// how the graph of a block looks (Inspected), and how far a rule got (WhyNot). None of it
// runs unless it is asked for, and what is optimized does not depend on it.
//
//	teller.go     what the others stand on: a graph that keeps reasons
//	terms.go      what values compute, as terms that can be printed
//	explain.go    changes and their steps
//	credit.go     which rules are behind a change, from what a graph keeps that explains nothing
//	coverage.go   the counts of all workers
//	inspect.go    the graph as it is shown
//	whynot.go     near misses
package why

import (
	"rewrite/egraph"
	"rewrite/extract"
	"rewrite/passes/ir"
	"rewrite/passes/saturate/block"
	"rewrite/passes/saturate/moves"
	"rewrite/passes/saturate/program"
)

// A Teller tells why blocks change.
type Teller struct {
	p      *program.Program
	limits egraph.Limits
	want   *Explain // nil for nothing
	bg     *block.Graph
	mv     *moves.Mover      // of bg
	ex     *block.Extraction // of bg
	x      *extract.Extractor

	reasons *egraph.Graph // one that keeps reasons; made when it is needed
	names   ir.Names      // of the function in work, if its values have to be named
	named   int           // values that it had then: those behind have no name that a user knows
	changes []*Change
	tally   *tally     // of Options.Coverage, while at work
	credits []credited // by ValueID: scratch, of instructions of the block at work
}

// NewTeller is for a graph, what moves in it and what is taken from it; want may be nil.
func NewTeller(mv *moves.Mover, ex *block.Extraction, x *extract.Extractor, p *program.Program, limits egraph.Limits, want *Explain) *Teller {
	return &Teller{p: p, limits: limits, want: want, bg: ex.Graph, mv: mv, ex: ex, x: x}
}

// Begin says which function is in work, while it is as it was. Coverage may be nil.
func (w *Teller) Begin(f *ir.Func, c *Coverage) {
	w.names.Renew(f)
	w.named = f.NumValues()
	if c != nil {
		w.tally = c.take()
	}
}

// End says that the function is done with.
func (w *Teller) End(c *Coverage) {
	if c != nil {
		c.give(w.tally)
		w.tally = nil
	}
}

// Stats is where a run of a group of rules is counted, nil without coverage.
func (w *Teller) Stats(group int) *egraph.Stats {
	if w.tally == nil {
		return nil
	}
	return &w.tally.stats[group]
}

// Changes gives the changes explained since the last call, in the order of
// blocks (dominators first) and of instructions.
func (w *Teller) Changes() []*Change {
	c := w.changes
	w.changes = nil
	return c
}

// Wanted tells whether something of a block is to be explained.
func (w *Teller) Wanted(b *ir.Block) bool {
	x := w.want
	if x == nil || x.Func != nil && !x.Func(b.Func) {
		return false
	}
	if x.Value == nil {
		return true
	}
	for _, v := range b.Instrs {
		if x.Value(v) {
			return true
		}
	}
	return false
}

// Explained saturates the block in work again, in a graph that keeps reasons. The
// graph and the solution are otherwise the same.
func (w *Teller) Explained(b *ir.Block) *extract.Solution {
	w.withReasons(b)
	s, err := w.x.Extract(w.ex.Problem())
	if err != nil {
		panic("saturate: " + err.Error())
	}
	return s
}

// withReasons makes the graph of a block one that keeps reasons, and saturates it.
// It gives the reason for which each group of rules stopped.
func (w *Teller) withReasons(b *ir.Block) (stops []egraph.Stop) {
	bg := w.bg
	if w.reasons == nil {
		g, err := egraph.New(w.p.Lang, egraph.Config{Analysis: bg.Client, SkipTrivial: true, Explain: true})
		if err != nil {
			panic(err) // the language was checked when the worker was made
		}
		w.reasons = g
	}
	bg.E = w.reasons
	bg.Fill(b)
	w.mv.Begin()
	w.mv.Run(func() (stop bool) {
		stops = stops[:0]
		for _, g := range w.p.Groups {
			s := bg.E.Run(g.Rules, egraph.Options{Limits: bg.Limits(w.limits)}).Stop
			stop = stop || s.Kind != egraph.Saturated
			if stops = append(stops, s); s.Kind == egraph.Contradiction {
				break
			}
		}
		return stop
	})
	return stops
}
