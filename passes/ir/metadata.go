package ir

import (
	"bytes"
	"iter"
	"slices"
	"strconv"
	"strings"
	"sync"
)

// MetadataIndex is the metadata of a module, which is kept as text, cut into nodes.
// Immutable. All methods take a node as attachments and operands have it: the
// number of one that is defined in the module, "!12", or one written in place,
// "!{i8 0, i8 4}".
type MetadataIndex struct {
	nodes []metadataNode      // by number
	named map[string][]string // operands of named metadata by the name behind !
}

type metadataNode struct {
	number uint32
	text   string // behind =
}

// moduleMetadata is what a module keeps of its metadata once it is asked for.
type moduleMetadata struct {
	once sync.Once
	MetadataIndex
}

// Metadata is the metadata of the module, which is cut and indexed once; none for
// a nil module. Safe for concurrent use.
func (m *Module) Metadata() *MetadataIndex {
	if m == nil {
		return new(MetadataIndex)
	}
	m.metadata.once.Do(func() { m.metadata.index(m.Items) })
	return &m.metadata.MetadataIndex
}

func (d *MetadataIndex) index(items []Item) {
	d.named = map[string][]string{}
	for _, it := range items {
		t, ok := it.(*Text)
		if !ok {
			continue
		}
		switch t.Kind {
		case MetadataNodes:
			d.cut(t.Value)
		case NamedMetadata:
			name, list, _ := strings.Cut(strings.TrimPrefix(t.Value, "!"), "=")
			name = strings.TrimSpace(name)
			d.named[name] = append(d.named[name], tupleOperands(list)...)
		}
	}
	order := func(a, b metadataNode) int { return int(int64(a.number) - int64(b.number)) }
	if !slices.IsSortedFunc(d.nodes, order) {
		slices.SortStableFunc(d.nodes, order)
	}
}

// cut adds the nodes `!N = [distinct] !{...}` and `!N = [distinct] !Kind(...)` of a
// text. What is neither ends it: the reader lets nothing else pass.
func (d *MetadataIndex) cut(text string) {
	for {
		text = skipBlank(text)
		digits := len(text)
		if text == "" || text[0] != '!' {
			return
		}
		for i := 1; i < len(text); i++ {
			if text[i] < '0' || text[i] > '9' {
				digits = i
				break
			}
		}
		n, err := strconv.ParseUint(text[1:digits], 10, 32)
		text = skipBlank(text[digits:])
		if err != nil || text == "" || text[0] != '=' {
			return
		}
		text = skipBlank(text[1:])
		end := balanced(text)
		d.nodes = append(d.nodes, metadataNode{uint32(n), withoutComments(text[:end])})
		text = text[end:]
	}
}

// skipBlank leaves out white space and comments.
func skipBlank(s string) string {
	for s = strings.TrimLeft(s, " \t\r\n"); s != "" && s[0] == ';'; s = strings.TrimLeft(s, " \t\r\n") {
		end := strings.IndexByte(s, '\n')
		if end < 0 {
			return ""
		}
		s = s[end:]
	}
	return s
}

// balanced is where the first group of parentheses or braces ends, the length of
// the text if none does.
func balanced(s string) int {
	depth := 0
	for i := 0; i < len(s); i++ {
		switch s[i] {
		case '"', ';':
			stop := byte('"') // quotes in strings are escaped as \22
			if s[i] == ';' {
				stop = '\n'
			}
			n := strings.IndexByte(s[i+1:], stop)
			if n < 0 {
				return len(s)
			}
			i += n + 1
		case '(', '{':
			depth++
		case ')', '}':
			if depth--; depth == 0 {
				return i + 1
			}
		}
	}
	return len(s)
}

// withoutComments is the text of a node without comments in it.
func withoutComments(s string) string {
	if strings.IndexByte(s, ';') < 0 {
		return s
	}
	var b strings.Builder
	quoted := false
	for i := 0; i < len(s); i++ {
		if s[i] == '"' {
			quoted = !quoted
		}
		if s[i] == ';' && !quoted {
			n := strings.IndexByte(s[i:], '\n')
			if n < 0 {
				break
			}
			i += n
		}
		b.WriteByte(s[i])
	}
	return b.String()
}

// Node is the text of a numbered node behind its =, "" if there is none.
func (d *MetadataIndex) Node(ref string) string {
	if len(ref) < 2 || ref[0] != '!' {
		return ""
	}
	n, err := strconv.ParseUint(ref[1:], 10, 32)
	if err != nil {
		return ""
	}
	i, ok := slices.BinarySearchFunc(d.nodes, n, func(a metadataNode, n uint64) int { return int(int64(a.number) - int64(n)) })
	if !ok {
		return ""
	}
	return d.nodes[i].text
}

