package llir

import (
	"math"
	"math/big"
	"strconv"
	"strings"

	lir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"

	"rewrite/passes/ir"
)

// This file gives back what the shield has rewritten. Its methods can be called
// on a nil shield: then nothing was.

// ownsType tells whether a type definition is the shield's.
func (s *shield) ownsType(name string) bool { return s != nil && s.types[name] != nil }

// ownType is the type that a named type stands for, nil if it is an ordinary one.
func (s *shield) ownType(name string) *ir.Type { return s.types[name] }

// ownsGlobal tells whether a global is there only to hold a constant.
func (s *shield) ownsGlobal(name string) bool {
	return s != nil && strings.HasPrefix(name, s.salt+".")
}

// constant is what a global of the shield holds.
func (s *shield) constant(g *lir.Global) constant.Constant { return s.constants[g.GlobalName] }

// inlineAsm takes the mark of assembly that may unwind off.
func (s *shield) inlineAsm(a *ir.InlineAsm) {
	if s != nil {
		a.Text, a.Unwind = strings.CutPrefix(a.Text, s.salt)
	}
}

// node is the text of the node with a number.
func (s *shield) node(text string) string {
	if n := number(strings.TrimPrefix(text, "!")); n >= firstNode {
		return s.nodes[n-firstNode]
	}
	return text
}

// returnAttr is an attribute of a result that llir could not read.
func (s *shield) returnAttr(d lir.Dereferenceable) (a ir.Attr, text string, ok bool) {
	if !d.DerefOrNull || d.N < firstAttr {
		return
	}
	set := parseAttrs(s.attrs[d.N-firstAttr])
	return set.Attrs[0], set.Text, true
}

// groupSet is the attributes of a group.
func (s *shield) groupSet(id int) *ir.AttrSet {
	set := parseAttrs(s.groups[id])
	if len(set.Attrs) == 0 {
		return nil
	}
	return set
}

// parseAttrs reads attributes that name no types or groups.
func parseAttrs(text string) *ir.AttrSet {
	set := new(ir.AttrSet)
	l := lexer{src: text}
	add := func(a ir.Attr, text string) {
		set.Attrs = append(set.Attrs, a)
		if set.Text != "" {
			set.Text += " "
		}
		set.Text += text
	}
	for l.next(); l.tok != kEOF; {
		start, word := l.start, l.text()
		a := ir.Attr{Name: l.text()}
		switch l.tok {
		case kString:
			a = ir.Attr{Name: ir.UnescapeString(text[l.begin:l.end]), Quoted: true}
		case kWord:
		default:
			fail("unexpected '%s' in the attributes '%s'", a.Name, clip(text))
		}
		l.next()
		switch {
		case l.tok == '=':
			l.next()
			switch {
			case l.tok == kString && a.Quoted:
				a.Value = ir.UnescapeString(text[l.begin:l.end])
				word += "=" + l.text()
			case l.tok == kInt && !a.Quoted:
				a.Value = l.text()
			default:
				fail("unexpected '%s' in the attributes '%s'", l.text(), clip(text))
			}
			l.next()
		case l.tok == '(' && !a.Quoted:
			open := l.start
			for l.next(); l.tok != ')'; l.next() {
				switch l.tok {
				case kWord, kInt, kLocal, ',', '*', '[', ']':
				default:
					fail("unexpected '%s' in the attributes '%s'", clip(l.text()), clip(text))
				}
			}
			a.Value = text[open+1 : l.start]
			l.next()
		case l.tok == kInt && a.Name == "align":
			a.Value = l.text()
			l.next()
		}
		if !a.Quoted { // white space in a string is its own
			word = strings.Join(strings.Fields(text[start:l.prev]), " ")
		}
		add(a, word)
	}
	return set
}

// restore makes an instruction what it was by its attachments.
func (s *shield) restore(v *ir.Value) {
	if s == nil || v.Meta == nil || !strings.HasPrefix(v.Meta.List[0].Kind, s.salt) {
		return
	}
	switch own := v.Meta.List[0]; strings.TrimPrefix(own.Kind, s.salt) {
	case ".freeze":
		v.Op = ir.OpFreeze
	case ".align":
		m := *v.Aux.(*ir.Mem)
		m.Align = number(own.Node)
		v.Aux = &m
	}
	if rest := v.Meta.List[1:]; len(rest) > 0 {
		v.Meta = &ir.Meta{List: rest}
	} else {
		v.Meta = nil
	}
}

