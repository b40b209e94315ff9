package lsp

import (
	"context"
	"fmt"
	"strings"
	"sync"

	"rewrite/dsl"
	"rewrite/dsl/syntax"
	"rewrite/passes/ir"
)

// at finds the name at a place, nil if there is none. The place behind the last
// letter counts, since that is where the cursor is after typing.
func (a *analysis) at(off int) *occurrence {
	var found *occurrence
	for _, o := range a.names {
		if o.from <= off && off < o.to || off == o.to && found == nil {
			found = o
		}
	}
	return found
}

func (s *server) hover(_ context.Context, d *document, p positionParams) (any, error) {
	off, _ := d.text.offset(p.Position, s.encoding())
	a := d.quick(s)
	o := a.at(off)
	if o == nil {
		return s.hoverWord(d, off), nil
	}
	text := ""
	switch o.kind {
	case ruleName:
		text = s.describeRule(d, a, o.name)
	case variable:
		text = a.describeVariable(o)
	case markName:
		text = a.describeMark(o)
	case forName:
		text = fmt.Sprintf("`%s` stands for each choice of a `for` list in turn", o.name)
	case opName, patternName:
		text = a.describeOp(o)
	case markWord:
		text = describeMarkWord(o.name)
	case typeWord:
		text = describeType(o.name)
	case groupName:
		text = a.describeGroup(o.name)
	case costName:
		text = fmt.Sprintf("cost model `%s`", o.name)
	}
	if text == "" {
		return nil, nil
	}
	return hover{markdown(text), d.text.span(o.from, o.to, s.encoding())}, nil
}

// hoverWord explains a word by itself: keywords, and words of items that do not
// parse at the moment.
func (s *server) hoverWord(d *document, off int) any {
	tokens, _ := syntax.Scan("", d.text.src)
	for _, t := range tokens {
		from, to := t.Pos.Offset, t.Pos.Offset+len(t.Value)
		if off < from || off > to {
			continue
		}
		text := keywordDocs[t.Value]
		if t.Type != syntax.Keyword {
			if text = describeMarkWord(t.Value); text == "" {
				text = describeWord(t.Value)
			}
		}
		if text != "" {
			return hover{markdown(text), d.text.span(from, to, s.encoding())}
		}
	}
	return nil
}

// ruleOf is the checked rule that an occurrence stands in; the first instance of
// a `for` rule. nil when it has errors.
func (a *analysis) ruleOf(o *occurrence) *dsl.Rule {
	if o.item.Rule == nil {
		return nil
	}
	for _, r := range a.rules {
		if r.Family == o.item.Rule.Name.Text {
			return r
		}
	}
	return nil
}

// describeRule: what the rule is, whether it is proved and how it fared. What is not
// proved yet is next.
func (s *server) describeRule(d *document, a *analysis, family string) string {
	var instances []*dsl.Rule
	for _, r := range a.set.Rules {
		if r.Family == family {
			instances = append(instances, r)
		}
	}
	if len(instances) == 0 {
		return ""
	}
	r := instances[0]
	var b strings.Builder
	text := r.String()
	fmt.Fprintf(&b, "```rw\n%s\n```\n", text)
	if r.Doc != "" {
		fmt.Fprintf(&b, "%s\n\n", r.Doc)
	}
	if r.Group != "" {
		fmt.Fprintf(&b, "in group `%s`\n\n", r.Group)
	}
	recorded := s.cfg.Records.Verdicts(instances)
	var open []*dsl.Rule
	for i, x := range instances {
		if i == maxListed {
			fmt.Fprintf(&b, "- and %d more instances\n", len(instances)-i)
			break
		}
		name := ""
		if len(instances) > 1 && (recorded[i] == nil || recorded[i].Name != family) {
			name = "`" + x.Name + "`: "
		}
		if e := recorded[i]; e != nil {
			fmt.Fprintf(&b, "- %srecorded: `%s`\n", name, e)
			if e.Name == family {
				break // it speaks for all instances
			}
			continue
		}
		if v, ok := s.known(x); ok {
			fmt.Fprintf(&b, "- %s%s\n", name, v)
		} else {
			fmt.Fprintf(&b, "- %snot proved yet: its proof is next\n", name)
			open = append(open, x)
		}
	}
	s.want(open)
	b.WriteString(s.coverageOf(d, family))
	return b.String()
}

// standardPatterns are those that each file has.
var standardPatterns = sync.OnceValue(func() *syntax.File {
	f, _ := syntax.Parse("patterns.rw", dsl.Patterns, syntax.All)
	return f
})

// describePattern: the text of the pattern of that name in one of the files, "" if there is none.
func describePattern(name string, files ...*syntax.File) string {
	for _, f := range files {
		for _, it := range f.Items {
			if it.Pattern != nil && it.Pattern.Name.Text == name {
				return fmt.Sprintf("```rw\n%s\n```\n%s\n", f.Text(it.Pattern.Node), it.Doc)
			}
		}
	}
	return ""
}