// Text is the text of a node: what its number stands for, "" if that is not
// defined, or itself if it is written in place.
func (d *MetadataIndex) Text(node string) string {
	if len(node) > 1 && node[0] == '!' && node[1] >= '0' && node[1] <= '9' {
		return d.Node(node)
	}
	return node
}

// Operands are those of a tuple, !{a, b}, as they are spelled; nil when the node is
// something else or not known.
func (d *MetadataIndex) Operands(node string) []string { return tupleOperands(d.Text(node)) }

// Nodes are the numbered nodes in order, each by "!N" with its text.
func (d *MetadataIndex) Nodes() iter.Seq2[string, string] {
	return func(yield func(string, string) bool) {
		for _, n := range d.nodes {
			if !yield("!"+strconv.FormatUint(uint64(n.number), 10), n.text) {
				return
			}
		}
	}
}

// maxTypes bounds the way from a variable to the size of its type, through
// typedefs and qualifiers.
const maxTypes = 20

// VariableBits is the size in bits of a variable of debug information, 0 if it is not found.
func (d *MetadataIndex) VariableBits(node string) uint64 {
	text := d.Node(node)
	for range maxTypes {
		if n, err := strconv.ParseUint(MetadataField(text, "size"), 10, 64); err == nil {
			return n
		}
		next := MetadataField(text, "type")
		if next == "" {
			next = MetadataField(text, "baseType")
		}
		if next == "" {
			return 0
		}
		text = d.Node(next)
	}
	return 0
}

// Next is a number above those of all nodes.
func (d *MetadataIndex) Next() uint64 {
	if n := len(d.nodes); n > 0 {
		return uint64(d.nodes[n-1].number) + 1
	}
	return 0
}

// Named is the operands of named metadata, `!name = !{...}`; the name is as spelled
// behind the exclamation mark.
func (d *MetadataIndex) Named(name string) []string { return d.named[name] }

// Flag is the value of a module flag, such as "i32 4" (LangRef, "Module Flags
// Metadata").
func (d *MetadataIndex) Flag(name string) (value string, ok bool) {
	for _, ref := range d.Named("llvm.module.flags") {
		if flag := d.Operands(ref); len(flag) == 3 && flag[1] == `!"`+name+`"` {
			return flag[2], true
		}
	}
	return "", false
}

// tupleOperands cuts !{a, b} at its commas, nil if the text is no tuple.
func tupleOperands(text string) []string {
	text = strings.TrimSpace(text)
	text = strings.TrimSpace(strings.TrimPrefix(text, "distinct "))
	if !strings.HasPrefix(text, "!{") || !strings.HasSuffix(text, "}") {
		return nil
	}
	ops := []string{}
	text = text[2 : len(text)-1]
	depth, start, quoted := 0, 0, false
	for i := 0; i < len(text); i++ {
		switch c := text[i]; {
		case c == '"':
			quoted = !quoted
		case quoted:
		case c == '{' || c == '(' || c == '<' || c == '[':
			depth++
		case c == '}' || c == ')' || c == '>' || c == ']':
			depth--
		case c == ',' && depth == 0:
			ops = append(ops, strings.TrimSpace(text[start:i]))
			start = i + 1
		}
	}
	if last := strings.TrimSpace(text[start:]); last != "" {
		ops = append(ops, last)
	}
	return ops
}

// MetadataField is the value of a field of a specialized node, `!Kind(a: 1, b: "x")`,
// "" where it has none of that name; text is as MetadataIndex.Text gives it.
func MetadataField(text, name string) string {
	_, rest, ok := strings.Cut(text, "(")
	for ok && rest != "" {
		colon := strings.Index(rest, ": ")
		if colon < 0 {
			break
		}
		field := rest[:colon]
		rest = rest[colon+2:]
		end, quoted, depth := 0, false, 0
		for ; end < len(rest); end++ {
			c := rest[end]
			if c == '"' {
				quoted = !quoted // quotes in strings are escaped as \22
			}
			if quoted {
				continue
			}
			if c == '(' {
				depth++
			}
			if depth == 0 && (c == ',' || c == ')') {
				break
			}
			if c == ')' {
				depth--
			}
		}
		if field == name {
			return rest[:end]
		}
		rest = strings.TrimPrefix(rest[end:], ", ")
	}
	return ""
}

// Location is a place in a program's source, from its debug information.
type Location struct {
	File      string // as DIFile names it, without its directory
	Line, Col int
}

// String is file:line:column.
func (l Location) String() string {
	return l.File + ":" + strconv.Itoa(l.Line) + ":" + strconv.Itoa(l.Col)
}

