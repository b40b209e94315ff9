package libcalls

import (
	"math/bits"

	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// numberFunctions are those on integers and characters, and those that read
// integers from strings.
var numberFunctions = map[string]simplifier{
	"abs":      abs,
	"labs":     abs,
	"llabs":    abs,
	"ffs":      ffs,
	"ffsl":     ffs,
	"ffsll":    ffs,
	"isdigit":  isdigit,
	"isascii":  isascii,
	"toascii":  toascii,
	"atoi":     ato,
	"atol":     ato,
	"atoll":    ato,
	"strtol":   strto,
	"strtoll":  strto,
	"strtoul":  strto,
	"strtoull": strto,
}

// abs of the smallest number is undefined.
func abs(c *call) (*ir.Value, bool) {
	if c.args[0].Type != c.v.Type {
		return nil, false
	}
	return c.intrinsic(intrinsic.Abs, c.v.Type, c.args[0], c.f.Int(ir.IntN(1), 1)), true
}

// ffs is the place of the lowest bit that is set, from 1; 0 if none is.
func ffs(c *call) (*ir.Value, bool) {
	x := c.args[0]
	if n, ok := c.number(0); ok {
		if n == 0 {
			return c.result(0)
		}
		return c.result(int64(bits.TrailingZeros64(n)) + 1)
	}
	n := c.intrinsic(intrinsic.Cttz, x.Type, x, c.f.Int(ir.IntN(1), 1))
	if x.Type.Bits > c.v.Type.Bits {
		n = c.op(ir.OpTrunc, c.v.Type, n)
	}
	n = c.op(ir.OpAdd, c.v.Type, n, c.f.Int(c.v.Type, 1))
	some := c.compare(ir.NE, x, c.f.Int(x.Type, 0))
	return c.choose(some, n, c.f.Int(c.v.Type, 0)), true
}

// isdigit is the one of its kind that does not depend on the locale. C promises no
// more of the result than whether it is 0.
func isdigit(c *call) (*ir.Value, bool) {
	x := c.args[0]
	d := c.op(ir.OpSub, x.Type, x, c.f.Int(x.Type, '0'))
	return c.widened(c.compare(ir.ULT, d, c.f.Int(x.Type, 10))), true
}

func isascii(c *call) (*ir.Value, bool) {
	return c.widened(c.compare(ir.ULT, c.args[0], c.f.Int(c.args[0].Type, 128))), true
}

func toascii(c *call) (*ir.Value, bool) {
	return c.op(ir.OpAnd, c.v.Type, c.args[0], c.f.Int(c.v.Type, 127)), true
}

func ato(c *call) (*ir.Value, bool) {
	s, ok := c.str(0)
	if !ok {
		return nil, false
	}
	n, _, ok := parseInteger(s, 10, c.v.Type.Bits, true)
	return c.f.Int(c.v.Type, n), ok
}

// strto reads a number and tells where it ends.
func strto(c *call) (*ir.Value, bool) {
	base, ok := c.number(2)
	if !ok || base > 36 || base == 1 {
		return nil, false
	}
	s, ok := c.str(0)
	if end := c.args[1]; !ok || end.Op != ir.OpNull && (end.Type != c.args[0].Type || !c.nonNull(end)) {
		return nil, false
	}
	n, end, ok := parseInteger(s, base, c.v.Type.Bits, c.Name == "strtol" || c.Name == "strtoll")
	if !ok {
		return nil, false
	}
	if c.args[1].Op != ir.OpNull {
		c.op(ir.OpStore, ir.Void, c.at(c.args[0], int64(end)), c.args[1]).Aux = ir.PlainMem(1)
	}
	return c.f.Int(c.v.Type, n), true
}

// parseInteger reads a number as strtol does in any locale. One that does not fit
// sets errno, and where there is none a system may: these are not read.
func parseInteger(s []byte, base uint64, width uint32, signed bool) (n uint64, end int, ok bool) {
	i := 0
	for i < len(s) && (s[i] == ' ' || s[i] >= '\t' && s[i] <= '\r') {
		i++
	}
	negative := false
	if i < len(s) && (s[i] == '-' || s[i] == '+') {
		negative = s[i] == '-'
		i++
	}
	digit := func(i int) uint64 {
		if i < len(s) {
			switch ch := s[i]; {
			case ch >= '0' && ch <= '9':
				return uint64(ch - '0')
			case ch|32 >= 'a' && ch|32 <= 'z':
				return uint64(ch|32-'a') + 10
			}
		}
		return 99
	}
	hex := i+1 < len(s) && s[i] == '0' && s[i+1]|32 == 'x' && digit(i+2) < 16
	switch {
	case (base == 0 || base == 16) && hex:
		i, base = i+2, 16
	case base == 0 && i < len(s) && s[i] == '0':
		base = 8
	case base == 0:
		base = 10
	}
	limit := ir.Mask(width)
	if signed {
		limit >>= 1
		if negative {
			limit++
		}
	}
	first := i
	for ; digit(i) < base; i++ {
		hi, lo := bits.Mul64(n, base)
		sum, carry := bits.Add64(lo, digit(i), 0)
		if hi != 0 || carry != 0 || sum > limit {
			return 0, 0, false
		}
		n = sum
	}
	if i == first {
		return 0, 0, false
	}
	if negative {
		n = -n
	}
	return n & ir.Mask(width), i, true
}
