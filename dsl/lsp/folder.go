package lsp

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"rewrite/dsl"
	"rewrite/dsl/load"
	"rewrite/dsl/prove"
	"rewrite/dsl/prove/record"
)

// A base is the other rule files of a document's folder, loaded.
type base struct {
	sources []dsl.Source
	set     *dsl.Set
}

// siblings reads the other .rw files of the folder, as they are in the editor
// or else on disk.
func (s *server) siblings(d *document) []dsl.Source {
	if d.path == "" {
		return nil
	}
	paths, err := filepath.Glob(filepath.Join(globQuote(filepath.Dir(d.path)), "*.rw")) // sorted
	if err != nil {
		return nil
	}
	open := map[string]*text{}
	s.mu.Lock()
	for _, o := range s.docs {
		open[o.path] = o.text
	}
	s.mu.Unlock()
	var sources []dsl.Source
	for _, p := range paths {
		if p == d.path {
			continue
		}
		if t := open[p]; t != nil {
			sources = append(sources, dsl.Source{Name: p, Text: t.src})
		} else if b, err := os.ReadFile(p); err == nil {
			sources = append(sources, dsl.Source{Name: p, Text: s.memory.text(p, b)})
		}
	}
	return sources
}

// globQuote takes the special meaning from the characters of a folder's name.
func globQuote(dir string) string {
	return strings.NewReplacer("*", `\*`, "?", `\?`, "[", `\[`, `\`, `\\`).Replace(dir)
}

// loaded gives the folder of a document if it was loaded before and nothing there
// changed, else nil.
func (s *server) loaded(d *document, sources []dsl.Source) *base {
	if len(sources) == 0 {
		return &base{set: &dsl.Set{}}
	}
	if b, ok := s.bases.Load(d.uri); ok && slices.Equal(b.(*base).sources, sources) {
		return b.(*base)
	}
	return nil
}

// baseOf loads the folder of a document, or finds that nothing there changed.
func (s *server) baseOf(d *document) *base {
	sources := s.siblings(d)
	if b := s.loaded(d, sources); b != nil {
		return b
	}
	b := &base{sources: sources}
	b.set, _ = load.Sources(sources, load.Options{Memory: s.memory, Choose: s.choose}) // their errors are theirs
	s.bases.Store(d.uri, b)
	return b
}

// choose is a load.Choose that remembers: families are checked with each letter typed.
func (s *server) choose(forms []*dsl.Rule) (int, string) {
	prover := prove.ChooseBy(func(r *dsl.Rule) prove.Verdict {
		key := record.Key(r)
		if v, ok := s.forms.Load(key); ok {
			return v.(prove.Verdict)
		}
		v := prove.Rule(r, prove.Options{Effort: prove.QuickEffort})
		s.forms.Store(key, v)
		return v
	})
	return s.cfg.Records.Choose(prover)(forms)
}

// place finds the text of a file of the folder.
func (b *base) place(file string) (uri string, t *text) {
	for _, src := range b.sources {
		if src.Name == file {
			return uriOf(file), newText(src.Text)
		}
	}
	return "", nil
}

// A memory keeps the checked rules of files, one text of each: all documents of a
// folder share them.
type memory struct {
	more load.Memory // is asked for texts that are new here; nil for none

	mu    sync.Mutex
	files map[string]known
}

type known struct {
	text string
	set  *dsl.Set
}

// text is what was read of a file, and the text that is kept if that is the same.
func (m *memory) text(file string, read []byte) string {
	m.mu.Lock()
	defer m.mu.Unlock()
	if k := m.files[file]; k.text == string(read) {
		return k.text
	}
	return string(read)
}

// Known gives the rules of a source, under its name.
func (m *memory) Known(src dsl.Source) *dsl.Set {
	m.mu.Lock()
	k := m.files[src.Name]
	m.mu.Unlock()
	if k.set != nil && k.text == src.Text {
		return k.set
	}
	if m.more == nil {
		return nil
	}
	kept := m.more.Known(src)
	if kept == nil {
		return nil
	}
	set := *kept
	set.Rules = make([]*dsl.Rule, len(kept.Rules))
	for i, r := range kept.Rules {
		named := *r
		named.File = src.Name
		set.Rules[i] = &named
	}
	m.remember(src, &set)
	return &set
}

// Keep keeps the rules of a source in the place of those of its earlier texts.
func (m *memory) Keep(src dsl.Source, set *dsl.Set) {
	m.remember(src, set)
	if m.more != nil {
		m.more.Keep(src, set)
	}
}

func (m *memory) remember(src dsl.Source, set *dsl.Set) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.files[src.Name] = known{src.Text, set}
}
