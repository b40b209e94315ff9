package prove

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"rewrite/dsl"
	"rewrite/dsl/load"
	"rewrite/dsl/prove/counterexample"
	"rewrite/passes/ir"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// TestRight: rules that are right are proved, at all small widths where they
// apply.
func TestRight(t *testing.T) {
	rules := loadFiles(t, "testdata/right.rw")
	if len(rules) < 80 {
		t.Fatalf("only %d rules", len(rules))
	}
	for _, r := range rules {
		v := Rule(r, Options{})
		if v.Status != Proved {
			t.Errorf("%s: %s\n%v", r.Name, v, v.Counterexample)
		} else if len(v.Widths) == 0 || v.Inputs == 0 {
			t.Errorf("%s: proved by nothing: %+v", r.Name, v)
		}
	}
}

// TestWrong: rules that are wrong are disproved in the direction and for the
// reason that stands above each.
func TestWrong(t *testing.T) {
	rules := loadFiles(t, "testdata/wrong.rw")
	if len(rules) < 80 {
		t.Fatalf("only %d rules", len(rules))
	}
	var golden strings.Builder
	for _, r := range rules {
		v := Rule(r, Options{})
		if v.Status != Disproved {
			t.Errorf("%s: %s", r.Name, v)
			continue
		}
		c := v.Counterexample
		if got, want := explanation(c), firstWords(r.Doc); got != want {
			t.Errorf("%s: wrong by %s, not %s\n%s", r.Name, got, want, c)
		}
		if v.Forward != c.Backward {
			t.Errorf("%s: verdict %s, but the counterexample says %t", r.Name, v, c.Backward)
		}
		fmt.Fprintln(&golden, c)
	}
	compareGolden(t, "testdata/wrong.out", golden.String())
}

// TestWrongLibrary: the rules of testdata/wrong, which compilers had or people
// write, are refused for the reason that stands above each; no rule is without a word
// on why.
func TestWrongLibrary(t *testing.T) {
	files, err := filepath.Glob("testdata/wrong/*.rw")
	if err != nil {
		t.Fatal(err)
	}
	rules := loadFiles(t, files...)
	if len(rules) < 100 {
		t.Fatalf("only %d rules", len(rules))
	}
	for _, r := range rules {
		expected, why, _ := strings.Cut(r.Doc, ":")
		if strings.TrimSpace(why) == "" {
			t.Errorf("%s: %s does not say why it is wrong", r.File, r.Name)
		}
		v := Rule(r, Options{})
		got := v.Status.String() + " " + v.Reason
		if v.Status == Disproved {
			got = explanation(v.Counterexample)
		}
		if got != strings.TrimSpace(expected) {
			t.Errorf("%s: %s is %s, not %s\n%v", r.File, r.Name, got, expected, v.Counterexample)
		}
	}
}

func explanation(c *counterexample.Counterexample) string {
	way := "forward"
	if c.Backward {
		way = "backward"
	}
	return way + " " + map[counterexample.Difference]string{counterexample.WrongValue: "value", counterexample.WrongChoice: "undef", counterexample.AddsPoison: "poison", counterexample.AddsUB: "ub", counterexample.AddsLicence: "licence"}[c.Differs]
}

func firstWords(doc string) string {
	line, _, _ := strings.Cut(doc, "\n")
	words, _, _ := strings.Cut(line, ":")
	return strings.TrimSpace(words)
}

