package load

import (
	"slices"
	"strconv"
	"sync"

	"rewrite/dsl"
	"rewrite/dsl/syntax"
	"rewrite/passes/ir"
)

// A pattern is a name with alternatives, as declared in a file or in dsl.Patterns.
type pattern struct {
	*syntax.Pattern
	alternatives []syntax.Alternative
	labels       []string     // of the alternatives, in the names of instances
	file         *syntax.File // nil of a standard one
}

// patterns are those that a file has, by name.
type patterns map[string]*pattern

// standardFile is the name of dsl.Patterns in messages.
const standardFile = "patterns.rw"

// standard are the patterns that every file has.
var standard = sync.OnceValue(func() patterns {
	f, errs := syntax.Parse(standardFile, dsl.Patterns, syntax.All)
	ps := patterns{}
	for _, it := range f.Items {
		diags := newReporter(f)
		ps.declare(diags, it.Pattern)
		errs = append(errs, diags.list...)
	}
	if len(errs) > 0 {
		panic(errs.Err())
	}
	return ps
})

// declare adds a pattern, if nothing is wrong with it.
func (ps patterns) declare(diags *reporter, p *syntax.Pattern) {
	name := p.Name.Text
	before := diags.errors
	fn := dsl.FuncNamed(name)
	switch {
	case !validName(name) || isUpper(name) || slices.ContainsFunc([]byte(name), func(c byte) bool { return c == '-' }):
		patternName(diags, p.Name.Node, name)
	case ps[name] != nil:
		patternTwice(diags, p.Name.Node, name)
	case ir.OpByName(name) != ir.OpInvalid || dsl.IntrinsicNamed(name) != nil || fn != nil && !fn.Infix || dsl.FactNamed(name) != dsl.FactNone ||
		ir.FlagByName(name) != 0 || predWord(name) || isTypeWord(name):
		patternShadows(diags, p.Name.Node, name)
	}
	made := &pattern{Pattern: p, alternatives: p.Alternatives()}
	if diags.file.Name != standardFile {
		made.file = diags.file
	}
	for i, q := range p.Params {
		if slices.ContainsFunc(p.Params[:i], func(o *syntax.PatternParam) bool { return o.Name == q.Name }) {
			patternParam(diags, q.Node, q.Name, "is there twice")
		}
	}
	for _, a := range made.alternatives {
		tree := a.Term.Tree()
		if tree.Ref == nil || tree.Ref.Args() == nil {
			patternNoOperation(diags, a.Term.Node)
			continue
		}
		all := append([]*syntax.Expr{a.Term}, a.Guards...)
		for _, q := range p.Params {
			if !slices.ContainsFunc(all, func(e *syntax.Expr) bool { return mentions(e, q.Name) }) {
				patternParam(diags, q.Node, q.Name, "is not used by "+diags.file.Text(a.Term.Node))
			}
		}
		if called := tree.Ref.Name; called == name || ps[called] == nil && mentionsCall(a.Term, name) {
			patternItself(diags, a.Term.Node, name)
		}
		made.labels = append(made.labels, made.label(tree.Ref.Name))
		ps.check(diags, made, a)
	}
	if diags.errors == before {
		ps[name] = made
	}
}

// check finds what no use of an alternative can have right: operations that there are none of, and constants that nothing binds.
func (ps patterns) check(diags *reporter, p *pattern, a syntax.Alternative) {
	var bound []string
	eachRef(a.Term, func(r *syntax.Ref) {
		known := r.Args() == nil || r.Name == p.Name.Text || ps[r.Name] != nil || r.Name[0] == '@' || ir.OpByName(r.Name) != ir.OpInvalid || dsl.IntrinsicNamed(r.Name) != nil ||
			dsl.FuncNamed(r.Name) != nil || slices.ContainsFunc(p.Params, func(q *syntax.PatternParam) bool { return q.Name == r.Name })
		if !known {
			unknownOp(diags, r, ps)
		}
		bound = append(bound, r.Name)
	})
	for _, g := range a.Guards {
		if name, is := definition(g); is != nil {
			bound = append(bound, name)
		}
	}
	for _, g := range a.Guards {
		eachRef(g, func(r *syntax.Ref) {
			if r.Args() == nil && isUpper(r.Name) && p.isLocal(r.Name) && !slices.Contains(bound, r.Name) {
				patternUnbound(diags, r.Head(), r.Name, diags.file.Text(a.Term.Node))
			}
		})
	}
}

