package interp

import (
	"math"
	"math/big"
	"strconv"

	"rewrite/passes/ir"
)

// float evaluates a floating-point operation or conversion on defined or undef
// operands. float and double go through the op table and then the host's own
// arithmetic, which chooses the payload where the result is a NaN; the other
// formats go through softFloat.
func (m *arithmetic) float(v *ir.Value, from, to *ir.Type, a, b Value) (r Value, err error) {
	fw := m.scalarBits(from)
	if a.IsUndef() || b.IsUndef() {
		a, b = m.one(a, fw), m.one(b, fw)
	}
	tw := m.scalarBits(to)
	if v.Flags&ir.FastMath&^(ir.NNaN|ir.NInf) != 0 {
		defer func() {
			if m.fast(v.Flags, from, a); v.Op.Info().Arity == 2 {
				m.fast(v.Flags, from, b)
			}
			m.fast(v.Flags, to, r)
		}()
	}
	host := func(t *ir.Type) bool {
		return t.Kind == ir.FloatKind || t.Kind == ir.DoubleKind || t.Kind == ir.IntKind && t.Bits <= 64
	}
	if host(from) && host(to) {
		e := ir.EvalArgs{A: a.n, B: b.n, Width: fw, To: tw, Flags: v.Flags, Pred: v.Pred}
		n, out := v.Op.Info().Eval(e)
		switch out {
		case ir.Defined:
			return Int(n), nil
		case ir.Poisoned:
			return poison(), nil
		}
		return Int(hostFloat(v.Op, e)), nil
	}
	return m.softFloat(v, from, to, a, b)
}

// hostFloat is the operation as the processor does it.
func hostFloat(op ir.Op, e ir.EvalArgs) uint64 {
	if op == ir.OpFPTrunc {
		return uint64(math.Float32bits(float32(math.Float64frombits(e.A))))
	}
	if op == ir.OpFPExt {
		return math.Float64bits(float64(math.Float32frombits(uint32(e.A))))
	}
	if op == ir.OpFNeg {
		return e.A ^ 1<<(e.Width-1)
	}
	if e.Width == 32 {
		a, b := math.Float32frombits(uint32(e.A)), math.Float32frombits(uint32(e.B))
		var r float32
		switch op {
		case ir.OpFAdd:
			r = a + b
		case ir.OpFSub:
			r = a - b
		case ir.OpFMul:
			r = a * b
		case ir.OpFDiv:
			r = a / b
		case ir.OpFRem:
			r = float32(math.Mod(float64(a), float64(b)))
		}
		return uint64(math.Float32bits(r))
	}
	a, b := math.Float64frombits(e.A), math.Float64frombits(e.B)
	var r float64
	switch op {
	case ir.OpFAdd:
		r = a + b
	case ir.OpFSub:
		r = a - b
	case ir.OpFMul:
		r = a * b
	case ir.OpFDiv:
		r = a / b
	case ir.OpFRem:
		r = math.Mod(a, b)
	}
	return math.Float64bits(r)
}

func formatFloat(n uint64, w uint32) string {
	if w == 32 {
		return strconv.FormatFloat(float64(math.Float32frombits(uint32(n))), 'g', -1, 32)
	}
	return strconv.FormatFloat(math.Float64frombits(n), 'g', -1, 64)
}

// fast notes that flags leave a result open: any of these may be rewritten to
// something that rounds otherwise, and under nsz the sign of a zero does not count.
func (m *arithmetic) fast(fl ir.Flags, t *ir.Type, v Value) {
	if fl&(ir.Reassoc|ir.ARcp|ir.Contract|ir.AFn) != 0 {
		m.narrowed = true
	}
	if fl&ir.NSZ != 0 && t.IsFloat() && v.defined() {
		if x := m.decode(t, v); !x.nan && x.f.Sign() == 0 {
			m.narrowed = true
		}
	}
}

