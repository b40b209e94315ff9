package read

import (
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// maskedRows are the forms of AVX-512 that take a mask, an integer with a bit for each lane: behind the operands of the
// operation stand what lanes are whose bit is 0, and the mask. They are the operation and a select. Compares have a mask
// as their result.
var maskedRows = []oldRow{
	{"x86.avx512.mask.", "padd.{b,w,d,q}.{128,256,512}", masked(binary(ir.OpAdd))},
	{"x86.avx512.mask.", "psub.{b,w,d,q}.{128,256,512}", masked(binary(ir.OpSub))},
	{"x86.avx512.mask.", "pmull.{w,d,q}.{128,256,512}", masked(binary(ir.OpMul))},
	{"x86.avx512.mask.", "pand.{d,q}.{128,256,512} and.{ps,pd}.{128,256,512}", masked(logic(ir.OpAnd, false))},
	{"x86.avx512.mask.", "pandn.{d,q}.{128,256,512} andn.{ps,pd}.{128,256,512}", masked(logic(ir.OpAnd, true))},
	{"x86.avx512.mask.", "por.{d,q}.{128,256,512} or.{ps,pd}.{128,256,512}", masked(logic(ir.OpOr, false))},
	{"x86.avx512.mask.", "pxor.{d,q}.{128,256,512} xor.{ps,pd}.{128,256,512}", masked(logic(ir.OpXor, false))},
	{"x86.avx512.mask.", "add.{ps,pd}.{128,256}", masked(binary(ir.OpFAdd))},
	{"x86.avx512.mask.", "sub.{ps,pd}.{128,256}", masked(binary(ir.OpFSub))},
	{"x86.avx512.mask.", "mul.{ps,pd}.{128,256}", masked(binary(ir.OpFMul))},
	{"x86.avx512.mask.", "div.{ps,pd}.{128,256}", masked(binary(ir.OpFDiv))},
	{"x86.avx512.mask.", "sqrt.{ps,pd}.{128,256}", masked(floats(intrinsic.Sqrt))},
	{"x86.avx512.mask.", "pabs.{b,w,d,q}.{128,256,512}", masked(lanes(intrinsic.Abs, 1))},
	{"x86.avx512.mask.", "lzcnt.{d,q}.{128,256,512}", masked(lanes(intrinsic.Ctlz, 1))},
	{"x86.avx512.mask.", "pmaxs.{b,w,d,q}.{128,256,512}", masked(lanes(intrinsic.Smax, 2))},
	{"x86.avx512.mask.", "pmaxu.{b,w,d,q}.{128,256,512}", masked(lanes(intrinsic.Umax, 2))},
	{"x86.avx512.mask.", "pmins.{b,w,d,q}.{128,256,512}", masked(lanes(intrinsic.Smin, 2))},
	{"x86.avx512.mask.", "pminu.{b,w,d,q}.{128,256,512}", masked(lanes(intrinsic.Umin, 2))},
	{"x86.avx512.mask.", "padds.{b,w}.{128,256,512}", masked(lanes(intrinsic.SaddSat, 2))},
	{"x86.avx512.mask.", "paddus.{b,w}.{128,256,512}", masked(lanes(intrinsic.UaddSat, 2))},
	{"x86.avx512.mask.", "psubs.{b,w}.{128,256,512}", masked(lanes(intrinsic.SsubSat, 2))},
	{"x86.avx512.mask.", "psubus.{b,w}.{128,256,512}", masked(lanes(intrinsic.UsubSat, 2))},
	{"x86.avx512.mask.", "pmul.dq.{128,256,512}", masked(halfProduct(true))},
	{"x86.avx512.mask.", "pmulu.dq.{128,256,512}", masked(halfProduct(false))},
	{"x86.avx512.mask.", "prolv.{d,q}.{128,256,512}", masked(rotateLanes(intrinsic.Fshl))},
	{"x86.avx512.mask.", "prorv.{d,q}.{128,256,512}", masked(rotateLanes(intrinsic.Fshr))},
	{"x86.avx512.mask.", "prol.{d,q}.{128,256,512}", masked(rotateLanes(intrinsic.Fshl))},
	{"x86.avx512.mask.", "pror.{d,q}.{128,256,512}", masked(rotateLanes(intrinsic.Fshr))},
	{"x86.avx512.mask.", "pmovsx{b.w,b.d,b.q,w.d,w.q,d.q}.{128,256,512}", masked(cast(ir.OpSExt))},
	{"x86.avx512.mask.", "pmovzx{b.w,b.d,b.q,w.d,w.q,d.q}.{128,256,512}", masked(cast(ir.OpZExt))},
	{"x86.avx512.mask.", "cvtdq2pd.{128,256,512} cvtdq2ps.{128,256}", masked(cast(ir.OpSIToFP))},
	{"x86.avx512.mask.", "cvtudq2pd.{128,256,512} cvtudq2ps.{128,256}", masked(cast(ir.OpUIToFP))},
	{"x86.avx512.mask.", "cvtqq2pd.{128,256}", masked(cast(ir.OpSIToFP))},
	{"x86.avx512.mask.", "cvtuqq2pd.{128,256}", masked(cast(ir.OpUIToFP))},
	{"x86.avx512.mask.", "cvtps2pd.{128,256}", masked(cast(ir.OpFPExt))},
	{"x86.avx512.mask.", "pcmpeq.{b,w,d,q}.{128,256,512}", test(ir.EQ)},
	{"x86.avx512.mask.", "pcmpgt.{b,w,d,q}.{128,256,512}", test(ir.SGT)},
	{"x86.avx512.", "ptestm.{b,w,d,q}.{128,256,512}", testAnd(ir.NE)},
	{"x86.avx512.", "ptestnm.{b,w,d,q}.{128,256,512}", testAnd(ir.EQ)},
	{"x86.avx512.mask.", "cmp.{b,w,d,q}.{128,256,512}", testBy([8]ir.Pred{ir.EQ, ir.SLT, ir.SLE, 0, ir.NE, ir.SGE, ir.SGT})},
	{"x86.avx512.mask.", "ucmp.{b,w,d,q}.{128,256,512}", testBy([8]ir.Pred{ir.EQ, ir.ULT, ir.ULE, 0, ir.NE, ir.UGE, ir.UGT})},
	{"x86.avx512.", "cvt{b,w,d,q}2mask.{128,256,512}", signs},
	{"x86.avx512.", "cvtmask2{b,w,d,q}.{128,256,512}", spread},
	// what is computed with masks
	{"x86.avx512.", "kand.w", logic(ir.OpAnd, false)},
	{"x86.avx512.", "kandn.w", logic(ir.OpAnd, true)},
	{"x86.avx512.", "kor.w", logic(ir.OpOr, false)},
	{"x86.avx512.", "kxor.w", logic(ir.OpXor, false)},
	{"x86.avx512.", "kxnor.w", logic(ir.OpXor, true)},
	{"x86.avx512.", "kortestz.w", orIs(0)},
	{"x86.avx512.", "kortestc.w", orIs(^uint64(0))},
}

// selecting are the lanes of a mask, an integer of at least 8 bits with one for each lane, as a vector of n bits; nil if that is no mask of so many.
func (u *upgrader) selecting(mask *ir.Value, n uint64) *ir.Value {
	if !mask.Type.IsInt() || uint64(mask.Type.Bits) != max(n, 8) {
		return nil
	}
	types := &u.f.Module.Types
	x := u.op(ir.OpBitCast, types.Vector(uint64(mask.Type.Bits), ir.I1, false), mask)
	return u.low(x, types.Vector(n, ir.I1, false))
}

// mask is a mask of lanes, those of another mask if there is one.
func (u *upgrader) mask(lanes, other *ir.Value) *ir.Value {
	n := lanes.Type.NumElems()
	if other != nil {
		o := u.selecting(other, n)
		if o == nil {
			return nil
		}
		lanes = u.op(ir.OpAnd, lanes.Type, lanes, o)
	}
	if n < 8 {
		lanes = u.pick(lanes, u.number(lanes.Type, 0), 8, func(i int) int { return min(i, int(n)) })
	}
	return u.op(ir.OpBitCast, u.f.Module.Types.Int(uint32(max(n, 8))), lanes)
}

// pick is a shuffle of n lanes of two vectors, counted through.
func (u *upgrader) pick(a, b *ir.Value, n uint64, from func(i int) int) *ir.Value {
	types := &u.f.Module.Types
	list := make([]*ir.Value, n)
	for i := range list {
		list[i] = u.f.Int(ir.I32, uint64(from(i))%(2*a.Type.NumElems()))
	}
	return u.op(ir.OpShuffleVector, types.Vector(n, a.Type.Elem, false), a, b, u.vector(types.Vector(n, ir.I32, false), list))
}

// masked is an operation whose lanes are another operand's where the mask has no bit.
func masked(to upgrading) upgrading {
	return func(u *upgrader) *ir.Value {
		n, t := len(u.args)-2, u.call.Type
		if n < 1 || !t.IsVector() || t.Scalable || u.args[n].Type != t {
			return nil
		}
		all := u.args
		u.args = all[:n]
		x := to(u)
		if x == nil || x.Type != t {
			return nil
		}
		if c := all[n+1]; c.Op == ir.OpInt && c.Bits == ir.Mask(c.Type.Bits) && uint64(c.Type.Bits) == max(t.NumElems(), 8) {
			return x
		}
		m := u.selecting(all[n+1], t.NumElems())
		if m == nil {
			return nil
		}
		return u.op(ir.OpSelect, t, m, x, all[n])
	}
}

// binary is an operation of two operands of one type.
func binary(op ir.Op) upgrading {
	float := op == ir.OpFAdd || op == ir.OpFSub || op == ir.OpFMul || op == ir.OpFDiv
	return func(u *upgrader) *ir.Value {
		if t := u.call.Type; u.alike(2) && (float && t.Scalar().IsFloat() || !float && t.Scalar().IsInt()) {
			return u.op(op, t, u.args...)
		}
		return nil
	}
}

// logic is an operation on the bits of lanes, of the first operand's complement if so said.
func logic(op ir.Op, complement bool) upgrading {
	return func(u *upgrader) *ir.Value {
		t := u.call.Type
		if !u.alike(2) || !t.Scalar().IsInt() && (!t.IsVector() || t.Elem != ir.Float && t.Elem != ir.Double) {
			return nil
		}
		a, b, bits := u.args[0], u.args[1], t
		if t.Scalar().IsFloat() {
			bits = u.f.Module.Types.Vector(t.NumElems(), u.f.Module.Types.Int(t.Elem.Kind.FloatBits()), false)
			a, b = u.op(ir.OpBitCast, bits, a), u.op(ir.OpBitCast, bits, b)
		}
		if complement {
			a = u.op(ir.OpXor, bits, a, u.number(bits, ^uint64(0)))
		}
		x := u.op(op, bits, a, b)
		if bits != t {
			x = u.op(ir.OpBitCast, t, x)
		}
		return x
	}
}

// rotateLanes is a funnel shift of each lane and itself, by a lane or a number.
func rotateLanes(id intrinsic.ID) upgrading {
	return func(u *upgrader) *ir.Value {
		t := u.call.Type
		if len(u.args) != 2 || u.args[0].Type != t || !t.IsVector() || !t.Elem.IsInt() {
			return nil
		}
		n := u.args[1]
		if n.Op == ir.OpInt && n.Type == ir.I32 {
			n = u.number(t, n.Bits)
		}
		if n.Type != t {
			return nil
		}
		return u.intrinsic(id, t, u.args[0], u.args[0], n)
	}
}

// test is the mask of lanes for which a predicate holds, of those of another mask.
func test(p ir.Pred) upgrading {
	return func(u *upgrader) *ir.Value {
		if len(u.args) != 3 || !sameInts(u.args[0], u.args[1]) {
			return nil
		}
		return u.mask(u.icmp(p, u.args[0], u.args[1]), u.args[2])
	}
}

// testAnd is test of what two operands have in common, beside zero.
func testAnd(p ir.Pred) upgrading {
	return func(u *upgrader) *ir.Value {
		if len(u.args) != 3 || !sameInts(u.args[0], u.args[1]) {
			return nil
		}
		t := u.args[0].Type
		return u.mask(u.icmp(p, u.op(ir.OpAnd, t, u.args[0], u.args[1]), u.number(t, 0)), u.args[2])
	}
}

// testBy is test by a number of a predicate: 3 never holds, 7 always.
func testBy(preds [8]ir.Pred) upgrading {
	return func(u *upgrader) *ir.Value {
		if len(u.args) != 4 || !sameInts(u.args[0], u.args[1]) || u.args[2].Op != ir.OpInt {
			return nil
		}
		var lanes *ir.Value
		switch k := u.args[2].Bits & 7; k {
		case 3, 7:
			lanes = u.number(u.f.Module.Types.Vector(u.args[0].Type.NumElems(), ir.I1, false), k>>2)
		default:
			lanes = u.icmp(preds[k], u.args[0], u.args[1])
		}
		return u.mask(lanes, u.args[3])
	}
}

func sameInts(a, b *ir.Value) bool {
	return a.Type == b.Type && a.Type.IsVector() && !a.Type.Scalable && a.Type.Elem.IsInt()
}

func (u *upgrader) icmp(p ir.Pred, a, b *ir.Value) *ir.Value {
	c := u.op(ir.OpICmp, u.f.Module.Types.Vector(a.Type.NumElems(), ir.I1, false), a, b)
	c.Pred = p
	return c
}

// signs is the mask of lanes that are negative.
func signs(u *upgrader) *ir.Value {
	if len(u.args) != 1 || !sameInts(u.args[0], u.args[0]) {
		return nil
	}
	return u.mask(u.icmp(ir.SLT, u.args[0], u.number(u.args[0].Type, 0)), nil)
}

// spread is -1 in each lane whose bit a mask has, else 0.
func spread(u *upgrader) *ir.Value {
	t := u.call.Type
	if len(u.args) != 1 || !t.IsVector() || !t.Elem.IsInt() {
		return nil
	}
	if m := u.selecting(u.args[0], t.NumElems()); m != nil {
		return u.op(ir.OpSExt, t, m)
	}
	return nil
}

// orIs is 1 where what two masks have is a number, else 0.
func orIs(n uint64) upgrading {
	return func(u *upgrader) *ir.Value {
		if len(u.args) != 2 || u.args[0].Type != u.args[1].Type || !u.args[0].Type.IsInt() || u.call.Type != ir.I32 {
			return nil
		}
		t := u.args[0].Type
		c := u.op(ir.OpICmp, ir.I1, u.op(ir.OpOr, t, u.args...), u.number(t, n))
		c.Pred = ir.EQ
		return u.op(ir.OpZExt, ir.I32, c)
	}
}