// label names an alternative by its operation, with a number from the second of it on.
func (p *pattern) label(op string) string {
	label := op
	for n := 2; slices.Contains(p.labels, label); n++ {
		label = op + strconv.Itoa(n)
	}
	return label
}

// eachRef calls f for the references of an expression, outer ones first.
func eachRef(e *syntax.Expr, f func(*syntax.Ref)) {
	operand := func(o *syntax.Operand) {
		if o.Paren != nil {
			eachRef(o.Paren, f)
		}
		if o.Ref == nil {
			return
		}
		f(o.Ref)
		if a := o.Ref.Args(); a != nil {
			for _, x := range a.List {
				eachRef(x, f)
			}
		}
	}
	operand(e.First)
	for _, o := range e.Rest {
		operand(o.Right)
	}
}

// mentions tells whether a name stands somewhere in an expression.
func mentions(e *syntax.Expr, name string) (found bool) {
	eachRef(e, func(r *syntax.Ref) {
		found = found || r.Name == name
		for m := r.First; m != nil; m = m.Of {
			found = found || m.Name == name
		}
		for _, next := range r.More {
			for m := next.Mark; m != nil; m = m.Of {
				found = found || m.Name == name
			}
		}
	})
	return found
}

func mentionsCall(e *syntax.Expr, name string) (found bool) {
	eachRef(e, func(r *syntax.Ref) { found = found || r.Name == name && r.Args() != nil })
	return found
}

// A chooser goes through all ways to take alternatives: those of one run are asked for in
// the order of the text, and what is asked for may depend on what was taken before.
type chooser struct {
	taken, of []int
	at        int
	what      []string // how the alternatives of patterns that have several are called
	text      []string // for messages
}

// choose takes one of n.
func (c *chooser) choose(n int) int {
	if c.at == len(c.taken) {
		c.taken, c.of = append(c.taken, 0), append(c.of, n)
	}
	c.at++
	return c.taken[c.at-1]
}

// rewind begins the same run again.
func (c *chooser) rewind() { c.at, c.what, c.text = 0, nil, nil }

// choosers are those of the two halves of a rule.
type choosers [2]chooser

// several tells whether anything was chosen.
func (c *choosers) several() bool { return len(c[leftSide].what)+len(c[rightSide].what) > 0 }

// next begins the next run, false if there is none.
func (c *chooser) next() bool {
	c.rewind()
	for n := len(c.taken) - 1; n >= 0; n-- {
		if c.taken[n]+1 < c.of[n] {
			c.taken[n]++
			return true
		}
		c.taken, c.of = c.taken[:n], c.of[:n]
	}
	return false
}

// pattern puts the alternative of this run in the place of a pattern.
func (e *elab) pattern(t *syntax.Tree, term *dsl.Term, p *pattern) {
	args := t.Ref.Args().List
	if t.Ref.First != nil {
		misplaced(e.diags, t.Ref.First.Node, p.Name.Text+" is a pattern and takes no flags")
		e.giveUp(args)
		return
	}
	if len(args) != len(p.Params) {
		arity(e.diags, t.Ref.Head(), p.Name.Text, len(p.Params), len(args))
		e.giveUp(args)
		return
	}
	choice := &e.choices[e.half]
	usable := p.usable(e.side)
	if len(usable) == 0 {
		patternNotBuilt(e.diags, t.Ref.Head(), p.Name.Text)
		e.giveUp(args)
		return
	}
	i := usable[choice.choose(len(usable))]
	if len(usable) > 1 {
		choice.what = append(choice.what, p.labels[i])
		choice.text = append(choice.text, e.file.Text(t.Node)+" is "+p.labels[i])
	}
	e.diags.uses[t.Ref.Head().Pos.Offset] = p
	x := &expansion{e: e, at: t.Ref.Head(), args: map[string]*syntax.Expr{}, types: map[string]*syntax.Type{}, local: map[string]string{}}
	alt := p.alternatives[i]
	for k, q := range p.Params {
		x.args[q.Name] = args[k]
		x.types[q.Name] = q.Type
		if tree := args[k].Tree(); e.side == leftSide && tree.Ref != nil && tree.Ref.Name == "_" && x.uses(alt, q.Name) > 1 {
			named := *args[k].First
			ref := *named.Ref
			ref.Name = e.unusedName("any")
			named.Ref = &ref
			x.args[q.Name] = &syntax.Expr{Node: args[k].Node, First: &named}
		}
	}
	e.conditions(x, p, alt)
	tree := x.expr(alt.Term).Tree()
	e.collectTypeNames(tree)
	inner := e.term(tree, term.Type)
	bind := term.Bind
	span := term.Span
	*term = *inner
	if term.Span = span; bind != dsl.None {
		term.Bind = bind
	}
}

