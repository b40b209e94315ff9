package asm

import (
	"strconv"
	"strings"

	"rewrite/passes/ir"
	"rewrite/passes/ir/asm/print"
	"rewrite/passes/ir/diag"
)

func (p *parser) globalDef() {
	name, number := "", -1
	pos, n := p.start, p.pos-p.start
	if p.tok == tokGlobalID {
		number = int(p.num)
	} else if name = p.ident(); name == "" { // @"" is no name
		number = p.file.nextGlobal
	}
	p.next()
	p.want('=')
	p.variable(name, number, pos, n)
}

// linkageWords reads what stands before the kind of any global.
func (p *parser) linkageWords(g *ir.Global) {
	g.Linkage = p.acceptOf(linkages)
	g.Preemption = p.acceptOf(preemptions)
	g.Visibility = p.acceptOf(visibilities)
	if g.Visibility == "default" {
		g.Visibility = ""
	}
	g.DLLStorage = p.acceptOf(dllStorages)
}

// checkLinkage reports combinations of words that exclude each other.
func (p *parser) checkLinkage(g *ir.Global, pos int) {
	local := g.Linkage == "private" || g.Linkage == "internal"
	bad := ""
	switch {
	case local && g.Visibility != "":
		bad = "a global with linkage '" + g.Linkage + "' cannot be " + g.Visibility
	case local && g.DLLStorage != "":
		bad = "a global with linkage '" + g.Linkage + "' cannot be " + g.DLLStorage
	case g.Func == nil:
	case g.Func.HasBody && (g.Linkage == "extern_weak" || g.Linkage == "common" || g.Linkage == "appending"):
		bad = "linkage '" + g.Linkage + "' is not for a function that is defined"
	case !g.Func.HasBody && g.Linkage != "" && g.Linkage != "external" && g.Linkage != "extern_weak":
		bad = "linkage '" + g.Linkage + "' is not for a function that is only declared"
	}
	if bad != "" {
		p.failAt(pos, len(g.Linkage), bad, "")
	}
}

// variable reads a global variable, alias or ifunc behind its name.
func (p *parser) variable(name string, number, pos, n int) {
	if number >= 0 {
		if number < p.file.nextGlobal {
			p.failAt(pos, n, "global should be numbered "+strconv.Itoa(p.file.nextGlobal)+" or higher", "")
		}
		p.file.nextGlobal = number + 1
	}
	g := p.file.newGlobal(name, number)
	g.Pos = uint32(pos)
	lpos := p.start
	p.linkageWords(g)
	p.checkLinkage(g, lpos)
	if p.acceptWord("thread_local") {
		g.ThreadLocal = "thread_local"
		if p.accept('(') {
			model := p.acceptOf(words("localdynamic initialexec localexec"))
			if model == "" {
				p.expectedOneOf("a thread-local model", words("localdynamic initialexec localexec"))
			}
			p.want(')')
			g.ThreadLocal += "(" + model + ")"
		}
	}
	g.UnnamedAddr = p.acceptOf(unnamedAddrs)
	if p.is("alias") || p.is("ifunc") {
		g.Kind = ir.Alias
		if p.is("ifunc") {
			g.Kind = ir.IFunc
		}
		p.next()
		p.alias(g)
	} else {
		g.Kind = ir.Var
		p.variableRest(g)
	}
	p.defineGlobal(g, pos, n)
}

func (p *parser) defineGlobal(g *ir.Global, pos, n int) {
	if !p.file.define(g) {
		old := p.m.Lookup(g.Key())
		p.failAt(pos, n, "redefinition of '"+g.Spelling()+"'", "first defined on line "+strconv.Itoa(p.file.line(int(old.Pos))))
	}
}

func (p *parser) alias(g *ir.Global) {
	g.ValueType = p.typ()
	p.want(',')
	if op := ir.OpByName(p.text()); p.tok == tokWord && (op == ir.OpGEP || op == ir.OpBitCast || op == ir.OpIntToPtr ||
		op == ir.OpAddrSpaceCast) {
		g.Init = p.constExpr(op, nil) // an expression may leave out its type here
	} else {
		g.Init = p.constant()
	}
	if !g.Init.Type.IsPtr() {
		p.failAt(p.prev-1, 1, "an "+g.Kind.String()+" refers to a pointer, not "+article(g.Init.Type), "")
	}
	g.Type = g.Init.Type
	for p.accept(',') {
		switch {
		case p.acceptWord("partition"):
			g.Partition = p.stringConst("the name of a partition")
		case p.tok == tokMeta:
			g.Meta = p.attachments(true)
		default:
			p.expectedOneOf("'partition'", words("partition"))
		}
	}
}

