package mergefunc

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"rewrite/passes/ir"
)

// An Order is the total order on the functions of one module.
//
// A function is spelled as a sequence of numbers, most significant part first,
// by a rule that looks at nothing but this function: its parts are numbered in
// the order in which a walk of the control flow from the entry meets them, and
// what is shared with other functions (globals, texts, types) has one number in
// the module. The order is the lexicographic one of these sequences. So it is
// total by construction, self-references included: no law depends on which two
// functions meet. A comparison stops at the first difference.
//
// Equal are functions that do the same but for what the merger intersects (flags
// that make poison, fast-math flags, metadata that only hints) and for pointers
// that are integers in the other function, which it looks at again.
type Order struct {
	m        *ir.Module
	layout   *ir.Layout
	ptrWidth uint32 // of integers that pointers compare equal to, 0 for none

	globals map[*ir.Global]uint64
	texts   map[string]uint64
	types   map[*ir.Type]uint64
	// identity numbers types that are not taken apart
	identity map[*ir.Type]uint64
	tuples   map[string]string
	// group tells of functions that call each other in turn which do the same; see findGroups
	group  map[*ir.Global]uint64
	attrs  map[string]uint64
	serial []uint64 // by ValueID, of the function being spelled
	// twins are the functions that may be equal to another one; see findTwins
	twins map[*ir.Func]bool
}

// NewOrder makes the order for a module. The error is of its data layout.
func NewOrder(m *ir.Module) (*Order, error) {
	l, err := m.Layout()
	if err != nil {
		return nil, err
	}
	o := &Order{m: m, layout: l, globals: map[*ir.Global]uint64{}, texts: map[string]uint64{}, types: map[*ir.Type]uint64{}, identity: map[*ir.Type]uint64{}, attrs: map[string]uint64{}}
	// Where pointees are part of types, or pointers have no stable integer value,
	// pointers are equal to themselves only.
	if !m.TypedPointers && !l.NonIntegral(0) && l.Pointer(0).Bits == l.Pointer(0).Index {
		o.ptrWidth = l.Pointer(0).Bits
	}
	o.tuples, o.group = tuples(m), map[*ir.Global]uint64{}
	o.findTwins()
	o.findGroups()
	return o, nil
}

// findTwins finds the functions that another one has the operations of, one for one
// along the control flow. All others are equal to none, now or when calls change, and
// most functions of a program are: they need not be spelled.
func (o *Order) findTwins() {
	first := map[uint64]*ir.Func{}
	o.twins = map[*ir.Func]bool{}
	for _, f := range o.m.Funcs {
		if len(f.Blocks) == 0 {
			continue
		}
		h := uint64(len(f.Params))
		for _, b := range reached(f) {
			for _, v := range b.Instrs {
				if !isDebug(v) {
					h = (h ^ uint64(v.Op)) * 0x9e3779b97f4a7c15
					h ^= h >> 29
				}
			}
		}
		if old := first[h]; old != nil {
			o.twins[old], o.twins[f] = true, true
		} else {
			first[h] = f
		}
	}
}

// reached are the blocks of a function that are reached, depth first, successors in
// the terminator's order. It numbers the blocks.
func reached(f *ir.Func) (order []*ir.Block) {
	f.Entry().Preds() // numbers the blocks
	seen := make([]bool, len(f.Blocks))
	for stack := []*ir.Block{f.Entry()}; len(stack) > 0; {
		b := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if seen[b.ID] {
			continue
		}
		seen[b.ID] = true
		order = append(order, b)
		for _, s := range slices.Backward(b.Succs()) {
			stack = append(stack, s)
		}
	}
	return order
}

// tuples finds metadata tuples that are the same as an earlier one, which they are
// until LLVM has read them: the earlier one's number by theirs.
func tuples(m *ir.Module) map[string]string {
	first, same := map[string]string{}, map[string]string{}
	for ref, text := range m.Metadata().Nodes() {
		if !strings.HasPrefix(text, "!{") {
			continue
		}
		if old, ok := first[text]; ok {
			same[ref] = old
		} else {
			first[text] = ref
		}
	}
	return same
}

// node is the number of a metadata node, the first one of equal tuples.
func (o *Order) node(ref string) string {
	if old, ok := o.tuples[ref]; ok {
		return old
	}
	return ref
}

// A Spelling is a function as the order sees it. It is stale after any change
// of the function.
type Spelling struct {
	Func *ir.Func
	// Hash is over Head and Body: equal functions have equal hashes.
	Hash uint64
	// Head is what is stated about the function as a whole, one number for each
	// of heads and then the types; Body is its blocks.
	Head, Body []uint64
	// exact is the types as they are, where they had to be told apart.
	exact []uint64
	// Instrs is the instructions in the order of the walk.
	Instrs []*ir.Value
}

