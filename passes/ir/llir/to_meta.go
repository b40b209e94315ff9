package llir

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/llir/llvm/asm"
	lir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/metadata"
	"github.com/llir/llvm/ir/value"

	"rewrite/passes/ir"
)

// TextNode is a metadata node that llir's own types would not keep whole, held
// by its text. ToLLIR makes one where llir has no field for something, or leaves
// a field out when it prints.
type TextNode struct {
	metadata.MetadataID
	Text string // what stands behind the = of the definition
}

// String is the number, or the text of a node without one.
func (n *TextNode) String() string { return n.Ident() }

// Ident is the number, or the text of a node without one.
func (n *TextNode) Ident() string {
	if n.MetadataID == -1 {
		return n.Text
	}
	return n.MetadataID.Ident()
}

// LLString is the text.
func (n *TextNode) LLString() string { return n.Text }

// SetDistinct makes the node distinct or not.
func (n *TextNode) SetDistinct(distinct bool) {
	const word = "distinct "
	n.Text = strings.TrimPrefix(n.Text, word)
	if distinct {
		n.Text = word + n.Text
	}
}

// metaReader holds the metadata of a module in llir's form. All of it is read
// by llir's parser at once, from a text that declares what the metadata names.
type metaReader struct {
	t      *to
	parsed *lir.Module
	nodes  map[string]metadata.Definition // by "!12", or by the text of a node in place
	consts map[string]value.Value         // typed constants by their text
	bbs    []string                       // uselistorder_bb directives
}

func readMetadata(t *to) *metaReader {
	r := &metaReader{t: t, nodes: map[string]metadata.Definition{}, consts: map[string]value.Value{}}
	t.at = "metadata"
	var defs []nodeDef // in numeric order
	for ref, text := range t.m.Metadata().Nodes() {
		defs = append(defs, nodeDef{int(number(ref[1:])), text})
	}
	var b strings.Builder
	for _, it := range t.m.Items {
		text, ok := it.(*ir.Text)
		if !ok {
			continue
		}
		switch text.Kind {
		case ir.MetadataNodes, ir.NamedMetadata:
			b.WriteString(text.Value + "\n")
		case ir.UseListOrders:
			if strings.HasPrefix(text.Value, "uselistorder_bb") {
				r.bbs = append(r.bbs, text.Value)
			} else {
				b.WriteString(text.Value + "\n")
			}
		}
	}
	next := 0
	for _, d := range defs {
		next = max(next, d.id+1)
	}
	inPlace := r.inPlace()
	for i, s := range inPlace {
		def := s
		if !isNode(s) {
			def = "!{" + s + "}"
		}
		fmt.Fprintf(&b, "!%d = %s\n", next+i, def)
	}
	if b.Len() == 0 {
		return r
	}
	r.parse(b.String())
	own := r.converter()
	for i, d := range r.parsed.MetadataDefs {
		if i < len(defs) {
			r.nodes["!"+strconv.Itoa(defs[i].id)] = d
			values(d, own)
			if !sameNode(defs[i].text, d.LLString()) {
				// the others refer to d, which has the number
				d = &TextNode{MetadataID: metadata.MetadataID(d.ID()), Text: r.respell(defs[i].text)}
			}
			t.out.MetadataDefs = append(t.out.MetadataDefs, d)
			continue
		}
		s := inPlace[i-len(defs)]
		if !isNode(s) {
			r.consts[s] = own(d.(*metadata.Tuple).Fields[0].(constant.Constant))
			continue
		}
		values(d, own)
		d.SetID(-1)
		if !sameNode(s, d.LLString()) {
			d = &TextNode{MetadataID: -1, Text: r.respell(s)}
		}
		r.nodes[s] = d
	}
	for name, d := range r.parsed.NamedMetadataDefs {
		t.out.NamedMetadataDefs[name] = d
	}
	for _, u := range r.parsed.UseListOrders {
		u.Value = own(u.Value.(constant.Constant))
		t.out.UseListOrders = append(t.out.UseListOrders, u)
	}
	return r
}

