package llir

import (
	"fmt"
	"math/big"
	"strconv"
	"strings"

	"rewrite/passes/ir"
)

// hexFloat is how LLVM spells floats by their bits: the letter behind 0x, the
// number of digits, and whether the low 64 bits come first.
var hexFloat = map[*ir.Type]struct {
	letter   string
	digits   int
	lowFirst bool
}{
	ir.Half:     {"H", 4, false},
	ir.BFloat:   {"R", 4, false},
	ir.X86FP80:  {"K", 20, false},
	ir.FP128:    {"L", 32, true},
	ir.PPCFP128: {"M", 32, true},
}

// floatConst is the constant of type t that lit spells in hexadecimal.
func floatConst(p *ir.Pool, t *ir.Type, lit string) *ir.Value {
	h, special := hexFloat[t]
	digits := strings.TrimPrefix(lit, "0x")
	bad := func() { fail("'%s' is no constant of type %s", lit, t) }
	if digits == lit || !special && t != ir.Float && t != ir.Double {
		bad()
	}
	letter := strings.TrimRight(digits[:1], "0123456789abcdefABCDEF")
	digits = digits[len(letter):]
	if letter == "" { // the bits of a double
		bits, err := strconv.ParseUint(digits, 16, 64)
		if err != nil {
			bad()
		}
		switch t {
		case ir.Double:
			return p.Float(t, bits)
		case ir.Float:
			return p.Float(t, narrowNaN(bits, 8, 23))
		case ir.Half:
			return p.Float(t, narrowNaN(bits, 5, 10))
		case ir.BFloat:
			return p.Float(t, narrowNaN(bits, 8, 7))
		}
		bad()
	}
	if !special || letter != h.letter || len(digits) > h.digits {
		bad()
	}
	digits = strings.Repeat("0", h.digits-len(digits)) + digits
	if h.lowFirst {
		digits = digits[16:] + digits[:16]
	}
	n, ok := new(big.Int).SetString(digits, 16)
	if !ok {
		bad()
	}
	if h.digits == 4 {
		return p.Float(t, n.Uint64())
	}
	return p.Const(ir.Value{Op: ir.OpFloat, Type: t, Aux: &ir.Wide{N: *n}})
}

// narrowNaN converts the bits of a double that is not a number to a format with
// the given numbers of exponent and mantissa bits.
func narrowNaN(bits uint64, exp, man uint) uint64 {
	return bits>>63<<(exp+man) | (1<<exp-1)<<man | bits<<12>>12>>(52-man)
}

// widenNaN is the inverse of narrowNaN.
func widenNaN(bits uint64, exp, man uint) uint64 {
	return bits>>(exp+man)<<63 | 0x7ff<<52 | bits&(1<<man-1)<<(52-man)
}

// floatLiteral spells a constant of half, bfloat, x86_fp80, fp128 or ppc_fp128.
func floatLiteral(v *ir.Value) string {
	h := hexFloat[v.Type]
	digits := fmt.Sprintf("%0*X", h.digits, v.Int())
	if h.lowFirst {
		digits = digits[16:] + digits[:16]
	}
	return "0x" + h.letter + digits
}
