package interp

import (
	"math"
	"math/big"
	"strings"

	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// floatIntrinsics are those on floating-point numbers, lane by lane.
var floatIntrinsics = map[intrinsic.ID]Builtin{
	intrinsic.Fabs:     signs(func(a, b bool) bool { return false }),
	intrinsic.Copysign: signs(func(a, b bool) bool { return b }),
	intrinsic.Sqrt:     exactMath(math.Sqrt, (*big.Float).Sqrt), intrinsic.Floor: rounding(math.Floor), intrinsic.Ceil: rounding(math.Ceil), intrinsic.Trunc: rounding(math.Trunc),
	intrinsic.Rint: rounding(math.RoundToEven), intrinsic.Nearbyint: rounding(math.RoundToEven), intrinsic.Round: rounding(math.Round), intrinsic.Roundeven: rounding(math.RoundToEven),
	intrinsic.Sin: hostMath(math.Sin), intrinsic.Cos: hostMath(math.Cos), intrinsic.Tan: hostMath(math.Tan), intrinsic.Asin: hostMath(math.Asin), intrinsic.Acos: hostMath(math.Acos),
	intrinsic.Atan: hostMath(math.Atan), intrinsic.Sinh: hostMath(math.Sinh), intrinsic.Cosh: hostMath(math.Cosh), intrinsic.Tanh: hostMath(math.Tanh),
	intrinsic.Exp: hostMath(math.Exp), intrinsic.Exp2: hostMath(math.Exp2), intrinsic.Log: hostMath(math.Log), intrinsic.Log2: hostMath(math.Log2), intrinsic.Log10: hostMath(math.Log10),
	intrinsic.Pow: hostMath2(math.Pow), intrinsic.Atan2: hostMath2(math.Atan2),
	intrinsic.Minnum: choosing(false, false), intrinsic.Maxnum: choosing(true, false), intrinsic.Minimum: choosing(false, true), intrinsic.Maximum: choosing(true, true),
	intrinsic.Minimumnum: choosing(false, false), intrinsic.Maximumnum: choosing(true, false),
	intrinsic.Fma:     lanes(func(c *Call, t *ir.Type, args []Value) (Value, error) { return c.fma(t, args, true) }),
	intrinsic.Fmuladd: lanes(func(c *Call, t *ir.Type, args []Value) (Value, error) { return c.fma(t, args, false) }),
	intrinsic.Canonicalize: lanes(func(c *Call, t *ir.Type, args []Value) (Value, error) {
		if c.decode(t, args[0]).nan {
			return c.quietNaN(t), nil
		}
		return args[0], nil
	}),
	intrinsic.Powi: lanes(func(c *Call, t *ir.Type, args []Value) (Value, error) {
		x, err := c.host(t, args[0])
		if err != nil {
			return Value{}, err
		}
		r, n := 1.0, sext(args[1].n, c.Types[1].Scalar().Bits)
		for k := max(n, -n); k > 0; k >>= 1 {
			if k&1 != 0 {
				r = c.single(t, r*x)
			}
			x = c.single(t, x*x)
		}
		if n < 0 {
			r = 1 / r
		}
		return c.unhost(t, r), nil
	}),
	intrinsic.Ldexp: lanes(func(c *Call, t *ir.Type, args []Value) (Value, error) {
		x := c.decode(t, args[0])
		if x.nan {
			return args[0], nil
		}
		n := power(args[1], c.Types[1].Scalar().Bits)
		return c.encode(t, func(prec uint) *big.Float {
			return new(big.Float).SetPrec(prec).Set(new(big.Float).SetMantExp(x.f, n))
		}), nil
	}),
	intrinsic.Frexp: pairOf(func(c *Call, t *ir.Type, v Value) (Value, Value) {
		et := c.Result.Fields[1].Scalar()
		x := c.decode(t, v)
		if x.nan || x.f.IsInf() || x.f.Sign() == 0 {
			return v, Int(0)
		}
		exp := x.f.MantExp(nil)
		return c.FromFloat(t, new(big.Float).SetMantExp(x.f, -exp)), BigInt(new(big.Int).And(big.NewInt(int64(exp)), lowMask(uint(et.Bits))), et.Bits)
	}),
	intrinsic.Modf: pairOf(func(c *Call, t *ir.Type, v Value) (Value, Value) {
		x := c.decode(t, v)
		if x.nan {
			return v, v
		}
		whole := new(big.Float).Set(x.f)
		frac := new(big.Float)
		if !x.f.IsInf() {
			n, _ := x.f.Int(nil)
			whole.SetInt(n)
			frac.Sub(x.f, whole)
		}
		sign := func(f *big.Float) Value {
			if f.Signbit() != x.f.Signbit() {
				f.Neg(f) // a zero
			}
			return c.FromFloat(t, f)
		}
		return sign(frac), sign(whole)
	}),
	intrinsic.IsFpclass: func(c *Call) (Value, error) {
		mask := c.Args[1].n
		return c.mapLanes(func(t *ir.Type, args []Value) (Value, error) {
			if c.fpClass(t, args[0])&mask != 0 {
				return Int(1), nil
			}
			return Int(0), nil
		}, 1)
	},
	intrinsic.FptosiSat: saturating(true), intrinsic.FptouiSat: saturating(false),
	intrinsic.Lround: toInteger(math.Round), intrinsic.Llround: toInteger(math.Round), intrinsic.Lrint: toInteger(math.RoundToEven), intrinsic.Llrint: toInteger(math.RoundToEven),
	intrinsic.GetRounding: func(c *Call) (Value, error) { return Int(1), nil },
	intrinsic.ConvertToFp16: func(c *Call) (Value, error) {
		return c.floatCast(c.Arg(0), c.Types[0], ir.Half), nil
	},
	intrinsic.ConvertFromFp16: func(c *Call) (Value, error) {
		return c.floatCast(c.Arg(0), ir.Half, c.Result), nil
	},
}

// power is the exponent of two that an integer of so many bits is, cut to what takes
// the least number of any format beyond the largest, and back.
func power(v Value, width uint32) int {
	const far = 40000
	n, _ := v.Big()
	if n.Bit(int(width)-1) == 1 {
		n = new(big.Int).Sub(n, pow2(uint(width)))
	}
	return int(most(big.NewInt(-far), least(n, big.NewInt(far))).Int64())
}

// lanes makes an intrinsic of what it does to one lane. Poison lanes stay
// poison, undef is narrowed.
func lanes(do func(c *Call, t *ir.Type, args []Value) (Value, error)) Builtin {
	return func(c *Call) (Value, error) {
		return c.mapLanes(func(t *ir.Type, args []Value) (Value, error) { return do(c, t, args) }, len(c.Args))
	}
}

// mapLanes applies do to each lane of the first n arguments; t is their type.
func (c *Call) mapLanes(do func(t *ir.Type, args []Value) (Value, error), n int) (Value, error) {
	t := c.Types[0].Scalar()
	one := func(args []Value) (Value, error) {
		for i, a := range args {
			if a.IsPoison() {
				return poison(), nil
			}
			args[i] = c.one(a, c.scalarBits(c.Types[i].Scalar()))
		}
		return do(t, args)
	}
	es := c.Args[0].Elems()
	if es == nil {
		return one(append([]Value(nil), c.Args[:n]...))
	}
	elems := make([]Value, len(es))
	for i := range es {
		args := make([]Value, n)
		for j := range args {
			args[j] = c.Args[j]
			if l := c.Args[j].Elems(); l != nil {
				args[j] = l[i]
			}
		}
		var err error
		if elems[i], err = one(args); err != nil {
			return Value{}, err
		}
	}
	return List(elems...), nil
}

// pairOf makes an intrinsic that gives two results for each lane.
func pairOf(do func(c *Call, t *ir.Type, v Value) (a, b Value)) Builtin {
	return func(c *Call) (Value, error) {
		t := c.Types[0].Scalar()
		one := func(v Value) (a, b Value) {
			if v.IsPoison() {
				return poison(), poison()
			}
			return do(c, t, c.one(v, c.scalarBits(t)))
		}
		es := c.Args[0].Elems()
		if es == nil {
			a, b := one(c.Args[0])
			return List(a, b), nil
		}
		as, bs := make([]Value, len(es)), make([]Value, len(es))
		for i, e := range es {
			as[i], bs[i] = one(e)
		}
		return List(List(as...), List(bs...)), nil
	}
}

// signs sets the sign of the first argument by the signs of both.
func signs(sign func(a, b bool) bool) Builtin {
	return lanes(func(c *Call, t *ir.Type, args []Value) (Value, error) {
		w := c.scalarBits(t)
		n, _ := args[0].Big()
		top := int(w) - 1
		b := false
		if len(args) > 1 {
			m, _ := args[1].Big()
			b = m.Bit(top) == 1
		}
		bit := uint(0)
		if sign(n.Bit(top) == 1, b) {
			bit = 1
		}
		return BigInt(new(big.Int).SetBit(n, top, bit), w), nil
	})
}

// host gives a float of at most 64 bits as the host's.
func (c *Call) host(t *ir.Type, v Value) (float64, error) {
	switch t.Kind {
	case ir.FloatKind:
		return float64(math.Float32frombits(uint32(v.n))), nil
	case ir.DoubleKind:
		return math.Float64frombits(v.n), nil
	case ir.HalfKind, ir.BFloatKind:
		return math.Float64frombits(c.floatCast(v, t, ir.Double).n), nil
	}
	return 0, &Unsupported{What: "@" + c.Name}
}

func (c *Call) unhost(t *ir.Type, x float64) Value {
	switch t.Kind {
	case ir.FloatKind:
		return Int(uint64(math.Float32bits(float32(x))))
	case ir.DoubleKind:
		return Int(math.Float64bits(x))
	}
	return c.floatCast(Int(math.Float64bits(x)), ir.Double, t)
}

// single rounds to float where t is that.
func (c *Call) single(t *ir.Type, x float64) float64 {
	if t.Kind == ir.FloatKind {
		return float64(float32(x))
	}
	return x
}

// floatCast converts between formats.
func (m *arithmetic) floatCast(v Value, from, to *ir.Type) Value {
	x := m.decode(from, v)
	if x.nan {
		return m.quietNaN(to)
	}
	return m.FromFloat(to, x.f)
}

// hostMath is a function that no standard fixes to the last bit.
func hostMath(f func(float64) float64) Builtin {
	return lanes(func(c *Call, t *ir.Type, args []Value) (Value, error) {
		x, err := c.host(t, args[0])
		return c.unhost(t, f(x)), err
	})
}

func hostMath2(f func(a, b float64) float64) Builtin {
	return lanes(func(c *Call, t *ir.Type, args []Value) (Value, error) {
		x, err := c.host(t, args[0])
		if err != nil {
			return Value{}, err
		}
		y, err := c.host(t, args[1])
		return c.unhost(t, f(x, y)), err
	})
}

// exactMath is a correctly rounded function: of the host where its format is the
// host's, on big numbers elsewhere.
func exactMath(f func(float64) float64, g func(z, x *big.Float) *big.Float) Builtin {
	return lanes(func(c *Call, t *ir.Type, args []Value) (Value, error) {
		if t.Kind == ir.FloatKind || t.Kind == ir.DoubleKind {
			x, err := c.host(t, args[0])
			return c.unhost(t, f(x)), err
		}
		x := c.decode(t, args[0])
		switch {
		case x.nan, x.f.Sign() < 0:
			return c.quietNaN(t), nil
		case x.f.IsInf(), x.f.Sign() == 0:
			return args[0], nil
		}
		return c.encode(t, func(prec uint) *big.Float { return g(new(big.Float).SetPrec(prec), x.f) }), nil
	})
}

// rounding rounds to a whole number. A double holds any fraction that the
// larger formats can have only if it is exact, which is looked at.
func rounding(f func(float64) float64) Builtin {
	return lanes(func(c *Call, t *ir.Type, args []Value) (Value, error) {
		if c.scalarBits(t) <= 64 {
			x, err := c.host(t, args[0])
			return c.unhost(t, f(x)), err
		}
		x := c.decode(t, args[0])
		if x.nan || x.f.IsInf() || x.f.IsInt() {
			return args[0], nil
		}
		d, acc := x.f.Float64()
		if acc != big.Exact {
			return Value{}, &Unsupported{What: "@" + c.Name + " of a number that double cannot hold"}
		}
		return c.FromFloat(t, new(big.Float).SetFloat64(f(d))), nil
	})
}

// choosing is a minimum or maximum; nan tells whether a NaN operand is the result.
func choosing(greater, nan bool) Builtin {
	return lanes(func(c *Call, t *ir.Type, args []Value) (Value, error) {
		x, y := c.decode(t, args[0]), c.decode(t, args[1])
		switch {
		case x.nan && y.nan, nan && (x.nan || y.nan):
			return c.quietNaN(t), nil
		case x.nan:
			return args[1], nil
		case y.nan:
			return args[0], nil
		}
		cmp := x.f.Cmp(y.f)
		if cmp == 0 && x.f.Signbit() != y.f.Signbit() {
			cmp = 1 // -0 is less than +0
			if x.f.Signbit() {
				cmp = -1
			}
		}
		if (cmp > 0) == greater || cmp == 0 {
			return args[0], nil
		}
		return args[1], nil
	})
}

// fma is a * b + c, rounded once or twice.
func (c *Call) fma(t *ir.Type, args []Value, fused bool) (Value, error) {
	if !fused {
		p := c.arith(ir.OpFMul, t, c.decode(t, args[0]), c.decode(t, args[1]))
		r := c.arith(ir.OpFAdd, t, c.decode(t, p), c.decode(t, args[2]))
		if other, err := c.fma(t, args, true); err != nil || !r.Contains(other) {
			c.narrowed = true // it may be rounded once or twice
		}
		return r, nil
	}
	if t.Kind == ir.DoubleKind {
		return Int(math.Float64bits(math.FMA(math.Float64frombits(args[0].n), math.Float64frombits(args[1].n), math.Float64frombits(args[2].n)))), nil
	}
	a, b, s := c.decode(t, args[0]), c.decode(t, args[1]), c.decode(t, args[2])
	if a.nan || b.nan || s.nan {
		return c.quietNaN(t), nil
	}
	zero := func(f *big.Float) bool { return f.Sign() == 0 }
	if a.f.IsInf() && zero(b.f) || zero(a.f) && b.f.IsInf() {
		return c.quietNaN(t), nil
	}
	p := new(big.Float).SetPrec(400).Mul(a.f, b.f) // exact
	if p.IsInf() && s.f.IsInf() && p.Signbit() != s.f.Signbit() {
		return c.quietNaN(t), nil
	}
	return c.encode(t, func(prec uint) *big.Float { return new(big.Float).SetPrec(prec).Add(p, s.f) }), nil
}

// The bits of llvm.is.fpclass.
const (
	clsSNaN = 1 << iota
	clsQNaN
	clsNegInf
	clsNegNormal
	clsNegSubnormal
	clsNegZero
	clsPosZero
	clsPosSubnormal
	clsPosNormal
	clsPosInf
)

// fpClass is the one bit of llvm.is.fpclass that a float is of.
func (m *arithmetic) fpClass(t *ir.Type, v Value) uint64 {
	f := m.format(t)
	x := m.decode(t, v)
	if x.nan {
		quiet := int(f.mant) - 2
		if x.bits.Bit(quiet) == 1 {
			return clsQNaN
		}
		return clsSNaN
	}
	pick := func(neg, pos uint64) uint64 {
		if x.f.Signbit() {
			return neg
		}
		return pos
	}
	switch {
	case x.f.IsInf():
		return pick(clsNegInf, clsPosInf)
	case x.f.Sign() == 0:
		return pick(clsNegZero, clsPosZero)
	case x.f.MantExp(nil)-1 < 2-1<<(f.exp-1):
		return pick(clsNegSubnormal, clsPosSubnormal)
	}
	return pick(clsNegNormal, clsPosNormal)
}

// saturating converts to an integer, the nearest one where it does not fit.
func saturating(signed bool) Builtin {
	return func(c *Call) (Value, error) {
		w := uint(c.Result.Scalar().Bits)
		return c.mapLanes(func(t *ir.Type, args []Value) (Value, error) {
			x := c.decode(t, args[0])
			if x.nan {
				return BigInt(new(big.Int), uint32(w)), nil
			}
			lo, hi := new(big.Int), lowMask(w)
			if signed {
				lo, hi = signedMin(w), signedMax(w)
			}
			n := hi
			switch {
			case x.f.IsInf() && x.f.Signbit():
				n = lo
			case !x.f.IsInf():
				n, _ = x.f.Int(nil)
				n = most(lo, least(n, hi))
			}
			return BigInt(new(big.Int).And(n, lowMask(w)), uint32(w)), nil
		}, 1)
	}
}

func toInteger(round func(float64) float64) Builtin {
	return lanes(func(c *Call, t *ir.Type, args []Value) (Value, error) {
		x, err := c.host(t, args[0])
		if err != nil {
			return Value{}, err
		}
		w := c.Result.Scalar().Bits
		x = round(x)
		limit := math.Ldexp(1, int(w)-1)
		if math.IsNaN(x) || x < -limit || x >= limit {
			return poison(), nil
		}
		return Int(uint64(int64(x)) & ir.Mask(w)), nil
	})
}

// constrained is an experimental.constrained intrinsic: in the default
// environment, the operation that its name ends in.
func (m *Machine) constrained(name string) Builtin {
	op, _, _ := strings.Cut(name, ".")
	if op == "fcmp" || op == "fcmps" {
		return func(c *Call) (Value, error) {
			pred := ir.FCmpPred(ir.MDString(c.Site.Args[3]))
			v := &ir.Value{Op: ir.OpFCmp, Type: c.Result, Pred: pred, Args: []*ir.Value{c.Site.Args[1], c.Site.Args[2]}}
			return c.eval(v, c.Args[:2])
		}
	}
	if f := floatIntrinsics[intrinsic.Named(op)]; f != nil {
		return func(c *Call) (Value, error) {
			if err := c.nearest(); err != nil {
				return Value{}, err
			}
			one := *c
			for n := len(one.Types); n > 0 && one.Types[n-1].Kind == ir.MetadataKind; n-- {
				one.Args, one.Types = one.Args[:n-1], one.Types[:n-1]
			}
			return f(&one)
		}
	}
	if o := ir.OpByName(op); o != ir.OpInvalid && (o.Info().Form == ir.FormBinary || o.Info().Form == ir.FormCast) {
		return func(c *Call) (Value, error) {
			if err := c.nearest(); err != nil {
				return Value{}, err
			}
			n := max(o.Info().Arity, 1)
			v := &ir.Value{Op: o, Type: c.Result, Args: c.Site.Args[1 : n+1]}
			return c.eval(v, c.Args[:n])
		}
	}
	return nil
}

// nearest refuses rounding modes other than the default one.
func (c *Call) nearest() error {
	for i, t := range c.Types {
		if t.Kind == ir.MetadataKind {
			if s := ir.MDString(c.Site.Args[i+1]); strings.HasPrefix(s, "round.") && s != "round.tonearest" && s != "round.dynamic" {
				return &Unsupported{What: "the rounding mode " + s}
			}
		}
	}
	return nil
}
