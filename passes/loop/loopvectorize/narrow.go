package loopvectorize

import (
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
	"rewrite/passes/ir/num"
)

// Numbers of a program are mostly computed as int, however small they are, which takes a register no longer; but a vector of int takes four
// times the registers of one of bytes. So operations whose results are known to be numbers of fewer bits are done in vectors of
// fewer bits, if that is cheaper with what it takes to lead values from one width to another:
//
//	%s = add i32 (zext i8 %a), (zext i8 %b)     %s = add <16 x i16> (zext <16 x i8> %a), (zext <16 x i8> %b)
//	%m = udiv i32 %s, 3                         %m = udiv <16 x i16> %s, 3
//	%t = trunc i32 %m to i8                     %t = trunc <16 x i16> %m to <16 x i8>
//
// Of a sum, a product and the like the low bits follow from those of the operands; quotients, compares and what is shifted down need
// operands that are numbers of as few bits, too. Flags are given up: what they promise of more bits need not hold of fewer.

// A form is in how many bits a value is computed that are less than those of its type, or operands are compared, and how it is led to more.
type form struct {
	bits   uint32
	signed bool
}

// widths are the forms of values that have one.
type widths map[*ir.Value]form

// formFor is the one of the smallest numbers in which all of some values are.
func (x *loop) formFor(list ...*ir.Value) form {
	unsigned, signed := x.bitsFor(false, list...), x.bitsFor(true, list...)
	if signed < unsigned {
		return form{signed, true}
	}
	return form{unsigned, false}
}

// bitsFor is the width of the smallest numbers, with or without sign, in which all of some values are.
func (x *loop) bitsFor(signed bool, list ...*ir.Value) uint32 {
	need := uint32(0)
	for _, v := range list {
		switch f := x.an.SCEV().Numbers(v); {
		case f.Width == 0 || f.IsEmpty():
			need = max(need, v.Type.Bits)
		case signed:
			need = max(need, signedLen(f.SLo), signedLen(f.SHi))
		default:
			need = max(need, f.UHi.Len())
		}
	}
	w := uint32(8)
	for w < need {
		w *= 2
	}
	return w
}

// signedLen is how many bits a number with sign has.
func signedLen(n num.Int) uint32 {
	if n.IsNegative() {
		n = n.Not()
	}
	return n.Len() + 1
}

// fewer finds the values that may be computed in fewer bits.
func (x *loop) fewer() widths {
	ws := widths{}
	for _, v := range x.wide {
		if x.links[v] != nil || x.access[v] != nil || v.Op == ir.OpPhi && !x.joins(v) || !v.Type.IsInt() {
			continue
		}
		of, args := v.Type.Bits, append([]*ir.Value{v}, v.Args...)
		var w form
		switch v.Op {
		case ir.OpAdd, ir.OpSub, ir.OpMul, ir.OpAnd, ir.OpOr, ir.OpXor, ir.OpZExt, ir.OpSExt, ir.OpSelect, ir.OpPhi, ir.OpShl:
			w = x.formFor(v)
		case ir.OpLShr:
			w = form{x.bitsFor(false, args[:2]...), false}
		case ir.OpAShr:
			w = form{x.bitsFor(true, args[:2]...), true}
		case ir.OpUDiv, ir.OpURem:
			w = form{x.bitsFor(false, args...), false}
		case ir.OpSDiv:
			w = form{x.bitsFor(true, args...), true}
		case ir.OpSRem:
			// the remainder of the least number by -1 is 0, but not defined
			if w = (form{x.bitsFor(true, args...), true}); x.an.Facts().Facts(v.Args[1]).Contains(num.LowMask(of)) {
				w.bits = max(w.bits, x.bitsFor(true, v.Args[0])<<1)
			}
		case ir.OpICmp:
			if of = v.Args[0].Type.Bits; !v.Args[0].Type.IsInt() {
				continue
			}
			switch w = x.formFor(v.Args...); {
			case w.signed && v.Pred != v.Pred.Signed():
				w = form{x.bitsFor(false, v.Args...), false}
			}
		case ir.OpCall:
			args = append([]*ir.Value{v}, v.CallArgs()...)
			switch v.Intrinsic() {
			case intrinsic.Umin, intrinsic.Umax:
				w = form{x.bitsFor(false, args...), false}
			case intrinsic.Smin, intrinsic.Smax:
				w = x.formFor(args...)
			}
		}
		if v.Op == ir.OpShl || v.Op == ir.OpLShr || v.Op == ir.OpAShr {
			if n := v.Args[1]; n.Op != ir.OpInt || n.Aux != nil || n.Bits >= uint64(w.bits) {
				continue
			}
		}
		if (v.Op == ir.OpZExt || v.Op == ir.OpSExt) && v.Args[0].Type.Bits == 1 {
			continue
		}
		if w.bits != 0 && w.bits < of {
			ws[v] = w
		}
	}
	return ws
}

