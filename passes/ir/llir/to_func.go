package llir

import (
	"reflect"

	lir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"rewrite/passes/ir"
)

// funcTo converts one body.
type funcTo struct {
	*to
	vals map[*ir.Value]value.Value
}

// body makes all instructions without operands first: an operand may be defined
// further down.
func (t *to) body(v *lir.Func, fn *ir.Func) {
	b := funcTo{to: t, vals: map[*ir.Value]value.Value{}}
	for i, p := range fn.Params {
		b.vals[p] = v.Params[i]
	}
	made := make([]any, 0, fn.NumValues())
	for i, blk := range fn.Blocks {
		for _, in := range blk.Instrs {
			t.ins = in.Op.String()
			x := b.skeleton(in)
			made = append(made, x)
			if term, ok := x.(lir.Terminator); ok {
				v.Blocks[i].Term = term
			} else {
				v.Blocks[i].Insts = append(v.Blocks[i].Insts, x.(lir.Instruction))
			}
			if n, ok := x.(value.Named); ok {
				b.vals[in] = n
				if in.Name != "" {
					n.SetName(in.Name)
				}
			}
		}
	}
	for _, blk := range fn.Blocks {
		for _, in := range blk.Instrs {
			t.ins = in.Op.String()
			b.fill(made[0], in)
			made = made[1:]
		}
	}
	t.ins = "uselistorder"
	for _, u := range fn.UseListOrders {
		order := &lir.UseListOrder{Indices: indexNumbers(u.Order)}
		if u.Block != nil {
			order.Value = t.blocks[u.Block]
		} else {
			order.Value = b.operand(u.Value)
		}
		v.UseListOrders = append(v.UseListOrders, order)
	}
	t.ins = ""
}

// special makes the instructions that have no row in the table, by operation.
var special = [ir.NumOps]func() any{
	ir.OpAlloca:      func() any { return new(lir.InstAlloca) },
	ir.OpLoad:        func() any { return new(lir.InstLoad) },
	ir.OpStore:       func() any { return new(lir.InstStore) },
	ir.OpFence:       func() any { return new(lir.InstFence) },
	ir.OpCmpXchg:     func() any { return new(lir.InstCmpXchg) },
	ir.OpAtomicRMW:   func() any { return new(lir.InstAtomicRMW) },
	ir.OpGEP:         func() any { return new(lir.InstGetElementPtr) },
	ir.OpPhi:         func() any { return new(lir.InstPhi) },
	ir.OpCall:        func() any { return new(lir.InstCall) },
	ir.OpVAArg:       func() any { return new(lir.InstVAArg) },
	ir.OpLandingPad:  func() any { return new(lir.InstLandingPad) },
	ir.OpCatchPad:    func() any { return new(lir.InstCatchPad) },
	ir.OpCleanupPad:  func() any { return new(lir.InstCleanupPad) },
	ir.OpRet:         func() any { return new(lir.TermRet) },
	ir.OpSwitch:      func() any { return new(lir.TermSwitch) },
	ir.OpIndirectBr:  func() any { return new(lir.TermIndirectBr) },
	ir.OpInvoke:      func() any { return new(lir.TermInvoke) },
	ir.OpCallBr:      func() any { return new(lir.TermCallBr) },
	ir.OpResume:      func() any { return new(lir.TermResume) },
	ir.OpCatchSwitch: func() any { return new(lir.TermCatchSwitch) },
	ir.OpCatchRet:    func() any { return new(lir.TermCatchRet) },
	ir.OpCleanupRet:  func() any { return new(lir.TermCleanupRet) },
	ir.OpUnreachable: func() any { return new(lir.TermUnreachable) },
}

