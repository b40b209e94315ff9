package simplifycfg

import (
	"slices"

	"rewrite/passes/internal/edit"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// choose turns the branch at the end of a block into a choice of values or joins
// it with the next one.
func (w *work) choose(b *ir.Block) bool {
	t := b.Terminator()
	if t.Op != ir.OpBr || len(t.Targets) != 2 || t.Targets[0] == t.Targets[1] {
		return false
	}
	return w.selects(b, t) || w.joinBranches(b, t, 0) || w.joinBranches(b, t, 1)
}

// arm is where a block that only b leads to goes on to, nil if it is no such
// block or does more than compute values.
func (w *work) arm(x, b *ir.Block) *ir.Block {
	t := x.Terminator()
	if w.taken[x] || x == b || len(x.Preds()) != 1 || t.Op != ir.OpBr || len(t.Targets) != 1 || t.Targets[0] == x || len(x.Phis()) > 0 {
		return nil
	}
	return t.Targets[0]
}

// selects makes a diamond or a triangle straight.
//
//	b: br i1 %c, label %t, label %f        b: ...
//	t: ...                                    %s = select i1 %c, i32 %x, i32 %y
//	   br label %j                            br label %j
//	f: ...                                 j: %p = phi [ %s, %b ]
//	   br label %j
//	j: %p = phi i32 [ %x, %t ], [ %y, %f ]
//
// In a triangle t or f is j itself.
func (w *work) selects(b *ir.Block, t *ir.Value) bool {
	yes, no := t.Targets[0], t.Targets[1]
	toYes, toNo := w.arm(yes, b), w.arm(no, b)
	var j *ir.Block
	var arms []*ir.Block
	fromYes, fromNo := yes, no // the predecessors of j on the two ways
	switch {
	case toYes != nil && toYes == toNo:
		j, arms = toYes, []*ir.Block{yes, no}
	case toYes == no && toYes != nil:
		j, arms, fromNo = no, []*ir.Block{yes}, b
	case toNo == yes && toNo != nil:
		j, arms, fromYes = yes, []*ir.Block{no}, b
	default:
		return false
	}
	if j == b {
		return false
	}
	n := 0
	for _, x := range arms {
		for _, v := range x.Instrs[:len(x.Instrs)-1] {
			if n++; !w.speculatable(v) && !countsZero(v, t.Args[0], j) {
				w.missed(t, "this branch stays: a %s is not executed before it is known to be needed", v.Op)
				return false
			}
		}
	}
	choices := 0
	chosen := map[*ir.Value]*ir.Value{}
	for _, phi := range j.Phis() {
		if phi.Type.Kind == ir.TokenKind {
			return false
		}
		x, y := edit.Incoming(phi, fromYes), edit.Incoming(phi, fromNo)
		switch {
		case x == y || y.Op == ir.OpPoison:
			chosen[phi] = x
		case x.Op == ir.OpPoison:
			chosen[phi] = y
		case isExtreme(t.Args[0], x, y):
			n++ // one operation, which looks at no condition
		default:
			choices++
		}
	}
	if n > w.limits.Speculated || choices > w.limits.Selects {
		w.missed(t, "this branch stays: %d selects and %d instructions in front of it would cost more", choices, n)
		return false
	}
	if n > 1 && slices.ContainsFunc(j.Phis(), func(phi *ir.Value) bool { return chosen[phi] == nil && leadsAround(phi) }) {
		w.missed(t, "this branch stays: what the next round loads would wait for a select and %d instructions", n)
		return false
	}
	for _, x := range arms {
		for _, v := range append([]*ir.Value(nil), x.Instrs[:len(x.Instrs)-1]...) {
			edit.MoveTo(v, b)
			v.Meta = v.Meta.Keep(isLocation)
		}
	}
	behind(j, fromYes, fromNo)
	for _, phi := range j.Phis() {
		if chosen[phi] != nil {
			continue
		}
		args := []*ir.Value{t.Args[0], edit.Incoming(phi, fromYes), edit.Incoming(phi, fromNo)}
		s := w.comesTo(ir.Value{Op: ir.OpSelect, Type: phi.Type, Flags: phi.Flags, Args: args})
		if s == nil {
			s = w.f.NewInstr(ir.OpSelect, phi.Type, args...)
			s.Flags, s.Pos, s.Meta = phi.Flags, t.Pos, t.Meta.Keep(isLocation)
			b.InsertAt(len(b.Instrs)-1, s)
		}
		chosen[phi] = s
	}
	edit.DropEdge(fromYes, j)
	edit.DropEdge(fromNo, j)
	edit.AddEntries(b, j, func(phi *ir.Value) *ir.Value { return chosen[phi] })
	w.say.Applied(t, "this branch is now a choice of values")
	br := w.f.NewInstr(ir.OpBr, ir.Void)
	br.Targets, br.Meta = []*ir.Block{j}, t.Meta.Keep(isLocation)
	edit.Replace(t, br)
	for _, x := range arms {
		w.cut(x)
	}
	return true
}

// behind gives phis behind two ways that meet what was on the one that they are come to by, where the branch there tells that:
//
//	j:    %n = phi i32 [ %n1, %more ], [ %n0, %b ]         j:    ...
//	      %c = phi i1 [ %d, %more ], [ false, %b ]               br i1 %c, label %loop, label %done
//	      br i1 %c, label %loop, label %done         ->    loop: %i = phi i32 [ %n1, %j ], ...
//	loop: %i = phi i32 [ %n, %j ], ...
//
// So while (a && --n) counts by one, not by what a is.
func behind(j, fromYes, fromNo *ir.Block) {
	t := j.Terminator()
	if len(j.Preds()) != 2 || t.Op != ir.OpBr || len(t.Targets) != 2 || t.Targets[0] == t.Targets[1] || t.Args[0].Op != ir.OpPhi || t.Args[0].Block != j {
		return
	}
	for _, way := range [2][2]*ir.Block{{fromYes, fromNo}, {fromNo, fromYes}} {
		c := edit.Incoming(t.Args[0], way[1])
		if c.Op != ir.OpInt {
			continue
		}
		to := t.Targets[0] // where the other way does not lead
		if c.Bits == 1 {
			to = t.Targets[1]
		}
		for _, phi := range to.Phis() {
			for i, from := range phi.Targets {
				if x := phi.Args[i]; from == j && x.Op == ir.OpPhi && x.Block == j {
					phi.SetArg(i, edit.Incoming(x, way[0]))
				}
			}
		}
	}
}

// farthest bounds how many values are looked at by leadsAround.
const farthest = 16

// leadsAround tells whether a loop loads from an address that a value leads to, and goes around with that: an interpreter's next
// instruction, the next character of a text. A branch is foreseen, and the load begins at once; behind a select it waits for what
// decides, which mostly was loaded itself.
//
//	%to = phi ptr [ %next, %x ], [ %far, %jump ]
//	br label %loop
//	loop:
//	%pc = phi ptr [ %start, %entry ], [ %to, %j ]
//	%op = load i8, ptr %pc
//	%next = getelementptr i8, ptr %pc, i64 4
func leadsAround(phi *ir.Value) bool {
	loads, around := false, false
	seen := []*ir.Value{phi}
	for i := 0; i < len(seen) && len(seen) <= farthest; i++ {
		for _, u := range seen[i].Uses() {
			switch v := u.User; v.Op {
			case ir.OpLoad:
				loads = true
			case ir.OpPhi, ir.OpGEP, ir.OpAdd, ir.OpSub, ir.OpOr, ir.OpZExt, ir.OpSExt, ir.OpTrunc:
				if slices.Contains(seen, v) {
					around = true
				} else if len(seen) <= farthest {
					seen = append(seen, v)
				}
			}
		}
	}
	return loads && around
}

// isExtreme tells whether a choice of two integers is the smaller or the larger one.
func isExtreme(c, x, y *ir.Value) bool {
	return c.Op == ir.OpICmp && c.Pred != ir.EQ && c.Pred != ir.NE && x.Type.Scalar().IsInt() &&
		(c.Args[0] == x && c.Args[1] == y || c.Args[0] == y && c.Args[1] == x)
}

// countsZero tells whether a count of zeros at one end is not asked for 0, which goes to a block with the width in its place: a
// count that is defined of 0, too, is all of that.
//
//	br (icmp ne %x, 0), %t, %j      %p = ctlz(%x, false)
//	t: %n = ctlz(%x, true)
//	j: %p = phi [ %n, %t ], [ 32, ... ]
func countsZero(v, c *ir.Value, j *ir.Block) bool {
	if id := v.Intrinsic(); id != intrinsic.Ctlz && id != intrinsic.Cttz || v.NumUses() != 1 || !v.Type.IsInt() || !promisesNothing(v) {
		return false
	}
	x, phi := v.CallArgs()[0], v.Uses()[0].User
	if c.Op != ir.OpICmp || c.Pred != ir.EQ && c.Pred != ir.NE || c.Args[0] != x || !isNumber(c.Args[1], 0) || phi.Op != ir.OpPhi || phi.Block != j || len(phi.Args) != 2 {
		return false
	}
	other := phi.Args[0]
	if other == v {
		other = phi.Args[1]
	}
	return isNumber(other, uint64(v.Type.Bits))
}

func isNumber(v *ir.Value, n uint64) bool { return v.Op == ir.OpInt && v.Aux == nil && v.Bits == n }

// cut ends a block that has no way in any more. Its edges are gone from phis.
func (w *work) cut(x *ir.Block) {
	end := w.f.NewInstr(ir.OpUnreachable, ir.Void)
	edit.Replace(x.Terminator(), end)
	w.dead[x] = true
}

// isLocation: the other metadata of an instruction need not be true where it is
// moved to.
func isLocation(kind string) bool { return kind == "dbg" }

// speculatable tells whether an instruction may be executed though the program
// does not: it has no effect and no undefined behaviour, and costs little.
// Division by a constant has none, but costs much.
func (w *work) speculatable(v *ir.Value) bool {
	if v.Op == ir.OpCall {
		return v.Intrinsic() != intrinsic.None && v.Effects() == 0 && promisesNothing(v) && w.target.Cheap(v, w.limits)
	}
	return v.Op.Is(ir.Speculatable) && !v.Op.IsTerminator() && w.target.Cheap(v, w.limits)
}

// promisesNothing tells whether a call has no attributes, of which some make it undefined.
func promisesNothing(v *ir.Value) bool {
	c := v.Aux.(*ir.Call)
	return c.ParamAttrs == nil && c.RetAttrs == nil && c.FuncAttrs == nil
}

// joinBranches makes one of two branches with a common target x. k tells on which
// way of the first the second is.
//
//	b: br i1 %c, label %m, label %x        b: %d = ...
//	m: %d = ...                               %s = select i1 %c, i1 %d, i1 false
//	   br i1 %d, label %y, label %x           br i1 %s, label %y, label %x
//
// It is a select and no and, as d may be poison where c is false (SEMANTICS 24).
func (w *work) joinBranches(b *ir.Block, t *ir.Value, k int) bool {
	m, x := t.Targets[k], t.Targets[1-k]
	end := m.Terminator()
	if w.taken[m] || m == b || len(m.Preds()) != 1 || len(m.Phis()) > 0 || end.Op != ir.OpBr || len(end.Targets) != 2 {
		return false
	}
	i := 0 // the way of the second branch to x
	if end.Targets[1] == x {
		i = 1
	}
	y := end.Targets[1-i]
	if end.Targets[i] != x || y == x || y == m || x == m || end.Args[0].IsConst() {
		return false
	}
	if t.Meta.Get("llvm.loop") != "" && end.Meta.Get("llvm.loop") != "" || w.anotherLoop(b, y) {
		return false
	}
	d := end.Args[0]
	bonus := 0
	for _, v := range m.Instrs[:len(m.Instrs)-1] {
		if !w.speculatable(v) {
			return false
		}
		if v != d {
			bonus++
		}
	}
	if bonus > w.limits.Bonus {
		w.missed(end, "this branch is not joined with the one before: that would execute %d instructions more", bonus)
		return false
	}
	for _, phi := range x.Phis() {
		if edit.Incoming(phi, b) != edit.Incoming(phi, m) {
			w.missed(end, "this branch is not joined with the one before: a phi of their common target tells them apart")
			return false
		}
	}
	for _, v := range append([]*ir.Value(nil), m.Instrs[:len(m.Instrs)-1]...) {
		edit.MoveTo(v, b)
		v.Meta = v.Meta.Keep(isLocation)
	}
	// c leads to m if it is k == 0; d leads to x if it is i == 0.
	c, yes, no := t.Args[0], y, x
	constant := w.f.Int(ir.I1, 0)
	if k == 0 && i == 0 || k == 1 && i == 0 {
		constant, yes, no = w.f.Int(ir.I1, 1), x, y
	}
	args := []*ir.Value{c, d, constant}
	if k == 1 {
		args = []*ir.Value{c, constant, d}
	}
	s := w.comesTo(ir.Value{Op: ir.OpSelect, Type: ir.I1, Args: args})
	if s == nil {
		s = w.f.NewInstr(ir.OpSelect, ir.I1, args...)
		s.Pos, s.Meta = end.Pos, end.Meta.Keep(isLocation)
		b.InsertAt(len(b.Instrs)-1, s)
	}
	edit.DropEdge(m, x)
	edit.RenamePred(y, m, b)
	w.say.Applied(end, "this branch and the one before are one now")
	br := w.f.NewInstr(ir.OpBr, ir.Void, s)
	br.Targets = []*ir.Block{yes, no}
	loop := t.Meta
	if end.Meta.Get("llvm.loop") != "" {
		loop = end.Meta
	}
	br.Meta = loop.Keep(func(kind string) bool { return kind == "dbg" || kind == "llvm.loop" })
	edit.Replace(t, br)
	w.cut(m)
	return true
}
