package load

import "rewrite/dsl"

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
func (it *loadItem) test() *dsl.Test {
	d := it.item.Test
	e := newElab(it.file, it.diags, &dsl.Rule{Name: d.Name.Text, File: it.file.Name}, nil)
	e.r.Span, e.r.Source = e.span(d.Name.Node), it.lineOf(d.Name)
	t := &dsl.Test{Rule: d.Name.Text, File: it.file.Name, Span: e.r.Span, Terms: e.r, None: d.None}
	for _, p := range d.Params {
		if prior, ok := e.vars[p.Name]; ok {
			boundTwice(e.diags, p.Node, p.Name, e.r.Vars[prior].Span)
			continue
		}
		e.addVar(p.Name, dsl.ValueVar, p.Node, e.typeOf(p.Type))
		e.uses[p.Name] = 0
	}
	e.side = rightSide
	root := e.fresh()
	e.r.LHS = e.term(d.Left.Tree(), root)
	if d.Right != nil {
		e.r.RHS = e.term(d.Right.Tree(), root)
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
