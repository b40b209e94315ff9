package asm

import (
	"bytes"
	"fmt"
	"math"
	"math/big"
	"strconv"

	"rewrite/passes/ir"
)

// typed prints type and value of an operand.
func (p *Printer) typed(v *ir.Value) {
	p.s(v.Type.String())
	p.c(' ')
	p.value(v)
}

// value prints an operand without its type.
func (p *Printer) value(v *ir.Value) {
	if v.Block != nil {
		p.local(v)
		return
	}
	switch v.Op {
	case ir.OpParam:
		p.local(v)
	case ir.OpInt:
		p.intConst(v)
	case ir.OpFloat:
		p.floatConst(v)
	case ir.OpNull, ir.OpUndef, ir.OpPoison, ir.OpZero, ir.OpNone:
		p.s(v.Op.String())
	case ir.OpAggregate:
		p.aggregate(v)
	case ir.OpString:
		p.c('c')
		p.quoted(string(v.Aux.(ir.Bytes)))
	case ir.OpSplat:
		p.s("splat (")
		p.typed(v.Args[0])
		p.c(')')
	case ir.OpGlobal:
		p.s(v.Aux.(*ir.Global).Spelling())
	case ir.OpBlockAddr:
		p.blockAddr(v.Aux.(*ir.BlockAddr))
	case ir.OpDSOLocal, ir.OpNoCFI:
		p.s(v.Op.String())
		p.c(' ')
		p.value(v.Args[0])
	case ir.OpPtrAuth:
		p.s("ptrauth (")
		p.list(v.Args)
		p.c(')')
	case ir.OpInlineAsm:
		p.inlineAsm(v.Aux.(*ir.InlineAsm))
	case ir.OpMetadata:
		p.mdText(v.Aux.(*ir.MDText))
	default:
		p.constExpr(v)
	}
}

// list prints typed operands, with commas.
func (p *Printer) list(vs []*ir.Value) {
	for i, v := range vs {
		if i > 0 {
			p.s(", ")
		}
		p.typed(v)
	}
}

func (p *Printer) intConst(v *ir.Value) {
	t := v.Type
	switch {
	case t.Bits == 1:
		if v.Bits != 0 {
			p.s("true")
		} else {
			p.s("false")
		}
	case v.Aux == nil:
		p.buf = strconv.AppendInt(p.buf, v.SExt(), 10)
	default:
		n := v.Int()
		if n.Bit(int(t.Bits)-1) == 1 {
			n.Sub(n, new(big.Int).Lsh(big.NewInt(1), uint(t.Bits)))
		}
		p.buf = n.Append(p.buf, 10)
	}
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
		p.buf = strconv.AppendFloat(p.buf, f, 'e', 5, 64)
		back, err := strconv.ParseFloat(string(p.buf[start:]), 64)
		if err == nil && math.Float64bits(back) == math.Float64bits(f) {
			// LLVM writes six digits behind the point, the last always 0
			e := bytes.IndexByte(p.buf[start:], 'e') + start
			p.buf = append(p.buf, 0)
			copy(p.buf[e+1:], p.buf[e:])
			p.buf[e] = '0'
			return
		}
		p.buf = p.buf[:start]
	}
	bits := math.Float64bits(f)
	if v.Type.Kind == ir.FloatKind {
		bits = widen(uint32(v.Bits))
	}
	p.buf = fmt.Appendf(p.buf, "0x%X", bits)
	if bits == 0 {
		p.c('0')
	}
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

func (p *Printer) aggregate(v *ir.Value) {
	switch v.Type.Kind {
	case ir.ArrayKind:
		p.c('[')
		p.list(v.Args)
		p.c(']')
	case ir.VectorKind:
		p.c('<')
		p.list(v.Args)
		p.c('>')
	default:
		if v.Type.Packed {
			p.c('<')
		}
		p.c('{')
		if len(v.Args) > 0 {
			p.c(' ')
			p.list(v.Args)
			p.c(' ')
		}
		p.c('}')
		if v.Type.Packed {
			p.c('>')
		}
	}
}

func (p *Printer) inlineAsm(a *ir.InlineAsm) {
	p.s("asm ")
	if a.SideEffect {
		p.s("sideeffect ")
	}
	if a.AlignStack {
		p.s("alignstack ")
	}
	if a.IntelDialect {
		p.s("inteldialect ")
	}
	if a.Unwind {
		p.s("unwind ")
	}
	p.quoted(a.Text)
	p.s(", ")
	p.quoted(a.Constraints)
}

func (p *Printer) constExpr(v *ir.Value) {
	info := v.Op.Info()
	p.s(info.Name)
	p.c(' ')
	p.flagWords(v.Flags)
	if info.Form == ir.FormCompare {
		p.word(v.Pred.String())
	}
	rest := v.Args
	if v.Op == ir.OpGEP {
		if r, ok := v.Aux.(*ir.InRange); ok {
			p.s("inrange(")
			p.buf = r.Lo.Append(p.buf, 10)
			p.s(", ")
			p.buf = r.Hi.Append(p.buf, 10)
			p.s(") ")
		}
		p.c('(')
		p.s(v.ElemType().String())
		p.s(", ")
		if r, ok := v.Aux.(*ir.InRangeIndex); ok {
			p.list(rest[:1+r.Index])
			rest = rest[1+r.Index:]
			p.s(", inrange ")
		}
	} else {
		p.c('(')
	}
	p.list(rest)
	if info.Form == ir.FormCast {
		p.s(" to ")
		p.s(v.Type.String())
	}
	if x, ok := v.Aux.(ir.Indices); ok {
		p.indices(x)
	}
	p.c(')')
}

func (p *Printer) indices(x ir.Indices) {
	for _, i := range x {
		p.s(", ")
		p.n(uint64(i))
	}
}
