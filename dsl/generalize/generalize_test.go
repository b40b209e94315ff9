package generalize

import (
	"cmp"
	"flag"
	"fmt"
	"os"
	"runtime"
	"slices"
	"strings"
	"testing"

	"rewrite/dsl"
	"rewrite/dsl/lint"
	"rewrite/dsl/load"
	"rewrite/dsl/prove"
)

var update = flag.Bool("update", false, "rewrite the golden files")

func source(t *testing.T, name string) dsl.Source {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return dsl.Source{Name: name, Text: string(text)}
}

// rulesOf are the rules of a text by family, those of which nothing is wrong.
func rulesOf(t *testing.T, s dsl.Source) map[string][]*dsl.Rule {
	t.Helper()
	set, diags := load.Sources([]dsl.Source{s}, load.Options{Choose: prove.Choose(prove.Options{})})
	if len(diags) > 0 {
		t.Fatal(diags.Err())
	}
	of := map[string][]*dsl.Rule{}
	for _, r := range set.Rules {
		of[r.Family] = append(of[r.Family], r)
	}
	return of
}

// TestNarrow: of each rule of narrow.rw the original, of which it says a part, is found, or
// something that does all that the original does. narrow.out has what was found and how.
func TestNarrow(t *testing.T) {
	narrow := source(t, "testdata/narrow.rw")
	changes, skipped, diags := Files([]dsl.Source{narrow}, Options{})
	if diags.HasErrors() {
		t.Fatal(diags.Err())
	}
	wide, diags := Apply(narrow, changes)
	if diags.HasErrors() {
		t.Fatal(diags.Err())
	}
	var golden strings.Builder
	for _, c := range changes {
		for _, s := range c.Steps {
			golden.WriteString("// " + c.Rule + ": " + s.What + ": " + s.Proved + "\n")
		}
	}
	by := map[string]string{} // another one does it
	for _, s := range skipped {
		golden.WriteString("// " + s.Rule + ": " + s.Why + "\n")
		by[s.Rule] = s.By
	}
	golden.WriteString("\n" + wide)
	compareGolden(t, "testdata/narrow.out", golden.String())
	before, after, originals := rulesOf(t, narrow), rulesOf(t, dsl.Source{Name: "wide.rw", Text: wide}), rulesOf(t, source(t, "testdata/original.rw"))
	if len(originals) < 40 || len(originals) != len(before) {
		t.Fatalf("%d originals of %d rules", len(originals), len(before))
	}
	for family, list := range originals {
		was, is := lint.NewCompany(before[family]), lint.NewCompany(after[cmp.Or(by[family], family)])
		gains := false
		for _, r := range list {
			gains = gains || was.Gains(r)
			if is.Gains(r) {
				t.Errorf("%s is not found", r)
			}
		}
		if !gains {
			t.Errorf("%s is no narrower than the original", family)
		}
	}
}

// quick is a prover for tests, of small widths alone.
func quick(r *dsl.Rule) prove.Verdict { return prove.Rule(r, prove.Options{}) }

// widened is what becomes of a text, and what was done.
func widened(t *testing.T, text string, known ...*dsl.Rule) (string, []Change) {
	t.Helper()
	s := dsl.Source{Name: "a.rw", Text: text}
	changes, _, diags := Files([]dsl.Source{s}, Options{Verdict: quick, Known: known})
	out, more := Apply(s, changes)
	if diags.HasErrors() || more.HasErrors() {
		t.Fatal(append(diags, more...).Err())
	}
	return out, changes
}

// TestLeftAlone: what is not widened, and what is said of it.
func TestLeftAlone(t *testing.T) {
	for text, why := range map[string]string{
		"rule a\n  udiv(x, 4) => lshr(x, 2)\n  specific \"for the test\"\n":                                         "",
		"rule a\n  sub(x, x) => 0\n":                                                                                "",
		"rule a\n  sub(x, x) => 0\n  if known_zero(x, 1)\n\ntest a\n  (x: i8) sub(x, x) -> none\n":                  "",
		"rule a\n  add(x, x) => shl(x, 1)\n  if width(x) > 1\n\ntest a\n  (x: i8) add nsw nuw(x, x) -> shl(x, 1)\n": "",
		"rule a\n  sub(x, x) => 0\n\ntest a\n  (x: i8) sub(x, x) -> 1\n":                                            testFails,
		"rule a\n  fmul nnan nsz(x: float, 0.0) => 0.0\n  if not_inf(x)\n":                                          floating,
		"rule a\n  @f(x: i8, 4): i8 => x\n  axiom \"for the test\"\n":                                               axiom,
		"rule a\n  sub(x, 4) => x\n":                                                                                wrong,
		"rule a\n  sub(x, x) => 0\n  // why\n  if known_zero(x, 1)\n":                                               commented,
	} {
		s := dsl.Source{Name: "a.rw", Text: text}
		changes, skipped, diags := Files([]dsl.Source{s}, Options{Verdict: quick})
		if len(changes) > 0 || diags.HasErrors() {
			t.Errorf("%s\nbecomes %v %v", text, changes, diags)
		}
		if why == "" && len(skipped) > 0 || why != "" && !slices.Equal(skipped, []Skipped{{"a.rw", "a", 1, why, ""}}) {
			t.Errorf("%s\nis skipped: %v", text, skipped)
		}
	}
}