// maxListed bounds the instances of one rule that a hover has proved and lists.
const maxListed = 8

// describeVariable: what a variable stands for.
func (a *analysis) describeVariable(o *occurrence) string {
	if t := o.item.Test; t != nil {
		for _, p := range t.Params {
			if p.Name == o.name {
				return fmt.Sprintf("`%s: %s`, a value of the test", o.name, a.file.Text(p.Type.Node))
			}
		}
		return ""
	}
	r := a.ruleOf(o)
	if r == nil {
		if upper(o.name) {
			return fmt.Sprintf("`%s`, a constant, a width or a type", o.name)
		}
		return fmt.Sprintf("`%s`, a value", o.name)
	}
	for i, v := range r.Vars {
		if v.Name != o.name {
			continue
		}
		if v.Kind == dsl.IndexVar {
			return fmt.Sprintf("`%s`, an index: a plain number", v.Name)
		}
		text := fmt.Sprintf("`%s: %s`, %s", v.Name, r.TypeString(v.Type), describeType(kindText(r.Types[v.Type])))
		what := map[dsl.VarKind]string{dsl.ValueVar: "any value of its type", dsl.ConstVar: "a constant: a literal, or a vector of one literal repeated", dsl.NodeVar: "the operation named on the left side"}[v.Kind]
		text = fmt.Sprintf("%s\n\n%s; it stands %s on the left side and %s on the right", text, what, times(v.Left), times(v.Right))
		if v.Kind == dsl.NodeVar {
			text = fmt.Sprintf("`%s: %s`\n\n%s", v.Name, r.TypeString(v.Type), what)
		}
		if facts := a.factsOn(r, dsl.VarID(i)); facts != "" {
			text += "\n\n" + facts
		}
		return text
	}
	for id, t := range r.Types {
		if t.Name == o.name {
			return fmt.Sprintf("`%s`, %s; in an expression its width in bits", r.TypeString(dsl.TypeID(id)), describeType(kindText(t)))
		}
		if t.LenVar == o.name {
			return fmt.Sprintf("`%s`, a number of lanes", o.name)
		}
	}
	return ""
}

func times(n int) string {
	switch n {
	case 0:
		return "nowhere"
	case 1:
		return "once"
	}
	return fmt.Sprintf("%d times", n)
}

// factsOn lists the conditions that are about a variable.
func (a *analysis) factsOn(r *dsl.Rule, v dsl.VarID) string {
	var list []string
	for _, g := range r.Guards {
		for _, x := range g.FactArgs {
			if x.Var == v {
				list = append(list, "`"+r.CondString(g)+"`")
				break
			}
		}
	}
	if len(list) == 0 {
		return ""
	}
	return "required: " + strings.Join(list, ", ")
}

// kindText is the word for a type of its kind.
func kindText(t dsl.Type) string {
	switch t.Kind {
	case dsl.FloatType:
		return "float"
	case dsl.PtrType:
		return "ptr"
	case dsl.AnyType:
		return "any"
	case dsl.AggType:
		return "agg"
	case dsl.VectorType:
		return "vector"
	case dsl.StructType:
		return "struct"
	}
	if t.Width != 0 {
		return fmt.Sprintf("i%d", t.Width)
	}
	return "int"
}

func (a *analysis) describeMark(o *occurrence) string {
	r := a.ruleOf(o)
	if r == nil {
		return fmt.Sprintf("`%s`, a variable for flags or a predicate", o.name)
	}
	for _, f := range r.FlagVars {
		if f.Name == o.name {
			return fmt.Sprintf("`%s`, all flags of an operation; any of `%s`", f.Name, f.Domain)
		}
	}
	for _, p := range r.PredVars {
		if p.Name == o.name {
			of := "icmp"
			if p.Float {
				of = "fcmp"
			}
			return fmt.Sprintf("`%s`, the predicate of an `%s`, any of them", p.Name, of)
		}
	}
	return ""
}

// describeOp explains what is called. A name can be an operation and a constant
// function: which one is meant depends on the operands, so both are told.
func (a *analysis) describeOp(o *occurrence) string {
	if text := describePattern(o.name, a.file, standardPatterns()); text != "" {
		return text
	}
	return describeWord(o.name)
}

func describeWord(name string) string {
	var parts []string
	if op := ir.OpByName(name); op != ir.OpInvalid {
		parts = append(parts, describeInstruction(op))
	}
	if in := intrinsicNamed(name); in != nil {
		parts = append(parts, describeIntrinsic(in))
	}
	for _, f := range dsl.Funcs() {
		if f.Name == name && !f.Infix {
			parts = append(parts, fmt.Sprintf("`%s`, of constants: %s", funcSignature(f), f.Doc))
		}
	}
	for _, f := range dsl.Facts() {
		if f.Name == name {
			parts = append(parts, fmt.Sprintf("`%s` holds if %s", factSignature(f), f.Doc))
		}
	}
	return strings.Join(parts, "\n\n")
}

