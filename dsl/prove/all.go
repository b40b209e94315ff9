package prove

import (
	"runtime"
	"sync"
	"sync/atomic"

	"rewrite/dsl"
	"rewrite/dsl/syntax"
	"rewrite/passes/ir"
)

// All proves rules, several at a time; the verdicts are in the order of the rules.
func All(rules []*dsl.Rule, opt Options) []Verdict {
	verdicts := make([]Verdict, len(rules))
	var next atomic.Int64
	var wg sync.WaitGroup
	for range min(runtime.GOMAXPROCS(0), len(rules)) {
		wg.Go(func() {
			for i := next.Add(1) - 1; i < int64(len(rules)); i = next.Add(1) - 1 {
				verdicts[i] = Rule(rules[i], opt)
			}
		})
	}
	wg.Wait()
	return verdicts
}

// The codes of what Diagnostic says.
const (
	DisprovedRule syntax.Code = "disproved-rule"
	UnprovedRule  syntax.Code = "unproved-rule"
)

// Diagnostic is the message that loading the rule deserves: an error with the
// counterexample for a disproved one, a warning for an unproved one, else nil.
func (v Verdict) Diagnostic(r *dsl.Rule) *ir.Diagnostic {
	switch v.Status {
	case Disproved:
		d := r.Diagnostic(ir.Error, DisprovedRule, "rule "+r.Name+" is wrong")
		if v.Forward {
			d.Msg = "rule " + r.Name + " is wrong from right to left"
			d.Hint = "it holds with => in the place of <=>"
		}
		return d
	case Unproved:
		return r.Diagnostic(ir.Warning, UnprovedRule, "rule "+r.Name+" is not proved: "+v.Reason)
	}
	return nil
}
