package load

import (
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"slices"
	"strings"

	"rewrite/dsl"
	"rewrite/dsl/syntax"
)

// A rule of the text stands for a family of instances: one for each choice of its `for`
// lists, for each way to take alternatives of the patterns on its left side, and for their
// mirrors. An instance has several forms where its right side has alternatives: the first
// that holds is the one that stands. Which do is for Options.Choose to tell; instances of
// which no form holds are left out.

// instances goes through the lists from list i on.
func (it *loadItem) instances(i int, subst map[string]*forBinding, values []dsl.ForValue, used map[string]*bool) {
	d := it.item.Rule
	if i == len(d.For) {
		it.alternatives(subst, values)
		return
	}
	f := d.For[i]
	for _, v := range f.Values {
		here := values
		for k, n := range f.Names {
			subst[n.Text] = &forBinding{v.Parts[k], n.Node, used[n.Text]}
			text := v.Parts[k].Text
			if v.Parts[k].Minus {
				text = "-" + text
			}
			here = append(slices.Clip(here), dsl.ForValue{Name: n.Text, Value: text})
		}
		it.instances(i+1, subst, here, used)
	}
}

// alternatives makes an instance for each way to take alternatives on the left side.
func (it *loadItem) alternatives(subst map[string]*forBinding, values []dsl.ForValue) {
	var c choosers
	for more := true; more; more = c[leftSide].next() {
		var forms []*dsl.Rule
		c[rightSide] = chooser{}
		for more := true; more; more = c[rightSide].next() {
			c[leftSide].rewind()
			if r := it.instance(subst, values, &c); r != nil {
				forms = append(forms, r)
			}
			if it.made++; it.made > maxInstances {
				forTooMany(it.diags, it.item.Rule.Name.Node, it.made)
				return
			}
		}
		if len(it.item.Rule.Mirrors) > 0 || len(c[leftSide].what)+len(c[rightSide].what) > 0 {
			it.family = true
		}
		it.mirrors(forms, !c.several())
	}
}

// instance is one rule, nil if there are errors or if it says nothing.
func (it *loadItem) instance(subst map[string]*forBinding, values []dsl.ForValue, c *choosers) *dsl.Rule {
	d := it.item.Rule
	r := &dsl.Rule{Name: d.Name.Text, Family: d.Name.Text, Doc: it.item.Doc, Group: it.group, File: it.file.Name, Reverse: d.Reverse, For: values}
	var in []string
	for _, f := range d.For {
		var texts []string
		for range f.Names {
			v := values[len(in)]
			texts = append(texts, v.Value)
			in = append(in, v.Name+" is "+v.Value)
		}
		r.Name += "/" + strings.Join(texts, ",")
	}
	it.diags.in = strings.Join(in, " and ")
	if d.Arrow.Text == "<=>" {
		r.Arrow = dsl.Equal
	}
	if d.Axiom != nil {
		r.Axiom = strings.Trim(d.Axiom.Text, `"`)
	}
	e := newElab(it.file, it.diags, r, subst)
	e.patterns, e.choices = it.patterns, c
	r.Span = e.span(d.Name.Node)
	r.Source = it.lineOf(d.Name)
	res := e.rule(d)
	it.diags.in = ""
	if what := c[leftSide].what; len(what) > 0 {
		r.Name += "/" + strings.Join(what, ",")
	}
	return res
}

// mirrors adds an instance given by its forms, and its mirrors, unless the same is there.
// Alone, the instance is the rule of the text.
func (it *loadItem) mirrors(forms []*dsl.Rule, alone bool) {
	if len(forms) == 0 {
		return
	}
	all := [][]*dsl.Rule{forms}
	for _, m := range inOrder(it.item.Rule.Mirrors) {
		mirror, _ := dsl.MirrorNamed(m.Text())
		for _, of := range all { // and mirrors of mirrors
			var made []*dsl.Rule
			for _, r := range of {
				x, err := r.Mirror(mirror)
				if err != nil {
					noMirror(it.diags, m.Node, m.Text(), err)
					return
				}
				made = append(made, x)
			}
			all = append(all, made)
		}
	}
	for i, of := range all {
		if key := of[0].Key(); !it.keys[key] {
			it.keys[key] = true
			it.rules = append(it.rules, of[0])
			it.forms = append(it.forms, instanceForms{of, alone && i == 0})
		}
	}
}

// inOrder are mirrors with that of signs first: the others make constants of one sign.
func inOrder(mirrors []*syntax.Mirror) []*syntax.Mirror {
	list := slices.Clone(mirrors)
	slices.SortStableFunc(list, func(a, b *syntax.Mirror) int {
		return cmp.Compare(b.Text(), a.Text()) // swapped signs, swapped order, dual
	})
	return list
}

// instanceForms are what an instance may be.
type instanceForms struct {
	forms []*dsl.Rule
	// alone: there is nothing to choose, this is the rule as it is written. If it is wrong the text is.
	alone bool
}

// maxFrozen is how many variables are frozen together, at most.
const maxFrozen = 2

