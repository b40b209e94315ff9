package record_test

import (
	"slices"
	"strings"
	"testing"

	"rewrite/dsl"
	"rewrite/dsl/dsltest"
	"rewrite/dsl/prove"
	"rewrite/dsl/prove/record"
	"rewrite/passes/ir/num"
)

const text = `rule twice  add(x, x) <=> shl(x, 1)
rule self for op in [and, or]  op(x, x) => x
rule zero for op in [mul, and, shl]  op(0, _) => 0
rule count  ctpop(0) => 0
rule negate  fsub(x: float, y) => fadd(x, fneg(y))
rule known  and(x, C) => x if known_zero(x, ~C)
rule axiom-rule  @f(x: i32): i32 => x axiom "it says so"`

// proveAll tells which rules it was asked for.
func proveAll(asked *[]string) func([]*dsl.Rule) []prove.Verdict {
	return func(rules []*dsl.Rule) []prove.Verdict {
		for _, r := range rules {
			*asked = append(*asked, r.Name)
		}
		return prove.All(rules, prove.Options{})
	}
}

// TestRoundTrip: what is written is read, and speaks for its rules.
func TestRoundTrip(t *testing.T) {
	rules := dsltest.Rules(t, text)
	var asked []string
	rs := record.Records(nil).Update(rules, proveAll(&asked))
	if len(asked) != len(rules) {
		t.Errorf("asked for %d proofs of %d", len(asked), len(rules))
	}
	got, err := record.Parse("proofs.txt", rs.String())
	if err != nil || got.String() != rs.String() {
		t.Fatalf("%v\n%s\nbecame\n%s", err, rs, got)
	}
	if bad := got.Check(rules); len(bad) > 0 {
		t.Error(bad)
	}
	for i, e := range got.Verdicts(rules) {
		v := prove.Rule(rules[i], prove.Options{})
		if e == nil || e.Status != v.Status || e.Reason != v.Reason || e.Arrow != rules[i].Arrow {
			t.Errorf("%s: recorded %v, is %v", rules[i].Name, e, v)
		}
	}
	// The instances of self agree and share a line; twice is disproved backward.
	if e := got["self"]; e == nil || e.Instances != 2 || e.Status != prove.Proved {
		t.Errorf("self: %v", e)
	}
	if e := got["negate"]; e == nil || e.Status != prove.Tested || !slices.Contains(e.Formats, "double") {
		t.Errorf("negate: %v", e)
	}
	if e := got["axiom-rule"]; e == nil || e.Status != prove.Assumed || e.Reason != "it says so" {
		t.Errorf("axiom-rule: %v", e)
	}
}

// TestCheck: one change, one mismatch, and only what changed is proved again.
func TestCheck(t *testing.T) {
	rs := record.Records(nil).Update(dsltest.Rules(t, text), proveAll(new([]string)))
	for _, c := range []struct {
		from, to string // in the text of the rules
		want     []string
		proved   []string // again
	}{
		{"", "", nil, nil},
		{"rule twice", "/// Another comment.\nrule twice", nil, nil},
		{"ctpop(0) => 0", "ctpop(0) <=> 0", []string{"stale count"}, []string{"count"}},
		{"[and, or]", "[and, or, umax]", []string{"stale self/and"}, []string{"self/and", "self/or", "self/umax"}},
		{"[and, or]", "[and]", []string{"stale self/and"}, []string{"self/and"}},
		{"rule count", "rule number", []string{"missing number", "extra count"}, []string{"number"}},
		{"if known_zero(x, ~C)", "if known_zero(x, ~C) && known_one(x, C)", []string{"stale known"}, []string{"known"}},
		{"rule count  ctpop(0) => 0\n", "", []string{"extra count"}, nil},
		{"it says so", "it says", []string{"stale axiom-rule"}, []string{"axiom-rule"}},
	} {
		rules := dsltest.Rules(t, strings.Replace(text, c.from, c.to, 1))
		var got, asked []string
		for _, m := range rs.Check(rules) {
			name := m.Entry
			if m.Rule != nil {
				name = m.Rule.Name
			}
			got = append(got, []string{"missing ", "stale ", "extra "}[m.Kind]+name)
			if !strings.Contains(m.String(), name) {
				t.Errorf("%q does not name %s", m, name)
			}
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%q for %q: %q, want %q", c.to, c.from, got, c.want)
		}
		updated := rs.Update(rules, proveAll(&asked))
		if !slices.Equal(asked, c.proved) {
			t.Errorf("%q for %q: proved %q again, want %q", c.to, c.from, asked, c.proved)
		}
		if bad := updated.Check(rules); len(bad) > 0 {
			t.Errorf("%q for %q: after the update: %v", c.to, c.from, bad)
		}
	}
}

