package asm

import (
	"strconv"
	"strings"

	"rewrite/passes/ir"
)

// A parser reads one stretch of a module's text: the top level, or one body.
// A worker uses one parser for many bodies, so that its tables are reused.
type parser struct {
	lexer
	file *File
	m    *ir.Module
	pool *ir.Pool // where constants go: the module's or the function's

	sets  map[string]*ir.AttrSet // attribute lists by their text
	metas map[string]*ir.Meta    // attachment lists by their text

	depth int // of nested types and constants
	diags ir.Diagnostics
	body
}

// syntaxError is what a parser panics with; recovered where the entity ends.
type syntaxError struct {
	pos, n    int
	msg, hint string
	unknown   bool // the word at pos belongs to no LLVM that we know
	typed     bool // a typed pointer: the module is of LLVM 14 or older
}

func (p *parser) failAt(pos, n int, msg, hint string) {
	panic(&syntaxError{pos: pos, n: n, msg: msg, hint: hint})
}

// fail blames the current token.
func (p *parser) fail(msg string) { p.failAt(p.start, p.pos-p.start, msg, "") }

// expected blames the current token for not being what should stand there.
func (p *parser) expected(what string) {
	p.expectedOneOf(what, nil)
}

// expectedOneOf is expected with the words that would be right, for a hint.
func (p *parser) expectedOneOf(what string, right map[string]bool) {
	e := &syntaxError{pos: p.start, n: p.pos - p.start}
	switch p.tok {
	case tokEOF:
		e.msg, e.n = "expected "+what+", found end of file", 1
	case tokBad:
		e.msg = p.bad
	case tokWord:
		word := p.text()
		if !known(word) {
			e.unknown = true
			e.hint = suggest(word, right)
			e.msg = "unknown word '" + word + "' where " + what + " was expected"
			break
		}
		e.msg = "expected " + what + ", found '" + word + "'"
	case tokHash:
		e.unknown = true
		e.msg = "unknown word '" + p.text() + "' where " + what + " was expected"
	default:
		e.msg = "expected " + what + ", found '" + clip(p.text()) + "'"
	}
	panic(e)
}

func clip(s string) string {
	const most = 40
	if len(s) > most {
		return s[:most] + "..."
	}
	return s
}

func (p *parser) want(tok tokenKind) {
	if p.tok != tok {
		p.expected("'" + string(rune(tok)) + "'")
	}
	p.next()
}

func (p *parser) wantWord(word string) {
	if !p.is(word) {
		p.expectedOneOf("'"+word+"'", map[string]bool{word: true})
	}
	p.next()
}

// accept moves behind the token if it is the current one.
func (p *parser) accept(tok tokenKind) bool {
	if p.tok == tok {
		p.next()
		return true
	}
	return false
}

func (p *parser) acceptWord(word string) bool {
	if p.is(word) {
		p.next()
		return true
	}
	return false
}

// acceptOf moves behind a word of the set and gives it, else "".
func (p *parser) acceptOf(set map[string]bool) string {
	if p.tok == tokWord && set[p.text()] {
		w := p.text()
		p.next()
		return w
	}
	return ""
}

// ident is the current token's name without sigil, quotes and escapes.
func (p *parser) ident() string {
	s := p.src[p.nameStart:p.nameEnd]
	if p.quoted {
		s = ir.UnescapeString(s)
	}
	return s
}

func (p *parser) uint(what string, bits int) uint64 {
	if p.tok != tokInt {
		p.expected(what)
	}
	n, err := strconv.ParseUint(p.text(), 10, bits)
	if err != nil {
		p.fail(what + " is out of range")
	}
	p.next()
	return n
}

func (p *parser) stringConst(what string) string {
	if p.tok != tokString {
		p.expected(what)
	}
	s := ir.UnescapeString(p.src[p.nameStart:p.nameEnd])
	p.next()
	return s
}

// maxNesting bounds how deep types and constants may nest: far more than any
// producer writes, far less than what would overflow the stack.
const maxNesting = 10_000

