package generalize

import (
	"slices"
	"strings"

	"rewrite/dsl"
	"rewrite/dsl/syntax"
)

// operands calls f for each operand of an expression, parents first, with whether it is an
// argument by itself, no part of a computation.
func operands(e *syntax.Expr, f func(o *syntax.Operand, alone bool)) {
	visit := func(o *syntax.Operand, alone bool) {
		f(o, alone)
		if o.Paren != nil {
			operands(o.Paren, f)
		}
		if o.Ref != nil && o.Ref.Args() != nil {
			for _, a := range o.Ref.Args().List {
				operands(a, f)
			}
		}
	}
	visit(e.First, len(e.Rest) == 0)
	for _, r := range e.Rest {
		visit(r.Right, false)
	}
}

// refs calls f for each name that has arguments.
func refs(e *syntax.Expr, f func(r *syntax.Ref)) {
	operands(e, func(o *syntax.Operand, _ bool) {
		if o.Ref != nil && o.Ref.Args() != nil {
			f(o.Ref)
		}
	})
}

// marks are flags, predicates and variables of an operation.
func marks(r *syntax.Ref) (list []*syntax.Mark) {
	if r.First != nil {
		list = append(list, r.First)
	}
	for _, m := range r.More {
		list = append(list, m.Mark)
	}
	return list
}

// span is where a node stands in the text of the form.
func (f *form) span(n syntax.Node) (from, to int) { return n.Pos.Offset, f.file.End(n).Offset }

// replaced is the edit that puts a text in the place of a node.
func (f *form) replaced(n syntax.Node, text string) edit {
	from, to := f.span(n)
	return edit{from, to, text}
}

// remark is the edit that gives an operation other marks: a text with a blank before it, or "".
func (f *form) remark(r *syntax.Ref, text string) edit {
	_, from := f.span(r.Head())
	return edit{from, r.Args().Pos.Offset, text}
}

// terms maps the operations of the text to those of the first instance, if that is the rule as
// it is written.
func (f *form) terms() map[*syntax.Ref]*dsl.Term {
	at := map[[2]int32]*dsl.Term{}
	note := func(t *dsl.Term) {
		if t.IsOperation() {
			at[[2]int32{t.Span.Line, t.Span.Col}] = t
		}
	}
	f.rules[0].LHS.Walk(note)
	f.rules[0].RHS.Walk(note)
	of := map[*syntax.Ref]*dsl.Term{}
	for _, side := range []*syntax.Expr{f.rule.Left, f.rule.Right} {
		operands(side, func(o *syntax.Operand, _ bool) {
			if o.Ref == nil {
				return
			}
			for _, n := range []syntax.Node{o.Ref.Node, o.Node} {
				if t := at[[2]int32{int32(n.Pos.Line), int32(n.Pos.Column)}]; t != nil && named(t) == o.Ref.Name {
					of[o.Ref] = t
				}
			}
		})
	}
	return of
}

func named(t *dsl.Term) string {
	if t.Intrinsic != nil {
		return t.Intrinsic.Name
	}
	return t.Op.String()
}

// conjuncts are the conditions of a rule, taken apart at their ands: a list for each if.
func (f *form) conjuncts() (list [][]string) {
	for _, g := range f.rule.Guards {
		parts := []string{f.file.Text(g.Node)}
		if !slices.ContainsFunc(g.Rest, func(o *syntax.Operator) bool { return o.Op == "||" }) {
			parts = nil
			from := g.Pos.Offset
			for _, o := range g.Rest {
				if o.Op == "&&" {
					parts = append(parts, strings.TrimSpace(f.text[from:o.Pos.Offset]))
					from = o.Pos.Offset + len("&&")
				}
			}
			_, to := f.span(g.Node)
			parts = append(parts, strings.TrimSpace(f.text[from:to]))
		}
		list = append(list, parts)
	}
	return list
}

// conditions is the edit that gives the rule other conditions.
func (f *form) conditions(list [][]string) edit {
	text := ""
	for _, parts := range list {
		if len(parts) > 0 {
			text += "\n  if " + strings.Join(parts, " && ")
		}
	}
	_, from := f.span(f.rule.Right.Node)
	to := from
	if n := len(f.rule.Guards); n > 0 {
		_, to = f.span(f.rule.Guards[n-1].Node)
	}
	return edit{from, to, text}
}

// with is a list of conjuncts in which one is another one, or is missing if that is "".
func with(list [][]string, i, j int, text string) [][]string {
	out := slices.Clone(list)
	out[i] = slices.Clone(list[i])
	if text == "" {
		out[i] = slices.Delete(out[i], j, j+1)
	} else {
		out[i][j] = text
	}
	return out
}

// identifiers are the words of a text, each once.
func identifiers(text string) (list []string) {
	tokens, _ := syntax.Scan("", text)
	for _, t := range tokens {
		if t.Type == syntax.Ident && !slices.Contains(list, t.Value) {
			list = append(list, t.Value)
		}
	}
	return list
}

// fresh is the first of some names that the rule does not have.
func (f *form) fresh(names ...string) string {
	used := identifiers(f.text)
	for _, n := range names {
		if !slices.Contains(used, n) {
			return n
		}
	}
	return ""
}

// size is how many operations a term has.
func size(t *dsl.Term) (n int) {
	t.Walk(func(t *dsl.Term) {
		if t.IsOperation() {
			n++
		}
	})
	return n
}

// tidied is the text of a rule in which variables that are left in one place are no variables.
func tidied(text string) string {
	file, _ := syntax.Parse("", text, syntax.All)
	if len(file.Items) != 1 || file.Items[0].Rule == nil {
		return text
	}
	left := file.Items[0].Rule.Left
	tokens, _ := syntax.Scan("", text)
	places := map[string][]int{}
	for i, t := range tokens {
		if t.Type == syntax.Ident {
			places[t.Value] = append(places[t.Value], i)
		}
	}
	var edits []edit
	for name, at := range places {
		if len(at) != 1 || name == "_" {
			continue
		}
		i := at[0]
		from, to := tokens[i].Pos.Offset, tokens[i].Pos.Offset+len(name)
		before, behind := tokens[i-1].Value, ""
		if i+1 < len(tokens) {
			behind = tokens[i+1].Value
		}
		switch {
		case from < left.Pos.Offset || from >= left.EndPos.Offset || before != "(" && before != ",":
		case behind == "=": // names an operation
			edits = append(edits, edit{from, tokens[i+2].Pos.Offset, ""})
		case (behind == ")" || behind == "," || behind == ":") && dsl.FuncNamed(name) == nil && !words[name]:
			edits = append(edits, edit{from, to, "_"})
		}
	}
	return applied(text, edits)
}

// words that are no variables.
var words = map[string]bool{"true": true, "false": true, "null": true, "poison": true, "undef": true, "inf": true, "nan": true}
