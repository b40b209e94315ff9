package check_test

import (
	"bytes"
	"os"
	"regexp"
	"testing"

	"rewrite/passes/ir/asm/print"

	"rewrite/passes/check"
	"rewrite/passes/internal/passtest"
	"rewrite/passes/ir"
	"rewrite/passes/ir/llvmtest"
)

// TestPairsByLLVM: every function of our own programs, changed by taking flags
// away, is a pair that LLVM verifies: with opaque pointers where the program has
// typed ones.
func TestPairsByLLVM(t *testing.T) {
	opt := llvmtest.Tool(t, "opt-22")
	debug := regexp.MustCompile(`!dbg|#dbg_`)
	n, asked := 0, 0
	for _, file := range llvmtest.Files(t, "ir/22", "ir/14", "ir/typed") {
		before, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		m := passtest.Read(t, file, before)
		// LLVM 14 has constant expressions that are no more
		_, gone := llvmtest.Run(before, opt, "-passes=verify", "-disable-output")
		changed := 0
		for _, f := range m.Funcs {
			did := f.Changed // where it was read: it calls what no LLVM has any more
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
		if err := print.Module(&after, m); err != nil {
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
			if n%5 == 0 && gone == nil { // each takes a process
				asked++
				if _, err := llvmtest.Run(p.Text, opt, "-passes=verify", "-disable-output"); err != nil {
					t.Errorf("%s: @%s: %v\n%s", file, p.Name, err, p.Text)
				}
			}
		}
	}
	if n < 50 || asked < 10 {
		t.Errorf("only %d pairs, %d of them verified", n, asked)
	}
}
