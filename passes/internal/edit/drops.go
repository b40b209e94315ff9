package edit

import "rewrite/passes/ir"

// DropEdge takes one entry of a block's phis that comes from a predecessor, as
// one edge between them is gone. The caller changes the terminator. Phis may be
// left without entries, when the block has no predecessor any more.
func DropEdge(from, to *ir.Block) {
	d := drops{}
	d.drop(from, to)
	d.done()
}

// drops is DropEdge of many edges, one after the other. Until that is done phis have gaps where entries were: so one of n entries that loses
// all of them takes n steps, not n for each.
type drops map[*ir.Value]entries

// entries are the places of a phi's entries by the blocks that they come from.
type entries struct {
	first map[*ir.Block]int32 // the one to take next; nil where all are looked through
	next  []int32             // the one behind it from the same block, -1 for none
}

// fewEntries is how many entries a phi has at most that are looked through.
const fewEntries = 8

func (d drops) drop(from, to *ir.Block) {
	for _, phi := range to.Phis() {
		e, ok := d[phi]
		if !ok {
			e = entriesOf(phi)
			d[phi] = e
		}
		if i := e.take(phi, from); i >= 0 {
			phi.CutArg(i)
		}
	}
}

// done closes the gaps.
func (d drops) done() {
	for phi := range d { // each for itself
		phi.CloseGaps()
	}
}

func entriesOf(phi *ir.Value) (e entries) {
	if len(phi.Targets) <= fewEntries {
		return e
	}
	e.first, e.next = make(map[*ir.Block]int32, len(phi.Targets)), make([]int32, len(phi.Targets))
	for i := len(phi.Targets) - 1; i >= 0; i-- {
		e.next[i] = -1
		if next, ok := e.first[phi.Targets[i]]; ok {
			e.next[i] = next
		}
		e.first[phi.Targets[i]] = int32(i)
	}
	return e
}

// take finds the first entry from a block that was not taken yet, -1 for none.
func (e entries) take(phi *ir.Value, from *ir.Block) int {
	if e.first == nil {
		for i, b := range phi.Targets {
			if b == from && phi.Args[i] != nil {
				return i
			}
		}
		return -1
	}
	i, ok := e.first[from]
	if !ok || i < 0 {
		return -1
	}
	e.first[from] = e.next[i]
	return int(i)
}
