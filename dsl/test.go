package dsl

import (
	"fmt"
	"slices"
	"strings"

	"rewrite/dsl/syntax"
	"rewrite/passes/ir"
	"rewrite/passes/ir/diag"
	"rewrite/passes/ir/num"
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
	// Or are tests of the same left side that want another result: any of them will do, as
	// the right side may have been written with a pattern.
	Or []*Test
	// Derived tells that the test was made from another one, by a pattern's alternative or
	// a mirror: the family's instance may be left out, and its result may be frozen.
	Derived bool
}

// Run runs a test against the rules of a set; nil when it passes.
func (t *Test) Run(s *Set) *diag.Diagnostic {
	failed := t.run(s)
	for _, o := range t.Or {
		if failed != nil && o.run(s) == nil {
			return nil
		}
	}
	return failed
}

func (t *Test) run(s *Set) *diag.Diagnostic {
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
		case t.Derived && t.loosely(got) == t.loosely(t.Terms.RHS):
		case !sameTerm(t.Terms, got, t.Terms.RHS):
			return t.failed("the rule makes " + t.Terms.TermString(got) + ", not " + t.Terms.TermString(t.Terms.RHS))
		}
		return nil
	}
	if t.None || t.Derived && t.leftOut(s) {
		return nil
	}
	return t.failed("the rule does not apply to " + t.Terms.TermString(t.Terms.LHS))
}

// leftOut tells whether the test is of an instance that does not hold.
func (t *Test) leftOut(s *Set) bool {
	for _, r := range s.LeftOut {
		if r.Family == t.Rule {
			if _, ok := t.apply(r.Rule, t.Terms.LHS); ok {
				return true
			}
		}
	}
	return false
}

// loosely is what a derived test compares: a term without freezes, the operands of what
// commutes in one order.
func (t *Test) loosely(s *Term) string {
	if s.Kind == OpTerm && s.Op == ir.OpFreeze {
		return t.loosely(s.Args[0])
	}
	if x, ok := constBits(t.Terms, s); ok {
		return x.String()
	}
	if len(s.Args) == 0 {
		return t.Terms.TermString(s)
	}
	head := name(s) + s.Flags.Set.String() + fmt.Sprint(s.Indices)
	var parts []string
	for _, a := range s.Args {
		parts = append(parts, t.loosely(a))
	}
	compare := s.Kind == OpTerm && (s.Op == ir.OpICmp || s.Op == ir.OpFCmp)
	p := s.Pred.Pred
	if x, ok := constBits(t.Terms, s.Args[len(s.Args)-1]); ok && compare {
		if to, loose := strictPreds[p]; loose {
			w := t.Terms.Types[t.Terms.Scalar(s.Args[1].Type)].Width
			p, parts[1] = to.pred, Lit{Mag: x}.plus(to.step).bits(w).String()
		}
	}
	if s.Commutes() && parts[1] < parts[0] {
		parts[0], parts[1] = parts[1], parts[0]
		if compare {
			p = p.Swap()
		}
	}
	if compare {
		head += p.String()
	}
	return head + "(" + strings.Join(parts, ",") + ")"
}

// bits are those of a literal at a width, whether it fits or not.
func (l Lit) bits(width uint32) num.Int {
	x := l.Mag
	if l.Neg {
		x = x.Neg()
	}
	return x.Trunc(width)
}

// TestFailed is the code of a test that does not pass.
const TestFailed syntax.Code = "test-failed"

func (t *Test) failed(msg string) *diag.Diagnostic {
	return t.Terms.Diagnostic(diag.Error, TestFailed, "test of "+t.Rule+": "+msg)
}
