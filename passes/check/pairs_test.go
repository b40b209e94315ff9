package check_test

import (
	"bytes"
	"os"
	"regexp"
	"testing"

	"rewrite/passes/check"
	"rewrite/passes/ir"
	"rewrite/passes/ir/asm"
	"rewrite/passes/ir/llvmtest"
)

// TestPairsByLLVM: every function of our own programs, changed by taking flags
// and a call's result away, is a pair that LLVM verifies.
func TestPairsByLLVM(t *testing.T) {
	opt := llvmtest.Tool(t, "opt-22")
	debug := regexp.MustCompile(`!dbg|#dbg_`)
	n := 0
	for _, file := range llvmtest.Files(t, "ir/22") {
		before, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		m, diags := asm.Parse(file, before, asm.Options{})
		if m == nil {
			t.Fatal(diags)
		}
		changed := 0
		for _, f := range m.Funcs {
			did := false
			for _, b := range f.Blocks {
				for _, v := range b.Instrs {
					if v.Flags&ir.PoisonFlags != 0 && v.Op != ir.OpGEP {
						v.Flags, did = 0, true
					}
				}
			}
			if did {
				f.MarkChanged()
				changed++
			}
		}
		var after bytes.Buffer
		if err := asm.Print(&after, m, asm.PrintOptions{}); err != nil {
			t.Fatal(err)
		}
		pairs, skipped, err := check.Pairs(file, before, after.Bytes())
		if err != nil {
			t.Fatal(err)
		}
		if len(pairs)+len(skipped) != changed {
			t.Errorf("%s: %d pairs and %d skipped of %d changed functions", file, len(pairs), len(skipped), changed)
		}
		for _, p := range pairs {
			n++
			if !bytes.Contains(p.Text, []byte("@src(")) || !bytes.Contains(p.Text, []byte("@tgt(")) || debug.Match(p.Text) {
				t.Errorf("%s: @%s is no pair:\n%s", file, p.Name, p.Text)
			}
			if n%5 == 0 { // each takes a process
				if _, err := llvmtest.Run(p.Text, opt, "-passes=verify", "-disable-output"); err != nil {
					t.Errorf("%s: @%s: %v\n%s", file, p.Name, err, p.Text)
				}
			}
		}
	}
	if n < 50 {
		t.Errorf("only %d pairs", n)
	}
}
