package syntax

import (
	"cmp"
	"runtime"
	"slices"
	"strings"
	"sync"

	"rewrite/passes/ir/diag"

	"github.com/alecthomas/participle/v2/lexer"
)

// Mode tells which items Parse looks into.
type Mode uint8

const (
	All       Mode = iota
	SkipTests      // tests are left out, unread
)

// Parse reads a file. Items are split at their keywords first and parsed each
// by itself, so that an error in one hides none in another: there is at most
// one syntax error an item. Items with errors are left out.
func Parse(name, src string, mode Mode) (*File, diag.Diagnostics) {
	f := &File{Name: name, Src: src}
	f.tokens, f.Comments = Scan(name, src)
	chunks := f.split()
	docs := f.docs(chunks)
	items := make([]*Item, len(chunks))
	diags := make([]*diag.Diagnostic, len(chunks))
	each(len(chunks), func(i int) {
		c := chunks[i]
		if mode == SkipTests && f.tokens[c.from].Value == "test" && f.tokens[c.from].Type == Keyword {
			return
		}
		items[i], diags[i] = f.item(c)
		if items[i] != nil {
			items[i].Doc = docs[i]
		}
	})
	var errs diag.Diagnostics
	for i := range chunks {
		if items[i] != nil {
			f.Items = append(f.Items, items[i])
		}
		if diags[i] != nil {
			errs = append(errs, diags[i])
		}
	}
	return f, errs
}

// itemsPerWorker is how many items are worth a goroutine: parsing one takes
// some hundred microseconds.
const itemsPerWorker = 8

// each calls f for 0 to n-1, from several goroutines if there is work for them.
func each(n int, f func(i int)) {
	workers := min(runtime.GOMAXPROCS(0), n/itemsPerWorker)
	if workers < 2 {
		for i := range n {
			f(i)
		}
		return
	}
	var wg sync.WaitGroup
	for w := range workers {
		wg.Go(func() {
			for i := w * n / workers; i < (w+1)*n/workers; i++ {
				f(i)
			}
		})
	}
	wg.Wait()
}

// A chunk is the tokens of one item, from first to before end.
type chunk struct{ from, to int }

// split finds where items begin. What stands before the first keyword is an
// item as well, a wrong one.
func (f *File) split() []chunk {
	var chunks []chunk
	from := 0
	for i := range f.tokens {
		if i > from && f.begins(i) {
			chunks = append(chunks, chunk{from, i})
			from = i
		}
	}
	if from < len(f.tokens) {
		chunks = append(chunks, chunk{from, len(f.tokens)})
	}
	return chunks
}

func (f *File) begins(i int) bool {
	t := f.tokens[i]
	if t.Type != Keyword || !startsItem[t.Value] {
		return false
	}
	override := t.Value == "rule" && f.tokens[i-1].Type == Keyword && f.tokens[i-1].Value == "override"
	return !override
}

// docs finds the /// lines that end on the line before each item.
func (f *File) docs(chunks []chunk) []string {
	docs := make([]string, len(chunks))
	last := 0 // first comment not yet given to an item
	for i, c := range chunks {
		start := f.tokens[c.from].Pos
		end, _ := slices.BinarySearchFunc(f.Comments, start.Offset, func(c Comment, off int) int { return cmp.Compare(c.Pos.Offset, off) })
		first, line := end, start.Line
		for first > last {
			c := f.Comments[first-1]
			if !c.IsDoc() || !c.Own || c.Pos.Line != line-1 {
				break
			}
			first, line = first-1, line-1
		}
		var lines []string
		for _, c := range f.Comments[first:end] {
			lines = append(lines, strings.TrimPrefix(strings.TrimPrefix(c.Text, "///"), " "))
		}
		docs[i] = strings.Join(lines, "\n")
		last = end
	}
	return docs
}

// Limits on one item. The parser and all that walks over its trees recurse, and
// a stack that overflows can't be caught. People stay far below.
const (
	maxTokens  = 10_000
	maxNesting = 100
)

// tooLarge finds the token at which an item passes a limit.
func (f *File) tooLarge(c chunk) *diag.Diagnostic {
	depth := 0
	for i := c.from; i < c.to; i++ {
		switch f.tokens[i].Value {
		case "(", "[", "{":
			depth++
		case ")", "]", "}":
			depth--
		}
		if depth > maxNesting || i-c.from > maxTokens {
			return coded(f.Diagnostic(diag.Error, f.tokens[i].Pos, f.endOf(i), "this is too long or too deeply nested to be meant"), TooLarge)
		}
	}
	return nil
}

func (f *File) item(c chunk) (*Item, *diag.Diagnostic) {
	if d := f.tooLarge(c); d != nil {
		return nil, d
	}
	tokens := f.tokens[c.from:c.to]
	eof := lexer.EOFToken(f.endOf(c.to - 1))
	lex, err := lexer.Upgrade(&tokenList{tokens: tokens, eof: eof})
	if err == nil {
		var item *Item
		if item, err = parser().ParseFromLexer(lex); err == nil {
			return item, nil
		}
	}
	return nil, f.explain(c, err)
}

// endOf is the place behind token i.
func (f *File) endOf(i int) lexer.Position {
	t := f.tokens[i]
	p := t.Pos
	p.Offset += len(t.Value)
	p.Column += len(t.Value)
	return p
}

// End is the place behind the last token of a node.
func (f *File) End(n Node) lexer.Position {
	// EndPos is the start of the next token or the end of the item.
	i, _ := slices.BinarySearchFunc(f.tokens, n.EndPos.Offset, func(t lexer.Token, off int) int { return cmp.Compare(t.Pos.Offset, off) })
	if i == 0 {
		return n.EndPos
	}
	return f.endOf(i - 1)
}

// Commented tells whether there is a comment inside a node.
func (f *File) Commented(n Node) bool {
	end := f.End(n).Offset
	return slices.ContainsFunc(f.Comments, func(c Comment) bool { return c.Pos.Offset > n.Pos.Offset && c.Pos.Offset < end })
}

// Text is the source of a node.
func (f *File) Text(n Node) string { return f.Src[n.Pos.Offset:f.End(n).Offset] }

// Diagnostic makes a message about the text from one place to another. Only
// its first line is shown.
func (f *File) Diagnostic(sev diag.Severity, from, to lexer.Position, msg string) *diag.Diagnostic {
	start := strings.LastIndexByte(f.Src[:from.Offset], '\n') + 1
	line := strings.TrimPrefix(f.Src[start:], byteOrderMark)
	if n := strings.IndexByte(line, '\n'); n >= 0 {
		line = line[:n]
	}
	line = strings.TrimRight(line, "\r")
	n := to.Offset - from.Offset
	if to.Line != from.Line {
		n = len(line) - (from.Column - 1)
	}
	return &diag.Diagnostic{
		Severity: sev, File: f.Name, Line: from.Line, Col: from.Column, Len: max(n, 1), Msg: msg, Source: line,
	}
}

// NodeAt is the token at a line and column, from 1.
func (f *File) NodeAt(line, col int) Node {
	for i, t := range f.tokens {
		if t.Pos.Line == line && t.Pos.Column == col {
			end := f.endOf(i)
			return Node{t.Pos, end}
		}
	}
	return Node{Pos: lexer.Position{Filename: f.Name, Line: line, Column: col}}
}
