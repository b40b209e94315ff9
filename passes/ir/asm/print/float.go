package print

import (
	"bytes"
	"fmt"
	"math"
	"math/big"
	"math/bits"
	"slices"
	"strconv"

	"rewrite/passes/ir"
)

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
