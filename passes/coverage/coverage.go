// Package coverage reports what became of each rewrite rule: how often it was
// tried, how far it got, what it saved, and where. A Report is made from what a
// run counted, or read from files that earlier runs wrote; it is written as text,
// JSON, HTML and lcov.
package coverage

import (
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"slices"

	"rewrite/passes/saturate/moves"
	"rewrite/passes/saturate/why"

	"rewrite/dsl"
	"rewrite/passes/saturate"
)

// Schema and Version are what a JSON report begins with. README.md describes the
// schema; Version grows when a reader of the old one would misread a report.
const (
	Schema  = "rewrite-coverage"
	Version = 1
)

// A Report is the coverage of one run or of several that were merged.
type Report struct {
	Schema  string  `json:"schema"`
	Version int     `json:"version"`
	Totals  Totals  `json:"totals"`
	Files   []File  `json:"files"`
	Rules   []*Rule `json:"rules"`
	Other   []Other `json:"other"`

	texts map[string]string // of rule files, by path
}

// Totals are of all rules and inputs together.
type Totals struct {
	Inputs      int    `json:"inputs"`
	Blocks      int    `json:"blocks"`
	Graphs      int    `json:"graphs"`
	Changed     int    `json:"changed"`     // blocks
	Replaced    int    `json:"replaced"`    // values
	Stopped     int    `json:"stopped"`     // graphs, by a limit
	Unreachable int    `json:"unreachable"` // graphs whose facts contradict each other
	Nodes       int    `json:"nodes"`
	CostBefore  uint64 `json:"cost_before"`
	CostAfter   uint64 `json:"cost_after"`
	Saved       int64  `json:"saved"`
	Steps       uint64 `json:"steps"`

	// Counts of rules; Rules is the sum of the other four.
	Rules    int `json:"rules"`
	Survived int `json:"rules_survived"`
	Fired    int `json:"rules_fired_only"` // and never survived
	Dead     int `json:"rules_dead"`       // never fired

	SearchNanos int64 `json:"search_ns,omitempty"`
	ApplyNanos  int64 `json:"apply_ns,omitempty"`
}

// A File is a rule file.
type File struct {
	Path   string `json:"path"`
	SHA256 string `json:"sha256"` // of its text; "" if that was not known
}

// A Rule is one rule, or one instance of a rule with a `for` list.
type Rule struct {
	Name   string `json:"name"`
	Family string `json:"family"`
	Group  string `json:"group,omitempty"`
	Doc    string `json:"doc,omitempty"`
	File   string `json:"file"`
	Line   int    `json:"line"`
	Lines  []int  `json:"lines"` // that the rule stands on
	Text   string `json:"text"`

	Tried       uint64   `json:"tried"`
	Unreached   uint64   `json:"unreached"`
	Left        uint64   `json:"left_matched"`
	Clauses     []Clause `json:"clauses,omitempty"`
	Matched     int      `json:"matched"` // with conditions that are looked at last
	NotComputed int      `json:"not_computed"`
	Dropped     int      `json:"dropped"`
	Known       int      `json:"known"`
	Fired       int      `json:"fired"`
	Nodes       int      `json:"nodes"`
	Edges       int      `json:"edges"`
	Unions      int      `json:"unions"`
	Survived    int      `json:"survived"`
	Credited    int      `json:"credited"`
	Saved       int64    `json:"saved"`
	Steps       uint64   `json:"steps"`
	Own         uint64   `json:"own_steps"`
	ApplyNanos  int64    `json:"apply_ns,omitempty"`

	Sites []Site `json:"sites,omitempty"`
}

// Assisted counts the values that the rule helped to change, where another one got
// the credit.
func (r *Rule) Assisted() int { return r.Survived - r.Credited }

// A Clause is one condition.
type Clause struct {
	Text   string `json:"text"`
	Line   int    `json:"line"`
	Failed uint64 `json:"failed"`
}

// A Site is an example of a change that the rule had a part in.
type Site struct {
	Input  string   `json:"input"`
	Func   string   `json:"function"`
	Value  string   `json:"value"`
	Loc    string   `json:"location,omitempty"`
	Before string   `json:"before"`
	After  string   `json:"after"`
	Rules  []string `json:"rules"`
	Saved  int64    `json:"saved"`
}

// Other are changes that no rule is on the explanation of.
type Other struct {
	Kind    string `json:"kind"`
	Changes int    `json:"changes"`
	Saved   int64  `json:"saved"`
}

// otherKinds are their names: those of moves are what -disable calls them.
var otherKinds = func() []string {
	kinds := []string{
		why.ByCommon: "common subexpressions",
		why.ByFacts:  "facts and constant folding",
		why.ByUnused: "unused and shared values",
	}
	for _, m := range moves.Moves {
		kinds = append(kinds, m.Name)
	}
	return kinds
}()

// New makes the report of a run. sources are the rule files, for reports that
// show them.
func New(c *why.Counts, s saturate.Stats, sources []dsl.Source) *Report {
	r := &Report{Schema: Schema, Version: Version, texts: map[string]string{}}
	r.Totals = Totals{Inputs: c.Inputs, Blocks: s.Blocks, Graphs: s.Graphs, Changed: s.Changed, Replaced: s.Changes,
		Stopped: s.Stopped, Unreachable: s.Unreachable, Nodes: s.Nodes, CostBefore: s.CostBefore, CostAfter: s.CostAfter,
		Saved: int64(s.CostBefore) - int64(s.CostAfter), Steps: c.Steps, SearchNanos: c.SearchNanos}
	for i := range c.Rules {
		r.Rules = append(r.Rules, ruleOf(&c.Rules[i]))
		r.Totals.ApplyNanos += c.Rules[i].Nanos
	}
	for kind, o := range c.Other {
		r.Other = append(r.Other, Other{otherKinds[kind], o.Survived, o.Saved})
	}
	for _, s := range sources {
		r.texts[s.Name] = s.Text
	}
	r.finish()
	return r
}

