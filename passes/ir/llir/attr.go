package llir

import (
	"fmt"
	"strconv"
	"strings"

	lir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/metadata"
	"github.com/llir/llvm/ir/types"

	"rewrite/passes/ir"
)

// group enters an attribute group; it is filled once all groups are known.
func (f *from) group(a *lir.AttrGroupDef) *ir.AttrGroup {
	if g := f.groups[a]; g != nil {
		return g
	}
	g := &ir.AttrGroup{ID: int(a.ID)}
	f.groups[a] = g
	if f.m.Groups[g.ID] != nil {
		fail("two attribute groups #%d", g.ID)
	}
	f.m.Groups[g.ID] = g
	f.item(g)
	return g
}

func (f *from) fillGroup(a *lir.AttrGroupDef) {
	if f.sh == nil {
		f.groups[a].Set = f.funcAttrs(a.FuncAttrs, true)
		return
	}
	f.groups[a].Set = f.sh.groupSet(int(a.ID))
}

// attrSet gathers attributes; equal lists share one set.
type attrSet struct {
	f     *from
	group bool // LLVM spells some attributes differently in a group
	attrs []ir.Attr
	texts []string
}

func (s *attrSet) add(a ir.Attr, text string) {
	s.attrs = append(s.attrs, a)
	s.texts = append(s.texts, text)
}

func (s *attrSet) set() *ir.AttrSet {
	if len(s.attrs) == 0 {
		return nil
	}
	key := strings.Join(s.texts, " ")
	if s.group {
		return &ir.AttrSet{Attrs: s.attrs, Text: key}
	}
	if set := s.f.sets[key]; set != nil {
		return set
	}
	set := &ir.AttrSet{Attrs: s.attrs, Text: key}
	s.f.sets[key] = set
	return set
}

func (f *from) funcAttrs(list []lir.FuncAttribute, group bool) *ir.AttrSet {
	s := attrSet{f: f, group: group}
	for _, a := range list {
		s.attr(a)
	}
	return s.set()
}

func (f *from) paramAttrs(list []lir.ParamAttribute) *ir.AttrSet {
	s := attrSet{f: f}
	for _, a := range list {
		s.attr(a)
	}
	return s.set()
}

func (f *from) returnAttrs(list []lir.ReturnAttribute) *ir.AttrSet {
	s := attrSet{f: f}
	for _, a := range list {
		if d, ok := a.(lir.Dereferenceable); ok && f.sh != nil {
			if a, text, ok := f.sh.returnAttr(d); ok {
				s.add(a, text)
				continue
			}
		}
		s.attr(a)
	}
	return s.set()
}

// attr converts one attribute of any place.
func (s *attrSet) attr(a fmt.Stringer) {
	word := func(name, value string) {
		text := name
		switch {
		case value == "":
		case name == "align" && !s.group:
			text += " " + value
		case s.group && (name == "align" || name == "alignstack"):
			text += "=" + value
		default:
			text += "(" + value + ")"
		}
		s.add(ir.Attr{Name: name, Value: value}, text)
	}
	typed := func(name string, t types.Type) {
		u := s.f.typ(t)
		s.add(ir.Attr{Name: name, Value: u.String(), Type: u}, name+"("+u.String()+")")
	}
	decimal := func(n uint64) string { return strconv.FormatUint(n, 10) }
	switch a := a.(type) {
	case enum.FuncAttr, enum.ParamAttr, enum.ReturnAttr:
		word(a.String(), "")
	case lir.AttrString:
		s.add(ir.Attr{Name: string(a), Quoted: true}, quote(string(a)))
	case lir.AttrPair:
		s.add(ir.Attr{Name: a.Key, Value: a.Value, Quoted: true}, quote(a.Key)+"="+quote(a.Value))
	case *lir.AttrGroupDef:
		g := s.f.group(a)
		s.add(ir.Attr{Name: "#", Group: g}, "#"+strconv.Itoa(g.ID))
	case lir.Align:
		word("align", decimal(uint64(a)))
	case lir.AlignStack:
		word("alignstack", decimal(uint64(a)))
	case lir.AllocSize:
		v := strconv.Itoa(a.ElemSizeIndex)
		if a.NElemsIndex != -1 {
			v += "," + strconv.Itoa(a.NElemsIndex)
		}
		word("allocsize", v)
	case lir.VectorScaleRange:
		v := strconv.Itoa(a.Max)
		if a.Min != -1 {
			v = strconv.Itoa(a.Min) + "," + v
		}
		word("vscale_range", v)
	case lir.Dereferenceable:
		name := "dereferenceable"
		if a.DerefOrNull {
			name += "_or_null"
		}
		word(name, decimal(a.N))
	case lir.Byval:
		if a.Typ == nil {
			word("byval", "")
		} else {
			typed("byval", a.Typ)
		}
	case lir.ByRef:
		typed("byref", a.Typ)
	case lir.ElementType:
		typed("elementtype", a.Typ)
	case lir.InAlloca:
		typed("inalloca", a.Typ)
	case lir.Preallocated:
		typed("preallocated", a.Typ)
	case lir.SRet:
		typed("sret", a.Typ)
	default:
		fail("attribute %v (%T) of llir is not known", a, a)
	}
}

