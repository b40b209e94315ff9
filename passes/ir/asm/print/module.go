// Package print writes a module, or parts of it, as LLVM's printer does: the other half of
// package asm, which reads such text. What is not changed between comes out byte for byte
// as LLVM would write it, but for what Items of an unknown kind hold: they are copied.
//
// Module writes all at once. Who has functions printed by several workers, and forgotten
// as soon as they are printed, takes Printer.Body for each and puts the pieces together by
// NewText.
package print

import (
	"io"
	"strconv"

	"rewrite/passes/ir"
)

// Module writes a module as LLVM's printer does, its entities in the order of m.Items.
func Module(w io.Writer, m *ir.Module) error {
	p := New(m)
	p.dropOrders = anyChanged(m)
	nodes := newNodes{m: m}
	for i, it := range m.Items {
		p.Item(i)
		if g, ok := it.(*ir.Global); ok && g.Func != nil {
			from := len(p.buf)
			p.Func(g.Func)
			if len(g.Func.Nodes) > 0 {
				p.buf = append(p.buf[:from:from], nodes.number(g.Func, p.buf[from:])...)
			}
		}
		p.introduced(i)
		if len(p.buf) >= writeAt {
			if _, err := w.Write(p.buf); err != nil {
				return err
			}
			p.buf = p.buf[:0]
		}
	}
	_, err := w.Write(append(p.buf, nodes.lines...))
	return err
}

// newNodes numbers the metadata nodes that passes made, behind those of the module.
type newNodes struct {
	m     *ir.Module
	n     uint64 // so far
	lines []byte // their definitions, which come last
}

// number gives the text of a function, the next one of the module, with its nodes numbered.
func (d *newNodes) number(f *ir.Func, text []byte) []byte {
	if len(f.Nodes) == 0 {
		return text
	}
	if d.n == 0 {
		d.lines = append(d.lines, '\n')
	}
	first := d.m.Metadata().Next() + d.n
	for i, node := range f.Nodes {
		d.lines = append(d.lines, '!')
		d.lines = strconv.AppendUint(d.lines, first+uint64(i), 10)
		d.lines = append(append(d.lines, " = "...), f.NumberNodes([]byte(node), first)...)
		d.lines = append(d.lines, '\n')
	}
	d.n += uint64(len(f.Nodes))
	return f.NumberNodes(text, first)
}

// introduced declares, behind the module's last function, the intrinsics that
// passes introduced. i is the item just printed.
func (p *Printer) introduced(i int) {
	if p.lastFunc == 0 {
		p.lastFunc = -1
		for k, it := range p.m.Items {
			if g, ok := it.(*ir.Global); ok && g.Func != nil {
				p.lastFunc = k
			}
		}
	}
	if i != p.lastFunc {
		return
	}
	for _, g := range p.m.Introduced() {
		p.c('\n')
		p.Func(g.Func)
	}
}

func anyChanged(m *ir.Module) bool {
	for _, f := range m.Funcs {
		if f.Changed {
			return true
		}
	}
	return false
}

// writeAt is the number of bytes after which a part of the output is written:
// large enough that calls do not count, small enough to stay in the cache.
const writeAt = 1 << 16

// Func is a function as it stands in its module's text.
func Func(f *ir.Func) string {
	p := New(f.Module)
	p.Func(f)
	if len(f.Nodes) > 0 {
		return string(f.NumberNodes(p.buf, f.Module.Metadata().Next()))
	}
	return string(p.buf)
}

// Annotated is Func with comments before instructions: what note says of each, and, with v
// nil, at the start of each block. What it says nothing of has none.
func Annotated(f *ir.Func, note func(b *ir.Block, v *ir.Value) string) string {
	p := New(f.Module)
	p.note = note
	p.Func(f)
	return string(p.buf)
}

// A Printer turns parts of a module into text.
type Printer struct {
	buffer
	m     *ir.Module
	names ir.Names // of the function that is printed
	fn    *ir.Func // in work

	numbered *ir.Func // another function whose blocks were named last
	foreign  ir.Names // its names

	note func(b *ir.Block, v *ir.Value) string // see Annotated; mostly nil

	// dropOrders leaves out the module's use-list orders: a changed body uses
	// other globals than those that they count.
	dropOrders bool
	lastFunc   int // the last item that is a function, -1 for none, 0 if not looked for
}

// New makes a printer for parts of m.
func New(m *ir.Module) *Printer { return &Printer{m: m} }

// global prints the name of a global: Global.Spelling, without a string for it.
func (p *Printer) global(g *ir.Global) {
	p.c('@')
	if g.Name == "" {
		p.n(uint64(g.Number))
		return
	}
	p.s(ir.QuoteName(g.Name))
}

// itemClass groups the entities that LLVM writes without a blank line between them.
func itemClass(it ir.Item) int {
	switch it := it.(type) {
	case *ir.TypeDef:
		return 3
	case *ir.Comdat:
		return 4
	case *ir.AttrGroup:
		return 8
	case *ir.Global:
		switch it.Kind {
		case ir.Var:
			return 5
		case ir.Alias:
			return 6
		case ir.IFunc:
			return 7
		}
		return -1 // functions stand apart from each other
	case *ir.Text:
		switch it.Kind {
		case ir.ModuleAsm:
			return 2
		case ir.NamedMetadata:
			return 9
		case ir.MetadataNodes:
			return 10
		case ir.Summary:
			return 11
		case ir.UseListOrders:
			return 12
		case ir.Unknown:
			return 13
		}
	}
	return 1
}

