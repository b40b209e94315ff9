package interp

import (
	"fmt"
	"strings"

	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// A code is a function made ready to run: instructions in one list, operands as
// slots of the frame, jumps as edges that carry the phis' moves.
type code struct {
	fn      *ir.Func
	insts   []inst
	edges   []edge
	nslots  int
	slots   []int32 // by ValueID, -1 for none
	consts  []constSlot
	starts  map[*ir.Block]int32
	statics []static
	params  []paramCheck
	ret     *attrs
	free    []*frame
	large   int // number of phi temporaries
}

type constSlot struct {
	slot int32
	v    *ir.Value
}

// static is an alloca of fixed size in the entry block.
type static struct {
	slot        int32
	size, align uint64
	name        string
	marked      bool // llvm.lifetime.start begins its life, not the call
	private     bool // its address goes nowhere but to loads and stores: it is reused from call to call
}

// inst is an instruction in the form that the main loop runs.
type inst struct {
	op   opcode
	w    uint8  // width of integer operands, or bytes of an access
	flag uint8  // by op
	a, b int32  // slots
	c    int32  // slot, or index of an edge
	dst  int32  // slot, -1 for none
	mask uint64 // of the result's bits; or a constant
	v    *ir.Value
	x    any // by op
}

// edge is a way from a block to another one.
type edge struct {
	pc       int32
	parallel bool // some move reads what another writes
	moves    []move
}

type move struct{ dst, src int32 }

type opcode uint8

const (
	opEval opcode = iota // any pure operation, by eval
	opAdd
	opAddNSW
	opSub
	opSubNSW
	opMul
	opMulNSW
	opAnd
	opOr
	opXor
	opShl
	opLShr
	opAShr
	opInt2 // other operations on two plain integers, by the op table
	opInt1 // conversions of plain integers, by the op table
	opZExt
	opSExt
	opTrunc
	opICmp
	opICmpPtr
	opFAdd
	opFSub
	opFMul
	opFDiv
	opFCmp
	opSelect
	opGEPConst
	opGEP1
	opGEP
	opCopy
	opLoadInt
	opLoadPtr
	opLoad
	opStoreInt
	opStorePtr
	opStore
	opAlloca
	opBr
	opCondBr
	opSwitch
	opIndirectBr
	opRet
	opRetVoid
	opUnreachable
	opCall
	opOther // what touches memory or the stack rarely: by method
	opNop
	opWatch // tells Options.Watch that control comes into a block, or to the next instruction
	opTell  // tells a ValueWatcher what a value is, or a PointerWatcher what a pointer is
)

// compile makes a function ready to run, once.
func (m *Machine) compile(f *ir.Func) *code {
	if c := m.codes[f]; c != nil {
		return c
	}
	if f.Verbatim != "" {
		m.refuse(f, f.Pos, "the body of "+f.Spelling()+", which holds something that the reader does not know")
	}
	m.denormals(f)
	c := &code{fn: f, slots: make([]int32, f.NumValues()), starts: map[*ir.Block]int32{}}
	for i := range c.slots {
		c.slots[i] = -1
	}
	for _, p := range f.Params {
		c.newSlot(p)
	}
	for _, b := range f.Blocks {
		for _, v := range b.Instrs {
			if v.Type.Kind != ir.VoidKind {
				c.newSlot(v)
			}
		}
	}
	b := &builder{m: m, c: c, escapes: map[*ir.Value]bool{}}
	for i, blk := range f.Blocks {
		c.starts[blk] = int32(len(c.insts))
		if m.opt.Watch != nil {
			c.insts = append(c.insts, inst{op: opWatch, v: blk.Instrs[0], x: blk})
		}
		if i == 0 {
			for _, p := range f.Params {
				c.tell(m, p)
			}
		}
		for _, v := range blk.Instrs {
			if v.Op == ir.OpPhi {
				if v.Flags&(ir.NNaN|ir.NInf) != 0 { // the edge has moved the value: what is left are the flags
					s := c.slot(v)
					c.insts = append(c.insts, inst{op: opOther, v: v, a: s, b: -1, c: -1, dst: s})
				}
				c.tell(m, v)
				continue
			}
			if m.opt.Watch != nil && watched(v) {
				c.insts = append(c.insts, inst{op: opWatch, v: v})
			}
			b.instr(v, i == 0)
			c.tell(m, v)
		}
	}
	for i, t := range b.targets {
		c.edges[i].pc = c.starts[t]
	}
	for i, p := range f.Params {
		var set *ir.AttrSet
		if i < len(f.ParamAttrs) {
			set = f.ParamAttrs[i]
		}
		if a := attrsOf(set, p.Type); a != nil {
			c.params = append(c.params, paramCheck{i, a, fmt.Sprintf("argument %d of @%s", i+1, f.Name)})
		}
	}
	c.ret = attrsOf(f.RetAttrs, f.FuncType.Elem)
	m.codes[f] = c
	return c
}

// tell has a ValueWatcher or a PointerWatcher told of a value, when it is there.
func (c *code) tell(m *Machine, v *ir.Value) {
	_, values := m.opt.Watch.(ValueWatcher)
	_, pointers := m.opt.Watch.(PointerWatcher)
	if (values && v.Type.IsInt() || pointers && v.Type.IsPtr()) && !v.Op.IsTerminator() {
		c.insts = append(c.insts, inst{op: opTell, v: v, a: c.slot(v)})
	}
}

// refuse gives up on a function before it is run, at an offset of its source.
func (m *image) refuse(f *ir.Func, pos uint32, what string) {
	at := Position{File: m.nameOf(f.Module), Func: f.Name}
	at.Line, at.Col, at.Text = m.place(f.Module, pos, "")
	panic(failure{&Unsupported{what, at}})
}

// denormals refuses functions whose floats are not IEEE's.
func (m *image) denormals(f *ir.Func) {
	for _, name := range []string{"denormal-fp-math", "denormal-fp-math-f32", "denormal_fpenv"} {
		at, ok := f.Attrs.Get(name)
		if !ok || strings.Trim(at.Value, "ifeloat32:, |") == "" {
			continue
		}
		for _, b := range f.Blocks {
			for _, v := range b.Instrs {
				if v.Type.Scalar().IsFloat() || len(v.Args) > 0 && v.Args[0].Type.Scalar().IsFloat() {
					m.refuse(f, v.Pos, "floating-point operations with "+name+"="+at.Value)
				}
			}
		}
	}
}

func (c *code) newSlot(v *ir.Value) int32 {
	s := int32(c.nslots)
	c.nslots++
	c.slots[v.ID] = s
	return s
}

// slot is where a value of the function lives, -1 if it has no place.
func (c *code) slot(v *ir.Value) int32 {
	if int(v.ID) < len(c.slots) {
		return c.slots[v.ID]
	}
	return -1
}

// valueName is how the source spells a value.
func (c *code) valueName(v *ir.Value) string {
	if v.Name != "" {
		return "%" + ir.QuoteName(v.Name)
	}
	// Unnamed values are numbered in order, with unnamed blocks.
	n := 0
	for _, p := range c.fn.Params {
		if p == v {
			return "%" + itoa(n)
		}
		if p.Name == "" {
			n++
		}
	}
	for _, b := range c.fn.Blocks {
		if b.Name == "" {
			n++
		}
		for _, w := range b.Instrs {
			if w == v {
				return "%" + itoa(n)
			}
			if w.Name == "" && w.Type.Kind != ir.VoidKind {
				n++
			}
		}
	}
	return "%?"
}

// builder compiles one function.
type builder struct {
	m       *Machine
	c       *code
	targets []*ir.Block // by edge
	escapes map[*ir.Value]bool
}

// use gives the slot of an operand, and one to a constant.
func (b *builder) use(v *ir.Value) int32 {
	if s := b.c.slot(v); s >= 0 {
		return s
	}
	if v.Op == ir.OpMetadata || v.Op == ir.OpInlineAsm {
		return -1
	}
	s := b.c.newSlot(v)
	b.c.consts = append(b.c.consts, constSlot{s, v})
	return s
}

// edge makes the way from a block to a target.
func (b *builder) edge(from, to *ir.Block) int32 {
	e := edge{}
	for _, phi := range to.Phis() {
		for i, in := range phi.Targets {
			if in == from {
				e.moves = append(e.moves, move{b.c.slot(phi), b.use(phi.Args[i])})
				break
			}
		}
	}
	for i, x := range e.moves {
		for _, y := range e.moves[:i] {
			if y.dst == x.src {
				e.parallel = true
			}
		}
	}
	b.c.large = max(b.c.large, len(e.moves))
	b.c.edges = append(b.c.edges, e)
	b.targets = append(b.targets, to)
	return int32(len(b.c.edges) - 1)
}

// plainInt tells whether a type is an integer of at most 64 bits.
func plainInt(t *ir.Type) bool { return t.Kind == ir.IntKind && t.Bits <= 64 }

func (b *builder) instr(v *ir.Value, entry bool) {
	in := inst{v: v, dst: -1, a: -1, b: -1, c: -1}
	if v.Type.Kind != ir.VoidKind {
		in.dst = b.c.slot(v)
	}
	if len(v.Args) > 0 {
		in.a = b.use(v.Args[0])
	}
	if len(v.Args) > 1 {
		in.b = b.use(v.Args[1])
	}
	if len(v.Args) > 2 && !v.Op.IsCall() && v.Op != ir.OpSwitch {
		in.c = b.use(v.Args[2])
	}
	b.encode(&in, v, entry)
	b.c.insts = append(b.c.insts, in)
}

// table lists operations on integers of at most 64 bits that the main loop does
// itself, if the instance has exactly those flags.
var table = []struct {
	op    ir.Op
	flags ir.Flags
	code  opcode
}{
	{ir.OpAdd, 0, opAdd}, {ir.OpAdd, ir.NSW, opAddNSW}, {ir.OpSub, 0, opSub}, {ir.OpSub, ir.NSW, opSubNSW},
	{ir.OpMul, 0, opMul}, {ir.OpMul, ir.NSW, opMulNSW}, {ir.OpAnd, 0, opAnd}, {ir.OpOr, 0, opOr}, {ir.OpXor, 0, opXor},
	{ir.OpShl, 0, opShl}, {ir.OpLShr, 0, opLShr}, {ir.OpAShr, 0, opAShr},
	{ir.OpZExt, 0, opZExt}, {ir.OpSExt, 0, opSExt}, {ir.OpTrunc, 0, opTrunc}, {ir.OpICmp, 0, opICmp},
}

func (b *builder) encode(in *inst, v *ir.Value, entry bool) {
	m := b.m
	in.op = opEval
	switch v.Op {
	case ir.OpRet:
		in.op = opRetVoid
		if len(v.Args) > 0 {
			in.op = opRet
		}
	case ir.OpUnreachable:
		in.op = opUnreachable
	case ir.OpBr:
		in.op = opBr
		if len(v.Args) == 0 {
			in.a = b.edge(v.Block, v.Targets[0])
			return
		}
		in.op = opCondBr
		in.b, in.c = b.edge(v.Block, v.Targets[0]), b.edge(v.Block, v.Targets[1])
	case ir.OpSwitch:
		in.op = opSwitch
		s := &switchTable{edges: make([]int32, len(v.Targets))}
		for i, t := range v.Targets {
			s.edges[i] = b.edge(v.Block, t)
		}
		if plainInt(v.Args[0].Type) {
			s.small = map[uint64]int32{}
			for i, a := range v.Args[1:] {
				if _, ok := s.small[a.Bits]; !ok {
					s.small[a.Bits] = s.edges[i+1]
				}
			}
			s.dense()
		}
		in.x = s
	case ir.OpIndirectBr:
		in.op = opIndirectBr
		s := &switchTable{edges: make([]int32, len(v.Targets))}
		for i, t := range v.Targets {
			s.edges[i] = b.edge(v.Block, t)
		}
		in.x = s
	case ir.OpCall, ir.OpInvoke, ir.OpCallBr:
		b.call(in, v)
	case ir.OpLoad:
		in.op = opLoad
		b.access(in, v, v.Type, opLoadInt, opLoadPtr)
	case ir.OpStore:
		in.op = opStore
		b.access(in, v, v.Args[0].Type, opStoreInt, opStorePtr)
	case ir.OpAlloca:
		b.alloca(in, v, entry)
	case ir.OpGEP:
		if v.Type.Kind == ir.VectorKind {
			break
		}
		p := m.planGEP(v)
		g := &gepCode{plan: p, args: make([]int32, len(v.Args))}
		for i, a := range v.Args {
			g.args[i] = b.use(a)
		}
		in.x, in.op = g, opGEP
		if p.width != 64 {
			break
		}
		switch {
		case len(p.steps) == 0:
			in.op = opCopy
		case len(p.steps) == 1 && p.steps[0].arg == 0:
			in.op, in.mask = opGEPConst, p.steps[0].scale
		case len(p.steps) == 1 && p.steps[0].width <= 64 && p.steps[0].scale < 1<<31:
			in.op, in.mask, in.w, in.b = opGEP1, p.steps[0].scale, uint8(p.steps[0].width), g.args[p.steps[0].arg]
		}
		in.flag = 0
		if p.flags == ir.InBounds|ir.NUSW {
			in.flag = 1
		} else if p.flags != 0 && in.op != opCopy {
			in.op = opGEP
		}
	case ir.OpSelect:
		if v.Args[0].Type == ir.I1 && v.Flags == 0 {
			in.op = opSelect
		}
	case ir.OpFAdd, ir.OpFSub, ir.OpFMul, ir.OpFDiv, ir.OpFCmp:
		if v.Args[0].Type.Kind == ir.DoubleKind && v.Flags&ir.FastMath == 0 {
			in.op = map[ir.Op]opcode{ir.OpFAdd: opFAdd, ir.OpFSub: opFSub, ir.OpFMul: opFMul, ir.OpFDiv: opFDiv, ir.OpFCmp: opFCmp}[v.Op]
			in.flag = uint8(v.Pred)
		}
	case ir.OpICmp:
		if v.Args[0].Type.Kind == ir.PointerKind && v.Flags == 0 {
			in.op, in.flag = opICmpPtr, uint8(v.Pred)
			in.w = uint8(m.scalarBits(v.Args[0].Type))
		}
	case ir.OpFence:
		in.op = opNop
	case ir.OpCmpXchg, ir.OpAtomicRMW, ir.OpVAArg, ir.OpLandingPad, ir.OpResume, ir.OpCatchSwitch, ir.OpCatchRet,
		ir.OpCleanupRet, ir.OpCatchPad, ir.OpCleanupPad:
		in.op = opOther
	}
	if in.op == opEval && len(v.Args) > 0 && plainInt(v.Args[0].Type) && plainInt(v.Type) && v.Op.Info().Eval != nil {
		in.w, in.mask = uint8(v.Args[0].Type.Bits), ir.Mask(v.Type.Bits)
		in.flag = uint8(v.Pred)
		in.op = opInt2
		if v.Op.Info().Arity == 1 {
			in.op = opInt1
		}
		in.x = v.Op.Info().Eval
		for _, row := range table {
			if row.op == v.Op && row.flags == v.Flags {
				in.op = row.code
			}
		}
	}
	if in.op == opEval {
		args := make([]int32, len(v.Args))
		for i, a := range v.Args {
			args[i] = -1
			if v.Op != ir.OpShuffleVector || i < 2 {
				args[i] = b.use(a)
			}
		}
		in.x = args
	}
}

type gepCode struct {
	plan *gepPlan
	args []int32
}

// switchTable finds the edge of a switch: edges[0] is the default.
type switchTable struct {
	edges []int32
	small map[uint64]int32
	base  uint64
	table []int32 // by value - base, for dense switches
}

// dense makes a table of the cases if there are few gaps.
func (s *switchTable) dense() {
	if len(s.small) == 0 {
		return
	}
	lo, hi := ^uint64(0), uint64(0)
	for n := range s.small {
		lo, hi = min(lo, n), max(hi, n)
	}
	if hi-lo >= uint64(8*len(s.small)+64) {
		return
	}
	s.base, s.table = lo, make([]int32, hi-lo+1)
	for i := range s.table {
		s.table[i] = s.edges[0]
	}
	for n, e := range s.small {
		s.table[n-lo] = e
	}
}

// access encodes a load or store: short ways for whole bytes and pointers.
func (b *builder) access(in *inst, v *ir.Value, t *ir.Type, plain, ptr opcode) {
	m := b.m
	acc := v.Aux.(*ir.Mem)
	info := &accessInfo{t: t, size: m.layout.StoreSize(t), align: acc.Align}
	if t.IsSized() && t.Kind != ir.TargetKind && info.align == 0 {
		info.align = m.layout.Align(t)
	}
	info.checks = loadAttrs(v)
	info.volatile = v.Flags&ir.Volatile != 0
	in.x, in.mask = info, info.align-1
	if info.volatile || info.checks != nil || m.layout.BigEndian || m.opt.Watch != nil {
		return
	}
	in.w = uint8(min(info.size, 255))
	switch {
	case t.Kind == ir.PointerKind && info.size == 8:
		in.op = ptr
	case (plainInt(t) && t.Bits%8 == 0 || t.Kind == ir.FloatKind || t.Kind == ir.DoubleKind) && info.size&(info.size-1) == 0:
		in.op = plain
	}
}

type accessInfo struct {
	t           *ir.Type
	size, align uint64
	volatile    bool
	checks      *attrs
}

func (b *builder) alloca(in *inst, v *ir.Value, entry bool) {
	a := v.Aux.(*ir.Alloca)
	m := b.m
	if !a.Elem.IsSized() || a.Elem.Scalable {
		in.op = opOther
		return
	}
	in.op = opAlloca
	align := max(a.Align, 1)
	if a.Align == 0 {
		align = m.layout.Align(a.Elem)
	}
	size := m.layout.Size(a.Elem)
	in.mask = align
	if v.Args[0].Op != ir.OpInt || !entry {
		in.x = size
		return
	}
	s := static{in.dst, size * v.Args[0].Bits, align, b.c.valueName(v), lifetimeMarked(v), !b.escaped(v, 0)}
	b.c.statics = append(b.c.statics, s)
	in.op = opNop
}

// lifetimeMarked tells whether an alloca begins dead (LangRef, "llvm.lifetime.start").
func lifetimeMarked(v *ir.Value) bool {
	for _, u := range v.Uses() {
		if u.User.Op == ir.OpCall && u.User.Intrinsic() == intrinsic.LifetimeStart {
			return true
		}
	}
	return false
}

// escaped tells whether an address goes elsewhere than to the pointer operand of
// loads and stores, or to marks of its lifetime, at once or by way of a getelementptr.
// A volatile one is an Event, which keeps the object beyond the call.
func (b *builder) escaped(v *ir.Value, depth int) bool {
	if depth > 8 {
		return true
	}
	for _, u := range v.Uses() {
		switch u.User.Op {
		case ir.OpLoad, ir.OpStore:
			if u.User.Op == ir.OpStore && u.Index == 0 || u.User.Flags&ir.Volatile != 0 {
				return true
			}
		case ir.OpCall:
			if id := u.User.Intrinsic(); id != intrinsic.LifetimeStart && id != intrinsic.LifetimeEnd {
				return true
			}
		case ir.OpGEP, ir.OpBitCast:
			if u.Index != 0 || b.escaped(u.User, depth+1) {
				return true
			}
		default:
			return true
		}
	}
	return false
}
