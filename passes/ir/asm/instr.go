package asm

import (
	"math/bits"
	"strconv"

	"rewrite/passes/ir"
)

// resultName is what stands before the = of an instruction.
type resultName struct {
	given  bool
	name   string
	local  *local // of a name that is no number
	id     uint32
	pos, n int
}

var mnemonicWords = words(joinWords(ir.Mnemonics()))

func joinWords(list []string) string {
	s := ""
	for _, w := range list {
		s += w + " "
	}
	return s
}

// instruction reads one instruction with its metadata.
func (p *parser) instruction() *ir.Value {
	r := resultName{pos: p.start}
	switch p.tok {
	case tokLocal:
		if p.nameStart == p.nameEnd { // %"" is no name
			p.next()
			p.want('=')
			break
		}
		r.given, r.n = true, p.pos-p.start
		r.local = p.byName()
		r.name = p.ident()
		if !p.quoted {
			r.name = p.src[p.nameStart:p.nameEnd]
		}
		p.next()
		p.want('=')
	case tokLocalID:
		r.given, r.n, r.id = true, p.pos-p.start, uint32(p.num)
		p.next()
		p.want('=')
	}
	start := p.start
	if p.tok != tokWord {
		if p.tok == '}' && len(p.instrs) > 0 || p.tok == tokLabel || p.tok == tokLabelID {
			p.fail("the block before this has no terminator")
		}
		p.expected("an instruction")
	}
	word := p.text()
	var flags ir.Flags
	switch word {
	case "tail", "musttail", "notail":
		flags = ir.FlagByName(word)
		p.next()
		word = p.text()
		if !p.is("call") {
			p.expectedOneOf("'call'", words("call"))
		}
	}
	op := ir.OpByName(word)
	if op == ir.OpInvalid {
		p.expectedOneOf("an instruction", mnemonicWords)
	}
	p.next()
	info := op.Info()
	p.args, p.targets = p.args[:0], p.targets[:0]
	if info.Form != ir.FormSpecial {
		for p.tok == tokWord {
			fl := ir.FlagByName(p.text())
			if fl == 0 || fl&^info.Flags != 0 {
				break
			}
			flags |= fl
			p.next()
		}
	}
	in := instr{op: op, flags: flags}
	switch info.Form {
	case ir.FormUnary:
		p.arg()
		in.typ = p.args[0].Type
	case ir.FormBinary:
		p.arg()
		in.typ = p.args[0].Type
		p.want(',')
		p.args = append(p.args, p.value(in.typ))
	case ir.FormCast:
		p.arg()
		p.wantWord("to")
		in.typ = p.resultType()
	case ir.FormCompare:
		p.compare(&in)
	case ir.FormOperands:
		p.operands(&in)
	default:
		p.special(&in, start)
	}
	v := p.define(&r, in.typ)
	v.Op, v.Flags, v.Pred, v.Aux, v.Pos = op, in.flags, in.pred, in.aux, uint32(start)
	v.Args = p.arena.ValueList(len(p.args))
	copy(v.Args, p.args)
	if len(p.targets) > 0 {
		v.Targets = p.arena.BlockList(len(p.targets))
		copy(v.Targets, p.targets)
	}
	if p.tok == ',' {
		p.next()
		if p.tok != tokMeta {
			p.expected("a metadata attachment")
		}
		v.Meta = p.attachments(true)
	}
	return v
}

// instr is an instruction in work; operands and targets are in the parser.
type instr struct {
	op    ir.Op
	flags ir.Flags
	pred  ir.Pred
	typ   *ir.Type
	aux   ir.Aux
}

// arg reads a typed operand.
func (p *parser) arg() *ir.Value {
	v := p.typedValue()
	p.args = append(p.args, v)
	return v
}

func (p *parser) resultType() *ir.Type {
	pos := p.start
	t := p.typ()
	if !t.IsFirstClass() || t == ir.Label || t == ir.Metadata {
		p.failAt(pos, p.prev-pos, "a result cannot be of type "+t.String(), "")
	}
	return t
}

func (p *parser) compare(in *instr) {
	if p.tok != tokWord {
		p.expected("a predicate")
	}
	if in.op == ir.OpICmp {
		in.pred = ir.ICmpPred(p.text())
	} else {
		in.pred = ir.FCmpPred(p.text())
	}
	if in.pred == ir.PredNone {
		p.expectedOneOf("a predicate", words("eq ne ugt uge ult ule sgt sge slt sle oeq ogt oge olt ole one ord uno ueq une"))
	}
	p.next()
	a := p.arg()
	p.want(',')
	p.args = append(p.args, p.value(a.Type))
	in.typ = p.boolLike(a.Type)
}

