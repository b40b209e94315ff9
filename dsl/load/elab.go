package load

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"rewrite/dsl"
	"rewrite/dsl/syntax"
	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
)

// elab turns the syntax of the terms and conditions of one rule, for one choice of its
// `for` lists, or of one test, into those of a Rule. It goes on after an error, so that
// all are said at once.
type elab struct {
	scope
	inference
	later []func() // expressions of the left side

	// Of patterns: those there are, which alternatives are taken, on the half that is
	// elaborated, the conditions that come with them, and the names that were made up.
	patterns patterns
	choices  *choosers
	half     side
	guards   []*syntax.Expr
	names    map[string]bool
}

func newElab(f *syntax.File, diags *reporter, r *dsl.Rule, subst map[string]*forBinding) *elab {
	return &elab{scope: newScope(f, r, subst), inference: newInference(diags), choices: &choosers{}, names: map[string]bool{}}
}

// checker is for what the elaborator has made.
func (e *elab) checker() *checker { return &checker{&e.scope, &e.inference, e.diags} }

// rule elaborates the whole declaration; nil when there were errors.
func (e *elab) rule(d *syntax.Rule) *dsl.Rule {
	r := e.r
	before := e.diags.errors
	left, right := d.Left.Tree(), d.Right.Tree()
	e.collectTypeNames(left, right)
	for _, g := range d.Guards {
		e.collectTypeNames(g.Tree())
	}
	root := e.fresh()
	r.LHS = e.term(left, root)
	if e.diags.errors == 0 && !r.LHS.IsOperation() {
		leftNoOperation(e.diags, left.Node)
	}
	if d.Reverse && d.Arrow.Text != "<=>" {
		reverseRefine(e.diags, d.Arrow.Node)
	}
	for _, f := range e.later {
		f()
	}
	e.side, e.half = rightSide, rightSide
	r.RHS = e.term(right, root)
	for _, g := range append(slices.Clip(d.Guards), e.guards...) {
		r.Guards = append(r.Guards, conjuncts(e.cond(g.Tree(), false))...)
	}
	e.settle(r.Vars)
	c := e.checker()
	if e.diags.errors == before {
		c.checkUnused()
		c.checkDetermined(r.RHS)
		e.checkWidths()
		if d.Reverse {
			c.checkReverse(d)
		}
		if same := c.sameSides(r.LHS, r.RHS); same && e.choices.several() {
			return nil // of an alternative that is what stands there
		} else if same {
			changesNothing(e.diags, d.Arrow.Node)
		}
	}
	if e.diags.errors != before {
		return nil
	}
	e.finish(r)
	if c.checkRuns(d); e.diags.errors != before {
		return nil
	}
	r.ShareChoices()
	return r
}

// conjuncts takes a guard apart at its ands.
func conjuncts(c *dsl.Cond) []*dsl.Cond {
	if c == nil || c.Kind != dsl.AndCond {
		return []*dsl.Cond{c}
	}
	var all []*dsl.Cond
	for _, a := range c.Args {
		all = append(all, conjuncts(a)...)
	}
	return all
}

// typeOf elaborates a type as written.
func (e *elab) typeOf(t *syntax.Type) dsl.TypeID {
	named := func(kind nodeKind, name string) dsl.TypeID {
		if prior, ok := e.shared["name "+name]; ok {
			if k := e.at(prior).kind; k != kind && k != unknownNode && k != anyNode {
				typeClash(e.diags, t.Node, e.describe(prior), e.at(prior).from)
			}
		}
		return e.share("name "+name, typeNode{kind: kind, name: name, from: t.Node})
	}
	kinds := map[string]nodeKind{"int": intNode, "float": floatNode, "ptr": ptrNode, "any": anyNode, "agg": aggNode}
	switch {
	case t.Vector != nil:
		return e.vectorType(t)
	case t.Struct != nil:
		n := typeNode{kind: structNode, from: t.Node}
		for _, f := range t.Struct {
			n.args = append(n.args, e.typeOf(f))
		}
		return e.make(n)
	}
	name := e.resolve(t.Name)
	kind, isKind := kinds[name]
	switch {
	case isKind && t.Var != "":
		if !isUpper(t.Var) {
			typeNameCase(e.diags, t.Node, t.Var)
		}
		e.uses[t.Var]++
		return named(kind, t.Var)
	case t.Var != "":
		unknownType(e.diags, t.Node, name+" "+t.Var, "only int, ptr, float, any and agg take a name")
	case isKind:
		return e.make(typeNode{kind: kind, from: t.Node})
	case dsl.IntWidth(name) != 0:
		id := e.int(dsl.IntWidth(name))
		if n := e.at(id); n.from.Pos.Line == 0 {
			n.from = t.Node
		}
		return id
	case dsl.FormatNamed(name) != 0:
		return e.share(name, typeNode{kind: floatNode, format: dsl.FormatNamed(name), width: dsl.FormatNamed(name).FloatBits(), from: t.Node})
	case isUpper(name):
		e.uses[name]++
		if prior, ok := e.shared["name "+name]; ok { // a second mention of `any T` need not repeat the kind
			return prior
		}
		return named(intNode, name)
	default:
		unknownType(e.diags, t.Node, name, "")
	}
	return e.make(typeNode{bad: true})
}

