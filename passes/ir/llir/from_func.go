package llir

import (
	"reflect"
	"strconv"

	lir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/metadata"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"rewrite/passes/ir"
)

// funcFrom converts one body.
type funcFrom struct {
	*from
	fn   *ir.Func
	vals map[value.Value]*ir.Value
	args []*ir.Value // operands of the instruction at hand
	dest []*ir.Block // its targets
}

func (f *from) defineFunc(src *lir.Func) {
	g := f.globals[src]
	f.at, f.ins = "function "+g.Spelling(), ""
	fn := g.Func
	g.Linkage, g.Preemption, g.Visibility = spell(src.Linkage), spell(src.Preemption), spell(src.Visibility)
	g.DLLStorage, g.UnnamedAddr = spell(src.DLLStorageClass), spell(src.UnnamedAddr)
	g.Section, g.HasSection, g.Partition = src.Section, src.Section != "", src.Partition
	g.Comdat, g.Align = f.comdat(src.Comdat), uint64(src.Align)
	g.Attrs = f.funcAttrs(src.FuncAttrs, false)
	g.Meta = f.meta(src.Metadata)
	fn.CC = callConv(src.CallingConv)
	fn.RetAttrs = f.returnAttrs(src.ReturnAttrs)
	for i, p := range src.Params {
		if a := f.paramAttrs(p.Attrs); a != nil {
			if fn.ParamAttrs == nil {
				fn.ParamAttrs = make([]*ir.AttrSet, len(src.Params))
			}
			fn.ParamAttrs[i] = a
		}
	}
	fn.GC = src.GC
	for _, c := range []struct {
		to   **ir.Value
		from constant.Constant
	}{{&fn.Prefix, src.Prefix}, {&fn.Prologue, src.Prologue}, {&fn.Personal, src.Personality}} {
		if c.from != nil {
			*c.to = f.constant(&f.m.Pool, c.from)
		}
	}
	if fn.HasBody {
		f.cur = fn
		f.body(src, fn)
		f.cur = nil
	}
	f.ins = ""
}

// body makes all instructions without operands first: an operand may be defined
// further down.
func (f *from) body(src *lir.Func, fn *ir.Func) {
	n := 0
	for _, b := range src.Blocks {
		n += len(b.Insts) + 1
	}
	b := funcFrom{from: f, fn: fn, vals: make(map[value.Value]*ir.Value, n+len(src.Params))}
	for i, p := range src.Params {
		b.vals[p] = fn.Params[i]
	}
	for i, sb := range src.Blocks {
		nb := fn.Blocks[i]
		nb.Instrs = make([]*ir.Value, 0, len(sb.Insts)+1)
		for _, in := range sb.Insts {
			b.skeleton(nb, in)
		}
		if sb.Term == nil {
			fail("block %s has no terminator", sb.Ident())
		}
		b.skeleton(nb, sb.Term)
	}
	for _, sb := range src.Blocks {
		for _, in := range sb.Insts {
			b.setType(in)
		}
		b.setType(sb.Term)
	}
	for i, sb := range src.Blocks {
		nb := fn.Blocks[i]
		for j, in := range sb.Insts {
			b.fill(nb.Instrs[j], in)
		}
		b.fill(nb.Instrs[len(sb.Insts)], sb.Term)
	}
	f.ins = ""
	for _, u := range src.UseListOrders {
		order := ir.UseListOrder{Order: indexList(u.Indices)}
		if blk, ok := u.Value.(*lir.Block); ok {
			order.Block = b.block(blk)
		} else {
			order.Value = b.operand(u.Value)
		}
		fn.UseListOrders = append(fn.UseListOrders, order)
	}
	fn.FinishUses()
}

func indexList(list []uint64) string {
	s := "{ "
	for i, n := range list {
		if i > 0 {
			s += ", "
		}
		s += strconv.FormatUint(n, 10)
	}
	return s + " }"
}

// skeleton makes the instruction without its operands.
func (f *funcFrom) skeleton(b *ir.Block, in any) {
	v := f.fn.NewRaw()
	v.Block, v.Type = b, ir.Void
	f.fn.Number(v)
	b.Instrs = append(b.Instrs, v)
	if n, ok := in.(interface {
		value.Named
		IsUnnamed() bool
	}); ok {
		f.vals[n] = v
		v.Type = nil // see resultOf
		if !n.IsUnnamed() {
			v.Name = f.sh.name(localName(n))
		}
	}
}

