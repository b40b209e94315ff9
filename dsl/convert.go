package dsl

import (
	"math"
	"math/big"

	"rewrite/passes/ir"
	"rewrite/passes/ir/fp"
	"rewrite/passes/ir/num"
)

// Constant functions that convert floats.

// convert evaluates a Func that converts, on the bits of its operand.
func (r *Rule) convert(e *Expr, a num.Int, b *Bindings) (num.Int, bool) {
	from, to := e.Args[0].Type, e.Type
	if from == None || to == None {
		return num.Int{}, false
	}
	c := ConvertArgs{A: a, Arg: b.Bits[from], Width: b.Bits[to]}
	if r.Types[from].Kind == FloatType {
		f, ok := fp.Of(b.Formats[from])
		if !ok || f.IsNaN(a.Lo) {
			return num.Int{}, false
		}
		c.From = f
	}
	if r.Types[to].Kind == FloatType {
		f, ok := fp.Of(b.Formats[to])
		if !ok {
			return num.Int{}, false
		}
		c.To = f
	}
	return e.Func.Convert(c)
}

func convertFloat(c ConvertArgs) (num.Int, bool) {
	if c.From.Name == "" || c.To.Name == "" {
		return num.Int{}, false
	}
	return num.Of(fp.Convert(c.From, c.To, c.A.Lo)), true
}

func (c ConvertArgs) fromInt(n *big.Int, negative bool) (num.Int, bool) {
	if c.To.Name == "" || c.Arg == 0 {
		return num.Int{}, false
	}
	if negative && n.Sign() > 0 {
		n = new(big.Int).Sub(n, new(big.Int).Lsh(big.NewInt(1), num.MaxWidth)) // two's complement of num.MaxWidth bits
	}
	return num.Of(c.To.FromInt(n)), true
}

func (c ConvertArgs) toInt(signed bool) (num.Int, bool) {
	if c.From.Name == "" || c.Width == 0 || c.Width > 64 {
		return num.Int{}, false
	}
	n, ok := c.From.Truncated(c.A.Lo)
	if !ok {
		return num.Int{}, false
	}
	least, greatest := new(big.Int), new(big.Int).Lsh(big.NewInt(1), uint(c.Width))
	if signed {
		greatest.Rsh(greatest, 1)
		least.Neg(greatest)
	}
	if n.Cmp(least) < 0 || n.Cmp(greatest) >= 0 {
		return num.Int{}, false
	}
	mask := new(big.Int).SetUint64(math.MaxUint64)
	return num.Of(mask.And(mask, n).Uint64()), true
}

// roundsFrom is the bound of the wider floats that round to a narrower one or
// above, or to it or below. Halfway to the next float the even one wins. Between the
// largest float and infinity that is halfway to what would come next.
func roundsFrom(c ConvertArgs, upper bool) (num.Int, bool) {
	narrow, wide := c.From, c.To
	if narrow.Name == "" || wide.Name == "" || wide.Man <= narrow.Man || narrow.IsInf(c.A.Lo) {
		return num.Int{}, false
	}
	value := narrow.Float64(c.A.Lo)
	sign := 1.0
	if upper {
		sign = -1 // the mirror image
	}
	v := sign * value
	next := step(narrow, v)
	if math.IsInf(next, 0) { // what would be next if exponents went on: halfway to it, numbers become infinite
		next = v - (narrow.Float64(narrow.Neighbour(narrow.Round(v), false)) - v)
	}
	middle := v - (v-next)/2
	bound := sign * middle
	if narrow.Float64(narrow.Round(bound)) != value { // the tie goes to the other side
		bits := wide.Round(bound)
		// one step toward the value: to a larger magnitude where the bound has the value's sign and is nearer to zero
		return num.Of(wide.Neighbour(bits, (bound > 0) != upper)), true
	}
	return num.Of(wide.Round(bound)), true
}

// step is the next float of a format below a value.
func step(f fp.Format, v float64) float64 {
	bits := f.Round(v)
	switch {
	case v == 0:
		return -f.Float64(1)
	case v < 0:
		return f.Float64(f.Neighbour(bits, true))
	}
	return f.Float64(f.Neighbour(bits, false))
}

// FloatAt is the bits of a float in a format, and whether the format holds it
// exactly, and not as a denormal. A NaN is the preferred one: quiet, without sign
// and payload.
func FloatAt(f float64, format ir.Kind) (num.Int, bool) {
	if to, ok := fp.Of(format); ok && math.IsNaN(f) {
		return num.Of(to.NaN()), true
	}
	x, ok := floatToBits(f, format)
	back, _ := bitsToFloat(x, format)
	return x, ok && back == f
}

// SameFloat tells whether two literals are one: 0.0 and -0.0 are not, nan and nan are.
func SameFloat(a, b float64) bool { return math.Float64bits(a) == math.Float64bits(b) }

// floatToBits rounds to a format. A NaN and a denormal are refused: their bits
// depend on more than the operands (SEMANTICS 20). So is a format that is
// wider than double.
func floatToBits(f float64, format ir.Kind) (num.Int, bool) {
	to, ok := fp.Of(format)
	if !ok || math.IsNaN(f) {
		return num.Int{}, false
	}
	x := to.Round(f)
	return num.Of(x), f == 0 || !to.IsZero(x) && !to.IsDenormal(x)
}

// bitsToFloat reads a format that double holds exactly.
func bitsToFloat(x num.Int, format ir.Kind) (float64, bool) {
	from, ok := fp.Of(format)
	if !ok {
		return 0, false
	}
	return from.Float64(x.Lo), true
}
