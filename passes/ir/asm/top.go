package asm

import (
	"strconv"
	"strings"

	"rewrite/passes/ir"
	"rewrite/passes/ir/diag"
)

// module reads the top level. An entity that is wrong is reported and left
// out; reading goes on at the next line that can begin one.
func (p *parser) module() {
	p.moduleID()
	p.next()
	if p.tok == tokEOF && strings.TrimSpace(p.src) == "" {
		p.diags = append(p.diags, &diag.Diagnostic{Severity: diag.Error, File: p.file.name, Msg: "the file is empty"})
		return
	}
	first := p.start
	for p.tok != tokEOF && !p.file.typed.Load() {
		p.entity()
	}
	for _, it := range p.m.Items {
		if t, ok := it.(*ir.Text); !ok || t.Kind != ir.Unknown || strings.ContainsAny(t.Value, "@%$!#^") {
			return
		}
	}
	if len(p.m.Items) > 0 {
		p.diags = append(p.diags, p.file.diag(diag.Error, first, 1, "this is no LLVM IR: no name and no word in it is known", ""))
	}
}

// moduleID takes the name from the comment that LLVM's printer begins with.
func (p *parser) moduleID() {
	const mark = "; ModuleID = "
	if strings.HasPrefix(p.src, mark) {
		end := strings.IndexByte(p.src, '\n')
		if end < 0 {
			end = len(p.src)
		}
		p.m.ID = strings.TrimSuffix(p.src[len(mark):end], "\r")
	}
}

func (p *parser) entity() {
	start := p.start
	defer func() {
		r := recover()
		if r == nil {
			return
		}
		e, ok := r.(*syntaxError)
		if !ok {
			panic(r)
		}
		if e.typed {
			p.file.typed.Store(true)
			return
		}
		atEnd := p.pos >= len(p.src)
		p.elems, p.depth = p.elems[:0], 0
		end := p.resync(max(start, e.pos-1))
		if e.unknown && (start == 0 || p.src[start-1] == '\n') && p.keepEntity(start, end) {
			p.diags = append(p.diags, p.file.diag(diag.Warning, e.pos, e.n, e.msg+"; it is kept as it is", e.hint))
		} else {
			p.file.cut = p.file.cut || atEnd
			p.diags = append(p.diags, p.file.wrong(e))
		}
		p.pos = end
		p.next()
	}()
	switch p.tok {
	case tokLocal, tokLocalID:
		p.typeDef()
	case tokGlobal, tokGlobalID:
		p.globalDef()
	case tokComdat:
		p.comdatDef()
	case tokMeta:
		p.namedMetadata()
	case '!':
		p.metadataNodes()
	case tokSummary:
		p.summary()
	case tokWord:
		switch w := p.text(); w {
		case "define", "declare":
			p.function()
		case "target", "source_filename", "module":
			p.property()
		case "attributes":
			p.attributes()
		case "uselistorder", "uselistorder_bb":
			for p.next(); p.tok != '{'; p.next() {
				if p.tok == tokEOF || p.tok == tokBad {
					p.expected("a list of indices in braces")
				}
				if p.tok == tokGlobal || p.tok == tokGlobalID {
					p.global()
				}
			}
			if !p.skipBalanced() {
				p.expected("'}'")
			}
			p.text1(ir.UseListOrders, p.src[start:p.prev])
		default:
			p.expectedOneOf("a top-level entity", words("define declare target source_filename module attributes"))
		}
	default:
		p.expected("a top-level entity")
	}
}

// resync is the offset of the next line behind pos that can begin an entity.
func (p *parser) resync(pos int) int {
	for {
		i := strings.IndexByte(p.src[min(pos, len(p.src)):], '\n')
		if i < 0 {
			return len(p.src)
		}
		pos += i + 1
		if pos >= len(p.src) {
			return len(p.src)
		}
		switch c := p.src[pos]; {
		case c == '@' || c == '%' || c == '$' || c == '!' || c == '^':
			return pos
		default:
			for _, w := range [...]string{"define ", "declare ", "attributes ", "target ", "module ", "source_filename "} {
				if strings.HasPrefix(p.src[pos:], w) {
					return pos
				}
			}
		}
	}
}

