package domain

import (
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
	"rewrite/passes/ir/num"
)

// intrinsics: one row each; arity is 0 where nothing is known. Operands are the
// call's arguments.
var intrinsics = [intrinsic.Num]row{
	intrinsic.Umax:             {arity: 2, value: pick(ir.UGE), strict: true},
	intrinsic.Umin:             {arity: 2, value: pick(ir.ULE), strict: true},
	intrinsic.Smax:             {arity: 2, value: pick(ir.SGE), strict: true},
	intrinsic.Smin:             {arity: 2, value: pick(ir.SLE), strict: true},
	intrinsic.Abs:              {arity: 2, value: abs, strict: true, poisons: absPoisons},
	intrinsic.Ctpop:            {arity: 1, value: ctpop, strict: true},
	intrinsic.Ctlz:             {arity: 2, value: ctlz, strict: true, poisons: zeroPoisons},
	intrinsic.Cttz:             {arity: 2, value: cttz, strict: true, poisons: zeroPoisons},
	intrinsic.Bswap:            {arity: 1, value: permute(num.Int.ReverseBytes, false), strict: true},
	intrinsic.Bitreverse:       {arity: 1, value: permute(num.Int.Reverse, true), strict: true},
	intrinsic.Fshl:             {arity: 3, value: funnel(true), strict: true},
	intrinsic.Fshr:             {arity: 3, value: funnel(false), strict: true},
	intrinsic.UaddSat:          {arity: 2, value: saturate(addU, addS, false, false), strict: true},
	intrinsic.SaddSat:          {arity: 2, value: saturate(addU, addS, true, false), strict: true},
	intrinsic.UsubSat:          {arity: 2, value: saturate(subU, subS, false, true), strict: true},
	intrinsic.SsubSat:          {arity: 2, value: saturate(subU, subS, true, true), strict: true},
	intrinsic.UshlSat:          {arity: 2, value: shlSat(false), strict: true, poisons: shiftsOut},
	intrinsic.SshlSat:          {arity: 2, value: shlSat(true), strict: true, poisons: shiftsOut},
	intrinsic.Ucmp:             {arity: 2, value: threeWay(ir.ULT, ir.UGT), strict: true},
	intrinsic.Scmp:             {arity: 2, value: threeWay(ir.SLT, ir.SGT), strict: true},
	intrinsic.Expect:           {arity: 2, value: first, strict: true},
	intrinsic.VectorReduceUmax: {arity: 1, value: first, strict: true},
	intrinsic.VectorReduceUmin: {arity: 1, value: first, strict: true},
	intrinsic.VectorReduceSmax: {arity: 1, value: first, strict: true},
	intrinsic.VectorReduceSmin: {arity: 1, value: first, strict: true},
	intrinsic.VectorReduceAnd:  {arity: 1, value: first2(and), strict: true},
	intrinsic.VectorReduceOr:   {arity: 1, value: first2(or), strict: true},
	intrinsic.VectorReduceAdd:  {arity: 1, strict: true},
	intrinsic.VectorReduceMul:  {arity: 1, strict: true},
	intrinsic.VectorReduceXor:  {arity: 1, strict: true},

	intrinsic.Fabs:         {arity: 1, value: signFloats(fabs), strict: true},
	intrinsic.Copysign:     {arity: 2, value: signFloats(copysign), strict: true},
	intrinsic.Sqrt:         {arity: 1, value: floats(sqrt), strict: true},
	intrinsic.Exp:          {arity: 1, value: floats(exponential), strict: true},
	intrinsic.Exp2:         {arity: 1, value: floats(exponential), strict: true},
	intrinsic.Exp10:        {arity: 1, value: floats(exponential), strict: true},
	intrinsic.Log:          {arity: 1, value: floats(logarithm), strict: true},
	intrinsic.Log2:         {arity: 1, value: floats(logarithm), strict: true},
	intrinsic.Log10:        {arity: 1, value: floats(logarithm), strict: true},
	intrinsic.Sin:          {arity: 1, value: floats(wave), strict: true},
	intrinsic.Cos:          {arity: 1, value: floats(wave), strict: true},
	intrinsic.Floor:        {arity: 1, value: floats(rounding(true, false)), strict: true},
	intrinsic.Ceil:         {arity: 1, value: floats(rounding(false, true)), strict: true},
	intrinsic.Trunc:        {arity: 1, value: floats(rounding(false, false)), strict: true},
	intrinsic.Rint:         {arity: 1, value: floats(rounding(false, false)), strict: true},
	intrinsic.Nearbyint:    {arity: 1, value: floats(rounding(false, false)), strict: true},
	intrinsic.Round:        {arity: 1, value: floats(rounding(false, false)), strict: true},
	intrinsic.Roundeven:    {arity: 1, value: floats(rounding(false, false)), strict: true},
	intrinsic.Canonicalize: {arity: 1, value: floats(canonicalize), strict: true},
	intrinsic.Minimum:      {arity: 2, value: signFloats(propagating(false)), strict: true},
	intrinsic.Maximum:      {arity: 2, value: signFloats(propagating(true)), strict: true},
	intrinsic.Minimumnum:   {arity: 2, value: signFloats(selecting(false, false)), strict: true},
	intrinsic.Maximumnum:   {arity: 2, value: signFloats(selecting(true, false)), strict: true},
	intrinsic.Minnum:       {arity: 2, value: signFloats(selecting(false, true)), strict: true},
	intrinsic.Maxnum:       {arity: 2, value: signFloats(selecting(true, true)), strict: true},
	intrinsic.Fma:          {arity: 3, value: floats(fma), strict: true},
	intrinsic.Fmuladd:      {arity: 3, value: floats(fmuladd), strict: true},
	intrinsic.Ldexp:        {arity: 2, value: floats(ldexp), strict: true},
	intrinsic.IsFpclass:    {arity: 2, value: isFPClass, strict: true},

	intrinsic.UaddWithOverflow: {arity: 2, strict: true},
	intrinsic.SaddWithOverflow: {arity: 2, strict: true},
	intrinsic.UsubWithOverflow: {arity: 2, strict: true},
	intrinsic.SsubWithOverflow: {arity: 2, strict: true},
	intrinsic.UmulWithOverflow: {arity: 2, strict: true},
	intrinsic.SmulWithOverflow: {arity: 2, strict: true},
}

