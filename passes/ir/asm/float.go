package asm

import (
	"math"
	"math/big"
	"strconv"
	"strings"

	"rewrite/passes/ir"
)

// floatConst reads a decimal float, or the exact bits in hexadecimal.
func (p *parser) floatConst(t *ir.Type) *ir.Value {
	s := p.text()
	if !t.IsFloat() {
		p.fail("a floating-point constant cannot stand for " + article(t))
	}
	bad := func(why string) { p.fail("floating-point constant " + why + " for type " + t.String()) }
	if strings.HasPrefix(s, "0x") {
		wide := map[byte]*ir.Type{'K': ir.X86FP80, 'L': ir.FP128, 'M': ir.PPCFP128, 'H': ir.Half, 'R': ir.BFloat}[s[2]]
		if wide != nil {
			if wide != t {
				bad("of type " + wide.String() + " is wrong")
			}
			return p.hexFloat(s[3:], t)
		}
		if t != ir.Float && t != ir.Double && t != ir.Half && t != ir.BFloat {
			bad("in the form for double is wrong")
		}
		if len(s) > 18 {
			bad("has too many digits")
		}
		bits, err := strconv.ParseUint(s[2:], 16, 64)
		if err != nil {
			bad("is malformed")
		}
		return p.fromDouble(bits, t, bad)
	}
	f, err := strconv.ParseFloat(s, 64)
	if err != nil && !math.IsInf(f, 0) {
		bad("is malformed")
	}
	if t.Kind != ir.Float.Kind && t.Kind != ir.Double.Kind && t != ir.Half && t != ir.BFloat {
		return p.wideFromDouble(f, t, bad)
	}
	return p.fromDouble(math.Float64bits(f), t, bad)
}

// fromDouble makes a constant of at most 64 bits from a double that is exactly
// representable in its type.
func (p *parser) fromDouble(bits uint64, t *ir.Type, bad func(string)) *ir.Value {
	var out uint64
	exact := true
	switch t {
	case ir.Double:
		out = bits
	case ir.Float:
		out, exact = narrow(bits, 8, 23)
	case ir.Half:
		out, exact = narrow(bits, 5, 10)
	case ir.BFloat:
		out, exact = narrow(bits, 8, 7)
	}
	if !exact {
		bad("is not exact")
	}
	p.next()
	return p.pool.Float(t, out)
}

// narrow converts the bits of a double to a format with the given numbers of
// exponent and mantissa bits, and tells whether nothing is lost.
func narrow(bits uint64, exp, man uint) (uint64, bool) {
	sign := bits >> 63 << (exp + man)
	e := int(bits >> 52 & 0x7ff)
	m := bits & (1<<52 - 1)
	drop := 52 - man
	bias := 1<<(exp-1) - 1
	top := uint64(1)<<exp - 1
	switch {
	case e == 0x7ff:
		if m != 0 && m>>drop == 0 {
			return 0, false
		}
		return sign | top<<man | m>>drop, m&(1<<drop-1) == 0
	case e == 0 && m == 0:
		return sign, true
	}
	ne := e - 1023 + bias
	if e == 0 || ne >= int(top) {
		return 0, false
	}
	if ne <= 0 { // denormal in the narrow format
		m |= 1 << 52
		drop += uint(1 - ne)
		if drop > 53 {
			return 0, false
		}
		return sign | m>>drop, m&(1<<drop-1) == 0
	}
	return sign | uint64(ne)<<man | m>>drop, m&(1<<drop-1) == 0
}

// wideFromDouble makes an x86_fp80, fp128 or ppc_fp128 from a decimal literal,
// which LLVM reads as a double first.
func (p *parser) wideFromDouble(f float64, t *ir.Type, bad func(string)) *ir.Value {
	b := math.Float64bits(f)
	sign, e, m := b>>63, int(b>>52&0x7ff), b&(1<<52-1)
	var n big.Int
	if t == ir.PPCFP128 {
		n.SetUint64(b)
		p.next()
		return p.wideConst(t, &n)
	}
	we := uint64(e - 1023 + 16383)
	switch {
	case e == 0 && m == 0:
		we = 0
	case e == 0x7ff:
		we = 0x7fff
	case e == 0: // normalise
		shift := 0
		for m&(1<<52) == 0 {
			m <<= 1
			shift++
		}
		m &^= 1 << 52
		we = uint64(1 - shift - 1023 + 16383)
	}
	n.SetUint64(sign<<15 | we)
	if t == ir.X86FP80 {
		mant := m << 11
		if we != 0 {
			mant |= 1 << 63
		}
		n.Lsh(&n, 64)
		n.Or(&n, new(big.Int).SetUint64(mant))
	} else {
		n.Lsh(&n, 112)
		n.Or(&n, new(big.Int).Lsh(new(big.Int).SetUint64(m), 60))
	}
	p.next()
	return p.wideConst(t, &n)
}

// hexFloat reads the digits behind 0xK, 0xL, 0xM, 0xH or 0xR.
func (p *parser) hexFloat(digits string, t *ir.Type) *ir.Value {
	most := map[*ir.Type]int{ir.X86FP80: 20, ir.FP128: 32, ir.PPCFP128: 32, ir.Half: 4, ir.BFloat: 4}[t]
	if len(digits) > most {
		p.fail("floating-point constant has more than " + strconv.Itoa(most) + " digits")
	}
	var n big.Int
	n.SetString(digits, 16)
	if t == ir.FP128 || t == ir.PPCFP128 { // the low 64 bits come first in the text
		full := strings.Repeat("0", 32-len(digits)) + digits
		n.SetString(full[16:]+full[:16], 16)
	}
	p.next()
	if most == 4 {
		return p.pool.Float(t, n.Uint64())
	}
	return p.wideConst(t, &n)
}

func (p *parser) wideConst(t *ir.Type, n *big.Int) *ir.Value {
	return p.pool.Const(ir.Value{Op: ir.OpFloat, Type: t, Aux: &ir.Wide{N: *n}})
}
