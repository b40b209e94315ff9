package cache_test

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"testing"
	"time"

	"rewrite/dsl"
	"rewrite/dsl/dsltest"
	"rewrite/dsl/load"
	"rewrite/dsl/prove"
	"rewrite/dsl/prove/cache"
	"rewrite/dsl/prove/record"
)

var quick = prove.Options{Effort: prove.QuickEffort}

func open(t testing.TB, dir string) *cache.Cache {
	t.Helper()
	c, err := cache.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func all(*dsl.Rule) bool { return true }

// proveIn answers with a folder, and with nothing that is in memory.
func proveIn(t *testing.T, dir string, rules []*dsl.Rule) ([]*cache.Answer, cache.Counts) {
	t.Helper()
	c := open(t, dir)
	answers, n := (&cache.Prover{Cache: c, Options: quick}).Prove(rules, all)
	c.Close()
	if err := c.Err(); err != nil {
		t.Error(err)
	}
	return answers, n
}

// rules have each status, and each kind of thing to say.
const rules = `rule right  add(x, x) => mul(x, 2)
rule wrong  sub(x, y) => sub(y, x)
rule backward  sub(x, x) <=> 0
rule tested  fneg(fneg(x: float)) => x
rule tested-once  fadd(fneg(x: float), y) => fsub(y, x)
rule unproved  @f(x: i32): i32 => x
rule never  and(x, C) => x if C == 0 && C == 1
rule axiom-rule  @f(x: i32): i32 => x axiom "it says so"
`

// TestSame: what is remembered is what the prover said, but for the counterexample
// itself, whose text is there.
func TestSame(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "a", "cache")
	first, n := proveIn(t, dir, dsltest.Rules(t, rules))
	if n != (cache.Counts{Proved: 7}) {
		t.Errorf("first: %+v", n)
	}
	second, n := proveIn(t, dir, dsltest.Rules(t, "// Another place.\n"+rules))
	if n != (cache.Counts{Remembered: 7}) {
		t.Errorf("second: %+v", n)
	}
	for i, a := range first {
		b := second[i]
		a.Counterexample = nil
		if fmt.Sprintf("%#v", a.Verdict) != fmt.Sprintf("%#v", b.Verdict) {
			t.Errorf("%d: %#v, remembered as %#v", i, a.Verdict, b.Verdict)
		}
		switch {
		case (a.Diagnostic == nil) != (b.Diagnostic == nil):
			t.Errorf("%d: %v, remembered as %v", i, a.Diagnostic, b.Diagnostic)
		case a.Diagnostic != nil:
			b.Diagnostic.Line-- // of the comment
			if got, want := b.Diagnostic.Render(), a.Diagnostic.Render(); got != want || b.Diagnostic.Cause != a.Diagnostic.Cause {
				t.Errorf("%d: %s\nremembered as\n%s", i, want, got)
			}
		}
	}
}

// TestKey: a verdict is about a rule with all that it says, and is of the effort that it
// took; that a rule is wrong needs no more effort.
func TestKey(t *testing.T) {
	base := "rule a  and(x, C) => x if C == -1\n"
	seen := map[[32]byte]string{}
	for _, text := range []string{
		base,
		"rule b  and(x, C) => x if C == -1\n",
		"rule a  and(x, C) <=> x if C == -1\n",
		"rule a  and(x, C) => x if C != -1\n",
		"rule a  and(x, C) => x if C == -2\n",
		"rule a  or(x, C) => x if C == -1\n",
		"rule a  and(x: i8, C) => x if C == -1\n",
		"rule a  and(x: i16, C) => x if C == -1\n",
		"rule a  and(x, C) => or(x, 0) if C == -1\n",
		"rule a  and(x, _) => x\n",
		"rule a  add(x, C) => x if C == -1\n",
		"rule a  add nsw(x, C) => x if C == -1\n",
		"rule a  add nuw(x, C) => x if C == -1\n",
		"rule a  and(x, C) => freeze(x) if C == -1\n",
		"rule a  and(x, C) => x if C == -1 axiom \"one\"\n",
		"rule a  and(x, C) => x if C == -1 axiom \"two\"\n",
		"rule a  and(x, C) => x if C == -1 && noundef(x)\n",
		"rule a  and(x, C) => x if C == -1 && nonpoison(x)\n",
		"rule a  @f(x: i32): i32 => x\n",
		"rule a  @g(x: i32): i32 => x\n",
		"rule a  @f(x: i64): i64 => x\n",
	} {
		k := record.Key(dsltest.Rules(t, text)[0])
		if before, ok := seen[k]; ok {
			t.Errorf("one key for\n%s%s", before, text)
		}
		seen[k] = text
	}
	if k := record.Key(dsltest.Rules(t, "\n/// Doc.\ngroup g\n\nrule a\n  and(x, C) => x // that\n  if C == -1\n")[0]); seen[k] != base {
		t.Error("comments and places change the key")
	}

	dir := t.TempDir()
	if err := os.Chmod(dir, 0o700); err != nil {
		t.Fatal(err)
	}
	list := dsltest.Rules(t, "rule right  and(x, x) => x\nrule wrong  sub(x, y) => sub(y, x)\n")
	more := prove.Options{Effort: prove.DefaultEffort}
	c := open(t, dir)
	(&cache.Prover{Cache: c, Options: more}).Prove(list, all)
	c.Close()
	c = open(t, dir)
	if _, ok := c.Lookup(list[0], more); !ok {
		t.Error("not remembered")
	}
	if _, ok := c.Lookup(list[0], quick); ok {
		t.Error("the verdict of another effort counts")
	}
	if a, ok := c.Lookup(list[1], quick); !ok || a.Status != prove.Disproved {
		t.Error("a disproof of more effort does not count")
	}
}

