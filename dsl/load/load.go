// Package load reads rule files: it checks their text, finds what names and types it
// means, and makes of it the rules, tests, groups and cost models of package dsl, or says
// what is wrong with it.
//
// A declaration of a file is an item (load.go). An elaborator (elab.go) turns the syntax
// of a rule into terms, by what names stand for (scope.go) and what is known of types
// (typing.go, infer.go); a checker (check.go) then looks at the rule as a whole.
// What it says is in errors.go, a function for each message.
package load

import (
	"bytes"
	"errors"
	"io/fs"
	"os"
	"slices"
	"strings"
	"sync"

	"rewrite/dsl"
	"rewrite/dsl/internal/parallel"
	"rewrite/dsl/syntax"
	"rewrite/passes/ir/diag"
)

// Options say how to load.
type Options struct {
	Tests bool     // look into tests as well
	Base  *dsl.Set // what the sources add to and may override; nil for nothing
	// Apart lets a rule of the sources have the name of one of Base, with a warning,
	// where it would be an error: both are in the Set then. One that is the same in
	// all else is there once, without a word.
	Apart bool
	// Memory gives the rules of files that were checked before; nil for none.
	// It is not asked where Tests are wanted.
	Memory Memory
	// Choose tells which form of an instance of a family stands, see family.go. With a
	// nil one that is the first one, right or wrong.
	Choose Choose
}

// A Choose gives the index of the first rule that holds, all being forms of one; or Wrong or
// Undecided, of the first, and why.
type Choose func(forms []*dsl.Rule) (i int, why string)

// What a Choose says where nothing is known to hold.
const (
	Wrong     = -1
	Undecided = -2
)

// Files reads and checks rule files. Everything wrong is reported, file by file
// in the order given; the Set holds what is right.
func Files(paths ...string) (*dsl.Set, diag.Diagnostics) {
	sources, diags := Read(paths...)
	set, more := Sources(sources, Options{})
	return set, append(diags, more...)
}

// Read reads files at once; those that can't be read are reported.
func Read(paths ...string) ([]dsl.Source, diag.Diagnostics) {
	texts, errs := make([]string, len(paths)), make([]error, len(paths))
	var wg sync.WaitGroup
	for i, p := range paths {
		wg.Go(func() {
			b, err := os.ReadFile(p)
			texts[i], errs[i] = string(b), err
		})
	}
	wg.Wait()
	var sources []dsl.Source
	var diags diag.Diagnostics
	for i, p := range paths {
		if errs[i] == nil {
			sources = append(sources, dsl.Source{Name: p, Text: texts[i]})
			continue
		}
		err := errs[i]
		var pe *fs.PathError
		if errors.As(err, &pe) {
			err = pe.Err
		}
		diags = append(diags, &diag.Diagnostic{Severity: diag.Error, File: p, Msg: err.Error(), Cause: errs[i]})
	}
	return sources, diags
}

// Sources is Files on texts.
func Sources(sources []dsl.Source, opt Options) (*dsl.Set, diag.Diagnostics) {
	l := &loader{opt: opt, sources: sources, files: make([]*syntax.File, len(sources)), syntaxErrs: make([]diag.Diagnostics, len(sources))}
	mode := syntax.SkipTests
	if opt.Tests {
		mode = syntax.All
	}
	if opt.Memory != nil && !opt.Tests {
		l.known = make([]*dsl.Set, len(sources))
	}
	var wg sync.WaitGroup
	for i, s := range sources {
		wg.Go(func() {
			if l.known != nil {
				l.known[i] = opt.Memory.Known(s)
			}
			if l.known == nil || l.known[i] == nil {
				l.files[i], l.syntaxErrs[i] = syntax.Parse(s.Name, s.Text, mode)
			}
		})
	}
	wg.Wait()
	set, diags := l.load()
	if l.known == nil {
		return set, diags
	}
	if len(diags) > 0 { // what is wrong is told from the texts
		opt.Memory = nil
		return Sources(sources, opt)
	}
	l.keep()
	return set, nil
}

type loader struct {
	opt        Options
	sources    []dsl.Source
	known      []*dsl.Set     // from opt.Memory, nil for what was parsed; nil without it
	files      []*syntax.File // stand-ins for what is known
	syntaxErrs []diag.Diagnostics
	items      []*loadItem
	set        *dsl.Set
	baseNames  map[string]*dsl.Rule // the rules of opt.Base; made when it is needed
}

