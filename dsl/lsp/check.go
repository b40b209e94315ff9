package lsp

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"sync/atomic"

	"rewrite/dsl"
	"rewrite/dsl/lint"
	"rewrite/dsl/prove"
	"rewrite/dsl/syntax"
	"rewrite/passes/ir"
)

// A document is one version of an open file. It does not change.
type document struct {
	uri, path string // path: "" for what is no file
	version   int32
	text      *text
	settled   bool // opened or saved so, and not in the middle of typing
	published atomic.Bool
	analysis  func(s *server) *analysis // computed once
}

func newDocument(uri string, version int32, t *text, settled bool) *document {
	d := &document{uri: uri, path: pathOf(uri), version: version, text: t, settled: settled}
	var once sync.Once
	var a *analysis
	d.analysis = func(s *server) *analysis {
		once.Do(func() { a = s.analyze(d) })
		return a
	}
	return d
}

// name is what diagnostics of the document carry as their file.
func (d *document) name() string {
	if d.path != "" {
		return d.path
	}
	return d.uri
}

// An analysis is what is known of a document.
type analysis struct {
	file     *syntax.File
	names    []*occurrence
	base     *base
	set      *dsl.Set
	rules    []*dsl.Rule // of the document itself
	problems ir.Diagnostics
}

// A base is the other rule files of a document's folder, loaded.
type base struct {
	sources []dsl.Source
	files   []*syntax.File
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
			sources = append(sources, dsl.Source{Name: p, Text: string(b)})
		}
	}
	return sources
}

