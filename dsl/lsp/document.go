package lsp

import (
	"fmt"
	"net/url"
	"path/filepath"
	"slices"
	"strings"
	"unicode/utf8"
)

// An encoding is the unit that positions of the client count in.
type encoding string

const (
	utf8Encoding  encoding = "utf-8" // the server's own unit
	utf16Encoding encoding = "utf-16"
	utf32Encoding encoding = "utf-32"
)

// negotiate picks the encoding: bytes if the client offers them, else the first
// that we know, else what the protocol prescribes for clients that say nothing.
func negotiate(offered []string) encoding {
	if slices.Contains(offered, string(utf8Encoding)) {
		return utf8Encoding
	}
	for _, o := range offered {
		if e := encoding(o); e == utf16Encoding || e == utf32Encoding {
			return e
		}
	}
	return utf16Encoding
}

// units is the length of a character in the encoding.
func (e encoding) units(r rune, size int) uint32 {
	switch {
	case e == utf8Encoding:
		return uint32(size)
	case e == utf16Encoding && r >= 0x10000:
		return 2
	}
	return 1
}

// A text is the content of a file with the places of its lines. It does not
// change; an edit makes a new one.
type text struct {
	src string
	// lines are the offsets of lines as the protocol counts them: after \n, \r\n
	// and a lone \r. rows are those of rule files, where only \n ends a line.
	lines, rows []int
}

func newText(src string) *text {
	t := &text{src: src, lines: []int{0}, rows: []int{0}}
	for i := range len(src) {
		switch {
		case src[i] == '\n':
			t.lines, t.rows = append(t.lines, i+1), append(t.rows, i+1)
		case src[i] == '\r' && (i+1 == len(src) || src[i+1] != '\n'):
			t.lines = append(t.lines, i+1)
		}
	}
	return t
}

// offset finds a place of the client. What lies behind the end of a line means
// its end, as the protocol has it; !ok: there is no such line.
func (t *text) offset(p position, e encoding) (off int, ok bool) {
	if int64(p.Line) >= int64(len(t.lines)) {
		return len(t.src), false
	}
	start, end := t.lines[p.Line], len(t.src)
	if int(p.Line)+1 < len(t.lines) {
		end = t.lines[p.Line+1]
	}
	line := strings.TrimRight(t.src[start:end], "\r\n")
	left := p.Character
	for i, r := range line {
		size := utf8.RuneLen(r)
		if r == utf8.RuneError {
			_, size = utf8.DecodeRuneInString(line[i:])
		}
		n := e.units(r, size)
		if left < n { // at this character, or inside it
			return start + i, true
		}
		left -= n
	}
	return start + len(line), true
}

// position is the client's name for an offset.
func (t *text) position(off int, e encoding) position {
	off = max(0, min(off, len(t.src)))
	n, exact := slices.BinarySearch(t.lines, off)
	if !exact {
		n--
	}
	p := position{Line: uint32(n)}
	for i := t.lines[n]; i < off; {
		r, size := utf8.DecodeRuneInString(t.src[i:])
		p.Character += e.units(r, size)
		i += size
	}
	return p
}

func (t *text) span(from, to int, e encoding) lspRange {
	return lspRange{t.position(from, e), t.position(to, e)}
}

// at is the offset of a line and column of rule files, both from 1.
func (t *text) at(line, col int) int {
	if line < 1 || line > len(t.rows) {
		return len(t.src)
	}
	return min(t.rows[line-1]+max(col, 1)-1, len(t.src))
}

// row is the line of rule files that an offset is on, from 1.
func (t *text) row(off int) int {
	n, exact := slices.BinarySearch(t.rows, off)
	if exact {
		n++
	}
	return n
}

// firstChange is the first line, of rule files, that another text has not.
func (t *text) firstChange(old *text) int {
	n := 0
	for n < min(len(t.src), len(old.src)) && t.src[n] == old.src[n] {
		n++
	}
	return t.row(n)
}

// apply makes the change.
func (t *text) apply(c contentChange, e encoding) (*text, error) {
	if c.Range == nil {
		return newText(c.Text), nil
	}
	from, ok := t.offset(c.Range.Start, e)
	to, ok2 := t.offset(c.Range.End, e)
	// The place behind the last line is a common way to say the end.
	if !ok && int(c.Range.Start.Line) != len(t.lines) || !ok2 && c.Range.End.Character != 0 && int(c.Range.End.Line) != len(t.lines) || from > to {
		return t, fmt.Errorf("a change at line %d to %d of a text of %d lines", c.Range.Start.Line, c.Range.End.Line, len(t.lines))
	}
	return newText(t.src[:from] + c.Text + t.src[to:]), nil
}

// pathOf is the file that a URI names; "" if it is none of this machine (an
// editor's unnamed buffer).
func pathOf(uri string) string {
	u, err := url.Parse(uri)
	if err != nil || u.Scheme != "file" || u.Path == "" {
		return ""
	}
	p := u.Path
	if len(p) > 2 && p[0] == '/' && p[2] == ':' { // /C:/x
		p = p[1:]
	}
	return filepath.FromSlash(p)
}

func uriOf(path string) string {
	p := filepath.ToSlash(path)
	if !strings.HasPrefix(p, "/") {
		p = "/" + p
	}
	return (&url.URL{Scheme: "file", Path: p}).String()
}
