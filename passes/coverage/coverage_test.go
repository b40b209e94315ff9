package coverage_test

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"rewrite/passes/saturate/why"

	"rewrite/passes"
	"rewrite/passes/coverage"
	"rewrite/passes/optimize"
)

// cover optimizes files with the library, by so many workers, with or without
// coverage, and gives the report and what was written.
func cover(t testing.TB, workers int, count bool, files ...string) (*coverage.Report, string) {
	t.Helper()
	builtin, err := optimize.Builtin()
	if err != nil {
		t.Fatal(err)
	}
	cfg := &passes.Config{Program: builtin.Program}
	if count {
		cfg.Coverage = why.NewCoverage(builtin.Program)
	}
	d := optimize.Driver{Pipeline: passes.Of(passes.ByName("saturate")), Config: cfg, Hooks: passes.Hooks{Jobs: workers}}
	var out bytes.Buffer
	var all passes.Result
	for _, file := range files {
		src, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if count {
			cfg.Coverage.Begin(filepath.Base(file))
		}
		text, result, diags := d.Text(file, src)
		all.Add(result)
		if diags.HasErrors() {
			t.Fatal(diags)
		}
		if count {
			cfg.Coverage.End(text.Module())
		}
		if _, err := text.WriteTo(&out); err != nil {
			t.Fatal(err)
		}
	}
	if !count {
		return nil, out.String()
	}
	return coverage.New(cfg.Coverage.Counts(), all.Saturate, builtin.Sources), out.String()
}

func programs(t testing.TB, pattern string) []string {
	t.Helper()
	files, err := filepath.Glob("../../testdata/ir/22/" + pattern)
	if err != nil || len(files) == 0 {
		t.Fatal("no programs", err)
	}
	return files
}