// boolLike is i1, or a vector of i1 shaped like t.
func (p *parser) boolLike(t *ir.Type) *ir.Type {
	if t.IsVector() {
		return p.m.Types.Vector(t.Len, ir.I1, t.Scalable)
	}
	return ir.I1
}

// operands reads a comma-separated list of typed operands.
func (p *parser) operands(in *instr) {
	start := p.start
	p.arg()
	for i := 1; i < in.op.Info().Arity; i++ {
		p.want(',')
		p.arg()
	}
	a := p.args
	bad := func(msg string) { p.failAt(start, p.prev-start, msg, "") }
	switch in.op {
	case ir.OpSelect:
		in.typ = a[1].Type
	case ir.OpFreeze, ir.OpInsertElement:
		in.typ = a[0].Type
	case ir.OpResume:
		in.typ = ir.Void
	case ir.OpExtractElement:
		if !a[0].Type.IsVector() {
			bad("'extractelement' takes a vector, not " + article(a[0].Type))
		}
		in.typ = a[0].Type.Elem
	case ir.OpShuffleVector:
		m := a[2].Type
		if !a[0].Type.IsVector() || a[0].Type != a[1].Type || !m.IsVector() || m.Elem != ir.I32 {
			bad("'shufflevector' takes two vectors of one type and a mask of i32")
		}
		in.typ = p.m.Types.Vector(m.Len, a[0].Type.Elem, m.Scalable)
	}
	switch in.op {
	case ir.OpSelect:
		if c := a[0].Type; a[1].Type != a[2].Type || c.Scalar() != ir.I1 || c.IsVector() && c != p.boolLike(in.typ) {
			bad("'select' takes i1 (or a vector of it) and two values of one type")
		}
	case ir.OpInsertElement:
		if !in.typ.IsVector() || a[1].Type != in.typ.Elem || !a[2].Type.IsInt() {
			bad("'insertelement' takes a vector, an element and an integer index")
		}
	}
}

// special reads the instructions that have a form of their own.
func (p *parser) special(in *instr, start int) {
	switch in.op {
	case ir.OpCall, ir.OpInvoke, ir.OpCallBr:
		p.call(in)
	case ir.OpLoad:
		p.load(in)
	case ir.OpStore:
		p.store(in)
	case ir.OpGEP:
		p.gep(in)
	case ir.OpBr:
		in.typ = ir.Void
		if p.is("label") {
			p.targets = append(p.targets, p.labelRef())
			return
		}
		pos := p.start
		if c := p.arg(); c.Type != ir.I1 {
			p.failAt(pos, p.prev-pos, "the condition of 'br' is i1, not "+c.Type.String(), "")
		}
		for range 2 {
			p.want(',')
			p.targets = append(p.targets, p.labelRef())
		}
	case ir.OpPhi:
		p.phi(in)
	case ir.OpRet:
		in.typ = ir.Void
		pos := p.start
		want := p.fn.FuncType.Elem
		t := p.typ()
		if t == ir.Void {
			if want != ir.Void {
				p.failAt(pos, p.prev-pos, "the function returns "+want.String()+", so a value of that type is expected", "")
			}
			return
		}
		if t != want {
			p.failAt(pos, p.prev-pos, "the function returns "+want.String()+", not "+t.String(), "")
		}
		p.args = append(p.args, p.value(t))
	case ir.OpUnreachable:
		in.typ = ir.Void
	case ir.OpSwitch:
		p.switchInstr(in)
	case ir.OpAlloca:
		p.alloca(in)
	case ir.OpExtractValue, ir.OpInsertValue:
		p.elementOfAggregate(in)
	case ir.OpAtomicRMW, ir.OpCmpXchg, ir.OpFence:
		p.atomic(in)
	case ir.OpVAArg:
		p.arg()
		p.want(',')
		in.typ = p.resultType()
	case ir.OpIndirectBr:
		in.typ = ir.Void
		p.arg()
		p.want(',')
		p.labelList()
	default:
		p.exception(in)
	}
}

// labelList reads `[label %a, label %b]`.
func (p *parser) labelList() {
	p.want('[')
	for p.tok != ']' {
		p.targets = append(p.targets, p.labelRef())
		if !p.accept(',') {
			break
		}
	}
	p.want(']')
}