// TestDamaged: whatever happens to the file, no answer is made up, and what is missing
// is proved.
func TestDamaged(t *testing.T) {
	list := dsltest.Rules(t, "rule a  add(x, x) <=> mul(x, 2)\nrule b  sub(x, y) => sub(y, x)\n")
	dir := filepath.Join(t.TempDir(), "cache")
	want, _ := proveIn(t, dir, list)
	name := filepath.Join(dir, "verdicts")
	good, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	proved := 0
	check := func(what string, data []byte) {
		t.Helper()
		if err := os.WriteFile(name, data, 0o600); err != nil {
			t.Fatal(err)
		}
		c := open(t, dir)
		for i, r := range list {
			if a, ok := c.Lookup(r, quick); !ok {
				proved++
			} else if a.Status != want[i].Status {
				t.Errorf("%s: %s is %v", what, r.Name, a.Status)
			}
		}
	}
	for i := 0; i < len(good); i += 1 + i%17 { // in every part of a line
		bad := bytes.Clone(good)
		bad[i] ^= 1 << (i % 7)
		check(fmt.Sprintf("byte %d changed", i), bad)
		check(fmt.Sprintf("cut at %d", i), good[:i])
		check(fmt.Sprintf("cut at %d, more behind", i), append(bytes.Clone(good[:i]), good...))
	}
	if proved == 0 {
		t.Error("no damage was noticed")
	}
	check("none", good)
	if err := os.WriteFile(name, good[:len(good)/2], 0o600); err != nil {
		t.Fatal(err)
	}
	proveIn(t, dir, list)
	if _, n := proveIn(t, dir, list); n.Proved != 0 {
		t.Errorf("behind a line that was cut short nothing is found: %+v", n)
	}
}

// TestTogether: several at once, as processes are, lose nothing.
func TestTogether(t *testing.T) {
	var text strings.Builder
	for i := range 60 {
		fmt.Fprintf(&text, "rule r%d  add(x, %d) => sub(x, -%d)\n", i, i+1, i+1)
	}
	list := dsltest.Rules(t, text.String())
	dir := filepath.Join(t.TempDir(), "cache")
	var wg sync.WaitGroup
	for i := range 4 {
		wg.Go(func() {
			c := open(t, dir)
			defer c.Close()
			p := &cache.Prover{Cache: c, Options: prove.Options{}}
			if _, n := p.Prove(list[i*15:(i+1)*15], all); n.Proved != 15 || c.Err() != nil {
				t.Errorf("%+v, %v", n, c.Err())
			}
		})
	}
	wg.Wait()
	c := open(t, dir)
	if _, n := (&cache.Prover{Cache: c, Options: prove.Options{}}).Prove(list, all); n != (cache.Counts{Remembered: 60}) {
		t.Errorf("%+v", n)
	}
}

// TestBound: the files do not grow beyond their bounds, and keep what was used last.
func TestBound(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "cache")
	list := dsltest.Rules(t, "rule old  add(x, x) <=> mul(x, 2)\nrule new  and(x, x) => x\n")
	proveIn(t, dir, list[:1])
	name := filepath.Join(dir, "verdicts")
	f, err := os.OpenFile(name, os.O_APPEND|os.O_WRONLY, 0)
	if err != nil {
		t.Fatal(err)
	}
	junk := strings.Repeat(strings.Repeat("0", 999)+"\n", 13<<10)
	if _, err := f.WriteString(junk); err != nil {
		t.Fatal(err)
	}
	f.Close()
	if _, n := proveIn(t, dir, list); n != (cache.Counts{Remembered: 1, Proved: 1}) {
		t.Errorf("%+v", n)
	}
	if info, err := os.Stat(name); err != nil || info.Size() > 12<<20 {
		t.Errorf("%v bytes, %v", info.Size(), err)
	}
	if _, n := proveIn(t, dir, list); n.Remembered != 2 {
		t.Errorf("what was used last is forgotten: %+v", n)
	}

	c := open(t, dir)
	big := dsl.Source{Name: "big.rw", Text: strings.Repeat("// Filler.\n", 1000) + "rule a\n  and(x, x) => x\n"}
	for i := range 4 {
		old := filepath.Join(dir, "rules", fmt.Sprint(i))
		os.MkdirAll(filepath.Dir(old), 0o700)
		if err := os.WriteFile(old, make([]byte, 5<<20), 0o600); err != nil {
			t.Fatal(err)
		}
		past := time.Now().Add(time.Duration(i-10) * time.Hour)
		os.Chtimes(old, past, past)
	}
	load.Sources([]dsl.Source{big}, load.Options{Memory: c})
	left, _ := filepath.Glob(filepath.Join(dir, "rules", "*"))
	if len(left) != 2 || filepath.Base(left[0]) != "3" && filepath.Base(left[1]) != "3" {
		t.Errorf("left are %q", left)
	}
	if c.Known(big) == nil {
		t.Error("the newest file is forgotten")
	}
}