// usable are the alternatives that a side can have: what the right side computes with must
// be told by a condition.
func (p *pattern) usable(s side) (list []int) {
	for i, a := range p.alternatives {
		open := false
		for _, name := range p.locals(a) {
			open = open || s == rightSide && !slices.ContainsFunc(a.Guards, func(g *syntax.Expr) bool { n, _ := definition(g); return n == name })
		}
		if !open {
			list = append(list, i)
		}
	}
	return list
}

// locals are the constants and variables of an alternative that are no parameters.
func (p *pattern) locals(a syntax.Alternative) (names []string) {
	for _, x := range append([]*syntax.Expr{a.Term}, a.Guards...) {
		eachRef(x, func(r *syntax.Ref) {
			if r.Args() == nil && p.isLocal(r.Name) && !slices.Contains(names, r.Name) {
				names = append(names, r.Name)
			}
		})
	}
	return names
}

func (p *pattern) isLocal(name string) bool {
	switch name {
	case "true", "false", "poison", "undef", "null", "inf", "nan", "_":
		return false
	}
	return !isTypeWord(name) && !slices.ContainsFunc(p.Params, func(q *syntax.PatternParam) bool { return q.Name == name })
}

// definition takes a condition NAME == EXPRESSION apart; "" if it is another one.
func definition(g *syntax.Expr) (name string, is *syntax.Expr) {
	f := g.First
	if f.Ref == nil || f.Ref.Args() != nil || len(f.Prefix) > 0 || len(g.Rest) == 0 || g.Rest[0].Op != "==" {
		return "", nil
	}
	for _, o := range g.Rest[1:] {
		if slices.Contains([]string{"&&", "||", "==", "!="}, o.Op) {
			return "", nil
		}
	}
	right := g.Rest[0].Right
	return f.Ref.Name, &syntax.Expr{Node: syntax.Node{Pos: right.Pos, EndPos: g.EndPos}, First: right, Rest: g.Rest[1:]}
}

// conditions are those of an alternative. On the left side, what a parameter that the
// term does not have is equal to is its meaning, and what this computes a constant of the
// term from is the way back; on the right side it is the other way round.
func (e *elab) conditions(x *expansion, p *pattern, alt syntax.Alternative) {
	inTerm := func(name string) bool { return mentions(alt.Term, name) }
	computed := map[string]bool{}
	for _, g := range alt.Guards {
		if name, is := definition(g); is != nil && !p.isLocal(name) && !inTerm(name) {
			computed[name] = true
		}
	}
	for _, g := range alt.Guards {
		name, is := definition(g)
		switch {
		case is == nil:
		case e.side == leftSide && computed[name]:
			if arg := x.args[name].Tree(); arg.Op == "" && arg.Ref != nil && arg.Ref.Args() == nil && isUpper(arg.Ref.Name) && !e.known(arg.Ref.Name) {
				e.meanings[arg.Ref.Name] = x.expr(is)
				continue
			}
		case e.side == leftSide && p.isLocal(name) && inTerm(name):
			if slices.ContainsFunc(keys(computed), func(c string) bool { return mentions(is, c) }) {
				continue
			}
		case e.side == rightSide && p.isLocal(name):
			e.meanings[x.rename(name)] = x.expr(is)
			continue
		}
		e.guards = append(e.guards, x.expr(g))
	}
}

// known tells whether a name stands for a constant already.
func (e *elab) known(name string) bool {
	_, isVar := e.vars[name]
	_, isFor := e.subst[name]
	_, isType := e.named[name]
	return isVar || isFor || isType || e.meanings[name] != nil
}