// skeleton makes the instruction without its operands.
func (t *funcTo) skeleton(in *ir.Value) any {
	if in.Dbg != nil {
		fail("debug record #dbg_%s", in.Dbg.Kind)
	}
	if l := instLayouts[in.Op]; l != nil {
		return reflect.New(l.typ).Interface()
	}
	if in.Op == ir.OpBr {
		if len(in.Args) == 0 {
			return new(lir.TermBr)
		}
		return new(lir.TermCondBr)
	}
	if mk := special[in.Op]; mk != nil {
		return mk()
	}
	fail("instruction '%s'", in.Op)
	return nil
}

func (t *funcTo) operand(v *ir.Value) value.Value {
	switch {
	case v.Op == ir.OpMetadata:
		return t.metadataOperand(v)
	case v.Op == ir.OpInlineAsm:
		return t.inlineAsm(v)
	case v.IsConst():
		return t.constant(v).(value.Value)
	}
	x := t.vals[v]
	if x == nil {
		fail("an operand that is not defined in the function")
	}
	return x
}

func (t *funcTo) operands(list []*ir.Value) []value.Value {
	var xs []value.Value
	for _, v := range list {
		xs = append(xs, t.operand(v))
	}
	return xs
}

func (t *funcTo) targets(list []*ir.Block) []value.Value {
	var xs []value.Value
	for _, b := range list {
		xs = append(xs, t.blocks[b])
	}
	return xs
}

