package dsl

import (
	"slices"

	"rewrite/dsl/syntax"
	"rewrite/passes/ir/diag"
)

// A Test is an example in a rule file: a term and what the named rule alone
// makes of it, or that it leaves it alone.
type Test struct {
	Rule string // name of a rule, or of a family: then the first instance that applies is meant
	File string
	Span Span
	// Terms holds the two terms (LHS, and RHS unless None) and their tables, as
	// a rule does, and its place. Its types are definite, its variables are the parameters.
	Terms *Rule
	None  bool
	// Facts are what the rule may take as known. Facts on constants follow from
	// the constants, and everything has one use.
	Facts []*Cond
}

// Run runs a test against the rules of a set; nil when it passes.
func (t *Test) Run(s *Set) *diag.Diagnostic {
	var tried []*Rule
	for _, r := range s.Rules {
		if r.Name == t.Rule || r.Family == t.Rule {
			tried = append(tried, r)
		}
	}
	if n := len(tried); n > 0 { // of two of one name the last is meant: with Apart the first is of Base
		last := tried[n-1].File
		tried = slices.DeleteFunc(tried, func(r *Rule) bool { return r.File != last })
	}
	for _, r := range tried {
		got, ok := t.apply(r, t.Terms.LHS)
		switch {
		case !ok:
			continue
		case t.None:
			return t.failed("the rule applies, and makes " + t.Terms.TermString(got))
		case !sameTerm(t.Terms, got, t.Terms.RHS):
			return t.failed("the rule makes " + t.Terms.TermString(got) + ", not " + t.Terms.TermString(t.Terms.RHS))
		}
		return nil
	}
	if t.None {
		return nil
	}
	return t.failed("the rule does not apply to " + t.Terms.TermString(t.Terms.LHS))
}

// TestFailed is the code of a test that does not pass.
const TestFailed syntax.Code = "test-failed"

func (t *Test) failed(msg string) *diag.Diagnostic {
	return t.Terms.Diagnostic(diag.Error, TestFailed, "test of "+t.Rule+": "+msg)
}
