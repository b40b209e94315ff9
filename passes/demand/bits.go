package demand

import (
	"math/bits"
	"slices"

	"rewrite/passes/analysis"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// Integers, in the bits that matter to their users (analysis.DemandedBits):
//
//	trunc (or i32 %x, 256) to i8          trunc i32 %x to i8
//	shl (and i32 %x, 65535), 16           shl i32 %x, 16
//	and (sext i8 %x to i32), 255          and (zext i8 %x to i32), 255
//	and (xor (or %x, %m), %y), %m         and (xor -1, %y), %m
//	and (add %x, %y), 1                   and (xor %x, %y), 1
//	and (shl (lshr %x, 2), 5), -64        and (shl %x, 3), -64
//	ashr (umin %x, -8), 19                ashr %x, 19
//	and (bswap i32 %x), 255               and (lshr %x, 24), 255
//
// What is found is found of the function as it is, then done at once: each value stays the
// same in the bits that matter, whatever becomes of others.

// bits replaces integers, and reports whether there were any.
func (w *work) bits() bool {
	known := w.analyses.Facts()
	n := &narrower{known: known, want: analysis.NewDemandedBits(known)}
	most := w.env.Allowed - w.env.Made
	for _, b := range w.f.Dominators().ReversePostorder() {
		for _, v := range b.Instrs {
			if v.NumUses() > 0 && n.want.Partly(v) && v.Flags&ir.MustTail == 0 && len(n.list) < most {
				n.visit(v)
			}
		}
	}
	if len(n.list) == 0 {
		return false
	}
	for _, r := range n.list {
		n.dropFlags(r.v)
	}
	now := map[*ir.Value]*ir.Value{} // what was replaced, and by what
	olds := make([]*ir.Value, 0, len(n.list))
	for _, r := range n.list {
		x := r.x
		for now[x] != nil {
			x = now[x]
		}
		switch {
		case r.arm != 0:
			w.say.Applied(r.v, "in the bits that matter operand %d of this select is the bound that it is compared with", r.arm)
			r.v.SetArg(r.arm, number(w.f, r.v.Type, r.bits))
			continue
		case r.v.Op == ir.OpCall && r.op != ir.OpInvalid:
			x = w.shift(r, x)
		case r.op != ir.OpInvalid:
			w.say.Applied(r.v, "in the bits that matter this %s is %s", r.v.Op, r.op)
			if x != nil {
				olds = append(olds, r.v.Args...) // which may have had no other use
			}
			r.become(x, w.f)
			continue
		case x == nil:
			x = number(w.f, r.v.Type, r.bits)
		}
		w.say.Applied(r.v, "in the bits that matter this %s is %s", r.v.Op, x.Op)
		r.v.ReplaceAllUses(x)
		now[r.v] = x
		olds = append(olds, r.v)
	}
	w.env.Made += len(n.list)
	w.changed = true
	remove(w.f, olds)
	w.analyses.Drop()
	return true
}

// shift puts a shift by a number in front of a value.
func (w *work) shift(r same, x *ir.Value) *ir.Value {
	v := w.f.NewInstr(r.op, r.v.Type, x, number(w.f, r.v.Type, r.bits))
	v.Pos, v.Meta = r.v.Pos, r.v.Meta.Keep(func(kind string) bool { return kind == "dbg" })
	b := r.v.Block
	b.InsertAt(b.IndexOf(r.v), v)
	return v
}

// become makes a value another operation: on x, if there is one, and a number, else on the operands that it has.
func (r *same) become(x *ir.Value, f *ir.Func) {
	v := r.v
	if x == nil {
		v.Op, v.Flags = r.op, v.Flags&ir.Exact&r.op.Info().Flags // the bits shifted out are the same
		return
	}
	v.Op, v.Flags = r.op, 0
	by := number(f, v.Type, r.bits)
	if r.op == ir.OpSub {
		x, by = by, x
	}
	v.SetArg(0, x)
	v.SetArg(1, by)
}

// number is an integer of a type of at most 64 bits, or a vector of it.
func number(f *ir.Func, t *ir.Type, n uint64) *ir.Value {
	c := f.Int(t.Scalar(), n)
	if t.IsVector() {
		c = f.Const(ir.Value{Op: ir.OpSplat, Type: t, Args: []*ir.Value{c}})
	}
	return c
}

// A narrower finds what integers are in the bits that matter.
type narrower struct {
	known   *analysis.Analysis
	want    *analysis.DemandedBits
	list    []same
	dropped map[*ir.Value]bool
}

// same says what may stand for a value: x, or an operation, else a number. The operation is on the operands that the value
// has, or on x and a number, or that and x for a difference. Of a choice an arm may be another number.
type same struct {
	v, x *ir.Value
	op   ir.Op
	bits uint64
	arm  int // the operand that is, of a select
}

// visit looks at one value of which not all bits matter.
func (n *narrower) visit(v *ir.Value) {
	want := n.want.Of(v)
	f := n.known.Facts(v)
	if want&^(f.Zero.Lo|f.One.Lo) == 0 {
		n.list = append(n.list, same{v: v, bits: f.One.Lo & want})
		return
	}
	if n.bitwise(v) {
		return
	}
	upTo := ir.Mask(uint32(bits.Len64(want)))
	var ones, zeros uint64 // in which the other operand leaves one as it is
	switch v.Op {
	case ir.OpAnd:
		ones = want
	case ir.OpOr, ir.OpXor:
		zeros = want
	case ir.OpAdd, ir.OpSub:
		zeros = upTo
	case ir.OpMul:
		n.product(v, want, upTo)
		return
	case ir.OpSRem:
		if c, ok := n.known.Facts(v.Args[1]).Constant(); ok && c.Hi == 0 && c.Lo&(c.Lo-1) == 0 && want < c.Lo {
			n.list = append(n.list, same{v: v, x: v.Args[0]})
		}
		return
	case ir.OpShl, ir.OpLShr, ir.OpAShr, ir.OpZExt:
		n.masked(v, want)
		return
	case ir.OpSelect:
		n.bound(v, want)
		return
	case ir.OpCall:
		n.call(v, want)
		return
	case ir.OpSExt:
		if want&^ir.Mask(v.Args[0].Type.Scalar().Bits) == 0 && isOnlyOne(v) && !n.hasFlags(v, 0) {
			n.list = append(n.list, same{v: v, op: ir.OpZExt})
		}
		return
	default:
		return
	}
	if v.Op == ir.OpAdd || v.Op == ir.OpSub {
		for i, x := range v.Args {
			if n.addsBelow(v, i, want, upTo) {
				n.list = append(n.list, same{v: v, x: x})
				return
			}
		}
	}
	for i, x := range v.Args {
		if i == 1 && v.Op == ir.OpSub && upTo != 1 { // the lowest bit is that of the sum
			break
		}
		if g := n.known.Facts(v.Args[1-i]); ones&^g.One.Lo == 0 && zeros&^g.Zero.Lo == 0 {
			n.list = append(n.list, same{v: v, x: x})
			return
		}
	}
	if (v.Op == ir.OpAdd || v.Op == ir.OpSub) && n.carryless(v, upTo) && !n.hasFlags(v, 0) {
		n.list = append(n.list, same{v: v, op: ir.OpXor})
	}
}

// addsBelow tells whether a sum or difference is operand i in the bits that matter: the other one has nothing but below them, and
// nothing is carried or borrowed from there.
func (n *narrower) addsBelow(v *ir.Value, i int, want, upTo uint64) bool {
	low := want&-want - 1
	f, g := n.known.Facts(v.Args[i]), n.known.Facts(v.Args[1-i])
	most, least := low&^f.Zero.Lo, low&f.One.Lo
	if c, ok := g.Constant(); ok && i == 0 { // which may be meant as its negative
		by := c.Lo
		if v.Op == ir.OpSub {
			by = -by
		}
		by &= upTo
		return by&^low == 0 && most+by <= low || -by&upTo&^low == 0 && least >= -by&upTo
	}
	by := low &^ g.Zero.Lo
	if upTo&^low&^g.Zero.Lo != 0 {
		return false
	}
	return v.Op == ir.OpAdd && most+by <= low || v.Op == ir.OpSub && i == 0 && least >= by
}

// carryless tells whether a sum or difference has no carry into a bit that matters: one operand has nothing below the highest one. Nor has
// a difference from ones a borrow.
func (n *narrower) carryless(v *ir.Value, upTo uint64) bool {
	for i, x := range v.Args {
		g := n.known.Facts(x)
		if (i == 1 || v.Op == ir.OpAdd || upTo == 1) && upTo>>1&^g.Zero.Lo == 0 {
			return true
		} else if i == 0 && v.Op == ir.OpSub && upTo&^g.One.Lo == 0 {
			return true
		}
	}
	return false
}

// bitwise looks at a bitwise operation on what is known to be one or zero in all bits that matter.
func (n *narrower) bitwise(v *ir.Value) bool {
	if v.Op != ir.OpAnd && v.Op != ir.OpOr && v.Op != ir.OpXor {
		return false
	}
	masks := n.want.Masks(v)
	for i, x := range v.Args {
		one, ok := analysis.Masked(masks, x)
		if !ok {
			continue
		}
		other := v.Args[1-i]
		switch {
		case v.Op == ir.OpXor && one:
			n.list = append(n.list, same{v: v, x: other, op: ir.OpXor, bits: ir.Mask(v.Type.Scalar().Bits)})
		case v.Op == ir.OpXor, one == (v.Op == ir.OpAnd):
			n.list = append(n.list, same{v: v, x: other})
		case one:
			n.list = append(n.list, same{v: v, bits: ir.Mask(v.Type.Scalar().Bits)})
		default:
			n.list = append(n.list, same{v: v})
		}
		return true
	}
	return false
}

// product looks at a product with a number that is 1, a power of two or -1 in the bits up to the highest that matters, at the lowest
// bit, and at the lowest ones of a square.
func (n *narrower) product(v *ir.Value, want, upTo uint64) {
	for i, x := range v.Args {
		one := upTo == 1 && v.Args[1-i] == x
		if !one {
			g := n.known.Facts(v.Args[1-i])
			one = g.One.Lo&1 != 0 && upTo&^(g.Zero.Lo|1) == 0
		}
		if one {
			n.list = append(n.list, same{v: v, x: x})
			return
		}
	}
	if upTo == 1 {
		n.list = append(n.list, same{v: v, op: ir.OpAnd})
		return
	}
	c, ok := n.known.Facts(v.Args[1]).Constant()
	all := ir.Mask(v.Type.Scalar().Bits)
	switch whole, c := c.Lo&all, c.Lo&upTo; {
	case v.Args[0] == v.Args[1] && want == 2: // the second bit of a square is 0
		n.list = append(n.list, same{v: v})
	case !ok || v.Args[1].Block != nil || whole&(whole-1) == 0 || whole == all: // what holds of all bits the rules know, and keep flags
	case c&(c-1) == 0 && c != 0:
		n.list = append(n.list, same{v: v, op: ir.OpShl, x: v.Args[0], bits: uint64(bits.TrailingZeros64(c))})
	case c == upTo:
		n.list = append(n.list, same{v: v, op: ir.OpSub, x: v.Args[0]})
	}
}

// masked looks at two operations that together clear bits, which may not matter: a shift and
// the way back, an extension of what was cut off. An arithmetic shift is a logical one where the sign does not matter.
func (n *narrower) masked(v *ir.Value, want uint64) {
	u, all := v.Args[0], ir.Mask(v.Type.Scalar().Bits)
	switch {
	case v.Op == ir.OpZExt:
		// where the narrow one stays, what it is of may have become narrow, too, but for another user
		if u.Op == ir.OpTrunc && u.NumUses() == 1 && u.Args[0].Type == v.Type && want&^ir.Mask(u.Type.Scalar().Bits) == 0 {
			n.list = append(n.list, same{v: v, x: u.Args[0]})
		}
		return
	case !v.Args[1].IsConst():
		return
	}
	by, ok := n.known.Facts(v.Args[1]).Constant()
	if !ok || by.Hi != 0 || by.Lo >= uint64(v.Type.Scalar().Bits) {
		return
	}
	left := u.Op == ir.OpShl && v.Op != ir.OpShl && want&^(all>>by.Lo) == 0
	right := (u.Op == ir.OpLShr || u.Op == ir.OpAShr) && v.Op == ir.OpShl && want&^(all<<by.Lo) == 0
	switch {
	case (left || right) && u.Args[1] == v.Args[1]:
		n.list = append(n.list, same{v: v, x: u.Args[0]})
	case (left || right) && u.Args[1].IsConst():
		if back, ok := n.known.Facts(u.Args[1]).Constant(); ok && back.Hi == 0 && back.Lo < uint64(v.Type.Scalar().Bits) {
			n.shift(v, u, int(by.Lo), int(back.Lo))
		}
	case v.Op == ir.OpAShr && want == all&^(all>>1): // the sign
		n.list = append(n.list, same{v: v, x: u})
	case v.Op == ir.OpAShr && want&(want-1) == 0 && want > all>>by.Lo>>1: // the sign, in another place
		n.list = append(n.list, same{v: v, x: u, op: ir.OpLShr, bits: uint64(bits.LeadingZeros64(want)) - uint64(64-v.Type.Scalar().Bits)})
	case v.Op == ir.OpAShr && want&^(all>>by.Lo) == 0 && isOnlyOne(v) && !n.hasFlags(v, 0):
		n.list = append(n.list, same{v: v, op: ir.OpLShr})
	}
}

// shift looks at a shift by so many bits of one the other way, which together are one where the bits that they clear do not matter.
func (n *narrower) shift(v, u *ir.Value, by, back int) {
	op := v.Op
	if by < back {
		by, back, op = back, by, u.Op
	}
	n.list = append(n.list, same{v: v, x: u.Args[0], op: op, bits: uint64(by - back)})
}

// bound looks at a choice between a value and a number by a compare of that value with another number. Where the two numbers are the same in the
// bits that matter, or one is beside the other, it is the smaller or larger one of two; where they are and it asks for equality, the value.
//
//	lshr (select (icmp slt %x, 4), %x, 1), 15      lshr (select (icmp slt %x, 4), %x, 4), 15
//	lshr (select (icmp eq %x, 1), 0, %x), 1        lshr %x, 1
func (n *narrower) bound(v *ir.Value, want uint64) {
	c := v.Args[0]
	if c.Op != ir.OpICmp || c.NumUses() != 1 {
		return
	}
	arm := 1
	if v.Args[1] == c.Args[0] {
		arm = 2
	}
	x := v.Args[3-arm]
	if x != c.Args[0] || v.Args[arm].Block != nil || c.Args[1].Block != nil {
		return
	}
	with, ok := n.known.Facts(c.Args[1]).Constant()
	other, isNumber := n.known.Facts(v.Args[arm]).Constant()
	if !ok || !isNumber {
		return
	}
	all := ir.Mask(v.Type.Scalar().Bits)
	p := c.Pred
	if arm == 1 {
		p = p.Invert()
	}
	beside := with.Lo // which bound does as well
	switch p {
	case ir.EQ: // x where it is that number, else the other one
		return
	case ir.NE:
		if (with.Lo^other.Lo)&want == 0 {
			n.list = append(n.list, same{v: v, x: x})
		}
		return
	case ir.UGT, ir.SGT, ir.ULE, ir.SLE:
		beside++
	default:
		beside--
	}
	beside &= all
	switch {
	case other.Lo == with.Lo || other.Lo == beside:
	case (with.Lo^other.Lo)&want == 0:
		n.list = append(n.list, same{v: v, arm: arm, bits: with.Lo})
	case (beside^other.Lo)&want == 0:
		n.list = append(n.list, same{v: v, arm: arm, bits: beside})
	}
}

// call looks at the smaller or larger one of a value and a number, above the lowest bit that matters; at a magnitude of which only the lowest bit does; and
// at bytes in reverse order, of which one does.
func (n *narrower) call(v *ir.Value, want uint64) {
	width := v.Type.Scalar().Bits
	all := ir.Mask(width)
	sign := all &^ (all >> 1)
	var neutral uint64 // the number that leaves any other as it is
	switch v.Intrinsic() {
	case intrinsic.Umin:
		neutral = all
	case intrinsic.Umax:
	case intrinsic.Smin:
		neutral = all >> 1
	case intrinsic.Smax:
		neutral = sign
	case intrinsic.Abs:
		if want == 1 {
			n.list = append(n.list, same{v: v, x: v.CallArgs()[0]})
		}
		return
	case intrinsic.Bswap:
		low, high := uint64(bits.TrailingZeros64(want))&^7, uint64(bits.LeadingZeros64(want)-int(64-width))&^7
		switch {
		case low+high+8 != uint64(width):
		case low < high:
			n.list = append(n.list, same{v: v, x: v.CallArgs()[0], op: ir.OpLShr, bits: high - low})
		default:
			n.list = append(n.list, same{v: v, x: v.CallArgs()[0], op: ir.OpShl, bits: low - high})
		}
		return
	default:
		return
	}
	args := v.CallArgs()
	for i, c := range args {
		if c, ok := n.known.Facts(c).Constant(); ok && (c.Lo^neutral)&all&^(want&-want-1) == 0 {
			n.list = append(n.list, same{v: v, x: args[1-i]})
			return
		}
	}
}

// maxFlagged bounds the users below one another that are looked at for flags.
const maxFlagged = 8

// hasFlags tells whether something would lose its flags if a value were another one in bits that do not matter: what costs the same is not
// worth what they tell.
func (n *narrower) hasFlags(v *ir.Value, depth int) bool {
	return slices.ContainsFunc(v.Uses(), func(use ir.Use) bool {
		u := use.User
		return n.want.Partly(u) && (u.Flags&ir.PoisonFlags != 0 || depth < maxFlagged && n.hasFlags(u, depth+1))
	})
}

// maxUsers bounds the users of a value that are looked at for another one that does the same.
const maxUsers = 8

// isOnlyOne tells whether no other instruction does the same with the first operand: as another
// operation than that it would not be the same as it any more.
func isOnlyOne(v *ir.Value) bool {
	uses := v.Args[0].Uses()
	return len(uses) <= maxUsers && !slices.ContainsFunc(uses, func(u ir.Use) bool {
		return u.User != v && u.User.Op == v.Op && u.User.Type == v.Type
	})
}

// dropFlags drops the flags that may not hold any more of what a value is an operand of,
// down to where all bits matter, and so are what they were.
func (n *narrower) dropFlags(v *ir.Value) {
	for _, use := range v.Uses() {
		u := use.User
		if !n.want.Partly(u) { // it may be where the other operand of a disjunction is one that this one is another now
			if u.Op == ir.OpOr {
				u.Flags &^= ir.Disjoint
			}
			continue
		}
		if n.dropped[u] {
			continue
		}
		if n.dropped == nil {
			n.dropped = map[*ir.Value]bool{}
		}
		n.dropped[u] = true
		u.Flags &^= ir.PoisonFlags
		n.dropFlags(u)
	}
}
