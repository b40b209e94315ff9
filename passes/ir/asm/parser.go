package asm

import (
	"sort"
	"strconv"
	"strings"

	"rewrite/passes/ir"
	"rewrite/passes/ir/diag"
)

// A parser reads one stretch of a module's text: the top level, or one body.
// A worker uses one parser for many bodies, so that its tables are reused.
type parser struct {
	lexer
	file *File
	m    *ir.Module
	pool *ir.Pool // where constants go: the module's or the function's

	sets  map[string]*ir.AttrSet // attribute lists by their text
	metas map[string]*ir.Meta    // attachment lists by their text

	depth int // of nested types and constants
	diags diag.Diagnostics
	body
}

// syntaxError is what a parser panics with; recovered where the entity ends.
type syntaxError struct {
	pos, n    int
	msg, hint string
	global    string // that is undefined, by name
	unknown   bool   // the word at pos belongs to no LLVM that we know
	typed     bool   // a typed pointer: the module is of LLVM 14 or older
}

func (p *parser) failAt(pos, n int, msg, hint string) {
	panic(&syntaxError{pos: pos, n: n, msg: msg, hint: hint})
}

// fail blames the current token.
func (p *parser) fail(msg string) { p.failAt(p.start, p.pos-p.start, msg, "") }

// expected blames the current token for not being what should stand there.
func (p *parser) expected(what string) {
	p.expectedOneOf(what, nil)
}

// expectedOneOf is expected with the words that would be right, for a hint.
func (p *parser) expectedOneOf(what string, right map[string]bool) {
	e := &syntaxError{pos: p.start, n: p.pos - p.start}
	switch p.tok {
	case tokEOF:
		e.msg, e.n = "expected "+what+", found end of file", 1
	case tokBad:
		e.msg = p.bad
	case tokWord:
		word := p.text()
		if !known(word) {
			e.unknown = true
			e.hint = suggest(word, right)
			e.msg = "unknown word '" + clip(word) + "' where " + what + " was expected"
			break
		}
		e.msg = "expected " + what + ", found '" + clip(word) + "'"
	case tokHash:
		e.unknown = true
		e.msg = "unknown word '" + clip(p.text()) + "' where " + what + " was expected"
	default:
		e.msg = "expected " + what + ", found '" + clip(p.text()) + "'"
	}
	panic(e)
}

func clip(s string) string {
	const most = 40
	if len(s) > most {
		return s[:most] + "..."
	}
	return s
}

func (p *parser) want(tok tokenKind) {
	if p.tok != tok {
		p.expected("'" + string(rune(tok)) + "'")
	}
	p.next()
}

func (p *parser) wantWord(word string) {
	if !p.is(word) {
		p.expectedOneOf("'"+word+"'", map[string]bool{word: true})
	}
	p.next()
}

// accept moves behind the token if it is the current one.
func (p *parser) accept(tok tokenKind) bool {
	if p.tok == tok {
		p.next()
		return true
	}
	return false
}

func (p *parser) acceptWord(word string) bool {
	if p.is(word) {
		p.next()
		return true
	}
	return false
}

// acceptOf moves behind a word of the set and gives it, else "".
func (p *parser) acceptOf(set map[string]bool) string {
	if p.tok == tokWord && set[p.text()] {
		w := p.text()
		p.next()
		return w
	}
	return ""
}

// ident is the current token's name without sigil, quotes and escapes.
func (p *parser) ident() string {
	s := p.src[p.nameStart:p.nameEnd]
	if p.quoted {
		s = ir.UnescapeString(s)
	}
	return s
}

func (p *parser) uint(what string, bits int) uint64 {
	if p.tok != tokInt {
		p.expected(what)
	}
	n, err := strconv.ParseUint(p.text(), 10, bits)
	if err != nil {
		p.fail(what + " is out of range")
	}
	p.next()
	return n
}

func (p *parser) stringConst(what string) string {
	if p.tok != tokString {
		p.expected(what)
	}
	s := ir.UnescapeString(p.src[p.nameStart:p.nameEnd])
	p.next()
	return s
}

// line is the number of the line that an offset is on, from 1.
func (f *File) line(pos int) int {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.lineStarts == nil {
		f.lineStarts = append(f.lineStarts, 0)
		for i := 0; i < len(f.src); i++ {
			if f.src[i] == '\n' {
				f.lineStarts = append(f.lineStarts, i+1)
			}
		}
	}
	return sort.SearchInts(f.lineStarts, pos+1)
}

// wrong makes the message of a syntax error.
func (f *File) wrong(e *syntaxError) *diag.Diagnostic {
	d := f.diag(diag.Error, e.pos, e.n, e.msg, e.hint)
	if e.global != "" {
		f.mu.Lock()
		if f.undefined == nil {
			f.undefined = map[*diag.Diagnostic]string{}
		}
		f.undefined[d] = e.global
		f.mu.Unlock()
	}
	return d
}

// maxGlobalHints bounds the messages that look through all globals for the one
// that was meant: of a large module whose head is lost each body has one.
const maxGlobalHints = 100

// order sorts messages, and tells for the first of those on undefined globals
// what was probably meant.
func (f *File) order(diags diag.Diagnostics) diag.Diagnostics {
	diags.Sort()
	if len(f.undefined) == 0 {
		return diags
	}
	names := make([]string, 0, len(f.Module.Globals))
	for _, g := range f.Module.Globals {
		names = append(names, g.Name)
	}
	hints := 0
	for _, d := range diags {
		if name := f.undefined[d]; name != "" && hints < maxGlobalHints {
			hints++
			if best := diag.Nearest(name, names); best != "" {
				d.Hint = "did you mean '@" + best + "'?"
			}
		}
	}
	return diags
}

// diag makes a message about n bytes at an offset.
func (f *File) diag(sev diag.Severity, pos, n int, msg, hint string) *diag.Diagnostic {
	return f.Diagnostic(sev, pos, n, msg, hint)
}

// Diagnostic makes a message about n bytes at an offset of the source.
func (f *File) Diagnostic(sev diag.Severity, pos, n int, msg, hint string) *diag.Diagnostic {
	pos = diag.PlaceAtEnd(f.src, pos)
	line := f.line(pos)
	start := f.lineStarts[line-1]
	end := len(f.src)
	if line < len(f.lineStarts) {
		end = f.lineStarts[line] - 1
	}
	source := strings.TrimSuffix(f.src[start:end], "\r")
	// a place within a line's end is behind what is shown of it
	return &diag.Diagnostic{Severity: sev, File: f.name, Line: line, Col: min(pos-start, len(source)) + 1, Len: n, Msg: msg, Hint: hint, Source: source}
}

func (f *File) typedError() diag.Diagnostics {
	return diag.Diagnostics{{Severity: diag.Error, File: f.name, Msg: ErrTypedPointers.Error(), Cause: ErrTypedPointers}}
}
