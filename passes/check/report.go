package check

import (
	"fmt"
	"strings"
)

// String is the report for people: a line on each function, the inputs and runs
// of those that differ, and a line on the whole. Functions with the same text
// are only counted.
func (r *Report) String() string {
	var b strings.Builder
	same, agree, skipped, different := 0, 0, 0, 0
	for _, f := range r.Results {
		switch f.Status {
		case Same:
			same++
		case Agrees:
			agree++
			how := fmt.Sprintf("%d inputs", f.Inputs)
			if f.All {
				how = fmt.Sprintf("all %d inputs", f.Inputs)
			}
			fmt.Fprintf(&b, "%s: no difference on %s%s\n", f.Func, how, f.rest())
		case Skipped:
			skipped++
			fmt.Fprintf(&b, "%s: skipped: %s\n", f.Func, f.Why)
		case Different:
			different++
			fmt.Fprintf(&b, "%s: different: %s\n", f.Func, f.Why)
			section := func(title string, lines []string) {
				if len(lines) > 0 {
					fmt.Fprintf(&b, "  %s\n", title)
				}
				for _, l := range lines {
					fmt.Fprintf(&b, "    %s\n", l)
				}
			}
			section("input:", f.Input)
			section("source:", marked(f.Source, f.Target))
			section("target:", marked(f.Target, f.Source))
		}
	}
	for _, n := range r.Notes {
		b.WriteString("note: " + n + "\n")
	}
	for _, e := range r.Errors {
		b.WriteString("error: " + e + "\n")
	}
	fmt.Fprintf(&b, "%d functions run without a difference, %d with the same text, %d skipped, %d different\n", agree, same, skipped, different)
	return b.String()
}

// rest tells of inputs that say nothing.
func (f *Result) rest() string {
	s := ""
	if f.UB > 0 {
		s = fmt.Sprintf("; %d of them are undefined in the source", f.UB)
	}
	if len(f.Unknown) > 0 {
		s += "; nothing could be told of some: " + unknowns(f.Unknown)
	}
	return s
}

// mostLines bounds what is shown of a run.
const mostLines = 30

// marked points at the first line in which a run differs from the other, and
// leaves out most of what comes before it.
func marked(lines, other []string) (shown []string) {
	first := 0
	for first < len(lines) && first < len(other) && lines[first] == other[first] {
		first++
	}
	from := max(0, first-3)
	if from > 0 {
		shown = append(shown, fmt.Sprintf("... %d lines that are the same", from))
	}
	for i := from; i < len(lines); i++ {
		if i >= first+mostLines {
			shown = append(shown, fmt.Sprintf("... %d more", len(lines)-i))
			break
		}
		mark := "  "
		if i == first {
			mark = "> "
		}
		shown = append(shown, mark+lines[i])
	}
	return shown
}
