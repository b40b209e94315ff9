package syntax

import (
	"strings"

	"rewrite/passes/ir/diag"

	"github.com/alecthomas/participle/v2/lexer"
)

// Format prints a file in the one canonical way: the header of an item on a
// line of its own, its body below it, indented, a condition a line; one blank
// between tokens where the language reads better for it; one blank line
// between items. Comments stay where they are, before, inside and after items.
// The text must be free of syntax errors, which are returned otherwise.
//
// It works on tokens and not on the syntax tree, so that nothing that is in
// the text can be lost; the tree is only needed to find the lines of an item.
func Format(name, src string) (string, diag.Diagnostics) {
	f, errs := Parse(name, src, All)
	if len(errs) > 0 {
		return "", errs
	}
	p := &formatter{f: f}
	for _, it := range f.Items {
		p.item(it)
	}
	p.commentsBefore(len(src)+1, false)
	out := strings.TrimLeft(p.b.String(), "\n")
	if out != "" && !strings.HasSuffix(out, "\n") {
		out += "\n"
	}
	return out, nil
}

// maxLine is the length from which on a line is broken before its arrow or at
// its ands.
const maxLine = 100

type formatter struct {
	f       *File
	b       strings.Builder
	token   int // next token to print
	comment int // next comment to print
	// lastLine is the line of the text that was printed last.
	lastLine int
	// column is where the output line is.
	column int
	// broken: nothing may follow on the current line, because of a comment.
	broken bool
	depth  int  // parentheses open
	types  int  // < of vector types open
	cost   bool // the item is a cost model, where each < opens a type
	inner  int  // how far comments between tokens of the item are indented
}

func (p *formatter) write(s string) {
	p.b.WriteString(s)
	p.column += len(s)
}

func (p *formatter) newline(indent int) {
	p.b.WriteString("\n" + strings.Repeat("  ", indent))
	p.column = 2 * indent
	p.broken = false
}

// commentsBefore prints the comments that stand before an offset of the text.
// inItem: between tokens of an item, where they are indented.
func (p *formatter) commentsBefore(offset int, inItem bool) {
	for p.comment < len(p.f.Comments) && p.f.Comments[p.comment].Pos.Offset < offset {
		c := p.f.Comments[p.comment]
		p.comment++
		switch {
		case !c.Own && p.lastLine == c.Pos.Line:
			p.write(" " + c.Text)
		case inItem:
			p.newline(p.inner)
			p.write(c.Text)
		default:
			p.blankLine(c.Pos.Line)
			p.write(c.Text)
		}
		p.lastLine, p.broken = c.Pos.Line, true
	}
}

// blankLine ends a line between items, and leaves a line blank if the text does.
func (p *formatter) blankLine(line int) {
	if p.b.Len() == 0 {
		return
	}
	p.newline(0)
	if line > p.lastLine+1 {
		p.newline(0)
	}
}

// item prints the comments before an item and the item.
func (p *formatter) item(it *Item) {
	// An item is set off by a blank line from what is before it, its own
	// comments included, which stand right above it.
	first := p.comment
	start := it.Pos.Offset
	own := first
	for i := first; i < len(p.f.Comments) && p.f.Comments[i].Pos.Offset < start; i++ {
		if c := p.f.Comments[i]; !c.Own && c.Pos.Line == p.lastLine {
			own = i + 1 // behind the last item, on its line
		}
	}
	if own > first {
		p.commentsBefore(p.f.Comments[own-1].Pos.Offset+1, false)
	}
	if p.b.Len() > 0 {
		p.newline(0)
		p.lastLine = -1 // the blank line
		if p.comment < len(p.f.Comments) && p.f.Comments[p.comment].Pos.Offset < start {
			p.lastLine = p.f.Comments[p.comment].Pos.Line - 1
			p.commentsFirst(start)
		}
	}
	p.commentsBefore(start, false)
	if p.b.Len() > 0 {
		line := p.lastLine + 1
		if p.lastLine == -1 {
			line = 0
		} else if it.Pos.Line > p.lastLine+1 {
			line = p.lastLine + 2 // comments that are not about the item
		}
		p.blankLine(line)
	}
	p.lastLine = it.Pos.Line
	p.depth, p.types, p.cost = 0, 0, it.Cost != nil
	breaks := p.breaks(it)
	end := p.f.End(it.Node).Offset
	for p.token < len(p.f.tokens) && p.f.tokens[p.token].Pos.Offset < end {
		p.next(breaks)
	}
}

// commentsFirst begins the line of the first comment before an item.
func (p *formatter) commentsFirst(start int) {
	p.newline(0)
	c := p.f.Comments[p.comment]
	p.comment++
	p.write(c.Text)
	p.lastLine, p.broken = c.Pos.Line, true
	p.commentsBefore(start, false)
}

// breaks finds the tokens of an item that begin a line, by offset, and how
// far the line is indented.
func (p *formatter) breaks(it *Item) map[int]int {
	at := map[int]int{}
	switch {
	case it.Rule != nil:
		r := it.Rule
		at[r.Left.Pos.Offset] = 1
		p.wrap(at, r.Left.Pos, r.Right.EndPos, r.Arrow.Pos)
		p.guards(at, r.Guards)
		for _, why := range []*Reason{r.Axiom, r.Specific} {
			if why != nil {
				at[p.before(why.Pos)] = 1
			}
		}
	case it.Test != nil:
		t := it.Test
		first := t.Left.Pos
		if i := p.find(t.Name.Pos.Offset) + 1; i < len(p.f.tokens) && t.Params != nil {
			first = p.f.tokens[i].Pos // the parenthesis of the parameters
		}
		at[first.Offset] = 1
		if t.Right != nil {
			p.wrap(at, first, t.Right.EndPos, lexer.Position{Offset: p.before(t.Right.Pos)})
		}
		p.guards(at, t.Facts)
	case it.Pattern != nil:
		for _, a := range it.Pattern.Alternatives() {
			at[p.before(a.Term.Pos)] = 1 // = or |
		}
	case it.Cost != nil:
		for _, e := range it.Cost.Entries {
			at[e.Pos.Offset] = 1
		}
		if t := it.Cost.Throughput; t != nil {
			at[t.Pos.Offset] = 1
			for _, e := range t.Entries {
				at[e.Pos.Offset] = 2
			}
		}
	}
	return at
}

