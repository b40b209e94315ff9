package ir

import (
	"iter"
	"slices"
	"strconv"
	"strings"
	"sync/atomic"
)

// Meta is the metadata attachments of an instruction, global or function, in
// the order of the source. Immutable and shared between values.
type Meta struct{ List []Attachment }

// Attachment is one `!kind !node`. The node is kept as text: a number such as
// "!12", or a node written in place such as "!{}" or "!DILocation(...)".
type Attachment struct {
	Kind string // without !, as spelled
	Node string
}

// Get gives the node attached under a kind, "" when there is none.
func (m *Meta) Get(kind string) string {
	if m != nil {
		for _, a := range m.List {
			if a.Kind == kind {
				return a.Node
			}
		}
	}
	return ""
}

// Keep gives the attachments of the kinds that keep says yes to, nil when none are left.
func (m *Meta) Keep(keep func(kind string) bool) *Meta {
	if m == nil {
		return nil
	}
	var list []Attachment
	for _, a := range m.List {
		if keep(a.Kind) {
			list = append(list, a)
		}
	}
	if len(list) == len(m.List) {
		return m
	}
	if len(list) == 0 {
		return nil
	}
	return &Meta{list}
}

// MDText is metadata text with the function's own values taken out of it: the
// parts' texts in order, each with the value that stands behind it. Values in
// it are no uses (LangRef, "Debug Records"): RepairDebug mends them.
type MDText struct{ Parts []MDPart }

// MDPart is a text and then, unless nil, a typed value.
type MDPart struct {
	Text  string
	Value *Value
}

// MDString is the text of a metadata operand that is one string, !"...", "" of another.
func MDString(v *Value) string {
	if t, ok := v.Aux.(*MDText); ok && len(t.Parts) == 1 && t.Parts[0].Value == nil {
		return strings.Trim(strings.TrimPrefix(strings.TrimPrefix(t.Parts[0].Text, "metadata "), "!"), `"`)
	}
	return ""
}

// DbgRecord is a debug record, #dbg_KIND(...).
type DbgRecord struct {
	Kind string // "value", "declare", "assign", "label", ...
	Args MDText // what stands in the parentheses
	Next *DbgRecord
}

// PrependDbg puts debug records, nil for none, before those that an instruction has.
func (v *Value) PrependDbg(list *DbgRecord) {
	if list == nil {
		return
	}
	last := list
	for last.Next != nil {
		last = last.Next
	}
	last.Next = v.Dbg
	v.Dbg = list
}

// RepairDebug makes every debug record and metadata operand of f that names an
// erased value name what replaced it, or poison. gone gives the replacement of
// an erased value, nil when there is none.
func (f *Func) RepairDebug(gone func(v *Value) *Value) {
	mend := func(t *MDText) {
		for i := range t.Parts {
			v := t.Parts[i].Value
			if v == nil || v.Op != OpInvalid {
				continue
			}
			w := gone(v)
			for w != nil && w.Op == OpInvalid {
				w = gone(w)
			}
			if w == nil {
				w = f.Poison(v.Type)
			}
			t.Parts[i].Value = w
		}
	}
	for t := range f.MDTexts() {
		mend(t)
	}
}

// MDTexts gives what stands in each debug record and metadata operand of f, some twice.
func (f *Func) MDTexts() iter.Seq[*MDText] {
	return func(yield func(*MDText) bool) {
		if !f.pool.text && !f.Module.MayRecord() {
			return
		}
		for _, b := range f.Blocks {
			for _, v := range b.Instrs {
				for r := v.Dbg; r != nil; r = r.Next {
					if !yield(&r.Args) {
						return
					}
				}
				if !v.Op.IsCall() {
					continue // nothing else has operands that are metadata
				}
				for _, a := range v.Args {
					if t, ok := a.Aux.(*MDText); ok && !yield(t) {
						return
					}
				}
			}
		}
	}
}

// forget makes debug records and metadata operands of f that name one of gone say
// poison. Optimizing makes them name globals: a variable has the address of one.
func (f *Func) forget(gone map[*Global]bool) {
	for t := range f.MDTexts() {
		for i, p := range t.Parts {
			if namesGlobal(p.Value, func(g *Global) bool { return gone[g] }) {
				t.Parts[i].Value = f.Poison(p.Value.Type)
			}
		}
	}
}

