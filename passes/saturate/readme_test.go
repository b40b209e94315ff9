package saturate_test

import (
	"os"
	"path/filepath"
	"regexp"
	"testing"

	"rewrite/passes/saturate/why"

	"golang.org/x/tools/txtar"

	"rewrite/dsl"
	"rewrite/dsl/load"
	"rewrite/passes/ir/asm"
	"rewrite/passes/saturate"
	"rewrite/passes/saturate/program"
	"rewrite/rules"
)

var ruleExample = regexp.MustCompile("(?s)```rw\n(.*?)```")

// TestReadme: each rule that the language reference shows fires. testdata/readme has a
// module for each by the name of the rule or of its family; a rule that is new there
// needs one. Where the instances of a family build different terms each has its own. All instances of a `for` rule have to fire, and one with `reverse` in
// each function of its module, of which one is for each side.
func TestReadme(t *testing.T) {
	text, err := os.ReadFile("../../dsl/README.md")
	if err != nil {
		t.Fatal(err)
	}
	file, err := txtar.ParseFile(filepath.Join("testdata", "readme", "examples.txtar"))
	if err != nil {
		t.Fatal(err)
	}
	modules := map[string][]byte{}
	for _, f := range file.Files {
		modules[f.Name] = f.Data
	}
	library, err := rules.Library()
	if err != nil {
		t.Fatal(err)
	}
	used := map[string]bool{}
	tried := 0
	for _, example := range ruleExample.FindAllSubmatch(text, -1) {
		set, diags := load.Sources([]dsl.Source{{Name: "README.md", Text: string(example[1])}}, load.Options{})
		if len(diags) > 0 {
			t.Fatal(diags)
		}
		for _, r := range set.Rules {
			tried++
			name := r.Name
			if modules[name] == nil {
				name = r.Family
			}
			src, ok := modules[name]
			if used[name] = true; !ok {
				t.Errorf("there is no module on which %s fires", r.Name)
				continue
			}
			if fired, functions := firedIn(t, r, library.Costs[0], src); fired == 0 || r.Reverse && (fired < 2 || fired < functions) {
				t.Errorf("%s fires in %d of %d functions\n%s", r.Name, fired, functions, r)
			}
		}
	}
	if tried < 40 {
		t.Errorf("only %d rules", tried)
	}
	for name := range modules {
		if !used[name] {
			t.Errorf("no example is named %s", name)
		}
	}
}

// firedIn counts the functions of a module in which a rule alone fires.
func firedIn(t *testing.T, r *dsl.Rule, cost *dsl.CostModel, src []byte) (fired, functions int) {
	t.Helper()
	m, diags := asm.Parse(r.Name, src, asm.Options{})
	if diags.HasErrors() {
		t.Fatal(diags)
	}
	p, err := program.Compile([]*dsl.Rule{r}, func(*dsl.Rule) bool { return false })
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range m.Funcs {
		if len(f.Blocks) == 0 {
			continue
		}
		functions++
		cov := why.NewCoverage(p)
		w, err := saturate.NewWorker(p, saturate.NewTypes(m), saturate.Options{LLVM: 22, Cost: cost, Coverage: cov})
		if err != nil {
			t.Fatal(err)
		}
		w.Func(f)
		// Known: the graph had it already, as it follows lanes of vectors by itself.
		if c := cov.Counts().Rules[0]; c.Applied+c.Known > 0 {
			fired++
		}
	}
	return fired, functions
}
