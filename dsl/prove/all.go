package prove

import (
	"runtime"
	"strings"
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
	VacuousRule   syntax.Code = "vacuous-rule"
)

// Check proves rules as they are loaded and gives what is to be said: an error
// with its counterexample for each disproved rule, a warning for each that is
// neither proved nor an axiom. With allow, errors are warnings: the user wants
// the rules all the same.
func Check(rules []*dsl.Rule, opt Options, allow bool) ir.Diagnostics {
	var diags ir.Diagnostics
	for i, v := range All(rules, opt) {
		if d := v.Diagnostic(rules[i]); d != nil {
			if allow {
				d.Severity = ir.Warning
			}
			diags = append(diags, d)
		}
	}
	return diags
}

// Diagnostic is the message that loading the rule deserves: an error with the
// counterexample, and with what would make it right, for a disproved one; an
// error for one that never applies; a warning for an unproved one, else nil.
func (v Verdict) Diagnostic(r *dsl.Rule) *ir.Diagnostic {
	switch {
	case v.Status == Disproved:
		d := r.Diagnostic(ir.Error, DisprovedRule, "rule "+r.Name+" is wrong")
		advice := Advise(r, Options{Effort: QuickEffort})
		if v.Forward {
			d.Msg = "rule " + r.Name + " is wrong from right to left"
			d.Hint = "it holds with => in the place of <=>"
			if len(advice) > 0 {
				d.Hint += ", or as <=> " + strings.Join(advice, ", or ")
			}
		} else if len(advice) > 0 {
			d.Hint = "it holds " + strings.Join(advice, ", or ")
		}
		if v.Counterexample != nil {
			text := strings.ReplaceAll(strings.TrimSpace(v.Counterexample.String()), "\n", "\n  ")
			d.Related = append(d.Related, &ir.Diagnostic{Severity: ir.Note, Msg: text})
		}
		return d
	case v.Vacuous:
		return r.Diagnostic(ir.Error, VacuousRule, "rule "+r.Name+" can never apply: "+v.Reason)
	case v.Status == Unproved:
		return r.Diagnostic(ir.Warning, UnprovedRule, "rule "+r.Name+" is not proved: "+v.Reason)
	}
	return nil
}
