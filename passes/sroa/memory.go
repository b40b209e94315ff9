package sroa

import (
	"math/big"

	"rewrite/passes/ir"
)

// instr inserts an instruction with the source location of another one.
func (w *work) instr(at *ir.Value, op ir.Op, t *ir.Type, aux ir.Aux, args ...*ir.Value) *ir.Value {
	v := w.f.NewInstr(op, t, args...)
	v.Aux = aux
	v.Meta = at.Meta.Keep(isDbg)
	return w.insert(v, at)
}

// cast makes a value one of another type with the same bits.
func (w *work) cast(v *ir.Value, t *ir.Type, at *ir.Value) *ir.Value {
	switch {
	case v.Type == t:
		return v
	case v.Op == ir.OpUndef:
		return w.f.Undef(t)
	case v.Op == ir.OpPoison:
		return w.f.Poison(t)
	}
	return w.instr(at, ir.OpBitCast, t, nil, v)
}

// address is a number of bytes behind a pointer, as a pointer of a type.
func (w *work) address(base *ir.Value, off uint64, t *ir.Type, at *ir.Value) *ir.Value {
	if off == 0 {
		return w.cast(base, t, at)
	}
	bytes := w.cast(base, w.pointer(base.Type, ir.I8), at)
	index := w.l.Pointer(base.Type.Bits).Index
	v := w.instr(at, ir.OpGEP, bytes.Type, ir.I8, bytes, w.f.Int(ir.IntN(index), off))
	v.Flags = ir.InBounds // what is accessed there is part of the object
	return w.cast(v, t, at)
}

// shift is how far the bits of an access are above the lowest of a partition's.
func (w *work) shift(p *partition, begin, end uint64) uint64 {
	if w.l.BigEndian {
		return 8 * (p.end - end)
	}
	return 8 * (begin - p.begin)
}

// read loads a value of a type from a partition, at an offset in the old alloca.
func (w *work) read(p *partition, begin uint64, t *ir.Type, at *ir.Value) *ir.Value {
	if p.typ == nil {
		off := begin - p.begin
		from := w.address(p.alloca, off, w.pointer(p.alloca.Type, t), at)
		return w.instr(at, ir.OpLoad, t, ir.PlainMem(common(p.align, off)), from)
	}
	v := w.instr(at, ir.OpLoad, p.typ, ir.PlainMem(p.align), p.alloca)
	if p.whole {
		return w.cast(v, t, at)
	}
	bits := w.l.Bits(t)
	if p.typ.IsVector() {
		return w.cast(w.extract(p, v, begin, bits, at), t, at)
	}
	if n := w.shift(p, begin, begin+bits/8); n > 0 {
		v = w.instr(at, ir.OpLShr, p.typ, nil, v, w.f.Int(p.typ, n))
	}
	if bits < uint64(p.typ.Bits) {
		v = w.instr(at, ir.OpTrunc, ir.IntN(uint32(bits)), nil, v)
	}
	return w.cast(v, t, at)
}

// write stores a value to a partition. Of a part both the value and what else is
// there are frozen: poison in one must not spoil the other.
func (w *work) write(p *partition, begin uint64, v, at *ir.Value) {
	if p.dead {
		return
	}
	if p.typ == nil {
		off := begin - p.begin
		to := w.address(p.alloca, off, w.pointer(p.alloca.Type, v.Type), at)
		w.instr(at, ir.OpStore, ir.Void, ir.PlainMem(common(p.align, off)), v, to)
		return
	}
	bits := w.l.Bits(v.Type)
	switch {
	case p.whole || bits == w.l.Bits(p.typ):
		v = w.cast(v, p.typ, at)
	case p.typ.IsVector():
		v = w.merge(p, v, begin, bits, at)
	default:
		n := w.shift(p, begin, begin+bits/8)
		old := w.instr(at, ir.OpLoad, p.typ, ir.PlainMem(p.align), p.alloca)
		old = w.instr(at, ir.OpFreeze, p.typ, nil, old)
		old = w.instr(at, ir.OpAnd, p.typ, nil, old, w.f.Int(p.typ, ^(ir.Mask(uint32(bits))<<n)))
		v = w.cast(v, ir.IntN(uint32(bits)), at)
		if v.Op == ir.OpInt {
			v = w.f.Int(p.typ, v.Bits<<n)
		} else {
			if v.Op != ir.OpFreeze {
				v = w.instr(at, ir.OpFreeze, v.Type, nil, v)
			}
			v = w.instr(at, ir.OpZExt, p.typ, nil, v)
			if n > 0 {
				v = w.instr(at, ir.OpShl, p.typ, nil, v, w.f.Int(p.typ, n))
			}
		}
		v = w.instr(at, ir.OpOr, p.typ, nil, old, v)
	}
	w.instr(at, ir.OpStore, ir.Void, ir.PlainMem(p.align), v, p.alloca)
}

