package coverage

import (
	"cmp"
	"fmt"
	"io"
	"slices"

	"rewrite/dsl"
	"rewrite/passes/saturate/why"
)

// Merge adds up reports of one rule set. It fails where a rule is not the same in
// all of them.
func Merge(reports ...*Report) (*Report, error) {
	sum := &Report{Schema: Schema, Version: Version, texts: map[string]string{}}
	byName := map[string]*Rule{}
	other := map[string]int{}
	for _, r := range reports {
		sum.Totals.add(&r.Totals)
		sum.Files = append(sum.Files, r.Files...)
		for path, text := range r.texts {
			sum.texts[path] = text
		}
		for _, u := range r.Rules {
			have := byName[u.Name]
			if have == nil {
				c := *u
				c.Clauses, c.Sites = slices.Clone(u.Clauses), slices.Clone(u.Sites)
				byName[u.Name] = &c
				sum.Rules = append(sum.Rules, &c)
				continue
			}
			if have.Text != u.Text {
				return nil, fmt.Errorf("rule %s is not the same in all reports, so that its counts can't be added up:\n  %s\n  %s", u.Name, have.Text, u.Text)
			}
			have.add(u)
		}
		for _, o := range r.Other {
			at, ok := other[o.Kind]
			if !ok {
				at = len(sum.Other)
				other[o.Kind] = at
				sum.Other = append(sum.Other, Other{Kind: o.Kind})
			}
			sum.Other[at].Changes += o.Changes
			sum.Other[at].Saved += o.Saved
		}
	}
	sum.finish()
	return sum, nil
}

func (t *Totals) add(o *Totals) {
	t.Inputs += o.Inputs
	t.Blocks += o.Blocks
	t.Graphs += o.Graphs
	t.Changed += o.Changed
	t.Replaced += o.Replaced
	t.Stopped += o.Stopped
	t.Unreachable += o.Unreachable
	t.Nodes += o.Nodes
	t.CostBefore += o.CostBefore
	t.CostAfter += o.CostAfter
	t.Saved += o.Saved
	t.Steps += o.Steps
	t.SearchNanos += o.SearchNanos
	t.ApplyNanos += o.ApplyNanos
}

func (r *Rule) add(o *Rule) {
	r.Tried += o.Tried
	r.Unreached += o.Unreached
	r.Left += o.Left
	r.Matched += o.Matched
	r.NotComputed += o.NotComputed
	r.Dropped += o.Dropped
	r.Known += o.Known
	r.Fired += o.Fired
	r.Nodes += o.Nodes
	r.Edges += o.Edges
	r.Unions += o.Unions
	r.Survived += o.Survived
	r.Credited += o.Credited
	r.Saved += o.Saved
	r.Steps += o.Steps
	r.Own += o.Own
	r.ApplyNanos += o.ApplyNanos
	for i := range r.Clauses { // the text is the same, and so are they
		if i < len(o.Clauses) {
			r.Clauses[i].Failed += o.Clauses[i].Failed
		}
	}
	r.Sites = append(r.Sites, o.Sites...)
	slices.SortStableFunc(r.Sites, func(a, b Site) int { return a.counted().Compare(b.counted()) })
	r.Sites = r.Sites[:min(len(r.Sites), why.MaxSites)]
}

// counted is the site as a run counts it.
func (s *Site) counted() *why.Site {
	return &why.Site{Input: s.Input, Func: s.Func, Value: s.Value, Before: s.Before, After: s.After, Rules: s.Rules, Saved: s.Saved}
}

// A Diff is what is different between two reports.
type Diff struct {
	Old, New *Report
	Rules    []RuleDiff // those that changed, those that stopped firing first
}

// RuleDiff is a rule in two reports.
type RuleDiff struct {
	Old, New *Rule // nil where there is none
}

// Change words what is different about a rule.
func (d RuleDiff) Change() string {
	switch o, n := d.Old, d.New; {
	case n == nil:
		return "rule is gone"
	case o == nil:
		return "rule is new"
	case o.Fired > 0 && n.Fired == 0:
		return "stopped firing"
	case o.Survived > 0 && n.Survived == 0:
		return "stopped surviving"
	case o.Fired == 0 && n.Fired > 0:
		return "started firing"
	case o.Survived == 0 && n.Survived > 0:
		return "started surviving"
	case n.Saved < o.Saved:
		return "saves less"
	case n.Saved > o.Saved:
		return "saves more"
	case o.Fired != n.Fired || o.Survived != n.Survived:
		return "counts differ"
	}
	return ""
}

// changeOrder is the order in which changes are listed.
var changeOrder = []string{"stopped firing", "stopped surviving", "rule is gone", "saves less", "started firing", "started surviving", "rule is new", "saves more", "counts differ"}

// Compare finds the differences of two reports, by the names of rules.
func Compare(old, new *Report) *Diff {
	d := &Diff{Old: old, New: new}
	was := map[string]*Rule{}
	for _, r := range old.Rules {
		was[r.Name] = r
	}
	for _, r := range new.Rules {
		d.Rules = append(d.Rules, RuleDiff{was[r.Name], r})
		delete(was, r.Name)
	}
	for _, r := range old.Rules {
		if was[r.Name] != nil {
			d.Rules = append(d.Rules, RuleDiff{r, nil})
		}
	}
	d.Rules = slices.DeleteFunc(d.Rules, func(x RuleDiff) bool { return x.Change() == "" })
	slices.SortStableFunc(d.Rules, func(a, b RuleDiff) int {
		return cmp.Or(cmp.Compare(slices.Index(changeOrder, a.Change()), slices.Index(changeOrder, b.Change())),
			cmp.Compare(a.gain(), b.gain()), cmp.Compare(a.rule().Name, b.rule().Name))
	})
	return d
}

func (d RuleDiff) rule() *Rule {
	if d.New != nil {
		return d.New
	}
	return d.Old
}

// gain is how much more the rule saves; losses come first.
func (d RuleDiff) gain() int64 {
	n := int64(0)
	if d.New != nil {
		n = d.New.Saved
	}
	if d.Old != nil {
		n -= d.Old.Saved
	}
	return n
}

// Stopped lists the rules that fired and do not any more.
func (d *Diff) Stopped() (names []string) {
	for _, r := range d.Rules {
		if r.Change() == "stopped firing" {
			names = append(names, r.Old.Name)
		}
	}
	return names
}

// WriteText writes the differences as a table.
func (d *Diff) WriteText(w io.Writer) error {
	t := &table{w: w}
	t.printf("saved %s before, %s now (%+.2f)\n", cost(d.Old.Totals.Saved), cost(d.New.Totals.Saved), float64(d.New.Totals.Saved-d.Old.Totals.Saved)/dsl.CostUnit)
	zero := &Rule{}
	for i, r := range d.Rules {
		if i == 0 || r.Change() != d.Rules[i-1].Change() {
			t.printf("\n%s\n%15s %15s %19s  rule\n", r.Change(), "fired", "survived", "saved")
		}
		o, n := r.Old, r.New
		if o == nil {
			o = zero
		}
		if n == nil {
			n = zero
		}
		t.printf("%15s %15s %19s  %s\n", fmt.Sprintf("%d -> %d", o.Fired, n.Fired), fmt.Sprintf("%d -> %d", o.Survived, n.Survived),
			cost(o.Saved)+" -> "+cost(n.Saved), r.rule().Name)
	}
	if len(d.Rules) == 0 {
		t.printf("no rule fires, survives or saves otherwise than before\n")
	}
	return t.err
}
