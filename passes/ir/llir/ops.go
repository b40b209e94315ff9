package llir

import (
	"reflect"

	lir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"rewrite/passes/ir"
)

// opRow ties an operation to llir's types for it as an instruction and as a
// constant expression. The rows are the operations that consist of operands,
// flags, a predicate, indices and a type, and nothing else.
type opRow struct {
	op   ir.Op
	inst reflect.Type // of a struct, nil if there is none
	expr reflect.Type
}

var opRows = []opRow{
	{ir.OpFNeg, of[lir.InstFNeg](), of[constant.ExprFNeg]()},
	{ir.OpAdd, of[lir.InstAdd](), of[constant.ExprAdd]()},
	{ir.OpFAdd, of[lir.InstFAdd](), of[constant.ExprFAdd]()},
	{ir.OpSub, of[lir.InstSub](), of[constant.ExprSub]()},
	{ir.OpFSub, of[lir.InstFSub](), of[constant.ExprFSub]()},
	{ir.OpMul, of[lir.InstMul](), of[constant.ExprMul]()},
	{ir.OpFMul, of[lir.InstFMul](), of[constant.ExprFMul]()},
	{ir.OpUDiv, of[lir.InstUDiv](), of[constant.ExprUDiv]()},
	{ir.OpSDiv, of[lir.InstSDiv](), of[constant.ExprSDiv]()},
	{ir.OpFDiv, of[lir.InstFDiv](), of[constant.ExprFDiv]()},
	{ir.OpURem, of[lir.InstURem](), of[constant.ExprURem]()},
	{ir.OpSRem, of[lir.InstSRem](), of[constant.ExprSRem]()},
	{ir.OpFRem, of[lir.InstFRem](), of[constant.ExprFRem]()},
	{ir.OpShl, of[lir.InstShl](), of[constant.ExprShl]()},
	{ir.OpLShr, of[lir.InstLShr](), of[constant.ExprLShr]()},
	{ir.OpAShr, of[lir.InstAShr](), of[constant.ExprAShr]()},
	{ir.OpAnd, of[lir.InstAnd](), of[constant.ExprAnd]()},
	{ir.OpOr, of[lir.InstOr](), of[constant.ExprOr]()},
	{ir.OpXor, of[lir.InstXor](), of[constant.ExprXor]()},

	{ir.OpExtractElement, of[lir.InstExtractElement](), of[constant.ExprExtractElement]()},
	{ir.OpInsertElement, of[lir.InstInsertElement](), of[constant.ExprInsertElement]()},
	{ir.OpShuffleVector, of[lir.InstShuffleVector](), of[constant.ExprShuffleVector]()},
	{ir.OpExtractValue, of[lir.InstExtractValue](), of[constant.ExprExtractValue]()},
	{ir.OpInsertValue, of[lir.InstInsertValue](), of[constant.ExprInsertValue]()},

	{ir.OpTrunc, of[lir.InstTrunc](), of[constant.ExprTrunc]()},
	{ir.OpZExt, of[lir.InstZExt](), of[constant.ExprZExt]()},
	{ir.OpSExt, of[lir.InstSExt](), of[constant.ExprSExt]()},
	{ir.OpFPTrunc, of[lir.InstFPTrunc](), of[constant.ExprFPTrunc]()},
	{ir.OpFPExt, of[lir.InstFPExt](), of[constant.ExprFPExt]()},
	{ir.OpFPToUI, of[lir.InstFPToUI](), of[constant.ExprFPToUI]()},
	{ir.OpFPToSI, of[lir.InstFPToSI](), of[constant.ExprFPToSI]()},
	{ir.OpUIToFP, of[lir.InstUIToFP](), of[constant.ExprUIToFP]()},
	{ir.OpSIToFP, of[lir.InstSIToFP](), of[constant.ExprSIToFP]()},
	{ir.OpPtrToInt, of[lir.InstPtrToInt](), of[constant.ExprPtrToInt]()},
	{ir.OpIntToPtr, of[lir.InstIntToPtr](), of[constant.ExprIntToPtr]()},
	{ir.OpBitCast, of[lir.InstBitCast](), of[constant.ExprBitCast]()},
	{ir.OpAddrSpaceCast, of[lir.InstAddrSpaceCast](), of[constant.ExprAddrSpaceCast]()},

	{ir.OpICmp, of[lir.InstICmp](), of[constant.ExprICmp]()},
	{ir.OpFCmp, of[lir.InstFCmp](), of[constant.ExprFCmp]()},
	{ir.OpSelect, of[lir.InstSelect](), of[constant.ExprSelect]()},
	{ir.OpFreeze, of[lir.InstFreeze](), nil},
}

