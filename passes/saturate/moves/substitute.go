package moves

import (
	"rewrite/egraph"
	"rewrite/passes/ir"
	"rewrite/passes/saturate/program"
)

// eitherWay finds a choice that needs no condition: where that is true x and y are equal numbers, and with one put in for the
// other the arm that is not chosen there is the one that is. Without flags, which may make it poison there, it is right both ways.
//
//	select (icmp eq x, 0), y, (ashr y, (lshr exact x, 2))      ashr y, (lshr x, 2)
//	select (icmp eq x, -1), -1, (or disjoint x, (shl x, 3))     or x, (shl x, 3)
//
// What is put in makes a term of its own, which the rules simplify; whether it is the other arm shows the next time. They have to be
// equal, poison and undef included. Undef is read anew by the arm: where it could be read as another number by the condition, too, all
// that the arm gives was there before. Only what is poison where an operand is gets looked into, so that nothing behind the condition counts more
// than before; and numbers only, as equal addresses need not be of one object.
func eitherWay(mv *Mover, c, x, y egraph.ClassID) (egraph.ClassID, bool) {
	g := mv.E
	for i, arm := range [2]struct{ chosen, other egraph.ClassID }{{x, y}, {y, x}} {
		if _, constant := g.Constant(arm.other); constant {
			continue
		}
		for _, q := range mv.premisesOf(c, i == 0).compares {
			if q.p != ir.EQ || program.KindOf(g.Type(q.a)) != program.KindInt {
				continue
			}
			for _, pair := range [2][2]egraph.ClassID{{q.a, q.b}, {q.b, q.a}} {
				if _, constant := g.Constant(pair[0]); constant {
					continue
				}
				put, ok := substituted(mv, pair[0], pair[1], arm.other, withinDepth)
				if !ok || g.Find(put) != g.Find(arm.chosen) {
					continue
				}
				return substituted(mv, pair[0], pair[0], arm.other, withinDepth)
			}
		}
	}
	return 0, false
}

// substituted is k with b in the place of a, without flags on the way there; !ok if a is not found.
func substituted(mv *Mover, a, b, k egraph.ClassID, depth int) (egraph.ClassID, bool) {
	g := mv.E
	if k = g.Find(k); k == g.Find(a) {
		return b, true
	}
	if depth == 0 {
		return k, false
	}
	left := maxAlike
	for n := range g.Nodes(k) {
		if left--; left < 0 {
			break
		}
		if g.Op(n) < program.FirstOp {
			continue
		}
		switch mv.Vocab.Back[g.Op(n)].Op {
		case ir.OpAnd, ir.OpOr, ir.OpXor, ir.OpAdd, ir.OpSub, ir.OpMul, ir.OpShl, ir.OpLShr, ir.OpAShr, ir.OpZExt, ir.OpSExt, ir.OpTrunc:
		default:
			continue
		}
		var kids [2]egraph.ClassID
		found := false
		for i := range g.Arity(n) {
			var ok bool
			kids[i], ok = substituted(mv, a, b, g.Kid(n, i), depth-1)
			found = found || ok
		}
		if found {
			return g.Add(g.Op(n), g.Type(k), 0, kids[:g.Arity(n)]...), true
		}
	}
	return k, false
}
