package asm

import (
	"errors"
	"fmt"
	"math"
	"math/big"
	"strconv"
	"strings"

	"rewrite/passes/ir"
	"rewrite/passes/ir/fp"
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
		bits, err := strconv.ParseUint(s[2:], 16, 64)
		if errors.Is(err, strconv.ErrRange) {
			bad("has more than 64 bits, in the form for double,")
		} else if err != nil {
			bad("is malformed")
		}
		return p.fromDouble(bits, t, bad)
	}
	f, err := strconv.ParseFloat(s, 64)
	if err != nil && !math.IsInf(f, 0) {
		bad("is malformed")
	}
	if t != ir.Float && t != ir.Double && t != ir.Half && t != ir.BFloat {
		bad("in decimal (write " + spellWide(math.Float64bits(f), t) + ") is wrong")
	}
	return p.fromDouble(math.Float64bits(f), t, bad)
}

// fromDouble makes a constant of at most 64 bits from a double that is exactly
// representable in its type.
func (p *parser) fromDouble(bits uint64, t *ir.Type, bad func(string)) *ir.Value {
	format, _ := fp.Of(t.Kind)
	out, exact := format.FromDouble(bits)
	if !exact {
		bad("is not exact")
	}
	p.next()
	return p.pool.Float(t, out)
}

// spellWide spells the value that an x86_fp80, fp128 or ppc_fp128 has if it has
// that of a double.
func spellWide(b uint64, t *ir.Type) string {
	if t == ir.PPCFP128 {
		return fmt.Sprintf("0xM%016X%016X", b, 0)
	}
	sign, e, m := b>>63, int(b>>52&0x7ff), b&(1<<52-1)
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
	if t == ir.X86FP80 {
		mant := m << 11
		if we != 0 {
			mant |= 1 << 63
		}
		return fmt.Sprintf("0xK%04X%016X", sign<<15|we, mant)
	}
	return fmt.Sprintf("0xL%016X%016X", m<<60, (sign<<15|we)<<48|m>>4) // the low 64 bits come first
}

// hexFloat reads the digits behind 0xK, 0xL, 0xM, 0xH or 0xR.
func (p *parser) hexFloat(digits string, t *ir.Type) *ir.Value {
	if t == ir.Half || t == ir.BFloat {
		bits, err := strconv.ParseUint(digits, 16, 16)
		if err != nil {
			p.fail("floating-point constant has more than 16 bits for type " + t.String())
		}
		p.next()
		return p.pool.Float(t, bits)
	}
	most := 32
	if t == ir.X86FP80 {
		most = 20
	}
	if len(digits) > most {
		p.fail("floating-point constant has more than " + strconv.Itoa(most) + " digits")
	}
	// Two numbers stand one behind the other, and each is read for itself. In
	// x86_fp80 they are the upper 16 bits, in four digits or all that there are, and
	// the lower 64; in the others the lower 64 bits, if there are as many as sixteen
	// digits, and the upper 64.
	high, low := "", digits
	switch {
	case t == ir.X86FP80:
		n := min(4, len(digits))
		high, low = digits[:n], digits[n:]
	case len(digits) >= 16:
		high, low = digits[16:], digits[:16]
	default:
		high, low = digits, ""
	}
	var n, l big.Int
	n.SetString("0"+high, 16)
	n.Lsh(&n, 64)
	l.SetString("0"+low, 16)
	n.Or(&n, &l)
	p.next()
	return p.wideConst(t, &n)
}

func (p *parser) wideConst(t *ir.Type, n *big.Int) *ir.Value {
	return p.pool.Const(ir.Value{Op: ir.OpFloat, Type: t, Aux: &ir.Wide{N: *n}})
}