func (e *elab) vectorType(t *syntax.Type) dsl.TypeID {
	length := e.length()
	word := t.Vector.Len.Text
	if n, err := strconv.ParseUint(word, 10, 32); err == nil && n > 0 {
		length = e.share(fmt.Sprintf("len %d", n), typeNode{kind: lenNode, width: uint32(n)})
	} else if isUpper(word) {
		e.uses[word]++
		length = e.share("len "+word, typeNode{kind: lenNode, name: word, from: t.Vector.Len.Node})
	} else {
		unknownType(e.diags, t.Vector.Len.Node, word, "the length of a vector is a number or an upper-case name")
	}
	elem := e.typeOf(t.Vector.Elem)
	if k := e.at(elem).kind; k == vectorNode || k == structNode || k == aggNode {
		unknownType(e.diags, t.Vector.Elem.Node, e.file.Text(t.Vector.Elem.Node), "elements of vectors are integers, floats or pointers")
	}
	v := e.vector(length, elem)
	e.nodes[v].from = t.Node
	return v
}

// term elaborates a term of the type.
func (e *elab) term(t *syntax.Tree, want dsl.TypeID) *dsl.Term {
	term := &dsl.Term{Type: want, Span: e.span(t.Node), Bind: dsl.None, Elem: dsl.None, Var: dsl.None, Pred: dsl.PredExpr{Var: dsl.None}}
	if t.Type != nil {
		e.want(t.Node, e.typeOf(t.Type), want)
	}
	if t.In != nil {
		misplaced(e.diags, t.Node, "a list of predicates belongs to a condition, behind if")
	}
	if t.Bind != nil {
		e.bind(t, term)
	}
	switch {
	case t.Op == "()":
		inner := e.term(t.X, want)
		if term.Bind != dsl.None {
			inner.Bind = term.Bind
		}
		term = inner
	case t.Op == "neg" && t.X.Number != nil && t.X.Type == nil:
		e.literal(term, t.X.Number, true)
	case t.Op != "":
		e.computed(t, term)
	case t.Number != nil:
		e.literal(term, t.Number, false)
	case t.Ref.Args() == nil:
		e.name(t, term)
	default:
		e.application(t, term)
	}
	if t.Bind != nil && term.Bind != dsl.None && (term.Kind == dsl.LitTerm || term.Kind == dsl.FloatTerm || term.Kind == dsl.ComputedTerm || t.Ref != nil && t.Ref.Args() == nil) {
		bindNoOperation(e.diags, t.Bind.Node, t.Bind.Text)
	}
	return term
}

// bind gives a name to an operation of the left side.
func (e *elab) bind(t *syntax.Tree, term *dsl.Term) {
	name := t.Bind.Text
	switch {
	case e.side == rightSide:
		bindOnRight(e.diags, t.Bind.Node, name)
		return
	case !(name[0] >= 'a' && name[0] <= 'z'):
		bindNoOperation(e.diags, t.Bind.Node, name)
		return
	}
	if prior, ok := e.vars[name]; ok {
		boundTwice(e.diags, t.Bind.Node, name, e.r.Vars[prior].Span)
		return
	}
	term.Bind = e.addVar(name, dsl.NodeVar, t.Bind.Node, term.Type)
}

// literal is a number in the place of a term.
func (e *elab) literal(term *dsl.Term, n *syntax.Number, minus bool) {
	if n.Float != "" {
		term.Kind, term.Float = dsl.FloatTerm, floatLit(e.diags, n, minus)
		e.checks = append(e.checks, func() { e.checkFloatType(n.Node, term.Type) })
		return
	}
	term.Kind, term.Lit = dsl.LitTerm, intLit(e.diags, n, minus)
	e.checks = append(e.checks, func() { e.checkIntType(n, term.Type) })
	e.lits = append(e.lits, litCheck{term.Lit, n.Node, term.Type})
}

// name is a variable or a literal word in the place of a term.
func (e *elab) name(t *syntax.Tree, term *dsl.Term) {
	name := t.Ref.Name
	if b, ok := e.subst[name]; ok {
		*b.used = true
		e.substituted(t, b, term)
		return
	}
	e.wordOrVariable(t, name, term)
}

