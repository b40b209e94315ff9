package coverage

import (
	"cmp"
	"fmt"
	"io"
	"rewrite/dsl"
	"slices"
)

// table writes lines and remembers the first error.
type table struct {
	w   io.Writer
	err error
}

func (t *table) printf(format string, args ...any) {
	if t.err == nil {
		_, t.err = fmt.Fprintf(t.w, format, args...)
	}
}

// cost is an amount in units, with two digits.
func cost(n int64) string { return fmt.Sprintf("%.2f", float64(n)/dsl.CostUnit) }

func percent[N int | int64 | uint64](n, of N) string {
	if of == 0 {
		return "-"
	}
	return fmt.Sprintf("%.1f %%", 100*float64(n)/float64(of))
}

// byWorth orders rules: those that save most first, dead ones last, those that got
// farther before others.
func byWorth(rules []*Rule) []*Rule {
	rules = slices.Clone(rules)
	rank := map[Status]int{Survived: 0, FiredOnly: 1, NeverFires: 2, NeverFits: 3, NeverTried: 4}
	slices.SortStableFunc(rules, func(a, b *Rule) int {
		return cmp.Or(cmp.Compare(rank[a.Status()], rank[b.Status()]), cmp.Compare(b.Saved, a.Saved), cmp.Compare(b.Survived, a.Survived),
			cmp.Compare(b.Fired, a.Fired), cmp.Compare(b.Left, a.Left), cmp.Compare(b.Steps, a.Steps), cmp.Compare(a.Name, b.Name))
	})
	return rules
}

// WriteText writes the report as tables for people: rules that survive, then those
// that only fire, dead ones last, and the totals.
func (r *Report) WriteText(w io.Writer) error {
	t := &table{w: w}
	rules := byWorth(r.Rules)
	times := r.Totals.ApplyNanos > 0
	head := fmt.Sprintf("%10s %8s %8s %8s %8s %9s %9s %10s %11s", "saved", "survived", "credited", "assisted", "fired", "known", "left", "tried", "steps")
	if times {
		head += fmt.Sprintf(" %9s", "apply ms")
	}
	status := Status("")
	for _, u := range rules {
		if s := u.Status(); s != status {
			if status != "" {
				t.printf("\n")
			}
			status = s
			n := 0
			for _, v := range rules {
				if v.Status() == s {
					n++
				}
			}
			t.printf("%s: %d\n", s, n)
			if !u.Dead() {
				t.printf("%s  rule\n", head)
			}
		}
		if u.Dead() {
			t.printf("  %s  %s%s\n", u.Name, u.why(), at(u))
			continue
		}
		t.printf("%10s %8d %8d %8d %8d %9d %9d %10d %11d", cost(u.Saved), u.Survived, u.Credited, u.Assisted(), u.Fired, u.Known, u.Left, u.Tried, u.Steps)
		if times {
			t.printf(" %9.3f", float64(u.ApplyNanos)/1e6)
		}
		t.printf("  %s\n", u.Name)
	}
	r.writeFamilies(t)
	t.printf("\nsaved without a rule\n")
	for _, o := range r.Other {
		t.printf("%10s %8d  %s\n", cost(o.Saved), o.Changes, o.Kind)
	}
	n := &r.Totals
	t.printf(`
total
  saved                %11s  %s of %s
  inputs               %11d
  blocks               %11d
  graphs               %11d
  stopped by a limit   %11d
  blocks changed       %11d
  values replaced      %11d
  steps                %11d
  rules                %11d
    that survive       %11d  %s
    only fire          %11d  %s
    never fire         %11d  %s
`, cost(n.Saved), percent(n.Saved, int64(n.CostBefore)), cost(int64(n.CostBefore)), n.Inputs, n.Blocks, n.Graphs, n.Stopped, n.Changed, n.Replaced, n.Steps,
		n.Rules, n.Survived, percent(n.Survived, n.Rules), n.Fired, percent(n.Fired, n.Rules), n.Dead, percent(n.Dead, n.Rules))
	if n.SearchNanos > 0 {
		t.printf("  matching, ms         %11.1f\n  applying, ms         %11.1f\n", float64(n.SearchNanos)/1e6, float64(n.ApplyNanos)/1e6)
	}
	return t.err
}

// A family is what a rule of the text stands for: its instances, added up.
type family struct {
	*Rule
	instances, fired, survived int
}

// byFamily are the rules of the text that stand for several, those that save most first.
func (r *Report) byFamily() (list []*family) {
	of := map[string]*family{}
	for _, u := range r.Rules {
		f := of[u.Family]
		if f == nil {
			sum := &Rule{Name: u.Family}
			f = &family{Rule: sum}
			of[u.Family] = f
			list = append(list, f)
		}
		f.instances++
		if u.Fired > 0 {
			f.fired++
		}
		if u.Survived > 0 {
			f.survived++
		}
		f.Saved, f.Survived, f.Credited, f.Fired = f.Saved+u.Saved, f.Survived+u.Survived, f.Credited+u.Credited, f.Fired+u.Fired
	}
	list = slices.DeleteFunc(list, func(f *family) bool { return f.instances == 1 })
	slices.SortStableFunc(list, func(a, b *family) int {
		return cmp.Or(cmp.Compare(b.Saved, a.Saved), cmp.Compare(b.Survived, a.Survived), cmp.Compare(b.Fired, a.Fired), cmp.Compare(a.Name, b.Name))
	})
	return list
}

// writeFamilies writes families as a table: how much of what a rule stands for is of use.
func (r *Report) writeFamilies(t *table) {
	list := r.byFamily()
	if len(list) == 0 {
		return
	}
	t.printf("\nfamilies, their instances added up: %d\n%10s %8s %8s %8s %9s %8s %8s  family\n", len(list), "saved", "survived", "credited", "fired", "instances", "survive", "fire")
	dead := 0
	for _, f := range list {
		if f.Fired == 0 {
			dead++
			continue
		}
		t.printf("%10s %8d %8d %8d %9d %8d %8d  %s\n", cost(f.Saved), f.Survived, f.Credited, f.Fired, f.instances, f.survived, f.fired, f.Name)
	}
	t.printf("  of %d no instance fires\n", dead)
}

func at(r *Rule) string { return fmt.Sprintf("  %s:%d", r.File, r.Line) }

// why words why a dead rule never fired.
func (r *Rule) why() string {
	switch r.Status() {
	case NeverTried:
		return "its root operation never occurs"
	case NeverFits:
		return fmt.Sprintf("tried %d times", r.Tried)
	}
	s := fmt.Sprintf("left side matched %d times", r.Left)
	if worst := r.worst(); worst != nil {
		s += fmt.Sprintf(", %s failed %d times", worst.Text, worst.Failed)
	}
	if r.Known > 0 {
		s += fmt.Sprintf(", already known %d times", r.Known)
	}
	if r.NotComputed > 0 {
		s += fmt.Sprintf(", no constant for the right side %d times", r.NotComputed)
	}
	if r.Dropped > 0 {
		s += fmt.Sprintf(", stopped by a limit %d times", r.Dropped)
	}
	return s
}

// worst is the condition that failed most, nil if none did.
func (r *Rule) worst() (worst *Clause) {
	for i := range r.Clauses {
		if k := &r.Clauses[i]; k.Failed > 0 && (worst == nil || k.Failed > worst.Failed) {
			worst = k
		}
	}
	return worst
}
