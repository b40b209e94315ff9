package asm

import (
	"strconv"
	"strings"

	"rewrite/passes/ir"
)

// call reads call, invoke and callbr behind the mnemonic.
func (p *parser) call(in *instr) {
	c := new(ir.Call)
	if in.op == ir.OpCall {
		in.flags |= p.flags(ir.FastMath)
	}
	c.CC = p.callConv()
	c.RetAttrs = p.attrs(paramPlace)
	c.AddrSpace, c.HasSpace = p.optAddrSpace()
	if !c.HasSpace {
		c.AddrSpace = p.file.programSpace
	}
	tpos := p.start
	t := p.typ()
	var fn *ir.Type
	result := t
	if t.Kind == ir.FuncKind {
		fn, result = t, t.Elem
		c.Stated = !t.VarArg
	}
	if result.Kind == ir.LabelKind || result.Kind == ir.MetadataKind {
		p.failAt(tpos, p.prev-tpos, "a call cannot return "+result.String(), "")
	}
	in.typ = result
	callee := p.lexer // the callee's type follows from the arguments: read it again then
	p.skipCallee()
	p.args = append(p.args, nil)
	p.callArgs(c, fn, in.flags)
	if fn == nil {
		fn = p.callType(result)
	}
	c.FuncType = fn
	rest := p.lexer
	p.lexer = callee
	if p.tok == tokGlobal && strings.HasPrefix(p.src[p.nameStart:p.nameEnd], "llvm.dbg.") {
		p.file.dbgCall.note(p.start)
	}
	p.args[0] = p.callee(c)
	p.lexer = rest
	c.FuncAttrs = p.attrs(funcPlace)
	if p.tok == '[' {
		p.bundles(c)
	}
	in.aux = c
	switch in.op {
	case ir.OpInvoke:
		p.wantWord("to")
		p.targets = append(p.targets, p.labelRef())
		p.wantWord("unwind")
		p.targets = append(p.targets, p.labelRef())
	case ir.OpCallBr:
		p.wantWord("to")
		p.targets = append(p.targets, p.labelRef())
		p.labelList()
		c.NumIndirect = len(p.targets) - 1
	}
}

func (p *parser) callConv() ir.CallConv {
	if p.tok != tokWord {
		return ""
	}
	w := p.text()
	switch {
	case w == "cc":
		p.next()
		// "cc10" is lexed as a word of its own, "cc 10" is two tokens
		return ir.CallConvByNumber(int(p.uint("the number of a calling convention", 10)))
	case len(w) > 2 && w[:2] == "cc" && strings.Trim(w[2:], "0123456789") == "":
		n, err := strconv.Atoi(w[2:])
		if err != nil || n > 1023 {
			p.fail("the number of a calling convention is at most 1023")
		}
		p.next()
		return ir.CallConvByNumber(n)
	case w == "ccc":
		p.next()
		return ""
	case w == "riscv_vls_cc":
		p.next()
		if p.tok != '(' {
			return ir.CallConv(w)
		}
		p.next()
		n := p.uint("a vector length", 32)
		p.want(')')
		return ir.CallConv(w + "(" + strconv.FormatUint(n, 10) + ")")
	case len(w) > 4 && ir.CallConvNames[w]:
		p.next()
		return ir.CallConv(w)
	}
	return ""
}

// skipCallee moves over the callee, which ends before the parenthesis of the arguments.
func (p *parser) skipCallee() {
	switch p.tok {
	case tokLocal, tokLocalID, tokGlobal, tokGlobalID:
		p.next()
		return
	case tokWord:
		if p.is("asm") {
			for p.next(); p.tok == tokWord; p.next() {
			}
			for p.tok == tokString || p.tok == ',' {
				p.next()
			}
			return
		}
		w := p.text()
		if op := ir.OpByName(w); !constWords[w] && !op.Is(ir.ConstExpr) && !formerConstExprs[op] {
			p.expectedOneOf("a function to call", constWords)
		}
		p.next()
		if w == "null" || w == "undef" || w == "poison" || w == "zeroinitializer" {
			return
		}
		for p.tok == tokWord {
			p.next()
		}
		if p.tok == tokGlobal || p.tok == tokGlobalID { // dso_local_equivalent @f
			p.next()
			return
		}
		if p.tok == '(' && p.skipBalanced() {
			return
		}
	}
	p.expected("a function to call")
}