// fastMath makes a result poison if its flags rule it out.
func (m *arithmetic) fastMath(fl ir.Flags, t *ir.Type, v Value) Value {
	if !v.defined() || !t.Scalar().IsFloat() {
		return v
	}
	if v.Elems() == nil && fl&ir.NSZ != 0 {
		m.fast(ir.NSZ, t, v)
	}
	if fl&(ir.NNaN|ir.NInf) == 0 {
		return v
	}
	if es := v.Elems(); es != nil {
		elems := make([]Value, len(es))
		for i, e := range es {
			elems[i] = m.fastMath(fl, t.ElemAt(uint64(i)), e)
		}
		return List(elems...)
	}
	x := m.decode(t, v)
	if fl&ir.NNaN != 0 && x.nan || fl&ir.NInf != 0 && !x.nan && x.f.IsInf() {
		return poison()
	}
	return v
}

// A format is a binary floating-point format of IEEE 754 or of the x87.
type format struct {
	exp, mant uint // bits of the exponent, and of the significand with its first bit
	explicit  bool // the first bit is stored
}

var formats = map[ir.Kind]format{
	ir.HalfKind:    {5, 11, false},
	ir.BFloatKind:  {8, 8, false},
	ir.FloatKind:   {8, 24, false},
	ir.DoubleKind:  {11, 53, false},
	ir.X86FP80Kind: {15, 64, true},
	ir.FP128Kind:   {15, 113, false},
}

// A num is a decoded float: a NaN with its bits, or a number.
type num struct {
	nan  bool
	bits *big.Int // of a NaN
	f    *big.Float
}

func (m *arithmetic) format(t *ir.Type) format {
	f, ok := formats[t.Kind]
	if !ok {
		unsupported("arithmetic on " + t.String())
	}
	return f
}

func lowMask(n uint) *big.Int {
	return new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1), n), big.NewInt(1))
}

// decode reads the bits of a float.
func (m *arithmetic) decode(t *ir.Type, v Value) num {
	f := m.format(t)
	b, _ := v.Big()
	stored := f.mant - 1
	if f.explicit {
		stored = f.mant
	}
	frac := new(big.Int).And(b, lowMask(stored))
	exp := int(new(big.Int).And(new(big.Int).Rsh(b, stored), lowMask(f.exp)).Int64())
	neg := b.Bit(int(stored+f.exp)) == 1
	bias := 1<<(f.exp-1) - 1
	x := new(big.Float).SetPrec(f.mant)
	if exp == 1<<f.exp-1 {
		if f.explicit {
			frac.SetBit(frac, int(stored)-1, 0)
		}
		if frac.Sign() != 0 {
			return num{nan: true, bits: b}
		}
		return num{f: x.SetInf(neg)}
	}
	if !f.explicit && exp != 0 {
		frac.SetBit(frac, int(stored), 1)
	}
	x.SetInt(frac)
	x.SetMantExp(x, max(exp, 1)-bias-int(f.mant-1))
	if neg {
		x.Neg(x)
	}
	return num{f: x}
}

// Float gives the number that a float is; nil for a NaN.
func (m *arithmetic) Float(t *ir.Type, v Value) *big.Float {
	n := m.decode(t, v)
	if n.nan {
		return nil
	}
	return n.f
}

// FromFloat rounds a number to a floating-point type; nil is a NaN.
func (m *arithmetic) FromFloat(t *ir.Type, f *big.Float) Value {
	if f == nil {
		return m.quietNaN(t)
	}
	return m.encode(t, func(prec uint) *big.Float { return new(big.Float).SetPrec(prec).Set(f) })
}