// A loadItem is one declaration on its way into the set.
type loadItem struct {
	file  *syntax.File
	item  *syntax.Item
	group string
	diags *reporter
	rules []*dsl.Rule // instances

	patterns patterns        // that the item can use
	forms    []instanceForms // of each of rules, as they are written
	keys     map[string]bool // of rules
	family   bool            // its instances are told apart by Choose
	made     int             // how many forms there are
	leftOut  []dsl.LeftOut
}

func (l *loader) load() (*dsl.Set, diag.Diagnostics) {
	for i, f := range l.files {
		if f == nil {
			l.files[i] = l.standIn(l.sources[i], l.known[i])
			continue
		}
		group := ""
		for _, it := range f.Items {
			if it.Group != nil {
				group = it.Group.Name.Text
			}
			l.items = append(l.items, &loadItem{file: f, item: it, group: group, diags: newReporter(f)})
		}
	}
	l.patternsOf()
	parallel.Each(len(l.items), func(i int) {
		if it := l.items[i]; it.item.Rule != nil && it.rules == nil {
			it.elaborate()
			it.settle(l.opt.Choose)
		}
	})
	l.set = &dsl.Set{}
	for _, it := range l.items {
		l.set.LeftOut = append(l.set.LeftOut, it.leftOut...)
	}
	if b := l.opt.Base; b != nil {
		l.set.Rules = slices.Clone(b.Rules)
		l.set.Costs = slices.Clone(b.Costs)
	}
	l.groups()
	l.rules()
	l.costs()
	l.tests()
	var diags diag.Diagnostics
	for i, f := range l.files {
		all := l.syntaxErrs[i]
		for _, it := range l.items {
			if it.file == f {
				all = append(all, it.diags.list...)
			}
		}
		all.Sort()
		diags = append(diags, all...)
	}
	return l.set, diags
}

// maxInstances bounds what the `for` lists of one rule multiply to. Lists over
// all predicates and a few ops stay far below; a mistyped product does not.
const maxInstances = 256

// validName tells whether a name suits reports, globs and file names.
func validName(name string) bool {
	for i, c := range name {
		if !(c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || i > 0 && (c >= '0' && c <= '9' || c == '_' || c == '-')) {
			return false
		}
	}
	return name != ""
}

// elaborate makes the rules of a declaration, one for each choice of its lists.
func (it *loadItem) elaborate() {
	d := it.item.Rule
	if !validName(d.Name.Text) {
		badName(it.diags, d.Name.Node, d.Name.Text)
	}
	if d.Axiom != nil && d.Axiom.Empty() {
		axiomReason(it.diags, d.Axiom.Node)
	}
	if d.Specific != nil && d.Specific.Empty() {
		specificReason(it.diags, d.Specific.Node)
	}
	for i, m := range d.Mirrors {
		if slices.ContainsFunc(d.Mirrors[:i], func(o *syntax.Mirror) bool { return o.Text() == m.Text() }) {
			mirrorTwice(it.diags, m.Node, m.Text())
		}
		if d.Axiom != nil && m.Text() == dsl.SwappedSigns.String() {
			axiomMirrored(it.diags, m.Node, m.Text())
		}
	}
	names, used := map[string]bool{}, map[string]*bool{}
	count := 1
	for _, f := range d.For {
		for _, n := range f.Names {
			if names[n.Text] {
				forDuplicate(it.diags, n.Node, n.Text)
			}
			names[n.Text] = true
			used[n.Text] = new(bool)
		}
		seen := map[string]bool{}
		for _, v := range f.Values {
			if len(v.Parts) != len(f.Names) {
				forShape(it.diags, v.Node, len(f.Names), len(v.Parts))
			}
			for _, p := range v.Parts {
				if c := p.Text[0]; p.Minus && p.Text != "inf" && (c < '0' || c > '9') {
					forValue(it.diags, p.Node, p.Text)
				}
			}
			text := valueText(v)
			if seen[text] {
				forDuplicate(it.diags, v.Node, text)
			}
			seen[text] = true
		}
		count *= len(f.Values)
		if count > maxInstances {
			forTooMany(it.diags, f.Node, count)
			break
		}
	}
	if len(it.diags.list) > 0 {
		return
	}
	it.keys = map[string]bool{}
	it.instances(0, map[string]*forBinding{}, nil, used)
	it.diags.instances(max(count, it.made))
	for _, f := range d.For {
		for _, n := range f.Names {
			if !*used[n.Text] && len(it.diags.list) == 0 {
				forUnused(it.diags, n.Node, n.Text)
			}
		}
	}
	if len(it.diags.list) > 0 {
		it.rules = nil
	}
}

