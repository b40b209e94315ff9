package prove

import (
	"strings"
	"testing"

	"rewrite/dsl"
	"rewrite/dsl/syntax"
	"rewrite/passes/ir"
)

// TestCheck: what loading says of a right, a wrong and an undecided rule.
func TestCheck(t *testing.T) {
	set, diags := dsl.LoadSources([]dsl.Source{{Name: "r.rw", Text: "rule right  and(x, x) => x\nrule wrong  and(x, x) <=> x\nrule open  addrspacecast(addrspacecast(p: ptr A): ptr B): ptr A => p"}}, dsl.Options{})
	if len(diags) > 0 {
		t.Fatal(diags)
	}
	for _, allow := range []bool{false, true} {
		diags := Check(set.Rules, Options{}, allow)
		if len(diags) != 2 {
			t.Fatalf("%d messages: %v", len(diags), diags)
		}
		wrong, open := diags[0], diags[1]
		if wrong.Cause != DisprovedRule || wrong.Line != 2 || (wrong.Severity == ir.Error) == allow {
			t.Errorf("allow %t: %s", allow, wrong.Render())
		}
		if text := wrong.Render(); !strings.Contains(text, "it holds with =>") || !strings.Contains(text, "%x = ") {
			t.Errorf("no advice or no counterexample:\n%s", text)
		}
		if open.Cause != syntax.Code(UnprovedRule) || open.Line != 3 || open.Severity != ir.Warning {
			t.Errorf("allow %t: %s", allow, open.Render())
		}
	}
}
