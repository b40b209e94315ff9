package domain

import (
	"rewrite/passes/ir"
	"rewrite/passes/ir/fp"
	"rewrite/passes/ir/num"
)

// Classes of results are those of every value that the operation may return: of a positive normal and
// another the sum is one or infinite, and the product may be too small for one, too.

// rewritten are the flags under which a result is not the one of the operation
// as it stands, so that its class does not follow from the operands.
const rewritten = ir.Reassoc | ir.ARcp | ir.Contract | ir.AFn

// A floatFn gives the classes of a result from those of the operands, which are
// not all empty.
type floatFn func(in *Instr, a []Class) Class

// floats makes a transfer function of one on classes. It sees to flags: nnan
// and ninf make the result poison where an operand or the result is what they
// exclude, nsz leaves the sign of zeros open.
func floats(fn floatFn) func(*Instr, []Facts) Facts { return floatRow(fn, rewritten, true) }

// signFloats is floats for what works on bits or picks an operand: no licence to
// rewrite applies, and no zero of an operand has an open sign.
func signFloats(fn floatFn) func(*Instr, []Facts) Facts { return floatRow(fn, 0, false) }

func floatRow(fn floatFn, open ir.Flags, zeros bool) func(*Instr, []Facts) Facts {
	return func(in *Instr, a []Facts) Facts {
		if !IsIEEE(in.Format) {
			return Facts{}
		}
		var buf [3]Class
		classes := buf[:0]
		for i := range a {
			c := AnyFloat
			if a[i].Width == 0 {
				c = in.Flagged(a[i].May())
			}
			if c == 0 {
				return Poison(0)
			}
			if zeros && in.Flags&ir.NSZ != 0 {
				c = c.anyZero()
			}
			classes = append(classes, c)
		}
		c := AnyFloat
		// a - a need not be a difference under reassoc, nor a / b a quotient under arcp
		if in.Flags&open == 0 {
			in.single = in.same(a)
			c = fn(in, classes)
		}
		return in.result(c)
	}
}

// Flagged is what nnan and ninf leave of classes.
func (in *Instr) Flagged(c Class) Class {
	if in.Flags&ir.NNaN != 0 {
		c &^= NaN
	}
	if in.Flags&ir.NInf != 0 {
		c &^= Inf
	}
	return c
}

// result is the facts of a float in one of the classes c, after its flags. What they exclude would
// make the result poison, and facts speak of what is not poison (law 6).
func (in *Instr) result(c Class) Facts {
	c = in.Flagged(c)
	if in.Flags&ir.NSZ != 0 {
		c = c.anyZero()
	}
	return Within(c)
}

func fneg(in *Instr, a []Class) Class { return a[0].Flip() }

func fabs(in *Instr, a []Class) Class { return a[0].magnitude() }

func copysign(in *Instr, a []Class) Class {
	c := Class(0)
	if a[1]&SignSet != 0 {
		c = a[0].magnitude().Flip()
	}
	if a[1]&^SignSet != 0 {
		c |= a[0].magnitude()
	}
	return c
}

func fadd(in *Instr, a []Class) Class {
	if in.single {
		return sums.self(a[0])
	}
	return sums.of(a[0], a[1])
}

// fsub of one number and itself is +0, as rounding is to nearest, and a NaN of infinity; of two numbers it is
// the sum with the second negated, and negation is exact.
func fsub(in *Instr, a []Class) Class {
	if in.single {
		c := nanFrom(a[0])
		if a[0]&Inf != 0 {
			c |= QNaN
		}
		if a[0]&Numbers != 0 {
			c |= PosZero
		}
		return c
	}
	return sums.of(a[0], a[1].Flip())
}

func fmul(in *Instr, a []Class) Class {
	if in.single {
		return products.self(a[0])
	}
	return products.of(a[0], a[1])
}

func fdiv(in *Instr, a []Class) Class {
	if in.single {
		c := nanFrom(a[0])
		if a[0]&(Inf|FZero) != 0 {
			c |= QNaN
		}
		if a[0]&(Normal|Subnormal) != 0 {
			c |= PosNormal
		}
		return c
	}
	return quotients.of(a[0], a[1])
}