func (p *parser) enter() {
	if p.depth++; p.depth > maxNesting {
		p.fail("nested more than " + strconv.Itoa(maxNesting) + " deep")
	}
}

// typ reads a type. Function types are types too.
func (p *parser) typ() *ir.Type {
	p.enter()
	start := p.start
	t := p.baseType()
	for {
		switch {
		case p.tok == '(':
			if t == ir.Label || t == ir.Metadata {
				p.failAt(start, p.prev-start, "a function cannot return "+t.String(), "")
			}
			t = p.funcType(t)
		case p.tok == '*' && p.file.upgrade:
			t = ir.Ptr
			p.next()
		case p.tok == tokWord && p.file.upgrade && p.text() == "addrspace":
			t = p.m.Types.Pointer(p.addrSpace())
			p.want('*')
		case p.tok == '*':
			panic(&syntaxError{pos: p.start, n: 1, typed: true, msg: "typed pointer"})
		case p.tok == tokWord && p.text() == "addrspace" && t.Kind != ir.PointerKind:
			panic(&syntaxError{pos: p.start, n: 1, typed: true, msg: "typed pointer"})
		default:
			p.depth--
			return t
		}
	}
}

// funcType reads the parameters of a function type behind its result.
func (p *parser) funcType(result *ir.Type) *ir.Type {
	var buf [16]*ir.Type
	params, varArg := buf[:0], false
	p.next()
	for p.tok != ')' {
		if p.accept(tokDots) {
			varArg = true
			break
		}
		params = append(params, p.typ())
		if !p.accept(',') {
			break
		}
	}
	p.want(')')
	return p.m.Types.Func(result, params, varArg)
}

var simpleTypes = map[string]*ir.Type{"void": ir.Void, "half": ir.Half, "bfloat": ir.BFloat, "float": ir.Float,
	"double": ir.Double, "x86_fp80": ir.X86FP80, "fp128": ir.FP128, "ppc_fp128": ir.PPCFP128, "label": ir.Label,
	"metadata": ir.Metadata, "token": ir.Token, "x86_amx": ir.X86AMX, "x86_mmx": ir.X86MMX}

// typeWords are the words that begin a type, for hints.
var typeWords = func() map[string]bool {
	m := words("ptr target i1 i8 i16 i32 i64 i128")
	for w := range simpleTypes {
		m[w] = true
	}
	return m
}()

func (p *parser) baseType() *ir.Type {
	switch p.tok {
	case tokWord:
		w := p.text()
		if w == "ptr" {
			p.next()
			if p.is("addrspace") {
				return p.m.Types.Pointer(p.addrSpace())
			}
			return ir.Ptr
		}
		if w[0] == 'i' && len(w) > 1 && class[w[1]]&cDigit != 0 {
			n, err := strconv.ParseUint(w[1:], 10, 64)
			if err != nil {
				if strings.Trim(w[1:], "0123456789") != "" {
					break
				}
				n = 0
			}
			if n < 1 || n > ir.MaxIntBits {
				p.failAt(p.start, len(w), "integer type '"+w+"' is not between 1 and 8388608 bits wide", "")
			}
			p.next()
			return p.m.Types.Int(uint32(n))
		}
		if t := simpleTypes[w]; t != nil {
			p.next()
			return t
		}
		if w == "target" {
			return p.targetType()
		}
		if w == "opaque" {
			p.fail("'opaque' is no type of a value")
		}
	case tokLocal, tokLocalID:
		t := p.namedType()
		p.next()
		return t
	case '[':
		p.next()
		n := p.uint("the number of elements", 64)
		p.wantWord("x")
		pos := p.start
		elem := p.typ()
		p.want(']')
		if elem.Kind == ir.VoidKind || elem.Kind == ir.LabelKind || elem.Kind == ir.MetadataKind || elem.Kind == ir.FuncKind ||
			elem.Kind == ir.TokenKind || elem.Kind == ir.X86AMXKind {
			p.failAt(pos, len(elem.String()), "an array of "+elem.String()+" is not possible", "")
		}
		return p.m.Types.Array(n, elem)
	case '<':
		p.next()
		if p.tok == '{' {
			t := p.structType(true)
			p.want('>')
			return t
		}
		scalable := p.acceptWord("vscale")
		if scalable {
			p.wantWord("x")
		}
		npos := p.start
		n := p.uint("the number of elements", 32)
		if n == 0 {
			p.failAt(npos, 1, "a vector has at least one element", "")
		}
		p.wantWord("x")
		pos := p.start
		elem := p.typ()
		p.want('>')
		if !(elem.IsInt() || elem.IsFloat() || elem.IsPtr() || elem.Kind == ir.TargetKind) {
			p.failAt(pos, len(elem.String()), "a vector of "+elem.String()+" is not possible",
				"elements are integers, floating-point numbers or pointers")
		}
		return p.m.Types.Vector(n, elem, scalable)
	case '{':
		return p.structType(false)
	}
	p.expectedOneOf("a type", typeWords)
	return nil
}