// unusedName is a name that the rule does not have.
func (e *elab) unusedName(like string) string {
	for n := 1; ; n++ {
		name := like + "_" + strconv.Itoa(n)
		if !e.known(name) && !e.names[name] {
			e.names[name] = true
			return name
		}
	}
}

// An expansion is one use of a pattern. What it makes stands at that place, in messages.
type expansion struct {
	e     *elab
	at    syntax.Node
	args  map[string]*syntax.Expr
	types map[string]*syntax.Type
	local map[string]string // names of the pattern's own, renamed
}

// uses counts how often an alternative names something.
func (x *expansion) uses(a syntax.Alternative, name string) (n int) {
	for _, e := range append([]*syntax.Expr{a.Term}, a.Guards...) {
		eachRef(e, func(r *syntax.Ref) {
			if r.Name == name {
				n++
			}
		})
	}
	return n
}

// rename gives a name of the pattern's own one that the rule does not have.
func (x *expansion) rename(name string) string {
	if x.local[name] == "" {
		x.local[name] = x.e.unusedName(name)
	}
	return x.local[name]
}

func (x *expansion) expr(e *syntax.Expr) *syntax.Expr {
	c := &syntax.Expr{Node: x.at, First: x.operand(e.First)}
	for _, o := range e.Rest {
		c.Rest = append(c.Rest, &syntax.Operator{Node: x.at, Op: o.Op, Right: x.operand(o.Right)})
	}
	return c
}

func (x *expansion) operand(o *syntax.Operand) *syntax.Operand {
	c := *o
	c.Node = x.at
	if o.Paren != nil {
		c.Paren = x.expr(o.Paren)
	}
	if o.Number != nil {
		n := *o.Number
		n.Node = x.at
		c.Number = &n
	}
	c.Type = x.typ(o.Type)
	if o.Ref == nil {
		return &c
	}
	if arg := x.args[o.Ref.Name]; arg != nil && o.Ref.Args() == nil {
		c.Node, c.Ref, c.Paren = arg.Node, nil, arg
		if typ := x.types[o.Ref.Name]; typ != nil && c.Type == nil && x.e.side == leftSide {
			c.Type = x.typ(typ)
		}
		if len(arg.Rest) == 0 && len(c.Prefix) == 0 && c.Type == nil && c.In == nil {
			return arg.First // with its own name and place
		}
		return &c
	}
	c.Ref = x.ref(o.Ref)
	return &c
}

func (x *expansion) typ(t *syntax.Type) *syntax.Type {
	if t == nil {
		return nil
	}
	c := *t
	c.Node = x.at
	return &c
}

func (x *expansion) ref(r *syntax.Ref) *syntax.Ref {
	c := &syntax.Ref{Node: x.at, Name: x.word(r.Name), First: x.mark(r.First)}
	for _, m := range r.More {
		c.More = append(c.More, &syntax.NextMark{Node: x.at, And: m.And, Mark: x.mark(m.Mark)})
	}
	a := r.Args()
	if a == nil {
		if p := r.Name; isUpper(p) || p[0] >= 'a' && p[0] <= 'z' && !reservedWord(p) {
			c.Name = x.localName(r.Name)
		}
		return c
	}
	c.Call1 = &syntax.Args{Node: x.at}
	for _, e := range a.List {
		c.Call1.List = append(c.Call1.List, x.expr(e))
	}
	return c
}

func reservedWord(name string) bool {
	return !(&pattern{Pattern: &syntax.Pattern{}}).isLocal(name)
}

func (x *expansion) localName(name string) string {
	if x.args[name] != nil {
		return name
	}
	return x.rename(name)
}

// word is an operation, or what the argument in its place names.
func (x *expansion) word(name string) string {
	if arg := x.args[name]; arg != nil {
		if t := arg.Tree(); t.Op == "" && t.Ref != nil && t.Ref.Args() == nil {
			return t.Ref.Name
		}
	}
	return name
}

func (x *expansion) mark(m *syntax.Mark) *syntax.Mark {
	if m == nil {
		return nil
	}
	return &syntax.Mark{Node: x.at, Func: m.Func, Of: x.mark(m.Of), Name: x.word(m.Name)}
}
