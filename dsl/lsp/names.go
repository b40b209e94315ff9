package lsp

import (
	"slices"
	"sort"
	"strings"

	"rewrite/dsl"
	"rewrite/dsl/syntax"
	"rewrite/passes/ir"
)

// A nameKind tells what a word of a rule file names.
type nameKind uint8

const (
	ruleName    nameKind = iota // of a rule, where it is declared, tested, overridden
	groupName                   // of a group
	costName                    // of a cost model
	patternName                 // of a pattern of the file, where it is declared and used
	variable                    // a value, a constant, a type, a width, an index, a named operation
	markName                    // a flag variable or a predicate variable
	forName                     // a name of a for list, wherever it stands
	opName                      // an operation, an intrinsic, a constant function or a fact
	markWord                    // a flag or a predicate
	typeWord                    // i8, float, ptr, ...
)

// An occurrence is a word that names something.
type occurrence struct {
	kind     nameKind
	name     string
	from, to int  // offsets
	declares bool // the name is made here
	item     *syntax.Item
}

// local tells whether the name means something in its item only.
func (o *occurrence) local() bool {
	return o.kind == variable || o.kind == markName || o.kind == forName
}

// same tells whether two occurrences name one thing.
func (o *occurrence) same(p *occurrence) bool {
	return o.kind == p.kind && o.name == p.name && (!o.local() || o.item == p.item)
}

// occurrences finds all names of a file, in the order of the text.
func occurrences(f *syntax.File) []*occurrence {
	c := &collector{file: f, patterns: map[string]bool{}}
	for _, it := range f.Items {
		if it.Pattern != nil {
			c.patterns[it.Pattern.Name.Text] = true
		}
	}
	for _, it := range f.Items {
		c.begin(it)
		switch {
		case it.Rule != nil:
			c.rule(it.Rule)
		case it.Test != nil:
			c.test(it.Test)
		case it.Group != nil:
			c.label(groupName, it.Group.Name, true)
			for _, a := range it.Group.After {
				c.label(groupName, a, false)
			}
		case it.Cost != nil:
			c.cost(it.Cost)
		case it.Pattern != nil:
			c.pattern(it.Pattern)
		}
	}
	sort.SliceStable(c.found, func(i, j int) bool { return c.found[i].from < c.found[j].from })
	// What makes a local name is its first occurrence, which binds it.
	type key struct {
		kind nameKind
		name string
		item *syntax.Item
	}
	seen := map[key]bool{}
	for _, o := range c.found {
		if k := (key{o.kind, o.name, o.item}); o.local() && !seen[k] {
			seen[k], o.declares = true, true
		}
	}
	return c.found
}

type collector struct {
	file  *syntax.File
	found []*occurrence
	item  *syntax.Item
	// fors are the names of the for lists of the rule.
	fors     map[string]bool
	patterns map[string]bool // of the file
}

func (c *collector) begin(it *syntax.Item) { c.item, c.fors = it, map[string]bool{} }

func (c *collector) add(kind nameKind, name string, from int) *occurrence {
	if c.fors[name] && kind != ruleName {
		kind = forName
	}
	o := &occurrence{kind: kind, name: name, from: from, to: from + len(name), item: c.item}
	c.found = append(c.found, o)
	return o
}

// label is the name of an item. A test may name an instance, and names its rule.
func (c *collector) label(kind nameKind, l *syntax.Label, declares bool) {
	if l == nil {
		return
	}
	name, _, _ := strings.Cut(l.Text, "/")
	c.add(kind, name, l.Pos.Offset).declares = declares
}

func (c *collector) rule(r *syntax.Rule) {
	c.label(ruleName, r.Name, !r.Override)
	for _, f := range r.For {
		for _, n := range f.Names {
			c.fors[n.Text] = true
			c.add(forName, n.Text, n.Pos.Offset)
		}
		for _, v := range f.Values {
			for _, p := range v.Parts {
				at := p.Pos.Offset
				if p.Minus || p.Text == "" || !letter(p.Text[0]) || literalWord(p.Text) {
					continue
				}
				kind := opName
				if ir.FlagByName(p.Text) != 0 || isPred(p.Text) {
					kind = markWord
				}
				c.add(kind, p.Text, at)
			}
		}
	}
	c.expr(r.Left)
	c.expr(r.Right)
	for _, g := range r.Guards {
		c.expr(g)
	}
}

func (c *collector) pattern(p *syntax.Pattern) {
	c.label(patternName, p.Name, true)
	for _, x := range p.Params {
		c.add(variable, x.Name, x.Pos.Offset)
		c.typ(x.Type)
	}
	for _, e := range p.Body {
		c.expr(e)
	}
}

func (c *collector) test(t *syntax.Test) {
	c.label(ruleName, t.Name, false)
	for _, p := range t.Params {
		c.add(variable, p.Name, p.Pos.Offset)
		c.typ(p.Type)
	}
	c.expr(t.Left)
	c.expr(t.Right)
	for _, f := range t.Facts {
		c.expr(f)
	}
}

func (c *collector) cost(m *syntax.Cost) {
	c.label(costName, m.Name, true)
	c.label(costName, m.Extends, false)
	for _, e := range m.Entries {
		for _, o := range e.Ops {
			if o.Text != "default" && o.Text != "intrinsic" {
				c.add(opName, o.Text, o.Pos.Offset)
			}
		}
		for _, m := range e.Marks {
			if ir.FlagByName(m.Text) != 0 {
				c.add(markWord, m.Text, m.Pos.Offset)
			} else {
				c.add(typeWord, m.Text, m.Pos.Offset)
			}
		}
	}
	c.throughput(m.Throughput)
}