func (p *parser) namedType() *ir.Type {
	if p.tok == tokLocalID {
		spelling := strconv.FormatUint(p.num, 10)
		return p.resolveType(spelling, "")
	}
	if !p.quoted {
		s := p.src[p.nameStart:p.nameEnd]
		if t := p.file.typeNames[s]; t != nil {
			return t
		}
	}
	name := p.ident()
	return p.resolveType(ir.QuoteName(name), name)
}

// resolveType finds a type by its spelling. Names that stand for something
// else than a struct are spelled out by what they stand for.
func (p *parser) resolveType(spelling, name string) *ir.Type {
	if t := p.file.typeNames[spelling]; t != nil {
		return t
	}
	if p.file.sealed {
		p.fail("use of undefined type '%" + spelling + "'")
	}
	t := p.m.Types.Named(spelling, name)
	p.file.typeNames[spelling] = t
	p.file.typeUses = append(p.file.typeUses, typeUse{t, p.start})
	return t
}

func (p *parser) structType(packed bool) *ir.Type {
	fields := p.structFields()
	return p.m.Types.Struct(fields, packed)
}

func (p *parser) structFields() []*ir.Type {
	var fields []*ir.Type
	p.want('{')
	for p.tok != '}' {
		pos := p.start
		t := p.typ()
		if t.Kind == ir.VoidKind || t.Kind == ir.LabelKind || t.Kind == ir.MetadataKind || t.Kind == ir.FuncKind ||
			t.Kind == ir.TokenKind {
			p.failAt(pos, len(t.String()), "a struct with a field of type "+t.String()+" is not possible", "")
		}
		fields = append(fields, t)
		if !p.accept(',') {
			break
		}
		if p.tok == '}' {
			p.expected("a type")
		}
	}
	p.want('}')
	return fields
}

func (p *parser) targetType() *ir.Type {
	p.next()
	p.want('(')
	name := p.stringConst("the name of a target type")
	var types []*ir.Type
	var ints []uint32
	for p.accept(',') {
		if p.tok == tokInt {
			ints = append(ints, uint32(p.uint("a parameter of a target type", 32)))
		} else {
			types = append(types, p.typ())
		}
	}
	p.want(')')
	return p.m.Types.Target(name, types, ints)
}

// addrSpace reads addrspace(N), or addrspace("A"), "G" or "P" for the data
// layout's address space of allocas, globals or programs.
func (p *parser) addrSpace() uint32 {
	p.wantWord("addrspace")
	p.want('(')
	if p.tok == tokString {
		name := p.src[p.nameStart:p.nameEnd]
		if n, ok := p.file.addrSpaceByName(name); ok {
			p.next()
			p.want(')')
			return n
		}
		p.fail("unknown address space " + p.text())
	}
	n := p.uint("the number of an address space", 24)
	p.want(')')
	return uint32(n)
}