func (p *parser) variableRest(g *ir.Global) {
	g.AddrSpace, _ = p.optAddrSpace()
	g.Type = p.m.Types.Pointer(g.AddrSpace)
	g.ExternallyInitialized = p.acceptWord("externally_initialized")
	switch {
	case p.acceptWord("constant"):
		g.Constant = true
	case p.acceptWord("global"):
	default:
		p.expectedOneOf("'global' or 'constant'", words("global constant alias ifunc addrspace thread_local "+
			"private internal weak weak_odr linkonce linkonce_odr common external hidden unnamed_addr local_unnamed_addr"))
	}
	pos := p.start
	g.ValueType = p.typ()
	if !g.ValueType.IsFirstClass() || g.ValueType == ir.Label || g.ValueType == ir.Metadata || g.ValueType == ir.Token {
		p.failAt(pos, p.prev-pos, "a variable cannot be of type "+g.ValueType.String(), "")
	}
	if g.Linkage != "external" && g.Linkage != "extern_weak" {
		g.Init = p.constOf(g.ValueType)
	}
	for p.accept(',') {
		switch {
		case p.acceptWord("section"):
			g.Section, g.HasSection = p.stringConst("the name of a section"), true
		case p.acceptWord("partition"):
			g.Partition = p.stringConst("the name of a partition")
		case p.acceptWord("code_model"):
			g.CodeModel = p.stringConst("a code model")
		case p.is("align"):
			g.Align = p.align()
		case p.is("comdat"):
			g.Comdat = p.comdatRef(g)
		case p.tok == tokMeta:
			g.Meta = p.attachments(true)
		default:
			w := p.acceptOf(sanitizers)
			if w == "" {
				p.expectedOneOf("a property of the variable", words("section partition align comdat code_model"))
			}
			g.Sanitizer = append(g.Sanitizer, w)
		}
	}
	g.Attrs = p.attrs(funcPlace)
}

// function reads a declaration, or a definition's header; the body is only
// found, not read.
func (p *parser) function() {
	define := p.is("define")
	unknown := strings.HasSuffix(p.src[:p.start], print.UnknownIntrinsic)
	p.next()
	proto := ir.Global{Kind: ir.Function}
	if !define {
		proto.Meta = p.attachments(false)
	}
	lpos := p.start
	p.linkageWords(&proto)
	cc := p.callConv()
	ret := p.attrs(paramPlace)
	tpos := p.start
	result := p.typ()
	if result.Kind == ir.LabelKind || result.Kind == ir.MetadataKind || result.Kind == ir.FuncKind {
		p.failAt(tpos, p.prev-tpos, "a function cannot return "+result.String(), "")
	}
	pos, n := p.start, p.pos-p.start
	name, number := "", -1
	switch p.tok {
	case tokGlobal:
		if name = p.ident(); name == "" { // @"" is no name
			number = p.file.nextGlobal
			p.file.nextGlobal++
		}
	case tokGlobalID:
		number = int(p.num)
		if number < p.file.nextGlobal {
			p.fail("function should be numbered " + strconv.Itoa(p.file.nextGlobal) + " or higher")
		}
		p.file.nextGlobal = number + 1
	case '(':
		number = p.file.nextGlobal
		p.file.nextGlobal++
		n = 0
	default:
		p.expected("the name of a function")
	}
	if n > 0 {
		p.next()
	}
	g := p.file.newGlobal(name, number)
	g.Kind, g.Meta, g.Pos = ir.Function, proto.Meta, uint32(pos)
	g.Linkage, g.Preemption, g.Visibility, g.DLLStorage = proto.Linkage, proto.Preemption, proto.Visibility, proto.DLLStorage
	scan := &bodyScan{params: p.start}
	types, attrs, varArg := p.headerParams(define)
	f := ir.NewFunc(g, p.m.Types.Func(result, types, varArg), nil)
	f.UnknownIntrinsic = unknown
	f.CC, f.RetAttrs, f.ParamAttrs, f.HasBody = cc, ret, attrs, define
	g.ValueType = f.FuncType
	g.AddrSpace = p.file.programSpace
	scan.fn = f
	p.checkLinkage(g, lpos)
	p.headerTail(f)
	g.Type = p.m.Types.Pointer(g.AddrSpace)
	if !define {
		p.defineGlobal(g, pos, n)
		return
	}
	g.Meta = p.attachments(false)
	if p.tok != '{' {
		p.expected("'{'")
	}
	p.defineGlobal(g, pos, n)
	scan.open = p.start
	scan.end = skipBody(p.src, p.start)
	if scan.end < 0 {
		scan.end, scan.cut, p.file.cut = len(p.src), true, true
	}
	p.file.bodies = append(p.file.bodies, scan)
	p.pos = scan.end
	p.next()
}

