package constfold

import (
	"math"
	"math/big"

	"rewrite/passes/ir"
	"rewrite/passes/ir/fp"
	"rewrite/passes/ir/intrinsic"
)

// operations are the intrinsics that are folded, nil for the others.
var operations = [intrinsic.Num]*operation{
	intrinsic.Canonicalize: {lane: canonicalize, undef: canonicalZero, poison: true},
	intrinsic.Fma:          {lane: arithmetic(fma), poison: true, nan: true},
	intrinsic.Sqrt:         {lane: arithmetic(sqrt), poison: true},
	intrinsic.Frexp:        {lane: fraction, second: exponent, poison: true},
	intrinsic.Minnum:       {lane: extreme(false, false), poison: true},
	intrinsic.Maxnum:       {lane: extreme(true, false), poison: true},
	intrinsic.Minimumnum:   {lane: extreme(false, false), poison: true},
	intrinsic.Maximumnum:   {lane: extreme(true, false), poison: true},
	intrinsic.Minimum:      {lane: extreme(false, true), poison: true},
	intrinsic.Maximum:      {lane: extreme(true, true), poison: true},
	intrinsic.Floor:        {lane: arithmetic(whole(fp.Downward)), poison: true},
	intrinsic.Ceil:         {lane: arithmetic(whole(fp.Upward)), poison: true},
	intrinsic.Trunc:        {lane: arithmetic(whole(fp.TowardZero)), poison: true},
	intrinsic.Round:        {lane: arithmetic(whole(fp.NearestAway)), poison: true},
	intrinsic.Roundeven:    {lane: arithmetic(whole(fp.NearestEven)), poison: true},
	intrinsic.Rint:         {lane: arithmetic(whole(fp.NearestEven)), poison: true},
	intrinsic.Nearbyint:    {lane: arithmetic(whole(fp.NearestEven)), poison: true},
	intrinsic.IsFpclass:    {lane: inClass, poison: true},
	intrinsic.Ldexp:        {lane: scaled, poison: true},
	intrinsic.Fmuladd:      {poison: true, nan: true, lane: arithmetic(fma)}, // fused or not is open
}

// A computation is an operation on numbers of one format, rounded as told.
type computation func(format fp.Format, m fp.Mode, x []uint64) fp.Rounded

func fma(format fp.Format, m fp.Mode, x []uint64) fp.Rounded {
	return format.FMAIn(m, x[0], x[1], x[2])
}

func sqrt(format fp.Format, m fp.Mode, x []uint64) fp.Rounded { return format.SqrtIn(m, x[0]) }

func whole(to fp.Mode) computation {
	return func(format fp.Format, _ fp.Mode, x []uint64) fp.Rounded { return format.IntegralIn(to, x[0]) }
}

// arithmetic is an operation in the default environment.
func arithmetic(compute computation) func(*call, []*ir.Value) *ir.Value {
	return func(c *call, args []*ir.Value) *ir.Value {
		x, format, ok := floats(args)
		if !ok {
			return nil
		}
		return c.rounded(format, compute(format, fp.NearestEven, x), x...)
	}
}

// canonicalize is the number itself. Which NaN one becomes is left to the target.
func canonicalize(c *call, args []*ir.Value) *ir.Value {
	if args[0].Aux != nil {
		return canonicalWide(args[0])
	}
	x, format, ok := floats(args)
	if !ok || format.IsNaN(x[0]) {
		return nil
	}
	return c.rounded(format, fp.Rounded{Bits: x[0]}, x...)
}

// canonicalWide is canonicalize of a format of more than 64 bits: normal numbers,
// zeros and infinities, of which there is one form.
func canonicalWide(a *ir.Value) *ir.Value {
	w, ok := a.Aux.(*ir.Wide)
	if !ok {
		return nil
	}
	const exponentBits = 15
	fraction := map[ir.Kind]uint{ir.FP128Kind: 112, ir.X86FP80Kind: 64}[a.Type.Kind]
	if fraction == 0 {
		return nil // a pair of doubles has many forms
	}
	n := new(big.Int).SetBit(&w.N, int(fraction)+exponentBits, 0) // without the sign
	exp := new(big.Int).Rsh(n, fraction).Uint64()
	frac := new(big.Int).SetBit(n, int(fraction)+exponentBits, 0)
	frac.Sub(frac, new(big.Int).Lsh(new(big.Int).SetUint64(exp), fraction))
	lead := uint(1) // x86_fp80 writes the leading one of the significand
	if a.Type.Kind == ir.FP128Kind {
		lead = 0
	}
	rest := frac
	if lead == 1 {
		if one := frac.Bit(int(fraction)-1) == 1; one != (exp != 0) {
			return nil
		}
		rest = new(big.Int).SetBit(frac, int(fraction)-1, 0)
	}
	if (exp == 0 || exp == 1<<exponentBits-1) && rest.Sign() != 0 {
		return nil // denormal, or a NaN
	}
	return a
}

