package dsl

import (
	"slices"

	"rewrite/dsl/syntax"
	"rewrite/passes/ir/diag"
)

// A Test is an example in a rule file: a term and what the named rule alone
// makes of it, or that it leaves it alone.
type Test struct {
	Rule string // name of a rule, or of a family: then the first instance that applies is meant
	File string
	Span Span
	// Terms holds the two terms (LHS, and RHS unless None) and their tables, as
	// a rule does. Its types are definite, its variables are the parameters.
	Terms *Rule
	None  bool
	// Facts are what the rule may take as known. Facts on constants follow from
	// the constants, and everything has one use.
	Facts []*Cond

	file *syntax.File
	node syntax.Node
}

// tests elaborates the tests, which are there only if they were asked for.
func (l *loader) tests() {
	names := map[string]bool{}
	for _, r := range l.set.Rules {
		names[r.Name], names[r.Family] = true, true
	}
	// A rule with errors has said enough: its tests need no error of their own.
	broken := map[string]bool{}
	for _, it := range l.items {
		if it.item.Rule != nil {
			broken[it.item.Rule.Name.Text] = true
		}
	}
	for _, it := range l.items {
		d := it.item.Test
		if d == nil {
			continue
		}
		if !names[d.Name.Text] && !broken[d.Name.Text] {
			testOfNothing(it.diags, d.Name.Node, d.Name.Text, keys(names))
		}
		if t := it.test(); t != nil {
			l.set.Tests = append(l.set.Tests, t)
		}
	}
}

// test elaborates one test with the machinery for right sides, the parameters
// being bound beforehand.
func (it *loadItem) test() *Test {
	d := it.item.Test
	e := newElab(it.file, it.diags, &Rule{Name: d.Name.Text, File: it.file.Name}, nil)
	t := &Test{Rule: d.Name.Text, File: it.file.Name, Span: e.span(d.Name.Node), Terms: e.r, None: d.None, file: it.file, node: d.Name.Node}
	for _, p := range d.Params {
		if prior, ok := e.vars[p.Name]; ok {
			boundTwice(e.diags, p.Node, p.Name, e.r.Vars[prior].Span)
			continue
		}
		e.addVar(p.Name, ValueVar, p.Node, e.typeOf(p.Type))
		e.uses[p.Name] = 0
	}
	e.side = rightSide
	root := e.fresh()
	e.r.LHS = e.term(d.Left.Tree(), root, rightSide)
	if d.Right != nil {
		e.r.RHS = e.term(d.Right.Tree(), root, rightSide)
	}
	for _, f := range d.Facts {
		t.Facts = append(t.Facts, conjuncts(e.cond(f.Tree(), false))...)
	}
	e.settle(e.r.Vars)
	if len(it.diags.list) > 0 {
		return nil
	}
	c := e.checker()
	c.checkUnusedParams(d)
	c.checkDefinite(d)
	e.checkWidths()
	if len(it.diags.list) > 0 {
		return nil
	}
	if d.Right == nil {
		e.r.RHS = e.r.LHS
	}
	e.r.Guards = t.Facts
	e.finish(e.r)
	e.r.Guards = nil
	if d.Right == nil {
		e.r.RHS = nil
	}
	return t
}

// Run runs a test against the rules of a set; nil when it passes.
func (t *Test) Run(s *Set) *diag.Diagnostic {
	var tried []*Rule
	for _, r := range s.Rules {
		if r.Name == t.Rule || r.Family == t.Rule {
			tried = append(tried, r)
		}
	}
	if n := len(tried); n > 0 { // of two of one name the last is meant: with Apart the first is of Base
		last := tried[n-1].File
		tried = slices.DeleteFunc(tried, func(r *Rule) bool { return r.File != last })
	}
	for _, r := range tried {
		got, ok := t.apply(r, t.Terms.LHS)
		switch {
		case !ok:
			continue
		case t.None:
			return t.failed("the rule applies, and makes " + t.Terms.TermString(got))
		case !sameTerm(t.Terms, got, t.Terms.RHS):
			return t.failed("the rule makes " + t.Terms.TermString(got) + ", not " + t.Terms.TermString(t.Terms.RHS))
		}
		return nil
	}
	if t.None {
		return nil
	}
	return t.failed("the rule does not apply to " + t.Terms.TermString(t.Terms.LHS))
}

// TestFailed is the code of a test that does not pass.
const TestFailed syntax.Code = "test-failed"

func (t *Test) failed(msg string) *diag.Diagnostic {
	d := t.file.Diagnostic(diag.Error, t.node.Pos, t.file.End(t.node), "test of "+t.Rule+": "+msg)
	d.Cause = TestFailed
	return d
}