func of[T any]() reflect.Type { return reflect.TypeFor[T]() }

// layout tells where in one of llir's structs the parts of an operation are.
type layout struct {
	op   ir.Op
	typ  reflect.Type
	args []int // fields that hold operands, in llir's order, which is ours

	// fields by their role, -1 when llir has none
	to, pred, indices     int
	overflow, fast, exact int
	fieldType, meta       int
}

var (
	layoutOf    = map[reflect.Type]*layout{}
	instLayouts [ir.NumOps]*layout
	exprLayouts [ir.NumOps]*layout
)

func init() {
	for _, r := range opRows {
		instLayouts[r.op] = newLayout(r.op, r.inst)
		if r.expr != nil {
			exprLayouts[r.op] = newLayout(r.op, r.expr)
		}
	}
}

func newLayout(op ir.Op, t reflect.Type) *layout {
	field := func(name string) int {
		if f, ok := t.FieldByName(name); ok && len(f.Index) == 1 {
			return f.Index[0]
		}
		return -1
	}
	l := &layout{
		op: op, typ: t,
		to: field("To"), pred: field("Pred"), indices: field("Indices"),
		overflow: field("OverflowFlags"), fast: field("FastMathFlags"), exact: field("Exact"),
		fieldType: field("Typ"), meta: field("Metadata"),
	}
	for i := 0; i < t.NumField(); i++ {
		if ft := t.Field(i).Type; ft == of[value.Value]() || ft == of[constant.Constant]() {
			l.args = append(l.args, i)
		}
	}
	layoutOf[reflect.PointerTo(t)] = l
	return l
}

// flags reads the flags of an instruction or constant expression.
func (l *layout) flags(s reflect.Value) (fl ir.Flags) {
	if l.overflow >= 0 {
		for _, f := range s.Field(l.overflow).Interface().([]enum.OverflowFlag) {
			fl |= ir.FlagByName(f.String())
		}
	}
	if l.fast >= 0 {
		fl |= fastMath(s.Field(l.fast).Interface().([]enum.FastMathFlag))
	}
	if l.exact >= 0 && s.Field(l.exact).Bool() {
		fl |= ir.Exact
	}
	return fl
}

// setFlags is the inverse of flags. It gives the flags that llir has no place for.
func (l *layout) setFlags(s reflect.Value, fl ir.Flags) (left ir.Flags) {
	if l.overflow >= 0 && fl&(ir.NUW|ir.NSW) != 0 {
		var list []enum.OverflowFlag
		for _, f := range []enum.OverflowFlag{enum.OverflowFlagNUW, enum.OverflowFlagNSW} {
			if fl&ir.FlagByName(f.String()) != 0 {
				list = append(list, f)
			}
		}
		s.Field(l.overflow).Set(reflect.ValueOf(list))
		fl &^= ir.NUW | ir.NSW
	}
	if l.fast >= 0 && fl&ir.FastMath != 0 {
		s.Field(l.fast).Set(reflect.ValueOf(fastMathFlags(fl)))
		fl &^= ir.FastMath
	}
	if l.exact >= 0 && fl&ir.Exact != 0 {
		s.Field(l.exact).SetBool(true)
		fl &^= ir.Exact
	}
	return fl
}

func fastMath(list []enum.FastMathFlag) (fl ir.Flags) {
	for _, f := range list {
		fl |= ir.FlagByName(f.String())
	}
	return fl
}

// fastMathOrder is the order in which LLVM prints them.
var fastMathOrder = []enum.FastMathFlag{enum.FastMathFlagReassoc, enum.FastMathFlagNNaN, enum.FastMathFlagNInf,
	enum.FastMathFlagNSZ, enum.FastMathFlagARcp, enum.FastMathFlagContract, enum.FastMathFlagAFn}

