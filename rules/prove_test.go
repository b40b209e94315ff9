package rules

import (
	_ "embed"
	"hash/crc32"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"rewrite/dsl"
	"rewrite/dsl/lint"
	"rewrite/dsl/load"
	"rewrite/dsl/prove"
	"rewrite/dsl/prove/record"
	"rewrite/passes/ir/llvmtest"
)

// loadLibrary reads the library with its tests; every diagnostic is a failure.
func loadLibrary(t *testing.T) *dsl.Set {
	t.Helper()
	set, diags := load.Sources(Sources(), load.Options{Tests: true, Choose: Choose()})
	for _, d := range diags {
		t.Error(d.Render())
	}
	return set
}

// minRules is what the project asks of the library, by name: a `for` list counts once.
const minRules = 150

// TestRecorded: proofs.txt has a verdict about every rule as it is, and all are
// good ones. What they say is proved again by go generate, and in part by
// TestSample.
func TestRecorded(t *testing.T) {
	set := loadLibrary(t)
	recorded, err := Proofs()
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range recorded.Check(set.Rules, set.LeftOut...) {
		t.Errorf("%v: go generate ./rules", m)
	}
	tally := map[prove.Status]int{}
	for i, e := range recorded.Verdicts(set.Rules) {
		if e == nil {
			continue // Check has said so
		}
		tally[e.Status]++
		if e.Status == prove.Unproved || e.Status == prove.Disproved {
			t.Errorf("%s: %s is recorded as %s", set.Rules[i].File, set.Rules[i].Name, e)
		}
	}
	t.Log(tally)
	if text := recorded.String(); text != proofs {
		t.Error("proofs.txt is not as it is written: go generate ./rules")
	}
}

// TestStatuses: only rules with floating point are tested, and only rules about
// library calls of documented meaning are axioms. None is about pointers, but
// for those that move values of any type.
func TestStatuses(t *testing.T) {
	set := loadLibrary(t)
	recorded, err := Proofs()
	if err != nil {
		t.Fatal(err)
	}
	for i, e := range recorded.Verdicts(set.Rules) {
		r := set.Rules[i]
		if e == nil {
			t.Errorf("%s: no verdict", r.Name)
			continue
		}
		if (e.Status == prove.Tested) != (r.Floating() && r.Axiom == "") {
			t.Errorf("%s is %v", r.Name, e.Status)
		}
		if e.Status == prove.Assumed {
			calls := false
			r.LHS.Walk(func(x *dsl.Term) { calls = calls || x.Kind == dsl.CallTerm && !prove.HasMeaning(x) })
			if !calls {
				t.Errorf("%s is an axiom, and calls nothing that only its documentation defines", r.Name)
			}
		}
	}
}

// shuffled is an order of n things that depends on the records: it is the same in each
// run, and another one as the library grows.
func shuffled(t *testing.T, n int) []int {
	seed := crc32.ChecksumIEEE([]byte(proofs))
	t.Logf("seed %#x", seed)
	return rand.New(rand.NewPCG(uint64(seed), 0)).Perm(n)
}

// TestSample proves some rules again: the prover still finds what is recorded.
func TestSample(t *testing.T) {
	sampled := llvmtest.Amount(40, 100) // rules to prove again where all inputs can be tried
	solved := llvmtest.Amount(8, 20)    // of them, those to ask the solver about, with less effort
	set := loadLibrary(t)
	recorded, err := Proofs()
	if err != nil {
		t.Fatal(err)
	}
	var some []*dsl.Rule
	var known []*record.Entry
	all := recorded.Verdicts(set.Rules)
	for _, i := range shuffled(t, len(set.Rules)) {
		// What stands at no width that can be tried out, a byte swap, is for the solver alone.
		if e := all[i]; len(some) < sampled && (e == nil || e.Status != prove.Proved || e.By(prove.Exhaustive)) {
			some, known = append(some, set.Rules[i]), append(known, e)
		}
	}
	for i, v := range prove.All(some, prove.Options{}) {
		if e := known[i]; e == nil || !e.Agrees(v) {
			t.Errorf("%s: %s is recorded as %v and is %v", some[i].File, some[i].Name, e, v)
		}
	}
	for i, v := range prove.All(some[:solved], prove.Options{Effort: prove.QuickEffort}) {
		if v.Status != known[i].Status {
			t.Errorf("%s: %s is recorded as %v and is %v\n%v", some[i].File, some[i].Name, known[i], v, v.Counterexample)
		}
	}
}

