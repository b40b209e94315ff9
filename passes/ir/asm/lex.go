package asm

import (
	"strings"

	"rewrite/passes/ir"
)

// tokenKind is the kind of a token. Punctuation is a kind by its own byte.
type tokenKind uint8

const (
	tokEOF      tokenKind = iota
	tokWord               // keyword or type: letters, digits, _ and .
	tokLocal              // %name or %"name"
	tokLocalID            // %12
	tokGlobal             // @name or @"name"
	tokGlobalID           // @12
	tokComdat             // $name or $"name"
	tokMeta               // !name
	tokAttrs              // #12
	tokHash               // #name
	tokSummary            // ^12
	tokLabel              // name: or "name":
	tokLabelID            // 12:
	tokString             // "..."
	tokInt                // -12, 12, u0x1F, s0x1F
	tokFloat              // decimal, or hexadecimal of any form
	tokDots               // ...
	tokBad                // an error, described by lexer.bad
	// Punctuation: the byte itself; none of them is below tokBad.
)

// Classes of bytes.
const (
	cSpace  = 1 << iota // white space
	cName               // may stand in a name: letters, digits, - $ . _
	cDigit              // 0-9
	cWord               // may stand in a keyword: letters, digits, _ and .
	cHex                // hexadecimal digit
	cLetter             // may begin a name: cName but digits
)

var class = func() (t [256]uint8) {
	for _, c := range " \t\r\n\x00" {
		t[c] |= cSpace
	}
	for c := 0; c < 256; c++ {
		b := byte(c)
		digit := b >= '0' && b <= '9'
		letter := b >= 'a' && b <= 'z' || b >= 'A' && b <= 'Z'
		if letter || digit || b == '-' || b == '$' || b == '.' || b == '_' {
			t[c] |= cName
			if !digit {
				t[c] |= cLetter
			}
		}
		if letter || digit || b == '_' || b == '.' {
			t[c] |= cWord
		}
		if digit {
			t[c] |= cDigit
		}
		if digit || b >= 'a' && b <= 'f' || b >= 'A' && b <= 'F' {
			t[c] |= cHex
		}
	}
	return
}()

// A lexer splits src into tokens, on demand and without copying.
type lexer struct {
	src   string
	pos   int // behind the current token
	tok   tokenKind
	start int // of the current token
	prev  int // end of the token before
	// name span of a %, @, $, ! or label token without sigil and quotes
	nameStart, nameEnd int
	quoted             bool
	num                uint64 // of a tokLocalID, tokGlobalID, tokAttrs, tokSummary or tokLabelID
	bad                string // what is wrong with a tokBad
}

// text is the current token as spelled.
func (l *lexer) text() string { return l.src[l.start:l.pos] }

// is tells whether the current token is this word.
func (l *lexer) is(word string) bool { return l.tok == tokWord && l.src[l.start:l.pos] == word }

func (l *lexer) next() {
	l.prev = l.pos
	src, i := l.src, l.pos
again:
	for i < len(src) && class[src[i]]&cSpace != 0 {
		i++
	}
	l.start = i
	if i >= len(src) {
		l.tok, l.pos = tokEOF, i
		return
	}
	c := src[i]
	switch c {
	case ';':
		for i < len(src) && src[i] != '\n' && src[i] != '\r' {
			i++
		}
		goto again
	case '/':
		if i+1 < len(src) && src[i+1] == '*' {
			end := strings.Index(src[i+2:], "*/")
			if end < 0 {
				l.fail(len(src), "comment is not closed")
				return
			}
			i += end + 4
			goto again
		}
	case '%':
		l.sigil(i+1, tokLocal, tokLocalID)
		return
	case '@':
		l.sigil(i+1, tokGlobal, tokGlobalID)
		return
	case '$':
		e := i
		for e < len(src) && class[src[e]]&cName != 0 {
			e++
		}
		if e < len(src) && src[e] == ':' { // a label such as $x:
			l.wordFrom(i)
			return
		}
		l.sigil(i+1, tokComdat, tokBad)
		return
	case '#':
		if i+1 < len(src) && class[src[i+1]]&cDigit != 0 {
			l.id(i+1, tokAttrs)
			return
		}
		if i+1 < len(src) && class[src[i+1]]&cWord != 0 {
			l.pos = i + 1
			for l.pos < len(src) && class[src[l.pos]]&cWord != 0 {
				l.pos++
			}
			l.tok = tokHash
			return
		}
	case '^':
		if i+1 < len(src) && class[src[i+1]]&cDigit != 0 {
			l.id(i+1, tokSummary)
			return
		}
	case '!':
		if i+1 < len(src) && (class[src[i+1]]&cLetter != 0 || src[i+1] == '\\') {
			e := i + 1
			for e < len(src) && (class[src[e]]&cName != 0 || src[e] == '\\') {
				e++
			}
			l.tok, l.pos, l.nameStart, l.nameEnd = tokMeta, e, i+1, e
			return
		}
	case '"':
		l.str(i)
		if l.tok == tokString && l.pos < len(src) && src[l.pos] == ':' {
			l.pos++
			l.quotedName(tokLabel)
		}
		return
	case '+', '-', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9':
		l.number(i)
		return
	case '.':
		if i+2 < len(src) && src[i+1] == '.' && src[i+2] == '.' {
			l.tok, l.pos = tokDots, i+3
			return
		}
		l.wordFrom(i)
		return
	}
	if class[c]&cName != 0 {
		l.wordFrom(i)
		return
	}
	if c > 0x7e || c < ' ' {
		l.pos = i + 1
		l.fail(i+1, "byte 0x"+hexByte(c)+" does not belong in LLVM IR text")
		return
	}
	l.tok, l.pos = tokenKind(c), i+1
}