// TransferCall is Transfer for a call of an intrinsic; it tells whether there are
// transfer functions for it. args are the call's arguments without the callee.
func TransferCall(id intrinsic.ID, in *Instr, args []Facts) (Facts, bool) {
	r := &intrinsics[id]
	if r.arity == 0 || r.arity != len(args) {
		return Unknown(in.Width), false
	}
	return r.apply(in, args), true
}

// TransferOverflow is field 0 (the wrapped result) or 1 (whether it wrapped) of
// a call of llvm.*.with.overflow.
func TransferOverflow(id intrinsic.ID, field uint32, in *Instr, args []Facts) (Facts, bool) {
	op, ok := overflowOps[id]
	if !ok || len(args) != 2 || args[0].Width == 0 {
		return Unknown(in.Width), false
	}
	w := uint32(args[0].Width)
	inner := Instr{Op: op.op, Width: w, Same: in.Same}
	if field == 0 {
		return Transfer(&inner, args), true
	}
	f := Unknown(1)
	inner.Flags = op.flag
	switch wrapped := rows[op.op].value(&inner, args); {
	case args[0].IsEmpty() || args[1].IsEmpty():
		f = Poison(1)
	case wrapped.IsEmpty():
		f = Bool(true) // what does not wrap would have no value
	case NeverWraps(op.op, op.flag, args[0], args[1]):
		f = Bool(false)
	}
	p := args[0].Props & args[1].Props & WellDefined
	if _, ok := f.Constant(); ok || f.IsEmpty() {
		p |= NotUndef
	}
	f.Props = f.Props&^WellDefined | p
	return f, true
}