// fill is the part of a memset in a partition.
func (w *work) fill(p *partition, begin, end uint64, at *ir.Value) {
	if p.typ != nil {
		t := w.part(p, end-begin)
		w.write(p, begin, w.repeat(at.Args[2], end-begin, t, at), at)
		return
	}
	off := begin - p.begin
	v := w.transfer(at, end-begin)
	v.SetArg(1, w.address(p.alloca, off, v.Args[1].Type, at))
	w.params(v, common(p.align, off), 0)
	w.insert(v, at)
}

// repeat is a value of a type all of whose bytes are one.
func (w *work) repeat(b *ir.Value, size uint64, t *ir.Type, at *ir.Value) *ir.Value {
	wide := w.f.Module.Types.Int(uint32(8 * size))
	ones := new(big.Int)
	for range size {
		ones.Lsh(ones, 8).Add(ones, big.NewInt(1))
	}
	switch {
	case b.Op == ir.OpUndef:
		return w.f.Undef(t)
	case b.Op == ir.OpPoison:
		return w.f.Poison(t)
	case b.Op == ir.OpInt && b.Bits == 0 && t.IsPtr():
		return w.f.Consts().Leaf(ir.OpNull, t)
	case b.Op == ir.OpInt && b.Bits == 0 && t.IsVector():
		return w.f.Consts().Leaf(ir.OpZero, t)
	case b.Op == ir.OpInt && b.Bits == 0 && t.IsFloat() && size <= 8:
		return w.f.Consts().Float(t, 0)
	case b.Op == ir.OpInt:
		return w.cast(w.f.BigInt(wide, ones.Mul(ones, b.Int())), t, at)
	case size > 1:
		b = w.instr(at, ir.OpZExt, wide, nil, b)
		b = w.instr(at, ir.OpMul, wide, nil, b, w.f.BigInt(wide, ones))
	}
	return w.cast(b, t, at)
}

// copy is the part of a memcpy or memmove in a partition. mine and other are the
// arguments that point to the old alloca and elsewhere.
func (w *work) copy(p *partition, begin, end uint64, x *access, mine, other int) {
	at := x.at
	off, away := begin-p.begin, begin-x.begin
	align := common(alignment(at, other), away)
	if p.typ == nil {
		v := w.transfer(at, end-begin)
		v.SetArg(mine, w.address(p.alloca, off, v.Args[mine].Type, at))
		v.SetArg(other, w.address(at.Args[other], away, v.Args[other].Type, at))
		if mine == 1 {
			w.params(v, common(p.align, off), align)
		} else {
			w.params(v, align, common(p.align, off))
		}
		w.insert(v, at)
		return
	}
	t := w.part(p, end-begin)
	there := at.Args[other]
	if g, off, ok := w.constants.Place(there); ok && x.kind == copyIn {
		if c := w.constants.At(w.f, g, off+int64(away), t); c != nil {
			w.write(p, begin, c, at)
			return
		}
	}
	there = w.address(there, away, w.pointer(there.Type, t), at)
	if x.kind == copyIn {
		w.write(p, begin, w.instr(at, ir.OpLoad, t, ir.PlainMem(align), there), at)
	} else {
		w.instr(at, ir.OpStore, ir.Void, ir.PlainMem(align), w.read(p, begin, t, at), there)
	}
}

// transfer clones a memcpy, memmove or memset for another length.
func (w *work) transfer(x *ir.Value, size uint64) *ir.Value {
	v := w.f.Clone(x, func(y *ir.Value) *ir.Value { return y }, nil)
	v.Dbg = nil
	v.Meta = x.Meta.Keep(isDbg)
	v.SetArg(3, w.f.Int(v.Args[3].Type, size))
	return v
}

// params states the alignments of a transfer: to where, and from where unless 0.
func (w *work) params(v *ir.Value, to, from uint64) {
	c := *v.Aux.(*ir.Call)
	c.ParamAttrs = make([]*ir.AttrSet, len(v.CallArgs()))
	c.ParamAttrs[0] = aligned(to)
	if from > 0 {
		c.ParamAttrs[1] = aligned(from)
	}
	v.Aux = &c
}