func hexByte(c byte) string {
	const digits = "0123456789abcdef"
	return string([]byte{digits[c>>4], digits[c&15]})
}

func (l *lexer) fail(end int, what string) { l.tok, l.pos, l.bad = tokBad, end, what }

// sigil reads the name or number behind %, @ or $.
func (l *lexer) sigil(i int, name, id tokenKind) {
	src := l.src
	if i >= len(src) {
		l.fail(i, "a name or number should follow "+src[l.start:i])
		return
	}
	c := src[i]
	switch {
	case class[c]&cDigit != 0 && id != tokBad:
		l.id(i, id)
	case class[c]&cLetter != 0:
		e := i + 1
		for e < len(src) && class[src[e]]&cName != 0 {
			e++
		}
		l.tok, l.pos, l.nameStart, l.nameEnd, l.quoted = name, e, i, e, false
	case c == '"':
		l.str(i)
		l.quotedName(name)
	default:
		l.fail(i, "a name or number should follow "+src[l.start:i])
	}
}

// id reads a decimal number.
func (l *lexer) id(i int, kind tokenKind) {
	n := uint64(0)
	for ; i < len(l.src) && class[l.src[i]]&cDigit != 0; i++ {
		n = n*10 + uint64(l.src[i]-'0')
		if n > 1<<32-1 {
			l.fail(i+1, "number is too large")
			return
		}
	}
	l.tok, l.pos, l.num = kind, i, n
}

// str reads a quoted string that begins at i.
func (l *lexer) str(i int) {
	for e := i + 1; e < len(l.src); e++ {
		if l.src[e] == '"' {
			l.tok, l.pos, l.nameStart, l.nameEnd = tokString, e+1, i+1, e
			return
		}
	}
	// blame the opening quote, not the rest of the file
	l.start = i
	l.fail(i+1, "string is not closed")
	l.pos = len(l.src)
}

// quotedName makes a name of the string that is the current token.
func (l *lexer) quotedName(kind tokenKind) {
	if l.tok != tokString {
		return
	}
	l.tok, l.quoted = kind, true
	s := l.src[l.nameStart:l.nameEnd]
	if strings.Contains(s, "\x00") || strings.Contains(s, `\00`) && strings.Contains(ir.UnescapeString(s), "\x00") {
		l.fail(l.pos, "a name cannot have a zero byte in it")
	}
}

// wordFrom reads a keyword, a type's name or a label.
func (l *lexer) wordFrom(i int) {
	src, e := l.src, i
	for e < len(src) && class[src[e]]&cName != 0 {
		e++
	}
	if e < len(src) && src[e] == ':' {
		l.tok, l.pos, l.nameStart, l.nameEnd, l.quoted = tokLabel, e+1, i, e, false
		return
	}
	w := i
	for w < e && class[src[w]]&cWord != 0 {
		w++
	}
	if w == i {
		l.fail(e, "unexpected '"+src[i:e]+"'")
		return
	}
	l.tok, l.pos = tokWord, w
	// u0x1F and s0x1F are integers
	if w-i > 3 && src[i+1] == '0' && src[i+2] == 'x' && (src[i] == 'u' || src[i] == 's') {
		for k := i + 3; k < w; k++ {
			if class[src[k]]&cHex == 0 {
				return
			}
		}
		l.tok = tokInt
	}
	// c"..." is a word and a string; the caller puts them together
}

