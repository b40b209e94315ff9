package lsp

import (
	"context"
	"slices"
	"strings"

	"github.com/alecthomas/participle/v2/lexer"

	"rewrite/dsl"
	"rewrite/dsl/syntax"
	"rewrite/passes/ir"
)

// A cursor is where one types: the tokens before it, and the part of a word that
// is there already. It works on tokens, since what one is typing seldom parses.
type cursor struct {
	before []lexer.Token // of the item, the word itself left out
	from   int           // offset of the word
	column int           // of the word, from 0
	inItem []lexer.Token // all tokens of the item
}

func cursorAt(src string, off int) cursor {
	tokens, comments := syntax.Scan("", src)
	c := cursor{from: off}
	for _, m := range comments {
		if m.Pos.Offset < off && off <= m.Pos.Offset+len(m.Text) {
			return cursor{from: -1} // nothing to complete in a comment
		}
	}
	first, n := 0, 0
	for i, t := range tokens {
		end := t.Pos.Offset + len(t.Value)
		if t.Pos.Offset >= off {
			break
		}
		if end >= off && (t.Type == syntax.Ident || t.Type == syntax.Name || t.Type == syntax.Keyword) {
			c.from = t.Pos.Offset
			break
		}
		if n = i + 1; t.Type == syntax.Keyword && slices.Contains(itemWords, t.Value) && !(t.Value == "rule" && i > 0 && tokens[i-1].Value == "override") {
			first = i
		}
	}
	c.column = c.from - (strings.LastIndexByte(src[:c.from], '\n') + 1)
	c.before = tokens[first:n]
	c.inItem = tokens[first:]
	for i, t := range c.inItem {
		if i > 0 && t.Pos.Offset > off && t.Type == syntax.Keyword && slices.Contains(itemWords, t.Value) {
			c.inItem = c.inItem[:i]
			break
		}
	}
	return c
}

// back is the i-th token before the cursor, from 1.
func (c *cursor) back(i int) lexer.Token {
	if i > len(c.before) {
		return lexer.Token{}
	}
	return c.before[len(c.before)-i]
}

func (c *cursor) item() string {
	if len(c.before) == 0 {
		return ""
	}
	return c.before[0].Value
}

// contains tells whether a keyword or an arrow of the item is before the cursor.
func (c *cursor) contains(word string) bool {
	return slices.ContainsFunc(c.before, func(t lexer.Token) bool { return t.Value == word })
}

// operation finds the operation whose marks the cursor is among: add nsw |.
func (c *cursor) operation() (name string) {
	for i := len(c.before) - 1; i >= 0; i-- {
		t := c.before[i]
		switch {
		case t.Type == syntax.Ident && (ir.OpByName(t.Value) != ir.OpInvalid || intrinsicNamed(t.Value) != nil):
			return t.Value
		case t.Type == syntax.Ident || t.Value == "&":
		default:
			return ""
		}
	}
	return ""
}

// inList tells whether the cursor is between brackets: in [eq, |.
func (c *cursor) inList() bool {
	for i := len(c.before) - 1; i >= 0; i-- {
		switch c.before[i].Value {
		case "[":
			return true
		case "]":
			return false
		}
	}
	return false
}

func (s *server) completion(_ context.Context, d *document, p positionParams) (any, error) {
	off, _ := d.text.offset(p.Position, s.encoding())
	c := cursorAt(d.text.src, off)
	list := completionList{Items: []completionItem{}}
	if c.from < 0 {
		return list, nil
	}
	replace := d.text.span(c.from, off, s.encoding())
	for _, w := range d.quick(s).proposals(&c) {
		if !strings.HasPrefix(w.Label, d.text.src[c.from:off]) && !strings.HasPrefix("llvm."+w.Label, d.text.src[c.from:off]) {
			continue
		}
		w.TextEdit = &textEdit{replace, w.Label}
		list.Items = append(list.Items, w)
	}
	return list, nil
}