func (p *parser) optAddrSpace() (n uint32, stated bool) {
	if p.is("addrspace") {
		return p.addrSpace(), true
	}
	return 0, false
}

// attrPlace tells where an attribute list stands: it decides where it ends and
// how it is spelled.
type attrPlace uint8

const (
	paramPlace attrPlace = iota // ends before the value or name
	funcPlace                   // may hold #N
	groupPlace                  // within braces: name=value for some
)

// attrs reads an attribute list, nil when there is none.
func (p *parser) attrs(place attrPlace) *ir.AttrSet {
	if !p.atAttr(place) {
		return nil
	}
	start := p.start
	for p.atAttr(place) {
		p.skipAttr(place)
	}
	text := p.src[start:p.prev]
	key := text
	if place == groupPlace {
		key = "{" + text
	}
	if s := p.sets[key]; s != nil {
		return s
	}
	save := p.lexer
	p.pos = start
	p.next()
	s := new(ir.AttrSet)
	var b strings.Builder
	for p.start < save.start && p.atAttr(place) {
		from := p.start
		a := p.attr(place)
		if b.Len() > 0 {
			b.WriteByte(' ')
		}
		if place == paramPlace && funcOnly[a.Name] && !a.Quoted {
			p.failAt(from, len(a.Name), "attribute '"+a.Name+"' is for functions, not for parameters and results", "")
		}
		if a.Group != nil {
			b.WriteString("#" + strconv.Itoa(a.Group.ID))
		} else if a.Type != nil {
			b.WriteString(a.Name + "(" + a.Type.String() + ")")
		} else {
			text := tokensText(p.src[from:p.prev])
			if a.Name == "allocsize" || a.Name == "vscale_range" { // where LLVM writes no space
				text = strings.ReplaceAll(text, ", ", ",")
				a.Value = strings.ReplaceAll(a.Value, ", ", ",")
			}
			b.WriteString(text)
		}
		s.Attrs = append(s.Attrs, a)
	}
	p.lexer = save
	s.Text = b.String()
	p.sets[strings.Clone(key)] = s
	return s
}

// tokensText is the text of an attribute with the white space of LLVM's printer:
// one space behind commas, colons and words, none beside brackets.
func tokensText(s string) string {
	b := make([]byte, 0, len(s))
	l := lexer{src: s}
	for l.next(); l.tok != tokEOF && l.tok != tokBad; l.next() {
		if n := len(b); n > 0 && b[n-1] != '(' && b[n-1] != '=' && l.tok != ')' && l.tok != ',' && l.tok != '=' && l.tok != '(' ||
			n > 0 && b[n-1] == ',' {
			b = append(b, ' ')
		}
		b = append(b, l.text()...)
	}
	return string(b)
}

func (p *parser) atAttr(place attrPlace) bool {
	switch p.tok {
	case tokWord:
		w := p.text()
		if place == paramPlace && len(w) < 5 && (w == "null" || w == "true" || w == "none" || w == "add" || w == "sub" || w == "xor") {
			return false
		}
		return place == groupPlace || attrWords[w] && !(place == funcPlace && w == "align")
	case tokString:
		return true
	case tokAttrs:
		return place == funcPlace
	}
	return false
}

// skipAttr moves over one attribute.
func (p *parser) skipAttr(place attrPlace) {
	tok := p.tok
	word := p.text()
	p.next()
	if tok == tokAttrs {
		return
	}
	if p.tok == '=' {
		p.next()
		if p.tok != tokString && p.tok != tokInt {
			p.expected("the value of an attribute")
		}
		p.next()
		return
	}
	if tok == tokString {
		return
	}
	switch {
	case p.tok == '(':
		if !p.skipBalanced() {
			p.expected("')'")
		}
	case p.tok == tokInt && (word == "align" || word == "alignstack"):
		p.next()
	case word == "align":
		p.expected("an alignment")
	}
}