func compareGolden(t *testing.T, name, got string) {
	t.Helper()
	if *update {
		if err := os.WriteFile(name, []byte(got), 0o666); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	if got != string(want) {
		t.Errorf("%s differs; -update rewrites it", name)
	}
}

// TestUndecided: what is beyond the prover is said, and why.
func TestUndecided(t *testing.T) {
	rules := loadFiles(t, "testdata/undecided.rw")
	if len(rules) < 12 {
		t.Fatalf("only %d rules", len(rules))
	}
	for _, r := range rules {
		if got, want := Rule(r, Options{}).String(), strings.TrimSpace(r.Doc); got != want {
			t.Errorf("%s: %q, want %q", r.Name, got, want)
		}
	}
}

// TestBudget: with fewer steps fewer widths are covered, and the verdict says so.
func TestBudget(t *testing.T) {
	rules := loadFiles(t, "testdata/right.rw")
	i := slices.IndexFunc(rules, func(r *dsl.Rule) bool { return r.Name == "factor-or" })
	for _, c := range []struct {
		steps  int
		widths []uint32
	}{{500, nil}, {600, []uint32{1}}, {1300, []uint32{1, 2}}, {4000, []uint32{1, 2, 3}}, {10000, []uint32{1, 2, 3, 4}}} {
		v := Rule(rules[i], Options{Steps: c.steps})
		if !slices.Equal(v.Widths, c.widths) || (v.Status == Proved) != (c.widths != nil) {
			t.Errorf("%d steps: %s", c.steps, v)
		}
	}
}

// TestDeterministic: a verdict, its counterexample included, is the same each time.
func TestDeterministic(t *testing.T) {
	for _, name := range []string{"testdata/right.rw", "testdata/wrong.rw"} {
		for _, r := range loadFiles(t, name) {
			if a, b := fmt.Sprint(Rule(r, Options{})), fmt.Sprint(Rule(r, Options{})); a != b {
				t.Errorf("%s: %s, then %s", r.Name, a, b)
			}
		}
	}
}

// TestAnyType: integers stand for values of any type where these are only
// moved. Comparing them is different: pointers have a provenance (SEMANTICS 13).
func TestAnyType(t *testing.T) {
	b := newBuilder()
	b.r.Types[anyWidth].Kind = dsl.AnyType
	x, y := b.variable("x", anyWidth, dsl.ValueVar), b.variable("y", anyWidth, dsl.ValueVar)
	c := b.variable("c", oneBit, dsl.ValueVar)
	if v := Rule(b.rule(b.op(ir.OpSelect, 0, 0, c, x, x), dsl.Refine, x), Options{}); v.Status != Proved {
		t.Errorf("select: %s", v)
	}
	equal := b.op(ir.OpICmp, 0, ir.EQ, x, y)
	v := Rule(b.rule(b.op(ir.OpSelect, 0, 0, equal, x, y), dsl.Refine, y), Options{})
	if v.String() != "unproved: an operation on values of any type" {
		t.Errorf("compare: %s", v)
	}
}

// TestParallel: rules can be proved at the same time.
func TestParallel(t *testing.T) {
	rules := loadFiles(t, "testdata/wrong.rw")
	verdicts := make([]string, len(rules))
	var wg sync.WaitGroup
	for i, r := range rules {
		wg.Go(func() { verdicts[i] = fmt.Sprint(Rule(r, Options{})) })
	}
	wg.Wait()
	for i, r := range rules {
		if want := fmt.Sprint(Rule(r, Options{})); verdicts[i] != want {
			t.Errorf("%s: %s, alone %s", r.Name, verdicts[i], want)
		}
	}
}

// TestLaneWise: what the prover evaluates works lane by lane, so that proofs
// on scalars lift to vectors.
func TestLaneWise(t *testing.T) {
	for _, o := range everyOperation() {
		if !o.op.Is(ir.LaneWise) {
			t.Errorf("%s is proved on scalars but is not lane-wise", o.op)
		}
	}
	for _, op := range []ir.Op{ir.OpSelect, ir.OpFreeze} {
		if !op.Is(ir.LaneWise) {
			t.Errorf("%s is proved on scalars but is not lane-wise", op)
		}
	}
	for _, in := range dsl.Intrinsics() {
		if in.Eval != nil && !in.LaneWise {
			t.Errorf("%s is proved on scalars but is not lane-wise", in.Name)
		}
	}
}

// BenchmarkRules proves and disproves all rules of the test data, and reports
// the figures that README.md quotes.
func BenchmarkRules(b *testing.B) {
	rules := slices.Concat(loadFiles(b, "testdata/right.rw"), loadFiles(b, "testdata/wrong.rw"))
	times := make([]time.Duration, len(rules))
	for b.Loop() {
		for i, r := range rules {
			start := time.Now()
			Rule(r, Options{})
			times[i] = time.Since(start)
		}
	}
	slowest := slices.Index(times, slices.Max(times))
	b.Logf("slowest: %s, %v", rules[slowest].Name, times[slowest])
	slices.Sort(times)
	b.ReportMetric(float64(len(rules))*float64(b.N)/b.Elapsed().Seconds(), "rules/s")
	b.ReportMetric(times[len(times)/2].Seconds()*1e3, "ms/median")
	b.ReportMetric(times[len(times)-1].Seconds()*1e3, "ms/worst")
}

// loadFiles reads rule files, in which there must be no error.
func loadFiles(t testing.TB, names ...string) []*dsl.Rule {
	t.Helper()
	set, diags := load.Files(names...)
	for _, d := range diags {
		t.Error(d.Render())
	}
	return set.Rules
}