// typeOf is the type in which a value is computed.
func (x *loop) typeOf(v *ir.Value) *ir.Type {
	if w := x.fewerBits[v].bits; w != 0 && v.Op != ir.OpICmp {
		return x.f.Module.Types.Int(w)
	}
	return v.Type
}

// operandType is the type in which an operand of an operation is looked at, of the same width as others.
func (x *loop) operandType(v, a *ir.Value) *ir.Type {
	switch w := x.fewerBits[v].bits; {
	case v.Op == ir.OpTrunc:
		return v.Type
	case w != 0 && a.Type.IsInt() && a.Type.Bits > 1 && !(v.Op.IsCast() && w > a.Type.Bits):
		return x.f.Module.Types.Int(w)
	}
	return a.Type
}

// led is what it costs to lead operands of what is computed to the widths in which they are looked at.
func (x *loop) led() (cost int) {
	type one struct {
		v *ir.Value
		t *ir.Type
	}
	seen := map[one]bool{}
	leadTo := func(a *ir.Value, to *ir.Type) {
		from := x.typeOf(a)
		if from == to || x.outside(a) || seen[one{a, to}] {
			return
		}
		seen[one{a, to}] = true
		cost += x.costs.Cast(castTo(from.Bits, to.Bits, x.fewerBits[a].signed), x.vectorOf(from), x.vectorOf(to))
	}
	lead := func(v, a *ir.Value) { leadTo(a, x.operandType(v, a)) }
	// Lanes of masks are as wide as what was compared.
	mask := func(on *ir.Value, to *ir.Type) {
		from := maskOf(x, on)
		if from == 0 || !to.IsInt() || to.Bits == 1 || from == to.Bits || seen[one{on, to}] {
			return
		}
		seen[one{on, to}] = true
		cost += x.costs.Cast(castTo(from, to.Bits, true), x.vectorOf(x.f.Module.Types.Int(from)), x.vectorOf(to))
	}
	for _, v := range x.wide {
		if a := x.access[v]; a != nil && a.masked {
			for _, on := range x.decide(v.Block) {
				mask(on, x.f.Module.Types.Int(uint32(x.layout.Bits(a.elem))))
			}
		}
		p, sum := sumOf(x, v)
		switch {
		case v.Op == ir.OpLoad || sum != nil && v != p.next:
		case sum != nil:
			for _, t := range sum.terms {
				leadTo(t.v, x.f.Module.Types.Int(sum.bits))
				if t.on != nil {
					mask(t.on, x.f.Module.Types.Int(sum.bits))
				}
			}
		case v.Op == ir.OpStore:
			lead(v, v.Args[0])
		default:
			for _, a := range v.Args {
				if a.Type.IsInt() {
					lead(v, a)
				}
			}
			if v.Op == ir.OpSelect {
				mask(v.Args[0], x.typeOf(v))
			}
		}
	}
	return cost
}