// localName is the name without the quotes that Name puts around digits.
func localName(v value.Named) string {
	if name := v.Name(); name[0] != '"' {
		return name
	}
	return reflect.ValueOf(v).Elem().FieldByName("LocalIdent").Interface().(lir.LocalIdent).LocalName
}

func (f *funcFrom) setType(in any) {
	if x, ok := in.(value.Named); ok {
		f.resultOf(x)
	}
}

// resultOf is the type of a value. llir's own is wrong for some instructions.
func (f *funcFrom) resultOf(x value.Value) *ir.Type {
	v := f.vals[x]
	if v == nil {
		return f.typ(x.Type())
	}
	if v.Type == nil {
		v.Type = f.typ(x.Type()) // stands while operands that lead back here are looked at
		v.Type = f.corrected(x, v.Type)
	}
	return v.Type
}

// corrected is the type of an instruction whose type by llir is t.
func (f *funcFrom) corrected(x value.Value, t *ir.Type) *ir.Type {
	switch x := x.(type) {
	case *lir.InstAlloca:
		return f.m.Types.TypedPointer(f.typ(x.ElemType), uint32(x.AddrSpace))
	case *lir.InstCmpXchg:
		return f.m.Types.Struct([]*ir.Type{f.resultOf(x.New), ir.I1}, false)
	case *lir.InstICmp:
		return f.shaped(ir.I1, f.resultOf(x.X))
	case *lir.InstFCmp:
		return f.shaped(ir.I1, f.resultOf(x.X))
	case *lir.InstShuffleVector:
		return f.shaped(t.Scalar(), f.resultOf(x.Mask))
	case *lir.InstGetElementPtr:
		operands := []*ir.Type{f.resultOf(x.Src)}
		for _, i := range x.Indices {
			operands = append(operands, f.resultOf(i))
		}
		return f.shaped(t.Scalar(), operands...)
	}
	return t
}

// operand converts an operand of the function.
func (f *funcFrom) operand(v value.Value) *ir.Value {
	switch v := v.(type) {
	case nil:
		fail("an operand is nil")
	case *lir.Arg:
		return f.operand(v.Value)
	case constant.Constant:
		return f.constant(f.fn.Consts(), v)
	case *lir.InlineAsm:
		a := &ir.InlineAsm{Text: v.Asm, Constraints: v.Constraint,
			SideEffect: v.SideEffect, AlignStack: v.AlignStack, IntelDialect: v.IntelDialect}
		f.sh.inlineAsm(a)
		return f.fn.Const(ir.Value{Op: ir.OpInlineAsm, Type: f.typ(v.Type()), Aux: a})
	case *metadata.Value:
		return f.metadataOperand(f.fn.Consts(), v, func(x any) *ir.Value { return f.operand(x.(value.Value)) })
	}
	x := f.vals[v]
	if x == nil {
		fail("%s is used, but it is not defined in the function", v.Ident())
	}
	return x
}

func (f *funcFrom) block(v value.Value) *ir.Block {
	b, _ := v.(*lir.Block)
	nb := f.blocks[b]
	if nb == nil || nb.Func != f.fn {
		fail("a target is no block of the function")
	}
	return nb
}

func (f *funcFrom) arg(list ...value.Value) {
	for _, v := range list {
		f.args = append(f.args, f.operand(v))
	}
}

func (f *funcFrom) target(list ...value.Value) {
	for _, v := range list {
		f.dest = append(f.dest, f.block(v))
	}
}

// fill completes an instruction.
func (f *funcFrom) fill(v *ir.Value, in any) {
	f.args, f.dest = f.args[:0], f.dest[:0]
	f.ins = mnemonic(in)
	meta := f.instruction(v, in)
	v.Meta = f.meta(meta)
	v.Args = append(f.mem.ValueList(len(f.args))[:0], f.args...)
	if len(f.dest) > 0 {
		v.Targets = append(f.mem.BlockList(len(f.dest))[:0], f.dest...)
	}
	f.sh.restore(v)
}

// mnemonic names an instruction in messages: InstGetElementPtr and the like.
func mnemonic(in any) string { return reflect.TypeOf(in).Elem().Name() }

