package irgen

import (
	"fmt"
	"math/big"
	"slices"
	"strings"

	"rewrite/passes/ir"
)

// constant gives a constant, most often one at which operations change their
// behaviour.
func (f *fn) constant(t *ir.Type) string {
	switch {
	case t == ir.I1:
		return pick(f.gen, "true", "false")
	case t.IsInt():
		return f.integer(t.Bits).String()
	case t.IsFloat():
		// 1, -1, 0.5, 3, 2^31, zeros, infinities, a NaN, the smallest normal float, a denormal one
		return pick(f.gen, "1.0", "-1.0", "5.0e-1", "3.0", "0x41E0000000000000", "0.0", "-0.0", "0x7FF0000000000000",
			"0xFFF0000000000000", "0x7FF8000000000000", "0x3810000000000000", "0x36A0000000000000")
	case t.IsVector():
		if f.chance(20) {
			return "zeroinitializer"
		}
		if f.chance(40) && f.dirt == 0 {
			return fmt.Sprintf("splat (%s %s)", t.Elem, f.constant(t.Elem))
		}
		same := f.constant(t.Elem)
		lanes := make([]string, t.Len)
		for i := range lanes {
			c := same
			if f.chance(30) {
				c = f.constant(t.Elem)
			}
			if f.chance(3 * f.dirt) {
				c = pick(f.gen, "poison", "undef")
			}
			lanes[i] = fmt.Sprintf("%s %s", t.Elem, c)
		}
		return "<" + strings.Join(lanes, ", ") + ">"
	}
	panic("irgen: no constant of type " + t.String())
}

// integer is a number in the signed range of w bits.
func (f *fn) integer(w uint32) *big.Int {
	one := big.NewInt(1)
	half := new(big.Int).Lsh(one, uint(w-1))
	n := new(big.Int)
	switch f.IntN(8) {
	case 0:
		n.SetInt64(0)
	case 1:
		n.SetInt64(1)
	case 2:
		n.SetInt64(-1)
	case 3:
		n.Set(half) // the smallest signed number, or, one less, the greatest
		if f.chance(50) {
			n.Sub(n, one)
		}
	case 4:
		n.Lsh(one, uint(f.IntN(int(w)))) // a power of two, or a mask
		if f.chance(50) {
			n.Sub(n, one)
		}
	case 5:
		n.SetUint64(f.Uint64())
	default:
		n.SetInt64(int64(f.IntN(12) - 4))
	}
	// into the signed range
	n.Add(n, half)
	n.Mod(n, new(big.Int).Lsh(one, uint(w)))
	return n.Sub(n, half)
}

// flags chooses of the flags that an op can carry; a space follows each.
func (f *fn) flags(op ir.Op) string {
	all := op.Info().Flags
	if all == 0 || f.chance(55) {
		return ""
	}
	if f.chance(10) {
		return string(ir.AppendFlags(nil, all))
	}
	var fl ir.Flags
	for bit := ir.Flags(1); bit <= all; bit <<= 1 {
		if all&bit != 0 && f.chance(50) {
			fl |= bit
		}
	}
	return string(ir.AppendFlags(nil, fl))
}

var binaries = func() (ops []ir.Op) {
	for op := ir.OpRet; op < ir.NumOps; op++ {
		if i := op.Info(); i.Form == ir.FormBinary && i.Operands == ir.IntOperands {
			ops = append(ops, op)
		}
	}
	return ops
}()

var floats = []ir.Op{ir.OpFAdd, ir.OpFSub, ir.OpFMul, ir.OpFDiv}

// instruction makes one instruction, with what its operands need.
func (f *fn) instruction() {
	f.left--
	if f.heavy && f.chance(75) {
		heavy{f}.instruction()
		return
	}
	t := pick(f.gen, f.types...)
	switch k := f.IntN(100); {
	case len(f.slots) > 0 && f.chance(25):
		f.slot()
	case len(f.memory) > 0 && f.chance(25):
		f.access()
	case k < 6:
		f.call()
	case t.IsFloat():
		f.float(t)
	case k < 45:
		f.binary(t)
	case k < 57:
		f.compare()
	case k < 66:
		c := f.variable(ir.I1)
		if f.chance(f.dirt) {
			c = f.operand(ir.I1)
		}
		f.define(t, "select i1 %s, %s %s, %s %s", c, t, f.operand(t), t, f.operand(t))
	case k < 71:
		f.define(t, "freeze %s %s", t, f.operand(t))
	case t.IsVector():
		f.vector(t)
	case t != ir.I1 && k < 82:
		f.convert(t)
	default:
		f.intrinsic(t)
	}
}

