package saturate_test

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"rewrite/passes/saturate/why"

	"rewrite/passes/ir/asm/print"

	"rewrite/passes/ir"
	"rewrite/passes/ir/asm"
	"rewrite/passes/saturate"
	"rewrite/rules"
)

// TestExplainAll explains everything that the library does to our programs. What
// all changes save adds up to what the statistics say, the output is the same as
// without, and no chain is without an end.
func TestExplainAll(t *testing.T) {
	p := library()
	cost, err := rules.Generic()
	if err != nil {
		t.Fatal(err)
	}
	files, err := filepath.Glob("../../testdata/ir/22/*.ll")
	if err != nil || len(files) == 0 {
		t.Fatal("no programs", err)
	}
	if corpus, _ := filepath.Glob("../../../shared/corpus/real/22/O2dis/zlib/*.ll"); len(corpus) > 0 {
		files = append(files, corpus...)
	} else {
		t.Log("../shared/corpus is not there: its programs are not tried")
	}
	kinds := map[string]int{}
	for _, file := range files {
		src, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		run := func(x *why.Explain, check func(f *ir.Func, s saturate.Stats, cs []*why.Change)) {
			m, diags := asm.Parse(file, src, asm.Options{})
			if m == nil {
				t.Fatal(diags)
			}
			w, err := saturate.NewWorker(p, saturate.NewTypes(m), saturate.Options{Cost: cost, Explain: x})
			if err != nil {
				t.Fatal(err)
			}
			for _, f := range m.Funcs {
				if len(f.Blocks) > 0 {
					s := w.Func(f)
					check(f, s, w.Changes())
				}
			}
		}
		plain := map[string]string{}
		run(nil, func(f *ir.Func, s saturate.Stats, cs []*why.Change) {
			plain[f.Name] = fmt.Sprintf("%+v\n%s", s, print.Func(f))
		})
		run(&why.Explain{}, func(f *ir.Func, s saturate.Stats, cs []*why.Change) {
			if got := fmt.Sprintf("%+v\n%s", s, print.Func(f)); got != plain[f.Name] {
				t.Errorf("%s: %s is another one if it is explained", file, f.Spelling())
			}
			sum := int64(0)
			for _, c := range cs {
				sum += c.Saved
				kinds[c.Kind.String()]++
				for _, st := range c.Steps {
					kinds[st.Kind.String()]++
					if st.Kind == why.ByRule && st.Rule == nil {
						t.Errorf("%s: %s %s: a step by no rule", file, f.Spelling(), c.Value)
					}
				}
				if c.Long || c.Kind == why.Kept {
					t.Errorf("%s: %s %s: %s", file, f.Spelling(), c.Value, c.Kind)
				}
			}
			if want := int64(s.CostBefore) - int64(s.CostAfter); sum != want {
				t.Errorf("%s: the changes of %s save %d, not %d", file, f.Spelling(), sum, want)
			}
		})
	}
	t.Log(kinds)
	for _, k := range []string{"rewritten", "rule"} {
		if kinds[k] < 50 {
			t.Errorf("too few of %s: %v", k, kinds)
		}
	}
}
