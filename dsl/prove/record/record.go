// Package record keeps verdicts about rules in a text file, so that a library
// of rules is proved once, and a check that nothing changed since takes
// milliseconds. See dsl/prove/README.md.
package record

import (
	"cmp"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"rewrite/dsl"
	"rewrite/dsl/internal/parallel"
	"rewrite/dsl/load"
	"rewrite/dsl/prove"
	"rewrite/passes/ir/diag"
	"rewrite/passes/ir/num"
)

// An Entry is one line: the verdict about a rule, or about all instances of a
// rule with a `for` list, if that is the same for all.
type Entry struct {
	Name      string // of the rule; of the family if it speaks for all instances
	Instances int
	Hash      string // of the instances, in order
	Arrow     dsl.Arrow
	Status    prove.Status
	Forward   bool // a <=> that is not proved is proved as =>
	OneUse    bool // see prove.Verdict
	LeftOut   bool // an instance of a family that holds in none of its forms
	Covered   []Covered
	Formats   []string // in which floating point was tested
	Reason    string   // of what is not proved
}

// Covered are the widths for which one method speaks, in ascending order.
type Covered struct {
	Method string // prove.Method's word
	Widths []uint32
}

// covered splits the widths of a verdict by method, in the order of the methods.
func covered(v prove.Verdict) []Covered {
	var list []Covered
	widths := map[prove.Method][]uint32{}
	for _, w := range v.Widths {
		m := v.MethodAt(w)
		widths[m] = append(widths[m], w)
	}
	for _, m := range slices.Sorted(maps.Keys(widths)) {
		list = append(list, Covered{m.String(), widths[m]})
	}
	return list
}

// Records are entries by name, each name once.
type Records map[string]*Entry

const header = `# Verdicts about rules, written by rewrite prove -record; rewrite prove -check compares them with the rules.
# rule, instances, hash, arrow, status, method:bits or formats, reason
`

// String is the text of the file: a header, then the entries in the order of
// their names.
func (rs Records) String() string {
	var b strings.Builder
	b.WriteString(header)
	names := make([]string, 0, len(rs))
	for n := range rs {
		names = append(names, n)
	}
	slices.Sort(names)
	for _, n := range names {
		b.WriteString(rs[n].String() + "\n")
	}
	return b.String()
}

// String is the line of the entry.
func (e *Entry) String() string {
	status := e.Status.String()
	if e.Forward {
		status += forwardMark
	}
	if e.OneUse {
		status += oneUseMark
	}
	if e.LeftOut {
		status += leftOutMark
	}
	coverage := formatCovered(e.Covered)
	if len(e.Formats) > 0 {
		coverage = formatsPrefix + strings.Join(e.Formats, ",")
	}
	fields := []string{e.Name, strconv.Itoa(e.Instances), e.Hash, e.Arrow.String(), status, coverage}
	if e.Reason != "" {
		fields = append(fields, strconv.Quote(e.Reason))
	}
	return strings.Join(fields, " ")
}

const (
	forwardMark   = "(=>)"       // behind the status of a <=> that holds as =>
	oneUseMark    = "(one_use)"  // behind it, if Entry.OneUse
	leftOutMark   = "(left-out)" // of an Entry.LeftOut
	formatsPrefix = "formats:"
)

// statuses are the words of the file.
var statuses = func() map[string]prove.Status {
	m := map[string]prove.Status{}
	for _, s := range prove.Statuses() {
		m[s.String()] = s
	}
	return m
}()

// Parse reads the text of a file. The error is an *diag.Diagnostic at its line.
func Parse(name, text string) (Records, error) {
	rs := Records{}
	n := 0
	for line := range strings.Lines(text) {
		n++
		line = strings.TrimSpace(line)
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		e, err := parseEntry(line)
		if err == nil && rs[e.Name] != nil {
			err = fmt.Errorf("a second entry for %s", e.Name)
		}
		if err != nil {
			return nil, &diag.Diagnostic{Severity: diag.Error, File: name, Line: n, Col: 1, Len: len(line), Source: line, Msg: err.Error(), Cause: err}
		}
		rs[e.Name] = e
	}
	return rs, nil
}

var errFields = errors.New("want: rule instances hash arrow status method:bits \"reason\"")

