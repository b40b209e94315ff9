package alias

import (
	"strconv"
	"strings"

	"rewrite/passes/ir"
)

// A typeNode is a type of the source language (LangRef, "'tbaa' Metadata",
// "Representation"). Nodes are one for each spelling, so equality is that of pointers.
type typeNode struct {
	parent *typeNode // nil of a root
	fields []typeField
	sized  bool // of the format with sizes, in which a field is none of the parents
	size   uint64
}

// A typeField is a member, in the order of the offsets. A scalar type of the older
// format has its parent as the only one, at 0.
type typeField struct {
	t         *typeNode
	off, size uint64
}

// A tag says what an access is to: a member of type access at a number of bytes in an object of
// type base.
type tag struct {
	base, access *typeNode
	off, size    uint64
	sized        bool
	constant     bool // the memory is never written
}

// maxTypes bounds how many parents or members are followed, maxNodes how many nodes are read for one tag.
const (
	maxTypes = 64
	maxNodes = 4096
)

type (
	tagKey  string
	typeKey string
)

// isNode tells whether an operand of a node is a node.
func isNode(op string) bool {
	return len(op) > 1 && op[0] == '!' && op[1] != '"'
}

// integerOf reads an operand such as i64 8, 0 if it is something else.
func integerOf(op string) uint64 {
	if i := strings.LastIndexByte(op, ' '); i > 0 && op[0] == 'i' {
		n, _ := strconv.ParseUint(op[i+1:], 10, 64)
		return n
	}
	return 0
}

// numbers cuts a list of numbers at its commas.
func numbers(list string) []string {
	return strings.FieldsFunc(list, func(r rune) bool { return r == ',' || r == ' ' })
}

// tagOf is what !tbaa says of an access, nil for nothing that is understood. Accesses share what they say, and most questions are about
// the same few.
func (an *Analysis) tagOf(meta *ir.Meta) *tag {
	t, ok := an.tags[meta]
	if !ok {
		t = an.mod.tagOf(meta)
		an.tags[meta] = t
	}
	return t
}

// tagOf finds it by how the node is spelled.
func (m *Module) tagOf(meta *ir.Meta) *tag {
	node := meta.Get("tbaa")
	if node == "" || m.m == nil {
		return nil
	}
	if t, ok := m.tags.Load(tagKey(node)); ok {
		return t.(*tag)
	}
	t, _ := m.tags.LoadOrStore(tagKey(node), m.readTag(node))
	return t.(*tag)
}

// readTag reads a tag: (base, access, offset[, constant]); with sizes (base, access, offset, size[,
// constant]); or, as they were before LLVM 3.4, a scalar type itself, which may have constant as its last operand.
func (m *Module) readTag(node string) *tag {
	ops := m.m.Metadata().Operands(node)
	if len(ops) == 0 {
		return nil
	}
	left := maxNodes
	if len(ops) < 3 || !isNode(ops[0]) {
		t := &tag{base: m.typeOf(node, &left, 0)}
		if len(ops) == 3 { // the constant is no part of the type
			t.base = m.typeOf("!{"+ops[0]+", "+ops[1]+"}", &left, 0)
			t.constant = integerOf(ops[2]) != 0
		}
		t.access = t.base
		if t.base == nil {
			return nil
		}
		return t
	}
	t := &tag{base: m.typeOf(ops[0], &left, 0), access: m.typeOf(ops[1], &left, 0), off: integerOf(ops[2])}
	if t.base == nil || t.access == nil || t.base.sized != t.access.sized {
		return nil
	}
	if t.sized = t.access.sized; t.sized {
		if len(ops) < 4 {
			return nil
		}
		t.size = integerOf(ops[3])
		ops = ops[1:]
	}
	t.constant = len(ops) > 3 && integerOf(ops[3]) != 0
	return t
}