func ruleOf(c *why.RuleCounts) *Rule {
	d := c.Rule
	r := &Rule{Name: d.Name, Family: d.Family, Group: d.Group, Doc: d.Doc, File: d.File, Line: int(d.Span.Line), Lines: linesOf(d),
		Text:  d.Text(),
		Tried: c.Tried, Unreached: c.Unreached, Left: c.Left, Matched: c.Matched - c.Refused, NotComputed: c.NotComputed,
		Dropped: c.Dropped, Known: c.Known, Fired: c.Applied, Nodes: c.Nodes, Edges: c.Edges, Unions: c.Unions,
		Survived: c.Survived, Credited: c.Credited, Saved: c.Saved, Steps: c.Steps, Own: c.Own, ApplyNanos: c.Nanos}
	for _, k := range c.Clauses {
		r.Clauses = append(r.Clauses, Clause{k.Text, k.Line, k.Failed})
	}
	for _, s := range c.Sites {
		r.Sites = append(r.Sites, Site{s.Input, s.Func, s.Value, s.Loc, s.Before, s.After, s.Rules, s.Saved})
	}
	return r
}

// linesOf are the lines that a rule stands on.
func linesOf(d *dsl.Rule) (lines []int) {
	add := func(line int32) {
		if line > 0 {
			lines = append(lines, int(line))
		}
	}
	add(d.Span.Line)
	for _, side := range []*dsl.Term{d.LHS, d.RHS} {
		side.Walk(func(t *dsl.Term) { add(t.Span.Line) })
	}
	for _, g := range d.Guards {
		add(g.Span.Line)
	}
	slices.Sort(lines)
	return slices.Compact(lines)
}

// finish derives what follows from the rules, and puts everything in order.
func (r *Report) finish() {
	slices.SortStableFunc(r.Rules, func(a, b *Rule) int {
		return cmp.Or(cmp.Compare(a.File, b.File), cmp.Compare(a.Line, b.Line), cmp.Compare(a.Name, b.Name))
	})
	t := &r.Totals
	t.Rules, t.Survived, t.Fired, t.Dead = len(r.Rules), 0, 0, 0
	old := map[string]string{}
	for _, f := range r.Files {
		old[f.Path] = f.SHA256
	}
	r.Files = r.Files[:0]
	for _, u := range r.Rules {
		switch u.Status() {
		case Survived:
			t.Survived++
		case FiredOnly:
			t.Fired++
		default:
			t.Dead++
		}
		if n := len(r.Files); n == 0 || r.Files[n-1].Path != u.File {
			hash := old[u.File]
			if text, ok := r.texts[u.File]; ok {
				hash = hashOf(text)
			}
			r.Files = append(r.Files, File{u.File, hash})
		}
	}
}

func hashOf(text string) string {
	h := sha256.Sum256([]byte(text))
	return hex.EncodeToString(h[:])
}

// Status is the best that became of a rule.
type Status string

// Statuses of rules.
const (
	Survived   Status = "survived"       // it is on the explanation of a change
	FiredOnly  Status = "never survives" // it fires, and nothing of it is ever chosen
	NeverFires Status = "never fires"    // its left side matches
	NeverFits  Status = "never matches"  // it is tried
	NeverTried Status = "never tried"    // its root operation never occurs
)

// Status tells how far the rule ever got.
func (r *Rule) Status() Status {
	switch {
	case r.Survived > 0:
		return Survived
	case r.Fired > 0:
		return FiredOnly
	case r.Left > 0:
		return NeverFires
	case r.Tried > 0:
		return NeverFits
	}
	return NeverTried
}

// Dead tells whether the rule never fired.
func (r *Rule) Dead() bool { return r.Fired == 0 && r.Survived == 0 }

// WriteJSON writes the report in the schema that README.md describes.
func (r *Report) WriteJSON(w io.Writer) error {
	e := json.NewEncoder(w)
	e.SetIndent("", " ")
	e.SetEscapeHTML(false)
	return e.Encode(r)
}

// ReadJSON reads a report. One of another schema or a later version is refused.
func ReadJSON(in io.Reader) (*Report, error) {
	r := &Report{texts: map[string]string{}}
	if err := json.NewDecoder(in).Decode(r); err != nil {
		return nil, fmt.Errorf("it is no coverage report: %w", err)
	}
	switch {
	case r.Schema != Schema:
		return nil, fmt.Errorf("it is no coverage report: its schema is %q and not %q", r.Schema, Schema)
	case r.Version > Version || r.Version < 1:
		return nil, fmt.Errorf("it has version %d of the schema, and versions 1 to %d are known: a newer rewrite wrote it", r.Version, Version)
	}
	for _, u := range r.Rules {
		if u == nil {
			return nil, fmt.Errorf("a rule in it is null")
		}
	}
	r.finish()
	return r, nil
}

// Sources offers texts of rule files, which a report read from a file lacks. Those
// that are not what the report is about are not taken.
func (r *Report) Sources(sources []dsl.Source) {
	for _, f := range r.Files {
		for _, s := range sources {
			if _, ok := r.texts[f.Path]; !ok && f.SHA256 != "" && hashOf(s.Text) == f.SHA256 {
				r.texts[f.Path] = s.Text
			}
		}
	}
}
