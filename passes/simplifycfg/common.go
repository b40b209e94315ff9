package simplifycfg

import (
	"slices"

	"rewrite/passes/ir"
)

// common does once what both ways of a branch begin with, or what both ways into
// a block end with.
func (w *work) common(b *ir.Block) bool { return w.hoist(b) || w.sink(b) }

// mergeable tells whether two instructions of different blocks can be one, but
// for their operands: flags that only make poison and metadata can be given up.
func mergeable(x, y *ir.Value) bool {
	if x.Op != y.Op || x.Op.IsTerminator() || x.Type.Kind == ir.TokenKind {
		return false
	}
	switch x.Op {
	case ir.OpPhi, ir.OpAlloca, ir.OpLandingPad, ir.OpCatchPad, ir.OpCleanupPad:
		return false
	case ir.OpCall:
		// Debug locations tell calls apart to who inlines them.
		if x.Flags&ir.MustTail != 0 || x.Meta.Get("dbg") != y.Meta.Get("dbg") || x.Pinned() || y.Pinned() {
			return false
		}
	}
	p, q := *x, *y
	p.Meta, q.Meta = nil, nil
	p.Flags &^= weak(x.Op)
	q.Flags &^= weak(x.Op)
	return ir.EqualFunc(&p, &q, func(a, b *ir.Value) bool { return true }, func(a, b *ir.Block) bool { return false })
}

// weak are the flags of an operation that only make it poison more often or
// leave it more choice.
func weak(op ir.Op) ir.Flags { return op.Info().Flags & (ir.PoisonFlags | ir.FastMath) }

// merge makes x stand for y, too.
func merge(x, y *ir.Value) {
	x.Flags &= y.Flags | ^weak(x.Op)
	x.Meta = x.Meta.Keep(func(kind string) bool { return x.Meta.Get(kind) == y.Meta.Get(kind) })
}

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
			if y := to.Instrs[0]; !mergeable(x, y) || !slices.Equal(x.Args, y.Args) {
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
			merge(x, y)
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
	if !mergeable(x, y) {
		return false
	}
	differs := -1
	for i := range x.Args {
		if x.Args[i] == y.Args[i] {
			continue
		}
		if differs >= 0 || x.Args[i].Type != y.Args[i].Type || !w.mayDiffer(x.Op, x.Args[i], y.Args[i]) {
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
	merge(x, y)
	if differs >= 0 {
		choice := w.f.NewInstr(ir.OpPhi, x.Args[differs].Type, x.Args[differs], y.Args[differs])
		choice.Targets = []*ir.Block{p, q}
		j.InsertAt(0, choice)
		x.SetArg(differs, choice)
	}
	move(x, j, len(j.Phis()))
	if phi != nil {
		phi.RemoveArg(0)
		phi.RemoveArg(0)
		phi.Targets = nil
		w.replace(phi, x)
		phi.Erase()
	}
	w.gone[y] = x
	y.Erase()
	return true
}

// mayDiffer tells whether an operand x of an operation to be sunk may be y in
// the other one: it can be the result of a phi.
func (w *work) mayDiffer(op ir.Op, x, y *ir.Value) bool {
	switch op {
	case ir.OpUDiv, ir.OpSDiv, ir.OpURem, ir.OpSRem:
		return !x.IsConst() || !y.IsConst() // divisions by constants are cheap
	}
	switch op.Info().Form {
	case ir.FormUnary, ir.FormBinary, ir.FormCast, ir.FormCompare:
		return true
	}
	switch op {
	case ir.OpSelect, ir.OpFreeze:
		return true
	case ir.OpStore, ir.OpLoad:
		return !w.variable(x) && !w.variable(y)
	}
	return false
}

// variable tells whether an address is in an alloca, which a phi of it would
// keep out of SSA form, or is a swifterror parameter, which must not be in a phi.
func (w *work) variable(p *ir.Value) bool {
	for p.Op == ir.OpGEP || p.Op == ir.OpBitCast || p.Op == ir.OpAddrSpaceCast {
		p = p.Args[0]
	}
	return p.Op == ir.OpAlloca || p.Op == ir.OpParam && w.f.ParamAttrs != nil && w.f.ParamAttrs[p.Bits].Has("swifterror")
}