// binary makes an integer operation. Divisors and amounts are tamed most of
// the time, so that not every run ends or is poison there.
func (f *fn) binary(t *ir.Type) {
	op := pick(f.gen, binaries...)
	scalar := t.Scalar()
	for scalar == ir.I1 && !op.Is(ir.Speculatable) { // divisions of i1 are hardly ever defined
		op = pick(f.gen, binaries...)
	}
	a, b := f.operand(t), f.operand(t)
	switch op {
	case ir.OpUDiv, ir.OpSDiv, ir.OpURem, ir.OpSRem:
		if f.chance(92) {
			b = f.divisor(t)
		}
	case ir.OpShl, ir.OpLShr, ir.OpAShr:
		if f.chance(85) && scalar.Bits > 1 {
			b = f.splat(t, big.NewInt(int64(f.IntN(int(scalar.Bits)))))
		}
	}
	f.define(t, "%s %s%s %s, %s", op, f.flags(op), t, a, b)
}

// divisor is a constant other than zero, or a value made odd.
func (f *fn) divisor(t *ir.Type) string {
	if f.chance(30) {
		return f.define(t, "or %s %s, %s", t, f.variable(t), f.splat(t, big.NewInt(1)))
	}
	for {
		if n := f.integer(t.Scalar().Bits); n.Sign() != 0 {
			return f.splat(t, n)
		}
	}
}

// splat is a constant number in all lanes.
func (f *fn) splat(t *ir.Type, n *big.Int) string {
	text := n.String()
	if t.Scalar() == ir.I1 {
		text = pick(f.gen, "false", "true")
		if n.Bit(0) == 1 {
			text = "true"
		}
	}
	if t.IsVector() {
		return fmt.Sprintf("splat (%s %s)", t.Elem, text)
	}
	return text
}

var intPreds = []ir.Pred{ir.EQ, ir.NE, ir.UGT, ir.UGE, ir.ULT, ir.ULE, ir.SGT, ir.SGE, ir.SLT, ir.SLE}
var floatPreds = []ir.Pred{ir.OEQ, ir.OGT, ir.OGE, ir.OLT, ir.OLE, ir.ONE, ir.ORD, ir.FUEQ, ir.FUNE, ir.UNO}

// compare makes a condition: the operand of a branch, and a source of facts.
func (f *fn) compare() string {
	t := f.ints[f.IntN(len(f.ints)-1)]
	switch k := f.IntN(100); {
	case k < 8:
		return f.define(ir.I1, "trunc %s%s %s to i1", f.flags(ir.OpTrunc), t, f.variable(t))
	case k < 16 && f.has(ir.I1):
		return f.define(ir.I1, "select i1 %s, i1 %s, i1 %s", f.variable(ir.I1), f.operand(ir.I1), pick(f.gen, "true", "false", f.operand(ir.I1)))
	case k < 24 && f.has(ir.I1):
		return f.define(ir.I1, "%s i1 %s, %s", pick(f.gen, "and", "or", "xor"), f.variable(ir.I1), f.operand(ir.I1))
	case k < 60:
		return f.define(ir.I1, "icmp %s%s %s %s, %s", f.flags(ir.OpICmp), pick(f.gen, intPreds...), t, f.variable(t), f.constant(t))
	}
	return f.define(ir.I1, "icmp %s%s %s %s, %s", f.flags(ir.OpICmp), pick(f.gen, intPreds...), t, f.variable(t), f.operand(t))
}

// has tells whether a value of the type is in scope.
func (f *fn) has(t *ir.Type) bool {
	return slices.ContainsFunc(f.vals, func(v value) bool { return v.typ == t })
}

// convert makes an integer of another one.
func (f *fn) convert(t *ir.Type) string {
	var from []value
	for _, v := range f.vals {
		if v.typ.IsInt() && v.typ != t {
			from = append(from, v)
		}
	}
	if len(from) == 0 {
		return f.define(t, "add %s %s, %s", t, f.constant(t), f.constant(t))
	}
	v := pick(f.gen, from...)
	op := ir.OpTrunc
	if v.typ.Bits < t.Bits {
		op = pick(f.gen, ir.OpZExt, ir.OpSExt)
	}
	return f.define(t, "%s %s%s %s to %s", op, f.flags(op), v.typ, v.name, t)
}

// vector makes an operation on lanes.
func (f *fn) vector(t *ir.Type) {
	switch f.IntN(5) {
	case 0:
		f.define(t.Elem, "extractelement %s %s, i32 %d", t, f.variable(t), f.IntN(int(t.Len)))
	case 1:
		f.define(t, "insertelement %s %s, %s %s, i32 %d", t, f.operand(t), t.Elem, f.operand(t.Elem), f.IntN(int(t.Len)))
	case 2:
		lanes := make([]string, t.Len)
		for i := range lanes {
			lanes[i] = fmt.Sprintf("i32 %d", f.IntN(2*int(t.Len)))
			if f.chance(f.dirt) {
				lanes[i] = "i32 poison"
			}
		}
		f.define(t, "shufflevector %s %s, %s %s, <%d x i32> <%s>", t, f.variable(t), t, f.operand(t), t.Len, strings.Join(lanes, ", "))
	case 3:
		c := f.bools(t.Len)
		cond := f.define(c, "icmp %s %s %s, %s", pick(f.gen, intPreds...), t, f.variable(t), f.operand(t))
		f.define(t, "select %s %s, %s %s, %s %s", c, cond, t, f.operand(t), t, f.operand(t))
	default:
		f.binary(t)
	}
}

