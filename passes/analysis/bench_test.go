package analysis

import (
	"path/filepath"
	"testing"

	"rewrite/passes/ir"
)

// BenchmarkCorpus asks for the facts of every value, and then also for the
// branch facts of every block, of all functions of testdata/ir/22.
func BenchmarkCorpus(b *testing.B) {
	files, _ := filepath.Glob("../../testdata/ir/22/*.ll")
	if len(files) == 0 {
		b.Fatal("no test data")
	}
	var analyses []*Analysis
	var funcs [][]*ir.Func
	for _, path := range files {
		m := parse(b, path)
		var list []*ir.Func
		for _, f := range m.Funcs {
			if len(f.Blocks) > 0 {
				list = append(list, f)
			}
		}
		analyses = append(analyses, NewModule(m).New(list[0]))
		funcs = append(funcs, list)
	}
	for _, c := range []struct {
		name     string
		branches bool
	}{{"facts", false}, {"branches", true}} {
		b.Run(c.name, func(b *testing.B) {
			values, known, defined, entries := 0, 0, 0, 0
			b.ReportAllocs()
			for b.Loop() {
				values, known, defined, entries = 0, 0, 0, 0
				for i, a := range analyses {
					for _, f := range funcs[i] {
						a.Reset(f)
						for _, blk := range f.Blocks {
							if c.branches {
								entries += len(a.AtEntry(blk))
							}
							for _, v := range blk.Instrs {
								if v.Type.Kind == ir.VoidKind {
									continue
								}
								values++
								x := a.Facts(v)
								if !x.IsUnknown() {
									known++
								}
								if x.NoUndef() {
									defined++
								}
							}
						}
					}
				}
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(values), "ns/value")
			b.ReportMetric(float64(known)/float64(values)*100, "%known")
			b.ReportMetric(float64(defined)/float64(values)*100, "%noundef")
			if c.branches {
				b.ReportMetric(float64(entries)/float64(values), "branchfacts/value")
			}
		})
	}
}
