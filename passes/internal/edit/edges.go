package edit

import (
	"slices"

	"rewrite/passes/ir"
)

// Redirect makes target i of a block's terminator another block. The phis of the old
// one lose an entry; those of the new one get value(phi) for the edge, which must be
// what they have for other edges from the block. The terminator must be one of whose
// edges CannotSplitEdge says nothing: others name addresses or pads.
func Redirect(s *Shape, b *ir.Block, i int, to *ir.Block, value func(phi *ir.Value) *ir.Value) {
	t := b.Terminator()
	AddEntries(b, to, value)
	DropEdge(b, t.Targets[i])
	t.Targets = slices.Clone(t.Targets)
	t.SetTarget(i, to)
	s.Update(b)
}

// AddEntries gives a block's phis an entry for a new edge from another one.
func AddEntries(from, to *ir.Block, value func(phi *ir.Value) *ir.Value) {
	AddEdges([]*ir.Block{from}, to, func(phi *ir.Value, _ int) *ir.Value { return value(phi) })
}

// AddEdges gives a block's phis entries for new edges from others, of which value gives what each has.
func AddEdges(from []*ir.Block, to *ir.Block, value func(phi *ir.Value, i int) *ir.Value) {
	for _, phi := range to.Phis() {
		for i := range from {
			phi.AddArg(value(phi, i))
		}
		phi.Targets = append(phi.Targets[:len(phi.Targets):len(phi.Targets)], from...)
	}
}

// RemoveCase takes case i of a switch out, counted from 1: Targets[0] is the default,
// which stays. What counts the cases, !prof, goes.
func RemoveCase(s *Shape, t *ir.Value, i int) {
	RemoveCases(t, func(x int) bool { return x == i })
	s.Update(t.Block)
}

// RemoveCases is RemoveCase of several, from the last one to the first.
func RemoveCases(t *ir.Value, gone func(i int) bool) {
	edges := drops{}
	for i := len(t.Targets) - 1; i > 0; i-- {
		if gone(i) {
			edges.drop(t.Block, t.Targets[i])
			t.CutArg(i)
		}
	}
	edges.done()
	ir.CloseGaps(t)
	t.Meta = t.Meta.Keep(func(kind string) bool { return kind != "prof" })
}

// AddCase adds a case to a switch, for a constant that has none; value gives what the
// phis of the target get. What counts the cases, !prof, goes.
func AddCase(s *Shape, t, constant *ir.Value, to *ir.Block, value func(phi *ir.Value) *ir.Value) {
	AddEntries(t.Block, to, value)
	t.AddArg(constant)
	t.SetTargets(append(slices.Clone(t.Targets), to))
	t.Meta = t.Meta.Keep(func(kind string) bool { return kind != "prof" })
	s.Update(t.Block)
}

// RemoveEdge takes target i out of the terminator of a block. A conditional branch
// becomes one to the other target, a switch loses the case; of an unconditional
// branch, a return follows nothing: it becomes unreachable. It tells why that cannot
// be, and does nothing: the default of a switch leads somewhere, and so does every
// edge of other terminators.
func RemoveEdge(s *Shape, b *ir.Block, i int) (refused string) {
	t := b.Terminator()
	switch {
	case t.Op == ir.OpBr && len(t.Targets) == 1:
		Stop(b)
	case t.Op == ir.OpBr:
		Jump(b, t.Targets[1-i])
	case t.Op == ir.OpSwitch && i > 0:
		RemoveCase(s, t, i)
	case t.Op == ir.OpSwitch:
		return "a switch has a default"
	default:
		return "a " + t.Op.String() + " has all of its targets"
	}
	s.Update(b)
	return ""
}

// Leave leaves the terminator of a block the targets that it can go to by what taken says of each, and says what
// became of it, nothing if it can go to all. A switch that never goes to its default gets one that is unreachable.
// Blocks that are not reached any more are left to the caller.
func Leave(b *ir.Block, taken []bool) string {
	t := b.Terminator()
	var to *ir.Block // the only one
	one := true
	for i, target := range t.Targets {
		if taken[i] {
			one = one && (to == nil || to == target)
			to = target
		}
	}
	switch {
	case !slices.Contains(taken, false):
		return ""
	case to == nil:
		Stop(b)
		return "is never executed: its condition can be nothing"
	case one:
		Jump(b, to)
		return "always goes one way"
	}
	n := len(t.Targets)
	if slices.Contains(taken[1:], false) {
		RemoveCases(t, func(i int) bool { return !taken[i] })
	}
	never := !taken[0] && t.Targets[0].Terminator().Op != ir.OpUnreachable
	if never {
		f := b.Func
		end := f.NewBlock("")
		end.Append(f.NewInstr(ir.OpUnreachable, ir.Void))
		f.SetBlocks(append(slices.Clone(f.Blocks), end))
		Redirect(nil, b, 0, end, nil)
	}
	if never || len(t.Targets) < n {
		return "never goes some of its ways"
	}
	return ""
}

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
	taken int                 // how many entries were taken
	first map[*ir.Block]int32 // the one to take next; nil where all are looked through
	next  []int32             // the one behind it from the same block, -1 for none
}

// fewEntries is how many entries a phi has at most that are looked through, and how many are taken so of one that has more.
const fewEntries = 8

func (d drops) drop(from, to *ir.Block) {
	for _, phi := range to.Phis() {
		e := d[phi]
		if e.taken++; e.taken == fewEntries && len(phi.Targets) > fewEntries {
			e = entriesOf(phi)
		}
		d[phi] = e
		if i := e.take(phi, from); i >= 0 {
			phi.CutArg(i)
		}
	}
}

// done closes the gaps.
func (d drops) done() {
	for phi := range d { // each for itself
		ir.CloseGaps(phi)
	}
}

// entriesOf are those that were not taken yet.
func entriesOf(phi *ir.Value) (e entries) {
	e.taken = fewEntries
	e.first, e.next = make(map[*ir.Block]int32, len(phi.Targets)), make([]int32, len(phi.Targets))
	for i := len(phi.Targets) - 1; i >= 0; i-- {
		if phi.Args[i] == nil {
			continue
		}
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
