package simplifycfg

import (
	"slices"

	"rewrite/passes/internal/edit"
	"rewrite/passes/internal/speculate"
	"rewrite/passes/ir"
)

// common does once what both ways of a branch begin with, or what both ways into
// a block end with.
func (w *work) common(b *ir.Block) bool { return !w.Apart && (w.hoist(b) || w.sink(b)) }

// hoist moves what all ways out of a branch or switch do alike in front of it, as far as that is what they begin with or may be.
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
		list := together(ways)
		if list == nil {
			return changed
		}
		x := list[0]
		if len(ways) == 2 {
			w.say.Applied(x, "this %s and the other one are done once, before the branch", x.Op)
		} else {
			w.say.Applied(x, "this %s and the %d others are done once, before the switch", x.Op, len(ways)-1)
		}
		move(x, b, len(b.Instrs)-1)
		for _, y := range list[1:] {
			edit.Merge(x, y)
			w.replace(y, x)
			y.Erase()
		}
		changed = true
	}
}

// maxPassed bounds the instructions that one moves to the front past.
const maxPassed = 16

// together are instructions that all ways do alike, one of each way: those that they begin with, or others that only compute something and may be
// moved there, past what has no effects.
func together(ways []*ir.Block) []*ir.Value {
	list := make([]*ir.Value, len(ways))
	first := ways[0]
	for i, x := range first.Instrs {
		if i > 0 && (i > maxPassed || first.Instrs[i-1].Effects()&^ir.Reads != 0 || x.Op.IsTerminator()) {
			return nil
		}
		if i > 0 && !speculate.Moves(x) {
			continue
		}
		list[0] = x
		found := true
		for k := 1; k < len(ways) && found; k++ {
			list[k] = ahead(ways[k], x)
			found = list[k] != nil && (i == 0 && list[k] == ways[k].Instrs[0] || speculate.Moves(x))
		}
		if found {
			return list
		}
	}
	return nil
}

// ahead is the instruction of a block that does what x does, and may be in front of all others there.
func ahead(b *ir.Block, x *ir.Value) *ir.Value {
	for i, y := range b.Instrs {
		switch {
		case edit.Alike(x, y) && slices.Equal(x.Args, y.Args): // so it takes nothing that is computed in its block
			return y
		case i == maxPassed || y.Effects()&^ir.Reads != 0 || y.Op.IsTerminator():
			return nil
		}
	}
	return nil
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

// sink moves what both ways into a block end with to its beginning. One operand of each instruction may differ, for which a phi is made, but
// for operands that are moved as well; what others use must meet in a phi already.
//
//	p: %a = getelementptr i32, ptr %t, i64 %x     j: %s = phi i64 [ %x, %p ], [ %y, %q ]
//	   store i32 1, ptr %a                           %a = getelementptr i32, ptr %t, i64 %s
//	   br label %j                                   store i32 1, ptr %a
//	q: %b = getelementptr i32, ptr %t, i64 %y
//	   store i32 1, ptr %b
//	   br label %j
func (w *work) sink(j *ir.Block) bool {
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
	s := sinking{work: w, j: j, p: preds[0], q: preds[1]}
	s.find()
	for i := range s.pairs {
		s.sink(i)
	}
	return len(s.pairs) > 0
}

// maxSunk bounds the instructions that are moved at once.
const maxSunk = 32

// A sinking is what two blocks that lead to one end with alike, from the last on.
type sinking struct {
	*work
	j, p, q *ir.Block
	pairs   [][2]*ir.Value
}

// find finds the most pairs that may be moved.
func (s *sinking) find() {
	for len(s.pairs) < maxSunk {
		i, k := len(s.p.Instrs)-2-len(s.pairs), len(s.q.Instrs)-2-len(s.pairs)
		if i < 0 || k < 0 {
			break
		}
		x, y := s.p.Instrs[i], s.q.Instrs[k]
		if !edit.Alike(x, y) || !s.meet(x, y) {
			break
		}
		s.pairs = append(s.pairs, [2]*ir.Value{x, y})
	}
	for len(s.pairs) > 0 && !s.cheap() {
		s.pairs = s.pairs[:len(s.pairs)-1]
	}
}

// meet tells whether all that uses two values are pairs, or a phi where they meet.
func (s *sinking) meet(x, y *ir.Value) bool {
	if x.NumUses() != y.NumUses() {
		return false
	}
	if s.phi(x, y) != nil {
		return true
	}
	for _, u := range x.Uses() {
		if !slices.ContainsFunc(s.pairs, func(p [2]*ir.Value) bool { return p[0] == u.User && p[1].Args[u.Index] == y }) {
			return false
		}
	}
	return true // as many uses of y, each in the place of one of x
}

// phi is where two values meet that nothing else uses.
func (s *sinking) phi(x, y *ir.Value) *ir.Value {
	if x.NumUses() != 1 || y.NumUses() != 1 {
		return nil
	}
	u, v := x.Uses()[0], y.Uses()[0]
	if phi := u.User; phi == v.User && phi.Op == ir.OpPhi && phi.Block == s.j && phi.Targets[u.Index] == s.p && phi.Targets[v.Index] == s.q {
		return phi
	}
	return nil
}

// differs is the one operand of a pair for which a phi has to be made, -1 for none; it is not ok if there are more.
func (s *sinking) differs(x, y *ir.Value) (at int, ok bool) {
	at = -1
	for i, a := range x.Args {
		b := y.Args[i]
		if a == b || slices.Contains(s.pairs, [2]*ir.Value{a, b}) {
			continue
		}
		if at >= 0 || !edit.MayDiffer(x, y, i) {
			return at, false
		}
		at = i
	}
	return at, true
}

func (s *sinking) cheap() bool {
	return !slices.ContainsFunc(s.pairs, func(p [2]*ir.Value) bool {
		_, ok := s.differs(p[0], p[1])
		return !ok
	})
}

// sink moves a pair, behind which all others are moved.
func (s *sinking) sink(i int) {
	x, y := s.pairs[i][0], s.pairs[i][1]
	s.say.Applied(x, "this %s and the other one are done once, behind both", x.Op)
	phi := s.phi(x, y)
	edit.Merge(x, y)
	if at, _ := s.differs(x, y); at >= 0 {
		x.SetArg(at, edit.Phi(s.j, []*ir.Block{s.p, s.q}, []*ir.Value{x.Args[at], y.Args[at]}))
	}
	move(x, s.j, len(s.j.Phis()))
	if phi != nil {
		s.replace(phi, x)
		phi.Erase()
	}
	s.gone[y] = x
	y.Erase()
}
