package saturate_test

import (
	"bytes"
	"testing"

	"rewrite/passes/ir"
	"rewrite/passes/ir/asm"
	"rewrite/passes/ir/asm/print"
	"rewrite/passes/ir/llvmtest"
	"rewrite/passes/irgen"
	"rewrite/passes/saturate"
)

// TestSettled: what comes out does not change when it goes in again, but for what crosses
// blocks: a phi whose facts are known only when the loop has been worked on, and uses
// that went in another block.
func TestSettled(t *testing.T) {
	p := library()
	const modules = 300
	again, first := 0, 0
	for seed := range uint64(modules) {
		m, diags := asm.Parse("random", irgen.Module(seed, irgen.Options{Funcs: 4, Size: 16}), asm.Options{})
		if m == nil {
			t.Fatal(diags)
		}
		w, err := saturate.NewWorker(p, saturate.NewTypes(m), saturate.Options{LLVM: 22})
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range m.Funcs {
			if len(f.Blocks) == 0 {
				continue
			}
			if w.Func(f).Changes > 0 {
				first++
			}
			before := text(t, f)
			if w.Func(f).Changes == 0 {
				continue
			}
			if after := text(t, f); !bytes.Equal(before, after) {
				again++
				t.Logf("seed %d, @%s\n%s", seed, f.Name, llvmtest.Diff(before, after))
			}
		}
	}
	t.Logf("%d functions change, %d a second time", first, again)
	if first < 500 || again > first/100 {
		t.Errorf("of %d functions that change %d do so again", first, again)
	}
}

func text(t *testing.T, f *ir.Func) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := print.Module(&b, f.Module); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}
