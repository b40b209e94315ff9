// Package generalize finds for each rule of a text the most general form that is proved:
//
//	rule mul-eight                      rule mul-eight
//	  mul nsw(x, 8) => shl(x, 3)          mul f(x, C) => shl f & nuw(x, log2(C))
//	  if one_use(x)                       if is_power_of_two(C)
//
// It works on the text, so that what a person wrote stays as it was, comments and names
// included. A widener (conditions.go, constants.go, flags.go, lists.go) knows one way in which
// rules are too narrow, and proposes texts that are wider by the way they are made: it takes a
// condition away, never puts one in. A proposal is read by the checker and proved like any
// rule, all its instances, at no fewer widths than the rule that it comes from; the tests of
// the rule must still pass. The first proposal that passes stands,
// and is widened further.
//
// What is proved is not thereby wanted: see specific in the language.
package generalize

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"rewrite/dsl"
	"rewrite/dsl/internal/parallel"
	"rewrite/dsl/lint"
	"rewrite/dsl/load"
	"rewrite/dsl/prove"
	"rewrite/dsl/syntax"
	"rewrite/passes/ir/diag"
)

// Options say how to generalize.
type Options struct {
	// Verdict proves a rule, or remembers that it did; nil proves with prove.QuickEffort.
	Verdict func(*dsl.Rule) prove.Verdict
	// Choose tells which forms of the families of the texts stand, as they are; nil proves it.
	Choose load.Choose
	// Known are rules that are there beside the texts: what they say already is no gain.
	Known []*dsl.Rule
	// Wanted tells which rules to look at; nil for all.
	Wanted func(name string) bool
	// Done is called with each rule that was looked at, from several goroutines; nil: not.
	Done func()
}

// A Change is what becomes of one rule of a text.
type Change struct {
	File  string
	Rule  string
	Line  int
	Text  string // the rule now, not laid out
	Steps []Step

	from, to int // of the rule in its file
}

// A Skipped is a rule of a text that stays as it is, and why.
type Skipped struct {
	File string
	Rule string
	Line int
	Why  string
	By   string // the rule that covers what it would become, if that is why
}

// Why rules are skipped.
const (
	axiom     = "not looked at: an axiom"
	floating  = "not looked at: on floating point"
	wrong     = "not looked at: wrong as it is written (rewrite prove)"
	unproved  = "not looked at: unproved (rewrite prove)"
	testFails = "not looked at: a test of it fails (rewrite test)"
	alone     = "not looked at: it can't be read by itself, or none of its forms holds"
	commented = "left as it is: the wider form would lose a comment inside"
)

// A Step is one widening, and what it was proved at.
type Step struct{ What, Proved string }

// Files generalizes the rules of some texts. Changes, and rules that are skipped, are in the
// order of the texts, whatever the number of processors.
func Files(sources []dsl.Source, opt Options) ([]Change, []Skipped, diag.Diagnostics) {
	if opt.Verdict == nil {
		opt.Verdict = func(r *dsl.Rule) prove.Verdict { return prove.Rule(r, prove.Options{Effort: prove.QuickEffort}) }
	}
	if opt.Choose == nil {
		opt.Choose = prove.ChooseBy(opt.Verdict)
	}
	set, diags := load.Sources(sources, load.Options{Choose: opt.Choose})
	if diags.HasErrors() {
		return nil, nil, diags
	}
	known := map[string]string{}
	var rules []*dsl.Rule
	for _, r := range slices.Concat(opt.Known, set.Rules) {
		if key := r.Key(); known[key] == "" {
			known[key] = r.Family
			rules = append(rules, r)
		}
	}
	there := lint.NewCompany(rules)
	var work []*worker
	for _, s := range sources {
		for _, w := range workersOf(s, opt, known) {
			w.there = there
			work = append(work, w)
		}
	}
	changes := make([]*Change, len(work))
	parallel.Each(len(work), func(i int) {
		changes[i] = work[i].run()
		if opt.Done != nil {
			opt.Done()
		}
	})
	var list []Change
	var skipped []Skipped
	var changed []*worker
	for i, w := range work {
		by := ""
		if changes[i] != nil {
			if by = w.covering(changed); by == "" {
				list, changed = append(list, *changes[i]), append(changed, w)
				continue
			}
			w.why = "left as it is: rule " + by + ", as it is now, does what it would become"
		}
		if w.why != "" {
			name := w.item.Rule.Name
			skipped = append(skipped, Skipped{w.file.Name, name.Text, name.Pos.Line, w.why, by})
		}
	}
	return list, skipped, diags
}