// fill completes an instruction.
func (t *funcTo) fill(x any, v *ir.Value) {
	md := t.attachments(v.Meta)
	if l := instLayouts[v.Op]; l != nil {
		s := reflect.ValueOf(x).Elem()
		t.regular(v, l, s)
		for i, a := range v.Args {
			s.Field(l.args[i]).Set(reflect.ValueOf(t.operand(a)))
		}
		s.Field(l.meta).Set(reflect.ValueOf(md))
		return
	}
	var used ir.Flags // the flags that llir has a place for
	has := func(fl ir.Flags) bool {
		used |= fl
		return v.Flags&fl != 0
	}
	switch x := x.(type) {
	case *lir.InstAlloca:
		a := v.Aux.(*ir.Alloca)
		x.ElemType, x.Typ, x.Align, x.Metadata = t.typ(a.Elem), t.typ(v.Type).(*types.PointerType), lir.Align(a.Align), md
		x.AddrSpace = x.Typ.AddrSpace
		x.InAlloca, x.SwiftError = has(ir.InAlloca), has(ir.SwiftError)
		if a.Counted {
			x.NElems = t.operand(v.Args[0])
		}
	case *lir.InstLoad:
		m := v.Aux.(*ir.Mem)
		x.ElemType, x.Src, x.Volatile, x.Metadata = t.typ(v.Type), t.operand(v.Args[0]), has(ir.Volatile), md
		x.Atomic, x.Ordering, x.SyncScope, x.Align = m.Ordering != 0, atomicOrdering(m.Ordering), m.Scope, lir.Align(m.Align)
	case *lir.InstStore:
		m := v.Aux.(*ir.Mem)
		x.Src, x.Dst, x.Volatile, x.Metadata = t.operand(v.Args[0]), t.operand(v.Args[1]), has(ir.Volatile), md
		x.Atomic, x.Ordering, x.SyncScope, x.Align = m.Ordering != 0, atomicOrdering(m.Ordering), m.Scope, lir.Align(m.Align)
	case *lir.InstFence:
		m := v.Aux.(*ir.Mem)
		x.Ordering, x.SyncScope, x.Metadata = atomicOrdering(m.Ordering), m.Scope, md
	case *lir.InstCmpXchg:
		m := v.Aux.(*ir.Mem)
		x.Ptr, x.Cmp, x.New = t.operand(v.Args[0]), t.operand(v.Args[1]), t.operand(v.Args[2])
		x.SuccessOrdering, x.FailureOrdering, x.SyncScope = atomicOrdering(m.Ordering), atomicOrdering(m.Failure), m.Scope
		x.Weak, x.Volatile, x.Metadata, x.Typ = has(ir.Weak), has(ir.Volatile), md, t.typ(v.Type).(*types.StructType)
		t.naturalAlign(m, v.Args[1].Type)
	case *lir.InstAtomicRMW:
		m := v.Aux.(*ir.Mem)
		x.Op, x.Dst, x.X = atomicOps.find(m.RMW), t.operand(v.Args[0]), t.operand(v.Args[1])
		x.Ordering, x.SyncScope, x.Typ = atomicOrdering(m.Ordering), m.Scope, t.typ(v.Type)
		x.Volatile, x.Metadata = has(ir.Volatile), md
		if m.Elementwise {
			fail("atomicrmw elementwise")
		}
		t.naturalAlign(m, v.Type)
	case *lir.InstGetElementPtr:
		x.ElemType, x.Typ, x.InBounds, x.Metadata = t.typ(v.ElemType()), t.typ(v.Type), has(ir.InBounds), md
		x.Src, x.Indices = t.operand(v.Args[0]), t.operands(v.Args[1:])
	case *lir.InstPhi:
		x.Typ, x.FastMathFlags, x.Metadata = t.typ(v.Type), fastMathFlags(v.Flags), md
		used = ir.FastMath
		for i, a := range v.Args {
			x.Incs = append(x.Incs, &lir.Incoming{X: t.operand(a), Pred: t.blocks[v.Targets[i]]})
		}
	case *lir.InstCall:
		c := t.call(v)
		x.Callee, x.Args, x.Typ, x.CallingConv, x.AddrSpace = c.callee, c.args, t.typ(v.Type), c.cc, c.space
		x.ReturnAttrs, x.FuncAttrs, x.OperandBundles, x.Metadata = c.ret, c.attrs, c.bundles, md
		x.FastMathFlags = fastMathFlags(v.Flags)
		if tail := v.Flags & (ir.Tail | ir.MustTail | ir.NoTail); tail != 0 {
			x.Tail = tails.find(tail.String())
		}
		used = ir.FastMath | ir.Tail | ir.MustTail | ir.NoTail
	case *lir.InstVAArg:
		x.ArgList, x.ArgType, x.Metadata = t.operand(v.Args[0]), t.typ(v.Type), md
	case *lir.InstLandingPad:
		x.ResultType, x.Cleanup, x.Metadata = t.typ(v.Type), has(ir.Cleanup), md
		for i, filter := range v.Aux.(ir.Clauses) {
			kind := enum.ClauseTypeCatch
			if filter {
				kind = enum.ClauseTypeFilter
			}
			x.Clauses = append(x.Clauses, &lir.Clause{Type: kind, X: t.operand(v.Args[i])})
		}
	case *lir.InstCatchPad:
		x.CatchSwitch, x.Args, x.Metadata = t.operand(v.Args[0]), t.operands(v.Args[1:]), md
	case *lir.InstCleanupPad:
		x.ParentPad, x.Args, x.Metadata = t.operand(v.Args[0]), t.operands(v.Args[1:]), md
	default:
		t.fillTerm(x, v, md)
	}
	if left := v.Flags &^ used; left != 0 {
		fail("flag '%s'", left)
	}
}

