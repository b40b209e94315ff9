package strengthen

import (
	"rewrite/passes/analysis/domain"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
	"rewrite/passes/ir/num"
)

// call is another call, an operand, or an operation in the place of an intrinsic.
func (s *Strengthener) call(v *ir.Value) *ir.Value {
	id := v.Intrinsic()
	if id == intrinsic.None {
		return nil
	}
	args := v.CallArgs()
	switch id {
	case intrinsic.Abs:
		return s.abs(v, args[0], args[1])
	case intrinsic.Smin, intrinsic.Smax, intrinsic.Umin, intrinsic.Umax:
		return s.extremum(v, id, args[0], args[1])
	case intrinsic.UaddSat, intrinsic.SaddSat, intrinsic.UsubSat, intrinsic.SsubSat:
		return s.plain(v, args)
	}
	return nil
}

// plain is the operation whose saturation never comes about.
func (s *Strengthener) plain(v *ir.Value, args []*ir.Value) *ir.Value {
	op, fl := ir.OpAdd, ir.NUW
	switch v.Intrinsic() {
	case intrinsic.SaddSat:
		fl = ir.NSW
	case intrinsic.UsubSat:
		op = ir.OpSub
	case intrinsic.SsubSat:
		op, fl = ir.OpSub, ir.NSW
	}
	x, y := s.Facts(args[0]), s.Facts(args[1])
	if x.Width == 0 || x.IsEmpty() || y.IsEmpty() || !domain.NeverWraps(op, fl, *x, *y) {
		return nil
	}
	now := s.Func.NewInstr(op, v.Type, args[0], args[1])
	now.Flags = fl
	return now
}

var (
	extrema = map[intrinsic.ID]ir.Pred{intrinsic.Smin: ir.SLE, intrinsic.Smax: ir.SGE, intrinsic.Umin: ir.ULE, intrinsic.Umax: ir.UGE}
	natural = map[intrinsic.ID]intrinsic.ID{intrinsic.Smin: intrinsic.Umin, intrinsic.Smax: intrinsic.Umax}
)

// extremum is the operand that it always is, or the one of unsigned numbers.
func (s *Strengthener) extremum(v *ir.Value, id intrinsic.ID, x, y *ir.Value) *ir.Value {
	fx, fy := s.Facts(x), s.Facts(y)
	pred := extrema[id]
	if domain.Compare(pred, *fx, *fy) == domain.True {
		return x
	}
	if domain.Compare(pred, *fy, *fx) == domain.True {
		return y
	}
	if to := natural[id]; to != intrinsic.None && fx.NonNegative() && fy.NonNegative() && fx.Width != 0 {
		return s.Func.CallIntrinsic(to, v.Type, x, y)
	}
	return nil
}

// abs is a number that is not negative, or the opposite of one that is not positive.
func (s *Strengthener) abs(v, x, poison *ir.Value) *ir.Value {
	f := s.Facts(x)
	switch {
	case f.Width == 0:
		return nil
	case !num.Pow2(uint32(f.Width) - 1).Less(f.UHi): // the least number is its own opposite
		return x
	case !f.SHi.IsNegative() && !f.SHi.IsZero():
		return nil
	}
	now := s.Func.NewInstr(ir.OpSub, v.Type, s.zero(v.Type), x)
	if poison.Op == ir.OpInt && poison.Bits != 0 || domain.NeverWraps(ir.OpSub, ir.NSW, domain.Const(uint32(f.Width), num.Int{}), *f) {
		now.Flags = ir.NSW // else it is poison, as abs is
	}
	return now
}

// overflowOps are the operations that llvm.*.with.overflow do, and the flag that says that it does not come about.
var overflowOps = map[intrinsic.ID]struct {
	op   ir.Op
	flag ir.Flags
}{
	intrinsic.UaddWithOverflow: {ir.OpAdd, ir.NUW}, intrinsic.SaddWithOverflow: {ir.OpAdd, ir.NSW},
	intrinsic.UsubWithOverflow: {ir.OpSub, ir.NUW}, intrinsic.SsubWithOverflow: {ir.OpSub, ir.NSW},
	intrinsic.UmulWithOverflow: {ir.OpMul, ir.NUW}, intrinsic.SmulWithOverflow: {ir.OpMul, ir.NSW},
}

// whole is the operation whose result is taken out of what llvm.*.with.overflow gives, which does not overflow. Elsewhere
// than in the block of the call that can be so because somebody asked whether it did, and then the call stays.
func (s *Strengthener) whole(v *ir.Value) *ir.Value {
	call := v.Args[0]
	if call.Op != ir.OpCall || call.Block != v.Block || len(v.Aux.(ir.Indices)) != 1 || v.Aux.(ir.Indices)[0] != 0 {
		return nil
	}
	as, ok := overflowOps[call.Intrinsic()]
	if !ok {
		return nil
	}
	args := call.CallArgs()
	x, y := s.Facts(args[0]), s.Facts(args[1])
	if x.Width == 0 || x.IsEmpty() || y.IsEmpty() || !domain.NeverWraps(as.op, as.flag, *x, *y) {
		return nil
	}
	now := s.Func.NewInstr(as.op, v.Type, args[0], args[1])
	now.Flags = as.flag
	return now
}
