package generalize

import (
	"flag"
	"fmt"
	"os"
	"runtime"
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
	changes, diags := Files([]dsl.Source{narrow}, Options{})
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
	golden.WriteString("\n" + wide)
	compareGolden(t, "testdata/narrow.out", golden.String())
	before, after, originals := rulesOf(t, narrow), rulesOf(t, dsl.Source{Name: "wide.rw", Text: wide}), rulesOf(t, source(t, "testdata/original.rw"))
	if len(originals) < 40 || len(originals) != len(before) {
		t.Fatalf("%d originals of %d rules", len(originals), len(before))
	}
	for family, list := range originals {
		was, is := lint.NewCompany(before[family]), lint.NewCompany(after[family])
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
	changes, diags := Files([]dsl.Source{s}, Options{Verdict: quick, Known: known})
	out, more := Apply(s, changes)
	if diags.HasErrors() || more.HasErrors() {
		t.Fatal(append(diags, more...).Err())
	}
	return out, changes
}

// TestLeftAlone: what is not widened, and why.
func TestLeftAlone(t *testing.T) {
	for name, text := range map[string]string{
		"it says that it is specific":         "rule a\n  udiv(x, 4) => lshr(x, 2)\n  specific \"for the test\"\n",
		"a test says where it does not apply": "rule a\n  sub(x, x) => 0\n  if known_zero(x, 1)\n\ntest a\n  (x: i8) sub(x, x) -> none\n",
		"a test wants another result":         "rule a\n  add(x, x) => shl(x, 1)\n\ntest a\n  (x: i8) add nsw nuw(x, x) -> shl(x, 1)\n",
		"it is only tested":                   "rule a\n  fmul nnan nsz(x: float, 0.0) => 0.0\n  if not_inf(x)\n",
		"an axiom speaks for it as it is":     "rule a\n  @f(x: i8, 4): i8 => x\n  axiom \"for the test\"\n",
		"it is wrong":                         "rule a\n  sub(x, 4) => x\n",
		"it is as general as it holds":        "rule a\n  sub(x, x) => 0\n",
		"a comment inside would be lost":      "rule a\n  udiv(x, 4) => lshr(x, 2)\n  // why\n  if width(x) > 3\n",
	} {
		if out, changes := widened(t, text); out != text || len(changes) > 0 {
			t.Errorf("%s, and becomes\n%s", name, out)
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