// covering is a rule that, as it has become, does all that this one would do.
func (w *worker) covering(changed []*worker) string {
	for _, o := range changed {
		if !slices.ContainsFunc(w.last.rules, lint.NewCompany(o.last.rules).Gains) {
			return o.item.Rule.Name.Text
		}
	}
	return ""
}

// Count is how many rules of the texts Files looks at.
func Count(sources []dsl.Source, wanted func(string) bool) (n int) {
	for _, s := range sources {
		n += len(workersOf(s, Options{Wanted: wanted}, nil))
	}
	return n
}

// Apply makes the changes of one file in its text, and lays it out.
func Apply(s dsl.Source, changes []Change) (string, diag.Diagnostics) {
	var edits []edit
	for _, c := range changes {
		if c.File == s.Name {
			edits = append(edits, edit{c.from, c.to, c.Text})
		}
	}
	return syntax.Format(s.Name, applied(s.Text, edits))
}

// An edit replaces a part of a text.
type edit struct {
	from, to int
	text     string
}

func applied(text string, edits []edit) string {
	var b strings.Builder
	at := 0
	slices.SortStableFunc(edits, func(a, b edit) int { return cmp.Or(cmp.Compare(a.from, b.from), cmp.Compare(a.to, b.to)) })
	for _, e := range edits {
		b.WriteString(text[at:e.from])
		b.WriteString(e.text)
		at = e.to
	}
	return b.String() + text[at:]
}

// A worker generalizes one rule of a file.
type worker struct {
	opt    Options
	known  map[string]string // families of the rules that are there, by their keys
	there  lint.Company      // these rules
	file   *syntax.File
	item   *syntax.Item
	beside string          // what the rule is read with: patterns of its file, its tests
	tried  map[string]bool // texts
	why    string          // it is skipped, or ""
	last   *form           // that the rule has become
}

// workersOf are those for the rules of a file that may be widened.
func workersOf(s dsl.Source, opt Options, known map[string]string) (list []*worker) {
	file, _ := syntax.Parse(s.Name, s.Text, syntax.All)
	patterns, tests := "", map[string]string{}
	for _, it := range file.Items {
		switch {
		case it.Pattern != nil:
			patterns += file.Text(it.Node) + "\n"
		case it.Test != nil:
			name, _, _ := strings.Cut(it.Test.Name.Text, "/")
			tests[name] += file.Text(it.Node) + "\n"
		}
	}
	for _, it := range file.Items {
		r := it.Rule
		if r == nil || r.Specific != nil || opt.Wanted != nil && !opt.Wanted(r.Name.Text) {
			continue
		}
		list = append(list, &worker{opt: opt, known: known, file: file, item: it, beside: patterns + tests[r.Name.Text], tried: map[string]bool{}})
	}
	return list
}

// A form is one text of the rule, read and proved.
type form struct {
	text     string
	file     *syntax.File // of the text
	rule     *syntax.Rule
	rules    []*dsl.Rule // instances
	set      *dsl.Set    // with the tests of the rule
	verdicts []prove.Verdict
	leftOut  int
}

// A proposal is a text that is wider than another one.
type proposal struct {
	text string
	what string // has become different
	// instances: it stands for more rules than before; otherwise for as many that are each wider.
	instances bool
}

// A widener proposes what might be wider than a form.
type widener func(w *worker, f *form) []proposal

// wideners in the order in which they are asked: what a literal becomes depends on
// flags and conditions that are superfluous.
var wideners = []widener{dropFlags, dropConditions, weakenConditions, variableConstants, weakenPairs, weakenFacts, keepFlags, flagVariables, morePredicates, moreOperations, mirrors, logicalForms, pointers}

