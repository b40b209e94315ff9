package moves

import (
	"slices"

	"rewrite/passes/saturate/block"

	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
	"rewrite/passes/ir/num"
	"rewrite/passes/saturate/program"
)

// reversals finds values whose bits are those of one other value in reverse
// order, or in reverse order of bytes, some of them zero, and adds a call of the intrinsic
// to what they refine to. The operations that move bits can be put together in
// more ways than rules can list: or is associative, each mask may stand before or
// behind its shift. So the place that each bit comes from is followed instead.
//
// All that is moved through makes poison from poison only, and the moved value
// is read once in place of several times, so the call refines what was there.
func reversals(mv *Mover) {
	var m bitMover
	at := moveAt(reverseBits)
	if mv.off[at] {
		return
	}
	for _, v := range mv.Block.Instrs {
		if !joinsBits(v) || joinedFurther(v) || !v.Type.IsInt() || v.Type.Bits > maxMoved {
			continue
		}
		if m.bits == nil {
			m.bits = map[*ir.Value]*moved{}
		}
		if got := m.of(v, movedDepth); got != nil && got.from != nil && got.from != v {
			mv.reversal(v, got, block.LabelMove+uint32(at))
		}
	}
}

const (
	maxMoved   = 64 // bits of the widest value that is followed
	movedDepth = 32 // operations that are followed above a value
	noBit      = -1 // a bit that is 0
)

// moved tells of each bit of a value which bit of from it is, or that it is 0. Of
//
//	%h = shl i16 %x, 8
//	%l = lshr i16 %x, 8
//	%r = or i16 %h, %l
//
// bits 0 to 7 of %h are 0 and bit 8 is bit 0 of %x; bit 0 of %l is bit 8 of %x; so %r has
// the bits 8 to 15 of %x, then 0 to 7: a bswap. This is what recognizeBSwapOrBitReverseIdiom of LLVM
// finds, and the collector of bit parts there.
type moved struct {
	from *ir.Value // nil if all bits are 0
	bit  []int8
}

// A bitMover remembers what it found. nil is: not only moved bits.
type bitMover struct{ bits map[*ir.Value]*moved }

// joinsBits tells whether a value puts bits of two values side by side.
func joinsBits(v *ir.Value) bool {
	switch v.Op {
	case ir.OpOr, ir.OpAdd, ir.OpXor:
		return true
	case ir.OpCall:
		switch v.Intrinsic() {
		case intrinsic.Fshl, intrinsic.Fshr, intrinsic.Bswap, intrinsic.Bitreverse:
			return true
		}
	}
	return false
}

// MayReverse tells whether an instruction is worth a look: it puts bits side by side of
// which some were put so before, or that were shifted both up and down.
//
// The filter asks it of each instruction, so it looks at operands' operations only.
func MayReverse(v *ir.Value) bool {
	if v.Op == ir.OpAdd || !joinsBits(v) {
		return false
	}
	if a, b := v.Args[0].Op, v.Args[1].Op; a == ir.OpShl && b == ir.OpLShr || a == ir.OpLShr && b == ir.OpShl {
		return true
	}
	return slices.ContainsFunc(v.Args, func(a *ir.Value) bool { return a.Op != ir.OpAdd && joinsBits(a) })
}

// joinedFurther tells whether a value is but a part of a larger one.
func joinedFurther(v *ir.Value) bool {
	uses := v.Uses()
	return len(uses) == 1 && uses[0].User.Block == v.Block && (uses[0].User.Op == ir.OpOr || uses[0].User.Op == ir.OpXor)
}

// of follows the bits of an integer. Each value is followed once; a value that was met near the
// bound on the depth may be remembered as its own source, which loses a reversal but is true.
func (m *bitMover) of(v *ir.Value, depth int) *moved {
	if got, ok := m.bits[v]; ok {
		return got
	}
	if v.Op == ir.OpInt || v.Op == ir.OpZero {
		if v.Op == ir.OpZero || v.Aux == nil && v.Bits == 0 {
			return zeros(v.Type.Bits)
		}
		return nil
	}
	got := m.follow(v, depth)
	if got == nil { // the value itself is what its bits come from
		got = zeros(v.Type.Bits)
		got.from = v
		for i := range got.bit {
			got.bit[i] = int8(i)
		}
	}
	m.bits[v] = got
	return got
}

func zeros(n uint32) *moved {
	z := &moved{bit: make([]int8, n)}
	for i := range z.bit {
		z.bit[i] = noBit
	}
	return z
}

