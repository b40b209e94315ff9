package coverage

import (
	"strings"
	"testing"
)

// TestByFamily: instances are added up, and rules that stand for one alone are no family.
func TestByFamily(t *testing.T) {
	r := &Report{Rules: []*Rule{
		{Name: "a/and", Family: "a", Fired: 1}, {Name: "alone", Family: "alone", Fired: 9, Saved: 900},
		{Name: "b/and", Family: "b", Fired: 3, Survived: 2, Credited: 1, Saved: 300}, {Name: "b/or", Family: "b", Fired: 1, Survived: 1, Credited: 1, Saved: 100},
		{Name: "a/or", Family: "a"}, {Name: "c/x", Family: "c"}, {Name: "c/y", Family: "c"},
	}}
	var b strings.Builder
	r.writeFamilies(&table{w: &b})
	const want = `
families, their instances added up: 3
     saved survived credited    fired instances  survive     fire  family
      4.00        3        2        4         2        2        2  b
      0.00        0        0        1         2        0        1  a
  of 1 no instance fires
`
	if b.String() != want {
		t.Errorf("got%s", b.String())
	}
}
