package saturate

import "rewrite/passes/saturate/block"

// idleTable has the prints of graphs in which the rules found nothing that is cheaper, with how
// many nodes they added: many blocks of a module are alike, and nearly half of the graphs in
// which nothing is to be found need not be searched.
//
// What it answers does not depend on what else it has, so that workers that have seen different
// functions still do the same.
type idleTable map[block.Print]int

const (
	// maxIdle is up to how many nodes a graph is remembered: far below all bounds, of which some
	// count what the print leaves out.
	maxIdle = 150
	// maxIdles bounds how many are remembered.
	maxIdles = 1 << 16
)

func (t *idleTable) add(p block.Print, added int) {
	if *t == nil || len(*t) >= maxIdles {
		*t = idleTable{}
	}
	(*t)[p] = added
}

// print is what the block's graph is known by, if that tells what the rules make of it. Moves look at
// more than the graph, and coverage counts what is done.
func (w *Worker) print() (p block.Print, ok bool) {
	if moves := w.mv.Begin(); moves || w.opt.Coverage != nil {
		return p, false
	}
	return w.bg.Print()
}