const (
	// maxSteps bounds how often one rule is widened; none of the library's comes near.
	maxSteps = 16
	// quickWidths are those up to which all are looked at.
	quickWidths = 8
	// quickSteps are inputs tried of what a proposal says, before it is proved.
	quickSteps = 1 << 14
)

func (w *worker) run() *Change {
	text := w.file.Text(w.item.Node)
	first := w.read(text)
	if w.why = w.notLookedAt(first); w.why != "" {
		return nil
	}
	f := first
	c := &Change{File: w.file.Name, Rule: w.item.Rule.Name.Text, Line: w.item.Rule.Name.Pos.Line, from: w.item.Pos.Offset}
	c.to = c.from + len(text)
	for again := true; again && len(c.Steps) < maxSteps; {
		again = false
		for i := 0; i < len(wideners) && len(c.Steps) < maxSteps; i++ {
			next, what := w.wider(f, wideners[i])
			if next == nil {
				continue
			}
			c.Steps = append(c.Steps, Step{what, next.proved()})
			f, again = next, true
			i-- // the same once more
		}
	}
	if len(c.Steps) == 0 {
		return nil
	}
	c.Text, w.last, w.why = f.text, f, ""
	return c
}

// notLookedAt says why the rule as it is written is not widened, "" if it is.
func (w *worker) notLookedAt(f *form) string {
	switch {
	case w.item.Rule.Axiom != nil:
		return axiom
	case f == nil:
		return alone
	case slices.ContainsFunc(f.rules, (*dsl.Rule).Floating): // tests do not see what is superfluous
		return floating
	case !f.passes(false):
		return testFails
	case !w.prove(f):
		if slices.ContainsFunc(f.rules, func(r *dsl.Rule) bool { return w.opt.Verdict(r).Status == prove.Disproved }) {
			return wrong
		}
		return unproved
	}
	return ""
}

// wider is the first of a widener's proposals that holds.
func (w *worker) wider(f *form, by widener) (*form, string) {
	for _, p := range by(w, f) {
		if w.tried[p.text] {
			continue
		}
		w.tried[p.text] = true
		next := w.read(tidied(p.text))
		if next == nil || !next.passes(false) || !w.right(next) || !w.gain(f, next, p.instances) || p.instances && slices.ContainsFunc(f.added(next), useless) || !w.prove(next) || !f.covered(next, p.instances) {
			continue
		}
		if len(next.file.Comments) < len(f.file.Comments) {
			w.why = commented
			continue
		}
		return next, p.what
	}
	return nil, ""
}

// read is what a text stands for, nil if that is no rule.
func (w *worker) read(text string) *form {
	f := &form{text: text}
	f.file, _ = syntax.Parse(w.file.Name, text, syntax.All)
	if len(f.file.Items) != 1 || f.file.Items[0].Rule == nil {
		return nil
	}
	f.rule = f.file.Items[0].Rule
	set, diags := load.Sources([]dsl.Source{{Name: w.file.Name, Text: text + "\n" + w.beside}}, load.Options{Tests: true, Choose: prove.ChooseBy(w.opt.Verdict)})
	if diags.HasErrors() || len(set.Rules) == 0 {
		return nil
	}
	f.set, f.rules, f.leftOut = set, set.Rules, len(set.LeftOut)
	return f
}

// passes tells whether the tests of the rule do, or of them those of where it does not apply.
func (f *form) passes(none bool) bool {
	return !slices.ContainsFunc(f.set.Tests, func(t *dsl.Test) bool { return (t.None || !none) && t.Run(f.set) != nil })
}

// right tells whether no instance is found to be wrong in little time: most proposals are.
func (w *worker) right(f *form) bool {
	return !slices.ContainsFunc(f.rules, func(r *dsl.Rule) bool {
		v := prove.Rule(r, prove.Options{Steps: quickSteps})
		return v.Status == prove.Disproved || v.Vacuous
	})
}

