package asm

import (
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
		flags |= p.flags(info.Flags)
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

// flags reads flags of the set, in any order.
func (p *parser) flags(set ir.Flags) (fl ir.Flags) {
	for p.tok == tokWord {
		f := ir.FlagByName(p.text())
		if f == 0 || f&^set != 0 {
			break
		}
		fl |= f
		p.next()
	}
	return fl
}

func (p *parser) predicate(op ir.Op) (pred ir.Pred) {
	if p.tok != tokWord {
		p.expected("a predicate")
	}
	if op == ir.OpICmp {
		pred = ir.ICmpPred(p.text())
	} else {
		pred = ir.FCmpPred(p.text())
	}
	if pred == ir.PredNone {
		p.expectedOneOf("a predicate", words("eq ne ugt uge ult ule sgt sge slt sle oeq ogt oge olt ole one ord uno ueq une"))
	}
	p.next()
	return pred
}

func (p *parser) compare(in *instr) {
	in.pred = p.predicate(in.op)
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

func (p *parser) phi(in *instr) {
	in.flags = p.flags(ir.FastMath)
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
