package analysis

import (
	"math/bits"
	"slices"

	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// DemandedBits tells which bits of integers of up to 64 bits matter: one that is not
// demanded changes nothing but such bits of results, down to where they are cut off. Bits are told apart by their
// place (Of), and by what other values are there (Masks).
// Of a vector it is the bits that matter of some lane. (LLVM's analysis of that name.)
//
// Where a result matters in part only, its flags are taken for gone: who changes a bit that is not
// demanded drops those of all that it reaches (Partly). Where all of a result matters its
// flags stay, and demand all of the operands; but for masks, as what these tell of a disjunction is worth that its operands are disjoint: who changes one of
// them drops that flag.
//
// Several values may be changed at once: which bits of an operand matter follows from what
// the other one is in bits that are demanded of it.
//
// It holds until the function is changed, or others are found by the same analysis.
type DemandedBits struct {
	a      *Analysis
	of     []uint64 // by ValueID
	listed []int32  // by ValueID: the place in lists of its masks, 0 if it has none
	lists  [][]Mask

	state  []uint8 // by ValueID: of instructions, whether what they demand is found
	queue  []*ir.Value
	visits int
}

// The states of an instruction.
const (
	unseen = iota // what it demands is not found yet
	seen          // it is
	queued        // and is to be found anew
)

// NewDemandedBits finds them backwards from what matters wholly. At first nothing is taken to matter, so that what only
// serves itself around a loop does not; what matters of a value grows a bit at least each time that it is looked at again, or
// a mask less is known.
func NewDemandedBits(a *Analysis) *DemandedBits {
	n := a.fn.NumValues()
	a.bits, a.marks, a.listed = slices.Grow(a.bits[:0], n)[:n], slices.Grow(a.marks[:0], n)[:n], slices.Grow(a.listed[:0], n)[:n]
	clear(a.bits)
	clear(a.marks)
	clear(a.listed)
	d := &DemandedBits{a: a, of: a.bits, listed: a.listed, lists: make([][]Mask, 1), state: a.marks}
	order := a.doms().ReversePostorder()
	for i := len(order) - 1; i >= 0; i-- {
		list := order[i].Instrs
		for k := len(list) - 1; k >= 0; k-- {
			d.visit(list[k])
		}
	}
	for len(d.queue) > 0 {
		u := d.queue[len(d.queue)-1]
		d.queue = d.queue[:len(d.queue)-1]
		d.visit(u)
	}
	return d
}

// visit adds what an instruction demands of its operands.
func (d *DemandedBits) visit(u *ir.Value) {
	d.visits++
	d.state[u.ID] = seen
	for i, v := range u.Args {
		if v.Block == nil || !hasBits(v.Type) {
			continue
		}
		some := d.use(u, i)
		if some == 0 {
			continue // so any mask holds
		}
		had, masks := d.of[v.ID], d.masksOf(u, i)
		now := had | some
		if had != 0 {
			masks = both(d.Masks(v), masks)
		}
		if now == had && len(masks) == len(d.Masks(v)) {
			continue
		}
		d.of[v.ID] = now
		d.setMasks(v, masks)
		if d.state[v.ID] == seen {
			d.state[v.ID] = queued
			d.queue = append(d.queue, v)
		}
	}
}

// hasBits tells whether bits of a type are told apart.
func hasBits(t *ir.Type) bool { t = t.Scalar(); return t.IsInt() && t.Bits <= 64 }

// Of is the bits of an instruction's result that matter.
func (d *DemandedBits) Of(v *ir.Value) uint64 { return d.of[v.ID] }

// Partly tells whether some bits of an instruction's result do not matter. If an operand is changed
// in such bits its flags have to go, and its result may be another one in those of its own. Of a disjunction that matters wholly that its
// operands are disjoint has to go, too: one of them need not matter where the other one is one.
func (d *DemandedBits) Partly(v *ir.Value) bool {
	return hasBits(v.Type) && (d.of[v.ID] != ir.Mask(v.Type.Scalar().Bits) || d.listed[v.ID] != 0)
}

// constant is the number that an operand is, in all lanes.
func (d *DemandedBits) constant(v *ir.Value) (n uint64, ok bool) {
	if v.Op == ir.OpInt {
		return v.Bits, v.Aux == nil
	}
	if v.Block != nil || !v.Type.IsVector() || !v.IsConst() {
		return 0, false
	}
	x, ok := d.a.Facts(v).Constant()
	return x.Lo, ok
}

// use is the bits of operand i, an integer of at most 64 bits, that an instruction demands.
func (d *DemandedBits) use(u *ir.Value, i int) uint64 {
	width := u.Args[i].Type.Scalar().Bits
	all := ir.Mask(width)
	if u.Op == ir.OpICmp {
		return d.compare(u, i, all)
	}
	if !hasBits(u.Type) {
		return all
	}
	want := d.of[u.ID]
	if u.Flags&ir.PoisonFlags != 0 && want == ir.Mask(u.Type.Scalar().Bits) {
		return all
	}
	upTo := ir.Mask(uint32(bits.Len64(want))) // a carry goes up only
	switch u.Op {
	case ir.OpAdd, ir.OpSub:
		return upTo &^ d.below(u, i, want)
	case ir.OpMul:
		// Both operands may be changed at once, in bits that the zeros at the end of the other one push out. Where those
		// are more than there are bits, what is left would not push out enough.
		out, own := d.zeros(u.Args[1-i]), d.zeros(u.Args[i])
		if out+own > bits.Len64(want) {
			return upTo
		}
		return upTo >> out
	case ir.OpAnd, ir.OpOr:
		return want &^ d.decided(u, i)
	case ir.OpXor, ir.OpFreeze, ir.OpPhi:
		return want
	case ir.OpSelect, ir.OpInsertElement, ir.OpExtractElement, ir.OpShuffleVector:
		if selector(u, i) {
			return all
		}
		return want
	case ir.OpTrunc:
		return want
	case ir.OpZExt:
		return want & all
	case ir.OpSExt:
		if want&^all != 0 {
			want |= 1 << (width - 1)
		}
		return want & all
	case ir.OpShl, ir.OpLShr, ir.OpAShr:
		return d.shifted(u, i, want, all)
	case ir.OpUDiv, ir.OpSRem:
		return d.divided(u, i, want, all)
	case ir.OpCall:
		return d.argument(u, u.Args[i], want, all)
	}
	return all
}

// zeros counts the zeros at the end of a number.
func (d *DemandedBits) zeros(v *ir.Value) int {
	if v.Block == nil && v.Op == ir.OpParam {
		return 0
	}
	return bits.TrailingZeros64(^d.a.Facts(v).Zero.Lo)
}

// below is the low bits of operand i of a sum or difference that do not matter, as those of the result do not and nothing is carried or
// borrowed from there: the other operand of the sum has zeros there, what is taken from has ones. Where that
// holds of both the first one is what may change.
func (d *DemandedBits) below(u *ir.Value, i int, want uint64) uint64 {
	low := want&-want - 1
	if low == 0 || want == 0 {
		return 0
	}
	other := u.Args[1-i]
	if i == 1 && other.Block != nil && d.zeros(u.Args[1]) != 0 {
		return 0
	}
	f := d.a.Facts(other)
	free := f.Zero.Lo
	if u.Op == ir.OpSub && i == 1 {
		free = f.One.Lo
	}
	return low & (1<<bits.TrailingZeros64(^free) - 1)
}

// divided is the bits of an operand that a division demands: of a quotient those that are at least the lowest
// power of two in the divisor, of a signed remainder by a power of two those below it and the sign.
func (d *DemandedBits) divided(u *ir.Value, i int, want, all uint64) uint64 {
	n, ok := d.constant(u.Args[1])
	if i == 1 || !ok || n == 0 {
		return all
	}
	if u.Op == ir.OpUDiv {
		return all &^ (n&-n - 1)
	}
	if n &= all; n&(n-1) == 0 {
		return n - 1 | all&^(all>>1)
	}
	return all
}

// argument is the bits of an argument that a call of an intrinsic demands.
func (d *DemandedBits) argument(u, v *ir.Value, want, all uint64) uint64 {
	id := u.Intrinsic()
	if id == intrinsic.None || !u.IsBare() { // what it bears may be about bits that do not matter
		return all
	}
	args, width := u.CallArgs(), u.Type.Scalar().Bits
	switch id {
	case intrinsic.Bswap:
		return bits.ReverseBytes64(want) >> (64 - width)
	case intrinsic.Umin, intrinsic.Umax, intrinsic.Smin, intrinsic.Smax: // which one it is may change where they differ below
		if want == 0 {
			return 0
		}
		return all &^ (want&-want - 1)
	case intrinsic.Bitreverse:
		return bits.Reverse64(want) >> (64 - width)
	case intrinsic.Abs:
		if want == 1 && v == args[0] { // a number is odd where its negative is
			return 1
		}
	case intrinsic.Fshl, intrinsic.Fshr:
		n, ok := d.constant(args[2])
		if !ok || v == args[2] {
			return all
		}
		left := uint32(n % uint64(width)) // bits of the first argument that go
		if id == intrinsic.Fshr {
			left = width - left
		}
		demanded := uint64(0)
		if v == args[0] {
			demanded |= want >> left
		}
		if v == args[1] {
			demanded |= want << (width - left) & all
		}
		return demanded
	}
	return all
}

// selector tells whether an operand says which of the others, or which lane, the result is from.
func selector(u *ir.Value, i int) bool {
	switch u.Op {
	case ir.OpSelect:
		return i == 0
	case ir.OpExtractElement:
		return i == 1
	case ir.OpInsertElement, ir.OpShuffleVector:
		return i == 2
	}
	return false
}

// decided is the bits of a conjunction or disjunction for which operand i does not
// matter, as the other one decides them. Of two operands that both do, the first one matters not, or one that is a mask of something.
func (d *DemandedBits) decided(u *ir.Value, i int) uint64 {
	by := func(x *ir.Value) uint64 {
		if x.Op == ir.OpInt && u.Op == ir.OpAnd {
			return ^x.Bits
		} else if x.Op == ir.OpInt {
			return x.Bits
		}
		f := d.a.Facts(x)
		if u.Op == ir.OpAnd {
			return f.Zero.Lo
		}
		return f.One.Lo
	}
	keeps := 1
	if masks(u.Args[1]) && !masks(u.Args[0]) { // it may turn out to be needless
		keeps = 0
	}
	other := by(u.Args[1-i])
	if i == keeps && other != 0 {
		other &^= by(u.Args[i])
	}
	return other
}

// masks tells whether a value is something in the bits of a constant.
func masks(v *ir.Value) bool {
	return (v.Op == ir.OpAnd || v.Op == ir.OpOr) && v.Block != nil && v.Args[1].Block == nil
}

// shifted is the bits of an operand that a shift demands.
func (d *DemandedBits) shifted(u *ir.Value, i int, want, all uint64) uint64 {
	if i == 1 {
		return all
	}
	width := u.Type.Scalar().Bits
	n, ok := d.constant(u.Args[1])
	if !ok || n >= uint64(width) {
		if u.Op == ir.OpShl {
			return ir.Mask(uint32(bits.Len64(want)))
		}
		if want == 0 {
			return 0
		}
		return all &^ (want&-want - 1) // the lowest one and what is above
	}
	switch u.Op {
	case ir.OpShl:
		return want >> n
	case ir.OpAShr:
		if want&^(all>>n) != 0 {
			return want<<n&all | 1<<(width-1)
		}
	}
	return want << n & all
}

// compare is the bits of an operand that a compare demands.
func (d *DemandedBits) compare(u *ir.Value, i int, all uint64) uint64 {
	if i == 1 || u.Flags&ir.SameSign != 0 {
		return all
	}
	n, ok := d.constant(u.Args[1])
	if !ok {
		return all
	}
	sign := all &^ (all >> 1)
	switch {
	case u.Pred == ir.SLT && n == 0, u.Pred == ir.SGE && n == 0, u.Pred == ir.SGT && n == all, u.Pred == ir.SLE && n == all:
		return sign
	case u.Pred == ir.ULT || u.Pred == ir.UGE: // zeros below cannot make it less
		return all &^ (n&-n - 1)
	case u.Pred == ir.UGT || u.Pred == ir.ULE: // nor ones more
		return all &^ (^n&(n+1) - 1)
	}
	return all
}

// A Mask says of a value that it is one, or zero, in each bit of another one that matters:
//
//	%o = or i32 %x, %m       matters where %m is one, and is that there
//	%r = and i32 %o, %m
//
// It is what a constant mask is to DemandedBits.of, for masks that are known when the program runs only. What holds where a
// result matters holds where the operands of a bitwise operation do, so masks go down chains of these.
type Mask struct {
	V   *ir.Value
	One bool
}

// maxMasks bounds the masks of a value.
const maxMasks = 8

// Masks are what is known of others in the bits of an instruction's result that matter. An operand of the instruction that is one of them, or its
// complement, may be replaced by that number.
func (d *DemandedBits) Masks(v *ir.Value) []Mask { return d.lists[d.listed[v.ID]] }

func (d *DemandedBits) setMasks(v *ir.Value, list []Mask) {
	at := &d.listed[v.ID]
	switch {
	case len(list) == 0:
		*at = 0
		return
	case *at == 0:
		*at = int32(len(d.lists))
		d.lists = append(d.lists, nil)
	}
	d.lists[*at] = list
}

// Masked tells what a value is in all bits that matter of another one, if they tell.
func Masked(list []Mask, x *ir.Value) (one, ok bool) {
	if len(list) == 0 {
		return false, false
	}
	y := complementOf(x)
	for _, m := range list {
		if m.V == x {
			return m.One, true
		} else if m.V == y {
			return !m.One, true
		}
	}
	return false, false
}

// complementOf is the value of which one has all bits turned over, nil if it is no such value.
func complementOf(x *ir.Value) *ir.Value {
	if x.Op != ir.OpXor {
		return nil
	}
	for i, c := range x.Args {
		if c.Block == nil && c.IsConst() && isAllOnes(c) {
			return x.Args[1-i]
		}
	}
	return nil
}

// isAllOnes tells whether a constant is -1, in all lanes.
func isAllOnes(c *ir.Value) bool {
	if c.Op == ir.OpSplat {
		c = c.Args[0]
	}
	return c.Op == ir.OpInt && c.Aux == nil && c.Type.Bits <= 64 && c.Bits == ir.Mask(c.Type.Bits)
}

// masksOf are the masks of operand i of an instruction, as far as that one tells.
func (d *DemandedBits) masksOf(u *ir.Value, i int) []Mask {
	if !handsOn(u.Args[i]) {
		return nil
	}
	list := d.Masks(u)
	switch u.Op {
	case ir.OpXor:
	case ir.OpSelect:
		if i == 0 {
			return nil
		}
	case ir.OpAnd, ir.OpOr:
		other := u.Args[1-i]
		if !d.isMasked(u, i) {
			break
		}
		if x := complementOf(other); x != nil {
			list = withMask(list, Mask{x, u.Op != ir.OpAnd})
		}
		list = withMask(list, Mask{other, u.Op == ir.OpAnd})
	default:
		return nil
	}
	return list
}

// handsOn tells whether masks of a value are of use: to itself, or to its operands.
func handsOn(x *ir.Value) bool {
	return x.Op == ir.OpAnd || x.Op == ir.OpOr || x.Op == ir.OpXor || x.Op == ir.OpSelect
}

// isMasked tells whether operand i of a conjunction or disjunction, which hands masks on, matters only where the other one leaves it to
// that. If both did, both could change where neither matters: so it is one of them, and the other matters wherever the result
// does. What is no instruction does not change.
func (d *DemandedBits) isMasked(u *ir.Value, i int) bool {
	x, other := u.Args[i], u.Args[1-i]
	switch {
	case other.Op == ir.OpParam:
		return true
	case other.Block == nil:
		return false
	case handsOn(other): // the one that is for this only, or the first
		if alone := x.NumUses() == 1; alone == (other.NumUses() == 1) && i == 1 || !alone && other.NumUses() == 1 {
			return false
		}
	}
	return d.decided(u, 1-i)&d.of[u.ID] == 0
}

// withMask is a list and one more, as long as there are few.
func withMask(list []Mask, m Mask) []Mask {
	if len(list) == maxMasks || slices.ContainsFunc(list, func(l Mask) bool { return l.V == m.V }) {
		return list
	}
	return append(slices.Clip(list), m)
}

// both is what two lists say, the first itself if that is it.
func both(a, b []Mask) []Mask {
	missing := func(m Mask) bool { return !slices.Contains(b, m) }
	if !slices.ContainsFunc(a, missing) {
		return a
	}
	return slices.DeleteFunc(slices.Clone(a), missing)
}