// number reads an integer, a float, or a label that begins like one.
func (l *lexer) number(i int) {
	src, e := l.src, i
	if src[e] == '+' || src[e] == '-' {
		e++
	}
	digits := e
	for e < len(src) && class[src[e]]&cDigit != 0 {
		e++
	}
	if e < len(src) && class[src[e]]&(cName) != 0 || e < len(src) && src[e] == ':' || e == digits {
		if l.numberTail(i, digits, e) {
			return
		}
	}
	l.tok, l.pos = tokInt, e
}

// numberTail handles what is more than a decimal integer. It reports false if
// that is all there is.
func (l *lexer) numberTail(i, digits, e int) bool {
	src := l.src
	// a label, such as 12: or -foo:
	n := i
	for n < len(src) && class[src[n]]&cName != 0 {
		n++
	}
	if n < len(src) && src[n] == ':' && src[i] != '+' {
		l.nameStart, l.nameEnd, l.quoted = i, n, false
		if n == e && digits == i {
			l.id(i, tokLabelID)
			if l.tok == tokLabelID {
				l.pos = n + 1
			}
			return true
		}
		l.tok, l.pos = tokLabel, n+1
		return true
	}
	if e == digits { // a sign without digits
		l.fail(e, "a number should follow '"+src[i:e]+"'")
		return true
	}
	if e == digits+1 && src[digits] == '0' && digits == i && e < len(src) && src[e] == 'x' {
		h := e + 1
		if h < len(src) && (src[h] == 'K' || src[h] == 'L' || src[h] == 'M' || src[h] == 'H' || src[h] == 'R') {
			h++
		}
		d := h
		for d < len(src) && class[src[d]]&cHex != 0 {
			d++
		}
		if d == h {
			l.fail(d, "hexadecimal digits should follow '"+src[i:h]+"'")
			return true
		}
		l.tok, l.pos = tokFloat, d
		return true
	}
	if src[e] != '.' {
		return false
	}
	e++
	for e < len(src) && class[src[e]]&cDigit != 0 {
		e++
	}
	if e < len(src) && (src[e] == 'e' || src[e] == 'E') {
		x := e + 1
		if x < len(src) && (src[x] == '+' || src[x] == '-') {
			x++
		}
		if x < len(src) && class[src[x]]&cDigit != 0 {
			for x < len(src) && class[src[x]]&cDigit != 0 {
				x++
			}
			e = x
		}
	}
	l.tok, l.pos = tokFloat, e
	return true
}

// skipBalanced is called at an opening bracket and moves behind the closing
// one that matches it. It reports false at the end of the text or on a bracket
// of another kind.
func (l *lexer) skipBalanced() bool {
	var stack [64]byte
	open := stack[:0]
	for {
		switch l.tok {
		case '(':
			open = append(open, ')')
		case '[':
			open = append(open, ']')
		case '{':
			open = append(open, '}')
		case ')', ']', '}':
			if len(open) == 0 || open[len(open)-1] != byte(l.tok) {
				return false
			}
			open = open[:len(open)-1]
			if len(open) == 0 {
				l.next()
				return true
			}
		case tokEOF, tokBad:
			return false
		}
		l.next()
	}
}

// skipBody moves from an opening brace behind the one that closes it, quickly:
// it looks only at braces, strings and comments. It reports the offset behind
// the closing brace, or -1.
func skipBody(src string, i int) int {
	depth := 0
	for i < len(src) {
		c := src[i]
		if bodyByte[c] == 0 {
			i++
			continue
		}
		switch c {
		case '{':
			depth++
		case '}':
			depth--
			if depth == 0 {
				return i + 1
			}
		case '"':
			i++
			for i < len(src) && src[i] != '"' {
				i++
			}
		case ';':
			for i < len(src) && src[i] != '\n' && src[i] != '\r' {
				i++
			}
		case '/':
			if i+1 < len(src) && src[i+1] == '*' {
				end := strings.Index(src[i+2:], "*/")
				if end < 0 {
					return -1
				}
				i += end + 3
			}
		}
		i++
	}
	return -1
}

var bodyByte = func() (t [256]uint8) {
	for _, c := range `{}";/` {
		t[c] = 1
	}
	return
}()