// canonicalZero: undef may be 0.0, which is canonical in all formats.
func canonicalZero(c *call, _ []*ir.Value) *ir.Value {
	return c.f.Const(ir.Value{Op: ir.OpFloat, Type: c.to, Aux: wideZero(c.to)})
}

func wideZero(t *ir.Type) ir.Aux {
	if _, ok := fp.Of(t.Kind); ok {
		return nil
	}
	return &ir.Wide{}
}

// extreme is the smaller or larger of two numbers, where -0.0 is less than 0.0. A quiet
// NaN beside a number is the result or not. What becomes of a signaling one is not
// told in the same way by all.
func extreme(largest, keepsNaN bool) func(*call, []*ir.Value) *ir.Value {
	return func(c *call, args []*ir.Value) *ir.Value {
		x, format, ok := floats(args)
		if !ok || format.IsSignaling(x[0]) || format.IsSignaling(x[1]) {
			return nil
		}
		r := x[0]
		a, b := format.Float64(x[0]), format.Float64(x[1])
		switch {
		case format.IsNaN(x[0]):
			if !keepsNaN {
				r = x[1]
			}
		case format.IsNaN(x[1]):
			if keepsNaN {
				r = x[1]
			}
		case a == b: // perhaps zeros
			if math.Signbit(a) == largest {
				r = x[1]
			}
		case (b > a) == largest:
			r = x[1]
		}
		return c.rounded(format, fp.Rounded{Bits: r}, x...)
	}
}

// finite is a number as m * 2^e, with a magnitude of m of half to one.
func finite(args []*ir.Value) (format fp.Format, x uint64, m float64, e int, ok bool) {
	bits, format, ok := floats(args)
	if !ok {
		return format, 0, 0, 0, false
	}
	m, e = math.Frexp(format.Float64(bits[0]))
	return format, bits[0], m, e, true
}

// fraction is the first result of frexp; of zeros, infinities and NaNs it is the
// operand, NaNs quieted.
func fraction(c *call, args []*ir.Value) *ir.Value {
	format, x, m, _, ok := finite(args)
	switch {
	case !ok:
		return nil
	case format.IsNaN(x):
		return c.float(x | format.QuietBit())
	case format.IsInf(x) || format.IsZero(x):
		return c.float(x)
	}
	return c.rounded(format, fp.Rounded{Bits: format.Round(m)}, x)
}

// exponent is the second: 0 for zeros; of infinities and NaNs it is not specified, and
// 0 as well as anything else.
func exponent(c *call, args []*ir.Value) *ir.Value {
	format, x, _, e, ok := finite(args)
	switch {
	case !ok || !c.to.IsInt():
		return nil
	case format.IsNaN(x) || format.IsInf(x) || format.IsZero(x):
		e = 0
	}
	if bits := c.to.Bits; bits < 32 && (e < -1<<(bits-1) || e >= 1<<(bits-1)) {
		return nil
	}
	return c.int(big.NewInt(int64(e)))
}

// scaled is ldexp: rounded once.
func scaled(c *call, args []*ir.Value) *ir.Value {
	x, format, ok := floats(args[:1])
	n := args[1]
	if !ok || n.Op != ir.OpInt || n.Type.Bits > 64 {
		return nil
	}
	return c.rounded(format, format.LdexpIn(fp.NearestEven, x[0], n.SExt()), x[0])
}

// inClass is is.fpclass, which looks at the bits.
func inClass(c *call, args []*ir.Value) *ir.Value {
	x, format, ok := floats(args[:1])
	if !ok || args[1].Op != ir.OpInt {
		return nil
	}
	if uint64(format.Class(x[0]))&args[1].Bits != 0 {
		return c.f.Int(c.to, 1)
	}
	return c.f.Int(c.to, 0)
}
