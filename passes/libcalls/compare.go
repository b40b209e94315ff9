package libcalls

import "rewrite/passes/ir"

// A compare of what is loaded from a constant array, as isdigit asks of a table of characters, is
// true for some indices. Where these stand beside each other, or all but them, no load is needed:
//
//	%p = getelementptr [256 x i8], ptr @ctype, i64 0, i64 %e        %e is zext i8 %c to i64
//	%x = load i8, ptr %p
//	%m = and i8 %x, 4                                               %i = add i8 %c, -48
//	%d = icmp eq i8 %m, 0                                           %d = icmp ugt i8 %i, 9
//
// What stands between the load and the compare may be any operations on constants.

// maxSteps bounds how many operations between a load and a compare are looked through.
const maxSteps = 4

// compare replaces a compare of what is loaded from a constant array.
func (w *work) compare(v *ir.Value) *ir.Value {
	load := loaded(v)
	if load == nil || !load.IsPlain() || !load.Args[0].Type.IsPtr() || base(load.Args[0]) == nil || w.size() == nil {
		return nil
	}
	t := w.tableOf(load)
	if t == nil || t.index == nil || t.numbers() == nil {
		return nil
	}
	holds := make([]bool, len(t.values))
	for i, n := range t.numbers() {
		x, ok := through(v, load, n)
		if !ok {
			return nil
		}
		holds[i] = x != 0
	}
	return t.where(v, holds)
}

// loaded is the load that a compare with a constant comes from, nil if there is none.
func loaded(v *ir.Value) *ir.Value {
	for range maxSteps {
		if len(v.Args) == 0 || len(v.Args) > 2 || v.Op.Info().Eval == nil || len(v.Args) == 2 && (v.Args[1].Op != ir.OpInt || v.Args[1].Aux != nil) {
			return nil
		}
		v = v.Args[0]
		if v.Block == nil || !v.Type.IsInt() || v.Type.Bits > 64 {
			return nil
		}
		if v.Op == ir.OpLoad {
			return v
		}
	}
	return nil
}

// through is what v comes to where the load gives n.
func through(v, load *ir.Value, n uint64) (uint64, bool) {
	if v == load {
		return n, true
	}
	x, ok := through(v.Args[0], load, n)
	if !ok {
		return 0, false
	}
	e := ir.EvalArgs{A: x, Width: v.Args[0].Type.Bits, To: v.Type.Bits, Flags: v.Flags, Pred: v.Pred}
	if len(v.Args) == 2 {
		e.B = v.Args[1].Bits
	}
	x, out := v.Op.Info().Eval(e)
	return x, out == ir.Defined
}

// where is a test of the index for the places that hold, nil if these and the others are more than three stretches.
func (t *table) where(v *ir.Value, holds []bool) *ir.Value {
	var begin []int // where another answer begins
	for i := range holds[1:] {
		if holds[i] != holds[i+1] {
			begin = append(begin, i+1)
		}
	}
	x, is := t.index, func(op ir.Pred, x *ir.Value, n uint64, yes bool) *ir.Value {
		c := t.emit(v, ir.OpICmp, ir.I1, x, t.f.Int(x.Type, n&ir.Mask(x.Type.Bits)))
		if c.Pred = op; !yes {
			c.Pred = op.Invert()
		}
		return c
	}
	first, less := uint64(t.first), ir.SLT
	last := t.first + int64(len(holds)) - 1
	switch w := x.Type.Bits; {
	case x.Op == ir.OpZExt && t.first >= 0 && uint64(last) <= ir.Mask(x.Args[0].Type.Bits):
		x, less = x.Args[0], ir.ULT
	case t.first<<(64-w)>>(64-w) != t.first || last<<(64-w)>>(64-w) != last:
		return nil
	}
	switch {
	case len(begin) == 0:
		return t.f.Int(ir.I1, map[bool]uint64{true: 1}[holds[0]])
	case len(begin) == 1:
		return is(less, x, first+uint64(begin[0]), holds[0])
	case len(begin) > 2:
		return nil
	}
	n := uint64(begin[1] - begin[0])
	first += uint64(begin[0])
	switch {
	case n == 1:
		return is(ir.EQ, x, first, holds[begin[0]])
	case v.Args[0].NumUses() > 1: // one more instruction is left
		return nil
	}
	x = t.emit(v, ir.OpAdd, x.Type, x, t.f.Int(x.Type, -first&ir.Mask(x.Type.Bits)))
	return is(ir.ULT, x, n, holds[begin[0]])
}
