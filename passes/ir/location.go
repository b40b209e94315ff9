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