// encode rounds what compute gives at a precision to type t. It asks for less
// precision where the result is subnormal, so that there is one rounding only.
func (m *arithmetic) encode(t *ir.Type, compute func(prec uint) *big.Float) Value {
	f := m.format(t)
	bias := 1<<(f.exp-1) - 1
	x := compute(f.mant)
	stored := f.mant - 1
	if f.explicit {
		stored = f.mant
	}
	out := new(big.Int)
	maxExp := new(big.Int).Lsh(big.NewInt(1<<f.exp-1), stored)
	sign := func(neg bool) Value {
		if neg {
			out.SetBit(out, int(stored+f.exp), 1)
		}
		return BigInt(out, uint32(1+f.exp+stored))
	}
	inf := func(neg bool) Value {
		out.Set(maxExp)
		if f.explicit {
			out.SetBit(out, int(stored)-1, 1)
		}
		return sign(neg)
	}
	if x.IsInf() {
		return inf(x.Signbit())
	}
	if x.Sign() == 0 {
		return sign(x.Signbit())
	}
	exp := x.MantExp(nil) - 1 // of the first bit
	if least := 1 - bias; exp < least {
		prec := int(f.mant) - (least - exp)
		if prec >= 1 {
			x = compute(uint(prec))
		} else {
			// At most one half of the least number: a tie goes to zero.
			y := compute(f.mant * 4)
			half := new(big.Float).SetMantExp(big.NewFloat(1), least-int(f.mant))
			if new(big.Float).Abs(y).Cmp(half) <= 0 {
				return sign(x.Signbit())
			}
			x = new(big.Float).SetMantExp(big.NewFloat(1), least-int(f.mant)+1)
			if y.Signbit() {
				x.Neg(x)
			}
		}
		exp = x.MantExp(nil) - 1
	}
	if exp > bias {
		return inf(x.Signbit())
	}
	e := max(exp, 1-bias)
	mant := new(big.Float).SetPrec(f.mant+8).SetMantExp(new(big.Float).Abs(x), int(f.mant-1)-e)
	n, _ := mant.Int(nil)
	biased := e + bias
	if exp < 1-bias {
		biased = 0
	}
	if !f.explicit {
		n.SetBit(n, int(stored), 0)
	}
	out.Lsh(big.NewInt(int64(biased)), stored)
	out.Or(out, n)
	return sign(x.Signbit())
}

// quietNaN is the NaN that a target makes of an invalid operation, with the
// sign of x86.
func (m *arithmetic) quietNaN(t *ir.Type) Value {
	f := m.format(t)
	stored := f.mant - 1
	n := lowMask(f.exp + 2) // sign, exponent, quiet bit
	if f.explicit {
		n = lowMask(f.exp + 3)
		stored = f.mant
		n.Lsh(n, stored-2)
	} else {
		n.Lsh(n, stored-1)
	}
	return BigInt(n, uint32(1+f.exp+stored))
}