// attr reads one attribute that skipAttr could skip.
func (p *parser) attr(place attrPlace) ir.Attr {
	switch p.tok {
	case tokAttrs:
		g := p.file.group(int(p.num))
		p.next()
		return ir.Attr{Name: "#", Group: g}
	case tokString:
		a := ir.Attr{Name: ir.UnescapeString(p.src[p.nameStart:p.nameEnd]), Quoted: true}
		p.next()
		if p.accept('=') {
			a.Value = ir.UnescapeString(p.src[p.nameStart:p.nameEnd])
			p.next()
		}
		return a
	}
	a := ir.Attr{Name: p.text()}
	save := p.lexer
	p.next()
	switch {
	case p.tok == '=':
		p.next()
		a.Value = p.text()
		p.next()
	case p.tok == '(' && typeAttrs[a.Name]:
		p.next()
		a.Type = p.typ()
		p.want(')')
		a.Value = a.Type.String()
	default:
		p.lexer = save
		p.skipAttr(place)
		text := tokensText(p.src[save.pos:p.prev])
		if strings.HasPrefix(text, "(") {
			text = text[1 : len(text)-1]
		}
		a.Value = text
	}
	return a
}

// attachments reads `!kind !node` lists. first tells whether a comma stands
// before the first; between them stands one if commas is set.
func (p *parser) attachments(commas bool) *ir.Meta {
	if p.tok != tokMeta {
		return nil
	}
	start := p.start
	// Most lists are numbers and repeat: look the text up before parsing it.
	end := start
	for end < len(p.src) && metaByte[p.src[end]] {
		end++
	}
	if end < len(p.src) && (p.src[end] == '\n' || p.src[end] == ';') {
		for end > start && (p.src[end-1] == ' ' || p.src[end-1] == '\r') {
			end--
		}
		if m := p.metas[p.src[start:end]]; m != nil {
			save := p.lexer
			p.pos = end
			p.next()
			if p.tok != ',' && p.tok != tokMeta { // the list does not go on on the next line
				return m
			}
			p.lexer = save
		}
	}
	m := new(ir.Meta)
	for {
		kind := p.src[p.nameStart:p.nameEnd]
		p.next()
		m.List = append(m.List, ir.Attachment{Kind: kind, Node: p.metadataText()})
		if commas {
			if p.tok != ',' {
				break
			}
			save := p.lexer
			p.next()
			if p.tok != tokMeta {
				p.lexer = save
				break
			}
		} else if p.tok != tokMeta {
			break
		}
	}
	if p.prev == end {
		p.metas[p.src[start:end]] = m
	}
	return m
}

var metaByte = func() (t [256]bool) {
	for c := range t {
		t[c] = class[byte(c)]&cName != 0 || c == '!' || c == ',' || c == ' ' || c == '\r'
	}
	return
}()

// metadataText moves over a metadata node, `!12`, `!"s"`, `!{...}`,
// `!Name(...)` or `distinct ...`, and gives its text.
func (p *parser) metadataText() string {
	start := p.start
	p.acceptWord("distinct")
	switch {
	case p.tok == tokMeta:
		p.next()
		if p.tok != '(' {
			p.expected("'('")
		}
		if !p.skipBalanced() {
			p.expected("')'")
		}
	case p.tok == '!':
		bang := p.pos
		p.next()
		switch {
		case p.tok == tokInt && p.start == bang:
			n, err := strconv.ParseUint(p.text(), 10, 32)
			if err != nil {
				p.expected("the number of a metadata node")
			}
			p.file.useNode(uint32(n), p.start-1)
			p.next()
		case p.tok == tokString:
			p.next()
		case p.tok == '{':
			if !p.skipBalanced() {
				p.expected("'}'")
			}
		default:
			p.expected("a metadata node")
		}
	default:
		p.expected("metadata")
	}
	text := p.src[start:p.prev]
	if strings.ContainsAny(text, "{(") {
		p.file.keepGlobalsIn(text)
	}
	return text
}