func quote(s string) string { return `"` + ir.EscapeString(s) + `"` }

// meta converts a list of attachments.
func (f *from) meta(list lir.Metadata) *ir.Meta {
	if len(list) == 0 {
		return nil
	}
	key := metaKey{list[0].Name, list[0].Node}
	if m := f.metas[key]; m != nil && len(list) == 1 {
		return m
	}
	m := &ir.Meta{List: make([]ir.Attachment, len(list))}
	for i, a := range list {
		m.List[i] = ir.Attachment{Kind: escapeMetaName(a.Name), Node: f.nodeText(a.Node.Ident())}
	}
	if len(list) == 1 {
		f.metas[key] = m
	}
	return m
}

// nodeText is the text of a node that stands where it is used. A shielded text
// has numbers for the nodes that were written in place.
func (f *from) nodeText(s string) string {
	if f.sh != nil {
		s = f.sh.node(s)
	}
	keepGlobals(f.m, s)
	return s
}

// escapeMetaName spells a metadata name behind the exclamation mark.
func escapeMetaName(s string) string {
	plain := true
	for i := 0; i < len(s); i++ {
		plain = plain && isNameByte(s[i]) && (i > 0 || s[i] < '0' || s[i] > '9')
	}
	if plain {
		return s
	}
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		if isNameByte(s[i]) && (i > 0 || s[i] < '0' || s[i] > '9') {
			b.WriteByte(s[i])
		} else {
			fmt.Fprintf(&b, "\\%02X", s[i])
		}
	}
	return b.String()
}

// metadataOperand converts `metadata ...` as an operand. Values of the function
// are kept apart from the text, as they are renumbered.
func (f *from) metadataOperand(p *ir.Pool, v *metadata.Value, operand func(any) *ir.Value) *ir.Value {
	t := new(ir.MDText)
	text := ""
	value := func(v any) {
		x := operand(v)
		if x.IsConst() {
			s := f.nodeText(fmt.Sprint(v))
			text += s
			return
		}
		t.Parts = append(t.Parts, ir.MDPart{Text: text, Value: x})
		text = ""
	}
	switch n := v.Value.(type) {
	case *metadata.DIArgList:
		text = "!DIArgList("
		for i, x := range n.Fields {
			if i > 0 {
				text += ", "
			}
			value(x)
		}
		text += ")"
	case interface{ Type() types.Type }: // a value
		value(n)
	default:
		text = f.nodeText(n.String())
	}
	if text != "" {
		t.Parts = append(t.Parts, ir.MDPart{Text: text})
	}
	return p.Const(ir.Value{Op: ir.OpMetadata, Type: ir.Metadata, Aux: t})
}

func (t *to) group(g *ir.AttrGroup) *lir.AttrGroupDef {
	d := t.groups[g]
	if d == nil {
		d = &lir.AttrGroupDef{ID: int64(g.ID)}
		t.groups[g] = d
	}
	return d
}