func fastMathFlags(fl ir.Flags) (list []enum.FastMathFlag) {
	if fl&ir.FastMath == ir.FastMath {
		return []enum.FastMathFlag{enum.FastMathFlagFast}
	}
	for _, f := range fastMathOrder {
		if fl&ir.FlagByName(f.String()) != 0 {
			list = append(list, f)
		}
	}
	return list
}

// An enumeration of llir: its values with their spellings in LLVM's syntax.
type enumeration[E comparable] struct {
	name   string // for messages
	byName map[string]E
}

// enumOf gathers the values from first to last that llir has a spelling for.
func enumOf[E interface {
	~uint8 | ~uint16
	comparable
	String() string
}](name string, first, last E) enumeration[E] {
	e := enumeration[E]{name, map[string]E{}}
	for v := first; ; v++ {
		e.byName[v.String()] = v
		if v == last {
			return e
		}
	}
}

// find gives the value that is spelled so. It fails if llir has none.
func (e *enumeration[E]) find(spelling string) E {
	v, ok := e.byName[spelling]
	if !ok {
		fail("%s '%s' cannot be expressed in llir", e.name, spelling)
	}
	return v
}

var (
	linkages     = enumOf("linkage", enum.LinkageAppending, enum.LinkageExternWeak)
	preemptions  = enumOf("preemption", enum.PreemptionDSOLocal, enum.PreemptionDSOPreemptable)
	visibilities = enumOf("visibility", enum.VisibilityDefault, enum.VisibilityProtected)
	dllClasses   = enumOf("DLL storage class", enum.DLLStorageClassDLLExport, enum.DLLStorageClassDLLImport)
	unnamedAddrs = enumOf("address significance", enum.UnnamedAddrLocalUnnamedAddr, enum.UnnamedAddrUnnamedAddr)
	tlsModels    = enumOf("thread-local model", enum.TLSModelInitialExec, enum.TLSModelLocalExec)
	comdatKinds  = enumOf("comdat kind", enum.SelectionKindAny, enum.SelectionKindSameSize)
	iPreds       = enumOf("predicate", enum.IPredEQ, enum.IPredULT)
	fPreds       = enumOf("predicate", enum.FPredFalse, enum.FPredUNO)
	atomicOps    = enumOf("atomicrmw operation", enum.AtomicOpAdd, enum.AtomicOpXor)
	tails        = enumOf("tail call kind", enum.TailMustTail, enum.TailTail)
	funcAttrs    = enumOf("function attribute", enum.FuncAttrAlwaysInline, enum.FuncAttrWriteOnly)
	paramAttrs   = enumOf("parameter attribute", enum.ParamAttrImmArg, enum.ParamAttrZeroExt)
	returnAttrs  = enumOf("return attribute", enum.ReturnAttrInReg, enum.ReturnAttrZeroExt)
)

// orderings by our number, which is LLVM's order of them.
var orderings = [...]enum.AtomicOrdering{
	ir.NotAtomic: enum.AtomicOrderingNone,
	ir.Unordered: enum.AtomicOrderingUnordered,
	ir.Monotonic: enum.AtomicOrderingMonotonic,
	ir.Acquire:   enum.AtomicOrderingAcquire,
	ir.Release:   enum.AtomicOrderingRelease,
	ir.AcqRel:    enum.AtomicOrderingAcquireRelease,
	ir.SeqCst:    enum.AtomicOrderingSequentiallyConsistent,
}

func ordering(o enum.AtomicOrdering) ir.Ordering {
	for i, x := range orderings {
		if x == o {
			return ir.Ordering(i)
		}
	}
	fail("atomic ordering %d of llir is not known", o)
	return 0
}

var floatKinds = map[types.FloatKind]*ir.Type{
	types.FloatKindHalf:      ir.Half,
	types.FloatKindFloat:     ir.Float,
	types.FloatKindDouble:    ir.Double,
	types.FloatKindFP128:     ir.FP128,
	types.FloatKindX86_FP80:  ir.X86FP80,
	types.FloatKindPPC_FP128: ir.PPCFP128,
}

// llir has calling conventions by LLVM's number, but C, which is 0 in LLVM and
// 1 in llir, where 0 is none stated.
func callConv(cc enum.CallingConv) ir.CallConv {
	if cc == enum.CallingConvC {
		cc = enum.CallingConvNone
	}
	return ir.CallConvByNumber(int(cc))
}
