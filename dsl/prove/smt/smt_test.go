package smt

import (
	"path/filepath"
	"strings"
	"testing"
	"time"

	"rewrite/dsl"
	"rewrite/dsl/dsltest"
	"rewrite/dsl/load"
	"rewrite/dsl/prove"
	"rewrite/dsl/prove/counterexample"
	"rewrite/passes/ir/llvmtest"
)

// z3 is the installed one; without it the test is skipped.
func z3(t *testing.T, timeout time.Duration) *Z3 {
	t.Helper()
	llvmtest.Tool(t, "z3")
	z, err := Find(timeout)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(z.Close)
	return z
}

// rules are the right and the wrong ones that the prover is tested with: every second
// one, all in the long form.
func rules(t *testing.T) []*dsl.Rule {
	t.Helper()
	files := []string{"../testdata/right.rw", "../testdata/wrong.rw"}
	more, err := filepath.Glob("../testdata/wrong/*.rw")
	if err != nil {
		t.Fatal(err)
	}
	var rules []*dsl.Rule
	for _, f := range append(files, more...) { // one by one: names occur twice
		set, diags := load.Files(f)
		if err := diags.Err(); err != nil {
			t.Fatal(err)
		}
		rules = append(rules, set.Rules...)
	}
	var some []*dsl.Rule
	step := llvmtest.Amount(2, 1)
	for i := 0; i < len(rules); i += step {
		some = append(some, rules[i])
	}
	return some
}

// ask gives the worst answer about a rule at the widths.
func ask(t *testing.T, z *Z3, queries []*Query) (worst Answer, c *counterexample.Counterexample) {
	t.Helper()
	worst = Unsat
	for _, q := range queries {
		a, _, c, err := z.Ask(q)
		switch {
		case err != nil:
			t.Fatalf("%s: %v\n%s", q.Rule.Name, err, q.Wrong)
		case a == Sat:
			return a, c
		case a == Unknown:
			worst = a
		}
	}
	return worst, nil
}

// wide tells whether a counterexample needs more than four bits.
func wide(c *counterexample.Counterexample) bool {
	for _, in := range c.Inputs {
		if in.Width > 4 {
			return true
		}
	}
	return false
}

// TestCrossCheckSmall: at 1 to 4 bits, where the prover tries everything, z3 says
// of each rule what the prover says.
func TestCrossCheckSmall(t *testing.T) {
	z := z3(t, time.Minute)
	compared := 0
	for _, r := range rules(t) {
		v := prove.Rule(r, prove.Options{})
		queries, err := Queries(r, []uint32{1, 2, 3, 4})
		if err != nil || len(queries) == 0 || v.Status != prove.Proved && v.Status != prove.Disproved {
			continue
		}
		answer, c := ask(t, z, queries)
		if answer == Unknown || v.Status == prove.Disproved && wide(v.Counterexample) {
			continue
		}
		compared++
		if (answer == Unsat) != (v.Status == prove.Proved) {
			t.Errorf("%s is %s, and z3 says %s\n%v%v", r.Name, v, answer, c, v.Counterexample)
		}
	}
	t.Logf("%d verdicts compared", compared)
	if compared < llvmtest.Amount(150, 300) {
		t.Error("too few")
	}
}

// rightWhereAsked are wrong rules that hold at 8, 16 and 32 bits, or where their
// literals say.
var rightWhereAsked = map[string]string{
	"gh173787":       "wrong where the width is no power of two",
	"gh223262":       "wrong where the width is no power of two",
	"shift-by-eight": "poison at 8 bits",
	"byte-mask":      "right at 8 bits",
	"keep-nsw-flag":  "wrong at 2 bits only",
}

// TestCrossCheckWide: at 8, 16 or 32 bits, in turn, z3 finds no counterexample to
// a rule that is proved, and one to each that is disproved.
func TestCrossCheckWide(t *testing.T) {
	z := z3(t, time.Minute)
	z.Limit = 400_000
	compared := map[Answer]int{}
	for i, r := range rules(t) {
		v := prove.Rule(r, prove.Options{})
		width := []uint32{8, 16, 32}[i%3]
		queries, err := Queries(r, []uint32{width / 2, width}) // the half for a narrower type
		if err != nil || len(queries) == 0 || v.Status != prove.Proved && v.Status != prove.Disproved {
			continue
		}
		answer, c := ask(t, z, queries)
		if answer == Unknown || answer == Unsat && rightWhereAsked[r.Name] != "" {
			continue
		}
		compared[answer]++
		if (answer == Unsat) != (v.Status == prove.Proved) {
			t.Errorf("%s is %s, and z3 says %s at %d bits\n%v%v", r.Name, v, answer, width, c, v.Counterexample)
		}
	}
	t.Logf("%d proved, %d disproved compared", compared[Unsat], compared[Sat])
	if compared[Unsat] < llvmtest.Amount(35, 80) || compared[Sat] < llvmtest.Amount(90, 180) {
		t.Error("too few")
	}
}

