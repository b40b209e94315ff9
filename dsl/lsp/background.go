package lsp

import (
	"errors"
	"slices"

	"rewrite/dsl"
	"rewrite/dsl/lint"
	"rewrite/dsl/prove"
	"rewrite/dsl/prove/cache"
	"rewrite/dsl/syntax"
	"rewrite/passes/ir/diag"
)

// What takes longer than one waits for is done in the background, by two goroutines:
// one looks for lints, document by document; the other proves, rule by rule. Each
// takes what the user looks at first: the document that was edited or asked about
// last, and in it the rule that is nearest to that place. What an edit made out of
// date is not begun, and lints that are being looked for are given up. A proof that
// has begun is finished, as it is of a rule and not of a version.

// maxVerdicts bounds the verdicts that are kept, of all states of all rules.
const maxVerdicts = 20_000

// ruleKey is the same for rules of which the same is to be said.
func ruleKey(r *dsl.Rule) string { return r.Name + "\n" + r.String() }

// look notes which place of a document the user looks at. The line is one of rule files.
func (s *server) look(uri string, line int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	d := s.docs[uri]
	if d == nil {
		return
	}
	d.line = line
	if len(s.order) > 0 && s.order[0] == uri {
		return
	}
	before := s.order
	s.order = append([]string{uri}, slices.DeleteFunc(slices.Clone(before), func(u string) bool { return u == uri })...)
	if len(before) > 0 {
		s.settle(s.docs[before[0]])
	}
}

// settle drops the analysis of a document at which the user does not look: it is made
// again where it is needed. The lock is held.
func (s *server) settle(d *document) {
	if d != nil && s.order[0] != d.uri {
		d.forget()
	}
}

// setDocument puts a version in the place of another one. The lock is held.
func (s *server) setDocument(d *document) {
	if old := s.docs[d.uri]; old != nil {
		d.lints, d.line = old.lints, old.line
	} else {
		s.order = append(s.order, d.uri)
	}
	s.docs[d.uri] = d
}

// newest tells whether a document is the newest version, and the session goes on.
func (s *server) newest(d *document) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.docs[d.uri] == d && s.work.Err() == nil
}

// wake tells the background that there may be something to do.
func (s *server) wake() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.todo.Broadcast()
}

// background does one thing after the other until the session ends: each that pick,
// which is called with the lock held, gives; nil for nothing at the moment.
func (s *server) background(pick func() func()) {
	for {
		s.mu.Lock()
		var do func()
		for s.work.Err() == nil {
			if do = pick(); do != nil {
				break
			}
			s.todo.Wait()
		}
		s.mu.Unlock()
		if do == nil {
			return
		}
		do()
	}
}

// nextLints is what the goroutine that lints does next.
func (s *server) nextLints() func() {
	for _, uri := range s.order {
		if d := s.docs[uri]; d.published && !d.linted {
			return func() { s.lint(d) }
		}
	}
	return nil
}

// lint loads the folder of a document if that was not done, and looks for lints. A
// document with errors keeps those that it had.
func (s *server) lint(d *document) {
	alone := d.full.Load() == nil
	a := d.analysis(s)
	if alone {
		s.publishDocument(d)
	}
	s.wake() // there is something to prove
	right := !a.problems.HasErrors()
	var lints []remark
	if right {
		byLine := map[int]*dsl.Rule{}
		for _, r := range a.rules {
			byLine[int(r.Span.Line)] = r
		}
		for _, p := range lint.Set(a.set, lint.Options{
			About:   func(r *dsl.Rule) bool { return r.File == d.name() },
			Stopped: func() bool { return !s.newest(d) },
		}) {
			lints = append(lints, remark{ruleKey(byLine[p.Line]), p})
		}
	}
	if !s.newest(d) {
		return
	}
	s.mu.Lock()
	again := right && len(lints)+len(d.lints) > 0
	if d.linted = true; right {
		d.lints = lints
	}
	s.mu.Unlock()
	if again {
		s.publishDocument(d)
	}
	s.finished(d)
}

func (s *server) finished(d *document) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.docs[d.uri] == d {
		s.settle(d)
	}
}

// A remark is a message about a rule, which may have moved since.
type remark struct {
	key string // of the rule
	p   *diag.Diagnostic
}

// placed gives what was remarked of rules that are there still, where they are.
func placed(remarks []remark, rules []*dsl.Rule) diag.Diagnostics {
	if len(remarks) == 0 {
		return nil
	}
	byKey := map[string]*dsl.Rule{}
	for _, r := range rules {
		byKey[ruleKey(r)] = r
	}
	var found diag.Diagnostics
	for _, m := range remarks {
		if r := byKey[m.key]; r != nil {
			found = append(found, moved(m.p, r))
		}
	}
	return found
}

