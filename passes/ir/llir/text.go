package llir

import (
	"slices"
	"strconv"
	"strings"

	"github.com/llir/ll"

	"rewrite/passes/ir"
)

// kind is the kind of a token of LLVM text; punctuation is its own byte.
type kind uint8

const (
	kEOF    kind = iota
	kWord        // keyword, type or mnemonic
	kLocal       // %name, %"name", %12
	kGlobal      // @name, @"name", @12
	kComdat      // $name
	kMeta        // !name
	kGroup       // #12
	kLabel       // name:, "name":, 12:
	kString      // "..."
	kInt
	kFloat
	kOther // what does not belong in the text
)

// lexer splits typed-pointer text into tokens, as far as the shield needs it:
// it never fails, as llir's own lexer finds what is wrong.
type lexer struct {
	src        string
	pos        int // behind the current token
	tok        kind
	start      int // of the current token
	prev       int // end of the token before
	comment    int // offset of the last comment before the token, -1 if there is none
	quoted     bool
	begin, end int // of a name without sigil and quotes
}

func (l *lexer) text() string        { return l.src[l.start:l.pos] }
func (l *lexer) is(word string) bool { return l.tok == kWord && l.text() == word }

func (l *lexer) next() {
	src := l.src
	i := l.pos
	l.prev, l.comment, l.quoted = i, -1, false
	for i < len(src) {
		if c := src[i]; c == ' ' || c == '\n' || c == '\t' || c == '\r' {
			i++
			continue
		} else if c != ';' {
			break
		}
		l.comment = i
		e := strings.IndexByte(src[i:], '\n')
		if e < 0 {
			e = len(src) - i
		}
		i += e
	}
	l.start = i
	if i >= len(src) {
		l.tok, l.pos = kEOF, i
		return
	}
	switch c := src[i]; {
	case c == '%':
		l.sigil(kLocal, i+1)
	case c == '@':
		l.sigil(kGlobal, i+1)
	case c == '$' && i+1 < len(src) && (src[i+1] == '"' || isNameByte(src[i+1])) && !l.label(i):
		l.sigil(kComdat, i+1)
	case c == '#':
		l.digits(kGroup, i+1)
	case c == '^':
		l.digits('^', i+1)
	case c == '!':
		l.tok, l.pos = '!', i+1
		if i+1 < len(src) && (isNameByte(src[i+1]) && (src[i+1] < '0' || src[i+1] > '9') || src[i+1] == '\\') {
			e := i + 1
			for e < len(src) && (isNameByte(src[e]) || src[e] == '\\') {
				e++
			}
			l.tok, l.pos, l.begin, l.end = kMeta, e, i+1, e
		}
	case c == '"':
		l.pos = skipString(src, i)
		l.tok, l.quoted, l.begin, l.end = kString, true, i+1, max(i+1, l.pos-1)
		if l.pos < len(src) && src[l.pos] == ':' {
			l.tok = kLabel
			l.pos++
		}
	case isNameByte(c) || c == '+':
		if !l.label(i) {
			l.word(i)
		}
	default:
		l.tok, l.pos = kind(c), i+1
		if strings.IndexByte("()[]{}<>,=*", c) < 0 {
			l.tok = kOther
		}
	}
}

// label takes name: as one token.
func (l *lexer) label(i int) bool {
	e := i
	for e < len(l.src) && isNameByte(l.src[e]) {
		e++
	}
	if e == len(l.src) || l.src[e] != ':' {
		return false
	}
	l.tok, l.pos, l.begin, l.end = kLabel, e+1, i, e
	return true
}

func (l *lexer) sigil(k kind, i int) {
	l.tok, l.begin = k, i
	if i < len(l.src) && l.src[i] == '"' {
		l.pos = skipString(l.src, i)
		l.quoted, l.begin, l.end = true, i+1, max(i+1, l.pos-1)
		return
	}
	if l.digits(k, i); l.end > l.begin {
		return
	}
	for i < len(l.src) && isNameByte(l.src[i]) {
		i++
	}
	l.pos, l.end = i, i
}

func (l *lexer) digits(k kind, i int) {
	l.tok, l.begin = k, i
	for i < len(l.src) && l.src[i] >= '0' && l.src[i] <= '9' {
		i++
	}
	l.pos, l.end = i, i
}

