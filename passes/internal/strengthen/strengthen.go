// Package strengthen makes of an operation what the ranges of its operands allow: flags that
// say more, and operations on unsigned numbers where there were some on signed ones.
//
//	%a = add i32 %x, %y      add nuw nsw i32 %x, %y        both are in [0, 100]
//	%s = sext i32 %x to i64  zext nneg i32 %x to i64
//	%d = sdiv i32 %x, %y     udiv i32 %x, %y
//	%c = icmp slt i32 %x, %y icmp samesign ult i32 %x, %y
//	%m = smax(%x, %y)        %x                            where %x is never below %y
//
// Passes that know more of the operands than the operations tell, by branches or by what is
// found around loops, ask it of each instruction. That the result is cheaper is not its
// claim, but that it says what was found to those who look at the operation alone.
//
// An operation whose operand is poison is poison, or undefined behaviour, before and after; of the rest all
// numbers that the operands may be, those of undef too, are within the ranges.
package strengthen

import (
	"slices"

	"rewrite/passes/analysis/domain"
	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
)

// A Strengthener works on the instructions of a function.
type Strengthener struct {
	Func *ir.Func
	LLVM int // nothing newer than this version is introduced
	// Facts is what is known of an operand where the instruction stands. It is not changed, and need not hold longer than till the next change.
	Facts func(operand *ir.Value) *domain.Facts
	// Put has a new instruction come before the one that is looked at.
	Put func(at, now *ir.Value)
}

// Flags adds the flags to an instruction that cannot make it poison.
func (s *Strengthener) Flags(v *ir.Value) (added ir.Flags) {
	var can ir.Flags
	if of := flags[v.Op]; of != nil {
		can = of(s, v) &^ v.Flags
	}
	for fl := ir.Flags(1); fl != 0 && fl <= can; fl <<= 1 {
		if can&fl != 0 && fl.Since(v.Op) <= s.LLVM {
			added |= fl
		}
	}
	v.Flags |= added
	return added
}

// Replace puts another operation, or an operand, in the place of an instruction, where that is the
// same for all that the operands can be, and gives it; nil leaves the instruction. Where it is an
// operation it is made. The old one is left without uses.
func (s *Strengthener) Replace(v *ir.Value) (now *ir.Value, made bool) {
	switch of := others[v.Op]; {
	case v.Op == ir.OpCall:
		now = s.call(v)
	case of != nil:
		now = of(s, v)
	}
	if now == nil {
		return nil, false
	}
	made = now.IsConstExpr() && !given(v, now) // one of the operands may be a constant expression
	v.ReplaceAllUses(now)
	if made {
		now.Name = v.Name
		s.Put(v, now)
	}
	return now, made
}

// given tells whether x is an operand of v, or one of what gives v an operand.
func given(v, x *ir.Value) bool {
	return slices.ContainsFunc(v.Args, func(a *ir.Value) bool { return a == x || slices.Contains(a.Args, x) })
}

// flags is what may be said of an operation, by operation.
var flags [ir.NumOps]func(s *Strengthener, v *ir.Value) ir.Flags

// others is what may stand for an operation: an operand, or an instruction in no block.
var others [ir.NumOps]func(s *Strengthener, v *ir.Value) *ir.Value

func init() {
	for _, op := range []ir.Op{ir.OpAdd, ir.OpSub, ir.OpMul, ir.OpShl} {
		flags[op] = (*Strengthener).wraps
	}
	flags[ir.OpTrunc] = (*Strengthener).cut
	for _, op := range []ir.Op{ir.OpZExt, ir.OpUIToFP} {
		flags[op] = (*Strengthener).extended
	}
	flags[ir.OpOr], flags[ir.OpICmp], flags[ir.OpGEP] = (*Strengthener).disjoint, (*Strengthener).sameSign, (*Strengthener).forward

	for op := range unsigned {
		others[op] = (*Strengthener).unsigned
	}
	others[ir.OpURem], others[ir.OpUDiv] = (*Strengthener).remainder, (*Strengthener).quotient
	others[ir.OpExtractValue] = (*Strengthener).whole
	others[ir.OpICmp] = (*Strengthener).compare
	others[ir.OpAnd] = (*Strengthener).mask
}

// Looks tells whether more may be said of an operation, or something else stand for it.
func Looks(op ir.Op) bool { return op == ir.OpCall || flags[op] != nil || others[op] != nil }

// unsigned is the operation on numbers that are not negative, by that on signed ones.
var unsigned = map[ir.Op]ir.Op{ir.OpSExt: ir.OpZExt, ir.OpSIToFP: ir.OpUIToFP, ir.OpAShr: ir.OpLShr, ir.OpSDiv: ir.OpUDiv, ir.OpSRem: ir.OpURem}

// Unsigned tells whether what was made of an instruction is the same operation on numbers of which the sign is known.
func Unsigned(v, now *ir.Value) bool { return v.Op == ir.OpICmp || unsigned[v.Op] == now.Op }