// TestRules: the rules of a text come back; damaged ones, and those of other texts, do
// not.
func TestRules(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "cache")
	s := dsl.Source{Name: "a.rw", Text: strings.Repeat("// Filler.\n", 100) + rules}
	want, diags := load.Sources([]dsl.Source{s}, load.Options{Memory: open(t, dir)})
	if len(diags) > 0 {
		t.Fatal(diags)
	}
	s.Name = "b.rw"
	c := open(t, dir)
	if c.Known(s) == nil {
		t.Fatal("not known")
	}
	got, _ := load.Sources([]dsl.Source{s}, load.Options{Memory: c})
	for i, r := range got.Rules {
		if !bytes.Equal(r.Content(), want.Rules[i].Content()) || r.File != "b.rw" {
			t.Errorf("%s became %s of %s", want.Rules[i], r, r.File)
		}
	}
	other := s
	other.Text += " "
	if c.Known(other) != nil {
		t.Error("another text is known")
	}
	files, _ := filepath.Glob(filepath.Join(dir, "rules", "*"))
	if len(files) != 1 {
		t.Fatal(files)
	}
	good, err := os.ReadFile(files[0])
	if err != nil {
		t.Fatal(err)
	}
	for i := 0; i < len(good); i += 23 {
		bad := bytes.Clone(good)
		bad[i] ^= 1
		os.WriteFile(files[0], bad, 0o600)
		if c.Known(s) != nil {
			t.Fatalf("byte %d may be wrong", i)
		}
	}
	os.WriteFile(files[0], good[:20], 0o600)
	if c.Known(s) != nil {
		t.Error("a cut file is known")
	}
}

// TestRecorded: a record speaks for its rules and for no others, and only to who names
// it; a disproof in it is shown.
func TestRecorded(t *testing.T) {
	list := dsltest.Rules(t, rules+"rule op for op in [and, or]  op(x, x) => x\n")
	proveAll := func(open []*dsl.Rule) []prove.Verdict { return prove.All(open, quick) }
	rs := record.Records(nil).Update(list, proveAll)
	p := &cache.Prover{Records: []record.Records{rs}, Options: quick}
	answers, n := p.Prove(list, all)
	if n != (cache.Counts{Recorded: 7, Proved: 2}) { // two are disproved
		t.Errorf("%+v", n)
	}
	for i, v := range prove.All(list, quick) {
		if answers[i].Status != v.Status || (answers[i].Diagnostic == nil) != (v.Diagnostic(list[i]) == nil) {
			t.Errorf("%s: %v, want %v", list[i].Name, answers[i].Verdict, v)
		}
	}
	if _, n = p.Prove(dsltest.Rules(t, "rule right  add(x, y) => add(y, x)\nrule op for op in [and]  op(x, x) => x\n"), all); n != (cache.Counts{Proved: 2}) {
		t.Errorf("other rules of these names: %+v", n)
	}
	p.Anew = true
	if again, n := p.Prove(list, all); n != (cache.Counts{Proved: 9}) {
		t.Errorf("anew: %+v", n)
	} else {
		for i, a := range again {
			if a.Status != answers[i].Status {
				t.Errorf("anew %s is %v", list[i].Name, a.Verdict)
			}
		}
	}
	only, n := p.Prove(list, func(r *dsl.Rule) bool { return r.Name == "right" })
	if n.Proved != 1 || only[0] == nil || only[1] != nil {
		t.Errorf("one is wanted: %+v", n)
	}
}

// TestPrivate: a folder that others may write to is not trusted.
func TestPrivate(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("modes do not say there who may write")
	}
	dir := filepath.Join(t.TempDir(), "cache")
	proveIn(t, dir, dsltest.Rules(t, "rule a  and(x, x) => x\n"))
	info, err := os.Stat(dir)
	if err != nil || info.Mode().Perm() != 0o700 {
		t.Errorf("%v, %v", info.Mode(), err)
	}
	for mode, trusted := range map[os.FileMode]bool{0o700: true, 0o755: true, 0o770: false, 0o707: false, 0o777: false} {
		if err := os.Chmod(dir, mode); err != nil {
			t.Fatal(err)
		}
		if _, err := cache.Open(dir); (err == nil) != trusted {
			t.Errorf("%v: %v", mode, err)
		}
	}
}
