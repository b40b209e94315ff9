package jumpthread

import (
	"slices"

	"rewrite/passes/analysis/domain"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
	"rewrite/passes/simplify"
)

// A key is a value as it is in the last block of a way: from the block from, by way of mid if that is not nil.
type key struct {
	v              *ir.Value
	from, mid, end *ir.Block
}

// An outcome is what a value is there: nil if nothing is known; a value that is computed before the way, or a constant.
type outcome struct {
	v *ir.Value
	// exact tells that it is just that: it is not poison where v is not, nor one of several numbers.
	exact bool
}

// maxDepth bounds how many operations an outcome is computed through.
const maxDepth = 8

// target is where the choice at the end of a block leads on an edge into it, or on the way of two; nil if that is not known. It may
// be any if what decides is poison or undef: to branch on it is undefined behaviour.
func (w *work) target(b, p *ir.Block, further ...*ir.Block) (to *ir.Block, any bool) {
	k := key{from: p, end: b}
	if len(further) > 0 {
		k.from, k.mid = further[0], p
	}
	x := w.value(b.Terminator().Args[0], k, 0).v
	return choose(b.Terminator(), x), x != nil && (x.Op == ir.OpUndef || x.Op == ir.OpPoison)
}

// choose is where a branch or a switch leads for a value; nil if that is no number.
func choose(t, x *ir.Value) *ir.Block {
	switch {
	case x == nil || x.Op != ir.OpInt:
		return nil
	case t.Op == ir.OpBr:
		return t.Targets[1-x.Bits]
	}
	if i := slices.Index(t.Args[1:], x); i >= 0 {
		return t.Targets[1+i]
	}
	return t.Targets[0]
}

// always is where a block goes wherever control comes from, nil if that is not known.
func (w *work) always(b *ir.Block) *ir.Block {
	t := b.Terminator()
	c := t.Args[0]
	if c.IsInstr() && c.Effects() == 0 && c.Op != ir.OpPhi && c.Op != ir.OpFreeze && c.Op != ir.OpCall {
		c = w.simplify.Value(c, simplify.In(b)).Value
	}
	return choose(t, c)
}

// maxAccesses bounds how many uses of a pointer, and of addresses from it, are looked at.
const maxAccesses = 16

// notNull is where a block goes that asks whether a pointer is null that was accessed before, nil for another one.
func (w *work) notNull(b *ir.Block) *ir.Block {
	t := b.Terminator()
	c := t.Args[0]
	if t.Op != ir.OpBr || c.Op != ir.OpICmp || !c.IsInstr() || c.Args[1].Op != ir.OpNull || c.Pred != ir.EQ && c.Pred != ir.NE || !w.accessed(c.Args[0], b, 0) {
		return nil
	}
	if c.Pred == ir.NE {
		return t.Targets[0]
	}
	return t.Targets[1]
}

// accessed tells whether control came through an access to what a pointer points to, or to an address in that object: it is not null then.
func (w *work) accessed(p *ir.Value, b *ir.Block, depth int) bool {
	if p.Type != ir.Ptr || p.IsConst() || ir.NullIsValid(w.f) {
		return false
	}
	for i, u := range p.Uses() {
		v := u.User
		switch {
		case i == maxAccesses:
			return false
		case v.Op == ir.OpGEP && v.IsInstr() && v.Flags&ir.InBounds != 0 && v.Args[0] == p && depth < maxDepth:
			if w.accessed(v, b, depth+1) {
				return true
			}
		case v.Op == ir.OpLoad && ir.NeedsMemory(v), v.Op == ir.OpStore && v.Args[1] == p && ir.NeedsMemory(v):
			if w.tree.Dominates(v.Block, b) {
				return true
			}
		}
	}
	return false
}

