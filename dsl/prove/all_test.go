package prove

import (
	"strings"
	"testing"

	"rewrite/dsl/dsltest"
	"rewrite/dsl/syntax"
	"rewrite/passes/ir/diag"
)

// TestDiagnosticOfStatus: what there is to say of a right, a wrong and an undecided rule.
func TestDiagnosticOfStatus(t *testing.T) {
	rules := dsltest.Rules(t, "rule right  and(x, x) => x\nrule wrong  and(x, x) <=> x\nrule open  addrspacecast(addrspacecast(p: ptr A): ptr B): ptr A => p")
	var said []*diag.Diagnostic
	for i, v := range All(rules, Options{}) {
		said = append(said, v.Diagnostic(rules[i]))
	}
	right, wrong, open := said[0], said[1], said[2]
	if right != nil {
		t.Errorf("a right rule: %s", right.Render())
	}
	if wrong.Cause != DisprovedRule || wrong.Line != 2 || wrong.Severity != diag.Error {
		t.Errorf("got %s", wrong.Render())
	}
	if text := wrong.Render(); !strings.Contains(text, "it holds with =>") || !strings.Contains(text, "%x = ") {
		t.Errorf("no advice or no counterexample:\n%s", text)
	}
	if open.Cause != syntax.Code(UnprovedRule) || open.Line != 3 || open.Severity != diag.Warning {
		t.Errorf("got %s", open.Render())
	}
}