// respell gives the unnamed globals of a text the numbers that llir gives them.
func (r *metaReader) respell(text string) string {
	return eachGlobal(text, func(key string) string {
		if g := r.t.m.Lookup(key); g != nil && g.Name == "" {
			return r.t.globals[g].Ident()
		}
		return ""
	})
}

// isNode tells the text of a node from that of a typed constant.
func isNode(s string) bool { return strings.HasPrefix(s, "!") || strings.HasPrefix(s, "distinct ") }

// parse reads the collected text behind declarations of all types, and of the
// globals that the text names.
func (r *metaReader) parse(text string) {
	var b strings.Builder
	for _, it := range r.t.m.Items {
		if d, ok := it.(*ir.TypeDef); ok {
			fmt.Fprintf(&b, "%%%s = type %s\n", d.Name, d.Type.BodyString())
		}
	}
	declared := map[*ir.Global]bool{}
	text = eachGlobal(text, func(key string) string {
		g := r.t.m.Lookup(key)
		if g == nil {
			return ""
		}
		if declared[g] {
			return stubName(g)
		}
		declared[g] = true
		if ft := g.ValueType; ft.Kind == ir.FuncKind {
			params := strings.TrimPrefix(ft.String(), ft.Elem.String()+" ")
			fmt.Fprintf(&b, "declare %s %s%s\n", ft.Elem, stubName(g), params)
		} else {
			space := ""
			if g.AddrSpace != 0 {
				space = fmt.Sprintf("addrspace(%d) ", g.AddrSpace)
			}
			fmt.Fprintf(&b, "%s = external %sglobal %s\n", stubName(g), space, g.ValueType)
		}
		return stubName(g)
	})
	m, err := parseQuietly("metadata", b.String()+text)
	if err != nil {
		fail("llir cannot read it: %v", err)
	}
	r.parsed = m
}

// stubName is a global's name in the text for llir; numbers would have to be
// dense there.
func stubName(g *ir.Global) string {
	if g.Name == "" {
		return `@"` + stubPrefix + strconv.Itoa(g.Number) + `"`
	}
	return g.Spelling()
}

const stubPrefix = "\x01number "

// parseQuietly is llir's parser with its panics as errors.
func parseQuietly(name, text string) (m *lir.Module, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("%v", r)
		}
	}()
	return asm.ParseString(name, text)
}

// inPlace gathers the nodes and typed constants that are written where they
// are used, each once.
func (r *metaReader) inPlace() (list []string) {
	seen := map[string]bool{}
	add := func(s string) {
		if !seen[s] && !isNodeNumber(s) && !strings.HasPrefix(s, `!"`) {
			seen[s] = true
			list = append(list, s)
		}
	}
	attachments := func(m *ir.Meta) {
		if m != nil {
			for _, a := range m.List {
				add(a.Node)
			}
		}
	}
	for _, g := range r.t.m.Globals {
		attachments(g.Meta)
		if g.Func == nil {
			continue
		}
		for _, b := range g.Func.Blocks {
			for _, in := range b.Instrs {
				attachments(in.Meta)
				for _, a := range in.Args {
					if t, ok := a.Aux.(*ir.MDText); ok && a.Op == ir.OpMetadata {
						for _, s := range constantsOf(t) {
							add(s)
						}
					}
				}
			}
		}
	}
	return list
}

// constantsOf lists the texts of an operand that llir has to read.
func constantsOf(t *ir.MDText) (list []string) {
	if fields, ok := argList(t); ok {
		for _, f := range fields {
			if f.Value == nil {
				list = append(list, f.Text)
			}
		}
		return list
	}
	if len(t.Parts) == 1 && t.Parts[0].Value == nil {
		return []string{t.Parts[0].Text}
	}
	return nil
}

// argList takes a !DIArgList(...) apart into texts of constants and values.
func argList(t *ir.MDText) (fields []ir.MDPart, ok bool) {
	const open = "!DIArgList("
	if len(t.Parts) == 0 || !strings.HasPrefix(t.Parts[0].Text, open) {
		return nil, false
	}
	for i, p := range t.Parts {
		s := p.Text
		if i == 0 {
			s = s[len(open):]
		}
		if p.Value == nil { // the last part
			s = strings.TrimSuffix(s, ")")
		}
		for _, c := range splitTop(s) {
			fields = append(fields, ir.MDPart{Text: c})
		}
		if p.Value != nil {
			fields = append(fields, ir.MDPart{Value: p.Value})
		}
	}
	return fields, true
}

