package load

import (
	"rewrite/dsl"
	"rewrite/dsl/syntax"
	"rewrite/passes/ir/num"
)

// tests elaborates the tests, which are there only if they were asked for.
func (l *loader) tests() {
	names := map[string]bool{}
	for _, r := range l.set.Rules {
		names[r.Name], names[r.Family] = true, true
	}
	// A rule with errors has said enough: its tests need no error of their own.
	broken := map[string]bool{}
	mirrors := map[string][]*syntax.Mirror{}
	for _, it := range l.items {
		if it.item.Rule != nil {
			broken[it.item.Rule.Name.Text] = true
			mirrors[it.item.Rule.Name.Text] = it.item.Rule.Mirrors
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
		l.set.Tests = append(l.set.Tests, it.tests(mirrors[d.Name.Text])...)
	}
}

// tests elaborates one test: one for each way to take alternatives of patterns on its left
// side, and the mirrors of its family.
func (it *loadItem) tests(mirrors []*syntax.Mirror) (list []*dsl.Test) {
	var c choosers
	for more := true; more; more = c[leftSide].next() {
		var first *dsl.Test
		c[rightSide] = chooser{}
		for more := true; more; more = c[rightSide].next() {
			c[leftSide].rewind()
			switch t := it.test(&c); {
			case t == nil:
				return nil
			case first == nil:
				first = t
			default:
				first.Or = append(first.Or, t)
			}
			if it.made++; it.made > maxInstances {
				forTooMany(it.diags, it.item.Test.Name.Node, it.made)
				return nil
			}
		}
		first.Derived = len(list) > 0
		for _, o := range first.Or {
			o.Derived = first.Derived
		}
		list = append(list, first)
	}
	for _, m := range inOrder(mirrors) {
		mirror, _ := dsl.MirrorNamed(m.Text())
		for _, t := range list {
			if x := mirrored(t, mirror); x != nil {
				list = append(list, x)
			}
		}
	}
	return list
}

// mirrored is the mirror of a test, nil if it has none: the rule may have one where the
// types of the test do not tell apart what is complemented.
func mirrored(t *dsl.Test, m dsl.Mirror) *dsl.Test {
	if m == dsl.SwappedSigns && !boundsOnly(t.Terms) {
		return nil // its other constants are examples for one sign
	}
	terms := *t.Terms
	terms.Guards, terms.LaneWise = t.Facts, true
	x, err := terms.Mirror(m)
	if err != nil {
		return nil
	}
	out := *t
	out.Derived, out.Facts, out.Or = true, x.Guards, nil
	x.Guards, x.LaneWise = nil, t.Terms.LaneWise
	out.Terms = x
	for _, o := range t.Or {
		if x := mirrored(o, m); x != nil {
			out.Or = append(out.Or, x)
		}
	}
	return &out
}

// boundsOnly tells whether the numbers of a test are the last ones of signed numbers, which
// have partners among unsigned ones.
func boundsOnly(r *dsl.Rule) bool {
	only := true
	for _, side := range []*dsl.Term{r.LHS, r.RHS} {
		if side == nil {
			continue
		}
		side.Walk(func(t *dsl.Term) {
			typ := r.Types[r.Scalar(t.Type)]
			if t.Kind != dsl.LitTerm || typ.Width == 1 {
				return
			}
			x, ok := t.Lit.At(typ.Width)
			max := num.LowMask(typ.Width - 1)
			only = only && ok && typ.Width >= 8 && (x == max || x == max.Add(num.Of(1)))
		})
	}
	return only
}

// test elaborates one test with the machinery for right sides, the parameters
// being bound beforehand.
func (it *loadItem) test(c *choosers) *dsl.Test {
	d := it.item.Test
	e := newElab(it.file, it.diags, &dsl.Rule{Name: d.Name.Text, File: it.file.Name}, nil)
	e.patterns, e.choices = it.patterns, c
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
	e.half = rightSide
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
	check := e.checker()
	check.checkUnusedParams(d)
	check.checkDefinite(d)
	e.checkWidths()
	if len(it.diags.list) > 0 {
		return nil
	}
	e.r.Guards = t.Facts
	e.finish(e.r)
	e.r.Guards = nil
	return t
}
