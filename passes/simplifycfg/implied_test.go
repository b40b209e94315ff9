package simplifycfg

import (
	"testing"

	"rewrite/passes/ir"
)

// TestCompared goes through all pairs of compares of three bits with constants and
// of two values, and asks every value.
func TestCompared(t *testing.T) {
	const width = 3
	m := new(ir.Module)
	typ := ir.IntN(width)
	g := &ir.Global{Kind: ir.Function, Name: "f", Module: m}
	f := ir.NewFunc(g, m.Types.Func(ir.Void, []*ir.Type{typ, typ}, false), nil)
	x := f.NewInstr(ir.OpFreeze, typ, f.Int(typ, 0))
	y := f.NewInstr(ir.OpFreeze, typ, f.Int(typ, 0))
	holds := func(p ir.Pred, a, b uint64) bool {
		s := func(n uint64) int64 { return int64(n<<(64-width)) >> (64 - width) }
		switch p {
		case ir.EQ:
			return a == b
		case ir.NE:
			return a != b
		case ir.ULT:
			return a < b
		case ir.ULE:
			return a <= b
		case ir.UGT:
			return a > b
		case ir.UGE:
			return a >= b
		case ir.SLT:
			return s(a) < s(b)
		case ir.SLE:
			return s(a) <= s(b)
		case ir.SGT:
			return s(a) > s(b)
		}
		return s(a) >= s(b)
	}
	value := func(v *ir.Value, a, b uint64) uint64 {
		switch v {
		case x:
			return a
		case y:
			return b
		}
		return v.Bits
	}
	operands := []*ir.Value{x, y}
	for n := range uint64(1 << width) {
		operands = append(operands, f.Int(typ, n))
	}
	var compares []*ir.Value
	for p := ir.EQ; p <= ir.SLE; p++ {
		for _, o := range operands[1:] {
			for _, args := range [][]*ir.Value{{x, o}, {o, x}} {
				c := f.NewInstr(ir.OpICmp, ir.I1, args...)
				c.Pred = p
				compares = append(compares, c)
			}
		}
	}
	told, missed := 0, 0
	for _, given := range compares {
		for _, c := range compares {
			for _, truth := range []bool{false, true} {
				got, known := compared(c, given, truth)
				var yes, no bool
				for a := range uint64(1 << width) {
					for b := range uint64(1 << width) {
						if holds(given.Pred, value(given.Args[0], a, b), value(given.Args[1], a, b)) == truth {
							is := holds(c.Pred, value(c.Args[0], a, b), value(c.Args[1], a, b))
							yes, no = yes || is, no || !is
						}
					}
				}
				switch {
				case known && (got && no || !got && yes):
					t.Fatalf("%s %v %v is %v, given that %s %v %v is %v", c.Pred, c.Args[0], c.Args[1], got, given.Pred, given.Args[0], given.Args[1], truth)
				case known:
					told++
				case yes != no && given.Args[0] != y && given.Args[1] != y && c.Args[0] != y && c.Args[1] != y:
					missed++
				}
			}
		}
	}
	if told < 1000 || missed > 0 {
		t.Errorf("%d implications were told, %d missed", told, missed)
	}
}