// keepEntity keeps a top-level entity with an unknown word as text, if it
// lexes and its brackets balance. A global of it can be referred to. What the
// file's end cuts off within a line is no such entity.
func (p *parser) keepEntity(start, end int) bool {
	if end == len(p.src) && p.src[end-1] != '\n' {
		return false
	}
	text := p.src[start:end]
	depth, last := 0, 0
	l := lexer{src: text}
	for l.next(); l.tok != tokEOF; l.next() {
		last = l.pos
		switch l.tok {
		case tokBad:
			return false
		case '(', '[', '{':
			depth++
		case ')', ']', '}':
			depth--
		}
	}
	if depth != 0 {
		return false
	}
	text = text[:last] // comments behind belong to what follows
	l = lexer{src: text}
	for l.next(); l.tok != tokEOF; l.next() {
		if l.tok == tokGlobal || l.tok == tokGlobalID {
			name, number := "", -1
			if l.tok == tokGlobalID {
				number = int(l.num)
			} else if name = l.src[l.nameStart:l.nameEnd]; l.quoted {
				name = ir.UnescapeString(name)
			}
			g := p.file.newGlobal(name, number)
			g.Kept, g.Type = true, ir.Ptr
			if p.file.define(g) {
				p.m.Items = p.m.Items[:len(p.m.Items)-1]
			}
			break
		}
		if l.tok == tokComdat {
			if c := p.file.comdat(l.src[l.nameStart:l.nameEnd]); c.Kind == "" {
				c.Kind = "unknown"
			}
			break
		}
	}
	p.file.keepGlobalsIn(text)
	p.text1(ir.Unknown, text)
	return true
}

func (p *parser) text1(kind ir.TextKind, value string) {
	p.m.Items = append(p.m.Items, &ir.Text{Kind: kind, Value: value})
}

func (p *parser) property() {
	w := p.text()
	p.next()
	kind := ir.SourceFilename
	switch w {
	case "target":
		for _, it := range p.m.Items {
			if t, ok := it.(*ir.Text); !ok || t.Kind > ir.Triple {
				p.failAt(p.prev-len(w), len(w), "'target' should stand before everything else", "")
			}
		}
		switch {
		case p.is("datalayout"):
			kind = ir.DataLayout
		case p.is("triple"):
			kind = ir.Triple
		default:
			p.expectedOneOf("'datalayout' or 'triple'", words("datalayout triple"))
		}
		p.next()
	case "module":
		p.wantWord("asm")
		p.text1(ir.ModuleAsm, p.stringConst("a line of assembly"))
		return
	}
	p.want('=')
	s := p.stringConst("a string")
	if kind == ir.DataLayout {
		p.file.setLayout(s)
	}
	p.text1(kind, s)
}

func (p *parser) typeDef() {
	pos, n := p.start, p.pos-p.start
	spelling, name := "", ""
	if p.tok == tokLocalID {
		spelling = strconv.FormatUint(p.num, 10)
	} else {
		name = p.ident()
		spelling = ir.QuoteName(name)
	}
	p.next()
	p.want('=')
	p.wantWord("type")
	if at, ok := p.file.typeDone[spelling]; ok {
		p.failAt(pos, n, "redefinition of type '%"+spelling+"'", "first defined on line "+strconv.Itoa(p.file.line(at)))
	}
	p.file.typeDone[spelling] = pos
	def := &ir.TypeDef{Name: spelling}
	switch {
	case p.is("opaque"):
		p.next()
		def.Type = p.definedStruct(spelling, name)
	case p.tok == '{' || p.tok == '<' && p.peek() == '{':
		packed := p.accept('<')
		def.Type = p.definedStruct(spelling, name)
		fields := p.structFields()
		if packed {
			p.want('>')
		}
		def.Type.SetBody(fields, packed)
	default:
		if t := p.file.typeNames[spelling]; t != nil {
			p.failAt(pos, n, "'%"+spelling+"' was used as a struct before, so it must be one", "")
		}
		def.Type = p.typ()
		p.file.typeNames[spelling] = def.Type
	}
	p.m.Items = append(p.m.Items, def)
}

// peek is the token behind the current one.
func (p *parser) peek() tokenKind {
	l := p.lexer
	l.next()
	return l.tok
}

func (p *parser) definedStruct(spelling, name string) *ir.Type {
	t := p.file.typeNames[spelling]
	if t == nil {
		t = p.m.Types.Named(spelling, name)
		p.file.typeNames[spelling] = t
	}
	return t
}