// moved is a message about a rule at the place where the rule is. If it has moved,
// nothing is known of other places in the file.
func moved(p *diag.Diagnostic, r *dsl.Rule) *diag.Diagnostic {
	at := r.Diagnostic(p.Severity, p.Cause, p.Msg)
	at.Hint = p.Hint
	for _, o := range p.Related {
		if o.File != r.File || p.Line == at.Line && p.File == at.File {
			at.Related = append(at.Related, o)
		}
	}
	return at
}

// known is the verdict about a rule, if there is one that needs no proof: an axiom's,
// or one that was found before.
func (s *server) known(r *dsl.Rule) (cache.Answer, bool) {
	key := ruleKey(r)
	if v, ok := s.verdicts.Load(key); ok {
		return v.(cache.Answer), true
	}
	if r.Axiom != "" {
		return cache.Answer{Verdict: prove.Rule(r, proofOptions)}, true
	}
	v, ok := s.cfg.Cache.Lookup(r, proofOptions)
	if ok {
		s.remember(key, v)
	}
	return v, ok
}

// proofOptions are those of the command for rules that a user loads.
var proofOptions = prove.Options{Effort: prove.QuickEffort}

func (s *server) remember(key string, v cache.Answer) {
	if s.kept.Add(1) > maxVerdicts {
		s.verdicts.Clear()
		s.kept.Store(1)
	}
	s.verdicts.Store(key, v)
}

// prove proves a rule, and tells whether there is something to say about it.
func (s *server) prove(r *dsl.Rule) bool {
	if v, ok := s.known(r); ok {
		return v.Diagnostic != nil
	}
	prover := s.cfg.Prove
	if prover == nil {
		prover = func(r *dsl.Rule) prove.Verdict { return prove.Rule(r, proofOptions) }
	}
	v := prover(r)
	answer := cache.Answer{Verdict: v, Diagnostic: v.Diagnostic(r)}
	s.remember(ruleKey(r), answer)
	s.cfg.Cache.Remember(r, proofOptions, answer)
	return answer.Diagnostic != nil
}

// found are messages about the rules of which it is known by now that they are
// wrong or not proved.
func (s *server) found(a *analysis) diag.Diagnostics {
	var list diag.Diagnostics
	for _, r := range a.rules {
		if v, ok := s.verdicts.Load(ruleKey(r)); ok {
			if p := v.(cache.Answer).Diagnostic; p != nil {
				list = append(list, moved(p, r))
			}
		}
	}
	return list
}

// want has rules proved before all others, since somebody asks about them.
func (s *server) want(rules []*dsl.Rule) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.wanted = append(slices.Clone(rules), s.wanted...)
	s.wanted = s.wanted[:min(len(s.wanted), maxWanted)]
	s.todo.Broadcast()
}

// maxWanted bounds the rules that wait since somebody asked about them: who has asked
// about more has left.
const maxWanted = 4 * maxListed

// nextProof is what the goroutine that proves does next.
func (s *server) nextProof() func() {
	if len(s.wanted) > 0 {
		r := s.wanted[0]
		s.wanted = s.wanted[1:]
		return func() {
			if s.prove(r) {
				s.publishRule(r)
			}
		}
	}
	if s.cfg.NoProofs {
		return nil
	}
	for _, uri := range s.order {
		d := s.docs[uri]
		if d.published && !d.proved && (d.linted || d.full.Load() != nil) { // the folder is loaded
			line := d.line
			return func() { s.proveNearest(d, d.analysis(s), line) }
		}
	}
	return nil
}

// publishRule publishes the document of a rule again.
func (s *server) publishRule(r *dsl.Rule) {
	s.mu.Lock()
	var d *document
	for _, o := range s.docs {
		if o.name() == r.File {
			d = o
		}
	}
	s.mu.Unlock()
	if d != nil {
		s.publishDocument(d)
	}
}

// proveNearest proves one rule of a document of which no verdict is known, the nearest
// to the line.
func (s *server) proveNearest(d *document, a *analysis, line int) {
	recorded := a.recorded()
	var nearest *dsl.Rule
	distance := func(r *dsl.Rule) int { return max(int(r.Span.Line)-line, line-int(r.Span.Line)) }
	before := s.kept.Load()
	news := false
	for _, r := range a.rules {
		if e := recorded[r]; e != nil && e.Status != prove.Disproved { // a wrong rule is to be shown with its counterexample
			continue
		}
		if v, ok := s.known(r); ok {
			news = news || v.Diagnostic != nil
		} else if nearest == nil || distance(r) < distance(nearest) {
			nearest = r
		}
	}
	if news = news && s.kept.Load() != before; nearest != nil { // from the cache
		news = s.prove(nearest) || news
	}
	if news {
		s.publishDocument(d)
	}
	if nearest == nil {
		s.mu.Lock()
		d.proved = true
		s.mu.Unlock()
		s.finished(d)
	}
}

// code is the code of a message, "" if it has none.
func code(p *diag.Diagnostic) syntax.Code {
	var c syntax.Code
	errors.As(p.Cause, &c)
	return c
}
