package load

import (
	"slices"

	"rewrite/dsl"
	"rewrite/dsl/syntax"
)

// A Memory keeps the checked rules of rule files, so that a file that was read
// before is not parsed again. It is asked from several goroutines.
//
// A file is known by its text alone: what its rules mean depends on nothing else.
// Names that clash with those of other files are found as ever.
type Memory interface {
	// Known is what was kept of the source's text, nil if nothing was. The names
	// of files in it are of no meaning. The loader changes nothing of it.
	Known(dsl.Source) *dsl.Set
	// Keep is called for each source that was parsed, without errors, and holds
	// rules and at most one group, and no cost models and no overrides: their
	// meaning depends on other files.
	Keep(dsl.Source, *dsl.Set)
}

// Memories know what any of them knows, the first first; all keep what none does.
type Memories []Memory

// Known asks them in turn.
func (ms Memories) Known(s dsl.Source) *dsl.Set {
	for _, m := range ms {
		if set := m.Known(s); set != nil {
			return set
		}
	}
	return nil
}

// Keep hands it to all.
func (ms Memories) Keep(s dsl.Source, set *dsl.Set) {
	for _, m := range ms {
		m.Keep(s, set)
	}
}

// standIn adds the items of a file whose rules are known. They have no places in
// the text: whoever has something to say about them reads it again.
func (l *loader) standIn(s dsl.Source, known *dsl.Set) *syntax.File {
	f := &syntax.File{Name: s.Name, Src: s.Text}
	label := func(name string) *syntax.Label { return &syntax.Label{Text: name} }
	for _, g := range known.Groups {
		if g.Name != "" {
			it := &syntax.Item{Doc: g.Doc, Group: &syntax.Group{Name: label(g.Name)}}
			l.items = append(l.items, &loadItem{file: f, item: it, group: g.Name, diags: newReporter(f)})
		}
	}
	for rest := known.Rules; len(rest) > 0; {
		n := slices.IndexFunc(rest, func(r *dsl.Rule) bool { return r.Family != rest[0].Family })
		if n < 0 {
			n = len(rest)
		}
		it := &loadItem{file: f, item: &syntax.Item{Doc: rest[0].Doc, Rule: &syntax.Rule{Name: label(rest[0].Family)}}, group: rest[0].Group, diags: newReporter(f)}
		for _, r := range rest[:n] {
			if r.File != s.Name {
				named := *r
				named.File = s.Name
				r = &named
			}
			it.rules = append(it.rules, r)
		}
		l.items = append(l.items, it)
		rest = rest[n:]
	}
	return f
}

// keep hands what was parsed to the Memory.
func (l *loader) keep() {
	for i, f := range l.files {
		if l.known[i] != nil {
			continue
		}
		set := &dsl.Set{}
		alone := true
		for _, it := range l.items {
			if it.file != f {
				continue
			}
			switch d := it.item; {
			case d.Group != nil:
				alone = alone && len(set.Groups) == 0 && len(d.Group.After) == 0
				set.Groups = append(set.Groups, &dsl.Group{Name: d.Group.Name.Text, Doc: d.Doc})
			case d.Rule != nil:
				alone = alone && !d.Rule.Override
				set.Rules = append(set.Rules, it.rules...)
			case d.Cost != nil:
				alone = false
			}
		}
		if alone {
			l.opt.Memory.Keep(l.sources[i], set)
		}
	}
}
