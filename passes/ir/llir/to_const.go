package llir

import (
	"fmt"
	"math"
	"math/big"
	"reflect"
	"strconv"
	"strings"

	lir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"

	"rewrite/passes/ir"
	"rewrite/passes/ir/fp"
)

// constant converts a constant. One that several operands share stays shared.
func (t *to) constant(v *ir.Value) constant.Constant {
	if c := t.consts[v]; c != nil {
		return c
	}
	c := t.newConstant(v)
	t.consts[v] = c
	return c
}

func (t *to) newConstant(v *ir.Value) constant.Constant {
	switch v.Op {
	case ir.OpInt:
		n := v.Int()
		if n.Bit(int(v.Type.Bits)-1) == 1 && v.Type.Bits > 1 { // LLVM writes them signed
			n.Sub(n, new(big.Int).Lsh(big.NewInt(1), uint(v.Type.Bits)))
		}
		return &constant.Int{Typ: t.typ(v.Type).(*types.IntType), X: n}
	case ir.OpFloat:
		return t.float(v)
	case ir.OpNull:
		return constant.NewNull(t.typ(v.Type).(*types.PointerType))
	case ir.OpUndef:
		return constant.NewUndef(t.typ(v.Type))
	case ir.OpPoison:
		return constant.NewPoison(t.typ(v.Type))
	case ir.OpZero:
		return constant.NewZeroInitializer(t.typ(v.Type))
	case ir.OpNone:
		if v.Type == ir.Token {
			return constant.None
		}
	case ir.OpString:
		return constant.NewCharArray([]byte(v.Aux.(ir.Bytes)))
	case ir.OpAggregate:
		return t.aggregate(t.typ(v.Type), t.constants(v.Args))
	case ir.OpSplat:
		if v.Type.Scalable {
			fail("splat of a scalable vector")
		}
		elems := make([]constant.Constant, v.Type.Len)
		for i := range elems {
			elems[i] = t.constant(v.Args[0])
		}
		return t.aggregate(t.typ(v.Type), elems)
	case ir.OpGlobal:
		return t.asValue(v.AsGlobal()).(constant.Constant)
	case ir.OpDSOLocal:
		return constant.NewDSOLocalEquivalent(t.constant(v.Args[0]))
	case ir.OpNoCFI:
		return constant.NewNoCFI(t.constant(v.Args[0]))
	case ir.OpBlockAddr:
		if v.Type != t.m.Types.TypedPointer(ir.I8, 0) {
			fail("blockaddress of type %s", v.Type)
		}
		a := v.Aux.(*ir.BlockAddr)
		blk := a.Block
		if blk == nil && a.Func.Func != nil {
			blk = a.Func.Func.AddrTaken[a.Label]
		}
		b := t.blocks[blk]
		if b == nil {
			fail("blockaddress(%s, %s), whose block is not held as such", a.Func.Spelling(), a.Label)
		}
		return constant.NewBlockAddress(t.asValue(a.Func).(constant.Constant), b)
	case ir.OpGEP:
		return t.gepExpr(v)
	}
	if l := exprLayouts[v.Op]; l != nil && v.IsConstExpr() {
		return t.expr(v, l)
	}
	fail("constant '%s' of type %s", v.Op, v.Type)
	return nil
}

func (t *to) constants(list []*ir.Value) []constant.Constant {
	cs := make([]constant.Constant, len(list))
	for i, v := range list {
		cs[i] = t.constant(v)
	}
	return cs
}

func (t *to) aggregate(u types.Type, elems []constant.Constant) constant.Constant {
	switch u := u.(type) {
	case *types.StructType:
		return &constant.Struct{Typ: u, Fields: elems}
	case *types.ArrayType:
		return &constant.Array{Typ: u, Elems: elems}
	}
	return &constant.Vector{Typ: u.(*types.VectorType), Elems: elems}
}

// expr converts a constant expression by its row of the table.
func (t *to) expr(v *ir.Value, l *layout) constant.Constant {
	p := reflect.New(l.typ)
	s := p.Elem()
	t.regular(v, l, s)
	for i, a := range v.Args {
		s.Field(l.args[i]).Set(reflect.ValueOf(t.constant(a)))
	}
	return p.Interface().(constant.Constant)
}