func (p *parser) memFlags(in *instr, allowed ...string) (atomic bool) {
	for p.tok == tokWord {
		switch w := p.text(); {
		case w == "volatile":
			in.flags |= ir.Volatile
		case w == "atomic" && (in.op == ir.OpLoad || in.op == ir.OpStore):
			atomic = true
		case w == "weak" && in.op == ir.OpCmpXchg:
			in.flags |= ir.Weak
		default:
			return
		}
		p.next()
	}
	return
}

// alignTail reads `, align N` if it is next, and leaves a comma before
// metadata to the caller.
func (p *parser) alignTail() uint64 {
	if p.tok != ',' {
		return 0
	}
	save := p.lexer
	p.next()
	if !p.is("align") {
		p.lexer = save
		return 0
	}
	return p.align()
}

// align reads `align N`.
func (p *parser) align() uint64 {
	p.wantWord("align")
	pos, n := p.start, p.pos-p.start
	a := p.uint("an alignment", 64)
	if bits.OnesCount64(a) != 1 || a > 1<<32 {
		p.failAt(pos, n, "an alignment is a power of two, at most 4294967296", "")
	}
	return a
}

func (p *parser) syncScope() string {
	if !p.acceptWord("syncscope") {
		return ""
	}
	p.want('(')
	s := p.stringConst("the name of a synchronization scope")
	p.want(')')
	return s
}

func (p *parser) ordering() ir.Ordering {
	if p.tok == tokWord {
		if o, ok := orderings[p.text()]; ok {
			p.next()
			return o
		}
	}
	p.expectedOneOf("an ordering", words("unordered monotonic acquire release acq_rel seq_cst"))
	return 0
}

func (p *parser) load(in *instr) {
	atomic := p.memFlags(in)
	pos := p.start
	in.typ = p.typ()
	if !in.typ.IsFirstClass() || !in.typ.IsSized() || in.typ == ir.Label {
		p.failAt(pos, p.prev-pos, "a value of type "+in.typ.String()+" cannot be loaded", "")
	}
	p.want(',')
	pos = p.start
	if a := p.arg(); !a.Type.IsPtr() {
		p.failAt(pos, p.prev-pos, "the operand of 'load' is a pointer, not "+article(a.Type), "")
	}
	p.mem(in, atomic)
}

func (p *parser) store(in *instr) {
	in.typ = ir.Void
	atomic := p.memFlags(in)
	pos := p.start
	if x := p.arg(); !x.Type.IsSized() {
		p.failAt(pos, p.prev-pos, "a value of type "+x.Type.String()+" cannot be stored", "")
	}
	p.want(',')
	pos = p.start
	if a := p.arg(); !a.Type.IsPtr() {
		p.failAt(pos, p.prev-pos, "the second operand of 'store' is a pointer, not "+article(a.Type), "")
	}
	p.mem(in, atomic)
}

// mem reads ordering and alignment of a load or store.
func (p *parser) mem(in *instr, atomic bool) {
	if !atomic {
		in.aux = ir.PlainMem(p.alignTail())
		return
	}
	m := &ir.Mem{Scope: p.syncScope()}
	m.Ordering = p.ordering()
	m.Align = p.alignTail()
	if m.Align == 0 {
		p.failAt(p.prev, 1, "an atomic "+in.op.String()+" states its alignment", "")
	}
	in.aux = m
}

func (p *parser) atomic(in *instr) {
	m := new(ir.Mem)
	in.aux = m
	if in.op == ir.OpFence {
		in.typ = ir.Void
		m.Scope = p.syncScope()
		m.Ordering = p.ordering()
		return
	}
	p.memFlags(in)
	if in.op == ir.OpAtomicRMW {
		if m.RMW = p.acceptOf(rmwOps); m.RMW == "" {
			p.expectedOneOf("the operation of 'atomicrmw'", rmwOps)
		}
	}
	pos := p.start
	if a := p.arg(); !a.Type.IsPtr() {
		p.failAt(pos, p.prev-pos, "the first operand of '"+in.op.String()+"' is a pointer, not "+article(a.Type), "")
	}
	p.want(',')
	x := p.arg()
	in.typ = x.Type
	if in.op == ir.OpCmpXchg {
		p.want(',')
		pos := p.start
		if y := p.arg(); y.Type != x.Type {
			p.failAt(pos, p.prev-pos, "the new value is of type "+y.Type.String()+", but the compared one of "+x.Type.String(), "")
		}
		in.typ = p.m.Types.Struct([]*ir.Type{x.Type, ir.I1}, false)
	}
	m.Scope = p.syncScope()
	m.Ordering = p.ordering()
	if in.op == ir.OpCmpXchg {
		m.Failure = p.ordering()
	}
	m.Align = p.alignTail()
}

