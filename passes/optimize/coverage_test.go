package optimize_test

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"rewrite/dsl"
	"rewrite/passes/ir"
	"rewrite/passes/ir/asm"
	"rewrite/passes/optimize"
	"rewrite/passes/saturate/moves"
)

// coverageRow is a row of rules/COVERAGE.md.
type coverageRow struct {
	here     string // its last cell
	done, of int    // what that says
	examples int
	left     int // examples that say why not
}

var (
	rowCell   = regexp.MustCompile("^\\| `(\\w+)`[^|:]*(?::([^|]*))?\\|")
	rowCount  = regexp.MustCompile(`(\d+) of (\d+)`)
	quoted    = regexp.MustCompile("`([^`]+)`")
	example   = regexp.MustCompile(`; ([\d.]+) to ([\d.]+)(, not: .*)?\ndefine [^\n]*@([\w-]+)\(`)
	notLetter = regexp.MustCompile(`[^a-z0-9]+`)
)

// TestCoverage: what rules/COVERAGE.md says is done is done. Each row has its examples, each of which costs
// before and behind the pipeline combine what is written above it; rules that rows name are there.
func TestCoverage(t *testing.T) {
	const root = "../../rules/"
	builtin, err := optimize.Builtin()
	if err != nil {
		t.Fatal(err)
	}
	model, err := builtin.Cost("generic")
	if err != nil {
		t.Fatal(err)
	}
	known := map[string]bool{}
	for _, r := range builtin.Rules {
		base, _, _ := strings.Cut(r.Name, "/")
		known[base] = true
	}
	for _, m := range moves.Moves {
		known[m.Name] = true
	}
	page, err := os.ReadFile(root + "COVERAGE.md")
	if err != nil {
		t.Fatal(err)
	}
	files, err := filepath.Glob(root + "testdata/coverage/*.ll")
	if err != nil || len(files) == 0 {
		t.Fatal("no examples", err)
	}
	done, all := 0, 0
	for _, section := range strings.Split(string(page), "\n## ")[1:] {
		name, text, _ := strings.Cut(section, "\n")
		file := root + "testdata/coverage/" + name + ".ll"
		at := slices.Index(files, file)
		if at < 0 {
			if strings.Contains(text, "\n| ") {
				t.Errorf("%s has rows and no examples", name)
			}
			continue
		}
		files = slices.Delete(files, at, at+1)
		rows := map[string]*coverageRow{}
		for line := range strings.Lines(text) {
			cell := rowCell.FindStringSubmatch(line)
			if cell == nil {
				continue
			}
			here := line[strings.LastIndex(strings.TrimRight(line, " |\n"), "|"):]
			count := rowCount.FindStringSubmatch(here)
			if count == nil {
				t.Errorf("%s: a row that does not say of how many: %s", name, line)
				continue
			}
			row := &coverageRow{here: here}
			row.done, _ = strconv.Atoi(count[1])
			row.of, _ = strconv.Atoi(count[2])
			slug := cell[1]
			if rest := strings.Trim(notLetter.ReplaceAllString(strings.ToLower(cell[2]), "-"), "-"); rest != "" {
				slug += "-" + rest
			}
			if rows[slug] != nil {
				t.Errorf("%s: two rows of %s", name, slug)
			}
			rows[slug] = row
			for _, q := range quoted.FindAllStringSubmatch(here, -1) {
				if !known[q[1]] {
					t.Errorf("%s: %s: there is no rule %s", name, slug, q[1])
				}
			}
		}
		checkExamples(t, file, model, rows)
		for slug, row := range rows {
			if row.examples != row.of || row.examples-row.left != row.done {
				t.Errorf("%s: %s has %d examples, of which %d are done, and says %d of %d", name, slug, row.examples, row.examples-row.left, row.done, row.of)
			}
			done, all = done+row.done, all+row.of
		}
	}
	if len(files) > 0 {
		t.Errorf("examples of no section: %s", files)
	}
	if want := fmt.Sprintf("%d of %d are", done, all); !strings.Contains(string(page), want) {
		t.Errorf("the head of the page does not say %s", want)
	}
}

// checkExamples runs the examples of one file, and counts them at their rows.
func checkExamples(t *testing.T, file string, model *dsl.CostModel, rows map[string]*coverageRow) {
	t.Helper()
	src, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	result, err := optimize.Text(file, src, optimize.Options{Pipeline: "combine", Jobs: 1})
	if err != nil {
		t.Fatal(err)
	}
	before, after := costsOf(t, file, src, model), costsOf(t, file, result.Text(), model)
	for _, e := range example.FindAllStringSubmatch(string(src), -1) {
		name := e[4]
		row := rows[name]
		if row == nil {
			if i := strings.LastIndexByte(name, '-'); i > 0 {
				row = rows[name[:i]]
			}
		}
		if row == nil {
			t.Errorf("%s: @%s is of no row", file, name)
			continue
		}
		row.examples++
		if e[3] != "" {
			row.left++
			if !strings.Contains(row.here, strings.TrimPrefix(e[3], ", not: ")) {
				t.Errorf("%s: @%s: its row does not say why not: %s", file, name, e[3])
			}
		}
		if got := fmt.Sprintf("%s to %s", hundredths(before[name]), hundredths(after[name])); got != e[1]+" to "+e[2] {
			t.Errorf("%s: @%s costs %s, written is %s to %s", file, name, got, e[1], e[2])
		}
		delete(before, name)
	}
	for name := range before {
		t.Errorf("%s: @%s does not say what it costs", file, name)
	}
}

func hundredths(n int) string { return strconv.FormatFloat(float64(n)/100, 'g', -1, 64) }

// costsOf is what each function of a module costs, in hundredths.
func costsOf(t *testing.T, name string, src []byte, model *dsl.CostModel) map[string]int {
	t.Helper()
	m, diags := asm.Parse(name, src, asm.Options{Jobs: 1})
	if m == nil {
		t.Fatal(diags.Err())
	}
	costs := map[string]int{}
	for _, f := range m.Funcs {
		if f.IsDecl() {
			continue
		}
		costs[f.Name] = 0
		for _, b := range f.Blocks {
			for _, v := range b.Instrs {
				intrinsic := ""
				if v.Op == ir.OpCall && v.Intrinsic() != 0 {
					intrinsic = strings.TrimPrefix(v.Intrinsic().String(), "llvm.")
				}
				costs[f.Name] += model.Cost(v.Op, intrinsic, v.Type, v.Flags)
			}
		}
	}
	return costs
}