// maxScopes bounds the way from a location to its file: scopes nest as deep as
// blocks of a source text do.
const maxScopes = 1000

// LocationOf is the location of an instruction, if it has one.
func (d *MetadataIndex) LocationOf(v *Value) (Location, bool) { return d.Location(v.Meta.Get("dbg")) }

// Location is the one that a !dbg attachment names: where the code was written,
// not where it was inlined.
func (d *MetadataIndex) Location(node string) (loc Location, ok bool) {
	at := d.Text(node)
	if !strings.HasPrefix(at, "!DILocation(") {
		return loc, false
	}
	loc.Line, _ = strconv.Atoi(MetadataField(at, "line"))
	loc.Col, _ = strconv.Atoi(MetadataField(at, "column"))
	for range maxScopes {
		if file := MetadataField(at, "file"); file != "" {
			loc.File = UnescapeString(strings.Trim(MetadataField(d.Text(file), "filename"), `"`))
			return loc, true
		}
		if at = d.Text(MetadataField(at, "scope")); at == "" {
			break
		}
	}
	return loc, false
}

// Metadata nodes that passes make are a function's own until the module is written: to
// number them in the module at once would take turns between functions that are worked
// on at the same time, and the numbers would depend on these. A reference to one is
// spelled !, mark, its place in Nodes, mark; the reader lets no such text pass.
const mark = '\x01'

// NewNode adds a metadata node to the module for the function, and gives the reference
// to it for attachments, operands and other nodes. text gives what stands behind "!N =";
// self is the reference, for a node that is told apart by naming itself.
func (f *Func) NewNode(text func(self string) string) (ref string) {
	at := len(f.Nodes)
	ref = "!" + string(mark) + strconv.Itoa(at) + string(mark)
	f.Nodes = append(f.Nodes, "")
	f.Nodes[at] = text(ref) // it may make others
	return ref
}

// IsOwnNode tells whether a reference is to a node that passes made for one function, which others do not know (see BringNodes).
func IsOwnNode(ref string) bool { return strings.IndexByte(ref, mark) >= 0 }

// NodeText is the text of a node that the function refers to, behind =: one of its own,
// one of the module's, "" if that is not defined, or itself if it is written in place.
func (f *Func) NodeText(node string) string {
	if len(node) > 2 && node[1] == mark {
		if at, err := strconv.Atoi(node[2 : len(node)-1]); err == nil && at < len(f.Nodes) {
			return f.Nodes[at]
		}
		return ""
	}
	return f.Module.Metadata().Text(node)
}

// NodeOperands are the operands of a node that the function refers to, as NodeText finds it, nil if it is none.
func (f *Func) NodeOperands(node string) []string {
	if IsOwnNode(node) {
		node = f.NodeText(node)
	}
	return f.Module.Metadata().Operands(node)
}

// BringNodes makes the nodes of another function this one's, too. bring tells for text
// of the other how it refers to them here.
func (f *Func) BringNodes(from *Func) (bring func(text string) string) {
	if len(from.Nodes) == 0 {
		return func(text string) string { return text }
	}
	shift := len(f.Nodes)
	bring = func(text string) string {
		return string(replaceNodes([]byte(text), func(dst []byte, at int) []byte {
			dst = append(dst, '!', mark)
			return append(strconv.AppendInt(dst, int64(at+shift), 10), mark)
		}))
	}
	for _, text := range from.Nodes {
		f.Nodes = append(f.Nodes, bring(text))
	}
	return bring
}

// NumberNodes gives text of the function in which its own nodes have numbers from first
// on; the text itself if it has none.
func (f *Func) NumberNodes(text []byte, first uint64) []byte {
	if len(f.Nodes) == 0 {
		return text
	}
	return replaceNodes(text, func(dst []byte, at int) []byte { return strconv.AppendUint(append(dst, '!'), first+uint64(at), 10) })
}

// replaceNodes replaces the references to nodes of a function in a text, those in
// quotes, which are none, left out.
func replaceNodes(text []byte, put func(dst []byte, at int) []byte) []byte {
	if bytes.IndexByte(text, mark) < 0 {
		return text
	}
	out := make([]byte, 0, len(text)+16)
	quoted := false
	for i := 0; i < len(text); i++ {
		quoted = quoted != (text[i] == '"')
		if !quoted && text[i] == '!' && i+1 < len(text) && text[i+1] == mark {
			if end := bytes.IndexByte(text[i+2:], mark); end >= 0 {
				if at, err := strconv.Atoi(string(text[i+2 : i+2+end])); err == nil {
					out = put(out, at)
					i += 2 + end
					continue
				}
			}
		}
		out = append(out, text[i])
	}
	return out
}