func (p *parser) alloca(in *instr) {
	for p.tok == tokWord && (p.text() == "inalloca" || p.text() == "swifterror") {
		in.flags |= ir.FlagByName(p.text())
		p.next()
	}
	a := new(ir.Alloca)
	pos := p.start
	a.Elem = p.typ()
	if !a.Elem.IsFirstClass() || a.Elem == ir.Label || a.Elem == ir.Metadata {
		p.failAt(pos, p.prev-pos, "memory for type "+a.Elem.String()+" cannot be allocated", "")
	}
	space := uint32(0)
	var count *ir.Value
tail:
	for p.tok == ',' {
		save := p.lexer
		p.next()
		switch {
		case p.tok == tokMeta:
			p.lexer = save
			break tail
		case p.is("align"):
			a.Align = p.align()
		case p.is("addrspace"):
			space = p.addrSpace()
		case count == nil && a.Align == 0:
			pos := p.start
			count = p.typedValue()
			a.Counted = true
			if !count.Type.IsInt() {
				p.failAt(pos, p.prev-pos, "the number of elements is an integer, not "+article(count.Type), "")
			}
		default:
			p.expected("'align' or 'addrspace'")
		}
	}
	if count == nil {
		count = p.pool.Int(ir.I32, 1)
	}
	p.args = append(p.args, count)
	in.typ, in.aux = p.m.Types.Pointer(space), a
}

func (p *parser) gep(in *instr) {
	for p.tok == tokWord {
		fl := ir.FlagByName(p.text())
		if fl == 0 || fl&^in.op.Info().Flags != 0 {
			break
		}
		in.flags |= fl
		p.next()
	}
	elem := p.typ()
	in.aux = elem
	p.want(',')
	pos := p.start
	base := p.arg()
	if !base.Type.Scalar().IsPtr() {
		p.failAt(pos, p.prev-pos, "the base of 'getelementptr' is a pointer, not "+article(base.Type), "")
	}
	in.typ = base.Type
	t := elem
	for n := 0; p.tok == ','; n++ {
		save := p.lexer
		p.next()
		if p.tok == tokMeta {
			p.lexer = save
			break
		}
		pos := p.start
		x := p.arg()
		if !x.Type.Scalar().IsInt() {
			p.failAt(pos, p.prev-pos, "an index is an integer, not "+article(x.Type), "")
		}
		if x.Type.IsVector() {
			if !in.typ.IsVector() {
				in.typ = p.m.Types.Vector(x.Type.Len, in.typ, x.Type.Scalable)
			} else if in.typ.Len != x.Type.Len || in.typ.Scalable != x.Type.Scalable {
				p.failAt(pos, p.prev-pos, "vectors of indices are of one length", "")
			}
		}
		if n > 0 {
			if t = stepInto(t, x); t == nil {
				p.failAt(pos, p.prev-pos, "the index leads to no element of "+elem.String(), "")
			}
		}
	}
}

// stepInto is the type that an index of getelementptr leads to, nil if there is none.
func stepInto(t *ir.Type, x *ir.Value) *ir.Type {
	switch t.Kind {
	case ir.ArrayKind, ir.VectorKind:
		return t.Elem
	case ir.StructKind:
		n, ok := constIndex(x)
		if !ok || x.Type.Scalar() != ir.I32 {
			return nil
		}
		return t.ElemAt(n)
	}
	return nil
}

// constIndex is the constant of an index, or of the elements of a splat of it.
func constIndex(x *ir.Value) (uint64, bool) {
	switch x.Op {
	case ir.OpInt:
		return x.Bits, x.Aux == nil
	case ir.OpZero:
		return 0, true
	case ir.OpSplat:
		return constIndex(x.Args[0])
	case ir.OpAggregate:
		n, ok := constIndex(x.Args[0])
		for _, e := range x.Args {
			m, k := constIndex(e)
			ok = ok && k && m == n
		}
		return n, ok
	}
	return 0, false
}

func (p *parser) phi(in *instr) {
	in.flags = p.fastMath()
	in.typ = p.resultType()
	if p.tok != '[' { // a phi of a block that nothing leads to may be empty
		return
	}
	for {
		p.want('[')
		p.args = append(p.args, p.value(in.typ))
		p.want(',')
		p.targets = append(p.targets, p.blockRef())
		p.want(']')
		if p.tok != ',' {
			return
		}
		save := p.lexer
		p.next()
		if p.tok == tokMeta {
			p.lexer = save
			return
		}
	}
}

