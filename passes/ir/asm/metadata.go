package asm

import "rewrite/passes/ir"

// metadataValue reads metadata that is an operand: `metadata ...`, the word
// being read.
func (p *parser) metadataValue() *ir.Value {
	t := p.metadataArg()
	if len(t.Parts) == 1 && t.Parts[0].Value == nil {
		return p.pool.Const(ir.Value{Op: ir.OpMetadata, Type: ir.Metadata, Aux: t})
	}
	v := p.pool.Const(ir.Value{Op: ir.OpMetadata, Type: ir.Metadata, Aux: t})
	return v
}

// metadataArg reads one argument of a debug record, or metadata as an operand:
// a node, a list of values !DIArgList(...), or a typed value.
func (p *parser) metadataArg() *ir.MDText {
	switch p.tok {
	case '!':
		return &ir.MDText{Parts: []ir.MDPart{{Text: p.metadataText()}}}
	case tokMeta:
		if p.src[p.nameStart:p.nameEnd] != "DIArgList" {
			return &ir.MDText{Parts: []ir.MDPart{{Text: p.metadataText()}}}
		}
		t := new(ir.MDText)
		text := "!DIArgList("
		p.next()
		p.want('(')
		for p.tok != ')' {
			v, s := p.mdValue()
			if v != nil {
				t.Parts = append(t.Parts, ir.MDPart{Text: text, Value: v})
				text = ""
			} else {
				text += s
			}
			if !p.accept(',') {
				break
			}
			text += ", "
		}
		p.want(')')
		t.Parts = append(t.Parts, ir.MDPart{Text: text + ")"})
		return t
	}
	v, s := p.mdValue()
	return &ir.MDText{Parts: []ir.MDPart{{Text: s, Value: v}}}
}

// mdValue reads a typed value in metadata: a local one as such, a constant as text.
func (p *parser) mdValue() (*ir.Value, string) {
	start := p.start
	t := p.typ()
	if p.tok == tokLocal || p.tok == tokLocalID {
		return p.weakLocal(t), ""
	}
	p.constOf(t)
	text := p.src[start:p.prev]
	p.file.keepGlobalsIn(text)
	return nil, text
}

// debugRecord reads #dbg_kind(...); the token is the current one.
func (p *parser) debugRecord() *ir.DbgRecord {
	kind := p.text()
	const prefix = "#dbg_"
	if len(kind) <= len(prefix) || kind[:len(prefix)] != prefix || !dbgKinds[kind[len(prefix):]] {
		p.expected("an instruction or debug record")
	}
	p.file.dbgRecord.note(p.start)
	r := &ir.DbgRecord{Kind: kind[len(prefix):]}
	p.next()
	p.want('(')
	text := ""
	for p.tok != ')' {
		for _, part := range p.metadataArg().Parts {
			text += part.Text
			if part.Value != nil {
				r.Args.Parts = append(r.Args.Parts, ir.MDPart{Text: text, Value: part.Value})
				text = ""
			}
		}
		if !p.accept(',') {
			break
		}
		text += ", "
	}
	p.want(')')
	r.Args.Parts = append(r.Args.Parts, ir.MDPart{Text: text})
	return r
}

var dbgKinds = words("value declare assign label declare_value")