func parseEntry(line string) (*Entry, error) {
	f := strings.SplitN(line, " ", 7)
	if len(f) < 6 {
		return nil, errFields
	}
	e := &Entry{Name: f[0], Hash: f[2]}
	var err error
	if e.Instances, err = strconv.Atoi(f[1]); err != nil || e.Instances < 1 {
		return nil, fmt.Errorf("%q is no number of instances", f[1])
	}
	switch f[3] {
	case dsl.Equal.String():
		e.Arrow = dsl.Equal
	case dsl.Refine.String():
	default:
		return nil, fmt.Errorf("%q is no arrow", f[3])
	}
	word, leftOut := strings.CutSuffix(f[4], leftOutMark)
	word, oneUse := strings.CutSuffix(word, oneUseMark)
	word, forward := strings.CutSuffix(word, forwardMark)
	status, ok := statuses[word]
	if !ok {
		return nil, fmt.Errorf("%q is no status", f[4])
	}
	e.Status, e.Forward, e.OneUse, e.LeftOut = status, forward, oneUse, leftOut
	if formats, ok := strings.CutPrefix(f[5], formatsPrefix); ok {
		e.Formats = strings.Split(formats, ",")
	} else if e.Covered, err = parseCovered(f[5]); err != nil {
		return nil, err
	}
	if len(f) == 7 {
		if e.Reason, err = strconv.Unquote(f[6]); err != nil {
			return nil, fmt.Errorf("the reason is not quoted: %s", f[6])
		}
	}
	return e, nil
}

// formatCovered writes "exhaustive:1-4;sat:8,16", nothing as "-".
func formatCovered(cs []Covered) string {
	if len(cs) == 0 {
		return "-"
	}
	var parts []string
	for _, c := range cs {
		parts = append(parts, c.Method+":"+formatWidths(c.Widths))
	}
	return strings.Join(parts, ";")
}

func parseCovered(text string) ([]Covered, error) {
	if text == "-" {
		return nil, nil
	}
	var cs []Covered
	for part := range strings.SplitSeq(text, ";") {
		method, list, _ := strings.Cut(part, ":")
		widths, err := parseWidths(list)
		if err != nil {
			return nil, err
		}
		cs = append(cs, Covered{method, widths})
	}
	return cs, nil
}

// formatWidths writes 1, 2, 3, 8 as "1-3,8".
func formatWidths(widths []uint32) string {
	var parts []string
	for i := 0; i < len(widths); {
		j := i
		for j+1 < len(widths) && widths[j+1] == widths[j]+1 {
			j++
		}
		part := fmt.Sprint(widths[i])
		if j > i {
			part += fmt.Sprintf("-%d", widths[j])
		}
		parts = append(parts, part)
		i = j + 1
	}
	return strings.Join(parts, ",")
}

func parseWidths(text string) ([]uint32, error) {
	var widths []uint32
	for part := range strings.SplitSeq(text, ",") {
		from, to, ok := strings.Cut(part, "-")
		if !ok {
			to = from
		}
		a, errA := strconv.ParseUint(from, 10, 32)
		b, errB := strconv.ParseUint(to, 10, 32)
		if errA != nil || errB != nil || a < 1 || a > b || b > num.MaxWidth {
			return nil, fmt.Errorf("%q are no widths", text)
		}
		for w := a; w <= b; w++ {
			widths = append(widths, uint32(w))
		}
	}
	return widths, nil
}

// A family is the instances of one rule of the text.
type family struct {
	name   string
	rules  []*dsl.Rule
	hashes []string // of each rule
	hash   string   // of all
}

// families puts rules together that come from one text, in the order of the
// first of each, with their hashes.
func families(rules []*dsl.Rule) []*family {
	hashes := make([]string, len(rules))
	parallel.Each(len(rules), func(i int) { hashes[i] = Hash(rules[i]) })
	var list []*family
	byName := map[string]*family{}
	for i, r := range rules {
		f := byName[r.Family]
		if f == nil {
			f = &family{name: r.Family}
			byName[r.Family] = f
			list = append(list, f)
		}
		f.rules = append(f.rules, r)
		f.hashes = append(f.hashes, hashes[i])
	}
	for _, f := range list {
		f.hash = hashAll(f.hashes)
	}
	return list
}

// Named gives what is recorded under the rule's name, nil if nothing is. It
// may be about another state of the rule: Verdicts tells.
func (rs Records) Named(r *dsl.Rule) *Entry {
	if e := rs[r.Name]; e != nil {
		return e
	}
	return rs[r.Family]
}