// instruction sets the fields of v but arguments and targets, which it gathers,
// and gives the metadata.
func (f *funcFrom) instruction(v *ir.Value, in any) lir.Metadata {
	switch in := in.(type) {
	case *lir.InstAlloca:
		elem := f.typ(in.ElemType)
		v.Op = ir.OpAlloca
		v.Flags = flag(in.InAlloca, ir.InAlloca) | flag(in.SwiftError, ir.SwiftError)
		v.Aux = &ir.Alloca{Elem: elem, Align: uint64(in.Align), Counted: in.NElems != nil}
		if in.NElems != nil {
			f.arg(in.NElems)
		} else {
			f.args = append(f.args, f.fn.Int(ir.I32, 1))
		}
		return in.Metadata
	case *lir.InstLoad:
		v.Op, v.Flags = ir.OpLoad, flag(in.Volatile, ir.Volatile)
		v.Aux = mem(in.Atomic, in.Align, in.Ordering, in.SyncScope)
		f.arg(in.Src)
		return in.Metadata
	case *lir.InstStore:
		v.Op, v.Flags = ir.OpStore, flag(in.Volatile, ir.Volatile)
		v.Aux = mem(in.Atomic, in.Align, in.Ordering, in.SyncScope)
		f.arg(in.Src, in.Dst)
		return in.Metadata
	case *lir.InstFence:
		v.Op, v.Aux = ir.OpFence, mem(true, 0, in.Ordering, in.SyncScope)
		return in.Metadata
	case *lir.InstCmpXchg:
		v.Op, v.Flags = ir.OpCmpXchg, flag(in.Weak, ir.Weak)|flag(in.Volatile, ir.Volatile)
		v.Aux = &ir.Mem{Ordering: ordering(in.SuccessOrdering), Failure: ordering(in.FailureOrdering), Scope: in.SyncScope}
		f.arg(in.Ptr, in.Cmp, in.New)
		return in.Metadata
	case *lir.InstAtomicRMW:
		v.Op, v.Flags = ir.OpAtomicRMW, flag(in.Volatile, ir.Volatile)
		v.Aux = &ir.Mem{Ordering: ordering(in.Ordering), Scope: in.SyncScope, RMW: in.Op.String()}
		f.arg(in.Dst, in.X)
		return in.Metadata
	case *lir.InstGetElementPtr:
		v.Op, v.Flags, v.Aux = ir.OpGEP, flag(in.InBounds, ir.InBounds), f.typ(in.ElemType)
		f.arg(in.Src)
		f.arg(in.Indices...)
		return in.Metadata
	case *lir.InstPhi:
		v.Op, v.Flags = ir.OpPhi, fastMath(in.FastMathFlags)
		for _, inc := range in.Incs {
			f.arg(inc.X)
			f.target(inc.Pred)
		}
		return in.Metadata
	case *lir.InstCall:
		v.Op = ir.OpCall
		v.Flags = fastMath(in.FastMathFlags)
		if in.Tail != enum.TailNone {
			v.Flags |= ir.FlagByName(in.Tail.String())
		}
		f.call(v, &callSite{in.Callee, in.Args, in.CallingConv, in.ReturnAttrs, in.AddrSpace, in.FuncAttrs, in.OperandBundles})
		return in.Metadata
	case *lir.InstVAArg:
		v.Op = ir.OpVAArg
		f.arg(in.ArgList)
		return in.Metadata
	case *lir.InstLandingPad:
		v.Op, v.Flags = ir.OpLandingPad, flag(in.Cleanup, ir.Cleanup)
		var clauses ir.Clauses
		for _, c := range in.Clauses {
			clauses = append(clauses, c.Type == enum.ClauseTypeFilter)
			f.arg(c.X)
		}
		v.Aux = clauses
		return in.Metadata
	case *lir.InstCatchPad:
		v.Op = ir.OpCatchPad
		f.arg(in.CatchSwitch)
		f.arg(in.Args...)
		return in.Metadata
	case *lir.InstCleanupPad:
		v.Op = ir.OpCleanupPad
		f.arg(in.ParentPad)
		f.arg(in.Args...)
		return in.Metadata
	}
	if l := layoutOf[reflect.TypeOf(in)]; l != nil {
		s := reflect.ValueOf(in).Elem()
		v.Op, v.Flags = l.op, l.flags(s)
		for _, i := range l.args {
			f.arg(s.Field(i).Interface().(value.Value))
		}
		f.details(v, l, s)
		return s.Field(l.meta).Interface().(lir.Metadata)
	}
	return f.terminator(v, in)
}

