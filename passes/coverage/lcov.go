package coverage

import (
	"fmt"
	"io"
	"slices"
)

// WriteLCOV writes the report as an lcov trace, for genhtml and for services that
// show coverage: a rule file is the source, a rule a function that ran as often as
// it fired. DA is how often the rules of a line survived, BRDA has two branches for
// each condition: it failed, it held. Instances of one `for` rule are added up.
//
// Paths are as rule files were named: that of a built-in one begins with rules/,
// in the repository of rewrite, where genhtml then has to run.
func (r *Report) WriteLCOV(w io.Writer) error {
	t := &table{w: w}
	for _, f := range r.Files {
		t.printf("TN:rewrite\nSF:%s\n", f.Path)
		r.functions(t, f.Path)
		r.branches(t, f.Path)
		r.lines(t, f.Path)
		t.printf("end_of_record\n")
	}
	return t.err
}

// families are the rules of a file, instances added up, by line.
func (r *Report) families(file string) (list []*Rule) {
	for _, u := range r.Rules {
		if u.File != file {
			continue
		}
		if n := len(list); n > 0 && list[n-1].Line == u.Line {
			list[n-1].add(u)
			continue
		}
		c := *u
		c.Name, c.Clauses, c.Sites = u.Family, slices.Clone(u.Clauses), nil
		list = append(list, &c)
	}
	return list
}

func (r *Report) functions(t *table, file string) {
	found, hit := 0, 0
	for _, u := range r.families(file) {
		t.printf("FN:%d,%s\n", u.Line, u.Name)
	}
	for _, u := range r.families(file) {
		t.printf("FNDA:%d,%s\n", u.Fired, u.Name)
		found++
		if u.Fired > 0 {
			hit++
		}
	}
	t.printf("FNF:%d\nFNH:%d\n", found, hit)
}

func (r *Report) branches(t *table, file string) {
	found, hit := 0, 0
	for _, u := range r.families(file) {
		left := u.Left
		for i, c := range u.Clauses {
			failed := min(c.Failed, left) // looked at through several classes, a condition can fail more often
			held := left - failed
			left = held
			for branch, n := range []uint64{failed, held} {
				taken := "-" // never evaluated
				if failed+held > 0 {
					taken = fmt.Sprint(n)
				}
				t.printf("BRDA:%d,%d,%d,%s\n", c.Line, i, branch, taken)
				found++
				if n > 0 {
					hit++
				}
			}
		}
	}
	t.printf("BRF:%d\nBRH:%d\n", found, hit)
}

func (r *Report) lines(t *table, file string) {
	count := map[int]int{}
	for _, u := range r.families(file) {
		for _, line := range u.Lines {
			count[line] += u.Survived
		}
	}
	lines := make([]int, 0, len(count))
	for line := range count {
		lines = append(lines, line)
	}
	slices.Sort(lines)
	hit := 0
	for _, line := range lines {
		t.printf("DA:%d,%d\n", line, count[line])
		if count[line] > 0 {
			hit++
		}
	}
	t.printf("LF:%d\nLH:%d\n", len(lines), hit)
}