// callee reads the callee, a pointer; an intrinsic need not be declared.
func (p *parser) callee(c *ir.Call) *ir.Value {
	t := p.m.Types.Pointer(c.AddrSpace)
	if p.tok == tokGlobal {
		name := p.src[p.nameStart:p.nameEnd]
		if strings.HasPrefix(name, "llvm.") && p.m.Lookup(p.ident()) == nil {
			return p.globalValue(p.m.Intrinsic(p.ident(), c.FuncType), ir.Ptr)
		}
	}
	if p.tok == tokInt || p.tok == tokFloat {
		p.expected("a function to call")
	}
	return p.value(t)
}

// callArgs reads the arguments in parentheses; fn is the callee's type if it is stated.
func (p *parser) callArgs(c *ir.Call, fn *ir.Type, flags ir.Flags) {
	open := p.start
	p.want('(')
	n, any := 0, false
	p.sets2 = p.sets2[:0]
	for p.tok != ')' {
		if p.tok == tokDots {
			if flags&ir.MustTail == 0 || !p.fn.FuncType.VarArg {
				p.fail("'...' stands for the rest of the arguments only in a musttail call in a variadic function")
			}
			p.next()
			break
		}
		pos := p.start
		t := p.typ()
		attrs := p.attrs(paramPlace)
		var v *ir.Value
		if t == ir.Metadata {
			v = p.metadataValue()
		} else {
			if !t.IsFirstClass() {
				p.failAt(pos, p.prev-pos, "an argument cannot have type "+t.String(), "")
			}
			v = p.value(t)
		}
		if fn != nil {
			if n < len(fn.Fields) {
				if fn.Fields[n] != t {
					p.failAt(pos, p.prev-pos, "argument "+strconv.Itoa(n+1)+" is of type "+t.String()+", but "+
						fn.Fields[n].String()+" is expected", "")
				}
			} else if !fn.VarArg {
				p.failAt(pos, p.prev-pos, "too many arguments for "+fn.String(), "")
			}
		}
		p.args = append(p.args, v)
		p.sets2 = append(p.sets2, attrs)
		any = any || attrs != nil
		n++
		if !p.accept(',') {
			break
		}
	}
	p.want(')')
	if fn != nil && n < len(fn.Fields) {
		p.failAt(open, p.prev-open, "too few arguments for "+fn.String(), "")
	}
	if any {
		c.ParamAttrs = append([]*ir.AttrSet(nil), p.sets2...)
	}
}

// callType is the function type that follows from the arguments.
func (p *parser) callType(result *ir.Type) *ir.Type {
	p.types = p.types[:0]
	for _, a := range p.args[1:] {
		p.types = append(p.types, a.Type)
	}
	if t := p.lastCallType; t != nil && t.Elem == result && sameTypes(t.Fields, p.types) {
		return t
	}
	p.lastCallType = p.m.Types.Func(result, p.types, false)
	return p.lastCallType
}

func sameTypes(a, b []*ir.Type) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if a[i] != b[i] {
			return false
		}
	}
	return true
}

// bundles reads `[ "tag"(T x, ...), ... ]`.
func (p *parser) bundles(c *ir.Call) {
	p.want('[')
	for p.tok != ']' {
		if p.tok != tokString {
			p.expected("the tag of an operand bundle")
		}
		b := ir.Bundle{Tag: ir.UnescapeString(p.src[p.nameStart:p.nameEnd])}
		p.next()
		p.want('(')
		for p.tok != ')' {
			p.arg()
			b.N++
			if !p.accept(',') {
				break
			}
		}
		p.want(')')
		c.Bundles = append(c.Bundles, b)
		if !p.accept(',') {
			break
		}
	}
	p.want(']')
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
