package program_test

import (
	"slices"
	"testing"

	"rewrite/egraph"
	"rewrite/passes/ir"
	"rewrite/passes/saturate/program"
)

// TestLiterals asks of constants of every width and format which literals of the library
// they are, and tries all literals one by one.
func TestLiterals(t *testing.T) {
	p := read(t)
	var types []egraph.Type
	for _, width := range []uint32{1, 2, 7, 8, 16, 32, 33, 64, 65, 128, 200} {
		types = append(types, program.IntType(width, 0))
	}
	table := program.NewTypeTable(&ir.Module{})
	for _, f := range []*ir.Type{ir.Half, ir.BFloat, ir.Float, ir.Double, ir.FP128} {
		types = append(types, table.Of(f))
	}
	found := 0
	for pred, n := range program.NumLiterals(p) {
		ask := p.Lang.PayloadPreds[pred]
		for _, typ := range types {
			if (program.KindOf(typ) == program.KindInt) != (pred == 0) {
				continue
			}
			w := program.Width(typ)
			for shift := range uint32(64) {
				for _, payload := range []uint64{1 << shift, 1<<shift - 1, -(1 << shift), -(1 << shift) - 1, 3 << shift, 0x7f8 << shift, 0x3ff << shift, 0x7fe << shift, 0x180 << shift, 5} {
					if w < 64 {
						payload &= 1<<w - 1
					}
					var want []uint64
					for lit := range uint64(n) {
						if ask.Eval(typ, payload, lit) {
							want = append(want, lit)
						}
					}
					if got := ask.Literals(nil, typ, payload); !slices.Equal(got, want) {
						t.Fatalf("%s, type %#x, payload %#x: %v, not %v", ask.Name, typ, payload, got, want)
					}
					found += len(want)
				}
			}
		}
	}
	if found < 1000 {
		t.Errorf("only %d of the constants asked of are literals", found)
	}
}