// TestDisagree: instances with different verdicts have a line each.
func TestDisagree(t *testing.T) {
	rules := dsltest.Rules(t, "rule same for op in [and, xor]  op(x, x) => x\n")
	rs := record.Records(nil).Update(rules, proveAll(new([]string)))
	if len(rs) != 2 || rs["same/and"].Status != prove.Proved || rs["same/xor"].Status != prove.Disproved {
		t.Errorf("got\n%s", rs)
	}
	if bad := rs.Check(rules); len(bad) > 0 {
		t.Error(bad)
	}
}

// TestMeaning: a change of what a rule mentions changes the hashes of all rules
// that mention it, and of no other. The tables are changed for the test; it must
// be the first to hash these.
func TestMeaning(t *testing.T) {
	text := `rule f  sshl.sat(x, 0) => x
rule g  and(x, x) => x
rule h  mul(x, C) => mul(x, inverse(C)) if C == 1
rule i  ashr(x, 1) => lshr(x, 1) if shl_nuw(x, x)`
	hashes := func() []string {
		record.Forget()
		var list []string
		for _, r := range dsltest.Rules(t, text) {
			list = append(list, record.Hash(r))
		}
		return list
	}
	before := hashes()
	differs := func(what string, rule int) {
		t.Helper()
		for i, h := range hashes() {
			if (h != before[i]) != (i == rule) {
				t.Errorf("%s changed: hash %d is %s, was %s", what, i, h, before[i])
			}
		}
	}
	for _, in := range dsl.Intrinsics() {
		if in.Name == "sshl.sat" {
			eval := in.Eval
			in.Eval = dsl.Intrinsics()[0].Eval
			differs("an intrinsic", 0)
			in.Eval = eval
		}
	}
	for _, f := range dsl.Funcs() {
		if f.Name == "inverse" {
			eval := f.Eval
			f.Eval = func(c dsl.FuncArgs) (num.Int, bool) { return c.A, true }
			differs("a function", 2)
			f.Eval = eval
		}
	}
	for _, f := range dsl.Facts() {
		if f.Name == "shl_nuw" {
			holds := f.Holds
			f.Holds = func(dsl.FuncArgs) bool { return true }
			differs("a predicate", 3)
			f.Holds = holds
		}
	}
	differs("nothing", -1)
}

// TestParseErrors: a damaged file is refused at its line.
func TestParseErrors(t *testing.T) {
	for line, want := range map[string]string{
		"a 1 00 => proved":                       "want: rule",
		"a x 00 => proved -":                     "number of instances",
		"a 0 00 => proved -":                     "number of instances",
		"a 1 00 = proved -":                      "no arrow",
		"a 1 00 => right -":                      "no status",
		"a 1 00 => proved exhaustive:4-1":        "no widths",
		"a 1 00 => proved exhaustive:":           "no widths",
		"a 1 00 => unproved - because":           "not quoted",
		"a 1 00 => proved -\na 1 00 => proved -": "a second entry",
	} {
		_, err := record.Parse("p.txt", "# comment\n"+line)
		if err == nil || !strings.Contains(err.Error(), want) || !strings.HasPrefix(err.Error(), "p.txt:") {
			t.Errorf("%q: %v, want %q", line, err, want)
		}
	}
}

// TestCovers: rules are counted by file and by the largest width of programs.
func TestCovers(t *testing.T) {
	rules := dsltest.Rules(t, text)
	rs := record.Records(nil).Update(rules, func(rules []*dsl.Rule) []prove.Verdict {
		return prove.All(rules, prove.Options{Effort: prove.QuickEffort})
	})
	list := record.Covers(rules, rs.Verdicts(rules))
	if len(list) != 1 || list[0].File != "a.rw" || list[0].Rules != len(rules) {
		t.Fatalf("got %+v", list)
	}
	// twice is disproved and axiom-rule assumed, negate is of floats.
	c := list[0]
	if c.Proved[64] != 7 || c.Tested != 1 || c.Other != 2 {
		t.Errorf("got %+v\n%s", c, record.Table(list))
	}
	if n := strings.Count(record.Table(list), "\n"); n != 3 {
		t.Errorf("%d lines in\n%s", n, record.Table(list))
	}
}
