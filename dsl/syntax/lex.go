package syntax

import (
	"io"
	"strings"

	"github.com/alecthomas/participle/v2/lexer"
)

// Types of tokens. Infix operators have one of their own, so that the parser
// need not try them one by one; the rest of the punctuation is Punct.
const (
	Ident   lexer.TokenType = iota + 1 // x, C1, sadd.sat
	Name                               // the name of an item, hyphens and all: add-add-const
	Keyword                            // a word of keywords
	Int                                // 12, 0xff, 0b101
	Float                              // 1.0, 2.5e-3
	String                             // "..."
	Global                             // @name, a function of the program
	Infix                              // an operator between operands; - also before one, and < and > also in types
	Punct
	Invalid // a character, or an open string, that no item can hold
)

var symbols = map[string]lexer.TokenType{
	"EOF": lexer.EOF, "Ident": Ident, "Name": Name, "Keyword": Keyword, "Int": Int, "Float": Float,
	"String": String, "Global": Global, "Infix": Infix, "Punct": Punct, "Invalid": Invalid,
}

// Keywords are reserved: an item ends where the next one's keyword stands.
var Keywords = []string{"after", "axiom", "cost", "extends", "for", "group", "if", "in", "none", "override", "pattern", "reverse", "rule", "specific", "test"}

var isKeyword = func() map[string]bool {
	m := map[string]bool{}
	for _, k := range Keywords {
		m[k] = true
	}
	return m
}()

// startsItem: the keywords that begin an item.
var startsItem = map[string]bool{"cost": true, "group": true, "override": true, "pattern": true, "rule": true, "test": true}

// punctuation, longer ones first. The letters u and s of an operator count
// only if no letter or digit follows.
var punctuation = []string{
	"<=>", ">>u", ">>s", "<=u", "<=s", ">=u", ">=s",
	"=>", "->", "==", "!=", "<<", ">>", "<u", "<s", ">u", ">s", "<=", ">=", "/u", "/s", "%u", "%s", "&&", "||",
	"+", "-", "*", "/", "%", "&", "|", "^", "~", "!", "<", ">", "(", ")", "[", "]", "{", "}", ",", ":", "=",
}

// A Comment is a // comment, without its line end.
type Comment struct {
	Pos  lexer.Position
	Text string
	// Own tells that nothing stands before it on its line.
	Own bool
}

// IsDoc tells whether the comment is part of a description: three slashes.
func (c Comment) IsDoc() bool { return strings.HasPrefix(c.Text, "///") }

func letter(c byte) bool {
	return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_'
}
func digit(c byte) bool { return c >= '0' && c <= '9' }

// byteOrderMark begins texts that some editors write, and says nothing of UTF-8.
const byteOrderMark = "\ufeff"

// Scan splits a text into tokens and comments. It takes any text.
func Scan(file string, src string) (tokens []lexer.Token, comments []Comment) {
	s := scanner{src: src, pos: lexer.Position{Filename: file, Line: 1, Column: 1}}
	s.pos.Offset = len(src) - len(strings.TrimPrefix(src, byteOrderMark))
	tokens = make([]lexer.Token, 0, len(src)/3)
	fresh := true // nothing on this line yet
	// An item is named behind its keyword; every word of a group item is a name.
	named, group := false, false
	for s.pos.Offset < len(src) {
		switch c := src[s.pos.Offset]; {
		case c == '\n':
			s.take(1)
			s.pos.Line, s.pos.Column, fresh = s.pos.Line+1, 1, true
			continue
		case c == ' ' || c == '\t' || c == '\r':
			s.take(1)
			continue
		case strings.HasPrefix(src[s.pos.Offset:], "//"):
			n := strings.IndexByte(src[s.pos.Offset:], '\n')
			if n < 0 {
				n = len(src) - s.pos.Offset
			}
			pos := s.pos
			comments = append(comments, Comment{pos, strings.TrimRight(s.take(n), " \t\r"), fresh})
			continue
		}
		fresh = false
		pos := s.pos
		t := lexer.Token{Pos: pos}
		t.Type, t.Value = s.token(named || group)
		named = t.Type == Keyword && (startsItem[t.Value] && t.Value != "override" || t.Value == "extends")
		if t.Type == Keyword && startsItem[t.Value] {
			group = t.Value == "group"
		}
		tokens = append(tokens, t)
	}
	return tokens, comments
}