// globQuote takes the special meaning from the characters of a folder's name.
func globQuote(dir string) string {
	return strings.NewReplacer("*", `\*`, "?", `\?`, "[", `\[`, `\`, `\\`).Replace(dir)
}

// baseOf loads the folder of a document, or finds that nothing there changed.
func (s *server) baseOf(d *document) *base {
	sources := s.siblings(d)
	if b, ok := s.bases.Load(d.uri); ok && slices.Equal(b.(*base).sources, sources) {
		return b.(*base)
	}
	b := &base{sources: sources}
	b.set, _ = dsl.LoadSources(sources, dsl.Options{}) // their errors are theirs
	for _, src := range sources {
		f, _ := syntax.Parse(src.Name, src.Text, syntax.All)
		b.files = append(b.files, f)
	}
	s.bases.Store(d.uri, b)
	return b
}

// analyze checks a document on top of its folder. The library comes in only if
// the document overrides rules of it: files of the library itself, and copies,
// would clash with it otherwise.
func (s *server) analyze(d *document) *analysis {
	a := &analysis{base: s.baseOf(d)}
	a.file, _ = syntax.Parse(d.name(), d.text.src, syntax.All)
	a.names = occurrences(a.file)
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
	on := &dsl.Set{Groups: a.base.set.Groups}
	known := map[string]bool{}
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
	a.set, a.problems = dsl.LoadSources([]dsl.Source{{Name: d.name(), Text: d.text.src}}, dsl.Options{Tests: true, Base: on})
	for _, r := range a.set.Rules {
		if r.File == d.name() {
			a.rules = append(a.rules, r)
		}
	}
	right := !a.problems.HasErrors()
	if right {
		for _, t := range a.set.Tests {
			if p := t.Run(a.set); p != nil {
				a.problems = append(a.problems, p)
			}
		}
	}
	if right && (d.settled || len(a.set.Rules) <= lintAsTyped) {
		a.problems = append(a.problems, lint.Set(a.set, lint.Options{About: func(r *dsl.Rule) bool { return r.File == d.name() }})...)
	}
	a.clashes()
	return a
}

// lintAsTyped is the largest number of rules that are looked at for lints while
// one types; with more that waits until the file is saved.
const lintAsTyped = 400

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
			p := r.Diagnostic(ir.Note, nil, fmt.Sprintf("rule %s is declared in %s too: the two files can't be loaded together", r.Family, filepath.Base(o.File)))
			p.Related = append(p.Related, o.Diagnostic(ir.Note, nil, "the other one"))
			a.problems = append(a.problems, p)
		}
	}
}

// declares tells whether the document declares a rule without overriding it.
func (a *analysis) declares(family string) bool {
	return slices.ContainsFunc(a.names, func(o *occurrence) bool { return o.kind == ruleName && o.declares && o.name == family })
}

// check looks at the newest version of a document behind the client's back, and
// publishes what it finds; prove says to go on with proofs.
func (s *server) check(uri string, proofs bool) {
	go func() {
		if d := s.checkNow(uri); d != nil && proofs && !s.cfg.NoProofs {
			s.prove(d)
		}
	}()
}

func (s *server) checkNow(uri string) *document {
	s.checking.Lock()
	defer s.checking.Unlock()
	s.mu.Lock()
	d := s.docs[uri]
	s.mu.Unlock()
	if d == nil || s.work.Err() != nil || d.published.Swap(true) {
		return d
	}
	s.publishDocument(d)
	return d
}

func (s *server) publishDocument(d *document) {
	a := d.analysis(s)
	p := publishDiagnosticsParams{URI: d.uri, Version: d.version, Diagnostics: []diagnostic{}}
	for _, problem := range slices.Concat(a.problems, s.disproved(a)) {
		p.Diagnostics = append(p.Diagnostics, s.diagnostic(d, problem))
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
			s.docs[u] = newDocument(u, d.version, d.text, true)
			again = append(again, u)
		}
	}
	s.mu.Unlock()
	slices.Sort(again)
	for _, u := range again {
		s.check(u, true)
	}
}

// verdict proves a rule, once.
func (s *server) verdict(r *dsl.Rule) prove.Verdict {
	key := r.String()
	if v, ok := s.verdicts.Load(key); ok {
		return v.(prove.Verdict)
	}
	v := prove.Rule(r, prove.Options{})
	s.verdicts.Store(key, v)
	return v
}

// disproved are messages about the rules of which it is known by now that they
// are wrong or not proved.
func (s *server) disproved(a *analysis) ir.Diagnostics {
	var found ir.Diagnostics
	for _, r := range a.rules {
		if v, ok := s.verdicts.Load(r.String()); ok {
			if p := v.(prove.Verdict).Diagnostic(r); p != nil {
				found = append(found, p)
			}
		}
	}
	return found
}

// prove tries the rules of a document, as long as it is the newest, and
// publishes again if one is wrong.
func (s *server) prove(d *document) {
	s.proving.Lock()
	defer s.proving.Unlock()
	a := d.analysis(s)
	before := len(s.disproved(a))
	recorded := s.cfg.Records.Verdicts(a.rules)
	for i, r := range a.rules {
		if !s.newest(d) {
			return
		}
		if recorded[i] == nil {
			s.verdict(r)
		}
	}
	if len(s.disproved(a)) == before {
		return
	}
	s.checking.Lock()
	defer s.checking.Unlock()
	if s.newest(d) {
		s.publishDocument(d)
	}
}

func (s *server) newest(d *document) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.docs[d.uri] == d && s.work.Err() == nil
}

// diagnostic is a message in the form of the protocol.
func (s *server) diagnostic(d *document, p *ir.Diagnostic) diagnostic {
	out := diagnostic{Source: "rewrite", Message: p.Msg, Severity: severityOf(p.Severity), Range: s.rangeOf(d.text, p)}
	if p.Hint != "" {
		out.Message += "\n" + p.Hint
	}
	var code syntax.Code
	if errors.As(p.Cause, &code) {
		out.Code = string(code)
	}
	for _, r := range p.Related {
		uri, t := s.placeOf(d, r)
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

func severityOf(sev ir.Severity) int {
	switch sev {
	case ir.Error:
		return severityError
	case ir.Warning:
		return severityWarning
	}
	return severityInformation
}

func (s *server) rangeOf(t *text, p *ir.Diagnostic) lspRange {
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
func (s *server) placeOf(d *document, p *ir.Diagnostic) (uri string, t *text) {
	if p.Line == 0 {
		return "", nil
	}
	if p.File == d.name() {
		return d.uri, d.text
	}
	return d.analysis(s).base.place(p.File)
}

func (b *base) place(file string) (uri string, t *text) {
	for _, src := range b.sources {
		if src.Name == file {
			return uriOf(file), newText(src.Text)
		}
	}
	return "", nil
}