func written(t testing.TB, write func(*coverage.Report, *bytes.Buffer) error, r *coverage.Report) string {
	t.Helper()
	var b bytes.Buffer
	if err := write(r, &b); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

func asJSON(r *coverage.Report, b *bytes.Buffer) error { return r.WriteJSON(b) }
func asText(r *coverage.Report, b *bytes.Buffer) error { return r.WriteText(b) }

// TestSums: what the rules save and what is saved without them is what the
// statistics say, to the hundredth, each match ends somewhere, and the program is
// the same as without coverage.
func TestSums(t *testing.T) {
	files := programs(t, "*.O[012].ll")
	if corpus, _ := filepath.Glob("../../../shared/corpus/real/22/O2dis/zlib/*.ll"); len(corpus) > 0 {
		files = append(files, corpus...)
	} else {
		t.Log("../shared/corpus is not there: its programs are not tried")
	}
	r, out := cover(t, 2, true, files...)
	if _, plain := cover(t, 2, false, files...); plain != out {
		t.Error("coverage changes the output")
	}
	saved, credited := int64(0), 0
	for _, u := range r.Rules {
		saved += u.Saved
		credited += u.Credited
		if u.Matched != u.Known+u.Fired+u.NotComputed+u.Dropped {
			t.Errorf("%s: %d matches, of which %d fired, %d were known, %d had no constant, %d were dropped", u.Name, u.Matched, u.Fired, u.Known, u.NotComputed, u.Dropped)
		}
		failed := uint64(0)
		for _, c := range u.Clauses {
			failed += c.Failed
		}
		if u.Fired > 0 && u.Tried == 0 || u.Left == 0 && failed > 0 || u.Survived < u.Credited || u.Survived > 0 && u.Fired == 0 {
			t.Errorf("%s: a funnel that widens: %+v", u.Name, u)
		}
		if u.Survived > 0 && len(u.Sites) == 0 || u.Survived == 0 && len(u.Sites) > 0 {
			t.Errorf("%s survived %d times, with %d sites", u.Name, u.Survived, len(u.Sites))
		}
		for _, s := range u.Sites {
			if s.Input == "" || !strings.HasPrefix(s.Func, "@") || s.Value == "" || s.Before == s.After {
				t.Errorf("%s: site %+v", u.Name, s)
			}
		}
	}
	for _, o := range r.Other {
		saved += o.Saved
	}
	n := r.Totals
	if saved != n.Saved || n.Saved != int64(n.CostBefore)-int64(n.CostAfter) || n.Saved == 0 {
		t.Errorf("the rules saved %d, in all it was %d: from %d to %d", saved, n.Saved, n.CostBefore, n.CostAfter)
	}
	if n.Rules != n.Survived+n.Fired+n.Dead || n.Rules != len(r.Rules) || n.Survived < 50 || credited < 100 || n.Steps == 0 {
		t.Errorf("totals %+v, %d credited", n, credited)
	}
}

// TestSameForAnyWorkers: reports do not depend on how the work is shared out.
func TestSameForAnyWorkers(t *testing.T) {
	files := programs(t, "*.O[01].ll")
	one, _ := cover(t, 1, true, files...)
	for _, workers := range []int{1, 2, 5} {
		r, _ := cover(t, workers, true, files...)
		if written(t, asJSON, r) != written(t, asJSON, one) || written(t, asText, r) != written(t, asText, one) {
			t.Errorf("another report with %d workers", workers)
		}
	}
}

// TestLocations: example sites tell where in the source they are.
func TestLocations(t *testing.T) {
	r, _ := cover(t, 2, true, programs(t, "*.g.ll")...)
	found := 0
	for _, u := range r.Rules {
		for _, s := range u.Sites {
			if strings.Contains(s.Loc, ".c:") || strings.Contains(s.Loc, ".cpp:") || strings.Contains(s.Loc, ".h:") {
				found++
			}
		}
	}
	if found == 0 {
		t.Error("no site has a place")
	}
}

// TestText: dead rules come last, each with what stopped it.
func TestText(t *testing.T) {
	r, _ := cover(t, 2, true, programs(t, "bits.O1.ll")...)
	text := written(t, asText, r)
	at := 0
	for _, want := range []string{"survived: ", "never fires: ", "never matches: ", "never tried: ", "families, their instances added up: ", "saved without a rule", "total", "that survive"} {
		i := strings.Index(text[at:], want)
		if i < 0 {
			t.Fatalf("%q is missing, or out of order, in\n%s", want, text)
		}
		at += i
	}
	if lines := strings.Count(text, "\n"); lines < len(r.Rules) {
		t.Errorf("%d lines for %d rules", lines, len(r.Rules))
	}
}

// TestJSON reads a report back, by the schema's own type and as any reader would,
// and refuses what is none.
func TestJSON(t *testing.T) {
	r, _ := cover(t, 2, true, programs(t, "bits.O1.ll")...)
	text := written(t, asJSON, r)
	back, err := coverage.ReadJSON(strings.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	if written(t, asJSON, back) != text {
		t.Error("another report after reading it back")
	}
	var free map[string]any
	if err := json.Unmarshal([]byte(text), &free); err != nil {
		t.Fatal(err)
	}
	if free["schema"] != "rewrite-coverage" || free["version"] != 1.0 || len(free["rules"].([]any)) != len(r.Rules) {
		t.Error("not by the schema")
	}
	for _, bad := range []struct{ text, want string }{
		{"[]", "no coverage report"},
		{`{"schema": "other", "version": 1}`, `schema is "other"`},
		{`{"schema": "rewrite-coverage", "version": 9}`, "version 9"},
		{`{"schema": "rewrite-coverage", "version": 1, "rules": [null]}`, "null"},
		{text[:len(text)/2], "no coverage report"},
	} {
		if _, err := coverage.ReadJSON(strings.NewReader(bad.text)); err == nil || !strings.Contains(err.Error(), bad.want) {
			t.Errorf("%.40q: error %v, want %q", bad.text, err, bad.want)
		}
	}
}

// TestDir: runs write to one folder at the same time, and merging adds them up to what
// one run over all of the inputs, in any order, reports: sites, too.
func TestDir(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "cov")
	files := programs(t, "*.O[01].ll")
	slices.Reverse(files)
	all, _ := cover(t, 2, true, files...)
	var wg sync.WaitGroup
	for _, f := range files {
		wg.Go(func() {
			r, _ := cover(t, 1, true, f)
			if err := r.WriteDir(dir); err != nil {
				t.Error(err)
			}
		})
	}
	wg.Wait()
	sum, err := coverage.ReadPath(dir)
	if err != nil {
		t.Fatal(err)
	}
	if got, want := written(t, asJSON, sum), written(t, asJSON, all); got != want {
		t.Error("runs of one file each do not add up to one of all files")
	}
	left, err := filepath.Glob(filepath.Join(dir, ".*"))
	if err != nil || len(left) > 0 {
		t.Errorf("left behind: %q, %v", left, err)
	}
	if _, err := coverage.ReadPath(t.TempDir()); err == nil {
		t.Error("an empty folder is no error")
	}
}

// TestMergeRefuses: counts of two rules of one name are not added up.
func TestMergeRefuses(t *testing.T) {
	a := &coverage.Report{Rules: []*coverage.Rule{{Name: "r", Text: "add(x, 0) => x"}}}
	b := &coverage.Report{Rules: []*coverage.Rule{{Name: "r", Text: "sub(x, 0) => x"}}}
	if _, err := coverage.Merge(a, b); err == nil || !strings.Contains(err.Error(), "rule r is not the same") {
		t.Errorf("error %v", err)
	}
}

// TestCompare: every kind of difference, the worst first.
func TestCompare(t *testing.T) {
	old := &coverage.Report{Rules: []*coverage.Rule{
		{Name: "same", Fired: 1}, {Name: "stops", Fired: 3, Survived: 1, Saved: 100}, {Name: "gone"}, {Name: "fades", Fired: 1, Survived: 1},
		{Name: "less", Fired: 2, Survived: 2, Saved: 200}, {Name: "wakes"},
	}}
	now := &coverage.Report{Rules: []*coverage.Rule{
		{Name: "wakes", Fired: 1}, {Name: "same", Fired: 1}, {Name: "less", Fired: 2, Survived: 1, Saved: 100}, {Name: "stops"}, {Name: "fades", Fired: 1},
		{Name: "fresh"},
	}}
	d := coverage.Compare(old, now)
	var got []string
	for _, r := range d.Rules {
		u := r.New
		if u == nil {
			u = r.Old
		}
		got = append(got, u.Name+": "+r.Change())
	}
	want := "stops: stopped firing|fades: stopped surviving|gone: rule is gone|less: saves less|wakes: started firing|fresh: rule is new"
	if strings.Join(got, "|") != want {
		t.Errorf("got  %s\nwant %s", strings.Join(got, "|"), want)
	}
	if s := d.Stopped(); len(s) != 1 || s[0] != "stops" {
		t.Errorf("stopped: %q", s)
	}
}
