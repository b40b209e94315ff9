// Package dsl is the language of rewrite rules, .rw files: what a checked rule is (Rule, in
// rule.go), what its conditions, constant functions, predicates and intrinsics mean, how it
// prints, how it is tested on terms, and its compiled form. README.md is the manual.
//
// Text becomes a syntax.File (package syntax), that becomes checked rules (package load), and
// all else (matcher, prover, coverage) works on checked rules only: every name is resolved,
// every term has a type, every error was said.
package dsl

import _ "embed"

// A Set is what a number of rule files declare, all checked.
type Set struct {
	// Rules are in the order of the files and of the text; instances of a
	// `for` rule in the order of its lists. An overriding rule has the place of
	// the one that it replaces.
	Rules []*Rule
	// Groups are in an order in which they can run: each behind the ones that
	// it names. Rules of no group belong to the group named "", the first one.
	Groups []*Group
	Costs  []*CostModel // in the order of the text
	Tests  []*Test      // only if asked for
	// LeftOut are the instances of families that do not hold in any of their forms, the
	// first of these each.
	LeftOut []LeftOut
}

// LeftOut is an instance of a family that does not hold, and why.
type LeftOut struct {
	*Rule
	Why string
}

// Patterns is a rule file: the patterns that every rule file has without declaring them.
//
//go:embed patterns.rw
var Patterns string

// A Group is a phase of rules.
type Group struct {
	Name  string
	After []string
	Doc   string
}

// RuleNamed finds a rule, nil if there is none.
func (s *Set) RuleNamed(name string) *Rule {
	for _, r := range s.Rules {
		if r.Name == name {
			return r
		}
	}
	return nil
}

// A Source is the text of one rule file.
type Source struct{ Name, Text string }