// substituted puts what a `for` name stands for in the place of a term.
func (e *elab) substituted(t *syntax.Tree, b *forBinding, term *dsl.Term) {
	p := b.part
	switch c := p.Text[0]; {
	case c >= '0' && c <= '9':
		n := &syntax.Number{Node: t.Node, Int: p.Text}
		if strings.ContainsAny(p.Text, ".") {
			n = &syntax.Number{Node: t.Node, Float: p.Text}
		}
		e.literal(term, n, p.Minus)
	case p.Minus && p.Text == "inf":
		e.wordOrVariable(t, "-inf", term)
	default:
		e.wordOrVariable(t, p.Text, term)
	}
}

func (e *elab) wordOrVariable(t *syntax.Tree, name string, term *dsl.Term) {
	switch name {
	case "true", "false":
		term.Kind = dsl.LitTerm
		if name == "true" {
			term.Lit.Mag = num.Of(1)
		}
		e.deferBool(t.Node, term.Type)
		return
	case "poison":
		term.Kind = dsl.PoisonTerm
		return
	case "undef":
		term.Kind = dsl.UndefTerm
		return
	case "null":
		term.Kind = dsl.NullTerm
		e.want(t.Node, e.make(typeNode{kind: ptrNode, from: t.Node}), term.Type)
		return
	case "inf", "-inf", "nan":
		term.Kind, term.Float = dsl.FloatTerm, wordFloats[name]
		e.checks = append(e.checks, func() { e.checkFloatType(t.Node, term.Type) })
		return
	}
	if _, isType := e.named[name]; isType {
		term.Kind = dsl.ComputedTerm
		e.express(t, term)
		return
	}
	switch {
	case strings.HasPrefix(name, "@"):
		needsArguments(e.diags, t.Node, name)
	case name == "_":
		if e.side == rightSide {
			wildcardOnRight(e.diags, t.Node)
			return
		}
		term.Kind, term.Var = dsl.VarTerm, e.addVar("_", dsl.ValueVar, t.Node, term.Type)
		e.r.Vars[term.Var].Left = 1
	case isTypeWord(name):
		misplaced(e.diags, t.Node, fmt.Sprintf("%s is a type; a variable of that type is written x: %s", name, name))
	case ir.OpByName(name) != ir.OpInvalid || dsl.IntrinsicNamed(name) != nil:
		needsArguments(e.diags, t.Node, name)
	default:
		e.variable(t, name, term)
	}
}

// variable is an occurrence of a variable as a term.
func (e *elab) variable(t *syntax.Tree, name string, term *dsl.Term) {
	if m := e.meanings[name]; m != nil {
		term.Kind = dsl.ComputedTerm
		e.express(m.Tree(), term)
		return
	}
	term.Kind = dsl.VarTerm
	id, bound := e.vars[name]
	if !bound {
		if e.side == rightSide {
			unbound(e.diags, t.Node, name, keys(e.vars))
			return
		}
		kind := dsl.ValueVar
		if isUpper(name) {
			kind = dsl.ConstVar
		}
		id = e.addVar(name, kind, t.Node, term.Type)
	}
	v := &e.r.Vars[id]
	if v.Kind == dsl.IndexVar {
		indexMisused(e.diags, t.Node, name)
		return
	}
	term.Var = id
	e.uses[name]++
	if e.side == leftSide {
		v.Left++
	} else {
		v.Right++
	}
	if bound {
		first := v.Span
		got, want := *e.at(v.Type), *e.at(term.Type)
		if !e.unify(v.Type, term.Type) {
			varMismatch(e.diags, t.Node, name, e.describeNode(&got), e.describeNode(&want), first)
		}
	}
}

// wordFloats are the float literals that are words. A nan literal is the
// default quiet NaN.
var wordFloats = map[string]float64{"inf": inf, "-inf": -inf, "nan": nan}

// computed is a constant expression in the place of a term.
func (e *elab) computed(t *syntax.Tree, term *dsl.Term) {
	if t.Op == "neg" && t.X.Ref != nil && t.X.Ref.Name == "inf" && t.X.Ref.Args() == nil {
		e.wordOrVariable(t.X, "-inf", term)
		return
	}
	term.Kind = dsl.ComputedTerm
	e.express(t, term)
}

// express elaborates the expression of a ComputedTerm. On the left side that
// waits until all of the side is read: an expression there compares with
// constants that operands bind, wherever these stand.
func (e *elab) express(t *syntax.Tree, term *dsl.Term) {
	do := func() { term.Expr = e.exprOf(t, term.Type) }
	if e.side == leftSide {
		e.later = append(e.later, do)
		return
	}
	do()
}