func (p *parser) comdatDef() {
	c := p.file.comdat(p.ident())
	pos, n := p.start, p.pos-p.start
	p.next()
	p.want('=')
	p.wantWord("comdat")
	kind := p.acceptOf(words("any exactmatch largest nodeduplicate samesize"))
	if kind == "" {
		p.expectedOneOf("the kind of a comdat", words("any exactmatch largest nodeduplicate samesize"))
	}
	if c.Kind != "" {
		p.failAt(pos, n, "redefinition of comdat '"+p.src[pos:pos+n]+"'", "")
	}
	c.Kind = kind
	p.m.Comdats = append(p.m.Comdats, c)
	p.m.Items = append(p.m.Items, c)
}

// comdatRef reads `comdat` or `comdat($c)`, the word being current.
func (p *parser) comdatRef(g *ir.Global) *ir.Comdat {
	pos, n := p.start, p.pos-p.start
	p.next()
	var c *ir.Comdat
	if p.accept('(') {
		if p.tok != tokComdat {
			p.expected("the name of a comdat")
		}
		pos, n = p.start, p.pos-p.start
		c = p.file.comdat(p.ident())
		p.next()
		p.want(')')
	} else {
		if g.Name == "" {
			p.failAt(pos, n, "a global without a name needs a comdat with one", "")
		}
		c = p.file.comdat(g.Name)
	}
	p.file.comdatUses = append(p.file.comdatUses, comdatUse{c, pos, n})
	return c
}

func (p *parser) attributes() {
	p.next()
	if p.tok != tokAttrs {
		p.expected("the number of an attribute group")
	}
	id := int(p.num)
	p.next()
	p.want('=')
	p.want('{')
	set := p.attrs(groupPlace)
	if p.tok != '}' || set == nil {
		p.expected("an attribute")
	}
	p.next()
	g := p.file.group(id)
	if p.file.groupDone[id] { // the last definition of a group counts, as in LLVM
		g.Set = set
		return
	}
	p.file.groupDone[id] = true
	g.Set = set
	p.m.Items = append(p.m.Items, g)
}

// namedMetadata keeps `!name = !{...}` as text.
func (p *parser) namedMetadata() {
	start := p.start
	p.next()
	p.want('=')
	p.want('!')
	p.want('{')
	for p.tok != '}' { // nodes by number, or expressions in place
		if p.tok != '!' && !(p.tok == tokMeta && p.text() == "!DIExpression") {
			p.expected("'!' and the number of a node")
		}
		p.metadataText()
		if !p.accept(',') {
			break
		}
	}
	p.want('}')
	p.text1(ir.NamedMetadata, p.src[start:p.prev])
}

// metadataNodes keeps all `!N = ...` that follow each other as one text.
func (p *parser) metadataNodes() {
	start := p.start
	end := start
	for p.tok == '!' {
		pos := p.start
		p.next()
		if p.tok != tokInt {
			p.expected("the number of a metadata node")
		}
		n, err := strconv.ParseUint(p.text(), 10, 32)
		if err != nil {
			p.expected("the number of a metadata node")
		}
		if p.file.nodes[uint32(n)] {
			p.diags = append(p.diags, p.file.diag(diag.Error, pos, p.pos-pos, "redefinition of metadata '!"+p.text()+"'", ""))
		}
		p.file.nodes[uint32(n)] = true
		p.next()
		p.want('=')
		p.acceptWord("distinct")
		switch p.tok {
		case tokMeta:
			p.next()
			p.checkedSkip('(')
		case '!':
			p.next()
			if p.tok == tokString {
				p.expected("a node")
			}
			p.checkedSkip('{')
		default:
			p.expected("a metadata node")
		}
		end = p.prev
	}
	text := p.src[start:end]
	p.file.keepGlobalsIn(text)
	p.text1(ir.MetadataNodes, text)
}