func isNodeNumber(s string) bool { return len(s) > 1 && s[0] == '!' && isNumber(s[1:]) }

// node gives the node that a text stands for.
func (r *metaReader) node(s string) metadata.MDNode {
	n := r.nodes[s]
	if n == nil {
		fail("metadata %s is not defined", s)
	}
	return n
}

// metadataOperand converts `metadata ...` as an operand.
func (t *funcTo) metadataOperand(v *ir.Value) value.Value {
	text := v.Aux.(*ir.MDText)
	local := func(p ir.MDPart) value.Value {
		if p.Value != nil {
			return t.operand(p.Value)
		}
		c := t.meta.consts[p.Text]
		if c == nil {
			fail("metadata %s", p.Text)
		}
		return c
	}
	if fields, ok := argList(text); ok {
		list := new(metadata.DIArgList)
		for _, p := range fields {
			list.Fields = append(list.Fields, local(p))
		}
		return &metadata.Value{Value: list}
	}
	if len(text.Parts) != 1 {
		fail("metadata of more than one value")
	}
	p := text.Parts[0]
	switch {
	case p.Value == nil && strings.HasPrefix(p.Text, `!"`):
		return &metadata.Value{Value: &metadata.String{Value: ir.UnescapeString(p.Text[2 : len(p.Text)-1])}}
	case p.Value == nil && isNode(p.Text):
		return &metadata.Value{Value: t.meta.node(p.Text).(metadata.Definition)}
	}
	return &metadata.Value{Value: local(p)}
}

// converter gives the function that turns constants of the parsed text into
// constants of the result.
func (r *metaReader) converter() func(constant.Constant) constant.Constant {
	f := newFrom(nil)
	f.m = r.t.m
	for _, d := range r.parsed.TypeDefs {
		f.defined[d.Name()] = true
	}
	for _, g := range r.parsed.Globals {
		f.globals[g] = r.global(g.GlobalName)
	}
	for _, g := range r.parsed.Funcs {
		f.globals[g] = r.global(g.GlobalName)
	}
	var pool ir.Pool
	return func(c constant.Constant) constant.Constant { return r.t.newConstant(f.constant(&pool, c)) }
}

// values puts the globals of the result into a node in place of those of the text.
func values(d metadata.Definition, own func(constant.Constant) constant.Constant) {
	fix := func(field *metadata.Field) {
		if c, ok := (*field).(constant.Constant); ok {
			*field = own(c)
		}
	}
	switch d := d.(type) {
	case *metadata.Tuple:
		for i := range d.Fields {
			fix(&d.Fields[i])
		}
	case *metadata.DITemplateValueParameter:
		fix(&d.Value)
	}
}

func (r *metaReader) global(name string) *ir.Global {
	if n, ok := strings.CutPrefix(name, stubPrefix); ok {
		name = "\x00" + n
	}
	return r.t.m.Lookup(name)
}

// blockOrders converts uselistorder_bb directives.
func (r *metaReader) blockOrders() {
	for _, s := range r.bbs {
		list := splitTop(strings.TrimPrefix(s, "uselistorder_bb"))
		if len(list) != 3 {
			fail("'%s'", clip(s))
		}
		var g *ir.Global
		eachGlobal(list[0], func(key string) string { g = r.t.m.Lookup(key); return "" })
		if g == nil || g.Func == nil || labels(g.Func)[strings.TrimPrefix(list[1], "%")] == nil {
			fail("'%s'", clip(s))
		}
		b := labels(g.Func)[strings.TrimPrefix(list[1], "%")]
		r.t.out.UseListOrderBBs = append(r.t.out.UseListOrderBBs, &lir.UseListOrderBB{
			Func: r.t.globals[g].(*lir.Func), Block: r.t.blocks[b], Indices: indexNumbers(list[2])})
	}
}
