package strengthen

import (
	"rewrite/passes/analysis/domain"
	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
)

// What a division of unsigned numbers comes to if the quotient is 0 or 1: a compare, which is much cheaper.
//
//	%q = udiv i8 %x, %y      %c = icmp uge i8 %x, %y      of which %x is less than 2 * %y
//	                         %q = zext i1 %c to i8
//	%r = urem i8 %x, %y      %d = sub nuw i8 %x, %y       of which it is %y or more, too

// small is the dividend of a remainder that is nearer to 0 than the divisor.
func (s *Strengthener) small(v *ir.Value) *ir.Value {
	if v.Op != ir.OpURem && v.Op != ir.OpSRem {
		return nil
	}
	x, y := *s.Facts(v.Args[0]), *s.Facts(v.Args[1])
	if x.Width == 0 || x.IsEmpty() || y.IsEmpty() {
		return nil
	}
	if v.Op == ir.OpSRem {
		x, y = magnitude(x), magnitude(y)
	}
	if domain.Compare(ir.ULT, x, y) == domain.True {
		return v.Args[0]
	}
	return nil
}

// magnitude is what is known of a number without its sign; of the least number that is one as an unsigned number.
func magnitude(f domain.Facts) domain.Facts {
	w := uint32(f.Width)
	zero := domain.Const(w, num.Int{})
	opposite := domain.Result(ir.OpSub, zero, f.Meet(domain.SRange(w, f.SLo, num.Int{})))
	switch {
	case f.NonNegative():
		return f
	case f.Negative():
		return opposite
	}
	return opposite.Join(f.Meet(domain.SRange(w, num.Int{}, f.SHi)))
}

// once tells whether the quotient is at most 1, and whether it is never less.
func (s *Strengthener) once(v *ir.Value) (most, least bool) {
	x, y := s.Facts(v.Args[0]), s.Facts(v.Args[1])
	if x.Width == 0 || x.IsEmpty() || y.IsEmpty() || !v.Type.IsInt() || y.ULo.IsZero() {
		return false, false
	}
	twice := y.ULo.Shl(1)
	most = y.ULo.Bit(uint32(x.Width)-1) || x.UHi.Less(twice)
	return most, most && domain.Compare(ir.UGE, *x, *y) == domain.True
}

func (s *Strengthener) quotient(v *ir.Value) *ir.Value {
	if most, least := s.once(v); !most || least { // which is a constant
		return nil
	}
	c := s.Func.NewInstr(ir.OpICmp, ir.I1, v.Args...)
	c.Pred = ir.UGE
	if v.Type == ir.I1 {
		return c
	}
	s.Put(v, c)
	return s.Func.NewInstr(ir.OpZExt, v.Type, c)
}

// remainder needs its operands several times, and so that they are one number at all of them.
func (s *Strengthener) remainder(v *ir.Value) *ir.Value {
	if x := s.small(v); x != nil {
		return x
	}
	most, least := s.once(v)
	x, y := v.Args[0], v.Args[1]
	switch {
	case least:
		now := s.Func.NewInstr(ir.OpSub, v.Type, x, y)
		now.Flags = ir.NUW
		return now
	case !most:
		return nil
	}
	x, y = s.single(v, x), s.single(v, y)
	less := s.Func.NewInstr(ir.OpICmp, ir.I1, x, y)
	less.Pred = ir.ULT
	s.Put(v, less)
	rest := s.Func.NewInstr(ir.OpSub, v.Type, x, y)
	s.Put(v, rest)
	s.Flags(rest)
	return s.Func.NewInstr(ir.OpSelect, v.Type, less, x, rest)
}

// single is a value that is the same number at each use, which undef is not, though a constant.
func (s *Strengthener) single(at, x *ir.Value) *ir.Value {
	if s.Facts(x).Has(domain.NotUndef) {
		return x
	}
	now := s.Func.NewInstr(ir.OpFreeze, x.Type, x)
	s.Put(at, now)
	return now
}

// zero is 0, or a vector of it.
func (s *Strengthener) zero(t *ir.Type) *ir.Value {
	if t.IsVector() {
		return s.Func.Consts().Leaf(ir.OpZero, t)
	}
	return s.Func.Int(t, 0)
}