// current finds what is recorded about the i-th rule of a family, and tells
// whether it is about the rule as it is.
func (rs Records) current(f *family, i int) (e *Entry, ok bool) {
	r := f.rules[i]
	if e = rs.Named(r); e == nil {
		return nil, false
	}
	hash := f.hash
	if e.Name == r.Name {
		hash = f.hashes[i]
	}
	return e, e.Hash == hash
}

// Verdicts gives for each rule the entry that is about it as it is now, nil
// where there is none.
func (rs Records) Verdicts(rules []*dsl.Rule) []*Entry {
	at := map[*dsl.Rule]*Entry{}
	// Hashes take their time, and most of a user's rules have names of their own.
	named := slices.DeleteFunc(slices.Clone(rules), func(r *dsl.Rule) bool { return rs.Named(r) == nil })
	for _, f := range families(named) {
		for i, r := range f.rules {
			if e, ok := rs.current(f, i); ok {
				at[r] = e
			}
		}
	}
	out := make([]*Entry, len(rules))
	for i, r := range rules {
		out[i] = at[r]
	}
	return out
}

// A Mismatch is why records do not speak for rules.
type Mismatch struct {
	Kind  MismatchKind
	Entry string    // the name in the records, of an Extra one
	Rule  *dsl.Rule // nil for an Extra one
}

// MismatchKind tells what is wrong.
type MismatchKind uint8

const (
	Missing MismatchKind = iota // nothing is recorded about the rule
	Stale                       // the rule, or what it mentions, or the prover changed since
	Extra                       // there is no such rule
)

// String says what is wrong.
func (m Mismatch) String() string {
	switch m.Kind {
	case Missing:
		return "no verdict is recorded for rule " + m.Rule.Name
	case Stale:
		return "the verdict recorded for rule " + m.Rule.Name + " is of another state of the rule, of what it mentions or of the prover"
	}
	return "a verdict is recorded for " + m.Entry + ", and there is no such rule"
}

// Check compares records with all the rules that they ought to be about: one
// Mismatch for each, in their order, then the extra entries.
// Where all instances of a rule mismatch, the first stands for them. Instances that are left out are
// compared if there are any, as rules that were not loaded from their text come without.
func (rs Records) Check(rules []*dsl.Rule, leftOut ...dsl.LeftOut) []Mismatch {
	var list []Mismatch
	used := map[*Entry]bool{}
	for _, f := range families(rules) {
		var bad []Mismatch
		for i, r := range f.rules {
			e, ok := rs.current(f, i)
			switch {
			case e == nil:
				bad = append(bad, Mismatch{Kind: Missing, Rule: r})
			case !ok:
				bad = append(bad, Mismatch{Kind: Stale, Rule: r})
			}
			used[e] = true
		}
		if len(bad) == len(f.rules) {
			bad = bad[:1]
		}
		list = append(list, bad...)
	}
	for _, l := range leftOut {
		if e := rs[l.Name]; e == nil || !e.LeftOut {
			list = append(list, Mismatch{Kind: Missing, Rule: l.Rule})
		} else if used[e] = true; e.Hash != Hash(l.Rule) {
			list = append(list, Mismatch{Kind: Stale, Rule: l.Rule})
		}
	}
	var extra []Mismatch
	for name, e := range rs {
		if !used[e] && !(e.LeftOut && leftOut == nil) {
			extra = append(extra, Mismatch{Kind: Extra, Entry: name})
		}
	}
	slices.SortFunc(extra, func(a, b Mismatch) int { return cmp.Compare(a.Entry, b.Entry) })
	return append(list, extra...)
}

// Update gives the records of the rules: what rs says of those that did not
// change, and the verdicts that prove gives about the rest, which it is called
// with once. A nil rs has all of them proved. It gives nil if prove gives fewer
// verdicts than it was asked for.
func (rs Records) Update(rules []*dsl.Rule, prover func([]*dsl.Rule) []prove.Verdict) Records {
	all := families(rules)
	verdicts := map[*dsl.Rule]*Entry{}
	var open []*dsl.Rule
	for _, f := range all {
		for i, r := range f.rules {
			if e, ok := rs.current(f, i); ok {
				verdicts[r] = e
			} else {
				open = append(open, r)
			}
		}
	}
	proved := prover(open)
	if len(proved) != len(open) {
		return nil // the prover failed, and its caller knows
	}
	for i, v := range proved {
		verdicts[open[i]] = entryOf(open[i], v)
	}
	out := Records{}
	for _, f := range all {
		line := func(name string, rules []*dsl.Rule, hash string) {
			e := *verdicts[rules[0]]
			e.Name, e.Instances, e.Hash = name, len(rules), hash
			out[name] = &e
		}
		// Instances of families are recorded one by one: Choose asks for them so.
		agree := f.rules[0].Among == "" && !slices.ContainsFunc(f.rules, func(r *dsl.Rule) bool { return !verdicts[r].same(verdicts[f.rules[0]]) })
		if agree && len(f.rules) > 1 {
			line(f.name, f.rules, f.hash)
			continue
		}
		for i, r := range f.rules {
			line(r.Name, f.rules[i:i+1], f.hashes[i])
		}
	}
	return out
}