// typeOf reads a type: a root (name) or (); a scalar (name, parent[, 0]); a struct (name, (type, offset)...);
// with sizes (parent, size, name, (type, offset, size)...).
func (m *Module) typeOf(node string, left *int, depth int) *typeNode {
	if *left--; !isNode(node) || *left < 0 || depth > maxTypes {
		return nil
	}
	if t, ok := m.tags.Load(typeKey(node)); ok {
		return t.(*typeNode)
	}
	ops := m.m.Metadata().Operands(node)
	if ops == nil {
		return nil
	}
	t := &typeNode{}
	var fields []string
	step := 2
	switch {
	case len(ops) >= 3 && isNode(ops[0]):
		t.sized, t.size = true, integerOf(ops[1])
		if t.parent = m.typeOf(ops[0], left, depth+1); t.parent == nil {
			return nil
		}
		fields, step = ops[3:], 3
	case len(ops) == 2:
		fields = []string{ops[1], "i64 0"}
	case len(ops) > 2:
		fields = ops[1:]
	}
	for ; len(fields) >= step; fields = fields[step:] {
		f := typeField{t: m.typeOf(fields[0], left, depth+1), off: integerOf(fields[1])}
		if f.t == nil || len(t.fields) > 0 && f.off < t.fields[len(t.fields)-1].off {
			return nil
		}
		if t.sized {
			f.size = integerOf(fields[2])
		}
		t.fields = append(t.fields, f)
	}
	if !t.sized && len(t.fields) > 0 {
		t.parent = t.fields[0].t
	}
	first, _ := m.tags.LoadOrStore(typeKey(node), t)
	return first.(*typeNode)
}

// member is the field that an offset lies in, and the offset in it; nil if there is none.
func (t *typeNode) member(off uint64) (*typeNode, uint64) {
	for i := len(t.fields) - 1; i >= 0; i-- {
		if f := t.fields[i]; f.off <= off {
			return f.t, off - f.off
		}
	}
	return nil, 0
}

// root is the last parent.
func (t *typeNode) root() *typeNode {
	for range maxTypes {
		if t.parent == nil {
			return t
		}
		t = t.parent
	}
	return nil
}

// under tells whether u is t or one of its parents.
func (t *typeNode) under(u *typeNode) bool {
	for range maxTypes {
		if t == u {
			return true
		}
		if t = t.parent; t == nil {
			break
		}
	}
	return false
}

// types knows accesses to types that have no memory in common: neither is to a part of
// what the other one is to. Both have to say what they are to (SEMANTICS law 33).
func (q *question) types() (Answer, bool) {
	if q.a.Meta == nil || q.b.Meta == nil {
		return May, false
	}
	a, b := q.tagOf(q.a.Meta), q.tagOf(q.b.Meta)
	if a == nil || b == nil || a == b || a.sized != b.sized {
		return May, false
	}
	if r := a.access.root(); r == nil || r != b.access.root() {
		return May, false // of two languages
	}
	return No, !a.reaches(b) && !b.reaches(a)
}

// reaches tells whether what b is to may be part of what a is to: whether the way from a's base, through
// the members that a's offset lies in and, in the older format, from scalar types to their parents,
// comes by b's base.
func (a *tag) reaches(b *tag) bool {
	if a.access == a.base && b.access.under(a.access) {
		return true // all of an object, of which the other is any part
	}
	t, off := a.base, a.off
	for range maxTypes {
		switch {
		case t == nil:
			return false
		case t == b.base:
			if t == a.access || b.base == b.access {
				return true // one of them is to all of it
			}
			if a.sized {
				return off < b.off+b.size && b.off < off+a.size
			}
			return off == b.off
		case a.sized && t == a.access:
			return t.has(b.base, 0)
		}
		t, off = t.member(off)
	}
	return true
}

// has tells whether a type has a member of another type, directly or not.
func (t *typeNode) has(u *typeNode, depth int) bool {
	if depth > maxTypes/8 {
		return true
	}
	for _, f := range t.fields {
		if f.t == u || f.t.has(u, depth+1) {
			return true
		}
	}
	return false
}
