package load

import (
	"fmt"
	"slices"
	"strings"

	"rewrite/dsl"
	"rewrite/dsl/syntax"
	"rewrite/passes/ir/diag"
)

// reporter collects the messages of one declaration. An error that several
// instances of a `for` rule have is said once, and of which instance only if
// not all have it.
type reporter struct {
	file   *syntax.File
	list   diag.Diagnostics
	made   map[reported]*report
	order  []*report
	errors int    // messages made, repeated ones included
	in     string // which instance is being checked; "" if there is one only
	// uses are those of patterns, by where they stand: what is wrong there may be wrong in the pattern.
	uses map[int]*pattern
}

type reported struct {
	code syntax.Code
	at   int
}

type report struct {
	d     *diag.Diagnostic
	in    string // the first instance
	times int
}

func newReporter(f *syntax.File) *reporter {
	return &reporter{file: f, made: map[reported]*report{}, uses: map[int]*pattern{}}
}

// add makes a message about a node. It always returns one, so that callers can
// attach hints and notes, but lists it once.
func (r *reporter) add(code syntax.Code, n syntax.Node, format string, args ...any) *diag.Diagnostic {
	d := r.file.Diagnostic(diag.Error, n.Pos, r.file.End(n), fmt.Sprintf(format, args...))
	d.Cause = code
	r.errors++
	k := reported{code, n.Pos.Offset}
	if m := r.made[k]; m != nil {
		m.times++
		return d
	}
	if p := r.uses[n.Pos.Offset]; p != nil && p.file != nil {
		d.Related = append(d.Related, p.file.Diagnostic(diag.Note, p.Name.Pos, p.file.End(p.Name.Node), "it stands for this pattern"))
	}
	m := &report{d, r.in, 1}
	r.made[k] = m
	r.order = append(r.order, m)
	r.list = append(r.list, d)
	return d
}

// instances is called when all instances have been checked.
func (r *reporter) instances(n int) {
	for _, m := range r.order {
		if m.times < n && m.in != "" {
			m.d.Msg += " (where " + m.in + ")"
		}
	}
}

func (r *reporter) note(n syntax.Node, format string, args ...any) *diag.Diagnostic {
	return r.file.Diagnostic(diag.Note, n.Pos, r.file.End(n), fmt.Sprintf(format, args...))
}

// because adds the place that an expectation comes from.
func (r *reporter) because(d *diag.Diagnostic, n syntax.Node, format string, args ...any) {
	if n.Pos.Line > 0 {
		d.Related = append(d.Related, r.note(n, format, args...))
	}
}

func (r *reporter) becauseSpan(d *diag.Diagnostic, s dsl.Span, text string) {
	if s.Line == 0 {
		return
	}
	lines := strings.Split(r.file.Src, "\n")
	d.Related = append(d.Related, &diag.Diagnostic{
		Severity: diag.Note, File: r.file.Name, Line: int(s.Line), Col: int(s.Col), Len: int(s.Len), Msg: text,
		Source: strings.TrimRight(lines[s.Line-1], "\r"),
	})
}

// didYouMean adds a hint. Of a word of one letter every other one is near.
func didYouMean(d *diag.Diagnostic, word string, vocabulary []string) {
	if len(word) == 1 {
		return
	}
	if near := diag.Nearest(word, vocabulary); near != "" && near != word {
		d.Hint = fmt.Sprintf("did you mean %q?", near)
	}
}

func keys[V any](m map[string]V) []string {
	var all []string
	for k := range m {
		all = append(all, k)
	}
	slices.Sort(all)
	return all
}

// funcNames are the named constant functions.
func funcNames() []string {
	var names []string
	for _, f := range dsl.Funcs() {
		if !f.Infix {
			names = append(names, f.Name)
		}
	}
	return names
}

// factNames are the analysis predicates.
func factNames() []string {
	var names []string
	for _, f := range dsl.Facts() {
		names = append(names, f.Name)
	}
	slices.Sort(names)
	return names
}

// patternOps are the mnemonics that rules can use.
func patternOps() []string {
	var names []string
	for _, op := range dsl.Ops() {
		names = append(names, op.String())
	}
	return names
}

// because is a counterexample below an error.
func because(why string) *diag.Diagnostic {
	return &diag.Diagnostic{Severity: diag.Note, Msg: strings.ReplaceAll(strings.TrimSpace(why), "\n", "\n  ")}
}

// noteOf points at a rule.
func noteOf(r *dsl.Rule, text string) *diag.Diagnostic {
	return r.Diagnostic(diag.Note, nil, text+": rule "+r.Name)
}
