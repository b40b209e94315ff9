package lsp

import (
	"fmt"
	"path/filepath"
	"slices"
	"sync"
	"sync/atomic"

	"rewrite/dsl"
	"rewrite/dsl/load"
	"rewrite/dsl/prove/record"
	"rewrite/dsl/syntax"
	"rewrite/passes/ir/diag"
)

// A document is one version of an open file. Its text does not change.
type document struct {
	uri, path string // path: "" for what is no file
	version   int32
	text      *text

	mu          sync.Mutex // held while an analysis is made
	alone, full atomic.Pointer[analysis]

	// What is known of the whole document so far; guarded by server.mu.
	published bool
	linted    bool     // lints are of this version, else what is left of those of earlier ones
	lints     []remark // of the document's rules
	proved    bool     // nothing is left to prove
	line      int      // where the user looks, in lines of rule files
}

func newDocument(uri string, version int32, t *text) *document {
	return &document{uri: uri, path: pathOf(uri), version: version, text: t}
}

// analysis checks the document on top of its folder, once.
func (d *document) analysis(s *server) *analysis {
	d.mu.Lock()
	defer d.mu.Unlock()
	if a := d.full.Load(); a != nil {
		return a
	}
	a := s.analyze(d, s.baseOf(d))
	d.full.Store(a)
	d.alone.Store(nil)
	return a
}

// quick is the analysis as far as it goes without waiting for the folder: what
// depends on other files may be missing.
func (d *document) quick(s *server) *analysis {
	if a := d.full.Load(); a != nil {
		return a
	}
	if b := s.loaded(d, s.siblings(d)); b != nil {
		return d.analysis(s)
	}
	if a := d.alone.Load(); a != nil {
		return a
	}
	a := s.analyze(d, nil)
	d.alone.Store(a)
	return a
}

// forget drops the analyses: they are made again if anybody asks.
func (d *document) forget() {
	d.alone.Store(nil)
	d.full.Store(nil)
}

// name is what diagnostics of the document carry as their file.
func (d *document) name() string {
	if d.path != "" {
		return d.path
	}
	return d.uri
}

// An analysis is what the text of a document says.
type analysis struct {
	file     *syntax.File
	names    []*occurrence
	base     *base // nil: the document was looked at by itself
	set      *dsl.Set
	rules    []*dsl.Rule // of the document itself
	problems diag.Diagnostics

	recorded func() map[*dsl.Rule]*record.Entry // of rules
}

// ofOtherFiles are the errors that what stands in another file may take away.
var ofOtherFiles = []syntax.Code{"override-nothing", "unknown-group", "unknown-cost", "test-of-nothing"}

// analyze checks a document on top of its folder, or by itself with a nil base. The
// library comes in only if the document overrides rules of it: files of the library
// itself, and copies, would clash with it otherwise.
func (s *server) analyze(d *document, b *base) *analysis {
	a := &analysis{base: b}
	a.recorded = sync.OnceValue(func() map[*dsl.Rule]*record.Entry {
		known := map[*dsl.Rule]*record.Entry{}
		for i, e := range s.cfg.Records.Verdicts(a.rules) {
			if e != nil {
				known[a.rules[i]] = e
			}
		}
		return known
	})
	a.file, _ = syntax.Parse(d.name(), d.text.src, syntax.All)
	a.names = occurrences(a.file)
	a.set, a.problems = load.Sources([]dsl.Source{{Name: d.name(), Text: d.text.src}}, load.Options{Tests: true, Base: s.below(a), Choose: s.choose})
	for _, r := range a.set.Rules {
		if r.File == d.name() {
			a.rules = append(a.rules, r)
		}
	}
	if b == nil {
		a.problems = slices.DeleteFunc(a.problems, func(p *diag.Diagnostic) bool { return slices.Contains(ofOtherFiles, code(p)) })
		return a
	}
	if !a.problems.HasErrors() {
		for _, t := range a.set.Tests {
			if p := t.Run(a.set); p != nil {
				a.problems = append(a.problems, p)
			}
		}
	}
	a.clashes()
	return a
}

// below is what the document is checked on top of.
func (s *server) below(a *analysis) *dsl.Set {
	declared, costs, overrides := map[string]bool{}, map[string]bool{}, map[string]bool{}
	for _, it := range a.file.Items {
		switch {
		case it.Rule != nil && it.Rule.Override:
			overrides[it.Rule.Name.Text] = true
		case it.Rule != nil:
			declared[it.Rule.Name.Text] = true
		case it.Cost != nil:
			costs[it.Cost.Name.Text] = true
		}
	}
	on := &dsl.Set{}
	known := map[string]bool{}
	if a.base != nil {
		on.Groups = a.base.set.Groups
		for _, r := range a.base.set.Rules {
			known[r.Family] = true
			if !declared[r.Family] {
				on.Rules = append(on.Rules, r)
			}
		}
		for _, m := range a.base.set.Costs {
			if !costs[m.Name] {
				on.Costs = append(on.Costs, m)
				costs[m.Name] = true
			}
		}
	}
	if lib := s.cfg.Library; lib != nil {
		for _, m := range lib.Costs {
			if !costs[m.Name] {
				on.Costs = append(on.Costs, m)
			}
		}
		if slices.ContainsFunc(lib.Rules, func(r *dsl.Rule) bool { return overrides[r.Family] && !known[r.Family] && !declared[r.Family] }) {
			for _, r := range lib.Rules {
				if !known[r.Family] && !declared[r.Family] {
					on.Rules = append(on.Rules, r)
				}
			}
			for _, g := range lib.Groups {
				if !slices.ContainsFunc(on.Groups, func(o *dsl.Group) bool { return o.Name == g.Name }) {
					on.Groups = append(slices.Clip(on.Groups), g)
				}
			}
		}
	}
	return on
}