// headerParams reads the parameters' types and attributes. Names are read with
// the body.
func (p *parser) headerParams(define bool) (types []*ir.Type, attrs []*ir.AttrSet, varArg bool) {
	p.want('(')
	any := false
	for p.tok != ')' {
		if p.accept(tokDots) {
			varArg = true
			break
		}
		pos := p.start
		t := p.typ()
		if !t.IsFirstClass() || t == ir.Label {
			p.failAt(pos, p.prev-pos, "a parameter cannot be of type "+t.String(), "")
		}
		a := p.attrs(paramPlace)
		any = any || a != nil
		types = append(types, t)
		attrs = append(attrs, a)
		if p.tok == tokLocal || p.tok == tokLocalID {
			p.next()
		}
		if !p.accept(',') {
			break
		}
	}
	p.want(')')
	if !any {
		attrs = nil
	}
	return types, attrs, varArg
}

// headerTail reads what stands between the parameters and the body.
func (p *parser) headerTail(f *ir.Func) {
	g := f.Global
	for {
		switch {
		case p.tok == tokWord && unnamedAddrs[p.text()]:
			g.UnnamedAddr = p.acceptOf(unnamedAddrs)
		case p.is("addrspace"):
			g.AddrSpace, f.HasSpace = p.optAddrSpace()
		case p.acceptWord("section"):
			g.Section, g.HasSection = p.stringConst("the name of a section"), true
		case p.acceptWord("partition"):
			g.Partition = p.stringConst("the name of a partition")
		case p.is("comdat"):
			g.Comdat = p.comdatRef(g)
		case p.is("align"):
			if p.peek() == '(' {
				p.next()
				p.want('(')
				g.Align = p.uint("an alignment", 33)
				p.want(')')
			} else {
				g.Align = p.align()
			}
		case p.acceptWord("prefalign"):
			p.want('(')
			f.PrefAlign = p.uint("an alignment", 33)
			p.want(')')
		case p.acceptWord("gc"):
			f.GC = p.stringConst("the name of a garbage collector")
		case p.acceptWord("prefix"):
			f.Prefix = p.constant()
		case p.acceptWord("prologue"):
			f.Prologue = p.constant()
		case p.acceptWord("personality"):
			f.Personal = p.constant()
		case p.atAttr(funcPlace):
			more := p.attrs(funcPlace)
			if g.Attrs != nil {
				more = &ir.AttrSet{Attrs: append(append([]ir.Attr(nil), g.Attrs.Attrs...), more.Attrs...),
					Text: g.Attrs.Text + " " + more.Text}
			}
			g.Attrs = more
		case p.tok == tokWord && !known(p.text()):
			p.unknownAttr(g)
		default:
			return
		}
	}
}

// unknownAttr keeps an attribute word of a header that no LLVM we know has.
func (p *parser) unknownAttr(g *ir.Global) {
	start, n := p.start, p.pos-p.start
	word := p.text()
	p.skipAttr(groupPlace)
	text := p.src[start:p.prev]
	set := &ir.AttrSet{Text: text}
	if g.Attrs != nil {
		set.Attrs = append(set.Attrs, g.Attrs.Attrs...)
		set.Text = g.Attrs.Text + " " + text
	}
	value := strings.TrimSpace(strings.TrimPrefix(text, word))
	if inner, ok := strings.CutPrefix(value, "("); ok {
		value = strings.TrimSuffix(inner, ")") // as is kept of those that we know
	}
	set.Attrs = append(set.Attrs, ir.Attr{Name: word, Value: value})
	g.Attrs = set
	p.diags = append(p.diags, p.file.diag(diag.Warning, start, n, "unknown attribute '"+word+"' of "+g.Spelling()+
		"; it is kept as it is", suggest(word, ir.AttrWords)))
}
