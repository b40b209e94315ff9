// Package symbolic is the meaning of operations, constant expressions and
// conditions of rules as terms (package term), poison and undefined behaviour
// included. What they mean on numbers is said by ir.OpInfo.Eval, dsl.Intrinsic,
// dsl.Func and dsl.Fact; the tests compare.
package symbolic

import (
	"fmt"

	"rewrite/dsl"
	"rewrite/dsl/prove/internal/term"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// A Value is what one use of a term is: undefined behaviour if UB, else poison
// if Poison, else N. The two are terms of one bit.
type Value struct{ N, Poison, UB term.ID }

// An Operation is a scalar integer operation with all that fixes its meaning.
type Operation struct {
	Op        ir.Op          // OpCall: the intrinsic
	Intrinsic *dsl.Intrinsic // nil: none
	Overflow  bool           // field 1 of an intrinsic's result
	Flags     ir.Flags
	Pred      ir.Pred
	Width, To uint32 // of the operands and of the result
}

// An operations builds the terms of operations.
type operations struct {
	*term.Pool
	op Operation
}

func (o *operations) number(n uint64) term.ID { return o.Number(n, o.op.Width) }

func (o *operations) any(bits ...term.ID) term.ID {
	r := o.Bool(false)
	for _, b := range bits {
		r = o.Or(r, b)
	}
	return r
}

// Apply is the result of an operation. Operands that it does not have are
// numbers, of any value.
func Apply(p *term.Pool, op Operation, a, b, c Value) (Value, error) {
	o := &operations{p, op}
	v := Value{UB: o.any(a.UB, b.UB, c.UB)}
	var ub, poison term.ID
	var err error
	switch {
	case op.Op == ir.OpSelect:
		v.N = o.Ite(a.N, b.N, c.N)
		v.Poison = o.Or(a.Poison, o.Ite(a.N, b.Poison, c.Poison))
		return v, nil
	case op.Intrinsic != nil:
		v.N, poison, err = o.call(a.N, b.N, c.N)
	case op.Op == ir.OpUDiv || op.Op == ir.OpURem || op.Op == ir.OpSDiv || op.Op == ir.OpSRem:
		v.N, poison, ub = o.divide(a, b)
		v.UB = o.Or(v.UB, ub)
	default:
		v.N, poison, err = o.eval(a.N, b.N)
	}
	if err != nil {
		return v, err
	}
	v.Poison = o.any(a.Poison, b.Poison, c.Poison, poison)
	return v, nil
}

// divide: a poison divisor may be 0 and a poison dividend the least number.
func (o *operations) divide(a, b Value) (n, poison, ub term.ID) {
	ub = o.Or(b.Poison, o.Eq(b.N, o.number(0)))
	var rem term.ID
	switch o.op.Op {
	case ir.OpUDiv, ir.OpURem:
		n, rem = o.UDiv(a.N, b.N), o.URem(a.N, b.N)
	default:
		least := o.Or(a.Poison, o.Eq(a.N, o.number(1<<(o.op.Width-1))))
		ub = o.Or(ub, o.And(o.Eq(b.N, o.number(^uint64(0))), least))
		x, y := o.Abs(a.N), o.Abs(b.N)
		n, rem = o.UDiv(x, y), o.URem(x, y)
		n = o.Ite(o.Xor(o.Negative(a.N), o.Negative(b.N)), o.Neg(n), n)
		rem = o.Ite(o.Negative(a.N), o.Neg(rem), rem)
	}
	poison = o.Bool(false)
	if o.op.Flags&ir.Exact != 0 {
		poison = o.Not(o.Eq(rem, o.number(0)))
	}
	if o.op.Op == ir.OpURem || o.op.Op == ir.OpSRem {
		n = rem
	}
	return n, poison, ub
}

// eval is the result on numbers, and when it is poison.
func (o *operations) eval(a, b term.ID) (n, poison term.ID, err error) {
	var bad []term.ID
	flag := func(fl ir.Flags, broken func() term.ID) {
		if o.op.Flags&fl != 0 {
			bad = append(bad, broken())
		}
	}
	overflow := func(op ir.Op) {
		flag(ir.NUW, func() term.ID { return o.wraps(op, false, a, b) })
		flag(ir.NSW, func() term.ID { return o.wraps(op, true, a, b) })
	}
	tooFar := func() { bad = append(bad, o.tooFar(b)) }
	switch o.op.Op {
	case ir.OpAdd:
		n = o.Add(a, b)
		overflow(o.op.Op)
	case ir.OpSub:
		n = o.Sub(a, b)
		overflow(o.op.Op)
	case ir.OpMul:
		n = o.Mul(a, b)
		overflow(o.op.Op)
	case ir.OpShl:
		n = o.Shl(a, b)
		tooFar()
		flag(ir.NUW, func() term.ID { return o.Not(o.Eq(o.LShr(n, b), a)) })
		flag(ir.NSW, func() term.ID { return o.Not(o.Eq(o.AShr(n, b), a)) })
	case ir.OpLShr, ir.OpAShr:
		n = o.LShr(a, b)
		if tooFar(); o.op.Op == ir.OpAShr {
			n = o.AShr(a, b)
		}
		flag(ir.Exact, func() term.ID { return o.Not(o.Eq(o.Shl(n, b), a)) })
	case ir.OpAnd:
		n = o.And(a, b)
	case ir.OpXor:
		n = o.Xor(a, b)
	case ir.OpOr:
		n = o.Or(a, b)
		flag(ir.Disjoint, func() term.ID { return o.Not(o.Eq(o.And(a, b), o.number(0))) })
	case ir.OpTrunc:
		n = o.Trunc(a, o.op.To)
		flag(ir.NUW, func() term.ID { return o.Not(o.Eq(o.ZExt(n, o.op.Width), a)) })
		flag(ir.NSW, func() term.ID { return o.Not(o.Eq(o.SExt(n, o.op.Width), a)) })
	case ir.OpZExt:
		n = o.ZExt(a, o.op.To)
		flag(ir.NNeg, func() term.ID { return o.Negative(a) })
	case ir.OpSExt:
		n = o.SExt(a, o.op.To)
	case ir.OpICmp:
		n = compare(o.Pool, o.op.Pred, a, b)
		flag(ir.SameSign, func() term.ID { return o.Xor(o.Negative(a), o.Negative(b)) })
	default:
		return 0, 0, fmt.Errorf("%s has no circuit", o.op.Op)
	}
	return n, o.any(bad...), nil
}

// tooFar tells whether a shift is by the width or more.
func (o *operations) tooFar(n term.ID) term.ID { return o.Not(o.Ult(n, o.number(uint64(o.op.Width)))) }

// wraps tells whether add, sub, mul or shl leaves the range.
func (o *operations) wraps(op ir.Op, signed bool, a, b term.ID) term.ID {
	switch {
	case op == ir.OpMul:
		return o.MulOverflows(signed, a, b)
	case op == ir.OpShl:
		r := o.Shl(a, b)
		back := o.LShr(r, b)
		if signed {
			back = o.AShr(r, b)
		}
		return o.Or(o.tooFar(b), o.Not(o.Eq(back, a)))
	case op == ir.OpAdd && !signed:
		return o.Ult(o.Not(b), a)
	case op == ir.OpSub && !signed:
		return o.Ult(a, b)
	}
	if op == ir.OpAdd {
		if _, ok := o.Const(a); ok {
			a, b = b, a
		}
	}
	least := uint64(1) << (o.op.Width - 1)
	if c, ok := o.Const(b); ok {
		negative := c&least != 0
		if op == ir.OpSub { // a - c: by the bounds of what a may be
			if negative { // a > most + c
				return o.Slt(o.number(least-1+c), a)
			}
			return o.Slt(a, o.number(least+c))
		}
		if negative {
			return o.Slt(a, o.number(least-c))
		}
		return o.Slt(o.number(least-1-c), a)
	}
	sa, sb := o.Negative(a), o.Negative(b)
	if op == ir.OpAdd {
		s := o.Negative(o.Add(a, b))
		return o.And(o.Xor(sa, s), o.Xor(sb, s))
	}
	return o.And(o.Xor(sa, sb), o.Xor(sa, o.Negative(o.Sub(a, b))))
}

// compare is icmp.
func compare(p *term.Pool, pred ir.Pred, a, b term.ID) term.ID {
	switch pred {
	case ir.EQ:
		return p.Eq(a, b)
	case ir.NE:
		return p.Not(p.Eq(a, b))
	case ir.UGT:
		return p.Ult(b, a)
	case ir.UGE:
		return p.Not(p.Ult(a, b))
	case ir.ULT:
		return p.Ult(a, b)
	case ir.ULE:
		return p.Not(p.Ult(b, a))
	case ir.SGT:
		return p.Slt(b, a)
	case ir.SGE:
		return p.Not(p.Slt(a, b))
	case ir.SLT:
		return p.Slt(a, b)
	}
	return p.Not(p.Slt(b, a))
}

// call is the result of an intrinsic on numbers, and when it is poison.
func (o *operations) call(a, b, c term.ID) (n, poison term.ID, err error) {
	p := o.Pool
	no := p.Bool(false)
	least := o.number(1 << (o.op.Width - 1))
	isZero := func(x term.ID) term.ID { return p.Eq(x, p.Number(0, p.Width(x))) }
	pick := func(pred ir.Pred) (term.ID, term.ID, error) {
		return p.Ite(compare(p, pred, a, b), a, b), no, nil
	}
	bound := func() term.ID { return p.Ite(p.Negative(a), least, p.Not(least)) }
	saturate := func(n, wraps, limit term.ID) (term.ID, term.ID, error) { return p.Ite(wraps, limit, n), no, nil }
	withOverflow := func(op ir.Op, signed bool, n term.ID) (term.ID, term.ID, error) {
		if o.op.Overflow {
			n = o.wraps(op, signed, a, b)
		}
		return n, no, nil
	}
	switch o.op.Intrinsic.ID {
	case intrinsic.Abs:
		return p.Abs(a), p.And(p.Not(isZero(b)), p.Eq(a, least)), nil
	case intrinsic.Smax:
		return pick(ir.SGE)
	case intrinsic.Smin:
		return pick(ir.SLE)
	case intrinsic.Umax:
		return pick(ir.UGE)
	case intrinsic.Umin:
		return pick(ir.ULE)
	case intrinsic.Scmp, intrinsic.Ucmp:
		less, more := ir.ULT, ir.UGT
		if o.op.Intrinsic.ID == intrinsic.Scmp {
			less, more = ir.SLT, ir.SGT
		}
		above := p.ZExt(compare(p, more, a, b), o.op.To)
		return p.Ite(compare(p, less, a, b), p.Number(^uint64(0), o.op.To), above), no, nil
	case intrinsic.Ctpop:
		return p.Count(a), no, nil
	case intrinsic.Ctlz:
		return p.Leading(a), p.And(isZero(a), p.Not(isZero(b))), nil
	case intrinsic.Cttz:
		return p.Trailing(a), p.And(isZero(a), p.Not(isZero(b))), nil
	case intrinsic.Bswap:
		return p.SwapBytes(a), no, nil
	case intrinsic.Bitreverse:
		return p.Reverse(a), no, nil
	case intrinsic.Fshl, intrinsic.Fshr:
		width := o.number(uint64(o.op.Width))
		k := p.URem(c, width)
		rest := p.Sub(width, k)
		if o.op.Intrinsic.ID == intrinsic.Fshr {
			k, rest = rest, k
		}
		return p.Or(p.Shl(a, k), p.LShr(b, rest)), no, nil
	case intrinsic.SaddSat:
		return saturate(p.Add(a, b), o.wraps(ir.OpAdd, true, a, b), bound())
	case intrinsic.UaddSat:
		return saturate(p.Add(a, b), o.wraps(ir.OpAdd, false, a, b), o.number(^uint64(0)))
	case intrinsic.SsubSat:
		return saturate(p.Sub(a, b), o.wraps(ir.OpSub, true, a, b), bound())
	case intrinsic.UsubSat:
		return saturate(p.Sub(a, b), o.wraps(ir.OpSub, false, a, b), o.number(0))
	case intrinsic.SshlSat:
		n, _, _ = saturate(p.Shl(a, b), o.wraps(ir.OpShl, true, a, b), bound())
		return n, o.tooFar(b), nil
	case intrinsic.UshlSat:
		n, _, _ = saturate(p.Shl(a, b), o.wraps(ir.OpShl, false, a, b), o.number(^uint64(0)))
		return n, o.tooFar(b), nil
	case intrinsic.SaddWithOverflow:
		return withOverflow(ir.OpAdd, true, p.Add(a, b))
	case intrinsic.UaddWithOverflow:
		return withOverflow(ir.OpAdd, false, p.Add(a, b))
	case intrinsic.SsubWithOverflow:
		return withOverflow(ir.OpSub, true, p.Sub(a, b))
	case intrinsic.UsubWithOverflow:
		return withOverflow(ir.OpSub, false, p.Sub(a, b))
	case intrinsic.SmulWithOverflow:
		return withOverflow(ir.OpMul, true, p.Mul(a, b))
	case intrinsic.UmulWithOverflow:
		return withOverflow(ir.OpMul, false, p.Mul(a, b))
	}
	return 0, 0, fmt.Errorf("llvm.%s has no circuit", o.op.Intrinsic.Name)
}
