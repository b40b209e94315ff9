package analysis

import (
	"path/filepath"
	"testing"

	"rewrite/passes/ir"
)

// BenchmarkCorpus asks for the facts of every value, and for the branch facts
// of every block, of all functions of testdata/ir/22.
func BenchmarkCorpus(b *testing.B) {
	files, _ := filepath.Glob("../../testdata/ir/22/*.ll")
	if len(files) == 0 {
		b.Fatal("no test data")
	}
	type module struct {
		m    *ir.Module
		info *Module
	}
	var list []module
	for _, path := range files {
		m := parse(b, path)
		list = append(list, module{m, NewModule(m)})
	}
	values, known, defined, entries := 0, 0, 0, 0
	b.ReportAllocs()
	for b.Loop() {
		values, known, defined, entries = 0, 0, 0, 0
		for _, m := range list {
			a := m.info.New(m.m.Funcs[0])
			for _, f := range m.m.Funcs {
				if len(f.Blocks) == 0 {
					continue
				}
				a.Reset(f)
				for _, blk := range f.Blocks {
					entries += len(a.AtEntry(blk))
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
	b.ReportMetric(float64(entries), "branchfacts")
}
