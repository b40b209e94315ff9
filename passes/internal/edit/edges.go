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
	for _, phi := range to.Phis() {
		phi.AddArg(value(phi))
		phi.Targets = append(phi.Targets[:len(phi.Targets):len(phi.Targets)], from)
	}
}

// RemoveCase takes case i of a switch out, counted from 1: Targets[0] is the default,
// which stays. What counts the cases, !prof, goes.
func RemoveCase(s *Shape, t *ir.Value, i int) {
	removeCases(t, func(x int) bool { return x == i })
	s.Update(t.Block)
}

// removeCases is RemoveCase of several, from the last one to the first.
func removeCases(t *ir.Value, gone func(i int) bool) {
	edges := drops{}
	for i := len(t.Targets) - 1; i > 0; i-- {
		if gone(i) {
			edges.drop(t.Block, t.Targets[i])
			t.CutArg(i)
		}
	}
	edges.done()
	t.CloseGaps()
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
		removeCases(t, func(i int) bool { return !taken[i] })
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