// TestSameForm: of rules that become one, the first does, and the others stay.
func TestSameForm(t *testing.T) {
	out, changes := widened(t, "rule a\n  udiv(x, 2) => lshr(x, 1)\n\nrule b\n  udiv(x, 4) => lshr(x, 2)\n")
	if len(changes) != 1 || changes[0].Rule != "a" || !strings.Contains(out, "udiv(x, 4)") {
		t.Errorf("it becomes\n%s", out)
	}
}

// TestComments: a comment inside stays where nothing takes its place.
func TestComments(t *testing.T) {
	out, _ := widened(t, "rule a // one\n  udiv(x, 2) // two\n    => lshr(x, 1) // three\n")
	for _, c := range []string{"// one", "// two", "// three", "log2("} {
		if !strings.Contains(out, c) {
			t.Errorf("no %s in\n%s", c, out)
		}
	}
}

// TestUseless: what holds and nobody wants is not listed.
func TestUseless(t *testing.T) {
	for text, never := range map[string]string{
		"rule a\n  sub(sub(x, y), z) => sub(x, add(y, z))\n":              "[",
		"rule a\n  icmp eq(or(_, C), 0) => false\n  if C != 0\n":          "ult",
		"rule a\n  icmp eq(mul nuw(x, y), 0) => icmp eq(umin(x, y), 0)\n": "ug",
		"rule a\n  add(umin(_, 0), y) => y\n":                             "umax",
	} {
		if out, _ := widened(t, text); strings.Contains(out, never) {
			t.Errorf("it becomes\n%s", out)
		}
	}
}

// TestLarger: what makes a term larger does so where its conditions say.
func TestLarger(t *testing.T) {
	conds := "\n  if noundef(x) && noundef(y) && one_use(x)\n"
	if out, _ := widened(t, "rule a\n  or(x, y) => xor(xor(x, y), and(x, y))"+conds); !strings.HasSuffix(out, conds) {
		t.Errorf("it becomes\n%s", out)
	}
}

// TestKnown: what other rules say or lead to is no gain.
func TestKnown(t *testing.T) {
	text := "rule a\n  and(x, x) => x\n"
	out, _ := widened(t, text)
	if !strings.Contains(out, "for op in [and, or]") {
		t.Fatalf("alone it becomes\n%s", out)
	}
	for _, others := range []string{"rule b\n  or(x, x) => x\n", "rule c\n  or(x, x) => and(x, x)\n"} {
		set, diags := load.Sources([]dsl.Source{{Name: "b.rw", Text: others}}, load.Options{})
		if diags.HasErrors() {
			t.Fatal(diags.Err())
		}
		if out, _ := widened(t, text, set.Rules...); out != text {
			t.Errorf("beside\n%s it becomes\n%s", others, out)
		}
	}
}

// TestProcessors: the result does not depend on how many there are, nor on which run it is.
func TestProcessors(t *testing.T) {
	text := "rule a\n  udiv(x, 4) => lshr(x, 2)\n\nrule b\n  icmp ult(x, x) => false\n\nrule c\n  smax(x, smin(x, _)) => x\n"
	first := ""
	for _, n := range []int{1, 2, 3} {
		defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(n))
		out, changes := widened(t, text)
		got := out + fmt.Sprint(changes)
		if first == "" {
			first = got
		}
		if got != first || len(changes) != 3 {
			t.Errorf("with %d processors\n%s\nnot\n%s", n, got, first)
		}
	}
}

// TestVocabulary: no two conditions on a constant are true of the same numbers, and each is
// true of some.
func TestVocabulary(t *testing.T) {
	seen := map[set]string{}
	for _, a := range vocabulary() {
		if a.set == 0 || a.set == everything {
			t.Errorf("%s: true of %d numbers", a.text, a.set.size())
		}
		if o := seen[a.set]; o != "" {
			t.Errorf("%s and %s are the same", o, a.text)
		}
		seen[a.set] = a.text
	}
}

func compareGolden(t *testing.T, name, got string) {
	t.Helper()
	if *update {
		if err := os.WriteFile(name, []byte(got), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	if got != string(want) {
		t.Errorf("%s differs: go test ./dsl/generalize -update, and read the diff", name)
	}
}
