package saturate_test

import (
	"bytes"
	"testing"

	"rewrite/passes/ir/asm/print"

	"rewrite/passes/ir/asm"
	"rewrite/passes/ir/llvmtest"
	"rewrite/passes/irgen"
	"rewrite/passes/saturate"
)

// TestFilter: blocks of which the filter builds no graph would come out the same if
// it did, but for a few: where what the entry of a block tells makes an operand of a
// store, call or branch constant and nothing else is calculated there, and where two
// addresses are equal.
func TestFilter(t *testing.T) {
	p := library()
	const modules = 200
	graphs, all, differ := 0, 0, 0
	try := func(name string, src []byte) {
		var texts [2][]byte
		for i := range texts {
			m, _ := asm.Parse(name, src, asm.Options{})
			if m == nil {
				return
			}
			w, err := saturate.NewWorker(p, saturate.NewTypes(m), saturate.Options{LLVM: 22})
			if err != nil {
				t.Fatal(err)
			}
			if i == 1 {
				saturate.BuildAll(w)
			}
			for _, f := range m.Funcs {
				if len(f.Blocks) > 0 {
					s := w.Func(f)
					if i == 1 {
						all += s.Graphs
					} else {
						graphs += s.Graphs
					}
				}
			}
			var out bytes.Buffer
			if err := print.Module(&out, m); err != nil {
				t.Fatal(err)
			}
			texts[i] = out.Bytes()
		}
		if !bytes.Equal(texts[0], texts[1]) {
			differ++
			t.Logf("%s\n%s", name, llvmtest.Diff(texts[1], texts[0]))
		}
	}
	for seed := range uint64(modules) {
		try("random", irgen.Module(seed, irgen.Options{Funcs: 4, Size: 12}))
	}
	t.Logf("%d graphs instead of %d", graphs, all)
	if graphs*10 > all*9 {
		t.Errorf("the filter builds %d of %d graphs", graphs, all)
	}
	if differ*100 > modules*8 {
		t.Errorf("%d of %d modules come out otherwise if all graphs are built", differ, modules)
	}
}
