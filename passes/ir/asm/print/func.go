package print

import (
	"strings"

	"rewrite/passes/ir"
)

// Func prints a function: comment, header and body.
func (p *Printer) Func(f *ir.Func) {
	p.fn, p.numbered = f, nil
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
	for i, c := range p.buf[start:] { // what we don't know may go over several lines
		if c == '\n' || c == '\r' {
			p.buf[start+i] = ' '
		}
	}
	p.c('\n')
}

func (p *Printer) header(f *ir.Func) {
	g := f.Global
	p.attrComment(g.Attrs)
	if f.UnknownIntrinsic {
		p.s(UnknownIntrinsic[1:])
	}
	if f.HasBody {
		p.s("define ")
		p.names.Renew(f)
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
	p.global(g)
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
		p.n(uint64(p.names.Block(b)))
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
	annotate(p, b, nil)
	for _, v := range b.Instrs {
		annotate(p, b, v)
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

func annotate(p *Printer, b *ir.Block, v *ir.Value) {
	if p.note == nil {
		return
	}
	if s := p.note(b, v); s != "" {
		p.s("; ")
		p.s(s)
		p.c('\n')
	}
}

func (p *Printer) blockName(b *ir.Block) {
	p.c('%')
	if b.Name != "" {
		p.s(ir.QuoteName(b.Name))
		return
	}
	p.n(uint64(p.names.Block(b)))
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
	p.n(uint64(p.names.Value(v)))
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
	p.global(a.Func)
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
		if p.numbered != b.Func { // tables of addresses are often of one function
			p.numbered = b.Func
			p.foreign.Renew(b.Func)
		}
		p.c('%')
		p.n(uint64(p.foreign.Block(b)))
	}
	p.c(')')
}

// UnknownIntrinsic is what LLVM writes above the declaration of an intrinsic
// that it does not know.
const UnknownIntrinsic = "\n; Unknown intrinsic\n"

// Instr is one instruction as it stands in its function, without blanks before it.
func (p *Printer) Instr(v *ir.Value) string {
	if f := v.Block.Func; p.numbered != f {
		p.numbered = f
		p.foreign.Renew(f)
	}
	one := Printer{m: p.m, names: p.foreign, fn: v.Block.Func}
	one.instr(v)
	return strings.TrimSpace(string(one.buf))
}

// Operand is a value as it stands behind its type where it is an operand in a function.
func (p *Printer) Operand(f *ir.Func, v *ir.Value) string {
	if p.numbered != f {
		p.numbered = f
		p.foreign.Renew(f)
	}
	one := Printer{m: p.m, names: p.foreign, fn: f}
	one.value(v)
	return string(one.buf)
}
