package lsp

import (
	"context"
	"slices"
	"strings"

	"rewrite/dsl"
	"rewrite/dsl/syntax"
	"rewrite/passes/ir"
)

// A place is an occurrence in a file of the folder.
type place struct {
	uri  string
	text *text
	*occurrence
}

// everywhere finds all that names the same thing: in its item if it is local,
// else in the document and the files beside it.
func (s *server) everywhere(d *document, a *analysis, o *occurrence) []place {
	var found []place
	for _, p := range a.names {
		if p.same(o) {
			found = append(found, place{d.uri, d.text, p})
		}
	}
	if o.local() || o.kind != ruleName && o.kind != groupName && o.kind != costName {
		return found
	}
	for _, src := range s.siblings(d) {
		if !strings.Contains(src.Text, o.name) { // nearly always
			continue
		}
		f, _ := syntax.Parse(src.Name, src.Text, syntax.All)
		t := newText(src.Text)
		for _, p := range occurrences(f) {
			if p.same(o) {
				found = append(found, place{uriOf(f.Name), t, p})
			}
		}
	}
	return found
}

func (s *server) locations(places []place) []location {
	all := []location{}
	for _, p := range places {
		all = append(all, location{p.uri, p.text.span(p.from, p.to, s.encoding())})
	}
	return all
}

// find gives what stands at the place of a request, and all places of it.
func (s *server) find(d *document, a *analysis, p positionParams) (*occurrence, []place) {
	off, _ := d.text.offset(p.Position, s.encoding())
	o := a.at(off)
	if o == nil {
		return nil, nil
	}
	return o, s.everywhere(d, a, o)
}

func (s *server) definition(_ context.Context, d *document, p positionParams) (any, error) {
	_, places := s.find(d, d.quick(s), p)
	return s.locations(slices.DeleteFunc(places, func(p place) bool { return !p.declares })), nil
}

func (s *server) references(_ context.Context, d *document, p positionParams) (any, error) {
	_, places := s.find(d, d.quick(s), p)
	return s.locations(slices.DeleteFunc(places, func(q place) bool { return q.declares && !p.Context.IncludeDeclaration })), nil
}

// renamable tells whether a name is the user's own.
func renamable(o *occurrence) bool {
	return o != nil && (o.local() || o.kind == ruleName || o.kind == groupName || o.kind == costName || o.kind == patternName)
}

func (s *server) prepareRename(_ context.Context, d *document, p positionParams) (any, error) {
	o, places := s.find(d, d.quick(s), p)
	if !renamable(o) || !slices.ContainsFunc(places, func(p place) bool { return p.declares }) {
		return nil, nil
	}
	return prepareRename{d.text.span(o.from, o.to, s.encoding()), o.name}, nil
}

func (s *server) rename(_ context.Context, d *document, p positionParams) (any, error) {
	a := d.analysis(s) // which names are taken depends on the whole folder
	o, places := s.find(d, a, p)
	if !renamable(o) {
		return nil, failed("only variables and the names of rules, groups, cost models and patterns can be renamed")
	}
	if !slices.ContainsFunc(places, func(p place) bool { return p.declares }) {
		return nil, failed("%s is not declared in this folder", o.name)
	}
	if len(a.file.Items) < countItems(d.text.src) {
		return nil, failed("the file has syntax errors, so that uses may be overlooked")
	}
	if why := a.refuse(o, p.NewName); why != "" {
		return nil, failed("%s", why)
	}
	edit := workspaceEdit{Changes: map[string][]textEdit{}}
	for _, q := range places {
		edit.Changes[q.uri] = append(edit.Changes[q.uri], textEdit{q.text.span(q.from, q.to, s.encoding()), p.NewName})
	}
	return edit, nil
}

// countItems is how many items the text begins.
func countItems(src string) int {
	n, first := 0, true
	tokens, _ := syntax.Scan("", src)
	for i, t := range tokens {
		starts := t.Type == syntax.Keyword && slices.Contains(itemWords, t.Value)
		if starts && !(t.Value == "rule" && i > 0 && tokens[i-1].Type == syntax.Keyword && tokens[i-1].Value == "override") || first {
			n++
		}
		first = false
	}
	return n
}

// itemWords begin items.
var itemWords = []string{"cost", "group", "override", "pattern", "rule", "test"}