func frem(in *Instr, a []Class) Class { return rests.of(a[0], a[1]) }

// fma adds to a product that is not rounded: where it is no zero it may be too
// small for a denormal, and cancel to less than one.
func fma(in *Instr, a []Class) Class {
	p := products.of(a[0], a[1])
	if tiny := Normal | Subnormal; a[0]&tiny != 0 && a[1]&tiny != 0 {
		if p&NegZero != 0 {
			p |= NegSubnormal
		}
		if p&PosZero != 0 {
			p |= PosSubnormal
		}
	}
	c := sums.of(p, a[2])
	if c&NegSubnormal != 0 {
		c |= NegZero
	}
	if c&PosSubnormal != 0 {
		c |= PosZero
	}
	return c
}

// fmuladd is rounded once or twice.
func fmuladd(in *Instr, a []Class) Class {
	return fma(in, a) | sums.of(products.of(a[0], a[1]), a[2])
}

func sqrt(in *Instr, a []Class) Class {
	c := nanFrom(a[0]) | a[0]&(FZero|PosInf)
	if a[0]&BelowZero != 0 {
		c |= QNaN
	}
	if a[0]&(PosNormal|PosSubnormal) != 0 {
		c |= PosNormal
	}
	return c
}

// exponential is exp and its like, which are not rounded correctly: below, at
// and above 1.
func exponential(in *Instr, a []Class) Class {
	c := nanFrom(a[0])
	if a[0]&NegInf != 0 {
		c |= PosZero
	}
	if a[0]&(NegNormal|NegSubnormal) != 0 {
		c |= PosZero | PosSubnormal | PosNormal
	}
	if a[0]&(FZero|Subnormal) != 0 {
		c |= PosNormal
	}
	if a[0]&PosNormal != 0 {
		c |= PosNormal | PosInf
	}
	return c | a[0]&PosInf
}

func logarithm(in *Instr, a []Class) Class {
	c := nanFrom(a[0])
	if a[0]&BelowZero != 0 {
		c |= QNaN
	}
	if a[0]&FZero != 0 {
		c |= NegInf
	}
	if a[0]&(PosNormal|PosSubnormal) != 0 {
		c |= Normal | Subnormal | FZero
	}
	return c | a[0]&PosInf
}

// wave is sin and cos.
func wave(in *Instr, a []Class) Class {
	c := nanFrom(a[0])
	if a[0]&Inf != 0 {
		c |= QNaN
	}
	if a[0]&(Numbers&^Inf) != 0 {
		c |= Numbers &^ Inf
	}
	return c
}

// rounding is to whole numbers: down and up tell where it may go between two.
func rounding(down, up bool) floatFn {
	return func(in *Instr, a []Class) Class {
		c := nanFrom(a[0]) | a[0]&(Inf|FZero)
		small := func(x, zero, normal Class, away bool) {
			if a[0]&normal != 0 {
				c |= normal
				if !away {
					c |= zero
				}
			}
			if a[0]&x != 0 {
				if away {
					c |= normal
				} else {
					c |= zero
				}
			}
		}
		small(PosSubnormal, PosZero, PosNormal, up)
		small(NegSubnormal, NegZero, NegNormal, down)
		return c
	}
}

func canonicalize(in *Instr, a []Class) Class {
	c := a[0] & Numbers
	if a[0]&NaN != 0 {
		c |= QNaN
	}
	return c
}

// propagating is minimum and maximum, whose result is a NaN if an operand is.
func propagating(largest bool) floatFn {
	return func(in *Instr, a []Class) Class {
		if in.single {
			return a[0]&Numbers | nanFrom(a[0])
		}
		return nanFrom(a[0]) | nanFrom(a[1]) | extreme(a[0], a[1], largest)
	}
}

