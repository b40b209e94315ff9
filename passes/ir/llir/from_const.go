package llir

import (
	"math"
	"math/big"
	"reflect"

	lir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
	"github.com/mewmew/float/binary128"
	"github.com/mewmew/float/binary16"
	"github.com/mewmew/float/float128ppc"
	"github.com/mewmew/float/float80x86"

	"rewrite/passes/ir"
)

// constant converts a constant and interns it in p.
func (f *from) constant(p *ir.Pool, c constant.Constant) *ir.Value {
	switch c := c.(type) {
	case *constant.Int:
		t := f.typ(c.Typ)
		if t.Bits <= 64 && c.X.IsInt64() {
			return p.Int(t, uint64(c.X.Int64()))
		}
		return p.BigInt(t, c.X)
	case *constant.Float:
		return f.float(p, c)
	case *constant.Null:
		return p.Leaf(ir.OpNull, f.typ(c.Typ))
	case *constant.NoneToken:
		return p.Leaf(ir.OpNone, ir.Token)
	case *constant.Undef:
		return p.Leaf(ir.OpUndef, f.typ(c.Typ))
	case *constant.Poison:
		return p.Leaf(ir.OpPoison, f.typ(c.Typ))
	case *constant.ZeroInitializer:
		return p.Leaf(ir.OpZero, f.typ(c.Typ))
	case *constant.CharArray:
		return p.Const(ir.Value{Op: ir.OpString, Type: f.typ(c.Typ), Aux: ir.Bytes(c.X)})
	case *constant.Struct:
		return f.aggregate(p, c.Type(), c.Fields)
	case *constant.Array:
		return f.aggregate(p, c.Type(), c.Elems)
	case *constant.Vector:
		return f.aggregate(p, c.Type(), c.Elems)
	case *lir.Global, *lir.Func, *lir.Alias, *lir.IFunc:
		g := f.globals[c.(value.Value)]
		if g == nil {
			fail("%s is used, but it is not in the module", c.Ident())
		}
		return p.Const(ir.Value{Op: ir.OpGlobal, Type: g.Type, Aux: g})
	case *constant.BlockAddress:
		return f.blockAddr(p, c, c.Type())
	case *constant.DSOLocalEquivalent:
		return f.wrapped(p, ir.OpDSOLocal, c.Func)
	case *constant.NoCFI:
		return f.wrapped(p, ir.OpNoCFI, c.Func)
	case *constant.Index:
		return f.constant(p, c.Constant)
	case *constant.ExprGetElementPtr:
		return f.gepExpr(p, c)
	case constant.Expression:
		return f.expr(p, c)
	}
	fail("constant %v (%T) of llir is not known", c, c)
	return nil
}

func (f *from) aggregate(p *ir.Pool, t types.Type, elems []constant.Constant) *ir.Value {
	v := ir.Value{Op: ir.OpAggregate, Type: f.typ(t), Args: make([]*ir.Value, len(elems))}
	if uint64(len(elems)) != v.Type.NumElems() {
		fail("a constant of %d elements for type %s", len(elems), v.Type)
	}
	for i, e := range elems {
		v.Args[i] = f.constant(p, e)
		if want := v.Type.ElemAt(uint64(i)); v.Args[i].Type != want {
			fail("element %d of a constant is of type %s, not %s", i, v.Args[i].Type, want)
		}
	}
	return p.Const(v)
}

func (f *from) wrapped(p *ir.Pool, op ir.Op, fn constant.Constant) *ir.Value {
	x := f.constant(p, fn)
	return p.Const(ir.Value{Op: op, Type: x.Type, Args: []*ir.Value{x}})
}

