package program

import (
	"testing"

	"rewrite/dsl"
	"rewrite/dsl/load"
	"rewrite/dsl/prove"
)

// TestFamiliesShare: the alternatives of patterns are told apart in one code tree: all
// instances of a family take less than half of the steps that they would take apart.
func TestFamiliesShare(t *testing.T) {
	set, diags := load.Sources([]dsl.Source{{Name: "a.rw", Text: "rule choice dual either(both(c, x), both(not(c), y)) => select(c, x, y)"}},
		load.Options{Choose: prove.Choose(prove.Options{})})
	if len(diags) > 0 {
		t.Fatal(diags.Err())
	}
	codes := func(rules []*dsl.Rule) (n int) {
		p, err := Compile(rules, func(*dsl.Rule) bool { return false })
		if err != nil {
			t.Fatal(err)
		}
		for _, g := range p.Groups {
			n += g.Rules.Codes()
		}
		return n
	}
	apart := 0
	for _, r := range set.Rules {
		apart += codes([]*dsl.Rule{r})
	}
	together := codes(set.Rules)
	t.Logf("%d instances: %d steps, apart %d", len(set.Rules), together, apart)
	if len(set.Rules) != 54 || 2*together > apart {
		t.Errorf("%d instances: %d steps, apart %d", len(set.Rules), together, apart)
	}
}