// proposals are the words that can stand at the cursor.
func (a *analysis) proposals(c *cursor) []completionItem {
	prev := c.back(1)
	switch {
	case prev.Type == syntax.Keyword && prev.Value == "test", prev.Value == "rule" && c.back(2).Value == "override":
		return a.ruleNames(prev.Value == "test")
	case prev.Type == syntax.Keyword && (prev.Value == "rule" || prev.Value == "group" || prev.Value == "cost"):
		return nil // a new name
	case c.item() == "group" && c.contains("after") && (prev.Value == "after" || prev.Value == ","):
		return a.groupNames()
	case prev.Value == "extends":
		return a.costNames()
	case c.column == 0:
		return keywords(itemWords)
	case c.item() == "group":
		return keywords([]string{"after"})
	case c.item() == "cost":
		return costWords(c)
	case prev.Value == ":":
		return append(types(), c.variables(upper)...)
	case c.inList():
		if c.contains("=>") || c.contains("<=>") || c.contains("->") {
			return predicates(true, true)
		}
		return slices.Concat(operations(), predicates(true, true), flags(ir.FastMath|ir.PoisonFlags))
	}
	if name := c.operation(); name != "" {
		return append(marksOf(name), c.variables(func(n string) bool { return !upper(n) })...)
	}
	guard := c.contains("if") && (c.contains("=>") || c.contains("<=>") || c.contains("->"))
	if endsTerm(prev) && !(guard && prev.Value == "if") {
		return keywords([]string{"if", "axiom", "specific", "in", "for", "reverse"})
	}
	any := func(string) bool { return true }
	switch {
	case guard:
		return slices.Concat(c.variables(any), facts(), functions())
	case prev.Value == "->":
		return slices.Concat(keywords([]string{"none"}), c.variables(any), a.patterns(), operations(), intrinsics(), literals())
	}
	return slices.Concat(c.variables(any), a.patterns(), operations(), intrinsics(), functions(), literals())
}

// patterns are those of the file, and those that every file has.
func (a *analysis) patterns() []completionItem {
	var all []completionItem
	for _, f := range []*syntax.File{a.file, standardPatterns()} {
		for _, it := range f.Items {
			if it.Pattern != nil {
				name := it.Pattern.Name.Text
				all = append(all, completionItem{Label: name, Kind: kindFunction, Detail: "pattern", Documentation: documented(describePattern(name, f))})
			}
		}
	}
	return all
}

// endsTerm tells whether what follows the token is no operand.
func endsTerm(t lexer.Token) bool {
	switch t.Type {
	case syntax.Ident, syntax.Int, syntax.Float, syntax.String:
		return true
	}
	return t.Value == ")" || t.Value == "]"
}

func documented(text string) *markup {
	if text == "" {
		return nil
	}
	m := markdown(text)
	return &m
}

func keywords(words []string) []completionItem {
	var all []completionItem
	for _, w := range words {
		all = append(all, completionItem{Label: w, Kind: kindKeyword, Documentation: documented(keywordDocs[w])})
	}
	return all
}

func operations() []completionItem {
	var all []completionItem
	for _, op := range dsl.Ops() {
		all = append(all, completionItem{Label: op.String(), Kind: kindOperator, Detail: "instruction", Documentation: documented(describeInstruction(op))})
	}
	return all
}

func intrinsics() []completionItem {
	var all []completionItem
	for _, in := range dsl.Intrinsics() {
		name := in.Name
		if ir.OpByName(name) != ir.OpInvalid {
			name = "llvm." + name
		}
		all = append(all, completionItem{Label: name, Kind: kindFunction, Detail: "intrinsic " + in.Sig, Documentation: documented(describeIntrinsic(in))})
	}
	return all
}

func functions() []completionItem {
	var all []completionItem
	for _, f := range dsl.Funcs() {
		if !f.Infix {
			all = append(all, completionItem{Label: f.Name, Kind: kindFunction, Detail: "constant " + funcSignature(f), Documentation: documented(f.Doc)})
		}
	}
	return all
}

func facts() []completionItem {
	var all []completionItem
	for _, f := range dsl.Facts() {
		all = append(all, completionItem{Label: f.Name, Kind: kindFunction, Detail: factSignature(f), Documentation: documented("holds if " + f.Doc)})
	}
	return all
}

func literals() []completionItem {
	var all []completionItem
	for _, w := range literalWords {
		all = append(all, completionItem{Label: w, Kind: kindConstant})
	}
	return all
}

func types() []completionItem {
	var all []completionItem
	for _, w := range []string{"i1", "i8", "i16", "i32", "i64", "int", "float", "ptr", "any", "agg", "f16", "bf16", "f32", "f64", "f80", "f128", "ppc_f128"} {
		all = append(all, completionItem{Label: w, Kind: kindType, Documentation: documented(describeType(w))})
	}
	return all
}

// flags are those of a set, in the order in which LLVM prints them.
func flags(of ir.Flags) []completionItem {
	var all []completionItem
	var words []string
	for bit := ir.Flags(1); bit != 0; bit <<= 1 {
		if of&bit != 0 {
			words = append(words, bit.String())
		}
	}
	if of&ir.FastMath == ir.FastMath {
		words = append(words, "fast")
	}
	for _, w := range words {
		all = append(all, completionItem{Label: w, Kind: kindProperty, Detail: "flag", Documentation: documented(flagDocs[w])})
	}
	return all
}