// guards puts each `if` on a line, and its ands too if the line is long.
func (p *formatter) guards(at map[int]int, guards []*Expr) {
	for _, g := range guards {
		at[p.before(g.Pos)] = 1
		if p.width(g.Pos, g.EndPos)+5 <= maxLine {
			continue
		}
		for _, in := range g.Rest {
			if in.Op == "&&" || in.Op == "||" {
				at[in.Pos.Offset] = 2
			}
		}
	}
}

// wrap breaks a line that is too long before its arrow.
func (p *formatter) wrap(at map[int]int, from, to, arrow lexer.Position) {
	if p.width(from, to)+2 > maxLine {
		at[arrow.Offset] = 2
	}
}

// find is the token at an offset.
func (p *formatter) find(offset int) int {
	lo, hi := 0, len(p.f.tokens)
	for lo < hi {
		if mid := (lo + hi) / 2; p.f.tokens[mid].Pos.Offset < offset {
			lo = mid + 1
		} else {
			hi = mid
		}
	}
	return lo
}

// before is the offset of the token before the one at a position.
func (p *formatter) before(pos lexer.Position) int {
	return p.f.tokens[p.find(pos.Offset)-1].Pos.Offset
}

// width is how long the text from one position to another is when printed on
// one line.
func (p *formatter) width(from, to lexer.Position) int {
	q := &formatter{f: p.f, token: p.find(from.Offset), comment: len(p.f.Comments)}
	for first := true; q.token < len(q.f.tokens) && q.f.tokens[q.token].Pos.Offset < to.Offset; first = false {
		t := q.f.tokens[q.token]
		if !first && q.spaced(t) {
			q.column++
		}
		q.column += len(t.Value)
		q.track(t)
		q.token++
	}
	return q.column
}

// next prints one token with what goes before it.
func (p *formatter) next(breaks map[int]int) {
	t := p.f.tokens[p.token]
	inside := t.Pos.Offset != p.f.tokens[0].Pos.Offset && !p.begins()
	if inside {
		p.inner = 1
		if p.cost {
			p.inner = max(1, breaks[t.Pos.Offset])
		}
		p.commentsBefore(t.Pos.Offset, true)
	}
	indent, starts := breaks[t.Pos.Offset]
	switch {
	case !inside:
	case starts:
		p.newline(indent)
	case p.broken:
		p.newline(2)
	case p.spaced(t):
		p.write(" ")
	}
	p.write(t.Value)
	p.lastLine = t.Pos.Line
	p.track(t)
	p.token++
}

// begins tells whether the next token is the first of its item.
func (p *formatter) begins() bool { return p.token == 0 || p.f.begins(p.token) }

// track follows the brackets that decide on blanks.
func (p *formatter) track(t lexer.Token) {
	switch {
	case t.Value == "<" && p.opensType():
		p.types++
	case t.Value == ">" && p.types > 0:
		p.types--
	}
}

// opensType tells whether the next token, a <, begins a vector type.
func (p *formatter) opensType() bool {
	if p.token == 0 || p.cost {
		return p.cost
	}
	switch prev := p.f.tokens[p.token-1]; prev.Value {
	case ":", "{", "x":
		return true
	case ",": // of a struct's fields: no operand begins with <
		return true
	default:
		return false
	}
}

// spaced tells whether a blank goes before the next token.
func (p *formatter) spaced(t lexer.Token) bool {
	prev := p.f.tokens[p.token-1]
	switch t.Value {
	case ",", ":", ")", "]", "}":
		return false
	case "(":
		// A call's parenthesis sticks to its name; others are set off.
		return prev.Type != Ident && !(prev.Type == Name && p.token > 1 && p.f.tokens[p.token-2].Value == "pattern") && prev.Type != Global && prev.Value != "(" && prev.Value != "[" && !p.prefix(p.token-1) && prev.Value != ")" ||
			prev.Value == ")" && !p.call(p.token-1)
	case "<":
		if p.opensType() {
			return prev.Value != "{"
		}
	case ">":
		if p.types > 0 {
			return false
		}
	}
	switch prev.Value {
	case "(", "[", "{":
		return false
	case "<":
		// The bracket of a vector type: what follows it is no operand.
		return p.types == 0
	}
	return !p.prefix(p.token - 1)
}

// call tells whether the parenthesis that token i closes is that of swap(p) or
// invert(p), behind which the operands follow.
func (p *formatter) call(i int) bool {
	depth := 0
	for ; i > 0; i-- {
		switch p.f.tokens[i].Value {
		case ")":
			depth++
		case "(":
			depth--
		}
		if depth == 0 {
			v := p.f.tokens[i-1].Value
			return v == "swap" || v == "invert"
		}
	}
	return false
}

// prefix tells whether token i is an operator before its operand.
func (p *formatter) prefix(i int) bool {
	switch p.f.tokens[i].Value {
	case "!", "~":
		return true
	case "-":
	default:
		return false
	}
	if i == 0 {
		return true
	}
	prev := p.f.tokens[i-1]
	switch prev.Type {
	case Ident, Int, Float, Global, Name, String:
		return false
	case Keyword:
		return true
	}
	return prev.Value != ")" && prev.Value != "]"
}