// LeaveOut adds the instances of families that hold in no form. They are known by the first.
func (rs Records) LeaveOut(list []dsl.LeftOut) {
	for _, l := range list {
		rs[l.Name] = &Entry{Name: l.Name, Instances: 1, Hash: Hash(l.Rule), Arrow: l.Arrow, Status: prove.Disproved, LeftOut: true}
	}
}

// Choose takes the form of an instance that is recorded, and asks another Choose about the
// rest.
func (rs Records) Choose(next load.Choose) load.Choose {
	return func(forms []*dsl.Rule) (int, string) {
		e := rs[forms[0].Name]
		for i, r := range forms {
			switch {
			case e == nil || e.Hash != Hash(r):
			case e.LeftOut:
				return load.Wrong, ""
			case e.Status != prove.Disproved && e.Status != prove.Unproved:
				return i, ""
			}
		}
		return next(forms)
	}
}

// entryOf has all but the name and the hash.
func entryOf(r *dsl.Rule, v prove.Verdict) *Entry {
	return &Entry{Arrow: r.Arrow, Status: v.Status, Forward: v.Forward, OneUse: v.OneUse, Covered: covered(v), Formats: v.Formats, Reason: v.Reason}
}

// Verdict is what the entry says, without inputs and counterexample, which it does not
// have.
func (e *Entry) Verdict() prove.Verdict {
	v := prove.Verdict{Status: e.Status, Forward: e.Forward, OneUse: e.OneUse, Formats: e.Formats, Reason: e.Reason}
	for _, c := range e.Covered {
		v.Widths = append(v.Widths, c.Widths...)
		switch c.Method {
		case prove.SAT.String():
			v.Solved = c.Widths
		case prove.External.String():
			v.External = c.Widths
		}
	}
	slices.Sort(v.Widths)
	return v
}

// By tells whether a method speaks for some width.
func (e *Entry) By(m prove.Method) bool {
	return slices.ContainsFunc(e.Covered, func(c Covered) bool { return c.Method == m.String() })
}

// Agrees tells whether the entry says what a verdict about one of its rules
// says, as far as that does not depend on how fast a solver is: the status, the
// widths that were tried out, and nothing that the entry does not cover.
func (e *Entry) Agrees(v prove.Verdict) bool {
	o := entryOf(&dsl.Rule{Arrow: e.Arrow}, v)
	if e.Status != o.Status || e.Forward != o.Forward || e.OneUse != o.OneUse || !slices.Equal(e.Formats, o.Formats) {
		return false
	}
	exhaustive := prove.Exhaustive.String()
	for _, c := range o.Covered {
		for _, w := range c.Widths {
			if !e.covers(w, "") {
				return false
			}
		}
	}
	for _, c := range e.Covered {
		for _, w := range c.Widths {
			if c.Method == exhaustive && !o.covers(w, exhaustive) {
				return false
			}
		}
	}
	return true
}

// covers tells whether a width is covered by the method, "" meaning any.
func (e *Entry) covers(width uint32, method string) bool {
	return slices.ContainsFunc(e.Covered, func(c Covered) bool {
		return (method == "" || c.Method == method) && slices.Contains(c.Widths, width)
	})
}

// same tells whether two entries say the same of different rules.
func (e *Entry) same(o *Entry) bool {
	return e.Arrow == o.Arrow && e.Status == o.Status && e.Forward == o.Forward && e.OneUse == o.OneUse && e.Reason == o.Reason && slices.Equal(e.Formats, o.Formats) &&
		slices.EqualFunc(e.Covered, o.Covered, func(a, b Covered) bool { return a.Method == b.Method && slices.Equal(a.Widths, b.Widths) })
}