func (t *funcTo) fillTerm(x any, v *ir.Value, md lir.Metadata) {
	dest := t.targets(v.Targets)
	switch x := x.(type) {
	case *lir.TermRet:
		x.Metadata = md
		if len(v.Args) > 0 {
			x.X = t.operand(v.Args[0])
		}
	case *lir.TermBr:
		x.Target, x.Metadata = dest[0], md
	case *lir.TermCondBr:
		x.Cond, x.TargetTrue, x.TargetFalse, x.Metadata = t.operand(v.Args[0]), dest[0], dest[1], md
	case *lir.TermSwitch:
		x.X, x.TargetDefault, x.Metadata = t.operand(v.Args[0]), dest[0], md
		for i, a := range v.Args[1:] {
			x.Cases = append(x.Cases, &lir.Case{X: t.operand(a), Target: dest[i+1]})
		}
	case *lir.TermIndirectBr:
		x.Addr, x.ValidTargets, x.Metadata = t.operand(v.Args[0]), dest, md
	case *lir.TermInvoke:
		c := t.call(v)
		x.Invokee, x.Args, x.Typ, x.CallingConv, x.AddrSpace = c.callee, c.args, t.typ(v.Type), c.cc, c.space
		x.ReturnAttrs, x.FuncAttrs, x.OperandBundles, x.Metadata = c.ret, c.attrs, c.bundles, md
		x.NormalRetTarget, x.ExceptionRetTarget = dest[0], dest[1]
	case *lir.TermCallBr:
		c := t.call(v)
		x.Callee, x.Args, x.Typ, x.CallingConv, x.AddrSpace = c.callee, c.args, t.typ(v.Type), c.cc, c.space
		x.ReturnAttrs, x.FuncAttrs, x.OperandBundles, x.Metadata = c.ret, c.attrs, c.bundles, md
		x.NormalRetTarget, x.OtherRetTargets = dest[0], dest[1:]
	case *lir.TermResume:
		x.X, x.Metadata = t.operand(v.Args[0]), md
	case *lir.TermCatchSwitch:
		x.ParentPad, x.Metadata = t.operand(v.Args[0]), md
		if _, ok := v.Aux.(ir.UnwindsToCaller); !ok {
			x.DefaultUnwindTarget, dest = dest[len(dest)-1], dest[:len(dest)-1]
		}
		x.Handlers = dest
	case *lir.TermCatchRet:
		x.CatchPad, x.Target, x.Metadata = t.operand(v.Args[0]), dest[0], md
	case *lir.TermCleanupRet:
		x.CleanupPad, x.Metadata = t.operand(v.Args[0]), md
		if len(dest) > 0 {
			x.UnwindTarget = dest[0]
		}
	case *lir.TermUnreachable:
		x.Metadata = md
	}
}

// call converts what call, invoke and callbr have in common.
func (t *funcTo) call(v *ir.Value) *callSite {
	c := v.Aux.(*ir.Call)
	if callee := v.Args[0].Type; !callee.IsTypedPtr() || callee.Elem != c.FuncType {
		fail("a callee of type %s that is called as %s", callee, c.FuncType)
	}
	s := &callSite{callee: t.operand(v.Args[0]), cc: callConvOf(c.CC), space: types.AddrSpace(c.AddrSpace)}
	s.ret, s.attrs = t.returnAttrs(c.RetAttrs), t.funcAttrs(c.FuncAttrs)
	args := v.CallArgs()
	for i, a := range args {
		x := t.operand(a)
		if attrs := c.ParamAttr(i); attrs != nil {
			x = &lir.Arg{Value: x, Attrs: t.paramAttrs(attrs)}
		}
		s.args = append(s.args, x)
	}
	rest := v.Args[1+len(args):]
	for _, b := range c.Bundles {
		s.bundles = append(s.bundles, &lir.OperandBundle{Tag: b.Tag, Inputs: t.operands(rest[:b.N])})
		rest = rest[b.N:]
	}
	return s
}

// naturalAlign checks the alignment of a cmpxchg or atomicrmw: llir has no place
// for one, so that it must be the one that LLVM assumes, the size of the value.
func (t *funcTo) naturalAlign(m *ir.Mem, of *ir.Type) {
	if m.Align != 0 && m.Align != t.storeSize(of) {
		fail("alignment %d, which is not the size of %s", m.Align, of)
	}
}

// storeSize is the size in memory of an integer, a float or a pointer, in bytes.
func (t *funcTo) storeSize(u *ir.Type) uint64 {
	l, err := t.m.Layout()
	if err != nil {
		fail("%v", err)
	}
	switch u.Kind {
	case ir.IntKind, ir.PointerKind, ir.HalfKind, ir.BFloatKind, ir.FloatKind, ir.DoubleKind:
		return l.StoreSize(u)
	}
	return 0
}