type scanner struct {
	src string
	pos lexer.Position
}

func (s *scanner) take(n int) string {
	t := s.src[s.pos.Offset : s.pos.Offset+n]
	s.pos.Offset += n
	s.pos.Column += n
	return t
}

// run is the length of the text of class f from i on.
func (s *scanner) run(i int, f func(c byte) bool) int {
	n := i
	for s.pos.Offset+n < len(s.src) && f(s.src[s.pos.Offset+n]) {
		n++
	}
	return n
}

func (s *scanner) at(i int) byte {
	if s.pos.Offset+i < len(s.src) {
		return s.src[s.pos.Offset+i]
	}
	return 0
}

func word(c byte) bool { return letter(c) || digit(c) || c == '.' }

func (s *scanner) token(name bool) (lexer.TokenType, string) {
	c := s.at(0)
	switch {
	case name && (letter(c) || digit(c)):
		n := 0
		for letter(s.at(n)) || digit(s.at(n)) || s.at(n) == '-' && s.at(n+1) != '>' || s.at(n) == '.' || s.at(n) == '/' && s.at(n+1) != '/' {
			n++
		}
		if text := s.take(n); isKeyword[text] {
			return Keyword, text
		} else {
			return Name, text
		}
	case letter(c):
		if text := s.take(s.run(1, word)); isKeyword[text] {
			return Keyword, text
		} else {
			return Ident, text
		}
	case c == '@' && letter(s.at(1)):
		return Global, s.take(s.run(2, func(c byte) bool { return word(c) || c == '$' }))
	case digit(c):
		return s.number()
	case c == '"':
		n := s.run(1, func(c byte) bool { return c != '"' && c != '\n' })
		if s.at(n) != '"' {
			return Invalid, s.take(n)
		}
		return String, s.take(n + 1)
	}
	for _, p := range punctuation {
		if !strings.HasPrefix(s.src[s.pos.Offset:], p) {
			continue
		}
		if l := p[len(p)-1]; (l == 'u' || l == 's') && word(s.at(len(p))) {
			continue
		}
		if precedence[p] > 0 || p == "%" || p == ">>" {
			return Infix, s.take(len(p))
		}
		return Punct, s.take(len(p))
	}
	n := 1 // a whole character, so that messages show it whole
	for s.at(n)&0xc0 == 0x80 {
		n++
	}
	return Invalid, s.take(n)
}

func (s *scanner) number() (lexer.TokenType, string) {
	n := s.run(0, func(c byte) bool { return letter(c) || digit(c) })
	kind := Int
	if s.at(n) == '.' && digit(s.at(n+1)) {
		kind = Float
		n = s.run(n+1, func(c byte) bool { return letter(c) || digit(c) })
	}
	if last := s.at(n - 1); kind == Float && (last == 'e' || last == 'E') {
		if sign := s.at(n); (sign == '-' || sign == '+') && digit(s.at(n+1)) {
			n = s.run(n+1, digit)
		}
	}
	return kind, s.take(n)
}

// tokenList hands out the tokens of one item.
type tokenList struct {
	tokens []lexer.Token
	eof    lexer.Token
}

func (l *tokenList) Next() (lexer.Token, error) {
	if len(l.tokens) == 0 {
		return l.eof, nil
	}
	t := l.tokens[0]
	l.tokens = l.tokens[1:]
	return t, nil
}

// definition makes the token types known to participle. Texts are always
// scanned and split first, so that it never lexes by itself.
type definition struct{}

func (definition) Symbols() map[string]lexer.TokenType { return symbols }

func (definition) Lex(file string, r io.Reader) (lexer.Lexer, error) {
	src, err := io.ReadAll(r)
	if err != nil {
		return nil, err
	}
	tokens, _ := Scan(file, string(src))
	return &tokenList{tokens: tokens, eof: lexer.EOFToken(lexer.Position{Filename: file})}, nil
}