// formsOf are what an instance may be, the best first: as it is written, or in one
// direction where it is written in both; then with as few variables frozen as can be.
func formsOf(written []*dsl.Rule) (forms []*dsl.Rule) {
	for _, r := range written {
		forms = append(forms, r)
		if r.Arrow == dsl.Equal && !r.Reverse { // which holds in both directions or not at all
			one := *r
			one.Arrow = dsl.Refine
			forms = append(forms, &one)
		}
	}
	for n := 1; n <= maxFrozen; n++ {
		for _, r := range written {
			if r.Reverse {
				continue
			}
			vars := r.Freezable()
			for i, v := range vars {
				if n == 1 {
					forms = append(forms, r.Frozen(v))
					continue
				}
				for _, w := range vars[i+1:] {
					forms = append(forms, r.Frozen(v, w))
				}
			}
		}
	}
	return forms
}

// settle chooses among the forms of the instances of a family.
func (it *loadItem) settle(choose Choose) {
	if !it.family || len(it.rules) == 0 || len(it.diags.list) > 0 {
		return
	}
	var kept, undecided []*dsl.Rule
	for _, in := range it.forms {
		forms := formsOf(in.forms)
		h := sha256.New()
		for _, r := range forms {
			h.Write(r.Content())
		}
		among := hex.EncodeToString(h.Sum(nil)[:amongBytes])
		for _, r := range forms {
			r.Among = among
		}
		if choose == nil {
			kept = append(kept, forms[0])
		} else if i, why := choose(forms); i >= 0 {
			kept = append(kept, forms[i])
		} else if i == Undecided && in.alone {
			kept = append(kept, forms[0]) // as other rules that are not proved
		} else {
			if i == Undecided {
				undecided = append(undecided, forms[0])
			}
			it.leftOut = append(it.leftOut, dsl.LeftOut{Rule: forms[0], Why: why})
			if in.alone && i == Wrong && len(it.forms) > 1 {
				writtenWrong(it.diags, it.item.Rule.Name.Node, forms[0].Name, why)
			}
		}
	}
	if len(kept) == 0 && len(undecided) > 0 {
		kept = undecided[:1]
		it.leftOut = slices.DeleteFunc(it.leftOut, func(l dsl.LeftOut) bool { return l.Rule == kept[0] })
	}
	if len(kept) == 0 && len(it.diags.list) == 0 {
		nothingHolds(it.diags, it.item.Rule.Name.Node, it.item.Rule.Name.Text, it.leftOut[0])
	}
	it.rules = kept
}

// amongBytes of a hash tell one choice from all others.
const amongBytes = 8

// patternsOf are the patterns of each file, with the standard ones.
func (l *loader) patternsOf() {
	var of map[*syntax.File]patterns
	for _, it := range l.items {
		it.patterns = standard()
		if own := of[it.file]; own != nil {
			it.patterns = own
		}
		if it.item.Pattern == nil {
			continue
		}
		if of == nil {
			of = map[*syntax.File]patterns{}
		}
		if of[it.file] == nil {
			of[it.file] = patterns{}
			for name, p := range standard() {
				of[it.file][name] = p
			}
		}
		of[it.file].declare(it.diags, it.item.Pattern)
	}
	for _, it := range l.items { // those behind as well
		if own := of[it.file]; own != nil {
			it.patterns = own
		}
	}
}

// The errors of patterns and families, as in errors.go.

func patternName(r *reporter, n syntax.Node, name string) {
	r.add("pattern-name", n, "%s is no name for a pattern: letters, digits and _, beginning with a small letter", name)
}

func patternTwice(r *reporter, n syntax.Node, name string) {
	r.add("pattern-twice", n, "there is a pattern %s already, in this file or among those that each file has", name)
}

func patternShadows(r *reporter, n syntax.Node, name string) {
	r.add("pattern-shadows", n, "%s means something else in rules", name)
}

func patternParam(r *reporter, n syntax.Node, name, what string) {
	r.add("pattern-param", n, "parameter %s %s", name, what)
}

func patternNoOperation(r *reporter, n syntax.Node) {
	r.add("pattern-no-operation", n, "an alternative is an operation")
}

func patternItself(r *reporter, n syntax.Node, name string) {
	d := r.add("pattern-itself", n, "%s is not known here", name)
	d.Hint = "a pattern uses those before it, and not itself"
}

func patternNotBuilt(r *reporter, n syntax.Node, name string) {
	d := r.add("pattern-not-built", n, "%s can't stand on the right side: its constants are not told there", name)
	d.Hint = "a condition C == ... in the pattern tells what a constant of its own is"
}

func noMirror(r *reporter, n syntax.Node, mirror string, why error) {
	r.add("no-mirror", n, "the rule has no %s: %v", mirror, why)
}

func nothingHolds(r *reporter, n syntax.Node, name string, first dsl.LeftOut) {
	d := r.add("nothing-holds", n, "no instance of %s holds; %s is %s", name, first.Name, first.Text())
	d.Related = append(d.Related, because(first.Why))
}

func writtenWrong(r *reporter, n syntax.Node, name, why string) {
	d := r.add("written-wrong", n, "rule %s is wrong as it is written, whatever holds of its mirrors", name)
	d.Related = append(d.Related, because(why))
}

func patternUnbound(r *reporter, n syntax.Node, name, term string) {
	d := r.add("pattern-unbound", n, "%s is neither a parameter nor in %s", name, term)
	d.Hint = "a constant of the pattern's own is computed by a condition, as in " + name + " == C + 1"
}

func axiomMirrored(r *reporter, n syntax.Node, mirror string) {
	d := r.add("axiom-mirrored", n, "an axiom speaks for the rule as it is written: of %s a proof tells whether it holds", mirror)
	d.Hint = "write the other one as a rule of its own"
}