// follow is of for a value that moves bits of others; nil for all else.
func (m *bitMover) follow(v *ir.Value, depth int) *moved {
	if depth == 0 || v.Block == nil {
		return nil
	}
	operand := func(i int) *moved {
		a := v.Args[i]
		if !a.Type.IsInt() || a.Type.Bits > maxMoved {
			return nil
		}
		return m.of(a, depth-1)
	}
	n := int(v.Type.Bits)
	switch v.Op {
	case ir.OpOr, ir.OpAdd, ir.OpXor:
		return join(operand(0), operand(1))
	case ir.OpAnd:
		c, x := v.Args[1], operand(0)
		if v.Args[0].Op == ir.OpInt {
			c, x = v.Args[0], operand(1)
		}
		if c.Op != ir.OpInt || c.Aux != nil || x == nil {
			return nil
		}
		return x.picked(n, func(i int) int {
			if c.Bits>>i&1 == 0 {
				return noBit
			}
			return i
		})
	case ir.OpShl, ir.OpLShr:
		c := v.Args[1]
		x := operand(0)
		if c.Op != ir.OpInt || c.Aux != nil || c.Bits >= uint64(n) || x == nil {
			return nil
		}
		by := int(c.Bits)
		if v.Op == ir.OpShl {
			by = -by
		}
		return x.picked(n, func(i int) int { return i + by })
	case ir.OpTrunc, ir.OpZExt:
		if x := operand(0); x != nil {
			return x.picked(n, func(i int) int { return i })
		}
	case ir.OpCall:
		return m.call(v, depth)
	}
	return nil
}

// call is follow for calls of intrinsics that move bits.
func (m *bitMover) call(v *ir.Value, depth int) *moved {
	n := int(v.Type.Bits)
	id := v.Intrinsic()
	args := v.CallArgs()
	at := func(i int) *moved {
		if !args[i].Type.IsInt() || args[i].Type.Bits > maxMoved {
			return nil
		}
		return m.of(args[i], depth-1)
	}
	switch id {
	case intrinsic.Bswap, intrinsic.Bitreverse:
		if x := at(0); x != nil {
			return x.picked(n, func(i int) int { return reversed(id, i, n) })
		}
	case intrinsic.Fshl, intrinsic.Fshr:
		c := args[2]
		x, y := at(0), at(1)
		if c.Op != ir.OpInt || c.Aux != nil || x == nil || y == nil {
			return nil
		}
		by := int(c.Bits % uint64(n))
		if id == intrinsic.Fshr {
			by = n - by
		}
		// the high word of x and y side by side, moved up
		return join(x.picked(n, func(i int) int { return i - by }), y.picked(n, func(i int) int { return i - by + n }))
	}
	return nil
}

// reversed is the bit that bit i of n becomes.
func reversed(id intrinsic.ID, i, n int) int {
	if id == intrinsic.Bswap {
		return (n/8-1-i/8)*8 + i%8
	}
	return n - 1 - i
}

// picked has as bit i the bit that place gives, 0 where that is none: shifts, truncation and
// extension move zeros in from beyond either end.
func (x *moved) picked(n int, place func(i int) int) *moved {
	r := zeros(uint32(n))
	r.from = x.from
	for i := range r.bit {
		if p := place(i); p >= 0 && p < len(x.bit) {
			r.bit[i] = x.bit[p]
		}
	}
	return r
}

// join puts together bits of one value that no place has two of: there or, xor and add are all
// the same, as nothing carries.
func join(x, y *moved) *moved {
	if x == nil || y == nil || x.from != nil && y.from != nil && x.from != y.from {
		return nil
	}
	r := zeros(uint32(len(x.bit)))
	if r.from = x.from; r.from == nil {
		r.from = y.from
	}
	for i := range r.bit {
		a, b := x.bit[i], y.bit[i]
		if a != noBit && b != noBit {
			return nil
		}
		r.bit[i] = max(a, b)
	}
	return r
}

// reversal adds the call to the graph if that is what the bits of v are. The
// call may be of fewer bits than v and its operand have.
func (mv *Mover) reversal(v *ir.Value, x *moved, label uint32) {
	for n := 8; n <= len(x.bit) && n <= int(x.from.Type.Bits); n += 8 {
		for _, id := range []intrinsic.ID{intrinsic.Bswap, intrinsic.Bitreverse} {
			if id == intrinsic.Bswap && n%16 != 0 {
				continue
			}
			mask, ok := x.reverses(id, n)
			if !ok || mask.OnesCount() < 16 && mask.OnesCount() < uint32(n) {
				continue // too little of it: masks and shifts are as good
			}
			k := mv.Operand(x.from, block.ImportDepth)
			narrow, whole := program.IntType(uint32(n), 0), mv.Types.Of(v.Type)
			if n < int(x.from.Type.Bits) {
				k = mv.E.Add(mv.Vocab.Plain[ir.OpTrunc], narrow, 0, k)
			}
			k = mv.E.Add(mv.Vocab.Intrinsics[id], narrow, 0, k)
			if mask != num.LowMask(uint32(n)) {
				k = mv.E.Add(mv.Vocab.Plain[ir.OpAnd], narrow, 0, k, integer(mv.E, narrow, mask.Lo))
			}
			if n < len(x.bit) {
				k = mv.E.Add(mv.Vocab.Plain[ir.OpZExt], whole, 0, k)
			}
			mv.E.Refine(mv.Class[v.ID], k, label)
			return
		}
	}
}

// reverses tells whether the low n bits are those of from in reverse order where
// they are not 0, and the rest is 0; mask has the bits that are not.
func (x *moved) reverses(id intrinsic.ID, n int) (mask num.Int, ok bool) {
	for i, b := range x.bit {
		switch {
		case b == noBit:
		case i >= n || int(b) != reversed(id, i, n):
			return mask, false
		default:
			mask = mask.Or(num.Of(1).Shl(uint32(i)))
		}
	}
	return mask, true
}