// namesGlobal tells whether a constant has a global in it that is says yes to; nothing
// else has one.
func namesGlobal(v *Value, is func(*Global) bool) bool {
	var seen map[*Value]bool // of what is made of others, as parts are shared
	var look func(v *Value) bool
	look = func(v *Value) bool {
		if v == nil || v.Block != nil {
			return false
		}
		switch a := v.Aux.(type) {
		case *Global:
			return is(a)
		case *BlockAddr:
			return is(a.Func)
		}
		if len(v.Args) == 0 || seen[v] {
			return false
		}
		if seen == nil {
			seen = map[*Value]bool{}
		}
		seen[v] = true
		return slices.ContainsFunc(v.Args, look)
	}
	return look(v)
}

// An Attr is one attribute (LangRef, "Parameter Attributes", "Function Attributes").
type Attr struct {
	Name   string // without quotes for a string attribute
	Value  string // what stands in the parentheses, behind = or behind the word
	Type   *Type  // of byval, sret, elementtype, ...
	Quoted bool   // a string attribute, "k" or "k"="v"
	Group  *AttrGroup
}

// AttrSet is a list of attributes in the order of the source. Immutable and
// shared. The nil set is empty.
type AttrSet struct {
	Attrs []Attr
	Text  string // as LLVM prints it at this place

	// What the attributes say of effects, which is asked of each call many times: see
	// told. It is found when first asked for, by whichever goroutine.
	effects uint32
	names   uint64 // see mayHave
}

// String is the set as LLVM prints it, "" for the empty one.
func (s *AttrSet) String() string {
	if s == nil {
		return ""
	}
	return s.Text
}

// AttrWords are the attributes of LLVM up to 22 that are no strings (LangRef,
// "Parameter Attributes" and "Function Attributes"), the dropped ones included.
var AttrWords = func() map[string]bool {
	m := map[string]bool{}
	for w := range strings.FieldsSeq(`
	align alignstack allocalign allockind allocptr allocsize alwaysinline argmemonly builtin byref byval captures cold
	convergent coro_elide_safe coro_only_destroy_when_complete dead_on_return dead_on_unwind dereferenceable
	dereferenceable_or_null disable_sanitizer_instrumentation elementtype fn_ret_thunk_extern hot hybrid_patchable
	immarg inaccessiblemem_or_argmemonly inaccessiblememonly inalloca initializes inlinehint inreg jumptable memory
	minsize mustprogress naked nest noalias nobuiltin nocallback nocapture
	nocf_check nocreateundeforpoison nodivergencesource noduplicate noext nofpclass nofree noimplicitfloat noinline
	nomerge nonlazybind nonnull noprofile norecurse noredzone noreturn nosanitize_bounds nosanitize_coverage
	nosync noundef nounwind null_pointer_is_valid optdebug optforfuzzing optnone optsize preallocated presplitcoroutine
	range readnone readonly returned returns_twice safestack sanitize_address sanitize_alloc_token sanitize_hwaddress
	sanitize_memory sanitize_memtag sanitize_numerical_stability sanitize_realtime sanitize_realtime_blocking
	sanitize_thread sanitize_type shadowcallstack signext skipprofile speculatable speculative_load_hardening sret ssp
	sspreq sspstrong strictfp swiftasync swifterror swiftself uwtable vscale_range willreturn writable writeonly zeroext`) {
		m[w] = true
	}
	return m
}()

// Get finds an attribute, also in the groups that the set refers to. A string is none of AttrWords, whatever it says.
func (s *AttrSet) Get(name string) (Attr, bool) {
	if s != nil && s.mayHave(name) {
		for _, a := range s.Attrs {
			if a.Group != nil {
				if g, ok := a.Group.Set.Get(name); ok {
					return g, true
				}
			} else if a.Name == name && !(a.Quoted && AttrWords[name]) {
				return a, true
			}
		}
	}
	return Attr{}, false
}

// mayHave is a quick no for most attributes that are asked for: names has a bit for each that is there, and one that tells that it was found.
func (s *AttrSet) mayHave(name string) bool {
	names := atomic.LoadUint64(&s.names)
	if names == 0 {
		if names = s.named(); names == 0 {
			return true
		}
		atomic.StoreUint64(&s.names, names)
	}
	return names&nameBit(name) != 0
}

// named is names, 0 as long as it cannot be told: a group is read behind those who are in it.
func (s *AttrSet) named() uint64 {
	names := uint64(1)
	for i := range s.Attrs {
		a := &s.Attrs[i]
		switch {
		case a.Group == nil:
			names |= nameBit(a.Name)
		case a.Group.Set == nil:
			return 0
		default:
			of := a.Group.Set.named()
			if of == 0 {
				return 0
			}
			names |= of
		}
	}
	return names
}