var overflowOps = map[intrinsic.ID]struct {
	op   ir.Op
	flag ir.Flags
}{
	intrinsic.UaddWithOverflow: {ir.OpAdd, ir.NUW}, intrinsic.SaddWithOverflow: {ir.OpAdd, ir.NSW},
	intrinsic.UsubWithOverflow: {ir.OpSub, ir.NUW}, intrinsic.SsubWithOverflow: {ir.OpSub, ir.NSW},
	intrinsic.UmulWithOverflow: {ir.OpMul, ir.NUW}, intrinsic.SmulWithOverflow: {ir.OpMul, ir.NSW},
}

// NeverWraps tells whether an add, sub, mul or shl of any numbers with these facts, which
// are of one known width, stays within it, in the sense of the flag, nuw or nsw.
func NeverWraps(op ir.Op, flag ir.Flags, x, y Facts) bool {
	unsigned, w := flag == ir.NUW, uint32(x.Width)
	switch {
	case op == ir.OpAdd && unsigned:
		return addU(w, x.UHi, y.UHi).over == 0
	case op == ir.OpAdd:
		return addS(w, x.SHi, y.SHi).over == 0 && addS(w, x.SLo, y.SLo).over == 0
	case op == ir.OpSub && unsigned:
		return !x.ULo.Less(y.UHi)
	case op == ir.OpShl && unsigned:
		return !num.Of(uint64(x.LeadingZeros())).Less(y.UHi)
	case op == ir.OpShl: // what is shifted out is as the sign
		return y.UHi.Less(num.Of(uint64(x.SignBits())))
	case op == ir.OpSub:
		return subS(w, x.SHi, y.SLo).over == 0 && subS(w, x.SLo, y.SHi).over == 0
	case unsigned:
		return mulFits(w, x.UHi, y.UHi)
	}
	for _, a := range [2]num.Int{x.SLo, x.SHi} {
		for _, b := range [2]num.Int{y.SLo, y.SHi} {
			if mulS(w, a, b).over != 0 {
				return false
			}
		}
	}
	return true
}

func first(in *Instr, a []Facts) Facts { return a[0] }

// first2 is a reduction whose result, like each step's, has what two lanes give.
func first2(op func(*Instr, []Facts) Facts) func(*Instr, []Facts) Facts {
	return func(in *Instr, a []Facts) Facts {
		x := a[0]
		if x.Width == 0 {
			return Facts{}
		}
		for { // until one more lane changes nothing; each round loses something
			y := x.Join(op(&Instr{Width: in.Width}, []Facts{x, a[0]}))
			if y == x {
				return x
			}
			x = y
		}
	}
}

// pick is the minimum or maximum: the first operand where the predicate holds,
// else the second.
func pick(pred ir.Pred) func(*Instr, []Facts) Facts {
	return func(in *Instr, a []Facts) Facts {
		x, y := a[0], a[1]
		if x.Width == 0 || y.Width != x.Width {
			return Facts{}
		}
		if x.IsEmpty() || y.IsEmpty() {
			return Poison(in.Width)
		}
		// Each is met with what being picked tells of it.
		p := x.Props & y.Props
		f := x.Meet(Region(pred, y)).Join(y.Meet(Region(pred, x)))
		f.Props = f.Props&^WellDefined | p&WellDefined
		return f
	}
}

func abs(in *Instr, a []Facts) Facts {
	x, w := a[0], in.Width
	if w == 0 {
		return Facts{}
	}
	smax := num.LowMask(w - 1)
	pos := x.Meet(SRange(w, zero128, smax))
	neg := x.Meet(SRange(w, smax.Not(), all128))
	if c, ok := a[1].Constant(); ok && !c.IsZero() { // of the least number it is poison
		neg = neg.Meet(SRange(w, smax.Neg(), all128))
	}
	low := Unknown(w) // the lowest bit that is set, and those below, stay
	if t := x.Zero.Or(x.One).Not().TrailingZeros(num.MaxWidth); t > 0 {
		low = KnownBits(w, num.LowMask(min(x.TrailingZeros(), w)), x.One.And(x.One.Neg()).And(num.LowMask(t)))
	}
	if neg.IsEmpty() {
		return pos
	}
	return pos.Join(negate(w, neg)).Meet(low)
}

