package analysis

import "rewrite/passes/ir"

// Drop forgets all facts. It is due after any change of the function that is
// not the addition of values (law 9).
func (a *Analysis) Drop() {
	a.store.drop()
	clear(a.entry)
	a.conditions.forget()
	clear(a.ways)
	a.ways, a.left = a.ways[:0], a.left[:0]
	a.entry, a.begun, a.spoken = a.entry[:0], a.begun[:0], a.spoken[:0]
	a.kept.forget()
	a.told.forget()
	a.dom, a.starts = nil, a.starts[:0]
	a.firm, a.firmValues, a.firmFacts, a.firmEntries = 0, 0, 0, 0
}

// DropFrom forgets the facts that may follow from the instructions of a block: those of
// values, and of entries, that a way from the block comes to. It is due after a change of
// these instructions that leaves blocks and edges as they were.
//
// Facts follow from what stands before, in reverse postorder, and around loops. So those stay
// that are of blocks before this one, and before all loops that it is in; a function that
// is changed block after block is not analysed anew each time.
func (a *Analysis) DropFrom(b *ir.Block) {
	place := a.doms().Number(b)
	if place < 0 {
		a.Drop()
		return
	}
	if len(a.starts) == 0 {
		a.starts = findStarts(a.starts, a.doms())
	}
	first := a.starts[place]
	// What was kept the last time stays, and is not looked at again: blocks are mostly
	// changed in the order of their places.
	var values, facts, m int
	if first >= a.firm {
		values, facts, m = a.firmValues, a.firmFacts, a.firmEntries
	}
	for _, b := range a.left {
		a.ways[b.ID] = wayFacts{}
	}
	a.left = a.left[:0]
	a.conditions.found = false
	values, facts = a.dropFrom(first, values, facts)
	for _, b := range a.begun[m:] {
		if int32(a.doms().Number(b)) < first {
			a.begun[m] = b
			m++
		} else {
			a.entry[b.ID] = entryFacts{}
		}
	}
	a.begun = a.begun[:m]
	a.firm, a.firmValues, a.firmFacts, a.firmEntries = first, values, facts, m
}

// findStarts finds, for each place in reverse postorder, the first place that a way from there
// can come to. An edge back spans all places from its target to where it comes
// from, and spans that overlap are one: more than is reached, but never less.
func findStarts(starts []int32, d *ir.DomTree) []int32 {
	rpo := d.ReversePostorder()
	starts = append(starts, make([]int32, len(rpo))...)
	low, high := len(rpo)-1, len(rpo)-1
	for i := high; i >= 0; i-- {
		low = min(low, i)
		for _, to := range rpo[i].Succs() {
			low = min(low, d.Number(to))
		}
		if low == i {
			for k := low; k <= high; k++ {
				starts[k] = int32(low)
			}
			high = i - 1
		}
	}
	return starts
}

// placeOf is where in reverse postorder a value is defined, -1 for one that is not in a block,
// or is in one that is not reached: no change of others is of concern to these.
func placeOf(v *ir.Value, a *Analysis) int32 {
	if v.Block == nil { // of constants facts are asked where there is no tree, too
		return -1
	}
	return int32(a.doms().Number(v.Block))
}
