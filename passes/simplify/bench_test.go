package simplify_test

import (
	"os"
	"testing"

	"rewrite/passes/analysis/manager"
	"rewrite/passes/ir"
	"rewrite/passes/ir/asm"
	"rewrite/passes/ir/llvmtest"
	"rewrite/passes/simplify"
)

// BenchmarkValue asks about each instruction of SQLite as clang -O1 leaves it, once
// facts were found:
// what LLVM takes for the same is told by
//
//	opt-22 -passes=instsimplify -time-passes -disable-output sqlite3.ll
func BenchmarkValue(b *testing.B) {
	path := llvmtest.Root() + "/../shared/corpus/real/22/O1/sqlite/sqlite3.ll"
	src, err := os.ReadFile(path)
	if err != nil {
		b.Skip(err)
	}
	m, diags := asm.Parse(path, src, asm.Options{})
	if diags.HasErrors() {
		b.Fatal(diags)
	}
	p, an := library(b), manager.New(m)
	pass := func() (asked, answered int) {
		for _, f := range m.Funcs {
			if len(f.Blocks) == 0 {
				continue
			}
			s := p.For(f, an.Of(f))
			for _, block := range f.Blocks {
				for _, v := range block.Instrs {
					if v.Type != ir.Void {
						asked++
						if s.Value(v, simplify.In(block)).Value != nil {
							answered++
						}
					}
				}
			}
			s.Done()
		}
		return asked, answered
	}
	asked, answered := pass()
	b.ReportAllocs()
	b.ResetTimer()
	for range b.N {
		pass()
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(asked), "ns/question")
	b.ReportMetric(float64(answered)/float64(asked), "answered/question")
}