// selecting is minimumnum and maximumnum, which drop a NaN beside a number, and
// minnum and maxnum, of which that is open for a signaling one.
func selecting(largest, signaling bool) floatFn {
	return func(in *Instr, a []Class) Class {
		if in.single {
			return a[0]&Numbers | nanFrom(a[0])
		}
		c := extreme(a[0], a[1], largest)
		if signaling { // which zero is open too
			c = c.anyZero()
		}
		for i, x := range a {
			if y := a[1-i]; x&NaN != 0 {
				c |= y & Numbers
				if y&NaN != 0 || signaling && x&SNaN != 0 {
					c |= nanFrom(x)
				}
			}
		}
		return c
	}
}

// extreme is the smaller or larger of two numbers. The bits of classes of numbers are in the order of
// the numbers, from -infinity up, so of two single bits the smaller one is the smaller class.
func extreme(a, b Class, largest bool) (c Class) {
	for x := a & Numbers; x != 0; x &= x - 1 {
		for y := b & Numbers; y != 0; y &= y - 1 {
			if p, q := x&-x, y&-y; (p < q) != largest {
				c |= p
			} else {
				c |= q
			}
		}
	}
	return c
}

func fpext(in *Instr, a []Class) Class {
	if !IsIEEE(in.From) {
		return AnyFloat
	}
	c := a[0]&Numbers | nanFrom(a[0])
	if from, to := exponentBits(in.From), exponentBits(in.Format); from < to && c&Subnormal != 0 {
		c = c&^Subnormal | a[0]&Subnormal>>1&NegNormal | a[0]&Subnormal<<1&PosNormal
	}
	return c
}

func fptrunc(in *Instr, a []Class) Class {
	if !IsIEEE(in.From) {
		return AnyFloat
	}
	c := a[0]&(Inf|FZero) | nanFrom(a[0])
	for _, s := range []struct{ norm, sub, zero, inf Class }{{PosNormal, PosSubnormal, PosZero, PosInf}, {NegNormal, NegSubnormal, NegZero, NegInf}} {
		if a[0]&s.norm != 0 {
			c |= s.norm | s.sub | s.zero | s.inf
		}
		if a[0]&s.sub != 0 {
			c |= s.zero
			if exponentBits(in.From) == exponentBits(in.Format) {
				c |= s.sub | s.norm
			}
		}
	}
	return c
}

// exponentBits is the number of bits of the exponent of a format that IsIEEE holds of.
func exponentBits(format ir.Kind) uint32 {
	if f, ok := fp.Of(format); ok {
		return f.Exp
	}
	return 15
}

// ldexp multiplies with a power of two.
func ldexp(in *Instr, a []Class) Class {
	c := a[0]&(Inf|FZero) | nanFrom(a[0])
	if a[0]&(PosNormal|PosSubnormal) != 0 {
		c |= PosInf | PosNormal | PosSubnormal | PosZero
	}
	if a[0]&(NegNormal|NegSubnormal) != 0 {
		c |= NegInf | NegNormal | NegSubnormal | NegZero
	}
	return c
}

// fromInt is sitofp and uitofp: a magnitude of 1 or more is normal.
func fromInt(signed bool) func(*Instr, []Facts) Facts {
	return func(in *Instr, a []Facts) Facts {
		x := a[0]
		if !IsIEEE(in.Format) {
			return Facts{}
		}
		if x.IsEmpty() {
			return Poison(0)
		}
		known := x.Width != 0
		c := PosNormal | PosZero
		if known && x.NonZero() {
			c = PosNormal
		}
		if bits := largestExponent(in.Format); !known || x.UHi.Len() >= bits && !signed || signed && uint32(x.Width) > bits {
			c |= PosInf
		}
		if signed && !x.NonNegative() {
			c |= c.Flip() & (NegNormal | NegInf)
			if known && x.Negative() {
				c &= SignSet
			}
		}
		if !signed && in.Flags&ir.NNeg != 0 && known && x.Negative() {
			return Poison(0)
		}
		return in.result(c)
	}
}

// largestHalf is the largest number of half: those of other formats do not fit into
// integers that programs have.
const largestHalf = 65504

