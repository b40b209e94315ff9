package dsl

import (
	"math"
	"math/big"

	"rewrite/dsl/prove/fp"
)

// Constant functions that convert floats.

// convert evaluates a Func that converts, on the bits of its operand.
func (r *Rule) convert(e *Expr, a Int, b *Bindings) (Int, bool) {
	from, to := e.Args[0].Type, e.Type
	if from == None || to == None {
		return Int{}, false
	}
	c := ConvertArgs{A: a, Arg: b.Bits[from], Width: b.Bits[to]}
	if r.Types[from].Kind == FloatType {
		f, ok := fp.Of(b.Formats[from])
		if !ok || f.IsNaN(a.Lo) {
			return Int{}, false
		}
		c.From = f
	}
	if r.Types[to].Kind == FloatType {
		f, ok := fp.Of(b.Formats[to])
		if !ok {
			return Int{}, false
		}
		c.To = f
	}
	return e.Func.Convert(c)
}

func convertFloat(c ConvertArgs) (Int, bool) {
	if c.From.Name == "" || c.To.Name == "" {
		return Int{}, false
	}
	return IntOf(fp.Convert(c.From, c.To, c.A.Lo)), true
}

func (c ConvertArgs) fromInt(n *big.Int, negative bool) (Int, bool) {
	if c.To.Name == "" || c.Arg == 0 {
		return Int{}, false
	}
	if negative && n.Sign() > 0 {
		n = new(big.Int).Sub(n, new(big.Int).Lsh(big.NewInt(1), MaxWidth)) // two's complement of MaxWidth bits
	}
	return IntOf(c.To.FromInt(n)), true
}

func (c ConvertArgs) toInt(signed bool) (Int, bool) {
	if c.From.Name == "" || c.Width == 0 || c.Width > 64 {
		return Int{}, false
	}
	n, ok := c.From.Truncated(c.A.Lo)
	if !ok {
		return Int{}, false
	}
	least, greatest := new(big.Int), new(big.Int).Lsh(big.NewInt(1), uint(c.Width))
	if signed {
		greatest.Rsh(greatest, 1)
		least.Neg(greatest)
	}
	if n.Cmp(least) < 0 || n.Cmp(greatest) >= 0 {
		return Int{}, false
	}
	mask := new(big.Int).SetUint64(math.MaxUint64)
	return IntOf(mask.And(mask, n).Uint64()), true
}

// roundsFrom is the bound of the wider floats that round to a narrower one or
// above, or to it or below. Halfway to the next float the even one wins. Between the
// largest float and infinity that is halfway to what would come next.
func roundsFrom(c ConvertArgs, upper bool) (Int, bool) {
	narrow, wide := c.From, c.To
	if narrow.Name == "" || wide.Name == "" || wide.Man <= narrow.Man || narrow.IsInf(c.A.Lo) {
		return Int{}, false
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
		return IntOf(wide.Neighbour(bits, (bound > 0) != upper)), true
	}
	return IntOf(wide.Round(bound)), true
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
