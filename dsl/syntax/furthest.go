package syntax

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync"

	"rewrite/passes/ir/diag"

	"github.com/alecthomas/participle/v2"
	"github.com/alecthomas/participle/v2/ebnf"
	"github.com/alecthomas/participle/v2/lexer"

	"rewrite/passes/ir"
)

// Participle says "unexpected token" about the place where it gave up an
// alternative, which is before the culprit. The grammar, as participle prints
// it, is therefore walked a second time on a broken item: the token that no
// alternative got past is the one to blame, and what alternatives wanted there
// is what was expected.

// phrases word what a production or a kind of token is to the user. A
// production without phrase is worded by what it begins with.
var phrases = map[string]string{
	"Item":         "a rule, a test, a pattern, a cost model or a group",
	"Label":        "a name",
	"Expr":         "an operand",
	"Operand":      "an operand",
	"Ref":          "an operation",
	"Type":         "a type",
	"Word":         "a name or a number",
	"Attr":         "a flag or a class of types",
	"Arrow":        "an arrow, <=> or =>",
	"Operator":     "an operator",
	"Infix":        "an operator",
	"Args":         `"("`,
	"Mark":         "a flag or predicate",
	"ForPart":      "a name or a number",
	"Axiom":        "a reason in quotes",
	"Param":        "a variable",
	"PatternParam": "a parameter",
	"Name":         "a name",
	"Ident":        "a name",
	"Int":          "a number",
	"Float":        "a number",
	"String":       "a text in quotes",
	"Global":       "a function",
}

// optional are productions and literals that are only worth mentioning when
// nothing else can follow: saying that an operator may come after any operand
// hides the comma that is missing.
var optional = map[string]bool{"Operator": true, "NextMark": true, "Mark": true, "Attr": true, "Args": true, "Mirror": true, `"="`: true, `":"`: true, `"in"`: true, `"&"`: true}

var productions = sync.OnceValue(func() map[string]*ebnf.Expression {
	g, err := ebnf.ParseString(parser().String())
	if err != nil {
		panic("the grammar as participle prints it does not parse: " + err.Error())
	}
	m := map[string]*ebnf.Expression{}
	for _, p := range g.Productions {
		m[p.Production] = p.Expression
	}
	return m
})

var tokenTypes = func() map[string]lexer.TokenType {
	m := map[string]lexer.TokenType{}
	for name, t := range symbols {
		m[strings.ToLower(name)] = t
	}
	return m
}()

// walker matches tokens against the grammar, as participle does: the first
// alternative that matches is taken, repetitions take all they can.
type walker struct {
	tokens   []lexer.Token
	furthest int
	expected []string // at furthest, phrases in the order of the grammar
	minor    []string // of optional productions
	open     []opened // productions begun and not ended
}

type opened struct {
	name string
	at   int
}

// fail notes that a terminal did not match at token i. The outermost
// production that begins there words it.
func (w *walker) fail(i int, terminal string) {
	if i < w.furthest {
		return
	}
	if i > w.furthest {
		w.furthest, w.expected, w.minor = i, nil, nil
	}
	phrase, list := terminal, &w.expected
	if optional[terminal] {
		list = &w.minor
	}
	for _, o := range w.open {
		if o.at != i {
			continue
		}
		if optional[o.name] {
			list = &w.minor
		}
		if p := phrases[o.name]; p != "" {
			phrase = p
			break
		}
	}
	if !slices.Contains(*list, phrase) {
		*list = append(*list, phrase)
	}
}

// production gives the token behind the production, or -1.
func (w *walker) production(name string, i int) int {
	w.open = append(w.open, opened{name, i})
	end := w.expression(productions()[name], i)
	w.open = w.open[:len(w.open)-1]
	return end
}

func (w *walker) expression(e *ebnf.Expression, i int) int {
	for _, s := range e.Alternatives {
		if end := w.sequence(s, i); end >= 0 {
			return end
		}
	}
	return -1
}

func (w *walker) sequence(s *ebnf.Sequence, i int) int {
	for _, t := range s.Terms {
		if i = w.term(t, i); i < 0 {
			return -1
		}
	}
	return i
}