// blockAddr names a block of the function at hand as such, one of another
// function by its label, as the reader of opaque-pointer text does.
func (f *from) blockAddr(p *ir.Pool, c *constant.BlockAddress, t types.Type) *ir.Value {
	fn, _ := c.Func.(*lir.Func)
	g := f.globals[fn]
	b, _ := c.Block.(*lir.Block)
	nb := f.blocks[b]
	if g == nil || nb == nil || nb.Func != g.Func {
		fail("%v names no block of the module", c)
	}
	a := &ir.BlockAddr{Func: g}
	if nb.Func == f.cur && p == f.cur.Consts() {
		a.Block = nb
	} else {
		if !f.ids[fn] {
			f.ids[fn] = true
			if err := fn.AssignIDs(); err != nil {
				fail("%v", err)
			}
		}
		a.Label = b.Ident()
		if g.Func.AddrTaken == nil {
			g.Func.AddrTaken = map[string]*ir.Block{}
		}
		g.Func.AddrTaken[a.Label] = nb
	}
	return p.Const(ir.Value{Op: ir.OpBlockAddr, Type: f.typ(t), Aux: a})
}

// expr converts a constant expression by its row of the table.
func (f *from) expr(p *ir.Pool, c constant.Expression) *ir.Value {
	l := layoutOf[reflect.TypeOf(c)]
	if l == nil {
		fail("constant expression %v (%T) of llir is not known", c, c)
	}
	s := reflect.ValueOf(c).Elem()
	if l.op == ir.OpPtrToInt && f.sh != nil {
		if g, ok := s.Field(l.args[0]).Interface().(*lir.Global); ok && f.sh.ownsGlobal(g.GlobalName) {
			return f.constant(p, f.sh.constant(g))
		}
	}
	if b, ok := s.Field(l.args[0]).Interface().(*constant.BlockAddress); ok && l.op == ir.OpAddrSpaceCast &&
		f.sh != nil && f.sh.codeSpace != 0 {
		return f.blockAddr(p, b, c.Type())
	}
	v := ir.Value{Op: l.op, Flags: l.flags(s)}
	for _, i := range l.args {
		v.Args = append(v.Args, f.constant(p, s.Field(i).Interface().(constant.Constant)))
	}
	f.details(&v, l, s)
	v.Type = f.exprType(&v, c.Type())
	return p.Const(v)
}

// details reads what an operation of the table has besides operands and flags.
func (f *from) details(v *ir.Value, l *layout, s reflect.Value) {
	if l.pred >= 0 {
		v.Pred = pred(s.Field(l.pred).Interface())
	}
	if l.indices >= 0 {
		v.Aux = indices(s.Field(l.indices).Interface().([]uint64))
	}
}

func pred(p any) ir.Pred {
	switch p := p.(type) {
	case enum.IPred:
		return ir.ICmpPred(p.String())
	case enum.FPred:
		return ir.FCmpPred(p.String())
	}
	return ir.PredNone
}

func indices(list []uint64) ir.Indices {
	x := make(ir.Indices, len(list))
	for i, n := range list {
		if n > math.MaxUint32 {
			fail("index %d is too large", n)
		}
		x[i] = uint32(n)
	}
	return x
}

// exprType is the type of a constant expression. llir's own is wrong for some
// operations on vectors.
func (f *from) exprType(v *ir.Value, t types.Type) *ir.Type {
	switch v.Op {
	case ir.OpICmp, ir.OpFCmp:
		return f.shaped(ir.I1, v.Args[0].Type)
	case ir.OpShuffleVector:
		return f.shaped(f.typ(t).Scalar(), v.Args[2].Type)
	case ir.OpGEP:
		shapes := make([]*ir.Type, len(v.Args))
		for i, a := range v.Args {
			shapes[i] = a.Type
		}
		return f.shaped(f.typ(t).Scalar(), shapes...)
	}
	return f.typ(t)
}

// shaped is t, or a vector of t if one of the types is a vector.
func (f *from) shaped(t *ir.Type, like ...*ir.Type) *ir.Type {
	for _, l := range like {
		if l.IsVector() {
			return f.m.Types.Vector(l.Len, t, l.Scalable)
		}
	}
	return t
}

