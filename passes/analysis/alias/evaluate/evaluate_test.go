package evaluate

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"rewrite/passes/analysis"
	"rewrite/passes/analysis/alias"
	"rewrite/passes/ir"
	"rewrite/passes/ir/asm"
	"rewrite/passes/ir/llvmtest"
)

var show = flag.String("show", "", "list the answers that are `equal`, weaker, stronger or contrary")

// parse gives nil for what is for other tests to tell.
func parse(t testing.TB, file string, text []byte) *ir.Module {
	t.Helper()
	m, diags := asm.Parse(file, text, asm.Options{})
	if diags.HasErrors() || m.TypedPointers {
		return nil
	}
	return m
}

// A comparison is of one answer of ours with LLVM's.
type comparison uint8

const (
	equal comparison = iota
	weaker
	stronger
	contrary // neither follows from the other
	numComparisons
)

var comparisonNames = [numComparisons]string{"equal", "weaker", "stronger", "contrary"}

// excludes is what an answer says that something is not.
var excludes = map[string]int{
	"MayAlias": 0, "NoAlias": 0b110, "PartialAlias": 0b001, "MustAlias": 0b011,
	"Both ModRef": 0, "Just Ref": 0b01, "Just Mod": 0b10, "NoModRef": 0b11,
}

func compare(ours, theirs string) comparison {
	switch a, b := excludes[ours], excludes[theirs]; {
	case a == b:
		return equal
	case a&b == b:
		return stronger
	case a&b == a:
		return weaker
	}
	return contrary
}

// theirs is what LLVM's evaluator says, by function, in its order.
func theirs(opt, file string, flags ...string) (map[string][]string, error) {
	args := append([]string{"-passes=aa-eval", "-print-all-alias-modref-info", "-disable-output", file}, flags...)
	var errs bytes.Buffer
	cmd := exec.Command(opt, args...)
	cmd.Stderr = &errs
	if err := cmd.Run(); err != nil {
		return nil, err
	}
	lines := map[string][]string{}
	name := ""
	for line := range strings.Lines(errs.String()) {
		line = strings.TrimRight(line, "\n")
		if rest, ok := strings.CutPrefix(line, "Function: "); ok {
			name, _, _ = strings.Cut(rest, ": ")
			continue
		}
		if strings.HasPrefix(line, "=====") {
			break
		}
		if wordOf(line) != "" {
			lines[name] = append(lines[name], line)
		}
	}
	return lines, nil
}

// wordOf is the answer that a line begins with, "" for a line of something else.
func wordOf(line string) string {
	for word := range excludes {
		if rest, ok := strings.CutPrefix(line, "  "+word); ok && (rest[0] == ':' || rest[0] == ' ') {
			return word
		}
	}
	return ""
}

// counts are comparisons by kind of question.
type counts [NumKinds][numComparisons]int

func (c *counts) String() string {
	var b strings.Builder
	for k, row := range c {
		if row == [numComparisons]int{} {
			continue
		}
		fmt.Fprintf(&b, "\n  %-16s", Kind(k))
		for i, n := range row {
			fmt.Fprintf(&b, " %s %d", comparisonNames[i], n)
		}
	}
	return b.String()
}

func (c *counts) sum() (row [numComparisons]int) {
	for _, r := range c {
		for i, n := range r {
			row[i] += n
		}
	}
	return row
}

// against compares all answers for a file.
func against(t *testing.T, opt, file string, total *counts) (differ []string) {
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	m := parse(t, file, text)
	if m == nil {
		return nil
	}
	lines, err := theirs(opt, file, "-evaluate-aa-metadata")
	if err != nil {
		t.Logf("%s: opt: %v", file, err)
		return nil
	}
	shared, facts := alias.NewModule(m), analysis.NewModule(m)
	for _, f := range m.Funcs {
		if len(f.Blocks) == 0 {
			continue
		}
		an := shared.New(f, alias.All...)
		an.Facts = facts.New(f).Facts
		_, ours := Func(an, f, true)
		if len(ours) != len(lines[f.Name]) {
			t.Logf("%s: @%s: %d answers, LLVM has %d", file, f.Name, len(ours), len(lines[f.Name]))
			continue
		}
		for i, l := range ours {
			c := compare(l.Answer, wordOf(lines[f.Name][i]))
			total[l.Kind][c]++
			if line := fmt.Sprintf("%s: @%s: %s%s, LLVM:%s", filepath.Base(file), f.Name, comparisonNames[c], l.Text, lines[f.Name][i]); c != equal || *show == "equal" {
				differ = append(differ, line)
			}
		}
	}
	return differ
}

// TestCorpus measures against LLVM's own tests of its alias analyses.
func TestCorpus(t *testing.T) {
	opt := llvmtest.Tool(t, "opt-22")
	lists := filepath.Join(llvmtest.Root(), "..", "shared", "corpus", "llvm-tests", "lists")
	if _, err := os.Stat(lists); err != nil {
		t.Skip("there is no ../shared/corpus beside the project")
	}
	for _, list := range []string{"Analysis-BasicAA", "Analysis-TypeBasedAliasAnalysis", "Analysis-ScopedNoAliasAA"} {
		names, err := os.ReadFile(filepath.Join(lists, list+".txt"))
		if err != nil {
			t.Fatal(err)
		}
		var total counts
		var differ []string
		for name := range strings.FieldsSeq(string(names)) {
			differ = append(differ, against(t, opt, filepath.Join(lists, name), &total)...)
		}
		sum := total.sum()
		n := sum[equal] + sum[weaker] + sum[stronger] + sum[contrary]
		t.Logf("%s: %d of %d equal or stronger: %.1f %%%s", list, sum[equal]+sum[stronger], n, 100*float64(sum[equal]+sum[stronger])/float64(n), total.String())
		slices.Sort(differ)
		for _, d := range differ {
			if *show != "" && strings.Contains(d, ": "+*show+" ") {
				t.Log(d)
			}
		}
	}
}