// Compare is -1, 0 or 1. Head and body end where they say so themselves, so that
// one is never the beginning of the other's.
func Compare(a, b *Spelling) int {
	if c := slices.Compare(a.Head, b.Head); c != 0 {
		return c
	}
	return slices.Compare(a.Body, b.Body)
}

// compareHashed is Compare with the hash as the most significant part.
func compareHashed(a, b *Spelling) int {
	if c := cmp.Compare(a.Hash, b.Hash); c != 0 {
		return c
	}
	return Compare(a, b)
}

// compareExact is for spellings with exact types: pointers are no integers.
func compareExact(a, b *Spelling) int {
	if c := compareHashed(a, b); c != 0 {
		return c
	}
	return slices.Compare(a.exact, b.exact)
}

// exactTypes notes the types of a function as they are.
func (o *Order) exactTypes(s *Spelling) {
	note := func(t *ir.Type) { s.exact = append(s.exact, o.text(o.typeText(t, 0, nil))) }
	note(s.Func.FuncType)
	for _, v := range s.Instrs {
		note(v.Type)
		for _, a := range v.Args {
			note(a.Type)
		}
		switch a := v.Aux.(type) {
		case *ir.Alloca:
			note(a.Elem)
		case *ir.Call:
			note(a.FuncType)
		}
	}
}

// heads is what functions state as a whole, by the name that remarks give it.
var heads = []struct {
	name string
	of   func(o *Order, f *ir.Func) uint64
}{
	{"attributes", func(o *Order, f *ir.Func) uint64 { return o.attrSet(f.Attrs) }},
	{"garbage collector", func(o *Order, f *ir.Func) uint64 { return o.text(f.GC) }},
	{"section", func(o *Order, f *ir.Func) uint64 { return o.text(f.Section + boolText(f.HasSection)) }},
	{"partition", func(o *Order, f *ir.Func) uint64 { return o.text(f.Partition) }},
	{"calling convention", func(o *Order, f *ir.Func) uint64 { return o.text(string(f.CC)) }},
	{"address space", func(o *Order, f *ir.Func) uint64 { return uint64(f.AddrSpace) }},
	{"personality", func(o *Order, f *ir.Func) uint64 { return moduleConst(f.Personal) }},
	{"prefix data", func(o *Order, f *ir.Func) uint64 { return moduleConst(f.Prefix) }},
	{"prologue data", func(o *Order, f *ir.Func) uint64 { return moduleConst(f.Prologue) }},
	{"metadata", func(o *Order, f *ir.Func) uint64 { return o.text(attachments(f.Meta)) }},
	{"attributes of the result", func(o *Order, f *ir.Func) uint64 { return o.attrSet(f.RetAttrs) }},
	{"attributes of parameters", func(o *Order, f *ir.Func) uint64 {
		list := f.ParamAttrs
		for len(list) > 0 && list[len(list)-1].String() == "" { // of the last ones, no attributes may be stated or not
			list = list[:len(list)-1]
		}
		var b strings.Builder
		for _, a := range list {
			b.WriteString(strconv.FormatUint(o.attrSet(a), 10) + ",")
		}
		return o.text(b.String())
	}},
	{"number of arguments", func(o *Order, f *ir.Func) uint64 {
		return uint64(len(f.FuncType.Fields))<<1 | boolNumber(f.FuncType.VarArg)
	}},
}

// moduleConst numbers a constant of the module's pool, which holds each once.
func moduleConst(v *ir.Value) uint64 {
	if v == nil {
		return 0
	}
	return uint64(v.ID) + 1
}

func boolNumber(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}

func boolText(b bool) string { return strconv.Itoa(int(boolNumber(b))) }

// attachments is what a function's metadata says but for where it comes from and
// how often it ran: KCFI and other types among it.
func attachments(meta *ir.Meta) string {
	var list []string
	for _, a := range attached(meta) {
		if a.Kind != "dbg" && a.Kind != "prof" && a.Kind != "section_prefix" {
			list = append(list, a.Kind+" "+a.Node)
		}
	}
	slices.Sort(list)
	return strings.Join(list, "\n")
}

func attached(meta *ir.Meta) []ir.Attachment {
	if meta == nil {
		return nil
	}
	return meta.List
}

// Spell spells a function, which has blocks.
func (o *Order) Spell(f *ir.Func) *Spelling { return o.spell(f, coarse{}) }