// toInt is a conversion to an integer, which is poison where that does not hold the whole
// part: only normal numbers are no zeros then.
func toInt(signed bool) func(*Instr, []Facts) Facts {
	return func(in *Instr, a []Facts) Facts {
		if in.Width == 0 || !IsIEEE(in.From) {
			return Unknown(in.Width)
		}
		c := a[0].May()
		if c&^(NaN|Inf) == 0 {
			return Poison(in.Width)
		}
		lo, hi := zero128, zero128
		most := num.LowMask(in.Width)
		if signed {
			most = num.LowMask(in.Width - 1)
		}
		half := in.From == ir.HalfKind && num.Of(largestHalf).Less(most)
		if half {
			most = num.Of(largestHalf)
		}
		if c&PosNormal != 0 {
			hi = most
		}
		if !signed {
			return URange(in.Width, lo, hi)
		}
		switch {
		case c&NegNormal != 0 && half:
			lo = most.Neg()
		case c&NegNormal != 0:
			lo = most.Not()
		}
		return SRange(in.Width, lo, hi)
	}
}

// largestExponent is the number of bits of the smallest power of two that a
// format does not hold, less one: integers of fewer bits do not become infinite.
func largestExponent(format ir.Kind) uint32 { return 1 << (exponentBits(format) - 1) }

// asFloat is the classes of floats with known bits.
func asFloat(format ir.Kind, x Facts) Class {
	layout, ok := fp.Of(format)
	if !ok || uint32(x.Width) != layout.Width() || x.IsEmpty() {
		return AnyFloat
	}
	fits := func(zero, one num.Int) bool { return x.Zero.And(one).IsZero() && x.One.And(zero).IsZero() }
	frac, e, sign := num.LowMask(layout.Man), num.Of(layout.Inf()), num.Of(layout.SignBit())
	quiet := num.Of(layout.QuietBit())
	var c Class
	for _, k := range []struct {
		c         Class
		zero, one num.Int // bits that are
	}{
		{PosZero, frac.Or(e), zero128}, {PosSubnormal, e, zero128}, {PosInf, frac, e}, {PosQNaN, zero128, e.Or(quiet)}, {PosSNaN, quiet, e}, {PosNormal, zero128, zero128},
	} {
		switch {
		case !fits(k.zero, k.one),
			k.c == PosNormal && (e.AndNot(x.One).IsZero() || e.AndNot(x.Zero).IsZero()),
			k.c == PosSubnormal && frac.AndNot(x.Zero).IsZero(),
			k.c == PosSNaN && frac.AndNot(x.Zero).AndNot(quiet).IsZero():
			continue
		}
		if x.One.And(sign).IsZero() {
			c |= k.c
		}
		if x.Zero.And(sign).IsZero() {
			c |= k.c.Flip()
		}
	}
	return c
}

// fcmp is decided if the classes decide it.
func fcmp(in *Instr, a []Facts) Facts {
	if a[0].Width != 0 || a[1].Width != 0 || !IsIEEE(in.From) {
		return Unknown(1)
	}
	x, y := in.Flagged(a[0].May()), in.Flagged(a[1].May())
	if x == 0 || y == 0 {
		return Poison(1)
	}
	p := uint8(in.Pred &^ ir.FPred)
	switch o := outcomes(x, y, in.same(a)); {
	case o&p == 0:
		return Bool(false)
	case o&^p == 0:
		return Bool(true)
	}
	return Unknown(1)
}

// isFPClass is decided if the operand's classes decide it.
func isFPClass(in *Instr, a []Facts) Facts {
	m, ok := a[1].Constant()
	if !ok || !IsIEEE(in.From) || a[0].Width != 0 {
		return Unknown(1)
	}
	x, c := a[0].May(), ClassMask(m.Lo)
	switch {
	case x == 0:
		return Poison(1)
	case x&c == 0:
		return Bool(false)
	case x&^c == 0:
		return Bool(true)
	}
	return Unknown(1)
}