// regular sets what an operation of the table has besides its operands.
func (t *to) regular(v *ir.Value, l *layout, s reflect.Value) {
	if left := l.setFlags(s, v.Flags); left != 0 {
		fail("flag '%s' of %s", left, v.Op)
	}
	if l.pred >= 0 {
		var p any
		if v.Pred.IsFloat() {
			p = fPreds.find(v.Pred.String())
		} else {
			p = iPreds.find(v.Pred.String())
		}
		s.Field(l.pred).Set(reflect.ValueOf(p))
	}
	if l.indices >= 0 {
		s.Field(l.indices).Set(reflect.ValueOf(indexPath(v.Aux.(ir.Indices))))
	}
	if l.to >= 0 {
		s.Field(l.to).Set(reflect.ValueOf(t.typ(v.Type)))
	}
	if l.fieldType >= 0 {
		s.Field(l.fieldType).Set(reflect.ValueOf(t.typ(v.Type)))
	}
}

func indexPath(x ir.Indices) []uint64 {
	list := make([]uint64, len(x))
	for i, n := range x {
		list[i] = uint64(n)
	}
	return list
}

func (t *to) gepExpr(v *ir.Value) constant.Constant {
	if v.Flags&^ir.InBounds != 0 {
		fail("flag '%s' of %s", v.Flags&^ir.InBounds, v.Op)
	}
	e := &constant.ExprGetElementPtr{ElemType: t.typ(v.ElemType()), Src: t.constant(v.Args[0]), Typ: t.typ(v.Type),
		InBounds: v.Flags&ir.InBounds != 0}
	marked := -1
	switch a := v.Aux.(type) {
	case *ir.InRange:
		fail("inrange(lo, hi) of getelementptr")
	case *ir.InRangeIndex:
		marked = a.Index
	}
	for i, x := range v.Args[1:] {
		c := t.constant(x)
		if i == marked {
			c = &constant.Index{Constant: c, InRange: true}
		}
		e.Indices = append(e.Indices, c)
	}
	return e
}

// float converts a floating-point constant. llir holds a value of arbitrary
// precision and a mark for NaN, so that other NaNs than the usual one, and the
// odd encodings of x86_fp80 and ppc_fp128, are not possible.
func (t *to) float(v *ir.Value) constant.Constant {
	ft, ok := t.typ(v.Type).(*types.FloatType)
	if !ok {
		fail("a floating-point constant of type %s", v.Type)
	}
	var c *constant.Float
	switch v.Type {
	case ir.Double:
		c = constant.NewFloat(ft, math.Float64frombits(v.Bits))
	case ir.Float:
		c = constant.NewFloat(ft, math.Float64frombits(fp.Float.ToDouble(v.Bits)))
	default:
		x, err := constant.NewFloatFromString(ft, floatLiteral(v))
		if err != nil {
			fail("floating-point constant %s: %v", floatLiteral(v), err)
		}
		c = x
	}
	var pool ir.Pool
	back := newFrom(nil).float(&pool, c)
	if back.Bits != v.Bits || back.Int().Cmp(v.Int()) != 0 {
		fail("floating-point constant with the bits 0x%X of type %s", v.Int(), v.Type)
	}
	return c
}

// inlineAsm converts a callee that is inline assembly.
func (t *to) inlineAsm(v *ir.Value) *lir.InlineAsm {
	a := v.Aux.(*ir.InlineAsm)
	if a.Unwind {
		fail("inline assembly that may unwind")
	}
	return &lir.InlineAsm{Asm: a.Text, Constraint: a.Constraints, Typ: t.typ(v.Type),
		SideEffect: a.SideEffect, AlignStack: a.AlignStack, IntelDialect: a.IntelDialect}
}

func atomicOrdering(o ir.Ordering) enum.AtomicOrdering { return orderings[o] }

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
		format, ok := fp.Of(t.Kind)
		if !ok {
			bad()
		}
		x, _ := format.FromDouble(bits)
		return p.Float(t, x)
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

// floatLiteral spells a constant of half, bfloat, x86_fp80, fp128 or ppc_fp128.
func floatLiteral(v *ir.Value) string {
	h := hexFloat[v.Type]
	digits := fmt.Sprintf("%0*X", h.digits, v.Int())
	if h.lowFirst {
		digits = digits[16:] + digits[:16]
	}
	return "0x" + h.letter + digits
}