// coarse tells what a spelling leaves out.
type coarse struct {
	asm    bool                // what inline assembly says
	cycles map[*ir.Global]bool // which of these is called
}

func (o *Order) spell(f *ir.Func, c coarse) *Spelling {
	s := &Spelling{Func: f, Head: o.head(f)}
	s.Head = append(s.Head, o.typ(f.FuncType.Elem))
	for _, t := range f.FuncType.Fields {
		s.Head = append(s.Head, o.typ(t))
	}
	w := o.speller(f)
	w.coarse = c
	w.spell()
	s.Body, s.Instrs = w.out, w.instrs
	s.Hash = hash(s.Head, s.Body)
	return s
}

// head is what a function states as a whole but for its types.
func (o *Order) head(f *ir.Func) []uint64 {
	list := make([]uint64, 0, len(heads)+1+len(f.FuncType.Fields))
	for _, h := range heads {
		list = append(list, h.of(o, f))
	}
	return list
}

func hash(parts ...[]uint64) (h uint64) {
	for _, part := range parts {
		for _, n := range part {
			h = (h ^ n) * 0x9e3779b97f4a7c15
			h ^= h >> 29
		}
		h += uint64(len(part))
	}
	return h
}

func (o *Order) speller(f *ir.Func) *speller {
	return &speller{Order: o, f: f, self: !f.MayBeReplaced(), shared: map[*ir.Value]uint64{}}
}

// number gives what is met for the first time the next number.
func number[K comparable](table map[K]uint64, k K) uint64 {
	n, ok := table[k]
	if !ok {
		n = uint64(len(table)) + 1
		table[k] = n
	}
	return n
}

func (o *Order) text(s string) uint64 { return number(o.texts, s) }

// typ numbers a type by its structure; a pointer of the default address space is
// an integer of its width.
func (o *Order) typ(t *ir.Type) uint64 {
	n, ok := o.types[t]
	if !ok {
		n = o.text(o.typeText(t, o.ptrWidth, nil))
		o.types[t] = n
	}
	return n
}

// typeText spells a type out, named structs by their elements; pointers as
// integers of a width, 0 for pointers as pointers. Recursive types end at their names.
func (o *Order) typeText(t *ir.Type, ptrWidth uint32, within []*ir.Type) string {
	list := func(types []*ir.Type) string {
		var b strings.Builder
		for _, x := range types {
			b.WriteString(o.typeText(x, ptrWidth, within) + ",")
		}
		return b.String()
	}
	switch t.Kind {
	case ir.PointerKind:
		if ptrWidth != 0 && t.Bits == 0 {
			return "i" + strconv.Itoa(int(ptrWidth))
		}
	case ir.VectorKind:
		if t.Elem.IsPtr() {
			scalable := ""
			if t.Scalable {
				scalable = "vscale x "
			}
			return "<" + scalable + strconv.FormatUint(t.Len, 10) + " x " + o.typeText(t.Elem, ptrWidth, within) + ">"
		}
	case ir.ArrayKind:
		return "[" + strconv.FormatUint(t.Len, 10) + " x " + o.typeText(t.Elem, ptrWidth, within) + "]"
	case ir.FuncKind:
		return o.typeText(t.Elem, ptrWidth, within) + "(" + list(t.Fields) + boolText(t.VarArg) + ")"
	case ir.StructKind:
		if t.Opaque || slices.Contains(within, t) {
			return t.String()
		}
		within = append(slices.Clip(within), t)
		return "{" + boolText(t.Packed) + ":" + list(t.Fields) + "}"
	}
	return t.String() // vectors of others by identity, all others by kind
}

// sameShape tells whether types are the same but for the names of structs.
func (o *Order) sameShape(a, b *ir.Type) bool {
	return a == b || o.typeText(a, 0, nil) == o.typeText(b, 0, nil)
}

func (o *Order) attrSet(s *ir.AttrSet) uint64 { return o.attrText(s.String()) }

// attrText numbers attributes by what they say, whatever groups say it.
func (o *Order) attrText(s string) uint64 {
	n, ok := o.attrs[s]
	if ok {
		return n
	}
	words := strings.Fields(s)
	for i, word := range words {
		if strings.Contains(s, `"`) {
			break // words in quotes may look like groups
		}
		if id, err := strconv.Atoi(strings.TrimPrefix(word, "#")); err == nil && word[0] == '#' && o.m.Groups[id] != nil {
			words[i] = o.m.Groups[id].Set.String()
		}
	}
	n = o.text(strings.Join(words, " "))
	o.attrs[s] = n
	return n
}
