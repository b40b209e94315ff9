package asm

import (
	"slices"
	"strconv"
	"strings"

	"rewrite/passes/ir"
)

// metadataValue reads metadata that is an operand: `metadata ...`, the word
// being read.
func (p *parser) metadataValue() *ir.Value {
	p.beginMD()
	p.metadataArg()
	t := p.endMD()
	return p.pool.Const(ir.Value{Op: ir.OpMetadata, Type: ir.Metadata, Aux: &t})
}

// An MDText is built from beginMD to endMD: text by mdText, values by mdLocal.
func (p *parser) beginMD() { p.parts, p.partText = p.parts[:0], p.partText[:0] }

func (p *parser) mdText(s string) { p.partText = append(p.partText, s...) }

func (p *parser) mdLocal(v *ir.Value) {
	p.parts = append(p.parts, ir.MDPart{Text: string(p.partText), Value: v})
	p.partText = p.partText[:0]
}

func (p *parser) endMD() ir.MDText {
	if len(p.partText) > 0 {
		p.mdLocal(nil)
	}
	return ir.MDText{Parts: slices.Clone(p.parts)}
}

// metadataArg reads one argument of a debug record, or metadata as an operand:
// a node, a list of values !DIArgList(...), or a typed value.
func (p *parser) metadataArg() {
	switch {
	case p.tok == '!', p.tok == tokMeta && p.text() != "!DIArgList":
		p.mdText(p.metadataText())
	case p.tok == tokMeta:
		p.mdText("!DIArgList(")
		p.next()
		p.want('(')
		for p.tok != ')' {
			p.mdValue()
			if !p.accept(',') {
				break
			}
			p.mdText(", ")
		}
		p.want(')')
		p.mdText(")")
	default:
		p.mdValue()
	}
}

// mdValue reads a typed value in metadata: a local one as such, a constant as text.
func (p *parser) mdValue() {
	start := p.start
	t := p.typ()
	if t == ir.Metadata {
		p.failAt(start, p.prev-start, "metadata in metadata has no 'metadata' before it", "")
	}
	if p.tok == tokLocal || p.tok == tokLocalID {
		p.mdLocal(p.weakLocal(t))
		return
	}
	p.constOf(t)
	text := p.src[start:p.prev]
	p.file.keepGlobalsIn(text)
	p.mdText(text)
}

// debugRecord reads #dbg_kind(...); the token is the current one.
func (p *parser) debugRecord() *ir.DbgRecord {
	kind := p.text()
	const prefix = "#dbg_"
	if len(kind) <= len(prefix) || kind[:len(prefix)] != prefix || !dbgKinds[kind[len(prefix):]] {
		p.expected("an instruction or debug record")
	}
	p.file.dbgRecord.note(p.start)
	p.m.NoteRecord()
	r := &ir.DbgRecord{Kind: kind[len(prefix):]}
	p.next()
	p.want('(')
	p.beginMD()
	for p.tok != ')' {
		p.metadataArg()
		if !p.accept(',') {
			break
		}
		p.mdText(", ")
	}
	p.want(')')
	r.Args = p.endMD()
	return r
}

var dbgKinds = words("value declare assign label declare_value")

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
		return place == groupPlace || ir.AttrWords[w] && !(place == funcPlace && w == "align")
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

// attachments reads `!kind !node` lists, from the first on; commas stand between
// them if commas is set.
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
	one := new(struct { // most lists have one attachment
		ir.Meta
		first [1]ir.Attachment
	})
	m := &one.Meta
	m.List = one.first[:0]
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
