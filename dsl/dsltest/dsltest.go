// Package dsltest reads the rules that tests have as text.
package dsltest

import (
	"testing"

	"rewrite/dsl"
	"rewrite/dsl/load"
)

// Rules reads rules, or ends the test with what is wrong with their text.
func Rules(t testing.TB, text string) []*dsl.Rule {
	t.Helper()
	set, diags := load.Sources([]dsl.Source{{Name: "a.rw", Text: text}}, load.Options{})
	if len(diags) > 0 {
		t.Fatalf("%v\n%s", diags, text)
	}
	return set.Rules
}

// Rule reads one rule, called a, without its name: "add(x, 0) => x".
func Rule(t testing.TB, text string) *dsl.Rule {
	t.Helper()
	return Rules(t, "rule a  "+text)[0]
}
