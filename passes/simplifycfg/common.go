package simplifycfg

import (
	"slices"

	"rewrite/passes/internal/edit"
	"rewrite/passes/ir"
)

// common does once what both ways of a branch begin with, or what both ways into
// a block end with.
func (w *work) common(b *ir.Block) bool { return !w.Apart && (w.hoist(b) || w.sink(b)) }

// hoist moves what all ways out of a branch or switch begin with in front of it.
func (w *work) hoist(b *ir.Block) (changed bool) {
	t := b.Terminator()
	if t.Op != ir.OpBr && t.Op != ir.OpSwitch {
		return false
	}
	var ways []*ir.Block
	for _, to := range t.Targets {
		if slices.Contains(ways, to) {
			continue
		}
		other := func(p *ir.Block) bool { return p != b }
		if to == b || w.taken[to] || slices.ContainsFunc(to.Preds(), other) || len(to.Phis()) > 0 {
			return false
		}
		ways = append(ways, to)
	}
	if len(ways) < 2 {
		return false
	}
	for {
		x := ways[0].Instrs[0]
		for _, to := range ways[1:] {
			if y := to.Instrs[0]; !edit.Alike(x, y) || !slices.Equal(x.Args, y.Args) {
				return changed
			}
		}
		if len(ways) == 2 {
			w.say.Applied(x, "this %s and the other one are done once, before the branch", x.Op)
		} else {
			w.say.Applied(x, "this %s and the %d others are done once, before the switch", x.Op, len(ways)-1)
		}
		move(x, b, len(b.Instrs)-1)
		for _, to := range ways[1:] {
			y := to.Instrs[0]
			edit.Merge(x, y)
			w.replace(y, x)
			y.Erase()
		}
		changed = true
	}
}

// move puts an instruction at a place of another block; debug records stay.
func move(v *ir.Value, b *ir.Block, at int) {
	from := v.Block
	i := from.IndexOf(v)
	from.Instrs[i+1].PrependDbg(v.Dbg)
	v.Dbg = nil
	from.Instrs = append(from.Instrs[:i], from.Instrs[i+1:]...)
	b.InsertAt(at, v)
}

// sink moves what both ways into a block end with to its beginning. One operand
// may differ, for which a phi is made; two results must meet in a phi already.
//
//	p: store i32 %x, ptr %a             j: %s = phi i32 [ %x, %p ], [ %y, %q ]
//	   br label %j                         store i32 %s, ptr %a
//	q: store i32 %y, ptr %a
//	   br label %j
func (w *work) sink(j *ir.Block) (changed bool) {
	preds := j.Preds()
	if len(preds) != 2 || preds[0] == preds[1] || preds[0] == j || preds[1] == j {
		return false
	}
	for _, p := range preds {
		if t := p.Terminator(); t.Op != ir.OpBr || len(t.Targets) != 1 {
			return false
		}
	}
	if op := j.Instrs[len(j.Phis())].Op; op == ir.OpLandingPad || op == ir.OpCatchPad || op == ir.OpCleanupPad {
		return false
	}
	for w.sinkOne(j, preds[0], preds[1]) {
		changed = true
	}
	return changed
}

func (w *work) sinkOne(j, p, q *ir.Block) bool {
	if len(p.Instrs) < 2 || len(q.Instrs) < 2 {
		return false
	}
	x, y := p.Instrs[len(p.Instrs)-2], q.Instrs[len(q.Instrs)-2]
	if !edit.Alike(x, y) {
		return false
	}
	differs := -1
	for i := range x.Args {
		if x.Args[i] == y.Args[i] {
			continue
		}
		if differs >= 0 || !edit.MayDiffer(x, y, i) {
			return false
		}
		differs = i
	}
	var phi *ir.Value // where the results meet
	switch {
	case x.NumUses() == 0 && y.NumUses() == 0:
	case x.NumUses() == 1 && y.NumUses() == 1:
		u, v := x.Uses()[0], y.Uses()[0]
		phi = u.User
		if phi != v.User || phi.Op != ir.OpPhi || phi.Block != j || phi.Targets[u.Index] != p || phi.Targets[v.Index] != q {
			return false
		}
	default:
		return false
	}
	w.say.Applied(x, "this %s and the other one are done once, behind both", x.Op)
	edit.Merge(x, y)
	if differs >= 0 {
		x.SetArg(differs, edit.Phi(j, []*ir.Block{p, q}, []*ir.Value{x.Args[differs], y.Args[differs]}))
	}
	move(x, j, len(j.Phis()))
	if phi != nil {
		w.replace(phi, x)
		phi.Erase()
	}
	w.gone[y] = x
	y.Erase()
	return true
}
