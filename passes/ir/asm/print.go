package asm

import (
	"io"
	"strconv"
	"strings"

	"rewrite/passes/ir"
)

// PrintOptions tells how to write.
type PrintOptions struct{}

// Print writes a module as LLVM's printer does, its entities in the order of m.Items.
func Print(w io.Writer, m *ir.Module, opt PrintOptions) error {
	p := NewPrinter(m)
	p.dropOrders = anyChanged(m)
	for i, it := range m.Items {
		p.Item(i)
		if g, ok := it.(*ir.Global); ok && g.Func != nil {
			p.Func(g.Func)
		}
		if len(p.buf) >= writeAt {
			if _, err := w.Write(p.buf); err != nil {
				return err
			}
			p.buf = p.buf[:0]
		}
	}
	_, err := w.Write(p.buf)
	return err
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

// FuncString is a function as it stands in its module's text.
func FuncString(f *ir.Func) string {
	p := NewPrinter(f.Module)
	p.Func(f)
	return string(p.buf)
}

// A Printer turns parts of a module into text.
type Printer struct {
	m     *ir.Module
	buf   []byte
	slots []int32 // number of each unnamed value by ID, -1 for none
	bnums []int32 // number of each unnamed block by ID
	fn    *ir.Func
	// dropOrders leaves out the module's use-list orders: a changed body uses
	// other globals than those that they count.
	dropOrders bool
}

// NewPrinter makes a printer for parts of m.
func NewPrinter(m *ir.Module) *Printer { return &Printer{m: m} }

func (p *Printer) s(s string) { p.buf = append(p.buf, s...) }
func (p *Printer) c(c byte)   { p.buf = append(p.buf, c) }
func (p *Printer) n(n uint64) { p.buf = strconv.AppendUint(p.buf, n, 10) }
func (p *Printer) word(s string) {
	if s != "" {
		p.buf = append(append(p.buf, s...), ' ')
	}
}

func (p *Printer) quoted(s string) {
	p.c('"')
	p.buf = ir.AppendEscaped(p.buf, s)
	p.c('"')
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
	p.s(g.Spelling())
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

func (p *Printer) addrSpace(n uint32) {
	p.s("addrspace(")
	p.n(uint64(n))
	p.c(')')
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

// Func prints a function: comment, header and body.
func (p *Printer) Func(f *ir.Func) {
	p.fn = f
	p.header(f)
	switch {
	case f.Verbatim != "":
		p.c(' ')
		p.s(f.Verbatim)
	case f.HasBody:
		p.s(" {")
		for _, b := range f.Blocks {
			p.block(b)
		}
		p.useListOrders(f)
		p.c('}')
	}
	p.c('\n')
	p.fn = nil
}

// attrComment is the line on attributes that LLVM writes above a function.
func (p *Printer) attrComment(s *ir.AttrSet) {
	start := len(p.buf)
	p.s("; Function Attrs:")
	empty := len(p.buf)
	var list func(s *ir.AttrSet)
	list = func(s *ir.AttrSet) {
		if s == nil {
			return
		}
		for _, a := range s.Attrs {
			switch {
			case a.Group != nil:
				list(a.Group.Set)
			case !a.Quoted:
				p.c(' ')
				p.s(a.Name)
				switch {
				case a.Value == "":
				default:
					p.c('(')
					p.s(a.Value)
					p.c(')')
				}
			}
		}
	}
	list(s)
	if len(p.buf) == empty {
		p.buf = p.buf[:start]
		return
	}
	p.c('\n')
}

func (p *Printer) header(f *ir.Func) {
	g := f.Global
	p.attrComment(g.Attrs)
	if f.UnknownIntrinsic {
		p.s(unknownIntrinsic[1:])
	}
	if f.HasBody {
		p.s("define ")
		p.number(f)
	} else {
		p.s("declare")
		p.attachments(g.Meta, " ")
		p.c(' ')
	}
	if f.HasBody || g.Linkage != "external" {
		p.word(g.Linkage)
	}
	p.word(g.Preemption)
	p.word(g.Visibility)
	p.word(g.DLLStorage)
	p.callConv(f.CC)
	p.word(f.RetAttrs.String())
	p.s(f.FuncType.Elem.String())
	p.c(' ')
	p.s(g.Spelling())
	p.c('(')
	for i, t := range f.FuncType.Fields {
		if i > 0 {
			p.s(", ")
		}
		p.s(t.String())
		if f.ParamAttrs != nil {
			p.spaced(f.ParamAttrs[i])
		}
		if i < len(f.Params) {
			p.c(' ')
			p.local(f.Params[i])
		} else if f.Verbatim != "" {
			p.verbatimParam(f, i)
		}
	}
	if f.FuncType.VarArg {
		if len(f.FuncType.Fields) > 0 {
			p.s(", ")
		}
		p.s("...")
	}
	p.c(')')
	if g.UnnamedAddr != "" {
		p.c(' ')
		p.s(g.UnnamedAddr)
	}
	if f.HasSpace {
		p.c(' ')
		p.addrSpace(g.AddrSpace)
	}
	p.spaced(g.Attrs)
	if g.HasSection {
		p.s(" section ")
		p.quoted(g.Section)
	}
	if g.Partition != "" {
		p.s(" partition ")
		p.quoted(g.Partition)
	}
	if g.Comdat != nil {
		p.comdat(g)
	}
	if g.Align != 0 {
		p.s(" align ")
		p.n(g.Align)
	}
	if f.PrefAlign != 0 {
		p.s(" prefalign(")
		p.n(f.PrefAlign)
		p.c(')')
	}
	if f.GC != "" {
		p.s(" gc ")
		if ir.UnescapeString(f.GC) == f.GC && !strings.Contains(f.GC, `"`) {
			p.s(`"` + f.GC + `"`) // LLVM escapes nothing here
		} else {
			p.quoted(f.GC)
		}
	}
	for _, x := range [...]struct {
		word string
		v    *ir.Value
	}{{" prefix ", f.Prefix}, {" prologue ", f.Prologue}, {" personality ", f.Personal}} {
		if x.v != nil {
			p.s(x.word)
			p.typed(x.v)
		}
	}
	if f.HasBody {
		p.attachments(g.Meta, " ")
	}
}

// verbatimParam prints the name of a parameter of a body kept as text, so that
// the text still finds it.
func (p *Printer) verbatimParam(f *ir.Func, i int) {
	if i < len(f.ParamNames) && f.ParamNames[i] != "" {
		p.c(' ')
		p.s(f.ParamNames[i])
	}
}

// number gives all unnamed values and blocks of a body their numbers, in the
// order of parameters, blocks and instructions.
func (p *Printer) number(f *ir.Func) {
	p.slots, p.bnums = numbering(f, p.slots, p.bnums)
}

func numbering(f *ir.Func, slots, bnums []int32) ([]int32, []int32) {
	slots = grow(slots, f.NumValues())
	bnums = grow(bnums, len(f.Blocks))
	n := int32(0)
	for _, v := range f.Params {
		if v.Name == "" {
			slots[v.ID] = n
			n++
		}
	}
	for i, b := range f.Blocks {
		b.ID = i
		if b.Name == "" {
			bnums[i] = n
			n++
		}
		for _, v := range b.Instrs {
			if v.Name == "" && v.Type != ir.Void {
				slots[v.ID] = n
				n++
			}
		}
	}
	return slots, bnums
}

func grow(s []int32, n int) []int32 {
	if cap(s) < n {
		return make([]int32, n+n/2)
	}
	return s[:n]
}

// predColumn is where LLVM's printer puts the comment on predecessors.
const predColumn = 50

func (p *Printer) block(b *ir.Block) {
	entry := b.ID == 0
	p.c('\n')
	start := len(p.buf)
	if b.Name != "" {
		p.s(ir.QuoteName(b.Name))
		p.c(':')
	} else if !entry {
		p.n(uint64(p.bnums[b.ID]))
		p.c(':')
	}
	if !entry {
		for ok := true; ok; ok = len(p.buf)-start < predColumn {
			p.c(' ')
		}
		preds := b.PredOrder()
		if len(preds) == 0 {
			p.s("; No predecessors!")
		} else {
			p.s("; preds = ")
			for i, x := range preds {
				if i > 0 {
					p.s(", ")
				}
				p.blockName(x)
			}
		}
		p.c('\n')
	} else if b.Name != "" {
		p.c('\n')
	}
	for _, v := range b.Instrs {
		for r := v.Dbg; r != nil; r = r.Next {
			p.s("    #dbg_")
			p.s(r.Kind)
			p.c('(')
			p.mdText(&r.Args)
			p.s(")\n")
		}
		p.instr(v)
	}
}

func (p *Printer) blockName(b *ir.Block) {
	p.c('%')
	if b.Name != "" {
		p.s(ir.QuoteName(b.Name))
		return
	}
	p.n(uint64(p.bnums[b.ID]))
}

func (p *Printer) label(b *ir.Block) {
	p.s("label ")
	p.blockName(b)
}

// local prints the name of a parameter or instruction.
func (p *Printer) local(v *ir.Value) {
	p.c('%')
	if v.Name != "" {
		p.s(ir.QuoteName(v.Name))
		return
	}
	p.n(uint64(p.slots[v.ID]))
}

func (p *Printer) mdText(t *ir.MDText) {
	for _, part := range t.Parts {
		p.s(part.Text)
		if part.Value != nil {
			p.typed(part.Value)
		}
	}
}

func (p *Printer) useListOrders(f *ir.Func) {
	if len(f.UseListOrders) == 0 {
		return
	}
	p.s("\n; uselistorder directives\n")
	for _, u := range f.UseListOrders {
		p.s("  uselistorder ")
		if u.Block != nil {
			p.label(u.Block)
		} else {
			p.typed(u.Value)
		}
		p.s(", ")
		p.s(u.Order)
		p.c('\n')
	}
}

// blockAddr prints blockaddress(@f, %b).
func (p *Printer) blockAddr(a *ir.BlockAddr) {
	p.s("blockaddress(")
	p.s(a.Func.Spelling())
	p.s(", ")
	b := a.Block
	if b == nil && a.Func.Func != nil {
		b = a.Func.Func.AddrTaken[a.Label]
	}
	switch {
	case b == nil:
		p.s(a.Label)
	case b.Func == p.fn || b.Name != "":
		p.blockName(b)
	default:
		_, bnums := numbering(b.Func, nil, nil)
		p.c('%')
		p.n(uint64(bnums[b.ID]))
	}
	p.c(')')
}

// flagWords prints flags with a space after each.
func (p *Printer) flagWords(fl ir.Flags) {
	if fl != 0 {
		p.buf = ir.AppendFlags(p.buf, fl)
	}
}

// syncScope prints a scope other than the system's, with a space before it.
func (p *Printer) syncScope(s string) {
	if s != "" {
		p.s(" syncscope(")
		p.quoted(s)
		p.c(')')
	}
}