// softFloat evaluates an operation on formats that the host does not have.
func (m *arithmetic) softFloat(v *ir.Value, from, to *ir.Type, a, b Value) (Value, error) {
	var x, y num
	var r Value
	if from.IsFloat() {
		x = m.decode(from, a)
		if v.Op.Info().Arity == 2 {
			y = m.decode(from, b)
		}
		for _, n := range []num{x, y} {
			if v.Flags&ir.NNaN != 0 && n.nan || v.Flags&ir.NInf != 0 && n.f != nil && n.f.IsInf() {
				return poison(), nil
			}
		}
	}
	switch v.Op {
	case ir.OpFCmp:
		outcome := ir.UNO
		if !x.nan && !y.nan {
			outcome = [...]ir.Pred{ir.OLT, ir.OEQ, ir.OGT}[x.f.Cmp(y.f)+1]
		}
		if v.Pred&outcome&^ir.FPred != 0 {
			return Int(1), nil
		}
		return Int(0), nil
	case ir.OpFNeg:
		n, _ := a.Big()
		w := m.scalarBits(from)
		return BigInt(new(big.Int).Xor(n, new(big.Int).Lsh(big.NewInt(1), uint(w-1))), w), nil
	case ir.OpFPToSI, ir.OpFPToUI:
		if x.nan || x.f.IsInf() {
			return poison(), nil
		}
		n, _ := x.f.Int(nil)
		lo, hi := new(big.Int), lowMask(uint(to.Bits))
		if v.Op == ir.OpFPToSI {
			hi = lowMask(uint(to.Bits) - 1)
			lo.Not(hi)
		}
		if n.Cmp(lo) < 0 || n.Cmp(hi) > 0 {
			return poison(), nil
		}
		return BigInt(n.And(n, lowMask(uint(to.Bits))), to.Bits), nil
	case ir.OpSIToFP, ir.OpUIToFP:
		n, _ := a.Big()
		n = new(big.Int).Set(n)
		if n.Bit(int(from.Bits)-1) == 1 {
			if v.Flags&ir.NNeg != 0 {
				return poison(), nil
			}
			if v.Op == ir.OpSIToFP {
				n.Sub(n, new(big.Int).Lsh(big.NewInt(1), uint(from.Bits)))
			}
		}
		return m.encode(to, func(prec uint) *big.Float { return new(big.Float).SetPrec(prec).SetInt(n) }), nil
	case ir.OpFPTrunc, ir.OpFPExt:
		if x.nan {
			r = m.quietNaN(to)
			break
		}
		r = m.encode(to, func(prec uint) *big.Float { return new(big.Float).SetPrec(prec).Set(x.f) })
	default:
		r = m.arith(v.Op, to, x, y)
	}
	return m.fastMath(v.Flags, to, r), nil
}

// arith is an operation of arithmetic on two numbers, rounded to type t.
func (m *arithmetic) arith(op ir.Op, t *ir.Type, x, y num) Value {
	if x.nan || y.nan {
		return m.quietNaN(t)
	}
	a, b := x.f, y.f
	at := func(prec uint) *big.Float { return new(big.Float).SetPrec(prec) }
	zero := func(f *big.Float) bool { return f.Sign() == 0 }
	switch op {
	case ir.OpFSub:
		b = new(big.Float).Neg(b)
		fallthrough
	case ir.OpFAdd:
		if a.IsInf() && b.IsInf() && a.Signbit() != b.Signbit() {
			return m.quietNaN(t)
		}
		return m.encode(t, func(prec uint) *big.Float { return at(prec).Add(a, b) })
	case ir.OpFMul:
		if a.IsInf() && zero(b) || zero(a) && b.IsInf() {
			return m.quietNaN(t)
		}
		return m.encode(t, func(prec uint) *big.Float { return at(prec).Mul(a, b) })
	case ir.OpFDiv:
		if a.IsInf() && b.IsInf() || zero(a) && zero(b) {
			return m.quietNaN(t)
		}
		return m.encode(t, func(prec uint) *big.Float { return at(prec).Quo(a, b) })
	case ir.OpFRem:
		if a.IsInf() || zero(b) {
			return m.quietNaN(t)
		}
		if b.IsInf() || zero(a) {
			return m.encode(t, func(prec uint) *big.Float { return at(prec).Set(a) })
		}
		return m.encode(t, func(prec uint) *big.Float { return at(prec).Set(remainder(a, b)) })
	}
	unsupported(op.String() + " on " + t.String())
	return Value{}
}

// remainder is a - trunc(a/b)*b, exactly, with the sign of a.
func remainder(a, b *big.Float) *big.Float {
	scale := min(a.MantExp(nil)-int(a.MinPrec()), b.MantExp(nil)-int(b.MinPrec()))
	whole := func(f *big.Float) *big.Int {
		n, _ := new(big.Float).SetMantExp(f, -scale).Int(nil)
		return n
	}
	n := new(big.Int).Rem(whole(a), whole(b))
	r := new(big.Float).SetPrec(uint(max(n.BitLen(), 64))).SetInt(n)
	r.SetMantExp(r, scale)
	if r.Sign() == 0 && a.Signbit() {
		r.Neg(r)
	}
	return r
}
