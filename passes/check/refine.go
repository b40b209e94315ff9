package check

import (
	"fmt"

	"rewrite/passes/ir"
	"rewrite/passes/ir/interp"
)

// A matching compares two runs. Objects of the one stand for objects of the
// other: variables by name, buffers and results of external calls by number,
// others as pointers to them come up. An object of the target may stand for several of the source
// that were not there at the same time, as variables of a function that was inlined in a loop.
type matching struct {
	src, tgt *world
	partner  map[*interp.Object]*interp.Object
	back     map[*interp.Object]*interp.Object
}

func newMatching(src, tgt *world, a, b *outcome) *matching {
	m := &matching{src, tgt, map[*interp.Object]*interp.Object{}, map[*interp.Object]*interp.Object{}}
	for i, o := range src.buffers {
		m.pair(o, tgt.buffers[i])
	}
	for i, o := range src.extern {
		if i < len(tgt.extern) {
			m.pair(o, tgt.extern[i])
		}
	}
	return m
}

// pair makes two objects stand for each other, and tells whether they can.
func (m *matching) pair(a, b *interp.Object) bool {
	if p, ok := m.partner[a]; ok {
		return p == b
	}
	if p, ok := m.back[b]; ok && !p.GoneBefore(a) {
		return false
	}
	ga, gb := a.Global(), b.Global()
	if (ga == nil) != (gb == nil) || ga != nil && ga.Name != gb.Name || a.Kind != b.Kind {
		return false
	}
	m.partner[a], m.back[b] = b, a
	return true
}

// refines tells whether a value of the target may stand where the source has v.
func (m *matching) refines(t *ir.Type, v, w interp.Value) bool {
	if es := v.Elems(); es != nil {
		fs := w.Elems()
		for i, e := range es {
			if !m.refines(t.ElemAt(uint64(i)), e, fs[i]) {
				return false
			}
		}
		return true
	}
	switch {
	case v.IsPoison():
		return true
	case w.IsPoison():
		return false
	case t.IsFloat() && isNaN(t, v) && isNaN(t, w):
		return true // payloads are not determined; see README
	case t.IsPtr() && v.Object() != nil:
		if w.IsUndef() || w.Object() == nil || !m.pair(v.Object(), w.Object()) {
			return false
		}
		a, _ := v.Int()
		b, _ := w.Int()
		return a-v.Object().Base == b-w.Object().Base
	case t.IsPtr() && w.Object() != nil:
		return v.IsUndef()
	}
	return v.Contains(w)
}

// isNaN tells whether a float is one NaN.
func isNaN(t *ir.Type, v interp.Value) bool {
	n, ok := v.Int()
	if !ok {
		return false
	}
	switch t {
	case ir.Half:
		return n&0x7fff > 0x7c00
	case ir.BFloat:
		return n&0x7fff > 0x7f80
	case ir.Float:
		return n&0x7fffffff > 0x7f800000
	case ir.Double:
		return n&(1<<63-1) > 0x7ff<<52
	}
	return false
}

// outcome compares how two runs ended; "" is that the target's is one that the
// source allows.
func (m *matching) outcome(a, b *outcome, result *ir.Type) string {
	for i, e := range a.events {
		if i >= len(b.events) {
			return fmt.Sprintf("the target does not do this: %s", e.text)
		}
		if why := m.event(&e, &b.events[i]); why != "" {
			return fmt.Sprintf("%s, where the source does this: %s", why, e.text)
		}
	}
	if len(b.events) > len(a.events) {
		return fmt.Sprintf("only the target does this: %s", b.events[len(a.events)].text)
	}
	if (a.err == nil) != (b.err == nil) {
		return "one returns and the other does not"
	}
	if a.err == nil && result.Kind != ir.VoidKind && !m.refines(result, a.value, b.value) {
		return fmt.Sprintf("the source returns %s, and the target %s", m.src.m.Format(result, a.value), m.tgt.m.Format(result, b.value))
	}
	return m.memory(a.memory, b.memory)
}

func (m *matching) event(a, b *event) string {
	if a.kind != b.kind || a.name != b.name || len(a.args) != len(b.args) {
		return "the target does this: " + b.text
	}
	for i, t := range a.types {
		if t.Kind == ir.MetadataKind || t.Kind == ir.LabelKind || t.Kind == ir.TokenKind {
			continue
		}
		if !m.refines(t, a.args[i], b.args[i]) {
			return "the target does this: " + b.text
		}
	}
	if a.kind != interp.EventCall && !m.refines(ir.Ptr, a.at, b.at) {
		return "the target does this: " + b.text
	}
	return m.memory(a.memory, b.memory)
}