// TestExtend: what the prover leaves open is asked of z3, and the verdict says so.
func TestExtend(t *testing.T) {
	z := z3(t, 5*time.Second)
	for _, c := range []struct {
		rule, want string
		widths     []uint32
		external   int // widths that z3 answers for
	}{
		{"add(x: i128, 0) => x", "proved at 128 bits", []uint32{8, 64}, 1},
		{"sub(x: i100, x) => 0", "proved at 100 bits", nil, 1},
		{"add(x: i128, y) => or(x, y) if no_common_bits(x, y) && noundef(x) && noundef(y)", "proved at 128 bits", nil, 1},
		{"add(x: i128, 1) => x", "disproved", nil, 0},
		{"zext(trunc(x: i128): i100): i128 <=> and(x, low_mask(99))", "disproved", nil, 0},
		// Not for z3 either.
		{"addrspacecast(addrspacecast(p: ptr A): ptr B): ptr A => p", "unproved: addrspacecast is not an operation on integers", []uint32{8}, 0},
		{"@f(x: i32): i32 => x axiom \"so\"", "assumed: so", []uint32{8}, 0},
	} {
		r := dsltest.Rule(t, c.rule)
		before := prove.Rule(r, prove.Options{})
		v, err := z.Extend(r, before, c.widths)
		if err != nil {
			t.Fatal(err)
		}
		if v.String() != c.want || len(v.External) != c.external {
			t.Errorf("%s was %s, is %s, by z3 at %d widths; want %s", c.rule, before, v, len(v.External), c.want)
		}
		for _, w := range v.External {
			if m := v.MethodAt(w); m.String() != "z3" {
				t.Errorf("%s: by %s at %d bits", c.rule, m, w)
			}
		}
	}
}

// TestCounterexample: a model is told in the words of the rule.
func TestCounterexample(t *testing.T) {
	z := z3(t, 5*time.Second)
	for _, c := range []struct {
		rule, want string
		width      uint32
	}{
		{"xor(x, 0) => xor(x, 1)", "a is wrong from left to right, for\n  i8 %x = ", 8},
		{"and(x, C) => x if C == 7", "i8 C = 7\n", 8},
		{"and(x: W, 0) => add(trunc(zext(x): i40), 1)", "with W = 32", 32},
		{"add f(add(x, 1), 1) => add f(x, 2)", "with f has n", 8},
		{"and(x, 0) => udiv(0, x)", "target: undefined behaviour\nThe target has undefined behaviour that the source does not have.\n", 8},
		{"select(c, true, y) => or(c, y)", "The target is poison where the source is not.\n", 8},
		{"mul(x, 2) => add(x, x)", "i8 %x = undef: each use is ", 8},
		{"sub(x: i128, 1) => sub(x, 2)", "i128 %x = 0\nThe target has another value.\n", 8},
	} {
		queries, err := Queries(dsltest.Rule(t, c.rule), []uint32{c.width})
		if err != nil {
			t.Errorf("%s: %v", c.rule, err)
			continue
		}
		answer, got := ask(t, z, queries)
		if answer != Sat || !strings.Contains(got.String(), c.want) {
			t.Errorf("%s: %s, %v, want %q", c.rule, answer, got, c.want)
		}
	}
}

// TestUnsupported: what SMT-LIB of bit vectors does not have is said.
func TestUnsupported(t *testing.T) {
	for rule, want := range map[string]string{
		"fadd(x: float, -0.0) => x":                      "types other than integers",
		"icmp eq(p: ptr, p) => true":                     "types other than integers",
		"extractelement(insertelement(_, x, 0), 0) => x": "types other than integers",
		"@f(x: i32): i32 => add(x, 0)":                   "call of @f",
		"extractvalue(insertvalue(a: agg, _: any, I), J) => extractvalue(a, J)\n  if I != J": "types other than integers",
	} {
		if _, err := Queries(dsltest.Rule(t, rule), []uint32{32}); err == nil || err.Error() != want {
			t.Errorf("%s: %v, want %s", rule, err, want)
		}
	}
	// A width that does not hold a literal is no error, and no query.
	if q, err := Queries(dsltest.Rule(t, "add(x, 200) => add(200, x)"), []uint32{4}); err != nil || len(q) != 0 {
		t.Errorf("%d queries, %v", len(q), err)
	}
}

// TestNoZ3: without z3 there is an error, which says so.
func TestNoZ3(t *testing.T) {
	t.Setenv("PATH", t.TempDir())
	if _, err := Find(time.Second); err != ErrNoZ3 {
		t.Errorf("got %v", err)
	}
}