func predicates(ints, floats bool) []completionItem {
	var all []completionItem
	seen := map[string]bool{}
	for p := ir.EQ; p <= ir.FTrue; p++ {
		name := ""
		if p <= ir.SLE && ints || p >= ir.FFalse && floats {
			name = p.String()
		}
		if name != "" && !seen[name] {
			seen[name] = true
			all = append(all, completionItem{Label: name, Kind: kindConstant, Detail: "predicate", Documentation: documented(describeMarkWord(name))})
		}
	}
	return all
}

// marksOf are the flags and predicates of an operation.
func marksOf(name string) []completionItem {
	if in := intrinsicNamed(name); in != nil {
		return flags(in.Flags)
	}
	op := ir.OpByName(name)
	all := flags(op.Info().Flags)
	if op == ir.OpICmp || op == ir.OpFCmp {
		all = append(all, predicates(op == ir.OpICmp, op == ir.OpFCmp)...)
		for _, w := range []string{"swap", "invert"} {
			all = append(all, completionItem{Label: w, Kind: kindFunction, Detail: w + "(p)"})
		}
	}
	return all
}

// factsOfMachines are what a throughput part states besides costs.
var factsOfMachines = []string{"legal", "promote", "registers", "width"}

// throughputWords are the words of the part of a cost model about a machine.
func throughputWords(c *cursor) []completionItem {
	shapes := func() (all []completionItem) {
		for _, w := range dsl.ShapeElements() {
			all = append(all, completionItem{Label: w, Kind: kindType, Documentation: documented(describeType(w))})
		}
		return all
	}
	switch prev := c.back(1); {
	case prev.Value == "=" && c.back(2).Value != "legal":
		return keywords([]string{"scalars"})
	case prev.Value == "per":
		return keywords([]string{"lane", "part"})
	case prev.Value == "=", prev.Value == "<", prev.Value == "x", prev.Value == "->":
		return shapes()
	case prev.Type == syntax.Ident && prev.Value != "lane" && prev.Value != "part" && prev.Value != "scalars":
		return slices.Concat(keywords(dsl.MarkNames()), shapes(), flags(ir.FastMath|ir.PoisonFlags), predicates(true, true))
	}
	return slices.Concat(operations(), intrinsics(), keywords(factsOfMachines), keywords([]string{"default", "intrinsic"}))
}

func costWords(c *cursor) []completionItem {
	if c.contains("throughput") {
		return throughputWords(c)
	}
	if c.back(1).Value == "=" {
		return nil
	}
	all := append(operations(), intrinsics()...)
	all = append(all, completionItem{Label: "throughput", Kind: kindKeyword}, completionItem{Label: "default", Kind: kindKeyword}, completionItem{Label: "intrinsic", Kind: kindKeyword}, completionItem{Label: "call", Kind: kindKeyword})
	if c.back(1).Type == syntax.Ident {
		all = flags(ir.FastMath | ir.PoisonFlags)
		for _, w := range []string{"int", "float", "ptr", "vector", "aggregate", "i1", "i8", "i16", "i32", "i64", "f32", "f64"} {
			all = append(all, completionItem{Label: w, Kind: kindType, Documentation: documented(describeType(w))})
		}
	}
	return all
}

// variables are the names of the item that can be variables.
func (c *cursor) variables(want func(string) bool) []completionItem {
	var all []completionItem
	seen := map[string]bool{"_": true, "swap": true, "invert": true}
	for _, t := range c.inItem {
		n := t.Value
		if t.Type != syntax.Ident || t.Pos.Offset == c.from || seen[n] || !want(n) || literalWord(n) || describeWord(n) != "" || describeMarkWord(n) != "" || describeType(n) != "" {
			continue
		}
		seen[n] = true
		all = append(all, completionItem{Label: n, Kind: kindVariable})
	}
	return all
}

func (a *analysis) ruleNames(instances bool) []completionItem {
	var all []completionItem
	seen := map[string]bool{}
	add := func(name, doc string) {
		if !seen[name] {
			seen[name] = true
			all = append(all, completionItem{Label: name, Kind: kindRef, Documentation: documented(doc)})
		}
	}
	for _, r := range a.set.Rules {
		add(r.Family, r.Doc)
		if instances {
			add(r.Name, r.Doc)
		}
	}
	return all
}

func (a *analysis) groupNames() []completionItem {
	var all []completionItem
	for _, g := range a.set.Groups {
		if g.Name != "" {
			all = append(all, completionItem{Label: g.Name, Kind: kindRef, Documentation: documented(g.Doc)})
		}
	}
	return all
}

func (a *analysis) costNames() []completionItem {
	var all []completionItem
	seen := map[string]bool{}
	for _, m := range a.set.Costs {
		if !seen[m.Name] {
			seen[m.Name] = true
			all = append(all, completionItem{Label: m.Name, Kind: kindRef, Documentation: documented(m.Doc)})
		}
	}
	return all
}