func (f *funcFrom) terminator(v *ir.Value, in any) lir.Metadata {
	switch in := in.(type) {
	case *lir.TermRet:
		v.Op = ir.OpRet
		if in.X != nil {
			f.arg(in.X)
		}
		return in.Metadata
	case *lir.TermBr:
		v.Op = ir.OpBr
		f.target(in.Target)
		return in.Metadata
	case *lir.TermCondBr:
		v.Op = ir.OpBr
		f.arg(in.Cond)
		f.target(in.TargetTrue, in.TargetFalse)
		return in.Metadata
	case *lir.TermSwitch:
		v.Op = ir.OpSwitch
		f.arg(in.X)
		f.target(in.TargetDefault)
		for _, c := range in.Cases {
			f.arg(c.X)
			f.target(c.Target)
		}
		return in.Metadata
	case *lir.TermIndirectBr:
		v.Op = ir.OpIndirectBr
		f.arg(in.Addr)
		f.target(in.ValidTargets...)
		return in.Metadata
	case *lir.TermInvoke:
		v.Op = ir.OpInvoke
		f.call(v, &callSite{in.Invokee, in.Args, in.CallingConv, in.ReturnAttrs, in.AddrSpace, in.FuncAttrs, in.OperandBundles})
		f.target(in.NormalRetTarget, in.ExceptionRetTarget)
		return in.Metadata
	case *lir.TermCallBr:
		v.Op = ir.OpCallBr
		c := f.call(v, &callSite{in.Callee, in.Args, in.CallingConv, in.ReturnAttrs, in.AddrSpace, in.FuncAttrs, in.OperandBundles})
		c.NumIndirect = len(in.OtherRetTargets)
		f.target(in.NormalRetTarget)
		f.target(in.OtherRetTargets...)
		return in.Metadata
	case *lir.TermResume:
		v.Op = ir.OpResume
		f.arg(in.X)
		return in.Metadata
	case *lir.TermCatchSwitch:
		v.Op = ir.OpCatchSwitch
		f.arg(in.ParentPad)
		f.target(in.Handlers...)
		if in.DefaultUnwindTarget != nil {
			f.target(in.DefaultUnwindTarget)
		} else {
			v.Aux = ir.UnwindsToCaller{}
		}
		return in.Metadata
	case *lir.TermCatchRet:
		v.Op = ir.OpCatchRet
		f.arg(in.CatchPad)
		f.target(in.Target)
		return in.Metadata
	case *lir.TermCleanupRet:
		v.Op = ir.OpCleanupRet
		f.arg(in.CleanupPad)
		if in.UnwindTarget != nil {
			f.target(in.UnwindTarget)
		}
		return in.Metadata
	case *lir.TermUnreachable:
		v.Op = ir.OpUnreachable
		return in.Metadata
	}
	fail("instruction of llir is not known")
	return nil
}

// callSite is what call, invoke and callbr have in common.
type callSite struct {
	callee  value.Value
	args    []value.Value
	cc      enum.CallingConv
	ret     []lir.ReturnAttribute
	space   types.AddrSpace
	attrs   []lir.FuncAttribute
	bundles []*lir.OperandBundle
}

func (f *funcFrom) call(v *ir.Value, s *callSite) *ir.Call {
	c := &ir.Call{CC: callConv(s.cc)}
	c.AddrSpace, c.HasSpace = f.sh.space(uint64(s.space))
	v.Aux = c
	f.arg(s.callee)
	t := f.args[0].Type
	if !t.IsTypedPtr() || t.Elem.Kind != ir.FuncKind {
		fail("the callee %s is no function", s.callee.Ident())
	}
	c.FuncType = t.Elem
	if v.Type != c.FuncType.Elem {
		fail("the callee %s returns %s, not %s", s.callee.Ident(), c.FuncType.Elem, v.Type)
	}
	c.RetAttrs, c.FuncAttrs = f.returnAttrs(s.ret), f.funcAttrs(s.attrs, false)
	for i, a := range s.args {
		f.arg(a)
		if a, ok := a.(*lir.Arg); ok && len(a.Attrs) > 0 {
			if c.ParamAttrs == nil {
				c.ParamAttrs = make([]*ir.AttrSet, len(s.args))
			}
			c.ParamAttrs[i] = f.paramAttrs(a.Attrs)
		}
	}
	for _, b := range s.bundles {
		c.Bundles = append(c.Bundles, ir.Bundle{Tag: b.Tag, N: len(b.Inputs)})
		f.arg(b.Inputs...)
	}
	return c
}

func flag(set bool, fl ir.Flags) ir.Flags {
	if set {
		return fl
	}
	return 0
}

// mem shares the records of plain accesses.
func mem(atomic bool, align lir.Align, o enum.AtomicOrdering, scope string) *ir.Mem {
	if !atomic {
		return ir.PlainMem(uint64(align))
	}
	return &ir.Mem{Align: uint64(align), Ordering: ordering(o), Scope: scope}
}