// compared is a condition that is seen at once to be known by no more than the facts of what it is made of, nil for another one: it compares
// constants and what nobody can look into, or one of these behind a cast or a mask with a constant.
func compared(c *ir.Value) *ir.Value {
	if inner(c) != nil {
		return c
	}
	if c.Op != ir.OpICmp || c.Flags != 0 || c.Args[0] == c.Args[1] || !c.Args[0].Type.IsInt() && c.Args[0].Type != ir.Ptr || c.Args[0].Type == ir.I1 {
		return nil
	}
	for i, x := range c.Args {
		if !opaque(x) && !(inner(x) != nil && c.Args[1-i].Op == ir.OpInt) {
			return nil
		}
	}
	return c
}

// opaque tells whether a value is a constant, or made of nothing as far as rules are concerned.
func opaque(x *ir.Value) bool {
	switch x.Op {
	case ir.OpLoad, ir.OpParam, ir.OpPhi, ir.OpInt, ir.OpNull:
		return true
	case ir.OpCall:
		return x.Intrinsic() == intrinsic.None
	}
	return false
}

// inner is the opaque value that a cast or a mask is of, nil for what is none. What is known of one tells all that can be said of it
// beside a constant.
func inner(x *ir.Value) *ir.Value {
	switch x.Op {
	case ir.OpAnd:
		if x.Args[1].Op != ir.OpInt {
			return nil
		}
	case ir.OpZExt, ir.OpSExt, ir.OpTrunc:
	default:
		return nil
	}
	if y := x.Args[0]; x.Flags == 0 && x.Type.IsInt() && opaque(y) && !y.IsConst() {
		return y
	}
	return nil
}

// tells tells whether facts may decide a condition at the entry of a block, or on an edge to another one.
func (w *work) tells(c *ir.Value, at, to *ir.Block) bool {
	facts := func(x *ir.Value) domain.Facts {
		switch {
		case x.IsConst(), x.NumUses() == 1: // no branch is on what else is computed from it
			return w.facts.Facts(x)
		case to == nil:
			return w.facts.FactsAt(x, at)
		}
		return w.facts.OnEdge(x, at, to)
	}
	more := func(x *ir.Value) bool { // than in any case
		y := inner(x)
		return y != nil && (facts(x) != w.facts.Facts(x) || facts(y) != w.facts.Facts(y))
	}
	f := facts(c)
	if _, one := f.Constant(); one || f.IsEmpty() || more(c) {
		return true
	}
	return c.Op == ir.OpICmp && (more(c.Args[0]) || more(c.Args[1]) || domain.Compare(c.Pred, facts(c.Args[0]), facts(c.Args[1])) != domain.Maybe)
}

// turns tells whether what a condition is made of may be another value on each way into a block.
func turns(c *ir.Value, b *ir.Block) bool {
	return slices.ContainsFunc(c.Args, func(x *ir.Value) bool {
		y := inner(x)
		return x.Op == ir.OpPhi && x.Block == b || y != nil && y.Op == ir.OpPhi && y.Block == b
	})
}

// differs tells whether a condition may be another one by the edges into a block behind it.
func differs(c *ir.Value, b *ir.Block) bool {
	return c.Block == b || turns(c, b) || slices.ContainsFunc(c.Args, func(x *ir.Value) bool { return x.Block == b && inner(x) != nil })
}

// value is what a value is at the end of a way, of whose blocks each but the first is come to by an edge.
func (w *work) value(v *ir.Value, k key, depth int) outcome {
	if v.IsConst() {
		return outcome{v, v.Op == ir.OpInt}
	}
	k.v = v
	if o, ok := w.memo[k]; ok {
		return o
	}
	o := w.find(v, k, depth)
	if depth < maxDepth {
		w.memo[k] = o
	}
	return o
}

// on are the edge by which the last block of a way is come to, and the way to where that comes from.
func (k key) on() (from *ir.Block) {
	if k.mid != nil {
		return k.mid
	}
	return k.from
}