func (w *walker) term(t *ebnf.Term, i int) int {
	end := w.once(t, i)
	switch t.Repetition {
	case "?":
		return max(end, i)
	case "*", "+":
		if end < 0 && t.Repetition == "*" {
			return i
		}
		for next := end; next > i; {
			i = next
			next = w.once(t, i)
			end = i
		}
	}
	return end
}

func (w *walker) once(t *ebnf.Term, i int) int {
	switch {
	case t.Group != nil:
		return w.expression(t.Group.Expr, i)
	case t.Name != "":
		return w.production(t.Name, i)
	case t.Token != "":
		if i < len(w.tokens) && w.tokens[i].Type == tokenTypes[t.Token] {
			return i + 1
		}
		w.fail(i, phrases[strings.ToUpper(t.Token[:1])+t.Token[1:]])
	default:
		if i < len(w.tokens) && strconv.Quote(w.tokens[i].Value) == t.Literal {
			return i + 1
		}
		w.fail(i, t.Literal)
	}
	return -1
}

// explain makes a message of what is wrong with an item that participle refused.
func (f *File) explain(c chunk, err error) *diag.Diagnostic {
	tokens := f.tokens[c.from:c.to]
	for i, t := range tokens { // an open string or a foreign character is the cause of whatever follows
		if t.Type == Invalid {
			return f.invalidToken(c.from + i)
		}
	}
	if d := f.unnamed(c); d != nil {
		return d
	}
	w := &walker{tokens: tokens}
	ended := false
	if end := w.production("Item", 0); end >= 0 && end > w.furthest {
		w.furthest, w.expected, w.minor = end, nil, nil
	} else if end == len(tokens) {
		// The walk takes what participle did not: blame as participle does.
		var pe participle.Error
		pos := f.tokens[c.from].Pos
		if errors.As(err, &pe) {
			pos = pe.Position()
		}
		return coded(f.Diagnostic(diag.Error, pos, pos, "this can't be understood here"), SyntaxError)
	} else {
		ended = end >= 0 && end == w.furthest
	}
	words := w.expected
	if len(words) == 0 {
		words = w.minor
	}
	want := ""
	if len(words) > 0 {
		want = "expected " + orList(words)
	}
	if w.furthest >= len(tokens) {
		pos := f.endOf(c.to - 1)
		d := f.Diagnostic(diag.Error, pos, pos, fmt.Sprintf("the %s ends too early: %s", f.kind(c), want))
		return coded(d, SyntaxError)
	}
	t := tokens[w.furthest]
	msg := "unexpected " + describe(t)
	if ended {
		msg += fmt.Sprintf(" behind the end of the %s", f.kind(c))
	} else if want != "" {
		msg += ", " + want
	}
	d := f.Diagnostic(diag.Error, t.Pos, f.endOf(c.from+w.furthest), msg)
	if t.Type == Keyword && len(words) > 0 && (words[0] == "a name" || words[0] == "an operand") {
		d.Hint = t.Value + " is a word of the language and can't be a name"
	}
	if d.Hint == "" {
		d.Hint = hint(tokens, w.furthest, words, ended)
	}
	return coded(d, SyntaxError)
}

// commentHint is for what begins a comment in other languages.
const commentHint = "a comment begins with //"