// TestEqualities: what is an equality says so, as only equalities merge classes. The
// long form looks at all rules.
func TestEqualities(t *testing.T) {
	set := loadLibrary(t)
	families := map[string]bool{}
	for _, i := range shuffled(t, len(set.Rules))[:llvmtest.Amount(len(set.Rules)/20, len(set.Rules))] {
		families[set.Rules[i].Family] = true
	}
	some := slices.DeleteFunc(slices.Clone(set.Rules), func(r *dsl.Rule) bool { return !families[r.Family] })
	for _, d := range prove.Equalities(some, prove.Options{}, nil) {
		t.Error(d.Render())
	}
}

// untold are the rules of which no example can be made: what they ask cannot be said of the
// parameters of a test. Their tests are written by hand.
var untold = map[string]string{
	"or-mul-factor":       "that a product and a value have no bits in common",
	"zext-of-unsigned":    "that a sum of conversions does not wrap",
	"sext-of-signed":      "that a sum of conversions does not wrap",
	"sext-of-signed-both": "that a sum of conversions does not wrap",
	"sub-gep-nuw":         "a factor of the size of what is counted in",
	"sub-gep-nusw":        "a factor of the size of what is counted in",
	"zext-ptrtoint":       "integers wider than pointers",
	"ctpop-parallel":      "five numbers that follow from one width",
}

// TestInstances: every rule, each instance of a family by itself, applies to examples that are
// made of it, at constants that meet its condition, and makes of them what it says. A test in a
// file says what these do not: where a rule must not apply. The long form looks at all rules.
func TestInstances(t *testing.T) {
	set := loadLibrary(t)
	some := shuffled(t, len(set.Rules))[:llvmtest.Amount(len(set.Rules)/5, len(set.Rules))]
	for _, i := range some {
		r := set.Rules[i]
		examples := lint.Examples(r, 2)
		if (len(examples) == 0) != (untold[r.Family] != "") {
			t.Errorf("%s: %s has %d examples", r.File, r.Name, len(examples))
		}
		for _, test := range examples {
			if d := test.Run(&dsl.Set{Rules: []*dsl.Rule{r}}); d != nil {
				t.Errorf("%s: %s", r.File, d.Msg)
			}
		}
	}
}

// TestForm: every rule says what it is, and shows it where no example can be made of it.
func TestForm(t *testing.T) {
	set := loadLibrary(t)
	tested := map[string]bool{}
	for _, test := range set.Tests {
		tested[test.Rule] = true
	}
	families := map[string]bool{}
	perFile := map[string]int{}
	for _, r := range set.Rules {
		if families[r.Family] {
			continue
		}
		families[r.Family] = true
		perFile[r.File]++
		if strings.TrimSpace(r.Doc) == "" {
			t.Errorf("%s: %s has no doc comment", r.File, r.Name)
		}
		if untold[r.Family] != "" && !tested[r.Family] && !tested[r.Name] {
			t.Errorf("%s: %s has no test", r.File, r.Family)
		}
	}
	if len(families) < minRules {
		t.Errorf("%d rules by name, want %d", len(families), minRules)
	}
	t.Log(len(families), perFile)
}

// readme are the rules of README.md: text behind ```rw good and ```rw bad.
//
//go:embed README.md
var readme string

// TestReadme proves the good examples and refuses every bad one.
func TestReadme(t *testing.T) {
	examples := map[string]int{}
	for i, block := range strings.Split(readme, "```rw ")[1:] {
		kind, rest, _ := strings.Cut(block, "\n")
		text, _, ended := strings.Cut(rest, "```")
		if !ended || kind != "good" && kind != "bad" {
			t.Fatalf("block %d is a %q, or has no end", i, kind)
		}
		set, diags := load.Sources([]dsl.Source{{Name: kind, Text: text}}, load.Options{})
		if len(diags) > 0 {
			t.Errorf("%v\n%s", diags, text)
		}
		for _, r := range set.Rules {
			examples[kind]++
			v := prove.Rule(r, prove.Options{})
			want := map[string]prove.Status{"good": prove.Proved, "bad": prove.Disproved}[kind]
			if r.Floating() && kind == "good" {
				want = prove.Tested
			}
			if v.Status != want {
				t.Errorf("a %s example is %v:\n%s", kind, v, text)
			}
		}
	}
	if examples["good"] < 10 || examples["bad"] < 10 {
		t.Error("too few examples:", examples)
	}
}