func (w *work) find(v *ir.Value, k key, depth int) (o outcome) {
	from := k.on()
	switch {
	case v.Block != k.end && k.mid != nil && v.Block == k.mid:
		o = w.value(v, key{from: k.from, end: k.mid}, depth+1)
	case v.Block != k.end:
		o = outcome{v: v}
	case v.Op == ir.OpPhi:
		x := w.incoming(v, from)
		switch {
		case x == nil || x.Block == k.end:
			return outcome{} // of another round
		case k.mid != nil && x.Block == k.mid:
			o = w.value(x, key{from: k.from, end: k.mid}, depth+1)
		default:
			o = outcome{x, x.Op == ir.OpInt}
		}
	default:
		o = w.operation(v, k, depth)
	}
	if o.v == nil || o.v.IsConst() || !hasNumber(o.v.Type) {
		return o
	}
	// what is known of it by branches before, and by that of the edge
	if n := w.number(o.v, from, k.end); n.v != nil {
		return n
	}
	if x := o.v; x.IsInstr() && x.Effects() == 0 && x.Op != ir.OpPhi && x.Op != ir.OpFreeze && x.Op != ir.OpCall && depth < maxDepth {
		if a := w.simplify.Value(x, simplify.On(from, k.end)); a.Value != nil && a.Value.Op == ir.OpInt {
			return outcome{v: a.Value}
		}
	}
	return o
}

// incoming is what a phi has for the edges from a block, nil if these differ.
func (w *work) incoming(phi *ir.Value, from *ir.Block) (x *ir.Value) {
	for _, i := range w.sources.Of(phi, from) {
		if x != nil && x != phi.Args[i] {
			return nil
		}
		x = phi.Args[i]
	}
	return x
}

func hasNumber(t *ir.Type) bool { return t.IsInt() && t.Bits <= 64 }

// number is the one number that a value can be behind an edge; that of a freeze is that of its operand, if this is defined there.
func (w *work) number(v *ir.Value, from, to *ir.Block) outcome {
	f := w.facts.OnEdge(v, from, to)
	n, ok := f.Constant()
	if !ok && v.Op == ir.OpFreeze {
		f = w.facts.OnEdge(v.Args[0], from, to)
		n, ok = f.Constant()
		ok = ok && f.NoUndef()
	}
	if !ok || f.IsEmpty() {
		return outcome{}
	}
	return outcome{w.f.BigInt(v.Type, n.Big()), f.NoUndef() || v.Op == ir.OpFreeze}
}

// operation is what an operation of the last block of a way comes to.
//
// What picks one of several values, a freeze or an operation on floats, is asked only of operands that are exact: the copy of
// it may pick another one than was reckoned with.
func (w *work) operation(v *ir.Value, k key, depth int) outcome {
	if depth >= maxDepth || v.Op.IsTerminator() || v.Effects() != 0 || v.Op == ir.OpCall && v.Type.IsFloat() {
		return outcome{}
	}
	args := make([]*ir.Value, len(v.Args))
	exact := true
	for i, a := range v.Args {
		x := w.value(a, k, depth+1)
		if x.v == nil {
			// A value of the block that nothing is known of: some operations do not look at it.
			if a.Block == k.end && a.Op == ir.OpPhi {
				return outcome{}
			}
			x.v = a
		}
		args[i] = x.v
		exact = exact && x.exact
	}
	if v.Op == ir.OpFreeze {
		if exact {
			return outcome{args[0], true}
		}
		return outcome{}
	}
	if v.Type.Scalar().IsFloat() {
		return outcome{}
	}
	a := w.simplify.With(v, args, simplify.On(k.on(), k.end))
	switch {
	case a.Value == nil, a.Value.IsInstr() && (a.Value.Block == k.end || a.Value.Block == k.mid):
		return outcome{}
	case a.Value.IsConst() && a.Value.Op != ir.OpInt && a.Value.Op != ir.OpUndef && a.Value.Op != ir.OpPoison:
		return outcome{}
	}
	return outcome{a.Value, exact && total[v.Op] && v.Flags == 0 && a.Value.Op == ir.OpInt}
}

// total are operations that come to a number, and to no poison, for all numbers, where they have no flags.
var total = map[ir.Op]bool{
	ir.OpAdd: true, ir.OpSub: true, ir.OpMul: true, ir.OpAnd: true, ir.OpOr: true, ir.OpXor: true, ir.OpICmp: true, ir.OpSelect: true,
	ir.OpTrunc: true, ir.OpZExt: true, ir.OpSExt: true,
}