// refuse says why a new name won't do, "" if it will.
func (a *analysis) refuse(o *occurrence, name string) string {
	if tokens, _ := syntax.Scan("", "rule "+name); len(tokens) != 2 || tokens[1].Type != syntax.Name || tokens[1].Value != name {
		return name + " is no name"
	}
	if !o.local() {
		for _, c := range name {
			if !letter(byte(c)) && !(c >= '0' && c <= '9') && c != '-' || c > 127 {
				return name + " is no name: letters, digits, _ and - make one"
			}
		}
		if !letter(name[0]) || name[0] == '_' {
			return name + " is no name: it begins with a letter"
		}
		taken := slices.ContainsFunc(a.names, func(p *occurrence) bool { return p.kind == o.kind && p.name == name })
		if o.kind == ruleName {
			taken = taken || slices.ContainsFunc(a.set.Rules, func(r *dsl.Rule) bool { return r.Family == name })
		}
		if o.kind == patternName { // it is written like an operation
			if strings.ContainsAny(name, "-/") {
				return name + " is no name of a pattern"
			}
			if a.describeOp(&occurrence{name: name}) != "" {
				return name + " has a meaning of its own"
			}
		}
		if taken {
			return "there is a " + name + " already"
		}
		return ""
	}
	if tokens, _ := syntax.Scan("", name); len(tokens) != 1 || tokens[0].Type != syntax.Ident || strings.Contains(name, ".") {
		return name + " is no name of a variable"
	}
	switch {
	case upper(name) != upper(o.name):
		return "upper case is for constants and types, lower case for values: " + o.name + " can't become " + name
	case name == "_" || literalWord(name) || describeType(name) != "" || describeWord(name) != "" || ir.FlagByName(name) != 0 || isPred(name) || name == "swap" || name == "invert":
		return name + " has a meaning of its own"
	case slices.ContainsFunc(a.names, func(p *occurrence) bool { return p.item == o.item && p.local() && p.name == name }):
		return "there is a " + name + " already"
	}
	return ""
}

// formatting gives one edit of the whole text; none where there is nothing to
// do or the text has syntax errors, which are shown as they are.
func (s *server) formatting(_ context.Context, d *document, _ positionParams) (any, error) {
	out, errs := syntax.Format(d.name(), d.text.src)
	if len(errs) > 0 || out == d.text.src {
		return []textEdit{}, nil
	}
	return []textEdit{{d.text.span(0, len(d.text.src), s.encoding()), out}}, nil
}

// documentSymbols outlines the file: groups hold the items behind them.
func (s *server) documentSymbols(_ context.Context, d *document, _ positionParams) (any, error) {
	enc := s.encoding()
	f := d.quick(s).file
	symbols := []documentSymbol{}
	group := -1
	for _, it := range f.Items {
		var label *syntax.Label
		sym := documentSymbol{}
		switch {
		case it.Rule != nil:
			label, sym.Kind = it.Rule.Name, symbolFunction
			sym.Detail = f.Text(it.Rule.Left.Node) + " " + it.Rule.Arrow.Text + " " + f.Text(it.Rule.Right.Node)
		case it.Test != nil:
			label, sym.Kind = it.Test.Name, symbolMethod
			sym.Detail = "test"
		case it.Group != nil:
			label, sym.Kind = it.Group.Name, symbolNamespace
		case it.Cost != nil:
			label, sym.Kind = it.Cost.Name, symbolStruct
		case it.Pattern != nil:
			label, sym.Kind = it.Pattern.Name, symbolMethod
			sym.Detail = "pattern"
		default:
			continue
		}
		sym.Name, sym.Detail = label.Text, strings.Join(strings.Fields(sym.Detail), " ")
		sym.Range = d.text.span(it.Pos.Offset, f.End(it.Node).Offset, enc)
		sym.SelectionRange = d.text.span(label.Pos.Offset, label.Pos.Offset+len(label.Text), enc)
		switch {
		case it.Group != nil:
			symbols = append(symbols, sym)
			group = len(symbols) - 1
		case group >= 0:
			symbols[group].Children = append(symbols[group].Children, sym)
			symbols[group].Range.End = sym.Range.End
		default:
			symbols = append(symbols, sym)
		}
	}
	return symbols, nil
}