// attribute is one of llir's attributes of any place.
type attribute interface{ String() string }

// attr converts the attributes that several places share; nil for others.
func (t *to) attr(a ir.Attr) attribute {
	switch {
	case a.Group != nil:
		return t.group(a.Group)
	case a.Quoted && a.Value != "":
		return lir.AttrPair{Key: a.Name, Value: a.Value}
	case a.Quoted:
		return lir.AttrString(a.Name)
	case a.Type != nil:
		u := t.typ(a.Type)
		switch a.Name {
		case "byval":
			return lir.Byval{Typ: u}
		case "byref":
			return lir.ByRef{Typ: u}
		case "sret":
			return lir.SRet{Typ: u}
		case "elementtype":
			return lir.ElementType{Typ: u}
		case "inalloca":
			return lir.InAlloca{Typ: u}
		case "preallocated":
			return lir.Preallocated{Typ: u}
		}
		return nil
	case a.Value == "":
		return nil
	}
	n := t.numbers(a)
	switch {
	case a.Name == "align" && len(n) == 1:
		return lir.Align(n[0])
	case a.Name == "alignstack" && len(n) == 1:
		return lir.AlignStack(n[0])
	case a.Name == "dereferenceable" && len(n) == 1:
		return lir.Dereferenceable{N: n[0]}
	case a.Name == "dereferenceable_or_null" && len(n) == 1:
		return lir.Dereferenceable{N: n[0], DerefOrNull: true}
	case a.Name == "allocsize" && len(n) == 1:
		return lir.AllocSize{ElemSizeIndex: int(n[0]), NElemsIndex: -1}
	case a.Name == "allocsize" && len(n) == 2:
		return lir.AllocSize{ElemSizeIndex: int(n[0]), NElemsIndex: int(n[1])}
	case a.Name == "vscale_range" && len(n) == 1:
		return lir.VectorScaleRange{Min: -1, Max: int(n[0])}
	case a.Name == "vscale_range" && len(n) == 2:
		return lir.VectorScaleRange{Min: int(n[0]), Max: int(n[1])}
	}
	return nil
}

// numbers reads the numbers of an attribute such as allocsize(0, 1).
func (t *to) numbers(a ir.Attr) (list []uint64) {
	for _, s := range strings.Split(a.Value, ",") {
		n, err := strconv.ParseUint(strings.TrimSpace(s), 10, 64)
		if err != nil {
			fail("attribute %s(%s)", a.Name, a.Value)
		}
		list = append(list, n)
	}
	return list
}

// attrsOf converts a list for one kind of place: what is no A by itself is
// looked up among the words of the place.
func attrsOf[A attribute](t *to, s *ir.AttrSet, word func(string) A) (list []A) {
	if s == nil {
		return nil
	}
	for _, a := range s.Attrs {
		if x := t.attr(a); x != nil {
			y, ok := x.(A)
			if !ok {
				fail("attribute %s in this place", x)
			}
			list = append(list, y)
			continue
		}
		if a.Value != "" {
			fail("attribute %s(%s)", a.Name, a.Value)
		}
		list = append(list, word(a.Name))
	}
	return list
}

func (t *to) funcAttrs(s *ir.AttrSet) []lir.FuncAttribute {
	return attrsOf(t, s, func(w string) lir.FuncAttribute { return funcAttrs.find(w) })
}

func (t *to) paramAttrs(s *ir.AttrSet) []lir.ParamAttribute {
	return attrsOf(t, s, func(w string) lir.ParamAttribute {
		if w == "byval" {
			return lir.Byval{}
		}
		return paramAttrs.find(w)
	})
}

func (t *to) returnAttrs(s *ir.AttrSet) []lir.ReturnAttribute {
	return attrsOf(t, s, func(w string) lir.ReturnAttribute { return returnAttrs.find(w) })
}

func (t *to) attachments(m *ir.Meta) (list lir.Metadata) {
	if m == nil {
		return nil
	}
	for _, a := range m.List {
		list = append(list, &metadata.Attachment{Name: ir.UnescapeString(a.Kind), Node: t.meta.node(a.Node)})
	}
	return list
}
