package demand

import (
	"rewrite/passes/analysis/domain"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// A choice by a compare with zero between a number and its opposite is the magnitude,
// or the opposite of that, of all but zeros and NaNs, whose signs are other ones:
//
//	%c = fcmp oge float %x, 0.0
//	%n = fneg float %x
//	%m = select i1 %c, float %x, float %n      call float @llvm.fabs.f32(float %x)
//	%r = fadd nsz float %m, %y
//
// Where something rules these out, rules say so (fminmax.rw). But most operations leave
// the sign of their NaNs open, and many do not see that of a zero: if all users of the
// choice are such, it is a magnitude, too, which no edge can tell.

// signs is the classes in which a choice of opposites may have another sign than
// the magnitude has.
const signs = domain.FZero | domain.NaN

// magnitude replaces a select if that is a magnitude.
func (d *demander) magnitude(v *ir.Value) {
	x, minus, differ := opposites(v)
	if x == nil {
		return
	}
	if differ &= d.known.Facts(x).May(); differ != 0 {
		differ &= d.want.Of(v)
	}
	for _, u := range v.Uses() {
		if differ&^blind(u.User, int(u.Index)) != 0 {
			return
		}
	}
	d.list = append(d.list, replacement{v: v, x: x, fabs: true, minus: minus})
}

// opposites is what a select chooses the magnitude of, or with minus its opposite, and
// the classes of x whose sign may be another one; nil for other selects.
func opposites(v *ir.Value) (x *ir.Value, minus bool, differ domain.Class) {
	if v.Op != ir.OpSelect || !v.Type.Scalar().IsFloat() {
		return nil, false, 0
	}
	c, first, second := v.Args[0], v.Args[1], v.Args[2]
	if c.Op != ir.OpFCmp || c.Type.IsVector() != v.Type.IsVector() || !isFZero(c.Args[1]) || c.Args[0] != first && c.Args[0] != second {
		return nil, false, 0
	}
	x = c.Args[0]
	n := first
	if n == x {
		n = second
	}
	if n.Op != ir.OpFNeg && n.Op != ir.OpFSub || n.Args[len(n.Args)-1] != x || n.Op == ir.OpFSub && !isFZero(n.Args[0]) {
		return nil, false, 0
	}
	// a predicate is a set of outcomes: which of them choose the opposite?
	const equal, greater, less, unordered = 1, 2, 4, 8
	negates := int(c.Pred - ir.FFalse)
	if n != first {
		negates ^= equal | greater | less | unordered
	}
	switch negates & (greater | less) {
	case less:
	case greater:
		minus = true
	default:
		return nil, false, 0
	}
	differ = signs
	if v.Flags&ir.NSZ != 0 {
		differ &^= domain.FZero
	}
	if (v.Flags|c.Flags)&ir.NNaN != 0 {
		differ &^= domain.NaN
	}
	if n.Op == ir.OpFSub { // 0 - 0 is 0.0, and which NaN a difference is is open, for its only user
		if negates&equal != 0 && !minus && isPlusZero(n.Args[0]) {
			differ &^= domain.FZero
		}
		if negates&unordered != 0 && n.NumUses() == 1 {
			differ &^= domain.NaN
		}
	}
	return x, minus, differ
}

// isFZero tells whether a constant is a zero of either sign, in each lane.
func isFZero(c *ir.Value) bool {
	if c.Op == ir.OpSplat {
		c = c.Args[0]
	}
	format := c.Type.Scalar().Kind
	return c.Op == ir.OpZero || c.Op == ir.OpFloat && isIEEE(format) && format != ir.FP128Kind && domain.ClassOf(format, c.Bits)&^domain.FZero == 0
}

func isPlusZero(c *ir.Value) bool {
	if c.Op == ir.OpSplat {
		c = c.Args[0]
	}
	return c.Op == ir.OpZero || c.Op == ir.OpFloat && c.Bits == 0
}

// blind is the classes, of zeros and NaNs, whose sign in operand i an instruction does not see.
func blind(u *ir.Value, i int) domain.Class {
	nsz := domain.Class(0)
	if u.Flags&ir.NSZ != 0 {
		nsz = domain.FZero
	}
	switch u.Op {
	case ir.OpFCmp, ir.OpFPToSI, ir.OpFPToUI:
		return signs
	case ir.OpFAdd, ir.OpFSub, ir.OpFMul:
		return domain.NaN | nsz
	case ir.OpFDiv, ir.OpFRem, ir.OpFPTrunc, ir.OpFPExt:
		return domain.NaN
	case ir.OpCall:
		return blindCall(u, i)
	}
	return 0
}

func blindCall(u *ir.Value, i int) domain.Class {
	if i < 1 || u.Intrinsic() == intrinsic.None || u.Effects() != 0 {
		return 0
	}
	switch u.Intrinsic() {
	case intrinsic.Fabs:
		return signs
	case intrinsic.Copysign:
		if i == 1 {
			return signs
		}
	case intrinsic.FptosiSat, intrinsic.FptouiSat:
		return signs
	case intrinsic.IsFpclass:
		if mask := u.CallArgs()[1]; mask.Op == ir.OpInt {
			zeros := domain.ClassMask(mask.Bits) & domain.FZero
			if zeros == 0 || zeros == domain.FZero {
				return signs
			}
			return domain.NaN
		}
	case intrinsic.Fma, intrinsic.Fmuladd, intrinsic.Sqrt, intrinsic.Canonicalize, intrinsic.Floor, intrinsic.Ceil, intrinsic.Trunc, intrinsic.Rint, intrinsic.Nearbyint, intrinsic.Round, intrinsic.Roundeven,
		intrinsic.Minnum, intrinsic.Maxnum, intrinsic.Minimum, intrinsic.Maximum, intrinsic.Minimumnum, intrinsic.Maximumnum, intrinsic.Ldexp, intrinsic.Pow, intrinsic.Powi,
		intrinsic.Sin, intrinsic.Cos, intrinsic.Tan, intrinsic.Exp, intrinsic.Exp2, intrinsic.Exp10, intrinsic.Log, intrinsic.Log2, intrinsic.Log10:
		return domain.NaN
	}
	return 0
}
