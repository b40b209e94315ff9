package saturate_test

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"rewrite/dsl"
	"rewrite/dsl/load"
	"rewrite/egraph"
	"rewrite/passes/ir/asm"
	"rewrite/passes/ir/llvmtest"
	"rewrite/passes/saturate"
	"rewrite/passes/saturate/program"
	"rewrite/passes/saturate/why"
	"rewrite/rules"
)

// manyMore is how many rules are added to the library, which makes ten thousand.
const manyMore = 5600

// withMore compiles the library, and with it as many rules more, each of constants that no
// program has.
var withMore = sync.OnceValue(func() (p [2]*program.Program) {
	library, err := rules.Library()
	if err != nil {
		panic(err)
	}
	verdicts, err := rules.Verdicts()
	if err != nil {
		panic(err)
	}
	forms := []string{
		"and(or(x: i32, %[1]d), %[2]d) => or(and(x, %[2]d), %[3]d)", "and(xor(x: i32, %[1]d), %[2]d) => xor(and(x, %[2]d), %[3]d)",
		"or(xor(x: i32, %[1]d), %[2]d) => or(xor(x, %[4]d), %[2]d)", "xor(xor(sub(x: i32, y), %[1]d), %[2]d) => xor(sub(x, y), %[5]d)",
	}
	var text strings.Builder
	for i := range manyMore {
		a, b := 1<<20+i*1009%(1<<30), 1<<20+i*7919%(1<<30)
		fmt.Fprintf(&text, "rule more-%d\n  ", i)
		form := forms[i%len(forms)]
		args := []any{a, b, a & b, a &^ b, a ^ b}
		for k := range args {
			form = strings.ReplaceAll(form, fmt.Sprintf("%%[%d]d", k+1), fmt.Sprint(args[k]))
		}
		text.WriteString(form + "\n\n")
	}
	more, diags := load.Sources([]dsl.Source{{Name: "more.rw", Text: text.String()}}, load.Options{})
	if diags.HasErrors() {
		panic(diags)
	}
	for i, list := range [][]*dsl.Rule{library.Rules, slices.Concat(library.Rules, more.Rules)} {
		if p[i], err = program.Compile(list, func(r *dsl.Rule) bool { return verdicts[r] == nil || verdicts[r].Status.Unions() }); err != nil {
			panic(err)
		}
	}
	return p
})

// programs are modules to apply rules to.
func programs(t testing.TB) (texts [][]byte) {
	t.Helper()
	files, _ := filepath.Glob(filepath.Join(llvmtest.Root(), "testdata/ir/22/*.O1.ll"))
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		texts = append(texts, text)
	}
	if len(texts) < 5 {
		t.Fatalf("%d programs", len(texts))
	}
	return texts
}

// apply applies a program's rules to modules.
func apply(t testing.TB, p *program.Program, texts [][]byte, counts *why.Coverage) {
	t.Helper()
	for _, text := range texts {
		m, diags := asm.Parse("program.ll", text, asm.Options{})
		if diags.HasErrors() {
			t.Fatal(diags)
		}
		w, err := saturate.NewWorker(p, saturate.NewTypes(m), saturate.Options{Coverage: counts})
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range m.Funcs {
			if len(f.Blocks) > 0 {
				w.Func(f)
			}
		}
	}
}

// TestTenThousandRules: rules that have nothing to do with a program cost next to nothing. What
// is counted is tests of left sides, and that no literal of theirs is tried for itself.
func TestTenThousandRules(t *testing.T) {
	if p := withMore(); p[1].NumRules() != p[0].NumRules()+manyMore {
		t.Fatalf("%d and %d rules", p[0].NumRules(), p[1].NumRules())
	}
	var steps [2]uint64
	texts := programs(t)
	for i, p := range withMore() {
		tried := 0
		for k := range p.Lang.PayloadPreds {
			plain := p.Lang.PayloadPreds[k].Eval
			p.Lang.PayloadPreds[k].Eval = func(typ egraph.Type, payload, literal uint64) bool {
				tried++
				return plain(typ, payload, literal)
			}
			defer func() { p.Lang.PayloadPreds[k].Eval = plain }()
		}
		counts := why.NewCoverage(p)
		apply(t, p, texts, counts)
		steps[i] = counts.Counts().Steps
		if tried > 0 {
			t.Errorf("%d literals were tried one by one", tried)
		}
	}
	t.Logf("%d tests with the library, %d with %d rules more", steps[0], steps[1], manyMore)
	if steps[0] < 10_000 || float64(steps[1]) > 1.1*float64(steps[0]) {
		t.Errorf("%d tests of left sides with the library, %d with %d rules more", steps[0], steps[1], manyMore)
	}
}

// BenchmarkRules prints what the library takes on the programs, and what it takes with more rules.
func BenchmarkRules(b *testing.B) {
	texts := programs(b)
	for i, p := range withMore() {
		b.Run(fmt.Sprint(p.NumRules()), func(b *testing.B) {
			size := len(bytes.Join(texts, nil))
			b.SetBytes(int64(size))
			for b.Loop() {
				apply(b, withMore()[i], texts, nil)
			}
		})
	}
}
