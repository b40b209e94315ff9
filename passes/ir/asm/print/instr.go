package print

import (
	"math/big"
	"strconv"

	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// instr prints one instruction on a line of its own.
func (p *Printer) instr(v *ir.Value) {
	p.s("  ")
	if v.Type != ir.Void {
		p.local(v)
		p.s(" = ")
	}
	info := v.Op.Info()
	switch info.Form {
	case ir.FormUnary, ir.FormBinary, ir.FormCompare:
		p.head(v)
		if info.Form == ir.FormCompare {
			p.word(v.Pred.String())
		}
		p.typed(v.Args[0])
		for _, a := range v.Args[1:] {
			p.s(", ")
			p.value(a)
		}
	case ir.FormCast:
		p.head(v)
		p.typed(v.Args[0])
		p.s(" to ")
		p.s(v.Type.String())
	case ir.FormOperands:
		p.head(v)
		p.list(v.Args)
	default:
		p.special(v)
	}
	p.attachments(v.Meta, ", ")
	if v.Op == ir.OpCall {
		relocateComment(p, v)
	}
	p.c('\n')
}

// relocateComment is LLVM's comment on a gc.relocate: base and derived
// pointer, which its indices pick from the operands of the statepoint.
func relocateComment(p *Printer, v *ir.Value) {
	if v.Intrinsic() != intrinsic.ExperimentalGcRelocate || len(v.Args) != 4 {
		return
	}
	statepoint := v.Args[1]
	if statepoint.Op == ir.OpLandingPad { // of the invoke that leads here
		preds := statepoint.Block.Preds()
		if len(preds) == 0 {
			return
		}
		statepoint = preds[0].Terminator()
	}
	p.s(" ; (")
	for i, index := range v.Args[2:] {
		if i > 0 {
			p.s(", ")
		}
		if !statepoint.Op.IsCall() {
			p.s(statepoint.Op.String())
			continue
		}
		live := statepoint.Args[1:] // without a bundle the indices count the arguments
		if b := statepoint.BundleArgs("gc-live"); b != nil {
			live = b
		}
		if index.Bits < uint64(len(live)) {
			p.value(live[index.Bits])
		}
	}
	p.c(')')
}

// head prints mnemonic and flags, with a space behind.
func (p *Printer) head(v *ir.Value) {
	p.s(v.Op.String())
	p.c(' ')
	p.flagWords(v.Flags)
}

func (p *Printer) special(v *ir.Value) {
	if v.Op.IsCall() {
		p.call(v)
		return
	}
	switch v.Op {
	case ir.OpRet:
		p.s("ret ")
		if len(v.Args) == 0 {
			p.s("void")
		} else {
			p.typed(v.Args[0])
		}
	case ir.OpBr:
		p.s("br ")
		if len(v.Args) > 0 {
			p.typed(v.Args[0])
			p.s(", ")
		}
		p.labels(v.Targets)
	case ir.OpSwitch:
		p.s("switch ")
		p.typed(v.Args[0])
		p.s(", ")
		p.label(v.Targets[0])
		p.s(" [\n")
		for i, x := range v.Args[1:] {
			p.s("    ")
			p.typed(x)
			p.s(", ")
			p.label(v.Targets[i+1])
			p.c('\n')
		}
		p.s("  ]")
	case ir.OpIndirectBr:
		p.s("indirectbr ")
		p.typed(v.Args[0])
		p.s(", [")
		p.labels(v.Targets)
		p.c(']')
	case ir.OpUnreachable:
		p.s("unreachable")
	case ir.OpPhi:
		p.head(v)
		p.s(v.Type.String())
		p.c(' ')
		for i, a := range v.Args {
			if i > 0 {
				p.s(", ")
			}
			p.s("[ ")
			p.value(a)
			p.s(", ")
			p.blockName(v.Targets[i])
			p.s(" ]")
		}
	case ir.OpGEP:
		p.head(v)
		p.s(v.ElemType().String())
		p.s(", ")
		p.list(v.Args)
	case ir.OpExtractValue, ir.OpInsertValue:
		p.head(v)
		p.list(v.Args)
		p.indices(v.Aux.(ir.Indices))
	case ir.OpVAArg:
		p.head(v)
		p.typed(v.Args[0])
		p.s(", ")
		p.s(v.Type.String())
	case ir.OpAlloca:
		p.alloca(v)
	case ir.OpLoad, ir.OpStore, ir.OpFence, ir.OpCmpXchg, ir.OpAtomicRMW:
		p.memory(v)
	default:
		p.exception(v)
	}
}

func (p *Printer) labels(bs []*ir.Block) {
	for i, b := range bs {
		if i > 0 {
			p.s(", ")
		}
		p.label(b)
	}
}

func (p *Printer) alloca(v *ir.Value) {
	a := v.Aux.(*ir.Alloca)
	p.head(v)
	p.s(a.Elem.String())
	if a.Counted {
		p.s(", ")
		p.typed(v.Args[0])
	}
	if a.Align != 0 {
		p.s(", align ")
		p.n(a.Align)
	}
	if v.Type.Bits != 0 {
		p.s(", ")
		p.addrSpace(v.Type.Bits)
	}
}

func (p *Printer) memory(v *ir.Value) {
	m := v.Aux.(*ir.Mem)
	p.s(v.Op.String())
	atomic := m.Ordering != ir.NotAtomic
	if atomic && (v.Op == ir.OpLoad || v.Op == ir.OpStore) {
		p.s(" atomic")
	}
	if v.Flags&ir.Weak != 0 {
		p.s(" weak")
	}
	if v.Flags&ir.Volatile != 0 {
		p.s(" volatile")
	}
	if m.RMW != "" {
		p.c(' ')
		p.s(m.RMW)
	}
	if v.Op == ir.OpLoad {
		p.c(' ')
		p.s(v.Type.String())
		p.c(',')
	}
	if len(v.Args) > 0 {
		p.c(' ')
		p.list(v.Args)
	}
	if atomic {
		p.syncScope(m.Scope)
		p.c(' ')
		p.s(m.Ordering.String())
		if v.Op == ir.OpCmpXchg {
			p.c(' ')
			p.s(m.Failure.String())
		}
	}
	if m.Align != 0 {
		p.s(", align ")
		p.n(m.Align)
	}
}

func (p *Printer) call(v *ir.Value) {
	c := v.Aux.(*ir.Call)
	switch {
	case v.Flags&ir.Tail != 0:
		p.s("tail ")
	case v.Flags&ir.MustTail != 0:
		p.s("musttail ")
	case v.Flags&ir.NoTail != 0:
		p.s("notail ")
	}
	p.s(v.Op.String())
	p.c(' ')
	p.flagWords(v.Flags & ir.FastMath)
	p.callConv(c.CC)
	p.word(c.RetAttrs.String())
	if c.HasSpace {
		p.addrSpace(c.AddrSpace)
		p.c(' ')
	}
	if c.FuncType.VarArg || c.Stated {
		p.s(c.FuncType.String())
	} else {
		p.s(v.Type.String())
	}
	p.c(' ')
	p.value(v.Args[0])
	p.c('(')
	for i, a := range v.CallArgs() {
		if i > 0 {
			p.s(", ")
		}
		p.s(a.Type.String())
		p.spaced(c.ParamAttr(i))
		p.c(' ')
		p.value(a)
	}
	if v.Flags&ir.MustTail != 0 && p.fn != nil && p.fn.FuncType.VarArg {
		if len(v.CallArgs()) > 0 {
			p.s(", ")
		}
		p.s("...")
	}
	p.c(')')
	p.spaced(c.FuncAttrs)
	if len(c.Bundles) > 0 {
		p.s(" [ ")
		rest := v.Args[1+len(v.CallArgs()):]
		for i, b := range c.Bundles {
			if i > 0 {
				p.s(", ")
			}
			p.quoted(b.Tag)
			p.c('(')
			p.list(rest[:b.N])
			p.c(')')
			rest = rest[b.N:]
		}
		p.s(" ]")
	}
	switch v.Op {
	case ir.OpInvoke:
		p.s("\n          to ")
		p.label(v.Targets[0])
		p.s(" unwind ")
		p.label(v.Targets[1])
	case ir.OpCallBr:
		p.s("\n          to ")
		p.label(v.Targets[0])
		p.s(" [")
		p.labels(v.Targets[1:])
		p.c(']')
	}
}

func (p *Printer) exception(v *ir.Value) {
	switch v.Op {
	case ir.OpLandingPad:
		p.s("landingpad ")
		p.s(v.Type.String())
		if v.Flags&ir.Cleanup != 0 {
			p.s("\n          cleanup")
		}
		clauses, _ := v.Aux.(ir.Clauses)
		for i, a := range v.Args {
			if clauses[i] {
				p.s("\n          filter ")
			} else {
				p.s("\n          catch ")
			}
			p.typed(a)
		}
	case ir.OpCatchSwitch:
		p.s("catchswitch within ")
		p.value(v.Args[0])
		p.s(" [")
		handlers := v.Targets
		_, toCaller := v.Aux.(ir.UnwindsToCaller)
		if !toCaller {
			handlers = handlers[:len(handlers)-1]
		}
		p.labels(handlers)
		p.s("] unwind ")
		if toCaller {
			p.s("to caller")
		} else {
			p.label(v.Targets[len(handlers)])
		}
	case ir.OpCatchPad, ir.OpCleanupPad:
		p.s(v.Op.String())
		p.s(" within ")
		p.value(v.Args[0])
		p.s(" [")
		p.list(v.Args[1:])
		p.c(']')
	case ir.OpCatchRet:
		p.s("catchret from ")
		p.value(v.Args[0])
		p.s(" to ")
		p.label(v.Targets[0])
	case ir.OpCleanupRet:
		p.s("cleanupret from ")
		p.value(v.Args[0])
		p.s(" unwind ")
		if len(v.Targets) == 0 {
			p.s("to caller")
		} else {
			p.label(v.Targets[0])
		}
	}
}

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
		p.global(v.Aux.(*ir.Global))
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