// Values that stand for numbered floats: one decade beyond all formats for the
// short ones, the low bits of one magnitude for the long ones.
const (
	floatDecade = 100_000
	wideExp     = 0x7001
	wholeDouble = 1 << 52
)

// standInFloat is a literal that llir reads as a value with a number in it.
func standInFloat(letter byte, id int) string {
	switch letter {
	case 'K':
		return "0xK" + hexDigits(wideExp, 4) + hexDigits(1<<63|uint64(id), 16)
	case 'L':
		return "0xL" + hexDigits(wideExp<<48, 16) + hexDigits(uint64(id), 16)
	case 'M':
		return "0xM" + hexDigits(math.Float64bits(float64(wholeDouble+id)), 16) + hexDigits(0, 16)
	}
	return "1.0e+" + strconv.Itoa(floatDecade+id)
}

func hexDigits(n uint64, digits int) string {
	s := strings.ToUpper(strconv.FormatUint(n, 16))
	return strings.Repeat("0", max(0, digits-len(s))) + s
}

// float is the literal that a constant stands for.
func (s *shield) float(c *constant.Float, t *ir.Type) (string, bool) {
	if c.NaN || c.X.IsInf() || len(s.floats) == 0 {
		return "", false
	}
	id := int64(-1)
	mantissa := func(bits int) {
		m := new(big.Float)
		c.X.MantExp(m)
		n, _ := m.SetMantExp(m, bits).Int(nil)
		id = n.SetBit(n, bits-1, 0).Int64()
	}
	switch t {
	case ir.X86FP80:
		mantissa(64)
	case ir.FP128:
		mantissa(113)
	case ir.PPCFP128:
		n, _ := c.X.Int64()
		id = n - wholeDouble
	default:
		if c.X.MantExp(nil) < floatDecade {
			return "", false
		}
		m := new(big.Float)
		exp := c.X.MantExp(m)
		f, _ := m.Float64()
		id = int64(math.Round(float64(exp)*math.Log10(2)+math.Log10(f))) - floatDecade
	}
	if id < 0 || id >= int64(len(s.floats)) {
		return "", false
	}
	return s.floats[id], true
}

// order puts the entities of a module in the order of the source.
func (s *shield) order(m *ir.Module) {
	m.ID = s.id
	byName := map[string]ir.Item{}
	for _, it := range m.Items {
		switch it := it.(type) {
		case *ir.TypeDef:
			byName["%"+it.Name] = it
		case *ir.Comdat:
			byName["$"+it.Name] = it
		case *ir.AttrGroup:
			byName["#"+strconv.Itoa(it.ID)] = it
		case *ir.Global:
			key := it.Name
			if key == "" {
				key = "\x00" + strconv.Itoa(it.Number)
			}
			byName["@"+key] = it
		}
	}
	m.Items = m.Items[:0]
	m.Globals, m.Funcs, m.Comdats = m.Globals[:0], m.Funcs[:0], m.Comdats[:0]
	for _, top := range s.items {
		var it ir.Item
		switch {
		case top.text != nil:
			it = top.text
		case top.sigil == '!':
			it = &ir.Text{Kind: ir.MetadataNodes, Value: s.src[top.from:top.to]}
		default:
			it = byName[string(top.sigil)+top.name]
			if it == nil {
				continue // said twice
			}
			delete(byName, string(top.sigil)+top.name)
		}
		switch it := it.(type) {
		case *ir.Global:
			it.Index, it.Item = len(m.Globals), len(m.Items)
			m.Globals = append(m.Globals, it)
			if it.Func != nil {
				m.Funcs = append(m.Funcs, it.Func)
			}
		case *ir.Comdat:
			m.Comdats = append(m.Comdats, it)
		}
		m.Items = append(m.Items, it)
	}
}