// Item prints entity i of the module with the blank line before it, but for a
// function: of it only what stands before it.
func (p *Printer) Item(i int) {
	p.numbered = nil
	it := p.m.Items[i]
	if t, ok := it.(*ir.Text); ok && t.Kind == ir.UseListOrders && p.dropOrders {
		return
	}
	if i == 0 {
		if p.m.ID != "" {
			p.s("; ModuleID = ")
			p.s(p.m.ID)
			p.c('\n')
		}
		if c := itemClass(it); c != 1 {
			p.c('\n')
		}
	} else if c := itemClass(it); c < 0 || c == 4 || c != itemClass(p.m.Items[i-1]) {
		p.c('\n')
		if c == itemClass(&ir.Text{Kind: ir.UseListOrders}) {
			p.s("; uselistorder directives\n")
		}
	}
	switch it := it.(type) {
	case *ir.TypeDef:
		p.c('%')
		p.s(it.Name)
		p.s(" = type ")
		p.s(it.Type.BodyString())
		p.c('\n')
	case *ir.Comdat:
		p.c('$')
		p.s(ir.QuoteName(it.Name))
		p.s(" = comdat ")
		p.s(it.Kind)
		p.c('\n')
	case *ir.AttrGroup:
		p.s("attributes #")
		p.n(uint64(it.ID))
		p.s(" = { ")
		p.word(it.Set.String())
		p.s("}\n")
	case *ir.Global:
		if it.Func == nil {
			p.variable(it)
		}
	case *ir.Text:
		p.text(it)
	}
}

func (p *Printer) text(t *ir.Text) {
	switch t.Kind {
	case ir.SourceFilename:
		p.s("source_filename = ")
		p.quoted(t.Value)
	case ir.DataLayout:
		p.s("target datalayout = ")
		p.quoted(t.Value)
	case ir.Triple:
		p.s("target triple = ")
		p.quoted(t.Value)
	case ir.ModuleAsm:
		p.s("module asm ")
		p.quoted(t.Value)
	default:
		p.s(t.Value)
	}
	p.c('\n')
}

// callConv prints a calling convention with a space behind, and with LLVM's
// two behind those of AVR.
func (p *Printer) callConv(cc ir.CallConv) {
	p.word(string(cc))
	if cc == "avr_intrcc" || cc == "avr_signalcc" {
		p.c(' ')
	}
}

func (p *Printer) variable(g *ir.Global) {
	p.global(g)
	p.s(" = ")
	p.word(g.Linkage)
	p.word(g.Preemption)
	p.word(g.Visibility)
	p.word(g.DLLStorage)
	p.word(g.ThreadLocal)
	p.word(g.UnnamedAddr)
	if g.Kind != ir.Var {
		p.s(g.Kind.String())
		p.c(' ')
		p.s(g.ValueType.String())
		p.s(", ")
		if g.Init.IsConstExpr() {
			p.value(g.Init)
		} else {
			p.typed(g.Init)
		}
		if g.Partition != "" {
			p.s(", partition ")
			p.quoted(g.Partition)
		}
		p.attachments(g.Meta, ", ")
		p.c('\n')
		return
	}
	if g.AddrSpace != 0 {
		p.addrSpace(g.AddrSpace)
		p.c(' ')
	}
	if g.ExternallyInitialized {
		p.s("externally_initialized ")
	}
	if g.Constant {
		p.s("constant ")
	} else {
		p.s("global ")
	}
	p.s(g.ValueType.String())
	if g.Init != nil {
		p.c(' ')
		p.value(g.Init)
	}
	if g.HasSection {
		p.s(", section ")
		p.quoted(g.Section)
	}
	if g.Partition != "" {
		p.s(", partition ")
		p.quoted(g.Partition)
	}
	if g.CodeModel != "" {
		p.s(", code_model ")
		p.quoted(g.CodeModel)
	}
	for _, s := range g.Sanitizer {
		p.s(", ")
		p.s(s)
	}
	if g.Comdat != nil {
		p.c(',')
		p.comdat(g)
	}
	if g.Align != 0 {
		p.s(", align ")
		p.n(g.Align)
	}
	p.attachments(g.Meta, ", ")
	p.spaced(g.Attrs)
	p.c('\n')
}

func (p *Printer) comdat(g *ir.Global) {
	p.s(" comdat")
	if g.Comdat.Name != g.Name {
		p.s("($")
		p.s(ir.QuoteName(g.Comdat.Name))
		p.c(')')
	}
}

// spaced prints an attribute list with a space before it.
func (p *Printer) spaced(s *ir.AttrSet) {
	if s != nil && s.Text != "" {
		p.c(' ')
		p.s(s.Text)
	}
}

func (p *Printer) attachments(m *ir.Meta, sep string) {
	if m == nil {
		return
	}
	for _, a := range m.List {
		p.s(sep)
		p.c('!')
		p.s(a.Kind)
		p.c(' ')
		p.s(a.Node)
	}
}