// checkedSkip is skipBalanced that notes the metadata nodes that are named.
func (p *parser) checkedSkip(open tokenKind) {
	if p.tok != open {
		p.expected("'" + string(rune(open)) + "'")
	}
	depth, last := 0, p.start
	for {
		switch p.tok {
		case '(', '{', '[':
			depth++
		case ')', '}', ']':
			if depth--; depth == 0 {
				p.next()
				return
			}
		case '!':
			if i := p.pos; i < len(p.src) && class[p.src[i]]&cDigit != 0 {
				pos := p.start
				last = pos
				p.next()
				if n, err := strconv.ParseUint(p.text(), 10, 32); err == nil {
					p.file.useNode(uint32(n), pos)
				}
				p.next()
				continue
			}
		case tokEOF, tokBad:
			p.expected("the end of the metadata node")
		case '=':
			p.failAt(last, p.prev-last, "expected '}' or ')' of the metadata node before this", "")
		}
		last = p.start
		p.next()
	}
}

// summary keeps `^N = ...` as text.
func (p *parser) summary() {
	start := p.start
	p.next()
	p.want('=')
	switch p.tok {
	case tokLabel: // gv: (...), module: (...), flags: 8
		p.next()
		if p.tok == tokInt {
			p.next()
		} else if p.tok != '(' || !p.skipBalanced() {
			p.expected("the fields of a summary")
		}
	default:
		p.expected("a summary")
	}
	p.text1(ir.Summary, p.src[start:p.prev])
}

// finishTop reports what was named at the top level and never defined.
func (f *File) finishTop(p *parser) {
	report := func(pos, n int, msg, hint string) {
		p.diags = append(p.diags, f.diag(diag.Error, pos, n, msg, hint))
	}
	for _, w := range f.forwards {
		if f.cut || w.n == 0 { // it is missing, or its definition is wrong, which is reported
			continue
		}
		e := &syntaxError{pos: w.pos, n: w.n, msg: "use of undefined value '" + f.src[w.pos:w.pos+w.n] + "'", global: w.g.Name}
		p.diags = append(p.diags, f.wrong(e))
	}
	for _, w := range f.forwardTypes {
		if w.g.Type != nil && w.g.Type != w.t {
			report(w.pos, w.n, "'"+w.g.Spelling()+"' is defined with type "+w.g.Type.String()+", not "+w.t.String(), "")
		}
	}
	seen := map[*ir.Type]bool{}
	for _, u := range f.typeUses {
		if _, ok := f.typeDone[u.t.String()[1:]]; !ok && !seen[u.t] {
			seen[u.t] = true
			report(u.pos, len(u.t.String()), "use of undefined type '"+u.t.String()+"'", "")
		}
	}
	selfHeld := selfContaining(f.Module.Items)
	for _, it := range f.Module.Items {
		if d, ok := it.(*ir.TypeDef); ok && d.Type.Identified && selfHeld[d.Type] {
			report(f.typeDone[d.Name], len(d.Name)+1, "struct '%"+d.Name+"' holds itself by value", "")
		}
	}
	for _, u := range f.nodeUses {
		if !f.nodes[u.node] && !f.cut {
			report(u.pos, 1+len(strconv.Itoa(int(u.node))), "use of undefined metadata '!"+strconv.Itoa(int(u.node))+"'", "")
			f.nodes[u.node] = true // once is enough
		}
	}
	for _, u := range f.comdatUses {
		if u.c.Kind == "" {
			report(u.pos, u.n, "use of undefined comdat '$"+ir.QuoteName(u.c.Name)+"'", "")
			u.c.Kind = "any"
		}
	}
	p.diags.Sort()
}

// selfContaining finds structs that hold themselves by value, at any depth:
// for each that does, one at least of those on the way back to it.
func selfContaining(items []ir.Item) map[*ir.Type]bool {
	found := map[*ir.Type]bool{}
	const done = -1
	place := map[*ir.Type]int{} // on the path, or done
	var path []*ir.Type
	var walk func(t *ir.Type)
	walk = func(t *ir.Type) {
		for t.Kind == ir.ArrayKind {
			t = t.Elem
		}
		if t.Kind != ir.StructKind {
			return
		}
		if at, ok := place[t]; ok {
			if at != done {
				for _, x := range path[at:] {
					found[x] = true
				}
			}
			return
		}
		place[t] = len(path)
		path = append(path, t)
		for _, field := range t.Fields {
			walk(field)
		}
		path = path[:len(path)-1]
		place[t] = done
	}
	for _, it := range items {
		if d, ok := it.(*ir.TypeDef); ok {
			walk(d.Type)
		}
	}
	return found
}
