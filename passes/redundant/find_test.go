package redundant_test

import (
	"slices"
	"testing"

	"rewrite/dsl"
	"rewrite/dsl/dsltest"
	"rewrite/passes/redundant"
)

// TestFind: what can go, and what must stay.
func TestFind(t *testing.T) {
	for _, c := range []struct {
		about, rules string
		gone         []string
	}{
		{"a way of two rules", `
rule and-self  and(x, x) => x
rule or-zero   or(x, 0) => x
rule both      or(0, and(x, x)) => x`, []string{"both"}},
		{"of two that do the same one stays", `
rule first   sub(x, x) => 0
rule second  sub(x, x) => 0
  if width(x) > 1`, []string{"first"}},
		{"the other does it at some constants only", `
rule all   mul(x, C) => shl(x, log2(C)) if is_power_of_two(C)
rule some  mul(x, C) => shl(x, log2(C)) if is_power_of_two(C) && C <u 16`, []string{"some"}},
		{"what does it only where the right side is there already", `
rule there  shl(x, C) <=> mul(x, 1 << C)
rule neg    sub(0, mul(x, C)) <=> mul(x, -C)
rule split  mul(x, C) => sub(0, shl(x, log2(-C))) if is_power_of_two(-C) && C <s -1`, nil},
		{"what does it only where nothing is used elsewhere", `
rule narrow  add(xor(x, y), mul(x, y)) => or(x, y) if one_use(x)
rule sum     add(xor(x, y), mul(x, y)) => or(x, y)`, []string{"narrow"}},
		{"a cheaper form, but no answer where passes ask for a value", `
rule low   and(x, x) => or(x, x)
rule same  or(x, x) => x
rule self  and(x, x) => x`, nil},
		{"facts do it", `
rule below  icmp ugt(zext(_: i8): i16, C) => false if C >=u 255`, []string{"below"}},
	} {
		found, err := redundant.Find(dsltest.Rules(t, c.rules), redundant.Options{Equal: func(*dsl.Rule) bool { return true }})
		if err != nil {
			t.Fatal(err)
		}
		var gone []string
		for _, f := range found {
			gone = append(gone, f.First.Family)
		}
		if !slices.Equal(gone, c.gone) {
			t.Errorf("%s: %v can go, want %v", c.about, gone, c.gone)
		}
	}
}
