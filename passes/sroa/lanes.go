package sroa

import "rewrite/passes/ir"

// part is the type of so many bytes of a partition that is a value: of all of it,
// of some of its lanes, or an integer.
func (w *work) part(p *partition, size uint64) *ir.Type {
	switch {
	case p.whole || 8*size == w.l.Bits(p.typ):
		return p.typ
	case p.typ.IsVector():
		return w.vector(p, 8*size/w.l.Bits(p.typ.Elem))
	}
	return ir.IntN(uint32(8 * size))
}

// vector is the type of some lanes of a partition; one lane is a scalar.
func (w *work) vector(p *partition, n uint64) *ir.Type {
	if n == 1 {
		return p.typ.Elem
	}
	return w.f.Module.Types.Vector(n, p.typ.Elem, false)
}

// span is the first lane of an access, and how many there are. Lanes are in the
// order of their addresses, whichever byte of a number is first.
func (w *work) span(p *partition, begin, bits uint64) (first, n uint64) {
	lane := w.l.Bits(p.typ.Elem)
	return 8 * (begin - p.begin) / lane, bits / lane
}

// extract takes the lanes of an access out of the value of a partition.
func (w *work) extract(p *partition, v *ir.Value, begin, bits uint64, at *ir.Value) *ir.Value {
	first, n := w.span(p, begin, bits)
	switch n {
	case p.typ.Len:
		return v
	case 1:
		return w.instr(at, ir.OpExtractElement, p.typ.Elem, nil, v, w.f.Int(ir.I64, first))
	}
	mask := w.mask(n, func(i uint64) int { return int(first + i) })
	return w.instr(at, ir.OpShuffleVector, w.vector(p, n), nil, v, w.f.Poison(p.typ), mask)
}

// merge is the value of a partition with the lanes of an access replaced. Poison
// in one lane is in no other, so nothing is frozen.
func (w *work) merge(p *partition, v *ir.Value, begin, bits uint64, at *ir.Value) *ir.Value {
	first, n := w.span(p, begin, bits)
	old := w.instr(at, ir.OpLoad, p.typ, ir.PlainMem(p.align), p.alloca)
	v = w.cast(v, w.vector(p, n), at)
	if n == 1 {
		return w.instr(at, ir.OpInsertElement, p.typ, nil, old, v, w.f.Int(ir.I64, first))
	}
	within := func(i uint64) bool { return first <= i && i < first+n }
	v = w.instr(at, ir.OpShuffleVector, p.typ, nil, v, w.f.Poison(v.Type), w.mask(p.typ.Len, func(i uint64) int {
		if within(i) {
			return int(i - first)
		}
		return -1
	}))
	return w.instr(at, ir.OpShuffleVector, p.typ, nil, old, v, w.mask(p.typ.Len, func(i uint64) int {
		if within(i) {
			return int(p.typ.Len + i)
		}
		return int(i)
	}))
}

// mask is the mask of a shuffle; -1 is a lane that does not matter.
func (w *work) mask(n uint64, lane func(i uint64) int) *ir.Value {
	args := make([]*ir.Value, n)
	for i := range args {
		if k := lane(uint64(i)); k < 0 {
			args[i] = w.f.Poison(ir.I32)
		} else {
			args[i] = w.f.Int(ir.I32, uint64(k))
		}
	}
	return w.f.Const(ir.Value{Op: ir.OpAggregate, Type: w.f.Module.Types.Vector(n, ir.I32, false), Args: args})
}