func absPoisons(in *Instr, a []Facts) bool {
	c, ok := a[1].Constant()
	return !(ok && c.IsZero()) && (in.Width == 0 || a[0].Contains(num.Pow2(in.Width-1)))
}

func zeroPoisons(in *Instr, a []Facts) bool {
	c, ok := a[1].Constant()
	return !(ok && c.IsZero()) && !a[0].NonZero()
}

func ctpop(in *Instr, a []Facts) Facts {
	x, w := a[0], in.Width
	switch {
	case w == 0:
		return Facts{}
	case x.IsEmpty():
		return Poison(w)
	}
	return countRange(w, uint32(x.MinOnes), uint32(x.MaxOnes))
}

// countRange is URange for a count of bits, which fits the width unless that is 1.
func countRange(w, lo, hi uint32) Facts {
	return URange(w, num.Of(uint64(lo)), num.Min(num.Of(uint64(hi)), num.LowMask(w)))
}

func ctlz(in *Instr, a []Facts) Facts {
	x := nonZeroIfPoison(a)
	if in.Width == 0 {
		return Facts{}
	}
	if x.IsEmpty() {
		return Poison(in.Width)
	}
	return countRange(in.Width, in.Width-x.UHi.Len(), in.Width-x.ULo.Len())
}

func cttz(in *Instr, a []Facts) Facts {
	x, w := nonZeroIfPoison(a), in.Width
	if w == 0 {
		return Facts{}
	}
	if x.IsEmpty() {
		return Poison(w)
	}
	hi := w
	if x.NonZero() {
		hi = maxTrailing(x)
	}
	return countRange(w, x.TrailingZeros(), hi)
}

// nonZeroIfPoison is the first operand without the 0 that a true second
// operand makes poison.
func nonZeroIfPoison(a []Facts) Facts {
	x, w := a[0], uint32(a[0].Width)
	if c, ok := a[1].Constant(); ok && !c.IsZero() && w != 0 {
		x = x.Meet(URange(w, one128, num.LowMask(w)))
	}
	return x
}

// permute moves bits as by does with 128 of them; does it reverse their order?
func permute(by func(num.Int) num.Int, reverses bool) func(*Instr, []Facts) Facts {
	return func(in *Instr, a []Facts) Facts {
		x, w := a[0], in.Width
		if w == 0 {
			return Facts{}
		}
		if x.IsEmpty() {
			return Poison(w)
		}
		f := Unknown(w)
		f.Zero, f.One = by(x.Zero).Shr(128-w), by(x.One).Shr(128-w)
		f.MinOnes, f.MaxOnes = x.MinOnes, x.MaxOnes
		if reverses {
			f.Props = otherMasks(x.Props)
		}
		return f.Reduce()
	}
}

// funnel shifts the two first operands, one behind the other, by a known
// amount modulo the width.
func funnel(left bool) func(*Instr, []Facts) Facts {
	return func(in *Instr, a []Facts) Facts {
		w := in.Width
		c, ok := a[2].Constant()
		switch {
		case w == 0:
			return Facts{}
		case !ok && a[0].IsEmpty():
			return Poison(w)
		case !ok && in.same(a):
			return Ones(w, uint32(a[0].MinOnes), uint32(a[0].MaxOnes))
		case !ok:
			return Facts{}
		}
		_, r := c.QuoRem(num.Of(uint64(w)))
		n := uint32(r.Lo)
		if !left {
			n = w - n
		}
		switch {
		case a[0].IsEmpty() || a[1].IsEmpty():
			return Poison(w)
		case n == 0:
			return a[0]
		case n == w:
			return a[1]
		}
		parts := []Facts{shlBy(w, a[0], n, 0), lshrBy(w, a[1], w-n, 0)}
		return or(&Instr{Op: ir.OpOr, Width: w, Flags: ir.Disjoint}, parts)
	}
}