func (f *from) gepExpr(p *ir.Pool, c *constant.ExprGetElementPtr) *ir.Value {
	v := ir.Value{Op: ir.OpGEP, Args: []*ir.Value{f.constant(p, c.Src)}}
	if c.InBounds {
		v.Flags = ir.InBounds
	}
	elem := f.typ(c.ElemType)
	v.Aux = elem
	for i, x := range c.Indices {
		if n, ok := x.(*constant.Index); ok && n.InRange {
			v.Aux = &ir.InRangeIndex{Elem: elem, Index: i}
		}
		v.Args = append(v.Args, f.constant(p, x))
	}
	v.Type = f.exprType(&v, c.Type())
	return p.Const(v)
}

// float converts a floating-point constant to the bits that llir prints for it.
func (f *from) float(p *ir.Pool, c *constant.Float) *ir.Value {
	t := f.typ(c.Typ)
	if f.sh != nil {
		if lit, ok := f.sh.float(c, t); ok {
			return floatConst(p, t, lit)
		}
	}
	sign := c.X != nil && c.X.Signbit()
	switch t {
	case ir.Double:
		return p.Float(t, doubleBits(c, sign))
	case ir.Float:
		const low = 1<<29 - 1 // bits of a double that a float lacks; llir cuts them off
		bits := doubleBits(c, sign)
		if x, acc := f32(c); acc == big.Exact {
			return p.Float(t, uint64(math.Float32bits(x)))
		}
		if bits&(0x7ff<<52) == 0x7ff<<52 && bits<<12 != 0 {
			return p.Float(t, signBit(sign, 31)|0x7fc00000)
		}
		return p.Float(t, uint64(math.Float32bits(float32(math.Float64frombits(bits&^low)))))
	case ir.BFloat: // a stand-in of the shield, exact as LLVM wants it
		x, _ := c.X.Float32()
		return p.Float(t, uint64(math.Float32bits(x)>>16))
	case ir.Half:
		h := binary16.NaN
		if c.NaN && sign {
			h = binary16.NegNaN
		}
		if !c.NaN {
			h, _ = binary16.NewFromBig(c.X)
		}
		return p.Float(t, uint64(h.Bits()))
	}
	var hi, lo uint64
	shift := uint(64)
	switch t {
	case ir.X86FP80:
		x := float80x86.NaN
		if c.NaN && sign {
			x = float80x86.NegNaN
		}
		if !c.NaN {
			x, _ = float80x86.NewFromBig(c.X)
		}
		var se uint16
		se, lo = x.Bits()
		hi = uint64(se)
	case ir.FP128: // llir's order of the halves is not that of LLVM's text
		x := binary128.NaN
		if c.NaN && sign {
			x = binary128.NegNaN
		}
		if !c.NaN {
			x, _ = binary128.NewFromBig(c.X)
		}
		lo, hi = x.Bits()
	case ir.PPCFP128:
		x := float128ppc.NaN
		if c.NaN && sign {
			x = float128ppc.NegNaN
		}
		if !c.NaN {
			x, _ = float128ppc.NewFromBig(c.X)
		}
		lo, hi = x.Bits()
	default:
		fail("a floating-point constant of type %s", t)
	}
	n := new(big.Int).Lsh(new(big.Int).SetUint64(hi), shift)
	n.Or(n, new(big.Int).SetUint64(lo))
	return p.Const(ir.Value{Op: ir.OpFloat, Type: t, Aux: &ir.Wide{N: *n}})
}

func f32(c *constant.Float) (float32, big.Accuracy) {
	if c.NaN {
		return 0, big.Below
	}
	return c.X.Float32()
}

func signBit(sign bool, at uint) uint64 {
	if sign {
		return 1 << at
	}
	return 0
}

func doubleBits(c *constant.Float, sign bool) uint64 {
	if c.NaN {
		return signBit(sign, 63) | 0x7ff8<<48
	}
	x, _ := c.X.Float64()
	return math.Float64bits(x)
}