// throughput collects the words of what a cost model says of a machine; what is no operation there is a fact.
func (c *collector) throughput(t *syntax.Throughput) {
	if t == nil {
		return
	}
	for _, e := range t.Entries {
		for _, o := range e.Ops {
			if o.Text != "default" && o.Text != "intrinsic" && !slices.Contains(factsOfMachines, o.Text) {
				c.add(opName, o.Text, o.Pos.Offset)
			}
		}
		for _, s := range slices.Concat(e.Marks, e.Types, e.To) {
			c.shape(s)
		}
		for _, a := range e.Is {
			if a.Shape != nil {
				c.shape(a.Shape)
			}
		}
	}
}

func (c *collector) shape(s *syntax.Shape) {
	switch _, typed := dsl.ShapeElement(s.Word); {
	case s.Elem != nil:
		c.add(typeWord, s.Elem.Text, s.Elem.Pos.Offset)
	case typed:
		c.add(typeWord, s.Word, s.Pos.Offset)
	case ir.FlagByName(s.Word) != 0:
		c.add(markWord, s.Word, s.Pos.Offset)
	}
}

func (c *collector) expr(e *syntax.Expr) {
	if e == nil {
		return
	}
	c.operand(e.First)
	for _, o := range e.Rest {
		c.operand(o.Right)
	}
}

func (c *collector) operand(o *syntax.Operand) {
	if o.Bind != nil {
		c.add(variable, o.Bind.Text, o.Bind.Pos.Offset)
	}
	if o.Paren != nil {
		c.expr(o.Paren)
	}
	if o.Ref != nil {
		c.ref(o.Ref, o.In != nil)
	}
	c.typ(o.Type)
	for _, w := range o.In {
		c.add(markWord, w.Text, w.Pos.Offset)
	}
}

// ref is a name with or without arguments; asPred: what it names is a predicate,
// as in p in [eq, ne] and swap(p) in [slt].
func (c *collector) ref(r *syntax.Ref, asPred bool) {
	args := r.Args()
	switch {
	case args == nil && asPred:
		c.mark(r.Name, r.Pos.Offset)
	case args == nil:
		if !literalWord(r.Name) && r.Name != "_" && !strings.HasPrefix(r.Name, "@") {
			c.add(variable, r.Name, r.Pos.Offset)
		}
		return
	case !asPred && c.patterns[r.Name]:
		c.add(patternName, r.Name, r.Pos.Offset)
	case !asPred:
		c.add(opName, r.Name, r.Pos.Offset)
	}
	for m := r.First; m != nil; m = m.Of {
		c.markOf(m)
	}
	for _, n := range r.More {
		for m := n.Mark; m != nil; m = m.Of {
			c.markOf(m)
		}
	}
	if args == nil {
		return
	}
	for _, a := range args.List {
		if asPred && len(a.Rest) == 0 && a.First.Ref != nil {
			c.ref(a.First.Ref, true)
			continue
		}
		c.expr(a)
	}
}

func (c *collector) markOf(m *syntax.Mark) {
	if m.Func == "" {
		c.mark(m.Name, m.Pos.Offset)
	}
}

func (c *collector) mark(name string, at int) {
	switch {
	case name == "_":
	case ir.FlagByName(name) != 0 || isPred(name):
		c.add(markWord, name, at)
	default:
		c.add(markName, name, at)
	}
}

func (c *collector) typ(t *syntax.Type) {
	switch {
	case t == nil:
	case t.Vector != nil:
		if l := t.Vector.Len; letter(l.Text[0]) {
			c.add(variable, l.Text, l.Pos.Offset)
		}
		c.typ(t.Vector.Elem)
	case t.Struct != nil:
		for _, f := range t.Struct {
			c.typ(f)
		}
	default:
		kind := typeWord
		if upper(t.Name) {
			kind = variable
		}
		c.add(kind, t.Name, t.Pos.Offset)
		if t.Var != "" { // the last word of the type
			c.add(variable, t.Var, c.file.End(t.Node).Offset-len(t.Var))
		}
	}
}

func letter(b byte) bool { return b >= 'a' && b <= 'z' || b >= 'A' && b <= 'Z' || b == '_' }
func upper(name string) bool {
	return name != "" && name[0] >= 'A' && name[0] <= 'Z'
}

func isPred(name string) bool {
	return ir.ICmpPred(name) != ir.PredNone || ir.FCmpPred(name) != ir.PredNone
}

// literalWords are the words that stand for constants.
var literalWords = []string{"true", "false", "null", "poison", "undef", "inf", "nan"}

func literalWord(name string) bool {
	for _, w := range literalWords {
		if w == name {
			return true
		}
	}
	return false
}

// intrinsicNamed finds an intrinsic by the name in a rule.
func intrinsicNamed(name string) *dsl.Intrinsic {
	for _, in := range dsl.Intrinsics() {
		if strings.TrimPrefix(name, "llvm.") == in.Name && (strings.HasPrefix(name, "llvm.") || ir.OpByName(name) == ir.OpInvalid) {
			return in
		}
	}
	return nil
}
