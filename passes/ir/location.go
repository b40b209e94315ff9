package ir

import (
	"strconv"
	"strings"
)

// Location is a place in a program's source, from its debug information.
type Location struct {
	File      string // as DIFile names it, without its directory
	Line, Col int
}

// String is file:line:column.
func (l Location) String() string {
	return l.File + ":" + strconv.Itoa(l.Line) + ":" + strconv.Itoa(l.Col)
}

// Locations finds the locations of a module's instructions. Metadata is kept as
// text, so it is indexed once here.
type Locations struct {
	nodes map[string]string // text of a node by its number with !
}

// Locations indexes the metadata of the module.
func (m *Module) Locations() *Locations {
	l := &Locations{nodes: map[string]string{}}
	for _, it := range m.Items {
		if t, ok := it.(*Text); ok && t.Kind == MetadataNodes {
			for line := range strings.Lines(t.Value) {
				if name, text, ok := strings.Cut(line, " = "); ok && strings.HasPrefix(name, "!") {
					l.nodes[name] = strings.TrimSpace(text)
				}
			}
		}
	}
	return l
}

// maxScopes bounds the way from a location to its file: scopes nest as deep as
// blocks of a source text do.
const maxScopes = 1000

// Of is the location of an instruction, if it has one.
func (l *Locations) Of(v *Value) (Location, bool) { return l.At(v.Meta.Get("dbg")) }

// At is the location that a !dbg attachment names: where the code was written,
// not where it was inlined.
func (l *Locations) At(node string) (loc Location, ok bool) {
	at := l.text(node)
	if !strings.HasPrefix(at, "!DILocation(") {
		return loc, false
	}
	loc.Line, _ = strconv.Atoi(metaField(at, "line"))
	loc.Col, _ = strconv.Atoi(metaField(at, "column"))
	for range maxScopes {
		if file := metaField(at, "file"); file != "" {
			loc.File = UnescapeString(strings.Trim(metaField(l.text(file), "filename"), `"`))
			return loc, true
		}
		if at = l.text(metaField(at, "scope")); at == "" {
			break
		}
	}
	return loc, false
}

func (l *Locations) text(node string) string {
	if text, ok := l.nodes[node]; ok {
		return text
	}
	return node
}

// metaField is the value of a field in a metadata node `!Kind(a: 1, b: "x")`.
func metaField(node, name string) string {
	_, rest, ok := strings.Cut(node, "(")
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
