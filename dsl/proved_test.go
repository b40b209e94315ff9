package dsl_test

import (
	"os"
	"regexp"
	"testing"

	"rewrite/dsl"
	"rewrite/dsl/load"
	"rewrite/dsl/prove"
)

// TestExamplesAreTrue: no example of the reference, and no rule that shows a
// construct, is wrong; those of the reference are ones that the command runs.
func TestExamplesAreTrue(t *testing.T) {
	readme, err := os.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	constructs, err := os.ReadFile("load/testdata/right/constructs.rw")
	if err != nil {
		t.Fatal(err)
	}
	texts := []string{string(constructs)}
	for _, m := range regexp.MustCompile("(?s)```rw\n(.*?)```").FindAllStringSubmatch(string(readme), -1) {
		texts = append(texts, m[1])
	}
	proved := 0
	for n, text := range texts {
		set, diags := load.Sources([]dsl.Source{{Name: "example", Text: text}}, load.Options{Choose: prove.Choose(prove.Options{})})
		if len(diags) > 0 {
			t.Fatal(diags)
		}
		for i, v := range prove.All(set.Rules, prove.Options{}) {
			switch v.Status {
			case prove.Disproved:
				t.Errorf("%s\n%s", set.Rules[i], v.Counterexample)
			case prove.Unproved:
				if n > 0 {
					t.Errorf("%s\nis refused: %s", set.Rules[i], v.Reason)
				}
			case prove.Proved:
				proved++
			}
		}
	}
	if proved < 40 {
		t.Errorf("only %d rules proved", proved)
	}
}