func nameBit(name string) uint64 {
	n := uint(len(name))
	if n == 0 {
		return 1
	}
	return 1 << ((n*7 + uint(name[0])*3 + uint(name[n-1])*11 + uint(name[n/2])) & 63)
}

// Has tells whether the set, or a group that it refers to, has the attribute.
func (s *AttrSet) Has(name string) bool {
	_, ok := s.Get(name)
	return ok
}

// With is the set with attributes more, and without those of some names and of the names of what comes. What groups say
// stays theirs, unless it has to go: then the set spells out what is left of them. It is nil if nothing is left.
func (s *AttrSet) With(more []Attr, without ...string) *AttrSet {
	for i := range more {
		without = append(without, more[i].Name)
	}
	now := new(AttrSet)
	if s != nil {
		spell := slices.ContainsFunc(without, func(name string) bool {
			return slices.ContainsFunc(s.Attrs, func(a Attr) bool { return a.Group != nil && a.Group.Set.Has(name) })
		})
		now.take(s, spell, without)
	}
	now.Attrs = append(now.Attrs, more...)
	if len(now.Attrs) == 0 {
		return nil
	}
	texts := make([]string, len(now.Attrs))
	for i := range now.Attrs {
		texts[i] = now.Attrs[i].String()
	}
	now.Text = strings.Join(texts, " ")
	return now
}

// take adds the attributes of another set but for those of some names, of groups one by one if they are to be spelled out.
func (s *AttrSet) take(from *AttrSet, spell bool, without []string) {
	for _, a := range from.Attrs {
		switch {
		case a.Group != nil && spell:
			if a.Group.Set != nil {
				s.take(a.Group.Set, spell, without)
			}
		case a.Quoted && AttrWords[a.Name] || !slices.Contains(without, a.Name):
			s.Attrs = append(s.Attrs, a)
		}
	}
}

// String spells an attribute where it is not in a group.
func (a *Attr) String() string {
	switch {
	case a.Group != nil:
		return "#" + strconv.Itoa(a.Group.ID)
	case a.Quoted && a.Value == "":
		return `"` + EscapeString(a.Name) + `"`
	case a.Quoted:
		return `"` + EscapeString(a.Name) + `"="` + EscapeString(a.Value) + `"`
	case a.Type != nil:
		return a.Name + "(" + a.Type.String() + ")"
	case a.Value == "":
		return a.Name
	case a.Name == "align":
		return a.Name + " " + a.Value
	}
	return a.Name + "(" + a.Value + ")"
}

// AttrGroup is `attributes #N = { ... }`.
type AttrGroup struct {
	ID  int
	Set *AttrSet
}

// QuoteName spells a name as LLVM does behind @, % or $: with quotes and
// escapes if it has other characters than letters, digits, - . and _ or
// begins with a digit.
func QuoteName(name string) string {
	plain := name != "" && !(name[0] >= '0' && name[0] <= '9')
	for i := 0; plain && i < len(name); i++ {
		plain = isNameByte(name[i])
	}
	if plain {
		return name
	}
	return `"` + EscapeString(name) + `"`
}

func isNameByte(c byte) bool {
	return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '-' || c == '.' || c == '_'
}

// EscapeString escapes as LLVM does in quoted strings: a backslash is doubled,
// quotes and bytes that are not printable ASCII are written \XX.
func EscapeString(s string) string { return string(AppendEscaped(nil, s)) }

// AppendEscaped appends EscapeString(s).
func AppendEscaped(dst []byte, s string) []byte {
	const hex = "0123456789ABCDEF"
	for i := 0; i < len(s); i++ {
		switch c := s[i]; {
		case c == '\\':
			dst = append(dst, `\\`...)
		case c >= ' ' && c < 0x7f && c != '"':
			dst = append(dst, c)
		default:
			dst = append(dst, '\\', hex[c>>4], hex[c&15])
		}
	}
	return dst
}

// UnescapeString undoes the escapes of a quoted string: \\ and \XX. Other
// backslashes stand for themselves, as in LLVM.
func UnescapeString(s string) string {
	i := strings.IndexByte(s, '\\')
	if i < 0 {
		return s
	}
	out := append([]byte(nil), s[:i]...)
	for ; i < len(s); i++ {
		if s[i] == '\\' {
			if i+1 < len(s) && s[i+1] == '\\' {
				out = append(out, '\\')
				i++
				continue
			}
			if i+2 < len(s) {
				if n, err := strconv.ParseUint(s[i+1:i+3], 16, 8); err == nil {
					out = append(out, byte(n))
					i += 2
					continue
				}
			}
		}
		out = append(out, s[i])
	}
	return string(out)
}
