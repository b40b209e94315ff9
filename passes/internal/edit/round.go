package edit

import (
	"slices"

	"rewrite/passes/ir"
)

// A Body is the blocks of a loop with one latch, as passes that copy rounds of it keep them.
type Body struct {
	Header, Latch *ir.Block
	Blocks        []*ir.Block // all, those of inner loops included, in any order
	// Closes tells which terminators have a back edge to a header of a loop within; see Map.
	Closes func(v *ir.Value) bool
}

// A Round is a copy of the body of a loop.
type Round struct {
	*Map
	Blocks []*ir.Block // in the order of the body's
}

// CopyRounds puts n copies of a loop's body, one behind the other, on the edges from a block to its header: rounds that are gone
// through when control goes there, before it comes to the header.
//
//	from -> header ... latch -> header        from -> header' ... latch' -> header ... latch -> header
//
// From the block in front of the loop it peels rounds off; from the latch it unrolls. In a copy the phis of the header are what
// the round before comes to. The ways out of a copy are those of the body, so what is used outside must go through phis
// there (see CloseLoops). The blocks of the copies are in no list.
//
// CannotClone must say nothing of the blocks, and the edges from the block and the latch be those of br or switch.
func (l *Body) CopyRounds(from *ir.Block, n int) []Round {
	phis := l.Header.Phis()
	now := make([]*ir.Value, len(phis))  // on the edges that come to a round
	next := make([]*ir.Value, len(phis)) // in the body, on those that go from it to the next
	for i, phi := range phis {
		now[i], next[i] = Incoming(phi, from), Incoming(phi, l.Latch)
	}
	rounds := make([]Round, n)
	for k := range rounds { // before edges change
		m := NewMap(l.Header.Func)
		m.Closes = l.Closes
		rounds[k] = Round{m, m.Copy(l.Blocks, "")}
	}
	for _, s := range from.Succs() {
		if s == l.Header {
			DropEdge(from, l.Header)
		}
	}
	end := l.Header // where the edges go to be redirected
	for _, r := range rounds {
		header := r.Map.Blocks[l.Header]
		redirect(from, end, header)
		is := map[*ir.Value]*ir.Value{}
		for i, phi := range phis {
			r.Values[phi].ReplaceAllUses(now[i])
			is[r.Values[phi]], r.Values[phi] = now[i], now[i]
		}
		RenameInRecords(r.Blocks, is)
		header.EraseIf(func(v *ir.Value) bool { return v.Op == ir.OpPhi })
		for i := range phis {
			now[i] = r.Value(next[i])
		}
		from, end = r.Map.Blocks[l.Latch], header
	}
	for _, s := range from.Succs() {
		if s != end {
			continue
		}
		for i, phi := range phis {
			phi.AddArg(now[i])
			phi.Targets = append(phi.Targets[:len(phi.Targets):len(phi.Targets)], from)
		}
	}
	redirect(from, end, l.Header)
	return rounds
}

// redirect makes all edges from a block to another one lead elsewhere; phis are the caller's.
func redirect(from, old, to *ir.Block) {
	t := from.Terminator()
	t.Targets = slices.Clone(t.Targets)
	for i, x := range t.Targets {
		if x == old {
			t.SetTarget(i, to)
		}
	}
}