// word takes a keyword or a number.
func (l *lexer) word(i int) {
	src, e := l.src, i
	if c := src[i]; c == '-' || c == '+' || c >= '0' && c <= '9' {
		e++
		l.tok = kInt
		if c == '0' && e < len(src) && src[e] == 'x' {
			l.tok = kFloat
		}
		for e < len(src) && (src[e] >= '0' && src[e] <= '9') {
			e++
		}
		if e < len(src) && src[e] == '.' {
			l.tok = kFloat
			for e < len(src) && (isNameByte(src[e]) || src[e] == '+' && (src[e-1] == 'e' || src[e-1] == 'E')) {
				e++
			}
		} else if l.tok == kFloat {
			for e < len(src) && isNameByte(src[e]) && src[e] != '-' && src[e] != '.' {
				e++
			}
		}
		l.pos = e
		return
	}
	for e < len(src) && isNameByte(src[e]) && src[e] != '-' && src[e] != '$' {
		e++
	}
	if e == i {
		e++
	}
	l.tok, l.pos = kWord, e
}

// isTypeWord tells whether a keyword begins a type.
func isTypeWord(w string) bool {
	switch w {
	case "void", "half", "bfloat", "float", "double", "fp128", "x86_fp80", "ppc_fp128", "x86_mmx", "x86_amx",
		"label", "token", "metadata", "opaque":
		return true
	}
	return len(w) > 1 && w[0] == 'i' && isNumber(w[1:])
}

// isHexInt tells whether a word is an integer in hexadecimal, u0x1F or s0x1F.
func isHexInt(w string) bool {
	return len(w) > 3 && (w[0] == 'u' || w[0] == 's') && w[1:3] == "0x" && strings.Trim(w[3:], "0123456789abcdefABCDEF") == ""
}

// llirWords are the words that llir's lexer knows. It passes over others in
// silence, or takes their beginning for something else.
var llirWords = func() map[string]bool {
	m := map[string]bool{"c": true, "x": true, "bfloat": true, "x86_amx": true}
	for t := ll.Token(0); ; t++ {
		switch w := t.String(); {
		case strings.HasPrefix(w, "token("):
			return m
		case isNameByte(w[0]) && (w != strings.ToUpper(w) || w == "..."):
			m[w] = true
		}
	}
}()

// atType tells whether the current token begins a type.
func (l *lexer) atType() bool {
	switch l.tok {
	case kLocal, '{', '[', '<':
		return true
	case kWord:
		return isTypeWord(l.text())
	}
	return false
}

// skipBracket moves from an opening bracket to the token behind its match.
func (l *lexer) skipBracket() {
	l.pos = skipBalanced(l.src, l.start)
	l.next()
}

// skipType moves behind a type. It reports false if there is none.
func (l *lexer) skipType() bool {
	switch {
	case !l.atType():
		return false
	case l.tok == kWord || l.tok == kLocal:
		l.next()
	default:
		l.skipBracket()
	}
	for {
		switch {
		case l.tok == '*':
			l.next()
		case l.tok == '(':
			l.skipBracket()
		case l.is("addrspace"):
			l.next()
			if l.tok != '(' {
				return false
			}
			l.skipBracket()
		default:
			return true
		}
	}
}

// skipValue moves behind a value. It reports false if there is none.
func (l *lexer) skipValue() bool {
	switch l.tok {
	case kLocal, kGlobal, kInt, kFloat:
		l.next()
		return true
	case '<', '{', '[':
		l.skipBracket()
		return true
	case kWord:
		switch l.text() {
		case "true", "false", "null", "undef", "poison", "none", "zeroinitializer":
			l.next()
			return true
		case "c", "dso_local_equivalent", "no_cfi":
			l.next()
			if l.tok != kString && l.tok != kGlobal {
				return false
			}
			l.next()
			return true
		}
		for l.tok == kWord { // op flags (...)
			l.next()
		}
		if l.tok == '(' {
			l.skipBracket()
			return true
		}
	}
	return false
}

// This file takes pieces of LLVM text apart that this package holds as text.

// skipString moves from an opening quote behind the closing one.
func skipString(s string, i int) int {
	if e := strings.IndexByte(s[i+1:], '"'); e >= 0 {
		return i + 1 + e + 1
	}
	return len(s)
}

// skipBalanced moves from an opening bracket behind the one that closes it, or
// to the end of the text.
func skipBalanced(s string, i int) int {
	end, _ := balanced(s, i)
	return end
}

// balanced is skipBalanced, and tells whether the bracket is closed.
func balanced(s string, i int) (end int, closed bool) {
	depth := 0
	for i < len(s) {
		switch s[i] {
		case '(', '[', '{', '<':
			depth++
		case ')', ']', '}', '>':
			if depth--; depth == 0 {
				return i + 1, true
			}
		case '"':
			i = skipString(s, i)
			continue
		case ';':
			if e := strings.IndexByte(s[i:], '\n'); e >= 0 {
				i += e
			} else {
				i = len(s)
			}
			continue
		}
		i++
	}
	return i, false
}

