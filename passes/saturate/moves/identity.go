package moves

import (
	"rewrite/egraph"
	"rewrite/passes/analysis/domain"
	"rewrite/passes/ir"
	"rewrite/passes/ir/fp"
	"rewrite/passes/ir/num"
	"rewrite/passes/saturate/program"
)

// blends tells whether a node computes each lane from the same lanes of others, and may be done on lanes that are
// chosen for it. A division may: extraction takes one only where its divisor cannot trap.
func blends(mv *Mover, n egraph.NodeID) bool {
	if mv.lanewise(n, false) {
		return true
	}
	if mv.E.Op(n) < program.FirstOp || program.Shape(mv.E.Type(mv.E.ClassOf(n))) == 0 {
		return false
	}
	switch mv.Vocab.Back[mv.E.Op(n)].Op {
	case ir.OpUDiv, ir.OpSDiv, ir.OpURem, ir.OpSRem:
		return true
	}
	return false
}

// A view is what an operation on integers is as well: the product or the sum of a vector and a
// constant.
type view struct {
	x     egraph.ClassID
	lanes []lane // of the constant
	flags ir.Flags
}

// blendViews is the operation that both nodes can be seen as, on blended operands.
//
// A shift to the left is the product with a power of two, and a negation that with -1, so a
// product stands for any two of them; bits that are or'ed and disjoint are added.
func blendViews(mv *Mover, mask []int, p, q egraph.NodeID, payload uint64) (egraph.ClassID, bool) {
	g := mv.E
	t := g.Type(g.ClassOf(p))
	for _, op := range [...]ir.Op{ir.OpMul, ir.OpAdd} {
		a, ok := viewAs(mv, op, p, len(mask))
		if !ok {
			continue
		}
		b, ok := viewAs(mv, op, q, len(mask))
		if !ok || g.Type(b.x) != g.Type(a.x) {
			continue
		}
		from := make([]lane, len(mask))
		for i, m := range mask {
			switch {
			case m >= len(mask):
				from[i] = b.lanes[i]
			case m >= 0:
				from[i] = a.lanes[i]
			default:
				from[i] = lane{kind: lanePoison}
			}
		}
		c, ok := mv.numbers(t, from)
		if !ok {
			continue
		}
		x := g.Find(a.x)
		if y := g.Find(b.x); x != y {
			x = g.ClassOf(g.AddNode(egraph.Node{Op: mv.Vocab.Plain[ir.OpShuffleVector], Type: t, Payload: payload, Kids: []egraph.ClassID{x, y}}))
		}
		return g.Add(mv.Vocab.Plain[op], t, program.PackFlags(a.flags&b.flags), x, c), true
	}
	return 0, false
}

// viewAs is a node as a product or a sum.
func viewAs(mv *Mover, op ir.Op, n egraph.NodeID, count int) (view, bool) {
	g := mv.E
	t := g.Type(g.ClassOf(n))
	w := program.Width(t)
	if program.KindOf(t) != program.KindInt || w > num.MaxWidth || g.Arity(n) != 2 {
		return view{}, false
	}
	v := view{x: g.Kid(n, 0), flags: program.UnpackFlags(g.Flags(n))}
	constant := 1
	as := func(x num.Int) (num.Int, bool) { return x, true }
	switch of := mv.Vocab.Back[g.Op(n)].Op; {
	case of == op:
	case op == ir.OpAdd && of == ir.OpOr && v.flags&ir.Disjoint != 0:
		v.flags = ir.NUW | ir.NSW
	case op == ir.OpMul && of == ir.OpShl:
		as = func(x num.Int) (num.Int, bool) {
			if x.Hi != 0 || x.Lo >= uint64(w) {
				return x, false
			}
			if x.Lo == uint64(w)-1 { // by the smallest number: of -1 it is itself, but as a product that wraps
				v.flags &^= ir.NSW
			}
			return num.Of(1).Shl(uint32(x.Lo)), true
		}
	case op == ir.OpMul && of == ir.OpSub: // from 0
		v.x, constant = g.Kid(n, 1), 0
		as = func(x num.Int) (num.Int, bool) { return num.LowMask(w), x.IsZero() }
	default:
		return view{}, false
	}
	if !mv.isNumbers(g.Kid(n, constant)) {
		return view{}, false
	}
	v.lanes = make([]lane, count)
	for i := range v.lanes {
		l := mv.follow(g.Kid(n, constant), i, 0)
		switch l.kind {
		case laneOfVector:
			return view{}, false
		case laneNumber:
			x, ok := as(l.x)
			if !ok {
				return view{}, false
			}
			l.x = x.Trunc(w)
		}
		v.lanes[i] = l
	}
	return v, true
}

// blendIdentity is an operation, or what it is computed from where the mask takes that. The operation is
// the shuffle's second operand if second.
//
// The flags of an operation on integers may stay: with its identity nothing wraps, no bit is shifted out, and bits
// that are or'ed are disjoint. One on floats gives a number back as it is, and must not be any other where
// something was licensed; a NaN it need not give back as it is.
func (mv *Mover) blendIdentity(mask []int, p egraph.NodeID, x egraph.ClassID, second bool) (egraph.ClassID, bool) {
	g := mv.E
	t := g.Type(g.ClassOf(p))
	e, ok := identity(mv, g.Op(p), t)
	if !ok || g.Arity(p) != 2 {
		return 0, false
	}
	flags := g.Flags(p)
	if program.KindOf(t) == program.KindFloat {
		if !mv.Of(g, x).Apart(domain.NaN) {
			return 0, false
		}
		flags &= program.PackFlags(ir.NNaN)
	}
	at := 1 // of the constant
	if !mv.isNumbers(g.Kid(p, 1)) {
		at = 0
	}
	if at == 0 && !mv.Vocab.Ops[g.Op(p)].Commutative || g.Find(g.Kid(p, 1-at)) != g.Find(x) {
		return 0, false
	}
	from := make([]lane, len(mask))
	for i, m := range mask {
		if second == (m >= 0 && m < len(mask)) {
			from[i] = lane{kind: laneNumber, x: e}
		} else if from[i] = mv.follow(g.Kid(p, at), i, 0); from[i].kind == laneOfVector {
			return 0, false
		}
	}
	c, ok := mv.numbers(t, from)
	if !ok {
		return 0, false
	}
	return egraph.ClassID(g.AddNode(egraph.Node{Op: g.Op(p), Type: t, Flags: flags, Kids: []egraph.ClassID{g.Kid(p, 1-at), c}})), true
}

// identity is the constant e with op(x, e) = x, by its bits.
func identity(mv *Mover, op egraph.Op, t egraph.Type) (num.Int, bool) {
	w := program.Width(t)
	of := mv.Vocab.Back[op].Op.Info()
	switch program.KindOf(t) {
	case program.KindInt:
		switch {
		case w > num.MaxWidth:
		case of.Identity == ir.IdentityZero:
			return num.Int{}, true
		case of.Identity == ir.IdentityOne: // of one bit it is -1, by which a signed product wraps
			return num.Of(1), w > 1
		case of.Identity == ir.IdentityAllOnes:
			return num.LowMask(w), true
		}
	case program.KindFloat:
		f, ok := fp.Of(program.FloatFormat(t))
		switch {
		case !ok:
		case of.Identity == ir.IdentityNegZero:
			return num.Of(f.SignBit()), true
		case of.Identity == ir.IdentityFOne:
			return num.Of(f.Round(1)), true
		case mv.Vocab.Back[op].Op == ir.OpFSub:
			return num.Int{}, true
		}
	}
	return num.Int{}, false
}
