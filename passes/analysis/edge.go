package analysis

import (
	"slices"

	"rewrite/passes/analysis/domain"
	"rewrite/passes/ir"
)

// OnEdge is what is known of v where control goes from one block to another: its
// Facts, and those of the branches before and of this one that speak of it.
func (a *Analysis) OnEdge(v *ir.Value, from, to *ir.Block) domain.Facts {
	return speaking(a.onWay(from, to), v, a.FactsAt(v, from))
}

// onWay is what it tells that control goes from one block to another, found once for each such way.
func (a *Analysis) onWay(from, to *ir.Block) []BranchFact {
	t := from.Terminator()
	if len(t.Targets) < 2 {
		return nil
	}
	from.Preds() // numbers the blocks
	if n := len(a.fn.Blocks); len(a.ways) < n {
		a.ways = slices.Grow(a.ways[:0], n)[:n]
	}
	w := &a.ways[from.ID]
	if w.by == nil {
		a.left = append(a.left, from)
	}
	if w.by != t || len(t.Args) > 0 && w.cond != t.Args[0] || w.targets != len(t.Targets) || w.moved(t) {
		*w = wayFacts{by: t, targets: len(t.Targets)} // it is another way out now
		if len(t.Args) > 0 {
			w.cond = t.Args[0]
		}
	}
	for i := range min(len(t.Targets), len(w.first)) {
		if t.Targets[i] == to {
			if w.to[i] == nil {
				w.to[i], w.first[i] = to, a.branched(from, to, true)
			}
			return w.first[i]
		}
	}
	list, ok := w.others[to]
	if !ok {
		if w.others == nil {
			w.others = map[*ir.Block][]BranchFact{}
		}
		list = a.branched(from, to, true)
		w.others[to] = list
	}
	return list
}

// wayFacts is what the ways out of a block tell.
type wayFacts struct {
	by, cond *ir.Value // the terminator, and what it decides by
	targets  int
	to       [2]*ir.Block               // the first targets
	first    [2][]BranchFact            // the ways to these
	others   map[*ir.Block][]BranchFact // to others
}

// moved tells whether one of the first targets is another one now: the ways to all may tell something else then.
func (w *wayFacts) moved(t *ir.Value) bool {
	for i, to := range w.to {
		if to != nil && to != t.Targets[i] {
			return true
		}
	}
	return false
}

// speaking meets facts of a value with those of a list that are of it.
func speaking(list []BranchFact, v *ir.Value, f domain.Facts) domain.Facts {
	for i := range list {
		if list[i].Value == v {
			f = f.Meet(list[i].Facts)
		}
	}
	return f
}
