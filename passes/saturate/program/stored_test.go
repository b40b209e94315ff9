package program_test

import (
	"bytes"
	"os"
	"path/filepath"
	"reflect"
	"sync"
	"testing"

	"rewrite/dsl"
	"rewrite/egraph"
	"rewrite/passes/ir/asm"
	"rewrite/passes/ir/asm/print"
	"rewrite/passes/ir/llvmtest"
	"rewrite/passes/saturate"
	"rewrite/passes/saturate/program"
	"rewrite/passes/saturate/why"
	"rewrite/rules"
)

// compiled is the library's program as Compile makes it of the text.
var compiled = sync.OnceValues(func() (*program.Program, error) {
	library, err := rules.Library()
	if err != nil {
		return nil, err
	}
	verdicts, err := rules.Verdicts()
	if err != nil {
		return nil, err
	}
	return program.Compile(library.Rules, func(r *dsl.Rule) bool { return verdicts[r] != nil && verdicts[r].Status.Unions() })
})

// read is the library's program as it is stored, anew each time.
func read(t testing.TB) *program.Program {
	t.Helper()
	stored, err := rules.Stored()
	if err != nil {
		t.Fatal(err)
	}
	p, err := program.Read(stored.Program, stored.Rule)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// TestStoredIsFresh fails when the rules, their verdicts, or what Compile makes of them
// changed since go generate ran.
func TestStoredIsFresh(t *testing.T) {
	p, err := compiled()
	if err != nil {
		t.Fatal(err)
	}
	stored, err := rules.Stored()
	if err != nil {
		t.Fatal(err)
	}
	if string(p.Stored()) != stored.Program {
		t.Error("library.bin is stale: run go generate ./rules")
	}
}

// TestStored: the stored program is the compiled one, rule by rule: patterns, conditions,
// code trees and callbacks.
func TestStored(t *testing.T) {
	want, err := compiled()
	if err != nil {
		t.Fatal(err)
	}
	got := read(t)
	if rules, trees := got.Completed(); rules+trees != 0 {
		t.Errorf("%d rules and %d trees are there before anything is asked for", rules, trees)
	}
	got.Complete()
	rules, trees := got.Completed()
	if r, n := want.Completed(); r != rules || n != trees || r < 4419 {
		t.Errorf("%d rules and %d trees, want %d and %d", rules, trees, r, n)
	}
	if !reflect.DeepEqual(got.Vocab, want.Vocab) || !reflect.DeepEqual(got.Filter, want.Filter) {
		t.Error("the vocabulary or the filter differs")
	}
	if len(got.Groups) != len(want.Groups) {
		t.Fatalf("%d groups, want %d", len(got.Groups), len(want.Groups))
	}
	for i, g := range want.Groups {
		h := got.Groups[i]
		if g.Name != h.Name || !bytes.Equal(g.Rules.AppendStored(nil), h.Rules.AppendStored(nil)) {
			t.Errorf("the code tree of group %q differs", g.Name)
		}
		for id := range g.Rules.Rules {
			if r := h.Rules.Rule(egraph.RuleID(id)); !reflect.DeepEqual(&g.Rules.Rules[id], r) {
				t.Errorf("%s differs: %+v, want %+v", r.Name, r, g.Rules.Rules[id])
			}
		}
	}
	theirs, ours := program.CallbackNames(want), program.CallbackNames(got)
	for k := range theirs {
		if len(theirs[k]) != len(ours[k]) {
			t.Fatalf("%d callbacks of kind %d, want %d", len(ours[k]), k, len(theirs[k]))
		}
		for i, name := range ours[k] {
			if name != "" && name != theirs[k][i] { // no rule has those without a name
				t.Errorf("callback %d of kind %d is %s, want %s", i, k, name, theirs[k][i])
			}
		}
	}
	for _, g := range want.Groups {
		for _, r := range g.Rules.Rules {
			for _, x := range r.Guards {
				if ours[egraph.PredCallback][x.Pred] == "" {
					t.Errorf("%s has a condition that is not there", r.Name)
				}
			}
			for _, x := range r.TypeGuards {
				if ours[egraph.TypePredCallback][x.Pred] == "" {
					t.Errorf("%s has a condition of types that is not there", r.Name)
				}
			}
		}
	}
	one, two := want.Simplify(), got.Simplify()
	if two.Made() != 0 {
		t.Errorf("simplify: %d rules are there before anything is asked", two.Made())
	}
	if len(one.Rules()) != len(two.Rules()) {
		t.Fatalf("simplify: %d rules, want %d", len(two.Rules()), len(one.Rules()))
	}
	for i, r := range one.Rules() {
		if two.Rules()[i] != r { // the same object: rules are decoded once
			t.Errorf("simplify: rule %d is %s, want %s", i, two.Rules()[i].Name, r.Name)
		}
	}
}

// saturated is a module after the rules, and how many blocks changed.
func saturated(t *testing.T, p *program.Program, name string, src []byte) (out string, changed int) {
	m, _ := asm.Parse(name, src, asm.Options{})
	if m == nil {
		return "", 0
	}
	w, err := saturate.NewWorker(p, saturate.NewTypes(m), saturate.Options{LLVM: 22})
	if err != nil {
		t.Error(err)
		return "", 0
	}
	for _, f := range m.Funcs {
		if len(f.Blocks) > 0 {
			changed += w.Func(f).Changed
		}
	}
	var text bytes.Buffer
	if err := print.Module(&text, m); err != nil {
		t.Error(err)
	}
	return text.String(), changed
}

// fileAt is the text of a file.
func fileAt(t *testing.T, name string) []byte {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// inputs are modules by name.
func inputs(t *testing.T) (names []string, texts [][]byte) {
	names, err := filepath.Glob(llvmtest.Root() + "/testdata/ir/22/*.ll")
	if err != nil || len(names) == 0 {
		t.Fatal("no inputs", err)
	}
	for _, name := range names {
		texts = append(texts, fileAt(t, name))
	}
	return names, texts
}

// TestStoredAtWork: a program that was read does what the compiled one does, when several
// workers complete it at the same time, each in another order.
func TestStoredAtWork(t *testing.T) {
	p, err := compiled()
	if err != nil {
		t.Fatal(err)
	}
	names, texts := inputs(t)
	want, changes := make([]string, len(names)), 0
	for i, name := range names {
		out, changed := saturated(t, p, name, texts[i])
		want[i], changes = out, changes+changed
	}
	if changes == 0 {
		t.Error("nothing changes")
	}
	shared := read(t)
	var wg sync.WaitGroup
	const workers = 4
	for k := range workers {
		wg.Go(func() {
			for n := range names {
				i := (n + k*len(names)/workers) % len(names)
				if out, _ := saturated(t, shared, names[i], texts[i]); out != want[i] {
					t.Errorf("%s differs", names[i])
				}
			}
		})
	}
	wg.Wait()
}

// TestStoredCounts: coverage of a program that was read is that of the compiled one, number
// by number, and compiles no more rules than are needed without it.
func TestStoredCounts(t *testing.T) {
	compiled, err := compiled()
	if err != nil {
		t.Fatal(err)
	}
	names, texts := inputs(t)
	count := func(p *program.Program) *why.Counts {
		c := why.NewCoverage(p)
		for i, name := range names {
			m, _ := asm.Parse(name, texts[i], asm.Options{})
			if m == nil {
				continue
			}
			w, err := saturate.NewWorker(p, saturate.NewTypes(m), saturate.Options{LLVM: 22, Coverage: c})
			if err != nil {
				t.Fatal(err)
			}
			c.Begin(name)
			for _, f := range m.Funcs {
				if len(f.Blocks) > 0 {
					w.Func(f)
				}
			}
			c.End(m)
		}
		return c.Counts()
	}
	plain, counting := read(t), read(t)
	for i, name := range names {
		saturated(t, plain, name, texts[i])
	}
	want, got := count(compiled), count(counting)
	if want.Steps == 0 || want.Steps != got.Steps || !reflect.DeepEqual(want, got) {
		t.Errorf("counts differ: %d steps, want %d", got.Steps, want.Steps)
	}
	few, trees := plain.Completed()
	if n, m := counting.Completed(); n != few || m != trees {
		t.Errorf("%d rules and %d trees are made for coverage, without it %d and %d", n, m, few, trees)
	}
}

// TestStoredNeeds: a small module needs few rules, and only these are compiled.
func TestStoredNeeds(t *testing.T) {
	const name = "/testdata/ir/22/bits.O0.ll"
	p := read(t)
	if _, changed := saturated(t, p, name, fileAt(t, llvmtest.Root()+name)); changed == 0 {
		t.Error("nothing changes")
	}
	rules, trees := p.Completed()
	t.Logf("%d rules, %d trees", rules, trees)
	if rules == 0 || rules > 400 || trees == 0 || trees > 60 {
		t.Errorf("%d rules and %d trees are made, which are not few", rules, trees)
	}
	empty := read(t)
	saturated(t, empty, "empty", []byte("define i32 @f(i32 %x) {\n  ret i32 %x\n}\n"))
	if rules, trees := empty.Completed(); rules+trees != 0 {
		t.Errorf("%d rules and %d trees are made for nothing", rules, trees)
	}
}

// TestStoredTellsNothing: who wants to know about rules is told that a program that was
// read is not the one to ask.
func TestStoredTellsNothing(t *testing.T) {
	m, _ := asm.Parse("empty", []byte("define void @f() {\n  ret void\n}\n"), asm.Options{})
	if _, err := saturate.NewWorker(read(t), saturate.NewTypes(m), saturate.Options{Explain: &why.Explain{}}); err == nil {
		t.Error("it explains")
	}
}

// TestStoredDamaged: what was stored by another version, or is cut short, is told.
func TestStoredDamaged(t *testing.T) {
	stored, err := rules.Stored()
	if err != nil {
		t.Fatal(err)
	}
	data := stored.Program
	for n := 0; n < len(data); n += 1 + n/7 {
		if _, err := program.Read(data[:n], stored.Rule); err == nil {
			t.Errorf("%d of %d bytes are read", n, len(data))
		}
	}
	if _, err := program.Read("x"+data[1:], stored.Rule); err != program.ErrStale {
		t.Errorf("another vocabulary gives %v", err)
	}
}

// BenchmarkRead is what each run of the command does with the stored program; what it
// needs of it comes on top.
func BenchmarkRead(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		read(b)
	}
}

// BenchmarkComplete reads the stored program and compiles all of its rules.
func BenchmarkComplete(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		read(b).Complete()
	}
}

// BenchmarkCompile compiles the library from checked rules.
func BenchmarkCompile(b *testing.B) {
	library, err := rules.Library()
	if err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	for b.Loop() {
		if _, err := program.Compile(library.Rules, nil); err != nil {
			b.Fatal(err)
		}
	}
}
