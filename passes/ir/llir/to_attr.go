package llir

import (
	"strconv"
	"strings"

	lir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/metadata"

	"rewrite/passes/ir"
)

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
