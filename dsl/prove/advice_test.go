package prove

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"rewrite/dsl/dsltest"
	"rewrite/dsl/syntax"
	"rewrite/passes/ir/diag"
)

// TestAdvice: what a wrong rule lacks is named, the smallest change first.
func TestAdvice(t *testing.T) {
	for _, c := range []struct{ rule, want string }{
		// A condition on undef and poison.
		{"mul(x, 2) => add(x, x)", "if noundef(x), with freeze(x) on the right"},
		{"xor(x, y) => sub(or(x, y), and(x, y))", "if noundef(x) && noundef(y)"},
		{"select(c, true, y) => or(c, y)", "if nonpoison(y), with freeze(y) on the right"},
		{"select(c, t = add nsw(x, y), z) => add(t, select(c, 0, sub(z, t))) if noundef(x) if noundef(y)", "if nonpoison(t), with freeze(t) on the right"},
		// Flags.
		{"add nsw(add nsw(x, y), z) => add nsw(x, add nsw(y, z))", "without nsw on the right"},
		{"or disjoint(or(x, y), z) => or disjoint(x, or disjoint(y, z))",
			"without disjoint in or disjoint(x, or disjoint(y, z)) on the right, without disjoint on the right, for or disjoint(x, y) on the left"},
		{"mul(udiv(x, y), y) => x", "for udiv exact(x, y) on the left"},
		{"icmp slt(add(x, z), add(y, z)) => icmp slt(x, y)", "for add nsw(x, z) on the left and for add nsw(y, z) on the left"},
		{"mul f(x, 2) => shl f(x, 1)", "with f & nuw on the right, without f on the right, if width(x) >= 3"},
		// Conditions on constants and values.
		{"sub(0, sdiv(x, C)) => sdiv(x, -C) if C != signed_min()", "if C != 1"},
		{"mul nsw(x, C) => shl nsw(x, log2(C)) if is_power_of_two(C)", "without nsw on the right, if C != signed_min()"},
		{"udiv(x, C) => lshr(x, log2(C))", "if is_power_of_two(C)"},
		{"fshl(0, x, C) => lshr(x, width(x) - C)", "if C != 0 && C <u width(C)"},
		{"add nsw(add nsw(x, C1), C2) => add nsw(x, C1 + C2)", "without nsw on the right, if add_nsw(C1, C2)"},
		{"shl(shl(x, C1), C2) => shl(x, C1 + C2)", "if C1 + C2 <u width(C1)"},
		{"smax(x, y) => umax(x, y)", "if non_negative(x) && non_negative(y)"},
		{"and(y, 0) => udiv(0, y) if nonpoison(y)", "if non_zero(y)"},
		{"cttz(x, false) => cttz(x, true)", "if non_zero(x)"},
		// Floating point.
		{"fadd(x: float, 0.0) => x", "for fadd nsz(x, 0.0) on the left"},
		{"fmul nnan(_: float, 0.0) => 0.0", "for fmul nnan nsz(_, 0.0) on the left"},
		// There is none; what only drops flags, or leaves nothing of the rule, is none.
		{"xor(x, y) => or(x, y)", ""},
		{"lshr(x, y) => lshr exact(x, y)", ""},
		{"xor(x, x) => poison", ""},
		{"freeze(add(x, y)) => add(freeze(x), y)", ""},
		{"and(undef, 1) => undef", ""},
	} {
		r := dsltest.Rule(t, c.rule)
		if v := Rule(r, Options{}); v.Status != Disproved {
			t.Errorf("%s is not wrong: %s", c.rule, v)
		}
		if got := strings.Join(Advise(r, Options{Effort: QuickEffort}), ", "); got != c.want {
			t.Errorf("%s: it holds %q, want %q", c.rule, got, c.want)
		}
	}
}

// TestDiagnostic: what loading a rule says.
func TestDiagnostic(t *testing.T) {
	for _, c := range []struct {
		rule, want string
		code       syntax.Code
	}{
		{"and(x, x) => x", "", ""},
		{"mul(x, 2) => add(x, x)", "a.rw:1:6: error: rule a is wrong (it holds if noundef(x), or with freeze(x) on the right)", DisprovedRule},
		{"sub(x, x) <=> 0", "a.rw:1:6: error: rule a is wrong from right to left (it holds with => in the place of <=>, or as <=> if noundef(x))", DisprovedRule},
		{"and(x, C) => x if C == 0 if C == 1", "a.rw:1:6: error: rule a can never apply: its condition is never true at 1 to 4 bits", VacuousRule},
		{"addrspacecast(addrspacecast(p: ptr A): ptr B): ptr A => p", "a.rw:1:6: warning: rule a is not proved: addrspacecast is not an operation on integers", UnprovedRule},
	} {
		r := dsltest.Rule(t, c.rule)
		d := Rule(r, Options{}).Diagnostic(r)
		if d == nil {
			if c.want != "" {
				t.Errorf("%s: nothing, want %s", c.rule, c.want)
			}
			continue
		}
		var code syntax.Code
		if errors.As(d.Cause, &code); code != c.code || !strings.HasPrefix(d.Error(), c.want) || c.want == "" {
			t.Errorf("%s: %s: %s, want %s", c.rule, code, d.Error(), c.want)
		}
		if (d.Severity == diag.Error) != slices.Contains([]syntax.Code{DisprovedRule, VacuousRule}, c.code) {
			t.Errorf("%s: severity %s", c.rule, d.Severity)
		}
	}
}

// TestEqualities: what could say <=> is told so, once for all instances, and
// nothing else is.
func TestEqualities(t *testing.T) {
	var got []string
	for _, d := range Equalities(loadFiles(t, "testdata/equality.rw"), Options{}, nil) {
		if d.Cause != WeakArrow || d.Severity != diag.Warning {
			t.Errorf("no such lint: %v", d)
		}
		got = append(got, d.Source[d.Col-1:d.Col-1+d.Len])
	}
	if want := []string{"double", "identity"}; !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
}