func (s *Strengthener) unsigned(v *ir.Value) *ir.Value {
	if x := s.small(v); x != nil {
		return x
	}
	if f := s.Facts(v.Args[0]); v.Op == ir.OpAShr && f.Width != 0 && f.SignBits() == uint32(f.Width) {
		return v.Args[0] // all of its bits are the sign
	}
	for i, x := range v.Args {
		if !s.Facts(x).NonNegative() && !(v.Op == ir.OpAShr && i == 1) {
			return nil
		}
	}
	now := s.Func.NewInstr(unsigned[v.Op], v.Type, v.Args...)
	now.Flags = v.Flags
	if now.Op.IsCast() && ir.NNeg.Since(now.Op) <= s.LLVM {
		now.Flags |= ir.NNeg
	}
	return now
}

func (s *Strengthener) wraps(v *ir.Value) (fl ir.Flags) {
	if v.Flags&(ir.NUW|ir.NSW) == ir.NUW|ir.NSW {
		return 0
	}
	x, y := s.Facts(v.Args[0]), s.Facts(v.Args[1])
	if x.Width == 0 || x.IsEmpty() || y.IsEmpty() {
		return 0
	}
	for _, f := range [2]ir.Flags{ir.NUW, ir.NSW} {
		if domain.NeverWraps(v.Op, f, *x, *y) {
			fl |= f
		}
	}
	return fl
}

func (s *Strengthener) cut(v *ir.Value) (fl ir.Flags) {
	x := s.Facts(v.Args[0])
	if x.Width == 0 || x.IsEmpty() {
		return 0
	}
	lost := uint32(x.Width) - v.Type.Scalar().Bits
	if x.LeadingZeros() >= lost {
		fl = ir.NUW
	}
	if x.SignBits() > lost {
		fl |= ir.NSW
	}
	return fl
}

func (s *Strengthener) extended(v *ir.Value) ir.Flags {
	if v.Flags&ir.NNeg == 0 && s.Facts(v.Args[0]).NonNegative() {
		return ir.NNeg
	}
	return 0
}

func (s *Strengthener) disjoint(v *ir.Value) ir.Flags {
	x, y := s.Facts(v.Args[0]), s.Facts(v.Args[1])
	if x.Width != 0 && x.Zero.Or(y.Zero).And(num.LowMask(uint32(x.Width))) == num.LowMask(uint32(x.Width)) {
		return ir.Disjoint
	}
	return 0
}

// sameSign is of unsigned compares: compare has such a one for what is of signed numbers.
func (s *Strengthener) sameSign(v *ir.Value) ir.Flags {
	if v.Pred == ir.EQ || v.Pred == ir.NE || v.Pred.IsSigned() || !v.Args[0].Type.Scalar().IsInt() || !s.oneSign(v) {
		return 0
	}
	return ir.SameSign
}

// oneSign tells whether both operands have the same, known one.
func (s *Strengthener) oneSign(v *ir.Value) bool {
	x := s.Facts(v.Args[0])
	switch {
	case x.IsEmpty(): // it is either
		y := s.Facts(v.Args[1])
		return y.NonNegative() || x.Width != 0 && y.Negative()
	case x.NonNegative():
		return s.Facts(v.Args[1]).NonNegative()
	}
	return x.Width != 0 && x.Negative() && s.Facts(v.Args[1]).Negative()
}

// forward: an offset that wraps neither as an unsigned nor as a signed number, and of which no part is negative, is
// one that nuw allows, too.
func (s *Strengthener) forward(v *ir.Value) ir.Flags {
	if v.Flags&(ir.NUSW|ir.InBounds) == 0 || v.Flags&ir.NUW != 0 {
		return 0
	}
	for _, x := range v.Args[1:] {
		if !s.Facts(x).NonNegative() {
			return 0
		}
	}
	return ir.NUW
}

// compare is the unsigned one in place of one of signed numbers.
func (s *Strengthener) compare(v *ir.Value) *ir.Value {
	if !v.Pred.IsSigned() || !v.Args[0].Type.Scalar().IsInt() || !s.oneSign(v) {
		return nil
	}
	now := s.Func.NewInstr(ir.OpICmp, v.Type, v.Args...)
	now.Pred, now.Flags = v.Pred.Unsigned(), v.Flags
	if ir.SameSign.Since(ir.OpICmp) <= s.LLVM {
		now.Flags |= ir.SameSign
	}
	return now
}

// mask is the other operand where a constant leaves all of its bits that can be set.
func (s *Strengthener) mask(v *ir.Value) *ir.Value {
	for i, x := range v.Args {
		m, ok := s.Facts(v.Args[1-i]).Constant()
		f := s.Facts(x)
		if ok && f.Width != 0 && v.Args[1-i].IsConst() && f.Zero.Or(m).And(num.LowMask(uint32(f.Width))) == num.LowMask(uint32(f.Width)) {
			return x
		}
	}
	return nil
}