// maskOf is how wide the lanes are in which a condition is found out, 0 if that is not told.
func maskOf(x *loop, on *ir.Value) uint32 {
	switch {
	case x.outside(on):
		return 0
	case on.Op == ir.OpICmp && on.Args[0].Type.IsInt():
		return x.operandType(on, on.Args[0]).Bits
	case on.Op == ir.OpTrunc:
		return x.typeOf(on.Args[0]).Bits
	case on.Op == ir.OpXor || on.Op == ir.OpAnd || on.Op == ir.OpOr:
		return maskOf(x, on.Args[0])
	case on.Op == ir.OpFCmp:
		return uint32(x.layout.Bits(on.Args[0].Type))
	}
	return 0
}

// castTo is the operation that leads a number from one width to another.
func castTo(from, to uint32, signed bool) ir.Op {
	switch {
	case from > to:
		return ir.OpTrunc
	case signed:
		return ir.OpSExt
	}
	return ir.OpZExt
}

// isLed tells whether an operation is none but for what leads its operand to another width.
func (x *loop) isLed(v *ir.Value) bool {
	switch w := x.fewerBits[v].bits; v.Op {
	case ir.OpTrunc:
		return x.fewerBits[v.Args[0]].bits != 0
	case ir.OpZExt, ir.OpSExt:
		return w != 0 && w <= v.Args[0].Type.Bits
	}
	return false
}

// A width is the one in which a part of a value is looked at.
type width struct {
	v    *ir.Value
	part int
	bits uint32
}

// of is the vector of a value in a part, in so many bits.
func (e *emitter) of(v *ir.Value, part int, bits uint32) *ir.Value {
	if e.outside(v) {
		return e.splatOf(v, bits)
	}
	x := e.values[v][part]
	if x.Type.Elem.Bits == bits {
		return x
	}
	key := width{v, part, bits}
	if y := e.led[key]; y != nil {
		return y
	}
	op := castTo(x.Type.Elem.Bits, bits, e.fewerBits[v].signed)
	e.led[key] = e.put(e.at, op, e.vectorOf(e.f.Module.Types.Int(bits)), x)
	return e.led[key]
}

// splatOf is a value that is the same in all rounds, in so many bits.
func (e *emitter) splatOf(v *ir.Value, bits uint32) *ir.Value {
	t := e.f.Module.Types.Int(bits)
	switch {
	case v.Type == t:
		return e.splat(v)
	case v.Op == ir.OpInt && v.Aux == nil:
		return e.splat(e.f.Int(t, v.Bits))
	}
	key := width{v, 0, bits}
	if y := e.led[key]; y != nil {
		return y
	}
	op, at := ir.OpZExt, e.enter.Terminator()
	if v.Type.Bits > bits {
		op = ir.OpTrunc
	}
	e.led[key] = e.spread(at, e.put(at, op, t, v))
	return e.led[key]
}

// narrow makes the vector of a value that is computed in fewer bits.
func (e *emitter) narrow(v *ir.Value, part int) *ir.Value {
	w := e.fewerBits[v]
	t := e.vectorOf(e.f.Module.Types.Int(w.bits))
	args := make([]*ir.Value, 0, len(v.Args))
	for i, a := range v.Args {
		switch {
		case v.Op == ir.OpCall && i == 0:
		case a.Type.IsInt() && a.Type.Bits > 1:
			args = append(args, e.of(a, part, e.operandType(v, a).Bits))
		default:
			args = append(args, e.value(a, part))
		}
	}
	switch v.Op {
	case ir.OpCall:
		id := v.Intrinsic()
		if other, ok := unsigned[id]; ok && !w.signed {
			id = other
		}
		return e.say(e.f.CallIntrinsic(id, t, args...), v)
	case ir.OpICmp:
		x := e.f.NewInstr(ir.OpICmp, e.vectorOf(ir.I1), args...)
		if x.Pred = v.Pred; !w.signed {
			x.Pred = v.Pred.Unsigned()
		}
		return e.say(x, v)
	}
	return e.say(e.f.NewInstr(v.Op, t, args...), v)
}

// unsigned are the minima and maxima of numbers with sign as those of numbers without.
var unsigned = map[intrinsic.ID]intrinsic.ID{intrinsic.Smin: intrinsic.Umin, intrinsic.Smax: intrinsic.Umax}