func valueText(v *syntax.ForValue) string {
	var parts []string
	for _, p := range v.Parts {
		text := p.Text
		if p.Minus {
			text = "-" + text
		}
		parts = append(parts, text)
	}
	return strings.Join(parts, ",")
}

// rules puts the rules together, names checked across files.
func (l *loader) rules() {
	families := map[string]*dsl.Rule{} // the first instance of each
	place := map[string]int{}
	for i, r := range l.set.Rules {
		if families[r.Family] == nil {
			families[r.Family], place[r.Family] = r, i
		}
	}
	overridden := map[string]*dsl.Rule{}
	own := map[string]*dsl.Rule{} // those of the sources, with Apart
	pass := func(override bool) {
		for _, it := range l.items {
			d := it.item.Rule
			if d == nil || d.Override != override || len(it.diags.list) > 0 && len(it.rules) == 0 {
				continue
			}
			name := d.Name.Text
			prior := families[name]
			switch {
			case !override && prior != nil && l.opt.Apart && own[name] == nil:
				own[name] = it.rules[0]
				if l.inBase(it.rules) {
					continue
				}
				sharedName(it.diags, it.rules[0], prior)
				l.set.Rules = append(l.set.Rules, it.rules...)
				continue
			case !override && prior != nil, override && overridden[name] != nil:
				if override {
					prior = overridden[name]
				}
				duplicateRule(it.diags, d.Name.Node, name, prior)
				continue
			case override && prior == nil:
				overrideNothing(it.diags, d.Name.Node, name, keys(families))
				continue
			case override:
				at := slices.IndexFunc(l.set.Rules, func(r *dsl.Rule) bool { return r.Family == name })
				rest := slices.DeleteFunc(slices.Clone(l.set.Rules), func(r *dsl.Rule) bool { return r.Family == name })
				l.set.Rules = slices.Insert(rest, at, it.rules...)
				overridden[name] = it.rules[0]
				continue
			}
			families[name], own[name] = it.rules[0], it.rules[0]
			l.set.Rules = append(l.set.Rules, it.rules...)
		}
	}
	pass(false)
	pass(true)
}

// lineOf is the line of the text that a name stands on.
func (it *loadItem) lineOf(name *syntax.Label) string {
	return it.file.Diagnostic(diag.Note, name.Pos, name.Pos, "").Source
}

// inBase tells whether Base has the same instances under the same names.
func (l *loader) inBase(instances []*dsl.Rule) bool {
	if l.baseNames == nil {
		l.baseNames = map[string]*dsl.Rule{}
		for _, r := range l.opt.Base.Rules {
			l.baseNames[r.Name] = r
		}
	}
	for _, r := range instances {
		b := l.baseNames[r.Name]
		if b == nil || !bytes.Equal(b.Content(), r.Content()) {
			return false
		}
	}
	return true
}

// groups collects the groups and puts them in order.
func (l *loader) groups() {
	byName := map[string]*dsl.Group{"": {}}
	order := []string{""}
	nodes := map[string]*loadItem{}
	if b := l.opt.Base; b != nil {
		for _, g := range b.Groups {
			copied := *g
			if byName[g.Name] == nil {
				order = append(order, g.Name)
			}
			byName[g.Name] = &copied
		}
	}
	for _, it := range l.items {
		d := it.item.Group
		if d == nil {
			continue
		}
		name := d.Name.Text
		if !validName(name) {
			badName(it.diags, d.Name.Node, name)
		}
		g := byName[name]
		if g == nil {
			g = &dsl.Group{Name: name, Doc: it.item.Doc}
			byName[name] = g
			order = append(order, name)
			nodes[name] = it
		}
		for _, a := range d.After {
			if !slices.Contains(g.After, a.Text) {
				g.After = append(g.After, a.Text)
			}
		}
	}
	for _, it := range l.items {
		if d := it.item.Group; d != nil {
			for _, a := range d.After {
				if byName[a.Text] == nil {
					unknownGroup(it.diags, a.Node, a.Text, order)
				}
			}
		}
	}
	// Depth first in the order of the text: a stable topological order.
	state := map[string]int{}
	var visit func(name string)
	visit = func(name string) {
		g := byName[name]
		if g == nil || state[name] == 2 {
			return
		}
		if state[name] == 1 {
			if it := nodes[name]; it != nil {
				groupCycle(it.diags, it.item.Group.Name.Node, name)
			}
			return
		}
		state[name] = 1
		for _, a := range g.After {
			visit(a)
		}
		state[name] = 2
		l.set.Groups = append(l.set.Groups, g)
	}
	for _, name := range order {
		visit(name)
	}
}