// hint guesses what was meant by the token that is to blame.
func hint(tokens []lexer.Token, i int, words []string, ended bool) string {
	t := tokens[i]
	switch {
	case i+1 < len(tokens) && (t.Value+tokens[i+1].Value == "/*" || t.Value+tokens[i+1].Value == "--"):
		return commentHint
	case t.Value == "=" && slices.Contains(words, phrases["Arrow"]):
		return "<=> says that both are the same, => that the right side may stand for the left one"
	case i == 0 && t.Type == Ident:
		if k := diag.Nearest(t.Value, []string{"rule", "test", "cost", "group", "override", "pattern"}); k != "" {
			return fmt.Sprintf("did you mean %q?", k)
		}
	case i > 0 && t.Type == String && tokens[i-1].Type == Ident && diag.Nearest(tokens[i-1].Value, []string{"specific", "axiom"}) != "":
		return fmt.Sprintf("did you mean %q?", diag.Nearest(tokens[i-1].Value, []string{"specific", "axiom"}))
	case i > 1 && (t.Value == "if" || t.Value == "axiom") && tokens[i-1].Type == String && tokens[i-2].Value == "specific":
		return "specific goes last"
	case i > 1 && t.Value == "if" && tokens[i-1].Type == String && tokens[i-2].Value == "axiom":
		return "axiom goes behind the conditions"
	case ended && t.Value == "and":
		return "conditions are joined by &&"
	case ended && t.Value == "or":
		return "one of several conditions: ||"
	case ended && (t.Value == "where" || t.Value == "when" || t.Value == "unless"):
		return "conditions stand behind if"
	case t.Value == "->":
		return "-> is for tests"
	case t.Value == "%" && i+1 < len(tokens) && tokens[i+1].Type == Ident:
		return "names have no % here: " + tokens[i+1].Value
	case i >= 2 && slices.Contains(words, `"("`) && tokens[i-1].Type == Ident && tokens[i-2].Type == Ident:
		a, b := tokens[i-2].Value, tokens[i-1].Value
		if len(a) > 1 && a[0] == 'i' && strings.Trim(a[1:], "0123456789") == "" || a == "ptr" || a == "float" {
			return fmt.Sprintf("a type stands behind its variable: %s: %s", b, a)
		}
		return fmt.Sprintf("a comma is missing before %q, or arguments behind it", b)
	}
	return ""
}

// unnamed finds the operation that stands where the name of a rule should.
func (f *File) unnamed(c chunk) *diag.Diagnostic {
	i := c.from
	if f.kind(c) == "rule" && f.tokens[i].Value == "override" {
		i++
	}
	if i+2 >= c.to || f.tokens[i].Value != "rule" || f.tokens[i+1].Type != Name || f.tokens[i+2].Value != "(" {
		return nil
	}
	op := f.tokens[i+1]
	if f.endOf(i+1) != f.tokens[i+2].Pos || ir.OpByName(op.Value) == ir.OpInvalid {
		return nil
	}
	d := f.Diagnostic(diag.Error, op.Pos, f.endOf(i+1), "the rule has no name before its left side")
	d.Hint = "a name such as " + op.Value + "-something goes between rule and " + op.Value
	return coded(d, SyntaxError)
}

// kind names an item by its keyword.
func (f *File) kind(c chunk) string {
	t := f.tokens[c.from]
	if t.Type == Keyword && t.Value == "override" {
		return "rule"
	}
	if t.Type == Keyword {
		return t.Value
	}
	return "text"
}

func (f *File) invalidToken(i int) *diag.Diagnostic {
	t := f.tokens[i]
	if strings.HasPrefix(t.Value, `"`) {
		return coded(f.Diagnostic(diag.Error, t.Pos, f.endOf(i), "this text has no closing quote on its line"), OpenString)
	}
	d := f.Diagnostic(diag.Error, t.Pos, f.endOf(i), fmt.Sprintf("%q has no meaning in a rule file", t.Value))
	switch rest := d.Source[min(d.Col-1+d.Len, len(d.Source)):]; {
	case t.Value == ";" && strings.TrimSpace(rest) == "":
		d.Hint = "nothing stands at the end of a rule; a comment begins with //"
	case t.Value == ";" || t.Value == "#":
		d.Hint = commentHint
	}
	return coded(d, BadCharacter)
}

func describe(t lexer.Token) string {
	switch t.Type {
	case Name, Ident:
		return "name " + strconv.Quote(t.Value)
	case Int, Float:
		return "number " + t.Value
	case String:
		return "text " + t.Value
	}
	return strconv.Quote(t.Value)
}

func orList(words []string) string {
	if n := len(words) - 1; n > 0 {
		return strings.Join(words[:n], ", ") + " or " + words[n]
	}
	return words[0]
}

// A Code names the kind of an error: which constructor made it. It is the
// Cause of the diagnostic, so that errors.Is finds it; tests and tools compare
// codes, never wordings.
type Code string

// Error gives the code itself.
func (c Code) Error() string { return string(c) }

// The errors of this package.
const (
	SyntaxError  Code = "syntax-error"
	OpenString   Code = "open-string"
	BadCharacter Code = "bad-character"
	TooLarge     Code = "too-large"
)

func coded(d *diag.Diagnostic, c Code) *diag.Diagnostic {
	d.Cause = c
	return d
}