func describeInstruction(op ir.Op) string {
	info := op.Info()
	var b strings.Builder
	fmt.Fprintf(&b, "`%s`, LLVM's instruction", info.Name)
	if info.Arity >= 0 {
		fmt.Fprintf(&b, ", %s", plural(info.Arity, "operand"))
	}
	var props []string
	for _, p := range []struct {
		prop ir.Prop
		text string
	}{{ir.Commutative, "commutative"}, {ir.Associative, "associative"}, {ir.Idempotent, "idempotent"}, {ir.LaneWise, "works lane by lane on vectors"}, {ir.OneChoice, "one choice for all its uses"}} {
		if op.Is(p.prop) {
			props = append(props, p.text)
		}
	}
	if !op.Is(ir.Speculatable) {
		props = append(props, "undefined behaviour for some operands")
	}
	if len(props) > 0 {
		fmt.Fprintf(&b, "\n\n%s", strings.Join(props, "; "))
	}
	if info.Flags != 0 {
		fmt.Fprintf(&b, "\n\nflags: `%s`", info.Flags)
	}
	return b.String()
}

func describeIntrinsic(in *dsl.Intrinsic) string {
	text := fmt.Sprintf("`llvm.%s(%s) -> %s`, an intrinsic", in.Name, strings.Join(in.Params(), ", "), in.Result())
	if in.Commutative {
		text += "; commutative"
	}
	if in.Eval == nil {
		text += "; rules with it are not proved"
	}
	return text
}

func funcSignature(f *dsl.Func) string     { return f.Name + "(" + params(f.Params, "A", "B") + ")" }
func factSignature(f *dsl.FactInfo) string { return f.Name + "(" + params(f.Params, "x", "y") + ")" }

// params writes a list of parameters: values as they are named in the tables'
// explanations, constants C or N.
func params(list []dsl.Param, names ...string) string {
	var out []string
	for i, p := range list {
		name := names[min(i, len(names)-1)]
		switch {
		case p == dsl.NumberType:
			name = "N"
		case p == dsl.SameType && i > 0 && names[0] == "x":
			name = "C"
		}
		out = append(out, name)
	}
	return strings.Join(out, ", ")
}

func describeType(name string) string {
	if text := typeDocs[name]; text != "" {
		return text
	}
	if n := strings.TrimPrefix(name, "i"); n != name && n != "" && strings.Trim(n, "0123456789") == "" {
		return "the integer type of " + n + " bits"
	}
	return ""
}

func (a *analysis) describeGroup(name string) string {
	for _, g := range a.set.Groups {
		if g.Name != name {
			continue
		}
		text := fmt.Sprintf("group `%s`", name)
		if len(g.After) > 0 {
			text += ", runs after " + strings.Join(g.After, ", ")
		}
		n := 0
		for _, r := range a.set.Rules {
			if r.Group == name {
				n++
			}
		}
		text += "; " + plural(n, "rule")
		if g.Doc != "" {
			text += "\n\n" + g.Doc
		}
		return text
	}
	return ""
}

func plural(n int, thing string) string {
	if n == 1 {
		return "1 " + thing
	}
	return fmt.Sprintf("%d %ss", n, thing)
}

func describeMarkWord(name string) string {
	if ir.FlagByName(name) != 0 {
		return fmt.Sprintf("flag `%s`: %s", name, flagDocs[name])
	}
	var parts []string
	if p := ir.ICmpPred(name); p != ir.PredNone {
		parts = append(parts, fmt.Sprintf("predicate `%s` of icmp: %s", name, predDocs[name]))
	}
	if p := ir.FCmpPred(name); p != ir.PredNone {
		parts = append(parts, fmt.Sprintf("predicate `%s` of fcmp: %s", name, floatPredDoc(p)))
	}
	return strings.Join(parts, "\n\n")
}

// floatPredDoc derives the meaning from the predicate's set of outcomes.
func floatPredDoc(p ir.Pred) string {
	set := p &^ ir.FPred
	var list []string
	for _, o := range []struct {
		bit  ir.Pred
		text string
	}{{ir.OEQ, "equal"}, {ir.OGT, "greater"}, {ir.OLT, "less"}, {ir.UNO, "unordered (a NaN)"}} {
		if set&(o.bit&^ir.FPred) != 0 {
			list = append(list, o.text)
		}
	}
	if len(list) == 0 {
		return "never true"
	}
	return "true if " + strings.Join(list, " or ")
}
