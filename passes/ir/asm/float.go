package asm

import (
	"bytes"
	"errors"
	"fmt"
	"math"
	"math/big"
	"math/bits"
	"slices"
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

// floatConst prints a float or double in decimal if six significant digits tell it
// exactly, else in hexadecimal; other formats always by their bits.
func (p *Printer) floatConst(v *ir.Value) {
	var f float64
	switch v.Type.Kind {
	case ir.FloatKind:
		f = float64(math.Float32frombits(uint32(v.Bits)))
	case ir.DoubleKind:
		f = math.Float64frombits(v.Bits)
	case ir.HalfKind:
		p.buf = fmt.Appendf(p.buf, "0xH%04X", v.Bits)
		return
	case ir.BFloatKind:
		p.buf = fmt.Appendf(p.buf, "0xR%04X", v.Bits)
		return
	default:
		hex := fmt.Sprintf("%032X", v.Int())
		switch v.Type.Kind {
		case ir.X86FP80Kind:
			p.s("0xK" + hex[12:])
		case ir.FP128Kind: // the low 64 bits come first
			p.s("0xL" + hex[16:] + hex[:16])
		default:
			p.s("0xM" + hex[16:] + hex[:16])
		}
		return
	}
	if !math.IsNaN(f) && !math.IsInf(f, 0) {
		start := len(p.buf)
		p.buf = appendDecimal(p.buf, f)
		back, err := strconv.ParseFloat(string(p.buf[start:]), 64)
		if err == nil && math.Float64bits(back) == math.Float64bits(f) {
			return
		}
		p.buf = p.buf[:start]
	}
	b := math.Float64bits(f)
	if v.Type.Kind == ir.FloatKind {
		b = widen(uint32(v.Bits))
	}
	p.buf = fmt.Appendf(p.buf, "0x%X", b)
	if b == 0 {
		p.c('0')
	}
}

// appendDecimal writes a number as LLVM does before it asks whether that is exact:
// with six digits and a 0. They are not always the nearest ones, as LLVM makes the
// number an integer times a power of ten and brings that to about 20 bits by one
// division first. Six to eight digits are left; of six there is none to round by,
// so that 0.74 becomes 7.399990e-01.
func appendDecimal(buf []byte, f float64) []byte {
	const keptBits = 20
	b := math.Float64bits(f)
	e, m := int(b>>52&0x7ff), b&(1<<52-1)
	if e == 0 {
		e = 1
	} else {
		m |= 1 << 52
	}
	e -= 1023 + 52
	if m != 0 {
		zeros := bits.TrailingZeros64(m)
		m, e = m>>zeros, e+zeros
	}
	n, exp := new(big.Int).SetUint64(m), 0
	if e >= 0 {
		n.Lsh(n, uint(e))
	} else {
		n.Mul(n, new(big.Int).Exp(big.NewInt(5), big.NewInt(int64(-e)), nil))
		exp = e
	}
	if tens := (n.BitLen() - keptBits) * 59 / 196; tens > 0 { // log10(2) is about 59/196
		n.Quo(n, new(big.Int).Exp(big.NewInt(10), big.NewInt(int64(tens)), nil))
		if kept := n.Uint64(); kept < 1e6 {
			if math.Signbit(f) {
				buf = append(buf, '-')
			}
			return fmt.Appendf(buf, "%d.%05d0e%+03d", kept/1e5, kept%1e5, exp+tens+5)
		}
	}
	start := len(buf)
	buf = strconv.AppendFloat(buf, f, 'e', 5, 64)
	e = bytes.IndexByte(buf[start:], 'e') + start
	return slices.Insert(buf, e, '0')
}

// widen gives the bits of a double with a float's value; unlike a conversion
// it keeps a signaling NaN as it is.
func widen(b uint32) uint64 {
	f := math.Float32frombits(b)
	if f == f {
		return math.Float64bits(float64(f))
	}
	return uint64(b>>31)<<63 | 0x7ff<<52 | uint64(b&(1<<23-1))<<29
}
