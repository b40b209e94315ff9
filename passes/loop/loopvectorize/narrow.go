package loopvectorize

import (
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// Numbers of a program are mostly computed as int, however small they are, which takes a register no longer; but a vector of int takes four
// times the registers of one of bytes. So operations whose operands and results are known to be numbers of fewer bits are done in vectors of
// fewer bits, if that is cheaper with what it takes to lead values from one width to another:
//
//	%s = add i32 (zext i8 %a), (zext i8 %b)     %s = add <16 x i16> (zext <16 x i8> %a), (zext <16 x i8> %b)
//	%m = udiv i32 %s, 3                         %m = udiv <16 x i16> %s, 3
//	%t = trunc i32 %m to i8                     %t = trunc <16 x i16> %m to <16 x i8>
//
// What is known counts all bits above as 0, as unsigned numbers have them. Flags are given up: what they promise of more bits
// need not hold of fewer.

// widths are the bits in which values are computed that are less than those of their types, and the ones in which operands of compares are compared.
type widths map[*ir.Value]uint32

// bitsFor is the width of the smallest numbers that have so many bits.
func bitsFor(need uint32) uint32 {
	w := uint32(8)
	for w < need {
		w *= 2
	}
	return w
}

// fewer finds the values that may be computed in fewer bits.
func (x *loop) fewer() widths {
	ws := widths{}
	for _, v := range x.wide {
		if x.links[v] != nil || x.access[v] != nil || v.Op == ir.OpPhi && !x.joins(v) {
			continue
		}
		args := narrowed(v)
		if v.Op == ir.OpPhi {
			args = v.Args
		}
		if len(args) == 0 || !args[0].Type.IsInt() || args[0].Type.Bits == 1 {
			continue
		}
		need := uint32(0)
		if v.Op != ir.OpICmp {
			need = x.bits(v)
		}
		for _, a := range args {
			need = max(need, x.bits(a))
		}
		if v.Op == ir.OpShl || v.Op == ir.OpLShr {
			if n := v.Args[1]; n.Op != ir.OpInt || n.Aux != nil {
				continue
			} else {
				need = max(need, uint32(min(n.Bits, 64))+1)
			}
		}
		of := args[0].Type.Bits
		if v.Op == ir.OpZExt {
			of = v.Type.Bits
		}
		if w := bitsFor(need); w < of {
			ws[v] = w
		}
	}
	return ws
}

// narrowed are the operands that have the width of an operation which comes to the same for numbers of fewer bits, if these have room for its operands and
// its result; none if it does not.
func narrowed(v *ir.Value) []*ir.Value {
	switch v.Op {
	case ir.OpAdd, ir.OpSub, ir.OpMul, ir.OpAnd, ir.OpOr, ir.OpXor, ir.OpUDiv, ir.OpURem, ir.OpICmp:
		return v.Args
	case ir.OpShl, ir.OpLShr, ir.OpZExt:
		return v.Args[:1]
	case ir.OpSelect:
		return v.Args[1:]
	case ir.OpCall:
		if _, ok := unsigned[v.Intrinsic()]; ok {
			return v.CallArgs()
		}
	}
	return nil
}

// unsigned are minima and maxima as those of numbers without sign.
var unsigned = map[intrinsic.ID]intrinsic.ID{intrinsic.Umin: intrinsic.Umin, intrinsic.Umax: intrinsic.Umax, intrinsic.Smin: intrinsic.Umin, intrinsic.Smax: intrinsic.Umax}

// bits is how many bits the numbers have at most that a value may be.
func (x *loop) bits(v *ir.Value) uint32 {
	if f := x.an.Facts().Facts(v); f.Width != 0 && !f.IsEmpty() {
		return f.UHi.Len()
	}
	return v.Type.Bits
}

// typeOf is the type in which a value is computed.
func (x *loop) typeOf(v *ir.Value) *ir.Type {
	if w := x.fewerBits[v]; w != 0 && v.Op != ir.OpICmp {
		return x.f.Module.Types.Int(w)
	}
	return v.Type
}

// operandType is the type in which an operand of an operation is looked at, of the same width as others.
func (x *loop) operandType(v, a *ir.Value) *ir.Type {
	if w := x.fewerBits[v]; w != 0 && a.Type.IsInt() && a.Type.Bits > 1 {
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
	lead := func(v, a *ir.Value) {
		from, to := x.typeOf(a), x.operandType(v, a)
		if v.Op == ir.OpTrunc {
			to = v.Type
		}
		if from == to || x.outside(a) || seen[one{a, to}] {
			return
		}
		seen[one{a, to}] = true
		op := ir.OpZExt
		if from.Bits > to.Bits {
			op = ir.OpTrunc
		}
		cost += x.costs.Cast(op, x.vectorOf(from), x.vectorOf(to))
	}
	for _, v := range x.wide {
		switch {
		case v.Op == ir.OpLoad:
		case v.Op == ir.OpStore:
			lead(v, v.Args[0])
		default:
			for _, a := range v.Args {
				if a.Type.IsInt() {
					lead(v, a)
				}
			}
		}
	}
	return cost
}

// isLed tells whether an operation is none but for what leads its operand to another width.
func (x *loop) isLed(v *ir.Value) bool {
	return v.Op == ir.OpTrunc && x.fewerBits[v.Args[0]] != 0 || v.Op == ir.OpZExt && x.fewerBits[v] != 0
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
	op := ir.OpZExt
	if x.Type.Elem.Bits > bits {
		op = ir.OpTrunc
	}
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
	bits := e.fewerBits[v]
	t := e.vectorOf(e.f.Module.Types.Int(bits))
	args := make([]*ir.Value, 0, len(v.Args))
	for i, a := range v.Args {
		switch {
		case v.Op == ir.OpCall && i == 0:
		case a.Type.IsInt() && a.Type.Bits > 1:
			args = append(args, e.of(a, part, bits))
		default:
			args = append(args, e.value(a, part))
		}
	}
	switch v.Op {
	case ir.OpZExt:
		return args[0]
	case ir.OpCall:
		return e.say(e.f.CallIntrinsic(unsigned[v.Intrinsic()], t, args...), v)
	case ir.OpICmp:
		x := e.f.NewInstr(ir.OpICmp, e.vectorOf(ir.I1), args...)
		x.Pred = v.Pred.Unsigned()
		return e.say(x, v)
	}
	return e.say(e.f.NewInstr(v.Op, t, args...), v)
}
