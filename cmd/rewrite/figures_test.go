//go:build unix

package main

import (
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"rewrite/dsl/prove"
	"rewrite/dsl/prove/record"
	"rewrite/passes/ir/llvmtest"
	"rewrite/rules"
)

// TestFigures: the counts of rules that the pages tell are those of the record.
func TestFigures(t *testing.T) {
	library, err := rules.Library()
	if err != nil {
		t.Fatal(err)
	}
	verdicts, err := rules.Verdicts()
	if err != nil {
		t.Fatal(err)
	}
	status := map[prove.Status]int{}
	at64 := 0
	for _, r := range library.Rules {
		status[verdicts[r].Status]++
	}
	entries := make([]*record.Entry, len(library.Rules))
	for i, r := range library.Rules {
		entries[i] = verdicts[r]
	}
	table := map[string][]int{} // by file: the columns of rules/README.md
	for _, c := range record.Covers(library.Rules, entries) {
		at64 += c.Proved[64]
		row := []int{c.Rules, c.Proved[64], c.Proved[32], c.Proved[16] + c.Proved[8], c.Proved[0], c.Tested}
		all := table["all"]
		for i, n := range row {
			if all == nil {
				all = make([]int, len(row))
			}
			all[i] += n
		}
		table["all"] = all
		table["`"+strings.TrimSuffix(path.Base(c.File), ".rw")+"`"] = row
	}
	figures := []struct {
		phrase string // %N is the number
		want   int
		found  bool
	}{
		{phrase: "%N built-in rules", want: len(library.Rules)},
		{phrase: "%N are proved", want: status[prove.Proved]},
		{phrase: "%N of them at 64 bits", want: at64},
		{phrase: "%N are tested", want: status[prove.Tested]},
	}
	eachPage(t, func(name string, lines []string) {
		text := strings.Join(strings.Fields(strings.Join(lines, " ")), " ")
		for i, f := range figures {
			re := regexp.MustCompile(strings.ReplaceAll(regexp.QuoteMeta(f.phrase), "%N", `(\d[\d,]*)`))
			for _, m := range re.FindAllStringSubmatch(text, -1) {
				figures[i].found = true
				if n, err := strconv.Atoi(strings.ReplaceAll(m[1], ",", "")); err != nil || n != f.want {
					t.Errorf("%s says %q: it is %d", name, m[0], f.want)
				}
			}
		}
	})
	rows := 0
	eachPage(t, func(name string, lines []string) {
		for i, line := range lines {
			cells := strings.Split(strings.Trim(line, "| "), "|")
			want, ok := table[strings.TrimSpace(cells[0])]
			if name != "rules/README.md" || !ok || len(cells) != 2+len(want) {
				continue
			}
			rows++
			for k, n := range want {
				cell := strings.ReplaceAll(strings.TrimSpace(cells[1+k]), ",", "")
				if got, err := strconv.Atoi(cell); got != n || err != nil && cell != "" {
					t.Errorf("%s:%d: %s: column %d says %q: it is %d", name, i+1, cells[0], 1+k, cell, n)
				}
			}
		}
	})
	if rows != len(table) {
		t.Errorf("rules/README.md has rows for %d files of %d", rows, len(table))
	}
	for _, f := range figures {
		if !f.found {
			t.Errorf("no page says %q any more", f.phrase)
		}
	}
}

// TestMeasured: figures of time and memory stand where it is said when, and on what
// machine, they were measured, and by what: in a section with the words below.
func TestMeasured(t *testing.T) {
	unit := regexp.MustCompile(`\b\d[\d.,]*\s(ns|us|µs|ms|s|MB|MiB|GB|microseconds|milliseconds|seconds)\b`)
	bound := regexp.MustCompile(`\b(beyond|at most) \d\S* \w+`) // what was chosen, not measured
	measured := regexp.MustCompile(`(?i)measured\s+on \d{4}-\d\d-\d\d, on [^.]*\bby `)
	figures := 0
	eachPage(t, func(name string, lines []string) {
		for i := 0; i < len(lines); {
			end := i + 1
			for end < len(lines) && !strings.HasPrefix(lines[end], "#") {
				end++
			}
			said := measured.MatchString(strings.Join(lines[i:end], " "))
			for k := i; k < end; k++ {
				if m := unit.FindString(bound.ReplaceAllString(lines[k], "")); m != "" && !strings.HasPrefix(lines[k], "    ") {
					figures++
					if !said {
						t.Errorf("%s:%d: %s: no \"Measured on YYYY-MM-DD, on MACHINE, by COMMAND\" in this section", name, k+1, m)
					}
				}
			}
			i = end
		}
	})
	if figures < 20 {
		t.Errorf("only %d figures were looked at", figures)
	}
}

// TestLinks: what the pages link to in the repository is there.
func TestLinks(t *testing.T) {
	link := regexp.MustCompile(`\]\(([^)#:]+)(#[^)]*)?\)`)
	links := 0
	eachPage(t, func(name string, lines []string) {
		for i, line := range lines {
			for _, m := range link.FindAllStringSubmatch(line, -1) {
				links++
				if _, err := os.Stat(filepath.Join(llvmtest.Root(), filepath.Dir(name), m[1])); err != nil && !strings.HasPrefix(line, "    ") {
					t.Errorf("%s:%d: %v", name, i+1, err)
				}
			}
		}
	})
	if links < 30 {
		t.Errorf("only %d links were looked at", links)
	}
}

// eachPage calls do with the lines of each README page.
func eachPage(t *testing.T, do func(name string, lines []string)) {
	t.Helper()
	for _, p := range pages(t) {
		text, err := os.ReadFile(p.path)
		if err != nil {
			t.Fatal(err)
		}
		do(p.name, strings.Split(string(text), "\n"))
	}
}