// prove proves all instances.
func (w *worker) prove(f *form) bool {
	for _, r := range f.rules {
		v := w.opt.Verdict(r)
		if v.Status != prove.Proved && v.Status != prove.Tested {
			return false
		}
		f.verdicts = append(f.verdicts, v)
	}
	return true
}

// gain tells whether a form says something that is not known yet, and not done already by all
// rules together.
func (w *worker) gain(f, next *form, instances bool) bool {
	was := f.keys()
	keys := next.keys()
	for key := range was {
		if instances && keys[key] == nil {
			return false
		}
	}
	largest, there := 0, w.there.With(f.rules)
	for _, r := range f.rules {
		largest = max(largest, size(r.LHS))
	}
	if slices.ContainsFunc(next.rules, func(r *dsl.Rule) bool { return size(r.LHS) > largest }) {
		return false // a mirror with complements where the rule has none
	}
	return next.leftOut <= f.leftOut && slices.ContainsFunc(next.rules, func(r *dsl.Rule) bool {
		key := r.Key()
		return was[key] == nil && w.known[key] == "" && there.Gains(r)
	})
}

func (f *form) keys() map[string]*dsl.Rule {
	keys := map[string]*dsl.Rule{}
	for _, r := range f.rules {
		keys[r.Key()] = r
	}
	return keys
}

// added are the rules of another form that this one does not have.
func (f *form) added(next *form) []*dsl.Rule {
	was := f.keys()
	return slices.DeleteFunc(slices.Clone(next.rules), func(r *dsl.Rule) bool { return was[r.Key()] != nil })
}

// covered tells whether another form is proved as far as this one, each instance.
func (f *form) covered(next *form, instances bool) bool {
	if instances { // what was there is there; what is new is to reach as far as something that was
		for i, r := range next.rules {
			pointers := slices.ContainsFunc(r.Types, func(t dsl.Type) bool { return t.Kind == dsl.PtrType }) // which are tried out, and not solved
			if !pointers && !slices.ContainsFunc(f.verdicts, func(v prove.Verdict) bool { return reaches(next.verdicts[i], v) }) {
				return false
			}
		}
		return true
	}
	for i, r := range f.rules {
		j := slices.IndexFunc(next.rules, func(o *dsl.Rule) bool { return o.Name == r.Name })
		if j < 0 || next.rules[j].Arrow != r.Arrow || freezes(next.rules[j]) > freezes(r) || !reaches(next.verdicts[j], f.verdicts[i]) {
			return false
		}
	}
	return true
}

func freezes(r *dsl.Rule) (n int) {
	r.RHS.Walk(func(t *dsl.Term) {
		if t.IsOperation() && t.Op.String() == "freeze" {
			n++
		}
	})
	return n
}

// reaches tells whether a verdict says no less than another one.
func reaches(v, than prove.Verdict) bool {
	if v.Status != than.Status || v.OneUse && !than.OneUse {
		return false
	}
	for _, width := range than.Widths { // others are tried where a literal asks for them
		if (width <= quickWidths || width == slices.Max(than.Widths)) && !slices.Contains(v.Widths, width) {
			return false
		}
	}
	for _, format := range than.Formats {
		if !slices.Contains(v.Formats, format) {
			return false
		}
	}
	return true
}

// proved says what all instances are proved at.
func (f *form) proved() string {
	texts := map[string]bool{}
	for _, v := range f.verdicts {
		texts[v.String()] = true
	}
	if len(texts) == 1 {
		return f.verdicts[0].String()
	}
	shared := slices.Clone(f.verdicts[0].Widths)
	for _, v := range f.verdicts {
		shared = slices.DeleteFunc(shared, func(w uint32) bool { return !slices.Contains(v.Widths, w) })
	}
	if len(shared) == 0 {
		return fmt.Sprintf("%d instances, each as far as the prover comes", len(f.verdicts))
	}
	v := f.verdicts[0]
	v.Widths = shared
	return fmt.Sprintf("%d instances, all %s", len(f.verdicts), v)
}