// saturate is an addition or subtraction that stops at the bounds of the width.
// It is monotone in both operands.
func saturate(u, s func(w uint32, a, b num.Int) ext, isSigned, isSub bool) func(*Instr, []Facts) Facts {
	return func(in *Instr, a []Facts) Facts {
		x, y, w := a[0], a[1], in.Width
		if w == 0 {
			return Facts{}
		}
		if x.IsEmpty() || y.IsEmpty() {
			return Poison(w)
		}
		f := Unknown(w)
		exact := true
		if isSigned {
			yLo, yHi := y.SLo, y.SHi
			if isSub {
				yLo, yHi = yHi, yLo
			}
			lo, hi := s(w, x.SLo, yLo), s(w, x.SHi, yHi)
			exact = lo.over == 0 && hi.over == 0
			f.SLo, f.SHi = clamp(lo, f.SLo, f.SHi), clamp(hi, f.SLo, f.SHi)
		} else {
			yLo, yHi := y.ULo, y.UHi
			if isSub {
				yLo, yHi = yHi, yLo
			}
			lo, hi := u(w, x.ULo, yLo), u(w, x.UHi, yHi)
			exact = lo.over == 0 && hi.over == 0
			f.ULo, f.UHi = clamp(lo, f.ULo, f.UHi), clamp(hi, f.ULo, f.UHi)
		}
		f = f.Reduce()
		// Where nothing saturates it is the plain operation.
		if exact {
			op := Instr{Op: ir.OpAdd, Width: w}
			if isSub {
				op.Op = ir.OpSub
			}
			f = f.Meet(rows[op.Op].value(&op, a))
		}
		return f
	}
}

func clamp(x ext, lo, hi num.Int) num.Int {
	switch {
	case x.over < 0:
		return lo
	case x.over > 0:
		return hi
	}
	return x.n
}

// shlSat shifts left and stops at the bounds of the width.
func shlSat(isSigned bool) func(*Instr, []Facts) Facts {
	flag := ir.NUW
	if isSigned {
		flag = ir.NSW
	}
	by := func(w uint32, x Facts, n uint32, _ ir.Flags) Facts {
		f := shlBy(w, x, n, flag) // where it does not saturate
		top := Unknown(w)
		if isSigned {
			if x.SHi.Len() >= w-n && !x.SHi.IsNegative() {
				f = f.Join(Const(w, top.SHi))
			}
			if x.SLo.IsNegative() && x.SLo.Not().Len() >= w-n {
				f = f.Join(Const(w, top.SLo))
			}
		} else if x.UHi.Len()+n > w {
			f = f.Join(Const(w, top.UHi))
		}
		return f
	}
	return func(in *Instr, a []Facts) Facts {
		if in.Width == 0 {
			return Facts{}
		}
		return overAmounts(in.Width, a[0], a[1], by, 0)
	}
}

// threeWay is -1, 0 or 1 for less, equal, greater.
func threeWay(lt, gt ir.Pred) func(*Instr, []Facts) Facts {
	return func(in *Instr, a []Facts) Facts {
		if in.Width == 0 {
			return Facts{}
		}
		if in.same(a) {
			return Const(in.Width, zero128)
		}
		if a[0].IsEmpty() || a[1].IsEmpty() {
			return Poison(in.Width)
		}
		less, greater := Compare(lt, a[0], a[1]), Compare(gt, a[0], a[1])
		switch {
		case less == True:
			return Const(in.Width, all128)
		case greater == True:
			return Const(in.Width, one128)
		}
		lo, hi := all128, one128
		if less == False {
			lo = zero128
		}
		if greater == False {
			hi = zero128
		}
		return SRange(in.Width, lo, hi)
	}
}
