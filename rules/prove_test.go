package rules

import (
	_ "embed"
	"strings"
	"testing"

	"rewrite/dsl"
	"rewrite/dsl/prove"
)

// load reads the library with its tests; every diagnostic is a failure.
func load(t *testing.T) *dsl.Set {
	t.Helper()
	set, diags := dsl.LoadSources(Sources(), dsl.Options{Tests: true})
	for _, d := range diags {
		t.Error(d.Render())
	}
	return set
}

// unproved are rules that the prover cannot decide, by family, each with the
// reason for which it is right all the same. A rule that is listed and proved is
// a mistake in the list.
var unproved = map[string]string{}

// minRules is what the project asks of the library, by name: a `for` list counts once.
const minRules = 150

func TestProved(t *testing.T) {
	proved := map[prove.Status]int{}
	widths := map[string]int{}
	for _, r := range load(t).Rules {
		v := prove.Rule(r, prove.Options{})
		proved[v.Status]++
		reason, listed := unproved[r.Family]
		switch {
		case v.Status == prove.Proved && listed:
			t.Errorf("%s: %s is listed as unproved and is proved", r.File, r.Name)
		case v.Status == prove.Proved:
			widths[v.String()]++
		case v.Status == prove.Unproved && listed:
			t.Logf("%s: %s: %v; %s", r.File, r.Name, v, reason)
		default:
			t.Errorf("%s: %s: %v", r.File, r.Name, v)
			if v.Counterexample != nil {
				t.Log(v.Counterexample)
			}
		}
	}
	t.Log(proved, widths)
}

// TestEqualities: what is an equality says so, as only equalities merge classes.
func TestEqualities(t *testing.T) {
	candidates := map[string]bool{}
	for _, r := range load(t).Rules {
		ok, seen := candidates[r.Family]
		if seen && !ok {
			continue
		}
		equal := *r
		equal.Arrow = dsl.Equal
		candidates[r.Family] = r.Arrow == dsl.Refine && prove.Rule(&equal, prove.Options{}).Status == prove.Proved
	}
	for name, ok := range candidates {
		if ok {
			t.Errorf("%s is proved in both directions: write <=>", name)
		}
	}
}

// TestForm: every rule says what it is, and shows it.
func TestForm(t *testing.T) {
	set := load(t)
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
		if !tested[r.Family] && !tested[r.Name] {
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
		set, diags := dsl.LoadSources([]dsl.Source{{Name: kind, Text: text}}, dsl.Options{})
		if len(diags) > 0 {
			t.Errorf("%v\n%s", diags, text)
		}
		for _, r := range set.Rules {
			examples[kind]++
			v := prove.Rule(r, prove.Options{})
			if want := map[string]prove.Status{"good": prove.Proved, "bad": prove.Disproved}[kind]; v.Status != want {
				t.Errorf("a %s example is %v:\n%s", kind, v, text)
			}
		}
	}
	if examples["good"] < 10 || examples["bad"] < 10 {
		t.Error("too few examples:", examples)
	}
}