// memory compares the contents of all objects that stand for each other.
func (m *matching) memory(a, b memory) string {
	named := map[string]*interp.Object{}
	for o := range b {
		if g := o.Global(); g != nil {
			named[g.Name] = o
		}
	}
	for o := range a {
		if g := o.Global(); g != nil {
			if p := named[g.Name]; p == nil || !m.pair(o, p) {
				continue // a variable that is gone: that is told elsewhere
			}
		}
	}
	// Contents may lead to objects that were not matched before.
	for done := map[*interp.Object]bool{}; ; {
		again := false
		for _, o := range inOrder(a) {
			p, ok := m.partner[o]
			if !ok || done[o] || b[p] == nil {
				continue
			}
			done[o], again = true, true
			if why := m.content(o, a[o], b[p]); why != "" {
				return why
			}
		}
		if !again {
			return ""
		}
	}
}

// inOrder lists the objects of a memory by address.
func inOrder(mem memory) []*interp.Object {
	list := make([]*interp.Object, 0, len(mem))
	for o := range mem {
		list = append(list, o)
	}
	sortObjects(list)
	return list
}

func (m *matching) content(o *interp.Object, a, b *content) string {
	for i := 0; i < len(a.data); i++ {
		if i >= len(b.data) {
			return fmt.Sprintf("%s has %d bytes in the source and %d in the target", describe(o), len(a.data), len(b.data))
		}
		if p := a.words[uint64(i)]; p != nil {
			q := b.words[uint64(i)]
			if q == nil || !m.pair(p, q) || address(a.data[i:])-p.Base != address(b.data[i:])-q.Base {
				return fmt.Sprintf("byte %d of %s begins a pointer to %s in the source, and not in the target", i, describe(o), describe(p))
			}
			i += 7
			continue
		}
		if a.data[i] != b.data[i] && m.nanAt(a, b, i) {
			continue
		}
		switch {
		case a.poison[i]:
		case b.poison[i]:
			return fmt.Sprintf("byte %d of %s is poison in the target, and %s in the source", i, describe(o), a.byteText(i))
		case b.undef[i]&^a.undef[i] != 0, (a.data[i]^b.data[i])&^a.undef[i] != 0:
			return fmt.Sprintf("byte %d of %s is %s in the source, and %s in the target", i, describe(o), a.byteText(i), b.byteText(i))
		}
	}
	return ""
}

// nanAt tells whether a byte is one of a NaN in both contents, of a kind that the source makes.
func (m *matching) nanAt(a, b *content, i int) bool {
	for _, size := range m.src.nans {
		for at := max(0, i-size+1); at <= i && at+size <= min(len(a.data), len(b.data)); at++ {
			if a.nan(at, size) && b.nan(at, size) {
				return true
			}
		}
	}
	return false
}

// nan tells whether some bytes are those of a NaN, of one of the formats of that size.
func (c *content) nan(at, size int) bool {
	if size > 8 {
		return false // as isNaN
	}
	for i := at; i < at+size; i++ {
		if c.poison[i] || c.undef[i] != 0 {
			return false
		}
	}
	v := interp.Int(address(c.data[at : at+size]))
	for _, t := range []*ir.Type{ir.Half, ir.BFloat, ir.Float, ir.Double} {
		if int(t.Kind.FloatBits()) == 8*size && isNaN(t, v) {
			return true
		}
	}
	return false
}

func (c *content) byteText(i int) string {
	switch {
	case c.poison[i]:
		return "poison"
	case c.undef[i] == 0xff:
		return "undef"
	case c.undef[i] != 0:
		return fmt.Sprintf("%d with undef bits %#x", c.data[i], c.undef[i])
	}
	return fmt.Sprint(c.data[i])
}

// address is the pointer that 8 bytes hold, least significant byte first.
func address(b []byte) (n uint64) {
	for i := range min(8, len(b)) {
		n |= uint64(b[i]) << (8 * i)
	}
	return n
}

func describe(o *interp.Object) string {
	if g := o.Global(); g != nil {
		return g.Spelling()
	}
	return o.Name
}
