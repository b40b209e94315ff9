package licm

import (
	"rewrite/passes/analysis/cfg"
	"rewrite/passes/internal/edit"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// joined makes two compares of one value with what is the same in each round one, with the smaller or larger of the two, which is
// found in front of the loop.
//
//	%c = icmp ult i32 %i, %a                        front: %m = call i32 @llvm.umin.i32(i32 %a, i32 %b)
//	%d = icmp ult i32 %i, %b
//	%e = and i1 %c, %d                              loop:  %e = icmp ult i32 %i, %m
//
// Where the second compare is not looked at if the first is false, by a select, its operand may be poison when it does not matter: it
// is frozen.
func (w *work) joined(v *ir.Value, l *cfg.Loop, front *ir.Block) bool {
	x, y, and, logical := ir.Junction(v)
	if x == nil || x.Op != ir.OpICmp || y.Op != ir.OpICmp || x.NumUses() != 1 || y.NumUses() != 1 || x == y {
		return false
	}
	varies := func(a *ir.Value) bool { return w.varies(a, l) }
	sides := func(c *ir.Value) (i, inv *ir.Value, p ir.Pred) {
		i, inv, p = c.Args[0], c.Args[1], c.Pred
		if varies(inv) {
			i, inv, p = inv, i, p.Swap()
		}
		return i, inv, p
	}
	i, a, p := sides(x)
	j, b, q := sides(y)
	if p != q && oneSign(p) == oneSign(q) { // they are one compare where both operands have one sign
		switch {
		case x.Flags&ir.SameSign != 0:
			p = q
		case y.Flags&ir.SameSign != 0:
			q = p
		}
	}
	if i != j || p != q || !varies(i) || varies(a) || varies(b) || !i.Type.IsInt() {
		return false
	}
	var least bool // of the two counts
	switch p {
	case ir.ULT, ir.ULE, ir.SLT, ir.SLE:
		least = and
	case ir.UGT, ir.UGE, ir.SGT, ir.SGE:
		least = !and
	default:
		return false
	}
	id := intrinsic.Umax
	switch {
	case least && p.IsSigned():
		id = intrinsic.Smin
	case least:
		id = intrinsic.Umin
	case p.IsSigned():
		id = intrinsic.Smax
	}
	at := front.Terminator()
	put := func(n *ir.Value) *ir.Value {
		n.Pos = v.Pos
		front.InsertAt(front.IndexOf(at), n)
		return n
	}
	if logical && b.Op != ir.OpInt { // also of what is a constant, as poison is
		b = put(w.f.NewInstr(ir.OpFreeze, b.Type, b))
	}
	m := put(w.f.CallIntrinsic(id, a.Type, a, b))
	c := w.f.NewInstr(ir.OpICmp, ir.I1, i, m)
	c.Pred = p
	w.say.Applied(v, "these compares are one, with what is found in front of the loop")
	v.ReplaceAllUses(c)
	edit.Replace(v, c)
	w.gone[v] = c
	w.drop(x)
	w.drop(y)
	return true
}

// oneSign is the compare that says the same as one of signed numbers where both have one sign.
func oneSign(p ir.Pred) ir.Pred {
	if p.IsSigned() {
		return p - ir.SGT + ir.UGT
	}
	return p
}