func (p *parser) fastMath() (fl ir.Flags) {
	for p.tok == tokWord {
		f := ir.FlagByName(p.text())
		if f == 0 || f&^ir.FastMath != 0 {
			break
		}
		fl |= f
		p.next()
	}
	return
}

func (p *parser) switchInstr(in *instr) {
	in.typ = ir.Void
	pos := p.start
	c := p.arg()
	if !c.Type.IsInt() {
		p.failAt(pos, p.prev-pos, "the condition of 'switch' is an integer, not "+article(c.Type), "")
	}
	p.want(',')
	p.targets = append(p.targets, p.labelRef())
	p.want('[')
	for p.tok != ']' {
		pos := p.start
		x := p.constant()
		if x.Type != c.Type || x.Op != ir.OpInt && x.Op != ir.OpZero {
			p.failAt(pos, p.prev-pos, "a case is an integer constant of type "+c.Type.String(), "")
		}
		p.args = append(p.args, x)
		p.want(',')
		p.targets = append(p.targets, p.labelRef())
	}
	p.next()
}

func (p *parser) elementOfAggregate(in *instr) {
	pos := p.start
	agg := p.arg()
	if !agg.Type.IsAggregate() {
		p.failAt(pos, p.prev-pos, "'"+in.op.String()+"' takes a struct or an array, not "+article(agg.Type), "")
	}
	var x *ir.Value
	xpos, xn := 0, 0
	if in.op == ir.OpInsertValue {
		p.want(',')
		xpos = p.start
		x = p.arg()
		xn = p.prev - xpos
	}
	t := agg.Type
	var path ir.Indices
	for p.tok == ',' {
		save := p.lexer
		p.next()
		if p.tok == tokMeta {
			p.lexer = save
			break
		}
		pos, n := p.start, p.pos-p.start
		i := p.uint("an index", 32)
		var e *ir.Type
		if t.IsAggregate() {
			e = t.ElemAt(i)
		}
		if e == nil {
			p.failAt(pos, n, t.String()+" has no element "+strconv.FormatUint(i, 10), "")
		}
		t = e
		path = append(path, uint32(i))
	}
	if len(path) == 0 {
		p.expected("','")
	}
	in.aux, in.typ = path, t
	if x != nil {
		if x.Type != t {
			p.failAt(xpos, xn, "the element is of type "+t.String()+", not "+x.Type.String(), "")
		}
		in.typ = agg.Type
	}
}

// exception reads the instructions of exception handling (LangRef, "Exception
// Handling in LLVM").
func (p *parser) exception(in *instr) {
	switch in.op {
	case ir.OpLandingPad:
		in.typ = p.resultType()
		if p.acceptWord("cleanup") {
			in.flags |= ir.Cleanup
		}
		var clauses ir.Clauses
		for p.is("catch") || p.is("filter") {
			filter := p.is("filter")
			clauses = append(clauses, filter)
			p.next()
			pos := p.start
			if c := p.arg(); (c.Type.Kind == ir.ArrayKind) != filter {
				p.failAt(pos, p.prev-pos, "a filter is an array of type infos, a catch is one type info", "")
			}
		}
		in.aux = clauses
	case ir.OpCatchSwitch:
		in.typ = ir.Token
		p.wantWord("within")
		p.args = append(p.args, p.value(ir.Token))
		p.labelList()
		p.wantWord("unwind")
		if p.acceptWord("to") {
			p.wantWord("caller")
			in.aux = ir.UnwindsToCaller{}
		} else {
			p.targets = append(p.targets, p.labelRef())
		}
	case ir.OpCatchPad, ir.OpCleanupPad:
		in.typ = ir.Token
		p.wantWord("within")
		p.args = append(p.args, p.value(ir.Token))
		p.want('[')
		for p.tok != ']' {
			p.arg()
			if !p.accept(',') {
				break
			}
		}
		p.want(']')
	case ir.OpCatchRet:
		in.typ = ir.Void
		p.wantWord("from")
		p.args = append(p.args, p.value(ir.Token))
		p.wantWord("to")
		p.targets = append(p.targets, p.labelRef())
	case ir.OpCleanupRet:
		in.typ = ir.Void
		p.wantWord("from")
		p.args = append(p.args, p.value(ir.Token))
		p.wantWord("unwind")
		if p.acceptWord("to") {
			p.wantWord("caller")
		} else {
			p.targets = append(p.targets, p.labelRef())
		}
	}
}