// bools is the vector of as many i1.
func (f *fn) bools(n uint64) *ir.Type { return f.gen.types.Vector(n, ir.I1, false) }

// float makes a floating-point operation.
func (f *fn) float(t *ir.Type) {
	i := f.ints[0]
	switch f.IntN(8) {
	case 0:
		f.define(ir.I1, "fcmp %s%s %s %s, %s", f.flags(ir.OpFCmp), pick(f.gen, floatPreds...), t, f.variable(t), f.operand(t))
	case 1:
		f.define(t, "fneg %s%s %s", f.flags(ir.OpFNeg), t, f.variable(t))
	case 2:
		f.define(i, "%s %s %s to %s", pick(f.gen, "fptosi", "fptoui"), t, f.variable(t), i)
	case 3:
		f.define(t, "%s %s %s to %s", pick(f.gen, "sitofp", "uitofp"), i, f.variable(i), t)
	case 4:
		name := fmt.Sprintf("llvm.%s.f%d", pick(f.gen, "fabs", "copysign"), map[*ir.Type]int{ir.Float: 32, ir.Double: 64}[t])
		if strings.Contains(name, "fabs") {
			f.declare(fmt.Sprintf("declare %s @%s(%s)", t, name, t))
			f.define(t, "call %s @%s(%s %s)", t, name, t, f.operand(t))
			return
		}
		f.declare(fmt.Sprintf("declare %s @%s(%s, %s)", t, name, t, t))
		f.define(t, "call %s @%s(%s %s, %s %s)", t, name, t, f.operand(t), t, f.operand(t))
	default:
		op := pick(f.gen, floats...)
		f.define(t, "%s %s%s %s, %s", op, f.flags(op), t, f.variable(t), f.operand(t))
	}
}

// An intrinsic on integers: how many operands, and whether a constant i1 follows.
type intrinsic struct {
	name  string
	arity int
	imm   bool
	even  bool // widths are multiples of 16
}

var intrinsics = []intrinsic{
	{"abs", 1, true, false}, {"ctlz", 1, true, false}, {"cttz", 1, true, false}, {"ctpop", 1, false, false},
	{"bitreverse", 1, false, false}, {"bswap", 1, false, true},
	{"smax", 2, false, false}, {"smin", 2, false, false}, {"umax", 2, false, false}, {"umin", 2, false, false},
	{"uadd.sat", 2, false, false}, {"usub.sat", 2, false, false}, {"sadd.sat", 2, false, false}, {"ssub.sat", 2, false, false},
	{"ushl.sat", 2, false, false}, {"sshl.sat", 2, false, false},
	{"fshl", 3, false, false}, {"fshr", 3, false, false},
}

var overflowing = []string{"uadd", "sadd", "usub", "ssub", "umul", "smul"}

// intrinsic calls one of LLVM's functions on integers.
func (f *fn) intrinsic(t *ir.Type) {
	suffix := t.String()
	if t.IsVector() {
		suffix = fmt.Sprintf("v%d%s", t.Len, t.Elem)
	}
	if t.IsInt() && f.chance(20) {
		name := fmt.Sprintf("llvm.%s.with.overflow.%s", pick(f.gen, overflowing...), suffix)
		pair := fmt.Sprintf("{ %s, i1 }", t)
		f.declare(fmt.Sprintf("declare %s @%s(%s, %s)", pair, name, t, t))
		both := f.name("%v")
		f.line("%s = call %s @%s(%s %s, %s %s)", both, pair, name, t, f.operand(t), t, f.operand(t))
		f.define(t, "extractvalue %s %s, 0", pair, both)
		f.define(ir.I1, "extractvalue %s %s, 1", pair, both)
		return
	}
	in := pick(f.gen, intrinsics...)
	if in.even && t.Scalar().Bits%16 != 0 {
		in = intrinsics[3]
	}
	var types, args []string
	for range in.arity {
		types = append(types, t.String())
		args = append(args, t.String()+" "+f.operand(t))
	}
	if in.imm {
		types = append(types, "i1")
		args = append(args, "i1 "+pick(f.gen, "true", "false"))
	}
	name := fmt.Sprintf("llvm.%s.%s", in.name, suffix)
	f.declare(fmt.Sprintf("declare %s @%s(%s)", t, name, strings.Join(types, ", ")))
	f.define(t, "call %s @%s(%s)", t, name, strings.Join(args, ", "))
}
