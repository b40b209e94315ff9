package gvn

import (
	"rewrite/passes/analysis/memory"
	"rewrite/passes/ir"
	"rewrite/passes/ir/fp"
)

// maxConjuncts bounds how deep a condition is taken apart, and maxFactUses among how
// many uses of a value those are looked for that a fact is about.
const (
	maxConjuncts = 8
	maxFactUses  = 256
)

// A scope is where a fact holds.
type scope struct {
	b  *ir.Block // at its start and below
	at *ir.Value // or behind an assumption, which stands in b
	// or on the edge from a block to b, which has others, too: for the phis of b
	from *ir.Block
}

// facts uses what branches, switches and assumptions say of values where that holds.
type facts struct{ *walk }

// covers tells whether a use is in a scope.
func (w facts) covers(s scope, u ir.Use) bool {
	if s.at != nil {
		return u.User != s.at && w.tree.DominatesValue(s.at, u)
	}
	if s.from != nil {
		return u.User.Op == ir.OpPhi && u.User.Block == s.b && u.User.Targets[u.Index] == s.from
	}
	b := u.Block()
	return w.tree.Reachable(b) && w.tree.Dominates(s.b, b)
}

// branched uses what the terminator of p says where control came to b from it: in b and below
// if the edge from p is the only one to b (SEMANTICS 8), else in what the phis of b are by that
// edge. What a program branches on is neither poison nor undef.
func (w facts) branched(p, b *ir.Block, s scope) {
	t := p.Terminator()
	switch {
	case t.Op == ir.OpBr && len(t.Targets) == 2 && t.Targets[0] != t.Targets[1]:
		w.holds(t.Args[0], t.Targets[0] == b, s, 0)
	case t.Op == ir.OpSwitch:
		if at := w.targets.Of(t, b); len(at) == 1 && at[0] > 0 {
			w.equal(t.Args[0], t.Args[at[0]], s)
		}
	}
}

// entered uses what is known where control comes into a block.
func (w facts) entered(b *ir.Block) {
	switch preds := b.Preds(); {
	case len(preds) == 1:
		w.branched(preds[0], b, scope{b: b})
	case len(b.Phis()) > 0:
		for _, p := range preds {
			if w.tree.Reachable(p) && len(p.Succs()) > 1 {
				w.branched(p, b, scope{b: b, from: p})
			}
		}
	}
}

// assumed uses what is assumed behind the assumption.
func (w facts) assumed(v *ir.Value) {
	w.holds(v.CallArgs()[0], true, scope{b: v.Block, at: v}, 0)
}

// holds makes uses of a condition in a scope the constant that it is there, and uses what
// follows: of both sides of a conjunction that is true or a disjunction that is
// false, and from compares for equality.
func (w facts) holds(c *ir.Value, truth bool, s scope, depth int) {
	if c.Block == nil && c.Op != ir.OpParam || c.Type != ir.I1 || depth > maxConjuncts {
		return
	}
	n := uint64(0)
	if truth {
		n = 1
	}
	w.stands(c, w.f.Int(ir.I1, n), s)
	decided := ir.OpAnd
	if !truth {
		decided = ir.OpOr
	}
	switch {
	case c.Op == decided:
		w.holds(c.Args[0], truth, s, depth+1)
		w.holds(c.Args[1], truth, s, depth+1)
	case c.Op == ir.OpSelect && truth && isBool(c.Args[2], 0):
		w.holds(c.Args[0], true, s, depth+1)
		w.holds(c.Args[1], true, s, depth+1)
	case c.Op == ir.OpSelect && !truth && isBool(c.Args[1], 1):
		w.holds(c.Args[0], false, s, depth+1)
		w.holds(c.Args[2], false, s, depth+1)
	case c.Op == ir.OpXor && isBool(c.Args[1], 1):
		w.holds(c.Args[0], !truth, s, depth+1)
	case c.Op == ir.OpICmp && (truth && c.Pred == ir.EQ || !truth && c.Pred == ir.NE):
		w.equal(c.Args[0], c.Args[1], s)
	case c.Op == ir.OpFCmp && (truth && c.Pred == ir.OEQ || !truth && c.Pred == ir.FUNE):
		w.equalFloats(c.Args[0], c.Args[1], s)
	}
}

func isBool(v *ir.Value, n uint64) bool { return v.Op == ir.OpInt && v.Bits == n }

// stands makes uses of a value in a scope uses of another one, and so for values that are
// the same and are met below.
func (w facts) stands(v, x *ir.Value, s scope) {
	w.instead(v, x, s)
	if s.at == nil && s.from == nil {
		w.lead(w.of(v), x, s.b, true)
	}
}

// instead makes uses of x in a scope uses of y.
func (w facts) instead(x, y *ir.Value, s scope) {
	if x.NumUses() > maxFactUses {
		return
	}
	for i := 0; i < x.NumUses(); {
		u := x.Uses()[i]
		if !w.stays(u.User) || !w.covers(s, u) || u.User.Op == ir.OpCall && (u.User.Flags&ir.MustTail != 0 || memory.IsMarker(u.User)) {
			i++
			continue
		}
		w.say.Applied(u.User, "an operand is another value here, as was branched on")
		u.User.SetArg(int(u.Index), y)
		w.mem.Changed(u.User)
		w.dirty[u.User] = true
		w.changed = true
		if u.User.Op == ir.OpPhi {
			w.again = w.again || w.tree.Number(u.User.Block) <= w.tree.Number(s.b)
		}
	}
}

// equal uses that two values are equal: of integers, and that a pointer is null. Two
// pointers with one address may lead to different objects (SEMANTICS 8 and 24).
func (w facts) equal(x, y *ir.Value, s scope) {
	if x.IsConst() {
		x, y = y, x
	}
	switch {
	case x.IsConst() || x == y:
	case y.IsConst():
		if (x.Type.IsInt() && y.Op == ir.OpInt) || x.Type.IsPtr() && y.Op == ir.OpNull {
			w.stands(x, y, s)
		}
	case x.Type.IsInt():
		// The one that was there first stands for the other one.
		if w.later(y, x) {
			x, y = y, x
		}
		w.stands(x, y, s)
	}
}

// later tells whether a value was defined behind another one that is defined where it is, too.
func (w facts) later(x, y *ir.Value) bool {
	switch {
	case x.Block == nil:
		return y.Block == nil && x.Bits > y.Bits
	case y.Block == nil:
		return true
	case x.Block == y.Block:
		return x.Block.IndexOf(x) > x.Block.IndexOf(y)
	}
	return w.tree.Dominates(y.Block, x.Block)
}

// equalFloats uses that a float is equal to a constant that is neither a zero, of which
// there are two, nor a NaN, nor a number that may be flushed to zero (SEMANTICS 8).
func (w facts) equalFloats(x, y *ir.Value, s scope) {
	if x.IsConst() {
		x, y = y, x
	}
	if x.IsConst() || y.Op != ir.OpFloat || y.Aux != nil {
		return
	}
	if f, ok := fp.Of(y.Type.Kind); ok && !f.IsZero(y.Bits) && !f.IsNaN(y.Bits) && !f.IsDenormal(y.Bits) {
		w.stands(x, y, s)
	}
}
