package prove

import (
	"os"
	"strings"
	"testing"

	"rewrite/dsl"
	"rewrite/dsl/load"
)

// TestFamilies: patterns, mirrors and lists stand for the instances that are written down,
// no more and no less, and what does not hold is left out.
func TestFamilies(t *testing.T) {
	text, err := os.ReadFile("testdata/families.rw")
	if err != nil {
		t.Fatal(err)
	}
	set, diags := load.Sources([]dsl.Source{{Name: "families.rw", Text: string(text)}}, load.Options{Choose: Choose(Options{Effort: QuickEffort})})
	if len(diags) > 0 {
		t.Fatal(diags.Err())
	}
	families := map[string]bool{}
	var got strings.Builder
	for _, r := range set.Rules {
		if !families[r.Family] {
			families[r.Family] = true
			for _, out := range set.LeftOut {
				if out.Family == r.Family {
					got.WriteString("- " + out.Name + ": " + out.Text() + "\n")
					if !strings.Contains(out.Why, "has another value") && !strings.Contains(out.Why, "more poison") {
						t.Errorf("%s: %s", out.Name, out.Why)
					}
				}
			}
		}
		got.WriteString(r.Name + ": " + r.Text() + "\n")
		if v := Rule(r, Options{Effort: QuickEffort}); v.Status != Proved && v.Status != Tested { // as floats are
			t.Errorf("%s is %v", r.Name, v)
		}
	}
	if len(families) < 20 {
		t.Errorf("%d families", len(families))
	}
	const golden = "testdata/families.txt"
	if *update {
		if err := os.WriteFile(golden, []byte(got.String()), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	if got.String() != string(want) {
		t.Errorf("got\n%s", got.String())
	}
}