// inner is what stands in the brackets that open at i.
func inner(s string, i int) string { return s[i+1 : max(i+1, skipBalanced(s, i)-1)] }

// splitTop splits a list at the commas that stand in no brackets or strings.
func splitTop(s string) (parts []string) {
	start := 0
	for i := 0; i <= len(s); {
		switch {
		case i == len(s) || s[i] == ',':
			if p := strings.TrimSpace(s[start:i]); p != "" {
				parts = append(parts, p)
			}
			i++
			start = i
		case s[i] == '"':
			i = skipString(s, i)
		case strings.IndexByte("([{<", s[i]) >= 0:
			i = skipBalanced(s, i)
		default:
			i++
		}
	}
	return parts
}

// nodeDef is a numbered metadata node.
type nodeDef struct {
	id   int
	text string // behind the =
}

// number reads a decimal number; what is none is 0.
func number(s string) uint64 {
	n, _ := strconv.ParseUint(s, 10, 64)
	return n
}

// indexNumbers reads the list of a use-list order, { 1, 0 }.
func indexNumbers(s string) (list []uint64) {
	for _, n := range splitTop(strings.Trim(strings.TrimSpace(s), "{}")) {
		list = append(list, number(n))
	}
	return list
}

// eachGlobal finds the globals that a text names. key is what Module.Lookup
// takes; f gives the spelling to put in place, "" for no change.
func eachGlobal(s string, f func(key string) string) string {
	var b strings.Builder
	done := 0
	for i := 0; i < len(s); {
		switch s[i] {
		case '"':
			i = skipString(s, i)
			continue
		case '@':
		default:
			i++
			continue
		}
		e := i + 1
		key := ""
		if e < len(s) && s[e] == '"' {
			e = skipString(s, e)
			key = ir.UnescapeString(strings.Trim(s[i+1:e], `"`))
		} else {
			for e < len(s) && isNameByte(s[e]) {
				e++
			}
			if key = s[i+1 : e]; isNumber(key) {
				key = "\x00" + strconv.FormatUint(number(key), 10)
			}
		}
		if r := f(key); r != "" {
			b.WriteString(s[done:i] + r)
			done = e
		}
		i = e
	}
	return b.String() + s[done:]
}

func isNameByte(c byte) bool {
	return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '-' || c == '$' || c == '.' || c == '_'
}

// sameNode tells whether two texts of a metadata node say the same: the order
// of named fields and of the flags in a field does not matter.
func sameNode(a, b string) bool { return slices.Equal(nodeParts(a), nodeParts(b)) }

func nodeParts(s string) []string {
	s = strings.TrimSpace(s)
	open := strings.IndexAny(s, "({")
	if open < 0 || len(s) < open+2 {
		return []string{s}
	}
	parts := splitTop(inner(s, open))
	named := false
	for i, p := range parts {
		key, value, ok := strings.Cut(p, ": ")
		if !ok || strings.ContainsAny(key, `"({!`) {
			continue
		}
		named = true
		flags := strings.Split(value, " | ")
		if value[0] != '"' && len(flags) > 1 {
			slices.Sort(flags)
			parts[i] = key + ": " + strings.Join(flags, " | ")
		}
	}
	if named {
		slices.Sort(parts)
	}
	return append([]string{s[:open+1]}, parts...)
}

// labels finds the blocks of a function by their spelling behind %.
func labels(fn *ir.Func) map[string]*ir.Block {
	m := make(map[string]*ir.Block, len(fn.Blocks))
	next := 0
	for _, p := range fn.Params {
		if p.Name == "" {
			next++
		}
	}
	for _, b := range fn.Blocks {
		if b.Name == "" {
			m[strconv.Itoa(next)] = b
			next++
		} else {
			m[ir.QuoteName(b.Name)] = b
		}
		for _, in := range b.Instrs {
			if in.Name == "" && in.Type != ir.Void {
				next++
			}
		}
	}
	return m
}

// keepGlobals marks the globals that a text names: nobody may rename them.
func keepGlobals(m *ir.Module, text string) {
	if strings.IndexByte(text, '@') < 0 {
		return
	}
	eachGlobal(text, func(key string) string {
		if g := m.Lookup(key); g != nil {
			g.Kept = true
		}
		return ""
	})
}