// clashes tells of rules that another file of the folder has as well: the two
// files may be meant for different runs, so that it is no error.
func (a *analysis) clashes() {
	where := map[string]*dsl.Rule{}
	for _, r := range a.base.set.Rules {
		if where[r.Family] == nil {
			where[r.Family] = r
		}
	}
	seen := map[string]bool{}
	for _, r := range a.rules {
		if o := where[r.Family]; o != nil && !seen[r.Family] && a.declares(r.Family) {
			seen[r.Family] = true
			p := r.Diagnostic(diag.Note, nil, fmt.Sprintf("rule %s is declared in %s too: the two files can't be loaded together", r.Family, filepath.Base(o.File)))
			p.Related = append(p.Related, o.Diagnostic(diag.Note, nil, "the other one"))
			a.problems = append(a.problems, p)
		}
	}
}

// declares tells whether the document declares a rule without overriding it.
func (a *analysis) declares(family string) bool {
	return slices.ContainsFunc(a.names, func(o *occurrence) bool { return o.kind == ruleName && o.declares && o.name == family })
}

// check looks at the newest version of a document behind the client's back, publishes
// what its text says, and leaves the rest to the work in the background.
func (s *server) check(uri string) {
	go func() {
		s.checking.Lock()
		defer s.checking.Unlock()
		s.mu.Lock()
		d := s.docs[uri]
		s.mu.Unlock()
		if d == nil || s.work.Err() != nil {
			return
		}
		d.quick(s)
		s.mu.Lock()
		again := d.published
		s.mu.Unlock()
		if !again {
			s.publishDocument(d)
		}
		s.wake()
	}()
}

// publishDocument says what is known of a document by now, if it is the newest.
func (s *server) publishDocument(d *document) {
	s.publishing.Lock()
	defer s.publishing.Unlock()
	a := d.quick(s)
	s.mu.Lock()
	newest := s.docs[d.uri] == d && s.work.Err() == nil
	lints := d.lints
	d.published = true
	s.mu.Unlock()
	if !newest {
		return
	}
	p := publishDiagnosticsParams{URI: d.uri, Version: d.version, Diagnostics: []diagnostic{}}
	for _, problem := range slices.Concat(a.problems, placed(lints, a.rules), s.found(a)) {
		p.Diagnostics = append(p.Diagnostics, s.diagnostic(d, a, problem))
	}
	s.publish(p)
}

// recheckFolder looks at a document and at all open ones beside it again: a file
// of theirs has changed.
func (s *server) recheckFolder(uri string) {
	dir := filepath.Dir(pathOf(uri))
	s.mu.Lock()
	var again []string
	for u, d := range s.docs {
		if u == uri || d.path != "" && filepath.Dir(d.path) == dir {
			s.setDocument(newDocument(u, d.version, d.text))
			again = append(again, u)
		}
	}
	s.mu.Unlock()
	slices.Sort(again)
	for _, u := range again {
		s.check(u)
	}
}

// diagnostic is a message in the form of the protocol.
func (s *server) diagnostic(d *document, a *analysis, p *diag.Diagnostic) diagnostic {
	out := diagnostic{Source: "rewrite", Message: p.Msg, Severity: severityOf(p.Severity), Range: s.rangeOf(d.text, p)}
	if p.Hint != "" {
		out.Message += "\n" + p.Hint
	}
	out.Code = string(code(p))
	for _, r := range p.Related {
		uri, t := a.placeOf(d, r)
		if t == nil { // no place that an editor can go to
			out.Message += "\n" + r.Msg
			if r.File != "" {
				out.Message += fmt.Sprintf(" (%s:%d)", r.File, r.Line)
			}
			continue
		}
		out.RelatedInformation = append(out.RelatedInformation, relatedInformation{location{uri, s.rangeOf(t, r)}, r.Msg})
	}
	return out
}

func severityOf(sev diag.Severity) int {
	switch sev {
	case diag.Error:
		return severityError
	case diag.Warning:
		return severityWarning
	}
	return severityInformation
}

func (s *server) rangeOf(t *text, p *diag.Diagnostic) lspRange {
	from := t.at(p.Line, p.Col)
	if p.Line == 0 {
		from = 0
	}
	return t.span(from, from+max(p.Len, 1), s.encoding())
}

func (s *server) encoding() encoding {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.enc
}

// placeOf finds the file that a message is about: the document or one beside it.
func (a *analysis) placeOf(d *document, p *diag.Diagnostic) (uri string, t *text) {
	switch {
	case p.Line == 0:
		return "", nil
	case p.File == d.name():
		return d.uri, d.text
	case a.base == nil:
		return "", nil
	}
	return a.base.place(p.File)
}
